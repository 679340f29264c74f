// RUN: sluice-opt %s | sluice-opt | FileCheck %s
// Every op in its textual form, on tensors and on memrefs.

// CHECK-LABEL: func.func @sort(
//       CHECK:   linalg_ext.sort dimension(0) outs(%{{.+}}, %{{.+}} : memref<?x?xi32>, memref<?x?xf32>) {
//       CHECK:   ^bb0(%{{.+}}: i32, %{{.+}}: i32, %{{.+}}: f32, %{{.+}}: f32):
//       CHECK:     linalg_ext.yield %{{.+}} : i1
func.func @sort(%keys: memref<?x?xi32>, %values: memref<?x?xf32>) {
  linalg_ext.sort dimension(0) outs(%keys, %values : memref<?x?xi32>, memref<?x?xf32>) {
  ^bb0(%a: i32, %b: i32, %x: f32, %y: f32):
    %c = arith.cmpi sgt, %a, %b : i32
    linalg_ext.yield %c : i1
  }
  return
}

// CHECK-LABEL: func.func @topk(
//       CHECK:   linalg_ext.topk {overwrite} dimension(1) is_sorted ins(%{{.+}} : tensor<2x9xf16>) outs(%{{.+}}, %{{.+}} : tensor<2x3xf16>, tensor<2x3xi64>)
//       CHECK:   -> tensor<2x3xf16>, tensor<2x3xi64>
func.func @topk(%x: tensor<2x9xf16>, %v: tensor<2x3xf16>, %i: tensor<2x3xi64>) -> (tensor<2x3xf16>, tensor<2x3xi64>) {
  %r:2 = linalg_ext.topk {overwrite} dimension(1) is_sorted ins(%x : tensor<2x9xf16>) outs(%v, %i : tensor<2x3xf16>, tensor<2x3xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<2x3xf16>, tensor<2x3xi64>
  return %r#0, %r#1 : tensor<2x3xf16>, tensor<2x3xi64>
}

// CHECK-LABEL: func.func @scatter(
//       CHECK:   linalg_ext.scatter dimension_map = [1, 0] unique_indices(false) ins(%{{.+}}, %{{.+}} : tensor<?x3xf32>, tensor<?x2xi64>) outs(%{{.+}} : tensor<4x5x3xf32>)
//       CHECK:   linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%{{.+}}, %{{.+}}, %{{.+}} : tensor<2x?xf32>, tensor<2x?xi32>, tensor<2x?xi1>) outs(%{{.+}} : tensor<9xf32>)
func.func @scatter(%u: tensor<?x3xf32>, %i: tensor<?x2xi64>, %t: tensor<4x5x3xf32>, %v: tensor<2x?xf32>, %j: tensor<2x?xi32>,
                   %m: tensor<2x?xi1>, %s: tensor<9xf32>) -> (tensor<4x5x3xf32>, tensor<9xf32>) {
  %0 = linalg_ext.scatter dimension_map = [1, 0] unique_indices(false) ins(%u, %i : tensor<?x3xf32>, tensor<?x2xi64>) outs(%t : tensor<4x5x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x5x3xf32>
  %1 = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v, %j, %m : tensor<2x?xf32>, tensor<2x?xi32>, tensor<2x?xi1>) outs(%s : tensor<9xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<9xf32>
  return %0, %1 : tensor<4x5x3xf32>, tensor<9xf32>
}

// CHECK-LABEL: func.func @gather(
//       CHECK:   linalg_ext.gather dimension_map = [0] ins(%{{.+}}, %{{.+}} : memref<10x4xf32>, memref<7xi32>) outs(%{{.+}} : memref<7x4xf32>)
func.func @gather(%s: memref<10x4xf32>, %i: memref<7xi32>, %o: memref<7x4xf32>) {
  linalg_ext.gather dimension_map = [0] ins(%s, %i : memref<10x4xf32>, memref<7xi32>) outs(%o : memref<7x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  }
  return
}

// CHECK-LABEL: func.func @scan(
//       CHECK:   linalg_ext.scan dimension(1) inclusive(false) ins(%{{.+}} : tensor<2x?xi32>) outs(%{{.+}}, %{{.+}} : tensor<2x?xi32>, tensor<2xi32>)
func.func @scan(%x: tensor<2x?xi32>, %o: tensor<2x?xi32>, %a: tensor<2xi32>) -> tensor<2x?xi32> {
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%x : tensor<2x?xi32>) outs(%o, %a : tensor<2x?xi32>, tensor<2xi32>) {
  ^bb0(%p: i32, %q: i32):
    %c = arith.muli %p, %q : i32
    linalg_ext.yield %c : i32
  } -> tensor<2x?xi32>, tensor<2xi32>
  return %r#0 : tensor<2x?xi32>
}

// CHECK-LABEL: func.func @arg_compare(
//       CHECK:   linalg_ext.arg_compare dimension(0) ins(%{{.+}} : tensor<?xf32>) outs(%{{.+}}, %{{.+}} : tensor<f32>, tensor<i32>) index_base(%{{.+}} : index)
//       CHECK:   linalg_ext.arg_compare dimension(0) ins(%{{.+}}, %{{.+}} : tensor<?xf32>, tensor<?xi32>)
func.func @arg_compare(%x: tensor<?xf32>, %i: tensor<?xi32>, %v: tensor<f32>, %j: tensor<i32>, %base: index) -> (tensor<i32>, tensor<i32>) {
  %0:2 = linalg_ext.arg_compare dimension(0) ins(%x : tensor<?xf32>) outs(%v, %j : tensor<f32>, tensor<i32>) index_base(%base : index) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<f32>, tensor<i32>
  %1:2 = linalg_ext.arg_compare dimension(0) ins(%x, %i : tensor<?xf32>, tensor<?xi32>) outs(%v, %j : tensor<f32>, tensor<i32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<f32>, tensor<i32>
  return %0#1, %1#1 : tensor<i32>, tensor<i32>
}

// CHECK-LABEL: func.func @attention(
//       CHECK:   linalg_ext.attention ins(%{{.+}} : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, f32, tensor<2x3x5xi1>) outs(%{{.+}} : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
//       CHECK:   linalg_ext.attention {indexing_maps = [{{.*}}]} ins(%{{.+}} : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, f32) outs(%{{.+}} : tensor<2x3x6xf32>) {
//       CHECK:     linalg_ext.index 3 : index
func.func @attention(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %s: f32, %m: tensor<2x3x5xi1>, %o: tensor<2x3x6xf32>)
    -> (tensor<2x3x6xf32>, tensor<2x3x6xf32>) {
  %0 = linalg_ext.attention ins(%q, %k, %v, %s, %m : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, f32, tensor<2x3x5xi1>)
      outs(%o : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  %1 = linalg_ext.attention {indexing_maps = [affine_map<(b, m, k1, k2, n) -> (b, m, k1)>, affine_map<(b, m, k1, k2, n) -> (b, k2, k1)>,
          affine_map<(b, m, k1, k2, n) -> (b, k2, n)>, affine_map<(b, m, k1, k2, n) -> ()>, affine_map<(b, m, k1, k2, n) -> (b, m, n)>]}
      ins(%q, %k, %v, %s : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>, f32) outs(%o : tensor<2x3x6xf32>) {
  ^bb0(%score: f32):
    %i = linalg_ext.index 3 : index
    linalg_ext.yield %score : f32
  } -> tensor<2x3x6xf32>
  return %0, %1 : tensor<2x3x6xf32>, tensor<2x3x6xf32>
}

// CHECK-LABEL: func.func @fft(
//       CHECK:   linalg_ext.fft ins(%{{.+}} : index) outs(%{{.+}}, %{{.+}} : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
func.func @fft(%re: tensor<8xf32>, %im: tensor<8xf32>, %stage: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = linalg_ext.fft ins(%stage : index) outs(%re, %im : tensor<8xf32>, tensor<8xf32>) : tensor<8xf32>, tensor<8xf32>
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @maps(
//       CHECK:   linalg_ext.map_load %{{.+}} into %{{.+}} {
//       CHECK:   } : tensor<4x8xf32> into tensor<8x4xf32> -> tensor<8x4xf32>
//       CHECK:   linalg_ext.map_store %{{.+}} into %{{.+}} {
//       CHECK:   } : tensor<8x4xf32> into tensor<4x8xf32> -> tensor<4x8xf32>
func.func @maps(%s: tensor<4x8xf32>, %t: tensor<8x4xf32>, %z: f32) -> tensor<4x8xf32> {
  %0 = linalg_ext.map_load %s into %t {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %z : index, index, f32
  } : tensor<4x8xf32> into tensor<8x4xf32> -> tensor<8x4xf32>
  %1 = linalg_ext.map_store %0 into %s {
  ^bb0(%i: index, %j: index):
    %m = arith.cmpi ne, %i, %j : index
    linalg_ext.yield %j, %i, %m : index, index, i1
  } : tensor<8x4xf32> into tensor<4x8xf32> -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// Keys of a text, in blocks that a table names.
// CHECK-LABEL: func.func @paged_attention(
//       CHECK:   linalg_ext.attention {indexing_maps = [{{.*}}]} ins(%{{.+}} : tensor<2x8xf32>, tensor<?x4x8xf32>, tensor<?x4x6xf32>) lengths(%{{.+}} : tensor<2xi32>) table(%{{.+}} : tensor<2x5xi64>) outs(%{{.+}} : tensor<2x6xf32>) -> tensor<2x6xf32>
func.func @paged_attention(%q: tensor<2x8xf32>, %k: tensor<?x4x8xf32>, %v: tensor<?x4x6xf32>, %l: tensor<2xi32>, %t: tensor<2x5xi64>, %o: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %0 = linalg_ext.attention {indexing_maps = [affine_map<(b, p, s, k, n) -> (b, k)>, affine_map<(b, p, s, k, n) -> (p, s, k)>,
          affine_map<(b, p, s, k, n) -> (p, s, n)>, affine_map<(b, p, s, k, n) -> (b)>, affine_map<(b, p, s, k, n) -> (b, p)>, affine_map<(b, p, s, k, n) -> (b, n)>]}
      ins(%q, %k, %v : tensor<2x8xf32>, tensor<?x4x8xf32>, tensor<?x4x6xf32>) lengths(%l : tensor<2xi32>) table(%t : tensor<2x5xi64>)
      outs(%o : tensor<2x6xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}
