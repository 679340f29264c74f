// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/main_0*.ptx | FileCheck %s

// Two boxes a stage are copied by two threads, of the subgroups behind the 256 threads that multiply. A third would have nothing that others wait for: where it
// fell behind by two phases, it waited for good, and the kernel did not end.
//  PLAN: plan matmul: wgmma transposed tiles of 128x72, 8 stages, copied by 128 threads
// CHECK: setmaxnreg.dec
// CHECK: setp.gt.u32 [[BEHIND:%p[0-9]+]], %r{{[0-9]+}}, 319;
// CHECK: or.pred [[NONE:%p[0-9]+]], [[BEHIND]],
// CHECK: @[[NONE]] bra
// CHECK: mbarrier.try_wait.parity
// CHECK: mbarrier.arrive.expect_tx
// CHECK-COUNT-2: cp.async.bulk.tensor.2d
// CHECK: setmaxnreg.inc
func.func @main(%a: tensor<1576x3072xf16>, %b: tensor<768x3072xf16>) -> tensor<1576x768xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1576x768xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<1576x768xf16>) -> tensor<1576x768xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1576x3072xf16>, tensor<768x3072xf16>) outs(%f : tensor<1576x768xf16>) {
  ^bb0(%x: f16, %y: f16, %s: f16):
    %p = arith.mulf %x, %y : f16
    %q = arith.addf %s, %p : f16
    linalg.yield %q : f16
  } -> tensor<1576x768xf16>
  return %r : tensor<1576x768xf16>
}
