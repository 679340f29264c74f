//===- DeviceAttrs.h - which devices a program wants, what lies where -----===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"

#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/HAL/HALDeviceTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/HAL/HALDeviceAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALDeviceOps.h.inc"

namespace sluice::hal {
// Names of memory types and usages: "DeviceVisible|DeviceLocal", as the text of programs has them,
// and the bits that the runtime takes (sluice/policy.h).

/// The bits of names joined by '|', nothing if one of them is unknown.
std::optional<uint32_t> parseMemoryType(StringRef names);
std::optional<uint32_t> parseBufferUsage(StringRef names);
} // namespace sluice::hal
