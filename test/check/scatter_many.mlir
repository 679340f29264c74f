// More updates than one workgroup takes, many at the same place: on GPUs they combine atomically.

func.func private @positions(%n: index, %modulus: index) -> tensor<?x1xi64> {
  %empty = tensor.empty(%n) : tensor<?x1xi64>
  %filled = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<?x1xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 0 : index
    %rest = arith.remui %i, %modulus : index
    %int = arith.index_cast %rest : index to i64
    linalg.yield %int : i64
  } -> tensor<?x1xi64>
  %kept = util.optimization_barrier %filled : tensor<?x1xi64>
  return %kept : tensor<?x1xi64>
}

// 20,000 = 7 * 2857 + 1
func.func @add_floats() {
  %n = util.unfoldable_constant 20000 : index
  %seven = util.unfoldable_constant 7 : index
  %i = func.call @positions(%n, %seven) : (index, index) -> tensor<?x1xi64>
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %u = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %o = util.unfoldable_constant dense<[0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0]> : tensor<8xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?xf32>, tensor<?x1xi64>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<8xf32>
  check.expect_eq_const(%r, dense<[2858.5, 2857.0, 2857.0, 2857.0, 2857.0, 2857.0, 2857.0, 3.0]> : tensor<8xf32>) : tensor<8xf32>
  return
}

// Rows of updates, some of them beyond the end.
func.func @add_rows() {
  %n = util.unfoldable_constant 3000 : index
  %twelve = util.unfoldable_constant 12 : index
  %i = func.call @positions(%n, %twelve) : (index, index) -> tensor<?x1xi64>
  %one = arith.constant 2 : i32
  %e = tensor.empty(%n) : tensor<?x5xi32>
  %u = linalg.fill ins(%one : i32) outs(%e : tensor<?x5xi32>) -> tensor<?x5xi32>
  %o = util.unfoldable_constant dense<1> : tensor<10x5xi32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x5xi32>, tensor<?x1xi64>) outs(%o : tensor<10x5xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.addi %a, %b : i32
    linalg_ext.yield %c : i32
  } -> tensor<10x5xi32>
  check.expect_eq_const(%r, dense<501> : tensor<10x5xi32>) : tensor<10x5xi32>
  return
}

func.func @largest() {
  %n = util.unfoldable_constant 20000 : index
  %seven = util.unfoldable_constant 7 : index
  %all = util.unfoldable_constant 20000 : index
  %i = func.call @positions(%n, %seven) : (index, index) -> tensor<?x1xi64>
  %count = func.call @positions(%n, %all) : (index, index) -> tensor<?x1xi64>
  %u = tensor.collapse_shape %count [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
  %o = util.unfoldable_constant dense<[0, 0, 0, 0, 0, 0, 30000]> : tensor<7xi64>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?xi64>, tensor<?x1xi64>) outs(%o : tensor<7xi64>) {
  ^bb0(%a: i64, %b: i64):
    %c = arith.maxsi %b, %a : i64
    linalg_ext.yield %c : i64
  } -> tensor<7xi64>
  check.expect_eq_const(%r, dense<[19999, 19993, 19994, 19995, 19996, 19997, 30000]> : tensor<7xi64>) : tensor<7xi64>
  return
}

// Every place once: nothing is combined.
func.func @each_once() {
  %n = util.unfoldable_constant 5000 : index
  %i = func.call @positions(%n, %n) : (index, index) -> tensor<?x1xi64>
  %u = tensor.collapse_shape %i [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?xi64>
  %minus = arith.constant -1 : i64
  %o = linalg.fill ins(%minus : i64) outs(%e : tensor<?xi64>) -> tensor<?xi64>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<?xi64>, tensor<?x1xi64>) outs(%o : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg_ext.yield %a : i64
  } -> tensor<?xi64>
  check.expect_eq(%r, %u) : tensor<?xi64>
  return
}

// The last of those at one place wins, whatever runs first.
func.func @last_wins() {
  %n = util.unfoldable_constant 20000 : index
  %seven = util.unfoldable_constant 7 : index
  %i = func.call @positions(%n, %seven) : (index, index) -> tensor<?x1xi64>
  %count = func.call @positions(%n, %n) : (index, index) -> tensor<?x1xi64>
  %u = tensor.collapse_shape %count [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
  %o = util.unfoldable_constant dense<0> : tensor<7xi64>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?xi64>, tensor<?x1xi64>) outs(%o : tensor<7xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg_ext.yield %a : i64
  } -> tensor<7xi64>
  check.expect_eq_const(%r, dense<[19999, 19993, 19994, 19995, 19996, 19997, 19998]> : tensor<7xi64>) : tensor<7xi64>
  return
}

// Rows of neighbours that some GPUs add at once, some of them beyond the end.
func.func @add_rows_of_floats() {
  %n = util.unfoldable_constant 3000 : index
  %twelve = util.unfoldable_constant 12 : index
  %i = func.call @positions(%n, %twelve) : (index, index) -> tensor<?x1xi64>
  %e = tensor.empty(%n) : tensor<?x3x8xf32>
  %half = arith.constant 0.5 : f32
  %u = linalg.fill ins(%half : f32) outs(%e : tensor<?x3x8xf32>) -> tensor<?x3x8xf32>
  %o = util.unfoldable_constant dense<1.0> : tensor<10x3x8xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x3x8xf32>, tensor<?x1xi64>) outs(%o : tensor<10x3x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<10x3x8xf32>
  check.expect_eq_const(%r, dense<126.0> : tensor<10x3x8xf32>) : tensor<10x3x8xf32>
  return
}

func.func @add_rows_of_small_floats() {
  %n = util.unfoldable_constant 3000 : index
  %twelve = util.unfoldable_constant 12 : index
  %i = func.call @positions(%n, %twelve) : (index, index) -> tensor<?x1xi64>
  %e = tensor.empty(%n) : tensor<?x16xf16>
  %half = arith.constant 0.5 : f16
  %u = linalg.fill ins(%half : f16) outs(%e : tensor<?x16xf16>) -> tensor<?x16xf16>
  %o = util.unfoldable_constant dense<1.0> : tensor<10x16xf16>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x16xf16>, tensor<?x1xi64>) outs(%o : tensor<10x16xf16>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.addf %b, %a : f16
    linalg_ext.yield %c : f16
  } -> tensor<10x16xf16>
  check.expect_eq_const(%r, dense<126.0> : tensor<10x16xf16>) : tensor<10x16xf16>
  return
}
