// Rows longer than what a workgroup keeps, with results known in closed form.

func.func @largest_f32() {
  %x_e = tensor.empty() : tensor<3x20011xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<3x20011xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 7919 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 20011 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.index_cast %t5 : index to i32
    %v = arith.sitofp %t6 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x20011xf32>
  %want_e = tensor.empty() : tensor<3x50xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<3x50xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 20010 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x50xf32>
  %places_e = tensor.empty() : tensor<3x50xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<3x50xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 20010 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.constant 1031 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 60033 : index
    %t6 = arith.addi %t4, %t5 : index
    %t7 = arith.subi %t6, %i0 : index
    %t8 = arith.constant 20011 : index
    %t9 = arith.remui %t7, %t8 : index
    %v = arith.index_cast %t9 : index to i64
    linalg.yield %v : i64
  } -> tensor<3x50xi64>
  %x_o = util.optimization_barrier %x : tensor<3x20011xf32>
  %v0 = tensor.empty() : tensor<3x50xf32>
  %i0 = tensor.empty() : tensor<3x50xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_o : tensor<3x20011xf32>) outs(%v0, %i0 : tensor<3x50xf32>, tensor<3x50xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3x50xf32>, tensor<3x50xi64>
  check.expect_eq(%r#0, %want) : tensor<3x50xf32>
  check.expect_eq(%r#1, %places) : tensor<3x50xi64>
  return
}

func.func @smallest_i64_dynamic() {
  %x_e = tensor.empty() : tensor<2x20011xi64>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x20011xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 7919 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 20011 : index
    %t5 = arith.remui %t3, %t4 : index
    %v = arith.index_cast %t5 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x20011xi64>
  %want_e = tensor.empty() : tensor<2x7xi64>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x7xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x7xi64>
  %places_e = tensor.empty() : tensor<2x7xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x7xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.constant 1031 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 40022 : index
    %t6 = arith.addi %t4, %t5 : index
    %t7 = arith.subi %t6, %i0 : index
    %t8 = arith.constant 20011 : index
    %t9 = arith.remui %t7, %t8 : index
    %v = arith.index_cast %t9 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x7xi32>
  %x_o = util.optimization_barrier %x : tensor<2x20011xi64>
  %x_c = tensor.cast %x_o : tensor<2x20011xi64> to tensor<2x?xi64>
  %x_d = util.optimization_barrier %x_c : tensor<2x?xi64>
  %k0 = arith.constant 7 : index
  %k = util.optimization_barrier %k0 : index
  %v0 = tensor.empty(%k) : tensor<2x?xi64>
  %i0 = tensor.empty(%k) : tensor<2x?xi32>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_d : tensor<2x?xi64>) outs(%v0, %i0 : tensor<2x?xi64>, tensor<2x?xi32>) {
  ^bb0(%a: i64, %b: i64):
    %c = arith.cmpi slt, %a, %b : i64
    linalg_ext.yield %c : i1
  } -> tensor<2x?xi64>, tensor<2x?xi32>
  %s0 = tensor.cast %r#0 : tensor<2x?xi64> to tensor<2x7xi64>
  check.expect_eq(%s0, %want) : tensor<2x7xi64>
  %s1 = tensor.cast %r#1 : tensor<2x?xi32> to tensor<2x7xi32>
  check.expect_eq(%s1, %places) : tensor<2x7xi32>
  return
}

// More than half of the row.
func.func @most_of_a_row() {
  %x_e = tensor.empty() : tensor<1x1031xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<1x1031xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 512 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 1031 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.index_cast %t5 : index to i32
    %v = arith.sitofp %t6 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<1x1031xf32>
  %want_e = tensor.empty() : tensor<1x800xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<1x800xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1030 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<1x800xf32>
  %places_e = tensor.empty() : tensor<1x800xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<1x800xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1030 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.constant 147 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 1031 : index
    %t6 = arith.addi %t4, %t5 : index
    %t7 = arith.subi %t6, %i0 : index
    %t8 = arith.constant 1031 : index
    %t9 = arith.remui %t7, %t8 : index
    %v = arith.index_cast %t9 : index to i32
    linalg.yield %v : i32
  } -> tensor<1x800xi32>
  %x_o = util.optimization_barrier %x : tensor<1x1031xf32>
  %x_c = tensor.cast %x_o : tensor<1x1031xf32> to tensor<1x?xf32>
  %x_d = util.optimization_barrier %x_c : tensor<1x?xf32>
  %k0 = arith.constant 800 : index
  %k = util.optimization_barrier %k0 : index
  %v0 = tensor.empty(%k) : tensor<1x?xf32>
  %i0 = tensor.empty(%k) : tensor<1x?xi32>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_d : tensor<1x?xf32>) outs(%v0, %i0 : tensor<1x?xf32>, tensor<1x?xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<1x?xf32>, tensor<1x?xi32>
  %s0 = tensor.cast %r#0 : tensor<1x?xf32> to tensor<1x800xf32>
  check.expect_eq(%s0, %want) : tensor<1x800xf32>
  %s1 = tensor.cast %r#1 : tensor<1x?xi32> to tensor<1x800xi32>
  check.expect_eq(%s1, %places) : tensor<1x800xi32>
  return
}

// The first of equal elements win.
func.func @ties_f16() {
  %x_e = tensor.empty() : tensor<2x20000xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x20000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 13 : index
    %t3 = arith.remui %t1, %t2 : index
    %t4 = arith.index_cast %t3 : index to i32
    %v = arith.sitofp %t4 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x20000xf16>
  %want_e = tensor.empty() : tensor<2x20xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x20xf16>) {
  ^bb0(%o: f16):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 12 : index
    %t4 = arith.addi %t2, %t3 : index
    %t5 = arith.index_cast %t4 : index to i32
    %v = arith.sitofp %t5 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x20xf16>
  %places_e = tensor.empty() : tensor<2x20xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x20xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 13 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 12 : index
    %t4 = arith.addi %t2, %t3 : index
    %t5 = arith.subi %t4, %i0 : index
    %v = arith.index_cast %t5 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x20xi64>
  %x_o = util.optimization_barrier %x : tensor<2x20000xf16>
  %v0 = tensor.empty() : tensor<2x20xf16>
  %i0 = tensor.empty() : tensor<2x20xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_o : tensor<2x20000xf16>) outs(%v0, %i0 : tensor<2x20xf16>, tensor<2x20xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<2x20xf16>, tensor<2x20xi64>
  check.expect_eq(%r#0, %want) : tensor<2x20xf16>
  check.expect_eq(%r#1, %places) : tensor<2x20xi64>
  return
}

// Every element is better than all before it: room for candidates runs out.
func.func @ascending() {
  %x_e = tensor.empty() : tensor<2x40000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x40000xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x40000xf32>
  %want_e = tensor.empty() : tensor<2x100xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x100xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 39999 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x100xf32>
  %places_e = tensor.empty() : tensor<2x100xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x100xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 39999 : index
    %t2 = arith.subi %t1, %i1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x100xi64>
  %x_o = util.optimization_barrier %x : tensor<2x40000xf32>
  %v0 = tensor.empty() : tensor<2x100xf32>
  %i0 = tensor.empty() : tensor<2x100xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_o : tensor<2x40000xf32>) outs(%v0, %i0 : tensor<2x100xf32>, tensor<2x100xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<2x100xf32>, tensor<2x100xi64>
  check.expect_eq(%r#0, %want) : tensor<2x100xf32>
  check.expect_eq(%r#1, %places) : tensor<2x100xi64>
  return
}

// The outs hold candidates, which come first among equals.
func.func @goes_on() {
  %x_e = tensor.empty() : tensor<2x20000xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x20000xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 10 : index
    %t2 = arith.remui %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x20000xi32>
  %va0_e = tensor.empty() : tensor<2x6xi32>
  %va0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%va0_e : tensor<2x6xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 6 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x6xi32>
  %ib0_e = tensor.empty() : tensor<2x6xi32>
  %ib0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ib0_e : tensor<2x6xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 100000 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x6xi32>
  %places_e = tensor.empty() : tensor<2x6xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x6xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.cmpi ult, %i1, %t1 : index
    %t3 = arith.constant 100005 : index
    %t4 = arith.subi %t3, %i1 : index
    %t5 = arith.constant 3 : index
    %t6 = arith.subi %i1, %t5 : index
    %t7 = arith.constant 10 : index
    %t8 = arith.muli %t6, %t7 : index
    %t9 = arith.constant 9 : index
    %t10 = arith.addi %t8, %t9 : index
    %t11 = arith.select %t2, %t4, %t10 : index
    %v = arith.index_cast %t11 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x6xi32>
  %want_e = tensor.empty() : tensor<2x6xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x6xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.cmpi ult, %i1, %t1 : index
    %t3 = arith.constant 11 : index
    %t4 = arith.subi %t3, %i1 : index
    %t5 = arith.constant 9 : index
    %t6 = arith.select %t2, %t4, %t5 : index
    %v = arith.index_cast %t6 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x6xi32>
  %x_o = util.optimization_barrier %x : tensor<2x20000xi32>
  %x_c = tensor.cast %x_o : tensor<2x20000xi32> to tensor<2x?xi32>
  %x_d = util.optimization_barrier %x_c : tensor<2x?xi32>
  %k0 = arith.constant 6 : index
  %k = util.optimization_barrier %k0 : index
  %va = util.optimization_barrier %va0 : tensor<2x6xi32>
  %ib = util.optimization_barrier %ib0 : tensor<2x6xi32>
  %vd = tensor.cast %va : tensor<2x6xi32> to tensor<2x?xi32>
  %id = tensor.cast %ib : tensor<2x6xi32> to tensor<2x?xi32>
  %r:2 = linalg_ext.topk dimension(1) ins(%x_d : tensor<2x?xi32>) outs(%vd, %id : tensor<2x?xi32>, tensor<2x?xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.cmpi sgt, %a, %b : i32
    linalg_ext.yield %c : i1
  } -> tensor<2x?xi32>, tensor<2x?xi32>
  %s0 = tensor.cast %r#0 : tensor<2x?xi32> to tensor<2x6xi32>
  check.expect_eq(%s0, %want) : tensor<2x6xi32>
  %s1 = tensor.cast %r#1 : tensor<2x?xi32> to tensor<2x6xi32>
  check.expect_eq(%s1, %places) : tensor<2x6xi32>
  return
}

// NaN first, as the region says.
func.func @nan_first() {
  %x_e = tensor.empty() : tensor<2x20000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x20000xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 11 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %w = arith.sitofp %t3 : i32 to f32
    %q_c = arith.constant 5000 : index
    %q_z = arith.constant 4999 : index
    %q = arith.remui %i1, %q_c : index
    %is = arith.cmpi eq, %q, %q_z : index
    %nan = arith.constant 0x7FC00000 : f32
    %v = arith.select %is, %nan, %w : f32
    linalg.yield %v : f32
  } -> tensor<2x20000xf32>
  %places_e = tensor.empty() : tensor<2x6xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x6xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 4 : index
    %t2 = arith.cmpi ult, %i1, %t1 : index
    %t3 = arith.constant 5000 : index
    %t4 = arith.muli %i1, %t3 : index
    %t5 = arith.constant 4999 : index
    %t6 = arith.addi %t4, %t5 : index
    %t7 = arith.constant 4 : index
    %t8 = arith.subi %i1, %t7 : index
    %t9 = arith.constant 11 : index
    %t10 = arith.muli %t8, %t9 : index
    %t11 = arith.constant 10 : index
    %t12 = arith.addi %t10, %t11 : index
    %t13 = arith.select %t2, %t6, %t12 : index
    %v = arith.index_cast %t13 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x6xi64>
  %x_o = util.optimization_barrier %x : tensor<2x20000xf32>
  %v0 = tensor.empty() : tensor<2x6xf32>
  %i0 = tensor.empty() : tensor<2x6xi64>
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x_o : tensor<2x20000xf32>) outs(%v0, %i0 : tensor<2x6xf32>, tensor<2x6xi64>) {
  ^bb0(%a: f32, %b: f32):
    %g = arith.cmpf ogt, %a, %b : f32
    %n = arith.cmpf uno, %a, %a : f32
    %m = arith.cmpf ord, %b, %b : f32
    %h = arith.andi %n, %m : i1
    %c = arith.ori %g, %h : i1
    linalg_ext.yield %c : i1
  } -> tensor<2x6xf32>, tensor<2x6xi64>
  check.expect_eq(%r#1, %places) : tensor<2x6xi64>
  return
}
