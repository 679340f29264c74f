// Products of known sizes whose tiles are of C transposed where a GPU takes such: ragged rows of C are the columns of instructions.
// Values are small integers: all sums are exact, and those of wide elements are the same.

func.func @sums() {
  %ae = tensor.empty() : tensor<1576x136xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<1576x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1576x136xf16>
  %a = util.optimization_barrier %a0 : tensor<1576x136xf16>
  %be = tensor.empty() : tensor<392x136xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<392x136xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<392x136xf16>
  %b = util.optimization_barrier %b0 : tensor<392x136xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1576x392xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<1576x392xf32>) -> tensor<1576x392xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1576x136xf16>, tensor<392x136xf16>) outs(%zeros : tensor<1576x392xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<1576x392xf32>
  %aw0 = arith.extf %a : tensor<1576x136xf16> to tensor<1576x136xf32>
  %aw = util.optimization_barrier %aw0 : tensor<1576x136xf32>
  %bw0 = arith.extf %b : tensor<392x136xf16> to tensor<392x136xf32>
  %bw = util.optimization_barrier %bw0 : tensor<392x136xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<1576x136xf32>, tensor<392x136xf32>) outs(%zeros : tensor<1576x392xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<1576x392xf32>
  check.expect_eq(%sums, %plain) : tensor<1576x392xf32>
  return
}

func.func @in_turn() {
  %ae = tensor.empty() : tensor<3160x72xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<3160x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<3160x72xf16>
  %a = util.optimization_barrier %a0 : tensor<3160x72xf16>
  %be = tensor.empty() : tensor<1160x72xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<1160x72xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1160x72xf16>
  %b = util.optimization_barrier %b0 : tensor<1160x72xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3160x1160xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<3160x1160xf32>) -> tensor<3160x1160xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3160x72xf16>, tensor<1160x72xf16>) outs(%zeros : tensor<3160x1160xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<3160x1160xf32>
  %aw0 = arith.extf %a : tensor<3160x72xf16> to tensor<3160x72xf32>
  %aw = util.optimization_barrier %aw0 : tensor<3160x72xf32>
  %bw0 = arith.extf %b : tensor<1160x72xf16> to tensor<1160x72xf32>
  %bw = util.optimization_barrier %bw0 : tensor<1160x72xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<3160x72xf32>, tensor<1160x72xf32>) outs(%zeros : tensor<3160x1160xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<3160x1160xf32>
  %biase = tensor.empty() : tensor<1160xf16>
  %bias0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%biase : tensor<1160xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %c = arith.constant 7 : index %r = arith.remui %p0, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1160xf16>
  %bias = util.optimization_barrier %bias0 : tensor<1160xf16>
  %reste = tensor.empty() : tensor<3160x1160xf16>
  %rest0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%reste : tensor<3160x1160xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 11 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 5 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<3160x1160xf16>
  %rest = util.optimization_barrier %rest0 : tensor<3160x1160xf16>
  %wantsum = util.optimization_barrier %plain : tensor<3160x1160xf32>
  %target = tensor.empty() : tensor<3160x1160xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%sums, %bias, %rest : tensor<3160x1160xf32>, tensor<1160xf16>, tensor<3160x1160xf16>) outs(%target : tensor<3160x1160xf32>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f32):
    %yw = arith.extf %y : f16 to f32 %zw = arith.extf %z : f16 to f32 %u = arith.mulf %x, %yw : f32 %v = arith.addf %u, %zw : f32 linalg.yield %v : f32
  } -> tensor<3160x1160xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%wantsum, %bias, %rest : tensor<3160x1160xf32>, tensor<1160xf16>, tensor<3160x1160xf16>) outs(%target : tensor<3160x1160xf32>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f32):
    %yw = arith.extf %y : f16 to f32 %zw = arith.extf %z : f16 to f32 %u = arith.mulf %x, %yw : f32 %v = arith.addf %u, %zw : f32 linalg.yield %v : f32
  } -> tensor<3160x1160xf32>
  check.expect_eq(%out, %want) : tensor<3160x1160xf32>
  return
}

func.func @rounded() {
  %ae = tensor.empty() : tensor<1450x264xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<1450x264xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1450x264xf16>
  %a = util.optimization_barrier %a0 : tensor<1450x264xf16>
  %be = tensor.empty() : tensor<264x648xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<264x648xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<264x648xf16>
  %b = util.optimization_barrier %b0 : tensor<264x648xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1450x648xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<1450x648xf32>) -> tensor<1450x648xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1450x264xf16>, tensor<264x648xf16>) outs(%zeros : tensor<1450x648xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<1450x648xf32>
  %aw0 = arith.extf %a : tensor<1450x264xf16> to tensor<1450x264xf32>
  %aw = util.optimization_barrier %aw0 : tensor<1450x264xf32>
  %bw0 = arith.extf %b : tensor<264x648xf16> to tensor<264x648xf32>
  %bw = util.optimization_barrier %bw0 : tensor<264x648xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<1450x264xf32>, tensor<264x648xf32>) outs(%zeros : tensor<1450x648xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<1450x648xf32>
  %biase = tensor.empty() : tensor<648xf16>
  %bias0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%biase : tensor<648xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %c = arith.constant 7 : index %r = arith.remui %p0, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<648xf16>
  %bias = util.optimization_barrier %bias0 : tensor<648xf16>
  %reste = tensor.empty() : tensor<1450x648xf16>
  %rest0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%reste : tensor<1450x648xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 11 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 5 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1450x648xf16>
  %rest = util.optimization_barrier %rest0 : tensor<1450x648xf16>
  %wantsum = util.optimization_barrier %plain : tensor<1450x648xf32>
  %target = tensor.empty() : tensor<1450x648xf16>
  %out = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%sums, %bias, %rest : tensor<1450x648xf32>, tensor<648xf16>, tensor<1450x648xf16>) outs(%target : tensor<1450x648xf16>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f16):
    %t = arith.truncf %x : f32 to f16 %u = arith.addf %t, %y : f16 %v = arith.addf %u, %z : f16 linalg.yield %v : f16
  } -> tensor<1450x648xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%wantsum, %bias, %rest : tensor<1450x648xf32>, tensor<648xf16>, tensor<1450x648xf16>) outs(%target : tensor<1450x648xf16>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f16):
    %t = arith.truncf %x : f32 to f16 %u = arith.addf %t, %y : f16 %v = arith.addf %u, %z : f16 linalg.yield %v : f16
  } -> tensor<1450x648xf16>
  check.expect_eq(%out, %want) : tensor<1450x648xf16>
  return
}

func.func @functions() {
  %ae = tensor.empty() : tensor<777x200xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<777x200xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<777x200xf16>
  %a = util.optimization_barrier %a0 : tensor<777x200xf16>
  %be = tensor.empty() : tensor<1336x200xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<1336x200xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1336x200xf16>
  %b = util.optimization_barrier %b0 : tensor<1336x200xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<777x1336xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<777x1336xf32>) -> tensor<777x1336xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<777x200xf16>, tensor<1336x200xf16>) outs(%zeros : tensor<777x1336xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<777x1336xf32>
  %aw0 = arith.extf %a : tensor<777x200xf16> to tensor<777x200xf32>
  %aw = util.optimization_barrier %aw0 : tensor<777x200xf32>
  %bw0 = arith.extf %b : tensor<1336x200xf16> to tensor<1336x200xf32>
  %bw = util.optimization_barrier %bw0 : tensor<1336x200xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<777x200xf32>, tensor<1336x200xf32>) outs(%zeros : tensor<777x1336xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<777x1336xf32>
  %biase = tensor.empty() : tensor<1336xf16>
  %bias0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%biase : tensor<1336xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %c = arith.constant 7 : index %r = arith.remui %p0, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<1336xf16>
  %bias = util.optimization_barrier %bias0 : tensor<1336xf16>
  %reste = tensor.empty() : tensor<777x1336xf16>
  %rest0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%reste : tensor<777x1336xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 11 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 5 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<777x1336xf16>
  %rest = util.optimization_barrier %rest0 : tensor<777x1336xf16>
  %wantsum = util.optimization_barrier %plain : tensor<777x1336xf32>
  %target = tensor.empty() : tensor<777x1336xf32>
  %out = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%sums, %bias, %rest : tensor<777x1336xf32>, tensor<1336xf16>, tensor<777x1336xf16>) outs(%target : tensor<777x1336xf32>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f32):
    %c = arith.constant 0.0078125 : f32 %yw = arith.extf %y : f16 to f32 %zw = arith.extf %z : f16 to f32
    %t = arith.mulf %x, %c : f32 %g = math.tanh %t : f32 %u = arith.addf %g, %yw : f32 %v = arith.addf %u, %zw : f32 linalg.yield %v : f32
  } -> tensor<777x1336xf32>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%wantsum, %bias, %rest : tensor<777x1336xf32>, tensor<1336xf16>, tensor<777x1336xf16>) outs(%target : tensor<777x1336xf32>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f32):
    %c = arith.constant 0.0078125 : f32 %yw = arith.extf %y : f16 to f32 %zw = arith.extf %z : f16 to f32
    %t = arith.mulf %x, %c : f32 %g = math.tanh %t : f32 %u = arith.addf %g, %yw : f32 %v = arith.addf %u, %zw : f32 linalg.yield %v : f32
  } -> tensor<777x1336xf32>
  check.expect_almost_eq(%out, %want) : tensor<777x1336xf32>
  return
}

func.func @batches() {
  %ae = tensor.empty() : tensor<5x90x520xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ae : tensor<5x90x520xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 2 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 3 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 1 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<5x90x520xf16>
  %a = util.optimization_barrier %a0 : tensor<5x90x520xf16>
  %be = tensor.empty() : tensor<5x328x520xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%be : tensor<5x328x520xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 4 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 5 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %i2 = linalg.index 2 : index %k2 = arith.constant 2 : index %p2 = arith.muli %i2, %k2 : index
    %s2 = arith.addi %s1, %p2 : index
    %c = arith.constant 9 : index %r = arith.remui %s2, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<5x328x520xf16>
  %b = util.optimization_barrier %b0 : tensor<5x328x520xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<5x90x328xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x90x328xf32>) -> tensor<5x90x328xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(p, m, n, k) -> (p, m, k)>, affine_map<(p, m, n, k) -> (p, n, k)>, affine_map<(p, m, n, k) -> (p, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<5x90x520xf16>, tensor<5x328x520xf16>) outs(%zeros : tensor<5x90x328xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<5x90x328xf32>
  %aw0 = arith.extf %a : tensor<5x90x520xf16> to tensor<5x90x520xf32>
  %aw = util.optimization_barrier %aw0 : tensor<5x90x520xf32>
  %bw0 = arith.extf %b : tensor<5x328x520xf16> to tensor<5x328x520xf32>
  %bw = util.optimization_barrier %bw0 : tensor<5x328x520xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(p, m, n, k) -> (p, m, k)>, affine_map<(p, m, n, k) -> (p, n, k)>, affine_map<(p, m, n, k) -> (p, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<5x90x520xf32>, tensor<5x328x520xf32>) outs(%zeros : tensor<5x90x328xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<5x90x328xf32>
  check.expect_eq(%sums, %plain) : tensor<5x90x328xf32>
  return
}

func.func @integers() {
  %ae = tensor.empty() : tensor<1100x272xi8>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<1100x272xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 5 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<1100x272xi8>
  %a = util.optimization_barrier %a0 : tensor<1100x272xi8>
  %be = tensor.empty() : tensor<520x272xi8>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<520x272xi8>) {
  ^bb0(%o: i8):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 5 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 2 : i32
    %d = arith.subi %n, %f : i32 %v = arith.trunci %d : i32 to i8 linalg.yield %v : i8
  } -> tensor<520x272xi8>
  %b = util.optimization_barrier %b0 : tensor<520x272xi8>
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<1100x520xi32>
  %zeros = linalg.fill ins(%zero : i32) outs(%empty : tensor<1100x520xi32>) -> tensor<1100x520xi32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<1100x272xi8>, tensor<520x272xi8>) outs(%zeros : tensor<1100x520xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xw = arith.extsi %x : i8 to i32 %yw = arith.extsi %y : i8 to i32 %q = arith.muli %xw, %yw : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<1100x520xi32>
  %aw0 = arith.extsi %a : tensor<1100x272xi8> to tensor<1100x272xi32>
  %aw = util.optimization_barrier %aw0 : tensor<1100x272xi32>
  %bw0 = arith.extsi %b : tensor<520x272xi8> to tensor<520x272xi32>
  %bw = util.optimization_barrier %bw0 : tensor<520x272xi32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<1100x272xi32>, tensor<520x272xi32>) outs(%zeros : tensor<1100x520xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %q = arith.muli %x, %y : i32 %r = arith.addi %o, %q : i32
    linalg.yield %r : i32
  } -> tensor<1100x520xi32>
  check.expect_eq(%sums, %plain) : tensor<1100x520xi32>
  return
}

func.func @few_tiles() {
  %ae = tensor.empty() : tensor<200x1544xf16>
  %a0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%ae : tensor<200x1544xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<200x1544xf16>
  %a = util.optimization_barrier %a0 : tensor<200x1544xf16>
  %be = tensor.empty() : tensor<264x1544xf16>
  %b0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%be : tensor<264x1544xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 5 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 2 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 9 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 4 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<264x1544xf16>
  %b = util.optimization_barrier %b0 : tensor<264x1544xf16>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<200x264xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<200x264xf32>) -> tensor<200x264xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<200x1544xf16>, tensor<264x1544xf16>) outs(%zeros : tensor<200x264xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32 %yw = arith.extf %y : f16 to f32 %q = arith.mulf %xw, %yw : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<200x264xf32>
  %aw0 = arith.extf %a : tensor<200x1544xf16> to tensor<200x1544xf32>
  %aw = util.optimization_barrier %aw0 : tensor<200x1544xf32>
  %bw0 = arith.extf %b : tensor<264x1544xf16> to tensor<264x1544xf32>
  %bw = util.optimization_barrier %bw0 : tensor<264x1544xf32>
  %plain = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%aw, %bw : tensor<200x1544xf32>, tensor<264x1544xf32>) outs(%zeros : tensor<200x264xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.mulf %x, %y : f32 %r = arith.addf %o, %q : f32
    linalg.yield %r : f32
  } -> tensor<200x264xf32>
  %biase = tensor.empty() : tensor<264xf16>
  %bias0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%biase : tensor<264xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 1 : index %p0 = arith.muli %i0, %k0 : index
    %c = arith.constant 7 : index %r = arith.remui %p0, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 3 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<264xf16>
  %bias = util.optimization_barrier %bias0 : tensor<264xf16>
  %reste = tensor.empty() : tensor<200x264xf16>
  %rest0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%reste : tensor<200x264xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index %k0 = arith.constant 3 : index %p0 = arith.muli %i0, %k0 : index
    %i1 = linalg.index 1 : index %k1 = arith.constant 1 : index %p1 = arith.muli %i1, %k1 : index
    %s1 = arith.addi %p0, %p1 : index
    %c = arith.constant 11 : index %r = arith.remui %s1, %c : index %n = arith.index_cast %r : index to i32 %f = arith.constant 5 : i32
    %d = arith.subi %n, %f : i32 %w = arith.sitofp %d : i32 to f32 %v = arith.truncf %w : f32 to f16 linalg.yield %v : f16
  } -> tensor<200x264xf16>
  %rest = util.optimization_barrier %rest0 : tensor<200x264xf16>
  %wantsum = util.optimization_barrier %plain : tensor<200x264xf32>
  %target = tensor.empty() : tensor<200x264xf16>
  %out = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%sums, %bias, %rest : tensor<200x264xf32>, tensor<264xf16>, tensor<200x264xf16>) outs(%target : tensor<200x264xf16>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f16):
    %t = arith.truncf %x : f32 to f16 %u = arith.addf %t, %y : f16 %v = arith.addf %u, %z : f16 linalg.yield %v : f16
  } -> tensor<200x264xf16>
  %want = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%wantsum, %bias, %rest : tensor<200x264xf32>, tensor<264xf16>, tensor<200x264xf16>) outs(%target : tensor<200x264xf16>) {
  ^bb0(%x: f32, %y: f16, %z: f16, %o: f16):
    %t = arith.truncf %x : f32 to f16 %u = arith.addf %t, %y : f16 %v = arith.addf %u, %z : f16 linalg.yield %v : f16
  } -> tensor<200x264xf16>
  check.expect_eq(%out, %want) : tensor<200x264xf16>
  return
}
