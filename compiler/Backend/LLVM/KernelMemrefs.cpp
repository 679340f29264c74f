//===- KernelMemrefs.cpp - memrefs of a kernel's entry point --------------===//
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

using namespace mlir;
using namespace sluice;

LogicalResult sluice::checkKernelForm(func::FuncOp kernel) {
  for (Type type : kernel.getArgumentTypes())
    if (auto memref = dyn_cast<MemRefType>(type);
        isa<UnrankedMemRefType>(type) || (memref && !memref.getLayout().isIdentity()))
      return kernel.emitOpError("has an argument of type ")
             << type << ", expected memrefs of identity layout";
  if (!kernel.getBody().hasOneBlock() || kernel.getNumResults() != 0)
    return kernel.emitOpError("is not a single block without results");
  return success();
}

static Value indexConstant(OpBuilder &builder, Location loc, int64_t value) {
  return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                  builder.getI64IntegerAttr(value));
}

Value sluice::makeMemref(OpBuilder &builder, Location loc, const LLVMTypeConverter &converter,
                         MemRefType type, Value pointer, ValueRange sizes) {
  auto descriptor = MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, pointer);
  descriptor.setAlignedPtr(builder, loc, pointer);
  descriptor.setConstantOffset(builder, loc, 0);
  Value stride; // Null while it is 1.
  SmallVector<Value> dims;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      dims.push_back(sizes.front());
      sizes = sizes.drop_front();
    } else {
      dims.push_back(indexConstant(builder, loc, size));
    }
  }
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    descriptor.setSize(builder, loc, dim, dims[dim]);
    descriptor.setStride(builder, loc, dim, stride ? stride : indexConstant(builder, loc, 1));
    stride = stride ? LLVM::MulOp::create(builder, loc, stride, dims[dim],
                                          LLVM::IntegerOverflowFlags::nsw)
                          .getResult()
                    : dims[dim];
  }
  Value result = descriptor;
  return UnrealizedConversionCastOp::create(builder, loc, type, result).getResult(0);
}

Value sluice::makeScalar(OpBuilder &builder, Location loc, Value bits, Type type, bool hasBf16) {
  auto cast = [&](Value value) {
    return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
  };
  if (type.isIndex())
    return cast(bits);
  if (unsigned width = type.getIntOrFloatBitWidth(); width < 64)
    bits = LLVM::TruncOp::create(builder, loc, builder.getIntegerType(width), bits);
  if (bits.getType() == type)
    return bits;
  if (!LLVM::isCompatibleType(type) || (type.isBF16() && !hasBf16))
    return cast(bits);
  return LLVM::BitcastOp::create(builder, loc, type, bits);
}

int64_t sluice::elementAlignment(MemRefType type) {
  Type elementType = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(elementType))
    elementType = complex.getElementType();
  return elementType.isIntOrFloat() ? elementBytes(elementType) : 8;
}
