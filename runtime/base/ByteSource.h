//===- ByteSource.h - bytes of a mapped file, or external ones -----------===//
#pragma once

#include "runtime/base/Ref.h"
#include "runtime/base/Status.h"
#include "sluice/buffer.h"

#include <span>

namespace sluice {

/// Whether reading `path` ends: not devices, nor named pipes, which wait for somebody to open them
/// for writing. Pipes of a shell, and what cannot be looked at, count as ending.
bool isEnding(const std::string &path);

/// Bytes that stay where they are while referenced: a mapped file, or external memory of a caller.
class ByteSource : public RefObject {
public:
  /// Maps `path`. NOT_FOUND, IO_ERROR or DATA_LOSS (empty file) name the path.
  static Status map(const std::string &path, Ref<ByteSource> &source);
  /// `bytes` of a caller, who is told by `release` (may be null) with `user` when they are not
  /// needed any more.
  static Ref<ByteSource> wrapExternal(std::span<const uint8_t> bytes,
                                      sluice_release_callback_t release, void *user);

  /// For a source that has none: who is told, and with what.
  void setRelease(sluice_release_callback_t release, void *told) {
    onRelease = release, user = told;
  }
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
