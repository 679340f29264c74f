// Elementwise kernels that read along another dimension than they write: squares through workgroup memory on GPUs. Sizes are no multiples of them.

func.func private @matrix(%d0: index, %d1: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 3 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s2, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?x?xf32>
  %k = util.optimization_barrier %x : tensor<?x?xf32>
  return %k : tensor<?x?xf32>
}
func.func private @turned(%d0: index, %d1: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 3 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 7 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s2, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?x?xf32>
  %k = util.optimization_barrier %x : tensor<?x?xf32>
  return %k : tensor<?x?xf32>
}
func.func private @cube(%d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf16> {
  %e = tensor.empty(%d0, %d1, %d2) : tensor<?x?x?xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1, i2) -> (i0, i1, i2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 5 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 7 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %c2 = arith.constant 3 : index
    %p2 = arith.muli %i2, %c2 : index
    %s3 = arith.addi %s2, %p2 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s3, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f16
    linalg.yield %v : f16
  } -> tensor<?x?x?xf16>
  %k = util.optimization_barrier %x : tensor<?x?x?xf16>
  return %k : tensor<?x?x?xf16>
}
func.func private @cube_turned(%d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf16> {
  %e = tensor.empty(%d0, %d1, %d2) : tensor<?x?x?xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1, i2) -> (i0, i1, i2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 5 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 3 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %c2 = arith.constant 7 : index
    %p2 = arith.muli %i2, %c2 : index
    %s3 = arith.addi %s2, %p2 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s3, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f16
    linalg.yield %v : f16
  } -> tensor<?x?x?xf16>
  %k = util.optimization_barrier %x : tensor<?x?x?xf16>
  return %k : tensor<?x?x?xf16>
}
func.func private @bytes(%d0: index, %d1: index) -> tensor<?x?xi8> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xi8>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 7 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 3 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s2, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.trunci %int : i32 to i8
    linalg.yield %v : i8
  } -> tensor<?x?xi8>
  %k = util.optimization_barrier %x : tensor<?x?xi8>
  return %k : tensor<?x?xi8>
}
func.func private @bytes_turned(%d0: index, %d1: index) -> tensor<?x?xi8> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xi8>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s0 = arith.constant 0 : index
    %c0 = arith.constant 3 : index
    %p0 = arith.muli %i0, %c0 : index
    %s1 = arith.addi %s0, %p0 : index
    %c1 = arith.constant 7 : index
    %p1 = arith.muli %i1, %c1 : index
    %s2 = arith.addi %s1, %p1 : index
    %m = arith.constant 251 : index
    %r = arith.remui %s2, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.trunci %int : i32 to i8
    linalg.yield %v : i8
  } -> tensor<?x?xi8>
  %k = util.optimization_barrier %x : tensor<?x?xi8>
  return %k : tensor<?x?xi8>
}

func.func @matrices() {
  %a = util.unfoldable_constant 77 : index
  %b = util.unfoldable_constant 130 : index
  %x = func.call @matrix(%a, %b) : (index, index) -> tensor<?x?xf32>
  %e = tensor.empty(%b, %a) : tensor<?x?xf32>
  %y = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  %z = func.call @turned(%b, %a) : (index, index) -> tensor<?x?xf32>
  check.expect_eq(%y, %z) : tensor<?x?xf32>
  return
}

// A sum of one operand as it lies, two that are turned, and one of a single dimension.
func.func @fused() {
  %a = util.unfoldable_constant 33 : index
  %b = util.unfoldable_constant 70 : index
  %x = func.call @matrix(%a, %b) : (index, index) -> tensor<?x?xf32>
  %xx = func.call @matrix(%a, %b) : (index, index) -> tensor<?x?xf32>
  %z = func.call @turned(%b, %a) : (index, index) -> tensor<?x?xf32>
  %row = tensor.extract_slice %z [0, 0] [1, %a] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %line = util.optimization_barrier %row : tensor<?xf32>
  %e = tensor.empty(%b, %a) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %xx, %z, %line : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %l: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %t = arith.subf %s, %r : f32
    %u = arith.mulf %t, %l : f32
    linalg.yield %u : f32
  } -> tensor<?x?xf32>
  %f = tensor.empty(%b, %a) : tensor<?x?xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%z, %line : tensor<?x?xf32>, tensor<?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%r: f32, %l: f32, %o: f32):
    %u = arith.mulf %r, %l : f32
    linalg.yield %u : f32
  } -> tensor<?x?xf32>
  check.expect_eq(%y, %w) : tensor<?x?xf32>
  return
}

func.func @inner_two_of_three() {
  %a = util.unfoldable_constant 3 : index
  %b = util.unfoldable_constant 65 : index
  %c = util.unfoldable_constant 129 : index
  %x = func.call @cube(%a, %b, %c) : (index, index, index) -> tensor<?x?x?xf16>
  %e = tensor.empty(%a, %c, %b) : tensor<?x?x?xf16>
  %y = linalg.transpose ins(%x : tensor<?x?x?xf16>) outs(%e : tensor<?x?x?xf16>) permutation = [0, 2, 1]
  %z = func.call @cube_turned(%a, %c, %b) : (index, index, index) -> tensor<?x?x?xf16>
  check.expect_eq(%y, %z) : tensor<?x?x?xf16>
  return
}

func.func @bytes_and_nothing() {
  %a = util.unfoldable_constant 65 : index
  %b = util.unfoldable_constant 40 : index
  %x = func.call @bytes(%a, %b) : (index, index) -> tensor<?x?xi8>
  %e = tensor.empty(%b, %a) : tensor<?x?xi8>
  %y = linalg.transpose ins(%x : tensor<?x?xi8>) outs(%e : tensor<?x?xi8>) permutation = [1, 0]
  %z = func.call @bytes_turned(%b, %a) : (index, index) -> tensor<?x?xi8>
  check.expect_eq(%y, %z) : tensor<?x?xi8>
  %n = util.unfoldable_constant 0 : index
  %none = func.call @bytes(%n, %b) : (index, index) -> tensor<?x?xi8>
  %f = tensor.empty(%b, %n) : tensor<?x?xi8>
  %w = linalg.transpose ins(%none : tensor<?x?xi8>) outs(%f : tensor<?x?xi8>) permutation = [1, 0]
  %v = func.call @bytes_turned(%b, %n) : (index, index) -> tensor<?x?xi8>
  check.expect_eq(%w, %v) : tensor<?x?xi8>
  return
}
