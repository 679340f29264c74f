//===- Pad.cpp - more elements at the borders -----------------------------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// torch names pairs from the last dimension on; negative ones cut off.
GraphValue pad(Aten &aten, const char *mode, GraphValue filling) {
  GraphValue x = aten.operand(0);
  Shape pairs = aten.sizes(1);
  if (pairs.size() % 2 || int64_t(pairs.size() / 2) > x.rank())
    return aten.fail("has " + Twine(pairs.size()) + " sizes for a tensor of rank " +
                     Twine(x.rank()));
  Shape low(x.rank(), aten.fixed(0)), high = low;
  for (size_t i = 0; i < pairs.size() / 2; ++i) {
    low[x.rank() - 1 - i] = pairs[2 * i];
    high[x.rank() - 1 - i] = pairs[2 * i + 1];
  }
  if (llvm::all_of(llvm::concat<const OpFoldResult>(low, high),
                   [](OpFoldResult size) { return staticSize(size) == 0; }))
    return x;
  low.append(high);
  GraphValue bytes = aten.asBytes(x);
  GraphValue result = aten.onnx(
      "Pad", {bytes, aten.integersOf(low), aten.cast(filling, bytes.type)}, {{"mode", mode}});
  return aten.cast(result, x.type);
}

/// self, pad, and a value at `index`.
template <unsigned index> GraphValue importConstant(Aten &aten) {
  return pad(aten, "constant",
             aten.isNone(index) ? aten.number(aten.operand(0).type, 0) : aten.operand(index));
}
template <Named mode> GraphValue importBorder(Aten &aten) { return pad(aten, mode.text, {}); }
/// self, pad, mode, value
GraphValue importPad(Aten &aten) {
  std::string mode = aten.text(2, "constant");
  return mode == "constant"    ? importConstant<3>(aten)
         : mode == "reflect"   ? pad(aten, "reflect", {})
         : mode == "replicate" ? pad(aten, "edge", {})
         : mode == "circular"  ? pad(aten, "wrap", {})
                               : aten.fail("unknown mode '" + mode + "'");
}

} // namespace

const AtenTable padOperators = {
    {"aten.constant_pad_nd", importConstant<2>},
    {"aten.pad", importPad},
    {"aten.reflection_pad{1,2,3}d", importBorder<"reflect">},
    {"aten.replication_pad{1,2,3}d", importBorder<"edge">},
    {"aten._pad_circular", importBorder<"wrap">},
};

} // namespace sluice::torch
