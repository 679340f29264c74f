//===- MemoryReport.cpp - where the values of a program lie, as bytes -----===//
#include "runtime/module/MemoryReport.h"

#include "runtime/module/memory_report_generated.h"

#include <algorithm>

namespace sluice::module {
namespace {

template <typename T> std::vector<uint32_t> numbers(const T *vector) {
  return vector ? std::vector<uint32_t>(vector->begin(), vector->end()) : std::vector<uint32_t>();
}
/// Whether `function` refers only to what it has, so that readers need not look again.
bool isSound(const FunctionMemory &function) {
  for (size_t i = 0; i < function.terms.size(); ++i) {
    const MemoryTerm &term = function.terms[i];
    auto earlier = [&](int64_t operand) { return operand >= 0 && size_t(operand) < i; };
    if (term.kind > MemoryTermKind::Align ||
        (term.kind >= MemoryTermKind::Add && (!earlier(term.a) || !earlier(term.b))))
      return false;
  }
  auto isValue = [&](uint32_t index) { return index < function.values.size(); };
  uint32_t submission = 0, group = 0;
  for (const MemoryCommand &command : function.commands) {
    if (command.submission < submission || command.submission >= function.submissions.size() ||
        command.group < group ||
        !std::all_of(command.reads.begin(), command.reads.end(), isValue) ||
        !std::all_of(command.writes.begin(), command.writes.end(), isValue))
      return false;
    submission = command.submission, group = command.group;
  }
  return std::all_of(function.values.begin(), function.values.end(), [&](const MemoryValue &value) {
    return value.kind <= MemoryKind::Carried && value.size < function.terms.size() &&
           value.first <= value.last && value.last < function.commands.size() &&
           value.submission < function.submissions.size();
  });
}

} // namespace

std::vector<uint8_t> serializeMemoryReport(const std::vector<FunctionMemory> &functions) {
  flatbuffers::FlatBufferBuilder builder(4096);
  // Shared, since a node is named by its values and its commands.
  auto shared = [&](const std::string &string) { return builder.CreateSharedString(string); };
  std::vector<flatbuffers::Offset<fb::FunctionMemory>> offsets;
  for (const FunctionMemory &function : functions) {
    std::vector<fb::MemoryTerm> terms;
    for (const MemoryTerm &term : function.terms)
      terms.emplace_back(term.a, term.b, fb::MemoryTermKind(term.kind));
    std::vector<flatbuffers::Offset<fb::MemorySubmission>> submissions;
    for (const MemorySubmission &submission : function.submissions)
      submissions.push_back(
          fb::CreateMemorySubmission(builder, submission.device, submission.block));
    std::vector<flatbuffers::Offset<fb::MemoryCommand>> commands;
    for (const MemoryCommand &command : function.commands) {
      auto what = shared(command.what), node = shared(command.node);
      auto reads = builder.CreateVector(command.reads),
           writes = builder.CreateVector(command.writes);
      commands.push_back(fb::CreateMemoryCommand(builder, what, node, command.group,
                                                 command.submission, reads, writes));
    }
    std::vector<flatbuffers::Offset<fb::MemoryValue>> values;
    for (const MemoryValue &value : function.values)
      values.push_back(fb::CreateMemoryValue(
          builder, fb::MemoryKind(value.kind), shared(value.node), value.size, value.first,
          value.last, value.offset, value.index, value.submission));
    auto name = shared(function.name);
    auto allTerms = builder.CreateVectorOfStructs(terms);
    auto allSubmissions = builder.CreateVector(submissions);
    auto allCommands = builder.CreateVector(commands);
    auto allValues = builder.CreateVector(values);
    offsets.push_back(
        fb::CreateFunctionMemory(builder, name, allTerms, allSubmissions, allCommands, allValues));
  }
  fb::FinishMemoryReportBuffer(builder,
                               fb::CreateMemoryReport(builder, builder.CreateVector(offsets)));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

bool readMemoryReport(std::span<const uint8_t> bytes, std::vector<FunctionMemory> &functions) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!fb::VerifyMemoryReportBuffer(verifier))
    return false;
  auto each = [](const auto *vector, auto take) {
    for (flatbuffers::uoffset_t i = 0; vector && i < vector->size(); ++i)
      take(vector->Get(i));
  };
  each(fb::GetMemoryReport(bytes.data())->functions(), [&](const fb::FunctionMemory *function) {
    FunctionMemory &result = functions.emplace_back();
    result.name = GetString(function->name());
    each(function->terms(), [&](const fb::MemoryTerm *term) {
      result.terms.push_back({MemoryTermKind(term->kind()), term->a(), term->b()});
    });
    each(function->submissions(), [&](const fb::MemorySubmission *submission) {
      result.submissions.push_back({submission->device(), submission->block()});
    });
    each(function->commands(), [&](const fb::MemoryCommand *command) {
      result.commands.push_back({GetString(command->what()), GetString(command->node()),
                                 command->group(), command->submission(), numbers(command->reads()),
                                 numbers(command->writes())});
    });
    each(function->values(), [&](const fb::MemoryValue *value) {
      result.values.push_back({MemoryKind(value->kind()), GetString(value->node()), value->size(),
                               value->first(), value->last(), value->offset(), value->index(),
                               value->submission()});
    });
  });
  return std::all_of(functions.begin(), functions.end(), isSound);
}

} // namespace sluice::module
