//===- Arrays.cpp - arrays of Python as tensors, and back ------------------===//
#include "python/Arrays.h"
#include <bit>
#include <string>
#include <vector>

namespace nb = nanobind;

namespace sluice::python {

/// Ends what an array of Python was borrowed by, unless Python has ended.
template <typename Borrowed> static void releaseBorrowed(void *borrowed) {
  if (!Py_IsInitialized())
    return;
  nb::gil_scoped_acquire gil;
  delete static_cast<Borrowed *>(borrowed);
}

void releaseView(void *view) {
  if (!Py_IsInitialized())
    return;
  nb::gil_scoped_acquire gil;
  PyBuffer_Release(static_cast<Py_buffer *>(view));
  delete static_cast<Py_buffer *>(view);
}

/// A tensor over host memory, which `release` lets go with `user`; on a device that cannot use it
/// in place, of a copy. If it throws, nothing was released.
static TensorRef importHostMemory(sluice_device_t *device, sluice_element_type_t type,
                                  const std::vector<int64_t> &dims, void *data,
                                  sluice_release_callback_t release, void *user) {
  sluice_tensor_t *tensor = nullptr;
  sluice_status_t status =
      sluice_tensor_import(device, type, dims.size(), dims.data(), data, release, user, &tensor);
  if (sluice_status_code(status) != SLUICE_UNSUPPORTED) {
    check(status);
    return TensorRef(tensor);
  }
  sluice_status_free(status);
  check(sluice_tensor_create_copy(device, type, dims.size(), dims.data(), data, &tensor));
  release(user);
  return TensorRef(tensor);
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
  TensorRef tensor = importHostMemory(device, type, dims, view->buf, releaseView, view.get());
  view.release();
  return tensor;
}

/// The element type with DLPack's code and width, or NONE.
static sluice_element_type_t typeOf(nb::dlpack::dtype type) {
  using Code = nb::dlpack::dtype_code;
  if (type.lanes != 1)
    return SLUICE_ELEMENT_NONE;
  std::string name;
  switch (static_cast<Code>(type.code)) {
  case Code::Int: name = "i"; break;
  case Code::UInt: name = "ui"; break;
  case Code::Float: name = "f"; break;
  case Code::Bfloat: name = "bf"; break;
  case Code::Complex: return type.bits == 64 ? SLUICE_ELEMENT_COMPLEX64 : SLUICE_ELEMENT_COMPLEX128;
  case Code::Bool: return SLUICE_ELEMENT_I1;
  default: return SLUICE_ELEMENT_NONE;
  }
  name += std::to_string(type.bits);
  return sluice_element_type_parse(name.data(), name.size());
}

using DlpackArray = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

TensorRef importDlpack(sluice_device_t *device, nb::handle object) {
  auto array = std::make_unique<DlpackArray>(nb::cast<DlpackArray>(object));
  std::vector<int64_t> dims;
  for (size_t i = 0; i < array->ndim(); ++i)
    dims.push_back(static_cast<int64_t>(array->shape(i)));
  TensorRef tensor =
      importHostMemory(device, typeOf(array->dtype()), dims, const_cast<void *>(array->data()),
                       releaseBorrowed<DlpackArray>, array.get());
  array.release();
  return tensor;
}

using DeviceArray = nb::ndarray<nb::ro>;

TensorRef importDeviceMemory(sluice_device_t *device, nb::handle capsule, const char *name) {
  auto array = std::make_unique<DeviceArray>(nb::cast<DeviceArray>(capsule));
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
  sluice_element_type_t type = typeOf(array->dtype());
  sluice_buffer_t *buffer = nullptr;
  check(sluice_buffer_import_device(device, reinterpret_cast<uint64_t>(array->data()),
                                    array->nbytes(), releaseBorrowed<DeviceArray>, array.get(),
                                    &buffer));
  array.release();
  sluice_tensor_t *tensor = nullptr;
  sluice_status_t status = sluice_tensor_create(buffer, type, dims.size(), dims.data(), &tensor);
  sluice_buffer_release(buffer);
  check(status);
  return TensorRef(tensor);
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
  return nb::cast<int64_t>(integer);
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

nb::object exportTensor(TensorRef tensor, bool copies) {
  nb::dlpack::dtype type = dlpackType(sluice_tensor_element_type(tensor.get()), /*forNumpy=*/true);
  const int64_t *dims = sluice_tensor_dims(tensor.get());
  std::vector<size_t> shape(dims, dims + sluice_tensor_rank(tensor.get()));
  void *data = sluice_tensor_host_pointer(tensor.get());
  if (uint64_t length = sluice_tensor_byte_length(tensor.get()); (!data || copies) && length) {
    auto copy = std::make_unique<uint8_t[]>(length);
    check(sluice_buffer_read(sluice_tensor_buffer(tensor.get()), 0, copy.get(), length));
    data = copy.release();
    nb::capsule owner(data, [](void *owned) noexcept { delete[] static_cast<uint8_t *>(owned); });
    return nb::cast(nb::ndarray<nb::numpy>(data, shape.size(), shape.data(), owner, nullptr, type));
  }
  nb::capsule owner(tensor.release(), [](void *owned) noexcept {
    sluice_tensor_release(static_cast<sluice_tensor_t *>(owned));
  });
  return nb::cast(nb::ndarray<nb::numpy>(data, shape.size(), shape.data(), owner, nullptr, type));
}

} // namespace sluice::python
