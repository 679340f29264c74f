//===- InspectCommand.cpp - sluice inspect --------------------------------===//
#include "runtime/base/ByteSource.h"
#include "runtime/module/ModuleFile.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include <cstdio>
#include <string>

namespace sluice::tool {

static std::string describe(const sluice_value_info_t &value) {
  std::string text = value.name && *value.name ? std::string(value.name) + ": " : "";
  if (value.kind == SLUICE_VALUE_SCALAR)
    return text + sluice_element_type_name(value.element_type);
  for (size_t i = 0; i < value.rank; ++i) {
    bool named = value.dim_names && value.dim_names[i] && *value.dim_names[i];
    text += (value.dims[i] >= 0 ? std::to_string(value.dims[i]) : named ? value.dim_names[i] : "?") + "x";
  }
  return text + sluice_element_type_name(value.element_type);
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

int inspectCommand(const Arguments &arguments) {
  bool kernels = false;
  std::vector<std::string> files;
  CommandLine line("inspect OUT.slm [options]", "Shows what is in a module: functions, kernels, constants.",
                   {"sluice inspect model.slm", "sluice inspect model.slm --kernels"});
  line.positional("OUT.slm", files, 1, 1);
  line.flag("kernels", kernels, "list every kernel with its node of the model");
  int exitCode = kSuccess;
  if (!line.parse(arguments, exitCode))
    return exitCode;
  Ref<ByteSource> source;
  Ref<module::ModuleFile> file;
  Status status = ByteSource::map(files[0], source);
  if (status.ok())
    status = module::ModuleFile::open(source, file);
  if (!status.ok())
    return fail(std::string(status.message()));
  uint64_t libraryBytes = 0, constantBytes = 0;
  for (const auto &library : file->libraries)
    libraryBytes += file->segments[library.segment].size();
  for (const auto &segment : file->segments)
    constantBytes += segment.size();
  constantBytes -= libraryBytes;
  std::printf("module %s, made by %s\n", *file->name ? file->name : files[0].c_str(), file->producer);
  std::printf("functions:\n");
  for (const auto &function : file->exports)
    printFunction(function.info);
  std::printf("constants: %zu segments, %.3f MB\n", file->segments.size() - file->libraries.size(),
              constantBytes / 1e6);
  std::printf("kernels: %zu, %.1f KB of code\n", file->kernels.size(), libraryBytes / 1e3);
  for (const auto &library : file->libraries)
    std::printf("  for %.*s\n", int(library.target.size()), library.target.data());
  if (kernels)
    for (const auto &kernel : file->kernels)
      std::printf("  %-56.*s %s\n", int(kernel.name.size()), kernel.name.data(), file->location(kernel.location));
  return kSuccess;
}

} // namespace sluice::tool
