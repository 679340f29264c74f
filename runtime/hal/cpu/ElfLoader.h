//===- ElfLoader.h - loads kernels without the system's linker ------------===//
// The compiler links kernels as an ELF shared object, whatever the host's own format. It is copied
// into fresh pages, relocated and made executable; nothing is ever writable and executable at once.
// Nothing in the image is trusted but the machine code itself: every offset is checked.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Status.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sluice::hal::cpu {

class ElfLibrary {
public:
  ElfLibrary() = default;
  ElfLibrary(ElfLibrary &&other) noexcept { *this = std::move(other); }
  ElfLibrary &operator=(ElfLibrary &&other) noexcept {
    std::swap(base, other.base), std::swap(bytes, other.bytes),
        std::swap(functions, other.functions);
    return *this;
  }
  ~ElfLibrary();

  /// UNSUPPORTED: another machine, an unknown relocation or import. DATA_LOSS: not a well-formed
  /// shared object.
  static Status load(std::span<const uint8_t> image, ElfLibrary &library);

  template <typename Visit> void visitFunctions(Visit visit) const {
    for (const auto &[name, offset] : functions)
      visit(std::string_view(name), base + offset);
  }

private:
  uint8_t *base = nullptr;
  uint64_t bytes = 0;
  std::vector<std::pair<std::string, uint64_t>> functions;
};

/// The address of a function that kernels may call, or null (ElfImports.cpp).
void *findImport(std::string_view name);

} // namespace sluice::hal::cpu
