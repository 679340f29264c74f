//===- FormDispatches.cpp - tensors to dispatches of kernels --------------===//
// FusionGroups.cpp decides. Before and after, with fusion:
//   %m = linalg.matmul ins(%a, %b) outs(%zero)
//   %y = linalg.generic {relu} ins(%m) outs(%e)
//     ->
//   flow.executable private @main_0_matmul_... { ... }
//   %y = flow.dispatch @main_0_matmul_...(%a, %b) : ...
// The kernel is in destination-passing style, so that it writes into memory that the host has
// planned:
//   %e = tensor.empty(%n)                    flow.executable @k { func @k(%x, %out) {
//   %y = linalg.generic ins(%x) outs(%e) ->    %y = linalg.generic ins(%x) outs(%out)
//                                              return %y } }
//                                            %y = flow.dispatch @k(%x) : ... -> tensor<?xf32>{%n}
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Dispatch/FusionGroups.h"
#include "compiler/Dispatch/InPlaceUpdates.h"
#include "compiler/Dispatch/Passes.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_FORMDISPATCHES
#include "compiler/Dispatch/Passes.h.inc"

namespace {

/// Where a result of the kernel is made: the chain of initial tensors back to memory that nobody
/// else reads.
struct Destination {
  OpOperand *emptyUse =
      nullptr; ///< The use of a tensor.empty to be replaced by the destination argument, or
  OpOperand *externalUse =
      nullptr;            ///< the use of an outside tensor whose contents are copied first,
  bool isUpdated = false; ///< or which is changed where it lies.
};

bool isScalarConstant(Operation *op) {
  return isa<arith::ConstantOp, complex::ConstantOp>(op) &&
         !isa<ShapedType>(op->getResult(0).getType());
}

/// What `value` is at first, if its operation changes a tensor: its destination, what a loop
/// carries.
OpOperand *tiedInit(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
    return style.getTiedOpOperand(cast<OpResult>(value));
  auto loop = dyn_cast<scf::ForOp>(op);
  return loop ? loop.getTiedLoopInit(cast<OpResult>(value)) : nullptr;
}

/// Sizes of `value` that the host can compute without running a kernel.
SmallVector<OpFoldResult> hostSizes(OpBuilder &builder, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.hasStaticShape())
    return getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  Operation *op = value.getDefiningOp();
  if (OpOperand *init = op && !isa<flow::DispatchOp>(op) ? tiedInit(value) : nullptr)
    return hostSizes(builder, init->get());
  ReifiedRankedShapedTypeDims shapes;
  if (auto reify = dyn_cast_if_present<ReifyRankedShapedTypeOpInterface>(op);
      reify && succeeded(reify.reifyResultShapes(builder, shapes)))
    return shapes[cast<OpResult>(value).getResultNumber()];
  return tensor::getMixedSizes(builder, value.getLoc(), value);
}

/// Moves `group` into a new flow.executable called `name` at the position of `executables`, and
/// puts a flow.dispatch in its place. The operations of the group are erased; views that fed only
/// them are left for dead-code elimination.
class Outliner {
public:
  Outliner(const FusionGroup &group, StringRef name, OpBuilder &executables)
      : group(group), name(name), executables(executables), block(*group.ops.back()->getBlock()),
        location(kernelLocation(group)), host(group.ops.back()) {}

  void run() {
    collectBody();
    collectResults();
    collectCaptures();
    buildKernel();
    buildDispatch();
  }

private:
  static Location kernelLocation(const FusionGroup &group) {
    SmallVector<Location> locations;
    for (Operation *op : group.ops)
      if (!llvm::is_contained(locations, op->getLoc()))
        locations.push_back(op->getLoc());
    return FusedLoc::get(group.ops.front()->getContext(), locations);
  }

  /// The operations to clone: the group and, transitively, what is cheaper to repeat than to pass
  /// in.
  void collectBody() {
    llvm::SetVector<Operation *> body(group.ops.begin(), group.ops.end());
    for (unsigned i = 0; i < body.size(); ++i)
      body[i]->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands()) {
          Operation *def = operand.getDefiningOp();
          // Packing kernels read whole tensors.
          bool repeat = def && !isa<encoding::SetOp>(nested) && isViewLike(def);
          // What is empty may come from around a loop.
          bool isEmpty = def && isa<tensor::EmptyOp>(def) && !body[i]->isProperAncestor(def);
          if (isEmpty || (repeat && def->getBlock() == &block))
            body.insert(def);
        }
      });
    bodyOps = body.takeVector();
    llvm::stable_sort(bodyOps, [&](Operation *a, Operation *b) {
      bool isHere = a->getBlock() == &block;
      return isHere && b->getBlock() == &block ? a->isBeforeInBlock(b)
                                               : !isHere && b->getBlock() == &block;
    });
    inBody.insert(bodyOps.begin(), bodyOps.end());
  }

  void collectResults() {
    SmallPtrSet<Operation *, 8> inGroup(group.ops.begin(), group.ops.end());
    for (Operation *op : group.ops)
      for (Value result : op->getResults())
        if (llvm::any_of(result.getUsers(), [&](Operation *user) {
              Operation *here = block.findAncestorOpInBlock(*user);
              return !here || !inGroup.contains(here);
            }))
          results.push_back(result);
    // A group that nobody reads keeps its last value, so that the dispatch exists until it is found
    // dead.
    if (results.empty())
      llvm::append_range(results, group.ops.back()->getResults());
    for (Value result : results)
      destinations.push_back(findDestination(result));
    // Those that are updated come last.
    auto order = llvm::to_vector(llvm::seq<size_t>(results.size()));
    llvm::stable_sort(order, [&](size_t a, size_t b) {
      return !destinations[a].isUpdated && destinations[b].isUpdated;
    });
    results = llvm::map_to_vector(order, [&](size_t i) { return results[i]; });
    destinations = llvm::map_to_vector(order, [&](size_t i) { return destinations[i]; });
    updates = llvm::count_if(destinations, [](const Destination &each) { return each.isUpdated; });
  }

  Destination findDestination(Value value) {
    OpOperand *init = tiedInit(value);
    if (!init)
      return {};
    Operation *def = init->get().getDefiningOp();
    if (!def || !inBody.contains(def))
      return claimed.insert(init).second ? Destination{nullptr, init, isUpdated(*init)}
                                         : Destination{};
    if (isa<tensor::EmptyOp>(def))
      return claimed.insert(init).second ? Destination{init, nullptr} : Destination{};
    if (llvm::is_contained(results, init->get()) || isa<tensor::ExtractSliceOp>(def) ||
        (!init->get().hasOneUse() && !isViewLike(def)))
      return {};
    return findDestination(init->get());
  }

  /// Nothing else in the kernel reads what it changes.
  bool isUpdated(OpOperand &init) {
    return init.get().getType() == init.getOwner()->getResult(0).getType() &&
           InPlaceUpdates().areMadeByKernel(init) &&
           llvm::all_of(init.get().getUses(), [&](OpOperand &use) {
             return &use == &init || llvm::none_of(bodyOps, [&](Operation *op) {
               return op->isAncestor(use.getOwner());
             });
           });
  }

  void capture(Value value) {
    Operation *def = value.getDefiningOp();
    if (def && (inBody.contains(def) || isScalarConstant(def)))
      return;
    if (isa<RankedTensorType>(value.getType()))
      tensors.insert(value);
    else if (!isa<ComplexType>(value.getType()) && !isWide(value.getType()))
      scalars.insert(value);
    else if (auto [it, isNew] = parts.insert({value, {}}); isNew) {
      it->second = partsOf(value);
      scalars.insert_range(it->second);
    }
  }

  static bool isWide(Type type) {
    auto integer = dyn_cast<IntegerType>(type);
    return integer && integer.getWidth() > 64 && integer.getWidth() <= 128;
  }

  /// A kernel takes scalars of at most 64 bits, so complex numbers and wider integers are passed as
  /// two.
  SmallVector<Value, 2> partsOf(Value value) {
    if (isa<ComplexType>(value.getType()))
      return {host.createOrFold<complex::ReOp>(location, value),
              host.createOrFold<complex::ImOp>(location, value)};
    Type half = host.getI64Type();
    Value shift =
        arith::ConstantOp::create(host, location, host.getIntegerAttr(value.getType(), 64));
    Value high = host.createOrFold<arith::ShRUIOp>(location, value, shift);
    return {host.createOrFold<arith::TruncIOp>(location, half, value),
            host.createOrFold<arith::TruncIOp>(location, half, high)};
  }

  /// The scalar `value` of two parts, in the kernel.
  Value whole(OpBuilder &builder, Value value, ValueRange halves) {
    Type type = value.getType();
    if (isa<ComplexType>(type))
      return complex::CreateOp::create(builder, location, type, halves[0], halves[1]);
    Value shift = arith::ConstantOp::create(builder, location, builder.getIntegerAttr(type, 64));
    Value low = arith::ExtUIOp::create(builder, location, type, halves[0]),
          high = arith::ExtUIOp::create(builder, location, type, halves[1]);
    return arith::OrIOp::create(builder, location,
                                arith::ShLIOp::create(builder, location, high, shift), low);
  }

  void collectCaptures() {
    for (Operation *op : bodyOps)
      op->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          if (Region *region = operand.getParentRegion(); !op->isAncestor(region->getParentOp()))
            capture(operand);
      });
    // Sizes of captured tensors need not be passed: the kernel asks the tensor.
    scalars.remove_if([&](Value scalar) {
      auto dim = scalar.getDefiningOp<tensor::DimOp>();
      return dim && tensors.contains(dim.getSource()) && dim.getConstantIndex();
    });
  }

  void buildKernel() {
    SmallVector<Type> argTypes, resultTypes;
    for (Value value : llvm::concat<const Value>(tensors.getArrayRef(), scalars.getArrayRef()))
      argTypes.push_back(value.getType());
    for (Value result : results) {
      argTypes.push_back(result.getType());
      resultTypes.push_back(result.getType());
    }
    auto executable = flow::ExecutableOp::create(executables, location, name);
    if (updates)
      executable.setUpdates(updates);
    OpBuilder builder = OpBuilder::atBlockBegin(&executable.getBody().emplaceBlock());
    kernel = func::FuncOp::create(builder, location, name,
                                  builder.getFunctionType(argTypes, resultTypes));
    builder.setInsertionPointToStart(kernel.addEntryBlock());

    unsigned next = 0;
    for (Value value : llvm::concat<const Value>(tensors.getArrayRef(), scalars.getArrayRef()))
      mapping.map(value, kernel.getArgument(next++));
    outBegin = next;
    for (auto &[value, halves] : parts)
      mapping.map(value,
                  whole(builder, value, {mapping.lookup(halves[0]), mapping.lookup(halves[1])}));

    DenseMap<OpOperand *, unsigned> outOfUse;
    for (auto [index, destination] : llvm::enumerate(destinations))
      if (OpOperand *use = destination.emptyUse ? destination.emptyUse : destination.externalUse)
        outOfUse[use] = index;

    for (Operation *op : bodyOps) {
      if (isa<tensor::EmptyOp>(op))
        continue; // Cloned at each use, so that each destination is its own.
      mapOperands(builder, op);
      Operation *clone = builder.clone(*op, mapping);
      for (OpOperand &operand : op->getOpOperands()) {
        unsigned number = operand.getOperandNumber();
        if (auto out = outOfUse.find(&operand); out != outOfUse.end()) {
          Value target = kernel.getArgument(outBegin + out->second);
          if (destinations[out->second].externalUse && !destinations[out->second].isUpdated) {
            OpBuilder::InsertionGuard guard(builder);
            builder.setInsertionPoint(clone);
            target =
                linalg::CopyOp::create(builder, op->getLoc(), mapping.lookup(operand.get()), target)
                    .getResult(0);
          }
          clone->setOperand(number, target);
        } else if (auto empty = operand.get().getDefiningOp<tensor::EmptyOp>()) {
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPoint(clone);
          mapOperands(builder, empty);
          clone->setOperand(number, builder.clone(*empty, mapping)->getResult(0));
        }
      }
    }
    SmallVector<Value> returned;
    for (auto [index, result] : llvm::enumerate(results)) {
      Value value = mapping.lookup(result);
      if (!destinations[index].emptyUse && !destinations[index].externalUse)
        value = bufferization::MaterializeInDestinationOp::create(
                    builder, location, value, kernel.getArgument(outBegin + index))
                    ->getResult(0);
      returned.push_back(value);
    }
    func::ReturnOp::create(builder, location, returned);
    dropUnusedArguments();
  }

  /// Sizes of tensor.empty are not needed once a destination argument stands in its place.
  void dropUnusedArguments() {
    llvm::BitVector unused(kernel.getNumArguments());
    SmallVector<Value> kept;
    for (auto [index, value] :
         llvm::enumerate(llvm::concat<const Value>(tensors.getArrayRef(), scalars.getArrayRef()))) {
      if (kernel.getArgument(index).use_empty())
        unused.set(index);
      else
        kept.push_back(value);
    }
    arguments = std::move(kept);
    for (const Destination &destination : ArrayRef(destinations).take_back(updates))
      arguments.push_back(destination.externalUse->get());
    (void)kernel.eraseArguments(unused);
  }

  /// Makes constants and sizes that `op` reads available in the kernel.
  void mapOperands(OpBuilder &builder, Operation *op) {
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands()) {
        if (mapping.contains(operand))
          continue;
        Operation *def = operand.getDefiningOp();
        if (!def || op->isAncestor(def))
          continue;
        if (isScalarConstant(def)) {
          builder.clone(*def, mapping);
        } else if (auto dim = dyn_cast<tensor::DimOp>(def);
                   dim && mapping.contains(dim.getSource())) {
          Value size = tensor::DimOp::create(
              builder, def->getLoc(), mapping.lookup(dim.getSource()), *dim.getConstantIndex());
          mapping.map(operand, size);
        }
      }
    });
  }

  void buildDispatch() {
    SmallVector<Value> dims;
    SmallVector<Type> types;
    for (Value result : results) {
      auto type = cast<RankedTensorType>(result.getType());
      types.push_back(type);
      auto sizes = hostSizes(host, result);
      for (auto [index, size] : llvm::enumerate(type.getShape()))
        if (ShapedType::isDynamic(size))
          dims.push_back(getValueOrCreateConstantIndexOp(host, location, sizes[index]));
    }
    auto dispatch = flow::DispatchOp::create(host, location, types, name, arguments, dims, updates);
    for (auto [result, replacement] : llvm::zip(results, dispatch.getResults()))
      result.replaceAllUsesWith(replacement);
    for (Operation *op : llvm::reverse(group.ops))
      op->erase();
  }

  const FusionGroup &group;
  StringRef name;
  OpBuilder &executables;
  Block &block;
  Location location;
  OpBuilder host;
  SmallVector<Operation *> bodyOps;
  SmallPtrSet<Operation *, 16> inBody;
  SmallVector<Value> results;
  SmallVector<Destination> destinations;
  SmallPtrSet<OpOperand *, 8> claimed;
  llvm::SetVector<Value> tensors, scalars;
  llvm::MapVector<Value, SmallVector<Value, 2>> parts; ///< Scalars that are passed as two.
  SmallVector<Value> arguments;                        ///< Captures that the kernel uses.
  IRMapping mapping;
  func::FuncOp kernel;
  unsigned outBegin = 0;
  int64_t updates = 0; ///< Of the last results.
};

} // namespace

/// A name for people: what the most costly operation of the group does, e.g.
/// "matmul_128x768x3072_f32".
static std::string describeGroup(const FusionGroup &group) {
  auto weight = [](Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp)
      return isa<tensor::InsertSliceOp>(op) ? 0u : 50u;
    return linalgOp.getNumReductionLoops() * 10 + linalgOp.getNumLoops();
  };
  std::string text;
  if (isa<scf::ForOp>(group.ops.front())) {
    FusionGroup step;
    for (Operation &op : cast<scf::ForOp>(group.ops.front()).getBody()->without_terminator())
      if (isa<linalg::LinalgOp>(op) && !isViewLike(&op))
        step.ops.push_back(&op);
    return step.ops.empty() ? "loop" : "loop_" + describeGroup(step);
  }
  Operation *root = *llvm::max_element(
      group.ops, [&](Operation *a, Operation *b) { return weight(a) < weight(b); });
  llvm::raw_string_ostream out(text);
  StringRef kind = root->getName().stripDialect();
  if (auto generic = dyn_cast<linalg::GenericOp>(root)) {
    if (linalg::isaContractionOpInterface(generic))
      kind = "contract";
    else if (linalg::isaConvolutionOpInterface(generic))
      kind = "conv";
    else
      kind = generic.getNumReductionLoops() ? "reduce" : "map";
  }
  for (char c : kind)
    out << (c == '.' ? '_' : c);
  auto print = [&](ArrayRef<int64_t> sizes) {
    out << '_';
    llvm::interleave(
        sizes, out, [&](int64_t size) { ShapedType::isDynamic(size) ? out << 'D' : out << size; },
        "x");
  };
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(root))
    print(linalgOp.getStaticLoopRanges());
  else if (auto type = dyn_cast<RankedTensorType>(root->getResult(0).getType()))
    print(type.getShape());
  out << '_' << getElementTypeOrSelf(root->getResult(0).getType());
  for (char &c : text)
    if (!isalnum(static_cast<unsigned char>(c)) && c != '_')
      c = '_';
  return text;
}

/// A row that is sorted is checked where its length is known.
static void checkSortedRow(Operation &op, int64_t dim) {
  if (!cast<ShapedType>(op.getOperand(0).getType()).isDynamicDim(dim))
    return;
  OpBuilder b(&op);
  Value length = tensor::DimOp::create(b, op.getLoc(), op.getOperand(0), dim);
  Value fits = util::IndexBuilder(b, op.getLoc()).less(length, kernels::kMostSorted + 1);
  cf::AssertOp::create(b, op.getLoc(), fits,
                       "a row of 2147483648 elements or more cannot be sorted");
}

/// Kernels of a loop's body make what they begin with themselves, if it stands in front of the
/// loop.
static void bringFills(Block &block) {
  for (Operation &op : block)
    if (isa<linalg::LinalgOp>(op))
      makeInside(&op, [&](Operation *made) {
        return made->getBlock() != &block && (isa<tensor::EmptyOp>(made) || isViewLike(made));
      });
}

namespace {
struct FormDispatches final : impl::FormDispatchesBase<FormDispatches> {
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto preferences = kernels::Preferences::of(getOperation());
    if (failed(preferences))
      return signalPassFailure();
    SymbolTable symbols(module);
    util::DeclineRemarks remarks(getContext(), getArgument());
    OpBuilder executables(&getContext());
    markFactors(module, *preferences);
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      executables.setInsertionPoint(function);
      unsigned counter = 0;
      SmallVector<Block *> blocks;
      InPlaceUpdates updates;
      // Function bodies and the regions of control flow of the host inside them.
      function.walk<WalkOrder::PreOrder>([&](Block *block) {
        if (isDeviceOp(block->getParentOp(), updates))
          return WalkResult::skip();
        blocks.push_back(block);
        return WalkResult::advance();
      });
      for (Block *block : llvm::reverse(blocks)) {
        for (Operation &op : *block)
          llvm::TypeSwitch<Operation *>(&op).Case<linalg_ext::SortOp, linalg_ext::TopkOp>(
              [](auto sort) { checkSortedRow(*sort, sort.getDimension()); });
        bringFills(*block);
        for (const FusionGroup &group : computeFusionGroups(*block, fuse, *preferences, remarks)) {
          std::string name;
          do
            name =
                (function.getSymName() + "_" + Twine(counter++) + "_" + describeGroup(group)).str();
          while (symbols.lookup(name));
          Outliner(group, name, executables).run();
        }
        eraseDeadOps(*block);
        sortTopologically(block);
      }
    }
    module.walk([](Operation *op) { op->removeAttr(kFactor); });
  }

  /// Views were cloned into the kernels that read them; sizes were traced past what was outlined.
  static void eraseDeadOps(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
  }
};
} // namespace
} // namespace sluice::dispatch
