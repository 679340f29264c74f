// source: iree#21014 (state: open) [seed 002 family]
// symptom: error: failed to bufferize op (bufferization.alloc_tensor tensor<?x4xf32>); the same program with a sigmoid before topk passes
// targets it failed on: rocm gfx942
// category: topk dynamic
// input: 7x4xf32
// expect: values-from-reference
module @module {
  func.func @main(%arg0: !torch.vtensor<[?,4],f32>) -> (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>) attributes {torch.assume_strict_symbolic_shapes} {
    %int2 = torch.constant.int 2
    %int-1 = torch.constant.int -1
    %true = torch.constant.bool true
    %values, %indices = torch.aten.topk %arg0, %int2, %int-1, %true, %true : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
    return %values, %indices : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
  }
}
