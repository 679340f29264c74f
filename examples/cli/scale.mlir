// y = 2 x + 1 for a vector of any length.
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %empty = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%empty : tensor<?xf32>) {
  ^bb0(%a: f32, %unused: f32):
    %two = arith.constant 2.0 : f32
    %one = arith.constant 1.0 : f32
    %scaled = arith.mulf %a, %two : f32
    %sum = arith.addf %scaled, %one : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}
