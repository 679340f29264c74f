// RUN: not sluice compile %s -o %t.slm 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not ls %t.slm
// REQUIRES: sluice

// Kernels compile in parallel. Those that fail are named in the order of the program, each once, with the reason for every plan.
// CHECK:      failing-kernels.mlir:{{[0-9]+}}:3: error: no plan compiles kernel 'k0'
// CHECK-NEXT: note: generic: {{.+}}: kernel calls 'undefined0', which the runtime does not offer
// CHECK:      failing-kernels.mlir:{{[0-9]+}}:3: error: no plan compiles kernel 'k2'
// CHECK-NEXT: note: generic: {{.+}}: kernel calls 'undefined2', which the runtime does not offer
// CHECK:      failing-kernels.mlir:{{[0-9]+}}:3: error: no plan compiles kernel 'k3'
// CHECK-NEXT: note: generic: {{.+}}: kernel calls 'undefined3', which the runtime does not offer
module attributes {sluice.stage = "stream"} {
flow.executable private @k0 {
  func.func @k0(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = func.call @undefined0(%x) : (f32) -> f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @undefined0(f32) -> f32
}
flow.executable private @k1 {
  func.func @k1(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = arith.addf %x, %x : f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
flow.executable private @k2 {
  func.func @k2(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = func.call @undefined2(%x) : (f32) -> f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @undefined2(f32) -> f32
}
flow.executable private @k3 {
  func.func @k3(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = func.call @undefined3(%x) : (f32) -> f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func private @undefined3(f32) -> f32
}
}
