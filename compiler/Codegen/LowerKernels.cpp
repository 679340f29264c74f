//===- LowerKernels.cpp - plan, lower, check, and the next plan -----------===//
#include "compiler/Codegen/Kernel.h"
#include "compiler/Codegen/Passes.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

namespace sluice::codegen {
#define GEN_PASS_DEF_LOWERKERNELS
#include "compiler/Codegen/Passes.h.inc"
} // namespace sluice::codegen

/// From what an emitter leaves to loops with all memory placed.
static LogicalResult finishLowering(Kernel &kernel) {
  if (failed(lowerToLoops(kernel)) || failed(placeAllocations(kernel)) || failed(verify(kernel.executable)))
    return failure();
  auto tensors = kernel.func.walk([](Operation *op) {
    auto isTensor = [](Type type) { return isa<TensorType>(type); };
    bool any = llvm::any_of(op->getResultTypes(), isTensor) || llvm::any_of(op->getOperandTypes(), isTensor);
    return any ? (op->emitOpError("is still on tensors"), WalkResult::interrupt()) : WalkResult::advance();
  });
  return failure(tensors.wasInterrupted());
}

/// Follows one plan to the end, phase by phase.
static LogicalResult follow(Kernel &kernel, const Candidate &candidate, function_ref<llvm::Error(Kernel &)> check,
                            llvm::Error &error) {
  if (failed(candidate.lower(kernel)))
    return failure();
  SmallVector<flow::ExecutableOp> parts{kernel.executable};
  for (OwningOpRef<flow::ExecutableOp> &phase : kernel.phases)
    parts.push_back(*phase);
  for (flow::ExecutableOp part : parts) {
    Kernel alone{part, part.getKernel(), kernel.target, kernel.optLevel};
    if (failed(finishLowering(alone)) || (error = check(alone)))
      return failure();
  }
  return success();
}

LogicalResult sluice::codegen::lowerKernel(flow::ExecutableOp executable, const TargetModel &target, int optLevel,
                                           function_ref<llvm::Error(Kernel &)> check) {
  func::FuncOp original = executable.getKernel();
  if (!original)
    return executable.emitOpError("holds no kernel");
  OwningOpRef<func::FuncOp> untouched = original.clone();
  DictionaryAttr attributes = executable->getAttrDictionary();
  SmallVector<std::string> dropped; // Plans that did not work, with the reason.
  for (const KernelKind *kind : kernelKinds(target)) {
    Kernel planned{executable, executable.getKernel(), target, optLevel};
    for (const Candidate &candidate : kind->candidates(planned)) {
      Kernel kernel{executable, executable.getKernel(), target, optLevel};
      std::string report;
      llvm::raw_string_ostream os(report);
      os << kind->name() << ": " << candidate.description << ": ";
      LogicalResult lowered = failure();
      bool complained = false;
      {
        // What a dropped candidate reports is not the user's concern yet. Other threads report through the same engine.
        uint64_t thread = llvm::get_threadid();
        ScopedDiagnosticHandler quiet(executable.getContext(), [&](Diagnostic &diagnostic) {
          if (llvm::get_threadid() != thread)
            return failure();
          os << (complained ? "; " : "") << diagnostic.str();
          complained = true;
          return success();
        });
        llvm::Error error = llvm::Error::success();
        lowered = follow(kernel, candidate, check, error);
        if (error)
          os << (complained ? "; " : "") << llvm::toString(std::move(error));
      }
      if (succeeded(lowered)) {
        Builder builder(executable.getContext());
        auto plan = builder.getStringAttr(kind->name() + ": " + candidate.description);
        executable->setAttr("plan", plan);
        for (OwningOpRef<flow::ExecutableOp> &phase : kernel.phases) {
          (*phase)->setAttr("plan", plan);
          executable.getBody().front().push_back(phase.release());
        }
        if (!dropped.empty())
          executable->setAttr("dropped_plans",
                              builder.getStrArrayAttr(SmallVector<StringRef>(dropped.begin(), dropped.end())));
        return success();
      }
      dropped.push_back(report);
      executable->setAttrs(attributes); // What the emitter said about its code.
      Block &body = executable.getBody().front();
      body.clear();
      body.push_back(untouched->clone());
    }
  }
  InFlightDiagnostic error = executable.getKernel().emitError("no plan compiles kernel '")
                             << executable.getSymName() << "'";
  for (const std::string &plan : dropped)
    error.attachNote() << plan;
  return error;
}

namespace sluice::codegen {
namespace {
struct LowerKernels final : impl::LowerKernelsBase<LowerKernels> {
  using Base::Base;

  LogicalResult initialize(MLIRContext *context) override {
    auto parsed = parseTarget(target);
    if (!parsed)
      return emitError(UnknownLoc::get(context), llvm::toString(parsed.takeError()));
    model = *parsed;
    return success();
  }

  void runOnOperation() override {
    if (failed(lowerKernel(getOperation(), model, optLevel, [](Kernel &) { return llvm::Error::success(); })))
      signalPassFailure();
  }

  TargetModel model;
};
} // namespace
} // namespace sluice::codegen
