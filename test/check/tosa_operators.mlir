// Every operator of TOSA. Written by generate_tosa.py.

func.func @abs() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.abs"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [1.656250000e+00, 1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @abs_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.abs"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [1.656250000e+00, 1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @ceil() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.ceil"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.000000000e+00, 3.000000000e+00, 2.000000000e+00], [-1.000000000e+00, -1.000000000e+00, 3.000000000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @ceil_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.ceil"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.000000000e+00, 3.000000000e+00, 2.000000000e+00], [-1.000000000e+00, -1.000000000e+00, 3.000000000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @floor() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.floor"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[0.000000000e+00, 2.000000000e+00, 1.000000000e+00], [-2.000000000e+00, -2.000000000e+00, 2.000000000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @floor_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.floor"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[0.000000000e+00, 2.000000000e+00, 1.000000000e+00], [-2.000000000e+00, -2.000000000e+00, 2.000000000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @exp() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.exp"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[2.117000103e+00, 1.092031670e+01, 5.239625454e+00], [1.908533275e-01, 3.002544641e-01, 9.340641975e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @exp_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.exp"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[2.117000103e+00, 1.092031670e+01, 5.239625454e+00], [1.908533275e-01, 3.002544641e-01, 9.340641975e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @negate() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.negate"(%x0, %k0, %k1) {} : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-7.500000000e-01, -2.390625000e+00, -1.656250000e+00], [1.656250000e+00, 1.203125000e+00, -2.234375000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @negate_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.negate"(%x0d, %k0, %k1) {} : (tensor<?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-7.500000000e-01, -2.390625000e+00, -1.656250000e+00], [1.656250000e+00, 1.203125000e+00, -2.234375000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @negate_i8() {
  %x0 = util.unfoldable_constant dense<[3, -128, 100]> : tensor<3xi8>
  %k0 = "tosa.const"() {values = dense<[1]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[1]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.negate"(%x0, %k0, %k1) {} : (tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<3xi8>)
  check.expect_eq_const(%r0, dense<[-1, 127, -98]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @tanh() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.tanh"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.351490021e-01, 9.833683968e-01, 9.297102690e-01], [-9.297102690e-01, -8.346053362e-01, 9.773364663e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @tanh_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.tanh"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.351490021e-01, 9.833683968e-01, 9.297102690e-01], [-9.297102690e-01, -8.346053362e-01, 9.773364663e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @sin() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.sin"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.816387773e-01, 6.823464632e-01, 9.963510633e-01], [-9.963510633e-01, -9.331669211e-01, 7.877930403e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @sin_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.sin"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.816387773e-01, 6.823464632e-01, 9.963510633e-01], [-9.963510633e-01, -9.331669211e-01, 7.877930403e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @cos() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.cos"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.316888571e-01, -7.310289145e-01, -8.534970880e-02], [-8.534970880e-02, 3.594433665e-01, -6.159400344e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @cos_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.cos"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.316888571e-01, -7.310289145e-01, -8.534970880e-02], [-8.534970880e-02, 3.594433665e-01, -6.159400344e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @sigmoid() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.sigmoid"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.791787148e-01, 9.161096215e-01, 8.397339582e-01], [1.602660269e-01, 2.309197783e-01, 9.032942057e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @sigmoid_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.sigmoid"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[6.791787148e-01, 9.161096215e-01, 8.397339582e-01], [1.602660269e-01, 2.309197783e-01, 9.032942057e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @erf() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.erf"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.111556530e-01, 9.992774129e-01, 9.808342457e-01], [-9.808342457e-01, -9.111462831e-01, 9.984216690e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @erf_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.erf"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.111556530e-01, 9.992774129e-01, 9.808342457e-01], [-9.808342457e-01, -9.111462831e-01, 9.984216690e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @log() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.log"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-4.800922051e-02, 3.844116926e-01, 4.950772524e-01], [5.685047507e-01, 1.093390346e+00, 8.909729123e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @log_dynamic() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.log"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-4.800922051e-02, 3.844116926e-01, 4.950772524e-01], [5.685047507e-01, 1.093390346e+00, 8.909729123e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @reciprocal() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.reciprocal"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.049180269e+00, 6.808510423e-01, 6.095238328e-01], [5.663716793e-01, 3.350785375e-01, 4.102564156e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @reciprocal_dynamic() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.reciprocal"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.049180269e+00, 6.808510423e-01, 6.095238328e-01], [5.663716793e-01, 3.350785375e-01, 4.102564156e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @rsqrt() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.rsqrt"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.024294972e+00, 8.251369596e-01, 7.807200551e-01], [7.525767088e-01, 5.788596869e-01, 6.405126452e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @rsqrt_dynamic() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.rsqrt"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.024294972e+00, 8.251369596e-01, 7.807200551e-01], [7.525767088e-01, 5.788596869e-01, 6.405126452e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @abs_i32() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %r0 = "tosa.abs"(%x0) {} : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[8, 5, 7], [20, 1, 12]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @abs_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %r0 = "tosa.abs"(%x0d) {} : (tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[8, 5, 7], [20, 1, 12]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @add() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00]]> : tensor<1x3xf32>
  %r0 = "tosa.add"(%x0, %x1) {} : (tensor<2x3xf32>, tensor<1x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.218750000e+00, 4.312500000e+00, 3.437500000e+00], [-4.625000000e+00, 7.187500000e-01, 4.015625000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @add_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x3xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00]]> : tensor<1x3xf32>
  %r0 = "tosa.add"(%x0d, %x1) {} : (tensor<?x3xf32>, tensor<1x3xf32>) -> (tensor<?x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.218750000e+00, 4.312500000e+00, 3.437500000e+00], [-4.625000000e+00, 7.187500000e-01, 4.015625000e+00]]> : tensor<2x3xf32>) : tensor<?x3xf32>
  return
}

func.func @add_i32() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.add"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[25, 9, 11], [33, 2, -11]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @add_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.add"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[25, 9, 11], [33, 2, -11]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @sub() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.sub"(%x0, %x1) {} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[3.718750000e+00, 4.687500000e-01, -1.250000000e-01], [-1.468750000e+00, -1.562500000e-02, 3.562500000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @sub_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %r0 = "tosa.sub"(%x0d, %x1d) {} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[3.718750000e+00, 4.687500000e-01, -1.250000000e-01], [-1.468750000e+00, -1.562500000e-02, 3.562500000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @mul() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0, %x1, %k0) {} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.226562500e+00, 4.594482422e+00, 2.950195312e+00], [3.105468750e-01, 1.428710938e+00, -2.967529297e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @mul_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0d, %x1d, %k0) {} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<1xi8>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.226562500e+00, 4.594482422e+00, 2.950195312e+00], [3.105468750e-01, 1.428710938e+00, -2.967529297e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @mul_i32() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0, %x1, %k0) {} : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[136, 20, -126], [260, -3, -12]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @mul_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0d, %x1d, %k0) {} : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<1xi8>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[136, 20, -126], [260, -3, -12]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @mul_shifted() {
  %x0 = util.unfoldable_constant dense<[-115850, -973749, -751709, 31224, 986217, -70871]> : tensor<6xi32>
  %x1 = util.unfoldable_constant dense<[-70871, 986217, 31224, -751709, -973749, -115850]> : tensor<6xi32>
  %k0 = "tosa.const"() {values = dense<[15]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0, %x1, %k0) {} : (tensor<6xi32>, tensor<6xi32>, tensor<1xi8>) -> (tensor<6xi32>)
  check.expect_eq_const(%r0, dense<[250562, -29306879, -716289, -716289, -29306879, 250562]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @mul_i8() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi8>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0, %x1, %k0) {} : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[136, 20, -126], [260, -3, -12]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @mul_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %x0c = tensor.cast %x0 : tensor<2x3xi8> to tensor<?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi8>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi8>
  %x1c = tensor.cast %x1 : tensor<2x3xi8> to tensor<?x?xi8>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi8>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.mul"(%x0d, %x1d, %k0) {} : (tensor<?x?xi8>, tensor<?x?xi8>, tensor<1xi8>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[136, 20, -126], [260, -3, -12]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @pow() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.pow"(%x0, %x1) {} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.153184533e+00, 2.093403339e+00, 2.415379286e+00], [8.988899589e-01, 2.729679048e-01, 3.062592149e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @pow_dynamic() {
  %x0 = util.unfoldable_constant dense<[[9.531250000e-01, 1.468750000e+00, 1.640625000e+00], [1.765625000e+00, 2.984375000e+00, 2.437500000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %r0 = "tosa.pow"(%x0d, %x1d) {} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.153184533e+00, 2.093403339e+00, 2.415379286e+00], [8.988899589e-01, 2.729679048e-01, 3.062592149e-01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @maximum() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.maximum"(%x0, %x1) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, 2.234375000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @maximum_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %r0 = "tosa.maximum"(%x0d, %x1d) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, 2.234375000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @minimum() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.minimum"(%x0, %x1) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.968750000e+00, 1.921875000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, -1.328125000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @minimum_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %r0 = "tosa.minimum"(%x0d, %x1d) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[-2.968750000e+00, 1.921875000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, -1.328125000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @maximum_i32() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.maximum"(%x0, %x1) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[17, 5, 18], [20, 3, 1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @maximum_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.maximum"(%x0d, %x1d) {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[17, 5, 18], [20, 3, 1]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @minimum_ignoring_nan() {
  %x0 = util.unfoldable_constant dense<[0x7FC00000, 1.000000000e+00, -2.000000000e+00]> : tensor<3xf32>
  %x1 = util.unfoldable_constant dense<[0.000000000e+00, 3.000000000e+00, -4.000000000e+00]> : tensor<3xf32>
  %r0 = "tosa.minimum"(%x0, %x1) {nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  check.expect_almost_eq_const(%r0, dense<[0.000000000e+00, 1.000000000e+00, -4.000000000e+00]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @intdiv() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.intdiv"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[0, 1, 0], [1, 0, -12]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @intdiv_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.intdiv"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[0, 1, 0], [1, 0, -12]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @bitwise_and() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.bitwise_and"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[0, 4, 16], [4, 3, 0]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @bitwise_and_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.bitwise_and"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[0, 4, 16], [4, 3, 0]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @bitwise_or() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.bitwise_or"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[25, 5, -5], [29, -1, -11]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @bitwise_or_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.bitwise_or"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[25, 5, -5], [29, -1, -11]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @bitwise_xor() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.bitwise_xor"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[25, 1, -21], [25, -4, -11]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @bitwise_xor_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.bitwise_xor"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[25, 1, -21], [25, -4, -11]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @bitwise_not() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %r0 = "tosa.bitwise_not"(%x0) {} : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[-9, -6, 6], [-21, 0, 11]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @bitwise_not_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %r0 = "tosa.bitwise_not"(%x0d) {} : (tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[-9, -6, 6], [-21, 0, 11]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @logical_left_shift() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %r0 = "tosa.logical_left_shift"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[128, 160, -112], [160, -4, -96]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @logical_left_shift_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.logical_left_shift"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[128, 160, -112], [160, -4, -96]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @logical_right_shift() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %r0 = "tosa.logical_right_shift"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, 268435455], [2, 1073741823, 536870910]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @logical_right_shift_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.logical_right_shift"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, 268435455], [2, 1073741823, 536870910]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @arithmetic_right_shift() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %r0 = "tosa.arithmetic_right_shift"(%x0, %x1) {round = false} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, -1], [2, -1, -2]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @arithmetic_right_shift_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.arithmetic_right_shift"(%x0d, %x1d) {round = false} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, -1], [2, -1, -2]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @arithmetic_right_shift_rounded() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %r0 = "tosa.arithmetic_right_shift"(%x0, %x1) {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[1, 0, 0], [3, 0, -1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @arithmetic_right_shift_rounded_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[4, 5, 4], [3, 2, 3]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.arithmetic_right_shift"(%x0d, %x1d) {round = true} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[1, 0, 0], [3, 0, -1]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @logical_and() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %r0 = "tosa.logical_and"(%x0, %x1) {} : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_and_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %x1c = tensor.cast %x1 : tensor<2x3xi1> to tensor<?x?xi1>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi1>
  %r0 = "tosa.logical_and"(%x0d, %x1d) {} : (tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @logical_or() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %r0 = "tosa.logical_or"(%x0, %x1) {} : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, true], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_or_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %x1c = tensor.cast %x1 : tensor<2x3xi1> to tensor<?x?xi1>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi1>
  %r0 = "tosa.logical_or"(%x0d, %x1d) {} : (tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, true], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @logical_xor() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %r0 = "tosa.logical_xor"(%x0, %x1) {} : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[false, true, true], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_xor_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %x1 = util.unfoldable_constant dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>
  %x1c = tensor.cast %x1 : tensor<2x3xi1> to tensor<?x?xi1>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi1>
  %r0 = "tosa.logical_xor"(%x0d, %x1d) {} : (tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[false, true, true], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @logical_not() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %r0 = "tosa.logical_not"(%x0) {} : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_not_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %r0 = "tosa.logical_not"(%x0d) {} : (tensor<?x?xi1>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @equal() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %r0 = "tosa.equal"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @equal_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.equal"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @greater() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.greater"(%x0, %x1) {} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @greater_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %x1 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %r0 = "tosa.greater"(%x0d, %x1d) {} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @greater_equal() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %r0 = "tosa.greater_equal"(%x0, %x1) {} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  check.expect_eq_const(%r0, dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @greater_equal_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %x1 = util.unfoldable_constant dense<[[17, 4, 18], [13, 3, 1]]> : tensor<2x3xi32>
  %x1c = tensor.cast %x1 : tensor<2x3xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.greater_equal"(%x0d, %x1d) {} : (tensor<?x?xi32>, tensor<?x?xi32>) -> (tensor<?x?xi1>)
  check.expect_eq_const(%r0, dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @select() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x1 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x2 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.select"(%x0, %x1, %x2) {} : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.781250000e+00], [-1.656250000e+00, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @select_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %x1 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x1c = tensor.cast %x1 : tensor<2x3xf32> to tensor<?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xf32>
  %x2 = util.unfoldable_constant dense<[[-2.968750000e+00, 1.921875000e+00, 1.781250000e+00], [-1.875000000e-01, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>
  %x2c = tensor.cast %x2 : tensor<2x3xf32> to tensor<?x?xf32>
  %x2d = util.optimization_barrier %x2c : tensor<?x?xf32>
  %r0 = "tosa.select"(%x0d, %x1d, %x2d) {} : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.781250000e+00], [-1.656250000e+00, -1.187500000e+00, -1.328125000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @clz() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 255]> : tensor<4xi32>
  %r0 = "tosa.clz"(%x0) {} : (tensor<4xi32>) -> (tensor<4xi32>)
  check.expect_eq_const(%r0, dense<[32, 31, 0, 24]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @clz_dynamic() {
  %x0 = util.unfoldable_constant dense<[0, 1, -1, 255]> : tensor<4xi32>
  %x0c = tensor.cast %x0 : tensor<4xi32> to tensor<?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?xi32>
  %r0 = "tosa.clz"(%x0d) {} : (tensor<?xi32>) -> (tensor<?xi32>)
  check.expect_eq_const(%r0, dense<[32, 31, 0, 24]> : tensor<4xi32>) : tensor<?xi32>
  return
}

func.func @clamp() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.clamp"(%x0) {min_val = -1.0 : f32, max_val = 1.5 : f32} : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 1.500000000e+00, 1.500000000e+00], [-1.000000000e+00, -1.000000000e+00, 1.500000000e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @clamp_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.clamp"(%x0d) {min_val = -1.0 : f32, max_val = 1.5 : f32} : (tensor<?x?xf32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 1.500000000e+00, 1.500000000e+00], [-1.000000000e+00, -1.000000000e+00, 1.500000000e+00]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @clamp_i8() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %r0 = "tosa.clamp"(%x0) {min_val = -5 : i8, max_val = 7 : i8} : (tensor<2x3xi8>) -> (tensor<2x3xi8>)
  check.expect_eq_const(%r0, dense<[[7, 5, -5], [7, -1, -5]]> : tensor<2x3xi8>) : tensor<2x3xi8>
  return
}

func.func @clamp_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %x0c = tensor.cast %x0 : tensor<2x3xi8> to tensor<?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi8>
  %r0 = "tosa.clamp"(%x0d) {min_val = -5 : i8, max_val = 7 : i8} : (tensor<?x?xi8>) -> (tensor<?x?xi8>)
  check.expect_eq_const(%r0, dense<[[7, 5, -5], [7, -1, -5]]> : tensor<2x3xi8>) : tensor<?x?xi8>
  return
}

func.func @cast_f32_f16() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xf16>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf16>) : tensor<2x3xf16>
  return
}

func.func @cast_f32_f16_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xf16>)
  check.expect_almost_eq_const(%r0, dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf16>) : tensor<?x?xf16>
  return
}

func.func @cast_f32_i32() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[1, 2, 2], [-2, -1, 2]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @cast_f32_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[1, 2, 2], [-2, -1, 2]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @cast_f32_i8() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xf32>) -> (tensor<2x3xi8>)
  check.expect_eq_const(%r0, dense<[[1, 2, 2], [-2, -1, 2]]> : tensor<2x3xi8>) : tensor<2x3xi8>
  return
}

func.func @cast_f32_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[7.500000000e-01, 2.390625000e+00, 1.656250000e+00], [-1.656250000e+00, -1.203125000e+00, 2.234375000e+00]]> : tensor<2x3xf32>
  %x0c = tensor.cast %x0 : tensor<2x3xf32> to tensor<?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xf32>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xf32>) -> (tensor<?x?xi8>)
  check.expect_eq_const(%r0, dense<[[1, 2, 2], [-2, -1, 2]]> : tensor<2x3xi8>) : tensor<?x?xi8>
  return
}

func.func @cast_i32_f32() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xi32>) -> (tensor<2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[8.000000000e+00, 5.000000000e+00, -7.000000000e+00], [2.000000000e+01, -1.000000000e+00, -1.200000000e+01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @cast_i32_f32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi32>
  %x0c = tensor.cast %x0 : tensor<2x3xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xi32>) -> (tensor<?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[8.000000000e+00, 5.000000000e+00, -7.000000000e+00], [2.000000000e+01, -1.000000000e+00, -1.200000000e+01]]> : tensor<2x3xf32>) : tensor<?x?xf32>
  return
}

func.func @cast_i1_i32() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xi1>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[1, 1, 0], [1, 0, 0]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @cast_i1_i32_dynamic() {
  %x0 = util.unfoldable_constant dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>
  %x0c = tensor.cast %x0 : tensor<2x3xi1> to tensor<?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi1>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xi1>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[1, 1, 0], [1, 0, 0]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @cast_i8_i16() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %r0 = "tosa.cast"(%x0) {} : (tensor<2x3xi8>) -> (tensor<2x3xi16>)
  check.expect_eq_const(%r0, dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi16>) : tensor<2x3xi16>
  return
}

func.func @cast_i8_i16_dynamic() {
  %x0 = util.unfoldable_constant dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi8>
  %x0c = tensor.cast %x0 : tensor<2x3xi8> to tensor<?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi8>
  %r0 = "tosa.cast"(%x0d) {} : (tensor<?x?xi8>) -> (tensor<?x?xi16>)
  check.expect_eq_const(%r0, dense<[[8, 5, -7], [20, -1, -12]]> : tensor<2x3xi16>) : tensor<?x?xi16>
  return
}

func.func @cast_saturates() {
  %x0 = util.unfoldable_constant dense<[3.000000000e+02, -3.000000000e+02, 1.000000000e+10]> : tensor<3xf32>
  %r0 = "tosa.cast"(%x0) {} : (tensor<3xf32>) -> (tensor<3xi8>)
  check.expect_eq_const(%r0, dense<[127, -128, 127]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @table_i8() {
  %x0 = util.unfoldable_constant dense<[[59, -77, -85, -116, -8], [-74, -52, 106, 80, 87]]> : tensor<2x5xi8>
  %k0 = "tosa.const"() {values = dense<[-60, -1, -31, -65, 126, -125, -104, -79, 120, 49, 97, -77, 56, -34, -3, -128, 30, 84, 41, -89, 8, -60, 119, 97, -81, 2, 112, 88, 53, 35, -118, 61, -7, -105, -66, 10, 58, 1, 28, 95, 47, -36, 36, 25, -101, -113, 41, -29, 25, -46, -71, -90, -31, 80, -26, -31, 19, 122, -28, 23, -16, 26, -14, 35, 12, 45, 116, -90, 15, -16, -37, -67, -115, -25, 83, -104, -25, 119, 115, -73, -127, 43, -125, -52, -1, 95, -105, 41, 8, -95, 88, 88, -5, 113, 27, 103, 117, 17, -57, -91, 16, -79, 64, 109, -66, 13, -116, -82, -32, 98, 120, 36, 21, 17, -113, -32, 123, -23, -74, -67, 54, -119, 120, 96, 17, -9, 66, 12, -6, -46, -14, 64, -114, -122, 56, -33, 77, -121, 104, -97, -22, 119, -101, 40, 58, -19, -108, 6, -18, 95, 46, -40, -114, 23, -57, 47, 93, -38, 103, 4, 7, 67, 74, 104, 127, -90, -23, 110, -50, -127, 19, 64, 62, 79, 36, -93, 88, -21, 88, 80, 120, -125, 93, 32, -4, 75, 115, 3, -106, 57, -69, -71, -79, -78, 104, -36, -101, -83, -27, -40, -49, 114, 93, 18, 124, -41, -93, -59, -106, 115, -72, -15, -77, 122, -88, 3, 115, 5, 102, 101, 68, 62, 19, 20, 84, -19, 114, 96, -33, -23, 54, 108, -104, -111, -65, -18, -87, 4, 10, 115, 62, -64, 73, 78, 46, 45, -49, 55, -94, 33, 107, 120, -52, -43, 30, -27]> : tensor<256xi8>} : () -> tensor<256xi8>
  %r0 = "tosa.table"(%x0, %k0) {} : (tensor<2x5xi8>, tensor<256xi8>) -> (tensor<2x5xi8>)
  check.expect_eq_const(%r0, dense<[[3, -90, 25, 56, 54], [-26, -25, -65, -106, 3]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}

func.func @table_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[59, -77, -85, -116, -8], [-74, -52, 106, 80, 87]]> : tensor<2x5xi8>
  %x0c = tensor.cast %x0 : tensor<2x5xi8> to tensor<?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi8>
  %k0 = "tosa.const"() {values = dense<[-60, -1, -31, -65, 126, -125, -104, -79, 120, 49, 97, -77, 56, -34, -3, -128, 30, 84, 41, -89, 8, -60, 119, 97, -81, 2, 112, 88, 53, 35, -118, 61, -7, -105, -66, 10, 58, 1, 28, 95, 47, -36, 36, 25, -101, -113, 41, -29, 25, -46, -71, -90, -31, 80, -26, -31, 19, 122, -28, 23, -16, 26, -14, 35, 12, 45, 116, -90, 15, -16, -37, -67, -115, -25, 83, -104, -25, 119, 115, -73, -127, 43, -125, -52, -1, 95, -105, 41, 8, -95, 88, 88, -5, 113, 27, 103, 117, 17, -57, -91, 16, -79, 64, 109, -66, 13, -116, -82, -32, 98, 120, 36, 21, 17, -113, -32, 123, -23, -74, -67, 54, -119, 120, 96, 17, -9, 66, 12, -6, -46, -14, 64, -114, -122, 56, -33, 77, -121, 104, -97, -22, 119, -101, 40, 58, -19, -108, 6, -18, 95, 46, -40, -114, 23, -57, 47, 93, -38, 103, 4, 7, 67, 74, 104, 127, -90, -23, 110, -50, -127, 19, 64, 62, 79, 36, -93, 88, -21, 88, 80, 120, -125, 93, 32, -4, 75, 115, 3, -106, 57, -69, -71, -79, -78, 104, -36, -101, -83, -27, -40, -49, 114, 93, 18, 124, -41, -93, -59, -106, 115, -72, -15, -77, 122, -88, 3, 115, 5, 102, 101, 68, 62, 19, 20, 84, -19, 114, 96, -33, -23, 54, 108, -104, -111, -65, -18, -87, 4, 10, 115, 62, -64, 73, 78, 46, 45, -49, 55, -94, 33, 107, 120, -52, -43, 30, -27]> : tensor<256xi8>} : () -> tensor<256xi8>
  %r0 = "tosa.table"(%x0d, %k0) {} : (tensor<?x?xi8>, tensor<256xi8>) -> (tensor<?x?xi8>)
  check.expect_eq_const(%r0, dense<[[3, -90, 25, 56, 54], [-26, -25, -65, -106, 3]]> : tensor<2x5xi8>) : tensor<?x?xi8>
  return
}

func.func @table_i16() {
  %x0 = util.unfoldable_constant dense<[6111, -25402, 16167, 6801, 26789, -1364]> : tensor<6xi16>
  %k0 = "tosa.const"() {values = dense<[-10000, -9960, -9920, -9880, -9840, -9800, -9760, -9720, -9680, -9640, -9600, -9560, -9520, -9480, -9440, -9400, -9360, -9320, -9280, -9240, -9200, -9160, -9120, -9080, -9040, -9000, -8960, -8920, -8880, -8840, -8800, -8760, -8720, -8680, -8640, -8600, -8560, -8520, -8480, -8440, -8400, -8360, -8320, -8280, -8240, -8200, -8160, -8120, -8080, -8040, -8000, -7960, -7920, -7880, -7840, -7800, -7760, -7720, -7680, -7640, -7600, -7560, -7520, -7480, -7440, -7400, -7360, -7320, -7280, -7240, -7200, -7160, -7120, -7080, -7040, -7000, -6960, -6920, -6880, -6840, -6800, -6760, -6720, -6680, -6640, -6600, -6560, -6520, -6480, -6440, -6400, -6360, -6320, -6280, -6240, -6200, -6160, -6120, -6080, -6040, -6000, -5960, -5920, -5880, -5840, -5800, -5760, -5720, -5680, -5640, -5600, -5560, -5520, -5480, -5440, -5400, -5360, -5320, -5280, -5240, -5200, -5160, -5120, -5080, -5040, -5000, -4960, -4920, -4880, -4840, -4800, -4760, -4720, -4680, -4640, -4600, -4560, -4520, -4480, -4440, -4400, -4360, -4320, -4280, -4240, -4200, -4160, -4120, -4080, -4040, -4000, -3960, -3920, -3880, -3840, -3800, -3760, -3720, -3680, -3640, -3600, -3560, -3520, -3480, -3440, -3400, -3360, -3320, -3280, -3240, -3200, -3160, -3120, -3080, -3040, -3000, -2960, -2920, -2880, -2840, -2800, -2760, -2720, -2680, -2640, -2600, -2560, -2520, -2480, -2440, -2400, -2360, -2320, -2280, -2240, -2200, -2160, -2120, -2080, -2040, -2000, -1960, -1920, -1880, -1840, -1800, -1760, -1720, -1680, -1640, -1600, -1560, -1520, -1480, -1440, -1400, -1360, -1320, -1280, -1240, -1200, -1160, -1120, -1080, -1040, -1000, -960, -920, -880, -840, -800, -760, -720, -680, -640, -600, -560, -520, -480, -440, -400, -360, -320, -280, -240, -200, -160, -120, -80, -40, 0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520, 560, 600, 640, 680, 720, 760, 800, 840, 880, 920, 960, 1000, 1040, 1080, 1120, 1160, 1200, 1240, 1280, 1320, 1360, 1400, 1440, 1480, 1520, 1560, 1600, 1640, 1680, 1720, 1760, 1800, 1840, 1880, 1920, 1960, 2000, 2040, 2080, 2120, 2160, 2200, 2240, 2280, 2320, 2360, 2400, 2440, 2480, 2520, 2560, 2600, 2640, 2680, 2720, 2760, 2800, 2840, 2880, 2920, 2960, 3000, 3040, 3080, 3120, 3160, 3200, 3240, 3280, 3320, 3360, 3400, 3440, 3480, 3520, 3560, 3600, 3640, 3680, 3720, 3760, 3800, 3840, 3880, 3920, 3960, 4000, 4040, 4080, 4120, 4160, 4200, 4240, 4280, 4320, 4360, 4400, 4440, 4480, 4520, 4560, 4600, 4640, 4680, 4720, 4760, 4800, 4840, 4880, 4920, 4960, 5000, 5040, 5080, 5120, 5160, 5200, 5240, 5280, 5320, 5360, 5400, 5440, 5480, 5520, 5560, 5600, 5640, 5680, 5720, 5760, 5800, 5840, 5880, 5920, 5960, 6000, 6040, 6080, 6120, 6160, 6200, 6240, 6280, 6320, 6360, 6400, 6440, 6480, 6520, 6560, 6600, 6640, 6680, 6720, 6760, 6800, 6840, 6880, 6920, 6960, 7000, 7040, 7080, 7120, 7160, 7200, 7240, 7280, 7320, 7360, 7400, 7440, 7480, 7520, 7560, 7600, 7640, 7680, 7720, 7760, 7800, 7840, 7880, 7920, 7960, 8000, 8040, 8080, 8120, 8160, 8200, 8240, 8280, 8320, 8360, 8400, 8440, 8480, 8520, 8560, 8600, 8640, 8680, 8720, 8760, 8800, 8840, 8880, 8920, 8960, 9000, 9040, 9080, 9120, 9160, 9200, 9240, 9280, 9320, 9360, 9400, 9440, 9480, 9520, 9560, 9600, 9640, 9680, 9720, 9760, 9800, 9840, 9880, 9920, 9960, 10000, 10040, 10080, 10120, 10160, 10200, 10240, 10280, 10320, 10360, 10400, 10440, 10480]> : tensor<513xi16>} : () -> tensor<513xi16>
  %r0 = "tosa.table"(%x0, %k0) {} : (tensor<6xi16>, tensor<513xi16>) -> (tensor<6xi32>)
  check.expect_eq_const(%r0, dense<[275160, -985360, 677400, 302760, 1102280, -23840]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @reduce_sum_0() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_sum"(%x0) {axis = 0 : i32} : (tensor<2x3x4xf32>) -> (tensor<1x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.937500000e+00, -1.375000000e+00, 1.328125000e+00, 4.578125000e+00], [2.062500000e+00, 9.062500000e-01, 3.312500000e+00, -4.609375000e+00], [-5.437500000e+00, -3.406250000e+00, 9.375000000e-02, 3.750000000e-01]]]> : tensor<1x3x4xf32>) : tensor<1x3x4xf32>
  return
}

func.func @reduce_sum_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_sum"(%x0d) {axis = 0 : i32} : (tensor<?x?x?xf32>) -> (tensor<1x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.937500000e+00, -1.375000000e+00, 1.328125000e+00, 4.578125000e+00], [2.062500000e+00, 9.062500000e-01, 3.312500000e+00, -4.609375000e+00], [-5.437500000e+00, -3.406250000e+00, 9.375000000e-02, 3.750000000e-01]]]> : tensor<1x3x4xf32>) : tensor<1x?x?xf32>
  return
}

func.func @reduce_product_0() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_product"(%x0) {axis = 0 : i32} : (tensor<2x3x4xf32>) -> (tensor<1x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[7.734375000e-01, -2.218994141e+00, -2.872558594e+00, 5.012695312e+00], [-4.602050781e-01, 1.076660156e-01, 2.031250000e+00, 5.140136719e+00], [7.382812500e+00, 1.527343750e+00, -2.342529297e+00, -2.865478516e+00]]]> : tensor<1x3x4xf32>) : tensor<1x3x4xf32>
  return
}

func.func @reduce_product_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_product"(%x0d) {axis = 0 : i32} : (tensor<?x?x?xf32>) -> (tensor<1x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[7.734375000e-01, -2.218994141e+00, -2.872558594e+00, 5.012695312e+00], [-4.602050781e-01, 1.076660156e-01, 2.031250000e+00, 5.140136719e+00], [7.382812500e+00, 1.527343750e+00, -2.342529297e+00, -2.865478516e+00]]]> : tensor<1x3x4xf32>) : tensor<1x?x?xf32>
  return
}

func.func @reduce_max_0() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_max"(%x0) {axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xf32>) -> (tensor<1x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.375000000e+00, 9.531250000e-01, 2.484375000e+00, 2.765625000e+00], [2.265625000e+00, 7.656250000e-01, 2.500000000e+00, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]]]> : tensor<1x3x4xf32>) : tensor<1x3x4xf32>
  return
}

func.func @reduce_max_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_max"(%x0d) {axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xf32>) -> (tensor<1x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.375000000e+00, 9.531250000e-01, 2.484375000e+00, 2.765625000e+00], [2.265625000e+00, 7.656250000e-01, 2.500000000e+00, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]]]> : tensor<1x3x4xf32>) : tensor<1x?x?xf32>
  return
}

func.func @reduce_min_0() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_min"(%x0) {axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xf32>) -> (tensor<1x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[5.625000000e-01, -2.328125000e+00, -1.156250000e+00, 1.812500000e+00], [-2.031250000e-01, 1.406250000e-01, 8.125000000e-01, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<1x3x4xf32>) : tensor<1x3x4xf32>
  return
}

func.func @reduce_min_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_min"(%x0d) {axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xf32>) -> (tensor<1x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[5.625000000e-01, -2.328125000e+00, -1.156250000e+00, 1.812500000e+00], [-2.031250000e-01, 1.406250000e-01, 8.125000000e-01, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<1x3x4xf32>) : tensor<1x?x?xf32>
  return
}

func.func @reduce_sum_i32_0() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi32>
  %r0 = "tosa.reduce_sum"(%x0) {axis = 0 : i32} : (tensor<2x3x4xi32>) -> (tensor<1x3x4xi32>)
  check.expect_eq_const(%r0, dense<[[[1, -33, 17, -5], [-7, -1, 7, 6], [-10, -1, -19, 13]]]> : tensor<1x3x4xi32>) : tensor<1x3x4xi32>
  return
}

func.func @reduce_sum_i32_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi32> to tensor<?x?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi32>
  %r0 = "tosa.reduce_sum"(%x0d) {axis = 0 : i32} : (tensor<?x?x?xi32>) -> (tensor<1x?x?xi32>)
  check.expect_eq_const(%r0, dense<[[[1, -33, 17, -5], [-7, -1, 7, 6], [-10, -1, -19, 13]]]> : tensor<1x3x4xi32>) : tensor<1x?x?xi32>
  return
}

func.func @reduce_all_0() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %r0 = "tosa.reduce_all"(%x0) {axis = 0 : i32} : (tensor<2x3x4xi1>) -> (tensor<1x3x4xi1>)
  check.expect_eq_const(%r0, dense<[[[false, true, false, false], [true, false, false, false], [false, false, false, true]]]> : tensor<1x3x4xi1>) : tensor<1x3x4xi1>
  return
}

func.func @reduce_all_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi1> to tensor<?x?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi1>
  %r0 = "tosa.reduce_all"(%x0d) {axis = 0 : i32} : (tensor<?x?x?xi1>) -> (tensor<1x?x?xi1>)
  check.expect_eq_const(%r0, dense<[[[false, true, false, false], [true, false, false, false], [false, false, false, true]]]> : tensor<1x3x4xi1>) : tensor<1x?x?xi1>
  return
}

func.func @reduce_any_0() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %r0 = "tosa.reduce_any"(%x0) {axis = 0 : i32} : (tensor<2x3x4xi1>) -> (tensor<1x3x4xi1>)
  check.expect_eq_const(%r0, dense<[[[true, true, false, false], [true, true, true, false], [false, true, false, true]]]> : tensor<1x3x4xi1>) : tensor<1x3x4xi1>
  return
}

func.func @reduce_any_0_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi1> to tensor<?x?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi1>
  %r0 = "tosa.reduce_any"(%x0d) {axis = 0 : i32} : (tensor<?x?x?xi1>) -> (tensor<1x?x?xi1>)
  check.expect_eq_const(%r0, dense<[[[true, true, false, false], [true, true, true, false], [false, true, false, true]]]> : tensor<1x3x4xi1>) : tensor<1x?x?xi1>
  return
}

func.func @reduce_sum_2() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_sum"(%x0) {axis = 2 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[3.125000000e+00], [-5.156250000e-01], [3.125000000e-01]], [[3.343750000e+00], [2.187500000e+00], [-8.687500000e+00]]]> : tensor<2x3x1xf32>) : tensor<2x3x1xf32>
  return
}

func.func @reduce_sum_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_sum"(%x0d) {axis = 2 : i32} : (tensor<?x?x?xf32>) -> (tensor<?x?x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[3.125000000e+00], [-5.156250000e-01], [3.125000000e-01]], [[3.343750000e+00], [2.187500000e+00], [-8.687500000e+00]]]> : tensor<2x3x1xf32>) : tensor<?x?x1xf32>
  return
}

func.func @reduce_product_2() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_product"(%x0) {axis = 2 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.714420795e+00], [2.388956547e-01], [4.160782814e+00]], [[-1.441465187e+01], [-2.165508270e+00], [1.819138527e+01]]]> : tensor<2x3x1xf32>) : tensor<2x3x1xf32>
  return
}

func.func @reduce_product_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_product"(%x0d) {axis = 2 : i32} : (tensor<?x?x?xf32>) -> (tensor<?x?x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.714420795e+00], [2.388956547e-01], [4.160782814e+00]], [[-1.441465187e+01], [-2.165508270e+00], [1.819138527e+01]]]> : tensor<2x3x1xf32>) : tensor<?x?x1xf32>
  return
}

func.func @reduce_max_2() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_max"(%x0) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xf32>) -> (tensor<2x3x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.765625000e+00], [8.125000000e-01], [1.890625000e+00]], [[2.484375000e+00], [2.500000000e+00], [-1.484375000e+00]]]> : tensor<2x3x1xf32>) : tensor<2x3x1xf32>
  return
}

func.func @reduce_max_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_max"(%x0d) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xf32>) -> (tensor<?x?x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.765625000e+00], [8.125000000e-01], [1.890625000e+00]], [[2.484375000e+00], [2.500000000e+00], [-1.484375000e+00]]]> : tensor<2x3x1xf32>) : tensor<?x?x1xf32>
  return
}

func.func @reduce_min_2() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reduce_min"(%x0) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xf32>) -> (tensor<2x3x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.156250000e+00], [-1.890625000e+00], [-2.625000000e+00]], [[-2.328125000e+00], [-2.718750000e+00], [-2.875000000e+00]]]> : tensor<2x3x1xf32>) : tensor<2x3x1xf32>
  return
}

func.func @reduce_min_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reduce_min"(%x0d) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xf32>) -> (tensor<?x?x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.156250000e+00], [-1.890625000e+00], [-2.625000000e+00]], [[-2.328125000e+00], [-2.718750000e+00], [-2.875000000e+00]]]> : tensor<2x3x1xf32>) : tensor<?x?x1xf32>
  return
}

func.func @reduce_sum_i32_2() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi32>
  %r0 = "tosa.reduce_sum"(%x0) {axis = 2 : i32} : (tensor<2x3x4xi32>) -> (tensor<2x3x1xi32>)
  check.expect_eq_const(%r0, dense<[[[27], [-33], [-39]], [[-47], [38], [22]]]> : tensor<2x3x1xi32>) : tensor<2x3x1xi32>
  return
}

func.func @reduce_sum_i32_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi32> to tensor<?x?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi32>
  %r0 = "tosa.reduce_sum"(%x0d) {axis = 2 : i32} : (tensor<?x?x?xi32>) -> (tensor<?x?x1xi32>)
  check.expect_eq_const(%r0, dense<[[[27], [-33], [-39]], [[-47], [38], [22]]]> : tensor<2x3x1xi32>) : tensor<?x?x1xi32>
  return
}

func.func @reduce_all_2() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %r0 = "tosa.reduce_all"(%x0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xi1>)
  check.expect_eq_const(%r0, dense<[[[false], [false], [false]], [[false], [false], [false]]]> : tensor<2x3x1xi1>) : tensor<2x3x1xi1>
  return
}

func.func @reduce_all_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi1> to tensor<?x?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi1>
  %r0 = "tosa.reduce_all"(%x0d) {axis = 2 : i32} : (tensor<?x?x?xi1>) -> (tensor<?x?x1xi1>)
  check.expect_eq_const(%r0, dense<[[[false], [false], [false]], [[false], [false], [false]]]> : tensor<2x3x1xi1>) : tensor<?x?x1xi1>
  return
}

func.func @reduce_any_2() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %r0 = "tosa.reduce_any"(%x0) {axis = 2 : i32} : (tensor<2x3x4xi1>) -> (tensor<2x3x1xi1>)
  check.expect_eq_const(%r0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<2x3x1xi1>
  return
}

func.func @reduce_any_2_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[false, true, false, false], [true, true, false, false], [false, true, false, true]], [[true, true, false, false], [true, false, true, false], [false, false, false, true]]]> : tensor<2x3x4xi1>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi1> to tensor<?x?x?xi1>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi1>
  %r0 = "tosa.reduce_any"(%x0d) {axis = 2 : i32} : (tensor<?x?x?xi1>) -> (tensor<?x?x1xi1>)
  check.expect_eq_const(%r0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<?x?x1xi1>
  return
}

func.func @argmax() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.argmax"(%x0) {axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xf32>) -> (tensor<2x4xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, 2, 0], [1, 1, 1, 0]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}

func.func @argmax_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[5.625000000e-01, 9.531250000e-01, -1.156250000e+00, 2.765625000e+00], [-2.031250000e-01, 7.656250000e-01, 8.125000000e-01, -1.890625000e+00], [-2.625000000e+00, -5.312500000e-01, 1.578125000e+00, 1.890625000e+00]], [[1.375000000e+00, -2.328125000e+00, 2.484375000e+00, 1.812500000e+00], [2.265625000e+00, 1.406250000e-01, 2.500000000e+00, -2.718750000e+00], [-2.812500000e+00, -2.875000000e+00, -1.484375000e+00, -1.515625000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.argmax"(%x0d) {axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xf32>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[0, 0, 2, 0], [1, 1, 1, 0]]> : tensor<2x4xi32>) : tensor<?x?xi32>
  return
}

func.func @argmax_i8() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi8>
  %r0 = "tosa.argmax"(%x0) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<2x3x4xi8>) -> (tensor<2x3xi32>)
  check.expect_eq_const(%r0, dense<[[2, 3, 3], [2, 1, 1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @argmax_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[18, -13, 19, 3], [-10, -19, -8, 4], [-16, -14, -16, 7]], [[-17, -20, -2, -8], [3, 18, 15, 2], [6, 13, -3, 6]]]> : tensor<2x3x4xi8>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi8> to tensor<?x?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi8>
  %r0 = "tosa.argmax"(%x0d) {axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x?x?xi8>) -> (tensor<?x?xi32>)
  check.expect_eq_const(%r0, dense<[[2, 3, 3], [2, 1, 1]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @reshape() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%x0, %k0) {} : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<6x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]> : tensor<6x4xf32>) : tensor<6x4xf32>
  return
}

func.func @reshape_rest() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%x0, %k0) {} : (tensor<2x3x4xf32>, !tosa.shape<2>) -> (tensor<2x12xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]> : tensor<2x12xf32>) : tensor<2x12xf32>
  return
}

func.func @reshape_rest_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x3x4xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.reshape"(%x0d, %k0) {} : (tensor<?x3x4xf32>, !tosa.shape<2>) -> (tensor<2x12xf32>)
  check.expect_almost_eq_const(%r0, dense<[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]> : tensor<2x12xf32>) : tensor<2x12xf32>
  return
}

func.func @transpose() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.transpose"(%x0) {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -2.218750000e+00, 4.375000000e-01], [9.687500000e-01, -1.031250000e+00, -2.031250000e+00]], [[-1.125000000e+00, 1.593750000e+00, 8.281250000e-01], [7.968750000e-01, 1.328125000e+00, -2.843750000e+00]], [[2.171875000e+00, 2.296875000e+00, 6.562500000e-01], [1.937500000e+00, 2.203125000e+00, 9.062500000e-01]], [[1.781250000e+00, -1.812500000e+00, -2.421875000e+00], [1.828125000e+00, 2.359375000e+00, -1.718750000e+00]]]> : tensor<4x2x3xf32>) : tensor<4x2x3xf32>
  return
}

func.func @transpose_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.transpose"(%x0d) {perms = array<i32: 2, 0, 1>} : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -2.218750000e+00, 4.375000000e-01], [9.687500000e-01, -1.031250000e+00, -2.031250000e+00]], [[-1.125000000e+00, 1.593750000e+00, 8.281250000e-01], [7.968750000e-01, 1.328125000e+00, -2.843750000e+00]], [[2.171875000e+00, 2.296875000e+00, 6.562500000e-01], [1.937500000e+00, 2.203125000e+00, 9.062500000e-01]], [[1.781250000e+00, -1.812500000e+00, -2.421875000e+00], [1.828125000e+00, 2.359375000e+00, -1.718750000e+00]]]> : tensor<4x2x3xf32>) : tensor<?x?x?xf32>
  return
}

func.func @reverse() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.reverse"(%x0) {axis = 1 : i32} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00]], [[-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00]]]> : tensor<2x3x4xf32>) : tensor<2x3x4xf32>
  return
}

func.func @reverse_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.reverse"(%x0d) {axis = 1 : i32} : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00]], [[-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00]]]> : tensor<2x3x4xf32>) : tensor<?x?x?xf32>
  return
}

func.func @concat() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x1 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x2x4xf32>
  %r0 = "tosa.concat"(%x0, %x1) {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x2x4xf32>) -> (tensor<2x5x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x5x4xf32>) : tensor<2x5x4xf32>
  return
}

func.func @concat_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %x1 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x2x4xf32>
  %x1c = tensor.cast %x1 : tensor<2x2x4xf32> to tensor<?x?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?x?xf32>
  %r0 = "tosa.concat"(%x0d, %x1d) {axis = 1 : i32} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x5x4xf32>) : tensor<?x?x?xf32>
  return
}

func.func @slice() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %k1 = tosa.const_shape {values = dense<[2, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.slice"(%x0, %k0, %k1) {} : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x2x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.296875000e+00, -1.812500000e+00], [6.562500000e-01, -2.421875000e+00]], [[2.203125000e+00, 2.359375000e+00], [9.062500000e-01, -1.718750000e+00]]]> : tensor<2x2x2xf32>) : tensor<2x2x2xf32>
  return
}

func.func @slice_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %k0 = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %k1 = tosa.const_shape {values = dense<[2, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.slice"(%x0d, %k0, %k1) {} : (tensor<?x?x?xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x2x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.296875000e+00, -1.812500000e+00], [6.562500000e-01, -2.421875000e+00]], [[2.203125000e+00, 2.359375000e+00], [9.062500000e-01, -1.718750000e+00]]]> : tensor<2x2x2xf32>) : tensor<2x2x2xf32>
  return
}

func.func @tile() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[2, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.tile"(%x0, %k0) {} : (tensor<2x3x4xf32>, !tosa.shape<3>) -> (tensor<4x3x12xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]], [[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<4x3x12xf32>) : tensor<4x3x12xf32>
  return
}

func.func @tile_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %k0 = tosa.const_shape {values = dense<[2, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r0 = "tosa.tile"(%x0d, %k0) {} : (tensor<?x?x?xf32>, !tosa.shape<3>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]], [[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<4x3x12xf32>) : tensor<?x?x?xf32>
  return
}

func.func @pad() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %k0 = tosa.const_shape {values = dense<[1, 0, 0, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %k1 = "tosa.const"() {values = dense<[2.500000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.pad"(%x0, %k0, %k1) {} : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> (tensor<3x5x6xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]], [[2.500000000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 2.500000000e+00], [2.500000000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, 2.500000000e+00], [2.500000000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]], [[2.500000000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 2.500000000e+00], [2.500000000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, 2.500000000e+00], [2.500000000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]]]> : tensor<3x5x6xf32>) : tensor<3x5x6xf32>
  return
}

func.func @pad_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %k0 = tosa.const_shape {values = dense<[1, 0, 0, 2, 1, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %k1 = "tosa.const"() {values = dense<[2.500000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.pad"(%x0d, %k0, %k1) {} : (tensor<?x?x?xf32>, !tosa.shape<6>, tensor<1xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]], [[2.500000000e+00, 1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00, 2.500000000e+00], [2.500000000e+00, -2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00, 2.500000000e+00], [2.500000000e+00, 4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]], [[2.500000000e+00, 9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00, 2.500000000e+00], [2.500000000e+00, -1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00, 2.500000000e+00], [2.500000000e+00, -2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00], [2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00, 2.500000000e+00]]]> : tensor<3x5x6xf32>) : tensor<?x?x?xf32>
  return
}

func.func @identity() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %r0 = "tosa.identity"(%x0) {} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>) : tensor<2x3x4xf32>
  return
}

func.func @identity_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %r0 = "tosa.identity"(%x0d) {} : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>) : tensor<?x?x?xf32>
  return
}

func.func @gather() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x1 = util.unfoldable_constant dense<[[0, 1, 1, 2, 2], [1, 0, 0, 2, 1]]> : tensor<2x5xi32>
  %r0 = "tosa.gather"(%x0, %x1) {} : (tensor<2x3x4xf32>, tensor<2x5xi32>) -> (tensor<2x5x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x5x4xf32>) : tensor<2x5x4xf32>
  return
}

func.func @gather_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %x1 = util.unfoldable_constant dense<[[0, 1, 1, 2, 2], [1, 0, 0, 2, 1]]> : tensor<2x5xi32>
  %x1c = tensor.cast %x1 : tensor<2x5xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %r0 = "tosa.gather"(%x0d, %x1d) {} : (tensor<?x?x?xf32>, tensor<?x?xi32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00]]]> : tensor<2x5x4xf32>) : tensor<?x?x?xf32>
  return
}

func.func @scatter() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>
  %x2 = util.unfoldable_constant dense<[[[9.375000000e-01, -2.390625000e+00, -7.187500000e-01, -2.203125000e+00], [9.687500000e-01, 1.984375000e+00, -7.343750000e-01, -7.656250000e-01]], [[2.343750000e-01, -1.703125000e+00, -1.515625000e+00, -1.015625000e+00], [-2.500000000e-01, -2.515625000e+00, 1.515625000e+00, 4.687500000e-01]]]> : tensor<2x2x4xf32>
  %r0 = "tosa.scatter"(%x0, %x1, %x2) {} : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> (tensor<2x3x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[9.687500000e-01, 1.984375000e+00, -7.343750000e-01, -7.656250000e-01], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [9.375000000e-01, -2.390625000e+00, -7.187500000e-01, -2.203125000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [2.343750000e-01, -1.703125000e+00, -1.515625000e+00, -1.015625000e+00], [-2.500000000e-01, -2.515625000e+00, 1.515625000e+00, 4.687500000e-01]]]> : tensor<2x3x4xf32>) : tensor<2x3x4xf32>
  return
}

func.func @scatter_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.781250000e+00, -1.125000000e+00, 2.171875000e+00, 1.781250000e+00], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [4.375000000e-01, 8.281250000e-01, 6.562500000e-01, -2.421875000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [-1.031250000e+00, 1.328125000e+00, 2.203125000e+00, 2.359375000e+00], [-2.031250000e+00, -2.843750000e+00, 9.062500000e-01, -1.718750000e+00]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %x1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi32>
  %x1c = tensor.cast %x1 : tensor<2x2xi32> to tensor<?x?xi32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?xi32>
  %x2 = util.unfoldable_constant dense<[[[9.375000000e-01, -2.390625000e+00, -7.187500000e-01, -2.203125000e+00], [9.687500000e-01, 1.984375000e+00, -7.343750000e-01, -7.656250000e-01]], [[2.343750000e-01, -1.703125000e+00, -1.515625000e+00, -1.015625000e+00], [-2.500000000e-01, -2.515625000e+00, 1.515625000e+00, 4.687500000e-01]]]> : tensor<2x2x4xf32>
  %x2c = tensor.cast %x2 : tensor<2x2x4xf32> to tensor<?x?x?xf32>
  %x2d = util.optimization_barrier %x2c : tensor<?x?x?xf32>
  %r0 = "tosa.scatter"(%x0d, %x1d, %x2d) {} : (tensor<?x?x?xf32>, tensor<?x?xi32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[9.687500000e-01, 1.984375000e+00, -7.343750000e-01, -7.656250000e-01], [-2.218750000e+00, 1.593750000e+00, 2.296875000e+00, -1.812500000e+00], [9.375000000e-01, -2.390625000e+00, -7.187500000e-01, -2.203125000e+00]], [[9.687500000e-01, 7.968750000e-01, 1.937500000e+00, 1.828125000e+00], [2.343750000e-01, -1.703125000e+00, -1.515625000e+00, -1.015625000e+00], [-2.500000000e-01, -2.515625000e+00, 1.515625000e+00, 4.687500000e-01]]]> : tensor<2x3x4xf32>) : tensor<?x?x?xf32>
  return
}

func.func @conv2d() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]], [[-4.843750000e-01, -2.796875000e+00], [2.062500000e+00, 2.500000000e-01], [-6.718750000e-01, 2.812500000e-01], [1.328125000e+00, -7.187500000e-01], [1.984375000e+00, 2.515625000e+00], [-6.718750000e-01, -2.171875000e+00]]]]> : tensor<1x5x6x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[1.562500000e+00, 2.953125000e+00], [-2.109375000e+00, 1.281250000e+00]], [[1.953125000e+00, 2.515625000e+00], [-2.265625000e+00, -2.453125000e+00]], [[2.921875000e+00, -2.296875000e+00], [-1.937500000e+00, 4.531250000e-01]]], [[[-3.281250000e-01, 1.500000000e+00], [-1.859375000e+00, 2.484375000e+00]], [[-1.703125000e+00, 1.609375000e+00], [-2.593750000e+00, -1.562500000e-01]], [[-2.796875000e+00, -1.109375000e+00], [-1.125000000e+00, 1.312500000e+00]]], [[[-2.656250000e-01, -2.656250000e+00], [2.968750000e+00, 2.328125000e+00]], [[2.500000000e+00, -1.515625000e+00], [-6.406250000e-01, -1.640625000e+00]], [[-2.250000000e+00, -2.796875000e+00], [1.562500000e-02, -2.265625000e+00]]]]> : tensor<3x3x2x2xf32>
  %x2 = util.unfoldable_constant dense<[-1.937500000e+00, 2.156250000e+00, -9.375000000e-02]> : tensor<3xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%x0, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>, tensor<3x3x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x3x5x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[-8.351562500e+00, 7.267578125e+00, 1.660449219e+01], [1.833740234e+00, -2.905761719e+00, -1.974609375e+00], [1.159667969e-01, 4.448974609e+00, 2.133789062e+00], [-6.514404297e+00, -3.121582031e+00, -1.432885742e+01], [-4.260009766e+00, -3.960205078e+00, -9.140380859e+00]], [[-7.577392578e+00, -1.414648438e+01, -2.110742188e+01], [-1.746093750e+00, -6.468505859e+00, -4.009765625e+00], [-1.201318359e+01, 4.531738281e+00, 6.860595703e+00], [-1.165429688e+01, -7.978271484e+00, -5.087890625e+00], [6.502685547e+00, 3.397705078e+00, -1.803833008e+01]], [[5.773437500e+00, 6.418701172e+00, -4.794677734e+00], [1.557763672e+01, 4.918212891e+00, -1.910400391e+00], [-1.325537109e+01, 1.071777344e-01, -1.989013672e+00], [7.109863281e+00, 2.569335938e+00, 1.977539062e+00], [1.460571289e+01, 4.309814453e+00, -2.884277344e+00]]]]> : tensor<1x3x5x3xf32>) : tensor<1x3x5x3xf32>
  return
}

func.func @conv2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]], [[-4.843750000e-01, -2.796875000e+00], [2.062500000e+00, 2.500000000e-01], [-6.718750000e-01, 2.812500000e-01], [1.328125000e+00, -7.187500000e-01], [1.984375000e+00, 2.515625000e+00], [-6.718750000e-01, -2.171875000e+00]]]]> : tensor<1x5x6x2xf32>
  %x0c = tensor.cast %x0 : tensor<1x5x6x2xf32> to tensor<?x?x?x2xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[1.562500000e+00, 2.953125000e+00], [-2.109375000e+00, 1.281250000e+00]], [[1.953125000e+00, 2.515625000e+00], [-2.265625000e+00, -2.453125000e+00]], [[2.921875000e+00, -2.296875000e+00], [-1.937500000e+00, 4.531250000e-01]]], [[[-3.281250000e-01, 1.500000000e+00], [-1.859375000e+00, 2.484375000e+00]], [[-1.703125000e+00, 1.609375000e+00], [-2.593750000e+00, -1.562500000e-01]], [[-2.796875000e+00, -1.109375000e+00], [-1.125000000e+00, 1.312500000e+00]]], [[[-2.656250000e-01, -2.656250000e+00], [2.968750000e+00, 2.328125000e+00]], [[2.500000000e+00, -1.515625000e+00], [-6.406250000e-01, -1.640625000e+00]], [[-2.250000000e+00, -2.796875000e+00], [1.562500000e-02, -2.265625000e+00]]]]> : tensor<3x3x2x2xf32>
  %x2 = util.unfoldable_constant dense<[-1.937500000e+00, 2.156250000e+00, -9.375000000e-02]> : tensor<3xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv2d"(%x0d, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<?x?x?x2xf32>, tensor<3x3x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x?x?x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[-8.351562500e+00, 7.267578125e+00, 1.660449219e+01], [1.833740234e+00, -2.905761719e+00, -1.974609375e+00], [1.159667969e-01, 4.448974609e+00, 2.133789062e+00], [-6.514404297e+00, -3.121582031e+00, -1.432885742e+01], [-4.260009766e+00, -3.960205078e+00, -9.140380859e+00]], [[-7.577392578e+00, -1.414648438e+01, -2.110742188e+01], [-1.746093750e+00, -6.468505859e+00, -4.009765625e+00], [-1.201318359e+01, 4.531738281e+00, 6.860595703e+00], [-1.165429688e+01, -7.978271484e+00, -5.087890625e+00], [6.502685547e+00, 3.397705078e+00, -1.803833008e+01]], [[5.773437500e+00, 6.418701172e+00, -4.794677734e+00], [1.557763672e+01, 4.918212891e+00, -1.910400391e+00], [-1.325537109e+01, 1.071777344e-01, -1.989013672e+00], [7.109863281e+00, 2.569335938e+00, 1.977539062e+00], [1.460571289e+01, 4.309814453e+00, -2.884277344e+00]]]]> : tensor<1x3x5x3xf32>) : tensor<?x?x?x3xf32>
  return
}

func.func @conv2d_i8() {
  %x0 = util.unfoldable_constant dense<[[[[18, -13], [-14, 7], [15, -10], [-10, 1], [11, -9], [13, 1]], [[8, 5], [-1, 1], [20, -4], [18, 12], [-13, 15], [-5, -13]], [[-10, -15], [-7, -16], [2, 20], [19, 18], [-11, -11], [7, 19]], [[13, -12], [10, 0], [-2, 0], [2, 17], [12, -19], [11, -8]], [[-7, 4], [20, -18], [1, -11], [17, -1], [15, 16], [-16, 11]]]]> : tensor<1x5x6x2xi8>
  %x1 = util.unfoldable_constant dense<[[[[12, 13], [20, 11]], [[14, 9], [-8, 14]], [[8, 7], [19, 10]]], [[[-7, -8], [-7, -14]], [[-17, 11], [12, -14]], [[-4, 17], [14, 4]]], [[[19, -7], [14, 18]], [[4, -14], [-8, 1]], [[-9, -17], [-14, 19]]]]> : tensor<3x3x2x2xi8>
  %x2 = util.unfoldable_constant dense<[-5, 3, -3]> : tensor<3xi32>
  %k0 = "tosa.const"() {values = dense<[3]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[-2]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%x0, %x1, %x2, %k0, %k1) {acc_type = i32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>, tensor<3x3x2x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x3x5x3xi32>)
  check.expect_eq_const(%r0, dense<[[[[120, 152, -248], [178, 416, -14], [-281, -441, 571], [-456, 253, -603], [-61, -13, 121]], [[74, -695, 571], [321, -204, 762], [-189, 69, -285], [761, 255, -771], [-535, -397, -48]], [[-600, 407, 40], [101, -461, 681], [-258, 125, -266], [646, -608, 84], [126, 79, 212]]]]> : tensor<1x3x5x3xi32>) : tensor<1x3x5x3xi32>
  return
}

func.func @conv2d_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[18, -13], [-14, 7], [15, -10], [-10, 1], [11, -9], [13, 1]], [[8, 5], [-1, 1], [20, -4], [18, 12], [-13, 15], [-5, -13]], [[-10, -15], [-7, -16], [2, 20], [19, 18], [-11, -11], [7, 19]], [[13, -12], [10, 0], [-2, 0], [2, 17], [12, -19], [11, -8]], [[-7, 4], [20, -18], [1, -11], [17, -1], [15, 16], [-16, 11]]]]> : tensor<1x5x6x2xi8>
  %x0c = tensor.cast %x0 : tensor<1x5x6x2xi8> to tensor<?x5x6x2xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x5x6x2xi8>
  %x1 = util.unfoldable_constant dense<[[[[12, 13], [20, 11]], [[14, 9], [-8, 14]], [[8, 7], [19, 10]]], [[[-7, -8], [-7, -14]], [[-17, 11], [12, -14]], [[-4, 17], [14, 4]]], [[[19, -7], [14, 18]], [[4, -14], [-8, 1]], [[-9, -17], [-14, 19]]]]> : tensor<3x3x2x2xi8>
  %x2 = util.unfoldable_constant dense<[-5, 3, -3]> : tensor<3xi32>
  %k0 = "tosa.const"() {values = dense<[3]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[-2]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.conv2d"(%x0d, %x1, %x2, %k0, %k1) {acc_type = i32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<?x5x6x2xi8>, tensor<3x3x2x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<?x3x5x3xi32>)
  check.expect_eq_const(%r0, dense<[[[[120, 152, -248], [178, 416, -14], [-281, -441, 571], [-456, 253, -603], [-61, -13, 121]], [[74, -695, 571], [321, -204, 762], [-189, 69, -285], [761, 255, -771], [-535, -397, -48]], [[-600, 407, 40], [101, -461, 681], [-258, 125, -266], [646, -608, 84], [126, 79, 212]]]]> : tensor<1x3x5x3xi32>) : tensor<?x3x5x3xi32>
  return
}

func.func @depthwise_conv2d() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]], [[-4.843750000e-01, -2.796875000e+00], [2.062500000e+00, 2.500000000e-01], [-6.718750000e-01, 2.812500000e-01], [1.328125000e+00, -7.187500000e-01], [1.984375000e+00, 2.515625000e+00], [-6.718750000e-01, -2.171875000e+00]]]]> : tensor<1x5x6x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[-1.312500000e+00, 1.812500000e+00], [1.218750000e+00, 8.593750000e-01]], [[2.703125000e+00, -4.062500000e-01], [-5.156250000e-01, 1.156250000e+00]]], [[[2.015625000e+00, -9.843750000e-01], [1.015625000e+00, -1.750000000e+00]], [[3.125000000e-01, 1.609375000e+00], [-2.609375000e+00, 1.359375000e+00]]], [[[-2.906250000e+00, 2.750000000e+00], [-1.875000000e-01, -5.468750000e-01]], [[1.328125000e+00, 1.406250000e-01], [1.390625000e+00, -2.484375000e+00]]]]> : tensor<3x2x2x2xf32>
  %x2 = util.unfoldable_constant dense<[3.750000000e-01, 3.437500000e-01, 2.593750000e+00, -2.765625000e+00]> : tensor<4xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.depthwise_conv2d"(%x0, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<1x5x6x2xf32>, tensor<3x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x3x5x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[4.391601562e+00, -6.995849609e+00, 2.517822266e+00, 4.878417969e+00], [-2.100097656e+00, 1.249267578e+00, -3.576171875e+00, 7.260742188e-01], [-5.584472656e+00, 4.029541016e+00, 5.267333984e+00, -1.730957031e+00], [-9.058837891e+00, 9.667236328e+00, -7.453613281e-01, -4.772949219e-01], [-8.104248047e+00, 7.083740234e+00, 1.223144531e+00, -1.314697266e+00]], [[-2.957519531e+00, 4.794677734e+00, 1.742431641e+00, -1.013110352e+01], [-1.047583008e+01, 1.501318359e+01, 7.130859375e+00, -6.880371094e+00], [7.714355469e+00, -2.915039062e+00, -2.390136719e+00, -7.552490234e+00], [6.593505859e+00, -3.075195312e+00, -1.107177734e+00, 2.353515625e+00], [-1.049487305e+01, 9.998779297e+00, 5.445556641e+00, -5.736816406e+00]], [[-6.417724609e+00, 5.402343750e+00, 1.802490234e+00, 5.756103516e+00], [-2.870361328e+00, 4.957275391e+00, 5.936035156e+00, -9.501953125e-01], [4.642578125e+00, 2.437500000e+00, -3.341308594e+00, 2.422607422e+00], [4.436523438e+00, -5.338378906e+00, 9.813964844e+00, -3.966552734e+00], [2.344482422e+00, 1.194091797e+00, 6.767333984e+00, -6.026611328e+00]]]]> : tensor<1x3x5x4xf32>) : tensor<1x3x5x4xf32>
  return
}

func.func @depthwise_conv2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]], [[-4.843750000e-01, -2.796875000e+00], [2.062500000e+00, 2.500000000e-01], [-6.718750000e-01, 2.812500000e-01], [1.328125000e+00, -7.187500000e-01], [1.984375000e+00, 2.515625000e+00], [-6.718750000e-01, -2.171875000e+00]]]]> : tensor<1x5x6x2xf32>
  %x0c = tensor.cast %x0 : tensor<1x5x6x2xf32> to tensor<?x5x6x2xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x5x6x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[-1.312500000e+00, 1.812500000e+00], [1.218750000e+00, 8.593750000e-01]], [[2.703125000e+00, -4.062500000e-01], [-5.156250000e-01, 1.156250000e+00]]], [[[2.015625000e+00, -9.843750000e-01], [1.015625000e+00, -1.750000000e+00]], [[3.125000000e-01, 1.609375000e+00], [-2.609375000e+00, 1.359375000e+00]]], [[[-2.906250000e+00, 2.750000000e+00], [-1.875000000e-01, -5.468750000e-01]], [[1.328125000e+00, 1.406250000e-01], [1.390625000e+00, -2.484375000e+00]]]]> : tensor<3x2x2x2xf32>
  %x2 = util.unfoldable_constant dense<[3.750000000e-01, 3.437500000e-01, 2.593750000e+00, -2.765625000e+00]> : tensor<4xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.depthwise_conv2d"(%x0d, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<?x5x6x2xf32>, tensor<3x2x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x3x5x4xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[4.391601562e+00, -6.995849609e+00, 2.517822266e+00, 4.878417969e+00], [-2.100097656e+00, 1.249267578e+00, -3.576171875e+00, 7.260742188e-01], [-5.584472656e+00, 4.029541016e+00, 5.267333984e+00, -1.730957031e+00], [-9.058837891e+00, 9.667236328e+00, -7.453613281e-01, -4.772949219e-01], [-8.104248047e+00, 7.083740234e+00, 1.223144531e+00, -1.314697266e+00]], [[-2.957519531e+00, 4.794677734e+00, 1.742431641e+00, -1.013110352e+01], [-1.047583008e+01, 1.501318359e+01, 7.130859375e+00, -6.880371094e+00], [7.714355469e+00, -2.915039062e+00, -2.390136719e+00, -7.552490234e+00], [6.593505859e+00, -3.075195312e+00, -1.107177734e+00, 2.353515625e+00], [-1.049487305e+01, 9.998779297e+00, 5.445556641e+00, -5.736816406e+00]], [[-6.417724609e+00, 5.402343750e+00, 1.802490234e+00, 5.756103516e+00], [-2.870361328e+00, 4.957275391e+00, 5.936035156e+00, -9.501953125e-01], [4.642578125e+00, 2.437500000e+00, -3.341308594e+00, 2.422607422e+00], [4.436523438e+00, -5.338378906e+00, 9.813964844e+00, -3.966552734e+00], [2.344482422e+00, 1.194091797e+00, 6.767333984e+00, -6.026611328e+00]]]]> : tensor<1x3x5x4xf32>) : tensor<?x3x5x4xf32>
  return
}

func.func @depthwise_conv2d_i8() {
  %x0 = util.unfoldable_constant dense<[[[[18, -13], [-14, 7], [15, -10], [-10, 1], [11, -9], [13, 1]], [[8, 5], [-1, 1], [20, -4], [18, 12], [-13, 15], [-5, -13]], [[-10, -15], [-7, -16], [2, 20], [19, 18], [-11, -11], [7, 19]], [[13, -12], [10, 0], [-2, 0], [2, 17], [12, -19], [11, -8]], [[-7, 4], [20, -18], [1, -11], [17, -1], [15, 16], [-16, 11]]]]> : tensor<1x5x6x2xi8>
  %x1 = util.unfoldable_constant dense<[[[[12, 17], [-2, -16]], [[5, -18], [2, 11]]], [[[-17, 12], [4, -7]], [[-11, -20], [-12, -9]]], [[[16, 1], [-12, 10]], [[-2, 14], [10, 18]]]]> : tensor<3x2x2x2xi8>
  %x2 = util.unfoldable_constant dense<[8, -16, 2, -3]> : tensor<4xi32>
  %k0 = "tosa.const"() {values = dense<[3]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[-2]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.depthwise_conv2d"(%x0, %x1, %x2, %k0, %k1) {acc_type = i32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<1x5x6x2xi8>, tensor<3x2x2x2xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x3x5x4xi32>)
  check.expect_eq_const(%r0, dense<[[[[-235, 265, -68, 52], [308, 208, 174, 147], [62, -197, 258, 302], [383, -461, -272, -191], [-400, 48, -190, 201]], [[581, -407, -190, -391], [189, -755, -28, 376], [185, 930, 58, -212], [-132, 674, -404, -576], [156, -489, 138, -365]], [[281, 150, 136, 261], [-282, 119, -28, 354], [-77, -499, -300, -268], [11, 375, -146, -378], [-46, 323, 80, 240]]]]> : tensor<1x3x5x4xi32>) : tensor<1x3x5x4xi32>
  return
}

func.func @conv3d() {
  %x0 = util.unfoldable_constant dense<[[[[[-2.031250000e-01, 7.187500000e-01], [1.906250000e+00, 1.062500000e+00], [8.437500000e-01, -5.625000000e-01], [3.437500000e-01, -6.250000000e-01]], [[1.468750000e+00, -7.187500000e-01], [-2.031250000e-01, 1.531250000e+00], [1.562500000e-02, -9.687500000e-01], [1.953125000e+00, -7.187500000e-01]], [[2.062500000e+00, 1.718750000e+00], [-3.125000000e-01, 1.281250000e+00], [-2.796875000e+00, -6.562500000e-01], [2.156250000e+00, 4.843750000e-01]], [[3.437500000e-01, 9.843750000e-01], [1.062500000e+00, 5.000000000e-01], [-4.687500000e-01, -1.906250000e+00], [-1.250000000e+00, -1.250000000e+00]]], [[[-4.218750000e-01, 3.000000000e+00], [-8.906250000e-01, -3.125000000e-01], [-7.656250000e-01, 4.843750000e-01], [2.687500000e+00, 2.328125000e+00]], [[-7.343750000e-01, -1.406250000e+00], [2.312500000e+00, -3.125000000e-02], [1.109375000e+00, -2.562500000e+00], [2.203125000e+00, -1.125000000e+00]], [[-3.125000000e-02, -1.812500000e+00], [-4.843750000e-01, 1.968750000e+00], [1.968750000e+00, -1.562500000e-01], [1.609375000e+00, -2.500000000e-01]], [[-7.656250000e-01, 2.812500000e-01], [-1.796875000e+00, -1.093750000e+00], [1.234375000e+00, 1.625000000e+00], [-2.656250000e+00, 1.390625000e+00]]], [[[1.906250000e+00, -3.281250000e-01], [-2.625000000e+00, 1.093750000e+00], [-1.515625000e+00, 8.593750000e-01], [-7.343750000e-01, 8.281250000e-01]], [[-1.453125000e+00, -1.406250000e-01], [1.406250000e-01, 7.812500000e-01], [-1.781250000e+00, 2.765625000e+00], [-1.265625000e+00, -1.156250000e+00]], [[-1.468750000e+00, -2.593750000e+00], [-4.687500000e-01, 1.625000000e+00], [1.250000000e+00, -1.828125000e+00], [-2.171875000e+00, -1.078125000e+00]], [[1.609375000e+00, -7.812500000e-02], [2.546875000e+00, 9.375000000e-01], [7.187500000e-01, 1.609375000e+00], [1.500000000e+00, -9.375000000e-01]]]]]> : tensor<1x3x4x4x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[[-1.453125000e+00, -3.750000000e-01], [-6.250000000e-02, -2.156250000e+00]], [[-3.593750000e-01, 8.437500000e-01], [-2.187500000e+00, -2.171875000e+00]]], [[[-1.953125000e+00, -1.296875000e+00], [2.765625000e+00, -2.843750000e+00]], [[-1.890625000e+00, -2.015625000e+00], [-1.562500000e-01, -2.906250000e+00]]]], [[[[-2.500000000e-01, -2.015625000e+00], [-1.375000000e+00, 1.750000000e+00]], [[-1.890625000e+00, 7.031250000e-01], [-5.625000000e-01, -5.000000000e-01]]], [[[1.906250000e+00, -2.031250000e+00], [2.546875000e+00, 2.359375000e+00]], [[1.015625000e+00, -2.703125000e+00], [9.843750000e-01, 6.093750000e-01]]]]]> : tensor<2x2x2x2x2xf32>
  %x2 = util.unfoldable_constant dense<[1.640625000e+00, -1.718750000e+00]> : tensor<2xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv3d"(%x0, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x3x4x4x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x3x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[[-5.448242188e+00, -1.240283203e+01], [4.681884766e+00, -4.451660156e+00], [6.089355469e+00, 1.561865234e+01]], [[2.905517578e+00, 1.202905273e+01], [1.515942383e+01, -5.797851562e+00], [5.608154297e+00, 1.378833008e+01]], [[-7.633789062e+00, -7.719726562e-01], [1.337792969e+01, 1.093750000e+00], [1.064697266e+00, 1.733154297e+00]]], [[[-1.698461914e+01, -8.153808594e+00], [-8.190185547e+00, -1.379785156e+01], [-8.742187500e+00, -2.248730469e+01]], [[2.966796875e+00, 1.903076172e+00], [-9.734375000e+00, -1.105541992e+01], [3.935058594e+00, -1.798974609e+01]], [[-7.233886719e-01, 1.928955078e+01], [-8.717041016e+00, -1.100830078e+01], [-2.129150391e+00, -9.632812500e+00]]]]]> : tensor<1x2x3x3x2xf32>) : tensor<1x2x3x3x2xf32>
  return
}

func.func @conv3d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[[-2.031250000e-01, 7.187500000e-01], [1.906250000e+00, 1.062500000e+00], [8.437500000e-01, -5.625000000e-01], [3.437500000e-01, -6.250000000e-01]], [[1.468750000e+00, -7.187500000e-01], [-2.031250000e-01, 1.531250000e+00], [1.562500000e-02, -9.687500000e-01], [1.953125000e+00, -7.187500000e-01]], [[2.062500000e+00, 1.718750000e+00], [-3.125000000e-01, 1.281250000e+00], [-2.796875000e+00, -6.562500000e-01], [2.156250000e+00, 4.843750000e-01]], [[3.437500000e-01, 9.843750000e-01], [1.062500000e+00, 5.000000000e-01], [-4.687500000e-01, -1.906250000e+00], [-1.250000000e+00, -1.250000000e+00]]], [[[-4.218750000e-01, 3.000000000e+00], [-8.906250000e-01, -3.125000000e-01], [-7.656250000e-01, 4.843750000e-01], [2.687500000e+00, 2.328125000e+00]], [[-7.343750000e-01, -1.406250000e+00], [2.312500000e+00, -3.125000000e-02], [1.109375000e+00, -2.562500000e+00], [2.203125000e+00, -1.125000000e+00]], [[-3.125000000e-02, -1.812500000e+00], [-4.843750000e-01, 1.968750000e+00], [1.968750000e+00, -1.562500000e-01], [1.609375000e+00, -2.500000000e-01]], [[-7.656250000e-01, 2.812500000e-01], [-1.796875000e+00, -1.093750000e+00], [1.234375000e+00, 1.625000000e+00], [-2.656250000e+00, 1.390625000e+00]]], [[[1.906250000e+00, -3.281250000e-01], [-2.625000000e+00, 1.093750000e+00], [-1.515625000e+00, 8.593750000e-01], [-7.343750000e-01, 8.281250000e-01]], [[-1.453125000e+00, -1.406250000e-01], [1.406250000e-01, 7.812500000e-01], [-1.781250000e+00, 2.765625000e+00], [-1.265625000e+00, -1.156250000e+00]], [[-1.468750000e+00, -2.593750000e+00], [-4.687500000e-01, 1.625000000e+00], [1.250000000e+00, -1.828125000e+00], [-2.171875000e+00, -1.078125000e+00]], [[1.609375000e+00, -7.812500000e-02], [2.546875000e+00, 9.375000000e-01], [7.187500000e-01, 1.609375000e+00], [1.500000000e+00, -9.375000000e-01]]]]]> : tensor<1x3x4x4x2xf32>
  %x0c = tensor.cast %x0 : tensor<1x3x4x4x2xf32> to tensor<?x3x4x4x2xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x3x4x4x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[[-1.453125000e+00, -3.750000000e-01], [-6.250000000e-02, -2.156250000e+00]], [[-3.593750000e-01, 8.437500000e-01], [-2.187500000e+00, -2.171875000e+00]]], [[[-1.953125000e+00, -1.296875000e+00], [2.765625000e+00, -2.843750000e+00]], [[-1.890625000e+00, -2.015625000e+00], [-1.562500000e-01, -2.906250000e+00]]]], [[[[-2.500000000e-01, -2.015625000e+00], [-1.375000000e+00, 1.750000000e+00]], [[-1.890625000e+00, 7.031250000e-01], [-5.625000000e-01, -5.000000000e-01]]], [[[1.906250000e+00, -2.031250000e+00], [2.546875000e+00, 2.359375000e+00]], [[1.015625000e+00, -2.703125000e+00], [9.843750000e-01, 6.093750000e-01]]]]]> : tensor<2x2x2x2x2xf32>
  %x2 = util.unfoldable_constant dense<[1.640625000e+00, -1.718750000e+00]> : tensor<2xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.conv3d"(%x0d, %x1, %x2, %k0, %k1) {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<?x3x4x4x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x2x3x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[[-5.448242188e+00, -1.240283203e+01], [4.681884766e+00, -4.451660156e+00], [6.089355469e+00, 1.561865234e+01]], [[2.905517578e+00, 1.202905273e+01], [1.515942383e+01, -5.797851562e+00], [5.608154297e+00, 1.378833008e+01]], [[-7.633789062e+00, -7.719726562e-01], [1.337792969e+01, 1.093750000e+00], [1.064697266e+00, 1.733154297e+00]]], [[[-1.698461914e+01, -8.153808594e+00], [-8.190185547e+00, -1.379785156e+01], [-8.742187500e+00, -2.248730469e+01]], [[2.966796875e+00, 1.903076172e+00], [-9.734375000e+00, -1.105541992e+01], [3.935058594e+00, -1.798974609e+01]], [[-7.233886719e-01, 1.928955078e+01], [-8.717041016e+00, -1.100830078e+01], [-2.129150391e+00, -9.632812500e+00]]]]]> : tensor<1x2x3x3x2xf32>) : tensor<?x2x3x3x2xf32>
  return
}

func.func @transpose_conv2d() {
  %x0 = util.unfoldable_constant dense<[[[[2.718750000e+00, 2.312500000e+00], [-2.312500000e+00, -1.109375000e+00]], [[-2.812500000e+00, 1.984375000e+00], [2.484375000e+00, 2.937500000e+00]], [[6.718750000e-01, 1.000000000e+00], [1.078125000e+00, 4.218750000e-01]]]]> : tensor<1x3x2x2xf32>
  %x1 = util.unfoldable_constant dense<[[[[2.718750000e+00, 6.406250000e-01], [-9.843750000e-01, 7.812500000e-02]], [[-2.890625000e+00, 1.343750000e+00], [1.156250000e+00, -4.687500000e-01]]], [[[2.109375000e+00, 1.531250000e+00], [-9.843750000e-01, -2.531250000e+00]], [[-2.203125000e+00, -1.890625000e+00], [-1.171875000e+00, -3.125000000e-01]]], [[[2.562500000e+00, -1.328125000e+00], [2.390625000e+00, 1.078125000e+00]], [[2.125000000e+00, -5.781250000e-01], [-2.984375000e+00, 1.718750000e+00]]]]> : tensor<3x2x2x2xf32>
  %x2 = util.unfoldable_constant dense<[-1.531250000e+00, -2.140625000e+00, 1.796875000e+00]> : tensor<3xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.transpose_conv2d"(%x0, %x1, %x2, %k0, %k1) {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x3x2x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x4x3xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[7.341796875e+00, 7.135253906e+00, 5.692382812e+00], [-4.026855469e+00, -1.067041016e+01, 1.078955078e+01], [-8.529052734e+00, -8.717285156e+00, -2.655517578e+00], [6.584472656e-01, 2.943847656e+00, -4.927490234e+00]], [[-6.282714844e+00, -1.250244141e+01, 6.237304688e+00], [5.283203125e-01, -6.049316406e+00, -2.342285156e+00], [3.662597656e+00, 5.051513672e+00, -2.475830078e+00], [-3.685058594e+00, 9.160156250e-01, 6.791503906e+00]], [[-7.906494141e+00, -5.034667969e+00, -8.045654297e+00], [1.392333984e+00, -4.395019531e+00, -2.787353516e+00], [7.104980469e+00, 7.597900391e+00, 4.261718750e+00], [-3.747314453e+00, -1.202172852e+01, 1.090307617e+01]], [[9.265136719e+00, 3.039550781e-01, -5.326904297e+00], [-5.713378906e+00, 5.351562500e-01, 1.360107422e+01], [-4.765380859e+00, -1.316772461e+01, 5.377929688e+00], [-3.564453125e-02, -5.969970703e+00, -5.686035156e-01]], [[9.360351562e-01, 8.078613281e-01, 2.190429688e+00], [-2.114501953e+00, -5.333251953e+00, 4.481201172e+00], [1.670166016e+00, 7.795410156e-01, 3.999267578e+00], [-2.559570312e+00, -4.269775391e+00, 4.829101562e+00]], [[-2.129638672e+00, -5.511474609e+00, 2.646484375e+00], [-1.223144531e+00, -3.240478516e+00, 1.510498047e+00], [-4.080810547e+00, -5.313476562e+00, 3.843994141e+00], [-4.824218750e-01, -3.535888672e+00, -6.955566406e-01]]]]> : tensor<1x6x4x3xf32>) : tensor<1x6x4x3xf32>
  return
}

func.func @matmul() {
  %x0 = util.unfoldable_constant dense<[[[1.125000000e+00, -1.718750000e+00, -1.390625000e+00, 2.640625000e+00], [-1.390625000e+00, 1.218750000e+00, -2.218750000e+00, 1.890625000e+00], [-2.296875000e+00, 9.375000000e-02, -2.781250000e+00, 2.968750000e-01]], [[2.078125000e+00, -2.500000000e+00, -1.359375000e+00, 1.593750000e+00], [6.562500000e-01, -1.125000000e+00, 7.656250000e-01, -2.656250000e-01], [2.171875000e+00, -1.250000000e+00, 1.546875000e+00, 8.125000000e-01]]]> : tensor<2x3x4xf32>
  %x1 = util.unfoldable_constant dense<[[[1.437500000e+00, -7.343750000e-01, 1.343750000e+00, 1.187500000e+00, -6.718750000e-01], [-2.843750000e+00, 2.781250000e+00, 1.281250000e+00, -1.765625000e+00, 1.390625000e+00], [-1.328125000e+00, -1.875000000e-01, 2.156250000e+00, -3.125000000e-01, -1.265625000e+00], [-1.171875000e+00, -2.531250000e+00, -1.687500000e+00, -1.375000000e+00, -1.968750000e+00]], [[-2.625000000e+00, -2.031250000e-01, -1.718750000e+00, 1.437500000e+00, 2.531250000e+00], [-1.359375000e+00, 4.375000000e-01, 4.687500000e-02, -2.546875000e+00, -2.250000000e+00], [2.312500000e+00, -1.562500000e-01, 1.828125000e+00, -2.593750000e+00, 5.625000000e-01], [2.187500000e+00, 2.203125000e+00, -2.968750000e+00, 1.250000000e-01, -7.812500000e-01]]]> : tensor<2x4x5xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%x0, %x1, %k0, %k1) {} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3x5xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[5.257324219e+00, -1.202978516e+01, -8.145019531e+00, 1.174316406e+00, -6.584716797e+00], [-4.733642578e+00, 4.125976562e-02, -8.281738281e+00, -5.709472656e+00, 1.715087891e+00], [-2.224121094e-01, 1.717529297e+00, -9.464355469e+00, -2.432128906e+00, 4.609130859e+00]], [[-1.713867188e+00, 2.207763672e+00, -1.090551758e+01, 1.307958984e+01, 8.875488281e+00], [9.960937500e-01, -1.330322266e+00, 1.007568359e+00, 1.789550781e+00, 4.830566406e+00], [1.352539062e+00, 5.603027344e-01, -3.375732422e+00, 2.395019531e+00, 8.545410156e+00]]]> : tensor<2x3x5xf32>) : tensor<2x3x5xf32>
  return
}

func.func @matmul_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.125000000e+00, -1.718750000e+00, -1.390625000e+00, 2.640625000e+00], [-1.390625000e+00, 1.218750000e+00, -2.218750000e+00, 1.890625000e+00], [-2.296875000e+00, 9.375000000e-02, -2.781250000e+00, 2.968750000e-01]], [[2.078125000e+00, -2.500000000e+00, -1.359375000e+00, 1.593750000e+00], [6.562500000e-01, -1.125000000e+00, 7.656250000e-01, -2.656250000e-01], [2.171875000e+00, -1.250000000e+00, 1.546875000e+00, 8.125000000e-01]]]> : tensor<2x3x4xf32>
  %x0c = tensor.cast %x0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xf32>
  %x1 = util.unfoldable_constant dense<[[[1.437500000e+00, -7.343750000e-01, 1.343750000e+00, 1.187500000e+00, -6.718750000e-01], [-2.843750000e+00, 2.781250000e+00, 1.281250000e+00, -1.765625000e+00, 1.390625000e+00], [-1.328125000e+00, -1.875000000e-01, 2.156250000e+00, -3.125000000e-01, -1.265625000e+00], [-1.171875000e+00, -2.531250000e+00, -1.687500000e+00, -1.375000000e+00, -1.968750000e+00]], [[-2.625000000e+00, -2.031250000e-01, -1.718750000e+00, 1.437500000e+00, 2.531250000e+00], [-1.359375000e+00, 4.375000000e-01, 4.687500000e-02, -2.546875000e+00, -2.250000000e+00], [2.312500000e+00, -1.562500000e-01, 1.828125000e+00, -2.593750000e+00, 5.625000000e-01], [2.187500000e+00, 2.203125000e+00, -2.968750000e+00, 1.250000000e-01, -7.812500000e-01]]]> : tensor<2x4x5xf32>
  %x1c = tensor.cast %x1 : tensor<2x4x5xf32> to tensor<?x?x?xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x?x?xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.matmul"(%x0d, %x1d, %k0, %k1) {} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x?x?xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[5.257324219e+00, -1.202978516e+01, -8.145019531e+00, 1.174316406e+00, -6.584716797e+00], [-4.733642578e+00, 4.125976562e-02, -8.281738281e+00, -5.709472656e+00, 1.715087891e+00], [-2.224121094e-01, 1.717529297e+00, -9.464355469e+00, -2.432128906e+00, 4.609130859e+00]], [[-1.713867188e+00, 2.207763672e+00, -1.090551758e+01, 1.307958984e+01, 8.875488281e+00], [9.960937500e-01, -1.330322266e+00, 1.007568359e+00, 1.789550781e+00, 4.830566406e+00], [1.352539062e+00, 5.603027344e-01, -3.375732422e+00, 2.395019531e+00, 8.545410156e+00]]]> : tensor<2x3x5xf32>) : tensor<?x?x?xf32>
  return
}

func.func @matmul_i8() {
  %x0 = util.unfoldable_constant dense<[[[13, 3, 11, 11], [-17, -5, -10, -9], [13, -3, -1, 20]], [[-2, 10, 19, 20], [-7, -4, -19, 10], [-4, -20, -14, -13]]]> : tensor<2x3x4xi8>
  %x1 = util.unfoldable_constant dense<[[[-17, -18, 3, -11, 19], [3, 3, 1, 6, 12], [-7, 5, 3, 8, 10], [11, 4, -18, 12, 19]], [[2, -2, -12, -2, 3], [11, 0, -13, -14, 1], [5, 16, 13, 3, -15], [13, 2, 14, 10, -8]]]> : tensor<2x4x5xi8>
  %k0 = "tosa.const"() {values = dense<[3]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[-2]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%x0, %x1, %k0, %k1) {} : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3x5xi32>)
  check.expect_eq_const(%r0, dense<[[[-86, -56, -38, 102, 474], [169, 117, 3, -182, -940], [61, -116, -260, 60, 435]], [[438, 370, 485, 200, -314], [-180, -382, -41, 58, 173], [-686, -416, -188, -1, 213]]]> : tensor<2x3x5xi32>) : tensor<2x3x5xi32>
  return
}

func.func @matmul_i8_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[13, 3, 11, 11], [-17, -5, -10, -9], [13, -3, -1, 20]], [[-2, 10, 19, 20], [-7, -4, -19, 10], [-4, -20, -14, -13]]]> : tensor<2x3x4xi8>
  %x0c = tensor.cast %x0 : tensor<2x3x4xi8> to tensor<?x?x?xi8>
  %x0d = util.optimization_barrier %x0c : tensor<?x?x?xi8>
  %x1 = util.unfoldable_constant dense<[[[-17, -18, 3, -11, 19], [3, 3, 1, 6, 12], [-7, 5, 3, 8, 10], [11, 4, -18, 12, 19]], [[2, -2, -12, -2, 3], [11, 0, -13, -14, 1], [5, 16, 13, 3, -15], [13, 2, 14, 10, -8]]]> : tensor<2x4x5xi8>
  %x1c = tensor.cast %x1 : tensor<2x4x5xi8> to tensor<?x?x?xi8>
  %x1d = util.optimization_barrier %x1c : tensor<?x?x?xi8>
  %k0 = "tosa.const"() {values = dense<[3]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[-2]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.matmul"(%x0d, %x1d, %k0, %k1) {} : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<?x?x?xi32>)
  check.expect_eq_const(%r0, dense<[[[-86, -56, -38, 102, 474], [169, 117, 3, -182, -940], [61, -116, -260, 60, 435]], [[438, 370, 485, 200, -314], [-180, -382, -41, 58, 173], [-686, -416, -188, -1, 213]]]> : tensor<2x3x5xi32>) : tensor<?x?x?xi32>
  return
}

func.func @max_pool2d() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]]]]> : tensor<1x4x6x2xf32>
  %r0 = "tosa.max_pool2d"(%x0) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<1x4x6x2xf32>) -> (tensor<1x2x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[2.296875000e+00, -3.906250000e-01], [1.359375000e+00, 2.437500000e+00], [2.000000000e+00, 1.046875000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.375000000e+00, 1.562500000e+00], [1.546875000e+00, 1.796875000e+00]]]]> : tensor<1x2x3x2xf32>) : tensor<1x2x3x2xf32>
  return
}

func.func @max_pool2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]]]]> : tensor<1x4x6x2xf32>
  %x0c = tensor.cast %x0 : tensor<1x4x6x2xf32> to tensor<?x4x6x2xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x4x6x2xf32>
  %r0 = "tosa.max_pool2d"(%x0d) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<?x4x6x2xf32>) -> (tensor<?x2x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[2.296875000e+00, -3.906250000e-01], [1.359375000e+00, 2.437500000e+00], [2.000000000e+00, 1.046875000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.375000000e+00, 1.562500000e+00], [1.546875000e+00, 1.796875000e+00]]]]> : tensor<1x2x3x2xf32>) : tensor<?x2x3x2xf32>
  return
}

func.func @avg_pool2d() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]]]]> : tensor<1x4x6x2xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.avg_pool2d"(%x0, %k0, %k1) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[1.992187500e-01, -1.472656250e+00], [-5.234375000e-01, -1.367187500e-01], [4.453125000e-01, -5.000000000e-01]], [[8.242187500e-01, 1.109375000e+00], [1.953125000e-02, 4.101562500e-01], [4.687500000e-02, 9.296875000e-01]]]]> : tensor<1x2x3x2xf32>) : tensor<1x2x3x2xf32>
  return
}

func.func @avg_pool2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[[-1.203125000e+00, -2.531250000e+00], [1.578125000e+00, -2.218750000e+00], [-2.203125000e+00, -2.218750000e+00], [-2.515625000e+00, 2.437500000e+00], [-1.390625000e+00, -1.156250000e+00], [2.000000000e+00, 7.187500000e-01]], [[-1.875000000e+00, -3.906250000e-01], [2.296875000e+00, -7.500000000e-01], [1.265625000e+00, -2.421875000e+00], [1.359375000e+00, 1.656250000e+00], [1.953125000e+00, 1.046875000e+00], [-7.812500000e-01, -2.609375000e+00]], [[1.093750000e-01, 1.546875000e+00], [-1.859375000e+00, -1.406250000e+00], [2.187500000e-01, 1.484375000e+00], [2.375000000e+00, -2.250000000e+00], [-1.890625000e+00, 1.796875000e+00], [8.593750000e-01, 1.328125000e+00]], [[2.984375000e+00, 2.640625000e+00], [2.062500000e+00, 1.656250000e+00], [-6.250000000e-01, 8.437500000e-01], [-1.890625000e+00, 1.562500000e+00], [1.546875000e+00, 1.328125000e+00], [-3.281250000e-01, -7.343750000e-01]]]]> : tensor<1x4x6x2xf32>
  %x0c = tensor.cast %x0 : tensor<1x4x6x2xf32> to tensor<?x4x6x2xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x4x6x2xf32>
  %k0 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %k1 = "tosa.const"() {values = dense<[0.000000000e+00]> : tensor<1xf32>} : () -> tensor<1xf32>
  %r0 = "tosa.avg_pool2d"(%x0d, %k0, %k1) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<?x4x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<?x2x3x2xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[1.992187500e-01, -1.472656250e+00], [-5.234375000e-01, -1.367187500e-01], [4.453125000e-01, -5.000000000e-01]], [[8.242187500e-01, 1.109375000e+00], [1.953125000e-02, 4.101562500e-01], [4.687500000e-02, 9.296875000e-01]]]]> : tensor<1x2x3x2xf32>) : tensor<?x2x3x2xf32>
  return
}

func.func @avg_pool2d_i8() {
  %x0 = util.unfoldable_constant dense<[[[[-8, -4], [-16, 20], [-8, 12], [4, -8]], [[12, -24], [4, -24], [-28, 24], [20, 12]], [[28, 8], [-28, -8], [-16, 16], [-24, 8]], [[24, -20], [28, 12], [-32, 4], [-12, 12]]]]> : tensor<1x4x4x2xi8>
  %k0 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k1 = "tosa.const"() {values = dense<[0]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.avg_pool2d"(%x0, %k0, %k1) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = i32} : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x2x2xi8>)
  check.expect_eq_const(%r0, dense<[[[[-2, -8], [-3, 10]], [[13, -2], [-21, 10]]]]> : tensor<1x2x2x2xi8>) : tensor<1x2x2x2xi8>
  return
}

func.func @max_pool2d_i8() {
  %x0 = util.unfoldable_constant dense<[[[[-8, -4], [-16, 20], [-8, 12], [4, -8]], [[12, -24], [4, -24], [-28, 24], [20, 12]], [[28, 8], [-28, -8], [-16, 16], [-24, 8]], [[24, -20], [28, 12], [-32, 4], [-12, 12]]]]> : tensor<1x4x4x2xi8>
  %r0 = "tosa.max_pool2d"(%x0) {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<1x4x4x2xi8>) -> (tensor<1x2x2x2xi8>)
  check.expect_eq_const(%r0, dense<[[[[12, 20], [20, 24]], [[28, 12], [-12, 16]]]]> : tensor<1x2x2x2xi8>) : tensor<1x2x2x2xi8>
  return
}

func.func @rescale() {
  %x0 = util.unfoldable_constant dense<[[-1230, -32, -122, -7, 1687], [1770, -1720, 1147, -1315, -1373]]> : tensor<2x5xi32>
  %k0 = "tosa.const"() {values = dense<[1073741824]> : tensor<1xi32>} : () -> tensor<1xi32>
  %k1 = "tosa.const"() {values = dense<[34]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k2 = "tosa.const"() {values = dense<[0]> : tensor<1xi32>} : () -> tensor<1xi32>
  %k3 = "tosa.const"() {values = dense<[5]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%x0, %k0, %k1, %k2, %k3) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x5xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> (tensor<2x5xi8>)
  check.expect_eq_const(%r0, dense<[[-72, 3, -3, 5, 110], [116, -102, 77, -77, -81]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}

func.func @rescale_dynamic() {
  %x0 = util.unfoldable_constant dense<[[-1230, -32, -122, -7, 1687], [1770, -1720, 1147, -1315, -1373]]> : tensor<2x5xi32>
  %x0c = tensor.cast %x0 : tensor<2x5xi32> to tensor<?x?xi32>
  %x0d = util.optimization_barrier %x0c : tensor<?x?xi32>
  %k0 = "tosa.const"() {values = dense<[1073741824]> : tensor<1xi32>} : () -> tensor<1xi32>
  %k1 = "tosa.const"() {values = dense<[34]> : tensor<1xi8>} : () -> tensor<1xi8>
  %k2 = "tosa.const"() {values = dense<[0]> : tensor<1xi32>} : () -> tensor<1xi32>
  %k3 = "tosa.const"() {values = dense<[5]> : tensor<1xi8>} : () -> tensor<1xi8>
  %r0 = "tosa.rescale"(%x0d, %k0, %k1, %k2, %k3) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<?x?xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> (tensor<?x?xi8>)
  check.expect_eq_const(%r0, dense<[[-72, 3, -3, 5, 110], [116, -102, 77, -77, -81]]> : tensor<2x5xi8>) : tensor<?x?xi8>
  return
}

func.func @rescale_channels() {
  %x0 = util.unfoldable_constant dense<[[-1230, -32, -122, -7, 1687], [1770, -1720, 1147, -1315, -1373]]> : tensor<2x5xi32>
  %k0 = "tosa.const"() {values = dense<[1073741824, 1073741824, 1073741824, 1073741824, 1073741824]> : tensor<5xi32>} : () -> tensor<5xi32>
  %k1 = "tosa.const"() {values = dense<[33, 34, 35, 36, 37]> : tensor<5xi8>} : () -> tensor<5xi8>
  %k2 = "tosa.const"() {values = dense<[0]> : tensor<1xi32>} : () -> tensor<1xi32>
  %k3 = "tosa.const"() {values = dense<[0]> : tensor<1xi16>} : () -> tensor<1xi16>
  %r0 = "tosa.rescale"(%x0, %k0, %k1, %k2, %k3) {scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x5xi32>, tensor<5xi32>, tensor<5xi8>, tensor<1xi32>, tensor<1xi16>) -> (tensor<2x5xi16>)
  check.expect_eq_const(%r0, dense<[[-154, -2, -4, 0, 13], [221, -107, 36, -21, -11]]> : tensor<2x5xi16>) : tensor<2x5xi16>
  return
}

func.func @resize_nearest() {
  %x0 = util.unfoldable_constant dense<[[[[0.000000000e+00], [1.000000000e+00], [2.000000000e+00], [3.000000000e+00]], [[4.000000000e+00], [5.000000000e+00], [6.000000000e+00], [7.000000000e+00]]]]> : tensor<1x2x4x1xf32>
  %k0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %k1 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%x0, %k0, %k1, %k2) {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>} : (tensor<1x2x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x4x8x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[0.000000000e+00], [0.000000000e+00], [1.000000000e+00], [1.000000000e+00], [2.000000000e+00], [2.000000000e+00], [3.000000000e+00], [3.000000000e+00]], [[0.000000000e+00], [0.000000000e+00], [1.000000000e+00], [1.000000000e+00], [2.000000000e+00], [2.000000000e+00], [3.000000000e+00], [3.000000000e+00]], [[4.000000000e+00], [4.000000000e+00], [5.000000000e+00], [5.000000000e+00], [6.000000000e+00], [6.000000000e+00], [7.000000000e+00], [7.000000000e+00]], [[4.000000000e+00], [4.000000000e+00], [5.000000000e+00], [5.000000000e+00], [6.000000000e+00], [6.000000000e+00], [7.000000000e+00], [7.000000000e+00]]]]> : tensor<1x4x8x1xf32>) : tensor<1x4x8x1xf32>
  return
}

func.func @resize_bilinear() {
  %x0 = util.unfoldable_constant dense<[[[[0.000000000e+00], [1.000000000e+00], [2.000000000e+00], [3.000000000e+00]], [[4.000000000e+00], [5.000000000e+00], [6.000000000e+00], [7.000000000e+00]]]]> : tensor<1x2x4x1xf32>
  %k0 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %k1 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r0 = "tosa.resize"(%x0, %k0, %k1, %k2) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x2x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x3x7x1xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[[0.000000000e+00], [5.000000000e-01], [1.000000000e+00], [1.500000000e+00], [2.000000000e+00], [2.500000000e+00], [3.000000000e+00]], [[2.000000000e+00], [2.500000000e+00], [3.000000000e+00], [3.500000000e+00], [4.000000000e+00], [4.500000000e+00], [5.000000000e+00]], [[4.000000000e+00], [4.500000000e+00], [5.000000000e+00], [5.500000000e+00], [6.000000000e+00], [6.500000000e+00], [7.000000000e+00]]]]> : tensor<1x3x7x1xf32>) : tensor<1x3x7x1xf32>
  return
}

func.func @fft2d() {
  %x0 = util.unfoldable_constant dense<[[[1.406250000e-01, 1.468750000e+00, -3.750000000e-01, -2.156250000e+00, -8.750000000e-01, 2.890625000e+00, 1.500000000e+00, -2.296875000e+00], [1.843750000e+00, -1.140625000e+00, 1.687500000e+00, -2.921875000e+00, 2.234375000e+00, -2.031250000e+00, -2.656250000e-01, 9.687500000e-01], [4.687500000e-02, -2.000000000e+00, -2.171875000e+00, -1.296875000e+00, -2.687500000e+00, -1.703125000e+00, -2.218750000e+00, -2.187500000e-01], [-8.593750000e-01, 5.156250000e-01, -1.312500000e+00, -2.796875000e+00, -1.015625000e+00, 1.531250000e+00, -1.468750000e+00, -5.781250000e-01]]]> : tensor<1x4x8xf32>
  %x1 = util.unfoldable_constant dense<[[[1.531250000e+00, -5.625000000e-01, 2.328125000e+00, 2.515625000e+00, -1.140625000e+00, 1.421875000e+00, -1.484375000e+00, -2.156250000e+00], [-3.750000000e-01, 6.093750000e-01, 2.609375000e+00, -2.125000000e+00, 1.281250000e+00, -1.406250000e-01, -2.203125000e+00, 2.843750000e+00], [1.171875000e+00, -2.234375000e+00, 2.437500000e+00, -2.375000000e+00, -2.437500000e+00, -1.015625000e+00, 2.625000000e+00, -2.796875000e+00], [2.515625000e+00, 6.718750000e-01, -2.593750000e+00, 4.062500000e-01, -2.500000000e-01, 3.906250000e-01, 1.421875000e+00, 1.078125000e+00]]]> : tensor<1x4x8xf32>
  %r0, %r1 = "tosa.fft2d"(%x0, %x1) {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.756250000e+01, 9.694217682e+00, 5.203125000e+00, -6.507861614e+00, 5.968750000e+00, 6.180781364e+00, 1.703125000e+00, 4.695361137e+00], [1.140625000e+01, 7.312130928e-02, -1.328125000e+00, -7.758177280e+00, 3.875000000e+00, -7.948121548e+00, -1.176562500e+01, -8.929323196e+00], [-6.343750000e+00, 6.624674797e+00, -5.781250000e-01, 1.053646374e+01, -8.625000000e+00, 7.000325203e+00, -6.765625000e+00, -8.223962784e+00], [1.368750000e+01, 6.102465630e+00, -8.734375000e+00, 4.562890530e+00, 7.187500000e-01, 1.089753437e+01, 7.390625000e+00, -1.075039005e+01]]]> : tensor<1x4x8xf32>) : tensor<1x4x8xf32>
  check.expect_almost_eq_const(%r1, dense<[[[3.968750000e+00, 1.224694729e+01, -1.367187500e+01, 1.510754490e+01, 1.090625000e+01, 1.971802115e+00, 7.984375000e+00, 2.362053394e-01], [7.187500000e-01, -1.073297215e+01, -7.046875000e+00, 1.523292542e+01, -2.615625000e+01, -3.860777855e+00, 1.529687500e+01, -2.201675892e+00], [-8.312500000e+00, -4.005245686e+00, -1.314062500e+01, 9.288763046e+00, 1.356250000e+01, 2.222399712e+01, -8.296875000e+00, -6.820013046e+00], [1.343750000e+01, 5.475974560e+00, -3.203125000e+00, -1.399109364e+01, 1.750000000e+00, 1.305527592e+01, 1.845312500e+01, -1.047765636e+01]]]> : tensor<1x4x8xf32>) : tensor<1x4x8xf32>
  return
}

func.func @fft2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.406250000e-01, 1.468750000e+00, -3.750000000e-01, -2.156250000e+00, -8.750000000e-01, 2.890625000e+00, 1.500000000e+00, -2.296875000e+00], [1.843750000e+00, -1.140625000e+00, 1.687500000e+00, -2.921875000e+00, 2.234375000e+00, -2.031250000e+00, -2.656250000e-01, 9.687500000e-01], [4.687500000e-02, -2.000000000e+00, -2.171875000e+00, -1.296875000e+00, -2.687500000e+00, -1.703125000e+00, -2.218750000e+00, -2.187500000e-01], [-8.593750000e-01, 5.156250000e-01, -1.312500000e+00, -2.796875000e+00, -1.015625000e+00, 1.531250000e+00, -1.468750000e+00, -5.781250000e-01]]]> : tensor<1x4x8xf32>
  %x0c = tensor.cast %x0 : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x4x8xf32>
  %x1 = util.unfoldable_constant dense<[[[1.531250000e+00, -5.625000000e-01, 2.328125000e+00, 2.515625000e+00, -1.140625000e+00, 1.421875000e+00, -1.484375000e+00, -2.156250000e+00], [-3.750000000e-01, 6.093750000e-01, 2.609375000e+00, -2.125000000e+00, 1.281250000e+00, -1.406250000e-01, -2.203125000e+00, 2.843750000e+00], [1.171875000e+00, -2.234375000e+00, 2.437500000e+00, -2.375000000e+00, -2.437500000e+00, -1.015625000e+00, 2.625000000e+00, -2.796875000e+00], [2.515625000e+00, 6.718750000e-01, -2.593750000e+00, 4.062500000e-01, -2.500000000e-01, 3.906250000e-01, 1.421875000e+00, 1.078125000e+00]]]> : tensor<1x4x8xf32>
  %x1c = tensor.cast %x1 : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %x1d = util.optimization_barrier %x1c : tensor<?x4x8xf32>
  %r0, %r1 = "tosa.fft2d"(%x0d, %x1d) {inverse = false} : (tensor<?x4x8xf32>, tensor<?x4x8xf32>) -> (tensor<?x4x8xf32>, tensor<?x4x8xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.756250000e+01, 9.694217682e+00, 5.203125000e+00, -6.507861614e+00, 5.968750000e+00, 6.180781364e+00, 1.703125000e+00, 4.695361137e+00], [1.140625000e+01, 7.312130928e-02, -1.328125000e+00, -7.758177280e+00, 3.875000000e+00, -7.948121548e+00, -1.176562500e+01, -8.929323196e+00], [-6.343750000e+00, 6.624674797e+00, -5.781250000e-01, 1.053646374e+01, -8.625000000e+00, 7.000325203e+00, -6.765625000e+00, -8.223962784e+00], [1.368750000e+01, 6.102465630e+00, -8.734375000e+00, 4.562890530e+00, 7.187500000e-01, 1.089753437e+01, 7.390625000e+00, -1.075039005e+01]]]> : tensor<1x4x8xf32>) : tensor<?x4x8xf32>
  check.expect_almost_eq_const(%r1, dense<[[[3.968750000e+00, 1.224694729e+01, -1.367187500e+01, 1.510754490e+01, 1.090625000e+01, 1.971802115e+00, 7.984375000e+00, 2.362053394e-01], [7.187500000e-01, -1.073297215e+01, -7.046875000e+00, 1.523292542e+01, -2.615625000e+01, -3.860777855e+00, 1.529687500e+01, -2.201675892e+00], [-8.312500000e+00, -4.005245686e+00, -1.314062500e+01, 9.288763046e+00, 1.356250000e+01, 2.222399712e+01, -8.296875000e+00, -6.820013046e+00], [1.343750000e+01, 5.475974560e+00, -3.203125000e+00, -1.399109364e+01, 1.750000000e+00, 1.305527592e+01, 1.845312500e+01, -1.047765636e+01]]]> : tensor<1x4x8xf32>) : tensor<?x4x8xf32>
  return
}

func.func @rfft2d() {
  %x0 = util.unfoldable_constant dense<[[[1.406250000e-01, 1.468750000e+00, -3.750000000e-01, -2.156250000e+00, -8.750000000e-01, 2.890625000e+00, 1.500000000e+00, -2.296875000e+00], [1.843750000e+00, -1.140625000e+00, 1.687500000e+00, -2.921875000e+00, 2.234375000e+00, -2.031250000e+00, -2.656250000e-01, 9.687500000e-01], [4.687500000e-02, -2.000000000e+00, -2.171875000e+00, -1.296875000e+00, -2.687500000e+00, -1.703125000e+00, -2.218750000e+00, -2.187500000e-01], [-8.593750000e-01, 5.156250000e-01, -1.312500000e+00, -2.796875000e+00, -1.015625000e+00, 1.531250000e+00, -1.468750000e+00, -5.781250000e-01]]]> : tensor<1x4x8xf32>
  %r0, %r1 = "tosa.rfft2d"(%x0) {} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.756250000e+01, 7.194789886e+00, 3.453125000e+00, -1.635401845e-01, 5.968750000e+00], [1.254687500e+01, -5.338634968e+00, 3.031250000e+00, 1.569678307e+00, 2.296875000e+00], [-6.343750000e+00, -7.996442318e-01, -3.671875000e+00, 8.768394470e+00, -8.625000000e+00], [1.254687500e+01, -1.413428426e+00, -1.025000000e+01, -1.692615032e+00, 2.296875000e+00]]]> : tensor<1x4x5xf32>) : tensor<1x4x5xf32>
  check.expect_almost_eq_const(%r1, dense<[[[0.000000000e+00, 6.005371094e+00, -1.082812500e+01, 6.567871094e+00, 0.000000000e+00], [-6.359375000e+00, -1.276577711e-01, -1.275000000e+01, 1.088825226e+00, -1.395312500e+01], [0.000000000e+00, 1.407383442e+00, -2.421875000e+00, -6.467616558e+00, 0.000000000e+00], [6.359375000e+00, 3.838825226e+00, -9.250000000e+00, -5.065157890e+00, 1.395312500e+01]]]> : tensor<1x4x5xf32>) : tensor<1x4x5xf32>
  return
}

func.func @rfft2d_dynamic() {
  %x0 = util.unfoldable_constant dense<[[[1.406250000e-01, 1.468750000e+00, -3.750000000e-01, -2.156250000e+00, -8.750000000e-01, 2.890625000e+00, 1.500000000e+00, -2.296875000e+00], [1.843750000e+00, -1.140625000e+00, 1.687500000e+00, -2.921875000e+00, 2.234375000e+00, -2.031250000e+00, -2.656250000e-01, 9.687500000e-01], [4.687500000e-02, -2.000000000e+00, -2.171875000e+00, -1.296875000e+00, -2.687500000e+00, -1.703125000e+00, -2.218750000e+00, -2.187500000e-01], [-8.593750000e-01, 5.156250000e-01, -1.312500000e+00, -2.796875000e+00, -1.015625000e+00, 1.531250000e+00, -1.468750000e+00, -5.781250000e-01]]]> : tensor<1x4x8xf32>
  %x0c = tensor.cast %x0 : tensor<1x4x8xf32> to tensor<?x4x8xf32>
  %x0d = util.optimization_barrier %x0c : tensor<?x4x8xf32>
  %r0, %r1 = "tosa.rfft2d"(%x0d) {} : (tensor<?x4x8xf32>) -> (tensor<?x4x5xf32>, tensor<?x4x5xf32>)
  check.expect_almost_eq_const(%r0, dense<[[[-1.756250000e+01, 7.194789886e+00, 3.453125000e+00, -1.635401845e-01, 5.968750000e+00], [1.254687500e+01, -5.338634968e+00, 3.031250000e+00, 1.569678307e+00, 2.296875000e+00], [-6.343750000e+00, -7.996442318e-01, -3.671875000e+00, 8.768394470e+00, -8.625000000e+00], [1.254687500e+01, -1.413428426e+00, -1.025000000e+01, -1.692615032e+00, 2.296875000e+00]]]> : tensor<1x4x5xf32>) : tensor<?x4x5xf32>
  check.expect_almost_eq_const(%r1, dense<[[[0.000000000e+00, 6.005371094e+00, -1.082812500e+01, 6.567871094e+00, 0.000000000e+00], [-6.359375000e+00, -1.276577711e-01, -1.275000000e+01, 1.088825226e+00, -1.395312500e+01], [0.000000000e+00, 1.407383442e+00, -2.421875000e+00, -6.467616558e+00, 0.000000000e+00], [6.359375000e+00, 3.838825226e+00, -9.250000000e+00, -5.065157890e+00, 1.395312500e+01]]]> : tensor<1x4x5xf32>) : tensor<?x4x5xf32>
  return
}

func.func @cond_if() {
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %p = util.unfoldable_constant dense<true> : tensor<i1>
  %r = "tosa.cond_if"(%p, %x) ({
  ^bb0(%a: tensor<2xf32>):
    %y = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %y : tensor<2xf32>
  }, {
  ^bb0(%a: tensor<2xf32>):
    tosa.yield %a : tensor<2xf32>
  }) : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const(%r, dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @while_loop() {
  %i = util.unfoldable_constant dense<0> : tensor<i32>
  %x = util.unfoldable_constant dense<[1.0, 3.0]> : tensor<2xf32>
  %r:2 = "tosa.while_loop"(%i, %x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<2xf32>):
    %n = "tosa.const"() {values = dense<5> : tensor<i32>} : () -> tensor<i32>
    %c = tosa.greater %n, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<2xf32>):
    %one = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
    %n = tosa.add %a, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %y = tosa.add %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %n, %y : tensor<i32>, tensor<2xf32>
  }) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  check.expect_eq_const(%r#1, dense<[32.0, 96.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
