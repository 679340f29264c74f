// Masks that say how many keys a text or a query has become lengths of attention: padding behind the words of each text, the positions of a
// cache with room, beside a mask that is stored and beside later keys that are hidden. A mask that nothing but memory knows stays one.
// Only the last keys up to a position are a window, those from another one are not.
// Blocks of a cache that a table gathers are read in the cache, if keys and values stand in the same ones.
// RUN: sluice compile %s --target=cuda:sm_90 -O2 --stop-after=global -o - | FileCheck %s
// CHECK-LABEL: func.func @padded(
//       CHECK:   %[[LENGTHS:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<2xi32>)
//       CHECK:   linalg_ext.attention {{.*}}f32) lengths(%[[LENGTHS]] : tensor<2xi32>)
//   CHECK-NOT:   tensor<2x{{.*}}110xi1>
// CHECK-LABEL: func.func @cache(
//       CHECK:   %[[LENGTHS:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<9xi32>)
//       CHECK:   linalg_ext.attention {{.*}}f32) lengths(%[[LENGTHS]] : tensor<9xi32>)
// CHECK-LABEL: func.func @window(
//       CHECK:   linalg_ext.attention {{.*}}window = 41 : i64} {{.*}}f32) lengths(%{{.+}} : tensor<9xi32>)
// CHECK-LABEL: func.func @other_begin(
//   CHECK-NOT:   lengths(
// CHECK-LABEL: func.func @padded_and_causal(
//       CHECK:   linalg_ext.attention {{.*}}f32) lengths(%{{.+}} : tensor<2xi32>)
//       CHECK:     linalg_ext.index
//       CHECK:     arith.cmpi
//   CHECK-NOT:     tensor.extract
// CHECK-LABEL: func.func @stored(
//       CHECK:   linalg_ext.attention {{.*}}f32, tensor<2x110xi64>) outs
// CHECK-LABEL: func.func @paged(
//   CHECK-NOT:   tensor<4x20x16x8x128xf16>
//       CHECK:   %[[TABLE:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<4x20xi32>)
//       CHECK:   linalg_ext.attention {{.*}}tensor<99x16x8x128xf16>, tensor<99x16x8x128xf16>, f32) lengths({{.*}}) table(%[[TABLE]] : tensor<4x20xi32>)
// CHECK-LABEL: func.func @two_tables(
//       CHECK:   linalg_ext.attention {{.*}}tensor<4x320x8x128xf16>, tensor<4x320x8x128xf16>, f32) lengths({{.*}}) outs
// CHECK-LABEL: func.func @unknown_blocks(
//   CHECK-NOT:   tensor<4x?x16x8x128xf16>
//       CHECK:   linalg_ext.attention {{.*}}tensor<99x16x8x128xf16>, tensor<99x16x8x128xf16>, f32) lengths({{.*}}) table({{.*}} : tensor<4x?xi32>)
module {
  func.func @padded(%q: !torch.vtensor<[2,3,90,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %lengths: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,3,90,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %n = torch.constant.int 110
    %minus = torch.constant.int -1
    %two = torch.constant.int 2
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[110],si64>
    %l = torch.aten.unsqueeze %lengths, %minus : !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2,1],si64>
    %m = torch.aten.lt.Tensor %keys, %l : !torch.vtensor<[110],si64>, !torch.vtensor<[2,1],si64> -> !torch.vtensor<[2,110],i1>
    %one = torch.constant.int 1
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[2,110],i1>, !torch.int -> !torch.vtensor<[2,1,110],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[2,1,110],i1>, !torch.int -> !torch.vtensor<[2,1,1,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %m2, %zero, %no, %none, %no : !torch.vtensor<[2,3,90,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,1,1,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,90,8],f16>
    return %r : !torch.vtensor<[2,3,90,8],f16>
  }
  func.func @cache(%q: !torch.vtensor<[2,3,9,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %at: !torch.vtensor<[9],si64>) -> !torch.vtensor<[2,3,9,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %n = torch.constant.int 110
    %minus = torch.constant.int -1
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[110],si64>
    %a = torch.aten.unsqueeze %at, %minus : !torch.vtensor<[9],si64>, !torch.int -> !torch.vtensor<[9,1],si64>
    %m = torch.aten.le.Tensor %keys, %a : !torch.vtensor<[110],si64>, !torch.vtensor<[9,1],si64> -> !torch.vtensor<[9,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %m, %zero, %no, %none, %no : !torch.vtensor<[2,3,9,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[9,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,9,8],f16>
    return %r : !torch.vtensor<[2,3,9,8],f16>
  }
  func.func @window(%q: !torch.vtensor<[2,3,9,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %at: !torch.vtensor<[9],si64>) -> !torch.vtensor<[2,3,9,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %n = torch.constant.int 110
    %minus = torch.constant.int -1
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[110],si64>
    %a = torch.aten.unsqueeze %at, %minus : !torch.vtensor<[9],si64>, !torch.int -> !torch.vtensor<[9,1],si64>
    %m0 = torch.aten.le.Tensor %keys, %a : !torch.vtensor<[110],si64>, !torch.vtensor<[9,1],si64> -> !torch.vtensor<[9,110],i1>
    %w = torch.constant.int 40
    %one = torch.constant.int 1
    %f = torch.aten.sub.Tensor %a, %keys, %one : !torch.vtensor<[9,1],si64>, !torch.vtensor<[110],si64>, !torch.int -> !torch.vtensor<[9,110],si64>
    %m1 = torch.aten.le.Scalar %f, %w : !torch.vtensor<[9,110],si64>, !torch.int -> !torch.vtensor<[9,110],i1>
    %m = torch.aten.bitwise_and.Tensor %m0, %m1 : !torch.vtensor<[9,110],i1>, !torch.vtensor<[9,110],i1> -> !torch.vtensor<[9,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %m, %zero, %no, %none, %no : !torch.vtensor<[2,3,9,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[9,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,9,8],f16>
    return %r : !torch.vtensor<[2,3,9,8],f16>
  }
  func.func @other_begin(%q: !torch.vtensor<[2,3,9,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %at: !torch.vtensor<[9],si64>) -> !torch.vtensor<[2,3,9,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %n = torch.constant.int 110
    %minus = torch.constant.int -1
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[110],si64>
    %a = torch.aten.unsqueeze %at, %minus : !torch.vtensor<[9],si64>, !torch.int -> !torch.vtensor<[9,1],si64>
    %m0 = torch.aten.le.Tensor %keys, %a : !torch.vtensor<[110],si64>, !torch.vtensor<[9,1],si64> -> !torch.vtensor<[9,110],i1>
    %w = torch.constant.int 40
    %one = torch.constant.int 1
    %b = torch.aten.mul.Tensor %a, %a : !torch.vtensor<[9,1],si64>, !torch.vtensor<[9,1],si64> -> !torch.vtensor<[9,1],si64>
    %f = torch.aten.sub.Scalar %b, %w, %one : !torch.vtensor<[9,1],si64>, !torch.int, !torch.int -> !torch.vtensor<[9,1],si64>
    %m1 = torch.aten.gt.Tensor %keys, %f : !torch.vtensor<[110],si64>, !torch.vtensor<[9,1],si64> -> !torch.vtensor<[9,110],i1>
    %m = torch.aten.bitwise_and.Tensor %m0, %m1 : !torch.vtensor<[9,110],i1>, !torch.vtensor<[9,110],i1> -> !torch.vtensor<[9,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %m, %zero, %no, %none, %no : !torch.vtensor<[2,3,9,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[9,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,9,8],f16>
    return %r : !torch.vtensor<[2,3,9,8],f16>
  }
  func.func @padded_and_causal(%q: !torch.vtensor<[2,3,110,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %lengths: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,3,110,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %n = torch.constant.int 110
    %minus = torch.constant.int -1
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[110],si64>
    %rows = torch.aten.unsqueeze %keys, %minus : !torch.vtensor<[110],si64>, !torch.int -> !torch.vtensor<[110,1],si64>
    %c = torch.aten.le.Tensor %keys, %rows : !torch.vtensor<[110],si64>, !torch.vtensor<[110,1],si64> -> !torch.vtensor<[110,110],i1>
    %l = torch.aten.unsqueeze %lengths, %minus : !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2,1],si64>
    %m = torch.aten.lt.Tensor %keys, %l : !torch.vtensor<[110],si64>, !torch.vtensor<[2,1],si64> -> !torch.vtensor<[2,110],i1>
    %one = torch.constant.int 1
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[2,110],i1>, !torch.int -> !torch.vtensor<[2,1,110],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[2,1,110],i1>, !torch.int -> !torch.vtensor<[2,1,1,110],i1>
    %both = torch.aten.logical_and %m2, %c : !torch.vtensor<[2,1,1,110],i1>, !torch.vtensor<[110,110],i1> -> !torch.vtensor<[2,1,110,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %both, %zero, %no, %none, %no : !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,1,110,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,110,8],f16>
    return %r : !torch.vtensor<[2,3,110,8],f16>
  }
  func.func @stored(%q: !torch.vtensor<[2,3,90,8],f16>, %k: !torch.vtensor<[2,3,110,8],f16>, %v: !torch.vtensor<[2,3,110,8],f16>, %words: !torch.vtensor<[2,110],si64>) -> !torch.vtensor<[2,3,90,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %zeroi = torch.constant.int 0
    %one = torch.constant.int 1
    %m = torch.aten.ne.Scalar %words, %zeroi : !torch.vtensor<[2,110],si64>, !torch.int -> !torch.vtensor<[2,110],i1>
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[2,110],i1>, !torch.int -> !torch.vtensor<[2,1,110],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[2,1,110],i1>, !torch.int -> !torch.vtensor<[2,1,1,110],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %k, %v, %m2, %zero, %no, %none, %no : !torch.vtensor<[2,3,90,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,1,1,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,90,8],f16>
    return %r : !torch.vtensor<[2,3,90,8],f16>
  }
  func.func @paged(%q: !torch.vtensor<[4,32,1,128],f16>, %kc: !torch.vtensor<[99,16,8,128],f16>, %vc: !torch.vtensor<[99,16,8,128],f16>, %table: !torch.vtensor<[4,20],si64>, %lengths: !torch.vtensor<[4],si64>) -> !torch.vtensor<[4,32,1,128],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %yes = torch.constant.bool true
    %n = torch.constant.int 320
    %i4 = torch.constant.int 4
    %i8 = torch.constant.int 8
    %i128 = torch.constant.int 128
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %minus = torch.constant.int -1
    %il = torch.prim.ListConstruct %table : (!torch.vtensor<[4,20],si64>) -> !torch.list<optional<vtensor>>
    %kg = torch.aten.index.Tensor %kc, %il : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,20,16,8,128],f16>
    %vg = torch.aten.index.Tensor %vc, %il : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,20,16,8,128],f16>
    %shape = torch.prim.ListConstruct %i4, %n, %i8, %i128 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %kv = torch.aten.view %kg, %shape : !torch.vtensor<[4,20,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,320,8,128],f16>
    %vv = torch.aten.view %vg, %shape : !torch.vtensor<[4,20,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,320,8,128],f16>
    %kt = torch.aten.transpose.int %kv, %one, %two : !torch.vtensor<[4,320,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,320,128],f16>
    %vt = torch.aten.transpose.int %vv, %one, %two : !torch.vtensor<[4,320,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,320,128],f16>
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[320],si64>
    %l = torch.aten.unsqueeze %lengths, %minus : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4,1],si64>
    %m = torch.aten.lt.Tensor %keys, %l : !torch.vtensor<[320],si64>, !torch.vtensor<[4,1],si64> -> !torch.vtensor<[4,320],i1>
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[4,320],i1>, !torch.int -> !torch.vtensor<[4,1,320],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[4,1,320],i1>, !torch.int -> !torch.vtensor<[4,1,1,320],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %kt, %vt, %m2, %zero, %no, %none, %yes : !torch.vtensor<[4,32,1,128],f16>, !torch.vtensor<[4,8,320,128],f16>, !torch.vtensor<[4,8,320,128],f16>, !torch.vtensor<[4,1,1,320],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[4,32,1,128],f16>
    return %r : !torch.vtensor<[4,32,1,128],f16>
  }
  func.func @two_tables(%q: !torch.vtensor<[4,32,1,128],f16>, %kc: !torch.vtensor<[99,16,8,128],f16>, %vc: !torch.vtensor<[99,16,8,128],f16>, %table: !torch.vtensor<[4,20],si64>, %lengths: !torch.vtensor<[4],si64>, %other: !torch.vtensor<[4,20],si64>) -> !torch.vtensor<[4,32,1,128],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %yes = torch.constant.bool true
    %n = torch.constant.int 320
    %i4 = torch.constant.int 4
    %i8 = torch.constant.int 8
    %i128 = torch.constant.int 128
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %minus = torch.constant.int -1
    %il = torch.prim.ListConstruct %table : (!torch.vtensor<[4,20],si64>) -> !torch.list<optional<vtensor>>
    %kg = torch.aten.index.Tensor %kc, %il : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,20,16,8,128],f16>
    %ol = torch.prim.ListConstruct %other : (!torch.vtensor<[4,20],si64>) -> !torch.list<optional<vtensor>>
    %vg = torch.aten.index.Tensor %vc, %ol : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,20,16,8,128],f16>
    %shape = torch.prim.ListConstruct %i4, %n, %i8, %i128 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %kv = torch.aten.view %kg, %shape : !torch.vtensor<[4,20,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,320,8,128],f16>
    %vv = torch.aten.view %vg, %shape : !torch.vtensor<[4,20,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,320,8,128],f16>
    %kt = torch.aten.transpose.int %kv, %one, %two : !torch.vtensor<[4,320,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,320,128],f16>
    %vt = torch.aten.transpose.int %vv, %one, %two : !torch.vtensor<[4,320,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,320,128],f16>
    %keys = torch.aten.arange %n, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[320],si64>
    %l = torch.aten.unsqueeze %lengths, %minus : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4,1],si64>
    %m = torch.aten.lt.Tensor %keys, %l : !torch.vtensor<[320],si64>, !torch.vtensor<[4,1],si64> -> !torch.vtensor<[4,320],i1>
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[4,320],i1>, !torch.int -> !torch.vtensor<[4,1,320],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[4,1,320],i1>, !torch.int -> !torch.vtensor<[4,1,1,320],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %kt, %vt, %m2, %zero, %no, %none, %yes : !torch.vtensor<[4,32,1,128],f16>, !torch.vtensor<[4,8,320,128],f16>, !torch.vtensor<[4,8,320,128],f16>, !torch.vtensor<[4,1,1,320],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[4,32,1,128],f16>
    return %r : !torch.vtensor<[4,32,1,128],f16>
  }
  func.func @unknown_blocks(%q: !torch.vtensor<[4,32,1,128],f16>, %kc: !torch.vtensor<[99,16,8,128],f16>, %vc: !torch.vtensor<[99,16,8,128],f16>, %table: !torch.vtensor<[4,?],si64>, %lengths: !torch.vtensor<[4],si64>) -> !torch.vtensor<[4,32,1,128],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %no = torch.constant.bool false
    %yes = torch.constant.bool true
    %n = torch.constant.int 320
    %i4 = torch.constant.int 4
    %i8 = torch.constant.int 8
    %i128 = torch.constant.int 128
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %minus = torch.constant.int -1
    %il = torch.prim.ListConstruct %table : (!torch.vtensor<[4,?],si64>) -> !torch.list<optional<vtensor>>
    %kg = torch.aten.index.Tensor %kc, %il : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,?,16,8,128],f16>
    %vg = torch.aten.index.Tensor %vc, %il : !torch.vtensor<[99,16,8,128],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,?,16,8,128],f16>
    %sz = torch.aten.size.int %table, %one : !torch.vtensor<[4,?],si64>, !torch.int -> !torch.int
    %i16 = torch.constant.int 16
    %nk = torch.aten.mul.int %sz, %i16 : !torch.int, !torch.int -> !torch.int
    %shape = torch.prim.ListConstruct %i4, %nk, %i8, %i128 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
    %kv = torch.aten.view %kg, %shape : !torch.vtensor<[4,?,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,?,8,128],f16>
    %vv = torch.aten.view %vg, %shape : !torch.vtensor<[4,?,16,8,128],f16>, !torch.list<int> -> !torch.vtensor<[4,?,8,128],f16>
    %kt = torch.aten.transpose.int %kv, %one, %two : !torch.vtensor<[4,?,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,?,128],f16>
    %vt = torch.aten.transpose.int %vv, %one, %two : !torch.vtensor<[4,?,8,128],f16>, !torch.int, !torch.int -> !torch.vtensor<[4,8,?,128],f16>
    %keys = torch.aten.arange %nk, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],si64>
    %l = torch.aten.unsqueeze %lengths, %minus : !torch.vtensor<[4],si64>, !torch.int -> !torch.vtensor<[4,1],si64>
    %m = torch.aten.lt.Tensor %keys, %l : !torch.vtensor<[?],si64>, !torch.vtensor<[4,1],si64> -> !torch.vtensor<[4,?],i1>
    %m1 = torch.aten.unsqueeze %m, %one : !torch.vtensor<[4,?],i1>, !torch.int -> !torch.vtensor<[4,1,?],i1>
    %m2 = torch.aten.unsqueeze %m1, %one : !torch.vtensor<[4,1,?],i1>, !torch.int -> !torch.vtensor<[4,1,1,?],i1>
    %r = torch.aten.scaled_dot_product_attention %q, %kt, %vt, %m2, %zero, %no, %none, %yes : !torch.vtensor<[4,32,1,128],f16>, !torch.vtensor<[4,8,?,128],f16>, !torch.vtensor<[4,8,?,128],f16>, !torch.vtensor<[4,1,1,?],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[4,32,1,128],f16>
    return %r : !torch.vtensor<[4,32,1,128],f16>
  }
}
