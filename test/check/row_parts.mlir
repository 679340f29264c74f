// Few long rows: on GPUs workgroups take parts of them, one reduction after the other. Lengths are no multiples of anything.

func.func private @row(%rows: index, %columns: index) -> tensor<?x?xf32> {
  %empty = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %filled = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%empty : tensor<?x?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %seven = arith.constant 7 : index
    %rest = arith.remui %j, %seven : index
    %sum = arith.addi %rest, %i : index
    %int = arith.index_cast %sum : index to i32
    %value = arith.sitofp %int : i32 to f32
    linalg.yield %value : f32
  } -> tensor<?x?xf32>
  %kept = util.optimization_barrier %filled : tensor<?x?xf32>
  return %kept : tensor<?x?xf32>
}

// Sum over j of j mod 7 + i: 4287 whole sevens of 21, then 0, and i each of 30,010 times.
func.func @sums() {
  %two = util.unfoldable_constant 2 : index
  %columns = util.unfoldable_constant 30010 : index
  %x = func.call @row(%two, %columns) : (index, index) -> tensor<?x?xf32>
  %ten = arith.constant 10.0 : f32
  %empty = tensor.empty(%two) : tensor<?xf32>
  %start = linalg.fill ins(%ten : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%start : tensor<?xf32>) dimensions = [1]
  %known = tensor.cast %sums : tensor<?xf32> to tensor<2xf32>
  check.expect_almost_eq_const(%known, dense<[90037.0, 120047.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @all_of_it() {
  %two = util.unfoldable_constant 2 : index
  %columns = util.unfoldable_constant 30010 : index
  %x = func.call @row(%two, %columns) : (index, index) -> tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
  check.expect_almost_eq_const(%sum, dense<210064.0> : tensor<f32>) : tensor<f32>
  return
}

// Sizes are known, nothing is a multiple of a vector.
func.func @static() {
  %one = util.unfoldable_constant 1 : index
  %columns = util.unfoldable_constant 60012 : index
  %x = func.call @row(%one, %columns) : (index, index) -> tensor<?x?xf32>
  %known = tensor.cast %x : tensor<?x?xf32> to tensor<1x60012xf32>
  %low = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : tensor<1xf32>
  %start = linalg.fill ins(%low : f32) outs(%empty : tensor<1xf32>) -> tensor<1xf32>
  %largest = linalg.reduce { arith.maximumf } ins(%known : tensor<1x60012xf32>) outs(%start : tensor<1xf32>) dimensions = [1]
  check.expect_almost_eq_const(%largest, dense<6.0> : tensor<1xf32>) : tensor<1xf32>
  return
}

// Two reductions, then the row itself: three launches. Each seven of a row sums up to 1/4287.
func.func @softmax() {
  %two = util.unfoldable_constant 2 : index
  %columns = util.unfoldable_constant 30009 : index
  %x = func.call @row(%two, %columns) : (index, index) -> tensor<?x?xf32>
  %empty = tensor.empty(%two, %columns) : tensor<?x?xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %kept = util.optimization_barrier %y : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %sevens = arith.constant 4287 : index
  %parts = tensor.expand_shape %kept [[0], [1, 2]] output_shape [%two, %sevens, 7] : tensor<?x?xf32> into tensor<?x?x7xf32>
  %e = tensor.empty(%two, %sevens) : tensor<?x?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sums = linalg.reduce { arith.addf } ins(%parts : tensor<?x?x7xf32>) outs(%start : tensor<?x?xf32>) dimensions = [2]
  %known = tensor.cast %sums : tensor<?x?xf32> to tensor<2x4287xf32>
  check.expect_almost_eq_const(%known, dense<2.332634e-04> : tensor<2x4287xf32>, atol 1.0e-7) : tensor<2x4287xf32>
  return
}

// One workgroup does a short row alone.
func.func @short() {
  %two = util.unfoldable_constant 2 : index
  %columns = util.unfoldable_constant 9 : index
  %x = func.call @row(%two, %columns) : (index, index) -> tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%two) : tensor<?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%start : tensor<?xf32>) dimensions = [1]
  %known = tensor.cast %sums : tensor<?xf32> to tensor<2xf32>
  check.expect_almost_eq_const(%known, dense<[22.0, 31.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @empty() {
  %two = util.unfoldable_constant 2 : index
  %columns = util.unfoldable_constant 0 : index
  %x = func.call @row(%two, %columns) : (index, index) -> tensor<?x?xf32>
  %one = arith.constant 1.0 : f32
  %empty = tensor.empty(%two) : tensor<?xf32>
  %start = linalg.fill ins(%one : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.reduce { arith.addf } ins(%x : tensor<?x?xf32>) outs(%start : tensor<?xf32>) dimensions = [1]
  %known = tensor.cast %sums : tensor<?xf32> to tensor<2xf32>
  check.expect_almost_eq_const(%known, dense<1.0> : tensor<2xf32>) : tensor<2xf32>
  return
}
