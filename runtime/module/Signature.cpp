//===- Signature.cpp - who vouches for a module ---------------------------===//
#include "runtime/module/ModuleFile.h"

#include "runtime/base/Checksum.h"
#include "runtime/hal/Crypto.h"

#include <algorithm>

namespace sluice::module {

using hal::Crypto;

constexpr size_t kMostBytes = 1 << 20; // of a file of keys

constexpr const char *kPurpose = "signatures are made and verified by OpenSSL's libcrypto";

/// Calls `use` with each key of a PEM file.
template <typename Use> static Status readKeys(const char *path, bool isPrivate, Use use) {
  const Crypto *crypto;
  Ref<ByteSource> file;
  SLUICE_RETURN_IF_ERROR(Crypto::open(kPurpose, crypto));
  SLUICE_RETURN_IF_ERROR(ByteSource::map(path, file));
  if (file->bytes().size() > kMostBytes)
    return makeError(SLUICE_INVALID_ARGUMENT, "'%s' is too large for a file of keys", path);
  void *text = crypto->openText(file->bytes().data(), int(file->bytes().size()));
  Undo closeText([&] { crypto->closeText(text); });
  size_t count = 0;
  auto &read = isPrivate ? crypto->readPrivateKey : crypto->readPublicKey;
  for (; void *key = text ? read(text, nullptr, nullptr, nullptr) : nullptr; ++count) {
    Undo freeKey([&] { crypto->freeKey(key); });
    PublicKey bytes;
    size_t size = bytes.size();
    if (crypto->kindOfKey(key) != Crypto::kEd25519 ||
        crypto->bytesOfKey(key, bytes.data(), &size) != 1 || size != bytes.size())
      return makeError(SLUICE_INVALID_ARGUMENT, "'%s' has a key that is not Ed25519", path);
    SLUICE_RETURN_IF_ERROR(use(*crypto, key, bytes));
  }
  return count ? Status()
               : makeError(SLUICE_INVALID_ARGUMENT, "'%s' has no %s key in PEM", path,
                           isPrivate ? "private" : "public");
}

std::string nameOf(const PublicKey &key) {
  std::string text;
  for (uint8_t byte : std::span(key).first(8))
    text += formatText("%02x", byte);
  return text;
}

Status Trust::read(std::span<const char *const> paths) {
  for (const char *path : paths)
    SLUICE_RETURN_IF_ERROR(
        readKeys(path, /*isPrivate=*/false, [&](const Crypto &, void *, const PublicKey &key) {
          keys.push_back(key);
          return Status();
        }));
  isRequired |= !paths.empty();
  return {};
}

Status Trust::check(const Signature *signature, std::span<const uint8_t> module) const {
  if (!signature)
    return makeError(SLUICE_PERMISSION_DENIED, "module is not signed");
  std::string name = nameOf(signature->key);
  if (!std::ranges::count(keys, signature->key))
    return makeError(SLUICE_PERMISSION_DENIED,
                     "module is signed by key %s, which is none of the %zu trusted", name.c_str(),
                     keys.size());
  const Crypto *crypto;
  SLUICE_RETURN_IF_ERROR(Crypto::open(kPurpose, crypto));
  void *context = crypto->makeContext(),
       *key = crypto->makePublicKey(Crypto::kEd25519, nullptr, signature->key.data(),
                                    signature->key.size());
  bool holds = context && key &&
               crypto->beginVerification(context, nullptr, nullptr, nullptr, key) == 1 &&
               crypto->verify(context, signature->bytes.data(), signature->bytes.size(),
                              module.data(), module.size()) == 1;
  crypto->freeContext(context), crypto->freeKey(key);
  return holds ? Status()
               : makeError(SLUICE_PERMISSION_DENIED,
                           "module was changed after key %s had signed it, or signed by another",
                           name.c_str());
}

Status sign(const char *path, std::span<const uint8_t> module, Signature &signature) {
  SLUICE_RETURN_IF_ERROR(readKeys(
      path, /*isPrivate=*/true, [&](const Crypto &crypto, void *key, const PublicKey &bytes) {
        size_t size = signature.bytes.size();
        signature.key = bytes;
        void *context = crypto.makeContext();
        bool done =
            context && crypto.beginSignature(context, nullptr, nullptr, nullptr, key) == 1 &&
            crypto.sign(context, signature.bytes.data(), &size, module.data(), module.size()) == 1;
        crypto.freeContext(context);
        return done ? Status()
                    : makeError(SLUICE_RESOURCE_EXHAUSTED, "libcrypto makes no signature");
      }));
  signature.checksum = crc32c(&signature, offsetof(Signature, checksum));
  return {};
}

} // namespace sluice::module
