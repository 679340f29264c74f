//===- TorchDialect.h - the torch dialect as torch-mlir prints it ---------===//
// Types and a parser for the text. No operation is registered: whatever is called torch.* parses by
// one of a few forms (ParseOps.cpp), and the importer's registry says what is supported.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/OpImplementation.h"

namespace sluice::torch {
namespace detail {
struct TypeStorage;
} // namespace detail

/// !torch.vtensor<[2,?],f32>, and !torch.tensor<...>, whose values may be overwritten. Without
/// sizes the rank is unknown.
class TensorType : public Type::TypeBase<TensorType, Type, detail::TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "torch.vtensor";
  static TensorType get(MLIRContext *context, std::optional<llvm::ArrayRef<int64_t>> sizes,
                        Type element, bool isValue = true);
  /// None if the rank is not known. Unknown sizes are kDynamic.
  std::optional<llvm::ArrayRef<int64_t>> sizes() const;
  /// With signs: si64, ui8. Null if unknown.
  Type element() const;
  bool isValue() const;
};

/// Everything else: !torch.int, !torch.list<...>, !torch.optional<...> by name and parameters.
class HostType : public Type::TypeBase<HostType, Type, detail::TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "torch.host";
  static HostType get(MLIRContext *context, llvm::StringRef kind,
                      llvm::ArrayRef<Type> parameters = {});
  llvm::StringRef kind() const;
  llvm::ArrayRef<Type> parameters() const;
  bool is(llvm::StringRef what) const { return kind() == what; }
};

class TorchDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TorchDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() { return "torch"; }
  explicit TorchDialect(MLIRContext *context);
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;
  Type parseType(DialectAsmParser &parser) const override;
  void printType(Type type, DialectAsmPrinter &printer) const override;
};

/// torch_c, casts between tensors of torch and others: its operations are read as
/// `torch.torch_c.*`.
class ConversionDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConversionDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() { return "torch_c"; }
  explicit ConversionDialect(MLIRContext *context);
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;
};

/// The text of a torch.* operation after its name (ParseOps.cpp).
ParseResult parseOperation(OpAsmParser &parser, OperationState &state);

} // namespace sluice::torch
