//===- StreamGraphs.cpp - commands that come again, as one launch ---------===//
#include "runtime/hal/gpu/StreamGraphs.h"

#include <bit>

namespace sluice::hal::gpu {

StreamGraphs::~StreamGraphs() {
  entries.clear();
  if (stream)
    api.streamDestroy(stream);
}

void StreamGraphs::forget() {
  std::vector<Entry> ended; // after the lock
  std::lock_guard lock(mutex);
  ended.swap(entries);
  ++generation;
}

void StreamGraphs::disable() {
  forget();
  std::lock_guard lock(mutex);
  disabled = true;
}

/// All that decides what the commands do, into `words`.
void StreamGraphs::describe(const GpuCommandBuffer &commands) {
  words.clear();
  for (const Command &command : commands.list()) {
    words.push_back(uint64_t(command.kind) | uint64_t(command.wordCount) << 8);
    switch (command.kind) {
    case Command::Dispatch:
      words.push_back(uint64_t(uintptr_t(command.kernel)));
      words.push_back(command.workgroups[0] | uint64_t(command.workgroups[1]) << 32);
      words.push_back(command.workgroups[2]);
      words.insert(words.end(), commands.arguments(command),
                   commands.arguments(command) + command.wordCount);
      break;
    case Command::Copy:
      words.push_back(command.source.address());
      words.push_back(uint64_t(uintptr_t(command.source.block->host)));
      words.push_back(command.target.address());
      words.push_back(command.length);
      break;
    case Command::Fill:
      words.push_back(command.target.address());
      words.push_back(command.length);
      words.push_back(command.pattern);
      break;
    case Command::Collective: // never here
    case Command::Barrier: break;
    }
  }
}

static uint64_t hashOf(std::span<const uint64_t> words) {
  uint64_t state = words.size();
  for (uint64_t word : words) {
    state = std::rotl((state ^ word) * 0x9E3779B97F4A7C15u, 29);
    state ^= state >> 32;
  }
  return state;
}

std::shared_ptr<StreamGraph> StreamGraphs::find(const GpuCommandBuffer &commands,
                                                const StreamLanes::Issue &issue) {
  const auto &list = commands.list();
  auto isDispatch = [](const Command &command) { return command.kind == Command::Dispatch; };
  if (!api.hasGraphs() || size_t(std::ranges::count_if(list, isDispatch)) < kFewestDispatches)
    return nullptr;
  describe(commands);
  uint64_t hash = hashOf(words), before;
  {
    std::lock_guard lock(mutex);
    if (disabled)
      return nullptr;
    for (Entry &entry : entries)
      if (entry.hash == hash && entry.words == words) {
        entry.lastUse = ++uses;
        ++replays;
        return entry.graph;
      }
    auto known = std::ranges::find(seen, hash);
    if (known == seen.end()) {
      if (seen.size() == kMaxSeen)
        seen.erase(seen.begin());
      seen.push_back(hash);
      return nullptr;
    }
    if (captures > kMaxGraphs && replays < captures) // they do not pay here
      return nullptr;
    ++captures;
    seen.erase(known);
    before = generation;
  }
  std::shared_ptr<StreamGraph> graph = capture(commands, issue), evicted;
  if (!graph)
    return nullptr;
  std::lock_guard lock(mutex);
  if (generation != before) // memory went away meanwhile, though none that these commands use
    return graph;
  if (entries.size() == kMaxGraphs) {
    auto oldest = std::ranges::min_element(entries, {}, &Entry::lastUse);
    evicted = std::move(oldest->graph);
    *oldest = std::move(entries.back());
    entries.pop_back();
  }
  entries.push_back({hash, ++uses, words, graph});
  return graph;
}

/// Null if the driver cannot; launching the commands one by one will say what is wrong with them,
/// if anything is.
std::shared_ptr<StreamGraph> StreamGraphs::capture(const GpuCommandBuffer &commands,
                                                   const StreamLanes::Issue &issue) {
  constexpr int kRelaxed = 2; // other threads and users of the device may go on allocating
  GraphHandle graph = nullptr;
  GraphExecHandle executable = nullptr;
  if ((!stream && api.streamCreate(&stream, kStreamNonBlocking)) ||
      api.captureBegin(stream, kRelaxed)) {
    disable();
    return nullptr;
  }
  Status failure;
  bool issued =
      lanes.issueAll(commands, stream, issue, /*follow=*/nullptr, failure) && failure.ok();
  bool captured = api.captureEnd(stream, &graph) == 0 && graph;
  if (issued && captured && api.graphInstantiate(&executable, graph, 0))
    executable = nullptr;
  if (graph)
    api.graphDestroy(graph);
  return executable ? std::make_shared<StreamGraph>(api, ordinal, executable) : nullptr;
}

} // namespace sluice::hal::gpu
