#===- device_arrays.py - arrays in the memory of a GPU, without one ------===#
# Run by run.py in a process of its own: the runtime's fake CUDA library takes the place of the
# driver's. Its memory is the host's, and no kernel runs, so the module only hands its argument
# back. With real devices this is `benchmarks/gpu` and torch.
#===----------------------------------------------------------------------===#
import ctypes
import gc
import sys

import numpy as np

ctypes.CDLL(sys.argv[1], mode=ctypes.RTLD_GLOBAL)  # before the driver looks for it
import sluice


class Managed(ctypes.Structure):
    """DLManagedTensor of DLPack's C header."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [
    ("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
    ("ndim", ctypes.c_int32),
    ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
    ("shape", ctypes.POINTER(ctypes.c_int64)),
    ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64),
    ("context", ctypes.c_void_p), ("deleter", DELETER),
]
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p,
                                                               ctypes.c_void_p]
capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
capsule_pointer.restype, capsule_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object,
                                                                      ctypes.c_char_p]
LIVE = {}


class FakeArray:
    """An array of some other library on the device, by default contiguous f32."""

    def __init__(self, values, kind=2, ordinal=0, strides=None, shape=None):
        self.values, self.device, self.streams, self.ended = np.ascontiguousarray(values,
                np.float32), (kind, ordinal), [], 0
        self.strides, self.shape = strides, shape or self.values.shape

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, stream=None):
        self.streams.append(stream)
        rank = len(self.shape)
        managed, numbers = Managed(), ctypes.c_int64 * rank

        def delete(pointer):
            self.ended += 1
            LIVE.pop(key)

        managed.data, (managed.device_type, managed.device_id), managed.ndim = (
            self.values.ctypes.data, self.device, rank)
        managed.code, managed.bits, managed.lanes, managed.shape = 2, 32, 1, numbers(*self.shape)
        if self.strides:
            managed.strides = numbers(*self.strides)
        managed.deleter = DELETER(delete)
        key = ctypes.addressof(managed)
        LIVE[key] = managed
        return new_capsule(key, b"dltensor", None)


def described(array):
    """Address, device, type and rank as DLPack's consumers see them."""
    capsule = array.__dlpack__()
    tensor = ctypes.cast(capsule_pointer(capsule, b"dltensor"), ctypes.POINTER(Managed)).contents
    return tensor.data, tensor.device_type, tensor.device_id, tensor.code, tensor.bits, tensor.ndim


def raises(function, *parts):
    try:
        function()
    except sluice.Error as error:
        assert all(part in str(error) for part in parts), f"{error} has not all of {parts}"
    else:
        raise AssertionError(f"no error with {parts}")


module = sluice.load(sys.argv[2], device="cuda")
values = np.arange(12, dtype=np.float32)

def content(address):
    return np.ctypeslib.as_array((ctypes.c_float * 12).from_address(address))


# In: read where it lies, after what the other library still does, and let go when the call is over.
x = FakeArray(values)
y = module(x)
assert len(x.streams) == 1 and x.streams[0] > 2, x.streams
gc.collect()
assert x.ended == 1 and not LIVE, (x.ended, LIVE)

# Out: memory of the device, which others take as it is.
assert isinstance(y,
                  sluice.DeviceArray) and y.shape == (
                      12,) and y.dtype == np.float32 and y.device == "cuda:0", y
assert y.__dlpack_device__() == (2, 0)
address, *rest = described(y)
assert rest == [2, 0, 2, 32, 1] and np.array_equal(content(address),
                                                   values) and described(y)[0] == address
assert np.array_equal(y.numpy(), values) and np.array_equal(np.asarray(y),
        values) and "12xf32 on cuda:0" in repr(y)
taken = y.__dlpack__()
del y
gc.collect()
others = [module(FakeArray(values + i)) for i in range(9)]  # the memory is not given to others
assert np.array_equal(content(address), values)
del taken

# A result of one call is an argument of the next.
assert np.array_equal(module(others[3]).numpy(), values + 3)

# Arrays of the host go there and back.
assert isinstance(module(values), np.ndarray) and np.array_equal(module(values), values)
assert np.array_equal(np.asarray(sluice.load(sys.argv[2], device="cuda", results="device")(values)),
                      values)
assert isinstance(sluice.load(sys.argv[2], device="cuda", results="host")(FakeArray(values)),
                  np.ndarray)
assert module(FakeArray(values[:0])).numpy().shape == (0,)

# What cannot be used in place is named.
raises(lambda: module(FakeArray(values, ordinal=1)), "'x'", "cuda:1", "the module runs on cuda:0")
raises(lambda: module(FakeArray(values, kind=10)), "'x'", "hip:0", "the module runs on cuda:0")
raises(lambda: module(FakeArray(values, strides=(2,), shape=(6,))), "'x'", "not contiguous",
       "cuda:0")
raises(lambda: sluice.load(sys.argv[2], device="cpu")(FakeArray(values)), "'x'", "cuda:0",
       "the module runs on cpu:0")
raises(lambda: module(FakeArray(values, shape=(3, 4))), "?xf32", "3x4xf32")
assert not LIVE
print("fine")
