// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @sort_dimension(%k: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{has dimension 2 outside of rank 2}}
  %r = linalg_ext.sort dimension(2) outs(%k : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// -----

func.func @sort_shapes(%k: tensor<4xf32>, %i: tensor<5xi32>) -> tensor<4xf32> {
  // expected-error @+1 {{sorts values of different shapes: 'tensor<4xf32>' and 'tensor<5xi32>'}}
  %r:2 = linalg_ext.sort dimension(0) outs(%k, %i : tensor<4xf32>, tensor<5xi32>) {
  ^bb0(%a: f32, %b: f32, %x: i32, %y: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<5xi32>
  return %r#0 : tensor<4xf32>
}

// -----

func.func @sort_region(%k: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{region has arguments ('f32'), expected ('f32', 'f32')}}
  %r = linalg_ext.sort dimension(0) outs(%k : tensor<4xf32>) {
  ^bb0(%a: f32):
    %c = arith.cmpf ogt, %a, %a : f32
    linalg_ext.yield %c : i1
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @sort_yield(%k: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg_ext.sort dimension(0) outs(%k : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error @+1 {{yields ('f32'), expected ('i1')}}
    linalg_ext.yield %a : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @topk_too_many(%x: tensor<3xf32>, %v: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{selects 4 of 3 elements}}
  %r = linalg_ext.topk {overwrite} dimension(0) ins(%x : tensor<3xf32>) outs(%v : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @topk_batch(%x: tensor<2x9xf32>, %v: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error @+1 {{which may differ in dimension 1 only}}
  %r = linalg_ext.topk dimension(1) ins(%x : tensor<2x9xf32>) outs(%v : tensor<3x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// -----

func.func @scatter_twice(%u: tensor<9xf32>, %i: tensor<9x2xi32>, %o: tensor<5x5xf32>) -> tensor<5x5xf32> {
  // expected-error @+1 {{maps to dimension 1 twice}}
  %r = linalg_ext.scatter dimension_map = [1, 1] unique_indices(true) ins(%u, %i : tensor<9xf32>, tensor<9x2xi32>) outs(%o : tensor<5x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}

// -----

func.func @scatter_slice(%u: tensor<9x4xf32>, %i: tensor<9x1xi32>, %o: tensor<5x3xf32>) -> tensor<5x3xf32> {
  // expected-error @+1 {{has slices of 4 elements for dimension 1 of 'tensor<5x3xf32>'}}
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<9x4xf32>, tensor<9x1xi32>) outs(%o : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// -----

func.func @gather_float(%s: tensor<5x3xf32>, %i: tensor<9xf32>, %o: tensor<9x3xf32>) -> tensor<9x3xf32> {
  // expected-error @+1 {{needs integer indices, got 'tensor<9xf32>'}}
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<5x3xf32>, tensor<9xf32>) outs(%o : tensor<9x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<9x3xf32>
  return %r : tensor<9x3xf32>
}

// -----

func.func @scan_accumulator(%x: tensor<2x5xf32>, %o: tensor<2x5xf32>, %a: tensor<5xf32>) -> tensor<2x5xf32> {
  // expected-error @+1 {{has accumulator 'tensor<5xf32>', expected the shape of 'tensor<2x5xf32>' without dimension 1}}
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x5xf32>) outs(%o, %a : tensor<2x5xf32>, tensor<5xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<2x5xf32>, tensor<5xf32>
  return %r#0 : tensor<2x5xf32>
}

// -----

func.func @arg_compare_base(%x: tensor<5xf32>, %i: tensor<5xi32>, %v: tensor<f32>, %j: tensor<i32>, %base: index) -> tensor<i32> {
  // expected-error @+1 {{has both indices and index_base}}
  %r:2 = linalg_ext.arg_compare dimension(0) ins(%x, %i : tensor<5xf32>, tensor<5xi32>) outs(%v, %j : tensor<f32>, tensor<i32>) index_base(%base : index) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<f32>, tensor<i32>
  return %r#1 : tensor<i32>
}

// -----

func.func @attention_sizes(%q: tensor<2x3x4xf32>, %k: tensor<2x5x7xf32>, %v: tensor<2x5x6xf32>, %o: tensor<2x3x6xf32>) -> tensor<2x3x6xf32> {
  // expected-error @+1 {{has dimension 2 of 4 and of 7 elements}}
  %r = linalg_ext.attention ins(%q, %k, %v : tensor<2x3x4xf32>, tensor<2x5x7xf32>, tensor<2x5x6xf32>) outs(%o : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  return %r : tensor<2x3x6xf32>
}

// -----

func.func @fft_length(%re: tensor<6xf32>, %im: tensor<6xf32>, %s: index) -> tensor<6xf32> {
  // expected-error @+1 {{needs rows whose length is a power of two, got 6}}
  %r:2 = linalg_ext.fft ins(%s : index) outs(%re, %im : tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>, tensor<6xf32>
  return %r#0 : tensor<6xf32>
}

// -----

func.func @map_load_indices(%s: tensor<4x8xf32>, %o: tensor<8xf32>, %z: f32) -> tensor<8xf32> {
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index):
    // expected-error @+1 {{yields ('index', 'f32'), expected ('index', 'index', 'f32')}}
    linalg_ext.yield %i, %z : index, f32
  } : tensor<4x8xf32> into tensor<8xf32> -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @mixed(%s: tensor<4xf32>, %o: memref<4xf32>, %z: f32) {
  // expected-error @+1 {{mixes tensors and memrefs}}
  linalg_ext.map_load %s into %o {
  ^bb0(%i: index):
    linalg_ext.yield %i, %z : index, f32
  } : tensor<4xf32> into memref<4xf32>
  return
}

// -----

func.func @attention_lengths_of_keys(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %l: tensor<2x5xi32>, %o: tensor<2x3x6xf32>) -> tensor<2x3x6xf32> {
  // expected-error @+1 {{has lengths over other dimensions than batch and m}}
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, m, s, k, n) -> (b, m, k)>, affine_map<(b, m, s, k, n) -> (b, s, k)>, affine_map<(b, m, s, k, n) -> (b, s, n)>, affine_map<(b, m, s, k, n) -> (b, s)>, affine_map<(b, m, s, k, n) -> (b, m, n)>]}
      ins(%q, %k, %v : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>) lengths(%l : tensor<2x5xi32>) outs(%o : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  return %r : tensor<2x3x6xf32>
}

// -----

func.func @attention_window(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x6xf32>, %o: tensor<2x3x6xf32>) -> tensor<2x3x6xf32> {
  // expected-error @+1 {{needs lengths, and no negative number, for a window}}
  %r = linalg_ext.attention {window = 3 : i64} ins(%q, %k, %v : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x6xf32>) outs(%o : tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
  return %r : tensor<2x3x6xf32>
}

// -----

func.func @attention_lengths_of_floats(%q: tensor<3x4xf32>, %k: tensor<5x4xf32>, %v: tensor<5x6xf32>, %l: tensor<f32>, %o: tensor<3x6xf32>) -> tensor<3x6xf32> {
  // expected-error @+1 {{needs indexing_maps, and integers for lengths and table, got 'tensor<f32>'}}
  %r = linalg_ext.attention {indexing_maps = [affine_map<(m, s, k, n) -> (m, k)>, affine_map<(m, s, k, n) -> (s, k)>, affine_map<(m, s, k, n) -> (s, n)>, affine_map<(m, s, k, n) -> ()>, affine_map<(m, s, k, n) -> (m, n)>]}
      ins(%q, %k, %v : tensor<3x4xf32>, tensor<5x4xf32>, tensor<5x6xf32>) lengths(%l : tensor<f32>) outs(%o : tensor<3x6xf32>) -> tensor<3x6xf32>
  return %r : tensor<3x6xf32>
}

// -----

// Blocks are no keys by themselves: the first dimension of keys must be theirs.
func.func @attention_table(%q: tensor<2x8xf32>, %k: tensor<9x4x8xf32>, %v: tensor<9x4x6xf32>, %t: tensor<2x4xi64>, %o: tensor<2x6xf32>) -> tensor<2x6xf32> {
  // expected-error @+1 {{needs a table over batch dimensions and the first of two dimensions k2}}
  %r = linalg_ext.attention {indexing_maps = [affine_map<(b, p, s, k, n) -> (b, k)>, affine_map<(b, p, s, k, n) -> (p, s, k)>, affine_map<(b, p, s, k, n) -> (p, s, n)>, affine_map<(b, p, s, k, n) -> (b, s)>, affine_map<(b, p, s, k, n) -> (b, n)>]}
      ins(%q, %k, %v : tensor<2x8xf32>, tensor<9x4x8xf32>, tensor<9x4x6xf32>) table(%t : tensor<2x4xi64>) outs(%o : tensor<2x6xf32>) -> tensor<2x6xf32>
  return %r : tensor<2x6xf32>
}
