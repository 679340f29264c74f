// RUN: sluice-opt %s | sluice-opt | FileCheck %s
// RUN: sluice-opt %s --sluice-expand-check-consts | FileCheck %s --check-prefix=EXPAND

// CHECK-LABEL: func.func @checks(
//       CHECK:   check.expect_true(%{{.+}}) : i1
//       CHECK:   check.expect_false(%{{.+}}) : i1
//       CHECK:   check.expect_all_true(%{{.+}}) : tensor<2xi32>
//       CHECK:   check.expect_eq(%{{.+}}, %{{.+}}) : tensor<2xi32>
//       CHECK:   check.expect_almost_eq(%{{.+}}, %{{.+}}) : tensor<2xf32>
//       CHECK:   check.expect_almost_eq(%{{.+}}, %{{.+}}, atol 1.000000e-03, rtol 9.99999974E-6) : tensor<2xf32>
//       CHECK:   check.expect_eq_const(%{{.+}}, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
//       CHECK:   check.expect_almost_eq_const(%{{.+}}, dense<1.000000e+00> : tensor<2xf32>, atol 1.000000e-01) : tensor<?xf32>
//       CHECK:   check.expect_almost_eq(%{{.+}}, %{{.+}}, atol 5.000000e-01) : tensor<2xf32>

// EXPAND-LABEL: func.func @checks(
//   EXPAND-NOT:   _const
//       EXPAND:   %[[ONES:.+]] = linalg.fill
//       EXPAND:   %[[TRUE:.+]] = linalg.generic
//       EXPAND:     arith.cmpi ne
//       EXPAND:   check.expect_eq(%[[TRUE]], %[[ONES]]) : tensor<2xi1>
//       EXPAND:   %[[I:.+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
//       EXPAND:   check.expect_eq(%{{.+}}, %[[I]]) : tensor<2xi32>
//       EXPAND:   %[[F:.+]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
//       EXPAND:   %[[D:.+]] = tensor.cast %[[F]] : tensor<2xf32> to tensor<?xf32>
//       EXPAND:   check.expect_almost_eq(%{{.+}}, %[[D]], atol 1.000000e-01) : tensor<?xf32>
func.func @checks(%c: i1, %i: tensor<2xi32>, %f: tensor<2xf32>, %d: tensor<?xf32>) {
  check.expect_true(%c) : i1
  check.expect_false(%c) : i1
  check.expect_all_true(%i) : tensor<2xi32>
  check.expect_eq(%i, %i) : tensor<2xi32>
  check.expect_almost_eq(%f, %f) : tensor<2xf32>
  check.expect_almost_eq(%f, %f, rtol 1.0e-05, atol 1.0e-03) : tensor<2xf32>
  check.expect_eq_const(%i, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_almost_eq_const(%d, dense<1.0> : tensor<2xf32>, 0.1) : tensor<?xf32>
  check.expect_almost_eq(%f, %f, tolerance 0.5) : tensor<2xf32>
  return
}
