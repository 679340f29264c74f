// RUN: sluice-opt %s --sluice-import-iree --split-input-file --verify-diagnostics

func.func @inside(%x: tensor<4xf32>) {
  // expected-error @+1 {{operation 'iree_tensor_ext.dispatch.tensor.store' is the inside of IREE's compiler; give it the program from before its dispatches}}
  iree_tensor_ext.dispatch.tensor.store %x : tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{type '!iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>' is the inside of IREE's compiler; give the program from before its dispatches}}
func.func @type(%x: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>) {
  return
}

// -----

func.func @sizes(%x: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  // expected-error @+1 {{'flow.tensor.reshape' op has 1 sizes for 2 dynamic dimensions of 'tensor<?x?xf32>'}}
  %0 = flow.tensor.reshape %x : tensor<?xf32>{%n} -> tensor<?x?xf32>{%n}
  return %0 : tensor<?x?xf32>
}

// -----

func.func @rank(%x: tensor<4x4xf32>, %i: index) -> tensor<4xf32> {
  // expected-error @+1 {{'flow.tensor.slice' op needs a start and a length for each dimension of 'tensor<4x4xf32>'}}
  %0 = flow.tensor.slice %x[%i for %i] : tensor<4x4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @odd(%x: tensor<4xi24>) -> tensor<3xi32> {
  // expected-error @+1 {{operation 'flow.tensor.bitcast' is not supported on these types}}
  %0 = flow.tensor.bitcast %x : tensor<4xi24> -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'flow.dispatch.region' op needs a body that ends with flow.return of its results}}
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    flow.return
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @view(%x: !hal.buffer_view) {
  // expected-error @+1 {{uses a buffer view otherwise than by hal.tensor.import}}
  %0 = util.optimization_barrier %x : !hal.buffer_view
  return
}

// -----

// expected-error @+1 {{takes a buffer view that it does not import, so that its type is not known}}
func.func @unknown(%x: !hal.buffer_view) {
  return
}

// -----

// expected-error @+1 {{calls itself with buffer views}}
func.func @endless(%x: !hal.buffer_view) -> !hal.buffer_view {
  %0 = hal.tensor.import %x : !hal.buffer_view -> tensor<4xf32>
  %1 = func.call @endless(%x) : (!hal.buffer_view) -> !hal.buffer_view
  return %1 : !hal.buffer_view
}

// -----

func.func @fence(%x: !hal.fence) {
  // expected-error @+1 {{uses a fence, which only arguments and what makes or waits for one may be}}
  %0 = util.optimization_barrier %x : !hal.fence
  return
}

// -----

func.func @inside(%x: tensor<1x4x4x2xf32>, %e: tensor<1x9x8xf32>) -> tensor<1x9x8xf32> {
  // expected-error @+1 {{operation 'iree_linalg_ext.im2col' is the inside of IREE's compiler; give it the program from before its dispatches}}
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [2, 2] offsets = [0, 0, 0] output_sizes = [[1], [3, 3], [2, 2, 2]]
      batch_pos = [0] m_pos = [1, 2] k_pos = [3] ins(%x : tensor<1x4x4x2xf32>) outs(%e : tensor<1x9x8xf32>) -> tensor<1x9x8xf32>
  return %0 : tensor<1x9x8xf32>
}

// -----

func.func @tiles(%x: tensor<1x4x4x1xf32>, %e: tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32> {
  // expected-error @+1 {{has tiles of 2 results and a kernel of 3, of which only 6 and 3 are known}}
  %0 = iree_linalg_ext.winograd.input_transform output_tile_size(2) kernel_size(3) image_dimensions([1, 2])
      ins(%x : tensor<1x4x4x1xf32>) outs(%e : tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32>
  return %0 : tensor<4x4x1x1x1x1xf32>
}

// -----

func.func @maps(%x: tensor<4xf32>, %m: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'iree_linalg_ext.exp_reduction' op has 1 indexing maps for 2 operands}}
  %0 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(k) -> (k)>], iterator_types = [], exp_reduced_operands = []}
      ins(%x : tensor<4xf32>) outs(%m : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    iree_linalg_ext.yield %b : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

util.global private @a : i32
func.func @store(%x: i32) {
  // expected-error @+1 {{'util.global.store' op writes to global 'a', which is not mutable}}
  util.global.store %x, @a : i32
  return
}

// -----

// expected-warning @+1 {{attribute 'translation_info' and 1 more like it are not read: how kernels are made is decided here}}
func.func @planned() attributes {translation_info = #iree_codegen.translation_info<pipeline = CPUDefault>, x = [#iree_gpu.pipeline<A>]} {
  return
}

// -----

func.func @length(%x: tensor<2xi8>) -> tensor<3xi4> {
  // expected-error @+1 {{operation 'flow.tensor.bitcast' is not supported on these types}}
  %0 = flow.tensor.bitcast %x : tensor<2xi8> -> tensor<3xi4>
  return %0 : tensor<3xi4>
}

// -----

func.func @groups(%x: tensor<3x2xf32>, %w: tensor<2x4x8xf32>, %ends: tensor<2xi64>, %i: index, %o: tensor<3x8xf32>) -> tensor<3x8xf32> {
  // expected-error @+1 {{has operands whose sizes do not fit together}}
  %0 = iree_linalg_ext.group_matmul ins(%x, %w, %ends, %i : tensor<3x2xf32>, tensor<2x4x8xf32>, tensor<2xi64>, index)
      outs(%o : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// -----

func.func @group_operands(%x: tensor<3x2xf32>, %w: tensor<2x8xf32>, %o: tensor<3x8xf32>) -> tensor<3x8xf32> {
  // expected-error @+1 {{needs a matrix of rows, a tensor of matrices, integers where the rows of each end, an index and one out of two dimensions}}
  %0 = iree_linalg_ext.group_matmul ins(%x, %w : tensor<3x2xf32>, tensor<2x8xf32>) outs(%o : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// -----

func.func @sort(%x: tensor<4xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{has 1 inputs for 2 outs}}
  %0:2 = iree_linalg_ext.sort dimension(0) ins(%x : tensor<4xi32>) outs(%o, %o : tensor<4xi32>, tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
    %before = arith.cmpi slt, %a, %b : i32
    iree_linalg_ext.yield %before : i1
  } -> tensor<4xi32>, tensor<4xi32>
  return %0#0 : tensor<4xi32>
}
