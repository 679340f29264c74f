// An attention that is none says why: this one becomes attention, and after each change to it there is the reason why not.
// DEFINE: %{program} =
// DEFINE: %{target} = cuda:sm_90
// DEFINE: %{says} = sed -e '%{program}' %s | sluice-opt --pass-pipeline='builtin.module(sluice-attach-target{target=%{target}},func.func(sluice-recognize-attention))' --remarks-filter=sluice-recognize-attention --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --allow-empty --check-prefix
// REDEFINE: %{program} =
// RUN: %{says}=NONE
// REDEFINE: %{program} = s/maximumf/minimumf/
// RUN: %{says}=LARGEST
// REDEFINE: %{program} = s/= math.exp /= math.exp2 /
// RUN: %{says}=POWERS
// REDEFINE: %{program} = s/arith.divf/arith.mulf/
// RUN: %{says}=QUIET
// REDEFINE: %{program} = s/%c = arith.divf %a, %b : f32/%h = arith.divf %a, %b : f32 %c = arith.addf %h, %h : f32/
// RUN: %{says}=WEIGHTS
// REDEFINE: %{program} = s/return %r/%again = util.optimization_barrier %w : tensor<4x5xf32> return %r/
// RUN: %{says}=USED
// REDEFINE: %{program} = s/linalg.fill ins(%zero : f32) outs(%er/linalg.fill ins(%low : f32) outs(%er/
// RUN: %{says}=ZERO
// REDEFINE: %{program} = s/ins(.exp, \(.\)sum : tensor<4x5xf32>/ins(\1es, \1sum : tensor<4x5xf32>/
// RUN: %{says}=OTHER
// REDEFINE: %{program} = s/tensor<4x8xf32>/tensor<4x257xf32>/g;s/tensor<8x5xf32>/tensor<257x5xf32>/g
// RUN: %{says}=FEW
// REDEFINE: %{target} = cpu
// REDEFINE: %{program} =
// RUN: %{says}=TARGET
//   NONE-NOT: remark
//    LARGEST: remark: [Missed] declined | Category:sluice-recognize-attention | Reason="what is subtracted from the scores is not the largest of their row"
//     POWERS: Reason="what is summed up is not exp(score - largest score)"
//  QUIET-NOT: remark
//    WEIGHTS: Reason="the weights are more than exponentials divided by their sum"
//       USED: Reason="the weights are used by more than the product with the values"
//       ZERO: Reason="the sums of exponentials do not start at zero"
//      OTHER: Reason="the weights are divided by sums of something else"
//        FEW: Reason="a query's scores are fewer than its elements, of which there are many"
//     TARGET: Reason="the target has no kernels of attention"

#s = affine_map<(m, n) -> (m, n)>
#r = affine_map<(m, n) -> (m)>
func.func @attention(%q: tensor<4x8xf32>, %k: tensor<8x5xf32>, %v: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : tensor<4x5xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<4x5xf32>) -> tensor<4x5xf32>
  %s = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x5xf32>) outs(%fs : tensor<4x5xf32>) -> tensor<4x5xf32>
  %er = tensor.empty() : tensor<4xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<4x5xf32>) outs(%fm : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%s, %max : tensor<4x5xf32>, tensor<4xf32>) outs(%es : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<4x5xf32>
  %sum = linalg.generic {indexing_maps = [#s, #r], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4x5xf32>) outs(%fz : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %w = linalg.generic {indexing_maps = [#s, #r, #s], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4x5xf32>, tensor<4xf32>) outs(%es : tensor<4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4x5xf32>
  %eo = tensor.empty() : tensor<4x6xf32>
  %fo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.matmul ins(%w, %v : tensor<4x5xf32>, tensor<5x6xf32>) outs(%fo : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
