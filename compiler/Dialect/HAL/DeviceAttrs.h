//===- DeviceAttrs.h - which devices a program wants, what lies where -----===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"

#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/HAL/HALDeviceTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/HAL/HALDeviceAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALDeviceOps.h.inc"
