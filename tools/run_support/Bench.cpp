//===- Bench.cpp - times of calls -----------------------------------------===//
#include "tools/run_support/Bench.h"
#include "runtime/hal/Trace.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <utility>

namespace sluice::run {
namespace {

Error writeJson(const BenchOptions &options, const std::string &path, const std::string &function,
                const Timing &timing, uint64_t peakBytes) {
  std::string devices;
  for (const std::string &name : deviceNames(options.run))
    devices += (devices.empty() ? "" : ",") + name;
  std::string text = "{\n  \"module\": " + hal::jsonString(path) +
                     ",\n  \"function\": " + hal::jsonString(function) +
                     ",\n  \"device\": " + hal::jsonString(devices) +
                     ",\n  \"threads\": " + std::to_string(options.run.threads) +
                     ",\n  \"repetitions\": " + std::to_string(options.repetitions);
  for (auto [name, seconds] : {std::pair("median", timing.median),
                               {"min", timing.min},
                               {"p90", timing.p90},
                               {"mean", timing.mean}})
    text += formatText(",\n  \"%s_ms\": %.6f", name, seconds * 1e3);
  text += ",\n  \"peak_bytes\": " + std::to_string(peakBytes) + ",\n  \"samples_ms\": [";
  for (size_t i = 0; i < timing.samples.size(); ++i)
    text += formatText("%s%.6f", i ? ", " : "", timing.samples[i] * 1e3);
  text += "]\n}\n";
  return writeFile(options.json, {text.begin(), text.end()});
}

} // namespace

Error openCall(RunOptions options, const std::string &path, Session &session, Call &call) {
  SLUICE_TRY(session.open(options, path));
  session.addRandomInputs(options, /*dynamicSize=*/0);
  return session.prepare(options, call);
}

Timing summarize(std::vector<double> samples) {
  Timing timing;
  timing.samples = samples;
  if (samples.empty())
    return timing;
  std::sort(samples.begin(), samples.end());
  size_t n = samples.size();
  timing.min = samples[0];
  timing.median = n % 2 ? samples[n / 2] : (samples[n / 2 - 1] + samples[n / 2]) / 2;
  timing.p90 = samples[std::min(n - 1, (n * 9 + 9) / 10 - 1)];
  timing.mean = std::accumulate(samples.begin(), samples.end(), 0.0) / double(n);
  return timing;
}

Error measure(const std::function<Error()> &body, uint32_t warmups, uint32_t repetitions,
              Timing &timing) {
  for (uint32_t i = 0; i < warmups; ++i)
    SLUICE_TRY(body());
  std::vector<double> samples;
  for (uint32_t i = 0; i < repetitions; ++i) {
    auto start = std::chrono::steady_clock::now();
    SLUICE_TRY(body());
    samples.push_back(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  timing = summarize(std::move(samples));
  return "";
}

void addBenchOptions(CommandLine &line, BenchOptions &options) {
  line.number("repetitions", "N", options.repetitions, 1, 1000000, "calls that count (default 20)");
  line.number("warmups", "N", options.warmups, 0, 1000000, "calls before them (default 3)");
  line.value("json", "FILE", options.json, "write the figures");
  line.flag("per-kernel", options.perKernel,
            "then one traced call: for each kernel time, bandwidth, operations a second and nodes "
            "of the model");
}

Error benchModule(const BenchOptions &options, const std::string &path,
                  std::vector<KernelTime> *kernels) {
  Session session;
  RunOptions run = options.run;
  std::string trace = std::exchange(run.trace, "");
  Call call;
  SLUICE_TRY(openCall(run, path, session, call));
  auto body = [&] { return textOf(sluice_call_invoke(call.get())); };
  Timing timing;
  SLUICE_TRY(measure(body, options.warmups, std::max(options.repetitions, 1u), timing));
  if (!run.outputs.empty()) // Of the last call, which may have run otherwise than the first.
    SLUICE_TRY(emitResults(run, call));
  uint64_t peak = 0;
  for (const Device &device : session.devices) {
    sluice_memory_statistics_t memory;
    sluice_device_memory_statistics(device.get(), &memory);
    peak += memory.peak;
  }
  std::string function = sluice_call_function(call.get())->name;
  std::printf(
      "%s: median %.3f ms, min %.3f ms, p90 %.3f ms over %zu calls; %.1f MB of buffers at most\n",
      function.c_str(), timing.median * 1e3, timing.min * 1e3, timing.p90 * 1e3,
      timing.samples.size(), double(peak) / 1e6);
  std::vector<KernelTime> times;
  if (options.perKernel || !trace.empty()) {
    SLUICE_TRY(timeKernels(session, path, body, times));
    if (!kernels)
      printKernelTimes(times, {});
  }
  if (!trace.empty())
    SLUICE_TRY(sluice_trace_write(session.instance.get(), trace.c_str()));
  if (kernels)
    *kernels = std::move(times);
  return options.json.empty() ? "" : writeJson(options, path, function, timing, peak);
}

} // namespace sluice::run
