// RUN: sluice compile %s --target=cpu:haswell --stop-after=global -o - | FileCheck %s
// RUN: sluice verify %s --oracle | FileCheck %s --check-prefix=VALUES
// REQUIRES: sluice

// Modules quantized by torch (pt2e) are convolved and multiplied as bytes, too.
//  CHECK-LABEL: func.func @main(
//    CHECK-NOT:   reduction{{.*}} ins({{.*}}xf32
//        CHECK:   linalg.generic {{.*}}reduction{{.*}} ins(%{{.+}}, %{{.+}} : tensor<?x?x?x2x4xi8>, tensor<2x3x4x3x3xi8, #{{.+}}>) outs(%{{.+}} : tensor<?x?x?x2x3xi32>)
//    CHECK-NOT:   reduction{{.*}} ins({{.*}}xf32
//        CHECK:   linalg.generic {{.*}}reduction{{.*}} ins(%{{.+}}, %{{.+}} : tensor<?x6xi8>, tensor<5x6xi8>) outs(%{{.+}} : tensor<?x5xi32>)
//    CHECK-NOT:   reduction{{.*}} ins({{.*}}xf32
//       VALUES: cpu/O2: result 0: largest difference {{.*}} (within
func.func @main(%x: !torch.vtensor<[?,8,?,?],f32>, %w: !torch.vtensor<[6,4,3,3],si8>, %v: !torch.vtensor<[5,6],si8>, %scales: !torch.vtensor<[6],f32>) -> !torch.vtensor<[?,?,?,5],f32> {
  %scale = torch.constant.float 3.000000e-02
  %none = torch.constant.none
  %false = torch.constant.bool false
  %i0 = torch.constant.int 0
  %i1 = torch.constant.int 1
  %i2 = torch.constant.int 2
  %i3 = torch.constant.int 3
  %zero = torch.constant.int 120
  %low = torch.constant.int -127
  %high = torch.constant.int 127
  %most = torch.constant.int 255
  %ones = torch.prim.ListConstruct %i1, %i1 : (!torch.int, !torch.int) -> !torch.list<int>
  %order = torch.prim.ListConstruct %i0, %i2, %i3, %i1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %points = torch.vtensor.literal(dense<[0, 1, 2, 0, -9, 3]> : tensor<6xsi64>) : !torch.vtensor<[6],si64>
  %q = torch.quantized_decomposed.quantize_per_tensor %x, %scale, %zero, %i0, %most, %i0 : !torch.vtensor<[?,8,?,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8,?,?],ui8>
  %xr = torch.quantized_decomposed.dequantize_per_tensor %q, %scale, %zero, %i0, %most, %i0, %none : !torch.vtensor<[?,8,?,?],ui8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,8,?,?],f32>
  %wr = torch.quantized_decomposed.dequantize_per_channel %w, %scales, %points, %i0, %low, %high, %i1, %none : !torch.vtensor<[6,4,3,3],si8>, !torch.vtensor<[6],f32>, !torch.vtensor<[6],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[6,4,3,3],f32>
  %c = torch.aten.convolution %xr, %wr, %none, %ones, %ones, %ones, %false, %ones, %i2 : !torch.vtensor<[?,8,?,?],f32>, !torch.vtensor<[6,4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,6,?,?],f32>
  %d = torch.quantized_decomposed.quantize_per_tensor %c, %scale, %zero, %i0, %most, %i0 : !torch.vtensor<[?,6,?,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,6,?,?],ui8>
  %e = torch.quantized_decomposed.dequantize_per_tensor %d, %scale, %zero, %i0, %most, %i0, %none : !torch.vtensor<[?,6,?,?],ui8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,6,?,?],f32>
  %f = torch.aten.permute %e, %order : !torch.vtensor<[?,6,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,6],f32>
  %vr = torch.quantized_decomposed.dequantize_per_tensor %v, %scale, %i0, %low, %high, %i1, %none : !torch.vtensor<[5,6],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[5,6],f32>
  %y = torch.aten.linear %f, %vr, %none : !torch.vtensor<[?,?,?,6],f32>, !torch.vtensor<[5,6],f32>, !torch.none -> !torch.vtensor<[?,?,?,5],f32>
  return %y : !torch.vtensor<[?,?,?,5],f32>
}
