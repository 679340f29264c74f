//===- DeduplicateExecutables.cpp - compile equal kernels once ------------===//
// Models repeat blocks; their kernels differ in name and location only. The first of each set of
// equal kernels stays:
//   flow.dispatch @layer1_matmul        flow.dispatch @layer1_matmul
//   flow.dispatch @layer2_matmul   ->   flow.dispatch @layer1_matmul
// Equality is that of the printed text without name and locations; bert_base goes from 140 kernels
// to about 20.
//
// What many kernels differ in besides, offsets of slices and scalar factors, becomes arguments:
//   @a { extract_slice %x[0, 0] [2, 8] }      @a { (%x, %at: index) extract_slice %x[%at, 0] [2, 8] }
//   @b { extract_slice %x[5, 0] [2, 8] }  ->  flow.dispatch @a(%x, %c0)
//   flow.dispatch @a(%x), @b(%x) ...          flow.dispatch @a(%x, %c5)
// Scalars are read as fast from arguments. Few kernels keep their offsets: code for known ones is
// shorter, and reads aligned vectors.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dispatch/Passes.h"
#include "mlir/IR/AsmState.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_DEDUPLICATEEXECUTABLES
#include "compiler/Dispatch/Passes.h.inc"

/// Kernels that are the same but for offsets become one from this number on.
static constexpr size_t kMany = 8;

static std::string textWithoutName(flow::ExecutableOp executable) {
  std::string text;
  llvm::raw_string_ostream out(text);
  auto kernel = executable.getKernel();
  out << kernel.getFunctionType() << executable.getUpdates();
  AsmState state(kernel, OpPrintingFlags().enableDebugInfo(false).useLocalScope().assumeVerified());
  kernel.getBody().front().print(out, state);
  return text;
}

namespace {
/// A constant of a kernel that may as well be an argument: an offset of a slice, or a scalar.
struct Slot {
  Operation *op;
  unsigned offset = 0; ///< Which of a slice's.

  Attribute get() const {
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      return constant.getValue();
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    return Builder(op).getIndexAttr(slice.getStaticOffset(offset));
  }

  /// An attribute, which stays a constant, or a value of the kernel.
  void set(OpFoldResult to) const {
    auto attribute = dyn_cast<Attribute>(to);
    if (isa<arith::ConstantOp>(op)) {
      if (attribute)
        op->setAttr("value", attribute);
      else
        op->getResult(0).replaceAllUsesWith(cast<Value>(to));
      return;
    }
    auto slice = cast<OffsetSizeAndStrideOpInterface>(op);
    SmallVector<int64_t> offsets(slice.getStaticOffsets());
    offsets[offset] = attribute ? cast<IntegerAttr>(attribute).getInt() : ShapedType::kDynamic;
    op->setAttr("static_offsets", DenseI64ArrayAttr::get(op->getContext(), offsets));
    if (!attribute) {
      unsigned before = llvm::count(ArrayRef(offsets).take_front(offset), ShapedType::kDynamic);
      llvm::TypeSwitch<Operation *>(op).Case<tensor::ExtractSliceOp, tensor::InsertSliceOp>(
          [&](auto typed) { typed.getOffsetsMutable().slice(before, 0).append(cast<Value>(to)); });
    }
  }
};

/// Scales and zero points: arithmetic with any other number is as fast.
bool isAnyScalar(arith::ConstantOp constant) {
  Type type = constant.getType();
  return (isa<Float32Type, Float64Type>(type) || type.isInteger(32)) &&
         llvm::all_of(constant->getUsers(), [](Operation *user) {
           return isa<arith::MulFOp, arith::AddFOp, arith::SubFOp, arith::DivFOp, arith::MulIOp,
                      arith::AddIOp, arith::SubIOp>(user) &&
                  isa<linalg::GenericOp>(user->getParentOp());
         });
}

/// A kernel among those that are the same but for what its slots hold.
struct Variant {
  explicit Variant(flow::ExecutableOp executable) : executable(executable) {
    executable.getKernel().walk([&](Operation *op) {
      if (isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op)) {
        auto offsets = cast<OffsetSizeAndStrideOpInterface>(op).getStaticOffsets();
        for (auto [index, offset] : llvm::enumerate(offsets))
          if (!ShapedType::isDynamic(offset))
            slots.push_back({op, unsigned(index)});
      } else if (auto constant = dyn_cast<arith::ConstantOp>(op);
                 constant && isAnyScalar(constant)) {
        slots.push_back({op});
      }
    });
    for (const Slot &slot : slots)
      values.push_back(slot.get());
  }

  std::string textWithoutSlots() {
    Builder builder(executable.getContext());
    for (const Slot &slot : slots)
      slot.set(builder.getZeroAttr(cast<TypedAttr>(slot.get()).getType()));
    std::string text = textWithoutName(executable);
    for (auto [slot, value] : llvm::zip(slots, values))
      slot.set(value);
    return text;
  }

  flow::ExecutableOp executable;
  SmallVector<Slot> slots;
  SmallVector<Attribute> values;
};

/// What all variants hold in a slot is what they hold in `base`, or an offset so much further.
std::optional<int64_t> distance(ArrayRef<Variant> variants, unsigned slot, unsigned base) {
  auto of = [&](const Variant &variant) -> std::optional<int64_t> {
    Attribute here = variant.values[slot], there = variant.values[base];
    if (here == there)
      return 0;
    auto a = dyn_cast<IntegerAttr>(here), b = dyn_cast<IntegerAttr>(there);
    return a && b && a.getType().isIndex() && b.getType().isIndex()
               ? std::optional(a.getInt() - b.getInt())
               : std::nullopt;
  };
  auto found = of(variants.front());
  return llvm::all_of(variants, [&](auto &variant) { return of(variant) == found; }) ? found
                                                                                     : std::nullopt;
}

struct DeduplicateExecutables final : impl::DeduplicateExecutablesBase<DeduplicateExecutables> {
  void runOnOperation() override {
    getOperation().walk([&](flow::DispatchOp dispatch) {
      dispatches[dispatch.getExecutable()].push_back(dispatch);
    });
    llvm::StringMap<flow::ExecutableOp> firstOf;
    llvm::MapVector<StringRef, SmallVector<Variant>> variantsOf;
    llvm::StringSet<> texts;
    for (auto executable :
         llvm::make_early_inc_range(getOperation().getOps<flow::ExecutableOp>())) {
      auto [entry, isNew] = firstOf.try_emplace(textWithoutName(executable), executable);
      if (!isNew) {
        replace(executable, entry->second);
        continue;
      }
      Variant variant(executable);
      if (variant.slots.empty()) // No other one has its text.
        continue;
      StringRef text = texts.insert(variant.textWithoutSlots()).first->getKey();
      variantsOf[text].push_back(std::move(variant));
    }
    for (auto &[text, variants] : variantsOf)
      unite(variants);
  }

private:
  void replace(flow::ExecutableOp executable, flow::ExecutableOp by) {
    SmallVector<flow::DispatchOp> moved = std::move(dispatches[executable.getSymName()]);
    for (flow::DispatchOp dispatch : moved)
      dispatch.setExecutable(by.getSymName());
    llvm::append_range(dispatches[by.getSymName()], moved);
    executable.erase();
  }

  /// The first of `variants` takes what they differ in as arguments, and stands for all.
  void unite(MutableArrayRef<Variant> variants) {
    Variant &first = variants.front();
    SmallVector<unsigned> differing;
    for (unsigned slot = 0; slot < first.slots.size(); ++slot)
      if (llvm::any_of(variants, [&](const Variant &variant) {
            return variant.values[slot] != first.values[slot];
          }))
        differing.push_back(slot);
    if (variants.size() < kMany && llvm::any_of(differing, [&](unsigned slot) {
          return !isa<arith::ConstantOp>(first.slots[slot].op);
        }))
      return;
    func::FuncOp kernel = first.executable.getKernel();
    OpBuilder inKernel = OpBuilder::atBlockBegin(&kernel.getBody().front());
    Location loc = kernel.getLoc();
    SmallVector<std::pair<unsigned, Value>> arguments; // The slots that they are for.
    unsigned at = kernel.getNumArguments() - kernel.getNumResults();
    for (unsigned slot : differing) {
      Value value;
      for (auto [base, argument] : arguments)
        if (auto more = distance(variants, slot, base)) {
          value = argument;
          if (*more)
            value = arith::AddIOp::create(inKernel, loc, value,
                                          arith::ConstantIndexOp::create(inKernel, loc, *more));
          break;
        }
      if (!value) {
        Type type = cast<TypedAttr>(first.values[slot]).getType();
        (void)kernel.insertArgument(at, type, DictionaryAttr(), loc);
        value = kernel.getArgument(at++);
        arguments.push_back({slot, value});
      }
      first.slots[slot].set(value);
    }
    for (Variant &variant : variants) {
      for (flow::DispatchOp dispatch : dispatches[variant.executable.getSymName()]) {
        OpBuilder builder(dispatch);
        SmallVector<Value> constants;
        for (auto &[slot, argument] : arguments)
          constants.push_back(arith::ConstantOp::create(builder, dispatch.getLoc(),
                                                        cast<TypedAttr>(variant.values[slot])));
        dispatch.getArgumentsMutable().slice(dispatch.getRead().size(), 0).append(constants);
      }
    }
    for (Variant &variant : variants.drop_front())
      replace(variant.executable, first.executable);
  }

  llvm::StringMap<SmallVector<flow::DispatchOp>> dispatches;
};
} // namespace
} // namespace sluice::dispatch
