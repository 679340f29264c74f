// RUN: bash -c 'for kb in $(seq 340000 20000 900000); do if { (ulimit -v $kb; sluice --version); } > /dev/null 2>&1; then (ulimit -v $kb; sluice compile %s -o %t.slm); echo "exit $?"; fi; done' > %t.txt 2>&1
// RUN: FileCheck %s < %t.txt
// RUN: not grep -vE "^sluice: error: (out of memory|the system starts no more threads)$|^Fatal glibc error: .*out of memory$|^exit [01]$" %t.txt
// REQUIRES: sluice

// A compiler that finds no memory or threads says so in one line, whatever it was at. The C library
// may have said so before, in a line of its own.
// CHECK: sluice: error: {{out of memory|the system starts no more threads}}
// CHECK-NEXT: exit 1
// CHECK: exit 0
func.func @main(%x: tensor<?xf32> {sluice.name = "x"}) -> tensor<?xf32> {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
