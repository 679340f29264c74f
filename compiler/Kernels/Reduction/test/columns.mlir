// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// The mean of an image with channels last: a thread adds up vectors of channels, and eight threads, each with its part of the
// image, meet in workgroup memory in three steps.
// CHECK-LABEL: flow.executable private @mean
//  CHECK-SAME:   plan = "column: 8 results a thread, 8 threads a result, 7 elements at once, 256 threads a workgroup"
//       CHECK:   memref.alloc() : memref<8x256xf32, #gpu.address_space<workgroup>>
// CHECK-COUNT-7: vector.load {{.*}} {alignment = 16 : i64} : memref<4x49x512xf16>, vector<8xf16>
//   CHECK-NOT:   vector.load {{.*}} vector<8xf16>
//       CHECK:   vector.store {{.*}} : memref<8x256xf32, #gpu.address_space<workgroup>>, vector<8xf32>
// CHECK-COUNT-3: gpu.barrier {workgroup_memory_only}
//   CHECK-NOT:   gpu.barrier
//       CHECK:   arith.divf {{.*}} : vector<8xf32>
//       CHECK:   vector.store {{.*}} : memref<4x512xf16>, vector<8xf16>
flow.executable private @mean {
  func.func @mean(%x: tensor<4x7x7x512xf16>, %out: tensor<4x512xf16>) -> tensor<4x512xf16> {
    %zero = arith.constant 0.0 : f32
    %count = arith.constant 49.0 : f32
    %e = tensor.empty() : tensor<4x512xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x512xf32>) -> tensor<4x512xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>, affine_map<(n, c, h, w) -> (n, c)>],
                         iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
        ins(%x : tensor<4x7x7x512xf16>) outs(%f : tensor<4x512xf32>) {
    ^bb0(%a: f16, %o: f32):
      %b = arith.extf %a : f16 to f32
      %t = arith.addf %o, %b : f32
      linalg.yield %t : f32
    } -> tensor<4x512xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(n, c) -> (n, c)>, affine_map<(n, c) -> (n, c)>], iterator_types = ["parallel", "parallel"]}
        ins(%s : tensor<4x512xf32>) outs(%out : tensor<4x512xf16>) {
    ^bb0(%a: f32, %o: f16):
      %d = arith.divf %a, %count : f32
      %q = arith.truncf %d : f32 to f16
      linalg.yield %q : f16
    } -> tensor<4x512xf16>
    return %r : tensor<4x512xf16>
  }
}

// What is around the image of a pool is not read: the window's whole nine vectors are, or minus infinity.
// CHECK-LABEL: flow.executable private @pool
//  CHECK-SAME:   plan = "column: 8 results a thread, 9 elements at once, 256 threads a workgroup"
//   CHECK-NOT:   memref.alloc
// CHECK-COUNT-9: vector.load {{.*}} {alignment = 16 : i64} : memref<4x112x112x64xf16>, vector<8xf16>
//   CHECK-NOT:   vector.load
//       CHECK:   vector.store {{.*}} : memref<4x56x56x64xf16>, vector<8xf16>
flow.executable private @pool {
  func.func @pool(%x: tensor<4x112x112x64xf16>, %out: tensor<4x56x56x64xf16>) -> tensor<4x56x56x64xf16> {
    %inf = arith.constant 0xFC00 : f16
    %p = tensor.empty() : tensor<4x114x114x64xf16>
    %pf = linalg.fill ins(%inf : f16) outs(%p : tensor<4x114x114x64xf16>) -> tensor<4x114x114x64xf16>
    %i = tensor.insert_slice %x into %pf[0, 1, 1, 0] [4, 112, 112, 64] [1, 1, 1, 1] : tensor<4x112x112x64xf16> into tensor<4x114x114x64xf16>
    %w = tensor.empty() : tensor<3x3xf16>
    %f = linalg.fill ins(%inf : f16) outs(%out : tensor<4x56x56x64xf16>) -> tensor<4x56x56x64xf16>
    %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
        ins(%i, %w : tensor<4x114x114x64xf16>, tensor<3x3xf16>) outs(%f : tensor<4x56x56x64xf16>) -> tensor<4x56x56x64xf16>
    return %r : tensor<4x56x56x64xf16>
  }
}

// Channels first: neighbours of a result are not neighbours of what it is made of.
// CHECK-LABEL: flow.executable private @channels_first
//   CHECK-NOT:   plan = "column
//       CHECK:   plan = "gpu_fallback
flow.executable private @channels_first {
  func.func @channels_first(%x: tensor<4x64x112x112xf16>, %out: tensor<4x64x56x56xf16>) -> tensor<4x64x56x56xf16> {
    %inf = arith.constant 0xFC00 : f16
    %w = tensor.empty() : tensor<2x2xf16>
    %f = linalg.fill ins(%inf : f16) outs(%out : tensor<4x64x56x56xf16>) -> tensor<4x64x56x56xf16>
    %r = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
        ins(%x, %w : tensor<4x64x112x112xf16>, tensor<2x2xf16>) outs(%f : tensor<4x64x56x56xf16>) -> tensor<4x64x56x56xf16>
    return %r : tensor<4x64x56x56xf16>
  }
}

// Of any number of images, but one at least, threads share results as of one.
// CHECK-LABEL: flow.executable private @means
//  CHECK-SAME:   plan = "column: 8 results a thread, 8 threads a result, 7 elements at once, 256 threads a workgroup"
flow.executable private @means {
  func.func @means(%x: tensor<?x7x7x512xf16> {sluice.assumed_dims = [#util.int.assumption<umin = 1>, unit, unit, unit]}, %out: tensor<?x512xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 1>, unit]}) -> tensor<?x512xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<?x512xf32>) -> tensor<?x512xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>, affine_map<(n, c, h, w) -> (n, c)>],
                         iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
        ins(%x : tensor<?x7x7x512xf16>) outs(%f : tensor<?x512xf32>) {
    ^bb0(%a: f16, %o: f32):
      %b = arith.extf %a : f16 to f32
      %t = arith.addf %o, %b : f32
      linalg.yield %t : f32
    } -> tensor<?x512xf32>
    return %s : tensor<?x512xf32>
  }
}

// Heads that are mixed by a small matrix: a thread reads neighbours of each head once, and takes no tiles of matrices.
// CHECK-LABEL: flow.executable private @mixed_heads
//  CHECK-SAME:   plan = "column: 8 results a thread, 4 elements at once, 256 threads a workgroup"
// CHECK-COUNT-4: vector.load {{.*}} vector<8xf16>
//   CHECK-NOT:   vector.load {{.*}} vector<8xf16>
//   CHECK-NOT:   gpu.barrier
//       CHECK:   vector.store {{.*}} vector<8xf16>
flow.executable private @mixed_heads {
  func.func @mixed_heads(%a: tensor<8x4x1024xf16>, %w: tensor<4x4xf16>, %out: tensor<8x4x1024xf16>) -> tensor<8x4x1024xf16> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<8x4x1024xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4x1024xf32>) -> tensor<8x4x1024xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(b, n, i, k) -> (b, k, i)>, affine_map<(b, n, i, k) -> (n, k)>, affine_map<(b, n, i, k) -> (b, n, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%a, %w : tensor<8x4x1024xf16>, tensor<4x4xf16>) outs(%f : tensor<8x4x1024xf32>) {
    ^bb0(%x: f16, %y: f16, %o: f32):
      %l = arith.extf %x : f16 to f32
      %r = arith.extf %y : f16 to f32
      %m = arith.mulf %l, %r : f32
      %n = arith.addf %o, %m : f32
      linalg.yield %n : f32
    } -> tensor<8x4x1024xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(b, n, i) -> (b, n, i)>, affine_map<(b, n, i) -> (b, n, i)>], iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%s : tensor<8x4x1024xf32>) outs(%out : tensor<8x4x1024xf16>) {
    ^bb0(%x: f32, %o: f16):
      %n = arith.truncf %x : f32 to f16
      linalg.yield %n : f16
    } -> tensor<8x4x1024xf16>
    return %r : tensor<8x4x1024xf16>
  }
}

// More rows, columns and terms fill tiles.
// CHECK-LABEL: flow.executable private @product
//  CHECK-SAME:   plan = "matmul:
flow.executable private @product {
  func.func @product(%a: tensor<64x16xf32>, %w: tensor<16x64xf32>, %out: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<64x64xf32>) -> tensor<64x64xf32>
    %s = linalg.matmul ins(%a, %w : tensor<64x16xf32>, tensor<16x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
    return %s : tensor<64x64xf32>
  }
}
