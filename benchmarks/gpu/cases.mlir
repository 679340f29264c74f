// Kernels whose speed compare.py measures beside PyTorch: rows, elementwise, products of matrices; sizes are those of its cases.
func.func @softmax(%x: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> {
  %e = tensor.empty() : tensor<4096x4096xf16>
  %r = linalg.softmax dimension(1) ins(%x : tensor<4096x4096xf16>) outs(%e : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
  return %r : tensor<4096x4096xf16>
}
func.func @rowsum(%x: tensor<8192x8192xf16>) -> tensor<8192xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<8192xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<8192xf16>) -> tensor<8192xf16>
  %r = linalg.reduce ins(%x : tensor<8192x8192xf16>) outs(%f : tensor<8192xf16>) dimensions = [1]
    (%a: f16, %b: f16) { %s = arith.addf %a, %b : f16 linalg.yield %s : f16 }
  return %r : tensor<8192xf16>
}
func.func @rowsum_dyn(%x: tensor<?x?xf16>) -> tensor<?xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f16
  %n = tensor.dim %x, %c0 : tensor<?x?xf16>
  %e = tensor.empty(%n) : tensor<?xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<?xf16>) -> tensor<?xf16>
  %r = linalg.reduce ins(%x : tensor<?x?xf16>) outs(%f : tensor<?xf16>) dimensions = [1]
    (%a: f16, %b: f16) { %s = arith.addf %a, %b : f16 linalg.yield %s : f16 }
  return %r : tensor<?xf16>
}
func.func @gelu(%x: tensor<67108864xf16>) -> tensor<67108864xf16> {
  %e = tensor.empty() : tensor<67108864xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<67108864xf16>) outs(%e : tensor<67108864xf16>) {
  ^bb0(%h: f16, %o: f16):
    %a = arith.extf %h : f16 to f32
    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %k = arith.constant 0.70710678118654752 : f32
    %s = arith.mulf %a, %k : f32
    %t = math.erf %s : f32
    %u = arith.addf %t, %one : f32
    %v = arith.mulf %a, %half : f32
    %w = arith.mulf %u, %v : f32
    %q = arith.truncf %w : f32 to f16
    linalg.yield %q : f16
  } -> tensor<67108864xf16>
  return %r : tensor<67108864xf16>
}
func.func @layernorm(%x: tensor<8192x8192xf16>, %g: tensor<8192xf16>, %b: tensor<8192xf16>) -> tensor<8192x8192xf16> {
  %z = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<8192xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<8192xf32>) -> tensor<8192xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8192x8192xf16>) outs(%f1 : tensor<8192xf32>) {
  ^bb0(%h: f16, %o: f32):
    %a = arith.extf %h : f16 to f32
    %t = arith.addf %o, %a : f32
    linalg.yield %t : f32
  } -> tensor<8192xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %s : tensor<8192x8192xf16>, tensor<8192xf32>) outs(%f1 : tensor<8192xf32>) {
  ^bb0(%h: f16, %m: f32, %o: f32):
    %n = arith.constant 1.220703125e-04 : f32
    %a = arith.extf %h : f16 to f32
    %mean = arith.mulf %m, %n : f32
    %d = arith.subf %a, %mean : f32
    %d2 = arith.mulf %d, %d : f32
    %t = arith.addf %o, %d2 : f32
    linalg.yield %t : f32
  } -> tensor<8192xf32>
  %e = tensor.empty() : tensor<8192x8192xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %s, %v, %g, %b : tensor<8192x8192xf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<8192xf16>, tensor<8192xf16>) outs(%e : tensor<8192x8192xf16>) {
  ^bb0(%h: f16, %m: f32, %vv: f32, %gg: f16, %bb: f16, %o: f16):
    %n = arith.constant 1.220703125e-04 : f32
    %eps = arith.constant 1.0e-05 : f32
    %a = arith.extf %h : f16 to f32
    %mean = arith.mulf %m, %n : f32
    %var = arith.mulf %vv, %n : f32
    %d = arith.subf %a, %mean : f32
    %ve = arith.addf %var, %eps : f32
    %rs = math.rsqrt %ve : f32
    %dn = arith.mulf %d, %rs : f32
    %ga = arith.extf %gg : f16 to f32
    %ba = arith.extf %bb : f16 to f32
    %p = arith.mulf %dn, %ga : f32
    %q = arith.addf %p, %ba : f32
    %w = arith.truncf %q : f32 to f16
    linalg.yield %w : f16
  } -> tensor<8192x8192xf16>
  return %r : tensor<8192x8192xf16>
}
func.func @gemv(%x: tensor<4096xf16>, %w: tensor<14336x4096xf16>) -> tensor<14336xf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<14336xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<14336xf32>) -> tensor<14336xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x, %w : tensor<4096xf16>, tensor<14336x4096xf16>) outs(%f : tensor<14336xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %a32 = arith.extf %a : f16 to f32
    %b32 = arith.extf %b : f16 to f32
    %p = arith.mulf %a32, %b32 : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<14336xf32>
  %e2 = tensor.empty() : tensor<14336xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%s : tensor<14336xf32>) outs(%e2 : tensor<14336xf16>) {
  ^bb0(%a: f32, %o: f16):
    %t = arith.truncf %a : f32 to f16
    linalg.yield %t : f16
  } -> tensor<14336xf16>
  return %r : tensor<14336xf16>
}
func.func @transpose(%x: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %e = tensor.empty() : tensor<8192x8192xf32>
  %r = linalg.transpose ins(%x : tensor<8192x8192xf32>) outs(%e : tensor<8192x8192xf32>) permutation = [1, 0]
  return %r : tensor<8192x8192xf32>
}
func.func @fullsum(%x: tensor<67108864xf32>) -> tensor<f32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce ins(%x : tensor<67108864xf32>) outs(%f : tensor<f32>) dimensions = [0]
    (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32 linalg.yield %s : f32 }
  return %r : tensor<f32>
}
func.func @matmul(%a: tensor<4096x4096xf16>, %b: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<4096x4096xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
  %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
  return %r : tensor<4096x4096xf16>
}
func.func @matmul_dynamic(%a: tensor<?x4096xf16>, %w: tensor<14336x4096xf16>) -> tensor<?x14336xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%m) : tensor<?x14336xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x14336xf32>) -> tensor<?x14336xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %w : tensor<?x4096xf16>, tensor<14336x4096xf16>) outs(%f : tensor<?x14336xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %x32 = arith.extf %x : f16 to f32
    %y32 = arith.extf %y : f16 to f32
    %p = arith.mulf %x32, %y32 : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x14336xf32>
  %e2 = tensor.empty(%m) : tensor<?x14336xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<?x14336xf32>) outs(%e2 : tensor<?x14336xf16>) {
  ^bb0(%x: f32, %o: f16):
    %t = arith.truncf %x : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x14336xf16>
  return %r : tensor<?x14336xf16>
}
func.func @matmul_gated(%a: tensor<?x4096xf16>, %w: tensor<14336x4096xf16>, %gate: tensor<?x14336xf16>) -> tensor<?x14336xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x4096xf16>
  %e = tensor.empty(%m) : tensor<?x14336xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x14336xf32>) -> tensor<?x14336xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %w : tensor<?x4096xf16>, tensor<14336x4096xf16>) outs(%f : tensor<?x14336xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %x32 = arith.extf %x : f16 to f32
    %y32 = arith.extf %y : f16 to f32
    %p = arith.mulf %x32, %y32 : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x14336xf32>
  %e2 = tensor.empty(%m) : tensor<?x14336xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%s, %gate : tensor<?x14336xf32>, tensor<?x14336xf16>) outs(%e2 : tensor<?x14336xf16>) {
  ^bb0(%x: f32, %g: f16, %o: f16):
    %one = arith.constant 1.0 : f32
    %n = arith.negf %x : f32
    %p = math.exp %n : f32
    %d = arith.addf %p, %one : f32
    %silu = arith.divf %x, %d : f32
    %t = arith.truncf %silu : f32 to f16
    %u = arith.mulf %t, %g : f16
    linalg.yield %u : f16
  } -> tensor<?x14336xf16>
  return %r : tensor<?x14336xf16>
}
func.func @matmul_f32(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x4096xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf32>, tensor<4096x4096xf32>) outs(%f : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %r : tensor<4096x4096xf32>
}
func.func @sort_rows(%x: tensor<4096x4096xf32>, %ids: tensor<4096x4096xi64>) -> (tensor<4096x4096xf32>, tensor<4096x4096xi64>) {
  %r:2 = linalg_ext.sort dimension(1) outs(%x, %ids : tensor<4096x4096xf32>, tensor<4096x4096xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4096x4096xf32>, tensor<4096x4096xi64>
  return %r#0, %r#1 : tensor<4096x4096xf32>, tensor<4096x4096xi64>
}
func.func @sort_short_rows(%x: tensor<16384x1000xf32>, %ids: tensor<16384x1000xi64>) -> (tensor<16384x1000xf32>, tensor<16384x1000xi64>) {
  %r:2 = linalg_ext.sort dimension(1) outs(%x, %ids : tensor<16384x1000xf32>, tensor<16384x1000xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<16384x1000xf32>, tensor<16384x1000xi64>
  return %r#0, %r#1 : tensor<16384x1000xf32>, tensor<16384x1000xi64>
}
func.func @topk_one(%x: tensor<1x131072xf16>) -> (tensor<1x4xf16>, tensor<1x4xi64>) {
  %v = tensor.empty() : tensor<1x4xf16>
  %i = tensor.empty() : tensor<1x4xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<1x131072xf16>) outs(%v, %i : tensor<1x4xf16>, tensor<1x4xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<1x4xf16>, tensor<1x4xi64>
  return %r#0, %r#1 : tensor<1x4xf16>, tensor<1x4xi64>
}
func.func @topk_vocabulary(%x: tensor<64x151936xf16>) -> (tensor<64x8xf16>, tensor<64x8xi32>) {
  %v = tensor.empty() : tensor<64x8xf16>
  %i = tensor.empty() : tensor<64x8xi32>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<64x151936xf16>) outs(%v, %i : tensor<64x8xf16>, tensor<64x8xi32>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<64x8xf16>, tensor<64x8xi32>
  return %r#0, %r#1 : tensor<64x8xf16>, tensor<64x8xi32>
}
func.func @topk_rows(%x: tensor<4096x32000xf32>) -> (tensor<4096x50xf32>, tensor<4096x50xi64>) {
  %v = tensor.empty() : tensor<4096x50xf32>
  %i = tensor.empty() : tensor<4096x50xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<4096x32000xf32>) outs(%v, %i : tensor<4096x50xf32>, tensor<4096x50xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4096x50xf32>, tensor<4096x50xi64>
  return %r#0, %r#1 : tensor<4096x50xf32>, tensor<4096x50xi64>
}
func.func @cumsum_rows(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x4096xf32>
  %s = tensor.empty() : tensor<4096xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<4096xf32>) -> tensor<4096xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<4096x4096xf32>) outs(%e, %f : tensor<4096x4096xf32>, tensor<4096xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  } -> tensor<4096x4096xf32>, tensor<4096xf32>
  return %r#0 : tensor<4096x4096xf32>
}
func.func @cumsum_columns(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x4096xf32>
  %s = tensor.empty() : tensor<4096xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<4096xf32>) -> tensor<4096xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<4096x4096xf32>) outs(%e, %f : tensor<4096x4096xf32>, tensor<4096xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  } -> tensor<4096x4096xf32>, tensor<4096xf32>
  return %r#0 : tensor<4096x4096xf32>
}
func.func @attention(%q: tensor<4x32x4096x128xf16>, %k: tensor<4x32x4096x128xf16>, %v: tensor<4x32x4096x128xf16>) -> tensor<4x32x4096x128xf16> {
  %scale = arith.constant 0.08838834764831845 : f32
  %e = tensor.empty() : tensor<4x32x4096x128xf16>
  %r = linalg_ext.attention ins(%q, %k, %v, %scale : tensor<4x32x4096x128xf16>, tensor<4x32x4096x128xf16>, tensor<4x32x4096x128xf16>, f32) outs(%e : tensor<4x32x4096x128xf16>) -> tensor<4x32x4096x128xf16>
  return %r : tensor<4x32x4096x128xf16>
}
func.func @attention_causal(%q: tensor<4x32x4096x128xf16>, %k: tensor<4x32x4096x128xf16>, %v: tensor<4x32x4096x128xf16>) -> tensor<4x32x4096x128xf16> {
  %scale = arith.constant 0.08838834764831845 : f32
  %e = tensor.empty() : tensor<4x32x4096x128xf16>
  %r = linalg_ext.attention ins(%q, %k, %v, %scale : tensor<4x32x4096x128xf16>, tensor<4x32x4096x128xf16>, tensor<4x32x4096x128xf16>, f32) outs(%e : tensor<4x32x4096x128xf16>) {
  ^bb0(%score: f32):
    %row = linalg_ext.index 2 : index
    %key = linalg_ext.index 4 : index
    %keep = arith.cmpi ule, %key, %row : index
    %removed = arith.constant 0xFF800000 : f32
    %s = arith.select %keep, %score, %removed : f32
    linalg_ext.yield %s : f32
  } -> tensor<4x32x4096x128xf16>
  return %r : tensor<4x32x4096x128xf16>
}
func.func @attention_f32(%q: tensor<32x1024x64xf32>, %k: tensor<32x1024x64xf32>, %v: tensor<32x1024x64xf32>) -> tensor<32x1024x64xf32> {
  %scale = arith.constant 0.125 : f32
  %e = tensor.empty() : tensor<32x1024x64xf32>
  %r = linalg_ext.attention ins(%q, %k, %v, %scale : tensor<32x1024x64xf32>, tensor<32x1024x64xf32>, tensor<32x1024x64xf32>, f32) outs(%e : tensor<32x1024x64xf32>) -> tensor<32x1024x64xf32>
  return %r : tensor<32x1024x64xf32>
}
func.func @conv3x3(%x: tensor<64x56x56x64xf16>, %w: tensor<3x3x64x64xf16>) -> tensor<64x56x56x64xf16> {
  %z = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%b: index, %i: index, %j: index, %c: index):
    tensor.yield %z : f16
  } : tensor<64x56x56x64xf16> to tensor<64x58x58x64xf16>
  %e = tensor.empty() : tensor<64x56x56x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>} ins(%p, %w : tensor<64x58x58x64xf16>, tensor<3x3x64x64xf16>) outs(%f : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
  return %r : tensor<64x56x56x64xf16>
}
func.func @conv1x1(%x: tensor<64x56x56x256xf16>, %w: tensor<1x1x256x64xf16>) -> tensor<64x56x56x64xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x56x56x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<64x56x56x256xf16>, tensor<1x1x256x64xf16>) outs(%f : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
  return %r : tensor<64x56x56x64xf16>
}
func.func @conv1x1_wide(%x: tensor<64x56x56x64xf16>, %w: tensor<1x1x64x256xf16>) -> tensor<64x56x56x256xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x56x56x256xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x56x56x256xf16>) -> tensor<64x56x56x256xf16>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>} ins(%x, %w : tensor<64x56x56x64xf16>, tensor<1x1x64x256xf16>) outs(%f : tensor<64x56x56x256xf16>) -> tensor<64x56x56x256xf16>
  return %r : tensor<64x56x56x256xf16>
}
func.func @depthwise(%x: tensor<64x56x56x144xf16>, %w: tensor<3x3x144xf16>) -> tensor<64x56x56x144xf16> {
  %z = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%b: index, %i: index, %j: index, %c: index):
    tensor.yield %z : f16
  } : tensor<64x56x56x144xf16> to tensor<64x58x58x144xf16>
  %e = tensor.empty() : tensor<64x56x56x144xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x56x56x144xf16>) -> tensor<64x56x56x144xf16>
  %r = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>} ins(%p, %w : tensor<64x58x58x144xf16>, tensor<3x3x144xf16>) outs(%f : tensor<64x56x56x144xf16>) -> tensor<64x56x56x144xf16>
  return %r : tensor<64x56x56x144xf16>
}
func.func @first_layer(%x: tensor<8x224x224x3xf16>, %w: tensor<7x7x3x64xf16>) -> tensor<8x112x112x64xf16> {
  %z = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%b: index, %i: index, %j: index, %c: index):
    tensor.yield %z : f16
  } : tensor<8x224x224x3xf16> to tensor<8x230x230x3xf16>
  %e = tensor.empty() : tensor<8x112x112x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<8x112x112x64xf16>) -> tensor<8x112x112x64xf16>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%p, %w : tensor<8x230x230x3xf16>, tensor<7x7x3x64xf16>) outs(%f : tensor<8x112x112x64xf16>) -> tensor<8x112x112x64xf16>
  return %r : tensor<8x112x112x64xf16>
}
func.func @conv3x3_f32(%x: tensor<1x128x28x28xf32>, %w: tensor<128x128x3x3xf32>) -> tensor<1x128x28x28xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%b: index, %c: index, %i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<1x128x28x28xf32> to tensor<1x128x30x30xf32>
  %e = tensor.empty() : tensor<1x128x28x28xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x128x30x30xf32>, tensor<128x128x3x3xf32>) outs(%f : tensor<1x128x28x28xf32>) -> tensor<1x128x28x28xf32>
  return %r : tensor<1x128x28x28xf32>
}
func.func @product_49x2048x512(%a: tensor<49x512xf16>, %b: tensor<512x2048xf16>) -> tensor<49x2048xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<49x2048xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<49x2048xf16>) -> tensor<49x2048xf16>
  %r = linalg.matmul ins(%a, %b : tensor<49x512xf16>, tensor<512x2048xf16>) outs(%f : tensor<49x2048xf16>) -> tensor<49x2048xf16>
  return %r : tensor<49x2048xf16>
}
func.func @product_49x512x2048(%a: tensor<49x2048xf16>, %b: tensor<2048x512xf16>) -> tensor<49x512xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<49x512xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<49x512xf16>) -> tensor<49x512xf16>
  %r = linalg.matmul ins(%a, %b : tensor<49x2048xf16>, tensor<2048x512xf16>) outs(%f : tensor<49x512xf16>) -> tensor<49x512xf16>
  return %r : tensor<49x512xf16>
}
func.func @product_128x768x768(%a: tensor<128x768xf16>, %b: tensor<768x768xf16>) -> tensor<128x768xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<128x768xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<128x768xf16>) -> tensor<128x768xf16>
  %r = linalg.matmul ins(%a, %b : tensor<128x768xf16>, tensor<768x768xf16>) outs(%f : tensor<128x768xf16>) -> tensor<128x768xf16>
  return %r : tensor<128x768xf16>
}
func.func @product_128x3072x768(%a: tensor<128x768xf16>, %b: tensor<768x3072xf16>) -> tensor<128x3072xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<128x3072xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<128x3072xf16>) -> tensor<128x3072xf16>
  %r = linalg.matmul ins(%a, %b : tensor<128x768xf16>, tensor<768x3072xf16>) outs(%f : tensor<128x3072xf16>) -> tensor<128x3072xf16>
  return %r : tensor<128x3072xf16>
}
func.func @product_128x768x3072(%a: tensor<128x3072xf16>, %b: tensor<3072x768xf16>) -> tensor<128x768xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<128x768xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<128x768xf16>) -> tensor<128x768xf16>
  %r = linalg.matmul ins(%a, %b : tensor<128x3072xf16>, tensor<3072x768xf16>) outs(%f : tensor<128x768xf16>) -> tensor<128x768xf16>
  return %r : tensor<128x768xf16>
}
func.func @product_512x768x768(%a: tensor<512x768xf16>, %b: tensor<768x768xf16>) -> tensor<512x768xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512x768xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<512x768xf16>) -> tensor<512x768xf16>
  %r = linalg.matmul ins(%a, %b : tensor<512x768xf16>, tensor<768x768xf16>) outs(%f : tensor<512x768xf16>) -> tensor<512x768xf16>
  return %r : tensor<512x768xf16>
}
func.func @product_512x3072x768(%a: tensor<512x768xf16>, %b: tensor<768x3072xf16>) -> tensor<512x3072xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512x3072xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<512x3072xf16>) -> tensor<512x3072xf16>
  %r = linalg.matmul ins(%a, %b : tensor<512x768xf16>, tensor<768x3072xf16>) outs(%f : tensor<512x3072xf16>) -> tensor<512x3072xf16>
  return %r : tensor<512x3072xf16>
}
func.func @product_512x768x3072(%a: tensor<512x3072xf16>, %b: tensor<3072x768xf16>) -> tensor<512x768xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512x768xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<512x768xf16>) -> tensor<512x768xf16>
  %r = linalg.matmul ins(%a, %b : tensor<512x3072xf16>, tensor<3072x768xf16>) outs(%f : tensor<512x768xf16>) -> tensor<512x768xf16>
  return %r : tensor<512x768xf16>
}
func.func @sort_million(%x: tensor<1048576xf32>, %ids: tensor<1048576xi64>) -> (tensor<1048576xf32>, tensor<1048576xi64>) {
  %r:2 = linalg_ext.sort dimension(0) outs(%x, %ids : tensor<1048576xf32>, tensor<1048576xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<1048576xf32>, tensor<1048576xi64>
  return %r#0, %r#1 : tensor<1048576xf32>, tensor<1048576xi64>
}
func.func @sort_long(%x: tensor<16777216xf32>, %ids: tensor<16777216xi64>) -> (tensor<16777216xf32>, tensor<16777216xi64>) {
  %r:2 = linalg_ext.sort dimension(0) outs(%x, %ids : tensor<16777216xf32>, tensor<16777216xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<16777216xf32>, tensor<16777216xi64>
  return %r#0, %r#1 : tensor<16777216xf32>, tensor<16777216xi64>
}
func.func @cumsum_long(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16777216xf32>
  %s = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<16777216xf32>) outs(%e, %f : tensor<16777216xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  } -> tensor<16777216xf32>, tensor<f32>
  return %r#0 : tensor<16777216xf32>
}
func.func @argmax_rows(%x: tensor<4096x32000xf32>) -> tensor<4096xi64> {
  %m = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<4096xf32>
  %f = tensor.empty() : tensor<4096xi64>
  %g = linalg.fill ins(%m : f32) outs(%e : tensor<4096xf32>) -> tensor<4096xf32>
  %h = linalg.fill ins(%z : i64) outs(%f : tensor<4096xi64>) -> tensor<4096xi64>
  %s:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<4096x32000xf32>) outs(%g, %h : tensor<4096xf32>, tensor<4096xi64>) {
  ^bb0(%a: f32, %b: f32):
    %r = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %r : i1
  } -> tensor<4096xf32>, tensor<4096xi64>
  return %s#1 : tensor<4096xi64>
}
func.func @argmax_long(%x: tensor<1x67108864xf32>) -> tensor<1xi64> {
  %m = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<1xf32>
  %f = tensor.empty() : tensor<1xi64>
  %g = linalg.fill ins(%m : f32) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %h = linalg.fill ins(%z : i64) outs(%f : tensor<1xi64>) -> tensor<1xi64>
  %s:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<1x67108864xf32>) outs(%g, %h : tensor<1xf32>, tensor<1xi64>) {
  ^bb0(%a: f32, %b: f32):
    %r = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %r : i1
  } -> tensor<1xf32>, tensor<1xi64>
  return %s#1 : tensor<1xi64>
}
