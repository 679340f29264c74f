//===- MemoryAccess.cpp - one element of memory in SPIR-V -----------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

Stored vulkan::storedAs(Type element) {
  if (!element)
    return {};
  MLIRContext *context = element.getContext();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Stored part = storedAs(complex.getElementType());
    return {part.count == 1 ? part.type : Type(), 2};
  }
  if (isa<VectorType>(element)) // As it is.
    return {element};
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

/// What a program computes with, from what lies in memory. Scalars or vectors.
Value MemoryEmitter::fromStored(Value value, Type element) const {
  Type stored = getElementTypeOrSelf(value.getType());
  return stored == element || isa<VectorType>(element) ? value
         : element.isIndex()                           ? as<arith::IndexCastOp>(element, value)
         : widthOf(element) == widthOf(stored)         ? bitcast(element, value)
                                                       : as<arith::TruncIOp>(element, value);
}

Value MemoryEmitter::toStored(Value value, Type stored) const {
  Type element = getElementTypeOrSelf(value.getType());
  if (element == stored || isa<VectorType>(stored))
    return value;
  if (element.isIndex())
    return as<arith::IndexCastOp>(stored, value);
  if (widthOf(element) == widthOf(stored))
    return bitcast(stored, value);
  // Through 32 bits: constants of 8 would be 8-bit arithmetic, which a device need not have.
  if (element.isInteger(1) && bytesOf(stored) == 1)
    return as<arith::TruncIOp>(stored, as<arith::ExtUIOp>(b.getI32Type(), value));
  return as<arith::ExtUIOp>(stored, value);
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

Value MemoryEmitter::asI64(Value index) const {
  return as<arith::IndexCastOp>(b.getI64Type(), index);
}

Value MemoryEmitter::globalPointer(Value address, Type type) const {
  auto pointer = spirv::PointerType::get(type, spirv::StorageClass::PhysicalStorageBuffer);
  return spirv::ConvertUToPtrOp::create(b, loc, pointer, address);
}

/// Address of number `index` of those of `bytes`.
Value MemoryEmitter::addressOf(Value base, Value index, int64_t bytes) const {
  return iadd(base, asI64(bytes == 1 ? index : imul(index, bytes)));
}

Value MemoryEmitter::variableAt(const Base &base, Value index) const {
  return spirv::AccessChainOp::create(b, loc, base.pointer, asI64(index));
}

static auto aligned(OpBuilder &builder) {
  return spirv::MemoryAccessAttr::get(builder.getContext(), spirv::MemoryAccess::Aligned);
}

Value MemoryEmitter::loadGlobal(Value address, Type type, int64_t alignment) const {
  return spirv::LoadOp::create(b, loc, globalPointer(address, type), aligned(b),
                               b.getI32IntegerAttr(alignment));
}

void MemoryEmitter::storeGlobal(Value value, Value address, int64_t alignment) const {
  spirv::StoreOp::create(b, loc, globalPointer(address, value.getType()), value, aligned(b),
                         b.getI32IntegerAttr(alignment));
}

/// Number `index` of `base`, as it lies there.
Value MemoryEmitter::loadStored(const Base &base, Value index, Type stored) const {
  if (!base.element)
    return loadGlobal(addressOf(base.pointer, index, bytesOf(stored)), stored, bytesOf(stored));
  Value value = spirv::LoadOp::create(b, loc, variableAt(base, index));
  return value.getType() == stored ? value : bitcast(stored, value);
}

void MemoryEmitter::storeStored(const Base &base, Value index, Value value) const {
  if (!base.element) {
    int64_t bytes = bytesOf(value.getType());
    return storeGlobal(value, addressOf(base.pointer, index, bytes), bytes);
  }
  Value pointer = variableAt(base, index);
  if (value.getType() != base.element)
    value = bitcast(base.element, value);
  spirv::StoreOp::create(b, loc, pointer, value);
}

Value MemoryEmitter::load(const Access &from) const {
  Stored stored = storedAs(from.element);
  if (!stored.type)
    return {};
  auto complex = dyn_cast<ComplexType>(from.element);
  if (!complex)
    return fromStored(loadStored(from.base, from.index, stored.type), from.element);
  Value parts[2], first = imul(from.index, 2);
  for (int i = 0; i < 2; ++i)
    parts[i] =
        fromStored(loadStored(from.base, plus(first, i), stored.type), complex.getElementType());
  return complex::CreateOp::create(b, loc, complex, parts[0], parts[1]);
}

LogicalResult MemoryEmitter::store(const Access &to, Value value) const {
  Stored stored = storedAs(to.element);
  if (!stored.type)
    return failure();
  if (!isa<ComplexType>(to.element)) {
    storeStored(to.base, to.index, toStored(value, stored.type));
    return success();
  }
  Value parts[2] = {emit<complex::ReOp>(value), emit<complex::ImOp>(value)};
  Value first = imul(to.index, 2);
  for (int i = 0; i < 2; ++i) {
    Value index = plus(first, i);
    storeStored(to.base, index, toStored(parts[i], stored.type));
  }
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

/// How elements of vectors of `type` lie in the memory of `access`, if they can be accessed.
static Type laneIn(const Access &access, VectorType type) {
  Stored stored = storedAs(access.element);
  bool isIt = stored.count == 1 && type.getRank() == 1 && type.getElementType() == access.element;
  return isIt ? stored.type : Type();
}

/// The words that a vector of `type`, of elements stored as `stored`, is in global memory, if it is
/// accessed by words.
std::optional<Access> MemoryEmitter::wordsOf(const Access &access, VectorType type, Type stored,
                                             std::optional<int64_t> alignment) const {
  int64_t bytes = bytesOf(stored), all = type.getNumElements() * bytes;
  if (!byWords || access.base.element || type.getNumElements() <= kMaxLanes || bytes > 2 ||
      all % 4 != 0 || alignment.value_or(1) % 4 != 0)
    return std::nullopt;
  return Access{{addressOf(access.base.pointer, access.index, bytes), Type()},
                value(b.getIndexType(), 0),
                b.getI32Type()};
}

static VectorType wordsType(VectorType type, Type stored) {
  return VectorType::get({type.getNumElements() * bytesOf(stored) / 4},
                         IntegerType::get(type.getContext(), 32));
}

Value MemoryEmitter::loadVector(const Access &from, VectorType type,
                                std::optional<int64_t> alignment) const {
  Type stored = laneIn(from, type);
  if (!stored)
    return {};
  if (auto words = wordsOf(from, type, stored, alignment)) {
    Value bits = loadVector(*words, wordsType(type, stored), alignment);
    return fromStored(vector::BitCastOp::create(b, loc, type.clone(stored), bits), from.element);
  }
  SmallVector<Value> lanes;
  int64_t bytes = bytesOf(stored);
  inPieces(type.getNumElements(), from.base.element != nullptr, [&](int64_t at, int64_t count) {
    Value index = plus(from.index, at);
    if (count == 1) {
      lanes.push_back(loadStored(from.base, index, stored));
      return;
    }
    Value piece = loadGlobal(addressOf(from.base.pointer, index, bytes),
                             VectorType::get({count}, stored), alignmentAt(at, bytes, alignment));
    for (int32_t lane = 0; lane < count; ++lane)
      lanes.push_back(spirv::CompositeExtractOp::create(b, loc, piece, ArrayRef<int32_t>{lane}));
  });
  for (Value &lane : lanes)
    lane = fromStored(lane, from.element);
  return vector::FromElementsOp::create(b, loc, type, lanes);
}

LogicalResult MemoryEmitter::storeVector(const Access &to, Value value,
                                         std::optional<int64_t> alignment) const {
  auto type = cast<VectorType>(value.getType());
  Type stored = laneIn(to, type);
  if (!stored)
    return failure();
  if (auto words = wordsOf(to, type, stored, alignment)) {
    Value bits =
        vector::BitCastOp::create(b, loc, wordsType(type, stored), toStored(value, stored));
    return storeVector(*words, bits, alignment);
  }
  int64_t bytes = bytesOf(stored);
  inPieces(type.getNumElements(), to.base.element != nullptr, [&](int64_t at, int64_t count) {
    Value index = plus(to.index, at);
    SmallVector<Value> lanes;
    for (int64_t lane = at; lane < at + count; ++lane)
      lanes.push_back(toStored(vector::ExtractOp::create(b, loc, value, lane), stored));
    if (count == 1)
      return storeStored(to.base, index, lanes.front());
    Value piece =
        spirv::CompositeConstructOp::create(b, loc, VectorType::get({count}, stored), lanes);
    storeGlobal(piece, addressOf(to.base.pointer, index, bytes), alignmentAt(at, bytes, alignment));
  });
  return success();
}
