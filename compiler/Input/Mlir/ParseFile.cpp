//===- ParseFile.cpp - MLIR text of this version and later ones -----------===//
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Input/Mlir/NewerText.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

OwningOpRef<ModuleOp> sluice::input::parseFile(StringRef path, MLIRContext &context) {
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &error);
  if (!file) {
    emitError(UnknownLoc::get(&context)) << error;
    return nullptr;
  }
  if (std::optional<std::string> older = olderText(file->getBuffer()))
    file = llvm::MemoryBuffer::getMemBufferCopy(*older, path);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
}
