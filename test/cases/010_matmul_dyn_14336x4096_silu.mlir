// source: iree#20390
// symptom: 'memref.copy' op write affecting operations on global resources are restricted to workgroup distributed contexts; func.func op failed on workgroup distribution verification (dynamic dim blocked with udiv=128, padding encoding on a non-contraction)
// targets it failed on: rocm gfx942
// category: dynamic matmul encoding
// input: 128x4096xf16
// input: 14336x4096xf16
// input: 128x14336xf32
// expect: values-from-reference
// note: original asserts dim 0 is umin=128 umax=524160 udiv=128
func.func @main(%a: tensor<?x4096xf16>, %b: tensor<14336x4096xf16>, %gate: tensor<?x14336xf32>) -> tensor<?x14336xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%m) : tensor<?x14336xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x14336xf32>) -> tensor<?x14336xf32>
  %mm = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x4096xf16>, tensor<14336x4096xf16>) outs(%f : tensor<?x14336xf32>) {
  ^bb0(%x: f16, %y: f16, %acc: f32):
    %xf = arith.extf %x : f16 to f32
    %yf = arith.extf %y : f16 to f32
    %p = arith.mulf %xf, %yf : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x14336xf32>
  %eo = tensor.empty(%m) : tensor<?x14336xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%gate, %mm : tensor<?x14336xf32>, tensor<?x14336xf32>) outs(%eo : tensor<?x14336xf16>) {
  ^bb0(%g: f32, %u: f32, %o: f16):
    %gt = arith.truncf %g : f32 to f16
    %ge = arith.extf %gt : f16 to f32
    %n = arith.negf %ge : f32
    %ex = math.exp %n : f32
    %d = arith.addf %ex, %one : f32
    %sg = arith.divf %ge, %d : f32
    %pr = arith.mulf %sg, %u : f32
    %t = arith.truncf %pr : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x14336xf16>
  return %r : tensor<?x14336xf16>
}
