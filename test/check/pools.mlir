// Pools with channels last, which kernels of GPUs compute in vectors of channels and whose padding they do not store; against the
// same pools with channels first, of stored padding.

func.func private @image() -> tensor<2x9x12x24xf32> {
  %e = tensor.empty() : tensor<2x9x12x24xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1, i2, i3) -> (i0, i1, i2, i3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x9x12x24xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %k0 = arith.constant 5 : index
    %k1 = arith.constant 7 : index
    %p0 = arith.muli %i1, %k0 : index
    %p1 = arith.muli %i3, %k1 : index
    %s0 = arith.addi %p0, %p1 : index
    %s1 = arith.addi %s0, %i2 : index
    %s2 = arith.addi %s1, %i0 : index
    %m = arith.constant 17 : index
    %r = arith.remui %s2, %m : index
    %int = arith.index_cast %r : index to i32
    %big = arith.sitofp %int : i32 to f32
    %half = arith.constant 20.0 : f32
    %v = arith.subf %big, %half : f32
    linalg.yield %v : f32
  } -> tensor<2x9x12x24xf32>
  %b = util.optimization_barrier %x : tensor<2x9x12x24xf32>
  return %b : tensor<2x9x12x24xf32>
}

// All numbers are negative: what is around the image must not win.
func.func @largest() {
  %x = call @image() : () -> tensor<2x9x12x24xf32>
  %inf = arith.constant 0xFF800000 : f32
  %pe = tensor.empty() : tensor<2x11x14x24xf32>
  %pf = linalg.fill ins(%inf : f32) outs(%pe : tensor<2x11x14x24xf32>) -> tensor<2x11x14x24xf32>
  %p = tensor.insert_slice %x into %pf[0, 1, 1, 0] [2, 9, 12, 24] [1, 1, 1, 1] : tensor<2x9x12x24xf32> into tensor<2x11x14x24xf32>
  %w = tensor.empty() : tensor<3x3xf32>
  %e = tensor.empty() : tensor<2x5x6x24xf32>
  %f = linalg.fill ins(%inf : f32) outs(%e : tensor<2x5x6x24xf32>) -> tensor<2x5x6x24xf32>
  %s = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%p, %w : tensor<2x11x14x24xf32>, tensor<3x3xf32>) outs(%f : tensor<2x5x6x24xf32>) -> tensor<2x5x6x24xf32>
  %x2 = util.optimization_barrier %x : tensor<2x9x12x24xf32>
  %p2 = tensor.insert_slice %x2 into %pf[0, 1, 1, 0] [2, 9, 12, 24] [1, 1, 1, 1] : tensor<2x9x12x24xf32> into tensor<2x11x14x24xf32>
  %stored = util.optimization_barrier %p2 : tensor<2x11x14x24xf32>
  %te = tensor.empty() : tensor<2x24x11x14xf32>
  %t = linalg.transpose ins(%stored : tensor<2x11x14x24xf32>) outs(%te : tensor<2x24x11x14xf32>) permutation = [0, 3, 1, 2]
  %tb = util.optimization_barrier %t : tensor<2x24x11x14xf32>
  %we = tensor.empty() : tensor<2x24x5x6xf32>
  %wf = linalg.fill ins(%inf : f32) outs(%we : tensor<2x24x5x6xf32>) -> tensor<2x24x5x6xf32>
  %ws = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%tb, %w : tensor<2x24x11x14xf32>, tensor<3x3xf32>) outs(%wf : tensor<2x24x5x6xf32>) -> tensor<2x24x5x6xf32>
  %wb = util.optimization_barrier %ws : tensor<2x24x5x6xf32>
  %wanted = linalg.transpose ins(%wb : tensor<2x24x5x6xf32>) outs(%e : tensor<2x5x6x24xf32>) permutation = [0, 2, 3, 1]
  check.expect_eq(%s, %wanted) : tensor<2x5x6x24xf32>
  return
}

// Sums with zeros around, dilated, of long windows, which threads share.
func.func @sums() {
  %x = call @image() : () -> tensor<2x9x12x24xf32>
  %zero = arith.constant 0.0 : f32
  %pe = tensor.empty() : tensor<2x15x16x24xf32>
  %pf = linalg.fill ins(%zero : f32) outs(%pe : tensor<2x15x16x24xf32>) -> tensor<2x15x16x24xf32>
  %p = tensor.insert_slice %x into %pf[0, 3, 2, 0] [2, 9, 12, 24] [1, 1, 1, 1] : tensor<2x9x12x24xf32> into tensor<2x15x16x24xf32>
  %w = tensor.empty() : tensor<6x5xf32>
  %e = tensor.empty() : tensor<2x5x12x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x12x24xf32>) -> tensor<2x5x12x24xf32>
  %s = linalg.pooling_nhwc_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%p, %w : tensor<2x15x16x24xf32>, tensor<6x5xf32>) outs(%f : tensor<2x5x12x24xf32>) -> tensor<2x5x12x24xf32>
  %x2 = util.optimization_barrier %x : tensor<2x9x12x24xf32>
  %p2 = tensor.insert_slice %x2 into %pf[0, 3, 2, 0] [2, 9, 12, 24] [1, 1, 1, 1] : tensor<2x9x12x24xf32> into tensor<2x15x16x24xf32>
  %stored = util.optimization_barrier %p2 : tensor<2x15x16x24xf32>
  %te = tensor.empty() : tensor<2x24x15x16xf32>
  %t = linalg.transpose ins(%stored : tensor<2x15x16x24xf32>) outs(%te : tensor<2x24x15x16xf32>) permutation = [0, 3, 1, 2]
  %tb = util.optimization_barrier %t : tensor<2x24x15x16xf32>
  %we = tensor.empty() : tensor<2x24x5x12xf32>
  %wf = linalg.fill ins(%zero : f32) outs(%we : tensor<2x24x5x12xf32>) -> tensor<2x24x5x12xf32>
  %ws = linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%tb, %w : tensor<2x24x15x16xf32>, tensor<6x5xf32>) outs(%wf : tensor<2x24x5x12xf32>) -> tensor<2x24x5x12xf32>
  %wb = util.optimization_barrier %ws : tensor<2x24x5x12xf32>
  %wanted = linalg.transpose ins(%wb : tensor<2x24x5x12xf32>) outs(%e : tensor<2x5x12x24xf32>) permutation = [0, 2, 3, 1]
  check.expect_eq(%s, %wanted) : tensor<2x5x12x24xf32>
  return
}
