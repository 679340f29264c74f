// Programs of torch whose forms must cost no kernels of their own on GPUs.
// RUN: sluice compile %s --target=cuda:sm_90 --stop-after=dispatch -o - | FileCheck %s
// An einsum of queries by a matrix a head: what it turns and merges is read and written in place.
// CHECK-LABEL: func.func @einsum(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Keys that groups of heads share are not stored for each.
// CHECK-LABEL: func.func @groups_of_heads(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Rows are divided by their lengths in the kernel that computes these.
// CHECK-LABEL: func.func @unit_queries(
// CHECK-COUNT-3: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Distances of keys are computed from positions, not read.
// CHECK-LABEL: func.func @distances(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Keys that lengths hide: the lengths, and attention.
// CHECK-LABEL: func.func @lengths(
// CHECK-COUNT-2: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// A position is written into keys and values, which attention reads and callers get back: no copy is turned for it.
// CHECK-LABEL: func.func @cache_at_a_position(
// CHECK-COUNT-5: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Groups of channels are normalized, scaled and activated by one kernel between convolutions; others turn weights, image and result.
// CHECK-LABEL: func.func @norm_of_groups(
// CHECK-COUNT-7: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// Rotary embeddings of neighbours, as complex numbers and as a stack of what becomes of each half.
// CHECK-LABEL: func.func @pairs_turned_as_complex_numbers(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
// CHECK-LABEL: func.func @pairs_turned(
// CHECK-COUNT-1: flow.dispatch @
//   CHECK-NOT: flow.dispatch @
//       CHECK: return
func.func @einsum(%arg0: !torch.vtensor<[2,8,50,64],f16>, %arg1: !torch.vtensor<[8,60,64],f16>) -> (!torch.vtensor<[2,8,50,60],f16>) {
  %0 = torch.constant.int 4
  %1 = torch.aten.unsqueeze %arg0, %0 : !torch.vtensor<[2,8,50,64],f16>, !torch.int -> !torch.vtensor<[2,8,50,64,1],f16>
  %2 = torch.constant.int 0
  %3 = torch.constant.int 1
  %4 = torch.constant.int 2
  %5 = torch.constant.int 3
  %6 = torch.prim.ListConstruct %2, %3, %4, %0, %5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.aten.permute %1, %6 : !torch.vtensor<[2,8,50,64,1],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,1,64],f16>
  %8 = torch.aten.unsqueeze %arg1, %5 : !torch.vtensor<[8,60,64],f16>, !torch.int -> !torch.vtensor<[8,60,64,1],f16>
  %9 = torch.aten.unsqueeze %8, %0 : !torch.vtensor<[8,60,64,1],f16>, !torch.int -> !torch.vtensor<[8,60,64,1,1],f16>
  %10 = torch.prim.ListConstruct %5, %2, %0, %3, %4 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %11 = torch.aten.permute %9, %10 : !torch.vtensor<[8,60,64,1,1],f16>, !torch.list<int> -> !torch.vtensor<[1,8,1,60,64],f16>
  %12 = torch.prim.ListConstruct %3, %2, %4, %0, %5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %13 = torch.aten.permute %7, %12 : !torch.vtensor<[2,8,50,1,64],f16>, !torch.list<int> -> !torch.vtensor<[8,2,50,64,1],f16>
  %14 = torch.aten.clone %13, %2 : !torch.vtensor<[8,2,50,64,1],f16>, !torch.int -> !torch.vtensor<[8,2,50,64,1],f16>
  %15 = torch.constant.int 8
  %16 = torch.constant.int 100
  %17 = torch.constant.int 64
  %18 = torch.prim.ListConstruct %15, %16, %17 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %19 = torch.aten.view %14, %18 : !torch.vtensor<[8,2,50,64,1],f16>, !torch.list<int> -> !torch.vtensor<[8,100,64],f16>
  %20 = torch.prim.ListConstruct %3, %0, %5, %2, %4 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %21 = torch.aten.permute %11, %20 : !torch.vtensor<[1,8,1,60,64],f16>, !torch.list<int> -> !torch.vtensor<[8,64,60,1,1],f16>
  %22 = torch.constant.int 60
  %23 = torch.prim.ListConstruct %15, %17, %22 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %24 = torch.aten.view %21, %23 : !torch.vtensor<[8,64,60,1,1],f16>, !torch.list<int> -> !torch.vtensor<[8,64,60],f16>
  %25 = torch.aten.bmm %19, %24 : !torch.vtensor<[8,100,64],f16>, !torch.vtensor<[8,64,60],f16> -> !torch.vtensor<[8,100,60],f16>
  %26 = torch.constant.int 50
  %27 = torch.prim.ListConstruct %15, %4, %26, %3, %22 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %28 = torch.aten.view %25, %27 : !torch.vtensor<[8,100,60],f16>, !torch.list<int> -> !torch.vtensor<[8,2,50,1,60],f16>
  %29 = torch.prim.ListConstruct %3, %2, %4, %0, %5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %30 = torch.aten.permute %28, %29 : !torch.vtensor<[8,2,50,1,60],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,60,1],f16>
  %31 = torch.prim.ListConstruct %4, %15, %26, %22 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %32 = torch.aten.view %30, %31 : !torch.vtensor<[2,8,50,60,1],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,60],f16>
  return %32 : !torch.vtensor<[2,8,50,60],f16>
}
func.func @groups_of_heads(%arg0: !torch.vtensor<[2,8,50,64],f16>, %arg1: !torch.vtensor<[2,2,60,64],f16>) -> (!torch.vtensor<[2,8,50,60],f16>) {
  %0 = torch.constant.int 2
  %1 = torch.aten.unsqueeze %arg1, %0 : !torch.vtensor<[2,2,60,64],f16>, !torch.int -> !torch.vtensor<[2,2,1,60,64],f16>
  %2 = torch.constant.int 4
  %3 = torch.constant.int 60
  %4 = torch.constant.int 64
  %5 = torch.prim.ListConstruct %0, %0, %2, %3, %4 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.aten.expand %1, %5, %6 : !torch.vtensor<[2,2,1,60,64],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,2,4,60,64],f16>
  %8 = torch.constant.int 0
  %9 = torch.aten.clone %7, %8 : !torch.vtensor<[2,2,4,60,64],f16>, !torch.int -> !torch.vtensor<[2,2,4,60,64],f16>
  %10 = torch.constant.int 8
  %11 = torch.prim.ListConstruct %0, %10, %3, %4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %12 = torch.aten.view %9, %11 : !torch.vtensor<[2,2,4,60,64],f16>, !torch.list<int> -> !torch.vtensor<[2,8,60,64],f16>
  %13 = torch.constant.int 1
  %14 = torch.constant.int 3
  %15 = torch.prim.ListConstruct %8, %13, %14, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %16 = torch.aten.permute %12, %15 : !torch.vtensor<[2,8,60,64],f16>, !torch.list<int> -> !torch.vtensor<[2,8,64,60],f16>
  %17 = torch.constant.int 50
  %18 = torch.prim.ListConstruct %0, %10, %17, %4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %19 = torch.aten.expand %arg0, %18, %6 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  %20 = torch.constant.int 16
  %21 = torch.prim.ListConstruct %20, %17, %4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %22 = torch.aten.view %19, %21 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int> -> !torch.vtensor<[16,50,64],f16>
  %23 = torch.prim.ListConstruct %0, %10, %4, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %24 = torch.aten.expand %16, %23, %6 : !torch.vtensor<[2,8,64,60],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,64,60],f16>
  %25 = torch.prim.ListConstruct %20, %4, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %26 = torch.aten.view %24, %25 : !torch.vtensor<[2,8,64,60],f16>, !torch.list<int> -> !torch.vtensor<[16,64,60],f16>
  %27 = torch.aten.bmm %22, %26 : !torch.vtensor<[16,50,64],f16>, !torch.vtensor<[16,64,60],f16> -> !torch.vtensor<[16,50,60],f16>
  %28 = torch.prim.ListConstruct %0, %10, %17, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %29 = torch.aten.view %27, %28 : !torch.vtensor<[16,50,60],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,60],f16>
  return %29 : !torch.vtensor<[2,8,50,60],f16>
}
func.func @unit_queries(%arg0: !torch.vtensor<[2,8,50,64],f16>, %arg1: !torch.vtensor<[2,8,60,64],f16>, %arg2: !torch.vtensor<[2,8,60,64],f16>) -> (!torch.vtensor<[2,8,50,64],f16>) {
  %0 = torch.constant.float 2.0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,8,50,64],f16>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,8,50,1],f16>
  %6 = torch.constant.float 9.99999999999999980e-13
  %7 = torch.aten.clamp %5, %6, %4 : !torch.vtensor<[2,8,50,1],f16>, !torch.float, !torch.none -> !torch.vtensor<[2,8,50,1],f16>
  %8 = torch.constant.int 2
  %9 = torch.constant.int 8
  %10 = torch.constant.int 50
  %11 = torch.constant.int 64
  %12 = torch.prim.ListConstruct %8, %9, %10, %11 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %13 = torch.constant.bool false
  %14 = torch.aten.expand %7, %12, %13 : !torch.vtensor<[2,8,50,1],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  %15 = torch.aten.div.Tensor %arg0, %14 : !torch.vtensor<[2,8,50,64],f16>, !torch.vtensor<[2,8,50,64],f16> -> !torch.vtensor<[2,8,50,64],f16>
  %16 = torch.constant.int 10
  %17 = torch.aten.mul.Tensor %15, %16 : !torch.vtensor<[2,8,50,64],f16>, !torch.int -> !torch.vtensor<[2,8,50,64],f16>
  %18 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %19 = torch.aten.linalg_vector_norm %arg1, %0, %18, %3, %4 : !torch.vtensor<[2,8,60,64],f16>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,8,60,1],f16>
  %20 = torch.aten.clamp %19, %6, %4 : !torch.vtensor<[2,8,60,1],f16>, !torch.float, !torch.none -> !torch.vtensor<[2,8,60,1],f16>
  %21 = torch.constant.int 60
  %22 = torch.prim.ListConstruct %8, %9, %21, %11 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %23 = torch.aten.expand %20, %22, %13 : !torch.vtensor<[2,8,60,1],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,60,64],f16>
  %24 = torch.aten.div.Tensor %arg1, %23 : !torch.vtensor<[2,8,60,64],f16>, !torch.vtensor<[2,8,60,64],f16> -> !torch.vtensor<[2,8,60,64],f16>
  %25 = torch.constant.float 0.0
  %26 = torch.constant.float 1.0
  %27 = torch.aten.scaled_dot_product_attention %17, %24, %arg2, %4, %25, %13, %26, %13 : !torch.vtensor<[2,8,50,64],f16>, !torch.vtensor<[2,8,60,64],f16>, !torch.vtensor<[2,8,60,64],f16>, !torch.none, !torch.float, !torch.bool, !torch.float, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  return %27 : !torch.vtensor<[2,8,50,64],f16>
}
func.func @distances(%arg0: !torch.vtensor<[2,8,50,64],f16>, %arg1: !torch.vtensor<[2,8,50,64],f16>, %arg2: !torch.vtensor<[2,8,50,64],f16>) -> (!torch.vtensor<[2,8,50,64],f16>) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.constant.int 3
  %3 = torch.constant.int 2
  %4 = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.permute %arg1, %4 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int> -> !torch.vtensor<[2,8,64,50],f16>
  %6 = torch.constant.int 8
  %7 = torch.constant.int 50
  %8 = torch.constant.int 64
  %9 = torch.prim.ListConstruct %3, %6, %7, %8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %10 = torch.constant.bool false
  %11 = torch.aten.expand %arg0, %9, %10 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  %12 = torch.constant.int 16
  %13 = torch.prim.ListConstruct %12, %7, %8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %14 = torch.aten.view %11, %13 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int> -> !torch.vtensor<[16,50,64],f16>
  %15 = torch.prim.ListConstruct %3, %6, %8, %7 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %16 = torch.aten.expand %5, %15, %10 : !torch.vtensor<[2,8,64,50],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,64,50],f16>
  %17 = torch.prim.ListConstruct %12, %8, %7 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %18 = torch.aten.view %16, %17 : !torch.vtensor<[2,8,64,50],f16>, !torch.list<int> -> !torch.vtensor<[16,64,50],f16>
  %19 = torch.aten.bmm %14, %18 : !torch.vtensor<[16,50,64],f16>, !torch.vtensor<[16,64,50],f16> -> !torch.vtensor<[16,50,50],f16>
  %20 = torch.prim.ListConstruct %3, %6, %7, %7 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %21 = torch.aten.view %19, %20 : !torch.vtensor<[16,50,50],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,50],f16>
  %22 = torch.aten.div.Tensor %21, %6 : !torch.vtensor<[2,8,50,50],f16>, !torch.int -> !torch.vtensor<[2,8,50,50],f16>
  %23 = torch.constant.none
  %24 = torch.constant.device "cpu"
  %25 = torch.aten.arange.start_step %0, %7, %1, %23, %0, %24, %10 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[50],si64>
  %26 = torch.aten.unsqueeze %25, %0 : !torch.vtensor<[50],si64>, !torch.int -> !torch.vtensor<[1,50],si64>
  %27 = torch.aten.arange.start_step %0, %7, %1, %23, %0, %24, %10 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[50],si64>
  %28 = torch.aten.unsqueeze %27, %1 : !torch.vtensor<[50],si64>, !torch.int -> !torch.vtensor<[50,1],si64>
  %29 = torch.aten.sub.Tensor %26, %28, %1 : !torch.vtensor<[1,50],si64>, !torch.vtensor<[50,1],si64>, !torch.int -> !torch.vtensor<[50,50],si64>
  %30 = torch.aten.arange.start_step %0, %6, %1, %23, %0, %24, %10 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[8],si64>
  %31 = torch.constant.float 1.0
  %32 = torch.aten.add.Tensor %30, %31, %1 : !torch.vtensor<[8],si64>, !torch.float, !torch.int -> !torch.vtensor<[8],f32>
  %33 = torch.aten.neg %32 : !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %34 = torch.constant.float 2.0
  %35 = torch.aten.pow.Scalar %34, %33 : !torch.float, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %36 = torch.aten.unsqueeze %35, %1 : !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[8,1],f32>
  %37 = torch.aten.unsqueeze %36, %3 : !torch.vtensor<[8,1],f32>, !torch.int -> !torch.vtensor<[8,1,1],f32>
  %38 = torch.constant.int 6
  %39 = torch.constant.int 5
  %40 = torch.aten._to_copy %37, %39, %23, %23, %23, %10, %23 : !torch.vtensor<[8,1,1],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[8,1,1],f16>
  %41 = torch.aten.mul.Tensor %29, %40 : !torch.vtensor<[50,50],si64>, !torch.vtensor<[8,1,1],f16> -> !torch.vtensor<[8,50,50],f16>
  %42 = torch.aten.add.Tensor %22, %41, %1 : !torch.vtensor<[2,8,50,50],f16>, !torch.vtensor<[8,50,50],f16>, !torch.int -> !torch.vtensor<[2,8,50,50],f16>
  %43 = torch.constant.int -1
  %44 = torch.aten._softmax %42, %43, %10 : !torch.vtensor<[2,8,50,50],f16>, !torch.int, !torch.bool -> !torch.vtensor<[2,8,50,50],f16>
  %45 = torch.prim.ListConstruct %3, %6, %7, %7 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %46 = torch.aten.expand %44, %45, %10 : !torch.vtensor<[2,8,50,50],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,50,50],f16>
  %47 = torch.prim.ListConstruct %12, %7, %7 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %48 = torch.aten.view %46, %47 : !torch.vtensor<[2,8,50,50],f16>, !torch.list<int> -> !torch.vtensor<[16,50,50],f16>
  %49 = torch.prim.ListConstruct %3, %6, %7, %8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %50 = torch.aten.expand %arg2, %49, %10 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  %51 = torch.prim.ListConstruct %12, %7, %8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %52 = torch.aten.view %50, %51 : !torch.vtensor<[2,8,50,64],f16>, !torch.list<int> -> !torch.vtensor<[16,50,64],f16>
  %53 = torch.aten.bmm %48, %52 : !torch.vtensor<[16,50,50],f16>, !torch.vtensor<[16,50,64],f16> -> !torch.vtensor<[16,50,64],f16>
  %54 = torch.prim.ListConstruct %3, %6, %7, %8 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %55 = torch.aten.view %53, %54 : !torch.vtensor<[16,50,64],f16>, !torch.list<int> -> !torch.vtensor<[2,8,50,64],f16>
  return %55 : !torch.vtensor<[2,8,50,64],f16>
}
func.func @lengths(%arg0: !torch.vtensor<[2,8,50,64],f16>, %arg1: !torch.vtensor<[2,8,60,64],f16>, %arg2: !torch.vtensor<[2,8,60,64],f16>, %arg3: !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,8,50,64],f16>) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 60
  %2 = torch.constant.int 1
  %3 = torch.constant.none
  %4 = torch.constant.device "cpu"
  %5 = torch.constant.bool false
  %6 = torch.aten.arange.start_step %0, %1, %2, %3, %0, %4, %5 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[60],si64>
  %7 = torch.aten.unsqueeze %6, %0 : !torch.vtensor<[60],si64>, !torch.int -> !torch.vtensor<[1,60],si64>
  %8 = torch.aten.unsqueeze %arg3, %2 : !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[2,1],si64>
  %9 = torch.aten.lt.Tensor %7, %8 : !torch.vtensor<[1,60],si64>, !torch.vtensor<[2,1],si64> -> !torch.vtensor<[2,60],i1>
  %10 = torch.aten.unsqueeze %9, %2 : !torch.vtensor<[2,60],i1>, !torch.int -> !torch.vtensor<[2,1,60],i1>
  %11 = torch.constant.int 2
  %12 = torch.aten.unsqueeze %10, %11 : !torch.vtensor<[2,1,60],i1>, !torch.int -> !torch.vtensor<[2,1,1,60],i1>
  %13 = torch.constant.float 0.0
  %14 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %12, %13, %5, %3, %5 : !torch.vtensor<[2,8,50,64],f16>, !torch.vtensor<[2,8,60,64],f16>, !torch.vtensor<[2,8,60,64],f16>, !torch.vtensor<[2,1,1,60],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,8,50,64],f16>
  return %14 : !torch.vtensor<[2,8,50,64],f16>
}
func.func @cache_at_a_position(%arg0: !torch.vtensor<[2,8,1,64],f16>, %arg1: !torch.vtensor<[2,8,1,64],f16>, %arg2: !torch.vtensor<[2,8,1,64],f16>, %arg3: !torch.vtensor<[2,8,64,64],f16>, %arg4: !torch.vtensor<[2,8,64,64],f16>, %arg5: !torch.vtensor<[1],si64>) -> (!torch.vtensor<[2,8,1,64],f16>, !torch.vtensor<[2,8,64,64],f16>, !torch.vtensor<[2,8,64,64],f16>) {
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %0, %arg5 : (!torch.none, !torch.none, !torch.vtensor<[1],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.bool false
  %3 = torch.aten.index_put %arg3, %1, %arg1, %2 : !torch.vtensor<[2,8,64,64],f16>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,8,1,64],f16>, !torch.bool -> !torch.vtensor<[2,8,64,64],f16>
  %4 = torch.prim.ListConstruct %0, %0, %arg5 : (!torch.none, !torch.none, !torch.vtensor<[1],si64>) -> !torch.list<optional<vtensor>>
  %5 = torch.aten.index_put %arg4, %4, %arg2, %2 : !torch.vtensor<[2,8,64,64],f16>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,8,1,64],f16>, !torch.bool -> !torch.vtensor<[2,8,64,64],f16>
  %6 = torch.constant.int 0
  %7 = torch.constant.int 64
  %8 = torch.constant.int 1
  %9 = torch.constant.device "cpu"
  %10 = torch.aten.arange.start_step %6, %7, %8, %0, %6, %9, %2 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[64],si64>
  %11 = torch.aten.unsqueeze %10, %6 : !torch.vtensor<[64],si64>, !torch.int -> !torch.vtensor<[1,64],si64>
  %12 = torch.aten.unsqueeze %11, %8 : !torch.vtensor<[1,64],si64>, !torch.int -> !torch.vtensor<[1,1,64],si64>
  %13 = torch.constant.int 2
  %14 = torch.aten.unsqueeze %12, %13 : !torch.vtensor<[1,1,64],si64>, !torch.int -> !torch.vtensor<[1,1,1,64],si64>
  %15 = torch.aten.le.Tensor %14, %arg5 : !torch.vtensor<[1,1,1,64],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor<[1,1,1,64],i1>
  %16 = torch.constant.float 0.0
  %17 = torch.aten.scaled_dot_product_attention %arg0, %3, %5, %15, %16, %2, %0, %2 : !torch.vtensor<[2,8,1,64],f16>, !torch.vtensor<[2,8,64,64],f16>, !torch.vtensor<[2,8,64,64],f16>, !torch.vtensor<[1,1,1,64],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,8,1,64],f16>
  return %17, %3, %5 : !torch.vtensor<[2,8,1,64],f16>, !torch.vtensor<[2,8,64,64],f16>, !torch.vtensor<[2,8,64,64],f16>
}
func.func @norm_of_groups(%arg0: !torch.vtensor<[2,32,16,16],f16>, %arg1: !torch.vtensor<[64,32,1,1],f16>, %arg2: !torch.vtensor<[64],f16>, %arg3: !torch.vtensor<[64],f16>, %arg4: !torch.vtensor<[64,64,1,1],f16>) -> (!torch.vtensor<[2,64,16,16],f16>) {
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.convolution %arg0, %arg1, %0, %2, %4, %5, %6, %7, %1 : !torch.vtensor<[2,32,16,16],f16>, !torch.vtensor<[64,32,1,1],f16>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,64,16,16],f16>
  %9 = torch.constant.int 2
  %10 = torch.constant.int 64
  %11 = torch.constant.int 256
  %12 = torch.constant.int 8
  %13 = torch.constant.float 1.00000000000000008e-05
  %14, %15, %16 = torch.aten.native_group_norm %8, %arg2, %arg3, %9, %10, %11, %12, %13 : !torch.vtensor<[2,64,16,16],f16>, !torch.vtensor<[64],f16>, !torch.vtensor<[64],f16>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,64,16,16],f16>, !torch.vtensor<[2,8],f16>, !torch.vtensor<[2,8],f16>
  %17 = torch.constant.int 6
  %18 = torch.aten._to_copy %14, %17, %0, %0, %0, %6, %0 : !torch.vtensor<[2,64,16,16],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,64,16,16],f32>
  %19 = torch.aten.sigmoid %18 : !torch.vtensor<[2,64,16,16],f32> -> !torch.vtensor<[2,64,16,16],f32>
  %20 = torch.aten.mul.Tensor %18, %19 : !torch.vtensor<[2,64,16,16],f32>, !torch.vtensor<[2,64,16,16],f32> -> !torch.vtensor<[2,64,16,16],f32>
  %21 = torch.constant.int 5
  %22 = torch.aten._to_copy %20, %21, %0, %0, %0, %6, %0 : !torch.vtensor<[2,64,16,16],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,64,16,16],f16>
  %23 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %24 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %25 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %26 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %27 = torch.aten.convolution %22, %arg4, %0, %23, %24, %25, %6, %26, %1 : !torch.vtensor<[2,64,16,16],f16>, !torch.vtensor<[64,64,1,1],f16>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,64,16,16],f16>
  return %27 : !torch.vtensor<[2,64,16,16],f16>
}
func.func @pairs_turned_as_complex_numbers(%arg0: !torch.vtensor<[2,50,8,64],f32>, %arg1: !torch.vtensor<[50,32],complex<f32>>) -> (!torch.vtensor<[2,50,8,64],f32>) {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 50
  %2 = torch.constant.int 8
  %3 = torch.constant.int -1
  %4 = torch.prim.ListConstruct %0, %1, %2, %3, %0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.view %arg0, %4 : !torch.vtensor<[2,50,8,64],f32>, !torch.list<int> -> !torch.vtensor<[2,50,8,32,2],f32>
  %6 = torch.aten.view_as_complex %5 : !torch.vtensor<[2,50,8,32,2],f32> -> !torch.vtensor<[2,50,8,32],complex<f32>>
  %7 = torch.constant.int 1
  %8 = torch.aten.unsqueeze %arg1, %7 : !torch.vtensor<[50,32],complex<f32>>, !torch.int -> !torch.vtensor<[50,1,32],complex<f32>>
  %9 = torch.aten.mul.Tensor %6, %8 : !torch.vtensor<[2,50,8,32],complex<f32>>, !torch.vtensor<[50,1,32],complex<f32>> -> !torch.vtensor<[2,50,8,32],complex<f32>>
  %10 = torch.aten.view_as_real %9 : !torch.vtensor<[2,50,8,32],complex<f32>> -> !torch.vtensor<[2,50,8,32,2],f32>
  %11 = torch.constant.int 64
  %12 = torch.prim.ListConstruct %0, %1, %2, %11 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %13 = torch.aten.view %10, %12 : !torch.vtensor<[2,50,8,32,2],f32>, !torch.list<int> -> !torch.vtensor<[2,50,8,64],f32>
  return %13 : !torch.vtensor<[2,50,8,64],f32>
}
func.func @pairs_turned(%arg0: !torch.vtensor<[2,50,8,64],f32>, %arg1: !torch.vtensor<[50,32],f32>, %arg2: !torch.vtensor<[50,32],f32>) -> (!torch.vtensor<[2,50,8,64],f32>) {
  %0 = torch.constant.int 3
  %1 = torch.constant.int 0
  %2 = torch.constant.int 9223372036854775807
  %3 = torch.constant.int 2
  %4 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,50,8,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,50,8,32],f32>
  %5 = torch.constant.int 1
  %6 = torch.aten.slice.Tensor %arg0, %0, %5, %2, %3 : !torch.vtensor<[2,50,8,64],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,50,8,32],f32>
  %7 = torch.aten.unsqueeze %arg1, %5 : !torch.vtensor<[50,32],f32>, !torch.int -> !torch.vtensor<[50,1,32],f32>
  %8 = torch.aten.unsqueeze %arg2, %5 : !torch.vtensor<[50,32],f32>, !torch.int -> !torch.vtensor<[50,1,32],f32>
  %9 = torch.aten.mul.Tensor %4, %7 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[50,1,32],f32> -> !torch.vtensor<[2,50,8,32],f32>
  %10 = torch.aten.mul.Tensor %6, %8 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[50,1,32],f32> -> !torch.vtensor<[2,50,8,32],f32>
  %11 = torch.aten.sub.Tensor %9, %10, %5 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[2,50,8,32],f32>, !torch.int -> !torch.vtensor<[2,50,8,32],f32>
  %12 = torch.aten.mul.Tensor %6, %7 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[50,1,32],f32> -> !torch.vtensor<[2,50,8,32],f32>
  %13 = torch.aten.mul.Tensor %4, %8 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[50,1,32],f32> -> !torch.vtensor<[2,50,8,32],f32>
  %14 = torch.aten.add.Tensor %12, %13, %5 : !torch.vtensor<[2,50,8,32],f32>, !torch.vtensor<[2,50,8,32],f32>, !torch.int -> !torch.vtensor<[2,50,8,32],f32>
  %15 = torch.constant.int 4
  %16 = torch.aten.unsqueeze %11, %15 : !torch.vtensor<[2,50,8,32],f32>, !torch.int -> !torch.vtensor<[2,50,8,32,1],f32>
  %17 = torch.aten.unsqueeze %14, %15 : !torch.vtensor<[2,50,8,32],f32>, !torch.int -> !torch.vtensor<[2,50,8,32,1],f32>
  %18 = torch.prim.ListConstruct %16, %17 : (!torch.vtensor<[2,50,8,32,1],f32>, !torch.vtensor<[2,50,8,32,1],f32>) -> !torch.list<vtensor>
  %19 = torch.constant.int -1
  %20 = torch.aten.cat %18, %19 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,50,8,32,2],f32>
  %21 = torch.constant.int 50
  %22 = torch.constant.int 8
  %23 = torch.constant.int 64
  %24 = torch.prim.ListConstruct %3, %21, %22, %23 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %25 = torch.aten.view %20, %24 : !torch.vtensor<[2,50,8,32,2],f32>, !torch.list<int> -> !torch.vtensor<[2,50,8,64],f32>
  return %25 : !torch.vtensor<[2,50,8,64],f32>
}
