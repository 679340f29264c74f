// source: iree#21165 (state: as listed in facts.md), same family #23051, #21465
// symptom: workgroup distribution verification failure on a dynamic mean over the last dimension ([4,?,32] f32)
// targets it failed on: rocm gfx942
// category: dynamic reduction
// input: 4x37x32xf32
// expect: values-from-reference
module @module {
  func.func @main(%arg0: !torch.vtensor<[4,?,32],f32>) -> !torch.vtensor<[4,?,32],f32> attributes {torch.assume_strict_symbolic_shapes} {
    %int2 = torch.constant.int 2
    %int-1 = torch.constant.int -1
    %true = torch.constant.bool true
    %none = torch.constant.none
    %eps = torch.constant.float 1.000000e-05
    %int1 = torch.constant.int 1
    %0 = torch.aten.pow.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[4,?,32],f32>, !torch.int -> !torch.vtensor<[4,?,32],f32>
    %l = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
    %1 = torch.aten.mean.dim %0, %l, %true, %none : !torch.vtensor<[4,?,32],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[4,?,1],f32>
    %2 = torch.aten.add.Scalar %1, %eps, %int1 : !torch.vtensor<[4,?,1],f32>, !torch.float, !torch.int -> !torch.vtensor<[4,?,1],f32>
    %3 = torch.aten.rsqrt %2 : !torch.vtensor<[4,?,1],f32> -> !torch.vtensor<[4,?,1],f32>
    %4 = torch.aten.mul.Tensor %arg0, %3 : !torch.vtensor<[4,?,32],f32>, !torch.vtensor<[4,?,1],f32> -> !torch.vtensor<[4,?,32],f32>
    return %4 : !torch.vtensor<[4,?,32],f32>
  }
}
