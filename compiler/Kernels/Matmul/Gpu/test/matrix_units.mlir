// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx90a},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,GFX90A
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx942},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,GFX942
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx950},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,GFX950
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1100},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,GFX1100
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1201},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,GFX1201
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_120},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,SM120
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_75},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefixes=CHECK,SM75

// Copies go through registers: the next slice is read before the products of this one, and stored after them.
//  CHECK-LABEL: flow.executable private @half
//   GFX90A-SAME:   plan = "matmul: mfma tiles of 256x128, 1 stage"
//        GFX90A:   scf.for
//        GFX90A:     gpu.barrier
//        GFX90A:     vector.load %{{.+}} : memref<{{.*}}xf16{{.*}}>, vector<8xf16>
//        GFX90A:     vector.load %{{.+}} {alignment = 16 : i64} : memref<49152xi8, #gpu.address_space<workgroup>>, vector<16xi8>
// GFX90A-COUNT-64:   llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x8f16"({{.+}}) : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
//        GFX90A:     gpu.barrier
//        GFX90A:     vector.store %{{.+}} : memref<49152xi8, #gpu.address_space<workgroup>>, vector<16xi8>
//    GFX90A-NOT:   llvm.amdgcn.mfma
//        GFX942:   "llvm.amdgcn.mfma.f32.32x32x8f16"
//        GFX950:   "llvm.amdgcn.mfma.f32.32x32x16.f16"({{.+}}) : (vector<8xf16>,
//  GFX1100-SAME:   plan = "matmul: wmma tiles of 128x128, 1 stage"
//       GFX1100:   "llvm.amdgcn.wmma.f32.16x16x16.f16"({{.+}}) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
//       GFX1201:   "llvm.amdgcn.wmma.f32.16x16x16.f16"({{.+}}) : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
//    SM120-SAME:   plan = "matmul: mma tiles of 128x128, 3 stages"
//         SM120:   mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
//          SM75:   mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32
flow.executable private @half {
  func.func @half(%a: tensor<4096x4096xf16>, %b: tensor<4096x4096xf16>, %out: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    return %r : tensor<4096x4096xf32>
  }
}

// Signed integers; sums are integers.
//  CHECK-LABEL: flow.executable private @bytes
//        GFX90A:   "llvm.amdgcn.mfma.i32.32x32x8i8"({{.+}}) : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
//        GFX942:   "llvm.amdgcn.mfma.i32.32x32x16.i8"({{.+}}) : (i64, i64, vector<16xi32>,
//        GFX950:   "llvm.amdgcn.mfma.i32.32x32x32.i8"({{.+}}) : (vector<4xi32>,
//       GFX1100:   "llvm.amdgcn.wmma.i32.16x16x16.iu8"(%true{{.*}}, %{{.+}}, %true{{.*}}, %{{.+}}, %{{.+}}, %false{{.*}}) : (i1, vector<4xi32>,
//       GFX1201:   "llvm.amdgcn.wmma.i32.16x16x16.iu8"({{.+}}) : (i1, vector<2xi32>,
//         SM120:   mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
//      SM75-NOT:   mma.sync
flow.executable private @bytes {
  func.func @bytes(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>, %out: tensor<4096x4096xi32>) -> tensor<4096x4096xi32> {
    %z = arith.constant 0 : i32
    %f = linalg.fill ins(%z : i32) outs(%out : tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xi8>, tensor<4096x4096xi8>) outs(%f : tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
    return %r : tensor<4096x4096xi32>
  }
}

// Unsigned ones are told apart where instructions do, and are no matrices on gfx9.
//  CHECK-LABEL: flow.executable private @unsigned_bytes
//    GFX942-NOT:   llvm.amdgcn.mfma
//       GFX1100:   "llvm.amdgcn.wmma.i32.16x16x16.iu8"(%false{{.*}}, %{{.+}}, %false{{.*}}, %{{.+}}, %{{.+}}, %false{{.*}})
//         SM120:   mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32
flow.executable private @unsigned_bytes {
  func.func @unsigned_bytes(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>, %out: tensor<4096x4096xi32>) -> tensor<4096x4096xi32> {
    %z = arith.constant 0 : i32
    %f = linalg.fill ins(%z : i32) outs(%out : tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
    %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4096x4096xi8>, tensor<4096x4096xi8>) outs(%f : tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
    return %r : tensor<4096x4096xi32>
  }
}

//  CHECK-LABEL: flow.executable private @small_floats
//    GFX942-NOT:   llvm.amdgcn.mfma
//        GFX950:   "llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8"({{.+}}) : (i64, i64, vector<16xf32>,
//       GFX1201:   "llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8"({{.+}}) : (vector<2xi32>,
//    SM120-SAME:   code_features = ["ptx84"]
//         SM120:   scf.for
//         SM120:     mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
//         SM120:     arith.addf %arg{{.+}} : f32
//         SM120:     scf.yield
flow.executable private @small_floats {
  func.func @small_floats(%a: tensor<4096x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>, %out: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) outs(%f : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    return %r : tensor<4096x4096xf32>
  }
}

//  CHECK-LABEL: flow.executable private @double
//        GFX90A:   "llvm.amdgcn.mfma.f64.16x16x4f64"({{.+}}) : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
//   GFX1100-NOT:   llvm.amdgcn.wmma
//         SM120:   mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
flow.executable private @double {
  func.func @double(%a: tensor<4096x4096xf64>, %b: tensor<4096x4096xf64>, %out: tensor<4096x4096xf64>) -> tensor<4096x4096xf64> {
    %z = arith.constant 0.0 : f64
    %f = linalg.fill ins(%z : f64) outs(%out : tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf64>, tensor<4096x4096xf64>) outs(%f : tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
    return %r : tensor<4096x4096xf64>
  }
}
