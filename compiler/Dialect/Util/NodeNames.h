//===- NodeNames.h - nodes of the user's model, files of rules for them ---===//
#pragma once
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Regex.h"
#include <deque>

namespace sluice::util {

/// Adds the nodes that `loc` names, "Conv_12 (Conv)" or "file.mlir:3:8", each once.
void collectNodeNames(Location loc, std::vector<std::string> &names);
/// The first of them, "" if there is none.
std::string nodeName(Location loc);

/// A file that says something of a model's nodes:
///   # encoder and decoder apart
///   ^encoder/ -> cuda:sm_90
/// The first line whose regular expression (POSIX, extended) is found in a node's name counts.
/// Errors and warnings are at the file's own line and column.
class NodeRules {
public:
  using Read = llvm::function_ref<llvm::LogicalResult(llvm::StringRef text, Location at)>;

  /// Reads the file at `path`; `what` is what its values are in messages: DEVICE. `readValue` takes
  /// each value in order; `readSetting`, if given, the lines without an arrow. All lines that are
  /// wrong are reported. Fails with `unreadable` where there is no such file.
  LogicalResult read(ModuleOp module, const std::string &path, StringRef what, Read readValue,
                     Read readSetting = nullptr, StringRef unreadable = "cannot read '");
  /// The number of the line's value that counts for `op`, by its names.
  std::optional<unsigned> ruleFor(Operation *op);
  /// Where rule number `rule` is: "place.txt:3".
  std::string placeOf(unsigned rule) const;
  /// Warns of lines that no op so far has matched.
  void warnOfUnmatched() const;

private:
  struct Rule {
    llvm::Regex regex;
    FileLineColLoc at;
    bool matched = false;
  };
  std::deque<Rule> rules;
};

} // namespace sluice::util
