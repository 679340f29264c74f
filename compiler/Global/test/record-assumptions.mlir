// RUN: sluice-opt %s --sluice-record-assumptions --canonicalize | FileCheck %s

// What is stated of a size stands at the argument, and at others whose size has the same name; the program checks it.
// CHECK-LABEL: func.func @sizes(
//  CHECK-SAME:   tensor<?x?xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 2, umax = 64>, #util.int.assumption<udiv = 16>], sluice.dims = ["rows", ""]}
//  CHECK-SAME:   tensor<?xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 2, umax = 64>], sluice.dims = ["rows"]}
//       CHECK:   cf.assert %{{.+}}, "dimension 0 of argument 0 is assumed to be at least 2, at most 64"
//       CHECK:   arith.remui
//       CHECK:   cf.assert %{{.+}}, "dimension 1 of argument 0 is assumed to be a multiple of 16"
func.func @sizes(%x: tensor<?x?xf32> {sluice.dims = ["rows", ""]}, %y: tensor<?xf32> {sluice.dims = ["rows"]}) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0, %1 = util.assume.int %m<umin = 2, umax = 64>, %n[<udiv = 32>, <udiv = 48>] : index, index
  return %1 : index
}

// What a branch assumes says nothing about the argument.
// CHECK-LABEL: func.func @branch(
//   CHECK-NOT:   assumed_dims
//       CHECK:   scf.if
//       CHECK:     cf.assert %{{.+}}, "dimension 0 of argument 0 is assumed to be a multiple of 4"
func.func @branch(%x: tensor<?xf32>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %r = scf.if %c -> index {
    %0 = util.assume.int %n<udiv = 4> : index
    scf.yield %0 : index
  } else {
    scf.yield %c0 : index
  }
  return %r : index
}

// Numbers of few bits are compared with what they can hold.
// CHECK-LABEL: func.func @narrow(
//       CHECK:   arith.cmpi uge, %{{.+}}, %{{.+}} : i8
//   CHECK-NOT:   arith.cmpi
//       CHECK:   cf.assert %{{.+}}, "a size is assumed to be at least 3, at most 1000"
func.func @narrow(%n: i8) -> i8 {
  %0 = util.assume.int %n<umin = 3, umax = 1000> : i8
  return %0 : i8
}
