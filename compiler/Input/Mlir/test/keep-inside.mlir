// RUN: sluice-opt %s --sluice-keep-inside --canonicalize --cse | FileCheck %s
// What callers could get wrong is looked at before, and what cannot be is left alone.

#id = affine_map<(a) -> (a)>

// The sizes over which a product sums; those of its result are its operands'.
// CHECK-LABEL: func @product(
//  CHECK-SAME:   %[[A:[^:]+]]: tensor<?x?xf32>, %[[B:[^:]+]]: tensor<?x?xf32>)
//   CHECK-DAG:   %[[K:.+]] = tensor.dim %[[A]], %c1
//   CHECK-DAG:   %[[L:.+]] = tensor.dim %[[B]], %c0
//       CHECK:   %[[SAME:.+]] = arith.cmpi eq, %[[K]], %[[L]]
//       CHECK:   cf.assert %[[SAME]], "linalg.matmul: sizes of its operands differ"
//   CHECK-NOT:   cf.assert
//       CHECK:   return
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.exp ins(%r : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}

// A window ends where the picture does.
// CHECK-LABEL: func @windows(
//       CHECK:   cf.assert {{.*}} "linalg.conv_1d: it reads past the end of an operand"
func.func @windows(%x: tensor<?xf32>, %w: tensor<3xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.conv_1d ins(%x, %w : tensor<?xf32>, tensor<3xf32>) outs(%out : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// A number from the data is clamped in a kernel, a place of the loops is not.
// CHECK-LABEL: func @rows(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x4xf32>
//       CHECK:   %[[N:.+]] = tensor.dim %[[X]], %c0
//       CHECK:   cf.assert {{.*}} "linalg.generic: it reads from a tensor without elements"
//       CHECK:   %[[LAST:.+]] = arith.subi %[[N]], %c1
//       CHECK:   linalg.generic
//       CHECK:     %[[AT:.+]] = arith.index_cast
//       CHECK:     %[[COLUMN:.+]] = linalg.index 1
//       CHECK:     %[[LEAST:.+]] = arith.minsi %[[AT]], %[[LAST]]
//       CHECK:     %[[ROW:.+]] = arith.maxsi %[[LEAST]], %c0
//       CHECK:     tensor.extract %[[X]][%[[ROW]], %[[COLUMN]]]
func.func @rows(%x: tensor<?x4xf32>, %at: tensor<?xi64>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %at, %c0 : tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%at : tensor<?xi64>) outs(%e : tensor<?x4xf32>) {
  ^bb0(%i: i64, %o: f32):
    %row = arith.index_cast %i : i64 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %x[%row, %column] : tensor<?x4xf32>
    linalg.yield %v : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// A position that a caller gives.
// CHECK-LABEL: func @cache(
//       CHECK:   cf.assert {{.*}} "tensor.insert_slice: the slice is not inside of the tensor"
//       CHECK:   tensor.insert_slice
func.func @cache(%cache: tensor<16x4xf32>, %new: tensor<1x4xf32>, %at: index) -> tensor<16x4xf32> {
  %r = tensor.insert_slice %new into %cache[%at, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<16x4xf32>
  return %r : tensor<16x4xf32>
}

// One that is clamped already, steps of a loop, and all of a tensor.
// CHECK-LABEL: func @inside(
//   CHECK-NOT:   cf.assert
//       CHECK:   return
func.func @inside(%x: tensor<16x?xf32>, %at: index) -> (tensor<1x?xf32>, tensor<16x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %x, %c1 : tensor<16x?xf32>
  %low = arith.maxsi %at, %c0 : index
  %place = arith.minsi %low, %c15 : index
  %row = tensor.extract_slice %x[%place, 0] [1, %n] [1, 1] : tensor<16x?xf32> to tensor<1x?xf32>
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%all = %x) -> (tensor<16x?xf32>) {
    %next = tensor.insert_slice %row into %all[%i, 0] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<16x?xf32>
    scf.yield %next : tensor<16x?xf32>
  }
  return %row, %r : tensor<1x?xf32>, tensor<16x?xf32>
}

// CHECK-LABEL: func @best(
//       CHECK:   cf.assert {{.*}} "linalg_ext.topk: a row has fewer elements than it gives"
func.func @best(%x: tensor<?xf32>, %v: tensor<3xf32>) -> tensor<3xf32> {
  %r = linalg_ext.topk {overwrite} dimension(0) ins(%x : tensor<?xf32>) outs(%v : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// The nearest slice of none.
// CHECK-LABEL: func @slices(
//       CHECK:   cf.assert {{.*}} "linalg_ext.gather: it reads from a tensor without elements"
func.func @slices(%x: tensor<?x4xf32>, %at: tensor<3x1xi64>, %out: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %r = linalg_ext.gather dimension_map = [0] ins(%x, %at : tensor<?x4xf32>, tensor<3x1xi64>) outs(%out : tensor<3x4xf32>) {
  ^bb0(%s: f32, %o: f32):
    linalg_ext.yield %s : f32
  } -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// CHECK-LABEL: func @padded(
//       CHECK:   cf.assert {{.*}} "tensor.pad: what is added is below 0 or too large"
//   CHECK-NOT:   cf.assert
func.func @padded(%x: tensor<?xf32>, %low: index) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %r = tensor.pad %x low[%low] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func @stage(
//       CHECK:   cf.assert {{.*}} "linalg_ext.fft: the length is no multiple of what its stage joins"
//       CHECK:   cf.assert {{.*}} "linalg_ext.fft: its stage has more coefficients"
func.func @stage(%stage: index, %c: tensor<?xf32>, %s: tensor<?xf32>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = linalg_ext.fft ins(%stage, %c, %s : index, tensor<?xf32>, tensor<?xf32>) outs(%x, %y : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @steps(
//       CHECK:   cf.assert {{.*}} "scf.for: its step is not above 0"
func.func @steps(%x: f32, %n: index, %by: index) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %by iter_args(%y = %x) -> (f32) {
    %z = arith.addf %y, %y : f32
    scf.yield %z : f32
  }
  return %r : f32
}

// Backward steps and states that keep their rows need no look; what is the same in each step is looked at once.
// CHECK-LABEL: func.func @backward(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x?xf32>, %[[SCALES:[^:]+]]: tensor<?xf32>
//       CHECK:   %[[ROWS:.+]] = tensor.dim %[[X]], %c1
//       CHECK:   %[[OTHER:.+]] = tensor.dim %[[SCALES]]
//       CHECK:   %[[SAME:.+]] = arith.cmpi eq, %{{.+}}, %[[OTHER]]
//       CHECK:   %[[NONE:.+]] = arith.cmpi sle, %{{.+}}, %c0
//       CHECK:   %[[FINE:.+]] = arith.ori %[[SAME]], %[[NONE]]
//       CHECK:   cf.assert %[[FINE]], "linalg.mul: sizes of its operands differ"
//  CHECK-NEXT:   scf.for
//   CHECK-NOT:   cf.assert
//       CHECK:   return
func.func @backward(%x: tensor<?x?xf32>, %scales: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %steps = tensor.dim %x, %c0 : tensor<?x?xf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?xf32>
  %all = tensor.empty(%steps, %rows) : tensor<?x?xf32>
  %some = tensor.empty(%rows) : tensor<?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%some : tensor<?xf32>) -> tensor<?xf32>
  %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%y = %all, %h = %start) -> (tensor<?x?xf32>, tensor<?xf32>) {
    %left = arith.subi %steps, %t : index
    %at = arith.subi %left, %c1 : index
    %row = tensor.extract_slice %x[%at, 0] [1, %rows] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
    %sum = linalg.add ins(%row, %h : tensor<?xf32>, tensor<?xf32>) outs(%some : tensor<?xf32>) -> tensor<?xf32>
    %next = linalg.mul ins(%sum, %scales : tensor<?xf32>, tensor<?xf32>) outs(%some : tensor<?xf32>) -> tensor<?xf32>
    %i = tensor.insert_slice %next into %y[%at, 0] [1, %rows] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
    scf.yield %i, %next : tensor<?x?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?xf32>
}
