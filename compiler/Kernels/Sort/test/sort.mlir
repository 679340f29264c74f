// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s
// Rows are sorted in workgroup memory; what is only carried along is fetched once from where it was.

// CHECK-LABEL: flow.executable private @rows
// CHECK-SAME: plan = "sort: a row in workgroups of 64 threads, 17 entries each"
// CHECK: func.func @rows(%[[X:.*]]: memref<100x1000xf32>, %[[IDS:.*]]: memref<100x1000xi64>, %[[SORTED:.*]]: memref<100x1000xf32>, %[[PLACES:.*]]: memref<100x1000xi64>)
// CHECK-DAG: memref.alloc() : memref<1088xf32, #gpu.address_space<workgroup>>
// CHECK-DAG: memref.alloc() : memref<1088xi32, #gpu.address_space<workgroup>>
// CHECK-NOT: memref<1088xi64
// CHECK: gpu.barrier
// CHECK: scf.while
// CHECK: memref.load %[[IDS]]
// CHECK: memref.store %{{.*}}, %[[PLACES]]
flow.executable private @rows {
  func.func @rows(%x: tensor<100x1000xf32>, %ids: tensor<100x1000xi64>, %a: tensor<100x1000xf32>, %b: tensor<100x1000xi64>) -> (tensor<100x1000xf32>, tensor<100x1000xi64>) {
    %0 = linalg.copy ins(%x : tensor<100x1000xf32>) outs(%a : tensor<100x1000xf32>) -> tensor<100x1000xf32>
    %1 = linalg.copy ins(%ids : tensor<100x1000xi64>) outs(%b : tensor<100x1000xi64>) -> tensor<100x1000xi64>
    %r:2 = linalg_ext.sort dimension(1) outs(%0, %1 : tensor<100x1000xf32>, tensor<100x1000xi64>) {
    ^bb0(%p: f32, %q: f32, %i: i64, %j: i64):
      %c = arith.cmpf olt, %p, %q : f32
      linalg_ext.yield %c : i1
    } -> tensor<100x1000xf32>, tensor<100x1000xi64>
    return %r#0, %r#1 : tensor<100x1000xf32>, tensor<100x1000xi64>
  }
}

// -----
// A long row is cut into tiles, which are merged in launches.

// CHECK-LABEL: flow.executable private @long
// CHECK-SAME: plan = "sort: a tile in workgroups of 256 threads, 17 entries each, merged in 2 launches"
flow.executable private @long {
  func.func @long(%x: tensor<10000xi32>, %a: tensor<10000xi32>) -> tensor<10000xi32> {
    %0 = linalg.copy ins(%x : tensor<10000xi32>) outs(%a : tensor<10000xi32>) -> tensor<10000xi32>
    %r = linalg_ext.sort dimension(0) outs(%0 : tensor<10000xi32>) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.cmpi slt, %p, %q : i32
      linalg_ext.yield %c : i1
    } -> tensor<10000xi32>
    return %r : tensor<10000xi32>
  }
}

// -----
// A comparator that says where NaN goes compares one key as well.

// CHECK-LABEL: flow.executable private @nan_first
// CHECK-SAME: plan = "sort: a tile in workgroups of 256 threads, 17 entries each, merged in 2 launches"
flow.executable private @nan_first {
  func.func @nan_first(%x: tensor<10000xf32>, %a: tensor<10000xf32>) -> tensor<10000xf32> {
    %0 = linalg.copy ins(%x : tensor<10000xf32>) outs(%a : tensor<10000xf32>) -> tensor<10000xf32>
    %r = linalg_ext.sort dimension(0) outs(%0 : tensor<10000xf32>) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf ugt, %p, %q : f32
      %n = arith.cmpf ord, %q, %q : f32
      %d = arith.andi %c, %n : i1
      linalg_ext.yield %d : i1
    } -> tensor<10000xf32>
    return %r : tensor<10000xf32>
  }
}

// -----
// Subtraction is not associative: that scan is left to a thread a row.

// CHECK-LABEL: flow.executable private @difference
// CHECK-SAME: plan = "gpu_fallback:
flow.executable private @difference {
  func.func @difference(%x: tensor<500x400xi32>, %a: tensor<500x400xi32>, %b: tensor<500xi32>) -> (tensor<500x400xi32>, tensor<500xi32>) {
    %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<500x400xi32>) outs(%a, %b : tensor<500x400xi32>, tensor<500xi32>) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.subi %p, %q : i32
      linalg_ext.yield %c : i32
    } -> tensor<500x400xi32>, tensor<500xi32>
    return %r#0, %r#1 : tensor<500x400xi32>, tensor<500xi32>
  }
}

// -----
// A longer one is sorted digit by digit: counters are cleared, digits counted, then a launch for each.

// CHECK-LABEL: flow.executable private @digits
// CHECK-SAME: plan = "sort: 2 digits, in tiles of 256 threads, 16 entries each, each pass in one launch"
// CHECK-LABEL: flow.executable private @digits.launch1
// CHECK: memref.atomic_rmw addi %{{.*}} : (i32, memref<512xi32, #gpu.address_space<workgroup>>)
// CHECK-LABEL: flow.executable private @digits.launch2
// CHECK-DAG: memref.alloc() : memref<4096xi16, #gpu.address_space<workgroup>>
// CHECK-DAG: memref.alloc() : memref<4096xi32, #gpu.address_space<workgroup>>
// CHECK: memref.atomic_rmw
// CHECK: nvvm.vote.sync ballot
// CHECK: llvm.store %{{.*}} atomic syncscope("device") monotonic
// CHECK: scf.while
// CHECK-COUNT-4: llvm.load %{{.*}} atomic syncscope("device") monotonic
// CHECK-LABEL: flow.executable private @digits.launch3
flow.executable private @digits {
  func.func @digits(%x: tensor<1000000xi16>, %a: tensor<1000000xi16>) -> tensor<1000000xi16> {
    %0 = linalg.copy ins(%x : tensor<1000000xi16>) outs(%a : tensor<1000000xi16>) -> tensor<1000000xi16>
    %r = linalg_ext.sort dimension(0) outs(%0 : tensor<1000000xi16>) {
    ^bb0(%p: i16, %q: i16):
      %c = arith.cmpi slt, %p, %q : i16
      linalg_ext.yield %c : i1
    } -> tensor<1000000xi16>
    return %r : tensor<1000000xi16>
  }
}
