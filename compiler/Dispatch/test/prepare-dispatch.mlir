// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-prepare-dispatch))' | FileCheck %s

// Splats cost no memory: they are filled when they are needed.
// CHECK-LABEL: func.func @splats(
//       CHECK:   linalg.fill ins(%{{.+}} : f32) outs(%{{.+}} : tensor<64x64xf32>)
//       CHECK:   linalg.fill ins(%arg0 : f32) outs(%{{.+}} : tensor<?x4xf32>)
func.func @splats(%x: f32, %n: index) -> (tensor<64x64xf32>, tensor<?x4xf32>) {
  %0 = arith.constant dense<1.5> : tensor<64x64xf32>
  %1 = tensor.splat %x[%n] : tensor<?x4xf32>
  return %0, %1 : tensor<64x64xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @pad(
//   CHECK-NOT:   tensor.pad
//       CHECK:   %[[F:.+]] = linalg.fill
//       CHECK:   tensor.insert_slice %arg0 into %[[F]][1, 2]
func.func @pad(%x: tensor<4x4xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %x low[1, 2] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x4xf32> to tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

// CHECK-LABEL: func.func @concat(
//   CHECK-NOT:   tensor.concat
//       CHECK:   %[[A:.+]] = tensor.insert_slice %arg0 into
//       CHECK:   tensor.insert_slice %arg1 into %[[A]]
func.func @concat(%x: tensor<?x4xf32>, %y: tensor<2x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// A size is computed from sizes, not from the tensor that would have it.
// CHECK-LABEL: func.func @size(
//       CHECK:   %[[N:.+]] = tensor.dim %arg0, %{{.+}} : tensor<?x4xf32>
//       CHECK:   return %[[N]]
func.func @size(%a: tensor<?x4xf32>, %b: tensor<4x8xf32>, %o: tensor<?x8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = tensor.dim %m, %c0 : tensor<?x8xf32>
  return %s : index
}

// Constants that differ from element to element stay.
// CHECK-LABEL: func.func @kept(
//  CHECK-NEXT:   %[[C:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
//  CHECK-NEXT:   return %[[C]]
func.func @kept() -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
