#===- capsules.py - DLPack as strangers make it --------------------------===#
# Capsules are made by hand: a tensor of floats with one to three fields changed to something odd, a
# type, a stride, a rank, a device, a name, a version, flags. What they say of memory is true, for
# nobody can check that. A module that returns its argument returns what NumPy sees there, or raises
# an error; what it took it deletes once, also if the object gives the same capsule again.
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


class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", Tensor)]


deletions = []


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def deleter(_):
    """ctypes prints what it raises, and goes on."""
    deletions.append(1)


class Array:
    """Gives the same capsule whenever it is asked, as one may that keeps it."""

    def __init__(self, capsule, device):
        self.capsule, self.device = capsule, device

    def __dlpack__(self, **_):
        return self.capsule

    def __dlpack_device__(self):
        return self.device


new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p,
                                                               ctypes.c_void_p]
NAMES = [b"dltensor", b"dltensor_versioned"]
WRONG_NAMES = [b"used_dltensor", b"used_dltensor_versioned", b"other", None]


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
                  "strides": None, "offset": 0, "name": pick.choice(NAMES), "version": (1, 0),
                  "flags": 0, "rank": None}
        for _ in range(pick.randint(0, 3)):
            match pick.randrange(13):
                case 0: fields["type"] = pick.choice([1, 2, 3, 13, -1])
                case 1: fields["code"] = pick.randrange(9)
                case 2: fields["bits"] = pick.choice([0, 1, 4, 8, 16, 32, 64, 128, 255])
                case 3: fields["lanes"] = pick.choice([0, 1, 2, 65535])
                case 4: fields["shape"] = [pick.choice([0, 1, 2, 4])
                                           for _ in range(pick.choice([0, 1, 2, 2, 3, 70]))]
                case 5: fields["strides"] = [pick.choice([0, 1, 2, 4, 8, -1, -2])
                                             for _ in fields["shape"]]
                case 6: fields["offset"] = pick.choice([1, 2, 4, 64])
                case 7: fields["name"] = pick.choice(WRONG_NAMES)
                case 8: fields["shape"] = pick.choice([[-1, 2], [-1, -1], [2**62, 4], [2**63 - 1],
                                                       [0, 2**62], [-2**63, 2], [2**32, 2**32]])
                case 9: fields["version"] = pick.choice([(0, 8), (1, 1), (1, 2**32 - 1), (2, 0),
                                                         (2**32 - 1, 0)])
                case 10: fields["flags"] = pick.choice([1, 2, 3, 4, 2**63, 2**64 - 1])
                case 11: fields["rank"] = pick.choice([-1, -2**31, 2**31 - 1, 129])
                case 12: fields["strides"] = [2**62] * len(fields["shape"])
        shape, strides = fields["shape"], fields["strides"]
        if strides and len(strides) != len(shape):
            continue
        if any(size < 0 for size in shape) or fields["rank"] is not None:
            return fields  # refused before memory is looked at
        size = max(fields["bits"], 8) * max(fields["lanes"], 1) // 8
        steps = [(count - 1) * step for count, step in zip(shape, strides or [])]
        first = size * sum(min(step, 0) for step in steps)
        reach = (sum(max(step, 0) for step in steps) + 1 if strides
                 else np.prod([float(count) for count in shape]))
        fields["offset"] -= first  # where all are
        if 0 in shape or reach * size + fields["offset"] <= BYTES:
            return fields


def array_of(fields, memory):
    """An object with __dlpack__, and what must live as long."""
    shape, strides = fields["shape"], fields["strides"]
    sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
    steps = (ctypes.c_int64 * max(len(shape), 1))(*strides) if strides is not None else None
    tensor = Tensor(memory.ctypes.data, Device(fields["type"], fields["id"]),
                    len(shape) if fields["rank"] is None else fields["rank"],
                    DataType(fields["code"], fields["bits"], fields["lanes"]), sizes, steps,
                    fields["offset"])
    delete = ctypes.cast(deleter, ctypes.c_void_p)
    managed = (Versioned(*fields["version"], None, delete, fields["flags"], tensor)
               if fields["name"] == NAMES[1] else Managed(tensor, None, delete))
    capsule = new_capsule(ctypes.addressof(managed), fields["name"], None)
    return Array(capsule, (fields["type"], fields["id"])), managed


def attempt(seed):
    """One capsule. True if the module ran; what NumPy sees is compared where it knows the type."""
    import sluice

    pick = random.Random(seed)
    fields, memory = drawn(pick), np.arange(BYTES, dtype=np.uint8)
    shape, strides = fields["shape"], fields["strides"]
    argument, _managed = array_of(fields, memory)
    called, found = module(pick.choice([0, 0, 0, *range(len(MODULES))])), None
    for again in range(2):
        deletions.clear()
        try:
            result = called(argument)
            if again:
                raise AssertionError(f"capsule {seed}: {fields} is used twice")
            found = np.array(result)
            del result
        except (sluice.Error, TypeError, ValueError, BufferError) as error:
            if not str(error).strip():
                raise AssertionError(f"capsule {seed}: an error without words") from error
        if len(deletions) > 1 or (found is not None and len(deletions) != 1 - again):
            raise AssertionError(f"capsule {seed}: {fields} is deleted {len(deletions)} times")
        if found is None:
            return False
    kind = DTYPES.get((fields["code"], fields["bits"]))
    if (kind is None or fields["lanes"] != 1 or fields["name"] not in NAMES
            or (fields["name"] == NAMES[1] and fields["version"][0] != 1)):
        raise AssertionError(f"capsule {seed}: {fields} is taken")
    size = np.dtype(kind).itemsize
    if strides is not None:  # Those of a size of 1 say nothing.
        strides = [step * size if count > 1 and 0 not in shape else 0
                   for count, step in zip(shape, strides)]
    offset = 0 if 0 in shape else fields["offset"]
    wanted = np.ndarray(shape, kind, memory.data, offset, strides)
    if found.dtype != wanted.dtype or found.tobytes() != wanted.tobytes():
        raise AssertionError(f"capsule {seed}: {fields} is read as {found}")
    return True


def check(first, count):
    """How many of `count` capsules were taken, and refused."""
    taken = sum(attempt(seed) for seed in range(first, first + count))
    return f"capsules: {taken} taken and {count - taken} refused"
