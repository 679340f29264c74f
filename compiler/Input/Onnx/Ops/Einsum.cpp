//===- Einsum.cpp - Einstein summation ------------------------------------===//
// Operands are combined two at a time; each step is one contraction that sums over the labels
// nobody needs any more:
//   bij,bjk,kl->bil:  t[b,i,k] = sum_j a * b,  y[b,i,l] = sum_k t * c
// "..." stands for labels of its own, which broadcast like NumPy.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Node.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// A letter, or -1 - i for the i-th dimension of the ellipsis, counted from its end.
using Label = int;

struct Term {
  Value tensor;
  Shape shape;
  SmallVector<Label> labels;
};

/// The labels of one term of the equation. `rank` is that of the operand; the result takes
/// `ellipsisRank` labels for "...".
FailureOr<SmallVector<Label>> parseTerm(Node &node, StringRef text, std::optional<int64_t> rank,
                                        int64_t ellipsisRank) {
  SmallVector<Label> labels;
  bool hasEllipsis = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ')
      continue;
    if (text[i] == '.') {
      if (hasEllipsis || !text.substr(i).starts_with("..."))
        return LogicalResult(node.error() << "Einsum: the equation has a malformed ellipsis");
      hasEllipsis = true;
      i += 2;
      int64_t letters = llvm::count_if(text, llvm::isAlpha),
              count = rank ? *rank - letters : ellipsisRank;
      for (int64_t k = count - 1; k >= 0; --k)
        labels.push_back(-1 - k);
      continue;
    }
    if (!llvm::isAlpha(text[i]))
      return LogicalResult(node.error()
                           << "Einsum: the equation contains '" << text.substr(i, 1) << "'");
    labels.push_back(text[i]);
  }
  if (rank && int64_t(labels.size()) != *rank)
    return LogicalResult(node.error() << "Einsum: term '" << text
                                      << "' does not fit an operand of rank " << *rank);
  return labels;
}

/// Combines one or two terms into one with the labels `keep`; sums over all other labels.
FailureOr<Term> combine(Node &node, ArrayRef<Term> terms, ArrayRef<Label> keep, int32_t type) {
  SmallVector<Label> loops(keep);
  std::map<Label, OpFoldResult> extents;
  for (const Term &term : terms)
    for (auto [label, size] : llvm::zip(term.labels, term.shape)) {
      if (!llvm::is_contained(loops, label))
        loops.push_back(label);
      auto [known, isNew] = extents.try_emplace(label, size);
      if (isNew || staticSize(size) == 1)
        continue;
      if (staticSize(known->second) != 1 &&
          failed(node.requireEqual(known->second, size, "Einsum: a label has two different sizes")))
        return failure();
      if (staticSize(known->second) == 1 || staticSize(size))
        known->second = size;
    }
  // Dimensions of size 1 that are repeated are dropped from an operand.
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (const Term &term : terms) {
    SmallVector<AffineExpr> dims;
    Shape kept;
    for (auto [label, size] : llvm::zip(term.labels, term.shape)) {
      if (staticSize(size) == 1 && staticSize(extents[label]) != 1)
        continue;
      dims.push_back(node.builder.getAffineDimExpr(llvm::find(loops, label) - loops.begin()));
      kept.push_back(size);
    }
    operands.push_back(node.reshape(term.tensor, term.shape, kept));
    maps.push_back(AffineMap::get(loops.size(), 0, dims, node.builder.getContext()));
  }
  Shape shape;
  for (Label label : keep) {
    if (!extents.count(label))
      return LogicalResult(node.error() << "Einsum: a label of the result is in no operand");
    shape.push_back(extents[label]);
  }
  bool widen = type == kFloat16 || type == kBFloat16;
  int32_t sumType = widen ? int32_t(kFloat) : type;
  auto product = [&](Cell &b, ValueRange x) {
    Value left = b.convert(x[0], type, sumType);
    if (terms.size() == 1)
      return left;
    Value right = b.convert(x[1], type, sumType);
    return b.mul(left, right);
  };
  if (loops.size() == keep.size()) {
    Value result = node.generic(operands, maps, shape, type, [&](Cell &b, ValueRange x) {
      return b.convert(product(b, x), sumType, type);
    });
    return Term{result, shape, SmallVector<Label>(keep)};
  }
  SmallVector<AffineExpr> leading; // May be none: a product without dimensions.
  for (size_t i = 0; i < keep.size(); ++i)
    leading.push_back(node.builder.getAffineDimExpr(i));
  maps.push_back(AffineMap::get(loops.size(), 0, leading, node.builder.getContext()));
  Value result = node.accumulate(
      operands, node.fill(node.constant(sumType, 0), shape, sumType), maps,
      [&](Cell &b, ValueRange x) { return b.add(x.back(), product(b, x.drop_back())); });
  if (widen)
    result = node.generic({result}, {node.ownMap(shape.size())}, shape, type,
                          [&](Cell &b, ValueRange x) { return b.convert(x[0], sumType, type); });
  return Term{result, shape, SmallVector<Label>(keep)};
}

LogicalResult importEinsum(Node &node) {
  std::string equation = node.attribute("equation", "");
  auto [left, right] = StringRef(equation).split("->");
  SmallVector<StringRef> texts;
  left.split(texts, ',');
  if (texts.size() != node.numInputs())
    return node.opError() << "the equation has " << texts.size() << " terms for "
                          << node.numInputs() << " inputs";
  int32_t type = node.in(0).type;
  std::vector<Term> terms;
  std::map<Label, int> uses;
  int64_t ellipsisRank = 0;
  for (auto [i, text] : llvm::enumerate(texts)) {
    GraphValue &input = node.in(i);
    if (input.type != type)
      return node.opError() << "inputs have types " << typeName(type) << " and "
                            << typeName(input.type);
    auto labels = SLUICE_TRY(parseTerm(node, text, input.rank(), 0));
    terms.push_back({node.tensor(i), input.shape, labels});
    for (Label label : labels) {
      ++uses[label];
      ellipsisRank = std::max<int64_t>(ellipsisRank, -label);
    }
  }
  SmallVector<Label> result;
  if (StringRef(equation).contains("->")) {
    result = SLUICE_TRY(parseTerm(node, right, std::nullopt, ellipsisRank));
  } else {
    // The ellipsis, then the letters that occur once, in order. The map sorts the labels of the
    // ellipsis first.
    for (auto [label, count] : uses)
      if (label < 0 || count == 1)
        result.push_back(label);
  }
  FailureOr<Term> total =
      terms.size() == 1 ? combine(node, terms, result, type) : FailureOr<Term>(terms[0]);
  for (size_t i = 1; i < terms.size() && succeeded(total); ++i) {
    SmallVector<Label> keep;
    if (i + 1 == terms.size()) {
      keep = result;
    } else {
      auto isNeeded = [&](Label label) {
        return llvm::is_contained(result, label) ||
               llvm::any_of(ArrayRef(terms).drop_front(i + 1), [&](const Term &term) {
                 return llvm::is_contained(term.labels, label);
               });
      };
      for (const Term *term : {&std::as_const(*total), &std::as_const(terms[i])})
        for (Label label : term->labels)
          if (isNeeded(label) && !llvm::is_contained(keep, label))
            keep.push_back(label);
    }
    total = combine(node, {*total, terms[i]}, keep, type);
  }
  if (failed(total))
    return failure();
  return node.set(0, total->tensor, type, total->shape);
}

} // namespace

const OperatorTable einsumOperators = {{"Einsum", 12, importEinsum}};

} // namespace sluice::onnx
