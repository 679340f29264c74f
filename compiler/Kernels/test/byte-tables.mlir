// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:znver4},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=VBMI

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (k, n)>
#y = affine_map<(m, n, k) -> (m, n)>
#all = affine_map<(m, n) -> (m, n)>

// A sigmoid of bytes: of all 256 first, then by lookup.
// CHECK-LABEL: func.func @sigmoid(
//       CHECK:   %[[TABLE:.+]] = memref.alloca() {{.*}}memref<256xi32>
//       CHECK:   scf.for {{.*}} to %c256
//       CHECK:     math.exp
//       CHECK:     vector.store {{.*}}, %[[TABLE]]
//       CHECK:   scf.for
//   CHECK-NOT:   math.exp
//       CHECK:   vector.gather %[[TABLE]]
//       CHECK:   func.func private @sigmoid_grid
// VBMI-LABEL: func.func @sigmoid(
//       VBMI:   scf.for {{.*}} to %c256
//       VBMI:     math.exp
// VBMI-COUNT-4: vector.load {{.*}}vector<64xi8>
//       VBMI:   scf.for
//   VBMI-NOT:   math.exp
// VBMI-COUNT-2: vpermi2var
flow.executable private @sigmoid {
  func.func @sigmoid(%x: tensor<256x16xi8>, %w: tensor<16x16xi8>, %out: tensor<256x16xi8>) -> tensor<256x16xi8> {
    %c0 = arith.constant 0 : i32
    %one = arith.constant 1.0 : f32
    %scale = arith.constant 0.05 : f32
    %steps = arith.constant 255.0 : f32
    %zero = arith.constant 121 : i32
    %pe = tensor.empty() : tensor<256x16xi32>
    %p0 = linalg.fill ins(%c0 : i32) outs(%pe : tensor<256x16xi32>) -> tensor<256x16xi32>
    %p = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<256x16xi8>, tensor<16x16xi8>) outs(%p0 : tensor<256x16xi32>) {
    ^bb0(%a: i8, %b: i8, %o: i32):
      %l = arith.extui %a : i8 to i32
      %r = arith.extsi %b : i8 to i32
      %m = arith.muli %l, %r : i32
      %s = arith.addi %o, %m : i32
      linalg.yield %s : i32
    } -> tensor<256x16xi32>
    %be = tensor.empty() : tensor<256x16xi8>
    %b = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<256x16xi32>) outs(%be : tensor<256x16xi8>) {
    ^bb0(%a: i32, %o: i8):
      %t = arith.trunci %a : i32 to i8
      linalg.yield %t : i8
    } -> tensor<256x16xi8>
    %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<256x16xi8>) outs(%out : tensor<256x16xi8>) {
    ^bb0(%a: i8, %o: i8):
      %i = arith.extui %a : i8 to i32
      %c = arith.subi %i, %zero : i32
      %f = arith.sitofp %c : i32 to f32
      %s = arith.mulf %f, %scale : f32
      %n = arith.negf %s : f32
      %e = math.exp %n : f32
      %d = arith.addf %e, %one : f32
      %q = arith.divf %steps, %d : f32
      %r = math.roundeven %q : f32
      %k = arith.fptosi %r : f32 to i32
      %t = arith.trunci %k : i32 to i8
      linalg.yield %t : i8
    } -> tensor<256x16xi8>
    return %y : tensor<256x16xi8>
  }
}

// -----

#x = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (k, n)>
#y = affine_map<(m, n, k) -> (m, n)>
#all = affine_map<(m, n) -> (m, n)>

// A table of 256 is no gain for 1024 elements.
// CHECK-LABEL: func.func @few(
//   CHECK-NOT:   vector.gather
//       CHECK:   func.func private @few_grid
flow.executable private @few {
  func.func @few(%x: tensor<64x16xi8>, %w: tensor<16x16xi8>, %out: tensor<64x16xi8>) -> tensor<64x16xi8> {
    %c0 = arith.constant 0 : i32
    %one = arith.constant 1.0 : f32
    %scale = arith.constant 0.05 : f32
    %steps = arith.constant 255.0 : f32
    %zero = arith.constant 121 : i32
    %pe = tensor.empty() : tensor<64x16xi32>
    %p0 = linalg.fill ins(%c0 : i32) outs(%pe : tensor<64x16xi32>) -> tensor<64x16xi32>
    %p = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<64x16xi8>, tensor<16x16xi8>) outs(%p0 : tensor<64x16xi32>) {
    ^bb0(%a: i8, %b: i8, %o: i32):
      %l = arith.extui %a : i8 to i32
      %r = arith.extsi %b : i8 to i32
      %m = arith.muli %l, %r : i32
      %s = arith.addi %o, %m : i32
      linalg.yield %s : i32
    } -> tensor<64x16xi32>
    %be = tensor.empty() : tensor<64x16xi8>
    %b = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<64x16xi32>) outs(%be : tensor<64x16xi8>) {
    ^bb0(%a: i32, %o: i8):
      %t = arith.trunci %a : i32 to i8
      linalg.yield %t : i8
    } -> tensor<64x16xi8>
    %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<64x16xi8>) outs(%out : tensor<64x16xi8>) {
    ^bb0(%a: i8, %o: i8):
      %i = arith.extui %a : i8 to i32
      %c = arith.subi %i, %zero : i32
      %f = arith.sitofp %c : i32 to f32
      %s = arith.mulf %f, %scale : f32
      %n = arith.negf %s : f32
      %e = math.exp %n : f32
      %d = arith.addf %e, %one : f32
      %q = arith.divf %steps, %d : f32
      %r = math.roundeven %q : f32
      %k = arith.fptosi %r : f32 to i32
      %t = arith.trunci %k : i32 to i8
      linalg.yield %t : i8
    } -> tensor<64x16xi8>
    return %y : tensor<64x16xi8>
  }
}
