// RUN: sluice-opt %s --sluice-convert-shard-to-flow --split-input-file --verify-diagnostics

// expected-error @+1 {{leaves its size open; say how many processes there are, since tensors are cut by that}}
shard.grid @grid(shape = 2x?)

// -----

shard.grid @grid(shape = 2)
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{reduces by 'bitwise_or'; processes reduce by sum, product, min or max}}
  %0 = shard.all_reduce %x on @grid grid_axes = [0] reduction = bitwise_or : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @f(%x: tensor<4xf32>) -> tensor<4xf64> {
  // expected-error @+1 {{reduces 'f32' to 'f64'; convert the tensor before}}
  %0 = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

shard.grid @grid(shape = 2)
func.func @f(%x: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @+1 {{reduces 'i1'; processes reduce f16, bf16, f32, f64 and integers of 8 to 64 bits}}
  %0 = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xi1> -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

shard.grid @grid(shape = 2)
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{receives from anybody; say whom from, by 'source'}}
  %0 = shard.recv %x on @grid grid_axes = [0] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
