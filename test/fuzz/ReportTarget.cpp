//===- ReportTarget.cpp - what modules say of themselves, for people ------===//
// The bytes are a report in a module: on its memory, its kernels or what runs where. What is
// accepted is worked out and printed, as `sluice inspect --memory` does.
//===----------------------------------------------------------------------===//
#include "runtime/module/ModuleWriter.h"
#include "runtime/module/Reports.h"
#include "runtime/testing/Assembler.h"
#include "test/fuzz/Target.h"
#include "tools/sluice/MemoryPlan.h"
#include "tools/sluice/Report.h"

#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace sluice;

/// Of Report.cpp, which needs the compiler.
std::string tool::escaped(const std::string &text) { return text; }

namespace {

/// Two submissions on one device: a constant, two slices and a result.
fb::MemoryReportT smallReport() {
  module::FunctionMemory f;
  f.name = "main";
  auto term = [&](module::MemoryTermKind kind, int64_t a, int64_t b) {
    f.terms.emplace_back(a, b, kind);
  };
  term(module::MemoryTermKind::Constant, 256, 0);
  term(module::MemoryTermKind::Dim, 0, 0);
  term(module::MemoryTermKind::Mul, 0, 1);
  term(module::MemoryTermKind::Align, 2, 0);
  f.submissions.resize(2);
  f.commands.resize(3);
  f.commands[1].group = f.commands[2].group = 1, f.commands[2].submission = 1;
  f.commands[0].writes = {0}, f.commands[1].reads = {0}, f.commands[1].writes = {1};
  f.commands[2].reads = {1}, f.commands[2].writes = {2};
  for (auto kind : {module::MemoryKind::Arena, module::MemoryKind::Transient,
                    module::MemoryKind::Result, module::MemoryKind::Constant}) {
    auto &value = f.values.emplace_back();
    value.kind = kind, value.size = uint32_t(f.values.size() - 1), value.last = 1;
    value.offset = kind == module::MemoryKind::Arena ? 0 : -1;
  }
  fb::MemoryReportT report;
  report.functions.push_back(f);
  return report;
}

fuzz::Bytes pack(const fb::MemoryReportT &report) {
  return module::serializeMemoryReport(report.functions);
}

void change(fb::MemoryReportT &report, std::minstd_rand &random) {
  auto below = [&](size_t count) { return count ? uint32_t(random() % count) : 0; };
  auto pick = [&](auto &list) -> decltype(list[0]) {
    if (list.empty() || (below(6) == 0 && list.size() < 50))
      list.emplace_back();
    return list[below(list.size())];
  };
  constexpr int64_t kOdd[] = {0, 1, -1, 2, 63, INT64_MAX, INT64_MIN, int64_t(1) << 48, 256};
  auto number = [&] { return kOdd[below(std::size(kOdd))]; };
  module::FunctionMemory &f = pick(report.functions);
  switch (below(6)) {
  case 0:
    pick(f.terms) = {below(2) ? number() : below(4), below(4), module::MemoryTermKind(below(14))};
    break;
  case 1: {
    auto &command = pick(f.commands);
    command.group = below(4), command.submission = below(3);
    pick(below(2) ? command.reads : command.writes) = below(5);
    break;
  }
  case 2: pick(f.submissions).device = below(3); break;
  case 3: f.name = below(2) ? "main" : "other"; break;
  default: {
    auto &value = pick(f.values);
    value.kind = module::MemoryKind(below(7)), value.size = below(6), value.offset = number();
    value.first = below(4), value.last = below(4), value.submission = below(3);
    break;
  }
  }
}

/// A module with the report, one dynamic argument and two devices.
fuzz::Bytes moduleWith(std::span<const uint8_t> report) {
  testing::FunctionBuilder f("main", {0, 1, 0, 0, 1, 1});
  f.emit(testing::Opcode::Return, {0, 0});
  module::ModuleDesc desc;
  desc.devices = {"cpu", "cpu"};
  desc.functions = {f.desc};
  desc.exports = {{{}, "main", 0, {{{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}}, {}, ""}};
  desc.segments = {report};
  desc.memoryReport = 0;
  return module::serializeModule(desc);
}

void plan(const module::ModuleFile &file, bool isSized) {
  tool::KnownSizes sizes;
  if (isSized)
    sizes.dims["n"] = 1000;
  tool::ModuleMemory memory;
  Status status = tool::planMemory(file, sizes, memory);
  fuzz::require(status.ok() || *status.message(), "a failure without words");
  std::vector<const tool::MemoryPlan *> known;
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (const tool::MemoryPlan &each : memory.plans) {
    tool::printMemory(each);
    llvm::json::OStream json(stream);
    json.object([&] { tool::writeMemory(each, json); });
    if (each.known)
      known.push_back(&each);
  }
  if (!known.empty() && known.size() == memory.plans.size())
    (void)tool::drawMemory(known, "fuzz");
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  fuzz::require(std::freopen("/dev/null", "w", stdout), "nowhere to print to");
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  std::minstd_rand random(seed);
  if (size < 32 || random() % 200 == 0)
    return fuzz::give(pack(smallReport()), data, most);
  std::vector<module::FunctionMemory> functions;
  std::vector<uint64_t> aligned((size + 7) / 8);
  std::memcpy(aligned.data(), data, size);
  if (random() % 4 == 0 ||
      !module::readMemoryReport({reinterpret_cast<uint8_t *>(aligned.data()), size}, functions))
    return LLVMFuzzerMutate(data, size, most);
  fb::MemoryReportT report;
  report.functions = std::move(functions);
  for (uint32_t count = 1 + random() % 3; count; --count)
    change(report, random);
  fuzz::Bytes changed = pack(report);
  return changed.size() <= most ? fuzz::give(changed, data, most) : size;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  testing::AlignedBytes bytes(moduleWith({data, size}));
  Ref<module::ModuleFile> file;
  Status status = module::ModuleFile::open(
      ByteSource::wrapExternal({bytes.data(), bytes.size()}, nullptr, nullptr), file);
  fuzz::require(status.ok(), "a module with any report loads");
  for (bool isSized : {false, true})
    plan(*file, isSized);
  std::vector<module::KernelReport> kernels;
  module::PlacementReport placement;
  (void)module::readKernelReports(file->segments[0], kernels);
  (void)module::readPlacementReport(file->segments[0], placement);
  for (const module::KernelReport &kernel : kernels) {
    double value;
    int64_t sizes[] = {3, 1000, -1};
    (void)module::evaluate(kernel.operations, sizes, value);
  }
  return 0;
}
