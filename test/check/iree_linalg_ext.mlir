// Ops of iree_linalg_ext that become others when they are read; expected values are by their definitions, in double precision.

// A convolution by F(6x6, 3x3), of an image that is no whole number of tiles.
func.func @winograd() {
  %x = flow.tensor.dynamic_constant dense<[[[[3.0, -4.0], [-3.0, -2.0], [-3.0, 3.0], [3.0, 1.0], [-4.0, -4.0], [-2.0, -1.0], [1.0, 0.0], [-2.0, -3.0]], [[2.0, 2.0], [-4.0, -3.0], [0.0, -1.0], [3.0, 0.0], [-1.0, -1.0], [1.0, 1.0], [-3.0, 2.0], [2.0, 4.0]], [[3.0, -2.0], [-2.0, 1.0], [1.0, 2.0], [3.0, -2.0], [4.0, -4.0], [-4.0, 4.0], [4.0, -2.0], [-3.0, -2.0]], [[-4.0, 4.0], [1.0, 1.0], [-2.0, 0.0], [-3.0, 2.0], [0.0, -4.0], [-2.0, 2.0], [0.0, -1.0], [-2.0, -4.0]], [[1.0, 1.0], [0.0, 4.0], [4.0, -3.0], [1.0, 1.0], [-2.0, -2.0], [0.0, 2.0], [-2.0, 2.0], [1.0, -3.0]], [[-1.0, 3.0], [3.0, 1.0], [-4.0, 2.0], [-2.0, 3.0], [4.0, -1.0], [4.0, 2.0], [-2.0, 3.0], [-1.0, -4.0]], [[1.0, 3.0], [1.0, -1.0], [4.0, 0.0], [-1.0, -3.0], [-3.0, 2.0], [3.0, -2.0], [1.0, 3.0], [-3.0, -2.0]], [[0.0, 1.0], [-1.0, -1.0], [-3.0, 1.0], [4.0, -3.0], [3.0, -3.0], [-4.0, 2.0], [-3.0, 2.0], [-2.0, 1.0]], [[4.0, 4.0], [0.0, -3.0], [-2.0, 3.0], [1.0, -3.0], [3.0, 4.0], [4.0, 1.0], [4.0, 1.0], [0.0, 4.0]]]]> : tensor<1x9x8x2xf32> -> tensor<?x?x?x2xf32>
  %f = util.unfoldable_constant dense<[[[[1.0, 3.0], [-1.0, 3.0]], [[4.0, -4.0], [0.0, -1.0]], [[-4.0, -4.0], [-2.0, -3.0]]], [[[2.0, -3.0], [1.0, 3.0]], [[0.0, -3.0], [-4.0, -2.0]], [[-1.0, 0.0], [-2.0, 3.0]]], [[[1.0, 4.0], [4.0, 2.0]], [[-4.0, -3.0], [2.0, 0.0]], [[4.0, 2.0], [3.0, -4.0]]]]> : tensor<3x3x2x2xf32>
  %n = util.unfoldable_constant 1 : index
  %th = util.unfoldable_constant 2 : index
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty(%n, %th) : tensor<8x8x?x?x1x2xf32>
  %i = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2])
      ins(%x : tensor<?x?x?x2xf32>) outs(%e0 : tensor<8x8x?x?x1x2xf32>) -> tensor<8x8x?x?x1x2xf32>
  %e1 = tensor.empty() : tensor<8x8x2x2xf32>
  %g = iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3) kernel_dimensions([0, 1])
      ins(%f : tensor<3x3x2x2xf32>) outs(%e1 : tensor<8x8x2x2xf32>) -> tensor<8x8x2x2xf32>
  %e2 = tensor.empty(%n, %th) : tensor<8x8x?x?x1x2xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x8x?x?x1x2xf32>) -> tensor<8x8x?x?x1x2xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, n, h, w, f, c) -> (a, b, n, h, w, c)>, affine_map<(a, b, n, h, w, f, c) -> (a, b, c, f)>, affine_map<(a, b, n, h, w, f, c) -> (a, b, n, h, w, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%i, %g : tensor<8x8x?x?x1x2xf32>, tensor<8x8x2x2xf32>) outs(%z : tensor<8x8x?x?x1x2xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %m, %s : f32
    linalg.yield %t : f32
  } -> tensor<8x8x?x?x1x2xf32>
  %e3 = tensor.empty(%n) : tensor<?x12x6x2xf32>
  %o = iree_linalg_ext.winograd.output_transform output_tile_size(6) kernel_size(3) image_dimensions([1, 2])
      ins(%p : tensor<8x8x?x?x1x2xf32>) outs(%e3 : tensor<?x12x6x2xf32>) -> tensor<?x12x6x2xf32>
  %r = tensor.extract_slice %o[0, 0, 0, 0] [1, 7, 6, 2] [1, 1, 1, 1] : tensor<?x12x6x2xf32> to tensor<1x7x6x2xf32>
  check.expect_almost_eq_const(%r, dense<[[[[36.0, 37.0], [-29.0, -11.0], [29.0, 23.0], [-30.0, 14.0], [2.0, 18.0], [-24.0, 3.0]], [[-17.0, 14.0], [-16.0, -38.0], [37.0, -5.0], [4.0, -20.0], [-7.0, -29.0], [-33.0, 14.0]], [[3.0, 45.0], [-4.0, -9.0], [-25.0, 5.0], [54.0, 28.0], [-38.0, -35.0], [51.0, 30.0]], [[-16.0, -37.0], [41.0, 39.0], [32.0, -10.0], [20.0, 5.0], [-29.0, -15.0], [21.0, 60.0]], [[10.0, 17.0], [-31.0, 3.0], [-1.0, 32.0], [-8.0, 34.0], [1.0, -61.0], [-22.0, 6.0]], [[22.0, 3.0], [12.0, 21.0], [-27.0, -15.0], [-57.0, -56.0], [25.0, 13.0], [20.0, -2.0]], [[7.0, 12.0], [20.0, 9.0], [42.0, 7.0], [3.0, -33.0], [15.0, -18.0], [17.0, 30.0]]]]> : tensor<1x7x6x2xf32>) : tensor<1x7x6x2xf32>
  return
}

// Each transform alone, with channels first.
func.func @winograd_transforms() {
  %x = util.unfoldable_constant dense<[[[[-2.0, 2.0, 1.0, -1.0, -3.0, 1.0, -4.0, 2.0], [3.0, 2.0, -4.0, 0.0, -2.0, 0.0, 2.0, -3.0], [-4.0, 0.0, 1.0, -3.0, 4.0, 0.0, 4.0, 0.0], [2.0, 2.0, 0.0, -1.0, 2.0, -4.0, 1.0, 0.0], [-3.0, -3.0, -4.0, 2.0, 2.0, -1.0, 4.0, -1.0], [-2.0, 4.0, -4.0, -1.0, -4.0, -1.0, 2.0, -1.0], [0.0, 0.0, -4.0, -4.0, -2.0, 0.0, -4.0, 4.0], [3.0, 1.0, 2.0, 2.0, -4.0, 4.0, -4.0, 3.0]]]]> : tensor<1x1x8x8xf32>
  %e0 = tensor.empty() : tensor<8x8x1x1x1x1xf32>
  %i = iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3) image_dimensions([2, 3])
      ins(%x : tensor<1x1x8x8xf32>) outs(%e0 : tensor<8x8x1x1x1x1xf32>) -> tensor<8x8x1x1x1x1xf32>
  check.expect_almost_eq_const(%i, dense<[[[[[[54.4375]]]], [[[[-114.6875]]]], [[[[169.9375]]]], [[[[-79.4375]]]], [[[[97.5625]]]], [[[[-130.25]]]], [[[[75.25]]]], [[[[182.375]]]]], [[[[[-123.25]]]], [[[[160.5625]]]], [[[[-4.5625]]]], [[[[86.75]]]], [[[[-65.75]]]], [[[[173.0]]]], [[[[50.5]]]], [[[[-176.625]]]]], [[[[[-40.5]]]], [[[[54.4375]]]], [[[[-111.9375]]]], [[[[9.75]]]], [[[[-52.25]]]], [[[[102.75]]]], [[[[-40.25]]]], [[[[-39.75]]]]], [[[[[-45.1875]]]], [[[[105.8125]]]], [[[[14.4375]]]], [[[[53.4375]]]], [[[[-25.0625]]]], [[[[84.0]]]], [[[[10.0]]]], [[[[-90.0]]]]], [[[[[16.8125]]]], [[[[-17.9375]]]], [[[[-69.8125]]]], [[[[-15.0625]]]], [[[[-26.5625]]]], [[[[-2.5]]]], [[[[-33.5]]]], [[[[3.75]]]]], [[[[[-84.75]]]], [[[[166.75]]]], [[[[-98.25]]]], [[[[102.75]]]], [[[[-91.25]]]], [[[[168.75]]]], [[[[-29.75]]]], [[[[-215.625]]]]], [[[[[-69.25]]]], [[[[84.25]]]], [[[[-172.75]]]], [[[[46.25]]]], [[[[-89.75]]]], [[[[130.25]]]], [[[[-61.25]]]], [[[[-121.875]]]]], [[[[[45.375]]]], [[[[-141.375]]]], [[[[-77.875]]]], [[[[-75.625]]]], [[[[-7.125]]]], [[[[-84.625]]]], [[[[-16.875]]]], [[[[94.9375]]]]]]> : tensor<8x8x1x1x1x1xf32>) : tensor<8x8x1x1x1x1xf32>
  %f = util.unfoldable_constant dense<[[[[3.0, 2.0, -3.0], [3.0, 4.0, 3.0], [2.0, -2.0, 0.0]]]]> : tensor<1x1x3x3xf32>
  %e1 = tensor.empty() : tensor<8x8x1x1xf32>
  %g = iree_linalg_ext.winograd.filter_transform output_tile_size(6) kernel_size(3) kernel_dimensions([2, 3])
      ins(%f : tensor<1x1x3x3xf32>) outs(%e1 : tensor<8x8x1x1xf32>) -> tensor<8x8x1x1xf32>
  check.expect_almost_eq_const(%g, dense<[[[[3.0]], [[-0.444444444]], [[0.444444444]], [[-0.0555555556]], [[-0.144444444]], [[2.31111111]], [[0.888888889]], [[-3.0]]], [[[-1.77777778]], [[0.592592593]], [[0.197530864]], [[-0.0395061728]], [[5.99657498e-20]], [[-1.58024691]], [[-0.948148148]], [[0.0]]], [[[-0.444444444]], [[-0.395061728]], [[1.64477485e-17]], [[0.0740740741]], [[0.0345679012]], [[0.237037037]], [[-0.395061728]], [[1.33333333]]], [[[0.188888889]], [[-0.0543209877]], [[-0.0444444444]], [[0.00407407407]], [[0.00308641975]], [[0.148148148]], [[0.132345679]], [[0.0333333333]]], [[[0.0555555556]], [[0.0444444444]], [[-0.024691358]], [[-0.00728395062]], [[-0.00037037037]], [[-0.0335802469]], [[0.077037037]], [[-0.1]]], [[[3.55555556]], [[-1.10617284]], [[2.26156542e-18]], [[0.0474074074]], [[-0.0632098765]], [[3.2237037]], [[1.45382716]], [[-1.06666667]]], [[[1.42222222]], [[0.474074074]], [[0.316049383]], [[-0.134320988]], [[-0.118518519]], [[0.316049383]], [[0.568888889]], [[-3.2]]], [[[2.0]], [[0.0]], [[-0.888888889]], [[-0.0222222222]], [[0.0666666667]], [[0.711111111]], [[2.13333333]], [[0.0]]]]> : tensor<8x8x1x1xf32>) : tensor<8x8x1x1xf32>
  %m = util.unfoldable_constant dense<[[[[[[0.0]]]], [[[[2.0]]]], [[[[-1.0]]]], [[[[0.0]]]], [[[[-1.0]]]], [[[[0.0]]]], [[[[0.0]]]], [[[[0.0]]]]], [[[[[-1.0]]]], [[[[0.0]]]], [[[[1.0]]]], [[[[-2.0]]]], [[[[0.0]]]], [[[[1.0]]]], [[[[-2.0]]]], [[[[1.0]]]]], [[[[[0.0]]]], [[[[2.0]]]], [[[[-1.0]]]], [[[[-1.0]]]], [[[[1.0]]]], [[[[2.0]]]], [[[[-2.0]]]], [[[[-2.0]]]]], [[[[[-2.0]]]], [[[[-1.0]]]], [[[[0.0]]]], [[[[0.0]]]], [[[[0.0]]]], [[[[2.0]]]], [[[[1.0]]]], [[[[-2.0]]]]], [[[[[-1.0]]]], [[[[-2.0]]]], [[[[-2.0]]]], [[[[2.0]]]], [[[[2.0]]]], [[[[0.0]]]], [[[[-1.0]]]], [[[[2.0]]]]], [[[[[-2.0]]]], [[[[-2.0]]]], [[[[-1.0]]]], [[[[-1.0]]]], [[[[-1.0]]]], [[[[-1.0]]]], [[[[-1.0]]]], [[[[1.0]]]]], [[[[[0.0]]]], [[[[1.0]]]], [[[[2.0]]]], [[[[2.0]]]], [[[[-2.0]]]], [[[[1.0]]]], [[[[0.0]]]], [[[[2.0]]]]], [[[[[1.0]]]], [[[[-2.0]]]], [[[[2.0]]]], [[[[2.0]]]], [[[[2.0]]]], [[[[-2.0]]]], [[[[-2.0]]]], [[[[1.0]]]]]]> : tensor<8x8x1x1x1x1xf32>
  %e2 = tensor.empty() : tensor<1x1x6x6xf32>
  %o = iree_linalg_ext.winograd.output_transform output_tile_size(6) kernel_size(3) image_dimensions([2, 3])
      ins(%m : tensor<8x8x1x1x1x1xf32>) outs(%e2 : tensor<1x1x6x6xf32>) -> tensor<1x1x6x6xf32>
  check.expect_almost_eq_const(%o, dense<[[[[-9.0, 9.0, -6.0, 11.25, -18.0, 36.3125], [-6.5, -10.75, -39.625, -22.1875, -172.65625, -75.546875], [-11.25, -0.875, 37.6875, -24.59375, 198.421875, -98.2734375], [10.375, -13.5625, -106.09375, -16.140625, -522.835938, -57.1601562], [-34.3125, -2.09375, 177.234375, -39.2421875, 913.933594, -133.716797], [60.59375, -40.765625, -377.710938, -41.1289062, -1913.50586, -168.063477]]]]> : tensor<1x1x6x6xf32>) : tensor<1x1x6x6xf32>
  return
}

// Going on from sums of before, with a region and a mask that is added.
func.func @online_attention() {
  %q = flow.tensor.dynamic_constant dense<[[[0.11, -0.78, -0.48, -0.82], [-0.33, 0.85, -0.41, -0.15], [0.81, 0.64, 1.7, -2.09]]]> : tensor<1x3x4xf32> -> tensor<?x?x4xf32>
  %k = flow.tensor.dynamic_constant dense<[[[0.86, -0.48, 0.13, 0.84], [1.08, 1.04, 0.16, 1.61], [-0.28, -0.14, 0.8, -0.55], [2.16, 1.02, 2.18, -0.03], [-0.38, 0.17, 0.73, -0.59]]]> : tensor<1x5x4xf32> -> tensor<?x?x4xf32>
  %v = flow.tensor.dynamic_constant dense<[[[0.38, -0.02], [1.62, -0.66], [1.05, -0.64], [-0.96, -0.71], [-1.19, 0.15]]]> : tensor<1x5x2xf32> -> tensor<?x?x?xf32>
  %mask = flow.tensor.dynamic_constant dense<[[[1.03, 0.16, 0.62, 1.63, 0.27], [0.2, -0.28, -1.61, 0.76, -1.76], [0.65, -0.01, 1.13, -0.07, -0.82]]]> : tensor<1x3x5xf32> -> tensor<?x?x?xf32>
  %a0 = flow.tensor.dynamic_constant dense<[[[-0.13, -1.05], [0.53, -0.46], [-1.77, -0.27]]]> : tensor<1x3x2xf32> -> tensor<?x?x?xf32>
  %m0 = flow.tensor.dynamic_constant dense<[[-0.15, 0.11, -1.23]]> : tensor<1x3xf32> -> tensor<?x?xf32>
  %s0 = flow.tensor.dynamic_constant dense<[[0.41, 0.71, 0.74]]> : tensor<1x3xf32> -> tensor<?x?xf32>
  %scale = arith.constant 0.5 : f32
  %r:3 = iree_linalg_ext.online_attention {indexing_maps = [affine_map<(b, m, k2, k1, n) -> (b, m, k1)>, affine_map<(b, m, k2, k1, n) -> (b, k2, k1)>, affine_map<(b, m, k2, k1, n) -> (b, k2, n)>, affine_map<(b, m, k2, k1, n) -> ()>,
        affine_map<(b, m, k2, k1, n) -> (b, m, k2)>, affine_map<(b, m, k2, k1, n) -> (b, m, n)>, affine_map<(b, m, k2, k1, n) -> (b, m)>, affine_map<(b, m, k2, k1, n) -> (b, m)>]}
      ins(%q, %k, %v, %scale, %mask : tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x?xf32>, f32, tensor<?x?x?xf32>)
      outs(%a0, %m0, %s0 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%score: f32):
    %two = arith.constant 2.0 : f32
    %step = arith.constant 0.125 : f32
    %p = iree_linalg_ext.index 2 : index
    %i = arith.index_cast %p : index to i32
    %f = arith.sitofp %i : i32 to f32
    %b = arith.mulf %f, %step : f32
    %s = arith.mulf %score, %two : f32
    %t = arith.addf %s, %b : f32
    iree_linalg_ext.yield %t : f32
  } -> tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  check.expect_almost_eq_const(%r#0, dense<[[[0.0788154376, -1.34191305], [0.780284602, -1.65920413], [-0.912868015, -0.745392437]]]> : tensor<1x3x2xf32>) : tensor<?x?x?xf32>
  check.expect_almost_eq_const(%r#1, dense<[[1.35423878, 0.410923107, 9.17702671]]> : tensor<1x3xf32>) : tensor<?x?xf32>
  check.expect_almost_eq_const(%r#2, dense<[[3.26157555, 3.06396394, 1.06946503]]> : tensor<1x3xf32>) : tensor<?x?xf32>
  return
}

// As newer texts write attributes; powers of e, and a mask that removes scores.
func.func @online_attention_by_e() {
  %q = flow.tensor.dynamic_constant dense<[[[0.11, -0.78, -0.48, -0.82], [-0.33, 0.85, -0.41, -0.15], [0.81, 0.64, 1.7, -2.09]]]> : tensor<1x3x4xf32> -> tensor<?x?x4xf32>
  %k = flow.tensor.dynamic_constant dense<[[[0.86, -0.48, 0.13, 0.84], [1.08, 1.04, 0.16, 1.61], [-0.28, -0.14, 0.8, -0.55], [2.16, 1.02, 2.18, -0.03], [-0.38, 0.17, 0.73, -0.59]]]> : tensor<1x5x4xf32> -> tensor<?x?x4xf32>
  %v = flow.tensor.dynamic_constant dense<[[[0.38, -0.02], [1.62, -0.66], [1.05, -0.64], [-0.96, -0.71], [-1.19, 0.15]]]> : tensor<1x5x2xf32> -> tensor<?x?x?xf32>
  %mask = flow.tensor.dynamic_constant dense<[[[1, 1, 0, 0, 1], [1, 1, 1, 1, 0], [1, 1, 1, 1, 0]]]> : tensor<1x3x5xi1> -> tensor<?x?x?xi1>
  %a0 = flow.tensor.dynamic_constant dense<[[[-0.13, -1.05], [0.53, -0.46], [-1.77, -0.27]]]> : tensor<1x3x2xf32> -> tensor<?x?x?xf32>
  %m0 = flow.tensor.dynamic_constant dense<[[-0.15, 0.11, -1.23]]> : tensor<1x3xf32> -> tensor<?x?xf32>
  %s0 = flow.tensor.dynamic_constant dense<[[0.41, 0.71, 0.74]]> : tensor<1x3xf32> -> tensor<?x?xf32>
  %scale = arith.constant 0.5 : f32
  %r:3 = iree_linalg_ext.online_attention <decomposition_config = {use_exp2 = false}, indexing_maps = [affine_map<(b, m, k2, k1, n) -> (b, m, k1)>, affine_map<(b, m, k2, k1, n) -> (b, k2, k1)>, affine_map<(b, m, k2, k1, n) -> (b, k2, n)>, affine_map<(b, m, k2, k1, n) -> ()>,
        affine_map<(b, m, k2, k1, n) -> (b, m, k2)>, affine_map<(b, m, k2, k1, n) -> (b, m, n)>, affine_map<(b, m, k2, k1, n) -> (b, m)>, affine_map<(b, m, k2, k1, n) -> (b, m)>]>
      ins(%q, %k, %v, %scale, %mask : tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<?x?x?xf32>, f32, tensor<?x?x?xi1>)
      outs(%a0, %m0, %s0 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  check.expect_almost_eq_const(%r#0, dense<[[[-0.385666428, -1.02718427], [2.5954629, -2.07205651], [-0.796106743, -0.815575062]]]> : tensor<1x3x2xf32>) : tensor<?x?x?xf32>
  check.expect_almost_eq_const(%r#1, dense<[[-0.0205, 0.11025, 3.08555]]> : tensor<1x3xf32>) : tensor<?x?xf32>
  check.expect_almost_eq_const(%r#2, dense<[[2.60567124, 3.69103451, 1.19352827]]> : tensor<1x3xf32>) : tensor<?x?xf32>
  return
}

func.func @exp_reduction() {
  %s = flow.tensor.dynamic_constant dense<[[-0.66, -0.08, -0.57, 1.74, 0.21], [-1.01, -0.79, -0.06, 2.3, -0.18], [0.13, 0.51, -0.04, 2.28, -0.53]]> : tensor<3x5xf32> -> tensor<?x?xf32>
  %w = flow.tensor.dynamic_constant dense<[[0.74, 0.16], [0.62, -1.18], [1.77, -0.12], [0.03, -0.93], [-0.73, 0.56]]> : tensor<5x2xf32> -> tensor<?x2xf32>
  %m0 = flow.tensor.dynamic_constant dense<[-0.15, 0.11, -1.23]> : tensor<3xf32> -> tensor<?xf32>
  %s0 = flow.tensor.dynamic_constant dense<[0.41, 0.71, 0.74]> : tensor<3xf32> -> tensor<?xf32>
  %a0 = flow.tensor.dynamic_constant dense<[[-0.13, -1.05], [0.53, -0.46], [-1.77, -0.27]]> : tensor<3x2xf32> -> tensor<?x2xf32>
  %r:3 = iree_linalg_ext.exp_reduction {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>],
      exp_reduced_operands = [1, 2]}
      ins(%s, %w : tensor<?x?xf32>, tensor<?x2xf32>) outs(%m0, %s0, %a0 : tensor<?xf32>, tensor<?xf32>, tensor<?x2xf32>) {
  ^bb0(%e: f32, %f: f32, %m: f32, %sum: f32, %acc: f32):
    %t = arith.addf %e, %sum : f32
    %p = arith.mulf %e, %f : f32
    %u = arith.addf %p, %acc : f32
    iree_linalg_ext.yield %m, %t, %u : f32, f32, f32
  } -> tensor<?xf32>, tensor<?xf32>, tensor<?x2xf32>
  check.expect_almost_eq_const(%r#0, dense<[1.74, 2.3, 2.28]> : tensor<3xf32>) : tensor<?xf32>
  check.expect_almost_eq_const(%r#1, dense<[2.13124424, 1.74790363, 1.92633986]> : tensor<3xf32>) : tensor<?xf32>
  check.expect_almost_eq_const(%r#2, dense<[[0.414882367, -1.34746775], [0.507509544, -1.0762545], [0.47353277, -1.20781494]]> : tensor<3x2xf32>) : tensor<?x2xf32>
  return
}

func.func @custom_op() {
  %a = util.unfoldable_constant dense<[[0, -2, 4, -4], [0, -1, 1, 1], [1, -4, -3, 0]]> : tensor<3x4xi32>
  %b = util.unfoldable_constant dense<[[0, -3], [4, -3], [4, 1], [-4, -1]]> : tensor<4x2xi32>
  %c = util.unfoldable_constant dense<[1, -3, -2]> : tensor<3xi32>
  %k = arith.constant 3 : i32
  %e = tensor.empty() : tensor<3x2xi32>
  %r = iree_linalg_ext.custom_op {
      indexing_maps = [affine_map<(m, n)[k] -> (m, k)>, affine_map<(m, n)[k] -> (k, n)>, affine_map<(m, n)[k] -> (m)>, affine_map<(m, n)[k] -> ()>, affine_map<(m, n)[k] -> (m, n)>],
      iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>]}
      ins(%a, %b, %c, %k : tensor<3x4xi32>, tensor<4x2xi32>, tensor<3xi32>, i32) outs(%e : tensor<3x2xi32>) {
  ^bb0(%x: tensor<?x?xi32>, %y: tensor<?x?xi32>, %z: tensor<?xi32>, %f: i32, %o: tensor<?x?xi32>):
    %zero = arith.constant 0 : i32
    %first = iree_linalg_ext.index 0 : index
    %start = arith.index_cast %first : index to i32
    %0 = linalg.fill ins(%zero : i32) outs(%o : tensor<?x?xi32>) -> tensor<?x?xi32>
    %1 = linalg.matmul ins(%x, %y : tensor<?x?xi32>, tensor<?x?xi32>) outs(%0 : tensor<?x?xi32>) -> tensor<?x?xi32>
    %2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
        ins(%1, %z : tensor<?x?xi32>, tensor<?xi32>) outs(%o : tensor<?x?xi32>) {
    ^bb1(%p: i32, %q: i32, %r1: i32):
      %row = linalg.index 0 : index
      %i = arith.index_cast %row : index to i32
      %at = arith.addi %i, %start : i32
      %m = arith.muli %q, %f : i32
      %s = arith.addi %p, %m : i32
      %t = arith.addi %s, %at : i32
      linalg.yield %t : i32
    } -> tensor<?x?xi32>
    iree_linalg_ext.yield %2 : tensor<?x?xi32>
  } -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[27, 17], [-12, -5], [-32, 2]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

func.func @pack() {
  %x = flow.tensor.dynamic_constant dense<[[0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17, 18, 19, 20], [21, 22, 23, 24, 25, 26, 27], [28, 29, 30, 31, 32, 33, 34]]> : tensor<5x7xi32> -> tensor<?x?xi32>
  %pad = arith.constant -1 : i32
  %t = util.unfoldable_constant 2 : index
  %n = util.unfoldable_constant 3 : index
  %e = tensor.empty(%n, %t) : tensor<2x?x?x4xi32>
  %p = iree_linalg_ext.pack %x padding_value(%pad : i32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %e : (tensor<?x?xi32> tensor<2x?x?x4xi32>) -> tensor<2x?x?x4xi32>
  check.expect_eq_const(%p, dense<[[[[0, 1, 2, 3], [7, 8, 9, 10]], [[14, 15, 16, 17], [21, 22, 23, 24]], [[28, 29, 30, 31], [-1, -1, -1, -1]]], [[[4, 5, 6, -1], [11, 12, 13, -1]], [[18, 19, 20, -1], [25, 26, 27, -1]], [[32, 33, 34, -1], [-1, -1, -1, -1]]]]> : tensor<2x3x2x4xi32>) : tensor<2x?x?x4xi32>
  %f = tensor.empty() : tensor<5x7xi32>
  %u = iree_linalg_ext.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %f : (tensor<2x?x?x4xi32> tensor<5x7xi32>) -> tensor<5x7xi32>
  check.expect_eq_const(%u, dense<[[0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17, 18, 19, 20], [21, 22, 23, 24, 25, 26, 27], [28, 29, 30, 31, 32, 33, 34]]> : tensor<5x7xi32>) : tensor<5x7xi32>
  return
}

func.func @reverse() {
  %x = flow.tensor.dynamic_constant dense<[[0, 1, 2], [7, 8, 9]]> : tensor<2x3xi32> -> tensor<?x3xi32>
  %n = util.unfoldable_constant 2 : index
  %e = tensor.empty(%n) : tensor<?x3xi32>
  %r = iree_linalg_ext.reverse dimensions(dense<[0, 1]> : tensor<2xi64>) ins(%x : tensor<?x3xi32>) outs(%e : tensor<?x3xi32>) : tensor<?x3xi32>
  check.expect_eq_const(%r, dense<[[9, 8, 7], [2, 1, 0]]> : tensor<2x3xi32>) : tensor<?x3xi32>
  return
}

func.func @quantize_affine() {
  %x = flow.tensor.dynamic_constant dense<[[0.24, -1.5, 2.5, 1.0e+09, -1.0e+09, 0.5], [1.25, 3.75, -0.26, 0.74, 7.0, -7.0]]> : tensor<2x6xf32> -> tensor<?x?xf32>
  %s = flow.tensor.dynamic_constant dense<[0.5, 0.25]> : tensor<2xf32> -> tensor<?xf32>
  %z = flow.tensor.dynamic_constant dense<[3, -2]> : tensor<2xi64> -> tensor<?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xi8>
  %q = iree_linalg_ext.quantize_affine <indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m, k)>], quant_min = -100, quant_max = 100>
      ins(%x, %s, %z : tensor<?x?xf32>, tensor<?xf32>, tensor<?xi64>) outs(%e : tensor<?x?xi8>) -> tensor<?x?xi8>
  check.expect_eq_const(%q, dense<[[3, 0, 8, 100, -100, 4], [3, 13, -3, 1, 26, -30]]> : tensor<2x6xi8>) : tensor<?x?xi8>
  %f = tensor.empty(%n, %m) : tensor<?x?xf32>
  %d = iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m)>, affine_map<(m, k) -> (m, k)>]>
      ins(%q, %s, %z : tensor<?x?xi8>, tensor<?xf32>, tensor<?xi64>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  check.expect_eq_const(%d, dense<[[0.0, -1.5, 2.5, 48.5, -51.5, 0.5], [1.25, 3.75, -0.25, 0.75, 7.0, -7.0]]> : tensor<2x6xf32>) : tensor<?x?xf32>
  %half = arith.constant 0.5 : f32
  %zero = arith.constant -56 : i8
  %u = iree_linalg_ext.quantize_affine {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> ()>, affine_map<(m, k) -> ()>, affine_map<(m, k) -> (m, k)>], quant_max = 255 : i64, quant_min = 0 : i64, storage_unsigned, zp_unsigned}
      ins(%x, %half, %zero : tensor<?x?xf32>, f32, i8) outs(%e : tensor<?x?xi8>) -> tensor<?x?xi8>
  check.expect_eq_const(%u, dense<[[-56, -59, -51, -1, 0, -55], [-54, -48, -57, -55, -42, -70]]> : tensor<2x6xi8>) : tensor<?x?xi8>
  %v = iree_linalg_ext.dequantize_affine {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> ()>, affine_map<(m, k) -> ()>, affine_map<(m, k) -> (m, k)>], input_unsigned, zp_unsigned}
      ins(%u, %half, %zero : tensor<?x?xi8>, f32, i8) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  check.expect_eq_const(%v, dense<[[0.0, -1.5, 2.5, 27.5, -100.0, 0.5], [1.0, 4.0, -0.5, 0.5, 7.0, -7.0]]> : tensor<2x6xf32>) : tensor<?x?xf32>
  return
}

// Where a sort has inputs, its outs are memory for the result.
func.func @sort_of_inputs() {
  %x = util.unfoldable_constant dense<[[4, 1, 3], [0, 9, 5]]> : tensor<2x3xi32>
  %p = util.unfoldable_constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xi32>
  %f = tensor.empty() : tensor<2x3xf32>
  %s:2 = iree_linalg_ext.sort dimension(1) ins(%x, %p : tensor<2x3xi32>, tensor<2x3xf32>)
      outs(%e, %f : tensor<2x3xi32>, tensor<2x3xf32>) {
  ^bb0(%a: i32, %b: i32, %c: f32, %d: f32):
    %before = arith.cmpi sgt, %a, %b : i32
    iree_linalg_ext.yield %before : i1
  } -> tensor<2x3xi32>, tensor<2x3xf32>
  check.expect_eq_const(%s#0, dense<[[4, 3, 1], [9, 5, 0]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%s#1, dense<[[0.0, 2.0, 1.0], [4.0, 5.0, 3.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @softmax() {
  %x = util.unfoldable_constant dense<[[0.0, 0.0], [-1.0, -1.0]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %s = iree_linalg_ext.softmax dimension(1) ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const(%s, dense<0.5> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

// Matrix 0 takes rows 10 and 11, matrix 1 none, matrix 2 row 12; nothing is added to the last row.
func.func @group_matmul() {
  %x = flow.tensor.dynamic_constant dense<[[1.0, 2.0], [3.0, -1.0], [0.5, 4.0], [9.0, 9.0]]> : tensor<4x2xf16> -> tensor<?x2xf16>
  %w = util.unfoldable_constant dense<[[[1.0, 0.0, 2.0], [0.0, 1.0, -1.0]], [[7.0, 7.0, 7.0], [7.0, 7.0, 7.0]], [[2.0, 4.0, 0.0], [1.0, 0.5, 3.0]]]> : tensor<3x2x3xf16>
  %ends = util.unfoldable_constant dense<[12, 12, 13]> : tensor<3xi32>
  %first = util.unfoldable_constant 10 : index
  %onto = flow.tensor.dynamic_constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [5.0, 6.0, 7.0]]> : tensor<4x3xf32> -> tensor<?x3xf32>
  %r = iree_linalg_ext.group_matmul ins(%x, %w, %ends, %first : tensor<?x2xf16>, tensor<3x2x3xf16>, tensor<3xi32>, index)
      outs(%onto : tensor<?x3xf32>) -> tensor<?x3xf32>
  check.expect_eq_const(%r, dense<[[1.0, 2.0, 0.0], [3.0, -1.0, 7.0], [6.0, 5.0, 13.0], [5.0, 6.0, 7.0]]> : tensor<4x3xf32>) : tensor<?x3xf32>
  return
}
