// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s

// Products of bytes, whose signs the product says, from K tiles that lie in workgroup memory as vectors of 16 bytes.
//       CHECK: spirv.GlobalVariable @{{.+}} : !spirv.ptr<!spirv.array<{{[0-9]+}} x vector<4xi32>>, Workgroup>
//       CHECK: spirv.KHR.CooperativeMatrixLoad {{.+}} !spirv.ptr<vector<4xi32>, Workgroup>, i32 -> !spirv.coopmatrix<16x32xi8, Subgroup, MatrixA>
//       CHECK: spirv.KHR.CooperativeMatrixLoad {{.+}} !spirv.ptr<vector<4xi32>, Workgroup>, i32 -> !spirv.coopmatrix<32x16xi8, Subgroup, MatrixB>
//       CHECK: spirv.KHR.CooperativeMatrixMulAdd {{.+}} <ASigned|BSigned|CSigned|ResultSigned> : !spirv.coopmatrix<16x32xi8, Subgroup, MatrixA>, !spirv.coopmatrix<32x16xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>

// Sums of matrices beside each other go through workgroup memory together, so that lanes have eight neighbours each of the same row.
//       CHECK: spirv.KHR.CooperativeMatrixStore
//   CHECK-NOT: spirv.ControlBarrier
//       CHECK: spirv.KHR.CooperativeMatrixStore
//  CHECK-NEXT: spirv.ControlBarrier <Subgroup>
flow.executable private @bytes {
  func.func @bytes(%x: tensor<512x256xi8>, %y: tensor<1024x256xi8>, %out: tensor<512x1024xi32>) -> tensor<512x1024xi32> {
    %zero = arith.constant 0 : i32
    %f = linalg.fill ins(%zero : i32) outs(%out : tensor<512x1024xi32>) -> tensor<512x1024xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %y : tensor<512x256xi8>, tensor<1024x256xi8>) outs(%f : tensor<512x1024xi32>) {
    ^bb0(%a: i8, %b: i8, %o: i32):
      %wa = arith.extsi %a : i8 to i32
      %wb = arith.extsi %b : i8 to i32
      %p = arith.muli %wa, %wb : i32
      %s = arith.addi %o, %p : i32
      linalg.yield %s : i32
    } -> tensor<512x1024xi32>
    return %r : tensor<512x1024xi32>
  }
}
