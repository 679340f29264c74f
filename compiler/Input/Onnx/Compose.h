//===- Compose.h - an operator in terms of others -------------------------===//
// Operators that other toolchains fuse out of ONNX's own are imported as what they were fused from:
//   LogicalResult importBiasGelu(Node &node, Compose &onnx) {
//     return onnx.set(0, onnx("Gelu", {onnx("Add", {onnx.in(0), onnx.in(1)})}));
//   }
// After the first error nothing more is built, and `set` fails.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include <variant>

namespace sluice::onnx {

class Compose {
public:
  struct Attribute {
    const char *name;
    std::variant<int64_t, float, std::string, llvm::SmallVector<int64_t>,
                 const ::onnx::AttributeProto *>
        value;
  };
  using Inputs = llvm::ArrayRef<GraphValue>;
  using Attributes = llvm::ArrayRef<Attribute>;

  explicit Compose(Node &node) : node(node) {}

  /// The first result of operator `name`, as opset 21 has it or a later one brought it. Inputs that
  /// do not exist are absent.
  GraphValue operator()(llvm::StringRef name, Inputs inputs, Attributes attributes = {}) {
    return all(name, inputs, 1, attributes)[0];
  }
  /// Its first `count` results.
  llvm::SmallVector<GraphValue> all(llvm::StringRef name, Inputs inputs, unsigned count,
                                    Attributes attributes = {});

  /// Those of the attributes `names` that the node has, for an operator with the same ones.
  llvm::SmallVector<Attribute> given(llvm::ArrayRef<const char *> names);
  /// Input `index` of the node; a value that does not exist if it is absent.
  GraphValue in(unsigned index) { return node.has(index) ? node.in(index) : GraphValue(); }
  GraphValue number(int32_t type, Number value);
  GraphValue integers(llvm::ArrayRef<int64_t> values);
  /// 0, 1, ... below `count`.
  GraphValue range(mlir::OpFoldResult count);
  GraphValue reshaped(GraphValue value, const Shape &shape);
  GraphValue unsqueezed(const GraphValue &value, int64_t axis) {
    return (*this)("Unsqueeze", {value, integers({axis})});
  }
  GraphValue transposed(GraphValue value, llvm::ArrayRef<int64_t> order);
  /// With the last two dimensions exchanged.
  GraphValue matrixTransposed(GraphValue value);
  /// [batch, ..., channels] as [batch, channels, ...], and back.
  GraphValue channelsFirst(GraphValue value);
  GraphValue channelsLast(GraphValue value);
  GraphValue add(const GraphValue &a, const GraphValue &b) { return (*this)("Add", {a, b}); }
  /// a + b, or a alone if there is no b.
  GraphValue addIf(const GraphValue &a, const GraphValue &b) { return b.exists() ? add(a, b) : a; }
  GraphValue mul(const GraphValue &a, const GraphValue &b) { return (*this)("Mul", {a, b}); }
  GraphValue scaled(const GraphValue &a, double factor) {
    return factor == 1 ? a : mul(a, number(a.type, factor));
  }
  GraphValue cast(const GraphValue &a, int32_t type) {
    return a.type == type ? a : (*this)("Cast", {a}, {{"to", int64_t(type)}});
  }

  bool ok() const { return !broken; }
  /// A result of the node.
  llvm::LogicalResult set(unsigned output, GraphValue value);
  /// The first results.
  llvm::LogicalResult setAll(llvm::ArrayRef<GraphValue> values);

private:
  Node &node;
  bool broken = false;
};

} // namespace sluice::onnx
