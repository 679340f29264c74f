// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-canonicalize-input))' | FileCheck %s

// A scale is a power of two in the wider type; another float is rounded to one.
// CHECK-LABEL: func.func @extend(
//       CHECK:   %[[S:.+]] = arith.truncf %arg1 : f32 to f8E8M0FNU
//       CHECK:   %[[F:.+]] = arith.extf %[[S]] : f8E8M0FNU to f16
//       CHECK:   %[[X:.+]] = arith.extf %arg0 : f4E2M1FN to f16
//       CHECK:   arith.mulf %[[X]], %[[F]] : f16
func.func @extend(%x: f4E2M1FN, %s: f32) -> f16 {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f32 to f16
  return %0 : f16
}

// CHECK-LABEL: func.func @truncate(
//       CHECK:   linalg.generic
//       CHECK:   arith.extf %{{.+}} : f8E8M0FNU to f32
//       CHECK:   arith.divf
//       CHECK:   arith.truncf %{{.+}} : f32 to f4E2M1FN
func.func @truncate(%x: tensor<4xf32>, %s: tensor<4xf8E8M0FNU>) -> tensor<4xf4E2M1FN> {
  %0 = arith.scaling_truncf %x, %s : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}

// CHECK-LABEL: func.func @several(
//       CHECK:   %[[R:.+]] = arith.maximumf %arg0, %arg1
//       CHECK:   arith.minimumf %[[R]], %arg2
//       CHECK:   math.sin %arg0
//       CHECK:   math.cos %arg0
func.func @several(%x: f32, %a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.clampf %x to [%a, %b] : f32
  %1, %2 = math.sincos %x : f32
  return %0, %1, %2 : f32, f32, f32
}

// Only where the divisor may be 0, and not on the host, where that is an error.
// CHECK-LABEL: func.func @index_divisions(
//       CHECK:   arith.divui %{{.+}}, %{{.+}} : index
//       CHECK:   linalg.generic
//       CHECK:     arith.divui %{{.+}}, %{{.+}} : i64
//       CHECK:     arith.remui %{{.+}}, %{{.+}} : index
func.func @index_divisions(%x: tensor<8xi64>, %n: index) -> (index, tensor<8xi64>) {
  %c3 = arith.constant 3 : index
  %host = arith.divui %n, %c3 : index
  %host_any = arith.divui %host, %n : index
  %e = tensor.empty() : tensor<8xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%a: i64, %o: i64):
    %i = arith.index_cast %a : i64 to index
    %q = arith.divui %n, %i : index
    %r = arith.remui %q, %c3 : index
    %y = arith.index_cast %r : index to i64
    linalg.yield %y : i64
  } -> tensor<8xi64>
  return %host_any, %0 : index, tensor<8xi64>
}
