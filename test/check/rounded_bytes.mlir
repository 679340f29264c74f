// Quotients that are rounded to bytes: infinities and numbers beyond the range are its ends, NaN is 0. Signed bytes as well.
func.func @unsigned() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0e30, -1.0e30, 0.3, -0.1, -0.0, 0.25, 1.0, 25.0, 2.0, -3.0]> : tensor<13xf32>
  %scale = arith.constant 0.1 : f32
  %zero = arith.constant 3.0 : f32
  %low = arith.constant 0.0 : f32
  %high = arith.constant 255.0 : f32
  %e = tensor.empty() : tensor<13xi8>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<13xf32>) outs(%e : tensor<13xi8>) {
  ^bb0(%a: f32, %o: i8):
    %q = arith.divf %a, %scale : f32
    %r = math.roundeven %q : f32
    %m = arith.addf %r, %zero : f32
    %l = arith.maximumf %m, %low : f32
    %h = arith.minimumf %l, %high : f32
    %i = arith.fptosi %h : f32 to i32
    %t = arith.trunci %i : i32 to i8
    linalg.yield %t : i8
  } -> tensor<13xi8>
  check.expect_eq_const(%y, dense<[0, -1, 0, -1, 0, 6, 2, 3, 5, 13, -3, 23, 0]> : tensor<13xi8>) : tensor<13xi8>
  return
}

func.func @signed() {
  %x = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 1.0e30, -1.0e30, 0.3, -0.1, -0.0, 0.25, 1.0, 25.0, 2.0, -3.0]> : tensor<13xf32>
  %scale = arith.constant 0.1 : f32
  %low = arith.constant -128.0 : f32
  %high = arith.constant 127.0 : f32
  %e = tensor.empty() : tensor<13xi8>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<13xf32>) outs(%e : tensor<13xi8>) {
  ^bb0(%a: f32, %o: i8):
    %q = arith.divf %a, %scale : f32
    %r = math.roundeven %q : f32
    %l = arith.maximumf %r, %low : f32
    %h = arith.minimumf %l, %high : f32
    %i = arith.fptosi %h : f32 to i32
    %t = arith.trunci %i : i32 to i8
    linalg.yield %t : i8
  } -> tensor<13xi8>
  check.expect_eq_const(%y, dense<[0, 127, -128, 127, -128, 3, -1, 0, 2, 10, 127, 20, -30]> : tensor<13xi8>) : tensor<13xi8>
  return
}
