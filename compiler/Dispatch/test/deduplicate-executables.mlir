// RUN: sluice-opt %s --sluice-deduplicate-executables | FileCheck %s
// RUN: sluice-opt %s --mlir-print-debuginfo --sluice-deduplicate-executables | FileCheck %s

// Kernels that differ in name only become the first of them; one that differs in an operation or a type stays.
// CHECK: flow.executable private @layer1
// CHECK-NOT: @layer2
// CHECK: flow.executable private @other
// CHECK: flow.executable private @wider
flow.executable private @layer1 {
  func.func @layer1(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.exp ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
flow.executable private @layer2 {
  func.func @layer2(%input: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %y = linalg.exp ins(%input : tensor<?xf32>) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    return %y : tensor<?xf32>
  }
}
flow.executable private @other {
  func.func @other(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.log ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
flow.executable private @wider {
  func.func @wider(%x: tensor<?xf64>, %out: tensor<?xf64>) -> tensor<?xf64> {
    %0 = linalg.exp ins(%x : tensor<?xf64>) outs(%out : tensor<?xf64>) -> tensor<?xf64>
    return %0 : tensor<?xf64>
  }
}

// CHECK-LABEL: func.func @main(
//       CHECK:   flow.dispatch @layer1(%arg0)
//       CHECK:   flow.dispatch @layer1(%{{.+}})
//       CHECK:   flow.dispatch @other(
//       CHECK:   flow.dispatch @wider(
func.func @main(%x: tensor<?xf32>, %n: index, %w: tensor<?xf64>) {
  %0 = flow.dispatch @layer1(%x) : (tensor<?xf32>) -> tensor<?xf32>{%n}
  %1 = flow.dispatch @layer2(%0) : (tensor<?xf32>) -> tensor<?xf32>{%n}
  %2 = flow.dispatch @other(%1) : (tensor<?xf32>) -> tensor<?xf32>{%n}
  %3 = flow.dispatch @wider(%w) : (tensor<?xf64>) -> tensor<?xf64>{%n}
  return
}
