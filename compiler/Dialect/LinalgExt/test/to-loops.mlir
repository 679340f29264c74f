// RUN: sluice-opt %s --sluice-linalg-ext-to-loops --canonicalize | FileCheck %s
// What the values are is tested by the programs in test/check; here: where scratch memory comes from, and that nothing else is allocated.

// Rows of at most 16 elements are sorted in place.
// CHECK-LABEL: func.func @short_rows(
//   CHECK-NOT:   memref.alloc
//       CHECK:   scf.for
//   CHECK-NOT:   linalg_ext
func.func @short_rows(%m: memref<?x16xf32>) {
  linalg_ext.sort dimension(1) outs(%m : memref<?x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  }
  return
}

// Longer rows get one scratch copy of a row, before all loops: 64-byte aligned f32 and i64 arrays.
// CHECK-LABEL: func.func @long_rows(
//       CHECK:   %[[WORKSPACE:.+]] = memref.alloc() {alignment = 64 : i64} : memref<12032xi8>
//   CHECK-DAG:   memref.view %[[WORKSPACE]][%c0][] : memref<12032xi8> to memref<1000xf32>
//   CHECK-DAG:   memref.view %[[WORKSPACE]][%c4032][] : memref<12032xi8> to memref<1000xi64>
//       CHECK:   scf.for
//   CHECK-NOT:   memref.alloc
//   CHECK-NOT:   linalg_ext
//       CHECK:   return
func.func @long_rows(%m: memref<4x1000xf32>, %p: memref<4x1000xi64>) {
  linalg_ext.sort dimension(1) outs(%m, %p : memref<4x1000xf32>, memref<4x1000xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  }
  return
}

// Top-k of a long row needs memory for 4 k candidates and two blocks, not for the row.
// CHECK-LABEL: func.func @topk(
//       CHECK:   memref.alloc() {{.*}} : memref<384xi8>
//   CHECK-NOT:   memref.alloc
//       CHECK:   return
func.func @topk(%x: memref<131072xf16>, %v: memref<4xf16>) {
  linalg_ext.topk {overwrite} dimension(0) ins(%x : memref<131072xf16>) outs(%v : memref<4xf16>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  }
  return
}

// Attention into f32 adds up in its out; into f16 one row of sums is kept.
// CHECK-LABEL: func.func @attention(
//   CHECK-NOT:   memref.alloc
//       CHECK:   math.exp
//   CHECK-NOT:   linalg_ext
//       CHECK:   return
func.func @attention(%q: memref<2x3x4xf32>, %k: memref<2x5x4xf32>, %v: memref<2x5x6xf32>, %o: memref<2x3x6xf32>) {
  linalg_ext.attention ins(%q, %k, %v : memref<2x3x4xf32>, memref<2x5x4xf32>, memref<2x5x6xf32>) outs(%o : memref<2x3x6xf32>) {
  ^bb0(%s: f32):
    %i = linalg_ext.index 1 : index
    %j = linalg_ext.index 3 : index
    %c = arith.cmpi uge, %i, %j : index
    %ninf = arith.constant 0xFF800000 : f32
    %r = arith.select %c, %s, %ninf : f32
    linalg_ext.yield %r : f32
  }
  return
}

// CHECK-LABEL: func.func @attention_f16(
//       CHECK:   memref.alloc() {{.*}} : memref<64xi8>
func.func @attention_f16(%q: memref<2x3x4xf16>, %k: memref<2x5x4xf16>, %v: memref<2x5x6xf16>, %o: memref<2x3x6xf16>) {
  linalg_ext.attention ins(%q, %k, %v : memref<2x3x4xf16>, memref<2x5x4xf16>, memref<2x5x6xf16>) outs(%o : memref<2x3x6xf16>)
  return
}
