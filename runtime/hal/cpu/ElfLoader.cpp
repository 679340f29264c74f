//===- ElfLoader.cpp - loads kernels without the system's linker ----------===//
#include "runtime/hal/cpu/ElfLoader.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

namespace sluice::hal::cpu {
namespace {

#if defined(__x86_64__)
constexpr uint16_t kMachine = EM_X86_64;
constexpr uint32_t kRelative = R_X86_64_RELATIVE, kGlobDat = R_X86_64_GLOB_DAT,
                   kJumpSlot = R_X86_64_JUMP_SLOT, kAbsolute = R_X86_64_64;
#elif defined(__aarch64__)
constexpr uint16_t kMachine = EM_AARCH64;
constexpr uint32_t kRelative = R_AARCH64_RELATIVE, kGlobDat = R_AARCH64_GLOB_DAT,
                   kJumpSlot = R_AARCH64_JUMP_SLOT, kAbsolute = R_AARCH64_ABS64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr uint16_t kMachine = EM_RISCV;
constexpr uint32_t kRelative = R_RISCV_RELATIVE, kGlobDat = R_RISCV_64,
                   kJumpSlot = R_RISCV_JUMP_SLOT, kAbsolute = R_RISCV_64;
#else
#error "the ELF loader does not know this machine"
#endif

Status malformed(const char *what) {
  return makeError(SLUICE_DATA_LOSS, "kernel library is damaged: %s", what);
}

/// The object at `offset` of `bytes`, or false.
template <typename T> bool readAt(std::span<const uint8_t> bytes, uint64_t offset, T &value) {
  if (offset > bytes.size() || bytes.size() - offset < sizeof(T))
    return false;
  std::memcpy(&value, bytes.data() + offset, sizeof(T));
  return true;
}

/// The part of an image that the dynamic table describes; addresses are offsets in the loaded
/// memory.
struct Dynamic {
  uint64_t symbols = 0, strings = 0, stringBytes = 0, hash = 0, gnuHash = 0;
  uint64_t relocations = 0, relocationBytes = 0, jumps = 0, jumpBytes = 0;
};

class Loader {
public:
  Loader(std::span<const uint8_t> image) : image(image) {}
  Status readHeaders();
  Status mapSegments();
  Status readDynamic();
  Status countSymbols();
  Status relocate(uint64_t table, uint64_t tableBytes);
  Status collectFunctions(std::vector<std::pair<std::string, uint64_t>> &functions);
  Status protect();

  std::span<const uint8_t> image;
  std::vector<Elf64_Phdr> headers;
  std::span<uint8_t> memory; // mapped; page-aligned
  uint64_t page = 4096, symbolCount = 0, nameBytes = 0;
  Dynamic dynamic;

private:
  bool symbolAt(uint64_t index, Elf64_Sym &symbol) {
    return index < symbolCount && readAt(std::span<const uint8_t>(memory),
                                         dynamic.symbols + index * sizeof(Elf64_Sym), symbol);
  }
  bool nameOf(const Elf64_Sym &symbol, std::string &name);
};

Status Loader::readHeaders() {
  Elf64_Ehdr header;
  if (!readAt(image, 0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 ||
      header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB ||
      header.e_type != ET_DYN || header.e_phentsize != sizeof(Elf64_Phdr))
    return malformed("not a 64-bit ELF shared object");
  if (header.e_machine != kMachine)
    return makeError(SLUICE_UNSUPPORTED,
                     "kernel library is for another processor architecture (ELF machine %u)",
                     header.e_machine);
  for (uint32_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (!readAt(image, header.e_phoff + uint64_t(i) * sizeof(Elf64_Phdr), segment) ||
        header.e_phoff > image.size())
      return malformed("program headers end past the file");
    headers.push_back(segment);
  }
  return {};
}

Status Loader::mapSegments() {
  page = uint64_t(::sysconf(_SC_PAGESIZE));
  // Kernels have few variables, and tables are looked through to the end of the memory.
  const uint64_t limit = image.size() + (uint64_t(16) << 20);
  uint64_t end = 0;
  for (const Elf64_Phdr &segment : headers) {
    if (segment.p_type == PT_TLS && segment.p_memsz)
      return makeError(SLUICE_UNSUPPORTED, "kernel library uses thread-local storage");
    if (segment.p_type != PT_LOAD)
      continue;
    if (segment.p_filesz > segment.p_memsz || segment.p_offset > image.size() ||
        segment.p_filesz > image.size() - segment.p_offset)
      return malformed("a segment ends past the file");
    if (segment.p_vaddr > limit || segment.p_memsz > limit - segment.p_vaddr)
      return malformed("a segment is too large");
    end = std::max(end, segment.p_vaddr + segment.p_memsz);
  }
  if (end == 0)
    return malformed("nothing to load");
  uint64_t bytes = (end + page - 1) / page * page;
  void *address =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (address == MAP_FAILED)
    return makeError(SLUICE_RESOURCE_EXHAUSTED, "out of memory: cannot map %llu bytes of kernels",
                     (unsigned long long)bytes);
  memory = {static_cast<uint8_t *>(address), bytes};
  for (const Elf64_Phdr &segment : headers)
    if (segment.p_type == PT_LOAD)
      std::copy_n(image.data() + segment.p_offset, segment.p_filesz,
                  memory.data() + segment.p_vaddr);
  return {};
}

Status Loader::readDynamic() {
  auto header = std::find_if(headers.begin(), headers.end(),
                             [](const Elf64_Phdr &h) { return h.p_type == PT_DYNAMIC; });
  if (header == headers.end())
    return malformed("no dynamic table");
  for (uint64_t offset = header->p_vaddr;; offset += sizeof(Elf64_Dyn)) {
    Elf64_Dyn entry;
    if (!readAt(std::span<const uint8_t>(memory), offset, entry))
      return malformed("the dynamic table has no end");
    uint64_t value = entry.d_un.d_val;
    switch (entry.d_tag) {
    case DT_NULL: return {};
    case DT_SYMTAB: dynamic.symbols = value; break;
    case DT_STRTAB: dynamic.strings = value; break;
    case DT_STRSZ: dynamic.stringBytes = value; break;
    case DT_HASH: dynamic.hash = value; break;
    case DT_GNU_HASH: dynamic.gnuHash = value; break;
    case DT_RELA: dynamic.relocations = value; break;
    case DT_RELASZ: dynamic.relocationBytes = value; break;
    case DT_JMPREL: dynamic.jumps = value; break;
    case DT_PLTRELSZ: dynamic.jumpBytes = value; break;
    case DT_NEEDED: return makeError(SLUICE_UNSUPPORTED, "kernel library needs other libraries");
    case DT_REL:
    case DT_RELR:
      return makeError(SLUICE_UNSUPPORTED, "kernel library has relocations of an unknown form");
    case DT_INIT:
    case DT_INIT_ARRAY: return makeError(SLUICE_UNSUPPORTED, "kernel library has initializers");
    default: break;
    }
  }
}

/// The symbol table has no length of its own; the hash tables imply it.
Status Loader::countSymbols() {
  std::span<const uint8_t> bytes(memory);
  uint32_t word[4];
  if (dynamic.hash) {
    if (!readAt(bytes, dynamic.hash + 4, word[0]))
      return malformed("the hash table ends past the memory");
    symbolCount = word[0];
  } else if (dynamic.gnuHash) {
    for (int i = 0; i < 4; ++i)
      if (!readAt(bytes, dynamic.gnuHash + 4 * uint64_t(i), word[i]))
        return malformed("the hash table ends past the memory");
    uint64_t buckets = word[0], first = word[1], bloom = word[2];
    uint64_t bucketTable = dynamic.gnuHash + 16 + 8 * bloom, chains = bucketTable + 4 * buckets,
             last = 0;
    for (uint64_t i = 0; i < buckets; ++i) {
      if (!readAt(bytes, bucketTable + 4 * i, word[0]))
        return malformed("the hash table ends past the memory");
      last = std::max<uint64_t>(last, word[0]);
    }
    symbolCount = first;
    if (last >= first && last != 0)
      for (uint64_t i = last - first;; ++i) {
        if (!readAt(bytes, chains + 4 * i, word[0]))
          return malformed("the hash table ends past the memory");
        if (word[0] & 1) {
          symbolCount = first + i + 1;
          break;
        }
      }
  }
  if (symbolCount > memory.size() / sizeof(Elf64_Sym) || dynamic.symbols > memory.size())
    return malformed("the symbol table ends past the memory");
  return {};
}

bool Loader::nameOf(const Elf64_Sym &symbol, std::string &name) {
  if (symbol.st_name >= dynamic.stringBytes || dynamic.strings > memory.size() ||
      dynamic.stringBytes > memory.size() - dynamic.strings)
    return false;
  auto *start = reinterpret_cast<const char *>(memory.data() + dynamic.strings + symbol.st_name);
  size_t room = dynamic.stringBytes - symbol.st_name;
  size_t length = ::strnlen(start, room);
  if (nameBytes > 4 * image.size()) // every symbol has the same long one
    return false;
  nameBytes += length;
  name.assign(start, length);
  return length < room;
}

Status Loader::relocate(uint64_t table, uint64_t tableBytes) {
  for (uint64_t i = 0; i < tableBytes / sizeof(Elf64_Rela); ++i) {
    Elf64_Rela entry;
    if (!readAt(std::span<const uint8_t>(memory), table + i * sizeof(Elf64_Rela), entry) ||
        table > memory.size())
      return malformed("relocations end past the memory");
    if (entry.r_offset > memory.size() || memory.size() - entry.r_offset < 8)
      return malformed("a relocation is outside of the memory");
    uint32_t type = ELF64_R_TYPE(entry.r_info);
    uint64_t base = reinterpret_cast<uintptr_t>(memory.data()), value;
    if (type == kRelative) {
      value = base + uint64_t(entry.r_addend);
    } else if (type == kGlobDat || type == kJumpSlot || type == kAbsolute) {
      Elf64_Sym symbol;
      std::string name;
      if (!symbolAt(ELF64_R_SYM(entry.r_info), symbol) || !nameOf(symbol, name))
        return malformed("a relocation names a symbol that is not there");
      if (symbol.st_shndx != SHN_UNDEF) {
        value = base + symbol.st_value;
      } else if (void *import = findImport(name)) {
        value = reinterpret_cast<uintptr_t>(import);
      } else if (ELF64_ST_BIND(symbol.st_info) == STB_WEAK) {
        value = 0;
      } else {
        return makeError(SLUICE_UNSUPPORTED,
                         "kernel library calls '%s', which the runtime does not offer",
                         name.c_str());
      }
      if (type != kJumpSlot || kMachine != EM_X86_64)
        value += uint64_t(entry.r_addend);
    } else {
      return makeError(SLUICE_UNSUPPORTED, "kernel library has an unknown relocation (type %u)",
                       type);
    }
    std::memcpy(memory.data() + entry.r_offset, &value, 8);
  }
  return {};
}

Status Loader::collectFunctions(std::vector<std::pair<std::string, uint64_t>> &functions) {
  for (uint64_t i = 1; i < symbolCount; ++i) {
    Elf64_Sym symbol;
    std::string name;
    if (!symbolAt(i, symbol) || !nameOf(symbol, name))
      return malformed("a symbol has no name");
    if (symbol.st_shndx == SHN_UNDEF || ELF64_ST_TYPE(symbol.st_info) != STT_FUNC)
      continue;
    bool inCode = std::any_of(headers.begin(), headers.end(), [&](const Elf64_Phdr &segment) {
      return segment.p_type == PT_LOAD && (segment.p_flags & PF_X) &&
             symbol.st_value >= segment.p_vaddr &&
             symbol.st_value - segment.p_vaddr < segment.p_memsz;
    });
    if (!inCode)
      return malformed("a function lies outside of the code");
    functions.emplace_back(std::move(name), symbol.st_value);
  }
  return {};
}

Status Loader::protect() {
  for (const Elf64_Phdr &segment : headers) {
    bool relro = segment.p_type == PT_GNU_RELRO;
    if (segment.p_type != PT_LOAD && !relro)
      continue;
    bool write = segment.p_flags & PF_W, execute = segment.p_flags & PF_X;
    if (!relro && write && execute)
      return makeError(SLUICE_UNSUPPORTED,
                       "kernel library has memory that is writable and executable");
    if (segment.p_vaddr > memory.size() || segment.p_memsz > memory.size() - segment.p_vaddr)
      return malformed("a segment is outside of the memory");
    // Pages that two segments share would get the rights of the last one.
    if (!relro && segment.p_vaddr % page != segment.p_offset % page)
      return malformed("a segment is not aligned to pages");
    uint64_t begin = segment.p_vaddr / page * page;
    uint64_t end = relro ? (segment.p_vaddr + segment.p_memsz) / page * page
                         : (segment.p_vaddr + segment.p_memsz + page - 1) / page * page;
    int rights =
        relro ? PROT_READ : PROT_READ | (write ? PROT_WRITE : 0) | (execute ? PROT_EXEC : 0);
    if (end > begin && ::mprotect(memory.data() + begin, end - begin, rights) != 0)
      return makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot make kernels executable: %s",
                       std::strerror(errno));
    if (execute)
      __builtin___clear_cache(reinterpret_cast<char *>(memory.data() + begin),
                              reinterpret_cast<char *>(memory.data() + end));
  }
  return {};
}

} // namespace

ElfLibrary::~ElfLibrary() {
  if (base)
    ::munmap(base, bytes);
}

Status ElfLibrary::load(std::span<const uint8_t> image, ElfLibrary &library) {
  Loader loader(image);
  SLUICE_RETURN_IF_ERROR(loader.readHeaders());
  SLUICE_RETURN_IF_ERROR(loader.mapSegments());
  ElfLibrary result; // unmaps on failure
  result.base = loader.memory.data(), result.bytes = loader.memory.size();
  SLUICE_RETURN_IF_ERROR(loader.readDynamic());
  SLUICE_RETURN_IF_ERROR(loader.countSymbols());
  SLUICE_RETURN_IF_ERROR(
      loader.relocate(loader.dynamic.relocations, loader.dynamic.relocationBytes));
  SLUICE_RETURN_IF_ERROR(loader.relocate(loader.dynamic.jumps, loader.dynamic.jumpBytes));
  SLUICE_RETURN_IF_ERROR(loader.collectFunctions(result.functions));
  SLUICE_RETURN_IF_ERROR(loader.protect());
  library = std::move(result);
  return {};
}

} // namespace sluice::hal::cpu
