// source: iree#20699 (state: closed) [seed 002]
// symptom: without O3: assertion 'expected the same aType and bType'; with O3: failed to bufferize op (bufferization.alloc_tensor tensor<1x1x2xi64>): the two results of one sort are used in different dispatches
// targets it failed on: rocm gfx942
// category: topk dynamic
// input: 5x2x2xf32
// expect: values-from-reference
module @module {
  func.func @main(%arg0: !torch.vtensor<[?,2,2],f32>) -> (!torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],si64>) attributes {torch.assume_strict_symbolic_shapes} {
    %int2 = torch.constant.int 2
    %int-1 = torch.constant.int -1
    %none = torch.constant.none
    %true = torch.constant.bool true
    %values, %indices = torch.aten.topk %arg0, %int2, %int-1, %true, %true : !torch.vtensor<[?,2,2],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],si64>
    %sm = torch.aten.softmax.int %values, %int-1, %none : !torch.vtensor<[?,2,2],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,2,2],f32>
    return %sm, %indices : !torch.vtensor<[?,2,2],f32>, !torch.vtensor<[?,2,2],si64>
  }
}
