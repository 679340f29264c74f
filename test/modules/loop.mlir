// RUN: sluice run %s --input=2x8xf32=0.5 --input=i64=1 | FileCheck %s
// CHECK: y: 2x8xf32=[1.64872
// CHECK: result 1: i64=1
func.func @main(%x: tensor<?x8xf32> {sluice.name = "x", sluice.dims = ["rows", ""]}, %steps: i64) -> (tensor<?x8xf32> {sluice.name = "y"}, i64) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %w = arith.constant dense<0.125> : tensor<8x8xf32>
  %f0 = arith.constant 0.0 : f32
  %r:2 = scf.while (%a = %x, %i = %zero) : (tensor<?x8xf32>, i64) -> (tensor<?x8xf32>, i64) {
    %more = arith.cmpi slt, %i, %steps : i64
    scf.condition(%more) %a, %i : tensor<?x8xf32>, i64
  } do {
  ^bb0(%a: tensor<?x8xf32>, %i: i64):
    %e = tensor.empty(%n) : tensor<?x8xf32>
    %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
    %p = linalg.matmul ins(%a, %w : tensor<?x8xf32>, tensor<8x8xf32>) outs(%z : tensor<?x8xf32>) -> tensor<?x8xf32>
    %q = math.exp %p : tensor<?x8xf32>
    %j = arith.addi %i, %one : i64
    scf.yield %q, %j : tensor<?x8xf32>, i64
  }
  return %r#0, %r#1 : tensor<?x8xf32>, i64
}
