// Functions of the bytes that a product is rounded to, for all 256 of them, beside the same functions computed of each
// element: the product is by the unit matrix. Columns fill vectors, or do not.
#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (k, n)>
#y = affine_map<(m, n, k) -> (m, n)>
#all = affine_map<(m, n) -> (m, n)>

func.func @whole() {
  %c0 = arith.constant 0 : i32
  %one = arith.constant 1 : i8
  %nothing = arith.constant 0 : i8
  %zero = arith.constant 121 : i32
  %unit = arith.constant 1.0 : f32
  %steps = arith.constant 255.0 : f32
  %scale = arith.constant 0.05 : f32
  %xe = tensor.empty() : tensor<300x16xi8>
  %numbers = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%xe : tensor<300x16xi8>) {
  ^bb0(%o: i8):
    %m = linalg.index 0 : index
    %k = linalg.index 1 : index
    %c7 = arith.constant 7 : index
    %row = arith.muli %m, %c7 : index
    %at = arith.addi %row, %k : index
    %v = arith.index_cast %at : index to i8
    linalg.yield %v : i8
  } -> tensor<300x16xi8>
  %x = util.optimization_barrier %numbers : tensor<300x16xi8>
  %we = tensor.empty() : tensor<16x16xi8>
  %unitMatrix = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%we : tensor<16x16xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %same = arith.cmpi eq, %i, %j : index
    %v = arith.select %same, %one, %nothing : i8
    linalg.yield %v : i8
  } -> tensor<16x16xi8>
  %w = util.optimization_barrier %unitMatrix : tensor<16x16xi8>
  %pe = tensor.empty() : tensor<300x16xi32>
  %p0 = linalg.fill ins(%c0 : i32) outs(%pe : tensor<300x16xi32>) -> tensor<300x16xi32>
  %p = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<300x16xi8>, tensor<16x16xi8>) outs(%p0 : tensor<300x16xi32>) {
  ^bb0(%a: i8, %b: i8, %o: i32):
    %l = arith.extui %a : i8 to i32
    %r = arith.extsi %b : i8 to i32
    %m = arith.muli %l, %r : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<300x16xi32>
  %b = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<300x16xi32>) outs(%xe : tensor<300x16xi8>) {
  ^bb0(%a: i32, %o: i8):
    %t = arith.trunci %a : i32 to i8
    linalg.yield %t : i8
  } -> tensor<300x16xi8>
  %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<300x16xi8>) outs(%xe : tensor<300x16xi8>) {
  ^bb0(%a: i8, %o: i8):
    %i = arith.extui %a : i8 to i32
    %c = arith.subi %i, %zero : i32
    %f = arith.sitofp %c : i32 to f32
    %s = arith.mulf %f, %scale : f32
    %n = arith.negf %s : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %unit : f32
    %q = arith.divf %steps, %d : f32
    %r = math.roundeven %q : f32
    %k = arith.fptosi %r : f32 to i32
    %t = arith.trunci %k : i32 to i8
    linalg.yield %t : i8
  } -> tensor<300x16xi8>
  %z = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<300x16xi8>) outs(%xe : tensor<300x16xi8>) {
  ^bb0(%a: i8, %o: i8):
    %i = arith.extui %a : i8 to i32
    %c = arith.subi %i, %zero : i32
    %f = arith.sitofp %c : i32 to f32
    %s = arith.mulf %f, %scale : f32
    %n = arith.negf %s : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %unit : f32
    %q = arith.divf %steps, %d : f32
    %r = math.roundeven %q : f32
    %k = arith.fptosi %r : f32 to i32
    %t = arith.trunci %k : i32 to i8
    linalg.yield %t : i8
  } -> tensor<300x16xi8>
  check.expect_eq(%y, %z) : tensor<300x16xi8>
  return
}

func.func @ragged() {
  %c0 = arith.constant 0 : i32
  %one = arith.constant 1 : i8
  %nothing = arith.constant 0 : i8
  %zero = arith.constant 121 : i32
  %unit = arith.constant 1.0 : f32
  %steps = arith.constant 255.0 : f32
  %scale = arith.constant 0.05 : f32
  %xe = tensor.empty() : tensor<111x37xi8>
  %numbers = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%xe : tensor<111x37xi8>) {
  ^bb0(%o: i8):
    %m = linalg.index 0 : index
    %k = linalg.index 1 : index
    %c7 = arith.constant 7 : index
    %row = arith.muli %m, %c7 : index
    %at = arith.addi %row, %k : index
    %v = arith.index_cast %at : index to i8
    linalg.yield %v : i8
  } -> tensor<111x37xi8>
  %x = util.optimization_barrier %numbers : tensor<111x37xi8>
  %we = tensor.empty() : tensor<37x37xi8>
  %unitMatrix = linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%we : tensor<37x37xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %same = arith.cmpi eq, %i, %j : index
    %v = arith.select %same, %one, %nothing : i8
    linalg.yield %v : i8
  } -> tensor<37x37xi8>
  %w = util.optimization_barrier %unitMatrix : tensor<37x37xi8>
  %pe = tensor.empty() : tensor<111x37xi32>
  %p0 = linalg.fill ins(%c0 : i32) outs(%pe : tensor<111x37xi32>) -> tensor<111x37xi32>
  %p = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<111x37xi8>, tensor<37x37xi8>) outs(%p0 : tensor<111x37xi32>) {
  ^bb0(%a: i8, %b: i8, %o: i32):
    %l = arith.extui %a : i8 to i32
    %r = arith.extsi %b : i8 to i32
    %m = arith.muli %l, %r : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<111x37xi32>
  %b = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<111x37xi32>) outs(%xe : tensor<111x37xi8>) {
  ^bb0(%a: i32, %o: i8):
    %t = arith.trunci %a : i32 to i8
    linalg.yield %t : i8
  } -> tensor<111x37xi8>
  %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<111x37xi8>) outs(%xe : tensor<111x37xi8>) {
  ^bb0(%a: i8, %o: i8):
    %i = arith.extui %a : i8 to i32
    %c = arith.subi %i, %zero : i32
    %f = arith.sitofp %c : i32 to f32
    %s = arith.mulf %f, %scale : f32
    %n = arith.negf %s : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %unit : f32
    %q = arith.divf %steps, %d : f32
    %r = math.roundeven %q : f32
    %k = arith.fptosi %r : f32 to i32
    %t = arith.trunci %k : i32 to i8
    linalg.yield %t : i8
  } -> tensor<111x37xi8>
  %z = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<111x37xi8>) outs(%xe : tensor<111x37xi8>) {
  ^bb0(%a: i8, %o: i8):
    %i = arith.extui %a : i8 to i32
    %c = arith.subi %i, %zero : i32
    %f = arith.sitofp %c : i32 to f32
    %s = arith.mulf %f, %scale : f32
    %n = arith.negf %s : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %unit : f32
    %q = arith.divf %steps, %d : f32
    %r = math.roundeven %q : f32
    %k = arith.fptosi %r : f32 to i32
    %t = arith.trunci %k : i32 to i8
    linalg.yield %t : i8
  } -> tensor<111x37xi8>
  check.expect_eq(%y, %z) : tensor<111x37xi8>
  return
}
