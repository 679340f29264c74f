//===- Bench.cpp - times of calls, and of the kernels in them -------------===//
#include "tools/run_support/Bench.h"
#include "runtime/hal/Trace.h"
#include "runtime/module/ModuleFile.h"
#include "runtime/module/Reports.h"
#include <algorithm>
#include <cstdio>
#include <numeric>

namespace sluice::run {
namespace {

/// The reports on all kernels of the module, of all its variants: they do the same. None if it was
/// compiled with --strip.
Error readReports(const std::string &path, std::map<std::string, module::KernelReport> &reports) {
  Ref<module::ModuleFile> file;
  if (Status status = module::ModuleFile::open(path.c_str(), file); !status.ok())
    return status.message();
  std::vector<module::KernelReport> list;
  for (const module::ModuleFile *variant : file->all())
    for (const module::Library &library : variant->libraries)
      if (library.report != module::kAbsent)
        module::readKernelReports(file->segments[library.report], list);
  for (module::KernelReport &report : list)
    reports.emplace(report.name, std::move(report));
  return "";
}

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

double Ceilings::secondsOf(const KernelTime &kernel) const {
  auto rate = operations.find(kernel.operand);
  return std::max(bytes ? kernel.bytes / bytes : 0,
                  rate == operations.end() ? 0 : kernel.operations.value_or(0) / rate->second);
}

Error timeKernels(Session &session, const std::string &path, const std::function<Error()> &body,
                  std::vector<KernelTime> &kernels) {
  std::map<std::string, module::KernelReport> reports;
  SLUICE_TRY(readReports(path, reports));
  sluice_trace_begin_isolated(session.instance.get());
  Error error = body();
  sluice_trace_end(session.instance.get());
  if (!error.empty())
    return error;
  std::vector<sluice_trace_kernel_t> traced;
  auto visit = [](void *user, const sluice_trace_kernel_t *kernel) {
    static_cast<decltype(traced) *>(user)->push_back(*kernel);
  };
  sluice_trace_visit_kernels(session.instance.get(), visit, &traced);
  std::map<std::pair<std::string, std::string>, KernelTime> times;
  std::map<std::tuple<std::string, std::string, std::vector<int64_t>>, std::string> counted;
  for (const sluice_trace_kernel_t &each : traced) {
    std::string name = each.kernel;
    // All launches of a kernel belong to it; of those for the same sizes one counts.
    std::string kernel = name.substr(0, name.rfind(".launch"));
    KernelTime &time = times[{kernel, each.location}];
    time.seconds += double(each.nanoseconds) * 1e-9;
    std::vector<int64_t> sizes(each.constants, each.constants + each.constant_count);
    if (counted.try_emplace({kernel, each.location, sizes}, name).first->second != name)
      continue;
    auto known = reports.find(name);
    const module::KernelReport *report = known == reports.end() ? nullptr : &known->second;
    double count = double(each.dispatches), value = 0;
    auto evaluate = [&](const std::string &sum) {
      return module::evaluate(sum, {each.constants, each.constant_count}, value);
    };
    if (time.calls == 0)
      time.operations = 0;
    time.kernel = kernel, time.node = each.location, time.calls += each.dispatches;
    time.bytes += report && evaluate(report->bytes) ? value * count : double(each.bytes);
    if (time.operations && report && evaluate(report->operations))
      *time.operations += value * count;
    else
      time.operations = std::nullopt;
    if (report)
      time.operand = report->operand, time.nodes = report->nodes;
  }
  for (auto &[key, time] : times)
    kernels.push_back(std::move(time));
  std::stable_sort(kernels.begin(), kernels.end(),
                   [](const KernelTime &a, const KernelTime &b) { return a.seconds > b.seconds; });
  return "";
}

std::vector<std::vector<std::string>> kernelTable(const std::vector<KernelTime> &kernels,
                                                  const Ceilings &ceilings) {
  std::vector<std::vector<std::string>> rows{
      {"time us", "share", "calls", "GB/s", "TFLOP/s", "of limit", "kernel", "nodes"}};
  double total = 0;
  for (const KernelTime &kernel : kernels)
    total += kernel.seconds;
  for (const KernelTime &kernel : kernels) {
    double seconds = std::max(kernel.seconds, 1e-9), least = ceilings.secondsOf(kernel);
    std::string operations = !kernel.operations ? "?"
                             : *kernel.operations > 0
                                 ? formatText("%.3f", *kernel.operations / seconds / 1e12)
                                 : "-";
    if (kernel.operations && *kernel.operations > 0)
      operations += " " + kernel.operand;
    std::string node = kernel.node;
    if (kernel.nodes.size() > 1)
      node += " +" + std::to_string(kernel.nodes.size() - 1);
    rows.push_back({formatText("%.1f", seconds * 1e6), formatText("%.1f%%", 100 * seconds / total),
                    std::to_string(kernel.calls), formatText("%.2f", kernel.bytes / seconds / 1e9),
                    operations, least > 0 ? formatText("%.0f%%", 100 * least / seconds) : "-",
                    kernel.kernel, node});
  }
  return rows;
}

void printKernelTimes(const std::vector<KernelTime> &kernels, const Ceilings &ceilings) {
  if (ceilings.bytes) {
    std::printf("measured here: copy %.1f GB/s", ceilings.bytes / 1e9);
    for (const auto &[type, rate] : ceilings.operations)
      std::printf(", product of %s %.3f TFLOP/s", type.c_str(), rate / 1e12);
    std::printf("; 'of limit' is the time at these rates over the kernel's\n");
  }
  for (const std::vector<std::string> &row : kernelTable(kernels, ceilings))
    std::printf("%10s %6s %6s %9s %14s %8s  %-40s %s\n", row[0].c_str(), row[1].c_str(),
                row[2].c_str(), row[3].c_str(), row[4].c_str(), row[5].c_str(), row[6].c_str(),
                row[7].c_str());
}

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
  if (options.perKernel || !run.trace.empty())
    SLUICE_TRY(checkTraceable(run));
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
