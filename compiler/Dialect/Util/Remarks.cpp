//===- Remarks.cpp - why a pass left an operation as it was ---------------===//
#include "compiler/Dialect/Util/Remarks.h"
#include "mlir/IR/Remarks.h"

namespace sluice::util {

DeclineRemarks::DeclineRemarks(MLIRContext &context, StringRef pass)
    : pass(pass), isWanted(context.getRemarkEngine() != nullptr) {}

void DeclineRemarks::notifyPatternBegin(const Pattern &pattern, Operation *) {
  StringRef name = pattern.getDebugName();
  isOurs = name.empty() || name.starts_with("sluice::"); // Functions have no name.
}

void DeclineRemarks::notifyMatchFailure(Location loc, function_ref<void(Diagnostic &)> reason) {
  if (!isOurs)
    return;
  Diagnostic why(loc, DiagnosticSeverity::Remark);
  reason(why);
  say(loc, why.str());
}

LogicalResult DeclineRemarks::decline(Operation *op, const Twine &why) {
  if (isWanted)
    say(op->getLoc(), why.str());
  return failure();
}

void DeclineRemarks::say(Location loc, const std::string &why) {
  std::string key = why;
  llvm::raw_string_ostream(key) << loc;
  if (said.insert(key).second)
    remark::missed(loc, remark::RemarkOpts::name("declined").category(pass))
        << remark::reason("{0}", why);
}

} // namespace sluice::util
