//===- ImportIree.cpp - programs written for IREE as ours -----------------===//
//   flow.tensor.slice                                                  ->   tensor.extract_slice
//   flow.tensor.load, store, splat, empty, ...                         ->   tensor.extract, ...
//   flow.tensor.clone, tie_shape, barriers, layouts of iree_encoding   ->   the value itself
//   flow.dispatch.region, iree_linalg_ext.custom_op                    ->   the ops inside
//   iree_linalg_ext.winograd.*, online_attention, ...                  ->   Forms.h
//   hal.tensor.import, export                                          ->   arguments and results
//   several util.initializer                                           ->   one that runs all
//   ml_program.global, global_load, ...                                ->   util.global, ...
// docs/from-iree.md is the list.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"
#include "compiler/Input/Passes.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"

namespace sluice::input {
#define GEN_PASS_DEF_IMPORTIREE
#include "compiler/Input/Passes.h.inc"
} // namespace sluice::input

namespace sluice::iree {

namespace {
/// The sizes of `type`, of which `dims` are the dynamic ones.
SmallVector<OpFoldResult> sizesOf(OpBuilder &b, Type type, ValueRange dims) {
  return getMixedValues(cast<RankedTensorType>(type).getShape(), dims, b);
}

/// On casts of tensors whose layout says that i1 are packed.
constexpr StringLiteral kPacksI1 = "packs_i1";

LogicalResult refuse(Operation *op) {
  return op->emitError("operation '") << op->getName() << "' is not supported on these types";
}

template <typename Op> LogicalResult recastTensor(Op op, RewriterBase &rewriter) {
  auto to = cast<RankedTensorType>(op.getResult().getType());
  SmallVector<OpFoldResult> sizes = sizesOf(rewriter, to, op.getResultDims());
  Value value = recast(rewriter, op.getLoc(), op.getSource(), sizes, to.getElementType(),
                       op->hasAttr(kPacksI1));
  if (!value)
    return refuse(op);
  rewriter.replaceOp(op, rewriter.createOrFold<tensor::CastOp>(op.getLoc(), to, value));
  return success();
}

/// The operand itself.
template <typename Op> LogicalResult forwardOperand(Op op, RewriterBase &rewriter) {
  rewriter.replaceOp(op, rewriter.createOrFold<tensor::CastOp>(
                             op.getLoc(), op.getResult().getType(), op->getOperand(0)));
  return success();
}

/// Ops that are upstream's by another name, with the same operands and results.
constexpr std::pair<StringLiteral, StringLiteral> kRenames[] = {
    {"flow.tensor.alloca", "tensor.empty"},
    {"flow.tensor.empty", "tensor.empty"},
    {"flow.tensor.load", "tensor.extract"},
    {"flow.tensor.splat", "tensor.splat"},
    {"flow.tensor.store", "tensor.insert"}};
/// False if it is none of them.
bool rename(Operation *op, RewriterBase &rewriter) {
  auto *found = llvm::find_if(
      kRenames, [&](const auto &names) { return names.first == op->getName().getStringRef(); });
  if (found == std::end(kRenames))
    return false;
  rewriter.replaceOp(op, rewriter.create(OperationState(op->getLoc(), found->second,
                                                        op->getOperands(), op->getResultTypes())));
  return true;
}

LogicalResult lower(ConstantOp op, RewriterBase &rewriter) {
  Value value = arith::ConstantOp::create(rewriter, op.getLoc(), op.getValueAttr());
  rewriter.replaceOp(
      op, rewriter.createOrFold<tensor::CastOp>(op.getLoc(), op.getResult().getType(), value));
  return success();
}

LogicalResult lower(SliceOp op, RewriterBase &rewriter) {
  auto type = cast<RankedTensorType>(op.getResult().getType());
  SmallVector<OpFoldResult> starts = getAsOpFoldResult(op.getStarts()), sizes,
                            strides(type.getRank(), rewriter.getIndexAttr(1));
  // What the type says of a size is more than its value does.
  for (auto [size, length] : llvm::zip_equal(type.getShape(), op.getLengths()))
    sizes.push_back(ShapedType::isDynamic(size) ? OpFoldResult(length)
                                                : rewriter.getIndexAttr(size));
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(op, type, op.getSource(), starts, sizes,
                                                      strides);
  return success();
}

LogicalResult lower(UpdateOp op, RewriterBase &rewriter) {
  SmallVector<OpFoldResult> starts = getAsOpFoldResult(op.getStarts()),
                            sizes = tensor::getMixedSizes(rewriter, op.getLoc(), op.getUpdate()),
                            strides(starts.size(), rewriter.getIndexAttr(1));
  rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(op, op.getUpdate(), op.getTarget(), starts,
                                                     sizes, strides);
  return success();
}

LogicalResult lower(TraceOp op, RewriterBase &rewriter) { return rewriter.eraseOp(op), success(); }

/// What runs together is the compiler's own decision.
LogicalResult lower(RegionOp op, RewriterBase &rewriter) {
  Block *body = &op.getBody().front();
  auto result = cast<ReturnOp>(body->getTerminator());
  SmallVector<Value> values(result.getOperands());
  rewriter.eraseOp(result);
  rewriter.inlineBlockBefore(body, op);
  rewriter.replaceOp(op, values);
  return success();
}

/// The region is for parts of the operands; here the part is the whole.
LogicalResult lower(CustomOp op, RewriterBase &rewriter) {
  Region &region = op.getRegion();
  if (region.empty() || region.front().getNumArguments() != op->getNumOperands())
    return op.emitError("needs a region with an argument for each operand");
  Block &block = region.front();
  auto as = [&](Value value, Type type) {
    return isa<RankedTensorType>(type)
               ? rewriter.createOrFold<tensor::CastOp>(op.getLoc(), type, value)
               : value;
  };
  SmallVector<Value> arguments;
  for (auto [operand, argument] : llvm::zip_equal(op->getOperands(), block.getArguments()))
    arguments.push_back(as(operand, argument.getType()));
  // Which begins at zero.
  SmallVector<linalg_ext::IndexOp> starts;
  region.walk([&](linalg_ext::IndexOp index) {
    if (index->getParentWithTrait<linalg_ext::IndexedRegion>() == op)
      starts.push_back(index);
  });
  Value zero = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 0);
  for (linalg_ext::IndexOp index : starts)
    rewriter.replaceOp(index, zero);
  Operation *yield = block.getTerminator();
  rewriter.inlineBlockBefore(&block, op, arguments);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> results;
  for (auto [value, type] : llvm::zip_equal(yield->getOperands(), op->getResultTypes()))
    results.push_back(as(value, type));
  rewriter.eraseOp(yield);
  rewriter.replaceOp(op, results);
  return success();
}

/// Read from the end of some dimensions.
LogicalResult lower(ReverseOp op, RewriterBase &rewriter) {
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return op.emitError("needs one input and one out");
  Value source = op.getInputs()[0];
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), source);
  auto position = [&](input::Cell &b, ValueRange ivs) {
    SmallVector<Value> indices(ivs);
    for (const APInt &dim : op.getDimensions().getValues<APInt>()) {
      Value &index = indices[dim.getZExtValue()];
      Value size = getValueOrCreateConstantIndexOp(b, op.getLoc(), sizes[dim.getZExtValue()]);
      index = b.sub(b.sub(size, 1), index);
    }
    return indices;
  };
  rewriter.replaceOp(
      op, input::mapLoad(rewriter, op.getLoc(), source, op.getOutputs()[0], {}, position));
  return success();
}

/// Other ops stay as they are.
LogicalResult lowerAny(Operation *op, RewriterBase &rewriter) {
  if (rename(op, rewriter))
    return success();
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case<BarrierEndOp, BarrierOp, BarrierStartOp, CloneOp, SetEncodingOp, TieShapeOp,
            UnsetEncodingOp>([&](auto same) { return forwardOperand(same, rewriter); })
      .Case<BitcastOp, ReshapeOp, TensorExtBitcastOp>(
          [&](auto recast) { return recastTensor(recast, rewriter); })
      .Case<ConstantOp, CustomOp, DequantizeAffineOp, ExpReductionOp, GroupMatmulOp,
            OnlineAttentionOp, QuantizeAffineOp, RegionOp, ReverseOp, SliceOp, TraceOp, UpdateOp,
            WinogradFilterOp, WinogradInputOp, WinogradOutputOp>(
          [&](auto form) { return lower(form, rewriter); })
      .Case<AliasOp, ExportOp, ImportOp>([](Operation *left) { return refuse(left); })
      .Default([](Operation *) { return success(); });
}

/// How IREE makes kernels is dropped from all ops, and layouts from all types.
void dropPlans(ModuleOp module) {
  Operation *first = nullptr;
  StringAttr name;
  int64_t count = 0;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (NamedAttribute attribute : llvm::to_vector(op->getDiscardableAttrs())) {
      WalkResult found = attribute.getValue().walk([](Attribute part) {
        return isPlanOfIree(part) ? WalkResult::interrupt() : WalkResult::advance();
      });
      if (!found.wasInterrupted())
        continue;
      if (count++ == 0)
        first = op, name = attribute.getName();
      op->removeDiscardableAttr(attribute.getName());
    }
  });
  if (count) {
    auto warning = emitWarning(first->getLoc()) << "attribute '" << name.getValue() << "' ";
    if (count > 1)
      warning << "and " << count - 1 << " more like it ";
    warning << (count > 1 ? "are" : "is") << " not read: how kernels are made is decided here";
  }
  auto isPacked = [](Type type) {
    auto layout = dyn_cast_or_null<OpaqueAttr>(cast<RankedTensorType>(type).getEncoding());
    return layout && isPlanOfIree(layout) && layout.getAttrData().starts_with("packed_storage");
  };
  module.walk([&](Operation *op) {
    if (isa<BitcastOp, TensorExtBitcastOp>(op) &&
        (isPacked(op->getOperand(0).getType()) || isPacked(op->getResult(0).getType())))
      op->setDiscardableAttr(kPacksI1, UnitAttr::get(op->getContext()));
  });
  AttrTypeReplacer replacer;
  replacer.addReplacement([](RankedTensorType type) -> std::optional<Type> {
    if (!isPlanOfIree(type.getEncoding()))
      return std::nullopt;
    return RankedTensorType::get(type.getShape(), type.getElementType());
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

/// One function calls what each util.initializer was, in their order; globals that they write are
/// mutable.
void joinInitializers(ModuleOp module) {
  SmallVector<func::FuncOp> parts;
  for (auto func : module.getOps<func::FuncOp>())
    if (util::isInitializer(func))
      parts.push_back(func);
  SymbolTable symbols(module);
  for (func::FuncOp part : parts)
    part.walk([&](util::GlobalStoreOp store) {
      symbols.lookup<util::GlobalOp>(store.getGlobal()).setIsMutable(true);
    });
  if (parts.size() < 2)
    return;
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto all = func::FuncOp::create(builder, parts.front().getLoc(), "initialize",
                                  builder.getFunctionType({}, {}));
  all->setAttr(util::kInitializerAttr, builder.getUnitAttr());
  symbols.insert(all);
  builder.setInsertionPointToStart(all.addEntryBlock());
  for (func::FuncOp part : parts) {
    part->removeAttr(util::kInitializerAttr);
    part.setPrivate();
    func::CallOp::create(builder, part.getLoc(), part, ValueRange());
  }
  func::ReturnOp::create(builder, all.getLoc());
}

/// State as MLIR's own dialect has it, which IREE takes as input beside its own. Loads and stores
/// that order themselves by tokens stay as they are.
//   ml_program.global private mutable @x(dense<0> : tensor<4xi32>) : tensor<4xi32>
//   ml_program.global_load @x, global_load_const @x : tensor<4xi32>
//   ml_program.global_store @x = %v : tensor<4xi32>
//     ->
//   util.global private mutable @x = ...
//   util.global.load @x : tensor<4xi32>
//   util.global.store %v, @x : tensor<4xi32>
void importMlProgram(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    rewriter.setInsertionPoint(op);
    TypeSwitch<Operation *>(op)
        .Case([&](ml_program::GlobalOp global) {
          auto value = global.getValueAttr();
          auto typed = dyn_cast_or_null<TypedAttr>(value);
          if (value && !typed)
            return; // Outside of the program.
          rewriter.replaceOpWithNewOp<util::GlobalOp>(
              global, global.getSymNameAttr(), global.getSymVisibilityAttr(), global.getTypeAttr(),
              global.getIsMutableAttr(), typed);
        })
        .Case<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>([&](auto load) {
          if (auto name = dyn_cast<FlatSymbolRefAttr>(load.getGlobal()))
            rewriter.replaceOpWithNewOp<util::GlobalLoadOp>(load, load.getType(), name);
        })
        .Case([&](ml_program::GlobalStoreOp store) {
          if (auto name = dyn_cast<FlatSymbolRefAttr>(store.getGlobal()))
            rewriter.replaceOpWithNewOp<util::GlobalStoreOp>(store, store.getValue(), name);
        });
  });
}

struct ImportIree final : input::impl::ImportIreeBase<ImportIree> {
  using Base::Base;
  void runOnOperation() override {
    dropPlans(getOperation());
    importMlProgram(getOperation());
    joinInitializers(getOperation());
    if (failed(passTensors(getOperation())))
      return signalPassFailure();
    SmallVector<Operation *> ops; // What is inside of others comes before them.
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (Operation *op : ops) {
      rewriter.setInsertionPoint(op);
      if (failed(lowerAny(op, rewriter)))
        signalPassFailure();
    }
  }
};
} // namespace
} // namespace sluice::iree
