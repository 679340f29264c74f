//===- Module.cpp - C functions of modules --------------------------------===//
#include "runtime/api/Handles.h"
#include "runtime/isolation/Isolation.h"

using namespace sluice;
using namespace sluice::api;

static Status loadProgram(sluice_device_t *const *handles, size_t count, Ref<ByteSource> source,
                          const sluice_module_options_t *options, Ref<vm::Program> &program) {
  sluice_module_options_t known;
  SLUICE_RETURN_IF_ERROR(readOptions(options, known));
  auto budget = makeRef<Budget>("load");
  budget->begin(known.limits, known.cancelled);
  module::Trust trust;
  trust.isRequired = known.require_signature;
  SLUICE_RETURN_IF_ERROR(trust.read({known.trusted_keys, known.trusted_key_count}));
  std::vector<Ref<hal::Device>> devices;
  for (size_t i = 0; i < count; ++i)
    devices.emplace_back(unwrap(handles[i]));
  auto start = hal::Tracer::Clock::now();
  Ref<module::ModuleFile> file;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(std::move(source), file, budget.get(), trust));
  Ref<vm::Runner> worker;
  if (known.isolate)
    SLUICE_RETURN_IF_ERROR(isolation::isolate(*file, devices, known.limits, *budget, worker));
  SLUICE_RETURN_IF_ERROR(
      vm::Program::create(std::move(file), std::move(devices), program, &known, budget.get()));
  program->setRunner(std::move(worker));
  std::chrono::duration<double, std::milli> took = hal::Tracer::Clock::now() - start;
  if (const auto *log = static_cast<Instance *>(program->device(0).instance().get())) {
    std::string name = "module '" + program->file().name + "': ", passed = program->passedOver();
    if (!passed.empty())
      log->log(SLUICE_LOG_WARNING, name + "variants that were passed over" + passed);
    log->log(SLUICE_LOG_INFO, name + formatText("loaded in %.1f ms, %zu kernels", took.count(),
                                                program->file().kernels.size()));
  }
  return {};
}

/// A failure about the bytes of a file also says which file.
static Status named(Status status, const char *path) {
  if (status.ok() || std::strlen(status.location()))
    return status;
  return makeError(status.code(), "'%s': %s", path, status.message());
}

extern "C" {

sluice_status_t sluice_module_load_file(sluice_device_t *const *devices, size_t device_count,
                                        const char *path, sluice_module_t **out_module) {
  return sluice_module_load_file_with(devices, device_count, path, nullptr, out_module);
}

sluice_status_t sluice_module_load_file_with(sluice_device_t *const *devices, size_t device_count,
                                             const char *path,
                                             const sluice_module_options_t *options,
                                             sluice_module_t **out_module) {
  return attempt(out_module, [&](Ref<vm::Program> &program) {
    Ref<ByteSource> source;
    SLUICE_RETURN_IF_ERROR(ByteSource::map(path, source));
    return named(loadProgram(devices, device_count, std::move(source), options, program), path);
  });
}

sluice_status_t sluice_module_load_memory(sluice_device_t *const *devices, size_t device_count,
                                          const void *data, size_t length,
                                          sluice_release_callback_t release, void *user,
                                          sluice_module_t **out_module) {
  return sluice_module_load_memory_with(devices, device_count, data, length, release, user, nullptr,
                                        out_module);
}

sluice_status_t sluice_module_load_memory_with(sluice_device_t *const *devices, size_t device_count,
                                               const void *data, size_t length,
                                               sluice_release_callback_t release, void *user,
                                               const sluice_module_options_t *options,
                                               sluice_module_t **out_module) {
  return attempt(out_module, [&](Ref<vm::Program> &program) -> Status {
    if (reinterpret_cast<uintptr_t>(data) % 64)
      return makeError(SLUICE_INVALID_ARGUMENT, "the memory of a module must be 64-byte aligned");
    auto source =
        ByteSource::wrapExternal({static_cast<const uint8_t *>(data), length}, nullptr, nullptr);
    SLUICE_RETURN_IF_ERROR(loadProgram(devices, device_count, source, options, program));
    source->setRelease(release, user);
    return {};
  });
}

const char *sluice_module_name(const sluice_module_t *module) {
  return unwrap(module)->file().name.c_str();
}
sluice_device_t *sluice_module_device(const sluice_module_t *module, size_t index) {
  return wrap<sluice_device_t>(unwrap(module)->exportDevice(index));
}

size_t sluice_module_selection_count(const sluice_module_t *module) {
  return const_cast<vm::Program *>(unwrap(module))->readSelections([](const auto &all) {
    return all.size();
  });
}
sluice_device_t *sluice_module_selection(const sluice_module_t *module, size_t index,
                                         uint64_t *out_queue_affinity) {
  auto *program = const_cast<vm::Program *>(unwrap(module));
  return program->readSelections([&](const auto &all) -> sluice_device_t * {
    if (index >= all.size())
      return nullptr;
    if (out_queue_affinity)
      *out_queue_affinity = all[index].queues;
    return wrap<sluice_device_t>(&program->device(all[index].device));
  });
}

size_t sluice_module_function_count(const sluice_module_t *module) {
  return unwrap(module)->file().entries.size();
}
const sluice_function_info_t *sluice_module_function(const sluice_module_t *module, size_t index) {
  const auto &entries = unwrap(module)->file().entries;
  return index < entries.size() ? &entries[index].info : nullptr;
}
const sluice_function_info_t *sluice_module_find_function(const sluice_module_t *module,
                                                          const char *name) {
  for (const auto &entry : unwrap(module)->file().entries)
    if (std::strcmp(entry.info.name, name) == 0)
      return &entry.info;
  return nullptr;
}
}
