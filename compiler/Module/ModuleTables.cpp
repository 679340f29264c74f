//===- ModuleTables.cpp - what functions refer to by number ---------------===//
#include "compiler/Module/ModuleTables.h"
#include "compiler/Device/Placement.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Module/ConstantBytes.h"
#include "compiler/Module/RegisterAllocation.h"
#include "compiler/Stream/MemoryReporter.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

namespace sluice::module {

sluice_element_type_t elementType(Type type, StringRef userType) {
  std::string name = type.isIndex() ? "i64" : llvm::formatv("{0}", type).str();
  if (userType.starts_with("ui") && type.isInteger() && !type.isInteger(1))
    name = "ui" + std::to_string(type.getIntOrFloatBitWidth());
  return sluice_element_type_parse(name.data(), name.size());
}

uint32_t SegmentTable::add(std::span<const uint8_t> bytes) {
  auto &candidates = byHash[llvm::xxh3_64bits(ArrayRef<uint8_t>(bytes.data(), bytes.size()))];
  for (uint32_t index : candidates)
    if (std::ranges::equal(segments[index], bytes))
      return index;
  candidates.push_back(segments.size());
  segments.push_back(bytes);
  return segments.size() - 1;
}

uint32_t ModuleTables::segment(ElementsAttr value) {
  std::vector<uint8_t> storage;
  std::span<const uint8_t> bytes = constantBytes(value, storage);
  return storage.empty() ? segments.add(bytes) : segments.addOwned(std::move(storage));
}

uint32_t ModuleTables::intern(llvm::StringMap<uint32_t> &known, std::vector<std::string> &list,
                              std::string text) {
  auto [it, isNew] = known.try_emplace(text, list.size());
  if (isNew)
    list.push_back(std::move(text));
  return it->second;
}

uint32_t ModuleTables::location(Location loc) {
  std::string name = util::nodeName(loc);
  return name.empty() ? kNone : intern(locations, desc.locations, std::move(name));
}

uint32_t ModuleTables::arena(ArrayRef<int64_t> first, ArrayRef<int64_t> last) {
  ArenaDesc &arena = desc.arenas.emplace_back();
  for (auto [begin, end] : llvm::zip_equal(first, last))
    arena.intervals.push_back({uint32_t(begin), uint32_t(end)});
  return desc.arenas.size() - 1;
}

uint32_t ModuleTables::kernel(StringRef name, Location loc, uint32_t constantCount,
                              uint32_t bindingCount) {
  auto [it, isNew] = kernels.try_emplace(name, desc.kernels.size());
  if (isNew)
    desc.kernels.push_back({{}, name.str(), location(loc), constantCount, bindingCount});
  dispatches[name].insert(loc);
  return it->second;
}

void ModuleTables::addReports() {
  if (auto report = module->getAttrOfType<DenseResourceElementsAttr>(device::kPlacementAttr))
    desc.placement = segment(report);
  if (auto report = module->getAttrOfType<DenseResourceElementsAttr>(stream::kMemoryReportAttr))
    desc.memoryReport = segment(report);
  auto texts = [](Attribute list) {
    std::vector<std::string> result;
    if (auto array = dyn_cast_or_null<ArrayAttr>(list))
      for (Attribute text : array)
        result.push_back(isa<StringAttr>(text) ? cast<StringAttr>(text).str() : "");
    return result;
  };
  unsigned library = 0;
  for (auto binary : module.getOps<hal::ExecutableBinaryOp>()) {
    if (binary.getEntries().empty())
      continue;
    LibraryDesc &desc = this->desc.libraries[library++];
    if (!binary.getReports())
      continue;
    std::vector<KernelReport> reports;
    for (auto attrs : binary.getReports()->getAsRange<DictionaryAttr>()) {
      auto text = [&](StringRef name) {
        auto attr = attrs.getAs<StringAttr>(name);
        return attr ? attr.str() : "";
      };
      KernelReport &report = reports.emplace_back();
      report.name = text("name"), report.plan = text("plan"), report.workspace = text("workspace");
      report.arguments = texts(attrs.get("arguments")), report.grid = texts(attrs.get("grid"));
      report.droppedPlans = texts(attrs.get("dropped_plans"));
      report.operations = text("operations"), report.operand = text("operand");
      report.bytes = text("bytes"), report.moved = text("moved");
      report.declined = texts(attrs.get("declined"));
      report.isTuned = attrs.get("tuned") != nullptr;
      if (auto bytes = attrs.getAs<IntegerAttr>("stack_bytes"))
        report.stackBytes = bytes.getInt();
      for (Location loc : dispatches[report.name])
        util::collectNodeNames(loc, report.nodes);
    }
    desc.report = segments.addOwned(serializeKernelReports(reports));
  }
}

uint32_t ModuleTables::device(Attribute affinity) const {
  auto place = dyn_cast_or_null<hal::DeviceAffinityAttr>(affinity);
  if (!place)
    return 0;
  StringRef name = place.getDevice().getValue();
  if (auto known = devices.find(name); known != devices.end())
    return known->second;
  auto selected = globals.find(name); // a device that is known once the module is loaded
  return selected == globals.end() ? 0 : desc.devices.size() + selected->second;
}

ModuleTables::ModuleTables(ModuleOp module, SegmentTable &segments)
    : module(module), segments(segments) {
  if (device::ProgramDevices named = device::getDevices(module); !named.empty()) {
    desc.devices.clear();
    for (const device::ProgramDevice &device : named) {
      devices[device.name] = desc.devices.size();
      desc.devices.push_back(device.driver);
      desc.needs.push_back({{},
                            device.name,
                            device.driver,
                            device.ordinal ? uint32_t(*device.ordinal) : kNone,
                            device.queueOf ? uint32_t(*device.queueOf) : kNone,
                            uint32_t(device.queue)});
    }
  }
  for (auto constant : module.getOps<hal::ConstantOp>())
    constants[constant.getSymName()] = segment(constant.getValue());
  for (auto channel : module.getOps<hal::ChannelOp>()) {
    channels[channel.getSymName()] = desc.channels.size();
    desc.channels.push_back({{},
                             {channel.getGrid().begin(), channel.getGrid().end()},
                             {channel.getAxes().begin(), channel.getAxes().end()}});
  }
  uint32_t functionCount = 0;
  for (Operation &op : *module.getBody()) {
    if (auto func = dyn_cast<func::FuncOp>(op)) {
      if (!func.isDeclaration())
        functions[func.getSymName()] = functionCount++;
    } else if (auto global = dyn_cast<util::GlobalOp>(op)) {
      auto &names = isRef(global.getType()) ? desc.refGlobals : desc.scalarGlobals;
      globals[global.getSymName()] = names.size();
      names.push_back(global.getSymName().str());
    } else if (auto parts = dyn_cast<hal::ConstantPartsOp>(op)) {
      ConstantPartsDesc &list = desc.constantParts.emplace_back();
      list.channel = channels.at(parts.getChannel());
      for (auto part : parts.getParts().getAsRange<FlatSymbolRefAttr>())
        list.segments.push_back(constants.at(part.getValue()));
      constants[parts.getSymName()] =
          module::kPartOfProcess | uint32_t(desc.constantParts.size() - 1);
    } else if (auto binary = dyn_cast<hal::ExecutableBinaryOp>(op)) {
      if (binary.getEntries().empty())
        continue;
      LibraryDesc &library = desc.libraries.emplace_back();
      library.target = binary.getTarget().str();
      library.segment = segment(binary.getData());
      if (auto devices = binary->getAttrOfType<DenseI64ArrayAttr>(kDevicesAttr))
        library.devices.assign(devices.asArrayRef().begin(), devices.asArrayRef().end());
    }
  }
}

} // namespace sluice::module
