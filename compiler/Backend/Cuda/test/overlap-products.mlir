// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --code=%t && cat %t/*.ptx | FileCheck %s

// Products whose K tiles threads of their own copy make their signals before they wait for the kernel before; those
// that copy and those that multiply wait each for themselves.
//   CHECK-NOT: {{ld|st}}.global
//   CHECK-NOT: griddepcontrol.wait
//   CHECK-DAG: setp.eq.b64 [[NEVER:%p[0-9]+]], %{{.+}}, -4096;
//   CHECK-DAG: mbarrier.init
//   CHECK-NOT: griddepcontrol.wait
//       CHECK: setmaxnreg.dec
//   CHECK-NOT: cp.async.bulk
//       CHECK: griddepcontrol.wait;
//       CHECK: @[[NEVER]] bra
//       CHECK: cp.async.bulk
//       CHECK: setmaxnreg.inc
//   CHECK-NOT: {{ld|st}}.global
//       CHECK: griddepcontrol.wait;
//       CHECK: @[[NEVER]] bra
//   CHECK-NOT: griddepcontrol.wait
//       CHECK: st.global
//       CHECK: griddepcontrol.launch_dependents;
func.func @product(%a: tensor<2048x4096xf16>, %b: tensor<4096x4096xf16>) -> tensor<2048x4096xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<2048x4096xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  %r = linalg.matmul ins(%a, %b : tensor<2048x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  return %r : tensor<2048x4096xf16>
}
