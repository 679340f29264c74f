//===- ProgramDevices.cpp - the devices that a program names --------------===//
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Device/Placement.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Target/TargetFamily.h"
#include "runtime/hal/Families.h"

namespace sluice::device {
namespace {

constexpr size_t kMaxVariants = 16;
constexpr int64_t kQueues = 64; // As there are bits in an affinity at run time.

/// A device as it may be chosen: its driver and, best first, what its kernels may be compiled for.
struct Choice {
  std::string driver;
  std::optional<int64_t> ordinal;
  std::vector<std::string> targets;
};

/// The driver that a name in the program's text means, "" if none.
StringRef driverOf(StringRef name) {
  const hal::Family *family = hal::findFamily(name);
  return family ? family->driver : "";
}

/// What targets of `driver` begin with.
std::string familyOf(StringRef driver) { return hal::findFamily(driver)->target; }

/// The driver that runs what is compiled for `target`: called like its family unless the table says
/// otherwise.
StringRef driverOfTarget(StringRef target) {
  StringRef driver = driverOf(target);
  return driver.empty() ? target.split(':').first : driver;
}

/// A family named alone is each of its variants, what asks more of a device first.
std::vector<std::string> expandVariants(ArrayRef<std::string> targets) {
  std::vector<std::string> expanded;
  for (const std::string &target : targets)
    llvm::append_range(expanded, expandTarget(target));
  return expanded;
}

class Planner {
public:
  Planner(ModuleOp module, ArrayRef<std::string> targets) : module(module), targets(targets) {}
  FailureOr<std::vector<ProgramDevices>> run();

private:
  /// Every choice that `device` leaves, in order of preference.
  LogicalResult collect(Attribute device, Location loc, SmallVectorImpl<Choice> &choices,
                        unsigned depth = 0);
  LogicalResult addChoice(Location loc, StringRef name, std::optional<int64_t> ordinal,
                          ArrayAttr executables, SmallVectorImpl<Choice> &choices);
  FailureOr<std::string> targetOf(hal::ExecutableTargetAttr executable, StringRef driver,
                                  Location loc);

  ModuleOp module;
  ArrayRef<std::string> targets;
};

} // namespace

FailureOr<std::string> Planner::targetOf(hal::ExecutableTargetAttr executable, StringRef driver,
                                         Location loc) {
  std::string target = familyOf(driver);
  auto text = [&](StringRef name) {
    auto value = executable.getConfiguration()
                     ? executable.getConfiguration().getAs<StringAttr>(name)
                     : StringAttr();
    return value ? value.str() : "";
  };
  std::string architecture = driver == "cpu" ? text("cpu") : text("target_arch");
  if (architecture == "host" || architecture == "generic")
    architecture = architecture == "host" ? "" : "x86-64";
  if (!architecture.empty())
    target += ":" + architecture;
  auto model = parseTarget(target);
  if (!model) {
    llvm::consumeError(model.takeError());
    return emitError(loc, "no target supports ") << executable, failure();
  }
  return target;
}

LogicalResult Planner::addChoice(Location loc, StringRef name, std::optional<int64_t> ordinal,
                                 ArrayAttr executables, SmallVectorImpl<Choice> &choices) {
  StringRef driver = driverOf(name);
  if (driver.empty())
    return emitError(loc, "unknown device \"")
           << name << "\", expected cpu (or local), cuda, hip or vulkan";
  Choice choice{driver.str(), ordinal, {}};
  if (executables)
    for (auto executable : executables.getAsRange<hal::ExecutableTargetAttr>()) {
      auto target = targetOf(executable, driver, loc);
      if (failed(target))
        return failure();
      choice.targets.push_back(*target);
    }
  // Families that need no architecture have a default; of the others the user must have named a
  // target.
  if (choice.targets.empty())
    for (const std::string &target : targets)
      if (driverOfTarget(target) == driver && !llvm::is_contained(choice.targets, target))
        choice.targets.push_back(target);
  if (choice.targets.empty()) {
    std::string family = familyOf(driver);
    if (auto model = parseTarget(family); model)
      choice.targets.push_back(family);
    else
      return llvm::consumeError(model.takeError()),
             emitError(loc, "device \"")
                 << name << "\" does not say what to compile for; add --target="
                 << findTargetFamily(family)->example << " or the like";
  }
  choice.targets = expandVariants(choice.targets);
  choices.push_back(std::move(choice));
  return success();
}

LogicalResult Planner::collect(Attribute device, Location loc, SmallVectorImpl<Choice> &choices,
                               unsigned depth) {
  auto ordinalOf = [](DictionaryAttr configuration) -> std::optional<int64_t> {
    auto ordinal = configuration ? configuration.getAs<IntegerAttr>("ordinal") : IntegerAttr();
    return ordinal ? std::optional<int64_t>(ordinal.getInt()) : std::nullopt;
  };
  if (auto target = dyn_cast<hal::DeviceTargetAttr>(device))
    return addChoice(loc, target.getDevice(), ordinalOf(target.getConfiguration()),
                     target.getExecutables(), choices);
  if (auto alias = dyn_cast<hal::DeviceAliasAttr>(device))
    return addChoice(loc, alias.getDevice(), alias.getOrdinal(), {}, choices);
  if (auto select = dyn_cast<hal::DeviceSelectAttr>(device)) {
    if (select.getDevices().empty())
      return emitError(loc, "selects among no devices");
    for (Attribute one : select.getDevices())
      if (failed(collect(one, loc, choices, depth)))
        return failure();
    return success();
  }
  if (auto fallback = dyn_cast<hal::DeviceFallbackAttr>(device)) {
    auto other = module.lookupSymbol<util::GlobalOp>(fallback.getName().getAttr());
    if (other && other.getInitialValue() && depth < 16)
      return collect(*other.getInitialValue(), loc, choices, depth + 1);
    return emitError(loc, "falls back to '")
           << fallback.getName().getValue() << "', which is no device";
  }
  return emitError(loc, "is no device: ") << device;
}

/// Calls `look` with every attribute that may say where something is.
static void visitPlacements(ModuleOp module, function_ref<void(Attribute)> look) {
  module.walk([&](Operation *op) {
    for (NamedAttribute attr : op->getDiscardableAttrs())
      look(attr.getValue());
    if (auto transfer = dyn_cast<flow::TransferOp>(op))
      look(transfer.getTarget());
    auto func = dyn_cast<func::FuncOp>(op);
    for (ArrayAttr attrs :
         {func ? func.getArgAttrsAttr() : ArrayAttr(), func ? func.getResAttrsAttr() : ArrayAttr()})
      if (attrs)
        look(attrs);
  });
}

/// Numbers N of promises to @__device_N that no global keeps.
static SmallVector<unsigned> promisedDevices(ModuleOp module) {
  llvm::SmallDenseSet<unsigned> found;
  visitPlacements(module, [&](Attribute attr) {
    attr.walk([&](hal::DevicePromiseAttr promise) {
      StringRef name = promise.getDevice().getValue();
      unsigned number;
      if (!module.lookupSymbol(name) && name.consume_front(kTargetDevice) &&
          !name.getAsInteger(10, number))
        found.insert(number);
    });
  });
  SmallVector<unsigned> sorted(found.begin(), found.end());
  llvm::sort(sorted);
  return sorted;
}

/// The queue that an affinity means: any of those that it lists will do, so the first of them; of
/// none, queue 0.
static int64_t queueOf(ArrayRef<int64_t> queues) {
  return queues.empty() ? 0 : *llvm::min_element(queues);
}

/// The place that a queue other than the first one is.
static std::string queueName(StringRef device, int64_t queue) {
  return (device + ".queue" + Twine(queue)).str();
}

/// The queues beside the first one that affinities name, of each device.
static std::map<std::string, std::set<int64_t>> namedQueues(ModuleOp module) {
  std::map<std::string, std::set<int64_t>> found;
  auto note = [&](FlatSymbolRefAttr device, ArrayRef<int64_t> queues) {
    if (int64_t queue = queueOf(queues); queue > 0)
      found[device.getValue().str()].insert(queue);
  };
  visitPlacements(module, [&](Attribute attr) {
    attr.walk([&](Attribute inner) {
      if (auto plain = dyn_cast<hal::DeviceAffinityAttr>(inner))
        note(plain.getDevice(), plain.getQueues());
      else if (auto promise = dyn_cast<hal::DevicePromiseAttr>(inner))
        note(promise.getDevice(), promise.getQueues());
    });
  });
  return found;
}

bool namesDevices(ModuleOp module) {
  for (auto global : module.getOps<util::GlobalOp>())
    if (isa<hal::DeviceType>(global.getType()))
      return true;
  return !promisedDevices(module).empty();
}

FailureOr<std::vector<ProgramDevices>> Planner::run() {
  std::vector<std::pair<std::string, SmallVector<Choice>>> devices;
  for (auto global : module.getOps<util::GlobalOp>()) {
    if (!isa<hal::DeviceType>(global.getType()))
      continue;
    if (!global.getInitialValue())
      return global.emitError("device '") << global.getSymName() << "' has no value", failure();
    auto &[name, choices] = devices.emplace_back();
    name = global.getSymName().str();
    if (failed(collect(*global.getInitialValue(), global.getLoc(), choices)))
      return failure();
  }
  for (unsigned number : promisedDevices(module)) {
    std::string name = (kTargetDevice + Twine(number)).str();
    if (number >= targets.size())
      return module.emitError("has a device '@")
                 << name << "', which is target " << number << " of the compiler, but "
                 << targets.size() << (targets.size() == 1 ? " is" : " are")
                 << " given; add --target",
             failure();
    devices.push_back({name,
                       {Choice{driverOfTarget(targets[number]).str(), std::nullopt,
                               expandVariants(targets[number])}}});
  }

  std::map<std::string, std::set<int64_t>> queues = namedQueues(module);
  // Each combination of choices is a variant; of a choice with several targets the n-th variant has
  // the n-th.
  std::vector<ProgramDevices> variants;
  size_t combinations = 1;
  for (auto &[name, choices] : devices)
    combinations *= choices.size();
  for (size_t combination = 0; combination < combinations; ++combination) {
    SmallVector<std::pair<StringRef, const Choice *>> chosen;
    size_t rest = combination, depth = 1;
    for (auto &[name, choices] :
         llvm::reverse(devices)) { // The first device's choice changes last.
      chosen.push_back({name, &choices[rest % choices.size()]});
      rest /= choices.size();
      depth = std::max(depth, chosen.back().second->targets.size());
    }
    std::reverse(chosen.begin(), chosen.end());
    for (size_t n = 0; n < depth; ++n) {
      ProgramDevices &variant = variants.emplace_back();
      for (auto &[name, choice] : chosen)
        variant.push_back({name.str(), choice->driver,
                           choice->targets[std::min(n, choice->targets.size() - 1)],
                           choice->ordinal});
      for (size_t i = 0; i < chosen.size(); ++i)
        if (auto named = queues.find(chosen[i].first.str()); named != queues.end())
          for (int64_t queue : named->second) {
            ProgramDevice more = variant[i];
            more.name = queueName(more.name, queue), more.queueOf = i, more.queue = queue;
            variant.push_back(std::move(more));
          }
    }
    if (variants.size() > kMaxVariants)
      return module.emitError("leaves ")
                 << combinations << " combinations of devices to run time, at most " << kMaxVariants
                 << " programs are made",
             failure();
  }
  return variants;
}

FailureOr<std::vector<ProgramDevices>> planVariants(ModuleOp module,
                                                    ArrayRef<std::string> targets) {
  return Planner(module, targets).run();
}

void setDevices(ModuleOp module, const ProgramDevices &devices) {
  Builder builder(module.getContext());
  SmallVector<Attribute> list;
  for (const ProgramDevice &device : devices) {
    NamedAttrList fields(describeTarget(module.getContext(), device.target));
    fields.set("name", builder.getStringAttr(device.name));
    fields.set("driver", builder.getStringAttr(device.driver));
    if (device.ordinal)
      fields.set("ordinal", builder.getI64IntegerAttr(*device.ordinal));
    if (device.queueOf) {
      fields.set("queue_of", builder.getI64IntegerAttr(*device.queueOf));
      fields.set("queue", builder.getI64IntegerAttr(device.queue));
    }
    list.push_back(fields.getDictionary(module.getContext()));
  }
  module->setAttr(kDevicesAttr, builder.getArrayAttr(list));
  for (auto global : llvm::make_early_inc_range(module.getOps<util::GlobalOp>()))
    if (isa<hal::DeviceType>(global.getType()))
      global.erase();
}

LogicalResult verifyDevices(ModuleOp module) {
  auto list = module->getAttrOfType<ArrayAttr>(kDevicesAttr);
  if (!list)
    return success();
  auto devices = list.getAsRange<DictionaryAttr>();
  bool areNamed = llvm::any_of(devices, [](auto fields) { return fields.contains("name"); });
  for (DictionaryAttr fields : devices) {
    if (auto model = readTarget(fields); !model)
      return module.emitError() << llvm::toString(model.takeError());
    auto isNumber = [&](StringRef name, int64_t end) {
      auto number = fields.getAs<IntegerAttr>(name);
      return number && number.getInt() >= 0 && number.getInt() < end;
    };
    if (areNamed != (fields.contains("name") && fields.contains("driver")) ||
        (fields.contains("queue_of") &&
         !(isNumber("queue_of", list.size()) && isNumber("queue", kQueues))))
      return module.emitError() << kDevicesAttr << " lists " << fields
                                << ", which is no device as it is made here";
  }
  return success();
}

ProgramDevices getDevices(ModuleOp module) {
  ProgramDevices devices;
  auto list = module->getAttrOfType<ArrayAttr>(kDevicesAttr);
  if (!list)
    return devices;
  for (auto fields : list.getAsRange<DictionaryAttr>()) {
    auto text = [&](StringRef name) {
      auto value = fields.getAs<StringAttr>(name);
      return value ? value.str() : "";
    };
    if (!fields.contains("name"))
      return {};
    ProgramDevice &device = devices.emplace_back();
    device.name = text("name"), device.driver = text("driver"), device.target = text("target");
    if (auto ordinal = fields.getAs<IntegerAttr>("ordinal"))
      device.ordinal = ordinal.getInt();
    if (auto base = fields.getAs<IntegerAttr>("queue_of"))
      device.queueOf = base.getInt(), device.queue = fields.getAs<IntegerAttr>("queue").getInt();
  }
  return devices;
}

FailureOr<StringAttr> deviceOf(Attribute affinity, ModuleOp module,
                               function_ref<InFlightDiagnostic()> emitError) {
  if (!affinity)
    return StringAttr();
  auto plain = dyn_cast<hal::DeviceAffinityAttr>(affinity);
  auto promise = dyn_cast<hal::DevicePromiseAttr>(affinity);
  if (!plain && !promise)
    return emitError() << "is placed on " << affinity << ", which is no affinity to a device",
           failure();
  StringAttr name = (plain ? plain.getDevice() : promise.getDevice()).getAttr();
  ArrayRef<int64_t> queues = plain ? plain.getQueues() : promise.getQueues();
  for (int64_t queue : queues)
    if (queue < 0 || queue >= kQueues)
      return emitError() << "is placed on queue " << queue << " of @" << name.getValue()
                         << "; queues are numbered from 0 to " << kQueues - 1,
             failure();
  std::string place = queueOf(queues) ? queueName(name, queueOf(queues)) : name.str();
  ProgramDevices devices = getDevices(module);
  if (llvm::any_of(devices, [&](const ProgramDevice &device) { return device.name == place; }))
    return StringAttr::get(name.getContext(), place);
  std::string known;
  for (const ProgramDevice &device : devices)
    if (!device.queueOf)
      known += (known.empty() ? "@" : ", @") + device.name;
  return emitError() << "is placed on the unknown device @" << name.getValue()
                     << "; the program has " << (known.empty() ? "none" : known),
         failure();
}

std::optional<size_t> ownerOf(Attribute affinity, const ProgramDevices &devices) {
  if (auto place = dyn_cast_or_null<hal::DeviceAffinityAttr>(affinity))
    for (auto [i, device] : llvm::enumerate(devices))
      if (device.name == place.getDevice().getValue())
        return size_t(device.queueOf.value_or(i));
  return std::nullopt;
}

Attribute affinityTo(StringAttr device) {
  return hal::DeviceAffinityAttr::get(device.getContext(), FlatSymbolRefAttr::get(device), {});
}

} // namespace sluice::device
