"""Kernels of an NVIDIA GPU beside PyTorch: in one process, as CUDA graphs, in shuffled order,
medians.

examples:
  compare.py pack OUT [--target=cuda:sm_90]     compiles the functions of cases() (anywhere; needs
  build/bin/sluice, the sluice package and torch)
  compare.py run OUT [REGEX]                    measures (where the GPU and PyTorch are; needs
  nothing of Sluice)
"""
import ctypes
import json
import random
import re
import statistics
import subprocess
import sys
import time
import typing
from collections.abc import Callable
from pathlib import Path

import torch

SLUICE = Path(__file__).resolve().parents[2] / "build/bin/sluice"
DEVICE = "cuda" if sys.argv[1:2] == ["run"] else "cpu"


def compile(source, module, target):
    subprocess.run([SLUICE, "compile", source, "-o", module, f"--target={target}"], check=True)


def program(case):
    """The function of a case as text of MLIR, under the name of the case."""
    from sluice import torch as front

    class Body(torch.nn.Module):
        def forward(self, *inputs):
            return case.function(*inputs)

    dims = tuple({dim: torch.export.Dim.DYNAMIC for dim in dims} for dims in case.dynamic)
    exported = torch.export.export(Body(), tuple(case.inputs), strict=False,
                                   dynamic_shapes=(dims,) if dims else None)
    # Torch has a size of 1 apart from those that are not known.
    text = front.exported_text(exported).replace("min_val = 2", "min_val = 1")
    return text.replace("@main", f"@{case.name}", 1)


def pack(out, target):
    """Writes the PTX of every kernel and kernels.json into the folder `out`."""
    module = out / "cases.slm"
    # Of those with one kernel for all sizes the last: a size of 1 is none that may be another.
    (out / "cases.mlir").write_text("".join({case.name: program(case) for case in cases()
                                             if case.inputs[0].shape[0] > 1 or not case.dynamic}
                                            .values()))
    compile(out / "cases.mlir", module, target)
    report = subprocess.run([SLUICE, "inspect", module, "--json", f"--code={out}"], check=True,
                            capture_output=True, text=True)
    (out / "kernels.json").write_text(json.dumps(json.loads(report.stdout)["targets"][0]["kernels"],
                                                 indent=1))
    module.unlink()


class Kernel:
    """One kernel as the CUDA driver loads it."""

    def __init__(self, folder, entry):
        self.plan, self.threads, self.grid = entry["plan"], entry["threads"], entry["grid_x"]
        text = (folder / f"{entry['name']}.ptx").read_bytes() + b"\0"
        self.dynamic = entry["workgroup_bytes"] if b".extern .shared" in text else 0
        self.maps = entry["tensor_maps"]
        self.sizes = len(re.findall(r"n\d", " ".join(entry["arguments"])))  # Not known before.
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        check(cuda.cuModuleLoadDataEx(ctypes.byref(module), text, 0, None, None))
        entry_point = re.search(rb"\.entry (\S+)\(", text)[1]
        check(cuda.cuModuleGetFunction(ctypes.byref(self.function), module, entry_point))
        if self.dynamic > 48 << 10:
            # most dynamic workgroup memory
            check(cuda.cuFuncSetAttribute(self.function, 8, self.dynamic))

    def workgroups(self, rows, columns):
        """As the kernel's grid function counts them for `rows` x `columns` results."""
        if isinstance(self.grid, int):
            return self.grid
        if group := re.match(r"reduction: (\d+) threads? a row", self.plan):
            return -(-rows // (self.threads // int(group[1])))
        plan = self.plan.split(";")[0]
        tile = re.search(r"(transposed )?(?:tiles of|in registers,) (\d+)x(\d+)", plan)
        if not tile:
            raise ValueError(f"no grid known for plan '{self.plan}'")
        turns = re.search(r"in turn by (\d+)", plan)
        if tile[1]:
            rows, columns = columns, rows
        tiles = -(-rows // int(tile[2])) * -(-columns // int(tile[3]))
        return min(tiles, int(turns[1])) if turns else tiles

    def is_for(self, rows):
        """Whether its plan, the first if it names those of other launches, is for so many rows."""
        most = re.search(r" up to (\d+) rows", self.plan.split(";")[0])
        return not most or rows <= int(most[1])

    def encode(self, arguments):
        """What the driver makes of its maps (runtime/module/TensorMap.h), and their memory."""
        maps = [self.maps[i:i + 19] for i in range(0, len(self.maps), 19)]
        memory = (ctypes.c_uint64 * (16 * len(maps) + 8))()
        start = -(-ctypes.addressof(memory) // 64) * 64
        for i, (binding, offset, size, rank, *rest) in enumerate(maps):
            tensor, strides = arguments[binding], rest[5:10]
            sizes = [tensor.nbytes // strides[d] if rest[d] < 0 else rest[d] for d in range(5)]
            check(cuda.cuTensorMapEncodeTiled(
                ctypes.c_void_p(start + 128 * i), size == 2, rank,
                ctypes.c_void_p(tensor.data_ptr() + offset), (ctypes.c_uint64 * 5)(*sizes),
                (ctypes.c_uint64 * 5)(*strides[1:]), (ctypes.c_uint32 * 5)(*rest[10:]),
                (ctypes.c_uint32 * 5)(1, 1, 1, 1, 1), 0, 3, 3, 0))
        return ctypes.c_void_p(start), memory

    def launch(self, grid, arguments):
        """Tensors by address, then sizes: the words of gpu_kernel_abi.h."""
        words = [ctypes.c_uint64(a.data_ptr() if torch.is_tensor(a) else a) for a in arguments]
        place, memory = self.encode(arguments)
        places = [ctypes.cast(ctypes.byref(w), ctypes.c_void_p) for w in words] + [place]
        pointers = (ctypes.c_void_p * len(places))(*places)
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        check(cuda.cuLaunchKernel(self.function, grid, 1, 1, self.threads, 1, 1, self.dynamic,
                                  stream, pointers, None))


class Phases:
    """A kernel and those that follow it on the same workspace. Of sizes that are known at run time
    it is known here that one, the first that is for the rows, does it all."""

    def __init__(self, folder, entries):
        self.known = all(isinstance(entry["grid_x"], int) for entry in entries)
        self.kernels = [Kernel(folder, entry) for entry in entries]
        bytes = entries[0]["workspace_bytes"]
        self.workspace = ([torch.empty(bytes if isinstance(bytes, int) else 64 << 20, device="cuda",
                                       dtype=torch.uint8)] if bytes else [])

    def launch(self, rows, columns, arguments):
        first = next(kernel for kernel in self.kernels if kernel.is_for(rows))
        for kernel in self.kernels if self.known else [first]:
            if grid := kernel.workgroups(rows, columns):
                # All sizes that are not known before are the number of rows.
                kernel.launch(grid, arguments + [rows] * kernel.sizes + self.workspace)


def check(result):
    if result:
        name = ctypes.c_char_p()
        cuda.cuGetErrorName(result, ctypes.byref(name))
        raise RuntimeError(f"CUDA driver: {name.value.decode()}")


def measure(bodies, calls=6, rounds=7, idle=0.1):
    """Median microseconds of one call of each of `bodies`, {name: function}. Idle times let the GPU
    cool: back to back, its power limit decides."""
    graphs, times = {}, {}
    for name, body in bodies.items():
        side = torch.cuda.Stream()
        with torch.cuda.stream(side):
            body()
            torch.cuda.synchronize()
        graphs[name], times[name] = torch.cuda.CUDAGraph(), []
        with torch.cuda.graph(graphs[name], stream=side):
            for _ in range(calls):
                body()
    for _ in range(rounds):
        for name in random.sample(list(graphs), len(graphs)):
            torch.cuda.synchronize()
            time.sleep(idle)
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            graphs[name].replay()
            begin.record()
            graphs[name].replay()
            end.record()
            torch.cuda.synchronize()
            times[name].append(begin.elapsed_time(end) / calls * 1000)
    return {name: statistics.median(values) for name, values in times.items()}


def tensor(*shape, dtype=None):
    return torch.empty(*shape, device=DEVICE, dtype=dtype or torch.float16)


def noise(*shape, dtype=None):
    return tensor(*shape, dtype=dtype).normal_() if DEVICE == "cuda" else tensor(*shape, dtype=dtype)


class Case(typing.NamedTuple):
    """A function, compiled as the kernel `name`, on inputs of which some dimensions are not known
    before. The peer is the function itself if it is not given. Result number `which` is compared
    with that of wider floats, or with `exact`."""
    title: str
    name: str
    function: Callable
    inputs: list
    results: list
    tolerance: float = 1e-2
    dynamic: tuple = ()
    which: int = 0
    exact: Callable | None = None
    peer: Callable | None = None

    def peer_result(self):
        return self.peer() if self.peer else self.function(*self.inputs)

    def exact_result(self):
        def wide(x):
            return {2: x.float, 4: x.double}[x.itemsize]() if x.is_floating_point() else x

        if self.exact:
            return self.exact()
        values = self.function(*map(wide, self.inputs))
        return values if torch.is_tensor(values) else values[self.which]


def cases():
    f = torch.nn.functional
    x, x8, big, gain, bias = (noise(*shape) for shape in ((4096, 4096), (8192, 8192), (64 << 20,),
                                                           (8192,), (8192,)))
    like = torch.empty_like
    yield Case("softmax f16 4096x4096", "softmax", lambda x: torch.softmax(x, -1), [x], [like(x)])
    yield Case("row sum f16 8192x8192", "rowsum", lambda x: x.sum(-1), [x8], [tensor(8192)])
    yield Case("row sum, dynamic", "rowsum_dyn", lambda x: x.sum(-1), [x8], [tensor(8192)],
               dynamic=((0, 1),))
    yield Case("gelu f16 64M", "gelu", f.gelu, [big], [like(big)])
    yield Case("layer norm f16 8192x8192", "layernorm",
               lambda x, gain, bias: f.layer_norm(x, (8192,), gain, bias), [x8, gain, bias],
               [like(x8)])
    weights, vector = noise(14336, 4096), noise(4096)
    yield Case("matrix x vector f16 14336x4096", "gemv", lambda v, w: torch.mv(w, v),
               [vector, weights], [tensor(14336)])
    wide = noise(8192, 8192, dtype=torch.float32)
    yield Case("transpose f32 8192x8192", "transpose", lambda x: x.t().contiguous(), [wide],
               [like(wide)], 1e-9)
    yield Case("matmul f16 4096^3", "matmul", torch.mm, [x, noise(4096, 4096)], [like(x)])
    a, b = (noise(4096, 4096, dtype=torch.float32) for _ in range(2))
    yield Case("matmul f32 4096^3", "matmul_f32", torch.mm, [a, b], [like(a)], 1e-3)
    for name, causal, dtype, shape in (("attention", False, torch.float16, (4, 32, 4096, 128)),
                                       ("attention_causal", True, torch.float16,
                                        (4, 32, 4096, 128)),
                                       ("attention_f32", False, torch.float32, (32, 1024, 64))):
        qkv = [noise(*shape, dtype=dtype) for _ in range(3)]
        sdpa = lambda q, k, v, causal=causal: f.scaled_dot_product_attention(q, k, v,
                                                                             is_causal=causal)
        yield Case(f"{name} {'x'.join(map(str, shape))}", name, sdpa, qkv, [like(qkv[0])], 2e-2,
                   exact=lambda qkv=qkv, sdpa=sdpa: sdpa(*(part.float() for part in qkv)))
    for m in (1, 16, 100, 128, 512, 2048):
        yield Case(f"matmul f16, dynamic, {m}x14336x4096", "matmul_dynamic", lambda x, w: x @ w.t(),
                   [noise(m, 4096), weights], [tensor(m, 14336)], dynamic=((0,), ()))
    for m in (1, 16, 128, 2048):
        yield Case(f"matmul, silu, gate f16 {m}x14336x4096", "matmul_gated",
                   lambda x, w, gate: f.silu(x @ w.t()) * gate,
                   [noise(m, 4096), weights, noise(m, 14336)], [tensor(m, 14336)],
                   dynamic=((0,), (), (0,)))
    for m, n, k in [(49, 2048, 512), (49, 512, 2048)] + [
            (m, *rest) for m in (128, 512) for rest in ((768, 768), (3072, 768), (768, 3072))]:
        yield Case(f"product f16 {m}x{n}x{k}", f"product_{m}x{n}x{k}", torch.matmul,
                   [noise(m, k), noise(k, n)], [tensor(m, n)])
    yield from narrow_products()
    yield from convolutions()
    yield from sorts()


def narrow_products():
    """Products of elements of 8 bits, those of floats as exact as torch's without fast sums."""
    one = torch.ones((), device=DEVICE)
    for m, n, k in (4096, 4096, 4096), (16, 14336, 4096):
        a, b = (noise(rows, k, dtype=torch.float32).to(torch.float8_e4m3fn) for rows in (m, n))
        yield Case(f"product fp8 {m}x{n}x{k}", f"fp8_{m}",
                   lambda a, b: torch._scaled_mm(a, b.t(), one, one, out_dtype=torch.float16),
                   [a, b], [tensor(m, n)], exact=lambda a=a, b=b: a.float() @ b.float().t())
        # Torch multiplies more than 16 rows only.
        a, b = (tensor(rows, k, dtype=torch.int8).random_(-100, 100) for rows in (max(m, 32), n))
        yield Case(f"product int8 {m}x{n}x{k}", f"int8_{m}", lambda a, b: torch._int_mm(a, b.t()),
                   [a[:m], b], [tensor(m, n, dtype=torch.int32)], 0,
                   exact=lambda a=a, b=b, m=m: a[:m].double() @ b.double().t(),
                   peer=lambda a=a, b=b: torch._int_mm(a, b.t()))


def convolutions():
    """Torch's tensors have channels last, too, but for the one of f32."""
    torch.backends.cudnn.benchmark, torch.backends.cudnn.allow_tf32 = True, False
    conv2d = torch.nn.functional.conv2d
    for name, shape, window, channels, groups, stride in (
            ("conv3x3", (64, 56, 56, 64), 3, 64, 1, 1),
            ("conv1x1", (64, 56, 56, 256), 1, 64, 1, 1),
            ("conv1x1_wide", (64, 56, 56, 64), 1, 256, 1, 1),
            ("depthwise", (64, 56, 56, 144), 3, 144, 144, 1),
            ("first_layer", (8, 224, 224, 3), 7, 64, 1, 2)):
        x, w = noise(*shape), noise(window, window, shape[3] // groups, channels) / window
        y = tensor(shape[0], shape[1] // stride, shape[2] // stride, channels)
        options = dict(stride=stride, padding=window // 2, groups=groups)
        filter = w.permute(3, 2, 0, 1).contiguous(memory_format=torch.channels_last)
        yield Case(f"convolution {name} f16 {'x'.join(map(str, shape))}->{channels}", name,
                   lambda x, w, o=options: conv2d(x.permute(0, 3, 1, 2), w.permute(3, 2, 0, 1),
                                                  **o).permute(0, 2, 3, 1), [x, w], [y],
                   peer=lambda a=x.permute(0, 3, 1, 2), b=filter, o=options: conv2d(a, b, **o))
    x, w, y = (noise(*shape, dtype=torch.float32)
               for shape in ((1, 128, 28, 28), (128, 128, 3, 3), (1, 128, 28, 28)))
    yield Case("convolution conv3x3 f32 nchw 1x128x28x28", "conv3x3_f32",
               lambda x, w: conv2d(x, w, padding=1), [x, w], [y], 1e-3)


def sorts():
    """Sorts, top-k, running sums: values and places."""
    f32, sort = torch.float32, lambda x: torch.sort(x, stable=True)
    for name, *shape in (("sort_rows", 4096, 4096), ("sort_short_rows", 16384, 1000),
                         ("sort_million", 1 << 20), ("sort_long", 1 << 24)):
        x = noise(*shape, dtype=f32)
        yield Case(f"sort f32 {'x'.join(map(str, shape))}", name, sort, [x],
                   [torch.empty_like(x), torch.empty_like(x, dtype=torch.int64)], 0,
                   which=len(shape) - 1)
    for name, rows, columns, k, dtype in (("topk_one", 1, 131072, 4, torch.float16),
                                          ("topk_vocabulary", 64, 151936, 8, torch.float16),
                                          ("topk_rows", 4096, 32000, 50, f32)):
        yield Case(f"top-k {rows}x{columns} k={k}", name, lambda x, k=k: torch.topk(x, k),
                   [noise(rows, columns, dtype=dtype)],
                   [tensor(rows, k, dtype=kind) for kind in (dtype, torch.int64)], 0)
    x = noise(4096, 4096, dtype=f32)
    for name, dim in ("cumsum_rows", 1), ("cumsum_columns", 0):
        yield Case(f"cumsum f32 4096x4096, dim {dim}", name,
                   lambda x, dim=dim: torch.cumsum(x, dim), [x], [torch.empty_like(x)], 1e-4)
    x = torch.rand(1 << 24, device=DEVICE)
    yield Case("cumsum f32 16M", "cumsum_long", lambda x: torch.cumsum(x, 0), [x],
               [torch.empty_like(x)], 1e-4)
    for name, rows, columns in ("argmax_rows", 4096, 32000), ("argmax_long", 1, 1 << 26):
        yield Case(f"argmax f32 {rows}x{columns}", name, lambda x: torch.argmax(x, 1),
                   [noise(rows, columns, dtype=f32)], [tensor(rows, dtype=torch.int64)], 0)


def run(folder, only=""):
    global cuda
    cuda = ctypes.CDLL("libcuda.so.1")
    torch.manual_seed(0)
    torch.zeros(1, device="cuda")
    kernels = {entry["name"]: entry for entry in json.loads((folder / "kernels.json").read_text())}
    worst, loaded = 0, {}
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}; microseconds; ratio below "
          f"1: Sluice is faster than the best peer")
    for case in cases():
        if not re.search(only, case.title):
            continue
        if case.name not in loaded:
            loaded[case.name] = Phases(folder,
                                       [e for key, e in sorted(kernels.items(),
                                               key=lambda item: (len(item[0]), item[0]))
                                        if re.match(rf"{case.name}_\d+_", key)])
        result, arguments = case.results[case.which], [*case.inputs, *case.results]
        launch = lambda kernel=loaded[case.name]: kernel.launch(result.shape[0], result.shape[-1],
                                                                arguments)
        result.fill_(float("nan") if result.is_floating_point() else -1)
        launch()
        want = case.exact_result().float()
        error = ((result.float() - want).abs() / (want.abs() + want.abs().mean())).max().item()
        bodies = {"sluice": launch, "torch": case.peer_result}
        if not re.search("matmul|product|convolution|attention|sort|top-k", case.title):
            compiled = torch.compile(lambda *_: case.peer_result(), dynamic=False)
            bodies["torch.compile"] = lambda: compiled(*case.inputs)
        times = measure(bodies)
        best = min(value for key, value in times.items() if key != "sluice")
        verdict = (f"error {error:.0e}" if error <= case.tolerance
                   else f"WRONG: error {error:.0e}, allowed {case.tolerance:.0e}")
        worst |= error > case.tolerance or error != error
        print(f"{case.title:38s}" + "".join(f"  {key} {value:8.1f}" for key, value in times.items()) +
              f"  ratio {times['sluice'] / best:5.2f}  {verdict}", flush=True)
    return worst


def main(usage, pack, run):
    """What scripts here take: pack OUT [--target=T] [--NAME=VALUE...], or run OUT and more."""
    if len(sys.argv) < 3 or sys.argv[1] not in ("pack", "run"):
        sys.exit(usage)
    if sys.argv[1] == "run":
        sys.exit(run(Path(sys.argv[2]), *sys.argv[3:]))
    out, options = Path(sys.argv[2]), dict(word[2:].split("=", 1) for word in sys.argv[3:])
    out.mkdir(parents=True, exist_ok=True)
    pack(out, **{"target": "cuda:sm_90", **options})


if __name__ == "__main__":
    main(__doc__, pack, run)
