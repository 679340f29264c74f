// Attention to the last keys of each text, or of each query, next to f64 on all keys with a mask; what is behind a text
// holds NaN. Inputs are multiples of 1/64.

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


// Whether a query sees a key.
func.func private @seen(%lengths: tensor<?x?xi64>, %keys: index, %texts: index, %queries: index, %window: index) -> tensor<?x?x?xi1> {
  %e = tensor.empty(%texts, %queries, %keys) : tensor<?x?x?xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%lengths : tensor<?x?xi64>) outs(%e : tensor<?x?x?xi1>) {
  ^bb0(%n: i64, %o: i1):
    %row = linalg.index 1 : index
    %key = linalg.index 2 : index
    %length = arith.index_cast %n : i64 to index
    %there = arith.cmpi slt, %key, %length : index
    %first = arith.subi %length, %window : index
    %isLast = arith.cmpi sge, %key, %first : index
    %y = arith.andi %there, %isLast : i1
    linalg.yield %y : i1
  } -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// As f64.
func.func private @wide(%x: tensor<?x?x?x?xf32>, %n0: index, %n1: index, %n2: index, %n3: index) -> tensor<?x?x?x?xf64> {
  %e = tensor.empty(%n0, %n1, %n2, %n3) : tensor<?x?x?x?xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<?x?x?x?xf32>) outs(%e : tensor<?x?x?x?xf64>) {
  ^bb0(%a: f32, %o: f64):
    %y = arith.extf %a : f32 to f64
    linalg.yield %y : f64
  } -> tensor<?x?x?x?xf64>
  return %r : tensor<?x?x?x?xf64>
}

// The keys of each text [text, head, key, element], out of a cache [block, key, head, element].
func.func private @gathered(%cache: tensor<?x?x?x?xf32>, %table: tensor<?x?xi32>, %texts: index, %heads: index, %keys: index, %n: index, %size: index) -> tensor<?x?x?x?xf32> {
  %e = tensor.empty(%texts, %heads, %keys, %n) : tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blocks = tensor.dim %cache, %c0 : tensor<?x?x?x?xf32>
  %last = arith.subi %blocks, %c1 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?x?xf32>) {
  ^bb0(%o: f32):
    %b = linalg.index 0 : index
    %h = linalg.index 1 : index
    %key = linalg.index 2 : index
    %l = linalg.index 3 : index
    %p = arith.divui %key, %size : index
    %s = arith.remui %key, %size : index
    %t = tensor.extract %table[%b, %p] : tensor<?x?xi32>
    %ti = arith.index_cast %t : i32 to index
    %tl = arith.maxsi %ti, %c0 : index
    %tb = arith.minsi %tl, %last : index
    %v = tensor.extract %cache[%tb, %s, %h, %l] : tensor<?x?x?x?xf32>
    linalg.yield %v : f32
  } -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @last_of_texts() {
  %B_c = arith.constant 5 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 8 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 1 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 64 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 64 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 150 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[0, 1, 70, 150, 100000]> : tensor<5xi32>
  %most = util.unfoldable_constant dense<[[0], [1], [70], [150], [150]]> : tensor<5x1xi64>
  %mostd = tensor.cast %most : tensor<5x1xi64> to tensor<?x?xi64>
  %one = arith.constant 1 : index
  %all = arith.constant 1000000 : index
  %theres = call @seen(%mostd, %keys, %B, %one, %all) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %there = tensor.collapse_shape %theres [[0, 1], [2]] : tensor<?x?x?xi1> into tensor<?x?xi1>
  %each = util.unfoldable_constant dense<[[0], [1], [70], [150], [100000]]> : tensor<5x1xi64>
  %eachd = tensor.cast %each : tensor<5x1xi64> to tensor<?x?xi64>
  %window_c = arith.constant 50 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%B, %H, %keys, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %kg = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%B, %H, %keys, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%B, %H, %keys, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %vg = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%B, %H, %keys, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 4 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 4, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x4x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x4x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x4x?x?xf64>) -> tensor<?x?x4x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<5x8x1x64xf32>
  %qe = tensor.empty() : tensor<5x8x1x64xf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<5x8x1x64xf32>) outs(%qe : tensor<5x8x1x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<5x8x1x64xf16>
  %qc = util.optimization_barrier %qn : tensor<5x8x1x64xf16>
  %q = tensor.cast %qc : tensor<5x8x1x64xf16> to tensor<5x8x1x64xf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<5x2x150x64xf32>
  %ke = tensor.empty() : tensor<5x2x150x64xf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<5x2x150x64xf32>) outs(%ke : tensor<5x2x150x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<5x2x150x64xf16>
  %kc = util.optimization_barrier %kn : tensor<5x2x150x64xf16>
  %k = tensor.cast %kc : tensor<5x2x150x64xf16> to tensor<5x2x150x64xf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<5x2x150x64xf32>
  %ve = tensor.empty() : tensor<5x2x150x64xf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<5x2x150x64xf32>) outs(%ve : tensor<5x2x150x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<5x2x150x64xf16>
  %vc = util.optimization_barrier %vn : tensor<5x2x150x64xf16>
  %v = tensor.cast %vc : tensor<5x2x150x64xf16> to tensor<5x2x150x64xf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [5, 2, 4, 1, 64] : tensor<5x8x1x64xf16> into tensor<5x2x4x1x64xf16>
  %out = tensor.empty() : tensor<5x2x4x1x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>], window = 50 : i64} ins(%qx, %k, %v, %scale : tensor<5x2x4x1x64xf16>, tensor<5x2x150x64xf16>, tensor<5x2x150x64xf16>, f32) lengths(%lengths : tensor<5xi32>) outs(%out : tensor<5x2x4x1x64xf16>) -> tensor<5x2x4x1x64xf16>
  %rd = tensor.cast %r : tensor<5x2x4x1x64xf16> to tensor<?x?x4x?x?xf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x4x?x?xf16>) outs(%gote : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x4x?x?xf64>) outs(%wante : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x4x?x?xf32>
  return
}

func.func @last_f32() {
  %B_c = arith.constant 3 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 2 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 3 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 20 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 12 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 33 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[7, 0, 33]> : tensor<3xi32>
  %most = util.unfoldable_constant dense<[[7], [0], [33]]> : tensor<3x1xi64>
  %mostd = tensor.cast %most : tensor<3x1xi64> to tensor<?x?xi64>
  %one = arith.constant 1 : index
  %all = arith.constant 1000000 : index
  %theres = call @seen(%mostd, %keys, %B, %one, %all) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %there = tensor.collapse_shape %theres [[0, 1], [2]] : tensor<?x?x?xi1> into tensor<?x?xi1>
  %each = util.unfoldable_constant dense<[[7, 7, 7], [0, 0, 0], [33, 33, 33]]> : tensor<3x3xi64>
  %eachd = tensor.cast %each : tensor<3x3xi64> to tensor<?x?xi64>
  %window_c = arith.constant 9 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%B, %H, %keys, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %kg = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%B, %H, %keys, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%B, %H, %keys, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %vg = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%B, %H, %keys, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 1 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 1, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x1x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x1x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x1x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x1x?x?xf64>) -> tensor<?x?x1x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<3x2x3x20xf32>
  %qc = util.optimization_barrier %qs : tensor<3x2x3x20xf32>
  %q = tensor.cast %qc : tensor<3x2x3x20xf32> to tensor<3x2x3x20xf32>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<3x2x33x20xf32>
  %kc = util.optimization_barrier %ks : tensor<3x2x33x20xf32>
  %k = tensor.cast %kc : tensor<3x2x33x20xf32> to tensor<3x2x33x20xf32>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<3x2x33x12xf32>
  %vc = util.optimization_barrier %vs : tensor<3x2x33x12xf32>
  %v = tensor.cast %vc : tensor<3x2x33x12xf32> to tensor<3x2x33x12xf32>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [3, 2, 1, 3, 20] : tensor<3x2x3x20xf32> into tensor<3x2x1x3x20xf32>
  %out = tensor.empty() : tensor<3x2x1x3x12xf32>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>], window = 9 : i64} ins(%qx, %k, %v, %scale : tensor<3x2x1x3x20xf32>, tensor<3x2x33x20xf32>, tensor<3x2x33x12xf32>, f32) lengths(%lengths : tensor<3xi32>) outs(%out : tensor<3x2x1x3x12xf32>) -> tensor<3x2x1x3x12xf32>
  %rd = tensor.cast %r : tensor<3x2x1x3x12xf32> to tensor<?x?x1x?x?xf32>
  %got = tensor.cast %rd : tensor<?x?x1x?x?xf32> to tensor<?x?x1x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x1x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x1x?x?xf64>) outs(%wante : tensor<?x?x1x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x1x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-05) : tensor<?x?x1x?x?xf32>
  return
}

func.func @last_of_rows() {
  %B_c = arith.constant 2 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 4 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 70 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 64 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 64 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 128 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[[-3, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122, 127, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116, 121, 126, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80], [8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68, 73, 78, 83, 88, 93, 98, 103, 108, 113, 118, 123, -3, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122, 127, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91]]> : tensor<2x70xi64>
  %most = util.unfoldable_constant dense<[[127], [127]]> : tensor<2x1xi64>
  %mostd = tensor.cast %most : tensor<2x1xi64> to tensor<?x?xi64>
  %one = arith.constant 1 : index
  %all = arith.constant 1000000 : index
  %theres = call @seen(%mostd, %keys, %B, %one, %all) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %there = tensor.collapse_shape %theres [[0, 1], [2]] : tensor<?x?x?xi1> into tensor<?x?xi1>
  %each = util.unfoldable_constant dense<[[-3, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122, 127, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116, 121, 126, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80], [8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58, 63, 68, 73, 78, 83, 88, 93, 98, 103, 108, 113, 118, 123, -3, 2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122, 127, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91]]> : tensor<2x70xi64>
  %eachd = tensor.cast %each : tensor<2x70xi64> to tensor<?x?xi64>
  %window_c = arith.constant 33 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%B, %H, %keys, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %kg = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%B, %H, %keys, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%B, %H, %keys, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %vg = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%B, %H, %keys, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 2 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 2, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x2x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x2x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x2x?x?xf64>) -> tensor<?x?x2x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x4x70x64xf32>
  %qe = tensor.empty() : tensor<2x4x70x64xf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x4x70x64xf32>) outs(%qe : tensor<2x4x70x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x4x70x64xf16>
  %qc = util.optimization_barrier %qn : tensor<2x4x70x64xf16>
  %q = tensor.cast %qc : tensor<2x4x70x64xf16> to tensor<2x4x70x64xf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<2x2x128x64xf32>
  %ke = tensor.empty() : tensor<2x2x128x64xf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<2x2x128x64xf32>) outs(%ke : tensor<2x2x128x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x2x128x64xf16>
  %kc = util.optimization_barrier %kn : tensor<2x2x128x64xf16>
  %k = tensor.cast %kc : tensor<2x2x128x64xf16> to tensor<2x2x128x64xf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<2x2x128x64xf32>
  %ve = tensor.empty() : tensor<2x2x128x64xf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<2x2x128x64xf32>) outs(%ve : tensor<2x2x128x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x2x128x64xf16>
  %vc = util.optimization_barrier %vn : tensor<2x2x128x64xf16>
  %v = tensor.cast %vc : tensor<2x2x128x64xf16> to tensor<2x2x128x64xf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 70, 64] : tensor<2x4x70x64xf16> into tensor<2x2x2x70x64xf16>
  %out = tensor.empty() : tensor<2x2x2x70x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>], window = 33 : i64} ins(%qx, %k, %v, %scale : tensor<2x2x2x70x64xf16>, tensor<2x2x128x64xf16>, tensor<2x2x128x64xf16>, f32) lengths(%lengths : tensor<2x70xi64>) outs(%out : tensor<2x2x2x70x64xf16>) -> tensor<2x2x2x70x64xf16>
  %rd = tensor.cast %r : tensor<2x2x2x70x64xf16> to tensor<?x?x2x?x?xf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x2x?x?xf16>) outs(%gote : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x2x?x?xf64>) outs(%wante : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x2x?x?xf32>
  return
}

func.func @last_dynamic() {
  %B_c = arith.constant 3 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 4 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 3 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 64 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 64 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 131 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[130, 0, 77]> : tensor<3xi32>
  %most = util.unfoldable_constant dense<[[130], [0], [77]]> : tensor<3x1xi64>
  %mostd = tensor.cast %most : tensor<3x1xi64> to tensor<?x?xi64>
  %one = arith.constant 1 : index
  %all = arith.constant 1000000 : index
  %theres = call @seen(%mostd, %keys, %B, %one, %all) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %there = tensor.collapse_shape %theres [[0, 1], [2]] : tensor<?x?x?xi1> into tensor<?x?xi1>
  %each = util.unfoldable_constant dense<[[130, 130, 130], [0, 0, 0], [77, 77, 77]]> : tensor<3x3xi64>
  %eachd = tensor.cast %each : tensor<3x3xi64> to tensor<?x?xi64>
  %window_c = arith.constant 100 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%B, %H, %keys, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %kg = util.optimization_barrier %kf : tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%B, %H, %keys, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%B, %H, %keys, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %vg = util.optimization_barrier %vf : tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%B, %H, %keys, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<?x?xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, k)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 2 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 2, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x2x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x2x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x2x?x?xf64>) -> tensor<?x?x2x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<3x4x3x64xf32>
  %qe = tensor.empty() : tensor<3x4x3x64xf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<3x4x3x64xf32>) outs(%qe : tensor<3x4x3x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<3x4x3x64xf16>
  %qc = util.optimization_barrier %qn : tensor<3x4x3x64xf16>
  %q = tensor.cast %qc : tensor<3x4x3x64xf16> to tensor<?x4x?x64xf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<3x2x131x64xf32>
  %ke = tensor.empty() : tensor<3x2x131x64xf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<3x2x131x64xf32>) outs(%ke : tensor<3x2x131x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<3x2x131x64xf16>
  %kc = util.optimization_barrier %kn : tensor<3x2x131x64xf16>
  %k = tensor.cast %kc : tensor<3x2x131x64xf16> to tensor<?x2x?x64xf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<3x2x131x64xf32>
  %ve = tensor.empty() : tensor<3x2x131x64xf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<3x2x131x64xf32>) outs(%ve : tensor<3x2x131x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<3x2x131x64xf16>
  %vc = util.optimization_barrier %vn : tensor<3x2x131x64xf16>
  %v = tensor.cast %vc : tensor<3x2x131x64xf16> to tensor<?x2x?x64xf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [%B, 2, 2, %M, 64] : tensor<?x4x?x64xf16> into tensor<?x2x2x?x64xf16>
  %out = tensor.empty(%B, %M) : tensor<?x2x2x?x64xf16>
  %lengthsd = tensor.cast %lengths : tensor<3xi32> to tensor<?xi32>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>], window = 100 : i64} ins(%qx, %k, %v, %scale : tensor<?x2x2x?x64xf16>, tensor<?x2x?x64xf16>, tensor<?x2x?x64xf16>, f32) lengths(%lengthsd : tensor<?xi32>) outs(%out : tensor<?x2x2x?x64xf16>) -> tensor<?x2x2x?x64xf16>
  %rd = tensor.cast %r : tensor<?x2x2x?x64xf16> to tensor<?x?x2x?x?xf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x2x?x?xf16>) outs(%gote : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x2x?x?xf64>) outs(%wante : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x2x?x?xf32>
  return
}

func.func @last_paged() {
  %B_c = arith.constant 4 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 8 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 1 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 64 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 64 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 96 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[0, 33, 16, 95]> : tensor<4xi32>
  %blocks_c = arith.constant 20 : index
  %blocks = util.optimization_barrier %blocks_c : index
  %S_c = arith.constant 16 : index
  %S = util.optimization_barrier %S_c : index
  %table = util.unfoldable_constant dense<[[-7, 23, -7, 23, 23, 20], [4, 17, 3, -1, 23, 23], [7, -1, -7, -1, -7, 20], [0, 13, 2, 18, 1, 14]]> : tensor<4x6xi32>
  %there = util.unfoldable_constant dense<[[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<20x16xi1>
  %each = util.unfoldable_constant dense<[[0], [33], [16], [95]]> : tensor<4x1xi64>
  %eachd = tensor.cast %each : tensor<4x1xi64> to tensor<?x?xi64>
  %window_c = arith.constant 40 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%blocks, %S, %H, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_k = tensor.cast %table : tensor<4x6xi32> to tensor<?x?xi32>
  %kg = call @gathered(%kf, %tabled_k, %B, %H, %keys, %D, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%blocks, %S, %H, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<20x16xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%blocks, %S, %H, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_v = tensor.cast %table : tensor<4x6xi32> to tensor<?x?xi32>
  %vg = call @gathered(%vf, %tabled_v, %B, %H, %keys, %N, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%blocks, %S, %H, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<20x16xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 4 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 4, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x4x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x4x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x4x?x?xf64>) -> tensor<?x?x4x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<4x8x1x64xf32>
  %qe = tensor.empty() : tensor<4x8x1x64xf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<4x8x1x64xf32>) outs(%qe : tensor<4x8x1x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<4x8x1x64xf16>
  %qc = util.optimization_barrier %qn : tensor<4x8x1x64xf16>
  %q = tensor.cast %qc : tensor<4x8x1x64xf16> to tensor<4x8x1x64xf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<20x16x2x64xf32>
  %ke = tensor.empty() : tensor<20x16x2x64xf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<20x16x2x64xf32>) outs(%ke : tensor<20x16x2x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<20x16x2x64xf16>
  %kc = util.optimization_barrier %kn : tensor<20x16x2x64xf16>
  %k = tensor.cast %kc : tensor<20x16x2x64xf16> to tensor<20x16x2x64xf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<20x16x2x64xf32>
  %ve = tensor.empty() : tensor<20x16x2x64xf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<20x16x2x64xf32>) outs(%ve : tensor<20x16x2x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<20x16x2x64xf16>
  %vc = util.optimization_barrier %vn : tensor<20x16x2x64xf16>
  %v = tensor.cast %vc : tensor<20x16x2x64xf16> to tensor<20x16x2x64xf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [4, 2, 4, 1, 64] : tensor<4x8x1x64xf16> into tensor<4x2x4x1x64xf16>
  %out = tensor.empty() : tensor<4x2x4x1x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, n)>, affine_map<(b, h, g, m, p, s, d, n) -> (b)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, p)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, n)>], window = 40 : i64} ins(%qx, %k, %v, %scale : tensor<4x2x4x1x64xf16>, tensor<20x16x2x64xf16>, tensor<20x16x2x64xf16>, f32) lengths(%lengths : tensor<4xi32>) table(%table : tensor<4x6xi32>) outs(%out : tensor<4x2x4x1x64xf16>) -> tensor<4x2x4x1x64xf16>
  %rd = tensor.cast %r : tensor<4x2x4x1x64xf16> to tensor<?x?x4x?x?xf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x4x?x?xf16>) outs(%gote : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x4x?x?xf64>) outs(%wante : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x4x?x?xf32>
  return
}

func.func @last_paged_large_blocks() {
  %B_c = arith.constant 2 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 1 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 4 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 1 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 128 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 128 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 256 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[200, 70]> : tensor<2xi32>
  %blocks_c = arith.constant 4 : index
  %blocks = util.optimization_barrier %blocks_c : index
  %S_c = arith.constant 128 : index
  %S = util.optimization_barrier %S_c : index
  %table = util.unfoldable_constant dense<[[2, 3], [2, 4]]> : tensor<2x2xi32>
  %there = util.unfoldable_constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<4x128xi1>
  %each = util.unfoldable_constant dense<[[200], [70]]> : tensor<2x1xi64>
  %eachd = tensor.cast %each : tensor<2x1xi64> to tensor<?x?xi64>
  %window_c = arith.constant 70 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%blocks, %S, %H, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_k = tensor.cast %table : tensor<2x2xi32> to tensor<?x?xi32>
  %kg = call @gathered(%kf, %tabled_k, %B, %H, %keys, %D, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%blocks, %S, %H, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<4x128xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%blocks, %S, %H, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_v = tensor.cast %table : tensor<2x2xi32> to tensor<?x?xi32>
  %vg = call @gathered(%vf, %tabled_v, %B, %H, %keys, %N, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%blocks, %S, %H, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<4x128xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 4 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 4, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x4x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x4x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x4x?x?xf64>) -> tensor<?x?x4x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x4x1x128xf32>
  %qe = tensor.empty() : tensor<2x4x1x128xf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x4x1x128xf32>) outs(%qe : tensor<2x4x1x128xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x4x1x128xf16>
  %qc = util.optimization_barrier %qn : tensor<2x4x1x128xf16>
  %q = tensor.cast %qc : tensor<2x4x1x128xf16> to tensor<2x4x1x128xf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<4x128x1x128xf32>
  %ke = tensor.empty() : tensor<4x128x1x128xf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<4x128x1x128xf32>) outs(%ke : tensor<4x128x1x128xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<4x128x1x128xf16>
  %kc = util.optimization_barrier %kn : tensor<4x128x1x128xf16>
  %k = tensor.cast %kc : tensor<4x128x1x128xf16> to tensor<4x128x1x128xf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<4x128x1x128xf32>
  %ve = tensor.empty() : tensor<4x128x1x128xf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<4x128x1x128xf32>) outs(%ve : tensor<4x128x1x128xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<4x128x1x128xf16>
  %vc = util.optimization_barrier %vn : tensor<4x128x1x128xf16>
  %v = tensor.cast %vc : tensor<4x128x1x128xf16> to tensor<4x128x1x128xf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [2, 1, 4, 1, 128] : tensor<2x4x1x128xf16> into tensor<2x1x4x1x128xf16>
  %out = tensor.empty() : tensor<2x1x4x1x128xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, n)>, affine_map<(b, h, g, m, p, s, d, n) -> (b)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, p)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, n)>], window = 70 : i64} ins(%qx, %k, %v, %scale : tensor<2x1x4x1x128xf16>, tensor<4x128x1x128xf16>, tensor<4x128x1x128xf16>, f32) lengths(%lengths : tensor<2xi32>) table(%table : tensor<2x2xi32>) outs(%out : tensor<2x1x4x1x128xf16>) -> tensor<2x1x4x1x128xf16>
  %rd = tensor.cast %r : tensor<2x1x4x1x128xf16> to tensor<?x?x4x?x?xf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x4x?x?xf16>) outs(%gote : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x4x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x4x?x?xf64>) outs(%wante : tensor<?x?x4x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x4x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x4x?x?xf32>
  return
}

func.func @last_paged_prefill() {
  %B_c = arith.constant 2 : index
  %B = util.optimization_barrier %B_c : index
  %H_c = arith.constant 2 : index
  %H = util.optimization_barrier %H_c : index
  %HG_c = arith.constant 4 : index
  %HG = util.optimization_barrier %HG_c : index
  %M_c = arith.constant 40 : index
  %M = util.optimization_barrier %M_c : index
  %D_c = arith.constant 64 : index
  %D = util.optimization_barrier %D_c : index
  %N_c = arith.constant 64 : index
  %N = util.optimization_barrier %N_c : index
  %keys_c = arith.constant 96 : index
  %keys = util.optimization_barrier %keys_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.0e-01 : f32
  %qf = call @numbers(%B, %HG, %M, %D, %seed0) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %lengths = util.unfoldable_constant dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40], [57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96]]> : tensor<2x40xi32>
  %blocks_c = arith.constant 6 : index
  %blocks = util.optimization_barrier %blocks_c : index
  %S_c = arith.constant 32 : index
  %S = util.optimization_barrier %S_c : index
  %table = util.unfoldable_constant dense<[[3, 4, 6], [3, 2, 5]]> : tensor<2x3xi32>
  %there = util.unfoldable_constant dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<6x32xi1>
  %each = util.unfoldable_constant dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40], [57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96]]> : tensor<2x40xi64>
  %eachd = tensor.cast %each : tensor<2x40xi64> to tensor<?x?xi64>
  %window_c = arith.constant 21 : index
  %window = util.optimization_barrier %window_c : index
  %maskd = call @seen(%eachd, %keys, %B, %M, %window) : (tensor<?x?xi64>, index, index, index, index) -> tensor<?x?x?xi1>
  %kf = call @numbers(%blocks, %S, %H, %D, %seed1) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_k = tensor.cast %table : tensor<2x3xi32> to tensor<?x?xi32>
  %kg = call @gathered(%kf, %tabled_k, %B, %H, %keys, %D, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %k64 = call @wide(%kg, %B, %H, %keys, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %kpe = tensor.empty(%blocks, %S, %H, %D) : tensor<?x?x?x?xf32>
  %kthere = tensor.cast %there : tensor<6x32xi1> to tensor<?x?xi1>
  %kp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kf, %kthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%kpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %vf = call @numbers(%blocks, %S, %H, %N, %seed2) : (index, index, index, index, i32) -> tensor<?x?x?x?xf32>
  %tabled_v = tensor.cast %table : tensor<2x3xi32> to tensor<?x?xi32>
  %vg = call @gathered(%vf, %tabled_v, %B, %H, %keys, %N, %S) : (tensor<?x?x?x?xf32>, tensor<?x?xi32>, index, index, index, index, index) -> tensor<?x?x?x?xf32>
  %v64 = call @wide(%vg, %B, %H, %keys, %N) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %vpe = tensor.empty(%blocks, %S, %H, %N) : tensor<?x?x?x?xf32>
  %vthere = tensor.cast %there : tensor<6x32xi1> to tensor<?x?xi1>
  %vp = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vf, %vthere : tensor<?x?x?x?xf32>, tensor<?x?xi1>) outs(%vpe : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %i: i1, %o: f32):
    %nan = arith.constant 0x7FC00000 : f32
    %y = arith.select %i, %a, %nan : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?x?xf32>
  %q64w = call @wide(%qf, %B, %HG, %M, %D) : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf64>
  %G = arith.constant 2 : index
  %q64 = tensor.expand_shape %q64w [[0], [1, 2], [3], [4]] output_shape [%B, %H, 2, %M, %D] : tensor<?x?x?x?xf64> into tensor<?x?x2x?x?xf64>
  %we64 = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf64>
  %want64 = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, d)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, s, n)>, affine_map<(b, h, g, m, s, d, n) -> (b, m, s)>, affine_map<(b, h, g, m, s, d, n) -> (b, h, g, m, n)>]} ins(%q64, %k64, %v64, %scale, %maskd : tensor<?x?x2x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, f32, tensor<?x?x?xi1>) outs(%we64 : tensor<?x?x2x?x?xf64>) -> tensor<?x?x2x?x?xf64>
  %qb = util.optimization_barrier %qf : tensor<?x?x?x?xf32>
  %qs = tensor.cast %qb : tensor<?x?x?x?xf32> to tensor<2x4x40x64xf32>
  %qe = tensor.empty() : tensor<2x4x40x64xbf16>
  %qn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%qs : tensor<2x4x40x64xf32>) outs(%qe : tensor<2x4x40x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<2x4x40x64xbf16>
  %qc = util.optimization_barrier %qn : tensor<2x4x40x64xbf16>
  %q = tensor.cast %qc : tensor<2x4x40x64xbf16> to tensor<2x4x40x64xbf16>
  %kb = util.optimization_barrier %kp : tensor<?x?x?x?xf32>
  %ks = tensor.cast %kb : tensor<?x?x?x?xf32> to tensor<6x32x2x64xf32>
  %ke = tensor.empty() : tensor<6x32x2x64xbf16>
  %kn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%ks : tensor<6x32x2x64xf32>) outs(%ke : tensor<6x32x2x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<6x32x2x64xbf16>
  %kc = util.optimization_barrier %kn : tensor<6x32x2x64xbf16>
  %k = tensor.cast %kc : tensor<6x32x2x64xbf16> to tensor<6x32x2x64xbf16>
  %vb = util.optimization_barrier %vp : tensor<?x?x?x?xf32>
  %vs = tensor.cast %vb : tensor<?x?x?x?xf32> to tensor<6x32x2x64xf32>
  %ve = tensor.empty() : tensor<6x32x2x64xbf16>
  %vn = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%vs : tensor<6x32x2x64xf32>) outs(%ve : tensor<6x32x2x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<6x32x2x64xbf16>
  %vc = util.optimization_barrier %vn : tensor<6x32x2x64xbf16>
  %v = tensor.cast %vc : tensor<6x32x2x64xbf16> to tensor<6x32x2x64xbf16>
  %qx = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 40, 64] : tensor<2x4x40x64xbf16> into tensor<2x2x2x40x64xbf16>
  %out = tensor.empty() : tensor<2x2x2x40x64xbf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, d)>, affine_map<(b, h, g, m, p, s, d, n) -> (p, s, h, n)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, m)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, p)>, affine_map<(b, h, g, m, p, s, d, n) -> (b, h, g, m, n)>], window = 21 : i64} ins(%qx, %k, %v, %scale : tensor<2x2x2x40x64xbf16>, tensor<6x32x2x64xbf16>, tensor<6x32x2x64xbf16>, f32) lengths(%lengths : tensor<2x40xi32>) table(%table : tensor<2x3xi32>) outs(%out : tensor<2x2x2x40x64xbf16>) -> tensor<2x2x2x40x64xbf16>
  %rd = tensor.cast %r : tensor<2x2x2x40x64xbf16> to tensor<?x?x2x?x?xbf16>
  %gote = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %got = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%rd : tensor<?x?x2x?x?xbf16>) outs(%gote : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: bf16, %o: f32):
    %y = arith.extf %x : bf16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  %wante = tensor.empty(%B, %H, %M, %N) : tensor<?x?x2x?x?xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%want64 : tensor<?x?x2x?x?xf64>) outs(%wante : tensor<?x?x2x?x?xf32>) {
  ^bb0(%x: f64, %o: f32):
    %y = arith.truncf %x : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x2x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-02) : tensor<?x?x2x?x?xf32>
  return
}

