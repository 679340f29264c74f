//===- PassTarget.h - the target that a pass is told ----------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Operation.h"

namespace sluice {

/// The target called `name`, an option of a pass on `op`; an error there if there is none.
inline llvm::FailureOr<TargetModel> targetOfPass(mlir::Operation *op, llvm::StringRef name) {
  llvm::Expected<TargetModel> model = parseTarget(name);
  if (!model)
    return op->emitError() << llvm::toString(model.takeError());
  return std::move(*model);
}

} // namespace sluice
