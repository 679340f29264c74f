// RUN: sluice-opt %s --sluice-known-positions | FileCheck %s
// Constants become numbers of the slice; sizes, and positions that are not known, stay as they are.
// CHECK-LABEL: func.func @slices(
//  CHECK-SAME:   %[[A:[^:]+]]: tensor<1x6x1xf32>, %[[N:[^:]+]]: index
//       CHECK:   %[[S:.+]] = tensor.extract_slice %[[A]][0, 4, %[[N]]] [1, 2, 1] [7, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
//       CHECK:   tensor.insert_slice %[[S]] into %[[A]][0, 2, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<1x6x1xf32>
func.func @slices(%a: tensor<1x6x1xf32>, %n: index) -> tensor<1x6x1xf32> {
  %0 = arith.constant 0 : index
  %2 = arith.constant 2 : index
  %4 = arith.constant 4 : index
  %7 = arith.constant 7 : index
  %s = tensor.extract_slice %a[%0, %4, %n] [1, 2, 1] [%7, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
  %r = tensor.insert_slice %s into %a[%0, %2, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<1x6x1xf32>
  return %r : tensor<1x6x1xf32>
}

// Which dimensions are dropped must not depend on what becomes known later.
// CHECK-LABEL: func.func @unknown_size(
//       CHECK:   %[[S:.+]] = tensor.extract_slice %{{.+}}[0, 0, 1] [1, %{{.+}}, 1] [1, 1, 1] : tensor<1x6x2xf32> to tensor<1x?x1xf32>
//       CHECK:   %[[C:.+]] = tensor.collapse_shape %[[S]] {{\[}}[0], [1, 2]] : tensor<1x?x1xf32> into tensor<1x?xf32>
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[C]] {{\[}}[0], [1, 2]] output_shape [1, %{{.+}}, 1]
//       CHECK:   tensor.insert_slice %[[E]] into %{{.+}}[0, 0, 0] [1, %{{.+}}, 1] [1, 1, 1] : tensor<1x?x1xf32> into tensor<1x6x2xf32>
func.func @unknown_size(%a: tensor<1x6x2xf32>, %n: index) -> tensor<1x6x2xf32> {
  %0 = tensor.extract_slice %a[0, 0, 1] [1, %n, 1] [1, 1, 1] : tensor<1x6x2xf32> to tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %a[0, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<1x6x2xf32>
  return %1 : tensor<1x6x2xf32>
}

// A place beyond the end stays a value: of no elements it is legal, and as a number it would be refused.
// CHECK-LABEL: func @beyond
// CHECK: tensor.extract_slice %{{.*}}[0, %{{.*}}] [1, %{{.*}}] [1, %{{.*}}]
func.func @beyond(%x: tensor<1x1xf32>, %n: index) -> tensor<1x?xf32> {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %s = tensor.extract_slice %x[0, %one] [1, %n] [1, %two] : tensor<1x1xf32> to tensor<1x?xf32>
  return %s : tensor<1x?xf32>
}
