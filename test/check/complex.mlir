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

// Pairs of neighbours, turned as complex numbers: parts are computed where they are put side by side.
func.func @pairs_turned() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, -1.0, 0.5, 4.0], [-2.0, 0.0, 1.0, 1.0, 8.0, -3.0]]> : tensor<2x6xf32>
  %turns = util.unfoldable_constant dense<[(0.0, 1.0), (2.0, 0.0), (1.0, -1.0)]> : tensor<3xcomplex<f32>>
  %pairs = tensor.expand_shape %x [[0], [1, 2]] output_shape [2, 3, 2] : tensor<2x6xf32> into tensor<2x3x2xf32>
  %res = tensor.extract_slice %pairs[0, 0, 0] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<2x3x1xf32>
  %ims = tensor.extract_slice %pairs[0, 0, 1] [2, 3, 1] [1, 1, 1] : tensor<2x3x2xf32> to tensor<2x3x1xf32>
  %re = tensor.collapse_shape %res [[0], [1, 2]] : tensor<2x3x1xf32> into tensor<2x3xf32>
  %im = tensor.collapse_shape %ims [[0], [1, 2]] : tensor<2x3x1xf32> into tensor<2x3xf32>
  %0 = tensor.empty() : tensor<2x3xcomplex<f32>>
  %turned = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%re, %im, %turns : tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xcomplex<f32>>) outs(%0 : tensor<2x3xcomplex<f32>>) {
  ^bb0(%a: f32, %b: f32, %t: complex<f32>, %o: complex<f32>):
    %z = complex.create %a, %b : complex<f32>
    %product = complex.mul %z, %t : complex<f32>
    linalg.yield %product : complex<f32>
  } -> tensor<2x3xcomplex<f32>>
  %1 = tensor.empty() : tensor<2x3xf32>
  %first = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%turned : tensor<2x3xcomplex<f32>>) outs(%1 : tensor<2x3xf32>) {
  ^bb0(%z: complex<f32>, %o: f32):
    %part = complex.re %z : complex<f32>
    linalg.yield %part : f32
  } -> tensor<2x3xf32>
  %second = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%turned : tensor<2x3xcomplex<f32>>) outs(%1 : tensor<2x3xf32>) {
  ^bb0(%z: complex<f32>, %o: f32):
    %part = complex.im %z : complex<f32>
    linalg.yield %part : f32
  } -> tensor<2x3xf32>
  %left = tensor.expand_shape %first [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xf32> into tensor<2x3x1xf32>
  %right = tensor.expand_shape %second [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xf32> into tensor<2x3x1xf32>
  %joined = tensor.concat dim(2) %left, %right : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
  %r = tensor.collapse_shape %joined [[0], [1, 2]] : tensor<2x3x2xf32> into tensor<2x6xf32>
  check.expect_eq_const(%r, dense<[[-2.0, 1.0, 6.0, -2.0, 4.5, 3.5], [0.0, -2.0, 2.0, 2.0, 5.0, -11.0]]> : tensor<2x6xf32>) : tensor<2x6xf32>
  return
}
