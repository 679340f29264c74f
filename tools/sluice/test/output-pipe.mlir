// What is written to a pipe or device goes through it, and leaves it there: a renamed file would take its place.
// RUN: rm -rf %t && mkdir %t && mkfifo %t/pipe
// RUN: sh -c 'timeout 60 cat %t/pipe > %t/read & sluice import %s -o %t/pipe && wait'
// RUN: test -p %t/pipe && FileCheck %s < %t/read
// CHECK: func.func @main

// Where nobody is at the other end, nobody is waited for.
// RUN: not timeout 60 sluice import %s -o %t/pipe 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: error: cannot write '{{.*}}pipe': Broken pipe
// RUN: not timeout 60 sluice-opt %t/pipe 2>&1 | FileCheck %s --check-prefix=INPUT
// INPUT: error: cannot read '{{.*}}pipe': a device or named pipe
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
