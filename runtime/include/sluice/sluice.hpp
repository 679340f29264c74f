//===- sluice.hpp - the C functions as C++17 classes ----------------------===//
// Header only, over sluice.h. A class owns one reference, moves and frees it; what fails throws
// sluice::Error. Functions of C that have no method here take what get() gives.
//   auto device = sluice::Instance().device("cpu");
//   auto call = device.load("model.slm").call("main");
//   std::vector<float> y = call(device.tensor({2, 3}, x))[0].copy<float>();
//===----------------------------------------------------------------------===//
#ifndef SLUICE_SLUICE_HPP
#define SLUICE_SLUICE_HPP

#include "sluice/sluice.h"

#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace sluice {

/// What went wrong, and where. Copies share it.
class Error : public std::exception {
public:
  explicit Error(sluice_status_t given) : status(given, sluice_status_free) {}
  Error(sluice_status_code_t code, const char *message)
      : Error(sluice_status_create(code, message)) {}
  sluice_status_code_t code() const { return sluice_status_code(status.get()); }
  const char *message() const { return sluice_status_message(status.get()); }
  const char *location() const { return sluice_status_location(status.get()); }
  const char *what() const noexcept override { return sluice_status_text(status.get()); }

private:
  std::shared_ptr<sluice_status_s> status;
};

/// Throws a failure.
inline void check(sluice_status_t status) {
  if (status)
    throw Error(status);
}

namespace detail {
/// Owns one reference of a handle of C.
template <typename Handle, void (*release)(Handle *)> class Owner {
public:
  explicit Owner(Handle *given) : handle(given, release) {}
  /// Null after a move.
  Handle *get() const { return handle.get(); }

private:
  std::unique_ptr<Handle, void (*)(Handle *)> handle;
};

/// What a function of C puts into its last parameter: make<sluice_call_t>(sluice_call_create, ...).
template <typename Handle, typename Function, typename... Arguments>
Handle *make(Function function, const Arguments &...arguments) {
  Handle *made = nullptr;
  check(function(arguments..., &made));
  return made;
}

template <typename T> constexpr sluice_element_type_t elementType() {
  static_assert(std::is_arithmetic_v<T> && sizeof(T) <= 8, "name the element type");
  constexpr int log = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
  return std::is_same_v<T, bool>       ? SLUICE_ELEMENT_I1
         : std::is_floating_point_v<T> ? sluice_element_type_t(SLUICE_ELEMENT_F32 + log - 2)
         : std::is_unsigned_v<T>       ? sluice_element_type_t(SLUICE_ELEMENT_UI8 + log)
                                       : sluice_element_type_t(SLUICE_ELEMENT_I8 + log);
}
} // namespace detail

/// See tensor.h.
class Tensor : public detail::Owner<sluice_tensor_t, sluice_tensor_release> {
public:
  using Owner::Owner;
  sluice_element_type_t elementType() const { return sluice_tensor_element_type(get()); }
  std::vector<int64_t> shape() const {
    const int64_t *dims = sluice_tensor_dims(get());
    return {dims, dims + sluice_tensor_rank(get())};
  }
  size_t size() const { return size_t(sluice_tensor_element_count(get())); }
  /// Elements in memory of the host; null where it cannot address them.
  template <typename T> T *data() const {
    requireType<T>();
    return static_cast<T *>(sluice_tensor_host_pointer(get()));
  }
  /// A copy of all elements, from any device.
  template <typename T> std::vector<T> copy() const {
    requireType<T>();
    std::vector<T> values(size());
    check(sluice_buffer_read(sluice_tensor_buffer(get()), 0, values.data(),
                             sluice_tensor_byte_length(get())));
    return values;
  }

private:
  template <typename T> void requireType() const {
    if (detail::elementType<T>() != elementType())
      throw Error(SLUICE_INVALID_ARGUMENT, "the tensor has elements of another type");
  }
};

/// See call.h.
class Call : public detail::Owner<sluice_call_t, sluice_call_free> {
public:
  using Owner::Owner;
  const sluice_function_info_t &function() const { return *sluice_call_function(get()); }
  void set(size_t index, const Tensor &tensor) {
    check(sluice_call_set_tensor(get(), index, tensor.get()));
  }
  void setScalar(size_t index, int64_t bits) { check(sluice_call_set_scalar(get(), index, bits)); }
  void invoke() { check(sluice_call_invoke(get())); }
  /// May be called from any thread.
  void cancel() { sluice_call_cancel(get()); }
  Tensor result(size_t index) const {
    return Tensor(detail::make<sluice_tensor_t>(sluice_call_result_tensor, get(), index));
  }
  int64_t resultScalar(size_t index) const {
    int64_t bits = 0;
    check(sluice_call_result_scalar(get(), index, &bits));
    return bits;
  }
  /// Sets tensors in order, invokes, and gives all results, which must be tensors.
  template <typename... Tensors> std::vector<Tensor> operator()(const Tensors &...inputs) {
    size_t index = 0;
    (set(index++, inputs), ...);
    invoke();
    std::vector<Tensor> results;
    for (size_t i = 0; i < function().result_count; ++i)
      results.push_back(result(i));
    return results;
  }
};

/// See module.h.
class Module : public detail::Owner<sluice_module_t, sluice_module_release> {
public:
  using Owner::Owner;
  /// Null past the last.
  const sluice_function_info_t *function(size_t index) const {
    return sluice_module_function(get(), index);
  }
  Call call(const char *function = "main") const {
    return Call(detail::make<sluice_call_t>(sluice_call_create, get(), function));
  }
};

/// See device.h.
class Device : public detail::Owner<sluice_device_t, sluice_device_release> {
public:
  using Owner::Owner;
  const char *name() const { return sluice_device_name(get()); }
  Module load(const std::string &path, const sluice_module_options_t *options = nullptr) const {
    sluice_device_t *self = get();
    return Module(detail::make<sluice_module_t>(sluice_module_load_file_with, &self, size_t(1),
                                                path.c_str(), options));
  }
  /// New memory with the elements at `data`; null leaves them undefined.
  Tensor tensor(sluice_element_type_t type, const std::vector<int64_t> &shape,
                const void *data = nullptr) const {
    return Tensor(detail::make<sluice_tensor_t>(sluice_tensor_create_copy, get(), type,
                                                shape.size(), shape.data(), data));
  }
  /// The same of as many elements as the shape has.
  template <typename T>
  Tensor tensor(const std::vector<int64_t> &shape, const std::vector<T> &values) const {
    uint64_t count = 1;
    for (int64_t size : shape)
      count *= uint64_t(size);
    if (count != values.size())
      throw Error(SLUICE_INVALID_ARGUMENT, "the shape has another number of elements");
    return tensor(detail::elementType<T>(), shape, values.data());
  }
};

/// See instance.h.
class Instance : public detail::Owner<sluice_instance_t, sluice_instance_release> {
public:
  explicit Instance(const sluice_instance_options_t *options = nullptr)
      : Owner(detail::make<sluice_instance_t>(sluice_instance_create_with, options)) {}
  Device device(const char *name = "cpu", const sluice_device_options_t *options = nullptr) const {
    return Device(detail::make<sluice_device_t>(sluice_device_create, get(), name, options));
  }
};

} // namespace sluice
#endif
