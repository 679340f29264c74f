// Attention whose keys and values are repeated for groups of heads, next to f64 on keys that are gathered: groups of 1, 3
// and 4, one query and several, masks by head and by position, layouts, sizes that are known and not. Inputs are multiples of 1/64.

func.func private @numbers(%n0: index, %n1: index, %n2: index, %n3: index, %seed: i32) -> tensor<?x?x?x?xf32> {
  %e = tensor.empty(%n0, %n1, %n2, %n3) : tensor<?x?x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %l = linalg.index 3 : index
    %i32 = arith.index_cast %i : index to i32
    %j32 = arith.index_cast %j : index to i32
    %k32 = arith.index_cast %k : index to i32
    %l32 = arith.index_cast %l : index to i32
    %p0 = arith.constant 7919 : i32
    %p1 = arith.constant 104729 : i32
    %p2 = arith.constant 1299721 : i32
    %p3 = arith.constant 15485863 : i32
    %a0 = arith.muli %i32, %p0 : i32
    %a1 = arith.muli %j32, %p1 : i32
    %a2 = arith.muli %k32, %p2 : i32
    %a3 = arith.muli %l32, %p3 : i32
    %s0 = arith.addi %a0, %a1 : i32
    %s1 = arith.addi %s0, %a2 : i32
    %s2 = arith.addi %s1, %a3 : i32
    %s3 = arith.addi %s2, %seed : i32
    %c13 = arith.constant 13 : i32
    %c15 = arith.constant 15 : i32
    %m = arith.constant 1540483477 : i32
    %h0 = arith.shrui %s3, %c13 : i32
    %h1 = arith.xori %s3, %h0 : i32
    %h2 = arith.muli %h1, %m : i32
    %h3 = arith.shrui %h2, %c15 : i32
    %h4 = arith.xori %h2, %h3 : i32
    %c127 = arith.constant 127 : i32
    %c64 = arith.constant 64 : i32
    %b0 = arith.andi %h4, %c127 : i32
    %b1 = arith.subi %b0, %c64 : i32
    %f = arith.sitofp %b1 : i32 to f32
    %part = arith.constant 0.015625 : f32
    %v = arith.mulf %f, %part : f32
    linalg.yield %v : f32
  } -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

// Zeros where a query of a head sees a key, else minus infinity: keys up to row + ahead - head.
func.func private @bias(%heads: index, %m: index, %n: index, %ahead: index) -> tensor<?x?x?xf32> {
  %e = tensor.empty(%heads, %m, %n) : tensor<?x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %a = arith.addi %j, %ahead : index
    %last = arith.subi %a, %i : index
    %later = arith.cmpi sgt, %k, %last : index
    %zero = arith.constant 0.0 : f32
    %inf = arith.constant 0xFF800000 : f32
    %v = arith.select %later, %inf, %zero : f32
    linalg.yield %v : f32
  } -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// As f64, of head h / group for head h.
func.func private @wide(%x: tensor<?x?x?x?xf32>, %group: index) -> tensor<?x?x?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n0 = tensor.dim %x, %c0 : tensor<?x?x?x?xf32>
  %few = tensor.dim %x, %c1 : tensor<?x?x?x?xf32>
  %n1 = arith.muli %few, %group : index
  %n2 = tensor.dim %x, %c2 : tensor<?x?x?x?xf32>
  %n3 = tensor.dim %x, %c3 : tensor<?x?x?x?xf32>
  %e = tensor.empty(%n0, %n1, %n2, %n3) : tensor<?x?x?x?xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?x?xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %l = linalg.index 3 : index
    %h = arith.divui %j, %group : index
    %y = tensor.extract %x[%i, %h, %k, %l] : tensor<?x?x?x?xf32>
    %t = arith.extf %y : f32 to f64
    linalg.yield %t : f64
  } -> tensor<?x?x?x?xf64>
  return %r : tensor<?x?x?x?xf64>
}

func.func private @expected(%q: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %v: tensor<?x?x?x?xf32>, %bias: tensor<?x?x?xf32>, %group: index, %scale: f32) -> tensor<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x?x?xf32>
  %h = tensor.dim %q, %c1 : tensor<?x?x?x?xf32>
  %m = tensor.dim %q, %c2 : tensor<?x?x?x?xf32>
  %n = tensor.dim %v, %c3 : tensor<?x?x?x?xf32>
  %q64 = call @wide(%q, %c1) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf64>
  %k64 = call @wide(%k, %group) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf64>
  %v64 = call @wide(%v, %group) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf64>
  %e = tensor.empty(%b, %h, %m, %n) : tensor<?x?x?x?xf64>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (h, m, s)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q64, %k64, %v64, %scale, %bias : tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xf32>) outs(%e : tensor<?x?x?x?xf64>) -> tensor<?x?x?x?xf64>
  %e32 = tensor.empty(%b, %h, %m, %n) : tensor<?x?x?x?xf32>
  %narrow = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x?x?xf64>) outs(%e32 : tensor<?x?x?x?xf32>) {
  ^bb0(%y: f64, %o: f32):
    %t = arith.truncf %y : f64 to f32
    linalg.yield %t : f32
  } -> tensor<?x?x?x?xf32>
  return %narrow : tensor<?x?x?x?xf32>
}


func.func @one_query() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 3 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 4 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 1 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 333 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 64 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 12 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x12x1x64xf32>
  %qe = tensor.empty() : tensor<2x12x1x64xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x12x1x64xf32>) outs(%qe : tensor<2x12x1x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x12x1x64xf16>
  %q = util.optimization_barrier %qc : tensor<2x12x1x64xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x3x333x64xf32>
  %ke = tensor.empty() : tensor<2x3x333x64xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<2x3x333x64xf32>) outs(%ke : tensor<2x3x333x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x3x333x64xf16>
  %k = util.optimization_barrier %kc : tensor<2x3x333x64xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x3x333x64xf32>
  %ve = tensor.empty() : tensor<2x3x333x64xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<2x3x333x64xf32>) outs(%ve : tensor<2x3x333x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x3x333x64xf16>
  %v = util.optimization_barrier %vc : tensor<2x3x333x64xf16>
  %kw = tensor.empty() : tensor<2x3x4x333x64xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 3, 1, 333, 64] : tensor<2x3x333x64xf16> into tensor<2x3x1x333x64xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<2x3x1x333x64xf16>) outs(%kw : tensor<2x3x4x333x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x4x333x64xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<2x3x4x333x64xf16> into tensor<2x12x333x64xf16>
  %vw = tensor.empty() : tensor<2x3x4x333x64xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 3, 1, 333, 64] : tensor<2x3x333x64xf16> into tensor<2x3x1x333x64xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<2x3x1x333x64xf16>) outs(%vw : tensor<2x3x4x333x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x4x333x64xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<2x3x4x333x64xf16> into tensor<2x12x333x64xf16>
  %o = tensor.empty() : tensor<2x12x1x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<2x12x1x64xf16>, tensor<2x12x333x64xf16>, tensor<2x12x333x64xf16>, f32) outs(%o : tensor<2x12x1x64xf16>) -> tensor<2x12x1x64xf16>
  %we = tensor.empty() : tensor<2x12x1x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<2x12x1x64xf16>) outs(%we : tensor<2x12x1x64xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x12x1x64xf32>
  %got = tensor.cast %wide : tensor<2x12x1x64xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// A group of one head is no group.
func.func @groups_of_one() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 3 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 1 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 2 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 32 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 3 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x3x2x32xf32>
  %qe = tensor.empty() : tensor<1x3x2x32xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x3x2x32xf32>) outs(%qe : tensor<1x3x2x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x3x2x32xf16>
  %q = util.optimization_barrier %qc : tensor<1x3x2x32xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x3x70x32xf32>
  %ke = tensor.empty() : tensor<1x3x70x32xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x3x70x32xf32>) outs(%ke : tensor<1x3x70x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x3x70x32xf16>
  %k = util.optimization_barrier %kc : tensor<1x3x70x32xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x3x70x32xf32>
  %ve = tensor.empty() : tensor<1x3x70x32xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x3x70x32xf32>) outs(%ve : tensor<1x3x70x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x3x70x32xf16>
  %v = util.optimization_barrier %vc : tensor<1x3x70x32xf16>
  %kw = tensor.empty() : tensor<1x3x1x70x32xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 3, 1, 70, 32] : tensor<1x3x70x32xf16> into tensor<1x3x1x70x32xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<1x3x1x70x32xf16>) outs(%kw : tensor<1x3x1x70x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x3x1x70x32xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<1x3x1x70x32xf16> into tensor<1x3x70x32xf16>
  %vw = tensor.empty() : tensor<1x3x1x70x32xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 3, 1, 70, 32] : tensor<1x3x70x32xf16> into tensor<1x3x1x70x32xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x3x1x70x32xf16>) outs(%vw : tensor<1x3x1x70x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x3x1x70x32xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x3x1x70x32xf16> into tensor<1x3x70x32xf16>
  %o = tensor.empty() : tensor<1x3x2x32xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<1x3x2x32xf16>, tensor<1x3x70x32xf16>, tensor<1x3x70x32xf16>, f32) outs(%o : tensor<1x3x2x32xf16>) -> tensor<1x3x2x32xf16>
  %we = tensor.empty() : tensor<1x3x2x32xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x3x2x32xf16>) outs(%we : tensor<1x3x2x32xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x3x2x32xf32>
  %got = tensor.cast %wide : tensor<1x3x2x32xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// The head decides which keys are seen, too.
func.func @causal() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 3 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 37 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 45 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 24 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 40 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 6 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 8 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x6x37x24xf32>
  %qe = tensor.empty() : tensor<1x6x37x24xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x6x37x24xf32>) outs(%qe : tensor<1x6x37x24xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x6x37x24xf16>
  %q = util.optimization_barrier %qc : tensor<1x6x37x24xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x2x45x24xf32>
  %ke = tensor.empty() : tensor<1x2x45x24xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x2x45x24xf32>) outs(%ke : tensor<1x2x45x24xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x45x24xf16>
  %k = util.optimization_barrier %kc : tensor<1x2x45x24xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x2x45x40xf32>
  %ve = tensor.empty() : tensor<1x2x45x40xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x2x45x40xf32>) outs(%ve : tensor<1x2x45x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x45x40xf16>
  %v = util.optimization_barrier %vc : tensor<1x2x45x40xf16>
  %kw = tensor.empty() : tensor<1x2x3x45x24xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, 45, 24] : tensor<1x2x45x24xf16> into tensor<1x2x1x45x24xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<1x2x1x45x24xf16>) outs(%kw : tensor<1x2x3x45x24xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x3x45x24xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<1x2x3x45x24xf16> into tensor<1x6x45x24xf16>
  %vw = tensor.empty() : tensor<1x2x3x45x40xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, 45, 40] : tensor<1x2x45x40xf16> into tensor<1x2x1x45x40xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x2x1x45x40xf16>) outs(%vw : tensor<1x2x3x45x40xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x3x45x40xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x2x3x45x40xf16> into tensor<1x6x45x40xf16>
  %o = tensor.empty() : tensor<1x6x37x40xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<1x6x37x24xf16>, tensor<1x6x45x24xf16>, tensor<1x6x45x40xf16>, f32) outs(%o : tensor<1x6x37x40xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 2 : index
    %key = linalg_ext.index 4 : index
    %head = linalg_ext.index 1 : index
    %end = arith.addi %row, %ahead : index
    %last = arith.subi %end, %head : index
    %later = arith.cmpi sgt, %key, %last : index
    %inf = arith.constant 0xFF800000 : f32
    %shown = arith.select %later, %inf, %score : f32
    linalg_ext.yield %shown : f32
  } -> tensor<1x6x37x40xf16>
  %we = tensor.empty() : tensor<1x6x37x40xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x6x37x40xf16>) outs(%we : tensor<1x6x37x40xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x6x37x40xf32>
  %got = tensor.cast %wide : tensor<1x6x37x40xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

func.func @dynamic() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 4 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 3 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 130 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 48 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 8 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 100 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<?x8x?x64xf32>
  %q = util.optimization_barrier %qs : tensor<?x8x?x64xf32>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<?x2x?x64xf32>
  %k = util.optimization_barrier %ks : tensor<?x2x?x64xf32>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<?x2x?x48xf32>
  %v = util.optimization_barrier %vs : tensor<?x2x?x48xf32>
  %kw = tensor.empty(%b, %s) : tensor<?x2x4x?x64xf32>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [%b, 2, 1, %s, 64] : tensor<?x2x?x64xf32> into tensor<?x2x1x?x64xf32>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<?x2x1x?x64xf32>) outs(%kw : tensor<?x2x4x?x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x2x4x?x64xf32>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<?x2x4x?x64xf32> into tensor<?x8x?x64xf32>
  %vw = tensor.empty(%b, %s) : tensor<?x2x4x?x48xf32>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [%b, 2, 1, %s, 48] : tensor<?x2x?x48xf32> into tensor<?x2x1x?x48xf32>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<?x2x1x?x48xf32>) outs(%vw : tensor<?x2x4x?x48xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x2x4x?x48xf32>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<?x2x4x?x48xf32> into tensor<?x8x?x48xf32>
  %o = tensor.empty(%b, %m) : tensor<?x8x?x48xf32>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<?x8x?x64xf32>, tensor<?x8x?x64xf32>, tensor<?x8x?x48xf32>, f32) outs(%o : tensor<?x8x?x48xf32>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 2 : index
    %key = linalg_ext.index 4 : index
    %head = linalg_ext.index 1 : index
    %end = arith.addi %row, %ahead : index
    %last = arith.subi %end, %head : index
    %later = arith.cmpi sgt, %key, %last : index
    %inf = arith.constant 0xFF800000 : f32
    %shown = arith.select %later, %inf, %score : f32
    linalg_ext.yield %shown : f32
  } -> tensor<?x8x?x48xf32>
  %got = tensor.cast %r : tensor<?x8x?x48xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

// Batch and heads are one dimension, of unknown size; for some rows no key is left.
func.func @joined() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 3 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 2 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 90 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 16 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 6 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 3 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<?x6x2x32xf32>
  %qe = tensor.empty(%b) : tensor<?x6x2x32xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<?x6x2x32xf32>) outs(%qe : tensor<?x6x2x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x6x2x32xf16>
  %q = util.optimization_barrier %qc : tensor<?x6x2x32xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<?x2x?x32xf32>
  %ke = tensor.empty(%b, %s) : tensor<?x2x?x32xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<?x2x?x32xf32>) outs(%ke : tensor<?x2x?x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x2x?x32xf16>
  %k = util.optimization_barrier %kc : tensor<?x2x?x32xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<?x2x?x16xf32>
  %ve = tensor.empty(%b, %s) : tensor<?x2x?x16xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<?x2x?x16xf32>) outs(%ve : tensor<?x2x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x2x?x16xf16>
  %v = util.optimization_barrier %vc : tensor<?x2x?x16xf16>
  %kw = tensor.empty(%b, %s) : tensor<?x2x3x?x32xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [%b, 2, 1, %s, 32] : tensor<?x2x?x32xf16> into tensor<?x2x1x?x32xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<?x2x1x?x32xf16>) outs(%kw : tensor<?x2x3x?x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<?x2x3x?x32xf16>
  %kj = tensor.collapse_shape %kr [[0, 1, 2], [3], [4]] : tensor<?x2x3x?x32xf16> into tensor<?x?x32xf16>
  %vw = tensor.empty(%b, %s) : tensor<?x2x3x?x16xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [%b, 2, 1, %s, 16] : tensor<?x2x?x16xf16> into tensor<?x2x1x?x16xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<?x2x1x?x16xf16>) outs(%vw : tensor<?x2x3x?x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<?x2x3x?x16xf16>
  %vj = tensor.collapse_shape %vr [[0, 1, 2], [3], [4]] : tensor<?x2x3x?x16xf16> into tensor<?x?x16xf16>
  %qj = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x6x2x32xf16> into tensor<?x2x32xf16>
  %B = arith.muli %b, %H : index
  %o = tensor.empty(%B) : tensor<?x2x16xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, m, d, s, n) -> (b, m, d)>, affine_map<(b, m, d, s, n) -> (b, s, d)>, affine_map<(b, m, d, s, n) -> (b, s, n)>, affine_map<(b, m, d, s, n) -> (b, m, n)>]} ins(%qj, %kj, %vj, %scale : tensor<?x2x32xf16>, tensor<?x?x32xf16>, tensor<?x?x16xf16>, f32) outs(%o : tensor<?x2x16xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 1 : index
    %key = linalg_ext.index 3 : index
    %at = linalg_ext.index 0 : index
    %head = arith.remui %at, %H : index
    %end = arith.addi %row, %ahead : index
    %last = arith.subi %end, %head : index
    %later = arith.cmpi sgt, %key, %last : index
    %inf = arith.constant 0xFF800000 : f32
    %shown = arith.select %later, %inf, %score : f32
    linalg_ext.yield %shown : f32
  } -> tensor<?x2x16xf16>
  %r4 = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [%b, 6, 2, 16] : tensor<?x2x16xf16> into tensor<?x6x2x16xf16>
  %we = tensor.empty(%b) : tensor<?x6x2x16xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r4 : tensor<?x6x2x16xf16>) outs(%we : tensor<?x6x2x16xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x6x2x16xf32>
  %got = tensor.cast %wide : tensor<?x6x2x16xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// Keys lie behind each other, all heads of one together.
func.func @transposed() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 3 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 5 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 100 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 64 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 6 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x6x5x64xf32>
  %qe = tensor.empty() : tensor<2x6x5x64xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x6x5x64xf32>) outs(%qe : tensor<2x6x5x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x6x5x64xf16>
  %q = util.optimization_barrier %qc : tensor<2x6x5x64xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x2x100x64xf32>
  %ke = tensor.empty() : tensor<2x2x100x64xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<2x2x100x64xf32>) outs(%ke : tensor<2x2x100x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x2x100x64xf16>
  %k = util.optimization_barrier %kc : tensor<2x2x100x64xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x2x100x64xf32>
  %ve = tensor.empty() : tensor<2x2x100x64xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<2x2x100x64xf32>) outs(%ve : tensor<2x2x100x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x2x100x64xf16>
  %v = util.optimization_barrier %vc : tensor<2x2x100x64xf16>
  %kw = tensor.empty() : tensor<2x2x3x100x64xf16>
  %kte = tensor.empty() : tensor<2x100x2x64xf16>
  %ktt = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, k, j, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x2x100x64xf16>) outs(%kte : tensor<2x100x2x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x100x2x64xf16>
  %kt = util.optimization_barrier %ktt : tensor<2x100x2x64xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, s, h, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%kt : tensor<2x100x2x64xf16>) outs(%kw : tensor<2x2x3x100x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x2x3x100x64xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<2x2x3x100x64xf16> into tensor<2x6x100x64xf16>
  %vw = tensor.empty() : tensor<2x2x3x100x64xf16>
  %vte = tensor.empty() : tensor<2x100x2x64xf16>
  %vtt = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, k, j, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<2x2x100x64xf16>) outs(%vte : tensor<2x100x2x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x100x2x64xf16>
  %vt = util.optimization_barrier %vtt : tensor<2x100x2x64xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, s, h, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%vt : tensor<2x100x2x64xf16>) outs(%vw : tensor<2x2x3x100x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x2x3x100x64xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<2x2x3x100x64xf16> into tensor<2x6x100x64xf16>
  %o = tensor.empty() : tensor<2x6x5x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<2x6x5x64xf16>, tensor<2x6x100x64xf16>, tensor<2x6x100x64xf16>, f32) outs(%o : tensor<2x6x5x64xf16>) -> tensor<2x6x5x64xf16>
  %we = tensor.empty() : tensor<2x6x5x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<2x6x5x64xf16>) outs(%we : tensor<2x6x5x64xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x6x5x64xf32>
  %got = tensor.cast %wide : tensor<2x6x5x64xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

func.func @mask_of_heads() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 3 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 3 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 80 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 24 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 6 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 4 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x6x3x16xf32>
  %q = util.optimization_barrier %qs : tensor<2x6x3x16xf32>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x2x?x16xf32>
  %k = util.optimization_barrier %ks : tensor<2x2x?x16xf32>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x2x?x24xf32>
  %v = util.optimization_barrier %vs : tensor<2x2x?x24xf32>
  %kw = tensor.empty(%s) : tensor<2x2x3x?x16xf32>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, %s, 16] : tensor<2x2x?x16xf32> into tensor<2x2x1x?x16xf32>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<2x2x1x?x16xf32>) outs(%kw : tensor<2x2x3x?x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<2x2x3x?x16xf32>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<2x2x3x?x16xf32> into tensor<2x6x?x16xf32>
  %vw = tensor.empty(%s) : tensor<2x2x3x?x24xf32>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, %s, 24] : tensor<2x2x?x24xf32> into tensor<2x2x1x?x24xf32>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<2x2x1x?x24xf32>) outs(%vw : tensor<2x2x3x?x24xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<2x2x3x?x24xf32>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<2x2x3x?x24xf32> into tensor<2x6x?x24xf32>
  %o = tensor.empty() : tensor<2x6x3x24xf32>
  %maskb = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %mask = tensor.cast %maskb : tensor<?x?x?xf32> to tensor<6x3x?xf32>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (h, m, s)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale, %mask : tensor<2x6x3x16xf32>, tensor<2x6x?x16xf32>, tensor<2x6x?x24xf32>, f32, tensor<6x3x?xf32>) outs(%o : tensor<2x6x3x24xf32>) -> tensor<2x6x3x24xf32>
  %got = tensor.cast %r : tensor<2x6x3x24xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

// Only values are repeated.
func.func @values() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 4 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 3 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 66 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 32 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 8 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %H, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %one = arith.constant 1 : index
  %vx64 = call @wide(%vf, %g) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf64>
  %vx = tensor.empty(%b, %H, %s, %n) : tensor<?x?x?x?xf32>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vx64 : tensor<?x?x?x?xf64>) outs(%vx : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %want = call @expected(%qf, %kf, %vn, %bias, %one, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x8x3x32xf32>
  %qe = tensor.empty() : tensor<1x8x3x32xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x8x3x32xf32>) outs(%qe : tensor<1x8x3x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x8x3x32xf16>
  %q = util.optimization_barrier %qc : tensor<1x8x3x32xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x8x66x32xf32>
  %ke = tensor.empty() : tensor<1x8x66x32xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x8x66x32xf32>) outs(%ke : tensor<1x8x66x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x8x66x32xf16>
  %k = util.optimization_barrier %kc : tensor<1x8x66x32xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x2x66x32xf32>
  %ve = tensor.empty() : tensor<1x2x66x32xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x2x66x32xf32>) outs(%ve : tensor<1x2x66x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x66x32xf16>
  %v = util.optimization_barrier %vc : tensor<1x2x66x32xf16>
  %vw = tensor.empty() : tensor<1x2x4x66x32xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, 66, 32] : tensor<1x2x66x32xf16> into tensor<1x2x1x66x32xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x2x1x66x32xf16>) outs(%vw : tensor<1x2x4x66x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x4x66x32xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x2x4x66x32xf16> into tensor<1x8x66x32xf16>
  %o = tensor.empty() : tensor<1x8x3x32xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %k, %vj, %scale : tensor<1x8x3x32xf16>, tensor<1x8x66x32xf16>, tensor<1x8x66x32xf16>, f32) outs(%o : tensor<1x8x3x32xf16>) -> tensor<1x8x3x32xf16>
  %we = tensor.empty() : tensor<1x8x3x32xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x8x3x32xf16>) outs(%we : tensor<1x8x3x32xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x8x3x32xf32>
  %got = tensor.cast %wide : tensor<1x8x3x32xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// Values are some heads of rows that are longer: transposed, then repeated.
func.func @rows() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 4 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 3 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 66 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 32 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 8 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %H, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %one = arith.constant 1 : index
  %vx64 = call @wide(%vf, %g) : (tensor<?x?x?x?xf32>, index) -> tensor<?x?x?x?xf64>
  %vx = tensor.empty(%b, %H, %s, %n) : tensor<?x?x?x?xf32>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vx64 : tensor<?x?x?x?xf64>) outs(%vx : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %want = call @expected(%qf, %kf, %vn, %bias, %one, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x8x3x32xf32>
  %qe = tensor.empty() : tensor<1x8x3x32xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x8x3x32xf32>) outs(%qe : tensor<1x8x3x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x8x3x32xf16>
  %q = util.optimization_barrier %qc : tensor<1x8x3x32xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x8x66x32xf32>
  %ke = tensor.empty() : tensor<1x8x66x32xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x8x66x32xf32>) outs(%ke : tensor<1x8x66x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x8x66x32xf16>
  %k = util.optimization_barrier %kc : tensor<1x8x66x32xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x2x66x32xf32>
  %ve = tensor.empty() : tensor<1x2x66x32xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x2x66x32xf32>) outs(%ve : tensor<1x2x66x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x66x32xf16>
  %te = tensor.empty() : tensor<1x66x2x32xf16>
  %tc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, k, j, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vc : tensor<1x2x66x32xf16>) outs(%te : tensor<1x66x2x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x66x2x32xf16>
  %zero = arith.constant 0.0 : f16
  %re = tensor.empty() : tensor<1x66x3x32xf16>
  %rf = linalg.fill ins(%zero : f16) outs(%re : tensor<1x66x3x32xf16>) -> tensor<1x66x3x32xf16>
  %rc = tensor.insert_slice %tc into %rf[0, 0, 1, 0] [1, 66, 2, 32] [1, 1, 1, 1] : tensor<1x66x2x32xf16> into tensor<1x66x3x32xf16>
  %rows = util.optimization_barrier %rc : tensor<1x66x3x32xf16>
  %part = tensor.extract_slice %rows[0, 0, 1, 0] [1, 66, 2, 32] [1, 1, 1, 1] : tensor<1x66x3x32xf16> to tensor<1x66x2x32xf16>
  %v = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, k, j, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%part : tensor<1x66x2x32xf16>) outs(%ve : tensor<1x2x66x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x66x32xf16>
  %vw = tensor.empty() : tensor<1x2x4x66x32xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, 66, 32] : tensor<1x2x66x32xf16> into tensor<1x2x1x66x32xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x2x1x66x32xf16>) outs(%vw : tensor<1x2x4x66x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x4x66x32xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x2x4x66x32xf16> into tensor<1x8x66x32xf16>
  %o = tensor.empty() : tensor<1x8x3x32xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %k, %vj, %scale : tensor<1x8x3x32xf16>, tensor<1x8x66x32xf16>, tensor<1x8x66x32xf16>, f32) outs(%o : tensor<1x8x3x32xf16>) -> tensor<1x8x3x32xf16>
  %we = tensor.empty() : tensor<1x8x3x32xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x8x3x32xf16>) outs(%we : tensor<1x8x3x32xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x8x3x32xf32>
  %got = tensor.cast %wide : tensor<1x8x3x32xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// Many keys for few queries.
func.func @long() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 1 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 2 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 1 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 1025 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 24 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x2x1x16xf32>
  %qe = tensor.empty() : tensor<1x2x1x16xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x2x1x16xf32>) outs(%qe : tensor<1x2x1x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x1x16xf16>
  %q = util.optimization_barrier %qc : tensor<1x2x1x16xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x1x?x16xf32>
  %ke = tensor.empty(%s) : tensor<1x1x?x16xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x1x?x16xf32>) outs(%ke : tensor<1x1x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x1x?x16xf16>
  %k = util.optimization_barrier %kc : tensor<1x1x?x16xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x1x?x24xf32>
  %ve = tensor.empty(%s) : tensor<1x1x?x24xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x1x?x24xf32>) outs(%ve : tensor<1x1x?x24xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x1x?x24xf16>
  %v = util.optimization_barrier %vc : tensor<1x1x?x24xf16>
  %kw = tensor.empty(%s) : tensor<1x1x2x?x16xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 1, 1, %s, 16] : tensor<1x1x?x16xf16> into tensor<1x1x1x?x16xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<1x1x1x?x16xf16>) outs(%kw : tensor<1x1x2x?x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x1x2x?x16xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<1x1x2x?x16xf16> into tensor<1x2x?x16xf16>
  %vw = tensor.empty(%s) : tensor<1x1x2x?x24xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 1, 1, %s, 24] : tensor<1x1x?x24xf16> into tensor<1x1x1x?x24xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x1x1x?x24xf16>) outs(%vw : tensor<1x1x2x?x24xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x1x2x?x24xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x1x2x?x24xf16> into tensor<1x2x?x24xf16>
  %o = tensor.empty() : tensor<1x2x1x24xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<1x2x1x16xf16>, tensor<1x2x?x16xf16>, tensor<1x2x?x24xf16>, f32) outs(%o : tensor<1x2x1x24xf16>) -> tensor<1x2x1x24xf16>
  %we = tensor.empty() : tensor<1x2x1x24xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x2x1x24xf16>) outs(%we : tensor<1x2x1x24xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x2x1x24xf32>
  %got = tensor.cast %wide : tensor<1x2x1x24xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// Workgroups share the keys, few of them: most parts are empty.
func.func @wide_values() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 2 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 2 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 3 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 200 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 264 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 4 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<1x4x3x16xf32>
  %qe = tensor.empty() : tensor<1x4x3x16xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<1x4x3x16xf32>) outs(%qe : tensor<1x4x3x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x4x3x16xf16>
  %q = util.optimization_barrier %qc : tensor<1x4x3x16xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<1x2x?x16xf32>
  %ke = tensor.empty(%s) : tensor<1x2x?x16xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<1x2x?x16xf32>) outs(%ke : tensor<1x2x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x?x16xf16>
  %k = util.optimization_barrier %kc : tensor<1x2x?x16xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<1x2x?x264xf32>
  %ve = tensor.empty(%s) : tensor<1x2x?x264xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<1x2x?x264xf32>) outs(%ve : tensor<1x2x?x264xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x2x?x264xf16>
  %v = util.optimization_barrier %vc : tensor<1x2x?x264xf16>
  %kw = tensor.empty(%s) : tensor<1x2x2x?x16xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, %s, 16] : tensor<1x2x?x16xf16> into tensor<1x2x1x?x16xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<1x2x1x?x16xf16>) outs(%kw : tensor<1x2x2x?x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x2x?x16xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<1x2x2x?x16xf16> into tensor<1x4x?x16xf16>
  %vw = tensor.empty(%s) : tensor<1x2x2x?x264xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 2, 1, %s, 264] : tensor<1x2x?x264xf16> into tensor<1x2x1x?x264xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x2x1x?x264xf16>) outs(%vw : tensor<1x2x2x?x264xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<1x2x2x?x264xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<1x2x2x?x264xf16> into tensor<1x4x?x264xf16>
  %o = tensor.empty() : tensor<1x4x3x264xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<1x4x3x16xf16>, tensor<1x4x?x16xf16>, tensor<1x4x?x264xf16>, f32) outs(%o : tensor<1x4x3x264xf16>) -> tensor<1x4x3x264xf16>
  %we = tensor.empty() : tensor<1x4x3x264xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<1x4x3x264xf16>) outs(%we : tensor<1x4x3x264xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x4x3x264xf32>
  %got = tensor.cast %wide : tensor<1x4x3x264xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

func.func @odd_columns() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 1 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 3 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 2 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 300 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 15 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 23 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 3 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x3x2x15xf32>
  %qe = tensor.empty() : tensor<2x3x2x15xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x3x2x15xf32>) outs(%qe : tensor<2x3x2x15xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x3x2x15xf16>
  %q = util.optimization_barrier %qc : tensor<2x3x2x15xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x1x?x15xf32>
  %ke = tensor.empty(%s) : tensor<2x1x?x15xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<2x1x?x15xf32>) outs(%ke : tensor<2x1x?x15xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x1x?x15xf16>
  %k = util.optimization_barrier %kc : tensor<2x1x?x15xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x1x?x23xf32>
  %ve = tensor.empty(%s) : tensor<2x1x?x23xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<2x1x?x23xf32>) outs(%ve : tensor<2x1x?x23xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x1x?x23xf16>
  %v = util.optimization_barrier %vc : tensor<2x1x?x23xf16>
  %kw = tensor.empty(%s) : tensor<2x1x3x?x15xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 1, 1, %s, 15] : tensor<2x1x?x15xf16> into tensor<2x1x1x?x15xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<2x1x1x?x15xf16>) outs(%kw : tensor<2x1x3x?x15xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x1x3x?x15xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<2x1x3x?x15xf16> into tensor<2x3x?x15xf16>
  %vw = tensor.empty(%s) : tensor<2x1x3x?x23xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 1, 1, %s, 23] : tensor<2x1x?x23xf16> into tensor<2x1x1x?x23xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<2x1x1x?x23xf16>) outs(%vw : tensor<2x1x3x?x23xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x1x3x?x23xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<2x1x3x?x23xf16> into tensor<2x3x?x23xf16>
  %o = tensor.empty() : tensor<2x3x2x23xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<2x3x2x15xf16>, tensor<2x3x?x15xf16>, tensor<2x3x?x23xf16>, f32) outs(%o : tensor<2x3x2x23xf16>) -> tensor<2x3x2x23xf16>
  %we = tensor.empty() : tensor<2x3x2x23xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<2x3x2x23xf16>) outs(%we : tensor<2x3x2x23xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x3x2x23xf32>
  %got = tensor.cast %wide : tensor<2x3x2x23xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}

// Parts of the keys that queries see; heads are no groups.
func.func @filter_in_parts() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %h_c = arith.constant 1 : index
  %h = util.optimization_barrier %h_c : index
  %g_c = arith.constant 1 : index
  %g = util.optimization_barrier %g_c : index
  %m_c = arith.constant 70 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 700 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 24 : index
  %n = util.optimization_barrier %n_c : index
  %H_c = arith.constant 1 : index
  %H = util.optimization_barrier %H_c : index
  %ahead_c = arith.constant 300 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %scale = arith.constant 3.0e-01 : f32
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %qf = call @numbers(%b, %H, %m, %d, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %kf = call @numbers(%b, %h, %s, %d, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %vf = call @numbers(%b, %h, %s, %n, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %bias = call @bias(%H, %m, %s, %ahead) : (index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%qf, %kf, %vf, %bias, %g, %scale) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, index, f32) -> tensor<?x?x?x?xf32>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x1x70x16xf32>
  %qe = tensor.empty() : tensor<2x1x70x16xf16>
  %qc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x1x70x16xf32>) outs(%qe : tensor<2x1x70x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x1x70x16xf16>
  %q = util.optimization_barrier %qc : tensor<2x1x70x16xf16>
  %kb = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x1x?x16xf32>
  %ke = tensor.empty(%s) : tensor<2x1x?x16xf16>
  %kc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<2x1x?x16xf32>) outs(%ke : tensor<2x1x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x1x?x16xf16>
  %k = util.optimization_barrier %kc : tensor<2x1x?x16xf16>
  %vb = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x1x?x24xf32>
  %ve = tensor.empty(%s) : tensor<2x1x?x24xf16>
  %vc = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<2x1x?x24xf32>) outs(%ve : tensor<2x1x?x24xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x1x?x24xf16>
  %v = util.optimization_barrier %vc : tensor<2x1x?x24xf16>
  %kw = tensor.empty(%s) : tensor<2x1x1x?x16xf16>
  %k1 = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 1, 1, %s, 16] : tensor<2x1x?x16xf16> into tensor<2x1x1x?x16xf16>
  %kr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k1 : tensor<2x1x1x?x16xf16>) outs(%kw : tensor<2x1x1x?x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x1x1x?x16xf16>
  %kj = tensor.collapse_shape %kr [[0], [1, 2], [3], [4]] : tensor<2x1x1x?x16xf16> into tensor<2x1x?x16xf16>
  %vw = tensor.empty(%s) : tensor<2x1x1x?x24xf16>
  %v1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 1, 1, %s, 24] : tensor<2x1x?x24xf16> into tensor<2x1x1x?x24xf16>
  %vr = linalg.generic {indexing_maps = [affine_map<(b, h, g, s, d) -> (b, h, 0, s, d)>, affine_map<(b, h, g, s, d) -> (b, h, g, s, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<2x1x1x?x24xf16>) outs(%vw : tensor<2x1x1x?x24xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x1x1x?x24xf16>
  %vj = tensor.collapse_shape %vr [[0], [1, 2], [3], [4]] : tensor<2x1x1x?x24xf16> into tensor<2x1x?x24xf16>
  %o = tensor.empty() : tensor<2x1x70x24xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, m, d, s, n) -> (b, h, m, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, d)>, affine_map<(b, h, m, d, s, n) -> (b, h, s, n)>, affine_map<(b, h, m, d, s, n) -> (b, h, m, n)>]} ins(%q, %kj, %vj, %scale : tensor<2x1x70x16xf16>, tensor<2x1x?x16xf16>, tensor<2x1x?x24xf16>, f32) outs(%o : tensor<2x1x70x24xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 2 : index
    %key = linalg_ext.index 4 : index
    %last = arith.addi %row, %ahead : index
    %seen = arith.cmpi ule, %key, %last : index
    %inf = arith.constant 0xFF800000 : f32
    %shown = arith.select %seen, %score, %inf : f32
    linalg_ext.yield %shown : f32
  } -> tensor<2x1x70x24xf16>
  %we = tensor.empty() : tensor<2x1x70x24xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<2x1x70x24xf16>) outs(%we : tensor<2x1x70x24xf32>) {
  ^bb0(%x: f16, %o0: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x1x70x24xf32>
  %got = tensor.cast %wide : tensor<2x1x70x24xf32> to tensor<?x?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?x?xf32>
  return
}
