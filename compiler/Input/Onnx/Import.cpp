//===- Import.cpp - an ONNX graph becomes a function ----------------------===//
// Nodes are imported in order by the handlers of Ops/, found by name and opset (Registry.cpp).
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Import.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Onnx/CheckNode.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/ModelFile.h"
#include "compiler/Input/Onnx/OldOpsets.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;

namespace sluice::onnx {

/// Operators of later opsets may mean something else.
constexpr int kNewestOpset = 26;

Graph::Graph(std::shared_ptr<ModelFile> file, MLIRContext &context)
    : constantBuilder(&context), file(std::move(file)), context(context) {
  context.loadDialect<affine::AffineDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
                      linalg::LinalgDialect, linalg_ext::LinalgExtDialect, math::MathDialect, scf::SCFDialect,
                      tensor::TensorDialect>();
}

/// "Conv_3 (Conv)": nodes without a name go by their first output.
Location Graph::nodeLocation(const ::onnx::NodeProto &node) {
  std::string name = !node.name().empty() ? node.name() : node.output_size() ? node.output(0) : "";
  return NameLoc::get(StringAttr::get(&context, name + " (" + node.op_type() + ")"));
}

void Graph::define(StringRef name, GraphValue value) {
  scopes.back()[name] = std::make_unique<GraphValue>(std::move(value));
}

GraphValue *Graph::lookup(StringRef name) {
  for (Scope &scope : llvm::reverse(scopes))
    if (auto it = scope.find(name); it != scope.end())
      return it->second.get();
  return nullptr;
}

static bool isOwn(const ::onnx::NodeProto &node) { return node.domain().empty() || node.domain() == "ai.onnx"; }

/// "Relu", or "com.microsoft.FusedConv" for what is not of ONNX's own set.
static std::string qualifiedName(const ::onnx::NodeProto &node) {
  return isOwn(node) ? node.op_type() : node.domain() + "." + node.op_type();
}

int Graph::versionOf(const ::onnx::NodeProto &node) const {
  return isOwn(node) ? opset : opsets.contains(node.domain()) ? opsets.lookup(node.domain()) : 1;
}

Handler Graph::handlerOf(const ::onnx::NodeProto &node) const {
  return findOperator(qualifiedName(node), versionOf(node));
}

/// Collects all operators without a handler, so that a user sees them at once: their nodes by name and version.
void Graph::findMissing(const ::onnx::GraphProto &graph, std::map<std::string, std::vector<std::string>> &missing) {
  for (const auto &node : graph.node()) {
    if (!handlerOf(node))
      missing[qualifiedName(node) + " of " + (isOwn(node) ? "opset " : "version ") + std::to_string(versionOf(node))]
          .push_back(node.name().empty() && node.output_size() ? node.output(0) : node.name());
    for (const auto &attribute : node.attribute())
      if (attribute.has_g())
        findMissing(attribute.g(), missing);
  }
}

LogicalResult Graph::importInitializers(const ::onnx::GraphProto &graph, OpBuilder &builder) {
  for (const auto &tensor : graph.initializer()) {
    auto value = constant(tensor, builder, NameLoc::get(StringAttr::get(&context, tensor.name())));
    if (failed(value))
      return failure();
    define(tensor.name(), *value);
  }
  if (graph.sparse_initializer_size())
    return emitError(UnknownLoc::get(&context)) << "sparse initializers are not supported";
  return success();
}

LogicalResult Graph::importNode(const ::onnx::NodeProto &proto, OpBuilder &builder) {
  Location loc = nodeLocation(proto);
  Handler handler = handlerOf(proto);
  if (!handler)
    return emitError(loc) << "operator " << qualifiedName(proto) << " of version " << versionOf(proto)
                          << " is not supported";
  if (std::string problem = checkNode(proto, opset); !problem.empty())
    return emitError(loc) << proto.op_type() << ": " << problem;
  Node node(*this, proto, opset, builder, loc);
  for (const std::string &name : proto.input()) {
    GraphValue *value = name.empty() ? nullptr : lookup(name);
    if (!name.empty() && !value)
      return emitError(loc) << "input '" << name << "' is not defined before the node";
    node.inputs.push_back(value);
  }
  for (auto [index, input] : llvm::enumerate(node.inputs)) {
    if (input && input->sequence && !takesSequences(proto.op_type()))
      return emitError(loc) << proto.op_type() << ": input " << index
                            << " is a sequence, which must be resolved at compile time";
    if (input && input->exists() && !input->tensor && !input->elements && !input->sequence)
      return emitError(loc) << "input " << index << " has no value";
  }
  for (const std::string &name : proto.output())
    if (!name.empty() && scopes.back().contains(name))
      return emitError(loc) << "output '" << name << "' is defined twice";
  std::deque<GraphValue> changed;
  if (opset < 7 && isOwn(proto) && failed(modernizeInputs(node, changed)))
    return failure();
  if (failed(handler(node)))
    return failure();
  for (const std::string &name : proto.output())
    if (!name.empty() && !lookup(name))
      return emitError(loc) << "output '" << name << "' of " << proto.op_type() << " is not supported";
  return success();
}

LogicalResult Graph::importNodes(const ::onnx::GraphProto &graph, OpBuilder &builder, int first) {
  cursors.push_back({&graph, first});
  llvm::scope_exit leave([&] { cursors.pop_back(); });
  while (cursors.back().next < graph.node_size())
    if (failed(importNode(graph.node(cursors.back().next++), builder)))
      return failure();
  return success();
}

FailureOr<SmallVector<GraphValue>> Graph::importSubgraph(const ::onnx::GraphProto &body, ArrayRef<GraphValue> arguments,
                                                         OpBuilder &builder) {
  scopes.emplace_back();
  llvm::scope_exit leave([&] { scopes.pop_back(); });
  if (int(arguments.size()) > body.input_size())
    return LogicalResult(emitError(builder.getUnknownLoc())
                         << "subgraph '" << body.name() << "' takes " << body.input_size() << " inputs, not "
                         << arguments.size());
  for (auto [input, argument] : llvm::zip(body.input(), arguments))
    define(input.name(), argument);
  if (failed(importInitializers(body, builder)) || failed(importNodes(body, builder)))
    return failure();
  SmallVector<GraphValue> results;
  for (const auto &output : body.output()) {
    GraphValue *value = lookup(output.name());
    if (!value)
      return LogicalResult(emitError(builder.getUnknownLoc())
                           << "output '" << output.name() << "' of subgraph '" << body.name() << "' is not computed");
    results.push_back(*value);
  }
  return results;
}

/// The name of a dynamic dimension, "" if it has none: some exporters write "?".
static StringRef dimName(const ::onnx::TypeProto_Tensor &type, unsigned dim) {
  if (!type.has_shape() || int(dim) >= type.shape().dim_size() || type.shape().dim(dim).dim_param() == "?")
    return "";
  return type.shape().dim(dim).dim_param();
}

/// Names of dims for users: the name of a dynamic one, the size of a static one.
static ArrayAttr dimsAttribute(Builder &builder, const ::onnx::TypeProto_Tensor &type, ArrayRef<int64_t> shape) {
  SmallVector<Attribute> dims;
  for (auto [i, size] : llvm::enumerate(shape)) {
    if (!ShapedType::isDynamic(size))
      dims.push_back(builder.getI64IntegerAttr(size));
    else
      dims.push_back(builder.getStringAttr(dimName(type, i)));
  }
  return builder.getArrayAttr(dims);
}

static void setInterface(func::FuncOp function, bool isResult, unsigned index, StringRef name, ArrayAttr dims,
                         int32_t type) {
  Builder builder(function.getContext());
  auto set = [&](StringRef key, Attribute value) {
    isResult ? function.setResultAttr(index, key, value) : function.setArgAttr(index, key, value);
  };
  set("sluice.name", builder.getStringAttr(name));
  set("sluice.dims", dims);
  if (isUnsigned(type) && type != kBool)
    set("sluice.type",
        builder.getStringAttr("ui" + std::to_string(elementType(function.getContext(), type).getIntOrFloatBitWidth())));
}

OwningOpRef<ModuleOp> Graph::import() {
  const ::onnx::ModelProto &model = file->model();
  Location unknown = UnknownLoc::get(&context);
  for (const auto &import : model.opset_import())
    if (import.domain().empty() || import.domain() == "ai.onnx")
      opset = import.version();
    else
      opsets[import.domain()] = import.version();
  if (opset < 1) {
    emitError(unknown) << "the model is written for opset " << opset << " of ai.onnx, which does not exist";
    return {};
  }
  if (opset > kNewestOpset) {
    emitError(unknown) << "the model is written for opset " << opset << " of ai.onnx; " << kNewestOpset
                       << " is the newest that is known";
    return {};
  }
  std::map<std::string, std::vector<std::string>> missing;
  findMissing(model.graph(), missing);
  if (!missing.empty()) {
    auto diagnostic = emitError(unknown) << "unsupported operators: ";
    constexpr size_t kNodes = 3; // of each, as it is the operators that tell what is to be done
    for (auto [i, entry] : llvm::enumerate(missing)) {
      auto &[name, nodes] = entry;
      diagnostic << (i ? ", " : "") << name << " (";
      for (auto [k, node] : llvm::enumerate(ArrayRef(nodes).take_front(kNodes)))
        diagnostic << (k ? ", '" : "'") << node << "'";
      if (nodes.size() > kNodes)
        diagnostic << " and " << nodes.size() - kNodes << " more";
      diagnostic << ")";
    }
    return {};
  }

  OwningOpRef<ModuleOp> module =
      ModuleOp::create(unknown, model.graph().name().empty() ? std::optional<StringRef>() : std::nullopt);
  // What was built apart and given up may use values of the module.
  llvm::scope_exit dropApart([&] {
    for (auto &region : apart)
      region->dropAllReferences();
  });
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  scopes.emplace_back();

  // The signature: graph inputs that no initializer gives.
  llvm::StringSet<> initialized;
  for (const auto &tensor : model.graph().initializer())
    initialized.insert(tensor.name());
  SmallVector<Type> types;
  SmallVector<const ::onnx::ValueInfoProto *> inputs;
  for (const auto &input : model.graph().input()) {
    if (initialized.contains(input.name()))
      continue;
    const auto &tensor = input.type().tensor_type();
    Type element = input.type().has_tensor_type() ? elementType(&context, tensor.elem_type()) : Type();
    if (!element || !tensor.has_shape()) {
      emitError(NameLoc::get(builder.getStringAttr(input.name())))
          << "input '" << input.name() << "' has "
          << (input.type().has_tensor_type()
                  ? "type " + typeName(tensor.elem_type()).str() + (tensor.has_shape() ? "" : " and no known rank")
                  : std::string("a type that is not a tensor"))
          << ", which is not supported";
      return {};
    }
    SmallVector<int64_t> dims;
    for (const auto &dim : tensor.shape().dim())
      dims.push_back(dim.has_dim_value() && dim.dim_value() > 0 ? dim.dim_value() : ShapedType::kDynamic);
    types.push_back(RankedTensorType::get(dims, element));
    inputs.push_back(&input);
  }
  auto function = func::FuncOp::create(builder, unknown, "main", builder.getFunctionType(types, {}));
  Block *entry = function.addEntryBlock();
  // Constants and sizes of inputs come first: a marker separates them from the rest.
  builder.setInsertionPointToEnd(entry);
  auto marker = arith::ConstantIndexOp::create(builder, unknown, 0);
  constantBuilder.setInsertionPoint(marker);
  builder.setInsertionPointAfter(marker);

  llvm::StringMap<Value> named;
  for (auto [index, input] : llvm::enumerate(inputs)) {
    const auto &tensor = input->type().tensor_type();
    auto type = cast<RankedTensorType>(types[index]);
    setInterface(function, false, index, input->name(), dimsAttribute(builder, tensor, type.getShape()),
                 tensor.elem_type());
    Shape shape;
    for (auto [i, size] : llvm::enumerate(type.getShape())) {
      if (!ShapedType::isDynamic(size)) {
        shape.push_back(builder.getIndexAttr(size));
        continue;
      }
      // Dimensions of one name are one value; the runtime checks that they agree.
      StringRef name = dimName(tensor, i);
      auto dim = [&] { return tensor::DimOp::create(builder, unknown, entry->getArgument(index), i).getResult(); };
      if (name.empty()) {
        shape.push_back(dim());
        continue;
      }
      Value &known = named[name];
      if (!known)
        known = dim();
      shape.push_back(known);
    }
    define(input->name(), GraphValue{entry->getArgument(index), std::nullopt, tensor.elem_type(), shape});
  }
  if (failed(importInitializers(model.graph(), builder)) || failed(importNodes(model.graph(), builder)) ||
      failed(finish(function, builder)))
    return {};
  return module;
}

LogicalResult Graph::finish(func::FuncOp function, OpBuilder &builder) {
  const ::onnx::GraphProto &graph = file->model().graph();
  SmallVector<Value> results;
  SmallVector<Type> types(function.getArgumentTypes()), resultTypes;
  SmallVector<GraphValue *> values;
  ::onnx::NodeProto none;
  Node node(*this, none, opset, builder, builder.getUnknownLoc());
  for (const auto &output : graph.output()) {
    GraphValue *value = lookup(output.name());
    if (!value)
      return emitError(NameLoc::get(builder.getStringAttr(output.name())))
             << "output '" << output.name() << "' is not computed by any node";
    if (value->sequence)
      return emitError(NameLoc::get(builder.getStringAttr(output.name())))
             << "output '" << output.name() << "' is a sequence: only tensors can be results";
    values.push_back(value);
    results.push_back(node.tensor(*value));
    resultTypes.push_back(results.back().getType());
  }
  func::ReturnOp::create(builder, builder.getUnknownLoc(), results);
  function.setFunctionType(builder.getFunctionType(function.getArgumentTypes(), resultTypes));
  for (auto [index, output] : llvm::enumerate(graph.output())) {
    auto shape = cast<RankedTensorType>(resultTypes[index]).getShape();
    setInterface(function, true, index, output.name(), dimsAttribute(builder, output.type().tensor_type(), shape),
                 values[index]->type);
  }
  return success();
}

OwningOpRef<ModuleOp> importOnnx(StringRef path, MLIRContext &context) {
  auto file = ModelFile::read(path, context);
  OwningOpRef<ModuleOp> module = file ? Graph(file, context).import() : OwningOpRef<ModuleOp>();
  // Handlers check what users get wrong. What they overlook must not reach a pass.
  return module && succeeded(verify(*module)) ? std::move(module) : OwningOpRef<ModuleOp>();
}

} // namespace sluice::onnx
