//===- Grid.cpp - how many workgroups a kernel runs in, as host code ------===//
// Sizes are known only at run time, so the count of workgroups and the bytes of workspace are a
// function of them, which the host program calls:
//   func.func private @relu_grid(%n: i64) -> (i64, i64, i64, i64) { ... ceil(%n / 4096), 1, 1, 0 }
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Lowering.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"

using namespace sluice::kernels;

SmallVector<Type> sluice::kernels::constantTypes(func::FuncOp kernel) {
  SmallVector<Type> types;
  auto index = IndexType::get(kernel.getContext());
  for (Type type : kernel.getArgumentTypes()) {
    if (auto shaped = dyn_cast<ShapedType>(type))
      types.append(shaped.getNumDynamicDims(), index);
    else
      types.push_back(type);
  }
  return types;
}

GridArguments::GridArguments(OpBuilder &builder, Kernel &kernel, ValueRange constants)
    : builder(builder), kernel(kernel), constants(constants) {
  unsigned next = 0;
  for (Type type : kernel.func.getArgumentTypes()) {
    firstConstant.push_back(next);
    auto shaped = dyn_cast<ShapedType>(type);
    next += shaped ? shaped.getNumDynamicDims() : 1;
  }
}

Value GridArguments::dim(unsigned arg, unsigned dim) {
  auto type = cast<ShapedType>(kernel.func.getArgumentTypes()[arg]);
  Location loc = kernel.func.getLoc();
  if (!type.isDynamicDim(dim))
    return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim));
  Value constant = constants[firstConstant[arg] + type.getDynamicDimIndex(dim)];
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(), constant);
}

Value GridArguments::scalar(unsigned arg) {
  Type type = kernel.func.getArgumentTypes()[arg];
  Location loc = kernel.func.getLoc();
  Value constant = constants[firstConstant[arg]];
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, constant);
  if (type.isInteger(64))
    return constant;
  if (isa<IntegerType>(type))
    return arith::TruncIOp::create(builder, loc, type, constant);
  if (type.isF64())
    return arith::BitcastOp::create(builder, loc, type, constant);
  Value bits = arith::TruncIOp::create(
      builder, loc, builder.getIntegerType(type.getIntOrFloatBitWidth()), constant);
  return arith::BitcastOp::create(builder, loc, type, bits);
}

/// The argument that `shaped` is, looking through casts and slices of whole values.
static BlockArgument asArgument(Value shaped) {
  while (Operation *op = shaped.getDefiningOp()) {
    if (!isa<tensor::CastOp, memref::CastOp>(op))
      return {};
    shaped = op->getOperand(0);
  }
  return cast<BlockArgument>(shaped);
}

Value kernels::cloneWith(OpBuilder &builder, Value value, function_ref<Value(Value)> operandOf) {
  IRMapping mapping;
  for (Value operand : value.getDefiningOp()->getOperands()) {
    Value again = operandOf(operand);
    if (!again)
      return {};
    mapping.map(operand, again);
  }
  auto result = cast<OpResult>(value);
  return builder.clone(*result.getOwner(), mapping)->getResult(result.getResultNumber());
}

Value GridArguments::recompute(Value value) {
  if (Value again = known.lookup(value))
    return again;
  Value result;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    if (arg.getOwner() == &kernel.func.front() && !isa<ShapedType>(arg.getType()))
      result = scalar(arg.getArgNumber());
  } else if (Operation *op = value.getDefiningOp(); isa<tensor::DimOp, memref::DimOp>(op)) {
    BlockArgument source = asArgument(op->getOperand(0));
    std::optional<int64_t> index = getConstantIntValue(op->getOperand(1));
    if (source && source.getOwner() == &kernel.func.front() && index)
      result = dim(source.getArgNumber(), *index);
  } else if (isa<arith::ArithDialect, affine::AffineDialect>(op->getDialect()) &&
             op->getNumRegions() == 0) {
    result = cloneWith(builder, value, [this](Value operand) { return recompute(operand); });
  }
  if (result)
    known[value] = result;
  return result;
}

func::FuncOp sluice::kernels::createGrid(Kernel &kernel,
                                         function_ref<Grid(OpBuilder &, GridArguments &)> build) {
  Location loc = kernel.func.getLoc();
  OpBuilder builder = OpBuilder::atBlockEnd(&kernel.executable.getBody().front());
  Type i64 = builder.getI64Type();
  SmallVector<Type> inputs(constantTypes(kernel.func).size(), i64);
  auto grid = func::FuncOp::create(builder, loc, (kernel.name() + "_grid").str(),
                                   builder.getFunctionType(inputs, SmallVector<Type>(4, i64)));
  grid.setPrivate();
  kernel.executable.setGrid(grid.getSymName());
  builder.setInsertionPointToStart(grid.addEntryBlock());
  GridArguments arguments(builder, kernel, grid.getArguments());
  Grid size = build(builder, arguments);
  SmallVector<Value> results;
  for (auto [value, otherwise] :
       {std::pair(size.x, 1), {size.y, 1}, {size.z, 1}, {size.workspaceBytes, 0}}) {
    if (!value)
      results.push_back(
          arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(otherwise)));
    else
      results.push_back(arith::IndexCastOp::create(builder, loc, i64, value));
  }
  func::ReturnOp::create(builder, loc, results);
  (void)lowerGrid(grid);
  return grid;
}

LogicalResult sluice::kernels::lowerGrid(func::FuncOp grid) {
  RewritePatternSet patterns(grid.getContext());
  populateAffineToStdConversionPatterns(patterns);
  if (failed(applyPatternsGreedily(grid, std::move(patterns))))
    return failure();
  return simplify(grid);
}
