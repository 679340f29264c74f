#===- capsules.py - DLPack as strangers make it --------------------------===#
# Capsules are made by hand: a tensor of floats with one to three fields changed to something odd, a
# type, a stride, a rank, a device, a name. What they say of memory is true, for nobody can check
# that. A module that returns its argument returns what NumPy sees there, or raises an error.
import ctypes
import functools
import random

import numpy as np

INTEGER, UNSIGNED, FLOAT, BFLOAT, COMPLEX, BOOL = 0, 1, 2, 4, 5, 6
DTYPES = {(INTEGER, 8): "i1", (INTEGER, 32): "i4", (INTEGER, 64): "i8", (UNSIGNED, 8): "u1",
          (FLOAT, 16): "f2", (FLOAT, 32): "f4", (FLOAT, 64): "f8", (COMPLEX, 64): "c8",
          (COMPLEX, 128): "c16", (BOOL, 8): "?"}
MODULES = ["tensor<?x?xf32>", "tensor<4x2xf32>", "tensor<?xf32>", "tensor<?x?xi32>",
           "tensor<?x?xi8>", "tensor<?x?xf64>", "tensor<?x?xi1>", "tensor<?x?xcomplex<f32>>",
           "tensor<f32>"]
BYTES = 256


class Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", Device), ("ndim", ctypes.c_int32),
                ("dtype", DataType), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class Array:
    def __init__(self, capsule, device):
        self.capsule, self.device = capsule, device

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return self.device


new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p,
                                                               ctypes.c_void_p]
NAMES = [b"dltensor", b"used_dltensor", b"other"]


@functools.cache
def module(index):
    import tempfile

    import sluice

    type = MODULES[index]
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"func.func @main(%x: {type}) -> {type} {{ return %x : {type} }}")
        file.flush()
        return sluice.compile(file.name)


def drawn(pick):
    """A dictionary of fields that tell the truth about BYTES bytes of memory."""
    while True:
        fields = {"type": 1, "id": 0, "code": FLOAT, "bits": 32, "lanes": 1, "shape": [4, 2],
                  "strides": None, "offset": 0, "name": NAMES[0]}
        for _ in range(pick.randint(0, 3)):
            match pick.randrange(9):
                case 0: fields["type"] = pick.choice([1, 2, 3, 13, -1])
                case 1: fields["code"] = pick.randrange(9)
                case 2: fields["bits"] = pick.choice([0, 1, 4, 8, 16, 32, 64, 128, 255])
                case 3: fields["lanes"] = pick.choice([0, 1, 2, 65535])
                case 4: fields["shape"] = [pick.choice([0, 1, 2, 4])
                                           for _ in range(pick.choice([0, 1, 2, 2, 3, 70]))]
                case 5: fields["strides"] = [pick.choice([0, 1, 2, 4, 8])
                                             for _ in fields["shape"]]
                case 6: fields["offset"] = pick.choice([1, 2, 4, 64])
                case 7: fields["name"] = pick.choice(NAMES)
                case 8: fields["shape"] = pick.choice([[-1, 2], [2**62, 4], [2**63 - 1], [0, 2**62]])
        shape, strides = fields["shape"], fields["strides"]
        if strides and len(strides) != len(shape):
            continue
        reach = sum(abs(step) * (size - 1) for size, step in zip(shape, strides)) + 1 \
            if strides else np.prod([float(size) for size in shape])
        isRefused = any(size < 0 for size in shape)  # before memory is looked at
        fits = reach * max(fields["bits"], 8) * max(fields["lanes"], 1) / 8 + fields["offset"] <= BYTES
        if isRefused or fits:
            return fields


def attempt(seed):
    """One capsule. True if the module ran; what NumPy sees is compared where it knows the type."""
    import sluice

    pick = random.Random(seed)
    fields, memory = drawn(pick), np.arange(BYTES, dtype=np.uint8)
    shape, strides = fields["shape"], fields["strides"]
    sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
    steps = (ctypes.c_int64 * max(len(shape), 1))(*strides) if strides is not None else None
    managed = Managed(Tensor(memory.ctypes.data, Device(fields["type"], fields["id"]), len(shape),
                             DataType(fields["code"], fields["bits"], fields["lanes"]), sizes, steps,
                             fields["offset"]), None, None)
    capsule = new_capsule(ctypes.addressof(managed), fields["name"], None)
    argument = Array(capsule, (fields["type"], fields["id"]))
    try:
        found = np.array(module(pick.choice([0, 0, 0, *range(len(MODULES))]))(argument))
    except (sluice.Error, TypeError, ValueError, BufferError) as error:
        if not str(error).strip():
            raise AssertionError(f"capsule {seed}: an error without words") from error
        return False
    kind = DTYPES.get((fields["code"], fields["bits"]))
    if kind is None or fields["lanes"] != 1 or fields["name"] != NAMES[0]:
        raise AssertionError(f"capsule {seed}: {fields} is taken")
    size = np.dtype(kind).itemsize
    wanted = np.ndarray(shape, kind, memory.data, fields["offset"],
                        [step * size for step in strides] if strides is not None else None)
    if found.dtype != wanted.dtype or found.tobytes() != wanted.tobytes():
        raise AssertionError(f"capsule {seed}: {fields} is read as {found}")
    return True


def check(first, count):
    """How many of `count` capsules were taken, and refused."""
    taken = sum(attempt(seed) for seed in range(first, first + count))
    return f"capsules: {taken} taken and {count - taken} refused"
