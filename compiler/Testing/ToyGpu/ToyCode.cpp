//===- ToyCode.cpp - loops on memrefs to code that ToyMachine runs --------===//
// A library of this machine. What a GPU has instructions for is a function of ToyMachine.cpp:
//   %x = llvm.call_intrinsic "llvm.toy.place"(%which, %dimension)
//     ->
//   %x = llvm.call @toy_place(%which, %dimension)
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "compiler/Testing/ToyGpu/Toy.h"

using namespace mlir;
using namespace sluice;
using backend::EntryForm;

static Value readPlace(OpBuilder &b, Location loc, EntryForm::Place place, int64_t dimension) {
  Value which = arith::ConstantIntOp::create(b, loc, place, 32),
        of = arith::ConstantIntOp::create(b, loc, dimension, 32);
  return LLVM::CallIntrinsicOp::create(b, loc, b.getI32Type(), b.getStringAttr("llvm.toy.place"),
                                       ValueRange{which, of})
      .getResult(0);
}

static void emitBarrier(OpBuilder &b, Location loc, bool) {
  LLVM::CallIntrinsicOp::create(b, loc, b.getStringAttr("llvm.toy.barrier"), ValueRange());
}

FailureOr<backend::KernelArguments>
toy::convertKernel(func::FuncOp kernel, const TargetModel &target, int64_t, int optLevel) {
  EntryForm form;
  form.read = readPlace;
  form.barrier = emitBarrier;
  return backend::convertKernel(kernel, form, target, optLevel);
}

/// Vectors, the last operand and the result, go through memory: how they are passed depends on the
/// machine.
static void callMachine(LLVM::CallIntrinsicOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  SmallVector<Value> operands(op.getArgs());
  Type result = op->getNumResults() ? op->getResult(0).getType() : Type();
  Value place;
  if (isa_and_present<VectorType>(result)) {
    OpBuilder atStart = OpBuilder::atBlockBegin(&op->getParentOfType<LLVM::LLVMFuncOp>().front());
    Value one = LLVM::ConstantOp::create(atStart, loc, b.getI32Type(), b.getI32IntegerAttr(1));
    place = LLVM::AllocaOp::create(atStart, loc, LLVM::LLVMPointerType::get(b.getContext()), result,
                                   one);
    LLVM::StoreOp::create(b, loc, operands.back(), place);
    operands.back() = place;
  }
  std::string name = op.getIntrin().drop_front(sizeof("llvm.") - 1).str();
  llvm::replace(name, '.', '_');
  auto type = LLVM::LLVMFunctionType::get(
      result && !place ? result : LLVM::LLVMVoidType::get(b.getContext()),
      llvm::to_vector(ValueRange(operands).getTypes()));
  Operation *executable = op->getParentOfType<LLVM::LLVMFuncOp>()->getParentOp();
  auto function = SymbolTable::lookupSymbolIn(executable, name);
  if (!function) {
    OpBuilder atFront = OpBuilder::atBlockBegin(&executable->getRegion(0).front());
    function = LLVM::LLVMFuncOp::create(atFront, loc, name, type);
  }
  auto call = LLVM::CallOp::create(b, loc, cast<LLVM::LLVMFuncOp>(function), operands);
  if (place)
    op->getResult(0).replaceAllUsesWith(LLVM::LoadOp::create(b, loc, result, place));
  else if (result)
    op->getResult(0).replaceAllUsesWith(call.getResult());
  op.erase();
}

llvm::Expected<backend::GpuKernel> toy::emitCode(Operation *executable, const TargetModel &,
                                                 int64_t, int optLevel) {
  executable->walk([](LLVM::CallIntrinsicOp op) {
    if (op.getIntrin().starts_with("llvm.toy."))
      callMachine(op);
  });
  llvm::Expected<TargetModel> host = parseTarget("cpu");
  if (!host)
    return host.takeError();
  auto kernel = LLVMKernel::translate(executable, *host, optLevel, /*library=*/{});
  if (!kernel)
    return kernel.takeError();
  llvm::Module &module = (*kernel)->getModule();
  backend::GpuKernel result;
  for (llvm::Function &function : module)
    if (!function.isDeclaration()) {
      function.setName(backend::kEntrySymbol);
      function.setLinkage(llvm::GlobalValue::ExternalLinkage);
    }
  for (llvm::GlobalVariable &global : module.globals())
    if (!global.isConstant()) { // Threads see it change while they wait for each other.
      global.setLinkage(llvm::GlobalValue::ExternalLinkage);
      result.workgroupBytes += module.getDataLayout().getTypeAllocSize(global.getValueType());
    }
  (*kernel)->optimize(llvm::PipelineTuningOptions());
  if (llvm::Error error = (*kernel)->checkAllocas())
    return std::move(error);
  auto object = (*kernel)->emit(llvm::CodeGenFileType::ObjectFile);
  if (!object)
    return object.takeError();
  auto library = linkElf({llvm::ArrayRef<char>(*object)}, {});
  if (!library)
    return library.takeError();
  result.code.assign(library->begin(), library->end());
  return result;
}
