// Keys and values that heads of a group share are read where they lie: the group is one of the dimensions of queries.
// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-group-heads,canonicalize))' | FileCheck %s

#in = affine_map<(b, h, g, n, d) -> (0, h, 0, n, d)>
#out = affine_map<(b, h, g, n, d) -> (b, h, g, n, d)>
#q = affine_map<(b, h, m, n, k, v) -> (b, h, m, k)>
#k = affine_map<(b, h, m, n, k, v) -> (b, h, n, k)>
#v = affine_map<(b, h, m, n, k, v) -> (b, h, n, v)>
#o = affine_map<(b, h, m, n, k, v) -> (b, m, h, v)>
#mask = affine_map<(b, h, m, n, k, v) -> (h, n)>

// CHECK-DAG: #[[Q:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d5)>
// CHECK-DAG: #[[K:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d4, d5)>
// CHECK-DAG: #[[V:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d4, d6)>
// CHECK-DAG: #[[O:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d1, d2, d6)>
// CHECK-DAG: #[[MASK:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d2, d4)>
// CHECK-DAG: #[[TURNED:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d5, d1, d4)>

// As PyTorch repeats them for one query; scores know the head by its parts.
// CHECK-LABEL: func.func @one_query(
//  CHECK-SAME:   %[[QUERY:.+]]: tensor<1x32x1x16xf16>, %[[KEY:.+]]: tensor<1x8x9x16xf16>, %[[VALUE:.+]]: tensor<1x8x9x16xf16>, %[[BIAS:.+]]: tensor<32x9xf16>
//       CHECK:   %[[HEADS:.+]] = tensor.expand_shape %[[QUERY]] {{.*}} into tensor<1x8x4x1x16xf16>
//       CHECK:   %[[OF_HEADS:.+]] = tensor.expand_shape %[[BIAS]] {{.*}} into tensor<8x4x9xf16>
//       CHECK:   %[[R:.+]] = linalg_ext.attention {indexing_maps = [#[[Q]], #[[K]], #[[V]], #[[MASK]], #[[O]]], nan_if_empty}
//  CHECK-SAME:     ins(%[[HEADS]], %[[KEY]], %[[VALUE]], %[[OF_HEADS]] :
//       CHECK:     %[[H:.+]] = linalg_ext.index 1
//       CHECK:     %[[FIRST:.+]] = arith.muli %[[H]], %{{.+}}
//       CHECK:     %[[G:.+]] = linalg_ext.index 2
//       CHECK:     arith.addi %[[FIRST]], %[[G]]
//       CHECK:   tensor.collapse_shape %[[R]] {{\[\[}}0], [1], [2, 3], [4]] : tensor<1x1x8x4x16xf16> into tensor<1x1x32x16xf16>
func.func @one_query(%q: tensor<1x32x1x16xf16>, %k: tensor<1x8x9x16xf16>, %v: tensor<1x8x9x16xf16>, %mask: tensor<32x9xf16>) -> tensor<1x1x32x16xf16> {
  %ek = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 8, 1, 9, 16] : tensor<1x8x9x16xf16> into tensor<1x8x1x9x16xf16>
  %ev = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [1, 8, 1, 9, 16] : tensor<1x8x9x16xf16> into tensor<1x8x1x9x16xf16>
  %wk = tensor.empty() : tensor<1x8x4x9x16xf16>
  %rk = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%ek : tensor<1x8x1x9x16xf16>) outs(%wk : tensor<1x8x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<1x8x4x9x16xf16>
  %wv = tensor.empty() : tensor<1x8x4x9x16xf16>
  %rv = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%ev : tensor<1x8x1x9x16xf16>) outs(%wv : tensor<1x8x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<1x8x4x9x16xf16>
  %jk = tensor.collapse_shape %rk [[0], [1, 2], [3], [4]] : tensor<1x8x4x9x16xf16> into tensor<1x32x9x16xf16>
  %jv = tensor.collapse_shape %rv [[0], [1, 2], [3], [4]] : tensor<1x8x4x9x16xf16> into tensor<1x32x9x16xf16>
  %o = tensor.empty() : tensor<1x1x32x16xf16>
  %r = linalg_ext.attention {indexing_maps = [#q, #k, #v, #mask, #o], nan_if_empty} ins(%q, %jk, %jv, %mask : tensor<1x32x1x16xf16>, tensor<1x32x9x16xf16>, tensor<1x32x9x16xf16>, tensor<32x9xf16>) outs(%o : tensor<1x1x32x16xf16>) {
  ^bb0(%score: f32):
    %head = linalg_ext.index 1 : index
    %i = arith.index_cast %head : index to i32
    %f = arith.sitofp %i : i32 to f32
    %s = arith.mulf %score, %f : f32
    linalg_ext.yield %s : f32
  } -> tensor<1x1x32x16xf16>
  return %r : tensor<1x1x32x16xf16>
}

// Batch and heads are one dimension of unknown size; keys were stored with all heads of one together.
// CHECK-LABEL: func.func @joined(
//  CHECK-SAME:   %[[QUERY:.+]]: tensor<?x?x16xf16>, %[[KEY:.+]]: tensor<?x?x8x16xf16>, %[[VALUE:.+]]: tensor<?x?x8x16xf16>, %[[B:[a-z0-9]+]]: index,
//       CHECK:   tensor.expand_shape %[[QUERY]] {{\[\[}}0, 1, 2], [3], [4]] output_shape [%[[B]], 8, 4, {{.*}} into tensor<?x8x4x?x16xf16>
//       CHECK:   %[[R:.+]] = linalg_ext.attention {indexing_maps = [#{{.+}}, #[[TURNED]], #{{.+}}, #{{.+}}]}
//  CHECK-SAME:     ins(%{{.+}}, %[[KEY]], %[[VALUE]] : tensor<?x8x4x?x16xf16>, tensor<?x?x8x16xf16>, tensor<?x?x8x16xf16>)
//       CHECK:   tensor.collapse_shape %[[R]] {{\[\[}}0, 1, 2], [3], [4]] : tensor<?x8x4x?x16xf16> into tensor<?x?x16xf16>
func.func @joined(%q: tensor<?x?x16xf16>, %k: tensor<?x?x8x16xf16>, %v: tensor<?x?x8x16xf16>, %b: index, %bh: index, %m: index, %n: index) -> tensor<?x?x16xf16> {
  %e = tensor.empty(%b, %n) : tensor<?x8x4x?x16xf16>
  %rk = linalg.generic {indexing_maps = [affine_map<(b, h, g, n, d) -> (b, n, h, d)>, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<?x?x8x16xf16>) outs(%e : tensor<?x8x4x?x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<?x8x4x?x16xf16>
  %rv = linalg.generic {indexing_maps = [affine_map<(b, h, g, n, d) -> (b, n, h, d)>, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<?x?x8x16xf16>) outs(%e : tensor<?x8x4x?x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<?x8x4x?x16xf16>
  %jk = tensor.collapse_shape %rk [[0, 1, 2], [3], [4]] : tensor<?x8x4x?x16xf16> into tensor<?x?x16xf16>
  %jv = tensor.collapse_shape %rv [[0, 1, 2], [3], [4]] : tensor<?x8x4x?x16xf16> into tensor<?x?x16xf16>
  %o = tensor.empty(%bh, %m) : tensor<?x?x16xf16>
  %r = linalg_ext.attention ins(%q, %jk, %jv : tensor<?x?x16xf16>, tensor<?x?x16xf16>, tensor<?x?x16xf16>) outs(%o : tensor<?x?x16xf16>) -> tensor<?x?x16xf16>
  return %r : tensor<?x?x16xf16>
}

// Repeated keys are other keys, not other heads.
// CHECK-LABEL: func.func @repeated_keys(
//       CHECK:   %[[COPY:.+]] = tensor.collapse_shape
//       CHECK:   linalg_ext.attention ins(%{{.+}}, %[[COPY]], %{{.+}} : tensor<2x3x16xf16>, tensor<2x36x16xf16>
func.func @repeated_keys(%q: tensor<2x3x16xf16>, %k: tensor<2x9x16xf16>, %v: tensor<2x36x16xf16>) -> tensor<2x3x16xf16> {
  %e = tensor.empty() : tensor<2x4x9x16xf16>
  %rk = linalg.generic {indexing_maps = [affine_map<(b, g, n, d) -> (b, n, d)>, affine_map<(b, g, n, d) -> (b, g, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x9x16xf16>) outs(%e : tensor<2x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<2x4x9x16xf16>
  %jk = tensor.collapse_shape %rk [[0], [1, 2], [3]] : tensor<2x4x9x16xf16> into tensor<2x36x16xf16>
  %o = tensor.empty() : tensor<2x3x16xf16>
  %r = linalg_ext.attention ins(%q, %jk, %v : tensor<2x3x16xf16>, tensor<2x36x16xf16>, tensor<2x36x16xf16>) outs(%o : tensor<2x3x16xf16>) -> tensor<2x3x16xf16>
  return %r : tensor<2x3x16xf16>
}

// Groups of keys of another size than those of values.
// CHECK-LABEL: func.func @other_groups(
//       CHECK:   %[[KEYS:.+]] = tensor.collapse_shape {{.*}}tensor<8x4x9x16xf16>
//       CHECK:   %[[VALUES:.+]] = tensor.collapse_shape {{.*}}tensor<4x8x9x16xf16>
//       CHECK:   linalg_ext.attention ins(%{{.+}}, %[[KEYS]], %[[VALUES]] :
func.func @other_groups(%q: tensor<32x3x16xf16>, %k: tensor<8x9x16xf16>, %v: tensor<4x9x16xf16>) -> tensor<32x3x16xf16> {
  %e = tensor.empty() : tensor<8x4x9x16xf16>
  %f = tensor.empty() : tensor<4x8x9x16xf16>
  %rk = linalg.generic {indexing_maps = [affine_map<(h, g, n, d) -> (h, n, d)>, affine_map<(h, g, n, d) -> (h, g, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<8x9x16xf16>) outs(%e : tensor<8x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<8x4x9x16xf16>
  %rv = linalg.generic {indexing_maps = [affine_map<(h, g, n, d) -> (h, n, d)>, affine_map<(h, g, n, d) -> (h, g, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<4x9x16xf16>) outs(%f : tensor<4x8x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<4x8x9x16xf16>
  %jk = tensor.collapse_shape %rk [[0, 1], [2], [3]] : tensor<8x4x9x16xf16> into tensor<32x9x16xf16>
  %jv = tensor.collapse_shape %rv [[0, 1], [2], [3]] : tensor<4x8x9x16xf16> into tensor<32x9x16xf16>
  %o = tensor.empty() : tensor<32x3x16xf16>
  %r = linalg_ext.attention ins(%q, %jk, %jv : tensor<32x3x16xf16>, tensor<32x9x16xf16>, tensor<32x9x16xf16>) outs(%o : tensor<32x3x16xf16>) -> tensor<32x3x16xf16>
  return %r : tensor<32x3x16xf16>
}

// Values that are turned are read where they were; those whose neighbours would not stay neighbours are not.
// CHECK-LABEL: func.func @turned(
//  CHECK-SAME:   %[[Q:[^:]+]]: tensor<2x3x16xf16>, %[[K:[^:]+]]: tensor<2x16x9xf16>, %[[V:[^:]+]]: tensor<9x2x16xf16>
//       CHECK:   %[[COPY:.+]] = linalg.generic {{.*}} ins(%[[K]]
//       CHECK:   linalg_ext.attention {{.*}} ins(%[[Q]], %[[COPY]], %[[V]] : tensor<2x3x16xf16>, tensor<2x9x16xf16>, tensor<9x2x16xf16>)
func.func @turned(%q: tensor<2x3x16xf16>, %k: tensor<2x16x9xf16>, %v: tensor<9x2x16xf16>) -> tensor<2x3x16xf16> {
  %e = tensor.empty() : tensor<2x9x16xf16>
  %tk = linalg.generic {indexing_maps = [affine_map<(b, n, d) -> (b, d, n)>, affine_map<(b, n, d) -> (b, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k : tensor<2x16x9xf16>) outs(%e : tensor<2x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<2x9x16xf16>
  %tv = linalg.generic {indexing_maps = [affine_map<(b, n, d) -> (n, b, d)>, affine_map<(b, n, d) -> (b, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v : tensor<9x2x16xf16>) outs(%e : tensor<2x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<2x9x16xf16>
  %o = tensor.empty() : tensor<2x3x16xf16>
  %r = linalg_ext.attention ins(%q, %tk, %tv : tensor<2x3x16xf16>, tensor<2x9x16xf16>, tensor<2x9x16xf16>) outs(%o : tensor<2x3x16xf16>) -> tensor<2x3x16xf16>
  return %r : tensor<2x3x16xf16>
}

// Values that were transposed and then repeated are read as they lie in the rows that keys have a part of.
// CHECK-LABEL: func.func @rows(
//  CHECK-SAME:   %[[Q:[^:]+]]: tensor<1x32x9x16xf16>, %[[K:[^:]+]]: tensor<1x8x9x16xf16>, %[[ROWS:[^:]+]]: tensor<1x9x16x16xf16>
//   CHECK-NOT:   linalg.generic
//       CHECK:   %[[VALUES:.+]] = tensor.extract_slice %[[ROWS]][0, 0, 8, 0] [1, 9, 8, 16] {{.*}} to tensor<9x8x16xf16>
//       CHECK:   linalg_ext.attention {{.*}} ins(%{{.+}}, %[[K]], %[[VALUES]] : tensor<1x8x4x9x16xf16>, tensor<1x8x9x16xf16>, tensor<9x8x16xf16>)
func.func @rows(%q: tensor<1x32x9x16xf16>, %k: tensor<1x8x9x16xf16>, %rows: tensor<1x9x16x16xf16>) -> tensor<1x32x9x16xf16> {
  %s = tensor.extract_slice %rows[0, 0, 8, 0] [1, 9, 8, 16] [1, 1, 1, 1] : tensor<1x9x16x16xf16> to tensor<1x9x8x16xf16>
  %t = tensor.empty() : tensor<1x8x9x16xf16>
  %v = linalg.generic {indexing_maps = [affine_map<(b, h, n, d) -> (b, n, h, d)>, affine_map<(b, h, n, d) -> (b, h, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s : tensor<1x9x8x16xf16>) outs(%t : tensor<1x8x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<1x8x9x16xf16>
  %c = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<1x8x9x16xf16> into tensor<8x9x16xf16>
  %ek = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [1, 8, 1, 9, 16] : tensor<1x8x9x16xf16> into tensor<1x8x1x9x16xf16>
  %e = tensor.empty() : tensor<1x8x4x9x16xf16>
  %rk = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%ek : tensor<1x8x1x9x16xf16>) outs(%e : tensor<1x8x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<1x8x4x9x16xf16>
  %rv = linalg.generic {indexing_maps = [affine_map<(b, h, g, n, d) -> (h, n, d)>, #out], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%c : tensor<8x9x16xf16>) outs(%e : tensor<1x8x4x9x16xf16>) {
  ^bb0(%x: f16, %y: f16):
    linalg.yield %x : f16
  } -> tensor<1x8x4x9x16xf16>
  %jk = tensor.collapse_shape %rk [[0], [1, 2], [3], [4]] : tensor<1x8x4x9x16xf16> into tensor<1x32x9x16xf16>
  %jv = tensor.collapse_shape %rv [[0], [1, 2], [3], [4]] : tensor<1x8x4x9x16xf16> into tensor<1x32x9x16xf16>
  %o = tensor.empty() : tensor<1x32x9x16xf16>
  %r = linalg_ext.attention ins(%q, %jk, %jv : tensor<1x32x9x16xf16>, tensor<1x32x9x16xf16>, tensor<1x32x9x16xf16>) outs(%o : tensor<1x32x9x16xf16>) -> tensor<1x32x9x16xf16>
  return %r : tensor<1x32x9x16xf16>
}
