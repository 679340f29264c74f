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
  %p0_e = tensor.empty() : tensor<3xf32>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<3xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 5 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %q0_e = tensor.empty() : tensor<3xi64>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<3xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<3xi64>
  %want_e = tensor.empty() : tensor<3xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<3xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 20010 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %place_e = tensor.empty() : tensor<3xi64>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<3xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 38991 : index
    %t2 = arith.subi %t1, %i0 : index
    %t3 = arith.constant 20011 : index
    %t4 = arith.remui %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i64
    linalg.yield %v : i64
  } -> tensor<3xi64>
  %x_o = util.optimization_barrier %x : tensor<3x20011xf32>
  %p0_o = util.optimization_barrier %p0 : tensor<3xf32>
  %q0_o = util.optimization_barrier %q0 : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x_o : tensor<3x20011xf32>) outs(%p0_o, %q0_o : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi64>
  check.expect_eq(%r#0, %want) : tensor<3xf32>
  check.expect_eq(%r#1, %place) : tensor<3xi64>
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
  %p0_e = tensor.empty() : tensor<2xi64>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 100000 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %q0_e = tensor.empty() : tensor<2xi32>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<2xi32>) {
  ^bb0(%o: i32):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i32
    linalg.yield %v : i32
  } -> tensor<2xi32>
  %want_e = tensor.empty() : tensor<2xi64>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 0 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %place_e = tensor.empty() : tensor<2xi32>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<2xi32>) {
  ^bb0(%o: i32):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 20011 : index
    %t2 = arith.subi %t1, %i0 : index
    %t3 = arith.constant 20011 : index
    %t4 = arith.remui %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i32
    linalg.yield %v : i32
  } -> tensor<2xi32>
  %x_o = util.optimization_barrier %x : tensor<2x20011xi64>
  %x_c = tensor.cast %x_o : tensor<2x20011xi64> to tensor<?x?xi64>
  %x_d = util.optimization_barrier %x_c : tensor<?x?xi64>
  %p0_o = util.optimization_barrier %p0 : tensor<2xi64>
  %p0_c = tensor.cast %p0_o : tensor<2xi64> to tensor<?xi64>
  %p0_d = util.optimization_barrier %p0_c : tensor<?xi64>
  %q0_o = util.optimization_barrier %q0 : tensor<2xi32>
  %q0_c = tensor.cast %q0_o : tensor<2xi32> to tensor<?xi32>
  %q0_d = util.optimization_barrier %q0_c : tensor<?xi32>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x_d : tensor<?x?xi64>) outs(%p0_d, %q0_d : tensor<?xi64>, tensor<?xi32>) {
  ^bb0(%a: i64, %b: i64):
    %c = arith.cmpi slt, %a, %b : i64
    linalg_ext.yield %c : i1
  } -> tensor<?xi64>, tensor<?xi32>
  %ra = tensor.cast %r#0 : tensor<?xi64> to tensor<2xi64>
  %rb = tensor.cast %r#1 : tensor<?xi32> to tensor<2xi32>
  check.expect_eq(%ra, %want) : tensor<2xi64>
  check.expect_eq(%rb, %place) : tensor<2xi32>
  return
}

// Equal elements: the first counts, or the last.
func.func @first_of_equals() {
  %x_e = tensor.empty() : tensor<2x40000xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x40000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 50 : index
    %t3 = arith.remui %t1, %t2 : index
    %t4 = arith.index_cast %t3 : index to i32
    %v = arith.sitofp %t4 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x40000xf16>
  %p0_e = tensor.empty() : tensor<2xf16>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<2xf16>) {
  ^bb0(%o: f16):

    %t1 = arith.constant 3 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2xf16>
  %q0_e = tensor.empty() : tensor<2xi64>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %want_e = tensor.empty() : tensor<2xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<2xf16>) {
  ^bb0(%o: f16):

    %t1 = arith.constant 49 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2xf16>
  %place_e = tensor.empty() : tensor<2xi64>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<2xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 49 : index
    %t2 = arith.subi %t1, %i0 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %x_o = util.optimization_barrier %x : tensor<2x40000xf16>
  %p0_o = util.optimization_barrier %p0 : tensor<2xf16>
  %q0_o = util.optimization_barrier %q0 : tensor<2xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x_o : tensor<2x40000xf16>) outs(%p0_o, %q0_o : tensor<2xf16>, tensor<2xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<2xf16>, tensor<2xi64>
  check.expect_eq(%r#0, %want) : tensor<2xf16>
  check.expect_eq(%r#1, %place) : tensor<2xi64>
  return
}

func.func @last_of_equals() {
  %x_e = tensor.empty() : tensor<2x40000xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x40000xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 50 : index
    %t3 = arith.remui %t1, %t2 : index
    %t4 = arith.index_cast %t3 : index to i32
    %v = arith.sitofp %t4 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2x40000xf16>
  %p0_e = tensor.empty() : tensor<2xf16>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<2xf16>) {
  ^bb0(%o: f16):

    %t1 = arith.constant 3 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2xf16>
  %q0_e = tensor.empty() : tensor<2xi64>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %want_e = tensor.empty() : tensor<2xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<2xf16>) {
  ^bb0(%o: f16):

    %t1 = arith.constant 49 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f16
    linalg.yield %v : f16
  } -> tensor<2xf16>
  %place_e = tensor.empty() : tensor<2xi64>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<2xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 39999 : index
    %t2 = arith.subi %t1, %i0 : index
    %v = arith.index_cast %t2 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %x_o = util.optimization_barrier %x : tensor<2x40000xf16>
  %p0_o = util.optimization_barrier %p0 : tensor<2xf16>
  %q0_o = util.optimization_barrier %q0 : tensor<2xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x_o : tensor<2x40000xf16>) outs(%p0_o, %q0_o : tensor<2xf16>, tensor<2xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf oge, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<2xf16>, tensor<2xi64>
  check.expect_eq(%r#0, %want) : tensor<2xf16>
  check.expect_eq(%r#1, %place) : tensor<2xi64>
  return
}

// What the outs hold is better than every element, or as good.
func.func @start_stays() {
  %x_e = tensor.empty() : tensor<2x40000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x40000xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %t1 = arith.addi %i1, %i0 : index
    %t2 = arith.constant 50 : index
    %t3 = arith.remui %t1, %t2 : index
    %t4 = arith.index_cast %t3 : index to i32
    %v = arith.sitofp %t4 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x40000xf32>
  %p0_e = tensor.empty() : tensor<2xf32>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<2xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 49 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2xf32>
  %q0_e = tensor.empty() : tensor<2xi64>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %want_e = tensor.empty() : tensor<2xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<2xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 49 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2xf32>
  %place_e = tensor.empty() : tensor<2xi64>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %x_o = util.optimization_barrier %x : tensor<2x40000xf32>
  %p0_o = util.optimization_barrier %p0 : tensor<2xf32>
  %q0_o = util.optimization_barrier %q0 : tensor<2xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x_o : tensor<2x40000xf32>) outs(%p0_o, %q0_o : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi64>
  check.expect_eq(%r#0, %want) : tensor<2xf32>
  check.expect_eq(%r#1, %place) : tensor<2xi64>
  return
}

// As importers write it.
func.func @generic_f32() {
  %x_e = tensor.empty() : tensor<2x20011xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%x_e : tensor<2x20011xf32>) {
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
  } -> tensor<2x20011xf32>
  %p0_e = tensor.empty() : tensor<2xf32>
  %p0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p0_e : tensor<2xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 5 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2xf32>
  %q0_e = tensor.empty() : tensor<2xi64>
  %q0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%q0_e : tensor<2xi64>) {
  ^bb0(%o: i64):

    %t1 = arith.constant 777 : index
    %v = arith.index_cast %t1 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %want_e = tensor.empty() : tensor<2xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%want_e : tensor<2xf32>) {
  ^bb0(%o: f32):

    %t1 = arith.constant 20010 : index
    %t2 = arith.index_cast %t1 : index to i32
    %v = arith.sitofp %t2 : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2xf32>
  %place_e = tensor.empty() : tensor<2xi64>
  %place = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%place_e : tensor<2xi64>) {
  ^bb0(%o: i64):
    %i0 = linalg.index 0 : index
    %t1 = arith.constant 38991 : index
    %t2 = arith.subi %t1, %i0 : index
    %t3 = arith.constant 20011 : index
    %t4 = arith.remui %t2, %t3 : index
    %v = arith.index_cast %t4 : index to i64
    linalg.yield %v : i64
  } -> tensor<2xi64>
  %x_o = util.optimization_barrier %x : tensor<2x20011xf32>
  %p0_o = util.optimization_barrier %p0 : tensor<2xf32>
  %q0_o = util.optimization_barrier %q0 : tensor<2xi64>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x_o : tensor<2x20011xf32>) outs(%p0_o, %q0_o : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %b: f32, %i: i64):
    %l = linalg.index 1 : index
    %j = arith.index_cast %l : index to i64
    %c = arith.cmpf ogt, %a, %b : f32
    %v = arith.select %c, %a, %b : f32
    %w = arith.select %c, %j, %i : i64
    linalg.yield %v, %w : f32, i64
  } -> (tensor<2xf32>, tensor<2xi64>)
  check.expect_eq(%r#0, %want) : tensor<2xf32>
  check.expect_eq(%r#1, %place) : tensor<2xi64>
  return
}
