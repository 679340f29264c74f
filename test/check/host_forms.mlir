// Shapes and loops of the host program: tensor.bitcast, tensor.reshape by sizes read at run time, scf.forall.

func.func @bitcast() {
  %x = util.unfoldable_constant dense<[[1.0, -2.0, 0.5], [0.0, -0.0, 3.0]]> : tensor<2x3xf32>
  %r = tensor.bitcast %x : tensor<2x3xf32> to tensor<2x3xi32>
  check.expect_eq_const(%r, dense<[[1065353216, -1073741824, 1056964608], [0, -2147483648, 1077936128]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @bitcast_dynamic() {
  %x = flow.tensor.dynamic_constant dense<[1.0, -2.0, 0.5]> : tensor<3xf16> -> tensor<?xf16>
  %r = tensor.bitcast %x : tensor<?xf16> to tensor<?xi16>
  check.expect_eq_const(%r, dense<[15360, -16384, 14336]> : tensor<3xi16>) : tensor<?xi16>
  %b = tensor.bitcast %r : tensor<?xi16> to tensor<?xbf16>
  %s = tensor.bitcast %b : tensor<?xbf16> to tensor<3xf16>
  check.expect_eq_const(%s, dense<[1.0, -2.0, 0.5]> : tensor<3xf16>) : tensor<3xf16>
  return
}

func.func @bitcast_of_a_scalar_and_of_nothing() {
  %x = util.unfoldable_constant dense<1.0> : tensor<f64>
  %r = tensor.bitcast %x : tensor<f64> to tensor<i64>
  check.expect_eq_const(%r, dense<4607182418800017408> : tensor<i64>) : tensor<i64>
  %n = util.unfoldable_constant dense<> : tensor<0x2xf32>
  %m = tensor.bitcast %n : tensor<0x2xf32> to tensor<0x2xi32>
  check.expect_eq_const(%m, dense<> : tensor<0x2xi32>) : tensor<0x2xi32>
  return
}

func.func @reshape_by_a_tensor() {
  %x = flow.tensor.dynamic_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> -> tensor<?x3xi32>
  %shape = util.unfoldable_constant dense<[3, 2]> : tensor<2xi64>
  %r = tensor.reshape %x(%shape) : (tensor<?x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  check.expect_eq_const(%r, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<?x?xi32>
  %two = arith.addi %r, %r : tensor<?x?xi32>
  %flat_shape = util.unfoldable_constant dense<6> : tensor<1xindex>
  %flat = tensor.reshape %two(%flat_shape) : (tensor<?x?xi32>, tensor<1xindex>) -> tensor<6xi32>
  check.expect_eq_const(%flat, dense<[2, 4, 6, 8, 10, 12]> : tensor<6xi32>) : tensor<6xi32>
  %more_shape = util.unfoldable_constant dense<[1, 6, 1]> : tensor<3xi32>
  %more = tensor.reshape %flat(%more_shape) : (tensor<6xi32>, tensor<3xi32>) -> tensor<?x6x?xi32>
  %known_shape = arith.constant dense<[3, 1, 2]> : tensor<3xi32>
  %known = tensor.reshape %two(%known_shape) : (tensor<?x?xi32>, tensor<3xi32>) -> tensor<?x1x?xi32>
  check.expect_eq_const(%known, dense<[[[2, 4]], [[6, 8]], [[10, 12]]]> : tensor<3x1x2xi32>) : tensor<?x1x?xi32>
  check.expect_eq_const(%more, dense<[[[2], [4], [6], [8], [10], [12]]]> : tensor<1x6x1xi32>) : tensor<?x6x?xi32>
  return
}

func.func @forall_by_elements() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %x) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %y = arith.addf %s, %s : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  check.expect_eq_const(%r, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

// Tiles of two dimensions, the last ones smaller, with steps and two results.
func.func @forall_by_tiles() {
  %x = flow.tensor.dynamic_constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32> -> tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xi32>
  %n = tensor.dim %x, %c1 : tensor<?x?xi32>
  %e = tensor.empty(%m, %n) : tensor<?x?xi32>
  %t = tensor.empty(%n, %m) : tensor<?x?xi32>
  %r:2 = scf.forall (%i, %j) = (0, 0) to (%m, %n) step (2, 2) shared_outs(%o = %e, %p = %t) -> (tensor<?x?xi32>, tensor<?x?xi32>) {
    %h = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%i)[%m]
    %w = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%j)[%n]
    %s = tensor.extract_slice %x[%i, %j] [%h, %w] [1, 1] : tensor<?x?xi32> to tensor<?x?xi32>
    %y = arith.muli %s, %s : tensor<?x?xi32>
    %z = tensor.empty(%w, %h) : tensor<?x?xi32>
    %u = linalg.transpose ins(%s : tensor<?x?xi32>) outs(%z : tensor<?x?xi32>) permutation = [1, 0]
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i, %j] [%h, %w] [1, 1] : tensor<?x?xi32> into tensor<?x?xi32>
      tensor.parallel_insert_slice %u into %p[%j, %i] [%w, %h] [1, 1] : tensor<?x?xi32> into tensor<?x?xi32>
    }
  }
  check.expect_eq_const(%r#0, dense<[[1, 4, 9], [16, 25, 36], [49, 64, 81]]> : tensor<3x3xi32>) : tensor<?x?xi32>
  check.expect_eq_const(%r#1, dense<[[1, 4, 7], [2, 5, 8], [3, 6, 9]]> : tensor<3x3xi32>) : tensor<?x?xi32>
  return
}

func.func @forall_of_nothing() {
  %x = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c0 = arith.constant 0 : index
  %n = util.optimization_barrier %c0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> (tensor<2xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<2xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    }
  }
  check.expect_eq_const(%r, dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
