#!/usr/bin/env python3
"""Compiles the kernels of an MLIR file and calls them through the kernel ABI, without the runtime.

Library use, which is how the numeric tests of this folder read:

    from run_kernel import Kernels
    kernels = Kernels(open("relu.mlir").read(), opt_level=2)
    y, = kernels.run("relu", [x], [np.empty_like(x)])     # tensors and scalars in order, then
    destinations
"""
import ctypes, os, re, shutil, struct, subprocess, sys, tempfile, time
import numpy as np

SLUICE_OPT = (shutil.which("sluice-opt")
              or os.path.join(os.path.dirname(__file__), "../../../build/bin/sluice-opt"))


class Dispatch(ctypes.Structure):  # sluice_kernel_dispatch_t
    _fields_ = [("bindings", ctypes.POINTER(ctypes.c_void_p)),
                ("constants", ctypes.POINTER(ctypes.c_int64)),
                ("workgroup_count", ctypes.c_uint32 * 3), ("reserved", ctypes.c_uint32),
                ("workspace_size", ctypes.c_uint64)]


def aligned(array, bytes=64):
    """A copy of `array` at an address that is a multiple of `bytes`."""
    raw = np.empty(array.nbytes + bytes, np.uint8)
    start = -raw.ctypes.data % bytes
    copy = raw[start:start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def truncating_divide(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


BINARY = {"addi": lambda a, b: a + b, "subi": lambda a, b: a - b, "muli": lambda a, b: a * b,
          "andi": lambda a, b: a & b,
          "ori": lambda a, b: a | b, "minsi": min, "maxsi": max, "minui": min, "maxui": max,
          "divsi": truncating_divide,
          "divui": lambda a, b: a // b, "remsi": lambda a, b: a - b * truncating_divide(a, b),
          "remui": lambda a, b: a % b,
          "ceildivsi": lambda a, b: -(-a // b), "ceildivui": lambda a, b: -(-a // b),
          "floordivsi": lambda a, b: a // b,
          "shli": lambda a, b: a << b, "shrsi": lambda a, b: a >> b}
COMPARE = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "slt": lambda a, b: a < b,
           "sle": lambda a, b: a <= b,
           "sgt": lambda a, b: a > b, "sge": lambda a, b: a >= b, "ult": lambda a, b: a < b,
           "ule": lambda a, b: a <= b,
           "ugt": lambda a, b: a > b, "uge": lambda a, b: a >= b}


class Kernels:
    def __init__(self, text, opt_level=2, target="cpu"):
        self.types = {name: self._argument_types(args) for name, args in
                      re.findall(r"flow\.executable[^{]*{\s*(?:func\.)?func\s*@(\w+)\((.*?)\)\s*->",
                                 text, re.S)}
        attach = f"sluice-attach-target{{target={target}}}"
        compile_all = f"flow.executable(sluice-compile-kernels{{opt-level={opt_level}}})"
        pipeline = f"builtin.module({attach},{compile_all},sluice-link-kernels)"
        start = time.time()
        done = subprocess.run([SLUICE_OPT, "--pass-pipeline=" + pipeline], input=text,
                              capture_output=True, text=True, timeout=300)
        self.compile_seconds = time.time() - start
        if done.returncode:
            raise RuntimeError(done.stderr[:4000])
        self.ir = done.stdout
        # after the alignment
        self.elf = bytes.fromhex(re.search(r'kernels: "0x([0-9A-F]*)"', done.stdout).group(1))[4:]
        with tempfile.NamedTemporaryFile(suffix=".so", delete=False) as file:
            file.write(self.elf)
        ctypes.CDLL("libm.so.6", mode=ctypes.RTLD_GLOBAL)
        self.library = ctypes.CDLL(file.name)
        os.unlink(file.name)
        self.grids = {name: (re.findall(r"(%\w+):", args),
                             [line.strip() for line in body.strip().splitlines()])
                      for name, args, body in re.findall(r"func\.func private "
                                                         r"@(\w+)_grid\(([^)]*)\)[^{]*{(.*?)\n  }",
                                                         done.stdout, re.S)}

    @staticmethod
    def _argument_types(text):
        return [part.strip() for part in re.findall(r":\s*(tensor<[^>]*>|\w+)", text)]

    def grid(self, name, constants):
        """Runs the grid function of kernel `name`: (x, y, z, workspace bytes)."""
        names, body = self.grids[name]
        env = dict(zip(names, constants))
        for line in body:
            if m := re.match(r"return (.*) :", line):
                return [env[v.strip()] for v in m.group(1).split(",")]
            if m := re.match(r"(%\S+) = arith\.constant (true|false|-?\d+)", line):
                env[m.group(1)] = ({"true": 1, "false": 0}.get(m.group(2)) if m.group(2)[0] in "tf"
                                   else int(m.group(2)))
            elif m := re.match(r"(%\S+) = arith\.cmpi (\w+), (%\S+), (%\S+) :", line):
                env[m.group(1)] = int(COMPARE[m.group(2)](env[m.group(3)], env[m.group(4)]))
            elif m := re.match(r"(%\S+) = arith\.select (%\S+), (%\S+), (%\S+) :", line):
                env[m.group(1)] = env[m.group(3)] if env[m.group(2)] else env[m.group(4)]
            elif m := re.match(r"(%\S+) = arith\.(?:index_cast|extsi|extui|trunci|index_castui) "
                               r"(%\S+) :", line):
                env[m.group(1)] = env[m.group(2)]
            elif m := re.match(r"(%\S+) = arith\.(\w+) (%\S+), (%\S+)", line):
                env[m.group(1)] = BINARY[m.group(2)](env[m.group(3)], env[m.group(4)])
            else:
                raise RuntimeError("grid function: " + line)

    def prepare(self, name, inputs, outputs):
        """Everything a call needs."""
        bindings, constants, keep, outs = [], [], [], []
        values = list(inputs) + list(outputs)
        assert len(values) == len(self.types[name]), self.types[name]
        for position, (value, type) in enumerate(zip(values, self.types[name])):
            if not type.startswith("tensor"):
                if type in ("f32", "f64"):
                    value = int.from_bytes(struct.pack("<f" if type == "f32" else "<d", value),
                                           "little")
                constants.append(int(value))
                continue
            array = aligned(np.asarray(value))
            keep.append(array)
            if position >= len(inputs):
                outs.append(array)
            bindings.append(array.ctypes.data)
            dims = re.match(r"tensor<((?:[\d?]+x)*)", type).group(1).split("x")[:-1]
            constants += [size for size, dim in zip(array.shape, dims) if dim == "?"]
        x, y, z, bytes = self.grid(name, constants)
        dispatch = Dispatch((ctypes.c_void_p * max(1, len(bindings)))(*bindings),
                            (ctypes.c_int64 * max(1, len(constants)))(*constants),
                            (ctypes.c_uint32 * 3)(x, y, z), 0, bytes)
        # The 64 bytes past the end must stay as they are.
        workspace = aligned(np.full(bytes + 64, 0xCD, np.uint8))
        function = self.library[name]
        function.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32,
                             ctypes.c_void_p]
        return function, dispatch, (x, y, z), workspace, outs, keep

    def run(self, name, inputs, outputs, backwards=False):
        """Runs all workgroups one after the other, in either order, and returns the
        destinations."""
        function, dispatch, (x, y, z), workspace, outs, keep = self.prepare(name, inputs, outputs)
        places = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
        for place in reversed(places) if backwards else places:
            assert function(ctypes.byref(dispatch), *place, workspace.ctypes.data) == 0
        assert (workspace[dispatch.workspace_size:]
                == 0xCD).all(), "kernel wrote past its workspace"
        return outs

    def time(self, name, inputs, outputs, repetitions=20):
        """Median seconds of one call on one thread."""
        function, dispatch, (x, y, z), workspace, outs, keep = self.prepare(name, inputs, outputs)
        times = []
        reference, scratch = ctypes.byref(dispatch), workspace.ctypes.data
        places = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
        for _ in range(repetitions):
            start = time.perf_counter()
            for place in places:
                function(reference, *place, scratch)
            times.append(time.perf_counter() - start)
        return sorted(times)[len(times) // 2]


if __name__ == "__main__":
    kernels = Kernels(open(sys.argv[1]).read(), int(sys.argv[2]) if len(sys.argv) > 2 else 2)
    print(*kernels.grids, "compiled to", len(kernels.elf), "bytes")
