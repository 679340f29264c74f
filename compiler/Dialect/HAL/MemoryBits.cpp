//===- MemoryBits.cpp - names of memory types and usages ------------------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "sluice/policy.h"

using namespace sluice::hal;

static std::optional<uint32_t> memoryType(StringRef name) {
  return llvm::StringSwitch<std::optional<uint32_t>>(name)
      .Case("None", 0)
      .Case("Optimal", SLUICE_MEMORY_OPTIMAL)
      .Case("HostVisible", SLUICE_MEMORY_HOST_VISIBLE)
      .Case("HostCoherent", SLUICE_MEMORY_HOST_COHERENT)
      .Case("HostCached", SLUICE_MEMORY_HOST_CACHED)
      .Case("HostLocal", SLUICE_MEMORY_HOST_LOCAL)
      .Case("DeviceVisible", SLUICE_MEMORY_DEVICE_VISIBLE)
      .Case("DeviceLocal", SLUICE_MEMORY_DEVICE_LOCAL)
      .Default(std::nullopt);
}

static std::optional<uint32_t> bufferUsage(StringRef name) {
  return llvm::StringSwitch<std::optional<uint32_t>>(name)
      .Case("None", 0)
      .Case("TransferSource", SLUICE_USAGE_TRANSFER_SOURCE)
      .Case("TransferTarget", SLUICE_USAGE_TRANSFER_TARGET)
      .Case("Transfer", SLUICE_USAGE_TRANSFER)
      .Case("DispatchStorageRead", SLUICE_USAGE_DISPATCH_STORAGE_READ)
      .Case("DispatchStorageWrite", SLUICE_USAGE_DISPATCH_STORAGE_WRITE)
      .Case("DispatchStorage", SLUICE_USAGE_DISPATCH_STORAGE)
      .Case("SharingExport", SLUICE_USAGE_SHARING_EXPORT)
      .Case("SharingConcurrent", SLUICE_USAGE_SHARING_CONCURRENT)
      .Case("MappingScoped", SLUICE_USAGE_MAPPING_SCOPED)
      .Case("MappingPersistent", SLUICE_USAGE_MAPPING_PERSISTENT)
      .Case("Mapping", SLUICE_USAGE_MAPPING_SCOPED | SLUICE_USAGE_MAPPING_PERSISTENT)
      .Default(std::nullopt);
}

static std::optional<uint32_t> parse(StringRef names, std::optional<uint32_t> (*bit)(StringRef)) {
  SmallVector<StringRef> parts;
  names.split(parts, '|');
  uint32_t bits = 0;
  for (StringRef part : parts) {
    std::optional<uint32_t> known = bit(part.trim());
    if (!known)
      return std::nullopt;
    bits |= *known;
  }
  return bits;
}

std::optional<uint32_t> sluice::hal::parseMemoryType(StringRef names) {
  return parse(names, memoryType);
}
std::optional<uint32_t> sluice::hal::parseBufferUsage(StringRef names) {
  return parse(names, bufferUsage);
}

LogicalResult MemoryTypeOp::verify() {
  if (!parseMemoryType(getMemoryType()))
    return emitOpError("is of unknown memory types ") << getMemoryTypeAttr();
  return success();
}

LogicalResult BufferUsageOp::verify() {
  if (!parseBufferUsage(getUsage()))
    return emitOpError("is of unknown usages ") << getUsageAttr();
  return success();
}

LogicalResult AllocatorSelectOp::verify() {
  if (getDevices().empty())
    return emitOpError("selects among no devices");
  if (getDevices().size() != getQueueAffinities().size())
    return emitOpError("needs queues for each of its ") << getDevices().size() << " devices";
  return success();
}
