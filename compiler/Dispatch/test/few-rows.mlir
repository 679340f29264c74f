// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},sluice-form-dispatches)' | FileCheck %s
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan},sluice-form-dispatches)' | FileCheck %s --check-prefix=APART

// One row: its norm, two products of it and what follows both are one kernel.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @gated
// CHECK-COUNT-3: iterator_types = {{.*}}"reduction"
//       CHECK:   math.exp
// CHECK-LABEL: func.func @gated(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT:   flow.dispatch @
// APART-LABEL: func.func @gated(
// APART-COUNT-3: flow.dispatch @
func.func @gated(%x: tensor<1x4096xf16>, %w: tensor<4096xf16>, %gate: tensor<8192x4096xf16>, %up: tensor<8192x4096xf16>) -> tensor<1x8192xf16> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %er = tensor.empty() : tensor<1xf32>
  %en = tensor.empty() : tensor<1x4096xf16>
  %ep = tensor.empty() : tensor<1x8192xf32>
  %eo = tensor.empty() : tensor<1x8192xf16>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<1xf32>) -> tensor<1xf32>
  %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<1x8192xf32>) -> tensor<1x8192xf32>
  %squares = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<1x4096xf16>) outs(%fr : tensor<1xf32>) {
  ^bb0(%p: f16, %o: f32):
    %f = arith.extf %p : f16 to f32
    %s = arith.mulf %f, %f : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  } -> tensor<1xf32>
  %normed = linalg.generic {indexing_maps = [#id, #row, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %squares, %w : tensor<1x4096xf16>, tensor<1xf32>, tensor<4096xf16>) outs(%en : tensor<1x4096xf16>) {
  ^bb0(%p: f16, %q: f32, %u: f16, %o: f16):
    %f = arith.extf %p : f16 to f32
    %d = math.rsqrt %q : f32
    %m = arith.mulf %f, %d : f32
    %t = arith.truncf %m : f32 to f16
    %r = arith.mulf %t, %u : f16
    linalg.yield %r : f16
  } -> tensor<1x4096xf16>
  %g = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%normed, %gate : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %a = arith.extf %p : f16 to f32
    %b = arith.extf %q : f16 to f32
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<1x8192xf32>
  %u = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%normed, %up : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %a = arith.extf %p : f16 to f32
    %b = arith.extf %q : f16 to f32
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<1x8192xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g, %u : tensor<1x8192xf32>, tensor<1x8192xf32>) outs(%eo : tensor<1x8192xf16>) {
  ^bb0(%p: f32, %q: f32, %o: f16):
    %n = arith.negf %p : f32
    %e = math.exp %n : f32
    %s = arith.addf %e, %one : f32
    %d = arith.divf %p, %s : f32
    %m = arith.mulf %d, %q : f32
    %r = arith.truncf %m : f32 to f16
    linalg.yield %r : f16
  } -> tensor<1x8192xf16>
  return %y : tensor<1x8192xf16>
}

// -----

// The norm of sixteen rows, which every workgroup would compute again, stays a kernel of its own;
// so does one that others read.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @many(
// CHECK-COUNT-2: flow.dispatch @
func.func @many(%x: tensor<16x4096xf16>, %w: tensor<8192x4096xf16>) -> tensor<16x8192xf32> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<16xf32>
  %en = tensor.empty() : tensor<16x4096xf16>
  %ep = tensor.empty() : tensor<16x8192xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<16xf32>) -> tensor<16xf32>
  %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<16x8192xf32>) -> tensor<16x8192xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x4096xf16>) outs(%fr : tensor<16xf32>) {
  ^bb0(%p: f16, %o: f32):
    %f = arith.extf %p : f16 to f32
    %r = arith.addf %o, %f : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %normed = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<16x4096xf16>, tensor<16xf32>) outs(%en : tensor<16x4096xf16>) {
  ^bb0(%p: f16, %q: f32, %o: f16):
    %t = arith.truncf %q : f32 to f16
    %r = arith.divf %p, %t : f16
    linalg.yield %r : f16
  } -> tensor<16x4096xf16>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%normed, %w : tensor<16x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<16x8192xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %a = arith.extf %p : f16 to f32
    %b = arith.extf %q : f16 to f32
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<16x8192xf32>
  return %y : tensor<16x8192xf32>
}

// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-2: flow.dispatch @
func.func @kept(%x: tensor<1x4096xf16>, %w: tensor<8192x4096xf16>) -> (tensor<1x8192xf32>, tensor<1x4096xf16>) {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<1xf32>
  %en = tensor.empty() : tensor<1x4096xf16>
  %ep = tensor.empty() : tensor<1x8192xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<1xf32>) -> tensor<1xf32>
  %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<1x8192xf32>) -> tensor<1x8192xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<1x4096xf16>) outs(%fr : tensor<1xf32>) {
  ^bb0(%p: f16, %o: f32):
    %f = arith.extf %p : f16 to f32
    %r = arith.addf %o, %f : f32
    linalg.yield %r : f32
  } -> tensor<1xf32>
  %normed = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<1x4096xf16>, tensor<1xf32>) outs(%en : tensor<1x4096xf16>) {
  ^bb0(%p: f16, %q: f32, %o: f16):
    %t = arith.truncf %q : f32 to f16
    %r = arith.divf %p, %t : f16
    linalg.yield %r : f16
  } -> tensor<1x4096xf16>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%normed, %w : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %a = arith.extf %p : f16 to f32
    %b = arith.extf %q : f16 to f32
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<1x8192xf32>
  return %y, %normed : tensor<1x8192xf32>, tensor<1x4096xf16>
}

// A function of each element is computed once.
// CHECK-LABEL: func.func @activated(
// CHECK-COUNT-2: flow.dispatch @
func.func @activated(%x: tensor<1x4096xf16>, %w: tensor<8192x4096xf16>) -> tensor<1x8192xf32> {
  %zero = arith.constant 0.0 : f32
  %en = tensor.empty() : tensor<1x4096xf16>
  %ep = tensor.empty() : tensor<1x8192xf32>
  %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<1x8192xf32>) -> tensor<1x8192xf32>
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<1x4096xf16>) outs(%en : tensor<1x4096xf16>) {
  ^bb0(%p: f16, %o: f16):
    %r = math.exp %p : f16
    linalg.yield %r : f16
  } -> tensor<1x4096xf16>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%e, %w : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %a = arith.extf %p : f16 to f32
    %b = arith.extf %q : f16 to f32
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<1x8192xf32>
  return %y : tensor<1x8192xf32>
}
