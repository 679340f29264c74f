//===- Host.cpp - numbers, lists and sizes of Python ----------------------===//
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/TorchDialect.h"

namespace sluice::torch {
namespace {

//===- Lists --------------------------------------------------------------===//

Results importListConstruct(Aten &aten) {
  return Argument::listOf(std::vector<Argument>(aten.arguments.begin(), aten.arguments.end()));
}
Results importListUnpack(Aten &aten) {
  ArrayRef<Argument> list = aten.argument(0).list;
  if (list.size() != aten.op->getNumResults())
    return aten.fail("has " + Twine(list.size()) + " elements for " +
                     Twine(aten.op->getNumResults()) + " results");
  return list;
}
Results importGetItem(Aten &aten) {
  ArrayRef<Argument> list = aten.argument(0).list;
  int64_t index = aten.integer(1), count = list.size();
  if (index < 0)
    index += count;
  if (index < 0 || index >= count)
    return aten.fail("index " + Twine(index) + " is out of range for " + Twine(count) +
                     " elements");
  return list[index];
}
GraphValue importLen(Aten &aten) { return aten.integer(aten.fixed(aten.argument(0).list.size())); }
Results importJoin(Aten &aten) {
  std::vector<Argument> all = aten.argument(0).list;
  all.insert(all.end(), aten.argument(1).list.begin(), aten.argument(1).list.end());
  return Argument::listOf(std::move(all));
}

//===- About tensors ------------------------------------------------------===//

GraphValue importSize(Aten &aten, GraphValue x, Axis<> axis) {
  if (x.rank() == 0)
    return aten.fail("a tensor of rank 0 has no sizes");
  return aten.integer(x.shape[axis]);
}
Results importSizes(Aten &aten) {
  std::vector<Argument> sizes;
  for (OpFoldResult size : aten.operand(0).shape)
    sizes.push_back(Argument::number(aten.integer(size)));
  return Argument::listOf(std::move(sizes));
}
GraphValue importStride(Aten &aten, GraphValue x, Axis<> axis) {
  if (x.rank() == 0)
    return aten.fail("a tensor of rank 0 has no strides");
  return aten.integer(aten.node.product(ArrayRef(x.shape).drop_front(axis + 1)));
}
GraphValue importDtype(Aten &aten, GraphValue x) {
  for (int64_t code = 0; code < 30; ++code)
    if (typeOfCode(code) == x.type)
      return aten.number(kInt64, code);
  return aten.fail("has no code for this element type");
}

//===- Arithmetic on numbers ----------------------------------------------===//

/// Of integers as sizes, which know what they are made of.
using OfSizes = OpFoldResult (Node::*)(OpFoldResult, OpFoldResult);
template <Named op, OfSizes ofSizes>
GraphValue importArithmetic(Aten &aten, GraphValue x, GraphValue y) {
  if (isFloat(x.type) || isFloat(y.type))
    return aten.onnx(op.text, {aten.cast(x, kDouble), aten.cast(y, kDouble)});
  return aten.integer((aten.node.*ofSizes)(aten.size(0), aten.size(1)));
}
/// The quotient, or what it leaves: a - floor(a / b) * b.
template <bool wantsRest> GraphValue importFloorDiv(Aten &aten, OpFoldResult a, OpFoldResult b) {
  if (staticSize(b) == 0)
    return aten.fail("divides by 0");
  OpFoldResult quotient = aten.node.floorDiv(a, b);
  return aten.integer(wantsRest ? aten.node.sub(a, aten.node.mul(quotient, b)) : quotient);
}
GraphValue importNeg(Aten &aten, GraphValue x) {
  return isFloat(x.type) ? aten.onnx("Neg", x)
                         : aten.integer(aten.node.sub(aten.fixed(0), aten.size(0)));
}
/// Of floats: whole numbers are exact in them.
template <Named op, int32_t type> GraphValue importPair(Aten &aten, As<type> x, As<type> y) {
  return aten.onnx(op.text, {x, y});
}
/// A float rounded to an int.
template <Named op> GraphValue importRounded(Aten &aten, GraphValue x) {
  return isFloat(x.type) ? aten.onnx(op.text, x) : x;
}
/// Both None, or not; of strings, the same.
template <bool negated> GraphValue importIs(Aten &aten) {
  return aten.number(kBool, (aten.isNone(0) == aten.isNone(1)) != negated);
}
template <bool negated> GraphValue importSameText(Aten &aten, std::string x, std::string y) {
  return aten.number(kBool, (x == y) != negated);
}

Results importAssert(Aten &aten, GraphValue condition) {
  auto message = aten.op->getAttrOfType<StringAttr>("message");
  std::string text = message ? message.str() : aten.text(1, "an assertion does not hold");
  condition = aten.reshaped(aten.cast(condition, kBool), {});
  if (auto *elements = aten.ok() ? aten.node.elements(condition) : nullptr)
    aten.node.require(elements->front(), text);
  return {};
}

} // namespace

const AtenTable hostOperators = {
    {"prim.ListConstruct prim.TupleConstruct", importListConstruct},
    {"prim.ListUnpack prim.TupleUnpack", importListUnpack},
    {"prim.TupleIndex aten.__getitem__.t", importGetItem},
    {"aten.len.t", importLen},
    {"aten.add.t", importJoin},
    {"prim.unchecked_cast derefine tensor_static_info_cast copy.to_vtensor copy.to_tensor",
     [](Aten &aten) -> Results { return aten.argument(0); }},
    {"aten.size.int aten.sym_size.int", importSize},
    {"aten.size", importSizes},
    {"aten.dim", [](Aten &aten, GraphValue x) { return aten.integer(aten.fixed(x.rank())); }},
    {"aten.numel aten.sym_numel",
     [](Aten &aten, GraphValue x) { return aten.integer(aten.node.product(x.shape)); }},
    {"aten.sym_storage_offset", [](Aten &aten) { return aten.number(kInt64, 0); }},
    {"aten.sym_stride.int aten.stride.int", importStride, "as of contiguous tensors"},
    {"prim.dtype", importDtype},
    {"aten.is_floating_point",
     [](Aten &aten, GraphValue x) { return aten.number(kBool, isFloat(x.type)); }},
    // The only element of a tensor, or a number, as what the program states.
    {"aten.item aten._local_scalar_dense aten.ScalarImplicit aten.IntImplicit "
     "aten.Int.{Tensor,Scalar,float,bool} aten.FloatImplicit aten.Float.{Tensor,Scalar} "
     "aten.Bool.{Tensor,int,float} prim.NumToTensor.Scalar",
     [](Aten &aten, GraphValue x) { return aten.cast(x, aten.resultTypeOr(x.type)); }},
    {"aten.add{,.int,.float_int}", importArithmetic<"Add", &Node::add>},
    {"aten.sub{,.int,.float}", importArithmetic<"Sub", &Node::sub>},
    {"aten.mul{,.int,.float,.float_int,.int_float}", importArithmetic<"Mul", &Node::mul>},
    {"prim.min.int", importArithmetic<"Min", &Node::min>},
    {"prim.max.int", importArithmetic<"Max", &Node::max>},
    {"aten.floordiv{,.int}", importFloorDiv<false>},
    {"aten.remainder.int", importFloorDiv<true>},
    {"aten.div{,.int,.float}", importPair<"Div", kDouble>},
    {"aten.pow.{int,int_float}", importPair<"Pow", kDouble>},
    {"aten.neg.{int,float}", importNeg},
    {"aten.sqrt.{int,float}", [](Aten &aten, As<kDouble> x) { return aten.onnx("Sqrt", x); }},
    {"aten.ceil.{float,Scalar}", importRounded<"Ceil">},
    {"aten.floor.{float,Scalar}", importRounded<"Floor">},
    {"aten.__and__.bool", importPair<"And", kBool>},
    {"aten.__or__.bool", importPair<"Or", kBool>},
    {"aten.__is__", importIs<false>},
    {"aten.__isnot__", importIs<true>},
    {"aten.eq.str", importSameText<false>},
    {"aten.ne.str", importSameText<true>},
    {"runtime.assert aten._assert_scalar aten._assert_async.msg", importAssert},
    {"aten._assert_tensor_metadata aten.sym_constrain_range_for_size aten.sym_constrain_range",
     [](Aten &) { return Results(); }}, // What is said of sizes for torch's own sake.
};

} // namespace sluice::torch
