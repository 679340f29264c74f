//===- CheckOps.td - assertions that make a program its own test ----------===//
// A check that does not hold ends the running function with an error that names the check, its
// location and the first elements that differ. Textual form follows IREE's check dialect.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::sluice::check";
  let summary = "assertions that make a program its own test";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

/// IREE's texts check buffer views too, which the input stage makes tensors, and name the device
/// that compares, which is dropped: `check.expect_eq<%device>(%a, %b) : !hal.buffer_view`.
def Check_View : Type<CPred<"$_self.getDialect().getNamespace() == \"hal\"">, "buffer view">;
def Check_Tensor : AnyTypeOf<[AnyRankedTensor, Check_View]>;

class Check_Op<string mnemonic, list<Trait> traits = []> : Op<Check_Dialect, mnemonic, traits>;

def Check_ExpectTrueOp : Check_Op<"expect_true"> {
  let summary = "holds if the scalar is not zero";
  let arguments = (ins AnySignlessIntegerOrIndex:$operand);
  let assemblyFormat = "`(` $operand `)` attr-dict `:` type($operand)";
}

def Check_ExpectFalseOp : Check_Op<"expect_false"> {
  let summary = "holds if the scalar is zero";
  let arguments = (ins AnySignlessIntegerOrIndex:$operand);
  let assemblyFormat = "`(` $operand `)` attr-dict `:` type($operand)";
}

def Check_ExpectAllTrueOp : Check_Op<"expect_all_true"> {
  let summary = "holds if no element of the tensor is zero";
  let arguments =
      (ins AnyTypeOf<[RankedTensorOf<[AnySignlessIntegerOrIndex]>, Check_View]>:$operand);
  let assemblyFormat = "`` custom<Checked>($operand) `)` attr-dict `:` type($operand)";
}

def Check_ExpectEqOp : Check_Op<"expect_eq", [SameTypeOperands]> {
  let summary = "holds if two tensors have one shape and equal elements";
  let description =
      "NaN equals NaN and -0.0 equals 0.0, so that an exact result can be checked for all values.";
  let arguments = (ins Check_Tensor:$lhs, Check_Tensor:$rhs);
  let assemblyFormat = "`` custom<Checked>($lhs) `,` $rhs `)` attr-dict `:` type($lhs)";
}

def Check_ExpectEqConstOp : Check_Op<"expect_eq_const"> {
  let summary = "`expect_eq` with a constant";
  let arguments = (ins AnyRankedTensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = "`` custom<Checked>($lhs) `,` $value `)` attr-dict `:` type($lhs)";
  let hasVerifier = 1;
}

def Check_ExpectAlmostEqOp : Check_Op<"expect_almost_eq", [SameTypeOperands]> {
  let summary =
      "holds if two tensors have one shape and |lhs - rhs| <= atol + rtol * |rhs| everywhere";
  let description = [{
    Differences are computed in f64. NaN equals NaN; infinities must be equal.
    ```mlir
    check.expect_almost_eq(%a, %b, atol 1.0e-03, rtol 1.0e-05) : tensor<4xf32>
    ```
  }];
  let arguments = (ins Check_Tensor:$lhs, Check_Tensor:$rhs,
                       DefaultValuedAttr<F32Attr, "1.0e-04f">:$atol,
                       DefaultValuedAttr<F32Attr, "0.0f">:$rtol);
  let assemblyFormat =
    "`` custom<Checked>($lhs) `,` $rhs `` custom<Tolerances>($atol, $rtol) `)` attr-dict `:` "
    "type($lhs)";
  let hasVerifier = 1;
}

def Check_ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const"> {
  let summary = "`expect_almost_eq` with a constant";
  let arguments = (ins AnyRankedTensor:$lhs, ElementsAttr:$value,
                       DefaultValuedAttr<F32Attr, "1.0e-04f">:$atol,
                       DefaultValuedAttr<F32Attr, "0.0f">:$rtol);
  let assemblyFormat =
    "`` custom<Checked>($lhs) `,` $value `` custom<Tolerances>($atol, $rtol) `)` attr-dict `:` "
    "type($lhs)";
  let hasVerifier = 1;
}
