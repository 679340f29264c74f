// RUN: sluice-opt %s --sluice-check-input --split-input-file --verify-diagnostics

func.func @unknown_dialect(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{operation 'tosa.abs' is not supported}}
  %0 = tosa.abs %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unranked(%x: tensor<4xf32>) {
  // expected-error @+1 {{a value of type 'tensor<*xf32>' is not supported; programs take and give scalars and ranked tensors}}
  %0 = tensor.cast %x : tensor<4xf32> to tensor<*xf32>
  return
}

// -----

func.func @fine(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{takes or gives 'tensor<4xi128>', which callers cannot pass: numbers have at most 64 bits, parts of complex ones 32 or 64}}
func.func @wide(%x: tensor<4xi128>) {
  return
}

// -----

// expected-error @+1 {{takes or gives 'tensor<4xcomplex<f16>>', which callers cannot pass: numbers have at most 64 bits, parts of complex ones 32 or 64}}
func.func @complex(%x: tensor<4xcomplex<f16>>) {
  return
}
