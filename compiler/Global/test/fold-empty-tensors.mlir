// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-fold-empty-tensors))' | FileCheck %s

// A sum without terms is what it starts from.
// CHECK-LABEL: func.func @sum(
//  CHECK-NEXT:   return %arg1
func.func @sum(%x: tensor<4x0xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x0xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @product(
//  CHECK-NEXT:   return %arg2
func.func @product(%a: tensor<?x0xf32>, %b: tensor<0x5xf32>, %init: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x0xf32>, tensor<0x5xf32>) outs(%init : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}

// Empty slices: those taken out have no values, those put in change nothing.
// CHECK-LABEL: func.func @slices(
//  CHECK-NEXT:   %[[E:.+]] = tensor.empty() : tensor<0x4xf32>
//  CHECK-NEXT:   return %[[E]], %arg0
func.func @slices(%x: tensor<3x4xf32>) -> (tensor<0x4xf32>, tensor<3x4xf32>) {
  %e = tensor.extract_slice %x[1, 0] [0, 4] [1, 1] : tensor<3x4xf32> to tensor<0x4xf32>
  %i = tensor.insert_slice %e into %x[2, 0] [0, 4] [1, 1] : tensor<0x4xf32> into tensor<3x4xf32>
  return %e, %i : tensor<0x4xf32>, tensor<3x4xf32>
}

// CHECK-LABEL: func.func @dynamic_slice(
//       CHECK:   %[[N:.+]] = tensor.dim %arg0
//       CHECK:   %[[E:.+]] = tensor.empty(%[[N]]) : tensor<?x0xf32>
//  CHECK-NEXT:   return %[[E]]
func.func @dynamic_slice(%x: tensor<?x6xf32>) -> tensor<?x0xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %e = tensor.extract_slice %x[0, 5] [%n, 0] [1, 3] : tensor<?x6xf32> to tensor<?x0xf32>
  return %e : tensor<?x0xf32>
}

// Operations with several results.
// CHECK-LABEL: func.func @sort(
//  CHECK-NEXT:   return %arg0, %arg1
func.func @sort(%k: tensor<0x4xf32>, %v: tensor<0x4xi32>) -> (tensor<0x4xf32>, tensor<0x4xi32>) {
  %r:2 = linalg_ext.sort dimension(1) outs(%k, %v : tensor<0x4xf32>, tensor<0x4xi32>) {
  ^bb0(%a: f32, %b: f32, %c: i32, %d: i32):
    %less = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %less : i1
  } -> tensor<0x4xf32>, tensor<0x4xi32>
  return %r#0, %r#1 : tensor<0x4xf32>, tensor<0x4xi32>
}
