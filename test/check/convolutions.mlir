// Convolutions of many forms: orders of dimensions, strides, dilations, groups, zeros around; sums of small integers are exact. What is
// expected is computed element by element, by indices into the tensor before it was padded.

func.func private @numbers_f32(%count: index) -> tensor<?xf32> {
  %e = tensor.empty(%count) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %large = arith.constant 40503 : i32
    %eight = arith.constant 8 : i32
    %three = arith.constant 3 : i32
    %one = arith.constant 1 : i32
    %m = arith.muli %n, %large : i32
    %s = arith.shrui %m, %eight : i32
    %q = arith.remui %s, %three : i32
    %c = arith.subi %q, %one : i32
    %v = arith.sitofp %c : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func private @numbers_f16(%count: index) -> tensor<?xf16> {
  %e = tensor.empty(%count) : tensor<?xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<?xf16>) {
  ^bb0(%o: f16):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %large = arith.constant 40503 : i32
    %eight = arith.constant 8 : i32
    %three = arith.constant 3 : i32
    %one = arith.constant 1 : i32
    %m = arith.muli %n, %large : i32
    %s = arith.shrui %m, %eight : i32
    %q = arith.remui %s, %three : i32
    %c = arith.subi %q, %one : i32
    %v = arith.sitofp %c : i32 to f16
    linalg.yield %v : f16
  } -> tensor<?xf16>
  return %r : tensor<?xf16>
}

func.func private @numbers_bf16(%count: index) -> tensor<?xbf16> {
  %e = tensor.empty(%count) : tensor<?xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<?xbf16>) {
  ^bb0(%o: bf16):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %large = arith.constant 40503 : i32
    %eight = arith.constant 8 : i32
    %three = arith.constant 3 : i32
    %one = arith.constant 1 : i32
    %m = arith.muli %n, %large : i32
    %s = arith.shrui %m, %eight : i32
    %q = arith.remui %s, %three : i32
    %c = arith.subi %q, %one : i32
    %v = arith.sitofp %c : i32 to bf16
    linalg.yield %v : bf16
  } -> tensor<?xbf16>
  return %r : tensor<?xbf16>
}

func.func @nhwc() {
  %zero = arith.constant 0.0 : f16
  %xcount = arith.constant 3168 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<3168xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 9, 11, 16] : tensor<3168xf16> into tensor<2x9x11x16xf16>
  %x = util.optimization_barrier %xv : tensor<2x9x11x16xf16>
  %wcount = arith.constant 3456 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<3456xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [3, 3, 16, 24] : tensor<3456xf16> into tensor<3x3x16x24xf16>
  %w = util.optimization_barrier %wv : tensor<3x3x16x24xf16>
  %padded = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f16
  } : tensor<2x9x11x16xf16> to tensor<2x11x13x16xf16>
  %e = tensor.empty() : tensor<2x9x11x24xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x9x11x24xf16>) -> tensor<2x9x11x24xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<2x11x13x16xf16>, tensor<3x3x16x24xf16>) outs(%f : tensor<2x9x11x24xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x9x11x24xf16>
  %bcount = arith.constant 24 : index
  %ball = call @numbers_f16(%bcount) : (index) -> tensor<?xf16>
  %bias = tensor.cast %ball : tensor<?xf16> to tensor<24xf16>
  %e2 = tensor.empty() : tensor<2x9x11x24xf16>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<2x9x11x24xf16>, tensor<24xf16>) outs(%e2 : tensor<2x9x11x24xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %s = arith.addf %a, %b : f16
    %r = arith.maximumf %s, %zero : f16
    linalg.yield %r : f16
  } -> tensor<2x9x11x24xf16>
  %te = tensor.empty() : tensor<2x9x11x24xf16>
  %tf = linalg.fill ins(%zero : f16) outs(%te : tensor<2x9x11x24xf16>) -> tensor<2x9x11x24xf16>
  %steps = tensor.empty() : tensor<3x3x16xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x16xi8>) outs(%tf : tensor<2x9x11x24xf16>) {
  ^bb0(%step: i8, %o: f16):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atf = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %atc = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 9 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 11 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<2x9x11x16xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkh, %atkw, %atc, %atf] : tensor<3x3x16x24xf16>
    %m = arith.mulf %xi, %wi : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x9x11x24xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<24xf16>) outs(%want0 : tensor<2x9x11x24xf16>) {
  ^bb0(%b: f16, %a: f16):
    %s = arith.addf %a, %b : f16
    %r = arith.maximumf %s, %zero : f16
    linalg.yield %r : f16
  } -> tensor<2x9x11x24xf16>
  check.expect_eq(%q, %want) : tensor<2x9x11x24xf16>
  return
}

func.func @nchw() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 2160 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<2160xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 12, 9, 10] : tensor<2160xf32> into tensor<2x12x9x10xf32>
  %x = util.optimization_barrier %xv : tensor<2x12x9x10xf32>
  %wcount = arith.constant 2160 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<2160xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [20, 12, 3, 3] : tensor<2160xf32> into tensor<20x12x3x3xf32>
  %w = util.optimization_barrier %wv : tensor<20x12x3x3xf32>
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<2x12x9x10xf32> to tensor<2x12x11x12xf32>
  %e = tensor.empty() : tensor<2x20x9x10xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x20x9x10xf32>) -> tensor<2x20x9x10xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<2x12x11x12xf32>, tensor<20x12x3x3xf32>) outs(%f : tensor<2x20x9x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x20x9x10xf32>
  %bcount = arith.constant 20 : index
  %ball = call @numbers_f32(%bcount) : (index) -> tensor<?xf32>
  %bias = tensor.cast %ball : tensor<?xf32> to tensor<20xf32>
  %e2 = tensor.empty() : tensor<2x20x9x10xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<2x20x9x10xf32>, tensor<20xf32>) outs(%e2 : tensor<2x20x9x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x20x9x10xf32>
  %te = tensor.empty() : tensor<2x20x9x10xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x20x9x10xf32>) -> tensor<2x20x9x10xf32>
  %steps = tensor.empty() : tensor<12x3x3xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<12x3x3xi8>) outs(%tf : tensor<2x20x9x10xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %atf = linalg.index 1 : index
    %ath = linalg.index 2 : index
    %atw = linalg.index 3 : index
    %atc = linalg.index 4 : index
    %atkh = linalg.index 5 : index
    %atkw = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 9 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 10 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %atc, %at_h, %at_w] : tensor<2x12x9x10xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atf, %atc, %atkh, %atkw] : tensor<20x12x3x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x20x9x10xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<20xf32>) outs(%want0 : tensor<2x20x9x10xf32>) {
  ^bb0(%b: f32, %a: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x20x9x10xf32>
  check.expect_eq(%q, %want) : tensor<2x20x9x10xf32>
  return
}

func.func @first_layer() {
  %zero = arith.constant 0.0 : f16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 1320 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<1320xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 20, 22, 3] : tensor<1320xf16> into tensor<1x20x22x3xf16>
  %x = util.optimization_barrier %xv : tensor<1x20x22x3xf16>
  %wcount = arith.constant 9408 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<9408xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [7, 7, 3, 64] : tensor<9408xf16> into tensor<7x7x3x64xf16>
  %w = util.optimization_barrier %wv : tensor<7x7x3x64xf16>
  %padded = tensor.pad %x low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f16
  } : tensor<1x20x22x3xf16> to tensor<1x26x28x3xf16>
  %e = tensor.empty() : tensor<1x10x11x64xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x10x11x64xf32>) -> tensor<1x10x11x64xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<1x26x28x3xf16>, tensor<7x7x3x64xf16>) outs(%f : tensor<1x10x11x64xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %aw = arith.extf %a : f16 to f32
    %bw = arith.extf %b : f16 to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x10x11x64xf32>
  %te = tensor.empty() : tensor<1x10x11x64xf32>
  %tf = linalg.fill ins(%zero_sum : f32) outs(%te : tensor<1x10x11x64xf32>) -> tensor<1x10x11x64xf32>
  %steps = tensor.empty() : tensor<7x7x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<7x7x3xi8>) outs(%tf : tensor<1x10x11x64xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atf = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %atc = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 3)>(%ath, %atkh)
    %n_h = arith.constant 20 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 3)>(%atw, %atkw)
    %n_w = arith.constant 22 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<1x20x22x3xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkh, %atkw, %atc, %atf] : tensor<7x7x3x64xf16>
    %m = arith.mulf %xi, %wi : f16
    %mw = arith.extf %m : f16 to f32
    %s = arith.addf %o, %mw : f32
    linalg.yield %s : f32
  } -> tensor<1x10x11x64xf32>
  check.expect_eq(%y, %want) : tensor<1x10x11x64xf32>
  return
}

func.func @dilated() {
  %zero = arith.constant 0.0 : bf16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 12544 : index
  %xall = call @numbers_bf16(%xcount) : (index) -> tensor<?xbf16>
  %xflat = tensor.cast %xall : tensor<?xbf16> to tensor<12544xbf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 14, 14, 64] : tensor<12544xbf16> into tensor<1x14x14x64xbf16>
  %x = util.optimization_barrier %xv : tensor<1x14x14x64xbf16>
  %wcount = arith.constant 41472 : index
  %wall = call @numbers_bf16(%wcount) : (index) -> tensor<?xbf16>
  %wflat = tensor.cast %wall : tensor<?xbf16> to tensor<41472xbf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [72, 3, 3, 64] : tensor<41472xbf16> into tensor<72x3x3x64xbf16>
  %w = util.optimization_barrier %wv : tensor<72x3x3x64xbf16>
  %padded = tensor.pad %x low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : bf16
  } : tensor<1x14x14x64xbf16> to tensor<1x18x18x64xbf16>
  %e = tensor.empty() : tensor<1x7x7x72xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x7x7x72xf32>) -> tensor<1x7x7x72xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<1x18x18x64xbf16>, tensor<72x3x3x64xbf16>) outs(%f : tensor<1x7x7x72xf32>) {
  ^bb0(%a: bf16, %b: bf16, %o: f32):
    %aw = arith.extf %a : bf16 to f32
    %bw = arith.extf %b : bf16 to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x72xf32>
  %te = tensor.empty() : tensor<1x7x7x72xf32>
  %tf = linalg.fill ins(%zero_sum : f32) outs(%te : tensor<1x7x7x72xf32>) -> tensor<1x7x7x72xf32>
  %steps = tensor.empty() : tensor<3x3x64xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x64xi8>) outs(%tf : tensor<1x7x7x72xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atf = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %atc = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 2 - 2)>(%ath, %atkh)
    %n_h = arith.constant 14 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 2 - 2)>(%atw, %atkw)
    %n_w = arith.constant 14 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<1x14x14x64xbf16>
    %xi = arith.select %ok_w, %xa, %zero : bf16
    %wi = tensor.extract %w[%atf, %atkh, %atkw, %atc] : tensor<72x3x3x64xbf16>
    %m = arith.mulf %xi, %wi : bf16
    %mw = arith.extf %m : bf16 to f32
    %s = arith.addf %o, %mw : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x72xf32>
  check.expect_eq(%y, %want) : tensor<1x7x7x72xf32>
  return
}

func.func @dynamic() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 3168 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<3168xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 9, 11, 16] : tensor<3168xf32> into tensor<2x9x11x16xf32>
  %x = util.optimization_barrier %xv : tensor<2x9x11x16xf32>
  %wcount = arith.constant 3456 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<3456xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [3, 3, 16, 24] : tensor<3456xf32> into tensor<3x3x16x24xf32>
  %w = util.optimization_barrier %wv : tensor<3x3x16x24xf32>
  %xc = tensor.cast %x : tensor<2x9x11x16xf32> to tensor<?x?x?x16xf32>
  %xd = util.optimization_barrier %xc : tensor<?x?x?x16xf32>
  %padded = tensor.pad %xd low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<?x?x?x16xf32> to tensor<?x?x?x16xf32>
  %cn = arith.constant 0 : index
  %nn = tensor.dim %padded, %cn : tensor<?x?x?x16xf32>
  %ch = arith.constant 1 : index
  %sh = tensor.dim %padded, %ch : tensor<?x?x?x16xf32>
  %nh = affine.apply affine_map<()[s0] -> ((s0 - 3) floordiv 1 + 1)>()[%sh]
  %cw = arith.constant 2 : index
  %sw = tensor.dim %padded, %cw : tensor<?x?x?x16xf32>
  %nw = affine.apply affine_map<()[s0] -> ((s0 - 3) floordiv 1 + 1)>()[%sw]
  %e = tensor.empty(%nn, %nh, %nw) : tensor<?x?x?x24xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?x24xf32>) -> tensor<?x?x?x24xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<?x?x?x16xf32>, tensor<3x3x16x24xf32>) outs(%f : tensor<?x?x?x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x?x?x24xf32>
  %bcount = arith.constant 24 : index
  %ball = call @numbers_f32(%bcount) : (index) -> tensor<?xf32>
  %bias = tensor.cast %ball : tensor<?xf32> to tensor<24xf32>
  %e2 = tensor.empty(%nn, %nh, %nw) : tensor<?x?x?x24xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<?x?x?x24xf32>, tensor<24xf32>) outs(%e2 : tensor<?x?x?x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x24xf32>
  %te = tensor.empty() : tensor<2x9x11x24xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x9x11x24xf32>) -> tensor<2x9x11x24xf32>
  %steps = tensor.empty() : tensor<3x3x16xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x16xi8>) outs(%tf : tensor<2x9x11x24xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atf = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %atc = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 9 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 11 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<2x9x11x16xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atkh, %atkw, %atc, %atf] : tensor<3x3x16x24xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x9x11x24xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<24xf32>) outs(%want0 : tensor<2x9x11x24xf32>) {
  ^bb0(%b: f32, %a: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x9x11x24xf32>
  %got = tensor.cast %q : tensor<?x?x?x24xf32> to tensor<2x9x11x24xf32>
  check.expect_eq(%got, %want) : tensor<2x9x11x24xf32>
  return
}

func.func @pointwise_stride() {
  %zero = arith.constant 0.0 : f16
  %xcount = arith.constant 11520 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<11520xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 9, 10, 64] : tensor<11520xf16> into tensor<2x9x10x64xf16>
  %x = util.optimization_barrier %xv : tensor<2x9x10x64xf16>
  %wcount = arith.constant 6144 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<6144xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [1, 1, 64, 96] : tensor<6144xf16> into tensor<1x1x64x96xf16>
  %w = util.optimization_barrier %wv : tensor<1x1x64x96xf16>
  %e = tensor.empty() : tensor<2x5x5x96xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x5x5x96xf16>) -> tensor<2x5x5x96xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<2x9x10x64xf16>, tensor<1x1x64x96xf16>) outs(%f : tensor<2x5x5x96xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x5x5x96xf16>
  %te = tensor.empty() : tensor<2x5x5x96xf16>
  %tf = linalg.fill ins(%zero : f16) outs(%te : tensor<2x5x5x96xf16>) -> tensor<2x5x5x96xf16>
  %steps = tensor.empty() : tensor<1x1x64xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<1x1x64xi8>) outs(%tf : tensor<2x5x5x96xf16>) {
  ^bb0(%step: i8, %o: f16):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atf = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %atc = linalg.index 6 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 0)>(%ath, %atkh)
    %n_h = arith.constant 9 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 0)>(%atw, %atkw)
    %n_w = arith.constant 10 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<2x9x10x64xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkh, %atkw, %atc, %atf] : tensor<1x1x64x96xf16>
    %m = arith.mulf %xi, %wi : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x5x5x96xf16>
  check.expect_eq(%y, %want) : tensor<2x5x5x96xf16>
  return
}

// One channel of results, of windows of many: one row of weights times all pixels, summed over two loops.
func.func @one_channel() {
  %zero = arith.constant 0.0 : f16
  %xcount = arith.constant 256960 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<256960xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 4015, 1, 64] : tensor<256960xf16> into tensor<1x4015x1x64xf16>
  %x = util.optimization_barrier %xv : tensor<1x4015x1x64xf16>
  %wcount = arith.constant 1024 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<1024xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [1, 16, 64, 1] : tensor<1024xf16> into tensor<1x16x64x1xf16>
  %w = util.optimization_barrier %wv : tensor<1x16x64x1xf16>
  %e = tensor.empty() : tensor<1x4000x1x1xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<1x4000x1x1xf16>) -> tensor<1x4000x1x1xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(b, t, g, n, k, c) -> (b, t + k, g, c)>, affine_map<(b, t, g, n, k, c) -> (g, k, c, n)>, affine_map<(b, t, g, n, k, c) -> (b, t, g, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%x, %w : tensor<1x4015x1x64xf16>, tensor<1x16x64x1xf16>) outs(%f : tensor<1x4000x1x1xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<1x4000x1x1xf16>
  %steps = tensor.empty() : tensor<16x64xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(b, t, g, n, k, c) -> (k, c)>, affine_map<(b, t, g, n, k, c) -> (b, t, g, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%steps : tensor<16x64xi8>) outs(%f : tensor<1x4000x1x1xf16>) {
  ^bb0(%step: i8, %o: f16):
    %b = linalg.index 0 : index
    %t = linalg.index 1 : index
    %g = linalg.index 2 : index
    %n = linalg.index 3 : index
    %k = linalg.index 4 : index
    %c = linalg.index 5 : index
    %at = arith.addi %t, %k : index
    %xa = tensor.extract %x[%b, %at, %g, %c] : tensor<1x4015x1x64xf16>
    %wa = tensor.extract %w[%g, %k, %c, %n] : tensor<1x16x64x1xf16>
    %m = arith.mulf %xa, %wa : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<1x4000x1x1xf16>
  check.expect_eq(%y, %want) : tensor<1x4000x1x1xf16>
  return
}
