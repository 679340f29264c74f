// RUN: sluice-opt %s --sluice-attach-target --sluice-expand-grouped-products | FileCheck %s --check-prefixes=CHECK,CPU
// RUN: sluice-opt %s --sluice-attach-target=target=cuda:sm_90 --sluice-expand-grouped-products | FileCheck %s --check-prefixes=CHECK,GPU

#rows = affine_map<(r, n, g, k) -> (r, k)>
#matrices = affine_map<(r, n, g, k) -> (g, k, n)>
#along = affine_map<(r, n, g, k) -> (g, n, k)>
#from = affine_map<(r, n, g, k) -> (0, g)>
#to = affine_map<(r, n, g, k) -> (1, g)>
#out = affine_map<(r, n, g, k) -> (r, n)>

// One product after the other on CPUs, where bounds are kept within the rows.
// CHECK-LABEL: func @groups(
//  CHECK-SAME:   %[[ROWS:[^:]+]]: tensor<?x8xf16>, %[[MATRICES:[^:]+]]: tensor<4x8x16xf16>, %[[BOUNDS:[^:]+]]: tensor<2x4xi64>
//         CPU:   %[[R:.+]] = tensor.expand_shape %[[ROWS]]
//         CPU:   scf.for %[[G:.+]] = {{.+}} iter_args(%[[INTO:.+]] = {{.+}}) -> (tensor<1x?x16xf32>)
//         CPU:     %[[FROM:.+]] = tensor.extract %[[BOUNDS]][%{{.+}}, %[[G]]]
//         CPU:     arith.maxsi
//         CPU:     %[[START:.+]] = arith.minsi
//         CPU:     tensor.extract %[[BOUNDS]]
//         CPU:     arith.maxsi %{{.+}}, %[[START]]
//         CPU:     %[[PART:.+]] = tensor.extract_slice %[[R]][0, %[[START]], 0]
//         CPU:     %[[MATRIX:.+]] = tensor.extract_slice %[[MATRICES]][%[[G]], 0, 0] [1, 8, 16]
//         CPU:     %[[PRODUCT:.+]] = linalg.batch_matmul ins(%[[PART]], %[[MATRIX]]
//         CPU:     tensor.insert_slice %[[PRODUCT]] into %[[INTO]][0, %[[START]], 0]
//         GPU:   linalg.generic
//     GPU-NOT:   scf.for
func.func @groups(%rows: tensor<?x8xf16>, %matrices: tensor<4x8x16xf16>, %bounds: tensor<2x4xi64>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %size = tensor.dim %rows, %c0 : tensor<?x8xf16>
  %e = tensor.empty(%size) : tensor<?x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %r = linalg.generic {indexing_maps = [#rows, #matrices, #from, #to, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%rows, %matrices, %bounds, %bounds : tensor<?x8xf16>, tensor<4x8x16xf16>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%z : tensor<?x16xf32>) {
  ^bb0(%a: f16, %b: f16, %first: i64, %end: i64, %acc: f32):
    %i = linalg.index 0 : index
    %row = arith.index_cast %i : index to i64
    %begun = arith.cmpi sle, %first, %row : i64
    %on = arith.cmpi slt, %row, %end : i64
    %mine = arith.andi %begun, %on : i1
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %s = arith.addf %acc, %p : f32
    %y = arith.select %mine, %s, %acc : f32
    linalg.yield %y : f32
  } -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// Other products, or other conditions, are left alone: here rows from the other side.
// CHECK-LABEL: func @others(
//   CHECK-NOT:   scf.for
//       CHECK:   linalg.generic
func.func @others(%rows: tensor<6x8xf32>, %matrices: tensor<4x8x16xf32>, %bounds: tensor<2x4xi64>) -> tensor<6x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %r = linalg.generic {indexing_maps = [#rows, #matrices, #from, #to, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%rows, %matrices, %bounds, %bounds : tensor<6x8xf32>, tensor<4x8x16xf32>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%z : tensor<6x16xf32>) {
  ^bb0(%a: f32, %b: f32, %first: i64, %end: i64, %acc: f32):
    %i = linalg.index 0 : index
    %row = arith.index_cast %i : index to i64
    %begun = arith.cmpi sle, %row, %first : i64
    %on = arith.cmpi slt, %row, %end : i64
    %mine = arith.andi %begun, %on : i1
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %acc, %p : f32
    %y = arith.select %mine, %s, %acc : f32
    linalg.yield %y : f32
  } -> tensor<6x16xf32>
  return %r : tensor<6x16xf32>
}
