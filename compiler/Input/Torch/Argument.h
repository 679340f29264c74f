//===- Argument.h - what is known of one value of a torch program ---------===//
#pragma once
#include "compiler/Input/Common/GraphValue.h"

namespace sluice::torch {
using onnx::GraphValue;
using onnx::Shape;
using namespace onnx; // DataType

/// A tensor, or a value of Python that is known while compiling; numbers may also be computed on
/// the host.
struct Argument {
  enum Kind { Missing, None, Number, Text, List, Tensor };
  Kind kind = Missing;
  GraphValue value; ///< A tensor, or a number (one element: kInt64 as index, kDouble, kBool).
  std::string text;
  std::vector<Argument> list;

  static Argument tensor(GraphValue value) { return {Tensor, std::move(value), {}, {}}; }
  static Argument number(GraphValue value) { return {Number, std::move(value), {}, {}}; }
  static Argument number(Value scalar, int32_t type) {
    return number(GraphValue::scalar(scalar, type));
  }
  static Argument string(std::string text) { return {Text, {}, std::move(text), {}}; }
  static Argument listOf(std::vector<Argument> list) { return {List, {}, {}, std::move(list)}; }
  static Argument none() { return {None, {}, {}, {}}; }

  bool isTensor() const { return kind == Tensor; }
  bool isNumber() const { return kind == Number; }
  bool isNone() const { return kind == None || kind == Missing; }
};

/// What a kind is called in messages.
llvm::StringRef kindName(Argument::Kind kind);

/// Element types: the code of a torch.dtype (torch.int64 is 4); with signs, as in types (si64). 0
/// if there is none.
int32_t typeOfCode(int64_t code);
int32_t typeOf(Type element);

/// The type that tensors and numbers of `arguments` are computed in together: torch.result_type.
int32_t promoted(llvm::ArrayRef<const Argument *> arguments);
/// The type that two element types are computed in together: torch.promote_types.
int32_t promoted(int32_t a, int32_t b);

} // namespace sluice::torch
