// Products that others read only: rows of what lies between are padded where kernels copy them in chunks. The same products with a barrier
// between keep rows without gaps. What is behind the ends of rows must not count, so memory holds NaNs before.

func.func @static_f16() {
  %zero = arith.constant 0.0 : f16
  %x_e = tensor.empty() : tensor<64x64xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<64x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x64xf16>
  %x = util.optimization_barrier %x_g : tensor<64x64xf16>
  %w_e = tensor.empty() : tensor<64x1001xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<64x1001xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x1001xf16>
  %w = util.optimization_barrier %w_g : tensor<64x1001xf16>
  %v_e = tensor.empty() : tensor<1001x64xf16>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<1001x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<1001x64xf16>
  %v = util.optimization_barrier %v_g : tensor<1001x64xf16>
  %nan = arith.constant 0x7E00 : f16
  %q_e = tensor.empty() : tensor<72x1017xf16>
  %q_f = linalg.fill ins(%nan : f16) outs(%q_e : tensor<72x1017xf16>) -> tensor<72x1017xf16>
  %q = util.optimization_barrier %q_f : tensor<72x1017xf16>
  %qs_e = tensor.empty() : tensor<72xf16>
  %qs_f = linalg.fill ins(%zero : f16) outs(%qs_e : tensor<72xf16>) -> tensor<72xf16>
  %qs_r = linalg.reduce ins(%q : tensor<72x1017xf16>) outs(%qs_f : tensor<72xf16>) dimensions = [1]
    (%s: f16, %t: f16) { %m0 = arith.maxnumf %s, %t : f16 linalg.yield %m0 : f16 }
  %qs = util.optimization_barrier %qs_r : tensor<72xf16>
  check.expect_eq(%qs, %qs_f) : tensor<72xf16>
  %cx = util.optimization_barrier %x : tensor<64x64xf16>
  %ch0_e = tensor.empty() : tensor<64x1001xf16>
  %ch0_f = linalg.fill ins(%zero : f16) outs(%ch0_e : tensor<64x1001xf16>) -> tensor<64x1001xf16>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<64x64xf16>, tensor<64x1001xf16>) outs(%ch0_f : tensor<64x1001xf16>) -> tensor<64x1001xf16>
  %cr = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ch0 : tensor<64x1001xf16>) outs(%ch0_e : tensor<64x1001xf16>) {
  ^bb0(%a: f16, %o: f16):
    %mx = arith.maximumf %a, %zero : f16
    linalg.yield %mx : f16
  } -> tensor<64x1001xf16>
  %cy_e = tensor.empty() : tensor<64x64xf16>
  %cy_f = linalg.fill ins(%zero : f16) outs(%cy_e : tensor<64x64xf16>) -> tensor<64x64xf16>
  %cy = linalg.matmul ins(%cr, %v : tensor<64x1001xf16>, tensor<1001x64xf16>) outs(%cy_f : tensor<64x64xf16>) -> tensor<64x64xf16>
  %sx = util.optimization_barrier %x : tensor<64x64xf16>
  %sh0_e = tensor.empty() : tensor<64x1001xf16>
  %sh0_f = linalg.fill ins(%zero : f16) outs(%sh0_e : tensor<64x1001xf16>) -> tensor<64x1001xf16>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<64x64xf16>, tensor<64x1001xf16>) outs(%sh0_f : tensor<64x1001xf16>) -> tensor<64x1001xf16>
  %sr = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%sh0 : tensor<64x1001xf16>) outs(%sh0_e : tensor<64x1001xf16>) {
  ^bb0(%a: f16, %o: f16):
    %mx = arith.maximumf %a, %zero : f16
    linalg.yield %mx : f16
  } -> tensor<64x1001xf16>
  %sb = util.optimization_barrier %sr : tensor<64x1001xf16>
  %sy_e = tensor.empty() : tensor<64x64xf16>
  %sy_f = linalg.fill ins(%zero : f16) outs(%sy_e : tensor<64x64xf16>) -> tensor<64x64xf16>
  %sy = linalg.matmul ins(%sb, %v : tensor<64x1001xf16>, tensor<1001x64xf16>) outs(%sy_f : tensor<64x64xf16>) -> tensor<64x64xf16>
  check.expect_eq(%cy, %sy) : tensor<64x64xf16>
  return
}

func.func @dynamic_f16() {
  %zero = arith.constant 0.0 : f16
  %m_c = arith.constant 100 : index
  %m = util.optimization_barrier %m_c : index
  %n_c = arith.constant 333 : index
  %n = util.optimization_barrier %n_c : index
  %x_e = tensor.empty(%m) : tensor<?x72xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<?x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<?x72xf16>
  %x = util.optimization_barrier %x_g : tensor<?x72xf16>
  %w_e = tensor.empty(%n) : tensor<72x?xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<72x?xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<72x?xf16>
  %w = util.optimization_barrier %w_g : tensor<72x?xf16>
  %v_e = tensor.empty(%n) : tensor<?x128xf16>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<?x128xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<?x128xf16>
  %v = util.optimization_barrier %v_g : tensor<?x128xf16>
  %nan = arith.constant 0x7E00 : f16
  %q_e = tensor.empty() : tensor<108x349xf16>
  %q_f = linalg.fill ins(%nan : f16) outs(%q_e : tensor<108x349xf16>) -> tensor<108x349xf16>
  %q = util.optimization_barrier %q_f : tensor<108x349xf16>
  %qs_e = tensor.empty() : tensor<108xf16>
  %qs_f = linalg.fill ins(%zero : f16) outs(%qs_e : tensor<108xf16>) -> tensor<108xf16>
  %qs_r = linalg.reduce ins(%q : tensor<108x349xf16>) outs(%qs_f : tensor<108xf16>) dimensions = [1]
    (%s: f16, %t: f16) { %m0 = arith.maxnumf %s, %t : f16 linalg.yield %m0 : f16 }
  %qs = util.optimization_barrier %qs_r : tensor<108xf16>
  check.expect_eq(%qs, %qs_f) : tensor<108xf16>
  %cx = util.optimization_barrier %x : tensor<?x72xf16>
  %ch0_e = tensor.empty(%m, %n) : tensor<?x?xf16>
  %ch0_f = linalg.fill ins(%zero : f16) outs(%ch0_e : tensor<?x?xf16>) -> tensor<?x?xf16>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<?x72xf16>, tensor<72x?xf16>) outs(%ch0_f : tensor<?x?xf16>) -> tensor<?x?xf16>
  %cr = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ch0 : tensor<?x?xf16>) outs(%ch0_e : tensor<?x?xf16>) {
  ^bb0(%a: f16, %o: f16):
    %mx = arith.maximumf %a, %zero : f16
    linalg.yield %mx : f16
  } -> tensor<?x?xf16>
  %cy_e = tensor.empty(%m) : tensor<?x128xf16>
  %cy_f = linalg.fill ins(%zero : f16) outs(%cy_e : tensor<?x128xf16>) -> tensor<?x128xf16>
  %cy = linalg.matmul ins(%cr, %v : tensor<?x?xf16>, tensor<?x128xf16>) outs(%cy_f : tensor<?x128xf16>) -> tensor<?x128xf16>
  %sx = util.optimization_barrier %x : tensor<?x72xf16>
  %sh0_e = tensor.empty(%m, %n) : tensor<?x?xf16>
  %sh0_f = linalg.fill ins(%zero : f16) outs(%sh0_e : tensor<?x?xf16>) -> tensor<?x?xf16>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<?x72xf16>, tensor<72x?xf16>) outs(%sh0_f : tensor<?x?xf16>) -> tensor<?x?xf16>
  %sr = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%sh0 : tensor<?x?xf16>) outs(%sh0_e : tensor<?x?xf16>) {
  ^bb0(%a: f16, %o: f16):
    %mx = arith.maximumf %a, %zero : f16
    linalg.yield %mx : f16
  } -> tensor<?x?xf16>
  %sb = util.optimization_barrier %sr : tensor<?x?xf16>
  %sy_e = tensor.empty(%m) : tensor<?x128xf16>
  %sy_f = linalg.fill ins(%zero : f16) outs(%sy_e : tensor<?x128xf16>) -> tensor<?x128xf16>
  %sy = linalg.matmul ins(%sb, %v : tensor<?x?xf16>, tensor<?x128xf16>) outs(%sy_f : tensor<?x128xf16>) -> tensor<?x128xf16>
  check.expect_eq(%cy, %sy) : tensor<?x128xf16>
  return
}

func.func @all_dynamic_f32() {
  %zero = arith.constant 0.0 : f32
  %m_c = arith.constant 37 : index
  %m = util.optimization_barrier %m_c : index
  %k_c = arith.constant 40 : index
  %k = util.optimization_barrier %k_c : index
  %n_c = arith.constant 131 : index
  %n = util.optimization_barrier %n_c : index
  %p_c = arith.constant 44 : index
  %p = util.optimization_barrier %p_c : index
  %x_e = tensor.empty(%m, %k) : tensor<?x?xf32>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<?x?xf32>
  %x = util.optimization_barrier %x_g : tensor<?x?xf32>
  %w_e = tensor.empty(%k, %n) : tensor<?x?xf32>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<?x?xf32>
  %w = util.optimization_barrier %w_g : tensor<?x?xf32>
  %v_e = tensor.empty(%n, %p) : tensor<?x?xf32>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<?x?xf32>
  %v = util.optimization_barrier %v_g : tensor<?x?xf32>
  %nan = arith.constant 0x7FC00000 : f32
  %q_e = tensor.empty() : tensor<45x147xf32>
  %q_f = linalg.fill ins(%nan : f32) outs(%q_e : tensor<45x147xf32>) -> tensor<45x147xf32>
  %q = util.optimization_barrier %q_f : tensor<45x147xf32>
  %qs_e = tensor.empty() : tensor<45xf32>
  %qs_f = linalg.fill ins(%zero : f32) outs(%qs_e : tensor<45xf32>) -> tensor<45xf32>
  %qs_r = linalg.reduce ins(%q : tensor<45x147xf32>) outs(%qs_f : tensor<45xf32>) dimensions = [1]
    (%s: f32, %t: f32) { %m0 = arith.maxnumf %s, %t : f32 linalg.yield %m0 : f32 }
  %qs = util.optimization_barrier %qs_r : tensor<45xf32>
  check.expect_eq(%qs, %qs_f) : tensor<45xf32>
  %cx = util.optimization_barrier %x : tensor<?x?xf32>
  %ch0_e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %ch0_f = linalg.fill ins(%zero : f32) outs(%ch0_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ch0_f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %cy_e = tensor.empty(%m, %p) : tensor<?x?xf32>
  %cy_f = linalg.fill ins(%zero : f32) outs(%cy_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %cy = linalg.matmul ins(%ch0, %v : tensor<?x?xf32>, tensor<?x?xf32>) outs(%cy_f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sx = util.optimization_barrier %x : tensor<?x?xf32>
  %sh0_e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %sh0_f = linalg.fill ins(%zero : f32) outs(%sh0_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%sh0_f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sb = util.optimization_barrier %sh0 : tensor<?x?xf32>
  %sy_e = tensor.empty(%m, %p) : tensor<?x?xf32>
  %sy_f = linalg.fill ins(%zero : f32) outs(%sy_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sy = linalg.matmul ins(%sb, %v : tensor<?x?xf32>, tensor<?x?xf32>) outs(%sy_f : tensor<?x?xf32>) -> tensor<?x?xf32>
  check.expect_eq(%cy, %sy) : tensor<?x?xf32>
  return
}

func.func @batches_f32() {
  %zero = arith.constant 0.0 : f32
  %x_e = tensor.empty() : tensor<3x50x24xf32>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%x_e : tensor<3x50x24xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i2, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %a2 = arith.addi %a1, %i1 : index
    %r = arith.remui %a2, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<3x50x24xf32>
  %x = util.optimization_barrier %x_g : tensor<3x50x24xf32>
  %w_e = tensor.empty() : tensor<3x24x35xf32>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%w_e : tensor<3x24x35xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i2, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %a2 = arith.addi %a1, %i1 : index
    %r = arith.remui %a2, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<3x24x35xf32>
  %w = util.optimization_barrier %w_g : tensor<3x24x35xf32>
  %v_e = tensor.empty() : tensor<3x35x32xf32>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%v_e : tensor<3x35x32xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i2, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %a2 = arith.addi %a1, %i1 : index
    %r = arith.remui %a2, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f32
    %two = arith.constant 2.0 : f32
    %s = arith.subf %f, %two : f32
    %eighth = arith.constant 0.125 : f32
    %v = arith.mulf %s, %eighth : f32
    linalg.yield %v : f32
  } -> tensor<3x35x32xf32>
  %v = util.optimization_barrier %v_g : tensor<3x35x32xf32>
  %nan = arith.constant 0x7FC00000 : f32
  %q_e = tensor.empty() : tensor<158x51xf32>
  %q_f = linalg.fill ins(%nan : f32) outs(%q_e : tensor<158x51xf32>) -> tensor<158x51xf32>
  %q = util.optimization_barrier %q_f : tensor<158x51xf32>
  %qs_e = tensor.empty() : tensor<158xf32>
  %qs_f = linalg.fill ins(%zero : f32) outs(%qs_e : tensor<158xf32>) -> tensor<158xf32>
  %qs_r = linalg.reduce ins(%q : tensor<158x51xf32>) outs(%qs_f : tensor<158xf32>) dimensions = [1]
    (%s: f32, %t: f32) { %m0 = arith.maxnumf %s, %t : f32 linalg.yield %m0 : f32 }
  %qs = util.optimization_barrier %qs_r : tensor<158xf32>
  check.expect_eq(%qs, %qs_f) : tensor<158xf32>
  %cx = util.optimization_barrier %x : tensor<3x50x24xf32>
  %ch0_e = tensor.empty() : tensor<3x50x35xf32>
  %ch0_f = linalg.fill ins(%zero : f32) outs(%ch0_e : tensor<3x50x35xf32>) -> tensor<3x50x35xf32>
  %ch0 = linalg.batch_matmul ins(%cx, %w : tensor<3x50x24xf32>, tensor<3x24x35xf32>) outs(%ch0_f : tensor<3x50x35xf32>) -> tensor<3x50x35xf32>
  %cy_e = tensor.empty() : tensor<3x50x32xf32>
  %cy_f = linalg.fill ins(%zero : f32) outs(%cy_e : tensor<3x50x32xf32>) -> tensor<3x50x32xf32>
  %cy = linalg.batch_matmul ins(%ch0, %v : tensor<3x50x35xf32>, tensor<3x35x32xf32>) outs(%cy_f : tensor<3x50x32xf32>) -> tensor<3x50x32xf32>
  %sx = util.optimization_barrier %x : tensor<3x50x24xf32>
  %sh0_e = tensor.empty() : tensor<3x50x35xf32>
  %sh0_f = linalg.fill ins(%zero : f32) outs(%sh0_e : tensor<3x50x35xf32>) -> tensor<3x50x35xf32>
  %sh0 = linalg.batch_matmul ins(%sx, %w : tensor<3x50x24xf32>, tensor<3x24x35xf32>) outs(%sh0_f : tensor<3x50x35xf32>) -> tensor<3x50x35xf32>
  %sb = util.optimization_barrier %sh0 : tensor<3x50x35xf32>
  %sy_e = tensor.empty() : tensor<3x50x32xf32>
  %sy_f = linalg.fill ins(%zero : f32) outs(%sy_e : tensor<3x50x32xf32>) -> tensor<3x50x32xf32>
  %sy = linalg.batch_matmul ins(%sb, %v : tensor<3x50x35xf32>, tensor<3x35x32xf32>) outs(%sy_f : tensor<3x50x32xf32>) -> tensor<3x50x32xf32>
  check.expect_eq(%cy, %sy) : tensor<3x50x32xf32>
  return
}

func.func @right_factor_f16() {
  %zero = arith.constant 0.0 : f16
  %x_e = tensor.empty() : tensor<64x64xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<64x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x64xf16>
  %x = util.optimization_barrier %x_g : tensor<64x64xf16>
  %w_e = tensor.empty() : tensor<64x77xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<64x77xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x77xf16>
  %w = util.optimization_barrier %w_g : tensor<64x77xf16>
  %v_e = tensor.empty() : tensor<48x64xf16>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<48x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<48x64xf16>
  %v = util.optimization_barrier %v_g : tensor<48x64xf16>
  %nan = arith.constant 0x7E00 : f16
  %q_e = tensor.empty() : tensor<72x93xf16>
  %q_f = linalg.fill ins(%nan : f16) outs(%q_e : tensor<72x93xf16>) -> tensor<72x93xf16>
  %q = util.optimization_barrier %q_f : tensor<72x93xf16>
  %qs_e = tensor.empty() : tensor<72xf16>
  %qs_f = linalg.fill ins(%zero : f16) outs(%qs_e : tensor<72xf16>) -> tensor<72xf16>
  %qs_r = linalg.reduce ins(%q : tensor<72x93xf16>) outs(%qs_f : tensor<72xf16>) dimensions = [1]
    (%s: f16, %t: f16) { %m0 = arith.maxnumf %s, %t : f16 linalg.yield %m0 : f16 }
  %qs = util.optimization_barrier %qs_r : tensor<72xf16>
  check.expect_eq(%qs, %qs_f) : tensor<72xf16>
  %cx = util.optimization_barrier %x : tensor<64x64xf16>
  %ch0_e = tensor.empty() : tensor<64x77xf16>
  %ch0_f = linalg.fill ins(%zero : f16) outs(%ch0_e : tensor<64x77xf16>) -> tensor<64x77xf16>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<64x64xf16>, tensor<64x77xf16>) outs(%ch0_f : tensor<64x77xf16>) -> tensor<64x77xf16>
  %cy_e = tensor.empty() : tensor<48x77xf16>
  %cy_f = linalg.fill ins(%zero : f16) outs(%cy_e : tensor<48x77xf16>) -> tensor<48x77xf16>
  %cy = linalg.matmul ins(%v, %ch0 : tensor<48x64xf16>, tensor<64x77xf16>) outs(%cy_f : tensor<48x77xf16>) -> tensor<48x77xf16>
  %sx = util.optimization_barrier %x : tensor<64x64xf16>
  %sh0_e = tensor.empty() : tensor<64x77xf16>
  %sh0_f = linalg.fill ins(%zero : f16) outs(%sh0_e : tensor<64x77xf16>) -> tensor<64x77xf16>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<64x64xf16>, tensor<64x77xf16>) outs(%sh0_f : tensor<64x77xf16>) -> tensor<64x77xf16>
  %sb = util.optimization_barrier %sh0 : tensor<64x77xf16>
  %sy_e = tensor.empty() : tensor<48x77xf16>
  %sy_f = linalg.fill ins(%zero : f16) outs(%sy_e : tensor<48x77xf16>) -> tensor<48x77xf16>
  %sy = linalg.matmul ins(%v, %sb : tensor<48x64xf16>, tensor<64x77xf16>) outs(%sy_f : tensor<48x77xf16>) -> tensor<48x77xf16>
  check.expect_eq(%cy, %sy) : tensor<48x77xf16>
  return
}

func.func @few_rows_f16() {
  %zero = arith.constant 0.0 : f16
  %x_e = tensor.empty() : tensor<5x64xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<5x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<5x64xf16>
  %x = util.optimization_barrier %x_g : tensor<5x64xf16>
  %w_e = tensor.empty() : tensor<64x203xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<64x203xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x203xf16>
  %w = util.optimization_barrier %w_g : tensor<64x203xf16>
  %v_e = tensor.empty() : tensor<203x256xf16>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<203x256xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<203x256xf16>
  %v = util.optimization_barrier %v_g : tensor<203x256xf16>
  %nan = arith.constant 0x7E00 : f16
  %q_e = tensor.empty() : tensor<13x219xf16>
  %q_f = linalg.fill ins(%nan : f16) outs(%q_e : tensor<13x219xf16>) -> tensor<13x219xf16>
  %q = util.optimization_barrier %q_f : tensor<13x219xf16>
  %qs_e = tensor.empty() : tensor<13xf16>
  %qs_f = linalg.fill ins(%zero : f16) outs(%qs_e : tensor<13xf16>) -> tensor<13xf16>
  %qs_r = linalg.reduce ins(%q : tensor<13x219xf16>) outs(%qs_f : tensor<13xf16>) dimensions = [1]
    (%s: f16, %t: f16) { %m0 = arith.maxnumf %s, %t : f16 linalg.yield %m0 : f16 }
  %qs = util.optimization_barrier %qs_r : tensor<13xf16>
  check.expect_eq(%qs, %qs_f) : tensor<13xf16>
  %cx = util.optimization_barrier %x : tensor<5x64xf16>
  %ch0_e = tensor.empty() : tensor<5x203xf16>
  %ch0_f = linalg.fill ins(%zero : f16) outs(%ch0_e : tensor<5x203xf16>) -> tensor<5x203xf16>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<5x64xf16>, tensor<64x203xf16>) outs(%ch0_f : tensor<5x203xf16>) -> tensor<5x203xf16>
  %cy_e = tensor.empty() : tensor<5x256xf16>
  %cy_f = linalg.fill ins(%zero : f16) outs(%cy_e : tensor<5x256xf16>) -> tensor<5x256xf16>
  %cy = linalg.matmul ins(%ch0, %v : tensor<5x203xf16>, tensor<203x256xf16>) outs(%cy_f : tensor<5x256xf16>) -> tensor<5x256xf16>
  %sx = util.optimization_barrier %x : tensor<5x64xf16>
  %sh0_e = tensor.empty() : tensor<5x203xf16>
  %sh0_f = linalg.fill ins(%zero : f16) outs(%sh0_e : tensor<5x203xf16>) -> tensor<5x203xf16>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<5x64xf16>, tensor<64x203xf16>) outs(%sh0_f : tensor<5x203xf16>) -> tensor<5x203xf16>
  %sb = util.optimization_barrier %sh0 : tensor<5x203xf16>
  %sy_e = tensor.empty() : tensor<5x256xf16>
  %sy_f = linalg.fill ins(%zero : f16) outs(%sy_e : tensor<5x256xf16>) -> tensor<5x256xf16>
  %sy = linalg.matmul ins(%sb, %v : tensor<5x203xf16>, tensor<203x256xf16>) outs(%sy_f : tensor<5x256xf16>) -> tensor<5x256xf16>
  check.expect_eq(%cy, %sy) : tensor<5x256xf16>
  return
}

func.func @multiple_f16() {
  %zero = arith.constant 0.0 : f16
  %n_c = arith.constant 96 : index
  %n = util.optimization_barrier %n_c : index
  %x_e = tensor.empty() : tensor<33x64xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<33x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 2 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<33x64xf16>
  %x = util.optimization_barrier %x_g : tensor<33x64xf16>
  %w_e = tensor.empty(%n) : tensor<64x?xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<64x?xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 3 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<64x?xf16>
  %w = util.optimization_barrier %w_g : tensor<64x?xf16>
  %v_e = tensor.empty(%n) : tensor<?x40xf16>
  %v_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%v_e : tensor<?x40xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %z = arith.constant 4 : index
    %q = arith.constant 5 : index
    %a0 = arith.muli %i1, %z : index
    %a1 = arith.addi %a0, %i0 : index
    %r = arith.remui %a1, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    %eighth = arith.constant 0.125 : f16
    %v = arith.mulf %s, %eighth : f16
    linalg.yield %v : f16
  } -> tensor<?x40xf16>
  %v = util.optimization_barrier %v_g : tensor<?x40xf16>
  %nan = arith.constant 0x7E00 : f16
  %q_e = tensor.empty() : tensor<41x112xf16>
  %q_f = linalg.fill ins(%nan : f16) outs(%q_e : tensor<41x112xf16>) -> tensor<41x112xf16>
  %q = util.optimization_barrier %q_f : tensor<41x112xf16>
  %qs_e = tensor.empty() : tensor<41xf16>
  %qs_f = linalg.fill ins(%zero : f16) outs(%qs_e : tensor<41xf16>) -> tensor<41xf16>
  %qs_r = linalg.reduce ins(%q : tensor<41x112xf16>) outs(%qs_f : tensor<41xf16>) dimensions = [1]
    (%s: f16, %t: f16) { %m0 = arith.maxnumf %s, %t : f16 linalg.yield %m0 : f16 }
  %qs = util.optimization_barrier %qs_r : tensor<41xf16>
  check.expect_eq(%qs, %qs_f) : tensor<41xf16>
  %cx = util.optimization_barrier %x : tensor<33x64xf16>
  %ch0_e = tensor.empty(%n) : tensor<33x?xf16>
  %ch0_f = linalg.fill ins(%zero : f16) outs(%ch0_e : tensor<33x?xf16>) -> tensor<33x?xf16>
  %ch0 = linalg.matmul ins(%cx, %w : tensor<33x64xf16>, tensor<64x?xf16>) outs(%ch0_f : tensor<33x?xf16>) -> tensor<33x?xf16>
  %cy_e = tensor.empty() : tensor<33x40xf16>
  %cy_f = linalg.fill ins(%zero : f16) outs(%cy_e : tensor<33x40xf16>) -> tensor<33x40xf16>
  %cy = linalg.matmul ins(%ch0, %v : tensor<33x?xf16>, tensor<?x40xf16>) outs(%cy_f : tensor<33x40xf16>) -> tensor<33x40xf16>
  %sx = util.optimization_barrier %x : tensor<33x64xf16>
  %sh0_e = tensor.empty(%n) : tensor<33x?xf16>
  %sh0_f = linalg.fill ins(%zero : f16) outs(%sh0_e : tensor<33x?xf16>) -> tensor<33x?xf16>
  %sh0 = linalg.matmul ins(%sx, %w : tensor<33x64xf16>, tensor<64x?xf16>) outs(%sh0_f : tensor<33x?xf16>) -> tensor<33x?xf16>
  %sb = util.optimization_barrier %sh0 : tensor<33x?xf16>
  %sy_e = tensor.empty() : tensor<33x40xf16>
  %sy_f = linalg.fill ins(%zero : f16) outs(%sy_e : tensor<33x40xf16>) -> tensor<33x40xf16>
  %sy = linalg.matmul ins(%sb, %v : tensor<33x?xf16>, tensor<?x40xf16>) outs(%sy_f : tensor<33x40xf16>) -> tensor<33x40xf16>
  check.expect_eq(%cy, %sy) : tensor<33x40xf16>
  return
}
