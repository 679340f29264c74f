//===- CheckDialect.cpp - assertions that make a program its own t -===//
#include "compiler/Dialect/Check/CheckDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sluice::check;

#include "compiler/Dialect/Check/CheckDialect.cpp.inc"
#include "compiler/Dialect/Check/CheckEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Check/CheckTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Check/CheckAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Check/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Check/CheckOps.cpp.inc"
      >();
}
