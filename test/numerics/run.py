#===- run.py - what docs/numerics.md promises ----------------------------===#
# One test for each sentence there, by the name that stands beside it. Programs are compiled once
# for each topic and level; expected values come from Python's integers and from NumPy in a wider
# type. conversions.py has integers and conversions, math_functions.py the bounds of math functions,
# which are read from the page's own table.
#===----------------------------------------------------------------------===#
import functools
import math
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from calls import PAGE, UNIT, call, dtype_of, equal
from conversions import (float_to_int, int_by_way_of_f32, int_power, int_to_float, integers,
                         into_smallest, narrowing, onnx_cast_saturates, onnx_cast_to_int)
from conversions import counts
from harness import DEVICE, Failure, Skip, Test, compiled, run
from math_functions import complex_function, math_function
from programs import COMPLEX, FUNCTIONS, PROGRAMS, SMALLEST



# --- Sums -----------------------------------------------------------------------------------------


def near(got, exact, bound, scale=None):
    """Raises Failure unless |got - exact| <= bound * scale, the sum of magnitudes."""
    import numpy as np

    got, exact = np.asarray(got, np.float64), np.asarray(exact, np.float64)
    scale = np.abs(exact) if scale is None else np.asarray(scale, np.float64)
    error = np.abs(got - exact) / np.where(scale == 0, 1, scale)
    if got.shape != exact.shape or not (error <= bound).all():
        at = tuple(int(i) for i in np.unravel_index(np.nan_to_num(error, nan=np.inf).argmax(),
                                                    error.shape))
        raise Failure(f"got {got[at]:.9g} at {list(at)}, exactly {exact[at]:.9g}: off by "
                      f"{error[at]:.2e}, {bound:.2e} is allowed")


def rounded_once(topic, level, name, shapes, reference, element="f16", low=0.0, high=1.0):
    """The result is the exact one rounded to `element`, but for what f32 loses before."""
    import numpy as np

    random = np.random.default_rng(7)
    inputs = [random.uniform(low, high, shape).astype(dtype_of(element)) for shape in shapes]
    exact = reference(*(x.astype(np.float64) for x in inputs))
    near(call(topic, level, name, *inputs), exact, UNIT[element] * 1.01 if element in UNIT
         else 2.0**-4)


def in_blocks(level, name, shapes, reference, element="f32", values=None):
    """The error of a long sum of positive numbers is far below what adding one by one gives."""
    import numpy as np

    for value in values or (0.001, 0.7, None):
        random = np.random.default_rng(5)
        inputs = [(np.full(s, value) if value and not i
                   else random.uniform(0, 1, s)).astype(dtype_of(element))
                  for i, s in enumerate(shapes)]
        near(call("sums", level, name, *inputs),
             reference(*(x.astype(np.longdouble if element == "f64" else np.float64)
                         for x in inputs)), 160 * UNIT[element])


def mean_of_one_third(level):
    import numpy as np

    x = np.full((2, 40960), 1 / 3, np.float32)
    near(call("sums", level, "mean_variance", x)[0], x.astype(np.float64).mean(axis=1),
         160 * UNIT["f32"])


def running(level, topic, name, element, shape, axis, bound):
    import numpy as np

    x = np.full(shape, 0.1).astype(dtype_of(element))
    exact = np.cumsum(x.astype(np.longdouble), axis=axis)
    got, last = call(topic, level, name, x)
    near(got, exact, bound)
    near(last, exact.take(-1, axis), bound)


def attention(level):
    """Equal scores: the mean of the values."""
    import numpy as np

    q, k = np.zeros((2, 8), np.float16), np.zeros((4096, 8), np.float16)
    v = np.random.default_rng(3).uniform(0, 1, (4096, 8)).astype(np.float16)
    exact = np.broadcast_to(v.astype(np.float64).mean(axis=0), (2, 8))
    near(call("narrow", level, "attention", q, k, v), exact, UNIT["f16"] * 1.01)


def sum_tests(level):
    import numpy as np

    conv = lambda x, w: sum(x[:, i : i + 6, :, :] @ w[i, 0] for i in range(3))
    pool = lambda x: sum(x[:, i : i + 6, j : j + 6] for i in range(40) for j in range(40))
    small = [
        ("matmul", [(3, 2048), (2048, 5)], np.matmul, {}),
        ("matmul_one_column", [(1, 2048), (2048, 1)], np.matmul, {}),
        ("batch_matmul", [(2, 3, 512), (2, 512, 4)], np.matmul, {}),
        ("matmul_onto", [(3, 512), (512, 5), (3, 5)], lambda a, b, c: a @ b + c, {}),
        ("matmul_bf16", [(3, 2048), (2048, 5)], np.matmul, {"element": "bf16"}),
        ("convolution", [(1, 8, 1, 512), (3, 1, 512, 4)], conv, {"high": 0.5}),
        ("pooling", [(1, 45, 45, 3)], pool, {}),
        ("rows", [(3, 4000)], lambda x: x.sum(axis=1), {}),
        ("columns", [(4000, 3)], lambda x: x.sum(axis=0), {}),
        ("all", [(60, 60)], lambda x: x.sum(), {}),
        ("mean_f8", [(3, 4000)], lambda x: x.sum(axis=1) / 4096, {"element": "f8E5M2"}),
        ("product", [(3, 300)], lambda x: x.prod(axis=1), {"low": 0.99, "high": 1.01}),
    ]
    for name, shapes, reference, options in small:
        yield f"narrow/{name}", functools.partial(rounded_once, "narrow", level, name, shapes,
                                                  reference, **options)
    yield "narrow/softmax", lambda: softmax(level)
    yield "narrow/softmax_f32", lambda: softmax_f32(level)
    yield "narrow/attention", lambda: attention(level)
    yield "narrow/scan", lambda: running(level, "narrow", "scan_f16", "f16", (2, 600), 1,
                                         1.01 * UNIT["f16"])
    yield "narrow/scan_outer", lambda: running(level, "narrow", "scan_f16_outer", "f16", (600, 3),
                                               0, 1.01 * UNIT["f16"])
    n = 40960
    long = [
        ("rows", [(2, n)], lambda x: x.sum(axis=1)),
        ("columns", [(n, 3)], lambda x: x.sum(axis=0)),
        ("all", [(160, 256)], lambda x: x.sum()),
        ("dot", [(n,), (n,)], lambda a, b: (a * b).sum()),
        ("matmul", [(3, n), (n, 5)], np.matmul),
        ("matmul_static", [(8, n), (n, 48)], np.matmul),
        ("convolution", [(1, 2, 2, n), (1, 1, n, 3)], lambda x, w: x @ w[0, 0]),
        ("rows_f64", [(2, n)], lambda x: x.sum(axis=1), "f64"),
        ("softmax_sum", [(2, n)], lambda x: np.exp(x - np.float32(0.999)).sum(axis=1)),
    ]
    for name, *rest in long:
        yield f"sums/{name}", functools.partial(in_blocks, level, name, *rest)
    yield "sums/mean", lambda: mean_of_one_third(level)
    yield "sums/scan", lambda: running(level, "sums", "scan", "f32", (2, n), 1, 160 * UNIT["f32"])
    yield "sums/scan_outer", lambda: running(level, "sums", "scan_outer", "f32", (n, 3), 0,
                                             160 * UNIT["f32"])


def softmax(level):
    """Exponentials are f16 each, rounded on their own."""
    import numpy as np

    x = np.random.default_rng(7).uniform(0, 1, (2, 4000)).astype(np.float16)
    y = np.exp(x.astype(np.float64) - x.astype(np.float64).max(axis=1, keepdims=True))
    near(call("narrow", level, "softmax", x), y / y.sum(axis=1, keepdims=True), 4 * UNIT["f16"])


def softmax_f32(level):
    """Differences are exact here. A row of zeros of both signs is one of equals."""
    import numpy as np

    random = np.random.default_rng(8)
    x = np.float32([random.integers(0, 64, 1000), random.integers(-2560, 2560, 1000),
                    random.choice([0.0, -0.0], 1000)]) / 64
    y = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    near(call("narrow", level, "softmax_f32", x), y / y.sum(axis=1, keepdims=True),
         8 * UNIT["f32"])


# --- Special values -------------------------------------------------------------------------------


def extremes(level, op):
    import numpy as np

    edges = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0, 1e-40]
    a, b = (np.array(side, np.float32) for side in zip(*[(x, y) for x in edges for y in edges]))

    def one(x, y):
        if math.isnan(x) or math.isnan(y):
            return math.nan if op in ("minimumf", "maximumf") else x if math.isnan(y) else y
        pick = min if op.startswith("min") else max
        return pick(x, y, key=lambda v: (v, math.copysign(1, v)))

    wanted = np.array([one(float(x), float(y)) for x, y in zip(a, b)], np.float32)
    got = call("special", level, op, a, b)
    # IEEE 754's minNum leaves the sign of zero open, SPIR-V always.
    if op in ("minnumf", "maxnumf") or DEVICE == "vulkan":
        got, wanted = got + np.float32(0), wanted + np.float32(0)
    equal(got, wanted, (a, b))


def extreme_rows(level, op):
    import numpy as np

    x = np.array([[1, math.nan, 3, -2], [math.nan] * 4, [-0.0, 0.0, -0.0, 0.0],
                  [1, math.inf, -math.inf, 2]], np.float32)
    with np.errstate(all="ignore"):
        wanted = {"max_rows": [math.nan, math.nan, 0.0, math.inf],
                  "min_rows": [math.nan, math.nan, -0.0, -math.inf]}[op]
    got, wanted = call("special", level, op, x), np.array(wanted, np.float32)
    equal(*((got + np.float32(0), wanted + np.float32(0)) if DEVICE == "vulkan" else (got, wanted)))


def comparisons(level, predicate):
    import numpy as np

    edges = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0]
    a, b = (np.array(side, np.float32) for side in zip(*[(x, y) for x in edges for y in edges]))
    ordered = ~(np.isnan(a) | np.isnan(b))
    base = {"eq": a == b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b,
            "ne": ordered & (a != b)}[predicate[1:]]
    equal(call("special", level, f"cmp_{predicate}", a, b),
          base | (~ordered if predicate[0] == "u" else False), (a, b))


def fused(level):
    import numpy as np

    x = np.random.default_rng(5).normal(size=400).astype(np.float32)
    y = -np.square(x)  # What is left is the square's rounding.
    exact = (x.astype(np.float64) ** 2 + y).astype(np.float32)
    got = call("special", level, "fma_f32", x, y)
    equal(got, np.zeros_like(x) if DEVICE == "vulkan" and not got.any() else exact, (x, y))


def arithmetic(level, op, element):
    import numpy as np

    random = np.random.default_rng(2)
    dtype = dtype_of(element)
    edges = np.array([0.0, -0.0, 1, -1, math.inf, -math.inf, math.nan, 3, 0.1, 1e-5, 6e4, -6e4,
                      1 / 3])
    tiny = np.finfo(dtype).tiny
    if DEVICE == "cpu":  # Other devices may take subnormals for zero.
        edges = np.concatenate([edges, [float(tiny) / 4, -float(tiny) / 2, float(tiny)]])
    edges = np.concatenate([edges, random.normal(size=20)]).astype(dtype)
    a, b = (x.ravel().copy() for x in np.meshgrid(edges, edges))
    with np.errstate(all="ignore"):
        wanted = {"addf": a + b, "subf": a - b, "mulf": a * b, "divf": a / b,
                  "remf": np.fmod(a, b)}[op]
    if DEVICE != "cpu":
        keep = ~((np.abs(wanted) < tiny) & (wanted != 0))
        if op == "remf" and element == "f64":
            raise Skip("where f64 is not fused, remainders of it are inexact")
        with np.errstate(all="ignore"):
            keep &= (op != "remf") | ~(np.abs(a.astype(np.float64) / b) >= 2.0**29) | (b == 0)
        got = call("special", level, f"{op}_{element}", a, b)
        return equal(got[keep], wanted[keep], (a[keep], b[keep]))
    equal(call("special", level, f"{op}_{element}", a, b), wanted, (a, b))


# --- Orders ---------------------------------------------------------------------------------------


def sort_is_stable(level):
    import numpy as np

    keys = np.random.default_rng(1).integers(0, 4, (2, 300)).astype(np.float32)
    places = np.tile(np.arange(300, dtype=np.int32), (2, 1))
    got, order = call("orders", level, "sort", keys, places)
    wanted = np.argsort(keys, axis=1, kind="stable").astype(np.int32)
    equal(order, wanted)
    equal(got, np.take_along_axis(keys, wanted, 1))


def topk_takes_first(level):
    import numpy as np

    x = np.random.default_rng(1).integers(0, 4, (2, 300)).astype(np.float32)
    values, places = call("orders", level, "topk", x)
    wanted = np.argsort(-x, axis=1, kind="stable")[:, :10].astype(np.int32)
    equal(places, wanted)
    equal(values, np.take_along_axis(x, wanted, 1))


def nan_is_largest(level):
    import numpy as np

    keys = np.random.default_rng(1).integers(0, 4, (2, 300)).astype(np.float32)
    keys[keys == 3] = np.nan
    places = np.tile(np.arange(300, dtype=np.int32), (2, 1))
    wanted = np.argsort(keys, axis=1, kind="stable").astype(np.int32)
    got, order = call("orders", level, "sort_nan", keys, places)
    equal(order, wanted)
    equal(got, np.take_along_axis(keys, wanted, 1))
    keys[:, 4:] = 1 + np.arange(296)
    highest = np.array([[*np.flatnonzero(np.isnan(row)), *range(299, 0, -1)][:10] for row in keys],
                       np.int32)
    equal(call("orders", level, "topk_nan", keys)[1], highest)


def argmax_takes_first(level):
    import numpy as np

    x = np.array([[1, 3, 3, 2], [5, 5, 5, 5], [-0.0, 0.0, -0.0, 0.0]], np.float32)
    equal(call("orders", level, "argmax", x)[1], np.argmax(x, axis=1).astype(np.int64))


def same_bits(level):
    import numpy as np

    x = np.random.default_rng(1).normal(size=(2, 50000)).astype(np.float32)
    first = call("sums", level, "rows", x)
    for _ in range(3):
        equal(call("sums", level, "rows", x), first)
    for threads in (1, 2, 3, 7):
        equal(compiled(PROGRAMS["sums"], opt_level=level, threads=threads).rows(x), first)


# --- The list -------------------------------------------------------------------------------------


def tests_of(level):
    yield from sum_tests(level)
    for bits in (8, 16, 32, 64):
        for op in ("addi", "subi", "muli", "divsi", "divui", "floordivsi", "ceildivsi", "ceildivui",
                   "remsi", "remui", "shli", "shrui", "shrsi"):
            yield f"integers/{op}_i{bits}", functools.partial(integers, level, op, bits)
    for bits in (8, 32):
        yield f"integers/ipowi_i{bits}", functools.partial(int_power, level, bits)
    yield "integers/counts", functools.partial(counts, level)
    for source in ("f16", "bf16", "f32", "f64"):
        for bits in (8, 16, 32, 64):
            for signed in (True, False):
                yield f"conversions/{source}_to_{'s' if signed else 'u'}{bits}", functools.partial(
                    float_to_int, level, source, bits, signed)
    for target in ("f16", "f32", "f64"):
        for signed in (True, False):
            yield f"conversions/{'s' if signed else 'u'}64_to_{target}", functools.partial(
                int_to_float, level, target, signed)
    for narrow in ("bf16", "f8E4M3FN", "f8E5M2"):
        for signed in (True, False):
            yield f"conversions/{'s' if signed else 'u'}32_to_{narrow}", functools.partial(
                int_by_way_of_f32, level, narrow, signed)
    for source in ("f32", "f64"):
        for narrow in ("f16", "bf16", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ"):
            yield f"conversions/{source}_to_{narrow}", functools.partial(narrowing, level, source,
                                                                         narrow)
    for narrow in SMALLEST:
        yield f"conversions/f32_to_{narrow}", functools.partial(into_smallest, level, narrow)
    for bits in (8, 16):
        yield f"conversions/onnx_int{bits}", functools.partial(onnx_cast_to_int, level, bits)
    inf, nan = math.inf, math.nan
    for kind, largest, beyond in (("E4M3FN", 448, nan), ("E4M3FNUZ", 240, nan),
                                  ("E5M2", 57344, inf), ("E5M2FNUZ", 57344, nan)):
        yield f"conversions/onnx_f8{kind}", functools.partial(onnx_cast_saturates, level,
                                                              f"FLOAT8{kind}", largest, beyond)
    for op in ("minimumf", "maximumf", "minnumf", "maxnumf"):
        yield f"special/{op}", functools.partial(extremes, level, op)
    for op in ("max_rows", "min_rows"):
        yield f"special/{op}", functools.partial(extreme_rows, level, op)
    for predicate in ("oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ult", "ule", "ugt",
                      "uge"):
        yield f"special/cmp_{predicate}", functools.partial(comparisons, level, predicate)
    for element in ("f16", "f32", "f64"):
        for op in ("addf", "subf", "mulf", "divf", "remf"):
            yield f"special/{op}_{element}", functools.partial(arithmetic, level, op, element)
    yield "special/fma_f32", functools.partial(fused, level)
    yield "orders/sort", functools.partial(sort_is_stable, level)
    yield "orders/topk", functools.partial(topk_takes_first, level)
    yield "orders/nan", functools.partial(nan_is_largest, level)
    yield "orders/argmax", functools.partial(argmax_takes_first, level)
    yield "orders/same_bits", functools.partial(same_bits, level)
    for function in FUNCTIONS:
        for element in ("f16", "bf16", "f32", "f64"):
            yield f"math/{function}_{element}", functools.partial(math_function, function, element,
                                                                  level)
    for function in COMPLEX:
        for element in ("f32", "f64"):
            yield f"complex/{function}_{element}", functools.partial(complex_function, function,
                                                                     element, level)


def named_on_the_page():
    """Every test that the page names exists."""
    names = {name for name, _ in tests_of(0)}
    named = set(re.findall(r"`((?:narrow|sums|integers|conversions|special|orders|math|complex)/"
                           r"[^`]+)`", open(PAGE).read()))
    missing = sorted(name for name in named if not any(re.fullmatch(name, test) for test in names))
    if missing or not named:
        raise Failure(f"the page names tests that are not there: "
                      f"{', '.join(missing) or 'none at all'}")


def tests():
    yield Test("page", named_on_the_page)
    for level in (0, 2):
        for name, function in tests_of(level):
            yield Test(f"{name}/O{level}", function, group=f"{name.split('/')[0]}/O{level}")


if __name__ == "__main__":
    sys.exit(run("numerics", list(tests())))
