//===- OnnxProgram.cpp - an ONNX graph that nodes can be taken out of -----===//
// For failures of the importer itself. What nodes that are left need of those that go becomes an
// input of the model, with the type that shape inference finds (where it finds none the node stays
// at first, then matrices and pictures are tried); what only those read becomes an output. The ONNX
// library throws what it finds.
//===----------------------------------------------------------------------===//
#include "compiler/Reduce/Program.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <fstream>
#include <map>
#include <onnx/onnx-ml.pb.h>
#include <onnx/shape_inference/implementation.h>
#include <set>

using llvm::StringRef;

namespace sluice::reduce {
namespace {

using Nodes = google::protobuf::RepeatedPtrField<onnx::NodeProto>;

/// A file cannot hold more than 2 GB: if the weights beside it are larger than this, they become
/// inputs.
constexpr uint64_t kMaxBytes = 1 << 30;

enum WayNumber {
  kFunctions,
  kWeights,
  kNodes,
  kMatrixNodes,
  kPictureNodes,
  kOutputs,
  kNodeOutputs,
  kAttributes,
  kNotes
};
constexpr Way kOnnxWays[] = {{"functions"},
                             {"weights"},
                             {"nodes"},
                             {"nodes after matrices"},
                             {"nodes after images"},
                             {"outputs"},
                             {"outputs of nodes"},
                             {"attributes"},
                             {"notes"}};

/// Calls `use` for each graph of the model, outer ones first.
void eachGraph(onnx::GraphProto &graph, llvm::function_ref<void(onnx::GraphProto &)> use) {
  use(graph);
  for (onnx::NodeProto &node : *graph.mutable_node())
    for (onnx::AttributeProto &attribute : *node.mutable_attribute()) {
      if (attribute.has_g())
        eachGraph(*attribute.mutable_g(), use);
      for (onnx::GraphProto &inner : *attribute.mutable_graphs())
        eachGraph(inner, use);
    }
}

/// Calls `use` for each node of all graphs, in the same order.
void eachNode(onnx::GraphProto &graph, llvm::function_ref<void(onnx::NodeProto &)> use) {
  eachGraph(graph, [&](onnx::GraphProto &each) {
    for (onnx::NodeProto &node : *each.mutable_node())
      use(node);
  });
}

bool isIn(const google::protobuf::RepeatedPtrField<onnx::ValueInfoProto> &values,
          const std::string &name) {
  return llvm::any_of(values, [&](const auto &info) { return info.name() == name; });
}

template <typename T, typename Keep>
void keepOnly(google::protobuf::RepeatedPtrField<T> &items, Keep keep) {
  google::protobuf::RepeatedPtrField<T> kept;
  for (T &item : items)
    if (keep(item))
      kept.Add()->Swap(&item);
  items.Swap(&kept);
}

class OnnxProgram final : public Program {
public:
  llvm::ArrayRef<Way> ways() const override { return kOnnxWays; }
  llvm::StringRef extension() const override { return ".onnx"; }
  unsigned parts(unsigned way) override { return apply(way, {}); }

  bool remove(unsigned way, Range range) override {
    size_t before = model.ByteSizeLong();
    bool hadOutputs = graph().output_size() > 0;
    apply(way, range);
    dropUnused();
    return model.ByteSizeLong() != before && (graph().output_size() > 0) == hadOutputs;
  }

  bool read(const std::string &path) override {
    std::ifstream file(path, std::ios::binary);
    onnx::ModelProto now;
    if (!file || !now.ParseFromIstream(&file))
      return false;
    model = std::move(now);
    return true;
  }

  bool write(const std::string &path, StringRef comment) override {
    std::ofstream file(path, std::ios::binary);
    if (!comment.empty())
      model.set_doc_string(comment.str());
    return model.SerializeToOstream(&file) && file.flush();
  }

  size_t operations() const override {
    size_t count = 0;
    eachNode(graph(), [&](onnx::NodeProto &) { ++count; });
    return count;
  }

  std::string summary() const override {
    std::vector<std::string> words;
    eachNode(graph(), [&](onnx::NodeProto &node) {
      words.push_back((node.name().empty() ? "" : node.name() + " ") + "(" + node.op_type() + ")");
    });
    return listed(words);
  }

  /// Finds the types of values, and takes weights of other files in.
  void prepare(const std::string &path) {
    onnx::ModelProto typed = model;
    try {
      onnx::shape_inference::InferShapes(typed);
    } catch (const std::exception &) {
      typed = model; // A broken model has the types that it states.
    }
    eachGraph(*typed.mutable_graph(), [&](onnx::GraphProto &graph) {
      for (auto *infos : {&graph.value_info(), &graph.output(), &graph.input()})
        for (const onnx::ValueInfoProto &info : *infos)
          if (info.type().has_tensor_type() && info.type().tensor_type().has_shape())
            types[info.name()] = info;
      for (const onnx::TensorProto &weight : graph.initializer()) {
        onnx::ValueInfoProto &info = types[weight.name()];
        info.set_name(weight.name());
        info.mutable_type()->mutable_tensor_type()->set_elem_type(weight.data_type());
        auto *shape = info.mutable_type()->mutable_tensor_type()->mutable_shape();
        shape->clear_dim();
        for (int64_t size : weight.dims())
          shape->add_dim()->set_dim_value(size);
      }
    });
    takeIn(llvm::sys::path::parent_path(path));
  }

private:
  onnx::GraphProto &graph() const { return *model.mutable_graph(); }

  void takeIn(StringRef folder) {
    uint64_t left = kMaxBytes;
    std::set<std::string> tooLarge;
    for (onnx::TensorProto &weight : *graph().mutable_initializer()) {
      if (weight.data_location() != onnx::TensorProto::EXTERNAL)
        continue;
      std::map<std::string, std::string> where;
      for (const auto &entry : weight.external_data())
        where[entry.key()] = entry.value();
      llvm::SmallString<128> path(folder);
      llvm::sys::path::append(path, where["location"]);
      auto file = llvm::MemoryBuffer::getFile(path, false, false);
      uint64_t offset = 0, length = 0;
      StringRef(where["offset"]).getAsInteger(10, offset);
      if (!file || offset > (*file)->getBufferSize())
        continue; // The failure may be just that.
      StringRef bytes = (*file)->getBuffer().drop_front(offset);
      if (!StringRef(where["length"]).getAsInteger(10, length))
        bytes = bytes.take_front(length);
      if (bytes.size() > left) {
        tooLarge.insert(weight.name());
        continue;
      }
      left -= bytes.size();
      weight.set_raw_data(bytes.str());
      weight.clear_external_data();
      weight.clear_data_location();
    }
    dropWeights([&](const onnx::TensorProto &weight) { return tooLarge.count(weight.name()); });
  }

  void addInput(const std::string &name) {
    if (!isIn(graph().input(), name))
      *graph().add_input() = types[name];
  }

  void dropWeights(llvm::function_ref<bool(const onnx::TensorProto &)> isDropped) {
    eachGraph(graph(), [&](onnx::GraphProto &each) {
      keepOnly(*each.mutable_initializer(), [&](const onnx::TensorProto &weight) {
        bool dropped = isDropped(weight);
        if (dropped)
          addInput(weight.name());
        return !dropped;
      });
    });
  }

  unsigned apply(unsigned way, Range range) {
    unsigned part = 0;
    bool changes = range.begin != range.end;
    auto dropSome = [&](auto &items) {
      keepOnly(items, [&](const auto &) { return !range.has(part++); });
    };
    switch (way) {
    case kFunctions:
      if (!changes)
        return model.functions_size();
      dropSome(*model.mutable_functions());
      break;
    case kWeights: dropWeights([&](const onnx::TensorProto &) { return range.has(part++); }); break;
    case kNodes: return dropNodes(range);
    case kMatrixNodes: return guessTypes(2, changes) ? dropNodes(range) : 0;
    case kPictureNodes: return guessTypes(4, changes) ? dropNodes(range) : 0;
    case kOutputs:
      if (!changes)
        return graph().output_size();
      dropSome(*graph().mutable_output());
      break;
    case kNodeOutputs:
      eachNode(graph(), [&](onnx::NodeProto &node) {
        if (node.output_size() > 1 && range.has(part++))
          node.mutable_output()->RemoveLast();
      });
      break;
    case kAttributes:
      eachNode(graph(), [&](onnx::NodeProto &node) { dropSome(*node.mutable_attribute()); });
      break;
    case kNotes:
      if (!changes)
        return graph().value_info_size() + model.metadata_props_size();
      dropSome(*graph().mutable_value_info());
      dropSome(*model.mutable_metadata_props());
      break;
    }
    return part;
  }

  /// Whether a value has a known type; one that is left out needs none.
  bool isKnown(const std::string &name) const { return name.empty() || types.count(name); }

  /// Gives values without a known type one of floats. False if there are none.
  bool guessTypes(unsigned rank, bool changes) {
    std::vector<std::string> unknown;
    eachNode(graph(), [&](onnx::NodeProto &node) {
      for (const std::string &name : node.output())
        if (!isKnown(name))
          unknown.push_back(name);
    });
    for (const std::string &name : changes ? unknown : std::vector<std::string>()) {
      onnx::ValueInfoProto &info = types[name];
      info.set_name(name);
      info.mutable_type()->mutable_tensor_type()->set_elem_type(onnx::TensorProto::FLOAT);
      for (unsigned i = 0; i < rank; ++i)
        info.mutable_type()->mutable_tensor_type()->mutable_shape()->add_dim();
    }
    return !unknown.empty();
  }

  unsigned dropNodes(Range range) {
    // Values that nodes read and make, by whether the node stays. Bodies read values of outer
    // graphs.
    unsigned part = 0;
    std::set<std::string> needed, freed;
    std::vector<std::string> lost;
    std::set<const onnx::NodeProto *> dropped;
    eachNode(graph(), [&](onnx::NodeProto &node) {
      bool known = llvm::all_of(node.output(), [&](const auto &name) { return isKnown(name); });
      if (range.has(part++) && (known || !isRead(node)))
        dropped.insert(&node);
    });
    if (dropped.empty())
      return part;
    eachGraph(graph(), [&](onnx::GraphProto &each) {
      for (const onnx::NodeProto &node : each.node()) {
        bool goes = dropped.count(&node);
        (goes ? freed : needed).insert(node.input().begin(), node.input().end());
        if (goes)
          lost.insert(lost.end(), node.output().begin(), node.output().end());
      }
      // The results of a body are needed like operands.
      if (&each != &graph())
        for (const onnx::ValueInfoProto &info : each.output())
          needed.insert(info.name());
    });
    eachGraph(graph(), [&](onnx::GraphProto &each) {
      keepOnly(*each.mutable_node(),
               [&](const onnx::NodeProto &node) { return !dropped.count(&node); });
    });
    keepOnly(*graph().mutable_output(), [&](const onnx::ValueInfoProto &info) {
      return !llvm::is_contained(lost, info.name());
    });
    for (const std::string &name : lost)
      if (needed.count(name) && types.count(name))
        addInput(name);
    for (const onnx::NodeProto &node : graph().node())
      for (const std::string &name : node.output())
        if (freed.count(name) && !needed.count(name) && !isIn(graph().output(), name)) {
          onnx::ValueInfoProto &info = *graph().add_output();
          info.set_name(name);
          if (auto type = types.find(name); type != types.end())
            info = type->second;
        }
    return part;
  }

  /// What nodes read and bodies return.
  std::set<std::string> readNames() {
    std::set<std::string> read;
    eachGraph(graph(), [&](onnx::GraphProto &each) {
      for (const onnx::NodeProto &node : each.node())
        read.insert(node.input().begin(), node.input().end());
      if (&each != &graph())
        for (const onnx::ValueInfoProto &info : each.output())
          read.insert(info.name());
    });
    return read;
  }

  /// Whether nodes read what `node` makes, or a body returns it.
  bool isRead(const onnx::NodeProto &node) {
    std::set<std::string> read = readNames();
    return llvm::any_of(node.output(), [&](const std::string &name) { return read.count(name); });
  }

  /// Inputs and weights that nothing reads.
  void dropUnused() {
    std::set<std::string> read = readNames();
    for (const onnx::ValueInfoProto &info : graph().output())
      read.insert(info.name());
    auto isRead = [&](const auto &item) { return read.count(item.name()); };
    keepOnly(*graph().mutable_input(), isRead);
    keepOnly(*graph().mutable_initializer(), isRead);
  }

  mutable onnx::ModelProto model; ///< Its parts are visited as what may change.
  std::map<std::string, onnx::ValueInfoProto> types;
};
} // namespace

std::unique_ptr<Program> openOnnx(const std::string &path) {
  auto program = std::make_unique<OnnxProgram>();
  if (!program->read(path)) {
    llvm::errs() << llvm::sys::path::filename(path) << ": error: not an ONNX model\n";
    return nullptr;
  }
  program->prepare(path);
  return program;
}

} // namespace sluice::reduce
