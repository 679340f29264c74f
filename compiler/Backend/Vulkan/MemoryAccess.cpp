//===- MemoryAccess.cpp - one element of memory in SPIR-V -----------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

static constexpr int64_t kMaxLanes = 4; // SPIR-V has vectors of 2 to 4.

Stored vulkan::storedAs(Type element) {
  MLIRContext *context = element.getContext();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Stored part = storedAs(complex.getElementType());
    return {part.count == 1 ? part.type : Type(), 2};
  }
  if (element.isIndex())
    return {IntegerType::get(context, 64)};
  if (isa<Float16Type, Float32Type, Float64Type>(element))
    return {element};
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() > 64)
    return {};
  return {IntegerType::get(
      context, std::max<unsigned>(8, llvm::PowerOf2Ceil(element.getIntOrFloatBitWidth())))};
}

static int64_t bytesOf(Type stored) { return stored.getIntOrFloatBitWidth() / 8; }

static Type shapedLike(Type type, Type element) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? Type(vector.clone(element)) : element;
}

static Value bitcast(OpBuilder &builder, Location loc, Type element, Value value) {
  Type type = shapedLike(value.getType(), element);
  return type == value.getType() ? value
                                 : arith::BitcastOp::create(builder, loc, type, value).getResult();
}

/// What a program computes with, from what lies in memory. Scalars or vectors.
static Value fromStored(OpBuilder &builder, Location loc, Value value, Type element) {
  Type stored = getElementTypeOrSelf(value.getType());
  if (stored == element)
    return value;
  Type type = shapedLike(value.getType(), element);
  if (element.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (element.getIntOrFloatBitWidth() == stored.getIntOrFloatBitWidth())
    return arith::BitcastOp::create(builder, loc, type, value);
  return arith::TruncIOp::create(builder, loc, type, value);
}

static Value toStored(OpBuilder &builder, Location loc, Value value, Type stored) {
  Type element = getElementTypeOrSelf(value.getType()), type = shapedLike(value.getType(), stored);
  if (element == stored)
    return value;
  if (element.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (element.getIntOrFloatBitWidth() == stored.getIntOrFloatBitWidth())
    return arith::BitcastOp::create(builder, loc, type, value);
  if (element.isInteger(1) && bytesOf(stored) == 1) {
    // Through 32 bits: constants of 8 would be 8-bit arithmetic, which a device need not have.
    Type wide = shapedLike(value.getType(), builder.getI32Type());
    return arith::TruncIOp::create(builder, loc, type,
                                   arith::ExtUIOp::create(builder, loc, wide, value));
  }
  return arith::ExtUIOp::create(builder, loc, type, value);
}

Attribute vulkan::storedConstant(ElementsAttr values) {
  Stored stored = storedAs(values.getElementType());
  if (!stored.type || stored.count != 1)
    return {};
  auto type = RankedTensorType::get({std::max<int64_t>(1, values.getNumElements())}, stored.type);
  SmallVector<Attribute> elements;
  OpBuilder builder(values.getContext());
  for (Attribute value : values.getValues<Attribute>()) {
    if (isa<FloatType>(stored.type)) {
      elements.push_back(value);
      continue;
    }
    APInt bits = isa<FloatAttr>(value) ? cast<FloatAttr>(value).getValue().bitcastToAPInt()
                                       : cast<IntegerAttr>(value).getValue();
    elements.push_back(
        builder.getIntegerAttr(stored.type, bits.zextOrTrunc(stored.type.getIntOrFloatBitWidth())));
  }
  if (elements.empty())
    elements.push_back(builder.getZeroAttr(stored.type));
  return DenseElementsAttr::get(type, elements);
}

static Value asI64(OpBuilder &builder, Location loc, Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
}

static Value plus(OpBuilder &builder, Location loc, Value index, int64_t more) {
  if (more == 0)
    return index;
  return arith::AddIOp::create(builder, loc, index,
                               arith::ConstantIndexOp::create(builder, loc, more));
}

static Value globalPointer(OpBuilder &builder, Location loc, Value address, Type type) {
  return spirv::ConvertUToPtrOp::create(
      builder, loc, spirv::PointerType::get(type, spirv::StorageClass::PhysicalStorageBuffer),
      address);
}

/// Address of number `index` of those of `bytes`.
static Value addressOf(OpBuilder &builder, Location loc, Value base, Value index, int64_t bytes) {
  if (bytes != 1)
    index = arith::MulIOp::create(builder, loc, index,
                                  arith::ConstantIndexOp::create(builder, loc, bytes));
  return arith::AddIOp::create(builder, loc, base, asI64(builder, loc, index));
}

static auto aligned(OpBuilder &builder) {
  return spirv::MemoryAccessAttr::get(builder.getContext(), spirv::MemoryAccess::Aligned);
}

Value vulkan::loadGlobal(OpBuilder &builder, Location loc, Value address, Type type,
                         int64_t alignment) {
  return spirv::LoadOp::create(builder, loc, globalPointer(builder, loc, address, type),
                               aligned(builder), builder.getI32IntegerAttr(alignment));
}

/// Number `index` of `base`, as it lies there.
static Value loadStored(OpBuilder &builder, Location loc, const Base &base, Value index,
                        Type stored) {
  if (!base.element)
    return loadGlobal(builder, loc, addressOf(builder, loc, base.pointer, index, bytesOf(stored)),
                      stored, bytesOf(stored));
  Value pointer =
      spirv::AccessChainOp::create(builder, loc, base.pointer, asI64(builder, loc, index));
  return bitcast(builder, loc, stored, spirv::LoadOp::create(builder, loc, pointer));
}

static void storeStored(OpBuilder &builder, Location loc, const Base &base, Value index,
                        Value value) {
  if (!base.element) {
    Value address = addressOf(builder, loc, base.pointer, index, bytesOf(value.getType()));
    spirv::StoreOp::create(builder, loc, globalPointer(builder, loc, address, value.getType()),
                           value, aligned(builder),
                           builder.getI32IntegerAttr(bytesOf(value.getType())));
    return;
  }
  Value pointer =
      spirv::AccessChainOp::create(builder, loc, base.pointer, asI64(builder, loc, index));
  spirv::StoreOp::create(builder, loc, pointer, bitcast(builder, loc, base.element, value));
}

Value vulkan::loadElement(OpBuilder &builder, Location loc, const Access &from) {
  Stored stored = storedAs(from.element);
  if (!stored.type)
    return {};
  if (auto complex = dyn_cast<ComplexType>(from.element)) {
    Value parts[2], first = arith::MulIOp::create(builder, loc, from.index,
                                                  arith::ConstantIndexOp::create(builder, loc, 2));
    for (int i = 0; i < 2; ++i)
      parts[i] =
          fromStored(builder, loc,
                     loadStored(builder, loc, from.base, plus(builder, loc, first, i), stored.type),
                     complex.getElementType());
    return complex::CreateOp::create(builder, loc, complex, parts[0], parts[1]);
  }
  return fromStored(builder, loc, loadStored(builder, loc, from.base, from.index, stored.type),
                    from.element);
}

LogicalResult vulkan::storeElement(OpBuilder &builder, Location loc, const Access &to,
                                   Value value) {
  Stored stored = storedAs(to.element);
  if (!stored.type)
    return failure();
  if (auto complex = dyn_cast<ComplexType>(to.element)) {
    Value parts[2] = {complex::ReOp::create(builder, loc, complex.getElementType(), value),
                      complex::ImOp::create(builder, loc, complex.getElementType(), value)};
    Value first = arith::MulIOp::create(builder, loc, to.index,
                                        arith::ConstantIndexOp::create(builder, loc, 2));
    for (int i = 0; i < 2; ++i)
      storeStored(builder, loc, to.base, plus(builder, loc, first, i),
                  toStored(builder, loc, parts[i], stored.type));
    return success();
  }
  storeStored(builder, loc, to.base, to.index, toStored(builder, loc, value, stored.type));
  return success();
}

/// Calls `part(first lane, lanes)` for pieces that SPIR-V has vectors for.
static void inPieces(int64_t lanes, bool single, function_ref<void(int64_t, int64_t)> part) {
  for (int64_t at = 0; at < lanes;) {
    int64_t count = single ? 1 : std::min(kMaxLanes, lanes - at);
    part(at, count);
    at += count;
  }
}

/// The largest alignment of lane `lane` of a vector with `alignment`.
static int64_t alignmentAt(int64_t lane, int64_t bytes, std::optional<int64_t> alignment) {
  if (!alignment || *alignment <= bytes)
    return bytes;
  return lane == 0 ? *alignment
                   : std::max<int64_t>(bytes, llvm::MinAlign(*alignment, lane * bytes));
}

Value vulkan::loadVector(OpBuilder &builder, Location loc, const Access &from, VectorType type,
                         std::optional<int64_t> alignment) {
  Stored stored = storedAs(from.element);
  if (!stored.type || stored.count != 1 || type.getRank() != 1 ||
      type.getElementType() != from.element)
    return {};
  SmallVector<Value> lanes;
  int64_t bytes = bytesOf(stored.type);
  inPieces(type.getNumElements(), from.base.element != nullptr, [&](int64_t at, int64_t count) {
    Value index = plus(builder, loc, from.index, at);
    if (count == 1) {
      lanes.push_back(loadStored(builder, loc, from.base, index, stored.type));
      return;
    }
    Value piece =
        loadGlobal(builder, loc, addressOf(builder, loc, from.base.pointer, index, bytes),
                   VectorType::get({count}, stored.type), alignmentAt(at, bytes, alignment));
    for (int64_t lane = 0; lane < count; ++lane)
      lanes.push_back(
          spirv::CompositeExtractOp::create(builder, loc, piece, ArrayRef<int32_t>{int32_t(lane)}));
  });
  for (Value &lane : lanes)
    lane = fromStored(builder, loc, lane, from.element);
  return vector::FromElementsOp::create(builder, loc, type, lanes);
}

LogicalResult vulkan::storeVector(OpBuilder &builder, Location loc, const Access &to, Value value,
                                  std::optional<int64_t> alignment) {
  auto type = cast<VectorType>(value.getType());
  Stored stored = storedAs(to.element);
  if (!stored.type || stored.count != 1 || type.getRank() != 1 ||
      type.getElementType() != to.element)
    return failure();
  int64_t bytes = bytesOf(stored.type);
  inPieces(type.getNumElements(), to.base.element != nullptr, [&](int64_t at, int64_t count) {
    Value index = plus(builder, loc, to.index, at);
    SmallVector<Value> lanes;
    for (int64_t lane = at; lane < at + count; ++lane)
      lanes.push_back(toStored(builder, loc, vector::ExtractOp::create(builder, loc, value, lane),
                               stored.type));
    if (count == 1) {
      storeStored(builder, loc, to.base, index, lanes.front());
      return;
    }
    auto pieceType = VectorType::get({count}, stored.type);
    Value piece = spirv::CompositeConstructOp::create(builder, loc, pieceType, lanes);
    Value address = addressOf(builder, loc, to.base.pointer, index, bytes);
    spirv::StoreOp::create(builder, loc, globalPointer(builder, loc, address, pieceType), piece,
                           aligned(builder),
                           builder.getI32IntegerAttr(alignmentAt(at, bytes, alignment)));
  });
  return success();
}
