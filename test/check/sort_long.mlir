// Rows longer than what a workgroup of a small GPU holds, with results known in closed form.

func.func @f32_descending() {
  %x_e = tensor.empty() : tensor<2x2053xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x2053xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 769 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 2053 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.index_cast %t5 : index to i32
    %v = arith.sitofp %t6 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x2053xf32>
  %ids_e = tensor.empty() : tensor<2x2053xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<2x2053xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2053xi64>
  %want_e = tensor.empty() : tensor<2x2053xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x2053xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 2052 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x2053xf32>
  %places_e = tensor.empty() : tensor<2x2053xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x2053xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 2052 : index
    %t2 = arith.subi %t1, %i1 : index
    %t3 = arith.constant 1172 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 4106 : index
    %t6 = arith.addi %t4, %t5 : index
    %t7 = arith.subi %t6, %i0 : index
    %t8 = arith.constant 2053 : index
    %t9 = arith.remui %t7, %t8 : index
    %v = arith.index_cast %t9 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2053xi64>
  %x_o = util.optimization_barrier %x : tensor<2x2053xf32>
  %ids_o = util.optimization_barrier %ids : tensor<2x2053xi64>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_o, %ids_o : tensor<2x2053xf32>, tensor<2x2053xi64>) {
  ^bb0(%a0: f32, %b0: f32, %a1: i64, %b1: i64):
    %c = arith.cmpf ogt, %a0, %b0 : f32
    linalg_ext.yield %c : i1
  } -> tensor<2x2053xf32>, tensor<2x2053xi64>
  check.expect_eq(%r#0, %want) : tensor<2x2053xf32>
  check.expect_eq(%r#1, %places) : tensor<2x2053xi64>
  return
}

// Sizes that are unknown when it is compiled.
func.func @f32_ascending_dynamic() {
  %x_e = tensor.empty() : tensor<3x2053xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<3x2053xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 769 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 2053 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.index_cast %t5 : index to i32
    %v = arith.sitofp %t6 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x2053xf32>
  %ids_e = tensor.empty() : tensor<3x2053xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<3x2053xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<3x2053xi64>
  %want_e = tensor.empty() : tensor<3x2053xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<3x2053xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x2053xf32>
  %places_e = tensor.empty() : tensor<3x2053xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<3x2053xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1172 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 6159 : index
    %t4 = arith.addi %t2, %t3 : index
    %t5 = arith.subi %t4, %i0 : index
    %t6 = arith.constant 2053 : index
    %t7 = arith.remui %t5, %t6 : index
    %v = arith.index_cast %t7 : index to i64
    linalg.yield %v : i64
  } -> tensor<3x2053xi64>
  %x_o = util.optimization_barrier %x : tensor<3x2053xf32>
  %x_d = tensor.cast %x_o : tensor<3x2053xf32> to tensor<?x?xf32>
  %ids_o = util.optimization_barrier %ids : tensor<3x2053xi64>
  %ids_d = tensor.cast %ids_o : tensor<3x2053xi64> to tensor<?x?xi64>
  %x_h = util.optimization_barrier %x_d : tensor<?x?xf32>
  %ids_h = util.optimization_barrier %ids_d : tensor<?x?xi64>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_h, %ids_h : tensor<?x?xf32>, tensor<?x?xi64>) {
  ^bb0(%a0: f32, %b0: f32, %a1: i64, %b1: i64):
    %c = arith.cmpf olt, %a0, %b0 : f32
    linalg_ext.yield %c : i1
  } -> tensor<?x?xf32>, tensor<?x?xi64>
  %s0 = tensor.cast %r#0 : tensor<?x?xf32> to tensor<3x2053xf32>
  check.expect_eq(%s0, %want) : tensor<3x2053xf32>
  %s1 = tensor.cast %r#1 : tensor<?x?xi64> to tensor<3x2053xi64>
  check.expect_eq(%s1, %places) : tensor<3x2053xi64>
  return
}

func.func @i32_not_strict() {
  %x_e = tensor.empty() : tensor<1x2053xi32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<1x2053xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 512 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 2053 : index
    %t5 = arith.remui %t3, %t4 : index
    %v = arith.index_cast %t5 : index to i32
    linalg.yield %v : i32
  } -> tensor<1x2053xi32>
  %ids_e = tensor.empty() : tensor<1x2053xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<1x2053xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<1x2053xi64>
  %want_e = tensor.empty() : tensor<1x2053xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<1x2053xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<1x2053xi32>
  %places_e = tensor.empty() : tensor<1x2053xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<1x2053xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1231 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 2053 : index
    %t4 = arith.addi %t2, %t3 : index
    %t5 = arith.subi %t4, %i0 : index
    %t6 = arith.constant 2053 : index
    %t7 = arith.remui %t5, %t6 : index
    %v = arith.index_cast %t7 : index to i64
    linalg.yield %v : i64
  } -> tensor<1x2053xi64>
  %x_o = util.optimization_barrier %x : tensor<1x2053xi32>
  %x_d = tensor.cast %x_o : tensor<1x2053xi32> to tensor<?x?xi32>
  %ids_o = util.optimization_barrier %ids : tensor<1x2053xi64>
  %ids_d = tensor.cast %ids_o : tensor<1x2053xi64> to tensor<?x?xi64>
  %x_h = util.optimization_barrier %x_d : tensor<?x?xi32>
  %ids_h = util.optimization_barrier %ids_d : tensor<?x?xi64>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_h, %ids_h : tensor<?x?xi32>, tensor<?x?xi64>) {
  ^bb0(%a0: i32, %b0: i32, %a1: i64, %b1: i64):
    %c = arith.cmpi sle, %a0, %b0 : i32
    linalg_ext.yield %c : i1
  } -> tensor<?x?xi32>, tensor<?x?xi64>
  %s0 = tensor.cast %r#0 : tensor<?x?xi32> to tensor<1x2053xi32>
  check.expect_eq(%s0, %want) : tensor<1x2053xi32>
  %s1 = tensor.cast %r#1 : tensor<?x?xi64> to tensor<1x2053xi64>
  check.expect_eq(%s1, %places) : tensor<1x2053xi64>
  return
}

func.func @f64_rows() {
  %x_e = tensor.empty() : tensor<5x509xf64>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<5x509xf64>) {
  ^bb0(%o: f64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 100 : index
    %t3 = arith.muli %t1, %t2 : index
    %t4 = arith.constant 509 : index
    %t5 = arith.remui %t3, %t4 : index
    %t6 = arith.index_cast %t5 : index to i32
    %v = arith.sitofp %t6 : i32 to f64
    linalg.yield %v : f64
  } -> tensor<5x509xf64>
  %ids_e = tensor.empty() : tensor<5x509xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<5x509xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<5x509xi64>
  %want_e = tensor.empty() : tensor<5x509xf64>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<5x509xf64>) {
  ^bb0(%o: f64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f64
    linalg.yield %v : f64
  } -> tensor<5x509xf64>
  %places_e = tensor.empty() : tensor<5x509xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<5x509xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 56 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 2545 : index
    %t4 = arith.addi %t2, %t3 : index
    %t5 = arith.subi %t4, %i0 : index
    %t6 = arith.constant 509 : index
    %t7 = arith.remui %t5, %t6 : index
    %v = arith.index_cast %t7 : index to i64
    linalg.yield %v : i64
  } -> tensor<5x509xi64>
  %x_o = util.optimization_barrier %x : tensor<5x509xf64>
  %ids_o = util.optimization_barrier %ids : tensor<5x509xi64>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_o, %ids_o : tensor<5x509xf64>, tensor<5x509xi64>) {
  ^bb0(%a0: f64, %b0: f64, %a1: i64, %b1: i64):
    %c = arith.cmpf olt, %a0, %b0 : f64
    linalg_ext.yield %c : i1
  } -> tensor<5x509xf64>, tensor<5x509xi64>
  check.expect_eq(%r#0, %want) : tensor<5x509xf64>
  check.expect_eq(%r#1, %places) : tensor<5x509xi64>
  return
}

// Equal elements keep their order.
func.func @ties_i64_dynamic() {
  %x_e = tensor.empty() : tensor<2x2040xi64>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x2040xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 7 : index
    %t2 = arith.constant 40 : index
    %t3 = arith.remui %i1, %t2 : index
    %t4 = arith.subi %t1, %t3 : index
    %v = arith.index_cast %t4 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2040xi64>
  %ids_e = tensor.empty() : tensor<2x2040xi32>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<2x2040xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x2040xi32>
  %want_e = tensor.empty() : tensor<2x2040xi64>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2x2040xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 51 : index
    %t2 = arith.divui %i1, %t1 : index
    %t3 = arith.constant 32 : index
    %t4 = arith.subi %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2040xi64>
  %places_e = tensor.empty() : tensor<2x2040xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2x2040xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 51 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.constant 40 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 39 : index
    %t6 = arith.constant 51 : index
    %t7 = arith.divui %i1, %t6 : index
    %t8 = arith.subi %t5, %t7 : index
    %t9 = arith.addi %t4, %t8 : index
    %v = arith.index_cast %t9 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x2040xi32>
  %x_o = util.optimization_barrier %x : tensor<2x2040xi64>
  %x_d = tensor.cast %x_o : tensor<2x2040xi64> to tensor<?x?xi64>
  %ids_o = util.optimization_barrier %ids : tensor<2x2040xi32>
  %ids_d = tensor.cast %ids_o : tensor<2x2040xi32> to tensor<?x?xi32>
  %x_h = util.optimization_barrier %x_d : tensor<?x?xi64>
  %ids_h = util.optimization_barrier %ids_d : tensor<?x?xi32>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_h, %ids_h : tensor<?x?xi64>, tensor<?x?xi32>) {
  ^bb0(%a0: i64, %b0: i64, %a1: i32, %b1: i32):
    %c = arith.cmpi slt, %a0, %b0 : i64
    linalg_ext.yield %c : i1
  } -> tensor<?x?xi64>, tensor<?x?xi32>
  %s0 = tensor.cast %r#0 : tensor<?x?xi64> to tensor<2x2040xi64>
  check.expect_eq(%s0, %want) : tensor<2x2040xi64>
  %s1 = tensor.cast %r#1 : tensor<?x?xi32> to tensor<2x2040xi32>
  check.expect_eq(%s1, %places) : tensor<2x2040xi32>
  return
}

// By the first tensor, then down by the second; the third and fourth are carried along.
func.func @two_keys_two_payloads() {
  %x_e = tensor.empty() : tensor<2x2040xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x2040xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 40 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x2040xf32>
  %y_e = tensor.empty() : tensor<2x2040xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%y_e : tensor<2x2040xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2040xi64>
  %p_e = tensor.empty() : tensor<2x2040xi32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%p_e : tensor<2x2040xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 3 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.addi %t2, %i0 : index
    %v = arith.index_cast %t3 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x2040xi32>
  %half_e = tensor.empty() : tensor<2x2040xf16>
  %half = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%half_e : tensor<2x2040xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1000 : index
    %t2 = arith.remui %i1, %t1 : index
    %t3 = arith.addi %t2, %i0 : index
    %t4 = arith.index_cast %t3 : index to i32
    %v = arith.sitofp %t4 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x2040xf16>
  %wx_e = tensor.empty() : tensor<2x2040xf32>
  %wx = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%wx_e : tensor<2x2040xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 51 : index
    %t2 = arith.divui %i1, %t1 : index
    %t3 = arith.index_cast %t2 : index to i32
    %v = arith.sitofp %t3 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x2040xf32>
  %wy_e = tensor.empty() : tensor<2x2040xi64>
  %wy = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%wy_e : tensor<2x2040xi64>) {
  ^bb0(%o: i64):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 50 : index
    %t2 = arith.constant 51 : index
    %t3 = arith.remui %i1, %t2 : index
    %t4 = arith.subi %t1, %t3 : index
    %t5 = arith.constant 40 : index
    %t6 = arith.muli %t4, %t5 : index
    %t7 = arith.constant 51 : index
    %t8 = arith.divui %i1, %t7 : index
    %t9 = arith.addi %t6, %t8 : index
    %v = arith.index_cast %t9 : index to i64
    linalg.yield %v : i64
  } -> tensor<2x2040xi64>
  %wp_e = tensor.empty() : tensor<2x2040xi32>
  %wp = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%wp_e : tensor<2x2040xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 50 : index
    %t2 = arith.constant 51 : index
    %t3 = arith.remui %i1, %t2 : index
    %t4 = arith.subi %t1, %t3 : index
    %t5 = arith.constant 40 : index
    %t6 = arith.muli %t4, %t5 : index
    %t7 = arith.constant 51 : index
    %t8 = arith.divui %i1, %t7 : index
    %t9 = arith.addi %t6, %t8 : index
    %t10 = arith.constant 3 : index
    %t11 = arith.muli %t9, %t10 : index
    %t12 = arith.addi %t11, %i0 : index
    %v = arith.index_cast %t12 : index to i32
    linalg.yield %v : i32
  } -> tensor<2x2040xi32>
  %wh_e = tensor.empty() : tensor<2x2040xf16>
  %wh = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%wh_e : tensor<2x2040xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 50 : index
    %t2 = arith.constant 51 : index
    %t3 = arith.remui %i1, %t2 : index
    %t4 = arith.subi %t1, %t3 : index
    %t5 = arith.constant 40 : index
    %t6 = arith.muli %t4, %t5 : index
    %t7 = arith.constant 51 : index
    %t8 = arith.divui %i1, %t7 : index
    %t9 = arith.addi %t6, %t8 : index
    %t10 = arith.constant 1000 : index
    %t11 = arith.remui %t9, %t10 : index
    %t12 = arith.addi %t11, %i0 : index
    %t13 = arith.index_cast %t12 : index to i32
    %v = arith.sitofp %t13 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x2040xf16>
  %x_o = util.optimization_barrier %x : tensor<2x2040xf32>
  %y_o = util.optimization_barrier %y : tensor<2x2040xi64>
  %p_o = util.optimization_barrier %p : tensor<2x2040xi32>
  %half_o = util.optimization_barrier %half : tensor<2x2040xf16>
  %r:4 = linalg_ext.sort dimension(1) outs(%x_o, %y_o, %p_o, %half_o : tensor<2x2040xf32>, tensor<2x2040xi64>, tensor<2x2040xi32>, tensor<2x2040xf16>) {
  ^bb0(%a0: f32, %b0: f32, %a1: i64, %b1: i64, %a2: i32, %b2: i32, %a3: f16, %b3: f16):
    %c = arith.cmpf olt, %a0, %b0 : f32
    %e = arith.cmpf oeq, %a0, %b0 : f32
    %g = arith.cmpi sgt, %a1, %b1 : i64
    %h = arith.andi %e, %g : i1
    %k = arith.ori %c, %h : i1
    linalg_ext.yield %k : i1
  } -> tensor<2x2040xf32>, tensor<2x2040xi64>, tensor<2x2040xi32>, tensor<2x2040xf16>
  check.expect_eq(%r#0, %wx) : tensor<2x2040xf32>
  check.expect_eq(%r#1, %wy) : tensor<2x2040xi64>
  check.expect_eq(%r#2, %wp) : tensor<2x2040xi32>
  check.expect_eq(%r#3, %wh) : tensor<2x2040xf16>
  return
}

// The region puts NaN last; every NaN is equal to every other.
func.func @nan_last() {
  %x_e = tensor.empty() : tensor<1x4106xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<1x4106xf32>) {
  ^bb0(%o: f32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 2 : index
    %t2 = arith.divui %i1, %t1 : index
    %t3 = arith.constant 769 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 2053 : index
    %t6 = arith.remui %t4, %t5 : index
    %t7 = arith.index_cast %t6 : index to i32
    %w = arith.sitofp %t7 : i32 to f32
    %odd_c2 = arith.constant 2 : index
    %odd_c0 = arith.constant 0 : index
    %odd = arith.remui %i1, %odd_c2 : index
    %even = arith.cmpi eq, %odd, %odd_c0 : index
    %nan = arith.constant 0x7FC00000 : f32
    %v = arith.select %even, %w, %nan : f32
    linalg.yield %v : f32
  } -> tensor<1x4106xf32>
  %ids_e = tensor.empty() : tensor<1x4106xi32>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<1x4106xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 0 : index
    %t2 = arith.addi %i1, %t1 : index
    %v = arith.index_cast %t2 : index to i32
    linalg.yield %v : i32
  } -> tensor<1x4106xi32>
  %places_e = tensor.empty() : tensor<1x4106xi32>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<1x4106xi32>) {
  ^bb0(%o: i32):
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 1172 : index
    %t2 = arith.muli %i1, %t1 : index
    %t3 = arith.constant 2053 : index
    %t4 = arith.remui %t2, %t3 : index
    %t5 = arith.constant 2 : index
    %t6 = arith.muli %t4, %t5 : index
    %t7 = arith.constant 2053 : index
    %t8 = arith.subi %i1, %t7 : index
    %t9 = arith.constant 2 : index
    %t10 = arith.muli %t8, %t9 : index
    %t11 = arith.constant 1 : index
    %t12 = arith.addi %t10, %t11 : index
    %t13 = arith.constant 2053 : index
    %t14 = arith.cmpi uge, %i1, %t13 : index
    %t15 = arith.select %t14, %t12, %t6 : index
    %v = arith.index_cast %t15 : index to i32
    linalg.yield %v : i32
  } -> tensor<1x4106xi32>
  %x_o = util.optimization_barrier %x : tensor<1x4106xf32>
  %ids_o = util.optimization_barrier %ids : tensor<1x4106xi32>
  %r:2 = linalg_ext.sort dimension(1) outs(%x_o, %ids_o : tensor<1x4106xf32>, tensor<1x4106xi32>) {
  ^bb0(%a0: f32, %b0: f32, %a1: i32, %b1: i32):
    %c = arith.cmpf olt, %a0, %b0 : f32
    %n = arith.cmpf uno, %b0, %b0 : f32
    %m = arith.cmpf ord, %a0, %a0 : f32
    %h = arith.andi %n, %m : i1
    %k = arith.ori %c, %h : i1
    linalg_ext.yield %k : i1
  } -> tensor<1x4106xf32>, tensor<1x4106xi32>
  check.expect_eq(%r#1, %places) : tensor<1x4106xi32>
  return
}

// Unsigned bytes along the first dimension.
func.func @u8_first_dimension() {
  %x_e = tensor.empty() : tensor<2008x3xi8>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2008x3xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 251 : index
    %t2 = arith.remui %i0, %t1 : index
    %v = arith.index_cast %t2 : index to i8
    linalg.yield %v : i8
  } -> tensor<2008x3xi8>
  %ids_e = tensor.empty() : tensor<2008x3xi64>
  %ids = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ids_e : tensor<2008x3xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i0, %i1 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2008x3xi64>
  %want_e = tensor.empty() : tensor<2008x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%want_e : tensor<2008x3xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 250 : index
    %t2 = arith.constant 8 : index
    %t3 = arith.divui %i0, %t2 : index
    %t4 = arith.subi %t1, %t3 : index
    %v = arith.index_cast %t4 : index to i8
    linalg.yield %v : i8
  } -> tensor<2008x3xi8>
  %places_e = tensor.empty() : tensor<2008x3xi64>
  %places = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%places_e : tensor<2008x3xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.constant 8 : index
    %t2 = arith.remui %i0, %t1 : index
    %t3 = arith.constant 251 : index
    %t4 = arith.muli %t2, %t3 : index
    %t5 = arith.constant 250 : index
    %t6 = arith.constant 8 : index
    %t7 = arith.divui %i0, %t6 : index
    %t8 = arith.subi %t5, %t7 : index
    %t9 = arith.addi %t4, %t8 : index
    %t10 = arith.addi %t9, %i1 : index
    %v = arith.index_cast %t10 : index to i64
    linalg.yield %v : i64
  } -> tensor<2008x3xi64>
  %x_o = util.optimization_barrier %x : tensor<2008x3xi8>
  %ids_o = util.optimization_barrier %ids : tensor<2008x3xi64>
  %r:2 = linalg_ext.sort dimension(0) outs(%x_o, %ids_o : tensor<2008x3xi8>, tensor<2008x3xi64>) {
  ^bb0(%a0: i8, %b0: i8, %a1: i64, %b1: i64):
    %c = arith.cmpi ult, %b0, %a0 : i8
    linalg_ext.yield %c : i1
  } -> tensor<2008x3xi8>, tensor<2008x3xi64>
  check.expect_eq(%r#0, %want) : tensor<2008x3xi8>
  check.expect_eq(%r#1, %places) : tensor<2008x3xi64>
  return
}
