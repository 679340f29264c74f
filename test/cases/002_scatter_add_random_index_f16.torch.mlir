// source: iree#20767 (state: closed) [seed 000, variant: index is an argument with duplicates]
// symptom: same family: scatter_add dim 0 with colliding indices; shared memory overflow at O3, or serial scatter
// targets it failed on: rocm gfx942 (hip, O3)
// category: lds scatter
// input: 16x32x32xf16
// input: 16x32x32xi64 range=0:16
// expect: values-from-reference
// note: f16 sums of up to 16 terms in unspecified order: compare with tolerance 1e-2
module @module {
  func.func @main(%arg0: !torch.vtensor<[16,32,32],f16>, %arg1: !torch.vtensor<[16,32,32],si64>) -> !torch.vtensor<[16,32,32],f16> attributes {torch.assume_strict_symbolic_shapes} {
    %none = torch.constant.none
    %false = torch.constant.bool false
    %int1 = torch.constant.int 1
    %1 = torch.aten.zeros_like %arg0, %none, %none, %none, %false, %int1 : !torch.vtensor<[16,32,32],f16>, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[16,32,32],f16>
    %int0 = torch.constant.int 0
    %2 = torch.aten.scatter_add %1, %int0, %arg1, %arg0 : !torch.vtensor<[16,32,32],f16>, !torch.int, !torch.vtensor<[16,32,32],si64>, !torch.vtensor<[16,32,32],f16> -> !torch.vtensor<[16,32,32],f16>
    return %2 : !torch.vtensor<[16,32,32],f16>
  }
}
