//===- LowerToHal.cpp - commands on resources become calls of the runtime -===//
// Nothing is decided here: a dispatch becomes the launches that hal.executable.kernel lists, each
// with the grid that a function of the kernel stage computes from the constants.
//   stream.cmd.dispatch %c, @e[%n]        ->    hal.command_buffer.dispatch %c, @e grid(..)
//     reads(%a[..]) writes(%b[..])                [%n](%a[..], %b[..])
//===----------------------------------------------------------------------===//
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Module/Passes.h"
#include "compiler/Stream/TensorStorage.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::module {
#define GEN_PASS_DEF_LOWERTOHAL
#include "compiler/Module/Passes.h.inc"

namespace {

/// Gives each `#hal.device.optimal` of a program a global that the initializer sets to the device
/// that is chosen:
///   util.global private mutable @__allocator_select_device_0 : !hal.device
///   func.func private @initialize() attributes {sluice.initializer} {
///     %a, %qa = hal.device.resolve on(#hal.device.affinity<@a>) : !hal.device, i64
///     ..
///     %device, %queues = hal.allocator.select from([(%a, %qa : ..), (%b, %qb : ..)])
///         type(%type) usage(%usage)
///     util.global.store %device, @__allocator_select_device_0
/// Equal questions are one, so all memory for one set of devices comes from the same of them.
class SelectAllocators {
public:
  explicit SelectAllocators(ModuleOp module) : module(module) {}
  /// The affinity to what is chosen for `affinity`, which is returned itself if there is nothing to
  /// choose; null stays null.
  hal::DeviceAffinityAttr placeOf(Attribute affinity);
  /// Writes the questions.
  void finish();

private:
  ModuleOp module;
  llvm::MapVector<Attribute, StringAttr> globals; // of each optimal affinity
};

class Lowering {
public:
  explicit Lowering(ModuleOp module)
      : module(module), symbols(module), selections(module), builder(module.getContext()) {}
  LogicalResult run();

private:
  LogicalResult lower(Operation *op);
  LogicalResult lowerDispatch(stream::CmdDispatchOp op);
  /// x, y, z and workspace bytes of a launch of `op`, as the function `name` computes them.
  FailureOr<SmallVector<Value>> computeGrid(stream::CmdDispatchOp op, StringRef name);
  /// `workgroups`, or 0 if nothing that `op` writes has bytes: its kernel does not go through the
  /// 2^45 rows of a tensor without columns.
  Value unlessEmpty(stream::CmdDispatchOp op, Value workgroups);
  void placeArguments();
  void eraseUnused();

  ModuleOp module;
  SymbolTable symbols;
  SelectAllocators selections;
  OpBuilder builder;
  Type buffer = builder.getType<hal::BufferType>(), view = builder.getType<hal::BufferViewType>();
};

} // namespace

/// Kernels of several devices work on it, and it is copied to those that cannot.
static constexpr StringLiteral kMemoryType = "DeviceVisible|DeviceLocal",
                               kUsage = "Transfer|DispatchStorage";

hal::DeviceAffinityAttr SelectAllocators::placeOf(Attribute affinity) {
  auto optimal = dyn_cast_or_null<hal::DeviceOptimalAttr>(affinity);
  if (!optimal)
    return cast_or_null<hal::DeviceAffinityAttr>(affinity);
  StringAttr &name = globals[optimal];
  if (!name) {
    SymbolTable symbols(module);
    OpBuilder builder(module.getContext()); // The table inserts it.
    std::string wanted = "__allocator_select_device_" + std::to_string(globals.size() - 1);
    auto global = util::GlobalOp::create(
        builder, module.getLoc(), wanted, builder.getStringAttr("private"),
        builder.getType<hal::DeviceType>(), /*is_mutable=*/true, TypedAttr());
    name = symbols.insert(global, module.getBody()->begin());
  }
  return hal::DeviceAffinityAttr::get(module.getContext(), FlatSymbolRefAttr::get(name), {});
}

void SelectAllocators::finish() {
  if (globals.empty())
    return;
  auto builder = OpBuilder::atBlockBegin(&util::getInitializer(module).front());
  Location loc = module.getLoc();
  Type device = builder.getType<hal::DeviceType>(), i64 = builder.getI64Type(),
       i32 = builder.getI32Type();
  Value type = hal::MemoryTypeOp::create(builder, loc, i32, kMemoryType);
  Value usage = hal::BufferUsageOp::create(builder, loc, i32, kUsage);
  for (auto [affinity, name] : globals) {
    SmallVector<Value> devices, queues;
    for (Attribute candidate : cast<hal::DeviceOptimalAttr>(affinity).getAffinities()) {
      auto resolve = hal::DeviceResolveOp::create(builder, loc, device, i64,
                                                  cast<hal::DeviceAffinityAttr>(candidate));
      devices.push_back(resolve.getDevice());
      queues.push_back(resolve.getQueueAffinity());
    }
    auto select =
        hal::AllocatorSelectOp::create(builder, loc, device, i64, devices, queues, type, usage);
    util::GlobalStoreOp::create(builder, loc, select.getSelectedDevice(), name.getValue());
  }
}

FailureOr<SmallVector<Value>> Lowering::computeGrid(stream::CmdDispatchOp op, StringRef name) {
  auto grid = symbols.lookup<func::FuncOp>(name);
  if (!grid || grid.isDeclaration() || !llvm::hasSingleElement(grid.getBody()))
    return op.emitOpError("has no grid: there is no function '") << name << "' of one block";
  if (grid.getNumArguments() != op.getConstants().size() || grid.getNumResults() != 4)
    return op.emitOpError("passes ") << op.getConstants().size() << " constants, but '" << name
                                     << "' has type " << grid.getFunctionType();
  IRMapping mapping;
  mapping.map(grid.getArguments(), op.getConstants());
  for (Operation &inner : grid.front().without_terminator())
    builder.clone(inner, mapping)->setLoc(op.getLoc());
  return llvm::map_to_vector(grid.front().getTerminator()->getOperands(),
                             [&](Value v) { return mapping.lookup(v); });
}

Value Lowering::unlessEmpty(stream::CmdDispatchOp op, Value workgroups) {
  Value bytes;
  for (Value length : op.getWriteLengths()) {
    if (getConstantIntValue(length).value_or(0) != 0)
      return workgroups;
    bytes = bytes ? arith::OrIOp::create(builder, op.getLoc(), bytes, length) : length;
  }
  if (!bytes)
    return workgroups;
  Value none = arith::ConstantIndexOp::create(builder, op.getLoc(), 0);
  Value isEmpty =
      arith::CmpIOp::create(builder, op.getLoc(), arith::CmpIPredicate::eq, bytes, none);
  none = arith::ConstantIntOp::create(builder, op.getLoc(), workgroups.getType(), 0);
  return arith::SelectOp::create(builder, op.getLoc(), isEmpty, none, workgroups);
}

LogicalResult Lowering::lowerDispatch(stream::CmdDispatchOp op) {
  auto kernel = symbols.lookup<hal::ExecutableKernelOp>(op.getExecutable());
  if (!kernel)
    return op.emitOpError("has no launches: kernel '")
           << op.getExecutable() << "' was not compiled";
  SmallVector<Value> buffers(op.getReads()), offsets(op.getReadOffsets()),
      lengths(op.getReadLengths());
  llvm::append_range(buffers, op.getWrites());
  llvm::append_range(offsets, op.getWriteOffsets());
  llvm::append_range(lengths, op.getWriteLengths());
  for (auto [entry, gridName] :
       llvm::zip_equal(kernel.getLaunches().getAsValueRange<StringAttr>(),
                       kernel.getGrids().getAsValueRange<FlatSymbolRefAttr>())) {
    auto grid = computeGrid(op, gridName);
    if (failed(grid))
      return failure();
    hal::CommandBufferDispatchOp::create(builder, op.getLoc(), op.getCommands(),
                                         FlatSymbolRefAttr::get(builder.getContext(), entry),
                                         unlessEmpty(op, (*grid)[0]), (*grid)[1], (*grid)[2],
                                         (*grid)[3], op.getConstants(), buffers, offsets, lengths);
  }
  op.erase();
  return success();
}

/// Replaces a stream op by hal ops; leaves every other op alone.
LogicalResult Lowering::lower(Operation *op) {
  Location loc = op->getLoc();
  builder.setInsertionPoint(op);
  auto replace = [&](Operation *by) {
    op->replaceAllUsesWith(by);
    op->erase();
    return success();
  };
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](stream::CmdDispatchOp dispatch) { return lowerDispatch(dispatch); })
      .Case([&](stream::ResourceImportOp import) {
        auto bytes = hal::BufferViewBufferOp::create(builder, loc, buffer, import.getView());
        if (Attribute place = selections.placeOf(import.getAffinityAttr()))
          bytes->setAttr(device::kAffinityAttr, place);
        return replace(bytes);
      })
      .Case([&](stream::ResourceExportOp exported) {
        auto type = cast<RankedTensorType>(exported.getTensor());
        SmallVector<Value> dims = stream::allDims(builder, loc, type, exported.getDims());
        auto create = hal::BufferViewCreateOp::create(builder, loc, view, exported.getResource(),
                                                      exported.getTensorAttr(), dims);
        create->setDiscardableAttrs(exported->getDiscardableAttrDictionary());
        return replace(create);
      })
      .Case<hal::BufferAllocateOp, hal::BufferDeallocateOp, hal::CommandBufferCreateOp,
            hal::QueueSubmitOp>([&](auto op) {
        op.setAffinityAttr(selections.placeOf(op.getAffinityAttr()));
        return success();
      })
      .Case([&](util::UnfoldableConstantOp constant) { // Nothing folds any more.
        return replace(
            arith::ConstantOp::create(builder, loc, cast<TypedAttr>(constant.getValue())));
      })
      .Case([&](util::AlignOp align) {
        Type type = align.getType();
        Value one = arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(type, 1));
        Value zero = arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(type, 0));
        Value mask = arith::SubIOp::create(builder, loc, zero, align.getAlignment());
        Value sum =
            arith::AddIOp::create(builder, loc, align.getValue(),
                                  arith::SubIOp::create(builder, loc, align.getAlignment(), one));
        return replace(arith::AndIOp::create(builder, loc, sum, mask));
      })
      .Default([&](Operation *other) -> LogicalResult {
        if (isa_and_nonnull<stream::StreamDialect>(other->getDialect()))
          return other->emitOpError("is left by the stream stage");
        return success();
      });
}

/// Grid functions, inlined by now, and constants that folding left without a reader.
void Lowering::eraseUnused() {
  llvm::StringSet<> constants, called;
  for (auto func : module.getOps<func::FuncOp>())
    for (Block &block : func.getBody())
      for (Operation &op : block) {
        if (auto constant = dyn_cast<hal::ConstantBufferOp>(op))
          constants.insert(constant.getConstant());
        else if (auto call = dyn_cast<func::CallOp>(op))
          called.insert(call.getCallee());
      }
  for (auto parts : llvm::make_early_inc_range(module.getOps<hal::ConstantPartsOp>())) {
    if (!constants.contains(parts.getSymName())) {
      parts.erase();
      continue;
    }
    for (auto part : parts.getParts().getAsRange<FlatSymbolRefAttr>())
      constants.insert(part.getValue());
  }
  for (auto constant : llvm::make_early_inc_range(module.getOps<hal::ConstantOp>()))
    if (!constants.contains(constant.getSymName()))
      constant.erase();
  for (auto kernel : llvm::make_early_inc_range(module.getOps<hal::ExecutableKernelOp>())) {
    for (StringRef name : kernel.getGrids().getAsValueRange<FlatSymbolRefAttr>())
      if (auto grid = symbols.lookup<func::FuncOp>(name); grid && !called.contains(name))
        symbols.erase(grid);
    kernel.erase();
  }
}

/// Where callers find out that a tensor lies on a device that is chosen when the module is loaded.
void Lowering::placeArguments() {
  for (auto func : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      if (auto optimal = func.getArgAttrOfType<hal::DeviceOptimalAttr>(i, device::kAffinityAttr))
        func.setArgAttr(i, device::kAffinityAttr, selections.placeOf(optimal));
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      if (auto optimal = func.getResultAttrOfType<hal::DeviceOptimalAttr>(i, device::kAffinityAttr))
        func.setResultAttr(i, device::kAffinityAttr, selections.placeOf(optimal));
  }
}

LogicalResult Lowering::run() {
  for (auto func : module.getOps<func::FuncOp>())
    for (Block &block : func.getBody())
      for (Operation &op : llvm::make_early_inc_range(block))
        if (failed(lower(&op)))
          return failure();
  placeArguments();
  selections.finish();
  eraseUnused();
  return success();
}

namespace {
struct LowerToHal final : impl::LowerToHalBase<LowerToHal> {
  void runOnOperation() override {
    if (failed(Lowering(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::module
