// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @shape(%t: tensor<3xi32>) {
  // expected-error @+1 {{checks 'tensor<3xi32>' against a constant of type 'tensor<2xi32>'}}
  check.expect_eq_const(%t, dense<1> : tensor<2xi32>) : tensor<3xi32>
  return
}

// -----

func.func @integers(%t: tensor<3xi32>) {
  // expected-error @+1 {{compares 'tensor<3xi32>', expected floating-point elements (use expect_eq)}}
  check.expect_almost_eq(%t, %t) : tensor<3xi32>
  return
}

// -----

func.func @tolerance(%t: tensor<3xf32>) {
  // expected-error @+1 {{has a negative tolerance}}
  check.expect_almost_eq(%t, %t, atol -1.0) : tensor<3xf32>
  return
}

// -----

func.func @name(%t: tensor<3xf32>) {
  // expected-error @+1 {{unknown tolerance 'ulp', expected atol or rtol}}
  check.expect_almost_eq(%t, %t, ulp 1.0) : tensor<3xf32>
  return
}
