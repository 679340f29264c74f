// Depthwise convolutions of planes, channels before the image, as CPUs compute them where nothing else wants another order; sums of small integers are
// exact. What is expected is computed element by element, by indices into the tensor before it was padded.

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

func.func @with_bias() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 1134 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<1134xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 3, 9, 21] : tensor<1134xf32> into tensor<2x3x9x21xf32>
  %x = util.optimization_barrier %xv : tensor<2x3x9x21xf32>
  %wcount = arith.constant 27 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<27xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [3, 3, 3] : tensor<27xf32> into tensor<3x3x3xf32>
  %w = util.optimization_barrier %wv : tensor<3x3x3xf32>
  %e = tensor.empty() : tensor<2x3x9x21xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<2x3x9x21xf32> to tensor<2x3x11x23xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x9x21xf32>) -> tensor<2x3x9x21xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}
      ins(%p, %w : tensor<2x3x11x23xf32>, tensor<3x3x3xf32>) outs(%f : tensor<2x3x9x21xf32>) -> tensor<2x3x9x21xf32>
  %b = tensor.extract_slice %xflat[0] [3] [1] : tensor<1134xf32> to tensor<3xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c, %b : tensor<2x3x9x21xf32>, tensor<3xf32>) outs(%e : tensor<2x3x9x21xf32>) {
  ^bb0(%a: f32, %d: f32, %o: f32):
    %s = arith.addf %a, %d : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<2x3x9x21xf32>
  %te = tensor.empty() : tensor<2x3x9x21xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x3x9x21xf32>) -> tensor<2x3x9x21xf32>
  %steps = tensor.empty() : tensor<3x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%steps : tensor<3x3xi8>) outs(%tf : tensor<2x3x9x21xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %v = linalg.index 3 : index
    %i = linalg.index 4 : index
    %j = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %height = arith.constant 9 : index
    %width = arith.constant 21 : index
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%h, %i)
    %in_row = arith.cmpi ult, %row, %height : index
    %at_row = arith.select %in_row, %row, %c0 : index
    %column = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 1 - 1)>(%v, %j)
    %in_column = arith.cmpi ult, %column, %width : index
    %at_column = arith.select %in_column, %column, %c0 : index
    %in = arith.andi %in_row, %in_column : i1
    %xa = tensor.extract %x[%n, %ch, %at_row, %at_column] : tensor<2x3x9x21xf32>
    %xi = arith.select %in, %xa, %zero : f32
    %wi = tensor.extract %w[%ch, %i, %j] : tensor<3x3x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x9x21xf32>
  %all = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%b : tensor<3xf32>) outs(%want : tensor<2x3x9x21xf32>) {
  ^bb0(%d: f32, %a: f32):
    %s = arith.addf %a, %d : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<2x3x9x21xf32>
  check.expect_eq(%q, %all) : tensor<2x3x9x21xf32>
  return
}

func.func @strides_and_dilations() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 1540 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<1540xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 2, 11, 70] : tensor<1540xf32> into tensor<1x2x11x70xf32>
  %x = util.optimization_barrier %xv : tensor<1x2x11x70xf32>
  %wcount = arith.constant 30 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<30xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [2, 3, 5] : tensor<30xf32> into tensor<2x3x5xf32>
  %w = util.optimization_barrier %wv : tensor<2x3x5xf32>
  %e = tensor.empty() : tensor<1x2x5x69xf32>
  %p = tensor.pad %x low[0, 0, 0, 3] high[0, 0, 2, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<1x2x11x70xf32> to tensor<1x2x13x73xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x5x69xf32>) -> tensor<1x2x5x69xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %w : tensor<1x2x13x73xf32>, tensor<2x3x5xf32>) outs(%f : tensor<1x2x5x69xf32>) -> tensor<1x2x5x69xf32>
  %te = tensor.empty() : tensor<1x2x5x69xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<1x2x5x69xf32>) -> tensor<1x2x5x69xf32>
  %steps = tensor.empty() : tensor<3x5xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%steps : tensor<3x5xi8>) outs(%tf : tensor<1x2x5x69xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %v = linalg.index 3 : index
    %i = linalg.index 4 : index
    %j = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %height = arith.constant 11 : index
    %width = arith.constant 70 : index
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 2 - 0)>(%h, %i)
    %in_row = arith.cmpi ult, %row, %height : index
    %at_row = arith.select %in_row, %row, %c0 : index
    %column = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 1 - 3)>(%v, %j)
    %in_column = arith.cmpi ult, %column, %width : index
    %at_column = arith.select %in_column, %column, %c0 : index
    %in = arith.andi %in_row, %in_column : i1
    %xa = tensor.extract %x[%n, %ch, %at_row, %at_column] : tensor<1x2x11x70xf32>
    %xi = arith.select %in, %xa, %zero : f32
    %wi = tensor.extract %w[%ch, %i, %j] : tensor<2x3x5xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x2x5x69xf32>
  check.expect_eq(%c, %want) : tensor<1x2x5x69xf32>
  return
}

func.func @no_padding() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 2400 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<2400xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 5, 6, 40] : tensor<2400xf32> into tensor<2x5x6x40xf32>
  %x = util.optimization_barrier %xv : tensor<2x5x6x40xf32>
  %wcount = arith.constant 30 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<30xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [5, 2, 3] : tensor<30xf32> into tensor<5x2x3xf32>
  %w = util.optimization_barrier %wv : tensor<5x2x3xf32>
  %e = tensor.empty() : tensor<2x5x5x36xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x5x36xf32>) -> tensor<2x5x5x36xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}
      ins(%x, %w : tensor<2x5x6x40xf32>, tensor<5x2x3xf32>) outs(%f : tensor<2x5x5x36xf32>) -> tensor<2x5x5x36xf32>
  %te = tensor.empty() : tensor<2x5x5x36xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x5x5x36xf32>) -> tensor<2x5x5x36xf32>
  %steps = tensor.empty() : tensor<2x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%steps : tensor<2x3xi8>) outs(%tf : tensor<2x5x5x36xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %v = linalg.index 3 : index
    %i = linalg.index 4 : index
    %j = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %height = arith.constant 6 : index
    %width = arith.constant 40 : index
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 0)>(%h, %i)
    %in_row = arith.cmpi ult, %row, %height : index
    %at_row = arith.select %in_row, %row, %c0 : index
    %column = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2 - 0)>(%v, %j)
    %in_column = arith.cmpi ult, %column, %width : index
    %at_column = arith.select %in_column, %column, %c0 : index
    %in = arith.andi %in_row, %in_column : i1
    %xa = tensor.extract %x[%n, %ch, %at_row, %at_column] : tensor<2x5x6x40xf32>
    %xi = arith.select %in, %xa, %zero : f32
    %wi = tensor.extract %w[%ch, %i, %j] : tensor<5x2x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x5x5x36xf32>
  check.expect_eq(%c, %want) : tensor<2x5x5x36xf32>
  return
}

func.func @low_planes() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 102 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<102xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [1, 3, 2, 17] : tensor<102xf32> into tensor<1x3x2x17xf32>
  %x = util.optimization_barrier %xv : tensor<1x3x2x17xf32>
  %wcount = arith.constant 15 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<15xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [3, 5, 1] : tensor<15xf32> into tensor<3x5x1xf32>
  %w = util.optimization_barrier %wv : tensor<3x5x1xf32>
  %e = tensor.empty() : tensor<1x3x3x17xf32>
  %p = tensor.pad %x low[0, 0, 3, 0] high[0, 0, 2, 0] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<1x3x2x17xf32> to tensor<1x3x7x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x3x3x17xf32>) -> tensor<1x3x3x17xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}
      ins(%p, %w : tensor<1x3x7x17xf32>, tensor<3x5x1xf32>) outs(%f : tensor<1x3x3x17xf32>) -> tensor<1x3x3x17xf32>
  %te = tensor.empty() : tensor<1x3x3x17xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<1x3x3x17xf32>) -> tensor<1x3x3x17xf32>
  %steps = tensor.empty() : tensor<5x1xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%steps : tensor<5x1xi8>) outs(%tf : tensor<1x3x3x17xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %v = linalg.index 3 : index
    %i = linalg.index 4 : index
    %j = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %height = arith.constant 2 : index
    %width = arith.constant 17 : index
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 3)>(%h, %i)
    %in_row = arith.cmpi ult, %row, %height : index
    %at_row = arith.select %in_row, %row, %c0 : index
    %column = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 1 - 0)>(%v, %j)
    %in_column = arith.cmpi ult, %column, %width : index
    %at_column = arith.select %in_column, %column, %c0 : index
    %in = arith.andi %in_row, %in_column : i1
    %xa = tensor.extract %x[%n, %ch, %at_row, %at_column] : tensor<1x3x2x17xf32>
    %xi = arith.select %in, %xa, %zero : f32
    %wi = tensor.extract %w[%ch, %i, %j] : tensor<3x5x1xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x3x3x17xf32>
  check.expect_eq(%c, %want) : tensor<1x3x3x17xf32>
  return
}

func.func @unknown_sizes() {
  %zero = arith.constant 0.0 : f32
  %xcount = arith.constant 2100 : index
  %xall = call @numbers_f32(%xcount) : (index) -> tensor<?xf32>
  %xflat = tensor.cast %xall : tensor<?xf32> to tensor<2100xf32>
  %xv = tensor.expand_shape %xflat [[0, 1, 2, 3]] output_shape [2, 3, 10, 35] : tensor<2100xf32> into tensor<2x3x10x35xf32>
  %x = util.optimization_barrier %xv : tensor<2x3x10x35xf32>
  %wcount = arith.constant 27 : index
  %wall = call @numbers_f32(%wcount) : (index) -> tensor<?xf32>
  %wflat = tensor.cast %wall : tensor<?xf32> to tensor<27xf32>
  %wv = tensor.expand_shape %wflat [[0, 1, 2]] output_shape [3, 3, 3] : tensor<27xf32> into tensor<3x3x3xf32>
  %w = util.optimization_barrier %wv : tensor<3x3x3xf32>
  %n0 = arith.constant 2 : index
  %h0 = arith.constant 10 : index
  %w0 = arith.constant 35 : index
  %n1 = util.optimization_barrier %n0 : index
  %h1 = util.optimization_barrier %h0 : index
  %w1 = util.optimization_barrier %w0 : index
  %xd = tensor.extract_slice %x[0, 0, 0, 0] [%n1, 3, %h1, %w1] [1, 1, 1, 1] : tensor<2x3x10x35xf32> to tensor<?x3x?x?xf32>
  %oh = affine.apply affine_map<(d) -> ((d + -1) floordiv 1 + 1)>(%h1)
  %ow = affine.apply affine_map<(d) -> (d + 0)>(%w1)
  %e = tensor.empty(%n1, %oh, %ow) : tensor<?x3x?x?xf32>
  %p = tensor.pad %xd low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%p0: index, %p1: index, %p2: index, %p3: index):
    tensor.yield %zero : f32
  } : tensor<?x3x?x?xf32> to tensor<?x3x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32>
  %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}
      ins(%p, %w : tensor<?x3x?x?xf32>, tensor<3x3x3xf32>) outs(%f : tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32>
  %y = tensor.cast %c : tensor<?x3x?x?xf32> to tensor<2x3x10x35xf32>
  %te = tensor.empty() : tensor<2x3x10x35xf32>
  %tf = linalg.fill ins(%zero : f32) outs(%te : tensor<2x3x10x35xf32>) -> tensor<2x3x10x35xf32>
  %steps = tensor.empty() : tensor<3x3xi8>
  %want = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%steps : tensor<3x3xi8>) outs(%tf : tensor<2x3x10x35xf32>) {
  ^bb0(%step: i8, %o: f32):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %v = linalg.index 3 : index
    %i = linalg.index 4 : index
    %j = linalg.index 5 : index
    %c0 = arith.constant 0 : index
    %height = arith.constant 10 : index
    %width = arith.constant 35 : index
    %row = affine.apply affine_map<(d0, d1) -> (d0 * 1 + d1 * 1 - 1)>(%h, %i)
    %in_row = arith.cmpi ult, %row, %height : index
    %at_row = arith.select %in_row, %row, %c0 : index
    %column = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 1 - 1)>(%v, %j)
    %in_column = arith.cmpi ult, %column, %width : index
    %at_column = arith.select %in_column, %column, %c0 : index
    %in = arith.andi %in_row, %in_column : i1
    %xa = tensor.extract %x[%n, %ch, %at_row, %at_column] : tensor<2x3x10x35xf32>
    %xi = arith.select %in, %xa, %zero : f32
    %wi = tensor.extract %w[%ch, %i, %j] : tensor<3x3x3xf32>
    %m = arith.mulf %xi, %wi : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x3x10x35xf32>
  check.expect_eq(%y, %want) : tensor<2x3x10x35xf32>
  return
}
