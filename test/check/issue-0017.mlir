// Constant expressions of booleans and of integers that fill no byte: attributes keep them more densely
// than the runtime does.
func.func @select_by_constant() {
  %which = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = arith.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%which, %a, %b : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) {
    ^bb0(%w: i1, %x: i32, %y: i32, %o: i32):
      %s = arith.select %w, %x, %y : i32
      linalg.yield %s : i32
  } -> tensor<4xi32>
  check.expect_eq_const(%r, dense<[1, 6, 3, 8]> : tensor<4xi32>) : tensor<4xi32>
  return
}

// What is computed is boolean as well, and read again.
func.func @compare_constants() {
  %a = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<10xi32>
  %b = arith.constant dense<[5, 2, 1, 4, 9, 9, 9, 8, 8, 10]> : tensor<10xi32>
  %e = tensor.empty() : tensor<10xi1>
  %r = linalg.generic {
      indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%a, %b : tensor<10xi32>, tensor<10xi32>) outs(%e : tensor<10xi1>) {
    ^bb0(%x: i32, %y: i32, %o: i1):
      %s = arith.cmpi eq, %x, %y : i32
      linalg.yield %s : i1
  } -> tensor<10xi1>
  check.expect_eq_const(%r, dense<[false, true, false, true, false, false, false, true, false, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @add_nibbles() {
  %a = arith.constant dense<[1, -2, 3, -8, 7]> : tensor<5xi4>
  %b = arith.constant dense<[1, 1, 1, -1, 1]> : tensor<5xi4>
  %e = tensor.empty() : tensor<5xi4>
  %r = linalg.add ins(%a, %b : tensor<5xi4>, tensor<5xi4>) outs(%e : tensor<5xi4>) -> tensor<5xi4>
  check.expect_eq_const(%r, dense<[2, -1, 4, 7, -8]> : tensor<5xi4>) : tensor<5xi4>
  return
}

func.func @add_odd_widths() {
  %a = arith.constant dense<[1, -2, 3, -8388608, 7]> : tensor<5xi24>
  %b = arith.constant dense<[1, 1, 1, -1, 1]> : tensor<5xi24>
  %e = tensor.empty() : tensor<5xi24>
  %r = linalg.add ins(%a, %b : tensor<5xi24>, tensor<5xi24>) outs(%e : tensor<5xi24>) -> tensor<5xi24>
  check.expect_eq_const(%r, dense<[2, -1, 4, 8388607, 8]> : tensor<5xi24>) : tensor<5xi24>
  return
}
