//===- Crypto.h - OpenSSL's libcrypto, opened at run time -----------------===//
#pragma once

#include "runtime/hal/DynamicLibrary.h"

#include <cstddef>
#include <cstdint>

namespace sluice::hal {

/// Of OpenSSL 3, or 1.1.1. What returns an int returns 1 for success.
struct Crypto final : FunctionTable {
  /// Opens it at the first use (SLUICE_CRYPTO names another file). NOT_FOUND begins with `purpose`.
  static Status open(const char *purpose, const Crypto *&crypto);

  using Bytes = const uint8_t *;
  Function<const void *()> sha256{*this, "EVP_sha256"};
  Function<uint8_t *(const void *, const void *, int, Bytes, size_t, uint8_t *, unsigned *)> hmac{
      *this, "HMAC"};
  Function<void *(const void *, int)> openText{*this, "BIO_new_mem_buf"};
  Function<int(void *)> closeText{*this, "BIO_free"};
  using Reader = void *(void *text, void **, void *, void *);
  Function<Reader> readPublicKey{*this, "PEM_read_bio_PUBKEY"};
  Function<Reader> readPrivateKey{*this, "PEM_read_bio_PrivateKey"};
  Function<int(const void *)> kindOfKey{*this, "EVP_PKEY_get_id|EVP_PKEY_id"};
  Function<int(const void *, uint8_t *, size_t *)> bytesOfKey{*this, "EVP_PKEY_get_raw_public_key"};
  Function<void *(int, void *, Bytes, size_t)> makePublicKey{*this, "EVP_PKEY_new_raw_public_key"};
  Function<void(void *)> freeKey{*this, "EVP_PKEY_free"};
  Function<void *()> makeContext{*this, "EVP_MD_CTX_new"};
  Function<void(void *)> freeContext{*this, "EVP_MD_CTX_free"};
  using Beginning = int(void *context, void **, const void *, void *, void *key);
  Function<Beginning> beginSignature{*this, "EVP_DigestSignInit"};
  Function<Beginning> beginVerification{*this, "EVP_DigestVerifyInit"};
  Function<int(void *, uint8_t *, size_t *, Bytes, size_t)> sign{*this, "EVP_DigestSign"};
  Function<int(void *, Bytes, size_t, Bytes, size_t)> verify{*this, "EVP_DigestVerify"};

  static constexpr int kEd25519 = 1087;
};

} // namespace sluice::hal
