//===- Runtime.cpp - modules, devices and calls for Python -----------------===//
// Thin: Arrays.h has the way of arrays in and out. Choosing names, types and functions is done in
// Python, in sluice/module.py.
//===----------------------------------------------------------------------===//
#include "python/Arrays.h"
#include <algorithm>
#include <atomic>
#include <csignal>
#include <map>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace nb::literals;
using namespace sluice::python;

namespace {
using DeviceRef = std::unique_ptr<sluice_device_t, Releaser<sluice_device_release>>;
using ModuleRef = std::unique_ptr<sluice_module_t, Releaser<sluice_module_release>>;
using CallRef = std::unique_ptr<sluice_call_t, Releaser<sluice_call_free>>;
using FenceRef = std::unique_ptr<sluice_fence_t, Releaser<sluice_fence_release>>;

/// sluice.Error; made when the extension is loaded and never freed.
PyObject *errorType;

/// Of a module or a path, which need not be UTF-8.
nb::object textOf(const char *text) {
  return nb::steal(PyUnicode_DecodeUTF8(text, Py_ssize_t(std::strlen(text)), "replace"));
}

void translateError(const std::exception_ptr &exception, void *) {
  try {
    std::rethrow_exception(exception);
  } catch (const StatusError &error) {
    nb::object value = nb::handle(errorType)(textOf(sluice_status_text(error.status)));
    value.attr("code") = sluice_status_code_name(sluice_status_code(error.status));
    value.attr("location") = textOf(sluice_status_location(error.status));
    sluice_status_free(error.status);
    PyErr_SetObject(errorType, value.ptr());
  } catch (const ArgumentError &error) {
    PyErr_SetObject(errorType, textOf(error.what()).ptr());
  }
}

/// All devices of a process share one instance, which lives until the process ends.
sluice_instance_t *instance() {
  static sluice_instance_t *instance = nullptr;
  static unsigned process = 0;
  if (!instance || process != forks)
    check(sluice_instance_create(&instance));
  process = forks;
  return instance;
}

// Ctrl-C ends what Python's main thread waits for; Python itself looks at signals only when it is
// back.
struct sigaction pythonsAction;
pthread_t mainThread;
std::atomic<sluice_call_t *> running{nullptr}; // a call of the main thread
bool interrupted = false;                      // a load

void interrupt(int signal) {
  if (!pthread_equal(pthread_self(), mainThread)) {
    pthread_kill(mainThread, signal);
    return;
  }
  if (sluice_call_t *call = running.load())
    sluice_call_cancel(call);
  __atomic_store_n(&interrupted, true, __ATOMIC_RELAXED);
  pythonsAction.sa_handler(signal);
}

/// For the main thread, where Python's own handler would raise KeyboardInterrupt.
void watchInterrupts() {
  struct sigaction action;
  sigaction(SIGINT, nullptr, &action);
  bool isPythons = !(action.sa_flags & SA_SIGINFO) && action.sa_handler != SIG_DFL &&
                   action.sa_handler != SIG_IGN && action.sa_handler != interrupt;
  if (!isPythons)
    return;
  pythonsAction = action;
  mainThread = pthread_self();
  action.sa_handler = interrupt;
  sigaction(SIGINT, &action, nullptr);
}

/// As `check`, of what a signal may have cancelled: raises what Python does about that.
void checkEnd(sluice_status_t status) {
  if (sluice_status_code(status) == SLUICE_CANCELLED && PyErr_CheckSignals()) {
    sluice_status_free(status);
    throw nb::python_error();
  }
  check(status);
}

/// What a list holds. No argument is a vector or a string: nanobind's conversions to them end the
/// process without memory.
template <typename T> std::vector<T> elementsOf(const nb::list &list) {
  std::vector<T> result;
  for (nb::handle element : list)
    result.push_back(nb::cast<T>(element));
  return result;
}

/// Of (bytes, microseconds, steps), 0 where there is none; None: no limits.
sluice_limits_t limitsOf(const nb::object &given) {
  if (given.is_none())
    return {};
  return {nb::cast<uint64_t>(given[0]), nb::cast<uint64_t>(given[1]), nb::cast<uint64_t>(given[2])};
}

struct Device {
  DeviceRef handle;
  /// Negative microseconds and a memory limit of 0 are the defaults.
  Device(const char *name, unsigned threads, int64_t spinMicroseconds, uint64_t memoryLimit) {
    sluice_device_options_t options = {};
    options.threads = threads;
    options.memory_limit = memoryLimit;
    if (spinMicroseconds >= 0)
      options.spin_us = spinMicroseconds == 0
                            ? SLUICE_SPIN_NONE
                            : uint32_t(std::min<int64_t>(spinMicroseconds, SLUICE_SPIN_NONE - 1));
    handle = made<DeviceRef>(sluice_device_create, instance(), name, &options);
  }
};

/// What a function of the runtime says of a device.
template <auto function> auto ask(const Device &device) { return function(device.handle.get()); }

//===- Tensors of devices -------------------------------------------------===//

/// A tensor that stays in the memory of its device.
struct DeviceTensor {
  TensorRef tensor;

  std::vector<int64_t> shape() const {
    const int64_t *dims = sluice_tensor_dims(tensor.get());
    return {dims, dims + sluice_tensor_rank(tensor.get())};
  }
  const char *device() const {
    return sluice_device_name(sluice_buffer_device(sluice_tensor_buffer(tensor.get())));
  }
  const char *type() const {
    return sluice_element_type_name(sluice_tensor_element_type(tensor.get()));
  }
  nb::object numpy() const { return exportTensor(share(), /*copies=*/true); }
  /// (file descriptor or -1, what else a handle says) for another process.
  nb::tuple exportMemory() const {
    sluice_memory_handle_t handle;
    check(sluice_buffer_export(sluice_tensor_buffer(tensor.get()), &handle));
    int fd = std::exchange(handle.fd, -1);
    return nb::make_tuple(fd, nb::bytes(&handle, sizeof(handle)));
  }
  /// A capsule of DLPack for memory of its device (`kind`, `ordinal`), which it keeps.
  nb::object dlpack(int kind, int ordinal) const {
    std::vector<size_t> sizes;
    for (int64_t dim : shape())
      sizes.push_back(static_cast<size_t>(dim));
    auto address = sluice_buffer_device_address(sluice_tensor_buffer(tensor.get()));
    return nb::cast(nb::ndarray<>(
        reinterpret_cast<void *>(address), sizes.size(), sizes.data(), ownerOf(share()), nullptr,
        dlpackType(sluice_tensor_element_type(tensor.get()), false), kind, ordinal));
  }

private:
  TensorRef share() const {
    sluice_tensor_retain(tensor.get());
    return TensorRef(tensor.get());
  }
};

/// A copy of an array in the memory of a device.
TensorRef copyOf(sluice_device_t *device, nb::handle array, int type) {
  View view = viewOf(array);
  std::vector<int64_t> dims(view->shape, view->shape + view->ndim);
  return made<TensorRef>(sluice_tensor_create_copy, device,
                         static_cast<sluice_element_type_t>(type), dims.size(), dims.data(),
                         view->buf);
}

/// A tensor over memory of another library, which it keeps, for many calls: a DLPack object of host
/// memory, or with `number` 0 a capsule of the device's.
DeviceTensor borrow(const Device &device, nb::handle array, const nb::object &number) {
  return {number.is_none() ? importDlpack(device.handle.get(), array, "borrowed")
                           : importDeviceMemory(device.handle.get(), array, "borrowed")};
}

/// The tensor that another process exported, by its handle as DeviceTensor::exportMemory gives it.
DeviceTensor openMemory(const Device &device, int fd, const nb::bytes &state, int type,
                        const nb::list &sizes) {
  sluice_memory_handle_t handle;
  if (state.size() != sizeof(handle))
    throw ArgumentError("a memory handle of another version of the runtime");
  std::memcpy(&handle, state.c_str(), sizeof(handle));
  auto dims = elementsOf<int64_t>(sizes);
  handle.fd = fd;
  auto buffer = made<BufferRef>(sluice_buffer_open, device.handle.get(), &handle);
  return {made<TensorRef>(sluice_tensor_create, buffer.get(),
                          static_cast<sluice_element_type_t>(type), dims.size(), dims.data())};
}

//===- Modules ------------------------------------------------------------===//

nb::list describeValues(const sluice_module_t *module, const sluice_value_info_t *values,
                        size_t count) {
  nb::list list;
  for (size_t i = 0; i < count; ++i) {
    nb::list dims, names;
    for (size_t d = 0; d < values[i].rank; ++d) {
      dims.append(values[i].dims[d]);
      names.append(textOf(values[i].dim_names[d]));
    }
    list.append(nb::make_tuple(
        textOf(values[i].name), sluice_element_type_name(values[i].element_type),
        values[i].kind == SLUICE_VALUE_SCALAR, nb::tuple(dims), nb::tuple(names),
        textOf(values[i].doc), sluice_device_name(sluice_module_device(module, values[i].device))));
  }
  return list;
}

/// A policy in Python: policy(candidates, memory type, usage) -> index of a candidate; candidates
/// as [(device, name, ordinal, queues, why it has no such memory, or None)].
struct CallablePolicy {
  nb::object function;
  nb::object error; // what it raised

  static sluice_status_t select(void *user, const sluice_device_candidate_t *candidates,
                                size_t count, uint32_t memoryType, uint32_t usage, uint32_t,
                                sluice_device_t **device, uint64_t *queues) {
    auto &self = *static_cast<CallablePolicy *>(user);
    nb::gil_scoped_acquire gil;
    try {
      nb::list list;
      for (const sluice_device_candidate_t *c = candidates; c != candidates + count; ++c)
        list.append(nb::make_tuple(sluice_device_name(c->device), c->name, c->ordinal,
                                   c->queue_affinity, c->refusal));
      auto index = nb::cast<size_t>(self.function(list, memoryType, usage));
      if (index >= count)
        throw ArgumentError("the device policy chose candidate " + std::to_string(index) + " of " +
                            std::to_string(count));
      *device = candidates[index].device, *queues = candidates[index].queue_affinity;
      return nullptr;
    } catch (nb::python_error &raised) {
      self.error = nb::borrow(raised.value());
    } catch (const std::exception &other) {
      return sluice_status_create(SLUICE_INVALID_ARGUMENT, other.what());
    }
    return sluice_status_create(SLUICE_INVALID_ARGUMENT, "the device policy failed");
  }
};

bool isProcessor(const sluice_device_t *device) {
  return std::strncmp(sluice_device_name(device), "cpu:", 4) == 0;
}

/// The results of a call that is done.
nb::list resultsOf(sluice_call_t *call, bool onDevice) {
  const sluice_function_info_t *info = sluice_call_function(call);
  nb::list results;
  for (size_t i = 0; i < info->result_count; ++i) {
    if (info->results[i].kind == SLUICE_VALUE_SCALAR) {
      int64_t bits = 0;
      check(sluice_call_result_scalar(call, i, &bits));
      results.append(scalarObject(bits, info->results[i].element_type));
      continue;
    }
    auto tensor = made<TensorRef>(sluice_call_result_tensor, call, i);
    bool stays = onDevice && !isProcessor(sluice_buffer_device(sluice_tensor_buffer(tensor.get())));
    results.append(stays ? nb::cast(DeviceTensor{std::move(tensor)})
                         : exportTensor(std::move(tensor)));
  }
  return results;
}

/// A call that goes on.
struct PendingCall {
  CallRef call;
  FenceRef fence;
  bool onDevice;

  bool isDone() const { return sluice_fence_reached(fence.get()); }
  nb::list results() const {
    check(unlocked([&] { return sluice_fence_wait(fence.get()); }));
    return resultsOf(call.get(), onDevice);
  }
};

/// A function in Python that a program calls: function([(array, type)], number of results) ->
/// [(array, type number)], with arrays of the host that are its own.
struct HostFunction {
  nb::object function;
  sluice_device_t *device = nullptr;

  static sluice_status_t call(void *user, sluice_tensor_t *const *arguments, size_t count,
                              sluice_tensor_t **results, size_t resultCount) {
    auto &self = *static_cast<HostFunction *>(user);
    nb::gil_scoped_acquire gil;
    try {
      nb::list given;
      for (size_t i = 0; i < count; ++i) {
        sluice_tensor_retain(arguments[i]);
        const char *type = sluice_element_type_name(sluice_tensor_element_type(arguments[i]));
        given.append(nb::make_tuple(exportTensor(TensorRef(arguments[i]), /*copies=*/true), type));
      }
      nb::object made = self.function(given, resultCount);
      for (size_t i = 0; i < resultCount; ++i)
        results[i] = copyOf(self.device, made[i][0], nb::cast<int>(made[i][1])).release();
      return nullptr;
    } catch (nb::python_error &raised) {
      bool interrupts = raised.matches(PyExc_KeyboardInterrupt);
      if (interrupts)
        PyErr_SetInterrupt(); // Once more, for whoever waits for the call.
      return sluice_status_create(interrupts ? SLUICE_CANCELLED : SLUICE_PROGRAM_FAILED,
                                  nb::str(nb::repr(raised.value())).c_str());
    } catch (const StatusError &error) {
      return error.status;
    } catch (const std::exception &other) {
      return sluice_status_create(SLUICE_PROGRAM_FAILED, other.what());
    }
  }
};

struct Module {
  std::map<std::string, HostFunction> hostFunctions;
  ModuleRef handle;
  /// `policy` is a name or a callable.
  Module(const nb::list &devices, const char *path, const nb::object &policy,
         const nb::dict &functions, const nb::object &limits, const nb::list &trustedKeys,
         bool requiresSignature, bool isolate) {
    std::vector<const char *> keys = elementsOf<const char *>(trustedKeys);
    std::vector<sluice_device_t *> handles;
    for (const Device *device : elementsOf<const Device *>(devices))
      handles.push_back(device->handle.get());
    sluice_hal_device_policy_t chosen;
    CallablePolicy callable;
    if (nb::isinstance<nb::str>(policy))
      check(sluice_hal_device_policy_find(nb::cast<const char *>(policy), &chosen));
    else
      callable.function = policy, chosen = {CallablePolicy::select, &callable};
    for (auto [name, function] : functions)
      hostFunctions[nb::cast<const char *>(name)] = {nb::borrow(function),
                                                     handles.empty() ? nullptr : handles[0]};
    auto find = [](void *user, const char *name, sluice_host_function_t *found) {
      auto &all = static_cast<Module *>(user)->hostFunctions;
      if (auto known = all.find(name); known != all.end())
        *found = {HostFunction::call, &known->second};
    };
    sluice_module_options_t options{
        sizeof(options), &chosen,     &interrupted,      find,   this, limitsOf(limits),
        keys.data(),     keys.size(), requiresSignature, isolate};
    interrupted = false;
    sluice_module_t *loaded = nullptr;
    sluice_status_t status = unlocked([&] {
      return sluice_module_load_file_with(handles.data(), handles.size(), path, &options, &loaded);
    });
    handle.reset(loaded);
    if (callable.error.is_valid()) {
      sluice_status_free(status);
      PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(callable.error.ptr())),
                      callable.error.ptr());
      throw nb::python_error();
    }
    checkEnd(status);
  }

  /// [(name, doc, arguments, results)], arguments and results as [(name, type, is scalar, dims, dim
  /// names, doc)].
  nb::list functions() const {
    nb::list list;
    for (size_t i = 0, count = sluice_module_function_count(handle.get()); i < count; ++i) {
      const sluice_function_info_t *info = sluice_module_function(handle.get(), i);
      list.append(
          nb::make_tuple(textOf(info->name), textOf(info->doc),
                         describeValues(handle.get(), info->arguments, info->argument_count),
                         describeValues(handle.get(), info->results, info->result_count)));
    }
    return list;
  }

  /// The devices that were chosen when the module was loaded, one for each question.
  std::vector<std::string> selections() const {
    std::vector<std::string> names;
    for (size_t i = 0, count = sluice_module_selection_count(handle.get()); i < count; ++i)
      names.push_back(sluice_device_name(sluice_module_selection(handle.get(), i, nullptr)));
    return names;
  }

  /// Calls `function`. An argument is (array, type number), (DLPack object, None), (DLPack capsule
  /// of device memory or DeviceTensor, 0) or (scalar, None). With `onDevice`, results of GPUs stay
  /// in their memory.
  nb::list call(const char *function, const nb::list &arguments, bool onDevice,
                const nb::object &limits) const {
    CallRef call = prepare(function, arguments, limits);
    checkEnd(unlocked([&] {
      bool isMain = pthread_equal(pthread_self(), mainThread);
      if (isMain)
        running = call.get();
      sluice_status_t status = sluice_call_invoke(call.get());
      if (isMain)
        running = nullptr;
      return status;
    }));
    return resultsOf(call.get(), onDevice);
  }

  /// The same without waiting for devices; it begins once the calls of `after` are done.
  PendingCall *callAsync(const char *function, const nb::list &arguments, bool onDevice,
                         const nb::object &limits, const nb::list &after) const {
    CallRef call = prepare(function, arguments, limits);
    std::vector<sluice_fence_t *> waits;
    for (const PendingCall *other : elementsOf<const PendingCall *>(after))
      waits.push_back(other->fence.get());
    sluice_fence_t *fence = nullptr;
    check(unlocked(
        [&] { return sluice_call_invoke_async(call.get(), waits.data(), waits.size(), &fence); }));
    return new PendingCall{std::move(call), FenceRef(fence), onDevice};
  }

private:
  CallRef prepare(const char *function, const nb::list &arguments, const nb::object &limits) const {
    auto call = made<CallRef>(sluice_call_create, handle.get(), function);
    sluice_call_t *created = call.get();
    const sluice_limits_t bounds = limitsOf(limits);
    sluice_call_set_limits(created, &bounds);
    const sluice_function_info_t *info = sluice_call_function(created);
    for (size_t i = 0; i < arguments.size(); ++i) {
      sluice_device_t *device = sluice_module_device(
          handle.get(), i < info->argument_count ? info->arguments[i].device : 0);
      nb::handle value = arguments[i][0], type = arguments[i][1];
      if (i < info->argument_count && info->arguments[i].kind == SLUICE_VALUE_SCALAR) {
        check(
            sluice_call_set_scalar(created, i, scalarBits(value, info->arguments[i].element_type)));
        continue;
      }
      int number = type.is_none() ? -1 : nb::cast<int>(type);
      const char *name = i < info->argument_count ? info->arguments[i].name : "";
      const DeviceTensor *there = nullptr;
      if (number == 0 && nb::try_cast(value, there)) {
        check(sluice_call_set_tensor(created, i, there->tensor.get()));
        continue;
      }
      TensorRef tensor =
          number < 0    ? importDlpack(device, value, name)
          : number == 0 ? importDeviceMemory(device, value, name)
                        : importBuffer(device, value, static_cast<sluice_element_type_t>(number));
      check(sluice_call_set_tensor(created, i, tensor.get()));
    }
    return call;
  }
};

/// What one of the visits of an instance is told: (name, text) of each device.
template <typename Visit> std::vector<std::pair<std::string, std::string>> listOf(Visit visit) {
  std::vector<std::pair<std::string, std::string>> found;
  auto add = [](void *user, const char *name, const char *text) {
    static_cast<decltype(found) *>(user)->emplace_back(name, text);
  };
  visit(instance(), add, &found);
  return found;
}
} // namespace

NB_MODULE(_runtime, m) {
  nb::set_leak_warnings(false); // torch.compile keeps modules until the process ends.
  errorType = PyErr_NewExceptionWithDoc("sluice.Error",
                                        "A model did not compile, load or run; the text says why.",
                                        PyExc_RuntimeError, nullptr);
  m.attr("Error") = nb::borrow(errorType);
  nb::register_exception_translator(translateError);

  nb::dict types;
  for (int type = 1; type < SLUICE_ELEMENT_COUNT; ++type)
    if (sluice_element_type_size(static_cast<sluice_element_type_t>(type)))
      types[sluice_element_type_name(static_cast<sluice_element_type_t>(type))] = type;
  m.attr("TYPES") = types;

  nb::class_<Device>(m, "Device", nb::is_weak_referenceable())
      .def(nb::init<const char *, unsigned, int64_t, uint64_t>())
      .def_prop_ro("name", &ask<sluice_device_name>)
      .def_prop_ro("description", &ask<sluice_device_description>)
      .def_prop_ro("target", &ask<sluice_device_target>)
      // What it works on, as DLPack's protocol asks for it; 0 if it is no stream.
      .def_prop_ro("stream",
                   [](const Device &self) {
                     return reinterpret_cast<uint64_t>(ask<sluice_device_stream>(self));
                   })
      .def_prop_rw(
          "rank", &ask<sluice_device_rank>,
          [](Device &self, uint32_t rank) { sluice_device_set_rank(self.handle.get(), rank); })
      .def("reset_peak_memory", &ask<sluice_device_reset_peak_memory>)
      .def("borrow", &borrow, "array"_a, "number"_a.none())
      .def_prop_ro("memory", [](const Device &self) {
        sluice_memory_statistics_t memory;
        sluice_device_memory_statistics(self.handle.get(), &memory);
        nb::dict result;
        result["in_use"] = memory.in_use, result["peak"] = memory.peak,
        result["cached"] = memory.cached;
        return result;
      });
  nb::class_<Module>(m, "Module")
      .def(nb::init<const nb::list &, const char *, const nb::object &, const nb::dict &,
                    const nb::object &, const nb::list &, bool, bool>(),
           "devices"_a, "path"_a, "policy"_a, "functions"_a, "limits"_a.none(), "trusted_keys"_a,
           "require_signature"_a, "isolate"_a)
      .def("functions", &Module::functions)
      .def_prop_ro("selections", &Module::selections)
      .def("call", &Module::call, "function"_a, "arguments"_a, "on_device"_a, "limits"_a.none())
      .def("call_async", &Module::callAsync, "function"_a, "arguments"_a, "on_device"_a,
           "limits"_a.none(), "after"_a);
  nb::class_<PendingCall>(m, "PendingCall")
      .def("done", &PendingCall::isDone)
      .def("results", &PendingCall::results);
  nb::class_<DeviceTensor>(m, "DeviceTensor")
      .def_prop_ro("shape", &DeviceTensor::shape)
      .def_prop_ro("device", &DeviceTensor::device)
      .def_prop_ro("type", &DeviceTensor::type)
      .def("numpy", &DeviceTensor::numpy)
      .def("dlpack", &DeviceTensor::dlpack)
      .def("export_memory", &DeviceTensor::exportMemory);
  m.def("to_device", [](const Device &device, nb::handle array, int type) {
    return DeviceTensor{copyOf(device.handle.get(), array, type)};
  });
  m.def("open_memory", &openMemory);
  m.def("devices", [] { return listOf(sluice_instance_visit_devices); });
  // What kernels for each device are best compiled for.
  m.def("targets", [] {
    auto found = listOf(sluice_instance_visit_targets);
    return std::map<std::string, std::string>(found.begin(), found.end());
  });
  m.def("driver_of", [](const char *target) { return sluice_target_driver(target); });
  m.def("world", [] {
    sluice_world_info_t info;
    check(sluice_world_query(&info));
    return nb::make_tuple(info.rank, info.size, info.local_rank, info.local_size);
  });
  m.def("version", &sluice_version);
  m.def("watch_interrupts", &watchInterrupts);
  m.def("after_fork", [] { ++forks; });
}
