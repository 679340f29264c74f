// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

// CHECK: util.global private mutable @state : tensor<?xf32> = dense<0.000000e+00> : tensor<4xf32>
// CHECK: util.global @limit : i64 = 7 : i64
util.global private mutable @state : tensor<?xf32> = dense<0.0> : tensor<4xf32>
util.global @limit : i64 = 7 : i64

// CHECK-LABEL: func.func @values(
//       CHECK:   util.assume.int %{{.+}}<umin = 1, umax = 4096, udiv = 128> : index
//       CHECK:   util.assume.int %{{.+}}<udiv = 2>, %{{.+}}[<umin = 1>, <umax = 9, udiv = 3>] : index, i32
//       CHECK:   util.optimization_barrier %{{.+}}, %{{.+}} : tensor<4xf32>, index
//       CHECK:   util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
//       CHECK:   util.align %{{.+}}, %{{.+}} : index
func.func @values(%n: index, %m: i32, %t: tensor<4xf32>) {
  %0 = util.assume.int %n<umin = 1, umax = 4096, udiv = 128> : index
  %1:2 = util.assume.int %n<udiv = 2>, %m[<umin = 1>, <umax = 9, udiv = 3>] : index, i32
  %2:2 = util.optimization_barrier %t, %n : tensor<4xf32>, index
  %3 = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %c64 = arith.constant 64 : index
  %4 = util.align %n, %c64 : index
  return
}

// CHECK-LABEL: func.func @globals(
//       CHECK:   %[[X:.+]] = util.global.load @state : tensor<?xf32>
//       CHECK:   util.global.store %[[X]], @state : tensor<?xf32>
func.func @globals() {
  %x = util.global.load @state : tensor<?xf32>
  util.global.store %x, @state : tensor<?xf32>
  return
}

// Text of another compiler: the ops of func by their names there.
// CHECK-LABEL: func.func private @named(
//       CHECK:   call @globals() : () -> ()
//       CHECK:   return
util.func private @named() {
  util.call @globals() : () -> ()
  util.return
}
