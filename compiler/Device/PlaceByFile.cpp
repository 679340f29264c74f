//===- PlaceByFile.cpp - nodes onto targets, as a file says -----------------===//
// # encoder and decoder apart
// ^encoder/      -> cuda:sm_90
// MatMul|Gemm    -> 0
//===----------------------------------------------------------------------===//
#include "compiler/Device/NodeNames.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"

using namespace mlir;

namespace sluice::device {
namespace {

struct Rule {
  llvm::Regex regex;
  Attribute affinity;
  std::string reason; // "place.txt:3"
  Location at;
  bool matched = false;
};

class PlaceFile {
public:
  PlaceFile(ModuleOp module, const std::string &path, ArrayRef<std::string> targets)
      : module(module), path(path), targets(targets) {}
  LogicalResult read();
  void apply();

private:
  LogicalResult addRule(StringRef line, unsigned number);
  FailureOr<Attribute> deviceFor(StringRef name, Location at);
  Rule *ruleFor(Operation *op);

  ModuleOp module;
  const std::string &path;
  ArrayRef<std::string> targets;
  std::vector<Rule> rules;
};

} // namespace

FailureOr<Attribute> PlaceFile::deviceFor(StringRef name, Location at) {
  if (name.starts_with("@")) {
    auto global = module.lookupSymbol<util::GlobalOp>(name.drop_front());
    if (!global || !isa<hal::DeviceType>(global.getType()))
      return emitError(at, "the program has no device '") << name << "'", failure();
    return affinityTo(global.getSymNameAttr());
  }
  unsigned number = targets.size();
  if (name.getAsInteger(10, number)) {
    auto isIt = [&](StringRef target) { return target == name; };
    auto isOfKind = [&](StringRef target) { return target.split(':').first == name; };
    number = llvm::find_if(targets, isIt) - targets.begin();
    if (number == targets.size())
      number = llvm::find_if(targets, isOfKind) - targets.begin();
  }
  if (number >= targets.size())
    return emitError(at, "no --target gives '") << name << "'; given " << llvm::join(targets, ", "),
           failure();
  return affinityToTarget(module.getContext(), number);
}

LogicalResult PlaceFile::addRule(StringRef line, unsigned number) {
  size_t arrow = line.rfind("->");
  auto locAt = [&](size_t column) -> Location {
    return FileLineColLoc::get(module.getContext(), path, number, column + 1);
  };
  if (arrow == StringRef::npos)
    return emitError(locAt(0), "expected REGEX -> DEVICE");
  StringRef pattern = line.take_front(arrow).trim(), device = line.drop_front(arrow + 2).trim();
  size_t begin = line.find_first_not_of(" \t");
  if (pattern.empty() || device.empty())
    return emitError(locAt(arrow), "expected REGEX -> DEVICE");
  llvm::Regex regex(pattern);
  std::string problem;
  if (!regex.isValid(problem))
    return emitError(locAt(begin), "'") << pattern << "' is no regular expression: " << problem;
  auto affinity = deviceFor(device, locAt(line.find(device, arrow + 2)));
  if (failed(affinity))
    return failure();
  rules.push_back({std::move(regex), *affinity, path + ":" + std::to_string(number), locAt(begin)});
  return success();
}

LogicalResult PlaceFile::read() {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return module.emitError("cannot read '") << path << "': " << buffer.getError().message();
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  LogicalResult result = success();
  for (auto [i, line] : llvm::enumerate(lines))
    if (StringRef text = line.rtrim();
        !text.ltrim().empty() && !text.ltrim().starts_with("#") && failed(addRule(text, i + 1)))
      result = failure();
  return result;
}

Rule *PlaceFile::ruleFor(Operation *op) {
  std::vector<std::string> names;
  collectNodeNames(op->getLoc(), names);
  Rule *first = nullptr;
  for (Rule &rule : rules)
    if (llvm::any_of(names, [&](const std::string &name) { return rule.regex.match(name); })) {
      rule.matched = true;
      first = first ? first : &rule;
    }
  return first;
}

void PlaceFile::apply() {
  Builder builder(module.getContext());
  forEachUnit(module, [&](Operation *op) {
    Rule *rule = ruleFor(op);
    // What control flow is made of goes where its node is sent, unless it has a name of its own.
    for (Operation *parent = op->getParentOp(); !rule && parent && isControlFlow(parent);
         parent = parent->getParentOp())
      rule = ruleFor(parent);
    if (!rule)
      return;
    op->setAttr(kPlaceAttr, rule->affinity);
    op->setAttr(kReasonAttr, builder.getStringAttr(rule->reason));
  });
  for (Rule &rule : rules)
    if (!rule.matched)
      emitWarning(rule.at, "no node of the model matches this line");
}

Attribute affinityToTarget(MLIRContext *context, unsigned target) {
  return hal::DevicePromiseAttr::get(
      context, FlatSymbolRefAttr::get(context, (kTargetDevice + Twine(target)).str()), {});
}

void placeOn(Operation *op, unsigned target, const std::string &reason) {
  op->setAttr(kPlaceAttr, affinityToTarget(op->getContext(), target));
  op->setAttr(kReasonAttr, StringAttr::get(op->getContext(), reason));
}

void forEachUnit(Operation *root, function_ref<void(Operation *)> visit) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<ModuleOp, func::FuncOp>(op) || isControlFlow(op))
      return WalkResult::advance();
    if (isFree(op) || isHost(op) || isFill(op))
      return WalkResult::skip();
    visit(op);
    return WalkResult::skip();
  });
}

void noteTargets(ModuleOp module, ArrayRef<std::string> targets) {
  auto texts =
      llvm::map_to_vector(targets, [](const std::string &target) { return StringRef(target); });
  module->setAttr(kPlaceTargetsAttr, Builder(module.getContext()).getStrArrayAttr(texts));
}

LogicalResult placeByFile(ModuleOp module, const std::string &path, ArrayRef<std::string> targets) {
  noteTargets(module, targets);
  PlaceFile file(module, path, targets);
  if (failed(file.read()))
    return failure();
  file.apply();
  return success();
}

} // namespace sluice::device
