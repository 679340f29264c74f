// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:desktop},flow.executable(sluice-lower-kernels{opt-level=0}))' | FileCheck %s --check-prefixes=CHECK,VULKAN
// Threads that would take long.

// The maxima of a row are spread over threads too, where one thread a row would do 512 x 508 steps. One workgroup of the reference
// could not take a batch of a thousand where threads may not run for long.
//       CHECK: flow.executable private @sum_of_maxima
// VULKAN-SAME:   dropped_plans = ["gpu_fallback: operation after operation in one workgroup of 512 threads: {{.*}} steps, more than the 65535
//  CHECK-SAME:   plan = "gpu_fallback: operation after operation, each over all workgroups"
flow.executable private @sum_of_maxima {
  func.func @sum_of_maxima(%x: tensor<?x508x512xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %least = arith.constant 0xFF800000 : f32
    %n = tensor.dim %x, %c0 : tensor<?x508x512xf32>
    %e = tensor.empty(%n) : tensor<?x512xf32>
    %f = linalg.fill ins(%least : f32) outs(%e : tensor<?x512xf32>) -> tensor<?x512xf32>
    %max = linalg.generic {indexing_maps = [affine_map<(b, j, i) -> (b, i, j)>, affine_map<(b, j, i) -> (b, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x : tensor<?x508x512xf32>) outs(%f : tensor<?x512xf32>) {
    ^bb0(%a: f32, %b: f32):
      %g = arith.maximumf %a, %b : f32
      linalg.yield %g : f32
    } -> tensor<?x512xf32>
    %fs = linalg.fill ins(%zero : f32) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {indexing_maps = [affine_map<(b, j) -> (b, j)>, affine_map<(b, j) -> (b)>], iterator_types = ["parallel", "reduction"]}
        ins(%max : tensor<?x512xf32>) outs(%fs : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %g = arith.addf %a, %b : f32
      linalg.yield %g : f32
    } -> tensor<?xf32>
    return %sum : tensor<?xf32>
  }
}

// Some driver would end the loop of the reference: the plan of higher levels takes its place.
//       CHECK: flow.executable private @best
// VULKAN-SAME:   dropped_plans = ["gpu_fallback: {{.*}} steps, more than the 65535 that every driver takes"
//  CHECK-SAME:   plan = "topk:
flow.executable private @best {
  func.func @best(%x: tensor<1x131072xf16>, %v: tensor<1x4xf16>, %i: tensor<1x4xi32>) -> (tensor<1x4xf16>, tensor<1x4xi32>) {
    %best:2 = linalg_ext.topk dimension(1) ins(%x : tensor<1x131072xf16>) outs(%v, %i : tensor<1x4xf16>, tensor<1x4xi32>) {
    ^bb0(%a: f16, %b: f16):
      %g = arith.cmpf ogt, %a, %b : f16
      linalg_ext.yield %g : i1
    } -> tensor<1x4xf16>, tensor<1x4xi32>
    return %best#0, %best#1 : tensor<1x4xf16>, tensor<1x4xi32>
  }
}

// The loops of a merge sort do not tell how long they are, their op does.
//       CHECK: flow.executable private @sorted
// VULKAN-SAME:   dropped_plans = ["gpu_fallback: {{.*}} steps, more than the 65535 that every driver takes"
//  CHECK-SAME:   plan = "sort:
flow.executable private @sorted {
  func.func @sorted(%x: tensor<4312xf32>, %out: tensor<4312xf32>) -> tensor<4312xf32> {
    %c = linalg.copy ins(%x : tensor<4312xf32>) outs(%out : tensor<4312xf32>) -> tensor<4312xf32>
    %y = linalg_ext.sort dimension(0) outs(%c : tensor<4312xf32>) {
    ^bb0(%a: f32, %b: f32):
      %before = arith.cmpf olt, %a, %b : f32
      linalg_ext.yield %before : i1
    } -> tensor<4312xf32>
    return %y : tensor<4312xf32>
  }
}
