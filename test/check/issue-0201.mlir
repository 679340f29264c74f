// Elements that fill no power of two of bits, threads of many steps, and conversions and powers at the end of what types hold.

// A maximum and its place, of more elements than lavapipe lets one thread take steps.
func.func @place_of_maximum() {
  %size = util.unfoldable_constant 70000 : index
  %empty = tensor.empty(%size) : tensor<?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%empty : tensor<?xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %last = arith.constant 69998 : index
    %one = arith.constant 1.0 : f32
    %is_last = arith.cmpi eq, %i, %last : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %scale = arith.constant 0.00001 : f32
    %small = arith.mulf %f, %scale : f32
    %v = arith.select %is_last, %one, %small : f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %static = tensor.cast %x : tensor<?xf32> to tensor<70000xf32>
  %low = arith.constant dense<0xFF800000> : tensor<f32>
  %zero = arith.constant dense<0> : tensor<i64>
  %best:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%static : tensor<70000xf32>) outs(%low, %zero : tensor<f32>, tensor<i64>) {
  ^bb0(%a: f32, %most: f32, %place: i64):
    %i = linalg.index 0 : index
    %here = arith.index_cast %i : index to i64
    %m = arith.maximumf %a, %most : f32
    %more = arith.cmpf ogt, %a, %most : f32
    %p = arith.select %more, %here, %place : i64
    linalg.yield %m, %p : f32, i64
  } -> (tensor<f32>, tensor<i64>)
  check.expect_eq_const(%best#0, dense<1.0> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%best#1, dense<69998> : tensor<i64>) : tensor<i64>
  return
}

// Vectors of i33, which takes eight bytes, beside i8.
func.func @truncate_i33() {
  %x = util.unfoldable_constant dense<[257, -2, 4294967299, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]> : tensor<21xi33>
  %y = arith.trunci %x : tensor<21xi33> to tensor<21xi8>
  check.expect_eq_const(%y, dense<[1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]> : tensor<21xi8>) : tensor<21xi8>
  return
}

// A workgroup's memory and a workspace of i33: entries of one array must not lie in the next.
func.func @sort_i33() {
  %x = util.unfoldable_constant dense<[[9, -1, 8, 7, 4294967295, 5, 4, 3, 2], [1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 0, -4294967296, 0, 3, 0, 1, 0, 0]]> : tensor<3x9xi33>
  %y = linalg_ext.sort dimension(1) outs(%x : tensor<3x9xi33>) {
  ^bb0(%a: i33, %b: i33):
    %c = arith.cmpi slt, %a, %b : i33
    linalg_ext.yield %c : i1
  } -> tensor<3x9xi33>
  check.expect_eq_const(%y, dense<[[-1, 2, 3, 4, 5, 7, 8, 9, 4294967295], [1, 2, 3, 4, 5, 6, 7, 8, 9], [-4294967296, 0, 0, 0, 0, 0, 0, 1, 3]]> : tensor<3x9xi33>) : tensor<3x9xi33>
  return
}

// A conversion to one bit, which LLVM has no good instruction for on NVIDIA's devices.
func.func @one_bit() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, 0.5, -0.0]> : tensor<4xf32>
  %y = arith.fptoui %x : tensor<4xf32> to tensor<4xi1>
  check.expect_eq_const(%y, dense<[false, true, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}

// Whole powers at the end of what f64 holds.
func.func @power_of_largest() {
  %x = util.unfoldable_constant dense<[0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0010000000000000]> : tensor<3xf64>
  %n = util.unfoldable_constant dense<[1, -1, 1]> : tensor<3xi32>
  %y = math.fpowi %x, %n : tensor<3xf64>, tensor<3xi32>
  check.expect_almost_eq_const(%y, dense<[0x7FEFFFFFFFFFFFFF, 0x0004000000000000, 0x0010000000000000]> : tensor<3xf64>, atol 0.0, rtol 1.0e-15) : tensor<3xf64>
  return
}

// A product of a product of unknown sizes, the rows of which are padded while those of the result are not, and odd.
func.func @odd_rows_of_padded() {
  %m = util.unfoldable_constant 16 : index
  %k = util.unfoldable_constant 8 : index
  %n = util.unfoldable_constant 33 : index
  %zero = arith.constant 0.0 : f32
  %all_a = util.unfoldable_constant dense<1.0> : tensor<16x8xf32>
  %all_b = util.unfoldable_constant dense<2.0> : tensor<8x8xf32>
  %all_c = util.unfoldable_constant dense<3.0> : tensor<8x33xf32>
  %a = tensor.extract_slice %all_a[0, 0] [%m, %k] [1, 1] : tensor<16x8xf32> to tensor<?x?xf32>
  %b = tensor.extract_slice %all_b[0, 0] [%k, %k] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
  %c = tensor.extract_slice %all_c[0, 0] [%k, %n] [1, 1] : tensor<8x33xf32> to tensor<?x?xf32>
  %empty_d = tensor.empty(%k, %n) : tensor<?x?xf32>
  %zero_d = linalg.fill ins(%zero : f32) outs(%empty_d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = linalg.matmul ins(%b, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%zero_d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %empty_e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero_e = linalg.fill ins(%zero : f32) outs(%empty_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = linalg.matmul ins(%a, %d : tensor<?x?xf32>, tensor<?x?xf32>) outs(%zero_e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero_sum = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%e : tensor<?x?xf32>) outs(%zero_sum : tensor<f32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  check.expect_eq_const(%sum, dense<202752.0> : tensor<f32>) : tensor<f32>
  return
}
