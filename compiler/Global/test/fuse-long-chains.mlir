// RUN: awk 'BEGIN { print "#id = affine_map<(d0) -> (d0)>\nfunc.func @chain(%x0: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {"; \
// RUN:   for (i = 0; i < 200; ++i) print "  %x" i + 1 " = linalg.generic {indexing_maps = [#id, #id], iterator_types = [\"parallel\"]} ins(%x" i " : tensor<8xf32>) outs(%e : tensor<8xf32>) {\n  ^bb0(%a: f32, %b: f32):\n    %c = math.sin %a : f32\n    linalg.yield %c : f32\n  } -> tensor<8xf32>"; \
// RUN:   print "  return %x200 : tensor<8xf32>\n}" }' > %t.mlir
// RUN: sluice-opt %t.mlir --sluice-attach-target --sluice-fuse-elementwise | FileCheck %s
// RUN: sluice-opt %t.mlir --sluice-attach-target --sluice-fuse-elementwise --remarks-filter=sluice-.+ --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS

// A chain of 200 steps is two operations of at most 128.
// CHECK-LABEL: func.func @chain(
// CHECK-COUNT-2: linalg.generic
//     CHECK-NOT: linalg.generic
//          SAYS: Reason="is not merged with what reads it: together they take more than 128 steps"
