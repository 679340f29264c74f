//===- ParameterArchive.cpp - values of a program in a file of their own --===//
// .irpa: linked headers, each with a table of entries, their names and their bytes (IREE's
// schemas/parameter_archive.h).
// .safetensors: the size of a header, the header in JSON, the bytes
// (https://github.com/huggingface/safetensors, "Format").
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/ParameterArchive.h"
#include "compiler/Dialect/Util/ParseJson.h"
#include "compiler/Input/Common/ModelFolder.h"
#include "llvm/Support/Endian.h"

namespace sluice::iree {

static llvm::Error broken(const Twine &why) { return llvm::createStringError(why); }

namespace {
/// A part of the file; what lies outside of it reads as nothing.
struct Bytes {
  StringRef data;

  std::optional<Bytes> part(uint64_t offset, uint64_t length) const {
    if (offset > data.size() || length > data.size() - offset)
      return std::nullopt;
    return Bytes{data.substr(offset, length)};
  }
  uint64_t u64(size_t at) const { return llvm::support::endian::read64le(data.data() + at); }
  uint32_t u32(size_t at) const { return llvm::support::endian::read32le(data.data() + at); }
  /// The range whose offset and length stand at `at` of `table`.
  std::optional<Bytes> rangeAt(const Bytes &table, size_t at) const {
    return part(table.u64(at), table.u64(at + 8));
  }
};

// Bytes of IREE's structures, and where their fields lie.
constexpr uint64_t kHeaderBytes = 88, kNextHeader = 16, kEntryCount = 32, kEntries = 40,
                   kNames = 56, kStorage = 72;
constexpr uint64_t kEntryBytes = 60, kEntryType = 8, kEntryName = 20, kEntryData = 60,
                   kEntryAlignment = 16;
constexpr uint64_t kPattern = 68, kPatternLength = 84, kSplatBytes = 85, kDataBytes = 76;
enum EntryType : uint32_t { Skip, Splat, Data, External };
} // namespace

llvm::Error ParameterArchive::readIrpa() {
  Bytes all{file->getBuffer()};
  for (uint64_t at = 0, next = 1; next; at += next) {
    auto archive = at < all.data.size() ? all.part(at, all.data.size() - at) : std::nullopt;
    if (!archive || archive->data.size() < kHeaderBytes || !archive->data.starts_with("IRPA"))
      return broken("a header is missing at byte " + Twine(at));
    if (archive->u32(4) & 0xffff)
      return broken("its version is " + Twine(archive->u32(4) & 0xffff) + ", expected 0");
    next = archive->u64(kNextHeader);
    if (next > archive->data.size())
      return broken("the next header is " + Twine(next) + " bytes behind byte " + Twine(at));
    auto table = archive->rangeAt(*archive, kEntries), names = archive->rangeAt(*archive, kNames),
         storage = archive->rangeAt(*archive, kStorage);
    if (!table || !names || !storage)
      return broken("a segment ends behind the file's " + Twine(all.data.size()) + " bytes");
    uint64_t begin = 0;
    for (uint64_t i = 0, count = archive->u64(kEntryCount); i < count; ++i) {
      auto left = begin < table->data.size() ? table->part(begin, table->data.size() - begin)
                                             : std::nullopt;
      if (!left || left->data.size() < kEntryBytes)
        return broken("the table ends before entry " + Twine(i) + " of " + Twine(count));
      auto entry = left->part(0, left->u64(0));
      uint32_t type = left->u32(kEntryType);
      uint64_t least = type == Splat ? kSplatBytes : type == Data ? kDataBytes : kEntryBytes;
      auto key = names->rangeAt(*left, kEntryName);
      if (!entry || entry->data.size() < least || !key)
        return broken("entry " + Twine(i) + " of " + Twine(count) + " is cut short");
      begin += llvm::alignTo(entry->data.size(), kEntryAlignment);
      Entry value;
      if (type == Splat) {
        size_t pattern = uint8_t(entry->data[kPatternLength]);
        value.length = entry->u64(kEntryData);
        if (pattern == 0 || pattern > 16 || value.length % pattern)
          return broken("'" + key->data + "' repeats a pattern of " + Twine(pattern) + " bytes");
        value.data = ArrayRef(entry->data.data() + kPattern, pattern);
      } else if (type == Data) {
        auto data = storage->rangeAt(*entry, kEntryData);
        if (!data)
          return broken("the bytes of '" + key->data + "' end behind the file");
        value.data = ArrayRef(data->data.data(), data->data.size());
        value.length = value.data.size();
      }
      value.isElsewhere = type == External;
      if (type != Skip)
        entries[key->data] = value;
    }
  }
  return llvm::Error::success();
}

llvm::Error ParameterArchive::readSafetensors() {
  Bytes all{file->getBuffer()};
  auto header = all.part(8, all.u64(0));
  if (!header)
    return broken("its header is said to have " + Twine(all.u64(0)) + " bytes");
  auto storage = all.part(8 + header->data.size(), all.data.size() - 8 - header->data.size());
  auto json = util::parseJson(header->data);
  if (!json)
    return json.takeError();
  const llvm::json::Object *table = json->getAsObject();
  if (!table)
    return broken("its header is no JSON object");
  for (const auto &[key, value] : *table) {
    if (key == "__metadata__")
      continue;
    const llvm::json::Object *tensor = value.getAsObject();
    const llvm::json::Array *range = tensor ? tensor->getArray("data_offsets") : nullptr;
    auto begin = range && range->size() == 2 ? (*range)[0].getAsUINT64() : std::nullopt,
         end = begin ? (*range)[1].getAsUINT64() : std::nullopt;
    auto data = end && *end >= *begin ? storage->part(*begin, *end - *begin) : std::nullopt;
    auto type = tensor ? tensor->getString("dtype") : std::nullopt;
    if (!data || !type)
      return broken("'" + key.str() + "' has no bytes in the file, or no type");
    entries[key.str()] = {ArrayRef(data->data.data(), data->data.size()), data->data.size(),
                          type->str()};
  }
  return llvm::Error::success();
}

std::shared_ptr<ParameterArchive> ParameterArchive::open(StringRef path, MLIRContext &context) {
  Location loc = UnknownLoc::get(&context);
  auto opened = input::openFile(path);
  if (!opened) {
    emitError(loc) << "cannot read the parameters in '" << path
                   << "': " << opened.getError().message();
    return nullptr;
  }
  auto archive = std::make_shared<ParameterArchive>();
  archive->name = path.str();
  archive->file = std::move(*opened);
  StringRef bytes = archive->file->getBuffer();
  bool isIrpa = bytes.starts_with("IRPA");
  if (!isIrpa && (bytes.size() < 10 || bytes[8] != '{')) {
    emitError(loc) << "'" << path
                   << "' is no archive of parameters: expected .irpa or .safetensors";
    return nullptr;
  }
  if (llvm::Error error = isIrpa ? archive->readIrpa() : archive->readSafetensors()) {
    emitError(loc) << "the parameters in '" << path
                   << "' cannot be read: " << llvm::toString(std::move(error));
    return nullptr;
  }
  return archive;
}

const ParameterArchive::Entry *ParameterArchive::find(StringRef key) const {
  auto found = entries.find(key);
  return found == entries.end() ? nullptr : &found->second;
}

} // namespace sluice::iree
