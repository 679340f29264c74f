// Products of f16 that several kernels read, and sums in f16 that are widened by what reads them, against the same with every step stored.

func.func private @tensor2(%d0: index, %d1: index) -> tensor<?x?xf16> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %c0 = arith.constant 5 : index
    %p0 = arith.muli %i0, %c0 : index
    %s = arith.addi %p0, %i1 : index
    %m = arith.constant 7 : index
    %r = arith.remui %s, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f16
    %c3 = arith.constant 3.0 : f16
    %t = arith.subf %v, %c3 : f16
    linalg.yield %t : f16
  } -> tensor<?x?xf16>
  return %x : tensor<?x?xf16>
}

func.func private @product(%x: tensor<?x?xf16>, %w: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %zero = arith.constant 0.0 : f16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<?x?xf16>) -> tensor<?x?xf16>
  %p = linalg.matmul ins(%x, %w : tensor<?x?xf16>, tensor<?x?xf16>) outs(%f : tensor<?x?xf16>) -> tensor<?x?xf16>
  return %p : tensor<?x?xf16>
}

func.func private @multiplied(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf16>) outs(%b : tensor<?x?xf16>) {
  ^bb0(%p: f16, %q: f16):
    %wide = arith.extf %p : f16 to f32
    %third = arith.constant 0.333333343 : f32
    %scaled = arith.mulf %wide, %third : f32
    %narrow = arith.truncf %scaled : f32 to f16
    %m = arith.mulf %narrow, %q : f16
    linalg.yield %m : f16
  } -> tensor<?x?xf16>
  return %y : tensor<?x?xf16>
}

func.func private @norm(%x: tensor<?x?xf16>, %r: tensor<?x?xf16>, %store: i1) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf16>
  %n = tensor.dim %x, %c1 : tensor<?x?xf16>
  %e16 = tensor.empty(%m, %n) : tensor<?x?xf16>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<?x?xf16>, tensor<?x?xf16>) outs(%e16 : tensor<?x?xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %s = arith.addf %p, %q : f16
    linalg.yield %s : f16
  } -> tensor<?x?xf16>
  %e32 = tensor.empty(%m, %n) : tensor<?x?xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%sum : tensor<?x?xf16>) outs(%e32 : tensor<?x?xf32>) {
  ^bb0(%p: f16, %o: f32):
    %w = arith.extf %p : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?x?xf32>
  %kept = scf.if %store -> tensor<?x?xf32> {
    %barrier = util.optimization_barrier %wide : tensor<?x?xf32>
    scf.yield %barrier : tensor<?x?xf32>
  } else {
    scf.yield %wide : tensor<?x?xf32>
  }
  %er = tensor.empty(%m) : tensor<?xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>
  %squares = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%kept : tensor<?x?xf32>) outs(%fr : tensor<?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %q = arith.mulf %p, %p : f32
    %s = arith.addf %q, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%kept, %squares : tensor<?x?xf32>, tensor<?xf32>) outs(%e32 : tensor<?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

func.func private @gate(%m: index, %k: index, %n: index) {
  %x = call @tensor2(%m, %k) : (index, index) -> tensor<?x?xf16>
  %wa = call @tensor2(%k, %n) : (index, index) -> tensor<?x?xf16>
  %wb0 = tensor.extract_slice %wa[0, 0] [%k, %n] [1, 1] : tensor<?x?xf16> to tensor<?x?xf16>
  %wb = util.optimization_barrier %wb0 : tensor<?x?xf16>
  %a = call @product(%x, %wa) : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  %b = call @product(%x, %wb) : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  %y = call @multiplied(%a, %b) : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  %as = util.optimization_barrier %a : tensor<?x?xf16>
  %bs = util.optimization_barrier %b : tensor<?x?xf16>
  %z = call @multiplied(%as, %bs) : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  check.expect_eq(%y, %z) : tensor<?x?xf16>
  %true = util.unfoldable_constant true
  %stored = call @norm(%y, %b, %true) : (tensor<?x?xf16>, tensor<?x?xf16>, i1) -> tensor<?x?xf32>
  %false = arith.constant false
  %fused = call @norm(%y, %b, %false) : (tensor<?x?xf16>, tensor<?x?xf16>, i1) -> tensor<?x?xf32>
  check.expect_almost_eq(%fused, %stored) : tensor<?x?xf32>
  return
}

func.func @gate_small() {
  %m = util.unfoldable_constant 3 : index
  %k = util.unfoldable_constant 5 : index
  %n = util.unfoldable_constant 7 : index
  call @gate(%m, %k, %n) : (index, index, index) -> ()
  return
}
func.func @gate_large() {
  %m = util.unfoldable_constant 67 : index
  %k = util.unfoldable_constant 40 : index
  %n = util.unfoldable_constant 136 : index
  call @gate(%m, %k, %n) : (index, index, index) -> ()
  return
}
func.func @gate_static() {
  %m = arith.constant 33 : index
  %k = arith.constant 64 : index
  %n = arith.constant 96 : index
  call @gate(%m, %k, %n) : (index, index, index) -> ()
  return
}
