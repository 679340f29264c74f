//===- FakeStreamApi.cpp - a stream interface without a device ------------===//
#include "runtime/testing/FakeStreamApi.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <random>
#include <set>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

namespace sluice::testing {
namespace {

using hal::gpu::StreamHandle;
using hal::gpu::StreamResult;

std::atomic<int> fault{0};
std::atomic<bool (*)()> fails{nullptr};
/// The error that a call of the device gives: of any, and of those that a fault ends.
int memoryFault() {
  constexpr int kOutOfMemory = 2;
  auto hook = fails.load();
  return hook && hook() ? kOutOfMemory : 0;
}
int currentFault() {
  int result = memoryFault();
  return result ? result : fault.load();
}
std::atomic<bool> busy{false}, kernelsHeld{false};

using Work = std::function<StreamResult()>;
struct Token;
/// What is put into a late stream: work, or a record of an event or a wait for one.
struct Entry {
  enum Kind { Run, Kernel, Record, Wait } kind;
  Work work;
  Token *event = nullptr;
  uint64_t count = 0; // the how many-th record
};

/// A stream or an event; while work is captured, whether it belongs to that.
struct Token {
  bool captured = false, dirty = false; // dirty: has work that the first stream does not wait for
  Token *recordedOn = nullptr;          // of an event
  bool late = false;
  std::deque<Entry> entries;          // of a late stream
  uint64_t recorded = 0, reached = 0; // records of a late event, and those that came to pass
};
Token *token(void *handle) { return static_cast<Token *>(handle); }

/// Late streams run when somebody waits, or a little whenever somebody asks, in an order that only
/// their events fix.
class LateStreams {
public:
  void put(Token *stream, Entry entry) {
    std::lock_guard lock(mutex);
    if (entry.kind == Entry::Record)
      entry.count = ++entry.event->recorded;
    else if (entry.kind == Entry::Wait)
      entry.count = entry.event->recorded;
    stream->entries.push_back(std::move(entry));
    streams.insert(stream);
  }
  bool ask(Token *event) {
    std::lock_guard lock(mutex);
    advance([left = chance() % 3]() mutable { return left-- == 0; });
    return event->reached == event->recorded;
  }
  void awaitEvent(Token *event) {
    std::lock_guard lock(mutex);
    advance([&] { return event->reached == event->recorded; });
  }
  void awaitStream(Token *stream) {
    std::lock_guard lock(mutex);
    advance([&] { return stream->entries.empty(); });
  }
  void awaitAll() {
    std::lock_guard lock(mutex);
    advance([] { return false; });
  }

  uint32_t peek(const void *address) {
    std::lock_guard lock(mutex);
    uint32_t word;
    std::memcpy(&word, address, sizeof(word));
    return word;
  }

private:
  /// One stream after the other runs for a while, until `isEnough` or nothing is left.
  template <typename IsEnough> void advance(IsEnough isEnough) {
    while (!isEnough()) {
      std::vector<Token *> ready;
      for (Token *stream : streams)
        if (canRun(*stream))
          ready.push_back(stream);
      if (ready.empty())
        return;
      Token &stream = *ready[chance() % ready.size()];
      for (unsigned left = chance() % 8; left-- > 0 && canRun(stream) && !isEnough();) {
        Entry entry = std::move(stream.entries.front());
        stream.entries.pop_front();
        if (entry.work)
          entry.work();
        else if (entry.kind == Entry::Record)
          entry.event->reached = entry.count;
      }
      if (stream.entries.empty())
        streams.erase(&stream);
    }
  }
  static bool canRun(const Token &stream) {
    if (stream.entries.empty())
      return false;
    const Entry &next = stream.entries.front();
    return next.kind == Entry::Wait     ? next.event->reached >= next.count
           : next.kind == Entry::Kernel ? !kernelsHeld.load()
                                        : true;
  }
  std::mutex mutex;
  std::set<Token *> streams; // with entries
  std::minstd_rand chance;
};
LateStreams lateStreams;

using Graph = std::vector<Work>;
thread_local Graph *capture = nullptr;
thread_local std::vector<Token *> captureStreams; // the first is where it began
std::atomic<unsigned> graphLaunches{0}, overlappingLaunches{0};
std::atomic<int> graphFault{0};
std::atomic<int> lostTimes{0};
std::atomic<unsigned> machineCodeLoads{0}, ptxLoads{0}, linkedLoads{0};
constexpr const char *kPtxBegin = "// Kernels.ptx";
std::atomic<unsigned> peerCopies{0}, eventWaits{0};

std::atomic<unsigned> openedMemories{0};
std::set<uint64_t> mappedAddresses; // of tests with one thread

/// Memory by a file descriptor, which it owns.
struct FakeExternal {
  int fd;
  size_t bytes;
  void *mapped = nullptr;
};

/// The ranges of host memory that devices know. As drivers do, a copy takes memory that is all of
/// that kind, or none of it.
class PinnedRanges {
public:
  void add(void *begin, size_t bytes) {
    std::lock_guard lock(mutex);
    ranges.emplace(begin, bytes);
  }
  void remove(void *begin) {
    std::lock_guard lock(mutex);
    if (auto found = ranges.find(begin); found != ranges.end())
      ranges.erase(found);
  }
  unsigned count() {
    std::lock_guard lock(mutex);
    return unsigned(ranges.size());
  }
  bool isMixed(const void *begin, size_t bytes) {
    std::lock_guard lock(mutex);
    auto first = uintptr_t(begin), end = first + bytes;
    for (auto [range, size] : ranges)
      if (auto from = uintptr_t(range), to = from + size;
          from < end && first < to && !(from <= first && end <= to))
        return true;
    return false;
  }

private:
  std::mutex mutex;
  std::multimap<void *, size_t> ranges;
};
PinnedRanges pinnedRanges;

/// Runs `work`, or keeps it for the graph that is captured on `stream`.
StreamResult run(StreamHandle stream, Work work, Entry::Kind kind = Entry::Run) {
  if (!token(stream)->captured && token(stream)->late)
    return lateStreams.put(token(stream), {kind, std::move(work)}), 0;
  if (!token(stream)->captured)
    return work();
  token(stream)->dirty = true;
  capture->push_back(std::move(work));
  return currentFault();
}

StreamResult allocate(void **address, size_t bytes) {
  if (int result = currentFault())
    return result;
  *address = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  return 0;
}

/// One workgroup of a kernel.
struct Group {
  uint32_t x, y, z;
  const uint32_t *grid;
  void **parameters;
  template <typename T> T *pointer(int i) const { return *static_cast<T **>(parameters[i]); }
  int64_t number(int i) const { return *static_cast<int64_t *>(parameters[i]); }
};
struct Function {
  const char *name;
  int parameters; // that it reads
  void (*run)(const Group &group);
};

const Function kFunctions[] = {
    {"add", 4,
     [](const Group &g) {
       for (int64_t i = int64_t(g.x) * 64; i < int64_t(g.x) * 64 + 64 && i < g.number(3); ++i)
         g.pointer<float>(2)[i] = g.pointer<float>(0)[i] + g.pointer<float>(1)[i];
     }},
    {"step", 2,
     [](const Group &g) {
       *g.pointer<uint64_t>(0) = *g.pointer<uint64_t>(0) * 3 + uint64_t(g.number(1));
     }},
    {"nothing", 0, [](const Group &) {}},
    {"coordinates", 1,
     [](const Group &g) {
       g.pointer<int64_t>(0)[(int64_t(g.z) * g.grid[1] + g.y) * g.grid[0] + g.x] +=
           int64_t(1) + g.x + 100 * g.y + 10000 * g.z;
     }},
    {"rounds", 3, // Adds up for how many rounds it ran, and of how many workgroups along z.
     [](const Group &g) {
       g.pointer<int64_t>(0)[g.y] += 1000 * g.grid[2] + g.number(2) - g.number(1);
     }},
    {"fails", 1,
     [](const Group &g) {
       if (g.x == 3)
         *g.pointer<uint32_t>(0) = 2;
     }},
    {"scratch", 2,
     [](const Group &g) {
       g.pointer<float>(0)[g.x] = g.pointer<float>(1)[g.x] = std::exp(float(g.x) / 8);
     }},
    {"sum", 1,
     [](const Group &g) {
       auto *words = g.pointer<int64_t>(0);
       int64_t total = 0;
       for (int i = 1; i <= 20; ++i)
         total += words[i];
       *reinterpret_cast<int64_t *>(words[0]) = total;
     }},
    {"reverse", 1, [](const Group &g) {
       for (int i = 0; i < 32; ++i)
         std::swap(g.pointer<int32_t>(0)[i], g.pointer<int32_t>(0)[63 - i]);
     }}};

class FakeStreamApi final : public hal::gpu::StreamApi {
public:
  explicit FakeStreamApi(size_t count = 1, bool reach = false, bool late = false) : reach(reach) {
    hal::gpu::StreamDevice device;
    device.name = device.description = "a fake";
    device.architecture = "sm_90";
    device.maxDefaultWorkgroupBytes = 100;
    device.limits.memoryBytes = uint64_t(1) << 30;
    device.limits.workgroupBytes = 1000;
    device.limits.waitingUnits = 2;
    device.limits.maxArgumentWords = 512;
    devices.assign(count, device);

    memAlloc = [](uint64_t *address, size_t bytes) {
      void *memory = nullptr;
      StreamResult result = allocate(&memory, bytes);
      *address = uint64_t(uintptr_t(memory));
      return result;
    };
    memFree = [](uint64_t address) {
      lateStreams.awaitAll();
      return std::free(reinterpret_cast<void *>(address)), 0;
    };
    hostAlloc = [](void **address, size_t bytes, unsigned) { return allocate(address, bytes); };
    hostFree = [](void *address) { return std::free(address), 0; };
    hostDevicePointer = [](uint64_t *address, void *host, unsigned) {
      *address = uint64_t(uintptr_t(host));
      return currentFault();
    };
    hostRegister = [](void *address, size_t bytes, unsigned flags) {
      if (reinterpret_cast<uintptr_t>(address) % 4096 || bytes % 4096 || flags != 3)
        return 1;
      pinnedRanges.add(address, bytes);
      return currentFault();
    };
    hostUnregister = [](void *address) { return pinnedRanges.remove(address), 0; };
    streamCreate = [](StreamHandle *stream, unsigned) {
      int result = memoryFault();
      return *stream = result ? nullptr : new Token, result;
    };
    if (late)
      streamCreate = [](StreamHandle *stream, unsigned) {
        *stream = new Token;
        return token(*stream)->late = true, 0;
      };
    streamDestroy = [](StreamHandle stream) {
      lateStreams.awaitAll();
      return delete token(stream), 0;
    };
    streamSynchronize = [](StreamHandle stream) {
      lateStreams.awaitStream(token(stream));
      return currentFault();
    };
    eventCreate = streamCreate;
    eventDestroy = streamDestroy;
    eventRecord = [](void *event, StreamHandle stream) {
      token(event)->captured = token(stream)->captured;
      token(event)->recordedOn = token(stream);
      if (token(stream)->late && !token(stream)->captured)
        lateStreams.put(token(stream), {Entry::Record, {}, token(event)});
      return currentFault();
    };
    eventQuery = [](void *event) {
      int result = currentFault();
      if (result == 0 && token(event)->late && !lateStreams.ask(token(event)))
        return hal::gpu::kStreamNotReady;
      return result == 0 && busy.load() ? hal::gpu::kStreamNotReady : result;
    };
    eventSynchronize = [](void *event) {
      lateStreams.awaitEvent(token(event));
      while (busy.load() && currentFault() == 0)
        std::this_thread::yield();
      return currentFault();
    };
    eventElapsed = [](float *milliseconds, void *, void *) {
      *milliseconds = 0.5f;
      if (lostTimes > 0 && lostTimes-- > 0)
        return hal::gpu::kStreamNotReady;
      return currentFault();
    };
    copyToDevice = [](uint64_t target, const void *source, size_t bytes, StreamHandle stream) {
      if (pinnedRanges.isMixed(source, bytes))
        return hal::gpu::kStreamInvalidValue;
      if (!token(stream)->late || token(stream)->captured)
        return run(stream, [=] {
          return std::memcpy(reinterpret_cast<void *>(target), source, bytes), currentFault();
        });
      auto *begin = static_cast<const uint8_t *>(source); // which may change once this returns
      return run(stream, [target, content = std::vector<uint8_t>(begin, begin + bytes)] {
        return std::memcpy(reinterpret_cast<void *>(target), content.data(), content.size()), 0;
      });
    };
    copyToHost = [](void *target, uint64_t source, size_t bytes, StreamHandle stream) {
      return run(stream, [=] {
        return std::memcpy(target, reinterpret_cast<void *>(source), bytes), currentFault();
      });
    };
    copyOnDevice = [](uint64_t target, uint64_t source, size_t bytes, StreamHandle stream) {
      return run(stream, [=] {
        return std::memcpy(reinterpret_cast<void *>(target), reinterpret_cast<void *>(source),
                           bytes),
               currentFault();
      });
    };
    fillWords = [](uint64_t target, unsigned value, size_t words, StreamHandle stream) {
      return run(stream, [=] {
        return std::fill_n(reinterpret_cast<unsigned *>(target), words, value), currentFault();
      });
    };
    moduleLoad = [](void **module, const void *image, unsigned options, int *, void **values) {
      constexpr StreamResult kInvalidPtx = 218, kForeign = 209;
      auto begins = [&](const char *with) {
        return std::strncmp(static_cast<const char *>(image), with, std::strlen(with)) == 0;
      };
      *module = nullptr;
      if (begins("foreign"))
        return kForeign;
      bool isMachineCode = begins("machine"), isLinked = begins("linked");
      ++(isMachineCode ? machineCodeLoads : isLinked ? linkedLoads : ptxLoads);
      if (isMachineCode || isLinked || begins(kPtxBegin))
        return currentFault();
      if (options)
        std::strcpy(static_cast<char *>(values[0]), "ptxas: line 1\nsyntax error\n");
      return kInvalidPtx;
    };
    linkCreate = [](unsigned, int *, void **, void **link) {
      if (StreamResult result = currentFault())
        return result;
      *link = new std::string;
      return 0;
    };
    linkAdd = [](void *link, int, void *data, size_t bytes, const char *, unsigned, int *,
                 void **) {
      constexpr StreamResult kInvalidPtx = 218;
      std::string_view text(static_cast<const char *>(data), bytes);
      if (!text.starts_with(kPtxBegin) || text.back() != 0)
        return kInvalidPtx;
      *static_cast<std::string *>(link) = "linked";
      return currentFault();
    };
    linkComplete = [](void *link, void **image, size_t *bytes) {
      auto &made = *static_cast<std::string *>(link);
      *image = made.data(), *bytes = made.size();
      return currentFault();
    };
    linkDestroy = [](void *link) { return delete static_cast<std::string *>(link), 0; };
    moduleUnload = [](void *) { return 0; };
    moduleFunction = [](void **function, void *, const char *name) {
      constexpr StreamResult kNotFound = 500;
      for (const Function &known : kFunctions)
        if (std::strcmp(known.name, name) == 0)
          return *function = const_cast<Function *>(&known), currentFault();
      return kNotFound;
    };
    functionAttribute = [](int *value, int attribute, void *) {
      *value = attribute == hal::gpu::kFunctionMaxThreads ? 64 : 0;
      return currentFault();
    };
    setFunctionAttribute = [](void *, int, int) { return currentFault(); };
    residentWorkgroups = [](int *count, void *, int, size_t) {
      *count = 3;
      return currentFault();
    };
    static auto launchKernel = [](void *function, unsigned gridX, unsigned gridY, unsigned gridZ,
                                  unsigned, unsigned, unsigned, unsigned, StreamHandle stream,
                                  void **parameters, void **) {
      auto *kernel = static_cast<Function *>(function);
      std::vector<uint64_t> words; // as they are at the launch
      for (int i = 0; i < kernel->parameters; ++i)
        words.push_back(*static_cast<uint64_t *>(parameters[i]));
      auto runGrid = [=]() mutable {
        std::vector<void *> pointers;
        for (uint64_t &word : words)
          pointers.push_back(&word);
        uint32_t grid[3] = {gridX, gridY, gridZ};
        for (uint32_t z = 0; z < gridZ; ++z)
          for (uint32_t y = 0; y < gridY; ++y)
            for (uint32_t x = 0; x < gridX; ++x)
              kernel->run({x, y, z, grid, pointers.data()});
        return currentFault();
      };
      return run(stream, runGrid, Entry::Kernel);
    };
    launch = launchKernel;
    launchWith = [](const hal::gpu::LaunchConfig *config, void *function, void **parameters,
                    void **extra) {
      const auto &[x, y, z] = config->grid;
      overlappingLaunches += config->attributes->id == hal::gpu::kLaunchOverlaps;
      return launchKernel(function, x, y, z, 1, 1, 1, config->dynamicBytes, config->stream,
                          parameters, extra);
    };
    streamWaitEvent = [](StreamHandle stream, void *event, unsigned) {
      if (!token(event)->captured) {
        if (token(stream)->late)
          lateStreams.put(token(stream), {Entry::Wait, {}, token(event)});
        return ++eventWaits, currentFault();
      }
      if (!token(stream)->captured) {
        token(stream)->captured = token(stream)->dirty = true;
        captureStreams.push_back(token(stream));
      }
      if (token(stream) == captureStreams.front())
        token(event)->recordedOn->dirty = false;
      return currentFault();
    };
    captureBegin = [](StreamHandle stream, int) {
      token(stream)->captured = true;
      captureStreams = {token(stream)};
      capture = new Graph;
      return currentFault();
    };
    captureEnd = [](StreamHandle stream, void **graph) {
      constexpr StreamResult kUnjoined = 904, kUnmatched = 903;
      StreamResult result = token(stream) == captureStreams.front() ? currentFault() : kUnmatched;
      captureStreams.front()->dirty = false;
      for (Token *member : captureStreams) {
        if (member->dirty && result == 0)
          result = kUnjoined;
        member->captured = member->dirty = false;
      }
      if (result)
        delete capture;
      *graph = result ? nullptr : capture;
      capture = nullptr;
      return result;
    };
    graphInstantiate = [](void **executable, void *graph, unsigned long long) {
      *executable = new Graph(*static_cast<Graph *>(graph));
      return currentFault();
    };
    graphLaunch = [](void *executable, StreamHandle stream) {
      if (int result = graphFault.load())
        return result;
      ++graphLaunches;
      return run(stream, [graph = *static_cast<Graph *>(executable)]() mutable {
        for (Work &work : graph)
          if (StreamResult result = work())
            return result;
        return currentFault();
      });
    };
    graphDestroy = [](void *graph) { return delete static_cast<Graph *>(graph), 0; };
    graphExecDestroy = graphDestroy;
  }

  StreamResult activate(uint32_t) override { return 0; }
  StreamResult open(uint32_t) override { return 0; }
  void close(uint32_t, bool) override {}
  std::string describe(StreamResult result) const override {
    return "error " + std::to_string(result);
  }
  bool isForeignCode(StreamResult result) const override { return result == 209; }
  bool supportsTarget(const std::string &, std::string_view, std::string &) const override {
    return true;
  }
  bool takesCode(module::GpuCodeKind kind) const override {
    return kind == module::GpuCodeKind::Ptx || kind == module::GpuCodeKind::Cubin;
  }
  bool openPeer(uint32_t, uint32_t) override { return reach; }
  bool hasPeerCopies() const override { return true; }
  StreamResult copyFromPeer(uint32_t, uint64_t target, uint32_t, uint64_t source, size_t bytes,
                            StreamHandle stream) override {
    ++peerCopies;
    return copyOnDevice(target, source, bytes, stream);
  }

private:
  const bool reach;
};

} // namespace

Status openFakeOpener(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>();
  std::memset(api->devices[0].limits.deviceUuid, 1, sizeof(api->devices[0].limits.deviceUuid));
  api->externalImport = [](void **memory, const hal::gpu::ExternalMemory *desc) {
    if (desc->type != 1 || desc->flags || ::lseek(desc->fd, 0, SEEK_END) < off_t(desc->bytes))
      return 1;
    *memory = new FakeExternal{desc->fd, desc->bytes};
    return ++openedMemories, 0;
  };
  api->externalMap = [](uint64_t *address, void *memory, const hal::gpu::ExternalRange *range) {
    auto &external = *static_cast<FakeExternal *>(memory);
    void *mapped =
        ::mmap(nullptr, external.bytes, PROT_READ | PROT_WRITE, MAP_SHARED, external.fd, 0);
    if (range->offset || range->bytes != external.bytes || mapped == MAP_FAILED)
      return 1;
    external.mapped = mapped;
    *address = uint64_t(uintptr_t(mapped));
    mappedAddresses.insert(*address);
    return 0;
  };
  api->externalDestroy = [](void *memory) {
    auto *external = static_cast<FakeExternal *>(memory);
    if (mappedAddresses.count(uint64_t(uintptr_t(external->mapped))))
      return 1; // still in use
    if (external->mapped)
      ::munmap(external->mapped, external->bytes);
    ::close(external->fd);
    delete external;
    return --openedMemories, 0;
  };
  api->memFree = [](uint64_t address) { // of what is mapped by the above, or of the heap
    if (mappedAddresses.erase(address) == 0)
      std::free(reinterpret_cast<void *>(address));
    return 0;
  };
  return {};
}

Status openFakeStreamApi(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>();
  return {};
}

Status openFakePeers(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>(2, true);
  return {};
}
Status openFakeDistantPeers(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>(2, false);
  return {};
}
Status openFakeLatePeers(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>(2, true, true);
  return {};
}
Status openFakeLateDistantPeers(Ref<hal::gpu::StreamApi> &api) {
  api = makeRef<FakeStreamApi>(2, false, true);
  return {};
}

void setFakeStreamFault(int result) { fault = result; }
void setFakeStreamFaults(bool (*hook)()) { fails = hook; }
void setFakeStreamBusy(bool isBusy) { busy = isBusy; }
uint32_t peekFakeMemory(uint64_t address) {
  return lateStreams.peek(reinterpret_cast<void *>(address));
}
void holdFakeKernels(bool hold) { kernelsHeld = hold; }
void setFakeGraphFault(int result) { graphFault = result; }
void loseFakeTimes(int count) { lostTimes = count; }
FakeLoads takeFakeLoads() {
  return {machineCodeLoads.exchange(0), ptxLoads.exchange(0), linkedLoads.exchange(0)};
}
FakePeerWork takeFakePeerWork() { return {peerCopies.exchange(0), eventWaits.exchange(0)}; }
unsigned fakeOpenedMemories() { return openedMemories.load(); }
unsigned fakePinnedRanges() { return pinnedRanges.count(); }
unsigned takeFakeGraphLaunches() { return graphLaunches.exchange(0); }
unsigned takeFakeOverlappingLaunches() { return overlappingLaunches.exchange(0); }

} // namespace sluice::testing
