//===- HALAll.td - all types and attributes of hal, for their one parser ---===//
include "compiler/Dialect/HAL/HALDeviceAttrs.td"
include "compiler/Dialect/HAL/HALOps.td"
