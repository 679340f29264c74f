//===- ModelFile.cpp - an ONNX file and its weights in memory -------------===//
#include "compiler/Input/Onnx/ModelFile.h"
#include "compiler/Input/Common/ModelFolder.h"
#include "llvm/Support/Path.h"
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/unknown_field_set.h>
#include <set>

namespace sluice::onnx {

namespace {
/// Protobuf writes what it dislikes to standard error; our message says it better.
struct SilenceProtobuf {
  SilenceProtobuf() : previous(google::protobuf::SetLogHandler(nullptr)) {}
  ~SilenceProtobuf() { google::protobuf::SetLogHandler(previous); }
  google::protobuf::LogHandler *previous;
};
} // namespace

using Nodes = google::protobuf::RepeatedPtrField<::onnx::NodeProto>;

/// Calls `use` with the names that `node` and the graphs in it read.
static void forEachName(const ::onnx::NodeProto &node,
                        function_ref<void(const std::string &)> use) {
  llvm::for_each(node.input(), use);
  for (const auto &attribute : node.attribute()) {
    for (const auto &inner : attribute.g().node())
      forEachName(inner, use);
    for (const auto &output : attribute.g().output())
      use(output.name());
  }
}

/// Puts nodes behind those whose results they read, in the order that they have otherwise:
/// converters of models append nodes that belong in front. Nodes in a circle stay where they are,
/// for the import to refuse.
static void sortNodes(Nodes &nodes) {
  llvm::StringMap<int> makers;
  for (auto [i, node] : llvm::enumerate(nodes))
    for (const std::string &name : node.output())
      makers.try_emplace(name, i);
  SmallVector<SmallVector<int>> readers(nodes.size());
  SmallVector<int> waitsFor(nodes.size()), order;
  std::set<int> ready;
  for (auto [i, node] : llvm::enumerate(nodes)) {
    for (auto &attribute : *node.mutable_attribute())
      if (attribute.has_g())
        sortNodes(*attribute.mutable_g()->mutable_node());
    forEachName(node, [&](const std::string &name) {
      auto maker = makers.find(name);
      if (!name.empty() && maker != makers.end() && maker->second != int(i))
        readers[maker->second].push_back(i), ++waitsFor[i];
    });
    if (!waitsFor[i])
      ready.insert(i);
  }
  while (!ready.empty()) {
    order.push_back(*ready.begin());
    ready.erase(ready.begin());
    for (int reader : readers[order.back()])
      if (--waitsFor[reader] == 0)
        ready.insert(reader);
  }
  if (int(order.size()) < nodes.size() || llvm::is_sorted(order))
    return;
  Nodes sorted;
  for (int i : order)
    sorted.Add()->Swap(nodes.Mutable(i));
  nodes.Swap(&sorted);
}

FailureOr<std::shared_ptr<ModelFile>> ModelFile::read(StringRef path, MLIRContext &context) {
  Location loc = UnknownLoc::get(&context);
  auto buffer = input::openFile(path);
  if (!buffer)
    return emitError(loc) << "cannot read '" << path << "': " << buffer.getError().message();
  size_t size = (*buffer)->getBufferSize();
  if (size == 0)
    return emitError(loc) << "'" << path << "' is empty, expected an ONNX model";
  if (size > INT32_MAX)
    return emitError(loc) << "'" << path << "' has " << size
                          << " bytes; protobuf allows 2 GiB; store the weights as external data";
  auto file = std::make_shared<ModelFile>();
  file->path = path.str();
  SilenceProtobuf silence;
  google::protobuf::io::CodedInputStream stream(
      reinterpret_cast<const uint8_t *>((*buffer)->getBufferStart()), size);
  if (!file->proto.ParseFromCodedStream(&stream) || !stream.ConsumedEntireMessage())
    return emitError(loc) << "not an ONNX model, or cut short: the protobuf ends or breaks at byte "
                          << stream.CurrentPosition() << " of " << size;
  if (!file->proto.has_graph() || file->proto.opset_import_size() == 0)
    return emitError(loc) << "not an ONNX model: it has no "
                          << (file->proto.has_graph() ? "opset_import" : "graph");
  sortNodes(*file->proto.mutable_graph()->mutable_node());
  return file;
}

FailureOr<ArrayRef<char>> ModelFile::externalData(const ::onnx::TensorProto &tensor, size_t bytes,
                                                  Location loc) {
  std::string location;
  uint64_t offset = 0, length = bytes;
  for (const auto &entry : tensor.external_data()) {
    if (entry.key() == "location")
      location = entry.value();
    bool isNumber = entry.key() == "offset" || entry.key() == "length";
    if (isNumber &&
        StringRef(entry.value()).getAsInteger(10, entry.key() == "offset" ? offset : length))
      return emitError(loc) << "tensor '" << tensor.name() << "': external data has the "
                            << entry.key() << " '" << entry.value() << "', which is not a number";
  }
  // Files outside the model's folder are not the model's to read.
  bool escapes = location.empty() || llvm::sys::path::is_absolute(location);
  for (StringRef part :
       llvm::make_range(llvm::sys::path::begin(location), llvm::sys::path::end(location)))
    escapes |= part == "..";
  SmallString<256> path(llvm::sys::path::parent_path(this->path));
  llvm::sys::path::append(path, location);
  if (escapes || !input::liesBeside(path, this->path))
    return emitError(loc) << "tensor '" << tensor.name() << "': external data in '" << location
                          << "', which is not inside the folder of the model";
  auto &buffer = mapped[location];
  if (!buffer) {
    auto opened = input::openFile(path);
    if (!opened)
      return emitError(loc) << "tensor '" << tensor.name() << "': cannot read external data '"
                            << path << "': " << opened.getError().message();
    buffer = std::move(*opened);
  }
  if (length < bytes || offset > buffer->getBufferSize() ||
      bytes > buffer->getBufferSize() - offset)
    return emitError(loc) << "tensor '" << tensor.name() << "' needs " << bytes << " bytes of '"
                          << location << "' from byte " << offset << ", which has "
                          << std::min<uint64_t>(
                                 length, buffer->getBufferSize() -
                                             std::min<uint64_t>(offset, buffer->getBufferSize()))
                          << " there";
  return ArrayRef<char>(buffer->getBufferStart() + offset, bytes);
}

std::vector<::onnx::AttributeProto>
ModelFile::defaultsOf(const ::onnx::FunctionProto &function) const {
  constexpr int kAttributeProto = 11; // FunctionProto.attribute_proto
  std::vector<::onnx::AttributeProto> result;
  const auto &unknown = function.unknown_fields();
  for (int i = 0; i < unknown.field_count(); ++i) {
    const auto &field = unknown.field(i);
    if (field.number() == kAttributeProto &&
        field.type() == google::protobuf::UnknownField::TYPE_LENGTH_DELIMITED)
      if (::onnx::AttributeProto attribute; attribute.ParseFromString(field.length_delimited()))
        result.push_back(std::move(attribute));
  }
  return result;
}

} // namespace sluice::onnx
