//===- HostChannel.cpp - collectives on host memory -----------------------===//
// Each is one or two rounds in which everybody sends to everybody: every byte travels once, as in a
// ring, in 1 step instead of n - 1. What is reduced is gathered first and added up in the order of
// the members, so all of them get the same bits, every time.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Channels.h"

#include "runtime/collectives/World.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sluice::collectives {
namespace {

using hal::CollectiveDesc;
using hal::CollectiveKind;
using hal::Reduction;

struct BF16 {
  uint16_t bits;
};
inline float widen(BF16 value) { return std::bit_cast<float>(uint32_t(value.bits) << 16); }
inline float widen(_Float16 value) { return float(value); }
template <typename T> T widen(T value) { return value; }
inline void narrow(float value, BF16 &to) {
  auto bits = std::bit_cast<uint32_t>(value);
  to.bits = value != value ? uint16_t(bits >> 16 | 0x40)
                           : uint16_t((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}
template <typename Wide, typename T> void narrow(Wide value, T &to) { to = T(value); }

template <typename T> T combine(Reduction reduction, T a, T b) {
  using Unsigned = typename std::conditional_t<std::is_integral_v<T>, std::make_unsigned<T>,
                                               std::type_identity<T>>::type;
  switch (reduction) {
  case Reduction::Sum: return T(Unsigned(a) + Unsigned(b));
  case Reduction::Product:
    if constexpr (std::is_integral_v<T>)
      return T(uint64_t(a) * uint64_t(b));
    else
      return a * b;
  case Reduction::Minimum: return a != a || a < b ? a : b;
  case Reduction::Maximum: return a != a || a > b ? a : b;
  default: return a;
  }
}

/// `target[i]` = all `parts[.][i]` together. Blocks stay in the cache while the parts are added to
/// them.
template <typename T>
void reduceParts(Reduction reduction, std::span<const uint8_t *const> parts, uint8_t *target,
                 uint64_t bytes) {
  using Wide = decltype(widen(T()));
  constexpr uint64_t kBlock = 2048;
  uint64_t count = bytes / sizeof(T);
  Wide sums[kBlock];
  for (uint64_t start = 0; start < count; start += kBlock) {
    uint64_t n = std::min(kBlock, count - start);
    auto elements = [&](size_t part) { return reinterpret_cast<const T *>(parts[part]) + start; };
    for (uint64_t i = 0; i < n; ++i)
      sums[i] = widen(elements(0)[i]);
    for (size_t part = 1; part < parts.size(); ++part) {
      const T *next = elements(part);
      auto add = [&](auto which) {
        for (uint64_t i = 0; i < n; ++i)
          sums[i] = combine<Wide>(which(), sums[i], widen(next[i]));
      };
      switch (reduction) { // known inside of the loops
      case Reduction::Sum: add([] { return Reduction::Sum; }); break;
      case Reduction::Product: add([] { return Reduction::Product; }); break;
      case Reduction::Minimum: add([] { return Reduction::Minimum; }); break;
      default: add([] { return Reduction::Maximum; }); break;
      }
    }
    T *to = reinterpret_cast<T *>(target) + start;
    for (uint64_t i = 0; i < n; ++i)
      narrow(sums[i], to[i]);
  }
}

void reduceParts(sluice_element_type_t type, Reduction reduction,
                 std::span<const uint8_t *const> parts, uint8_t *target, uint64_t bytes) {
  switch (type) {
  case SLUICE_ELEMENT_I8: return reduceParts<int8_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_I16: return reduceParts<int16_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_I32: return reduceParts<int32_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_I64: return reduceParts<int64_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_UI8: return reduceParts<uint8_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_UI16: return reduceParts<uint16_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_UI32: return reduceParts<uint32_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_UI64: return reduceParts<uint64_t>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_F16: return reduceParts<_Float16>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_BF16: return reduceParts<BF16>(reduction, parts, target, bytes);
  case SLUICE_ELEMENT_F32: return reduceParts<float>(reduction, parts, target, bytes);
  default: return reduceParts<double>(reduction, parts, target, bytes);
  }
}

void copy(uint8_t *target, const uint8_t *source, uint64_t bytes) {
  if (bytes && target != source)
    std::memmove(target, source, bytes);
}

class HostChannel final : public hal::Channel {
public:
  HostChannel(World &world, Transport &transport, std::vector<uint32_t> ranks, uint32_t member)
      : Channel(member, uint32_t(ranks.size())), world(world), transport(transport),
        ranks(std::move(ranks)), tag(world.nextTag()) {}

  Status health() override { return world.checkPresent(ranks); }

  Status run(const CollectiveDesc &desc, std::span<const uint8_t> source,
             std::span<uint8_t> target) override {
    SLUICE_RETURN_IF_ERROR(check(desc, source.size(), target.size()));
    std::lock_guard lock(mutex);
    sends.clear(), receives.clear(); // of one that had no memory
    Status status = dispatch(desc, source, target);
    return status.ok()
               ? Status()
               : makeError(status.code(), "%s: %s", hal::nameOf(desc.kind), status.message())
                     .at(desc.location);
  }

private:
  struct Range {
    uint64_t begin, bytes;
  };
  /// Member i's share of `bytes`; whole elements.
  Range shareOf(uint32_t i, uint64_t bytes, uint64_t element) const {
    uint64_t count = bytes / element, begin = count * i / size(), end = count * (i + 1) / size();
    return {begin * element, (end - begin) * element};
  }
  template <typename Visit> void forOthers(Visit visit) const {
    for (uint32_t step = 1; step < size(); ++step) // not all to the same one first
      visit((rank() + step) % size());
  }
  static uint8_t *mutableData(const uint8_t *data) { return const_cast<uint8_t *>(data); }

  Status exchange() {
    auto isEmpty = [](const Message &message) { return message.bytes == 0; };
    std::erase_if(sends, isEmpty), std::erase_if(receives, isEmpty);
    Status status =
        sends.empty() && receives.empty() ? Status() : transport.exchange(tag, sends, receives);
    sends.clear(), receives.clear();
    return status;
  }
  void send(uint32_t to, const uint8_t *data, uint64_t bytes) {
    sends.push_back({ranks[to], mutableData(data), bytes});
  }
  void receive(uint32_t from, uint8_t *data, uint64_t bytes) {
    receives.push_back({ranks[from], data, bytes});
  }

  Status dispatch(const CollectiveDesc &desc, std::span<const uint8_t> source,
                  std::span<uint8_t> target) {
    auto root = uint32_t(desc.to);
    uint64_t bytes = source.size(), part = target.size();
    if (leavesTarget(desc, rank()) && part)
      std::memset(target.data(), 0, part);
    switch (desc.kind) {
    case CollectiveKind::AllReduce: return allReduce(desc, source, target, -1);
    case CollectiveKind::Reduce: return allReduce(desc, source, target, root);
    case CollectiveKind::ReduceScatter:
      return reduceShares(
          desc, source, [&](uint32_t i) { return Range{i * part, part}; }, target.data());
    default: break;
    }
    auto exchangeWith = [&](uint32_t i) { return Channel::exchangeWith(i, desc, bytes, part); };
    hal::Exchange own = exchangeWith(rank());
    copy(target.data() + own.received.offset, source.data() + own.sent.offset, own.sent.bytes);
    forOthers([&](uint32_t i) {
      auto [sent, received] = exchangeWith(i);
      send(i, source.data() + sent.offset, sent.bytes);
      receive(i, target.data() + received.offset, received.bytes);
    });
    return exchange();
  }

  /// Gets this process's share of everybody's source and reduces it to `target`. `rangeOf` says
  /// which bytes are whose share.
  template <typename RangeOf>
  Status reduceShares(const CollectiveDesc &desc, std::span<const uint8_t> source, RangeOf rangeOf,
                      uint8_t *target) {
    Range mine = rangeOf(rank());
    staging.resize(mine.bytes * (size() - 1));
    std::vector<const uint8_t *> parts(size());
    parts[rank()] = source.data() + mine.begin;
    uint8_t *next = staging.data();
    forOthers([&](uint32_t i) {
      Range theirs = rangeOf(i);
      send(i, source.data() + theirs.begin, theirs.bytes);
      receive(i, next, mine.bytes);
      parts[i] = next;
      next += mine.bytes;
    });
    SLUICE_RETURN_IF_ERROR(exchange());
    reduceParts(desc.type, desc.reduction, parts, target, mine.bytes);
    return {};
  }

  /// Everybody reduces a share, then all get all shares; or `root` does, if it is not negative.
  Status allReduce(const CollectiveDesc &desc, std::span<const uint8_t> source,
                   std::span<uint8_t> target, int64_t root) {
    uint64_t element = sluice_element_type_size(desc.type);
    auto rangeOf = [&](uint32_t i) { return shareOf(i, source.size(), element); };
    Range mine = rangeOf(rank());
    bool keepsAll = root < 0 || root == rank();
    reduced.resize(keepsAll ? 0 : mine.bytes);
    uint8_t *share = keepsAll ? target.data() + mine.begin : reduced.data();
    SLUICE_RETURN_IF_ERROR(reduceShares(desc, source, rangeOf, share));
    forOthers([&](uint32_t i) {
      Range theirs = rangeOf(i);
      if (root < 0 || root == i)
        send(i, share, mine.bytes);
      if (keepsAll)
        receive(i, target.data() + theirs.begin, theirs.bytes);
    });
    return exchange();
  }

  World &world;
  Transport &transport;
  const std::vector<uint32_t> ranks;
  const uint32_t tag;
  std::mutex mutex; // of what follows: one collective at a time
  std::vector<Message> sends, receives;
  Bytes staging, reduced;
};

} // namespace

Status createHostChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                         Ref<hal::Channel> &channel) {
  World *world;
  Transport *transport;
  SLUICE_RETURN_IF_ERROR(World::get(world));
  SLUICE_RETURN_IF_ERROR(world->transport(transport));
  channel = makeRef<HostChannel>(*world, *transport, ranks, member);
  return {};
}

} // namespace sluice::collectives
