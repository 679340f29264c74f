// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_80},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:core},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=LOOPS

// Rows of 1001 elements take 1008: chunks of 16 bytes are copied ahead, and the last one of a row, of which one element counts, goes through
// registers and loses what is behind the end.
// CHECK-LABEL: func.func @read(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: memref<64x1001xf16>, %{{.+}}: memref<1001x64xf16>, %{{.+}}: memref<64x64xf16>)
//       CHECK:   %[[ROWS:.+]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [64512], strides: [1]
//       CHECK:   scf.if
//       CHECK:     %[[CHUNK:.+]] = vector.load %[[ROWS]][%{{.+}}] {alignment = 16 : i64} : memref<64512xf16, strided<[1]>>, vector<8xf16>
//       CHECK:     vector.extract %[[CHUNK]][7]
//       CHECK:     vector.from_elements
//       CHECK:   } else {
//       CHECK:     cp.async
// LOOPS-LABEL: func.func @read(
//       LOOPS:   memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [64, 1001], strides: [1008, 1]
flow.executable private @read {
  func.func @read(%x: tensor<64x1001xf16, #encoding.padded_rows<8>>, %w: tensor<1001x64xf16>, %out: tensor<64x64xf16>) -> tensor<64x64xf16> {
    %zero = arith.constant 0.0 : f16
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<64x64xf16>) -> tensor<64x64xf16>
    %y = linalg.matmul ins(%x, %w : tensor<64x1001xf16, #encoding.padded_rows<8>>, tensor<1001x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16>
    return %y : tensor<64x64xf16>
  }
}

// Written where the reader looks; sizes are those without what is behind the rows.
// CHECK-LABEL: func.func @write(
//       CHECK:   %[[OUT:.+]] = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%{{.+}}, %{{.+}}], strides: [%{{.+}}, 1] : memref<?x?xf16> to memref<?x?xf16, strided<[?, 1]>>
//       CHECK:   memref.store %{{.+}}, %[[OUT]]
// LOOPS-LABEL: func.func @write(
flow.executable private @write {
  func.func @write(%x: tensor<?x64xf16>, %w: tensor<64x?xf16>, %out: tensor<?x?xf16, #encoding.padded_rows<8>>) -> tensor<?x?xf16, #encoding.padded_rows<8>> {
    %zero = arith.constant 0.0 : f16
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<?x?xf16, #encoding.padded_rows<8>>) -> tensor<?x?xf16, #encoding.padded_rows<8>>
    %y = linalg.matmul ins(%x, %w : tensor<?x64xf16>, tensor<64x?xf16>) outs(%f : tensor<?x?xf16, #encoding.padded_rows<8>>) -> tensor<?x?xf16, #encoding.padded_rows<8>>
    return %y : tensor<?x?xf16, #encoding.padded_rows<8>>
  }
}
