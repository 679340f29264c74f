//===- ByteTables.cpp - functions of bytes by lookup ----------------------===//
// %y = generic ins(%x : i8) outs(i8) { 20 operations and more }
//   ->
// for i in 0 to 256 by 16 { table[i : i + 16] = body(i : i + 16) }     // once in a workgroup
// %y = permutation of table by %x                                     // AVX-512 VBMI
// %y = gather table[%x]                                               // others, of words
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Cpu/ByteTables.h"
#include "compiler/Kernels/Cpu/Epilogue.h"
#include "compiler/Kernels/KernelBuilder.h"

namespace sluice::kernels {

/// Operations from which on a lookup is faster, and as how many one of the dialect math counts.
static constexpr int64_t kLookup = 24, kFunction = 16;
/// Elements of a result for which a table is made.
static constexpr int64_t kFewest = 4096;
/// Bytes that an instruction permutes.
static constexpr int64_t kPermuted = 64;

static bool paysAsTable(linalg::GenericOp op) {
  if (op->getNumResults() != 1 || op.getNumDpsInputs() != 1)
    return false;
  auto type = cast<ShapedType>(op.getResult(0).getType());
  if (!type.getElementType().isInteger(8) ||
      !getElementTypeOrSelf(op.getInputs()[0]).isInteger(8) ||
      (type.hasStaticShape() && type.getNumElements() < kFewest))
    return false;
  int64_t count = 0;
  for (Operation &inner : op.getBody()->without_terminator()) {
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != op.getBody() && !operand.getDefiningOp<arith::ConstantOp>())
        return false;
    bool isFunction =
        isa<math::MathDialect>(inner.getDialect()) && !isa<math::FmaOp, math::AbsFOp>(inner);
    count += isFunction ? kFunction : !isa<arith::ConstantOp>(inner);
  }
  return count > kLookup;
}

SmallVector<Value> ByteTables::make(OpBuilder &builder, linalg::GenericOp op, int64_t lanes) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&entry);
  KernelBuilder k(builder, op.getLoc());
  Type stored = target.avx512Vbmi ? builder.getI8Type() : builder.getI32Type();
  auto bytes = VectorType::get({lanes}, builder.getI8Type());
  auto numbers =
      llvm::map_to_vector(llvm::seq<int64_t>(lanes), [](int64_t i) { return int8_t(i); });
  Value table = memref::AllocOp::create(builder, op.getLoc(), MemRefType::get({256}, stored)),
        first = arith::ConstantOp::create(builder, op.getLoc(),
                                          DenseElementsAttr::get(bytes, ArrayRef(numbers)));
  k.forEach(k.index(0), k.index(256), k.index(lanes), [&](Value at) {
    Value from = arith::IndexCastOp::create(builder, op.getLoc(), builder.getI8Type(), at),
          number =
              arith::AddIOp::create(builder, op.getLoc(), first,
                                    vector::BroadcastOp::create(builder, op.getLoc(), bytes, from));
    Value made = vectorizeBody(builder, op, number, lanes, [&](Value constant) {
      return builder.clone(*constant.getDefiningOp())->getResult(0);
    })[0];
    if (!stored.isInteger(8))
      made = arith::ExtUIOp::create(builder, op.getLoc(), VectorType::get({lanes}, stored), made);
    vector::StoreOp::create(builder, op.getLoc(), made, table, at);
  });
  if (!target.avx512Vbmi)
    return {table};
  SmallVector<Value> parts;
  for (int64_t i = 0; i < 256; i += kPermuted)
    parts.push_back(vector::LoadOp::create(
        builder, op.getLoc(), VectorType::get({kPermuted}, stored), table, k.index(i)));
  return parts;
}

Value ByteTables::lookUp(OpBuilder &builder, linalg::GenericOp op, ArrayRef<Value> inputs) {
  if (!paysAsTable(op))
    return {};
  Location loc = op.getLoc();
  Value bytes = inputs.front();
  auto type = cast<VectorType>(bytes.getType());
  int64_t lanes = type.getNumElements();
  if (lanes > kPermuted)
    return {};
  auto [known, isNew] = tables.try_emplace(op);
  if (isNew)
    known->second = make(builder, op, lanes);
  ArrayRef<Value> table = known->second;
  if (!target.avx512Vbmi) {
    auto words = VectorType::get({lanes}, builder.getI32Type());
    Value places = arith::ExtUIOp::create(builder, loc, words, bytes),
          all = arith::ConstantOp::create(
              builder, loc, builder.getOneAttr(VectorType::get({lanes}, builder.getI1Type()))),
          none = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(words)),
          zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value found = vector::GatherOp::create(builder, loc, words, table[0], zero, places, all, none);
    return arith::TruncIOp::create(builder, loc, type, found);
  }
  // An instruction takes 128 of them, chosen by 7 bits; the sign chooses between two.
  SmallVector<int64_t> whole(kPermuted), part(lanes);
  for (int64_t i = 0; i < kPermuted; ++i)
    whole[i] = i < lanes ? i : vector::ShuffleOp::kPoisonIndex;
  std::iota(part.begin(), part.end(), 0);
  Value places = vector::ShuffleOp::create(builder, loc, bytes, bytes, whole);
  auto permute = [&](unsigned half) {
    return LLVM::CallIntrinsicOp::create(builder, loc, places.getType(),
                                         builder.getStringAttr("llvm.x86.avx512.vpermi2var.qi.512"),
                                         ValueRange{table[2 * half], places, table[2 * half + 1]})
        .getResult(0);
  };
  auto narrow = [&](Value found) -> Value {
    return vector::ShuffleOp::create(builder, loc, found, found, part);
  };
  Value isHigh =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, bytes,
                            arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type)));
  return arith::SelectOp::create(builder, loc, isHigh, narrow(permute(1)), narrow(permute(0)));
}

} // namespace sluice::kernels
