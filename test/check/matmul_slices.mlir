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

// Parts whose rows begin at multiples of 16 bytes are copied in chunks, of which the last may end in a neighbour's elements.
func.func @leading_rows() {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<200x64xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<200x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %three = arith.constant 3 : index
    %seven = arith.constant 7 : index
    %s0 = arith.muli %i0, %three : index
    %s1 = arith.addi %s0, %i1 : index
    %r = arith.remui %s1, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f16
    linalg.yield %v : f16
  } -> tensor<200x64xf16>
  %x0 = util.optimization_barrier %x : tensor<200x64xf16>
  %a = tensor.extract_slice %x0[72, 0] [96, 64] [1, 1] : tensor<200x64xf16> to tensor<96x64xf16>
  %eb = tensor.empty() : tensor<64x64xf16>
  %ones = linalg.fill ins(%one : f16) outs(%eb : tensor<64x64xf16>) -> tensor<64x64xf16>
  %b = util.optimization_barrier %ones : tensor<64x64xf16>
  %ep = tensor.empty() : tensor<96x64xf16>
  %f = linalg.fill ins(%zero : f16) outs(%ep : tensor<96x64xf16>) -> tensor<96x64xf16>
  %p = linalg.matmul ins(%a, %b : tensor<96x64xf16>, tensor<64x64xf16>) outs(%f : tensor<96x64xf16>) -> tensor<96x64xf16>
  %er = tensor.empty() : tensor<96xf16>
  %fr = linalg.fill ins(%zero : f16) outs(%er : tensor<96xf16>) -> tensor<96xf16>
  %sum = linalg.reduce ins(%a : tensor<96x64xf16>) outs(%fr : tensor<96xf16>) dimensions = [1]
    (%u: f16, %w: f16) { %t = arith.addf %u, %w : f16 linalg.yield %t : f16 }
  %want = linalg.broadcast ins(%sum : tensor<96xf16>) outs(%ep : tensor<96x64xf16>) dimensions = [1]
  check.expect_eq(%p, %want) : tensor<96x64xf16>
  return
}

func.func @from_unknown_row() {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<200x64xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<200x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %three = arith.constant 3 : index
    %seven = arith.constant 7 : index
    %s0 = arith.muli %i0, %three : index
    %s1 = arith.addi %s0, %i1 : index
    %r = arith.remui %s1, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f16
    linalg.yield %v : f16
  } -> tensor<200x64xf16>
  %x0 = util.optimization_barrier %x : tensor<200x64xf16>
  %start = arith.constant 37 : index
  %begin = util.optimization_barrier %start : index
  %a = tensor.extract_slice %x0[%begin, 0] [96, 64] [1, 1] : tensor<200x64xf16> to tensor<96x64xf16>
  %eb = tensor.empty() : tensor<64x64xf16>
  %ones = linalg.fill ins(%one : f16) outs(%eb : tensor<64x64xf16>) -> tensor<64x64xf16>
  %b = util.optimization_barrier %ones : tensor<64x64xf16>
  %ep = tensor.empty() : tensor<96x64xf16>
  %f = linalg.fill ins(%zero : f16) outs(%ep : tensor<96x64xf16>) -> tensor<96x64xf16>
  %p = linalg.matmul ins(%a, %b : tensor<96x64xf16>, tensor<64x64xf16>) outs(%f : tensor<96x64xf16>) -> tensor<96x64xf16>
  %er = tensor.empty() : tensor<96xf16>
  %fr = linalg.fill ins(%zero : f16) outs(%er : tensor<96xf16>) -> tensor<96xf16>
  %sum = linalg.reduce ins(%a : tensor<96x64xf16>) outs(%fr : tensor<96xf16>) dimensions = [1]
    (%u: f16, %w: f16) { %t = arith.addf %u, %w : f16 linalg.yield %t : f16 }
  %want = linalg.broadcast ins(%sum : tensor<96xf16>) outs(%ep : tensor<96x64xf16>) dimensions = [1]
  check.expect_eq(%p, %want) : tensor<96x64xf16>
  return
}

func.func @middle_columns() {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<64x128xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<64x128xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %three = arith.constant 3 : index
    %seven = arith.constant 7 : index
    %s0 = arith.muli %i0, %three : index
    %s1 = arith.addi %s0, %i1 : index
    %r = arith.remui %s1, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f16
    linalg.yield %v : f16
  } -> tensor<64x128xf16>
  %x0 = util.optimization_barrier %x : tensor<64x128xf16>
  %a = tensor.extract_slice %x0[0, 16] [64, 61] [1, 1] : tensor<64x128xf16> to tensor<64x61xf16>
  %eb = tensor.empty() : tensor<61x64xf16>
  %ones = linalg.fill ins(%one : f16) outs(%eb : tensor<61x64xf16>) -> tensor<61x64xf16>
  %b = util.optimization_barrier %ones : tensor<61x64xf16>
  %ep = tensor.empty() : tensor<64x64xf16>
  %f = linalg.fill ins(%zero : f16) outs(%ep : tensor<64x64xf16>) -> tensor<64x64xf16>
  %p = linalg.matmul ins(%a, %b : tensor<64x61xf16>, tensor<61x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16>
  %er = tensor.empty() : tensor<64xf16>
  %fr = linalg.fill ins(%zero : f16) outs(%er : tensor<64xf16>) -> tensor<64xf16>
  %sum = linalg.reduce ins(%a : tensor<64x61xf16>) outs(%fr : tensor<64xf16>) dimensions = [1]
    (%u: f16, %w: f16) { %t = arith.addf %u, %w : f16 linalg.yield %t : f16 }
  %want = linalg.broadcast ins(%sum : tensor<64xf16>) outs(%ep : tensor<64x64xf16>) dimensions = [1]
  check.expect_eq(%p, %want) : tensor<64x64xf16>
  return
}

func.func @middle_of_batches() {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4x40x72xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<4x40x72xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %three = arith.constant 3 : index
    %seven = arith.constant 7 : index
    %s0 = arith.muli %i0, %three : index
    %s1 = arith.addi %s0, %i1 : index
    %s2 = arith.addi %s1, %i2 : index
    %r = arith.remui %s2, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<4x40x72xf32>
  %x0 = util.optimization_barrier %x : tensor<4x40x72xf32>
  %a = tensor.extract_slice %x0[1, 8, 8] [3, 24, 56] [1, 1, 1] : tensor<4x40x72xf32> to tensor<3x24x56xf32>
  %eb = tensor.empty() : tensor<3x56x32xf32>
  %ones = linalg.fill ins(%one : f32) outs(%eb : tensor<3x56x32xf32>) -> tensor<3x56x32xf32>
  %b = util.optimization_barrier %ones : tensor<3x56x32xf32>
  %ep = tensor.empty() : tensor<3x24x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%ep : tensor<3x24x32xf32>) -> tensor<3x24x32xf32>
  %p = linalg.batch_matmul ins(%a, %b : tensor<3x24x56xf32>, tensor<3x56x32xf32>) outs(%f : tensor<3x24x32xf32>) -> tensor<3x24x32xf32>
  %er = tensor.empty() : tensor<3x24xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<3x24xf32>) -> tensor<3x24xf32>
  %sum = linalg.reduce ins(%a : tensor<3x24x56xf32>) outs(%fr : tensor<3x24xf32>) dimensions = [2]
    (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  %want = linalg.broadcast ins(%sum : tensor<3x24xf32>) outs(%ep : tensor<3x24x32xf32>) dimensions = [2]
  check.expect_eq(%p, %want) : tensor<3x24x32xf32>
  return
}

func.func @odd_rows_in_batches() {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<3x40x35xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<3x40x35xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %three = arith.constant 3 : index
    %seven = arith.constant 7 : index
    %s0 = arith.muli %i0, %three : index
    %s1 = arith.addi %s0, %i1 : index
    %s2 = arith.addi %s1, %i2 : index
    %r = arith.remui %s2, %seven : index
    %n = arith.index_cast %r : index to i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x40x35xf32>
  %x0 = util.optimization_barrier %x : tensor<3x40x35xf32>
  %a = tensor.extract_slice %x0[1, 8, 0] [2, 24, 35] [1, 1, 1] : tensor<3x40x35xf32> to tensor<2x24x35xf32>
  %eb = tensor.empty() : tensor<2x35x32xf32>
  %ones = linalg.fill ins(%one : f32) outs(%eb : tensor<2x35x32xf32>) -> tensor<2x35x32xf32>
  %b = util.optimization_barrier %ones : tensor<2x35x32xf32>
  %ep = tensor.empty() : tensor<2x24x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%ep : tensor<2x24x32xf32>) -> tensor<2x24x32xf32>
  %p = linalg.batch_matmul ins(%a, %b : tensor<2x24x35xf32>, tensor<2x35x32xf32>) outs(%f : tensor<2x24x32xf32>) -> tensor<2x24x32xf32>
  %er = tensor.empty() : tensor<2x24xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<2x24xf32>) -> tensor<2x24xf32>
  %sum = linalg.reduce ins(%a : tensor<2x24x35xf32>) outs(%fr : tensor<2x24xf32>) dimensions = [2]
    (%u: f32, %w: f32) { %t = arith.addf %u, %w : f32 linalg.yield %t : f32 }
  %want = linalg.broadcast ins(%sum : tensor<2x24xf32>) outs(%ep : tensor<2x24x32xf32>) dimensions = [2]
  check.expect_eq(%p, %want) : tensor<2x24x32xf32>
  return
}
