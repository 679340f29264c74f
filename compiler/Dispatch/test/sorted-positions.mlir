// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},sluice-form-dispatches)' | FileCheck %s
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu},sluice-form-dispatches)' | FileCheck %s --check-prefix=CPU
// Positions that are sorted along with keys, and nothing else, are made in the sort's kernel on GPUs.

//       CHECK: flow.executable
//       CHECK:   linalg.generic
//       CHECK:     linalg.index 0
//       CHECK:   linalg_ext.sort
// CHECK-LABEL: func.func @argsort(
//       CHECK:   flow.dispatch
//   CHECK-NOT:   flow.dispatch
//       CHECK:   return
//   CPU-LABEL: func.func @argsort(
// CPU-COUNT-2:   flow.dispatch
func.func @argsort(%x: tensor<1000xf32>) -> tensor<1000xi64> {
  %e = tensor.empty() : tensor<1000xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<1000xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    linalg.yield %w : i64
  } -> tensor<1000xi64>
  %r:2 = linalg_ext.sort dimension(0) outs(%x, %ids : tensor<1000xf32>, tensor<1000xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<1000xf32>, tensor<1000xi64>
  return %r#1 : tensor<1000xi64>
}

// -----
// Others read them, too: they are written once.

// CHECK-LABEL: func.func @both(
// CHECK-COUNT-2: flow.dispatch
func.func @both(%x: tensor<1000xf32>) -> (tensor<1000xi64>, tensor<1000xi64>) {
  %e = tensor.empty() : tensor<1000xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<1000xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    linalg.yield %w : i64
  } -> tensor<1000xi64>
  %r:2 = linalg_ext.sort dimension(0) outs(%x, %ids : tensor<1000xf32>, tensor<1000xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<1000xf32>, tensor<1000xi64>
  return %r#1, %ids : tensor<1000xi64>, tensor<1000xi64>
}
