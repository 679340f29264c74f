// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-loops-to-kernels))' | FileCheck %s
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-loops-to-kernels),sluice-form-dispatches)' | FileCheck %s --check-prefix=FORMED
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-loops-to-kernels))' | FileCheck %s --check-prefix=GPU

// A recurrent layer. Its weights are laid out before the loop, zeros are made in it.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func @layer(
//       CHECK:   %[[W:.+]] = encoding.storage_cast
//       CHECK:   scf.for
//       CHECK:     tensor.empty(
//       CHECK:     linalg.fill
//       CHECK:     linalg.matmul ins(%{{.+}}, %[[W]]
//       CHECK:   } {sluice.one_kernel}
// FORMED-LABEL: flow.executable private @layer_0_loop_matmul_Dx32x32_f32
//       FORMED:   func.func @{{.+}}(%{{.+}}: tensor<?x?x32xf32>, %{{.+}}: tensor<32x32xf32, #encoding.panels{{.+}}, %[[Y:.+]]: tensor<?x?x32xf32>, %[[H:[a-z0-9]+]]: tensor<?x32xf32>)
//       FORMED:     %[[ZERO:.+]] = linalg.fill {{.+}} outs(%[[H]]
//       FORMED:     scf.for {{.+}} iter_args(%{{.+}} = %[[Y]], %{{.+}} = %[[ZERO]])
//       FORMED: func.func @layer(
//   FORMED-NOT:   scf.for
//       FORMED:   flow.dispatch
//  FORMED-NEXT:   return
//   GPU-NOT: sluice.one_kernel
func.func @layer(%x: tensor<?x?x32xf32>, %bytes: tensor<2x32x16xf32>) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %steps = tensor.dim %x, %c0 : tensor<?x?x32xf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?x32xf32>
  %y = tensor.empty(%steps, %rows) : tensor<?x?x32xf32>
  %e = tensor.empty(%rows) : tensor<?x32xf32>
  %h = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
  %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%all = %y, %state = %h) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
    %w = encoding.storage_cast %bytes : tensor<2x32x16xf32> -> tensor<32x32xf32, #encoding.panels<k = [0], n = 1, width = 16>>
    %row = tensor.extract_slice %x[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x32xf32>
    %m = linalg.matmul ins(%state, %w : tensor<?x32xf32>, tensor<32x32xf32, #encoding.panels<k = [0], n = 1, width = 16>>) outs(%h : tensor<?x32xf32>) -> tensor<?x32xf32>
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

// -----

// Two tensors change places: a kernel would have to move them.
// CHECK-LABEL: func @swap(
//   CHECK-NOT:   sluice.one_kernel
func.func @swap(%a: tensor<8xf32>, %b: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.yield %y, %x : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}

// -----

// A step that is work for all threads.
// CHECK-LABEL: func @wide(
//   CHECK-NOT:   sluice.one_kernel
func.func @wide(%a: tensor<1048576xf32>, %n: index) -> tensor<1048576xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<1048576xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<1048576xf32>) {
    %y = linalg.exp ins(%x : tensor<1048576xf32>) outs(%e : tensor<1048576xf32>) -> tensor<1048576xf32>
    scf.yield %y : tensor<1048576xf32>
  }
  return %r : tensor<1048576xf32>
}

// -----

// On GPUs a layer of plain weights: what the loop carries has one number of rows, and all but the
// product is made element by element.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// GPU-LABEL: func @plain(
//       GPU:   scf.for
//       GPU:   } {sluice.one_kernel}
func.func @plain(%x: tensor<?x?x32xf32>, %w: tensor<32x32xf32>, %start: tensor<?x32xf32>) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %steps = tensor.dim %x, %c0 : tensor<?x?x32xf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?x32xf32>
  %y = tensor.empty(%steps, %rows) : tensor<?x?x32xf32>
  %e = tensor.empty(%rows) : tensor<?x32xf32>
  %own = tensor.extract_slice %start[0, 0] [%rows, 32] [1, 1] : tensor<?x32xf32> to tensor<?x32xf32>
  %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%all = %y, %state = %own) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
    %row = tensor.extract_slice %x[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x32xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
    %m = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%state, %w : tensor<?x32xf32>, tensor<32x32xf32>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
    %n = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%row, %m : tensor<?x32xf32>, tensor<?x32xf32>) outs(%e : tensor<?x32xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %s = arith.addf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<?x32xf32>
    %i = tensor.insert_slice %n into %all[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x32xf32> into tensor<?x?x32xf32>
    scf.yield %i, %n : tensor<?x?x32xf32>, tensor<?x32xf32>
  }
  return %r#0, %r#1 : tensor<?x?x32xf32>, tensor<?x32xf32>
}

// -----

// What a unit adds is its neighbour's: one thread does not make it of what it has.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d0, -d1 + 31)>
// GPU-LABEL: func @neighbours(
//   GPU-NOT:   sluice.one_kernel
func.func @neighbours(%n: index, %w: tensor<32x32xf32>, %start: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%state = %start) -> (tensor<8x32xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
    %m = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%state, %w : tensor<8x32xf32>, tensor<32x32xf32>) outs(%f : tensor<8x32xf32>) -> tensor<8x32xf32>
    %a = linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%state, %m : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %s = arith.addf %p, %q : f32
      linalg.yield %s : f32
    } -> tensor<8x32xf32>
    scf.yield %a : tensor<8x32xf32>
  }
  return %r : tensor<8x32xf32>
}
