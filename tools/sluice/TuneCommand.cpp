//===- TuneCommand.cpp - sluice tune --------------------------------------===//
// Measures the plans of a model's kernels, all kernels at once: in round i the model is compiled
// with the i-th plan of each, and run with times of its kernels. So kernels meet the inputs, sizes
// and caches that they meet in the model. While a GPU runs one round, the next are compiled.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Driver/PlanFile.h"
#include "tools/run_support/Bench.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/KernelTable.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <future>
#include <thread>
#include <unistd.h>

namespace sluice::tool {
namespace {

/// A call in which all kernels have another plan takes at most so many times what it takes as
/// usual, or is not repeated.
constexpr double kTooSlow = 4;
/// What a plan must take less of to be preferred: more than times vary.
constexpr double kGain = 0.97;

struct TunedKernel {
  std::string device, key, usual;
  std::vector<std::string> others;
  std::map<std::string, double> seconds; // by plan, the least of all calls
};

class Tuner {
public:
  Tuner(std::string model, CompileOptions compile, run::RunOptions run, int repetitions)
      : model(std::move(model)), compile(std::move(compile)), run(std::move(run)),
        repetitions(repetitions), folder("sluice-tune") {}

  /// Measures all plans, or those that `seconds` suffice for, in the planners' order; a complaint,
  /// or "".
  run::Error measure(int seconds);
  std::vector<MeasuredPlan> results() const;
  size_t kernelCount() const { return kernels.size(); }
  /// The rounds that were made, and those that there are.
  size_t made = 0, rounds = 1;

private:
  std::string fileOf(size_t round) { return folder.file(std::to_string(round) + ".slm"); }
  run::Error compileRound(size_t round);
  run::Error measureRound(size_t round);
  run::Error measureOthers(int seconds);
  void progress(const std::string &text) const;

  std::string model;
  CompileOptions compile;
  run::RunOptions run;
  int repetitions;
  ScratchFolder folder;
  std::map<std::string, TunedKernel> kernels; // by name
  run::Session usual;                         // Keeps the device open.
  double usualSeconds = 0;
};

/// The plan that each kernel of a module follows.
Status readPlans(const std::string &module, std::map<std::string, std::string> &plans) {
  Ref<module::ModuleFile> file;
  std::vector<LibraryKernels> libraries;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(module.c_str(), file));
  SLUICE_RETURN_IF_ERROR(readKernels(*file, libraries));
  for (const LibraryKernels &library : libraries)
    for (const KernelInfo &kernel : library.kernels)
      plans[kernel.report.name] = kernel.report.plan;
  return {};
}
} // namespace

void Tuner::progress(const std::string &text) const {
  if (isatty(STDERR_FILENO))
    std::fprintf(stderr, "\r\033[K%s", text.c_str());
}

run::Error Tuner::compileRound(size_t round) {
  std::string problem;
  CompileOptions options = compile;
  options.preferPlan = [&](const KernelPlans &kernel) -> std::string {
    if (round == 0) {
      TunedKernel &tuned = kernels[kernel.name];
      tuned.device = kernel.device, tuned.key = kernel.key, tuned.others = kernel.plans();
      return "";
    }
    auto found = kernels.find(kernel.name);
    bool hasOne = found != kernels.end() && round <= found->second.others.size();
    return hasOne ? found->second.others[round - 1] : "";
  };
  bool worked = compileFile(model, fileOf(round), options, [&](const std::string &text) {
    if (problem.empty())
      problem = text;
  });
  return worked ? "" : problem;
}

run::Error Tuner::measureRound(size_t round) {
  std::string module = fileOf(round);
  progress("[" + std::to_string(round + 1) + "/" + std::to_string(rounds) + "] " + model);
  std::map<std::string, std::string> plans;
  if (Status status = readPlans(module, plans); !status.ok())
    return status.message();
  if (round == 0)
    for (auto &[name, tuned] : kernels) {
      tuned.usual = plans[name];
      std::erase(tuned.others, tuned.usual);
      rounds = std::max(rounds, tuned.others.size() + 1);
    }
  run::Session session;
  run::Call call;
  SLUICE_TRY(run::openCall(run, module, session, call));
  auto body = [&] { return run::textOf(sluice_call_invoke(call.get())); };
  for (int i = 0; i <= repetitions; ++i) { // One call to warm up.
    std::vector<run::KernelTime> times;
    SLUICE_TRY(run::timeKernels(session, module, body, times));
    double all = 0;
    std::map<std::string, double> sums;
    for (const run::KernelTime &time : times)
      sums[time.kernel] += time.seconds, all += time.seconds;
    if (round == 0)
      usualSeconds = i == 0 ? all : std::min(usualSeconds, all);
    bool isLast = round > 0 && all > kTooSlow * usualSeconds;
    if (i == 0 && !isLast)
      continue;
    for (const auto &[name, seconds] : sums)
      if (auto found = kernels.find(name); found != kernels.end()) {
        auto [entry, isNew] = found->second.seconds.try_emplace(plans[name], seconds);
        entry->second = std::min(entry->second, seconds);
      }
    if (isLast)
      break;
  }
  if (round == 0)
    usual = std::move(session);
  std::remove(module.c_str());
  made = round + 1;
  return "";
}

run::Error Tuner::measureOthers(int seconds) {
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  // What compiles meanwhile would disturb times of the CPU.
  bool isCpu = run.devices[0].starts_with("cpu");
  size_t ahead = isCpu ? 1 : std::max(2u, std::thread::hardware_concurrency() / 4);
  std::deque<std::future<run::Error>> modules;
  for (size_t round = 1, next = 1; round < rounds; ++round) {
    if (std::chrono::steady_clock::now() > end)
      break;
    for (; next < std::min(rounds, round + ahead); ++next)
      modules.push_back(
          std::async(std::launch::async, [this, next] { return compileRound(next); }));
    SLUICE_TRY(modules.front().get());
    modules.pop_front();
    SLUICE_TRY(measureRound(round));
  }
  return "";
}

run::Error Tuner::measure(int seconds) {
  if (folder.path.empty())
    return "cannot make a folder for temporary files";
  // Of several variants for a kind of devices the first that this one can run.
  auto targets = resolveTargets(run::targetsOf(run.devices));
  if (!targets)
    return llvm::toString(targets.takeError());
  run::Error error;
  for (const std::string &target : *targets) {
    compile.targets = {target};
    kernels.clear();
    error = compileRound(0);
    if (error.empty())
      error = measureRound(0);
    if (error.empty())
      break;
  }
  if (error.empty())
    error = measureOthers(seconds);
  progress("");
  return error;
}

std::vector<MeasuredPlan> Tuner::results() const {
  std::map<std::pair<std::string, std::string>, MeasuredPlan> results; // One for equal kernels.
  for (const auto &[name, kernel] : kernels) {
    auto usual = kernel.seconds.find(kernel.usual);
    if (kernel.seconds.size() < 2 || usual == kernel.seconds.end())
      continue;
    auto best = std::min_element(kernel.seconds.begin(), kernel.seconds.end(),
                                 [](auto &a, auto &b) { return a.second < b.second; });
    if (best->second > kGain * usual->second)
      best = usual;
    results.try_emplace({kernel.device, kernel.key},
                        MeasuredPlan{kernel.device, kernel.key, best->first, best->second * 1e6,
                                     usual->second * 1e6});
  }
  std::vector<MeasuredPlan> list;
  for (auto &[key, plan] : results)
    list.push_back(std::move(plan));
  return list;
}

int tuneCommand(const Arguments &arguments) {
  CompileOptions compile;
  run::RunOptions options;
  std::vector<std::string> models;
  std::string output;
  int repetitions = 10, seconds = 600;
  CommandLine line(
      "sluice tune MODEL -o FILE.plans [options]",
      "Measures the plans that kernels of a model could follow, on a device, and writes the "
      "fastest into a file that 'sluice compile --plans=FILE' follows. The file holds for this "
      "device, this compiler and kernels of these shapes; anything else ignores it with a warning.",
      {"sluice tune model.onnx --device=cuda -o model.plans",
       "sluice tune model.onnx --device=vulkan --input=x=8x3x224x224xf32=random -o model.plans",
       "sluice compile model.onnx --target=cuda:sm_90 --plans=model.plans -o model.slm"});
  line.positional("MODEL", models, 1, 1);
  addOutput(line, output, "the file of plans");
  line.list("device", "DEVICE", options.devices, "where to measure: cpu (default), cuda:1, ...");
  line.number("repetitions", "N", repetitions, 1, 1000000,
              "calls with each set of plans, of which the shortest counts (default 10)");
  line.number("seconds", "N", seconds, 0, 1000000,
              "begin no further set after so long (default 600)");
  run::addCallOptions(line, options, "inputs of known size default to random");
  addInputTypes(line, compile.inputTypes);
  addParameters(line, compile.parameters);
  addOptLevel(line, compile.optLevel);
  addNumerics(line, compile);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (output.empty())
    return line.complain("no output named; add -o FILE.plans");
  if (options.devices.size() > 1)
    return line.complain("plans are measured on one device");
  if (isModuleFile(models[0]))
    return fail("'" + models[0] +
                "' is a module: plans are measured for a model, which is compiled "
                "with each of them");
  options.devices = run::deviceNames(options);
  Tuner tuner(models[0], compile, options, repetitions);
  if (run::Error error = tuner.measure(seconds); !error.empty())
    return fail(error);
  std::vector<MeasuredPlan> plans = tuner.results();
  if (std::string problem = writeWhole(output, writePlans(plans)); !problem.empty())
    return fail(problem);
  size_t faster = 0;
  double saved = 0;
  for (const MeasuredPlan &plan : plans)
    faster += plan.best < plan.usual, saved += plan.usual - plan.best;
  std::printf("%s: %zu of %zu kernels have several plans, %zu another one that is faster: %.1f us "
              "less in a call\n",
              output.c_str(), plans.size(), tuner.kernelCount(), faster, saved);
  if (tuner.made < tuner.rounds)
    std::printf("%zu of %zu sets of plans were measured in %d s (--seconds)\n", tuner.made,
                tuner.rounds, seconds);
  return kSuccess;
}

} // namespace sluice::tool
