// RUN: sluice-opt %s --sluice-find-dimension-facts | FileCheck %s

// A kernel knows what holds at all of its dispatches.
// CHECK-LABEL: flow.executable private @k
//       CHECK:   %{{.+}}: tensor<?xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 1, udiv = 8>]}
//  CHECK-SAME:   %{{.+}}: tensor<?xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 8, umax = 192, udiv = 8>]}
flow.executable private @k {
  func.func @k(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    return %out : tensor<?xf32>
  }
}

// Half of a multiple, a sum of two, the rest of something unknown, a quotient rounded up.
// CHECK-LABEL: flow.executable private @sums
//       CHECK:   tensor<?x?x?x?xf32> {sluice.assumed_dims = [#util.int.assumption<udiv = 8>, #util.int.assumption<umin = 24, umax = 288, udiv = 8>, unit, #util.int.assumption<umin = 2, umax = 14>]}
flow.executable private @sums {
  func.func @sums(%out: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    return %out : tensor<?x?x?x?xf32>
  }
}

func.func @main(%x: tensor<?xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 1, udiv = 16>]}, %n: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %size = tensor.dim %x, %c0 : tensor<?xf32>
  %a = util.assume.int %n<umin = 8, umax = 96, udiv = 8> : index
  %b = arith.muli %a, %c2 : index
  %y = flow.dispatch @k(%x) : (tensor<?xf32>) -> tensor<?xf32>{%a}
  %z = flow.dispatch @k(%y) : (tensor<?xf32>) -> tensor<?xf32>{%b}
  %half = arith.divui %size, %c2 : index
  %sum = arith.addi %a, %b : index
  %rest = arith.remui %n, %c7 : index
  %up = arith.ceildivui %a, %c7 : index
  %s = flow.dispatch @sums() : () -> tensor<?x?x?x?xf32>{%half, %sum, %rest, %up}
  return %y, %z, %s : tensor<?xf32>, tensor<?xf32>, tensor<?x?x?x?xf32>
}
