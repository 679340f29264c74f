//===- TargetFamily.h - the families of targets, by name ------------------===//
// A family (CPUs, NVIDIA's GPUs, ...) lives in one folder of compiler/Backend, which makes it known
// here. Whoever has the name of a target asks parseTarget and needs to know no family.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace sluice {

struct TargetFamily {
  llvm::StringRef name;     ///< What its targets begin with: "cuda".
  llvm::StringRef spelling; ///< How they are written, for messages: "cuda:<architecture>".
  llvm::StringRef example;  ///< One of them: "cuda:sm_90".
  /// The model of a target, from what follows "cuda:"; "" if nothing does.
  llvm::Expected<TargetModel> (*parse)(llvm::StringRef rest);
  /// What may follow "cuda:", of all targets or, where they are too many, of some.
  llvm::SmallVector<std::string> (*names)();
  /// What the family's name alone stands for, best first, each with a program in the module; none
  /// if that is one target.
  llvm::ArrayRef<llvm::StringRef> variants = {};
  /// How much a program for `model` asks of a device, compared as words are: of the programs that
  /// can run, a device takes the one that asks for most. Null: by the number of features.
  llvm::SmallVector<int64_t> (*demand)(const TargetModel &model) = nullptr;
  /// Dialects of the family's instructions, beside those of all kernels, with their translation to
  /// LLVM. Null: none.
  void (*addDialects)(mlir::DialectRegistry &registry) = nullptr;
};

/// Makes `family`, which must live until the process ends, known to parseTarget. Before any thread
/// parses targets.
void registerTargetFamily(const TargetFamily &family);

/// All families, in the order in which they were registered.
llvm::ArrayRef<const TargetFamily *> targetFamilies();

/// The family whose name or other name (runtime/hal/Families.h) is what `spec` has in front of its
/// first colon; null if none.
const TargetFamily *findTargetFamily(llvm::StringRef spec);

/// Dialects of all families.
void addFamilyDialects(mlir::DialectRegistry &registry);

/// What `spec` stands for: itself, or the variants of a family that is named alone.
std::vector<std::string> expandTarget(llvm::StringRef spec);

} // namespace sluice
