//===- Verifier.h - no module may crash its host --------------------------===//
#pragma once

#include "runtime/module/ModuleFile.h"

namespace sluice::vm {

/// Checks every index of every table, and of each instruction: known opcode, length that fits its
/// operands, registers, table indices and numbers in range, branch targets at the head of an
/// instruction, counts of calls, returns and dispatches as declared, no way past the last
/// instruction. DATA_LOSS names the function and the word.
Status verifyModule(const module::ModuleFile &module);

} // namespace sluice::vm
