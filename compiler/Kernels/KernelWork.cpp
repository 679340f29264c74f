//===- KernelWork.cpp - what a kernel must do at least, whatever its plan -===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/KernelReport.h"
#include "compiler/Kernels/Lowering.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace sluice::kernels;

/// What unknown sizes are taken for, to tell which of two counts is more.
static constexpr double kTypical = 256;

namespace {

/// A sum of products of constants of the kernel with a factor each; none if it is not known.
class Count {
public:
  Count() = default;
  Count(double number) : terms({{{}, number}}) {}
  static Count unknown() {
    Count count;
    count.known = false;
    return count;
  }
  static Count constant(unsigned number) {
    Count count;
    count.terms[{number}] = 1;
    return count;
  }
  Count &operator+=(const Count &other) {
    known &= other.known;
    for (auto &[sizes, factor] : other.terms)
      terms[sizes] += factor;
    return *this;
  }
  Count operator*(const Count &other) const {
    Count product;
    product.known = known && other.known;
    for (auto &[sizes, factor] : terms)
      for (auto &[otherSizes, otherFactor] : other.terms) {
        std::vector<unsigned> all = sizes;
        all.insert(all.end(), otherSizes.begin(), otherSizes.end());
        llvm::sort(all);
        product.terms[all] += factor * otherFactor;
      }
    return product;
  }
  bool isKnown() const { return known; }
  std::optional<double> number() const {
    if (!known || (!terms.empty() && !terms.rbegin()->first.empty()))
      return std::nullopt;
    return terms.empty() ? 0 : terms.begin()->second;
  }
  /// The numbers of unknown sizes are taken for this, to tell what is more.
  double atSize(double size) const {
    double sum = 0;
    for (auto &[sizes, factor] : terms)
      sum += factor * std::pow(size, double(sizes.size()));
    return sum;
  }
  std::string text() const {
    std::string result;
    for (auto &[sizes, factor] : terms) {
      if (factor == 0)
        continue;
      std::string term;
      if (factor != 1 || sizes.empty())
        term = factor == std::floor(factor) ? llvm::formatv("{0:f0}", factor).str()
                                            : llvm::formatv("{0:f3}", factor).str();
      for (unsigned size : sizes)
        term += (term.empty() ? "n" : " * n") + std::to_string(size);
      result += (result.empty() ? "" : " + ") + term;
    }
    return !known ? "" : result.empty() ? "0" : result;
  }

private:
  bool known = true;
  std::map<std::vector<unsigned>, double> terms;
};

/// Counts of one kernel.
class Counter {
public:
  explicit Counter(func::FuncOp kernel) : kernel(kernel) {
    unsigned next = 0;
    for (Type type : kernel.getArgumentTypes()) {
      firstConstant.push_back(next);
      auto shaped = dyn_cast<ShapedType>(type);
      next += shaped ? shaped.getNumDynamicDims() : 1;
    }
  }
  KernelWork count();

private:
  Count valueOf(OpFoldResult value);
  Count valueOf(AffineExpr expr, ValueRange operands, unsigned dims);
  Count sizeOf(Value tensor, unsigned dim);
  Count bytesOf(Value tensor);
  Count bytesOfUse(OpOperand &use);
  Count bytesOfArgument(BlockArgument argument);
  Count points(linalg::LinalgOp op);
  Count rangeOf(unsigned loop, ArrayRef<AffineMap> maps, ValueRange operands);

  func::FuncOp kernel;
  SmallVector<unsigned> firstConstant;
};

} // namespace

Count Counter::valueOf(AffineExpr expr, ValueRange operands, unsigned dims) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return double(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return valueOf(operands[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return valueOf(operands[dims + symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Count left = valueOf(binary.getLHS(), operands, dims),
        right = valueOf(binary.getRHS(), operands, dims);
  switch (expr.getKind()) {
  case AffineExprKind::Add: return left += right;
  case AffineExprKind::Mul: return left * right;
  case AffineExprKind::FloorDiv:
  case AffineExprKind::CeilDiv: // Near enough.
    if (auto divisor = right.number(); divisor && *divisor > 0)
      return left * Count(1 / *divisor);
    return Count::unknown();
  default: return Count::unknown();
  }
}

Count Counter::valueOf(OpFoldResult value) {
  if (auto constant = getConstantIntValue(value))
    return double(*constant);
  auto known = cast<Value>(value);
  if (auto argument = dyn_cast<BlockArgument>(known))
    return argument.getOwner() == &kernel.front()
               ? Count::constant(firstConstant[argument.getArgNumber()])
               : Count::unknown();
  Operation *op = known.getDefiningOp();
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    if (auto index = dim.getConstantIndex())
      return sizeOf(dim.getSource(), *index);
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
    return valueOf(op->getOperand(0));
  if (isa<arith::MulIOp>(op))
    return valueOf(op->getOperand(0)) * valueOf(op->getOperand(1));
  if (isa<arith::AddIOp>(op))
    return valueOf(op->getOperand(0)) += valueOf(op->getOperand(1));
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return valueOf(apply.getAffineMap().getResult(0), apply.getMapOperands(),
                   apply.getAffineMap().getNumDims());
  return Count::unknown();
}

Count Counter::sizeOf(Value tensor, unsigned dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return double(type.getDimSize(dim));
  if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    if (argument.getOwner() == &kernel.front())
      return Count::constant(firstConstant[argument.getArgNumber()] + type.getDynamicDimIndex(dim));
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    return loop ? sizeOf(loop.getTiedLoopInit(argument)->get(), dim) : Count::unknown();
  }
  Operation *op = tensor.getDefiningOp();
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return sizeOf(loop.getTiedLoopInit(cast<OpResult>(tensor))->get(), dim);
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return valueOf(empty.getDynamicSize(dim));
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (unsigned i = 0; i < dropped.size(); ++i)
      if (!dropped[i] && dim-- == 0)
        return valueOf(slice.getMixedSizes()[i]);
  }
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return valueOf(expand.getMixedOutputShape()[dim]);
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    Count size = 1;
    ReassociationIndices parts = collapse.getReassociationIndices()[dim];
    for (int64_t from : parts)
      size = size * sizeOf(collapse.getSrc(), from);
    return size;
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return sizeOf(insert.getDest(), dim);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return sizeOf(cast.getSource(), dim);
  if (auto ranked = dyn_cast<DestinationStyleOpInterface>(op))
    return sizeOf(ranked.getTiedOpOperand(mlir::cast<OpResult>(tensor))->get(), dim);
  return Count::unknown();
}

Count Counter::bytesOf(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return 0;
  Count bytes = double(elementBytes(type.getElementType()));
  for (unsigned dim = 0; dim < type.getRank(); ++dim)
    bytes = bytes * sizeOf(tensor, dim);
  return bytes;
}

Count Counter::rangeOf(unsigned loop, ArrayRef<AffineMap> maps, ValueRange operands) {
  Count size = Count::unknown();
  for (auto [map, operand] : llvm::zip(maps, operands))
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto walked = dyn_cast<AffineDimExpr>(expr);
          walked && walked.getPosition() == loop && !size.isKnown())
        size = sizeOf(operand, dim);
  return size;
}

Count Counter::points(linalg::LinalgOp op) {
  Count points = 1;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto grouped = linalg_ext::matchGroupedProduct(op);
  for (auto [loop, range] : llvm::enumerate(staticLoopRanges(op)))
    if (!grouped || loop != grouped->group) // A row is in one group.
      points = points * (ShapedType::isDynamic(range) ? rangeOf(loop, maps, op->getOperands())
                                                      : Count(double(range)));
  return points;
}

/// What is read or written of the argument that `use` names.
Count Counter::bytesOfUse(OpOperand &use) {
  Operation *user = use.getOwner();
  if (isa<tensor::DimOp, func::ReturnOp>(user))
    return 0;
  if (isa<tensor::ExtractSliceOp>(user))
    return bytesOf(user->getResult(0));
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(user);
      insert && &use == &insert.getDestMutable())
    return bytesOf(insert.getSource());
  if (isa<linalg_ext::GatherOp>(user) && use.getOperandNumber() == 0)
    return bytesOf(user->getResult(0));
  if (auto scatter = dyn_cast<linalg_ext::ScatterOp>(user); scatter && scatter.isDpsInit(&use))
    return bytesOf(scatter.getInputs()[0]);
  // Of few rows each may be in a group of its own.
  if (auto grouped = linalg_ext::matchGroupedProduct(user);
      grouped && use.getOperandNumber() == 1) {
    auto groups = cast<ShapedType>(grouped->bounds().getType()).getShape()[1],
         rows = cast<ShapedType>(grouped->rows().getType()).getShape()[0];
    if (groups > 0 && rows >= 0 && rows < groups)
      return bytesOf(use.get()) * Count(double(rows) / groups);
  }
  if (isa<tensor::ExtractOp>(user))
    if (auto op = user->getParentOfType<linalg::LinalgOp>())
      return points(op) * Count(double(elementBytes(getElementTypeOrSelf(use.get().getType()))));
  return bytesOf(use.get());
}

/// No more than all of it, however often it is looked up.
Count Counter::bytesOfArgument(BlockArgument argument) {
  Count all = bytesOf(argument), used = 0;
  for (OpOperand &use : argument.getUses())
    used += bytesOfUse(use);
  auto most = all.number(), parts = used.number();
  if (most && parts)
    return std::min(*most, *parts);
  return !used.isKnown() || all.atSize(kTypical) < used.atSize(kTypical) ? all : used;
}

/// Operations in the body of a loop that count: on the model's numbers, not on indices.
static double operationsOf(linalg::LinalgOp op) {
  double count = 0;
  op.getBlock()->walk([&](Operation *inner) {
    Type type = inner->getNumResults() ? inner->getResult(0).getType() : Type();
    bool isReal = type && isa<FloatType, ComplexType>(getElementTypeOrSelf(type));
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp, arith::RemFOp,
            arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
            arith::MinNumFOp>(inner) ||
        (isReal && isa_and_present<math::MathDialect>(inner->getDialect())) ||
        (op.getNumReductionLoops() && isa<arith::AddIOp, arith::MulIOp>(inner) && !type.isIndex()))
      count += isa<math::FmaOp>(inner) ? 2 : 1;
  });
  return count;
}

KernelWork Counter::count() {
  Count operations = 0, bytes = 0, stepwise = 0;
  Type most;
  double largest = 0;
  auto add = [&](const Count &part, Type type) {
    operations += part;
    if (double size = part.atSize(kTypical); size > largest)
      largest = size, most = getElementTypeOrSelf(type);
  };
  for (BlockArgument argument : kernel.getArguments())
    if (isa<RankedTensorType>(argument.getType()))
      bytes += bytesOfArgument(argument);
  kernel.walk([&](linalg::LinalgOp op) {
    bool isSum = op.getNumReductionLoops() && op.getNumDpsInputs();
    Count steps = 1; // Of the loops around it, which begin at 0.
    for (auto loop = op->getParentOfType<scf::ForOp>(); loop;
         loop = loop->getParentOfType<scf::ForOp>())
      steps = steps * valueOf(OpFoldResult(loop.getUpperBound()));
    add(steps * points(op) * Count(operationsOf(op)),
        (isSum ? op->getOperand(0) : op.getDpsInits()[0]).getType());
  });
  kernel.walk([&](linalg_ext::AttentionOp op) {
    SmallVector<linalg_ext::AttentionOp::Extent> extents = op.getExtents();
    auto product = [&](ArrayRef<int64_t> loops) {
      Count size = 1;
      for (int64_t loop : loops) {
        Count range = Count::unknown();
        for (auto [tensor, dim] : extents[loop])
          range = range.isKnown() ? range : sizeOf(tensor, dim);
        size = size * range;
      }
      return size;
    };
    auto dims = op.getDims();
    Count depth = product(dims.k1);
    depth += product(dims.n);
    add(product(dims.batch) * product(dims.m) * product(dims.k2) * depth * Count(2),
        op.getQuery().getType());
  });
  for (Operation &op : kernel.front()) {
    auto ranked = dyn_cast<DestinationStyleOpInterface>(op);
    if (!ranked)
      continue;
    for (OpOperand *input : ranked.getDpsInputOperands())
      stepwise += bytesOf(input->get());
    for (Value result : op.getResults())
      stepwise += bytesOf(result);
  }
  std::string operand;
  llvm::raw_string_ostream(operand) << most;
  return {operations.text(), most ? operand : "", bytes.text(), stepwise.text()};
}

KernelWork sluice::kernels::workOf(func::FuncOp kernel) { return Counter(kernel).count(); }
