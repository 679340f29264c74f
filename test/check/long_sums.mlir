// Sums whose elements do not follow each other, with few results: in two steps on GPUs. Sums of whole numbers are exact in any order.

func.func private @image(%n: index, %h: index, %w: index, %c: index) -> tensor<?x?x?x?xf32> {
  %e = tensor.empty(%n, %h, %w, %c) : tensor<?x?x?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1, i2, i3) -> (i0, i1, i2, i3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<?x?x?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %k0 = arith.constant 5 : index
    %k1 = arith.constant 3 : index
    %p0 = arith.muli %i0, %k0 : index
    %p1 = arith.muli %i1, %k1 : index
    %s0 = arith.addi %p0, %p1 : index
    %s1 = arith.addi %s0, %i2 : index
    %s2 = arith.muli %i3, %k0 : index
    %s3 = arith.addi %s1, %s2 : index
    %m = arith.constant 13 : index
    %r = arith.remui %s3, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?x?x?x?xf32>
  %b = util.optimization_barrier %x : tensor<?x?x?x?xf32>
  return %b : tensor<?x?x?x?xf32>
}

// Over the rows of the image one after the other: each row's sums, then theirs.
func.func private @by_rows(%x: tensor<?x?x?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?x?x?xf32>
  %h = tensor.dim %x, %c1 : tensor<?x?x?x?xf32>
  %c = tensor.dim %x, %c3 : tensor<?x?x?x?xf32>
  %e = tensor.empty(%n, %h, %c) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.reduce {arith.addf} ins(%x : tensor<?x?x?x?xf32>) outs(%f : tensor<?x?x?xf32>) dimensions = [2]
  %b = util.optimization_barrier %p : tensor<?x?x?xf32>
  %e2 = tensor.empty(%n, %c) : tensor<?x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.reduce {arith.addf} ins(%b : tensor<?x?x?xf32>) outs(%f2 : tensor<?x?xf32>) dimensions = [1]
  return %s : tensor<?x?xf32>
}

func.func @known_sizes() {
  %n = arith.constant 3 : index
  %h = arith.constant 40 : index
  %w = arith.constant 21 : index
  %c = arith.constant 34 : index
  %zero = arith.constant 0.0 : f32
  %xd = call @image(%n, %h, %w, %c) : (index, index, index, index) -> tensor<?x?x?x?xf32>
  %x = tensor.cast %xd : tensor<?x?x?x?xf32> to tensor<3x40x21x34xf32>
  %e = tensor.empty() : tensor<3x34xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x34xf32>) -> tensor<3x34xf32>
  %s = linalg.reduce {arith.addf} ins(%x : tensor<3x40x21x34xf32>) outs(%f : tensor<3x34xf32>) dimensions = [1, 2]
  %wanted = call @by_rows(%xd) : (tensor<?x?x?x?xf32>) -> tensor<?x?xf32>
  %ws = tensor.cast %wanted : tensor<?x?xf32> to tensor<3x34xf32>
  check.expect_eq(%s, %ws) : tensor<3x34xf32>
  return
}

// Sizes that are known at run time only, and a sum that begins at a number, of squares.
func.func @unknown_sizes() {
  %n = util.unfoldable_constant 2 : index
  %h = util.unfoldable_constant 33 : index
  %w = util.unfoldable_constant 5 : index
  %c = util.unfoldable_constant 7 : index
  %seven = arith.constant 7.0 : f32
  %x = call @image(%n, %h, %w, %c) : (index, index, index, index) -> tensor<?x?x?x?xf32>
  %e = tensor.empty(%n, %c) : tensor<?x?xf32>
  %f = linalg.fill ins(%seven : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>, affine_map<(n, h, w, c) -> (n, c)>], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%x : tensor<?x?x?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.mulf %a, %a : f32
    %t = arith.addf %o, %q : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %es = tensor.empty(%n, %h, %w, %c) : tensor<?x?x?x?xf32>
  %squares = linalg.mul ins(%x, %x : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%es : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %sb = util.optimization_barrier %squares : tensor<?x?x?x?xf32>
  %sums = call @by_rows(%sb) : (tensor<?x?x?x?xf32>) -> tensor<?x?xf32>
  %wanted = linalg.generic {indexing_maps = [affine_map<(n, c) -> (n, c)>, affine_map<(n, c) -> (n, c)>], iterator_types = ["parallel", "parallel"]} ins(%sums : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %seven : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  check.expect_eq(%s, %wanted) : tensor<?x?xf32>
  return
}

// The largest, with all of one image below zero.
func.func @maxima() {
  %n = arith.constant 2 : index
  %h = arith.constant 24 : index
  %w = arith.constant 16 : index
  %c = arith.constant 9 : index
  %xd = call @image(%n, %h, %w, %c) : (index, index, index, index) -> tensor<?x?x?x?xf32>
  %x = tensor.cast %xd : tensor<?x?x?x?xf32> to tensor<2x24x16x9xf32>
  %least = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x9xf32>
  %f = linalg.fill ins(%least : f32) outs(%e : tensor<2x9xf32>) -> tensor<2x9xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>, affine_map<(n, h, w, c) -> (n, c)>], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%x : tensor<2x24x16x9xf32>) outs(%f : tensor<2x9xf32>) {
  ^bb0(%a: f32, %o: f32):
    %twenty = arith.constant 20.0 : f32
    %q = arith.subf %a, %twenty : f32
    %t = arith.maximumf %o, %q : f32
    linalg.yield %t : f32
  } -> tensor<2x9xf32>
  check.expect_eq_const(%s, dense<-8.0> : tensor<2x9xf32>) : tensor<2x9xf32>
  return
}
