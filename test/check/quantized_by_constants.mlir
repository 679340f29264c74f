// Numbers are quantized by a constant scale as by one that is known at run time only: halves of a step and their neighbours, two units of the last
// place on either side, far more than the bounds, infinities and NaN.

func.func @third() {
  %scale = arith.constant dense<0.33333334> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xe = tensor.empty() : tensor<6000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sv : tensor<f32>) outs(%xe : tensor<6000xf32>) {
  ^bb0(%s: f32, %o: f32):
    %at = linalg.index 0 : index
    %i = arith.index_cast %at : index to i32
    %c5 = arith.constant 5 : i32
    %c2 = arith.constant 2 : i32
    %c600 = arith.constant 600 : i32
    %half = arith.constant 0.5 : f32
    %step = arith.divui %i, %c5 : i32
    %centered = arith.subi %step, %c600 : i32
    %f = arith.sitofp %centered : i32 to f32
    %steps = arith.mulf %f, %half : f32
    %near = arith.mulf %steps, %s : f32
    %bits = arith.bitcast %near : f32 to i32
    %k = arith.remui %i, %c5 : i32
    %off = arith.subi %k, %c2 : i32
    %moved = arith.addi %bits, %off : i32
    %v = arith.bitcast %moved : i32 to f32
    linalg.yield %v : f32
  } -> tensor<6000xf32>
  %e = tensor.empty() : tensor<6000xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<6000xf32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 0.33333334 : f32
    %z = arith.constant 0.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptoui %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<6000xf32>, tensor<f32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant 0.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptoui %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  check.expect_eq(%y, %want) : tensor<6000xi32>
  return
}

func.func @all_ones() {
  %scale = arith.constant dense<0x3F7FFFFF> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xe = tensor.empty() : tensor<6000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sv : tensor<f32>) outs(%xe : tensor<6000xf32>) {
  ^bb0(%s: f32, %o: f32):
    %at = linalg.index 0 : index
    %i = arith.index_cast %at : index to i32
    %c5 = arith.constant 5 : i32
    %c2 = arith.constant 2 : i32
    %c600 = arith.constant 600 : i32
    %half = arith.constant 0.5 : f32
    %step = arith.divui %i, %c5 : i32
    %centered = arith.subi %step, %c600 : i32
    %f = arith.sitofp %centered : i32 to f32
    %steps = arith.mulf %f, %half : f32
    %near = arith.mulf %steps, %s : f32
    %bits = arith.bitcast %near : f32 to i32
    %k = arith.remui %i, %c5 : i32
    %off = arith.subi %k, %c2 : i32
    %moved = arith.addi %bits, %off : i32
    %v = arith.bitcast %moved : i32 to f32
    linalg.yield %v : f32
  } -> tensor<6000xf32>
  %e = tensor.empty() : tensor<6000xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<6000xf32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 0x3F7FFFFF : f32
    %z = arith.constant 128.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<6000xf32>, tensor<f32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant 128.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  check.expect_eq(%y, %want) : tensor<6000xi32>
  return
}

func.func @small() {
  %scale = arith.constant dense<7.1e-05> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xe = tensor.empty() : tensor<6000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sv : tensor<f32>) outs(%xe : tensor<6000xf32>) {
  ^bb0(%s: f32, %o: f32):
    %at = linalg.index 0 : index
    %i = arith.index_cast %at : index to i32
    %c5 = arith.constant 5 : i32
    %c2 = arith.constant 2 : i32
    %c600 = arith.constant 600 : i32
    %half = arith.constant 0.5 : f32
    %step = arith.divui %i, %c5 : i32
    %centered = arith.subi %step, %c600 : i32
    %f = arith.sitofp %centered : i32 to f32
    %steps = arith.mulf %f, %half : f32
    %near = arith.mulf %steps, %s : f32
    %bits = arith.bitcast %near : f32 to i32
    %k = arith.remui %i, %c5 : i32
    %off = arith.subi %k, %c2 : i32
    %moved = arith.addi %bits, %off : i32
    %v = arith.bitcast %moved : i32 to f32
    linalg.yield %v : f32
  } -> tensor<6000xf32>
  %e = tensor.empty() : tensor<6000xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<6000xf32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 7.1e-05 : f32
    %z = arith.constant -7.0 : f32
    %low = arith.constant -128.0 : f32
    %high = arith.constant 127.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<6000xf32>, tensor<f32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant -7.0 : f32
    %low = arith.constant -128.0 : f32
    %high = arith.constant 127.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  check.expect_eq(%y, %want) : tensor<6000xi32>
  return
}

func.func @words() {
  %scale = arith.constant dense<12.7> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xe = tensor.empty() : tensor<6000xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sv : tensor<f32>) outs(%xe : tensor<6000xf32>) {
  ^bb0(%s: f32, %o: f32):
    %at = linalg.index 0 : index
    %i = arith.index_cast %at : index to i32
    %c5 = arith.constant 5 : i32
    %c2 = arith.constant 2 : i32
    %c600 = arith.constant 600 : i32
    %half = arith.constant 0.5 : f32
    %step = arith.divui %i, %c5 : i32
    %centered = arith.subi %step, %c600 : i32
    %f = arith.sitofp %centered : i32 to f32
    %steps = arith.mulf %f, %half : f32
    %near = arith.mulf %steps, %s : f32
    %bits = arith.bitcast %near : f32 to i32
    %k = arith.remui %i, %c5 : i32
    %off = arith.subi %k, %c2 : i32
    %moved = arith.addi %bits, %off : i32
    %v = arith.bitcast %moved : i32 to f32
    linalg.yield %v : f32
  } -> tensor<6000xf32>
  %e = tensor.empty() : tensor<6000xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<6000xf32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 12.7 : f32
    %z = arith.constant 3.0 : f32
    %low = arith.constant -32768.0 : f32
    %high = arith.constant 32767.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<6000xf32>, tensor<f32>) outs(%e : tensor<6000xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant 3.0 : f32
    %low = arith.constant -32768.0 : f32
    %high = arith.constant 32767.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<6000xi32>
  check.expect_eq(%y, %want) : tensor<6000xi32>
  return
}

func.func @special_unsigned() {
  %scale = arith.constant dense<0.1> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xv = arith.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, -3.4e+38, 1.0e-45, -0.0, 0.0, -1.0]> : tensor<9xf32>
  %x = util.optimization_barrier %xv : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<9xf32>) outs(%e : tensor<9xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 0.1 : f32
    %z = arith.constant 9.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<9xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<9xf32>, tensor<f32>) outs(%e : tensor<9xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant 9.0 : f32
    %low = arith.constant 0.0 : f32
    %high = arith.constant 255.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<9xi32>
  check.expect_eq(%y, %want) : tensor<9xi32>
  return
}

func.func @special_signed() {
  %scale = arith.constant dense<0.1> : tensor<f32>
  %sv = util.optimization_barrier %scale : tensor<f32>
  %xv = arith.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 3.4e+38, -3.4e+38, 1.0e-45, -0.0, 0.0, -1.0]> : tensor<9xf32>
  %x = util.optimization_barrier %xv : tensor<9xf32>
  %e = tensor.empty() : tensor<9xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<9xf32>) outs(%e : tensor<9xi32>) {
  ^bb0(%a: f32, %o: i32):
    %s = arith.constant 0.1 : f32
    %z = arith.constant -3.0 : f32
    %low = arith.constant -128.0 : f32
    %high = arith.constant 127.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<9xi32>
  %want = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %sv : tensor<9xf32>, tensor<f32>) outs(%e : tensor<9xi32>) {
  ^bb0(%a: f32, %s: f32, %o: i32):
    %z = arith.constant -3.0 : f32
    %low = arith.constant -128.0 : f32
    %high = arith.constant 127.0 : f32
    %d = arith.divf %a, %s : f32
    %r = math.roundeven %d : f32
    %t = arith.addf %r, %z : f32
    %l = arith.maximumf %t, %low : f32
    %b = arith.minimumf %l, %high : f32
    %w = arith.fptosi %b : f32 to i32
    linalg.yield %w : i32
  } -> tensor<9xi32>
  check.expect_eq(%y, %want) : tensor<9xi32>
  return
}
