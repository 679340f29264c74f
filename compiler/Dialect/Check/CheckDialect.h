//===- CheckDialect.h - assertions that make a program its own test -------===//
#pragma once
#include "compiler/Mlir.h"

#include "compiler/Dialect/Check/CheckDialect.h.inc"
#include "compiler/Dialect/Check/CheckEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/Check/CheckTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Check/CheckAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Check/CheckOps.h.inc"

namespace sluice::check {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Dialect/Check/Passes.h.inc"
} // namespace sluice::check
