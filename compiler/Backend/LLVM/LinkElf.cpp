//===- LinkElf.cpp - objects to one ELF library ---------------------------===//
// lld runs inside the compiler: no linker, no C library and no vendor toolkit is needed on the
// user's machine. It reads files, so objects pass through a temporary folder.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "lld/Common/Driver.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <mutex>

LLD_HAS_DRIVER(elf)

using namespace llvm;

Expected<SmallVector<char, 0>> sluice::linkElf(ArrayRef<ArrayRef<char>> objects,
                                               ArrayRef<std::string> options) {
  SmallString<128> folder;
  if (std::error_code error = sys::fs::createUniqueDirectory("sluice-link", folder))
    return createStringError(error, "cannot make a temporary folder: " + error.message());
  auto remove = llvm::scope_exit([&] { sys::fs::remove_directories(folder); });
  std::string output = (folder + "/kernels.so").str();
  std::vector<std::string> arguments{"ld.lld",          "-shared", "-nostdlib",
                                     "--build-id=none", "-o",      output};
  llvm::append_range(arguments, options);
  for (auto [index, object] : enumerate(objects)) {
    std::string path = (folder + "/" + Twine(index) + ".o").str();
    std::error_code error;
    raw_fd_ostream os(path, error);
    os.write(object.data(), object.size());
    os.close();
    if (error || os.has_error())
      return createStringError("cannot write " + path + ": " +
                               (error ? error : os.error()).message());
    arguments.push_back(path);
  }
  std::vector<const char *> argv;
  for (const std::string &argument : arguments)
    argv.push_back(argument.c_str());

  std::string messages;
  {
    static std::mutex oneAtATime; // lld keeps global state.
    std::lock_guard lock(oneAtATime);
    raw_string_ostream os(messages);
    lld::Result result = lld::lldMain(argv, os, os, {{lld::Gnu, &lld::elf::link}});
    if (result.retCode != 0)
      return createStringError("linking kernels failed: " + StringRef(messages).trim());
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> library = MemoryBuffer::getFile(output);
  if (!library)
    return createStringError("cannot read " + output + ": " + library.getError().message());
  StringRef bytes = (*library)->getBuffer();
  return SmallVector<char, 0>(bytes.begin(), bytes.end());
}
