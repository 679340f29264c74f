//===- TargetMachine.cpp - LLVM's code generator for a target -------------===//
#include "compiler/Target/TargetMachine.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include <mutex>

using namespace llvm;

void sluice::initializeLLVMTargets() {
  static std::once_flag once;
  std::call_once(once, [] {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    InitializeAllAsmPrinters();
    InitializeAllAsmParsers();
  });
}

std::unique_ptr<TargetMachine> sluice::createTargetMachine(const TargetModel &model, int optLevel) {
  initializeLLVMTargets();
  Triple triple(model.triple);
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return nullptr;
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Fast; // a * b + c in one rounding, as every BLAS does.
  CodeGenOptLevel level = optLevel == 0   ? CodeGenOptLevel::Less
                          : optLevel >= 3 ? CodeGenOptLevel::Aggressive
                                          : CodeGenOptLevel::Default;
  if (triple.isRISCV64() && StringRef(model.features).contains("+d"))
    options.MCOptions.ABIName = "lp64d";
  std::optional<CodeModel::Model> codeModel;
  if (!model.isGpu())
    codeModel = CodeModel::Small;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(
      triple, model.cpu, model.features, options, Reloc::PIC_, codeModel, level));
}
