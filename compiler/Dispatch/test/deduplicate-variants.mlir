// RUN: sluice-opt %s --split-input-file --sluice-deduplicate-executables | FileCheck %s

// What kernels differ in is an argument, before what they update: scale, not the bound that both have.
// CHECK: flow.executable private @a attributes {updates = 1 : i64}
// CHECK:   func.func @a(%[[X:.+]]: tensor<8xf32>, %[[SCALE:[^:]+]]: f32, %{{.+}}: tensor<8xf32>)
// CHECK:     %[[BOUND:.+]] = arith.constant 7.000000e+00
// CHECK:     arith.mulf %{{.+}}, %[[SCALE]]
// CHECK:     arith.minimumf %{{.+}}, %[[BOUND]]
// CHECK-NOT: @b
#map = affine_map<(d0) -> (d0)>
flow.executable private @a attributes {updates = 1 : i64} {
  func.func @a(%x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
    %scale = arith.constant 2.0 : f32
    %bound = arith.constant 7.0 : f32
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%in: f32, %old: f32):
      %1 = arith.mulf %in, %scale : f32
      %2 = arith.minimumf %1, %bound : f32
      %3 = arith.addf %2, %old : f32
      linalg.yield %3 : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
flow.executable private @b attributes {updates = 1 : i64} {
  func.func @b(%x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
    %scale = arith.constant 3.0 : f32
    %bound = arith.constant 7.0 : f32
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%in: f32, %old: f32):
      %1 = arith.mulf %in, %scale : f32
      %2 = arith.minimumf %1, %bound : f32
      %3 = arith.addf %2, %old : f32
      linalg.yield %3 : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// Another bound is another kernel: code may be made for it.
// CHECK: flow.executable private @bound
flow.executable private @bound attributes {updates = 1 : i64} {
  func.func @bound(%x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
    %scale = arith.constant 3.0 : f32
    %bound = arith.constant 6.0 : f32
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) {
    ^bb0(%in: f32, %old: f32):
      %1 = arith.mulf %in, %scale : f32
      %2 = arith.minimumf %1, %bound : f32
      %3 = arith.addf %2, %old : f32
      linalg.yield %3 : f32
    } -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// CHECK-LABEL: func.func @scales(
//       CHECK:   %[[TWO:.+]] = arith.constant 2.000000e+00
//       CHECK:   %[[FIRST:.+]] = flow.dispatch @a(%arg0, %[[TWO]], %arg1) {updates = 1 : i64}
//       CHECK:   %[[THREE:.+]] = arith.constant 3.000000e+00
//       CHECK:   flow.dispatch @a(%arg0, %[[THREE]], %[[FIRST]]) {updates = 1 : i64}
//       CHECK:   flow.dispatch @bound(
func.func @scales(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = flow.dispatch @a(%x, %y) {updates = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %1 = flow.dispatch @b(%x, %0) {updates = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %2 = flow.dispatch @bound(%x, %1) {updates = 1 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A few kernels keep their offsets.
// CHECK: flow.executable private @at0
// CHECK:   tensor.extract_slice %{{.+}}[0, 4] [2, 4] [1, 1]
// CHECK: flow.executable private @at1
flow.executable private @at0 {
  func.func @at0(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[0, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = linalg.exp ins(%0 : tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}
flow.executable private @at1 {
  func.func @at1(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[1, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = linalg.exp ins(%0 : tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}
func.func @few(%x: tensor<64x8xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = flow.dispatch @at0(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %1 = flow.dispatch @at1(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// Of many, one stays. The two slices of each are three rows apart, which one number says.
// CHECK: flow.executable private @from0
// CHECK:   func.func @from0(%[[X:.+]]: tensor<64x8xf32>, %[[AT:[^:]+]]: index, %{{.+}}: tensor<2x4xf32>)
// CHECK:     %[[NEXT:.+]] = arith.addi %[[AT]], %{{.+}} : index
// CHECK:     tensor.extract_slice %[[X]][%[[AT]], 4] [2, 4] [1, 1]
// CHECK:     tensor.extract_slice %[[X]][%[[NEXT]], 0] [2, 4] [1, 1]
// CHECK-NOT: flow.executable
// CHECK-LABEL: func.func @many(
flow.executable private @from0 {
  func.func @from0(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[0, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[3, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from1 {
  func.func @from1(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[5, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[8, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from2 {
  func.func @from2(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[10, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[13, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from3 {
  func.func @from3(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[15, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[18, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from4 {
  func.func @from4(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[20, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[23, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from5 {
  func.func @from5(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[25, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[28, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from6 {
  func.func @from6(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[30, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[33, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
flow.executable private @from7 {
  func.func @from7(%x: tensor<64x8xf32>, %out: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = tensor.extract_slice %x[35, 4] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %1 = tensor.extract_slice %x[38, 0] [2, 4] [1, 1] : tensor<64x8xf32> to tensor<2x4xf32>
    %2 = linalg.add ins(%0, %1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%out : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}
// CHECK:   %[[C0:.+]] = arith.constant 0 : index
// CHECK:   flow.dispatch @from0(%arg0, %[[C0]])
// CHECK:   %[[C35:.+]] = arith.constant 35 : index
// CHECK:   flow.dispatch @from0(%arg0, %[[C35]])
func.func @many(%x: tensor<64x8xf32>) {
  %0 = flow.dispatch @from0(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %1 = flow.dispatch @from1(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %2 = flow.dispatch @from2(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %3 = flow.dispatch @from3(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %4 = flow.dispatch @from4(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %5 = flow.dispatch @from5(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %6 = flow.dispatch @from6(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  %7 = flow.dispatch @from7(%x) : (tensor<64x8xf32>) -> tensor<2x4xf32>
  return
}
