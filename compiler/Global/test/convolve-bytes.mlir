// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-convolve-bytes),canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-convolve-bytes))" --remarks-filter=sluice-convolve-bytes -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-convolve-bytes))" | FileCheck %s --check-prefix=GPU

#same = affine_map<(n, c, h, w) -> (n, c, h, w)>
#one = affine_map<(n, c, h, w) -> ()>
#first = affine_map<(n, c, h, w) -> (n)>
#image = affine_map<(n, f, h, w, c, r, s) -> (n, c, h + r, w + s)>
#weights = affine_map<(n, f, h, w, c, r, s) -> (f, c, r, s)>
#result = affine_map<(n, f, h, w, c, r, s) -> (n, f, h, w)>
#place = affine_map<(n, c, h, w, r, s) -> (n, c, h + r, w + s)>
#window = affine_map<(n, c, h, w, r, s) -> (r, s)>
#pooled = affine_map<(n, c, h, w, r, s) -> (n, c, h, w)>

// The image is padded with its zero point, which is multiplied by the sum of the weights of each channel.
// CHECK-LABEL: func.func @scaled(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x6x6xi8>, %[[W:.+]]: tensor<4x8x3x3xi8>, %[[S:.+]]: tensor<4xf32>, %[[Z:.+]]: tensor<i8>
//       CHECK:   %[[POINT:.+]] = tensor.extract %[[Z]][] : tensor<i8>
//       CHECK:   %[[P:.+]] = tensor.pad %[[X]] low[0, 0, 1, 1] high[0, 0, 1, 1]
//       CHECK:     tensor.yield %[[POINT]] : i8
//       CHECK:   %[[SUM:.+]] = linalg.generic {{.*}} ins(%[[W]] : tensor<4x8x3x3xi8>) outs(%{{.+}} : tensor<4xi32>)
//       CHECK:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[P]], %[[W]] : tensor<1x8x8x8xi8>, tensor<4x8x3x3xi8>) outs(%{{.+}} : tensor<1x4x6x6xi32>)
//       CHECK:     arith.extui
//       CHECK:     arith.extsi
//       CHECK:   linalg.generic {{.*}} ins(%[[C]], %[[Z]], %[[SUM]], %[[S]] : tensor<1x4x6x6xi32>, tensor<i8>, tensor<4xi32>, tensor<4xf32>)
//       CHECK:     arith.subi
//       CHECK:     arith.sitofp
//       CHECK:     arith.mulf
//   GPU-LABEL: func.func @scaled(
//         GPU:   ins(%{{.+}}, %{{.+}} : tensor<1x8x8x8xf32>, tensor<4x8x3x3xf32>)
func.func @scaled(%x: tensor<1x8x6x6xi8>, %w: tensor<4x8x3x3xi8>, %s: tensor<4xf32>, %z: tensor<i8>) -> tensor<1x4x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<1x8x6x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %z : tensor<1x8x6x6xi8>, tensor<i8>) outs(%e : tensor<1x8x6x6xf32>) {
  ^bb0(%a: i8, %point: i8, %o: f32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    %f = arith.sitofp %d : i32 to f32
    %r = arith.mulf %f, %half : f32
    linalg.yield %r : f32
  } -> tensor<1x8x6x6xf32>
  %padded = tensor.pad %real low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x6x6xf32> to tensor<1x8x8x8xf32>
  %e2 = tensor.empty() : tensor<4x8x3x3xf32>
  %weights = linalg.generic {indexing_maps = [#same, #first, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %s : tensor<4x8x3x3xi8>, tensor<4xf32>) outs(%e2 : tensor<4x8x3x3xf32>) {
  ^bb0(%a: i8, %scale: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<4x8x3x3xf32>
  %e3 = tensor.empty() : tensor<1x4x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %y = linalg.generic {indexing_maps = [#image, #weights, #result], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %weights : tensor<1x8x8x8xf32>, tensor<4x8x3x3xf32>) outs(%init : tensor<1x4x6x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<1x4x6x6xf32>
  return %y : tensor<1x4x6x6xf32>
}

// Integers without scales, as of ConvInteger. The zero point of the weights is multiplied by the sum of the bytes at each
// position, of all channels and then of the window.
// CHECK-LABEL: func.func @centered_weights(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x8x8xi8>, %[[W:.+]]: tensor<4x8x3x3xi8>, %[[Z:.+]]: tensor<i8>
//       CHECK:   %[[SUMS:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<1x8x8x8xi8>) outs(%{{.+}} : tensor<1x8x8xi32>)
//       CHECK:     arith.extui
//       CHECK:   %[[SHAPE:.+]] = tensor.empty() : tensor<3x3xi8>
//       CHECK:   %[[WINDOWS:.+]] = linalg.generic {{.*}} ins(%[[SUMS]], %[[SHAPE]] : tensor<1x8x8xi32>, tensor<3x3xi8>) outs(%{{.+}} : tensor<1x6x6xi32>)
//       CHECK:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[X]], %[[W]] : tensor<1x8x8x8xi8>, tensor<4x8x3x3xi8>) outs(%{{.+}} : tensor<1x4x6x6xi32>)
//       CHECK:   linalg.generic {{.*}} ins(%[[C]], %[[WINDOWS]], %[[Z]] : tensor<1x4x6x6xi32>, tensor<1x6x6xi32>, tensor<i8>)
//       CHECK:     %[[MORE:.+]] = arith.muli
//       CHECK:     arith.subi %{{.+}}, %[[MORE]] : i32
func.func @centered_weights(%x: tensor<1x8x8x8xi8>, %w: tensor<4x8x3x3xi8>, %z: tensor<i8>) -> tensor<1x4x6x6xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x8x8x8xi32>
  %wide = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<1x8x8x8xi8>) outs(%e : tensor<1x8x8x8xi32>) {
  ^bb0(%a: i8, %o: i32):
    %p = arith.extui %a : i8 to i32
    linalg.yield %p : i32
  } -> tensor<1x8x8x8xi32>
  %e2 = tensor.empty() : tensor<4x8x3x3xi32>
  %weights = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %z : tensor<4x8x3x3xi8>, tensor<i8>) outs(%e2 : tensor<4x8x3x3xi32>) {
  ^bb0(%a: i8, %point: i8, %o: i32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    linalg.yield %d : i32
  } -> tensor<4x8x3x3xi32>
  %e3 = tensor.empty() : tensor<1x4x6x6xi32>
  %init = linalg.fill ins(%zero : i32) outs(%e3 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  %y = linalg.generic {indexing_maps = [#image, #weights, #result], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%wide, %weights : tensor<1x8x8x8xi32>, tensor<4x8x3x3xi32>) outs(%init : tensor<1x4x6x6xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %m = arith.muli %a, %b : i32
    %t = arith.addi %o, %m : i32
    linalg.yield %t : i32
  } -> tensor<1x4x6x6xi32>
  return %y : tensor<1x4x6x6xi32>
}

// Where each channel of the image is on its own, weights are centered first, since sums of windows would cost as much as
// the products.
// CHECK-LABEL: func.func @depthwise(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x8x8xi8>, %[[W:.+]]: tensor<8x3x3xi8>, %[[Z:.+]]: tensor<8xi8>
//       CHECK:   %[[CENTERED:.+]] = linalg.generic {{.*}} ins(%[[W]], %[[Z]] : tensor<8x3x3xi8>, tensor<8xi8>) outs(%{{.+}} : tensor<8x3x3xi16>)
//       CHECK:     arith.subi
//       CHECK:     arith.trunci
//       CHECK:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[X]], %[[CENTERED]] : tensor<1x8x8x8xi8>, tensor<8x3x3xi16>) outs(%{{.+}} : tensor<1x8x6x6xi32>)
//       CHECK:     arith.extui %{{.+}} : i8 to i32
//       CHECK:     arith.extsi %{{.+}} : i16 to i32
func.func @depthwise(%x: tensor<1x8x8x8xi8>, %w: tensor<8x3x3xi8>, %z: tensor<8xi8>) -> tensor<1x8x6x6xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x8x8x8xi32>
  %wide = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<1x8x8x8xi8>) outs(%e : tensor<1x8x8x8xi32>) {
  ^bb0(%a: i8, %o: i32):
    %p = arith.extui %a : i8 to i32
    linalg.yield %p : i32
  } -> tensor<1x8x8x8xi32>
  %e2 = tensor.empty() : tensor<8x3x3xi32>
  %weights = linalg.generic {indexing_maps = [affine_map<(c, r, s) -> (c, r, s)>, affine_map<(c, r, s) -> (c)>, affine_map<(c, r, s) -> (c, r, s)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w, %z : tensor<8x3x3xi8>, tensor<8xi8>) outs(%e2 : tensor<8x3x3xi32>) {
  ^bb0(%a: i8, %point: i8, %o: i32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    linalg.yield %d : i32
  } -> tensor<8x3x3xi32>
  %e3 = tensor.empty() : tensor<1x8x6x6xi32>
  %init = linalg.fill ins(%zero : i32) outs(%e3 : tensor<1x8x6x6xi32>) -> tensor<1x8x6x6xi32>
  %y = linalg.generic {indexing_maps = [#place, affine_map<(n, c, h, w, r, s) -> (c, r, s)>, #pooled], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%wide, %weights : tensor<1x8x8x8xi32>, tensor<8x3x3xi32>) outs(%init : tensor<1x8x6x6xi32>) {
  ^bb0(%a: i32, %b: i32, %o: i32):
    %m = arith.muli %a, %b : i32
    %t = arith.addi %o, %m : i32
    linalg.yield %t : i32
  } -> tensor<1x8x6x6xi32>
  return %y : tensor<1x8x6x6xi32>
}

// The bytes of weights that differ along the sum in scale are not multiplied as they are.
// REMARK: Category:sluice-convolve-bytes | Reason="zero points or scales differ along the sum"
// CHECK-LABEL: func.func @scales_along_the_sum(
//       CHECK:   ins(%{{.+}}, %{{.+}} : tensor<1x8x8x8xf32>, tensor<4x8x3x3xf32>)
func.func @scales_along_the_sum(%x: tensor<1x8x8x8xi8>, %w: tensor<4x8x3x3xi8>, %s: tensor<8xf32>) -> tensor<1x4x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<1x8x8x8xf32>
  %real = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<1x8x8x8xi8>) outs(%e : tensor<1x8x8x8xf32>) {
  ^bb0(%a: i8, %o: f32):
    %p = arith.extui %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %half : f32
    linalg.yield %r : f32
  } -> tensor<1x8x8x8xf32>
  %e2 = tensor.empty() : tensor<4x8x3x3xf32>
  %weights = linalg.generic {indexing_maps = [#same, affine_map<(n, c, h, w) -> (c)>, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %s : tensor<4x8x3x3xi8>, tensor<8xf32>) outs(%e2 : tensor<4x8x3x3xf32>) {
  ^bb0(%a: i8, %scale: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<4x8x3x3xf32>
  %e3 = tensor.empty() : tensor<1x4x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %y = linalg.generic {indexing_maps = [#image, #weights, #result], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%real, %weights : tensor<1x8x8x8xf32>, tensor<4x8x3x3xf32>) outs(%init : tensor<1x4x6x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<1x4x6x6xf32>
  return %y : tensor<1x4x6x6xf32>
}

// Of floats by bytes: these are multiplied, and sums scaled. Weights with zero points are centered before; few are numbers at compile time.
// CHECK-LABEL: func.func @byte_weights(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x64x8x8xf32>, %[[W:.+]]: tensor<64x64x3x3xi8>, %[[S:.+]]: tensor<64xf32>, %[[Z:.+]]: tensor<64xi8>)
//       CHECK:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[W]], %[[Z]] : tensor<64x64x3x3xi8>, tensor<64xi8>) outs(%{{.+}} : tensor<64x64x3x3xi16>)
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[X]], %[[C]] : tensor<1x64x8x8xf32>, tensor<64x64x3x3xi16>) outs(%{{.+}} : tensor<1x64x6x6xf32>)
//       CHECK:     %[[B:.+]] = arith.sitofp %{{.+}} : i16 to f32
//       CHECK:     arith.mulf %{{.+}}, %[[B]] : f32
//       CHECK:   linalg.generic {{.*}} ins(%[[Y]], %[[S]] : tensor<1x64x6x6xf32>, tensor<64xf32>)
//       CHECK:     arith.mulf
//   GPU-LABEL: func.func @byte_weights(
//         GPU:   linalg.conv_2d_nchw_fchw ins(%{{.+}}, %{{.+}} : tensor<1x64x8x8xf32>, tensor<64x64x3x3xf32>)
func.func @byte_weights(%x: tensor<1x64x8x8xf32>, %w: tensor<64x64x3x3xi8>, %s: tensor<64xf32>, %z: tensor<64xi8>) -> tensor<1x64x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<64x64x3x3xf32>
  %weights = linalg.generic {indexing_maps = [#same, #first, #first, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %z, %s : tensor<64x64x3x3xi8>, tensor<64xi8>, tensor<64xf32>) outs(%e2 : tensor<64x64x3x3xf32>) {
  ^bb0(%a: i8, %point: i8, %scale: f32, %o: f32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    %f = arith.sitofp %d : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<64x64x3x3xf32>
  %e3 = tensor.empty() : tensor<1x64x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x64x6x6xf32>) -> tensor<1x64x6x6xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%x, %weights : tensor<1x64x8x8xf32>, tensor<64x64x3x3xf32>) outs(%init : tensor<1x64x6x6xf32>) -> tensor<1x64x6x6xf32>
  return %y : tensor<1x64x6x6xf32>
}

// CHECK-LABEL: func.func @few_byte_weights(
//       CHECK:   linalg.conv_2d_nchw_fchw ins(%{{.+}}, %{{.+}} : tensor<1x8x8x8xf32>, tensor<8x8x3x3xf32>)
func.func @few_byte_weights(%x: tensor<1x8x8x8xf32>, %w: tensor<8x8x3x3xi8>, %s: tensor<8xf32>) -> tensor<1x8x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<8x8x3x3xf32>
  %weights = linalg.generic {indexing_maps = [#same, #first, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %s : tensor<8x8x3x3xi8>, tensor<8xf32>) outs(%e2 : tensor<8x8x3x3xf32>) {
  ^bb0(%a: i8, %scale: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<8x8x3x3xf32>
  %e3 = tensor.empty() : tensor<1x8x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%x, %weights : tensor<1x8x8x8xf32>, tensor<8x8x3x3xf32>) outs(%init : tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
  return %y : tensor<1x8x6x6xf32>
}

// The largest of a window is made of its largest byte; around the image lies the smallest one.
// CHECK-LABEL: func.func @pool(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x6x6xi8>
//   CHECK-DAG:   %[[LOWEST:.+]] = arith.constant -128 : i8
//       CHECK:   %[[P:.+]] = tensor.pad %[[X]]
//       CHECK:     tensor.yield %[[LOWEST]] : i8
//       CHECK:   %[[M:.+]] = linalg.generic {{.*}} ins(%[[P]], %{{.+}} : tensor<1x8x8x8xi8>, tensor<3x3xf32>) outs(%{{.+}} : tensor<1x8x6x6xi8>)
//       CHECK:     arith.maxsi
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[M]], %{{.+}} : tensor<1x8x6x6xi8>, tensor<f32>) outs(%{{.+}} : tensor<1x8x6x6xf32>)
//       CHECK:     arith.mulf
//       CHECK:   return %[[Y]]
// A window may lie in the padding: that is no byte of the image.
// CHECK-LABEL: func.func @pool_of_padding(
//       CHECK:   arith.maximumf
func.func @pool(%x: tensor<1x8x6x6xi8>) -> tensor<1x8x6x6xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %half = arith.constant dense<0.5> : tensor<f32>
  %e = tensor.empty() : tensor<1x8x6x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %half : tensor<1x8x6x6xi8>, tensor<f32>) outs(%e : tensor<1x8x6x6xf32>) {
  ^bb0(%a: i8, %s: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %s : f32
    linalg.yield %r : f32
  } -> tensor<1x8x6x6xf32>
  %padded = tensor.pad %real low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %lowest : f32
  } : tensor<1x8x6x6xf32> to tensor<1x8x8x8xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %init = linalg.fill ins(%lowest : f32) outs(%e : tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
  %y = linalg.generic {indexing_maps = [#place, #window, #pooled], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %window : tensor<1x8x8x8xf32>, tensor<3x3xf32>) outs(%init : tensor<1x8x6x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.maximumf %a, %o : f32
    linalg.yield %m : f32
  } -> tensor<1x8x6x6xf32>
  return %y : tensor<1x8x6x6xf32>
}
func.func @pool_of_padding(%x: tensor<1x8x6x6xi8>) -> tensor<1x8x8x8xf32> {
  %lowest = arith.constant 0xFF800000 : f32
  %half = arith.constant dense<0.5> : tensor<f32>
  %e = tensor.empty() : tensor<1x8x6x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %half : tensor<1x8x6x6xi8>, tensor<f32>) outs(%e : tensor<1x8x6x6xf32>) {
  ^bb0(%a: i8, %s: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %s : f32
    linalg.yield %r : f32
  } -> tensor<1x8x6x6xf32>
  %padded = tensor.pad %real low[0, 0, 2, 2] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %lowest : f32
  } : tensor<1x8x6x6xf32> to tensor<1x8x9x9xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %e2 = tensor.empty() : tensor<1x8x8x8xf32>
  %init = linalg.fill ins(%lowest : f32) outs(%e2 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %y = linalg.generic {indexing_maps = [#place, #window, #pooled], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %window : tensor<1x8x9x9xf32>, tensor<2x2xf32>) outs(%init : tensor<1x8x8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.maximumf %a, %o : f32
    linalg.yield %m : f32
  } -> tensor<1x8x8x8xf32>
  return %y : tensor<1x8x8x8xf32>
}

// Bytes of a window are added up, the zero point around them, and are centered and scaled after that.
// CHECK-LABEL: func.func @sum_pool(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x6x6xi8>, %[[Z:.+]]: tensor<i8>
//   CHECK-DAG:   %[[ONES:.+]] = arith.constant dense<1> : tensor<3x3xi8>
//   CHECK-DAG:   %[[POINT:.+]] = tensor.extract %[[Z]][] : tensor<i8>
//       CHECK:   %[[P:.+]] = tensor.pad %[[X]]
//       CHECK:     tensor.yield %[[POINT]] : i8
//       CHECK:   %[[SUM:.+]] = linalg.generic {{.*}} ins(%[[P]], %[[ONES]] : tensor<1x8x8x8xi8>, tensor<3x3xi8>) outs(%{{.+}} : tensor<1x8x6x6xi32>)
//       CHECK:   linalg.generic {{.*}} ins(%[[SUM]], %[[Z]], %{{.+}}, %{{.+}} : tensor<1x8x6x6xi32>, tensor<i8>, tensor<f32>, tensor<i32>)
//       CHECK:     arith.subi
//       CHECK:     arith.mulf
func.func @sum_pool(%x: tensor<1x8x6x6xi8>, %z: tensor<i8>) -> tensor<1x8x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant dense<0.5> : tensor<f32>
  %e = tensor.empty() : tensor<1x8x6x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %z, %half : tensor<1x8x6x6xi8>, tensor<i8>, tensor<f32>) outs(%e : tensor<1x8x6x6xf32>) {
  ^bb0(%a: i8, %point: i8, %s: f32, %o: f32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    %f = arith.sitofp %d : i32 to f32
    %r = arith.mulf %f, %s : f32
    linalg.yield %r : f32
  } -> tensor<1x8x6x6xf32>
  %padded = tensor.pad %real low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x6x6xf32> to tensor<1x8x8x8xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x6x6xf32>) -> tensor<1x8x6x6xf32>
  %y = linalg.generic {indexing_maps = [#place, #window, #pooled], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %window : tensor<1x8x8x8xf32>, tensor<3x3xf32>) outs(%init : tensor<1x8x6x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.addf %a, %o : f32
    linalg.yield %m : f32
  } -> tensor<1x8x6x6xf32>
  return %y : tensor<1x8x6x6xf32>
}
