//===- UtilDialect.h - facts about values, optimization barrier -===//
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/Dialect/Util/UtilDialect.h.inc"
#include "compiler/Dialect/Util/UtilEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Util/UtilAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Util/UtilOps.h.inc"
