//===- Ptxas.cpp - machine code for NVIDIA GPUs, where there is an assembler -===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace sluice;

Expected<std::string> cuda::findPtxas(StringRef requested) {
  std::string name = requested.str();
  if (name.empty())
    if (const char *variable = std::getenv("SLUICE_PTXAS"))
      name = variable;
  if (name == "none")
    return "";
  ErrorOr<std::string> found = sys::findProgramByName(name.empty() ? "ptxas" : name);
  if (found && sys::fs::can_execute(*found))
    return *found;
  if (name.empty())
    return "";
  return createStringError("no program '" + name + "' to assemble PTX with");
}

/// The number that stands before `word` in `text`; 0 if none does.
static int64_t numberBefore(StringRef text, StringRef word) {
  size_t at = text.find(word);
  if (at == StringRef::npos)
    return 0;
  StringRef before = text.take_front(at).rtrim();
  int64_t number = 0;
  before.take_back(before.size() - (before.find_last_not_of("0123456789") + 1))
      .getAsInteger(10, number);
  return number;
}

// ptxas info    : Function properties for kernel
//     8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads
// ptxas info    : Used 32 registers, used 1 barriers, 4096 bytes smem
void cuda::readPtxasFigures(StringRef text, MachineCode &code) {
  code.registers = numberBefore(text, "registers");
  code.stackBytes = numberBefore(text, "bytes stack frame");
  code.spilledBytes =
      std::max(numberBefore(text, "bytes spill stores"), numberBefore(text, "bytes spill loads"));
}

/// The architecture that `ptx` is written for, "sm_90a".
static StringRef architectureOf(StringRef ptx) {
  StringRef rest = ptx.split(".target").second.ltrim();
  return rest.take_until([](char c) { return c == ',' || isspace(static_cast<unsigned char>(c)); });
}

Expected<cuda::MachineCode> cuda::assemblePtx(StringRef ptx, const std::string &ptxas) {
  SmallString<128> input, output, log;
  for (auto [path, ending] : {std::pair{&input, "ptx"}, {&output, "cubin"}, {&log, "log"}})
    if (auto error = sys::fs::createTemporaryFile("sluice", ending, *path))
      return createStringError("cannot make a temporary file: " + error.message());
  FileRemover inputRemover(input), outputRemover(output), logRemover(log);
  if (Error error =
          writeToOutput(input, [&](raw_ostream &out) { return out << ptx, Error::success(); }))
    return std::move(error);
  std::string architecture = "-arch=" + architectureOf(ptx).str();
  std::string message;
  StringRef arguments[] = {ptxas, "-v", "-O3", architecture, input, "-o", output};
  int code = sys::ExecuteAndWait(ptxas, arguments, std::nullopt,
                                 {StringRef(), StringRef(log), StringRef(log)},
                                 /*SecondsToWait=*/0, /*MemoryLimit=*/0, &message);
  auto printed = MemoryBuffer::getFile(log, /*IsText=*/true);
  StringRef text = printed ? (*printed)->getBuffer() : StringRef();
  if (code) {
    StringRef reason = text.trim().split('\n').first;
    return createStringError(ptxas + " failed: " + (reason.empty() ? message : reason.str()));
  }
  auto cubin = MemoryBuffer::getFile(output);
  if (!cubin)
    return createStringError("cannot read what " + ptxas + " wrote: " + cubin.getError().message());
  MachineCode result;
  result.code = (*cubin)->getBuffer().str();
  readPtxasFigures(text, result);
  return result;
}
