// RUN: sluice-opt %s | sluice-opt | FileCheck %s
// Every type is read and printed as torch-mlir does.

// CHECK: !torch.vtensor<[2,?],si64>, !torch.vtensor<*,f32>, !torch.vtensor<[3],unk>, !torch.vtensor, !torch.vtensor<[],i1>
func.func private @tensors(!torch.vtensor<[2,?],si64>, !torch.vtensor<*,f32>, !torch.vtensor<[3],unk>, !torch.vtensor, !torch.vtensor<[],i1>)
// CHECK: !torch.vtensor<[2],ui8>, !torch.vtensor<[2],bf16>, !torch.vtensor<[2],f8E4M3FN>, !torch.vtensor<[2],complex<f32>>, !torch.tensor<[2],f64>
func.func private @elements(!torch.vtensor<[2],ui8>, !torch.vtensor<[2],bf16>, !torch.vtensor<[2],f8E4M3FN>, !torch.vtensor<[2],complex<f32>>, !torch.tensor<[2],f64>)
// CHECK: !torch.int, !torch.float, !torch.bool, !torch.none, !torch.str, !torch.Device, !torch.number
func.func private @numbers(!torch.int, !torch.float, !torch.bool, !torch.none, !torch.str, !torch.Device, !torch.number)
// CHECK: !torch.list<int>, !torch.list<vtensor<[2],f32>>, !torch.optional<vtensor>, !torch.tuple<vtensor<[2],f32>, int>, !torch.list<optional<vtensor>>
func.func private @nested(!torch.list<int>, !torch.list<vtensor<[2],f32>>, !torch.optional<vtensor>, !torch.tuple<vtensor<[2],f32>, int>, !torch.list<optional<vtensor>>)
