//===- Disassembler.cpp - host programs as text ---------------------------===//
#include "runtime/vm/Disassembler.h"

#include "runtime/base/ElementType.h"
#include "runtime/vm/Operands.h"

namespace sluice::vm {
namespace {

/// Writes the operands of one instruction. Lists are told apart by walking the letters again, so
/// brackets need no state.
class Writer {
public:
  Writer(const module::ModuleFile &module, std::span<const uint32_t> words)
      : module(module), words(words) {}

  bool operand(char letter, size_t at) {
    closeList();
    text += (text.ends_with('[') ? "" : " ") + word(letter, at);
    if (left && --left == 0)
      text += "]", open = false;
    return true;
  }
  bool list(uint32_t count) {
    closeList();
    text += " [";
    open = true;
    // The number of operands inside: groups have as many letters as lie between the brackets.
    const char *letters = kInstructions[headOpcode(words[0])].operands;
    for (uint32_t skip = lists++;; ++letters)
      if (*letters == '[' && skip-- == 0)
        break;
    uint32_t inside = 0;
    while (letters[1 + inside] != ']')
      ++inside;
    left = count * inside;
    return true;
  }
  std::string finish() {
    closeList();
    return text;
  }

private:
  void closeList() {
    if (open && left == 0)
      text += "]", open = false;
  }
  std::string word(char letter, size_t at) const {
    uint32_t value = words[at];
    switch (letter) {
    case 's':
    case 'd': return "s" + std::to_string(value);
    case 'R': return "R" + std::to_string(value & ~kLastUse) + (value & kLastUse ? "!" : "");
    case 'D': return "R" + std::to_string(value);
    case 'c': return std::to_string(int64_t(value | uint64_t(words[at + 1]) << 32));
    case 'b': return "->" + std::to_string(value);
    case 'e': return sluice_element_type_name(sluice_element_type_t(value));
    case 'm': return "\"" + module.strings[value] + "\"";
    case 'l': return "\"" + std::string(module.location(value)) + "\"";
    case 'f': return "@" + module.functions[value].name;
    case 'k': return "@" + module.kernels[value].name;
    case 'g': return "@" + module.scalarGlobals[value];
    case 'G': return "@" + module.refGlobals[value];
    case 'a': return "arena" + std::to_string(value);
    case 'x':
      return value & module::kPartOfProcess
                 ? "parts" + std::to_string(value & ~module::kPartOfProcess)
                 : "segment" + std::to_string(value);
    case 'v':
      return value < module.devices.size()
                 ? "device" + std::to_string(value)
                 : "@" + module.scalarGlobals[value - module.devices.size()];
    default: return std::to_string(value);
    }
  }

  const module::ModuleFile &module;
  std::span<const uint32_t> words;
  std::string text;
  bool open = false;
  uint32_t left = 0, lists = 0;
};

} // namespace

std::string disassemble(const module::ModuleFile &module, const module::Function &function) {
  std::string text;
  for (size_t at = 0; at < function.bytecode.size(); at += headLength(function.bytecode[at])) {
    std::span<const uint32_t> words =
        std::span(function.bytecode).subspan(at, headLength(function.bytecode[at]));
    Writer writer(module, words);
    walkOperands(words, writer);
    std::string number = std::to_string(at);
    text += std::string(number.size() < 5 ? 5 - number.size() : 0, ' ') + number + ": " +
            kInstructions[headOpcode(words[0])].name + writer.finish() + "\n";
  }
  return text;
}

} // namespace sluice::vm
