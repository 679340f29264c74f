// Slices and rows written into what a loop carries, between the rows of which there are gaps: in place, the rest as it was.

#id = affine_map<(a, b, c) -> (a, b, c)>
func.func private @numbers(%seed: index) -> tensor<3x1x24xf32> {
  %e = tensor.empty() : tensor<3x1x24xf32>
  %x = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<3x1x24xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 2 : index
    %k = affine.apply affine_map<(a, c)[s] -> (a * 100 + c + s * 1000)>(%i, %j)[%seed]
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<3x1x24xf32>
  return %x : tensor<3x1x24xf32>
}

// What is expected: at step t < n the number of that step, else -1; from column `first` on.
func.func private @expected(%n: index, %first: index) -> tensor<3x7x24xf32> {
  %e = tensor.empty() : tensor<3x7x24xf32>
  %x = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<3x7x24xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %t = linalg.index 1 : index
    %j = linalg.index 2 : index
    %k = affine.apply affine_map<(a, b, c) -> (a * 100 + c + b * 1000)>(%i, %t, %j)
    %m = arith.index_cast %k : index to i32
    %f = arith.sitofp %m : i32 to f32
    %none = arith.constant -1.0 : f32
    %early = arith.cmpi ult, %t, %n : index
    %right = arith.cmpi uge, %j, %first : index
    %is = arith.andi %early, %right : i1
    %r = arith.select %is, %f, %none : f32
    linalg.yield %r : f32
  } -> tensor<3x7x24xf32>
  return %x : tensor<3x7x24xf32>
}

// Vectors of whole rows.
func.func @rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = util.optimization_barrier %c5 : index
  %none = arith.constant -1.0 : f32
  %empty = tensor.empty() : tensor<3x7x24xf32>
  %cache = linalg.fill ins(%none : f32) outs(%empty : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%now = %cache) -> tensor<3x7x24xf32> {
    %x = func.call @numbers(%t) : (index) -> tensor<3x1x24xf32>
    %next = tensor.insert_slice %x into %now[0, %t, 0] [3, 1, 24] [1, 1, 1] : tensor<3x1x24xf32> into tensor<3x7x24xf32>
    scf.yield %next : tensor<3x7x24xf32>
  }
  %want = call @expected(%n, %c0) : (index, index) -> tensor<3x7x24xf32>
  check.expect_eq(%r, %want) : tensor<3x7x24xf32>
  return
}

// A part of each row, of a size and from a column that are known at run time only; the last step is read again inside the loop.
func.func @parts() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c24 = arith.constant 24 : index
  %first = util.optimization_barrier %c7 : index
  %width = arith.subi %c24, %first : index
  %none = arith.constant -1.0 : f32
  %empty = tensor.empty() : tensor<3x7x24xf32>
  %cache = linalg.fill ins(%none : f32) outs(%empty : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
  %r, %u = scf.for %t = %c0 to %c5 step %c1 iter_args(%now = %cache, %sum = %cache) -> (tensor<3x7x24xf32>, tensor<3x7x24xf32>) {
    %x = func.call @numbers(%t) : (index) -> tensor<3x1x24xf32>
    %part = tensor.extract_slice %x[0, 0, %first] [3, 1, %width] [1, 1, 1] : tensor<3x1x24xf32> to tensor<3x1x?xf32>
    %next = tensor.insert_slice %part into %now[0, %t, %first] [3, 1, %width] [1, 1, 1] : tensor<3x1x?xf32> into tensor<3x7x24xf32>
    %e = tensor.empty() : tensor<3x7x24xf32>
    %max = linalg.max ins(%sum, %next : tensor<3x7x24xf32>, tensor<3x7x24xf32>) outs(%e : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    scf.yield %next, %max : tensor<3x7x24xf32>, tensor<3x7x24xf32>
  }
  %want = call @expected(%c5, %first) : (index, index) -> tensor<3x7x24xf32>
  check.expect_eq(%r, %want) : tensor<3x7x24xf32>
  check.expect_eq(%u, %want) : tensor<3x7x24xf32>
  return
}

// The old tensor is read after the new one is made: there are two of them.
func.func @kept() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %none = arith.constant -1.0 : f32
  %empty = tensor.empty() : tensor<3x7x24xf32>
  %cache = linalg.fill ins(%none : f32) outs(%empty : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
  %r, %u = scf.for %t = %c0 to %c5 step %c1 iter_args(%now = %cache, %sum = %cache) -> (tensor<3x7x24xf32>, tensor<3x7x24xf32>) {
    %x = func.call @numbers(%t) : (index) -> tensor<3x1x24xf32>
    %next = tensor.insert_slice %x into %now[0, %t, 0] [3, 1, 24] [1, 1, 1] : tensor<3x1x24xf32> into tensor<3x7x24xf32>
    %e = tensor.empty() : tensor<3x7x24xf32>
    %diff = linalg.sub ins(%next, %now : tensor<3x7x24xf32>, tensor<3x7x24xf32>) outs(%e : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    %e2 = tensor.empty() : tensor<3x7x24xf32>
    %all = linalg.add ins(%sum, %diff : tensor<3x7x24xf32>, tensor<3x7x24xf32>) outs(%e2 : tensor<3x7x24xf32>) -> tensor<3x7x24xf32>
    scf.yield %next, %all : tensor<3x7x24xf32>, tensor<3x7x24xf32>
  }
  %want = call @expected(%c5, %c0) : (index, index) -> tensor<3x7x24xf32>
  check.expect_eq(%r, %want) : tensor<3x7x24xf32>
  check.expect_eq(%u, %want) : tensor<3x7x24xf32>
  return
}
