//===- Arrays.cpp - arrays of Python as tensors, and back ------------------===//
#include "python/Arrays.h"
#include <bit>
#include <string>
#include <vector>

namespace nb = nanobind;

// Every CPython has these, though its stable ABI does not: the second from 3.13 on, the third
// before.
extern "C" {
PyAPI_FUNC(int) PyGILState_Check(void);
__attribute__((weak)) PyAPI_FUNC(int) Py_IsFinalizing(void);
__attribute__((weak)) PyAPI_FUNC(int) _Py_IsFinalizing(void);
}

namespace sluice::python {

unsigned forks = 0;

/// Calls `end` under the interpreter's lock, unless Python has ended.
template <typename End> static void endLoan(End end) {
  bool ends = Py_IsFinalizing ? Py_IsFinalizing() : _Py_IsFinalizing();
  if (!Py_IsInitialized() || (ends && !PyGILState_Check()))
    return;
  PyGILState_STATE state = takeLock([] { return PyGILState_Ensure(); });
  end();
  PyGILState_Release(state);
}

/// Ends what an array of Python was borrowed by.
template <typename Borrowed> static void releaseBorrowed(void *borrowed) {
  endLoan([&] { delete static_cast<Borrowed *>(borrowed); });
}

void releaseView(void *view) {
  endLoan([&] {
    PyBuffer_Release(static_cast<Py_buffer *>(view));
    delete static_cast<Py_buffer *>(view);
  });
}

/// A tensor over host memory, which `release` lets go with `user`; on a device that cannot use it
/// in place, of a copy. If it throws, nothing was released.
static TensorRef importHostMemory(sluice_device_t *device, sluice_element_type_t type,
                                  const std::vector<int64_t> &dims, const void *data,
                                  sluice_access_t access, sluice_release_callback_t release,
                                  void *user) {
  sluice_tensor_t *tensor = nullptr;
  sluice_status_t status = sluice_tensor_import_with(device, type, dims.size(), dims.data(), data,
                                                     access, release, user, &tensor);
  if (sluice_status_code(status) != SLUICE_UNSUPPORTED) {
    check(status);
    return TensorRef(tensor);
  }
  sluice_status_free(status);
  auto copy =
      made<TensorRef>(sluice_tensor_create_copy, device, type, dims.size(), dims.data(), data);
  release(user);
  return copy;
}

View viewOf(nb::handle array) {
  auto memory = std::make_unique<Py_buffer>();
  if (PyObject_GetBuffer(array.ptr(), memory.get(), PyBUF_C_CONTIGUOUS))
    throw nb::python_error();
  return View(memory.release());
}

TensorRef importBuffer(sluice_device_t *device, nb::handle array, sluice_element_type_t type) {
  View view = viewOf(array);
  std::vector<int64_t> dims(view->shape, view->shape + view->ndim);
  TensorRef tensor = importHostMemory(device, type, dims, view->buf,
                                      view->readonly ? SLUICE_READ_ONLY : SLUICE_READ_WRITE,
                                      releaseView, view.get());
  view.release();
  return tensor;
}

/// The element type with DLPack's code and width.
static sluice_element_type_t typeOf(nb::dlpack::dtype type, const char *argument) {
  using Code = nb::dlpack::dtype_code;
  // The codes from 7 on, each of one type of 8 bits.
  static const char *const floats[] = {"f8E3M4",     "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN",
                                       "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ",    "f8E8M0FNU"};
  std::string name;
  bool isWhole = false; // Says how many bits there are.
  switch (static_cast<Code>(type.code)) {
  case Code::Int: name = "i"; break;
  case Code::UInt: name = "ui"; break;
  case Code::Float: name = "f"; break;
  case Code::Bfloat: name = "bf"; break;
  case Code::Complex: name = "complex"; break;
  case Code::Bool: name = "bool", isWhole = type.bits == 8; break;
  default:
    isWhole = type.bits == 8 && type.code >= 7 && type.code < 7 + std::size(floats);
    name = isWhole ? floats[type.code - 7]
                   : "code " + std::to_string(type.code) + " of DLPack, bits: ";
    break;
  }
  if (!isWhole)
    name += std::to_string(type.bits);
  // DLPack packs what is narrower than a byte, the runtime does not.
  sluice_element_type_t known = type.lanes == 1 && type.bits >= 8
                                    ? sluice_element_type_parse(name.data(), name.size())
                                    : SLUICE_ELEMENT_NONE;
  if (!known)
    throw ArgumentError(std::string("argument '") + argument + "' has elements of type " + name +
                        (type.lanes == 1 ? "" : " in lanes") + ", which DLPack cannot hand over" +
                        (type.bits < 8 ? ": it packs them, so pass an array of bytes" : ""));
  return known;
}

/// The capsule that `object` is or gives; what its own __dlpack__ raises is passed on. Of another
/// version than 1 nothing but its version may be read.
static nb::object capsuleOf(nb::handle object, const char *name) {
  nb::object capsule = nb::borrow(object);
  if (!PyCapsule_CheckExact(object.ptr())) {
    nb::object give = object.attr("__dlpack__");
    try {
      capsule = give(nb::arg("max_version") = nb::make_tuple(1, 0));
    } catch (const nb::python_error &error) { // older than versions
      if (!error.matches(PyExc_TypeError) && !error.matches(PyExc_BufferError))
        throw;
      capsule = give();
    }
  }
  constexpr char kVersioned[] = "dltensor_versioned";
  if (!PyCapsule_IsValid(capsule.ptr(), kVersioned))
    return capsule;
  uint32_t major = *static_cast<const uint32_t *>(PyCapsule_GetPointer(capsule.ptr(), kVersioned));
  if (major != 1)
    throw ArgumentError(std::string("argument '") + name + "' is of version " +
                        std::to_string(major) + " of DLPack, version 1 is known");
  return capsule;
}

/// Borrows an array by DLPack, writable if it is. nanobind gets the capsule and not the object, as
/// it marks only that as used: an object may give the same one again.
template <typename... Options>
static std::unique_ptr<nb::ndarray<nb::ro, Options...>>
borrowed(nb::handle object, const char *name, sluice_access_t &access) {
  using Array = nb::ndarray<nb::ro, Options...>;
  nb::object capsule = capsuleOf(object, name);
  nb::ndarray<Options...> writable;
  access = SLUICE_READ_WRITE;
  bool isCapsule = PyCapsule_CheckExact(capsule.ptr());
  if (isCapsule && nb::try_cast(capsule, writable))
    return std::make_unique<Array>(writable);
  auto array = std::make_unique<Array>();
  access = SLUICE_READ_ONLY;
  if (isCapsule && nb::try_cast(capsule, *array))
    return array;
  throw ArgumentError(std::string("argument '") + name +
                      "' is no array that DLPack can hand over: used before, on another device, "
                      "not contiguous, or of more than 64 dimensions");
}

TensorRef importDlpack(sluice_device_t *device, nb::handle object, const char *name) {
  sluice_access_t access;
  auto array = borrowed<nb::c_contig, nb::device::cpu>(object, name, access);
  std::vector<int64_t> dims;
  for (size_t i = 0; i < array->ndim(); ++i)
    dims.push_back(static_cast<int64_t>(array->shape(i)));
  using Array = std::remove_reference_t<decltype(*array)>;
  TensorRef tensor = importHostMemory(device, typeOf(array->dtype(), name), dims, array->data(),
                                      access, releaseBorrowed<Array>, array.get());
  array.release();
  return tensor;
}

using DeviceArray = nb::ndarray<nb::ro>;

TensorRef importDeviceMemory(sluice_device_t *device, nb::handle capsule, const char *name) {
  sluice_access_t access;
  auto array = borrowed<>(capsule, name, access);
  std::vector<int64_t> dims;
  int64_t stride = 1;
  bool isDense = true, isEmpty = array->size() == 0;
  for (size_t i = array->ndim(); i-- > 0; stride *= static_cast<int64_t>(array->shape(i))) {
    dims.insert(dims.begin(), static_cast<int64_t>(array->shape(i)));
    isDense &= isEmpty || array->shape(i) == 1 || array->stride(i) == stride;
  }
  if (!isDense)
    throw ArgumentError(std::string("argument '") + name + "' is not contiguous in the memory of " +
                        sluice_device_name(device) + ": pass a contiguous copy");
  sluice_element_type_t type = typeOf(array->dtype(), name);
  auto buffer = made<BufferRef>(sluice_buffer_import_device_with, device,
                                reinterpret_cast<uint64_t>(array->data()), array->nbytes(), access,
                                releaseBorrowed<DeviceArray>, array.get());
  array.release();
  return made<TensorRef>(sluice_tensor_create, buffer.get(), type, dims.size(), dims.data());
}

int64_t scalarBits(nb::handle value, sluice_element_type_t type) {
  if (type == SLUICE_ELEMENT_F64 || type == SLUICE_ELEMENT_F32) {
    double wide = PyFloat_AsDouble(value.ptr());
    if (wide == -1 && PyErr_Occurred())
      throw nb::python_error();
    return type == SLUICE_ELEMENT_F64 ? std::bit_cast<int64_t>(wide)
                                      : std::bit_cast<uint32_t>(static_cast<float>(wide));
  }
  nb::object integer = nb::steal(PyNumber_Index(value.ptr()));
  if (!integer.is_valid())
    throw nb::python_error();
  int64_t bits = PyLong_AsLongLong(integer.ptr());
  if (bits == -1 && PyErr_Occurred())
    throw nb::python_error();
  return bits;
}

nb::object scalarObject(int64_t bits, sluice_element_type_t type) {
  if (type == SLUICE_ELEMENT_F64)
    return nb::float_(std::bit_cast<double>(bits));
  if (type == SLUICE_ELEMENT_F32)
    return nb::float_(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  return nb::int_(bits);
}

nb::dlpack::dtype dlpackType(sluice_element_type_t element, bool forNumpy) {
  nb::dlpack::dtype type = {};
  type.lanes = 1;
  type.bits = static_cast<uint8_t>(8 * sluice_element_type_size(element));
  auto code = nb::dlpack::dtype_code::UInt;
  switch (element) {
  case SLUICE_ELEMENT_I1: code = nb::dlpack::dtype_code::Bool; break;
  case SLUICE_ELEMENT_F16:
  case SLUICE_ELEMENT_F32:
  case SLUICE_ELEMENT_F64: code = nb::dlpack::dtype_code::Float; break;
  case SLUICE_ELEMENT_COMPLEX64:
  case SLUICE_ELEMENT_COMPLEX128: code = nb::dlpack::dtype_code::Complex; break;
  case SLUICE_ELEMENT_BF16: code = forNumpy ? code : nb::dlpack::dtype_code::Bfloat; break;
  default:
    if (sluice_element_type_name(element)[0] == 'i')
      code = nb::dlpack::dtype_code::Int;
    break;
  }
  type.code = static_cast<uint8_t>(code);
  return type;
}

nb::capsule ownerOf(TensorRef tensor) {
  return {new TensorRef(std::move(tensor)),
          [](void *owned) noexcept { delete static_cast<TensorRef *>(owned); }};
}

constexpr size_t kMaxRank = 64;

nb::object exportTensor(TensorRef tensor, bool copies) {
  nb::dlpack::dtype type = dlpackType(sluice_tensor_element_type(tensor.get()), /*forNumpy=*/true);
  const int64_t *dims = sluice_tensor_dims(tensor.get());
  std::vector<size_t> shape(dims, dims + sluice_tensor_rank(tensor.get()));
  if (shape.size() > kMaxRank)
    throw ArgumentError("a result has " + std::to_string(shape.size()) +
                        " dimensions, arrays of NumPy have at most " + std::to_string(kMaxRank));
  int64_t span = sluice_element_type_size(sluice_tensor_element_type(tensor.get()));
  for (size_t size : shape)
    if (size && __builtin_mul_overflow(span, size, &span))
      throw ArgumentError("a result without elements has larger sizes than arrays of NumPy");
  void *data = sluice_tensor_host_pointer(tensor.get());
  if (uint64_t length = sluice_tensor_byte_length(tensor.get()); (!data || copies) && length) {
    auto copy = std::make_unique<uint8_t[]>(length);
    check(sluice_buffer_read(sluice_tensor_buffer(tensor.get()), 0, copy.get(), length));
    data = copy.release();
    nb::capsule owner(data, [](void *owned) noexcept { delete[] static_cast<uint8_t *>(owned); });
    return nb::cast(nb::ndarray<nb::numpy>(data, shape.size(), shape.data(), owner, nullptr, type));
  }
  nb::capsule owner = ownerOf(std::move(tensor));
  return nb::cast(nb::ndarray<nb::numpy>(data, shape.size(), shape.data(), owner, nullptr, type));
}

} // namespace sluice::python
