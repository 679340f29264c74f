//===- CpuFeatures.cpp - which compiled kernels this processor runs -------===//
#include "runtime/hal/cpu/CpuFeatures.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <sched.h>
#include <thread>
#include <vector>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

namespace sluice::hal::cpu {
namespace {

#if defined(__x86_64__)
constexpr std::string_view kArchitecture = "x86_64";

/// A feature by LLVM's name: CPUID leaf, subleaf, register (0 = eax, ...), bit, and which state the
/// system must save.
struct Feature {
  std::string_view name;
  uint32_t leaf, subleaf;
  uint8_t reg, bit;
  enum : uint8_t { None, Avx, Avx512, Amx } state;
};
constexpr Feature kFeatures[] = {
    {"sse3", 1, 0, 2, 0, Feature::None},
    {"pclmul", 1, 0, 2, 1, Feature::None},
    {"ssse3", 1, 0, 2, 9, Feature::None},
    {"fma", 1, 0, 2, 12, Feature::Avx},
    {"cx16", 1, 0, 2, 13, Feature::None},
    {"sse4.1", 1, 0, 2, 19, Feature::None},
    {"sse4.2", 1, 0, 2, 20, Feature::None},
    {"crc32", 1, 0, 2, 20, Feature::None},
    {"movbe", 1, 0, 2, 22, Feature::None},
    {"popcnt", 1, 0, 2, 23, Feature::None},
    {"aes", 1, 0, 2, 25, Feature::None},
    {"xsave", 1, 0, 2, 26, Feature::None},
    {"avx", 1, 0, 2, 28, Feature::Avx},
    {"f16c", 1, 0, 2, 29, Feature::Avx},
    {"rdrnd", 1, 0, 2, 30, Feature::None},
    {"cx8", 1, 0, 3, 8, Feature::None},
    {"cmov", 1, 0, 3, 15, Feature::None},
    {"mmx", 1, 0, 3, 23, Feature::None},
    {"fxsr", 1, 0, 3, 24, Feature::None},
    {"sse", 1, 0, 3, 25, Feature::None},
    {"sse2", 1, 0, 3, 26, Feature::None},
    {"x87", 1, 0, 3, 0, Feature::None},
    {"fsgsbase", 7, 0, 1, 0, Feature::None},
    {"sgx", 7, 0, 1, 2, Feature::None},
    {"bmi", 7, 0, 1, 3, Feature::None},
    {"avx2", 7, 0, 1, 5, Feature::Avx},
    {"bmi2", 7, 0, 1, 8, Feature::None},
    {"invpcid", 7, 0, 1, 10, Feature::None},
    {"rtm", 7, 0, 1, 11, Feature::None},
    {"avx512f", 7, 0, 1, 16, Feature::Avx512},
    {"avx512dq", 7, 0, 1, 17, Feature::Avx512},
    {"rdseed", 7, 0, 1, 18, Feature::None},
    {"adx", 7, 0, 1, 19, Feature::None},
    {"avx512ifma", 7, 0, 1, 21, Feature::Avx512},
    {"clflushopt", 7, 0, 1, 23, Feature::None},
    {"clwb", 7, 0, 1, 24, Feature::None},
    {"avx512cd", 7, 0, 1, 28, Feature::Avx512},
    {"sha", 7, 0, 1, 29, Feature::None},
    {"avx512bw", 7, 0, 1, 30, Feature::Avx512},
    {"avx512vl", 7, 0, 1, 31, Feature::Avx512},
    {"avx512vbmi", 7, 0, 2, 1, Feature::Avx512},
    {"pku", 7, 0, 2, 4, Feature::None},
    {"waitpkg", 7, 0, 2, 5, Feature::None},
    {"avx512vbmi2", 7, 0, 2, 6, Feature::Avx512},
    {"shstk", 7, 0, 2, 7, Feature::None},
    {"gfni", 7, 0, 2, 8, Feature::None},
    {"vaes", 7, 0, 2, 9, Feature::Avx},
    {"vpclmulqdq", 7, 0, 2, 10, Feature::Avx},
    {"avx512vnni", 7, 0, 2, 11, Feature::Avx512},
    {"avx512bitalg", 7, 0, 2, 12, Feature::Avx512},
    {"avx512vpopcntdq", 7, 0, 2, 14, Feature::Avx512},
    {"rdpid", 7, 0, 2, 22, Feature::None},
    {"cldemote", 7, 0, 2, 25, Feature::None},
    {"movdiri", 7, 0, 2, 27, Feature::None},
    {"movdir64b", 7, 0, 2, 28, Feature::None},
    {"enqcmd", 7, 0, 2, 29, Feature::None},
    {"uintr", 7, 0, 3, 5, Feature::None},
    {"avx512vp2intersect", 7, 0, 3, 8, Feature::Avx512},
    {"serialize", 7, 0, 3, 14, Feature::None},
    {"tsxldtrk", 7, 0, 3, 16, Feature::None},
    {"pconfig", 7, 0, 3, 18, Feature::None},
    {"amx-bf16", 7, 0, 3, 22, Feature::Amx},
    {"avx512fp16", 7, 0, 3, 23, Feature::Avx512},
    {"amx-tile", 7, 0, 3, 24, Feature::Amx},
    {"amx-int8", 7, 0, 3, 25, Feature::Amx},
    {"sha512", 7, 1, 0, 0, Feature::Avx},
    {"sm3", 7, 1, 0, 1, Feature::Avx},
    {"sm4", 7, 1, 0, 2, Feature::Avx},
    {"avxvnni", 7, 1, 0, 4, Feature::Avx},
    {"avx512bf16", 7, 1, 0, 5, Feature::Avx512},
    {"cmpccxadd", 7, 1, 0, 7, Feature::None},
    {"amx-fp16", 7, 1, 0, 21, Feature::Amx},
    {"avxifma", 7, 1, 0, 23, Feature::Avx},
    {"avxvnniint8", 7, 1, 3, 4, Feature::Avx},
    {"avxneconvert", 7, 1, 3, 5, Feature::Avx},
    {"amx-complex", 7, 1, 3, 8, Feature::Amx},
    {"avxvnniint16", 7, 1, 3, 10, Feature::Avx},
    {"prefetchi", 7, 1, 3, 14, Feature::None},
    {"xsaveopt", 13, 1, 0, 0, Feature::None},
    {"xsavec", 13, 1, 0, 1, Feature::None},
    {"xsaves", 13, 1, 0, 3, Feature::None},
    {"ptwrite", 20, 0, 1, 4, Feature::None},
    {"sahf", 0x80000001, 0, 2, 0, Feature::None},
    {"lzcnt", 0x80000001, 0, 2, 5, Feature::None},
    {"sse4a", 0x80000001, 0, 2, 6, Feature::None},
    {"prfchw", 0x80000001, 0, 2, 8, Feature::None},
    {"xop", 0x80000001, 0, 2, 11, Feature::Avx},
    {"lwp", 0x80000001, 0, 2, 15, Feature::None},
    {"fma4", 0x80000001, 0, 2, 16, Feature::Avx},
    {"tbm", 0x80000001, 0, 2, 21, Feature::None},
    {"mwaitx", 0x80000001, 0, 2, 29, Feature::None},
    {"64bit", 0x80000001, 0, 3, 29, Feature::None},
    {"clzero", 0x80000008, 0, 1, 0, Feature::None},
    {"rdpru", 0x80000008, 0, 1, 4, Feature::None},
    {"wbnoinvd", 0x80000008, 0, 1, 9, Feature::None},
    {"vzeroupper", 1, 0, 2, 28, Feature::Avx},
    {"evex512", 7, 0, 1, 16, Feature::Avx512},
};

uint64_t savedState() {
  uint32_t a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 27 & 1)) // OSXSAVE
    return 0;
  uint32_t low, high;
  asm volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low | uint64_t(high) << 32;
}

/// What CPUID says. Asked once: under a hypervisor each question takes some 50 us.
struct Identity {
  uint64_t state = savedState();
  std::map<std::pair<uint32_t, uint32_t>, std::array<uint32_t, 4>> leaves;
  Identity() {
    for (const Feature &feature : kFeatures) {
      auto [leaf, added] = leaves.try_emplace({feature.leaf, feature.subleaf});
      if (auto &regs = leaf->second; added)
        __get_cpuid_count(feature.leaf, feature.subleaf, &regs[0], &regs[1], &regs[2], &regs[3]);
    }
  }
};

bool hasFeature(std::string_view name) {
  auto feature = std::find_if(std::begin(kFeatures), std::end(kFeatures),
                              [&](const Feature &f) { return f.name == name; });
  if (feature == std::end(kFeatures))
    return false;
  static constexpr uint64_t masks[] = {0, 0x6, 0xE6, 0x60000};
  static const Identity identity;
  if ((identity.state & masks[feature->state]) != masks[feature->state])
    return false;
  return identity.leaves.find({feature->leaf, feature->subleaf})->second[feature->reg] >>
             feature->bit &
         1;
}
#elif defined(__aarch64__)
constexpr std::string_view kArchitecture = "aarch64";

struct Feature {
  std::string_view name;
  unsigned long type;
  uint8_t bit;
};
constexpr Feature kFeatures[] = {
    {"fp-armv8", AT_HWCAP, 0},   {"neon", AT_HWCAP, 1},     {"aes", AT_HWCAP, 3},
    {"sha2", AT_HWCAP, 6},       {"crc", AT_HWCAP, 7},      {"lse", AT_HWCAP, 8},
    {"fullfp16", AT_HWCAP, 9},   {"rdm", AT_HWCAP, 12},     {"jsconv", AT_HWCAP, 13},
    {"complxnum", AT_HWCAP, 14}, {"rcpc", AT_HWCAP, 15},    {"ccpp", AT_HWCAP, 16},
    {"sha3", AT_HWCAP, 17},      {"sm4", AT_HWCAP, 19},     {"dotprod", AT_HWCAP, 20},
    {"sve", AT_HWCAP, 22},       {"fp16fml", AT_HWCAP, 23}, {"sve2", AT_HWCAP2, 1},
    {"i8mm", AT_HWCAP2, 13},     {"bf16", AT_HWCAP2, 14},
};
bool hasFeature(std::string_view name) {
  for (const Feature &feature : kFeatures)
    if (feature.name == name)
      return getauxval(feature.type) >> feature.bit & 1;
  return false;
}
#else
constexpr std::string_view kArchitecture = "unknown";
bool hasFeature(std::string_view) { return false; }
#endif

/// Names that only steer the compiler: they change which instructions it prefers, not which ones it
/// may use.
bool isTuning(std::string_view name) {
  static constexpr std::string_view parts[] = {"fast",
                                               "slow",
                                               "tuning",
                                               "prefer",
                                               "false-deps",
                                               "idivq",
                                               "idivl",
                                               "macrofusion",
                                               "branchfusion",
                                               "no-bypass-delay",
                                               "ermsb",
                                               "fsrm",
                                               "nopl",
                                               "use-",
                                               "allow-light",
                                               "faster-shift",
                                               "sbb-dep-breaking",
                                               "lea-",
                                               "pad-short",
                                               "fuse-",
                                               "zcm",
                                               "zcz",
                                               "predictable",
                                               "arith-",
                                               "alu-lsl",
                                               "hardware",
                                               "retpoline",
                                               "v8",
                                               "v9",
                                               "perfmon",
                                               "outline-atomics",
                                               "enable-select-opt"};
  return std::any_of(std::begin(parts), std::end(parts),
                     [&](std::string_view part) { return name.find(part) != name.npos; });
}

std::string_view takeField(std::string_view &text, char separator) {
  size_t end = std::min(text.find(separator), text.size());
  std::string_view field = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return field;
}

} // namespace

bool supportsTarget(std::string_view target, std::string &reason) {
  std::string_view rest = target;
  if (takeField(rest, ':') != "cpu") {
    reason = "compiled for " + std::string(target) + ", this is a CPU";
    return false;
  }
  std::string_view architecture = rest.substr(0, rest.find_first_of("-:"));
  if (architecture == "arm64")
    architecture = "aarch64";
  if (!architecture.empty() && architecture != kArchitecture) {
    reason = "compiled for " + std::string(architecture) + ", this machine is " +
             std::string(kArchitecture);
    return false;
  }
  takeField(rest, ':'); // triple
  takeField(rest, ':'); // cpu: its features are listed
  while (!rest.empty()) {
    std::string_view feature = takeField(rest, ',');
    if (feature.empty() || feature[0] != '+')
      continue;
    feature.remove_prefix(1);
    if (!isTuning(feature) && !hasFeature(feature)) {
      reason = "compiled for " + std::string(feature) + ", which this processor does not have";
      return false;
    }
  }
  return true;
}

std::string processorName() {
  std::string name(kArchitecture);
  std::FILE *file =
      std::fopen("/proc/cpuinfo", "r"); // a stream would bring the locales of the C++ library along
  char line[256];
  while (file && std::fgets(line, sizeof(line), file))
    if (std::string_view text = line;
        text.starts_with("model name") && text.find(": ") != text.npos) {
      name = text.substr(text.find(": ") + 2);
      name.resize(std::min(name.find('\n'), name.size()));
      break;
    }
  if (file)
    std::fclose(file);
  return name;
}

unsigned usableCores() {
#if defined(__linux__)
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof(set), &set) == 0)
    return unsigned(std::max(CPU_COUNT(&set), 1));
#endif
  return std::max(std::thread::hardware_concurrency(), 1u);
}

} // namespace sluice::hal::cpu
