//===- Channel.cpp - a group of processes that exchange tensors -----------===//
#include "runtime/hal/Channel.h"

#include "runtime/hal/Device.h"

#include <bit>

namespace sluice::hal {

const char *nameOf(CollectiveKind kind) {
  static const char *const kNames[] = {"all_reduce", "all_gather",   "reduce_scatter",
                                       "all_to_all", "send_receive", "broadcast",
                                       "reduce",     "gather",       "scatter"};
  return kind < CollectiveKind::Count ? kNames[size_t(kind)] : "a collective";
}

bool leavesTarget(const CollectiveDesc &desc, uint32_t member) {
  if (desc.kind == CollectiveKind::SendReceive)
    return desc.from < 0;
  return (desc.kind == CollectiveKind::Reduce || desc.kind == CollectiveKind::Gather) &&
         desc.to != int64_t(member);
}

bool canReduce(sluice_element_type_t type) {
  if (uint32_t bits = integerBits(type))
    return bits >= 8 && std::has_single_bit(bits);
  return type == SLUICE_ELEMENT_F16 || type == SLUICE_ELEMENT_BF16 || type == SLUICE_ELEMENT_F32 ||
         type == SLUICE_ELEMENT_F64;
}

Status Channel::check(const CollectiveDesc &desc, uint64_t sourceBytes,
                      uint64_t targetBytes) const {
  const char *name = nameOf(desc.kind);
  uint64_t n = size();
  bool fits = true, needsRoot = false;
  switch (desc.kind) {
  case CollectiveKind::AllReduce: fits = sourceBytes == targetBytes; break;
  case CollectiveKind::AllGather: fits = sourceBytes * n == targetBytes; break;
  case CollectiveKind::ReduceScatter: fits = sourceBytes == targetBytes * n; break;
  case CollectiveKind::AllToAll: fits = sourceBytes == targetBytes && sourceBytes % n == 0; break;
  case CollectiveKind::SendReceive:
    fits = sourceBytes == targetBytes;
    if (desc.from < -1 || desc.from >= int64_t(n) || desc.to < -1 || desc.to >= int64_t(n))
      return makeError(SLUICE_OUT_OF_RANGE,
                       "%s to member %lld and from member %lld of a group of %llu", name,
                       (long long)desc.to, (long long)desc.from, (unsigned long long)n);
    break;
  case CollectiveKind::Broadcast:
  case CollectiveKind::Reduce: fits = sourceBytes == targetBytes, needsRoot = true; break;
  case CollectiveKind::Gather: fits = sourceBytes * n == targetBytes, needsRoot = true; break;
  case CollectiveKind::Scatter: fits = sourceBytes == targetBytes * n, needsRoot = true; break;
  case CollectiveKind::Count: fits = false; break;
  }
  if (!fits)
    return makeError(SLUICE_INVALID_ARGUMENT, "%s among %llu processes from %llu bytes to %llu",
                     name, (unsigned long long)n, (unsigned long long)sourceBytes,
                     (unsigned long long)targetBytes);
  if (needsRoot && uint64_t(desc.to) >= n)
    return makeError(SLUICE_OUT_OF_RANGE, "%s with root %lld in a group of %llu", name,
                     (long long)desc.to, (unsigned long long)n);
  bool reduces = desc.kind == CollectiveKind::AllReduce ||
                 desc.kind == CollectiveKind::ReduceScatter || desc.kind == CollectiveKind::Reduce;
  if (reduces && (desc.reduction == Reduction::None || desc.reduction >= Reduction::Count))
    return makeError(SLUICE_INVALID_ARGUMENT, "%s without a reduction", name);
  if (reduces && !canReduce(desc.type))
    return makeError(SLUICE_UNSUPPORTED,
                     "%s of %s, which is neither a number of 8 to 64 bits nor f16, bf16, f32, f64",
                     name, sluice_element_type_name(desc.type));
  return {};
}

Exchange Channel::exchangeWith(uint32_t other, const CollectiveDesc &desc, uint64_t sourceBytes,
                               uint64_t targetBytes) const {
  uint64_t part = sourceBytes / size();
  bool isRoot = desc.to == rank(), isWithRoot = desc.to == other;
  auto onlyIf = [](bool condition, Exchange::Part part) {
    return condition ? part : Exchange::Part();
  };
  switch (desc.kind) {
  case CollectiveKind::AllGather: return {{0, sourceBytes}, {other * sourceBytes, sourceBytes}};
  case CollectiveKind::AllToAll: return {{other * part, part}, {other * part, part}};
  case CollectiveKind::Gather:
    return {onlyIf(isWithRoot, {0, sourceBytes}),
            onlyIf(isRoot, {other * sourceBytes, sourceBytes})};
  case CollectiveKind::Scatter:
    return {onlyIf(isRoot, {other * targetBytes, targetBytes}),
            onlyIf(isWithRoot, {0, targetBytes})};
  case CollectiveKind::Broadcast:
    return {onlyIf(isRoot, {0, sourceBytes}), onlyIf(isWithRoot, {0, targetBytes})};
  case CollectiveKind::SendReceive:
    return {onlyIf(isWithRoot, {0, sourceBytes}), onlyIf(desc.from == other, {0, targetBytes})};
  default: return {};
  }
}

Status Channel::run(const CollectiveDesc &desc, std::span<const uint8_t>, std::span<uint8_t>) {
  return makeError(SLUICE_INTERNAL, "%s on host memory through a channel of a GPU",
                   nameOf(desc.kind));
}

Status Channel::enqueue(const CollectiveDesc &desc, uint64_t, uint64_t, uint64_t, uint64_t,
                        void *) {
  return makeError(SLUICE_INTERNAL, "%s on memory of a GPU through a channel of the host",
                   nameOf(desc.kind));
}

Status Device::createChannel(const std::vector<uint32_t> &, uint32_t, Ref<Channel> &) {
  return makeError(SLUICE_UNSUPPORTED,
                   "%s has no collectives: they run on processors and on CUDA devices", name());
}

} // namespace sluice::hal
