//===- UtilDialect.h - facts about values, optimization barrier -===//
#pragma once
#include "compiler/Mlir.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

#include "compiler/Dialect/Util/UtilDialect.h.inc"
#include "compiler/Dialect/Util/UtilEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Util/UtilAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Util/UtilOps.h.inc"
