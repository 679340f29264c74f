"""Sluice: compile a machine-learning model ahead of time, and run it.

    import sluice
    model = sluice.compile("model.onnx", target="cpu", output="model.slm")
    y = model(x)                                    # NumPy, or anything that speaks DLPack

    model = sluice.load("model.slm", device="cpu")  # later, without the compiler
    y, z = model(input_ids=a, attention_mask=b)
"""

from ._runtime import Error, devices, driver_of, targets
from ._runtime import version as _version
from .batcher import Batcher
from .compiler import aot, compile
from .device_array import DeviceArray
from .module import Argument, Call, Candidate, Function, Limits, Module, kernel, load
from .quantizer import quantize
from .share import MemoryHandle, open_memory, to_device
from .world import World, world

__version__ = _version()
__all__ = [
    "Argument", "Batcher", "Call", "Candidate", "DeviceArray", "Error", "Function", "Limits",
    "MemoryHandle", "Module", "World", "aot", "compile", "devices", "driver_of", "kernel", "load",
    "open_memory", "quantize", "targets", "to_device", "world",
]
