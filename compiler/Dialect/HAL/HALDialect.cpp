//===- HALDialect.cpp - devices, buffers, command buffers and ex -===//
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sluice::hal;

#include "compiler/Dialect/HAL/HALDialect.cpp.inc"
#include "compiler/Dialect/HAL/HALEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/HAL/HALTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/HAL/HALAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALOps.cpp.inc"

void HALDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/HAL/HALOps.cpp.inc"
      >();
}
