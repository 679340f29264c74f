// RUN: sluice-opt %s --sluice-import-iree --split-input-file --verify-diagnostics

func.func @inside(%x: tensor<4xf32>) {
  // expected-error @+1 {{operation 'iree_tensor_ext.dispatch.tensor.store' is the inside of IREE's compiler; give it the program from before its dispatches}}
  iree_tensor_ext.dispatch.tensor.store %x : tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{type '!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>' is the inside of IREE's compiler; give the program from before its dispatches}}
func.func @type(%x: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  return
}

// -----

func.func @sizes(%x: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  // expected-error @+1 {{'flow.tensor.reshape' op has 1 sizes for the 2 dynamic dimensions of 'tensor<?x?xf32>'}}
  %0 = flow.tensor.reshape %x : tensor<?xf32>{%n} -> tensor<?x?xf32>{%n}
  return %0 : tensor<?x?xf32>
}

// -----

func.func @rank(%x: tensor<4x4xf32>, %i: index) -> tensor<4xf32> {
  // expected-error @+1 {{'flow.tensor.slice' op needs a start and a length for each dimension of 'tensor<4x4xf32>'}}
  %0 = flow.tensor.slice %x[%i for %i] : tensor<4x4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @narrow(%x: tensor<4xi4>) -> tensor<2xi8> {
  // expected-error @+1 {{operation 'flow.tensor.bitcast' is not supported on these types}}
  %0 = flow.tensor.bitcast %x : tensor<4xi4> -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'flow.dispatch.region' op needs a body that ends with flow.return of its results}}
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    flow.return
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @view(%x: !hal.buffer_view) -> (tensor<4xf32>, !hal.buffer_view) {
  %0 = hal.tensor.import %x : !hal.buffer_view -> tensor<4xf32>
  // expected-error @+1 {{uses a buffer view otherwise than by hal.tensor.import}}
  return %0, %x : tensor<4xf32>, !hal.buffer_view
}

// -----

util.global private @a : i32
func.func @store(%x: i32) {
  // expected-error @+1 {{'util.global.store' op writes to global 'a', which is not mutable}}
  util.global.store %x, @a : i32
  return
}
