//===- RunModule.cpp - runs functions of a module file --------------------===//
#include "tools/run_support/RunModule.h"
#include "runtime/base/ByteSource.h"
#include "runtime/base/ElementType.h"
#include <charconv>
#include <cstdio>
#include <dlfcn.h>
#include <limits>

namespace sluice::run {
namespace {

std::string nameOf(const sluice_value_info_t &value, const char *kind, size_t index) {
  return kind + (" " + std::to_string(index)) +
         (*value.name ? " '" + std::string(value.name) + "'" : "");
}

/// Programs do not say whether their integers have a sign: data without one may be given for them.
bool isSignlessOf(sluice_element_type_t given, sluice_element_type_t argument) {
  return std::string_view(sluice_element_type_name(given)) ==
         "u" + std::string(sluice_element_type_name(argument));
}

Error setArgument(Module &module, Call &call, size_t index, const std::string &spec, Array &array) {
  const sluice_value_info_t &value = sluice_call_function(call.get())->arguments[index];
  if (Error error = readSpec(spec, value.element_type, index + 1, array); !error.empty())
    return nameOf(value, "input", index) + ": " + error;
  if (isSignlessOf(array.type, value.element_type))
    array.type = value.element_type;
  if (value.kind == SLUICE_VALUE_SCALAR) {
    if (array.type != value.element_type || !array.dims.empty())
      return nameOf(value, "input", index) + " must be a scalar of type " +
             sluice_element_type_name(value.element_type);
    return textOf(
        sluice_call_set_scalar(call.get(), index, loadElement(array.type, array.bytes.data())));
  }
  Tensor tensor;
  sluice_device_t *device = sluice_module_device(module.get(), value.device);
  if (Error error =
          textOf(sluice_tensor_create_copy(device, array.type, array.dims.size(), array.dims.data(),
                                           array.bytes.data(), Out(tensor)));
      !error.empty())
    return nameOf(value, "input", index) + ": " + error;
  return textOf(sluice_call_set_tensor(call.get(), index, tensor.get()));
}

/// Every "{rank}" becomes the number of this process.
Error insertRank(std::string &text) {
  constexpr std::string_view kPlace = "{rank}";
  for (size_t at; (at = text.find(kPlace)) != text.npos;) {
    sluice_world_info_t world;
    SLUICE_TRY(sluice_world_query(&world));
    text.replace(at, kPlace.size(), std::to_string(world.rank));
  }
  return "";
}

/// Distributes "SPEC" and "name=SPEC" over `count` values: `specs` gets one for each, empty if not
/// given.
Error assign(const std::vector<std::string> &texts, const sluice_value_info_t *values, size_t count,
             const char *kind, std::vector<std::string> &specs) {
  specs.assign(count, "");
  size_t next = 0;
  for (const std::string &text : texts) {
    std::string name, spec;
    splitName(text, name, spec);
    size_t index = next;
    if (!name.empty()) {
      for (index = 0; index < count && name != values[index].name; ++index)
        ;
      if (index == count) {
        std::string known;
        for (size_t i = 0; i < count; ++i)
          known += (i ? ", " : "") + std::string(values[i].name);
        return "no " + std::string(kind) + " is named '" + name + "'; there " +
               (count == 1 ? "is " : "are ") + (count ? known : "none");
      }
    } else if (index >= count) {
      return "the function has " + std::to_string(count) + " " + kind + (count == 1 ? "" : "s") +
             ", given " + std::to_string(texts.size());
    }
    if (!specs[index].empty())
      return nameOf(values[index], kind, index) + " is given twice";
    SLUICE_TRY(insertRank(spec));
    specs[index] = spec;
    next = index + 1;
  }
  return "";
}

Error writeResult(const sluice_tensor_t *tensor, const std::string &spec) {
  if (!spec.starts_with('@'))
    return "an output is written as --output=@file, given '" + spec + "'";
  Array array;
  SLUICE_TRY(readTensor(tensor, array));
  std::string path = spec.substr(1);
  return path.ends_with(".npy") ? writeNpy(path, array) : writeFile(path, array.bytes);
}

/// Every exported function without arguments: the test runner for programs with check ops.
Error runAll(Session &session) {
  size_t ran = 0, failed = 0, skipped = 0;
  for (size_t i = 0, count = sluice_module_function_count(session.module.get()); i < count; ++i) {
    const sluice_function_info_t &info = *sluice_module_function(session.module.get(), i);
    if (info.argument_count) {
      ++skipped;
      continue;
    }
    Call call;
    Error error = textOf(session.create(info.name, call));
    if (error.empty())
      error = textOf(sluice_call_invoke(call.get()));
    ++ran;
    failed += !error.empty();
    std::printf("%s %s%s%s\n", error.empty() ? "ok    " : "FAILED", info.name,
                error.empty() ? "" : ": ", error.c_str());
  }
  std::fflush(stdout);
  if (skipped)
    std::fprintf(stderr, "note: %zu function%s with arguments not run\n", skipped,
                 skipped == 1 ? "" : "s");
  if (ran == 0)
    return "the module has no function without arguments";
  return failed ? std::to_string(failed) + " of " + std::to_string(ran) + " functions failed" : "";
}

} // namespace

Error emitResults(const RunOptions &options, Call &call) {
  const sluice_function_info_t &info = *sluice_call_function(call.get());
  std::vector<std::string> outputs;
  SLUICE_TRY(assign(options.outputs, info.results, info.result_count, "output", outputs));
  constexpr size_t kPreview = 16;
  for (size_t i = 0; i < info.result_count; ++i) {
    const sluice_value_info_t &value = info.results[i];
    std::string text;
    if (value.kind == SLUICE_VALUE_SCALAR) {
      int64_t bits = 0;
      SLUICE_TRY(sluice_call_result_scalar(call.get(), i, &bits));
      char element[96];
      sluice_element_format(value.element_type, &bits, element, sizeof(element));
      text = std::string(sluice_element_type_name(value.element_type)) + "=" + element;
    } else {
      Tensor tensor;
      SLUICE_TRY(sluice_call_result_tensor(call.get(), i, Out(tensor)));
      if (!outputs[i].empty())
        SLUICE_TRY(writeResult(tensor.get(), outputs[i]));
      if (options.print || options.outputs.empty())
        text = formatTensor(tensor.get(),
                            options.print ? std::numeric_limits<size_t>::max() : kPreview);
    }
    if (!text.empty())
      std::printf("%s: %s\n", *value.name ? value.name : ("result " + std::to_string(i)).c_str(),
                  text.c_str());
  }
  return "";
}

std::vector<std::string> deviceNames(const RunOptions &options) {
  return options.devices.empty() ? std::vector<std::string>{"cpu"} : options.devices;
}

void addCallOptions(CommandLine &line, RunOptions &options, const std::string &missing) {
  line.value("function", "NAME", options.function,
             "the function to call (default: the only one, or main)");
  line.list("input", "SPEC", options.inputs,
            "argument, in order, or NAME=SPEC: @x.npy, 2x3xf32=1 2 3 4 5 6, 2x3xf32=random, "
            "2x3xf32=@raw.bin, i64=5" +
                (missing.empty() ? "" : "; " + missing));
  line.value("host-library", "LIB.so", options.hostLibrary,
             "where functions are that the program declares without a body (docs/plugins.md)");
  line.number("threads", "N", options.threads, 0, 4096,
              "threads that run kernels of the CPU; 0: one per core (default)");
}

void addRunOptions(CommandLine &line, RunOptions &options, const std::string &missing) {
  line.list("device", "DEVICE", options.devices,
            "where to run: cpu (default), cuda, cuda:1, ...; repeated for a module that names "
            "several devices: its first of a kind is the first given of that kind; cpu:1 is the "
            "processor once more; cuda:rank is each process's own");
  addCallOptions(line, options, missing);
  line.number("device_lead_allocator", "N", options.leadAllocator, 0, 1000000,
              "where a program leaves the choice of memory to run time, take that of device N of "
              "those given, from 0");
  line.value("device_policy", "POLICY", options.devicePolicy,
             "how to choose otherwise: first (default), rank, bandwidth, free_memory or locality");
  line.list("memory_limit", "BYTES", options.memoryLimits,
            "the most that buffers of a device may take, as 500000, 64M or 1.5G (K, M, G of 1024); "
            "more fails as if the device were full. NAME=BYTES is for the devices of that name, "
            "cuda:1=8G; the last that fits counts");
  line.value("timeout", "SECONDS", options.timeout,
             "the longest that the load, and each call, may take, as 0.5");
  line.number("max_steps", "N", options.limits.steps, 1, INT64_MAX,
              "the most iterations of loops and calls of functions of the host program, for the "
              "load and each call");
  line.list("trusted_keys", "FILE", options.trustedKeys,
            "load only modules that one of the keys in FILE (public, PEM) has signed: sluice sign");
  line.flag("require_signature", options.requireSignature,
            "load only signed modules, and none without --trusted_keys");
  line.flag("isolate", options.isolate,
            "run the module's code in a process of its own without rights (docs/security.md)");
  line.number("spin-us", "N", options.spinUs, 0, 1000000000,
              "microseconds for which idle threads stay awake; 0: sleep at once (default 50000)");
}

void addResultOptions(CommandLine &line, RunOptions &options) {
  line.flag("all-functions", options.allFunctions,
            "run every exported function that takes no arguments");
  line.list("output", "@FILE", options.outputs,
            "write a result, in order: @y.npy, @y.bin (raw); or NAME=@y.npy; {rank} is the number "
            "of this process where several run a program, in inputs too");
  line.flag("print", options.print, "print all values of all results");
  line.value("trace", "FILE", options.trace, "write a Chrome/Perfetto trace of all dispatches");
}

bool parseBytes(std::string_view text, uint64_t &bytes) {
  constexpr std::string_view kSuffixes = "KMG";
  size_t unit = text.empty() ? text.npos : kSuffixes.find(text.back());
  double factor = unit == kSuffixes.npos ? 1 : double(uint64_t(1) << 10 * (unit + 1)), number = 0;
  if (unit != kSuffixes.npos)
    text.remove_suffix(1);
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size() ||
      !(number * factor >= 1 && number * factor < 0x1p63))
    return false;
  bytes = uint64_t(number * factor);
  return true;
}

/// "vulkan" is the first of its kind.
static std::string fullName(const std::string &device) {
  return device.find(':') == device.npos ? device + ":0" : device;
}

/// What `texts` say for each of `devices`, 0 where there is no limit.
static Error readMemoryLimits(const std::vector<std::string> &texts,
                              const std::vector<std::string> &devices,
                              std::vector<uint64_t> &limits) {
  limits.assign(devices.size(), 0);
  for (const std::string &text : texts) {
    size_t equals = text.rfind('=');
    std::string device = equals == text.npos ? "" : text.substr(0, equals);
    uint64_t bytes = 0;
    if (equals == 0 ||
        !parseBytes(std::string_view(text).substr(equals + 1), bytes)) // npos + 1 is 0
      return "--memory_limit takes a number of bytes above 0, as 64M, or NAME=BYTES, given '" +
             text + "'";
    bool fits = false;
    std::string given;
    for (size_t i = 0; i < devices.size(); ++i) {
      if (device.empty() || fullName(device) == fullName(devices[i]))
        limits[i] = bytes, fits = true;
      given += (i ? ", " : "") + devices[i];
    }
    if (!fits)
      return "--memory_limit is for '" + device + "', which is none of the devices given: " + given;
  }
  return "";
}

/// What --timeout and --max_steps say.
static Error readCallLimits(const RunOptions &options, sluice_limits_t &limits) {
  limits = options.limits;
  double seconds = 0;
  const std::string &text = options.timeout;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (!text.empty() && (error != std::errc() || end != text.data() + text.size() ||
                        !(seconds >= 1e-6 && seconds < 1e9)))
    return "--timeout takes a number of seconds above 0, given '" + text + "'";
  limits.timeout_us = uint64_t(seconds * 1e6);
  return "";
}

Error checkTraceable(const RunOptions &options) {
  return options.isolate ? "what is isolated is not traced: --isolate goes without --trace and "
                           "--per-kernel"
                         : "";
}

Error Session::open(const RunOptions &options, const std::string &path) {
  SLUICE_TRY(sluice_instance_create(Out(instance)));
  if (!options.trace.empty()) {
    SLUICE_TRY(checkTraceable(options));
    sluice_trace_begin(instance.get());
  }
  sluice_device_options_t deviceOptions{};
  deviceOptions.threads = options.threads;
  deviceOptions.spin_us = options.spinUs == 0  ? SLUICE_SPIN_NONE
                          : options.spinUs < 0 ? 0
                                               : uint32_t(options.spinUs);
  std::vector<sluice_device_t *> handles;
  std::vector<std::string> names = deviceNames(options);
  std::vector<uint64_t> memoryLimits;
  SLUICE_TRY(readMemoryLimits(options.memoryLimits, names, memoryLimits));
  for (size_t i = 0; i < names.size(); ++i) {
    Device &device = devices.emplace_back();
    deviceOptions.memory_limit = memoryLimits[i];
    SLUICE_TRY(sluice_device_create(instance.get(), names[i].c_str(), &deviceOptions, Out(device)));
    handles.push_back(device.get());
  }
  sluice_hal_device_policy_t policy;
  SLUICE_TRY(sluice_hal_device_policy_find(options.devicePolicy.c_str(), &policy));
  sluice_device_set_lead_allocator_ordinal(options.leadAllocator);
  void *library = nullptr; // which stays until the process ends
  if (!isEnding(options.hostLibrary))
    return "--host-library: '" + options.hostLibrary + "' is a device or named pipe";
  if (!options.hostLibrary.empty() && !(library = dlopen(options.hostLibrary.c_str(), RTLD_NOW)))
    return "--host-library: " + std::string(dlerror());
  auto find = [](void *user, const char *name, sluice_host_function_t *function) {
    function->call = user ? reinterpret_cast<decltype(function->call)>(dlsym(user, name)) : nullptr;
  };
  SLUICE_TRY(readCallLimits(options, limits));
  std::vector<const char *> keys;
  for (const std::string &file : options.trustedKeys)
    keys.push_back(file.c_str());
  sluice_module_options_t moduleOptions{sizeof(moduleOptions),
                                        &policy,
                                        nullptr,
                                        find,
                                        library,
                                        limits,
                                        keys.data(),
                                        keys.size(),
                                        options.requireSignature,
                                        options.isolate};
  return textOf(sluice_module_load_file_with(handles.data(), handles.size(), path.c_str(),
                                             &moduleOptions, Out(module)));
}

sluice_status_t Session::create(const char *name, Call &call) const {
  sluice_status_t status = sluice_call_create(module.get(), name, Out(call));
  if (!status)
    sluice_call_set_limits(call.get(), &limits);
  return status;
}

std::string Session::function(const RunOptions &options) const {
  bool isOnly = sluice_module_function_count(module.get()) == 1;
  return !options.function.empty() ? options.function
         : isOnly                  ? sluice_module_function(module.get(), 0)->name
                                   : "main";
}

void Session::addRandomInputs(RunOptions &options, int64_t dynamicSize) const {
  const sluice_function_info_t *info =
      sluice_module_find_function(module.get(), function(options).c_str());
  if (!info || !options.inputs.empty())
    return;
  for (size_t i = 0; i < info->argument_count; ++i) {
    const sluice_value_info_t &value = info->arguments[i];
    std::string type;
    for (size_t d = 0; d < value.rank; ++d) {
      if (value.dims[d] < 0 && !dynamicSize)
        return; // preparing the call will name the input
      type += std::to_string(value.dims[d] < 0 ? dynamicSize : value.dims[d]) + "x";
    }
    options.inputs.push_back(type + sluice_element_type_name(value.element_type) + "=random");
  }
}

Error Session::prepare(const RunOptions &options, Call &call, std::vector<Array> *read) {
  SLUICE_TRY(create(function(options).c_str(), call));
  const sluice_function_info_t &info = *sluice_call_function(call.get());
  std::vector<std::string> specs;
  SLUICE_TRY(assign(options.inputs, info.arguments, info.argument_count, "input", specs));
  for (size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].empty())
      return nameOf(info.arguments[i], "input", i) + " (" +
             formatShape(info.arguments[i].element_type, info.arguments[i].dims,
                         info.arguments[i].rank, info.arguments[i].dim_names) +
             ") is not given; the function takes " + std::to_string(specs.size()) + " input" +
             (specs.size() == 1 ? "" : "s");
    Array array;
    SLUICE_TRY(setArgument(module, call, i, specs[i], array));
    if (read)
      read->push_back(std::move(array));
  }
  return "";
}

Error runModule(const RunOptions &options, const std::string &path) {
  Session session;
  SLUICE_TRY(session.open(options, path));
  Error error;
  if (options.allFunctions) {
    error = runAll(session);
  } else {
    Call call;
    error = session.prepare(options, call);
    if (error.empty())
      error = textOf(sluice_call_invoke(call.get()));
    if (error.empty())
      error = emitResults(options, call);
  }
  if (!options.trace.empty()) {
    sluice_trace_end(session.instance.get());
    Error traceError = textOf(sluice_trace_write(session.instance.get(), options.trace.c_str()));
    if (error.empty())
      error = traceError;
  }
  return error;
}

Error listDevices(std::vector<DeviceInfo> &devices) {
  Instance instance;
  SLUICE_TRY(sluice_instance_create(Out(instance)));
  auto add = [](void *user, const char *name, const char *text) {
    static_cast<std::vector<DeviceInfo> *>(user)->push_back({name, text, ""});
  };
  sluice_instance_visit_devices(instance.get(), add, &devices);
  sluice_instance_visit_targets(
      instance.get(),
      [](void *user, const char *name, const char *target) {
        for (DeviceInfo &device : *static_cast<std::vector<DeviceInfo> *>(user))
          if (device.name == name)
            device.target = target;
      },
      &devices);
  sluice_instance_visit_unavailable(instance.get(), add, &devices);
  return "";
}

Error printDevices() {
  std::vector<DeviceInfo> devices;
  SLUICE_TRY(listDevices(devices));
  for (const DeviceInfo &device : devices)
    std::printf("%-8s %s%s\n", device.name.c_str(), device.target.empty() ? "not available: " : "",
                device.text.c_str());
  return "";
}

std::string targetOf(const std::string &device) {
  std::string kind = device.substr(0, device.find(':'));
  Instance instance;
  if (kind == "cpu" || !textOf(sluice_instance_create(Out(instance))).empty())
    return kind;
  struct Search {
    std::string name, target;
  } search{device == kind ? device + ":0" : device, ""};
  auto visit = [](void *user, const char *name, const char *target) {
    auto &search = *static_cast<Search *>(user);
    if (search.name == name)
      search.target = target;
  };
  sluice_instance_visit_targets(instance.get(), visit, &search);
  return search.target.empty() ? kind : search.target;
}

std::vector<std::string> targetsOf(const std::vector<std::string> &devices) {
  std::vector<std::string> targets;
  for (const std::string &device : devices)
    targets.push_back(targetOf(device));
  return targets;
}

} // namespace sluice::run
