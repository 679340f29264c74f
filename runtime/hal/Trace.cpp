//===- Trace.cpp - times of dispatches ------------------------------------===//
#include "runtime/hal/Trace.h"

#include "runtime/base/OutputFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace sluice::hal {

/// Small numbers for threads, in order of appearance.
static uint32_t currentThreadNumber() {
  static std::atomic<uint32_t> next{0};
  thread_local uint32_t number = next.fetch_add(1, std::memory_order_relaxed);
  return number;
}

static int64_t nanoseconds(Tracer::Clock::duration time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
}

void Tracer::begin(bool isolated) {
  std::lock_guard lock(mutex);
  origin = Clock::now();
  indices.clear(), names.clear(), spans.clear(), tracks.clear(), happened.clear(), totals.clear();
  alone.store(isolated, std::memory_order_relaxed);
  on.store(true, std::memory_order_relaxed);
}

uint32_t Tracer::intern(const std::string &text) {
  auto [entry, added] = indices.try_emplace(text, uint32_t(names.size()));
  if (added)
    names.push_back(&entry->first);
  return entry->second;
}

void Tracer::recordThreadSpan(const std::string &name, const char *location,
                              Clock::time_point start, Clock::time_point end,
                              const std::string &queue) {
  std::lock_guard lock(mutex);
  addSpan(name, location, start, end, queue, currentThreadNumber());
}

void Tracer::recordSpan(const std::string &name, const char *location, Clock::time_point start,
                        Clock::time_point end, const std::string &track) {
  constexpr uint32_t kFirstTrack = 1000; // more than there are threads
  std::lock_guard lock(mutex);
  addSpan(name, location, start, end, track,
          tracks.try_emplace(track, kFirstTrack + uint32_t(tracks.size())).first->second);
}

void Tracer::addSpan(const std::string &name, const char *location, Clock::time_point start,
                     Clock::time_point end, const std::string &queue, uint32_t thread) {
  spans.push_back({intern(name), intern(location), intern(queue), thread,
                   nanoseconds(start - origin), nanoseconds(end - start)});
}

void Tracer::recordEvent(const char *name, std::string details) {
  auto now = Clock::now();
  std::lock_guard lock(mutex);
  happened.push_back({name, std::move(details), nanoseconds(now - origin), currentThreadNumber()});
}

void Tracer::recordDispatch(const std::string &kernel, const char *location, Clock::duration time,
                            uint64_t bytes, std::span<const int64_t> constants) {
  std::lock_guard lock(mutex);
  Total &total = totals[{intern(kernel), intern(location), {constants.begin(), constants.end()}}];
  ++total.dispatches, total.nanoseconds += uint64_t(nanoseconds(time)), total.bytes += bytes;
}

std::string jsonString(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    char code[8];
    if (c == '"' || c == '\\')
      result += '\\';
    if (uint8_t(c) < 0x20)
      result.append(code, size_t(std::snprintf(code, sizeof(code), "\\u%04x", c)));
    else
      result += c;
  }
  return result + '"';
}

Status Tracer::write(const char *path) const {
  std::lock_guard lock(mutex);
  std::FILE *file = openOutputStream(path);
  if (!file)
    return makeError(SLUICE_IO_ERROR, "cannot write '%s': %s", path, std::strerror(errno));
  std::fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[", file);
  const char *separator = "\n";
  auto write = [&](const char *kind, uint32_t thread, const std::string &times,
                   const std::string &name, const std::string &details) {
    std::fprintf(file, "%s{%s,\"pid\":1,\"tid\":%u%s,\"name\":%s,\"args\":{%s}}", separator, kind,
                 thread, times.c_str(), jsonString(name).c_str(), details.c_str());
    separator = ",\n";
  };
  for (const Span &span : spans)
    write("\"ph\":\"X\",\"cat\":\"dispatch\"", span.thread,
          formatText(",\"ts\":%.3f,\"dur\":%.3f", double(span.start) / 1e3,
                     double(span.duration) / 1e3),
          *names[span.kernel],
          "\"location\":" + jsonString(*names[span.location]) +
              ",\"queue\":" + jsonString(*names[span.queue]));
  for (const auto &[track, number] : tracks)
    write("\"ph\":\"M\"", number, "", "thread_name", "\"name\":" + jsonString(track));
  for (const Event &event : happened)
    write("\"ph\":\"i\",\"s\":\"p\"", event.thread,
          formatText(",\"ts\":%.3f", double(event.time) / 1e3), event.name, event.details);
  std::fputs("\n]}\n", file);
  bool failed = std::ferror(file);
  if (std::fclose(file) != 0 || failed)
    return makeError(SLUICE_IO_ERROR, "cannot write '%s': %s", path, std::strerror(errno));
  return {};
}

void Tracer::visitKernels(sluice_trace_visitor_t visit, void *user) const {
  std::vector<sluice_trace_kernel_t> kernels;
  try {
    std::lock_guard lock(mutex);
    kernels.reserve(totals.size());
    for (const auto &[key, total] : totals) {
      const auto &[kernel, location, constants] = key;
      kernels.push_back({names[kernel]->c_str(), names[location]->c_str(), total.dispatches,
                         total.nanoseconds, total.bytes, constants.data(), constants.size()});
    }
  } catch (const std::bad_alloc &) { // then there is no list
    return;
  }
  std::sort(kernels.begin(), kernels.end(),
            [](auto &a, auto &b) { return a.nanoseconds > b.nanoseconds; });
  for (const auto &kernel : kernels)
    visit(user, &kernel);
}

} // namespace sluice::hal
