// Attention of sizes that plans for GPUs cut into tiles, next to f64: exact and ragged tiles, types, masks, layouts.
// Inputs are multiples of 1/64, which every type holds.

func.func private @numbers(%n0: index, %n1: index, %n2: index, %seed: i32) -> tensor<?x?x?xf32> {
  %e = tensor.empty(%n0, %n1, %n2) : tensor<?x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %i32 = arith.index_cast %i : index to i32
    %j32 = arith.index_cast %j : index to i32
    %k32 = arith.index_cast %k : index to i32
    %p0 = arith.constant 7919 : i32
    %p1 = arith.constant 104729 : i32
    %p2 = arith.constant 1299721 : i32
    %a0 = arith.muli %i32, %p0 : i32
    %a1 = arith.muli %j32, %p1 : i32
    %a2 = arith.muli %k32, %p2 : i32
    %s0 = arith.addi %a0, %a1 : i32
    %s1 = arith.addi %s0, %a2 : i32
    %s2 = arith.addi %s1, %seed : i32
    %c13 = arith.constant 13 : i32
    %c15 = arith.constant 15 : i32
    %m = arith.constant 1540483477 : i32
    %h0 = arith.shrui %s2, %c13 : i32
    %h1 = arith.xori %s2, %h0 : i32
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
  } -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// Zeros where the key may be seen, else minus infinity: later keys than row + ahead, and of the others each `every`th.
func.func private @bias(%n0: index, %n1: index, %n2: index, %ahead: index, %every: index) -> tensor<?x?x?xf32> {
  %e = tensor.empty(%n0, %n1, %n2) : tensor<?x?x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%o: f32):
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %last = arith.addi %j, %ahead : index
    %later = arith.cmpi sgt, %k, %last : index
    %k1 = arith.addi %k, %c1 : index
    %rest = arith.remui %k1, %every : index
    %is = arith.cmpi eq, %rest, %c0 : index
    %removed = arith.ori %later, %is : i1
    %zero = arith.constant 0.0 : f32
    %inf = arith.constant 0xFF800000 : f32
    %v = arith.select %removed, %inf, %zero : f32
    linalg.yield %v : f32
  } -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// What is expected of f32 is attention of f64, which is computed by plain loops; of narrower types, that of f32.
func.func private @wide(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n0 = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %n1 = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n2 = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty(%n0, %n1, %n2) : tensor<?x?x?xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf64>) {
  ^bb0(%y: f32, %o: f64):
    %t = arith.extf %y : f32 to f64
    linalg.yield %t : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

func.func private @expected(%q: tensor<?x?x?xf32>, %k: tensor<?x?x?xf32>, %v: tensor<?x?x?xf32>, %bias: tensor<?x?x?xf32>, %scale: f32) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %q, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %v, %c2 : tensor<?x?x?xf32>
  %q64 = call @wide(%q) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
  %k64 = call @wide(%k) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
  %v64 = call @wide(%v) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
  %b64 = call @wide(%bias) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf64>
  %r = linalg_ext.attention ins(%q64, %k64, %v64, %scale, %b64 : tensor<?x?x?xf64>, tensor<?x?x?xf64>, tensor<?x?x?xf64>, f32, tensor<?x?x?xf64>) outs(%e : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %e32 = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %narrow = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x?xf64>) outs(%e32 : tensor<?x?x?xf32>) {
  ^bb0(%y: f64, %o: f32):
    %t = arith.truncf %y : f64 to f32
    linalg.yield %t : f32
  } -> tensor<?x?x?xf32>
  return %narrow : tensor<?x?x?xf32>
}

func.func private @expected32(%q: tensor<?x?x?xf32>, %k: tensor<?x?x?xf32>, %v: tensor<?x?x?xf32>, %bias: tensor<?x?x?xf32>, %scale: f32) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %q, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %v, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %r = linalg_ext.attention ins(%q, %k, %v, %scale, %bias : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @ragged_tiles() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 70 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 40 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 80 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x70x40xf32>
  %qx_e = tensor.empty() : tensor<1x70x40xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x70x40xf32>) outs(%qx_e : tensor<1x70x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x70x40xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x70x40xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x70x40xf32>
  %kx_e = tensor.empty() : tensor<1x70x40xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x70x40xf32>) outs(%kx_e : tensor<1x70x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x70x40xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x70x40xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x70x80xf32>
  %vx_e = tensor.empty() : tensor<1x70x80xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x70x80xf32>) outs(%vx_e : tensor<1x70x80xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x70x80xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x70x80xf16>
  %e = tensor.empty() : tensor<1x70x80xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x70x40xf16>, tensor<1x70x40xf16>, tensor<1x70x80xf16>, f32) outs(%e : tensor<1x70x80xf16>) -> tensor<1x70x80xf16>
  %we = tensor.empty() : tensor<1x70x80xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x70x80xf16>) outs(%we : tensor<1x70x80xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x70x80xf32>
  %got = tensor.cast %wide : tensor<1x70x80xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// From tile to tile largest scores of rows grow by little in some subgroups, by much in others.
func.func @spread_scores() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 70 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 451 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 40 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 80 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 6.000000e+00 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x70x40xf32>
  %qx_e = tensor.empty() : tensor<1x70x40xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x70x40xf32>) outs(%qx_e : tensor<1x70x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x70x40xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x70x40xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x451x40xf32>
  %kx_e = tensor.empty() : tensor<1x451x40xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x451x40xf32>) outs(%kx_e : tensor<1x451x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x451x40xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x451x40xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x451x80xf32>
  %vx_e = tensor.empty() : tensor<1x451x80xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x451x80xf32>) outs(%vx_e : tensor<1x451x80xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x451x80xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x451x80xf16>
  %e = tensor.empty() : tensor<1x70x80xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x70x40xf16>, tensor<1x451x40xf16>, tensor<1x451x80xf16>, f32) outs(%e : tensor<1x70x80xf16>) -> tensor<1x70x80xf16>
  %we = tensor.empty() : tensor<1x70x80xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x70x80xf16>) outs(%we : tensor<1x70x80xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x70x80xf32>
  %got = tensor.cast %wide : tensor<1x70x80xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

func.func @wider_than_registers() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 8 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 40 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 300 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 300 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 1.500000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x8x300xf32>
  %qx_e = tensor.empty() : tensor<1x8x300xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x8x300xf32>) outs(%qx_e : tensor<1x8x300xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x8x300xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x8x300xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x40x300xf32>
  %kx_e = tensor.empty() : tensor<1x40x300xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x40x300xf32>) outs(%kx_e : tensor<1x40x300xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x40x300xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x40x300xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x40x300xf32>
  %vx_e = tensor.empty() : tensor<1x40x300xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x40x300xf32>) outs(%vx_e : tensor<1x40x300xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x40x300xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x40x300xf16>
  %e = tensor.empty() : tensor<1x8x300xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x8x300xf16>, tensor<1x40x300xf16>, tensor<1x40x300xf16>, f32) outs(%e : tensor<1x8x300xf16>) -> tensor<1x8x300xf16>
  %we = tensor.empty() : tensor<1x8x300xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x8x300xf16>) outs(%we : tensor<1x8x300xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x8x300xf32>
  %got = tensor.cast %wide : tensor<1x8x300xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// Parts of tiles end at the edge.
func.func @half_a_tile_of_keys() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 16 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 96 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 64 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x16x32xf32>
  %qx_e = tensor.empty() : tensor<1x16x32xf32>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x16x32xf32>) outs(%qx_e : tensor<1x16x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x16x32xf32>
  %qx = util.optimization_barrier %qx_c : tensor<1x16x32xf32>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x96x32xf32>
  %kx_e = tensor.empty() : tensor<1x96x32xf32>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x96x32xf32>) outs(%kx_e : tensor<1x96x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x96x32xf32>
  %kx = util.optimization_barrier %kx_c : tensor<1x96x32xf32>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x96x64xf32>
  %vx_e = tensor.empty() : tensor<1x96x64xf32>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x96x64xf32>) outs(%vx_e : tensor<1x96x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x96x64xf32>
  %vx = util.optimization_barrier %vx_c : tensor<1x96x64xf32>
  %e = tensor.empty() : tensor<1x16x64xf32>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x16x32xf32>, tensor<1x96x32xf32>, tensor<1x96x64xf32>, f32) outs(%e : tensor<1x16x64xf32>) -> tensor<1x16x64xf32>
  %we = tensor.empty() : tensor<1x16x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x16x64xf32>) outs(%we : tensor<1x16x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x16x64xf32>
  %got = tensor.cast %wide : tensor<1x16x64xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 1.0e-05) : tensor<?x?x?xf32>
  return
}

// Parts of the columns, the last one not whole.
func.func @parts_of_columns() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 10 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 40 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 320 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x10x32xf32>
  %qx_e = tensor.empty() : tensor<1x10x32xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x10x32xf32>) outs(%qx_e : tensor<1x10x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x10x32xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x10x32xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x40x32xf32>
  %kx_e = tensor.empty() : tensor<1x40x32xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x40x32xf32>) outs(%kx_e : tensor<1x40x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x40x32xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x40x32xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x40x320xf32>
  %vx_e = tensor.empty() : tensor<1x40x320xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x40x320xf32>) outs(%vx_e : tensor<1x40x320xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x40x320xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x40x320xf16>
  %e = tensor.empty() : tensor<1x10x320xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x10x32xf16>, tensor<1x40x32xf16>, tensor<1x40x320xf16>, f32) outs(%e : tensor<1x10x320xf16>) -> tensor<1x10x320xf16>
  %we = tensor.empty() : tensor<1x10x320xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x10x320xf16>) outs(%we : tensor<1x10x320xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x10x320xf32>
  %got = tensor.cast %wide : tensor<1x10x320xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

func.func @bf16() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 20 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 64 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x20x64xf32>
  %qx_e = tensor.empty() : tensor<1x20x64xbf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x20x64xf32>) outs(%qx_e : tensor<1x20x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<1x20x64xbf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x20x64xbf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x70x64xf32>
  %kx_e = tensor.empty() : tensor<1x70x64xbf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x70x64xf32>) outs(%kx_e : tensor<1x70x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<1x70x64xbf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x70x64xbf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x70x64xf32>
  %vx_e = tensor.empty() : tensor<1x70x64xbf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x70x64xf32>) outs(%vx_e : tensor<1x70x64xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<1x70x64xbf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x70x64xbf16>
  %e = tensor.empty() : tensor<1x20x64xbf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x20x64xbf16>, tensor<1x70x64xbf16>, tensor<1x70x64xbf16>, f32) outs(%e : tensor<1x20x64xbf16>) -> tensor<1x20x64xbf16>
  %we = tensor.empty() : tensor<1x20x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x20x64xbf16>) outs(%we : tensor<1x20x64xf32>) {
  ^bb0(%x: bf16, %o: f32):
    %y = arith.extf %x : bf16 to f32
    linalg.yield %y : f32
  } -> tensor<1x20x64xf32>
  %got = tensor.cast %wide : tensor<1x20x64xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 1.5e-02) : tensor<?x?x?xf32>
  return
}

func.func @f32() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 20 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 64 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x20x32xf32>
  %qx_e = tensor.empty() : tensor<1x20x32xf32>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x20x32xf32>) outs(%qx_e : tensor<1x20x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x20x32xf32>
  %qx = util.optimization_barrier %qx_c : tensor<1x20x32xf32>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x70x32xf32>
  %kx_e = tensor.empty() : tensor<1x70x32xf32>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x70x32xf32>) outs(%kx_e : tensor<1x70x32xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x70x32xf32>
  %kx = util.optimization_barrier %kx_c : tensor<1x70x32xf32>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x70x64xf32>
  %vx_e = tensor.empty() : tensor<1x70x64xf32>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x70x64xf32>) outs(%vx_e : tensor<1x70x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x70x64xf32>
  %vx = util.optimization_barrier %vx_c : tensor<1x70x64xf32>
  %e = tensor.empty() : tensor<1x20x64xf32>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x20x32xf32>, tensor<1x70x32xf32>, tensor<1x70x64xf32>, f32) outs(%e : tensor<1x20x64xf32>) -> tensor<1x20x64xf32>
  %we = tensor.empty() : tensor<1x20x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x20x64xf32>) outs(%we : tensor<1x20x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<1x20x64xf32>
  %got = tensor.cast %wide : tensor<1x20x64xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 1.0e-05) : tensor<?x?x?xf32>
  return
}

// Nothing is known.
func.func @dynamic_head() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 20 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 48 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 72 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = util.optimization_barrier %q0 : tensor<?x?x?xf32>
  %qx_e = tensor.empty(%b, %m, %d) : tensor<?x?x?xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<?x?x?xf32>) outs(%qx_e : tensor<?x?x?xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x?xf16>
  %qx = util.optimization_barrier %qx_c : tensor<?x?x?xf16>
  %kx_s = util.optimization_barrier %k0 : tensor<?x?x?xf32>
  %kx_e = tensor.empty(%b, %s, %d) : tensor<?x?x?xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<?x?x?xf32>) outs(%kx_e : tensor<?x?x?xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x?xf16>
  %kx = util.optimization_barrier %kx_c : tensor<?x?x?xf16>
  %vx_s = util.optimization_barrier %v0 : tensor<?x?x?xf32>
  %vx_e = tensor.empty(%b, %s, %n) : tensor<?x?x?xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<?x?x?xf32>) outs(%vx_e : tensor<?x?x?xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x?xf16>
  %vx = util.optimization_barrier %vx_c : tensor<?x?x?xf16>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, f32) outs(%e : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
  %we = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x?xf16>) outs(%we : tensor<?x?x?xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  %got = util.optimization_barrier %wide : tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// Queries follow keys that were there before.
func.func @causal_dynamic() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 70 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 150 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 16 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 80 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x?x16xf32>
  %qx_e = tensor.empty(%m) : tensor<1x?x16xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x?x16xf32>) outs(%qx_e : tensor<1x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x?x16xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x?x16xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x?x16xf32>
  %kx_e = tensor.empty(%s) : tensor<1x?x16xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x?x16xf32>) outs(%kx_e : tensor<1x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x?x16xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x?x16xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x?x16xf32>
  %vx_e = tensor.empty(%s) : tensor<1x?x16xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x?x16xf32>) outs(%vx_e : tensor<1x?x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x?x16xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x?x16xf16>
  %e = tensor.empty(%m) : tensor<1x?x16xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x?x16xf16>, tensor<1x?x16xf16>, tensor<1x?x16xf16>, f32) outs(%e : tensor<1x?x16xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 1 : index
    %key = linalg_ext.index 3 : index
    %last = arith.addi %row, %ahead : index
    %keep = arith.cmpi sle, %key, %last : index
    %removed = arith.constant 0xFF800000 : f32
    %s0 = arith.select %keep, %score, %removed : f32
    linalg_ext.yield %s0 : f32
  } -> tensor<1x?x16xf16>
  %we = tensor.empty(%m) : tensor<1x?x16xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x?x16xf16>) outs(%we : tensor<1x?x16xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x?x16xf32>
  %got = tensor.cast %wide : tensor<1x?x16xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

func.func @filtered() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 70 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 90 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 16 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 16 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 0 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 7 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x70x16xf32>
  %qx_e = tensor.empty() : tensor<1x70x16xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x70x16xf32>) outs(%qx_e : tensor<1x70x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x70x16xf16>
  %qx = util.optimization_barrier %qx_c : tensor<1x70x16xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x90x16xf32>
  %kx_e = tensor.empty() : tensor<1x90x16xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x90x16xf32>) outs(%kx_e : tensor<1x90x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x90x16xf16>
  %kx = util.optimization_barrier %kx_c : tensor<1x90x16xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x90x16xf32>
  %vx_e = tensor.empty() : tensor<1x90x16xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x90x16xf32>) outs(%vx_e : tensor<1x90x16xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x90x16xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x90x16xf16>
  %e = tensor.empty() : tensor<1x70x16xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale : tensor<1x70x16xf16>, tensor<1x90x16xf16>, tensor<1x90x16xf16>, f32) outs(%e : tensor<1x70x16xf16>) {
  ^bb0(%score: f32):
    %key = linalg_ext.index 3 : index
    %row = linalg_ext.index 1 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %key1 = arith.addi %key, %c1 : index
    %rest = arith.remui %key1, %c7 : index
    %other = arith.cmpi ne, %rest, %c0 : index
    %earlier = arith.cmpi ule, %key, %row : index
    %keep = arith.andi %other, %earlier : i1
    %removed = arith.constant 0xFF800000 : f32
    %s0 = arith.select %keep, %score, %removed : f32
    linalg_ext.yield %s0 : f32
  } -> tensor<1x70x16xf16>
  %we = tensor.empty() : tensor<1x70x16xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x70x16xf16>) outs(%we : tensor<1x70x16xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x70x16xf32>
  %got = tensor.cast %wide : tensor<1x70x16xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

func.func @dynamic_mask() {
  %b_c = arith.constant 2 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 20 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 70 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 32 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 20 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 5 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<?x?x32xf32>
  %qx_e = tensor.empty(%b, %m) : tensor<?x?x32xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<?x?x32xf32>) outs(%qx_e : tensor<?x?x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x32xf16>
  %qx = util.optimization_barrier %qx_c : tensor<?x?x32xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<?x?x32xf32>
  %kx_e = tensor.empty(%b, %s) : tensor<?x?x32xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<?x?x32xf32>) outs(%kx_e : tensor<?x?x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x32xf16>
  %kx = util.optimization_barrier %kx_c : tensor<?x?x32xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<?x?x32xf32>
  %vx_e = tensor.empty(%b, %s) : tensor<?x?x32xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<?x?x32xf32>) outs(%vx_e : tensor<?x?x32xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<?x?x32xf16>
  %vx = util.optimization_barrier %vx_c : tensor<?x?x32xf16>
  %mask_s = util.optimization_barrier %bias0 : tensor<?x?x?xf32>
  %mask_e = tensor.empty(%b, %m, %s) : tensor<?x?x?xf32>
  %mask_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mask_s : tensor<?x?x?xf32>) outs(%mask_e : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x?x?xf32>
  %mask = util.optimization_barrier %mask_c : tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m) : tensor<?x?x32xf16>
  %r = linalg_ext.attention ins(%qx, %kx, %vx, %scale, %mask : tensor<?x?x32xf16>, tensor<?x?x32xf16>, tensor<?x?x32xf16>, f32, tensor<?x?x?xf32>) outs(%e : tensor<?x?x32xf16>) -> tensor<?x?x32xf16>
  %we = tensor.empty(%b, %m) : tensor<?x?x32xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x?x32xf16>) outs(%we : tensor<?x?x32xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<?x?x32xf32>
  %got = tensor.cast %wide : tensor<?x?x32xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// Batches, rows and elements in any order.
func.func @other_orders() {
  %b_c = arith.constant 1 : index
  %b = util.optimization_barrier %b_c : index
  %m_c = arith.constant 30 : index
  %m = util.optimization_barrier %m_c : index
  %s_c = arith.constant 40 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 32 : index
  %d = util.optimization_barrier %d_c : index
  %n_c = arith.constant 40 : index
  %n = util.optimization_barrier %n_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %scale = arith.constant 3.000000e-01 : f32
  %ahead_c = arith.constant 1073741824 : index
  %ahead = util.optimization_barrier %ahead_c : index
  %every_c = arith.constant 1073741824 : index
  %every = util.optimization_barrier %every_c : index
  %q = call @numbers(%b, %m, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%b, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%b, %s, %n, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%b, %m, %s, %ahead, %every) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %q0 = util.optimization_barrier %q : tensor<?x?x?xf32>
  %k0 = util.optimization_barrier %k : tensor<?x?x?xf32>
  %v0 = util.optimization_barrier %v : tensor<?x?x?xf32>
  %bias0 = util.optimization_barrier %bias : tensor<?x?x?xf32>
  %qx_s = tensor.cast %q0 : tensor<?x?x?xf32> to tensor<1x30x32xf32>
  %qx_e = tensor.empty() : tensor<32x1x30xf16>
  %qx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qx_s : tensor<1x30x32xf32>) outs(%qx_e : tensor<32x1x30xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<32x1x30xf16>
  %qx = util.optimization_barrier %qx_c : tensor<32x1x30xf16>
  %kx_s = tensor.cast %k0 : tensor<?x?x?xf32> to tensor<1x40x32xf32>
  %kx_e = tensor.empty() : tensor<32x40x1xf16>
  %kx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k, j, i)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kx_s : tensor<1x40x32xf32>) outs(%kx_e : tensor<32x40x1xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<32x40x1xf16>
  %kx = util.optimization_barrier %kx_c : tensor<32x40x1xf16>
  %vx_s = tensor.cast %v0 : tensor<?x?x?xf32> to tensor<1x40x40xf32>
  %vx_e = tensor.empty() : tensor<1x40x40xf16>
  %vx_c = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, k, j)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vx_s : tensor<1x40x40xf32>) outs(%vx_e : tensor<1x40x40xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x40x40xf16>
  %vx = util.optimization_barrier %vx_c : tensor<1x40x40xf16>
  %e = tensor.empty() : tensor<1x30x40xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, m, d, s, n) -> (d, b, m)>, affine_map<(b, m, d, s, n) -> (d, s, b)>, affine_map<(b, m, d, s, n) -> (b, n, s)>, affine_map<(b, m, d, s, n) -> ()>, affine_map<(b, m, d, s, n) -> (b, m, n)>]} ins(%qx, %kx, %vx, %scale : tensor<32x1x30xf16>, tensor<32x40x1xf16>, tensor<1x40x40xf16>, f32) outs(%e : tensor<1x30x40xf16>) -> tensor<1x30x40xf16>
  %we = tensor.empty() : tensor<1x30x40xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<1x30x40xf16>) outs(%we : tensor<1x30x40xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<1x30x40xf32>
  %got = tensor.cast %wide : tensor<1x30x40xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// Query heads share keys and values in groups; the index of the group is no position.
func.func @grouped_heads() {
  %c2_c = arith.constant 2 : index
  %c2 = util.optimization_barrier %c2_c : index
  %rows_c = arith.constant 60 : index
  %rows = util.optimization_barrier %rows_c : index
  %s_c = arith.constant 50 : index
  %s = util.optimization_barrier %s_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %seed2_c = arith.constant 123456789 : i32
  %seed2 = util.optimization_barrier %seed2_c : i32
  %never_c = arith.constant 1073741824 : index
  %never = util.optimization_barrier %never_c : index
  %scale = arith.constant 3.0e-01 : f32
  %q = call @numbers(%c2, %rows, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %k = call @numbers(%c2, %s, %d, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %v = call @numbers(%c2, %s, %d, %seed2) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %plain = call @bias(%c2, %rows, %s, %never, %never) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  // Row 20 g + i of the expected one is query i of group g.
  %e = tensor.empty(%c2, %rows, %s) : tensor<?x?x?xf32>
  %bias = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%plain : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %j = linalg.index 1 : index
    %key = linalg.index 2 : index
    %c20 = arith.constant 20 : index
    %i = arith.remui %j, %c20 : index
    %later = arith.cmpi ugt, %key, %i : index
    %inf = arith.constant 0xFF800000 : f32
    %y = arith.select %later, %inf, %x : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  %want = call @expected32(%q, %k, %v, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %qs = tensor.cast %q : tensor<?x?x?xf32> to tensor<2x60x64xf32>
  %ks = tensor.cast %k : tensor<?x?x?xf32> to tensor<2x50x64xf32>
  %vs = tensor.cast %v : tensor<?x?x?xf32> to tensor<2x50x64xf32>
  %q4 = tensor.expand_shape %qs [[0], [1, 2], [3]] output_shape [2, 3, 20, 64] : tensor<2x60x64xf32> into tensor<2x3x20x64xf32>
  %qe = tensor.empty() : tensor<2x3x20x64xf16>
  %qh = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%q4 : tensor<2x3x20x64xf32>) outs(%qe : tensor<2x3x20x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x3x20x64xf16>
  %ke = tensor.empty() : tensor<2x50x64xf16>
  %kh = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%ks : tensor<2x50x64xf32>) outs(%ke : tensor<2x50x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x50x64xf16>
  %vh = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vs : tensor<2x50x64xf32>) outs(%ke : tensor<2x50x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x50x64xf16>
  %qb = util.optimization_barrier %qh : tensor<2x3x20x64xf16>
  %kb = util.optimization_barrier %kh : tensor<2x50x64xf16>
  %vb = util.optimization_barrier %vh : tensor<2x50x64xf16>
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, g, m, d, s, n) -> (b, g, m, d)>, affine_map<(b, g, m, d, s, n) -> (b, s, d)>, affine_map<(b, g, m, d, s, n) -> (b, s, n)>, affine_map<(b, g, m, d, s, n) -> ()>, affine_map<(b, g, m, d, s, n) -> (b, g, m, n)>]} ins(%qb, %kb, %vb, %scale : tensor<2x3x20x64xf16>, tensor<2x50x64xf16>, tensor<2x50x64xf16>, f32) outs(%qe : tensor<2x3x20x64xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 2 : index
    %key = linalg_ext.index 4 : index
    %keep = arith.cmpi ule, %key, %row : index
    %removed = arith.constant 0xFF800000 : f32
    %s0 = arith.select %keep, %score, %removed : f32
    linalg_ext.yield %s0 : f32
  } -> tensor<2x3x20x64xf16>
  %we = tensor.empty() : tensor<2x3x20x64xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<2x3x20x64xf16>) outs(%we : tensor<2x3x20x64xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x3x20x64xf32>
  %flat = tensor.collapse_shape %wide [[0], [1, 2], [3]] : tensor<2x3x20x64xf32> into tensor<2x60x64xf32>
  %got = tensor.cast %flat : tensor<2x60x64xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}

// Keys and values are parts of larger tensors.
func.func @parts_of_a_cache() {
  %c2_c = arith.constant 2 : index
  %c2 = util.optimization_barrier %c2_c : index
  %rows_c = arith.constant 20 : index
  %rows = util.optimization_barrier %rows_c : index
  %all_c = arith.constant 120 : index
  %all = util.optimization_barrier %all_c : index
  %from_c = arith.constant 9 : index
  %from = util.optimization_barrier %from_c : index
  %count_c = arith.constant 70 : index
  %count = util.optimization_barrier %count_c : index
  %d_c = arith.constant 64 : index
  %d = util.optimization_barrier %d_c : index
  %wide_c = arith.constant 128 : index
  %wide = util.optimization_barrier %wide_c : index
  %seed0_c = arith.constant 1 : i32
  %seed0 = util.optimization_barrier %seed0_c : i32
  %seed1_c = arith.constant 77777 : i32
  %seed1 = util.optimization_barrier %seed1_c : i32
  %never_c = arith.constant 1073741824 : index
  %never = util.optimization_barrier %never_c : index
  %scale = arith.constant 3.0e-01 : f32
  %q = call @numbers(%c2, %rows, %d, %seed0) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %cache = call @numbers(%c2, %all, %wide, %seed1) : (index, index, index, i32) -> tensor<?x?x?xf32>
  %bias = call @bias(%c2, %rows, %count, %never, %never) : (index, index, index, index, index) -> tensor<?x?x?xf32>
  %k = tensor.extract_slice %cache[0, %from, 0] [2, %count, 64] [1, 1, 1] : tensor<?x?x?xf32> to tensor<2x?x64xf32>
  %v = tensor.extract_slice %cache[0, %from, 64] [2, %count, 64] [1, 1, 1] : tensor<?x?x?xf32> to tensor<2x?x64xf32>
  %kd = tensor.cast %k : tensor<2x?x64xf32> to tensor<?x?x?xf32>
  %vd = tensor.cast %v : tensor<2x?x64xf32> to tensor<?x?x?xf32>
  %kd0 = util.optimization_barrier %kd : tensor<?x?x?xf32>
  %vd0 = util.optimization_barrier %vd : tensor<?x?x?xf32>
  %want = call @expected32(%q, %kd0, %vd0, %bias, %scale) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
  %qs = tensor.cast %q : tensor<?x?x?xf32> to tensor<2x20x64xf32>
  %cs = tensor.cast %cache : tensor<?x?x?xf32> to tensor<2x120x128xf32>
  %qe = tensor.empty() : tensor<2x20x64xf16>
  %qh = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qs : tensor<2x20x64xf32>) outs(%qe : tensor<2x20x64xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x20x64xf16>
  %ce = tensor.empty() : tensor<2x120x128xf16>
  %ch = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cs : tensor<2x120x128xf32>) outs(%ce : tensor<2x120x128xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x120x128xf16>
  %qb = util.optimization_barrier %qh : tensor<2x20x64xf16>
  %cb = util.optimization_barrier %ch : tensor<2x120x128xf16>
  %kp = tensor.extract_slice %cb[0, %from, 0] [2, %count, 64] [1, 1, 1] : tensor<2x120x128xf16> to tensor<2x?x64xf16>
  %vp = tensor.extract_slice %cb[0, %from, 64] [2, %count, 64] [1, 1, 1] : tensor<2x120x128xf16> to tensor<2x?x64xf16>
  %r = linalg_ext.attention ins(%qb, %kp, %vp, %scale : tensor<2x20x64xf16>, tensor<2x?x64xf16>, tensor<2x?x64xf16>, f32) outs(%qe : tensor<2x20x64xf16>) -> tensor<2x20x64xf16>
  %we = tensor.empty() : tensor<2x20x64xf32>
  %back = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<2x20x64xf16>) outs(%we : tensor<2x20x64xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x20x64xf32>
  %got = tensor.cast %back : tensor<2x20x64xf32> to tensor<?x?x?xf32>
  check.expect_almost_eq(%got, %want, atol 2.0e-03) : tensor<?x?x?xf32>
  return
}
