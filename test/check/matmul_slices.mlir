// Operands of a product that are parts of larger tensors: rows do not begin where their length says, and neighbours may lie apart.
// What is expected is the sum of each row, as the other operand is all ones.

func.func @shifted_rows() {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<64x100xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<64x100xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %seven = arith.constant 7 : index
    %s = arith.addi %i, %j : index
    %r = arith.remui %s, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f16
    linalg.yield %v : f16
  } -> tensor<64x100xf16>
  %x0 = util.optimization_barrier %x : tensor<64x100xf16>
  %a = tensor.extract_slice %x0[0, 5] [64, 64] [1, 1] : tensor<64x100xf16> to tensor<64x64xf16>
  %eb = tensor.empty() : tensor<64x64xf16>
  %ones = linalg.fill ins(%one : f16) outs(%eb : tensor<64x64xf16>) -> tensor<64x64xf16>
  %b = util.optimization_barrier %ones : tensor<64x64xf16>
  %f = linalg.fill ins(%zero : f16) outs(%eb : tensor<64x64xf16>) -> tensor<64x64xf16>
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16>
  %er = tensor.empty() : tensor<64xf16>
  %fr = linalg.fill ins(%zero : f16) outs(%er : tensor<64xf16>) -> tensor<64xf16>
  %sum = linalg.reduce ins(%a : tensor<64x64xf16>) outs(%fr : tensor<64xf16>) dimensions = [1]
    (%u: f16, %w: f16) { %t = arith.addf %u, %w : f16 linalg.yield %t : f16 }
  %want = linalg.broadcast ins(%sum : tensor<64xf16>) outs(%eb : tensor<64x64xf16>) dimensions = [1]
  check.expect_eq(%p, %want) : tensor<64x64xf16>
  return
}

func.func @every_eighth() {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<64x64x8xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<64x64x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %eleven = arith.constant 11 : index
    %s = arith.addi %i, %j : index
    %t = arith.muli %s, %k : index
    %r = arith.remui %t, %eleven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<64x64x8xf32>
  %x0 = util.optimization_barrier %x : tensor<64x64x8xf32>
  %a = tensor.extract_slice %x0[0, 0, 3] [64, 64, 1] [1, 1, 1] : tensor<64x64x8xf32> to tensor<64x64xf32>
  %eb = tensor.empty() : tensor<64x64xf32>
  %ones = linalg.fill ins(%one : f32) outs(%eb : tensor<64x64xf32>) -> tensor<64x64xf32>
  %b = util.optimization_barrier %ones : tensor<64x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%eb : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %er = tensor.empty() : tensor<64xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.reduce ins(%a : tensor<64x64xf32>) outs(%fr : tensor<64xf32>) dimensions = [1]
    (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  %want = linalg.broadcast ins(%sum : tensor<64xf32>) outs(%eb : tensor<64x64xf32>) dimensions = [1]
  check.expect_eq(%p, %want) : tensor<64x64xf32>
  return
}
