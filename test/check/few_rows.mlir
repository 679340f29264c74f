// A few rows times many columns, which GPUs multiply by narrow tiles whose subgroups share the sum: of sizes that fill no tile, and
// longer by a part of a K tile. Beside the same as f32; sums of whole numbers are exact in any order.

func.func private @numbers(%m: index, %k: index, %step: index) -> tensor<?x?xf16> {
  %e = tensor.empty(%m, %k) : tensor<?x?xf16>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %seven = arith.constant 7 : index
    %three = arith.constant 3 : index
    %a = arith.muli %i, %step : index
    %b = arith.muli %j, %three : index
    %s = arith.addi %a, %b : index
    %r = arith.remui %s, %seven : index
    %d = arith.subi %r, %three : index
    %int = arith.index_cast %d : index to i32
    %v = arith.sitofp %int : i32 to f16
    linalg.yield %v : f16
  } -> tensor<?x?xf16>
  %barrier = util.optimization_barrier %x : tensor<?x?xf16>
  return %barrier : tensor<?x?xf16>
}

func.func @two_parts() {
  %m = arith.constant 7 : index
  %n = arith.constant 6340 : index
  %k = arith.constant 520 : index
  %five = arith.constant 5 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %xd = call @numbers(%m, %k, %five) : (index, index, index) -> tensor<?x?xf16>
  %wd = call @numbers(%n, %k, %two) : (index, index, index) -> tensor<?x?xf16>
  %x = tensor.cast %xd : tensor<?x?xf16> to tensor<7x520xf16>
  %w = tensor.cast %wd : tensor<?x?xf16> to tensor<6340x520xf16>
  %e = tensor.empty() : tensor<7x6340xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<7x6340xf32>) -> tensor<7x6340xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<7x520xf16>, tensor<6340x520xf16>) outs(%f : tensor<7x6340xf32>) -> tensor<7x6340xf32>
  %ex = tensor.empty() : tensor<7x520xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<7x520xf16>) outs(%ex : tensor<7x520xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<7x520xf32>
  %x32 = util.optimization_barrier %wide : tensor<7x520xf32>
  %ew = tensor.empty() : tensor<520x6340xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<6340x520xf16>) outs(%ew : tensor<520x6340xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<520x6340xf32>
  %w32 = util.optimization_barrier %turned : tensor<520x6340xf32>
  %wanted = linalg.matmul ins(%x32, %w32 : tensor<7x520xf32>, tensor<520x6340xf32>) outs(%f : tensor<7x6340xf32>) -> tensor<7x6340xf32>
  check.expect_eq(%y, %wanted) : tensor<7x6340xf32>
  return
}

func.func @four_parts() {
  %m = arith.constant 16 : index
  %n = arith.constant 3204 : index
  %k = arith.constant 1032 : index
  %five = arith.constant 5 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %xd = call @numbers(%m, %k, %five) : (index, index, index) -> tensor<?x?xf16>
  %wd = call @numbers(%n, %k, %two) : (index, index, index) -> tensor<?x?xf16>
  %x = tensor.cast %xd : tensor<?x?xf16> to tensor<16x1032xf16>
  %w = tensor.cast %wd : tensor<?x?xf16> to tensor<3204x1032xf16>
  %e = tensor.empty() : tensor<16x3204xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x3204xf32>) -> tensor<16x3204xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<16x1032xf16>, tensor<3204x1032xf16>) outs(%f : tensor<16x3204xf32>) -> tensor<16x3204xf32>
  %ex = tensor.empty() : tensor<16x1032xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<16x1032xf16>) outs(%ex : tensor<16x1032xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<16x1032xf32>
  %x32 = util.optimization_barrier %wide : tensor<16x1032xf32>
  %ew = tensor.empty() : tensor<1032x3204xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<3204x1032xf16>) outs(%ew : tensor<1032x3204xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<1032x3204xf32>
  %w32 = util.optimization_barrier %turned : tensor<1032x3204xf32>
  %wanted = linalg.matmul ins(%x32, %w32 : tensor<16x1032xf32>, tensor<1032x3204xf32>) outs(%f : tensor<16x3204xf32>) -> tensor<16x3204xf32>
  check.expect_eq(%y, %wanted) : tensor<16x3204xf32>
  return
}

func.func @eight_parts() {
  %m = arith.constant 11 : index
  %n = arith.constant 2052 : index
  %k = arith.constant 2056 : index
  %five = arith.constant 5 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %xd = call @numbers(%m, %k, %five) : (index, index, index) -> tensor<?x?xf16>
  %wd = call @numbers(%n, %k, %two) : (index, index, index) -> tensor<?x?xf16>
  %x = tensor.cast %xd : tensor<?x?xf16> to tensor<11x2056xf16>
  %w = tensor.cast %wd : tensor<?x?xf16> to tensor<2052x2056xf16>
  %e = tensor.empty() : tensor<11x2052xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<11x2052xf32>) -> tensor<11x2052xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<11x2056xf16>, tensor<2052x2056xf16>) outs(%f : tensor<11x2052xf32>) -> tensor<11x2052xf32>
  %ex = tensor.empty() : tensor<11x2056xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<11x2056xf16>) outs(%ex : tensor<11x2056xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<11x2056xf32>
  %x32 = util.optimization_barrier %wide : tensor<11x2056xf32>
  %ew = tensor.empty() : tensor<2056x2052xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<2052x2056xf16>) outs(%ew : tensor<2056x2052xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<2056x2052xf32>
  %w32 = util.optimization_barrier %turned : tensor<2056x2052xf32>
  %wanted = linalg.matmul ins(%x32, %w32 : tensor<11x2056xf32>, tensor<2056x2052xf32>) outs(%f : tensor<11x2052xf32>) -> tensor<11x2052xf32>
  check.expect_eq(%y, %wanted) : tensor<11x2052xf32>
  return
}

// Rows that are known at run time only: one takes another plan than more.
func.func private @product_of(%rows: index) {
  %m = util.optimization_barrier %rows : index
  %n = arith.constant 2052 : index
  %k = arith.constant 1032 : index
  %five = arith.constant 5 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %xd = call @numbers(%m, %k, %five) : (index, index, index) -> tensor<?x?xf16>
  %wd = call @numbers(%n, %k, %two) : (index, index, index) -> tensor<?x?xf16>
  %x = tensor.cast %xd : tensor<?x?xf16> to tensor<?x1032xf16>
  %w = tensor.cast %wd : tensor<?x?xf16> to tensor<2052x1032xf16>
  %e = tensor.empty(%m) : tensor<?x2052xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x2052xf32>) -> tensor<?x2052xf32>
  %y = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<?x1032xf16>, tensor<2052x1032xf16>) outs(%f : tensor<?x2052xf32>) -> tensor<?x2052xf32>
  %ex = tensor.empty(%m) : tensor<?x1032xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x1032xf16>) outs(%ex : tensor<?x1032xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<?x1032xf32>
  %x32 = util.optimization_barrier %wide : tensor<?x1032xf32>
  %ew = tensor.empty() : tensor<1032x2052xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<2052x1032xf16>) outs(%ew : tensor<1032x2052xf32>) {
  ^bb0(%a: f16, %o: f32):
    %v = arith.extf %a : f16 to f32
    linalg.yield %v : f32
  } -> tensor<1032x2052xf32>
  %w32 = util.optimization_barrier %turned : tensor<1032x2052xf32>
  %wanted = linalg.matmul ins(%x32, %w32 : tensor<?x1032xf32>, tensor<1032x2052xf32>) outs(%f : tensor<?x2052xf32>) -> tensor<?x2052xf32>
  check.expect_eq(%y, %wanted) : tensor<?x2052xf32>
  return
}
func.func @rows_at_run_time() {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  call @product_of(%one) : (index) -> ()
  call @product_of(%three) : (index) -> ()
  return
}
