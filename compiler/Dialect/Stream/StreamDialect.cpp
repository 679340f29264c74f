//===- StreamDialect.cpp - where, when and in which memory: resourc -===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sluice::stream;

#include "compiler/Dialect/Stream/StreamDialect.cpp.inc"
#include "compiler/Dialect/Stream/StreamEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Stream/StreamTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Stream/StreamAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Stream/StreamOps.cpp.inc"

void StreamDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Stream/StreamOps.cpp.inc"
      >();
}
