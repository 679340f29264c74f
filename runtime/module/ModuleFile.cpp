//===- ModuleFile.cpp - a module file, opened and checked -----------------===//
#include "runtime/module/ModuleFile.h"

#include "runtime/base/Checksum.h"
#include "runtime/base/Parallel.h"
#include "runtime/vm/Bytecode.h"
#include "runtime/vm/Verifier.h"

#include <cstring>
#include <sys/mman.h>

namespace sluice::module {
namespace {

Status damaged(const char *what) {
  return makeError(SLUICE_DATA_LOSS, "module is damaged: %s", what);
}

/// The pages that hold `part`.
std::span<uint8_t> pagesOf(std::span<const uint8_t> part) {
  auto begin = reinterpret_cast<uintptr_t>(part.data()) / kPageBytes * kPageBytes;
  return {reinterpret_cast<uint8_t *>(begin),
          reinterpret_cast<uintptr_t>(part.data() + part.size()) - begin};
}

/// The checksum of ModuleFormat.h. Memory is touched for the first time here, so the threads share
/// the page faults, too. What was checked of a mapped file is let go again: only the weights that a
/// program reads count as its memory. Of no meaning once `budget` is over.
uint32_t checksumContent(std::span<const uint8_t> bytes, bool isMapped, const Budget *budget) {
  size_t chunks = (bytes.size() + kChunkBytes - 1) / kChunkBytes;
  std::vector<uint32_t> sums(chunks);
  constexpr size_t kChunksPerThread = 16, kMaxThreads = 4;
  parallelFor(chunks, std::min(chunks / kChunksPerThread, kMaxThreads - 1), [&](size_t chunk) {
    if (budget && budget->isOver())
      return;
    auto part = bytes.subspan(chunk * kChunkBytes,
                              std::min(kChunkBytes, bytes.size() - chunk * kChunkBytes));
    auto pages = pagesOf(part);
#ifdef MADV_POPULATE_READ // one call instead of a fault for every few pages
    ::madvise(pages.data(), pages.size(), MADV_POPULATE_READ);
#endif
    sums[chunk] = crc32c(part.data(), part.size());
    if (isMapped)
      ::madvise(pages.data(), pages.size(), MADV_DONTNEED);
  });
  return crc32c(sums.data(), sums.size() * sizeof(uint32_t)); // little-endian
}

/// Whether numbers of 8 bytes are aligned, which FlatBuffers' verifier does not check.
bool isAligned(const fb::Module &module) {
  auto at = [](const auto *list) {
    return !list || reinterpret_cast<uintptr_t>(list->Data()) % 8 == 0;
  };
  auto dims = [&](const auto *values) {
    return !values || std::ranges::all_of(*values, [&](auto *v) { return at(v->dims()); });
  };
  auto all = [](const auto *tables, auto holds) {
    return !tables || std::ranges::all_of(*tables, holds);
  };
  return at(module.segmentTable()) &&
         all(module.exports(),
             [&](auto *e) { return dims(e->arguments()) && dims(e->results()); }) &&
         all(module.variants(), [](auto *variant) { return isAligned(*variant); });
}

/// About what a program keeps for its devices, or does for them: each has a place for every
/// segment, kernel and channel, and looks for every kernel in every library, which has a copy of
/// all failures.
uint64_t bytesOfPlaces(const fb::Module &module, uint64_t segments) {
  auto count = [](const auto *list) { return list ? uint64_t(list->size()) : 0; };
  uint64_t devices = count(module.devices()), kernels = count(module.kernels());
  uint64_t perLibrary = 128 + 64 * count(module.kernelFailures()) + 8 * kernels;
  if (module.kernelFailures())
    for (const fb::KernelFailure *failure : *module.kernelFailures())
      perLibrary += failure->message() ? failure->message()->size() : 0;
  uint64_t sum = devices * (8 * (devices + segments + count(module.channels())) + 24 * kernels +
                            count(module.libraries()) * perLibrary);
  if (module.variants())
    for (const fb::Module *variant : *module.variants())
      sum += 8 * segments + bytesOfPlaces(*variant, segments);
  return sum;
}

/// The bytes of all lists and texts of a module. Tables may refer to one of them all together: what
/// they say is read, checked and copied as often.
uint64_t listedBytes(const fb::Module &module) {
  uint64_t sum = 0;
  auto list = [&](const auto *...lists) { ((sum += lists ? 8ull * lists->size() : 0), ...); };
  auto text = [&](const auto *...texts) { ((sum += texts ? texts->size() : 0), ...); };
  auto each = [](const auto *tables, auto visit) {
    if (tables)
      for (const auto *table : *tables)
        visit(table);
  };
  auto texts = [&](const auto *...lists) { (list(lists), ...), (each(lists, text), ...); };
  auto values = [&](const auto *all) {
    each(all, [&](const fb::Value *v) {
      list(v->dims()), texts(v->dimNames()), text(v->name(), v->doc());
    });
  };
  text(module.name(), module.producer());
  list(module.segmentTable());
  texts(module.devices(), module.scalarGlobals(), module.refGlobals(), module.strings(),
        module.locations(), module.hostFunctions());
  each(module.functions(),
       [&](const fb::Function *f) { list(f->bytecode(), f->sourceMap()), text(f->name()); });
  each(module.kernels(), [&](const fb::Kernel *k) { text(k->name()); });
  each(module.libraries(), [&](const fb::Library *l) { list(l->devices()), text(l->target()); });
  each(module.kernelFailures(), [&](const fb::KernelFailure *f) { text(f->message()); });
  each(module.needs(), [&](const fb::DeviceNeed *n) { text(n->name(), n->driver()); });
  each(module.channels(), [&](const fb::Channel *c) { list(c->grid(), c->axes()); });
  each(module.constantParts(), [&](const fb::ConstantParts *p) { list(p->segments()); });
  each(module.arenas(), [&](const fb::Arena *a) { list(a->intervals()); });
  each(module.exports(), [&](const fb::Export *e) {
    values(e->arguments()), values(e->results()), text(e->name(), e->doc());
  });
  each(module.variants(), [&](const fb::Module *variant) { sum += listedBytes(*variant); });
  return sum;
}

} // namespace

Status ModuleFile::open(Ref<ByteSource> source, Ref<ModuleFile> &file, const Budget *budget,
                        const Trust &trust) {
  std::span<const uint8_t> bytes = source->bytes();
  Header header;
  if (bytes.size() < sizeof(Header) || std::memcmp(bytes.data(), kMagic, sizeof(kMagic)) != 0)
    return makeError(SLUICE_DATA_LOSS, "not a Sluice module");
  std::memcpy(&header, bytes.data(), sizeof(Header));
  if (crc32c(&header, sizeof(Header) - sizeof(uint32_t)) != header.headerChecksum)
    return damaged("the checksum of bytes 0 to 63 does not match");
  if (header.version != kFormatVersion)
    return makeError(SLUICE_UNSUPPORTED,
                     "module has format version %u, this runtime reads %u; compile it again",
                     header.version, kFormatVersion);
  std::optional<Signature> signature;
  if (bytes.size() > sizeof(Signature) && header.fileBytes == bytes.size() - sizeof(Signature)) {
    std::memcpy(&signature.emplace(), bytes.data() + header.fileBytes, sizeof(Signature));
    bytes = bytes.first(header.fileBytes);
    if (std::memcmp(signature->magic, Signature().magic, sizeof(signature->magic)) != 0 ||
        crc32c(&*signature, offsetof(Signature, checksum)) != signature->checksum)
      return damaged("the checksum of its signature does not match");
  }
  if (header.fileBytes != bytes.size())
    return makeError(SLUICE_DATA_LOSS, "module is damaged: it should have %llu bytes and has %zu",
                     (unsigned long long)header.fileBytes, bytes.size());
  if (header.segmentsOffset > bytes.size() || header.segmentsOffset % kPageBytes ||
      header.segmentsOffset < sizeof(Header) ||
      header.metadataBytes > header.segmentsOffset - sizeof(Header))
    return damaged("the header's offsets are wrong");
  uint32_t sum = checksumContent(bytes.subspan(sizeof(Header)), source->isMapped(), budget);
  if (budget)
    SLUICE_RETURN_IF_ERROR(budget->check());
  if (sum != header.contentChecksum)
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: the checksum of bytes 64 to %zu does not match",
                     bytes.size() - 1);

  if (trust.isRequired)
    SLUICE_RETURN_IF_ERROR(trust.check(signature ? &*signature : nullptr, bytes));

  auto result = Ref<ModuleFile>::adopt(new ModuleFile());
  result->signature = signature;
  result->source = source;
  result->checksum = header.contentChecksum;
  SLUICE_RETURN_IF_ERROR(result->readMetadata(bytes.subspan(sizeof(Header), header.metadataBytes),
                                              bytes.subspan(header.segmentsOffset), budget));
  for (const ModuleFile *each : result->all()) {
    if (budget)
      SLUICE_RETURN_IF_ERROR(budget->check());
    SLUICE_RETURN_IF_ERROR(vm::verifyModule(*each));
  }
  file = std::move(result);
  return {};
}

Status ModuleFile::open(const char *path, Ref<ModuleFile> &file) {
  Ref<ByteSource> source;
  SLUICE_RETURN_IF_ERROR(ByteSource::map(path, source));
  return open(std::move(source), file);
}

Status ModuleFile::readMetadata(std::span<const uint8_t> bytes,
                                std::span<const uint8_t> segmentArea, const Budget *budget) {
  std::vector<uint64_t> copy((bytes.size() + 7) / 8 + 1); // aligned
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  // A table has at least 8 bytes, a reference included.
  flatbuffers::Verifier verifier(reinterpret_cast<const uint8_t *>(copy.data()), bytes.size(),
                                 /*max_depth=*/16, flatbuffers::uoffset_t(bytes.size() / 8));
  const fb::Module *module = fb::GetModule(copy.data());
  if (!fb::VerifyModuleBuffer(verifier) || !isAligned(*module))
    return damaged("its tables are not well-formed");
  constexpr uint64_t kMostOfAByte = 16;     // Texts that occur often are written once.
  constexpr uint64_t kFreePlaces = 4 << 20; // of usual programs
  uint64_t listed = listedBytes(*module);
  uint64_t places =
      bytesOfPlaces(*module, module->segmentTable() ? module->segmentTable()->size() : 0);
  if (listed > kMostOfAByte * bytes.size())
    return damaged("its tables share what they list");
  if (places > kMostOfAByte * bytes.size() + kFreePlaces)
    return damaged("its tables name too many devices, kernels or libraries together");
  SLUICE_RETURN_IF_ERROR(tables.take(budget ? budget->memory() : nullptr, listed + places));
  if (module->bytecodeVersion() != vm::kBytecodeVersion)
    return makeError(SLUICE_UNSUPPORTED,
                     "module has bytecode version %u, this runtime runs %u; compile it again",
                     module->bytecodeVersion(), vm::kBytecodeVersion);
  module->UnPackTo(this);
  for (const fb::Segment &segment : segmentTable) {
    if (segment.offset() > segmentArea.size() ||
        segment.length() > segmentArea.size() - segment.offset() ||
        segment.offset() % kSegmentAlignment)
      return damaged("a segment ends past the file");
    segments.push_back(segmentArea.subspan(segment.offset(), segment.length()));
  }
  describeExports();
  for (fb::ModuleT &variant : variants) {
    if (!variant.segmentTable.empty() || !variant.variants.empty())
      return damaged("a variant has segments or variants of its own");
    Ref<ModuleFile> &made = others.emplace_back(Ref<ModuleFile>::adopt(new ModuleFile()));
    static_cast<fb::ModuleT &>(*made) = std::move(variant);
    made->name = name, made->producer = producer;
    made->source = source, made->checksum = checksum, made->segments = segments;
    made->describeExports();
  }
  return {};
}

void ModuleFile::describeExports() {
  auto describe = [&](const std::vector<fb::ValueT> &list) -> std::vector<sluice_value_info_t> & {
    auto &infos = values.emplace_back();
    for (const fb::ValueT &value : list) {
      auto &names = dimNames.emplace_back();
      for (const std::string &name : value.dimNames)
        names.push_back(name.c_str());
      names.resize(value.dims.size(), "");
      infos.push_back({value.name.c_str(),
                       value.isScalar ? SLUICE_VALUE_SCALAR : SLUICE_VALUE_TENSOR,
                       sluice_element_type_t(value.elementType),
                       value.dims.size(),
                       value.dims.data(),
                       names.data(),
                       value.doc.c_str(),
                       value.device,
                       value.donated,
                       {}});
    }
    return infos;
  };
  for (const fb::ExportT &e : exports) {
    auto &arguments = describe(e.arguments), &results = describe(e.results);
    entries.push_back({{e.name.c_str(), e.doc.c_str(), arguments.size(), arguments.data(),
                        results.size(), results.data()},
                       e.function});
  }
}

} // namespace sluice::module
