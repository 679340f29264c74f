//===- KernelProgram.cpp - one kernel as a program of its own -------------===//
#include "compiler/Driver/KernelProgram.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Target/ProgramTarget.h"

using namespace mlir;

namespace sluice {
namespace {

/// The function that runs the kernel once; false if a caller cannot pass its tensors.
bool addMain(ModuleOp program, flow::ExecutableOp executable) {
  func::FuncOp kernel = executable.getKernel();
  if (!kernel || kernel.getNumArguments() < kernel.getNumResults())
    return false;
  Location loc = kernel.getLoc();
  int64_t updates = executable.getUpdates().value_or(0);
  SmallVector<Type> operands(kernel.getArgumentTypes().drop_back(kernel.getNumResults()));
  llvm::append_range(operands, ArrayRef(kernel.getResultTypes()).take_back(updates));
  SmallVector<Type> taken = llvm::map_to_vector(operands, passedType);
  SmallVector<Type> given = llvm::map_to_vector(kernel.getResultTypes(), passedType);
  if (llvm::is_contained(taken, Type()) || llvm::is_contained(given, Type()))
    return false;
  OpBuilder builder = OpBuilder::atBlockEnd(program.getBody());
  for (Type type : kernel.getResultTypes())
    taken.append(cast<ShapedType>(type).getNumDynamicDims(), builder.getIndexType());
  auto main = func::FuncOp::create(builder, loc, "main", builder.getFunctionType(taken, given));
  builder.setInsertionPointToStart(main.addEntryBlock());
  ValueRange arguments = main.getArguments();
  SmallVector<Value> passed, results;
  for (auto [argument, type] : llvm::zip(arguments, operands))
    passed.push_back(castForCaller(builder, loc, type, argument));
  auto dispatch =
      flow::DispatchOp::create(builder, loc, kernel.getResultTypes(), executable.getSymName(),
                               passed, arguments.drop_front(operands.size()), updates);
  for (auto [result, type] : llvm::zip_equal(dispatch.getResults(), given))
    results.push_back(castForCaller(builder, loc, type, result));
  func::ReturnOp::create(builder, loc, results);
  return true;
}
} // namespace

Type passedType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.getEncoding())
    return type;
  auto panels = dyn_cast<encoding::PanelsAttr>(tensor.getEncoding());
  return panels && tensor.hasStaticShape() ? panels.getStorageType(tensor) : Type();
}

Value castForCaller(OpBuilder &builder, Location loc, Type type, Value value) {
  return value.getType() == type
             ? value
             : encoding::StorageCastOp::create(builder, loc, type, value).getResult();
}

OwningOpRef<ModuleOp> kernelProgram(flow::ExecutableOp executable) {
  OwningOpRef<ModuleOp> program = ModuleOp::create(executable.getLoc());
  auto copy = cast<flow::ExecutableOp>(executable->clone());
  copy->removeAttr(kDevicesAttr); // There is one device now.
  program->push_back(copy);
  for (DictionaryAttr target : targetsOf(executable))
    setTarget(*program, target);
  (*program)->setAttr(kStageAttr, StringAttr::get(executable.getContext(), "dispatch"));
  addMain(*program, copy);
  return program;
}

std::string printProgram(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  OpPrintingFlags flags;
  flags.enableDebugInfo();
  module->print(out, flags);
  return text + "\n";
}

} // namespace sluice
