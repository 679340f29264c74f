// Rows and columns of many chunks, with results known in closed form.

func.func @row_i32() {
  %x_e = tensor.empty() : tensor<40009xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x_e : tensor<40009xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i32
    linalg.yield %v : i32
  } -> tensor<40009xi32>
  %want_e = tensor.empty() : tensor<40009xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<40009xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 1 : index
    %t2 = arith.addi %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.constant 3 : index
    %t5 = arith.remui %t2, %t4 : index
    %t6 = arith.constant 2 : index
    %t7 = arith.divui %t5, %t6 : index
    %t8 = arith.constant 3 : index
    %t9 = arith.divui %t2, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.muli %t9, %t10 : index
    %t12 = arith.addi %t11, %t7 : index
    %t13 = arith.muli %t2, %t3 : index
    %t14 = arith.addi %t12, %t13 : index
    %v = arith.index_cast %t14 : index to i32
    linalg.yield %v : i32
  } -> tensor<40009xi32>
  %start_e = tensor.empty() : tensor<i32>
  %start = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%start_e : tensor<i32>) {
  ^bb0(%o: i32):

    %t1 = arith.constant 5 : index
    %v = arith.index_cast %t1 : index to i32
    linalg.yield %v : i32
  } -> tensor<i32>
  %end_e = tensor.empty() : tensor<i32>
  %end = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%end_e : tensor<i32>) {
  ^bb0(%o: i32):

    %t1 = arith.constant 40009 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.constant 3 : index
    %t4 = arith.remui %t1, %t3 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.divui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.divui %t1, %t7 : index
    %t9 = arith.constant 3 : index
    %t10 = arith.muli %t8, %t9 : index
    %t11 = arith.addi %t10, %t6 : index
    %t12 = arith.muli %t1, %t2 : index
    %t13 = arith.addi %t11, %t12 : index
    %v = arith.index_cast %t13 : index to i32
    linalg.yield %v : i32
  } -> tensor<i32>
  %x_o = util.optimization_barrier %x : tensor<40009xi32>
  %s_o = util.optimization_barrier %start : tensor<i32>
  %e = tensor.empty() : tensor<40009xi32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x_o : tensor<40009xi32>) outs(%e, %s_o : tensor<40009xi32>, tensor<i32>) {
  ^bb0(%p: i32, %q: i32):
    %c = arith.addi %p, %q : i32
    linalg_ext.yield %c : i32
  } -> tensor<40009xi32>, tensor<i32>
  check.expect_eq(%r#0, %want) : tensor<40009xi32>
  check.expect_eq(%r#1, %end) : tensor<i32>
  return
}

func.func @row_i64_dynamic_exclusive() {
  %x_e = tensor.empty() : tensor<40009xi64>
  %x = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x_e : tensor<40009xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i64
    linalg.yield %v : i64
  } -> tensor<40009xi64>
  %want_e = tensor.empty() : tensor<40009xi64>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<40009xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.constant 3 : index
    %t5 = arith.remui %t2, %t4 : index
    %t6 = arith.constant 2 : index
    %t7 = arith.divui %t5, %t6 : index
    %t8 = arith.constant 3 : index
    %t9 = arith.divui %t2, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.muli %t9, %t10 : index
    %t12 = arith.addi %t11, %t7 : index
    %t13 = arith.muli %t2, %t3 : index
    %t14 = arith.addi %t12, %t13 : index
    %t15 = arith.constant 5 : index
    %t16 = arith.addi %t14, %t15 : index
    %v = arith.index_cast %t16 : index to i64
    linalg.yield %v : i64
  } -> tensor<40009xi64>
  %start_e = tensor.empty() : tensor<i64>
  %start = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%start_e : tensor<i64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 5 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<i64>
  %end_e = tensor.empty() : tensor<i64>
  %end = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%end_e : tensor<i64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 40008 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.constant 3 : index
    %t4 = arith.remui %t1, %t3 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.divui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.divui %t1, %t7 : index
    %t9 = arith.constant 3 : index
    %t10 = arith.muli %t8, %t9 : index
    %t11 = arith.addi %t10, %t6 : index
    %t12 = arith.muli %t1, %t2 : index
    %t13 = arith.addi %t11, %t12 : index
    %t14 = arith.constant 5 : index
    %t15 = arith.addi %t13, %t14 : index
    %v = arith.index_cast %t15 : index to i64
    linalg.yield %v : i64
  } -> tensor<i64>
  %x_o = util.optimization_barrier %x : tensor<40009xi64>
  %s_o = util.optimization_barrier %start : tensor<i64>
  %x_c = tensor.cast %x_o : tensor<40009xi64> to tensor<?xi64>
  %x_d = util.optimization_barrier %x_c : tensor<?xi64>
  %c0 = arith.constant 0 : index
  %n0 = tensor.dim %x_d, %c0 : tensor<?xi64>
  %e = tensor.empty(%n0) : tensor<?xi64>
  %r:2 = linalg_ext.scan dimension(0) inclusive(false) ins(%x_d : tensor<?xi64>) outs(%e, %s_o : tensor<?xi64>, tensor<i64>) {
  ^bb0(%p: i64, %q: i64):
    %c = arith.addi %p, %q : i64
    linalg_ext.yield %c : i64
  } -> tensor<?xi64>, tensor<i64>
  %ra = tensor.cast %r#0 : tensor<?xi64> to tensor<40009xi64>
  check.expect_eq(%ra, %want) : tensor<40009xi64>
  check.expect_eq(%r#1, %end) : tensor<i64>
  return
}

func.func @rows_f32() {
  %x_e = tensor.empty() : tensor<3x30000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<3x30000xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t2, %t6 : index
    %t8 = arith.index_cast %t7 : index to i32
    %v = arith.sitofp %t8 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x30000xf32>
  %want_e = tensor.empty() : tensor<3x30000xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<3x30000xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.remui %t2, %t7 : index
    %t9 = arith.constant 2 : index
    %t10 = arith.divui %t8, %t9 : index
    %t11 = arith.constant 3 : index
    %t12 = arith.divui %t2, %t11 : index
    %t13 = arith.constant 3 : index
    %t14 = arith.muli %t12, %t13 : index
    %t15 = arith.addi %t14, %t10 : index
    %t16 = arith.muli %t2, %t6 : index
    %t17 = arith.addi %t15, %t16 : index
    %t18 = arith.index_cast %t17 : index to i32
    %v = arith.sitofp %t18 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x30000xf32>
  %start_e = tensor.empty() : tensor<3xf32>
  %start = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%start_e : tensor<3xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 5 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %end_e = tensor.empty() : tensor<3xf32>
  %end = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%end_e : tensor<3xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 30000 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.constant 2 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.constant 3 : index
    %t7 = arith.remui %t1, %t6 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.divui %t7, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.divui %t1, %t10 : index
    %t12 = arith.constant 3 : index
    %t13 = arith.muli %t11, %t12 : index
    %t14 = arith.addi %t13, %t9 : index
    %t15 = arith.muli %t1, %t5 : index
    %t16 = arith.addi %t14, %t15 : index
    %t17 = arith.index_cast %t16 : index to i32
    %v = arith.sitofp %t17 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %x_o = util.optimization_barrier %x : tensor<3x30000xf32>
  %s_o = util.optimization_barrier %start : tensor<3xf32>
  %e = tensor.empty() : tensor<3x30000xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x_o : tensor<3x30000xf32>) outs(%e, %s_o : tensor<3x30000xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<3x30000xf32>, tensor<3xf32>
  check.expect_eq(%r#0, %want) : tensor<3x30000xf32>
  check.expect_eq(%r#1, %end) : tensor<3xf32>
  return
}

func.func @rows_f32_odd_exclusive() {
  %x_e = tensor.empty() : tensor<5x3001xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<5x3001xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t2, %t6 : index
    %t8 = arith.index_cast %t7 : index to i32
    %v = arith.sitofp %t8 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<5x3001xf32>
  %want_e = tensor.empty() : tensor<5x3001xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<5x3001xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.remui %t2, %t7 : index
    %t9 = arith.constant 2 : index
    %t10 = arith.divui %t8, %t9 : index
    %t11 = arith.constant 3 : index
    %t12 = arith.divui %t2, %t11 : index
    %t13 = arith.constant 3 : index
    %t14 = arith.muli %t12, %t13 : index
    %t15 = arith.addi %t14, %t10 : index
    %t16 = arith.muli %t2, %t6 : index
    %t17 = arith.addi %t15, %t16 : index
    %t18 = arith.constant 5 : index
    %t19 = arith.addi %t17, %t18 : index
    %t20 = arith.index_cast %t19 : index to i32
    %v = arith.sitofp %t20 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<5x3001xf32>
  %start_e = tensor.empty() : tensor<5xf32>
  %start = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%start_e : tensor<5xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 5 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<5xf32>
  %end_e = tensor.empty() : tensor<5xf32>
  %end = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%end_e : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 3000 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.constant 2 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.constant 3 : index
    %t7 = arith.remui %t1, %t6 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.divui %t7, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.divui %t1, %t10 : index
    %t12 = arith.constant 3 : index
    %t13 = arith.muli %t11, %t12 : index
    %t14 = arith.addi %t13, %t9 : index
    %t15 = arith.muli %t1, %t5 : index
    %t16 = arith.addi %t14, %t15 : index
    %t17 = arith.constant 5 : index
    %t18 = arith.addi %t16, %t17 : index
    %t19 = arith.index_cast %t18 : index to i32
    %v = arith.sitofp %t19 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<5xf32>
  %x_o = util.optimization_barrier %x : tensor<5x3001xf32>
  %s_o = util.optimization_barrier %start : tensor<5xf32>
  %e = tensor.empty() : tensor<5x3001xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%x_o : tensor<5x3001xf32>) outs(%e, %s_o : tensor<5x3001xf32>, tensor<5xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<5x3001xf32>, tensor<5xf32>
  check.expect_eq(%r#0, %want) : tensor<5x3001xf32>
  check.expect_eq(%r#1, %end) : tensor<5xf32>
  return
}

// Neighbours in memory are in different rows.
func.func @columns_f32() {
  %x_e = tensor.empty() : tensor<2500x37xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2500x37xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i1 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t2, %t6 : index
    %t8 = arith.index_cast %t7 : index to i32
    %v = arith.sitofp %t8 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2500x37xf32>
  %want_e = tensor.empty() : tensor<2500x37xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2500x37xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1 : index
    %t2 = arith.addi %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i1 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.remui %t2, %t7 : index
    %t9 = arith.constant 2 : index
    %t10 = arith.divui %t8, %t9 : index
    %t11 = arith.constant 3 : index
    %t12 = arith.divui %t2, %t11 : index
    %t13 = arith.constant 3 : index
    %t14 = arith.muli %t12, %t13 : index
    %t15 = arith.addi %t14, %t10 : index
    %t16 = arith.muli %t2, %t6 : index
    %t17 = arith.addi %t15, %t16 : index
    %t18 = arith.index_cast %t17 : index to i32
    %v = arith.sitofp %t18 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2500x37xf32>
  %start_e = tensor.empty() : tensor<37xf32>
  %start = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%start_e : tensor<37xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 5 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<37xf32>
  %end_e = tensor.empty() : tensor<37xf32>
  %end = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%end_e : tensor<37xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 2500 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.constant 2 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.constant 3 : index
    %t7 = arith.remui %t1, %t6 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.divui %t7, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.divui %t1, %t10 : index
    %t12 = arith.constant 3 : index
    %t13 = arith.muli %t11, %t12 : index
    %t14 = arith.addi %t13, %t9 : index
    %t15 = arith.muli %t1, %t5 : index
    %t16 = arith.addi %t14, %t15 : index
    %t17 = arith.index_cast %t16 : index to i32
    %v = arith.sitofp %t17 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<37xf32>
  %x_o = util.optimization_barrier %x : tensor<2500x37xf32>
  %s_o = util.optimization_barrier %start : tensor<37xf32>
  %e = tensor.empty() : tensor<2500x37xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x_o : tensor<2500x37xf32>) outs(%e, %s_o : tensor<2500x37xf32>, tensor<37xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<2500x37xf32>, tensor<37xf32>
  check.expect_eq(%r#0, %want) : tensor<2500x37xf32>
  check.expect_eq(%r#1, %end) : tensor<37xf32>
  return
}

func.func @columns_i32_dynamic_exclusive() {
  %x_e = tensor.empty() : tensor<2x1501x5xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%x_e : tensor<2x1501x5xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t6, %i2 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.remui %t7, %t8 : index
    %t10 = arith.addi %t2, %t9 : index
    %v = arith.index_cast %t10 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x1501x5xi32>
  %want_e = tensor.empty() : tensor<2x1501x5xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%want_e : tensor<2x1501x5xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i0 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t6, %i2 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.remui %t7, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.remui %t2, %t10 : index
    %t12 = arith.constant 2 : index
    %t13 = arith.divui %t11, %t12 : index
    %t14 = arith.constant 3 : index
    %t15 = arith.divui %t2, %t14 : index
    %t16 = arith.constant 3 : index
    %t17 = arith.muli %t15, %t16 : index
    %t18 = arith.addi %t17, %t13 : index
    %t19 = arith.muli %t2, %t9 : index
    %t20 = arith.addi %t18, %t19 : index
    %t21 = arith.constant 5 : index
    %t22 = arith.addi %t20, %t21 : index
    %v = arith.index_cast %t22 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x1501x5xi32>
  %start_e = tensor.empty() : tensor<2x5xi32>
  %start = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%start_e : tensor<2x5xi32>) {
  ^bb0(%o: i32):

    %t1 = arith.constant 5 : index
    %v = arith.index_cast %t1 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x5xi32>
  %end_e = tensor.empty() : tensor<2x5xi32>
  %end = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%end_e : tensor<2x5xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1500 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.constant 2 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.addi %t5, %i1 : index
    %t7 = arith.constant 2 : index
    %t8 = arith.remui %t6, %t7 : index
    %t9 = arith.constant 3 : index
    %t10 = arith.remui %t1, %t9 : index
    %t11 = arith.constant 2 : index
    %t12 = arith.divui %t10, %t11 : index
    %t13 = arith.constant 3 : index
    %t14 = arith.divui %t1, %t13 : index
    %t15 = arith.constant 3 : index
    %t16 = arith.muli %t14, %t15 : index
    %t17 = arith.addi %t16, %t12 : index
    %t18 = arith.muli %t1, %t8 : index
    %t19 = arith.addi %t17, %t18 : index
    %t20 = arith.constant 5 : index
    %t21 = arith.addi %t19, %t20 : index
    %v = arith.index_cast %t21 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x5xi32>
  %x_o = util.optimization_barrier %x : tensor<2x1501x5xi32>
  %s_o = util.optimization_barrier %start : tensor<2x5xi32>
  %x_c = tensor.cast %x_o : tensor<2x1501x5xi32> to tensor<?x?x?xi32>
  %x_d = util.optimization_barrier %x_c : tensor<?x?x?xi32>
  %s_d = tensor.cast %s_o : tensor<2x5xi32> to tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %n0 = tensor.dim %x_d, %c0 : tensor<?x?x?xi32>
  %c1 = arith.constant 1 : index
  %n1 = tensor.dim %x_d, %c1 : tensor<?x?x?xi32>
  %c2 = arith.constant 2 : index
  %n2 = tensor.dim %x_d, %c2 : tensor<?x?x?xi32>
  %e = tensor.empty(%n0, %n1, %n2) : tensor<?x?x?xi32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%x_d : tensor<?x?x?xi32>) outs(%e, %s_d : tensor<?x?x?xi32>, tensor<?x?xi32>) {
  ^bb0(%p: i32, %q: i32):
    %c = arith.addi %p, %q : i32
    linalg_ext.yield %c : i32
  } -> tensor<?x?x?xi32>, tensor<?x?xi32>
  %ra = tensor.cast %r#0 : tensor<?x?x?xi32> to tensor<2x1501x5xi32>
  %rb = tensor.cast %r#1 : tensor<?x?xi32> to tensor<2x5xi32>
  check.expect_eq(%ra, %want) : tensor<2x1501x5xi32>
  check.expect_eq(%rb, %end) : tensor<2x5xi32>
  return
}

func.func @columns_few() {
  %x_e = tensor.empty() : tensor<4001x3xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<4001x3xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.remui %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i1 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.addi %t2, %t6 : index
    %v = arith.index_cast %t7 : index to i32
    linalg.yield %v : i32
  } -> tensor<4001x3xi32>
  %want_e = tensor.empty() : tensor<4001x3xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<4001x3xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1 : index
    %t2 = arith.addi %i0, %t1 : index
    %t3 = arith.constant 0 : index
    %t4 = arith.addi %t3, %i1 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.constant 3 : index
    %t8 = arith.remui %t2, %t7 : index
    %t9 = arith.constant 2 : index
    %t10 = arith.divui %t8, %t9 : index
    %t11 = arith.constant 3 : index
    %t12 = arith.divui %t2, %t11 : index
    %t13 = arith.constant 3 : index
    %t14 = arith.muli %t12, %t13 : index
    %t15 = arith.addi %t14, %t10 : index
    %t16 = arith.muli %t2, %t6 : index
    %t17 = arith.addi %t15, %t16 : index
    %v = arith.index_cast %t17 : index to i32
    linalg.yield %v : i32
  } -> tensor<4001x3xi32>
  %start_e = tensor.empty() : tensor<3xi32>
  %start = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%start_e : tensor<3xi32>) {
  ^bb0(%o: i32):

    %t1 = arith.constant 5 : index
    %v = arith.index_cast %t1 : index to i32
    linalg.yield %v : i32
  } -> tensor<3xi32>
  %end_e = tensor.empty() : tensor<3xi32>
  %end = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%end_e : tensor<3xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 4001 : index
    %t2 = arith.constant 0 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.constant 2 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.constant 3 : index
    %t7 = arith.remui %t1, %t6 : index
    %t8 = arith.constant 2 : index
    %t9 = arith.divui %t7, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.divui %t1, %t10 : index
    %t12 = arith.constant 3 : index
    %t13 = arith.muli %t11, %t12 : index
    %t14 = arith.addi %t13, %t9 : index
    %t15 = arith.muli %t1, %t5 : index
    %t16 = arith.addi %t14, %t15 : index
    %v = arith.index_cast %t16 : index to i32
    linalg.yield %v : i32
  } -> tensor<3xi32>
  %x_o = util.optimization_barrier %x : tensor<4001x3xi32>
  %s_o = util.optimization_barrier %start : tensor<3xi32>
  %x_c = tensor.cast %x_o : tensor<4001x3xi32> to tensor<?x?xi32>
  %x_d = util.optimization_barrier %x_c : tensor<?x?xi32>
  %s_d = tensor.cast %s_o : tensor<3xi32> to tensor<?xi32>
  %c0 = arith.constant 0 : index
  %n0 = tensor.dim %x_d, %c0 : tensor<?x?xi32>
  %c1 = arith.constant 1 : index
  %n1 = tensor.dim %x_d, %c1 : tensor<?x?xi32>
  %e = tensor.empty(%n0, %n1) : tensor<?x?xi32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x_d : tensor<?x?xi32>) outs(%e, %s_d : tensor<?x?xi32>, tensor<?xi32>) {
  ^bb0(%p: i32, %q: i32):
    %c = arith.addi %p, %q : i32
    linalg_ext.yield %c : i32
  } -> tensor<?x?xi32>, tensor<?xi32>
  %ra = tensor.cast %r#0 : tensor<?x?xi32> to tensor<4001x3xi32>
  %rb = tensor.cast %r#1 : tensor<?xi32> to tensor<3xi32>
  check.expect_eq(%ra, %want) : tensor<4001x3xi32>
  check.expect_eq(%rb, %end) : tensor<3xi32>
  return
}

// So long that workgroups of GPUs take parts of it in turn and wait for those before, where they may: sums of i mod 3 from 5 on.
func.func @in_turn() {
  %x_e = tensor.empty() : tensor<1x4200001xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<1x4200001xi32>) {
  ^bb0(%o: i32):
    %three = arith.constant 3 : i32
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i32
    %v = arith.remui %w, %three : i32
    linalg.yield %v : i32
  } -> tensor<1x4200001xi32>
  %five = util.unfoldable_constant dense<5> : tensor<1xi32>
  %kept = util.optimization_barrier %x : tensor<1x4200001xi32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%kept : tensor<1x4200001xi32>) outs(%x_e, %five : tensor<1x4200001xi32>, tensor<1xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.addi %a, %b : i32
    linalg_ext.yield %c : i32
  } -> tensor<1x4200001xi32>, tensor<1xi32>
  // Three more for each whole 0, 1, 2 before; after 0, 1 of the next one more.
  %want = linalg.generic {indexing_maps = [affine_map<(r, i) -> (r, i)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<1x4200001xi32>) {
  ^bb0(%o: i32):
    %three = arith.constant 3 : i32
    %two = arith.constant 2 : i32
    %start = arith.constant 5 : i32
    %i = linalg.index 1 : index
    %w = arith.index_cast %i : index to i32
    %rest = arith.remui %w, %three : i32
    %whole = arith.subi %w, %rest : i32
    %isTwo = arith.cmpi eq, %rest, %two : i32
    %more = arith.extui %isTwo : i1 to i32
    %a = arith.addi %start, %whole : i32
    %v = arith.addi %a, %more : i32
    linalg.yield %v : i32
  } -> tensor<1x4200001xi32>
  check.expect_eq(%r#0, %want) : tensor<1x4200001xi32>
  check.expect_eq_const(%r#1, dense<4200005> : tensor<1xi32>) : tensor<1xi32>
  return
}
