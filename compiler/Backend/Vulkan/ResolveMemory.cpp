//===- ResolveMemory.cpp - memrefs to addresses ---------------------------===//
// Every memref is a base and an index into it that are known where it is made, so views cost
// arithmetic only:
//   %v = memref.reinterpret_cast %arg to offset: [%o], sizes: [%n], strides: [%s]
//   %x = memref.load %v[%i] : memref<?xf32, strided<[?], offset: ?>>
//     ->
//   %x = spirv.Load (spirv.ConvertUToPtr (%address + (%o + %i * %s) * 4)) ["Aligned", 4]
// Global memory is a 64-bit address, which expresses any view of any buffer without descriptors.
// Private and workgroup memory is an array variable. In memory, integers narrower than a byte take
// a byte, bf16 and 8-bit floats are integers, a complex number is two.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Gpu/Workgroup.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

namespace {
/// A memref: element [i, j] is number `offset + i * strides[0] + j * strides[1]` from `base`.
struct View {
  Base base;
  Value offset;
  SmallVector<Value> sizes, strides;
};

class Resolver {
public:
  Resolver(func::FuncOp kernel, const TargetModel &target, spirv::ModuleOp module,
           spirv::FuncOp entry)
      : kernel(kernel), target(target), module(module), entry(entry), top(kernel.getContext()),
        loc(kernel.getLoc()) {}

  LogicalResult run(const backend::KernelArguments &arguments);

private:
  void loadArguments(const backend::KernelArguments &arguments);
  LogicalResult resolve(Operation *op);
  LogicalResult resolveMetadata(memref::ExtractStridedMetadataOp op);
  LogicalResult makeVariable(Operation *op, spirv::StorageClass storage, Attribute initial = {});
  LogicalResult recast(memref::ReinterpretCastOp op);
  LogicalResult viewBytes(memref::ViewOp op);
  LogicalResult addressOf(memref::ExtractAlignedPointerAsIndexOp op);
  Value resolveShuffle(gpu::ShuffleOp op);
  LogicalResult askPlace(Operation *op, spirv::BuiltIn builtin, int64_t dimension);

  Access access(OpBuilder &builder, Location loc, Value memref, ValueRange indices);
  View identityView(OpBuilder &builder, Base base, MemRefType type, ValueRange dynamicSizes);
  const View *viewOf(Value memref);
  Value builtin(spirv::BuiltIn kind);

  func::FuncOp kernel;
  const TargetModel &target;
  spirv::ModuleOp module;
  spirv::FuncOp entry;
  OpBuilder top; // Where arguments and variables are made.
  Location loc;
  llvm::DenseMap<Value, View> views;
  llvm::DenseMap<unsigned, Value> builtins;
  Value workspace;
  unsigned nextVariable = 0;
};
} // namespace

static SmallVector<Value> asValues(OpBuilder &builder, Location loc,
                                   ArrayRef<OpFoldResult> values) {
  return getValueOrCreateConstantIndexOp(builder, loc, values);
}

/// Identity layout, with `dynamicSizes` for the dynamic ones.
View Resolver::identityView(OpBuilder &builder, Base base, MemRefType type,
                            ValueRange dynamicSizes) {
  util::IndexBuilder k(builder, loc);
  View view{base,
            k.index(0),
            asValues(builder, loc, getMixedValues(type.getShape(), dynamicSizes, builder)),
            {}};
  view.strides.resize(type.getRank());
  Value stride = k.index(1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    view.strides[dim] = stride;
    if (dim > 0)
      stride = k.mul(view.sizes[dim], stride);
  }
  return view;
}

const View *Resolver::viewOf(Value memref) {
  auto found = views.find(memref);
  return found == views.end() ? nullptr : &found->second;
}

/// A builtin vector of three, loaded at the top.
Value Resolver::builtin(spirv::BuiltIn kind) {
  Value &value = builtins[unsigned(kind)];
  if (value)
    return value;
  OpBuilder globals(module.getContext());
  globals.setInsertionPoint(entry);
  Type type = VectorType::get({3}, globals.getI32Type());
  auto variable = spirv::GlobalVariableOp::create(
      globals, loc, spirv::PointerType::get(type, spirv::StorageClass::Input),
      spirv::stringifyBuiltIn(kind), kind);
  Value pointer = spirv::AddressOfOp::create(top, loc, variable);
  return value = spirv::LoadOp::create(top, loc, pointer);
}

LogicalResult Resolver::askPlace(Operation *op, spirv::BuiltIn kind, int64_t dimension) {
  Value all = builtin(kind);
  OpBuilder builder(op);
  Value one = spirv::CompositeExtractOp::create(builder, op->getLoc(), all,
                                                ArrayRef<int32_t>{int32_t(dimension)});
  op->getResult(0).replaceAllUsesWith(
      arith::IndexCastUIOp::create(builder, op->getLoc(), builder.getIndexType(), one));
  return success();
}

/// A scalar argument, from the bits of its word.
static Value fromBits(const NumberEmitter &e, Value bits, Type type) {
  if (type.isIndex())
    return e.as<arith::IndexCastOp>(type, bits);
  if (widthOf(type) < 64)
    bits = e.as<arith::TruncIOp>(e.b.getIntegerType(widthOf(type)), bits);
  return bits.getType() == type ? bits : e.bitcast(type, bits);
}

void Resolver::loadArguments(const backend::KernelArguments &arguments) {
  MLIRContext *context = module.getContext();
  OpBuilder globals(context);
  globals.setInsertionPoint(entry);
  Type i64 = globals.getI64Type(), i32 = globals.getI32Type();
  bool inMemory = arguments.words() > SLUICE_GPU_MAX_PUSH_WORDS;
  int64_t pushed = inMemory ? 1 : arguments.words();
  SmallVector<Value> words;
  if (pushed > 0) {
    SmallVector<Type> types(pushed, i64);
    SmallVector<spirv::StructType::OffsetInfo> offsets;
    for (int64_t i = 0; i < pushed; ++i)
      offsets.push_back(8 * i);
    auto block = cast<spirv::StructType>(
        spirv::StructType::get(types, offsets, {},
                               {spirv::StructType::StructDecorationInfo(spirv::Decoration::Block,
                                                                        UnitAttr::get(context))}));
    auto variable = spirv::GlobalVariableOp::create(
        globals, loc, spirv::PointerType::get(block, spirv::StorageClass::PushConstant), "words");
    Value base = spirv::AddressOfOp::create(top, loc, variable);
    for (int64_t i = 0; i < pushed; ++i) {
      Value number = spirv::ConstantOp::create(top, loc, i32, top.getI32IntegerAttr(i));
      words.push_back(
          spirv::LoadOp::create(top, loc, spirv::AccessChainOp::create(top, loc, base, number)));
    }
  }
  if (inMemory) {
    Value address = words.front();
    words.clear();
    MemoryEmitter e{{top, loc}};
    for (int64_t i = 0; i < arguments.words(); ++i)
      words.push_back(e.loadGlobal(i == 0 ? address : e.iadd(address, 8 * i), i64, 8));
  }
  ArrayRef<Value> bindings = ArrayRef(words).take_front(arguments.bindings);
  ArrayRef<Value> constants =
      ArrayRef(words).drop_front(arguments.bindings).take_front(arguments.constants);
  if (arguments.workspace)
    workspace = words.back();
  for (BlockArgument arg : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(arg.getType());
    if (!type) {
      arg.replaceAllUsesWith(fromBits({top, loc}, constants.front(), arg.getType()));
      constants = constants.drop_front();
      continue;
    }
    SmallVector<Value> sizes;
    for (Value size : constants.take_front(type.getNumDynamicDims()))
      sizes.push_back(arith::IndexCastOp::create(top, loc, top.getIndexType(), size));
    constants = constants.drop_front(sizes.size());
    views[arg] = identityView(top, {bindings.front(), nullptr}, type, sizes);
    bindings = bindings.drop_front();
  }
}

/// memref.alloca, memref.alloc in workgroup memory, memref.get_global.
LogicalResult Resolver::makeVariable(Operation *op, spirv::StorageClass storage,
                                     Attribute initial) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || !type.getLayout().isIdentity())
    return op->emitOpError("of unknown size");
  Stored stored = storedAs(type.getElementType());
  if (!stored.type)
    return op->emitOpError("has elements without a form in memory: ") << type.getElementType();
  int64_t count = std::max<int64_t>(1, type.getNumElements() * stored.count);
  // Integers, which atomics compare and swap; a bitcast costs nothing.
  if (storage == spirv::StorageClass::Workgroup && !isa<VectorType>(stored.type))
    stored.type = IntegerType::get(type.getContext(), stored.type.getIntOrFloatBitWidth());
  auto array = spirv::ArrayType::get(stored.type, count);
  auto pointer = spirv::PointerType::get(array, storage);
  Value variable;
  if (storage == spirv::StorageClass::Workgroup) {
    OpBuilder globals(module.getContext());
    globals.setInsertionPoint(entry);
    auto global = spirv::GlobalVariableOp::create(globals, loc, pointer,
                                                  "shared" + std::to_string(nextVariable++));
    variable = spirv::AddressOfOp::create(top, loc, global);
  } else {
    Value value;
    if (initial)
      value = spirv::ConstantOp::create(top, loc, array, initial);
    variable = spirv::VariableOp::create(
        top, loc, pointer, spirv::StorageClassAttr::get(top.getContext(), storage), value);
  }
  views[op->getResult(0)] = identityView(top, {variable, stored.type}, type, {});
  return success();
}

LogicalResult Resolver::recast(memref::ReinterpretCastOp op) {
  const View *source = viewOf(op.getSource());
  if (!source)
    return op.emitOpError("of memory that is not known");
  OpBuilder builder(op);
  auto values = [&](ArrayRef<OpFoldResult> all) { return asValues(builder, op.getLoc(), all); };
  // Its offset counts from the memory's beginning, not from the source's.
  View view{source->base, values(op.getMixedOffsets()).front(), values(op.getMixedSizes()),
            values(op.getMixedStrides())};
  views[op.getResult()] = std::move(view);
  return success();
}

LogicalResult Resolver::viewBytes(memref::ViewOp op) {
  const View *source = viewOf(op.getSource());
  if (!source || source->base.element)
    return op.emitOpError("of memory that is not global has no form in SPIR-V");
  OpBuilder builder(op);
  NumberEmitter e{builder, op.getLoc()};
  Value bytes = util::IndexBuilder(builder, e.loc).add(op.getByteShift(), source->offset);
  Base base = source->base;
  if (getConstantIntValue(bytes) != 0)
    base.pointer = e.iadd(base.pointer, e.as<arith::IndexCastOp>(builder.getI64Type(), bytes));
  views[op.getResult()] = identityView(builder, base, op.getType(), op.getSizes());
  return success();
}

LogicalResult Resolver::resolveMetadata(memref::ExtractStridedMetadataOp op) {
  const View *found = viewOf(op.getSource());
  if (!found)
    return op.emitOpError("of memory that is not known");
  View view = *found;
  OpBuilder builder(op);
  op.getOffset().replaceAllUsesWith(view.offset);
  op.getSizes().replaceAllUsesWith(view.sizes);
  op.getStrides().replaceAllUsesWith(view.strides);
  views[op.getBaseBuffer()] =
      View{view.base, util::IndexBuilder(builder, op.getLoc()).index(0), {}, {}};
  return success();
}

LogicalResult Resolver::addressOf(memref::ExtractAlignedPointerAsIndexOp op) {
  const View *view = viewOf(op.getSource());
  if (!view || view->base.element)
    return op.emitOpError("of memory that has no address");
  OpBuilder builder(op);
  op.replaceAllUsesWith(
      arith::IndexCastOp::create(builder, op.getLoc(), builder.getIndexType(), view->base.pointer)
          .getResult());
  return success();
}

Access Resolver::access(OpBuilder &builder, Location loc, Value memref, ValueRange indices) {
  const View *view = viewOf(memref);
  if (!view)
    return {};
  util::IndexBuilder k(builder, loc);
  Value index = view->offset;
  for (auto [i, stride] : llvm::zip(indices, view->strides))
    index = k.add(k.mul(i, stride), index);
  return {view->base, index, cast<MemRefType>(memref.getType()).getElementType()};
}

/// The value of another thread of the subgroup. Threads of a full subgroup follow each other.
Value Resolver::resolveShuffle(gpu::ShuffleOp op) {
  OpBuilder b(op);
  Location location = op.getLoc();
  Value value = op.getValue(), offset = op.getOffset();
  constexpr auto scope = spirv::Scope::Subgroup;
  switch (op.getMode()) {
  case gpu::ShuffleMode::XOR:
    return spirv::GroupNonUniformShuffleXorOp::create(b, location, scope, value, offset);
  case gpu::ShuffleMode::UP:
    return spirv::GroupNonUniformShuffleUpOp::create(b, location, scope, value, offset);
  case gpu::ShuffleMode::DOWN:
    return spirv::GroupNonUniformShuffleDownOp::create(b, location, scope, value, offset);
  case gpu::ShuffleMode::IDX: break;
  }
  // Of the group of `width`, a power of two: the bits above it are this thread's.
  NumberEmitter e{b, location};
  Value thread = spirv::CompositeExtractOp::create(
      b, location, builtin(spirv::BuiltIn::LocalInvocationId), ArrayRef<int32_t>{0});
  Value first = e.iand(e.iand(thread, target.subgroupSize - 1),
                       e.isub(e.value(thread.getType(), 0), op.getWidth()));
  return spirv::GroupNonUniformShuffleOp::create(b, location, scope, value, e.ior(first, offset));
}

LogicalResult Resolver::resolve(Operation *op) {
  OpBuilder builder(op);
  MemoryEmitter e{{builder, op->getLoc()}, target.maxLanes > kMaxLanes};
  auto accessOf = [&](Value memref, ValueRange indices) {
    return access(builder, e.loc, memref, indices);
  };
  auto known = [&](bool isKnown) -> LogicalResult {
    return isKnown ? success()
                   : LogicalResult(op->emitOpError("accesses memory that is not known"));
  };
  auto formless = [&](Operation *) { return op->emitOpError("has no form in SPIR-V"); };
  auto replace = [&](Value value) {
    if (value)
      op->getResult(0).replaceAllUsesWith(value);
    return bool(value);
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](memref::LoadOp load) {
        return known(replace(e.load(accessOf(load.getMemref(), load.getIndices()))));
      })
      .Case([&](memref::StoreOp store) {
        Access to = accessOf(store.getMemref(), store.getIndices());
        return known(succeeded(e.store(to, store.getValue())));
      })
      .Case([&](vector::LoadOp load) {
        Access from = accessOf(load.getBase(), load.getIndices());
        return known(replace(e.loadVector(from, load.getVectorType(), load.getAlignment())));
      })
      .Case([&](vector::StoreOp store) {
        Access to = accessOf(store.getBase(), store.getIndices());
        return known(succeeded(e.storeVector(to, store.getValueToStore(), store.getAlignment())));
      })
      .Case([&](memref::AtomicRMWOp atomic) -> LogicalResult {
        Access to = accessOf(atomic.getMemref(), atomic.getIndices());
        return replace(e.atomicUpdate(to, atomic.getKind(), atomic.getValue()))
                   ? success()
                   : LogicalResult(formless(op));
      })
      .Case([&](memref::GenericAtomicRMWOp atomic) -> LogicalResult {
        auto update = [&](OpBuilder &inner, Value current) {
          IRMapping mapping;
          mapping.map(atomic.getCurrentValue(), current);
          for (Operation &nested : atomic.getRegion().front().without_terminator())
            inner.clone(nested, mapping);
          auto yield = cast<memref::AtomicYieldOp>(atomic.getRegion().front().getTerminator());
          return mapping.lookupOrDefault(yield.getResult());
        };
        Access to = accessOf(atomic.getMemref(), atomic.getIndices());
        return replace(e.compareAndSwap(to, update)) ? success() : LogicalResult(formless(op));
      })
      .Case([&](memref::ReinterpretCastOp cast) { return recast(cast); })
      .Case([&](memref::ExtractStridedMetadataOp metadata) { return resolveMetadata(metadata); })
      .Case<memref::CastOp, memref::MemorySpaceCastOp, memref::AssumeAlignmentOp>([&](auto) {
        const View *view = viewOf(op->getOperand(0));
        if (view)
          views[op->getResult(0)] = View(*view);
        return success(view);
      })
      .Case([&](memref::ViewOp view) { return viewBytes(view); })
      .Case([&](memref::ExtractAlignedPointerAsIndexOp address) { return addressOf(address); })
      .Case([&](memref::DimOp dim) {
        const View *view = viewOf(dim.getSource());
        std::optional<int64_t> index = dim.getConstantIndex();
        return known(view && index && replace(view->sizes[*index]));
      })
      .Case([&](memref::AllocaOp) { return makeVariable(op, spirv::StorageClass::Function); })
      .Case([&](memref::AllocOp alloc) -> LogicalResult {
        if (!isa_and_nonnull<gpu::AddressSpaceAttr>(alloc.getType().getMemorySpace()))
          return formless(op);
        return makeVariable(op, spirv::StorageClass::Workgroup);
      })
      .Case([&](memref::GetGlobalOp get) {
        auto global =
            SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(kernel, get.getNameAttr());
        Attribute value = global ? storedConstant(global.getConstantInitValue()) : Attribute();
        return value ? makeVariable(op, spirv::StorageClass::Function, value) : known(false);
      })
      .Case<hal::LoadMatrixOp, hal::StoreMatrixOp>([&](auto matrix) {
        return resolveMatrixOp(op, matrix.getMemory(), matrix.getPlace(), matrix.getPitch(),
                               accessOf);
      })
      .Case([&](hal::WorkgroupIdOp id) {
        return askPlace(op, spirv::BuiltIn::WorkgroupId, id.getDimension());
      })
      .Case([&](hal::WorkgroupCountOp count) {
        return askPlace(op, spirv::BuiltIn::NumWorkgroups, count.getDimension());
      })
      .Case([&](gpu::ThreadIdOp thread) {
        return askPlace(op, spirv::BuiltIn::LocalInvocationId, int64_t(thread.getDimension()));
      })
      .Case([&](hal::WorkspaceOp) {
        // Its size is the grid function's affair: nothing asks for it here.
        util::IndexBuilder k(builder, e.loc);
        views[op->getResult(0)] =
            View{{workspace, nullptr}, k.index(0), {k.index(0)}, {k.index(1)}};
        return success();
      })
      .Case([&](gpu::ShuffleOp shuffle) { return known(replace(resolveShuffle(shuffle))); })
      .Case([&](gpu::BarrierOp) {
        // Threads also share the workspace, in global memory.
        auto semantics =
            spirv::MemorySemantics::AcquireRelease | spirv::MemorySemantics::WorkgroupMemory;
        if (!op->hasAttr(kernels::kWorkgroupMemoryOnly))
          semantics = semantics | spirv::MemorySemantics::UniformMemory;
        spirv::ControlBarrierOp::create(builder, e.loc, spirv::Scope::Workgroup,
                                        spirv::Scope::Workgroup, semantics);
        return success();
      })
      .Default(formless);
}

LogicalResult Resolver::run(const backend::KernelArguments &arguments) {
  Block &body = kernel.front();
  top.setInsertionPointToStart(&body);
  loadArguments(arguments);
  // The top builder goes on inserting between the arguments and the kernel's own operations.
  auto isMemory = [](Operation *op) {
    auto isMemref = [](Type type) { return isa<BaseMemRefType>(type); };
    return isa<gpu::GPUDialect, hal::HALDialect>(op->getDialect()) ||
           llvm::any_of(op->getOperandTypes(), isMemref) ||
           llvm::any_of(op->getResultTypes(), isMemref);
  };
  SmallVector<Operation *> ops;
  for (Operation &outer : llvm::make_range(top.getInsertionPoint(), body.end()))
    outer.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isMemory(op))
        ops.push_back(op);
      return isa<memref::GenericAtomicRMWOp>(op) ? WalkResult::skip() : WalkResult::advance();
    });
  for (Operation *op : ops)
    if (failed(resolve(op)))
      return failure();
  for (Operation *op : llvm::reverse(ops))
    op->erase();
  return success();
}

FailureOr<spirv::ModuleOp> vulkan::resolveMemory(func::FuncOp kernel, const TargetModel &target,
                                                 const backend::KernelArguments &arguments) {
  OpBuilder builder(kernel);
  Location loc = kernel.getLoc();
  auto module = spirv::ModuleOp::create(
      builder, loc, spirv::AddressingModel::PhysicalStorageBuffer64, spirv::MemoryModel::GLSL450);
  builder.setInsertionPointToStart(module.getBody());
  auto entry =
      spirv::FuncOp::create(builder, loc, backend::kEntrySymbol, builder.getFunctionType({}, {}));
  if (failed(Resolver(kernel, target, module, entry).run(arguments))) {
    module.erase();
    return failure();
  }
  Block *block = entry.addEntryBlock();
  block->getOperations().splice(block->end(), kernel.front().getOperations());
  builder.setInsertionPoint(block->getTerminator());
  spirv::ReturnOp::create(builder, loc);
  block->getTerminator()->erase();
  kernel.erase();
  return module;
}
