//===- ShardPlan.cpp - what --shard asks for --------------------------------===//
#include "compiler/Shard/ShardPlan.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/NodeRules.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
namespace {

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
  auto value = llvm::json::parse(text);
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
  if (failed(rules.read(module, path, "AXES", read(&PlanFile::readAxes), read(&PlanFile::readGrid),
                        "--shard is a size of a grid, like 4 or 2x2, or a file; cannot read '")))
    return failure();
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
    SmallVector<Operation *> ops;
    for (Operation &op : func.getBody().front())
      ops.push_back(&op);
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

FailureOr<ShardPlan> planShards(ModuleOp module, const std::string &text) {
  for (auto known : module.getOps<upstream::GridOp>())
    return known.emitOpError("says how the program is cut, so --shard has nothing to say"),
           failure();
  SmallVector<int64_t> sizes;
  bool isSize = readSizes(text, sizes);
  PlanFile file(module, text);
  if (!isSize) {
    if (failed(file.read()))
      return failure();
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

} // namespace sluice::shard
