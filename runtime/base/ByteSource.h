//===- ByteSource.h - bytes of a mapped file or lent by a caller --------------===//
#ifndef SLUICE_RUNTIME_BASE_BYTESOURCE_H
#define SLUICE_RUNTIME_BASE_BYTESOURCE_H

#include "runtime/base/Ref.h"
#include "runtime/base/Status.h"
#include "sluice/buffer.h"

#include <span>
#include <string>

namespace sluice {

/// Bytes that stay where they are while referenced: a mapped file, or memory lent by a caller.
class ByteSource : public RefObject {
public:
  /// Maps `path`. NOT_FOUND, IO_ERROR or DATA_LOSS (empty file) name the path.
  static Status map(const std::string &path, Ref<ByteSource> &source);
  /// Lends `bytes` until `release` (may be null) is called with `user`.
  static Ref<ByteSource> lend(std::span<const uint8_t> bytes, sluice_release_callback_t release,
                              void *user);

  std::span<const uint8_t> bytes() const { return content; }
  /// Is it a file, whose pages may be dropped and read again?
  bool isMapped() const { return mapped; }

private:
  ByteSource() = default;
  ~ByteSource() override;

  std::span<const uint8_t> content;
  bool mapped = false;
  sluice_release_callback_t onRelease = nullptr;
  void *user = nullptr;
};

} // namespace sluice
#endif
