//===- DebugControl.cpp - passes and plans left out, others preferred -----===//
#include "compiler/Driver/DebugControl.h"
#include "compiler/Driver/PlanFile.h"
#include "compiler/Driver/Register.h"
#include "llvm/Support/Regex.h"

using namespace mlir;

namespace sluice {

/// Makes the program wrong, but valid.
static void turnSums(Operation *op) {
  SmallVector<arith::AddFOp> sums;
  op->walk([&](arith::AddFOp sum) {
    StringRef parent =
        sum->getParentOp()->getName().getStringRef(); // Named ops say themselves what they sum.
    if (!parent.starts_with("linalg.") || parent == "linalg.generic" || parent == "linalg.reduce")
      sums.push_back(sum);
  });
  IRRewriter rewriter(op->getContext());
  for (arith::AddFOp sum : sums) {
    rewriter.setInsertionPoint(sum);
    rewriter.replaceOpWithNewOp<arith::SubFOp>(sum, sum.getLhs(), sum.getRhs());
  }
}

/// Options of LLVM hold for the process.
static bool hasLlvmOptions = false;

static bool matches(StringRef pattern, StringRef name) {
  return llvm::Regex(("^(" + pattern + ")$").str()).match(name);
}

DebugControl::DebugControl(MLIRContext &context, const CompileOptions &options)
    : limit(options.passLimit < 0 ? ~0u : unsigned(options.passLimit)), context(context),
      cancelled(options.cancelled) {
  const char *bug = std::getenv("SLUICE_PLANT_BUG");
  parseBug(bug ? bug : "");
  for (const std::string &plan : options.kernelPlans)
    if (!parse(plan, settings))
      complaint = "'" + plan +
                  "' is not KERNEL=O0 (or O1 to O3) nor KERNEL=N, the number of plans to leave out";
  numbers = options.passLimit >= 0 || !badPass.empty() || !crash.empty();
  if (options.preferPlan)
    preferPlans(options.preferPlan);
  if (numbers || !settings.empty() || !badPlans.empty() || !crash.empty() || cancelled)
    handle();
  applyDefaultTimingManagerCLOptions(times);
  allPasses = times.getRootScope();
}

bool DebugControl::takesOneThread() const { return numbers || hasLlvmOptions; }

LogicalResult DebugControl::beginPasses(PassManager &pm) {
  known.clear();
  pm.enableTiming(allPasses);
  return hasLlvmOptions ? applyPassManagerCLOptions(pm) : success();
}

void DebugControl::preferPlans(std::function<std::string(const KernelPlans &)> chooser) {
  choose = std::move(chooser);
  handle();
}

void DebugControl::handle() {
  if (std::exchange(handles, true))
    return;
  context.registerActionHandler(
      [this](llvm::function_ref<void()> transform, const tracing::Action &action) {
        execute(transform, action);
      });
}

void DebugControl::choosePlan(const kernels::PreferPlanAction &action) {
  KernelPlans kernel{flow::ExecutableOp(action.kernel).getSymName().str(),
                     planDeviceOf(action.target), planKeyOf(action.kernel),
                     [&] { return action.plans(); }};
  std::lock_guard lock(choosing);
  action.preferred = choose(kernel);
}

bool DebugControl::parse(StringRef text, std::vector<Setting> &settings) {
  auto [kernel, value] = text.rsplit('=');
  Setting setting;
  setting.kernel = kernel;
  unsigned level;
  std::string unused;
  bool isLevel = value.consume_front("O") && !value.getAsInteger(10, level) && level <= 3;
  if (isLevel)
    setting.level = level;
  else if (value.getAsInteger(10, setting.plans))
    return false;
  settings.push_back(setting);
  return !kernel.empty() && llvm::Regex(kernel).isValid(unused);
}

void DebugControl::parseBug(StringRef text) {
  if (text.consume_front("pass="))
    badPass = text;
  else if (text.consume_front("crash="))
    crash = text;
  else if (text.consume_front("plan="))
    parse(text, badPlans);
}

void DebugControl::execute(llvm::function_ref<void()> transform, const tracing::Action &action) {
  if (cancelled && *cancelled && isa<PassExecutionAction, kernels::LowerPlanAction>(action))
    return;
  if (auto *pass = dyn_cast<PassExecutionAction>(&action); pass && numbers)
    return runPass(transform, *pass);
  if (auto *plan = dyn_cast<kernels::LowerPlanAction>(&action))
    return lowerPlan(transform, *plan);
  if (auto *prefer = dyn_cast<kernels::PreferPlanAction>(&action); prefer && choose)
    choosePlan(*prefer);
  if (auto *level = dyn_cast<kernels::KernelLevelAction>(&action))
    for (const Setting &setting : settings)
      if (setting.level && matches(setting.kernel, flow::ExecutableOp(level->kernel).getSymName()))
        level->level = *setting.level;
  transform();
}

/// Passes are numbered as they first run. Those that a pass runs itself are part of it, and
/// adaptors, which have no name, are none.
void DebugControl::runPass(llvm::function_ref<void()> transform,
                           const PassExecutionAction &action) {
  const Pass *pass = &action.getPass();
  if (depth || pass->getArgument().empty())
    return transform();
  auto place = llvm::find_if(known, [&](auto &entry) { return entry.first == pass; });
  bool runs = place != known.end() ? place->second : ran < limit;
  if (place == known.end()) {
    known.push_back({pass, runs});
    if (runs)
      ++ran, lastName = pass->getArgument();
  }
  if (!runs) {
    leftOut = true;
    return;
  }
  if (pass->getArgument() == crash)
    std::abort();
  ++depth;
  transform();
  --depth;
  if (pass->getArgument() == badPass)
    turnSums(action.getOp());
}

void DebugControl::lowerPlan(llvm::function_ref<void()> transform,
                             const kernels::LowerPlanAction &action) {
  flow::ExecutableOp kernel = action.kernel;
  StringRef name = kernel.getSymName();
  for (const Setting &setting : settings)
    if (action.plan < setting.plans && matches(setting.kernel, name)) {
      kernel.emitError("left out by --kernel-plan");
      return;
    }
  if (!crash.empty() && matches(crash, name))
    std::abort();
  transform();
  for (const Setting &setting : badPlans)
    if (action.plan == setting.plans && action.level > 0 && matches(setting.kernel, name))
      turnSums(kernel);
}

void setLlvmOptions(const std::vector<std::string> &options) {
  hasLlvmOptions = !options.empty();
  if (!hasLlvmOptions)
    return;
  registerAllPasses(); // Options name them.
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  std::vector<const char *> arguments{"sluice"};
  for (const std::string &option : options)
    arguments.push_back(option.c_str());
  llvm::cl::ParseCommandLineOptions(arguments.size(), arguments.data());
}

} // namespace sluice
