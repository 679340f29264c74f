// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-set-encodings))' --split-input-file | FileCheck %s
// RUN: not sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:hasewll},func.func(sluice-set-encodings))' --split-input-file 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: unknown target 'cpu:hasewll'

// A constant is packed whatever the lhs, seen through reshapes; panels are as wide as a register tile (AVX2: 2 x 8 f32).
// CHECK-LABEL: func.func @constant(
//       CHECK:   %[[W:.+]] = tensor.expand_shape
//       CHECK:   %[[P:.+]] = encoding.set %[[W]] : tensor<4x24xf32> -> tensor<4x24xf32, #encoding.panels<k = [0], n = 1, width = 16>>
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[P]] :
func.func @constant(%a: tensor<?x4xf32>, %out: tensor<?x24xf32>) -> tensor<?x24xf32> {
  %c = arith.constant dense<1.0> : tensor<96xf32>
  %w = tensor.expand_shape %c [[0, 1]] output_shape [4, 24] : tensor<96xf32> into tensor<4x24xf32>
  %y = linalg.matmul ins(%a, %w : tensor<?x4xf32>, tensor<4x24xf32>) outs(%out : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %y : tensor<?x24xf32>
}

// -----

// The columns of a transposed operand are its rows: the layout says so, nothing is transposed.
// CHECK-LABEL: func.func @transposed(
//       CHECK:   encoding.set %{{.+}} : tensor<3x24x4xf64> -> tensor<3x24x4xf64, #encoding.panels<k = [2], n = 1, width = 8>>
func.func @transposed(%a: tensor<3x?x4xf64>, %out: tensor<3x?x24xf64>) -> tensor<3x?x24xf64> {
  %w = arith.constant dense<1.0> : tensor<3x24x4xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %w : tensor<3x?x4xf64>, tensor<3x24x4xf64>) outs(%out : tensor<3x?x24xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %m = arith.mulf %p, %q : f64
    %s = arith.addf %o, %m : f64
    linalg.yield %s : f64
  } -> tensor<3x?x24xf64>
  return %y : tensor<3x?x24xf64>
}

// -----

// An operand that changes with every call is packed if many rows are known to use it.
// CHECK-LABEL: func.func @input(
//       CHECK:   %[[P:.+]] = encoding.set %arg1
//       CHECK:   linalg.matmul ins(%arg0, %[[P]]
func.func @input(%a: tensor<512x64xf32>, %b: tensor<64x96xf32>, %out: tensor<512x96xf32>) -> tensor<512x96xf32> {
  %y = linalg.matmul ins(%a, %b : tensor<512x64xf32>, tensor<64x96xf32>) outs(%out : tensor<512x96xf32>) -> tensor<512x96xf32>
  return %y : tensor<512x96xf32>
}

// -----

// One of unknown size is not: what is stored in panels has a size known at compile time. Nor is one whose product is stored with
// rows and columns exchanged, which no kernel for panels makes.
// CHECK-LABEL: func.func @no_kernel_reads_panels(
//   CHECK-NOT:   encoding.set
func.func @no_kernel_reads_panels(%a: tensor<512x64xf32>, %b: tensor<64x?xf32>, %out: tensor<512x?xf32>, %flipped: tensor<96x512xf32>)
    -> (tensor<512x?xf32>, tensor<96x512xf32>) {
  %y = linalg.matmul ins(%a, %b : tensor<512x64xf32>, tensor<64x?xf32>) outs(%out : tensor<512x?xf32>) -> tensor<512x?xf32>
  %w = arith.constant dense<1.0> : tensor<64x96xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %w : tensor<512x64xf32>, tensor<64x96xf32>) outs(%flipped : tensor<96x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<96x512xf32>
  return %y, %z : tensor<512x?xf32>, tensor<96x512xf32>
}

// -----

// Few or unknown rows, fewer columns than a panel, types without a register tile, two reduced dimensions, an operand that is packed already.
// CHECK-LABEL: func.func @kept(
//   CHECK-NOT:   encoding.set
func.func @kept(%few: tensor<8x64xf32>, %some: tensor<?x64xf32>, %many: tensor<512x64xf32>, %b: tensor<64x64xf32>, %narrow: tensor<64x8xf32>,
                %i: tensor<512x64xi32>, %j: tensor<64x64xi32>, %packed: tensor<64x64xf32, #encoding.panels<k = [0], n = 1, width = 16>>,
                %o8: tensor<8x64xf32>, %os: tensor<?x64xf32>, %on: tensor<512x8xf32>, %oi: tensor<512x64xi32>, %om: tensor<512x64xf32>,
                %a4: tensor<512x8x8xf32>, %b4: tensor<8x8x64xf32>) {
  %0 = linalg.matmul ins(%few, %b : tensor<8x64xf32>, tensor<64x64xf32>) outs(%o8 : tensor<8x64xf32>) -> tensor<8x64xf32>
  %1 = linalg.matmul ins(%some, %b : tensor<?x64xf32>, tensor<64x64xf32>) outs(%os : tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = linalg.matmul ins(%many, %narrow : tensor<512x64xf32>, tensor<64x8xf32>) outs(%on : tensor<512x8xf32>) -> tensor<512x8xf32>
  %3 = linalg.matmul ins(%i, %j : tensor<512x64xi32>, tensor<64x64xi32>) outs(%oi : tensor<512x64xi32>) -> tensor<512x64xi32>
  %4 = linalg.matmul ins(%many, %packed : tensor<512x64xf32>, tensor<64x64xf32, #encoding.panels<k = [0], n = 1, width = 16>>) outs(%om : tensor<512x64xf32>) -> tensor<512x64xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(m, n, k, l) -> (m, k, l)>, affine_map<(m, n, k, l) -> (k, l, n)>, affine_map<(m, n, k, l) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a4, %b4 : tensor<512x8x8xf32>, tensor<8x8x64xf32>) outs(%om : tensor<512x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<512x64xf32>
  return
}

// -----

// Constant bytes stay bytes in panels, those together that are multiplied together: they are widened as they are loaded. Bytes that change are left alone.
// CHECK-LABEL: func.func @bytes(
//       CHECK:   %[[P:.+]] = encoding.set %{{.+}} : tensor<4x24xi8> -> tensor<4x24xi8, #encoding.panels<k = [0], n = 1, width = 16, group = 2>>
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[P]] :
//   CHECK-NOT:   encoding.set
func.func @bytes(%a: tensor<512x4xi16>, %b: tensor<4x24xi8>, %out: tensor<512x24xi32>) -> (tensor<512x24xi32>, tensor<512x24xi32>) {
  %w = arith.constant dense<3> : tensor<4x24xi8>
  %y = linalg.matmul ins(%a, %w : tensor<512x4xi16>, tensor<4x24xi8>) outs(%out : tensor<512x24xi32>) -> tensor<512x24xi32>
  %z = linalg.matmul ins(%a, %b : tensor<512x4xi16>, tensor<4x24xi8>) outs(%out : tensor<512x24xi32>) -> tensor<512x24xi32>
  return %y, %z : tensor<512x24xi32>, tensor<512x24xi32>
}

// -----

// A constant that is cut over processes is packed part by part.
// CHECK-LABEL: func.func @parts(
//       CHECK:   %[[A:.+]] = encoding.set %{{.+}} : tensor<4x24xf32> -> tensor<4x24xf32, #encoding.panels
//       CHECK:   %[[B:.+]] = encoding.set %{{.+}} : tensor<4x24xf32> -> tensor<4x24xf32, #encoding.panels
//       CHECK:   %[[OWN:.+]] = flow.tensor.part %[[A]], %[[B]] at %{{.+}} on @columns : tensor<4x24xf32, #encoding.panels
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[OWN]] :
hal.channel private @columns grid [2] axes [0]
func.func @parts(%a: tensor<?x4xf32>, %out: tensor<?x24xf32>) -> tensor<?x24xf32> {
  %w = arith.constant dense_resource<w> : tensor<4x48xf32>
  %w0 = tensor.extract_slice %w[0, 0] [4, 24] [1, 1] : tensor<4x48xf32> to tensor<4x24xf32>
  %w1 = tensor.extract_slice %w[0, 24] [4, 24] [1, 1] : tensor<4x48xf32> to tensor<4x24xf32>
  %member = hal.process.index : index
  %own = flow.tensor.part %w0, %w1 at %member on @columns : tensor<4x24xf32>
  %y = linalg.matmul ins(%a, %own : tensor<?x4xf32>, tensor<4x24xf32>) outs(%out : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %y : tensor<?x24xf32>
}
