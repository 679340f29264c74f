//===- Sequences.cpp - lists of tensors, resolved at compile time ---------===//
// A sequence is a list of values that the importer holds; no code is made for it. Its length and
// the positions in it must be known; as an input or a result of the model it is one tensor for each
// element. Optional values are values that are there or not.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Graph.h"

namespace sluice::onnx {
namespace {

using List = std::vector<GraphValue>;

GraphValue sequenceOf(List values, int32_t type) {
  GraphValue result;
  result.type = type;
  result.sequence = std::make_shared<List>(std::move(values));
  return result;
}

/// Input 0 as a list; null after an error.
const List *listOf(Node &node) {
  if (node.has(0) && node.in(0).sequence)
    return node.in(0).sequence.get();
  node.opError() << "input 0 must be a sequence";
  return nullptr;
}

/// The constant position in input `input`, counted from the end if negative; `fallback` without
/// that input. At most `last`.
FailureOr<int64_t> positionOf(Node &node, unsigned input, int64_t fallback, int64_t size,
                              int64_t last) {
  if (!node.has(input))
    return fallback;
  auto given = node.constantIntegers(node.in(input));
  if (!given || given->size() != 1)
    return node.opError() << "the position in a sequence must be constant";
  int64_t position = given->front() < 0 ? given->front() + size : given->front();
  if (position < 0 || position > last)
    return node.opError() << "position " << given->front() << " is out of range for a sequence of "
                          << size;
  return position;
}

LogicalResult importEmpty(Node &node) {
  return node.set(0, sequenceOf({}, node.attribute("dtype", int64_t(kFloat))));
}

LogicalResult importConstruct(Node &node) {
  List values;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    if (!node.has(i) || node.in(i).sequence)
      return node.opError() << "input " << i << " is not a tensor";
    values.push_back(node.in(i));
  }
  return node.set(0, sequenceOf(values, node.in(0).type));
}

LogicalResult importInsert(Node &node) {
  auto list = SLUICE_TRY(listOf(node));
  if (!node.has(1) || node.in(1).sequence)
    return node.opError() << "input 1 must be a tensor";
  int64_t size = list.size();
  auto position = SLUICE_TRY(positionOf(node, 2, size, size, size));
  List values = list;
  values.insert(values.begin() + position, node.in(1));
  return node.set(0, sequenceOf(values, node.in(1).type));
}

LogicalResult importErase(Node &node) {
  auto list = SLUICE_TRY(listOf(node));
  int64_t size = list.size();
  auto position = SLUICE_TRY(positionOf(node, 1, size - 1, size, size - 1));
  if (list.empty())
    return node.opError() << "the sequence is empty";
  List values = list;
  values.erase(values.begin() + position);
  return node.set(0, sequenceOf(values, node.in(0).type));
}

LogicalResult importAt(Node &node) {
  auto list = SLUICE_TRY(listOf(node));
  int64_t size = list.size();
  auto position = SLUICE_TRY(positionOf(node, 1, 0, size, size - 1));
  return node.set(0, list[position]);
}

LogicalResult importLength(Node &node) {
  auto list = SLUICE_TRY(listOf(node));
  return node.set(0, GraphValue::scalar(node.index(list.size()), kInt64));
}

LogicalResult importConcatFromSequence(Node &node, Compose &onnx) {
  auto list = SLUICE_TRY(listOf(node));
  if (list.empty())
    return node.opError() << "the sequence is empty";
  bool stacks = node.attribute("new_axis", 0);
  auto axis =
      SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), list.front().rank() + stacks));
  SmallVector<GraphValue> parts;
  for (const GraphValue &part : list)
    parts.push_back(stacks ? onnx.unsqueezed(part, axis) : part);
  return onnx.set(0, onnx.concat(parts, axis));
}

constexpr int64_t kMaxParts = 4096;

/// Parts of `split` elements along the axis (a vector: of that many each; without: of one).
LogicalResult importSplitToSequence(Node &node, Compose &onnx) {
  if (!node.has(0) || node.in(0).sequence)
    return node.opError() << "input 0 must be a tensor";
  GraphValue &x = node.in(0);
  auto axis = SLUICE_TRY(node.axis(0));
  auto size = staticSize(x.shape[axis]);
  GraphValue lengths;
  int64_t parts = 0;
  if (node.has(1) && node.in(1).rank() == 1) {
    auto count = staticSize(node.in(1).shape[0]);
    if (!count)
      return node.opError() << "the number of parts must be known";
    parts = *count;
    lengths = node.in(1);
  } else {
    SmallVector<int64_t> each{1};
    if (node.has(1)) {
      auto given = node.constantIntegers(node.in(1));
      if (!given || given->size() != 1 || given->front() <= 0)
        return node.opError() << "the length of a part must be a positive constant";
      each = *given;
    }
    if (!size)
      return node.opError() << "the number of parts must be known, but dimension " << axis
                            << " is dynamic";
    int64_t length = each.front();
    each.clear();
    parts = llvm::divideCeil(*size, length);
    for (int64_t part = 0; part < std::min(parts, kMaxParts); ++part)
      each.push_back(std::min(length, *size - part * length));
    lengths = onnx.integers(each);
  }
  if (parts > kMaxParts) // each is a value of its own
    return node.opError() << "makes " << parts << " parts, at most " << kMaxParts
                          << " are supported";
  List values;
  if (parts == 1)
    values.push_back(x);
  else if (parts)
    for (GraphValue &part : onnx.all("Split", {x, lengths}, parts, {{"axis", axis}}))
      values.push_back(part);
  if (!node.has(1) && !node.attribute("keepdims", 1))
    for (GraphValue &part : values)
      part = onnx.squeezed(part, axis);
  return onnx.set(0, sequenceOf(values, x.type));
}

/// Without a value it is one that is not there.
LogicalResult importOptional(Node &node) {
  return node.set(0, node.has(0) ? node.in(0) : GraphValue());
}

LogicalResult importGetElement(Node &node) {
  if (!node.has(0))
    return node.opError() << "there is no value";
  return node.set(0, node.in(0));
}

LogicalResult importHasElement(Node &node) {
  return node.set(0, GraphValue::scalar(node.host().truth(node.has(0)), kBool));
}

/// The body once for each element of the sequence; other sequences of the same length go along,
/// tensors are the same each time.
LogicalResult importMap(Node &node) {
  auto *list = listOf(node);
  auto *body = node.find("body");
  if (!list || !body)
    return list ? LogicalResult(node.opError() << "needs a body") : failure();
  std::vector<List> results(node.numOutputs());
  for (size_t i = 0; i < list->size(); ++i) {
    SmallVector<GraphValue> arguments;
    for (unsigned k = 0; k < node.numInputs(); ++k) {
      if (!node.has(k) || (node.in(k).sequence && node.in(k).sequence->size() != list->size()))
        return node.opError() << "input " << k
                              << " is not a tensor or a sequence as long as the first";
      arguments.push_back(node.in(k).sequence ? (*node.in(k).sequence)[i] : node.in(k));
    }
    auto made = SLUICE_TRY(node.inlineGraph(body->g(), arguments));
    if (made.size() < results.size())
      return node.opError() << "the body has " << made.size() << " outputs, the node "
                            << results.size();
    for (size_t k = 0; k < results.size(); ++k)
      results[k].push_back(made[k]);
  }
  for (size_t k = 0; k < results.size(); ++k) {
    int32_t declared =
        int(k) < body->g().output_size() ? body->g().output(k).type().tensor_type().elem_type() : 0;
    node.set(k, sequenceOf(results[k], results[k].empty() ? declared : results[k].front().type));
  }
  return success();
}

constexpr const char *kLimits = "lengths and positions are known at compile time";

} // namespace

bool takesSequences(StringRef op) {
  return op == "Identity" || op == "If" || op == "Loop" ||
         llvm::any_of(sequenceOperators,
                      [&](const OperatorEntry &entry) { return op == entry.names; });
}

const OperatorTable sequenceOperators = {
    {"SequenceEmpty", 11, importEmpty, kLimits},
    {"SequenceConstruct", 11, importConstruct, kLimits},
    {"SequenceInsert", 11, importInsert, kLimits},
    {"SequenceErase", 11, importErase, kLimits},
    {"SequenceAt", 11, importAt, kLimits},
    {"SequenceLength", 11, importLength, kLimits},
    {"SplitToSequence", 11, importSplitToSequence, kLimits},
    {"ConcatFromSequence", 11, importConcatFromSequence, kLimits},
    {"SequenceMap", 17, importMap, kLimits},
    {"Optional", 15, importOptional, kLimits},
    {"OptionalGetElement", 15, importGetElement, kLimits},
    {"OptionalHasElement", 15, importHasElement, kLimits},
};

} // namespace sluice::onnx
