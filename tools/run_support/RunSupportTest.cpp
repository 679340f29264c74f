//===- RunSupportTest.cpp - specs, files and messages of a run ------------===//
#include "runtime/testing/Assembler.h"
#include "tools/run_support/Bench.h"
#include "tools/run_support/RunModule.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::run;
using sluice::testing::FunctionBuilder;
using sluice::testing::Opcode;
namespace fs = std::filesystem;

namespace {

class RunSupport : public ::testing::Test {
protected:
  fs::path folder = fs::temp_directory_path() / ("sluice-run-" + std::to_string(::getpid()));
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
  std::string file(const char *name) const { return folder / name; }

  /// Writes a module with: main(x: n x 2 x f32, k: i64) -> (y = x, j = k + 1); ok(); fails().
  std::string module() const {
    FunctionBuilder f("main", {.scalarArguments = 1,
                               .refArguments = 1,
                               .scalarResults = 1,
                               .refResults = 1,
                               .scalarRegisters = 2,
                               .refRegisters = 1});
    f.constant(1, int64_t(1));
    f.emit(Opcode::AddI64, {0, 0, 1});
    f.emit(Opcode::Return, {1, 0, 1, 0});
    FunctionBuilder ok("ok", {});
    ok.emit(Opcode::Return, {0, 0});
    FunctionBuilder fails("fails", {});
    fails.emit(Opcode::Fail, {0, 0});
    module::ModuleDesc desc;
    desc.functions = {f.desc, ok.desc, fails.desc};
    desc.exports = {{{},
                     "main",
                     0,
                     {{{}, "x", false, SLUICE_ELEMENT_F32, {-1, 2}, {"n", ""}, ""},
                      {{}, "k", true, SLUICE_ELEMENT_I64, {}, {}, ""}},
                     {{{}, "y", false, SLUICE_ELEMENT_F32, {-1, 2}, {"n", ""}, ""},
                      {{}, "j", true, SLUICE_ELEMENT_I64, {}, {}, ""}},
                     ""},
                    {{}, "ok", 1, {}, {}, ""},
                    {{}, "fails", 2, {}, {}, ""}};
    desc.strings = {"dimensions differ"};
    desc.locations = {"MatMul_1 (MatMul)"};
    EXPECT_EQ(module::writeModule(desc, file("m.slm")), "");
    return file("m.slm");
  }
  Error run(std::vector<std::string> arguments) const {
    RunOptions options;
    CommandLine line("run", "", {});
    addRunOptions(line, options);
    addResultOptions(line, options);
    if (line.parse(arguments))
      return "wrong usage";
    return runModule(options, module());
  }
};

std::string read(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

template <typename T> std::vector<T> valuesOf(const Array &array) {
  std::vector<T> values(array.bytes.size() / sizeof(T));
  std::memcpy(values.data(), array.bytes.data(), array.bytes.size());
  return values;
}

} // namespace

TEST_F(RunSupport, Specs) {
  Array array;
  EXPECT_EQ(readSpec("2x3xf32=1 2 3 4 5 6.5", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(array.dims, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(valuesOf<float>(array), (std::vector<float>{1, 2, 3, 4, 5, 6.5}));
  EXPECT_EQ(readSpec("2x2xi8=[1,-2][3,4]", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<int8_t>(array), (std::vector<int8_t>{1, -2, 3, 4}));
  EXPECT_EQ(readSpec("3xf64=2", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<double>(array), (std::vector<double>{2, 2, 2}));
  EXPECT_EQ(readSpec("f16=1", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<uint16_t>(array), std::vector<uint16_t>{0x3C00});
  EXPECT_EQ(readSpec("2xcomplex64=(1,2) 3", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<float>(array), (std::vector<float>{1, 2, 3, 0}));
  EXPECT_EQ(readSpec("2xcomplex<f64>=(1,2) 3", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<double>(array), (std::vector<double>{1, 2, 3, 0}));
  EXPECT_EQ(readSpec("3xi1=true false 1", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_EQ(valuesOf<uint8_t>(array), (std::vector<uint8_t>{1, 0, 1}));
  EXPECT_EQ(readSpec("0x5xf32=", SLUICE_ELEMENT_NONE, 0, array), "");
  EXPECT_TRUE(array.bytes.empty());
  for (int type = 1; type < SLUICE_ELEMENT_COUNT; ++type) {
    if (!sluice_element_type_size(sluice_element_type_t(type)))
      continue;
    std::string spec =
        "7x" + std::string(sluice_element_type_name(sluice_element_type_t(type))) + "=random";
    EXPECT_EQ(readSpec(spec, SLUICE_ELEMENT_NONE, 1, array), "") << spec;
    EXPECT_EQ(array.bytes.size(), 7 * sluice_element_type_size(array.type));
  }
}

TEST_F(RunSupport, BadSpecs) {
  Array array;
  auto error = [&](const char *spec) { return readSpec(spec, SLUICE_ELEMENT_NONE, 0, array); };
  EXPECT_EQ(error("2x3xf32=1 2"), "2x3xf32 needs 6 values, given 2");
  EXPECT_EQ(error("2xf32=1 x"), "'x' is not a value of type f32");
  EXPECT_EQ(error("2xi8=1 300"), "'300' is not a value of type i8");
  EXPECT_EQ(error("2xq8=1"), "'2xq8' is not a type such as 2x3xf32");
  EXPECT_EQ(error("2xf32"), "'2xf32' has no values; write 2xf32=1 2 3, =random or =@file");
  EXPECT_EQ(error("99999999999x99999999999xf32=random"),
            "99999999999x99999999999xf32 is too large");
  EXPECT_EQ(error("@/no/x.npy"), "cannot open '/no/x.npy': No such file or directory");
  // Neither has an end.
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  for (const std::string &endless : {std::string("/dev/zero"), file("pipe")})
    for (const char *type : {"", "4xf32="})
      EXPECT_EQ(error((type + ("@" + endless)).c_str()),
                "cannot read '" + endless + "': a device or named pipe");
  EXPECT_EQ(writeFile(file("pipe"), {1}), "cannot write '" + file("pipe") + "': Broken pipe");
  // A pipe of a shell has one.
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "abc", 3), 3);
  ::close(ends[1]);
  EXPECT_EQ(error(("2xi16=@/dev/fd/" + std::to_string(ends[0])).c_str()),
            "2xi16 needs 4 bytes, '/dev/fd/" + std::to_string(ends[0]) + "' has 3");
  ::close(ends[0]);
  ASSERT_EQ(writeFile(file("raw.bin"), {1, 2, 3}), "");
  EXPECT_EQ(error(("2xi16=@" + file("raw.bin")).c_str()),
            "2xi16 needs 4 bytes, '" + file("raw.bin") + "' has 3");
  EXPECT_EQ(error(("@" + file("raw.bin")).c_str()), "'" + file("raw.bin") + "' is not a .npy file");
}

TEST_F(RunSupport, NamesBeforeSpecs) {
  std::string name, spec;
  splitName("2x3xf32=1 2", name, spec);
  EXPECT_EQ(name + "|" + spec, "|2x3xf32=1 2");
  splitName("input_ids=2x3xi64=1", name, spec);
  EXPECT_EQ(name + "|" + spec, "input_ids|2x3xi64=1");
  splitName("x=@a=b.npy", name, spec);
  EXPECT_EQ(name + "|" + spec, "x|@a=b.npy");
  splitName("@a=b.npy", name, spec);
  EXPECT_EQ(name + "|" + spec, "|@a=b.npy");
}

TEST_F(RunSupport, Bytes) {
  uint64_t bytes = 0;
  for (auto [text, wanted] : {std::pair<const char *, uint64_t>{"1", 1},
                              {"500000", 500000},
                              {"64K", 65536},
                              {"1.5M", 3 << 19},
                              {"8G", uint64_t(8) << 30}}) {
    EXPECT_TRUE(parseBytes(text, bytes)) << text;
    EXPECT_EQ(bytes, wanted) << text;
  }
  for (const char *text : {"", "0", "K", "-1", "1k", "1KB", "nan", "inf", "0.5", "9999999999G"})
    EXPECT_FALSE(parseBytes(text, bytes)) << text;
}

TEST_F(RunSupport, NpyRoundTrip) {
  for (int type = 1; type < SLUICE_ELEMENT_COUNT; ++type) {
    Array array, again;
    auto elementType = sluice_element_type_t(type);
    if (!sluice_element_type_size(elementType))
      continue;
    ASSERT_EQ(fillRandom(elementType, {2, 3}, 5, array), "");
    ASSERT_EQ(writeNpy(file("x.npy"), array), "");
    ASSERT_EQ(readNpy(file("x.npy"), elementType, again), "")
        << sluice_element_type_name(elementType);
    EXPECT_EQ(again.type, elementType);
    EXPECT_EQ(again.dims, array.dims);
    EXPECT_EQ(again.bytes, array.bytes);
  }
  Array scalar{SLUICE_ELEMENT_F32, {}, {0, 0, 128, 63}}, again;
  ASSERT_EQ(writeNpy(file("s.npy"), scalar), "");
  EXPECT_EQ(read(file("s.npy")).size() % 64, 4u); // the data is aligned
  ASSERT_EQ(readNpy(file("s.npy"), SLUICE_ELEMENT_NONE, again), "");
  EXPECT_TRUE(again.dims.empty());
}

TEST_F(RunSupport, NpyFortranOrderAndBadFiles) {
  auto write = [&](std::string header, std::string data) {
    header += "\n";
    std::string text =
        "\x93NUMPY" + std::string("\x01\x00", 2) + char(header.size()) + '\0' + header + data;
    std::ofstream(file("f.npy"), std::ios::binary) << text;
    Array array;
    Error error = readNpy(file("f.npy"), SLUICE_ELEMENT_NONE, array);
    return error.empty() ? std::string(array.bytes.begin(), array.bytes.end())
                         : error.substr(file("f.npy").size() + 3);
  };
  EXPECT_EQ(write("{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }", "adbecf"),
            "abcdef");
  EXPECT_EQ(write("{'descr': '|i1', 'fortran_order': False, 'shape': (2, 3), }", "abc"),
            "is truncated");
  EXPECT_EQ(write("{'descr': '>f4', 'fortran_order': False, 'shape': (1,), }", "abcd"),
            "has elements of type '>f4', which no tensor has");
  EXPECT_EQ(write("{'descr': '|O', 'fortran_order': False, 'shape': (1,), }", "abcd"),
            "has elements of type '|O', which no tensor has");
  EXPECT_EQ(write("{}", ""), "has a header that is not understood");
  EXPECT_EQ(write("{'descr': '<V1', 'fortran_order': False, 'shape': (1,), }", "a"),
            "has elements of type '<V1', which no tensor has");
}

// ml_dtypes has names for few of its types: the argument says what the others are.
TEST_F(RunSupport, NpyOfExtraTypes) {
  auto typeOf = [&](const std::string &descr, sluice_element_type_t expected) {
    std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (1,), }\n";
    std::string text =
        "\x93NUMPY" + std::string("\x01\x00", 2) + char(header.size()) + '\0' + header + "ab";
    std::ofstream(file("e.npy"), std::ios::binary) << text;
    Array array;
    EXPECT_EQ(readNpy(file("e.npy"), expected, array), "") << descr;
    return array.type;
  };
  for (const char *descr : {"|V1", "<V1", "=V1"})
    for (auto type : {SLUICE_ELEMENT_F8E4M3FN, SLUICE_ELEMENT_F8E5M2, SLUICE_ELEMENT_F4E2M1FN,
                      SLUICE_ELEMENT_I4})
      EXPECT_EQ(typeOf(descr, type), type) << descr;
  EXPECT_EQ(typeOf("<f1", SLUICE_ELEMENT_NONE), SLUICE_ELEMENT_F8E5M2);
  EXPECT_EQ(typeOf("<V2", SLUICE_ELEMENT_BF16), SLUICE_ELEMENT_BF16);
}

TEST_F(RunSupport, RunsAndWrites) {
  EXPECT_EQ(run({"--input=2x2xf32=1 2 3 4", "--input=k=i64=41", "--output=@" + file("y.npy"),
                 "--threads=1", "--trace=" + file("t.json")}),
            "");
  Array array;
  ASSERT_EQ(readNpy(file("y.npy"), SLUICE_ELEMENT_NONE, array), "");
  EXPECT_EQ(valuesOf<float>(array), (std::vector<float>{1, 2, 3, 4}));
  EXPECT_NE(read(file("t.json")).find("traceEvents"), std::string::npos);
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(run({"--input=k=i64=41", "--input=x=2x2xf32=1 2 3 4.5", "--print"}), "");
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "y: 2x2xf32=[1 2][3 4.5]\nj: i64=42\n");
  // An integer of a program has a sign only where an operation gives it one.
  EXPECT_EQ(run({"--input=k=ui64=41", "--input=x=2x2xf32=1"}), "");
}

// Every wrong input is one line that names it.
TEST_F(RunSupport, Messages) {
  EXPECT_EQ(run({}), "input 0 'x' (nx2xf32) is not given; the function takes 2 inputs");
  EXPECT_EQ(run({"--input=2x3xf32=1", "--input=i64=1"}),
            "argument 0 'x' must be nx2xf32, given 2x3xf32");
  EXPECT_EQ(run({"--input=2x2xf64=1", "--input=i64=1"}),
            "argument 0 'x' must be nx2xf32, given 2x2xf64");
  EXPECT_EQ(run({"--input=2xf32=1", "--input=i64=1"}),
            "argument 0 'x' must be nx2xf32, given 2xf32");
  EXPECT_EQ(run({"--input=2x2xf32=1 2 3", "--input=i64=1"}),
            "input 0 'x': 2x2xf32 needs 4 values, given 3");
  EXPECT_EQ(run({"--input=2x2xf32=1", "--input=i32=1"}),
            "input 1 'k' must be a scalar of type i64");
  EXPECT_EQ(run({"--input=2x2xf32=1", "--input=i64=1", "--input=i64=1"}),
            "the function has 2 inputs, given 3");
  EXPECT_EQ(run({"--input=z=i64=1"}), "no input is named 'z'; there are x, k");
  EXPECT_EQ(run({"--input=x=2x2xf32=1", "--input=x=2x2xf32=1"}), "input 0 'x' is given twice");
  EXPECT_EQ(run({"--function=none"}), "no function 'none'; the module has main, ok, fails");
  EXPECT_EQ(run({"--device=tpu"}).rfind("no device 'tpu'; this machine offers cpu:0", 0), 0u);
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(run({"--threads=x"}), "wrong usage");
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "run: error: option '--threads' takes a whole number from 0 to 4096, not 'x'\n"
            "note: usage: run; --help explains\n");
  EXPECT_EQ(run({"--function=fails"}), "MatMul_1 (MatMul): dimensions differ");
  EXPECT_EQ(run({"--input=2x2xf32=1", "--input=i64=1", "--output=@/no/y.npy"}),
            "cannot write '/no/y.npy': No such file or directory");
  EXPECT_EQ(runModule({}, "/no/m.slm"), "cannot open '/no/m.slm': No such file or directory");
}

// Every driver is named: with its devices, or with the reason that it has none.
TEST(DeviceList, NamesEveryDriver) {
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(printDevices(), "");
  std::string text = "\n" + ::testing::internal::GetCapturedStdout();
  EXPECT_EQ(text.rfind("\ncpu:0    ", 0), 0u) << text;
  for (const char *kind : {"cuda", "hip", "vulkan"}) {
    bool isPresent = text.find("\n" + std::string(kind) + ":0") != std::string::npos;
    std::string absence =
        std::string(kind) + std::string(9 - std::strlen(kind), ' ') + "not available: ";
    EXPECT_NE(isPresent, text.find("\n" + absence) != std::string::npos) << text;
  }
}

TEST_F(RunSupport, MemoryLimit) {
  std::vector<std::string> call = {"--function=main", "--input=3x2xf32=1 2 3 4 5 6",
                                   "--input=i64=40"};
  auto with = [&](const char *limit) {
    std::vector<std::string> arguments = call;
    arguments.push_back(limit);
    return run(arguments);
  };
  EXPECT_EQ(with("--memory_limit=1K"), "");
  EXPECT_NE(
      with("--memory_limit=8")
          .find("out of memory: cannot allocate 24 bytes beside 0 in use, the limit of cpu:0 is 8"),
      std::string::npos);
  EXPECT_EQ(with("--memory_limit=cuda=1K"),
            "--memory_limit is for 'cuda', which is none of the devices given: cpu");
}

TEST_F(RunSupport, Limits) {
  auto with = [&](const char *limit) {
    return run({"--function=main", "--input=3x2xf32=1 2 3 4 5 6", "--input=i64=40", limit});
  };
  EXPECT_EQ(with("--timeout=1.5"), "");
  EXPECT_EQ(with("--max_steps=5"), "");
  EXPECT_NE(with("--timeout=0.000001").find("the load takes longer than its limit of 1e-06 s"),
            std::string::npos);
  for (std::string wrong : {"0", "-1", "1s", "1e10", "nan"})
    EXPECT_EQ(with(("--timeout=" + wrong).c_str()),
              "--timeout takes a number of seconds above 0, given '" + wrong + "'");
  EXPECT_EQ(with("--max_steps=0"), "wrong usage");
}

TEST_F(RunSupport, AllFunctions) {
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(run({"--all-functions"}), "1 of 2 functions failed");
  EXPECT_EQ(::testing::internal::GetCapturedStdout(),
            "ok     ok\nFAILED fails: MatMul_1 (MatMul): dimensions differ\n");
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "note: 1 function with arguments not run\n");
}

TEST_F(RunSupport, Bench) {
  Timing timing = summarize({5, 1, 4, 2, 3, 10, 9, 8, 7, 6});
  EXPECT_EQ(timing.min, 1);
  EXPECT_EQ(timing.median, 5.5);
  EXPECT_EQ(timing.p90, 9);
  EXPECT_EQ(timing.samples[0], 5); // in the order taken
  BenchOptions options;
  options.repetitions = 3;
  options.run.function = "ok";
  options.json = file("b.json");
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(benchModule(options, module()), "");
  EXPECT_EQ(::testing::internal::GetCapturedStdout().substr(0, 10), "ok: median");
  std::string json = read(file("b.json"));
  EXPECT_NE(json.find("\"median_ms\": "), std::string::npos);
  EXPECT_NE(json.find("\"repetitions\": 3"), std::string::npos);
  options.run.outputs = {"@a", "@b", "@c"};
  EXPECT_NE(benchModule(options, module()).find("given 3"), std::string::npos);
}
