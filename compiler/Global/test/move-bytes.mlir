// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-move-bytes,cse,canonicalize))" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-move-bytes))" | FileCheck %s --check-prefix=GPU

#same = affine_map<(c, w) -> (c, w)>
#one = affine_map<(c, w) -> ()>
#row = affine_map<(c, w) -> (c)>
#turned = affine_map<(c, w) -> (w, c)>

// Bytes are turned, split and cut, and widened where they are read.
// CHECK-LABEL: func.func @widened(
//  CHECK-SAME:   %[[X:.+]]: tensor<4x6xi8>
//       CHECK:   %[[TURNED:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4x6xi8>) outs(%{{.+}} : tensor<6x4xi8>)
//       CHECK:   %[[SPLIT:.+]] = tensor.expand_shape %[[TURNED]] {{.*}} : tensor<6x4xi8> into tensor<3x2x4xi8>
//       CHECK:   %[[PART:.+]] = tensor.extract_slice %[[SPLIT]]{{.*}} to tensor<1x2x4xi8>
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[PART]], %{{.+}} : tensor<1x2x4xi8>, tensor<i8>) outs(%{{.+}} : tensor<1x2x4xf32>)
//       CHECK:   return %[[Y]]
//   GPU-LABEL: func.func @widened(
//         GPU:   tensor.expand_shape {{.*}}xf32>
func.func @widened(%x: tensor<4x6xi8>, %z: tensor<i8>) -> tensor<1x2x4xf32> {
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel"]} ins(%x, %z : tensor<4x6xi8>, tensor<i8>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%a: i8, %point: i8, %o: f32):
    %p = arith.extui %a : i8 to i32
    %q = arith.extui %point : i8 to i32
    %d = arith.subi %p, %q : i32
    %f = arith.sitofp %d : i32 to f32
    %r = arith.mulf %f, %half : f32
    linalg.yield %r : f32
  } -> tensor<4x6xf32>
  %e2 = tensor.empty() : tensor<6x4xf32>
  %t = linalg.generic {indexing_maps = [#turned, #same], iterator_types = ["parallel", "parallel"]} ins(%real : tensor<4x6xf32>) outs(%e2 : tensor<6x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<6x4xf32>
  %split = tensor.expand_shape %t [[0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
  %part = tensor.extract_slice %split[1, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<3x2x4xf32> to tensor<1x2x4xf32>
  return %part : tensor<1x2x4xf32>
}

// What is put side by side and turned is rounded before.
// CHECK-LABEL: func.func @rounded(
//  CHECK-SAME:   %[[X:.+]]: tensor<2x6xf32>, %[[Z:.+]]: tensor<2x6xf32>
//       CHECK:   %[[A:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<2x6xf32>) outs(%{{.+}} : tensor<2x6xi8>)
//       CHECK:   %[[FIRST:.+]] = tensor.insert_slice %[[A]] into %{{.+}} : tensor<2x6xi8> into tensor<4x6xi8>
//       CHECK:   %[[B:.+]] = linalg.generic {{.*}} ins(%[[Z]] : tensor<2x6xf32>) outs(%{{.+}} : tensor<2x6xi8>)
//       CHECK:   %[[BOTH:.+]] = tensor.insert_slice %[[B]] into %[[FIRST]]
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[BOTH]] : tensor<4x6xi8>) outs(%{{.+}} : tensor<6x4xi8>)
//       CHECK:   return %[[Y]]
func.func @rounded(%a: tensor<2x6xf32>, %b: tensor<2x6xf32>) -> tensor<6x4xi8> {
  %e = tensor.empty() : tensor<4x6xf32>
  %first = tensor.insert_slice %a into %e[0, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<4x6xf32>
  %both = tensor.insert_slice %b into %first[2, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<4x6xf32>
  %e2 = tensor.empty() : tensor<6x4xf32>
  %t = linalg.generic {indexing_maps = [#turned, #same], iterator_types = ["parallel", "parallel"]} ins(%both : tensor<4x6xf32>) outs(%e2 : tensor<6x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<6x4xf32>
  %e3 = tensor.empty() : tensor<6x4xi8>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<6x4xf32>) outs(%e3 : tensor<6x4xi8>) {
  ^bb0(%x: f32, %o: i8):
    %r = math.roundeven %x : f32
    %i = arith.fptosi %r : f32 to i8
    linalg.yield %i : i8
  } -> tensor<6x4xi8>
  return %y : tensor<6x4xi8>
}

// All of three parts, whose size is not known either.
// CHECK-LABEL: func.func @rounded_parts(
// CHECK-COUNT-3: tensor.insert_slice {{.*}} : tensor<2x?xi8> into tensor<6x?xi8>
//   CHECK-NOT:   linalg.generic
//       CHECK:   return
func.func @rounded_parts(%a: tensor<2x?xf32>, %b: tensor<2x?xf32>, %c: tensor<2x?xf32>, %n: index) -> tensor<6x?xi8> {
  %e = tensor.empty(%n) : tensor<6x?xf32>
  %first = tensor.insert_slice %a into %e[0, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<6x?xf32>
  %both = tensor.insert_slice %b into %first[2, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<6x?xf32>
  %all = tensor.insert_slice %c into %both[4, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<6x?xf32>
  %e2 = tensor.empty(%n) : tensor<6x?xi8>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%all : tensor<6x?xf32>) outs(%e2 : tensor<6x?xi8>) {
  ^bb0(%x: f32, %o: i8):
    %r = math.roundeven %x : f32
    %i = arith.fptosi %r : f32 to i8
    linalg.yield %i : i8
  } -> tensor<6x?xi8>
  return %y : tensor<6x?xi8>
}

// What is read as floats, too, stays; so do numbers that differ by row.
// CHECK-LABEL: func.func @kept(
//       CHECK:   tensor.insert_slice {{.*}} : tensor<2x6xf32> into tensor<4x6xf32>
//       CHECK:   tensor.expand_shape {{.*}} : tensor<4x6xf32> into tensor<2x2x6xf32>
func.func @kept(%a: tensor<2x6xf32>, %w: tensor<4x6xi8>, %s: tensor<4xf32>) -> (tensor<4x6xf32>, tensor<4x6xi8>, tensor<2x2x6xf32>) {
  %e = tensor.empty() : tensor<4x6xf32>
  %first = tensor.insert_slice %a into %e[0, 0] [2, 6] [1, 1] : tensor<2x6xf32> into tensor<4x6xf32>
  %e2 = tensor.empty() : tensor<4x6xi8>
  %y = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%first : tensor<4x6xf32>) outs(%e2 : tensor<4x6xi8>) {
  ^bb0(%x: f32, %o: i8):
    %i = arith.fptosi %x : f32 to i8
    linalg.yield %i : i8
  } -> tensor<4x6xi8>
  %real = linalg.generic {indexing_maps = [#same, #row, #same], iterator_types = ["parallel", "parallel"]} ins(%w, %s : tensor<4x6xi8>, tensor<4xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%x: i8, %scale: f32, %o: f32):
    %f = arith.sitofp %x : i8 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<4x6xf32>
  %split = tensor.expand_shape %real [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  return %first, %y, %split : tensor<4x6xf32>, tensor<4x6xi8>, tensor<2x2x6xf32>
}
