// Products of matrices in many tiles, whose K tiles are copied as boxes of the operands where a GPU does that: sizes are ragged
// in every direction. Values are small integers: all sums are exact, and those of wide elements are the same.

func.func @along_n() {
  %ae = tensor.empty() : tensor<17000x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<17000x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<17000x72xf16>
  %a = util.optimization_barrier %a0 : tensor<17000x72xf16>
  %be = tensor.empty() : tensor<72x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<72x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<72x136xf16>
  %b = util.optimization_barrier %b0 : tensor<72x136xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17000x136xf32>) -> tensor<17000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<17000x72xf16>, tensor<72x136xf16>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  %aw0 = arith.extf %a : tensor<17000x72xf16> to tensor<17000x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<17000x72xf32>
  %bw0 = arith.extf %b : tensor<72x136xf16> to tensor<72x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<72x136xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<17000x72xf32>, tensor<72x136xf32>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  check.expect_eq(%p, %want) : tensor<17000x136xf32>
  return
}

func.func @along_k() {
  %ae = tensor.empty() : tensor<17000x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<17000x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<17000x72xf16>
  %a = util.optimization_barrier %a0 : tensor<17000x72xf16>
  %be = tensor.empty() : tensor<136x72xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<136x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<136x72xf16>
  %b = util.optimization_barrier %b0 : tensor<136x72xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17000x136xf32>) -> tensor<17000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<17000x72xf16>, tensor<136x72xf16>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  %aw0 = arith.extf %a : tensor<17000x72xf16> to tensor<17000x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<17000x72xf32>
  %bw0 = arith.extf %b : tensor<136x72xf16> to tensor<136x72xf32>
  %bw = util.optimization_barrier %bw0 : tensor<136x72xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<17000x72xf32>, tensor<136x72xf32>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  check.expect_eq(%p, %want) : tensor<17000x136xf32>
  return
}

func.func @along_m() {
  %ae = tensor.empty() : tensor<72x17000xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<72x17000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<72x17000xf16>
  %a = util.optimization_barrier %a0 : tensor<72x17000xf16>
  %be = tensor.empty() : tensor<72x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<72x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<72x136xf16>
  %b = util.optimization_barrier %b0 : tensor<72x136xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17000x136xf32>) -> tensor<17000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<72x17000xf16>, tensor<72x136xf16>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  %aw0 = arith.extf %a : tensor<72x17000xf16> to tensor<72x17000xf32>
  %aw = util.optimization_barrier %aw0 : tensor<72x17000xf32>
  %bw0 = arith.extf %b : tensor<72x136xf16> to tensor<72x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<72x136xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<72x17000xf32>, tensor<72x136xf32>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  check.expect_eq(%p, %want) : tensor<17000x136xf32>
  return
}

func.func @batches() {
  %ae = tensor.empty() : tensor<3x6000x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<3x6000x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<3x6000x72xf16>
  %a = util.optimization_barrier %a0 : tensor<3x6000x72xf16>
  %be = tensor.empty() : tensor<3x72x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<3x72x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 2 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<3x72x136xf16>
  %b = util.optimization_barrier %b0 : tensor<3x72x136xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x6000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x6000x136xf32>) -> tensor<3x6000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(z, m, n, k) -> (z, m, k)>, affine_map<(z, m, n, k) -> (z, k, n)>, affine_map<(z, m, n, k) -> (z, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x6000x72xf16>, tensor<3x72x136xf16>) outs(%f : tensor<3x6000x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<3x6000x136xf32>
  %aw0 = arith.extf %a : tensor<3x6000x72xf16> to tensor<3x6000x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<3x6000x72xf32>
  %bw0 = arith.extf %b : tensor<3x72x136xf16> to tensor<3x72x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<3x72x136xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(z, m, n, k) -> (z, m, k)>, affine_map<(z, m, n, k) -> (z, k, n)>, affine_map<(z, m, n, k) -> (z, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<3x6000x72xf32>, tensor<3x72x136xf32>) outs(%f : tensor<3x6000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<3x6000x136xf32>
  check.expect_eq(%p, %want) : tensor<3x6000x136xf32>
  return
}

func.func @part() {
  %ae = tensor.empty() : tensor<17000x96xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<17000x96xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<17000x96xf16>
  %a = util.optimization_barrier %a0 : tensor<17000x96xf16>
  %be = tensor.empty() : tensor<72x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<72x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<72x136xf16>
  %b = util.optimization_barrier %b0 : tensor<72x136xf16>
  %part = tensor.extract_slice %a[0, 8] [17000, 72] [1, 1] : tensor<17000x96xf16> to tensor<17000x72xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17000x136xf32>) -> tensor<17000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%part, %b : tensor<17000x72xf16>, tensor<72x136xf16>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  %aw0 = arith.extf %part : tensor<17000x72xf16> to tensor<17000x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<17000x72xf32>
  %bw0 = arith.extf %b : tensor<72x136xf16> to tensor<72x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<72x136xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<17000x72xf32>, tensor<72x136xf32>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  check.expect_eq(%p, %want) : tensor<17000x136xf32>
  return
}

func.func @any_rows() {
  %ae = tensor.empty() : tensor<17000x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<17000x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<17000x72xf16>
  %a = util.optimization_barrier %a0 : tensor<17000x72xf16>
  %be = tensor.empty() : tensor<72x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<72x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<72x136xf16>
  %b = util.optimization_barrier %b0 : tensor<72x136xf16>
  %any0 = tensor.cast %a : tensor<17000x72xf16> to tensor<?x72xf16>
  %any = util.optimization_barrier %any0 : tensor<?x72xf16>
  %c0 = arith.constant 0 : index %rows = tensor.dim %any, %c0 : tensor<?x72xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%rows) : tensor<?x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x136xf32>) -> tensor<?x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%any, %b : tensor<?x72xf16>, tensor<72x136xf16>) outs(%f : tensor<?x136xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x136xf32>
  %aw0 = arith.extf %any : tensor<?x72xf16> to tensor<?x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<?x72xf32>
  %bw0 = arith.extf %b : tensor<72x136xf16> to tensor<72x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<72x136xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<?x72xf32>, tensor<72x136xf32>) outs(%f : tensor<?x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x136xf32>
  check.expect_eq(%p, %want) : tensor<?x136xf32>
  return
}

func.func @bytes() {
  %ae = tensor.empty() : tensor<17000x144xf8E4M3FN>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<17000x144xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<17000x144xf8E4M3FN>
  %a = util.optimization_barrier %a0 : tensor<17000x144xf8E4M3FN>
  %be = tensor.empty() : tensor<136x144xf8E4M3FN>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<136x144xf8E4M3FN>) {
  ^bb0(%o: f8E4M3FN):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f8E4M3FN linalg.yield %v : f8E4M3FN
  } -> tensor<136x144xf8E4M3FN>
  %b = util.optimization_barrier %b0 : tensor<136x144xf8E4M3FN>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17000x136xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17000x136xf32>) -> tensor<17000x136xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<17000x144xf8E4M3FN>, tensor<136x144xf8E4M3FN>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
    %xw = arith.extf %x : f8E4M3FN to f32 %yw = arith.extf %y : f8E4M3FN to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  %aw0 = arith.extf %a : tensor<17000x144xf8E4M3FN> to tensor<17000x144xf32>
  %aw = util.optimization_barrier %aw0 : tensor<17000x144xf32>
  %bw0 = arith.extf %b : tensor<136x144xf8E4M3FN> to tensor<136x144xf32>
  %bw = util.optimization_barrier %bw0 : tensor<136x144xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<17000x144xf32>, tensor<136x144xf32>) outs(%f : tensor<17000x136xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<17000x136xf32>
  check.expect_eq(%p, %want) : tensor<17000x136xf32>
  return
}
