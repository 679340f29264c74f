//===- PlanFile.cpp - plans that were measured, as text --------------------===//
#include "compiler/Driver/PlanFile.h"
#include "compiler/Kernels/KernelReport.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace sluice {

static constexpr StringLiteral kHead = "# sluice plans, made by sluice ";

std::string writePlans(const std::vector<MeasuredPlan> &plans) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << kHead << compilerVersion() << "\n";
  for (const MeasuredPlan &plan : plans)
    out << plan.device << "\t" << plan.kernel << "\t" << plan.plan << "\t"
        << llvm::format("%.2f\t%.2f\n", plan.best, plan.usual);
  return text;
}

std::string planDeviceOf(const TargetModel &target) {
  std::string name = target.kind + (target.cpu.empty() ? "" : ":" + target.cpu);
  return target.computeUnits ? name + "/" + std::to_string(target.computeUnits) : name;
}

std::string planKeyOf(flow::ExecutableOp executable) {
  // "main_0_matmul_20x320_f32": where it is called does not count.
  StringRef form = executable.getSymName();
  for (StringRef rest = form; !rest.empty();) {
    auto [part, after] = rest.split('_');
    unsigned number;
    if (!part.getAsInteger(10, number) && !after.empty()) {
      form = after;
      break;
    }
    rest = after;
  }
  std::string text;
  llvm::raw_string_ostream out(text);
  OwningOpRef<func::FuncOp> kernel = executable.getKernel().clone();
  kernel->setSymName("kernel");
  kernel->print(out, OpPrintingFlags().useLocalScope());
  std::string arguments;
  auto texts = dyn_cast_or_null<ArrayAttr>(kernels::describeKernel(executable).get("arguments"));
  for (auto argument : texts.getAsRange<StringAttr>())
    arguments += (arguments.empty() ? "" : ";") + argument.str();
  std::string key;
  llvm::raw_string_ostream(key) << form << "(" << arguments << ")#"
                                << llvm::format("%08x", uint32_t(llvm::xxh3_64bits(text)));
  return key;
}

std::string PlanFile::read(const std::string &from) {
  path = from;
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return "cannot read the plans in '" + path + "': " + file.getError().message();
  SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  auto complain = [&](size_t line, const Twine &what) {
    return (path + ":" + Twine(line + 1) + ": " + what).str();
  };
  StringRef head = lines.front().rtrim();
  if (!head.consume_front(kHead))
    return complain(0, "expected '" + kHead + "VERSION': this is no file of plans");
  madeBy = head;
  for (auto [number, line] : llvm::enumerate(lines)) {
    line = line.rtrim("\r");
    if (line.empty() || line.starts_with("#"))
      continue;
    SmallVector<StringRef> parts;
    line.split(parts, '\t');
    double best, usual;
    if (parts.size() != 5)
      return complain(number,
                      "expected device, kernel, plan and two times with tabs between, found " +
                          Twine(parts.size()) + " of them");
    if (parts[3].getAsDouble(best) || parts[4].getAsDouble(usual) || !(best >= 0 && usual >= 0))
      return complain(number, "expected times in microseconds, found '" + parts[3] + "' and '" +
                                  parts[4] + "'");
    if (!plans.try_emplace({parts[0].str(), parts[1].str()}, parts[2]).second)
      return complain(number, "a second plan for '" + parts[1] + "' on " + parts[0]);
  }
  return "";
}

std::string PlanFile::find(const KernelPlans &kernel) {
  if (madeBy != compilerVersion())
    return "";
  auto found = plans.find({kernel.device, kernel.key});
  bool exists = found != plans.end() && llvm::is_contained(kernel.plans(), found->second);
  std::lock_guard lock(mutex);
  devices.insert(kernel.device);
  if (found == plans.end())
    return "";
  used += exists;
  if (!exists)
    unknown = kernel.key + " has no plan '" + found->second + "'";
  return exists ? found->second : "";
}

std::string PlanFile::warning() const {
  std::string start = "'" + path + "' ";
  if (madeBy != compilerVersion())
    return start + "was made by sluice " + madeBy + ", and this is sluice " + compilerVersion() +
           ": its plans are not used";
  if (!unknown.empty())
    return start + "is for other kernels: " + unknown;
  if (devices.empty() || used || plans.empty())
    return "";
  auto ofDevice =
      llvm::count_if(plans, [&](const auto &entry) { return devices.count(entry.first.first); });
  std::string device = llvm::join(devices, " and ");
  if (!ofDevice)
    return start + "has plans for " + plans.begin()->first.first + ", none for " + device;
  return start + "has plans for " + std::to_string(ofDevice) + " kernels on " + device +
         ", none of which is in this model";
}

} // namespace sluice
