// A module goes as far as HIP's loader, here a fake one of a gfx942 device that loads nothing; one of another processor does not.
// RUN: sluice compile %s --target=rocm:gfx942 -o %t.942.slm
// RUN: env LD_PRELOAD=%build/runtime/testing/fake_hip.so not sluice-run %t.942.slm --device=hip --input=4xf32=1 2>&1 | FileCheck %s
// RUN: sluice compile %s --target=rocm:gfx1100 -o %t.1100.slm
// RUN: env LD_PRELOAD=%build/runtime/testing/fake_hip.so not sluice-run %t.1100.slm --device=hip --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK: hip:0 (Fake MI) cannot load the HSACO of kernel
// OTHER: compiled for rocm:gfx1100, this device is gfx942:sramecc+:xnack-
func.func @double(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.addf %a, %a : f32
    linalg.yield %m : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
