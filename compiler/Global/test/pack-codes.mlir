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
