// Where values lie: with static sizes, with sizes that the caller gives, and with sizes that nobody knows yet.
// RUN: sluice compile %s -o %t.slm --target=cpu:haswell -O1
// RUN: sluice inspect %t.slm --memory=%t.svg --dim=n=1000 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SVG --input-file=%t.svg
// RUN: %python -c "import xml.dom.minidom, sys; xml.dom.minidom.parse(sys.argv[1])" %t.svg
// RUN: sluice inspect %t.slm --memory --input=x=1000x4xf32 | FileCheck %s
// RUN: sluice inspect %t.slm --memory | FileCheck %s --check-prefix=OPEN
// RUN: sluice inspect %t.slm --memory --json --dim=n=1000 | %python -m json.tool | FileCheck %s --check-prefix=JSON
// RUN: not sluice inspect %t.slm --memory=%t.none.svg 2>&1 | FileCheck %s --check-prefix=NOSVG
// RUN: not sluice inspect %t.slm --memory --dim=n 2>&1 | FileCheck %s --check-prefix=BADDIM
// RUN: not sluice inspect %t.slm --memory --input=z=4xf32 2>&1 | FileCheck %s --check-prefix=NOARG
// RUN: sluice compile %s -o %t.small.slm --target=cpu:haswell -O1 --strip
// RUN: not sluice inspect %t.small.slm --memory 2>&1 | FileCheck %s --check-prefix=STRIPPED

// Three of four intermediate values at once: %a is read again at the end. The arena holds just those.
// CHECK: memory:
// CHECK-NEXT:   main on cpu: 4 commands in 4 concurrency groups, 1 submission
// CHECK-NEXT:   peak 48.00 KB = arena 48.00 KB + outside of it 0.00 KB
// CHECK-NEXT:   in use at once at most 48.00 KB, at command 2 ({{.*}}inspect-memory.mlir:[[#]]:{{[0-9]+}}); the peak is 1.000 of it
// CHECK-NEXT:   in the arena: 3, 48.00 KB
// CHECK-NEXT:   offset bytes commands of
// CHECK-NEXT:   {{[0-9]+}} 16000 0..3 {{.*}}inspect-memory.mlir
// CHECK-NEXT:   {{[0-9]+}} 16000 1..2 {{.*}}inspect-memory.mlir
// CHECK-NEXT:   {{[0-9]+}} 16000 2..3 {{.*}}inspect-memory.mlir
// CHECK-NEXT:   results, which callers own: 1, 16.00 KB
// CHECK:        16000 3..3 y, made by {{.*}}inspect-memory.mlir
// CHECK-NEXT:   arguments, which callers own and nobody writes: 1, 16.00 KB
// CHECK:        16000 0..0 x
// CHECK-NEXT:   constants, which all functions share: 1, 0.06 KB
// CHECK:        64 1..2

// SVG: <svg xmlns="http://www.w3.org/2000/svg" width="1200"
// SVG: main on cpu
// SVG: <rect
// SVG: <title>{{.*}}inspect-memory.mlir
// SVG: 16000 bytes at
// SVG: <polyline
// SVG: </svg>

// OPEN: sizes depend on n; --dim=NAME=N or --input=NAME=SPEC works them out
// OPEN: at run time n*16 0..3

// JSON: "memory": [
// JSON: "function": "main"
// JSON: "peak_bytes": 48000
// JSON: "lower_bound_bytes": 48000
// JSON: "bytes_in_use": 48000

// NOSVG: error: a picture of 'main' needs sizes that depend on n; give them as --dim=NAME=N or --input=NAME=SPEC
// BADDIM: error: --dim=n: expected NAME=N, such as batch=4 or x[0]=4
// NOARG: error: --input=z=4xf32: no function has an argument 'z'
// STRIPPED: error: the module holds no report on its memory: it was compiled with --strip

func.func @main(%x: tensor<?x4xf32> {sluice.name = "x", sluice.dims = ["n", 4]}) -> (tensor<?x4xf32> {sluice.name = "y"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [4.0, 3.0, 2.0, 1.0], [1.0, 0.0, 0.0, 1.0], [2.0, 2.0, 1.0, 1.0]]> : tensor<4x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %a = linalg.exp ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %b = linalg.matmul ins(%a, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  %c = linalg.matmul ins(%b, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  %kept = util.optimization_barrier %c : tensor<?x4xf32>
  %d = linalg.add ins(%a, %kept : tensor<?x4xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %d : tensor<?x4xf32>
}
