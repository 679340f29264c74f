//===- CommandRecorder.cpp - what recording has in common on every device -===//
#include "runtime/hal/CommandRecorder.h"

#include <iterator>

namespace sluice::hal {

void CommandRecorder::releaseStorages() {
  std::erase_if(storages, [&](const Ref<Storage> &storage) {
    return storage->queueOrdered() && &storage->device() == owner.get();
  });
}

Status CommandRecorder::seal(const Device &device, std::span<const Ref<CommandBuffer>> commands) {
  for (const auto &buffer : commands)
    if (&buffer->device() != &device)
      return makeError(SLUICE_INVALID_ARGUMENT, "commands for %s submitted to %s",
                       buffer->device().name(), device.name());
    else if (static_cast<CommandRecorder &>(*buffer).sealed.exchange(true))
      return makeError(SLUICE_FAILED_PRECONDITION, "commands submitted twice");
    else
      for (const Ref<Storage> &used : static_cast<CommandRecorder &>(*buffer).storages)
        if (!used->address())
          return makeError(SLUICE_FAILED_PRECONDITION,
                           "commands submitted whose memory was given back");
  return {};
}

Status CommandRecorder::checkLengths(const Binding &source, const Binding &target) {
  return source.length == target.length
             ? Status()
             : makeError(SLUICE_INVALID_ARGUMENT, "a copy of %llu bytes to %llu bytes",
                         (unsigned long long)source.length, (unsigned long long)target.length);
}

Status CommandRecorder::checkPattern(const Binding &target, uint32_t patternBytes) {
  return target.length % patternBytes == 0
             ? Status()
             : makeError(SLUICE_INVALID_ARGUMENT, "a fill of %llu bytes with a pattern of %u",
                         (unsigned long long)target.length, patternBytes);
}

Status CommandRecorder::checkApart(uint64_t from, uint64_t to, uint64_t length) {
  return from < to + length && to < from + length
             ? makeError(SLUICE_INVALID_ARGUMENT, "a copy whose source and target overlap")
             : Status();
}

Status CommandRecorder::checkOpen() const {
  return sealed.load(std::memory_order_relaxed)
             ? makeError(SLUICE_FAILED_PRECONDITION, "a command recorded after its submission")
             : Status();
}

template <typename T> void CommandRecorder::retain(T &object, std::vector<Ref<T>> &list) {
  RefObject *&slot = recent[(reinterpret_cast<uintptr_t>(&object) >> 6) % std::size(recent)];
  if (slot == &object)
    return;
  slot = &object;
  list.emplace_back(&object);
}

Status CommandRecorder::use(const Binding &binding, bool isTarget, void *&base) {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  SLUICE_RETURN_IF_ERROR(binding.buffer->checkRange(binding.offset, binding.length));
  if (isForeign(binding))
    return makeError(SLUICE_INVALID_ARGUMENT, "a command for %s names a buffer of %s",
                     owner->name(), binding.buffer->device().name());
  Storage &storage = binding.buffer->storage();
  base = storage.address();
  if (!base)
    return makeError(SLUICE_FAILED_PRECONDITION,
                     "a command names a buffer whose memory was given back");
  if (isTarget && storage.readOnly())
    return makeError(SLUICE_INVALID_ARGUMENT, "a command writes to a constant");
  retain(storage, storages);
  return {};
}

bool CommandRecorder::isForeign(const Binding &source) const {
  return !owner->canUse(source.buffer->storage());
}

Status CommandRecorder::useForeign(const Binding &source) {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  SLUICE_RETURN_IF_ERROR(source.buffer->checkRange(source.offset, source.length));
  if (!source.buffer->storage().address())
    return makeError(SLUICE_FAILED_PRECONDITION,
                     "a command names a buffer whose memory was given back");
  retain(source.buffer->storage(), storages);
  return {};
}

void CommandRecorder::use(Executable &executable) { retain(executable, executables); }

Status CommandRecorder::countWorkgroups(const DispatchDesc &desc, uint64_t &workgroups) {
  workgroups = desc.workgroups[0];
  if (__builtin_mul_overflow(workgroups, uint64_t(desc.workgroups[1]), &workgroups) ||
      __builtin_mul_overflow(workgroups, uint64_t(desc.workgroups[2]), &workgroups) ||
      workgroups > INT64_MAX)
    return makeError(SLUICE_OUT_OF_RANGE, "a dispatch has too many workgroups");
  return {};
}

Status CommandRecorder::collective(Channel &channel, const CollectiveDesc &desc,
                                   const Binding &source, const Binding &target) {
  SLUICE_RETURN_IF_ERROR(channel.check(desc, source.length, target.length).at(desc.location));
  if (channel.size() > 1) {
    SLUICE_RETURN_IF_ERROR(exchange(channel, desc, source, target));
    retain(channel, channels);
    return {};
  }
  return leavesTarget(desc, 0) ? fill(target, 0, 1) : copy(source, target);
}

Status kernelFailed(const Kernel &kernel, const std::vector<KernelFailure> &failures,
                    const char *location, int64_t code) {
  if (uint64_t(code) - 1 >= failures.size())
    return makeError(SLUICE_PROGRAM_FAILED, "kernel '%s' failed with %lld", kernel.name.c_str(),
                     (long long)code)
        .at(location);
  const KernelFailure &failure = failures[size_t(code) - 1];
  return makeError(SLUICE_PROGRAM_FAILED, "%s", failure.message.c_str())
      .at(failure.location.empty() ? location : failure.location);
}

} // namespace sluice::hal
