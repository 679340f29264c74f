//===- DevicePolicy.cpp - from whose memory buffers of several devices come ===//
#include "runtime/hal/DevicePolicy.h"

#include <limits>

namespace sluice::hal {
namespace {

using Candidate = sluice_device_candidate_t;
using Candidates = std::span<const Candidate>;

std::atomic<uint32_t> leadOrdinal{SLUICE_NO_LEAD_ALLOCATOR};

/// Handles of the C API are pointers to the classes.
Device &deviceOf(const Candidate &candidate) {
  return *reinterpret_cast<Device *>(candidate.device);
}

/// "'gpu' (cuda:0)"
std::string nameOf(const Candidate &candidate) {
  std::string name = deviceOf(candidate).name();
  return *candidate.name ? "'" + std::string(candidate.name) + "' (" + name + ")" : name;
}

sluice_status_t take(const Candidate &candidate, sluice_device_t **device, uint64_t *queues) {
  *device = candidate.device;
  *queues = candidate.queue_affinity;
  return nullptr;
}

/// Takes the candidate without refusal for which `score` is highest, the first of equals.
template <typename Score>
sluice_status_t takeBest(Candidates candidates, Score &&score, sluice_device_t **device,
                         uint64_t *queues) {
  const Candidate *best = nullptr;
  decltype(score(candidates[0])) bestScore{};
  for (const Candidate &candidate : candidates) {
    if (candidate.refusal)
      continue;
    auto own = score(candidate);
    if (!best || own > bestScore)
      best = &candidate, bestScore = own;
  }
  return take(*best, device, queues);
}

sluice_status_t selectFirst(void *, const Candidate *list, size_t count, uint32_t, uint32_t,
                            uint32_t, sluice_device_t **device, uint64_t *queues) {
  uint32_t lead = leadOrdinal.load();
  for (const Candidate &candidate : Candidates(list, count)) {
    if (candidate.ordinal != lead)
      continue;
    if (candidate.refusal)
      return makeError(SLUICE_UNSUPPORTED, "the lead allocator %s: %s", nameOf(candidate).c_str(),
                       candidate.refusal)
          .release();
    return take(candidate, device, queues);
  }
  return takeBest({list, count}, [](const Candidate &) { return 0; }, device, queues);
}

/// A policy that prefers the highest of what `score` gives for (all candidates, one of them).
template <auto score>
sluice_status_t selectBy(void *, const Candidate *list, size_t count, uint32_t, uint32_t, uint32_t,
                         sluice_device_t **device, uint64_t *queues) {
  Candidates all(list, count);
  return takeBest(all, [&](const Candidate &one) { return score(all, one); }, device, queues);
}

uint32_t rankOf(Candidates, const Candidate &one) { return deviceOf(one).rank(); }
uint64_t freeMemoryOf(Candidates, const Candidate &one) {
  return deviceOf(one).memoryFacts().freeBytes;
}

/// How many of `all` use its memory in place, and are on the same node.
std::pair<size_t, size_t> usersOf(Candidates all, const Candidate &from) {
  Ref<Buffer> probe;
  bool isThere = deviceOf(from).allocate(64, kMemoryShared, probe).ok();
  int node = deviceOf(from).memoryFacts().numaNode;
  std::pair<size_t, size_t> users;
  for (const Candidate &user : all) {
    users.first += isThere && deviceOf(user).canUse(probe->storage());
    users.second += node >= 0 && deviceOf(user).memoryFacts().numaNode == node;
  }
  return users;
}

//===- Bandwidth ----------------------------------------------------------===//

constexpr uint64_t kProbeBytes = uint64_t(4) << 20;
constexpr int kProbes = 3; // the fastest counts

/// Seconds in which `reader` copies memory of `from` to its own; infinite if it cannot.
double measure(Device &from, Device &reader) {
  constexpr double kNever = std::numeric_limits<double>::infinity();
  Ref<Buffer> source, target;
  if (!from.allocate(kProbeBytes, kMemoryShared, source).ok() ||
      !reader.allocate(kProbeBytes, kMemoryShared, target).ok())
    return kNever;
  // What was never written may not be there yet.
  Ref<CommandBuffer> fill;
  Ref<Timepoint> filled;
  if (!from.createCommandBuffer(fill).ok() ||
      !fill->fill({source.get(), 0, kProbeBytes}, 1, 4).ok() ||
      !from.submit(nullptr, {&fill, 1}, filled).ok() || !filled->await().ok())
    return kNever;
  double best = kNever;
  for (int probe = 0; probe < kProbes; ++probe) {
    Ref<CommandBuffer> copy;
    Ref<Timepoint> done;
    if (!reader.createCommandBuffer(copy).ok())
      return kNever;
    auto begin = std::chrono::steady_clock::now();
    if (!copy->copy({source.get(), 0, kProbeBytes}, {target.get(), 0, kProbeBytes}).ok() ||
        !reader.submit(nullptr, {&copy, 1}, done).ok() || !done->await().ok())
      return kNever;
    best = std::min(
        best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  return best;
}

/// The less time all take to read its memory, the higher.
double bandwidthOf(Candidates all, const Candidate &from) {
  static std::mutex mutex;
  // By numbers of devices, which no later device gets.
  static std::map<std::pair<uint64_t, uint64_t>, double> measured;
  std::lock_guard lock(mutex);
  double seconds = 0;
  for (const Candidate &reader : all) {
    std::pair key(deviceOf(from).number(), deviceOf(reader).number());
    auto known = measured.find(key);
    if (known == measured.end())
      known = measured.emplace(key, measure(deviceOf(from), deviceOf(reader))).first;
    seconds += known->second;
  }
  return -seconds;
}

std::string bitsText(uint32_t bits,
                     std::initializer_list<std::pair<uint32_t, const char *>> names) {
  std::string text;
  for (auto [bit, name] : names)
    if ((bits & bit) == bit) {
      text += (text.empty() ? "" : "|") + std::string(name);
      bits &= ~bit;
    }
  return bits || text.empty() ? (text.empty() ? "" : text + "|") + formatText("0x%x", bits) : text;
}

} // namespace

std::string memoryTypeText(uint32_t type) {
  return bitsText(type, {{SLUICE_MEMORY_OPTIMAL, "Optimal"},
                         {SLUICE_MEMORY_HOST_LOCAL, "HostLocal"},
                         {SLUICE_MEMORY_HOST_VISIBLE, "HostVisible"},
                         {SLUICE_MEMORY_HOST_COHERENT, "HostCoherent"},
                         {SLUICE_MEMORY_HOST_CACHED, "HostCached"},
                         {SLUICE_MEMORY_DEVICE_LOCAL, "DeviceLocal"},
                         {SLUICE_MEMORY_DEVICE_VISIBLE, "DeviceVisible"}});
}

std::string usageText(uint32_t usage) {
  return bitsText(usage, {{SLUICE_USAGE_TRANSFER, "Transfer"},
                          {SLUICE_USAGE_TRANSFER_SOURCE, "TransferSource"},
                          {SLUICE_USAGE_TRANSFER_TARGET, "TransferTarget"},
                          {SLUICE_USAGE_DISPATCH_STORAGE, "DispatchStorage"},
                          {SLUICE_USAGE_DISPATCH_STORAGE_READ, "DispatchStorageRead"},
                          {SLUICE_USAGE_DISPATCH_STORAGE_WRITE, "DispatchStorageWrite"},
                          {SLUICE_USAGE_SHARING_EXPORT, "SharingExport"},
                          {SLUICE_USAGE_SHARING_CONCURRENT, "SharingConcurrent"},
                          {SLUICE_USAGE_MAPPING_SCOPED, "MappingScoped"},
                          {SLUICE_USAGE_MAPPING_PERSISTENT, "MappingPersistent"}});
}

static constexpr std::pair<const char *, decltype(sluice_hal_device_policy_t::select_allocator)>
    kPolicies[] = {{"first", selectFirst},
                   {"rank", selectBy<rankOf>},
                   {"bandwidth", selectBy<bandwidthOf>},
                   {"free_memory", selectBy<freeMemoryOf>},
                   {"locality", selectBy<usersOf>}};

sluice_hal_device_policy_t findDevicePolicy(std::string_view name) {
  for (auto [known, function] : kPolicies)
    if (name == known)
      return {function, nullptr};
  return {nullptr, nullptr};
}

Status selectAllocator(const sluice_hal_device_policy_t &policy, Candidates candidates,
                       uint32_t memoryType, uint32_t usage, size_t givenDevices, size_t &chosen,
                       uint64_t &queueAffinity) {
  if (uint32_t lead = leadOrdinal.load(); policy.select_allocator == selectFirst &&
                                          lead != SLUICE_NO_LEAD_ALLOCATOR && lead >= givenDevices)
    return makeError(SLUICE_INVALID_ARGUMENT,
                     "the lead allocator is device %u, but the module is loaded onto %zu", lead,
                     givenDevices);
  if (std::ranges::all_of(
          candidates, [](const Candidate &candidate) { return candidate.refusal != nullptr; })) {
    std::string reasons;
    for (const Candidate &candidate : candidates)
      reasons += (reasons.empty() ? "" : "; ") + nameOf(candidate) + ": " + candidate.refusal;
    return makeError(SLUICE_UNSUPPORTED, "no device has memory of type %s for %s: %s",
                     memoryTypeText(memoryType).c_str(), usageText(usage).c_str(), reasons.c_str());
  }
  sluice_device_t *device = nullptr;
  SLUICE_RETURN_IF_ERROR(
      Status::adopt(policy.select_allocator(policy.user, candidates.data(), candidates.size(),
                                            memoryType, usage, 0, &device, &queueAffinity)));
  std::string known;
  for (chosen = 0; chosen < candidates.size(); ++chosen) {
    const Candidate &candidate = candidates[chosen];
    if (candidate.device == device && !candidate.refusal &&
        (queueAffinity & ~candidate.queue_affinity) == 0)
      return {};
    known += (known.empty() ? "" : ", ") + nameOf(candidate);
  }
  std::string answer = "nothing";
  for (const Candidate &candidate : candidates)
    if (candidate.device == device)
      answer = nameOf(candidate) + (candidate.refusal
                                        ? std::string(", which is refused: ") + candidate.refusal
                                        : " with queues that it was not asked for");
  if (device && answer == "nothing")
    answer = "a device that it was not asked for";
  return makeError(SLUICE_INVALID_ARGUMENT, "the device policy chose %s; asked for one of %s",
                   answer.c_str(), known.c_str());
}

} // namespace sluice::hal

extern "C" {

sluice_status_t sluice_hal_device_policy_find(const char *name,
                                              sluice_hal_device_policy_t *out_policy) {
  *out_policy = sluice::hal::findDevicePolicy(name);
  return out_policy->select_allocator
             ? nullptr
             : sluice::makeError(SLUICE_NOT_FOUND,
                                 "no device policy '%s', expected first, rank, bandwidth, "
                                 "free_memory or locality",
                                 name)
                   .release();
}

void sluice_device_set_lead_allocator_ordinal(uint32_t ordinal) {
  sluice::hal::leadOrdinal.store(ordinal);
}
uint32_t sluice_device_lead_allocator_ordinal(void) { return sluice::hal::leadOrdinal.load(); }

void sluice_device_set_rank(sluice_device_t *device, uint32_t rank) {
  reinterpret_cast<sluice::hal::Device *>(device)->setRank(rank);
}
uint32_t sluice_device_rank(const sluice_device_t *device) {
  return reinterpret_cast<const sluice::hal::Device *>(device)->rank();
}
}
