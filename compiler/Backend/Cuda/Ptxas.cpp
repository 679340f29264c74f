//===- Ptxas.cpp - machine code for NVIDIA GPUs, where there is an assembler -===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "llvm/ADT/ScopeExit.h"
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

// ptxas info    : Compiling entry function 'main_0' for 'sm_90'
// ptxas info    : Function properties for main_0
//     8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads
// ptxas info    : Used 32 registers, used 1 barriers, 4096 bytes smem
backend::KernelFigures cuda::readPtxasFigures(StringRef text, StringRef entry) {
  constexpr StringRef kCompiling = "Compiling entry function ";
  StringRef own = text.split((kCompiling + "'" + entry + "'").str()).second.split(kCompiling).first;
  return {.registers = numberBefore(own, "registers"),
          .spilledBytes = std::max(numberBefore(own, "bytes spill stores"),
                                   numberBefore(own, "bytes spill loads")),
          .stackBytes = numberBefore(own, "bytes stack frame")};
}

StringRef cuda::architectureOf(StringRef ptx) {
  StringRef rest = ptx.split(".target").second.ltrim();
  return rest.take_until([](char c) { return c == ',' || isspace(static_cast<unsigned char>(c)); });
}

Expected<cuda::MachineCode> cuda::assemblePtx(ArrayRef<StringRef> kernels,
                                              const std::string &ptxas) {
  std::vector<SmallString<128>> files(kernels.size() + 2);
  auto remove = make_scope_exit([&] {
    for (const SmallString<128> &file : files)
      sys::fs::remove(file);
  });
  for (auto [number, file] : enumerate(files)) {
    StringRef ending = number == 0 ? "log" : number == 1 ? "cubin" : "ptx";
    if (auto error = sys::fs::createTemporaryFile("sluice", ending, file))
      return createStringError("cannot make a temporary file: " + error.message());
  }
  const SmallString<128> &log = files[0], &output = files[1];
  std::string architecture = "-arch=" + architectureOf(kernels.front()).str();
  SmallVector<StringRef> arguments{ptxas, "-v", "-O3", architecture, "-o", output};
  for (auto [ptx, input] : zip(kernels, drop_begin(files, 2))) {
    if (Error error =
            writeToOutput(input, [&](raw_ostream &out) { return out << ptx, Error::success(); }))
      return std::move(error);
    arguments.push_back(input);
  }
  std::string message;
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
  MachineCode result{.code = (*cubin)->getBuffer().str(), .kernels = {}};
  for (StringRef ptx : kernels)
    result.kernels.push_back(
        readPtxasFigures(text, ptx.split(".entry ").second.split('(').first.trim()));
  return result;
}
