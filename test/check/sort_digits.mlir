// Rows so long that GPUs sort them digit by digit, with results known in closed form.

// Key i is 7919 i mod 262147, less 131072: each number once, negative ones too.
func.func @f32_permutation() {
  %x_e = tensor.empty() : tensor<262147xf32>
  %ids_e = tensor.empty() : tensor<262147xi64>
  %x, %ids = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x_e, %ids_e : tensor<262147xf32>, tensor<262147xi64>) {
  ^bb0(%o: f32, %p: i64):
    %n = arith.constant 262147 : i64
    %step = arith.constant 7919 : i64
    %half = arith.constant 131072 : i64
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    %a = arith.muli %w, %step : i64
    %b = arith.remui %a, %n : i64
    %c = arith.subi %b, %half : i64
    %v = arith.sitofp %c : i64 to f32
    linalg.yield %v, %w : f32, i64
  } -> (tensor<262147xf32>, tensor<262147xi64>)
  %keys = util.optimization_barrier %x : tensor<262147xf32>
  %carried = util.optimization_barrier %ids : tensor<262147xi64>
  %r:2 = linalg_ext.sort dimension(0) outs(%keys, %carried : tensor<262147xf32>, tensor<262147xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<262147xf32>, tensor<262147xi64>
  %again_e = tensor.empty() : tensor<262147xf32>
  %sorted = util.optimization_barrier %r#1 : tensor<262147xi64>
  // The keys that stood where the indices say, and what they must be.
  %again = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%sorted : tensor<262147xi64>) outs(%again_e : tensor<262147xf32>) {
  ^bb0(%w: i64, %o: f32):
    %n = arith.constant 262147 : i64
    %step = arith.constant 7919 : i64
    %half = arith.constant 131072 : i64
    %a = arith.muli %w, %step : i64
    %b = arith.remui %a, %n : i64
    %c = arith.subi %b, %half : i64
    %v = arith.sitofp %c : i64 to f32
    linalg.yield %v : f32
  } -> tensor<262147xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%again_e : tensor<262147xf32>) {
  ^bb0(%o: f32):
    %half = arith.constant 131072 : i64
    %i = linalg.index 0 : index
    %w = arith.index_cast %i : index to i64
    %c = arith.subi %w, %half : i64
    %v = arith.sitofp %c : i64 to f32
    linalg.yield %v : f32
  } -> tensor<262147xf32>
  check.expect_eq(%r#0, %want) : tensor<262147xf32>
  check.expect_eq(%again, %want) : tensor<262147xf32>
  return
}

// Two rows of few distinct numbers, the largest first: key i is i mod 7, so that 6 - v stands first at i = 6 - v, then each 7th.
// 262147 = 7 * 37449 + 4: there are 37449 of 6, 5 and 4, and one more of the others.
func.func @i16_ties() {
  %x_e = tensor.empty() : tensor<2x262147xi16>
  %ids_e = tensor.empty() : tensor<2x262147xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x262147xi16>) {
  ^bb0(%o: i16):
    %seven = arith.constant 7 : i32
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i32
    %b = arith.remui %w, %seven : i32
    %v = arith.trunci %b : i32 to i16
    linalg.yield %v : i16
  } -> tensor<2x262147xi16>
  // Positions, which GPUs do not read from memory.
  %carried = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<2x262147xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i32
    linalg.yield %w : i32
  } -> tensor<2x262147xi32>
  %keys = util.optimization_barrier %x : tensor<2x262147xi16>
  %r:2 = linalg_ext.sort dimension(1) outs(%keys, %carried : tensor<2x262147xi16>, tensor<2x262147xi32>) {
  ^bb0(%a: i16, %b: i16, %i: i32, %j: i32):
    %c = arith.cmpi sgt, %a, %b : i16
    linalg_ext.yield %c : i1
  } -> tensor<2x262147xi16>, tensor<2x262147xi32>
  %want, %places = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %ids_e : tensor<2x262147xi16>, tensor<2x262147xi32>) {
  ^bb0(%o: i16, %p: i32):
    %six = arith.constant 6 : i32
    %three = arith.constant 3 : i32
    %seven = arith.constant 7 : i32
    %few = arith.constant 37449 : i32
    %more = arith.constant 37450 : i32
    %firsts = arith.constant 112347 : i32
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i32
    %rest = arith.subi %w, %firsts : i32
    %isFirst = arith.cmpi slt, %w, %firsts : i32
    %d1 = arith.divui %w, %few : i32
    %m1 = arith.remui %w, %few : i32
    %d2 = arith.divui %rest, %more : i32
    %m2 = arith.remui %rest, %more : i32
    %d3 = arith.addi %d2, %three : i32
    %d = arith.select %isFirst, %d1, %d3 : i32
    %m = arith.select %isFirst, %m1, %m2 : i32
    %key = arith.subi %six, %d : i32
    %seventh = arith.muli %m, %seven : i32
    %place = arith.addi %key, %seventh : i32
    %v = arith.trunci %key : i32 to i16
    linalg.yield %v, %place : i16, i32
  } -> (tensor<2x262147xi16>, tensor<2x262147xi32>)
  check.expect_eq(%r#0, %want) : tensor<2x262147xi16>
  check.expect_eq(%r#1, %places) : tensor<2x262147xi32>
  return
}

// What is carried goes with the keys: a word, or less. It follows from the key.
func.func @carried_floats() {
  %x_e = tensor.empty() : tensor<2x262147xi32>
  %y_e = tensor.empty() : tensor<2x262147xf32>
  %x, %y = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xf32>) {
  ^bb0(%o: i32, %p: f32):
    %n = arith.constant 262147 : i64
    %step = arith.constant 7919 : i64
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %a = arith.muli %w, %step : i64
    %b = arith.remui %a, %n : i64
    %c = arith.subi %b, %half : i64
    %k = arith.trunci %c : i64 to i32
    %f = arith.sitofp %k : i32 to f32
    %v = arith.negf %f : f32
    linalg.yield %k, %v : i32, f32
  } -> (tensor<2x262147xi32>, tensor<2x262147xf32>)
  %keys = util.optimization_barrier %x : tensor<2x262147xi32>
  %carried = util.optimization_barrier %y : tensor<2x262147xf32>
  %r:2 = linalg_ext.sort dimension(1) outs(%keys, %carried : tensor<2x262147xi32>, tensor<2x262147xf32>) {
  ^bb0(%a: i32, %b: i32, %i: f32, %j: f32):
    %c = arith.cmpi slt, %a, %b : i32
    linalg_ext.yield %c : i1
  } -> tensor<2x262147xi32>, tensor<2x262147xf32>
  %wanted_keys, %want = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xf32>) {
  ^bb0(%o: i32, %p: f32):
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %c = arith.subi %w, %half : i64
    %k = arith.trunci %c : i64 to i32
    %f = arith.sitofp %k : i32 to f32
    %v = arith.negf %f : f32
    linalg.yield %k, %v : i32, f32
  } -> (tensor<2x262147xi32>, tensor<2x262147xf32>)
  check.expect_eq(%r#0, %wanted_keys) : tensor<2x262147xi32>
  check.expect_eq(%r#1, %want) : tensor<2x262147xf32>
  return
}

// Half a word.
func.func @carried_halfwords() {
  %x_e = tensor.empty() : tensor<2x262147xi32>
  %y_e = tensor.empty() : tensor<2x262147xi16>
  %x, %y = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xi16>) {
  ^bb0(%o: i32, %p: i16):
    %n = arith.constant 262147 : i64
    %step = arith.constant 7919 : i64
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %a = arith.muli %w, %step : i64
    %b = arith.remui %a, %n : i64
    %c = arith.subi %b, %half : i64
    %k = arith.trunci %c : i64 to i32
    %v = arith.trunci %k : i32 to i16
    linalg.yield %k, %v : i32, i16
  } -> (tensor<2x262147xi32>, tensor<2x262147xi16>)
  %keys = util.optimization_barrier %x : tensor<2x262147xi32>
  %carried = util.optimization_barrier %y : tensor<2x262147xi16>
  %r:2 = linalg_ext.sort dimension(1) outs(%keys, %carried : tensor<2x262147xi32>, tensor<2x262147xi16>) {
  ^bb0(%a: i32, %b: i32, %i: i16, %j: i16):
    %c = arith.cmpi slt, %a, %b : i32
    linalg_ext.yield %c : i1
  } -> tensor<2x262147xi32>, tensor<2x262147xi16>
  %wanted_keys, %want = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xi16>) {
  ^bb0(%o: i32, %p: i16):
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %c = arith.subi %w, %half : i64
    %k = arith.trunci %c : i64 to i32
    %v = arith.trunci %k : i32 to i16
    linalg.yield %k, %v : i32, i16
  } -> (tensor<2x262147xi32>, tensor<2x262147xi16>)
  check.expect_eq(%r#0, %wanted_keys) : tensor<2x262147xi32>
  check.expect_eq(%r#1, %want) : tensor<2x262147xi16>
  return
}

// More than a word, in the second row only: positions go with the keys of both.
func.func @carried_wide() {
  %x_e = tensor.empty() : tensor<2x262147xi32>
  %y_e = tensor.empty() : tensor<2x262147xi64>
  %x, %y = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xi64>) {
  ^bb0(%o: i32, %p: i64):
    %n = arith.constant 262147 : i64
    %step = arith.constant 7919 : i64
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %a = arith.muli %w, %step : i64
    %b = arith.remui %a, %n : i64
    %c = arith.subi %b, %half : i64
    %k = arith.trunci %c : i64 to i32
    %factor = arith.constant 17179869187 : i64
    %one = arith.constant 1 : index
    %isSecond = arith.cmpi eq, %row, %one : index
    %large = arith.muli %c, %factor : i64
    %v = arith.select %isSecond, %large, %c : i64
    linalg.yield %k, %v : i32, i64
  } -> (tensor<2x262147xi32>, tensor<2x262147xi64>)
  %keys = util.optimization_barrier %x : tensor<2x262147xi32>
  %carried = util.optimization_barrier %y : tensor<2x262147xi64>
  %r:2 = linalg_ext.sort dimension(1) outs(%keys, %carried : tensor<2x262147xi32>, tensor<2x262147xi64>) {
  ^bb0(%a: i32, %b: i32, %i: i64, %j: i64):
    %c = arith.cmpi slt, %a, %b : i32
    linalg_ext.yield %c : i1
  } -> tensor<2x262147xi32>, tensor<2x262147xi64>
  %wanted_keys, %want = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>, affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e, %y_e : tensor<2x262147xi32>, tensor<2x262147xi64>) {
  ^bb0(%o: i32, %p: i64):
    %half = arith.constant 131072 : i64
    %row = linalg.index 0 : index
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i64
    %c = arith.subi %w, %half : i64
    %k = arith.trunci %c : i64 to i32
    %factor = arith.constant 17179869187 : i64
    %one = arith.constant 1 : index
    %isSecond = arith.cmpi eq, %row, %one : index
    %large = arith.muli %c, %factor : i64
    %v = arith.select %isSecond, %large, %c : i64
    linalg.yield %k, %v : i32, i64
  } -> (tensor<2x262147xi32>, tensor<2x262147xi64>)
  check.expect_eq(%r#0, %wanted_keys) : tensor<2x262147xi32>
  check.expect_eq(%r#1, %want) : tensor<2x262147xi64>
  return
}
