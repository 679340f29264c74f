// Programs as they are written for IREE: docs/from-iree.md.

// The state of the module, made by initializers in their order.
util.global private @size = 3 : index
util.global private @table : tensor<4xf32>
util.global private mutable @count : i32 = 40 : i32
util.global private @doubled : tensor<?xf32>

util.initializer {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %s = util.unfoldable_constant 0.5 : f32
  %e = flow.tensor.splat %s : tensor<4xf32>
  %x = arith.addf %c, %e : tensor<4xf32>
  util.global.store %x, @table : tensor<4xf32>
  util.return
}

util.initializer {
  %t = util.global.load immutable @table : tensor<4xf32>
  %n = util.global.load immutable @size : index
  %c0 = arith.constant 0 : index
  %s = flow.tensor.slice %t[%c0 for %n] : tensor<4xf32> -> tensor<?xf32>{%n}
  %d = arith.addf %s, %s : tensor<?xf32>
  util.global.store %d, @doubled : tensor<?xf32>
  %i = util.global.load @count : i32
  %two = arith.constant 2 : i32
  %j = arith.addi %i, %two : i32
  util.global.store %j, @count : i32
  util.return
}

func.func @initialized() {
  %t = util.global.load immutable @table : tensor<4xf32>
  check.expect_eq_const(%t, dense<[1.5, 2.5, 3.5, 4.5]> : tensor<4xf32>) : tensor<4xf32>
  %d = util.global.load @doubled : tensor<?xf32>
  check.expect_eq_const(%d, dense<[3.0, 5.0, 7.0]> : tensor<3xf32>) : tensor<?xf32>
  %n = util.global.load @count : i32
  %s = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%s, dense<42> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @shapes() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %n = util.optimization_barrier %c2 : index
  %m = util.optimization_barrier %c3 : index
  %x = flow.tensor.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %d = flow.tensor.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> -> tensor<?x3xi32>
  %flat = flow.tensor.reshape %x : tensor<2x3xi32> -> tensor<6xi32>
  check.expect_eq_const(%flat, dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>) : tensor<6xi32>
  %turned = flow.tensor.reshape %d : tensor<?x3xi32>{%n} -> tensor<3x?xi32>{%n}
  check.expect_eq_const(%turned, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x?xi32>
  %more = flow.tensor.reshape %turned : tensor<3x?xi32>{%n} -> tensor<?x?x1xi32>{%n, %m}
  check.expect_eq_const(%more, dense<[[[1], [2], [3]], [[4], [5], [6]]]> : tensor<2x3x1xi32>) : tensor<?x?x1xi32>
  %tied = flow.tensor.tie_shape %more : tensor<?x?x1xi32>{%n, %m}
  %same = flow.tensor.clone %tied : tensor<?x?x1xi32>{%n, %m}
  check.expect_eq_const(%same, dense<[[[1], [2], [3]], [[4], [5], [6]]]> : tensor<2x3x1xi32>) : tensor<?x?x1xi32>
  %one = util.unfoldable_constant dense<7.0> : tensor<f32>
  %line = flow.tensor.reshape %one : tensor<f32> -> tensor<1x1xf32>
  %scalar = flow.tensor.reshape %line : tensor<1x1xf32> -> tensor<f32>
  check.expect_eq_const(%scalar, dense<7.0> : tensor<f32>) : tensor<f32>
  return
}

func.func @bitcasts() {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %n = util.optimization_barrier %c2 : index
  %m = util.optimization_barrier %c4 : index
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %i = flow.tensor.bitcast %x : tensor<2xf32> -> tensor<1x2xi32>
  check.expect_eq_const(%i, dense<[[1065353216, -1073741824]]> : tensor<1x2xi32>) : tensor<1x2xi32>
  %w = util.unfoldable_constant dense<[4294967298, -1]> : tensor<2xi64>
  %parts = flow.tensor.bitcast %w : tensor<2xi64> -> tensor<4xi32>
  check.expect_eq_const(%parts, dense<[2, 1, -1, -1]> : tensor<4xi32>) : tensor<4xi32>
  %bytes = iree_tensor_ext.bitcast %i : tensor<1x2xi32> -> tensor<2x4xi8>
  check.expect_eq_const(%bytes, dense<[[0, 0, -128, 63], [0, 0, 0, -64]]> : tensor<2x4xi8>) : tensor<2x4xi8>
  %b = tensor.cast %bytes : tensor<2x4xi8> to tensor<?x?xi8>
  %back = iree_tensor_ext.bitcast %b : tensor<?x?xi8>{%n, %m} -> tensor<?xf32>{%n}
  check.expect_eq_const(%back, dense<[1.0, -2.0]> : tensor<2xf32>) : tensor<?xf32>
  %joined = flow.tensor.bitcast %parts : tensor<4xi32> -> tensor<2x1xi64>
  check.expect_eq_const(%joined, dense<[[4294967298], [-1]]> : tensor<2x1xi64>) : tensor<2x1xi64>
  return
}

func.func @elements_and_slices() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = util.optimization_barrier %c3 : index
  %x = flow.tensor.dynamic_constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32> -> tensor<?x3xi32>
  %v = flow.tensor.load %x[%c1, %c2] : tensor<?x3xi32>{%n}
  %y = flow.tensor.store %v, %x[%c0, %c0] : tensor<?x3xi32>{%n}
  check.expect_eq_const(%y, dense<[[6, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>) : tensor<?x3xi32>
  %s = flow.tensor.slice %x[%c1, %c0 for %c2, %c2] : tensor<?x3xi32>{%n} -> tensor<2x2xi32>
  check.expect_eq_const(%s, dense<[[4, 5], [7, 8]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %z = flow.tensor.update %s, %y[%c0, %c1] : tensor<2x2xi32> -> %y as tensor<?x3xi32>{%n}
  check.expect_eq_const(%z, dense<[[6, 4, 5], [4, 7, 8], [7, 8, 9]]> : tensor<3x3xi32>) : tensor<?x3xi32>
  %f = flow.tensor.splat %v : tensor<?x2xi32>{%n}
  check.expect_eq_const(%f, dense<6> : tensor<3x2xi32>) : tensor<?x2xi32>
  %scalar = util.unfoldable_constant dense<11> : tensor<i32>
  %w = flow.tensor.load %scalar : tensor<i32>
  %e = flow.tensor.empty : tensor<2xi32>
  %g = flow.tensor.store %w, %e[%c0] : tensor<2xi32>
  %h = flow.tensor.store %v, %g[%c1] : tensor<2xi32>
  check.expect_eq_const(%h, dense<[11, 6]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Marks without a meaning here, and regions of which the compiler makes its own.
func.func @regions_and_marks() {
  %c4 = arith.constant 4 : index
  %n = util.optimization_barrier %c4 : index
  %x = flow.tensor.dynamic_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32> -> tensor<?xf32>
  %a = iree_tensor_ext.compute_barrier.start %x : tensor<?xf32>{%n} -> tensor<?xf32>
  %r = flow.dispatch.region[%n] -> (tensor<?xf32>{%n}) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %s = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    flow.return %s : tensor<?xf32>
  } count(%w: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %w, %c1, %c1 : index, index, index
  }
  %b = iree_tensor_ext.compute_barrier.end %r : tensor<?xf32>{%n} -> tensor<?xf32>
  flow.tensor.trace "after" = [%b : tensor<?xf32>{%n}, %x : tensor<?xf32>{%n}]
  check.expect_eq_const(%b, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf32>) : tensor<?xf32>
  flow.dispatch.region -> () {
    flow.return
  }
  return
}

#map = affine_map<(m, n, k) -> (m, k)>
#map1 = affine_map<(m, n, k) -> (k, n)>
#map2 = affine_map<(m, n, k) -> (m, n)>
#lhs = #iree_encoding.encoding<operand_index = 0, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map, #map1, #map2], iteration_sizes = [?, ?, 2]>
#rhs = #iree_encoding.encoding<operand_index = 1 : index, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map, #map1, #map2]>
#out = #iree_encoding.encoding<operand_index = 2 : index, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map, #map1, #map2]>

func.func @encodings() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = flow.tensor.dynamic_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> -> tensor<?x2xf32>
  %b = util.unfoldable_constant dense<[[1.0, -1.0], [2.0, 0.5]]> : tensor<2x2xf32>
  %m = tensor.dim %a, %c0 : tensor<?x2xf32>
  %0 = iree_encoding.set_encoding %a : tensor<?x2xf32> -> tensor<?x2xf32, #lhs>
  %1 = iree_encoding.set_encoding %b : tensor<2x2xf32> -> tensor<2x2xf32, #rhs>
  %2 = tensor.empty(%m) : tensor<?x2xf32, #out>
  %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<?x2xf32, #out>) -> tensor<?x2xf32, #out>
  %4 = linalg.matmul ins(%0, %1 : tensor<?x2xf32, #lhs>, tensor<2x2xf32, #rhs>) outs(%3 : tensor<?x2xf32, #out>) -> tensor<?x2xf32, #out>
  %5 = iree_encoding.unset_encoding %4 : tensor<?x2xf32, #out> -> tensor<?x2xf32>{%m}
  check.expect_eq_const(%5, dense<[[5.0, 0.0], [11.0, -1.0], [17.0, -2.0]]> : tensor<3x2xf32>) : tensor<?x2xf32>
  return
}

// Parts of bytes, the first in the lowest bits.
func.func @packed_bitcasts() {
  %c2 = arith.constant 2 : index
  %n = util.optimization_barrier %c2 : index
  %bytes = util.unfoldable_constant dense<[33, -121]> : tensor<2xi8>
  %halves = flow.tensor.bitcast %bytes : tensor<2xi8> -> tensor<2x2xi4>
  %numbers = arith.extui %halves : tensor<2x2xi4> to tensor<2x2xi32>
  check.expect_eq_const(%numbers, dense<[[1, 2], [7, 8]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  %back = flow.tensor.bitcast %halves : tensor<2x2xi4> -> tensor<i16>
  check.expect_eq_const(%back, dense<-30943> : tensor<i16>) : tensor<i16>
  %small = iree_tensor_ext.bitcast %bytes : tensor<2xi8> -> tensor<4xf4E2M1FN>
  %values = arith.extf %small : tensor<4xf4E2M1FN> to tensor<4xf32>
  check.expect_eq_const(%values, dense<[0.5, 1.0, 6.0, -0.0]> : tensor<4xf32>) : tensor<4xf32>
  %dynamic = tensor.cast %bytes : tensor<2xi8> to tensor<?xi8>
  %quarters = flow.tensor.bitcast %dynamic : tensor<?xi8>{%n} -> tensor<?x4xi2>{%n}
  %wide = arith.extui %quarters : tensor<?x4xi2> to tensor<?x4xi8>
  check.expect_eq_const(%wide, dense<[[1, 0, 2, 0], [3, 1, 0, 2]]> : tensor<2x4xi8>) : tensor<?x4xi8>
  %bits = flow.tensor.bitcast %bytes : tensor<2xi8> -> tensor<2x8xi1, #iree_encoding.packed_storage>
  %mask = iree_encoding.unset_encoding %bits : tensor<2x8xi1, #iree_encoding.packed_storage> -> tensor<2x8xi1>
  check.expect_eq_const(%mask, dense<[[1, 0, 0, 0, 0, 1, 0, 0], [1, 1, 1, 0, 0, 0, 0, 1]]> : tensor<2x8xi1>) : tensor<2x8xi1>
  %flags = flow.tensor.bitcast %bytes : tensor<2xi8> -> tensor<2xi1>
  check.expect_all_true(%flags) : tensor<2xi1>
  %ones = flow.tensor.bitcast %flags : tensor<2xi1> -> tensor<i16>
  check.expect_eq_const(%ones, dense<257> : tensor<i16>) : tensor<i16>
  return
}

func.func @truths() {
  %zero = util.unfoldable_constant 0 : i32
  check.expect_false(%zero) : i32
  %x = util.unfoldable_constant dense<[[3, -1]]> : tensor<1x2xi32>
  check.expect_all_true(%x) : tensor<1x2xi32>
  %d = tensor.cast %x : tensor<1x2xi32> to tensor<?x2xi32>
  check.expect_all_true(%d) : tensor<?x2xi32>
  %c0 = arith.constant 0 : index
  %device = hal.devices.get %c0 : !hal.device
  %v = hal.tensor.export %x : tensor<1x2xi32> -> !hal.buffer_view
  check.expect_all_true<%device>(%v) : !hal.buffer_view
  check.expect_eq<%device>(%v, %v) : !hal.buffer_view
  %f = util.unfoldable_constant dense<1.0> : tensor<2xf32>
  check.expect_almost_eq_const(%f, dense<1.05> : tensor<2xf32>, tolerance 0.1) : tensor<2xf32>
  return
}

// How kernels are made is not read.
#plan = #iree_codegen.compilation_info<lowering_config = #iree_gpu.lowering_config<{thread = [8], lane_basis = [[8], [0]]}>,
    translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<VectorDistribute> workgroup_size = [64, 1, 1] subgroup_size = 64, {x = 1}>>
func.func @planned() attributes {translation_info = #iree_codegen.translation_info<pipeline = CPUDefault>} {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %rows = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %e = tensor.empty() : tensor<2x2xf32>
  %g = iree_linalg_ext.gather {compilation_info = #plan} dimension_map = [0] ins(%x, %rows : tensor<2x2xf32>, tensor<2xi32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const(%g, dense<[[3.0, 4.0], [1.0, 2.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %p = linalg.matmul {lowering_config = #iree_cpu.lowering_config<distribution = [64, 64], vector_reduction = [0, 0, 1]>} ins(%x, %g : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const(%p, dense<[[5.0, 8.0], [13.0, 20.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

ml_program.global private mutable @counter(dense<2.0> : tensor<f32>) : tensor<f32>
ml_program.global private @step(3.0 : f32) : f32
func.func @ml_program() {
  %a = ml_program.global_load @counter : tensor<f32>
  %b = ml_program.global_load_const @step : f32
  %c = tensor.from_elements %b : tensor<f32>
  %d = arith.addf %a, %c : tensor<f32>
  ml_program.global_store @counter = %d : tensor<f32>
  %e = ml_program.global_load @counter : tensor<f32>
  check.expect_eq_const(%e, dense<5.0> : tensor<f32>) : tensor<f32>
  return
}
