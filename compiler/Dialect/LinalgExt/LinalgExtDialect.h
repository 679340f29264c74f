//===- LinalgExtDialect.h - structured operations that linalg lacks -------===//
#pragma once
#include "compiler/Dialect/LinalgExt/IndexedRegion.h"
#include "compiler/Mlir.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h.inc"
#include "compiler/Dialect/LinalgExt/LinalgExtEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtOps.h.inc"
