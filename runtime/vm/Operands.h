//===- Operands.h - walks the operands of an instruction ------------------===//
// One walk over the letters of Opcodes.def, shared by the verifier and the disassembler.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/vm/Bytecode.h"

#include <span>

namespace sluice::vm {

/// Calls visitor.operand(letter, word index) for each operand, visitor.list(count) before each
/// list. `words` is one instruction. False if the operands do not take exactly its length, or the
/// visitor returned false.
template <typename Visitor> bool walkOperands(std::span<const uint32_t> words, Visitor &&visitor) {
  const char *letters = kInstructions[headOpcode(words[0])].operands;
  size_t at = 1;
  auto one = [&](char letter) {
    size_t size = letter == 'c' ? 2 : 1;
    if (words.size() - at < size || !visitor.operand(letter, at))
      return false;
    at += size;
    return true;
  };
  for (const char *letter = letters; *letter; ++letter) {
    if (*letter != '[') {
      if (!one(*letter))
        return false;
      continue;
    }
    if (at == words.size() || words[at] > words.size() || !visitor.list(words[at]))
      return false;
    uint32_t count = words[at++];
    const char *end = ++letter;
    while (*end != ']')
      ++end;
    for (uint32_t i = 0; i < count; ++i)
      for (const char *inside = letter; inside != end; ++inside)
        if (!one(*inside))
          return false;
    letter = end;
  }
  return at == words.size();
}

} // namespace sluice::vm
