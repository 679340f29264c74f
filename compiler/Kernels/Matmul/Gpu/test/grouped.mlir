// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Groups of rows, each times a matrix of its own: a workgroup finds out of the bounds which group its tile is of.
#rows = affine_map<(r, n, g, k) -> (r, k)>
#along = affine_map<(r, n, g, k) -> (g, n, k)>
#from = affine_map<(r, n, g, k) -> (0, g)>
#to = affine_map<(r, n, g, k) -> (1, g)>
#out = affine_map<(r, n, g, k) -> (r, n)>

// 4096 / 128 tiles of rows and one more for each group and what is behind the last, each of four tiles of columns. What no group has
// ends at once; rows without a matrix get zeros.
// CHECK-LABEL: flow.executable private @experts
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x128, 6 stages, copied by 128 threads"
//       CHECK:   func.func @experts(%{{.+}}: memref<4096x1024xf16>, %{{.+}}: memref<16x512x1024xf16>, %[[BOUNDS:.+]]: memref<2x16xi64>
//       CHECK:     %[[GROUP:.+]] = scf.for {{.+}} iter_args
//       CHECK:       memref.load %[[BOUNDS]]
//       CHECK:     memref.load %[[BOUNDS]]
//       CHECK:     %[[EXISTS:.+]] = arith.cmpi ult
//       CHECK:     scf.if %[[EXISTS]]
//       CHECK:       wgmma.mma_async
//       CHECK:   func.func private @experts_grid
//       CHECK:     %[[GRID:.+]] = arith.constant 196 : i64
flow.executable private @experts {
  func.func @experts(%rows: tensor<4096x1024xf16>, %matrices: tensor<16x512x1024xf16>, %bounds: tensor<2x16xi64>, %out: tensor<4096x512xf32>) -> tensor<4096x512xf32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.fill ins(%zero : f32) outs(%out : tensor<4096x512xf32>) -> tensor<4096x512xf32>
    %r = linalg.generic {indexing_maps = [#rows, #along, #from, #to, #out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
        ins(%rows, %matrices, %bounds, %bounds : tensor<4096x1024xf16>, tensor<16x512x1024xf16>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%z : tensor<4096x512xf32>) {
    ^bb0(%a: f16, %b: f16, %first: i64, %end: i64, %acc: f32):
      %i = linalg.index 0 : index
      %row = arith.index_cast %i : index to i64
      %begun = arith.cmpi sle, %first, %row : i64
      %on = arith.cmpi slt, %row, %end : i64
      %mine = arith.andi %begun, %on : i1
      %wa = arith.extf %a : f16 to f32
      %wb = arith.extf %b : f16 to f32
      %p = arith.mulf %wa, %wb : f32
      %s = arith.addf %acc, %p : f32
      %y = arith.select %mine, %s, %acc : f32
      linalg.yield %y : f32
    } -> tensor<4096x512xf32>
    return %r : tensor<4096x512xf32>
  }
}
