//===- Crypto.cpp - OpenSSL's libcrypto, opened at run time ---------------===//
#include "runtime/hal/Crypto.h"

#include <cstdlib>
#include <mutex>

namespace sluice::hal {

Status Crypto::open(const char *purpose, const Crypto *&crypto) {
  static std::mutex mutex;
  static Crypto known;
  static bool isOpen = false;
  std::lock_guard lock(mutex);
  crypto = &known;
  if (isOpen)
    return {};
  DynamicLibrary library;
  const char *named = std::getenv("SLUICE_CRYPTO");
  Status status = named ? DynamicLibrary::open({named}, library)
                        : DynamicLibrary::open({"libcrypto.so.3", "libcrypto.so.1.1"}, library);
  const char *missing = status.ok() ? known.fill(library) : nullptr;
  if (!status.ok() || missing)
    return makeError(SLUICE_NOT_FOUND, "%s: %s%s; SLUICE_CRYPTO=FILE says where it is", purpose,
                     missing ? missing : status.message(), missing ? " is missing in it" : "");
  isOpen = true;
  return {};
}

} // namespace sluice::hal
