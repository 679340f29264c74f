//===- CpuFamily.cpp - CPUs by name to their models, and as a family ------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Target/TargetMachine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Host.h"
#include <unistd.h>

using namespace llvm;
using namespace sluice;

/// Features that change what a kernel may execute. Tuning flags and system instructions are left
/// out: they would only tie a module to one machine.
static constexpr StringLiteral kX86Features[] = {"adx",          "aes",          "amx-bf16",
                                                 "amx-fp16",     "amx-int8",     "amx-tile",
                                                 "avx",          "avx2",         "avx512bf16",
                                                 "avx512bitalg", "avx512bw",     "avx512cd",
                                                 "avx512dq",     "avx512f",      "avx512fp16",
                                                 "avx512ifma",   "avx512vbmi",   "avx512vbmi2",
                                                 "avx512vl",     "avx512vnni",   "avx512vpopcntdq",
                                                 "avxifma",      "avxneconvert", "avxvnni",
                                                 "avxvnniint8",  "bmi",          "bmi2",
                                                 "cx16",         "f16c",         "fma",
                                                 "gfni",         "lzcnt",        "movbe",
                                                 "pclmul",       "popcnt",       "sahf",
                                                 "sse3",         "sse4.1",       "sse4.2",
                                                 "ssse3",        "vaes",         "vpclmulqdq"};
static constexpr StringLiteral kArmFeatures[] = {"bf16", "dotprod", "fp-armv8", "fullfp16", "i8mm",
                                                 "lse",  "neon",    "rdm",      "sve",      "sve2"};
static constexpr StringLiteral kRiscvFeatures[] = {"a", "c",   "d",   "f",   "m",
                                                   "v", "zba", "zbb", "zfh", "zvfh"};

static ArrayRef<StringLiteral> knownFeatures(const Triple &triple) {
  if (triple.isX86())
    return kX86Features;
  return triple.isAArch64() ? ArrayRef<StringLiteral>(kArmFeatures)
                            : ArrayRef<StringLiteral>(kRiscvFeatures);
}

static std::string join(ArrayRef<std::string> features) { return llvm::join(features, ","); }

/// The CPU whose timings come nearest to a machine with `has` instructions. Only speed depends on
/// it.
static StringRef nearestX86(function_ref<bool(StringRef)> has, StringRef hostName) {
  if (hostName.starts_with("znver"))
    return hostName;
  if (has("amx-tile"))
    return "sapphirerapids";
  if (has("avx512vnni"))
    return "icelake-server";
  if (has("avx512vl"))
    return "skylake-avx512";
  return has("avx2") ? "haswell" : "x86-64";
}

/// Fills in registers and instructions from what LLVM says about `model.cpu` with `model.features`.
static Error describe(TargetModel &model, StringRef asked) {
  initializeLLVMTargets();
  Triple triple(model.triple);
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target || !(triple.isX86() || triple.isAArch64() || triple.isRISCV64()))
    return createStringError("unknown target 'cpu:" + asked + "': no code generator for '" +
                             model.triple + "' (known: x86_64, aarch64, riscv64)");
  std::unique_ptr<MCSubtargetInfo> generic(target->createMCSubtargetInfo(triple, "", ""));
  if (!generic->isCPUStringValid(model.cpu)) {
    std::string nearest;
    unsigned best = ~0u;
    for (const SubtargetSubTypeKV &known : generic->getAllProcessorDescriptions())
      if (unsigned distance = StringRef(known.Key).edit_distance(model.cpu, true, best);
          distance < best)
        best = distance, nearest = known.Key;
    return createStringError("unknown target 'cpu:" + asked + "': no CPU '" + model.cpu +
                             "' of architecture " + triple.getArchName() + ", did you mean '" +
                             nearest + "'?");
  }
  std::unique_ptr<MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, model.cpu, model.features));
  auto has = [&](StringRef feature) { return subtarget->checkFeatures(("+" + feature).str()); };
  SmallVector<std::string> present;
  for (StringRef feature : knownFeatures(triple))
    if (has(feature))
      present.push_back(("+" + feature).str());
  model.features = join(present);

  if (triple.isX86()) {
    model.fma = has("fma");
    model.f16c = has("f16c");
    model.avx2 = has("avx2");
    model.avx512 = has("avx512f") && has("avx512bw") && has("avx512dq") && has("avx512vl");
    model.avx512Vnni = model.avx512 && has("avx512vnni");
    model.avx512Vbmi = model.avx512 && has("avx512vbmi");
    model.avx512Bf16 = model.avx512 && has("avx512bf16");
    model.avx512Fp16 = model.avx512 && has("avx512fp16");
    model.avxVnni = has("avxvnni");
    model.amxInt8 = has("amx-tile") && has("amx-int8");
    model.amxBf16 = has("amx-tile") && has("amx-bf16");
    model.amxFp16 = has("amx-tile") && has("amx-fp16");
    model.vectorBytes = model.avx512 ? 64 : has("avx") ? 32 : 16;
    model.vectorRegisters = model.avx512 ? 32 : 16;
    model.l2Bytes = model.amxInt8 ? 2 << 20 : model.avx512 ? 1 << 20 : 256 << 10;
  } else if (triple.isAArch64()) {
    model.fma = model.neon = true;
    model.sve = has("sve");
    model.dotprod = has("dotprod");
    model.i8mm = has("i8mm");
    model.neonBf16 = has("bf16");
    model.neonFp16 = has("fullfp16");
    model.f16c = true;
    model.vectorRegisters = 32;
  } else {
    model.fma = has("f");
    model.vectorRegisters = 32;
  }
  return Error::success();
}

static int64_t cacheBytes(int name, int64_t otherwise) {
  long bytes = sysconf(name);
  return bytes > 0 ? bytes : otherwise;
}

static Expected<TargetModel> hostTarget() {
  TargetModel model;
  model.triple = sys::getDefaultTargetTriple();
  Triple triple(model.triple);
  StringMap<bool> bits = sys::getHostCPUFeatures();
  auto has = [&](StringRef feature) { return bits.lookup(feature); };
  SmallVector<std::string> present;
  for (StringRef feature : knownFeatures(triple))
    if (has(feature))
      present.push_back(("+" + feature).str());
  model.features = join(present);
  model.cpu = triple.isX86() ? "x86-64" : triple.isRISCV() ? "generic-rv64" : "generic";
  std::string hostName = sys::getHostCPUName().str();
  model.tuneCpu = triple.isX86() ? nearestX86(has, hostName).str() : hostName;
  if (Error error = describe(model, "host"))
    return std::move(error);
  model.l1Bytes = cacheBytes(_SC_LEVEL1_DCACHE_SIZE, model.l1Bytes);
  model.l2Bytes = cacheBytes(_SC_LEVEL2_CACHE_SIZE, model.l2Bytes);
  model.l3Bytes = cacheBytes(_SC_LEVEL3_CACHE_SIZE, model.l3Bytes);
  return model;
}

/// The part of a target after "cpu:". Empty or "host" is this machine, whose instruction set is
/// read from CPUID feature bits: a new CPU that LLVM does not know by name still gets all of its
/// instructions.
static Expected<TargetModel> parseCpuTarget(StringRef text) {
  if (text.empty() || text == "host")
    return hostTarget();
  TargetModel model;
  SmallVector<StringRef> parts;
  text.split(parts, ':');
  if (parts.size() == 3) { // triple:cpu:features
    model.triple = Triple::normalize(parts[0]);
    model.cpu = parts[1].str();
    model.features = parts[2].str();
  } else if (parts.size() == 1) {
    StringRef arch = "x86_64", name = text;
    for (StringRef known : {"x86_64", "aarch64", "riscv64"})
      if (text.starts_with(known) && text.drop_front(known.size()).starts_with("-"))
        arch = known, name = text.drop_front(known.size() + 1);
      else if (text == known)
        arch = known, name = known == "x86_64"    ? "x86-64"
                             : known == "riscv64" ? "generic-rv64"
                                                  : "generic";
    model.triple = (arch + "-unknown-linux-gnu").str();
    model.cpu = name.str();
    if (arch == "riscv64")
      model.features = "+m,+a,+f,+d,+c";
  } else {
    return createStringError("unknown target 'cpu:" + text +
                             "': expected cpu:<name> or cpu:<triple>:<name>:<features>");
  }
  if (Error error = describe(model, text))
    return std::move(error);
  return model;
}

/// One of each width of vectors; "" is this machine.
static SmallVector<std::string> namesOf() {
  return {"",
          "x86-64",
          "haswell",
          "znver4",
          "sapphirerapids",
          "aarch64-cortex-a72",
          "aarch64-neoverse-v1"};
}

// CPUs have steps of their own from loops to code: CpuBackend.h.
const backend::Family cpu::kFamily{
    {.name = "cpu",
     .spelling = "cpu, cpu:<name> such as cpu:haswell, cpu:<arch>-<name>",
     .example = "cpu:aarch64-cortex-a72",
     .parse = parseCpuTarget,
     .names = namesOf}};
