// Sizes that share what they are computed from double with each step as text: it is cut.
// RUN: sluice compile %s -o %t.slm --target=cpu:haswell -O1
// RUN: sluice inspect %t.slm --memory | FileCheck %s
// CHECK: memory:
// CHECK: main on cpu
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %s0 = tensor.dim %x, %c0 : tensor<?xf32>
  %s1 = arith.muli %s0, %s0 : index
  %s2 = arith.muli %s1, %s1 : index
  %s3 = arith.muli %s2, %s2 : index
  %s4 = arith.muli %s3, %s3 : index
  %s5 = arith.muli %s4, %s4 : index
  %s6 = arith.muli %s5, %s5 : index
  %s7 = arith.muli %s6, %s6 : index
  %s8 = arith.muli %s7, %s7 : index
  %s9 = arith.muli %s8, %s8 : index
  %s10 = arith.muli %s9, %s9 : index
  %s11 = arith.muli %s10, %s10 : index
  %s12 = arith.muli %s11, %s11 : index
  %s13 = arith.muli %s12, %s12 : index
  %s14 = arith.muli %s13, %s13 : index
  %s15 = arith.muli %s14, %s14 : index
  %s16 = arith.muli %s15, %s15 : index
  %s17 = arith.muli %s16, %s16 : index
  %s18 = arith.muli %s17, %s17 : index
  %s19 = arith.muli %s18, %s18 : index
  %s20 = arith.muli %s19, %s19 : index
  %s21 = arith.muli %s20, %s20 : index
  %s22 = arith.muli %s21, %s21 : index
  %s23 = arith.muli %s22, %s22 : index
  %s24 = arith.muli %s23, %s23 : index
  %s25 = arith.muli %s24, %s24 : index
  %s26 = arith.muli %s25, %s25 : index
  %s27 = arith.muli %s26, %s26 : index
  %s28 = arith.muli %s27, %s27 : index
  %s29 = arith.muli %s28, %s28 : index
  %s30 = arith.muli %s29, %s29 : index
  %s31 = arith.muli %s30, %s30 : index
  %s32 = arith.muli %s31, %s31 : index
  %s33 = arith.muli %s32, %s32 : index
  %s34 = arith.muli %s33, %s33 : index
  %s35 = arith.muli %s34, %s34 : index
  %s36 = arith.muli %s35, %s35 : index
  %s37 = arith.muli %s36, %s36 : index
  %s38 = arith.muli %s37, %s37 : index
  %s39 = arith.muli %s38, %s38 : index
  %s40 = arith.muli %s39, %s39 : index
  %e = tensor.empty(%s40) : tensor<?xf32>
  %y = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
