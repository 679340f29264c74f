// A kernel that gives wrong values is found by itself and left with its inputs and what it should give; that shows the
// same alone. The bug is planted: without it the file holds.
// RUN: rm -rf %t.d %t.c1 && env SLUICE_CACHE_DIR=%t.c1 not env SLUICE_PLANT_BUG=plan=main_1.+=0 sluice verify %s --input=2x3xf32=random --reproducer=%t.d > %t.out
// RUN: FileCheck %s --input-file=%t.out
// RUN: head -3 %t.d/main_1_map_2_f32.mlir | FileCheck %s --check-prefix=FILE
// RUN: rm -rf %t.c2 && sed -n 's/^.* run: sluice/sluice/p' %t.out > %t.sh && env SLUICE_CACHE_DIR=%t.c2 not env SLUICE_PLANT_BUG=plan=main_1.+=0 sh %t.sh | FileCheck %s --check-prefix=AGAIN
// RUN: rm -rf %t.c3 && env SLUICE_CACHE_DIR=%t.c3 sh %t.sh | FileCheck %s --check-prefix=HOLDS
// CHECK:      cpu/O2: result 0: largest difference {{.+}} (above 0.0001)
// CHECK-NEXT: kernel 'main_1_map_2_f32' ({{.+}}): largest difference {{.+}} (above 0.0001)
// CHECK-NEXT: note: kernel 'main_1_map_2_f32' alone is in '{{.*}}/main_1_map_2_f32.mlir', with its inputs and what it should give, run: sluice verify {{.*}}/main_1_map_2_f32.mlir --target=cpu -O2 --recorded={{.*}}/main_1_map_2_f32{{$}}
// FILE:       // sluice reproducer, made by sluice
// FILE-NEXT:  // kernel 'main_1_map_2_f32' of verify-reproducer.mlir gives wrong values
// FILE-NEXT:  // run: sluice verify {{.*}}/main_1_map_2_f32.mlir --target=cpu -O2 --recorded={{.*}}/main_1_map_2_f32{{$}}
// AGAIN:      cpu/O2: result 0: largest difference {{.+}} (above 0.0001)
// HOLDS:      cpu/O2: result 0: largest difference {{.+}} (within 0.0001)

// A pass before the kernels is wrong, so that no kernel is.
// RUN: rm -rf %t.c4 %t.e && env SLUICE_CACHE_DIR=%t.c4 not env SLUICE_PLANT_BUG=pass=sluice-simplify-powers sluice verify %s --input=2x3xf32=random --reproducer=%t.e | FileCheck %s --check-prefix=PASS
// RUN: not ls %t.e
// PASS:       no wrong kernel found: each of 2 kernels is right by itself; what is wrong is before or between them

// What was recorded is compared with, by the oracle as well, at any stage up to dispatch.
// RUN: rm -rf %t.r && env SLUICE_CACHE_DIR=%t.c3 sluice verify %s --oracle --input=2x3xf32=random --record=%t.r
// RUN: sluice compile %s --stop-after=dispatch -o %t.dispatch.mlir
// RUN: sluice verify %t.dispatch.mlir --oracle --recorded=%t.r | FileCheck %s --check-prefix=ORACLE
// RUN: not sluice verify %t.dispatch.mlir --oracle --input=2x3xf32=0 --expected=@%t.r/expected-0.npy | FileCheck %s --check-prefix=ORACLE-WRONG
// RUN: not sluice verify %s --recorded=%t.none 2>&1 | FileCheck %s --check-prefix=NO-RECORD
// RUN: not sluice verify %s --recorded=%t.r --input=2x3xf32=0 2>&1 | FileCheck %s --check-prefix=TWICE
// NO-RECORD:    error: no file '{{.*}}.none-expected-0.npy'
// TWICE:        error: --recorded says what --input and --expected say; give one of them
// ORACLE:       oracle: result 0: largest difference 0 (within 0.0001)
// ORACLE-WRONG: oracle: result 0: largest difference {{.+}} (above 0.0001)
func.func @main(%a: tensor<2x3xf32>) -> tensor<2xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant dense<1.0> : tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %sum = linalg.reduce {arith.addf} ins(%a : tensor<2x3xf32>) outs(%f : tensor<2xf32>) dimensions = [1]
  %x = util.optimization_barrier %sum : tensor<2xf32>
  %y = math.exp %x : tensor<2xf32>
  %z = arith.addf %y, %one : tensor<2xf32>
  return %z : tensor<2xf32>
}
