// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-narrow-stores),canonicalize)" | FileCheck %s

#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (n, k)>
#result = affine_map<(m, n, k) -> (m, n)>
#same = affine_map<(m, n) -> (m, n)>
#turned = affine_map<(m, n) -> (n, m)>
#row = affine_map<(m, n) -> (m)>

// Two products meet: the second is rounded in its own kernel; the first is read by the kernel that
// computes it.
// CHECK-LABEL: func.func @gate(
//       CHECK:   %[[A:.+]] = linalg.generic {{.*}}"reduction"
//       CHECK:   %[[B:.+]] = linalg.generic {{.*}}"reduction"
//       CHECK:   %[[ROUND:.+]] = linalg.generic {{.*}} ins(%[[B]] : tensor<?x64xf32>) outs({{.*}} : tensor<?x64xf16>)
//       CHECK:     arith.truncf
//       CHECK:   linalg.generic {{.*}} ins(%[[A]], %[[ROUND]] : tensor<?x64xf32>, tensor<?x64xf16>)
//  CHECK-NEXT:   ^bb0(%[[X:.+]]: f32, %[[Y:.+]]: f16, %{{.*}}: f16):
//       CHECK:     %[[XR:.+]] = arith.truncf %[[X]]
//       CHECK:     arith.mulf %[[XR]], %[[Y]] : f16
func.func @gate(%x: tensor<?x32xf16>, %wa: tensor<64x32xf16>, %wb: tensor<64x32xf16>, %zeros: tensor<?x64xf32>, %out: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %a = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %wa : tensor<?x32xf16>, tensor<64x32xf16>) outs(%zeros : tensor<?x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %pw = arith.extf %p : f16 to f32
    %qw = arith.extf %q : f16 to f32
    %m = arith.mulf %pw, %qw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x64xf32>
  %b = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %wb : tensor<?x32xf16>, tensor<64x32xf16>) outs(%zeros : tensor<?x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %pw = arith.extf %p : f16 to f32
    %qw = arith.extf %q : f16 to f32
    %m = arith.mulf %pw, %qw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x64xf32>
  %y = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x64xf32>, tensor<?x64xf32>) outs(%out : tensor<?x64xf16>) {
  ^bb0(%p: f32, %q: f32, %o: f16):
    %pr = arith.truncf %p : f32 to f16
    %qr = arith.truncf %q : f32 to f16
    %m = arith.mulf %pr, %qr : f16
    linalg.yield %m : f16
  } -> tensor<?x64xf16>
  return %y : tensor<?x64xf16>
}

// One reader that takes the elements in order computes in the product's kernel: nothing to gain.
// Read in another order, or by one that also needs the f32: see there.
// CHECK-LABEL: func.func @order(
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}}"reduction"
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[P]] : tensor<32x64xf32>) outs({{.*}} : tensor<32x64xf16>)
//       CHECK:   linalg.generic {{.*}} ins(%[[R]] : tensor<32x64xf16>) outs({{.*}} : tensor<64x32xf16>)
// CHECK-LABEL: func.func @epilogue(
// CHECK-COUNT-2: linalg.generic
//   CHECK-NOT:   linalg.generic
// CHECK-LABEL: func.func @both(
// CHECK-COUNT-2: linalg.generic
//   CHECK-NOT:   linalg.generic
func.func @order(%x: tensor<32x32xf16>, %w: tensor<64x32xf16>, %zeros: tensor<32x64xf32>, %out: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %a = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<32x32xf16>, tensor<64x32xf16>) outs(%zeros : tensor<32x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %pw = arith.extf %p : f16 to f32
    %qw = arith.extf %q : f16 to f32
    %m = arith.mulf %pw, %qw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<32x64xf32>
  %y = linalg.generic {indexing_maps = [#turned, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<32x64xf32>) outs(%out : tensor<64x32xf16>) {
  ^bb0(%p: f32, %o: f16):
    %pr = arith.truncf %p : f32 to f16
    linalg.yield %pr : f16
  } -> tensor<64x32xf16>
  return %y : tensor<64x32xf16>
}
func.func @epilogue(%x: tensor<32x32xf16>, %w: tensor<64x32xf16>, %zeros: tensor<32x64xf32>, %out: tensor<32x64xf16>) -> tensor<32x64xf16> {
  %a = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<32x32xf16>, tensor<64x32xf16>) outs(%zeros : tensor<32x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %pw = arith.extf %p : f16 to f32
    %qw = arith.extf %q : f16 to f32
    %m = arith.mulf %pw, %qw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<32x64xf32>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<32x64xf32>) outs(%out : tensor<32x64xf16>) {
  ^bb0(%p: f32, %o: f16):
    %pr = arith.truncf %p : f32 to f16
    linalg.yield %pr : f16
  } -> tensor<32x64xf16>
  return %y : tensor<32x64xf16>
}
func.func @both(%x: tensor<32x32xf16>, %w: tensor<64x32xf16>, %zeros: tensor<32x64xf32>, %out: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %a = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<32x32xf16>, tensor<64x32xf16>) outs(%zeros : tensor<32x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %pw = arith.extf %p : f16 to f32
    %qw = arith.extf %q : f16 to f32
    %m = arith.mulf %pw, %qw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<32x64xf32>
  %y = linalg.generic {indexing_maps = [#turned, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<32x64xf32>) outs(%out : tensor<64x32xf16>) {
  ^bb0(%p: f32, %o: f16):
    %square = arith.mulf %p, %p : f32
    %pr = arith.truncf %square : f32 to f16
    linalg.yield %pr : f16
  } -> tensor<64x32xf16>
  return %y : tensor<64x32xf16>
}

// The sum of squares reads what was added in f16, and widens it itself; what leaves the program, or
// is a factor of a product, stays as it is.
// CHECK-LABEL: func.func @norm(
//       CHECK:   %[[SUM:.+]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x64xf16>, tensor<?x64xf16>) outs(%{{.*}} : tensor<?x64xf16>)
//       CHECK:     %[[ADD:.+]] = arith.addf %{{.*}} : f16
//  CHECK-NEXT:     linalg.yield %[[ADD]] : f16
//       CHECK:   linalg.generic {{.*}} ins(%[[SUM]] : tensor<?x64xf16>)
//  CHECK-NEXT:   ^bb0(%[[E:.+]]: f16, %{{.*}}: f32):
//  CHECK-NEXT:     arith.extf %[[E]]
// CHECK-LABEL: func.func @leaves(
//       CHECK:   arith.extf
//  CHECK-NEXT:   linalg.yield %{{.*}} : f32
func.func @norm(%x: tensor<?x64xf16>, %r: tensor<?x64xf16>, %wide: tensor<?x64xf32>, %zeros: tensor<?xf32>) -> tensor<?xf32> {
  %a = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<?x64xf16>, tensor<?x64xf16>) outs(%wide : tensor<?x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %s = arith.addf %p, %q : f16
    %w = arith.extf %s : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?x64xf32>
  %b = linalg.generic {indexing_maps = [#same, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x64xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %m = arith.mulf %p, %p : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %b : tensor<?xf32>
}
func.func @leaves(%x: tensor<?x64xf16>, %wide: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %a = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x64xf16>) outs(%wide : tensor<?x64xf32>) {
  ^bb0(%p: f16, %o: f32):
    %w = arith.extf %p : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?x64xf32>
  return %a : tensor<?x64xf32>
}

// Readers behind a reshape widen as well.
// CHECK-LABEL: func.func @heads(
//       CHECK:   linalg.generic {{.*}} outs(%{{.*}} : tensor<4x64xf16>)
//       CHECK:   %[[H:.+]] = tensor.expand_shape %{{.*}} : tensor<4x64xf16> into tensor<4x2x32xf16>
//       CHECK:   linalg.generic {{.*}} ins(%[[H]] : tensor<4x2x32xf16>)
//       CHECK:     arith.extf
func.func @heads(%x: tensor<4x64xf16>, %wide: tensor<4x64xf32>, %zeros: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %a = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]} ins(%x, %x : tensor<4x64xf16>, tensor<4x64xf16>) outs(%wide : tensor<4x64xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %s = arith.addf %p, %q : f16
    %w = arith.extf %s : f16 to f32
    linalg.yield %w : f32
  } -> tensor<4x64xf32>
  %h = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 32] : tensor<4x64xf32> into tensor<4x2x32xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(m, h, n) -> (m, h, n)>, affine_map<(m, h, n) -> (m, h)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%h : tensor<4x2x32xf32>) outs(%zeros : tensor<4x2xf32>) {
  ^bb0(%p: f32, %o: f32):
    %m = arith.mulf %p, %p : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  return %b : tensor<4x2xf32>
}

// Parts of what is widened are read narrow, too.
// CHECK-LABEL: func @parts(
//       CHECK:   tensor.extract_slice %{{.+}} : tensor<8x2xf16> to tensor<8xf16>
//       CHECK:   tensor.extract_slice %{{.+}} : tensor<8x2xf16> to tensor<8xf16>
//       CHECK:   ins(%{{.+}}, %{{.+}} : tensor<8xf16>, tensor<8xf16>)
#one = affine_map<(m) -> (m)>
func.func @parts(%x: tensor<8x2xf16>) -> tensor<8xf32> {
  %w = tensor.empty() : tensor<8x2xf32>
  %e = tensor.empty() : tensor<8xf32>
  %wide = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x2xf16>) outs(%w : tensor<8x2xf32>) {
  ^bb0(%a: f16, %o: f32):
    %m = arith.extf %a : f16 to f32
    linalg.yield %m : f32
  } -> tensor<8x2xf32>
  %0 = tensor.extract_slice %wide[0, 0] [8, 1] [1, 1] : tensor<8x2xf32> to tensor<8xf32>
  %1 = tensor.extract_slice %wide[0, 1] [8, 1] [1, 1] : tensor<8x2xf32> to tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.subf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// A product of two operands that were widened multiplies them as they were, also behind a view; what else reads one of them goes on.
// CHECK-LABEL: func.func @widened_factors(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<8x32xf16>, %[[W:[^:]+]]: tensor<2x32x32xf16>
//       CHECK:   %[[PART:.+]] = tensor.extract_slice %[[W]]
//       CHECK:   linalg.generic {{.*}}"reduction"{{.*}} ins(%[[X]], %[[PART]] : tensor<8x32xf16>, tensor<32x32xf16>)
//       CHECK:     arith.extf
//       CHECK:     arith.extf
//       CHECK:     arith.mulf {{.*}} : f32
// One of them was f32 always.
//       CHECK:   linalg.generic {{.*}}"reduction"{{.*}} ins({{.*}} : tensor<8x32xf32>, tensor<32x32xf32>)
func.func @widened_factors(%x: tensor<8x32xf16>, %w: tensor<2x32x32xf16>, %v: tensor<32x32xf32>, %zeros: tensor<8x32xf32>, %wide: tensor<8x32xf32>, %whole: tensor<2x32x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  %a = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x32xf16>) outs(%wide : tensor<8x32xf32>) {
  ^bb0(%p: f16, %o: f32):
    %e = arith.extf %p : f16 to f32
    linalg.yield %e : f32
  } -> tensor<8x32xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w : tensor<2x32x32xf16>) outs(%whole : tensor<2x32x32xf32>) {
  ^bb0(%p: f16, %o: f32):
    %e = arith.extf %p : f16 to f32
    linalg.yield %e : f32
  } -> tensor<2x32x32xf32>
  %part = tensor.extract_slice %b[1, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<2x32x32xf32> to tensor<32x32xf32>
  %y = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %part : tensor<8x32xf32>, tensor<32x32xf32>) outs(%zeros : tensor<8x32xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  %z = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %v : tensor<8x32xf32>, tensor<32x32xf32>) outs(%zeros : tensor<8x32xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  return %y, %z : tensor<8x32xf32>, tensor<8x32xf32>
}
