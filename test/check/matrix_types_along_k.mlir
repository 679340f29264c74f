// Products of matrices of elements of 8 bits that all lie along k, for instructions of several
// subgroups. Values are small integers: all sums are exact, and those of wide elements are the same.

func.func @e4m3() {
  %ae = tensor.empty() : tensor<130x2064xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<130x2064xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<130x2064xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<130x2064xf8E4M3FN>
  %be = tensor.empty() : tensor<130x2064xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<130x2064xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<130x2064xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<130x2064xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<130x130xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<130x130xf32>) -> tensor<130x130xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<130x2064xf8E4M3FN>, tensor<130x2064xf8E4M3FN>) outs(%f : tensor<130x130xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<130x130xf32>
  %aw0 = arith.extf %a : tensor<130x2064xf8E4M3FN> to tensor<130x2064xf32>
  %aw = util.optimization_barrier %aw0 : tensor<130x2064xf32>
  %bw0 = arith.extf %b : tensor<130x2064xf8E4M3FN> to tensor<130x2064xf32>
  %bw = util.optimization_barrier %bw0 : tensor<130x2064xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<130x2064xf32>, tensor<130x2064xf32>) outs(%f : tensor<130x130xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<130x130xf32>
  check.expect_eq(%p, %want) : tensor<130x130xf32>
  return
}

func.func @e5m2() {
  %ae = tensor.empty() : tensor<65x2192xf8E5M2>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<65x2192xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<65x2192xf8E5M2>
  %a = util.optimization_barrier %a0 : tensor<65x2192xf8E5M2>
  %be = tensor.empty() : tensor<72x2192xf8E5M2>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<72x2192xf8E5M2>) {
  ^bb0(%o: f8E5M2):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E5M2 linalg.yield %v : f8E5M2
  } -> tensor<72x2192xf8E5M2>
  %b = util.optimization_barrier %b0 : tensor<72x2192xf8E5M2>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<65x72xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<65x72xf32>) -> tensor<65x72xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<65x2192xf8E5M2>, tensor<72x2192xf8E5M2>) outs(%f : tensor<65x72xf32>) {
  ^bb0(%x: f8E5M2, %y: f8E5M2, %o: f32):
    %xw = arith.extf %x : f8E5M2 to f32 %yw = arith.extf %y : f8E5M2 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<65x72xf32>
  %aw0 = arith.extf %a : tensor<65x2192xf8E5M2> to tensor<65x2192xf32>
  %aw = util.optimization_barrier %aw0 : tensor<65x2192xf32>
  %bw0 = arith.extf %b : tensor<72x2192xf8E5M2> to tensor<72x2192xf32>
  %bw = util.optimization_barrier %bw0 : tensor<72x2192xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<65x2192xf32>, tensor<72x2192xf32>) outs(%f : tensor<65x72xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<65x72xf32>
  check.expect_eq(%p, %want) : tensor<65x72xf32>
  return
}

func.func @e4m3_between_chunks() {
  %ae = tensor.empty() : tensor<66x40xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<66x40xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<66x40xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<66x40xf8E4M3FN>
  %be = tensor.empty() : tensor<20x40xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<20x40xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %c = arith.constant 9 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<20x40xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<20x40xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<66x20xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<66x20xf32>) -> tensor<66x20xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<66x40xf8E4M3FN>, tensor<20x40xf8E4M3FN>) outs(%f : tensor<66x20xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<66x20xf32>
  %aw0 = arith.extf %a : tensor<66x40xf8E4M3FN> to tensor<66x40xf32>
  %aw = util.optimization_barrier %aw0 : tensor<66x40xf32>
  %bw0 = arith.extf %b : tensor<20x40xf8E4M3FN> to tensor<20x40xf32>
  %bw = util.optimization_barrier %bw0 : tensor<20x40xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<66x40xf32>, tensor<20x40xf32>) outs(%f : tensor<66x20xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<66x20xf32>
  check.expect_eq(%p, %want) : tensor<66x20xf32>
  return
}

func.func @signed_by_signed() {
  %ae = tensor.empty() : tensor<130x2096xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<130x2096xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 125 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<130x2096xi8>
  %a = util.optimization_barrier %a0 : tensor<130x2096xi8>
  %be = tensor.empty() : tensor<66x2096xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<66x2096xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 126 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<66x2096xi8>
  %b = util.optimization_barrier %b0 : tensor<66x2096xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<130x66xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<130x66xi32>) -> tensor<130x66xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<130x2096xi8>, tensor<66x2096xi8>) outs(%f : tensor<130x66xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<130x66xi32>
  %aw0 = arith.extsi %a : tensor<130x2096xi8> to tensor<130x2096xi32>
  %aw = util.optimization_barrier %aw0 : tensor<130x2096xi32>
  %bw0 = arith.extsi %b : tensor<66x2096xi8> to tensor<66x2096xi32>
  %bw = util.optimization_barrier %bw0 : tensor<66x2096xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<130x2096xi32>, tensor<66x2096xi32>) outs(%f : tensor<130x66xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %q = arith.muli %x, %y : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<130x66xi32>
  check.expect_eq(%p, %want) : tensor<130x66xi32>
  return
}

func.func @unsigned_by_signed() {
  %ae = tensor.empty() : tensor<67x2064xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<67x2064xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<67x2064xi8>
  %a = util.optimization_barrier %a0 : tensor<67x2064xi8>
  %be = tensor.empty() : tensor<130x2064xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<130x2064xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 126 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<130x2064xi8>
  %b = util.optimization_barrier %b0 : tensor<130x2064xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<67x130xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<67x130xi32>) -> tensor<67x130xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<67x2064xi8>, tensor<130x2064xi8>) outs(%f : tensor<67x130xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<67x130xi32>
  %aw0 = arith.extui %a : tensor<67x2064xi8> to tensor<67x2064xi32>
  %aw = util.optimization_barrier %aw0 : tensor<67x2064xi32>
  %bw0 = arith.extsi %b : tensor<130x2064xi8> to tensor<130x2064xi32>
  %bw = util.optimization_barrier %bw0 : tensor<130x2064xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<67x2064xi32>, tensor<130x2064xi32>) outs(%f : tensor<67x130xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %q = arith.muli %x, %y : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<67x130xi32>
  check.expect_eq(%p, %want) : tensor<67x130xi32>
  return
}

func.func @unsigned() {
  %ae = tensor.empty() : tensor<65x2064xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<65x2064xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 251 : index %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<65x2064xi8>
  %a = util.optimization_barrier %a0 : tensor<65x2064xi8>
  %be = tensor.empty() : tensor<66x2064xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<66x2064xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 253 : index %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index %s1 = arith.addi %p0, %p1 : index
    %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 0 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<66x2064xi8>
  %b = util.optimization_barrier %b0 : tensor<66x2064xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<65x66xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<65x66xi32>) -> tensor<65x66xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<65x2064xi8>, tensor<66x2064xi8>) outs(%f : tensor<65x66xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extui %x : i8 to i32 %yw = arith.extui %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<65x66xi32>
  %aw0 = arith.extui %a : tensor<65x2064xi8> to tensor<65x2064xi32>
  %aw = util.optimization_barrier %aw0 : tensor<65x2064xi32>
  %bw0 = arith.extui %b : tensor<66x2064xi8> to tensor<66x2064xi32>
  %bw = util.optimization_barrier %bw0 : tensor<66x2064xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<65x2064xi32>, tensor<66x2064xi32>) outs(%f : tensor<65x66xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %q = arith.muli %x, %y : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<65x66xi32>
  check.expect_eq(%p, %want) : tensor<65x66xi32>
  return
}
