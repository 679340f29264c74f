// Two products around a softmax become attention on GPUs, and stay as they are on CPUs and where anything else reads the scores.
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-recognize-attention))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target,func.func(sluice-recognize-attention))' | FileCheck %s --check-prefix=CPU

#s = affine_map<(m, n) -> (m, n)>
#r = affine_map<(m, n) -> (m)>
#q = affine_map<(m, n, k) -> (m, k)>
#k = affine_map<(m, n, k) -> (n, k)>
#p = affine_map<(m, n, k) -> (m, n)>
#t = affine_map<(m, n) -> (n, m)>

// CHECK-DAG: #[[Q:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
// CHECK-DAG: #[[K:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// CHECK-DAG: #[[V:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-DAG: #[[M:.+]] = affine_map<(d0, d1, d2, d3) -> (d1)>
// CHECK-DAG: #[[O:.+]] = affine_map<(d0, d1, d2, d3) -> (d3, d0)>

// The mask is one row for all queries; the result is rounded and transposed on its way.
// CHECK-LABEL: func.func @masked(
//  CHECK-SAME:   %[[QUERY:.+]]: tensor<?x8xf16>, %[[KEY:.+]]: tensor<?x8xf16>, %[[VALUE:.+]]: tensor<?x6xf16>, %[[MASK:.+]]: tensor<1x?xf32>
//       CHECK:   %[[ROW:.+]] = tensor.extract_slice %[[MASK]]{{.*}} : tensor<1x?xf32> to tensor<?xf32>
//       CHECK:   %[[R:.+]] = linalg_ext.attention {indexing_maps = [#[[Q]], #[[K]], #[[V]], #[[M]], #[[O]]], nan_if_empty}
//  CHECK-SAME:     ins(%[[QUERY]], %[[KEY]], %[[VALUE]], %[[ROW]] :
//       CHECK:   ^bb0(%[[SCORE:.+]]: f32, %[[ELEMENT:.+]]: f32):
//       CHECK:     arith.mulf %[[SCORE]]
//       CHECK:     arith.addf
//       CHECK:   -> tensor<6x?xf16>
//   CHECK-NOT:   linalg.generic
//       CHECK:   return %[[R]]
//   CPU-LABEL: func.func @masked(
//     CPU-NOT:   linalg_ext.attention
func.func @masked(%q: tensor<?x8xf16>, %k: tensor<?x8xf16>, %v: tensor<?x6xf16>, %mask: tensor<1x?xf32>, %m: index, %n: index) -> tensor<6x?xf16> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %half = arith.constant 0.5 : f32
  %es = tensor.empty(%m, %n) : tensor<?x?xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [#q, #k, #p], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %k : tensor<?x8xf16>, tensor<?x8xf16>) outs(%fs : tensor<?x?xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %x = arith.extf %a : f16 to f32
    %y = arith.extf %b : f16 to f32
    %z = arith.mulf %x, %y : f32
    %t = arith.addf %o, %z : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %shown = linalg.generic {indexing_maps = [#s, affine_map<(m, n) -> (0, n)>, #s], iterator_types = ["parallel", "parallel"]} ins(%s, %mask : tensor<?x?xf32>, tensor<1x?xf32>) outs(%es : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %x = arith.mulf %a, %half : f32
    %y = arith.addf %x, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %er = tensor.empty(%m) : tensor<?xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%shown : tensor<?x?xf32>) outs(%fm : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<?xf32>
  %exp = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%shown, %max : tensor<?x?xf32>, tensor<?xf32>) outs(%es : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<?x?xf32>
  %sum = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<?x?xf32>) outs(%fz : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<?xf32>
  %ew = tensor.empty(%m, %n) : tensor<?x?xf16>
  %w = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%ew : tensor<?x?xf16>) {
  ^bb0(%a: f32, %b: f32, %o: f16):
    %c = arith.divf %a, %b : f32
    %d = arith.truncf %c : f32 to f16
    linalg.yield %d : f16
  } -> tensor<?x?xf16>
  %eo = tensor.empty(%m) : tensor<?x6xf32>
  %fo = linalg.fill ins(%zero : f32) outs(%eo : tensor<?x6xf32>) -> tensor<?x6xf32>
  %r = linalg.matmul ins(%w, %v : tensor<?x?xf16>, tensor<?x6xf16>) outs(%fo : tensor<?x6xf32>) -> tensor<?x6xf32>
  %et = tensor.empty(%m) : tensor<6x?xf16>
  %rt = linalg.generic {indexing_maps = [#s, #t], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<?x6xf32>) outs(%et : tensor<6x?xf16>) {
  ^bb0(%a: f32, %o: f16):
    %x = arith.truncf %a : f32 to f16
    linalg.yield %x : f16
  } -> tensor<6x?xf16>
  return %rt : tensor<6x?xf16>
}

// The weights are a result too.
// CHECK-LABEL: func.func @weights_are_used(
//   CHECK-NOT:   linalg_ext.attention
func.func @weights_are_used(%q: tensor<4x8xf32>, %k: tensor<8x5xf32>, %v: tensor<5x6xf32>) -> (tensor<4x5xf32>, tensor<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : tensor<4x5xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<4x5xf32>) -> tensor<4x5xf32>
  %s = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x5xf32>) outs(%fs : tensor<4x5xf32>) -> tensor<4x5xf32>
  %er = tensor.empty() : tensor<4xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<4x5xf32>) outs(%fm : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%s, %max : tensor<4x5xf32>, tensor<4xf32>) outs(%es : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<4x5xf32>
  %sum = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4x5xf32>) outs(%fz : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %w = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4x5xf32>, tensor<4xf32>) outs(%es : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  %eo = tensor.empty() : tensor<4x6xf32>
  %fo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.matmul ins(%w, %v : tensor<4x5xf32>, tensor<5x6xf32>) outs(%fo : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %w, %r : tensor<4x5xf32>, tensor<4x6xf32>
}

// Scores that are rounded, masked by a tensor of positions and widened again; rows without keys give zeros. Queries were scaled and
// transposed, values transposed: they are read before that.
// CHECK-LABEL: func.func @rounded(
//  CHECK-SAME:   %[[QUERY:.+]]: tensor<128x2x64xf16>, %[[KEY:.+]]: tensor<2x128x64xf16>, %[[VALUE:.+]]: tensor<128x2x64xf16>)
//   CHECK-DAG:   %[[SCALE:.+]] = arith.constant 1.250000e-01 : f32
//       CHECK:   %[[R:.+]] = linalg_ext.attention {indexing_maps = [#[[RQ:.+]], #[[RK:.+]], #[[RV:.+]], #[[RO:.+]]]}
//  CHECK-SAME:     ins(%[[QUERY]], %[[KEY]], %[[VALUE]], %[[SCALE]] :
//       CHECK:   ^bb0(%[[SCORE:.+]]: f32):
//   CHECK-DAG:     linalg_ext.index 1
//   CHECK-DAG:     linalg_ext.index 2
//       CHECK:     %[[KEPT:.+]] = arith.andi
//       CHECK:     %[[SHOWN:.+]] = arith.select %{{.+}}, %[[SCORE]], %{{.+}} : f32
//       CHECK:     linalg_ext.yield %[[SHOWN]]
//       CHECK:   return %[[R]]
func.func @rounded(%q0: tensor<128x2x64xf16>, %k0: tensor<2x128x64xf16>, %v0: tensor<128x2x64xf16>) -> tensor<2x128x64xf16> {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0xFF800000 : f32
  %zero16 = arith.constant 0.0 : f16
  %none16 = arith.constant 0xFC00 : f16
  %scale16 = arith.constant 0.125 : f16
  %qx = tensor.empty() : tensor<2x128x64xf16>
  %q1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q0 : tensor<128x2x64xf16>) outs(%qx : tensor<2x128x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.mulf %x, %scale16 : f16
    linalg.yield %y : f16
  } -> tensor<2x128x64xf16>
  %vx = tensor.empty() : tensor<2x128x64xf16>
  %v1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v0 : tensor<128x2x64xf16>) outs(%vx : tensor<2x128x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x128x64xf16>
  %se = tensor.empty() : tensor<2x128x128xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<2x128x128xf32>) -> tensor<2x128x128xf32>
  %s0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q1, %k0 : tensor<2x128x64xf16>, tensor<2x128x64xf16>) outs(%sf : tensor<2x128x128xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<2x128x128xf32>
  %he = tensor.empty() : tensor<2x128x128xf16>
  %me = tensor.empty() : tensor<128x128xi1>
  %mask = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%me : tensor<128x128xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %row = arith.index_cast %i : index to i64
    %key = arith.index_cast %j : index to i64
    %c0 = arith.constant 0 : i64
    %c3 = arith.constant 3 : i64
    %c37 = arith.constant 37 : i64
    %x = arith.addi %key, %c3 : i64
    %y = arith.cmpi sle, %x, %row : i64
    %z = arith.addi %key, %c37 : i64
    %u = arith.cmpi sgt, %z, %row : i64
    %all = arith.cmpi sge, %row, %c0 : i64
    %near = arith.andi %y, %u : i1
    %kept = arith.andi %all, %near : i1
    linalg.yield %kept : i1
  } -> tensor<128x128xi1>
  %s1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mask, %s0 : tensor<128x128xi1>, tensor<2x128x128xf32>) outs(%he : tensor<2x128x128xf16>) {
  ^bb0(%c: i1, %x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    %z = arith.select %c, %y, %none16 : f16
    linalg.yield %z : f16
  } -> tensor<2x128x128xf16>
  %re16 = tensor.empty() : tensor<2x128xf16>
  %rf16 = linalg.fill ins(%none16 : f16) outs(%re16 : tensor<2x128xf16>) -> tensor<2x128xf16>
  %re = tensor.empty() : tensor<2x128xf32>
  %rf = linalg.fill ins(%none : f32) outs(%re : tensor<2x128xf32>) -> tensor<2x128xf32>
  %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<2x128xf32>) -> tensor<2x128xf32>
  %best = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s1 : tensor<2x128x128xf16>) outs(%rf16 : tensor<2x128xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.maximumf %x, %o : f16
    linalg.yield %y : f16
  } -> tensor<2x128xf16>
  %s2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s1 : tensor<2x128x128xf16>) outs(%se : tensor<2x128x128xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x128x128xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s2 : tensor<2x128x128xf32>) outs(%rf : tensor<2x128xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<2x128xf32>
  %e2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s2, %max : tensor<2x128x128xf32>, tensor<2x128xf32>) outs(%se : tensor<2x128x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.subf %x, %y : f32
    %e = math.exp %z : f32
    linalg.yield %e : f32
  } -> tensor<2x128x128xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%e2 : tensor<2x128x128xf32>) outs(%rz : tensor<2x128xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<2x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%best, %e2, %sum : tensor<2x128xf16>, tensor<2x128x128xf32>, tensor<2x128xf32>) outs(%he : tensor<2x128x128xf16>) {
  ^bb0(%x: f16, %y: f32, %z: f32, %o: f16):
    %g = arith.divf %y, %z : f32
    %h = arith.truncf %g : f32 to f16
    %empty = arith.cmpf oeq, %x, %none16 : f16
    %r = arith.select %empty, %zero16, %h : f16
    linalg.yield %r : f16
  } -> tensor<2x128x128xf16>
  %oe = tensor.empty() : tensor<2x128x64xf32>
  %of = linalg.fill ins(%zero : f32) outs(%oe : tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%w, %v1 : tensor<2x128x128xf16>, tensor<2x128x64xf16>) outs(%of : tensor<2x128x64xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<2x128x64xf32>
  %ge = tensor.empty() : tensor<2x128x64xf16>
  %g0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%o : tensor<2x128x64xf32>) outs(%ge : tensor<2x128x64xf16>) {
  ^bb0(%x: f32, %o0: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x128x64xf16>
  return %g0 : tensor<2x128x64xf16>
}

// Queries, keys and values are parts of one tensor, read where they lie in it.
// CHECK-LABEL: func.func @packed(
//  CHECK-SAME:   %[[ALL:.+]]: tensor<37x1x288xf16>)
//       CHECK:   %[[HEADS:.+]] = tensor.expand_shape %[[ALL]] {{\[}}[0], [1], [2, 3, 4]] output_shape [37, 1, 3, 6, 16]
//       CHECK:   %[[Q:.+]] = tensor.extract_slice %[[HEADS]][0, 0, 0, 0, 0] [37, 1, 1, 6, 16] [1, 1, 1, 1, 1] : tensor<37x1x3x6x16xf16> to tensor<37x6x16xf16>
//       CHECK:   %[[K:.+]] = tensor.extract_slice %{{.+}}[0, 0, 1, 0, 0]
//       CHECK:   %[[V:.+]] = tensor.extract_slice %{{.+}}[0, 0, 2, 0, 0]
//       CHECK:   linalg_ext.attention {{.*}} ins(%[[Q]], %[[K]], %[[V]],
func.func @packed(%a0: tensor<37x1x288xf16>) -> tensor<6x37x16xf16> {
  %scale = arith.constant 0.25 : f32
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0xFF800000 : f32
  %zero16 = arith.constant 0.0 : f16
  %none16 = arith.constant 0xFC00 : f16
  %he3 = tensor.empty() : tensor<6x37x16xf16>
  %a1 = tensor.expand_shape %a0 [[0], [1], [2, 3]] output_shape [37, 1, 3, 96] : tensor<37x1x288xf16> into tensor<37x1x3x96xf16>
  %at = tensor.empty() : tensor<3x37x1x96xf16>
  %a2 = linalg.generic {indexing_maps = [affine_map<(w, i, j, k) -> (i, j, w, k)>, affine_map<(w, i, j, k) -> (w, i, j, k)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a1 : tensor<37x1x3x96xf16>) outs(%at : tensor<3x37x1x96xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<3x37x1x96xf16>
  %qs = tensor.extract_slice %a2[0, 0, 0, 0] [1, 37, 1, 96] [1, 1, 1, 1] : tensor<3x37x1x96xf16> to tensor<37x1x96xf16>
  %qc = tensor.collapse_shape %qs [[0], [1, 2]] : tensor<37x1x96xf16> into tensor<37x96xf16>
  %qp = tensor.expand_shape %qc [[0], [1, 2]] output_shape [37, 6, 16] : tensor<37x96xf16> into tensor<37x6x16xf16>
  %ks = tensor.extract_slice %a2[1, 0, 0, 0] [1, 37, 1, 96] [1, 1, 1, 1] : tensor<3x37x1x96xf16> to tensor<37x1x96xf16>
  %kc = tensor.collapse_shape %ks [[0], [1, 2]] : tensor<37x1x96xf16> into tensor<37x96xf16>
  %kp = tensor.expand_shape %kc [[0], [1, 2]] output_shape [37, 6, 16] : tensor<37x96xf16> into tensor<37x6x16xf16>
  %vs = tensor.extract_slice %a2[2, 0, 0, 0] [1, 37, 1, 96] [1, 1, 1, 1] : tensor<3x37x1x96xf16> to tensor<37x1x96xf16>
  %vc = tensor.collapse_shape %vs [[0], [1, 2]] : tensor<37x1x96xf16> into tensor<37x96xf16>
  %vp = tensor.expand_shape %vc [[0], [1, 2]] output_shape [37, 6, 16] : tensor<37x96xf16> into tensor<37x6x16xf16>
  %scale16 = arith.constant 0.25 : f16
  %q1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%qp : tensor<37x6x16xf16>) outs(%he3 : tensor<6x37x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.mulf %x, %scale16 : f16
    linalg.yield %y : f16
  } -> tensor<6x37x16xf16>
  %k0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%kp : tensor<37x6x16xf16>) outs(%he3 : tensor<6x37x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<6x37x16xf16>
  %v1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%vp : tensor<37x6x16xf16>) outs(%he3 : tensor<6x37x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<6x37x16xf16>
  %se = tensor.empty() : tensor<6x37x37xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<6x37x37xf32>) -> tensor<6x37x37xf32>
  %s0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q1, %k0 : tensor<6x37x16xf16>, tensor<6x37x16xf16>) outs(%sf : tensor<6x37x37xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<6x37x37xf32>
  %he = tensor.empty() : tensor<6x37x37xf16>
  %me = tensor.empty() : tensor<37x37xi1>
  %mask = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%me : tensor<37x37xi1>) {
  ^bb0(%o: i1):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %row = arith.index_cast %i : index to i64
    %key = arith.index_cast %j : index to i64
    %c0 = arith.constant 0 : i64
    %c3 = arith.constant 3 : i64
    %c37 = arith.constant 37 : i64
    %x = arith.addi %key, %c3 : i64
    %y = arith.cmpi sle, %x, %row : i64
    %z = arith.addi %key, %c37 : i64
    %u = arith.cmpi sgt, %z, %row : i64
    %all = arith.cmpi sge, %row, %c0 : i64
    %near = arith.andi %y, %u : i1
    %kept = arith.andi %all, %near : i1
    linalg.yield %kept : i1
  } -> tensor<37x37xi1>
  %s1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mask, %s0 : tensor<37x37xi1>, tensor<6x37x37xf32>) outs(%he : tensor<6x37x37xf16>) {
  ^bb0(%c: i1, %x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    %z = arith.select %c, %y, %none16 : f16
    linalg.yield %z : f16
  } -> tensor<6x37x37xf16>
  %re16 = tensor.empty() : tensor<6x37xf16>
  %rf16 = linalg.fill ins(%none16 : f16) outs(%re16 : tensor<6x37xf16>) -> tensor<6x37xf16>
  %re = tensor.empty() : tensor<6x37xf32>
  %rf = linalg.fill ins(%none : f32) outs(%re : tensor<6x37xf32>) -> tensor<6x37xf32>
  %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<6x37xf32>) -> tensor<6x37xf32>
  %best = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s1 : tensor<6x37x37xf16>) outs(%rf16 : tensor<6x37xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.maximumf %x, %o : f16
    linalg.yield %y : f16
  } -> tensor<6x37xf16>
  %s2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s1 : tensor<6x37x37xf16>) outs(%se : tensor<6x37x37xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<6x37x37xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s2 : tensor<6x37x37xf32>) outs(%rf : tensor<6x37xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<6x37xf32>
  %e2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s2, %max : tensor<6x37x37xf32>, tensor<6x37xf32>) outs(%se : tensor<6x37x37xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.subf %x, %y : f32
    %e = math.exp %z : f32
    linalg.yield %e : f32
  } -> tensor<6x37x37xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%e2 : tensor<6x37x37xf32>) outs(%rz : tensor<6x37xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<6x37xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%best, %e2, %sum : tensor<6x37xf16>, tensor<6x37x37xf32>, tensor<6x37xf32>) outs(%he : tensor<6x37x37xf16>) {
  ^bb0(%x: f16, %y: f32, %z: f32, %o: f16):
    %g = arith.divf %y, %z : f32
    %h = arith.truncf %g : f32 to f16
    %empty = arith.cmpf oeq, %x, %none16 : f16
    %r = arith.select %empty, %zero16, %h : f16
    linalg.yield %r : f16
  } -> tensor<6x37x37xf16>
  %oe = tensor.empty() : tensor<6x37x16xf32>
  %of = linalg.fill ins(%zero : f32) outs(%oe : tensor<6x37x16xf32>) -> tensor<6x37x16xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%w, %v1 : tensor<6x37x37xf16>, tensor<6x37x16xf16>) outs(%of : tensor<6x37x16xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<6x37x16xf32>
  %ge = tensor.empty() : tensor<6x37x16xf16>
  %g0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%o : tensor<6x37x16xf32>) outs(%ge : tensor<6x37x16xf16>) {
  ^bb0(%x: f32, %o0: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<6x37x16xf16>
  return %g0 : tensor<6x37x16xf16>
}

// Two masks are added to each other first, where they are smaller than the scores.
// CHECK-LABEL: func.func @two_masks(
//  CHECK-SAME:   tensor<128x2x64xf16>, %[[HEADS:[^:]+]]: tensor<128x128xf16>, %[[MASKS:[^:]+]]: tensor<2x1x128xf16>)
//       CHECK:   %[[BOTH:.+]] = linalg.generic {{.*}} ins(%[[HEADS]], %[[MASKS]] :
//       CHECK:     arith.addf
//       CHECK:   linalg_ext.attention {{.*}} ins(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %[[BOTH]] :
//       CHECK:   ^bb0(%[[SCORE:.+]]: f32, %[[MASK:.+]]: f16):
//       CHECK:     %[[NARROW:.+]] = arith.truncf %[[SCORE]]
//       CHECK:     arith.addf %[[NARROW]], %[[MASK]] : f16
//   CHECK-NOT:     arith.addf
//       CHECK:     linalg_ext.yield
func.func @two_masks(%q0: tensor<128x2x64xf16>, %k0: tensor<2x128x64xf16>, %v0: tensor<128x2x64xf16>, %heads: tensor<128x128xf16>, %masks: tensor<2x1x128xf16>) -> tensor<2x128x64xf16> {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0xFF800000 : f32
  %zero16 = arith.constant 0.0 : f16
  %none16 = arith.constant 0xFC00 : f16
  %scale16 = arith.constant 0.125 : f16
  %qx = tensor.empty() : tensor<2x128x64xf16>
  %q1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q0 : tensor<128x2x64xf16>) outs(%qx : tensor<2x128x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.mulf %x, %scale16 : f16
    linalg.yield %y : f16
  } -> tensor<2x128x64xf16>
  %vx = tensor.empty() : tensor<2x128x64xf16>
  %v1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v0 : tensor<128x2x64xf16>) outs(%vx : tensor<2x128x64xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x128x64xf16>
  %se = tensor.empty() : tensor<2x128x128xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<2x128x128xf32>) -> tensor<2x128x128xf32>
  %s0 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q1, %k0 : tensor<2x128x64xf16>, tensor<2x128x64xf16>) outs(%sf : tensor<2x128x128xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<2x128x128xf32>
  %he = tensor.empty() : tensor<2x128x128xf16>
  %s1 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, 0, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%heads, %s0, %masks : tensor<128x128xf16>, tensor<2x128x128xf32>, tensor<2x1x128xf16>) outs(%he : tensor<2x128x128xf16>) {
  ^bb0(%c: f16, %x: f32, %d: f16, %o: f16):
    %y = arith.truncf %x : f32 to f16
    %z = arith.addf %y, %c : f16
    %u = arith.addf %z, %d : f16
    linalg.yield %u : f16
  } -> tensor<2x128x128xf16>
  %re16 = tensor.empty() : tensor<2x128xf16>
  %rf16 = linalg.fill ins(%none16 : f16) outs(%re16 : tensor<2x128xf16>) -> tensor<2x128xf16>
  %re = tensor.empty() : tensor<2x128xf32>
  %rf = linalg.fill ins(%none : f32) outs(%re : tensor<2x128xf32>) -> tensor<2x128xf32>
  %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<2x128xf32>) -> tensor<2x128xf32>
  %best = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s1 : tensor<2x128x128xf16>) outs(%rf16 : tensor<2x128xf16>) {
  ^bb0(%x: f16, %o: f16):
    %y = arith.maximumf %x, %o : f16
    linalg.yield %y : f16
  } -> tensor<2x128xf16>
  %s2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s1 : tensor<2x128x128xf16>) outs(%se : tensor<2x128x128xf32>) {
  ^bb0(%x: f16, %o: f32):
    %y = arith.extf %x : f16 to f32
    linalg.yield %y : f32
  } -> tensor<2x128x128xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s2 : tensor<2x128x128xf32>) outs(%rf : tensor<2x128xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<2x128xf32>
  %e2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s2, %max : tensor<2x128x128xf32>, tensor<2x128xf32>) outs(%se : tensor<2x128x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.subf %x, %y : f32
    %e = math.exp %z : f32
    linalg.yield %e : f32
  } -> tensor<2x128x128xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%e2 : tensor<2x128x128xf32>) outs(%rz : tensor<2x128xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %o : f32
    linalg.yield %y : f32
  } -> tensor<2x128xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%best, %e2, %sum : tensor<2x128xf16>, tensor<2x128x128xf32>, tensor<2x128xf32>) outs(%he : tensor<2x128x128xf16>) {
  ^bb0(%x: f16, %y: f32, %z: f32, %o: f16):
    %g = arith.divf %y, %z : f32
    %h = arith.truncf %g : f32 to f16
    %empty = arith.cmpf oeq, %x, %none16 : f16
    %r = arith.select %empty, %zero16, %h : f16
    linalg.yield %r : f16
  } -> tensor<2x128x128xf16>
  %oe = tensor.empty() : tensor<2x128x64xf32>
  %of = linalg.fill ins(%zero : f32) outs(%oe : tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%w, %v1 : tensor<2x128x128xf16>, tensor<2x128x64xf16>) outs(%of : tensor<2x128x64xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<2x128x64xf32>
  %ge = tensor.empty() : tensor<2x128x64xf16>
  %g0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%o : tensor<2x128x64xf32>) outs(%ge : tensor<2x128x64xf16>) {
  ^bb0(%x: f32, %o0: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<2x128x64xf16>
  return %g0 : tensor<2x128x64xf16>
}
