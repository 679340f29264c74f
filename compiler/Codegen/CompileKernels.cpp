//===- CompileKernels.cpp - kernels to machine code, one library a target -===//
// CompileKernels runs on every executable, in parallel, and leaves its object code and grid function in it:
//   flow.executable @relu { func.func @relu(...) {...} }
//     -> flow.executable @relu attributes {object = dense_resource<relu> : tensor<2816xi8>} { func.func private @relu_grid(...) }
// LinkKernels then joins them:
//   hal.executable.binary @cpu for "cpu:..." entries ["relu"] = dense_resource<elf>, func.func private @relu_grid(...)
//===----------------------------------------------------------------------===//
#include "compiler/Codegen/Kernel.h"
#include "compiler/Codegen/Passes.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Target/CPU/CpuBackend.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

namespace sluice::codegen {
#define GEN_PASS_DEF_KERNELSTOLLVM
#define GEN_PASS_DEF_COMPILEKERNELS
#define GEN_PASS_DEF_LINKKERNELS
#include "compiler/Codegen/Passes.h.inc"
} // namespace sluice::codegen

/// `bytes` as an attribute that lives in the IR's resources, written once.
static ElementsAttr bytesAttr(MLIRContext *context, StringRef name, ArrayRef<char> bytes) {
  auto type = RankedTensorType::get({int64_t(bytes.size())}, IntegerType::get(context, 8));
  return DenseResourceElementsAttr::get(type, name, HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
}

static ArrayRef<char> bytesOf(ElementsAttr attr) {
  auto *blob = cast<DenseResourceElementsAttr>(attr).getRawHandle().getBlob();
  return blob->getData();
}

namespace sluice::codegen {
namespace {
/// Common to passes that know the target.
template <typename Base> struct TargetPass : Base {
  using Base::Base;
  LogicalResult initialize(MLIRContext *context) override {
    auto parsed = parseTarget(this->target);
    if (!parsed)
      return emitError(UnknownLoc::get(context), llvm::toString(parsed.takeError()));
    model = *parsed;
    return success();
  }
  TargetModel model;
};

struct KernelsToLLVM final : TargetPass<impl::KernelsToLLVMBase<KernelsToLLVM>> {
  using TargetPass::TargetPass;
  void runOnOperation() override {
    if (failed(cpu::applyKernelAbi(getOperation().getKernel())) ||
        failed(cpu::convertKernelToLLVM(getOperation(), model, optLevel)))
      signalPassFailure();
  }
};

struct CompileKernels final : TargetPass<impl::CompileKernelsBase<CompileKernels>> {
  using TargetPass::TargetPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    TargetPass::getDependentDialects(registry);
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
  }

  void runOnOperation() override {
    flow::ExecutableOp executable = getOperation();
    cpu::KernelObject object;
    auto check = [&](Kernel &kernel) -> llvm::Error {
      if (failed(cpu::applyKernelAbi(kernel.func)) || failed(cpu::convertKernelToLLVM(executable, model, optLevel)))
        return llvm::createStringError("the loops do not convert to LLVM");
      auto emitted = cpu::emitObject(executable, model, optLevel);
      if (!emitted)
        return emitted.takeError();
      object = std::move(*emitted);
      return llvm::Error::success();
    };
    if (failed(lowerKernel(executable, model, optLevel, check)))
      return signalPassFailure();
    for (Operation &op : llvm::make_early_inc_range(executable.getBody().front()))
      if (!isa<func::FuncOp>(op))
        op.erase();
    executable->setAttr("object", bytesAttr(&getContext(), executable.getSymName(), object.elf));
    executable->setAttr("stack_bytes", Builder(&getContext()).getI64IntegerAttr(object.stackBytes));
  }
};

struct LinkKernels final : TargetPass<impl::LinkKernelsBase<LinkKernels>> {
  using TargetPass::TargetPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<ArrayRef<char>> objects;
    SmallVector<flow::ExecutableOp> executables;
    SmallVector<StringRef> entries;
    for (auto executable : module.getOps<flow::ExecutableOp>()) {
      auto object = executable->getAttrOfType<ElementsAttr>("object");
      if (!object)
        continue;
      objects.push_back(bytesOf(object));
      executables.push_back(executable);
      entries.push_back(executable.getSymName());
    }
    SmallVector<char, 0> library;
    if (!objects.empty()) {
      auto linked = cpu::linkLibrary(objects, model);
      if (!linked) {
        module.emitError(llvm::toString(linked.takeError()));
        return signalPassFailure();
      }
      library = std::move(*linked);
    }
    OpBuilder builder(module.getContext());
    builder.setInsertionPointToStart(module.getBody());
    hal::ExecutableBinaryOp::create(builder, module.getLoc(), builder.getStringAttr("private"), "cpu", model.spec(),
                                    builder.getStrArrayAttr(entries), bytesAttr(&getContext(), "kernels", library));
    for (flow::ExecutableOp executable : executables) {
      for (auto grid : llvm::make_early_inc_range(executable.getBody().front().getOps<func::FuncOp>())) {
        grid->remove();
        module.push_back(grid);
      }
      // The resource manager would keep the object for as long as the context lives.
      if (auto *blob = cast<DenseResourceElementsAttr>(executable->getAttr("object")).getRawHandle().getResource())
        *blob->getBlob() = AsmResourceBlob();
      executable.erase();
    }
  }
};
} // namespace
} // namespace sluice::codegen
