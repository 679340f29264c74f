// Concatenations and padding, with what is computed of their sources and results: against the same chosen by index.

// One step after many, as keys and values are kept: vectors begin and end with rows.
func.func @middle() {
  %e1 = tensor.empty() : tensor<2x3x14x24xf16>
  %e2 = tensor.empty() : tensor<2x3x13x24xf16>
  %g3 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e2 : tensor<2x3x13x24xf16>) {
  ^bb0(%o: f16):
    %i4 = linalg.index 0 : index
    %i5 = linalg.index 1 : index
    %i6 = linalg.index 2 : index
    %i7 = linalg.index 3 : index
    %r8 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i4, %i5, %i6, %i7)
    %j9 = arith.index_cast %r8 : index to i32
    %f10 = arith.sitofp %j9 : i32 to f16
    linalg.yield %f10 : f16
  } -> tensor<2x3x13x24xf16>
  %s11 = util.optimization_barrier %g3 : tensor<2x3x13x24xf16>
  %n12 = tensor.insert_slice %s11 into %e1[0, 0, 0, 0] [2, 3, 13, 24] [1, 1, 1, 1] : tensor<2x3x13x24xf16> into tensor<2x3x14x24xf16>
  %e13 = tensor.empty() : tensor<2x3x1x24xf16>
  %g14 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e13 : tensor<2x3x1x24xf16>) {
  ^bb0(%o: f16):
    %i15 = linalg.index 0 : index
    %i16 = linalg.index 1 : index
    %i17 = linalg.index 2 : index
    %i18 = linalg.index 3 : index
    %r19 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i15, %i16, %i17, %i18)
    %j20 = arith.index_cast %r19 : index to i32
    %f21 = arith.sitofp %j20 : i32 to f16
    linalg.yield %f21 : f16
  } -> tensor<2x3x1x24xf16>
  %s22 = util.optimization_barrier %g14 : tensor<2x3x1x24xf16>
  %n23 = tensor.insert_slice %s22 into %n12[0, 0, 13, 0] [2, 3, 1, 24] [1, 1, 1, 1] : tensor<2x3x1x24xf16> into tensor<2x3x14x24xf16>
  %e24 = tensor.empty() : tensor<2x3x14x24xf16>
  %g25 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e24 : tensor<2x3x14x24xf16>) {
  ^bb0(%o: f16):
    %i26 = linalg.index 0 : index
    %i27 = linalg.index 1 : index
    %i28 = linalg.index 2 : index
    %i29 = linalg.index 3 : index
    %c30 = arith.constant 0.0 : f16
    %c32 = arith.constant 2 : index
    %c31 = arith.cmpi ult, %i26, %c32 : index
    %c34 = arith.constant 3 : index
    %c33 = arith.cmpi ult, %i27, %c34 : index
    %b35 = arith.andi %c31, %c33 : i1
    %c37 = arith.constant 13 : index
    %c36 = arith.cmpi ult, %i28, %c37 : index
    %b38 = arith.andi %b35, %c36 : i1
    %c40 = arith.constant 24 : index
    %c39 = arith.cmpi ult, %i29, %c40 : index
    %b41 = arith.andi %b38, %c39 : i1
    %r42 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i26, %i27, %i28, %i29)
    %j43 = arith.index_cast %r42 : index to i32
    %f44 = arith.sitofp %j43 : i32 to f16
    %v45 = arith.select %b41, %f44, %c30 : f16
    %c47 = arith.constant 2 : index
    %c46 = arith.cmpi ult, %i26, %c47 : index
    %c49 = arith.constant 3 : index
    %c48 = arith.cmpi ult, %i27, %c49 : index
    %b50 = arith.andi %c46, %c48 : i1
    %c51 = arith.constant 13 : index
    %v52 = arith.subi %i28, %c51 : index
    %c54 = arith.constant 1 : index
    %c53 = arith.cmpi ult, %v52, %c54 : index
    %b55 = arith.andi %b50, %c53 : i1
    %c57 = arith.constant 24 : index
    %c56 = arith.cmpi ult, %i29, %c57 : index
    %b58 = arith.andi %b55, %c56 : i1
    %r59 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i26, %i27, %v52, %i29)
    %j60 = arith.index_cast %r59 : index to i32
    %f61 = arith.sitofp %j60 : i32 to f16
    %v62 = arith.select %b58, %f61, %v45 : f16
    linalg.yield %v62 : f16
  } -> tensor<2x3x14x24xf16>
  check.expect_eq(%n23, %g25) : tensor<2x3x14x24xf16>
  return
}

// Along rows, in vectors.
func.func @halves() {
  %e63 = tensor.empty() : tensor<3x5x48xf16>
  %e64 = tensor.empty() : tensor<3x5x16xf16>
  %g65 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e64 : tensor<3x5x16xf16>) {
  ^bb0(%o: f16):
    %i66 = linalg.index 0 : index
    %i67 = linalg.index 1 : index
    %i68 = linalg.index 2 : index
    %r69 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i66, %i67, %i68)
    %j70 = arith.index_cast %r69 : index to i32
    %f71 = arith.sitofp %j70 : i32 to f16
    linalg.yield %f71 : f16
  } -> tensor<3x5x16xf16>
  %s72 = util.optimization_barrier %g65 : tensor<3x5x16xf16>
  %n73 = tensor.insert_slice %s72 into %e63[0, 0, 0] [3, 5, 16] [1, 1, 1] : tensor<3x5x16xf16> into tensor<3x5x48xf16>
  %e74 = tensor.empty() : tensor<3x5x32xf16>
  %g75 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e74 : tensor<3x5x32xf16>) {
  ^bb0(%o: f16):
    %i76 = linalg.index 0 : index
    %i77 = linalg.index 1 : index
    %i78 = linalg.index 2 : index
    %r79 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i76, %i77, %i78)
    %j80 = arith.index_cast %r79 : index to i32
    %f81 = arith.sitofp %j80 : i32 to f16
    linalg.yield %f81 : f16
  } -> tensor<3x5x32xf16>
  %s82 = util.optimization_barrier %g75 : tensor<3x5x32xf16>
  %n83 = tensor.insert_slice %s82 into %n73[0, 0, 16] [3, 5, 32] [1, 1, 1] : tensor<3x5x32xf16> into tensor<3x5x48xf16>
  %e84 = tensor.empty() : tensor<3x5x48xf16>
  %g85 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e84 : tensor<3x5x48xf16>) {
  ^bb0(%o: f16):
    %i86 = linalg.index 0 : index
    %i87 = linalg.index 1 : index
    %i88 = linalg.index 2 : index
    %c89 = arith.constant 0.0 : f16
    %c91 = arith.constant 3 : index
    %c90 = arith.cmpi ult, %i86, %c91 : index
    %c93 = arith.constant 5 : index
    %c92 = arith.cmpi ult, %i87, %c93 : index
    %b94 = arith.andi %c90, %c92 : i1
    %c96 = arith.constant 16 : index
    %c95 = arith.cmpi ult, %i88, %c96 : index
    %b97 = arith.andi %b94, %c95 : i1
    %r98 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i86, %i87, %i88)
    %j99 = arith.index_cast %r98 : index to i32
    %f100 = arith.sitofp %j99 : i32 to f16
    %v101 = arith.select %b97, %f100, %c89 : f16
    %c103 = arith.constant 3 : index
    %c102 = arith.cmpi ult, %i86, %c103 : index
    %c105 = arith.constant 5 : index
    %c104 = arith.cmpi ult, %i87, %c105 : index
    %b106 = arith.andi %c102, %c104 : i1
    %c107 = arith.constant 16 : index
    %v108 = arith.subi %i88, %c107 : index
    %c110 = arith.constant 32 : index
    %c109 = arith.cmpi ult, %v108, %c110 : index
    %b111 = arith.andi %b106, %c109 : i1
    %r112 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i86, %i87, %v108)
    %j113 = arith.index_cast %r112 : index to i32
    %f114 = arith.sitofp %j113 : i32 to f16
    %v115 = arith.select %b111, %f114, %v101 : f16
    linalg.yield %v115 : f16
  } -> tensor<3x5x48xf16>
  check.expect_eq(%n83, %g85) : tensor<3x5x48xf16>
  return
}

// Along rows, begun anywhere.
func.func @odd_pieces() {
  %e116 = tensor.empty() : tensor<7x64xf32>
  %e117 = tensor.empty() : tensor<7x5xf32>
  %g118 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e117 : tensor<7x5xf32>) {
  ^bb0(%o: f32):
    %i119 = linalg.index 0 : index
    %i120 = linalg.index 1 : index
    %r121 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i119, %i120)
    %j122 = arith.index_cast %r121 : index to i32
    %f123 = arith.sitofp %j122 : i32 to f32
    linalg.yield %f123 : f32
  } -> tensor<7x5xf32>
  %s124 = util.optimization_barrier %g118 : tensor<7x5xf32>
  %n125 = tensor.insert_slice %s124 into %e116[0, 0] [7, 5] [1, 1] : tensor<7x5xf32> into tensor<7x64xf32>
  %e126 = tensor.empty() : tensor<7x3xf32>
  %g127 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e126 : tensor<7x3xf32>) {
  ^bb0(%o: f32):
    %i128 = linalg.index 0 : index
    %i129 = linalg.index 1 : index
    %r130 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i128, %i129)
    %j131 = arith.index_cast %r130 : index to i32
    %f132 = arith.sitofp %j131 : i32 to f32
    linalg.yield %f132 : f32
  } -> tensor<7x3xf32>
  %s133 = util.optimization_barrier %g127 : tensor<7x3xf32>
  %n134 = tensor.insert_slice %s133 into %n125[0, 5] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<7x64xf32>
  %e135 = tensor.empty() : tensor<7x56xf32>
  %g136 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e135 : tensor<7x56xf32>) {
  ^bb0(%o: f32):
    %i137 = linalg.index 0 : index
    %i138 = linalg.index 1 : index
    %r139 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%i137, %i138)
    %j140 = arith.index_cast %r139 : index to i32
    %f141 = arith.sitofp %j140 : i32 to f32
    linalg.yield %f141 : f32
  } -> tensor<7x56xf32>
  %s142 = util.optimization_barrier %g136 : tensor<7x56xf32>
  %n143 = tensor.insert_slice %s142 into %n134[0, 8] [7, 56] [1, 1] : tensor<7x56xf32> into tensor<7x64xf32>
  %e144 = tensor.empty() : tensor<7x64xf32>
  %g145 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e144 : tensor<7x64xf32>) {
  ^bb0(%o: f32):
    %i146 = linalg.index 0 : index
    %i147 = linalg.index 1 : index
    %c148 = arith.constant 0.0 : f32
    %c150 = arith.constant 7 : index
    %c149 = arith.cmpi ult, %i146, %c150 : index
    %c152 = arith.constant 5 : index
    %c151 = arith.cmpi ult, %i147, %c152 : index
    %b153 = arith.andi %c149, %c151 : i1
    %r154 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i146, %i147)
    %j155 = arith.index_cast %r154 : index to i32
    %f156 = arith.sitofp %j155 : i32 to f32
    %v157 = arith.select %b153, %f156, %c148 : f32
    %c159 = arith.constant 7 : index
    %c158 = arith.cmpi ult, %i146, %c159 : index
    %c160 = arith.constant 5 : index
    %v161 = arith.subi %i147, %c160 : index
    %c163 = arith.constant 3 : index
    %c162 = arith.cmpi ult, %v161, %c163 : index
    %b164 = arith.andi %c158, %c162 : i1
    %r165 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i146, %v161)
    %j166 = arith.index_cast %r165 : index to i32
    %f167 = arith.sitofp %j166 : i32 to f32
    %v168 = arith.select %b164, %f167, %v157 : f32
    %c170 = arith.constant 7 : index
    %c169 = arith.cmpi ult, %i146, %c170 : index
    %c171 = arith.constant 8 : index
    %v172 = arith.subi %i147, %c171 : index
    %c174 = arith.constant 56 : index
    %c173 = arith.cmpi ult, %v172, %c174 : index
    %b175 = arith.andi %c169, %c173 : i1
    %r176 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%i146, %v172)
    %j177 = arith.index_cast %r176 : index to i32
    %f178 = arith.sitofp %j177 : i32 to f32
    %v179 = arith.select %b175, %f178, %v168 : f32
    linalg.yield %v179 : f32
  } -> tensor<7x64xf32>
  check.expect_eq(%n143, %g145) : tensor<7x64xf32>
  return
}

// Rows of an odd length.
func.func @odd_rows() {
  %e180 = tensor.empty() : tensor<7x13xf16>
  %e181 = tensor.empty() : tensor<7x5xf16>
  %g182 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e181 : tensor<7x5xf16>) {
  ^bb0(%o: f16):
    %i183 = linalg.index 0 : index
    %i184 = linalg.index 1 : index
    %r185 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i183, %i184)
    %j186 = arith.index_cast %r185 : index to i32
    %f187 = arith.sitofp %j186 : i32 to f16
    linalg.yield %f187 : f16
  } -> tensor<7x5xf16>
  %s188 = util.optimization_barrier %g182 : tensor<7x5xf16>
  %n189 = tensor.insert_slice %s188 into %e180[0, 0] [7, 5] [1, 1] : tensor<7x5xf16> into tensor<7x13xf16>
  %e190 = tensor.empty() : tensor<7x8xf16>
  %g191 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e190 : tensor<7x8xf16>) {
  ^bb0(%o: f16):
    %i192 = linalg.index 0 : index
    %i193 = linalg.index 1 : index
    %r194 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i192, %i193)
    %j195 = arith.index_cast %r194 : index to i32
    %f196 = arith.sitofp %j195 : i32 to f16
    linalg.yield %f196 : f16
  } -> tensor<7x8xf16>
  %s197 = util.optimization_barrier %g191 : tensor<7x8xf16>
  %n198 = tensor.insert_slice %s197 into %n189[0, 5] [7, 8] [1, 1] : tensor<7x8xf16> into tensor<7x13xf16>
  %e199 = tensor.empty() : tensor<7x13xf16>
  %g200 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e199 : tensor<7x13xf16>) {
  ^bb0(%o: f16):
    %i201 = linalg.index 0 : index
    %i202 = linalg.index 1 : index
    %c203 = arith.constant 0.0 : f16
    %c205 = arith.constant 7 : index
    %c204 = arith.cmpi ult, %i201, %c205 : index
    %c207 = arith.constant 5 : index
    %c206 = arith.cmpi ult, %i202, %c207 : index
    %b208 = arith.andi %c204, %c206 : i1
    %r209 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i201, %i202)
    %j210 = arith.index_cast %r209 : index to i32
    %f211 = arith.sitofp %j210 : i32 to f16
    %v212 = arith.select %b208, %f211, %c203 : f16
    %c214 = arith.constant 7 : index
    %c213 = arith.cmpi ult, %i201, %c214 : index
    %c215 = arith.constant 5 : index
    %v216 = arith.subi %i202, %c215 : index
    %c218 = arith.constant 8 : index
    %c217 = arith.cmpi ult, %v216, %c218 : index
    %b219 = arith.andi %c213, %c217 : i1
    %r220 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i201, %v216)
    %j221 = arith.index_cast %r220 : index to i32
    %f222 = arith.sitofp %j221 : i32 to f16
    %v223 = arith.select %b219, %f222, %v212 : f16
    linalg.yield %v223 : f16
  } -> tensor<7x13xf16>
  check.expect_eq(%n198, %g200) : tensor<7x13xf16>
  return
}

func.func @bytes() {
  %e224 = tensor.empty() : tensor<5x40xi8>
  %e225 = tensor.empty() : tensor<5x24xi8>
  %g226 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e225 : tensor<5x24xi8>) {
  ^bb0(%o: i8):
    %i227 = linalg.index 0 : index
    %i228 = linalg.index 1 : index
    %r229 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i227, %i228)
    %j230 = arith.index_cast %r229 : index to i32
    %f231 = arith.trunci %j230 : i32 to i8
    linalg.yield %f231 : i8
  } -> tensor<5x24xi8>
  %s232 = util.optimization_barrier %g226 : tensor<5x24xi8>
  %n233 = tensor.insert_slice %s232 into %e224[0, 0] [5, 24] [1, 1] : tensor<5x24xi8> into tensor<5x40xi8>
  %e234 = tensor.empty() : tensor<5x16xi8>
  %g235 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e234 : tensor<5x16xi8>) {
  ^bb0(%o: i8):
    %i236 = linalg.index 0 : index
    %i237 = linalg.index 1 : index
    %r238 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i236, %i237)
    %j239 = arith.index_cast %r238 : index to i32
    %f240 = arith.trunci %j239 : i32 to i8
    linalg.yield %f240 : i8
  } -> tensor<5x16xi8>
  %s241 = util.optimization_barrier %g235 : tensor<5x16xi8>
  %n242 = tensor.insert_slice %s241 into %n233[0, 24] [5, 16] [1, 1] : tensor<5x16xi8> into tensor<5x40xi8>
  %e243 = tensor.empty() : tensor<5x40xi8>
  %g244 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e243 : tensor<5x40xi8>) {
  ^bb0(%o: i8):
    %i245 = linalg.index 0 : index
    %i246 = linalg.index 1 : index
    %c247 = arith.constant 0 : i8
    %c249 = arith.constant 5 : index
    %c248 = arith.cmpi ult, %i245, %c249 : index
    %c251 = arith.constant 24 : index
    %c250 = arith.cmpi ult, %i246, %c251 : index
    %b252 = arith.andi %c248, %c250 : i1
    %r253 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i245, %i246)
    %j254 = arith.index_cast %r253 : index to i32
    %f255 = arith.trunci %j254 : i32 to i8
    %v256 = arith.select %b252, %f255, %c247 : i8
    %c258 = arith.constant 5 : index
    %c257 = arith.cmpi ult, %i245, %c258 : index
    %c259 = arith.constant 24 : index
    %v260 = arith.subi %i246, %c259 : index
    %c262 = arith.constant 16 : index
    %c261 = arith.cmpi ult, %v260, %c262 : index
    %b263 = arith.andi %c257, %c261 : i1
    %r264 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i245, %v260)
    %j265 = arith.index_cast %r264 : index to i32
    %f266 = arith.trunci %j265 : i32 to i8
    %v267 = arith.select %b263, %f266, %v256 : i8
    linalg.yield %v267 : i8
  } -> tensor<5x40xi8>
  check.expect_eq(%n242, %g244) : tensor<5x40xi8>
  return
}

func.func @bits() {
  %e268 = tensor.empty() : tensor<5x33xi1>
  %e269 = tensor.empty() : tensor<5x16xi1>
  %g270 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e269 : tensor<5x16xi1>) {
  ^bb0(%o: i1):
    %i271 = linalg.index 0 : index
    %i272 = linalg.index 1 : index
    %r273 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i271, %i272)
    %j274 = arith.index_cast %r273 : index to i32
    %f275 = arith.trunci %j274 : i32 to i1
    linalg.yield %f275 : i1
  } -> tensor<5x16xi1>
  %s276 = util.optimization_barrier %g270 : tensor<5x16xi1>
  %n277 = tensor.insert_slice %s276 into %e268[0, 0] [5, 16] [1, 1] : tensor<5x16xi1> into tensor<5x33xi1>
  %e278 = tensor.empty() : tensor<5x17xi1>
  %g279 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e278 : tensor<5x17xi1>) {
  ^bb0(%o: i1):
    %i280 = linalg.index 0 : index
    %i281 = linalg.index 1 : index
    %r282 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i280, %i281)
    %j283 = arith.index_cast %r282 : index to i32
    %f284 = arith.trunci %j283 : i32 to i1
    linalg.yield %f284 : i1
  } -> tensor<5x17xi1>
  %s285 = util.optimization_barrier %g279 : tensor<5x17xi1>
  %n286 = tensor.insert_slice %s285 into %n277[0, 16] [5, 17] [1, 1] : tensor<5x17xi1> into tensor<5x33xi1>
  %e287 = tensor.empty() : tensor<5x33xi1>
  %g288 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e287 : tensor<5x33xi1>) {
  ^bb0(%o: i1):
    %i289 = linalg.index 0 : index
    %i290 = linalg.index 1 : index
    %c291 = arith.constant false
    %c293 = arith.constant 5 : index
    %c292 = arith.cmpi ult, %i289, %c293 : index
    %c295 = arith.constant 16 : index
    %c294 = arith.cmpi ult, %i290, %c295 : index
    %b296 = arith.andi %c292, %c294 : i1
    %r297 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i289, %i290)
    %j298 = arith.index_cast %r297 : index to i32
    %f299 = arith.trunci %j298 : i32 to i1
    %v300 = arith.select %b296, %f299, %c291 : i1
    %c302 = arith.constant 5 : index
    %c301 = arith.cmpi ult, %i289, %c302 : index
    %c303 = arith.constant 16 : index
    %v304 = arith.subi %i290, %c303 : index
    %c306 = arith.constant 17 : index
    %c305 = arith.cmpi ult, %v304, %c306 : index
    %b307 = arith.andi %c301, %c305 : i1
    %r308 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i289, %v304)
    %j309 = arith.index_cast %r308 : index to i32
    %f310 = arith.trunci %j309 : i32 to i1
    %v311 = arith.select %b307, %f310, %v300 : i1
    linalg.yield %v311 : i1
  } -> tensor<5x33xi1>
  check.expect_eq(%n286, %g288) : tensor<5x33xi1>
  return
}

// The last one that covers an element wins; what none does is kept.
func.func @overlapping() {
  %e312 = tensor.empty() : tensor<9x32xi32>
  %g313 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e312 : tensor<9x32xi32>) {
  ^bb0(%o: i32):
    %i314 = linalg.index 0 : index
    %i315 = linalg.index 1 : index
    %r316 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 9) mod 23 - 11)>(%i314, %i315)
    %j317 = arith.index_cast %r316 : index to i32
    linalg.yield %j317 : i32
  } -> tensor<9x32xi32>
  %s318 = util.optimization_barrier %g313 : tensor<9x32xi32>
  %e319 = tensor.empty() : tensor<6x24xi32>
  %g320 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e319 : tensor<6x24xi32>) {
  ^bb0(%o: i32):
    %i321 = linalg.index 0 : index
    %i322 = linalg.index 1 : index
    %r323 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i321, %i322)
    %j324 = arith.index_cast %r323 : index to i32
    linalg.yield %j324 : i32
  } -> tensor<6x24xi32>
  %s325 = util.optimization_barrier %g320 : tensor<6x24xi32>
  %n326 = tensor.insert_slice %s325 into %s318[1, 4] [6, 24] [1, 1] : tensor<6x24xi32> into tensor<9x32xi32>
  %e327 = tensor.empty() : tensor<4x8xi32>
  %g328 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e327 : tensor<4x8xi32>) {
  ^bb0(%o: i32):
    %i329 = linalg.index 0 : index
    %i330 = linalg.index 1 : index
    %r331 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i329, %i330)
    %j332 = arith.index_cast %r331 : index to i32
    linalg.yield %j332 : i32
  } -> tensor<4x8xi32>
  %s333 = util.optimization_barrier %g328 : tensor<4x8xi32>
  %n334 = tensor.insert_slice %s333 into %n326[3, 16] [4, 8] [1, 1] : tensor<4x8xi32> into tensor<9x32xi32>
  %e335 = tensor.empty() : tensor<2x32xi32>
  %g336 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e335 : tensor<2x32xi32>) {
  ^bb0(%o: i32):
    %i337 = linalg.index 0 : index
    %i338 = linalg.index 1 : index
    %r339 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%i337, %i338)
    %j340 = arith.index_cast %r339 : index to i32
    linalg.yield %j340 : i32
  } -> tensor<2x32xi32>
  %s341 = util.optimization_barrier %g336 : tensor<2x32xi32>
  %n342 = tensor.insert_slice %s341 into %n334[6, 0] [2, 32] [1, 1] : tensor<2x32xi32> into tensor<9x32xi32>
  %e343 = tensor.empty() : tensor<9x32xi32>
  %g344 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e343 : tensor<9x32xi32>) {
  ^bb0(%o: i32):
    %i345 = linalg.index 0 : index
    %i346 = linalg.index 1 : index
    %r347 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 9) mod 23 - 11)>(%i345, %i346)
    %j348 = arith.index_cast %r347 : index to i32
    %c349 = arith.constant 1 : index
    %v350 = arith.subi %i345, %c349 : index
    %c352 = arith.constant 6 : index
    %c351 = arith.cmpi ult, %v350, %c352 : index
    %c353 = arith.constant 4 : index
    %v354 = arith.subi %i346, %c353 : index
    %c356 = arith.constant 24 : index
    %c355 = arith.cmpi ult, %v354, %c356 : index
    %b357 = arith.andi %c351, %c355 : i1
    %r358 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v350, %v354)
    %j359 = arith.index_cast %r358 : index to i32
    %v360 = arith.select %b357, %j359, %j348 : i32
    %c361 = arith.constant 3 : index
    %v362 = arith.subi %i345, %c361 : index
    %c364 = arith.constant 4 : index
    %c363 = arith.cmpi ult, %v362, %c364 : index
    %c365 = arith.constant 16 : index
    %v366 = arith.subi %i346, %c365 : index
    %c368 = arith.constant 8 : index
    %c367 = arith.cmpi ult, %v366, %c368 : index
    %b369 = arith.andi %c363, %c367 : i1
    %r370 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%v362, %v366)
    %j371 = arith.index_cast %r370 : index to i32
    %v372 = arith.select %b369, %j371, %v360 : i32
    %c373 = arith.constant 6 : index
    %v374 = arith.subi %i345, %c373 : index
    %c376 = arith.constant 2 : index
    %c375 = arith.cmpi ult, %v374, %c376 : index
    %c378 = arith.constant 32 : index
    %c377 = arith.cmpi ult, %i346, %c378 : index
    %b379 = arith.andi %c375, %c377 : i1
    %r380 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%v374, %i346)
    %j381 = arith.index_cast %r380 : index to i32
    %v382 = arith.select %b379, %j381, %v372 : i32
    linalg.yield %v382 : i32
  } -> tensor<9x32xi32>
  check.expect_eq(%n342, %g344) : tensor<9x32xi32>
  return
}

// Zeros around images.
func.func @image() {
  %e383 = tensor.empty() : tensor<2x9x11x24xf16>
    %c384 = arith.constant 0.0 : f16
  %f385 = linalg.fill ins(%c384 : f16) outs(%e383 : tensor<2x9x11x24xf16>) -> tensor<2x9x11x24xf16>
  %e386 = tensor.empty() : tensor<2x7x9x24xf16>
  %g387 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e386 : tensor<2x7x9x24xf16>) {
  ^bb0(%o: f16):
    %i388 = linalg.index 0 : index
    %i389 = linalg.index 1 : index
    %i390 = linalg.index 2 : index
    %i391 = linalg.index 3 : index
    %r392 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i388, %i389, %i390, %i391)
    %j393 = arith.index_cast %r392 : index to i32
    %f394 = arith.sitofp %j393 : i32 to f16
    linalg.yield %f394 : f16
  } -> tensor<2x7x9x24xf16>
  %s395 = util.optimization_barrier %g387 : tensor<2x7x9x24xf16>
  %n396 = tensor.insert_slice %s395 into %f385[0, 1, 1, 0] [2, 7, 9, 24] [1, 1, 1, 1] : tensor<2x7x9x24xf16> into tensor<2x9x11x24xf16>
  %e397 = tensor.empty() : tensor<2x9x11x24xf16>
  %g398 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e397 : tensor<2x9x11x24xf16>) {
  ^bb0(%o: f16):
    %i399 = linalg.index 0 : index
    %i400 = linalg.index 1 : index
    %i401 = linalg.index 2 : index
    %i402 = linalg.index 3 : index
    %c403 = arith.constant 0.0 : f16
    %c405 = arith.constant 2 : index
    %c404 = arith.cmpi ult, %i399, %c405 : index
    %c406 = arith.constant 1 : index
    %v407 = arith.subi %i400, %c406 : index
    %c409 = arith.constant 7 : index
    %c408 = arith.cmpi ult, %v407, %c409 : index
    %b410 = arith.andi %c404, %c408 : i1
    %c411 = arith.constant 1 : index
    %v412 = arith.subi %i401, %c411 : index
    %c414 = arith.constant 9 : index
    %c413 = arith.cmpi ult, %v412, %c414 : index
    %b415 = arith.andi %b410, %c413 : i1
    %c417 = arith.constant 24 : index
    %c416 = arith.cmpi ult, %i402, %c417 : index
    %b418 = arith.andi %b415, %c416 : i1
    %r419 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i399, %v407, %v412, %i402)
    %j420 = arith.index_cast %r419 : index to i32
    %f421 = arith.sitofp %j420 : i32 to f16
    %v422 = arith.select %b418, %f421, %c403 : f16
    linalg.yield %v422 : f16
  } -> tensor<2x9x11x24xf16>
  check.expect_eq(%n396, %g398) : tensor<2x9x11x24xf16>
  return
}

// Zeros around images whose rows lie along.
func.func @image_along_rows() {
  %e423 = tensor.empty() : tensor<2x3x10x12xf16>
    %c424 = arith.constant -1.0 : f16
  %f425 = linalg.fill ins(%c424 : f16) outs(%e423 : tensor<2x3x10x12xf16>) -> tensor<2x3x10x12xf16>
  %e426 = tensor.empty() : tensor<2x3x7x6xf16>
  %g427 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e426 : tensor<2x3x7x6xf16>) {
  ^bb0(%o: f16):
    %i428 = linalg.index 0 : index
    %i429 = linalg.index 1 : index
    %i430 = linalg.index 2 : index
    %i431 = linalg.index 3 : index
    %r432 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i428, %i429, %i430, %i431)
    %j433 = arith.index_cast %r432 : index to i32
    %f434 = arith.sitofp %j433 : i32 to f16
    linalg.yield %f434 : f16
  } -> tensor<2x3x7x6xf16>
  %s435 = util.optimization_barrier %g427 : tensor<2x3x7x6xf16>
  %n436 = tensor.insert_slice %s435 into %f425[0, 0, 1, 3] [2, 3, 7, 6] [1, 1, 1, 1] : tensor<2x3x7x6xf16> into tensor<2x3x10x12xf16>
  %e437 = tensor.empty() : tensor<2x3x10x12xf16>
  %g438 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e437 : tensor<2x3x10x12xf16>) {
  ^bb0(%o: f16):
    %i439 = linalg.index 0 : index
    %i440 = linalg.index 1 : index
    %i441 = linalg.index 2 : index
    %i442 = linalg.index 3 : index
    %c443 = arith.constant -1.0 : f16
    %c445 = arith.constant 2 : index
    %c444 = arith.cmpi ult, %i439, %c445 : index
    %c447 = arith.constant 3 : index
    %c446 = arith.cmpi ult, %i440, %c447 : index
    %b448 = arith.andi %c444, %c446 : i1
    %c449 = arith.constant 1 : index
    %v450 = arith.subi %i441, %c449 : index
    %c452 = arith.constant 7 : index
    %c451 = arith.cmpi ult, %v450, %c452 : index
    %b453 = arith.andi %b448, %c451 : i1
    %c454 = arith.constant 3 : index
    %v455 = arith.subi %i442, %c454 : index
    %c457 = arith.constant 6 : index
    %c456 = arith.cmpi ult, %v455, %c457 : index
    %b458 = arith.andi %b453, %c456 : i1
    %r459 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i439, %i440, %v450, %v455)
    %j460 = arith.index_cast %r459 : index to i32
    %f461 = arith.sitofp %j460 : i32 to f16
    %v462 = arith.select %b458, %f461, %c443 : f16
    linalg.yield %v462 : f16
  } -> tensor<2x3x10x12xf16>
  check.expect_eq(%n436, %g438) : tensor<2x3x10x12xf16>
  return
}

func.func @three_channels() {
  %e463 = tensor.empty() : tensor<2x9x11x3xf16>
    %c464 = arith.constant 0.0 : f16
  %f465 = linalg.fill ins(%c464 : f16) outs(%e463 : tensor<2x9x11x3xf16>) -> tensor<2x9x11x3xf16>
  %e466 = tensor.empty() : tensor<2x7x9x3xf16>
  %g467 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e466 : tensor<2x7x9x3xf16>) {
  ^bb0(%o: f16):
    %i468 = linalg.index 0 : index
    %i469 = linalg.index 1 : index
    %i470 = linalg.index 2 : index
    %i471 = linalg.index 3 : index
    %r472 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i468, %i469, %i470, %i471)
    %j473 = arith.index_cast %r472 : index to i32
    %f474 = arith.sitofp %j473 : i32 to f16
    linalg.yield %f474 : f16
  } -> tensor<2x7x9x3xf16>
  %s475 = util.optimization_barrier %g467 : tensor<2x7x9x3xf16>
  %n476 = tensor.insert_slice %s475 into %f465[0, 1, 1, 0] [2, 7, 9, 3] [1, 1, 1, 1] : tensor<2x7x9x3xf16> into tensor<2x9x11x3xf16>
  %e477 = tensor.empty() : tensor<2x9x11x3xf16>
  %g478 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e477 : tensor<2x9x11x3xf16>) {
  ^bb0(%o: f16):
    %i479 = linalg.index 0 : index
    %i480 = linalg.index 1 : index
    %i481 = linalg.index 2 : index
    %i482 = linalg.index 3 : index
    %c483 = arith.constant 0.0 : f16
    %c485 = arith.constant 2 : index
    %c484 = arith.cmpi ult, %i479, %c485 : index
    %c486 = arith.constant 1 : index
    %v487 = arith.subi %i480, %c486 : index
    %c489 = arith.constant 7 : index
    %c488 = arith.cmpi ult, %v487, %c489 : index
    %b490 = arith.andi %c484, %c488 : i1
    %c491 = arith.constant 1 : index
    %v492 = arith.subi %i481, %c491 : index
    %c494 = arith.constant 9 : index
    %c493 = arith.cmpi ult, %v492, %c494 : index
    %b495 = arith.andi %b490, %c493 : i1
    %c497 = arith.constant 3 : index
    %c496 = arith.cmpi ult, %i482, %c497 : index
    %b498 = arith.andi %b495, %c496 : i1
    %r499 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i479, %v487, %v492, %i482)
    %j500 = arith.index_cast %r499 : index to i32
    %f501 = arith.sitofp %j500 : i32 to f16
    %v502 = arith.select %b498, %f501, %c483 : f16
    linalg.yield %v502 : f16
  } -> tensor<2x9x11x3xf16>
  check.expect_eq(%n476, %g478) : tensor<2x9x11x3xf16>
  return
}

// Offsets that are known at run time only.
func.func @offset_8() {
  %c503 = arith.constant 8 : index
  %n504 = util.optimization_barrier %c503 : index
  %c505 = arith.constant 2 : index
  %n506 = util.optimization_barrier %c505 : index
  %e507 = tensor.empty() : tensor<6x32xf16>
    %c508 = arith.constant 2.0 : f16
  %f509 = linalg.fill ins(%c508 : f16) outs(%e507 : tensor<6x32xf16>) -> tensor<6x32xf16>
  %e510 = tensor.empty() : tensor<3x16xf16>
  %g511 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e510 : tensor<3x16xf16>) {
  ^bb0(%o: f16):
    %i512 = linalg.index 0 : index
    %i513 = linalg.index 1 : index
    %r514 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i512, %i513)
    %j515 = arith.index_cast %r514 : index to i32
    %f516 = arith.sitofp %j515 : i32 to f16
    linalg.yield %f516 : f16
  } -> tensor<3x16xf16>
  %s517 = util.optimization_barrier %g511 : tensor<3x16xf16>
  %n518 = tensor.insert_slice %s517 into %f509[%n506, %n504] [3, 16] [1, 1] : tensor<3x16xf16> into tensor<6x32xf16>
  %e519 = tensor.empty() : tensor<6x32xf16>
  %g520 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e519 : tensor<6x32xf16>) {
  ^bb0(%o: f16):
    %i521 = linalg.index 0 : index
    %i522 = linalg.index 1 : index
    %c523 = arith.constant 2.0 : f16
    %v524 = arith.subi %i521, %n506 : index
    %c526 = arith.constant 3 : index
    %c525 = arith.cmpi ult, %v524, %c526 : index
    %v527 = arith.subi %i522, %n504 : index
    %c529 = arith.constant 16 : index
    %c528 = arith.cmpi ult, %v527, %c529 : index
    %b530 = arith.andi %c525, %c528 : i1
    %r531 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v524, %v527)
    %j532 = arith.index_cast %r531 : index to i32
    %f533 = arith.sitofp %j532 : i32 to f16
    %v534 = arith.select %b530, %f533, %c523 : f16
    linalg.yield %v534 : f16
  } -> tensor<6x32xf16>
  check.expect_eq(%n518, %g520) : tensor<6x32xf16>
  return
}

// Offsets that are known at run time only.
func.func @offset_3() {
  %c535 = arith.constant 3 : index
  %n536 = util.optimization_barrier %c535 : index
  %c537 = arith.constant 2 : index
  %n538 = util.optimization_barrier %c537 : index
  %e539 = tensor.empty() : tensor<6x32xf16>
    %c540 = arith.constant 2.0 : f16
  %f541 = linalg.fill ins(%c540 : f16) outs(%e539 : tensor<6x32xf16>) -> tensor<6x32xf16>
  %e542 = tensor.empty() : tensor<3x16xf16>
  %g543 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e542 : tensor<3x16xf16>) {
  ^bb0(%o: f16):
    %i544 = linalg.index 0 : index
    %i545 = linalg.index 1 : index
    %r546 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i544, %i545)
    %j547 = arith.index_cast %r546 : index to i32
    %f548 = arith.sitofp %j547 : i32 to f16
    linalg.yield %f548 : f16
  } -> tensor<3x16xf16>
  %s549 = util.optimization_barrier %g543 : tensor<3x16xf16>
  %n550 = tensor.insert_slice %s549 into %f541[%n538, %n536] [3, 16] [1, 1] : tensor<3x16xf16> into tensor<6x32xf16>
  %e551 = tensor.empty() : tensor<6x32xf16>
  %g552 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e551 : tensor<6x32xf16>) {
  ^bb0(%o: f16):
    %i553 = linalg.index 0 : index
    %i554 = linalg.index 1 : index
    %c555 = arith.constant 2.0 : f16
    %v556 = arith.subi %i553, %n538 : index
    %c558 = arith.constant 3 : index
    %c557 = arith.cmpi ult, %v556, %c558 : index
    %v559 = arith.subi %i554, %n536 : index
    %c561 = arith.constant 16 : index
    %c560 = arith.cmpi ult, %v559, %c561 : index
    %b562 = arith.andi %c557, %c560 : i1
    %r563 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v556, %v559)
    %j564 = arith.index_cast %r563 : index to i32
    %f565 = arith.sitofp %j564 : i32 to f16
    %v566 = arith.select %b562, %f565, %c555 : f16
    linalg.yield %v566 : f16
  } -> tensor<6x32xf16>
  check.expect_eq(%n550, %g552) : tensor<6x32xf16>
  return
}

// Sizes that are known at run time only.
func.func @unknown_8_24() {
  %c567 = arith.constant 8 : index
  %n568 = util.optimization_barrier %c567 : index
  %c569 = arith.constant 24 : index
  %n570 = util.optimization_barrier %c569 : index
  %t571 = arith.addi %n568, %n570 : index
  %c572 = arith.constant 3 : index
  %n573 = util.optimization_barrier %c572 : index
  %e574 = tensor.empty(%n573, %t571) : tensor<?x?xf16>
  %e575 = tensor.empty(%n573, %n568) : tensor<?x?xf16>
  %g576 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e575 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i577 = linalg.index 0 : index
    %i578 = linalg.index 1 : index
    %r579 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i577, %i578)
    %j580 = arith.index_cast %r579 : index to i32
    %f581 = arith.sitofp %j580 : i32 to f16
    linalg.yield %f581 : f16
  } -> tensor<?x?xf16>
  %s582 = util.optimization_barrier %g576 : tensor<?x?xf16>
  %n583 = tensor.insert_slice %s582 into %e574[0, 0] [%n573, %n568] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e584 = tensor.empty(%n573, %n570) : tensor<?x?xf16>
  %g585 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e584 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i586 = linalg.index 0 : index
    %i587 = linalg.index 1 : index
    %r588 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i586, %i587)
    %j589 = arith.index_cast %r588 : index to i32
    %f590 = arith.sitofp %j589 : i32 to f16
    linalg.yield %f590 : f16
  } -> tensor<?x?xf16>
  %s591 = util.optimization_barrier %g585 : tensor<?x?xf16>
  %n592 = tensor.insert_slice %s591 into %n583[0, %n568] [%n573, %n570] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e593 = tensor.empty(%n573, %t571) : tensor<?x?xf16>
  %g594 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e593 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i595 = linalg.index 0 : index
    %i596 = linalg.index 1 : index
    %c597 = arith.constant 0.0 : f16
    %c598 = arith.cmpi ult, %i595, %n573 : index
    %c599 = arith.cmpi ult, %i596, %n568 : index
    %b600 = arith.andi %c598, %c599 : i1
    %r601 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i595, %i596)
    %j602 = arith.index_cast %r601 : index to i32
    %f603 = arith.sitofp %j602 : i32 to f16
    %v604 = arith.select %b600, %f603, %c597 : f16
    %c605 = arith.cmpi ult, %i595, %n573 : index
    %v606 = arith.subi %i596, %n568 : index
    %c607 = arith.cmpi ult, %v606, %n570 : index
    %b608 = arith.andi %c605, %c607 : i1
    %r609 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i595, %v606)
    %j610 = arith.index_cast %r609 : index to i32
    %f611 = arith.sitofp %j610 : i32 to f16
    %v612 = arith.select %b608, %f611, %v604 : f16
    linalg.yield %v612 : f16
  } -> tensor<?x?xf16>
  check.expect_eq(%n592, %g594) : tensor<?x?xf16>
  return
}

// Sizes that are known at run time only.
func.func @unknown_5_6() {
  %c613 = arith.constant 5 : index
  %n614 = util.optimization_barrier %c613 : index
  %c615 = arith.constant 6 : index
  %n616 = util.optimization_barrier %c615 : index
  %t617 = arith.addi %n614, %n616 : index
  %c618 = arith.constant 3 : index
  %n619 = util.optimization_barrier %c618 : index
  %e620 = tensor.empty(%n619, %t617) : tensor<?x?xf16>
  %e621 = tensor.empty(%n619, %n614) : tensor<?x?xf16>
  %g622 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e621 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i623 = linalg.index 0 : index
    %i624 = linalg.index 1 : index
    %r625 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i623, %i624)
    %j626 = arith.index_cast %r625 : index to i32
    %f627 = arith.sitofp %j626 : i32 to f16
    linalg.yield %f627 : f16
  } -> tensor<?x?xf16>
  %s628 = util.optimization_barrier %g622 : tensor<?x?xf16>
  %n629 = tensor.insert_slice %s628 into %e620[0, 0] [%n619, %n614] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e630 = tensor.empty(%n619, %n616) : tensor<?x?xf16>
  %g631 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e630 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i632 = linalg.index 0 : index
    %i633 = linalg.index 1 : index
    %r634 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i632, %i633)
    %j635 = arith.index_cast %r634 : index to i32
    %f636 = arith.sitofp %j635 : i32 to f16
    linalg.yield %f636 : f16
  } -> tensor<?x?xf16>
  %s637 = util.optimization_barrier %g631 : tensor<?x?xf16>
  %n638 = tensor.insert_slice %s637 into %n629[0, %n614] [%n619, %n616] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e639 = tensor.empty(%n619, %t617) : tensor<?x?xf16>
  %g640 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e639 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i641 = linalg.index 0 : index
    %i642 = linalg.index 1 : index
    %c643 = arith.constant 0.0 : f16
    %c644 = arith.cmpi ult, %i641, %n619 : index
    %c645 = arith.cmpi ult, %i642, %n614 : index
    %b646 = arith.andi %c644, %c645 : i1
    %r647 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i641, %i642)
    %j648 = arith.index_cast %r647 : index to i32
    %f649 = arith.sitofp %j648 : i32 to f16
    %v650 = arith.select %b646, %f649, %c643 : f16
    %c651 = arith.cmpi ult, %i641, %n619 : index
    %v652 = arith.subi %i642, %n614 : index
    %c653 = arith.cmpi ult, %v652, %n616 : index
    %b654 = arith.andi %c651, %c653 : i1
    %r655 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i641, %v652)
    %j656 = arith.index_cast %r655 : index to i32
    %f657 = arith.sitofp %j656 : i32 to f16
    %v658 = arith.select %b654, %f657, %v650 : f16
    linalg.yield %v658 : f16
  } -> tensor<?x?xf16>
  check.expect_eq(%n638, %g640) : tensor<?x?xf16>
  return
}

// Sizes that are known at run time only.
func.func @unknown_0_16() {
  %c659 = arith.constant 0 : index
  %n660 = util.optimization_barrier %c659 : index
  %c661 = arith.constant 16 : index
  %n662 = util.optimization_barrier %c661 : index
  %t663 = arith.addi %n660, %n662 : index
  %c664 = arith.constant 3 : index
  %n665 = util.optimization_barrier %c664 : index
  %e666 = tensor.empty(%n665, %t663) : tensor<?x?xf16>
  %e667 = tensor.empty(%n665, %n660) : tensor<?x?xf16>
  %g668 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e667 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i669 = linalg.index 0 : index
    %i670 = linalg.index 1 : index
    %r671 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i669, %i670)
    %j672 = arith.index_cast %r671 : index to i32
    %f673 = arith.sitofp %j672 : i32 to f16
    linalg.yield %f673 : f16
  } -> tensor<?x?xf16>
  %s674 = util.optimization_barrier %g668 : tensor<?x?xf16>
  %n675 = tensor.insert_slice %s674 into %e666[0, 0] [%n665, %n660] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e676 = tensor.empty(%n665, %n662) : tensor<?x?xf16>
  %g677 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e676 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i678 = linalg.index 0 : index
    %i679 = linalg.index 1 : index
    %r680 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i678, %i679)
    %j681 = arith.index_cast %r680 : index to i32
    %f682 = arith.sitofp %j681 : i32 to f16
    linalg.yield %f682 : f16
  } -> tensor<?x?xf16>
  %s683 = util.optimization_barrier %g677 : tensor<?x?xf16>
  %n684 = tensor.insert_slice %s683 into %n675[0, %n660] [%n665, %n662] [1, 1] : tensor<?x?xf16> into tensor<?x?xf16>
  %e685 = tensor.empty(%n665, %t663) : tensor<?x?xf16>
  %g686 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e685 : tensor<?x?xf16>) {
  ^bb0(%o: f16):
    %i687 = linalg.index 0 : index
    %i688 = linalg.index 1 : index
    %c689 = arith.constant 0.0 : f16
    %c690 = arith.cmpi ult, %i687, %n665 : index
    %c691 = arith.cmpi ult, %i688, %n660 : index
    %b692 = arith.andi %c690, %c691 : i1
    %r693 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i687, %i688)
    %j694 = arith.index_cast %r693 : index to i32
    %f695 = arith.sitofp %j694 : i32 to f16
    %v696 = arith.select %b692, %f695, %c689 : f16
    %c697 = arith.cmpi ult, %i687, %n665 : index
    %v698 = arith.subi %i688, %n660 : index
    %c699 = arith.cmpi ult, %v698, %n662 : index
    %b700 = arith.andi %c697, %c699 : i1
    %r701 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i687, %v698)
    %j702 = arith.index_cast %r701 : index to i32
    %f703 = arith.sitofp %j702 : i32 to f16
    %v704 = arith.select %b700, %f703, %v696 : f16
    linalg.yield %v704 : f16
  } -> tensor<?x?xf16>
  check.expect_eq(%n684, %g686) : tensor<?x?xf16>
  return
}

// Keys of the past, how many is known at run time, and one more.
func.func @past() {
  %c705 = arith.constant 6 : index
  %n706 = util.optimization_barrier %c705 : index
  %c707 = arith.constant 1 : index
  %t708 = arith.addi %n706, %c707 : index
  %e709 = tensor.empty(%t708) : tensor<2x3x?x16xf16>
  %e710 = tensor.empty(%n706) : tensor<2x3x?x16xf16>
  %g711 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e710 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i712 = linalg.index 0 : index
    %i713 = linalg.index 1 : index
    %i714 = linalg.index 2 : index
    %i715 = linalg.index 3 : index
    %r716 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i712, %i713, %i714, %i715)
    %j717 = arith.index_cast %r716 : index to i32
    %f718 = arith.sitofp %j717 : i32 to f16
    linalg.yield %f718 : f16
  } -> tensor<2x3x?x16xf16>
  %s719 = util.optimization_barrier %g711 : tensor<2x3x?x16xf16>
  %n720 = tensor.insert_slice %s719 into %e709[0, 0, 0, 0] [2, 3, %n706, 16] [1, 1, 1, 1] : tensor<2x3x?x16xf16> into tensor<2x3x?x16xf16>
  %e721 = tensor.empty() : tensor<2x3x1x16xf16>
  %g722 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e721 : tensor<2x3x1x16xf16>) {
  ^bb0(%o: f16):
    %i723 = linalg.index 0 : index
    %i724 = linalg.index 1 : index
    %i725 = linalg.index 2 : index
    %i726 = linalg.index 3 : index
    %r727 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i723, %i724, %i725, %i726)
    %j728 = arith.index_cast %r727 : index to i32
    %f729 = arith.sitofp %j728 : i32 to f16
    linalg.yield %f729 : f16
  } -> tensor<2x3x1x16xf16>
  %s730 = util.optimization_barrier %g722 : tensor<2x3x1x16xf16>
  %n731 = tensor.insert_slice %s730 into %n720[0, 0, %n706, 0] [2, 3, 1, 16] [1, 1, 1, 1] : tensor<2x3x1x16xf16> into tensor<2x3x?x16xf16>
  %e732 = tensor.empty(%t708) : tensor<2x3x?x16xf16>
  %g733 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e732 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i734 = linalg.index 0 : index
    %i735 = linalg.index 1 : index
    %i736 = linalg.index 2 : index
    %i737 = linalg.index 3 : index
    %c738 = arith.constant 0.0 : f16
    %c740 = arith.constant 2 : index
    %c739 = arith.cmpi ult, %i734, %c740 : index
    %c742 = arith.constant 3 : index
    %c741 = arith.cmpi ult, %i735, %c742 : index
    %b743 = arith.andi %c739, %c741 : i1
    %c744 = arith.cmpi ult, %i736, %n706 : index
    %b745 = arith.andi %b743, %c744 : i1
    %c747 = arith.constant 16 : index
    %c746 = arith.cmpi ult, %i737, %c747 : index
    %b748 = arith.andi %b745, %c746 : i1
    %r749 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i734, %i735, %i736, %i737)
    %j750 = arith.index_cast %r749 : index to i32
    %f751 = arith.sitofp %j750 : i32 to f16
    %v752 = arith.select %b748, %f751, %c738 : f16
    %c754 = arith.constant 2 : index
    %c753 = arith.cmpi ult, %i734, %c754 : index
    %c756 = arith.constant 3 : index
    %c755 = arith.cmpi ult, %i735, %c756 : index
    %b757 = arith.andi %c753, %c755 : i1
    %v758 = arith.subi %i736, %n706 : index
    %c760 = arith.constant 1 : index
    %c759 = arith.cmpi ult, %v758, %c760 : index
    %b761 = arith.andi %b757, %c759 : i1
    %c763 = arith.constant 16 : index
    %c762 = arith.cmpi ult, %i737, %c763 : index
    %b764 = arith.andi %b761, %c762 : i1
    %r765 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i734, %i735, %v758, %i737)
    %j766 = arith.index_cast %r765 : index to i32
    %f767 = arith.sitofp %j766 : i32 to f16
    %v768 = arith.select %b764, %f767, %v752 : f16
    linalg.yield %v768 : f16
  } -> tensor<2x3x?x16xf16>
  check.expect_eq(%n731, %g733) : tensor<2x3x?x16xf16>
  return
}

// Sources without the dimensions along which they have one element.
func.func @dropped() {
  %e769 = tensor.empty() : tensor<5x16xf32>
  %g770 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e769 : tensor<5x16xf32>) {
  ^bb0(%o: f32):
    %i771 = linalg.index 0 : index
    %i772 = linalg.index 1 : index
    %r773 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%i771, %i772)
    %j774 = arith.index_cast %r773 : index to i32
    %f775 = arith.sitofp %j774 : i32 to f32
    linalg.yield %f775 : f32
  } -> tensor<5x16xf32>
  %s776 = util.optimization_barrier %g770 : tensor<5x16xf32>
  %e777 = tensor.empty() : tensor<16xf32>
  %g778 = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]} outs(%e777 : tensor<16xf32>) {
  ^bb0(%o: f32):
    %i779 = linalg.index 0 : index
    %r780 = affine.apply affine_map<(a) -> ((a * 7 + 1) mod 23 - 11)>(%i779)
    %j781 = arith.index_cast %r780 : index to i32
    %f782 = arith.sitofp %j781 : i32 to f32
    linalg.yield %f782 : f32
  } -> tensor<16xf32>
  %s783 = util.optimization_barrier %g778 : tensor<16xf32>
  %e784 = tensor.empty() : tensor<5xf32>
  %g785 = linalg.generic {indexing_maps = [affine_map<(a) -> (a)>], iterator_types = ["parallel"]} outs(%e784 : tensor<5xf32>) {
  ^bb0(%o: f32):
    %i786 = linalg.index 0 : index
    %r787 = affine.apply affine_map<(a) -> ((a * 7 + 2) mod 23 - 11)>(%i786)
    %j788 = arith.index_cast %r787 : index to i32
    %f789 = arith.sitofp %j788 : i32 to f32
    linalg.yield %f789 : f32
  } -> tensor<5xf32>
  %s790 = util.optimization_barrier %g785 : tensor<5xf32>
  %n791 = tensor.insert_slice %s783 into %s776[2, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<5x16xf32>
  %n792 = tensor.insert_slice %s790 into %n791[0, 7] [5, 1] [1, 1] : tensor<5xf32> into tensor<5x16xf32>
  %e793 = tensor.empty() : tensor<5x16xf32>
  %g794 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e793 : tensor<5x16xf32>) {
  ^bb0(%o: f32):
    %i795 = linalg.index 0 : index
    %i796 = linalg.index 1 : index
    %r797 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 3) mod 23 - 11)>(%i795, %i796)
    %j798 = arith.index_cast %r797 : index to i32
    %f799 = arith.sitofp %j798 : i32 to f32
    %c800 = arith.constant 2 : index
    %v801 = arith.subi %i795, %c800 : index
    %c803 = arith.constant 1 : index
    %c802 = arith.cmpi ult, %v801, %c803 : index
    %c805 = arith.constant 16 : index
    %c804 = arith.cmpi ult, %i796, %c805 : index
    %b806 = arith.andi %c802, %c804 : i1
    %r807 = affine.apply affine_map<(a) -> ((a * 7 + 1) mod 23 - 11)>(%i796)
    %j808 = arith.index_cast %r807 : index to i32
    %f809 = arith.sitofp %j808 : i32 to f32
    %v810 = arith.select %b806, %f809, %f799 : f32
    %c812 = arith.constant 5 : index
    %c811 = arith.cmpi ult, %i795, %c812 : index
    %c813 = arith.constant 7 : index
    %v814 = arith.subi %i796, %c813 : index
    %c816 = arith.constant 1 : index
    %c815 = arith.cmpi ult, %v814, %c816 : index
    %b817 = arith.andi %c811, %c815 : i1
    %r818 = affine.apply affine_map<(a) -> ((a * 7 + 2) mod 23 - 11)>(%i795)
    %j819 = arith.index_cast %r818 : index to i32
    %f820 = arith.sitofp %j819 : i32 to f32
    %v821 = arith.select %b817, %f820, %v810 : f32
    linalg.yield %v821 : f32
  } -> tensor<5x16xf32>
  check.expect_eq(%n792, %g794) : tensor<5x16xf32>
  return
}

// Slices of tensors, read in place.
func.func @views() {
  %e822 = tensor.empty() : tensor<6x40xf16>
  %g823 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e822 : tensor<6x40xf16>) {
  ^bb0(%o: f16):
    %i824 = linalg.index 0 : index
    %i825 = linalg.index 1 : index
    %r826 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i824, %i825)
    %j827 = arith.index_cast %r826 : index to i32
    %f828 = arith.sitofp %j827 : i32 to f16
    linalg.yield %f828 : f16
  } -> tensor<6x40xf16>
  %s829 = util.optimization_barrier %g823 : tensor<6x40xf16>
  %h830 = tensor.extract_slice %s829[1, 8] [4, 24] [1, 1] : tensor<6x40xf16> to tensor<4x24xf16>
  %h831 = tensor.extract_slice %s829[2, 3] [4, 8] [1, 1] : tensor<6x40xf16> to tensor<4x8xf16>
  %e832 = tensor.empty() : tensor<4x32xf16>
  %n833 = tensor.insert_slice %h830 into %e832[0, 0] [4, 24] [1, 1] : tensor<4x24xf16> into tensor<4x32xf16>
  %n834 = tensor.insert_slice %h831 into %n833[0, 24] [4, 8] [1, 1] : tensor<4x8xf16> into tensor<4x32xf16>
  %e835 = tensor.empty() : tensor<4x32xf16>
  %g836 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e835 : tensor<4x32xf16>) {
  ^bb0(%o: f16):
    %i837 = linalg.index 0 : index
    %i838 = linalg.index 1 : index
    %c840 = arith.constant 4 : index
    %c839 = arith.cmpi ult, %i837, %c840 : index
    %c842 = arith.constant 24 : index
    %c841 = arith.cmpi ult, %i838, %c842 : index
    %b843 = arith.andi %c839, %c841 : i1
    %c844 = arith.constant 1 : index
    %v845 = arith.addi %i837, %c844 : index
    %c846 = arith.constant 8 : index
    %v847 = arith.addi %i838, %c846 : index
    %r848 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v845, %v847)
    %j849 = arith.index_cast %r848 : index to i32
    %f850 = arith.sitofp %j849 : i32 to f16
    %c851 = arith.constant 0.0 : f16
    %v852 = arith.select %b843, %f850, %c851 : f16
    %c854 = arith.constant 4 : index
    %c853 = arith.cmpi ult, %i837, %c854 : index
    %c855 = arith.constant 24 : index
    %v856 = arith.subi %i838, %c855 : index
    %c858 = arith.constant 8 : index
    %c857 = arith.cmpi ult, %v856, %c858 : index
    %b859 = arith.andi %c853, %c857 : i1
    %c860 = arith.constant 2 : index
    %v861 = arith.addi %i837, %c860 : index
    %c862 = arith.constant 3 : index
    %v863 = arith.addi %v856, %c862 : index
    %r864 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v861, %v863)
    %j865 = arith.index_cast %r864 : index to i32
    %f866 = arith.sitofp %j865 : i32 to f16
    %v867 = arith.select %b859, %f866, %v852 : f16
    linalg.yield %v867 : f16
  } -> tensor<4x32xf16>
  check.expect_eq(%n834, %g836) : tensor<4x32xf16>
  %h868 = tensor.extract_slice %s829[1, 8] [4, 24] [1, 1] : tensor<6x40xf16> to tensor<4x24xf16>
  %z869 = util.optimization_barrier %h868 : tensor<4x24xf16>
  %e870 = tensor.empty() : tensor<4x24xf16>
  %g871 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e870 : tensor<4x24xf16>) {
  ^bb0(%o: f16):
    %i872 = linalg.index 0 : index
    %i873 = linalg.index 1 : index
    %c874 = arith.constant 1 : index
    %v875 = arith.addi %i872, %c874 : index
    %c876 = arith.constant 8 : index
    %v877 = arith.addi %i873, %c876 : index
    %r878 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%v875, %v877)
    %j879 = arith.index_cast %r878 : index to i32
    %f880 = arith.sitofp %j879 : i32 to f16
    linalg.yield %f880 : f16
  } -> tensor<4x24xf16>
  check.expect_eq(%z869, %g871) : tensor<4x24xf16>
  return
}

// Every second element, as where pixels become channels, and padding between elements by steps, which other kernels do.
func.func @steps() {
  %e881 = tensor.empty() : tensor<6x8x16xf16>
  %g882 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e881 : tensor<6x8x16xf16>) {
  ^bb0(%o: f16):
    %i883 = linalg.index 0 : index
    %i884 = linalg.index 1 : index
    %i885 = linalg.index 2 : index
    %r886 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i883, %i884, %i885)
    %j887 = arith.index_cast %r886 : index to i32
    %f888 = arith.sitofp %j887 : i32 to f16
    linalg.yield %f888 : f16
  } -> tensor<6x8x16xf16>
  %s889 = util.optimization_barrier %g882 : tensor<6x8x16xf16>
  %e890 = tensor.empty() : tensor<3x4x64xf16>
  %h891 = tensor.extract_slice %s889[0, 0, 0] [3, 4, 16] [2, 2, 1] : tensor<6x8x16xf16> to tensor<3x4x16xf16>
  %n892 = tensor.insert_slice %h891 into %e890[0, 0, 0] [3, 4, 16] [1, 1, 1] : tensor<3x4x16xf16> into tensor<3x4x64xf16>
  %h893 = tensor.extract_slice %s889[1, 0, 0] [3, 4, 16] [2, 2, 1] : tensor<6x8x16xf16> to tensor<3x4x16xf16>
  %n894 = tensor.insert_slice %h893 into %n892[0, 0, 16] [3, 4, 16] [1, 1, 1] : tensor<3x4x16xf16> into tensor<3x4x64xf16>
  %h895 = tensor.extract_slice %s889[0, 1, 0] [3, 4, 16] [2, 2, 1] : tensor<6x8x16xf16> to tensor<3x4x16xf16>
  %n896 = tensor.insert_slice %h895 into %n894[0, 0, 32] [3, 4, 16] [1, 1, 1] : tensor<3x4x16xf16> into tensor<3x4x64xf16>
  %h897 = tensor.extract_slice %s889[1, 1, 0] [3, 4, 16] [2, 2, 1] : tensor<6x8x16xf16> to tensor<3x4x16xf16>
  %n898 = tensor.insert_slice %h897 into %n896[0, 0, 48] [3, 4, 16] [1, 1, 1] : tensor<3x4x16xf16> into tensor<3x4x64xf16>
  %e899 = tensor.empty() : tensor<3x4x64xf16>
  %g900 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e899 : tensor<3x4x64xf16>) {
  ^bb0(%o: f16):
    %i901 = linalg.index 0 : index
    %i902 = linalg.index 1 : index
    %i903 = linalg.index 2 : index
    %c904 = arith.constant 0.0 : f16
    %c906 = arith.constant 3 : index
    %c905 = arith.cmpi ult, %i901, %c906 : index
    %c908 = arith.constant 4 : index
    %c907 = arith.cmpi ult, %i902, %c908 : index
    %b909 = arith.andi %c905, %c907 : i1
    %c911 = arith.constant 16 : index
    %c910 = arith.cmpi ult, %i903, %c911 : index
    %b912 = arith.andi %b909, %c910 : i1
    %c913 = arith.constant 2 : index
    %v914 = arith.muli %i901, %c913 : index
    %c915 = arith.constant 0 : index
    %v916 = arith.addi %v914, %c915 : index
    %c917 = arith.constant 2 : index
    %v918 = arith.muli %i902, %c917 : index
    %c919 = arith.constant 0 : index
    %v920 = arith.addi %v918, %c919 : index
    %r921 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%v916, %v920, %i903)
    %j922 = arith.index_cast %r921 : index to i32
    %f923 = arith.sitofp %j922 : i32 to f16
    %v924 = arith.select %b912, %f923, %c904 : f16
    %c926 = arith.constant 3 : index
    %c925 = arith.cmpi ult, %i901, %c926 : index
    %c928 = arith.constant 4 : index
    %c927 = arith.cmpi ult, %i902, %c928 : index
    %b929 = arith.andi %c925, %c927 : i1
    %c930 = arith.constant 16 : index
    %v931 = arith.subi %i903, %c930 : index
    %c933 = arith.constant 16 : index
    %c932 = arith.cmpi ult, %v931, %c933 : index
    %b934 = arith.andi %b929, %c932 : i1
    %c935 = arith.constant 2 : index
    %v936 = arith.muli %i901, %c935 : index
    %c937 = arith.constant 1 : index
    %v938 = arith.addi %v936, %c937 : index
    %c939 = arith.constant 2 : index
    %v940 = arith.muli %i902, %c939 : index
    %c941 = arith.constant 0 : index
    %v942 = arith.addi %v940, %c941 : index
    %r943 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%v938, %v942, %v931)
    %j944 = arith.index_cast %r943 : index to i32
    %f945 = arith.sitofp %j944 : i32 to f16
    %v946 = arith.select %b934, %f945, %v924 : f16
    %c948 = arith.constant 3 : index
    %c947 = arith.cmpi ult, %i901, %c948 : index
    %c950 = arith.constant 4 : index
    %c949 = arith.cmpi ult, %i902, %c950 : index
    %b951 = arith.andi %c947, %c949 : i1
    %c952 = arith.constant 32 : index
    %v953 = arith.subi %i903, %c952 : index
    %c955 = arith.constant 16 : index
    %c954 = arith.cmpi ult, %v953, %c955 : index
    %b956 = arith.andi %b951, %c954 : i1
    %c957 = arith.constant 2 : index
    %v958 = arith.muli %i901, %c957 : index
    %c959 = arith.constant 0 : index
    %v960 = arith.addi %v958, %c959 : index
    %c961 = arith.constant 2 : index
    %v962 = arith.muli %i902, %c961 : index
    %c963 = arith.constant 1 : index
    %v964 = arith.addi %v962, %c963 : index
    %r965 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%v960, %v964, %v953)
    %j966 = arith.index_cast %r965 : index to i32
    %f967 = arith.sitofp %j966 : i32 to f16
    %v968 = arith.select %b956, %f967, %v946 : f16
    %c970 = arith.constant 3 : index
    %c969 = arith.cmpi ult, %i901, %c970 : index
    %c972 = arith.constant 4 : index
    %c971 = arith.cmpi ult, %i902, %c972 : index
    %b973 = arith.andi %c969, %c971 : i1
    %c974 = arith.constant 48 : index
    %v975 = arith.subi %i903, %c974 : index
    %c977 = arith.constant 16 : index
    %c976 = arith.cmpi ult, %v975, %c977 : index
    %b978 = arith.andi %b973, %c976 : i1
    %c979 = arith.constant 2 : index
    %v980 = arith.muli %i901, %c979 : index
    %c981 = arith.constant 1 : index
    %v982 = arith.addi %v980, %c981 : index
    %c983 = arith.constant 2 : index
    %v984 = arith.muli %i902, %c983 : index
    %c985 = arith.constant 1 : index
    %v986 = arith.addi %v984, %c985 : index
    %r987 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%v982, %v986, %v975)
    %j988 = arith.index_cast %r987 : index to i32
    %f989 = arith.sitofp %j988 : i32 to f16
    %v990 = arith.select %b978, %f989, %v968 : f16
    linalg.yield %v990 : f16
  } -> tensor<3x4x64xf16>
  check.expect_eq(%n898, %g900) : tensor<3x4x64xf16>
  %e991 = tensor.empty() : tensor<3x5xf16>
  %g992 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e991 : tensor<3x5xf16>) {
  ^bb0(%o: f16):
    %i993 = linalg.index 0 : index
    %i994 = linalg.index 1 : index
    %r995 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%i993, %i994)
    %j996 = arith.index_cast %r995 : index to i32
    %f997 = arith.sitofp %j996 : i32 to f16
    linalg.yield %f997 : f16
  } -> tensor<3x5xf16>
  %s998 = util.optimization_barrier %g992 : tensor<3x5xf16>
  %e999 = tensor.empty() : tensor<6x9xf16>
    %c1000 = arith.constant 1.0 : f16
  %f1001 = linalg.fill ins(%c1000 : f16) outs(%e999 : tensor<6x9xf16>) -> tensor<6x9xf16>
  %n1002 = tensor.insert_slice %s998 into %f1001[1, 0] [3, 5] [2, 2] : tensor<3x5xf16> into tensor<6x9xf16>
  %e1003 = tensor.empty() : tensor<6x9xf16>
  %g1004 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e1003 : tensor<6x9xf16>) {
  ^bb0(%o: f16):
    %i1005 = linalg.index 0 : index
    %i1006 = linalg.index 1 : index
    %c1007 = arith.constant 2 : index
    %c1008 = arith.constant 1 : index
    %v1009 = arith.subi %i1005, %c1008 : index
    %v1010 = arith.remui %v1009, %c1007 : index
    %c1011 = arith.constant 0 : index
    %c1012 = arith.cmpi eq, %v1010, %c1011 : index
    %v1013 = arith.divui %v1009, %c1007 : index
    %v1014 = arith.remui %i1006, %c1007 : index
    %c1015 = arith.constant 0 : index
    %c1016 = arith.cmpi eq, %v1014, %c1015 : index
    %v1017 = arith.divui %i1006, %c1007 : index
    %v1018 = arith.andi %c1012, %c1016 : i1
    %r1019 = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 2) mod 23 - 11)>(%v1013, %v1017)
    %j1020 = arith.index_cast %r1019 : index to i32
    %f1021 = arith.sitofp %j1020 : i32 to f16
    %c1022 = arith.constant 1.0 : f16
    %v1023 = arith.select %v1018, %f1021, %c1022 : f16
    linalg.yield %v1023 : f16
  } -> tensor<6x9xf16>
  check.expect_eq(%n1002, %g1004) : tensor<6x9xf16>
  return
}

// Halves of rows change places, one of them negated.
func.func @rotary() {
  %e1024 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1025 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1024 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1026 = linalg.index 0 : index
    %i1027 = linalg.index 1 : index
    %i1028 = linalg.index 2 : index
    %i1029 = linalg.index 3 : index
    %r1030 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1026, %i1027, %i1028, %i1029)
    %j1031 = arith.index_cast %r1030 : index to i32
    %f1032 = arith.sitofp %j1031 : i32 to f16
    linalg.yield %f1032 : f16
  } -> tensor<2x3x5x32xf16>
  %s1033 = util.optimization_barrier %g1025 : tensor<2x3x5x32xf16>
  %e1034 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1035 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1034 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1036 = linalg.index 0 : index
    %i1037 = linalg.index 1 : index
    %i1038 = linalg.index 2 : index
    %i1039 = linalg.index 3 : index
    %r1040 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1036, %i1037, %i1038, %i1039)
    %j1041 = arith.index_cast %r1040 : index to i32
    %f1042 = arith.sitofp %j1041 : i32 to f16
    linalg.yield %f1042 : f16
  } -> tensor<2x3x5x32xf16>
  %s1043 = util.optimization_barrier %g1035 : tensor<2x3x5x32xf16>
  %e1044 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1045 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1044 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1046 = linalg.index 0 : index
    %i1047 = linalg.index 1 : index
    %i1048 = linalg.index 2 : index
    %i1049 = linalg.index 3 : index
    %r1050 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1046, %i1047, %i1048, %i1049)
    %j1051 = arith.index_cast %r1050 : index to i32
    %f1052 = arith.sitofp %j1051 : i32 to f16
    linalg.yield %f1052 : f16
  } -> tensor<2x3x5x32xf16>
  %s1053 = util.optimization_barrier %g1045 : tensor<2x3x5x32xf16>
  %h1054 = tensor.extract_slice %s1033[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1055 = tensor.empty() : tensor<2x3x5x16xf16>
  %g1056 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1054 : tensor<2x3x5x16xf16>) outs(%e1055 : tensor<2x3x5x16xf16>) {
  ^bb0(%x1057: f16, %o: f16):
    %v1058 = arith.negf %x1057 : f16
    linalg.yield %v1058 : f16
  } -> tensor<2x3x5x16xf16>
  %h1059 = tensor.extract_slice %s1033[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1060 = tensor.empty() : tensor<2x3x5x32xf16>
  %n1061 = tensor.insert_slice %g1056 into %e1060[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %n1062 = tensor.insert_slice %h1059 into %n1061[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %e1063 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1064 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1062, %s1053, %s1033, %s1043 : tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>) outs(%e1063 : tensor<2x3x5x32xf16>) {
  ^bb0(%x1065: f16, %x1066: f16, %x1067: f16, %x1068: f16, %o: f16):
    %v1069 = arith.mulf %x1065, %x1066 : f16
    %v1070 = arith.mulf %x1067, %x1068 : f16
    %v1071 = arith.addf %v1069, %v1070 : f16
    linalg.yield %v1071 : f16
  } -> tensor<2x3x5x32xf16>
  %e1072 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1073 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1072 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1074 = linalg.index 0 : index
    %i1075 = linalg.index 1 : index
    %i1076 = linalg.index 2 : index
    %i1077 = linalg.index 3 : index
    %c1079 = arith.constant 16 : index
    %c1078 = arith.cmpi ult, %i1077, %c1079 : index
    %c1080 = arith.constant 16 : index
    %v1081 = arith.addi %i1077, %c1080 : index
    %c1082 = arith.constant 16 : index
    %v1083 = arith.subi %i1077, %c1082 : index
    %v1084 = arith.select %c1078, %v1081, %v1083 : index
    %r1085 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1074, %i1075, %i1076, %v1084)
    %j1086 = arith.index_cast %r1085 : index to i32
    %f1087 = arith.sitofp %j1086 : i32 to f16
    %v1088 = arith.negf %f1087 : f16
    %v1089 = arith.select %c1078, %v1088, %f1087 : f16
    %r1090 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1074, %i1075, %i1076, %i1077)
    %j1091 = arith.index_cast %r1090 : index to i32
    %f1092 = arith.sitofp %j1091 : i32 to f16
    %v1093 = arith.mulf %v1089, %f1092 : f16
    %r1094 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1074, %i1075, %i1076, %i1077)
    %j1095 = arith.index_cast %r1094 : index to i32
    %f1096 = arith.sitofp %j1095 : i32 to f16
    %r1097 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1074, %i1075, %i1076, %i1077)
    %j1098 = arith.index_cast %r1097 : index to i32
    %f1099 = arith.sitofp %j1098 : i32 to f16
    %v1100 = arith.mulf %f1096, %f1099 : f16
    %v1101 = arith.addf %v1093, %v1100 : f16
    linalg.yield %v1101 : f16
  } -> tensor<2x3x5x32xf16>
  check.expect_eq(%g1064, %g1073) : tensor<2x3x5x32xf16>
  return
}

func.func @rotary_odd() {
  %e1102 = tensor.empty() : tensor<3x5x10xf32>
  %g1103 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1102 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i1104 = linalg.index 0 : index
    %i1105 = linalg.index 1 : index
    %i1106 = linalg.index 2 : index
    %r1107 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1104, %i1105, %i1106)
    %j1108 = arith.index_cast %r1107 : index to i32
    %f1109 = arith.sitofp %j1108 : i32 to f32
    linalg.yield %f1109 : f32
  } -> tensor<3x5x10xf32>
  %s1110 = util.optimization_barrier %g1103 : tensor<3x5x10xf32>
  %e1111 = tensor.empty() : tensor<3x5x10xf32>
  %g1112 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1111 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i1113 = linalg.index 0 : index
    %i1114 = linalg.index 1 : index
    %i1115 = linalg.index 2 : index
    %r1116 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1113, %i1114, %i1115)
    %j1117 = arith.index_cast %r1116 : index to i32
    %f1118 = arith.sitofp %j1117 : i32 to f32
    linalg.yield %f1118 : f32
  } -> tensor<3x5x10xf32>
  %s1119 = util.optimization_barrier %g1112 : tensor<3x5x10xf32>
  %e1120 = tensor.empty() : tensor<3x5x10xf32>
  %g1121 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1120 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i1122 = linalg.index 0 : index
    %i1123 = linalg.index 1 : index
    %i1124 = linalg.index 2 : index
    %r1125 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1122, %i1123, %i1124)
    %j1126 = arith.index_cast %r1125 : index to i32
    %f1127 = arith.sitofp %j1126 : i32 to f32
    linalg.yield %f1127 : f32
  } -> tensor<3x5x10xf32>
  %s1128 = util.optimization_barrier %g1121 : tensor<3x5x10xf32>
  %h1129 = tensor.extract_slice %s1110[0, 0, 5] [3, 5, 5] [1, 1, 1] : tensor<3x5x10xf32> to tensor<3x5x5xf32>
  %e1130 = tensor.empty() : tensor<3x5x5xf32>
  %g1131 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1129 : tensor<3x5x5xf32>) outs(%e1130 : tensor<3x5x5xf32>) {
  ^bb0(%x1132: f32, %o: f32):
    %v1133 = arith.negf %x1132 : f32
    linalg.yield %v1133 : f32
  } -> tensor<3x5x5xf32>
  %h1134 = tensor.extract_slice %s1110[0, 0, 0] [3, 5, 5] [1, 1, 1] : tensor<3x5x10xf32> to tensor<3x5x5xf32>
  %e1135 = tensor.empty() : tensor<3x5x10xf32>
  %n1136 = tensor.insert_slice %g1131 into %e1135[0, 0, 0] [3, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> into tensor<3x5x10xf32>
  %n1137 = tensor.insert_slice %h1134 into %n1136[0, 0, 5] [3, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> into tensor<3x5x10xf32>
  %e1138 = tensor.empty() : tensor<3x5x10xf32>
  %g1139 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n1137, %s1128, %s1110, %s1119 : tensor<3x5x10xf32>, tensor<3x5x10xf32>, tensor<3x5x10xf32>, tensor<3x5x10xf32>) outs(%e1138 : tensor<3x5x10xf32>) {
  ^bb0(%x1140: f32, %x1141: f32, %x1142: f32, %x1143: f32, %o: f32):
    %v1144 = arith.mulf %x1140, %x1141 : f32
    %v1145 = arith.mulf %x1142, %x1143 : f32
    %v1146 = arith.addf %v1144, %v1145 : f32
    linalg.yield %v1146 : f32
  } -> tensor<3x5x10xf32>
  %e1147 = tensor.empty() : tensor<3x5x10xf32>
  %g1148 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1147 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i1149 = linalg.index 0 : index
    %i1150 = linalg.index 1 : index
    %i1151 = linalg.index 2 : index
    %c1153 = arith.constant 5 : index
    %c1152 = arith.cmpi ult, %i1151, %c1153 : index
    %c1154 = arith.constant 5 : index
    %v1155 = arith.addi %i1151, %c1154 : index
    %c1156 = arith.constant 5 : index
    %v1157 = arith.subi %i1151, %c1156 : index
    %v1158 = arith.select %c1152, %v1155, %v1157 : index
    %r1159 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1149, %i1150, %v1158)
    %j1160 = arith.index_cast %r1159 : index to i32
    %f1161 = arith.sitofp %j1160 : i32 to f32
    %v1162 = arith.negf %f1161 : f32
    %v1163 = arith.select %c1152, %v1162, %f1161 : f32
    %r1164 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1149, %i1150, %i1151)
    %j1165 = arith.index_cast %r1164 : index to i32
    %f1166 = arith.sitofp %j1165 : i32 to f32
    %v1167 = arith.mulf %v1163, %f1166 : f32
    %r1168 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1149, %i1150, %i1151)
    %j1169 = arith.index_cast %r1168 : index to i32
    %f1170 = arith.sitofp %j1169 : i32 to f32
    %r1171 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1149, %i1150, %i1151)
    %j1172 = arith.index_cast %r1171 : index to i32
    %f1173 = arith.sitofp %j1172 : i32 to f32
    %v1174 = arith.mulf %f1170, %f1173 : f32
    %v1175 = arith.addf %v1167, %v1174 : f32
    linalg.yield %v1175 : f32
  } -> tensor<3x5x10xf32>
  check.expect_eq(%g1139, %g1148) : tensor<3x5x10xf32>
  return
}

func.func @rotary_unknown() {
  %c1176 = arith.constant 5 : index
  %n1177 = util.optimization_barrier %c1176 : index
  %e1178 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %g1179 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1178 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1180 = linalg.index 0 : index
    %i1181 = linalg.index 1 : index
    %i1182 = linalg.index 2 : index
    %i1183 = linalg.index 3 : index
    %r1184 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1180, %i1181, %i1182, %i1183)
    %j1185 = arith.index_cast %r1184 : index to i32
    %f1186 = arith.sitofp %j1185 : i32 to f16
    linalg.yield %f1186 : f16
  } -> tensor<2x3x?x16xf16>
  %s1187 = util.optimization_barrier %g1179 : tensor<2x3x?x16xf16>
  %e1188 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %g1189 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1188 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1190 = linalg.index 0 : index
    %i1191 = linalg.index 1 : index
    %i1192 = linalg.index 2 : index
    %i1193 = linalg.index 3 : index
    %r1194 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1190, %i1191, %i1192, %i1193)
    %j1195 = arith.index_cast %r1194 : index to i32
    %f1196 = arith.sitofp %j1195 : i32 to f16
    linalg.yield %f1196 : f16
  } -> tensor<2x3x?x16xf16>
  %s1197 = util.optimization_barrier %g1189 : tensor<2x3x?x16xf16>
  %e1198 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %g1199 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1198 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1200 = linalg.index 0 : index
    %i1201 = linalg.index 1 : index
    %i1202 = linalg.index 2 : index
    %i1203 = linalg.index 3 : index
    %r1204 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1200, %i1201, %i1202, %i1203)
    %j1205 = arith.index_cast %r1204 : index to i32
    %f1206 = arith.sitofp %j1205 : i32 to f16
    linalg.yield %f1206 : f16
  } -> tensor<2x3x?x16xf16>
  %s1207 = util.optimization_barrier %g1199 : tensor<2x3x?x16xf16>
  %h1208 = tensor.extract_slice %s1187[0, 0, 0, 8] [2, 3, %n1177, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf16> to tensor<2x3x?x8xf16>
  %e1209 = tensor.empty(%n1177) : tensor<2x3x?x8xf16>
  %g1210 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1208 : tensor<2x3x?x8xf16>) outs(%e1209 : tensor<2x3x?x8xf16>) {
  ^bb0(%x1211: f16, %o: f16):
    %v1212 = arith.negf %x1211 : f16
    linalg.yield %v1212 : f16
  } -> tensor<2x3x?x8xf16>
  %h1213 = tensor.extract_slice %s1187[0, 0, 0, 0] [2, 3, %n1177, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf16> to tensor<2x3x?x8xf16>
  %e1214 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %n1215 = tensor.insert_slice %g1210 into %e1214[0, 0, 0, 0] [2, 3, %n1177, 8] [1, 1, 1, 1] : tensor<2x3x?x8xf16> into tensor<2x3x?x16xf16>
  %n1216 = tensor.insert_slice %h1213 into %n1215[0, 0, 0, 8] [2, 3, %n1177, 8] [1, 1, 1, 1] : tensor<2x3x?x8xf16> into tensor<2x3x?x16xf16>
  %e1217 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %g1218 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1216, %s1207, %s1187, %s1197 : tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>) outs(%e1217 : tensor<2x3x?x16xf16>) {
  ^bb0(%x1219: f16, %x1220: f16, %x1221: f16, %x1222: f16, %o: f16):
    %v1223 = arith.mulf %x1219, %x1220 : f16
    %v1224 = arith.mulf %x1221, %x1222 : f16
    %v1225 = arith.addf %v1223, %v1224 : f16
    linalg.yield %v1225 : f16
  } -> tensor<2x3x?x16xf16>
  %e1226 = tensor.empty(%n1177) : tensor<2x3x?x16xf16>
  %g1227 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1226 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1228 = linalg.index 0 : index
    %i1229 = linalg.index 1 : index
    %i1230 = linalg.index 2 : index
    %i1231 = linalg.index 3 : index
    %c1233 = arith.constant 8 : index
    %c1232 = arith.cmpi ult, %i1231, %c1233 : index
    %c1234 = arith.constant 8 : index
    %v1235 = arith.addi %i1231, %c1234 : index
    %c1236 = arith.constant 8 : index
    %v1237 = arith.subi %i1231, %c1236 : index
    %v1238 = arith.select %c1232, %v1235, %v1237 : index
    %r1239 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1228, %i1229, %i1230, %v1238)
    %j1240 = arith.index_cast %r1239 : index to i32
    %f1241 = arith.sitofp %j1240 : i32 to f16
    %v1242 = arith.negf %f1241 : f16
    %v1243 = arith.select %c1232, %v1242, %f1241 : f16
    %r1244 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1228, %i1229, %i1230, %i1231)
    %j1245 = arith.index_cast %r1244 : index to i32
    %f1246 = arith.sitofp %j1245 : i32 to f16
    %v1247 = arith.mulf %v1243, %f1246 : f16
    %r1248 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1228, %i1229, %i1230, %i1231)
    %j1249 = arith.index_cast %r1248 : index to i32
    %f1250 = arith.sitofp %j1249 : i32 to f16
    %r1251 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1228, %i1229, %i1230, %i1231)
    %j1252 = arith.index_cast %r1251 : index to i32
    %f1253 = arith.sitofp %j1252 : i32 to f16
    %v1254 = arith.mulf %f1250, %f1253 : f16
    %v1255 = arith.addf %v1247, %v1254 : f16
    linalg.yield %v1255 : f16
  } -> tensor<2x3x?x16xf16>
  check.expect_eq(%g1218, %g1227) : tensor<2x3x?x16xf16>
  return
}

// Of a tensor in another order, which is read in place.
func.func @rotary_turned() {
  %e1256 = tensor.empty() : tensor<2x5x3x32xf16>
  %g1257 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1256 : tensor<2x5x3x32xf16>) {
  ^bb0(%o: f16):
    %i1258 = linalg.index 0 : index
    %i1259 = linalg.index 1 : index
    %i1260 = linalg.index 2 : index
    %i1261 = linalg.index 3 : index
    %r1262 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1258, %i1259, %i1260, %i1261)
    %j1263 = arith.index_cast %r1262 : index to i32
    %f1264 = arith.sitofp %j1263 : i32 to f16
    linalg.yield %f1264 : f16
  } -> tensor<2x5x3x32xf16>
  %s1265 = util.optimization_barrier %g1257 : tensor<2x5x3x32xf16>
  %e1266 = tensor.empty() : tensor<2x3x5x32xf16>
  %t1267 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s1265 : tensor<2x5x3x32xf16>) outs(%e1266 : tensor<2x3x5x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x5x32xf16>
  %e1268 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1269 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1268 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1270 = linalg.index 0 : index
    %i1271 = linalg.index 1 : index
    %i1272 = linalg.index 2 : index
    %i1273 = linalg.index 3 : index
    %r1274 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1270, %i1271, %i1272, %i1273)
    %j1275 = arith.index_cast %r1274 : index to i32
    %f1276 = arith.sitofp %j1275 : i32 to f16
    linalg.yield %f1276 : f16
  } -> tensor<2x3x5x32xf16>
  %s1277 = util.optimization_barrier %g1269 : tensor<2x3x5x32xf16>
  %e1278 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1279 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1278 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1280 = linalg.index 0 : index
    %i1281 = linalg.index 1 : index
    %i1282 = linalg.index 2 : index
    %i1283 = linalg.index 3 : index
    %r1284 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1280, %i1281, %i1282, %i1283)
    %j1285 = arith.index_cast %r1284 : index to i32
    %f1286 = arith.sitofp %j1285 : i32 to f16
    linalg.yield %f1286 : f16
  } -> tensor<2x3x5x32xf16>
  %s1287 = util.optimization_barrier %g1279 : tensor<2x3x5x32xf16>
  %h1288 = tensor.extract_slice %t1267[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1289 = tensor.empty() : tensor<2x3x5x16xf16>
  %g1290 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1288 : tensor<2x3x5x16xf16>) outs(%e1289 : tensor<2x3x5x16xf16>) {
  ^bb0(%x1291: f16, %o: f16):
    %v1292 = arith.negf %x1291 : f16
    linalg.yield %v1292 : f16
  } -> tensor<2x3x5x16xf16>
  %h1293 = tensor.extract_slice %t1267[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1294 = tensor.empty() : tensor<2x3x5x32xf16>
  %n1295 = tensor.insert_slice %g1290 into %e1294[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %n1296 = tensor.insert_slice %h1293 into %n1295[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %e1297 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1298 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1296, %s1287, %t1267, %s1277 : tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>) outs(%e1297 : tensor<2x3x5x32xf16>) {
  ^bb0(%x1299: f16, %x1300: f16, %x1301: f16, %x1302: f16, %o: f16):
    %v1303 = arith.mulf %x1299, %x1300 : f16
    %v1304 = arith.mulf %x1301, %x1302 : f16
    %v1305 = arith.addf %v1303, %v1304 : f16
    linalg.yield %v1305 : f16
  } -> tensor<2x3x5x32xf16>
  %e1306 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1307 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1306 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1308 = linalg.index 0 : index
    %i1309 = linalg.index 1 : index
    %i1310 = linalg.index 2 : index
    %i1311 = linalg.index 3 : index
    %c1313 = arith.constant 16 : index
    %c1312 = arith.cmpi ult, %i1311, %c1313 : index
    %c1314 = arith.constant 16 : index
    %v1315 = arith.addi %i1311, %c1314 : index
    %c1316 = arith.constant 16 : index
    %v1317 = arith.subi %i1311, %c1316 : index
    %v1318 = arith.select %c1312, %v1315, %v1317 : index
    %r1319 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1308, %i1310, %i1309, %v1318)
    %j1320 = arith.index_cast %r1319 : index to i32
    %f1321 = arith.sitofp %j1320 : i32 to f16
    %v1322 = arith.negf %f1321 : f16
    %v1323 = arith.select %c1312, %v1322, %f1321 : f16
    %r1324 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1308, %i1309, %i1310, %i1311)
    %j1325 = arith.index_cast %r1324 : index to i32
    %f1326 = arith.sitofp %j1325 : i32 to f16
    %v1327 = arith.mulf %v1323, %f1326 : f16
    %r1328 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1308, %i1310, %i1309, %i1311)
    %j1329 = arith.index_cast %r1328 : index to i32
    %f1330 = arith.sitofp %j1329 : i32 to f16
    %r1331 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1308, %i1309, %i1310, %i1311)
    %j1332 = arith.index_cast %r1331 : index to i32
    %f1333 = arith.sitofp %j1332 : i32 to f16
    %v1334 = arith.mulf %f1330, %f1333 : f16
    %v1335 = arith.addf %v1327, %v1334 : f16
    linalg.yield %v1335 : f16
  } -> tensor<2x3x5x32xf16>
  check.expect_eq(%g1298, %g1307) : tensor<2x3x5x32xf16>
  return
}

// And put behind those of the past at once.
func.func @rotary_kept() {
  %e1336 = tensor.empty() : tensor<2x2x3x16xf16>
  %g1337 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1336 : tensor<2x2x3x16xf16>) {
  ^bb0(%o: f16):
    %i1338 = linalg.index 0 : index
    %i1339 = linalg.index 1 : index
    %i1340 = linalg.index 2 : index
    %i1341 = linalg.index 3 : index
    %r1342 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1338, %i1339, %i1340, %i1341)
    %j1343 = arith.index_cast %r1342 : index to i32
    %f1344 = arith.sitofp %j1343 : i32 to f16
    linalg.yield %f1344 : f16
  } -> tensor<2x2x3x16xf16>
  %s1345 = util.optimization_barrier %g1337 : tensor<2x2x3x16xf16>
  %e1346 = tensor.empty() : tensor<2x3x2x16xf16>
  %t1347 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s1345 : tensor<2x2x3x16xf16>) outs(%e1346 : tensor<2x3x2x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x2x16xf16>
  %e1348 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1349 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1348 : tensor<2x3x2x16xf16>) {
  ^bb0(%o: f16):
    %i1350 = linalg.index 0 : index
    %i1351 = linalg.index 1 : index
    %i1352 = linalg.index 2 : index
    %i1353 = linalg.index 3 : index
    %r1354 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1350, %i1351, %i1352, %i1353)
    %j1355 = arith.index_cast %r1354 : index to i32
    %f1356 = arith.sitofp %j1355 : i32 to f16
    linalg.yield %f1356 : f16
  } -> tensor<2x3x2x16xf16>
  %s1357 = util.optimization_barrier %g1349 : tensor<2x3x2x16xf16>
  %e1358 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1359 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1358 : tensor<2x3x2x16xf16>) {
  ^bb0(%o: f16):
    %i1360 = linalg.index 0 : index
    %i1361 = linalg.index 1 : index
    %i1362 = linalg.index 2 : index
    %i1363 = linalg.index 3 : index
    %r1364 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1360, %i1361, %i1362, %i1363)
    %j1365 = arith.index_cast %r1364 : index to i32
    %f1366 = arith.sitofp %j1365 : i32 to f16
    linalg.yield %f1366 : f16
  } -> tensor<2x3x2x16xf16>
  %s1367 = util.optimization_barrier %g1359 : tensor<2x3x2x16xf16>
  %h1368 = tensor.extract_slice %t1347[0, 0, 0, 8] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x16xf16> to tensor<2x3x2x8xf16>
  %e1369 = tensor.empty() : tensor<2x3x2x8xf16>
  %g1370 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1368 : tensor<2x3x2x8xf16>) outs(%e1369 : tensor<2x3x2x8xf16>) {
  ^bb0(%x1371: f16, %o: f16):
    %v1372 = arith.negf %x1371 : f16
    linalg.yield %v1372 : f16
  } -> tensor<2x3x2x8xf16>
  %h1373 = tensor.extract_slice %t1347[0, 0, 0, 0] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x16xf16> to tensor<2x3x2x8xf16>
  %e1374 = tensor.empty() : tensor<2x3x2x16xf16>
  %n1375 = tensor.insert_slice %g1370 into %e1374[0, 0, 0, 0] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x8xf16> into tensor<2x3x2x16xf16>
  %n1376 = tensor.insert_slice %h1373 into %n1375[0, 0, 0, 8] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x8xf16> into tensor<2x3x2x16xf16>
  %e1377 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1378 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1376, %s1367, %t1347, %s1357 : tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>) outs(%e1377 : tensor<2x3x2x16xf16>) {
  ^bb0(%x1379: f16, %x1380: f16, %x1381: f16, %x1382: f16, %o: f16):
    %v1383 = arith.mulf %x1379, %x1380 : f16
    %v1384 = arith.mulf %x1381, %x1382 : f16
    %v1385 = arith.addf %v1383, %v1384 : f16
    linalg.yield %v1385 : f16
  } -> tensor<2x3x2x16xf16>
  %e1386 = tensor.empty() : tensor<2x3x5x16xf16>
  %g1387 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1386 : tensor<2x3x5x16xf16>) {
  ^bb0(%o: f16):
    %i1388 = linalg.index 0 : index
    %i1389 = linalg.index 1 : index
    %i1390 = linalg.index 2 : index
    %i1391 = linalg.index 3 : index
    %r1392 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 7) mod 23 - 11)>(%i1388, %i1389, %i1390, %i1391)
    %j1393 = arith.index_cast %r1392 : index to i32
    %f1394 = arith.sitofp %j1393 : i32 to f16
    linalg.yield %f1394 : f16
  } -> tensor<2x3x5x16xf16>
  %s1395 = util.optimization_barrier %g1387 : tensor<2x3x5x16xf16>
  %e1396 = tensor.empty() : tensor<2x3x7x16xf16>
  %n1397 = tensor.insert_slice %s1395 into %e1396[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x7x16xf16>
  %n1398 = tensor.insert_slice %g1378 into %n1397[0, 0, 5, 0] [2, 3, 2, 16] [1, 1, 1, 1] : tensor<2x3x2x16xf16> into tensor<2x3x7x16xf16>
  %e1399 = tensor.empty() : tensor<2x3x7x16xf16>
  %g1400 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1399 : tensor<2x3x7x16xf16>) {
  ^bb0(%o: f16):
    %i1401 = linalg.index 0 : index
    %i1402 = linalg.index 1 : index
    %i1403 = linalg.index 2 : index
    %i1404 = linalg.index 3 : index
    %c1406 = arith.constant 2 : index
    %c1405 = arith.cmpi ult, %i1401, %c1406 : index
    %c1408 = arith.constant 3 : index
    %c1407 = arith.cmpi ult, %i1402, %c1408 : index
    %b1409 = arith.andi %c1405, %c1407 : i1
    %c1410 = arith.constant 5 : index
    %v1411 = arith.subi %i1403, %c1410 : index
    %c1413 = arith.constant 2 : index
    %c1412 = arith.cmpi ult, %v1411, %c1413 : index
    %b1414 = arith.andi %b1409, %c1412 : i1
    %c1416 = arith.constant 16 : index
    %c1415 = arith.cmpi ult, %i1404, %c1416 : index
    %b1417 = arith.andi %b1414, %c1415 : i1
    %c1419 = arith.constant 8 : index
    %c1418 = arith.cmpi ult, %i1404, %c1419 : index
    %c1420 = arith.constant 8 : index
    %v1421 = arith.addi %i1404, %c1420 : index
    %c1422 = arith.constant 8 : index
    %v1423 = arith.subi %i1404, %c1422 : index
    %v1424 = arith.select %c1418, %v1421, %v1423 : index
    %r1425 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1401, %v1411, %i1402, %v1424)
    %j1426 = arith.index_cast %r1425 : index to i32
    %f1427 = arith.sitofp %j1426 : i32 to f16
    %v1428 = arith.negf %f1427 : f16
    %v1429 = arith.select %c1418, %v1428, %f1427 : f16
    %r1430 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1401, %i1402, %v1411, %i1404)
    %j1431 = arith.index_cast %r1430 : index to i32
    %f1432 = arith.sitofp %j1431 : i32 to f16
    %v1433 = arith.mulf %v1429, %f1432 : f16
    %r1434 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1401, %v1411, %i1402, %i1404)
    %j1435 = arith.index_cast %r1434 : index to i32
    %f1436 = arith.sitofp %j1435 : i32 to f16
    %r1437 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1401, %i1402, %v1411, %i1404)
    %j1438 = arith.index_cast %r1437 : index to i32
    %f1439 = arith.sitofp %j1438 : i32 to f16
    %v1440 = arith.mulf %f1436, %f1439 : f16
    %v1441 = arith.addf %v1433, %v1440 : f16
    %r1442 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 7) mod 23 - 11)>(%i1401, %i1402, %i1403, %i1404)
    %j1443 = arith.index_cast %r1442 : index to i32
    %f1444 = arith.sitofp %j1443 : i32 to f16
    %v1445 = arith.select %b1417, %v1441, %f1444 : f16
    linalg.yield %v1445 : f16
  } -> tensor<2x3x7x16xf16>
  check.expect_eq(%n1398, %g1400) : tensor<2x3x7x16xf16>
  return
}

// Who reads the pieces, too, finds them; what was made of them is inserted again.
func.func @rotary_and_pieces() {
  %e1446 = tensor.empty() : tensor<2x5x16xf32>
  %g1447 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1446 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1448 = linalg.index 0 : index
    %i1449 = linalg.index 1 : index
    %i1450 = linalg.index 2 : index
    %r1451 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1448, %i1449, %i1450)
    %j1452 = arith.index_cast %r1451 : index to i32
    %f1453 = arith.sitofp %j1452 : i32 to f32
    linalg.yield %f1453 : f32
  } -> tensor<2x5x16xf32>
  %s1454 = util.optimization_barrier %g1447 : tensor<2x5x16xf32>
  %e1455 = tensor.empty() : tensor<2x5x16xf32>
  %g1456 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1455 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1457 = linalg.index 0 : index
    %i1458 = linalg.index 1 : index
    %i1459 = linalg.index 2 : index
    %r1460 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1457, %i1458, %i1459)
    %j1461 = arith.index_cast %r1460 : index to i32
    %f1462 = arith.sitofp %j1461 : i32 to f32
    linalg.yield %f1462 : f32
  } -> tensor<2x5x16xf32>
  %s1463 = util.optimization_barrier %g1456 : tensor<2x5x16xf32>
  %e1464 = tensor.empty() : tensor<2x5x16xf32>
  %g1465 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1464 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1466 = linalg.index 0 : index
    %i1467 = linalg.index 1 : index
    %i1468 = linalg.index 2 : index
    %r1469 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1466, %i1467, %i1468)
    %j1470 = arith.index_cast %r1469 : index to i32
    %f1471 = arith.sitofp %j1470 : i32 to f32
    linalg.yield %f1471 : f32
  } -> tensor<2x5x16xf32>
  %s1472 = util.optimization_barrier %g1465 : tensor<2x5x16xf32>
  %h1473 = tensor.extract_slice %s1454[0, 0, 8] [2, 5, 8] [1, 1, 1] : tensor<2x5x16xf32> to tensor<2x5x8xf32>
  %e1474 = tensor.empty() : tensor<2x5x8xf32>
  %g1475 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1473 : tensor<2x5x8xf32>) outs(%e1474 : tensor<2x5x8xf32>) {
  ^bb0(%x1476: f32, %o: f32):
    %v1477 = arith.negf %x1476 : f32
    linalg.yield %v1477 : f32
  } -> tensor<2x5x8xf32>
  %h1478 = tensor.extract_slice %s1454[0, 0, 0] [2, 5, 8] [1, 1, 1] : tensor<2x5x16xf32> to tensor<2x5x8xf32>
  %e1479 = tensor.empty() : tensor<2x5x16xf32>
  %n1480 = tensor.insert_slice %g1475 into %e1479[0, 0, 0] [2, 5, 8] [1, 1, 1] : tensor<2x5x8xf32> into tensor<2x5x16xf32>
  %n1481 = tensor.insert_slice %h1478 into %n1480[0, 0, 8] [2, 5, 8] [1, 1, 1] : tensor<2x5x8xf32> into tensor<2x5x16xf32>
  %e1482 = tensor.empty() : tensor<2x5x16xf32>
  %g1483 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n1481, %s1472, %s1454, %s1463 : tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%e1482 : tensor<2x5x16xf32>) {
  ^bb0(%x1484: f32, %x1485: f32, %x1486: f32, %x1487: f32, %o: f32):
    %v1488 = arith.mulf %x1484, %x1485 : f32
    %v1489 = arith.mulf %x1486, %x1487 : f32
    %v1490 = arith.addf %v1488, %v1489 : f32
    linalg.yield %v1490 : f32
  } -> tensor<2x5x16xf32>
  %e1491 = tensor.empty() : tensor<2x5x16xf32>
  %g1492 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1491 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1493 = linalg.index 0 : index
    %i1494 = linalg.index 1 : index
    %i1495 = linalg.index 2 : index
    %c1497 = arith.constant 8 : index
    %c1496 = arith.cmpi ult, %i1495, %c1497 : index
    %c1498 = arith.constant 8 : index
    %v1499 = arith.addi %i1495, %c1498 : index
    %c1500 = arith.constant 8 : index
    %v1501 = arith.subi %i1495, %c1500 : index
    %v1502 = arith.select %c1496, %v1499, %v1501 : index
    %r1503 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1493, %i1494, %v1502)
    %j1504 = arith.index_cast %r1503 : index to i32
    %f1505 = arith.sitofp %j1504 : i32 to f32
    %v1506 = arith.negf %f1505 : f32
    %v1507 = arith.select %c1496, %v1506, %f1505 : f32
    %r1508 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1493, %i1494, %i1495)
    %j1509 = arith.index_cast %r1508 : index to i32
    %f1510 = arith.sitofp %j1509 : i32 to f32
    %v1511 = arith.mulf %v1507, %f1510 : f32
    %r1512 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1493, %i1494, %i1495)
    %j1513 = arith.index_cast %r1512 : index to i32
    %f1514 = arith.sitofp %j1513 : i32 to f32
    %r1515 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1493, %i1494, %i1495)
    %j1516 = arith.index_cast %r1515 : index to i32
    %f1517 = arith.sitofp %j1516 : i32 to f32
    %v1518 = arith.mulf %f1514, %f1517 : f32
    %v1519 = arith.addf %v1511, %v1518 : f32
    linalg.yield %v1519 : f32
  } -> tensor<2x5x16xf32>
  check.expect_eq(%g1483, %g1492) : tensor<2x5x16xf32>
  %e1520 = tensor.empty() : tensor<2x5x16xf32>
  %g1521 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n1481, %s1454 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%e1520 : tensor<2x5x16xf32>) {
  ^bb0(%x1522: f32, %x1523: f32, %o: f32):
    %v1524 = arith.addf %x1522, %x1523 : f32
    linalg.yield %v1524 : f32
  } -> tensor<2x5x16xf32>
  %e1525 = tensor.empty() : tensor<2x6x16xf32>
  %n1526 = tensor.insert_slice %g1521 into %e1525[0, 0, 0] [2, 5, 16] [1, 1, 1] : tensor<2x5x16xf32> into tensor<2x6x16xf32>
  %e1527 = tensor.empty() : tensor<2x1x16xf32>
  %g1528 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1527 : tensor<2x1x16xf32>) {
  ^bb0(%o: f32):
    %i1529 = linalg.index 0 : index
    %i1530 = linalg.index 1 : index
    %i1531 = linalg.index 2 : index
    %r1532 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 5) mod 23 - 11)>(%i1529, %i1530, %i1531)
    %j1533 = arith.index_cast %r1532 : index to i32
    %f1534 = arith.sitofp %j1533 : i32 to f32
    linalg.yield %f1534 : f32
  } -> tensor<2x1x16xf32>
  %s1535 = util.optimization_barrier %g1528 : tensor<2x1x16xf32>
  %n1536 = tensor.insert_slice %s1535 into %n1526[0, 5, 0] [2, 1, 16] [1, 1, 1] : tensor<2x1x16xf32> into tensor<2x6x16xf32>
  %e1537 = tensor.empty() : tensor<2x6x16xf32>
  %g1538 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1537 : tensor<2x6x16xf32>) {
  ^bb0(%o: f32):
    %i1539 = linalg.index 0 : index
    %i1540 = linalg.index 1 : index
    %i1541 = linalg.index 2 : index
    %c1543 = arith.constant 8 : index
    %c1542 = arith.cmpi ult, %i1541, %c1543 : index
    %c1544 = arith.constant 8 : index
    %v1545 = arith.addi %i1541, %c1544 : index
    %c1546 = arith.constant 8 : index
    %v1547 = arith.subi %i1541, %c1546 : index
    %v1548 = arith.select %c1542, %v1545, %v1547 : index
    %r1549 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1539, %i1540, %v1548)
    %j1550 = arith.index_cast %r1549 : index to i32
    %f1551 = arith.sitofp %j1550 : i32 to f32
    %v1552 = arith.negf %f1551 : f32
    %v1553 = arith.select %c1542, %v1552, %f1551 : f32
    %r1554 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1539, %i1540, %i1541)
    %j1555 = arith.index_cast %r1554 : index to i32
    %f1556 = arith.sitofp %j1555 : i32 to f32
    %v1557 = arith.addf %v1553, %f1556 : f32
    %c1559 = arith.constant 2 : index
    %c1558 = arith.cmpi ult, %i1539, %c1559 : index
    %c1560 = arith.constant 5 : index
    %v1561 = arith.subi %i1540, %c1560 : index
    %c1563 = arith.constant 1 : index
    %c1562 = arith.cmpi ult, %v1561, %c1563 : index
    %b1564 = arith.andi %c1558, %c1562 : i1
    %c1566 = arith.constant 16 : index
    %c1565 = arith.cmpi ult, %i1541, %c1566 : index
    %b1567 = arith.andi %b1564, %c1565 : i1
    %r1568 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 5) mod 23 - 11)>(%i1539, %v1561, %i1541)
    %j1569 = arith.index_cast %r1568 : index to i32
    %f1570 = arith.sitofp %j1569 : i32 to f32
    %v1571 = arith.select %b1567, %f1570, %v1557 : f32
    linalg.yield %v1571 : f32
  } -> tensor<2x6x16xf32>
  check.expect_eq(%n1536, %g1538) : tensor<2x6x16xf32>
  return
}

// With steps, as gradients of convolutions lie between zeros: along rows and columns, whose channels stay whole.
func.func @apart() {
  %e = tensor.empty() : tensor<2x5x7x16xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x5x7x16xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %r = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i0, %i1, %i2, %i3)
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    linalg.yield %f : f16
  } -> tensor<2x5x7x16xf16>
  %x = util.optimization_barrier %g : tensor<2x5x7x16xf16>
  %w = tensor.empty() : tensor<2x12x14x16xf16>
  %half = arith.constant 0.5 : f16
  %fill = linalg.fill ins(%half : f16) outs(%w : tensor<2x12x14x16xf16>) -> tensor<2x12x14x16xf16>
  %y = tensor.insert_slice %x into %fill[0, 2, 0, 0] [2, 5, 7, 16] [1, 2, 2, 1] : tensor<2x5x7x16xf16> into tensor<2x12x14x16xf16>
  %z = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%w : tensor<2x12x14x16xf16>) {
  ^bb0(%o: f16):
    %all = arith.constant true
    %none = arith.constant 0 : index
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %from1 = arith.constant 2 : index
    %step1 = arith.constant 2 : index
    %count1 = arith.constant 5 : index
    %d1 = arith.subi %i1, %from1 : index
    %q1 = arith.divui %d1, %step1 : index
    %m1 = arith.remui %d1, %step1 : index
    %in1 = arith.cmpi ult, %q1, %count1 : index
    %on1 = arith.cmpi eq, %m1, %none : index
    %a1 = arith.andi %all, %in1 : i1
    %b1 = arith.andi %a1, %on1 : i1
    %i2 = linalg.index 2 : index
    %from2 = arith.constant 0 : index
    %step2 = arith.constant 2 : index
    %count2 = arith.constant 7 : index
    %d2 = arith.subi %i2, %from2 : index
    %q2 = arith.divui %d2, %step2 : index
    %m2 = arith.remui %d2, %step2 : index
    %in2 = arith.cmpi ult, %q2, %count2 : index
    %on2 = arith.cmpi eq, %m2, %none : index
    %a2 = arith.andi %b1, %in2 : i1
    %b2 = arith.andi %a2, %on2 : i1
    %i3 = linalg.index 3 : index
    %r = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i0, %q1, %q2, %i3)
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %v = arith.select %b2, %f, %half : f16
    linalg.yield %v : f16
  } -> tensor<2x12x14x16xf16>
  check.expect_eq(%y, %z) : tensor<2x12x14x16xf16>
  return
}

// Along what lies side by side.
func.func @apart_columns() {
  %e = tensor.empty() : tensor<3x7xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x7xf16>) {
  ^bb0(%o: f16):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %r = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i0, %i1)
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    linalg.yield %f : f16
  } -> tensor<3x7xf16>
  %x = util.optimization_barrier %g : tensor<3x7xf16>
  %w = tensor.empty() : tensor<3x24xf16>
  %half = arith.constant 0.5 : f16
  %fill = linalg.fill ins(%half : f16) outs(%w : tensor<3x24xf16>) -> tensor<3x24xf16>
  %y = tensor.insert_slice %x into %fill[0, 2] [3, 7] [1, 3] : tensor<3x7xf16> into tensor<3x24xf16>
  %z = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%w : tensor<3x24xf16>) {
  ^bb0(%o: f16):
    %all = arith.constant true
    %none = arith.constant 0 : index
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %from1 = arith.constant 2 : index
    %step1 = arith.constant 3 : index
    %count1 = arith.constant 7 : index
    %d1 = arith.subi %i1, %from1 : index
    %q1 = arith.divui %d1, %step1 : index
    %m1 = arith.remui %d1, %step1 : index
    %in1 = arith.cmpi ult, %q1, %count1 : index
    %on1 = arith.cmpi eq, %m1, %none : index
    %a1 = arith.andi %all, %in1 : i1
    %b1 = arith.andi %a1, %on1 : i1
    %r = affine.apply affine_map<(a, b) -> ((a * 7 + b * 3 + 1) mod 23 - 11)>(%i0, %q1)
    %j = arith.index_cast %r : index to i32
    %f = arith.sitofp %j : i32 to f16
    %v = arith.select %b1, %f, %half : f16
    linalg.yield %v : f16
  } -> tensor<3x24xf16>
  check.expect_eq(%y, %z) : tensor<3x24xf16>
  return
}
