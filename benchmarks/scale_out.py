#!/usr/bin/env python3
"""A product of matrices and a layer of a transformer on several NVIDIA GPUs beside PyTorch with
NCCL, in one run, by turns, medians.

A is 16384 x 16384 x f16, as is B. `k_split`: each GPU has some columns of A and the rows of B that
belong to them; the products are added up by an all-reduce. `k_split_N`: the same in N pieces, so
that one piece is added up while the next is computed. `n_split`: each GPU has some columns of B.
`layer`: attention and feed-forward block, 4096 tokens of 4096, 32 heads, f16; the program says that
four products are cut, the compiler does the rest.

examples:
  scale_out.py pack OUT [--target=cuda:sm_90] [--size=16384]   compiles the programs (anywhere;
  needs build/bin)
  scale_out.py run OUT --gpus=2 [--json=F]                     measures: starts a process for each
  GPU (needs PyTorch; nothing of Sluice but OUT)
"""
import ctypes
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
if sys.argv[1:2] == ["pack"]:
    sys.path.insert(0, str(HERE / "gpu"))
    from compare import compile
GPUS = (2, 4)
PIECES = (2, 4, 8)


def tensor(*sizes, element="f16"):
    return f"tensor<{'x'.join(map(str, sizes))}x{element}>"


def filled(name, type, element="f16"):
    return (f"%{name}_value = arith.constant 0.0 : {element}\n%{name}_room = tensor.empty() : {type}"
            f"\n%{name} = linalg.fill ins(%{name}_value : {element}) outs(%{name}_room : {type}) "
            f"-> {type}")


def matmul(to, a, b, types, zeros):
    return (f"%{to} = linalg.matmul ins(%{a}, %{b} : {types[0]}, {types[1]}) "
            f"outs(%{zeros} : {types[2]}) -> {types[2]}")


def product(name, m, n, k, gpus=0, pieces=1):
    """A function that multiplies; with `gpus`, one that adds up what all of them have."""
    rows = m // pieces
    a, b, whole = tensor(m, k), tensor(k, n), tensor(m, n)
    part, wide, piece = tensor(rows, k), tensor(rows, n, element="f32"), tensor(rows, n)
    body = [filled("f", wide, "f32"), f"%all0 = tensor.empty() : {whole}"]
    for i in range(pieces):
        body += [f"%a{i} = tensor.extract_slice %a[{i * rows}, 0] [{rows}, {k}] [1, 1] : {a} to "
                 f"{part}",
                 matmul(f"m{i}", f"a{i}", "b", (part, b, wide), "f"),
                 f"%h{i} = arith.truncf %m{i} : {wide} to {piece}"]
        if gpus:
            body.append(f"%s{i} = shard.all_reduce %h{i} on @gpus grid_axes = [0] : {piece} -> "
                        f"{piece}")
        body.append(f"%all{i + 1} = tensor.insert_slice %{'s' if gpus else 'h'}{i} into %all{i}"
                    f"[{i * rows}, 0] [{rows}, {n}] [1, 1] : {piece} into {whole}")
    return function(name, f"%a: {a}, %b: {b}", whole, [*body, f"return %all{pieces} : {whole}"])


def function(name, arguments, result, body):
    return "\n".join([f"func.func @{name}({arguments}) -> {result} {{", *body, "}\n"])


TOKENS, WIDTH, HEADS, HIDDEN = 4096, 4096, 32, 16384
# tokens, query, key, value, output, into and out of the block
LAYER_SHAPES = ((TOKENS, WIDTH), *[(WIDTH, WIDTH)] * 4, (WIDTH, HIDDEN), (HIDDEN, WIDTH))


def layer(name, cut):
    """A function of a layer; with `cut`, one that says that heads and the hidden features are
    spread over the GPUs."""
    depth, names = WIDTH // HEADS, ("x", "wq", "wk", "wv", "wo", "w1", "w2")
    types = dict(zip(names, (tensor(*shape) for shape in LAYER_SHAPES)))
    x, hidden = types["x"], tensor(TOKENS, HIDDEN)
    heads, split = tensor(HEADS, TOKENS, depth), tensor(TOKENS, HEADS, depth)
    body = [f"%scale = arith.constant {depth**-0.5} : f16\n%split = tensor.empty() : {split}",
            f"%empty = tensor.empty() : {heads}",
            *(filled(f"{kind}_zeros", type)
              for kind, type in (("x", x), ("hidden", hidden), ("heads", heads)))]
    if cut:
        body.append("%columns = shard.sharding @gpus split_axes = [[], [0]] : !shard.sharding")

    def product(to, value, weights, to_kind="x", is_cut=False):
        kinds = hidden if value == "relu" else x, types[weights], {"x": x}.get(to_kind, hidden)
        is_marked = is_cut and cut
        body.append(matmul(f"{to}_part" if is_marked else to, value, weights, kinds,
                           f"{to_kind}_zeros"))
        if is_marked:
            body.append(f"%{to} = shard.shard %{to}_part to %columns : {kinds[2]}")

    def transposed(to, value, source, room, kind):
        return (f"%{to} = linalg.transpose ins(%{value} : {source}) outs(%{room} : {kind}) "
                f"permutation = [1, 0, 2]")

    for each in "qkv":
        product(each, "x", f"w{each}", is_cut=True)
        body += [f"%{each}s = tensor.expand_shape %{each} [[0], [1, 2]] output_shape "
                 f"[{TOKENS}, {HEADS}, {depth}] : {x} into {split}",
                 transposed(f"{each}t", f"{each}s", split, "empty", heads)]
    body += [f"%a = linalg_ext.attention ins(%qt, %kt, %vt, %scale : {heads}, {heads}, {heads}, "
             f"f16) outs(%heads_zeros : {heads}) -> {heads}",
             transposed("at", "a", heads, "split", split),
             f"%ac = tensor.collapse_shape %at [[0], [1, 2]] : {split} into {x}"]
    product("o", "ac", "wo")
    body.append(f"%y = arith.addf %o, %x : {x}")
    product("h", "y", "w1", "hidden", is_cut=True)
    body.append(f"%none = arith.constant dense<0.0> : {hidden}\n"
                f"%relu = arith.maximumf %h, %none : {hidden}")
    product("z", "relu", "w2")
    body.append(f"%r = arith.addf %z, %y : {x}\nreturn %r : {x}")
    return function(name, ", ".join(f"%{each}: {type}" for each, type in types.items()), x, body)


def program(gpus, size):
    text = f"shard.grid @gpus(shape = {gpus})\n"
    text += product("single", size, size, size) + product("n_split", size, size // gpus, size)
    text += product("k_split", size, size, size // gpus, gpus)
    text += layer("layer_single", cut=False) + layer("layer", cut=True)
    return (text + "".join(product(f"k_split_{pieces}", size, size, size // gpus, gpus, pieces)
                           for pieces in PIECES))


def pack(out, target, size):
    """Modules for each number of GPUs, the runtime, and this script."""
    build = HERE.parent / "build"
    out.mkdir(parents=True, exist_ok=True)
    for gpus in GPUS:
        source = out / f"gpus{gpus}.mlir"
        source.write_text(program(gpus, size))
        compile(source, out / f"gpus{gpus}.slm", target)
    for file in ("bin/sluice-run", "lib/libsluice_runtime.so"):
        shutil.copy(build / file, out)
    shutil.copy(__file__, out)
    (out / "size.json").write_text(json.dumps({"size": size}))


class Runtime:
    """The C functions that are needed here; each failure is an exception."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        self.library.sluice_status_text.restype = ctypes.c_char_p
        self.library.sluice_status_text.argtypes = [ctypes.c_void_p]

    def __getattr__(self, name):
        function = getattr(self.library, "sluice_" + name)
        function.restype = ctypes.c_void_p

        def call(*arguments):
            status = function(*arguments)
            if status:
                raise RuntimeError(self.library.sluice_status_text(status).decode())

        return call


class Module:
    F16 = 12  # SLUICE_ELEMENT_F16

    def __init__(self, runtime, path, ordinal):
        self.runtime = runtime
        instance, self.device, self.module = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        runtime.instance_create(ctypes.byref(instance))
        runtime.device_create(instance, f"cuda:{ordinal}".encode(), None, ctypes.byref(self.device))
        runtime.module_load_file(ctypes.byref(self.device), ctypes.c_size_t(1), str(path).encode(),
                                 ctypes.byref(self.module))

    def function(self, name, *arguments):
        """A call with these tensors of torch, as they lie."""
        call, runtime = ctypes.c_void_p(), self.runtime
        runtime.call_create(self.module, name.encode(), ctypes.byref(call))
        for index, tensor in enumerate(arguments):
            buffer, handle = ctypes.c_void_p(), ctypes.c_void_p()
            runtime.buffer_import_device(self.device, ctypes.c_uint64(tensor.data_ptr()),
                                         ctypes.c_uint64(tensor.nbytes), 1, None, None,
                                         ctypes.byref(buffer))
            shape = (ctypes.c_int64 * tensor.dim())(*tensor.shape)
            runtime.tensor_create(buffer, self.F16, ctypes.c_size_t(tensor.dim()), shape,
                                  ctypes.byref(handle))
            runtime.call_set_tensor(call, ctypes.c_size_t(index), handle)
        return lambda: runtime.call_invoke(call), call

    def result(self, call, like):
        """A copy of the first result on the host."""
        handle = ctypes.c_void_p()
        self.runtime.call_result_tensor(call, ctypes.c_size_t(0), ctypes.byref(handle))
        self.runtime.library.sluice_tensor_buffer.restype = ctypes.c_void_p
        buffer = ctypes.c_void_p(self.runtime.library.sluice_tensor_buffer(handle))
        self.runtime.buffer_read(buffer, ctypes.c_uint64(0), ctypes.c_void_p(like.data_ptr()),
                                 ctypes.c_uint64(like.nbytes))
        self.runtime.library.sluice_tensor_release(handle)
        return like


def worker(folder, gpus, rounds=12):
    import torch
    import torch.distributed as dist

    rank, size = int(os.environ["RANK"]), json.loads((folder / "size.json").read_text())["size"]
    torch.cuda.set_device(rank)
    dist.init_process_group("nccl", rank=rank, world_size=gpus)
    module = Module(Runtime(folder / "libsluice_runtime.so"), folder / f"gpus{gpus}.slm", rank)

    generator = torch.Generator("cuda").manual_seed(7)
    matrix = lambda: torch.randn(size, size, device="cuda", dtype=torch.float16,
                                 generator=generator)
    a, b = matrix(), matrix()  # the same everywhere
    part = slice(rank * size // gpus, (rank + 1) * size // gpus)
    a_columns, b_rows, b_columns = a[:, part].contiguous(), b[part].contiguous(), b[:,
            part].contiguous()

    def torch_k_split():
        c = a_columns @ b_rows
        dist.all_reduce(c)
        return c

    def torch_k_split_pieces(pieces=4):
        """As a careful user would overlap it by hand."""
        c = torch.empty(size, size, device="cuda", dtype=torch.float16)
        waits = []
        for mine, to in zip(a_columns.chunk(pieces), c.chunk(pieces)):
            torch.mm(mine, b_rows, out=to)
            waits.append(dist.all_reduce(to, async_op=True))
        for wait in waits:
            wait.wait()
        return c

    tokens, *weights = [torch.randn(shape, device="cuda", dtype=torch.float16, generator=generator)
                        * shape[0] ** -0.5 for shape in LAYER_SHAPES]
    tokens *= TOKENS**0.5
    own = [w.chunk(gpus, dim)[rank].contiguous() for w, dim in zip(weights, (1, 1, 1, 0, 1, 0))]

    def torch_layer(wq, wk, wv, wo, w1, w2, add_up):
        heads = lambda w: (tokens @ w).view(TOKENS, -1, WIDTH // HEADS).transpose(0, 1)[None]
        attended = torch.nn.functional.scaled_dot_product_attention(heads(wq), heads(wk), heads(wv))
        y = attended[0].transpose(0, 1).reshape(TOKENS, -1) @ wo
        add_up(y)
        y += tokens
        z = (y @ w1).relu_() @ w2
        add_up(z)
        return z.add_(y)

    peers = {"torch single": lambda: a @ b, "torch k_split": torch_k_split,
             "torch k_split_4": torch_k_split_pieces, "torch n_split": lambda: a @ b_columns,
             "torch layer_single": lambda: torch_layer(*weights, lambda part: None),
             "torch layer": lambda: torch_layer(*own, dist.all_reduce)}
    calls, bodies = {}, dict(peers)
    arguments_of = {"single": (a, b), "n_split": (a, b_columns), "layer_single": (tokens, *weights),
                    "layer": (tokens, *own)}
    for name in ("single", "k_split", *(f"k_split_{p}" for p in PIECES), "n_split", "layer_single",
                 "layer"):
        arguments = arguments_of.get(name, (a_columns, b_rows))
        bodies[f"sluice {name}"], calls[name] = module.function(name, *arguments)

    # Right first: against torch's own split product. What is added up in f16 is rounded once more
    # per GPU.
    wrong = {}
    for name, call in calls.items():
        bodies[f"sluice {name}"]()
        expected = peers["torch k_split" if "k_split" in name else f"torch {name}"]()
        torch.cuda.synchronize()
        got = module.result(call, torch.empty(expected.shape, dtype=torch.float16)).cuda().float()
        scale = 1 if "layer" in name else size**0.5  # of a value
        error = ((got - expected.float()).abs() / (expected.float().abs() + scale)).max().item()
        if not error < 2e-2:
            wrong[name] = error
        del got, expected

    times = {name: [] for name in bodies}
    for turn in range(rounds + 2):
        order = random.Random(turn).sample(list(bodies), len(bodies))  # the same in all processes
        for name in order:
            torch.cuda.synchronize()
            dist.barrier()
            torch.cuda.synchronize()
            time.sleep(0.05)  # the GPU cools: back to back, its power limit decides
            begin = time.perf_counter()
            result = bodies[name]()
            torch.cuda.synchronize()
            elapsed = torch.tensor(time.perf_counter() - begin, device="cuda")
            del result
            dist.all_reduce(elapsed, op=dist.ReduceOp.MAX)  # done when the last one is
            if turn >= 2:
                times[name].append(elapsed.item() * 1e3)
    failures = torch.tensor(len(wrong), device="cuda")
    dist.all_reduce(failures)
    if rank == 0:
        report(times, gpus, size, wrong, torch)
    elif wrong:
        print(f"process {rank}: WRONG: {wrong}", flush=True)
    dist.destroy_process_group()
    return 1 if failures.item() else 0


def report(times, gpus, size, wrong, torch):
    medians = {name: statistics.median(values) for name, values in times.items()}
    print(f"{torch.cuda.get_device_name()} x {gpus}, torch {torch.__version__}, NCCL "
          f"{'.'.join(map(str, torch.cuda.nccl.version()))}; "
          f"{size}^3 f16; milliseconds, median (least); speed against the same engine on one GPU, "
          f"and against the faster one")
    layer_flops = 2 * TOKENS * (4 * WIDTH**2 + 2 * WIDTH * HIDDEN + 2 * TOKENS * WIDTH)
    for name, value in medians.items():
        engine, program = name.split()
        single = "layer_single" if "layer" in program else "single"
        own, fastest = medians[f"{engine} {single}"], min(medians[f"torch {single}"],
                                                          medians[f"sluice {single}"])
        flops = (layer_flops if "layer" in program else 2 * size**3) / value / 1e9
        print(f"{name:20s} {value:8.3f} ({min(times[name]):8.3f})  {own / value:5.2f}x  "
              f"{fastest / value:5.2f}x  {flops:7.0f} TFLOP/s")
    print(f"WRONG: {wrong}" if wrong else "all results agree with torch's", flush=True)
    if path := os.environ.get("SCALE_OUT_JSON"):
        Path(path).write_text(json.dumps({"gpus": gpus, "size": size, "median_ms": medians,
                                          "samples_ms": times, "wrong": wrong}, indent=1))


def run(folder, gpus, path):
    """One process for each GPU, with torchrun's variables."""
    import torch

    nccl = next(iter(Path(torch.__file__).parents[1].glob("nvidia/nccl/lib/libnccl.so.2")), None)
    environment = dict(os.environ, WORLD_SIZE=str(gpus), LOCAL_WORLD_SIZE=str(gpus),
                       MASTER_ADDR="127.0.0.1", MASTER_PORT=str(random.randint(20000, 40000)))
    if path:
        environment["SCALE_OUT_JSON"] = str(path)
    if nccl:
        environment.setdefault("SLUICE_NCCL", str(nccl))
    running = [subprocess.Popen([sys.executable, __file__, "worker", str(folder), f"--gpus={gpus}"],
                                env=dict(environment, RANK=str(r), LOCAL_RANK=str(r)))
               for r in range(gpus)]
    codes = [process.wait() for process in running]
    return max(map(abs, codes))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("pack", "run", "worker"):
        sys.exit(__doc__)
    folder = Path(sys.argv[2]).resolve()
    option = lambda name, default: next((a.partition("=")[2] for a in sys.argv[3:]
                                         if a.startswith(f"--{name}=")), default)
    if sys.argv[1] == "pack":
        pack(folder, option("target", "cuda:sm_90"), int(option("size", "16384")))
    elif sys.argv[1] == "run":
        sys.exit(run(folder, int(option("gpus", "2")), option("json", "")))
    else:
        sys.exit(worker(folder, int(option("gpus", "2"))))
