//===- PlacementReport.cpp - what runs where, in FlatBuffers ---------------===//
#include "runtime/module/PlacementReport.h"

#include "runtime/module/placement_report_generated.h"

namespace sluice::module {

std::vector<uint8_t> serializePlacementReport(const PlacementReport &report) {
  flatbuffers::FlatBufferBuilder builder;
  std::vector<flatbuffers::Offset<fb::PlacedNode>> nodes;
  for (const PlacedNode &node : report.nodes)
    nodes.push_back(fb::CreatePlacedNode(builder, builder.CreateString(node.node),
                                         builder.CreateString(node.ops), node.device,
                                         builder.CreateString(node.reason), node.operations,
                                         node.bytes, builder.CreateVector(node.seconds)));
  std::vector<flatbuffers::Offset<fb::Move>> moves;
  for (const PlacementMove &move : report.moves)
    moves.push_back(fb::CreateMove(builder, builder.CreateString(move.node),
                                   builder.CreateString(move.source),
                                   builder.CreateString(move.target), move.bytes, move.seconds));
  fb::FinishPlacementReportBuffer(
      builder, fb::CreatePlacementReport(builder, builder.CreateVectorOfStrings(report.devices),
                                         builder.CreateVectorOfStrings(report.targets),
                                         builder.CreateVector(report.used),
                                         builder.CreateVector(nodes), builder.CreateVector(moves)));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

static std::vector<std::string>
textsOf(const flatbuffers::Vector<flatbuffers::Offset<flatbuffers::String>> *list) {
  std::vector<std::string> texts;
  for (flatbuffers::uoffset_t i = 0; list && i < list->size(); ++i)
    texts.push_back(list->Get(i)->str());
  return texts;
}

bool readPlacementReport(std::span<const uint8_t> bytes, PlacementReport &report) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!fb::VerifyPlacementReportBuffer(verifier))
    return false;
  const fb::PlacementReport *read = fb::GetPlacementReport(bytes.data());
  report.devices = textsOf(read->devices()), report.targets = textsOf(read->targets());
  if (read->used())
    report.used.assign(read->used()->begin(), read->used()->end());
  if (report.devices.size() != report.targets.size() || report.devices.size() != report.used.size())
    return false;
  for (flatbuffers::uoffset_t i = 0; read->nodes() && i < read->nodes()->size(); ++i) {
    const fb::PlacedNode *from = read->nodes()->Get(i);
    PlacedNode &node = report.nodes.emplace_back();
    node.node = GetString(from->node()), node.ops = GetString(from->ops()),
    node.reason = GetString(from->reason());
    node.device = from->device(), node.operations = from->operations(), node.bytes = from->bytes();
    if (from->seconds())
      node.seconds.assign(from->seconds()->begin(), from->seconds()->end());
    if (node.device >= report.devices.size() || node.seconds.size() != report.devices.size())
      return false;
  }
  for (flatbuffers::uoffset_t i = 0; read->moves() && i < read->moves()->size(); ++i) {
    const fb::Move *from = read->moves()->Get(i);
    report.moves.push_back({GetString(from->node()), GetString(from->source()),
                            GetString(from->target()), from->bytes(), from->seconds()});
  }
  return true;
}

} // namespace sluice::module
