// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @unknown() {
  // expected-error @+1 {{refers to unknown executable 'missing'}}
  flow.dispatch @missing() : () -> ()
  return
}

// -----

flow.executable private @e {
  func.func @e(%x: tensor<4xf32>, %out: tensor<4xf32>) -> tensor<4xf32> {
    return %out : tensor<4xf32>
  }
}
func.func @mismatch(%x: tensor<8xf32>) {
  // expected-error @+1 {{does not match the type of kernel 'e' '(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>'}}
  %0 = flow.dispatch @e(%x) : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

flow.executable private @e {}
func.func @sizes(%n: index) {
  // expected-error @+1 {{has 1 sizes for 2 dynamic dimensions}}
  %0 = flow.dispatch @e() : () -> tensor<?x?xf32>{%n}
  return
}

// -----

func.func @moved(%x: tensor<4xf32>) {
  // expected-error @+1 {{failed to verify that all of {operand, result} have same type}}
  %0 = "flow.tensor.transfer"(%x) {target = "gpu"} : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

hal.channel private @all grid [2] axes [0]
func.func @no_reduction(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{needs a reduction}}
  %0 = flow.collective all_reduce none %x on @all : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

hal.channel private @all grid [2] axes [0]
func.func @parts(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // expected-error @+1 {{has 3 parts for a group of 2}}
  %0 = flow.tensor.part %x, %x, %x at %n on @all : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_channel(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{refers to unknown channel 'all'}}
  %0 = flow.collective all_gather none %x on @all : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{names axis 1 of a grid of 1 twice, or in vain}}
hal.channel private @all grid [2] axes [1]

// -----

flow.executable private @e {}
func.func @updates(%x: tensor<8xf32>) {
  // expected-error @+1 {{updates 1 arguments, which its last results are not}}
  %0 = flow.dispatch @e(%x) {updates = 1 : i64} : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

flow.executable private @e {
  func.func @e(%out: tensor<4xf32>) -> tensor<4xf32> {
    return %out : tensor<4xf32>
  }
}
func.func @not_updated(%x: tensor<4xf32>) {
  // expected-error @+1 {{does not update what kernel 'e' does}}
  %0 = flow.dispatch @e(%x) {updates = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
