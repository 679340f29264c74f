// source: iree#20767 (state: closed) [seed 000]
// symptom: compile error at --iree-opt-level=O3: uses 196608 bytes of shared memory; exceeded the limit of 65536 bytes
// targets it failed on: rocm gfx942 (hip, O3)
// category: lds
// input: 16x32x32xf16
// expect: values-from-reference
module @module {
  func.func @main(%arg0: !torch.vtensor<[16,32,32],f16>) -> !torch.vtensor<[16,32,32],f16> attributes {torch.assume_strict_symbolic_shapes} {
    %int4 = torch.constant.int 4
    %none = torch.constant.none
    %false = torch.constant.bool false
    %int1 = torch.constant.int 1
    %0 = torch.aten.zeros_like %arg0, %int4, %none, %none, %false, %int1 : !torch.vtensor<[16,32,32],f16>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[16,32,32],si64>
    %1 = torch.aten.zeros_like %arg0, %none, %none, %none, %false, %int1 : !torch.vtensor<[16,32,32],f16>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[16,32,32],f16>
    %int0 = torch.constant.int 0
    %2 = torch.aten.scatter_add %1, %int0, %0, %arg0 : !torch.vtensor<[16,32,32],f16>, !torch.int, !torch.vtensor<[16,32,32],si64>, !torch.vtensor<[16,32,32],f16> -> !torch.vtensor<[16,32,32],f16>
    return %2 : !torch.vtensor<[16,32,32],f16>
  }
}
