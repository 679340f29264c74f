//===- StreamDialect.h - where, when and in which memory: resourc -===//
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/Dialect/Stream/StreamDialect.h.inc"
#include "compiler/Dialect/Stream/StreamEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Stream/StreamTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Stream/StreamAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Stream/StreamOps.h.inc"
