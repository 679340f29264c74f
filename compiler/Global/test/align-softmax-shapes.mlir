// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-generalize-linalg,sluice-align-softmax-shapes),canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-generalize-linalg,sluice-align-softmax-shapes,sluice-fuse-elementwise,sluice-recognize-attention),canonicalize)" | FileCheck %s --check-prefix=ATTENTION
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-generalize-linalg,sluice-align-softmax-shapes),canonicalize)" | FileCheck %s --check-prefix=CPU

// Windows of images are one batch for both products, and masked as windows of images: the products take the softmax's dimensions.
// CHECK-LABEL: func.func @windows(
//       CHECK:   linalg.generic
//       CHECK:   } -> tensor<4x16x49x49xf32>
//   CHECK-NOT:   shape
//       CHECK:   math.exp
//   CHECK-NOT:   collapse_shape
//       CHECK:   arith.divf
//       CHECK:   %[[O:.+]] = linalg.generic {{.*}} iterator_types = {{.*}}"reduction"]} {{.*}}tensor<4x16x49x32xf32>
//       CHECK:   %[[R:.+]] = tensor.collapse_shape %[[O]] {{.*}} into tensor<64x49x32xf32>
//       CHECK:   return %[[R]]
// ATTENTION-LABEL: func.func @windows(
//       ATTENTION:   linalg_ext.attention
//   CPU-LABEL: func.func @windows(
//         CPU:   linalg.batch_matmul {{.*}} -> tensor<64x49x49xf32>
func.func @windows(%q: tensor<64x49x32xf32>, %k: tensor<64x32x49xf32>, %v: tensor<64x49x32xf32>, %mask: tensor<16x49x49xf32>) -> tensor<64x49x32xf32> {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %se = tensor.empty() : tensor<64x49x49xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<64x49x49xf32>) -> tensor<64x49x49xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<64x49x32xf32>, tensor<64x32x49xf32>) outs(%sf : tensor<64x49x49xf32>) -> tensor<64x49x49xf32>
  %x = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [4, 16, 49, 49] : tensor<64x49x49xf32> into tensor<4x16x49x49xf32>
  %e = tensor.empty() : tensor<4x16x49x49xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mask : tensor<4x16x49x49xf32>, tensor<16x49x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.addf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49x49xf32>
  %re = tensor.empty() : tensor<4x16x49xf32>
  %lf = linalg.fill ins(%least : f32) outs(%re : tensor<4x16x49xf32>) -> tensor<4x16x49xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%m : tensor<4x16x49x49xf32>) outs(%lf : tensor<4x16x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.maximumf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%m, %l : tensor<4x16x49x49xf32>, tensor<4x16x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %t = math.exp %d : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49x49xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%re : tensor<4x16x49xf32>) -> tensor<4x16x49xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%p : tensor<4x16x49x49xf32>) outs(%tf : tensor<4x16x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%p, %t : tensor<4x16x49x49xf32>, tensor<4x16x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.divf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<4x16x49x49xf32>
  %c = tensor.collapse_shape %w [[0, 1], [2], [3]] : tensor<4x16x49x49xf32> into tensor<64x49x49xf32>
  %oe = tensor.empty() : tensor<64x49x32xf32>
  %of = linalg.fill ins(%zero : f32) outs(%oe : tensor<64x49x32xf32>) -> tensor<64x49x32xf32>
  %o = linalg.batch_matmul ins(%c, %v : tensor<64x49x49xf32>, tensor<64x49x32xf32>) outs(%of : tensor<64x49x32xf32>) -> tensor<64x49x32xf32>
  return %o : tensor<64x49x32xf32>
}

// Scores are scaled and capped in many steps before they are masked.
// ATTENTION-LABEL: func.func @capped(
//       ATTENTION:   linalg_ext.attention
func.func @capped(%q: tensor<64x49x32xf32>, %k: tensor<64x32x49xf32>, %v: tensor<64x49x32xf32>, %mask: tensor<16x49x49xf32>) -> tensor<64x49x32xf32> {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.5 : f32
  %cap = arith.constant 50.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %se = tensor.empty() : tensor<64x49x49xf32>
  %sf = linalg.fill ins(%zero : f32) outs(%se : tensor<64x49x49xf32>) -> tensor<64x49x49xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<64x49x32xf32>, tensor<64x32x49xf32>) outs(%sf : tensor<64x49x49xf32>) -> tensor<64x49x49xf32>
  %s1 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %scale : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %s2 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s1 : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %scale : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %s3 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s2 : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.divf %a, %cap : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %s4 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s3 : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = math.tanh %a : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %s5 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s4 : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %cap : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %s6 = linalg.generic {indexing_maps = [affine_map<(n, q, k) -> (n, q, k)>, affine_map<(n, q, k) -> (n, q, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s5 : tensor<64x49x49xf32>) outs(%se : tensor<64x49x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %scale : f32
    linalg.yield %t : f32
  } -> tensor<64x49x49xf32>
  %x = tensor.expand_shape %s6 [[0, 1], [2], [3]] output_shape [4, 16, 49, 49] : tensor<64x49x49xf32> into tensor<4x16x49x49xf32>
  %e = tensor.empty() : tensor<4x16x49x49xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mask : tensor<4x16x49x49xf32>, tensor<16x49x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %t = arith.addf %a, %b : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49x49xf32>
  %re = tensor.empty() : tensor<4x16x49xf32>
  %lf = linalg.fill ins(%least : f32) outs(%re : tensor<4x16x49xf32>) -> tensor<4x16x49xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%m : tensor<4x16x49x49xf32>) outs(%lf : tensor<4x16x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.maximumf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%m, %l : tensor<4x16x49x49xf32>, tensor<4x16x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %t = math.exp %d : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49x49xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%re : tensor<4x16x49xf32>) -> tensor<4x16x49xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%p : tensor<4x16x49x49xf32>) outs(%tf : tensor<4x16x49xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<4x16x49xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(n, w, q, k) -> (n, w, q, k)>, affine_map<(n, w, q, k) -> (n, w, q)>, affine_map<(n, w, q, k) -> (n, w, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%p, %t : tensor<4x16x49x49xf32>, tensor<4x16x49xf32>) outs(%e : tensor<4x16x49x49xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.divf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<4x16x49x49xf32>
  %c = tensor.collapse_shape %w [[0, 1], [2], [3]] : tensor<4x16x49x49xf32> into tensor<64x49x49xf32>
  %oe = tensor.empty() : tensor<64x49x32xf32>
  %of = linalg.fill ins(%zero : f32) outs(%oe : tensor<64x49x32xf32>) -> tensor<64x49x32xf32>
  %o = linalg.batch_matmul ins(%c, %v : tensor<64x49x49xf32>, tensor<64x49x32xf32>) outs(%of : tensor<64x49x32xf32>) -> tensor<64x49x32xf32>
  return %o : tensor<64x49x32xf32>
}
