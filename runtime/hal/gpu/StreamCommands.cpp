//===- StreamCommands.cpp - submissions on a stream -----------------------===//
#include "runtime/hal/gpu/StreamBackend.h"

#include <cstring>

namespace sluice::hal::gpu {

/// A submission on the stream. If timed, an event before and after each timed command.
class StreamStarted final : public Started {
public:
  StreamStarted(StreamBackend &backend, uint64_t number) : backend(backend), number(number) {}
  ~StreamStarted() override {
    std::lock_guard lock(backend.mutex);
    if (auto found = backend.events.find(number); found != backend.events.end()) {
      released = std::move(found->second); // ends after the lock, which its end takes
      backend.events.erase(found);
    }
  }
  std::vector<CommandTime> times() override {
    std::vector<CommandTime> result;
    if (!timedEnd || backend.api->activate(backend.ordinal))
      return result;
    std::ranges::sort(stamps, {}, &Stamp::command); // transfers are issued in another order
    for (const Stamp &stamp : stamps) {
      float begin = 0, end = 0;
      bool isKnown =
          stamp.end &&
          backend.api->eventElapsed(&begin, stamp.begin->handle, timedEnd->handle) == 0 &&
          backend.api->eventElapsed(&end, stamp.end->handle, timedEnd->handle) == 0;
      result.push_back({double(begin) * 1e6, double(end) * 1e6, stamp.lane, isKnown});
    }
    return result;
  }

  Tracer::Clock::time_point endTime() override {
    float since = 0;
    if (!timedEnd || !reference.event || backend.api->activate(backend.ordinal) ||
        backend.api->eventElapsed(&since, reference.event->handle, timedEnd->handle))
      return Started::endTime();
    return reference.time + std::chrono::duration_cast<Tracer::Clock::duration>(
                                std::chrono::duration<double, std::milli>(since));
  }

  StreamBackend &backend;
  const uint64_t number;
  struct Stamp {
    size_t command; // its number in the submission
    std::shared_ptr<StreamBackend::Event> begin, end;
    uint32_t lane;
  };
  std::vector<Stamp> stamps;
  size_t commandsBefore = 0; // in buffers that were issued
  std::shared_ptr<StreamBackend::Event> timedEnd;
  StreamBackend::Reference reference;               // if timed
  std::vector<std::shared_ptr<StreamGraph>> graphs; // that run

private:
  std::shared_ptr<StreamBackend::Event> released;
};

Status StreamBackend::takeEvent(bool timed, std::shared_ptr<Event> &event) {
  auto &list = freeEvents[timed];
  auto made = std::make_shared<Event>(nullptr, mutex, list);
  {
    std::lock_guard lock(mutex);
    if (!list.empty()) {
      made->handle = list.back();
      list.pop_back();
    } else if (size_t &count = eventCounts[timed]; ++count > list.capacity()) {
      list.reserve(2 * count);
    }
  }
  if (!made->handle)
    SLUICE_STREAM_TRY(
        api->eventCreate(&made->handle, timed ? 0 : kEventDisableTiming | kEventBlockingSync),
        "creating an event");
  event = std::move(made);
  return {};
}

std::shared_ptr<StreamBackend::Event> StreamBackend::eventOf(uint64_t number) {
  std::lock_guard lock(mutex);
  auto found = events.find(number);
  return found == events.end() ? nullptr : found->second;
}

Status StreamBackend::launch(const Command &command, const uint64_t *words, bool overlaps,
                             StreamHandle stream) {
  constexpr uint32_t kUsual = 64;
  void *few[kUsual];
  std::vector<void *> many;
  void **parameters = few;
  if (command.wordCount > kUsual) {
    many.resize(command.wordCount);
    parameters = many.data();
  }
  for (uint32_t i = 0; i < command.wordCount; ++i)
    parameters[i] = const_cast<uint64_t *>(words + i);
  const module::GpuEntry &entry = command.kernel->entry;
  const auto &[x, y, z] = command.workgroups;
  const auto &[threadsX, threadsY, threadsZ] = entry.threads;
  uint32_t bytes = entry.dynamicWorkgroupBytes;
  StreamResult result;
  if (entry.flags & SLUICE_GPU_ENTRY_ROUNDS) {
    result = launchRounds(command, parameters, stream);
  } else if (overlaps && (entry.flags & SLUICE_GPU_ENTRY_WAITS) && api->launchWith) {
    LaunchAttribute attribute{kLaunchOverlaps, 1};
    LaunchConfig config{{x, y, z}, {threadsX, threadsY, threadsZ}, bytes, stream, &attribute, 1};
    result = api->launchWith(&config, command.kernel->handle, parameters, nullptr);
  } else {
    result = api->launch(command.kernel->handle, x, y, z, threadsX, threadsY, threadsZ, bytes,
                         stream, parameters, nullptr);
  }
  return result ? check(result, ("launching kernel '" + command.kernel->name + "'").c_str())
                      .at(command.location)
                : Status();
}

Status StreamBackend::encodeTensorMap(const module::TensorMap &map, uint64_t address,
                                      uint64_t bytes, uint64_t *words) {
  if (!api->encodeTiled)
    return Backend::encodeTensorMap(map, address, bytes, words);
  uint64_t sizes[module::kMaxTensorMapRank];
  uint32_t box[module::kMaxTensorMapRank], steps[module::kMaxTensorMapRank];
  for (int64_t i = 0; i < map.rank; ++i) {
    // All that begin in the binding: the last may lack what is between rows.
    uint64_t each = std::max<int64_t>(map.strides[i], 1), offset = map.offset;
    sizes[i] = map.sizes[i] >= 0 ? uint64_t(map.sizes[i])
               : bytes > offset  ? (bytes - offset + each - 1) / each
                                 : 0;
    box[i] = uint32_t(map.box[i]), steps[i] = 1;
    if (sizes[i] == 0)
      return {}; // The kernel reads nothing.
  }
  constexpr int kSwizzle128 = 3, kPromote256 = 3;
  alignas(64) uint64_t encoded[module::kTensorMapBytes / sizeof(uint64_t)];
  StreamResult result = api->encodeTiled(encoded, /*type=*/map.elementBytes == 2,
                                         uint32_t(map.rank), address + map.offset, sizes,
                                         reinterpret_cast<const uint64_t *>(map.strides + 1), box,
                                         steps, /*interleave=*/0, kSwizzle128, kPromote256,
                                         /*fill=*/0);
  std::memcpy(words, encoded, sizeof(encoded));
  return check(result, "describing a tensor");
}

// For all rounds together if the device runs all workgroups of a round at once, else one by one.
StreamResult StreamBackend::launchRounds(const Command &command, void **parameters,
                                         StreamHandle stream) {
  const module::GpuEntry &entry = command.kernel->entry;
  const auto &[rounds, y, z] = command.workgroups;
  const auto &[threadsX, threadsY, threadsZ] = entry.threads;
  uint32_t bytes = entry.dynamicWorkgroupBytes;
  FunctionHandle function = command.kernel->handle;
  uint64_t first = 0, end = rounds;
  parameters[command.wordCount - 2] = &first, parameters[command.wordCount - 1] = &end;
  if (command.length) {
    auto *workspace = static_cast<uint64_t *>(parameters[entry.bindings + entry.constants]);
    if (StreamResult result = api->fillWords(*workspace, 0, command.length / 4, stream))
      return result;
  }
  int resident = 0;
  if (!api->launchWith || !api->residentWorkgroups ||
      api->residentWorkgroups(&resident, function, int(entry.threadCount()), bytes))
    resident = 0;
  if (uint64_t held = uint64_t(resident) * limits().waitingUnits; held >= y) {
    LaunchAttribute attribute{kLaunchTogether, 1};
    LaunchConfig config{{1, y, uint32_t(std::min<uint64_t>(z, held / y))},
                        {threadsX, threadsY, threadsZ},
                        bytes,
                        stream,
                        &attribute,
                        1};
    return api->launchWith(&config, function, parameters, nullptr);
  }
  StreamResult result = 0;
  for (end = 1; end <= rounds && !result; ++first, ++end)
    result = api->launch(function, 1, y, z, threadsX, threadsY, threadsZ, bytes, stream, parameters,
                         nullptr);
  return result;
}

// Fills are of 32-bit words. For 64 bits, the first two are filled, and then what is there is
// copied behind itself.
Status StreamBackend::fill(const Command &command, StreamHandle stream) {
  auto low = unsigned(command.pattern), high = unsigned(command.pattern >> 32);
  uint64_t address = command.target.address(), length = command.length;
  if (low == high || length == 4)
    return check(api->fillWords(address, low, length / 4, stream), "filling memory");
  SLUICE_STREAM_TRY(api->fillWords(address, low, 1, stream), "filling memory");
  SLUICE_STREAM_TRY(api->fillWords(address + 4, high, 1, stream), "filling memory");
  for (uint64_t filled = 8; filled < length;) {
    uint64_t bytes = std::min(filled, length - filled);
    SLUICE_STREAM_TRY(api->copyOnDevice(address + filled, address, bytes, stream),
                      "filling memory");
    filled += bytes;
  }
  return {};
}

// Drivers refuse memory of which they know some pages and others not, such as the last page of what
// is pinned beside it: then each half is copied by itself, down to a page.
StreamResult StreamBackend::copyFromHost(uint64_t target, const uint8_t *source, uint64_t length,
                                         StreamHandle stream) {
  constexpr uint64_t kPage = 4096; // or a part of one
  StreamResult result = api->copyToDevice(target, source, length, stream);
  uint64_t first = uint64_t(uintptr_t(source)),
           middle = (first + length / 2 + kPage - 1) / kPage * kPage;
  if (middle >= first + length)
    middle -= kPage;
  if (result != kStreamInvalidValue || middle <= first || middle >= first + length)
    return result;
  result = copyFromHost(target, source, middle - first, stream);
  return result ? result
                : copyFromHost(target + (middle - first), source + (middle - first),
                               first + length - middle, stream);
}

Status StreamBackend::issue(const GpuCommandBuffer &commands, const Command &command,
                            StreamHandle stream) {
  switch (command.kind) {
  case Command::Dispatch:
    return launch(command, commands.arguments(command), commands.followsDispatch(command), stream);
  case Command::Copy: {
    uint64_t target = command.target.address();
    if (command.source.block->host)
      return check(copyFromHost(target, command.source.host(), command.length, stream),
                   "copying memory");
    if (command.peer)
      return check(api->copyFromPeer(ordinal, target,
                                     static_cast<StreamBackend &>(*command.peer).ordinal,
                                     command.source.address(), command.length, stream),
                   "copying memory of another device");
    return check(api->copyOnDevice(target, command.source.address(), command.length, stream),
                 "copying memory");
  }
  case Command::Fill: return fill(command, stream);
  case Command::Collective:
    return command.channel->enqueue(command.collective, command.source.address(),
                                    command.sourceLength, command.target.address(), command.length,
                                    stream);
  case Command::Barrier: break; // a stream is in order
  }
  return {};
}

Status StreamBackend::runWithCollectives(const GpuCommandBuffer &commands) {
  auto follow = [&](StreamHandle later, StreamHandle earlier, EventHandle event) -> Status {
    SLUICE_STREAM_TRY(api->eventRecord(event, earlier), "recording an event");
    return check(api->streamWaitEvent(later, event, 0), "waiting for an event");
  };
  const std::vector<Command> &list = commands.list();
  for (size_t begin = 0; begin < list.size();) {
    size_t end = begin;
    bool collects = false;
    for (; end < list.size() && list[end].kind != Command::Barrier; ++end)
      collects |= list[end].kind == Command::Collective;
    // Collectives are put into their stream first, or the kernels beside them take the whole GPU
    // before.
    if (collects)
      SLUICE_RETURN_IF_ERROR(follow(collectiveStream, stream, beforeCollectives));
    for (bool collectives : {true, false})
      for (size_t i = begin; i < end; ++i)
        if ((list[i].kind == Command::Collective) == collectives)
          SLUICE_RETURN_IF_ERROR(issue(commands, list[i], collectives ? collectiveStream : stream));
    if (collects)
      SLUICE_RETURN_IF_ERROR(follow(stream, collectiveStream, afterCollectives));
    begin = end + 1;
  }
  return {};
}

Status StreamBackend::follow(StreamHandle stream, std::span<const PeerWork> after) {
  for (const PeerWork &work : after)
    if (std::shared_ptr<Event> event =
            static_cast<StreamBackend &>(*work.backend).eventOf(work.number))
      SLUICE_STREAM_TRY(api->streamWaitEvent(stream, event->handle, 0), "waiting for other work");
  return {};
}

void StreamBackend::calibrate() {
  // A float of milliseconds tells microseconds for some more.
  constexpr auto kRecent = std::chrono::seconds(1);
  if (reference.event && Tracer::Clock::now() - reference.time < kRecent)
    return;
  bool works = takeEvent(true, reference.event).ok() &&
               api->eventRecord(reference.event->handle, transferStream) == 0 &&
               api->eventSynchronize(reference.event->handle) == 0;
  reference.time = Tracer::Clock::now();
  if (!works)
    reference.event = nullptr;
}

Status StreamBackend::followStream(StreamBackend &other) {
  std::shared_ptr<Event> event; // of the other's context, as its stream
  SLUICE_STREAM_TRY(api->activate(other.ordinal), "waiting for other work");
  Status status = other.takeEvent(false, event);
  if (status.ok())
    status = check(api->eventRecord(event->handle, other.stream), "waiting for other work");
  SLUICE_RETURN_IF_ERROR(activate());
  SLUICE_RETURN_IF_ERROR(std::move(status));
  return check(api->streamWaitEvent(stream, event->handle, 0), "waiting for other work");
}

Status StreamBackend::run(const GpuCommandBuffer &commands, std::span<const PeerWork> after,
                          StreamStarted &started, Timing timing) {
  if (commands.hasCollectives() && timing == Timing::None)
    return runWithCollectives(commands);
  auto issueOn = [&](const Command &command, StreamHandle stream, uint32_t) {
    return issue(commands, command, stream);
  };
  if (graphs && timing == Timing::None && !commands.isImmediate())
    if (auto graph = graphs->find(commands, issueOn)) {
      if (graph->launch(stream) == 0) {
        started.graphs.push_back(std::move(graph));
        return {};
      }
      graphs->disable(); // what is wrong, if anything, one launch after the other will say
    }
  auto stamp = [&](std::shared_ptr<Event> &event, StreamHandle lane) -> Status {
    SLUICE_RETURN_IF_ERROR(takeEvent(true, event));
    return check(api->eventRecord(event->handle, lane), "recording an event");
  };
  auto issueTimed = [&](const Command &command, StreamHandle lane, uint32_t number) -> Status {
    if (timing == Timing::None || !command.isTimed())
      return issue(commands, command, lane);
    size_t position = started.commandsBefore + size_t(&command - commands.list().data());
    StreamStarted::Stamp &times =
        started.stamps.emplace_back(StreamStarted::Stamp{position, {}, {}, number});
    SLUICE_RETURN_IF_ERROR(stamp(times.begin, lane));
    SLUICE_RETURN_IF_ERROR(issue(commands, command, lane));
    return stamp(times.end, lane);
  };
  // As in a graph, what has no order runs at the same time.
  if (timing != Timing::Isolated && api->streamWaitEvent && !commands.hasCollectives()) {
    if (!lanes)
      lanes.emplace(*api);
    auto followBoth = [&](StreamHandle lane, uint64_t submission) {
      PeerWork own{this, submission};
      return follow(lane, after).ok() && follow(lane, {&own, 1}).ok();
    };
    Status status;
    bool works = lanes->issueAll(commands, stream, issueTimed, followBoth, status);
    return works || !status.ok() ? std::move(status)
                                 : makeError(SLUICE_RESOURCE_EXHAUSTED, "%s: using streams failed",
                                             limits().name.c_str());
  }
  for (const Command &command : commands.list())
    SLUICE_RETURN_IF_ERROR(issueTimed(command, stream, 0));
  return {};
}

Status StreamBackend::start(uint64_t number, std::span<const Ref<CommandBuffer>> commands,
                            std::span<const PeerWork> after, Timing timing,
                            std::unique_ptr<Started> &started) {
  SLUICE_RETURN_IF_ERROR(health());
  SLUICE_RETURN_IF_ERROR(activate());
  auto result = std::make_unique<StreamStarted>(*this, number);
  std::shared_ptr<Event> end;
  SLUICE_RETURN_IF_ERROR(takeEvent(false, end));
  {
    std::lock_guard lock(mutex); // `result` takes it out if anything fails
    events.emplace(number, end);
  }
  if (timing != Timing::None) {
    calibrate();
    result->reference = reference;
  }
  Status status;
  SLUICE_RETURN_IF_ERROR(follow(stream, after));
  for (const auto &part : commands)
    for (Backend *lender : static_cast<const GpuCommandBuffer &>(*part).lenders())
      SLUICE_RETURN_IF_ERROR(followStream(static_cast<StreamBackend &>(*lender)));
  for (const auto &part : commands)
    if (status.ok()) {
      const auto &buffer = static_cast<const GpuCommandBuffer &>(*part);
      status = guarded([&] { return run(buffer, after, *result, timing); });
      result->commandsBefore += buffer.list().size();
    }
  if (timing != Timing::None && status.ok()) {
    status = guarded([&] { return takeEvent(true, result->timedEnd); });
    if (status.ok())
      status = check(api->eventRecord(result->timedEnd->handle, stream), "recording an event");
  }
  // Also after a failure: commands before it run, and what they use is held until they are done.
  StreamResult recorded = api->eventRecord(end->handle, stream);
  if (recorded && status.ok())
    status = check(recorded, "recording an event");
  if (!status.ok()) {
    StreamResult finished = finishAll();
    if (recorded || finished)
      lose(recorded ? recorded : finished);
    Status lost = health();
    return lost.ok() ? std::move(status) : std::move(lost);
  }
  started = std::move(result);
  return {};
}

bool StreamBackend::isDone(uint64_t number) {
  std::shared_ptr<Event> event = eventOf(number);
  if (!event)
    return true;
  StreamResult result = api->activate(ordinal);
  if (result == 0)
    result = api->eventQuery(event->handle);
  if (result == kStreamNotReady)
    return false;
  if (result)
    lose(result);
  return true;
}

Status StreamBackend::wait(uint64_t number) {
  // Most waits are short; a blocking one costs the host 50 to 100 us (on an H100 calls of 0.63,
  // 0.25 and 0.88 ms take 0.73, 0.30 and 0.98 by one).
  auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(1);
  while (std::chrono::steady_clock::now() < until)
    if (isDone(number))
      return health();
  bool hasChannels;
  {
    std::lock_guard lock(mutex);
    hasChannels = !channels.empty();
  }
  // What waits for another process on the GPU would wait forever if that ended.
  for (uint64_t looks = 1; hasChannels && !isDone(number); ++looks) {
    std::this_thread::sleep_for(std::chrono::microseconds(20));
    if (looks % 1024 == 0)
      endIfOthersGone();
  }
  if (std::shared_ptr<Event> event = eventOf(number))
    if (StreamResult result = api->eventSynchronize(event->handle))
      lose(result);
  return health();
}

} // namespace sluice::hal::gpu
