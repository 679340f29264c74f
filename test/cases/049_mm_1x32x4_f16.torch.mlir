// source: iree#20770 (state: as listed in facts.md)
// symptom: workgroup distribution verification failure for torch.aten.mm [1,32] x [32,4]
// targets it failed on: rocm gfx942
// category: unaligned matmul
// input: 1x32xf16
// input: 32x4xf16
// expect: values-from-reference
module @module {
  func.func @main(%arg0: !torch.vtensor<[1,32],f16>, %arg1: !torch.vtensor<[32,4],f16>) -> !torch.vtensor<[1,4],f16> attributes {torch.assume_strict_symbolic_shapes} {
    %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[1,32],f16>, !torch.vtensor<[32,4],f16> -> !torch.vtensor<[1,4],f16>
    return %0 : !torch.vtensor<[1,4],f16>
  }
}
