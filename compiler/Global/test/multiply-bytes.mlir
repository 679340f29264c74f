// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-multiply-bytes),canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-multiply-bytes))" --remarks-filter=sluice-multiply-bytes -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-multiply-bytes),canonicalize)" | FileCheck %s --check-prefix=CPU

#same = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0, d1) -> ()>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>

// The zero point of the lhs is multiplied by sums of the rhs, which is constant: it is turned, too.
// CHECK-LABEL: func.func @centered(
//  CHECK-SAME:   %[[A:.+]]: tensor<?x32xi8>, %[[Z:.+]]: tensor<i8>
//       CHECK:   %[[S:.+]] = linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]} ins(%[[W:.+]] : tensor<32x4xi8>) outs({{.+}} : tensor<4xi32>)
//       CHECK:   %[[T:.+]] = linalg.transpose ins(%[[W]] : tensor<32x4xi8>) {{.*}} permutation = [1, 0]
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} ins(%[[A]], %[[T]] : tensor<?x32xi8>, tensor<4x32xi8>)
//       CHECK:     arith.extui %{{.+}} : i8 to i32
//       CHECK:     arith.extsi %{{.+}} : i8 to i32
//       CHECK:   linalg.generic {{.*}} ins(%[[P]], %[[Z]], %[[S]] : tensor<?x4xi32>, tensor<i8>, tensor<4xi32>)
//       CHECK:     %[[ZERO:.+]] = arith.extui
//       CHECK:     %[[M:.+]] = arith.muli %[[ZERO]]
//       CHECK:     arith.subi %{{.+}}, %[[M]]
//   CPU-LABEL: func.func @centered(
//         CPU:   linalg.generic {{.*}}"reduction"]} ins(%{{.+}}, %{{.+}} : tensor<?x32xi8>, tensor<32x4xi8>)
func.func @centered(%a: tensor<?x32xi8>, %z: tensor<i8>, %m: index) -> tensor<?x4xi32> {
  %w = arith.constant dense<3> : tensor<32x4xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty(%m) : tensor<?x32xi16>
  %c = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel"]} ins(%a, %z : tensor<?x32xi8>, tensor<i8>) outs(%e : tensor<?x32xi16>) {
  ^bb0(%x: i8, %y: i8, %o: i16):
    %p = arith.extui %x : i8 to i16
    %q = arith.extui %y : i8 to i16
    %r = arith.subi %p, %q : i16
    linalg.yield %r : i16
  } -> tensor<?x32xi16>
  %e2 = tensor.empty(%m) : tensor<?x4xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e2 : tensor<?x4xi32>) -> tensor<?x4xi32>
  %p = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%c, %w : tensor<?x32xi16>, tensor<32x4xi8>) outs(%f : tensor<?x4xi32>) {
  ^bb0(%x: i16, %y: i8, %o: i32):
    %xw = arith.extsi %x : i16 to i32
    %yw = arith.extsi %y : i8 to i32
    %q = arith.muli %xw, %yw : i32
    %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<?x4xi32>
  return %p : tensor<?x4xi32>
}

// Both have zero points and scales, those of the rhs for each column.
// CHECK-LABEL: func.func @scaled(
//  CHECK-SAME:   %[[A:.+]]: tensor<8x32xi8>, %[[B:.+]]: tensor<32x4xi8>, %[[Z:.+]]: tensor<4xi8>, %[[S:.+]]: tensor<4xf32>
//   CHECK-DAG:   %[[COUNT:.+]] = arith.constant 160 : i32
//       CHECK:   %[[ROWS:.+]] = linalg.generic {{.*}} ins(%[[A]] : tensor<8x32xi8>) outs({{.+}} : tensor<8xi32>)
//       CHECK:   %[[COLUMNS:.+]] = linalg.generic {{.*}} ins(%[[B]] : tensor<32x4xi8>) outs({{.+}} : tensor<4xi32>)
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<8x32xi8>, tensor<32x4xi8>)
//       CHECK:   linalg.generic {{.*}} ins(%[[P]], %[[ROWS]], %[[COLUMNS]], %[[Z]], %[[S]] : tensor<8x4xi32>, tensor<8xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xf32>)
// CHECK-COUNT-2:     arith.subi
//       CHECK:     arith.muli %{{.+}}, %[[COUNT]]
//       CHECK:     arith.addi
//       CHECK:     %[[SUM:.+]] = arith.sitofp
//       CHECK:     %[[BOTH:.+]] = arith.mulf
//       CHECK:     arith.mulf %[[SUM]], %[[BOTH]]
//   CPU-LABEL: func.func @scaled(
//         CPU:   linalg.generic {{.*}}"reduction"]} ins(%{{.+}}, %{{.+}} : tensor<8x32xi8>, tensor<32x4xi8>)
func.func @scaled(%a: tensor<8x32xi8>, %b: tensor<32x4xi8>, %z: tensor<4xi8>, %s: tensor<4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %c5 = arith.constant 5 : i32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %l = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x32xi8>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%x: i8, %o: f32):
    %p = arith.extui %x : i8 to i32
    %q = arith.subi %p, %c5 : i32
    %r = arith.sitofp %q : i32 to f32
    %t = arith.mulf %r, %half : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  %e2 = tensor.empty() : tensor<32x4xf32>
  %r = linalg.generic {indexing_maps = [#same, #column, #column, #same], iterator_types = ["parallel", "parallel"]} ins(%b, %z, %s : tensor<32x4xi8>, tensor<4xi8>, tensor<4xf32>) outs(%e2 : tensor<32x4xf32>) {
  ^bb0(%x: i8, %y: i8, %w: f32, %o: f32):
    %p = arith.extsi %x : i8 to i32
    %q = arith.extsi %y : i8 to i32
    %d = arith.subi %p, %q : i32
    %v = arith.sitofp %d : i32 to f32
    %t = arith.mulf %v, %w : f32
    linalg.yield %t : f32
  } -> tensor<32x4xf32>
  %e3 = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e3 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.matmul ins(%l, %r : tensor<8x32xf32>, tensor<32x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %p : tensor<8x4xf32>
}

// A scale for each step of the sum cannot come after it.
// CHECK-LABEL: func.func @along_the_sum(
//       CHECK:   linalg.matmul ins(%{{.+}} : tensor<8x32xf32>, tensor<32x4xf32>)
//      REMARK: remark: {{.*}}zero points or scales differ along the sum
func.func @along_the_sum(%a: tensor<8x32xi8>, %b: tensor<32x4xi8>, %s: tensor<32xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %l = linalg.generic {indexing_maps = [#same, #column, #same], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<8x32xi8>, tensor<32xf32>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%x: i8, %y: f32, %o: f32):
    %p = arith.extsi %x : i8 to i32
    %r = arith.sitofp %p : i32 to f32
    %t = arith.mulf %r, %y : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  %e2 = tensor.empty() : tensor<32x4xf32>
  %r = linalg.generic {indexing_maps = [#same, #row, #same], iterator_types = ["parallel", "parallel"]} ins(%b, %s : tensor<32x4xi8>, tensor<32xf32>) outs(%e2 : tensor<32x4xf32>) {
  ^bb0(%x: i8, %y: f32, %o: f32):
    %p = arith.extsi %x : i8 to i32
    %r = arith.sitofp %p : i32 to f32
    %t = arith.mulf %r, %y : f32
    linalg.yield %t : f32
  } -> tensor<32x4xf32>
  %e3 = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e3 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.matmul ins(%l, %r : tensor<8x32xf32>, tensor<32x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %p : tensor<8x4xf32>
}

// Floats of 8 bits that are widened, the second after it was turned, and the first scaled.
// CHECK-LABEL: func.func @widened(
//  CHECK-SAME:   %[[A:.+]]: tensor<8x32xf8E4M3FN>, %[[B:.+]]: tensor<4x32xf8E4M3FN>
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<8x32xf8E4M3FN>, tensor<4x32xf8E4M3FN>)
// CHECK-COUNT-2:     arith.extf
//       CHECK:     arith.mulf
//       CHECK:     arith.addf
//       CHECK:   linalg.generic {{.*}} ins(%[[P]] : tensor<8x4xf32>)
//       CHECK:     arith.mulf %{{.+}}, %cst
func.func @widened(%a: tensor<8x32xf8E4M3FN>, %b: tensor<4x32xf8E4M3FN>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %l = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x32xf8E4M3FN>) outs(%e : tensor<8x32xf32>) {
  ^bb0(%x: f8E4M3FN, %o: f32):
    %p = arith.extf %x : f8E4M3FN to f32
    %t = arith.mulf %p, %half : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  %e1 = tensor.empty() : tensor<32x4xf8E4M3FN>
  %bt = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #same], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<4x32xf8E4M3FN>) outs(%e1 : tensor<32x4xf8E4M3FN>) {
  ^bb0(%x: f8E4M3FN, %o: f8E4M3FN):
    linalg.yield %x : f8E4M3FN
  } -> tensor<32x4xf8E4M3FN>
  %e2 = tensor.empty() : tensor<32x4xf32>
  %r = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]} ins(%bt : tensor<32x4xf8E4M3FN>) outs(%e2 : tensor<32x4xf32>) {
  ^bb0(%x: f8E4M3FN, %o: f32):
    %p = arith.extf %x : f8E4M3FN to f32
    linalg.yield %p : f32
  } -> tensor<32x4xf32>
  %e3 = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e3 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %p = linalg.matmul ins(%l, %r : tensor<8x32xf32>, tensor<32x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %p : tensor<8x4xf32>
}
