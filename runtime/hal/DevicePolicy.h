//===- DevicePolicy.h - from whose memory buffers of several devices come ---===//
#pragma once

#include "runtime/hal/Device.h"
#include "sluice/policy.h"

namespace sluice::hal {

/// The policies of the runtime. Null function: there is none of that name.
sluice_hal_device_policy_t findDevicePolicy(std::string_view name);

/// Asks `policy` and checks what it says: `chosen` is one of the candidates without refusal.
/// UNSUPPORTED lists why each is refused if all are. `givenDevices`: how many the module is loaded
/// onto.
Status selectAllocator(const sluice_hal_device_policy_t &policy,
                       std::span<const sluice_device_candidate_t> candidates, uint32_t memoryType,
                       uint32_t usage, size_t givenDevices, size_t &chosen,
                       uint64_t &queueAffinity);

/// "DeviceVisible|DeviceLocal", "Transfer|DispatchStorage".
std::string memoryTypeText(uint32_t type);
std::string usageText(uint32_t usage);

} // namespace sluice::hal
