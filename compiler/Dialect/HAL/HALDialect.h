//===- HALDialect.h - devices, buffers, command buffers and executables ---===//
#pragma once
#include "compiler/Mlir.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"

#include "compiler/Dialect/HAL/HALDialect.h.inc"
#include "compiler/Dialect/HAL/HALEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/HAL/HALTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/HAL/HALAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALOps.h.inc"
