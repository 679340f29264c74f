//===- EncodingDialect.h - data-tiling layouts carried by tensor ty -===//
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/Dialect/Encoding/EncodingDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Encoding/EncodingAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Encoding/EncodingOps.h.inc"
