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

func.func @uncountable(%c: index) {
  // expected-error @+1 {{a value of type 'tensor<4294967296x?x4294967296xf32>' is not supported; tensors have at most 2^48 elements}}
  %0 = tensor.empty(%c) : tensor<4294967296x?x4294967296xf32>
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

// -----

func.func @wide_numbers(%x: i64, %y: f32, %z: f64) -> (i64, f32, f64) {
  // expected-error @+1 {{a value of type 'i128' is not supported; integers have at most 64 bits}}
  %0 = arith.extsi %x : i64 to i128
  // Once a function.
  %1 = arith.addi %0, %0 : i128
  %2 = arith.trunci %1 : i128 to i64
  // expected-error @+1 {{a value of type 'f80' is not supported; floats are f64, f32, f16, bf16 and the types of 8, 6 and 4 bits}}
  %3 = arith.extf %y : f32 to f80
  %4 = arith.truncf %3 : f80 to f32
  // expected-error @+1 {{a value of type 'tensor<2xcomplex<f16>>' is not supported; parts of complex numbers are f32 or f64}}
  %5 = tensor.empty() : tensor<2xcomplex<f16>>
  return %2, %4, %z : i64, f32, f64
}

// -----

func.func @conversions(%x: f32, %s: f8E5M2, %e: f8E8M0FNU, %y: f8E4M3FN) {
  // expected-error @+1 {{operation 'arith.truncf' is not supported with these types or attributes: conversions round to nearest even}}
  %0 = arith.truncf %x downward : f32 to f16
  // expected-error @+1 {{a scale is f8E8M0FNU, or of a type of at least 16 bits, of which it is rounded to f8E8M0FNU}}
  %1 = arith.scaling_truncf %x, %s : f32, f8E5M2 to f4E2M1FN
  // expected-error @+1 {{scales are applied in types of at least 16 bits: extend to f16, or truncate from it, by arith.extf or truncf}}
  %2 = arith.scaling_truncf %y, %e : f8E4M3FN, f8E8M0FNU to f4E2M1FN
  return
}

// -----

func.func @complex_scalars(%x: tensor<4xcomplex<f32>>, %i: index) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{a complex scalar outside of the body of a tensor's operation: slices of tensors and linalg do}}
  %0 = tensor.extract %x[%i] : tensor<4xcomplex<f32>>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %2 = tensor.splat %1 : tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}
