// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-pad-contractions))' --split-input-file | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target,func.func(sluice-pad-contractions))' --split-input-file | FileCheck %s --check-prefix=CPU
// RUN: not sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_1},func.func(sluice-pad-contractions))' --split-input-file 2>&1 | FileCheck %s --check-prefix=BAD
// CPU-NOT: padded_rows
// BAD: error: unknown target 'cuda:sm_1'

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>

// The epilogue's result lies between the products; what comes before it is not kept.
// CHECK-LABEL: func.func @connected(
//       CHECK:   %[[A:.+]] = linalg.matmul {{.*}} -> tensor<?x1001xf16>
//       CHECK:   %[[E:.+]] = tensor.empty(%{{.+}}) : tensor<?x1001xf16, #encoding.padded_rows<8>>
//       CHECK:   %[[H:.+]] = linalg.generic {{.*}} ins(%[[A]], %{{.+}}) outs(%[[E]]
//       CHECK:   linalg.matmul ins(%[[H]], %{{.+}} : tensor<?x1001xf16, #encoding.padded_rows<8>>, tensor<1001x64xf16>) {{.*}} -> tensor<?x64xf16>
func.func @connected(%x: tensor<?x64xf16>, %w: tensor<64x1001xf16>, %bias: tensor<1001xf16>, %v: tensor<1001x64xf16>, %n: index) -> tensor<?x64xf16> {
  %zero = arith.constant 0.0 : f16
  %e0 = tensor.empty(%n) : tensor<?x1001xf16>
  %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<?x1001xf16>) -> tensor<?x1001xf16>
  %a = linalg.matmul ins(%x, %w : tensor<?x64xf16>, tensor<64x1001xf16>) outs(%f0 : tensor<?x1001xf16>) -> tensor<?x1001xf16>
  %h = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %bias : tensor<?x1001xf16>, tensor<1001xf16>) outs(%e0 : tensor<?x1001xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %s = arith.addf %p, %q : f16
    linalg.yield %s : f16
  } -> tensor<?x1001xf16>
  %e1 = tensor.empty(%n) : tensor<?x64xf16>
  %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<?x64xf16>) -> tensor<?x64xf16>
  %y = linalg.matmul ins(%h, %v : tensor<?x1001xf16>, tensor<1001x64xf16>) outs(%f1 : tensor<?x64xf16>) -> tensor<?x64xf16>
  return %y : tensor<?x64xf16>
}

// -----

// Who reads it otherwise sees rows without gaps; rows that are aligned anyway stay as they are; rows of the other factor that are as long
// cannot be copied in chunks.
// CHECK-LABEL: func.func @not_connected(
//   CHECK-NOT:   padded_rows
func.func @not_connected(%x: tensor<16x64xf32>, %w: tensor<64x33xf32>, %v: tensor<33x64xf32>, %t: tensor<64x33xf32>) -> (tensor<16x33xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<16x33xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<16x33xf32>) -> tensor<16x33xf32>
  %returned = linalg.matmul ins(%x, %w : tensor<16x64xf32>, tensor<64x33xf32>) outs(%f0 : tensor<16x33xf32>) -> tensor<16x33xf32>
  %e1 = tensor.empty() : tensor<16x64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %aligned = linalg.matmul ins(%returned, %v : tensor<16x33xf32>, tensor<33x64xf32>) outs(%f1 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %y = linalg.matmul ins(%aligned, %w : tensor<16x64xf32>, tensor<64x33xf32>) outs(%f0 : tensor<16x33xf32>) -> tensor<16x33xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y, %t : tensor<16x33xf32>, tensor<64x33xf32>) outs(%f1 : tensor<16x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<16x64xf32>
  return %returned, %aligned, %z : tensor<16x33xf32>, tensor<16x64xf32>, tensor<16x64xf32>
}

// -----

// Rows that a product walks one after the other are read in chunks that go on in the next row.
// CHECK-LABEL: func.func @several_rows(
//   CHECK-NOT:   padded_rows
func.func @several_rows(%x: tensor<3x?x?xf32>, %w: tensor<3x4xf32>, %v: tensor<4x8xf32>, %n: index, %c: index) -> tensor<?x?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %c) : tensor<4x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(a, n, c, i) -> (i, n, c)>, affine_map<(a, n, c, i) -> (i, a)>, affine_map<(a, n, c, i) -> (a, n, c)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<3x?x?xf32>, tensor<3x4xf32>) outs(%f : tensor<4x?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?x?xf32>
  %e1 = tensor.empty(%n, %c) : tensor<?x?x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, b, a) -> (a, n, c)>, affine_map<(n, c, b, a) -> (a, b)>, affine_map<(n, c, b, a) -> (n, c, b)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%h, %v : tensor<4x?x?xf32>, tensor<4x8xf32>) outs(%f1 : tensor<?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x?x8xf32>
  return %y : tensor<?x?x8xf32>
}
