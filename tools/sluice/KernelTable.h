//===- KernelTable.h - the kernels of a module file, for people -----------===//
// What the module file says of a kernel stands in three places: its tables, the compiler's report
// and, for a GPU, the executable.
//===----------------------------------------------------------------------===//
#pragma once
#include "runtime/module/GpuExecutable.h"
#include "runtime/module/ModuleFile.h"
#include "runtime/module/Reports.h"
#include "llvm/Support/JSON.h"

namespace sluice::tool {

struct KernelInfo {
  module::KernelReport report;         // A name and one node at least.
  std::optional<module::GpuEntry> gpu; // Figures of a GPU's kernel.
};

/// The kernels of one target.
struct LibraryKernels {
  std::string target;
  std::vector<KernelInfo> kernels;
};

/// One entry for each library of `file`. DATA_LOSS if a library cannot be read.
Status readKernels(const module::ModuleFile &file, std::vector<LibraryKernels> &libraries);

void printKernels(const LibraryKernels &library);
void writeKernels(const LibraryKernels &library, llvm::json::OStream &json);

} // namespace sluice::tool
