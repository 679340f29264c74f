// RUN: sluice-opt %s --split-input-file --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-narrow-products{type=f16},sluice-fuse-elementwise,sluice-narrow-stores{type=f16}),canonicalize)" --remarks-filter=sluice-narrow.* --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID < %t.remarks
// RUN: sluice-opt %s --split-input-file --pass-pipeline="builtin.module(sluice-attach-target{target=cpu},func.func(sluice-narrow-products{type=bf16}))" | FileCheck %s --check-prefix=CPU

// What a product reads is rounded, what is made of it is stored in 16 bits, and widened by readers.
// SAID: 1 of 1 products, convolutions and attentions of f32 read f16
// CHECK-LABEL: func.func @layers(
//       CHECK:   %[[X:.+]] = linalg.generic {{.*}} outs({{.*}} : tensor<?x32xf16>)
//       CHECK:     arith.truncf
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}}"reduction"{{.*}} ins(%[[X]], %{{.+}} : tensor<?x32xf16>, tensor<32x64xf16>) outs({{.*}} : tensor<?x64xf32>)
// CHECK-COUNT-2:   arith.extf
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[P]] {{.*}} outs({{.*}} : tensor<?x64xf16>)
//       CHECK:     math.tanh %{{.+}} : f32
//       CHECK:     arith.truncf
//       CHECK:   linalg.generic {{.*}}"reduction"{{.*}} ins(%[[Y]] : tensor<?x64xf16>) outs({{.*}} : tensor<?xf32>)
//       CHECK:     arith.extf
#same = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @layers(%x: tensor<?x32xf32>, %w: tensor<32x64xf32>, %zeros: tensor<?x64xf32>, %none: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x64xf32>) {
  %p = linalg.matmul ins(%x, %w : tensor<?x32xf32>, tensor<32x64xf32>) outs(%zeros : tensor<?x64xf32>) -> tensor<?x64xf32>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<?x64xf32>) outs(%zeros : tensor<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = math.tanh %a : f32
    linalg.yield %t : f32
  } -> tensor<?x64xf32>
  %s = linalg.generic {indexing_maps = [#same, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<?x64xf32>) outs(%none : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %o, %a : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %z = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<?x64xf32>) outs(%zeros : tensor<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.negf %a : f32
    linalg.yield %t : f32
  } -> tensor<?x64xf32>
  return %s, %z : tensor<?xf32>, tensor<?x64xf32>
}

// -----

// A weight that f16 does not hold, and an image padded after it is rounded.
// SAID: stays in f32: it reads constants beyond the range of f16
// SAID: 1 of 2 products
// CHECK-LABEL: func.func @ranges(
//       CHECK:   linalg.{{.+}} tensor<4x2xf32>, tensor<2x2xf32>
//       CHECK:   tensor.pad
//       CHECK:   tensor<1x3x8x8xf16> to tensor<1x3x10x10xf16>
//       CHECK:   linalg.generic {{.*}} tensor<1x3x10x10xf16>, tensor<8x3x3x3xf16>
// CPU-LABEL: func.func @ranges(
//       CPU:   linalg.generic {{.*}} tensor<4x2xbf16>, tensor<2x2xbf16>
//       CPU:   linalg.conv_2d_nchw_fchw {{.*}} tensor<1x3x10x10xf32>
func.func @ranges(%x: tensor<4x2xf32>, %zeros: tensor<4x2xf32>, %image: tensor<1x3x8x8xf32>, %f: tensor<8x3x3x3xf32>, %c: tensor<1x8x8x8xf32>) -> (tensor<4x2xf32>, tensor<1x8x8x8xf32>) {
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 70000.0]]> : tensor<2x2xf32>
  %p = linalg.matmul ins(%x, %w : tensor<4x2xf32>, tensor<2x2xf32>) outs(%zeros : tensor<4x2xf32>) -> tensor<4x2xf32>
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %image low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %h: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x3x8x8xf32> to tensor<1x3x10x10xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%padded, %f : tensor<1x3x10x10xf32>, tensor<8x3x3x3xf32>) outs(%c : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %p, %y : tensor<4x2xf32>, tensor<1x8x8x8xf32>
}
