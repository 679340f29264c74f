//===- Signature.h - who vouches for a module -----------------------------===//
// Behind the module in its file: an Ed25519 signature of every byte before it. Whoever has no list
// of keys does not look at it. Verifying takes 1 to 2 s for a gigabyte, on one core.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Status.h"

#include <array>
#include <span>
#include <vector>

namespace sluice::module {

using PublicKey = std::array<uint8_t, 32>;

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

} // namespace sluice::module
