//===- Arrays.h - arrays of Python as tensors, and back --------------------===//
// Arrays come in as their memory (buffer protocol, else DLPack, also in the memory of the device)
// and are imported without a copy; results go out as arrays that hold a reference to the runtime's
// tensor.
//===----------------------------------------------------------------------===//
#pragma once
#include "sluice/sluice.h"
#include <memory>
#include <nanobind/ndarray.h>
#include <unistd.h>

namespace sluice::python {

/// How many forks ago the first process was. What was made before the last one is the parent's:
/// its threads stayed there, and nobody ends what they were at. It is left alone.
extern unsigned forks;

template <auto Release> struct Releaser {
  template <typename T> void operator()(T *object) const {
    if (process == forks)
      Release(object);
  }
  unsigned process = forks;
};
using BufferRef = std::unique_ptr<sluice_buffer_t, Releaser<sluice_buffer_release>>;
using TensorRef = std::unique_ptr<sluice_tensor_t, Releaser<sluice_tensor_release>>;

/// A failure of the runtime, which owns its status.
struct StatusError {
  sluice_status_t status;
};

/// Throws what the runtime reports; Python sees sluice.Error.
inline void check(sluice_status_t status) {
  if (status)
    throw StatusError{status};
}

/// What a function of the runtime makes, which puts it where its last argument says.
template <typename Owner, typename Function, typename... Arguments>
Owner made(Function make, Arguments... arguments) {
  typename Owner::pointer object = nullptr;
  check(make(arguments..., &object));
  return Owner(object);
}

/// What is wrong with an argument; Python sees sluice.Error.
struct ArgumentError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Takes the lock of the interpreter. A thread that asks for it after Python has ended would be
/// unwound by Python, through frames that end the process then; it waits for the end instead.
template <typename Take> auto takeLock(Take take) {
  try {
    return take();
  } catch (...) {
    for (;;)
      ::pause();
  }
}

/// What `body`, which throws nothing, returns while other threads of Python run.
template <typename Body> auto unlocked(Body body) {
  PyThreadState *state = PyEval_SaveThread();
  auto result = body();
  takeLock([&] { PyEval_RestoreThread(state); });
  return result;
}

void releaseView(void *view);
struct ViewRelease {
  void operator()(Py_buffer *view) const { releaseView(view); }
};
using View = std::unique_ptr<Py_buffer, ViewRelease>;

/// What the buffer protocol says of a contiguous array.
View viewOf(nanobind::handle array);
/// The memory of an array that offers the buffer protocol, contiguous, of the given type.
TensorRef importBuffer(sluice_device_t *device, nanobind::handle array, sluice_element_type_t type);
/// The memory of an array that offers DLPack (or is made contiguous first, which copies).
TensorRef importDlpack(sluice_device_t *device, nanobind::handle object, const char *name);
/// The memory of an array that lies on `device`, as a DLPack capsule made for the device's stream.
TensorRef importDeviceMemory(sluice_device_t *device, nanobind::handle capsule, const char *name);
/// The bits of a scalar argument as sluice_call_set_scalar takes them.
int64_t scalarBits(nanobind::handle value, sluice_element_type_t type);
nanobind::object scalarObject(int64_t bits, sluice_element_type_t type);
/// What DLPack calls the type. Types that it lacks, and those that NumPy lacks if it is `forNumpy`,
/// are unsigned integers of their size.
nanobind::dlpack::dtype dlpackType(sluice_element_type_t element, bool forNumpy);
/// What keeps the tensor.
nanobind::capsule ownerOf(TensorRef tensor);
/// A NumPy array over the tensor's memory, which it keeps, or over a copy if the host cannot
/// address it; Python puts the right type on what NumPy lacks. With `copies` always over a copy.
/// Takes over the reference.
nanobind::object exportTensor(TensorRef tensor, bool copies = false);

} // namespace sluice::python
