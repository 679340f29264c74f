// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// A function of each result stands once for each 128 rows of the tile, in a loop over what is kept in the K tiles' memory; the bias is read two steps ahead.
// CHECK-LABEL: flow.executable private @tanh
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 256x192, 4 stages, copied by 128 threads"
//       CHECK:   memref.view %{{.+}} : memref<229440xi8, #gpu.address_space<workgroup>> to memref<81920xf16, #gpu.address_space<workgroup>>
//       CHECK:   nvvm.bar.warp.sync
//       CHECK:   scf.for %{{.+}} = %{{.+}} to %c12 {{.+}} iter_args({{.+}}) -> (vector<8xf16>, vector<8xf16>)
//       CHECK:     vector.load {{.+}} : memref<3072xf16>, vector<8xf16>
//       CHECK:     vector.load {{.+}} : memref<81920xf16, #gpu.address_space<workgroup>>, vector<8xf16>
//       CHECK:     math.tanh %{{.+}} : vector<8xf16>
//       CHECK:   nvvm.bar.warp.sync
//       CHECK:   scf.for %{{.+}} = %{{.+}} to %c12
//       CHECK:     math.tanh %{{.+}} : vector<8xf16>
//   CHECK-NOT:   math.tanh
flow.executable private @tanh {
  func.func @tanh(%a: tensor<2048x3072xf16>, %b: tensor<3072x3072xf16>, %c: tensor<3072xf16>, %out: tensor<2048x3072xf16>) -> tensor<2048x3072xf16> {
    %z = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<2048x3072xf16>
    %f = linalg.fill ins(%z : f16) outs(%e : tensor<2048x3072xf16>) -> tensor<2048x3072xf16>
    %r = linalg.matmul ins(%a, %b : tensor<2048x3072xf16>, tensor<3072x3072xf16>) outs(%f : tensor<2048x3072xf16>) -> tensor<2048x3072xf16>
    %q = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%r, %c : tensor<2048x3072xf16>, tensor<3072xf16>) outs(%out : tensor<2048x3072xf16>) {
    ^bb0(%x: f16, %y: f16, %o: f16):
      %s = arith.addf %x, %y : f16
      %t = math.tanh %s : f16
      linalg.yield %t : f16
    } -> tensor<2048x3072xf16>
    return %q : tensor<2048x3072xf16>
  }
}
