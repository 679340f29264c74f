//===- Options.h - structs of options of callers of other versions --------===//
#pragma once

#include "runtime/base/Status.h"

#include <algorithm>
#include <cstring>

namespace sluice::api {

/// What a caller that was built with older headers gives in place of a size: the struct's of 0.1.
template <typename Options> constexpr size_t kFirstSize = sizeof(Options);

/// The options that a caller of any version gives (null: none), as this version has them: fields
/// that the caller's does not have are zero. UNSUPPORTED if one is set that is not known here.
template <typename Options> Status readOptions(const Options *given, Options &options) {
  options = {};
  if (!given)
    return {};
  size_t size = given->struct_size ? given->struct_size : kFirstSize<Options>;
  if (size < sizeof(given->struct_size) || size > 4096)
    return makeError(SLUICE_INVALID_ARGUMENT, "struct_size of options is %zu, expected %zu", size,
                     sizeof(Options));
  std::memcpy(&options, given, std::min(size, sizeof(Options)));
  auto *bytes = reinterpret_cast<const uint8_t *>(given);
  for (size_t at = sizeof(Options); at < size; ++at)
    if (bytes[at])
      return makeError(
          SLUICE_UNSUPPORTED,
          "an option at byte %zu is set, which a later version has; this one knows %zu "
          "bytes of options",
          at, sizeof(Options));
  return {};
}

} // namespace sluice::api
