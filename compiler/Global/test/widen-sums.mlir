// RUN: sluice-opt %s --sluice-widen-sums | FileCheck %s

// The sum is kept in f32, its products are exact, and it is rounded once.
// CHECK-LABEL: func @matmul(
//       CHECK:   %[[FILL:.+]] = linalg.fill {{.*}} outs({{.*}} : tensor<4x6xf32>)
//       CHECK:   %[[SUM:.+]] = linalg.generic {{.*}} outs(%[[FILL]] : tensor<4x6xf32>)
//       CHECK:     arith.extf
//       CHECK:     arith.extf
//       CHECK:     arith.mulf {{.*}} : f32
//       CHECK:     arith.addf {{.*}} : f32
//       CHECK:   linalg.generic {{.*}} ins(%[[SUM]] : tensor<4x6xf32>) outs({{.*}} : tensor<4x6xf16>)
//       CHECK:     arith.truncf {{.*}} : f32 to f16
func.func @matmul(%a: tensor<4x5xf16>, %b: tensor<5x6xf16>) -> tensor<4x6xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<4x6xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<4x6xf16>) -> tensor<4x6xf16>
  %r = linalg.matmul ins(%a, %b : tensor<4x5xf16>, tensor<5x6xf16>) outs(%f : tensor<4x6xf16>) -> tensor<4x6xf16>
  return %r : tensor<4x6xf16>
}

// What the sum starts from is added in the end; the sum next to it, of f32, and the maximum stay as they are.
// CHECK-LABEL: func @onto(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x8xbf16>, %[[START:[^:]+]]: tensor<8xbf16>,
//       CHECK:   %[[NEUTRAL:.+]] = arith.constant -0.000000e+00 : f32
//       CHECK:   %[[SUM:.+]]:3 = linalg.generic
//       CHECK:   ^bb0(%{{.+}}: bf16, %{{.+}}: f32, %{{.+}}: f32, %{{.+}}: bf16):
//       CHECK:     arith.maximumf {{.*}} : bf16
//       CHECK:   -> (tensor<8xf32>, tensor<8xf32>, tensor<8xbf16>)
//       CHECK:   %[[ROUNDED:.+]] = linalg.generic {{.*}} ins(%[[SUM]]#0, %[[START]] : tensor<8xf32>, tensor<8xbf16>)
//       CHECK:   return %[[ROUNDED]], %[[SUM]]#1, %[[SUM]]#2
func.func @onto(%x: tensor<?x8xbf16>, %start: tensor<8xbf16>, %wide: tensor<8xf32>) -> (tensor<8xbf16>, tensor<8xf32>, tensor<8xbf16>) {
  %r:3 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (i)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x8xbf16>) outs(%start, %wide, %start : tensor<8xbf16>, tensor<8xf32>, tensor<8xbf16>) {
  ^bb0(%a: bf16, %s: bf16, %w: f32, %m: bf16):
    %sum = arith.addf %s, %a : bf16
    %b = arith.extf %a : bf16 to f32
    %next = arith.addf %w, %b : f32
    %most = arith.maximumf %m, %a : bf16
    linalg.yield %sum, %next, %most : bf16, f32, bf16
  } -> (tensor<8xbf16>, tensor<8xf32>, tensor<8xbf16>)
  return %r#0, %r#1, %r#2 : tensor<8xbf16>, tensor<8xf32>, tensor<8xbf16>
}

// Nothing is summed up.
// CHECK-LABEL: func @elementwise(
//   CHECK-NOT:   f32
//       CHECK:   return
func.func @elementwise(%a: tensor<4xf16>) -> tensor<4xf16> {
  %e = tensor.empty() : tensor<4xf16>
  %r = linalg.add ins(%a, %a : tensor<4xf16>, tensor<4xf16>) outs(%e : tensor<4xf16>) -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// Operands that the program widens are read as they were, if both are.
// CHECK-LABEL: func @widened(
//  CHECK-SAME:   %[[A:[^:]+]]: tensor<4x5xf16>, %[[B:[^:]+]]: tensor<5x6xf16>, %[[C:[^:]+]]: tensor<5x6xf32>
//       CHECK:   linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<4x5xf16>, tensor<5x6xf16>) outs({{.*}} : tensor<4x6xf32>)
//       CHECK:     arith.extf
//       CHECK:     arith.extf
//       CHECK:   linalg.generic {{.*}} ins(%{{.*}}, %[[C]] : tensor<4x5xf32>, tensor<5x6xf32>)
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#all = affine_map<(i, j) -> (i, j)>
func.func @widened(%a: tensor<4x5xf16>, %b: tensor<5x6xf16>, %c: tensor<5x6xf32>, %o: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %ea = tensor.empty() : tensor<4x5xf32>
  %wa = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x5xf16>) outs(%ea : tensor<4x5xf32>) {
  ^bb0(%x: f16, %y: f32):
    %w = arith.extf %x : f16 to f32
    linalg.yield %w : f32
  } -> tensor<4x5xf32>
  %eb = tensor.empty() : tensor<5x6xf32>
  %wb = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<5x6xf16>) outs(%eb : tensor<5x6xf32>) {
  ^bb0(%x: f16, %y: f32):
    %w = arith.extf %x : f16 to f32
    linalg.yield %w : f32
  } -> tensor<5x6xf32>
  %p = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} ins(%wa, %wb : tensor<4x5xf32>, tensor<5x6xf32>) outs(%o : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %q = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} ins(%wa, %c : tensor<4x5xf32>, tensor<5x6xf32>) outs(%o : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %z, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  return %p, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
