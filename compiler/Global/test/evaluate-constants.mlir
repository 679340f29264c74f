// RUN: sluice compile %s --target=cpu:haswell --stop-after=global -o - | FileCheck %s
// RUN: sluice compile %s --target=cpu:haswell --stop-after=global --no-constant-evaluation -o - | FileCheck %s --check-prefix=OFF
// REQUIRES: sluice

#id = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>

// What depends on constants only is computed now, on this machine.
// CHECK-LABEL: func.func @computed(
//       CHECK:   %[[C:.+]] = arith.constant dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : tensor<4xf32>
//  CHECK-NEXT:   return %[[C]]
// OFF-LABEL: func.func @computed(
//       OFF:   linalg.generic
func.func @computed() -> tensor<4xf32> {
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// Constant weights are packed now: the constant is the stored form, filled up to whole panels.
// CHECK-LABEL: func.func @packed(
//   CHECK-NOT:   encoding.set
//       CHECK:   %[[C:.+]] = arith.constant dense<{{\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, {{.+}}, 0.000000e+00], [4.000000e+00, {{.+}} : tensor<1x2x16xf32>
//       CHECK:   %[[P:.+]] = encoding.storage_cast %[[C]] : tensor<1x2x16xf32> -> tensor<2x3xf32, #encoding.panels<k = [0], n = 1, width = 16>>
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[P]]
// OFF-LABEL: func.func @packed(
//       OFF:   encoding.set
func.func @packed(%a: tensor<?x2xf32>, %out: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = linalg.matmul ins(%a, %w : tensor<?x2xf32>, tensor<2x3xf32>) outs(%out : tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

// What would be much larger than its source stays an expression, and so does what depends on an argument.
// CHECK-LABEL: func.func @kept(
//   CHECK-NOT:   evaluated
//       CHECK:   %[[G:.+]] = linalg.generic {{.+}} outs(%{{.+}} : tensor<4096x4xf32>)
//       CHECK:   %[[X:.+]] = linalg.generic {{.+}} ins(%arg0, %{{.+}} : tensor<4xf32>, tensor<4xf32>)
//       CHECK:   return %[[G]], %[[X]]
func.func @kept(%x: tensor<4xf32>) -> (tensor<4096x4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4096x4xf32>
  %g = linalg.generic {indexing_maps = [#row, #both], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4xf32>) outs(%e : tensor<4096x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096x4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %c : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %g, %y : tensor<4096x4xf32>, tensor<4xf32>
}

// Weights that are declared inside a branch are computed now, too.
// CHECK-LABEL: func.func @branch(
//       CHECK:   %[[C:.+]] = arith.constant dense<[2.000000e+00, 6.000000e+00]> : tensor<2xf32>
//       CHECK:   arith.select %arg0, %[[C]], %arg1
func.func @branch(%which: i1, %x: tensor<2xf32>) -> tensor<2xf32> {
  %r = scf.if %which -> tensor<2xf32> {
    %c = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
    %e = tensor.empty() : tensor<2xf32>
    %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<2xf32>) outs(%e : tensor<2xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %a, %a : f32
      linalg.yield %s : f32
    } -> tensor<2xf32>
    scf.yield %y : tensor<2xf32>
  } else {
    scf.yield %x : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
