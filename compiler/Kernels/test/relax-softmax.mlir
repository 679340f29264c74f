// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels))' | FileCheck %s

#row = affine_map<(r, c) -> (r)>
#all = affine_map<(r, c) -> (r, c)>

// A softmax multiplies by the inverse of the sum, and takes either zero for the largest number,
// which nothing sees where one is NaN.
// CHECK-LABEL: func.func @softmax(
//       CHECK:   arith.maximumf {{.*}} fastmath<nnan,nsz>
//       CHECK:   math.exp
//       CHECK:   arith.addf {{.*}} fastmath<reassoc>
//       CHECK:   arith.divf {{.*}} fastmath<arcp>
flow.executable private @softmax {
  func.func @softmax(%x: tensor<64x100xf32>, %out: tensor<64x100xf32>) -> tensor<64x100xf32> {
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %er = tensor.empty() : tensor<64xf32>
    %e = tensor.empty() : tensor<64x100xf32>
    %m0 = linalg.fill ins(%lowest : f32) outs(%er : tensor<64xf32>) -> tensor<64xf32>
    %m = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x100xf32>) outs(%m0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.maximumf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    %p = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<64x100xf32>, tensor<64xf32>) outs(%e : tensor<64x100xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %d = arith.subf %a, %b : f32
      %r = math.exp %d : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%er : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<64x100xf32>) outs(%s0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<64x100xf32>, tensor<64xf32>) outs(%out : tensor<64x100xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    return %y : tensor<64x100xf32>
  }
}

// -----

#row = affine_map<(r, c) -> (r)>
#all = affine_map<(r, c) -> (r, c)>

// Sums of other numbers may be so small that their inverse is infinite, and a largest number that is a result keeps its sign.
// CHECK-LABEL: func.func @shares(
//   CHECK-NOT:   fastmath<nsz>
//   CHECK-NOT:   fastmath<arcp>
//       CHECK:   return
flow.executable private @shares {
  func.func @shares(%x: tensor<64x100xf32>, %out: tensor<64x100xf32>, %largest: tensor<64xf32>) -> (tensor<64x100xf32>, tensor<64xf32>) {
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %er = tensor.empty() : tensor<64xf32>
    %m0 = linalg.fill ins(%lowest : f32) outs(%largest : tensor<64xf32>) -> tensor<64xf32>
    %m = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x100xf32>) outs(%m0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.maximumf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%er : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x100xf32>) outs(%s0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#all, #row, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %s, %m : tensor<64x100xf32>, tensor<64xf32>, tensor<64xf32>) outs(%out : tensor<64x100xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
      %q = arith.divf %a, %b : f32
      %r = arith.minimumf %q, %c : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    return %y, %m : tensor<64x100xf32>, tensor<64xf32>
  }
}
