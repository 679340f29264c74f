//===- EncodingDialect.h - data-tiling layouts carried by tensor ty -===//
#pragma once
#include "compiler/Mlir.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"

#include "compiler/Dialect/Encoding/EncodingDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Encoding/EncodingAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Encoding/EncodingOps.h.inc"
