// Whole transforms, stage by stage, against the discrete Fourier transform.

func.func @length_2() {
  %re0 = util.unfoldable_constant dense<[-6.25e-01, 6.25e-01]> : tensor<2xf32>
  %im0 = util.unfoldable_constant dense<[3.25e+00, -3.5e+00]> : tensor<2xf32>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, tensor<2xf32>
  check.expect_almost_eq_const(%r1#0, dense<[0.0e+00, -1.25e+00]> : tensor<2xf32>, atol 1.0e-03) : tensor<2xf32>
  check.expect_almost_eq_const(%r1#1, dense<[-2.5e-01, 6.75e+00]> : tensor<2xf32>, atol 1.0e-03) : tensor<2xf32>
  return
}

func.func @length_8() {
  %re0 = util.unfoldable_constant dense<[4.25e+00, 2.875e+00, 4.75e+00, -5.0e+00, -1.125e+00, -3.75e-01, -2.0e+00, -4.75e+00]> : tensor<8xf32>
  %im0 = util.unfoldable_constant dense<[-3.5e+00, 4.625e+00, 8.75e-01, -4.25e+00, 1.0e+00, -1.75e+00, -3.375e+00, 6.25e-01]> : tensor<8xf32>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  %s2 = arith.constant 2 : index
  %r2:2 = linalg_ext.fft ins(%s2 : index) outs(%r1#0, %r1#1 : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  %s3 = arith.constant 3 : index
  %r3:2 = linalg_ext.fft ins(%s3 : index) outs(%r2#0, %r2#1 : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  check.expect_almost_eq_const(%r3#0, dense<[-1.375e+00, 3.1412427e+00, 9.375e+00, -2.1590097e+00, 1.5125e+01, 9.858757e+00, 5.375e+00, -5.34099e+00]> : tensor<8xf32>, atol 1.0e-03) : tensor<8xf32>
  check.expect_almost_eq_const(%r3#1, dense<[-5.75e+00, -1.4516243e+01, -7.5e-01, -4.5621843e+00, 1.25e+00, -2.1233757e+01, 9.75e+00, 7.8121843e+00]> : tensor<8xf32>, atol 1.0e-03) : tensor<8xf32>
  return
}

func.func @rows_of_16() {
  %re0 = util.unfoldable_constant dense<[[1.25e-01, -2.375e+00, -1.0e+00, -4.0e+00, -1.0e+00, -2.625e+00, -2.375e+00, 5.0e-01, -3.875e+00, -3.125e+00, -1.375e+00, -2.125e+00, 1.375e+00, -3.875e+00, -1.0e+00, -4.25e+00], [-5.0e-01, -1.625e+00, 1.375e+00, -1.125e+00, 2.125e+00, 3.875e+00, 4.625e+00, 1.625e+00, 1.625e+00, -4.5e+00, 6.25e-01, -2.625e+00, -2.5e-01, -5.0e+00, 3.5e+00, -4.875e+00], [3.125e+00, -4.0e+00, -5.0e-01, -4.125e+00, -1.0e+00, 3.75e-01, 1.375e+00, -2.75e+00, 1.25e+00, -3.25e+00, 5.0e-01, -1.25e+00, -5.0e+00, -2.625e+00, -1.125e+00, -1.125e+00]]> : tensor<3x16xf32>
  %im0 = util.unfoldable_constant dense<[[1.25e+00, -3.625e+00, 5.0e+00, -6.25e-01, 4.75e+00, 2.5e-01, -2.375e+00, -1.25e+00, -3.375e+00, 1.25e+00, -1.375e+00, -2.75e+00, -3.75e+00, 3.375e+00, 2.125e+00, -3.875e+00], [2.75e+00, 8.75e-01, 6.25e-01, 4.375e+00, 2.125e+00, 1.75e+00, 1.25e+00, 4.5e+00, -3.625e+00, 3.75e-01, -1.0e+00, -4.125e+00, -1.25e+00, -5.0e-01, 2.625e+00, -2.625e+00], [4.875e+00, 2.875e+00, -4.0e+00, 1.125e+00, 3.625e+00, -2.125e+00, -5.0e-01, -4.5e+00, 1.0e+00, 4.0e+00, -3.75e+00, 3.75e+00, -4.75e+00, -2.25e+00, -4.875e+00, 1.25e-01]]> : tensor<3x16xf32>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>, tensor<3x16xf32>
  %s2 = arith.constant 2 : index
  %r2:2 = linalg_ext.fft ins(%s2 : index) outs(%r1#0, %r1#1 : tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>, tensor<3x16xf32>
  %s3 = arith.constant 3 : index
  %r3:2 = linalg_ext.fft ins(%s3 : index) outs(%r2#0, %r2#1 : tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>, tensor<3x16xf32>
  %s4 = arith.constant 4 : index
  %r4:2 = linalg_ext.fft ins(%s4 : index) outs(%r3#0, %r3#1 : tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x16xf32>, tensor<3x16xf32>
  check.expect_almost_eq_const(%r4#0, dense<[[-3.1e+01, 6.9339056e+00, 9.342068e+00, -6.137923e+00, -5.875e+00, 1.1715489e+01, 9.309028e-01, -5.14218e+00, 5.5e+00, 2.0453026e+01, 1.3407932e+01, -1.7030675e+00, 2.375e+00, -6.6024218e+00, -1.26809025e+01, 4.8317003e-01], [-1.125e+00, -6.848825e+00, -2.0402913e+00, 4.1999445e+00, -2.075e+01, 5.2595224e+00, -2.532932e+00, 7.7264466e+00, 2.1875e+01, -9.184553e+00, -6.4597087e+00, 8.201706e+00, -7.5e+00, 2.7385592e-01, 1.532932e+00, -6.280972e-01], [-2.0125e+01, -4.7161703e+00, 1.511136e+01, 2.5002254e+01, 1.325e+01, -1.0102485e+01, -3.722272e+00, -1.341253e+01, 5.125e+00, 1.4726578e+01, 5.388641e+00, 2.1064503e+01, -2.025e+01, 8.092076e+00, -1.7777282e+00, 1.6345774e+01]]> : tensor<3x16xf32>, atol 1.0e-03) : tensor<3x16xf32>
  check.expect_almost_eq_const(%r4#1, dense<[[-5.0e+00, -1.2832656e+01, -4.027728e+00, 8.554774e+00, 3.375e+00, -6.786922e+00, -8.411612e+00, 1.7537636e+01, 1.175e+01, 2.6305374e+01, -5.972272e+00, 1.0080415e+00, -2.125e+00, 8.142037e-01, -8.588388e+00, 4.3995485e+00], [8.125e+00, -2.191435e+01, 4.7970195e+00, -9.36672e+00, -2.75e+00, -1.2679376e+01, -8.2950485e-01, 4.9109836e+00, 2.8375e+01, 2.402311e+01, -7.0470195e+00, 1.1222428e+01, 7.5e-01, 8.070619e+00, -2.420495e+00, 1.0733308e+01], [-5.375e+00, 2.844187e-01, 1.9686106e+01, -5.8076463e+00, 1.25e+00, -1.4604975e+00, 1.0933058e+01, 3.9011536e+00, 8.125e+00, -4.9486322e+00, 6.389341e-02, 1.0693686e+01, 1.55e+01, -3.7528896e-01, 1.1816942e+01, 1.3712808e+01]]> : tensor<3x16xf32>, atol 1.0e-03) : tensor<3x16xf32>
  return
}

func.func @given_coefficients() {
  %re0 = util.unfoldable_constant dense<[[-3.0e+00, -4.375e+00, -1.0e+00, -7.5e-01, 0.0e+00, 4.0e+00, -1.125e+00, 4.125e+00], [-2.75e+00, -1.875e+00, 3.625e+00, -1.25e+00, 3.5e+00, 1.75e+00, 2.75e+00, 4.75e+00]]> : tensor<2x8xf32>
  %im0 = util.unfoldable_constant dense<[[3.0e+00, -4.5e+00, 6.25e-01, -2.875e+00, -8.75e-01, -3.0e+00, 4.25e+00, -4.875e+00], [1.125e+00, -2.5e+00, -3.0e+00, 1.25e+00, 1.875e+00, 3.875e+00, 2.5e+00, -2.5e-01]]> : tensor<2x8xf32>
  %s1 = arith.constant 1 : index
  %wr1 = util.unfoldable_constant dense<[1.0e+00]> : tensor<1xf32>
  %wi1 = util.unfoldable_constant dense<[0.0e+00]> : tensor<1xf32>
  %r1:2 = linalg_ext.fft ins(%s1, %wr1, %wi1 : index, tensor<1xf32>, tensor<1xf32>) outs(%re0, %im0 : tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>, tensor<2x8xf32>
  %s2 = arith.constant 2 : index
  %wr2 = util.unfoldable_constant dense<[1.0e+00, 6.123234e-17]> : tensor<2xf32>
  %wi2 = util.unfoldable_constant dense<[0.0e+00, -1.0e+00]> : tensor<2xf32>
  %r2:2 = linalg_ext.fft ins(%s2, %wr2, %wi2 : index, tensor<2xf32>, tensor<2xf32>) outs(%r1#0, %r1#1 : tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>, tensor<2x8xf32>
  %s3 = arith.constant 3 : index
  %wr3 = util.unfoldable_constant dense<[1.0e+00, 7.0710677e-01, 6.123234e-17, -7.0710677e-01]> : tensor<4xf32>
  %wi3 = util.unfoldable_constant dense<[0.0e+00, -7.0710677e-01, -1.0e+00, -7.0710677e-01]> : tensor<4xf32>
  %r3:2 = linalg_ext.fft ins(%s3, %wr3, %wi3 : index, tensor<4xf32>, tensor<4xf32>) outs(%r2#0, %r2#1 : tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>, tensor<2x8xf32>
  check.expect_almost_eq_const(%r3#0, dense<[[-2.125e+00, 1.3713835e+01, -8.875e+00, 4.946068e+00, -1.6125e+01, -3.9638348e+00, -2.375e+00, -9.196068e+00], [1.05e+01, -1.9430195e+00, -3.5e+00, 1.2536796e+00, -1.5e+01, -8.30698e+00, -1.05e+01, 5.4963202e+00]]> : tensor<2x8xf32>, atol 1.0e-03) : tensor<2x8xf32>
  check.expect_almost_eq_const(%r3#1, dense<[[-8.25e+00, 9.34099e+00, -2.5e-01, 1.8740486e+01, 7.5e-01, 6.15901e+00, 1.75e+00, -4.240485e+00], [4.875e+00, -4.4319806e+00, 2.625e+00, 1.2035534e+01, -1.1125e+01, 1.9319805e+00, -1.875e+00, 4.964466e+00]]> : tensor<2x8xf32>, atol 1.0e-03) : tensor<2x8xf32>
  return
}

func.func @f64() {
  %re0 = util.unfoldable_constant dense<[[0.0, 0.625, -2.375, 1.375, -3.25, -0.25, -1.75, 3.0], [-4.625, -2.0, -2.25, 3.875, 3.375, 2.75, -3.875, 2.625]]> : tensor<2x8xf64>
  %im0 = util.unfoldable_constant dense<[[-4.5, -3.125, -1.5, 2.0, -4.0, -2.5, -5.0, 1.125], [3.125, 3.625, -4.5, 2.0, -4.75, 1.375, 2.25, 4.75]]> : tensor<2x8xf64>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>, tensor<2x8xf64>
  %s2 = arith.constant 2 : index
  %r2:2 = linalg_ext.fft ins(%s2 : index) outs(%r1#0, %r1#1 : tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>, tensor<2x8xf64>
  %s3 = arith.constant 3 : index
  %r3:2 = linalg_ext.fft ins(%s3 : index) outs(%r2#0, %r2#1 : tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>, tensor<2x8xf64>
  check.expect_almost_eq_const(%r3#0, dense<[[-2.625, -8.279252052307129, -1.0, -3.7541260719299316, 1.875, 0.029252339154481888, 4.25, 9.50412654876709], [-0.125, -10.185660362243652, -18.625, -7.261931896209717, -9.875, -8.064339637756348, 2.125, 15.011931419372559]]> : tensor<2x8xf64>, atol 1.0e-06) : tensor<2x8xf64>
  check.expect_almost_eq_const(%r3#1, dense<[[-17.5, 11.125446319580078, -3.375, -2.9152913093566895, 3.25, -6.375446319580078, -12.875, -7.3347086906433105], [7.875, 7.21599006652832, 1.875, 0.09251441806554794, 0.625, 4.03400993347168, 16.625, -13.342514038085938]]> : tensor<2x8xf64>, atol 1.0e-06) : tensor<2x8xf64>
  return
}

func.func @dynamic_rows() {
  %re0_static = util.unfoldable_constant dense<[[-2.875e+00, -2.125e+00, 4.25e+00, 2.875e+00, 2.375e+00, -4.75e+00, 4.125e+00, -3.75e+00], [-4.25e+00, 0.0e+00, -5.0e-01, 4.0e+00, 8.75e-01, -3.125e+00, 2.375e+00, -6.25e-01], [3.375e+00, -4.5e+00, 5.0e-01, -7.5e-01, 1.375e+00, -4.375e+00, -2.25e+00, -2.5e-01]]> : tensor<3x8xf32>
  %re0_cast = tensor.cast %re0_static : tensor<3x8xf32> to tensor<?x8xf32>
  %re0 = util.optimization_barrier %re0_cast : tensor<?x8xf32>
  %im0_static = util.unfoldable_constant dense<[[-1.25e+00, 1.875e+00, 5.0e+00, -1.0e+00, 3.5e+00, 2.375e+00, -4.125e+00, -1.125e+00], [-1.375e+00, -4.125e+00, 2.75e+00, 3.25e+00, -1.0e+00, -3.625e+00, 4.0e+00, -3.75e+00], [1.75e+00, 2.125e+00, -6.25e-01, -1.0e+00, -4.375e+00, 6.25e-01, -4.625e+00, 2.0e+00]]> : tensor<3x8xf32>
  %im0_cast = tensor.cast %im0_static : tensor<3x8xf32> to tensor<?x8xf32>
  %im0 = util.optimization_barrier %im0_cast : tensor<?x8xf32>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>, tensor<?x8xf32>
  %s2 = arith.constant 2 : index
  %r2:2 = linalg_ext.fft ins(%s2 : index) outs(%r1#0, %r1#1 : tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>, tensor<?x8xf32>
  %s3 = arith.constant 3 : index
  %r3:2 = linalg_ext.fft ins(%s3 : index) outs(%r2#0, %r2#1 : tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>, tensor<?x8xf32>
  check.expect_almost_eq_const(%r3#0, dense<[[1.25e-01, 3.3938446e+00, -1.0e+00, -7.545495e+00, 4.125e+00, 7.1061554e+00, -2.325e+01, -5.954505e+00], [-1.25e+00, 3.2933397e+00, -1.2625e+01, 2.879126e+00, -2.5e-01, -1.279334e+01, -2.875e+00, -1.0379127e+01], [-6.875e+00, 5.509961e+00, -2.0e+00, -6.200194e+00, 4.125e+00, 1.0990039e+01, 2.5e-01, 2.1200193e+01]]> : tensor<3x8xf32>, atol 1.0e-03) : tensor<?x8xf32>
  check.expect_almost_eq_const(%r3#1, dense<[[5.25e+00, -1.2189786e+01, -6.25e-01, -1.5273417e+01, 4.0e+00, 3.1897862e+00, -6.125e+00, 1.1773417e+01], [-3.875e+00, -1.3236697e+00, -7.5e+00, -3.0758252e+00, 4.875e+00, 1.5823669e+01, -1.55e+01, -4.241748e-01], [-4.125e+00, -3.1276019e+00, 6.0e+00, -2.925699e+00, 8.625e+00, -1.2239809e-01, 5.0e+00, 4.6756988e+00]]> : tensor<3x8xf32>, atol 1.0e-03) : tensor<?x8xf32>
  return
}

func.func @dynamic() {
  %re0_static = util.unfoldable_constant dense<[[-3.625e+00, -4.5e+00, -8.75e-01, -4.125e+00, 1.375e+00, 3.5e+00, -8.75e-01, -1.875e+00], [-6.25e-01, -3.0e+00, 3.25e+00, 0.0e+00, 2.25e+00, -1.25e+00, -4.0e+00, -3.75e+00], [4.875e+00, 4.125e+00, 3.375e+00, 1.75e+00, -2.125e+00, 4.125e+00, 2.75e+00, -1.875e+00]]> : tensor<3x8xf32>
  %re0_cast = tensor.cast %re0_static : tensor<3x8xf32> to tensor<?x?xf32>
  %re0 = util.optimization_barrier %re0_cast : tensor<?x?xf32>
  %im0_static = util.unfoldable_constant dense<[[8.75e-01, 1.0e+00, 8.75e-01, -3.75e-01, -3.25e+00, 2.375e+00, -2.875e+00, 2.75e+00], [-1.375e+00, -4.375e+00, -2.625e+00, -1.375e+00, 3.75e-01, 4.375e+00, -1.375e+00, 1.75e+00], [2.75e+00, -3.375e+00, 5.0e-01, 3.125e+00, 7.5e-01, -4.125e+00, 3.125e+00, 3.875e+00]]> : tensor<3x8xf32>
  %im0_cast = tensor.cast %im0_static : tensor<3x8xf32> to tensor<?x?xf32>
  %im0 = util.optimization_barrier %im0_cast : tensor<?x?xf32>
  %s1 = arith.constant 1 : index
  %r1:2 = linalg_ext.fft ins(%s1 : index) outs(%re0, %im0 : tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, tensor<?x?xf32>
  %s2 = arith.constant 2 : index
  %r2:2 = linalg_ext.fft ins(%s2 : index) outs(%r1#0, %r1#1 : tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, tensor<?x?xf32>
  %s3 = arith.constant 3 : index
  %r3:2 = linalg_ext.fft ins(%s3 : index) outs(%r2#0, %r2#1 : tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, tensor<?x?xf32>
  check.expect_almost_eq_const(%r3#0, dense<[[-1.1e+01, -8.03966e+00, -3.875e+00, -6.1202426e+00, -1.525e+01, 1.228966e+01, -2.375e+00, 5.3702426e+00], [-7.125e+00, -1.2614853e+00, -2.5e+00, -4.0647864e+00, 6.375e+00, 3.5114853e+00, -1.125e+01, 1.1314786e+01], [1.7e+01, -6.6479707e+00, -6.5e+00, 1.3981602e+01, 1.125e+01, 2.8979707e+00, 1.425e+01, -7.2316017e+00]]> : tensor<3x8xf32>, atol 1.0e-03) : tensor<?x?xf32>
  check.expect_almost_eq_const(%r3#1, dense<[[1.375e+00, -2.579505e+00, -6.25e+00, 3.920495e+00, 3.375e+00, -4.170495e+00, 9.0e+00, 2.329505e+00], [-4.625e+00, -3.1668155e+00, -1.05e+01, 4.5706215e+00, -1.4875e+01, 2.6668155e+00, 7.0e+00, 7.9293785e+00], [6.625e+00, 9.626524e+00, -5.375e+00, 4.9215727e+00, -6.25e-01, -6.2652415e-01, -3.125e+00, 1.0578427e+01]]> : tensor<3x8xf32>, atol 1.0e-03) : tensor<?x?xf32>
  return
}
