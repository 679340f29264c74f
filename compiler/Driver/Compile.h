//===- Compile.h - a model file becomes a module file ---------------------===//
// The one entry into the compiler: used by the command line and by Python. Free of LLVM and MLIR
// types.
//===----------------------------------------------------------------------===//
#pragma once
#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace sluice {

/// A kernel that is about to be planned.
struct KernelPlans {
  std::string name;
  /// The device that it is for with its compute units, and what tells kernels with the same plans
  /// from others: as in a file of plans (PlanFile.h).
  std::string device, key;
  /// All that may be followed, as reports name them; planned when it is called.
  std::function<std::vector<std::string>()> plans;
};

/// The stages of the compiler, in order. Each name is valid for CompileOptions::stopAfter.
inline constexpr const char *kStages[] = {"input",  "global", "dispatch",
                                          "stream", "kernel", "module"};

struct CompileOptions {
  /// 0: plain loops, nothing fused: the reference. 1: fused and vectorized. 2: data tiling and fast
  /// kernels. 3: longer search.
  int optLevel = 2;
  /// "f16" or "bf16": products, convolutions and attention of f32 read that type from level 1 on,
  /// and tensors between kernels are stored in it where their range allows; remarks say what stays.
  /// "": the types of the model.
  std::string floatType;
  /// The same bits in every run, however threads come to run: scatters add floats in the program's
  /// order, one after the other.
  bool deterministic = false;
  /// What to compile for, e.g. "cpu", "cpu:haswell". A module holds a variant for each; "vulkan"
  /// may make several.
  /// Empty: what a text past the stage `global` says, of anything else "cpu".
  std::vector<std::string> targets;
  /// For ONNX models: types of inputs, "x=1x3x?xf32", "s=[2xf32,3xf32]" for a sequence, "o=none"
  /// for an absent optional, "k=i64=3" for a value.
  std::vector<std::string> inputTypes;
  /// Names of arguments whose memory the program may overwrite and return; "arg0" for one without a
  /// name.
  std::vector<std::string> donated;
  /// NVIDIA's assembler, to store machine code beside PTX: a program, "none", or "" for
  /// SLUICE_PTXAS, else the "ptxas" of the PATH if there is one.
  std::string ptxas;
  /// A folder that keeps compiled kernels between runs, which many processes may share; "" for
  /// SLUICE_KERNEL_CACHE, and if that is not set there is none.
  std::string cache;
  /// Which target runs what of a model that does not say: "auto", or a file with lines REGEX ->
  /// DEVICE (docs/devices.md).
  std::string place;
  /// Over how many processes a model that does not say is cut: the size of a grid, "4" or "2x2", or
  /// a file of rules (docs/scale-out.md).
  std::string shard;
  /// Archives with the values of parameters that the program only names: "SCOPE=FILE", or "FILE"
  /// for those without a scope.
  std::vector<std::string> parameters;
  /// Shared libraries with dialects and passes, as mlir-opt takes them.
  std::vector<std::string> plugins;
  /// "STAGE=PIPELINE": passes of those and of MLIR's transforms that run before the stage.
  std::vector<std::string> before;
  /// If set, the output is the MLIR text after this stage instead of a module. From the stage
  /// `global` on only for one target.
  std::string stopAfter;
  /// If set, the MLIR text after each stage is written into this directory; for several targets
  /// into a folder of each in it.
  std::string dumpDir;
  /// If set, a Chrome trace of all passes is written to this file.
  std::string tracePath;
  /// Where a kernel that does not compile is left as a program of its own: a folder, "none", or ""
  /// for the one for temporary files.
  std::string reproducer;
  /// If not negative, only so many passes of the stages up to `dispatch` run, and the output is the
  /// MLIR text after them.
  int passLimit = -1;
  /// For debugging: "KERNEL=O0" compiles the kernels of that name (a regular expression) at another
  /// level, "KERNEL=2" without their first two plans.
  std::vector<std::string> kernelPlans;
  /// A file of plans that `sluice tune` measured; they are tried before others.
  std::string plans;
  /// Asked for each kernel, one at a time, and in place of `plans`: the plan to try first, or "".
  std::function<std::string(const KernelPlans &kernel)> preferPlan;
  /// If set, remarks of the passes whose names this regular expression is found in: why an
  /// operation that looked like what a pass is for stays as it is. They go to `diagnose`.
  std::string remarks;
  /// Check the IR after every pass, not only at the ends of stages.
  bool verifyEach = false;
  /// Leave out of the module what only people read: the reports on kernels and memory that `sluice
  /// inspect` shows.
  bool strip = false;
  /// Evaluate at compile time what depends on constants only.
  bool evaluateConstants = true;
  /// The program is called once, so that compiling it quickly counts, too.
  bool runsOnce = false;
  /// Called as work goes on: the stage's name and how many stages are done of how many.
  std::function<void(const std::string &stage, int done, int total)> progress;
  /// If set, and what another thread may set: passes are left out from then on, and the compilation
  /// fails. Messages of passes that this confuses may come before its own.
  const std::atomic<bool> *cancelled = nullptr;
  bool isCancelled() const { return cancelled && *cancelled; }
};

/// Compiles the model in file `input` (.onnx, or MLIR text or bytecode) to `output`. `output` is
/// written completely or not at all. Messages are complete lines for the user ("model.onnx:Conv_3:
/// error: ...") and go to `diagnose`. Returns true if it worked. Thread-safe; uses all cores.
bool compileFile(const std::string &input, const std::string &output, const CompileOptions &options,
                 const std::function<void(const std::string &message)> &diagnose);

/// Gives options such as -opt-bisect-limit=12 and --mlir-timing to LLVM and MLIR's pass managers.
/// Compilations have one thread then. At most once in a process.
void setLlvmOptions(const std::vector<std::string> &options);

/// From now on a crash of this process leaves the kernel that its thread compiles, and says where
/// on standard error; the process ends as it would have, or with "out of memory" and exit code 1 if
/// the system gives no more of it. Not for other people's processes: it handles signals.
void leaveReproducersOnCrash();

/// The version of the compiler, part of every cache key: "0.1.0 (LLVM 22.1.8)".
std::string compilerVersion();

/// What targets are for, completely: of "cpu" the host's processor with its features. Part of every
/// cache key. Empty if there is no such target.
std::vector<std::string> targetSpecs(const std::vector<std::string> &targets);

} // namespace sluice
