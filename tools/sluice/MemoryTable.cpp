//===- MemoryTable.cpp - the memory of a module as text and JSON ----------===//
#include "tools/sluice/MemoryPlan.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cinttypes>
#include <cstdio>

namespace sluice::tool {

static std::string megabytes(int64_t bytes) {
  return bytes < 100000 ? formatText("%.2f KB", bytes / 1e3) : formatText("%.3f MB", bytes / 1e6);
}

static std::string ratio(int64_t arena, int64_t bound) {
  return formatText("%.3f", bound ? double(arena) / double(bound) : 1.0);
}

/// "in all 3: 0.602 MB", or without sizes "in all 3".
static std::string totalOf(const std::vector<PlannedValue> &values) {
  int64_t total = 0;
  bool known = true;
  for (const PlannedValue &value : values) {
    known &= value.size.has_value();
    total += value.size.value_or(0);
  }
  return std::to_string(values.size()) + (known ? ", " + megabytes(total) : "");
}

static std::string nameIn(const sluice_value_info_t *values, size_t count, uint32_t index,
                          const char *kind) {
  if (values && index < count && values[index].name && *values[index].name)
    return values[index].name;
  return kind + std::to_string(index);
}

static std::string ownerOf(const MemoryPlan &plan, const PlannedValue &value) {
  const sluice_function_info_t *info = plan.info;
  switch (value.value->kind) {
  case module::MemoryKind::Argument:
    return nameIn(info ? info->arguments : nullptr, info ? info->argument_count : 0,
                  value.value->index, "arg");
  case module::MemoryKind::Result:
    return nameIn(info ? info->results : nullptr, info ? info->result_count : 0, value.value->index,
                  "result");
  default: return value.value->node;
  }
}

static void printValues(const MemoryPlan &plan, const char *title,
                        const std::vector<PlannedValue> &values, bool inArena) {
  if (values.empty())
    return;
  std::printf("  %s: %s\n", title, totalOf(values).c_str());
  std::printf("    %12s %12s  %-12s %s\n", inArena ? "offset" : "", "bytes", "commands", "of");
  std::vector<PlannedValue> ordered = values; // The order of packing says nothing to people.
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const PlannedValue &a, const PlannedValue &b) { return a.first < b.first; });
  for (const PlannedValue &value : ordered) {
    std::string life = std::to_string(value.first) + ".." + std::to_string(value.last);
    std::string offset = !inArena       ? ""
                         : value.offset ? std::to_string(*value.offset)
                                        : "at run time";
    std::printf("    %12s %12s  %-12s %s", offset.c_str(), value.formula.c_str(), life.c_str(),
                ownerOf(plan, value).c_str());
    if (value.value->kind == module::MemoryKind::Result && !value.value->node.empty())
      std::printf(", made by %s", value.value->node.c_str());
    if (value.updates)
      std::printf(", updated in place %zu time%s", value.updates, value.updates == 1 ? "" : "s");
    std::printf("\n");
  }
}

void printMemory(const MemoryPlan &plan) {
  std::printf("  %s on %s: %zu commands in %zu concurrency groups, %zu submission%s\n",
              plan.function.c_str(), plan.device.c_str(), plan.commands.size(), plan.groups,
              plan.submissions.size(), plan.submissions.size() == 1 ? "" : "s");
  if (plan.known) {
    std::printf("  peak %s = arena %s + outside of it %s\n", megabytes(plan.peak).c_str(),
                megabytes(plan.arenaBytes).c_str(), megabytes(plan.peak - plan.arenaBytes).c_str());
    std::printf("  in use at once at most %s, at command %zu (%s); the peak is %s of it\n",
                megabytes(plan.bound).c_str(), plan.boundAt,
                plan.commands.empty() ? "" : plan.commands[plan.boundAt]->node.c_str(),
                ratio(plan.peak, plan.bound).c_str());
    if (plan.boundInOrder != plan.bound)
      std::printf("  were commands run one after the other: %s; the peak is %s of it\n",
                  megabytes(plan.boundInOrder).c_str(),
                  ratio(plan.peak, plan.boundInOrder).c_str());
  } else {
    std::printf("  sizes depend on %s; --dim=NAME=N or --input=NAME=SPEC works them out\n",
                llvm::join(plan.unknown, ", ").c_str());
  }
  if (plan.blocks > 1)
    std::printf("  %zu parts of branches or loops, shown one after the other\n", plan.blocks);
  printValues(plan, "in the arena", plan.arena, true);
  printValues(plan, "for later submissions", plan.outside, false);
  printValues(plan, "handed on between parts of the program, not counted", plan.carried, false);
  printValues(plan, "results, which callers own", plan.results, false);
  printValues(plan, "arguments, which callers own and nobody writes", plan.arguments, false);
  printValues(plan, "constants, which all functions share", plan.constants, false);
}

static void writeValues(const MemoryPlan &plan, llvm::StringRef name,
                        const std::vector<PlannedValue> &values, llvm::json::OStream &json) {
  json.attributeArray(name, [&] {
    for (const PlannedValue &value : values)
      json.object([&] {
        json.attribute("of", ownerOf(plan, value));
        json.attribute("node", value.value->node);
        json.attribute("bytes", value.size ? llvm::json::Value(*value.size)
                                           : llvm::json::Value(value.formula));
        if (value.value->kind == module::MemoryKind::Arena)
          json.attribute("offset", value.offset);
        json.attribute("first", value.first);
        json.attribute("last", value.last);
        json.attribute("updates", value.updates);
      });
  });
}

void writeMemory(const MemoryPlan &plan, llvm::json::OStream &json) {
  json.object([&] {
    json.attribute("function", plan.function);
    json.attribute("device", plan.device);
    auto figure = [&](llvm::StringRef name, int64_t bytes) {
      json.attribute(name, plan.known ? Bytes(bytes) : Bytes());
    };
    figure("peak_bytes", plan.peak);
    figure("arena_bytes", plan.arenaBytes);
    figure("lower_bound_bytes", plan.bound);
    figure("lower_bound_in_order_bytes", plan.boundInOrder);
    json.attribute("depends_on", llvm::json::Array(plan.unknown));
    json.attribute("submissions", plan.submissions.size());
    json.attribute("concurrency_groups", plan.groups);
    json.attributeArray("commands", [&] {
      for (size_t c = 0; c < plan.commands.size(); ++c)
        json.object([&] {
          json.attribute("what", plan.commands[c]->what);
          json.attribute("node", plan.commands[c]->node);
          json.attribute("concurrency_group", plan.commands[c]->group);
          json.attribute("submission", plan.commands[c]->submission);
          if (plan.known)
            json.attribute("bytes_in_use", plan.inUse[c]);
        });
    });
    writeValues(plan, "arena", plan.arena, json);
    writeValues(plan, "outside", plan.outside, json);
    writeValues(plan, "carried", plan.carried, json);
    writeValues(plan, "results", plan.results, json);
    writeValues(plan, "arguments", plan.arguments, json);
    writeValues(plan, "constants", plan.constants, json);
  });
}

} // namespace sluice::tool
