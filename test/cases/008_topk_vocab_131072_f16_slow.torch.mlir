// source: iree#20772, #24053 (state: open) [seed 002 family]
// symptom: 1471283 ms for one call: topk becomes a full serial sort of 131072 elements
// targets it failed on: rocm gfx942, llvm-cpu (O(n^2) bubble sort)
// category: topk performance
// input: 1x1x131072xf16
// expect: values-from-reference
// note: f16 ties among the top values: check indices by gathering the values
module @module {
  func.func @main(%arg0: !torch.vtensor<[1,1,131072],f16>) -> (!torch.vtensor<[1,1,4],f16>, !torch.vtensor<[1,1,4],si64>) attributes {torch.assume_strict_symbolic_shapes} {
    %int4 = torch.constant.int 4
    %int-1 = torch.constant.int -1
    %true = torch.constant.bool true
    %values, %indices = torch.aten.topk %arg0, %int4, %int-1, %true, %true : !torch.vtensor<[1,1,131072],f16>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[1,1,4],f16>, !torch.vtensor<[1,1,4],si64>
    return %values, %indices : !torch.vtensor<[1,1,4],f16>, !torch.vtensor<[1,1,4],si64>
  }
}
