//===- PartitionShards.cpp - which functions are cut over processes ---------===//
// Those with annotations (shard.shard), as they say; or all that callers see, as the command line
// says (--shard), with arguments and results as they were. Functions that nobody cuts every process
// runs as a whole.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/ParseJson.h"
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Shard/Partition.h"
#include "compiler/Shard/Passes.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
#define GEN_PASS_DEF_PARTITIONSHARDS
#include "compiler/Shard/Passes.h.inc"

namespace {
/// A program that says nothing of processes, cut over those of a grid.
struct ShardPlan {
  upstream::GridOp grid;
  /// Products with large constant weights are cut along their columns. Otherwise a file says what
  /// is cut, and only that is.
  bool cutsWeights = false;
};

constexpr int64_t kMaxProcesses = 1 << 20; // that a module can be loaded by

using SplitAxes = SmallVector<SmallVector<int16_t>>;

class PlanFile {
public:
  PlanFile(ModuleOp module, const std::string &path) : module(module), path(path) {}
  LogicalResult read();
  void annotate(upstream::GridOp grid);
  ArrayRef<int64_t> shape() const { return sizes; }

private:
  LogicalResult readGrid(StringRef line, Location at);
  LogicalResult readAxes(StringRef text, Location at);

  ModuleOp module;
  const std::string &path;
  SmallVector<int64_t> sizes;
  util::NodeRules rules;
  SmallVector<SplitAxes> axesOfRules;
};

} // namespace

/// "4", "2x2".
static bool readSizes(StringRef text, SmallVectorImpl<int64_t> &sizes) {
  SmallVector<StringRef> parts;
  text.split(parts, 'x');
  for (StringRef part : parts)
    if (int64_t size; part.getAsInteger(10, size) || size < 1 || size > kMaxProcesses)
      return false;
    else
      sizes.push_back(size);
  return true;
}

LogicalResult PlanFile::readAxes(StringRef text, Location at) {
  if (sizes.empty())
    return emitError(at, "the size of the grid comes first: grid = 4");
  SplitAxes &axes = axesOfRules.emplace_back();
  auto refuse = [&] {
    return emitError(at, "expected axes of the grid for each dimension, like [[], [0]]");
  };
  auto value = util::parseJson(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return refuse();
  }
  auto *dims = value->getAsArray();
  if (!dims)
    return refuse();
  llvm::SmallBitVector used(sizes.size());
  for (const llvm::json::Value &dim : *dims) {
    auto *list = dim.getAsArray();
    if (!list)
      return refuse();
    axes.emplace_back();
    for (const llvm::json::Value &item : *list) {
      auto axis = item.getAsInteger();
      if (!axis)
        return refuse();
      if (*axis < 0 || *axis >= int64_t(sizes.size()))
        return emitError(at, "the grid has no axis ") << *axis << "; it has " << sizes.size();
      if (used[*axis])
        return emitError(at, "cuts two dimensions along axis ") << *axis;
      used.set(*axis);
      axes.back().push_back(int16_t(*axis));
    }
  }
  return success();
}

LogicalResult PlanFile::readGrid(StringRef line, Location at) {
  auto [name, value] = line.split('=');
  if (name.trim() != "grid" || !sizes.empty())
    return emitError(at, sizes.empty() ? "expected 'grid = 4' or REGEX -> AXES"
                                       : "expected REGEX -> AXES");
  if (!readSizes(value.trim(), sizes))
    return emitError(at, "'") << value.trim() << "' is no size of a grid, like 4 or 2x2";
  return success();
}

LogicalResult PlanFile::read() {
  auto read = [&](auto member) {
    return [=, this](StringRef text, Location at) { return (this->*member)(text, at); };
  };
  SLUICE_TRY(rules.read(module, path, "AXES", read(&PlanFile::readAxes), read(&PlanFile::readGrid),
                        "--shard is a size of a grid, like 4 or 2x2, or a file; cannot read '"));
  if (sizes.empty())
    return module.emitError("'") << path << "' does not say the size of the grid, like grid = 4";
  return success();
}

/// What a node gives to others lies as its rule says. What is in between follows.
void PlanFile::annotate(upstream::GridOp grid) {
  auto symbol = FlatSymbolRefAttr::get(grid.getSymNameAttr());
  for (auto func : module.getOps<func::FuncOp>()) {
    if (!func.isPublic() || func.isExternal())
      continue;
    SmallVector<Operation *> ops =
        llvm::map_to_vector(func.getBody().front(), [&](Operation &op) { return &op; });
    for (Operation *op : ops) {
      auto rule = rules.ruleFor(op);
      if (!rule)
        continue;
      std::string node = util::nodeName(op->getLoc());
      auto leaves = [&](Operation *user) { return util::nodeName(user->getLoc()) != node; };
      OpBuilder builder(op->getContext());
      builder.setInsertionPointAfter(op);
      for (Value result : op->getResults()) {
        if (!isa<RankedTensorType>(result.getType()) || llvm::none_of(result.getUsers(), leaves))
          continue;
        SmallVector<upstream::GridAxesAttr> split;
        for (const auto &axes : axesOfRules[*rule])
          split.push_back(upstream::GridAxesAttr::get(op->getContext(), axes));
        Value sharding = upstream::ShardingOp::create(builder, op->getLoc(),
                                                      upstream::Sharding::get(symbol, split));
        auto annotated = upstream::ShardOp::create(builder, op->getLoc(), result, sharding);
        result.replaceAllUsesExcept(annotated, annotated);
      }
    }
  }
  rules.warnOfUnmatched();
}

/// Reads `text`, a size ("4", "2x2") or a file, and adds the grid and the annotations to public
/// functions. Emits an error at the line of the file or at the node that is wrong; a line that
/// matches no node is a warning. A file says, with grid axes for the dimensions of a node's result:
///   grid = 2x2
///   /dense/MatMul -> [[0], [1]]
static FailureOr<ShardPlan> planShards(ModuleOp module, const std::string &text) {
  for (auto known : module.getOps<upstream::GridOp>())
    return known.emitOpError("says how the program is cut, so --shard has nothing to say"),
           failure();
  SmallVector<int64_t> sizes;
  bool isSize = readSizes(text, sizes);
  PlanFile file(module, text);
  if (!isSize) {
    SLUICE_TRY(file.read());
    sizes.assign(file.shape().begin(), file.shape().end());
  }
  int64_t processes = 1;
  for (int64_t size : sizes)
    processes = std::min(processes * size, kMaxProcesses + 1);
  if (processes > kMaxProcesses)
    return module.emitError("--shard asks for a grid of more than ")
               << kMaxProcesses << " processes",
           failure();
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  auto grid = upstream::GridOp::create(builder, module.getLoc(), "processes", sizes);
  SymbolTable(module).insert(grid);
  if (!isSize)
    file.annotate(grid);
  return ShardPlan{grid, isSize};
}

/// The grid of the annotations of `func`, null if it has none.
static FailureOr<upstream::GridOp> annotatedGrid(func::FuncOp func) {
  upstream::ShardOp first;
  func.walk([&](upstream::ShardOp op) {
    first = op;
    return WalkResult::interrupt();
  });
  if (!first)
    return upstream::GridOp();
  auto grid = SymbolTable::lookupNearestSymbolFrom<upstream::GridOp>(
      first, upstream::Sharding(first.getSharding()).getGridAttr());
  if (!grid)
    return first.emitOpError("is on grid '")
               << upstream::Sharding(first.getSharding()).getGrid() << "', which is not there",
           failure();
  return grid;
}

namespace {
struct PartitionShards final : impl::PartitionShardsBase<PartitionShards> {
  using Base::Base;
  void runOnOperation() override {
    std::optional<ShardPlan> plan;
    if (!shard.empty()) {
      auto planned = planShards(getOperation(), shard);
      if (failed(planned))
        return signalPassFailure();
      plan = *planned;
    }
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal() && failed(partition(func, plan)))
        return signalPassFailure();
  }

  LogicalResult partition(func::FuncOp func, const std::optional<ShardPlan> &plan) {
    auto grid =
        plan && func.isPublic() ? FailureOr<upstream::GridOp>(plan->grid) : annotatedGrid(func);
    if (failed(grid) || !*grid)
      return failed(grid) ? failure() : success();
    if (!llvm::hasSingleElement(func.getBody()))
      return func.emitError(
          "is cut over processes, and branches; put the branches into another function");
    if (llvm::any_of(grid->getShape(), ShapedType::isDynamic))
      return grid->emitOpError(
          "leaves its size open; say how many processes there are, since tensors are cut by that");
    Grid sizes{SmallVector<int64_t>(grid->getShape()), grid->getSymName().str()};
    util::DeclineRemarks remarks(getContext(), getArgument());
    return partitionFunction(func, sizes, {plan.has_value(), plan && plan->cutsWeights, &remarks});
  }
};
} // namespace

void buildShardPipeline(OpPassManager &pm, const std::string &shard) {
  PartitionShardsOptions processes;
  processes.shard = shard;
  pm.addPass(createPartitionShards(
      processes)); // annotations of shard, --shard -> what each process computes
  pm.addPass(createConvertShardToFlow()); // collectives of shard -> flow.collective on channels
}
} // namespace sluice::shard
