#===- run.py - what docs/numerics.md promises ----------------------------===#
# One test for each sentence there, by the name that stands beside it. Programs are compiled once
# for each topic and level; expected values come from Python's integers and from NumPy in a wider
# type. Bounds of math functions are read from the page's own table.
#===----------------------------------------------------------------------===#
import functools
import math
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import DEVICE, ROOT, Failure, Skip, Test, compiled, run
from programs import COMPLEX, FUNCTIONS, PROGRAMS, SMALLEST

PAGE = os.path.join(ROOT, "docs", "numerics.md")
UNIT = {"f16": 2.0**-11, "bf16": 2.0**-8, "f32": 2.0**-24, "f64": 2.0**-53}  # half a unit in the last place of 1


def dtype_of(name):
    import ml_dtypes
    import numpy as np

    known = {"bf16": "bfloat16", "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2", "f8E4M3FNUZ": "float8_e4m3fnuz"}
    if name in known:
        return np.dtype(getattr(ml_dtypes, known[name]))
    return np.dtype({"f": "float", "i": "int"}[name[0]] + name[1:]) if name != "i1" else np.dtype(bool)


@functools.cache
def module(topic, level):
    return compiled(PROGRAMS[topic], opt_level=level)


def call(topic, level, name, *arguments):
    import numpy as np

    results = getattr(module(topic, level), name)(*arguments)
    return np.asarray(results) if not isinstance(results, tuple) else tuple(np.asarray(r) for r in results)


def equal(got, wanted, inputs=()):
    """Raises Failure unless the same numbers, signs of zeros included; any NaN is like any
    other."""
    import numpy as np

    got, wanted = np.asarray(got), np.asarray(wanted)
    if got.shape != wanted.shape or got.dtype != wanted.dtype:
        raise Failure(f"got {got.dtype}{list(got.shape)}, expected {wanted.dtype}{list(wanted.shape)}")
    same = got == wanted
    if got.dtype.kind not in "iub":
        a, b = got.astype(np.float64), wanted.astype(np.float64)
        same = (np.isnan(a) & np.isnan(b)) | ((a == b) & (np.signbit(a) == np.signbit(b)))
    if not same.all():
        at = tuple(int(i) for i in np.argwhere(~same)[0])
        of = ", ".join(str(np.asarray(x)[at]) for x in inputs)
        raise Failure(f"{int((~same).sum())} of {got.size} values differ; first at {list(at)}{' of ' + of if of else ''}: {got[at]}, expected {wanted[at]}")


# --- Sums -----------------------------------------------------------------------------------------


def near(got, exact, bound, scale=None):
    """Raises Failure unless |got - exact| <= bound * scale, the sum of magnitudes."""
    import numpy as np

    got, exact = np.asarray(got, np.float64), np.asarray(exact, np.float64)
    scale = np.abs(exact) if scale is None else np.asarray(scale, np.float64)
    error = np.abs(got - exact) / np.where(scale == 0, 1, scale)
    if got.shape != exact.shape or not (error <= bound).all():
        at = tuple(int(i) for i in np.unravel_index(np.nan_to_num(error, nan=np.inf).argmax(), error.shape))
        raise Failure(f"got {got[at]:.9g} at {list(at)}, exactly {exact[at]:.9g}: off by {error[at]:.2e}, {bound:.2e} is allowed")


def rounded_once(topic, level, name, shapes, reference, element="f16", low=0.0, high=1.0):
    """The result is the exact one rounded to `element`, but for what f32 loses before."""
    import numpy as np

    random = np.random.default_rng(7)
    inputs = [random.uniform(low, high, shape).astype(dtype_of(element)) for shape in shapes]
    exact = reference(*(x.astype(np.float64) for x in inputs))
    near(call(topic, level, name, *inputs), exact, UNIT[element] * 1.01 if element in UNIT else 2.0**-4)


def in_blocks(level, name, shapes, reference, element="f32", values=None):
    """The error of a long sum of positive numbers is far below what adding one by one gives."""
    import numpy as np

    for value in values or (0.001, 0.7, None):
        random = np.random.default_rng(5)
        inputs = [(np.full(s, value) if value and not i else random.uniform(0, 1, s)).astype(dtype_of(element)) for i, s in enumerate(shapes)]
        near(call("sums", level, name, *inputs), reference(*(x.astype(np.longdouble if element == "f64" else np.float64) for x in inputs)), 160 * UNIT[element])


def mean_of_one_third(level):
    import numpy as np

    x = np.full((2, 40960), 1 / 3, np.float32)
    near(call("sums", level, "mean_variance", x)[0], x.astype(np.float64).mean(axis=1), 160 * UNIT["f32"])


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
        yield f"narrow/{name}", functools.partial(rounded_once, "narrow", level, name, shapes, reference, **options)
    yield "narrow/softmax", lambda: softmax(level)
    yield "narrow/attention", lambda: attention(level)
    yield "narrow/scan", lambda: running(level, "narrow", "scan_f16", "f16", (2, 600), 1, 1.01 * UNIT["f16"])
    yield "narrow/scan_outer", lambda: running(level, "narrow", "scan_f16_outer", "f16", (600, 3), 0, 1.01 * UNIT["f16"])
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
    yield "sums/scan_outer", lambda: running(level, "sums", "scan_outer", "f32", (n, 3), 0, 160 * UNIT["f32"])


def softmax(level):
    """Exponentials are f16 each, rounded on their own."""
    import numpy as np

    x = np.random.default_rng(7).uniform(0, 1, (2, 4000)).astype(np.float16)
    y = np.exp(x.astype(np.float64) - x.astype(np.float64).max(axis=1, keepdims=True))
    near(call("narrow", level, "softmax", x), y / y.sum(axis=1, keepdims=True), 4 * UNIT["f16"])


# --- Integers and conversions ---------------------------------------------------------------------


def truncated(value, bits, signed=True):
    value %= 1 << bits
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def integer_result(op, a, b, bits):
    """What docs/numerics.md says of `op` on Python's integers, given as signed numbers of
    `bits`."""
    ua, ub = a % (1 << bits), b % (1 << bits)
    if op in ("divsi", "floordivsi", "ceildivsi"):
        if b == 0:
            return 0
        quotient = {"divsi": abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1), "floordivsi": a // b, "ceildivsi": -(-a // b)}[op]
        return truncated(quotient, bits)
    if op == "remsi":
        return 0 if b == 0 else int(math.copysign(abs(a) % abs(b), a)) if abs(a) < 2**53 and abs(b) < 2**53 else (abs(a) % abs(b)) * (1 if a >= 0 else -1)
    return truncated(
        {
            "addi": lambda: a + b,
            "subi": lambda: a - b,
            "muli": lambda: a * b,
            "divui": lambda: 0 if ub == 0 else ua // ub,
            "ceildivui": lambda: 0 if ub == 0 else -(-ua // ub),
            "remui": lambda: 0 if ub == 0 else ua % ub,
            "shli": lambda: ua << ub if ub < bits else 0,
            "shrui": lambda: ua >> ub if ub < bits else 0,
            "shrsi": lambda: a >> min(ub, bits - 1),
        }[op](),
        bits,
    )


def integers(level, op, bits):
    import numpy as np

    least, most = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    edges = sorted({least, least + 1, -bits, -7, -3, -2, -1, 0, 1, 2, 3, 7, bits - 1, bits, bits + 1, most - 1, most})
    pairs = [(a, b) for a in edges for b in edges]
    a, b = (np.array(side, dtype_of(f"i{bits}")) for side in zip(*pairs))
    wanted = np.array([integer_result(op, x, y, bits) for x, y in pairs], a.dtype)
    equal(call("integers", level, f"{op}_i{bits}", a, b), wanted, (a, b))


def int_power(level, bits):
    import numpy as np

    def power(base, exponent):
        if exponent < 0:
            return {1: 1, -1: -1 if exponent % 2 else 1}.get(base, 0)
        return truncated(pow(base, exponent, 1 << bits), bits)

    pairs = [(a, b) for a in (-128, -3, -2, -1, 0, 1, 2, 3, 127) for b in (-3, -2, -1, 0, 1, 2, 5, 9, 100)]
    a, b = (np.array(side, dtype_of(f"i{bits}")) for side in zip(*pairs))
    equal(call("integers", level, f"ipowi_i{bits}", a, b), np.array([power(x, y) for x, y in pairs], a.dtype), (a, b))


def counts(level):
    import numpy as np

    x = np.array([0, 1, -1, -(2**31), 2**31 - 1, 6], np.int32)
    got = call("integers", level, "counts", x)
    equal(got[0], np.array([32, 31, 0, 0, 1, 29], np.int32))
    equal(got[1], np.array([32, 0, 0, 31, 0, 1], np.int32))
    equal(got[2], np.array([0, 1, 1, -(2**31), 2**31 - 1, 6], np.int32))


FLOATS = [0.0, -0.0, 0.4, -0.4, 0.5, -0.5, 0.99, -0.99, 1, -1, 1.5, -1.5, 2, 7, 127, 127.9, 128, -128, -128.9, -129, 255, 255.9, 256, 300, -300, 32767, 32768,
          65504, 65535, 65536, 2.0**31 - 128, 2.0**31, -(2.0**31), -(2.0**31) - 256, 2.0**32, 2.0**32 - 256, 2.0**63, -(2.0**63), 2.0**64, 1e20, -1e20, 3e38, -3e38,
          math.inf, -math.inf, math.nan]


def float_to_int(level, source, bits, signed):
    import numpy as np

    with np.errstate(over="ignore"):
        x = np.array(FLOATS).astype(dtype_of(source))
    least, most = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)

    def convert(value):
        if math.isnan(value):
            return 0
        if math.isinf(value):
            return most if value > 0 else least
        return min(max(int(value), least), most)

    wanted = np.array([truncated(convert(float(v)), bits) for v in x.astype(np.float64)], dtype_of(f"i{bits}"))
    equal(call("conversions", level, f"{source}_to_{'s' if signed else 'u'}{bits}", x), wanted, (x,))


def int_to_float(level, target, signed):
    import numpy as np

    values = [0, 1, -1, 2**24 + 1, -(2**24) - 1, 2**31 - 1, 2**53 + 1, 2**62 + 2**38 + 1, -(2**63), 2**63 - 1, 65519, 65520, 70000, 2049, 2051, 257, 259]
    x = np.array(values, np.int64)
    from fractions import Fraction

    def nearest(value):
        if target == "f64":
            return float(value)  # Rounds to even.
        value = value if signed else value % 2**64
        if target == "f32":
            low = np.float32(float(value))
            around = [np.nextafter(low, np.float32(-np.inf)), low, np.nextafter(low, np.float32(np.inf))]
            return min(around, key=lambda c: (abs(Fraction(float(c)) - value), int(c.view(np.uint32)) & 1))
        return np.float16(value) if abs(value) < 65520 else math.copysign(math.inf, value)

    wanted = np.array([nearest(int(v) if signed or target != "f64" else int(v) % 2**64) for v in values]).astype(dtype_of(target))
    equal(call("conversions", level, f"{'s' if signed else 'u'}64_to_{target}", x), wanted, (x,))


def int_by_way_of_f32(level, narrow, signed):
    """Rounded to f32 and rounded again: 2^24 + 2^16 + 1 goes down to even, which in one step went
    up."""
    import numpy as np

    values = [0, 1, -1, 257, 258, 259, 449, 464, 465, 61440, 61441, -61441, 2**16 + 2**7 + 1, 2**24 + 2**16, 2**24 + 2**16 + 1, 2**24 + 3 * 2**16 - 1, 2**31 - 1, -(2**31)]
    x = np.array(values, np.int64).astype(np.int32)
    wanted = (x if signed else x.view(np.uint32)).astype(np.float32)
    with np.errstate(over="ignore"):
        wanted = wanted.astype(dtype_of(narrow))
    equal(call("conversions", level, f"{'s' if signed else 'u'}32_to_{narrow}", x), wanted, (x,))


def into_smallest(level, narrow):
    """Every number, half way between them and beside that; beyond the largest, infinities and
    NaN."""
    import ml_dtypes
    import numpy as np

    kind = np.dtype(getattr(ml_dtypes, {"f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn"}[narrow]))
    values = np.unique(np.arange(64 if narrow[1] == "6" else 16, dtype=np.uint8).view(kind).astype(np.float32))
    halves = (values[1:] + values[:-1]) / 2
    near = np.float32(np.inf)
    inside = np.concatenate([values, halves, np.nextafter(halves, near), np.nextafter(halves, -near), np.float32([-0.0])])
    largest, nan = values.max(), np.float32(np.nan)
    outside = np.float32([1.001, 1.5, 1e6, np.inf]) * largest
    x = np.concatenate([inside, outside, -outside, [nan, np.copysign(nan, np.float32(-1))]]).astype(np.float32)
    ends = np.repeat([largest, -largest], len(outside))
    wanted = np.concatenate([inside.astype(kind).astype(np.float32), ends, [0.0, -0.0]]).astype(np.float32)
    equal(call("conversions", level, f"f32_to_{narrow}", x), wanted, (x,))


@functools.cache
def cast_model(to, saturate, level):
    import onnx
    from onnx import TensorProto, helper

    attributes = {"to": getattr(TensorProto, to)} | ({} if saturate is None else {"saturate": saturate})
    nodes = [helper.make_node("Cast", ["x"], ["n"], **attributes), helper.make_node("Cast", ["n"], ["y"], to=TensorProto.FLOAT)]
    tensors = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n"]) for name in "xy"]
    graph = helper.make_graph(nodes, "casts", tensors[:1], tensors[1:])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    onnx.checker.check_model(model)
    return compiled(model, opt_level=level)


def onnx_cast_to_int(level, bits):
    """By way of i32, whose low bits are kept."""
    import numpy as np

    x = np.float32([0, 1.9, -1.9, 127, 128, 300, -129, -300, 32767.5, 40000, -40000, 65536 + 7, 1e6, -1e6])
    wanted = np.array([truncated(int(v), bits) for v in x], np.float32)
    equal(np.asarray(cast_model(f"INT{bits}", None, level)(x)), wanted, (x,))


def onnx_cast_saturates(level, kind, largest, beyond):
    """`beyond`: what takes the place of larger numbers where saturate is 0."""
    import numpy as np

    x = np.float32([0.5, largest, 1.2 * largest, 9 * largest, np.inf, np.nan])
    x = np.concatenate([x, -x])
    for saturate in (1, 0):
        end = largest if saturate else beyond
        wanted = np.float32([0.5, largest, end, end, end, np.nan])
        equal(np.asarray(cast_model(kind, saturate, level)(x)), np.concatenate([wanted, -wanted]), (x,))


def narrowing(level, source, target):
    """Every number of the narrow type, numbers half way between neighbours, next to those, and what
    is out of range."""
    import numpy as np

    narrow, wide = dtype_of(target), dtype_of(source)
    bits = np.arange(1 << (8 * narrow.itemsize), dtype=f"uint{8 * narrow.itemsize}")
    with np.errstate(invalid="ignore"):
        values = bits.view(narrow).astype(np.float64)
    values = np.unique(values[np.isfinite(values)])
    halves = (values[1:] + values[:-1]) / 2
    x = np.concatenate([values, halves, np.nextafter(halves, np.inf), np.nextafter(halves, -np.inf), [values.max() * 1.2, -values.max() * 1.2, values.max() * 9, np.inf, -np.inf, np.nan, -0.0]])
    if source == "f32":
        with np.errstate(over="ignore"):
            x = x.astype(np.float32)
    with np.errstate(over="ignore"):
        wanted = x.astype(narrow) if source == "f32" or target == "f16" else rounded_exactly(x, narrow)
    equal(call("conversions", level, f"{source}_to_{target}", x.astype(wide)), wanted, (x,))


def rounded_exactly(x, narrow):
    """f64 to a narrow type in one step, which ml_dtypes takes two for: by way of f32 rounded to
    odd."""
    import numpy as np

    single = x.astype(np.float32)
    bits = single.view(np.uint32).copy()
    inexact = np.isfinite(x) & np.isfinite(single) & (single.astype(np.float64) != x) & (bits % 2 == 0)
    down = np.abs(single.astype(np.float64)) > np.abs(x)
    bits[inexact & down] -= 1
    bits[inexact & ~down] += 1
    return bits.view(np.float32).astype(narrow)


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
    if op in ("minnumf", "maxnumf") or DEVICE == "vulkan":  # IEEE 754's minNum leaves the sign of zero open, SPIR-V always.
        got, wanted = got + np.float32(0), wanted + np.float32(0)
    equal(got, wanted, (a, b))


def extreme_rows(level, op):
    import numpy as np

    x = np.array([[1, math.nan, 3, -2], [math.nan] * 4, [-0.0, 0.0, -0.0, 0.0], [1, math.inf, -math.inf, 2]], np.float32)
    with np.errstate(all="ignore"):
        wanted = {"max_rows": [math.nan, math.nan, 0.0, math.inf], "min_rows": [math.nan, math.nan, -0.0, -math.inf]}[op]
    got, wanted = call("special", level, op, x), np.array(wanted, np.float32)
    equal(*((got + np.float32(0), wanted + np.float32(0)) if DEVICE == "vulkan" else (got, wanted)))


def comparisons(level, predicate):
    import numpy as np

    edges = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0]
    a, b = (np.array(side, np.float32) for side in zip(*[(x, y) for x in edges for y in edges]))
    ordered = ~(np.isnan(a) | np.isnan(b))
    base = {"eq": a == b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b, "ne": ordered & (a != b)}[predicate[1:]]
    equal(call("special", level, f"cmp_{predicate}", a, b), base | (~ordered if predicate[0] == "u" else False), (a, b))


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
    edges = np.array([0.0, -0.0, 1, -1, math.inf, -math.inf, math.nan, 3, 0.1, 1e-5, 6e4, -6e4, 1 / 3])
    tiny = np.finfo(dtype).tiny
    if DEVICE == "cpu":  # Other devices may take subnormals for zero.
        edges = np.concatenate([edges, [float(tiny) / 4, -float(tiny) / 2, float(tiny)]])
    edges = np.concatenate([edges, random.normal(size=20)]).astype(dtype)
    a, b = (x.ravel().copy() for x in np.meshgrid(edges, edges))
    with np.errstate(all="ignore"):
        wanted = {"addf": a + b, "subf": a - b, "mulf": a * b, "divf": a / b, "remf": np.fmod(a, b)}[op]
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
    highest = np.array([[*np.flatnonzero(np.isnan(row)), *range(299, 0, -1)][:10] for row in keys], np.int32)
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


# --- Math functions -------------------------------------------------------------------------------


@functools.cache
def bounds():
    """{(function, element): units in the last place} of the page's table."""
    table, rows = {}, [line for line in open(PAGE) if line.startswith("| `") and line.count("|") == 8]
    columns = ("f16", "bf16", "f32", "f64", "f32, GPUs", "f64, GPUs")
    for line in rows:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        for name in re.findall(r"`(\w+)`", cells[0]):
            for column, cell in zip(columns, cells[1:]):
                table[name, column] = None if cell == "-" else float(cell)
    for names, *cells in re.findall(r"^\| (`complex\..*) \| ([\d.]+) \| ([\d.]+) \|$", open(PAGE).read(), re.M):
        table.update({(name, column): float(cell) for name in re.findall(r"`(complex\.\w+)`", names) for column, cell in zip(("f32", "f64"), cells)})
    return table


def samples(function, element):
    import numpy as np

    dtype = dtype_of(element)
    if element in ("f16", "bf16"):
        every = np.arange(1 << 16, dtype=np.uint16).view(dtype)
        return np.concatenate([every[~np.isnan(every.astype(np.float32))], np.array([math.nan]).astype(dtype)])
    info, random = np.finfo(dtype), np.random.default_rng(11)
    magnitudes = np.concatenate([np.exp2(np.linspace(-40, 20, 6001)), np.exp2(random.uniform(-info.maxexp + 2, info.maxexp - 1, 2000)), np.linspace(0, 4, 4001),
                                 [1, math.pi, math.pi / 2, math.e, 88.7, 709.7, info.max, info.tiny, math.inf]])
    return np.concatenate([magnitudes, -magnitudes, [math.nan]]).astype(dtype)


def error_of(function, element, level):
    """The largest error in units in the last place, and the argument that has it."""
    import numpy as np

    about = FUNCTIONS[function]
    x = samples(function, element)
    inputs = (x,)
    if about.arguments == 2:
        y = np.random.default_rng(4).permutation(x)
        with np.errstate(invalid="ignore"):
            inputs = (x, np.where(np.arange(len(x)) % 3 == 0, np.round(y.astype(np.float64) % 9), y).astype(x.dtype))
    if about.largest and element != "f16":
        inputs = tuple(np.where(np.abs(v) > about.largest, v.dtype.type(0.5), v) for v in inputs)
    wide = np.longdouble if element == "f64" else np.float64
    with np.errstate(all="ignore"):
        exact = about.reference(*(v.astype(wide) for v in inputs))
        rounded = exact.astype(x.dtype)
    got = call("math", level, f"{function}_{element}", *inputs)
    tiny = np.finfo(x.dtype).tiny if element != "bf16" else dtype_of("bf16").type(2.0**-126)
    with np.errstate(all="ignore"):
        mantissa = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}[element]
        unit = np.exp2(np.floor(np.log2(np.maximum(np.abs(exact), wide(tiny)))) - mantissa)
        error = np.abs(got.astype(wide) - exact) / unit
    same = (np.isnan(got.astype(wide)) & np.isnan(exact)) | (got == rounded)
    error = np.where(same, np.minimum(np.nan_to_num(error, nan=0.0), 0.5), np.nan_to_num(error.astype(np.float64), nan=np.inf))
    if element != "f64" and (DEVICE != "cpu" or level > 0):
        # What is less than the least normal f32 may count as that, or as zero.
        small = np.any([(np.abs(v.astype(wide)) < 2.0**-126) & (v != 0) for v in inputs], axis=0)
        small |= (np.abs(exact) < 2.0**-126) & (np.abs(got.astype(wide)) <= 2.0**-126)
        error = np.where(small, 0, error)
    at = int(error.argmax())
    return float(error[at]), f"{function}({', '.join(repr(float(v[at])) for v in inputs)}) = {float(got[at])!r}, exactly {float(exact[at])!r}"


def math_function(function, element, level):
    column = element if DEVICE == "cpu" or element not in ("f32", "f64") else f"{element}, GPUs"
    bound = bounds()[function, column]
    if bound is None:
        raise Skip("no bound is promised here")
    error, text = error_of(function, element, level)
    if error > bound:
        raise Failure(f"{text}: {error:.2f} units in the last place, the page says {bound:g}")


def complex_reference(name, z, w):
    """In longdouble, by forms that lose nothing near zeros."""
    import numpy as np

    x, y = z.real, z.imag
    if name == "expm1":
        return np.expm1(x) * np.cos(y) - 2 * np.sin(y / 2) ** 2 + 1j * np.exp(x) * np.sin(y)
    if name in ("log", "log1p"):
        d = z - 1 if name == "log" else z
        near = np.log1p(d.real * (2 + d.real) + d.imag**2) / 2
        return np.where(np.abs(d) < 0.5, near, np.log(np.abs(1 + d))) + 1j * np.arctan2(d.imag, 1 + d.real)
    if name == "atan2":
        ratio = z / w  # Near 0 the logarithm of 1 + a small number.
        return np.where(np.abs(ratio) < 1e-4, ratio - ratio**3 / 3, -1j * np.log((w + 1j * z) / np.sqrt(w * w + z * z)))
    by_name = {"rsqrt": lambda: 1 / np.sqrt(z), "mul": lambda: z * w, "div": lambda: z / w, "pow": lambda: np.power(z, w)}
    return by_name[name]() if name in by_name else getattr(np, name)(z)


def complex_function(function, element, level):
    """Distances from the exact number in units of its magnitude, over arguments of all directions
    and many sizes, some near 1."""
    import numpy as np

    random, count = np.random.default_rng(23), 6000
    kind = np.complex64 if element == "f32" else np.complex128
    draw = lambda: np.exp2(random.uniform(-18, 2.5, count)) * np.exp(2j * np.pi * random.uniform(0, 1, count))  # noqa: E731
    z = np.concatenate([draw(), 1 + draw() / 64]).astype(kind)
    w = np.concatenate([draw(), draw()]).astype(kind)
    if function == "atan2":
        w.real = np.abs(w.real)  # Right of the cuts.
        z = z / 8
    inputs = (z, w)[: 1 + (function in ("mul", "div", "pow", "atan2"))]
    with np.errstate(all="ignore"):
        exact = complex_reference(function, z.astype(np.clongdouble), w.astype(np.clongdouble))
    got = call("complex", level, f"{function}_{element}", *inputs)
    unit = np.abs(exact) * np.longdouble(2.0) ** -np.finfo(z.real.dtype).nmant
    error = np.nan_to_num((np.abs(got - exact) / unit).astype(float), nan=np.inf)
    at, bound = int(error.argmax()), bounds()[f"complex.{function}", element]
    if error[at] > bound:
        raise Failure(f"{function}({', '.join(str(v[at]) for v in inputs)}) = {got[at]}, exactly {exact[at]}: {error[at]:.2f} units, the page says {bound:g}")


# --- The list -------------------------------------------------------------------------------------


def tests_of(level):
    yield from sum_tests(level)
    for bits in (8, 16, 32, 64):
        for op in ("addi", "subi", "muli", "divsi", "divui", "floordivsi", "ceildivsi", "ceildivui", "remsi", "remui", "shli", "shrui", "shrsi"):
            yield f"integers/{op}_i{bits}", functools.partial(integers, level, op, bits)
    for bits in (8, 32):
        yield f"integers/ipowi_i{bits}", functools.partial(int_power, level, bits)
    yield "integers/counts", functools.partial(counts, level)
    for source in ("f16", "bf16", "f32", "f64"):
        for bits in (8, 16, 32, 64):
            for signed in (True, False):
                yield f"conversions/{source}_to_{'s' if signed else 'u'}{bits}", functools.partial(float_to_int, level, source, bits, signed)
    for target in ("f16", "f32", "f64"):
        for signed in (True, False):
            yield f"conversions/{'s' if signed else 'u'}64_to_{target}", functools.partial(int_to_float, level, target, signed)
    for narrow in ("bf16", "f8E4M3FN", "f8E5M2"):
        for signed in (True, False):
            yield f"conversions/{'s' if signed else 'u'}32_to_{narrow}", functools.partial(int_by_way_of_f32, level, narrow, signed)
    for source in ("f32", "f64"):
        for narrow in ("f16", "bf16", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ"):
            yield f"conversions/{source}_to_{narrow}", functools.partial(narrowing, level, source, narrow)
    for narrow in SMALLEST:
        yield f"conversions/f32_to_{narrow}", functools.partial(into_smallest, level, narrow)
    for bits in (8, 16):
        yield f"conversions/onnx_int{bits}", functools.partial(onnx_cast_to_int, level, bits)
    inf, nan = math.inf, math.nan
    for kind, largest, beyond in (("E4M3FN", 448, nan), ("E4M3FNUZ", 240, nan), ("E5M2", 57344, inf), ("E5M2FNUZ", 57344, nan)):
        yield f"conversions/onnx_f8{kind}", functools.partial(onnx_cast_saturates, level, f"FLOAT8{kind}", largest, beyond)
    for op in ("minimumf", "maximumf", "minnumf", "maxnumf"):
        yield f"special/{op}", functools.partial(extremes, level, op)
    for op in ("max_rows", "min_rows"):
        yield f"special/{op}", functools.partial(extreme_rows, level, op)
    for predicate in ("oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ult", "ule", "ugt", "uge"):
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
            yield f"math/{function}_{element}", functools.partial(math_function, function, element, level)
    for function in COMPLEX:
        for element in ("f32", "f64"):
            yield f"complex/{function}_{element}", functools.partial(complex_function, function, element, level)


def named_on_the_page():
    """Every test that the page names exists."""
    names = {name for name, _ in tests_of(0)}
    named = set(re.findall(r"`((?:narrow|sums|integers|conversions|special|orders|math|complex)/[^`]+)`", open(PAGE).read()))
    missing = sorted(name for name in named if not any(re.fullmatch(name, test) for test in names))
    if missing or not named:
        raise Failure(f"the page names tests that are not there: {', '.join(missing) or 'none at all'}")


def tests():
    yield Test("page", named_on_the_page)
    for level in (0, 2):
        for name, function in tests_of(level):
            yield Test(f"{name}/O{level}", function, group=f"{name.split('/')[0]}/O{level}")


if __name__ == "__main__":
    sys.exit(run("numerics", list(tests())))
