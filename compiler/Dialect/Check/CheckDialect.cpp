//===- CheckDialect.cpp - assertions that make a program its own test -----===//
#include "compiler/Dialect/Check/CheckDialect.h"

using namespace sluice::check;

static constexpr float kDefaultAtol = 1.0e-04f, kDefaultRtol = 0.0f;

/// custom<Tolerances>: `, atol 1.0e-3, rtol 1.0e-5`, each part optional; older text has the
/// absolute one bare, or as `tolerance 1.0e-3`.
static ParseResult parseTolerances(OpAsmParser &parser, FloatAttr &atol, FloatAttr &rtol) {
  auto f32 = parser.getBuilder().getF32Type();
  double absolute = kDefaultAtol, relative = kDefaultRtol;
  while (succeeded(parser.parseOptionalComma())) {
    StringRef name = "atol";
    double value;
    auto loc = parser.getCurrentLocation();
    (void)parser.parseOptionalKeyword(&name);
    if (parser.parseFloat(value))
      return failure();
    if (name != "atol" && name != "rtol" && name != "tolerance")
      return parser.emitError(loc, "unknown tolerance '") << name << "', expected atol or rtol";
    (name == "rtol" ? relative : absolute) = value;
  }
  atol = FloatAttr::get(f32, absolute);
  rtol = FloatAttr::get(f32, relative);
  return success();
}
static void printTolerances(OpAsmPrinter &printer, Operation *, FloatAttr atol, FloatAttr rtol) {
  auto print = [&](StringRef name, FloatAttr value) {
    printer << ", " << name << ' ';
    printer.printAttributeWithoutType(value);
  };
  if (atol.getValue().convertToFloat() != kDefaultAtol)
    print("atol", atol);
  if (rtol.getValue().convertToFloat() != kDefaultRtol)
    print("rtol", rtol);
}

/// custom<Checked>: `(%operand`, with a device before it that is not kept.
static ParseResult parseChecked(OpAsmParser &parser, OpAsmParser::UnresolvedOperand &operand) {
  OpAsmParser::UnresolvedOperand device;
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseOperand(device) || parser.parseGreater()))
    return failure();
  return failure(parser.parseLParen() || parser.parseOperand(operand));
}
static void printChecked(OpAsmPrinter &printer, Operation *, Value operand) {
  printer << '(' << operand;
}

#include "compiler/Dialect/Check/CheckDialect.cpp.inc"
#include "compiler/Dialect/Check/CheckEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Check/CheckTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Check/CheckAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Check/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Check/CheckOps.cpp.inc"
      >();
}

/// The constant may be checked against a tensor whose shape is dynamic, not against another shape
/// or element type.
static LogicalResult verifyConstant(Operation *op, Type type, ElementsAttr value) {
  auto tensor = cast<RankedTensorType>(type);
  auto constant = dyn_cast<RankedTensorType>(value.getShapedType());
  if (!constant || constant.getElementType() != tensor.getElementType() ||
      failed(verifyCompatibleShape(constant.getShape(), tensor.getShape())))
    return op->emitOpError("checks ")
           << type << " against a constant of type " << value.getShapedType();
  return success();
}

static LogicalResult verifyFloat(Operation *op, Type type, const APFloat &atol,
                                 const APFloat &rtol) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : Type();
  if (auto complex = dyn_cast_or_null<ComplexType>(element))
    element = complex.getElementType();
  if (element && !isa<FloatType>(element))
    return op->emitOpError("compares ")
           << type << ", expected floating-point elements (use expect_eq)";
  if (atol.isNegative() || rtol.isNegative() || atol.isNaN() || rtol.isNaN())
    return op->emitOpError("has a negative tolerance");
  return success();
}

LogicalResult ExpectEqConstOp::verify() {
  return verifyConstant(*this, getLhs().getType(), getValue());
}
LogicalResult ExpectAlmostEqOp::verify() {
  return verifyFloat(*this, getLhs().getType(), getAtol(), getRtol());
}
LogicalResult ExpectAlmostEqConstOp::verify() {
  if (failed(verifyFloat(*this, getLhs().getType(), getAtol(), getRtol())))
    return failure();
  return verifyConstant(*this, getLhs().getType(), getValue());
}
