//===- RecordAssumptions.cpp - what the program assumes of its sizes ------===//
//   func.func @f(%x: tensor<?x8xf32>)
//     %n = tensor.dim %x, %c0
//     %m = util.assume.int %n<udiv = 16>
//       ->
//   func.func @f(%x: tensor<?x8xf32>
//       {sluice.assumed_dims = [#util.int.assumption<udiv = 16>, unit]})
//     %n = tensor.dim %x, %c0
//     cf.assert %is_multiple, "..."
//     %m = util.assume.int %n<udiv = 16>
// Sizes are computed again from arguments in later stages, and what is assumed of a result that
// nobody reads any more would be lost: it is written down at the argument. The planner relies on it
// for addresses, so that the program checks it where it is stated.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/IntFact.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_RECORDASSUMPTIONS
#include "compiler/Global/Passes.h.inc"

namespace {
using util::IntFact;
using util::kAssumedDims;

/// The argument and dimension that `value` is the size of.
std::optional<std::pair<BlockArgument, int64_t>> argumentDim(func::FuncOp func, Value value) {
  while (auto cast = value.getDefiningOp<arith::IndexCastOp>())
    value = cast.getIn();
  auto dim = value.getDefiningOp<tensor::DimOp>();
  if (!dim || !dim.getConstantIndex())
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(dim.getSource());
  if (!argument || argument.getOwner() != &func.getBody().front())
    return std::nullopt;
  return std::pair(argument, *dim.getConstantIndex());
}

std::string describe(func::FuncOp func, Value value, const IntFact &fact) {
  std::string text;
  llvm::raw_string_ostream out(text);
  if (auto found = argumentDim(func, value))
    out << "dimension " << found->second << " of argument " << found->first.getArgNumber();
  else
    out << "a size";
  out << " is assumed to be";
  const char *separator = " ";
  auto say = [&](const char *words, int64_t number) {
    out << separator << words << ' ' << number;
    separator = ", ";
  };
  if (fact.low > 0)
    say("at least", fact.low);
  if (fact.high != IntFact::size().high)
    say("at most", fact.high);
  if (fact.divisor > 1)
    say("a multiple of", fact.divisor);
  return text;
}

void check(func::FuncOp func, util::AssumeIntOp assume, Value value, const IntFact &fact) {
  OpBuilder b(assume);
  Location loc = assume.getLoc();
  Type type = value.getType();
  Value holds;
  auto require = [&](arith::CmpIPredicate predicate, Value a, int64_t bound) {
    Value limit = arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, bound));
    Value one = arith::CmpIOp::create(b, loc, predicate, a, limit);
    holds = holds ? arith::AndIOp::create(b, loc, holds, one).getResult() : one;
  };
  auto fits = [&](int64_t bound) {
    return type.isIndex() || type.getIntOrFloatBitWidth() > 63 ||
           bound < int64_t(1) << (type.getIntOrFloatBitWidth() - 1);
  };
  if (fact.low > 0 && fits(fact.low))
    require(arith::CmpIPredicate::uge, value, fact.low);
  if (fact.high != IntFact::size().high && fits(fact.high))
    require(arith::CmpIPredicate::ule, value, fact.high);
  if (fact.divisor > 1 && fits(fact.divisor)) {
    Value divisor = arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, fact.divisor));
    require(arith::CmpIPredicate::eq, arith::RemUIOp::create(b, loc, value, divisor), 0);
  }
  if (holds)
    cf::AssertOp::create(b, loc, holds, describe(func, value, fact));
}

void record(BlockArgument argument, int64_t dim, const IntFact &fact) {
  MLIRContext *context = argument.getContext();
  auto func = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  auto type = cast<RankedTensorType>(argument.getType());
  SmallVector<Attribute> facts(type.getRank(), UnitAttr::get(context));
  if (auto known = func.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kAssumedDims))
    facts.assign(known.begin(), known.end());
  if (dim < 0 || dim >= type.getRank())
    return;
  if (Attribute both = IntFact::ofSize(facts[dim]).both(fact).toAttribute(context))
    facts[dim] = both;
  func.setArgAttr(argument.getArgNumber(), kAssumedDims, ArrayAttr::get(context, facts));
}

/// Dimensions of one name have one size.
void shareAmongNames(func::FuncOp func) {
  llvm::StringMap<IntFact> facts;
  auto visit = [&](auto each) {
    for (BlockArgument argument : func.getArguments()) {
      auto names = func.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), "sluice.dims");
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      for (int64_t dim = 0; names && type && dim < std::min<int64_t>(type.getRank(), names.size());
           ++dim)
        if (auto name = dyn_cast<StringAttr>(names[dim]); name && !name.empty())
          each(argument, dim, name.getValue());
    }
  };
  visit([&](BlockArgument argument, int64_t dim, StringRef name) {
    if (auto known = func.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), kAssumedDims)) {
      auto [entry, isNew] = facts.try_emplace(name, IntFact::ofSize(known[dim]));
      entry->second = entry->second.both(IntFact::ofSize(known[dim]));
    }
  });
  visit([&](BlockArgument argument, int64_t dim, StringRef name) {
    if (auto it = facts.find(name); it != facts.end() && it->second.toAttribute(func.getContext()))
      record(argument, dim, it->second);
  });
}

struct RecordAssumptions final : impl::RecordAssumptionsBase<RecordAssumptions> {
  void rewrite(Rewriting &r) override {
    func::FuncOp func = r.function;
    func.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<linalg::LinalgOp>(op)) // Kernels do not check.
        return WalkResult::skip();
      auto assume = dyn_cast<util::AssumeIntOp>(op);
      if (!assume)
        return WalkResult::advance();
      for (auto [value, rows] : llvm::zip_equal(assume.getInputs(), assume.getAssumptions())) {
        IntFact fact = IntFact::ofAssumptions(rows);
        check(func, assume, value, fact);
        // What a branch assumes holds there only.
        auto found = argumentDim(func, value);
        if (found && assume->getBlock() == &func.getBody().front())
          record(found->first, found->second, fact);
        else
          (void)r.remarks.decline(assume, found ? "holds in its branch only, not of the argument"
                                                : "is of no argument's size");
      }
      return WalkResult::advance();
    });
    shareAmongNames(func);
  }
};
} // namespace
} // namespace sluice::global
