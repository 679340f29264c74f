//===- Admission.h - who is of the launch gets in, and nobody else --------===//
// Who listens sends a random number. Who comes answers with who it is, a random number of its own
// and the HMAC of all that; the answer to that is proved in the same way. Nothing else is read
// before. Strangers are many, slow or silent: all are looked at side by side, each for a few
// seconds, and where there are too many the oldest goes. What is said later is neither signed nor
// encrypted.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/Secret.h"

#include <list>
#include <poll.h>

namespace sluice::collectives {

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
