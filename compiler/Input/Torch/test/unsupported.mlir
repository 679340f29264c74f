// RUN: not sluice compile %s -o %t.slm 2>&1 | FileCheck %s
// Everything that is missing is listed at once, at its first use.

// CHECK-DAG: unsupported.mlir:10:{{[0-9]+}}: error: operator torch.aten.no_such_thing is not supported (used 2 times)
// CHECK-DAG: unsupported.mlir:12:{{[0-9]+}}: error: operator onnx.NoSuchThing of opset 17 is not supported
// CHECK-DAG: unsupported.mlir:13:{{[0-9]+}}: error: operator torch.quantized.linear is not supported
func.func @main(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> attributes {torch.onnx_meta.opset_version = 17 : si64} {
  // One more that is known.
  %r = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %0 = torch.aten.no_such_thing %r : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %1 = torch.aten.no_such_thing %0 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %2 = torch.operator "onnx.NoSuchThing"(%1) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %3 = torch.quantized.linear %2 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %3 : !torch.vtensor<[2],f32>
}
