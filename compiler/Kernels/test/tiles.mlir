// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:x86-64-v4},flow.executable(sluice-lower-kernels))' | FileCheck %s

// One contiguous loop, although the tensor has four dimensions; written straight into the destination.
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
// CHECK-LABEL: flow.executable private @relu
//  CHECK-SAME:   plan = "generic: tiles of
//   CHECK-NOT:   memref.alloc
//   CHECK-NOT:   memref.view
//       CHECK:   %[[ID:.+]] = hal.workgroup.id[0]
//       CHECK:   scf.for
//       CHECK:     %[[STEPS:.+]] = affine.min
//       CHECK:     scf.for %{{.+}} = %{{.+}} to %[[STEPS]]
//  CHECK-NEXT:       memref.load
//  CHECK-NEXT:       arith.maximumf
//  CHECK-NEXT:       memref.store
//   CHECK-NOT:   scf.for
//       CHECK:   func.func private @relu_grid(%{{.+}}: i64, %{{.+}}: i64) -> (i64, i64, i64, i64)
flow.executable private @relu {
  func.func @relu(%x: tensor<?x8x7x7xf32>, %out: tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32> {
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%x : tensor<?x8x7x7xf32>) outs(%out : tensor<?x8x7x7xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.maximumf %a, %zero : f32
      linalg.yield %m : f32
    } -> tensor<?x8x7x7xf32>
    return %r : tensor<?x8x7x7xf32>
  }
}

// -----

// A row's exponentials are scratch of a known number of rows and an unknown width: the host reserves the workspace.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
// CHECK-LABEL: flow.executable private @normalize
//       CHECK:   hal.workspace
//       CHECK:   scf.for
//       CHECK:     math.exp
//       CHECK:     arith.addf {{.*}} fastmath<reassoc>
//       CHECK:     arith.divf
//       CHECK:   func.func private @normalize_grid(%{{.+}}: i64, %[[WIDTH:.+]]: i64, %{{.+}}: i64, %{{.+}}: i64)
//       CHECK:     arith.index_cast %[[WIDTH]]
flow.executable private @normalize {
  func.func @normalize(%x: tensor<?x?xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %n = tensor.dim %x, %c0 : tensor<?x?xf32>
    %m = tensor.dim %x, %c1 : tensor<?x?xf32>
    %rows = tensor.empty(%n) : tensor<?xf32>
    %all = tensor.empty(%n, %m) : tensor<?x?xf32>
    %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x?xf32>) outs(%all : tensor<?x?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %e = math.exp %a : f32
      linalg.yield %e : f32
    } -> tensor<?x?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%exp : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %a, %o : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%exp, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%out : tensor<?x?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %q = arith.divf %a, %b : f32
      linalg.yield %q : f32
    } -> tensor<?x?xf32>
    return %y : tensor<?x?xf32>
  }
}

// -----

// Transposed in registers: 16 rows of 16, four rounds of shuffles.
// CHECK-LABEL: flow.executable private @transpose
// CHECK-COUNT-16: vector.load
// CHECK-COUNT-64: vector.shuffle
// CHECK-COUNT-16: vector.store
flow.executable private @transpose {
  func.func @transpose(%x: tensor<?x?xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %r = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%out : tensor<?x?xf32>) permutation = [1, 0]
    return %r : tensor<?x?xf32>
  }
}

// -----

// Each workgroup copies the parts of both inputs that fall into its tiles.
// CHECK-LABEL: flow.executable private @concat
//  CHECK-SAME:   plan = "generic: tiles
//   CHECK-NOT:   memref.view
flow.executable private @concat {
  func.func @concat(%x: tensor<?x8xf32>, %y: tensor<?x8xf32>, %out: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %c0 = arith.constant 0 : index
    %n = tensor.dim %x, %c0 : tensor<?x8xf32>
    %m = tensor.dim %y, %c0 : tensor<?x8xf32>
    %i = tensor.insert_slice %x into %out[0, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
    %r = tensor.insert_slice %y into %i[%n, 0] [%m, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
    return %r : tensor<?x8xf32>
  }
}
