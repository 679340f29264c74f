// Found by random programs and by the whole table on lavapipe.
// Slices that keep a dimension of one element and drop one behind a size that becomes known while compiling.
func.func @drop_behind_unknown() {
  %x = arith.constant dense<[[[[[1, 2]]], [[[3, 4]]]]]> : tensor<1x2x1x1x2xi8>
  %unknown = tensor.cast %x : tensor<1x2x1x1x2xi8> to tensor<1x?x1x1x?xi8>
  %one = arith.constant 1 : index
  %n = tensor.dim %unknown, %one : tensor<1x?x1x1x?xi8>
  %y = tensor.extract_slice %unknown[0, 0, 0, 0, 1] [1, %n, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<1x?x1x1x?xi8> to tensor<1x?xi8>
  %known = tensor.cast %y : tensor<1x?xi8> to tensor<1x2xi8>
  check.expect_eq_const(%known, dense<[[2, 4]]> : tensor<1x2xi8>) : tensor<1x2xi8>
  %into = util.unfoldable_constant dense<0> : tensor<1x2x2xi8>
  %z = tensor.insert_slice %y into %into[0, 0, 1] [1, %n, 1] [1, 1, 1] : tensor<1x?xi8> into tensor<1x2x2xi8>
  check.expect_eq_const(%z, dense<[[[0, 2], [0, 4]]]> : tensor<1x2x2xi8>) : tensor<1x2x2xi8>
  return
}

// f64 beyond what 32 bits hold, and -0: lavapipe rounds neither.
func.func @round_f64() {
  %x = util.unfoldable_constant dense<[910005288.5684, -0.0, 2.5, -3.5, 0.49999999999999994, 4503599627370497.5]> : tensor<6xf64>
  %y = math.roundeven %x : tensor<6xf64>
  %bits = tensor.bitcast %y : tensor<6xf64> to tensor<6xi64>
  %expected = util.unfoldable_constant dense<[910005289.0, -0.0, 2.0, -4.0, 0.0, 4503599627370498.0]> : tensor<6xf64>
  %wanted = tensor.bitcast %expected : tensor<6xf64> to tensor<6xi64>
  check.expect_eq(%bits, %wanted) : tensor<6xi64>
  return
}

// What a factor of 0 makes of infinities and signs: lavapipe sees zeros in the code and takes the product for one, whatever modes say.
func.func @times_zero() {
  %x = util.unfoldable_constant dense<[0x7F800000, -1.0, 3.0, -0.0]> : tensor<4xf32>
  %zeros = arith.constant dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
  %product = arith.mulf %x, %zeros : tensor<4xf32>
  %sum = arith.addf %x, %zeros : tensor<4xf32>
  %quotient = arith.divf %x, %zeros : tensor<4xf32>
  %p = tensor.bitcast %product : tensor<4xf32> to tensor<4xi32>
  %s = tensor.bitcast %sum : tensor<4xf32> to tensor<4xi32>
  %mask = util.unfoldable_constant dense<0x7F800000> : tensor<4xi32>
  %kind = arith.andi %p, %mask : tensor<4xi32>
  check.expect_eq_const(%kind, dense<[0x7F800000, 0, 0, 0]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%s, dense<[0x7F800000, 0xBF800000, 0x40400000, 0]> : tensor<4xi32>) : tensor<4xi32>
  %least = tensor.extract_slice %quotient[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
  check.expect_eq_const(%least, dense<[0x7F800000, 0xFF800000, 0x7F800000]> : tensor<3xf32>) : tensor<3xf32>
  return
}

// More comparisons than lavapipe lets one thread make, of a length that is known at run time only.
func.func @sort_unknown_length() {
  %init = tensor.empty() : tensor<5003xi32>
  %mixed = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%init : tensor<5003xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %c7 = arith.constant 7 : i32
    %c5003 = arith.constant 5003 : i32
    %p = arith.muli %n, %c7 : i32
    %r = arith.remui %p, %c5003 : i32
    linalg.yield %r : i32
  } -> tensor<5003xi32>
  %hidden = util.optimization_barrier %mixed : tensor<5003xi32>
  %unknown = tensor.cast %hidden : tensor<5003xi32> to tensor<?xi32>
  %opaque = util.optimization_barrier %unknown : tensor<?xi32>
  %sorted = linalg_ext.sort dimension(0) outs(%opaque : tensor<?xi32>) {
  ^bb0(%a: i32, %b: i32):
    %before = arith.cmpi slt, %a, %b : i32
    linalg_ext.yield %before : i1
  } -> tensor<?xi32>
  %known = tensor.cast %sorted : tensor<?xi32> to tensor<5003xi32>
  %expected = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%init : tensor<5003xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    linalg.yield %n : i32
  } -> tensor<5003xi32>
  check.expect_eq(%known, %expected) : tensor<5003xi32>
  return
}

// A sum over rows beside a result with an element for each term, which is no sum though it adds to what was there.
func.func @running_rows() {
  %x = util.unfoldable_constant dense<2.0> : tensor<3x300xf32>
  %terms = util.unfoldable_constant dense<1.0> : tensor<3x300xf32>
  %sums = util.unfoldable_constant dense<0.0> : tensor<3xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x300xf32>) outs(%terms, %sums : tensor<3x300xf32>, tensor<3xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32):
    %u = arith.addf %t, %a : f32
    %v = arith.addf %s, %u : f32
    linalg.yield %u, %v : f32, f32
  } -> (tensor<3x300xf32>, tensor<3xf32>)
  check.expect_eq_const(%r#0, dense<3.0> : tensor<3x300xf32>) : tensor<3x300xf32>
  check.expect_eq_const(%r#1, dense<900.0> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @running_columns() {
  %x = util.unfoldable_constant dense<2.0> : tensor<300x5xf32>
  %terms = util.unfoldable_constant dense<1.0> : tensor<300x5xf32>
  %sums = util.unfoldable_constant dense<0.0> : tensor<5xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<300x5xf32>) outs(%terms, %sums : tensor<300x5xf32>, tensor<5xf32>) {
  ^bb0(%a: f32, %t: f32, %s: f32):
    %u = arith.addf %t, %a : f32
    %v = arith.addf %s, %u : f32
    linalg.yield %u, %v : f32, f32
  } -> (tensor<300x5xf32>, tensor<5xf32>)
  check.expect_eq_const(%r#0, dense<3.0> : tensor<300x5xf32>) : tensor<300x5xf32>
  check.expect_eq_const(%r#1, dense<900.0> : tensor<5xf32>) : tensor<5xf32>
  return
}
