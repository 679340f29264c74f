//===- TorchDialect.cpp - the types of the torch dialect ------------------===//
#include "compiler/Input/Torch/TorchDialect.h"
#include "compiler/Mlir.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::torch {

namespace detail {
/// What a type is called, its sizes, and the types that it is made of.
struct TypeStorage : mlir::TypeStorage {
  using KeyTy = std::tuple<StringRef, ArrayRef<int64_t>, ArrayRef<Type>>;
  explicit TypeStorage(const KeyTy &key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static TypeStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key) {
    auto [kind, sizes, types] = key;
    return new (allocator.allocate<TypeStorage>()) TypeStorage(
        KeyTy(allocator.copyInto(kind), allocator.copyInto(sizes), allocator.copyInto(types)));
  }
  KeyTy key;
};
} // namespace detail

/// Where the rank is not known.
constexpr int64_t kUnranked[] = {-1};

TensorType TensorType::get(MLIRContext *context, std::optional<ArrayRef<int64_t>> sizes,
                           Type element, bool isValue) {
  return Base::get(context, isValue ? "vtensor" : "tensor", sizes.value_or(ArrayRef(kUnranked)),
                   ArrayRef(element));
}
std::optional<ArrayRef<int64_t>> TensorType::sizes() const {
  ArrayRef<int64_t> sizes = std::get<1>(getImpl()->key);
  return sizes == ArrayRef(kUnranked) ? std::nullopt : std::optional(sizes);
}
Type TensorType::element() const { return std::get<2>(getImpl()->key).front(); }
bool TensorType::isValue() const { return std::get<0>(getImpl()->key) == "vtensor"; }

HostType HostType::get(MLIRContext *context, StringRef kind, ArrayRef<Type> parameters) {
  return Base::get(context, kind, ArrayRef<int64_t>(), parameters);
}
StringRef HostType::kind() const { return std::get<0>(getImpl()->key); }
ArrayRef<Type> HostType::parameters() const { return std::get<2>(getImpl()->key); }

TorchDialect::TorchDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, mlir::TypeID::get<TorchDialect>()) {
  addTypes<TensorType, HostType>();
  allowUnknownOperations();
}

std::optional<Dialect::ParseOpHook> TorchDialect::getParseOperationHook(StringRef) const {
  return ParseOpHook(parseOperation);
}

ConversionDialect::ConversionDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<ConversionDialect>()) {}

std::optional<Dialect::ParseOpHook> ConversionDialect::getParseOperationHook(StringRef) const {
  return ParseOpHook([](OpAsmParser &parser, OperationState &state) {
    state.name = OperationName(("torch." + state.name.getStringRef()).str(), state.getContext());
    return parseOperation(parser, state);
  });
}

//===- Types as text ------------------------------------------------------===//

static Type parseNamedType(DialectAsmParser &parser);

/// Inside of another type, a type of this dialect goes without "!torch.".
static Type parseParameter(DialectAsmParser &parser) {
  Type type;
  OptionalParseResult builtin = parser.parseOptionalType(type);
  if (builtin.has_value())
    return succeeded(*builtin) ? type : Type();
  return parseNamedType(parser);
}

/// `<[2,?],f32>`, `<*,f32>`, `<[2],unk>` or nothing.
static Type parseTensor(DialectAsmParser &parser, bool isValue) {
  MLIRContext *context = parser.getContext();
  if (failed(parser.parseOptionalLess()))
    return TensorType::get(context, std::nullopt, {}, isValue);
  SmallVector<int64_t> sizes;
  bool ranked = failed(parser.parseOptionalStar());
  if (ranked && parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
        if (succeeded(parser.parseOptionalQuestion())) {
          sizes.push_back(ShapedType::kDynamic);
          return success();
        }
        auto at = parser.getCurrentLocation();
        if (parser.parseInteger(sizes.emplace_back()))
          return failure();
        return sizes.back() >= 0 ? ParseResult(success())
                                 : parser.emitError(at, "the size of a tensor is negative");
      }))
    return {};
  Type element;
  if (parser.parseComma())
    return {};
  if (failed(parser.parseOptionalKeyword("unk"))) {
    auto at = parser.getCurrentLocation();
    if (parser.parseType(element))
      return {};
    auto parts = isa<ComplexType>(element) ? cast<ComplexType>(element).getElementType() : element;
    if (!isa<FloatType, IntegerType, HostType>(parts)) {
      parser.emitError(at) << "the elements of a tensor cannot be of type " << element;
      return {};
    }
  }
  if (succeeded(parser.parseOptionalComma())) {
    parser.emitError(parser.getCurrentLocation(), "sparse tensors are not supported");
    return {};
  }
  if (parser.parseGreater())
    return {};
  return TensorType::get(context, ranked ? std::optional<ArrayRef<int64_t>>(sizes) : std::nullopt,
                         element, isValue);
}

static Type parseNamedType(DialectAsmParser &parser) {
  auto at = parser.getCurrentLocation();
  StringRef kind;
  if (parser.parseKeyword(&kind))
    return {};
  if (kind == "vtensor" || kind == "tensor")
    return parseTensor(parser, kind == "vtensor");
  static const llvm::StringSet<> plain{"int",    "float",     "bool",   "none",        "str",
                                       "Device", "Generator", "number", "any",         "qint8",
                                       "quint8", "qint16",    "qint32", "LinearParams"};
  static const llvm::StringSet<> nested{"list", "optional", "tuple", "union", "dict"};
  SmallVector<Type> parameters;
  if (nested.contains(kind)) {
    auto one = [&]() -> ParseResult {
      parameters.push_back(parseParameter(parser));
      return success(parameters.back() != Type());
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, one))
      return {};
    if ((kind == "list" || kind == "optional") && parameters.size() != 1) {
      parser.emitError(at) << "!torch." << kind << " has one parameter, not " << parameters.size();
      return {};
    }
  } else if (!plain.contains(kind)) {
    parser.emitError(at) << "unknown type '!torch." << kind << "'";
    return {};
  }
  return HostType::get(parser.getContext(), kind, parameters);
}

Type TorchDialect::parseType(DialectAsmParser &parser) const { return parseNamedType(parser); }

void TorchDialect::printType(Type type, DialectAsmPrinter &printer) const {
  if (auto tensor = dyn_cast<TensorType>(type)) {
    printer << (tensor.isValue() ? "vtensor" : "tensor");
    if (!tensor.sizes() && !tensor.element())
      return;
    printer << "<";
    if (auto sizes = tensor.sizes()) {
      printer << "[";
      llvm::interleave(
          *sizes, printer,
          [&](int64_t size) { ShapedType::isDynamic(size) ? printer << "?" : printer << size; },
          ",");
      printer << "]";
    } else {
      printer << "*";
    }
    printer << ",";
    tensor.element() ? printer << tensor.element() : printer << "unk";
    printer << ">";
    return;
  }
  auto host = cast<HostType>(type);
  printer << host.kind();
  if (host.parameters().empty())
    return;
  printer << "<";
  llvm::interleaveComma(host.parameters(), printer, [&](Type parameter) {
    isa<TensorType, HostType>(parameter) ? printType(parameter, printer)
                                         : printer.printType(parameter);
  });
  printer << ">";
}

} // namespace sluice::torch
