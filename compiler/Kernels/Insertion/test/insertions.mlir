// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Two tensors one behind the other: a thread looks for where its vector comes from. Divisions are of 32 bits.
// CHECK-LABEL: flow.executable private @concat
//  CHECK-SAME:   aligned_bindings
//  CHECK-SAME:   plan = "insertion: 8 columns a thread, 128 threads a workgroup"
//  CHECK-SAME:   threads = 128
//       CHECK:   func.func @concat(%[[A:[a-z0-9]+]]: memref<4x16x64xf16>, %[[B:[a-z0-9]+]]: memref<4x3x64xf16>, %[[OUT:[a-z0-9]+]]: memref<4x19x64xf16>)
//       CHECK:   scf.for
//       CHECK:     arith.remui %{{.+}}, %{{.+}} : i32
//       CHECK:     %[[V:.+]] = scf.if
//       CHECK:       vector.load %[[B]]{{.+}} {alignment = 16 : i64} : memref<4x3x64xf16>, vector<8xf16>
//       CHECK:     } else {
//       CHECK:       scf.if
//       CHECK:         vector.load %[[A]]{{.+}} {alignment = 16 : i64} : memref<4x16x64xf16>, vector<8xf16>
//       CHECK:     vector.store %[[V]], %[[OUT]]
//       CHECK:   func.func private @concat_grid
flow.executable private @concat {
  func.func @concat(%a: tensor<4x16x64xf16>, %b: tensor<4x3x64xf16>, %out: tensor<4x19x64xf16>) -> tensor<4x19x64xf16> {
    %e = tensor.empty() : tensor<4x19x64xf16>
    %0 = tensor.insert_slice %a into %e[0, 0, 0] [4, 16, 64] [1, 1, 1] : tensor<4x16x64xf16> into tensor<4x19x64xf16>
    %1 = tensor.insert_slice %b into %0[0, 16, 0] [4, 3, 64] [1, 1, 1] : tensor<4x3x64xf16> into tensor<4x19x64xf16>
    %r = bufferization.materialize_in_destination %1 in %out : (tensor<4x19x64xf16>, tensor<4x19x64xf16>) -> tensor<4x19x64xf16>
    return %r : tensor<4x19x64xf16>
  }
}

// Halves that change places, one of them negated, in a sum: nothing but the result is stored, and the halves are read where they lie.
// CHECK-LABEL: flow.executable private @rotated
//  CHECK-SAME:   plan = "insertion: 8 columns a thread, 128 threads a workgroup"
//       CHECK:   scf.if
//       CHECK:     vector.load
//       CHECK:   } else {
//       CHECK:     scf.if
//       CHECK:       vector.load
//       CHECK:       arith.negf %{{.+}} : vector<8xf16>
//       CHECK:   vector.load
//       CHECK:   arith.addf %{{.+}} : vector<8xf16>
// CHECK-COUNT-1: vector.store
//   CHECK-NOT:   vector.store
//       CHECK:   func.func private @rotated_grid
flow.executable private @rotated {
  func.func @rotated(%x: tensor<?x128xf16>, %out: tensor<?x128xf16>) -> tensor<?x128xf16> {
    %c0 = arith.constant 0 : index
    %n = tensor.dim %x, %c0 : tensor<?x128xf16>
    %high = tensor.extract_slice %x[0, 64] [%n, 64] [1, 1] : tensor<?x128xf16> to tensor<?x64xf16>
    %low = tensor.extract_slice %x[0, 0] [%n, 64] [1, 1] : tensor<?x128xf16> to tensor<?x64xf16>
    %h = tensor.empty(%n) : tensor<?x64xf16>
    %negated = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%high : tensor<?x64xf16>) outs(%h : tensor<?x64xf16>) {
    ^bb0(%a: f16, %o: f16):
      %m = arith.negf %a : f16
      linalg.yield %m : f16
    } -> tensor<?x64xf16>
    %e = tensor.empty(%n) : tensor<?x128xf16>
    %0 = tensor.insert_slice %negated into %e[0, 0] [%n, 64] [1, 1] : tensor<?x64xf16> into tensor<?x128xf16>
    %1 = tensor.insert_slice %low into %0[0, 64] [%n, 64] [1, 1] : tensor<?x64xf16> into tensor<?x128xf16>
    %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%1, %x : tensor<?x128xf16>, tensor<?x128xf16>) outs(%out : tensor<?x128xf16>) {
    ^bb0(%a: f16, %b: f16, %o: f16):
      %m = arith.addf %a, %b : f16
      linalg.yield %m : f16
    } -> tensor<?x128xf16>
    return %y : tensor<?x128xf16>
  }
}

// Whether slices begin between vectors is seen at run time where nothing tells it before.
// CHECK-LABEL: flow.executable private @unknown
//  CHECK-SAME:   plan = "insertion: 8 columns a thread, 128 threads a workgroup"
//       CHECK:   arith.remui %{{.+}}, %c8
//       CHECK:   scf.if
//       CHECK:     vector.store
//       CHECK:   } else {
//   CHECK-NOT:     vector
//       CHECK:     memref.store
flow.executable private @unknown {
  func.func @unknown(%a: tensor<8x?xf16>, %at: index, %out: tensor<8x64xf16>) -> tensor<8x64xf16> {
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f16
    %n = tensor.dim %a, %c1 : tensor<8x?xf16>
    %e = tensor.empty() : tensor<8x64xf16>
    %f = linalg.fill ins(%zero : f16) outs(%e : tensor<8x64xf16>) -> tensor<8x64xf16>
    %0 = tensor.insert_slice %a into %f[0, %at] [8, %n] [1, 1] : tensor<8x?xf16> into tensor<8x64xf16>
    %r = bufferization.materialize_in_destination %0 in %out : (tensor<8x64xf16>, tensor<8x64xf16>) -> tensor<8x64xf16>
    return %r : tensor<8x64xf16>
  }
}

// From anywhere on: few elements, looked for one by one and stored together.
// CHECK-LABEL: flow.executable private @odd
//  CHECK-SAME:   plan = "insertion: 4 columns a thread, 128 threads a workgroup"
//   CHECK-NOT:   vector.load
// CHECK-COUNT-4: memref.load
//       CHECK:   vector.store %{{.+}} : memref<8x64xf16>, vector<4xf16>
flow.executable private @odd {
  func.func @odd(%a: tensor<8x61xf16>, %out: tensor<8x64xf16>) -> tensor<8x64xf16> {
    %zero = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<8x64xf16>
    %f = linalg.fill ins(%zero : f16) outs(%e : tensor<8x64xf16>) -> tensor<8x64xf16>
    %0 = tensor.insert_slice %a into %f[0, 3] [8, 61] [1, 1] : tensor<8x61xf16> into tensor<8x64xf16>
    %r = bufferization.materialize_in_destination %0 in %out : (tensor<8x64xf16>, tensor<8x64xf16>) -> tensor<8x64xf16>
    return %r : tensor<8x64xf16>
  }
}

// Slices with steps are left to others.
// CHECK-LABEL: flow.executable private @steps
//   CHECK-NOT:   "insertion
//  CHECK-SAME:   plan = "{{.+}}"
flow.executable private @steps {
  func.func @steps(%a: tensor<8x32xf16>, %out: tensor<8x64xf16>) -> tensor<8x64xf16> {
    %zero = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<8x64xf16>
    %f = linalg.fill ins(%zero : f16) outs(%e : tensor<8x64xf16>) -> tensor<8x64xf16>
    %0 = tensor.insert_slice %a into %f[0, 0] [8, 32] [1, 2] : tensor<8x32xf16> into tensor<8x64xf16>
    %r = bufferization.materialize_in_destination %0 in %out : (tensor<8x64xf16>, tensor<8x64xf16>) -> tensor<8x64xf16>
    return %r : tensor<8x64xf16>
  }
}

// Steps in rows and columns: vectors of channels stay whole, what lies between is not read.
// CHECK-LABEL: flow.executable private @apart
//  CHECK-SAME:   plan = "insertion: 8 columns a thread, 128 threads a workgroup"
//       CHECK:   arith.remui %{{.+}}, %{{.+}} : index
//       CHECK:   scf.if
//       CHECK:     vector.load %{{.+}} {alignment = 16 : i64} : memref<4x5x7x64xf16>, vector<8xf16>
//       CHECK:   func.func private @apart_grid
flow.executable private @apart {
  func.func @apart(%x: tensor<4x5x7x64xf16>, %out: tensor<4x11x14x64xf16>) -> tensor<4x11x14x64xf16> {
    %zero = arith.constant 0.0 : f16
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<4x11x14x64xf16>) -> tensor<4x11x14x64xf16>
    %0 = tensor.insert_slice %x into %f[0, 1, 0, 0] [4, 5, 7, 64] [1, 2, 2, 1] : tensor<4x5x7x64xf16> into tensor<4x11x14x64xf16>
    return %0 : tensor<4x11x14x64xf16>
  }
}

// Steps along what is read side by side: element by element.
// CHECK-LABEL: flow.executable private @apart_columns
//  CHECK-SAME:   plan = "insertion:
//       CHECK:   arith.remui
//       CHECK:   memref.load %{{.+}} : memref<4x7xf16>
//       CHECK:   func.func private @apart_columns_grid
flow.executable private @apart_columns {
  func.func @apart_columns(%x: tensor<4x7xf16>, %out: tensor<4x24xf16>) -> tensor<4x24xf16> {
    %zero = arith.constant 0.0 : f16
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<4x24xf16>) -> tensor<4x24xf16>
    %0 = tensor.insert_slice %x into %f[0, 2] [4, 7] [1, 3] : tensor<4x7xf16> into tensor<4x24xf16>
    return %0 : tensor<4x24xf16>
  }
}
