//===- Module.cpp - C functions of modules --------------------------------===//
#include "runtime/api/Handles.h"

#include <cstring>

using namespace sluice;
using namespace sluice::api;

static Status loadProgram(sluice_device_t *const *handles, size_t count, Ref<ByteSource> source,
                          Ref<vm::Program> &program) {
  std::vector<Ref<hal::Device>> devices;
  for (size_t i = 0; i < count; ++i)
    devices.emplace_back(unwrap(handles[i]));
  Ref<module::ModuleFile> file;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(std::move(source), file));
  return vm::Program::create(std::move(file), std::move(devices), program);
}

/// A failure about the bytes of a file also says which file.
static Status named(Status status, const char *path) {
  if (status.ok() || std::strlen(status.location()))
    return status;
  return makeError(status.code(), "'%s': %s", path, status.message());
}

extern "C" {

sluice_status_t sluice_module_load_file(sluice_device_t *const *devices, size_t device_count, const char *path,
                                        sluice_module_t **out_module) {
  Ref<ByteSource> source;
  if (Status status = ByteSource::map(path, source); !status.ok())
    return status.release();
  Ref<vm::Program> program;
  return finish(named(loadProgram(devices, device_count, std::move(source), program), path), program, out_module);
}

sluice_status_t sluice_module_load_memory(sluice_device_t *const *devices, size_t device_count, const void *data,
                                          size_t length, sluice_release_callback_t release, void *user,
                                          sluice_module_t **out_module) {
  Ref<vm::Program> program;
  if (reinterpret_cast<uintptr_t>(data) % 64)
    return makeError(SLUICE_INVALID_ARGUMENT, "the memory of a module must be 64-byte aligned").release();
  auto source = ByteSource::lend({static_cast<const uint8_t *>(data), length}, release, user);
  return finish(loadProgram(devices, device_count, std::move(source), program), program, out_module);
}

void sluice_module_retain(sluice_module_t *module) { unwrap(module)->retain(); }
void sluice_module_release(sluice_module_t *module) {
  if (module)
    unwrap(module)->release();
}
const char *sluice_module_name(const sluice_module_t *module) { return unwrap(module)->file().name; }
sluice_device_t *sluice_module_device(const sluice_module_t *module, size_t index) {
  const vm::Program *program = unwrap(module);
  return index < program->file().devices.size() ? wrap<sluice_device_t>(&program->device(uint32_t(index))) : nullptr;
}

size_t sluice_module_function_count(const sluice_module_t *module) { return unwrap(module)->file().exports.size(); }
const sluice_function_info_t *sluice_module_function(const sluice_module_t *module, size_t index) {
  const auto &exports = unwrap(module)->file().exports;
  return index < exports.size() ? &exports[index].info : nullptr;
}
const sluice_function_info_t *sluice_module_find_function(const sluice_module_t *module, const char *name) {
  for (const auto &entry : unwrap(module)->file().exports)
    if (std::strcmp(entry.info.name, name) == 0)
      return &entry.info;
  return nullptr;
}
}
