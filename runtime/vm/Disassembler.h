//===- Disassembler.h - host programs as text -----------------------------===//
#pragma once

#include "runtime/module/ModuleFile.h"

#include <string>

namespace sluice::vm {

/// One line an instruction, "!" marks last uses:
///     12: CmdDispatch R5 @add "Add_0 (Add)" s9 s9 s9 s8 [s1] [R3 s8 s3 R4! s8 s3]
std::string disassemble(const module::ModuleFile &module, const module::Function &function);

} // namespace sluice::vm
