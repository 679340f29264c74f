// Complex numbers: arithmetic, turned matrices, products, and scalars that kernels take as two parts.

func.func @arithmetic() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.empty() : tensor<2xf32>
  %parts = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<2xcomplex<f32>>) outs(%0 : tensor<2xf32>) {
  ^bb0(%x: complex<f32>, %o: f32):
    %square = complex.mul %x, %x : complex<f32>
    %wave = complex.exp %x : complex<f32>
    %sum = complex.add %square, %wave : complex<f32>
    %rest = complex.sub %sum, %wave : complex<f32>
    %re = complex.re %rest : complex<f32>
    linalg.yield %re : f32
  } -> tensor<2xf32>
  check.expect_almost_eq_const(%parts, dense<[-3.0, 8.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @product_and_transpose() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<f32>>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = tensor.empty() : tensor<2x2xcomplex<f32>>
  %fill = linalg.fill ins(%zero : complex<f32>) outs(%0 : tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %column = tensor.expand_shape %a [[0, 1]] output_shape [2, 1] : tensor<2xcomplex<f32>> into tensor<2x1xcomplex<f32>>
  %row = tensor.expand_shape %a [[0, 1]] output_shape [1, 2] : tensor<2xcomplex<f32>> into tensor<1x2xcomplex<f32>>
  %outer = linalg.matmul ins(%column, %row : tensor<2x1xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
      outs(%fill : tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const(%outer, dense<[[(-3.0, 4.0), (5.0, 5.0)], [(5.0, 5.0), (8.0, -6.0)]]> : tensor<2x2xcomplex<f32>>) : tensor<2x2xcomplex<f32>>
  return
}

func.func @transpose_f64() {
  %a = util.unfoldable_constant dense<[[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)], [(-1.0, 0.0), (-2.0, 0.5), (-3.0, 0.25)]]> : tensor<2x3xcomplex<f64>>
  %d = tensor.cast %a : tensor<2x3xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %b = util.optimization_barrier %d : tensor<?x?xcomplex<f64>>
  %0 = tensor.empty() : tensor<3x2xcomplex<f64>>
  %1 = tensor.cast %0 : tensor<3x2xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %t = linalg.transpose ins(%b : tensor<?x?xcomplex<f64>>) outs(%1 : tensor<?x?xcomplex<f64>>) permutation = [1, 0]
  check.expect_eq_const(%t, dense<[[(1.0, 2.0), (-1.0, 0.0)], [(3.0, 4.0), (-2.0, 0.5)], [(5.0, 6.0), (-3.0, 0.25)]]> : tensor<3x2xcomplex<f64>>) : tensor<?x?xcomplex<f64>>
  return
}

func.func @scalar() {
  %parts = util.unfoldable_constant dense<[2.0, -1.0]> : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %re = tensor.extract %parts[%c0] : tensor<2xf32>
  %im = tensor.extract %parts[%c1] : tensor<2xf32>
  %z = complex.create %re, %im : complex<f32>
  %0 = tensor.empty() : tensor<3xcomplex<f32>>
  %fill = linalg.fill ins(%z : complex<f32>) outs(%0 : tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const(%fill, dense<(2.0, -1.0)> : tensor<3xcomplex<f32>>) : tensor<3xcomplex<f32>>
  return
}

func.func @indices_transposed() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xindex>
  %0 = tensor.empty() : tensor<3x2xindex>
  %t = linalg.transpose ins(%a : tensor<2x3xindex>) outs(%0 : tensor<3x2xindex>) permutation = [1, 0]
  %w = arith.index_cast %t : tensor<3x2xindex> to tensor<3x2xi64>
  check.expect_eq_const(%w, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  return
}

// What is read twice is loaded once, as LLVM has it, while its conjugate is still to be made.
func.func @conjugate_of_a_shared_value() {
  %a = util.unfoldable_constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.empty() : tensor<2xcomplex<f32>>
  %1 = tensor.empty() : tensor<2xf32>
  %squares = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<2xcomplex<f32>>) outs(%0 : tensor<2xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %o: complex<f32>):
    %conjugate = complex.conj %x : complex<f32>
    %square = complex.mul %x, %conjugate : complex<f32>
    linalg.yield %square : complex<f32>
  } -> tensor<2xcomplex<f32>>
  %parts = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%squares : tensor<2xcomplex<f32>>) outs(%1 : tensor<2xf32>) {
  ^bb0(%x: complex<f32>, %o: f32):
    %re = complex.re %x : complex<f32>
    linalg.yield %re : f32
  } -> tensor<2xf32>
  check.expect_eq_const(%squares, dense<[(5.0, 0.0), (10.0, 0.0)]> : tensor<2xcomplex<f32>>) : tensor<2xcomplex<f32>>
  check.expect_eq_const(%parts, dense<[5.0, 10.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
