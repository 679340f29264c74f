// source: iree#19181
// symptom: in function main_graph$async_dispatch_2_softmax_Dx9xf32: unsupported dynamic alloca
// targets it failed on: rocm
// category: dynamic softmax alloca
// input: 5x6x54xf32
// expect: values-from-reference
func.func @main(%x: tensor<?x?x54xf32>) -> tensor<?x1x9xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %one = arith.constant 1.0 : f32
  %d0 = tensor.dim %x, %c0 : tensor<?x?x54xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?x54xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?x54xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<?x?x54xf32>) outs(%e : tensor<?x?x54xf32>) {
  ^bb0(%in: f32, %o: f32):
    %s = arith.addf %in, %one : f32
    linalg.yield %s : f32
  } -> tensor<?x?x54xf32>
  %col = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x54xf32> into tensor<?xf32>
  %n = arith.muli %d0, %d1 : index
  %rows = arith.muli %n, %c6 : index
  %ex = tensor.expand_shape %col [[0, 1, 2]] output_shape [%rows, 1, 9] : tensor<?xf32> into tensor<?x1x9xf32>
  %oe = tensor.empty(%rows) : tensor<?x1x9xf32>
  %sm = linalg.softmax dimension(2) ins(%ex : tensor<?x1x9xf32>) outs(%oe : tensor<?x1x9xf32>) -> tensor<?x1x9xf32>
  return %sm : tensor<?x1x9xf32>
}
