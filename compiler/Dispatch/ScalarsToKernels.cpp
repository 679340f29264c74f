//===- ScalarsToKernels.cpp - scalars that the host cannot compute --------===//
// The host program has instructions for what sizes and conditions need. Anything else that arith
// and math say of scalars is a kernel over one element, whose result is read back:
//   %y = math.ctpop %x : i32
//     ->
//   %t = linalg.generic outs(%empty : tensor<i32>) { math.ctpop %x }
//   %y = tensor.extract %t[]
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/HostArithmetic.h"
#include "compiler/Dispatch/Passes.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_SCALARSTOKERNELS
#include "compiler/Dispatch/Passes.h.inc"

/// Whether the host runs `op`, and not a kernel as part of the body of another op.
static bool isOnHost(Operation *op) {
  Operation *parent = op->getParentOp();
  while (isa_and_nonnull<scf::SCFDialect>(parent->getDialect()))
    parent = parent->getParentOp();
  return isa<FunctionOpInterface>(parent);
}

static bool needsKernel(Operation *op) {
  auto isNumber = [](Type type) { return type.isIntOrIndexOrFloat(); };
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
         llvm::all_of(op->getResultTypes(), isNumber) &&
         llvm::all_of(op->getOperandTypes(), isNumber) && !module::runsOnHost(op) && isOnHost(op);
}

static void computeInKernel(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  SmallVector<Value> empties;
  SmallVector<Type> types;
  // Memory has no indices.
  Type i64 = b.getI64Type();
  auto stored = [&](Type type) { return type.isIndex() ? i64 : type; };
  for (Type type : op->getResultTypes()) {
    empties.push_back(tensor::EmptyOp::create(b, loc, ArrayRef<int64_t>{}, stored(type)));
    types.push_back(empties.back().getType());
  }
  SmallVector<AffineMap> maps(empties.size(), b.getMultiDimIdentityMap(0));
  auto body = [&](OpBuilder &inner, Location at, ValueRange) {
    SmallVector<Value> results;
    for (Value result : inner.clone(*op)->getResults())
      results.push_back(result.getType().isIndex()
                            ? Value(arith::IndexCastOp::create(inner, at, i64, result))
                            : result);
    linalg::YieldOp::create(inner, at, results);
  };
  auto generic = linalg::GenericOp::create(b, loc, types, ValueRange{}, empties, maps,
                                           ArrayRef<utils::IteratorType>{}, body);
  for (auto [result, tensor] : llvm::zip_equal(op->getResults(), generic.getResults())) {
    Value number = tensor::ExtractOp::create(b, loc, tensor, ValueRange{});
    if (number.getType() != result.getType())
      number = arith::IndexCastOp::create(b, loc, result.getType(), number);
    result.replaceAllUsesWith(number);
  }
  op->erase();
}

namespace {
struct ScalarsToKernels final : impl::ScalarsToKernelsBase<ScalarsToKernels> {
  void runOnOperation() override {
    SmallVector<Operation *> found;
    getOperation()->walk([&](Operation *op) {
      if (needsKernel(op))
        found.push_back(op);
    });
    llvm::for_each(found, computeInKernel);
  }
};
} // namespace
} // namespace sluice::dispatch
