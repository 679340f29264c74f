//===- Contraction.cpp - MatMul, Gemm and Einsum --------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

/// Integers whose products add up in int32.
bool isSmallInteger(int32_t type) { return type == kInt8 || type == kUInt8 || type == kInt16; }

/// Element types of a product's operands and of its result.
struct ProductTypes {
  int32_t left, right, result;
};

/// Products of one or two operands, summed up over the loops that the last of `maps`, that of the
/// result, does not name. Narrow floats add up in f32.
Value contract(Node &node, ArrayRef<Value> operands, ArrayRef<AffineMap> maps, const Shape &shape,
               ProductTypes types) {
  int32_t type = types.result, accumulator = typeOfSums(type);
  auto product = [&](Cell &b, ValueRange x) {
    Value left = b.convert(x[0], types.left, accumulator);
    return operands.size() == 1 ? left : b.mul(left, b.convert(x[1], types.right, accumulator));
  };
  if (maps.back().getNumDims() == shape.size()) // Nothing to sum up.
    return node.generic(operands, maps.drop_back(), shape, type, [&](Cell &b, ValueRange x) {
      return b.convert(product(b, x), accumulator, type);
    });
  Value sums = node.accumulate(
      operands, node.filled(0, shape, accumulator), maps,
      [&](Cell &b, ValueRange x) { return b.add(x.back(), product(b, x.drop_back())); });
  if (accumulator == type)
    return sums;
  return node.generic({sums}, {}, shape, type,
                      [&](Cell &b, ValueRange x) { return b.convert(x[0], accumulator, type); });
}

/// Rows times columns of two matrices, each possibly stored transposed.
Value matmul(Node &node, Value left, bool leftTransposed, Value right, bool rightTransposed,
             const Shape &shape, ProductTypes types) {
  int32_t type = types.result;
  if (!leftTransposed && !rightTransposed && types.left == type && types.right == type &&
      typeOfSums(type) == type) {
    Value init = node.filled(0, shape, type);
    return linalg::MatmulOp::create(node.builder, node.loc, init.getType(), ValueRange{left, right},
                                    init)
        .getResult(0);
  }
  auto map = [&](bool transposed, int64_t row, int64_t column) {
    return node.loopsMap(3, transposed ? ArrayRef{column, row} : ArrayRef{row, column});
  };
  return contract(
      node, {left, right},
      {map(leftTransposed, 0, 2), map(rightTransposed, 2, 1), map(/*transposed=*/false, 0, 1)},
      shape, types);
}

} // namespace

FailureOr<GraphValue> multiplyMatrices(Node &node, GraphValue &left, GraphValue &right, bool wide) {
  bool small = isSmallInteger(left.type) && isSmallInteger(right.type);
  if (left.rank() == 0 || right.rank() == 0 || (left.type != right.type && !small))
    return node.opError() << "needs two inputs of rank 1 or more and one type, has "
                          << typeName(left.type) << " of rank " << left.rank() << " and "
                          << typeName(right.type) << " of rank " << right.rank();
  int32_t type = small ? int32_t(kInt32) : wide ? typeOfSums(left.type) : left.type;
  ProductTypes types{left.type, right.type, type};
  if (!isFloat(type) && type != kInt32 && type != kInt64 && type != kUInt32 && type != kUInt64)
    return node.error() << "MatMul: element type " << typeName(type)
                        << " is not allowed (MatMulInteger takes 8-bit integers)";
  OpFoldResult one = node.fixed(1);
  Shape a = left.shape, b = right.shape;
  bool leftVector = a.size() == 1, rightVector = b.size() == 1;
  if (leftVector)
    a.insert(a.begin(), one);
  if (rightVector)
    b.push_back(one);
  SLUICE_TRY(node.requireSame(a.back(), b[b.size() - 2], "inner dimensions differ"));
  if (!staticSize(a.back()) && staticSize(b[b.size() - 2]))
    a.back() = b[b.size() - 2];
  Value l = node.reshape(node.tensor(left), left.shape, a),
        r = node.reshape(node.tensor(right), right.shape, b);
  Shape shape;
  Value result;
  if (b.size() == 2) {
    Shape rows{node.product(ArrayRef(a).drop_back()), a.back()}, flat{rows[0], b[1]};
    result = matmul(node, node.reshape(l, a, rows), false, r, false, flat, types);
    shape = a;
    shape.back() = b[1];
    result = node.reshape(result, flat, shape);
  } else {
    auto batch =
        SLUICE_TRY(node.broadcast(Shape(a.begin(), a.end() - 2), Shape(b.begin(), b.end() - 2)));
    shape = joined({batch, a[a.size() - 2], b.back()});
    for (auto [source, from] : {std::pair(&l, &a), std::pair(&r, &b)}) {
      size_t outer = from->size() - 2;
      *source = node.stretch(
          *source, *from, joined({ArrayRef(batch).take_back(outer), ArrayRef(*from).take_back(2)}));
    }
    unsigned batches = batch.size();
    AffineExpr m = node.loop(batches), n = node.loop(batches + 1), k = node.loop(batches + 2);
    auto operand = [&](const Shape &from, AffineExpr x, AffineExpr y) {
      SmallVector<AffineExpr> exprs;
      for (auto [i, size] : llvm::enumerate(ArrayRef(from).drop_back(2))) {
        unsigned at = batches - (from.size() - 2) + i;
        exprs.push_back(staticSize(size) == 1 && staticSize(shape[at]) != 1
                            ? node.builder.getAffineConstantExpr(0)
                            : node.loop(at));
      }
      exprs.append({x, y});
      return exprs;
    };
    SmallVector<AffineExpr> out(node.ownMap(batches + 2).getResults());
    result =
        contract(node, {l, r}, node.maps({operand(a, m, k), operand(b, k, n), out}), shape, types);
  }
  Shape final = shape;
  if (rightVector)
    final.pop_back();
  if (leftVector)
    final.erase(final.end() - (rightVector ? 1 : 2));
  return GraphValue{node.reshape(result, shape, final), type, final};
}

FailureOr<GraphValue> multiplyGroups(Node &node, GraphValue &rows, GraphValue &matrices,
                                     GraphValue bounds) {
  SLUICE_TRY(node.requireSame(rows.shape[1], matrices.shape[1], "inner dimensions differ"));
  SLUICE_TRY(
      node.requireSame(bounds.shape[1], matrices.shape[0], "there is not a group for each matrix"));
  Shape shape{rows.shape[0], matrices.shape[2]};
  int32_t type = rows.type, wide = typeOfSums(type);
  GraphValue init = node.filled(0, shape, wide);
  Value sums = linalg_ext::createGroupedProduct(node.builder, node.loc, node.tensor(rows),
                                                node.tensor(matrices), node.tensor(bounds),
                                                node.tensor(init));
  if (wide == type)
    return GraphValue{sums, type, shape};
  return node.generic({sums}, {}, shape, type,
                      [&](Cell &b, ValueRange x) { return b.convert(x[0], wide, type); });
}

namespace {

LogicalResult importMatMul(Node &node) {
  if (isSmallInteger(node.in(0).type))
    return node.opError() << "element type " << typeName(node.in(0).type)
                          << " is not allowed (MatMulInteger takes 8-bit integers)";
  return node.set(0, SLUICE_TRY(multiplyMatrices(node, node.in(0), node.in(1))));
}

LogicalResult importGemm(Node &node, GraphValue &left) {
  SLUICE_TRY(node.check({{kAnything, 2}, {kAnything, 2}}));
  GraphValue &right = node.in(1);
  int32_t type = left.type;
  bool ta = node.attribute("transA", 0), tb = node.attribute("transB", 0);
  double alpha = node.attribute("alpha", 1.0f), beta = node.attribute("beta", 1.0f);
  SLUICE_TRY(
      node.requireSame(left.shape[ta ? 0 : 1], right.shape[tb ? 1 : 0], "inner dimensions differ"));
  Shape shape{left.shape[ta ? 1 : 0], right.shape[tb ? 0 : 1]};
  bool addend = node.has(2), alone = !addend && alpha == 1;
  int32_t sum = alone ? type : typeOfSums(type);
  GraphValue product{matmul(node, node.tensor(0), ta, node.tensor(1), tb, shape, {type, type, sum}),
                     sum, shape};
  if (alone)
    return node.set(0, product);
  SmallVector<GraphValue *> operands{&product};
  if (addend)
    operands.push_back(&node.in(2));
  return node.elementwise(0, operands, type, [&](Cell &b, ValueRange x) {
    auto scaled = [&](Value value, double factor) {
      return factor == 1 ? value : b.mul(value, factor);
    };
    Value result = scaled(x[0], alpha);
    if (addend)
      result = b.add(result, scaled(b.convert(x[1], type, sum), beta));
    return b.convert(result, sum, type);
  });
}

//===- Einstein summation -------------------------------------------------===//

// Operands are combined two at a time; each step is one contraction that sums over the labels
// nobody needs any more:
//   bij,bjk,kl->bil:  t[b,i,k] = sum_j a * b,  y[b,i,l] = sum_k t * c
// "..." stands for labels of its own, which broadcast like NumPy.

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
        return node.error() << "Einsum: the equation has a malformed ellipsis";
      hasEllipsis = true;
      i += 2;
      int64_t letters = llvm::count_if(text, llvm::isAlpha),
              count = rank ? *rank - letters : ellipsisRank;
      for (int64_t k = count - 1; k >= 0; --k)
        labels.push_back(-1 - k);
      continue;
    }
    if (!llvm::isAlpha(text[i]))
      return node.error() << "Einsum: the equation contains '" << text.substr(i, 1) << "'";
    labels.push_back(text[i]);
  }
  if (rank && int64_t(labels.size()) != *rank)
    return node.error() << "Einsum: term '" << text << "' does not fit an operand of rank "
                        << *rank;
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
          failed(node.requireSame(known->second, size, "a label has two different sizes")))
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
      return node.error() << "Einsum: a label of the result is in no operand";
    shape.push_back(extents[label]);
  }
  // Of the result, which may have no dimensions.
  maps.push_back(node.loopsMap(loops.size(), countUp(0, keep.size())));
  return Term{contract(node, operands, maps, shape, {type, type, type}), shape,
              SmallVector<Label>(keep)};
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
  Term total = terms[0];
  if (terms.size() == 1)
    total = SLUICE_TRY(combine(node, terms, result, type));
  for (size_t i = 1; i < terms.size(); ++i) {
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
      for (const Term *term : {&std::as_const(total), &std::as_const(terms[i])})
        for (Label label : term->labels)
          if (isNeeded(label) && !llvm::is_contained(keep, label))
            keep.push_back(label);
    }
    total = SLUICE_TRY(combine(node, {total, terms[i]}, keep, type));
  }
  return node.set(0, total.tensor, type, total.shape);
}

} // namespace

const OperatorTable contractionOperators = {
    {"MatMul", 1, importMatMul},
    {"Gemm", 1, importGemm},
    {"Einsum", 12, importEinsum},
};

} // namespace sluice::onnx
