//===- ApiTarget.cpp - calls of the C functions in any order --------------===//
// The bytes are calls with handles that live and numbers that may be anything: sizes, offsets,
// types, ranks, indices. Each ends with a status. What was written is read again, and a call that
// ran on two vectors returns their sum.
//===----------------------------------------------------------------------===//
#include "runtime/testing/Assembler.h"
#include "test/fuzz/Target.h"

#include <array>
#include <memory>

using namespace sluice;
using namespace sluice::testing;

namespace {

template <auto Release> struct Releases {
  template <typename T> void operator()(T *object) const { Release(object); }
};
using BufferRef = std::unique_ptr<sluice_buffer_t, Releases<sluice_buffer_release>>;
using TensorRef = std::unique_ptr<sluice_tensor_t, Releases<sluice_tensor_release>>;
using FenceRef = std::unique_ptr<sluice_fence_t, Releases<sluice_fence_release>>;

bool works(sluice_status_t status) {
  fuzz::require(!status || *sluice_status_message(status), "a failure without words");
  bool isGood = !status;
  sluice_status_free(status);
  return isGood;
}

/// Adds two vectors of `n` floats.
std::vector<uint8_t> additionModule() {
  FunctionBuilder f("main", {0, 2, 0, 1, 8, 9});
  emitAddition(f);
  f.emit(Opcode::Return, {0, 1, 8});
  module::ModuleDesc desc;
  desc.functions = {f.desc};
  auto value = [](const char *name) {
    return module::ValueDesc{{}, name, false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""};
  };
  desc.exports = {{{}, "main", 0, {value("a"), value("b")}, {value("y")}, ""}};
  desc.kernels = {{{}, "add", module::kAbsent, 1, 3}};
  static const std::vector<uint8_t> library = readKernelLibrary();
  desc.libraries = {{{}, "cpu:::", 0}};
  desc.segments = {library};
  return module::serializeModule(desc);
}

/// What all runs share, and none changes.
struct Host {
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  Host() {
    static AlignedBytes bytes(additionModule());
    sluice_device_options_t options{};
    options.threads = 2, options.memory_limit = 16 << 20;
    fuzz::require(works(sluice_instance_create(&instance)) &&
                      works(sluice_device_create(instance, "cpu", &options, &device)) &&
                      works(sluice_module_load_memory(&device, 1, bytes.data(), bytes.size(),
                                                      nullptr, nullptr, &module)),
                  "the host has no device");
  }
};

class Caller {
public:
  Caller(Host &host, FuzzedDataProvider &bytes) : host(host), bytes(bytes) {
    fuzz::require(works(sluice_call_create(host.module, "main", &call)), "no call");
  }
  ~Caller() {
    endFences();
    sluice_call_free(call);
  }

  void step() {
    switch (bytes.ConsumeIntegralInRange(0, 15)) {
    case 0:
      return make(buffer(),
                  [&](auto **out) { return sluice_buffer_create(host.device, number(), out); });
    case 1:
      return make(buffer(), [&](auto **out) {
        uint64_t length = bytes.ConsumeIntegralInRange<uint64_t>(0, memory.size());
        return sluice_buffer_import_with(host.device, memory.data(), length,
                                         sluice_access_t(bytes.ConsumeBool()), nullptr, nullptr,
                                         out);
      });
    case 2:
      if (sluice_buffer_t *parent = buffer().get())
        make(buffer(), [&](auto **out) {
          uint64_t offset = number(), length = number();
          return sluice_buffer_subspan(parent, offset, length, out);
        });
      return;
    case 3: return buffer().reset();
    case 4: return copy();
    case 5:
      if (sluice_buffer_t *whole = buffer().get())
        make(tensor(), [&](auto **out) {
          shape();
          return sluice_tensor_create(whole, type(), dims.size(), dims.data(), out);
        });
      return;
    case 6:
      return make(tensor(), [&](auto **out) {
        shape();
        return sluice_tensor_create_copy(host.device, type(), dims.size(), dims.data(), nullptr,
                                         out);
      });
    case 7: return tensor().reset();
    case 8:
      if (sluice_tensor_t *given = tensor().get())
        works(sluice_call_set_tensor(call, bytes.ConsumeIntegralInRange<size_t>(0, 3), given));
      return;
    case 9: works(sluice_call_set_scalar(call, number(), int64_t(number()))); return;
    case 10: return vector();
    case 11:
      endFences(); // It would not begin before a call that waits for one of them.
      works(sluice_call_invoke(call));
      return;
    case 12: return invokeLater();
    case 13:
      return make(tensor(), [&](auto **out) {
        return sluice_call_result_tensor(call, bytes.ConsumeIntegralInRange<size_t>(0, 2), out);
      });
    case 14: return fenceStep();
    default: return element();
    }
  }
  void sums() {
    for (TensorRef &slot : {std::ref(tensors[0]), std::ref(tensors[1])})
      slot.reset();
    vector(), works(sluice_call_set_tensor(call, 0, tensors[0].get()));
    works(sluice_call_set_tensor(call, 1, tensors[0].get()));
    fuzz::require(works(sluice_call_invoke(call)), "a call fails after others did");
    TensorRef sum;
    make(sum, [&](auto **out) { return sluice_call_result_tensor(call, 0, out); });
    auto *values = static_cast<const float *>(sluice_tensor_host_pointer(sum.get()));
    for (int i = 0; i < 5; ++i)
      fuzz::require(values[i] == 2.0f * float(i), "a wrong sum");
  }

private:
  void endFences() {
    for (FenceRef &fence : fences)
      if (fence && !sluice_fence_reached(fence.get()))
        works(sluice_fence_fail(fence.get(), "over"));
  }
  uint64_t number() {
    constexpr uint64_t kOdd[] = {0,     1,         4,          20,         63,
                                 64,    4096,      1ull << 32, 1ull << 62, 1ull << 63,
                                 ~0ull, ~0ull - 3, 1ull << 24};
    return bytes.PickValueInArray(kOdd);
  }
  sluice_element_type_t type() {
    return bytes.ConsumeBool() ? SLUICE_ELEMENT_F32
                               : sluice_element_type_t(bytes.ConsumeIntegralInRange(0, 200));
  }
  void shape() {
    dims.resize(bytes.ConsumeIntegralInRange<size_t>(0, 5));
    for (int64_t &dim : dims)
      dim = bytes.ConsumeBool() ? bytes.ConsumeIntegralInRange(0, 5) : int64_t(number());
  }
  BufferRef &buffer() { return buffers[bytes.ConsumeIntegralInRange<size_t>(0, 3)]; }
  TensorRef &tensor() { return tensors[bytes.ConsumeIntegralInRange<size_t>(0, 3)]; }
  FenceRef &fence() { return fences[bytes.ConsumeIntegralInRange<size_t>(0, 3)]; }

  /// A failed function leaves its results untouched.
  template <typename Slot, typename Create> void make(Slot &slot, Create create) {
    auto *odd = reinterpret_cast<decltype(slot.get())>(this), *made = odd;
    bool isMade = works(create(&made));
    fuzz::require(isMade != (made == odd), "a result of a function that failed");
    if (isMade)
      slot.reset(made);
  }

  void copy() {
    sluice_buffer_t *to = buffer().get();
    uint64_t offset = number(), length = bytes.ConsumeIntegralInRange<uint64_t>(0, 64);
    std::array<uint8_t, 64> out, in;
    out.fill(bytes.ConsumeIntegral<uint8_t>());
    if (!to || !works(sluice_buffer_write(to, offset, out.data(), length)))
      return;
    fuzz::require(offset <= sluice_buffer_length(to) && length <= sluice_buffer_length(to) - offset,
                  "a write past the end");
    fuzz::require(works(sluice_buffer_read(to, offset, in.data(), length)) &&
                      std::equal(in.begin(), in.begin() + length, out.begin()),
                  "another value than was written");
  }
  /// 0, 1, 2, 3, 4
  void vector() {
    const float values[] = {0, 1, 2, 3, 4};
    const int64_t five = 5;
    make(tensors[0], [&](auto **out) {
      return sluice_tensor_create_copy(host.device, SLUICE_ELEMENT_F32, 1, &five, values, out);
    });
  }
  void invokeLater() {
    std::vector<sluice_fence_t *> waits;
    if (FenceRef &first = fence(); first && bytes.ConsumeBool())
      waits.push_back(first.get());
    FenceRef &done = fence(); // Nobody could signal one of ours that is replaced.
    if (done && !sluice_fence_reached(done.get()))
      works(sluice_fence_fail(done.get(), "replaced"));
    make(done, [&](auto **out) {
      return sluice_call_invoke_async(call, waits.data(), waits.size(), out);
    });
  }
  void fenceStep() {
    FenceRef &one = fence();
    switch (bytes.ConsumeIntegralInRange(0, 3)) {
    case 0:
      if (!one || sluice_fence_reached(one.get()))
        make(one, [&](auto **out) { return sluice_fence_create(out); });
      return;
    case 1:
      if (one)
        works(sluice_fence_signal(one.get()));
      return;
    case 2:
      if (one)
        works(sluice_fence_fail(one.get(), "no"));
      return;
    default:
      if (one && sluice_fence_reached(one.get()))
        works(sluice_fence_wait(one.get()));
    }
  }
  void element() {
    sluice_element_type_t kind = type();
    uint8_t value[16] = {}, again[16] = {};
    auto given = bytes.ConsumeBytes<uint8_t>(16);
    std::copy(given.begin(), given.end(), value);
    char text[64];
    size_t length = sluice_element_format(kind, value, text, sizeof(text));
    if (!sluice_element_type_size(kind))
      return;
    fuzz::require(sluice_element_parse(kind, text, std::min<size_t>(length, 63), again),
                  "a value is not read again");
    char other[64];
    sluice_element_format(kind, again, other, sizeof(other));
    fuzz::require(std::strcmp(text, other) == 0, "a value is another when read again");
  }

  Host &host;
  FuzzedDataProvider &bytes;
  sluice_call_t *call = nullptr;
  std::array<uint8_t, 256> memory{};
  std::array<BufferRef, 4> buffers;
  std::array<TensorRef, 4> tensors;
  std::array<FenceRef, 4> fences;
  std::vector<int64_t> dims;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Host host;
  FuzzedDataProvider bytes(data, size);
  {
    Caller caller(host, bytes);
    for (int i = 0; i < 60 && bytes.remaining_bytes(); ++i)
      caller.step();
  }
  FuzzedDataProvider nothing(nullptr, 0);
  Caller(host, nothing).sums();
  return 0;
}
