//===- ReportBytes.h - reports as FlatBuffers ------------------------------===//
// Reports are the plain structs that flatc makes of their schemas: written by the compiler, read by
// tools. In SluiceModuleWriter; the runtime does without.
//===----------------------------------------------------------------------===//
#pragma once

#include <flatbuffers/flatbuffers.h>
#include <span>
#include <vector>

namespace sluice::module {

template <typename Table>
std::vector<uint8_t> packReport(const typename Table::NativeTableType &report,
                                const char *identifier) {
  flatbuffers::FlatBufferBuilder builder(4096);
  builder.Finish(Table::Pack(builder, &report), identifier);
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

/// False if `bytes` are no such report.
template <typename Table>
bool unpackReport(std::span<const uint8_t> bytes, const char *identifier,
                  typename Table::NativeTableType &report) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!verifier.VerifyBuffer<Table>(identifier))
    return false;
  flatbuffers::GetRoot<Table>(bytes.data())->UnPackTo(&report);
  return true;
}

} // namespace sluice::module
