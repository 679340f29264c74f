// RUN: %python %S/Inputs/write_parameters.py %t
// RUN: sluice compile %s --parameters=m=%t/a.irpa --parameters=%t/b.safetensors --stop-after=input -o - | FileCheck %s
// RUN: sluice run %s --parameters=m=%t/a.irpa --parameters=%t/b.safetensors --function=all --input=3x2xf32=1 --print | FileCheck %s --check-prefix=VALUES
// RUN: not sluice compile %s --parameters=m=%t/b.safetensors --stop-after=input -o - 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not sluice compile %s --parameters=%t/short.irpa --stop-after=input -o - 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: not sluice compile %s --parameters=%t/short.safetensors --stop-after=input -o - 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: not sluice compile %s --parameters=%t/no.irpa --stop-after=input -o - 2>&1 | FileCheck %s --check-prefix=NO
// REQUIRES: sluice

// What a program only reads is a constant; what it writes begins with the value.
// CHECK-NOT: @w
// CHECK: util.global private mutable @state : tensor<4xf32> = dense<5.000000e-01> : tensor<4xf32>
util.global private @w {noinline} = #flow.parameter.named<"w"> : tensor<3x2xf32>
util.global private mutable @state = #stream.parameter.named<"m"::"half"> : tensor<4xf32>

// CHECK-LABEL: @all(
// CHECK-DAG: arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
// CHECK-DAG: arith.constant dense<{{.}}[2.000000e+00, 4.000000e+00], [6.000000e+00, 8.000000e+00], [1.000000e+01, 1.200000e+01]]> : tensor<3x2xf32>
// VALUES: result 0: 3x2xf32=[3 5][7 9][11 13]
// VALUES-NEXT: result 1: 4xf32=0.5 0.5 0.5 0.5
// VALUES-NEXT: result 2: 4xi8=1 2 3 4
func.func @all(%x: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<4xf32>, tensor<4xi8>) {
  %w = util.global.load @w : tensor<3x2xf32>
  %same = flow.tensor.constant #flow.parameter.named<"m"::"w"> : tensor<3x2xf32>
  %twice = arith.addf %w, %same : tensor<3x2xf32>
  %sum = arith.addf %x, %twice : tensor<3x2xf32>
  %state = util.global.load @state : tensor<4xf32>
  %next = arith.addf %state, %state : tensor<4xf32>
  util.global.store %next, @state : tensor<4xf32>
  %codes = flow.tensor.constant #flow.parameter.named<"m"::"codes"> : tensor<4xi4>
  %wide = arith.extsi %codes : tensor<4xi4> to tensor<4xi8>
  return %sum, %state, %wide : tensor<3x2xf32>, tensor<4xf32>, tensor<4xi8>
}

// NONE-DAG: parameters.mlir:{{.*}}: error: parameter 'w' has no value
// NONE-DAG: note: --parameters=FILE names the archive with it, .irpa or .safetensors
// NONE-DAG: error: '{{.*}}b.safetensors' has no parameter 'half'
// NONE-DAG: error: '{{.*}}b.safetensors' has no parameter 'codes'
// SHORT: error: the parameters in '{{.*}}short.irpa' cannot be read: a header is missing at byte {{[0-9]+}}
// CUT: error: the parameters in '{{.*}}short.safetensors' cannot be read: 'w' has no bytes in the file, or no type
// NO: error: '{{.*}}no.irpa' is no archive of parameters: expected .irpa or .safetensors
