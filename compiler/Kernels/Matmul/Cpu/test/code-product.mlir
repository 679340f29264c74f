// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:icelake-server},flow.executable(sluice-lower-kernels{opt-level=2}))" | FileCheck %s --check-prefixes=CHECK,BYTES
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:skylake-avx512},flow.executable(sluice-lower-kernels{opt-level=2}))" | FileCheck %s --check-prefixes=CHECK,FLOATS
// RUN: sed 's/width = 64/width = 16/' %s | sluice-opt - --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:alderlake},flow.executable(sluice-lower-kernels{opt-level=2}))" | FileCheck %s --check-prefix=NARROW

// Rows are rounded to bytes where these are multiplied by one instruction; a block's sum is scaled at its end. No weight is stored
// then, nor for a tile of rows: for more, those of 512 terms.
// CHECK-LABEL: flow.executable private @rows
//  BYTES-SAME:   code_product: 6x64 register tile, rows rounded to 8 bits
//       BYTES:   memref.view {{.*}} to memref<132x512xi8>
//       BYTES:   "llvm.x86.avx512.vpdpbusd.512"
// FLOATS-SAME:   code_product: 6x64 register tile, weights of 16 blocks unpacked for many rows, 258 rows and 1 panels
//  FLOATS-NOT:   vpdpbusd
//       CHECK:   vector.fma {{.*}} : vector<16xf32>
//      FLOATS:   memref.prefetch
//      FLOATS:   memref.view {{.*}} to memref<512x64xf32>
//      FLOATS:   vector.fma {{.*}} : vector<16xf32>
// With 16 registers tiles have four rows then.
//      NARROW: flow.executable private @rows
// NARROW-SAME:   code_product: 4x16 register tile, rows rounded to 8 bits
#words = #encoding.panels<k = [1, 2], n = 0, width = 64>
#scales = #encoding.panels<k = [1], n = 0, width = 64>
flow.executable private @rows {
  func.func @rows(%words: tensor<70x16x4xi32, #words>, %scales: tensor<70x16xf32, #scales>, %x: tensor<?x16x4x2x4xf32>, %out: tensor<?x70xf32>) -> tensor<?x70xf32> {
    %zero = arith.constant 8.0 : f32
    %c15 = arith.constant 15 : i32
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %start = arith.constant 0.0 : f32
    %f = linalg.fill ins(%start : f32) outs(%out : tensor<?x70xf32>) -> tensor<?x70xf32>
    %e = tensor.empty() : tensor<70x16x4x2x4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(n, b, w, h, q) -> (n, b, w)>, affine_map<(n, b, w, h, q) -> (n, b)>, affine_map<(n, b, w, h, q) -> (n, b, w, h, q)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
        ins(%words, %scales : tensor<70x16x4xi32, #words>, tensor<70x16xf32, #scales>) outs(%e : tensor<70x16x4x2x4xf32>) attrs = {sluice.rounds_rows} {
    ^bb0(%word: i32, %scale: f32, %o: f32):
      %q = linalg.index 4 : index
      %bytes = arith.muli %q, %c8 : index
      %h = linalg.index 3 : index
      %parts = arith.muli %h, %c4 : index
      %at = arith.addi %bytes, %parts : index
      %shift = arith.index_cast %at : index to i32
      %moved = arith.shrui %word, %shift : i32
      %code = arith.andi %moved, %c15 : i32
      %number = arith.uitofp %code : i32 to f32
      %above = arith.subf %number, %zero : f32
      %weight = arith.mulf %above, %scale : f32
      linalg.yield %weight : f32
    } -> tensor<70x16x4x2x4xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(m, n, b, w, h, q) -> (m, b, w, h, q)>, affine_map<(m, n, b, w, h, q) -> (n, b, w, h, q)>, affine_map<(m, n, b, w, h, q) -> (m, n)>],
                         iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<?x16x4x2x4xf32>, tensor<70x16x4x2x4xf32>) outs(%f : tensor<?x70xf32>) {
    ^bb0(%p: f32, %v: f32, %o: f32):
      %m = arith.mulf %p, %v : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x70xf32>
    return %y : tensor<?x70xf32>
  }
}

// Zero points of bytes are widened as they are loaded. Words of all vectors come together, so that a word of rows is loaded once
// for them.
// CHECK-LABEL: flow.executable private @zero_points
//       BYTES:   %[[ZERO:.+]] = vector.load {{.*}} : memref<{{.*}}xi8>, vector<16xi8>
//  BYTES-NEXT:   arith.uitofp %[[ZERO]] : vector<16xi8> to vector<16xf32>
//       BYTES:   vector.load {{.*}} : memref<8192xi32>, vector<16xi32>
//   BYTES-NOT:   vpdpbusd
//       BYTES:   vector.load {{.*}} : memref<8192xi32>, vector<16xi32>
//   BYTES-NOT:   vpdpbusd
//       BYTES:   vector.load {{.*}} : memref<132x512xi8>, vector<4xi8>
//       BYTES:   "llvm.x86.avx512.vpdpbusd.512"
//   BYTES-NOT:   vector.load
//       BYTES:   "llvm.x86.avx512.vpdpbusd.512"
flow.executable private @zero_points {
  func.func @zero_points(%words: tensor<70x16x4xi32, #words>, %scales: tensor<70x16xf32, #scales>, %zeros: tensor<70x16xi8, #scales>, %x: tensor<?x16x4x2x4xf32>, %out: tensor<?x70xf32>) -> tensor<?x70xf32> {
    %c15 = arith.constant 15 : i32
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %start = arith.constant 0.0 : f32
    %f = linalg.fill ins(%start : f32) outs(%out : tensor<?x70xf32>) -> tensor<?x70xf32>
    %e = tensor.empty() : tensor<70x16x4x2x4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(n, b, w, h, q) -> (n, b, w)>, affine_map<(n, b, w, h, q) -> (n, b)>, affine_map<(n, b, w, h, q) -> (n, b)>, affine_map<(n, b, w, h, q) -> (n, b, w, h, q)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
        ins(%words, %scales, %zeros : tensor<70x16x4xi32, #words>, tensor<70x16xf32, #scales>, tensor<70x16xi8, #scales>) outs(%e : tensor<70x16x4x2x4xf32>) attrs = {sluice.rounds_rows} {
    ^bb0(%word: i32, %scale: f32, %zero: i8, %o: f32):
      %q = linalg.index 4 : index
      %bytes = arith.muli %q, %c8 : index
      %h = linalg.index 3 : index
      %parts = arith.muli %h, %c4 : index
      %at = arith.addi %bytes, %parts : index
      %shift = arith.index_cast %at : index to i32
      %moved = arith.shrui %word, %shift : i32
      %code = arith.andi %moved, %c15 : i32
      %number = arith.uitofp %code : i32 to f32
      %offset = arith.uitofp %zero : i8 to f32
      %above = arith.subf %number, %offset : f32
      %weight = arith.mulf %above, %scale : f32
      linalg.yield %weight : f32
    } -> tensor<70x16x4x2x4xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(m, n, b, w, h, q) -> (m, b, w, h, q)>, affine_map<(m, n, b, w, h, q) -> (n, b, w, h, q)>, affine_map<(m, n, b, w, h, q) -> (m, n)>],
                         iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<?x16x4x2x4xf32>, tensor<70x16x4x2x4xf32>) outs(%f : tensor<?x70xf32>) {
    ^bb0(%p: f32, %v: f32, %o: f32):
      %m = arith.mulf %p, %v : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x70xf32>
    return %y : tensor<?x70xf32>
  }
}
