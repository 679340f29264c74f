// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target,flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:aarch64-cortex-a72},flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s --check-prefix=ARM
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target,flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s --check-prefix=ABI
// RUN: not sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:hasewll},flow.executable(sluice-compile-kernels))' 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK: hal.executable.binary private @cpu for "cpu:{{[^"]+}}" entries ["negate"]
// CHECK-SAME: reports = [{arguments = ["n0xf32", "n1xf32"], bytes = "4 * n0 + 4 * n1", declined = [{{[^]]+}}], grid = ["{{[^"]*}}n0{{[^"]*}}", "1", "1"], name = "negate", operand = "f32", operations = "n0", plan = "{{[^"]+}}", stack_bytes = {{[0-9]+}} : i64, workspace = "0"}]
// CHECK-SAME: = dense_resource<kernels> : tensor<{{[0-9]+}}xi8>
// CHECK: hal.executable.kernel private @negate launches ["negate"] grids [@negate_grid]
// CHECK: func.func private @negate_grid
// CHECK: kernels: "0x{{[0-9]+}}7F454C46
// ARM: for "cpu:aarch64-unknown-linux-gnu:cortex-a72:{{[^"]*}}+neon
// ABI: llvm.func @negate_loops(%{{.+}}: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias, llvm.noundef}, %{{.+}}: i64,
// ABI: llvm.func @negate(%{{.+}}: !llvm.ptr, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: i32, %{{.+}}: !llvm.ptr) -> i32
// BAD: error: unknown target 'cpu:hasewll': no CPU 'hasewll' of architecture x86_64, did you mean 'haswell'?
flow.executable private @negate {
  func.func @negate(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %r : tensor<?xf32>
  }
}
