// Heads that are normalized and then put before positions, in the kernel that normalizes them; the same with a barrier between. Sizes that
// divide nothing.
#heads = affine_map<(b, p, h, d) -> (b, p, h, d)>
#row = affine_map<(b, p, h, d) -> (b, p, h)>
#turned = affine_map<(b, p, h, d) -> (b, h, p, d)>
#turned_row = affine_map<(b, h, p, d) -> (b, p, h)>
#from = affine_map<(b, h, p, d) -> (b, p, h, d)>

func.func private @values() -> tensor<2x5x3x40xf16> {
  %e = tensor.empty() : tensor<2x5x3x40xf16>
  %g = linalg.generic {indexing_maps = [#heads], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x3x40xf16>) {
  ^bb0(%o: f16):
    %b = linalg.index 0 : index
    %p = linalg.index 1 : index
    %h = linalg.index 2 : index
    %d = linalg.index 3 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %x0 = arith.muli %p, %c7 : index
    %x1 = arith.addi %x0, %d : index
    %x2 = arith.addi %x1, %h : index
    %x3 = arith.addi %x2, %b : index
    %r = arith.remui %x3, %c11 : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %two = arith.constant 2.0 : f16
    %s = arith.subf %f, %two : f16
    linalg.yield %s : f16
  } -> tensor<2x5x3x40xf16>
  %x = util.optimization_barrier %g : tensor<2x5x3x40xf16>
  return %x : tensor<2x5x3x40xf16>
}
func.func private @scales(%x: tensor<2x5x3x40xf16>) -> tensor<2x5x3xf32> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x5x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %s = linalg.generic {indexing_maps = [#heads, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x : tensor<2x5x3x40xf16>) outs(%z : tensor<2x5x3xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %m = arith.mulf %w, %w : f32
    %t = arith.addf %m, %o : f32
    linalg.yield %t : f32
  } -> tensor<2x5x3xf32>
  return %s : tensor<2x5x3xf32>
}
func.func private @scaled(%x: tensor<2x5x3x40xf16>, %s: tensor<2x5x3xf32>) -> tensor<2x3x5x40xf16> {
  %e = tensor.empty() : tensor<2x3x5x40xf16>
  %y = linalg.generic {indexing_maps = [#from, #turned_row, #heads], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %s : tensor<2x5x3x40xf16>, tensor<2x5x3xf32>) outs(%e : tensor<2x3x5x40xf16>) {
  ^bb0(%a: f16, %sum: f32, %o: f16):
    %w = arith.extf %a : f16 to f32
    %eps = arith.constant 0.5 : f32
    %t = arith.addf %sum, %eps : f32
    %r = math.rsqrt %t : f32
    %m = arith.mulf %w, %r : f32
    %n = arith.truncf %m : f32 to f16
    linalg.yield %n : f16
  } -> tensor<2x3x5x40xf16>
  return %y : tensor<2x3x5x40xf16>
}
func.func private @normalized_heads(%x: tensor<2x5x3x40xf16>) -> tensor<2x3x5x40xf16> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x5x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %s = linalg.generic {indexing_maps = [#heads, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x : tensor<2x5x3x40xf16>) outs(%z : tensor<2x5x3xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %m = arith.mulf %w, %w : f32
    %t = arith.addf %m, %o : f32
    linalg.yield %t : f32
  } -> tensor<2x5x3xf32>
  %e2 = tensor.empty() : tensor<2x3x5x40xf16>
  %y = linalg.generic {indexing_maps = [#from, #turned_row, #heads], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %s : tensor<2x5x3x40xf16>, tensor<2x5x3xf32>) outs(%e2 : tensor<2x3x5x40xf16>) {
  ^bb0(%a: f16, %sum: f32, %o: f16):
    %w = arith.extf %a : f16 to f32
    %eps = arith.constant 0.5 : f32
    %t = arith.addf %sum, %eps : f32
    %r = math.rsqrt %t : f32
    %m = arith.mulf %w, %r : f32
    %n = arith.truncf %m : f32 to f16
    linalg.yield %n : f16
  } -> tensor<2x3x5x40xf16>
  return %y : tensor<2x3x5x40xf16>
}
func.func @heads() {
  %x = call @values() : () -> tensor<2x5x3x40xf16>
  %together = call @normalized_heads(%x) : (tensor<2x5x3x40xf16>) -> tensor<2x3x5x40xf16>
  %again = call @scales(%x) : (tensor<2x5x3x40xf16>) -> tensor<2x5x3xf32>
  %apart = util.optimization_barrier %again : tensor<2x5x3xf32>
  %other = call @scaled(%x, %apart) : (tensor<2x5x3x40xf16>, tensor<2x5x3xf32>) -> tensor<2x3x5x40xf16>
  check.expect_almost_eq(%together, %other) : tensor<2x3x5x40xf16>
  return
}

// Two operands of a row, one of which lies across it: their sum and its rows normalized in one kernel; the same with a barrier between.
#rows = affine_map<(b, p, c) -> (b, p, c)>
#across = affine_map<(b, p, c) -> (b, c, p)>
#of_row = affine_map<(b, p, c) -> (b, p)>

func.func private @image() -> tensor<2x77x45xf16> {
  %e = tensor.empty() : tensor<2x77x45xf16>
  %g = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<2x77x45xf16>) {
  ^bb0(%o: f16):
    %b = linalg.index 0 : index
    %c = linalg.index 1 : index
    %p = linalg.index 2 : index
    %c5 = arith.constant 5 : index
    %c13 = arith.constant 13 : index
    %x0 = arith.muli %p, %c5 : index
    %x1 = arith.muli %c, %p : index
    %x2 = arith.addi %x0, %x1 : index
    %x3 = arith.addi %x2, %b : index
    %r = arith.remui %x3, %c13 : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    linalg.yield %f : f16
  } -> tensor<2x77x45xf16>
  %x = util.optimization_barrier %g : tensor<2x77x45xf16>
  return %x : tensor<2x77x45xf16>
}
func.func private @sum(%image: tensor<2x77x45xf16>, %rows: tensor<2x45x77xf32>) -> tensor<2x45x77xf16> {
  %e = tensor.empty() : tensor<2x45x77xf16>
  %s = linalg.generic {indexing_maps = [#across, #rows, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%image, %rows : tensor<2x77x45xf16>, tensor<2x45x77xf32>) outs(%e : tensor<2x45x77xf16>) {
  ^bb0(%a: f16, %w: f32, %o: f16):
    %n = arith.truncf %w : f32 to f16
    %t = arith.addf %a, %n : f16
    linalg.yield %t : f16
  } -> tensor<2x45x77xf16>
  return %s : tensor<2x45x77xf16>
}
func.func private @normalized(%x: tensor<2x45x77xf16>) -> tensor<2x45x77xf16> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x45xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<2x45xf32>) -> tensor<2x45xf32>
  %s = linalg.generic {indexing_maps = [#rows, #of_row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<2x45x77xf16>) outs(%z : tensor<2x45xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %m = arith.mulf %w, %w : f32
    %t = arith.addf %m, %o : f32
    linalg.yield %t : f32
  } -> tensor<2x45xf32>
  %e = tensor.empty() : tensor<2x45x77xf16>
  %y = linalg.generic {indexing_maps = [#rows, #of_row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %s : tensor<2x45x77xf16>, tensor<2x45xf32>) outs(%e : tensor<2x45x77xf16>) {
  ^bb0(%a: f16, %of: f32, %o: f16):
    %w = arith.extf %a : f16 to f32
    %eps = arith.constant 0.5 : f32
    %t = arith.addf %of, %eps : f32
    %r = math.rsqrt %t : f32
    %m = arith.mulf %w, %r : f32
    %n = arith.truncf %m : f32 to f16
    linalg.yield %n : f16
  } -> tensor<2x45x77xf16>
  return %y : tensor<2x45x77xf16>
}
func.func private @sum_and_normalized(%image: tensor<2x77x45xf16>, %rows: tensor<2x45x77xf32>) -> (tensor<2x45x77xf16>, tensor<2x45x77xf16>) {
  %e0 = tensor.empty() : tensor<2x45x77xf16>
  %x = linalg.generic {indexing_maps = [#across, #rows, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%image, %rows : tensor<2x77x45xf16>, tensor<2x45x77xf32>) outs(%e0 : tensor<2x45x77xf16>) {
  ^bb0(%a: f16, %w: f32, %o: f16):
    %n = arith.truncf %w : f32 to f16
    %t = arith.addf %a, %n : f16
    linalg.yield %t : f16
  } -> tensor<2x45x77xf16>
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x45xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<2x45xf32>) -> tensor<2x45xf32>
  %s = linalg.generic {indexing_maps = [#rows, #of_row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<2x45x77xf16>) outs(%z : tensor<2x45xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %m = arith.mulf %w, %w : f32
    %t = arith.addf %m, %o : f32
    linalg.yield %t : f32
  } -> tensor<2x45xf32>
  %e = tensor.empty() : tensor<2x45x77xf16>
  %y = linalg.generic {indexing_maps = [#rows, #of_row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %s : tensor<2x45x77xf16>, tensor<2x45xf32>) outs(%e : tensor<2x45x77xf16>) {
  ^bb0(%a: f16, %of: f32, %o: f16):
    %w = arith.extf %a : f16 to f32
    %eps = arith.constant 0.5 : f32
    %t = arith.addf %of, %eps : f32
    %r = math.rsqrt %t : f32
    %m = arith.mulf %w, %r : f32
    %n = arith.truncf %m : f32 to f16
    linalg.yield %n : f16
  } -> tensor<2x45x77xf16>
  return %x, %y : tensor<2x45x77xf16>, tensor<2x45x77xf16>
}
func.func @across() {
  %image = call @image() : () -> tensor<2x77x45xf16>
  %e = tensor.empty() : tensor<2x45x77xf32>
  %quarter = arith.constant 0.25 : f32
  %f = linalg.fill ins(%quarter : f32) outs(%e : tensor<2x45x77xf32>) -> tensor<2x45x77xf32>
  %rows = util.optimization_barrier %f : tensor<2x45x77xf32>
  %sum, %together = call @sum_and_normalized(%image, %rows) : (tensor<2x77x45xf16>, tensor<2x45x77xf32>) -> (tensor<2x45x77xf16>, tensor<2x45x77xf16>)
  %again = call @sum(%image, %rows) : (tensor<2x77x45xf16>, tensor<2x45x77xf32>) -> tensor<2x45x77xf16>
  %apart = util.optimization_barrier %again : tensor<2x45x77xf16>
  %other = call @normalized(%apart) : (tensor<2x45x77xf16>) -> tensor<2x45x77xf16>
  check.expect_eq(%sum, %apart) : tensor<2x45x77xf16>
  check.expect_almost_eq(%together, %other) : tensor<2x45x77xf16>
  return
}

// Statistics of what lies last, of which the second needs the first; the same with a barrier between.
#column = affine_map<(c, b, p) -> (b, p, c)>
#of_column = affine_map<(c, b, p) -> (c)>

func.func private @mean(%x: tensor<2x77x45xf16>) -> tensor<45xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<45xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<45xf32>) -> tensor<45xf32>
  %m = linalg.generic {indexing_maps = [#column, #of_column], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x : tensor<2x77x45xf16>) outs(%f : tensor<45xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %c = arith.constant 0.0064935 : f32
    %d = arith.mulf %w, %c : f32
    %t = arith.addf %d, %o : f32
    linalg.yield %t : f32
  } -> tensor<45xf32>
  return %m : tensor<45xf32>
}
func.func private @variance(%x: tensor<2x77x45xf16>, %mean: tensor<45xf32>) -> tensor<45xf32> {
  %zero = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<45xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<45xf32>) -> tensor<45xf32>
  %v = linalg.generic {indexing_maps = [#column, #of_column, #of_column], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x, %mean : tensor<2x77x45xf16>, tensor<45xf32>) outs(%f2 : tensor<45xf32>) {
  ^bb0(%a: f16, %of: f32, %o: f32):
    %w = arith.extf %a : f16 to f32
    %d = arith.subf %w, %of : f32
    %c = arith.constant 0.0064935 : f32
    %p = arith.mulf %d, %d : f32
    %q = arith.mulf %p, %c : f32
    %t = arith.addf %q, %o : f32
    linalg.yield %t : f32
  } -> tensor<45xf32>
  return %v : tensor<45xf32>
}
func.func private @mean_and_variance(%x: tensor<2x77x45xf16>) -> (tensor<45xf32>, tensor<45xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<45xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<45xf32>) -> tensor<45xf32>
  %m = linalg.generic {indexing_maps = [#column, #of_column], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x : tensor<2x77x45xf16>) outs(%f : tensor<45xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %c = arith.constant 0.0064935 : f32
    %d = arith.mulf %w, %c : f32
    %t = arith.addf %d, %o : f32
    linalg.yield %t : f32
  } -> tensor<45xf32>
  %e2 = tensor.empty() : tensor<45xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<45xf32>) -> tensor<45xf32>
  %v = linalg.generic {indexing_maps = [#column, #of_column, #of_column], iterator_types = ["parallel", "reduction", "reduction"]} ins(%x, %m : tensor<2x77x45xf16>, tensor<45xf32>) outs(%f2 : tensor<45xf32>) {
  ^bb0(%a: f16, %of: f32, %o: f32):
    %w = arith.extf %a : f16 to f32
    %d = arith.subf %w, %of : f32
    %c = arith.constant 0.0064935 : f32
    %p = arith.mulf %d, %d : f32
    %q = arith.mulf %p, %c : f32
    %t = arith.addf %q, %o : f32
    linalg.yield %t : f32
  } -> tensor<45xf32>
  return %m, %v : tensor<45xf32>, tensor<45xf32>
}
func.func @statistics() {
  %x = call @image() : () -> tensor<2x77x45xf16>
  %m, %v = call @mean_and_variance(%x) : (tensor<2x77x45xf16>) -> (tensor<45xf32>, tensor<45xf32>)
  %mean = call @mean(%x) : (tensor<2x77x45xf16>) -> tensor<45xf32>
  %apart = util.optimization_barrier %mean : tensor<45xf32>
  %variance = call @variance(%x, %apart) : (tensor<2x77x45xf16>, tensor<45xf32>) -> tensor<45xf32>
  check.expect_almost_eq(%m, %mean) : tensor<45xf32>
  check.expect_almost_eq(%v, %variance) : tensor<45xf32>
  return
}
