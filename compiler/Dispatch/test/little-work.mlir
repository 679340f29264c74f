// RUN: sluice-opt %s --split-input-file --sluice-attach-target=target=cpu:haswell --sluice-form-dispatches | FileCheck %s
// RUN: sluice-opt %s --split-input-file --sluice-attach-target=target=cuda:sm_80 --sluice-form-dispatches | FileCheck %s --check-prefix=GPU
// The range of few elements, a scale made of it, and the elements scaled are one kernel on CPUs,
// though they share no loop.
// CHECK-LABEL: flow.executable
//       CHECK: linalg.generic
//       CHECK: linalg.generic
//       CHECK: linalg.generic
//       CHECK: linalg.generic
//   CHECK-NOT: flow.executable
//       CHECK: func.func @scaled_by_range
//       CHECK: flow.dispatch
//   CHECK-NOT: flow.dispatch
// GPU-COUNT-4: flow.dispatch
func.func @scaled_by_range(%x: tensor<128xf32>) -> tensor<128xf32> {
  %low_init = arith.constant dense<0.0> : tensor<f32>
  %high_init = arith.constant dense<1.0> : tensor<f32>
  %low = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<128xf32>) outs(%low_init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %r = arith.minimumf %in, %out : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %high = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<128xf32>) outs(%high_init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %r = arith.maximumf %in, %out : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %scalar = tensor.empty() : tensor<f32>
  %scale = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>,
      affine_map<() -> ()>], iterator_types = []}
      ins(%low, %high : tensor<f32>, tensor<f32>) outs(%scalar : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %b, %a : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %empty = tensor.empty() : tensor<128xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>,
      affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %scale : tensor<128xf32>, tensor<f32>) outs(%empty : tensor<128xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<128xf32>
  return %y : tensor<128xf32>
}

// -----

// Many elements are work for several threads.
// CHECK-LABEL: func.func @of_many
// CHECK-COUNT-2: flow.dispatch
func.func @of_many(%x: tensor<40000xf32>) -> tensor<40000xf32> {
  %init = arith.constant dense<0.0> : tensor<f32>
  %high = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<40000xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %r = arith.maximumf %in, %out : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %empty = tensor.empty() : tensor<40000xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>,
      affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %high : tensor<40000xf32>, tensor<f32>) outs(%empty : tensor<40000xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<40000xf32>
  return %y : tensor<40000xf32>
}
