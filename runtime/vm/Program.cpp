//===- Program.cpp - a module on its devices, with its state --------------===//
#include "runtime/vm/Program.h"

#include "runtime/vm/ArenaPack.h"
#include "runtime/vm/Interpreter.h"
#include "runtime/vm/Operands.h"

#include <algorithm>

namespace sluice::vm {

Status Program::create(Ref<module::ModuleFile> file, std::vector<Ref<hal::Device>> devices, Ref<Program> &program) {
  Refusals refusals;
  Ref<Program> result;
  Status status = createVariant(file, devices, refusals, result);
  for (const auto &variant : file->variants) {
    if (status.code() != SLUICE_UNSUPPORTED)
      break;
    status = createVariant(variant, devices, refusals, result);
  }
  if (status.code() == SLUICE_UNSUPPORTED && !file->variants.empty())
    return makeError(SLUICE_UNSUPPORTED, "module has no variant for %s%s", devices[0]->name(), refusals.text.c_str())
        .at(refusals.location);
  SLUICE_RETURN_IF_ERROR(std::move(status));
  if (result->file().initializer != module::kAbsent) {
    Invocation none;
    SLUICE_RETURN_IF_ERROR(invoke(*result, result->file().initializer, none));
  }
  program = std::move(result);
  return {};
}

/// Everything but the initializer. UNSUPPORTED if `devices` lack what a kernel needs; `refusals` then has one more reason.
Status Program::createVariant(Ref<module::ModuleFile> file, const std::vector<Ref<hal::Device>> &devices,
                              Refusals &refusals, Ref<Program> &program) {
  size_t wanted = file->devices.size();
  if (devices.size() != wanted && devices.size() != 1)
    return makeError(SLUICE_INVALID_ARGUMENT, "module uses %zu devices, %zu given", wanted, devices.size());

  auto result = Ref<Program>::adopt(new Program());
  result->moduleFile = file;
  result->scalarGlobals.resize(file->scalarGlobals.size());
  result->refGlobals.resize(file->refGlobals.size());
  result->packings.resize(file->arenas.size());
  for (size_t i = 0; i < wanted; ++i) {
    Place &place = result->places.emplace_back();
    place.device = devices[devices.size() == 1 ? 0 : i];
    SLUICE_RETURN_IF_ERROR(result->loadKernels(place, refusals));
  }
  for (size_t i = 0; i < file->kernels.size(); ++i)
    if (std::none_of(result->places.begin(), result->places.end(),
                     [&](const Place &place) { return place.kernels[i].kernel; }))
      return makeError(SLUICE_UNSUPPORTED, "module has no kernel '%.*s' for %s%s", int(file->kernels[i].name.size()),
                       file->kernels[i].name.data(), devices[0]->name(), refusals.text.c_str())
          .at(refusals.location);
  for (Place &place : result->places)
    SLUICE_RETURN_IF_ERROR(result->mapConstants(place));
  program = std::move(result);
  return {};
}

/// Of all segments only the constants of this program: others are code, reports, or of another variant, and a device would copy
/// them for nothing.
Status Program::mapConstants(Place &place) {
  struct Search {
    bool operand(char letter, size_t index) {
      if (letter == 'x')
        used[instruction[index]] = true;
      return true;
    }
    bool list(uint32_t) { return true; }
    std::span<const uint32_t> instruction;
    std::vector<bool> used;
  };
  const auto &segments = moduleFile->segments;
  Search search{{}, std::vector<bool>(segments.size())};
  for (const module::Function &function : moduleFile->functions)
    for (size_t at = 0; at < function.bytecode.size(); at += headLength(function.bytecode[at])) {
      search.instruction = function.bytecode.subspan(at, headLength(function.bytecode[at]));
      walkOperands(search.instruction, search);
    }
  place.constants.resize(segments.size());
  for (size_t i = 0; i < segments.size(); ++i)
    if (search.used[i])
      SLUICE_RETURN_IF_ERROR(place.device->mapConstant(moduleFile->source, segments[i], place.constants[i]));
  return {};
}

Status Program::loadKernels(Place &place, Refusals &refusals) {
  const auto &wanted = moduleFile->kernels;
  place.kernels.resize(wanted.size());
  size_t missing = wanted.size();
  for (const module::Library &library : moduleFile->libraries) {
    if (missing == 0)
      break;
    std::string reason;
    auto refuse = [&](const std::string &why) { refusals.text += (refusals.text.empty() ? ": " : "; ") + why; };
    if (!place.device->supportsTarget(library.target, reason)) {
      refuse(reason);
      continue;
    }
    hal::ExecutableDesc desc{
        std::string(library.target), moduleFile->source, moduleFile->segments[library.segment], {}, {}};
    for (const auto &failure : moduleFile->kernelFailures)
      desc.failures.push_back({std::string(failure.message), moduleFile->location(failure.location)});
    desc.locationOf = [&](std::string_view name) {
      auto kernel = std::ranges::find(wanted, name, &module::Kernel::name);
      return kernel == wanted.end() ? "" : moduleFile->location(kernel->location);
    };
    Ref<hal::Executable> executable;
    Status status = place.device->loadExecutable(std::move(desc), executable);
    if (status.code() == SLUICE_UNSUPPORTED) { // another library may ask for less
      refuse(status.message());
      if (refusals.location.empty())
        refusals.location = status.location();
      continue;
    }
    SLUICE_RETURN_IF_ERROR(std::move(status));
    for (size_t i = 0; i < wanted.size(); ++i)
      if (LoadedKernel &kernel = place.kernels[i];
          !kernel.kernel && (kernel.kernel = executable->find(wanted[i].name))) {
        kernel.executable = executable.get();
        kernel.location = moduleFile->location(wanted[i].location);
        --missing;
      }
    place.executables.push_back(std::move(executable));
  }
  return {};
}

const LoadedKernel &Program::kernel(const hal::Device &device, uint32_t index) const {
  for (const Place &place : places)
    if (place.device.get() == &device)
      return place.kernels[index];
  static const LoadedKernel none;
  return none;
}

int64_t Program::loadGlobal(uint32_t index) {
  std::lock_guard lock(mutex);
  return scalarGlobals[index];
}
void Program::storeGlobal(uint32_t index, int64_t value) {
  std::lock_guard lock(mutex);
  scalarGlobals[index] = value;
}
Ref<RefObject> Program::loadRefGlobal(uint32_t index) {
  std::lock_guard lock(mutex);
  return refGlobals[index];
}
void Program::storeRefGlobal(uint32_t index, Ref<RefObject> value) {
  std::lock_guard lock(mutex);
  std::swap(refGlobals[index], value); // the caller's scope ends the old one, after the lock
}

Status Program::packArena(uint32_t index, std::span<const uint64_t> sizes, std::span<uint64_t> offsets,
                          uint64_t &total) {
  const module::Arena &arena = moduleFile->arenas[index];
  {
    std::lock_guard lock(mutex);
    const Packing &last = packings[index];
    if (last.valid && std::equal(sizes.begin(), sizes.end(), last.sizes.begin(), last.sizes.end())) {
      std::copy(last.offsets.begin(), last.offsets.end(), offsets.begin());
      total = last.total;
      return {};
    }
  }
  std::vector<ArenaSlice> slices;
  uint64_t sum = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    sum += sizes[i] + arena.alignment;
    if (sizes[i] > uint64_t(1) << 62 || sum > uint64_t(1) << 62)
      return makeError(SLUICE_OUT_OF_RANGE, "the intermediate values of this call need more than 2^62 bytes");
    slices.push_back({arena.intervals[i].first, arena.intervals[i].last, sizes[i], 0});
  }
  total = vm::packArena(slices, arena.alignment);
  for (size_t i = 0; i < slices.size(); ++i)
    offsets[i] = slices[i].offset;
  std::lock_guard lock(mutex);
  packings[index] = {true, {sizes.begin(), sizes.end()}, {offsets.begin(), offsets.end()}, total};
  return {};
}

} // namespace sluice::vm
