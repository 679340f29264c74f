// Slices that step and drop a dimension, where a kept dimension has one element or the strides of the
// dropped one and of a kept one are alike: views of buffers could not tell which dimension had gone.
// Products with sums of f64 over operands of f32, of which the right one is constant: it had been
// stored in panels wider than the kernel's tile.
func.func @extract() {
  %x = util.unfoldable_constant dense<[[[0.0], [1.0], [2.0], [3.0], [4.0], [5.0], [6.0], [7.0], [8.0]],
      [[9.0], [10.0], [11.0], [12.0], [13.0], [14.0], [15.0], [16.0], [17.0]]]> : tensor<2x9x1xf32>
  %y = tensor.extract_slice %x[1, 5, 0] [1, 2, 1] [1, 3, 7] : tensor<2x9x1xf32> to tensor<2x1xf32>
  check.expect_eq_const(%y, dense<[[14.0], [17.0]]> : tensor<2x1xf32>) : tensor<2x1xf32>
  return
}

func.func @insert() {
  %x = util.unfoldable_constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %y = util.unfoldable_constant dense<0.0> : tensor<1x5x1xf32>
  %z = tensor.insert_slice %x into %y[0, 1, 0] [1, 2, 1] [1, 3, 1] : tensor<2x1xf32> into tensor<1x5x1xf32>
  check.expect_eq_const(%z, dense<[[[0.0], [1.0], [0.0], [0.0], [2.0]]]> : tensor<1x5x1xf32>) : tensor<1x5x1xf32>
  return
}

func.func @wide_sums() {
  %x = util.unfoldable_constant dense<2.0> : tensor<1x1x1xf32>
  %w = arith.constant dense<10.0> : tensor<1x1x9xf32>
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<1x1x9xf64>
  %init = linalg.fill ins(%zero : f64) outs(%empty : tensor<1x1x9xf64>) -> tensor<1x1x9xf64>
  %y = linalg.batch_matmul ins(%x, %w : tensor<1x1x1xf32>, tensor<1x1x9xf32>)
      outs(%init : tensor<1x1x9xf64>) -> tensor<1x1x9xf64>
  check.expect_eq_const(%y, dense<20.0> : tensor<1x1x9xf64>) : tensor<1x1x9xf64>
  return
}

func.func @wide_sums_by_columns() {
  %x = util.unfoldable_constant dense<[[1.5], [-2.25]]> : tensor<2x1xf32>
  %w = arith.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<1x1xf64>
  %init = linalg.fill ins(%zero : f64) outs(%empty : tensor<1x1xf64>) -> tensor<1x1xf64>
  %y = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<2x1xf32>, tensor<2x1xf32>)
      outs(%init : tensor<1x1xf64>) -> tensor<1x1xf64>
  check.expect_eq_const(%y, dense<-3.0> : tensor<1x1xf64>) : tensor<1x1xf64>
  return
}

// No tile is as large as nothing.
func.func @nothing() {
  %four = arith.constant dense<4.0> : tensor<1xf16>
  %none = tensor.extract_slice %four[0] [0] [2] : tensor<1xf16> to tensor<0xf16>
  check.expect_eq_const(%none, dense<[]> : tensor<0xf16>) : tensor<0xf16>
  return
}

// Where the input of a softmax does not know a size that its output knows.
func.func @softmax() {
  %x = util.unfoldable_constant dense<[[[7.0, 7.0]]]> : tensor<1x1x2xf32>
  %one = util.unfoldable_constant 1 : index
  %unknown = tensor.extract_slice %x[0, 0, 0] [%one, 1, 2] [1, 1, 1] : tensor<1x1x2xf32> to tensor<?x1x2xf32>
  %e = tensor.empty() : tensor<1x1x2xf32>
  %y = linalg.softmax dimension(2) ins(%unknown : tensor<?x1x2xf32>) outs(%e : tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const(%y, dense<0.5> : tensor<1x1x2xf32>) : tensor<1x1x2xf32>
  return
}

// A constant NaN: its exponential is evaluated when the program is compiled.
func.func @constant_nan() {
  %x = arith.constant dense<0x7FC00000> : tensor<f32>
  %empty = tensor.empty() : tensor<f32>
  %y = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%x : tensor<f32>) outs(%empty : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %low = arith.constant -8.0 : f32
    %high = arith.constant 4.0 : f32
    %negative = arith.negf %a : f32
    %above = arith.maximumf %negative, %low : f32
    %inside = arith.minimumf %above, %high : f32
    %e = math.exp %inside : f32
    linalg.yield %e : f32
  } -> tensor<f32>
  %empty_flag = tensor.empty() : tensor<i32>
  %is_nan = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%y : tensor<f32>) outs(%empty_flag : tensor<i32>) {
  ^bb0(%a: f32, %b: i32):
    %unordered = arith.cmpf uno, %a, %a : f32
    %flag = arith.extui %unordered : i1 to i32
    linalg.yield %flag : i32
  } -> tensor<i32>
  check.expect_eq_const(%is_nan, dense<1> : tensor<i32>) : tensor<i32>
  return
}
