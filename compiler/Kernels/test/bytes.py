"""Products and convolutions of bytes against 64-bit integers: all pairs of signs, odd sizes, extremes.

usage: bytes.py SLUICE TARGET INSTRUCTION...   A module for TARGET has code with each INSTRUCTION (with none
of them, if one is written -INSTRUCTION); it is run as well where this machine can.
"""
import itertools, os, subprocess, sys, tempfile
import numpy as np

rng = np.random.default_rng(1)
EXTENSION = {np.uint8: "extui", np.int8: "extsi"}


def random(type, *shape):
    """The extremes are among them: sums of products that saturate in 16 bits."""
    info = np.iinfo(type)
    values = rng.integers(info.min, info.max + 1, shape).astype(type)
    values[rng.random(shape) < 0.3] = info.max
    values[rng.random(shape) < 0.2] = info.min
    return values


def dense(array):
    return f'dense<"0x{array.tobytes().hex().upper()}"> : tensor<{shape(array.shape, array)}>'


def shape(sizes, array):
    return "x".join([*map(str, sizes), f"i{array.dtype.itemsize * 8}"])


def function(name, left, right, expected, maps, iterators, is_constant, is_dynamic):
    """`is_dynamic`: the sizes of the operands are unknown."""
    sizes = lambda array: "x".join(["?"] * array.ndim + ["i8"])
    types = [sizes(x) if is_dynamic else shape(x.shape, x) for x in (left, right)]
    out = shape(expected.shape, expected)
    text = f"func.func @{name}() {{\n"
    for letter, array, type, known in ("a", left, types[0], False), ("b", right, types[1], is_constant):
        text += (f"  %{letter}0 = {'arith.constant' if known else 'util.unfoldable_constant'} {dense(array)}\n"
                 f"  %{letter} = tensor.cast %{letter}0 : tensor<{shape(array.shape, array)}> to tensor<{type}>\n")
    signs = [EXTENSION[x.dtype.type] for x in (left, right)]
    return text + f"""  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<{out}>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<{out}>) -> tensor<{out}>
  %r = linalg.generic {{indexing_maps = [{', '.join(f'affine_map<{m}>' for m in maps)}],
      iterator_types = [{', '.join('"parallel"' if i == 'p' else '"reduction"' for i in iterators)}]}}
      ins(%a, %b : tensor<{types[0]}>, tensor<{types[1]}>) outs(%f : tensor<{out}>) {{
  ^bb0(%x: i8, %y: i8, %s: i32):
    %p = arith.{signs[0]} %x : i8 to i32
    %q = arith.{signs[1]} %y : i8 to i32
    %m = arith.muli %p, %q : i32
    %t = arith.addi %s, %m : i32
    linalg.yield %t : i32
  }} -> tensor<{out}>
  check.expect_eq_const(%r, {dense(expected)}) : tensor<{out}>
  return
}}
"""


def products(signs):
    for m, k, n in (1, 7, 5), (5, 17, 33), (51, 30, 130):
        left, right = random(signs[0], m, k), random(signs[1], k, n)
        expected = (left.astype(np.int64) @ right.astype(np.int64)).astype(np.int32)
        for kind in "constant", "changes", "dynamic":
            yield (f"product_{m}_{k}_{n}_{kind}", left, right, expected,
                   ["(m, n, k) -> (m, k)", "(m, n, k) -> (k, n)", "(m, n, k) -> (m, n)"], "ppr",
                   kind == "constant", kind == "dynamic")


def convolutions(signs):
    for channels, outputs, window, stride in (3, 5, 3, 2), (8, 70, 1, 1), (6, 33, 2, 1):
        left, right = random(signs[0], 2, channels, 9, 9), random(signs[1], outputs, channels, window, window)
        view = np.lib.stride_tricks.sliding_window_view(left.astype(np.int64), (window, window), (2, 3))
        view = view[:, :, ::stride, ::stride]
        expected = np.einsum("nchwrs,fcrs->nfhw", view, right.astype(np.int64)).astype(np.int32)
        d = "(n, f, h, w, c, r, s)"
        yield (f"convolution_{channels}_{outputs}", left, right, expected,
               [f"{d} -> (n, c, h * {stride} + r, w * {stride} + s)", f"{d} -> (f, c, r, s)", f"{d} -> (n, f, h, w)"],
               "pppprrr", True, False)
        depth = random(signs[1], channels, window, window)
        expected = np.einsum("nchwrs,crs->nchw", view, depth.astype(np.int64)).astype(np.int32)
        d = "(n, c, h, w, r, s)"
        yield (f"depthwise_{channels}_{window}", left, depth, expected,
               [f"{d} -> (n, c, h * {stride} + r, w * {stride} + s)", f"{d} -> (c, r, s)", f"{d} -> (n, c, h, w)"],
               "pppprr", True, False)


def main(sluice, target, *instructions):
    text = ""
    for signs in itertools.product((np.uint8, np.int8), repeat=2):
        for name, *case in itertools.chain(products(signs), convolutions(signs)):
            text += function("_".join([name, *(s.__name__ for s in signs)]), *case)
    with tempfile.TemporaryDirectory() as folder:
        program, module = os.path.join(folder, "bytes.mlir"), os.path.join(folder, "bytes.slm")
        with open(program, "w") as file:
            file.write(text)
        subprocess.run([sluice, "compile", program, "--target=" + target, "-o", module], check=True)
        code = open(module, "rb").read()
        start = code.index(b"\x7fELF")
        kernels = os.path.join(folder, "kernels.so")
        with open(kernels, "wb") as file:
            file.write(code[start:])
        listing = subprocess.run(["llvm-objdump-22", "-d", kernels], check=True, capture_output=True, text=True).stdout
        for instruction in instructions:
            is_there = instruction.lstrip("-") in listing
            if is_there == instruction.startswith("-"):
                print(f"{target}: {'has' if is_there else 'lacks'} {instruction.lstrip('-')}")
                return 1
        run = subprocess.run([sluice, "run", module, "--all-functions"], capture_output=True, text=True)
        unable = "compiled for" in run.stderr or "lacks" in run.stderr
        print(f"{target}: {'not run here' if unable else 'ran'}\n{run.stdout[-300:]}{run.stderr[-2000:]}")
        return 0 if unable else run.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
