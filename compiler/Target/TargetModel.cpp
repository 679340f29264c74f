//===- TargetModel.cpp - what the planner may know about a machine --------===//
#include "compiler/Target/TargetModel.h"
#include "compiler/Target/TargetFamily.h"
#include "runtime/hal/Families.h"
#include "llvm/ADT/StringExtras.h"

using namespace sluice;

static std::string listOf(uint32_t elements) {
  static constexpr const char *kNames[] = {"f16",    "bf16",   "f32",        "f64",       "i8",
                                           "f8E4M3", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ"};
  std::string text;
  for (unsigned i = 0; i < std::size(kNames); ++i)
    if (elements >> i & 1)
      text += std::string(text.empty() ? "" : " ") + kNames[i];
  return text;
}

void TargetModel::print(llvm::raw_ostream &os) const {
  auto line = [&](llvm::StringRef name) -> llvm::raw_ostream & {
    return os << "  " << llvm::left_justify(name, 20);
  };
  os << kind << ":" << (tuneCpu.empty() ? cpu : tuneCpu) << "\n";
  line("triple") << triple << "\n";
  if (isGpu()) {
    line("architecture") << cpu << (features.empty() ? "" : " (" + features + ")") << "\n";
    line("threads") << maxThreads << " a workgroup, ";
    if (subgroupSize)
      os << subgroupSize << " a subgroup\n";
    else
      os << "subgroups of any size\n";
    if (threadRegisters)
      line("registers") << workgroupRegisters << " a workgroup, " << threadRegisters
                        << " a thread\n";
    line("workgroup memory") << workgroupMemoryBytes << " bytes\n";
    line("private memory") << stackBytes << " bytes a thread\n";
    if (matrixUnit)
      line("matrices of") << listOf(matrixElements) << "\n";
    if (l1Bytes)
      line("caches") << (l1Bytes >> 10) << " KiB L1, " << (l2Bytes >> 10) << " KiB L2\n";
    if (computeUnits)
      line("compute units") << computeUnits << "\n";
    return;
  }
  line("cpu") << cpu << "\n";
  line("vector bytes") << vectorBytes << " (" << vectorRegisters << " registers)\n";
  line("caches") << (l1Bytes >> 10) << " KiB L1, " << (l2Bytes >> 10) << " KiB L2, "
                 << (l3Bytes >> 10) << " KiB L3\n";
  line("stack bytes") << stackBytes << "\n";
  line("workgroup memory") << (workgroupMemoryBytes >> 30) << " GiB (workspace)\n";
  line("instructions");
  std::pair<bool, llvm::StringRef> flags[] = {{fma, "fma"},
                                              {f16c, "f16c"},
                                              {avx2, "avx2"},
                                              {avx512, "avx512"},
                                              {avx512Vnni, "avx512vnni"},
                                              {avx512Vbmi, "avx512vbmi"},
                                              {avx512Bf16, "avx512bf16"},
                                              {avx512Fp16, "avx512fp16"},
                                              {avxVnni, "avxvnni"},
                                              {amxInt8, "amx-int8"},
                                              {amxBf16, "amx-bf16"},
                                              {amxFp16, "amx-fp16"},
                                              {neon, "neon"},
                                              {sve, "sve"},
                                              {dotprod, "dotprod"},
                                              {i8mm, "i8mm"},
                                              {neonBf16, "bf16"},
                                              {neonFp16, "fullfp16"}};
  for (auto [on, name] : flags)
    if (on)
      os << name << " ";
  os << "\n";
}

static llvm::SmallVectorImpl<const TargetFamily *> &families() {
  static llvm::SmallVector<const TargetFamily *> registered;
  return registered;
}

void sluice::registerTargetFamily(const TargetFamily &family) {
  if (!llvm::is_contained(families(), &family))
    families().push_back(&family);
}

llvm::ArrayRef<const TargetFamily *> sluice::targetFamilies() { return families(); }

const TargetFamily *sluice::findTargetFamily(llvm::StringRef spec) {
  const hal::Family *known = hal::findFamily(spec);
  llvm::StringRef name = known ? known->target : spec.split(':').first;
  auto *found =
      llvm::find_if(families(), [&](const TargetFamily *family) { return family->name == name; });
  return found == families().end() ? nullptr : *found;
}

void sluice::addFamilyDialects(mlir::DialectRegistry &registry) {
  for (const TargetFamily *family : families())
    if (family->addDialects)
      family->addDialects(registry);
}

std::vector<std::string> sluice::expandTarget(llvm::StringRef spec) {
  const TargetFamily *family = spec.contains(':') ? nullptr : findTargetFamily(spec);
  if (!family || family->variants.empty())
    return {spec.str()};
  std::vector<std::string> targets;
  for (llvm::StringRef variant : family->variants)
    targets.push_back((family->name + ":" + variant).str());
  return targets;
}

llvm::Expected<TargetModel> sluice::parseTarget(llvm::StringRef spec) {
  const TargetFamily *family = findTargetFamily(spec);
  if (!family)
    return llvm::createStringError(
        "unknown target '" + spec + "': expected " +
        llvm::join(llvm::map_range(families(),
                                   [](const TargetFamily *known) {
                                     return (known->spelling + " such as " + known->example).str();
                                   }),
                   ", "));
  llvm::Expected<TargetModel> model = family->parse(spec.split(':').second);
  if (model)
    model->family = family, model->kind = family->name;
  return model;
}
