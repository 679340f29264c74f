// RUN: awk 'BEGIN { for (i = 0; i < 40; ++i) a = a (i ? ", " : "") "%x" i " : tensor<?x4xf32>"; \
// RUN:   u = a; gsub(/ : tensor<[?]x4xf32>/, "", u); t = a; gsub(/%x[0-9]* : /, "", t); gsub(/ : /, ": ", a); \
// RUN:   print "func.func @long(" a ") -> tensor<?x4xf32> {\n  %y = tensor.concat dim(0) " u " : (" t ") -> tensor<?x4xf32>\n  return %y : tensor<?x4xf32>\n}" }' > %t.mlir
// RUN: sluice-opt %t.mlir "--pass-pipeline=builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-prepare-dispatch),sluice-form-dispatches)" | FileCheck %s

// A concatenation of 40 tensors is three kernels, the later ones of which write into the tensor of
// those before and copy nothing of it.
//         CHECK: flow.executable private @long_0_{{.*}} {
// CHECK-COUNT-2: flow.executable private {{.*}} attributes {updates = 1 : i64}
//     CHECK-NOT: flow.executable
//         CHECK: func.func @long(
//         CHECK:   %[[FIRST:.+]] = flow.dispatch @long_0
//         CHECK:   %[[SECOND:.+]] = flow.dispatch @long_1{{.*}} %[[FIRST]]) {updates = 1 : i64}
//         CHECK:   %[[THIRD:.+]] = flow.dispatch @long_2{{.*}} %[[SECOND]]) {updates = 1 : i64}
//         CHECK:   return %[[THIRD]]
