// What lies in the cache and is no module is compiled anew: an empty file, a pipe.
// RUN: rm -rf %t.c && env SLUICE_CACHE_DIR=%t.c sluice run %s --input=2xf32=1
// RUN: sh -c 'for f in %t.c/*.slm; do : > $f; done' && env SLUICE_CACHE_DIR=%t.c sluice run %s --input=2xf32=1 | FileCheck %s
// RUN: sh -c 'for f in %t.c/*.slm; do rm $f && mkfifo $f; done' && env SLUICE_CACHE_DIR=%t.c sluice run %s --input=2xf32=1 | FileCheck %s
// RUN: find %t.c -type f -name '*.slm' | count 1
// CHECK: 2xf32=2 2

// No directory that others may write to stands in for that of the user.
// RUN: not env -u SLUICE_CACHE_DIR -u XDG_CACHE_HOME -u HOME sluice run %s --input=2xf32=1 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: no directory for what is compiled: HOME is not set; SLUICE_CACHE_DIR names one
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = arith.addf %x, %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
