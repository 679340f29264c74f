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

// Halves of rows change places, one of them negated.
func.func @rotary() {
  %e881 = tensor.empty() : tensor<2x3x5x32xf16>
  %g882 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e881 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i883 = linalg.index 0 : index
    %i884 = linalg.index 1 : index
    %i885 = linalg.index 2 : index
    %i886 = linalg.index 3 : index
    %r887 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i883, %i884, %i885, %i886)
    %j888 = arith.index_cast %r887 : index to i32
    %f889 = arith.sitofp %j888 : i32 to f16
    linalg.yield %f889 : f16
  } -> tensor<2x3x5x32xf16>
  %s890 = util.optimization_barrier %g882 : tensor<2x3x5x32xf16>
  %e891 = tensor.empty() : tensor<2x3x5x32xf16>
  %g892 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e891 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i893 = linalg.index 0 : index
    %i894 = linalg.index 1 : index
    %i895 = linalg.index 2 : index
    %i896 = linalg.index 3 : index
    %r897 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i893, %i894, %i895, %i896)
    %j898 = arith.index_cast %r897 : index to i32
    %f899 = arith.sitofp %j898 : i32 to f16
    linalg.yield %f899 : f16
  } -> tensor<2x3x5x32xf16>
  %s900 = util.optimization_barrier %g892 : tensor<2x3x5x32xf16>
  %e901 = tensor.empty() : tensor<2x3x5x32xf16>
  %g902 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e901 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i903 = linalg.index 0 : index
    %i904 = linalg.index 1 : index
    %i905 = linalg.index 2 : index
    %i906 = linalg.index 3 : index
    %r907 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i903, %i904, %i905, %i906)
    %j908 = arith.index_cast %r907 : index to i32
    %f909 = arith.sitofp %j908 : i32 to f16
    linalg.yield %f909 : f16
  } -> tensor<2x3x5x32xf16>
  %s910 = util.optimization_barrier %g902 : tensor<2x3x5x32xf16>
  %h911 = tensor.extract_slice %s890[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e912 = tensor.empty() : tensor<2x3x5x16xf16>
  %g913 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h911 : tensor<2x3x5x16xf16>) outs(%e912 : tensor<2x3x5x16xf16>) {
  ^bb0(%x914: f16, %o: f16):
    %v915 = arith.negf %x914 : f16
    linalg.yield %v915 : f16
  } -> tensor<2x3x5x16xf16>
  %h916 = tensor.extract_slice %s890[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e917 = tensor.empty() : tensor<2x3x5x32xf16>
  %n918 = tensor.insert_slice %g913 into %e917[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %n919 = tensor.insert_slice %h916 into %n918[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %e920 = tensor.empty() : tensor<2x3x5x32xf16>
  %g921 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n919, %s910, %s890, %s900 : tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>) outs(%e920 : tensor<2x3x5x32xf16>) {
  ^bb0(%x922: f16, %x923: f16, %x924: f16, %x925: f16, %o: f16):
    %v926 = arith.mulf %x922, %x923 : f16
    %v927 = arith.mulf %x924, %x925 : f16
    %v928 = arith.addf %v926, %v927 : f16
    linalg.yield %v928 : f16
  } -> tensor<2x3x5x32xf16>
  %e929 = tensor.empty() : tensor<2x3x5x32xf16>
  %g930 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e929 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i931 = linalg.index 0 : index
    %i932 = linalg.index 1 : index
    %i933 = linalg.index 2 : index
    %i934 = linalg.index 3 : index
    %c936 = arith.constant 16 : index
    %c935 = arith.cmpi ult, %i934, %c936 : index
    %c937 = arith.constant 16 : index
    %v938 = arith.addi %i934, %c937 : index
    %c939 = arith.constant 16 : index
    %v940 = arith.subi %i934, %c939 : index
    %v941 = arith.select %c935, %v938, %v940 : index
    %r942 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i931, %i932, %i933, %v941)
    %j943 = arith.index_cast %r942 : index to i32
    %f944 = arith.sitofp %j943 : i32 to f16
    %v945 = arith.negf %f944 : f16
    %v946 = arith.select %c935, %v945, %f944 : f16
    %r947 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i931, %i932, %i933, %i934)
    %j948 = arith.index_cast %r947 : index to i32
    %f949 = arith.sitofp %j948 : i32 to f16
    %v950 = arith.mulf %v946, %f949 : f16
    %r951 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i931, %i932, %i933, %i934)
    %j952 = arith.index_cast %r951 : index to i32
    %f953 = arith.sitofp %j952 : i32 to f16
    %r954 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i931, %i932, %i933, %i934)
    %j955 = arith.index_cast %r954 : index to i32
    %f956 = arith.sitofp %j955 : i32 to f16
    %v957 = arith.mulf %f953, %f956 : f16
    %v958 = arith.addf %v950, %v957 : f16
    linalg.yield %v958 : f16
  } -> tensor<2x3x5x32xf16>
  check.expect_eq(%g921, %g930) : tensor<2x3x5x32xf16>
  return
}

func.func @rotary_odd() {
  %e959 = tensor.empty() : tensor<3x5x10xf32>
  %g960 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e959 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i961 = linalg.index 0 : index
    %i962 = linalg.index 1 : index
    %i963 = linalg.index 2 : index
    %r964 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i961, %i962, %i963)
    %j965 = arith.index_cast %r964 : index to i32
    %f966 = arith.sitofp %j965 : i32 to f32
    linalg.yield %f966 : f32
  } -> tensor<3x5x10xf32>
  %s967 = util.optimization_barrier %g960 : tensor<3x5x10xf32>
  %e968 = tensor.empty() : tensor<3x5x10xf32>
  %g969 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e968 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i970 = linalg.index 0 : index
    %i971 = linalg.index 1 : index
    %i972 = linalg.index 2 : index
    %r973 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i970, %i971, %i972)
    %j974 = arith.index_cast %r973 : index to i32
    %f975 = arith.sitofp %j974 : i32 to f32
    linalg.yield %f975 : f32
  } -> tensor<3x5x10xf32>
  %s976 = util.optimization_barrier %g969 : tensor<3x5x10xf32>
  %e977 = tensor.empty() : tensor<3x5x10xf32>
  %g978 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e977 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i979 = linalg.index 0 : index
    %i980 = linalg.index 1 : index
    %i981 = linalg.index 2 : index
    %r982 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i979, %i980, %i981)
    %j983 = arith.index_cast %r982 : index to i32
    %f984 = arith.sitofp %j983 : i32 to f32
    linalg.yield %f984 : f32
  } -> tensor<3x5x10xf32>
  %s985 = util.optimization_barrier %g978 : tensor<3x5x10xf32>
  %h986 = tensor.extract_slice %s967[0, 0, 5] [3, 5, 5] [1, 1, 1] : tensor<3x5x10xf32> to tensor<3x5x5xf32>
  %e987 = tensor.empty() : tensor<3x5x5xf32>
  %g988 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h986 : tensor<3x5x5xf32>) outs(%e987 : tensor<3x5x5xf32>) {
  ^bb0(%x989: f32, %o: f32):
    %v990 = arith.negf %x989 : f32
    linalg.yield %v990 : f32
  } -> tensor<3x5x5xf32>
  %h991 = tensor.extract_slice %s967[0, 0, 0] [3, 5, 5] [1, 1, 1] : tensor<3x5x10xf32> to tensor<3x5x5xf32>
  %e992 = tensor.empty() : tensor<3x5x10xf32>
  %n993 = tensor.insert_slice %g988 into %e992[0, 0, 0] [3, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> into tensor<3x5x10xf32>
  %n994 = tensor.insert_slice %h991 into %n993[0, 0, 5] [3, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> into tensor<3x5x10xf32>
  %e995 = tensor.empty() : tensor<3x5x10xf32>
  %g996 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n994, %s985, %s967, %s976 : tensor<3x5x10xf32>, tensor<3x5x10xf32>, tensor<3x5x10xf32>, tensor<3x5x10xf32>) outs(%e995 : tensor<3x5x10xf32>) {
  ^bb0(%x997: f32, %x998: f32, %x999: f32, %x1000: f32, %o: f32):
    %v1001 = arith.mulf %x997, %x998 : f32
    %v1002 = arith.mulf %x999, %x1000 : f32
    %v1003 = arith.addf %v1001, %v1002 : f32
    linalg.yield %v1003 : f32
  } -> tensor<3x5x10xf32>
  %e1004 = tensor.empty() : tensor<3x5x10xf32>
  %g1005 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1004 : tensor<3x5x10xf32>) {
  ^bb0(%o: f32):
    %i1006 = linalg.index 0 : index
    %i1007 = linalg.index 1 : index
    %i1008 = linalg.index 2 : index
    %c1010 = arith.constant 5 : index
    %c1009 = arith.cmpi ult, %i1008, %c1010 : index
    %c1011 = arith.constant 5 : index
    %v1012 = arith.addi %i1008, %c1011 : index
    %c1013 = arith.constant 5 : index
    %v1014 = arith.subi %i1008, %c1013 : index
    %v1015 = arith.select %c1009, %v1012, %v1014 : index
    %r1016 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1006, %i1007, %v1015)
    %j1017 = arith.index_cast %r1016 : index to i32
    %f1018 = arith.sitofp %j1017 : i32 to f32
    %v1019 = arith.negf %f1018 : f32
    %v1020 = arith.select %c1009, %v1019, %f1018 : f32
    %r1021 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1006, %i1007, %i1008)
    %j1022 = arith.index_cast %r1021 : index to i32
    %f1023 = arith.sitofp %j1022 : i32 to f32
    %v1024 = arith.mulf %v1020, %f1023 : f32
    %r1025 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1006, %i1007, %i1008)
    %j1026 = arith.index_cast %r1025 : index to i32
    %f1027 = arith.sitofp %j1026 : i32 to f32
    %r1028 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1006, %i1007, %i1008)
    %j1029 = arith.index_cast %r1028 : index to i32
    %f1030 = arith.sitofp %j1029 : i32 to f32
    %v1031 = arith.mulf %f1027, %f1030 : f32
    %v1032 = arith.addf %v1024, %v1031 : f32
    linalg.yield %v1032 : f32
  } -> tensor<3x5x10xf32>
  check.expect_eq(%g996, %g1005) : tensor<3x5x10xf32>
  return
}

func.func @rotary_unknown() {
  %c1033 = arith.constant 5 : index
  %n1034 = util.optimization_barrier %c1033 : index
  %e1035 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %g1036 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1035 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1037 = linalg.index 0 : index
    %i1038 = linalg.index 1 : index
    %i1039 = linalg.index 2 : index
    %i1040 = linalg.index 3 : index
    %r1041 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1037, %i1038, %i1039, %i1040)
    %j1042 = arith.index_cast %r1041 : index to i32
    %f1043 = arith.sitofp %j1042 : i32 to f16
    linalg.yield %f1043 : f16
  } -> tensor<2x3x?x16xf16>
  %s1044 = util.optimization_barrier %g1036 : tensor<2x3x?x16xf16>
  %e1045 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %g1046 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1045 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1047 = linalg.index 0 : index
    %i1048 = linalg.index 1 : index
    %i1049 = linalg.index 2 : index
    %i1050 = linalg.index 3 : index
    %r1051 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1047, %i1048, %i1049, %i1050)
    %j1052 = arith.index_cast %r1051 : index to i32
    %f1053 = arith.sitofp %j1052 : i32 to f16
    linalg.yield %f1053 : f16
  } -> tensor<2x3x?x16xf16>
  %s1054 = util.optimization_barrier %g1046 : tensor<2x3x?x16xf16>
  %e1055 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %g1056 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1055 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1057 = linalg.index 0 : index
    %i1058 = linalg.index 1 : index
    %i1059 = linalg.index 2 : index
    %i1060 = linalg.index 3 : index
    %r1061 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1057, %i1058, %i1059, %i1060)
    %j1062 = arith.index_cast %r1061 : index to i32
    %f1063 = arith.sitofp %j1062 : i32 to f16
    linalg.yield %f1063 : f16
  } -> tensor<2x3x?x16xf16>
  %s1064 = util.optimization_barrier %g1056 : tensor<2x3x?x16xf16>
  %h1065 = tensor.extract_slice %s1044[0, 0, 0, 8] [2, 3, %n1034, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf16> to tensor<2x3x?x8xf16>
  %e1066 = tensor.empty(%n1034) : tensor<2x3x?x8xf16>
  %g1067 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1065 : tensor<2x3x?x8xf16>) outs(%e1066 : tensor<2x3x?x8xf16>) {
  ^bb0(%x1068: f16, %o: f16):
    %v1069 = arith.negf %x1068 : f16
    linalg.yield %v1069 : f16
  } -> tensor<2x3x?x8xf16>
  %h1070 = tensor.extract_slice %s1044[0, 0, 0, 0] [2, 3, %n1034, 8] [1, 1, 1, 1] : tensor<2x3x?x16xf16> to tensor<2x3x?x8xf16>
  %e1071 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %n1072 = tensor.insert_slice %g1067 into %e1071[0, 0, 0, 0] [2, 3, %n1034, 8] [1, 1, 1, 1] : tensor<2x3x?x8xf16> into tensor<2x3x?x16xf16>
  %n1073 = tensor.insert_slice %h1070 into %n1072[0, 0, 0, 8] [2, 3, %n1034, 8] [1, 1, 1, 1] : tensor<2x3x?x8xf16> into tensor<2x3x?x16xf16>
  %e1074 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %g1075 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1073, %s1064, %s1044, %s1054 : tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>, tensor<2x3x?x16xf16>) outs(%e1074 : tensor<2x3x?x16xf16>) {
  ^bb0(%x1076: f16, %x1077: f16, %x1078: f16, %x1079: f16, %o: f16):
    %v1080 = arith.mulf %x1076, %x1077 : f16
    %v1081 = arith.mulf %x1078, %x1079 : f16
    %v1082 = arith.addf %v1080, %v1081 : f16
    linalg.yield %v1082 : f16
  } -> tensor<2x3x?x16xf16>
  %e1083 = tensor.empty(%n1034) : tensor<2x3x?x16xf16>
  %g1084 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1083 : tensor<2x3x?x16xf16>) {
  ^bb0(%o: f16):
    %i1085 = linalg.index 0 : index
    %i1086 = linalg.index 1 : index
    %i1087 = linalg.index 2 : index
    %i1088 = linalg.index 3 : index
    %c1090 = arith.constant 8 : index
    %c1089 = arith.cmpi ult, %i1088, %c1090 : index
    %c1091 = arith.constant 8 : index
    %v1092 = arith.addi %i1088, %c1091 : index
    %c1093 = arith.constant 8 : index
    %v1094 = arith.subi %i1088, %c1093 : index
    %v1095 = arith.select %c1089, %v1092, %v1094 : index
    %r1096 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1085, %i1086, %i1087, %v1095)
    %j1097 = arith.index_cast %r1096 : index to i32
    %f1098 = arith.sitofp %j1097 : i32 to f16
    %v1099 = arith.negf %f1098 : f16
    %v1100 = arith.select %c1089, %v1099, %f1098 : f16
    %r1101 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1085, %i1086, %i1087, %i1088)
    %j1102 = arith.index_cast %r1101 : index to i32
    %f1103 = arith.sitofp %j1102 : i32 to f16
    %v1104 = arith.mulf %v1100, %f1103 : f16
    %r1105 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1085, %i1086, %i1087, %i1088)
    %j1106 = arith.index_cast %r1105 : index to i32
    %f1107 = arith.sitofp %j1106 : i32 to f16
    %r1108 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1085, %i1086, %i1087, %i1088)
    %j1109 = arith.index_cast %r1108 : index to i32
    %f1110 = arith.sitofp %j1109 : i32 to f16
    %v1111 = arith.mulf %f1107, %f1110 : f16
    %v1112 = arith.addf %v1104, %v1111 : f16
    linalg.yield %v1112 : f16
  } -> tensor<2x3x?x16xf16>
  check.expect_eq(%g1075, %g1084) : tensor<2x3x?x16xf16>
  return
}

// Of a tensor in another order, which is read in place.
func.func @rotary_turned() {
  %e1113 = tensor.empty() : tensor<2x5x3x32xf16>
  %g1114 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1113 : tensor<2x5x3x32xf16>) {
  ^bb0(%o: f16):
    %i1115 = linalg.index 0 : index
    %i1116 = linalg.index 1 : index
    %i1117 = linalg.index 2 : index
    %i1118 = linalg.index 3 : index
    %r1119 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1115, %i1116, %i1117, %i1118)
    %j1120 = arith.index_cast %r1119 : index to i32
    %f1121 = arith.sitofp %j1120 : i32 to f16
    linalg.yield %f1121 : f16
  } -> tensor<2x5x3x32xf16>
  %s1122 = util.optimization_barrier %g1114 : tensor<2x5x3x32xf16>
  %e1123 = tensor.empty() : tensor<2x3x5x32xf16>
  %t1124 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s1122 : tensor<2x5x3x32xf16>) outs(%e1123 : tensor<2x3x5x32xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x5x32xf16>
  %e1125 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1126 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1125 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1127 = linalg.index 0 : index
    %i1128 = linalg.index 1 : index
    %i1129 = linalg.index 2 : index
    %i1130 = linalg.index 3 : index
    %r1131 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1127, %i1128, %i1129, %i1130)
    %j1132 = arith.index_cast %r1131 : index to i32
    %f1133 = arith.sitofp %j1132 : i32 to f16
    linalg.yield %f1133 : f16
  } -> tensor<2x3x5x32xf16>
  %s1134 = util.optimization_barrier %g1126 : tensor<2x3x5x32xf16>
  %e1135 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1136 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1135 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1137 = linalg.index 0 : index
    %i1138 = linalg.index 1 : index
    %i1139 = linalg.index 2 : index
    %i1140 = linalg.index 3 : index
    %r1141 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1137, %i1138, %i1139, %i1140)
    %j1142 = arith.index_cast %r1141 : index to i32
    %f1143 = arith.sitofp %j1142 : i32 to f16
    linalg.yield %f1143 : f16
  } -> tensor<2x3x5x32xf16>
  %s1144 = util.optimization_barrier %g1136 : tensor<2x3x5x32xf16>
  %h1145 = tensor.extract_slice %t1124[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1146 = tensor.empty() : tensor<2x3x5x16xf16>
  %g1147 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1145 : tensor<2x3x5x16xf16>) outs(%e1146 : tensor<2x3x5x16xf16>) {
  ^bb0(%x1148: f16, %o: f16):
    %v1149 = arith.negf %x1148 : f16
    linalg.yield %v1149 : f16
  } -> tensor<2x3x5x16xf16>
  %h1150 = tensor.extract_slice %t1124[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x32xf16> to tensor<2x3x5x16xf16>
  %e1151 = tensor.empty() : tensor<2x3x5x32xf16>
  %n1152 = tensor.insert_slice %g1147 into %e1151[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %n1153 = tensor.insert_slice %h1150 into %n1152[0, 0, 0, 16] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x5x32xf16>
  %e1154 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1155 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1153, %s1144, %t1124, %s1134 : tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>, tensor<2x3x5x32xf16>) outs(%e1154 : tensor<2x3x5x32xf16>) {
  ^bb0(%x1156: f16, %x1157: f16, %x1158: f16, %x1159: f16, %o: f16):
    %v1160 = arith.mulf %x1156, %x1157 : f16
    %v1161 = arith.mulf %x1158, %x1159 : f16
    %v1162 = arith.addf %v1160, %v1161 : f16
    linalg.yield %v1162 : f16
  } -> tensor<2x3x5x32xf16>
  %e1163 = tensor.empty() : tensor<2x3x5x32xf16>
  %g1164 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1163 : tensor<2x3x5x32xf16>) {
  ^bb0(%o: f16):
    %i1165 = linalg.index 0 : index
    %i1166 = linalg.index 1 : index
    %i1167 = linalg.index 2 : index
    %i1168 = linalg.index 3 : index
    %c1170 = arith.constant 16 : index
    %c1169 = arith.cmpi ult, %i1168, %c1170 : index
    %c1171 = arith.constant 16 : index
    %v1172 = arith.addi %i1168, %c1171 : index
    %c1173 = arith.constant 16 : index
    %v1174 = arith.subi %i1168, %c1173 : index
    %v1175 = arith.select %c1169, %v1172, %v1174 : index
    %r1176 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1165, %i1167, %i1166, %v1175)
    %j1177 = arith.index_cast %r1176 : index to i32
    %f1178 = arith.sitofp %j1177 : i32 to f16
    %v1179 = arith.negf %f1178 : f16
    %v1180 = arith.select %c1169, %v1179, %f1178 : f16
    %r1181 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1165, %i1166, %i1167, %i1168)
    %j1182 = arith.index_cast %r1181 : index to i32
    %f1183 = arith.sitofp %j1182 : i32 to f16
    %v1184 = arith.mulf %v1180, %f1183 : f16
    %r1185 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1165, %i1167, %i1166, %i1168)
    %j1186 = arith.index_cast %r1185 : index to i32
    %f1187 = arith.sitofp %j1186 : i32 to f16
    %r1188 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1165, %i1166, %i1167, %i1168)
    %j1189 = arith.index_cast %r1188 : index to i32
    %f1190 = arith.sitofp %j1189 : i32 to f16
    %v1191 = arith.mulf %f1187, %f1190 : f16
    %v1192 = arith.addf %v1184, %v1191 : f16
    linalg.yield %v1192 : f16
  } -> tensor<2x3x5x32xf16>
  check.expect_eq(%g1155, %g1164) : tensor<2x3x5x32xf16>
  return
}

// And put behind those of the past at once.
func.func @rotary_kept() {
  %e1193 = tensor.empty() : tensor<2x2x3x16xf16>
  %g1194 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1193 : tensor<2x2x3x16xf16>) {
  ^bb0(%o: f16):
    %i1195 = linalg.index 0 : index
    %i1196 = linalg.index 1 : index
    %i1197 = linalg.index 2 : index
    %i1198 = linalg.index 3 : index
    %r1199 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1195, %i1196, %i1197, %i1198)
    %j1200 = arith.index_cast %r1199 : index to i32
    %f1201 = arith.sitofp %j1200 : i32 to f16
    linalg.yield %f1201 : f16
  } -> tensor<2x2x3x16xf16>
  %s1202 = util.optimization_barrier %g1194 : tensor<2x2x3x16xf16>
  %e1203 = tensor.empty() : tensor<2x3x2x16xf16>
  %t1204 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s1202 : tensor<2x2x3x16xf16>) outs(%e1203 : tensor<2x3x2x16xf16>) {
  ^bb0(%x: f16, %o: f16):
    linalg.yield %x : f16
  } -> tensor<2x3x2x16xf16>
  %e1205 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1206 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1205 : tensor<2x3x2x16xf16>) {
  ^bb0(%o: f16):
    %i1207 = linalg.index 0 : index
    %i1208 = linalg.index 1 : index
    %i1209 = linalg.index 2 : index
    %i1210 = linalg.index 3 : index
    %r1211 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1207, %i1208, %i1209, %i1210)
    %j1212 = arith.index_cast %r1211 : index to i32
    %f1213 = arith.sitofp %j1212 : i32 to f16
    linalg.yield %f1213 : f16
  } -> tensor<2x3x2x16xf16>
  %s1214 = util.optimization_barrier %g1206 : tensor<2x3x2x16xf16>
  %e1215 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1216 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1215 : tensor<2x3x2x16xf16>) {
  ^bb0(%o: f16):
    %i1217 = linalg.index 0 : index
    %i1218 = linalg.index 1 : index
    %i1219 = linalg.index 2 : index
    %i1220 = linalg.index 3 : index
    %r1221 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1217, %i1218, %i1219, %i1220)
    %j1222 = arith.index_cast %r1221 : index to i32
    %f1223 = arith.sitofp %j1222 : i32 to f16
    linalg.yield %f1223 : f16
  } -> tensor<2x3x2x16xf16>
  %s1224 = util.optimization_barrier %g1216 : tensor<2x3x2x16xf16>
  %h1225 = tensor.extract_slice %t1204[0, 0, 0, 8] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x16xf16> to tensor<2x3x2x8xf16>
  %e1226 = tensor.empty() : tensor<2x3x2x8xf16>
  %g1227 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%h1225 : tensor<2x3x2x8xf16>) outs(%e1226 : tensor<2x3x2x8xf16>) {
  ^bb0(%x1228: f16, %o: f16):
    %v1229 = arith.negf %x1228 : f16
    linalg.yield %v1229 : f16
  } -> tensor<2x3x2x8xf16>
  %h1230 = tensor.extract_slice %t1204[0, 0, 0, 0] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x16xf16> to tensor<2x3x2x8xf16>
  %e1231 = tensor.empty() : tensor<2x3x2x16xf16>
  %n1232 = tensor.insert_slice %g1227 into %e1231[0, 0, 0, 0] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x8xf16> into tensor<2x3x2x16xf16>
  %n1233 = tensor.insert_slice %h1230 into %n1232[0, 0, 0, 8] [2, 3, 2, 8] [1, 1, 1, 1] : tensor<2x3x2x8xf16> into tensor<2x3x2x16xf16>
  %e1234 = tensor.empty() : tensor<2x3x2x16xf16>
  %g1235 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%n1233, %s1224, %t1204, %s1214 : tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>, tensor<2x3x2x16xf16>) outs(%e1234 : tensor<2x3x2x16xf16>) {
  ^bb0(%x1236: f16, %x1237: f16, %x1238: f16, %x1239: f16, %o: f16):
    %v1240 = arith.mulf %x1236, %x1237 : f16
    %v1241 = arith.mulf %x1238, %x1239 : f16
    %v1242 = arith.addf %v1240, %v1241 : f16
    linalg.yield %v1242 : f16
  } -> tensor<2x3x2x16xf16>
  %e1243 = tensor.empty() : tensor<2x3x5x16xf16>
  %g1244 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1243 : tensor<2x3x5x16xf16>) {
  ^bb0(%o: f16):
    %i1245 = linalg.index 0 : index
    %i1246 = linalg.index 1 : index
    %i1247 = linalg.index 2 : index
    %i1248 = linalg.index 3 : index
    %r1249 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 7) mod 23 - 11)>(%i1245, %i1246, %i1247, %i1248)
    %j1250 = arith.index_cast %r1249 : index to i32
    %f1251 = arith.sitofp %j1250 : i32 to f16
    linalg.yield %f1251 : f16
  } -> tensor<2x3x5x16xf16>
  %s1252 = util.optimization_barrier %g1244 : tensor<2x3x5x16xf16>
  %e1253 = tensor.empty() : tensor<2x3x7x16xf16>
  %n1254 = tensor.insert_slice %s1252 into %e1253[0, 0, 0, 0] [2, 3, 5, 16] [1, 1, 1, 1] : tensor<2x3x5x16xf16> into tensor<2x3x7x16xf16>
  %n1255 = tensor.insert_slice %g1235 into %n1254[0, 0, 5, 0] [2, 3, 2, 16] [1, 1, 1, 1] : tensor<2x3x2x16xf16> into tensor<2x3x7x16xf16>
  %e1256 = tensor.empty() : tensor<2x3x7x16xf16>
  %g1257 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1256 : tensor<2x3x7x16xf16>) {
  ^bb0(%o: f16):
    %i1258 = linalg.index 0 : index
    %i1259 = linalg.index 1 : index
    %i1260 = linalg.index 2 : index
    %i1261 = linalg.index 3 : index
    %c1263 = arith.constant 2 : index
    %c1262 = arith.cmpi ult, %i1258, %c1263 : index
    %c1265 = arith.constant 3 : index
    %c1264 = arith.cmpi ult, %i1259, %c1265 : index
    %b1266 = arith.andi %c1262, %c1264 : i1
    %c1267 = arith.constant 5 : index
    %v1268 = arith.subi %i1260, %c1267 : index
    %c1270 = arith.constant 2 : index
    %c1269 = arith.cmpi ult, %v1268, %c1270 : index
    %b1271 = arith.andi %b1266, %c1269 : i1
    %c1273 = arith.constant 16 : index
    %c1272 = arith.cmpi ult, %i1261, %c1273 : index
    %b1274 = arith.andi %b1271, %c1272 : i1
    %c1276 = arith.constant 8 : index
    %c1275 = arith.cmpi ult, %i1261, %c1276 : index
    %c1277 = arith.constant 8 : index
    %v1278 = arith.addi %i1261, %c1277 : index
    %c1279 = arith.constant 8 : index
    %v1280 = arith.subi %i1261, %c1279 : index
    %v1281 = arith.select %c1275, %v1278, %v1280 : index
    %r1282 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1258, %v1268, %i1259, %v1281)
    %j1283 = arith.index_cast %r1282 : index to i32
    %f1284 = arith.sitofp %j1283 : i32 to f16
    %v1285 = arith.negf %f1284 : f16
    %v1286 = arith.select %c1275, %v1285, %f1284 : f16
    %r1287 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 3) mod 23 - 11)>(%i1258, %i1259, %v1268, %i1261)
    %j1288 = arith.index_cast %r1287 : index to i32
    %f1289 = arith.sitofp %j1288 : i32 to f16
    %v1290 = arith.mulf %v1286, %f1289 : f16
    %r1291 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 1) mod 23 - 11)>(%i1258, %v1268, %i1259, %i1261)
    %j1292 = arith.index_cast %r1291 : index to i32
    %f1293 = arith.sitofp %j1292 : i32 to f16
    %r1294 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 2) mod 23 - 11)>(%i1258, %i1259, %v1268, %i1261)
    %j1295 = arith.index_cast %r1294 : index to i32
    %f1296 = arith.sitofp %j1295 : i32 to f16
    %v1297 = arith.mulf %f1293, %f1296 : f16
    %v1298 = arith.addf %v1290, %v1297 : f16
    %r1299 = affine.apply affine_map<(a, b, c, d) -> ((a * 7 + b * 3 + c * 5 + d * 2 + 7) mod 23 - 11)>(%i1258, %i1259, %i1260, %i1261)
    %j1300 = arith.index_cast %r1299 : index to i32
    %f1301 = arith.sitofp %j1300 : i32 to f16
    %v1302 = arith.select %b1274, %v1298, %f1301 : f16
    linalg.yield %v1302 : f16
  } -> tensor<2x3x7x16xf16>
  check.expect_eq(%n1255, %g1257) : tensor<2x3x7x16xf16>
  return
}

// Who reads the pieces, too, finds them; what was made of them is inserted again.
func.func @rotary_and_pieces() {
  %e1303 = tensor.empty() : tensor<2x5x16xf32>
  %g1304 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1303 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1305 = linalg.index 0 : index
    %i1306 = linalg.index 1 : index
    %i1307 = linalg.index 2 : index
    %r1308 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1305, %i1306, %i1307)
    %j1309 = arith.index_cast %r1308 : index to i32
    %f1310 = arith.sitofp %j1309 : i32 to f32
    linalg.yield %f1310 : f32
  } -> tensor<2x5x16xf32>
  %s1311 = util.optimization_barrier %g1304 : tensor<2x5x16xf32>
  %e1312 = tensor.empty() : tensor<2x5x16xf32>
  %g1313 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1312 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1314 = linalg.index 0 : index
    %i1315 = linalg.index 1 : index
    %i1316 = linalg.index 2 : index
    %r1317 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1314, %i1315, %i1316)
    %j1318 = arith.index_cast %r1317 : index to i32
    %f1319 = arith.sitofp %j1318 : i32 to f32
    linalg.yield %f1319 : f32
  } -> tensor<2x5x16xf32>
  %s1320 = util.optimization_barrier %g1313 : tensor<2x5x16xf32>
  %e1321 = tensor.empty() : tensor<2x5x16xf32>
  %g1322 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1321 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1323 = linalg.index 0 : index
    %i1324 = linalg.index 1 : index
    %i1325 = linalg.index 2 : index
    %r1326 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1323, %i1324, %i1325)
    %j1327 = arith.index_cast %r1326 : index to i32
    %f1328 = arith.sitofp %j1327 : i32 to f32
    linalg.yield %f1328 : f32
  } -> tensor<2x5x16xf32>
  %s1329 = util.optimization_barrier %g1322 : tensor<2x5x16xf32>
  %h1330 = tensor.extract_slice %s1311[0, 0, 8] [2, 5, 8] [1, 1, 1] : tensor<2x5x16xf32> to tensor<2x5x8xf32>
  %e1331 = tensor.empty() : tensor<2x5x8xf32>
  %g1332 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h1330 : tensor<2x5x8xf32>) outs(%e1331 : tensor<2x5x8xf32>) {
  ^bb0(%x1333: f32, %o: f32):
    %v1334 = arith.negf %x1333 : f32
    linalg.yield %v1334 : f32
  } -> tensor<2x5x8xf32>
  %h1335 = tensor.extract_slice %s1311[0, 0, 0] [2, 5, 8] [1, 1, 1] : tensor<2x5x16xf32> to tensor<2x5x8xf32>
  %e1336 = tensor.empty() : tensor<2x5x16xf32>
  %n1337 = tensor.insert_slice %g1332 into %e1336[0, 0, 0] [2, 5, 8] [1, 1, 1] : tensor<2x5x8xf32> into tensor<2x5x16xf32>
  %n1338 = tensor.insert_slice %h1335 into %n1337[0, 0, 8] [2, 5, 8] [1, 1, 1] : tensor<2x5x8xf32> into tensor<2x5x16xf32>
  %e1339 = tensor.empty() : tensor<2x5x16xf32>
  %g1340 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n1338, %s1329, %s1311, %s1320 : tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%e1339 : tensor<2x5x16xf32>) {
  ^bb0(%x1341: f32, %x1342: f32, %x1343: f32, %x1344: f32, %o: f32):
    %v1345 = arith.mulf %x1341, %x1342 : f32
    %v1346 = arith.mulf %x1343, %x1344 : f32
    %v1347 = arith.addf %v1345, %v1346 : f32
    linalg.yield %v1347 : f32
  } -> tensor<2x5x16xf32>
  %e1348 = tensor.empty() : tensor<2x5x16xf32>
  %g1349 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1348 : tensor<2x5x16xf32>) {
  ^bb0(%o: f32):
    %i1350 = linalg.index 0 : index
    %i1351 = linalg.index 1 : index
    %i1352 = linalg.index 2 : index
    %c1354 = arith.constant 8 : index
    %c1353 = arith.cmpi ult, %i1352, %c1354 : index
    %c1355 = arith.constant 8 : index
    %v1356 = arith.addi %i1352, %c1355 : index
    %c1357 = arith.constant 8 : index
    %v1358 = arith.subi %i1352, %c1357 : index
    %v1359 = arith.select %c1353, %v1356, %v1358 : index
    %r1360 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1350, %i1351, %v1359)
    %j1361 = arith.index_cast %r1360 : index to i32
    %f1362 = arith.sitofp %j1361 : i32 to f32
    %v1363 = arith.negf %f1362 : f32
    %v1364 = arith.select %c1353, %v1363, %f1362 : f32
    %r1365 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 3) mod 23 - 11)>(%i1350, %i1351, %i1352)
    %j1366 = arith.index_cast %r1365 : index to i32
    %f1367 = arith.sitofp %j1366 : i32 to f32
    %v1368 = arith.mulf %v1364, %f1367 : f32
    %r1369 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1350, %i1351, %i1352)
    %j1370 = arith.index_cast %r1369 : index to i32
    %f1371 = arith.sitofp %j1370 : i32 to f32
    %r1372 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 2) mod 23 - 11)>(%i1350, %i1351, %i1352)
    %j1373 = arith.index_cast %r1372 : index to i32
    %f1374 = arith.sitofp %j1373 : i32 to f32
    %v1375 = arith.mulf %f1371, %f1374 : f32
    %v1376 = arith.addf %v1368, %v1375 : f32
    linalg.yield %v1376 : f32
  } -> tensor<2x5x16xf32>
  check.expect_eq(%g1340, %g1349) : tensor<2x5x16xf32>
  %e1377 = tensor.empty() : tensor<2x5x16xf32>
  %g1378 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%n1338, %s1311 : tensor<2x5x16xf32>, tensor<2x5x16xf32>) outs(%e1377 : tensor<2x5x16xf32>) {
  ^bb0(%x1379: f32, %x1380: f32, %o: f32):
    %v1381 = arith.addf %x1379, %x1380 : f32
    linalg.yield %v1381 : f32
  } -> tensor<2x5x16xf32>
  %e1382 = tensor.empty() : tensor<2x6x16xf32>
  %n1383 = tensor.insert_slice %g1378 into %e1382[0, 0, 0] [2, 5, 16] [1, 1, 1] : tensor<2x5x16xf32> into tensor<2x6x16xf32>
  %e1384 = tensor.empty() : tensor<2x1x16xf32>
  %g1385 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1384 : tensor<2x1x16xf32>) {
  ^bb0(%o: f32):
    %i1386 = linalg.index 0 : index
    %i1387 = linalg.index 1 : index
    %i1388 = linalg.index 2 : index
    %r1389 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 5) mod 23 - 11)>(%i1386, %i1387, %i1388)
    %j1390 = arith.index_cast %r1389 : index to i32
    %f1391 = arith.sitofp %j1390 : i32 to f32
    linalg.yield %f1391 : f32
  } -> tensor<2x1x16xf32>
  %s1392 = util.optimization_barrier %g1385 : tensor<2x1x16xf32>
  %n1393 = tensor.insert_slice %s1392 into %n1383[0, 5, 0] [2, 1, 16] [1, 1, 1] : tensor<2x1x16xf32> into tensor<2x6x16xf32>
  %e1394 = tensor.empty() : tensor<2x6x16xf32>
  %g1395 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e1394 : tensor<2x6x16xf32>) {
  ^bb0(%o: f32):
    %i1396 = linalg.index 0 : index
    %i1397 = linalg.index 1 : index
    %i1398 = linalg.index 2 : index
    %c1400 = arith.constant 8 : index
    %c1399 = arith.cmpi ult, %i1398, %c1400 : index
    %c1401 = arith.constant 8 : index
    %v1402 = arith.addi %i1398, %c1401 : index
    %c1403 = arith.constant 8 : index
    %v1404 = arith.subi %i1398, %c1403 : index
    %v1405 = arith.select %c1399, %v1402, %v1404 : index
    %r1406 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1396, %i1397, %v1405)
    %j1407 = arith.index_cast %r1406 : index to i32
    %f1408 = arith.sitofp %j1407 : i32 to f32
    %v1409 = arith.negf %f1408 : f32
    %v1410 = arith.select %c1399, %v1409, %f1408 : f32
    %r1411 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 1) mod 23 - 11)>(%i1396, %i1397, %i1398)
    %j1412 = arith.index_cast %r1411 : index to i32
    %f1413 = arith.sitofp %j1412 : i32 to f32
    %v1414 = arith.addf %v1410, %f1413 : f32
    %c1416 = arith.constant 2 : index
    %c1415 = arith.cmpi ult, %i1396, %c1416 : index
    %c1417 = arith.constant 5 : index
    %v1418 = arith.subi %i1397, %c1417 : index
    %c1420 = arith.constant 1 : index
    %c1419 = arith.cmpi ult, %v1418, %c1420 : index
    %b1421 = arith.andi %c1415, %c1419 : i1
    %c1423 = arith.constant 16 : index
    %c1422 = arith.cmpi ult, %i1398, %c1423 : index
    %b1424 = arith.andi %b1421, %c1422 : i1
    %r1425 = affine.apply affine_map<(a, b, c) -> ((a * 7 + b * 3 + c * 5 + 5) mod 23 - 11)>(%i1396, %v1418, %i1398)
    %j1426 = arith.index_cast %r1425 : index to i32
    %f1427 = arith.sitofp %j1426 : i32 to f32
    %v1428 = arith.select %b1424, %f1427, %v1414 : f32
    linalg.yield %v1428 : f32
  } -> tensor<2x6x16xf32>
  check.expect_eq(%n1393, %g1395) : tensor<2x6x16xf32>
  return
}
