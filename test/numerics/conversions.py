#===- conversions.py - integers, and conversions of numbers ---------------===#
import functools
import math

from calls import call, dtype_of, equal
from harness import compiled


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
        quotient = {"divsi": abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
                    "floordivsi": a // b, "ceildivsi": -(-a // b)}[op]
        return truncated(quotient, bits)
    if op == "remsi":
        return (0 if b == 0 else int(math.copysign(abs(a) % abs(b), a)) if abs(a) < 2**53
                and abs(b) < 2**53 else (abs(a) % abs(b)) * (1 if a >= 0 else -1))
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
    edges = sorted({least, least + 1, -bits, -7, -3, -2, -1, 0, 1, 2, 3, 7, bits - 1, bits,
                    bits + 1, most - 1, most})
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

    pairs = [(a, b) for a in (-128, -3, -2, -1, 0, 1, 2, 3, 127)
             for b in (-3, -2, -1, 0, 1, 2, 5, 9, 100)]
    a, b = (np.array(side, dtype_of(f"i{bits}")) for side in zip(*pairs))
    equal(call("integers", level, f"ipowi_i{bits}", a, b),
          np.array([power(x, y) for x, y in pairs], a.dtype), (a, b))


def counts(level):
    import numpy as np

    x = np.array([0, 1, -1, -(2**31), 2**31 - 1, 6], np.int32)
    got = call("integers", level, "counts", x)
    equal(got[0], np.array([32, 31, 0, 0, 1, 29], np.int32))
    equal(got[1], np.array([32, 0, 0, 31, 0, 1], np.int32))
    equal(got[2], np.array([0, 1, 1, -(2**31), 2**31 - 1, 6], np.int32))


FLOATS = [0.0, -0.0, 0.4, -0.4, 0.5, -0.5, 0.99, -0.99, 1, -1, 1.5, -1.5, 2, 7, 127, 127.9, 128,
          -128, -128.9, -129, 255, 255.9, 256, 300, -300, 32767, 32768,
          65504, 65535, 65536, 2.0**31 - 128, 2.0**31, -(2.0**31), -(2.0**31) - 256, 2.0**32,
          2.0**32 - 256, 2.0**63, -(2.0**63), 2.0**64, 1e20, -1e20, 3e38, -3e38,
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

    wanted = np.array([truncated(convert(float(v)), bits) for v in x.astype(np.float64)],
                      dtype_of(f"i{bits}"))
    equal(call("conversions", level, f"{source}_to_{'s' if signed else 'u'}{bits}", x), wanted,
          (x,))


def int_to_float(level, target, signed):
    import numpy as np

    values = [0, 1, -1, 2**24 + 1, -(2**24) - 1, 2**31 - 1, 2**53 + 1, 2**62 + 2**38 + 1, -(2**63),
              2**63 - 1, 65519, 65520, 70000, 2049, 2051, 257, 259]
    x = np.array(values, np.int64)
    from fractions import Fraction

    def nearest(value):
        if target == "f64":
            return float(value)  # Rounds to even.
        value = value if signed else value % 2**64
        if target == "f32":
            low = np.float32(float(value))
            around = [np.nextafter(low, np.float32(-np.inf)), low,
                      np.nextafter(low, np.float32(np.inf))]
            return min(around,
                       key=lambda c: (abs(Fraction(float(c)) - value), int(c.view(np.uint32)) & 1))
        return np.float16(value) if abs(value) < 65520 else math.copysign(math.inf, value)

    wanted = np.array([nearest(int(v) if signed or target != "f64" else int(v) % 2**64)
                       for v in values]).astype(dtype_of(target))
    equal(call("conversions", level, f"{'s' if signed else 'u'}64_to_{target}", x), wanted, (x,))


def int_by_way_of_f32(level, narrow, signed):
    """Rounded to f32 and rounded again: 2^24 + 2^16 + 1 goes down to even, which in one step went
    up."""
    import numpy as np

    values = [0, 1, -1, 257, 258, 259, 449, 464, 465, 61440, 61441, -61441, 2**16 + 2**7 + 1,
              2**24 + 2**16, 2**24 + 2**16 + 1, 2**24 + 3 * 2**16 - 1, 2**31 - 1, -(2**31)]
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

    kind = np.dtype(getattr(ml_dtypes,
                            {"f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn",
                             "f6E3M2FN": "float6_e3m2fn"}[narrow]))
    values = np.unique(np.arange(64 if narrow[1] == "6" else 16,
                                 dtype=np.uint8).view(kind).astype(np.float32))
    halves = (values[1:] + values[:-1]) / 2
    near = np.float32(np.inf)
    inside = np.concatenate([values, halves, np.nextafter(halves, near),
                             np.nextafter(halves, -near), np.float32([-0.0])])
    largest, nan = values.max(), np.float32(np.nan)
    outside = np.float32([1.001, 1.5, 1e6, np.inf]) * largest
    x = np.concatenate([inside, outside, -outside,
                        [nan, np.copysign(nan, np.float32(-1))]]).astype(np.float32)
    ends = np.repeat([largest, -largest], len(outside))
    wanted = np.concatenate([inside.astype(kind).astype(np.float32), ends,
                             [0.0, -0.0]]).astype(np.float32)
    equal(call("conversions", level, f"f32_to_{narrow}", x), wanted, (x,))


@functools.cache
def cast_model(to, saturate, level):
    import onnx
    from onnx import TensorProto, helper

    attributes = ({"to": getattr(TensorProto, to)}
                  | ({} if saturate is None else {"saturate": saturate}))
    nodes = [helper.make_node("Cast", ["x"], ["n"], **attributes),
             helper.make_node("Cast", ["n"], ["y"], to=TensorProto.FLOAT)]
    tensors = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n"]) for name in "xy"]
    graph = helper.make_graph(nodes, "casts", tensors[:1], tensors[1:])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    onnx.checker.check_model(model)
    return compiled(model, opt_level=level)


def onnx_cast_to_int(level, bits):
    """By way of i32, whose low bits are kept."""
    import numpy as np

    x = np.float32([0, 1.9, -1.9, 127, 128, 300, -129, -300, 32767.5, 40000, -40000, 65536 + 7, 1e6,
                    -1e6])
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
        equal(np.asarray(cast_model(kind, saturate, level)(x)), np.concatenate([wanted, -wanted]),
              (x,))


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
    x = np.concatenate([values, halves, np.nextafter(halves, np.inf), np.nextafter(halves, -np.inf),
                        [values.max() * 1.2, -values.max() * 1.2, values.max() * 9, np.inf, -np.inf,
                         np.nan, -0.0]])
    if source == "f32":
        with np.errstate(over="ignore"):
            x = x.astype(np.float32)
    with np.errstate(over="ignore"):
        wanted = (x.astype(narrow) if source == "f32" or target == "f16"
                  else rounded_exactly(x, narrow))
    equal(call("conversions", level, f"{source}_to_{target}", x.astype(wide)), wanted, (x,))


def rounded_exactly(x, narrow):
    """f64 to a narrow type in one step, which ml_dtypes takes two for: by way of f32 rounded to
    odd."""
    import numpy as np

    single = x.astype(np.float32)
    bits = single.view(np.uint32).copy()
    inexact = (np.isfinite(x) & np.isfinite(single) & (single.astype(np.float64) != x)
               & (bits % 2 == 0))
    down = np.abs(single.astype(np.float64)) > np.abs(x)
    bits[inexact & down] -= 1
    bits[inexact & ~down] += 1
    return bits.view(np.float32).astype(narrow)
