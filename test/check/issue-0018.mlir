// Operands that were stored in panels for a product which is none any more when its kernel is planned.

// A product of two constants without a sum: the angles of a rotary embedding.
func.func @outer_product_of_constants() {
  %a = arith.constant dense<[[[0.0], [1.0], [2.0], [3.0], [4.0], [5.0], [6.0], [7.0]]]> : tensor<1x8x1xf32>
  %c = arith.constant dense<[[[1.0, 2.0, 3.0, 4.0]]]> : tensor<1x1x4xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  %r = linalg.batch_matmul ins(%a, %c : tensor<1x8x1xf32>, tensor<1x1x4xf32>) outs(%f : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  check.expect_almost_eq_const(%r, dense<[[[0.0, 0.0, 0.0, 0.0], [1.0, 2.0, 3.0, 4.0], [2.0, 4.0, 6.0, 8.0], [3.0, 6.0, 9.0, 12.0],
    [4.0, 8.0, 12.0, 16.0], [5.0, 10.0, 15.0, 20.0], [6.0, 12.0, 18.0, 24.0], [7.0, 14.0, 21.0, 28.0]]]> : tensor<1x8x4xf32>) : tensor<1x8x4xf32>
  return
}

// The same with one factor known when the program runs.
func.func @outer_product() {
  %a = util.unfoldable_constant dense<3.0> : tensor<1x8x1xf32>
  %b = arith.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x3xf32>) -> tensor<1x8x3xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<1x8x1xf32>, tensor<1x1x3xf32>) outs(%f : tensor<1x8x3xf32>) -> tensor<1x8x3xf32>
  %s = tensor.extract_slice %r[0, 7, 0] [1, 1, 3] [1, 1, 1] : tensor<1x8x3xf32> to tensor<3xf32>
  check.expect_almost_eq_const(%s, dense<[3.0, 6.0, 9.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}

// Context of an attention with an unknown batch -> transpose -> collapse -> dense.
func.func @dense_after_heads() {
  %n = util.unfoldable_constant 2 : index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %pe = tensor.empty(%n) : tensor<?x4x8x8xf32>
  %p = linalg.fill ins(%one : f32) outs(%pe : tensor<?x4x8x8xf32>) -> tensor<?x4x8x8xf32>
  %ve = tensor.empty(%n) : tensor<?x4x8x16xf32>
  %v = linalg.fill ins(%one : f32) outs(%ve : tensor<?x4x8x16xf32>) -> tensor<?x4x8x16xf32>
  %ps = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<?x4x8x8xf32> into tensor<?x8x8xf32>
  %vs = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<?x4x8x16xf32> into tensor<?x8x16xf32>
  %four = arith.constant 4 : index
  %n4 = arith.muli %n, %four : index
  %ce = tensor.empty(%n4) : tensor<?x8x16xf32>
  %cf = linalg.fill ins(%zero : f32) outs(%ce : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
  %c = linalg.batch_matmul ins(%ps, %vs : tensor<?x8x8xf32>, tensor<?x8x16xf32>) outs(%cf : tensor<?x8x16xf32>) -> tensor<?x8x16xf32>
  %ch = tensor.expand_shape %c [[0, 1], [2], [3]] output_shape [%n, 4, 8, 16] : tensor<?x8x16xf32> into tensor<?x4x8x16xf32>
  %te = tensor.empty(%n) : tensor<?x8x4x16xf32>
  %t = linalg.transpose ins(%ch : tensor<?x4x8x16xf32>) outs(%te : tensor<?x8x4x16xf32>) permutation = [0, 2, 1, 3]
  %flat = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<?x8x4x16xf32> into tensor<?x64xf32>
  %signs = arith.constant dense<[0.25, 0.75, 0.25, 0.75, 0.25, 0.75, 0.25, 0.75]> : tensor<8xf32>
  %we = tensor.empty() : tensor<64x8xf32>
  %wc = linalg.broadcast ins(%signs : tensor<8xf32>) outs(%we : tensor<64x8xf32>) dimensions = [0]
  %eight = arith.constant 8 : index
  %n8 = arith.muli %n, %eight : index
  %de = tensor.empty(%n8) : tensor<?x8xf32>
  %df = linalg.fill ins(%zero : f32) outs(%de : tensor<?x8xf32>) -> tensor<?x8xf32>
  %d = linalg.matmul ins(%flat, %wc : tensor<?x64xf32>, tensor<64x8xf32>) outs(%df : tensor<?x8xf32>) -> tensor<?x8xf32>
  %last = tensor.extract_slice %d[15, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  check.expect_almost_eq_const(%last, dense<[128.0, 384.0, 128.0, 384.0, 128.0, 384.0, 128.0, 384.0]> : tensor<8xf32>) : tensor<8xf32>
  return
}

// Its result is stored with rows and columns exchanged.
func.func @transposed_outer_product_of_constants() {
  %a = arith.constant dense<[[[1.0], [2.0], [3.0]]]> : tensor<1x3x1xf32>
  %b = arith.constant dense<[[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]]]> : tensor<1x1x8xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x3x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<1x3x1xf32>, tensor<1x1x8xf32>) outs(%f : tensor<1x3x8xf32>) -> tensor<1x3x8xf32>
  %te = tensor.empty() : tensor<1x8x3xf32>
  %t = linalg.transpose ins(%r : tensor<1x3x8xf32>) outs(%te : tensor<1x8x3xf32>) permutation = [0, 2, 1]
  check.expect_almost_eq_const(%t, dense<[[[0.0, 0.0, 0.0], [1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [3.0, 6.0, 9.0],
    [4.0, 8.0, 12.0], [5.0, 10.0, 15.0], [6.0, 12.0, 18.0], [7.0, 14.0, 21.0]]]> : tensor<1x8x3xf32>) : tensor<1x8x3xf32>
  return
}

// A right operand of unknown size is not packed.
func.func @unknown_columns() {
  %n = util.unfoldable_constant 33 : index
  %a = util.unfoldable_constant dense<0.5> : tensor<300x64xf32>
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %be = tensor.empty(%n) : tensor<64x?xf32>
  %b = linalg.fill ins(%one : f32) outs(%be : tensor<64x?xf32>) -> tensor<64x?xf32>
  %b1 = util.optimization_barrier %b : tensor<64x?xf32>
  %e = tensor.empty(%n) : tensor<300x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<300x?xf32>) -> tensor<300x?xf32>
  %r = linalg.matmul ins(%a, %b1 : tensor<300x64xf32>, tensor<64x?xf32>) outs(%f : tensor<300x?xf32>) -> tensor<300x?xf32>
  %same = tensor.cast %r : tensor<300x?xf32> to tensor<300x33xf32>
  check.expect_almost_eq_const(%same, dense<32.0> : tensor<300x33xf32>) : tensor<300x33xf32>
  return
}
