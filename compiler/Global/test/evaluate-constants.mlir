// RUN: sluice compile %s --target=cpu:haswell --stop-after=global -o - | FileCheck %s
// RUN: sluice compile %s --target=cpu:haswell --stop-after=global --no-constant-evaluation -o - | FileCheck %s --check-prefix=OFF
// REQUIRES: sluice

#id = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>

// What depends on constants only is computed now, on this machine.
// CHECK-LABEL: func.func @computed(
//       CHECK:   %[[C:.+]] = arith.constant dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : tensor<4xf32>
//  CHECK-NEXT:   return %[[C]]
// OFF-LABEL: func.func @computed(
//       OFF:   linalg.generic
func.func @computed() -> tensor<4xf32> {
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// Constant weights are packed now: the constant is the stored form, filled up to whole panels.
// CHECK-LABEL: func.func @packed(
//   CHECK-NOT:   encoding.set
//       CHECK:   %[[C:.+]] = arith.constant dense<{{\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00, {{.+}}, 0.000000e+00], [4.000000e+00, {{.+}} : tensor<1x2x16xf32>
//       CHECK:   %[[P:.+]] = encoding.storage_cast %[[C]] : tensor<1x2x16xf32> -> tensor<2x3xf32, #encoding.panels<k = [0], n = 1, width = 16>>
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[P]]
// OFF-LABEL: func.func @packed(
//       OFF:   encoding.set
func.func @packed(%a: tensor<?x2xf32>, %out: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %y = linalg.matmul ins(%a, %w : tensor<?x2xf32>, tensor<2x3xf32>) outs(%out : tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

// What would be much larger than its source stays an expression, and so does what depends on an argument.
// CHECK-LABEL: func.func @kept(
//   CHECK-NOT:   evaluated
//       CHECK:   %[[G:.+]] = linalg.generic {{.+}} outs(%{{.+}} : tensor<4096x4xf32>)
//       CHECK:   %[[X:.+]] = linalg.generic {{.+}} ins(%arg0, %{{.+}} : tensor<4xf32>, tensor<4xf32>)
//       CHECK:   return %[[G]], %[[X]]
func.func @kept(%x: tensor<4xf32>) -> (tensor<4096x4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4096x4xf32>
  %g = linalg.generic {indexing_maps = [#row, #both], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4xf32>) outs(%e : tensor<4096x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<4096x4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %c : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %g, %y : tensor<4096x4xf32>, tensor<4xf32>
}

// Weights that are declared inside a branch are computed now, too.
// CHECK-LABEL: func.func @branch(
//       CHECK:   %[[C:.+]] = arith.constant dense<[2.000000e+00, 6.000000e+00]> : tensor<2xf32>
//       CHECK:   arith.select %arg0, %[[C]], %arg1
func.func @branch(%which: i1, %x: tensor<2xf32>) -> tensor<2xf32> {
  %r = scf.if %which -> tensor<2xf32> {
    %c = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
    %e = tensor.empty() : tensor<2xf32>
    %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<2xf32>) outs(%e : tensor<2xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %a, %a : f32
      linalg.yield %s : f32
    } -> tensor<2xf32>
    scf.yield %y : tensor<2xf32>
  } else {
    scf.yield %x : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// Fills are known, too: tensors that are put together from constants and parts of fills, and scalars that are computed.
// CHECK-LABEL: func.func @put_together(
//   CHECK-NOT:   insert_slice
//       CHECK:   %[[C:.+]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<2x3xf16>
//       CHECK:   return %[[C]]
func.func @put_together() -> tensor<2x3xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<2x3xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x3xf16>) -> tensor<2x3xf16>
  %row = tensor.extract_slice %f[0, 0] [1, 3] [1, 1] : tensor<2x3xf16> to tensor<1x3xf16>
  %c = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf16>
  %filled = tensor.insert_slice %c into %row[0, 0] [1, 2] [1, 1] : tensor<1x2xf16> into tensor<1x3xf16>
  %r = tensor.insert_slice %filled into %f[0, 0] [1, 3] [1, 1] : tensor<1x3xf16> into tensor<2x3xf16>
  return %r : tensor<2x3xf16>
}

// CHECK-LABEL: func.func @scalar(
//   CHECK-NOT:   tensor.from_elements
//       CHECK:   return
func.func @scalar(%x: tensor<?xf16>) -> tensor<?xf16> {
  %d = arith.constant 0.17677669529663687 : f64
  %s = arith.truncf %d : f64 to f16
  %t = tensor.from_elements %s : tensor<f16>
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>, #id], iterator_types = ["parallel"]} ins(%x, %t : tensor<?xf16>, tensor<f16>) outs(%x : tensor<?xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    linalg.yield %m : f16
  } -> tensor<?xf16>
  return %r : tensor<?xf16>
}

// What small normalizations divide by: MLIR takes them apart to scalars, of which it folds no reciprocal roots.
// CHECK-LABEL: func.func @roots(
//       CHECK:   %[[C:.+]] = arith.constant dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>
//       CHECK:   return %[[C]]
func.func @roots() -> tensor<2xf32> {
  %a = arith.constant 4.0 : f32
  %b = arith.constant 16.0 : f32
  %ra = math.rsqrt %a : f32
  %rb = math.rsqrt %b : f32
  %t = tensor.from_elements %ra, %rb : tensor<2xf32>
  return %t : tensor<2xf32>
}

// A table of two rows is looked up 4096 times (64 KB), as relative positions of attention are: the values are kept, in the order in which
// they are read. A large table stands by, of which these are less than a fourth.
// CHECK-LABEL: func.func @looked_up(
//   CHECK-NOT:   tensor.extract
//       CHECK:   return %{{.+}}, %{{.+}} : tensor<4x4096xf32>, tensor<512x256xf32>
func.func @looked_up(%x: tensor<512x256xf32>) -> (tensor<4x4096xf32>, tensor<512x256xf32>) {
  %table = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %places = arith.constant dense<1> : tensor<4096xi64>
  %large = arith.constant dense<1.5> : tensor<512x256xf32>
  %e = tensor.empty() : tensor<4096x4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #both], iterator_types = ["parallel", "parallel"]} ins(%places : tensor<4096xi64>) outs(%e : tensor<4096x4xf32>) {
  ^bb0(%a: i64, %o: f32):
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %table[%i, %j] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<4096x4xf32>
  %et = tensor.empty() : tensor<4x4096xf32>
  %t = linalg.transpose ins(%g : tensor<4096x4xf32>) outs(%et : tensor<4x4096xf32>) permutation = [1, 0]
  %ex = tensor.empty() : tensor<512x256xf32>
  %r = linalg.generic {indexing_maps = [#both, #both, #both], iterator_types = ["parallel", "parallel"]} ins(%x, %large : tensor<512x256xf32>, tensor<512x256xf32>) outs(%ex : tensor<512x256xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<512x256xf32>
  return %t, %r : tensor<4x4096xf32>, tensor<512x256xf32>
}

// Positions that are looked up are known, too: indices that lie side by side are stored, so they are computed now; a mask that hides
// nothing is one number. What readers compute by the way stays.
// CHECK-LABEL: func.func @positions(
//   CHECK-DAG:   arith.constant dense<true> : tensor<3x4xi1>
//   CHECK-DAG:   arith.constant dense<{{\[\[}}0, 5], [1, 5], [2, 5]]> : tensor<3x2xi64>
//       CHECK:   %[[IOTA:.+]] = linalg.generic
//       CHECK:     linalg.index 0
//       CHECK:   return
func.func @positions() -> (tensor<3x4xi1>, tensor<3x2xi64>, tensor<3xi64>) {
  %zero = arith.constant 0 : i64
  %five = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3xi64>
  %iota = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<3xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<3xi64>
  %em = tensor.empty() : tensor<3x4xi1>
  %mask = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #both], iterator_types = ["parallel", "parallel"]} ins(%iota : tensor<3xi64>) outs(%em : tensor<3x4xi1>) {
  ^bb0(%p: i64, %o: i1):
    %c = arith.cmpi sge, %p, %zero : i64
    linalg.yield %c : i1
  } -> tensor<3x4xi1>
  %column = tensor.expand_shape %iota [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
  %e2 = tensor.empty() : tensor<3x2xi64>
  %fives = linalg.fill ins(%five : i64) outs(%e2 : tensor<3x2xi64>) -> tensor<3x2xi64>
  %both = tensor.insert_slice %column into %fives[0, 0] [3, 1] [1, 1] : tensor<3x1xi64> into tensor<3x2xi64>
  return %mask, %both, %iota : tensor<3x4xi1>, tensor<3x2xi64>, tensor<3xi64>
}

// What would take minutes is left to run time.
// CHECK-LABEL: func.func @long_sum(
//       CHECK:   linalg.generic
//       CHECK:     math.sin
func.func @long_sum() -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %s = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %n = tensor.empty() : tensor<100000000000xi1>
  %y = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%n : tensor<100000000000xi1>) outs(%s : tensor<f32>) {
  ^bb0(%b: i1, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %f = arith.sitofp %j : i64 to f32
    %x = math.sin %f : f32
    %a = arith.addf %o, %x : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  return %y : tensor<f32>
}

// Panels are evaluated although they are larger, where the function has far more other constants.
// CHECK-LABEL: func.func @packed_bytes(
//   CHECK-NOT:   linalg.generic
//       CHECK:   encoding.storage_cast
// OFF-LABEL: func.func @packed_bytes(
//       OFF:   encoding.set
func.func @packed_bytes() -> (tensor<4096x16xi8, #encoding.panels<k = [1], n = 0, width = 16>>, tensor<262144xf32>) {
  %other = arith.constant dense<1.0> : tensor<262144xf32>
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<16xi8>
  %e = tensor.empty() : tensor<4096x16xi8>
  %g = linalg.generic {indexing_maps = [#row, #both], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<16xi8>) outs(%e : tensor<4096x16xi8>) {
  ^bb0(%a: i8, %o: i8):
    %s = arith.addi %a, %a : i8
    linalg.yield %s : i8
  } -> tensor<4096x16xi8>
  %p = encoding.set %g : tensor<4096x16xi8> -> tensor<4096x16xi8, #encoding.panels<k = [1], n = 0, width = 16>>
  return %p, %other : tensor<4096x16xi8, #encoding.panels<k = [1], n = 0, width = 16>>, tensor<262144xf32>
}
