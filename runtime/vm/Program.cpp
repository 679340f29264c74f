//===- Program.cpp - a module on its devices, with its state --------------===//
#include "runtime/vm/Program.h"

#include "runtime/collectives/World.h"
#include "runtime/vm/ArenaPack.h"
#include "runtime/vm/Bytecode.h"

namespace sluice::vm {

/// "cpu:0, vulkan:0"
static std::string namesOf(const std::vector<Ref<hal::Device>> &devices) {
  std::string names;
  for (const auto &device : devices)
    names += (names.empty() ? "" : ", ") + std::string(device->name());
  return names;
}

/// Finds what the module needs among the devices it is given. UNSUPPORTED says what is missing and
/// what there is.
Status Program::chooseDevices(const module::ModuleFile &file,
                              const std::vector<Ref<hal::Device>> &given,
                              std::vector<size_t> &chosen) {
  std::vector<bool> taken(given.size());
  auto isDevice = [](const fb::DeviceNeedT &need) { return need.queueOf == module::kAbsent; };
  auto wanted = size_t(std::ranges::count_if(file.needs, isDevice));
  for (const fb::DeviceNeedT &need : file.needs) {
    if (!isDevice(need)) {
      chosen.push_back(chosen[need.queueOf]);
      continue;
    }
    uint32_t number = 0;
    size_t found = given.size();
    for (size_t i = 0; i < given.size() && found == given.size(); ++i) {
      std::string_view name = given[i]->name();
      if (name.substr(0, name.find(':')) != need.driver)
        continue;
      bool fits = need.ordinal == module::kAbsent ? !taken[i] : number == need.ordinal;
      ++number;
      if (fits)
        found = i;
    }
    if (found == given.size()) {
      std::string which =
          need.ordinal == module::kAbsent ? "" : " number " + std::to_string(need.ordinal);
      return makeError(SLUICE_UNSUPPORTED,
                       "module needs %zu device%s, '%s' on %s%s is absent; given %s", wanted,
                       wanted == 1 ? "" : "s", need.name.data(), need.driver.data(), which.c_str(),
                       namesOf(given).c_str());
    }
    taken[found] = true;
    chosen.push_back(found);
  }
  return {};
}

Status Program::create(Ref<module::ModuleFile> file, std::vector<Ref<hal::Device>> devices,
                       Ref<Program> &program, const sluice_module_options_t *options,
                       Budget *budget) {
  Trial trial;
  trial.budget = budget;
  Ref<Program> result;
  Status status = createVariant(file, devices, trial, result);
  for (const auto &variant : file->others) {
    if (status.code() != SLUICE_UNSUPPORTED)
      break;
    status = createVariant(variant, devices, trial, result);
  }
  if (status.code() == SLUICE_UNSUPPORTED && !file->others.empty())
    return makeError(SLUICE_UNSUPPORTED, "module has no variant for %s%s", namesOf(devices).c_str(),
                     trial.text.c_str())
        .at(trial.location);
  SLUICE_RETURN_IF_ERROR(std::move(status));
  result->refused = std::move(trial.text);
  SLUICE_RETURN_IF_ERROR(result->findHostFunctions(options));
  SLUICE_RETURN_IF_ERROR(result->openChannels());
  const sluice_hal_device_policy_t *policy = options ? options->device_policy : nullptr;
  result->policy = policy ? *policy : hal::findDevicePolicy("first");
  if (result->file().initializer != module::kAbsent && !(options && options->isolate)) {
    Invocation none;
    none.budget = budget;
    SLUICE_RETURN_IF_ERROR(invoke(*result, result->file().initializer, none));
  }
  result->policy = hal::findDevicePolicy("first"); // The caller's may be gone.
  for (const module::Export &entry : result->file().entries)
    for (auto [values, count] : {std::pair(entry.info.arguments, entry.info.argument_count),
                                 std::pair(entry.info.results, entry.info.result_count)})
      for (size_t i = 0; i < count; ++i) {
        uint32_t index;
        SLUICE_RETURN_IF_ERROR(result->resolveDevice(uint32_t(values[i].device), index));
        result->exportPlaces[values[i].device] = index;
      }
  program = std::move(result);
  return {};
}

Status Program::findHostFunctions(const sluice_module_options_t *options) {
  for (const std::string &name : moduleFile->hostFunctions) {
    sluice_host_function_t &function = hostFunctions.emplace_back();
    if (options && options->find_host_function)
      options->find_host_function(options->host_user, name.c_str(), &function);
    if (!function.call)
      return makeError(SLUICE_NOT_FOUND,
                       "the module calls the host's function '%s', which is not given",
                       name.c_str());
  }
  return {};
}

/// Everything but the initializer. UNSUPPORTED if `devices` lack what a kernel needs; `trial`
/// then has one more reason.
Status Program::createVariant(Ref<module::ModuleFile> file,
                              const std::vector<Ref<hal::Device>> &given, Trial &trial,
                              Ref<Program> &program) {
  size_t wanted = file->devices.size();
  std::vector<size_t> chosen;
  if (file->needs.empty()) {
    for (size_t i = 0; i < given.size(); ++i)
      chosen.push_back(i);
  } else if (Status status = chooseDevices(*file, given, chosen); !status.ok()) {
    trial.text += (trial.text.empty() ? ": " : "; ") + std::string(status.message());
    return status;
  }
  if (chosen.size() != wanted && chosen.size() != 1)
    return makeError(SLUICE_INVALID_ARGUMENT, "module uses %zu devices, %zu given", wanted,
                     chosen.size());

  auto result = Ref<Program>::adopt(new Program());
  result->moduleFile = file;
  result->givenDevices = given.size();
  result->scalarGlobals.resize(file->scalarGlobals.size());
  result->refGlobals.resize(file->refGlobals.size());
  result->packings.resize(file->arenas.size());
  for (size_t i = 0; i < wanted; ++i) {
    Place &place = result->places.emplace_back();
    place.ordinal = chosen[chosen.size() == 1 ? 0 : i];
    place.device = given[place.ordinal];
    if (!file->needs.empty() && file->needs[i].queueOf != module::kAbsent) {
      SLUICE_RETURN_IF_ERROR(given[place.ordinal]->openQueue(file->needs[i].queue, place.device));
      // Two that wrap around to one queue are one device.
      auto same =
          std::find_if(result->places.begin(), result->places.end() - 1, [&](const Place &other) {
            return other.device.get() == place.device.get();
          });
      if (same != result->places.end() - 1) {
        place.kernels = same->kernels;
        continue;
      }
    }
    SLUICE_RETURN_IF_ERROR(result->loadKernels(place, uint32_t(i), trial));
  }
  for (size_t i = 0; i < file->kernels.size(); ++i)
    if (std::none_of(result->places.begin(), result->places.end(),
                     [&](const Place &place) { return place.kernels[i].kernel; }))
      return makeError(SLUICE_UNSUPPORTED, "module has no kernel '%s' for %s%s",
                       file->kernels[i].name.c_str(), namesOf(given).c_str(), trial.text.c_str())
          .at(trial.location);
  SLUICE_RETURN_IF_ERROR(result->meet());
  SLUICE_RETURN_IF_ERROR(result->mapConstants());
  program = std::move(result);
  return {};
}

namespace {

/// The processes of a group, and which of them `rank` is: those that differ from it along the axes
/// of the group only.
std::vector<uint32_t> membersOf(const module::ProcessGroup &group, uint32_t rank,
                                uint32_t &member) {
  std::vector<uint32_t> strides(group.grid.size());
  uint32_t stride = 1;
  for (size_t axis = strides.size(); axis-- > 0;) {
    strides[axis] = stride;
    stride *= group.grid[axis];
  }
  uint32_t first = rank, count = 1;
  for (uint32_t axis : group.axes) {
    first -= rank / strides[axis] % group.grid[axis] * strides[axis];
    count *= group.grid[axis];
  }
  std::vector<uint32_t> ranks(count);
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t rest = i;
    ranks[i] = first;
    for (size_t a = group.axes.size(); a-- > 0;) {
      uint32_t axis = group.axes[a];
      ranks[i] += rest % group.grid[axis] * strides[axis];
      rest /= group.grid[axis];
    }
  }
  member = uint32_t(std::ranges::find(ranks, rank) - ranks.begin());
  return ranks;
}

} // namespace

/// Maps only the segments with constants of this program: others are code, reports, or of another
/// variant, and a device would copy them for nothing. A process maps its own part of cut
/// constants.
Status Program::mapConstants() {
  const auto &segments = moduleFile->segments;
  std::vector<uint32_t> own; // segments of the parts
  for (const fb::ConstantPartsT &parts : moduleFile->constantParts) {
    uint32_t member;
    membersOf(moduleFile->channels[parts.channel], process, member);
    own.push_back(parts.segments[member]);
  }
  for (Place &place : places)
    place.constants.resize(segments.size() + own.size());
  for (const module::Function &function : moduleFile->functions)
    for (size_t at = 0; at < function.bytecode.size(); at += headLength(function.bytecode[at])) {
      const uint32_t *words = &function.bytecode[at]; // BufferConstant "Dvx"
      if (Opcode(headOpcode(words[0])) != Opcode::BufferConstant)
        continue;
      Place &place = places[words[2]];
      uint32_t index = constantIndex(words[3]);
      Ref<hal::Buffer> &constant = place.constants[index];
      if (constant)
        continue;
      for (const Place &other : places) // whose memory is as good as its own
        if (const Ref<hal::Buffer> &theirs = other.constants[index];
            !constant && theirs && place.device->isNear(theirs->storage()))
          constant = theirs;
      std::span<const uint8_t> bytes =
          segments[index < segments.size() ? index : own[index - segments.size()]];
      if (!constant)
        SLUICE_RETURN_IF_ERROR(place.device->mapConstant(moduleFile->source, bytes, constant));
    }
  return {};
}

Status Program::meet() {
  const auto &channels = moduleFile->channels;
  if (channels.empty())
    return {};
  collectives::World *world;
  SLUICE_RETURN_IF_ERROR(collectives::World::get(world));
  process = world->rank();
  for (const module::ProcessGroup &group : channels) {
    uint64_t wanted = 1;
    std::string shape;
    for (uint32_t size : group.grid) {
      wanted *= size;
      shape += (shape.empty() ? "" : "x") + std::to_string(size);
    }
    if (wanted != world->size())
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "module is for a grid of %s, %llu process%s, and %u run%s (%s): start it "
                       "with mpirun -n %llu",
                       shape.c_str(), (unsigned long long)wanted, wanted == 1 ? "" : "es",
                       world->size(), world->size() == 1 ? "s" : "", world->launcher().c_str(),
                       (unsigned long long)wanted);
  }
  return {};
}

Status Program::openChannels() {
  const auto &channels = moduleFile->channels;
  if (channels.empty())
    return {};
  collectives::World *world;
  SLUICE_RETURN_IF_ERROR(collectives::World::get(world));
  // All must run the same program on the same kinds of devices, or they would wait for each other
  // forever.
  std::string mine = std::to_string(moduleFile->checksum);
  for (const Place &place : places) {
    std::string_view name = place.device->name();
    mine += " " + std::string(name.substr(0, name.find(':')));
  }
  std::vector<collectives::Bytes> all;
  SLUICE_RETURN_IF_ERROR(
      world->exchange({reinterpret_cast<const uint8_t *>(mine.data()), mine.size()}, all));
  for (uint32_t other = 0; other < all.size(); ++other) {
    std::string theirs(all[other].begin(), all[other].end());
    size_t end = mine.find(' '), theirEnd = theirs.find(' ');
    if (theirs.substr(0, theirEnd) != mine.substr(0, end))
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "process %u loads another module than process %u: all take the same file",
                       other, process);
    if (theirs != mine)
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "process %u runs on%s, process %u on%s: all take the same kind of device",
                       other, theirs.substr(theirEnd).c_str(), process, mine.substr(end).c_str());
  }
  for (Place &place : places)
    place.channels.resize(channels.size());
  for (size_t i = 0; i < places.size(); ++i)
    for (size_t c = 0; c < channels.size(); ++c) {
      uint32_t member;
      std::vector<uint32_t> ranks = membersOf(channels[c], process, member);
      Ref<hal::Channel> &channel = places[i].channels[c];
      if (ranks.size() == 1) // Every collective is a copy, which the device makes by itself.
        channel = makeRef<hal::Channel>(0u, 1u);
      else
        SLUICE_RETURN_IF_ERROR(places[i].device->createChannel(ranks, member, channel));
    }
  return {};
}

hal::Channel *Program::channel(const hal::Device &device, uint32_t index) const {
  for (const Place &place : places)
    if (place.device.get() == &device)
      return place.channels[index].get();
  return nullptr;
}

Status Program::loadKernels(Place &place, uint32_t index, Trial &trial) {
  const auto &wanted = moduleFile->kernels;
  place.kernels.resize(wanted.size());
  size_t missing = wanted.size();
  for (const module::Library &library : moduleFile->libraries) {
    if (missing == 0)
      break;
    if (!library.devices.empty() && !std::ranges::count(library.devices, index))
      continue;
    std::string reason;
    auto refuse = [&](const std::string &why) {
      trial.text += (trial.text.empty() ? ": " : "; ") + why;
    };
    if (!place.device->supportsTarget(library.target, reason)) {
      refuse(reason);
      continue;
    }
    // Libraries may share a segment, and devices a library.
    constexpr uint64_t kMostOfAByte = 64;
    trial.loadedBytes += moduleFile->segments[library.segment].size();
    if (trial.loadedBytes > kMostOfAByte * moduleFile->source->bytes().size())
      return makeError(SLUICE_DATA_LOSS, "module is damaged: its libraries share their code");
    if (trial.budget)
      SLUICE_RETURN_IF_ERROR(trial.budget->check());
    hal::ExecutableDesc desc{
        library.target, moduleFile->source, moduleFile->segments[library.segment], {}, {}};
    for (const auto &failure : moduleFile->kernelFailures)
      desc.failures.push_back({failure.message, moduleFile->location(failure.location)});
    desc.locationOf = [&](std::string_view name) {
      auto kernel = std::ranges::find(wanted, name, &fb::KernelT::name);
      return kernel == wanted.end() ? "" : moduleFile->location(kernel->location);
    };
    Ref<hal::Executable> executable;
    Status status = place.device->loadExecutable(std::move(desc), executable);
    if (status.code() == SLUICE_UNSUPPORTED) { // another library may ask for less
      refuse(status.message());
      if (trial.location.empty())
        trial.location = status.location();
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

Status Program::resolveDevice(uint32_t operand, uint32_t &index) {
  index = operand;
  if (operand < places.size())
    return {};
  int64_t chosen = loadGlobal(operand - uint32_t(places.size()));
  if (uint64_t(chosen) >= places.size())
    return makeError(SLUICE_FAILED_PRECONDITION,
                     "the program names a device that was not selected");
  index = uint32_t(chosen);
  return {};
}

Status Program::selectAllocator(Selection &selection) {
  std::lock_guard lock(selectionMutex);
  for (const Selection &known : asked)
    if (known.candidates == selection.candidates && known.memoryType == selection.memoryType &&
        known.usage == selection.usage) {
      selection = known;
      return {};
    }
  std::vector<sluice_device_candidate_t> candidates;
  std::vector<std::string> reasons(selection.candidates.size());
  for (size_t i = 0; i < reasons.size(); ++i) {
    auto [index, queues] = selection.candidates[i];
    if (uint64_t(index) >= places.size())
      return makeError(SLUICE_OUT_OF_RANGE, "%lld is not a device of the program",
                       (long long)index);
    const Place &place = places[size_t(index)];
    bool has = place.device->supportsMemory(selection.memoryType, selection.usage, reasons[i]);
    candidates.push_back(
        {reinterpret_cast<sluice_device_t *>(place.device.get()),
         queues, // as all handles are
         moduleFile->needs.empty() ? "" : moduleFile->needs[size_t(index)].name.c_str(),
         place.ordinal,
         has ? nullptr : reasons[i].c_str(),
         {}});
  }
  size_t chosen = 0;
  SLUICE_RETURN_IF_ERROR(hal::selectAllocator(policy, candidates, selection.memoryType,
                                              selection.usage, givenDevices, chosen,
                                              selection.queues));
  selection.device = uint32_t(selection.candidates[chosen].first);
  asked.push_back(selection);
  hal::Device &device = this->device(selection.device);
  if (device.tracer().enabled()) {
    std::string names;
    for (const auto &candidate : selection.candidates)
      names += (names.empty() ? "\"" : ",\"") +
               std::string(this->device(uint32_t(candidate.first)).name()) + "\"";
    device.tracer().recordEvent("hal.allocator.select",
                                "\"candidates\":[" + names + "],\"device\":\"" + device.name() +
                                    "\",\"type\":\"" + hal::memoryTypeText(selection.memoryType) +
                                    "\",\"usage\":\"" + hal::usageText(selection.usage) + "\"");
  }
  return {};
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

Status Program::packArena(uint32_t index, std::span<const uint64_t> sizes,
                          std::span<uint64_t> offsets, uint64_t &total) {
  const fb::ArenaT &arena = moduleFile->arenas[index];
  {
    std::lock_guard lock(mutex);
    const Packing &last = packings[index];
    if (last.valid &&
        std::equal(sizes.begin(), sizes.end(), last.sizes.begin(), last.sizes.end())) {
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
      return makeError(SLUICE_OUT_OF_RANGE,
                       "the intermediate values of this call need more than 2^62 bytes");
    slices.push_back({arena.intervals[i].first(), arena.intervals[i].last(), sizes[i], 0});
  }
  total = vm::packArena(slices, arena.alignment);
  for (size_t i = 0; i < slices.size(); ++i)
    offsets[i] = slices[i].offset;
  std::lock_guard lock(mutex);
  packings[index] = {true, {sizes.begin(), sizes.end()}, {offsets.begin(), offsets.end()}, total};
  return {};
}

} // namespace sluice::vm
