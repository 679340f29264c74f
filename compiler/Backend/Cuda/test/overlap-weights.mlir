// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --code=%t && cat %t/*.ptx | FileCheck %s

// Products of few rows read the first weights, which nothing in the program writes, before they wait for the kernel
// before: of 16 rows as K tiles,
//   CHECK-NOT: {{ld|st}}.global
//   CHECK-NOT: griddepcontrol.wait
//       CHECK: cp.async.cg.shared.global
//       CHECK: griddepcontrol.wait; griddepcontrol.launch_dependents;
//       CHECK: setp.eq.b64 [[BEFORE:%p[0-9]+]], %{{.+}}, -4096;
//       CHECK: @[[BEFORE]] bra
//       CHECK: cp.async.cg.shared.global
//       CHECK: st.global
//       CHECK: griddepcontrol.launch_dependents;

// of one row into registers. They let the next one begin then, which does the same. ptxas would move loads of memory that is only read (.nc) behind the wait.
//   CHECK-NOT: ld.global.nc
//   CHECK-NOT: griddepcontrol.wait
// CHECK-COUNT-8: ld.global.v4
//       CHECK: griddepcontrol.wait; griddepcontrol.launch_dependents;
//       CHECK: setp.eq.b64 [[NEVER:%p[0-9]+]], %{{.+}}, -4096;
//       CHECK: @[[NEVER]] bra
//       CHECK: ld.global.nc.v4
//   CHECK-NOT: griddepcontrol.wait
//       CHECK: st.global
func.func @few(%x: tensor<16x4096xf16>, %w: tensor<6144x4096xf16>) -> tensor<16x6144xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<16x6144xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<16x6144xf16>) -> tensor<16x6144xf16>
  %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<16x4096xf16>, tensor<6144x4096xf16>) outs(%f : tensor<16x6144xf16>) -> tensor<16x6144xf16>
  return %r : tensor<16x6144xf16>
}
func.func @one(%x: tensor<1x4096xf16>, %w: tensor<6144x4096xf16>) -> tensor<1x6144xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1x6144xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<1x6144xf16>) -> tensor<1x6144xf16>
  %r = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<1x4096xf16>, tensor<6144x4096xf16>) outs(%f : tensor<1x6144xf16>) -> tensor<1x6144xf16>
  return %r : tensor<1x6144xf16>
}
