// Products of matrices of elements of 8 bits, in each direction that operands may lie in. Values are small
// integers: all sums are exact. What is expected is all products, one by one, and their sums.

func.func @signed_plain() {
  %ae = tensor.empty() : tensor<80x96xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 125 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x96xi8>
  %a = util.optimization_barrier %a0 : tensor<80x96xi8>
  %be = tensor.empty() : tensor<96x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 128 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<96x64xi8>
  %b = util.optimization_barrier %b0 : tensor<96x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<80x64xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<80x64xi32>) -> tensor<80x64xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%f : tensor<80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<80x64xi32>
  %e4 = tensor.empty() : tensor<80x64x96xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%e4 : tensor<80x64x96xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<80x64x96xi32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xi32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xi32>) outs(%f : tensor<80x64xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<80x64xi32>
  return
}

func.func @signed_turned() {
  %ae = tensor.empty() : tensor<64x48xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 125 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<64x48xi8>
  %a = util.optimization_barrier %a0 : tensor<64x48xi8>
  %be = tensor.empty() : tensor<80x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 128 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x64xi8>
  %b = util.optimization_barrier %b0 : tensor<80x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<48x80xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<48x80xi32>) -> tensor<48x80xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%f : tensor<48x80xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<48x80xi32>
  %e4 = tensor.empty() : tensor<48x80x64xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%e4 : tensor<48x80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<48x80x64xi32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xi32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xi32>) outs(%f : tensor<48x80xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<48x80xi32>
  return
}

func.func @signed_unknown() {
  %u2 = arith.constant 2 : index
  %z2 = util.optimization_barrier %u2 : index
  %u19 = arith.constant 19 : index
  %z19 = util.optimization_barrier %u19 : index
  %u20 = arith.constant 20 : index
  %z20 = util.optimization_barrier %u20 : index
  %u35 = arith.constant 35 : index
  %z35 = util.optimization_barrier %u35 : index
  %ae = tensor.empty(%z2, %z20, %z35) : tensor<?x?x?xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<?x?x?xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 3 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 125 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<?x?x?xi8>
  %a = util.optimization_barrier %a0 : tensor<?x?x?xi8>
  %be = tensor.empty(%z2, %z35, %z19) : tensor<?x?x?xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<?x?x?xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 128 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<?x?x?xi8>
  %b = util.optimization_barrier %b0 : tensor<?x?x?xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty(%z2, %z20, %z19) : tensor<?x?x?xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%f : tensor<?x?x?xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<?x?x?xi32>
  %e4 = tensor.empty(%z2, %z20, %z19, %z35) : tensor<?x?x?x?xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n, k)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%e4 : tensor<?x?x?x?xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<?x?x?x?xi32>
  %all = util.optimization_barrier %all0 : tensor<?x?x?x?xi32>
  %want = linalg.reduce ins(%all : tensor<?x?x?x?xi32>) outs(%f : tensor<?x?x?xi32>) dimensions = [3] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<?x?x?xi32>
  return
}

func.func @unsigned_plain() {
  %ae = tensor.empty() : tensor<80x96xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x96xi8>
  %a = util.optimization_barrier %a0 : tensor<80x96xi8>
  %be = tensor.empty() : tensor<96x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 256 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<96x64xi8>
  %b = util.optimization_barrier %b0 : tensor<96x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<80x64xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<80x64xi32>) -> tensor<80x64xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%f : tensor<80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<80x64xi32>
  %e4 = tensor.empty() : tensor<80x64x96xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%e4 : tensor<80x64x96xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<80x64x96xi32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xi32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xi32>) outs(%f : tensor<80x64xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<80x64xi32>
  return
}

func.func @unsigned_turned() {
  %ae = tensor.empty() : tensor<64x48xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<64x48xi8>
  %a = util.optimization_barrier %a0 : tensor<64x48xi8>
  %be = tensor.empty() : tensor<80x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 256 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x64xi8>
  %b = util.optimization_barrier %b0 : tensor<80x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<48x80xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<48x80xi32>) -> tensor<48x80xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%f : tensor<48x80xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<48x80xi32>
  %e4 = tensor.empty() : tensor<48x80x64xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%e4 : tensor<48x80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<48x80x64xi32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xi32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xi32>) outs(%f : tensor<48x80xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<48x80xi32>
  return
}

func.func @unsigned_along_k() {
  %ae = tensor.empty() : tensor<16x160xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<16x160xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<16x160xi8>
  %a = util.optimization_barrier %a0 : tensor<16x160xi8>
  %be = tensor.empty() : tensor<96x160xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x160xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 256 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<96x160xi8>
  %b = util.optimization_barrier %b0 : tensor<96x160xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<16x96xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<16x96xi32>) -> tensor<16x96xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x160xi8>, tensor<96x160xi8>) outs(%f : tensor<16x96xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<16x96xi32>
  %e4 = tensor.empty() : tensor<16x96x160xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<16x160xi8>, tensor<96x160xi8>) outs(%e4 : tensor<16x96x160xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<16x96x160xi32>
  %all = util.optimization_barrier %all0 : tensor<16x96x160xi32>
  %want = linalg.reduce ins(%all : tensor<16x96x160xi32>) outs(%f : tensor<16x96xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<16x96xi32>
  return
}

func.func @mixed_plain() {
  %ae = tensor.empty() : tensor<80x96xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x96xi8>
  %a = util.optimization_barrier %a0 : tensor<80x96xi8>
  %be = tensor.empty() : tensor<96x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 128 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<96x64xi8>
  %b = util.optimization_barrier %b0 : tensor<96x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<80x64xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<80x64xi32>) -> tensor<80x64xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%f : tensor<80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<80x64xi32>
  %e4 = tensor.empty() : tensor<80x64x96xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xi8>, tensor<96x64xi8>) outs(%e4 : tensor<80x64x96xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<80x64x96xi32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xi32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xi32>) outs(%f : tensor<80x64xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<80x64xi32>
  return
}

func.func @mixed_turned() {
  %ae = tensor.empty() : tensor<64x48xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<64x48xi8>
  %a = util.optimization_barrier %a0 : tensor<64x48xi8>
  %be = tensor.empty() : tensor<80x64xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 128 : i32 %d = arith.subi %n, %f : i32
    %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<80x64xi8>
  %b = util.optimization_barrier %b0 : tensor<80x64xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<48x80xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<48x80xi32>) -> tensor<48x80xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%f : tensor<48x80xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<48x80xi32>
  %e4 = tensor.empty() : tensor<48x80x64xi32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xi8>, tensor<80x64xi8>) outs(%e4 : tensor<48x80x64xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 linalg.yield %q : i32
  } -> tensor<48x80x64xi32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xi32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xi32>) outs(%f : tensor<48x80xi32>) dimensions = [2] (%u: i32, %w: i32) { %t = arith.addi %u, %w : i32 linalg.yield %t : i32 }
  check.expect_eq(%p, %want) : tensor<48x80xi32>
  return
}

func.func @f8e4m3fn_plain() {
  %ae = tensor.empty() : tensor<80x96xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<80x96xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<80x96xf8E4M3FN>
  %be = tensor.empty() : tensor<96x64xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<96x64xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<96x64xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf8E4M3FN>, tensor<96x64xf8E4M3FN>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf8E4M3FN>, tensor<96x64xf8E4M3FN>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @f8e4m3fn_turned() {
  %ae = tensor.empty() : tensor<64x48xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<64x48xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<64x48xf8E4M3FN>
  %be = tensor.empty() : tensor<80x64xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<80x64xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<80x64xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf8E4M3FN>, tensor<80x64xf8E4M3FN>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf8E4M3FN>, tensor<80x64xf8E4M3FN>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}

func.func @f8e4m3fn_unknown() {
  %u2 = arith.constant 2 : index
  %z2 = util.optimization_barrier %u2 : index
  %u19 = arith.constant 19 : index
  %z19 = util.optimization_barrier %u19 : index
  %u20 = arith.constant 20 : index
  %z20 = util.optimization_barrier %u20 : index
  %u35 = arith.constant 35 : index
  %z35 = util.optimization_barrier %u35 : index
  %ae = tensor.empty(%z2, %z20, %z35) : tensor<?x?x?xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<?x?x?xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 3 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<?x?x?xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<?x?x?xf8E4M3FN>
  %be = tensor.empty(%z2, %z35, %z19) : tensor<?x?x?xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<?x?x?xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index %s2 = arith.addi %s1, %p2 : index
    %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<?x?x?xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<?x?x?xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%z2, %z20, %z19) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf8E4M3FN>, tensor<?x?x?xf8E4M3FN>) outs(%f : tensor<?x?x?xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?xf32>
  %e4 = tensor.empty(%z2, %z20, %z19, %z35) : tensor<?x?x?x?xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n, k)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<?x?x?xf8E4M3FN>, tensor<?x?x?xf8E4M3FN>) outs(%e4 : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<?x?x?x?xf32>
  %all = util.optimization_barrier %all0 : tensor<?x?x?x?xf32>
  %want = linalg.reduce ins(%all : tensor<?x?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) dimensions = [3] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<?x?x?xf32>
  return
}

func.func @f8e5m2_plain() {
  %ae = tensor.empty() : tensor<80x96xf8E5M2>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<80x96xf8E5M2>
  %a = util.optimization_barrier %a0 : tensor<80x96xf8E5M2>
  %be = tensor.empty() : tensor<96x64xf8E5M2>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<96x64xf8E5M2>
  %b = util.optimization_barrier %b0 : tensor<96x64xf8E5M2>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf8E5M2>, tensor<96x64xf8E5M2>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: f8E5M2, %y: f8E5M2, %o: f32):
    %xw = arith.extf %x : f8E5M2 to f32 %yw = arith.extf %y : f8E5M2 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf8E5M2>, tensor<96x64xf8E5M2>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: f8E5M2, %y: f8E5M2, %o: f32):
    %xw = arith.extf %x : f8E5M2 to f32 %yw = arith.extf %y : f8E5M2 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @f8e5m2_turned() {
  %ae = tensor.empty() : tensor<64x48xf8E5M2>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<64x48xf8E5M2>
  %a = util.optimization_barrier %a0 : tensor<64x48xf8E5M2>
  %be = tensor.empty() : tensor<80x64xf8E5M2>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<80x64xf8E5M2>
  %b = util.optimization_barrier %b0 : tensor<80x64xf8E5M2>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf8E5M2>, tensor<80x64xf8E5M2>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: f8E5M2, %y: f8E5M2, %o: f32):
    %xw = arith.extf %x : f8E5M2 to f32 %yw = arith.extf %y : f8E5M2 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf8E5M2>, tensor<80x64xf8E5M2>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: f8E5M2, %y: f8E5M2, %o: f32):
    %xw = arith.extf %x : f8E5M2 to f32 %yw = arith.extf %y : f8E5M2 to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}

func.func @f8e4m3fnuz_plain() {
  %ae = tensor.empty() : tensor<80x96xf8E4M3FNUZ>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<80x96xf8E4M3FNUZ>) {
  ^bb0(%o: f8E4M3FNUZ):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FNUZ linalg.yield %v : f8E4M3FNUZ
  } -> tensor<80x96xf8E4M3FNUZ>
  %a = util.optimization_barrier %a0 : tensor<80x96xf8E4M3FNUZ>
  %be = tensor.empty() : tensor<96x64xf8E4M3FNUZ>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<96x64xf8E4M3FNUZ>) {
  ^bb0(%o: f8E4M3FNUZ):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FNUZ linalg.yield %v : f8E4M3FNUZ
  } -> tensor<96x64xf8E4M3FNUZ>
  %b = util.optimization_barrier %b0 : tensor<96x64xf8E4M3FNUZ>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<80x64xf32>) -> tensor<80x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<80x96xf8E4M3FNUZ>, tensor<96x64xf8E4M3FNUZ>) outs(%f : tensor<80x64xf32>) {
  ^bb0(%x: f8E4M3FNUZ, %y: f8E4M3FNUZ, %o: f32):
    %xw = arith.extf %x : f8E4M3FNUZ to f32 %yw = arith.extf %y : f8E4M3FNUZ to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<80x64xf32>
  %e4 = tensor.empty() : tensor<80x64x96xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<80x96xf8E4M3FNUZ>, tensor<96x64xf8E4M3FNUZ>) outs(%e4 : tensor<80x64x96xf32>) {
  ^bb0(%x: f8E4M3FNUZ, %y: f8E4M3FNUZ, %o: f32):
    %xw = arith.extf %x : f8E4M3FNUZ to f32 %yw = arith.extf %y : f8E4M3FNUZ to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<80x64x96xf32>
  %all = util.optimization_barrier %all0 : tensor<80x64x96xf32>
  %want = linalg.reduce ins(%all : tensor<80x64x96xf32>) outs(%f : tensor<80x64xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<80x64xf32>
  return
}

func.func @f8e4m3fnuz_turned() {
  %ae = tensor.empty() : tensor<64x48xf8E4M3FNUZ>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<64x48xf8E4M3FNUZ>) {
  ^bb0(%o: f8E4M3FNUZ):
    %c = arith.constant 5 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FNUZ linalg.yield %v : f8E4M3FNUZ
  } -> tensor<64x48xf8E4M3FNUZ>
  %a = util.optimization_barrier %a0 : tensor<64x48xf8E4M3FNUZ>
  %be = tensor.empty() : tensor<80x64xf8E4M3FNUZ>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<80x64xf8E4M3FNUZ>) {
  ^bb0(%o: f8E4M3FNUZ):
    %c = arith.constant 7 : index %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32 %d = arith.subi %n, %f : i32
    %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FNUZ linalg.yield %v : f8E4M3FNUZ
  } -> tensor<80x64xf8E4M3FNUZ>
  %b = util.optimization_barrier %b0 : tensor<80x64xf8E4M3FNUZ>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x80xf32>) -> tensor<48x80xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x48xf8E4M3FNUZ>, tensor<80x64xf8E4M3FNUZ>) outs(%f : tensor<48x80xf32>) {
  ^bb0(%x: f8E4M3FNUZ, %y: f8E4M3FNUZ, %o: f32):
    %xw = arith.extf %x : f8E4M3FNUZ to f32 %yw = arith.extf %y : f8E4M3FNUZ to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<48x80xf32>
  %e4 = tensor.empty() : tensor<48x80x64xf32>
  %all0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<64x48xf8E4M3FNUZ>, tensor<80x64xf8E4M3FNUZ>) outs(%e4 : tensor<48x80x64xf32>) {
  ^bb0(%x: f8E4M3FNUZ, %y: f8E4M3FNUZ, %o: f32):
    %xw = arith.extf %x : f8E4M3FNUZ to f32 %yw = arith.extf %y : f8E4M3FNUZ to f32 %q = arith.mulf %xw, %yw : f32 linalg.yield %q : f32
  } -> tensor<48x80x64xf32>
  %all = util.optimization_barrier %all0 : tensor<48x80x64xf32>
  %want = linalg.reduce ins(%all : tensor<48x80x64xf32>) outs(%f : tensor<48x80xf32>) dimensions = [2] (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  check.expect_eq(%p, %want) : tensor<48x80xf32>
  return
}
