//===- KernelCache.cpp - compiled kernels in a folder ---------------------===//
#include "compiler/Backend/KernelCache.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Support/DebugStringHelper.h"
#include "sluice/version.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/xxhash.h"
#include <dlfcn.h>

using namespace mlir;

namespace sluice::backend {

/// The file that this code is in, by size and time: other builds of a version make other code.
static std::string compilerStamp() {
  Dl_info info;
  llvm::sys::fs::file_status status;
  if (!dladdr(reinterpret_cast<void *>(&compilerStamp), &info) ||
      llvm::sys::fs::status(info.dli_fname, status))
    return SLUICE_VERSION_STRING;
  return llvm::formatv("{0} {1} {2}", SLUICE_VERSION_STRING, status.getSize(),
                       status.getLastModificationTime().time_since_epoch().count());
}

static std::string bytecodeOf(flow::ExecutableOp executable) {
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  (void)writeBytecodeToFile(executable, out); // Fails for other versions of bytecode only.
  return bytes;
}

static std::string checksum(StringRef code) {
  return llvm::utohexstr(llvm::xxh3_64bits(code), /*LowerCase=*/true, /*Width=*/16);
}

std::string fileInCache(StringRef folder, flow::ExecutableOp executable, StringRef options) {
  static const std::string compiler = compilerStamp();
  Attribute devices = executable->getParentOfType<ModuleOp>()->getDiscardableAttrDictionary();
  llvm::SHA256 hash;
  for (const std::string &part :
       {compiler, options.str(), debugString(devices), bytecodeOf(executable)})
    hash.update(std::to_string(part.size()) + ":" + part);
  // The name by which llvm::pruneCache knows what it may remove.
  return (folder + "/llvmcache-" + llvm::toHex(hash.final())).str();
}

bool restoreKernel(StringRef file, flow::ExecutableOp executable) {
  if (!llvm::sys::fs::is_regular_file(file)) // Reading a device or pipe may not end.
    return false;
  auto buffer =
      llvm::MemoryBuffer::getFile(file, /*IsText=*/false, /*RequiresNullTerminator=*/false,
                                  /*IsVolatile=*/false, llvm::Align(64));
  StringRef bytes = buffer ? (*buffer)->getBuffer() : "";
  StringRef code = bytes.drop_back(std::min<size_t>(bytes.size(), 16));
  Block block;
  ParserConfig config(executable.getContext(), /*verifyAfterParse=*/false);
  if (bytes.drop_front(code.size()) != checksum(code) ||
      failed(readBytecodeFile({code, file}, &block, config)))
    return false;
  auto stored = cast<flow::ExecutableOp>(block.front());
  executable.getBody().takeBody(stored.getBody());
  executable->setAttrs(stored->getAttrDictionary());
  return true;
}

void storeKernel(StringRef file, flow::ExecutableOp executable) {
  std::string code = bytecodeOf(executable);
  llvm::consumeError(llvm::writeToOutput(file, [&](raw_ostream &out) {
    out << code << checksum(code);
    return llvm::Error::success();
  }));
}

} // namespace sluice::backend
