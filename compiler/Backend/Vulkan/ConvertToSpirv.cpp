//===- ConvertToSpirv.cpp - structured loops to the spirv dialect ---------===//
// One conversion for all dialects: indices are 64-bit integers throughout, complex numbers vectors
// of two.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "mlir/Conversion/ArithToSPIRV/ArithToSPIRV.h"
#include "mlir/Conversion/IndexToSPIRV/IndexToSPIRV.h"
#include "mlir/Conversion/MathToSPIRV/MathToSPIRV.h"
#include "mlir/Conversion/SCFToSPIRV/SCFToSPIRV.h"
#include "mlir/Conversion/UBToSPIRV/UBToSPIRV.h"
#include "mlir/Conversion/VectorToSPIRV/VectorToSPIRV.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

using namespace mlir;
using namespace sluice;

namespace {
/// `Op` as `make` says, whatever upstream has for it.
template <typename Op> struct Convert : OpConversionPattern<Op> {
  using Make = Value (*)(OpBuilder &, Location, Op, ValueRange operands, Type);
  Convert(TypeConverter &converter, MLIRContext *context, Make make)
      : OpConversionPattern<Op>(converter, context, /*benefit=*/2), make(make) {}
  LogicalResult matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = this->getTypeConverter()->convertType(op->getResult(0).getType());
    rewriter.replaceOp(op, make(rewriter, op.getLoc(), op, adaptor.getOperands(), type));
    return success();
  }
  Make make;
};
} // namespace

/// Complex numbers as vectors of two.
static void populateConversions(TypeConverter &converter, RewritePatternSet &patterns) {
#define SLUICE_CONVERT(Op, value)                                                                  \
  patterns.add<Convert<Op>>(converter, patterns.getContext(),                                      \
                            [](OpBuilder &b, Location loc, Op op, ValueRange operands,             \
                               Type type) -> Value { return value; })
  SLUICE_CONVERT(complex::CreateOp, spirv::CompositeConstructOp::create(b, loc, type, operands));
  SLUICE_CONVERT(complex::ReOp, spirv::CompositeExtractOp::create(b, loc, operands[0], 0));
  SLUICE_CONVERT(complex::ImOp, spirv::CompositeExtractOp::create(b, loc, operands[0], 1));
  SLUICE_CONVERT(complex::BitcastOp, spirv::BitcastOp::create(b, loc, type, operands[0]));
  SLUICE_CONVERT(
      complex::ConstantOp,
      spirv::ConstantOp::create(
          b, loc, type, DenseElementsAttr::get(cast<ShapedType>(type), op.getValue().getValue())));
  // One instruction each, which ignores what is no number: see emitSpirv.
  SLUICE_CONVERT(arith::MaxNumFOp, spirv::GLFMaxOp::create(b, loc, operands[0], operands[1]));
  SLUICE_CONVERT(arith::MinNumFOp, spirv::GLFMinOp::create(b, loc, operands[0], operands[1]));
#undef SLUICE_CONVERT
}

/// All that any kernel may use: what a kernel does use is found afterwards.
static spirv::TargetEnvAttr everything(MLIRContext *context) {
  using enum spirv::Capability;
  static constexpr spirv::Capability kCapabilities[] = {Shader,
                                                        Int64,
                                                        Float64,
                                                        Float16,
                                                        Int16,
                                                        Int8,
                                                        StorageBuffer16BitAccess,
                                                        StorageBuffer8BitAccess,
                                                        PhysicalStorageBufferAddresses,
                                                        Int64Atomics,
                                                        VariablePointers,
                                                        VulkanMemoryModel,
                                                        SignedZeroInfNanPreserve,
                                                        GroupNonUniformVote,
                                                        GroupNonUniformBallot,
                                                        GroupNonUniformShuffle,
                                                        GroupNonUniformShuffleRelative,
                                                        CooperativeMatrixKHR,
                                                        BFloat16TypeKHR,
                                                        BFloat16CooperativeMatrixKHR};
  static constexpr spirv::Extension kExtensions[] = {spirv::Extension::SPV_KHR_cooperative_matrix,
                                                     spirv::Extension::SPV_KHR_bfloat16};
  auto triple =
      spirv::VerCapExtAttr::get(spirv::Version::V_1_6, kCapabilities, kExtensions, context);
  return spirv::TargetEnvAttr::get(
      triple, spirv::getDefaultResourceLimits(context), spirv::ClientAPI::Vulkan,
      spirv::Vendor::Unknown, spirv::DeviceType::Unknown, spirv::TargetEnvAttr::kUnknownDeviceID);
}

/// A loop leaves what it carries in variables, at the end of each step. They must hold the first
/// values where it takes no step.
static void storeFirstValues(spirv::LoopOp loop) {
  Block *entry = &loop.getBody().front(), *header = loop.getHeaderBlock();
  auto start = dyn_cast<spirv::BranchOp>(entry->getTerminator());
  auto next = dyn_cast<spirv::BranchOp>(loop.getContinueBlock()->getTerminator());
  if (!start || !next || next.getTarget() != header || start.getTarget() != header)
    return;
  // The counter comes first, then what is carried, stored in the same order.
  unsigned carried = 1;
  OpBuilder builder(loop);
  for (auto store : loop.getContinueBlock()->getOps<spirv::StoreOp>()) {
    if (!store.getPtr().getDefiningOp<spirv::VariableOp>() ||
        carried >= next.getBlockArguments().size() ||
        next.getBlockArguments()[carried] != store.getValue())
      continue;
    spirv::StoreOp::create(builder, loop.getLoc(), store.getPtr(),
                           start.getBlockArguments()[carried++]);
  }
}

/// Upstream makes the whole body the block that a loop continues at. That is valid (SPIR-V 2.11.1,
/// "continue construct"), but other compilers nest no loops there, and on NVIDIA's driver 580 some
/// kernels with such loops did not end. What jumps back gets a block of its own.
static void separateContinue(spirv::LoopOp loop) {
  Block *body = loop.getContinueBlock();
  Operation *jump = body->getTerminator();
  if (&body->front() == jump)
    return;
  Block *next = body->splitBlock(jump);
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  spirv::BranchOp::create(builder, jump->getLoc(), next);
}

/// (x >> n) * (c << n) + (x & (1 << n) - 1) * c is x * c: an index that was split into parts which
/// follow each other in memory. Where x < 2 was known NVIDIA's driver 580 computed it wrongly, and
/// the first of two rows went elsewhere (test/check/attention_lengths.mlir, paged_f32).
static void joinParts(spirv::IAddOp sum) {
  Value x, y;
  APInt shift, mask, ofHigh, ofLow;
  auto high = m_Op<spirv::IMulOp>(
      m_Op<spirv::ShiftRightLogicalOp>(matchers::m_Any(&x), m_ConstantInt(&shift)),
      m_ConstantInt(&ofHigh));
  auto low = m_Op<spirv::IMulOp>(
      m_Op<spirv::BitwiseAndOp>(matchers::m_Any(&y), m_ConstantInt(&mask)), m_ConstantInt(&ofLow));
  for (unsigned side : {0, 1})
    if (matchPattern(sum->getOperand(side), high) && matchPattern(sum->getOperand(1 - side), low) &&
        x == y && mask.isMask(shift.getZExtValue()) && ofHigh == ofLow.shl(shift)) {
      OpBuilder builder(sum);
      Value factor = spirv::ConstantOp::create(builder, sum.getLoc(), sum.getType(),
                                               builder.getIntegerAttr(sum.getType(), ofLow));
      sum.replaceAllUsesWith(spirv::IMulOp::create(builder, sum.getLoc(), x, factor).getResult());
      return sum.erase();
    }
}

static constexpr int64_t kLongBody = 32; // Products of matrices.

LogicalResult vulkan::convertToSpirv(spirv::ModuleOp module) {
  MLIRContext *context = module.getContext();
  spirv::TargetEnvAttr environment = everything(context);
  SPIRVConversionOptions options;
  options.use64bitIndex = true;
  options.emulateLT32BitScalarTypes = false;
  SPIRVTypeConverter converter(environment, options);
  converter.addConversion([](ComplexType type) -> std::optional<Type> {
    return VectorType::get({2}, type.getElementType());
  });
  ScfToSPIRVContext loops;
  RewritePatternSet patterns(context);
  arith::populateArithToSPIRVPatterns(converter, patterns);
  index::populateIndexToSPIRVPatterns(converter, patterns);
  populateMathToSPIRVPatterns(converter, patterns);
  populateSCFToSPIRVPatterns(converter, loops, patterns);
  populateVectorToSPIRVPatterns(converter, patterns);
  ub::populateUBToSPIRVConversionPatterns(converter, patterns);
  populateConversions(converter, patterns);
  std::unique_ptr<SPIRVConversionTarget> target = SPIRVConversionTarget::get(environment);
  if (failed(applyFullConversion(module, *target, std::move(patterns))))
    return failure();
  SmallVector<UnrealizedConversionCastOp> casts;
  module.walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  reconcileUnrealizedCasts(casts);
  module.walk([](spirv::LoopOp loop) {
    storeFirstValues(loop);
    separateContinue(loop);
    // Of attention, not of products: NVIDIA's driver takes 1 s for a kernel else, 0.2 s so.
    int64_t products = 0;
    loop.walk([&](spirv::KHRCooperativeMatrixMulAddOp) { ++products; });
    if (products > kLongBody)
      loop.setLoopControl(spirv::LoopControl::DontUnroll);
  });
  module.walk(joinParts);
  module.walk(keepArithmetic);
  Operation *left = nullptr;
  module.walk([&](Operation *op) {
    if (!isa<spirv::SPIRVDialect>(op->getDialect()))
      left = op;
  });
  return left ? left->emitOpError("has no form in SPIR-V") : LogicalResult(success());
}

/// Bits of the floats that `module` computes with.
static std::set<int32_t> floatWidths(spirv::ModuleOp module) {
  std::set<int32_t> widths;
  module.walk([&](Operation *op) {
    bool moves = isa<spirv::LoadOp, spirv::StoreOp, spirv::CompositeExtractOp,
                     spirv::CompositeConstructOp, spirv::ConstantOp, spirv::BitcastOp>(op);
    for (Type type : op->getOperandTypes())
      if (auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
          element && !element.isBF16() && !moves)
        widths.insert(element.getWidth());
  });
  return widths;
}

FailureOr<backend::KernelArguments> vulkan::convertKernel(func::FuncOp kernel,
                                                          const TargetModel &target,
                                                          int64_t threads, int optLevel) {
  if (failed(expandKernel(kernel, optLevel, MathSupport::None)))
    return failure();
  FailureOr<backend::KernelArguments> arguments = backend::argumentsOf(kernel);
  if (failed(arguments))
    return failure();
  FailureOr<spirv::ModuleOp> module = resolveMemory(kernel, target, *arguments);
  if (failed(module) || failed(expandForSpirv(*module)) || failed(convertToSpirv(*module)))
    return failure();
  OpBuilder builder = OpBuilder::atBlockEnd((*module).getBody());
  Location loc = module->getLoc();
  auto entry = *(*module).getOps<spirv::FuncOp>().begin();
  SmallVector<Attribute> interface;
  for (auto variable : (*module).getOps<spirv::GlobalVariableOp>())
    interface.push_back(SymbolRefAttr::get(variable));
  spirv::EntryPointOp::create(builder, loc, spirv::ExecutionModel::GLCompute, entry, interface);
  spirv::ExecutionModeOp::create(builder, loc, entry, spirv::ExecutionMode::LocalSize,
                                 ArrayRef<int32_t>{int32_t(threads), 1, 1});
  for (int32_t width : floatWidths(*module))
    spirv::ExecutionModeOp::create(builder, loc, entry,
                                   spirv::ExecutionMode::SignedZeroInfNanPreserve, {width});
  if (hasMatrices(*module))
    useVulkanMemoryModel(*module);
  declareCapabilities(*module);
  return arguments;
}
