// RUN: sluice-opt %s --sluice-import-torch --canonicalize --cse | FileCheck %s
// Numbers, lists and None are gone after import; sizes of one symbol are one value, with its bounds.

// CHECK-LABEL: func.func @symbols(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x2xf32> {sluice.dims = ["s0", 2]}
//       CHECK:   %[[DIM:.+]] = tensor.dim %[[X]]
//       CHECK:   %[[SIZE:.+]] = util.assume.int %[[DIM]]<umin = 2, umax = 64>
//   CHECK-NOT:   cf.assert
//       CHECK:   linalg.generic
//       CHECK:     arith.addf
//       CHECK:   return
func.func @symbols(%x: !torch.vtensor<[?,2],f32>, %y: !torch.vtensor<[?,2],f32>) -> !torch.vtensor<[?,2],f32>
    attributes {torch.assume_strict_symbolic_shapes} {
  %s0 = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  torch.bind_symbolic_shape %x, [%s0], affine_map<()[s0] -> (s0, 2)> : !torch.vtensor<[?,2],f32>
  torch.bind_symbolic_shape %y, [%s0], affine_map<()[s0] -> (s0, 2)> : !torch.vtensor<[?,2],f32>
  %one = torch.constant.int 1
  %sum = torch.aten.add.Tensor %x, %y, %one : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],f32>, !torch.int -> !torch.vtensor<[?,2],f32>
  return %sum : !torch.vtensor<[?,2],f32>
}

// Sizes are computed on the host.
// CHECK-LABEL: func.func @host(
//   CHECK-NOT:   linalg
//       CHECK:   tensor.dim
//       CHECK:   arith.muli
//       CHECK:   return %{{.*}} : i64
func.func @host(%x: !torch.vtensor<[?,3],f32>) -> !torch.int {
  %zero = torch.constant.int 0
  %four = torch.constant.int 4
  %size = torch.aten.size.int %x, %zero : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %times = torch.aten.mul.int %size, %four : !torch.int, !torch.int -> !torch.int
  return %times : !torch.int
}

// Branches and loops.
// CHECK-LABEL: func.func @control(
//       CHECK:   scf.if
//       CHECK:   scf.while
func.func @control(%x: !torch.vtensor<[4],f32>, %n: !torch.int) -> !torch.vtensor<[4],f32> {
  %zero = torch.constant.int 0
  %true = torch.constant.bool true
  %c = torch.aten.gt.int %n, %zero : !torch.int, !torch.int -> !torch.bool
  %r = torch.prim.If %c -> (!torch.vtensor<[4],f32>) {
    %a = torch.aten.neg %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>
    torch.prim.If.yield %a : !torch.vtensor<[4],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[4],f32>
  }
  %s = torch.prim.Loop %n, %true, init(%r) {
  ^bb0(%i: !torch.int, %v: !torch.vtensor<[4],f32>):
    %w = torch.aten.mul.Scalar %v, %i : !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[4],f32>
    torch.prim.Loop.condition %true, iter(%w : !torch.vtensor<[4],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
  return %s : !torch.vtensor<[4],f32>
}

// Unsigned elements keep their sign in the interface; ONNX's operators go by the opset of the function.
// CHECK-LABEL: func.func @onnx(
//  CHECK-SAME:   tensor<2xi8> {{.*}}sluice.type = "ui8"
//  CHECK-SAME:   -> tensor<2xf32>
//       CHECK:   arith.uitofp
func.func @onnx(%x: !torch.vtensor<[2],ui8>) -> !torch.vtensor<[2],f32>
    attributes {torch.onnx_meta.ir_version = 8 : si64, torch.onnx_meta.opset_version = 17 : si64} {
  %none = torch.constant.none
  %y = torch.operator "onnx.Cast"(%x) {torch.onnx.to = 1 : si64} : (!torch.vtensor<[2],ui8>) -> !torch.vtensor<[2],f32>
  return %y : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func.func @onnx_if(
//       CHECK:   scf.if
func.func @onnx_if(%c: !torch.vtensor<[],i1>, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %y = torch.operator "onnx.If"(%c) : (!torch.vtensor<[],i1>) -> !torch.vtensor<[2],f32> {
    %a = torch.operator "onnx.Abs"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    torch.operator_terminator %a : !torch.vtensor<[2],f32>
  }, {
    %b = torch.operator "onnx.Neg"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
    torch.operator_terminator %b : !torch.vtensor<[2],f32>
  }
  return %y : !torch.vtensor<[2],f32>
}

// What torch's quantizers insert: bytes that are rounded with the inverse of the scale, and widened as ONNX has it,
// if zero points are bytes.
// CHECK-LABEL: func.func @quantized(
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<5x?xi8>)
//       CHECK:     arith.mulf
//       CHECK:     math.roundeven
//       CHECK:     arith.maximumf
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<5x?xf32>)
//       CHECK:     %[[WIDE:.+]] = arith.extsi %{{.+}} : i8 to i32
//       CHECK:     %[[CENTERED:.+]] = arith.subi %[[WIDE]]
//       CHECK:     %[[REAL:.+]] = arith.sitofp %[[CENTERED]]
//       CHECK:     arith.mulf %[[REAL]]
//       CHECK:   linalg.generic {{.*}} ins(%{{.+}}, %{{.+}}, %{{.+}} : tensor<5x?xi8>, tensor<5xf32>, tensor<5xi8>)
//       CHECK:     arith.subi
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<5x?xf32>)
//       CHECK:     arith.subf
func.func @quantized(%x: !torch.vtensor<[5,?],f32>, %scales: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[5,?],f32>, !torch.vtensor<[5,?],f32>, !torch.vtensor<[5,?],f32>) {
  %scale = torch.constant.float 3.000000e-02
  %zero = torch.constant.int 5
  %low = torch.constant.int -128
  %high = torch.constant.int 127
  %dtype = torch.constant.int 1
  %none = torch.constant.none
  %axis = torch.constant.int 0
  %points = torch.vtensor.literal(dense<[1, 2, 3, -4, -128]> : tensor<5xsi64>) : !torch.vtensor<[5],si64>
  %beyond = torch.vtensor.literal(dense<[1, 2, 3, -4, 128]> : tensor<5xsi64>) : !torch.vtensor<[5],si64>
  %q = torch.quantized_decomposed.quantize_per_tensor %x, %scale, %zero, %low, %high, %dtype : !torch.vtensor<[5,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[5,?],si8>
  %a = torch.quantized_decomposed.dequantize_per_tensor %q, %scale, %zero, %low, %high, %dtype, %none : !torch.vtensor<[5,?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[5,?],f32>
  %b = torch.quantized_decomposed.dequantize_per_channel %q, %scales, %points, %axis, %low, %high, %dtype, %none : !torch.vtensor<[5,?],si8>, !torch.vtensor<[5],f32>, !torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[5,?],f32>
  %c = torch.quantized_decomposed.dequantize_per_channel %q, %scales, %beyond, %axis, %low, %high, %dtype, %none : !torch.vtensor<[5,?],si8>, !torch.vtensor<[5],f32>, !torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[5,?],f32>
  return %a, %b, %c : !torch.vtensor<[5,?],f32>, !torch.vtensor<[5,?],f32>, !torch.vtensor<[5,?],f32>
}

// Gradients of maxima are gathered by each element from the four windows that it is in; nothing is scattered.
// CHECK-LABEL: func.func @max_pool_backward(
//   CHECK-NOT:   linalg_ext.scatter
//       CHECK:   linalg.generic
// CHECK-COUNT-8:   tensor.extract
//   CHECK-NOT:     tensor.extract
//       CHECK:   return
func.func @max_pool_backward(%g: !torch.vtensor<[2,8,7,7],f16>, %x: !torch.vtensor<[2,8,14,14],f16>, %at: !torch.vtensor<[2,8,7,7],si64>) -> !torch.vtensor<[2,8,14,14],f16> {
  %one = torch.constant.int 1
  %two = torch.constant.int 2
  %three = torch.constant.int 3
  %false = torch.constant.bool false
  %ones = torch.prim.ListConstruct %one, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %twos = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
  %threes = torch.prim.ListConstruct %three, %three : (!torch.int, !torch.int) -> !torch.list<int>
  %y = torch.aten.max_pool2d_with_indices_backward %g, %x, %threes, %twos, %ones, %ones, %false, %at : !torch.vtensor<[2,8,7,7],f16>, !torch.vtensor<[2,8,14,14],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[2,8,7,7],si64> -> !torch.vtensor<[2,8,14,14],f16>
  return %y : !torch.vtensor<[2,8,14,14],f16>
}
