//===- FindDimensionFacts.cpp - what kernels may know of dynamic sizes ----===//
// Bounds and divisors flow from util.assume.int and constants through the host's arithmetic to the
// sizes of what dispatches read and write. A kernel is told what holds at each of its dispatches:
//   %n = util.assume.int %m<umax = 512, udiv = 16>
//   %y = flow.dispatch @k(%x) : ... -> tensor<?xf32>{%n}
//     ->
//   func @k(%x: tensor<?xf32>, %out: tensor<?xf32>
//       {sluice.assumed_dims = [#util.int.assumption<umax = 512, udiv = 16>]})
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/IntFact.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Dispatch/Passes.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_FINDDIMENSIONFACTS
#include "compiler/Dispatch/Passes.h.inc"

namespace {
using util::IntFact;

class FactFinder {
public:
  IntFact ofSize(Value tensor, int64_t dim) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.isDynamicDim(dim))
      return IntFact::constant(type.getDimSize(dim));
    // Whatever is known, it is the size of something.
    return IntFact::size().both(ofDynamicSize(tensor, dim));
  }

private:
  IntFact ofDynamicSize(Value tensor, int64_t dim) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (auto argument = dyn_cast<BlockArgument>(tensor)) {
      auto func = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
      if (!func || !argument.getOwner()->isEntryBlock())
        return {};
      auto facts = func.getArgAttrOfType<ArrayAttr>(argument.getArgNumber(), util::kAssumedDims);
      return facts && dim < int64_t(facts.size()) ? IntFact::ofSize(facts[dim]) : IntFact();
    }
    unsigned dynamic = type.getDynamicDimIndex(dim);
    return llvm::TypeSwitch<Operation *, IntFact>(tensor.getDefiningOp())
        .Case([&](flow::DispatchOp op) {
          return ofValue(op.getResultDims(cast<OpResult>(tensor).getResultNumber())[dynamic]);
        })
        .Case([&](tensor::EmptyOp op) { return ofValue(op.getDynamicSizes()[dynamic]); })
        .Case([&](tensor::CastOp op) {
          return isa<RankedTensorType>(op.getSource().getType()) ? ofSize(op.getSource(), dim)
                                                                 : IntFact();
        })
        .Case([&](tensor::ExtractSliceOp op) {
          int64_t kept = -1;
          auto dropped = op.getDroppedDims();
          for (auto [index, size] : llvm::enumerate(op.getMixedSizes()))
            if (!dropped.test(index) && ++kept == dim)
              return of(size);
          return IntFact();
        })
        .Case([&](tensor::ExpandShapeOp op) { return of(op.getMixedOutputShape()[dim]); })
        .Case([&](tensor::CollapseShapeOp op) {
          IntFact product = IntFact::constant(1);
          ReassociationIndices parts = op.getReassociationIndices()[dim];
          for (int64_t part : parts)
            product = product.times(ofSize(op.getSrc(), part));
          return product;
        })
        .Default(IntFact());
  }

  IntFact of(OpFoldResult size) {
    if (auto known = getConstantIntValue(size))
      return IntFact::constant(*known);
    return ofValue(cast<Value>(size));
  }

  IntFact ofValue(Value value) {
    if (auto known = facts.find(value); known != facts.end())
      return known->second;
    // A value that depends on itself, through a loop, is unknown.
    facts[value] = IntFact();
    IntFact fact = compute(value);
    return facts[value] = fact;
  }

  IntFact compute(Value value) {
    if (auto known = getConstantIntValue(value))
      return IntFact::constant(*known);
    Operation *op = value.getDefiningOp();
    if (!op || !(value.getType().isIndex() ||
                 value.getType().isInteger(64))) // Narrow integers wrap around.
      return {};
    auto operand = [&](unsigned i) { return ofValue(op->getOperand(i)); };
    auto divided = [&](bool up) {
      auto number = getConstantIntValue(op->getOperand(1));
      return number && *number > 0 ? operand(0).dividedBy(*number, up) : IntFact();
    };
    return llvm::TypeSwitch<Operation *, IntFact>(op)
        .Case([&](util::AssumeIntOp assume) {
          unsigned number = cast<OpResult>(value).getResultNumber();
          return IntFact::ofAssumptions(assume.getAssumptions()[number]).both(operand(number));
        })
        .Case([&](tensor::DimOp dim) {
          auto index = dim.getConstantIndex();
          auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
          return type && index && *index < type.getRank() ? ofSize(dim.getSource(), *index)
                                                          : IntFact::size();
        })
        .Case([&](arith::AddIOp) { return operand(0).plus(operand(1)); })
        .Case([&](arith::SubIOp) { return operand(0).minus(operand(1)); })
        .Case([&](arith::MulIOp) { return operand(0).times(operand(1)); })
        .Case<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(
            [&](auto) { return divided(false); })
        .Case<arith::CeilDivUIOp, arith::CeilDivSIOp>([&](auto) { return divided(true); })
        .Case<arith::RemUIOp, arith::RemSIOp>([&](auto) {
          auto number = getConstantIntValue(op->getOperand(1));
          return number && *number > 0 ? operand(0).modulo(*number) : IntFact();
        })
        .Case<arith::MinUIOp, arith::MinSIOp>(
            [&](auto) { return ofExtreme(operand(0), operand(1), /*isMin=*/true); })
        .Case<arith::MaxUIOp, arith::MaxSIOp>(
            [&](auto) { return ofExtreme(operand(0), operand(1), /*isMin=*/false); })
        .Case([&](arith::SelectOp) { return operand(1).either(operand(2)); })
        .Case<arith::IndexCastOp, arith::ExtSIOp>([&](auto) { return operand(0); })
        .Default(IntFact());
  }

  static IntFact ofExtreme(const IntFact &a, const IntFact &b, bool isMin) {
    if (a.low < 0 || b.low < 0) // As unsigned numbers these are large.
      return {};
    IntFact fact = a.either(b);
    fact.low = isMin ? std::min(a.low, b.low) : std::max(a.low, b.low);
    fact.high = isMin ? std::min(a.high, b.high) : std::max(a.high, b.high);
    return fact;
  }

  DenseMap<Value, IntFact> facts;
};

/// What is known of each dimension of an argument of a kernel.
using ArgumentFacts = SmallVector<SmallVector<IntFact>>;

struct FindDimensionFacts final : impl::FindDimensionFactsBase<FindDimensionFacts> {
  void runOnOperation() override {
    FactFinder finder;
    llvm::MapVector<StringRef, ArgumentFacts> ofKernel;
    getOperation().walk([&](flow::DispatchOp dispatch) {
      SmallVector<Value> tensors = llvm::to_vector(dispatch.getRead());
      llvm::append_range(tensors, dispatch.getResults());
      ArgumentFacts here;
      for (Value tensor : tensors) {
        here.emplace_back();
        if (auto type = dyn_cast<RankedTensorType>(tensor.getType()))
          for (int64_t dim = 0; dim < type.getRank(); ++dim)
            here.back().push_back(finder.ofSize(tensor, dim));
      }
      auto [entry, isNew] = ofKernel.try_emplace(dispatch.getExecutable(), here);
      if (!isNew)
        for (auto [known, found] : llvm::zip_equal(entry->second, here))
          for (auto [a, b] : llvm::zip_equal(known, found))
            a = a.either(b);
    });
    SymbolTable symbols(getOperation());
    for (auto &[name, facts] : ofKernel)
      write(symbols.lookup<flow::ExecutableOp>(name).getKernel(), facts);
  }

private:
  void write(func::FuncOp kernel, const ArgumentFacts &facts) {
    Attribute nothing = UnitAttr::get(&getContext());
    for (auto [index, dims] : llvm::enumerate(facts)) {
      auto type = dyn_cast<RankedTensorType>(kernel.getArgument(index).getType());
      bool isKnown = false;
      SmallVector<Attribute> list(dims.size(), nothing);
      for (auto [dim, fact] : llvm::enumerate(dims))
        if (Attribute attribute =
                type.isDynamicDim(dim) ? fact.toAttribute(&getContext()) : Attribute())
          list[dim] = attribute, isKnown = true;
      if (isKnown)
        kernel.setArgAttr(index, util::kAssumedDims, ArrayAttr::get(&getContext(), list));
    }
  }
};
} // namespace
} // namespace sluice::dispatch
