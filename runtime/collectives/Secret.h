//===- Secret.h - what the processes of a launch know, and nobody else ----===//
#pragma once

#include "runtime/collectives/Sockets.h"

#include <array>
#include <span>

namespace sluice::collectives {

using Digest = std::array<uint8_t, 32>;

/// Never sent: who has it proves that by HMAC-SHA256, of OpenSSL's libcrypto, which is opened at
/// the first use (SLUICE_CRYPTO names another).
class Secret {
public:
  Secret() = default;
  explicit Secret(std::string text) : text(std::move(text)) {}
  /// $SLUICE_SECRET, or the first line of the file $SLUICE_SECRET_FILE; empty where neither is set.
  static Status read(Secret &secret);
  /// Opens the library.
  static Status prepare();
  /// A new one.
  static Status make(Secret &secret);
  /// One for the processes of one user on one machine that meet at `port`: in a file that others
  /// cannot read, which process 0 makes anew and forgetFile() removes. The others read it when
  /// process 0 has answered.
  static Status inFile(uint16_t port, bool makes, Secret &secret);
  void forgetFile() const;

  bool isKnown() const { return !text.empty() || !file.empty(); }
  const std::string &hexadecimal() const { return text; }
  /// Of `parts`, one after the other.
  Status sign(std::initializer_list<std::span<const uint8_t>> parts, Digest &digest);

private:
  Status load();
  std::string text, file;
};

/// In a time that says nothing of where they differ.
bool areEqual(const Digest &a, const Digest &b);
Status makeRandom(std::span<uint8_t> bytes);

} // namespace sluice::collectives
