//===- Remarks.h - why a pass left an operation as it was -----------------===//
// Patterns and passes say so by notifyMatchFailure, of operations that looked like what they are
// for. This makes remarks of it (mlir/IR/Remarks.h), in the category of the pass's name:
//   DeclineRemarks remarks(getContext(), getArgument());
//   config.setListener(remarks.listener());   // or, where there is no pattern: remarks.decline
//     ->   model.onnx:MatMul_7 (MatMul): remark: sluice-recognize-attention: the mask has a layout
// Nothing is computed, and there is no listener, unless somebody asked for remarks: `--remarks` of
// sluice compile, `--remarks-filter` of sluice-opt.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::util {

/// What one run of a pass says about one operation. What is said twice at one place is one remark.
class DeclineRemarks final : public RewriterBase::Listener {
public:
  DeclineRemarks(MLIRContext &context, StringRef pass);
  /// Null unless remarks are wanted.
  RewriterBase::Listener *listener() { return isWanted ? this : nullptr; }
  /// Says why `op` stays as it is; fails.
  LogicalResult decline(Operation *op, const Twine &why);

  void notifyPatternBegin(const Pattern &pattern, Operation *op) override;
  void notifyMatchFailure(Location loc, function_ref<void(Diagnostic &)> reason) override;

private:
  void say(Location loc, const std::string &why);
  StringRef pass;
  bool isWanted, isOurs = true; ///< Upstream's patterns decline whatever they are not for.
  llvm::StringSet<> said;
};

} // namespace sluice::util
