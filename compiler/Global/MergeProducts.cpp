//===- MergeProducts.cpp - products of the same rows with several constants are one ---------===//
// Queries, keys and values are products of the same rows, each with weights and a bias of its own:
//   %q = matmul(%x, %wq) + %bq
//   %k = matmul(%x, %wk) + %bk
//     ->
//   %qk = matmul(%x, concat(%wq, %wk)) + concat(%bq, %bk)
//   %q = extract_slice %qk, %k = extract_slice %qk
// One kernel is launched once, reads the rows once, and has enough workgroups where each of several
// would leave compute units idle. What is done with each result alike is merged, too. Products that
// are computed together with what reads them, in kernels of their own, stay apart.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"
#include "mlir/IR/Dominance.h"

namespace sluice::global {
#define GEN_PASS_DEF_MERGEPRODUCTS
#include "compiler/Global/Passes.h.inc"

namespace {

/// A product, and elementwise operations of which each reads the one before it and values that are
/// constant or the same for all columns.
struct Chain {
  SmallVector<linalg::LinalgOp> ops;
  int64_t rhsColumn, column; ///< Dimensions of the rhs and of all results.

  Value result() const { return ops.back()->getResult(0); }
  int64_t columns() const { return cast<ShapedType>(result().getType()).getDimSize(column); }
};

/// Whether `value`, perhaps widened or squared, is added up: the norm of a head, a kernel of its
/// own.
bool isNormed(Value value, int depth = 4) {
  return depth && llvm::any_of(value.getUsers(), [&](Operation *user) {
           auto generic = dyn_cast<linalg::GenericOp>(user);
           if (generic && generic.getNumReductionLoops())
             return !linalg::isaContractionOpInterface(generic);
           bool isStep = generic || isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user);
           return isStep && user->getNumResults() == 1 && isNormed(user->getResult(0), depth - 1);
         });
}

/// Whether a kernel would compute what reads `value` together with it, or the caller gets it.
bool isJoined(Value value) {
  if (isNormed(value))
    return false;
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user))
      return isJoined(user->getResult(0));
    auto generic = dyn_cast<linalg::GenericOp>(user);
    return user->hasTrait<OpTrait::IsTerminator>() ||
           (generic && !generic.getNumReductionLoops() && !isCopy(generic));
  });
}

/// Whether what reads `value` joins dimension `column` with others, which parts of it cannot be.
bool isFlattened(Value value, int64_t column) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    auto collapse = dyn_cast<tensor::CollapseShapeOp>(user);
    return collapse && llvm::any_of(collapse.getReassociationIndices(), [&](auto &group) {
             return group.size() > 1 && llvm::is_contained(group, column);
           });
  });
}

/// What the sums of `product` start from.
Value startOf(linalg::LinalgOp product) {
  return product.getDpsInits()[0].getDefiningOp<linalg::FillOp>().getInputs()[0];
}

bool isSame(Region &a, Region &b) {
  return OperationEquivalence::isRegionEquivalentTo(&a, &b, OperationEquivalence::IgnoreLocations);
}

/// The type of an operand that may differ in its size along `dim` only.
Type withoutSize(Value value, int64_t dim) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = 1;
  return type.clone(shape);
}

class Merger {
public:
  Merger(func::FuncOp function, util::DeclineRemarks &remarks)
      : rewriter(function.getContext()), expressions(constantExpressions(function)) {
    llvm::MapVector<std::pair<Value, Block *>, SmallVector<Chain>> products;
    function.walk([&](linalg::LinalgOp op) {
      if (std::optional<Chain> chain = chainOf(op))
        products[{op->getOperand(0), op->getBlock()}].push_back(*chain);
    });
    for (auto &[rows, chains] : products) {
      if (chains.size() > 1)
        llvm::erase_if(chains, [&](const Chain &chain) {
          bool isApart = isFlattened(chain.result(), chain.column);
          return (isApart || isJoined(chain.result())) &&
                 failed(remarks.decline(chain.ops[0],
                                        isApart ? "what reads it could not read a part in place"
                                                : "is computed together with what reads it"));
        });
      while (chains.size() > 1) {
        SmallVector<Chain> group, others;
        for (Chain &chain : chains)
          (group.empty() || areAlike(group.front(), chain) ? group : others).push_back(chain);
        if (group.size() > 1)
          merge(group);
        chains = std::move(others);
      }
    }
  }

private:
  bool isConstant(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && (isTensorConstant(op) || expressions.contains(op));
  }

  std::optional<Chain> chainOf(linalg::LinalgOp op) {
    if (!linalg::isaContractionOpInterface(op) || !op.hasPureTensorSemantics() ||
        !isConstant(op->getOperand(1)) || isConstant(op->getOperand(0)) ||
        !op.getDpsInits()[0].getDefiningOp<linalg::FillOp>())
      return std::nullopt;
    auto dims = linalg::inferContractionDims(op);
    if (failed(dims) || dims->n.size() != 1 || !op->getOperand(1).hasOneUse())
      return std::nullopt;
    AffineExpr n = getAffineDimExpr(dims->n[0], op.getContext());
    auto maps = op.getIndexingMapsArray();
    Chain chain{{op}, *maps[1].getResultPosition(n), *maps[2].getResultPosition(n)};
    while (chain.result().hasOneUse()) {
      auto next = dyn_cast<linalg::GenericOp>(*chain.result().user_begin());
      if (!next || !follows(next, chain))
        break;
      chain.ops.push_back(next);
    }
    // Parts are read in vectors of 16 bytes.
    Type element = getElementTypeOrSelf(chain.result().getType());
    if (!element.isIntOrFloat() || ShapedType::isDynamic(chain.columns()) ||
        chain.columns() * element.getIntOrFloatBitWidth() % 128 != 0)
      return std::nullopt;
    return chain;
  }

  bool follows(linalg::GenericOp op, const Chain &chain) const {
    if (op.getNumReductionLoops() || op.getNumDpsInits() != 1 || op.hasIndexSemantics() ||
        op->getBlock() != chain.ops[0]->getBlock() ||
        op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
        !op.getIndexingMapsArray().back().isIdentity())
      return false;
    DominanceInfo dominance;
    return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
      AffineMap map = op.getMatchingIndexingMap(input);
      if (input->get() == chain.result())
        return map.isIdentity();
      if (map.isFunctionOfDim(chain.column))
        return map.isProjectedPermutation() && isConstant(input->get());
      return dominance.properlyDominates(input->get(), chain.ops[0]);
    });
  }

  static bool areAlike(const Chain &a, const Chain &b) {
    if (a.ops.size() != b.ops.size() || a.rhsColumn != b.rhsColumn || a.column != b.column ||
        withoutSize(a.ops[0]->getOperand(1), a.rhsColumn) !=
            withoutSize(b.ops[0]->getOperand(1), b.rhsColumn) ||
        startOf(a.ops[0]) != startOf(b.ops[0]))
      return false;
    for (auto [i, ops] : llvm::enumerate(llvm::zip_equal(a.ops, b.ops))) {
      linalg::LinalgOp one = std::get<0>(ops), other = std::get<1>(ops);
      if (one.getIndexingMapsArray() != other.getIndexingMapsArray() ||
          withoutSize(one->getResult(0), a.column) != withoutSize(other->getResult(0), b.column) ||
          !isSame(one->getRegion(0), other->getRegion(0)))
        return false;
      for (unsigned k = 0; i > 0 && k < one.getNumDpsInputs(); ++k) {
        Value left = one->getOperand(k), right = other->getOperand(k);
        bool leads = left == a.ops[i - 1]->getResult(0);
        AffineMap map = one.getIndexingMapsArray()[k];
        if (leads != (right == b.ops[i - 1]->getResult(0)) ||
            (!leads && !map.isFunctionOfDim(a.column) && left != right))
          return false;
      }
    }
    return true;
  }

  void merge(ArrayRef<Chain> group) {
    const Chain &model = group.front();
    linalg::LinalgOp first = model.ops[0];
    SmallVector<Value> moved;
    for (const Chain &chain : group)
      for (linalg::LinalgOp op : chain.ops)
        llvm::copy_if(op->getOperands(), std::back_inserter(moved),
                      [&](Value value) { return isConstant(value); });
    if (failed(moveValueDefinitions(rewriter, moved, first)))
      return;
    rewriter.setInsertionPoint(first);
    Location loc = rewriter.getFusedLoc(
        llvm::map_to_vector(group, [](const Chain &chain) { return chain.ops[0]->getLoc(); }));
    int64_t columns = 0;
    for (const Chain &chain : group)
      columns += chain.columns();
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, first.getDpsInits()[0]);
    sizes[model.column] = rewriter.getIndexAttr(columns);
    Value merged;
    for (auto [i, modelOp] : llvm::enumerate(model.ops)) {
      linalg::LinalgOp op = modelOp;
      Value init = tensor::EmptyOp::create(rewriter, loc, sizes,
                                           getElementTypeOrSelf(op->getResult(0).getType()));
      if (i == 0)
        init = linalg::FillOp::create(rewriter, loc, startOf(op), init).getResult(0);
      SmallVector<Value> inputs;
      for (unsigned k = 0; k < op.getNumDpsInputs(); ++k) {
        Value input = op->getOperand(k);
        AffineMap map = op.getIndexingMapsArray()[k];
        auto concat = [&](int64_t dim) {
          auto parts = llvm::map_to_vector(
              group, [&](const Chain &chain) { return chain.ops[i]->getOperand(k); });
          return tensor::ConcatOp::create(rewriter, loc, dim, parts).getResult();
        };
        if (i == 0)
          inputs.push_back(k == 0 ? input : concat(model.rhsColumn));
        else if (input == model.ops[i - 1]->getResult(0))
          inputs.push_back(merged);
        else if (!map.isFunctionOfDim(model.column))
          inputs.push_back(input);
        else
          inputs.push_back(concat(
              *map.getResultPosition(getAffineDimExpr(model.column, rewriter.getContext()))));
      }
      merged = withBodyOf(rewriter, op, inputs, init, op.getIndexingMapsArray()).getResult(0);
    }
    SmallVector<OpFoldResult> offsets(sizes.size(), rewriter.getIndexAttr(0)),
        ones(sizes.size(), rewriter.getIndexAttr(1));
    int64_t offset = 0;
    for (const Chain &chain : group) {
      offsets[model.column] = rewriter.getIndexAttr(offset);
      sizes[model.column] = rewriter.getIndexAttr(chain.columns());
      offset += chain.columns();
      Value slice = tensor::ExtractSliceOp::create(rewriter, loc, merged, offsets, sizes, ones);
      rewriter.replaceAllUsesWith(chain.result(), rewriter.createOrFold<tensor::CastOp>(
                                                      loc, chain.result().getType(), slice));
      for (Operation *op : llvm::reverse(chain.ops))
        rewriter.eraseOp(op);
    }
  }

  IRRewriter rewriter;
  llvm::SetVector<Operation *> expressions;
};

struct MergeProducts final : impl::MergeProductsBase<MergeProducts> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.multipliesParts())
      return; // What reads parts of the result would copy them.
    Merger(r.function, r.remarks);
  }
};

} // namespace
} // namespace sluice::global
