//===- LinalgExtDialect.h - structured operations that linalg lacks -------===//
#pragma once
#include "compiler/Dialect/LinalgExt/IndexedRegion.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h.inc"
#include "compiler/Dialect/LinalgExt/LinalgExtEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtOps.h.inc"
