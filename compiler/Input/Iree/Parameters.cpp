//===- Parameters.cpp - values that a program only names ------------------===//
// With --parameters=model=weights.safetensors:
//   util.global private @w = #flow.parameter.named<"model"::"w"> : tensor<8xf32>
//   %0 = util.global.load @w : tensor<8xf32>
//     ->
//   %0 = arith.constant dense_resource<w> : tensor<8xf32>
// A global that the program writes, or that others may read, stays one and begins with the value.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Input/Common/FileElements.h"
#include "compiler/Input/Iree/ParameterArchive.h"

namespace sluice::iree {
namespace {

/// The type that safetensors calls `name`; null if it is none of those that a program could mistake
/// for another.
Type typeOf(MLIRContext *context, StringRef name) {
  Builder b(context);
  return llvm::StringSwitch<Type>(name)
      .Case("F64", b.getF64Type())
      .Case("F32", b.getF32Type())
      .Case("F16", b.getF16Type())
      .Case("BF16", b.getBF16Type())
      .Case("F8_E4M3", Float8E4M3FNType::get(context))
      .Case("F8_E5M2", Float8E5M2Type::get(context))
      .Cases({"I64", "U64"}, b.getI64Type())
      .Cases({"I32", "U32"}, b.getI32Type())
      .Cases({"I16", "U16"}, b.getI16Type())
      .Case("BOOL", b.getI1Type())
      .Default(Type());
}

class Binder {
public:
  explicit Binder(ModuleOp module) : module(module) {}

  LogicalResult open(ArrayRef<std::string> files) {
    for (StringRef file : files) {
      auto [scope, path] = file.contains('=') ? file.split('=') : std::pair(StringRef(), file);
      auto archive = ParameterArchive::open(path, *module.getContext());
      if (!archive)
        return failure();
      archives[scope].push_back(std::move(archive));
    }
    return success();
  }

  /// Finds the value of each parameter; says all that is wrong.
  LogicalResult find() {
    llvm::MapVector<StringRef, SmallVector<std::pair<Operation *, flow::NamedParameterAttr>>>
        missing;
    bool worked = true;
    module.walk([&](Operation *op) {
      for (NamedAttribute attribute : op->getAttrs())
        attribute.getValue().walk([&](flow::NamedParameterAttr parameter) {
          auto [at, isNew] = values.try_emplace(parameter);
          if (!isNew)
            return;
          StringRef scope = parameter.getScope() ? parameter.getScope().getValue() : StringRef();
          auto given = archives.find(scope);
          if (given == archives.end())
            return missing[scope].emplace_back(op, parameter), void();
          auto value = read(op, parameter, given->second);
          worked &= succeeded(value);
          at->second = value.value_or(nullptr);
        });
    });
    for (auto &[scope, parameters] : missing) {
      auto [op, parameter] = parameters.front();
      auto error = op->emitError("parameter '") << parameter.getKey().getValue() << "' ";
      if (parameters.size() > 1)
        error << "and " << parameters.size() - 1 << " more ";
      if (!scope.empty())
        error << "of scope '" << scope << "' ";
      error << (parameters.size() > 1 ? "have" : "has") << " no value";
      error.attachNote() << "--parameters=" << scope << (scope.empty() ? "" : "=")
                         << "FILE names the archive with it, .irpa or .safetensors";
      worked = false;
    }
    return success(worked);
  }

  void replace() {
    if (values.empty())
      return;
    SmallVector<util::GlobalOp> globals;
    for (auto global : module.getOps<util::GlobalOp>())
      if (isa_and_nonnull<flow::NamedParameterAttr>(global.getInitialValueAttr()))
        globals.push_back(global);
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](flow::NamedParameterAttr parameter) -> std::optional<Attribute> {
      return values.lookup(parameter);
    });
    replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true);
    for (util::GlobalOp global : globals)
      replaceLoads(global);
  }

private:
  using Archives = SmallVector<std::shared_ptr<ParameterArchive>>;

  /// The last archive of a scope that has the key wins.
  FailureOr<Attribute> read(Operation *op, flow::NamedParameterAttr parameter,
                            ArrayRef<std::shared_ptr<ParameterArchive>> given) {
    StringRef key = parameter.getKey().getValue();
    auto type = cast<RankedTensorType>(parameter.getType());
    const ParameterArchive::Entry *entry = nullptr;
    std::shared_ptr<ParameterArchive> owner;
    for (const auto &archive : llvm::reverse(given))
      if (!entry && (entry = archive->find(key)))
        owner = archive;
    if (!entry)
      return op->emitError("'") << given.back()->path() << "' has no parameter '" << key << "'",
             failure();
    auto refuse = [&]() {
      return op->emitError("parameter '") << key << "' in '" << owner->path() << "' ";
    };
    if (entry->isElsewhere)
      return refuse() << "lies in yet another file, which is not read", failure();
    Type element = type.getElementType(), stored = typeOf(type.getContext(), entry->elementType);
    auto part = isa<ComplexType>(element) ? cast<ComplexType>(element).getElementType() : element;
    if (!part.isIntOrFloat())
      return refuse() << "cannot be a " << type, failure();
    // The bytes of quantized weights are often read as i8.
    if (stored && stored != element && !element.isInteger(8))
      return refuse() << "has elements " << entry->elementType << ", the program says " << element,
             failure();
    unsigned bits = part.getIntOrFloatBitWidth();
    bool isPacked = bits == 2 || bits == 4;
    uint64_t count = type.getNumElements(),
             elementBytes = llvm::divideCeil(bits, 8) * (part == element ? 1 : 2),
             bytes = isPacked ? llvm::divideCeil(count * bits, 8) : count * elementBytes;
    if (entry->length != bytes)
      return refuse() << "has " << entry->length << " bytes, " << type << " takes " << bytes,
             failure();
    ArrayRef<char> data = entry->data.take_front(bytes);
    std::vector<char> made;
    if (data.size() <
        bytes) { // A pattern: written out once for an element, if that is a multiple of it.
      bool isSplat = !isPacked && bits != 1 && elementBytes % data.size() == 0;
      for (uint64_t i = 0; i < (isSplat ? elementBytes : bytes); ++i)
        made.push_back(data[i % data.size()]);
      data = made;
      if (isSplat)
        return Attribute(DenseElementsAttr::getFromRawBuffer(type, data));
    }
    if (isPacked)
      data = made = input::unpacked(data, bits, count);
    return Attribute(
        input::elementsOf(type, data, made.empty() ? owner : std::shared_ptr<const void>(), key));
  }

  /// Constants are packed and folded, which nothing else is.
  void replaceLoads(util::GlobalOp global) {
    auto uses = SymbolTable::getSymbolUses(global, module);
    if (!global.isPrivate() || !uses || !llvm::all_of(*uses, [&](auto use) {
          auto load = dyn_cast<util::GlobalLoadOp>(use.getUser());
          return load && load.getType() == global.getInitialValueAttr().getType();
        }))
      return;
    for (SymbolTable::SymbolUse use : *uses) {
      OpBuilder builder(use.getUser());
      auto constant =
          arith::ConstantOp::create(builder, use.getUser()->getLoc(), global.getInitialValueAttr());
      use.getUser()->replaceAllUsesWith(constant);
      use.getUser()->erase();
    }
    global.erase();
  }

  ModuleOp module;
  llvm::StringMap<Archives> archives;
  DenseMap<Attribute, Attribute> values;
};
} // namespace

LogicalResult bindParameters(ModuleOp module, ArrayRef<std::string> files) {
  Binder binder(module);
  if (failed(binder.open(files)) || failed(binder.find()))
    return failure();
  binder.replace();
  return success();
}

} // namespace sluice::iree
