// Products with an operand that is repeated along batches or heads, which is read where it lies; against the same products of stored copies.

func.func private @tensor3(%d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf32> {
  %e = tensor.empty(%d0, %d1, %d2) : tensor<?x?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1, i2) -> (i0, i1, i2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %c0 = arith.constant 7 : index
    %c1 = arith.constant 3 : index
    %p0 = arith.muli %i0, %c0 : index
    %p1 = arith.muli %i1, %c1 : index
    %s0 = arith.addi %p0, %p1 : index
    %s1 = arith.addi %s0, %i2 : index
    %m = arith.constant 11 : index
    %r = arith.remui %s1, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?x?x?xf32>
  return %x : tensor<?x?x?xf32>
}

// Rows of all batches by one matrix; rows lie [row, batch, k], as positions and sequences do in layers of torch.
func.func private @weights(%x: tensor<?x?x?xf32>, %w: tensor<?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %batch = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %k = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %n = tensor.dim %w, %c1 : tensor<?x?xf32>
  %et = tensor.empty(%batch, %rows, %k) : tensor<?x?x?xf32>
  %xt = linalg.transpose ins(%x : tensor<?x?x?xf32>) outs(%et : tensor<?x?x?xf32>) permutation = [1, 0, 2]
  %eb = tensor.empty(%batch, %k, %n) : tensor<?x?x?xf32>
  %wb = linalg.broadcast ins(%w : tensor<?x?xf32>) outs(%eb : tensor<?x?x?xf32>) dimensions = [0]
  %stored = util.optimization_barrier %wb : tensor<?x?x?xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%batch, %rows, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.batch_matmul ins(%xt, %wb : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %q = linalg.batch_matmul ins(%xt, %stored : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %p, %q : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

func.func @weights_of_unknown_sizes() {
  %rows = util.unfoldable_constant 37 : index
  %batch = util.unfoldable_constant 5 : index
  %k = util.unfoldable_constant 19 : index
  %n = util.unfoldable_constant 23 : index
  %one = arith.constant 1 : index
  %x = call @tensor3(%rows, %batch, %k) : (index, index, index) -> tensor<?x?x?xf32>
  %w3 = call @tensor3(%one, %k, %n) : (index, index, index) -> tensor<?x?x?xf32>
  %w = tensor.extract_slice %w3[0, 0, 0] [1, %k, %n] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %p, %q = call @weights(%x, %w) : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  check.expect_eq(%p, %q) : tensor<?x?x?xf32>
  return
}

// Known sizes, above and below those of tiles, the matrix transposed, a bias behind.
func.func @weights_of_known_sizes() {
  %rows = arith.constant 150 : index
  %batch = arith.constant 3 : index
  %k = arith.constant 40 : index
  %n = arith.constant 72 : index
  %one = arith.constant 1 : index
  %xd = call @tensor3(%rows, %batch, %k) : (index, index, index) -> tensor<?x?x?xf32>
  %wd = call @tensor3(%one, %n, %k) : (index, index, index) -> tensor<?x?x?xf32>
  %bd = call @tensor3(%one, %one, %n) : (index, index, index) -> tensor<?x?x?xf32>
  %xc = tensor.cast %xd : tensor<?x?x?xf32> to tensor<150x3x40xf32>
  %wc = tensor.cast %wd : tensor<?x?x?xf32> to tensor<1x72x40xf32>
  %bc = tensor.cast %bd : tensor<?x?x?xf32> to tensor<1x1x72xf32>
  %x = util.optimization_barrier %xc : tensor<150x3x40xf32>
  %wo = util.optimization_barrier %wc : tensor<1x72x40xf32>
  %bo = util.optimization_barrier %bc : tensor<1x1x72xf32>
  %w = tensor.collapse_shape %wo [[0, 1], [2]] : tensor<1x72x40xf32> into tensor<72x40xf32>
  %bias = tensor.collapse_shape %bo [[0, 1, 2]] : tensor<1x1x72xf32> into tensor<72xf32>
  %ewt = tensor.empty() : tensor<40x72xf32>
  %wt = linalg.transpose ins(%w : tensor<72x40xf32>) outs(%ewt : tensor<40x72xf32>) permutation = [1, 0]
  %eb = tensor.empty() : tensor<3x40x72xf32>
  %wb = linalg.broadcast ins(%wt : tensor<40x72xf32>) outs(%eb : tensor<3x40x72xf32>) dimensions = [0]
  %stored = util.optimization_barrier %wb : tensor<3x40x72xf32>
  %et = tensor.empty() : tensor<3x150x40xf32>
  %xt = linalg.transpose ins(%x : tensor<150x3x40xf32>) outs(%et : tensor<3x150x40xf32>) permutation = [1, 0, 2]
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x150x72xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x150x72xf32>) -> tensor<3x150x72xf32>
  %p = linalg.batch_matmul ins(%xt, %wb : tensor<3x150x40xf32>, tensor<3x40x72xf32>) outs(%f : tensor<3x150x72xf32>) -> tensor<3x150x72xf32>
  %q = linalg.batch_matmul ins(%xt, %stored : tensor<3x150x40xf32>, tensor<3x40x72xf32>) outs(%f : tensor<3x150x72xf32>) -> tensor<3x150x72xf32>
  %pb = linalg.generic {indexing_maps = [affine_map<(i, j, l) -> (i, j, l)>, affine_map<(i, j, l) -> (l)>, affine_map<(i, j, l) -> (i, j, l)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %bias : tensor<3x150x72xf32>, tensor<72xf32>) outs(%e : tensor<3x150x72xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<3x150x72xf32>
  %qs = util.optimization_barrier %q : tensor<3x150x72xf32>
  %qb = linalg.generic {indexing_maps = [affine_map<(i, j, l) -> (i, j, l)>, affine_map<(i, j, l) -> (l)>, affine_map<(i, j, l) -> (i, j, l)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qs, %bias : tensor<3x150x72xf32>, tensor<72xf32>) outs(%e : tensor<3x150x72xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<3x150x72xf32>
  check.expect_eq(%pb, %qb) : tensor<3x150x72xf32>
  return
}

// The lhs is repeated: one matrix by the columns of all batches.
func.func @repeated_rows() {
  %m = arith.constant 9 : index
  %batch = arith.constant 4 : index
  %k = arith.constant 33 : index
  %n = arith.constant 21 : index
  %one = arith.constant 1 : index
  %xd = call @tensor3(%one, %m, %k) : (index, index, index) -> tensor<?x?x?xf32>
  %wd = call @tensor3(%batch, %k, %n) : (index, index, index) -> tensor<?x?x?xf32>
  %xc = tensor.cast %xd : tensor<?x?x?xf32> to tensor<1x9x33xf32>
  %wc = tensor.cast %wd : tensor<?x?x?xf32> to tensor<4x33x21xf32>
  %xo = util.optimization_barrier %xc : tensor<1x9x33xf32>
  %w = util.optimization_barrier %wc : tensor<4x33x21xf32>
  %x = tensor.collapse_shape %xo [[0, 1], [2]] : tensor<1x9x33xf32> into tensor<9x33xf32>
  %eb = tensor.empty() : tensor<4x9x33xf32>
  %xb = linalg.broadcast ins(%x : tensor<9x33xf32>) outs(%eb : tensor<4x9x33xf32>) dimensions = [0]
  %stored = util.optimization_barrier %xb : tensor<4x9x33xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x9x21xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x9x21xf32>) -> tensor<4x9x21xf32>
  %p = linalg.batch_matmul ins(%xb, %w : tensor<4x9x33xf32>, tensor<4x33x21xf32>) outs(%f : tensor<4x9x21xf32>) -> tensor<4x9x21xf32>
  %q = linalg.batch_matmul ins(%stored, %w : tensor<4x9x33xf32>, tensor<4x33x21xf32>) outs(%f : tensor<4x9x21xf32>) -> tensor<4x9x21xf32>
  check.expect_eq(%p, %q) : tensor<4x9x21xf32>
  return
}

// Keys of one head that several heads of queries share.
func.func @shared_keys() {
  %batch = arith.constant 2 : index
  %kv = arith.constant 13 : index
  %queries = arith.constant 21 : index
  %depth = arith.constant 16 : index
  %qd = call @tensor3(%batch, %queries, %depth) : (index, index, index) -> tensor<?x?x?xf32>
  %kd = call @tensor3(%batch, %kv, %depth) : (index, index, index) -> tensor<?x?x?xf32>
  %qc = tensor.cast %qd : tensor<?x?x?xf32> to tensor<2x21x16xf32>
  %kc = tensor.cast %kd : tensor<?x?x?xf32> to tensor<2x13x16xf32>
  %qo = util.optimization_barrier %qc : tensor<2x21x16xf32>
  %keys = util.optimization_barrier %kc : tensor<2x13x16xf32>
  %query = tensor.expand_shape %qo [[0], [1, 2], [3]] output_shape [2, 3, 7, 16] : tensor<2x21x16xf32> into tensor<2x3x7x16xf32>
  %eb = tensor.empty() : tensor<2x3x13x16xf32>
  %kb = linalg.broadcast ins(%keys : tensor<2x13x16xf32>) outs(%eb : tensor<2x3x13x16xf32>) dimensions = [1]
  %stored = util.optimization_barrier %kb : tensor<2x3x13x16xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x7x13xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x7x13xf32>) -> tensor<2x3x7x13xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, h, i, j, l) -> (b, h, i, l)>, affine_map<(b, h, i, j, l) -> (b, h, j, l)>, affine_map<(b, h, i, j, l) -> (b, h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%query, %kb : tensor<2x3x7x16xf32>, tensor<2x3x13x16xf32>) outs(%f : tensor<2x3x7x13xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x7x13xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(b, h, i, j, l) -> (b, h, i, l)>, affine_map<(b, h, i, j, l) -> (b, h, j, l)>, affine_map<(b, h, i, j, l) -> (b, h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%query, %stored : tensor<2x3x7x16xf32>, tensor<2x3x13x16xf32>) outs(%f : tensor<2x3x7x13xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x7x13xf32>
  check.expect_eq(%p, %q) : tensor<2x3x7x13xf32>
  return
}

#left = affine_map<(h, m, n, k) -> (h, m, k)>
#right = affine_map<(h, m, n, k) -> (h, n, k)>
#out = affine_map<(h, m, n, k) -> (h, m, n)>

// Queries of six heads by keys of two, each repeated for three of them, and heads merged with the batch.
func.func @groups_of_heads() {
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %c19 = arith.constant 19 : index
  %c23 = arith.constant 23 : index
  %c37 = arith.constant 37 : index
  %q0 = call @tensor3(%c12, %c37, %c19) : (index, index, index) -> tensor<?x?x?xf32>
  %k0 = call @tensor3(%c4, %c23, %c19) : (index, index, index) -> tensor<?x?x?xf32>
  %q = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<12x37x19xf32>
  %k1 = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<4x23x19xf32>
  %k2 = tensor.expand_shape %k1 [[0, 1, 2], [3], [4]] output_shape [2, 2, 1, 23, 19] : tensor<4x23x19xf32> into tensor<2x2x1x23x19xf32>
  %ek = tensor.empty() : tensor<2x2x3x23x19xf32>
  %k3 = linalg.generic {indexing_maps = [affine_map<(b, h, r, n, d) -> (b, h, 0, n, d)>, affine_map<(b, h, r, n, d) -> (b, h, r, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%k2 : tensor<2x2x1x23x19xf32>) outs(%ek : tensor<2x2x3x23x19xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<2x2x3x23x19xf32>
  %k = tensor.collapse_shape %k3 [[0, 1, 2], [3], [4]] : tensor<2x2x3x23x19xf32> into tensor<12x23x19xf32>
  %stored = util.optimization_barrier %k : tensor<12x23x19xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x37x23xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<12x37x23xf32>) -> tensor<12x37x23xf32>
  %a = linalg.generic {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<12x37x19xf32>, tensor<12x23x19xf32>) outs(%f : tensor<12x37x23xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<12x37x23xf32>
  %b = linalg.generic {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %stored : tensor<12x37x19xf32>, tensor<12x23x19xf32>) outs(%f : tensor<12x37x23xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<12x37x23xf32>
  check.expect_eq(%a, %b) : tensor<12x37x23xf32>
  return
}

// As an einsum multiplies queries [batch, row, head, k] by a matrix a head: rows of all texts merged, turned before and after.
func.func @rows_of_texts() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c19 = arith.constant 19 : index
  %c23 = arith.constant 23 : index
  %c38 = arith.constant 38 : index
  %c40 = arith.constant 40 : index
  %x0 = call @tensor3(%c3, %c40, %c38) : (index, index, index) -> tensor<?x?x?xf32>
  %w0 = call @tensor3(%c2, %c23, %c19) : (index, index, index) -> tensor<?x?x?xf32>
  %w = tensor.cast %w0 : tensor<?x?x?xf32> to tensor<2x23x19xf32>
  %x1 = tensor.cast %x0 : tensor<?x?x?xf32> to tensor<3x40x38xf32>
  %x2 = tensor.expand_shape %x1 [[0], [1], [2, 3]] output_shape [3, 40, 2, 19] : tensor<3x40x38xf32> into tensor<3x40x2x19xf32>
  %ex = tensor.empty() : tensor<2x3x40x19xf32>
  %x3 = linalg.transpose ins(%x2 : tensor<3x40x2x19xf32>) outs(%ex : tensor<2x3x40x19xf32>) permutation = [2, 0, 1, 3]
  %x = tensor.collapse_shape %x3 [[0], [1, 2], [3]] : tensor<2x3x40x19xf32> into tensor<2x120x19xf32>
  %stored = util.optimization_barrier %x : tensor<2x120x19xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x120x23xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x120x23xf32>) -> tensor<2x120x23xf32>
  %p = linalg.generic {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x120x19xf32>, tensor<2x23x19xf32>) outs(%f : tensor<2x120x23xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %t = arith.mulf %l, %r : f32
    %s = arith.addf %o, %t : f32
    linalg.yield %s : f32
  } -> tensor<2x120x23xf32>
  %q = linalg.generic {indexing_maps = [#left, #right, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%stored, %w : tensor<2x120x19xf32>, tensor<2x23x19xf32>) outs(%f : tensor<2x120x23xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %t = arith.mulf %l, %r : f32
    %s = arith.addf %o, %t : f32
    linalg.yield %s : f32
  } -> tensor<2x120x23xf32>
  %et = tensor.empty() : tensor<3x2x40x23xf32>
  %p1 = tensor.expand_shape %p [[0], [1, 2], [3]] output_shape [2, 3, 40, 23] : tensor<2x120x23xf32> into tensor<2x3x40x23xf32>
  %p2 = linalg.transpose ins(%p1 : tensor<2x3x40x23xf32>) outs(%et : tensor<3x2x40x23xf32>) permutation = [1, 0, 2, 3]
  %kept = util.optimization_barrier %q : tensor<2x120x23xf32>
  %q1 = tensor.expand_shape %kept [[0], [1, 2], [3]] output_shape [2, 3, 40, 23] : tensor<2x120x23xf32> into tensor<2x3x40x23xf32>
  %q2 = linalg.transpose ins(%q1 : tensor<2x3x40x23xf32>) outs(%et : tensor<3x2x40x23xf32>) permutation = [1, 0, 2, 3]
  check.expect_eq(%p2, %q2) : tensor<3x2x40x23xf32>
  return
}
