//===- Host.cpp - numbers, lists and sizes of Python ----------------------===//
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/Ops/Named.h"
#include "compiler/Input/Torch/TorchDialect.h"

using namespace mlir;

namespace sluice::torch {
namespace {

LogicalResult setNumber(Aten &aten, const GraphValue &value) {
  return aten.set(0, Argument::number(value));
}
LogicalResult setSize(Aten &aten, OpFoldResult size) {
  if (!aten.ok())
    return failure();
  return setNumber(aten, aten.integer(size));
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

LogicalResult importListConstruct(Aten &aten) {
  return aten.set(
      0, Argument::listOf(std::vector<Argument>(aten.arguments.begin(), aten.arguments.end())));
}
LogicalResult importListUnpack(Aten &aten) {
  const Argument &list = aten.argument(0);
  if (list.kind != Argument::List || list.list.size() != aten.results.size())
    return aten.fail("has " + Twine(list.list.size()) + " elements for " +
                     Twine(aten.results.size()) + " results");
  for (auto [i, element] : llvm::enumerate(list.list))
    if (failed(aten.set(i, element)))
      return failure();
  return success();
}
LogicalResult importGetItem(Aten &aten) {
  const Argument &list = aten.argument(0);
  int64_t index = aten.integer(1), count = list.list.size();
  if (index < 0)
    index += count;
  if (list.kind != Argument::List || index < 0 || index >= count)
    return aten.fail("index " + Twine(index) + " is out of range for " + Twine(count) +
                     " elements");
  return aten.set(0, list.list[index]);
}
LogicalResult importLen(Aten &aten) {
  return setSize(aten, aten.fixed(aten.argument(0).list.size()));
}
LogicalResult importJoin(Aten &aten) {
  std::vector<Argument> all = aten.argument(0).list;
  all.insert(all.end(), aten.argument(1).list.begin(), aten.argument(1).list.end());
  return aten.set(0, Argument::listOf(std::move(all)));
}
LogicalResult importHostSame(Aten &aten) { return aten.set(0, aten.argument(0)); }

//===----------------------------------------------------------------------===//
// About tensors
//===----------------------------------------------------------------------===//

LogicalResult importSize(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(1, x.rank());
  if (x.rank() == 0)
    return aten.fail("a tensor of rank 0 has no sizes");
  return setSize(aten, x.shape[axis]);
}
LogicalResult importSizes(Aten &aten) {
  std::vector<Argument> sizes;
  for (OpFoldResult size : aten.operand(0).shape)
    sizes.push_back(Argument::number(aten.integer(size)));
  return aten.set(0, Argument::listOf(std::move(sizes)));
}
LogicalResult importDim(Aten &aten) { return setSize(aten, aten.fixed(aten.operand(0).rank())); }
LogicalResult importNumel(Aten &aten) {
  return setSize(aten, aten.node.product(aten.operand(0).shape));
}
LogicalResult importOffset(Aten &aten) { return setSize(aten, aten.fixed(0)); }
LogicalResult importStride(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t axis = aten.axis(1, x.rank());
  if (x.rank() == 0)
    return aten.fail("a tensor of rank 0 has no strides");
  return setSize(aten, aten.node.product(ArrayRef(x.shape).drop_front(axis + 1)));
}
LogicalResult importDtype(Aten &aten) {
  int32_t type = aten.operand(0).type;
  for (int64_t code = 0; code < 30; ++code)
    if (typeOfCode(code) == type)
      return setSize(aten, aten.fixed(code));
  return aten.fail("has no code for this element type");
}
LogicalResult importIsFloating(Aten &aten) {
  return setNumber(aten, aten.number(kBool, isFloat(aten.operand(0).type)));
}

/// The only element of a tensor, as a number.
GraphValue only(Aten &aten, GraphValue x) {
  if (!aten.ok() || !x.exists())
    return x;
  if (x.rank() > 0)
    x = aten.reshaped(x, {});
  auto *elements = aten.node.elements(x);
  if (!elements || elements->size() != 1) {
    aten.broken = true;
    return x;
  }
  return {nullptr, *elements, x.type, {}};
}
GraphValue asNumber(Aten &aten, GraphValue x, int32_t type) {
  return only(aten, aten.cast(x, type));
}
template <int32_t type> LogicalResult importNumber(Aten &aten) {
  return setNumber(aten, asNumber(aten, aten.operand(0), type));
}
/// As int, float or bool, whatever it is.
LogicalResult importItem(Aten &aten, GraphValue x) {
  return setNumber(aten, asNumber(aten, x,
                                  isFloat(x.type)   ? kDouble
                                  : x.type == kBool ? kBool
                                                    : kInt64));
}
GraphValue importNumToTensor(Aten &aten, GraphValue x) {
  return aten.cast(x, aten.resultTypeOr(x.type));
}

//===----------------------------------------------------------------------===//
// Arithmetic on numbers
//===----------------------------------------------------------------------===//

/// What both promote to among numbers: int, float or bool.
int32_t common(Aten &aten) {
  bool real = isFloat(aten.operand(0).type) || isFloat(aten.operand(1).type);
  return real ? kDouble : kInt64;
}
template <Named op> LogicalResult importArithmetic(Aten &aten) {
  int32_t type = common(aten);
  if (type == kInt64) { // As sizes, which know what they are made of.
    OpFoldResult a = aten.size(0), b = aten.size(1);
    if (!aten.ok())
      return failure();
    switch (op.text[0]) {
    case 'A': return setSize(aten, aten.node.add(a, b));
    case 'S': return setSize(aten, aten.node.sub(a, b));
    case 'M':
      return setSize(aten, op.text[1] == 'u'   ? aten.node.mul(a, b)
                           : op.text[1] == 'i' ? aten.node.min(a, b)
                                               : aten.node.max(a, b));
    }
  }
  return setNumber(aten, aten.onnx(op.text, aten.operandPair(type)));
}
LogicalResult importFloorDiv(Aten &aten) {
  OpFoldResult a = aten.size(0), b = aten.size(1);
  if (staticSize(b) == 0)
    return aten.fail("divides by 0");
  return aten.ok() ? setSize(aten, aten.node.floorDiv(a, b)) : failure();
}
/// a - floor(a / b) * b
LogicalResult importHostRemainder(Aten &aten) {
  OpFoldResult a = aten.size(0), b = aten.size(1);
  if (staticSize(b) == 0)
    return aten.fail("divides by 0");
  return aten.ok() ? setSize(aten, aten.node.sub(a, aten.node.mul(aten.node.floorDiv(a, b), b)))
                   : failure();
}
LogicalResult importTrueDiv(Aten &aten) {
  return setNumber(aten, aten.div(aten.operand(0, kDouble), aten.operand(1, kDouble)));
}
LogicalResult importHostPow(Aten &aten) {
  int32_t type = common(aten);
  GraphValue power = aten.onnx("Pow", {aten.operand(0, kDouble), aten.operand(1, kDouble)});
  return setNumber(aten, aten.cast(power, type));
}
LogicalResult importNeg(Aten &aten) {
  if (isFloat(aten.operand(0).type))
    return setNumber(aten, aten.onnx("Neg", aten.operand(0)));
  OpFoldResult a = aten.size(0);
  return aten.ok() ? setSize(aten, aten.node.sub(aten.fixed(0), a)) : failure();
}
template <Named op> LogicalResult importFunction(Aten &aten) {
  return setNumber(aten, aten.onnx(op.text, {aten.operand(0, kDouble)}));
}
/// A float rounded to an int.
template <Named op> LogicalResult importRounded(Aten &aten, GraphValue x) {
  return setNumber(aten, isFloat(x.type) ? aten.cast(aten.onnx(op.text, {x}), kInt64) : x);
}
template <Named op, bool negated> LogicalResult importCompare(Aten &aten) {
  int32_t type = common(aten);
  GraphValue result = aten.onnx(op.text, aten.operandPair(type));
  return setNumber(aten, negated ? aten.isNot(result) : result);
}
template <Named op> LogicalResult importHostLogic(Aten &aten) {
  return setNumber(aten, aten.onnx(op.text, {aten.operand(0, kBool), aten.operand(1, kBool)}));
}
LogicalResult importNot(Aten &aten) { return setNumber(aten, aten.isNot(aten.operand(0, kBool))); }

/// condition, and the number to take if it holds or not
LogicalResult importChoice(Aten &aten) {
  return setNumber(aten, aten.select(aten.operand(0, kBool), aten.operand(1), aten.operand(2)));
}

/// Both None, or not; of strings, the same.
template <bool negated> LogicalResult importIs(Aten &aten) {
  return setNumber(aten, aten.number(kBool, (aten.isNone(0) == aten.isNone(1)) != negated));
}
template <bool negated> LogicalResult importSameText(Aten &aten) {
  return setNumber(aten, aten.number(kBool, (aten.text(0) == aten.text(1)) != negated));
}

LogicalResult importAssert(Aten &aten) {
  GraphValue condition = asNumber(aten, aten.operand(0), kBool);
  auto message = aten.op->getAttrOfType<StringAttr>("message");
  std::string text = message ? message.str() : aten.text(1, "an assertion does not hold");
  if (!aten.ok())
    return failure();
  aten.node.require(condition.elements->front(), text);
  return success();
}
/// What is said of sizes for torch's own sake.
LogicalResult importNothing(Aten &) { return success(); }

constexpr AtenEntry kHostOperators[] = {
    {"prim.ListConstruct prim.TupleConstruct", importListConstruct},
    {"prim.ListUnpack prim.TupleUnpack", importListUnpack},
    {"prim.TupleIndex aten.__getitem__.t", importGetItem},
    {"aten.len.t", importLen},
    {"aten.add.t", importJoin},
    {"prim.unchecked_cast derefine tensor_static_info_cast copy.to_vtensor copy.to_tensor",
     importHostSame},
    {"aten.size.int aten.sym_size.int", importSize},
    {"aten.size", importSizes},
    {"aten.dim", importDim},
    {"aten.numel aten.sym_numel", importNumel},
    {"aten.sym_storage_offset", importOffset},
    {"aten.sym_stride.int aten.stride.int", importStride, "as of contiguous tensors"},
    {"prim.dtype", importDtype},
    {"aten.is_floating_point", importIsFloating},
    {"aten.item aten._local_scalar_dense aten.ScalarImplicit", importItem},
    {"aten.IntImplicit aten.Int.{Tensor,Scalar,float,bool}", importNumber<kInt64>},
    {"aten.FloatImplicit aten.Float.{Tensor,Scalar}", importNumber<kDouble>},
    {"aten.Bool.{Tensor,int,float}", importNumber<kBool>},
    {"prim.NumToTensor.Scalar", importNumToTensor},
    {"aten.add{,.int,.float_int}", importArithmetic<"Add">},
    {"aten.sub{,.int,.float}", importArithmetic<"Sub">},
    {"aten.mul{,.int,.float,.float_int,.int_float}", importArithmetic<"Mul">},
    {"prim.min.int", importArithmetic<"Min">},
    {"prim.max.int", importArithmetic<"Max">},
    {"aten.floordiv{,.int}", importFloorDiv},
    {"aten.remainder.int", importHostRemainder},
    {"aten.div{,.int,.float}", importTrueDiv},
    {"aten.pow.{int,int_float}", importHostPow},
    {"aten.neg.{int,float}", importNeg},
    {"aten.sqrt.{int,float}", importFunction<"Sqrt">},
    {"aten.ceil.{float,Scalar}", importRounded<"Ceil">},
    {"aten.eq.{int,float,bool}", importCompare<"Equal", false>},
    {"aten.ne.{int,float,bool}", importCompare<"Equal", true>},
    {"aten.lt.{int,float,float_int}", importCompare<"Less", false>},
    {"aten.le.{int,float}", importCompare<"LessOrEqual", false>},
    {"aten.gt.{int,float,float_int}", importCompare<"Greater", false>},
    {"aten.ge.{int,float,float_int}", importCompare<"GreaterOrEqual", false>},
    {"aten.__and__.bool", importHostLogic<"And">},
    {"aten.__or__.bool", importHostLogic<"Or">},
    {"aten.__not__", importNot},
    {"prim.sym_ite", importChoice, "torch.sym_ite; torch-mlir has no name for it"},
    {"aten.__is__", importIs<false>},
    {"aten.__isnot__", importIs<true>},
    {"aten.eq.str", importSameText<false>},
    {"aten.ne.str", importSameText<true>},
    {"runtime.assert aten._assert_scalar aten._assert_async.msg", importAssert},
    {"aten._assert_tensor_metadata aten.sym_constrain_range_for_size aten.sym_constrain_range",
     importNothing},
};

} // namespace

ArrayRef<AtenEntry> hostOperators() { return kHostOperators; }

} // namespace sluice::torch
