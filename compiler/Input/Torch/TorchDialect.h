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
class TensorType : public mlir::Type::TypeBase<TensorType, mlir::Type, detail::TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "torch.vtensor";
  static TensorType get(mlir::MLIRContext *context, std::optional<llvm::ArrayRef<int64_t>> sizes,
                        mlir::Type element, bool isValue = true);
  /// None if the rank is not known. Unknown sizes are kDynamic.
  std::optional<llvm::ArrayRef<int64_t>> sizes() const;
  /// With signs: si64, ui8. Null if unknown.
  mlir::Type element() const;
  bool isValue() const;
};

/// Everything else: !torch.int, !torch.list<...>, !torch.optional<...> by name and parameters.
class HostType : public mlir::Type::TypeBase<HostType, mlir::Type, detail::TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "torch.host";
  static HostType get(mlir::MLIRContext *context, llvm::StringRef kind,
                      llvm::ArrayRef<mlir::Type> parameters = {});
  llvm::StringRef kind() const;
  llvm::ArrayRef<mlir::Type> parameters() const;
  bool is(llvm::StringRef what) const { return kind() == what; }
};

class TorchDialect : public mlir::Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TorchDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() { return "torch"; }
  explicit TorchDialect(mlir::MLIRContext *context);
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;
  mlir::Type parseType(mlir::DialectAsmParser &parser) const override;
  void printType(mlir::Type type, mlir::DialectAsmPrinter &printer) const override;
};

/// torch_c, casts between tensors of torch and others: its operations are read as
/// `torch.torch_c.*`.
class ConversionDialect : public mlir::Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConversionDialect)
  static constexpr llvm::StringLiteral getDialectNamespace() { return "torch_c"; }
  explicit ConversionDialect(mlir::MLIRContext *context);
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;
};

/// The text of a torch.* operation after its name (ParseOps.cpp).
mlir::ParseResult parseOperation(mlir::OpAsmParser &parser, mlir::OperationState &state);

} // namespace sluice::torch
