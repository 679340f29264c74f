//===- HALAll.td - all types and attributes of hal, for their one parser ---===//
#ifndef SLUICE_HAL_ALL
#define SLUICE_HAL_ALL
include "compiler/Dialect/HAL/HALDeviceAttrs.td"
include "compiler/Dialect/HAL/HALOps.td"
#endif
