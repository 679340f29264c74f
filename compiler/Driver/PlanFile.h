//===- PlanFile.h - plans that were measured, as text ----------------------===//
// What `sluice tune` writes and `sluice compile --plans` reads. After a line that names the
// compiler a line for each kernel, tabs between:
//   cuda:sm_90/132  matmul_20x320x1024_f32(20x1024xf16;...)#1f0c9a77  matmul: mma ...  5.1  6.4
// device and its compute units; the kernel's form, arguments and a number of its operations; the
// plan as `sluice inspect --kernels` has it; microseconds of it, and of the plan that would be
// followed else.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Kernels/KernelActions.h"
#include <map>
#include <mutex>
#include <set>

namespace sluice {

struct MeasuredPlan {
  std::string device, kernel, plan;
  double best = 0, usual = 0; ///< Microseconds.
};

/// Text of a plan file.
std::string writePlans(const std::vector<MeasuredPlan> &plans);

/// How kernels like that of `executable` are called in plan files, whatever its name.
std::string planKeyOf(flow::ExecutableOp executable);
/// "cuda:sm_90/132"
std::string planDeviceOf(const TargetModel &target);

/// The plans of a file, and what became of them. Thread-safe.
class PlanFile {
public:
  /// A complaint, or "".
  std::string read(const std::string &path);
  /// The plan for a kernel; "" if there is none for it.
  std::string find(const KernelPlans &kernel);
  /// What a user should know after a compilation: that the file is for something else; or "".
  std::string warning() const;

private:
  std::string path, madeBy;
  std::map<std::pair<std::string, std::string>, std::string> plans; ///< By device and kernel.
  std::mutex mutex;
  std::set<std::string> devices; ///< Compiled for.
  std::string unknown;           ///< A kernel that has no such plan.
  unsigned used = 0;
};

} // namespace sluice
