//===- Kinds.cpp - all kinds of kernels, in the order they are asked ------===//
#include "compiler/Codegen/Generic/GenericKind.h"
#include "compiler/Codegen/Kernel.h"

using namespace sluice::codegen;

llvm::ArrayRef<const KernelKind *> sluice::codegen::kernelKinds() {
  static const GenericKind generic;
  static const KernelKind *const kinds[] = {&generic};
  return kinds;
}
