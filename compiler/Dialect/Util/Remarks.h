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
class DeclineRemarks final : public mlir::RewriterBase::Listener {
public:
  DeclineRemarks(mlir::MLIRContext &context, llvm::StringRef pass);
  /// Null unless remarks are wanted.
  mlir::RewriterBase::Listener *listener() { return isWanted ? this : nullptr; }
  /// Says why `op` stays as it is; fails.
  llvm::LogicalResult decline(mlir::Operation *op, const llvm::Twine &why);

  void notifyPatternBegin(const mlir::Pattern &pattern, mlir::Operation *op) override;
  void notifyMatchFailure(mlir::Location loc,
                          llvm::function_ref<void(mlir::Diagnostic &)> reason) override;

private:
  void say(mlir::Location loc, const std::string &why);
  llvm::StringRef pass;
  bool isWanted, isOurs = true; ///< Upstream's patterns decline whatever they are not for.
  llvm::StringSet<> said;
};

} // namespace sluice::util
