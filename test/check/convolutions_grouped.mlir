// Convolutions in groups, of each channel alone, of one and three dimensions, and of many channels; sums of small integers are exact. What is
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

func.func @grouped() {
  %zero = arith.constant 0.0 : f16
  %xcount = arith.constant 3072 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<3072xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3, 4]] output_shape [2, 8, 8, 3, 8] : tensor<3072xf16> into tensor<2x8x8x3x8xf16>
  %x = util.optimization_barrier %xv : tensor<2x8x8x3x8xf16>
  %wcount = arith.constant 3456 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<3456xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3, 4]] output_shape [3, 3, 3, 8, 16] : tensor<3456xf16> into tensor<3x3x3x8x16xf16>
  %w = util.optimization_barrier %wv : tensor<3x3x3x8x16xf16>
  %padded = tensor.pad %x low[0, 1, 1, 0, 0] high[0, 1, 1, 0, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index, %p4: index):
    tensor.yield %zero : f16
  } : tensor<2x8x8x3x8xf16> to tensor<2x10x10x3x8xf16>
  %e = tensor.empty() : tensor<2x8x8x3x16xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x8x8x3x16xf16>) -> tensor<2x8x8x3x16xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d5, d6, d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<2x10x10x3x8xf16>, tensor<3x3x3x8x16xf16>) outs(%f : tensor<2x8x8x3x16xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x8x8x3x16xf16>
  %te = tensor.empty() : tensor<2x8x8x3x16xf16>
  %tf = linalg.fill ins(%zero : f16) outs(%te : tensor<2x8x8x3x16xf16>) -> tensor<2x8x8x3x16xf16>
  %steps = tensor.empty() : tensor<3x3x8xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x8xi8>) outs(%tf : tensor<2x8x8x3x16xf16>) {
  ^bb0(%step: i8, %o: f16):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atg = linalg.index 3 : index
    %atf = linalg.index 4 : index
    %atkh = linalg.index 5 : index
    %atkw = linalg.index 6 : index
    %atc = linalg.index 7 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 8 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 8 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atg, %atc] : tensor<2x8x8x3x8xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atg, %atkh, %atkw, %atc, %atf] : tensor<3x3x3x8x16xf16>
    %m = arith.mulf %xi, %wi : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<2x8x8x3x16xf16>
  check.expect_eq(%y, %want) : tensor<2x8x8x3x16xf16>
  return
}

func.func @groups_of_four() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 3456 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<3456xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3, 4]] output_shape [2, 8, 9, 6, 4] : tensor<3456xf32> into tensor<2x8x9x6x4xf32>
  %x = util.optimization_barrier %xv : tensor<2x8x9x6x4xf32>
  %wcount = arith.constant 864 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<864xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3, 4]] output_shape [6, 3, 3, 4, 4] : tensor<864xf32> into tensor<6x3x3x4x4xf32>
  %w = util.optimization_barrier %wv : tensor<6x3x3x4x4xf32>
  %padded = tensor.pad %x low[0, 1, 1, 0, 0] high[0, 1, 1, 0, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index, %p4: index):
    tensor.yield %zero : f32
  } : tensor<2x8x9x6x4xf32> to tensor<2x10x11x6x4xf32>
  %e = tensor.empty() : tensor<2x8x9x6x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x9x6x4xf32>) -> tensor<2x8x9x6x4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d5, d6, d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<2x10x11x6x4xf32>, tensor<6x3x3x4x4xf32>) outs(%f : tensor<2x8x9x6x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x8x9x6x4xf32>
  %bcount = arith.constant 4 : index
  %ball = call @numbers_f32(%bcount) : (index) -> tensor<?xf32>
  %bias = tensor.cast %ball : tensor<?xf32> to tensor<4xf32>
  %e2 = tensor.empty() : tensor<2x8x9x6x4xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<2x8x9x6x4xf32>, tensor<4xf32>) outs(%e2 : tensor<2x8x9x6x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x8x9x6x4xf32>
  %te = tensor.empty() : tensor<2x8x9x6x4xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x8x9x6x4xf32>) -> tensor<2x8x9x6x4xf32>
  %steps = tensor.empty() : tensor<3x3x4xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x4xi8>) outs(%tf : tensor<2x8x9x6x4xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atg = linalg.index 3 : index
    %atf = linalg.index 4 : index
    %atkh = linalg.index 5 : index
    %atkw = linalg.index 6 : index
    %atc = linalg.index 7 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 8 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 9 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atg, %atc] : tensor<2x8x9x6x4xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atg, %atkh, %atkw, %atc, %atf] : tensor<6x3x3x4x4xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x8x9x6x4xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<4xf32>) outs(%want0 : tensor<2x8x9x6x4xf32>) {
  ^bb0(%b: f32, %a: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x8x9x6x4xf32>
  check.expect_eq(%q, %want) : tensor<2x8x9x6x4xf32>
  return
}

func.func @grouped_nchw() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 1120 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<1120xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3, 4]] output_shape [2, 2, 5, 8, 7] : tensor<1120xf32> into tensor<2x2x5x8x7xf32>
  %x = util.optimization_barrier %xv : tensor<2x2x5x8x7xf32>
  %wcount = arith.constant 540 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<540xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3, 4]] output_shape [2, 9, 5, 2, 3] : tensor<540xf32> into tensor<2x9x5x2x3xf32>
  %w = util.optimization_barrier %wv : tensor<2x9x5x2x3xf32>
  %e = tensor.empty() : tensor<2x2x9x7x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2x9x7x5xf32>) -> tensor<2x2x9x7x5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<2x2x5x8x7xf32>, tensor<2x9x5x2x3xf32>) outs(%f : tensor<2x2x9x7x5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x2x9x7x5xf32>
  %te = tensor.empty() : tensor<2x2x9x7x5xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x2x9x7x5xf32>) -> tensor<2x2x9x7x5xf32>
  %steps = tensor.empty() : tensor<5x2x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<5x2x3xi8>) outs(%tf : tensor<2x2x9x7x5xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %atg = linalg.index 1 : index
    %atf = linalg.index 2 : index
    %ath = linalg.index 3 : index
    %atw = linalg.index 4 : index
    %atc = linalg.index 5 : index
    %atkh = linalg.index 6 : index
    %atkw = linalg.index 7 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 0)>(%ath, %atkh)
    %n_h = arith.constant 8 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 0)>(%atw, %atkw)
    %n_w = arith.constant 7 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %atg, %atc, %at_h, %at_w] : tensor<2x2x5x8x7xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atg, %atf, %atc, %atkh, %atkw] : tensor<2x9x5x2x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x2x9x7x5xf32>
  check.expect_eq(%y, %want) : tensor<2x2x9x7x5xf32>
  return
}

func.func @depthwise() {
  %zero = arith.constant 0.0 : f16
  %xcount = arith.constant 491520 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<491520xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [4, 20, 24, 256] : tensor<491520xf16> into tensor<4x20x24x256xf16>
  %x = util.optimization_barrier %xv : tensor<4x20x24x256xf16>
  %wcount = arith.constant 2304 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<2304xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [3, 3, 256] : tensor<2304xf16> into tensor<3x3x256xf16>
  %w = util.optimization_barrier %wv : tensor<3x3x256xf16>
  %padded = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f16
  } : tensor<4x20x24x256xf16> to tensor<4x22x26x256xf16>
  %e = tensor.empty() : tensor<4x20x24x256xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<4x20x24x256xf16>) -> tensor<4x20x24x256xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %w : tensor<4x22x26x256xf16>, tensor<3x3x256xf16>) outs(%f : tensor<4x20x24x256xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.mulf %a, %b : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<4x20x24x256xf16>
  %bcount = arith.constant 256 : index
  %ball = call @numbers_f16(%bcount) : (index) -> tensor<?xf16>
  %bias = tensor.cast %ball : tensor<?xf16> to tensor<256xf16>
  %e2 = tensor.empty() : tensor<4x20x24x256xf16>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<4x20x24x256xf16>, tensor<256xf16>) outs(%e2 : tensor<4x20x24x256xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %s = arith.addf %a, %b : f16
    %r = arith.maximumf %s, %zero : f16
    linalg.yield %r : f16
  } -> tensor<4x20x24x256xf16>
  %te = tensor.empty() : tensor<4x20x24x256xf16>
  %tf = linalg.fill ins(%zero : f16) outs(%te : tensor<4x20x24x256xf16>) -> tensor<4x20x24x256xf16>
  %steps = tensor.empty() : tensor<3x3xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%steps : tensor<3x3xi8>) outs(%tf : tensor<4x20x24x256xf16>) {
  ^bb0(%step: i8, %o: f16):
    %atn = linalg.index 0 : index
    %ath = linalg.index 1 : index
    %atw = linalg.index 2 : index
    %atc = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 20 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 24 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<4x20x24x256xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkh, %atkw, %atc] : tensor<3x3x256xf16>
    %m = arith.mulf %xi, %wi : f16
    %s = arith.addf %o, %m : f16
    linalg.yield %s : f16
  } -> tensor<4x20x24x256xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<256xf16>) outs(%want0 : tensor<4x20x24x256xf16>) {
  ^bb0(%b: f16, %a: f16):
    %s = arith.addf %a, %b : f16
    %r = arith.maximumf %s, %zero : f16
    linalg.yield %r : f16
  } -> tensor<4x20x24x256xf16>
  check.expect_eq(%q, %want) : tensor<4x20x24x256xf16>
  return
}

func.func @depthwise_nchw() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 1560 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<1560xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 10, 12, 13] : tensor<1560xf32> into tensor<1x10x12x13xf32>
  %x = util.optimization_barrier %xv : tensor<1x10x12x13xf32>
  %wcount = arith.constant 150 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<150xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [10, 5, 3] : tensor<150xf32> into tensor<10x5x3xf32>
  %w = util.optimization_barrier %wv : tensor<10x5x3xf32>
  %padded = tensor.pad %x low[0, 0, 2, 1] high[0, 0, 2, 1] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<1x10x12x13xf32> to tensor<1x10x16x15xf32>
  %e = tensor.empty() : tensor<1x10x6x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x10x6x7xf32>) -> tensor<1x10x6x7xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %w : tensor<1x10x16x15xf32>, tensor<10x5x3xf32>) outs(%f : tensor<1x10x6x7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x10x6x7xf32>
  %te = tensor.empty() : tensor<1x10x6x7xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<1x10x6x7xf32>) -> tensor<1x10x6x7xf32>
  %steps = tensor.empty() : tensor<5x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%steps : tensor<5x3xi8>) outs(%tf : tensor<1x10x6x7xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %atc = linalg.index 1 : index
    %ath = linalg.index 2 : index
    %atw = linalg.index 3 : index
    %atkh = linalg.index 4 : index
    %atkw = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 2)>(%ath, %atkh)
    %n_h = arith.constant 12 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 13 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %atc, %at_h, %at_w] : tensor<1x10x12x13xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atc, %atkh, %atkw] : tensor<10x5x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x10x6x7xf32>
  check.expect_eq(%y, %want) : tensor<1x10x6x7xf32>
  return
}

func.func @one_dimension() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 4800 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<4800xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2]] output_shape [3, 50, 32] : tensor<4800xf32> into tensor<3x50x32xf32>
  %x = util.optimization_barrier %xv : tensor<3x50x32xf32>
  %wcount = arith.constant 5280 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<5280xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [5, 32, 33] : tensor<5280xf32> into tensor<5x32x33xf32>
  %w = util.optimization_barrier %wv : tensor<5x32x33xf32>
  %padded = tensor.pad %x low[0, 2, 0] high[0, 2, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index):
    tensor.yield %zero : f32
  } : tensor<3x50x32xf32> to tensor<3x54x32xf32>
  %e = tensor.empty() : tensor<3x25x33xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x25x33xf32>) -> tensor<3x25x33xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %w : tensor<3x54x32xf32>, tensor<5x32x33xf32>) outs(%f : tensor<3x25x33xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x25x33xf32>
  %te = tensor.empty() : tensor<3x25x33xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<3x25x33xf32>) -> tensor<3x25x33xf32>
  %steps = tensor.empty() : tensor<5x32xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%steps : tensor<5x32xi8>) outs(%tf : tensor<3x25x33xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %atw = linalg.index 1 : index
    %atf = linalg.index 2 : index
    %atkw = linalg.index 3 : index
    %atc = linalg.index 4 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 1 - 2)>(%atw, %atkw)
    %n_w = arith.constant 50 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %true, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_w, %atc] : tensor<3x50x32xf32>
    %xi = arith.select %ok_w, %xa, %zero : f32
    %wi = tensor.extract %w[%atkw, %atc, %atf] : tensor<5x32x33xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x25x33xf32>
  check.expect_eq(%y, %want) : tensor<3x25x33xf32>
  return
}

func.func @three_dimensions() {
  %zero = arith.constant 0.0 : f16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 1680 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<1680xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3, 4]] output_shape [1, 6, 7, 5, 8] : tensor<1680xf16> into tensor<1x6x7x5x8xf16>
  %x = util.optimization_barrier %xv : tensor<1x6x7x5x8xf16>
  %wcount = arith.constant 3456 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<3456xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3, 4]] output_shape [3, 3, 3, 8, 16] : tensor<3456xf16> into tensor<3x3x3x8x16xf16>
  %w = util.optimization_barrier %wv : tensor<3x3x3x8x16xf16>
  %padded = tensor.pad %x low[0, 1, 1, 1, 0] high[0, 1, 1, 1, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index, %p4: index):
    tensor.yield %zero : f16
  } : tensor<1x6x7x5x8xf16> to tensor<1x8x9x7x8xf16>
  %e = tensor.empty() : tensor<1x6x7x5x16xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x6x7x5x16xf32>) -> tensor<1x6x7x5x16xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%padded, %w : tensor<1x8x9x7x8xf16>, tensor<3x3x3x8x16xf16>) outs(%f : tensor<1x6x7x5x16xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %aw = arith.extf %a : f16 to f32
    %bw = arith.extf %b : f16 to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x6x7x5x16xf32>
  %te = tensor.empty() : tensor<1x6x7x5x16xf32>
  %tf = linalg.fill ins(%zero_sum : f32) outs(%te : tensor<1x6x7x5x16xf32>) -> tensor<1x6x7x5x16xf32>
  %steps = tensor.empty() : tensor<3x3x3x8xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%steps : tensor<3x3x3x8xi8>) outs(%tf : tensor<1x6x7x5x16xf32>) {
  ^bb0(%step: i8, %o: f32):
    %atn = linalg.index 0 : index
    %atd = linalg.index 1 : index
    %ath = linalg.index 2 : index
    %atw = linalg.index 3 : index
    %atf = linalg.index 4 : index
    %atkd = linalg.index 5 : index
    %atkh = linalg.index 6 : index
    %atkw = linalg.index 7 : index
    %atc = linalg.index 8 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %a_d = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atd, %atkd)
    %n_d = arith.constant 6 : index
    %in_d = arith.cmpi ult, %a_d, %n_d : index
    %at_d = arith.select %in_d, %a_d, %c0 : index
    %ok_d = arith.andi %true, %in_d : i1
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%ath, %atkh)
    %n_h = arith.constant 7 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %ok_d, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%atw, %atkw)
    %n_w = arith.constant 5 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_d, %at_h, %at_w, %atc] : tensor<1x6x7x5x8xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkd, %atkh, %atkw, %atc, %atf] : tensor<3x3x3x8x16xf16>
    %m = arith.mulf %xi, %wi : f16
    %mw = arith.extf %m : f16 to f32
    %s = arith.addf %o, %mw : f32
    linalg.yield %s : f32
  } -> tensor<1x6x7x5x16xf32>
  check.expect_eq(%y, %want) : tensor<1x6x7x5x16xf32>
  return
}

func.func @long_sum() {
  %zero = arith.constant 0.0 : f16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 81920 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<81920xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 5, 8, 2048] : tensor<81920xf16> into tensor<1x5x8x2048xf16>
  %x = util.optimization_barrier %xv : tensor<1x5x8x2048xf16>
  %wcount = arith.constant 98304 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<98304xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2, 3]] output_shape [1, 1, 2048, 48] : tensor<98304xf16> into tensor<1x1x2048x48xf16>
  %w = util.optimization_barrier %wv : tensor<1x1x2048x48xf16>
  %e = tensor.empty() : tensor<1x5x8x48xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x5x8x48xf32>) -> tensor<1x5x8x48xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<1x5x8x2048xf16>, tensor<1x1x2048x48xf16>) outs(%f : tensor<1x5x8x48xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %aw = arith.extf %a : f16 to f32
    %bw = arith.extf %b : f16 to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x5x8x48xf32>
  %bcount = arith.constant 48 : index
  %ball = call @numbers_f32(%bcount) : (index) -> tensor<?xf32>
  %bias = tensor.cast %ball : tensor<?xf32> to tensor<48xf32>
  %e2 = tensor.empty() : tensor<1x5x8x48xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%y, %bias : tensor<1x5x8x48xf32>, tensor<48xf32>) outs(%e2 : tensor<1x5x8x48xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero_sum : f32
    linalg.yield %r : f32
  } -> tensor<1x5x8x48xf32>
  %te = tensor.empty() : tensor<1x5x8x48xf32>
  %tf = linalg.fill ins(%zero_sum : f32) outs(%te : tensor<1x5x8x48xf32>) -> tensor<1x5x8x48xf32>
  %steps = tensor.empty() : tensor<1x1x2048xi8>
  %want0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%steps : tensor<1x1x2048xi8>) outs(%tf : tensor<1x5x8x48xf32>) {
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
    %a_h = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 0)>(%ath, %atkh)
    %n_h = arith.constant 5 : index
    %in_h = arith.cmpi ult, %a_h, %n_h : index
    %at_h = arith.select %in_h, %a_h, %c0 : index
    %ok_h = arith.andi %true, %in_h : i1
    %a_w = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 0)>(%atw, %atkw)
    %n_w = arith.constant 8 : index
    %in_w = arith.cmpi ult, %a_w, %n_w : index
    %at_w = arith.select %in_w, %a_w, %c0 : index
    %ok_w = arith.andi %ok_h, %in_w : i1
    %xa = tensor.extract %x[%atn, %at_h, %at_w, %atc] : tensor<1x5x8x2048xf16>
    %xi = arith.select %ok_w, %xa, %zero : f16
    %wi = tensor.extract %w[%atkh, %atkw, %atc, %atf] : tensor<1x1x2048x48xf16>
    %m = arith.mulf %xi, %wi : f16
    %mw = arith.extf %m : f16 to f32
    %s = arith.addf %o, %mw : f32
    linalg.yield %s : f32
  } -> tensor<1x5x8x48xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : tensor<48xf32>) outs(%want0 : tensor<1x5x8x48xf32>) {
  ^bb0(%b: f32, %a: f32):
    %s = arith.addf %a, %b : f32
    %r = arith.maximumf %s, %zero_sum : f32
    linalg.yield %r : f32
  } -> tensor<1x5x8x48xf32>
  check.expect_eq(%q, %want) : tensor<1x5x8x48xf32>
  return
}

// Some columns of longer rows, as state-space models convolve them: read where they lie, around their edges.
func.func @part_of_rows() {
  %zero = arith.constant 0.0 : f16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 2000 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<2000xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2]] output_shape [1, 50, 40] : tensor<2000xf16> into tensor<1x50x40xf16>
  %x = util.optimization_barrier %xv : tensor<1x50x40xf16>
  %wcount = arith.constant 64 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<64xf16>
  %wv = tensor.expand_shape %wflat [[0, 1]] output_shape [4, 16] : tensor<64xf16> into tensor<4x16xf16>
  %w = util.optimization_barrier %wv : tensor<4x16xf16>
  %part = tensor.extract_slice %x[0, 0, 16] [1, 50, 16] [1, 1, 1] : tensor<1x50x40xf16> to tensor<1x50x16xf16>
  %padded = tensor.pad %part low[0, 3, 0] high[0, 3, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index):
    tensor.yield %zero : f16
  } : tensor<1x50x16xf16> to tensor<1x56x16xf16>
  %e = tensor.empty() : tensor<1x53x16xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x53x16xf32>) -> tensor<1x53x16xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded, %w : tensor<1x56x16xf16>, tensor<4x16xf16>) outs(%f : tensor<1x53x16xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %m = arith.mulf %wa, %wb : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x53x16xf32>
  %steps = tensor.empty() : tensor<4xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%steps : tensor<4xi8>) outs(%f : tensor<1x53x16xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 1 : index
    %k = linalg.index 3 : index
    %c = linalg.index 2 : index
    %at = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 3)>(%n, %k)
    %length = arith.constant 50 : index
    %first = arith.constant 0 : index
    %in = arith.cmpi ult, %at, %length : index
    %near = arith.select %in, %at, %first : index
    %column = affine.apply affine_map<(d0) -> (d0 + 16)>(%c)
    %c0 = arith.constant 0 : index
    %xa = tensor.extract %x[%c0, %near, %column] : tensor<1x50x40xf16>
    %xi = arith.select %in, %xa, %zero : f16
    %wi = tensor.extract %w[%k, %c] : tensor<4x16xf16>
    %wx = arith.extf %xi : f16 to f32
    %ww = arith.extf %wi : f16 to f32
    %m = arith.mulf %wx, %ww : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x53x16xf32>
  check.expect_eq(%y, %want) : tensor<1x53x16xf32>
  return
}

// The same where all columns are mixed.
func.func @dense_part_of_rows() {
  %zero = arith.constant 0.0 : f16
  %zero_sum = arith.constant 0.0 : f32
  %xcount = arith.constant 2000 : index
  %xall = call @numbers_f16(%xcount) : (index) -> tensor<?xf16>
  %xflat = tensor.cast %xall : tensor<?xf16> to tensor<2000xf16>
  %xv = tensor.expand_shape %xflat [[0, 1, 2]] output_shape [1, 50, 40] : tensor<2000xf16> into tensor<1x50x40xf16>
  %x = util.optimization_barrier %xv : tensor<1x50x40xf16>
  %wcount = arith.constant 2048 : index
  %wall = call @numbers_f16(%wcount) : (index) -> tensor<?xf16>
  %wflat = tensor.cast %wall : tensor<?xf16> to tensor<2048xf16>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [4, 16, 32] : tensor<2048xf16> into tensor<4x16x32xf16>
  %w = util.optimization_barrier %wv : tensor<4x16x32xf16>
  %part = tensor.extract_slice %x[0, 0, 16] [1, 50, 16] [1, 1, 1] : tensor<1x50x40xf16> to tensor<1x50x16xf16>
  %padded = tensor.pad %part low[0, 3, 0] high[0, 3, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index):
    tensor.yield %zero : f16
  } : tensor<1x50x16xf16> to tensor<1x56x16xf16>
  %e = tensor.empty() : tensor<1x53x32xf32>
  %f = linalg.fill ins(%zero_sum : f32) outs(%e : tensor<1x53x32xf32>) -> tensor<1x53x32xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %w : tensor<1x56x16xf16>, tensor<4x16x32xf16>) outs(%f : tensor<1x53x32xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %m = arith.mulf %wa, %wb : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x53x32xf32>
  %steps = tensor.empty() : tensor<4x16xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%steps : tensor<4x16xi8>) outs(%f : tensor<1x53x32xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 1 : index
    %k = linalg.index 3 : index
    %c = linalg.index 4 : index
    %f0 = linalg.index 2 : index
    %at = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 3)>(%n, %k)
    %length = arith.constant 50 : index
    %first = arith.constant 0 : index
    %in = arith.cmpi ult, %at, %length : index
    %near = arith.select %in, %at, %first : index
    %column = affine.apply affine_map<(d0) -> (d0 + 16)>(%c)
    %c0 = arith.constant 0 : index
    %xa = tensor.extract %x[%c0, %near, %column] : tensor<1x50x40xf16>
    %xi = arith.select %in, %xa, %zero : f16
    %wi = tensor.extract %w[%k, %c, %f0] : tensor<4x16x32xf16>
    %wx = arith.extf %xi : f16 to f32
    %ww = arith.extf %wi : f16 to f32
    %m = arith.mulf %wx, %ww : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x53x32xf32>
  check.expect_eq(%y, %want) : tensor<1x53x32xf32>
  return
}
