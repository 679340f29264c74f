//===- StreamBackend.h - a CUDA or HIP device behind GpuDevice ------------===//
// Work goes to one stream, whose order is the queue's, and beside it to others that begin behind it
// and join it again (StreamLanes.h); an event behind each submission tells the time. Reads and
// writes of the host have a stream of their own, since what they touch is not in use.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/StreamGraphs.h"

#include <optional>

/// Returns how a call of a StreamBackend's driver failed, if it did; `what` it was for.
#define SLUICE_STREAM_TRY(call, what) SLUICE_RETURN_IF_ERROR(check(call, what))

namespace sluice::hal::gpu {

class StreamStarted;

class StreamBackend final : public Backend {
public:
  static Status create(Ref<StreamApi> api, uint32_t ordinal, const std::string &name,
                       std::unique_ptr<Backend> &backend);
  ~StreamBackend() override;

  const Limits &limits() const override { return description.limits; }
  /// Devices of one ordinal have one context.
  const void *memoryDomain() const override { return &api->devices[ordinal]; }
  const void *group() const override {
    return api->hasPeerCopies() && api->streamWaitEvent ? api.get() : nullptr;
  }
  bool reaches(Backend &peer) override;
  bool copiesHostMemory() const override { return true; }
  void *sharedStream() const override { return stream; }
  /// Streams cost little, and how many the hardware runs at once it does not say.
  uint32_t queueCount() const override { return group() ? 64 : 1; }
  Status createQueue(std::unique_ptr<Backend> &backend) override {
    return create(api, ordinal, deviceName, backend);
  }
  bool supportsTarget(std::string_view target, std::string &reason) const override {
    return api->supportsTarget(description.architecture, target, reason);
  }
  Status allocateBlock(MemoryKind kind, uint64_t bytes, MemoryBlock &block) override;
  Status importHost(uint8_t *data, uint64_t bytes, MemoryBlock &block) override;
  Status exportBlock(const MemoryBlock &block, sluice_memory_handle_t &handle) override;
  bool opens(const Limits &owner) const override;
  Status openBlock(const sluice_memory_handle_t &handle, MemoryBlock &block) override;
  void freeBlock(MemoryKind kind, const MemoryBlock &block) override;
  Status load(const module::GpuExecutable &executable, const KernelLocations &locationOf,
              std::unique_ptr<LoadedCode> &code) override;
  Status encodeTensorMap(const module::TensorMap &map, uint64_t address, uint64_t bytes,
                         uint64_t *words) override;
  Status createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                       Ref<Channel> &channel) override;
  Status start(uint64_t number, std::span<const Ref<CommandBuffer>> commands,
               std::span<const PeerWork> after, Timing timing,
               std::unique_ptr<Started> &started) override;
  bool isDone(uint64_t number) override;
  Status wait(uint64_t number) override;
  Status health() override;
  Status read(Location source, void *target, uint64_t length) override;
  Status write(Location target, const void *source, uint64_t length) override;
  Status copy(Location source, Location target, uint64_t length) override;

private:
  friend class StreamStarted;
  friend class StreamCode;
  /// An event that goes back to its list with the last user.
  class Event;

  StreamBackend(Ref<StreamApi> api, uint32_t ordinal)
      : api(std::move(api)), ordinal(ordinal), description(this->api->devices[ordinal]) {
    if (this->api->hasGraphs())
      graphs = std::make_unique<StreamGraphs>(*this->api, ordinal);
  }
  Status initialize();
  /// The failure of `what`, if it is one.
  Status check(StreamResult result, const char *what);
  Status activate() { return check(api->activate(ordinal), "activating it"); }
  /// Waits for all that was issued, in whatever order.
  StreamResult finishAll();
  /// Marks the device as lost: what is called only fails so. But where a call only found no memory,
  /// and what was issued can be waited for, that is done instead.
  void lose(StreamResult result);
  /// One of the codes of an executable.
  struct CodePart {
    const module::GpuEntry *user = nullptr; // a kernel of it; null: nobody wants it
    bool tried = false;
    Status status;
    std::string machineCode; // made of PTX
    ModuleHandle module = nullptr;
  };
  void loadParts(const module::GpuExecutable &executable, std::vector<CodePart> &parts,
                 std::vector<ModuleHandle> &loaded);
  Status linkPtx(const module::GpuCode &code, std::string &machineCode);
  Status loadModule(const module::GpuCode &code, CodePart &part);
  Status loadFunction(const module::GpuEntry &entry, ModuleHandle module, FunctionHandle &function);
  Status takeEvent(bool timed, std::shared_ptr<Event> &event);
  std::shared_ptr<Event> eventOf(uint64_t number);
  Status run(const GpuCommandBuffer &commands, std::span<const PeerWork> after,
             StreamStarted &started, Timing timing);
  /// An event with times, and when it was by the host's clock.
  struct Reference {
    std::shared_ptr<Event> event;
    Tracer::Clock::time_point time;
  };
  /// Makes `reference` anew, unless it is recent; empty if the driver fails, as the work behind it
  /// will say. Waits for the host's transfers.
  void calibrate();
  /// Lets the stream of the queue wait for all that is on that of another device now.
  Status followStream(StreamBackend &other);
  /// Lets `stream` wait for work of others.
  Status follow(StreamHandle stream, std::span<const PeerWork> after);
  /// One command, on a stream of this device.
  Status issue(const GpuCommandBuffer &commands, const Command &command, StreamHandle stream);
  /// The same for a buffer with collectives, which run on a stream of their own beside the other
  /// commands of their group.
  Status runWithCollectives(const GpuCommandBuffer &commands);
  /// Whether a process of a channel is gone. Then what waits for it on the GPU is ended, and the
  /// device counts as lost.
  bool endIfOthersGone();
  /// Overlapping: it may begin before the dispatch before it ends, if its code waits for that.
  Status launch(const Command &command, const uint64_t *words, bool overlaps, StreamHandle stream);
  StreamResult launchRounds(const Command &command, void **parameters, StreamHandle stream);
  Status fill(const Command &command, StreamHandle stream);
  StreamResult copyFromHost(uint64_t target, const uint8_t *source, uint64_t length,
                            StreamHandle stream);
  Status prepareStaging();
  Status openExternal(const sluice_memory_handle_t &handle, MemoryBlock &block);
  /// Lets the device address pinned memory of the host.
  Status mapHost(MemoryBlock &block);

  Ref<StreamApi> api;
  const uint32_t ordinal;
  std::string deviceName; // "cuda:0"
  StreamDevice description;
  bool opened = false;
  StreamHandle stream = nullptr, transferStream = nullptr;
  StreamHandle collectiveStream = nullptr; // null as long as there is no channel
  EventHandle beforeCollectives = nullptr, afterCollectives = nullptr;
  std::unique_ptr<StreamGraphs> graphs; // null if the driver has none
  std::optional<StreamLanes> lanes;     // beside `stream`
  Reference reference;                  // of times; used by start alone

  std::mutex mutex;                                  // of what follows
  std::map<uint64_t, std::shared_ptr<Event>> events; // of submissions
  std::vector<EventHandle> freeEvents[2];            // without times, and with
  size_t eventCounts[2] = {0, 0}; // of all there may be, for which those lists have room
  StreamResult lossCode = 0;
  std::map<uint32_t, bool> reached; // by ordinal
  std::vector<Ref<collectives::GpuChannel>> channels;
  Status othersGone;
  std::chrono::steady_clock::time_point goneSince{}; // when that was first seen

  std::mutex transferMutex; // of what follows
  MemoryBlock staging[2];
  EventHandle stagingDone[2] = {nullptr, nullptr};
};

/// It is used again.
class StreamBackend::Event {
public:
  Event(EventHandle handle, std::mutex &mutex, std::vector<EventHandle> &list)
      : handle(handle), mutex(mutex), list(list) {}
  ~Event() {
    std::lock_guard lock(mutex);
    if (handle)
      list.push_back(handle); // it has room for all that there are
  }
  EventHandle handle;

private:
  std::mutex &mutex;
  std::vector<EventHandle> &list;
};

} // namespace sluice::hal::gpu
