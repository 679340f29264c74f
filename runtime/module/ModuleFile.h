//===- ModuleFile.h - a module file, opened and checked -------------------===//
// Checksums, structure and bytecode are verified before open() returns; after that every index and
// offset in here may be used without another look. The tables are a copy, segments stay in the
// file.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Budget.h"
#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleFormat.h"
#include "runtime/module/module_generated.h"
#include "sluice/module.h"

#include <array>
#include <deque>
#include <optional>
#include <vector>

namespace sluice::module {

using PublicKey = std::array<uint8_t, 32>;

/// Who vouches for a module: behind it in its file, an Ed25519 signature of every byte before.
/// Whoever has no list of keys does not look at it. Verifying takes 1 to 2 s for a gigabyte, on one
/// core.
struct Signature {
  char magic[8] = {'S', 'L', 'U', 'I', 'C', 'E', '\0', 'S'};
  PublicKey key;
  std::array<uint8_t, 64> bytes;
  uint32_t reserved = 0;
  uint32_t checksum; // CRC-32C of the 108 bytes before
};
static_assert(sizeof(Signature) == 112);

/// Whose modules may be loaded.
struct Trust {
  std::vector<PublicKey> keys;
  bool isRequired = false;

  /// Adds those in PEM files, as `openssl pkey -pubout` writes them.
  Status read(std::span<const char *const> paths);
  /// PERMISSION_DENIED unless `signature` (null: there is none) is that of `module` by one of the
  /// keys.
  Status check(const Signature *signature, std::span<const uint8_t> module) const;
};

/// The beginning of a key in hexadecimal digits, for people.
std::string nameOf(const PublicKey &key);
/// Signs `module` with the private key in a PEM file, by OpenSSL's libcrypto.
Status sign(const char *path, std::span<const uint8_t> module, Signature &signature);

using Function = fb::FunctionT;
using Library = fb::LibraryT;
using ProcessGroup = fb::ChannelT;

/// A function as callers know it.
struct Export {
  sluice_function_info_t info;
  uint32_t function;
};

/// The tables of module.fbs, and what they say of functions and segments as others need it.
class ModuleFile : public RefObject, public fb::ModuleT {
public:
  /// DATA_LOSS if anything about the bytes is wrong, UNSUPPORTED for another version of the format.
  /// Time and memory in proportion to the length, and within `budget`, if given. PERMISSION_DENIED
  /// without a signature that is wanted.
  static Status open(Ref<ByteSource> source, Ref<ModuleFile> &file, const Budget *budget = nullptr,
                     const Trust &trust = {});
  static Status open(const char *path, Ref<ModuleFile> &file);

  std::vector<Export> entries;                    // `exports`
  uint32_t checksum = 0;                          // of the whole content
  std::optional<Signature> signature;             // verified only if it is wanted
  std::vector<std::span<const uint8_t>> segments; // of all variants
  // The same for other devices, in order of preference after this one; made of `variants`.
  std::vector<Ref<ModuleFile>> others;
  Ref<ByteSource> source;

  /// This and its variants, in the order in which a runtime tries them.
  std::vector<const ModuleFile *> all() const {
    std::vector<const ModuleFile *> list{this};
    for (const auto &variant : others)
      list.push_back(variant.get());
    return list;
  }
  /// The text of a location, "" for kAbsent.
  const char *location(uint32_t index) const {
    return index == kAbsent ? "" : locations[index].c_str();
  }

private:
  ModuleFile() = default;
  Status readMetadata(std::span<const uint8_t> metadata, std::span<const uint8_t> segmentArea,
                      const Budget *budget);
  void describeExports();

  std::deque<std::vector<sluice_value_info_t>> values; // what `entries` point to, with `exports`
  std::deque<std::vector<const char *>> dimNames;
  MemoryShare tables; // of the load that read them
};

} // namespace sluice::module
