// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --code=%t && cat %t/*.ptx | FileCheck %s
// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_80 -o %t/m.slm && sluice inspect %t/m.slm --code=%t && cat %t/*.ptx | FileCheck %s --check-prefix=OLD

// From sm_90 on a kernel begins when all workgroups of the one before it are about to end, and waits for what that
// wrote before its first access to memory. Loads of memory that is only read stay behind a branch, or ptxas would move
// them before the wait.
// OLD-NOT: griddepcontrol
//     OLD: ld.global
// OLD-NOT: griddepcontrol
//   CHECK-NOT: {{ld|st}}.global
//       CHECK: griddepcontrol.wait;
//       CHECK: setp.eq.b64 [[NEVER:%p[0-9]+]], %{{.+}}, -4096;
//       CHECK: @[[NEVER]] bra
//       CHECK: ld.global
//       CHECK: st.global
//   CHECK-NOT: {{ld|st}}.global
//       CHECK: griddepcontrol.launch_dependents;
//   CHECK-NOT: {{ld|st}}.global
//       CHECK: ret;
func.func @map(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %e = tensor.empty() : tensor<1024xf32>
  %r = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %r : tensor<1024xf32>
}
