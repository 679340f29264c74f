"""Memory of a device in several processes: a handle is sent to another process and opened there,
without a copy."""

import os
from collections.abc import Sequence
from multiprocessing import reduction
from typing import Any

import numpy as np

from ._runtime import TYPES, Error
from ._runtime import open_memory as open_shared
from ._runtime import to_device as copy_to
from .device_array import DeviceArray
from .module import DTYPES, EXTRA_NUMBERS, NUMBERS, device_of


class MemoryHandle:
    """What another process needs to open a sluice.DeviceArray: `DeviceArray.export_memory()` makes
    one.

    It is sent as an argument of a multiprocessing.Process or by a multiprocessing connection, queue
    or manager; a file descriptor goes along if the driver shares memory by one. Closed with
    `close`, by `with`, or with its last reference; the memory stays the array's, which must be kept
    until the others are done with it.
    """

    def __init__(self, fd: int, state: bytes, shape: Sequence[int], type: str):
        self._fd, self._state, self.shape, self._type = fd, state, tuple(shape), type
        self.dtype = DTYPES[type]

    def fileno(self) -> int:
        """The file descriptor; Error if the memory is shared without one, or the handle is
        closed."""
        if self._fd < 0:
            raise Error("the handle has no file descriptor, or is closed")
        return self._fd

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def __enter__(self) -> "MemoryHandle":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (reduction.DupFd(self._fd) if self._fd >= 0 else None, self._state,
                          self.shape, self._type)

    def opened(self, device: str) -> DeviceArray:
        tensor = open_shared(device_of(device, 0, -1), self._fd, self._state, TYPES[self._type],
                             list(self.shape))
        return DeviceArray(tensor, tensor.device, self.dtype)

    def __repr__(self) -> str:
        return f"sluice.MemoryHandle({'x'.join([*map(str, self.shape), self._type])})"


def _rebuilt(fd: Any, state: bytes, shape: Sequence[int], type: str) -> MemoryHandle:
    return MemoryHandle(fd.detach() if fd is not None else -1, state, shape, type)


def open_memory(handle: MemoryHandle, device: str) -> DeviceArray:
    """The array that `handle` describes, as a sluice.DeviceArray in the memory of `device`
    ("vulkan:0"), which is that of whoever exported it: nothing is copied, and what either writes
    the other sees. Raises sluice.Error if the device is another GPU or cannot open it."""
    return handle.opened(device)


def to_device(array: Any, device: str) -> DeviceArray:
    """A copy of an array of NumPy (or what becomes one) as a sluice.DeviceArray in the memory of
    `device`."""
    array = np.ascontiguousarray(array)
    dtype, number = array.dtype, NUMBERS.get(array.dtype)
    if dtype in EXTRA_NUMBERS:
        raw, number = EXTRA_NUMBERS[dtype]
        array = array.view(raw)
    if number is None:
        raise Error(f"the runtime has no arrays of NumPy's {dtype}")
    tensor = copy_to(device_of(device, 0, -1), array, number)
    return DeviceArray(tensor, tensor.device, dtype)
