// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// One workgroup holds the weights of all units: it takes its rows through all steps, and the state
// stays in its memory.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @small
//  CHECK-SAME:   plan = "recurrence: all steps, 4 rows a workgroup, 4 weights a thread"
//   CHECK-NOT:   hal.rounds
//       CHECK:   scf.for
//       CHECK:     gpu.barrier
//       CHECK:     vector.fma
//       CHECK:     gpu.barrier
//       CHECK:     math.tanh
//   CHECK-NOT:   llvm.load
flow.executable private @small {
  func.func @small(%x: tensor<?x?x32xf32>, %w: tensor<32x32xf32>, %rows: index, %y: tensor<?x?x32xf32>, %out: tensor<?x32xf32>) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %steps = tensor.dim %x, %c0 : tensor<?x?x32xf32>
    %h = linalg.fill ins(%zero : f32) outs(%out : tensor<?x32xf32>) -> tensor<?x32xf32>
    %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%all = %y, %state = %h) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
      %row = tensor.extract_slice %x[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x32xf32>
      %e = tensor.empty(%rows) : tensor<?x32xf32>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
      %m = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%state, %w : tensor<?x32xf32>, tensor<32x32xf32>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
      %n = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%row, %m : tensor<?x32xf32>, tensor<?x32xf32>) outs(%e : tensor<?x32xf32>) {
      ^bb0(%p: f32, %q: f32, %o: f32):
        %s = arith.addf %p, %q : f32
        %a = math.tanh %s : f32
        linalg.yield %a : f32
      } -> tensor<?x32xf32>
      %i = tensor.insert_slice %n into %all[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x32xf32> into tensor<?x?x32xf32>
      scf.yield %i, %n : tensor<?x?x32xf32>, tensor<?x32xf32>
    }
    return %r#0, %r#1 : tensor<?x?x32xf32>, tensor<?x32xf32>
  }
}

// -----

// Workgroups of some units each exchange the state by words, and are launched for rounds. Weights of f16 are widened once; the state's own place is written at the end.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @large
//  CHECK-SAME:   plan = "recurrence: all steps, 3 rows a workgroup, 10 workgroups of 32 units exchange the state, 20 weights a thread"
//       CHECK:   func.func @large(
//       CHECK:     arith.extf
//       CHECK:     %[[FIRST:.+]], %{{.+}} = hal.rounds
//       CHECK:     scf.for %{{.+}} = %[[FIRST]]
//       CHECK:       scf.while
//       CHECK:         llvm.load {{.+}} atomic
//       CHECK:       vector.fma
//       CHECK:       math.tanh
//       CHECK:       llvm.store {{.+}} atomic
flow.executable private @large {
  func.func @large(%x: tensor<7x3x300xf16>, %w: tensor<300x300xf16>, %start: tensor<3x300xf16>, %y: tensor<7x3x300xf16>) -> tensor<7x3x300xf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %zero = arith.constant 0.0 : f32
    %r:2 = scf.for %t = %c0 to %c7 step %c1 iter_args(%all = %y, %state = %start) -> (tensor<7x3x300xf16>, tensor<3x300xf16>) {
      %row = tensor.extract_slice %x[%t, 0, 0] [1, 3, 300] [1, 1, 1] : tensor<7x3x300xf16> to tensor<3x300xf16>
      %e = tensor.empty() : tensor<3x300xf32>
      %o = tensor.empty() : tensor<3x300xf16>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x300xf32>) -> tensor<3x300xf32>
      %m = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%state, %w : tensor<3x300xf16>, tensor<300x300xf16>) outs(%f : tensor<3x300xf32>) {
      ^bb0(%a: f16, %b: f16, %c: f32):
        %p = arith.extf %a : f16 to f32
        %q = arith.extf %b : f16 to f32
        %s = arith.mulf %p, %q : f32
        %d = arith.addf %c, %s : f32
        linalg.yield %d : f32
      } -> tensor<3x300xf32>
      %n = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%row, %m : tensor<3x300xf16>, tensor<3x300xf32>) outs(%o : tensor<3x300xf16>) {
      ^bb0(%p: f16, %q: f32, %u: f16):
        %k = arith.truncf %q : f32 to f16
        %s = arith.addf %p, %k : f16
        %a = math.tanh %s : f16
        linalg.yield %a : f16
      } -> tensor<3x300xf16>
      %i = tensor.insert_slice %n into %all[%t, 0, 0] [1, 3, 300] [1, 1, 1] : tensor<3x300xf16> into tensor<7x3x300xf16>
      scf.yield %i, %n : tensor<7x3x300xf16>, tensor<3x300xf16>
    }
    return %r#0 : tensor<7x3x300xf16>
  }
}
