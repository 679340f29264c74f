#===- complexes.py - the complex dialect, in NumPy -----------------------===#
# Results that are rounded are compared by the distance from the exact number, in units of its
# magnitude. Transcendental functions are asked for finite numbers of ordinary size, where one value
# is right; exact operations for infinities, NaN and -0 too.
#===----------------------------------------------------------------------===#
import itertools

import numpy as np
from cells import Elementwise, Expected
from kinds import COMPLEX, FLOATS, INTEGERS, awkward, decode, encode, part_of

SPECIAL = [0.0, -0.0, 1.0, -2.5, np.inf, -np.inf, np.nan, 1e-3]


class Near(Expected):
    """Complex or real numbers up to `error` units of their magnitude."""

    def wrong(self, got):
        part = part_of(self.kind) if self.kind.family == "complex" else self.kind
        ours = decode(self.kind, got).astype(np.clongdouble)
        unit = np.longdouble(2.0) ** -part.mantissa
        with np.errstate(all="ignore"):
            near = (np.abs(ours - self.values) <= self.error * unit
                    * np.maximum(np.abs(self.values), 2.0**part.smallest_exponent))
        bad = ~near
        return bad if self.defined is None else bad & self.defined


class Exact(Expected):
    """The same parts, any NaN for a NaN."""

    def wrong(self, got):
        bad = np.zeros(len(got), bool)
        for ours, theirs in ((got.real, self.values.real), (got.imag, self.values.imag)):
            bad |= ~((ours == theirs) & (np.signbit(ours) == np.signbit(theirs)) | np.isnan(ours)
                     & np.isnan(theirs))
        return bad


def principal_atan2(y, x):
    """NaN on the cuts, of which the side is open: those of the root and of the logarithm."""
    squares = x * x + y * y
    ratio = (x + 1j * y) / np.sqrt(squares)
    on_cut = [(z.real < 0) & (np.abs(z.imag) <= 1e-6 * size)
              for z, size in ((squares, np.abs(x * x) + np.abs(y * y)), (ratio, np.abs(ratio)))]
    return np.where(on_cut[0] | on_cut[1], np.nan,
                    np.where((y == 0) & (x != 0), 0, -1j * np.log(ratio)))


def sign(z):
    return np.where(z == 0, z, z / np.abs(z))


# name: (function of clongdouble, error)
UNARY = {
    "cos": (np.cos, 8), "exp": (np.exp, 8), "expm1": (np.expm1, 12), "log1p": (np.log1p, 12),
    "log": (np.log, 12),
    "rsqrt": (lambda z: 1 / np.sqrt(z), 12), "sign": (sign, 8), "sin": (np.sin, 8),
    "sqrt": (np.sqrt, 8), "tan": (np.tan, 16),
    "tanh": (np.tanh, 16),
}
BINARY = {"mul": (np.multiply, 4), "div": (np.divide, 8), "pow": (np.power, 48),
          "atan2": (principal_atan2, 48)}


def numbers(count):
    """`inputs` of ordinary complex numbers."""

    def draw(kinds):
        columns = zip(*itertools.product(*(awkward(k, count) if k.family == "complex"
                                           else awkward(k, 8) for k in kinds)))
        return [np.array(column) for column in columns]

    return draw


def special(kinds):
    """`inputs` with every kind of part."""
    everything = np.array([complex(a, b) for a in SPECIAL for b in SPECIAL])
    columns = list(zip(*itertools.product(everything[:: len(kinds)], repeat=len(kinds))))
    return [encode(k, np.array(column)) for column, k in zip(columns, kinds)]


def parts(kinds):
    columns = zip(*itertools.product(SPECIAL, repeat=2))
    return [encode(k, np.array(column)) for column, k in zip(columns, kinds)]


def near(kind, function, error):
    def expect(*bits):
        with np.errstate(all="ignore"):
            values = function(*(b.astype(np.clongdouble) for b in bits))
        return [Near(kind, values=values, error=error, defined=np.isfinite(values))]

    return expect


def exact(kind, function):
    """Computed with the very type, which is right for operations that round at most once."""

    def expect(*bits):
        with np.errstate(all="ignore"):
            return [Exact(kind, values=np.asarray(function(*bits)))]

    return expect


def real(kind, function):
    def expect(*bits):
        return [Expected(kind, encode(kind, function(*bits)))]

    return expect


def negated(z):
    out = z.copy()
    out.real, out.imag = -z.real, -z.imag
    return out


def added(sign_):
    def function(a, b):
        out = a.copy()
        out.real, out.imag = a.real + sign_ * b.real, a.imag + sign_ * b.imag
        return out

    return function


def created(kind):
    def expect(a, b):
        out = np.empty(len(a), encode(kind, np.array([0j])).dtype)
        out.real, out.imag = (decode(part_of(kind), v) for v in (a, b))
        return [Exact(kind, values=out)]

    return expect


def complex_dialect():
    for kind in COMPLEX.values():
        t, part = kind.name, part_of(kind)

        def op(name, count, result, expect, inputs=None, text=None, kind=kind, t=t):
            names = ", ".join(f"%x{i}" for i in range(count))
            return Elementwise(f"complex.{name}", [kind] * count, [result],
                               text or f"%y0 = complex.{name} {names} : {t}", expect, inputs=inputs,
                               types=t)

        for name, (f, error) in UNARY.items():
            yield op(name, 1, kind, near(kind, f, error))
        for name, (f, error) in BINARY.items():
            yield op(name, 2, kind, near(kind, f, error), numbers(14))
        yield op("add", 2, kind, exact(kind, added(1)), special)
        yield op("sub", 2, kind, exact(kind, added(-1)), special)
        yield op("neg", 1, kind, exact(kind, negated), special)
        yield op("conj", 1, kind, exact(kind, np.conj), special)
        yield op("re", 1, part, real(part, np.real), special)
        yield op("im", 1, part, real(part, np.imag), special)
        yield op("abs", 1, part, near(part, np.abs, 4))
        yield op("angle", 1, part, near(part, np.angle, 6))
        i1 = INTEGERS["i1"]
        yield op("eq", 2,
                 i1, lambda a, b: [Expected(INTEGERS["i1"],
                                            ((a.real == b.real)
                                             & (a.imag == b.imag)).astype(np.uint8))], special)
        yield op("neq", 2,
                 i1, lambda a, b: [Expected(INTEGERS["i1"],
                                            ((a.real != b.real)
                                             | (a.imag != b.imag)).astype(np.uint8))], special)
        yield Elementwise("complex.create", [part] * 2, [kind],
                          f"%y0 = complex.create %x0, %x1 : {t}", created(kind), inputs=parts,
                          types=t)
        text = (f"%c = complex.constant [1.5 : {part.name}, -2.0 : {part.name}] : {t}\n%y0 = "
                f"complex.add %x0, %c : {t}")
        yield op("constant", 1, kind,
                 exact(kind, lambda z, f=added(1): f(z, np.full_like(z, 1.5 - 2j))), special, text)
        power = INTEGERS["i32"]
        yield Elementwise("complex.powi", [kind, power], [kind],
                          f"%y0 = complex.powi %x0, %x1 : {t}, i32", powers(kind), types=t,
                          inputs=small_powers)
        for other in (INTEGERS["i64"], FLOATS["f64"]) if kind.name == "complex<f32>" else ():
            same = lambda bits, o=other: [Expected(o, np.ascontiguousarray(bits).view(o.raw))]
            back = lambda bits, k=kind: [Exact(k, values=bits.view(np.complex64))]
            yield op("bitcast", 1, other, same, special,
                     f"%y0 = complex.bitcast %x0 : {t} to {other.name}")
            yield Elementwise("complex.bitcast", [other], [kind],
                              f"%y0 = complex.bitcast %x0 : {other.name} to {t}", back,
                              types=f"{other.name} {t}")


def small_powers(kinds):
    pairs = list(itertools.product(awkward(kinds[0]), [0, 1, 2, 3, 5, -1, -2]))
    return [np.array([z for z, _ in pairs]),
            encode(kinds[1], np.array([p for _, p in pairs], object))]


def powers(kind):
    def expect(z, bits):
        n = bits.view(np.int32)
        with np.errstate(all="ignore"):
            values = np.array([np.prod([v] * abs(p), dtype=np.clongdouble)
                               for v, p in zip(z.astype(np.clongdouble), n)])
            values = np.where(n < 0, 1 / values, values)
        return [Near(kind, values=values, error=48, defined=np.isfinite(values))]

    return expect
