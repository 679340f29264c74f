//===- Aliases.cpp - reads ops under the names that other projects use ----===//
//   iree_linalg_ext.sort dimension(0) outs(%a : tensor<4xf32>) {...}
//   linalg_ext.sort dimension(0) outs(%a : tensor<4xf32>) {...}
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/Aliases.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/ParseAs.h"
#include "mlir/IR/Dialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace sluice::input {
namespace {
constexpr StringLiteral kAlias = "iree_linalg_ext";

/// The name here of what is called iree_linalg_ext.`name` there, in one version or another.
std::string ownName(StringRef name) {
  StringRef own = llvm::StringSwitch<StringRef>(name)
                      .Case("topk_v2", "topk")
                      .Case("map_gather", "map_load")
                      .Case("map_scatter", "map_store")
                      .Default(name);
  return ("linalg_ext." + own).str();
}

ParseResult parseAlias(OpAsmParser &parser, OperationState &state) {
  return parseAs(ownName(state.name.getStringRef().drop_front(kAlias.size() + 1)), parser, state);
}

/// A dialect without ops. Its parse hook runs the parser of the linalg_ext op and makes that op.
class IreeLinalgExtAliases final : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(IreeLinalgExtAliases)
  static constexpr StringLiteral getDialectNamespace() { return kAlias; }
  explicit IreeLinalgExtAliases(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<IreeLinalgExtAliases>()) {
    context->getOrLoadDialect<linalg_ext::LinalgExtDialect>();
  }
  std::optional<ParseOpHook> getParseOperationHook(StringRef) const override { return ParseOpHook(parseAlias); }
};
} // namespace

void registerOpAliases(DialectRegistry &registry) { registry.insert<IreeLinalgExtAliases>(); }
} // namespace sluice::input
