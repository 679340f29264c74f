//===- ModuleTarget.cpp - module files under checksums that fit -----------===//
// The bytes are the tables of a module (module.fbs), which a file is made of as an attacker would:
// with fitting checksums and lengths. What the loader accepts is run, initializer and exports.
// Mutants are changed as bytes, and as tables: a number, a list, a text of the unpacked module.
//===----------------------------------------------------------------------===//
#include "runtime/base/Checksum.h"
#include "runtime/testing/Assembler.h"
#include "runtime/vm/Program.h"
#include "test/fuzz/Target.h"

#include <random>

using namespace sluice;
using namespace sluice::testing;

namespace {

constexpr uint32_t kSegments = 3; // bytes of them lie behind the tables
constexpr size_t kSegmentBytes = 4096;

/// A module that uses a bit of everything.
module::ModuleDesc richModule() {
  FunctionBuilder f("main", {1, 1, 1, 1, 12, 8});
  f.emit(Opcode::TensorDim, {1, 0, 0});
  f.constant(2, int64_t(4));
  f.emit(Opcode::MulSize, {3, 1, 2});
  f.emit(Opcode::ArenaPack, {0, 2, 3, 3, 4, 2, 5, 6});
  f.emit(Opcode::BufferAlloca, {1, 2, 0, vm::kUsageResult, 4, 7});
  f.emit(Opcode::BufferConstant, {3, 0, 0});
  f.emit(Opcode::TensorBuffer, {4, 0});
  f.emit(Opcode::CmdCreate, {5, 0});
  f.emit(Opcode::CmdFill, {5, 1, 8, 4, 8, 4});
  f.emit(Opcode::CmdCopy, {5, 3, 8, 1, 8, 4});
  f.emit(Opcode::QueueExecute, {6, 0, 2, 1, 5 | vm::kLastUse});
  f.emit(Opcode::TimepointAwait, {6});
  f.emit(Opcode::BufferLoad, {10, SLUICE_ELEMENT_F32, 1, 5});
  f.emit(Opcode::Call, {1, 1, 10, 0, 1, 11, 0});
  f.emit(Opcode::TensorCreate, {7, SLUICE_ELEMENT_F32, 1, 5, 1, 1});
  f.emit(Opcode::Return, {1, 11, 1, 7});
  FunctionBuilder g("twice", {1, 0, 1, 0, 2, 0});
  g.emit(Opcode::BinaryF64, {1, 0, 0, uint32_t(vm::FloatBinary::Add)});
  uint32_t branch = g.emit(Opcode::CondBranch, {0, 0, 0});
  g.patch(branch, 2, g.here()), g.patch(branch, 3, g.here());
  g.emit(Opcode::Return, {1, 1, 0});
  FunctionBuilder start("start", {0, 0, 0, 0, 1, 0});
  start.constant(0, int64_t(7));
  start.emit(Opcode::GlobalStore, {0, 0});
  start.emit(Opcode::Return, {0, 0});

  module::ModuleDesc desc;
  desc.name = "rich", desc.producer = "fuzz";
  desc.functions = {f.desc, g.desc, start.desc};
  desc.functions[0].sourceMap = {{0, 0}};
  desc.initializer = 2;
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "n", true, SLUICE_ELEMENT_I64, {}, {}, ""},
                    {{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   {{{}, "s", true, SLUICE_ELEMENT_F64, {}, {}, ""},
                    {{}, "y", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   ""}};
  desc.strings = {"m"}, desc.locations = {"Add_0 (Add)"};
  desc.scalarGlobals = {"s"}, desc.refGlobals = {"r"};
  desc.kernels = {{{}, "add", 0, 1, 3}};
  desc.arenas = {{{}, {{0, 3}, {1, 2}}, 64}};
  desc.kernelFailures = {{{}, "too small", 0}};
  desc.segmentTable = {{0, 64}, {64, 100}, {4096, 4096}};
  desc.bytecodeVersion = vm::kBytecodeVersion;
  return desc;
}

fuzz::Bytes pack(const fb::ModuleT &module) {
  flatbuffers::FlatBufferBuilder builder;
  fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, &module));
  return {builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize()};
}

/// Changes of tables. Each is small; several make a mutant.
struct Change {
  explicit Change(unsigned seed) : random(seed) {}

  uint32_t below(size_t count) { return uint32_t(random() % count); }
  void number(uint32_t &value) {
    constexpr uint32_t kOdd[] = {0, 1, 2, 3, 0xFFFFFFFF, 0x80000000, 0x80000001, 1 << 20, 64};
    value = below(3) ? kOdd[below(std::size(kOdd))] : value + below(3) - 1;
  }
  void number(int64_t &value) {
    constexpr int64_t kOdd[] = {0, 1, -1, -2, 4, INT64_MAX, INT64_MIN, int64_t(1) << 32};
    value = below(3) ? kOdd[below(std::size(kOdd))] : value + below(3) - 1;
  }
  /// A list loses, repeats or gains an entry.
  template <typename T> void list(std::vector<T> &all) {
    switch (below(3)) {
    case 0:
      if (!all.empty())
        all.erase(all.begin() + below(all.size()));
      break;
    case 1:
      if (!all.empty() && all.size() < 300)
        all.push_back(T(all[below(all.size())]));
      break;
    default: all.emplace_back(); break;
    }
  }
  template <typename T, typename Visit> void one(std::vector<T> &all, Visit visit) {
    if (all.empty() || below(6) == 0)
      list(all);
    else
      visit(all[below(all.size())]);
  }
  void text(std::string &value) { value = below(2) ? "" : value + "x"; }
  void function(fb::FunctionT &f) {
    switch (below(9)) {
    case 0: return number(f.scalarRegisters);
    case 1: return number(f.refRegisters);
    case 2: return number(below(2) ? f.scalarArguments : f.refArguments);
    case 3: return number(below(2) ? f.scalarResults : f.refResults);
    case 4: return one(f.sourceMap, [&](auto &at) { at = {below(40), below(3)}; });
    default:
      return one(f.bytecode, [&](uint32_t &word) { below(2) ? number(word) : void(++word); });
    }
  }
  void value(fb::ValueT &v) {
    switch (below(6)) {
    case 0: v.isScalar = !v.isScalar; break;
    case 1: v.elementType = uint8_t(below(40)); break;
    case 2: number(v.device); break;
    case 3: v.donated = !v.donated; break;
    case 4: one(v.dims, [&](int64_t &dim) { number(dim); }); break;
    default: one(v.dimNames, [&](std::string &name) { text(name); }); break;
    }
  }
  void module(fb::ModuleT &m) {
    auto names = [&](auto &all) { one(all, [&](std::string &name) { text(name); }); };
    switch (below(19)) {
    case 0: return names(m.devices);
    case 1: return names(below(2) ? m.strings : m.locations);
    case 2: return names(below(2) ? m.scalarGlobals : m.refGlobals);
    case 3: return number(m.initializer);
    case 4:
      return one(m.exports, [&](fb::ExportT &e) {
        below(4) ? one(below(2) ? e.arguments : e.results, [&](auto &v) { value(v); })
                 : number(e.function);
      });
    case 5: return one(m.kernels, [&](auto &k) { number(below(2) ? k.constants : k.bindings); });
    case 6:
      return one(m.libraries, [&](fb::LibraryT &l) {
        below(2) ? number(l.segment) : one(l.devices, [&](uint32_t &device) { number(device); });
      });
    case 7: return one(m.kernelFailures, [&](auto &failure) { number(failure.location); });
    case 8:
      return one(m.arenas, [&](fb::ArenaT &a) {
        below(2) ? number(a.alignment)
                 : one(a.intervals, [&](auto &live) { live = {below(9), below(9)}; });
      });
    case 9:
      return one(m.segmentTable, [&](fb::Segment &s) { s = {below(3) * 64, below(200) * 50}; });
    case 10:
      if (m.variants.size() < 3)
        m.variants.push_back(m);
      return one(m.variants, [&](fb::ModuleT &variant) {
        variant.segmentTable.clear(), variant.variants.clear();
        below(2) ? module(variant) : void();
      });
    case 11: return one(m.needs, [&](auto &n) { number(below(2) ? n.queueOf : n.ordinal); });
    case 12: return number(below(2) ? m.placement : m.memoryReport);
    case 13:
      return one(m.channels, [&](fb::ChannelT &c) {
        one(below(2) ? c.grid : c.axes, [&](uint32_t &size) { number(size); });
      });
    case 14:
      return one(m.constantParts,
                 [&](auto &p) { one(p.segments, [&](uint32_t &segment) { number(segment); }); });
    default: return one(m.functions, [&](fb::FunctionT &f) { function(f); });
    }
  }
  std::minstd_rand random;
};

/// A file with these tables. What the header says is right.
fuzz::Bytes seal(std::span<const uint8_t> tables) {
  module::Header header{};
  std::memcpy(header.magic, module::kMagic, sizeof(header.magic));
  header.version = module::kFormatVersion;
  header.metadataBytes = tables.size();
  header.segmentsOffset = (sizeof(header) + tables.size() + 4095) / 4096 * 4096;
  header.fileBytes = header.segmentsOffset + kSegments * kSegmentBytes;
  fuzz::Bytes file(header.fileBytes);
  std::memcpy(file.data() + sizeof(header), tables.data(), tables.size());
  uint32_t total = 0;
  for (size_t at = sizeof(header); at < file.size(); at += module::kChunkBytes) {
    uint32_t sum = crc32c(file.data() + at, std::min(module::kChunkBytes, file.size() - at));
    total = crc32c(&sum, 4, total);
  }
  header.contentChecksum = total;
  header.headerChecksum = crc32c(&header, 60);
  std::memcpy(file.data(), &header, sizeof(header));
  return file;
}

void check(sluice_status_t status) {
  bool isOwn =
      sluice_status_code(status) == SLUICE_PROGRAM_FAILED; // in the module's words, or none
  fuzz::require(!status || isOwn || *sluice_status_message(status), "a failure without words");
  sluice_status_free(status);
}

/// Calls a function with arguments as it takes them, if they are small.
void run(sluice_device_t *device, sluice_module_t *module, const char *name) {
  sluice_call_t *call = nullptr;
  check(sluice_call_create(module, name, &call));
  if (!call)
    return;
  const sluice_function_info_t *info = sluice_call_function(call);
  for (size_t i = 0; i < info->argument_count; ++i) {
    const sluice_value_info_t &value = info->arguments[i];
    std::vector<int64_t> dims(value.dims, value.dims + value.rank);
    for (int64_t &dim : dims)
      dim = dim < 0 || dim > 8 ? 4 : dim;
    if (value.kind == SLUICE_VALUE_SCALAR) {
      check(sluice_call_set_scalar(call, i, 1));
    } else if (dims.size() < 8) {
      sluice_tensor_t *tensor = nullptr;
      check(sluice_tensor_create_copy(device, value.element_type, dims.size(), dims.data(), nullptr,
                                      &tensor));
      if (tensor)
        check(sluice_call_set_tensor(call, i, tensor));
      sluice_tensor_release(tensor);
    }
  }
  {
    fuzz::Patience patience(10, [call] { sluice_call_cancel(call); });
    check(sluice_call_invoke(call));
  }
  for (size_t i = 0; i < info->result_count; ++i) {
    sluice_tensor_t *tensor = nullptr;
    int64_t bits;
    check(sluice_call_result_tensor(call, i, &tensor));
    check(sluice_call_result_scalar(call, i, &bits));
    sluice_tensor_release(tensor);
  }
  sluice_call_free(call);
}

/// One that is small, and stays.
sluice_device_t *makeDevice() {
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_device_options_t options{};
  options.threads = 1, options.memory_limit = 64 << 20;
  check(sluice_instance_create(&instance));
  check(sluice_device_create(instance, "cpu", &options, &device));
  return device;
}

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  Change change(seed);
  if (size < 32 || change.below(200) == 0)
    return fuzz::give(pack(richModule()), data, most);
  AlignedBytes bytes(seal({data, size}));
  Ref<module::ModuleFile> file;
  Status status = module::ModuleFile::open(
      ByteSource::wrapExternal({bytes.data(), bytes.size()}, nullptr, nullptr), file);
  if (change.below(4) == 0 || !status.ok())
    return LLVMFuzzerMutate(data, size, most);
  fb::ModuleT module = *file;
  for (size_t i = 0; i < file->others.size(); ++i)
    module.variants[i] = *file->others[i];
  for (uint32_t i = 0, count = 1 + change.below(3); i < count; ++i)
    change.module(module);
  fuzz::Bytes changed = pack(module);
  return changed.size() <= most ? fuzz::give(changed, data, most) : size;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static sluice_device_t *device = makeDevice();
  AlignedBytes bytes(seal({data, size}));
  sluice_module_options_t options{};
  options.cancelled = reinterpret_cast<const bool *>(&fuzz::Patience::flag());
  sluice_module_t *module = nullptr;
  {
    fuzz::Patience patience(10);
    check(sluice_module_load_memory_with(&device, 1, bytes.data(), bytes.size(), nullptr, nullptr,
                                         &options, &module));
  }
  for (size_t i = 0; module && i < sluice_module_function_count(module) && i < 4; ++i)
    run(device, module, sluice_module_function(module, i)->name);
  sluice_module_release(module);
  sluice_memory_statistics_t memory;
  sluice_device_memory_statistics(device, &memory);
  fuzz::require(memory.in_use == 0, "memory of the device is left in use");
  return 0;
}
