//===- NodeNames.cpp - nodes of the user's model, files of rules for them -===//
#include "compiler/Dialect/Util/NodeNames.h"
#include "llvm/Support/MemoryBuffer.h"

namespace sluice::util {

void collectNodeNames(Location loc, std::vector<std::string> &names) {
  auto add = [&](std::string name) {
    if (!name.empty() && !llvm::is_contained(names, name))
      names.push_back(std::move(name));
  };
  if (auto name = dyn_cast<NameLoc>(loc))
    add(name.getName().str());
  else if (auto fused = dyn_cast<FusedLoc>(loc))
    llvm::for_each(fused.getLocations(), [&](Location part) { collectNodeNames(part, names); });
  else if (auto call = dyn_cast<CallSiteLoc>(loc))
    collectNodeNames(call.getCallee(), names);
  else if (auto file = dyn_cast<FileLineColLoc>(loc))
    add((file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
         Twine(file.getColumn()))
            .str());
}

std::string nodeName(Location loc) {
  std::vector<std::string> names;
  collectNodeNames(loc, names);
  return names.empty() ? "" : names.front();
}

LogicalResult NodeRules::read(ModuleOp module, const std::string &path, StringRef what,
                              Read readValue, Read readSetting, StringRef unreadable) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return module.emitError(unreadable) << path << "': " << buffer.getError().message();
  auto readLine = [&](StringRef line, unsigned number) -> LogicalResult {
    auto locAt = [&](size_t column) {
      return FileLineColLoc::get(module.getContext(), path, number, column + 1);
    };
    size_t begin = line.find_first_not_of(" \t"), arrow = line.rfind("->");
    if (arrow == StringRef::npos && readSetting)
      return readSetting(line.trim(), locAt(begin));
    if (arrow == StringRef::npos || arrow == begin || arrow + 2 == line.size())
      return emitError(locAt(arrow == StringRef::npos ? begin : arrow), "expected REGEX -> ")
             << what;
    size_t value = line.find_first_not_of(" \t", arrow + 2);
    StringRef pattern = line.slice(begin, arrow).rtrim();
    Rule rule{llvm::Regex(pattern), locAt(begin)};
    std::string problem;
    if (!rule.regex.isValid(problem))
      return emitError(rule.at, "'") << pattern << "' is no regular expression: " << problem;
    rules.push_back(std::move(rule));
    return readValue(line.drop_front(value), locAt(value));
  };
  LogicalResult result = success();
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (auto [i, line] : llvm::enumerate(lines))
    if (StringRef text = line.rtrim(), start = text.ltrim();
        !start.empty() && !start.starts_with("#") && failed(readLine(text, i + 1)))
      result = failure();
  return result;
}

std::optional<unsigned> NodeRules::ruleFor(Operation *op) {
  std::vector<std::string> names;
  collectNodeNames(op->getLoc(), names);
  std::optional<unsigned> first;
  for (auto [i, rule] : llvm::enumerate(rules))
    if (llvm::any_of(names, [&](const std::string &name) { return rule.regex.match(name); })) {
      rule.matched = true;
      first = first.value_or(i);
    }
  return first;
}

std::string NodeRules::placeOf(unsigned rule) const {
  FileLineColLoc at = rules[rule].at;
  return (at.getFilename().getValue() + ":" + Twine(at.getLine())).str();
}

void NodeRules::warnOfUnmatched() const {
  for (const Rule &rule : rules)
    if (!rule.matched)
      emitWarning(rule.at, "no node of the model matches this line");
}

} // namespace sluice::util
