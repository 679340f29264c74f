// On GPUs, elements that follow from positions are computed where they are looked up.
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-fuse-elementwise),canonicalize)' | FileCheck %s

// Positions less the one before them, a text of which begins wherever they do not go on, as torch counts packed texts: they always go on, so that the number of each text is 0. A position that is clamped to the size that it is below is itself.
// CHECK-LABEL: func.func @texts(
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<?xi64>)
//  CHECK-NEXT:   ^bb0
//  CHECK-NEXT:     %[[I:.+]] = linalg.index 0
//  CHECK-NEXT:     %[[P:.+]] = arith.index_cast %[[I]] : index to i64
//  CHECK-NEXT:     linalg.yield %[[P]]
//   CHECK-NOT:   linalg.generic
//   CHECK-NOT:   linalg_ext.scan
#i = affine_map<(d0) -> (d0)>
func.func @texts(%n: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %before = arith.constant dense<-1> : tensor<1xi64>
  %e = tensor.empty(%n) : tensor<?xi64>
  %p = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %m = arith.addi %n, %c1 : index
  %e1 = tensor.empty(%m) : tensor<?xi64>
  %first = tensor.insert_slice %before into %e1[0] [1] [1] : tensor<1xi64> into tensor<?xi64>
  %all = tensor.insert_slice %p into %first[1] [%n] [1] : tensor<?xi64> into tensor<?xi64>
  %last = tensor.extract_slice %all[0] [%n] [1] : tensor<?xi64> to tensor<?xi64>
  %next = tensor.extract_slice %all[1] [%n] [1] : tensor<?xi64> to tensor<?xi64>
  %begins = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]} ins(%next, %last : tensor<?xi64>, tensor<?xi64>) outs(%e : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64, %o: i64):
    %d = arith.subi %a, %b : i64
    %ne = arith.cmpi ne, %d, %one : i64
    %v = arith.extui %ne : i1 to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %ez = tensor.empty() : tensor<i64>
  %z = linalg.fill ins(%zero : i64) outs(%ez : tensor<i64>) -> tensor<i64>
  %texts:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%begins : tensor<?xi64>) outs(%e, %z : tensor<?xi64>, tensor<i64>) {
  ^bb0(%a: i64, %b: i64):
    %s = arith.addi %a, %b : i64
    linalg_ext.yield %s : i64
  } -> tensor<?xi64>, tensor<i64>
  %places = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %is = arith.cmpi slt, %i, %c0 : index
    %wrapped = arith.addi %i, %n : index
    %low = arith.select %is, %wrapped, %i : index
    %positive = arith.maxsi %low, %c0 : index
    %end = arith.subi %n, %c1 : index
    %at = arith.minsi %positive, %end : index
    %v = arith.index_cast %at : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %r = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %text = tensor.extract %texts#0[%i] : tensor<?xi64>
    %place = tensor.extract %places[%i] : tensor<?xi64>
    %v = arith.addi %text, %place : i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// So are those of one text, whose positions come without that dimension.
// CHECK-LABEL: func.func @of_one_text(
//   CHECK-NOT:   tensor.extract
#ij = affine_map<(d0, d1) -> (d0, d1)>
func.func @of_one_text(%n: index) -> tensor<1x?xi64> {
  %c1 = arith.constant 1 : index
  %before = arith.constant dense<-1> : tensor<1x1xi64>
  %e = tensor.empty(%n) : tensor<?xi64>
  %p = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %m = arith.addi %n, %c1 : index
  %e1 = tensor.empty(%m) : tensor<1x?xi64>
  %first = tensor.insert_slice %before into %e1[0, 0] [1, 1] [1, 1] : tensor<1x1xi64> into tensor<1x?xi64>
  %all = tensor.insert_slice %p into %first[0, 1] [1, %n] [1, 1] : tensor<?xi64> into tensor<1x?xi64>
  %e2 = tensor.empty(%n) : tensor<1x?xi64>
  %r = linalg.generic {indexing_maps = [#ij], iterator_types = ["parallel", "parallel"]} outs(%e2 : tensor<1x?xi64>) {
  ^bb0(%o: i64):
    %b = linalg.index 0 : index
    %i = linalg.index 1 : index
    %v = tensor.extract %all[%b, %i] : tensor<1x?xi64>
    linalg.yield %v : i64
  } -> tensor<1x?xi64>
  return %r : tensor<1x?xi64>
}

// What is in front is none that the others are counted from, or others follow them: it is looked up.
// CHECK-LABEL: func.func @others_in_front(
//       CHECK:   %[[ALL:.+]] = tensor.insert_slice
//       CHECK:   tensor.extract
// CHECK-LABEL: func.func @others_behind(
//       CHECK:   tensor.extract
func.func @others_in_front(%n: index) -> tensor<?xi64> {
  %c1 = arith.constant 1 : index
  %before = arith.constant dense<0> : tensor<1xi64>
  %e = tensor.empty(%n) : tensor<?xi64>
  %p = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %m = arith.addi %n, %c1 : index
  %e1 = tensor.empty(%m) : tensor<?xi64>
  %first = tensor.insert_slice %before into %e1[0] [1] [1] : tensor<1xi64> into tensor<?xi64>
  %all = tensor.insert_slice %p into %first[1] [%n] [1] : tensor<?xi64> into tensor<?xi64>
  %r = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = tensor.extract %all[%i] : tensor<?xi64>
    linalg.yield %v : i64
  } -> tensor<?xi64>
  return %r : tensor<?xi64>
}
func.func @others_behind(%n: index, %into: tensor<?xi64>) -> tensor<?xi64> {
  %before = arith.constant dense<-1> : tensor<1xi64>
  %e = tensor.empty(%n) : tensor<?xi64>
  %p = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?xi64>
  %first = tensor.insert_slice %before into %into[0] [1] [1] : tensor<1xi64> into tensor<?xi64>
  %all = tensor.insert_slice %p into %first[1] [%n] [1] : tensor<?xi64> into tensor<?xi64>
  %r = linalg.generic {indexing_maps = [#i], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %v = tensor.extract %all[%i] : tensor<?xi64>
    linalg.yield %v : i64
  } -> tensor<?xi64>
  return %r : tensor<?xi64>
}
