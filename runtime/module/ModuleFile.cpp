//===- ModuleFile.cpp - a module file, opened and checked -----------------===//
#include "runtime/module/ModuleFile.h"

#include "runtime/base/Checksum.h"
#include "runtime/module/module_generated.h"
#include "runtime/vm/Bytecode.h"
#include "runtime/vm/Verifier.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>
#include <thread>

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
/// program reads count as its memory.
uint32_t checksumContent(std::span<const uint8_t> bytes, bool isMapped) {
  size_t chunks = (bytes.size() + kChunkBytes - 1) / kChunkBytes;
  std::vector<uint32_t> sums(chunks);
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t chunk; (chunk = next.fetch_add(1, std::memory_order_relaxed)) < chunks;) {
      auto part = bytes.subspan(chunk * kChunkBytes,
                                std::min(kChunkBytes, bytes.size() - chunk * kChunkBytes));
      auto pages = pagesOf(part);
#ifdef MADV_POPULATE_READ // one call instead of a fault for every few pages
      ::madvise(pages.data(), pages.size(), MADV_POPULATE_READ);
#endif
      sums[chunk] = crc32c(part.data(), part.size());
      if (isMapped)
        ::madvise(pages.data(), pages.size(), MADV_DONTNEED);
    }
  };
  constexpr size_t kChunksPerThread = 16, kMaxThreads = 4;
  size_t helpers = std::min<size_t>({chunks / kChunksPerThread, kMaxThreads - 1,
                                     std::max(std::thread::hardware_concurrency(), 1u) - 1});
  std::vector<std::thread> threads;
  for (size_t i = 0; i < helpers; ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
  return crc32c(sums.data(), sums.size() * sizeof(uint32_t)); // little-endian
}

/// Elements of 8 bytes: FlatBuffers' verifier does not check that they are aligned.
template <typename T, typename Element>
std::vector<T> copyOf(const flatbuffers::Vector<Element> *vector) {
  std::vector<T> result(vector ? vector->size() : 0, T());
  if (!result.empty())
    std::memcpy(result.data(), vector->Data(), result.size() * sizeof(T));
  return result;
}

std::string_view view(const flatbuffers::String *string) {
  return string ? std::string_view(string->c_str(), string->size()) : std::string_view("");
}

/// Calls visit(element) for each element; an absent vector is empty.
template <typename Vector, typename Visit> void forEach(const Vector *vector, Visit visit) {
  if (vector)
    for (flatbuffers::uoffset_t i = 0; i < vector->size(); ++i)
      visit(vector->Get(i));
}

template <typename T, typename Element>
std::span<const T> spanOf(const flatbuffers::Vector<Element> *vector) {
  return vector ? std::span<const T>(reinterpret_cast<const T *>(vector->Data()), vector->size())
                : std::span<const T>();
}
static_assert(sizeof(SourcePosition) == sizeof(fb::SourcePosition) &&
              sizeof(Interval) == sizeof(fb::Interval));

std::vector<const char *>
texts(const flatbuffers::Vector<flatbuffers::Offset<flatbuffers::String>> *vector) {
  std::vector<const char *> result;
  forEach(vector, [&](const flatbuffers::String *string) { result.push_back(GetCstring(string)); });
  return result;
}

} // namespace

Status ModuleFile::open(Ref<ByteSource> source, Ref<ModuleFile> &file) {
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
  if (header.fileBytes != bytes.size())
    return makeError(SLUICE_DATA_LOSS, "module is damaged: it should have %llu bytes and has %zu",
                     (unsigned long long)header.fileBytes, bytes.size());
  if (header.segmentsOffset > bytes.size() || header.segmentsOffset % kPageBytes ||
      header.segmentsOffset < sizeof(Header) ||
      header.metadataBytes > header.segmentsOffset - sizeof(Header))
    return damaged("the header's offsets are wrong");
  if (checksumContent(bytes.subspan(sizeof(Header)), source->isMapped()) != header.contentChecksum)
    return makeError(SLUICE_DATA_LOSS,
                     "module is damaged: the checksum of bytes 64 to %zu does not match",
                     bytes.size() - 1);

  auto result = Ref<ModuleFile>::adopt(new ModuleFile());
  result->source = source;
  result->checksum = header.contentChecksum;
  SLUICE_RETURN_IF_ERROR(result->readMetadata(bytes.subspan(sizeof(Header), header.metadataBytes),
                                              bytes.subspan(header.segmentsOffset)));
  SLUICE_RETURN_IF_ERROR(vm::verifyModule(*result));
  for (const auto &variant : result->variants)
    SLUICE_RETURN_IF_ERROR(vm::verifyModule(*variant));
  file = std::move(result);
  return {};
}

Status ModuleFile::open(const char *path, Ref<ModuleFile> &file) {
  Ref<ByteSource> source;
  SLUICE_RETURN_IF_ERROR(ByteSource::map(path, source));
  return open(std::move(source), file);
}

Status ModuleFile::readMetadata(std::span<const uint8_t> bytes,
                                std::span<const uint8_t> segmentArea) {
  metadata = std::shared_ptr<uint64_t[]>(new uint64_t[(bytes.size() + 7) / 8 + 1]());
  auto *copy = reinterpret_cast<uint8_t *>(metadata.get());
  std::copy(bytes.begin(), bytes.end(), copy);
  flatbuffers::Verifier verifier(copy, bytes.size(), /*max_depth=*/16, /*max_tables=*/100'000'000);
  if (!fb::VerifyModuleBuffer(verifier))
    return damaged("its tables are not well-formed");
  const fb::Module *module = fb::GetModule(copy);
  if (module->bytecode_version() != vm::kBytecodeVersion)
    return makeError(SLUICE_UNSUPPORTED,
                     "module has bytecode version %u, this runtime runs %u; compile it again",
                     module->bytecode_version(), vm::kBytecodeVersion);

  bool segmentsFit = true;
  for (const fb::Segment &segment : copyOf<fb::Segment>(module->segments())) {
    if (segment.offset() > segmentArea.size() ||
        segment.length() > segmentArea.size() - segment.offset() ||
        segment.offset() % kSegmentAlignment)
      segmentsFit = false;
    else
      segments.push_back(segmentArea.subspan(segment.offset(), segment.length()));
  }
  if (!segmentsFit)
    return damaged("a segment ends past the file");
  name = GetCstring(module->name());
  producer = GetCstring(module->producer());
  readTables(*module);
  bool variantsFit = true;
  forEach(module->variants(), [&](const fb::Module *variant) {
    auto made = Ref<ModuleFile>::adopt(new ModuleFile());
    made->name = name, made->producer = producer;
    made->source = source, made->checksum = checksum, made->metadata = metadata,
    made->segments = segments;
    made->readTables(*variant);
    variantsFit = variantsFit && !variant->segments() && !variant->variants();
    variants.push_back(std::move(made));
  });
  return variantsFit ? Status() : damaged("a variant has segments or variants of its own");
}

void ModuleFile::readTables(const fb::Module &module) {
  initializer = module.initializer();
  placement = module.placement();
  memoryReport = module.memory();
  devices = texts(module.devices());
  scalarGlobals = texts(module.scalar_globals());
  refGlobals = texts(module.ref_globals());
  strings = texts(module.strings());
  locations = texts(module.locations());
  forEach(module.functions(), [&](const fb::Function *f) {
    functions.push_back({view(f->name()), f->scalar_arguments(), f->ref_arguments(),
                         f->scalar_results(), f->ref_results(), f->scalar_registers(),
                         f->ref_registers(), spanOf<uint32_t>(f->bytecode()),
                         spanOf<SourcePosition>(f->source_map())});
  });
  forEach(module.kernels(), [&](const fb::Kernel *k) {
    kernels.push_back({view(k->name()), k->location(), k->constants(), k->bindings()});
  });
  forEach(module.libraries(), [&](const fb::Library *l) {
    libraries.push_back(
        {view(l->target()), l->segment(), l->report(), spanOf<uint32_t>(l->devices())});
  });
  forEach(module.needs(), [&](const fb::DeviceNeed *n) {
    needs.push_back({view(n->name()), view(n->driver()), n->ordinal(), n->queue_of(), n->queue()});
  });
  forEach(module.kernel_failures(), [&](const fb::KernelFailure *f) {
    kernelFailures.push_back({view(f->message()), f->location()});
  });
  forEach(module.channels(), [&](const fb::Channel *c) {
    channels.push_back({spanOf<uint32_t>(c->grid()), spanOf<uint32_t>(c->axes())});
  });
  forEach(module.constant_parts(), [&](const fb::ConstantParts *p) {
    constantParts.push_back({spanOf<uint32_t>(p->segments()), p->channel()});
  });
  forEach(module.arenas(), [&](const fb::Arena *a) {
    arenas.push_back({spanOf<Interval>(a->intervals()), a->alignment()});
  });

  auto readValues = [&](const flatbuffers::Vector<flatbuffers::Offset<fb::Value>> *source)
      -> std::vector<sluice_value_info_t> & {
    auto &infos = values.emplace_back();
    forEach(source, [&](const fb::Value *value) {
      auto &valueDims = dims.emplace_back(copyOf<int64_t>(value->dims()));
      auto &names = dimNames.emplace_back(texts(value->dim_names()));
      names.resize(valueDims.size(), "");
      bool scalar = value->kind() == fb::ValueKind::Scalar;
      infos.push_back(
          {GetCstring(value->name()), scalar ? SLUICE_VALUE_SCALAR : SLUICE_VALUE_TENSOR,
           sluice_element_type_t(value->element_type()), valueDims.size(), valueDims.data(),
           names.data(), GetCstring(value->doc()), value->device(), value->donated()});
    });
    return infos;
  };
  forEach(module.exports(), [&](const fb::Export *e) {
    auto &arguments = readValues(e->arguments());
    auto &results = readValues(e->results());
    exports.push_back({{GetCstring(e->name()), GetCstring(e->doc()), arguments.size(),
                        arguments.data(), results.size(), results.data()},
                       e->function()});
  });
}

} // namespace sluice::module
