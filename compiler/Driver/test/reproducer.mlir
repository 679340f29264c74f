// A kernel that no plan compiles is left as a program of its own, with the command that shows it
// again, which leaves no other file.
// RUN: rm -rf %t.d && not sluice compile %s -o %t.slm --target=cuda:sm_90 --reproducer=%t.d 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE --input-file=%t.d/scale-cuda-sm_90.mlir
// RUN: not sluice compile %t.d/scale-cuda-sm_90.mlir -o /dev/null -O2 2>&1 | FileCheck %s --check-prefix=AGAIN --implicit-check-not=alone
// RUN: ls %t.d | FileCheck %s --check-prefix=ALL
// CHECK:      reproducer.mlir:{{[0-9]+}}:3: error: no plan compiles kernel 'scale'
// CHECK:      note: kernel 'scale' alone is in '{{.*}}/scale-cuda-sm_90.mlir', run: sluice compile {{.*}}/scale-cuda-sm_90.mlir -o /dev/null -O2{{( --ptxas=.+)?$}}
// FILE:       // sluice reproducer, made by sluice {{[0-9.]+}} (LLVM {{.+}})
// FILE-NEXT:  // kernel 'scale' of reproducer.mlir did not compile
// FILE-NEXT:  // run: sluice compile {{.*}}/scale-cuda-sm_90.mlir -o /dev/null -O2{{( --ptxas=.+)?$}}
// FILE:       sluice.stage = "dispatch"
// FILE-NOT:   @twice
// FILE:       func.func @main(%[[A:.+]]: tensor<?xf32>{{.*}}, %[[N:.+]]: index
// FILE-NEXT:  flow.dispatch @scale(%[[A]]) : (tensor<?xf32>) -> tensor<?xf32>{%[[N]]}
// AGAIN:      reproducer.mlir:{{[0-9]+}}:3: error: no plan compiles kernel 'scale'
// ALL:        scale-cuda-sm_90.mlir
// ALL-NOT:    {{.}}

// Nothing is left where nobody wants it, and a folder that cannot be made is said at once.
// RUN: rm -rf %t.none && mkdir %t.none && not env TMPDIR=%t.none sluice compile %s -o %t.slm --reproducer=none 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=note:.*alone
// RUN: ls %t.none | count 0
// RUN: not env TMPDIR=%t.none sluice compile %s -o %t.slm 2>&1 | FileCheck %s --check-prefix=DEFAULT
// RUN: ls %t.none | count 1
// RUN: not sluice compile %s -o %t.slm --reproducer=%s 2>&1 | FileCheck %s --check-prefix=FOLDER
// NONE:       error: no plan compiles kernel 'scale'
// DEFAULT:    note: kernel 'scale' alone is in '{{.*}}.none/sluice-{{[0-9]+}}-scale-cpu.mlir'
// FOLDER:     error: cannot make the directory '{{.*}}reproducer.mlir'

// One of another version is still read, after a word.
// RUN: sed -e 's/made by sluice .*/made by sluice 0.0.1 (LLVM 21)/' %t.d/scale-cuda-sm_90.mlir > %t.old.mlir
// RUN: not sluice compile %t.old.mlir -o /dev/null --target=cuda:sm_90 2>&1 | FileCheck %s --check-prefix=OLD
// OLD:        warning: this reproducer was made by sluice 0.0.1 (LLVM 21), and this is sluice {{[0-9.]+}} (LLVM {{.+}}), where the failure may be another
// OLD:        error: no plan compiles kernel 'scale'
// RUN: sed -e 's/linalg.generic/linalg.once_upon_a_time/' %t.old.mlir > %t.older.mlir
// RUN: not sluice compile %t.older.mlir -o /dev/null --target=cuda:sm_90 2>&1 | FileCheck %s --check-prefix=OLDER --implicit-check-not=warning:
// OLDER:      error: operation 'linalg.once_upon_a_time' is unknown
// OLDER-NEXT: note: this reproducer was made by sluice 0.0.1 (LLVM 21), and this is sluice {{[0-9.]+}} (LLVM {{.+}}), which does not read its text
module attributes {sluice.stage = "stream"} {
flow.executable private @twice {
  func.func @twice(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
flow.executable private @scale {
  func.func @scale(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = func.call @nowhere(%x) : (f32) -> f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @nowhere(f32) -> f32
}
}
