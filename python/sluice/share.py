"""Memory of a device in several processes: a handle is sent to another process and opened there,
without a copy."""

import os
from multiprocessing import reduction

import numpy as np

from . import _runtime
from ._runtime import Error
from .device_array import DeviceArray
from .module import _DTYPES, _EXTRA_NUMBERS, _NUMBERS, _device


class MemoryHandle:
    """What another process needs to open a sluice.DeviceArray: `DeviceArray.export_memory()` makes
    one.

    It is sent as an argument of a multiprocessing.Process or by a multiprocessing connection, queue
    or manager; a file descriptor goes along if the driver shares memory by one. Closed with
    `close`, by `with`, or with its last reference; the memory stays the array's, which must be kept
    until the others are done with it.
    """

    def __init__(self, fd, state, shape, type):
        self._fd, self._state, self.shape, self._type = fd, state, tuple(shape), type
        self.dtype = _DTYPES[type]

    def fileno(self):
        """The file descriptor; Error if the memory is shared without one, or the handle is
        closed."""
        if self._fd < 0:
            raise Error("the handle has no file descriptor, or is closed")
        return self._fd

    def close(self):
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        self.close()

    def __reduce__(self):
        return _rebuilt, (reduction.DupFd(self._fd) if self._fd >= 0 else None, self._state,
                          self.shape, self._type)

    def __repr__(self):
        return f"sluice.MemoryHandle({'x'.join([*map(str, self.shape), self._type])})"


def _rebuilt(fd, state, shape, type):
    return MemoryHandle(fd.detach() if fd is not None else -1, state, shape, type)


def open_memory(handle, device):
    """The array that `handle` describes, as a sluice.DeviceArray in the memory of `device`
    ("vulkan:0"), which is that of whoever exported it: nothing is copied, and what either writes
    the other sees. Raises sluice.Error if the device is another GPU or cannot open it."""
    fd, state, shape, type = handle._fd, handle._state, handle.shape, handle._type
    tensor = _runtime.open_memory(_device(device, 0, -1), fd, state, _runtime.TYPES[type],
                                  list(shape))
    return DeviceArray(tensor, tensor.device, _DTYPES[type])


def to_device(array, device):
    """A copy of an array of NumPy (or what becomes one) as a sluice.DeviceArray in the memory of
    `device`."""
    array = np.ascontiguousarray(array)
    dtype, number = array.dtype, _NUMBERS.get(array.dtype)
    if dtype in _EXTRA_NUMBERS:
        raw, number = _EXTRA_NUMBERS[dtype]
        array = array.view(raw)
    if number is None:
        raise Error(f"the runtime has no arrays of NumPy's {dtype}")
    tensor = _runtime.to_device(_device(device, 0, -1), array, number)
    return DeviceArray(tensor, tensor.device, dtype)
