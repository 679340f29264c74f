//===- Operators.h - which operators each front end reads -----------------===//
// Free of LLVM and MLIR types, as Compile.h is.
//===----------------------------------------------------------------------===//
#pragma once
#include <string>
#include <vector>

namespace sluice {

struct OperatorRow {
  std::string name;
  std::vector<int>
      versions;       ///< Versions whose meaning is told apart; empty if operators have none.
  std::string limits; ///< What is not supported of it.
};

struct FrontEnd {
  std::string name, title, about; ///< "onnx", a heading and a sentence for the documentation.
  std::vector<OperatorRow> operators;
};

/// Those that have operators, in a fixed order. A new front end adds itself in Operators.cpp.
std::vector<FrontEnd> frontEnds();

} // namespace sluice
