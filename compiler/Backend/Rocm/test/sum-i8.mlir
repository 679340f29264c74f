// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1100},flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s

// Sums of products in 8 bits: LLVM's search for instructions that add four of them would end the process.
// CHECK: hal.executable.binary private @rocm for "rocm:gfx1100" entries ["dot"
flow.executable private @dot {
  func.func @dot(%x: tensor<1x250xi8>, %y: tensor<1x250xi8>, %init: tensor<1xi8>) -> tensor<1xi8> {
    %c0 = arith.constant 0 : i8
    %zero = linalg.fill ins(%c0 : i8) outs(%init : tensor<1xi8>) -> tensor<1xi8>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %y : tensor<1x250xi8>, tensor<1x250xi8>) outs(%zero : tensor<1xi8>) {
    ^bb0(%a: i8, %b: i8, %o: i8):
      %m = arith.muli %a, %b : i8
      %r = arith.addi %o, %m : i8
      linalg.yield %r : i8
    } -> tensor<1xi8>
    return %s : tensor<1xi8>
  }
}
