//===- TraceKernels.cpp - what each kernel of a program reads and writes --===//
#include "compiler/Driver/TraceKernels.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Driver/Register.h"
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Target/ProgramTarget.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace sluice {
namespace {

/// A program from a file, and where complaints about it go.
class Program {
public:
  Program(const std::string &path, const std::function<void(const std::string &)> &diagnose)
      : file(llvm::sys::path::filename(path)),
        context(allDialects(), MLIRContext::Threading::DISABLED),
        diagnostics(context, file, diagnose), module(input::parseFile(path, context)) {}

  bool fail(const Twine &message) {
    emitError(UnknownLoc::get(&context)) << message;
    return false;
  }

  bool write(ModuleOp written, const std::string &path, const std::string &header = "") {
    std::string problem = writeWhole(path, header + printProgram(written));
    return problem.empty() || fail(problem);
  }

  func::FuncOp find(const std::string &name) {
    SmallVector<func::FuncOp> all;
    for (auto function : module->getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        all.push_back(function);
    auto *found = llvm::find_if(all, [&](func::FuncOp function) {
      return function.getSymName() == (name.empty() ? "main" : name) ||
             (name.empty() && all.size() == 1);
    });
    return found == all.end() ? func::FuncOp() : *found;
  }

  std::string file;

private:
  MLIRContext context;
  UserDiagnostics diagnostics;

public:
  OwningOpRef<ModuleOp> module;
};

/// Operands of a dispatch, then the sizes of its results: what main of its kernel's program takes.
SmallVector<Value> readsOf(flow::DispatchOp dispatch) {
  SmallVector<Value> values(dispatch.getArguments());
  llvm::append_range(values, dispatch.getResultDims());
  return values;
}

bool canPass(flow::DispatchOp dispatch) {
  auto passes = [](Type type) { return bool(passedType(type)); };
  return llvm::all_of(dispatch->getOperandTypes(), passes) &&
         llvm::all_of(dispatch->getResultTypes(), passes);
}

/// Lets `function` return what `dispatches` read and write.
void returnTraces(func::FuncOp function, ArrayRef<flow::DispatchOp> dispatches) {
  function.walk([](Operation *op) {
    if (isa<check::CheckDialect>(op->getDialect()))
      op->erase();
  });
  Operation *end = function.getBody().front().getTerminator();
  OpBuilder builder(end);
  SmallVector<Value> traced;
  for (flow::DispatchOp dispatch : dispatches) {
    SmallVector<Value> values = readsOf(dispatch);
    llvm::append_range(values, dispatch.getResults());
    for (Value value : values)
      traced.push_back(
          castForCaller(builder, dispatch.getLoc(), passedType(value.getType()), value));
  }
  end->setOperands(traced);
  function.setFunctionType(
      builder.getFunctionType(function.getArgumentTypes(), TypeRange(ValueRange(traced))));
  function.removeResAttrsAttr();
}

/// Adds a function `main` that runs each dispatch on arguments of its own.
void addAlone(ModuleOp program, ArrayRef<flow::DispatchOp> dispatches) {
  OpBuilder builder = OpBuilder::atBlockEnd(program.getBody());
  Location loc = program.getLoc();
  SmallVector<Type> taken, given;
  for (flow::DispatchOp dispatch : dispatches) {
    for (Value value : readsOf(dispatch))
      taken.push_back(passedType(value.getType()));
    for (Type type : dispatch.getResultTypes())
      given.push_back(passedType(type));
  }
  auto main = func::FuncOp::create(builder, loc, "main", builder.getFunctionType(taken, given));
  builder.setInsertionPointToStart(main.addEntryBlock());
  auto *next = main.args_begin();
  SmallVector<Value> results;
  for (flow::DispatchOp dispatch : dispatches) {
    IRMapping mapping;
    Operation *copy = dispatch->cloneWithoutRegions();
    SmallVector<Value> operands;
    for (Value value : readsOf(dispatch))
      operands.push_back(castForCaller(builder, dispatch.getLoc(), value.getType(), *next++));
    copy->setOperands(operands);
    builder.insert(copy);
    for (Value value : copy->getResults())
      results.push_back(
          castForCaller(builder, dispatch.getLoc(), passedType(value.getType()), value));
  }
  func::ReturnOp::create(builder, loc, results);
}
} // namespace

bool traceKernels(const std::string &input, const std::string &name, const std::string &traced,
                  const std::string &alone, std::vector<TracedDispatch> &dispatches,
                  const std::function<void(const std::string &)> &diagnose) {
  Program program(input, diagnose);
  if (!program.module)
    return false;
  func::FuncOp function = program.find(name);
  if (!function)
    return program.fail("the program has no function '" + (name.empty() ? "main" : name) + "'");
  SmallVector<flow::DispatchOp> found;
  if (function.getBody().hasOneBlock())
    for (auto dispatch : function.getBody().front().getOps<flow::DispatchOp>())
      if (canPass(dispatch))
        found.push_back(dispatch);
  unsigned first = 0;
  for (flow::DispatchOp dispatch : found) {
    unsigned operands = dispatch->getNumOperands(), results = dispatch->getNumResults();
    std::string node = describeLocation(dispatch.getLoc(), "");
    dispatches.push_back({dispatch.getExecutable().str(), StringRef(node).ltrim(':').str(), first,
                          operands, results});
    first += operands + results;
  }
  OwningOpRef<ModuleOp> kernels = ModuleOp::create(program.module->getLoc());
  (*kernels)->setAttrs(program.module->getOperation()->getAttrDictionary());
  (*kernels)->removeAttr(kDevicesAttr); // They may be compiled for any target.
  for (auto executable : program.module->getOps<flow::ExecutableOp>())
    kernels->push_back(executable->clone());
  addAlone(*kernels, found);
  returnTraces(function, found);
  return program.write(*program.module, traced) && program.write(*kernels, alone);
}

bool writeKernelProgram(const std::string &input, const std::string &kernel,
                        const std::string &output, const std::string &what,
                        const std::string &command,
                        const std::function<void(const std::string &)> &diagnose) {
  Program program(input, diagnose);
  if (!program.module)
    return false;
  auto executable = program.module->lookupSymbol<flow::ExecutableOp>(kernel);
  if (!executable)
    return program.fail("the program has no kernel '" + kernel + "'");
  return program.write(*kernelProgram(executable), output, reproducerHeader(what, command));
}

} // namespace sluice
