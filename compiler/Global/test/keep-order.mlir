// RUN: sluice-opt %s --pass-pipeline="builtin.module(func.func(sluice-keep-order))" | FileCheck %s
// RUN: rm -rf %t && mkdir %t
// RUN: sluice compile %s --target=cuda:sm_90 --ptxas=none -o %t/m.slm && sluice inspect %t/m.slm --code=%t/any && cat %t/any/*.ptx | FileCheck %s --check-prefix=ANY
// RUN: sluice compile %s --target=cuda:sm_90 --ptxas=none -o %t/m.slm --deterministic && sluice inspect %t/m.slm --code=%t/order && cat %t/order/*.ptx | FileCheck %s --check-prefix=ORDER

// Floats are added in the order of the program, integers in any.
// CHECK-LABEL: func.func @floats(
//       CHECK:   linalg_ext.scatter {in_order}
// CHECK-LABEL: func.func @integers(
//       CHECK:   linalg_ext.scatter dimension_map
// ANY-DAG: {{red|atom}}{{.*}}add{{.*}}f32
// ANY-DAG: {{red|atom}}{{.*}}add{{.*}}{{u|s}}32
// ORDER-NOT: {{red|atom}}{{.*}}add{{.*}}f32
//     ORDER: {{red|atom}}{{.*}}add{{.*}}{{u|s}}32
// ORDER-NOT: {{red|atom}}{{.*}}add{{.*}}f32
func.func @floats(%u: tensor<5000x8xf32>, %i: tensor<5000x1xi32>, %t: tensor<50x8xf32>) -> tensor<50x8xf32> {
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false)
      ins(%u, %i : tensor<5000x8xf32>, tensor<5000x1xi32>) outs(%t : tensor<50x8xf32>) {
  ^bb0(%update: f32, %current: f32):
    %s = arith.addf %current, %update : f32
    linalg_ext.yield %s : f32
  } -> tensor<50x8xf32>
  return %r : tensor<50x8xf32>
}

func.func @integers(%u: tensor<5000x8xi32>, %i: tensor<5000x1xi32>, %t: tensor<50x8xi32>) -> tensor<50x8xi32> {
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false)
      ins(%u, %i : tensor<5000x8xi32>, tensor<5000x1xi32>) outs(%t : tensor<50x8xi32>) {
  ^bb0(%update: i32, %current: i32):
    %s = arith.addi %current, %update : i32
    linalg_ext.yield %s : i32
  } -> tensor<50x8xi32>
  return %r : tensor<50x8xi32>
}
