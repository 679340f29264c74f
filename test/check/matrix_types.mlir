// Products of matrices of every element that some GPU has instructions for, in each direction that operands may lie in. Values are small
// integers: all sums are exact. What is expected is all products, one by one, and their sums.

func.func @f16_plain() {
  %ae = tensor.empty() : tensor<80x96xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<80x96xf16>
  %a = util.optimization_barrier %a0 : tensor<80x96xf16>
  %be = tensor.empty() : tensor<96x64xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<96x64xf16>
  %b = util.optimization_barrier %b0 : tensor<96x64xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf16>, tensor<96x64xf16>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf16>, tensor<96x64xf16>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @f16_turned() {
  %ae = tensor.empty() : tensor<64x48xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<64x48xf16>
  %a = util.optimization_barrier %a0 : tensor<64x48xf16>
  %be = tensor.empty() : tensor<80x64xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<80x64xf16>
  %b = util.optimization_barrier %b0 : tensor<80x64xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf16>, tensor<80x64xf16>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf16>, tensor<80x64xf16>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}

func.func @f16_unknown() {
  %u2 = arith.constant 2 : index
  %z2 = util.optimization_barrier %u2 : index
  %u19 = arith.constant 19 : index
  %z19 = util.optimization_barrier %u19 : index
  %u20 = arith.constant 20 : index
  %z20 = util.optimization_barrier %u20 : index
  %u35 = arith.constant 35 : index
  %z35 = util.optimization_barrier %u35 : index
  %ae = tensor.empty(%z2, %z20, %z35) : tensor<?x?x?xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<?x?x?xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 3 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<?x?x?xf16>
  %a = util.optimization_barrier %a0 : tensor<?x?x?xf16>
  %be = tensor.empty(%z2, %z35, %z19) : tensor<?x?x?xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<?x?x?xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f16 linalg.yield %v : f16
  } -> tensor<?x?x?xf16>
  %b = util.optimization_barrier %b0 : tensor<?x?x?xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%z2, %z20, %z19) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%f : tensor<?x?x?xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?xf32>
  %e4 = tensor.empty(%z2, %z20, %z19, %z35) : tensor<?x?x?x?xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n, k)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<?x?x?xf16>, tensor<?x?x?xf16>) outs(%e4 : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<?x?x?x?xf32>
  %all = util.optimization_barrier %all0 : tensor<?x?x?x?xf32>
  %want = linalg.reduce ins(%all : tensor<?x?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) dimensions = [3] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<?x?x?xf32>
  return
}

func.func @bf16_plain() {
  %ae = tensor.empty() : tensor<80x96xbf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<80x96xbf16>
  %a = util.optimization_barrier %a0 : tensor<80x96xbf16>
  %be = tensor.empty() : tensor<96x64xbf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<96x64xbf16>
  %b = util.optimization_barrier %b0 : tensor<96x64xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xbf16>, tensor<96x64xbf16>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xbf16>, tensor<96x64xbf16>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @bf16_turned() {
  %ae = tensor.empty() : tensor<64x48xbf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<64x48xbf16>
  %a = util.optimization_barrier %a0 : tensor<64x48xbf16>
  %be = tensor.empty() : tensor<80x64xbf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<80x64xbf16>
  %b = util.optimization_barrier %b0 : tensor<80x64xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xbf16>, tensor<80x64xbf16>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xbf16>, tensor<80x64xbf16>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}

func.func @bf16_along_k() {
  %ae = tensor.empty() : tensor<16x160xbf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<16x160xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<16x160xbf16>
  %a = util.optimization_barrier %a0 : tensor<16x160xbf16>
  %be = tensor.empty() : tensor<96x160xbf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x160xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to bf16 linalg.yield %v : bf16
  } -> tensor<96x160xbf16>
  %b = util.optimization_barrier %b0 : tensor<96x160xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x96xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x96xf32>) -> tensor<16x96xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x160xbf16>, tensor<96x160xbf16>) outs(%f : tensor<16x96xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<16x96xf32>
  %e4 = tensor.empty() : tensor<16x96x160xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<16x160xbf16>, tensor<96x160xbf16>) outs(%e4 : tensor<16x96x160xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %xw = arith.extf %x : bf16 to f32 %yw = arith.extf %y : bf16 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<16x96x160xf32>
  %all = util.optimization_barrier %all0 : tensor<16x96x160xf32>
  %want = linalg.reduce ins(%all : tensor<16x96x160xf32>) outs(%f : tensor<16x96xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<16x96xf32>
  return
}

func.func @f32_plain() {
  %ae = tensor.empty() : tensor<80x96xf32>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f32 linalg.yield %v : f32
  } -> tensor<80x96xf32>
  %a = util.optimization_barrier %a0 : tensor<80x96xf32>
  %be = tensor.empty() : tensor<96x64xf32>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f32 linalg.yield %v : f32
  } -> tensor<96x64xf32>
  %b = util.optimization_barrier %b0 : tensor<96x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf32>, tensor<96x64xf32>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32 linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf32>, tensor<96x64xf32>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @f32_turned() {
  %ae = tensor.empty() : tensor<64x48xf32>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f32 linalg.yield %v : f32
  } -> tensor<64x48xf32>
  %a = util.optimization_barrier %a0 : tensor<64x48xf32>
  %be = tensor.empty() : tensor<80x64xf32>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f32 linalg.yield %v : f32
  } -> tensor<80x64xf32>
  %b = util.optimization_barrier %b0 : tensor<80x64xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf32>, tensor<80x64xf32>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32 linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf32>, tensor<80x64xf32>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}

func.func @f64_plain() {
  %ae = tensor.empty() : tensor<80x96xf64>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<80x96xf64>
  %a = util.optimization_barrier %a0 : tensor<80x96xf64>
  %be = tensor.empty() : tensor<96x64xf64>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<96x64xf64>
  %b = util.optimization_barrier %b0 : tensor<96x64xf64>
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<80x64xf64>
  %f = linalg.fill ins(%zero : f64) outs(%e : tensor<80x64xf64>) -> tensor<80x64xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf64>, tensor<96x64xf64>) outs(%f : tensor<80x64xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 %r = arith.addf %o, %q : f64 linalg.yield %r : f64
  } -> tensor<80x64xf64>
  %e4 = tensor.empty() : tensor<80x64x96xf64>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf64>, tensor<96x64xf64>) outs(%e4 : tensor<80x64x96xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 linalg.yield %q : f64
  } -> tensor<80x64x96xf64>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf64>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf64>) outs(%f : tensor<80x64xf64>) dimensions = [2] (%u: f64, %w: f64) { %t = arith.addf %u, %w : f64 linalg.yield %t : f64 }
  check.expect_eq(%p, %want) : tensor<80x64xf64>
  return
}

func.func @f64_turned() {
  %ae = tensor.empty() : tensor<64x48xf64>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<64x48xf64>
  %a = util.optimization_barrier %a0 : tensor<64x48xf64>
  %be = tensor.empty() : tensor<80x64xf64>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<80x64xf64>
  %b = util.optimization_barrier %b0 : tensor<80x64xf64>
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<48x80xf64>
  %f = linalg.fill ins(%zero : f64) outs(%e : tensor<48x80xf64>) -> tensor<48x80xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf64>, tensor<80x64xf64>) outs(%f : tensor<48x80xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 %r = arith.addf %o, %q : f64 linalg.yield %r : f64
  } -> tensor<48x80xf64>
  %e4 = tensor.empty() : tensor<48x80x64xf64>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf64>, tensor<80x64xf64>) outs(%e4 : tensor<48x80x64xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 linalg.yield %q : f64
  } -> tensor<48x80x64xf64>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf64>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf64>) outs(%f : tensor<48x80xf64>) dimensions = [2] (%u: f64, %w: f64) { %t = arith.addf %u, %w : f64 linalg.yield %t : f64 }
  check.expect_eq(%p, %want) : tensor<48x80xf64>
  return
}

func.func @f64_unknown() {
  %u2 = arith.constant 2 : index
  %z2 = util.optimization_barrier %u2 : index
  %u19 = arith.constant 19 : index
  %z19 = util.optimization_barrier %u19 : index
  %u20 = arith.constant 20 : index
  %z20 = util.optimization_barrier %u20 : index
  %u35 = arith.constant 35 : index
  %z35 = util.optimization_barrier %u35 : index
  %ae = tensor.empty(%z2, %z20, %z35) : tensor<?x?x?xf64>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<?x?x?xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 3 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<?x?x?xf64>
  %a = util.optimization_barrier %a0 : tensor<?x?x?xf64>
  %be = tensor.empty(%z2, %z35, %z19) : tensor<?x?x?xf64>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<?x?x?xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %v = arith.sitofp %d : i32 to f64 linalg.yield %v : f64
  } -> tensor<?x?x?xf64>
  %b = util.optimization_barrier %b0 : tensor<?x?x?xf64>
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty(%z2, %z20, %z19) : tensor<?x?x?xf64>
  %f = linalg.fill ins(%zero : f64) outs(%e : tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%f : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 %r = arith.addf %o, %q : f64 linalg.yield %r : f64
  } -> tensor<?x?x?xf64>
  %e4 = tensor.empty(%z2, %z20, %z19, %z35) : tensor<?x?x?x?xf64>
  %all0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n, k)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<?x?x?xf64>, tensor<?x?x?xf64>) outs(%e4 : tensor<?x?x?x?xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %q = arith.mulf %x, %y : f64 linalg.yield %q : f64
  } -> tensor<?x?x?x?xf64>
  %all = util.optimization_barrier %all0 : tensor<?x?x?x?xf64>
  %want = linalg.reduce ins(%all : tensor<?x?x?x?xf64>) outs(%f : tensor<?x?x?xf64>) dimensions = [3] (%u: f64, %w: f64) { %t = arith.addf %u, %w : f64 linalg.yield %t : f64 }
  check.expect_eq(%p, %want) : tensor<?x?x?xf64>
  return
}
