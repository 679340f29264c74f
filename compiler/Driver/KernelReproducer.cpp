//===- KernelReproducer.cpp - a kernel that fails leaves a file -----------===//
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Target/ProgramTarget.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "runtime/base/OutputFile.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;

namespace sluice {
namespace {

constexpr llvm::StringLiteral kFirstLine = "// sluice reproducer, made by sluice ";
constexpr unsigned kKernelStage = 4, kMaxNested = 64;

/// What this thread is at: passes, of which some compile a kernel. Read by the signal handler.
struct Work {
  const KernelReproducers::Kernel *kernel;
  StringRef pass;
};
thread_local Work nested[kMaxNested];
thread_local unsigned depth = 0;

/// Where signals of this thread are handled: of a stack that is used up nothing is left.
struct SignalStack {
  SignalStack() {
    stack_t given = {}, old;
    given.ss_sp = memory, given.ss_size = sizeof(memory);
    set = sigaltstack(nullptr, &old) == 0 && (old.ss_flags & SS_DISABLE) &&
          !sigaltstack(&given, nullptr);
  }
  ~SignalStack() {
    stack_t none = {};
    none.ss_flags = SS_DISABLE;
    if (set)
      sigaltstack(&none, nullptr);
  }
  bool set;
  alignas(16) char memory[64 << 10];
};

/// Only what may be called in a signal handler.
bool writeAll(int file, StringRef text) {
  while (!text.empty()) {
    ssize_t count = ::write(file, text.data(), text.size());
    if (count <= 0)
      return false;
    text = text.drop_front(count);
  }
  return true;
}

/// Whether the system gives no more memory. Libraries end the process for that in ways of their
/// own: glibc, for one, aborts where a thread's destructor finds no place in its list.
bool isOutOfMemory() {
  constexpr size_t size = 1 << 20; // the least that glibc's allocator asks for at once
  void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED || munmap(memory, size) != 0;
}

void onCrash(void *) {
  auto say = [](std::initializer_list<StringRef> texts) {
    for (StringRef text : texts)
      (void)writeAll(STDERR_FILENO, text);
  };
  if (isOutOfMemory()) { // LLVM has removed the unfinished files already.
    say({"sluice: error: out of memory\n"});
    ::_exit(1);
  }
  unsigned level = std::min(depth, kMaxNested);
  const KernelReproducers::Kernel *kernel = nullptr;
  for (unsigned i = level; i-- && !kernel;)
    kernel = nested[i].kernel;
  say({"sluice: error: the compiler crashed"});
  if (level)
    say({" in pass '", nested[level - 1].pass, "'"});
  if (!kernel)
    return say({"; this is a bug of Sluice, please report it with the model\n"});
  say({" on kernel '", kernel->name, "'\n"});
  if (kernel->path.empty())
    return;
  // Written under another name first, so that a file of this name is always whole.
  char part[4096];
  size_t length = kernel->path.size();
  if (length + 2 > sizeof(part))
    return;
  std::copy(kernel->path.begin(), kernel->path.end(), part);
  part[length] = '~', part[length + 1] = 0;
  int file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0644);
  if (file >= 0 && writeAll(file, kernel->header) && writeAll(file, kernel->text) &&
      ::close(file) == 0 && ::rename(part, kernel->path.c_str()) == 0)
    return say({"note: the kernel alone is in '", kernel->path, "', run: ", kernel->command, "\n"});
  if (file >= 0)
    ::unlink(part);
  say({"note: the kernel could not be written to '", kernel->path, "'\n"});
}

/// "main_3_sort" and "cuda:sm_90" -> "main_3_sort-cuda-sm_90".
std::string fileNameOf(StringRef name, StringRef target) {
  if (target.starts_with("cpu")) // The instruction set is in the text.
    target = "cpu";
  std::string text = (name.take_front(100) + "-" + target).str();
  for (char &c : text)
    c = llvm::isAlnum(c) || StringRef("_-.").contains(c) ? c : '-';
  return text;
}

bool isKernelOf(Operation *op) {
  return isa<flow::ExecutableOp>(op) && isa_and_nonnull<ModuleOp>(op->getParentOp());
}

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

/// Tells what each thread is at.
class KernelInstrumentation final : public PassInstrumentation {
public:
  KernelInstrumentation(KernelReproducers &reproducers, bool inKernelStage)
      : reproducers(reproducers), inKernelStage(inKernelStage) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    static thread_local SignalStack stack;
    const KernelReproducers::Kernel *kernel = nullptr;
    if (inKernelStage && isKernelOf(op)) {
      auto executable = cast<flow::ExecutableOp>(op);
      kernel = &reproducers.add(executable.getSymName(),
                                reproducers.leavesFiles() ? printProgram(*kernelProgram(executable))
                                                          : "");
    }
    if (depth < kMaxNested)
      nested[depth] = {kernel, pass->getArgument()};
    ++depth;
  }
  void runAfterPass(Pass *, Operation *) override { --depth; }
  void runAfterPassFailed(Pass *, Operation *op) override {
    --depth;
    if (inKernelStage && isKernelOf(op))
      reproducers.add(cast<flow::ExecutableOp>(op).getSymName(), "").failed = true;
  }

private:
  KernelReproducers &reproducers;
  bool inKernelStage;
};

KernelReproducers::KernelReproducers(std::string model, const CompileOptions &options)
    : model(std::move(model)), options(options) {}

void KernelReproducers::watch(PassManager &pm, unsigned stage, ModuleOp program) {
  if (stage == kKernelStage) {
    kernels.clear();
    SmallVector<DictionaryAttr> targets = targetsOf(program);
    auto name = targets.empty() ? StringAttr() : targets.front().getAs<StringAttr>("target");
    target = name ? name.str() : "";
    flags = " -o /dev/null -O" + std::to_string(options.optLevel);
    if (!options.ptxas.empty())
      flags += " --ptxas=" + shellWord(options.ptxas);
    if (!options.plans.empty())
      flags += " --plans=" + shellWord(options.plans);
    for (const std::string &plan : options.kernelPlans)
      flags += " --kernel-plan=" + shellWord(plan);
  }
  pm.addInstrumentation(std::make_unique<KernelInstrumentation>(*this, stage == kKernelStage));
}

KernelReproducers::Kernel &KernelReproducers::add(StringRef name, std::string text) {
  std::lock_guard lock(mutex);
  Kernel &kernel = kernels[name.str()];
  if (kernel.name.empty()) {
    kernel.name = name;
    kernel.path = leavesFiles() ? reproducerPath(options.reproducer, name, target) : "";
    kernel.command = "sluice compile " + shellWord(kernel.path) + flags;
    kernel.header = reproducerHeader(
        "kernel '" + kernel.name + "' of " + model + " did not compile", kernel.command);
    kernel.text = std::move(text);
  }
  return kernel;
}

/// The kernel that does not even link alone.
KernelReproducers::Kernel *KernelReproducers::findUnlinkable(MLIRContext &context) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  for (auto &[name, kernel] : kernels) {
    OwningOpRef<ModuleOp> program = parseSourceString<ModuleOp>(kernel.text, &context);
    auto run = [&](ModuleOp part, const Pipeline &build) {
      PassManager pm(&context);
      build(pm);
      return pm.run(part);
    };
    if (!program || failed(runStage(*program, kKernelStage, options, nullptr, run)))
      return &kernel;
  }
  return nullptr;
}

std::vector<std::string> KernelReproducers::writeFailed(MLIRContext &context) {
  std::vector<std::string> notes;
  if (!leavesFiles())
    return notes;
  bool any = llvm::any_of(kernels, [](const auto &kernel) { return kernel.second.failed; });
  if (!any && !kernels.empty()) {
    if (Kernel *kernel = findUnlinkable(context)) {
      kernel->failed = true;
    } else {
      std::string names;
      OwningOpRef<ModuleOp> all;
      for (auto &[name, kernel] : kernels) {
        OwningOpRef<ModuleOp> program = parseSourceString<ModuleOp>(kernel.text, &context);
        if (auto main = program->lookupSymbol("main"))
          main->erase();
        if (!all)
          all = std::move(program);
        else
          all->getBody()->getOperations().splice(all->getBody()->end(),
                                                 program->getBody()->getOperations());
      }
      add("kernels", printProgram(*all)).failed = true;
    }
  }
  for (auto &[name, kernel] : kernels)
    if (kernel.failed)
      notes.push_back(write(kernel));
  kernels.clear();
  return notes;
}

std::string KernelReproducers::write(const Kernel &kernel) {
  if (std::string problem = writeWhole(kernel.path, kernel.header + kernel.text); !problem.empty())
    return "note: no reproducer of kernel '" + kernel.name + "': " + problem;
  return "note: kernel '" + kernel.name + "' alone is in '" + kernel.path +
         "', run: " + kernel.command;
}

std::string reproducerHeader(StringRef what, StringRef command) {
  return (kFirstLine + compilerVersion() + "\n// " + what + "\n// run: " + command + "\n").str();
}

std::string reproducerPath(const std::string &option, StringRef name, StringRef target) {
  std::string file = fileNameOf(name, target);
  SmallString<128> path(option);
  if (option.empty()) {
    llvm::sys::path::system_temp_directory(/*erasedOnReboot=*/true, path);
    file = "sluice-" + std::to_string(llvm::sys::Process::getProcessId()) + "-" + file;
  }
  llvm::sys::path::append(path, file + ".mlir");
  return path.str().str();
}

std::string writeWhole(const std::string &path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write) {
  auto writeTo = [&](llvm::raw_ostream &stream) {
    auto &out = static_cast<llvm::raw_fd_ostream &>(stream);
    write(out);
    out.flush();
    std::error_code problem = out.error();
    out.clear_error(); // which ends the process otherwise
    return llvm::errorCodeToError(problem);
  };
  auto writeThrough = [&]() -> llvm::Error {
    int file = openOutput(path);
    if (file < 0)
      return llvm::errorCodeToError(llvm::errnoAsErrorCode());
    llvm::raw_fd_ostream out(file, /*shouldClose=*/true);
    return writeTo(out);
  };
  // A file that is renamed would take the place of a device or a pipe.
  llvm::sys::fs::file_status status;
  bool isThere = !llvm::sys::fs::status(path, status) && llvm::sys::fs::is_other(status);
  llvm::Error error = isThere ? writeThrough() : llvm::writeToOutput(path, writeTo);
  return error ? "cannot write '" + path + "': " + llvm::toString(std::move(error)) : "";
}

std::string writeWhole(const std::string &path, StringRef text) {
  return writeWhole(path, [&](llvm::raw_ostream &out) { out << text; });
}

std::string shellWord(StringRef word) {
  auto isPlain = [](char c) { return llvm::isAlnum(c) || StringRef("_-+=./:,@%").contains(c); };
  if (!word.empty() && llvm::all_of(word, isPlain))
    return word.str();
  std::string quoted = "'";
  for (char c : word)
    quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

void leaveReproducersOnCrash() { llvm::sys::AddSignalHandler(onCrash, nullptr); }

std::string reproducerVersion(const std::string &path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  StringRef text(line);
  return text.consume_front(kFirstLine) ? text.rtrim().str() : "";
}

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
