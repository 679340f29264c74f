//===- FlowDialect.h - what runs together: dispatches of executables ------===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"

#include "compiler/Dialect/Flow/FlowDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Flow/FlowAttrs.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Flow/FlowOps.h.inc"

namespace sluice::flow {
/// The name of launch `number`, from 1, of a kernel: where all its workgroups must meet, the kernel
/// stage cuts it.
std::string launchName(StringRef kernel, unsigned number);

/// `kernel` and the launches that follow it.
SmallVector<ExecutableOp> launchesOf(ExecutableOp kernel);
} // namespace sluice::flow
