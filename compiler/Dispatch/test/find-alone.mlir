// On GPUs the best of few long rows is found by several workgroups each, of elements that are stored before; what makes them is another
// kernel. Many rows are found where their elements are made.
// RUN: sluice compile %s --target=cuda:sm_90 -O2 --stop-after=kernel -o - | FileCheck %s
// RUN: sluice compile %s --target=cpu -O2 --stop-after=dispatch -o - | FileCheck %s --check-prefix=CPU

// CHECK: entries ["few_0_map_1x128256_f32", "few_1_reduce_1x128256_f32", "few_1_reduce_1x128256_f32.launch1", "many_0_reduce_4096x64_f32"]
// CHECK-SAME: plan = "arg_compare: {{[0-9]+}} parts of a row
// CHECK-SAME: plan = "gpu_fallback:
//   CPU-NOT: @few_1
func.func @few(%x: tensor<1x128256xf32>, %noise: tensor<1x128256xf32>) -> tensor<1xi64> {
  %zero = arith.constant 0 : i64
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x128256xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %noise : tensor<1x128256xf32>, tensor<1x128256xf32>) outs(%e : tensor<1x128256xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<1x128256xf32>
  %ev = tensor.empty() : tensor<1xf32>
  %ei = tensor.empty() : tensor<1xi64>
  %fv = linalg.fill ins(%low : f32) outs(%ev : tensor<1xf32>) -> tensor<1xf32>
  %fi = linalg.fill ins(%zero : i64) outs(%ei : tensor<1xi64>) -> tensor<1xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%sum : tensor<1x128256xf32>) outs(%fv, %fi : tensor<1xf32>, tensor<1xi64>) {
  ^bb0(%a: f32, %best: f32, %at: i64):
    %j = linalg.index 1 : index
    %place = arith.index_cast %j : index to i64
    %better = arith.cmpf ogt, %a, %best : f32
    %v = arith.select %better, %a, %best : f32
    %i = arith.select %better, %place, %at : i64
    linalg.yield %v, %i : f32, i64
  } -> (tensor<1xf32>, tensor<1xi64>)
  return %r#1 : tensor<1xi64>
}

func.func @many(%x: tensor<4096x64xf32>, %noise: tensor<4096x64xf32>) -> tensor<4096xi64> {
  %zero = arith.constant 0 : i64
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<4096x64xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %noise : tensor<4096x64xf32>, tensor<4096x64xf32>) outs(%e : tensor<4096x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4096x64xf32>
  %ev = tensor.empty() : tensor<4096xf32>
  %ei = tensor.empty() : tensor<4096xi64>
  %fv = linalg.fill ins(%low : f32) outs(%ev : tensor<4096xf32>) -> tensor<4096xf32>
  %fi = linalg.fill ins(%zero : i64) outs(%ei : tensor<4096xi64>) -> tensor<4096xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%sum : tensor<4096x64xf32>) outs(%fv, %fi : tensor<4096xf32>, tensor<4096xi64>) {
  ^bb0(%a: f32, %best: f32, %at: i64):
    %j = linalg.index 1 : index
    %place = arith.index_cast %j : index to i64
    %better = arith.cmpf ogt, %a, %best : f32
    %v = arith.select %better, %a, %best : f32
    %i = arith.select %better, %place, %at : i64
    linalg.yield %v, %i : f32, i64
  } -> (tensor<4096xf32>, tensor<4096xi64>)
  return %r#1 : tensor<4096xi64>
}
