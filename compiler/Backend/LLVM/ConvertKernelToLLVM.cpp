//===- ConvertKernelToLLVM.cpp - loops on memrefs to the LLVM dialect -----===//
// Expands what has no instruction, makes control flow of loops, then converts all at once.
// Numbers that do not fill their bytes, booleans first of all, lie one per 1, 2, 4 or 8 bytes in
// memory: LLVM would pack them in vectors and refuse to vectorize scalar accesses, so their loads
// and stores become those of whole integers.
//   %b = memref.load %m[%i] : memref<?xi1>   ->   llvm.load i8, llvm.trunc
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Target/TargetFamily.h"
#include "mlir/Analysis/DataLayoutAnalysis.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace sluice;

/// True if elements of `type` are narrower than what they are stored in.
static bool isPadded(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (!element.isIntOrFloat())
    return false;
  unsigned width = element.getIntOrFloatBitWidth();
  return width < 8 || !llvm::isPowerOf2_32(width);
}

/// `type` with the integers for elements that its own are stored in.
static Type asStored(Type type) {
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  Type stored =
      IntegerType::get(type.getContext(), std::max<uint64_t>(8, llvm::PowerOf2Ceil(width)));
  if (auto vector = dyn_cast<VectorType>(type))
    return VectorType::get(vector.getShape(), stored, vector.getScalableDims());
  return stored;
}

/// Bytes that are sure to divide the address of a scalar or vector of `type`.
static unsigned alignmentOf(Type type) {
  return getElementTypeOrSelf(type).getIntOrFloatBitWidth() / 8;
}

namespace {
/// Loads and stores, of memref and vector, of padded elements.
template <typename Op> struct AccessPadded : ConvertOpToLLVMPattern<Op> {
  using ConvertOpToLLVMPattern<Op>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    constexpr bool isLoad = llvm::is_one_of<Op, memref::LoadOp, vector::LoadOp>::value;
    Location loc = op.getLoc();
    auto type = cast<MemRefType>(op->getOperand(isLoad ? 0 : 1).getType());
    if (!isPadded(type))
      return failure();
    Value address = this->getStridedElementPtr(
        rewriter, loc, type, adaptor.getOperands()[isLoad ? 0 : 1], adaptor.getIndices());
    Type value = this->getTypeConverter()->convertType(isLoad ? op->getResult(0).getType()
                                                              : op->getOperand(0).getType());
    Type stored = asStored(value);
    if constexpr (isLoad) {
      Value whole = LLVM::LoadOp::create(rewriter, loc, stored, address, alignmentOf(stored));
      rewriter.replaceOpWithNewOp<LLVM::TruncOp>(op, value, whole);
    } else {
      Value whole = LLVM::ZExtOp::create(rewriter, loc, stored, adaptor.getOperands()[0]);
      rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, whole, address, alignmentOf(stored));
    }
    return success();
  }
};
} // namespace

/// Nothing is taken back where a conversion fails: the kernel starts again from its tensors.
static const ConversionConfig kInOneStep{.allowPatternRollback = false};

/// Converts operations for which `isLeft` does not hold, and no others.
static LogicalResult convert(Operation *func, function_ref<void(RewritePatternSet &)> populate,
                             bool (*isLeft)(Operation *)) {
  RewritePatternSet patterns(func->getContext());
  populate(patterns);
  ConversionTarget target(*func->getContext());
  target.markUnknownOpDynamicallyLegal(isLeft);
  return applyPartialConversion(func, target, std::move(patterns), kInOneStep);
}

static LogicalResult loopsToBranches(Operation *func) {
  return convert(func, populateSCFToControlFlowConversionPatterns,
                 [](Operation *op) { return !isa<scf::SCFDialect>(op->getDialect()); });
}

/// The patterns to LLVM would make e^x - 1 of it, of which nothing is left for small x.
static LogicalResult callLibmForExpM1(Operation *func) {
  return convert(
      func, [](RewritePatternSet &patterns) { populateMathToLibmConversionPatterns(patterns); },
      [](Operation *op) { return !isa<math::ExpM1Op>(op); });
}

/// Conversions to integers of what they cannot hold, NaN above all, are poison to LLVM: what comes
/// of them when all is constant is anything, where the compute unit has some number, which
/// polynomials multiply with the NaN. Frozen it is some number for LLVM too, which costs nothing.
/// Those to i1 go by i32, as NVPTX would compare with 0 instead:
///   %i = llvm.fptosi %x : f32 to i1
///     ->
///   %i = llvm.trunc (llvm.freeze (llvm.fptosi %x : f32 to i32)) : i32 to i1
static void freezeConversions(Operation *executable) {
  executable->walk([](Operation *op) {
    if (!isa<LLVM::FPToSIOp, LLVM::FPToUIOp>(op))
      return;
    OpBuilder b(op->getContext());
    b.setInsertionPointAfter(op);
    Value result = op->getResult(0);
    Type type = result.getType();
    auto vector = dyn_cast<VectorType>(type);
    bool isBit = getElementTypeOrSelf(type).isInteger(1);
    if (isBit)
      result.setType(vector ? Type(vector.clone(b.getI32Type())) : b.getI32Type());
    Value defined = LLVM::FreezeOp::create(b, op->getLoc(), result);
    Operation *frozen = defined.getDefiningOp();
    if (isBit)
      defined = LLVM::TruncOp::create(b, op->getLoc(), type, defined);
    result.replaceAllUsesExcept(defined, frozen);
  });
}

/// All arithmetic on narrow floats was expanded, and what is left moves them: bits, whatever type
/// they have. LLVM has no types for most of them, and where a CPU has an instruction that rounds to
/// bf16, which takes subnormals for zero, it would keep bf16 that only moves in f32. Types change
/// before the conversion as not all of its patterns look at the converted type of what they make.
static void moveFloatsAsIntegers(Operation *func, bool isGpu) {
  auto asInteger = [isGpu](Type type) -> Type {
    auto narrow = dyn_cast<FloatType>(type);
    if (!narrow || (LLVM::isCompatibleType(type) && (isGpu || !type.isBF16())))
      return {};
    return IntegerType::get(type.getContext(), narrow.getWidth());
  };
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FloatType type) -> std::optional<Type> {
    Type integer = asInteger(type);
    return integer ? std::optional(integer) : std::nullopt;
  });
  replacer.addReplacement([&](FloatAttr value) -> std::optional<Attribute> {
    Type integer = asInteger(value.getType());
    return integer ? std::optional<Attribute>(
                         IntegerAttr::get(integer, value.getValue().bitcastToAPInt()))
                   : std::nullopt;
  });
  replacer.addReplacement([&](DenseElementsAttr values) -> std::optional<Attribute> {
    Type integer = asInteger(values.getElementType());
    return integer ? std::optional<Attribute>(values.bitcast(integer)) : std::nullopt;
  });
  replacer.recursivelyReplaceElementsIn(func, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  func->walk([](arith::BitcastOp op) {
    if (op.getType() != op.getIn().getType())
      return;
    op.replaceAllUsesWith(op.getIn());
    op.erase();
  });
}

LogicalResult sluice::convertKernelToLLVM(flow::ExecutableOp executable, const TargetModel &model,
                                          int optLevel) {
  MLIRContext *context = executable.getContext();
  func::FuncOp grid = executable.getGridFunction();
  auto isGrid = [grid](Operation *op) { return op == grid; };
  for (auto func :
       llvm::make_early_inc_range(executable->getRegion(0).front().getOps<func::FuncOp>())) {
    if (isGrid(func))
      continue;
    MathSupport math = model.isGpu() ? MathSupport::Exp2 : MathSupport::Libm;
    if (failed(expandKernel(func, optLevel, math)) || failed(loopsToBranches(func)))
      return failure();
    moveFloatsAsIntegers(func, model.isGpu());
    bool any = func.walk([](math::ExpM1Op) { return WalkResult::interrupt(); }).wasInterrupted();
    if (any && failed(callLibmForExpM1(executable)))
      return failure();
  }
  LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(64);
  options.allocLowering = LowerToLLVMOptions::AllocLowering::None; // A kernel never allocates.
  LLVMTypeConverter converter(context, options);
  converter.addTypeAttributeConversion(
      [](BaseMemRefType, gpu::AddressSpaceAttr space) -> Attribute {
        unsigned number = space.getValue() == gpu::AddressSpace::Workgroup
                              ? 3
                              : 0; // As all of LLVM's GPUs number them.
        return IntegerAttr::get(IntegerType::get(space.getContext(), 64), number);
      });
  LLVMConversionTarget target(*context);
  target.addLegalOp(OperationName(executable->getName()));
  DialectRegistry ofFamily;
  if (model.family && model.family->addDialects)
    model.family->addDialects(ofFamily);
  for (StringRef dialect : ofFamily.getDialectNames())
    target.addLegalDialect(dialect);
  target.addDynamicallyLegalOp<func::FuncOp>(isGrid);
  target.markOpRecursivelyLegal<func::FuncOp>(isGrid);

  RewritePatternSet patterns(context);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  populateComplexToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  index::populateIndexToLLVMConversionPatterns(converter, patterns);
  populateMathToLLVMConversionPatterns(converter, patterns, /*approximateLog1p=*/false,
                                       /*benefit=*/2);
  if (!model.isGpu())
    populateMathToLibmConversionPatterns(patterns, /*benefit=*/1);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
  ub::populateUBToLLVMConversionPatterns(converter, patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  patterns.add<AccessPadded<memref::LoadOp>, AccessPadded<vector::LoadOp>,
               AccessPadded<memref::StoreOp>, AccessPadded<vector::StoreOp>>(converter,
                                                                             /*benefit=*/10);
  if (failed(applyFullConversion(executable, target, std::move(patterns), kInOneStep)))
    return failure();
  SmallVector<UnrealizedConversionCastOp> casts;
  executable->walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  reconcileUnrealizedCasts(casts);
  freezeConversions(executable);
  return verify(executable);
}
