//===- ParseFile.cpp - MLIR text of this version and later ones -----------===//
// Ops of upstream have a parser that cannot be replaced, so what later versions write differently is changed in the text before. Lines
// stay the same.
//   linalg.elementwise <add> ins(...)   ->   linalg.elementwise kind=#linalg.elementwise_kind<add> ins(...)
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/ParseFile.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

/// `text` as this version reads it, or nothing if that is what it is.
static std::optional<std::string> olderText(StringRef text) {
  constexpr StringLiteral kOp = "linalg.elementwise", kKind = " kind=#linalg.elementwise_kind";
  std::string older;
  size_t copied = 0;
  for (size_t at = 0; (at = text.find(kOp, at)) != text.npos;) {
    at += kOp.size();
    size_t next = text.find_first_not_of(' ', at);
    if (next == text.npos || text[next] != '<')
      continue;
    older += text.slice(copied, at);
    older += kKind;
    copied = next;
  }
  if (copied == 0)
    return std::nullopt;
  return older + text.drop_front(copied).str();
}

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
