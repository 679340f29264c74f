//===- Admission.h - who is of the launch gets in, and nobody else --------===//
// Who listens sends a random number. Who comes answers with who it is, a random number of its own
// and the HMAC of all that; the answer to that is proved in the same way. Nothing else is read
// before. Strangers are many, slow or silent: all are looked at side by side, each for a few
// seconds, and where there are too many the oldest goes. What is said later is neither signed nor
// encrypted.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/Sockets.h"

#include <array>
#include <list>
#include <poll.h>
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

/// What a connection is for.
enum class Purpose : uint32_t { Rendezvous = 1, Messages };

struct Member {
  uint32_t rank = 0, size = 0; // as it says
};

/// Lets processes in at a listening socket, which it does not close.
class Door {
public:
  Door(int listener, Purpose purpose, uint32_t size, Secret &secret);
  ~Door();
  /// Waits until one gets in, until `others` can be read, or until then. The caller closes
  /// `socket`, which is negative where nobody got in.
  Status wait(std::vector<pollfd> &others, Clock::time_point until, Member &member, int &socket);

private:
  struct Guest;
  void greet();
  /// False if it has to go.
  bool listen(Guest &guest, bool &isMember, Member &member, Status &status);

  const int listener;
  const Purpose purpose;
  const uint32_t size;
  Secret &secret;
  std::list<Guest> guests; // the oldest first
};

/// Gets in at the first of `addresses` (names or numbers) that answers for `process` within
/// `seconds`. `sizeThere` is what that one takes for the number of processes. The caller closes
/// `socket`.
Status enter(uint32_t process, const std::vector<std::string> &addresses, uint16_t port,
             double seconds, Purpose purpose, Member self, Secret &secret, uint32_t &sizeThere,
             int &socket);

} // namespace sluice::collectives
