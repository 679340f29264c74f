// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-pack-codes))' --split-input-file | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-pack-codes))' --split-input-file | FileCheck %s --check-prefix=GPU
// GPU-NOT: encoding.set

// Codes of 4 bits in blocks of 32: words of eight, and scales, in panels; the product sums over their parts.
// CHECK-LABEL: func.func @blocks(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x64xf32>
//       CHECK:   %[[WORDS:.+]] = encoding.set {{.*}} -> tensor<24x2x4xi32, #encoding.panels<k = [1, 2], n = 0, width = 16>>
//       CHECK:   %[[SCALES:.+]] = encoding.set {{.*}} -> tensor<24x2xf32, #encoding.panels<k = [1], n = 0, width = 16>>
//       CHECK:   %[[W:.+]] = linalg.generic {{.*}} ins(%[[WORDS]], %[[SCALES]] : {{.*}} outs({{.*}} : tensor<24x2x4x2x4xf32>)
//       CHECK:   %[[ROWS:.+]] = tensor.expand_shape %[[X]] {{.*}} into tensor<?x2x4x2x4xf32>
//       CHECK:   linalg.generic {{.*}} ins(%[[ROWS]], %[[W]] :
func.func @blocks(%x: tensor<?x64xf32>, %out: tensor<?x24xf32>) -> tensor<?x24xf32> {
  %codes = arith.constant dense<1> : tensor<768xi8>
  %scales = arith.constant dense<0.5> : tensor<24x2xf32>
  %zero = arith.constant 8.0 : f32
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %mask = arith.constant 15 : i32
  %e = tensor.empty() : tensor<24x64xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(n, k) -> (n, k)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<24x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %k = linalg.index 1 : index
    %row = arith.muli %n, %c32 : index
    %pair = arith.divui %k, %c2 : index
    %at = arith.addi %row, %pair : index
    %byte = tensor.extract %codes[%at] : tensor<768xi8>
    %odd = arith.remui %k, %c2 : index
    %bits = arith.muli %odd, %c4 : index
    %shift = arith.index_cast %bits : index to i32
    %wide = arith.extui %byte : i8 to i32
    %moved = arith.shrui %wide, %shift : i32
    %code = arith.andi %moved, %mask : i32
    %number = arith.sitofp %code : i32 to f32
    %block = arith.divui %k, %c32 : index
    %scale = tensor.extract %scales[%n, %block] : tensor<24x2xf32>
    %above = arith.subf %number, %zero : f32
    %weight = arith.mulf %above, %scale : f32
    linalg.yield %weight : f32
  } -> tensor<24x64xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x64xf32>, tensor<24x64xf32>) outs(%out : tensor<?x24xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x24xf32>
  return %y : tensor<?x24xf32>
}

// -----

// Codes with a sign begin at zero; scales are found through what repeats them. Blocks of 48 in 112 terms: the last one ends in zeros.
// CHECK-LABEL: func.func @signed(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<5x112xf32>
//       CHECK:   arith.minui
//       CHECK:   arith.extsi {{.*}} : i4 to i32
//       CHECK:   %[[WORDS:.+]] = encoding.set {{.*}} -> tensor<24x3x6xi32, #encoding.panels<k = [1, 2], n = 0, width = 16>>
//       CHECK:   %[[SCALES:.+]] = encoding.set {{.*}} -> tensor<24x3xf32, #encoding.panels<k = [1], n = 0, width = 16>>
//       CHECK:   %[[EIGHT:.+]] = arith.constant 8.0
//       CHECK:   linalg.generic {{.*}} ins(%[[WORDS]], %[[SCALES]] : {{.*}} outs({{.*}} : tensor<24x3x6x2x4xf32>)
//       CHECK:     arith.subf {{.*}}, %[[EIGHT]]
//       CHECK:   %[[PADDED:.+]] = tensor.pad %[[X]] low[0, 0] high[0, 32]
//       CHECK:   tensor.expand_shape %[[PADDED]] {{.*}} into tensor<5x3x6x2x4xf32>
func.func @signed(%x: tensor<5x112xf32>, %out: tensor<5x24xf32>) -> tensor<5x24xf32> {
  %codes = arith.constant dense<-3> : tensor<112x24xi4>
  %scales = arith.constant dense<0.5> : tensor<3x24xf32>
  %each = tensor.empty() : tensor<3x48x24xf32>
  %repeated = linalg.generic {indexing_maps = [affine_map<(b, k, n) -> (b, n)>, affine_map<(b, k, n) -> (b, k, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scales : tensor<3x24xf32>) outs(%each : tensor<3x48x24xf32>) {
  ^bb0(%s: f32, %o: f32):
    linalg.yield %s : f32
  } -> tensor<3x48x24xf32>
  %all = tensor.collapse_shape %repeated [[0, 1], [2]] : tensor<3x48x24xf32> into tensor<144x24xf32>
  %scale = tensor.extract_slice %all[0, 0] [112, 24] [1, 1] : tensor<144x24xf32> to tensor<112x24xf32>
  %e = tensor.empty() : tensor<112x24xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%codes, %scale : tensor<112x24xi4>, tensor<112x24xf32>) outs(%e : tensor<112x24xf32>) {
  ^bb0(%q: i4, %s: f32, %o: f32):
    %wide = arith.extsi %q : i4 to i32
    %number = arith.sitofp %wide : i32 to f32
    %weight = arith.mulf %number, %s : f32
    linalg.yield %weight : f32
  } -> tensor<112x24xf32>
  %y = linalg.matmul ins(%x, %w : tensor<5x112xf32>, tensor<112x24xf32>) outs(%out : tensor<5x24xf32>) -> tensor<5x24xf32>
  return %y : tensor<5x24xf32>
}

// -----

// Zero points of few bits are bytes in panels, whether they are subtracted as whole numbers or as f32; they move with the codes.
// CHECK-LABEL: func.func @zero_points(
//       CHECK:   encoding.set {{.*}} -> tensor<24x3x6xi32, #encoding.panels<k = [1, 2], n = 0, width = 16>>
//       CHECK:   arith.extsi {{.*}} : i4 to i32
//       CHECK:   arith.trunci {{.*}} : i32 to i8
//       CHECK:   %[[ZEROS:.+]] = encoding.set {{.*}} -> tensor<24x3xi8, #encoding.panels<k = [1], n = 0, width = 16>>
//       CHECK:   linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %[[ZEROS]] :
//       CHECK:     arith.uitofp {{.*}} : i8 to f32
func.func @zero_points(%x: tensor<5x112xf32>, %out: tensor<5x24xf32>) -> tensor<5x24xf32> {
  %codes = arith.constant dense<-3> : tensor<112x24xi4>
  %zeros = arith.constant dense<2> : tensor<24xi4>
  %scales = arith.constant dense<0.5> : tensor<3x24xf32>
  %each = tensor.empty() : tensor<3x48x24xf32>
  %repeated = linalg.generic {indexing_maps = [affine_map<(b, k, n) -> (b, n)>, affine_map<(b, k, n) -> (b, k, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scales : tensor<3x24xf32>) outs(%each : tensor<3x48x24xf32>) {
  ^bb0(%s: f32, %o: f32):
    linalg.yield %s : f32
  } -> tensor<3x48x24xf32>
  %all = tensor.collapse_shape %repeated [[0, 1], [2]] : tensor<3x48x24xf32> into tensor<144x24xf32>
  %scale = tensor.extract_slice %all[0, 0] [112, 24] [1, 1] : tensor<144x24xf32> to tensor<112x24xf32>
  %e = tensor.empty() : tensor<112x24xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (n)>, affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%codes, %zeros, %scale : tensor<112x24xi4>, tensor<24xi4>, tensor<112x24xf32>) outs(%e : tensor<112x24xf32>) {
  ^bb0(%q: i4, %z: i4, %s: f32, %o: f32):
    %wide = arith.extsi %q : i4 to i32
    %number = arith.sitofp %wide : i32 to f32
    %wide_zero = arith.extsi %z : i4 to i32
    %offset = arith.sitofp %wide_zero : i32 to f32
    %above = arith.subf %number, %offset : f32
    %weight = arith.mulf %above, %s : f32
    linalg.yield %weight : f32
  } -> tensor<112x24xf32>
  %y = linalg.matmul ins(%x, %w : tensor<5x112xf32>, tensor<112x24xf32>) outs(%out : tensor<5x24xf32>) -> tensor<5x24xf32>
  return %y : tensor<5x24xf32>
}

// -----

// Rows and scales of f16 are widened; the weights are not rounded to f16.
// CHECK-LABEL: func.func @half(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<5x112xf16>
//       CHECK:   encoding.set {{.*}} -> tensor<24x3xf32, #encoding.panels<k = [1], n = 0, width = 16>>
//       CHECK:   %[[WIDE:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<5x112xf16>) outs({{.*}} : tensor<5x112xf32>)
//       CHECK:   %[[PADDED:.+]] = tensor.pad %[[WIDE]]
//       CHECK:   %[[ROWS:.+]] = tensor.expand_shape %[[PADDED]]
//       CHECK:   linalg.generic {{.*}} ins(%[[ROWS]], %{{.+}} :
//  CHECK-NEXT:   ^bb0(%[[A:.+]]: f32, %[[B:.+]]: f32,
//  CHECK-NEXT:     arith.mulf %[[A]], %[[B]] : f32
func.func @half(%x: tensor<5x112xf16>, %out: tensor<5x24xf32>) -> tensor<5x24xf32> {
  %codes = arith.constant dense<-3> : tensor<112x24xi4>
  %scales = arith.constant dense<0.5> : tensor<3x24xf16>
  %each = tensor.empty() : tensor<3x48x24xf16>
  %repeated = linalg.generic {indexing_maps = [affine_map<(b, k, n) -> (b, n)>, affine_map<(b, k, n) -> (b, k, n)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scales : tensor<3x24xf16>) outs(%each : tensor<3x48x24xf16>) {
  ^bb0(%s: f16, %o: f16):
    linalg.yield %s : f16
  } -> tensor<3x48x24xf16>
  %all = tensor.collapse_shape %repeated [[0, 1], [2]] : tensor<3x48x24xf16> into tensor<144x24xf16>
  %scale = tensor.extract_slice %all[0, 0] [112, 24] [1, 1] : tensor<144x24xf16> to tensor<112x24xf16>
  %e = tensor.empty() : tensor<112x24xf16>
  %w = linalg.generic {indexing_maps = [affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>, affine_map<(k, n) -> (k, n)>], iterator_types = ["parallel", "parallel"]}
      ins(%codes, %scale : tensor<112x24xi4>, tensor<112x24xf16>) outs(%e : tensor<112x24xf16>) {
  ^bb0(%q: i4, %s: f16, %o: f16):
    %wide = arith.extsi %q : i4 to i32
    %number = arith.sitofp %wide : i32 to f16
    %weight = arith.mulf %number, %s : f16
    linalg.yield %weight : f16
  } -> tensor<112x24xf16>
  %y = linalg.matmul ins(%x, %w : tensor<5x112xf16>, tensor<112x24xf16>) outs(%out : tensor<5x24xf32>) -> tensor<5x24xf32>
  return %y : tensor<5x24xf32>
}
