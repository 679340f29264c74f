// Products of so many rows that workgroups of GPUs take several tiles in turn, with few K tiles each: what is stored must have all of
// them. Rows are multiples (-2 to 2) of one row, so that what is expected is a multiple of one small product; all values are exact.

func.func @few_k_tiles() {
  %q = arith.constant 5 : index
  %three = arith.constant 3 : index
  %two = arith.constant 2.0 : f16
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %none = arith.constant 0.0 : f16
  %a_e = tensor.empty() : tensor<33920x1xf16>
  %a_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a_e : tensor<33920x1xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %at = arith.addi %i0, %i1 : index
    %r = arith.remui %at, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %s = arith.subf %f, %two : f16
    linalg.yield %s : f16
  } -> tensor<33920x1xf16>
  %a = util.optimization_barrier %a_g : tensor<33920x1xf16>
  %b_e = tensor.empty() : tensor<1x256xf16>
  %b_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%b_e : tensor<1x256xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %at = arith.muli %i1, %three : index
    %r = arith.remui %at, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %s = arith.subf %f, %two : f16
    linalg.yield %s : f16
  } -> tensor<1x256xf16>
  %b = util.optimization_barrier %b_g : tensor<1x256xf16>
  %w_e = tensor.empty() : tensor<256x64xf16>
  %w_g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%w_e : tensor<256x64xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %a0 = arith.muli %i0, %i0 : index
    %a1 = arith.muli %i1, %three : index
    %at = arith.addi %a0, %a1 : index
    %r = arith.remui %at, %q : index
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %s = arith.subf %f, %two : f16
    linalg.yield %s : f16
  } -> tensor<256x64xf16>
  %w = util.optimization_barrier %w_g : tensor<256x64xf16>
  %x_e = tensor.empty() : tensor<33920x256xf16>
  %x_g = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m, 0)>, affine_map<(m, k) -> (0, k)>, affine_map<(m, k) -> (m, k)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<33920x1xf16>, tensor<1x256xf16>) outs(%x_e : tensor<33920x256xf16>) {
  ^bb0(%l: f16, %r: f16, %o: f16):
    %p = arith.mulf %l, %r : f16
    linalg.yield %p : f16
  } -> tensor<33920x256xf16>
  %x = util.optimization_barrier %x_g : tensor<33920x256xf16>
  %y_e = tensor.empty() : tensor<33920x64xf32>
  %y_z = linalg.fill ins(%zero : f32) outs(%y_e : tensor<33920x64xf32>) -> tensor<33920x64xf32>
  %y_s = linalg.matmul ins(%x, %w : tensor<33920x256xf16>, tensor<256x64xf16>) outs(%y_z : tensor<33920x64xf32>) -> tensor<33920x64xf32>
  %y_h = tensor.empty() : tensor<33920x64xf16>
  %y_g = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%y_s : tensor<33920x64xf32>) outs(%y_h : tensor<33920x64xf16>) {
  ^bb0(%v: f32, %o: f16):
    %t = arith.truncf %v : f32 to f16
    %e = arith.extf %t : f16 to f32
    %m = arith.mulf %e, %half : f32
    %u = arith.addf %m, %one : f32
    %d = arith.truncf %u : f32 to f16
    %p = arith.maximumf %d, %none : f16
    linalg.yield %p : f16
  } -> tensor<33920x64xf16>
  %y = util.optimization_barrier %y_g : tensor<33920x64xf16>
  %s_e = tensor.empty() : tensor<1x64xf32>
  %s_z = linalg.fill ins(%zero : f32) outs(%s_e : tensor<1x64xf32>) -> tensor<1x64xf32>
  %s_g = linalg.matmul ins(%b, %w : tensor<1x256xf16>, tensor<256x64xf16>) outs(%s_z : tensor<1x64xf32>) -> tensor<1x64xf32>
  %s = util.optimization_barrier %s_g : tensor<1x64xf32>
  %expected = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, 0)>, affine_map<(m, n) -> (0, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<33920x1xf16>, tensor<1x64xf32>) outs(%y_h : tensor<33920x64xf16>) {
  ^bb0(%l: f16, %r: f32, %o: f16):
    %f = arith.extf %l : f16 to f32
    %v = arith.mulf %f, %r : f32
    %h = arith.mulf %v, %half : f32
    %u = arith.addf %h, %one : f32
    %t = arith.truncf %u : f32 to f16
    %p = arith.maximumf %t, %none : f16
    linalg.yield %p : f16
  } -> tensor<33920x64xf16>
  check.expect_eq(%y, %expected) : tensor<33920x64xf16>
  return
}
