//===- ModuleFileTest.cpp - what is written is what is read ---------------===//
#include "runtime/base/Checksum.h"
#include "runtime/module/ModuleFormat.h"
#include "runtime/module/Reports.h"
#include "runtime/testing/Assembler.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;
namespace fs = std::filesystem;

namespace {

module::ModuleDesc sample(const std::vector<uint8_t> &small, const std::vector<uint8_t> &large) {
  FunctionBuilder f("f", {.refArguments = 1, .refRegisters = 1});
  f.emit(Opcode::Return, {0, 0});
  module::ModuleDesc desc;
  desc.name = "sample";
  desc.producer = "test";
  desc.functions = {f.desc};
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "input_ids", false, SLUICE_ELEMENT_I64, {-1, 4}, {"batch", ""}, "tokens"}},
                   {},
                   "the entry"}};
  desc.locations = {"Add_1 (Add)"};
  desc.kernelFailures = {{{}, "index out of range", 0}};
  desc.arenas = {{{}, {{0, 2}, {1, 3}}, 128}};
  desc.segments = {small, large, {}, small};
  return desc;
}

struct TemporaryFolder {
  fs::path path = fs::temp_directory_path() / ("sluice-module-" + std::to_string(::getpid()));
  TemporaryFolder() { fs::create_directories(path); }
  ~TemporaryFolder() { fs::remove_all(path); }
};

} // namespace

TEST(ModuleFile, RoundTripThroughAFile) {
  TemporaryFolder folder;
  std::vector<uint8_t> small(100, 1), large(3'000'000);
  for (size_t i = 0; i < large.size(); ++i)
    large[i] = uint8_t(i * 31 >> 4);
  std::string path = folder.path / "m.slm";
  ASSERT_EQ(module::writeModule(sample(small, large), path), "");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path), {}), 1); // no temporary file is left

  Ref<ByteSource> source;
  Ref<module::ModuleFile> file;
  ASSERT_TRUE(ByteSource::map(path, source).ok());
  Status status = module::ModuleFile::open(source, file);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(file->name, "sample");
  ASSERT_EQ(file->segments.size(), 4u);
  EXPECT_TRUE(
      std::equal(large.begin(), large.end(), file->segments[1].begin(), file->segments[1].end()));
  EXPECT_TRUE(
      std::equal(small.begin(), small.end(), file->segments[3].begin(), file->segments[3].end()));
  EXPECT_EQ(file->segments[2].size(), 0u);
  EXPECT_EQ(uintptr_t(file->segments[1].data()) % module::kPageBytes, 0u); // mapped, and aligned
  EXPECT_EQ(uintptr_t(file->segments[3].data()) % 64, 0u);
  const sluice_function_info_t &info = file->entries[0].info;
  EXPECT_STREQ(info.name, "main");
  EXPECT_STREQ(info.doc, "the entry");
  EXPECT_STREQ(info.arguments[0].name, "input_ids");
  EXPECT_EQ(info.arguments[0].dims[0], -1);
  EXPECT_STREQ(info.arguments[0].dim_names[0], "batch");
  EXPECT_STREQ(file->location(0), "Add_1 (Add)");
  EXPECT_EQ(file->arenas[0].alignment, 128u);
  EXPECT_EQ(file->arenas[0].intervals[1].last(), 3u);

  // The file in memory and on disk are the same.
  std::ifstream stream(path, std::ios::binary);
  std::vector<uint8_t> onDisk{std::istreambuf_iterator<char>(stream), {}};
  EXPECT_EQ(onDisk, module::serializeModule(sample(small, large)));
}

TEST(ModuleFile, PlacementReports) {
  module::PlacementReport report{
      {},
      {"a", "b"},
      {"cpu", "vulkan:core"},
      {1, 0},
      {{{}, "MatMul_0", "linalg.matmul", 0, "auto", 2e9, 3e6, {1.5, 0.25}}},
      {{{}, "MatMul_0", "a", "b", 64, 1e-5}}};
  std::vector<uint8_t> bytes = module::serializePlacementReport(report);
  module::PlacementReport read;
  ASSERT_TRUE(module::readPlacementReport(bytes, read));
  EXPECT_EQ(read.devices, report.devices);
  EXPECT_EQ(read.used, report.used);
  ASSERT_EQ(read.nodes.size(), 1u);
  EXPECT_EQ(read.nodes[0].reason, "auto");
  EXPECT_EQ(read.nodes[0].seconds, report.nodes[0].seconds);
  ASSERT_EQ(read.moves.size(), 1u);
  EXPECT_EQ(read.moves[0].target, "b");
  report.nodes[0].device = 2;
  EXPECT_FALSE(module::readPlacementReport(module::serializePlacementReport(report), read));
  EXPECT_FALSE(module::readPlacementReport(std::span(bytes).first(bytes.size() / 2), read));
  EXPECT_FALSE(module::readPlacementReport({}, read));
}

TEST(ModuleFile, SumsOfKernelReports) {
  const int64_t constants[] = {3, 10};
  double value = 0;
  auto of = [&](const char *sum) { return module::evaluate(sum, constants, value) ? value : -1; };
  EXPECT_EQ(of("0"), 0);
  EXPECT_EQ(of("64"), 64);
  EXPECT_EQ(of("n1"), 10);
  EXPECT_EQ(of("2 * n0 * n1 + 0.500 * n1 + 7"), 72);
  for (const char *bad : {"", "n2", "n", "2 *", "2 - n0", "x"})
    EXPECT_EQ(of(bad), -1) << bad;
}

TEST(ModuleFile, KernelReports) {
  module::KernelReport relu{{},
                            "relu",
                            {"Relu_1 (Relu)", "Relu_2 (Relu)"},
                            {"n0xf32"},
                            "generic: tiles",
                            {"fast: too large"},
                            {"ceil(n0 / 64)", "1", "1"},
                            "n0 * 4",
                            48,
                            "2 * n0",
                            "f32",
                            "8 * n0",
                            "16 * n0",
                            {"matmul: no product"}};
  module::KernelReport exp;
  exp.name = "exp";
  std::vector<uint8_t> bytes = module::serializeKernelReports({relu, exp});
  module::ModuleDesc desc = sample({}, {});
  desc.libraries = {{{}, "cpu:x", 0, 3}, {{}, "cpu:y", 0}};
  desc.segments[3] = bytes;
  std::vector<uint8_t> file = module::serializeModule(desc);
  Ref<module::ModuleFile> opened;
  ASSERT_TRUE(
      module::ModuleFile::open(ByteSource::wrapExternal(file, nullptr, nullptr), opened).ok());
  EXPECT_EQ(opened->libraries[1].report, module::kAbsent);
  std::vector<module::KernelReport> reports;
  ASSERT_TRUE(module::readKernelReports(opened->segments[opened->libraries[0].report], reports));
  ASSERT_EQ(reports.size(), 2u);
  EXPECT_EQ(reports[0].nodes, relu.nodes);
  EXPECT_EQ(reports[0].arguments, relu.arguments);
  EXPECT_EQ(reports[0].plan, relu.plan);
  EXPECT_EQ(reports[0].droppedPlans, relu.droppedPlans);
  EXPECT_EQ(reports[0].grid, relu.grid);
  EXPECT_EQ(reports[0].workspace, relu.workspace);
  EXPECT_EQ(reports[0].stackBytes, 48);
  EXPECT_EQ(reports[1].stackBytes, -1);
  EXPECT_EQ(reports[0].operations, relu.operations);
  EXPECT_EQ(reports[0].operand, relu.operand);
  EXPECT_EQ(reports[0].bytes, relu.bytes);
  EXPECT_EQ(reports[0].moved, relu.moved);
  EXPECT_EQ(reports[0].declined, relu.declined);
  reports.clear();
  EXPECT_FALSE(module::readKernelReports({bytes.data(), bytes.size() / 2}, reports));
  desc.libraries[0].report = 4; // there are four segments
  file = module::serializeModule(desc);
  EXPECT_FALSE(
      module::ModuleFile::open(ByteSource::wrapExternal(file, nullptr, nullptr), opened).ok());
}

// The report on memory, and the ways in which it may refer to what it does not have.
TEST(ModuleFile, MemoryReport) {
  using namespace module;
  FunctionMemory main;
  main.name = "main";
  main.terms = {
      {4, 0, MemoryTermKind::Constant}, {0, 1, MemoryTermKind::Dim}, {0, 1, MemoryTermKind::Mul}};
  main.submissions = {{{}, 0, 0}};
  main.commands = {{{}, "main_0", "Exp_0 (Exp)", 0, 0, {0}, {1}},
                   {{}, "copy", "Slice_1 (Slice)", 1, 0, {1}, {1}}};
  main.values = {{{}, MemoryKind::Argument, "", 2, 0, 0, -1, 0, 0},
                 {{}, MemoryKind::Arena, "Exp_0 (Exp)", 2, 0, 1, 64, 0, 0}};
  std::vector<uint8_t> bytes = serializeMemoryReport({main});
  ModuleDesc desc = sample({}, {});
  desc.segments[3] = bytes;
  desc.memoryReport = 3;
  std::vector<uint8_t> file = serializeModule(desc);
  Ref<ModuleFile> opened;
  ASSERT_TRUE(ModuleFile::open(ByteSource::wrapExternal(file, nullptr, nullptr), opened).ok());
  std::vector<FunctionMemory> read;
  ASSERT_TRUE(readMemoryReport(opened->segments[opened->memoryReport], read));
  ASSERT_EQ(read.size(), 1u);
  ASSERT_EQ(read[0].terms.size(), 3u);
  EXPECT_EQ(read[0].terms[0].a(), 4);
  EXPECT_EQ(read[0].terms[1].b(), 1);
  EXPECT_EQ(read[0].terms[2].kind(), MemoryTermKind::Mul);
  EXPECT_EQ(read[0].commands[1].node, "Slice_1 (Slice)");
  EXPECT_EQ(read[0].values[1].offset, 64);
  EXPECT_EQ(read[0].values[1].last, 1u);

  desc.memoryReport = 4; // there are four segments
  file = serializeModule(desc);
  EXPECT_FALSE(ModuleFile::open(ByteSource::wrapExternal(file, nullptr, nullptr), opened).ok());
  auto refuses = [&](auto damage) {
    FunctionMemory damaged = main;
    damage(damaged);
    read.clear();
    return !readMemoryReport(serializeMemoryReport({damaged}), read);
  };
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.terms[2] = {2, 1, MemoryTermKind::Mul}; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.values[0].size = 3; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.values[1].offset = kMostMemory + 1; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.values[0].last = 2; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.values[1].first = 2; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.commands[0].reads = {2}; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.commands[0].submission = 1; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.commands[0].group = 2; }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.values.resize((1 << 16) + 1, f.values[0]); }));
  EXPECT_TRUE(refuses([](FunctionMemory &f) { f.commands.resize((1 << 16) + 1, f.commands[0]); }));
  read.clear();
  EXPECT_FALSE(readMemoryReport({bytes.data(), bytes.size() / 2}, read));
}

// Variants have tables of their own over the segments of the module.
TEST(ModuleFile, Variants) {
  std::vector<uint8_t> small(100, 1), large(5000, 2);
  module::ModuleDesc desc = sample(small, large), other = sample({}, {});
  desc.libraries = {{{}, "cuda:sm_90", 1}};
  other.segments.clear();
  other.libraries = {{{}, "cpu:x", 0, 2}};
  other.locations = {"Mul_2 (Mul)"};
  other.exports[0].doc = "elsewhere";
  desc.variants = {other, other};
  desc.variants[1].libraries[0].target = "cpu:y";
  std::vector<uint8_t> bytes = module::serializeModule(desc);
  Ref<module::ModuleFile> file;
  ASSERT_TRUE(
      module::ModuleFile::open(ByteSource::wrapExternal(bytes, nullptr, nullptr), file).ok());
  ASSERT_EQ(file->others.size(), 2u);
  EXPECT_EQ(file->all(), (std::vector<const module::ModuleFile *>{file.get(), file->others[0].get(),
                                                                  file->others[1].get()}));
  EXPECT_EQ(file->libraries[0].target, "cuda:sm_90");
  Ref<module::ModuleFile> second = file->others[1];
  EXPECT_EQ(file->others[0]->libraries[0].target, "cpu:x");
  file = nullptr; // a variant lives without the others
  EXPECT_EQ(second->libraries[0].target, "cpu:y");
  EXPECT_EQ(second->libraries[0].report, 2u);
  EXPECT_EQ(second->name, "sample");
  EXPECT_STREQ(second->location(0), "Mul_2 (Mul)");
  EXPECT_STREQ(second->entries[0].info.doc, "elsewhere");
  EXPECT_EQ(second->segments[1].size(), 5000u);
  EXPECT_EQ(second->segments[1][0], 2);

  // Each is verified.
  desc.variants[1].libraries[0].segment = 4; // there are four
  bytes = module::serializeModule(desc);
  EXPECT_EQ(
      module::ModuleFile::open(ByteSource::wrapExternal(bytes, nullptr, nullptr), file).code(),
      SLUICE_DATA_LOSS);
}

// Large enough for several threads to sum it up.
TEST(ModuleFile, LargeFiles) {
  TemporaryFolder folder;
  std::vector<uint8_t> small(100, 1), large(33 << 20, 3);
  std::string path = folder.path / "large.slm";
  ASSERT_EQ(module::writeModule(sample(small, large), path), "");
  Ref<module::ModuleFile> file;
  ASSERT_TRUE(module::ModuleFile::open(path.c_str(), file).ok());
  EXPECT_EQ(file->segments[1].size(), large.size());
  EXPECT_EQ(file->all(), std::vector<const module::ModuleFile *>{file.get()});
  std::fstream change(path, std::ios::binary | std::ios::in | std::ios::out);
  change.seekp(20 << 20).put('x');
  change.close();
  EXPECT_EQ(module::ModuleFile::open(path.c_str(), file).code(), SLUICE_DATA_LOSS);
}

// What is said under checksums that fit.
TEST(ModuleFile, RefusesOtherHeaders) {
  std::vector<uint8_t> bytes = module::serializeModule(sample({}, {}));
  auto error = [&](auto change) {
    std::vector<uint8_t> changed = bytes;
    module::Header header;
    std::memcpy(&header, changed.data(), sizeof(header));
    change(header);
    header.headerChecksum = crc32c(&header, 60);
    std::memcpy(changed.data(), &header, sizeof(header));
    Ref<module::ModuleFile> file;
    return std::string(
        module::ModuleFile::open(ByteSource::wrapExternal(changed, nullptr, nullptr), file)
            .message());
  };
  EXPECT_EQ(error([](auto &) {}), "");
  EXPECT_EQ(error([](auto &header) { header.version = 7; }),
            "module has format version 7, this runtime reads 1; compile it again");
  std::string offsets = "module is damaged: the header's offsets are wrong";
  EXPECT_EQ(error([](auto &header) { header.segmentsOffset += 64; }), offsets);
  EXPECT_EQ(error([](auto &header) { header.segmentsOffset = 0; }), offsets);
  EXPECT_EQ(error([](auto &header) { header.segmentsOffset = ~4095ull; }), offsets);
  EXPECT_EQ(error([](auto &header) { header.metadataBytes = header.segmentsOffset; }), offsets);
}

TEST(ModuleFile, VariantsHaveNoSegments) {
  module::ModuleDesc desc = sample({}, {});
  desc.variants = {sample({}, {})};
  desc.variants[0].segmentTable = {{0, 0}};
  std::vector<uint8_t> bytes = module::serializeModule(desc);
  Ref<module::ModuleFile> file;
  EXPECT_STREQ(
      module::ModuleFile::open(ByteSource::wrapExternal(bytes, nullptr, nullptr), file).message(),
      "module is damaged: a variant has segments or variants of its own");
  desc.variants.clear();
  desc.devices.assign(70, "cpu"); // each keeps places for all segments
  bytes = module::serializeModule(desc);
  ASSERT_TRUE(
      module::ModuleFile::open(ByteSource::wrapExternal(bytes, nullptr, nullptr), file).ok());
  EXPECT_EQ(file->devices.size(), 70u);
}

TEST(ModuleFile, WriterNamesWhatItCannotWrite) {
  TemporaryFolder folder;
  module::ModuleDesc desc = sample({}, {});
  std::string missing = folder.path / "no" / "m.slm";
  EXPECT_EQ(module::writeModule(desc, missing),
            "cannot write '" + missing + "': No such file or directory");
  EXPECT_EQ(module::writeModule(desc, folder.path),
            "cannot write '" + folder.path.string() + "': Is a directory");
  EXPECT_EQ(module::writeModule(desc, "/dev/null"), "");
  EXPECT_EQ(module::writeModule(desc, "/dev/full"),
            "cannot write '/dev/full': No space left on device");
}

TEST(ModuleFile, RefusesOtherFiles) {
  TemporaryFolder folder;
  auto error = [&](const std::string &content) {
    std::string path = folder.path / "x";
    std::ofstream(path, std::ios::binary) << content;
    Ref<ByteSource> source;
    Ref<module::ModuleFile> file;
    Status status = ByteSource::map(path, source);
    if (status.ok())
      status = module::ModuleFile::open(source, file);
    return std::string(status.message()).substr(0, 100);
  };
  EXPECT_EQ(error(""), "'" + (folder.path / "x").string() + "' is empty");
  EXPECT_EQ(error("hello"), "not a Sluice module");
  EXPECT_EQ(error(std::string(1000, 'x')), "not a Sluice module");
  std::vector<uint8_t> bytes = module::serializeModule(sample({}, {}));
  std::string good(bytes.begin(), bytes.end());
  EXPECT_EQ(error(good), "");
  EXPECT_EQ(error(good.substr(0, 40)), "not a Sluice module");
  EXPECT_EQ(error(good.substr(0, 100)), "module is damaged: it should have " +
                                            std::to_string(good.size()) + " bytes and has 100");
  EXPECT_EQ(error(good + "x"), "module is damaged: it should have " + std::to_string(good.size()) +
                                   " bytes and has " + std::to_string(good.size() + 1));
  Ref<ByteSource> source;
  EXPECT_EQ(ByteSource::map(folder.path / "none", source).code(), SLUICE_NOT_FOUND);
  EXPECT_EQ(ByteSource::map(folder.path, source).code(), SLUICE_IO_ERROR);
  std::string pipe = folder.path / "pipe"; // to which nobody writes
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(ByteSource::map(pipe, source).code(), SLUICE_IO_ERROR);
}
