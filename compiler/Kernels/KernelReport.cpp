//===- KernelReport.cpp - what was decided for a kernel, for people -------===//
#include "compiler/Kernels/KernelReport.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"

using namespace sluice::kernels;

static constexpr size_t kLongestFormula = 120;

namespace {
/// How tightly the outermost operation of a text binds.
enum Binding { Loose, Comparison, Sum, Product, Atom };
struct Text {
  std::string text;
  Binding binding = Atom;
  std::string within(Binding min) const { return binding >= min ? text : "(" + text + ")"; }
};
} // namespace

static std::string nameOf(BlockArgument argument) {
  return "n" + std::to_string(argument.getArgNumber());
}

static StringRef symbolOf(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::eq: return "==";
  case arith::CmpIPredicate::ne: return "!=";
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult: return "<";
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule: return "<=";
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt: return ">";
  case arith::CmpIPredicate::sge:
  case arith::CmpIPredicate::uge: return ">=";
  }
  llvm_unreachable("unknown predicate");
}

/// Empty if it gets too long, or has an operation without a sign.
static Text write(Value value, size_t room = kLongestFormula) {
  APInt number;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return {nameOf(argument)};
  if (matchPattern(value, m_ConstantInt(&number)))
    return {number.getBitWidth() == 1 ? (number.isZero() ? "false" : "true")
                                      : llvm::toString(number, 10, true)};
  SmallVector<Text> operands;
  for (Value operand : value.getDefiningOp()->getOperands()) {
    operands.push_back(write(operand, room));
    if (operands.back().text.empty() || operands.back().text.size() >= room)
      return {};
    room -= operands.back().text.size();
  }
  auto infix = [&](StringRef sign, Binding binding, bool associates) -> Text {
    Binding right = associates ? binding : Binding(binding + 1);
    return {operands[0].within(binding) + " " + sign.str() + " " + operands[1].within(right),
            binding};
  };
  auto call = [&](StringRef name, StringRef separator) -> Text {
    Binding min = separator == ", " ? Loose : Product;
    return {(name + "(" + operands[0].within(min) + separator +
             operands[1].within(Binding(min ? min + 1 : 0)) + ")")
                .str()};
  };
  return TypeSwitch<Operation *, Text>(value.getDefiningOp())
      .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp, arith::ExtUIOp,
            arith::TruncIOp>([&](auto) { return operands[0]; })
      .Case([&](arith::AddIOp) { return infix("+", Sum, true); })
      .Case([&](arith::SubIOp) { return infix("-", Sum, false); })
      .Case([&](arith::MulIOp) { return infix("*", Product, true); })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::FloorDivSIOp>(
          [&](auto) { return call("floor", " / "); })
      .Case<arith::CeilDivSIOp, arith::CeilDivUIOp>([&](auto) { return call("ceil", " / "); })
      .Case<arith::RemSIOp, arith::RemUIOp>([&](auto) { return infix("mod", Product, false); })
      .Case<arith::MinSIOp, arith::MinUIOp>([&](auto) { return call("min", ", "); })
      .Case<arith::MaxSIOp, arith::MaxUIOp>([&](auto) { return call("max", ", "); })
      .Case([&](arith::CmpIOp compare) {
        return infix(symbolOf(compare.getPredicate()), Comparison, false);
      })
      .Case([&](arith::SelectOp) -> Text {
        return {operands[0].within(Comparison) + " ? " + operands[1].within(Comparison) + " : " +
                    operands[2].text,
                Loose};
      })
      .Case([&](arith::AndIOp op) -> Text {
        // x & -64 is a size rounded down, as workspaces are laid out.
        APInt mask;
        if (!matchPattern(op.getRhs(), m_ConstantInt(&mask)) || !(-mask).isPowerOf2())
          return {};
        std::string unit = llvm::toString(-mask, 10, true);
        return {"floor(" + operands[0].within(Product) + " / " + unit + ") * " + unit, Product};
      })
      .Default([](Operation *) { return Text{}; });
}

/// Arguments of the block that `value` is computed from.
static SmallVector<unsigned> sourcesOf(Value value) {
  llvm::SetVector<Value> values;
  values.insert(value);
  SmallVector<unsigned> found;
  for (unsigned i = 0; i < values.size(); ++i) {
    if (auto argument = dyn_cast<BlockArgument>(values[i]))
      found.push_back(argument.getArgNumber());
    else
      values.insert_range(values[i].getDefiningOp()->getOperands());
  }
  llvm::sort(found);
  return found;
}

std::string sluice::kernels::formulaOf(Value value) {
  if (Text text = write(value); !text.text.empty())
    return text.text;
  std::string text = "depends on ";
  llvm::interleave(
      sourcesOf(value), [&](unsigned n) { text += "n" + std::to_string(n); },
      [&] { text += ", "; });
  return text;
}

static ArrayAttr argumentTexts(func::FuncOp kernel) {
  SmallVector<std::string> texts;
  unsigned next = 0;
  for (Type type : kernel.getArgumentTypes()) {
    std::string text;
    llvm::raw_string_ostream out(text);
    if (auto shaped = dyn_cast<ShapedType>(type)) {
      for (int64_t size : shaped.getShape())
        (ShapedType::isDynamic(size) ? out << "n" << next++ : out << size) << "x";
      auto tensor = dyn_cast<RankedTensorType>(type);
      out << shaped.getElementType();
      if (auto rows = encoding::PaddedRowsAttr::of(type))
        out << ", rows padded to " << rows.getMultiple();
      else if (tensor && tensor.getEncoding())
        out << ", packed";
    } else {
      out << "n" << next++ << ": " << type;
    }
    texts.push_back(text);
  }
  return Builder(kernel.getContext()).getStrArrayAttr(llvm::to_vector_of<StringRef>(texts));
}

NamedAttrList sluice::kernels::describeKernel(flow::ExecutableOp executable) {
  NamedAttrList report;
  func::FuncOp kernel = executable.getKernel();
  if (!kernel)
    return report;
  KernelWork work = workOf(kernel);
  Builder builder(kernel.getContext());
  report.set("arguments", argumentTexts(kernel));
  for (auto [name, text] : {std::pair("operations", work.operations),
                            {"operand", work.operand},
                            {"bytes", work.bytes},
                            {"moved", work.stepwise}})
    report.set(name, builder.getStringAttr(text));
  return report;
}

DictionaryAttr sluice::kernels::reportOf(flow::ExecutableOp launch, NamedAttrList report,
                                         DictionaryAttr more) {
  Builder builder(launch.getContext());
  report.append(more.begin(), more.end());
  auto set = [&](StringRef name, Attribute value) {
    if (value)
      report.set(name, value);
  };
  set("name", launch.getSymNameAttr());
  set("plan", launch.getPlanAttr());
  set("dropped_plans", launch.getDroppedPlansAttr());
  SmallVector<std::string> sizes = llvm::map_to_vector(
      launch.getGridFunction().front().getTerminator()->getOperands(), formulaOf);
  SmallVector<StringRef> texts(sizes.begin(), sizes.end());
  set("grid", builder.getStrArrayAttr(ArrayRef(texts).take_front(3)));
  set("workspace", builder.getStringAttr(texts[3]));
  return report.getDictionary(launch.getContext());
}
