//===- LinalgExtDialect.cpp - structured operations that linalg lacks: -===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sluice::linalg_ext;

#include "compiler/Dialect/LinalgExt/LinalgExtDialect.cpp.inc"
#include "compiler/Dialect/LinalgExt/LinalgExtEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtOps.cpp.inc"

void LinalgExtDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/LinalgExt/LinalgExtOps.cpp.inc"
      >();
}
