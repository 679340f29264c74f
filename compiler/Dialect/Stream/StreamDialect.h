//===- StreamDialect.h - where, when and in which memory ------------------===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/Stream/StreamDialect.h.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Stream/StreamOps.h.inc"

namespace sluice::stream {
/// Whether `op` is work of a device: its results are memory that it made or was given to write, and
/// that nobody else sees.
bool isCommand(Operation *op);
/// The value whose memory `result` is after its operation wrote to it; null: that is no update.
Value updatedBy(Value result);
} // namespace sluice::stream
