// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:sapphirerapids},flow.executable(sluice-lower-kernels{opt-level=0},sluice-kernels-to-llvm))' | FileCheck %s

// What only moves is bits: LLVM would keep it in f32, and round it back by an instruction that takes subnormals for zero.
// CHECK-LABEL: llvm.func @pick_loops(
//   CHECK-NOT: bf16
//       CHECK: llvm.select {{.*}} : i1, i16
//   CHECK-NOT: bf16
//       CHECK: llvm.return
flow.executable private @pick {
  func.func @pick(%x: tensor<5x7xbf16>, %init: tensor<5xbf16>) -> tensor<5xbf16> {
    %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x7xbf16>) outs(%init : tensor<5xbf16>) {
    ^bb0(%a: bf16, %o: bf16):
      %c6 = arith.constant 6 : index
      %j = linalg.index 1 : index
      %is = arith.cmpi eq, %j, %c6 : index
      %z = arith.select %is, %a, %o : bf16
      linalg.yield %z : bf16
    } -> tensor<5xbf16>
    return %y : tensor<5xbf16>
  }
}
