// What util.assume.int says of sizes: kernels rely on it, and the values stay those of any other program.

// Few rows, sizes of whole vectors.
func.func private @product(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m0 = tensor.dim %a, %c0 : tensor<?x?xf16>
  %k0 = tensor.dim %a, %c1 : tensor<?x?xf16>
  %n0 = tensor.dim %b, %c1 : tensor<?x?xf16>
  %m, %k, %n = util.assume.int %m0<umin = 1, umax = 16>, %k0[<umin = 16, udiv = 32>, <udiv = 16>], %n0<udiv = 8> : index, index, index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @product_of_stated_sizes() {
  %x = flow.tensor.dynamic_constant dense<[[1.0, 2.0, -3.0, 2.0, 0.0, 0.0, 1.0, -1.0, 3.0, -3.0, -2.0, -1.0, 0.0, -1.0, -3.0, -3.0, -3.0, -3.0, -2.0, 3.0, -2.0, 1.0, 2.0, -2.0, -2.0, 0.0, -2.0, 3.0, -2.0, 3.0, 2.0, 2.0], [-3.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -3.0, 3.0, 0.0, 3.0, -2.0, -1.0, 3.0, -2.0, -3.0, -1.0, 1.0, -3.0, 3.0, -1.0, -2.0, 0.0, 3.0, 3.0, 3.0, -1.0, -3.0, 2.0, 1.0, 2.0, -3.0], [-3.0, 0.0, -1.0, 0.0, 3.0, -2.0, 0.0, -1.0, -1.0, 2.0, -2.0, -1.0, -3.0, -2.0, -2.0, 1.0, 1.0, 0.0, -2.0, 2.0, 2.0, -2.0, -3.0, -1.0, -2.0, 2.0, 0.0, 0.0, -1.0, 0.0, 3.0, -2.0], [2.0, -3.0, -1.0, 3.0, 3.0, -3.0, 2.0, 2.0, 0.0, -1.0, 3.0, 3.0, 1.0, -1.0, -2.0, 3.0, -2.0, 0.0, 1.0, -2.0, -1.0, 2.0, -2.0, 1.0, 3.0, 1.0, 1.0, 0.0, 3.0, -2.0, -1.0, 1.0], [1.0, -3.0, -2.0, 1.0, 2.0, 1.0, 3.0, -1.0, -1.0, 2.0, -3.0, -2.0, -2.0, -1.0, -2.0, 2.0, 2.0, -1.0, -3.0, 1.0, -3.0, 1.0, -2.0, 3.0, 1.0, 3.0, 1.0, 2.0, -1.0, 2.0, -3.0, -2.0], [-1.0, 1.0, 0.0, 2.0, 3.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 3.0, 2.0, -1.0, -1.0, -1.0, -2.0, -3.0, 2.0, -1.0, -1.0, 1.0, 0.0, 3.0, 1.0, 3.0, 1.0, -1.0, -1.0, 3.0, 1.0, -2.0]]> : tensor<6x32xf16> -> tensor<?x?xf16>
  %y = flow.tensor.dynamic_constant dense<[[2.0, 2.0, -3.0, -2.0, 1.0, -1.0, -1.0, -3.0, -2.0, 3.0, 2.0, 2.0, 1.0, -3.0, -1.0, 0.0], [3.0, -2.0, 0.0, 0.0, 0.0, 0.0, 1.0, -3.0, 3.0, 3.0, 2.0, -2.0, 0.0, 0.0, -1.0, -3.0], [2.0, -3.0, 2.0, -2.0, 1.0, -1.0, -2.0, 3.0, 0.0, 3.0, -2.0, 0.0, -1.0, 0.0, -3.0, 1.0], [-1.0, 3.0, -2.0, -1.0, -3.0, 2.0, 0.0, -1.0, 3.0, 1.0, 3.0, 2.0, 1.0, 0.0, -2.0, 1.0], [2.0, 1.0, -1.0, -3.0, 2.0, -3.0, 2.0, -2.0, -1.0, -2.0, 0.0, -2.0, -2.0, -3.0, 3.0, -2.0], [-2.0, 1.0, -3.0, 3.0, 2.0, -1.0, -1.0, -1.0, 2.0, -1.0, -2.0, 1.0, -3.0, 2.0, -1.0, 3.0], [-2.0, -1.0, 3.0, 1.0, -3.0, -1.0, -3.0, 2.0, -1.0, -2.0, 2.0, 3.0, -3.0, 0.0, -1.0, 2.0], [3.0, 0.0, 2.0, -1.0, 1.0, 0.0, 2.0, -3.0, -2.0, -3.0, 3.0, 0.0, 0.0, 0.0, -3.0, 2.0], [2.0, -3.0, 1.0, 0.0, -1.0, 0.0, 3.0, 1.0, 0.0, 2.0, 1.0, 0.0, 2.0, 0.0, 1.0, 0.0], [1.0, 1.0, 3.0, -2.0, -1.0, 0.0, -1.0, 1.0, 2.0, -2.0, -3.0, 3.0, 0.0, 2.0, 2.0, 3.0], [-3.0, -1.0, 3.0, 0.0, -1.0, -2.0, -3.0, -3.0, 3.0, -3.0, -3.0, -2.0, -2.0, 3.0, -1.0, -2.0], [-1.0, 1.0, 0.0, -2.0, -3.0, -3.0, 0.0, -2.0, 1.0, 1.0, -1.0, 0.0, -3.0, 0.0, -2.0, 0.0], [-3.0, -2.0, -1.0, 0.0, -3.0, 3.0, -1.0, -2.0, -2.0, 2.0, 0.0, -2.0, 0.0, -2.0, -2.0, -1.0], [3.0, -3.0, 0.0, 3.0, 0.0, -1.0, 0.0, -2.0, 1.0, -3.0, 0.0, -3.0, -3.0, -2.0, 2.0, -1.0], [-1.0, 1.0, -3.0, 3.0, 0.0, 3.0, 2.0, -2.0, -1.0, 1.0, 2.0, 3.0, 0.0, -3.0, 3.0, 2.0], [1.0, -1.0, -3.0, 2.0, -2.0, -1.0, 3.0, 1.0, -1.0, 0.0, 1.0, -3.0, -2.0, 2.0, 1.0, 2.0], [2.0, 0.0, -1.0, -1.0, -2.0, 3.0, -3.0, -1.0, -3.0, 3.0, 1.0, -1.0, 2.0, -1.0, 0.0, -1.0], [2.0, -3.0, 0.0, -2.0, 3.0, -2.0, -1.0, -3.0, 0.0, 0.0, 2.0, 0.0, -2.0, -3.0, 3.0, -2.0], [2.0, 3.0, -1.0, -3.0, 1.0, -1.0, -3.0, 3.0, 3.0, -3.0, 2.0, -1.0, -3.0, 2.0, 2.0, -3.0], [-3.0, -3.0, 3.0, 3.0, 2.0, 1.0, -3.0, -2.0, 0.0, 0.0, -3.0, -2.0, 1.0, 3.0, -3.0, 3.0], [-1.0, -3.0, 3.0, 0.0, 1.0, -2.0, 3.0, -1.0, -1.0, 2.0, 2.0, 1.0, -2.0, -2.0, 0.0, -1.0], [-3.0, -1.0, 2.0, -1.0, -1.0, 1.0, 3.0, 2.0, -2.0, -1.0, 0.0, 0.0, -2.0, -3.0, 1.0, -1.0], [-1.0, 3.0, 2.0, 0.0, 3.0, 0.0, 3.0, 1.0, -1.0, 0.0, 1.0, 2.0, 3.0, -2.0, -3.0, -1.0], [1.0, 3.0, 3.0, 0.0, -3.0, 3.0, -2.0, -3.0, -2.0, 2.0, 0.0, 0.0, -1.0, 0.0, 2.0, 3.0], [3.0, -3.0, 2.0, 0.0, -1.0, -2.0, -3.0, -1.0, -2.0, 2.0, 3.0, -1.0, -1.0, 2.0, -2.0, -3.0], [-2.0, 3.0, 0.0, 3.0, -3.0, 1.0, -2.0, -2.0, 1.0, 1.0, 2.0, -2.0, 2.0, -1.0, -3.0, -3.0], [-3.0, -3.0, 1.0, -2.0, 0.0, -2.0, 2.0, 2.0, 2.0, -2.0, 0.0, 2.0, 2.0, -3.0, 1.0, -3.0], [1.0, -3.0, 1.0, 3.0, -1.0, 2.0, -1.0, -3.0, 0.0, 3.0, 2.0, -2.0, -2.0, -2.0, 0.0, 1.0], [1.0, -2.0, 2.0, 3.0, -2.0, -1.0, 0.0, 0.0, 3.0, 1.0, 3.0, -2.0, 1.0, 2.0, 2.0, 3.0], [0.0, 1.0, 2.0, -3.0, 2.0, 2.0, 0.0, 1.0, 2.0, 0.0, -3.0, 1.0, 1.0, -2.0, 0.0, -1.0], [-3.0, 0.0, -1.0, -3.0, -1.0, 1.0, -3.0, -2.0, -2.0, -2.0, 3.0, 3.0, -1.0, 1.0, 0.0, -2.0], [-2.0, 1.0, 1.0, 3.0, -1.0, 3.0, 3.0, 2.0, 2.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -3.0]]> : tensor<32x16xf16> -> tensor<?x?xf16>
  %r = func.call @product(%x, %y) : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf32>
  %s = tensor.cast %r : tensor<?x?xf32> to tensor<6x16xf32>
  check.expect_almost_eq_const(%s, dense<[[-37.0, 15.0, 1.0, 15.0, 14.0, 38.0, 20.0, 2.0, 8.0, 9.0, -4.0, 11.0, 33.0, -6.0, -42.0, -10.0], [-8.0, -27.0, 50.0, 18.0, -5.0, -16.0, -62.0, -22.0, 12.0, -8.0, -31.0, -20.0, 13.0, 35.0, -6.0, 4.0], [-6.0, -3.0, 2.0, -17.0, 3.0, -8.0, -9.0, 0.0, -6.0, -10.0, -12.0, -1.0, 13.0, 14.0, 15.0, 6.0], [0.0, 6.0, 10.0, -17.0, -59.0, -37.0, 1.0, -9.0, -1.0, -19.0, 41.0, -23.0, -31.0, 8.0, 0.0, -11.0], [5.0, 27.0, 1.0, 15.0, -26.0, 19.0, -23.0, 6.0, -25.0, 9.0, -18.0, -1.0, 17.0, -10.0, 8.0, 45.0], [-13.0, 41.0, 12.0, -46.0, -31.0, 0.0, -10.0, -10.0, 15.0, -3.0, -9.0, -9.0, 1.0, -6.0, -16.0, -29.0]]> : tensor<6x16xf32>) : tensor<6x16xf32>
  return
}

// Rows of a multiple of vectors, derived by arithmetic: half of what is stated.
func.func @rows_of_half_the_size() {
  %c32 = util.unfoldable_constant 32 : index
  %c2 = arith.constant 2 : index
  %k = util.assume.int %c32<udiv = 32> : index
  %half = arith.divui %k, %c2 : index
  %x = util.unfoldable_constant dense<[[1.0, 2.0, -3.0, 2.0, 0.0, 0.0, 1.0, -1.0, 3.0, -3.0, -2.0, -1.0, 0.0, -1.0, -3.0, -3.0, -3.0, -3.0, -2.0, 3.0, -2.0, 1.0, 2.0, -2.0, -2.0, 0.0, -2.0, 3.0, -2.0, 3.0, 2.0, 2.0], [-3.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -3.0, 3.0, 0.0, 3.0, -2.0, -1.0, 3.0, -2.0, -3.0, -1.0, 1.0, -3.0, 3.0, -1.0, -2.0, 0.0, 3.0, 3.0, 3.0, -1.0, -3.0, 2.0, 1.0, 2.0, -3.0], [-3.0, 0.0, -1.0, 0.0, 3.0, -2.0, 0.0, -1.0, -1.0, 2.0, -2.0, -1.0, -3.0, -2.0, -2.0, 1.0, 1.0, 0.0, -2.0, 2.0, 2.0, -2.0, -3.0, -1.0, -2.0, 2.0, 0.0, 0.0, -1.0, 0.0, 3.0, -2.0], [2.0, -3.0, -1.0, 3.0, 3.0, -3.0, 2.0, 2.0, 0.0, -1.0, 3.0, 3.0, 1.0, -1.0, -2.0, 3.0, -2.0, 0.0, 1.0, -2.0, -1.0, 2.0, -2.0, 1.0, 3.0, 1.0, 1.0, 0.0, 3.0, -2.0, -1.0, 1.0], [1.0, -3.0, -2.0, 1.0, 2.0, 1.0, 3.0, -1.0, -1.0, 2.0, -3.0, -2.0, -2.0, -1.0, -2.0, 2.0, 2.0, -1.0, -3.0, 1.0, -3.0, 1.0, -2.0, 3.0, 1.0, 3.0, 1.0, 2.0, -1.0, 2.0, -3.0, -2.0], [-1.0, 1.0, 0.0, 2.0, 3.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 3.0, 2.0, -1.0, -1.0, -1.0, -2.0, -3.0, 2.0, -1.0, -1.0, 1.0, 0.0, 3.0, 1.0, 3.0, 1.0, -1.0, -1.0, 3.0, 1.0, -2.0]]> : tensor<6x32xf32>
  %a = tensor.extract_slice %x[0, 0] [6, %half] [1, 1] : tensor<6x32xf32> to tensor<6x?xf32>
  %e = tensor.empty(%half) : tensor<6x?xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x?xf32>) outs(%e : tensor<6x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = arith.addf %in, %in : f32
    linalg.yield %t : f32
  } -> tensor<6x?xf32>
  %z = arith.constant 0.0 : f32
  %o = tensor.empty() : tensor<6xf32>
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.reduce ins(%c : tensor<6x?xf32>) outs(%f : tensor<6xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %s = arith.addf %in, %acc : f32
      linalg.yield %s : f32
    }
  check.expect_almost_eq_const(%r, dense<[-16.0, -4.0, -24.0, 22.0, -10.0, 14.0]> : tensor<6xf32>) : tensor<6xf32>
  return
}

// Rows that are never long are held in registers, whatever their length is at last; against the same rows of any length.
// Another operation, so that the two are not one kernel.
func.func private @scaled(%m: index, %k: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %z = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%m, %k) : tensor<?x?xf32>
  %x0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %p = arith.muli %i, %c5 : index
    %s = arith.addi %p, %j : index
    %r = arith.remui %s, %c7 : index
    %n = arith.index_cast %r : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<?x?xf32>
  %x = util.optimization_barrier %x0 : tensor<?x?xf32>
  %er = tensor.empty(%m) : tensor<?xf32>
  %fl = linalg.fill ins(%low : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %largest = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%fl : tensor<?xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %s = arith.maxnumf %in, %acc : f32
      linalg.yield %s : f32
    }
  %fz = linalg.fill ins(%z : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %largest : tensor<?x?xf32>, tensor<?xf32>) outs(%fz : tensor<?xf32>) {
  ^bb0(%in: f32, %max: f32, %acc: f32):
    %d = arith.subf %in, %max : f32
    %s = arith.addf %d, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %sums : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f32, %s: f32, %o: f32):
    %p = arith.mulf %in, %s : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %y, %sums : tensor<?x?xf32>, tensor<?xf32>
}

func.func private @scaled_up_to(%m: index, %columns: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %k = util.assume.int %columns<umax = 300> : index
  %z = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty(%m, %k) : tensor<?x?xf32>
  %x0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %p = arith.muli %i, %c5 : index
    %s = arith.addi %p, %j : index
    %r = arith.remui %s, %c7 : index
    %n = arith.index_cast %r : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<?x?xf32>
  %x = util.optimization_barrier %x0 : tensor<?x?xf32>
  %er = tensor.empty(%m) : tensor<?xf32>
  %fl = linalg.fill ins(%low : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %largest = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%fl : tensor<?xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %s = arith.maximumf %in, %acc : f32
      linalg.yield %s : f32
    }
  %fz = linalg.fill ins(%z : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %largest : tensor<?x?xf32>, tensor<?xf32>) outs(%fz : tensor<?xf32>) {
  ^bb0(%in: f32, %max: f32, %acc: f32):
    %d = arith.subf %in, %max : f32
    %s = arith.addf %d, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %sums : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%in: f32, %s: f32, %o: f32):
    %p = arith.mulf %in, %s : f32
    linalg.yield %p : f32
  } -> tensor<?x?xf32>
  return %y, %sums : tensor<?x?xf32>, tensor<?xf32>
}

func.func private @rows_up_to(%n: index) {
  %m = util.unfoldable_constant 5 : index
  %y, %s = func.call @scaled_up_to(%m, %n) : (index, index) -> (tensor<?x?xf32>, tensor<?xf32>)
  %any = util.optimization_barrier %n : index
  %w, %t = func.call @scaled(%m, %any) : (index, index) -> (tensor<?x?xf32>, tensor<?xf32>)
  check.expect_eq(%y, %w) : tensor<?x?xf32>
  check.expect_eq(%s, %t) : tensor<?xf32>
  return
}

func.func @rows_up_to_300() {
  %n300 = util.unfoldable_constant 300 : index
  func.call @rows_up_to(%n300) : (index) -> ()
  %n297 = util.unfoldable_constant 297 : index
  func.call @rows_up_to(%n297) : (index) -> ()
  %n64 = util.unfoldable_constant 64 : index
  func.call @rows_up_to(%n64) : (index) -> ()
  %n5 = util.unfoldable_constant 5 : index
  func.call @rows_up_to(%n5) : (index) -> ()
  %n4 = util.unfoldable_constant 4 : index
  func.call @rows_up_to(%n4) : (index) -> ()
  %n1 = util.unfoldable_constant 1 : index
  func.call @rows_up_to(%n1) : (index) -> ()
  %n0 = util.unfoldable_constant 0 : index
  func.call @rows_up_to(%n0) : (index) -> ()
  return
}
