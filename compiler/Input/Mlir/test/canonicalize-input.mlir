// RUN: sluice-opt %s --sluice-canonicalize-input --canonicalize | FileCheck %s
// Each op becomes one of the few forms that later stages know.

// CHECK-LABEL: func.func @elementwise(
//       CHECK:   %[[SUM:.+]] = linalg.generic
//       CHECK:     arith.addf
//       CHECK:     arith.select %{{.+}}, %{{.+}}, %{{.+}} : f32
func.func @elementwise(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: i1) -> tensor<?x4xf32> {
  %0 = arith.addf %a, %b : tensor<?x4xf32>
  %1 = arith.select %c, %0, %a : tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @softmax(
//   CHECK-NOT:   linalg.softmax
//       CHECK:   arith.maxnumf
//       CHECK:   math.exp
//       CHECK:   arith.divf
func.func @softmax(%a: tensor<?x4xf32>, %o: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// An init that is not read is no use of the tensor.
// CHECK-LABEL: func.func @unread_init(
//       CHECK:   %[[EMPTY:.+]] = tensor.empty() : tensor<4xf32>
//       CHECK:   linalg.generic {{.*}} ins(%{{.+}} : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4xf32>)
func.func @unread_init(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @concat(
//       CHECK:   tensor.insert_slice
//       CHECK:   tensor.insert_slice
func.func @concat(%a: tensor<?x4xf32>, %b: tensor<3x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @pack(
//       CHECK:   tensor.pad
//       CHECK:   tensor.expand_shape
//       CHECK:   linalg.transpose
func.func @pack(%a: tensor<13x15xf32>, %o: tensor<2x8x8x2xf32>, %p: f32) -> tensor<2x8x8x2xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %o : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}

// A tile size that is only known at run time: one element at a time.
// CHECK-LABEL: func.func @pack_dynamic_tile(
//       CHECK:   linalg_ext.map_load
func.func @pack_dynamic_tile(%a: tensor<?x?xf32>, %o: tensor<?x?x?x2xf32>, %p: f32, %t: index) -> tensor<?x?x?x2xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %o : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %0 : tensor<?x?x?x2xf32>
}

// CHECK-LABEL: func.func @gather(
//       CHECK:   linalg_ext.gather dimension_map = [1] ins(%{{.+}}, %{{.+}} : tensor<3x4x5xf32>, tensor<6x?x1xindex>) outs(%{{.+}} : tensor<6x?x3x5xf32>)
//       CHECK:   tensor.expand_shape {{.*}} tensor<6x?x3x5xf32> into tensor<6x?x3x1x5xf32>
func.func @gather(%a: tensor<3x4x5xf32>, %i: tensor<6x?x1xindex>) -> tensor<6x?x3x1x5xf32> {
  %0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<3x4x5xf32>, tensor<6x?x1xindex>) -> tensor<6x?x3x1x5xf32>
  return %0 : tensor<6x?x3x1x5xf32>
}

// CHECK-LABEL: func.func @scatter(
//       CHECK:   tensor.collapse_shape {{.*}} tensor<6x3x1x5xf32> into tensor<6x3x5xf32>
//       CHECK:   linalg_ext.scatter dimension_map = [1] unique_indices(true)
func.func @scatter(%u: tensor<6x3x1x5xf32>, %t: tensor<3x4x5xf32>, %i: tensor<6x1xindex>) -> tensor<3x4x5xf32> {
  %0 = tensor.scatter %u into %t[%i] scatter_dims([1]) unique : (tensor<6x3x1x5xf32>, tensor<3x4x5xf32>, tensor<6x1xindex>) -> tensor<3x4x5xf32>
  return %0 : tensor<3x4x5xf32>
}

// CHECK-LABEL: func.func @generate(
//       CHECK:   linalg.generic
//       CHECK:     linalg.index 1
func.func @generate(%n: index) -> tensor<?x3xindex> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x3xindex>
  return %0 : tensor<?x3xindex>
}

// CHECK-LABEL: func.func @linearize(
//   CHECK-NOT:   linearize_index
//       CHECK:   return
func.func @linearize(%a: tensor<16xf32>, %o: tensor<4x4xf32>, %p: f32) -> tensor<4x4xf32> {
  %0 = linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    %at = affine.linearize_index [%i, %j] by (4, 4) : index
    linalg_ext.yield %at, %p : index, f32
  } : tensor<16xf32> into tensor<4x4xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @dynamic_constant(
//       CHECK:   %[[C:.+]] = util.unfoldable_constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
//       CHECK:   %[[D:.+]] = tensor.cast %[[C]] : tensor<2xf32> to tensor<?xf32>
//       CHECK:   util.optimization_barrier %[[D]] : tensor<?xf32>
func.func @dynamic_constant() -> tensor<?xf32> {
  %0 = flow.tensor.dynamic_constant dense<[1.0, 2.0]> : tensor<2xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// One kernel for each step, with any number of images and channels.
// CHECK-LABEL: func.func @winograd(
//   CHECK-NOT:   scf.for
//       CHECK:   linalg_ext.map_load
//       CHECK:   linalg.generic
//       CHECK:   linalg.generic
//   CHECK-NOT:   linalg.winograd
//       CHECK:   return
func.func @winograd(%x: tensor<?x10x10x?xf32>, %e: tensor<6x6x2x2x?x?xf32>) -> tensor<6x6x2x2x?x?xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<?x10x10x?xf32>) outs(%e : tensor<6x6x2x2x?x?xf32>) -> tensor<6x6x2x2x?x?xf32>
  return %0 : tensor<6x6x2x2x?x?xf32>
}
