//===- Metadata.cpp - what HSACO says of its kernel -----------------------===//
// The note NT_AMDGPU_METADATA is a MessagePack map: amdhsa.kernels holds the figures of each
// kernel, measured by the assembler.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "llvm/BinaryFormat/MsgPackDocument.h"
#include "llvm/Object/ELFObjectFile.h"

using namespace llvm;
using namespace sluice;

/// The description of the note, a view of `elf`.
static Expected<StringRef> findMetadata(const object::ELF64LEFile &elf) {
  auto headers = elf.program_headers();
  if (!headers)
    return headers.takeError();
  for (const auto &header : *headers) {
    if (header.p_type != ELF::PT_NOTE)
      continue;
    Error error = Error::success();
    for (const auto &note : elf.notes(header, error))
      if (note.getName() == "AMDGPU" && note.getType() == ELF::NT_AMDGPU_METADATA) {
        consumeError(std::move(error));
        return note.getDescAsStringRef(std::max<uint64_t>(header.p_align, 4));
      }
    if (error)
      return std::move(error);
  }
  return createStringError("HSACO has no metadata");
}

namespace {
/// The map of one kernel.
struct KernelNote {
  msgpack::MapDocNode map;

  Expected<int64_t> number(StringRef name) {
    auto found = map.find(name);
    if (found == map.end())
      return 0; // Metadata leaves out what is 0.
    if (found->second.getKind() == msgpack::Type::UInt)
      return int64_t(found->second.getUInt());
    if (found->second.getKind() == msgpack::Type::Int)
      return found->second.getInt();
    return createStringError("HSACO's metadata has no number '" + name + "'");
  }
  bool flag(StringRef name) {
    auto found = map.find(name);
    return found != map.end() && found->second.getKind() == msgpack::Type::Boolean &&
           found->second.getBool();
  }
  /// The first argument that the kernel's caller would have to know of.
  std::string hiddenArgument() {
    auto found = map.find(".args");
    if (found == map.end() || !found->second.isArray())
      return "";
    for (msgpack::DocNode &argument : found->second.getArray())
      if (argument.isMap())
        if (auto kind = argument.getMap().find(".value_kind");
            kind != argument.getMap().end() && kind->second.isString() &&
            kind->second.getString().starts_with("hidden"))
          return kind->second.getString().str();
    return "";
  }
};
} // namespace

Expected<backend::GpuKernel> rocm::measureHsaco(std::string hsaco) {
  auto elf = object::ELF64LEFile::create(hsaco);
  if (!elf)
    return elf.takeError();
  Expected<StringRef> bytes = findMetadata(*elf);
  if (!bytes)
    return bytes.takeError();
  msgpack::Document document;
  if (!document.readFromBlob(*bytes, /*Multi=*/false) || !document.getRoot().isMap())
    return createStringError("HSACO's metadata cannot be read");
  auto kernels = document.getRoot().getMap().find("amdhsa.kernels");
  if (kernels == document.getRoot().getMap().end() || !kernels->second.isArray() ||
      kernels->second.getArray().size() != 1 || !kernels->second.getArray()[0].isMap())
    return createStringError("HSACO's metadata does not describe one kernel");
  KernelNote note{kernels->second.getArray()[0].getMap()};

  backend::GpuKernel kernel;
  int64_t vectorSpills = 0;
  std::pair<StringRef, int64_t *> figures[] = {
      {".group_segment_fixed_size", &kernel.workgroupBytes},
      {".private_segment_fixed_size", &kernel.privateBytes},
      {".vgpr_count", &kernel.registers},
      {".vgpr_spill_count", &vectorSpills},
      {".wavefront_size", &kernel.subgroupSize}};
  for (auto [name, figure] : figures) {
    Expected<int64_t> number = note.number(name);
    if (!number)
      return number.takeError();
    *figure = *number;
  }
  kernel.spilledBytes = 4 * vectorSpills; // Scalar registers spill to vector registers.
  if (note.flag(".uses_dynamic_stack"))
    return createStringError("kernel needs private memory of unknown size");
  if (std::string hidden = note.hiddenArgument(); !hidden.empty())
    return createStringError("kernel has the argument '" + hidden + "', which nobody passes");
  kernel.code = std::move(hsaco);
  return kernel;
}
