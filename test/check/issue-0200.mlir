// Threads that did the work of many others. A sum of maxima with a batch of unknown size was the work of one thread for each of the batch,
// and the best of one long row at O0 that of a single one; lavapipe ends loops of a thread after 65,535 steps.

func.func @sum_of_maxima() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %n = util.optimization_barrier %c2 : index
  %e = tensor.empty(%n) : tensor<?x508x512xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(b, i, j) -> (b, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%e : tensor<?x508x512xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %s = arith.addi %i, %j : index
    %t = arith.index_cast %s : index to i32
    %f = arith.sitofp %t : i32 to f32
    linalg.yield %f : f32
  } -> tensor<?x508x512xf32>
  %opaque = util.optimization_barrier %x : tensor<?x508x512xf32>
  %m = tensor.dim %opaque, %c0 : tensor<?x508x512xf32>
  %em = tensor.empty(%m) : tensor<?x512xf32>
  %fm = linalg.fill ins(%least : f32) outs(%em : tensor<?x512xf32>) -> tensor<?x512xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(b, j, i) -> (b, i, j)>, affine_map<(b, j, i) -> (b, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%opaque : tensor<?x508x512xf32>) outs(%fm : tensor<?x512xf32>) {
  ^bb0(%a: f32, %b: f32):
    %g = arith.maximumf %a, %b : f32
    linalg.yield %g : f32
  } -> tensor<?x512xf32>
  %es = tensor.empty(%m) : tensor<?xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(b, j) -> (b, j)>, affine_map<(b, j) -> (b)>], iterator_types = ["parallel", "reduction"]}
      ins(%max : tensor<?x512xf32>) outs(%fs : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %g = arith.addf %a, %b : f32
    linalg.yield %g : f32
  } -> tensor<?xf32>
  check.expect_eq_const(%sum, dense<390400.0> : tensor<2xf32>) : tensor<?xf32>
  return
}

func.func @best_of_a_long_row() {
  %e = tensor.empty() : tensor<1x131072xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<1x131072xf16>) {
  ^bb0(%out: f16):
    %i = linalg.index 1 : index
    %t = arith.index_cast %i : index to i32
    %c7 = arith.constant 7 : i32
    %small = arith.andi %t, %c7 : i32
    %last = arith.constant 131071 : i32
    %late = arith.constant 100001 : i32
    %isLast = arith.cmpi eq, %t, %last : i32
    %isLate = arith.cmpi eq, %t, %late : i32
    %c90 = arith.constant 90 : i32
    %c80 = arith.constant 80 : i32
    %a = arith.select %isLast, %c90, %small : i32
    %b = arith.select %isLate, %c80, %a : i32
    %f = arith.sitofp %b : i32 to f16
    linalg.yield %f : f16
  } -> tensor<1x131072xf16>
  %row = util.optimization_barrier %x : tensor<1x131072xf16>
  %least = arith.constant 0xFC00 : f16
  %none = arith.constant 0 : i32
  %ev = tensor.empty() : tensor<1x4xf16>
  %ei = tensor.empty() : tensor<1x4xi32>
  %fv = linalg.fill ins(%least : f16) outs(%ev : tensor<1x4xf16>) -> tensor<1x4xf16>
  %fi = linalg.fill ins(%none : i32) outs(%ei : tensor<1x4xi32>) -> tensor<1x4xi32>
  %best:2 = linalg_ext.topk dimension(1) ins(%row : tensor<1x131072xf16>) outs(%fv, %fi : tensor<1x4xf16>, tensor<1x4xi32>) {
  ^bb0(%a: f16, %b: f16):
    %g = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %g : i1
  } -> tensor<1x4xf16>, tensor<1x4xi32>
  check.expect_eq_const(%best#0, dense<[[90.0, 80.0, 7.0, 7.0]]> : tensor<1x4xf16>) : tensor<1x4xf16>
  check.expect_eq_const(%best#1, dense<[[131071, 100001, 7, 15]]> : tensor<1x4xi32>) : tensor<1x4xi32>
  return
}
