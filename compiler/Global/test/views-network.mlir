// Views between products are no kernels: queries, keys and values of heads, which are cut out of one product, and results of heads,
// put next to each other.
// RUN: sluice compile %s -o %t.slm --target=cuda:sm_90 && sluice inspect --kernels %t.slm | FileCheck %s
// CHECK:       kernels: 4,
// CHECK:       main_{{[0-9]+}}_contract_392x288x96_f32
// CHECK:       main_{{[0-9]+}}_contract_8x3x49x49x32_f32
// CHECK:       arguments  8x49x9x32xf16; 8x3x49x49xf16
// CHECK:       main_{{[0-9]+}}_contract_8x3x49x32x49_f32
// CHECK:       main_{{[0-9]+}}_contract_392x96x96_f32
func.func @main(%x: tensor<392x96xf16>, %w: tensor<96x288xf16>, %u: tensor<96x96xf16>) -> tensor<392x96xf16> {
  %zero = arith.constant 0.0 : f16
  %e0 = tensor.empty() : tensor<392x288xf16>
  %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<392x288xf16>) -> tensor<392x288xf16>
  %p = linalg.matmul ins(%x, %w : tensor<392x96xf16>, tensor<96x288xf16>) outs(%f0 : tensor<392x288xf16>) -> tensor<392x288xf16>
  %all = tensor.expand_shape %p [[0, 1], [2, 3, 4]] output_shape [8, 49, 3, 3, 32] : tensor<392x288xf16> into tensor<8x49x3x3x32xf16>
  %e1 = tensor.empty() : tensor<3x8x3x49x32xf16>
  %t = linalg.transpose ins(%all : tensor<8x49x3x3x32xf16>) outs(%e1 : tensor<3x8x3x49x32xf16>) permutation = [2, 0, 3, 1, 4]
  %q = tensor.extract_slice %t[0, 0, 0, 0, 0] [1, 8, 3, 49, 32] [1, 1, 1, 1, 1] : tensor<3x8x3x49x32xf16> to tensor<1x8x3x49x32xf16>
  %qc = tensor.collapse_shape %q [[0, 1, 2], [3], [4]] : tensor<1x8x3x49x32xf16> into tensor<24x49x32xf16>
  %k = tensor.extract_slice %t[1, 0, 0, 0, 0] [1, 8, 3, 49, 32] [1, 1, 1, 1, 1] : tensor<3x8x3x49x32xf16> to tensor<1x8x3x49x32xf16>
  %kc = tensor.collapse_shape %k [[0, 1], [2], [3], [4]] : tensor<1x8x3x49x32xf16> into tensor<8x3x49x32xf16>
  %e2 = tensor.empty() : tensor<8x3x32x49xf16>
  %kt = linalg.transpose ins(%kc : tensor<8x3x49x32xf16>) outs(%e2 : tensor<8x3x32x49xf16>) permutation = [0, 1, 3, 2]
  %kb = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<8x3x32x49xf16> into tensor<24x32x49xf16>
  %v = tensor.extract_slice %t[2, 0, 0, 0, 0] [1, 8, 3, 49, 32] [1, 1, 1, 1, 1] : tensor<3x8x3x49x32xf16> to tensor<1x8x3x49x32xf16>
  %vc = tensor.collapse_shape %v [[0, 1, 2], [3], [4]] : tensor<1x8x3x49x32xf16> into tensor<24x49x32xf16>
  %e3 = tensor.empty() : tensor<24x49x49xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e3 : tensor<24x49x49xf16>) -> tensor<24x49x49xf16>
  %s = linalg.batch_matmul ins(%qc, %kb : tensor<24x49x32xf16>, tensor<24x32x49xf16>) outs(%f3 : tensor<24x49x49xf16>) -> tensor<24x49x49xf16>
  %e4 = tensor.empty() : tensor<24x49x32xf16>
  %f4 = linalg.fill ins(%zero : f16) outs(%e4 : tensor<24x49x32xf16>) -> tensor<24x49x32xf16>
  %o = linalg.batch_matmul ins(%s, %vc : tensor<24x49x49xf16>, tensor<24x49x32xf16>) outs(%f4 : tensor<24x49x32xf16>) -> tensor<24x49x32xf16>
  %oe = tensor.expand_shape %o [[0, 1], [2], [3]] output_shape [8, 3, 49, 32] : tensor<24x49x32xf16> into tensor<8x3x49x32xf16>
  %e5 = tensor.empty() : tensor<8x49x3x32xf16>
  %ot = linalg.transpose ins(%oe : tensor<8x3x49x32xf16>) outs(%e5 : tensor<8x49x3x32xf16>) permutation = [0, 2, 1, 3]
  %oc = tensor.collapse_shape %ot [[0, 1], [2, 3]] : tensor<8x49x3x32xf16> into tensor<392x96xf16>
  %e6 = tensor.empty() : tensor<392x96xf16>
  %f6 = linalg.fill ins(%zero : f16) outs(%e6 : tensor<392x96xf16>) -> tensor<392x96xf16>
  %r = linalg.matmul ins(%oc, %u : tensor<392x96xf16>, tensor<96x96xf16>) outs(%f6 : tensor<392x96xf16>) -> tensor<392x96xf16>
  return %r : tensor<392x96xf16>
}
