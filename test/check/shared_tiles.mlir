// Products whose workgroups share what they copy in clusters, where a GPU has them: sizes are ragged in every direction, and of small integers all sums
// are exact.

func.func @along_k() {
  %ae = tensor.empty() : tensor<500x1000xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<500x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<500x1000xf16>
  %a = util.optimization_barrier %a0 : tensor<500x1000xf16>
  %be = tensor.empty() : tensor<1000x1000xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<1000x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1000x1000xf16>
  %b = util.optimization_barrier %b0 : tensor<1000x1000xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<500x1000xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<500x1000xf32>) -> tensor<500x1000xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<500x1000xf16>, tensor<1000x1000xf16>) outs(%f : tensor<500x1000xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<500x1000xf32>
  %aw0 = arith.extf %a : tensor<500x1000xf16> to tensor<500x1000xf32>
  %aw = util.optimization_barrier %aw0 : tensor<500x1000xf32>
  %bw0 = arith.extf %b : tensor<1000x1000xf16> to tensor<1000x1000xf32>
  %bw = util.optimization_barrier %bw0 : tensor<1000x1000xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<500x1000xf32>, tensor<1000x1000xf32>) outs(%f : tensor<500x1000xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<500x1000xf32>
  check.expect_eq(%p, %want) : tensor<500x1000xf32>
  return
}

func.func @along_n() {
  %ae = tensor.empty() : tensor<500x1000xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<500x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<500x1000xf16>
  %a = util.optimization_barrier %a0 : tensor<500x1000xf16>
  %be = tensor.empty() : tensor<1000x1000xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<1000x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1000x1000xf16>
  %b = util.optimization_barrier %b0 : tensor<1000x1000xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<500x1000xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<500x1000xf32>) -> tensor<500x1000xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<500x1000xf16>, tensor<1000x1000xf16>) outs(%f : tensor<500x1000xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<500x1000xf32>
  %aw0 = arith.extf %a : tensor<500x1000xf16> to tensor<500x1000xf32>
  %aw = util.optimization_barrier %aw0 : tensor<500x1000xf32>
  %bw0 = arith.extf %b : tensor<1000x1000xf16> to tensor<1000x1000xf32>
  %bw = util.optimization_barrier %bw0 : tensor<1000x1000xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<500x1000xf32>, tensor<1000x1000xf32>) outs(%f : tensor<500x1000xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<500x1000xf32>
  check.expect_eq(%p, %want) : tensor<500x1000xf32>
  return
}

func.func @batches() {
  %ae = tensor.empty() : tensor<4x250x1000xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<4x250x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 7 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<4x250x1000xf16>
  %a = util.optimization_barrier %a0 : tensor<4x250x1000xf16>
  %be = tensor.empty() : tensor<4x520x1000xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<4x520x1000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 2 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<4x520x1000xf16>
  %b = util.optimization_barrier %b0 : tensor<4x520x1000xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x250x520xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x250x520xf32>) -> tensor<4x250x520xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(z, m, n, k) -> (z, m, k)>, affine_map<(z, m, n, k) -> (z, n, k)>, affine_map<(z, m, n, k) -> (z, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x250x1000xf16>, tensor<4x520x1000xf16>) outs(%f : tensor<4x250x520xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<4x250x520xf32>
  %aw0 = arith.extf %a : tensor<4x250x1000xf16> to tensor<4x250x1000xf32>
  %aw = util.optimization_barrier %aw0 : tensor<4x250x1000xf32>
  %bw0 = arith.extf %b : tensor<4x520x1000xf16> to tensor<4x520x1000xf32>
  %bw = util.optimization_barrier %bw0 : tensor<4x520x1000xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(z, m, n, k) -> (z, m, k)>, affine_map<(z, m, n, k) -> (z, n, k)>, affine_map<(z, m, n, k) -> (z, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<4x250x1000xf32>, tensor<4x520x1000xf32>) outs(%f : tensor<4x250x520xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<4x250x520xf32>
  check.expect_eq(%p, %want) : tensor<4x250x520xf32>
  return
}

// More tiles than compute units, which pairs take in turn.
func.func @in_turn() {
  %ae = tensor.empty() : tensor<8500x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<8500x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<8500x72xf16>
  %a = util.optimization_barrier %a0 : tensor<8500x72xf16>
  %be = tensor.empty() : tensor<520x72xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<520x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<520x72xf16>
  %b = util.optimization_barrier %b0 : tensor<520x72xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8500x520xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8500x520xf32>) -> tensor<8500x520xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8500x72xf16>, tensor<520x72xf16>) outs(%f : tensor<8500x520xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<8500x520xf32>
  %aw0 = arith.extf %a : tensor<8500x72xf16> to tensor<8500x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<8500x72xf32>
  %bw0 = arith.extf %b : tensor<520x72xf16> to tensor<520x72xf32>
  %bw = util.optimization_barrier %bw0 : tensor<520x72xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<8500x72xf32>, tensor<520x72xf32>) outs(%f : tensor<8500x520xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<8500x520xf32>
  check.expect_eq(%p, %want) : tensor<8500x520xf32>
  return
}
