"""Arrays in the memory of a GPU, to and from any library that speaks DLPack."""

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from ._runtime import DeviceTensor, Error
from .given import Array

if TYPE_CHECKING:
    from .share import MemoryHandle

# Kinds of devices in DLPack: those that a driver of the runtime shares memory with.
_HOST = 1
_KINDS: dict[str, tuple[int, ...]] = {"cuda": (2, 13), "hip": (10,)}
"""The first is what results say; 13 is managed memory."""
_NAMES = {2: "cuda", 3: "pinned host memory", 10: "hip", 11: "pinned host memory", 13: "cuda"}


def place_of(device: str) -> tuple[int, int] | None:
    """(kind, ordinal) that DLPack gives to the runtime's device "cuda:1"; None where memory is not
    shared."""
    name, _, ordinal = device.partition(":")
    return (_KINDS[name][0], int(ordinal or 0)) if name in _KINDS else None


def _stated_place(array: Any, argument: str) -> tuple[int, int]:
    """(kind, ordinal) by which an object with __dlpack__ says where its memory lies."""
    if not hasattr(array, "__dlpack_device__"):
        return _HOST, 0
    place = array.__dlpack_device__()
    try:
        kind, ordinal = (operator.index(part) for part in place)
    except (TypeError, ValueError):
        raise TypeError(f"argument '{argument}' says by __dlpack_device__ that it lies on "
                        f"{place!r:.100}: expected two integers") from None
    return kind, ordinal


def on_host(array: Any, argument: str) -> bool:
    """Whether the host addresses the memory of an object with __dlpack__."""
    return _stated_place(array, argument)[0] == _HOST


def capsule_for(array: Any, device: str, stream: int, argument: str) -> object:
    """DLPack's capsule of an array on `device`, whose `stream` will wait for what still writes
    it."""
    kind, ordinal = _stated_place(array, argument)
    name, _, own = device.partition(":")
    if kind not in _KINDS.get(name, ()) or ordinal != int(own or 0):
        place = (_NAMES.get(kind, f"device {kind} of DLPack")
                 + ("" if kind in (3, 11) else f":{ordinal}"))
        raise Error(f"argument '{argument}' lies on {place}, the module runs on {device}: copy it "
                    f"there, or to the host")
    return array.__dlpack__(stream=stream)


class DeviceArray:
    """A result in the memory of a device, where it stays as long as this or whoever took it over
    lives.

    Another call of a module takes it without a copy, and so do libraries where they share addresses
    with the device (CUDA, HIP):
    torch.from_dlpack(y), cupy.from_dlpack(y). `numpy()` copies.
    """

    def __init__(self, tensor: DeviceTensor, device: str, dtype: np.dtype[Any]):
        self.tensor, self.device, self.dtype = tensor, device, dtype
        self.shape = tuple(tensor.shape)

    def __repr__(self) -> str:
        return (f"sluice.DeviceArray({'x'.join([*map(str, self.shape), self.tensor.type])} on "
                f"{self.device})")

    def export_memory(self) -> "MemoryHandle":
        """A sluice.MemoryHandle by which another process opens this memory; keep the array until it
        is done with it. Raises sluice.Error with the reason if the device cannot share its memory:
        then a copy of `numpy()` is the way."""
        from .share import MemoryHandle

        return MemoryHandle(*self.tensor.export_memory(), self.shape, self.tensor.type)

    def __dlpack_device__(self) -> tuple[int, int]:
        if (place := place_of(self.device)) is None:
            raise BufferError(f"memory of {self.device} has no addresses that DLPack knows: "
                              f"numpy() copies it to the host")
        return place

    def __dlpack__(self, *, stream: int | None = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> object:
        # Nothing to order on any stream: the work is done when a call returns.
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("a sluice.DeviceArray is not copied by DLPack: numpy() copies it to "
                              "the host")
        return self.tensor.dlpack(*self.__dlpack_device__())

    def numpy(self) -> Array:
        """A copy as an array of NumPy."""
        array = self.tensor.numpy()
        return array if array.dtype == self.dtype else array.view(self.dtype)

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError("the memory of a device is always copied to the host")
        return self.numpy() if dtype is None else self.numpy().astype(dtype)
