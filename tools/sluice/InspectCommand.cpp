//===- InspectCommand.cpp - sluice inspect --------------------------------===//
#include "compiler/Driver/KernelReproducer.h"
#include "runtime/base/ElementType.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/KernelTable.h"
#include "tools/sluice/MemoryPlan.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>

namespace sluice::tool {

static std::string describe(const sluice_value_info_t &value) {
  std::string text = value.name && *value.name ? std::string(value.name) + ": " : "";
  return text + formatShape(value.element_type, value.dims, value.rank, value.dim_names) +
         (value.donated ? " donated" : "");
}

static void printFunction(const sluice_function_info_t &function) {
  std::printf("  %s(", function.name);
  for (size_t i = 0; i < function.argument_count; ++i)
    std::printf("%s%s", i ? ", " : "", describe(function.arguments[i]).c_str());
  std::printf(") -> (");
  for (size_t i = 0; i < function.result_count; ++i)
    std::printf("%s%s", i ? ", " : "", describe(function.results[i]).c_str());
  std::printf(")\n");
}

namespace {
/// What takes up the segments of a module, and of how many kernels.
struct Sizes {
  size_t constants = 0, kernels = 0;
  uint64_t constantBytes = 0, codeBytes = 0;
};
} // namespace

static std::string targetsOf(const module::ModuleFile &variant) {
  return llvm::join(
      llvm::map_range(variant.libraries,
                      [](const auto &library) { return std::string(library.target); }),
      ", ");
}

static Sizes sizesOf(const module::ModuleFile &file) {
  Sizes sizes;
  enum Kind { Constant, Code, Report };
  std::vector<Kind> kinds(file.segments.size(), Constant);
  for (const module::ModuleFile *variant : file.all()) {
    sizes.kernels += variant->kernels.size();
    if (variant->placement != module::kAbsent)
      kinds[variant->placement] = Report;
    if (variant->memoryReport != module::kAbsent)
      kinds[variant->memoryReport] = Report;
    for (const auto &library : variant->libraries) {
      kinds[library.segment] = Code;
      if (library.report != module::kAbsent)
        kinds[library.report] = Report;
    }
  }
  for (size_t i = 0; i < kinds.size(); ++i) {
    sizes.constants += kinds[i] == Constant;
    sizes.constantBytes += kinds[i] == Constant ? file.segments[i].size() : 0;
    sizes.codeBytes += kinds[i] == Code ? file.segments[i].size() : 0;
  }
  return sizes;
}

static std::string nameOf(const module::ModuleFile &file, const std::string &path) {
  return file.name.empty() ? path : file.name;
}

static void printText(const module::ModuleFile &file, const std::string &path,
                      const std::vector<LibraryKernels> *libraries,
                      const std::vector<ModuleMemory> &memory) {
  Sizes sizes = sizesOf(file);
  std::printf("module %s, made by %s\n", nameOf(file, path).c_str(), file.producer.c_str());
  std::printf("functions:\n");
  for (const auto &function : file.entries)
    printFunction(function.info);
  std::printf("constants: %zu segments, %.3f MB\n", sizes.constants, sizes.constantBytes / 1e6);
  std::printf("kernels: %zu, %.1f KB of code", sizes.kernels, sizes.codeBytes / 1e3);
  if (!file.others.empty())
    std::printf(", in %zu variants", file.others.size() + 1);
  std::printf("\n");
  size_t next = 0;
  for (const module::ModuleFile *variant : file.all())
    for (const auto &library : variant->libraries) {
      std::printf("  for %s\n", library.target.c_str());
      if (libraries)
        printKernels((*libraries)[next++]);
    }
  for (size_t i = 0; i < memory.size(); ++i) {
    std::printf("memory%s%s:\n", memory.size() > 1 ? " of the variant for " : "",
                memory.size() > 1 ? targetsOf(*file.all()[i]).c_str() : "");
    for (const MemoryPlan &plan : memory[i].plans)
      printMemory(plan);
  }
}

static void printJson(const module::ModuleFile &file, const std::string &path,
                      const std::vector<LibraryKernels> &libraries,
                      const std::vector<ModuleMemory> &memory) {
  Sizes sizes = sizesOf(file);
  llvm::json::OStream json(llvm::outs(), /*IndentSize=*/2);
  auto values = [&](llvm::StringRef name, const sluice_value_info_t *infos, size_t count) {
    json.attributeArray(name, [&] {
      for (size_t i = 0; i < count; ++i)
        json.value(describe(infos[i]));
    });
  };
  json.object([&] {
    json.attribute("module", nameOf(file, path));
    json.attribute("producer", file.producer);
    json.attributeArray("functions", [&] {
      for (const auto &function : file.entries)
        json.object([&] {
          json.attribute("name", function.info.name);
          values("arguments", function.info.arguments, function.info.argument_count);
          values("results", function.info.results, function.info.result_count);
        });
    });
    json.attribute("constants", sizes.constants);
    json.attribute("constant_bytes", sizes.constantBytes);
    json.attribute("code_bytes", sizes.codeBytes);
    json.attributeArray("targets", [&] {
      for (const LibraryKernels &library : libraries)
        writeKernels(library, json);
    });
    if (!memory.empty())
      json.attributeArray("memory", [&] {
        for (const ModuleMemory &program : memory)
          for (const MemoryPlan &plan : program.plans)
            writeMemory(plan, json);
      });
  });
  llvm::outs() << "\n";
}

static Status writeBytes(const std::string &path, llvm::StringRef bytes) {
  std::string problem = writeWhole(path, bytes);
  return problem.empty() ? Status() : makeError(SLUICE_NOT_FOUND, "%s", problem.c_str());
}

/// Writes what a driver is given into files of `folder`: NAME.spv, NAME.ptx, ... for each kernel of
/// a GPU, kernels.so for a CPU's.
static Status writeVariant(const module::ModuleFile &file, const std::string &folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  auto write = [&](const std::string &name, std::span<const uint8_t> bytes) {
    return writeBytes(folder + "/" + name, llvm::toStringRef(bytes));
  };
  for (const auto &library : file.libraries) {
    std::span<const uint8_t> bytes = file.segments[library.segment];
    if (library.target.starts_with("cpu")) {
      SLUICE_RETURN_IF_ERROR(write("kernels.so", bytes));
      continue;
    }
    module::GpuExecutable gpu;
    SLUICE_RETURN_IF_ERROR(module::readGpuExecutable(bytes, gpu));
    for (const module::GpuEntry &entry : gpu.entries) {
      std::string name = entry.name;
      std::replace(name.begin(), name.end(), '/', '_');
      auto writeCode = [&](const module::GpuCode &code) {
        const char *ending = code.kind == module::GpuCodeKind::Ptx     ? ".ptx"
                             : code.kind == module::GpuCodeKind::Spirv ? ".spv"
                             : code.kind == module::GpuCodeKind::Hsaco ? ".hsaco"
                                                                       : ".cubin";
        return write(name + ending, code.bytes);
      };
      SLUICE_RETURN_IF_ERROR(writeCode(gpu.codes[entry.code]));
      if (entry.machineCode != module::kNoMachineCode)
        SLUICE_RETURN_IF_ERROR(writeCode(gpu.codes[entry.machineCode]));
    }
  }
  return {};
}

/// The code of several variants goes into a folder of each, named 1, 2, ... in the order of their
/// preference.
static Status writeCode(const module::ModuleFile &file, const std::string &folder) {
  if (file.others.empty())
    return writeVariant(file, folder);
  size_t number = 0;
  for (const module::ModuleFile *variant : file.all())
    SLUICE_RETURN_IF_ERROR(writeVariant(*variant, folder + "/" + std::to_string(++number)));
  return {};
}

/// Reads the sizes that the user gives: "--dim=batch=4" and "--input=x=4x3xf32", an array or only
/// its type.
static Status readSizes(const std::vector<std::string> &dims,
                        const std::vector<std::string> &inputs, const module::ModuleFile &file,
                        KnownSizes &sizes) {
  for (const std::string &text : dims) {
    size_t equals = text.rfind('=');
    int64_t value = -1;
    const char *end = text.data() + text.size();
    if (equals == std::string::npos || equals == 0 ||
        std::from_chars(text.data() + equals + 1, end, value).ptr != end || value < 0)
      return makeError(SLUICE_INVALID_ARGUMENT,
                       "--dim=%s: expected NAME=N, such as batch=4 or x[0]=4", text.c_str());
    sizes.dims[text.substr(0, equals)] = value;
  }
  for (const std::string &text : inputs) {
    std::string name, spec;
    run::Array array;
    size_t equals = text.find('=');
    auto isType = [&](size_t begin) {
      return run::parseTensorType(std::string_view(text).substr(begin), array.type, array.dims);
    };
    if (equals != text.npos && isType(equals + 1)) {
      name = text.substr(0, equals);
    } else if (!isType(0)) {
      run::splitName(text, name, spec);
      if (run::Error error = run::readSpec(spec, SLUICE_ELEMENT_NONE, 0, array); !error.empty())
        return makeError(SLUICE_INVALID_ARGUMENT, "--input=%s: %s", text.c_str(), error.c_str());
    }
    bool known = name.empty();
    for (const auto &exported : file.entries)
      for (size_t i = 0; i < exported.info.argument_count; ++i)
        known |= name == exported.info.arguments[i].name || name == "arg" + std::to_string(i);
    if (!known)
      return makeError(SLUICE_INVALID_ARGUMENT, "--input=%s: no function has an argument '%s'",
                       text.c_str(), name.c_str());
    sizes.inputs.emplace_back(std::move(name), std::move(array));
  }
  return {};
}

/// Writes a picture of the memory of all functions.
static Status writePicture(const std::vector<ModuleMemory> &memory, const std::string &title,
                           const std::string &path) {
  std::vector<const MemoryPlan *> plans;
  for (const ModuleMemory &program : memory)
    for (const MemoryPlan &plan : program.plans) {
      if (!plan.known)
        return makeError(SLUICE_INVALID_ARGUMENT,
                         "a picture of '%s' needs sizes that depend on %s; give them as "
                         "--dim=NAME=N or --input=NAME=SPEC",
                         plan.function.c_str(), llvm::join(plan.unknown, ", ").c_str());
      plans.push_back(&plan);
    }
  return writeBytes(path, drawMemory(plans, title));
}

int inspectCommand(const Arguments &arguments) {
  bool kernels = false, json = false, withMemory = false;
  std::string code, picture;
  std::vector<std::string> files, dims, inputs;
  CommandLine line("sluice inspect OUT.slm [options]",
                   "Shows what is in a module: functions, kernels, constants, memory.",
                   {"sluice inspect model.slm", "sluice inspect model.slm --kernels",
                    "sluice inspect model.slm --memory=arena.svg --dim=batch=4",
                    "sluice inspect model.slm --json | jq '.targets[].kernels[] | {name, plan, "
                    "dropped_plans}'"});
  line.positional("OUT.slm", files, 1, 1);
  line.flag("kernels", kernels,
            "for each kernel: nodes of the model, plan, rejected plans and why, memory, grid");
  line.optionalValue("memory", "FILE.svg", withMemory, picture,
                     "where each value lies and for how long, the least memory that could do; also "
                     "as a picture over time");
  line.list("dim", "NAME=N", dims,
            "a dynamic size for --memory: batch=4, or x[0]=4 for dimension 0 of argument x");
  line.list("input", "[NAME=]SPEC", inputs,
            "the same by an input as for `sluice run`, or its type alone: x=4x3xf32");
  line.flag("json", json, "all of it, kernels included, as JSON; the memory with --memory");
  line.value(
      "code", "DIR", code,
      "write the code of all kernels into this folder; of several variants into 1, 2, ... in it");
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  Ref<module::ModuleFile> file;
  std::vector<LibraryKernels> libraries; // of all variants
  std::vector<ModuleMemory> memory;
  auto read = [&]() -> Status {
    KnownSizes sizes;
    SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(files[0].c_str(), file));
    if (kernels || json)
      for (const module::ModuleFile *variant : file->all())
        SLUICE_RETURN_IF_ERROR(readKernels(*variant, libraries));
    if (!code.empty())
      SLUICE_RETURN_IF_ERROR(writeCode(*file, code));
    SLUICE_RETURN_IF_ERROR(readSizes(dims, inputs, *file, sizes));
    if (withMemory)
      for (const module::ModuleFile *variant : file->all())
        SLUICE_RETURN_IF_ERROR(planMemory(*variant, sizes, memory.emplace_back()));
    return picture.empty() ? Status() : writePicture(memory, nameOf(*file, files[0]), picture);
  };
  if (Status status = read(); !status.ok())
    return fail(status.message());
  if (json)
    printJson(*file, files[0], libraries, memory);
  else
    printText(*file, files[0], kernels ? &libraries : nullptr, memory);
  return kSuccess;
}

} // namespace sluice::tool
