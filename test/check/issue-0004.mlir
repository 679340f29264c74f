// A loop that takes no step leaves what it began with: on Vulkan, threads beyond a short row left zero instead.
func.func @smallest_of_few() {
  %n = util.unfoldable_constant 5 : index
  %x = util.unfoldable_constant dense<[3.0, 0.5, 7.0, 2.0, 1.0]> : tensor<5xf32>
  %some = tensor.extract_slice %x [0] [%n] [1] : tensor<5xf32> to tensor<?xf32>
  %row = util.optimization_barrier %some : tensor<?xf32>
  %inf = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%inf : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %least = linalg.reduce { arith.minimumf } ins(%row : tensor<?xf32>) outs(%f : tensor<f32>) dimensions = [0]
  check.expect_eq_const(%least, dense<0.5> : tensor<f32>) : tensor<f32>
  return
}
