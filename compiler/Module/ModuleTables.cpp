//===- ModuleTables.cpp - what functions refer to by number ---------------===//
#include "compiler/Module/ModuleTables.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/Util/NodeNames.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Module/ConstantBytes.h"
#include "compiler/Module/RegisterAllocation.h"
#include "compiler/Stream/MemoryReporter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/module/KernelReport.h"
#include "runtime/module/PlacementReport.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>

using namespace mlir;

namespace sluice::module {

sluice_element_type_t elementType(Type type, StringRef userType) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32()   ? SLUICE_ELEMENT_COMPLEX64
           : complex.getElementType().isF64() ? SLUICE_ELEMENT_COMPLEX128
                                              : SLUICE_ELEMENT_NONE;
  if (type.isIndex())
    return SLUICE_ELEMENT_I64;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = userType.starts_with("ui") || integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1: return SLUICE_ELEMENT_I1;
    case 2: return isUnsigned ? SLUICE_ELEMENT_UI2 : SLUICE_ELEMENT_I2;
    case 4: return isUnsigned ? SLUICE_ELEMENT_UI4 : SLUICE_ELEMENT_I4;
    case 8: return isUnsigned ? SLUICE_ELEMENT_UI8 : SLUICE_ELEMENT_I8;
    case 16: return isUnsigned ? SLUICE_ELEMENT_UI16 : SLUICE_ELEMENT_I16;
    case 32: return isUnsigned ? SLUICE_ELEMENT_UI32 : SLUICE_ELEMENT_I32;
    case 64: return isUnsigned ? SLUICE_ELEMENT_UI64 : SLUICE_ELEMENT_I64;
    default:
      return integer.getWidth() >= 64 || integer.getWidth() == 0
                 ? SLUICE_ELEMENT_NONE
                 : sluice_element_type_t(
                       (isUnsigned ? SLUICE_ELEMENT_UI_BASE : SLUICE_ELEMENT_I_BASE) +
                       integer.getWidth());
    }
  }
  return llvm::TypeSwitch<Type, sluice_element_type_t>(type)
      .Case([](Float16Type) { return SLUICE_ELEMENT_F16; })
      .Case([](BFloat16Type) { return SLUICE_ELEMENT_BF16; })
      .Case([](Float32Type) { return SLUICE_ELEMENT_F32; })
      .Case([](Float64Type) { return SLUICE_ELEMENT_F64; })
      .Case([](Float8E4M3FNType) { return SLUICE_ELEMENT_F8E4M3FN; })
      .Case([](Float8E5M2Type) { return SLUICE_ELEMENT_F8E5M2; })
      .Case([](Float8E4M3FNUZType) { return SLUICE_ELEMENT_F8E4M3FNUZ; })
      .Case([](Float8E5M2FNUZType) { return SLUICE_ELEMENT_F8E5M2FNUZ; })
      .Case([](Float4E2M1FNType) { return SLUICE_ELEMENT_F4E2M1FN; })
      .Case([](Float8E8M0FNUType) { return SLUICE_ELEMENT_F8E8M0FNU; })
      .Case([](Float8E4M3Type) { return SLUICE_ELEMENT_F8E4M3; })
      .Case([](Float8E3M4Type) { return SLUICE_ELEMENT_F8E3M4; })
      .Case([](Float8E4M3B11FNUZType) { return SLUICE_ELEMENT_F8E4M3B11FNUZ; })
      .Case([](Float6E2M3FNType) { return SLUICE_ELEMENT_F6E2M3FN; })
      .Case([](Float6E3M2FNType) { return SLUICE_ELEMENT_F6E3M2FN; })
      .Default(SLUICE_ELEMENT_NONE);
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
    desc.kernels.push_back({name.str(), location(loc), constantCount, bindingCount});
  dispatches[name].insert(loc);
  return it->second;
}

void ModuleTables::addPlacement() {
  auto nodes = module->getAttrOfType<ArrayAttr>(device::kPlacementAttr);
  auto moves = module->getAttrOfType<ArrayAttr>(device::kMovesAttr);
  auto devices = module->getAttrOfType<ArrayAttr>(device::kPlacementDevicesAttr);
  if (!nodes || !moves || !devices)
    return;
  auto text = [](DictionaryAttr fields, StringRef name) {
    return fields.getAs<StringAttr>(name).str();
  };
  auto number = [](DictionaryAttr fields, StringRef name) {
    return fields.getAs<FloatAttr>(name).getValueAsDouble();
  };
  PlacementReport report;
  llvm::StringMap<uint32_t> numbers;
  for (auto device : devices.getAsRange<ArrayAttr>()) {
    auto name = cast<StringAttr>(device[0]).str();
    numbers[name] = report.devices.size();
    report.devices.push_back(name);
    report.targets.push_back(cast<StringAttr>(device[1]).str());
    report.used.push_back(cast<StringAttr>(device[2]).getValue() == "used");
  }
  for (auto fields : nodes.getAsRange<DictionaryAttr>()) {
    PlacedNode &node = report.nodes.emplace_back();
    node.node = text(fields, "node"), node.reason = text(fields, "reason"),
    node.ops = text(fields, "ops");
    node.device = numbers.lookup(text(fields, "device"));
    node.operations = number(fields, "operations"), node.bytes = number(fields, "bytes");
    for (auto seconds : fields.getAs<ArrayAttr>("seconds").getAsRange<FloatAttr>())
      node.seconds.push_back(seconds.getValueAsDouble());
  }
  for (auto fields : moves.getAsRange<DictionaryAttr>())
    report.moves.push_back({{},
                            text(fields, "node"),
                            text(fields, "from"),
                            text(fields, "to"),
                            number(fields, "bytes"),
                            number(fields, "seconds")});
  desc.placement = segments.addOwned(serializePlacementReport(report));
}

void ModuleTables::addReports() {
  addPlacement();
  if (auto memory = module->getAttrOfType<DenseResourceElementsAttr>(stream::kMemoryReportAttr))
    desc.memoryReport = segment(memory);
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
      desc.needs.push_back(
          {device.name, device.driver, device.ordinal ? uint32_t(*device.ordinal) : kNone,
           device.queueOf ? uint32_t(*device.queueOf) : kNone, uint32_t(device.queue)});
    }
  }
  for (auto constant : module.getOps<hal::ConstantOp>())
    constants[constant.getSymName()] = segment(constant.getValue());
  for (auto channel : module.getOps<hal::ChannelOp>()) {
    channels[channel.getSymName()] = desc.channels.size();
    desc.channels.push_back({{channel.getGrid().begin(), channel.getGrid().end()},
                             {channel.getAxes().begin(), channel.getAxes().end()}});
  }
  uint32_t functionCount = 0;
  for (Operation &op : *module.getBody()) {
    if (auto func = dyn_cast<func::FuncOp>(op)) {
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
