//===- StreamGraphs.h - commands that come again, as one launch -----------===//
// A program that is called again with the same shapes submits the same commands on the same
// addresses, since the pool is deterministic. The second time they are captured into a graph of the
// driver; from then on one call replays it. What lies between two barriers has no order in a graph,
// so it runs at the same time. Commands are compared word by word: a graph runs exactly what was
// recorded, or the commands are launched one by one.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/StreamLanes.h"

namespace sluice::hal::gpu {

/// An instantiated graph. Whoever launched it holds it until it is done.
class StreamGraph {
public:
  StreamGraph(StreamApi &api, uint32_t ordinal, GraphExecHandle handle)
      : api(api), ordinal(ordinal), handle(handle) {}
  ~StreamGraph() {
    api.activate(ordinal);
    api.graphExecDestroy(handle);
  }
  StreamGraph(const StreamGraph &) = delete;
  StreamResult launch(StreamHandle stream) { return api.graphLaunch(handle, stream); }

private:
  StreamApi &api;
  const uint32_t ordinal;
  const GraphExecHandle handle;
};

/// Thread-safe; find is called by one thread at a time.
class StreamGraphs {
public:
  StreamGraphs(StreamApi &api, uint32_t ordinal) : api(api), ordinal(ordinal), lanes(api) {}
  /// The device is active and idle.
  ~StreamGraphs();

  /// The graph of `commands`, if they came before; null: issue them one by one. The device is
  /// active.
  std::shared_ptr<StreamGraph> find(const GpuCommandBuffer &commands,
                                    const StreamLanes::Issue &issue);
  /// Graphs may refer to memory or code that goes away now. What runs still holds its own.
  void forget();
  /// Graphs do not work here after all.
  void disable();

private:
  static constexpr size_t kFewestDispatches = 4; // below it a graph costs as much as it saves
  static constexpr size_t kMaxGraphs = 32, kMaxSeen = 64;
  struct Entry {
    uint64_t hash, lastUse;
    std::vector<uint64_t> words;
    std::shared_ptr<StreamGraph> graph;
  };

  void describe(const GpuCommandBuffer &commands);
  std::shared_ptr<StreamGraph> capture(const GpuCommandBuffer &commands,
                                       const StreamLanes::Issue &issue);

  StreamApi &api;
  const uint32_t ordinal;
  StreamHandle stream = nullptr; // to capture on; nothing runs there
  StreamLanes lanes;
  std::vector<uint64_t> words; // of the commands at hand

  std::mutex mutex; // of what follows
  std::vector<Entry> entries;
  std::vector<uint64_t> seen; // hashes, the latest last
  uint64_t uses = 0, captures = 0, replays = 0, generation = 0;
  bool disabled = false;
};

} // namespace sluice::hal::gpu
