// Attention as torch exports it is one operation on GPUs, whichever mask it has: data, which may
// leave rows without keys, or the order of positions alone.
// RUN: sluice compile %s --target=cuda:sm_90 -O2 --stop-after=global -o - | FileCheck %s
// CHECK-LABEL: func.func @masked(
//   CHECK-NOT:   math.exp
//       CHECK:   linalg_ext.attention {{.*}}, f32, tensor<2x90x110xi1>)
// CHECK-LABEL: func.func @causal(
//   CHECK-NOT:   math.exp
//       CHECK:   linalg_ext.attention {{.*}}nan_if_empty} {{.*}}tensor<2x110x3x8xf16>, f32)
//       CHECK:     linalg_ext.index
//   CHECK-NOT:   math.exp
module {
  func.func @masked(%q: !torch.vtensor<[2,90,3,8],f16>, %k: !torch.vtensor<[2,110,3,8],f16>, %v: !torch.vtensor<[2,110,3,8],f16>, %mask: !torch.vtensor<[2,1,90,110],i1>) -> !torch.vtensor<[2,3,90,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %yes = torch.constant.bool true
    %no = torch.constant.bool false
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %qt = torch.aten.transpose.int %q, %one, %two : !torch.vtensor<[2,90,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,90,8],f16>
    %kt = torch.aten.transpose.int %k, %one, %two : !torch.vtensor<[2,110,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,110,8],f16>
    %vt = torch.aten.transpose.int %v, %one, %two : !torch.vtensor<[2,110,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,110,8],f16>
    %r = torch.aten.scaled_dot_product_attention %qt, %kt, %vt, %mask, %zero, %no, %none, %no : !torch.vtensor<[2,3,90,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,1,90,110],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,90,8],f16>
    return %r : !torch.vtensor<[2,3,90,8],f16>
  }
  func.func @causal(%q: !torch.vtensor<[2,90,3,8],f16>, %k: !torch.vtensor<[2,110,3,8],f16>, %v: !torch.vtensor<[2,110,3,8],f16>) -> !torch.vtensor<[2,3,90,8],f16> {
    %none = torch.constant.none
    %zero = torch.constant.float 0.0
    %yes = torch.constant.bool true
    %no = torch.constant.bool false
    %one = torch.constant.int 1
    %two = torch.constant.int 2
    %qt = torch.aten.transpose.int %q, %one, %two : !torch.vtensor<[2,90,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,90,8],f16>
    %kt = torch.aten.transpose.int %k, %one, %two : !torch.vtensor<[2,110,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,110,8],f16>
    %vt = torch.aten.transpose.int %v, %one, %two : !torch.vtensor<[2,110,3,8],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,110,8],f16>
    %s = torch.aten.scaled_dot_product_attention %qt, %kt, %vt, %none, %zero, %yes, %none, %no : !torch.vtensor<[2,3,90,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.vtensor<[2,3,110,8],f16>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,90,8],f16>
    return %s : !torch.vtensor<[2,3,90,8],f16>
  }
}
