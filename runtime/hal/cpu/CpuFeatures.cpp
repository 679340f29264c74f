//===- CpuFeatures.cpp - what this machine runs, and what memory it has ---===//
#include "runtime/hal/cpu/CpuFeatures.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <sched.h>
#include <thread>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

namespace sluice::hal::cpu {
namespace {

/// A stream would bring the locales of the C++ library along.
struct Close {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

std::string_view takeField(std::string_view &text, char separator) {
  size_t end = std::min(text.find(separator), text.size());
  std::string_view field = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return field;
}

#if defined(__x86_64__)
constexpr std::string_view kArchitecture = "x86_64";

/// Features by LLVM's names and their bits in a register of CPUID, all of which need the same state
/// saved by the system: "sse3=0 pclmul=1".
enum Register : uint8_t { Eax, Ebx, Ecx, Edx };
enum State : uint8_t { None, Avx, Avx512, Amx };
struct Features {
  uint32_t leaf, subleaf;
  Register reg;
  State state;
  std::string_view bits;
};
constexpr Features kFeatures[] = {
    {1, 0, Ecx, None,
     "sse3=0 pclmul=1 ssse3=9 cx16=13 sse4.1=19 sse4.2=20 crc32=20 movbe=22 popcnt=23 aes=25 "
     "xsave=26 rdrnd=30"},
    {1, 0, Ecx, Avx, "fma=12 avx=28 f16c=29 vzeroupper=28"},
    {1, 0, Edx, None, "cx8=8 cmov=15 mmx=23 fxsr=24 sse=25 sse2=26 x87=0"},
    {7, 0, Ebx, None,
     "fsgsbase=0 sgx=2 bmi=3 bmi2=8 invpcid=10 rtm=11 rdseed=18 adx=19 clflushopt=23 clwb=24 "
     "sha=29"},
    {7, 0, Ebx, Avx, "avx2=5"},
    {7, 0, Ebx, Avx512,
     "avx512f=16 avx512dq=17 avx512ifma=21 avx512cd=28 avx512bw=30 avx512vl=31 evex512=16"},
    {7, 0, Ecx, None,
     "pku=4 waitpkg=5 shstk=7 gfni=8 rdpid=22 cldemote=25 movdiri=27 movdir64b=28 enqcmd=29"},
    {7, 0, Ecx, Avx, "vaes=9 vpclmulqdq=10"},
    {7, 0, Ecx, Avx512,
     "avx512vbmi=1 avx512vbmi2=6 avx512vnni=11 avx512bitalg=12 avx512vpopcntdq=14"},
    {7, 0, Edx, None, "uintr=5 serialize=14 tsxldtrk=16 pconfig=18"},
    {7, 0, Edx, Avx512, "avx512vp2intersect=8 avx512fp16=23"},
    {7, 0, Edx, Amx, "amx-bf16=22 amx-tile=24 amx-int8=25"},
    {7, 1, Eax, None, "cmpccxadd=7"},
    {7, 1, Eax, Avx, "sha512=0 sm3=1 sm4=2 avxvnni=4 avxifma=23"},
    {7, 1, Eax, Avx512, "avx512bf16=5"},
    {7, 1, Eax, Amx, "amx-fp16=21"},
    {7, 1, Edx, None, "prefetchi=14"},
    {7, 1, Edx, Avx, "avxvnniint8=4 avxneconvert=5 avxvnniint16=10"},
    {7, 1, Edx, Amx, "amx-complex=8"},
    {13, 1, Eax, None, "xsaveopt=0 xsavec=1 xsaves=3"},
    {20, 0, Ebx, None, "ptwrite=4"},
    {0x80000001, 0, Ecx, None, "sahf=0 lzcnt=5 sse4a=6 prfchw=8 lwp=15 tbm=21 mwaitx=29"},
    {0x80000001, 0, Ecx, Avx, "xop=11 fma4=16"},
    {0x80000001, 0, Edx, None, "64bit=29"},
    {0x80000008, 0, Ebx, None, "clzero=0 rdpru=4 wbnoinvd=9"},
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
    for (const Features &group : kFeatures) {
      auto [leaf, added] = leaves.try_emplace({group.leaf, group.subleaf});
      if (auto &regs = leaf->second; added)
        __get_cpuid_count(group.leaf, group.subleaf, &regs[0], &regs[1], &regs[2], &regs[3]);
    }
  }
};

bool hasFeature(std::string_view name) {
  static constexpr uint64_t masks[] = {0, 0x6, 0xE6, 0x60000};
  static const Identity identity;
  for (const Features &group : kFeatures)
    for (std::string_view rest = group.bits; !rest.empty();) {
      std::string_view bit = takeField(rest, ' ');
      if (takeField(bit, '=') == name) {
        uint32_t bits = identity.leaves.at({group.leaf, group.subleaf})[group.reg];
        return (identity.state & masks[group.state]) == masks[group.state] &&
               (bits >> std::atoi(bit.data()) & 1);
      }
    }
  return false;
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
  std::string_view parts =
      "fast slow tuning prefer false-deps idivq idivl macrofusion branchfusion "
      "no-bypass-delay ermsb fsrm nopl use- allow-light faster-shift "
      "sbb-dep-breaking lea- pad-short fuse- zcm zcz predictable arith- "
      "alu-lsl hardware retpoline v8 v9 perfmon outline-atomics "
      "enable-select-opt";
  while (!parts.empty())
    if (name.find(takeField(parts, ' ')) != name.npos)
      return true;
  return false;
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
  File file(std::fopen("/proc/cpuinfo", "re"));
  char line[256];
  while (file && std::fgets(line, sizeof(line), file.get()))
    if (std::string_view text = line;
        text.starts_with("model name") && text.find(": ") != text.npos) {
      text.remove_prefix(text.find(": ") + 2);
      return std::string(text.substr(0, text.find('\n')));
    }
  return std::string(kArchitecture);
}

unsigned usableCores() {
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof(set), &set) == 0)
    return unsigned(std::max(CPU_COUNT(&set), 1));
  return std::max(std::thread::hardware_concurrency(), 1u);
}

uint64_t availableMemory() {
  File file(std::fopen("/proc/meminfo", "re"));
  char line[128];
  unsigned long long kilobytes;
  while (file && std::fgets(line, sizeof(line), file.get()))
    if (std::sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1)
      return kilobytes << 10;
  return UINT64_MAX;
}

/// Whether all of `cores` are in the list of node `node`, "0-3,8-11". False if there is no such
/// node.
static bool holds(int node, const cpu_set_t &cores, bool &exists) {
  File file(std::fopen(
      ("/sys/devices/system/node/node" + std::to_string(node) + "/cpulist").c_str(), "re"));
  exists = file != nullptr;
  cpu_set_t rest = cores;
  for (int first, last; file && std::fscanf(file.get(), "%d", &first) == 1;) {
    last = first;
    int next = std::fgetc(file.get());
    if (next == '-' && std::fscanf(file.get(), "%d", &last) == 1)
      next = std::fgetc(file.get());
    for (int core = first; core <= last && core < CPU_SETSIZE; ++core)
      CPU_CLR(core, &rest);
    if (next != ',')
      break;
  }
  return exists && CPU_COUNT(&rest) == 0;
}

int usableNumaNode() {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof(cores), &cores) != 0)
    return -1;
  bool exists = true;
  for (int node = 0; exists; ++node)
    if (holds(node, cores, exists))
      return node;
  return -1;
}

} // namespace sluice::hal::cpu
