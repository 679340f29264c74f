// RUN: %python %S/Inputs/write_parameters.py %t
// RUN: not sluice compile %s --parameters=m=%t/a.irpa --parameters=%t/b.safetensors -o %t.slm 2>&1 | FileCheck %s
// REQUIRES: sluice
// All that is wrong with the parameters of a program is said together.

// CHECK: [[@LINE+1]]:1: error: parameter 'w' in '{{.*}}a.irpa' has 24 bytes, 'tensor<5xf32>' takes 20
util.global private @size = #flow.parameter.named<"m"::"w"> : tensor<5xf32>
// CHECK: [[@LINE+1]]:1: error: parameter 'w' in '{{.*}}b.safetensors' has elements F32, the program says 'i32'
util.global private @type = #flow.parameter.named<"w"> : tensor<6xi32>
// CHECK: [[@LINE+1]]:1: error: parameter 'far' in '{{.*}}a.irpa' lies in yet another file, which is not read
util.global private @far = #flow.parameter.named<"m"::"far"> : tensor<1xf32>
// CHECK: [[@LINE+1]]:1: error: parameter 'a' and 1 more of scope 'other' have no value
util.global private @none = #flow.parameter.named<"other"::"a"> : tensor<1xf32>
util.global private @more = #flow.parameter.named<"other"::"b"> : tensor<1xf32>
// CHECK: note: --parameters=other=FILE names the archive with it, .irpa or .safetensors
