// Scales of blocks had no form on any target, the least f8E8M0FNU was read as 0, and floats became powers of two by leaving digits out.

func.func @scaling() {
  %x = util.unfoldable_constant dense<[6.0, -1.5, 0.5, 1.0]> : tensor<4xf4E2M1FN>
  %s = util.unfoldable_constant dense<[2.0, 0.25, 0x00, 0xFF]> : tensor<4xf8E8M0FNU>
  %wide = arith.scaling_extf %x, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU> to tensor<4xf32>
  check.expect_eq_const(%wide, dense<[12.0, -0.375, 0x00200000, 0x7FC00000]> : tensor<4xf32>) : tensor<4xf32>
  %t = util.unfoldable_constant dense<[2.0, 0.375, 3.0, 1.0]> : tensor<4xf32>
  %narrow = arith.scaling_truncf %wide, %t : tensor<4xf32>, tensor<4xf32> to tensor<4xf4E2M1FN>
  %back = arith.extf %narrow : tensor<4xf4E2M1FN> to tensor<4xf32>
  check.expect_eq_const(%back, dense<[6.0, -1.0, 0.0, 0.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @powers_of_two() {
  %x = util.unfoldable_constant dense<[1.0, 1.4, 1.5, 3.0, 0x00400000, 0x00500000, 0x00600000, 0x7F7FFFFF, 0x7F800000]> : tensor<9xf32>
  %0 = arith.truncf %x : tensor<9xf32> to tensor<9xf8E8M0FNU>
  %bits = arith.bitcast %0 : tensor<9xf8E8M0FNU> to tensor<9xi8>
  check.expect_eq_const(%bits, dense<[127, 127, -128, -127, 0, 0, 1, -1, -1]> : tensor<9xi8>) : tensor<9xi8>
  return
}

// Divisions of indices by 0 ended the process.
func.func @index_division() {
  %x = util.unfoldable_constant dense<[7, 0, -2]> : tensor<3xi64>
  %e = tensor.empty() : tensor<3xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<3xi64>) outs(%e : tensor<3xi64>) {
  ^bb0(%a: i64, %o: i64):
    %c9 = arith.constant 9 : index
    %i = arith.index_cast %a : i64 to index
    %q = arith.divsi %c9, %i : index
    %y = arith.index_cast %q : index to i64
    linalg.yield %y : i64
  } -> tensor<3xi64>
  %q = tensor.extract_slice %0[0] [1] [1] : tensor<3xi64> to tensor<1xi64>
  check.expect_eq_const(%q, dense<[1]> : tensor<1xi64>) : tensor<1xi64>
  return
}

// Scalars that the host has no instruction for: a kernel over one element. It had none for floats of 8 bits and less.
func.func @host_scalars() {
  %t = util.unfoldable_constant dense<[1.5, 448.0]> : tensor<2xf8E4M3FN>
  %n = util.unfoldable_constant dense<[255, 9]> : tensor<2xi32>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<2xf8E4M3FN>
  %k = tensor.extract %n[%c0] : tensor<2xi32>
  %y = arith.mulf %x, %x : f8E4M3FN
  %ones = math.ctpop %k : i32
  %0 = tensor.from_elements %y : tensor<1xf8E4M3FN>
  %1 = tensor.from_elements %ones : tensor<1xi32>
  %wide = arith.extf %0 : tensor<1xf8E4M3FN> to tensor<1xf32>
  check.expect_eq_const(%wide, dense<[2.25]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%1, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}

// A kernel that is given a number of 4 or 6 bits, and a padding that is complex, ended the compiler.
func.func @numbers_in_kernels() {
  %t = util.unfoldable_constant dense<[-3.0, 1.0]> : tensor<2xf4E2M1FN>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<2xf4E2M1FN>
  %e = tensor.empty() : tensor<3xf4E2M1FN>
  %f = linalg.fill ins(%x : f4E2M1FN) outs(%e : tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %wide = arith.extf %f : tensor<3xf4E2M1FN> to tensor<3xf32>
  check.expect_eq_const(%wide, dense<-3.0> : tensor<3xf32>) : tensor<3xf32>
  %z = util.unfoldable_constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %i = complex.constant [5.0 : f32, 6.0 : f32] : complex<f32>
  %p = tensor.pad %z low[1] high[0] {
  ^bb0(%at: index):
    tensor.yield %i : complex<f32>
  } : tensor<2xcomplex<f32>> to tensor<3xcomplex<f32>>
  check.expect_eq_const(%p, dense<[(5.0, 6.0), (1.0, 2.0), (3.0, 4.0)]> : tensor<3xcomplex<f32>>) : tensor<3xcomplex<f32>>
  return
}
