//===- ShardPlan.cpp - what --shard asks for --------------------------------===//
#include "compiler/Shard/ShardPlan.h"
#include "compiler/Device/NodeNames.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
namespace {

constexpr int64_t kMaxProcesses = 1 << 20; // that a module can be loaded by

using SplitAxes = SmallVector<SmallVector<int16_t>>;

struct Rule {
  llvm::Regex regex;
  SplitAxes axes;
  Location at;
  bool matched = false;
};

class PlanFile {
public:
  PlanFile(ModuleOp module, const std::string &path) : module(module), path(path) {}
  LogicalResult read();
  void annotate(upstream::GridOp grid);
  ArrayRef<int64_t> shape() const { return sizes; }

private:
  LogicalResult readLine(StringRef line, unsigned number);
  LogicalResult readAxes(StringRef text, Location at, SplitAxes &axes);
  Rule *ruleFor(Operation *op);

  ModuleOp module;
  const std::string &path;
  SmallVector<int64_t> sizes;
  std::vector<Rule> rules;
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

LogicalResult PlanFile::readAxes(StringRef text, Location at, SplitAxes &axes) {
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

LogicalResult PlanFile::readLine(StringRef line, unsigned number) {
  auto locAt = [&](size_t column) -> Location {
    return FileLineColLoc::get(module.getContext(), path, number, column + 1);
  };
  size_t begin = line.find_first_not_of(" \t"), arrow = line.rfind("->");
  if (arrow == StringRef::npos) {
    auto [name, value] = line.split('=');
    if (name.trim() != "grid" || !sizes.empty())
      return emitError(locAt(begin), sizes.empty() ? "expected 'grid = 4' or REGEX -> AXES"
                                                   : "expected REGEX -> AXES");
    if (!readSizes(value.trim(), sizes))
      return emitError(locAt(begin), "'")
             << value.trim() << "' is no size of a grid, like 4 or 2x2";
    return success();
  }
  if (sizes.empty())
    return emitError(locAt(begin), "the size of the grid comes first: grid = 4");
  StringRef pattern = line.take_front(arrow).trim();
  llvm::Regex regex(pattern);
  std::string problem;
  if (pattern.empty() || !regex.isValid(problem))
    return emitError(locAt(begin == arrow ? 0 : begin), "'")
           << pattern
           << "' is no regular expression: " << (problem.empty() ? "it is empty" : problem);
  Rule rule{std::move(regex), {}, locAt(begin)};
  if (failed(readAxes(line.drop_front(arrow + 2).trim(),
                      locAt(line.find_first_not_of(" \t", arrow + 2)), rule.axes)))
    return failure();
  rules.push_back(std::move(rule));
  return success();
}

LogicalResult PlanFile::read() {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return module.emitError("--shard is a size of a grid, like 4 or 2x2, or a file; cannot read '")
           << path << "': " << buffer.getError().message();
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (auto [i, line] : llvm::enumerate(lines))
    if (StringRef text = line.rtrim(); !text.ltrim().empty() && !text.ltrim().starts_with("#"))
      if (failed(readLine(text, i + 1)))
        return failure();
  if (sizes.empty())
    return module.emitError("'") << path << "' does not say the size of the grid, like grid = 4";
  return success();
}

Rule *PlanFile::ruleFor(Operation *op) {
  std::vector<std::string> names;
  device::collectNodeNames(op->getLoc(), names);
  for (Rule &rule : rules)
    if (llvm::any_of(names, [&](const std::string &name) { return rule.regex.match(name); }))
      return &rule;
  return nullptr;
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
      Rule *rule = ruleFor(op);
      if (!rule)
        continue;
      rule->matched = true;
      std::string node = device::nodeName(op->getLoc());
      auto leaves = [&](Operation *user) { return device::nodeName(user->getLoc()) != node; };
      OpBuilder builder(op->getContext());
      builder.setInsertionPointAfter(op);
      for (Value result : op->getResults()) {
        if (!isa<RankedTensorType>(result.getType()) || llvm::none_of(result.getUsers(), leaves))
          continue;
        SmallVector<upstream::GridAxesAttr> split;
        for (const auto &axes : rule->axes)
          split.push_back(upstream::GridAxesAttr::get(op->getContext(), axes));
        Value sharding = upstream::ShardingOp::create(builder, op->getLoc(),
                                                      upstream::Sharding::get(symbol, split));
        auto annotated = upstream::ShardOp::create(builder, op->getLoc(), result, sharding);
        result.replaceAllUsesExcept(annotated, annotated);
      }
    }
  }
  for (Rule &rule : rules)
    if (!rule.matched)
      emitWarning(rule.at, "no node of the model matches this line");
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
