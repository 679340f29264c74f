//===- ModuleWriter.cpp - writes a module file, and kernels of a GPU target ===//
#include "runtime/module/ModuleWriter.h"

#include "runtime/base/Checksum.h"
#include "runtime/base/OutputFile.h"
#include "runtime/module/GpuExecutable.h"
#include "runtime/module/gpu_executable_generated.h"
#include "runtime/vm/Bytecode.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sluice::module {
namespace {

uint64_t alignTo(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// Offsets of the segments in their area.
std::vector<fb::Segment> layoutSegments(const ModuleDesc &module) {
  std::vector<fb::Segment> segments;
  uint64_t offset = 0;
  for (const auto &bytes : module.segments) {
    offset = alignTo(offset, bytes.size() >= kPageBytes ? kPageBytes : kSegmentAlignment);
    segments.emplace_back(offset, bytes.size());
    offset += bytes.size();
  }
  return segments;
}

/// Takes bytes in file order, sums them up in chunks and hands them on. `Sink` is called as
/// sink(bytes, length) -> ok.
template <typename Sink> class ChecksumStream {
public:
  explicit ChecksumStream(Sink sink) : sink(sink) {}

  bool write(const uint8_t *bytes, uint64_t length) {
    if (!sink(bytes, length))
      return false;
    while (length) {
      uint64_t part = std::min(length, kChunkBytes - inChunk);
      chunk = crc32c(bytes, part, chunk);
      inChunk += part, bytes += part, length -= part;
      if (inChunk == kChunkBytes)
        endChunk();
    }
    return true;
  }
  bool pad(uint64_t length) {
    static constexpr uint8_t zeros[kPageBytes] = {};
    for (; length; length -= std::min(length, kPageBytes))
      if (!write(zeros, std::min(length, kPageBytes)))
        return false;
    return true;
  }
  uint32_t finish() {
    if (inChunk)
      endChunk();
    return total;
  }

private:
  void endChunk() {
    uint8_t word[4] = {uint8_t(chunk), uint8_t(chunk >> 8), uint8_t(chunk >> 16),
                       uint8_t(chunk >> 24)};
    total = crc32c(word, 4, total);
    chunk = 0, inChunk = 0;
  }
  Sink sink;
  uint32_t chunk = 0, total = 0;
  uint64_t inChunk = 0;
};

/// Sends everything after the header to `sink` and fills in `header`. False if the sink refused.
template <typename Sink> bool streamContent(const ModuleDesc &module, Header &header, Sink sink) {
  std::vector<fb::Segment> segments = layoutSegments(module);
  fb::ModuleT tables = module;
  tables.segmentTable = segments;
  tables.bytecodeVersion = vm::kBytecodeVersion;
  flatbuffers::FlatBufferBuilder builder(1 << 16);
  fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, &tables));
  std::memcpy(header.magic, kMagic, sizeof(kMagic));
  header.version = kFormatVersion;
  header.metadataBytes = builder.GetSize();
  header.segmentsOffset = alignTo(sizeof(Header) + header.metadataBytes, kPageBytes);

  ChecksumStream stream(sink);
  if (!stream.write(builder.GetBufferPointer(), builder.GetSize()) ||
      !stream.pad(header.segmentsOffset - sizeof(Header) - header.metadataBytes))
    return false;
  uint64_t end = 0;
  for (size_t i = 0; i < segments.size(); ++i) {
    if (!stream.pad(segments[i].offset() - end) ||
        !stream.write(module.segments[i].data(), module.segments[i].size()))
      return false;
    end = segments[i].offset() + segments[i].length();
  }
  header.fileBytes = header.segmentsOffset + end;
  header.contentChecksum = stream.finish();
  header.headerChecksum = crc32c(&header, sizeof(Header) - sizeof(uint32_t));
  return true;
}

bool writeAll(int file, const uint8_t *bytes, uint64_t length) {
  while (length) {
    ssize_t written = ::write(file, bytes, std::min<uint64_t>(length, 1 << 30));
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    bytes += written, length -= uint64_t(written);
  }
  return true;
}

} // namespace

std::vector<uint8_t> serializeModule(const ModuleDesc &module) {
  std::vector<uint8_t> bytes(sizeof(Header));
  Header header{};
  streamContent(module, header, [&](const uint8_t *part, uint64_t length) {
    bytes.insert(bytes.end(), part, part + length);
    return true;
  });
  std::memcpy(bytes.data(), &header, sizeof(Header));
  return bytes;
}

std::string writeModule(const ModuleDesc &module, const std::string &path) {
  auto failed = [&](const char *what) {
    return "cannot " + std::string(what) + " '" + path + "': " + std::strerror(errno);
  };
  struct stat status;
  bool inPlace = ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
  if (inPlace && S_ISDIR(status.st_mode))
    return errno = EISDIR, failed("write");
  std::string temporary = inPlace ? path : path + ".tmp" + std::to_string(::getpid());
  // Without a name until it is whole, where the file system can: nothing is left of a process that
  // is killed.
  std::string folder = path.substr(0, path.rfind('/') + 1);
  int file = inPlace ? -1 : ::open((folder + ".").c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
  bool isNameless = file >= 0;
  if (!isNameless)
    file = openOutput(temporary);
  if (file < 0)
    return failed("write");

  // The header is known last. What cannot seek (a pipe) gets the whole file from memory instead.
  Header header{};
  bool ok;
  if (::lseek(file, sizeof(Header), SEEK_SET) == off_t(sizeof(Header))) {
    ok = streamContent(
             module, header,
             [&](const uint8_t *part, uint64_t length) { return writeAll(file, part, length); }) &&
         ::lseek(file, 0, SEEK_SET) == 0 &&
         writeAll(file, reinterpret_cast<const uint8_t *>(&header), sizeof(Header));
  } else {
    std::vector<uint8_t> bytes = serializeModule(module);
    ok = writeAll(file, bytes.data(), bytes.size());
  }
  std::string message = ok ? "" : failed("write");
  if (ok && isNameless) {
    std::string own = "/proc/self/fd/" + std::to_string(file);
    ::unlink(temporary.c_str()); // of an earlier process with this number
    if (::linkat(AT_FDCWD, own.c_str(), AT_FDCWD, temporary.c_str(), AT_SYMLINK_FOLLOW) != 0)
      ok = false, message = failed("write");
  }
  if (::close(file) != 0 && ok)
    message = failed("write");
  if (message.empty() && !inPlace && ::rename(temporary.c_str(), path.c_str()) != 0)
    message = failed("write");
  if (!message.empty() && !inPlace)
    ::unlink(temporary.c_str());
  return message;
}

std::vector<uint8_t> serializeGpuExecutable(const GpuExecutable &executable) {
  flatbuffers::FlatBufferBuilder builder(4096);
  std::vector<flatbuffers::Offset<fb::GpuCode>> codes;
  for (const GpuCode &code : executable.codes) {
    builder.ForceVectorAlignment(code.bytes.size(), 1, 16);
    auto bytes = builder.CreateVector(code.bytes.data(), code.bytes.size());
    codes.push_back(fb::CreateGpuCode(builder, fb::GpuCodeKind(code.kind), bytes));
  }
  std::vector<flatbuffers::Offset<fb::GpuEntry>> entries;
  for (const GpuEntry &entry : executable.entries) {
    auto name = builder.CreateString(entry.name);
    flatbuffers::Offset<flatbuffers::String> symbol;
    if (!entry.symbol.empty() && entry.symbol != entry.name)
      symbol = builder.CreateString(entry.symbol);
    flatbuffers::Offset<flatbuffers::Vector<int64_t>> maps;
    if (!entry.tensorMaps.empty())
      maps = builder.CreateVector(reinterpret_cast<const int64_t *>(entry.tensorMaps.data()),
                                  entry.tensorMaps.size() * kTensorMapNumbers);
    entries.push_back(fb::CreateGpuEntry(
        builder, name, symbol, entry.code, entry.bindings, entry.constants, entry.flags,
        entry.threads[0], entry.threads[1], entry.threads[2], entry.workgroupBytes,
        entry.dynamicWorkgroupBytes, entry.privateBytes, entry.features, entry.subgroupSize,
        entry.registers, entry.spilledBytes, entry.machineCode, maps));
  }
  bool hasMaps = std::any_of(executable.entries.begin(), executable.entries.end(),
                             [](const GpuEntry &entry) { return !entry.tensorMaps.empty(); });
  uint32_t version = hasMaps ? kGpuExecutableVersion : kOldestGpuExecutableVersion;
  auto codeVector = builder.CreateVector(codes);
  auto entryVector = builder.CreateVector(entries);
  fb::FinishGpuExecutableBuffer(builder,
                                fb::CreateGpuExecutable(builder, version, codeVector, entryVector));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

} // namespace sluice::module
