//===- LowerKernels.cpp - plan, lower, check, and the next plan -----------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/KernelActions.h"
#include "compiler/Kernels/Lowering.h"
#include "compiler/Kernels/Passes.h"
#include "compiler/Target/ProgramTarget.h"
#include "compiler/Target/TargetFamily.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"

using namespace sluice::kernels;

namespace sluice::kernels {
#define GEN_PASS_DEF_LOWERKERNELS
#include "compiler/Kernels/Passes.h.inc"
} // namespace sluice::kernels

/// Lowers what an emitter leaves to loops with all memory placed.
static LogicalResult finishLowering(Kernel &kernel) {
  if (failed(lowerToLoops(kernel)))
    return failure();
  if (!kernel.target.isGpu()) // There, the loops around are spread over threads.
    skipEmptyLoops(kernel.func);
  if (failed(placeAllocations(kernel)) || failed(verify(kernel.executable)))
    return failure();
  auto tensors = kernel.func.walk([](Operation *op) {
    auto isTensor = [](Type type) { return isa<TensorType>(type); };
    bool any = llvm::any_of(op->getResultTypes(), isTensor) ||
               llvm::any_of(op->getOperandTypes(), isTensor);
    return any ? (op->emitOpError("is still on tensors"), WalkResult::interrupt())
               : WalkResult::advance();
  });
  return failure(tensors.wasInterrupted());
}

namespace {
/// What becomes of a plan whose threads take more steps than every driver lets them.
enum class LongThreads {
  Cautious, ///< dropped, also if loops of unknown length may well take that many
  Dropped,
  Unrolled, ///< loops of fewer steps that do more, or dropped
  Kept,     ///< for devices with SLUICE_GPU_FEATURE_LONG_THREADS alone
};

/// Plans of one kernel, tried in turn. Each starts from the untouched kernel.
class PlanTrial {
public:
  PlanTrial(flow::ExecutableOp executable, const TargetModel &target,
            function_ref<llvm::Error(Kernel &)> check, StringRef pass)
      : executable(executable), target(target), check(check), pass(pass),
        untouched(executable.getKernel().clone()), attributes(executable->getAttrDictionary()) {}

  /// True if a plan of `optLevel` is followed to the end.
  bool tryAll(int optLevel, LongThreads threads);
  /// True if the plan of this text is followed to the end.
  bool tryPreferred(StringRef plan, int optLevel);
  /// Whether a plan was dropped for its steps.
  bool wasTooLong() const { return tooLong; }
  FollowedPlan takeFollowed() { return std::move(followed); }
  LogicalResult fail();

private:
  bool tryOne(const KernelKind &kind, const Candidate &candidate, int optLevel,
              LongThreads threads);
  LogicalResult follow(Kernel &kernel, const Candidate &candidate, LongThreads threads,
                       llvm::Error &error);

  flow::ExecutableOp executable;
  const TargetModel &target;
  function_ref<llvm::Error(Kernel &)> check;
  StringRef pass;
  OwningOpRef<func::FuncOp> untouched;
  DictionaryAttr attributes;
  SmallVector<std::string> dropped; // Plans that did not work, with the reason.
  FollowedPlan followed;
  bool tooLong = false;
};
} // namespace

/// Follows one plan to the end, launch by launch.
LogicalResult PlanTrial::follow(Kernel &kernel, const Candidate &candidate, LongThreads threads,
                                llvm::Error &error) {
  int64_t maxSteps = target.maxThreadSteps;
  LogicalResult lowered = failure();
  executable.getContext()->executeAction<LowerPlanAction>(
      [&] { lowered = candidate.lower(kernel); }, {executable.getOperation()}, executable,
      dropped.size(), kernel.optLevel);
  if (failed(lowered))
    return failure();
  SmallVector<flow::ExecutableOp> parts{kernel.executable};
  for (OwningOpRef<flow::ExecutableOp> &launch : kernel.launches)
    parts.push_back(*launch);
  for (flow::ExecutableOp part : parts) {
    Kernel alone{part, part.getKernel(), kernel.target, kernel.optLevel};
    if (failed(finishLowering(alone)))
      return failure();
    if (int64_t steps = threadSteps(alone.func, int64_t(threads == LongThreads::Cautious
                                                            ? util::Assumed::ThreadLoop
                                                            : util::Assumed::Factor));
        steps > maxSteps) {
      tooLong = true;
      if (threads == LongThreads::Kept) {
        if (steps != linalg_ext::kUnknownSteps)
          part.setLongThreads(true);
      } else if (threads != LongThreads::Unrolled || failed(shortenLoops(alone.func, maxSteps))) {
        error = llvm::createStringError("a thread takes " + std::to_string(steps) +
                                        " steps, more than the " + std::to_string(maxSteps) +
                                        " that every driver takes");
        return failure();
      }
    }
    if ((error = check(alone)))
      return failure();
  }
  return success();
}

bool PlanTrial::tryOne(const KernelKind &kind, const Candidate &candidate, int optLevel,
                       LongThreads threads) {
  Kernel kernel{executable, executable.getKernel(), target, optLevel};
  std::string report;
  llvm::raw_string_ostream os(report);
  os << kind.name << ": " << candidate.description << ": ";
  LogicalResult lowered = failure();
  bool complained = false;
  {
    // What a dropped candidate reports is not the user's concern yet. Other threads report through
    // the same engine.
    uint64_t thread = llvm::get_threadid();
    ScopedDiagnosticHandler quiet(executable.getContext(), [&](Diagnostic &diagnostic) {
      if (llvm::get_threadid() != thread)
        return failure();
      os << (complained ? "; " : "") << diagnostic.str();
      complained = true;
      return success();
    });
    llvm::Error error = llvm::Error::success();
    lowered = follow(kernel, candidate, threads, error);
    if (error)
      os << (complained ? "; " : "") << llvm::toString(std::move(error));
  }
  if (succeeded(lowered)) {
    followed.isStepwise = candidate.isStepwise;
    Builder builder(executable.getContext());
    auto plan = builder.getStringAttr(kind.name + ": " + candidate.description);
    executable.setPlanAttr(plan);
    for (OwningOpRef<flow::ExecutableOp> &launch : kernel.launches) {
      if (!launch->getPlanAttr())
        launch->setPlanAttr(plan);
      executable.getBody().front().push_back(launch.release());
    }
    if (!dropped.empty())
      executable.setDroppedPlansAttr(
          builder.getStrArrayAttr(SmallVector<StringRef>(dropped.begin(), dropped.end())));
    return true;
  }
  dropped.push_back(report);
  executable->setAttrs(attributes); // What the emitter said about its code.
  Block &body = executable.getBody().front();
  body.clear();
  body.push_back(untouched->clone());
  return false;
}

/// Plans of `kind`, as texts and what follows them.
static SmallVector<std::pair<std::string, Candidate>> namedPlans(const KernelKind &kind,
                                                                 Kernel &kernel) {
  kernel.withAlternatives = true;
  SmallVector<std::pair<std::string, Candidate>> plans;
  for (Candidate &candidate : kind.candidates(kernel))
    plans.push_back({(kind.name + ": " + candidate.description).str(), std::move(candidate)});
  return plans;
}

std::vector<std::string> sluice::kernels::plansOf(flow::ExecutableOp executable,
                                                  const TargetModel &target, int optLevel) {
  std::vector<std::string> plans;
  Kernel kernel{executable, executable.getKernel(), target, optLevel};
  for (const KernelKind &kind : kernelKinds(target))
    if (optLevel > 0 || kind.isReference)
      for (auto &[text, candidate] : namedPlans(kind, kernel))
        if (plans.empty() || !candidate.isStepwise)
          plans.push_back(text);
  return plans;
}

bool PlanTrial::tryPreferred(StringRef plan, int optLevel) {
  for (const KernelKind &kind : kernelKinds(target)) {
    if (plan.split(": ").first != kind.name)
      continue;
    Kernel kernel{executable, executable.getKernel(), target, optLevel};
    for (auto &[text, candidate] : namedPlans(kind, kernel))
      if (text == plan)
        return followed.isPreferred = tryOne(kind, candidate, optLevel, LongThreads::Dropped);
  }
  return false;
}

bool PlanTrial::tryAll(int optLevel, LongThreads threads) {
  bool explain = executable.getContext()->getRemarkEngine() != nullptr;
  std::string taken;
  std::vector<std::string> others, declined;
  auto prepared = std::make_shared<PreparedForm>(); // Of all kinds: each starts from one kernel.
  for (const KernelKind &kind : kernelKinds(target)) {
    std::vector<std::string> reasons;
    // What comes after the plan that was followed is asked about the kernel as it was.
    Kernel planned{executable, taken.empty() ? executable.getKernel() : *untouched,
                   target,     optLevel,
                   {},         Reasons(reasons)};
    planned.prepared = prepared;
    SmallVector<Candidate> candidates;
    if (optLevel > 0 || kind.isReference)
      candidates = kind.candidates(planned);
    else
      planned.why.note("not at -O0, the reference");
    for (const std::string &reason : reasons) {
      others.push_back((kind.name + ": " + reason).str());
      if (candidates.empty())
        declined.push_back(others.back());
    }
    for (const Candidate &candidate : candidates) {
      std::string plan = (kind.name + ": " + candidate.description).str();
      if (!taken.empty())
        others.push_back(plan + ": comes after");
      else if (!tryOne(kind, candidate, optLevel, threads))
        others.push_back(dropped.back());
      else if (taken = plan; !explain)
        break;
    }
    if (!taken.empty() && !explain)
      break;
  }
  if (taken.empty())
    return false;
  bool isLast = StringRef(taken).split(':').first == kernelKinds(target).back().name;
  if (isLast && optLevel > 0)
    followed.declined = std::move(declined);
  if (!explain)
    return true;
  others.insert(others.begin(), ("kernel '" + executable.getSymName() + "' for " + target.kind +
                                 ":" + target.cpu + " runs as " + taken)
                                    .str());
  remark::analysis(executable.getLoc(), remark::RemarkOpts::name("plans").category(pass))
      << remark::reason("{0}", llvm::join(others, "\n"));
  return true;
}

LogicalResult PlanTrial::fail() {
  InFlightDiagnostic error = executable.getKernel().emitError("no plan compiles kernel '")
                             << executable.getSymName() << "'";
  for (const std::string &plan : dropped)
    error.attachNote() << plan;
  return error;
}

FailureOr<FollowedPlan> sluice::kernels::lowerKernel(flow::ExecutableOp executable,
                                                     const TargetModel &target, int optLevel,
                                                     function_ref<llvm::Error(Kernel &)> check,
                                                     StringRef pass, StringRef preferred) {
  if (!executable.getKernel())
    return executable.emitOpError("holds no kernel");
  PlanTrial trial(executable, target, check, pass);
  if (!preferred.empty() && trial.tryPreferred(preferred, optLevel))
    return trial.takeFollowed();
  // The reference has one thread for much, and another plan instead.
  if (trial.tryAll(optLevel, optLevel == 0 ? LongThreads::Cautious : LongThreads::Dropped))
    return trial.takeFollowed();
  // A reference that some driver would end early is none; if nothing takes fewer steps, such
  // drivers refuse the module.
  if (trial.wasTooLong() &&
      ((optLevel == 0 && trial.tryAll(1, LongThreads::Dropped)) ||
       trial.tryAll(optLevel, LongThreads::Unrolled) || trial.tryAll(optLevel, LongThreads::Kept)))
    return trial.takeFollowed();
  return trial.fail();
}

namespace sluice::kernels {
namespace {
struct LowerKernels final : impl::LowerKernelsBase<LowerKernels> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    addFamilyDialects(registry);
  }

  void runOnOperation() override {
    FailureOr<TargetModel> target = targetOf(getOperation());
    if (failed(target) || failed(lowerKernel(
                              getOperation(), *target, optLevel,
                              [](Kernel &) { return llvm::Error::success(); }, getArgument())))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::kernels
