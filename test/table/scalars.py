#===- scalars.py - arith, math and index, in plain Python and NumPy ------===#
# What each operation is, as docs/numerics.md promises it. Functions on integers take unsigned
# Python numbers; on floats, float64 or longdouble.
#===----------------------------------------------------------------------===#
import math
from fractions import Fraction

import numpy as np
from cells import Elementwise, Expected, floats, integers, kinds_of, operand_bits, representable
from kinds import FLOATS, INDEX, INTEGERS, KINDS, awkward, decode, encode, rounded

WHOLE = {**INTEGERS, "index": INDEX}
I1, I64 = INTEGERS["i1"], INTEGERS["i64"]


def signed(x, width):
    return x - (1 << width) if x >> (width - 1) else x


def quotient(a, b):
    """Toward zero; 0 by 0."""
    return 0 if b == 0 else (abs(a) // abs(b)) * (1 if (a < 0) == (b < 0) else -1)


def shift_right(a, b, w):
    return signed(a, w) >> min(b, w)


def integer_power(a, b, w):
    base, power = signed(a, w), signed(b, w)
    if power >= 0:
        return pow(a, power, 1 << w)
    return 0 if abs(base) > 1 or base == 0 else base if power % 2 else 1


# (a, b, width) -> number, of unsigned a and b
INTEGER_BINARY = {
    "addi": lambda a, b, w: a + b,
    "subi": lambda a, b, w: a - b,
    "muli": lambda a, b, w: a * b,
    "divsi": lambda a, b, w: quotient(signed(a, w), signed(b, w)),
    "divui": lambda a, b, w: quotient(a, b),
    "remsi": lambda a, b, w: b and signed(a, w) - signed(b, w)
    * quotient(signed(a, w), signed(b, w)),
    "remui": lambda a, b, w: b and a % b,
    "ceildivsi": lambda a, b, w: b and -(-signed(a, w) // signed(b, w)),
    "ceildivui": lambda a, b, w: b and -(-a // b),
    "floordivsi": lambda a, b, w: b and signed(a, w) // signed(b, w),
    "maxsi": lambda a, b, w: max(signed(a, w), signed(b, w)),
    "maxui": lambda a, b, w: max(a, b),
    "minsi": lambda a, b, w: min(signed(a, w), signed(b, w)),
    "minui": lambda a, b, w: min(a, b),
    "andi": lambda a, b, w: a & b,
    "ori": lambda a, b, w: a | b,
    "xori": lambda a, b, w: a ^ b,
    "shli": lambda a, b, w: a << b if b < w else 0,
    "shrui": lambda a, b, w: a >> b if b < w else 0,
    "shrsi": shift_right,
}
INTEGER_EXTENDED = {
    "addui_extended": lambda a, b, w: (a + b, a + b >> w),
    "mulsi_extended": lambda a, b, w: (a * b, signed(a, w) * signed(b, w) >> w),
    "mului_extended": lambda a, b, w: (a * b, a * b >> w),
}
COMPARE = {
    "eq": lambda a, b, w: a == b, "ne": lambda a, b, w: a != b, "slt": lambda a, b, w: signed(a, w)
    < signed(b, w),
    "sle": lambda a, b, w: signed(a, w) <= signed(b, w), "sgt": lambda a, b, w: signed(a, w)
    > signed(b, w),
    "sge": lambda a, b, w: signed(a, w) >= signed(b, w), "ult": lambda a, b, w: a < b,
    "ule": lambda a, b, w: a <= b,
    "ugt": lambda a, b, w: a > b, "uge": lambda a, b, w: a >= b,
}
INTEGER_UNARY = {
    "absi": lambda a, w: abs(signed(a, w)),
    "ctlz": lambda a, w: w - a.bit_length(),
    "cttz": lambda a, w: (a & -a).bit_length() - 1 if a else w,
    "ctpop": lambda a, w: bin(a).count("1"),
}


def extreme(pick, nan_wins):
    def function(a, b):
        # -0 is less than 0.
        zeros = (a == 0) & (b == 0)
        number = np.where(zeros, np.where(np.signbit(a) == (pick is np.fmin), a, b), pick(a, b))
        return np.where(np.isnan(a) | np.isnan(b), np.nan, number) if nan_wins else number

    return function


FLOAT_BINARY = {
    "addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "remf": np.fmod,
    "maximumf": extreme(np.fmax, True), "minimumf": extreme(np.fmin, True),
    "maxnumf": extreme(np.fmax, False), "minnumf": extreme(np.fmin, False),
}
ORDERED = {
    "eq": np.equal, "gt": np.greater, "ge": np.greater_equal, "lt": np.less, "le": np.less_equal,
    "ne": lambda a, b: (a < b) | (a > b),
}
FLOAT_COMPARE = {
    "false": lambda a, b: np.full(a.shape, False),
    **{f"o{name}": f for name, f in ORDERED.items()},
    "ord": lambda a, b: ~(np.isnan(a) | np.isnan(b)),
    **{f"u{name}": (lambda a, b, f=f: f(a, b) | np.isnan(a) | np.isnan(b))
       for name, f in ORDERED.items()},
    "uno": lambda a, b: np.isnan(a) | np.isnan(b),
    "true": lambda a, b: np.full(a.shape, True),
}


def half_away(x):
    whole = np.trunc(x)
    return np.copysign(whole + np.copysign(np.abs(x - whole) >= 0.5, x), x)


def few_multiples(a, b):
    """Where GPUs compute a remainder: the quotient is below 2^29."""
    return ~(np.abs(a / b) >= 2.0**29) | np.isinf(a) | (b == 0)


def by_element(function):
    return lambda x: np.array([function(float(v)) for v in x], np.longdouble)


# Largest errors on GPUs where they are others, of f32 and f64.
ON_GPUS = {"erfc": (60, 600), "powf": (8, 700), "acos": (3, 5), "asin": (3, 5), "atan": (3, 5),
           "atan2": (4, 5)}
# name: function, or (function, largest error beside the rounding: units in the last place of f32,
# or of f64 there)
FLOAT_UNARY = {
    "absf": np.abs, "ceil": np.ceil, "floor": np.floor, "trunc": np.trunc, "round": half_away,
    "roundeven": np.rint, "sqrt": np.sqrt,
    "acos": (np.arccos, 3), "acosh": (np.arccosh, 4), "asin": (np.arcsin, 3),
    "asinh": (np.arcsinh, 4), "atan": (np.arctan, 3),
    "atanh": (np.arctanh, 4), "cbrt": (np.cbrt, 3), "cos": (np.cos, 3), "cosh": (np.cosh, 4),
    "erf": (by_element(math.erf), 5),
    "erfc": (by_element(math.erfc), 8), "exp": (np.exp, 3), "exp2": (np.exp2, 3),
    "expm1": (np.expm1, 4), "log": (np.log, 3),
    "log10": (np.log10, 3), "log1p": (np.log1p, 3), "log2": (np.log2, 3),
    "rsqrt": (lambda x: 1 / np.sqrt(x), 3), "sin": (np.sin, 3),
    "sinh": (np.sinh, 4), "tan": (np.tan, 4), "tanh": (np.tanh, 5),
}
CLASSES = {"isfinite": np.isfinite, "isinf": np.isinf, "isnan": np.isnan}


def elementwise(op, operands, results, function, text=None, **options):
    """One operation whose text is `op %x0, %x1 : type`."""
    names = ", ".join(f"%x{i}" for i in range(len(operands)))
    body = (text or f"{', '.join(f'%y{i}' for i in range(len(results)))} = {op} {names} : "
                    f"{operands[0].name}")
    return Elementwise(op, operands, results, body, function, **options)


def fused(kind):
    def expect(a, b, c):
        out, same = [], []
        for x, y, z in zip(*(decode(kind, v) for v in (a, b, c))):
            with np.errstate(all="ignore"):
                value = twice = x * y + z
            if np.isfinite([x, y]).all() and not np.isnan(z):
                product = Fraction(float(x)) * Fraction(float(y))
                first = decode(kind, encode(kind, np.array([rounded(kind, product)])))[0]
                if np.isinf(z):
                    with np.errstate(invalid="ignore"):
                        value, twice = z, first + z
                else:
                    value = (rounded(kind, product + Fraction(float(z)))
                             if product + Fraction(float(z)) else value)
                    twice = (rounded(kind, Fraction(float(first)) + Fraction(float(z)))
                             if np.isfinite(first) else first)
            out.append(value)
            same.append(value == twice or np.isnan([value, twice]).all())
        values = np.array(out)
        defined = representable(kind, values)
        return [Expected(kind, encode(kind, values), defined=defined,
                         on_vulkan={"defined": np.array(same)
                                    & (True if defined is None else defined)})]

    return expect


def from_integer(source, kind, is_signed):
    def expect(bits):
        out = []
        for v in bits:
            exact = Fraction(signed(int(v), source.bits) if is_signed else int(v))
            # bf16 and smaller by way of f32.
            if kind.name not in ("f64", "f32", "f16"):
                exact = Fraction(rounded(FLOATS["f32"], exact))
            out.append(rounded(kind, exact) if kind.bits > 8 else float(exact))
        values = np.array(out)
        return [Expected(kind, encode(kind, values), defined=representable(kind, values))]

    return expect


def to_integer(kind, target, is_signed):
    low, high = ((-(2 ** (target.bits - 1)), 2 ** (target.bits - 1) - 1) if is_signed
                 else (0, 2**target.bits - 1))

    def number(v):
        return (0 if math.isnan(v) else low if v == -math.inf else high if v == math.inf
                else min(max(int(v), low), high))

    return lambda bits: [Expected(target,
                                  np.array([number(v) & 2**target.bits - 1
                                            for v in decode(kind, bits)], target.raw))]


def same_bits(target):
    return lambda bits: [Expected(target, bits.astype(target.raw))]


def chosen(kind):
    def expect(condition, a, b):
        return [Expected(kind, np.where(condition == 1, a, b))]

    return expect


def scale_of(kind, values):
    """What f8E8M0FNU makes of a scale."""
    e8m0 = FLOATS["f8E8M0FNU"]
    return values if kind is e8m0 else decode(e8m0, encode(e8m0, values)), representable(e8m0,
                                                                                         values)


def scaled(kind, scale, target, narrow):
    """The factor is rounded to a power of two; product and quotient are rounded to the wider type
    and again to the result's."""
    wide = kind if narrow else target

    def expect(bits, scales):
        factor, defined = scale_of(scale, decode(scale, scales))
        with np.errstate(all="ignore"):
            # Both are numbers of the wider type, too large or too small ones of which are as
            # conversions make them.
            factor = decode(wide, encode(wide, factor))
            number = decode(wide, encode(wide, decode(kind, bits)))
            exact = number / factor if narrow else number * factor
            value = decode(wide, encode(wide, exact))
        return [Expected(target, encode(target, value),
                         defined=defined & representable(target, value))]

    return expect


def arith():
    for kind in WHOLE.values():
        for name, f in INTEGER_BINARY.items():
            yield elementwise(f"arith.{name}", [kind, kind], [kind],
                              integers([kind], lambda a, b, f=f, w=kind.bits: f(a, b, w)))
        for name, f in INTEGER_EXTENDED.items():
            results = [kind, I1 if name == "addui_extended" else kind]
            text = (f"%y0, %y1 = arith.{name} %x0, %x1 : {kind.name}"
                    + (", i1" if name == "addui_extended" else ""))
            yield elementwise(f"arith.{name}", [kind, kind], results,
                              integers(results, lambda a, b, f=f, w=kind.bits: f(a, b, w)), text)
        text = "\n".join(f"%y{i} = arith.cmpi {name}, %x0, %x1 : {kind.name}"
                         for i, name in enumerate(COMPARE))
        yield elementwise("arith.cmpi", [kind, kind], [I1] * len(COMPARE),
                          integers([I1] * len(COMPARE), lambda a, b, w=kind.bits: tuple(f(a, b, w)
                                  for f in COMPARE.values())), text)
    for kind in [*WHOLE.values(), *FLOATS.values()]:
        yield elementwise("arith.select", [I1, kind, kind], [kind], chosen(kind),
                          f"%y0 = arith.select %x0, %x1, %x2 : {kind.name}")
        values = awkward(kind, 30)
        a, b = values[len(values) // 2], values[-1]
        if kind.family == "float":
            texts = [f"0x{int(v):0{-(-kind.bits // 4)}X}" for v in (a, b)]
        else:
            texts = (["false", "true"] if kind.bits == 1
                     else [str(signed(int(v), kind.bits)) for v in (a, b)])
        if kind.bits == 1:
            a, b = kind.raw.type(0), kind.raw.type(1)
        text = (f"%a = arith.constant {texts[0]}\n%b = arith.constant {texts[1]}" if kind.bits == 1
                else f"%a = arith.constant {texts[0]} : {kind.name}\n%b = arith.constant "
                     f"{texts[1]} : {kind.name}")
        yield Elementwise("arith.constant", [I1], [kind],
                          f"{text}\n%y0 = arith.select %x0, %a, %b : {kind.name}",
                          lambda c, a=a, b=b, kind=kind: [Expected(kind,
                                  np.where(c == 1, a, b).astype(kind.raw))], types=kind.name)
    yield from casts()
    for kind in FLOATS.values():
        for name, f in FLOAT_BINARY.items():
            options = {"maximumf": {"on_gpus": {"either_zero": True}},
                       "remf": {"gpu_domain": few_multiples}, "maxnumf": {"either_zero": True}}
            yield elementwise(f"arith.{name}", [kind, kind], [kind],
                              floats([kind] * 2, [kind], f,
                                     **options.get(name.replace("min", "max"), {})))
        yield elementwise("arith.negf", [kind], [kind], floats([kind], [kind], np.negative))
        text = "\n".join(f"%y{i} = arith.cmpf {name}, %x0, %x1 : {kind.name}"
                         for i, name in enumerate(FLOAT_COMPARE))
        yield elementwise("arith.cmpf", [kind, kind], [I1] * 16,
                          floats([kind] * 2,
                                 [I1] * 16, lambda a, b: tuple(f(a, b)
                                         for f in FLOAT_COMPARE.values())), text)


def casts():
    def cast(name, source, target, expect, types=""):
        text = f"%y0 = arith.{name} %x0 : {source.name} to {target.name}"
        return elementwise(f"arith.{name}", [source], [target], expect, text,
                           types=types or f"{source.name} {target.name}")

    for a in INTEGERS.values():
        for b in INTEGERS.values():
            if a.bits < b.bits:
                yield cast("extsi", a, b, integers([b], lambda x, w=a.bits: signed(x, w)))
                yield cast("extui", a, b, integers([b], lambda x: x))
                yield cast("trunci", b, a, integers([a], lambda x: x))
        yield cast("index_cast", a, INDEX, integers([INDEX], lambda x, w=a.bits: signed(x, w)))
        yield cast("index_castui", a, INDEX, integers([INDEX], lambda x: x))
        yield cast("index_cast", INDEX, a, integers([a], lambda x: x))
        yield cast("index_castui", INDEX, a, integers([a], lambda x: x))
        for f in FLOATS.values():
            yield cast("sitofp", a, f, from_integer(a, f, True))
            yield cast("uitofp", a, f, from_integer(a, f, False))
            yield cast("fptosi", f, a, to_integer(f, a, True))
            yield cast("fptoui", f, a, to_integer(f, a, False))
            if a.bits == f.bits:
                yield cast("bitcast", a, f, same_bits(f))
                yield cast("bitcast", f, a, same_bits(a))
    for a in FLOATS.values():
        for b in FLOATS.values():
            if a.bits < b.bits:
                yield cast("extf", a, b, floats([a], [b], lambda x: x))
                yield cast("truncf", b, a, floats([b], [a], lambda x: x))
                scale = FLOATS["f8E8M0FNU"]
                for s in (scale, FLOATS["f32"]):
                    for name, narrow, x, y in (("scaling_extf", False, a, b),
                                               ("scaling_truncf", True, b, a)):
                        if s.bits > max(a.bits, b.bits):
                            continue  # A scale is extended to the wider type.
                        text = f"%y0 = arith.{name} %x0, %x1 : {x.name}, {s.name} to {y.name}"
                        yield elementwise(f"arith.{name}", [x, s], [y], scaled(x, s, y, narrow),
                                          text, types=f"{x.name} {s.name} {y.name}")


def math_dialect():
    for kind in WHOLE.values():
        for name, f in INTEGER_UNARY.items():
            yield elementwise(f"math.{name}", [kind], [kind],
                              integers([kind], lambda a, f=f, w=kind.bits: f(a, w)))
        yield elementwise("math.ipowi", [kind, kind], [kind],
                          integers([kind], lambda a, b, w=kind.bits: integer_power(a, b, w)))
    for kind in FLOATS.values():
        for name, f in FLOAT_UNARY.items():
            f, error = f if isinstance(f, tuple) else (f, None)
            yield elementwise(f"math.{name}", [kind], [kind],
                              floats([kind], [kind], f, error,
                                     2.0**20 if name in ("sin", "cos", "tan") else np.inf,
                                     on_gpus=gpu_error(name, kind)))
        for name, f in CLASSES.items():
            yield elementwise(f"math.{name}", [kind], [I1], floats([kind], [I1], f))
        smallest = 2.0**kind.smallest_exponent
        yield elementwise("math.isnormal", [kind], [I1],
                          floats([kind], [I1], lambda x, s=smallest: np.isfinite(x)
                                 & (np.abs(x) >= s)))
        yield elementwise("math.sincos", [kind], [kind, kind],
                          floats([kind], [kind] * 2, lambda x: (np.sin(x), np.cos(x)), 3, 2.0**20))
        yield elementwise("math.copysign", [kind] * 2, [kind], signs_copied(kind))
        yield elementwise("math.atan2", [kind] * 2, [kind],
                          floats([kind] * 2, [kind], np.arctan2, 4,
                                 on_gpus=gpu_error("atan2", kind)))
        yield elementwise("math.powf", [kind] * 2, [kind],
                          floats([kind] * 2, [kind], np.power, 8, on_gpus=gpu_error("powf", kind)))
        yield elementwise("math.fma", [kind] * 3, [kind], fused(kind))
        clamp = Elementwise("math.clampf", [kind] * 3, [kind],
                            f"%y0 = math.clampf %x0 to [%x1, %x2] : {kind.name}",
                            clamped(kind))
        yield clamp
        for integer in INTEGERS.values() if kind.name == "f32" else [INTEGERS["i32"]]:
            yield Elementwise("math.fpowi", [kind, integer], [kind],
                              f"%y0 = math.fpowi %x0, %x1 : {kind.name}, {integer.name}",
                              integer_power_of_float(kind, integer), inputs=small_powers)


def signs_copied(kind):
    """That of a NaN is open where it has none."""
    plain = floats([kind] * 2, [kind], np.copysign)

    def expect(a, b):
        [expected] = plain(a, b)
        expected.defined = expected.defined & ~np.isnan(decode(kind, b))
        return [expected]

    return expect


def gpu_error(name, kind):
    return {"error": ON_GPUS[name][kind.name == "f64"]} if name in ON_GPUS else {}


def clamped(kind):
    """Only for bounds in order: for others the definition is open."""
    low, high = extreme(np.fmax, True), extreme(np.fmin, True)

    def expect(value, least, most):
        x, a, b = (decode(kind, bits) for bits in (value, least, most))
        result = high(low(x, a), b)
        return [Expected(kind, encode(kind, result), defined=(a <= b) & representable(kind, result),
                         either_zero=True)]

    return expect


def small_powers(kinds):
    bases, powers = awkward(kinds[0], 16), [p for p in (0, 1, 2, 3, -1, -2, 7, -5)
                                            if -(2 ** (kinds[1].bits - 1)) <= p
                                            < 2 ** (kinds[1].bits - 1)]
    pairs = [(b, encode(kinds[1], np.array([p], object))[0]) for b in bases for p in powers]
    return [np.array(column, kind.raw) for column, kind in zip(zip(*pairs), kinds)]


def integer_power_of_float(kind, integer):
    def expect(bits, powers):
        x = decode(kind, bits).astype(np.longdouble)
        n = np.array([signed(int(p), integer.bits) for p in powers])
        with np.errstate(all="ignore"):
            value = np.power(x, n.astype(np.longdouble))
        unit = kind if kind.name == "f64" else FLOATS["f32"]
        return [Expected(kind, values=value, error=10, unit=unit,
                         defined=representable(kind, value))]

    return expect


INDEX_NAMES = {
    "add": "addi", "sub": "subi", "mul": "muli", "divs": "divsi", "divu": "divui", "rems": "remsi",
    "remu": "remui", "ceildivs": "ceildivsi",
    "ceildivu": "ceildivui", "floordivs": "floordivsi", "maxs": "maxsi", "maxu": "maxui",
    "mins": "minsi", "minu": "minui", "and": "andi",
    "or": "ori", "xor": "xori", "shl": "shli", "shru": "shrui", "shrs": "shrsi",
}


def index():
    for name, same in INDEX_NAMES.items():
        body = f"%y0 = index.{name} %x0, %x1"
        yield Elementwise(f"index.{name}", [INDEX] * 2, [INDEX], body,
                          integers([INDEX], lambda a, b, f=INTEGER_BINARY[same]: f(a, b, 64)))
    text = "\n".join(f"%y{i} = index.cmp {name}(%x0, %x1)" for i, name in enumerate(COMPARE))
    yield Elementwise("index.cmp", [INDEX] * 2, [I1] * 10, text,
                      integers([I1]
                               * 10, lambda a, b: tuple(f(a, b, 64) for f in COMPARE.values())))
    for name, is_signed in (("casts", True), ("castu", False)):
        for kind in INTEGERS.values():
            widen = integers([INDEX], lambda x, w=kind.bits, s=is_signed: signed(x, w) if s else x)
            narrow = integers([kind], lambda x: x)
            if kind.bits > 64:
                continue
            yield Elementwise(f"index.{name}", [kind], [INDEX],
                              f"%y0 = index.{name} %x0 : {kind.name} to index", widen,
                              types=f"{kind.name} index")
            yield Elementwise(f"index.{name}", [INDEX], [kind],
                              f"%y0 = index.{name} %x0 : index to {kind.name}", narrow,
                              types=f"index {kind.name}")
    yield Elementwise("index.constant", [INDEX], [INDEX],
                      "%c = index.constant -5\n%y0 = index.add %x0, %c",
                      integers([INDEX], lambda a: a - 5))
    yield Elementwise("index.sizeof", [INDEX], [INDEX],
                      "%c = index.sizeof\n%y0 = index.add %x0, %c",
                      integers([INDEX], lambda a: a + 64))
    yield Elementwise("index.bool.constant", [I1], [I1],
                      "%c = index.bool.constant true\n%y0 = arith.xori %x0, %c : i1",
                      integers([I1], lambda a: a ^ 1))


DIALECTS = {"arith": arith, "math": math_dialect, "index": index}
