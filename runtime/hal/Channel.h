//===- Channel.h - a group of processes that exchange tensors -------------===//
// What a collective means is said here, in bytes and elements; how it runs, by the channel of a
// device: messages between host memories, or NCCL between GPUs
// (collectives/Channels.h). In a group of one every collective is a copy.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/ElementType.h"
#include "runtime/base/Ref.h"
#include "runtime/base/Status.h"

#include <span>

namespace sluice::hal {

/// Numbered as in the module format. n is the size of the group; parts lie one behind the other, in
/// the order of its members.
enum class CollectiveKind : uint32_t {
  AllReduce,     // the sum (or other reduction) of all sources, to all
  AllGather,     // n sources, one behind the other, to all
  ReduceScatter, // member i gets part i of the reduction of all sources
  AllToAll,      // member i gets part i of each source
  SendReceive,   // to member `to`, from member `from`; -1: nobody, and what nobody sends is 0
  Broadcast,     // the source of member `to`, to all
  Reduce,        // the reduction of all sources, to member `to`; others get 0
  Gather,        // n sources, one behind the other, to member `to`; others get 0
  Scatter,       // member i gets part i of the source of member `to`
  Count
};
/// Integers wrap around; minimum and maximum are NaN if an element is. Small floats are added as
/// f32 and rounded at the end.
enum class Reduction : uint32_t { None, Sum, Product, Minimum, Maximum, Count };

struct CollectiveDesc {
  CollectiveKind kind;
  Reduction reduction; // None for what does not reduce
  sluice_element_type_t type;
  int64_t to, from; // members of the group
  const char *location;
};

/// Whether elements of the type can be reduced.
bool canReduce(sluice_element_type_t type);

/// What a member sends to another, or to itself, in a collective that only moves data, as a part of
/// its source, and what it gets from that, as a part of its target. No bytes: nothing.
struct Exchange {
  struct Part {
    uint64_t offset = 0, bytes = 0;
  } sent, received;
};

class Channel : public RefObject {
public:
  Channel(uint32_t rank, uint32_t size) : member(rank), members(size) {}
  /// This process's place in the group, and how many there are.
  uint32_t rank() const { return member; }
  uint32_t size() const { return members; }

  /// Whether lengths, type and members fit; what the collective is called is part of the message.
  Status check(const CollectiveDesc &desc, uint64_t sourceBytes, uint64_t targetBytes) const;
  /// What this process exchanges with member `other`.
  Exchange exchangeWith(uint32_t other, const CollectiveDesc &desc, uint64_t sourceBytes,
                        uint64_t targetBytes) const;
  /// Why the group does not work any more.
  virtual Status health() { return {}; }

  /// On host memory; returns when this process has its part. `source` may be `target`. Runs one at
  /// a time.
  virtual Status run(const CollectiveDesc &desc, std::span<const uint8_t> source,
                     std::span<uint8_t> target);
  /// On memory of a GPU, in the order of one of its streams; returns before it runs.
  virtual Status enqueue(const CollectiveDesc &desc, uint64_t source, uint64_t sourceBytes,
                         uint64_t target, uint64_t targetBytes, void *stream);

private:
  const uint32_t member, members;
};

const char *nameOf(CollectiveKind kind);

/// Whether a collective writes nothing to the target of this member, so that it is filled with
/// zeros.
bool leavesTarget(const CollectiveDesc &desc, uint32_t member);

} // namespace sluice::hal
