//===- ScaledCodes.cpp - products with weights of few bits ----------------===//
#include "compiler/Dialect/LinalgExt/ScaledCodes.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/Util/IndexBuilder.h"

namespace sluice::linalg_ext {

linalg::GenericOp scaleCodes(OpBuilder &builder, Location loc, const ScaledCodes &codes) {
  auto words = cast<RankedTensorType>(codes.words.getType());
  SmallVector<int64_t> sizes(words.getShape());
  if (codes.bits < 8)
    sizes.push_back(8 / codes.bits);
  sizes.push_back(4);
  auto map = [&](unsigned dims) {
    return AffineMap::getMultiDimIdentityMap(sizes.size(), builder.getContext())
        .getMajorSubMap(dims);
  };
  SmallVector<Value> inputs{codes.words, codes.scales};
  SmallVector<AffineMap> maps{map(3), map(2)};
  if (codes.zeros) {
    inputs.push_back(codes.zeros);
    maps.push_back(map(2));
  }
  maps.push_back(map(sizes.size()));
  // Constants stand outside of bodies.
  util::PlainIndexBuilder k(builder, loc);
  Type f32 = builder.getF32Type();
  bool areBytes = codes.zeros && getElementTypeOrSelf(codes.zeros.getType()).isInteger(8);
  Value byte = k.index(8), part = k.index(codes.bits), mask = k.i32((1 << codes.bits) - 1), zero;
  if (!codes.zeros)
    zero = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(codes.zero));
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, f32);
  SmallVector<utils::IteratorType> loops(sizes.size(), utils::IteratorType::parallel);
  auto weights = linalg::GenericOp::create(
      builder, loc, empty.getType(), inputs, empty, maps, loops,
      [&](OpBuilder &b, Location, ValueRange x) {
        util::PlainIndexBuilder k(b, loc);
        unsigned last = sizes.size() - 1;
        Value shift = k.mul(linalg::IndexOp::create(b, loc, last), byte);
        if (codes.bits < 8)
          shift = k.add(shift, k.mul(linalg::IndexOp::create(b, loc, last - 1), part));
        Value moved = arith::ShRUIOp::create(b, loc, x[0], k.asI32(shift)),
              code = arith::AndIOp::create(b, loc, moved, mask),
              number = arith::UIToFPOp::create(b, loc, f32, code),
              offset = !codes.zeros ? zero
                       : areBytes   ? arith::UIToFPOp::create(b, loc, f32, x[2])
                                    : x[2],
              above = arith::SubFOp::create(b, loc, number, offset);
        linalg::YieldOp::create(b, loc, arith::MulFOp::create(b, loc, above, x[1]).getResult());
      });
  if (codes.roundsRows)
    weights->setAttr(kRoundsRows, builder.getUnitAttr());
  return weights;
}

std::optional<ScaledCodes> matchScaledCodes(linalg::GenericOp op) {
  if (!op || op.getNumDpsInputs() < 2 || op.getNumReductionLoops() || op->getNumResults() != 1)
    return std::nullopt;
  auto masks = op.getBody()->getOps<arith::AndIOp>();
  APInt most;
  if (masks.empty() || !matchPattern((*masks.begin()).getRhs(), m_ConstantInt(&most)) ||
      !most.isMask())
    return std::nullopt;
  ScaledCodes codes;
  codes.bits = most.countr_one();
  if (codes.bits != 2 && codes.bits != 4 && codes.bits != 8)
    return std::nullopt;
  codes.words = op.getDpsInputs()[0];
  codes.scales = op.getDpsInputs()[1];
  if (op.getNumDpsInputs() > 2)
    codes.zeros = op.getDpsInputs()[2];
  for (Operation &inner : *op.getBody())
    if (auto above = dyn_cast<arith::SubFOp>(inner)) {
      APFloat zero(0.0f);
      if (!codes.zeros && !matchPattern(above.getRhs(), m_ConstantFloat(&zero)))
        return std::nullopt;
      codes.zero = zero.convertToDouble();
    }
  codes.roundsRows = op->hasAttr(kRoundsRows);
  for (Value operand : op.getDpsInputs()) {
    auto type = cast<RankedTensorType>(operand.getType());
    if (!isa_and_present<encoding::PanelsAttr>(type.getEncoding()) || !type.hasStaticShape())
      return std::nullopt;
  }
  if (cast<RankedTensorType>(codes.words.getType()).getRank() != 3)
    return std::nullopt;
  // All of it must be as scaleCodes() writes it, from numbers of the same value.
  OwningOpRef<ModuleOp> scratch = ModuleOp::create(op.getLoc());
  OpBuilder b(scratch->getBodyRegion());
  linalg::GenericOp same = scaleCodes(b, op.getLoc(), codes);
  DenseMap<Value, Value> known;
  auto isSame = [&](Value mine, Value written) {
    Attribute number, other;
    return success(known.lookup(mine) == written ||
                   (matchPattern(mine, m_Constant(&number)) &&
                    matchPattern(written, m_Constant(&other)) && number == other));
  };
  auto mark = [&](Value mine, Value written) { known[mine] = written; };
  return op.getIndexingMaps() == same.getIndexingMaps() &&
                 OperationEquivalence::isRegionEquivalentTo(&op.getRegion(), &same.getRegion(),
                                                            isSame, mark,
                                                            OperationEquivalence::IgnoreLocations)
             ? std::optional(codes)
             : std::nullopt;
}

} // namespace sluice::linalg_ext
