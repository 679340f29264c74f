// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan},flow.executable(sluice-lower-kernels{opt-level=0},sluice-kernels-to-llvm))' | FileCheck %s

// An index that is split and put together again is one product: drivers do that wrongly. Parts that are apart stay.
// CHECK-LABEL: spirv.func @kernel()
//       CHECK:   %[[HIGH:.+]] = spirv.ShiftRightLogical %[[INDEX:.+]], %{{.+}} : i64, i64
//       CHECK:   %[[LOW:.+]] = spirv.BitwiseAnd %[[INDEX]], %{{.+}} : i64
//       CHECK:   %[[START:.+]] = spirv.IMul %[[HIGH]], %{{.+}} : i64
//       CHECK:   %[[FACTOR:.+]] = spirv.Constant 12 : i64
//       CHECK:   %[[PLACE:.+]] = spirv.IMul %[[INDEX]], %[[FACTOR]] : i64
//       CHECK:   %[[APART:.+]] = spirv.IMul %[[LOW]], %{{.+}} : i64
//       CHECK:   spirv.IAdd %[[START]], %[[APART]] : i64
//       CHECK:   spirv.IMul %[[PLACE]], %{{.+}} : i64
flow.executable private @parts {
  func.func @parts(%x: tensor<?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %c12 = arith.constant 12 : index
    %c24 = arith.constant 24 : index
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%init : tensor<?xf32>) {
    ^bb0(%o: f32):
      %i = linalg.index 0 : index
      %row = arith.divui %i, %c2 : index
      %column = arith.remui %i, %c2 : index
      %start = arith.muli %row, %c24 : index
      %ahead = arith.muli %column, %c12 : index
      %place = arith.addi %start, %ahead : index
      %apart = arith.muli %column, %c7 : index
      %other = arith.addi %start, %apart : index
      %a = tensor.extract %x[%place] : tensor<?xf32>
      %b = tensor.extract %x[%other] : tensor<?xf32>
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return %r : tensor<?xf32>
  }
}
