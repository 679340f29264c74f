// Products with weights of few bits, which kernels unpack as they read them where the rows are few
// enough. What is expected is the product with the same weights, stored before.

#flat = affine_map<(d0) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>

// 1 rows, 40 columns, k = 256, blocks of 32 numbers of 4 bits, f16.
func.func @row() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<5120xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<5120xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<5120xi8>
  %w = util.optimization_barrier %w0 : tensor<5120xi8>
  %se = tensor.empty() : tensor<320xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<320xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<320xf16>
  %s = util.optimization_barrier %s0 : tensor<320xf16>
  %xse = tensor.empty() : tensor<256xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<256xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<256xf16>
  %xs = util.optimization_barrier %xs0 : tensor<256xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [1, 256] : tensor<256xf16> into tensor<1x256xf16>
  %x = util.optimization_barrier %x1 : tensor<1x256xf16>
  %de = tensor.empty() : tensor<40x256xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<40x256xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c8 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<5120xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<320xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<40x256xf16>
  %ye = tensor.empty() : tensor<1x40xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<1x40xf32>) -> tensor<1x40xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<1x256xf16>, tensor<40x256xf16>) outs(%yz : tensor<1x40xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<1x40xf32>
  %w2 = util.optimization_barrier %w : tensor<5120xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<40x256xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c8 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<5120xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<320xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<40x256xf16>
  %stored = util.optimization_barrier %again : tensor<40x256xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<1x256xf16>, tensor<40x256xf16>) outs(%yz : tensor<1x40xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<1x40xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<1x40xf32>
  return
}

// 3 rows, 37 columns, k = 192, blocks of 64 numbers of 4 bits, zero points of as many bits, f16.
func.func @three_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c192 = arith.constant 192 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<3552xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<3552xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<3552xi8>
  %w = util.optimization_barrier %w0 : tensor<3552xi8>
  %se = tensor.empty() : tensor<111xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<111xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<111xf16>
  %s = util.optimization_barrier %s0 : tensor<111xf16>
  %ze = tensor.empty() : tensor<74xi8>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<74xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<74xi8>
  %z = util.optimization_barrier %z0 : tensor<74xi8>
  %xse = tensor.empty() : tensor<576xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<576xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<576xf16>
  %xs = util.optimization_barrier %xs0 : tensor<576xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [3, 192] : tensor<576xf16> into tensor<3x192xf16>
  %x = util.optimization_barrier %x1 : tensor<3x192xf16>
  %de = tensor.empty() : tensor<37x192xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<37x192xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c3 : index
    %b0 = arith.divui %column, %c64 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c32 : index
    %in = arith.remui %column, %c64 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<3552xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c2 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<74xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<111xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<37x192xf16>
  %ye = tensor.empty() : tensor<3x37xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<3x37xf32>) -> tensor<3x37xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<3x192xf16>, tensor<37x192xf16>) outs(%yz : tensor<3x37xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<3x37xf32>
  %w2 = util.optimization_barrier %w : tensor<3552xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<37x192xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c3 : index
    %b0 = arith.divui %column, %c64 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c32 : index
    %in = arith.remui %column, %c64 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<3552xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c2 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<74xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<111xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<37x192xf16>
  %stored = util.optimization_barrier %again : tensor<37x192xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<3x192xf16>, tensor<37x192xf16>) outs(%yz : tensor<3x37xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<3x37xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<3x37xf32>
  return
}

// 16 rows, 19 columns, k = 416, blocks of 32 numbers of 4 bits, zero points of floats, bf16.
func.func @sixteen_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c256 = arith.constant 256 : index
  %c416 = arith.constant 416 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : bf16
  %eighth = arith.constant 0.125 : bf16
  %small = arith.constant 0.0078125 : bf16
  %we = tensor.empty() : tensor<3952xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<3952xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<3952xi8>
  %w = util.optimization_barrier %w0 : tensor<3952xi8>
  %se = tensor.empty() : tensor<247xbf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<247xbf16>) {
  ^bb0(%o: bf16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to bf16
    %nw = arith.mulf %nf, %small : bf16
    linalg.yield %nw : bf16
  } -> tensor<247xbf16>
  %s = util.optimization_barrier %s0 : tensor<247xbf16>
  %ze = tensor.empty() : tensor<247xbf16>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<247xbf16>) {
  ^bb0(%o: bf16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to bf16
    %nw = arith.mulf %nf, %eighth : bf16
    linalg.yield %nw : bf16
  } -> tensor<247xbf16>
  %z = util.optimization_barrier %z0 : tensor<247xbf16>
  %xse = tensor.empty() : tensor<6656xbf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<6656xbf16>) {
  ^bb0(%o: bf16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to bf16
    %nw = arith.mulf %nf, %eighth : bf16
    linalg.yield %nw : bf16
  } -> tensor<6656xbf16>
  %xs = util.optimization_barrier %xs0 : tensor<6656xbf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [16, 416] : tensor<6656xbf16> into tensor<16x416xbf16>
  %x = util.optimization_barrier %x1 : tensor<16x416xbf16>
  %de = tensor.empty() : tensor<19x416xbf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<19x416xbf16>) {
  ^bb0(%o: bf16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c13 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<3952xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to bf16
    %zv = tensor.extract %z[%of] : tensor<247xbf16>
    %scale = tensor.extract %s[%of] : tensor<247xbf16>
    %less = arith.subf %cnum, %zv : bf16
    %value = arith.mulf %less, %scale : bf16
    linalg.yield %value : bf16
  } -> tensor<19x416xbf16>
  %ye = tensor.empty() : tensor<16x19xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<16x19xf32>) -> tensor<16x19xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<16x416xbf16>, tensor<19x416xbf16>) outs(%yz : tensor<16x19xf32>) {
  ^bb0(%a: bf16, %b: bf16, %o: f32):
    %wa = arith.extf %a : bf16 to f32
    %wb = arith.extf %b : bf16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<16x19xf32>
  %w2 = util.optimization_barrier %w : tensor<3952xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<19x416xbf16>) {
  ^bb0(%o: bf16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c13 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<3952xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to bf16
    %zv = tensor.extract %z[%of] : tensor<247xbf16>
    %scale = tensor.extract %s[%of] : tensor<247xbf16>
    %less = arith.subf %cnum, %zv : bf16
    %value = arith.mulf %less, %scale : bf16
    linalg.yield %value : bf16
  } -> tensor<19x416xbf16>
  %stored = util.optimization_barrier %again : tensor<19x416xbf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<16x416xbf16>, tensor<19x416xbf16>) outs(%yz : tensor<16x19xf32>) {
  ^bb0(%a: bf16, %b: bf16, %o: f32):
    %wa = arith.extf %a : bf16 to f32
    %wb = arith.extf %b : bf16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<16x19xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<16x19xf32>
  return
}

// 100 rows, 72 columns, k = 128, blocks of 16 numbers of 4 bits, zero points of as many bits, f16.
func.func @hundred_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c37 = arith.constant 37 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<4608xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<4608xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<4608xi8>
  %w = util.optimization_barrier %w0 : tensor<4608xi8>
  %se = tensor.empty() : tensor<576xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<576xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<576xf16>
  %s = util.optimization_barrier %s0 : tensor<576xf16>
  %ze = tensor.empty() : tensor<288xi8>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<288xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<288xi8>
  %z = util.optimization_barrier %z0 : tensor<288xi8>
  %xse = tensor.empty() : tensor<12800xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<12800xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<12800xf16>
  %xs = util.optimization_barrier %xs0 : tensor<12800xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [100, 128] : tensor<12800xf16> into tensor<100x128xf16>
  %x = util.optimization_barrier %x1 : tensor<100x128xf16>
  %de = tensor.empty() : tensor<72x128xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<72x128xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c8 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<4608xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c4 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<288xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<576xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<72x128xf16>
  %ye = tensor.empty() : tensor<100x72xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<100x72xf32>) -> tensor<100x72xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<100x128xf16>, tensor<72x128xf16>) outs(%yz : tensor<100x72xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<100x72xf32>
  %w2 = util.optimization_barrier %w : tensor<4608xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<72x128xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c8 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<4608xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c4 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<288xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<576xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<72x128xf16>
  %stored = util.optimization_barrier %again : tensor<72x128xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<100x128xf16>, tensor<72x128xf16>) outs(%yz : tensor<100x72xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<100x72xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<100x72xf32>
  return
}

// 5 rows, 24 columns, k = 160, blocks of 32 numbers of 8 bits, zero points of as many bits, f16.
func.func @bytes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c160 = arith.constant 160 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 255 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 128.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<3840xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<3840xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<3840xi8>
  %w = util.optimization_barrier %w0 : tensor<3840xi8>
  %se = tensor.empty() : tensor<120xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<120xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<120xf16>
  %s = util.optimization_barrier %s0 : tensor<120xf16>
  %ze = tensor.empty() : tensor<120xi8>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<120xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<120xi8>
  %z = util.optimization_barrier %z0 : tensor<120xi8>
  %xse = tensor.empty() : tensor<800xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<800xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<800xf16>
  %xs = util.optimization_barrier %xs0 : tensor<800xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [5, 160] : tensor<800xf16> into tensor<5x160xf16>
  %x = util.optimization_barrier %x1 : tensor<5x160xf16>
  %de = tensor.empty() : tensor<24x160xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<24x160xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c5 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c32 : index
    %in = arith.remui %column, %c32 : index
    %cat = arith.addi %first, %in : index
    %cbyte = tensor.extract %w[%cat] : tensor<3840xi8>
    %ccode = arith.extui %cbyte : i8 to i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c5 : index
    %zat = arith.addi %zfirst, %b0 : index
    %zbyte = tensor.extract %z[%zat] : tensor<120xi8>
    %zcode = arith.extui %zbyte : i8 to i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<120xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<24x160xf16>
  %ye = tensor.empty() : tensor<5x24xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<5x24xf32>) -> tensor<5x24xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<5x160xf16>, tensor<24x160xf16>) outs(%yz : tensor<5x24xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<5x24xf32>
  %w2 = util.optimization_barrier %w : tensor<3840xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<24x160xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c5 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c32 : index
    %in = arith.remui %column, %c32 : index
    %cat = arith.addi %first, %in : index
    %cbyte = tensor.extract %w2[%cat] : tensor<3840xi8>
    %ccode = arith.extui %cbyte : i8 to i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c5 : index
    %zat = arith.addi %zfirst, %b0 : index
    %zbyte = tensor.extract %z[%zat] : tensor<120xi8>
    %zcode = arith.extui %zbyte : i8 to i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<120xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<24x160xf16>
  %stored = util.optimization_barrier %again : tensor<24x160xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<5x160xf16>, tensor<24x160xf16>) outs(%yz : tensor<5x24xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<5x24xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<5x24xf32>
  return
}

// 2 rows, 21 columns, k = 128, blocks of 32 numbers of 2 bits, f16.
func.func @two_bits() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 3 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 2.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<672xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<672xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<672xi8>
  %w = util.optimization_barrier %w0 : tensor<672xi8>
  %se = tensor.empty() : tensor<84xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<84xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<84xf16>
  %s = util.optimization_barrier %s0 : tensor<84xf16>
  %xse = tensor.empty() : tensor<256xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<256xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<256xf16>
  %xs = util.optimization_barrier %xs0 : tensor<256xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [2, 128] : tensor<256xf16> into tensor<2x128xf16>
  %x = util.optimization_barrier %x1 : tensor<2x128xf16>
  %de = tensor.empty() : tensor<21x128xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<21x128xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c4 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c4 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<672xi8>
    %cr = arith.remui %in, %c4 : index
    %csh = arith.muli %cr, %c2 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<84xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<21x128xf16>
  %ye = tensor.empty() : tensor<2x21xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<2x21xf32>) -> tensor<2x21xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<2x128xf16>, tensor<21x128xf16>) outs(%yz : tensor<2x21xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<2x21xf32>
  %w2 = util.optimization_barrier %w : tensor<672xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<21x128xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c4 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c4 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<672xi8>
    %cr = arith.remui %in, %c4 : index
    %csh = arith.muli %cr, %c2 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<84xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<21x128xf16>
  %stored = util.optimization_barrier %again : tensor<21x128xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<2x128xf16>, tensor<21x128xf16>) outs(%yz : tensor<2x21xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<2x21xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<2x21xf32>
  return
}

// 1 rows, 13 columns, k = 75, blocks of 16 numbers of 4 bits, zero points of as many bits, f16.
func.func @ragged() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c37 = arith.constant 37 : index
  %c75 = arith.constant 75 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<520xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<520xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<520xi8>
  %w = util.optimization_barrier %w0 : tensor<520xi8>
  %se = tensor.empty() : tensor<65xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<65xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<65xf16>
  %s = util.optimization_barrier %s0 : tensor<65xf16>
  %ze = tensor.empty() : tensor<39xi8>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<39xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<39xi8>
  %z = util.optimization_barrier %z0 : tensor<39xi8>
  %xse = tensor.empty() : tensor<75xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<75xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<75xf16>
  %xs = util.optimization_barrier %xs0 : tensor<75xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [1, 75] : tensor<75xf16> into tensor<1x75xf16>
  %x = util.optimization_barrier %x1 : tensor<1x75xf16>
  %de = tensor.empty() : tensor<13x75xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<13x75xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c5 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<520xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c3 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<39xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<65xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<13x75xf16>
  %ye = tensor.empty() : tensor<1x13xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<1x13xf32>) -> tensor<1x13xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<1x75xf16>, tensor<13x75xf16>) outs(%yz : tensor<1x13xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<1x13xf32>
  %w2 = util.optimization_barrier %w : tensor<520xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<13x75xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c5 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<520xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c3 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<39xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<65xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<13x75xf16>
  %stored = util.optimization_barrier %again : tensor<13x75xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<1x75xf16>, tensor<13x75xf16>) outs(%yz : tensor<1x13xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<1x13xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<1x13xf32>
  return
}

// 33 rows, 70 columns, k = 200, blocks of 16 numbers of 4 bits, f16.
func.func @ragged_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c37 = arith.constant 37 : index
  %c200 = arith.constant 200 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<7280xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<7280xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<7280xi8>
  %w = util.optimization_barrier %w0 : tensor<7280xi8>
  %se = tensor.empty() : tensor<910xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<910xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<910xf16>
  %s = util.optimization_barrier %s0 : tensor<910xf16>
  %xse = tensor.empty() : tensor<6600xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<6600xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<6600xf16>
  %xs = util.optimization_barrier %xs0 : tensor<6600xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [33, 200] : tensor<6600xf16> into tensor<33x200xf16>
  %x = util.optimization_barrier %x1 : tensor<33x200xf16>
  %de = tensor.empty() : tensor<70x200xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<70x200xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c13 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<7280xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<910xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<70x200xf16>
  %ye = tensor.empty() : tensor<33x70xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<33x70xf32>) -> tensor<33x70xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<33x200xf16>, tensor<70x200xf16>) outs(%yz : tensor<33x70xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<33x70xf32>
  %w2 = util.optimization_barrier %w : tensor<7280xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<70x200xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c13 : index
    %b0 = arith.divui %column, %c16 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c8 : index
    %in = arith.remui %column, %c16 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<7280xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<910xf16>
    %less = arith.subf %cnum, %middle : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<70x200xf16>
  %stored = util.optimization_barrier %again : tensor<70x200xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<33x200xf16>, tensor<70x200xf16>) outs(%yz : tensor<33x70xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<33x70xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<33x70xf32>
  return
}

// 9 rows (known at run time), 48 columns, k = 256, blocks of 128 numbers of 4 bits, zero points of as many bits, f16.
func.func @any_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : f16
  %eighth = arith.constant 0.125 : f16
  %small = arith.constant 0.0078125 : f16
  %we = tensor.empty() : tensor<6144xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<6144xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<6144xi8>
  %w = util.optimization_barrier %w0 : tensor<6144xi8>
  %se = tensor.empty() : tensor<96xf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<96xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %small : f16
    linalg.yield %nw : f16
  } -> tensor<96xf16>
  %s = util.optimization_barrier %s0 : tensor<96xf16>
  %ze = tensor.empty() : tensor<48xi8>
  %z0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%ze : tensor<48xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<48xi8>
  %z = util.optimization_barrier %z0 : tensor<48xi8>
  %xse = tensor.empty() : tensor<2304xf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<2304xf16>) {
  ^bb0(%o: f16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to f16
    %nw = arith.mulf %nf, %eighth : f16
    linalg.yield %nw : f16
  } -> tensor<2304xf16>
  %xs = util.optimization_barrier %xs0 : tensor<2304xf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [9, 256] : tensor<2304xf16> into tensor<9x256xf16>
  %x2 = tensor.cast %x1 : tensor<9x256xf16> to tensor<?x256xf16>
  %x = util.optimization_barrier %x2 : tensor<?x256xf16>
  %m = tensor.dim %x, %c0 : tensor<?x256xf16>
  %de = tensor.empty() : tensor<48x256xf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<48x256xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c2 : index
    %b0 = arith.divui %column, %c128 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c64 : index
    %in = arith.remui %column, %c128 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<6144xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c1 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<48xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<96xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<48x256xf16>
  %ye = tensor.empty(%m) : tensor<?x48xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<?x48xf32>) -> tensor<?x48xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<?x256xf16>, tensor<48x256xf16>) outs(%yz : tensor<?x48xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x48xf32>
  %w2 = util.optimization_barrier %w : tensor<6144xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<48x256xf16>) {
  ^bb0(%o: f16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c2 : index
    %b0 = arith.divui %column, %c128 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c64 : index
    %in = arith.remui %column, %c128 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<6144xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to f16
    %zfirst = arith.muli %row, %c1 : index
    %zq = arith.divui %b0, %c2 : index
    %zat = arith.addi %zfirst, %zq : index
    %zbyte = tensor.extract %z[%zat] : tensor<48xi8>
    %zr = arith.remui %b0, %c2 : index
    %zsh = arith.muli %zr, %c4 : index
    %zshift = arith.index_cast %zsh : index to i32
    %zwide = arith.extui %zbyte : i8 to i32
    %zmoved = arith.shrui %zwide, %zshift : i32
    %zcode = arith.andi %zmoved, %mask : i32
    %znum = arith.sitofp %zcode : i32 to f16
    %scale = tensor.extract %s[%of] : tensor<96xf16>
    %less = arith.subf %cnum, %znum : f16
    %value = arith.mulf %less, %scale : f16
    linalg.yield %value : f16
  } -> tensor<48x256xf16>
  %stored = util.optimization_barrier %again : tensor<48x256xf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<?x256xf16>, tensor<48x256xf16>) outs(%yz : tensor<?x48xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %wa = arith.extf %a : f16 to f32
    %wb = arith.extf %b : f16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x48xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<?x48xf32>
  return
}

// 140 rows (known at run time), 130 columns, k = 320, blocks of 32 numbers of 4 bits, bf16.
func.func @many_rows() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  %c13 = arith.constant 13 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c23 = arith.constant 23 : index
  %c29 = arith.constant 29 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c256 = arith.constant 256 : index
  %c320 = arith.constant 320 : index
  %i0 = arith.constant 0 : i32
  %i8 = arith.constant 8 : i32
  %i11 = arith.constant 11 : i32
  %mask = arith.constant 15 : i32
  %zero = arith.constant 0.0 : f32
  %middle = arith.constant 8.0 : bf16
  %eighth = arith.constant 0.125 : bf16
  %small = arith.constant 0.0078125 : bf16
  %we = tensor.empty() : tensor<20800xi8>
  %w0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%we : tensor<20800xi8>) {
  ^bb0(%o: i8):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c37 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c256 : index
    %nv = arith.index_cast %nr : index to i32
    %nw = arith.trunci %nv : i32 to i8
    linalg.yield %nw : i8
  } -> tensor<20800xi8>
  %w = util.optimization_barrier %w0 : tensor<20800xi8>
  %se = tensor.empty() : tensor<1300xbf16>
  %s0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%se : tensor<1300xbf16>) {
  ^bb0(%o: bf16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c13 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c17 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i8 : i32
    %nf = arith.sitofp %ns : i32 to bf16
    %nw = arith.mulf %nf, %small : bf16
    linalg.yield %nw : bf16
  } -> tensor<1300xbf16>
  %s = util.optimization_barrier %s0 : tensor<1300xbf16>
  %xse = tensor.empty() : tensor<44800xbf16>
  %xs0 = linalg.generic {indexing_maps = [#flat], iterator_types = ["parallel"]} outs(%xse : tensor<44800xbf16>) {
  ^bb0(%o: bf16):
    %ni = linalg.index 0 : index
    %na = arith.muli %ni, %c29 : index
    %nd = arith.divui %ni, %c7 : index
    %nb = arith.addi %na, %nd : index
    %nr = arith.remui %nb, %c23 : index
    %nv = arith.index_cast %nr : index to i32
    %ns = arith.subi %nv, %i11 : i32
    %nf = arith.sitofp %ns : i32 to bf16
    %nw = arith.mulf %nf, %eighth : bf16
    linalg.yield %nw : bf16
  } -> tensor<44800xbf16>
  %xs = util.optimization_barrier %xs0 : tensor<44800xbf16>
  %x1 = tensor.expand_shape %xs [[0, 1]] output_shape [140, 320] : tensor<44800xbf16> into tensor<140x320xbf16>
  %x2 = tensor.cast %x1 : tensor<140x320xbf16> to tensor<?x320xbf16>
  %x = util.optimization_barrier %x2 : tensor<?x320xbf16>
  %m = tensor.dim %x, %c0 : tensor<?x320xbf16>
  %de = tensor.empty() : tensor<130x320xbf16>
  %dense = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<130x320xbf16>) {
  ^bb0(%o: bf16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c10 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w[%cat] : tensor<20800xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to bf16
    %scale = tensor.extract %s[%of] : tensor<1300xbf16>
    %less = arith.subf %cnum, %middle : bf16
    %value = arith.mulf %less, %scale : bf16
    linalg.yield %value : bf16
  } -> tensor<130x320xbf16>
  %ye = tensor.empty(%m) : tensor<?x130xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<?x130xf32>) -> tensor<?x130xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %dense : tensor<?x320xbf16>, tensor<130x320xbf16>) outs(%yz : tensor<?x130xf32>) {
  ^bb0(%a: bf16, %b: bf16, %o: f32):
    %wa = arith.extf %a : bf16 to f32
    %wb = arith.extf %b : bf16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x130xf32>
  %w2 = util.optimization_barrier %w : tensor<20800xi8>
  %again = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%de : tensor<130x320xbf16>) {
  ^bb0(%o: bf16):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %r0 = arith.muli %row, %c10 : index
    %b0 = arith.divui %column, %c32 : index
    %of = arith.addi %r0, %b0 : index
    %first = arith.muli %of, %c16 : index
    %in = arith.remui %column, %c32 : index
    %cq = arith.divui %in, %c2 : index
    %cat = arith.addi %first, %cq : index
    %cbyte = tensor.extract %w2[%cat] : tensor<20800xi8>
    %cr = arith.remui %in, %c2 : index
    %csh = arith.muli %cr, %c4 : index
    %cshift = arith.index_cast %csh : index to i32
    %cwide = arith.extui %cbyte : i8 to i32
    %cmoved = arith.shrui %cwide, %cshift : i32
    %ccode = arith.andi %cmoved, %mask : i32
    %cnum = arith.sitofp %ccode : i32 to bf16
    %scale = tensor.extract %s[%of] : tensor<1300xbf16>
    %less = arith.subf %cnum, %middle : bf16
    %value = arith.mulf %less, %scale : bf16
    linalg.yield %value : bf16
  } -> tensor<130x320xbf16>
  %stored = util.optimization_barrier %again : tensor<130x320xbf16>
  %want = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %stored : tensor<?x320xbf16>, tensor<130x320xbf16>) outs(%yz : tensor<?x130xf32>) {
  ^bb0(%a: bf16, %b: bf16, %o: f32):
    %wa = arith.extf %a : bf16 to f32
    %wb = arith.extf %b : bf16 to f32
    %p = arith.mulf %wa, %wb : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x130xf32>
  check.expect_almost_eq(%y, %want, atol 1.0e-03, rtol 1.0e-05) : tensor<?x130xf32>
  return
}
