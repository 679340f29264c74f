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
// and so they do with weights of 4 bits and their scales, which lanes unpack, and which code generators would load where they are used; past L1.
//   CHECK-NOT: ld.global.nc
//   CHECK-NOT: griddepcontrol.wait
// CHECK-COUNT-4: ld.global.L1::no_allocate.L2::256B.v4
//   CHECK-NOT: ld.global.nc
//       CHECK: griddepcontrol.wait; griddepcontrol.launch_dependents;
//       CHECK: mma.sync
// In the loop, too, they are issued in front of everything else.
//       CHECK: $L__BB{{.+}}:
//   CHECK-NOT: mma.sync
// CHECK-COUNT-4: ld.global.L1::no_allocate.L2::256B.v4
//   CHECK-NOT: {{ld.global.+v4|mma.sync}}
//       CHECK: bar.warp.sync -1;
//       CHECK: mma.sync
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
#weights = affine_map<(d0, d1) -> (d0, d1)>
func.func @unpacked(%x: tensor<1x14336xf16>, %w: tensor<4096x7168xi8>, %s: tensor<4096x448xf16>) -> tensor<1x4096xf16> {
  %zero = arith.constant 0.0 : f16
  %eight = arith.constant 8.0 : f16
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %mask = arith.constant 15 : i32
  %e = tensor.empty() : tensor<4096x14336xf16>
  %d = linalg.generic {indexing_maps = [#weights], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4096x14336xf16>) {
  ^bb0(%o: f16):
    %n = linalg.index 0 : index
    %k = linalg.index 1 : index
    %byte = arith.divui %k, %c2 : index
    %v = tensor.extract %w[%n, %byte] : tensor<4096x7168xi8>
    %half = arith.remui %k, %c2 : index
    %bits = arith.muli %half, %c4 : index
    %shift = arith.index_cast %bits : index to i32
    %wide = arith.extui %v : i8 to i32
    %moved = arith.shrui %wide, %shift : i32
    %code = arith.andi %moved, %mask : i32
    %f = arith.sitofp %code : i32 to f16
    %block = arith.divui %k, %c32 : index
    %scale = tensor.extract %s[%n, %block] : tensor<4096x448xf16>
    %less = arith.subf %f, %eight : f16
    %r = arith.mulf %less, %scale : f16
    linalg.yield %r : f16
  } -> tensor<4096x14336xf16>
  %out = tensor.empty() : tensor<1x4096xf16>
  %z = linalg.fill ins(%zero : f16) outs(%out : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  %y = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %d : tensor<1x14336xf16>, tensor<4096x14336xf16>) outs(%z : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  return %y : tensor<1x4096xf16>
}
