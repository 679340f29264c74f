//===- Import.cpp - an ONNX graph becomes a function ----------------------===//
// Nodes are imported in order by the handlers of Ops/, found by name and opset (Registry.cpp).
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Import.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Onnx/CheckNode.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/ModelFile.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/SaveAndRestore.h"

namespace sluice::onnx {

/// Operators of later opsets may mean something else.
constexpr int kNewestOpset = 28;

/// Nodes whose errors are told.
constexpr int kMaxErrors = 8;
/// The type of what a node that failed would have given.
constexpr int32_t kBroken = -1;

Graph::Graph(std::shared_ptr<ModelFile> file, MLIRContext &context,
             ArrayRef<std::string> inputTypes)
    : constantBuilder(&context), file(std::move(file)), context(context),
      inputTypes(inputTypes.begin(), inputTypes.end()) {
  context.loadDialect<affine::AffineDialect, arith::ArithDialect, complex::ComplexDialect,
                      cf::ControlFlowDialect, func::FuncDialect, linalg::LinalgDialect,
                      linalg_ext::LinalgExtDialect, math::MathDialect, scf::SCFDialect,
                      tensor::TensorDialect>();
}

/// "Conv_3 (Conv)": nodes without a name go by the first output that they name.
Location Graph::nodeLocation(const ::onnx::NodeProto &node) {
  std::string name = node.name();
  for (const std::string &output : node.output())
    if (name.empty())
      name = output;
  return NameLoc::get(StringAttr::get(&context, prefix + name + " (" + node.op_type() + ")"));
}

void Graph::define(StringRef name, GraphValue value) {
  scopes.back()[name] = std::make_unique<GraphValue>(std::move(value));
}

GraphValue *Graph::lookup(StringRef name) {
  for (size_t i = scopes.size(); i-- > firstScope;)
    if (auto it = scopes[i].find(name); it != scopes[i].end())
      return it->second.get();
  return nullptr;
}

static bool isOwn(const ::onnx::NodeProto &node) { return isOnnx(node.domain()); }

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

void Graph::setOpsets(
    const google::protobuf::RepeatedPtrField<::onnx::OperatorSetIdProto> &imports) {
  for (const auto &import : imports)
    if (isOnnx(import.domain()))
      opset = import.version();
    else
      opsets[import.domain()] = import.version();
}

/// Collects all operators without a handler, so that a user sees them at once: their nodes by name
/// and version.
void Graph::findMissing(const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
                        Missing &missing, std::set<const ::onnx::FunctionProto *> &seen) {
  for (const auto &node : nodes) {
    if (const auto *function = functionOf(node)) {
      if (!seen.insert(function).second)
        continue;
      llvm::SaveAndRestore outer(opset);
      llvm::SaveAndRestore outerOpsets(opsets);
      setOpsets(function->opset_import());
      findMissing(function->node(), missing, seen);
      continue;
    }
    if (!handlerOf(node)) {
      std::string name = qualifiedName(node), nearest = nearestOperator(name, versionOf(node));
      std::string what =
          name + " of " + (isOwn(node) ? "opset " : "version ") + std::to_string(versionOf(node));
      if (!nearest.empty())
        what += ", nearest: " + nearest;
      missing[what].push_back(node.name().empty() && node.output_size() ? node.output(0)
                                                                        : node.name());
    }
    for (const auto &attribute : node.attribute())
      if (attribute.has_g())
        findMissing(attribute.g().node(), missing, seen);
  }
}

LogicalResult Graph::importInitializers(const ::onnx::GraphProto &graph, OpBuilder &builder) {
  llvm::StringSet<> names;
  for (const auto &tensor : graph.initializer()) {
    if (!names.insert(tensor.name()).second)
      return errorAt(tensor.name()) << "initializer '" << tensor.name() << "' is there twice";
    auto value = SLUICE_TRY(
        constant(tensor, builder, NameLoc::get(StringAttr::get(&context, tensor.name()))));
    define(tensor.name(), value);
  }
  if (graph.sparse_initializer_size())
    return emitError(UnknownLoc::get(&context)) << "sparse initializers are not supported";
  return success();
}

/// True for operators that do no arithmetic on elements, and so take them of any type.
static bool movesElements(StringRef op) {
  static const llvm::StringSet<> names{
      "Identity",  "Reshape",  "Transpose", "Concat",    "Split",
      "Slice",     "Gather",   "Squeeze",   "Shape",     "Unsqueeze",
      "Flatten",   "Expand",   "Tile",      "Pad",       "Where",
      "Size",      "If",       "Loop",      "Scan",      "GatherND",
      "Compress",  "CastLike", "Constant",  "ScatterND", "SequenceConstruct",
      "SequenceAt"};
  return names.contains(op);
}

/// True for those that move texts, also of ai.onnx.ml.
static bool movesTexts(StringRef op) {
  return op == "ArrayFeatureExtractor" || (movesElements(op) && op != "CastLike");
}

/// True for operators that hand on or ask for an optional that is not there.
static bool takesOptionals(StringRef op) {
  return op == "Identity" || op == "Loop" || op.starts_with("Optional");
}

LogicalResult Graph::importNode(const ::onnx::NodeProto &proto, OpBuilder &builder) {
  Location loc = nodeLocation(proto);
  const ::onnx::FunctionProto *function = functionOf(proto);
  Handler handler = function ? Handler() : handlerOf(proto);
  if (!handler && !function)
    return emitError(loc) << "operator " << qualifiedName(proto) << " of version "
                          << versionOf(proto) << " is not supported";
  // An input that a function was not given has a name in its body.
  auto isGiven = [&](unsigned i) {
    GraphValue *value = proto.input(i).empty() ? nullptr : lookup(proto.input(i));
    return value ? value->exists() || takesOptionals(proto.op_type()) : !proto.input(i).empty();
  };
  if (std::string problem = function ? "" : checkNode(proto, opset, isGiven); !problem.empty())
    return emitError(loc) << proto.op_type() << ": " << problem;
  Node node(*this, proto, versionOf(proto), builder, loc);
  for (const std::string &name : proto.input()) {
    GraphValue *value = name.empty() ? nullptr : lookup(name);
    if (!name.empty() && !value)
      return emitError(loc) << "input '" << name << "' is not defined before the node";
    if (value && value->type == kBroken)
      return giveUp(proto), success();
    node.inputs.push_back(value);
  }
  for (auto [index, input] : llvm::enumerate(node.inputs)) {
    if (input && input->sequence && !function && !takesSequences(proto.op_type()))
      return emitError(loc) << proto.op_type() << ": input " << index
                            << " is a sequence, which must be resolved at compile time";
    bool isText = input && input->type == kString;
    if (input && (isText || (isComplex(input->type) && isOwn(proto))) && !function &&
        !(isText ? movesTexts : movesElements)(proto.op_type()))
      return emitError(loc) << proto.op_type() << ": input " << index << " has element type "
                            << typeName(input->type) << ", which is not supported";
    if (input && input->exists() && !input->tensor && !input->elements && !input->sequence)
      return emitError(loc) << "input " << index << " has no value";
  }
  for (const std::string &name : proto.output())
    if (!name.empty() && scopes.back().contains(name))
      return emitError(loc) << "output '" << name << "' is defined twice";
  if (function)
    return importCall(node, *function);
  std::deque<GraphValue> changed;
  if (opset < 7 && isOwn(proto) && failed(modernizeInputs(node, changed)))
    return failure();
  // One error for each node. Some are told where a handler does not look for them: of attributes,
  // for example.
  bool told = false;
  ScopedDiagnosticHandler listener(&context, [&](Diagnostic &diagnostic) {
    bool again = told && diagnostic.getSeverity() == DiagnosticSeverity::Error;
    told |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return success(again);
  });
  if (failed(handler(node)) || told)
    return failure();
  for (const std::string &name : proto.output())
    if (!name.empty() && !lookup(name))
      return emitError(loc) << "output '" << name << "' of " << proto.op_type()
                            << " is not supported";
  return success();
}

LogicalResult Graph::importNodes(const ::onnx::GraphProto &graph, OpBuilder &builder, int first) {
  cursors.push_back({&graph, first});
  llvm::scope_exit leave([&] { cursors.pop_back(); });
  bool ok = true;
  // Where in the graph the errors are matters little: independent ones are all told, up to some.
  while (cursors.back().next < graph.node_size()) {
    const ::onnx::NodeProto &node = graph.node(cursors.back().next++);
    if (succeeded(importNode(node, builder)))
      continue;
    ok = false;
    if (cursors.size() > 1 || ++failures >= kMaxErrors)
      return failure();
    giveUp(node);
  }
  return success(ok);
}

void Graph::giveUp(const ::onnx::NodeProto &node) {
  GraphValue broken;
  broken.type = kBroken;
  for (const std::string &name : node.output())
    if (!name.empty())
      define(name, broken);
}

FailureOr<SmallVector<GraphValue>> Graph::importSubgraph(const ::onnx::GraphProto &body,
                                                         ArrayRef<GraphValue> arguments,
                                                         OpBuilder &builder) {
  scopes.emplace_back();
  llvm::scope_exit leave([&] { scopes.pop_back(); });
  if (int(arguments.size()) > body.input_size())
    return emitError(builder.getUnknownLoc())
           << "subgraph '" << body.name() << "' takes " << body.input_size() << " inputs, not "
           << arguments.size();
  for (auto [input, argument] : llvm::zip(body.input(), arguments))
    define(input.name(), argument);
  SLUICE_TRY(importInitializers(body, builder));
  SLUICE_TRY(importNodes(body, builder));
  SmallVector<GraphValue> results;
  for (const auto &output : body.output()) {
    GraphValue *value = lookup(output.name());
    if (!value)
      return emitError(builder.getUnknownLoc()) << "output '" << output.name() << "' of subgraph '"
                                                << body.name() << "' is not computed";
    if (value->type == kBroken) // The error was told where it happened.
      return failure();
    results.push_back(*value);
  }
  return results;
}

/// What to do about an operator that is not supported; empty if nothing comes near it.
static StringRef nearestForm(StringRef name) {
  constexpr StringLiteral strings =
      "strings are not supported; turn them into numbers before the model";
  constexpr StringLiteral maps = "maps are not supported; give the model their values as a tensor";
  constexpr StringLiteral search = "export the decoder alone, and search outside of the model";
  constexpr StringLiteral layouts = "ONNX Runtime laid tensors out for one processor; save the "
                                    "model at ORT_ENABLE_EXTENDED (opt_level 2) at most";
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"RegexFullMatch", "StringConcat", "StringNormalizer", "StringSplit"}, strings)
      .Cases({"ai.onnx.ml.CategoryMapper", "com.microsoft.Tokenizer",
              "com.microsoft.WordConvEmbedding"},
             strings)
      .Cases({"ai.onnx.ml.CastMap", "ai.onnx.ml.DictVectorizer"}, maps)
      .Case("ImageDecoder", "decode the file before the model, and give it the pixels")
      .StartsWith("com.microsoft.nchwc.", layouts)
      .StartsWith("com.ms.internal.nhwc.", layouts)
      .Case("com.microsoft.EPContext", "give the model from before it was compiled for a device")
      .StartsWith("ai.onnx.preview.training.", "export the model for inference")
      .Cases({"com.microsoft.BeamSearch", "com.microsoft.GreedySearch", "com.microsoft.Sampling"},
             search)
      .Case("com.microsoft.WhisperBeamSearch", search)
      .StartsWith("com.microsoft.QOrdered",
                  "quantize with QuantizeLinear and DequantizeLinear, or QLinear operators")
      .Cases({"com.microsoft.SparseAttention", "com.microsoft.SparsePagedAttention"},
             "use GroupQueryAttention")
      .Cases({"com.microsoft.DecoderAttention", "com.microsoft.LongformerAttention"},
             "use MultiHeadAttention")
      .Default("");
}

FailureOr<OwningOpRef<ModuleOp>> Graph::import() {
  const ::onnx::ModelProto &model = file->model();
  Location unknown = UnknownLoc::get(&context);
  setOpsets(model.opset_import());
  if (opset < 1)
    return emitError(unknown) << "the model is written for opset " << opset
                              << " of ai.onnx, which does not exist";
  if (opset > kNewestOpset)
    return emitError(unknown) << "the model is written for opset " << opset << " of ai.onnx; "
                              << kNewestOpset << " is the newest that is known";
  Missing missing;
  std::set<const ::onnx::FunctionProto *> seen;
  findMissing(model.graph().node(), missing, seen);
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
    for (const auto &[name, nodes] : missing) {
      StringRef plain = StringRef(name).split(" of ").first, nearest = nearestForm(plain);
      if (!nearest.empty())
        diagnostic.attachNote() << plain << ": " << nearest;
    }
    return diagnostic;
  }

  OwningOpRef<ModuleOp> module = ModuleOp::create(
      unknown, model.graph().name().empty() ? std::optional<StringRef>() : std::nullopt);
  // What was built apart and given up may use values of the module.
  llvm::scope_exit dropApart([&] {
    for (auto &region : apart)
      region->dropAllReferences();
  });
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  scopes.emplace_back();

  SmallVector<Input> inputs;
  SmallVector<Type> types;
  SLUICE_TRY(readInputs(inputs));
  for (Input &input : inputs)
    for (Argument &argument : input.arguments)
      types.push_back(argument.type);
  auto function =
      func::FuncOp::create(builder, unknown, "main", builder.getFunctionType(types, {}));
  Block *entry = function.addEntryBlock();
  // Constants and sizes of inputs come first: a marker separates them from the rest.
  builder.setInsertionPointToEnd(entry);
  auto marker = arith::ConstantIndexOp::create(builder, unknown, 0);
  constantBuilder.setInsertionPoint(marker);
  builder.setInsertionPointAfter(marker);

  SLUICE_TRY(defineInputs(inputs, function, builder));
  SLUICE_TRY(importInitializers(model.graph(), builder));
  SLUICE_TRY(importNodes(model.graph(), builder));
  SLUICE_TRY(finish(function, builder));
  return module;
}

int newestOpset() { return kNewestOpset; }

OwningOpRef<ModuleOp> importOnnx(StringRef path, MLIRContext &context,
                                 ArrayRef<std::string> inputTypes) {
  auto file = ModelFile::read(path, context);
  if (failed(file))
    return {};
  auto module = Graph(*file, context, inputTypes).import();
  // Handlers check what users get wrong. What they overlook must not reach a pass.
  return succeeded(module) && succeeded(verify(**module)) ? std::move(*module)
                                                          : OwningOpRef<ModuleOp>();
}

} // namespace sluice::onnx
