//===- ReadPanels.cpp - operands in panels, for plans that know rows only -===//
// Global stores the rhs of contractions in panels. Kernels for contractions and convolutions
// read whole panels; whatever such a kernel became on the way (a product without sum, one with a
// fused transpose) any other plan reads, element by element:
//   linalg.generic
//       ins(%a, %w : ..., tensor<64x100xf32, #encoding.panels<k = [0], n = 1, width = 16>>)
//     ->
//   %s = encoding.storage_cast %w : ... -> tensor<7x64x16xf32>
//   linalg.generic ins(%a, %empty) { %e = tensor.extract %s[%n / 16, %k, %n % 16] ... }
// The empty tensor stands for the sizes of loops only, and goes where others tell them too.
// Slower than panels by the vectors that it breaks; right for every program.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Lowering.h"

namespace sluice::kernels {

/// Where the element at `dims` of a tensor of `type` is stored, as indices of its stored form.
static SmallVector<AffineExpr> storedPosition(RankedTensorType type, encoding::PanelsAttr panels) {
  MLIRContext *context = type.getContext();
  auto dim = [&](int64_t index) { return getAffineDimExpr(index, context); };
  SmallVector<AffineExpr> position;
  for (int64_t index = 0; index < type.getRank(); ++index)
    if (panels.isBatch(index))
      position.push_back(dim(index));
  AffineExpr row = getAffineConstantExpr(0, context);
  for (int64_t k : panels.getK())
    row = row * type.getDimSize(k) + dim(k);
  position.push_back(dim(panels.getN()).floorDiv(panels.getWidth()));
  position.push_back(row.floorDiv(panels.getGroup()));
  position.push_back(dim(panels.getN()) % panels.getWidth() * panels.getGroup() +
                     row % panels.getGroup());
  return position;
}

/// Lets the body of `reader` look up in `stored` what `operand` gave it.
static void readStored(OpBuilder &builder, linalg::GenericOp reader, unsigned operand,
                       Value stored) {
  auto type = cast<RankedTensorType>(reader->getOperand(operand).getType());
  AffineMap place =
      AffineMap::get(type.getRank(), 0,
                     storedPosition(type, cast<encoding::PanelsAttr>(type.getEncoding())),
                     builder.getContext())
          .compose(reader.getMatchingIndexingMap(&reader->getOpOperand(operand)));
  Location loc = reader.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(reader);
  reader->setOperand(operand,
                     tensor::EmptyOp::create(builder, loc, type.getShape(), type.getElementType()));
  builder.setInsertionPointToStart(reader.getBody());
  SmallVector<Value> loops, indices;
  for (unsigned loop = 0; loop < reader.getNumLoops(); ++loop)
    loops.push_back(linalg::IndexOp::create(builder, loc, loop));
  for (AffineExpr expr : place.getResults())
    indices.push_back(affine::AffineApplyOp::create(
        builder, loc, AffineMap::get(place.getNumDims(), 0, expr), loops));
  Value element = tensor::ExtractOp::create(builder, loc, stored, indices);
  reader.getBody()->getArgument(operand).replaceAllUsesWith(element);
}

/// The reader of `use` as an operation whose body says what it does with an element: one that
/// copies the tensor as rows, if there is no such form. Null if a named operation has none.
static linalg::GenericOp readerOf(RewriterBase &rewriter, OpOperand &use) {
  if (auto reader = dyn_cast<linalg::LinalgOp>(use.getOwner())) {
    if (auto generic = dyn_cast<linalg::GenericOp>(use.getOwner()))
      return generic;
    rewriter.setInsertionPoint(reader);
    FailureOr<linalg::GenericOp> generic = linalg::generalizeNamedOp(rewriter, reader);
    return succeeded(generic) ? *generic : linalg::GenericOp();
  }
  auto type = cast<RankedTensorType>(use.get().getType());
  rewriter.setInsertionPoint(use.getOwner());
  Location loc = use.getOwner()->getLoc();
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(), type.getElementType());
  SmallVector<AffineMap> maps(2, rewriter.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> loops(type.getRank(), utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(rewriter, loc, TypeRange(empty.getType()),
                                        ValueRange(use.get()), ValueRange(empty), maps, loops,
                                        [](OpBuilder &builder, Location at, ValueRange elements) {
                                          linalg::YieldOp::create(builder, at, elements.front());
                                        });
  use.set(copy.getResult(0));
  return copy;
}

LogicalResult readPanelsInPlace(func::FuncOp kernel) {
  IRRewriter rewriter(kernel.getContext());
  for (BlockArgument argument : kernel.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    auto panels = type ? dyn_cast_if_present<encoding::PanelsAttr>(type.getEncoding())
                       : encoding::PanelsAttr();
    auto firstRead = [&]() -> OpOperand * {
      for (OpOperand &use : argument.getUses())
        if (!isa<tensor::DimOp, encoding::StorageCastOp>(use.getOwner()))
          return &use;
      return nullptr;
    };
    if (!panels || !firstRead())
      continue;
    if (!type.hasStaticShape())
      return kernel.emitOpError("has an operand of unknown size in panels");
    rewriter.setInsertionPointToStart(&kernel.front());
    Value stored = encoding::StorageCastOp::create(rewriter, kernel.getLoc(),
                                                   panels.getStorageType(type), argument);
    while (OpOperand *use = firstRead()) {
      linalg::GenericOp reader = readerOf(rewriter, *use);
      if (!reader)
        return kernel.emitOpError("has a reader of panels without a form as loops");
      for (OpOperand &operand : reader->getOpOperands())
        if (operand.get() == argument)
          readStored(rewriter, reader, operand.getOperandNumber(), stored);
    }
  }
  return success();
}

} // namespace sluice::kernels
