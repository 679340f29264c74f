//===- ParseFile.cpp - MLIR text of this version and later ones -----------===//
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Input/Common/ModelFolder.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace sluice;

namespace {
/// What the parser says of names that nothing here defines, as one line: upstream's words are for
/// those who build the tool.
class UnknownNames {
public:
  UnknownNames(MLIRContext &context, StringRef text)
      : context(context), text(text),
        handler(context.getDiagEngine().registerHandler(
            [this](Diagnostic &diagnostic) { return take(diagnostic); })) {}
  ~UnknownNames() {
    context.getDiagEngine().eraseHandler(handler);
    for (const auto &[loc, line] : lines)
      emitError(loc) << line;
  }

private:
  LogicalResult take(Diagnostic &diagnostic) {
    static const llvm::Regex kOperation("^(Dialect .* not found for custom op |custom op |"
                                        "unregistered operation )'([^']+)'"),
        kGeneric("^operation being parsed with an unregistered dialect"),
        kOther("^`?([!#])\"?([^\"<.]+).*(type|attribute) created with unregistered dialect");
    std::string message = diagnostic.str(), line;
    SmallVector<StringRef> parts;
    if (kOperation.match(message, &parts))
      line = describeOperation(parts[2]);
    else if (kGeneric.match(message))
      line = describeOperation(quotedBefore(diagnostic.getLocation()));
    else if (kOther.match(message, &parts))
      line = (parts[3] + " '" + parts[1] + parts[2] + "' is unknown: there is no dialect '" +
              parts[2] + "'")
                 .str();
    else
      return failure();
    lines.push_back({diagnostic.getLocation(), line});
    return success();
  }

  std::string describeOperation(StringRef name) {
    std::string line = ("operation '" + name + "' is unknown").str();
    StringRef nearest, dialect = name.split('.').first;
    unsigned least = 3; // More letters make another name.
    for (RegisteredOperationName known : context.getRegisteredOperations())
      if (unsigned distance = name.edit_distance(known.getStringRef(), true, least);
          distance < least)
        least = distance, nearest = known.getStringRef();
    if (!nearest.empty())
      return (line + "; did you mean '" + nearest + "'?").str();
    bool isThere = !name.contains('.') || context.getLoadedDialect(dialect);
    return isThere ? line : (line + ": there is no dialect '" + dialect + "'").str();
  }

  /// The last text in quotes before `loc`.
  StringRef quotedBefore(Location loc) {
    auto at = dyn_cast<FileLineColLoc>(loc);
    StringRef rest = text;
    for (unsigned line = 1; at && line < at.getLine(); ++line)
      rest = rest.split('\n').second;
    StringRef before = rest.split('\n').first.take_front(at ? at.getColumn() : 0).rsplit('"').first;
    return before.substr(before.rfind('"') + 1);
  }

  MLIRContext &context;
  StringRef text;
  std::vector<std::pair<Location, std::string>> lines;
  DiagnosticEngine::HandlerID handler;
};

/// Whether weights that `module` names lie in the folder of its file `path`, wherever the program
/// says that it lies. Others are not its own to read.
bool readsOwnFiles(ModuleOp module, StringRef path) {
  return !module
              .walk([&](Operation *op) {
                auto file = op->getAttrOfType<StringAttr>("file");
                if (!file || !op->getName().getStringRef().ends_with("tensor.literal") ||
                    input::liesBeside(input::pathFrom(op->getLoc(), file), path))
                  return WalkResult::advance();
                op->emitError() << "'" << file.getValue()
                                << "' is not inside the folder of the model";
                return WalkResult::interrupt();
              })
              .wasInterrupted();
}
} // namespace

OwningOpRef<ModuleOp> sluice::input::parseFile(StringRef path, MLIRContext &context) {
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &error);
  if (!file) {
    emitError(UnknownLoc::get(&context)) << error;
    return nullptr;
  }
  if (std::optional<std::string> older = olderText(file->getBuffer()))
    file = llvm::MemoryBuffer::getMemBufferCopy(*older, path);
  UnknownNames unknown(context, file->getBuffer());
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  return module && readsOwnFiles(*module, path) ? std::move(module) : nullptr;
}
