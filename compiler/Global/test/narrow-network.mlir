// Forms that plans know survive all passes in front of them: convolutions of f16 run with channels last by matrix instructions, and
// weights that are repeated for each batch are not stored.
// RUN: sluice compile %s -o %t.slm --target=cuda:sm_90 && sluice inspect --kernels %t.slm | FileCheck %s
// CHECK:       kernels: 5,
// CHECK:       main_{{[0-9]+}}_conv_2x32x32x64x3x3x64_f32
// CHECK:       plan       matmul: {{w?g?}}mma
// CHECK:       main_{{[0-9]+}}_conv_2x32x32x128x1x1x64_f32
// CHECK:       plan       matmul: {{w?g?}}mma
// CHECK:       repeated_{{[0-9]+}}_contract_48x8x256x64_f32
// CHECK:       arguments  8x48x64xf16; 256x64xf16; 48x8x256xf16
// CHECK:       plan       matmul: {{w?g?}}mma
func.func @main(%x: tensor<2x64x32x32xf16>) -> tensor<2x128x32x32xf16> {
  %w = arith.constant dense<0.5> : tensor<64x64x3x3xf16>
  %v = arith.constant dense<0.25> : tensor<128x64x1x1xf16>
  %zero = arith.constant 0.0 : f16
  %pad = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f16
  } : tensor<2x64x32x32xf16> to tensor<2x64x34x34xf16>
  %e = tensor.empty() : tensor<2x64x32x32xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x64x32x32xf16>) -> tensor<2x64x32x32xf16>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%pad, %w : tensor<2x64x34x34xf16>, tensor<64x64x3x3xf16>) outs(%f : tensor<2x64x32x32xf16>) -> tensor<2x64x32x32xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : tensor<2x64x32x32xf16>) outs(%e : tensor<2x64x32x32xf16>) {
  ^bb0(%in: f16, %out: f16):
    %m = arith.maximumf %in, %zero : f16
    linalg.yield %m : f16
  } -> tensor<2x64x32x32xf16>
  %e2 = tensor.empty() : tensor<2x128x32x32xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<2x128x32x32xf16>) -> tensor<2x128x32x32xf16>
  %d = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%r, %v : tensor<2x64x32x32xf16>, tensor<128x64x1x1xf16>) outs(%f2 : tensor<2x128x32x32xf16>) -> tensor<2x128x32x32xf16>
  return %d : tensor<2x128x32x32xf16>
}

func.func @repeated(%x: tensor<8x48x64xf16>, %w: tensor<256x64xf16>) -> tensor<48x8x256xf16> {
  %ex = tensor.empty() : tensor<48x8x64xf16>
  %xt = linalg.transpose ins(%x : tensor<8x48x64xf16>) outs(%ex : tensor<48x8x64xf16>) permutation = [1, 0, 2]
  %ew = tensor.empty() : tensor<64x256xf16>
  %wt = linalg.transpose ins(%w : tensor<256x64xf16>) outs(%ew : tensor<64x256xf16>) permutation = [1, 0]
  %eb = tensor.empty() : tensor<48x64x256xf16>
  %wb = linalg.broadcast ins(%wt : tensor<64x256xf16>) outs(%eb : tensor<48x64x256xf16>) dimensions = [0]
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<48x8x256xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<48x8x256xf16>) -> tensor<48x8x256xf16>
  %p = linalg.batch_matmul ins(%xt, %wb : tensor<48x8x64xf16>, tensor<48x64x256xf16>) outs(%f : tensor<48x8x256xf16>) -> tensor<48x8x256xf16>
  return %p : tensor<48x8x256xf16>
}
