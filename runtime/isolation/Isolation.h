//===- Isolation.h - a module whose code runs in another process ----------===//
// That process, a worker, is the program `sluice-worker`. It loads the module, gives up its rights
// and then runs functions; what they do wrong ends it at most, and the next call starts another.
// docs/security.md says what is promised.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/vm/Program.h"

namespace sluice::isolation {

/// What a host asks, and a worker answers: numbers and texts in order, and tensors.
class Parcel {
public:
  void add(uint64_t number) { words.push_back(number); }
  void add(std::string_view text);
  void add(Ref<hal::Tensor> tensor);

  /// Zeros and nothing after the end, which isCut then tells.
  uint64_t number() { return at < words.size() ? words[at++] : (isCut = true, 0); }
  std::string text();
  /// On `device`: a copy, or to be read where it lies as long as the parcel is the last.
  Status tensor(hal::Device &device, bool inPlace, Ref<hal::Tensor> &tensor);

  bool isCut = false;

private:
  friend class Exchange;
  std::vector<uint64_t> words{0, 0, 0}; // where the tensors begin and end, bytes of the memory
  size_t at = 3;
  std::vector<Ref<hal::Tensor>> tensors; // to be sent
  std::span<uint8_t> contents;           // received: of the tensors, each aligned
};

/// One end of a socket, over which words come as a copy, and of memory for tensors. A worker may
/// write to that at any time; the host alone makes it longer, and nobody shorter.
class Exchange {
public:
  explicit Exchange(bool isHost) : isHost(isHost) {}
  Exchange(const Exchange &) = delete;
  ~Exchange();
  /// Takes the descriptors, also if it fails.
  Status open(int socket, int file);

  Status send(Parcel &parcel);
  /// A host waits until `budget` is over for so long that the worker must have seen it, and takes
  /// no more than `room` bytes of tensors. CANCELLED if the other end is gone.
  Status receive(Parcel &parcel, const Budget *budget = nullptr, uint64_t room = 0);
  /// Whether the host waits no longer.
  bool *cancelled() { return reinterpret_cast<bool *>(memory); }

private:
  Status grow(uint64_t bytes);
  Status post(std::span<const uint64_t> words);
  Status next(const Budget *budget);

  const bool isHost;
  int socket = -1, file = -1;
  uint8_t *memory = nullptr;      // a page for `cancelled`, a request's tensors, the answer's
  uint64_t size = 0, answers = 0; // of the memory; where in it those begin
  std::vector<uint64_t> incoming;
  std::span<const uint64_t> message; // the last of those
};

/// Starts a worker for `file`, with devices like `devices`; it runs what that holds from then on.
/// UNSUPPORTED if it cannot, NOT_FOUND without the program. A call by `runner` that ends it is
/// PROGRAM_FAILED.
Status isolate(const module::ModuleFile &file, const std::vector<Ref<hal::Device>> &devices,
               const sluice_limits_t &limits, const Budget &budget, Ref<vm::Runner> &runner);

} // namespace sluice::isolation
