//===- MlirProgram.cpp - an MLIR module that parts can be taken out of ----===//
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/Register.h"
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Reduce/MlirWays.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace sluice::reduce {
namespace {

struct MlirWay : Way {
  unsigned (*apply)(ModuleOp, Range);
  /// What always finds a part must make the program smaller each time.
  bool mustDropOperations = false;
};
/// What takes away most comes first.
constexpr MlirWay kMlirWays[] = {
    {{"inline calls"}, inlineCalls},
    {{"symbols"}, dropSymbols},
    {{"dynamic sizes"}, fixSizes},
    {{"constants", Way::All}, dropConstants},
    {{"operations"}, dropOperations},
    {{"results"}, dropResults},
    {{"regions"}, unwrapRegions},
    {{"inner operations"}, bypassOperations},
    {{"simplification"}, simplify, true},
    {{"attributes"}, dropAttributes},
    {{"contents of constants"}, splatConstants},
    {{"sizes", Way::Single}, shrinkSizes},
};

class MlirProgram final : public Program {
public:
  MlirProgram() {
    for (const MlirWay &way : kMlirWays)
      wayList.push_back(way);
  }

  ArrayRef<Way> ways() const override { return wayList; }
  unsigned parts(unsigned way) override { return kMlirWays[way].apply(*module, {}); }

  bool remove(unsigned way, Range range) override {
    size_t before = operations();
    OperationFingerPrint same(*module); // Most often it is not even tried.
    kMlirWays[way].apply(*module, range);
    cleanUp(*module);
    if (kMlirWays[way].mustDropOperations && operations() >= before)
      return false;
    return succeeded(verify(*module)) && (!runs || undefinedReads(*module) <= undefinedBefore);
  }

  bool read(const std::string &path) override {
    // Two programs that are each other's smaller one would go on for ever.
    auto text = llvm::MemoryBuffer::getFile(path);
    if (!text || !seen.insert(llvm::xxh3_64bits((*text)->getBuffer())).second)
      return false;
    // Without threads, so that a fork has all there is. A new one for each program: it keeps every
    // constant that it has seen.
    auto fresh = std::make_unique<MLIRContext>(allDialects(), MLIRContext::Threading::DISABLED);
    fresh->loadAllAvailableDialects();
    UserDiagnostics diagnostics(*fresh, llvm::sys::path::filename(path).str(),
                                [](const std::string &text) { llvm::errs() << text << '\n'; });
    OwningOpRef<ModuleOp> now = input::parseFile(path, *fresh);
    if (!now)
      return false;
    module = std::move(now);
    context = std::move(fresh);
    undefinedBefore = undefinedReads(*module);
    return true;
  }

  bool write(const std::string &path, StringRef comment) override {
    std::error_code error;
    llvm::raw_fd_ostream out(path, error);
    if (error)
      return false;
    OpPrintingFlags flags;
    if (comment.empty()) {
      flags.enableDebugInfo(); // Later it is said which nodes are left.
    } else {
      SmallVector<StringRef> lines;
      comment.split(lines, '\n');
      for (StringRef line : lines)
        out << "// " << line << '\n';
      module->walk([](FunctionOpInterface func) {
        for (unsigned i = 0; i < func.getNumArguments(); ++i)
          for (const char *name : {kInputAttr, kShapeAttr})
            func.removeArgAttr(i, StringAttr::get(func.getContext(), name));
      });
    }
    module->print(out, flags);
    out << '\n';
    linkFiles(path);
    return !out.has_error();
  }

  StringRef extension() const override { return ".mlir"; }

  size_t operations() const override {
    size_t count = 0;
    (*module)->walk([&](Operation *op) { count += isCounted(op); });
    return count;
  }

  std::vector<std::string> inputs() const override {
    std::vector<std::string> specs;
    FunctionOpInterface func = hasInputs ? entry() : FunctionOpInterface();
    for (unsigned i = 0; func && i < func.getNumArguments(); ++i)
      if (auto spec = func.getArgAttrOfType<StringAttr>(i, kInputAttr))
        specs.push_back(spec.str());
      else
        specs.push_back(randomSpec(func.getArgumentTypes()[i]));
    return specs;
  }

  std::string summary() const override {
    std::map<std::string, unsigned> counts;
    std::set<std::string> nodes;
    (*module)->walk([&](Operation *op) {
      if (!isCounted(op))
        return;
      ++counts[op->getName().getStringRef().str()];
      if (std::string place = describeLocation(op->getLoc(), ""); !place.empty() && place[0] == ':')
        nodes.insert(place.substr(1));
    });
    std::vector<std::string> words;
    for (auto &[name, count] : counts)
      words.push_back(name + (count > 1 ? " x " + std::to_string(count) : ""));
    return listed(words) +
           (nodes.empty() ? "" : "; of nodes " + listed({nodes.begin(), nodes.end()}));
  }

  /// Remembers at each argument what was given for it.
  void giveInputs(ArrayRef<Input> given, const std::string &function) {
    runs = true;
    entryName = function;
    hasInputs = !given.empty();
    FunctionOpInterface func = entry();
    unsigned at = 0;
    for (const Input &input : given) {
      for (unsigned i = 0; func && !input.name.empty() && i < func.getNumArguments(); ++i)
        if (auto name = func.getArgAttrOfType<StringAttr>(i, "sluice.name");
            name && name == input.name)
          at = i;
      if (func && at < func.getNumArguments()) {
        func.setArgAttr(at, kInputAttr, StringAttr::get(context.get(), input.spec));
        func.setArgAttr(at, kShapeAttr, DenseI64ArrayAttr::get(context.get(), input.dims));
      }
      ++at;
    }
  }

  std::string folder; ///< Where the first file was read; files of weights lie there.
  bool runs = false;

private:
  static bool isCounted(Operation *op) {
    return !isa<ModuleOp, FunctionOpInterface>(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
           !isImplied(op);
  }

  FunctionOpInterface entry() const {
    FunctionOpInterface only;
    unsigned count = 0;
    for (auto func : (*module).getOps<FunctionOpInterface>()) {
      if (func.getName() == (entryName.empty() ? "main" : entryName))
        return func;
      if (cast<SymbolOpInterface>(func.getOperation()).isPublic())
        only = func, ++count;
    }
    return count == 1 && entryName.empty() ? only : FunctionOpInterface();
  }

  static std::string randomSpec(Type type) {
    std::string spec;
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      for (int64_t size : tensor.getShape())
        spec += std::to_string(ShapedType::isDynamic(size) ? kSomeSize : size) + "x";
    llvm::raw_string_ostream(spec) << getElementTypeOrSelf(type);
    return spec + "=random";
  }

  /// Makes files of weights that the program names be beside it.
  void linkFiles(const std::string &path) {
    (*module)->walk([&](Operation *op) {
      auto file = op->getAttrOfType<StringAttr>("file");
      if (!file || op->getName().getDialectNamespace() != "torch")
        return;
      SmallString<128> from(folder), to(llvm::sys::path::parent_path(path));
      llvm::sys::path::append(from, file.getValue());
      llvm::sys::path::append(to, file.getValue());
      llvm::sys::fs::make_absolute(from);
      if (!llvm::sys::fs::exists(to))
        (void)llvm::sys::fs::create_link(from, to);
    });
  }

  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  SmallVector<Way> wayList;
  std::string entryName;
  std::set<uint64_t> seen; ///< Hashes of programs that were read.
  bool hasInputs = false;
  unsigned undefinedBefore = 0;
};
} // namespace

std::unique_ptr<Program> openMlir(const std::string &path, const std::vector<Input> &inputs,
                                  const std::string &function, bool runs) {
  auto program = std::make_unique<MlirProgram>();
  program->folder = llvm::sys::path::parent_path(path).str();
  if (!program->read(path))
    return nullptr;
  if (runs)
    program->giveInputs(inputs, function);
  return program;
}

} // namespace sluice::reduce
