//===- LinalgOps.cpp - what the structured ops of linalg mean to the oracle ===//
// All of them are loops over their iteration space, in order, around their region: operands are
// read and outs are read and written where their maps say.
//===----------------------------------------------------------------------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::oracle {

namespace {
class StructuredOp {
public:
  StructuredOp(linalg::LinalgOp op, const Call &call)
      : op(op), call(call), run(call.run), maps(op.getIndexingMapsArray()),
        body(op->getRegion(0).front()), firstOut(op.getNumDpsInputs()),
        arguments(body.getNumArguments()) {}

  LogicalResult compute() {
    SLUICE_TRY(findSizes());
    SLUICE_TRY(run.spend(op, productOf(sizes) * maps.size(), sizes));
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
      outs.push_back(makeOut(i));
    auto outer = std::make_pair(run.position, run.inElement);
    run.inElement = true;
    bool worked =
        forEachPosition(sizes, [&](ArrayRef<int64_t> at) { return succeeded(computeAt(at)); });
    std::tie(run.position, run.inElement) = outer;
    if (!worked)
      return failure();
    for (auto [i, out] : llvm::enumerate(outs)) {
      for (auto [at, sum] : llvm::enumerate(out.sums))
        out.tensor->set(int64_t(at), oracle::convert(sum, *semanticsOf(out.tensor->element)));
      if (i < op->getNumResults())
        *call.results[i] = TensorRef(out.tensor);
    }
    return success();
  }

private:
  /// A result on its way. Sums are kept in a wider type until the end.
  struct Out {
    std::shared_ptr<Tensor> tensor;
    std::vector<Datum> sums;
    Datum get(int64_t at) const { return sums.empty() ? tensor->get(at) : sums[at]; }
    void set(int64_t at, Datum value) {
      if (sums.empty())
        tensor->set(at, value);
      else
        sums[at] = std::move(value);
    }
  };

  bool isTensor(unsigned operand) const {
    return std::holds_alternative<TensorRef>(*call.operands[operand]);
  }

  /// Sizes of the iteration space: those of the dimensions that run along it alone.
  LogicalResult findSizes() {
    sizes.assign(op.getNumLoops(), -1);
    for (auto [number, map] : llvm::enumerate(maps))
      for (auto [dim, expr] : llvm::enumerate(map.getResults()))
        if (auto loop = dyn_cast<AffineDimExpr>(expr); loop && isTensor(number)) {
          int64_t size = call.tensor(number)->shape[dim], &known = sizes[loop.getPosition()];
          if (known >= 0 && known != size)
            return call.fail("dimension " + Twine(loop.getPosition()) + " has " + Twine(known) +
                             " and " + Twine(size) + " elements in operands");
          known = size;
        }
    return llvm::is_contained(sizes, -1)
               ? call.fail("operands do not say how large the iteration space is")
               : success();
  }

  Out makeOut(unsigned i) {
    unsigned number = op.getDpsInitOperand(i)->getOperandNumber();
    Out out{std::make_shared<Tensor>(*call.tensor(number)), {}};
    if (op.getNumReductionLoops())
      if (const llvm::fltSemantics *wide = run.keepWide(body, number, i)) {
        out.sums.reserve(out.tensor->count());
        for (int64_t at = 0; at < out.tensor->count(); ++at)
          out.sums.push_back(oracle::convert(out.tensor->get(at), *wide));
      }
    return out;
  }

  LogicalResult computeAt(ArrayRef<int64_t> at) {
    places.assign(maps.size(), 0);
    for (auto [number, map] : llvm::enumerate(maps)) {
      bool isRead = number < arguments.size() && !body.getArgument(number).use_empty();
      if (!isTensor(number)) {
        arguments[number] = *call.operands[number];
        continue;
      }
      places[number] = call.tensor(number)->find(evaluate(map, at));
      if (places[number] < 0)
        return call.fail("operand " + Twine(number) + " is read outside of its bounds");
      if (isRead)
        arguments[number] = number < firstOut ? call.tensor(number)->get(places[number])
                                              : outs[number - firstOut].get(places[number]);
    }
    run.position = at;
    SLUICE_TRY(run.runRegion(op->getRegion(0), arguments, yielded));
    for (auto [i, out] : llvm::enumerate(outs))
      out.set(places[firstOut + i], std::move(yielded[i]));
    return success();
  }

  linalg::LinalgOp op;
  const Call &call;
  Interpreter &run;
  SmallVector<AffineMap> maps;
  Block &body;
  unsigned firstOut;
  SmallVector<int64_t> sizes, places; ///< Iteration space; the element's place in each operand.
  SmallVector<Datum> arguments, yielded;
  SmallVector<Out> outs;
};
} // namespace

void addLinalg(Handlers &h) {
  // Named ops too: see Handlers::find.
  h.add<linalg::GenericOp>([](const Call &call) {
    return StructuredOp(cast<linalg::LinalgOp>(call.op), call).compute();
  });
  h.add<linalg::IndexOp>([](linalg::IndexOp op, const Call &call) {
    return call.result(index(call.run.position[op.getDim()]));
  });
}

} // namespace sluice::oracle
