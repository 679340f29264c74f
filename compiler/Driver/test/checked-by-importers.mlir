// What sizes of operands do is looked at in each function for itself: the importer of the torch dialect does so in its own, and no other may say so.
// RUN: sluice compile %s --stop-after=input -o - | FileCheck %s
// CHECK-NOT:   sluice.checks_sizes
// CHECK-LABEL: func @imported(
//   CHECK-NOT:   cf.assert
// CHECK-LABEL: func @product(
//       CHECK:   cf.assert {{.*}} "linalg.matmul: sizes of its operands differ"
func.func @imported(%x: !torch.vtensor<[?,4],f32>, %y: !torch.vtensor<[4,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.mm %x, %y : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
func.func @product(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {sluice.checks_sizes} {
  %r = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
