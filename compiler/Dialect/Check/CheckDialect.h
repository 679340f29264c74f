//===- CheckDialect.h - assertions that make a program its own test -------===//
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "compiler/Dialect/Check/CheckDialect.h.inc"
#include "compiler/Dialect/Check/CheckEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Check/CheckTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Check/CheckAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Check/CheckOps.h.inc"
