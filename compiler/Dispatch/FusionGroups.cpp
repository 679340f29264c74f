//===- FusionGroups.cpp - which operations share a kernel -----------------===//
// Operations are visited in program order; each joins the group of one of its producers where that
// pays and keeps the graph of groups free of cycles, else it starts a group:
//   contraction or convolution <- elementwise operations over exactly its result (the epilogue)
//   an elementwise operation <- the product that alone reads it, if its kernels compute an operand
//     while they read it, from less than is stored else (unpacked weights)
//   a product of few rows <- another one of them, if elementwise operations follow both
//   a norm <- the product of few rows that alone reads it, if its kernels normalize what they read
//   zeros around a tensor <- the convolution that reads it, if kernels need no padded copy
//   elementwise and reductions <- those that share the outer parallel loops (softmax, norms)
//   elementwise operations <- all others over the same sizes whose results meet in one of them
//   elementwise and reductions of few elements <- those that read the same, or one another, on CPUs
//   elementwise operations <- insertions of their results, one after the other into one tensor
//     <- elementwise operations on that tensor
// A group may have several results: whoever reads an inner value from outside makes it a result of
// the kernel.
//===----------------------------------------------------------------------===//
#include "compiler/Dispatch/FusionGroups.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Dispatch/FusionForms.h"
#include "compiler/Dispatch/InPlaceUpdates.h"

namespace sluice::dispatch {
namespace {

struct GroupState {
  SmallVector<Operation *> ops;
  GroupKind kind = GroupKind::Single;
  /// Rows: how many outer parallel loops all members share.
  unsigned sharedLoops = 0;
  /// Groups whose results this one reads.
  llvm::SmallDenseSet<unsigned> inputs;
  /// Whether a group before this one reads results of it or of one behind it.
  bool isReadBefore = false;
};

/// Bytes that take less time to write than a kernel to launch.
constexpr int64_t kSmallBytes = 1 << 20;

/// Steps of operations that take less time than another kernel takes to begin.
constexpr int64_t kFewSteps = 4096;

/// Members of a group that others may join: what it takes to compile a kernel grows faster than it,
/// most for insertions on CPUs (2 ms each and 0.2 ms for each pair).
constexpr size_t kMostMembers = 64, kMostInsertions = 16;

class Grouping {
public:
  Grouping(Block &block, bool fuse, const kernels::Preferences &preferences,
           util::DeclineRemarks &remarks)
      : block(block), fuse(fuse), preferences(preferences), remarks(remarks) {}

  SmallVector<FusionGroup> run() {
    for (Operation &op : block)
      if (isDeviceOp(&op, updates) && !isViewLike(&op))
        place(&op);
    mergeSmallInsertions();
    addEscapingViews();
    return inProgramOrder();
  }

private:
  void place(Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    bool isAlone = linalgOp && preferences.findsAlone(linalgOp);
    std::optional<unsigned> target = fuse && !isAlone ? groupToJoin(op) : std::nullopt;
    if (!target && isComputedWithInsertion(op))
      return;
    if (!target) {
      target = groups.size();
      auto &group = groups.emplace_back();
      bool isInsertion = isa<tensor::InsertSliceOp>(op) && preferences.computesInsertions();
      group.kind = isInsertion    ? GroupKind::Insertion
                   : isAlone      ? GroupKind::Single
                   : isLittle(op) ? GroupKind::Rows
                                  : kindOf(op);
      if (group.kind == GroupKind::Rows)
        group.sharedLoops = cast<linalg::LinalgOp>(op).getNumParallelLoops();
    }
    for (unsigned input : producerGroups(op))
      if (input != *target)
        addInput(*target, input);
    auto insert = dyn_cast<tensor::InsertSliceOp>(op);
    Operation *source = insert ? insert.getSource().getDefiningOp() : nullptr;
    if (source && isComputedWithInsertion(source))
      takeSource(source, *target);
    addMember(*target, op);
    if (fuse)
      takeOperands(op, *target);
  }

  void addMember(unsigned group, Operation *op) {
    groups[group].ops.push_back(op);
    groupOf[op] = group;
  }

  /// Makes members of group `from` members of `into`.
  void merge(unsigned from, unsigned into) {
    GroupState group = std::exchange(groups[from], {});
    for (Operation *op : group.ops)
      groupOf[op] = into;
    llvm::append_range(groups[into].ops, group.ops);
    for (unsigned input : group.inputs)
      if (input != into)
        addInput(into, input);
    for (unsigned reader = 0; reader < groups.size(); ++reader)
      if (groups[reader].inputs.erase(from) && reader != into)
        addInput(reader, into);
  }

  /// Whether all of `group` is computed element by element of tensors of `sizes`.
  bool isElementwise(const GroupState &group, ArrayRef<int64_t> sizes) {
    return group.kind == GroupKind::Rows && llvm::all_of(group.ops, [&](Operation *member) {
             auto op = cast<linalg::LinalgOp>(member);
             return isElementwiseGeneric(op) && readsNeighbours(op) && readsWhole(op) &&
                    sizesOf(op.getDpsInits()[0]) == sizes && !readsOtherwise(op, group);
           });
  }

  /// Whether group `reader` needs results of `other` by way of something else.
  bool needsElsewhere(unsigned reader, unsigned other) {
    return llvm::any_of(
               groups[reader].inputs,
               [&](unsigned input) { return input != other && dependsOn(input, other); }) ||
           llvm::any_of(groups[reader].ops, [&](Operation *member) {
             return producerGroups(member, other).contains(other);
           });
  }

  /// What elementwise `op` of group `target` reads of other such groups is computed with it: each
  /// would be a kernel that stores what the next one reads.
  void takeOperands(Operation *op, unsigned target) {
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      auto it = producer ? groupOf.find(producer) : groupOf.end();
      if (it == groupOf.end() || it->second == target)
        continue;
      unsigned from = it->second;
      GroupState both = groups[target];
      llvm::append_range(both.ops, groups[from].ops);
      if (both.ops.size() <= kMostMembers && groups[from].kind == GroupKind::Rows &&
          isElementwise(both, sizesOf(operand)) && !needsElsewhere(target, from) &&
          !needsElsewhere(from, target))
        merge(from, target);
    }
  }

  /// Takes what goes with `source` into group `target`, which inserts it: itself, or a group of
  /// insertions that makes nothing else.
  void takeSource(Operation *source, unsigned target) {
    auto it = groupOf.find(source);
    if (it == groupOf.end())
      return addMember(target, source);
    unsigned from = it->second;
    GroupState &group = groups[from];
    auto isMember = [&](Operation *op) { return llvm::is_contained(group.ops, op); };
    bool isAlone = llvm::all_of(group.ops, [&](Operation *member) {
      return member == source || llvm::all_of(member->getUsers(), isMember);
    });
    if (from != target && group.kind == GroupKind::Insertion && isAlone &&
        groups[target].kind == GroupKind::Insertion &&
        llvm::none_of(group.inputs, [&](unsigned input) { return dependsOn(input, target); }))
      merge(from, target);
  }

  /// An elementwise operation that only an insertion reads is left for the insertion's group to
  /// take. Until then it is looked through as views are.
  bool isComputedWithInsertion(Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!fuse || !preferences.computesInsertions() || !linalgOp || op->getNumResults() != 1 ||
        !op->hasOneUse() || !isElementwiseGeneric(linalgOp) || !readsNeighbours(linalgOp))
      return false;
    OpOperand &use = *op->use_begin();
    auto insert = dyn_cast<tensor::InsertSliceOp>(use.getOwner());
    if (!insert || use.getOperandNumber() != 0 || insert->getBlock() != &block ||
        !insert.hasUnitStride() || !isDeviceOp(insert, updates))
      return false;
    // Products that pad on their own read from memory.
    return llvm::none_of(insert->getUsers(), [&](Operation *user) {
      auto reader = dyn_cast<linalg::LinalgOp>(user);
      return reader && readsBeforePadding(reader, insert);
    });
  }

  /// Whether kernels of `op` read what `insert` put among zeros, or other numbers, from where it
  /// was before.
  bool readsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp insert) const {
    if (isPool(op))
      return preferences.poolsBeforePadding(op, insert);
    return kindOf(op) == GroupKind::Contraction && preferences.readsBeforePadding(op, insert);
  }

  /// Operations of this block that compute what `op` reads directly.
  llvm::SmallSetVector<Operation *, 8> producers(Operation *op) {
    llvm::SmallSetVector<Operation *, 8> result;
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *def = operand.getDefiningOp())
          if (Operation *here = block.findAncestorOpInBlock(*def); here && here != op)
            result.insert(here);
    });
    return result;
  }

  /// The groups that compute what `op` reads, also through views and host code (sizes, control
  /// flow). Members of group `direct` that `op` reads without anything between do not count.
  llvm::SmallDenseSet<unsigned> producerGroups(Operation *op,
                                               std::optional<unsigned> direct = std::nullopt) {
    llvm::SmallDenseSet<unsigned> result;
    llvm::SmallDenseSet<Operation *> seen;
    SmallVector<Operation *> worklist{op};
    while (!worklist.empty()) {
      Operation *current = worklist.pop_back_val();
      for (Operation *def : producers(current)) {
        auto it = groupOf.find(def);
        if (it == groupOf.end()) {
          if (seen.insert(def).second)
            worklist.push_back(def);
        } else if (current != op || it->second != direct) {
          result.insert(it->second);
        }
      }
    }
    return result;
  }

  /// True if `op` reads a result of `group` by way of another group or of host code: it cannot
  /// become a member.
  bool wouldWaitForItself(Operation *op, unsigned group) {
    return llvm::any_of(producerGroups(op, group),
                        [&](unsigned input) { return dependsOn(input, group); });
  }

  void addInput(unsigned group, unsigned input) {
    groups[group].inputs.insert(input);
    for (unsigned other = group + 1; other <= input; ++other)
      groups[other].isReadBefore = true;
  }

  /// True if group `from` is reached from group `to` against the arrows of data, i.e. `from` needs
  /// `to`. Almost all groups read earlier ones only: what is before `to` then does not need it.
  bool dependsOn(unsigned from, unsigned to) {
    llvm::SmallDenseSet<unsigned> seen;
    SmallVector<unsigned> worklist{from};
    while (!worklist.empty()) {
      unsigned current = worklist.pop_back_val();
      if (current == to)
        return true;
      if ((current > to || groups[to].isReadBefore) && seen.insert(current).second)
        llvm::append_range(worklist, groups[current].inputs);
    }
    return false;
  }

  std::optional<unsigned> groupToJoin(Operation *op) {
    if (auto chain = groupOfChain(op))
      return chain;
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp)
      return std::nullopt;
    if (auto padding = groupOfPadding(linalgOp)) {
      groups[*padding].kind = kindOf(op);
      return padding;
    }
    if (kindOf(op) == GroupKind::Contraction) {
      auto joined = groupOfOperand(linalgOp);
      if (!joined)
        joined = groupOfTwin(linalgOp);
      if (!joined)
        joined = groupOfRows(linalgOp);
      if (joined)
        groups[*joined].kind = GroupKind::Contraction;
      return joined;
    }
    if (!isa<linalg::GenericOp>(op))
      return std::nullopt;
    if (auto little = groupOfLittle(linalgOp))
      return little;
    if (kindOf(op, preferences.turnsRows()) != GroupKind::Rows && !isLittle(op))
      return std::nullopt;
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *producer = operand.get().getDefiningOp();
      auto it = producer ? groupOf.find(producer) : groupOf.end();
      if (it == groupOf.end())
        continue;
      GroupState &candidate = groups[it->second];
      const char *why =
          candidate.kind == GroupKind::Single    ? "its kernel computes nothing else"
          : candidate.ops.size() >= kMostMembers ? "its kernel computes as much as one should"
          : wouldWaitForItself(op, it->second)   ? "it reads what another kernel makes of that, too"
                                                 : whyNotIn(candidate, linalgOp, operand);
      if (!why)
        return it->second;
      if (remarks.listener())
        (void)remarks.decline(op, "does not join the kernel of '" +
                                      producer->getName().getStringRef() + "' (" +
                                      util::nodeName(producer->getLoc()) + "): " + why);
    }
    return std::nullopt;
  }

  /// Whether `op` is no work for several threads, of rows or of one element.
  bool isLittle(Operation *op) const {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic || !preferences.computesLittleTogether() ||
        (generic.getNumLoops() > 0 && kindOf(op) != GroupKind::Rows))
      return false;
    auto loops = generic.getStaticLoopRanges();
    return !ShapedType::isDynamicShape(loops) && ShapedType::getNumElements(loops) <= kFewSteps;
  }

  bool isLittle(const GroupState &group) const {
    return llvm::all_of(group.ops, [&](Operation *op) { return isLittle(op); });
  }

  /// For a reduction to one element: the little work that reads the same.
  std::optional<unsigned> groupOfLittle(linalg::LinalgOp op) {
    if (op.getNumParallelLoops() > 0 || !isLittle(op))
      return std::nullopt;
    for (Value operand : op.getDpsInputs())
      for (Operation *user : operand.getUsers())
        if (auto it = groupOf.find(user);
            it != groupOf.end() && groups[it->second].sharedLoops == 0 &&
            isLittle(groups[it->second]) && groups[it->second].ops.size() < kMostMembers &&
            !wouldWaitForItself(op, it->second))
          return it->second;
    return std::nullopt;
  }

  /// Zeros, or other numbers, around an operand that nobody else reads.
  std::optional<unsigned> groupOfPadding(linalg::LinalgOp op) {
    for (Value operand : op.getDpsInputs()) {
      auto insert = operand.getDefiningOp<tensor::InsertSliceOp>();
      auto it = insert ? groupOf.find(insert) : groupOf.end();
      Operation *source = insert ? insert.getSource().getDefiningOp() : nullptr;
      if (it != groupOf.end() && groups[it->second].ops.size() == 1 && insert->hasOneUse() &&
          insert.hasUnitStride() &&
          insert.getSourceType().getRank() == insert.getDestType().getRank() &&
          readsBeforePadding(op, insert) &&
          (!source || !isViewLike(source) || preferences.readsPartBeforePadding(insert)) &&
          !wouldWaitForItself(op, it->second))
        return it->second;
    }
    return std::nullopt;
  }

  /// What computes an operand of a product that nobody else reads.
  std::optional<unsigned> groupOfOperand(linalg::LinalgOp op) {
    for (OpOperand *operand : op.getDpsInputOperands()) {
      Operation *producer = operand->get().getDefiningOp();
      auto it = producer ? groupOf.find(producer) : groupOf.end();
      if (it != groupOf.end() && groups[it->second].ops.size() == 1 &&
          preferences.computesOperand(op, *operand) &&
          readsWhole(cast<linalg::LinalgOp>(producer)) && !wouldWaitForItself(op, it->second))
        return it->second;
    }
    return std::nullopt;
  }

  /// The one other product of the same rows that meets the result of product `op` in what follows
  /// both (gate and up), if a kernel computes the two.
  linalg::LinalgOp twinOf(linalg::LinalgOp op) {
    if (op->getNumResults() != 1)
      return {};
    llvm::SmallSetVector<Operation *, 4> epilogue = epilogueOf(op);
    linalg::LinalgOp twin;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      if (!preferences.multipliesPair(op, *operand))
        continue;
      for (OpOperand &use : operand->get().getUses()) {
        auto other = dyn_cast<linalg::GenericOp>(use.getOwner());
        if (!other || other == op || other->getBlock() != &block ||
            use.getOperandNumber() != operand->getOperandNumber() ||
            !OperationEquivalence::isEquivalentTo(
                op, other, OperationEquivalence::ignoreValueEquivalence,
                /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations) ||
            llvm::none_of(epilogueOf(other),
                          [&](Operation *next) { return epilogue.contains(next); }))
          continue;
        if (twin || !preferences.multipliesPair(other, use))
          return {};
        twin = other;
      }
    }
    return twin;
  }

  /// Where the twin of `op` is already.
  std::optional<unsigned> groupOfTwin(linalg::LinalgOp op) {
    linalg::LinalgOp twin = twinOf(op);
    auto it = twin ? groupOf.find(twin) : groupOf.end();
    if (it == groupOf.end() || groups[it->second].kind != GroupKind::Contraction ||
        wouldWaitForItself(op, it->second))
      return std::nullopt;
    return it->second;
  }

  /// What computes few rows that nobody else reads: norms.
  std::optional<unsigned> groupOfRows(linalg::LinalgOp op) {
    for (OpOperand *operand : op.getDpsInputOperands()) {
      Operation *producer = operand->get().getDefiningOp();
      auto it = producer ? groupOf.find(producer) : groupOf.end();
      if (it == groupOf.end() || groups[it->second].kind != GroupKind::Rows)
        continue;
      const SmallVector<Operation *> &rows = groups[it->second].ops;
      linalg::LinalgOp twin = twinOf(op);
      bool isAlone = llvm::all_of(rows, [&](Operation *member) {
        return llvm::all_of(member->getUsers(), [&](Operation *user) {
          bool isProduct = user == op || (twin && user == twin);
          return llvm::is_contained(rows, user) || (isProduct && member == producer);
        });
      });
      if (isAlone && preferences.computesRows(op, *operand, rows, /*isPair=*/bool(twin)) &&
          !wouldWaitForItself(op, it->second))
        return it->second;
    }
    return std::nullopt;
  }

  /// A chain of insertions into one tensor is one kernel, a long one several: each goes on in the
  /// tensor of the one before.
  std::optional<unsigned> groupOfChain(Operation *op) {
    auto insert = dyn_cast<tensor::InsertSliceOp>(op);
    Operation *producer = insert ? insert.getDest().getDefiningOp() : nullptr;
    if (!producer || !producer->hasOneUse() || !isa<tensor::InsertSliceOp>(producer))
      return std::nullopt;
    auto it = groupOf.find(producer);
    if (it == groupOf.end() || groups[it->second].ops.back() != producer ||
        groups[it->second].ops.size() >=
            (preferences.computesInsertions() ? kMostMembers : kMostInsertions) ||
        wouldWaitForItself(op, it->second))
      return std::nullopt;
    return it->second;
  }

  /// Kernels of operands in panels are built for whole tensors and registers only: a slice would be
  /// read as if it were one of them.
  static bool readsSlice(linalg::LinalgOp consumer) {
    return llvm::any_of(consumer->getOperands(), [](Value operand) {
      return operand.getDefiningOp<tensor::ExtractSliceOp>();
    });
  }

  /// Why `consumer`, which reads `operand` from `group`, does not fit into it; null if it does.
  /// Narrows the shared loops of a row group then.
  const char *whyNotIn(GroupState &group, linalg::LinalgOp consumer, OpOperand &operand) {
    auto bytesOf = [](Value value) { return elementBytes(getElementTypeOrSelf(value.getType())); };
    if (!readsWhole(consumer))
      return "it looks up elements of tensors that kernels compute";
    if (group.kind == GroupKind::Contraction) {
      if (!isElementwiseGeneric(consumer))
        return "products are followed by operations on one element only";
      if (readsOtherwise(consumer, group))
        return "it reads the product in another order";
      if (sizesOf(operand.get()) != sizesOf(consumer.getDpsInits()[0]))
        return "it is of another size than the product";
      if (takesPanels(group.ops.front()) && readsSlice(consumer))
        return "it reads a slice, which products of packed operands cannot";
      return kernels::canBeEpilogue(cast<linalg::GenericOp>(consumer.getOperation()))
                 ? nullptr
                 : "products do not compute it on their result";
    }
    if (group.kind == GroupKind::Insertion) {
      if (!isElementwiseGeneric(consumer) || !readsNeighbours(consumer))
        return "insertions are followed by operations on one element only";
      if (readsOtherwise(consumer, group) ||
          sizesOf(operand.get()) != sizesOf(consumer.getDpsInits()[0]))
        return "it reads what was inserted in another order";
      // Statistics of a row, say, whose kernel would have more to read.
      if (bytesOf(consumer->getResult(0)) > bytesOf(operand.get()))
        return "its result is wider, and better computed where that is read";
      return llvm::all_equal(operand.get().getUsers()) ? nullptr
                                                       : "others read what was inserted, too";
    }
    unsigned shared = group.sharedLoops;
    for (OpOperand &use : consumer->getOpOperands()) {
      Operation *def = use.get().getDefiningOp();
      if (def && llvm::is_contained(group.ops, def))
        shared = std::min(shared, matchingLeadingLoops(consumer, use));
    }
    shared = std::min(shared, consumer.getNumParallelLoops());
    if (shared == 0 && !(isLittle(consumer) && isLittle(group)))
      return "they have no outer loop in common";
    if (consumer.getNumReductionLoops() > 0 && preferences.reducesWholeRows() &&
        llvm::any_of(group.ops, [&](Operation *member) {
          auto op = cast<linalg::LinalgOp>(member);
          return op.getNumReductionLoops() > 0 && op.getNumParallelLoops() > shared;
        }))
      return "it reduces rows of what is reduced itself";
    if (isTooNarrow(consumer, shared))
      return "the outer loops that they have in common are too short for many threads";
    group.sharedLoops = shared;
    return nullptr;
  }

  /// True if an operand reads an inner value of the group in another order.
  bool readsOtherwise(linalg::LinalgOp consumer, const GroupState &group) {
    return llvm::any_of(consumer->getOpOperands(), [&](OpOperand &use) {
      Operation *def = use.get().getDefiningOp();
      return def && llvm::is_contained(group.ops, def) &&
             !consumer.getMatchingIndexingMap(&use).isIdentity();
    });
  }

  /// False if the body looks up elements of other tensors, which might be inner values of the
  /// group.
  bool readsWhole(linalg::LinalgOp consumer) {
    return !consumer
                ->walk([&](tensor::ExtractOp extract) {
                  Operation *def = extract.getTensor().getDefiningOp();
                  return def && groupOf.count(def) ? WalkResult::interrupt()
                                                   : WalkResult::advance();
                })
                .wasInterrupted();
  }

  /// What a group of insertions writes, in bytes; kSmallBytes or more if that is not known.
  int64_t bytesInserted(const GroupState &group) {
    int64_t bytes = 0;
    for (Operation *op : group.ops)
      if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
        RankedTensorType type = insert.getSourceType();
        bytes += type.hasStaticShape() ? type.getNumElements() * elementBytes(type.getElementType())
                                       : kSmallBytes;
        // The first of a chain copies what it is inserted into, unless that is empty or its own.
        Operation *dest = insert.getDest().getDefiningOp();
        if (!isa_and_present<tensor::EmptyOp, tensor::InsertSliceOp>(dest) &&
            !updates.areMadeByKernel(insert.getDestMutable()))
          bytes += kSmallBytes;
      }
    return bytes;
  }

  /// Insertions of little that is computed of the same value are one kernel, side by side: each
  /// would take as long as its launch (queries, keys and values of one product that are rotated and
  /// kept).
  void mergeSmallInsertions() {
    auto isSmall = [&](const GroupState &group) {
      return group.kind == GroupKind::Insertion && !group.ops.empty() &&
             bytesInserted(group) < kSmallBytes;
    };
    for (unsigned a = 0; fuse && a < groups.size(); ++a)
      for (unsigned b = a + 1; isSmall(groups[a]) && b < groups.size(); ++b) {
        if (!isSmall(groups[b]) ||
            llvm::none_of(groups[a].inputs,
                          [&](unsigned i) { return groups[b].inputs.contains(i); }) ||
            dependsOn(a, b) || dependsOn(b, a))
          continue;
        merge(b, a);
      }
  }

  /// A view whose value is read by something that is not device code of this block runs as a kernel
  /// of its own.
  void addEscapingViews() {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (!isDeviceOp(&op, updates) || !isViewLike(&op))
        continue;
      bool escapes = llvm::any_of(op.getUsers(), [&](Operation *user) {
        Operation *here = block.findAncestorOpInBlock(*user);
        bool isInside = here && (here == user || here->hasAttr(kOneKernel));
        return !isInside || !isDeviceOp(here, updates) || isa<encoding::SetOp>(user);
      });
      if (!escapes)
        continue;
      unsigned index = groups.size();
      auto &group = groups.emplace_back();
      group.ops.push_back(&op);
      groupOf[&op] = index;
    }
  }

  /// By the position of their last operation.
  SmallVector<FusionGroup> inProgramOrder() {
    SmallVector<FusionGroup> result;
    for (auto &group : groups) {
      if (group.ops.empty())
        continue; // Went into another.
      llvm::sort(group.ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
      result.push_back({group.ops});
    }
    llvm::sort(result, [](const FusionGroup &a, const FusionGroup &b) {
      return a.ops.back()->isBeforeInBlock(b.ops.back());
    });
    return result;
  }

  Block &block;
  bool fuse;
  const kernels::Preferences &preferences;
  util::DeclineRemarks &remarks;
  InPlaceUpdates updates;
  SmallVector<GroupState> groups;
  DenseMap<Operation *, unsigned> groupOf;
};

} // namespace

void markFactors(Operation *root, const kernels::Preferences &preferences) {
  // A product of single rows reads a part once, where it lies.
  auto hasRows = [](linalg::LinalgOp product) {
    auto dims = linalg::inferContractionDims(product);
    return succeeded(dims) && !dims->m.empty();
  };
  root->walk([&](linalg::LinalgOp op) {
    if (takesPanels(op) ||
        (!preferences.multipliesParts() && preferences.rhsPanels(op) && hasRows(op)))
      for (Value input : op.getDpsInputs())
        if (Operation *def = input.getDefiningOp();
            isa_and_present<linalg::FillOp, tensor::ExtractSliceOp>(def))
          def->setAttr(kFactor, UnitAttr::get(op.getContext()));
  });
}

void makeInside(Operation *op, function_ref<bool(Operation *)> isOutside) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands())
    if (Operation *made = operand.get().getDefiningOp();
        isa_and_present<tensor::EmptyOp, linalg::FillOp>(made) && isOutside(made)) {
      Operation *own = builder.clone(*made);
      operand.set(own->getResult(0));
      makeInside(own, isOutside);
    }
}

bool isViewLike(Operation *op) {
  return kernels::makesSortedPositions(op) ||
         (isa<linalg::FillOp, tensor::ExtractSliceOp>(op) && !op->hasAttr(kFactor));
}

bool isDeviceOp(Operation *op, InPlaceUpdates &updates) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op); insert && updates.areMadeByHost(insert))
    return false;
  if (isa<linalg::LinalgOp, encoding::SetOp>(op) || op->hasAttr(kOneKernel))
    return true;
  if (isa<linalg_ext::LinalgExtDialect>(op->getDialect()))
    return op->getNumResults() > 0;
  return isa<tensor::PadOp, tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::FromElementsOp,
             tensor::GenerateOp, tensor::ConcatOp, tensor::GatherOp, tensor::ScatterOp,
             tensor::BitcastOp, linalg::SoftmaxOp, tensor::SplatOp, linalg::PackOp,
             linalg::UnPackOp>(op);
}

SmallVector<FusionGroup> computeFusionGroups(Block &block, bool fuse,
                                             const kernels::Preferences &preferences,
                                             util::DeclineRemarks &remarks) {
  return Grouping(block, fuse, preferences, remarks).run();
}

} // namespace sluice::dispatch
