#===- files.py - files beside a model, with something wrong in them ---------------------===#
# Archives of parameters, files of plans, placements and shardings, models in MLIR's bytecode, saved
# programs of torch's text and arrays of NumPy, of which bytes and words were changed, doubled or
# cut off. `sluice` ends with 0 to 3, and says why if not with 0.
import functools
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

import harness

WRITER = f"{harness.ROOT}/compiler/Input/Iree/test/Inputs/write_parameters.py"
READER = """
util.global private @w {noinline} = #flow.parameter.named<"w"> : tensor<3x2xf32>
func.func @main(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %w = util.global.load @w : tensor<3x2xf32>
  %y = arith.addf %x, %w : tensor<3x2xf32>
  return %y : tensor<3x2xf32>
}
"""
MODEL = "func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> { return %x : tensor<4x8xf32> }"
PLANS = ("# sluice plans, made by sluice 0.1.0\ncpu:znver4\tmatmul_20x320_f32(20x320xf32)#0123abcd\t"
         "generic: tiles of 16384 and 16384 elements\t1.50\t2.00\n")
PLACES = "# where\nlayer_[0-9]+.* -> cpu:0\n.* -> cpu\n"
SHARDS = "grid = 2x2\nw.* -> [[0], [1]]\n.*bias -> [[], [0, 1]]\n"
ODD = [b"0", b"-1", b"18446744073709551615", b"1e999", b"nan", b"[" * 200000, b"{" * 70000, b'"', b"\0",
       b"(" * 2000, b"(a*)*" * 20, b"\xff\xfe", b"\n", b" -> ", b"\t", b"[[0], [0]]", b"grid = 99999999"]
WORDS = [0, 1, 60, 88, 2**31, 2**32 - 1, 2**63, 2**64 - 1, 2**64 - 96, 2**64 - 256]


@functools.cache
def seeds():
    """{name: (bytes, options of sluice with FILE for the file)}"""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        subprocess.run([sys.executable, WRITER, folder], check=True)
        archives = {name: open(f"{folder}/{name}", "rb").read() for name in ("a.irpa", "b.safetensors")}
    array = (b"\x93NUMPY\x01\x00" + struct.pack("<H", 118)
             + b"{'descr': '<f4', 'fortran_order': False, 'shape': (4, 8), }".ljust(117) + b"\n"
             + bytes(128))
    compile = ["compile", "m.mlir", "-o", "m.slm"]
    return {
        **{name: (data, ["compile", "reader.mlir", "-o", "m.slm", "--parameters=FILE"])
           for name, data in archives.items()},
        "plans": (PLANS.encode(), [*compile, "--plans=FILE"]),
        "places": (PLACES.encode(), [*compile, "--target=cpu", "--target=vulkan", "--place=FILE"]),
        "shards": (SHARDS.encode(), [*compile, "--shard=FILE"]),
        "x.npy": (array, ["run", "m.mlir", "--input=@FILE"]),
        "m.mlir": (MODEL.encode(), ["compile", "FILE", "-o", "m.slm", "--stop-after=input"]),
    }


def mutate(data, pick):
    data = bytearray(data)
    for _ in range(pick.randint(1, 3)):
        at = pick.randrange(len(data) + 1)
        end = min(len(data), at + pick.choice([1, 2, 8, 40]))
        what = pick.randrange(6)
        if what == 0 and at + 8 <= len(data):
            at -= at % 8 * pick.randint(0, 1)
            data[at:at + 8] = struct.pack("<Q", pick.choice(WORDS))
        elif what == 1:
            data[at:end] = pick.choice(ODD)
        elif what == 2:
            data[at:at] = data[at:end] * pick.choice([1, 3, 1000])
        elif what == 3:
            del data[at:end]
        elif what == 4:
            del data[at:]
        elif at < len(data):
            data[at] = pick.randrange(256)
    return bytes(data)


def attempt(name, data, words):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for file, text in (("m.mlir", MODEL), ("reader.mlir", READER)):
            with open(f"{folder}/{file}", "w") as out:
                out.write(text)
        path = f"{folder}/changed-{name}"
        with open(path, "wb") as out:
            out.write(data)
        words = [word.replace("FILE", path) for word in words]
        try:
            done = subprocess.run([harness.SLUICE, *words], capture_output=True, text=True, cwd=folder,
                                  errors="replace", stdin=subprocess.DEVNULL, timeout=60)
        except subprocess.TimeoutExpired:
            raise harness.Failure(f"{name}: no end")
    said = done.stderr + done.stdout
    if done.returncode not in (0, 1, 2, 3) or (done.returncode and not said.strip()) or \
            re.search("Assertion|Stack dump|terminate called|bad_alloc", done.stderr):
        raise harness.Failure(f"exit code {done.returncode} of {words}: {done.stderr[-600:]}")


def known():
    """What once failed: an archive whose second header points back to the first, and JSON that is
    nested deeper than the stack is high."""
    archive = bytearray(seeds()["a.irpa"][0])
    second, = struct.unpack_from("<Q", archive, 16)
    struct.pack_into("<Q", archive, second + 16, 2**64 - second)
    yield "a.irpa", bytes(archive)
    yield "b.safetensors", struct.pack("<Q", 10**6) + b'{"a":' + b"[" * (10**6 - 5)
    yield "shards", b"grid = 2x2\nw -> " + b"[" * 10**6 + b"\n"


def check(first, count):
    """What once failed, and `count` others."""
    for name, data in known():
        attempt(name, data, seeds()[name][1])
    for seed in range(first, first + count):
        pick = random.Random(seed)
        name = pick.choice(list(seeds()))
        try:
            attempt(name, mutate(seeds()[name][0], pick), seeds()[name][1])
        except harness.Failure as failure:
            raise harness.Failure(f"seed {seed}: {failure}")
