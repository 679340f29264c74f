//===- StreamBackend.cpp - a CUDA or HIP device behind GpuDevice ----------===//
// Creation, memory, code and transfers; submissions are in StreamCommands.cpp.
//===----------------------------------------------------------------------===//
#include "runtime/hal/gpu/StreamBackend.h"
#include "runtime/base/Parallel.h"

#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace sluice::hal::gpu {

static constexpr uint64_t kStagingBytes = uint64_t(4) << 20;

Status StreamBackend::create(Ref<StreamApi> api, uint32_t ordinal, const std::string &name,
                             std::unique_ptr<Backend> &backend) {
  std::unique_ptr<StreamBackend> result(new StreamBackend(std::move(api), ordinal));
  result->deviceName = name;
  result->description.limits.name = name + " (" + result->description.name + ")";
  SLUICE_RETURN_IF_ERROR(result->initialize());
  backend = std::move(result);
  return {};
}

Status StreamBackend::initialize() {
  SLUICE_STREAM_TRY(api->open(ordinal), "opening it");
  opened = true;
  SLUICE_STREAM_TRY(api->activate(ordinal), "opening it");
  SLUICE_STREAM_TRY(api->streamCreate(&stream, kStreamNonBlocking), "creating a stream");
  return check(api->streamCreate(&transferStream, kStreamNonBlocking), "creating a stream");
}

StreamBackend::~StreamBackend() {
  if (!opened)
    return;
  api->activate(ordinal);
  for (int i = 0; i < 2; ++i) {
    if (staging[i].host)
      freeBlock(MemoryKind::Upload, staging[i]);
    if (stagingDone[i])
      api->eventDestroy(stagingDone[i]);
  }
  graphs = nullptr;
  lanes.reset();
  reference.event = nullptr;
  events.clear();
  for (auto &list : freeEvents)
    for (EventHandle event : list)
      api->eventDestroy(event);
  channels.clear();
  for (EventHandle event : {beforeCollectives, afterCollectives})
    if (event)
      api->eventDestroy(event);
  for (StreamHandle each : {collectiveStream, transferStream})
    if (each)
      api->streamDestroy(each);
  if (stream)
    api->streamDestroy(stream);
  api->close(ordinal, lossCode != 0);
}

Status StreamBackend::check(StreamResult result, const char *what) {
  if (result == 0)
    return {};
  return makeError(api->isOutOfMemory(result) ? SLUICE_RESOURCE_EXHAUSTED : SLUICE_INTERNAL,
                   "%s: %s failed: %s", limits().name.c_str(), what, api->describe(result).c_str());
}

StreamResult StreamBackend::finishAll() {
  StreamResult result = api->activate(ordinal);
  for (StreamHandle each : {stream, collectiveStream})
    if (each && result == 0)
      result = api->streamSynchronize(each);
  return result || !lanes ? result : lanes->synchronize();
}

void StreamBackend::lose(StreamResult result) {
  if (api->isOutOfMemory(result) && (result = finishAll()) == 0)
    return;
  std::lock_guard lock(mutex);
  if (lossCode == 0)
    lossCode = result;
}

Status StreamBackend::health() {
  std::lock_guard lock(mutex);
  if (!othersGone.ok())
    return othersGone.copy();
  return lossCode ? makeError(SLUICE_INTERNAL, "%s was lost: %s", limits().name.c_str(),
                              api->describe(lossCode).c_str())
                  : Status();
}

bool StreamBackend::reaches(Backend &peer) {
  uint32_t other = static_cast<StreamBackend &>(peer).ordinal;
  if (other == ordinal)
    return true;
  std::lock_guard lock(mutex);
  auto [known, isNew] = reached.try_emplace(other, false);
  if (isNew)
    known->second = api->activate(ordinal) == 0 && api->openPeer(ordinal, other);
  return known->second;
}

Status StreamBackend::createChannel(const std::vector<uint32_t> &ranks, uint32_t member,
                                    Ref<Channel> &channel) {
  SLUICE_RETURN_IF_ERROR(health());
  SLUICE_RETURN_IF_ERROR(activate());
  if (!api->streamWaitEvent)
    return makeError(SLUICE_UNSUPPORTED, "%s: the driver is too old for collectives",
                     limits().name.c_str());
  // Kernels fill the GPU to the last; what moves data beside them goes first wherever a workgroup
  // ends.
  constexpr int kMaxUrgent = -5; // the driver takes the next that it has
  if (!collectiveStream)
    SLUICE_STREAM_TRY(
        api->streamCreateUrgent
            ? api->streamCreateUrgent(&collectiveStream, kStreamNonBlocking, kMaxUrgent)
            : api->streamCreate(&collectiveStream, kStreamNonBlocking),
        "creating a stream");
  for (EventHandle *event : {&beforeCollectives, &afterCollectives})
    if (!*event)
      SLUICE_STREAM_TRY(api->eventCreate(event, kEventDisableTiming), "creating an event");
  Ref<collectives::GpuChannel> made;
  SLUICE_RETURN_IF_ERROR(api->createChannel(ranks, member, made));
  std::lock_guard lock(mutex);
  channels.push_back(made);
  channel = std::move(made);
  return {};
}

bool StreamBackend::endIfOthersGone() {
  std::vector<Ref<collectives::GpuChannel>> all;
  {
    std::lock_guard lock(mutex);
    if (!othersGone.ok())
      return true;
    all = channels;
  }
  Status status;
  for (const auto &each : all)
    if (status.ok())
      status = each->health();
  if (status.ok())
    return false;
  // What it sent before may still be on its way.
  auto now = std::chrono::steady_clock::now();
  if (goneSince == std::chrono::steady_clock::time_point())
    goneSince = now;
  if (now - goneSince < std::chrono::seconds(1))
    return false;
  for (const auto &each : all)
    each->abort();
  std::lock_guard lock(mutex);
  othersGone = std::move(status);
  return true;
}

Status StreamBackend::mapHost(MemoryBlock &block) {
  return check(api->hostDevicePointer(&block.address, block.host, 0), "mapping pinned memory");
}

Status StreamBackend::allocateBlock(MemoryKind kind, uint64_t bytes, MemoryBlock &block) {
  SLUICE_RETURN_IF_ERROR(activate());
  MemoryBlock made;
  made.bytes = bytes;
  if (kind == MemoryKind::Device) {
    SLUICE_STREAM_TRY(api->memAlloc(&made.address, bytes), "allocating memory");
  } else {
    void *host = nullptr;
    SLUICE_STREAM_TRY(api->hostAlloc(&host, bytes, kHostPortable | kHostMapped),
                      "allocating pinned memory");
    made.host = static_cast<uint8_t *>(host);
    if (Status status = mapHost(made); !status.ok()) {
      api->hostFree(host);
      return status;
    }
  }
  block = made;
  return {};
}

Status StreamBackend::importHost(uint8_t *data, uint64_t bytes, MemoryBlock &block) {
  if (!api->hostRegister || !api->hostUnregister)
    return makeError(SLUICE_UNSUPPORTED, "the driver of %s takes no memory of the host",
                     limits().name.c_str());
  SLUICE_RETURN_IF_ERROR(activate());
  SLUICE_STREAM_TRY(api->hostRegister(data, bytes, kHostPortable | kHostMapped), "pinning memory");
  MemoryBlock made{.host = data, .bytes = bytes};
  if (Status status = mapHost(made); !status.ok()) {
    api->hostUnregister(data);
    return status;
  }
  block = made;
  return {};
}

Status StreamBackend::exportBlock(const MemoryBlock &block, sluice_memory_handle_t &handle) {
  if (!limits().exports)
    return unsupported("shares no memory with other processes: the driver is too old");
  SLUICE_RETURN_IF_ERROR(activate());
  IpcHandle ipc{};
  if (StreamResult result = api->ipcHandle(&ipc, block.address))
    return makeError(SLUICE_UNSUPPORTED, "%s cannot share the memory: %s", limits().name.c_str(),
                     api->describe(result).c_str());
  sluice_memory_handle_t made{};
  made.type = limits().exports;
  made.fd = -1;
  std::ranges::copy(ipc.bytes, made.ipc);
  std::ranges::copy(limits().deviceUuid, made.device_uuid);
  made.allocation_length = block.bytes;
  handle = made;
  return {};
}

/// Memory of Vulkan on the same GPU; which driver's is not asked, since the vendor has one.
bool StreamBackend::opens(const Limits &owner) const {
  return api->opensFds() && owner.exports == SLUICE_MEMORY_HANDLE_OPAQUE_FD &&
         std::ranges::equal(owner.deviceUuid, limits().deviceUuid);
}

Status StreamBackend::openExternal(const sluice_memory_handle_t &handle, MemoryBlock &block) {
  const char *name = limits().name.c_str();
  ExternalMemory memory;
  memory.fd = ::fcntl(handle.fd, F_DUPFD_CLOEXEC, 0);
  memory.bytes = handle.allocation_length;
  if (memory.fd < 0)
    return makeError(SLUICE_INVALID_ARGUMENT, "%s cannot open memory by file descriptor %d", name,
                     handle.fd);
  void *imported = nullptr;
  if (StreamResult result = api->externalImport(&imported, &memory)) {
    ::close(memory.fd); // else it is the driver's
    return makeError(SLUICE_UNSUPPORTED, "%s cannot open memory of Vulkan: %s", name,
                     api->describe(result).c_str());
  }
  ExternalRange whole;
  whole.bytes = memory.bytes;
  MemoryBlock made{.bytes = memory.bytes, .handle = imported};
  if (StreamResult result = api->externalMap(&made.address, imported, &whole)) {
    api->externalDestroy(imported);
    return makeError(SLUICE_UNSUPPORTED, "%s cannot open memory of Vulkan: %s", name,
                     api->describe(result).c_str());
  }
  block = made;
  return {};
}

Status StreamBackend::openBlock(const sluice_memory_handle_t &handle, MemoryBlock &block) {
  const char *name = limits().name.c_str();
  bool isFd = handle.type == SLUICE_MEMORY_HANDLE_OPAQUE_FD && api->opensFds();
  if (!isFd && (!limits().exports || handle.type != limits().exports))
    return makeError(SLUICE_UNSUPPORTED, "%s opens no memory by handles of type %d", name,
                     int(handle.type));
  if (!std::ranges::equal(handle.device_uuid, limits().deviceUuid))
    return unsupported("cannot open memory of another GPU");
  SLUICE_RETURN_IF_ERROR(activate());
  if (isFd)
    return openExternal(handle, block);
  MemoryBlock made{.bytes = handle.allocation_length};
  IpcHandle ipc;
  std::ranges::copy(handle.ipc, ipc.bytes);
  if (StreamResult result = api->ipcOpen(&made.address, ipc, kIpcLazyPeerAccess))
    return makeError(SLUICE_UNSUPPORTED, "%s cannot open the memory of another process: %s", name,
                     api->describe(result).c_str());
  block = made;
  return {};
}

void StreamBackend::freeBlock(MemoryKind kind, const MemoryBlock &block) {
  if (graphs)
    graphs->forget();
  api->activate(ordinal);
  switch (kind) {
  case MemoryKind::Device: api->memFree(block.address); break;
  case MemoryKind::Upload: api->hostFree(block.host); break;
  case MemoryKind::Host: api->hostUnregister(block.host); break;
  case MemoryKind::Opened:
    if (!block.handle) {
      api->ipcClose(block.address);
      break;
    }
    api->memFree(block.address);
    api->externalDestroy(block.handle);
    break;
  }
}

class StreamCode final : public LoadedCode {
public:
  explicit StreamCode(StreamBackend &backend) : backend(backend) {}
  ~StreamCode() override {
    if (backend.graphs)
      backend.graphs->forget();
    backend.api->activate(backend.ordinal);
    for (ModuleHandle module : modules)
      backend.api->moduleUnload(module);
  }
  void *handle(size_t entry) const override { return functions[entry]; }

  StreamBackend &backend;
  std::vector<ModuleHandle> modules;
  std::vector<FunctionHandle> functions;
};

/// Machine code of PTX, by the driver's linker; none of what it does not take.
Status StreamBackend::linkPtx(const module::GpuCode &code, std::string &machineCode) {
  constexpr int kPtx = 1;
  LinkHandle link = nullptr;
  SLUICE_RETURN_IF_ERROR(activate());
  if (api->linkCreate(0, nullptr, nullptr, &link))
    return {};
  Undo undo([&] { api->linkDestroy(link); });
  std::string text(reinterpret_cast<const char *>(code.bytes.data()), code.bytes.size());
  void *made = nullptr;
  size_t bytes = 0;
  if (api->linkAdd(link, kPtx, text.data(), text.size() + 1, "kernel", 0, nullptr, nullptr) == 0 &&
      api->linkComplete(link, &made, &bytes) == 0)
    machineCode.assign(static_cast<const char *>(made), bytes);
  return {};
}

Status StreamBackend::loadModule(const module::GpuCode &code, CodePart &part) {
  const char *kind = module::gpuCodeKindName(code.kind), *device = limits().name.c_str();
  if (!api->takesCode(code.kind))
    return makeError(SLUICE_UNSUPPORTED, "module has %s for %s", kind, device);
  bool isText = code.kind == module::GpuCodeKind::Ptx && part.machineCode.empty();
  std::string image = std::exchange(part.machineCode, {});
  if (image.empty()) // PTX must end with a zero
    image.assign(reinterpret_cast<const char *>(code.bytes.data()), code.bytes.size());
  char log[4096] = "";
  enum { ErrorLogBuffer = 5, ErrorLogBytes = 6 };
  int names[] = {ErrorLogBuffer, ErrorLogBytes};
  void *values[] = {log, reinterpret_cast<void *>(uintptr_t(sizeof(log) - 1))};
  StreamResult result = api->moduleLoad(&part.module, image.c_str(), isText ? 2 : 0,
                                        isText ? names : nullptr, isText ? values : nullptr);
  if (result == 0)
    return {};
  std::string details = log; // one line
  while (!details.empty() && (details.back() == '\n' || details.back() == ' '))
    details.pop_back();
  std::ranges::replace(details, '\n', ' ');
  if (!details.empty())
    details = ": " + details;
  return makeError(api->isForeignCode(result)   ? SLUICE_UNSUPPORTED
                   : api->isOutOfMemory(result) ? SLUICE_RESOURCE_EXHAUSTED
                                                : SLUICE_INTERNAL,
                   "%s cannot load the %s of kernel '%s': %s%s", device, kind,
                   part.user->name.c_str(), api->describe(result).c_str(), details.c_str());
}

Status StreamBackend::loadFunction(const module::GpuEntry &entry, ModuleHandle module,
                                   FunctionHandle &function) {
  const char *device = limits().name.c_str(), *name = entry.name.c_str();
  if (StreamResult result = api->moduleFunction(&function, module, entry.symbol.c_str()))
    return makeError(SLUICE_DATA_LOSS, "module is damaged: %s finds no kernel '%s': %s", device,
                     name, api->describe(result).c_str());
  // What the compiler of the driver made of it may need more than was planned.
  int threads = 0, shared = 0;
  SLUICE_STREAM_TRY(api->functionAttribute(&threads, kFunctionMaxThreads, function),
                    "reading a kernel's limits");
  if (entry.threadCount() > uint64_t(threads))
    return makeError(
        SLUICE_UNSUPPORTED,
        "kernel '%s' needs %llu threads in a workgroup, %s can run %d with its registers", name,
        (unsigned long long)entry.threadCount(), device, threads);
  SLUICE_STREAM_TRY(api->functionAttribute(&shared, kFunctionSharedBytes, function),
                    "reading a kernel's limits");
  uint64_t workgroupBytes = uint64_t(shared) + entry.dynamicWorkgroupBytes;
  if (workgroupBytes > limits().workgroupBytes)
    return makeError(
        SLUICE_UNSUPPORTED, "kernel '%s' needs %llu bytes of workgroup memory, %s has %llu", name,
        (unsigned long long)workgroupBytes, device, (unsigned long long)limits().workgroupBytes);
  if (api->setFunctionAttribute && description.maxDefaultWorkgroupBytes &&
      workgroupBytes > description.maxDefaultWorkgroupBytes)
    return check(api->setFunctionAttribute(function, kFunctionMaxDynamicShared,
                                           int(entry.dynamicWorkgroupBytes)),
                 "asking for workgroup memory");
  return {};
}

/// Loads those of `parts` that are wanted and were not tried, into `loaded`, which has room. The
/// driver's loader compiles PTX under a lock, its linker on as many threads as ask (H100, the 50
/// kernels of resnet50: 15 s, and 17 s on 8 threads; the linker 2.4 s). So PTX is linked before it
/// is loaded; what does not link is loaded as it is, which says what is wrong with it.
void StreamBackend::loadParts(const module::GpuExecutable &executable, std::vector<CodePart> &parts,
                              std::vector<ModuleHandle> &loaded) {
  std::vector<size_t> texts;
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].user && !parts[i].tried && api->linkCreate &&
        executable.codes[i].kind == module::GpuCodeKind::Ptx)
      texts.push_back(i);
  // The longest first, so that no thread begins it when all others are done.
  std::ranges::sort(texts, std::ranges::greater(),
                    [&](size_t i) { return executable.codes[i].bytes.size(); });
  constexpr size_t kMaxThreads = 16;
  if (texts.size() > 1)
    parallelFor(texts.size(), std::min(texts.size(), kMaxThreads) - 1, [&](size_t i) {
      CodePart &part = parts[texts[i]];
      part.status = guarded([&] { return linkPtx(executable.codes[texts[i]], part.machineCode); });
    });
  for (size_t i = 0; i < parts.size(); ++i)
    if (CodePart &part = parts[i]; part.user && !std::exchange(part.tried, true)) {
      part.status = loadModule(executable.codes[i], part);
      if (part.module)
        loaded.push_back(part.module);
    }
}

// Machine code is tried first; where it is for another device, its PTX is compiled by the driver.
Status StreamBackend::load(const module::GpuExecutable &executable,
                           const KernelLocations &locationOf, std::unique_ptr<LoadedCode> &code) {
  SLUICE_RETURN_IF_ERROR(health());
  SLUICE_RETURN_IF_ERROR(activate());
  auto result = std::make_unique<StreamCode>(*this);
  std::vector<CodePart> parts(executable.codes.size());
  result->modules.reserve(parts.size());
  auto partOf = [&](const module::GpuEntry &entry) -> CodePart & {
    bool isCompiled = entry.machineCode != module::kNoMachineCode &&
                      parts[entry.machineCode].status.code() != SLUICE_UNSUPPORTED;
    return parts[isCompiled ? entry.machineCode : entry.code];
  };
  for (int turn = 0; turn < 2; ++turn) {
    for (const module::GpuEntry &entry : executable.entries)
      if (CodePart &part = partOf(entry); !part.user)
        part.user = &entry;
    loadParts(executable, parts, result->modules);
  }
  for (const module::GpuEntry &entry : executable.entries) {
    CodePart &part = partOf(entry);
    FunctionHandle function = nullptr;
    Status status = part.status.copy();
    if (status.ok())
      status = loadFunction(entry, part.module, function);
    if (!status.ok())
      return std::move(status).at(locationOf(entry));
    result->functions.push_back(function);
  }
  code = std::move(result);
  return {};
}

Status StreamBackend::prepareStaging() {
  SLUICE_RETURN_IF_ERROR(health());
  SLUICE_RETURN_IF_ERROR(activate());
  for (int i = 0; i < 2; ++i) {
    if (!staging[i].host)
      SLUICE_RETURN_IF_ERROR(allocateBlock(MemoryKind::Upload, kStagingBytes, staging[i]));
    if (!stagingDone[i])
      SLUICE_STREAM_TRY(api->eventCreate(&stagingDone[i], kEventDisableTiming),
                        "creating an event");
  }
  return {};
}

// Two pieces of pinned memory in turn: the host copies one while the device copies the other.
// Memory of other libraries is read in the order of the stream that they know.
Status StreamBackend::read(Location source, void *target, uint64_t length) {
  std::lock_guard lock(transferMutex);
  SLUICE_RETURN_IF_ERROR(prepareStaging());
  StreamHandle order = source.block->borrowed ? stream : transferStream;
  auto *bytes = static_cast<uint8_t *>(target);
  uint64_t pieces = (length + kStagingBytes - 1) / kStagingBytes;
  auto sizeOf = [&](uint64_t piece) {
    return std::min(kStagingBytes, length - piece * kStagingBytes);
  };
  for (uint64_t piece = 0; piece <= pieces; ++piece) {
    if (piece < pieces) {
      SLUICE_STREAM_TRY(api->copyToHost(staging[piece % 2].host,
                                        source.address() + piece * kStagingBytes, sizeOf(piece),
                                        order),
                        "reading memory");
      SLUICE_STREAM_TRY(api->eventRecord(stagingDone[piece % 2], order), "reading memory");
    }
    if (piece > 0) {
      uint64_t before = piece - 1;
      SLUICE_STREAM_TRY(api->eventSynchronize(stagingDone[before % 2]), "reading memory");
      std::memcpy(bytes + before * kStagingBytes, staging[before % 2].host, sizeOf(before));
    }
  }
  return {};
}

Status StreamBackend::copy(Location source, Location target, uint64_t length) {
  SLUICE_RETURN_IF_ERROR(activate());
  StreamHandle order = source.block->borrowed ? stream : transferStream;
  SLUICE_STREAM_TRY(api->copyOnDevice(target.address(), source.address(), length, order),
                    "copying to memory of another device");
  return check(api->streamSynchronize(order), "copying to memory of another device");
}

Status StreamBackend::write(Location target, const void *source, uint64_t length) {
  std::lock_guard lock(transferMutex);
  SLUICE_RETURN_IF_ERROR(prepareStaging());
  StreamHandle order = target.block->borrowed ? stream : transferStream;
  auto *bytes = static_cast<const uint8_t *>(source);
  for (uint64_t done = 0, piece = 0; done < length; ++piece) {
    uint64_t size = std::min(kStagingBytes, length - done);
    if (piece >= 2)
      SLUICE_STREAM_TRY(api->eventSynchronize(stagingDone[piece % 2]), "writing memory");
    std::memcpy(staging[piece % 2].host, bytes + done, size);
    SLUICE_STREAM_TRY(
        api->copyToDevice(target.address() + done, staging[piece % 2].host, size, order),
        "writing memory");
    SLUICE_STREAM_TRY(api->eventRecord(stagingDone[piece % 2], order), "writing memory");
    done += size;
  }
  return check(api->streamSynchronize(order), "writing memory");
}

} // namespace sluice::hal::gpu
