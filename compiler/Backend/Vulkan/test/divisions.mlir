// RUN: sluice compile %s --target=vulkan:desktop -O2 -o %t.slm && rm -rf %t.code && sluice inspect %t.slm --kernels --code=%t.code
// RUN: cat %t.code/*.spv > %t.words && %python %S/count_ops.py %t.words | FileCheck %s

// Indices and i64 are 64 bits wide; no division is: NVIDIA's driver does those wrongly.
// CHECK: 32-bit divisions: {{[1-9]}}
// CHECK: 64-bit divisions: 0
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @divide(%x: tensor<?x?xi64>, %y: tensor<?x?xi64>) -> tensor<?x?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xi64>
  %m = tensor.dim %x, %c1 : tensor<?x?xi64>
  %e = tensor.empty(%n, %m) : tensor<?x?xi64>
  %r = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<?x?xi64>, tensor<?x?xi64>) outs(%e : tensor<?x?xi64>) {
  ^bb0(%a: i64, %b: i64, %o: i64):
    %q = arith.divsi %a, %b : i64
    %u = arith.remui %a, %b : i64
    %s = arith.addi %q, %u : i64
    linalg.yield %s : i64
  } -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}
