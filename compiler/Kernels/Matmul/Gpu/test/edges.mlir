// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Tiles reach over the edges of 777 rows and 1336 columns: there the last row and column are read again, since nobody stores their sums. So
// chunks are kept as they are read, in whichever tile; beside the last K tile, which is multiplied behind the loop, nothing is read.
// CHECK-LABEL: flow.executable private @whole_k
//       CHECK:   %[[LAST_ROW:.+]] = arith.constant 776 : index
//       CHECK:   arith.minui %{{.+}}, %[[LAST_ROW]] : index
//       CHECK:   scf.for
//   CHECK-NOT:     arith.select
//       CHECK:     vector.load
//   CHECK-NOT:     arith.select
//       CHECK:     scf.yield
//   CHECK-NOT:   vector.load
//       CHECK:   hal.load_matrix
//   CHECK-NOT:   vector.load
//       CHECK:   hal.store_matrix
flow.executable private @whole_k {
  func.func @whole_k(%a: tensor<777x2048xf16>, %b: tensor<2048x1336xf16>, %out: tensor<777x1336xf32>) -> tensor<777x1336xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<777x1336xf32>) -> tensor<777x1336xf32>
    %r = linalg.matmul ins(%a, %b : tensor<777x2048xf16>, tensor<2048x1336xf16>) outs(%f : tensor<777x1336xf32>) -> tensor<777x1336xf32>
    return %r : tensor<777x1336xf32>
  }
}

// K tiles before the end of k are read without conditions. Beside the products of the last of them comes the one that k ends in: of chunks
// behind the end the first element is read, and zeros are multiplied.
// CHECK-LABEL: flow.executable private @ragged_k
//       CHECK:   scf.for
//   CHECK-NOT:     arith.select
//       CHECK:     vector.load %{{.+}} : memref<{{.+}}xf16{{.*}}>, vector<8xf16>
//   CHECK-NOT:     arith.select
//       CHECK:     scf.yield
//       CHECK:   %[[EXISTS:.+]] = arith.cmpi ult
//       CHECK:   arith.select %[[EXISTS]], %{{.+}}, %c0 : index
//       CHECK:   vector.load %{{.+}} : memref<{{.+}}xf16{{.*}}>, vector<8xf16>
//       CHECK:   arith.select %[[EXISTS]], %{{.+}}, %{{.+}} : vector<8xf16>
//       CHECK:   hal.load_matrix
//       CHECK:   gpu.barrier
//       CHECK:   gpu.barrier
//       CHECK:   hal.load_matrix
flow.executable private @ragged_k {
  func.func @ragged_k(%a: tensor<777x2056xf16>, %b: tensor<2056x1336xf16>, %out: tensor<777x1336xf32>) -> tensor<777x1336xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<777x1336xf32>) -> tensor<777x1336xf32>
    %r = linalg.matmul ins(%a, %b : tensor<777x2056xf16>, tensor<2056x1336xf16>) outs(%f : tensor<777x1336xf32>) -> tensor<777x1336xf32>
    return %r : tensor<777x1336xf32>
  }
}
