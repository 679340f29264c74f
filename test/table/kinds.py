#===- kinds.py - element types: bits, values, awkward values, rounding ---===#
# Written from the definitions of the formats, not with the compiler's or ml_dtypes' conversions,
# which are what is tested. Bits are NumPy's unsigned integers (pairs of floats for complex types);
# values are Python integers, or float64, in which every float type here is exact.
#===----------------------------------------------------------------------===#
import dataclasses
import functools
from fractions import Fraction

import numpy as np


@dataclasses.dataclass(frozen=True)
class Kind:
    """An element type. `special` of a float: ieee (infinities, NaN), fn (NaN only), fnuz (one NaN
    in place of -0), finite, e8m0."""

    name: str
    family: str  # "int", "float", "complex", "index"
    bits: int
    mantissa: int = 0
    bias: int = 0
    special: str = ""

    @property
    def raw(self):
        """The dtype that holds the bits of one element."""
        return np.dtype(f"u{max(8, 1 << (self.bits - 1).bit_length()) // 8}")

    @property
    def exponent_bits(self):
        return self.bits - self.mantissa - (self.special != "e8m0")

    @property
    def smallest_exponent(self):
        """The e of the smallest normal numbers, 1.x * 2^e."""
        return 1 - self.bias if self.special != "e8m0" else -self.bias


INTEGERS = {f"i{n}": Kind(f"i{n}", "int", n) for n in (1, 4, 8, 16, 32, 64, 3, 7, 24, 33)}
FLOATS = {
    name: Kind(name, "float", *rest)
    for name, *rest in [
        ("f64", 64, 52, 1023, "ieee"), ("f32", 32, 23, 127, "ieee"), ("f16", 16, 10, 15, "ieee"),
        ("bf16", 16, 7, 127, "ieee"),
        ("f8E5M2", 8, 2, 15, "ieee"), ("f8E4M3", 8, 3, 7, "ieee"), ("f8E3M4", 8, 4, 3, "ieee"),
        ("f8E4M3FN", 8, 3, 7, "fn"),
        ("f8E4M3FNUZ", 8, 3, 8, "fnuz"), ("f8E5M2FNUZ", 8, 2, 16, "fnuz"),
        ("f8E4M3B11FNUZ", 8, 3, 11, "fnuz"),
        ("f8E8M0FNU", 8, 0, 127, "e8m0"), ("f6E2M3FN", 6, 3, 1, "finite"),
        ("f6E3M2FN", 6, 2, 3, "finite"),
        ("f4E2M1FN", 4, 1, 1, "finite"),
    ]
}
COMPLEX = {f"complex<{part}>": Kind(f"complex<{part}>", "complex", 2 * FLOATS[part].bits)
           for part in ("f32", "f64")}
INDEX = Kind("index", "index", 64)
KINDS = {**INTEGERS, **FLOATS, **COMPLEX, "index": INDEX}


def part_of(kind):
    """The type of the real part of a complex one."""
    return FLOATS[kind.name[8:-1]]


def signed(value, bits):
    """The low bits of an integer as a two's complement number; of one bit 0 or 1."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


@functools.cache
def _all_values(name):
    """Values of all bit patterns of a type of at most 16 bits."""
    kind = FLOATS[name]
    bits = np.arange(1 << kind.bits)
    if kind.special == "e8m0":
        return np.where(bits == 255, np.nan, np.ldexp(1.0, bits - kind.bias))
    negative = bits >> (kind.bits - 1) == 1
    exponent, fraction = (bits >> kind.mantissa) & ((1 << kind.exponent_bits)
                                                    - 1), bits & ((1 << kind.mantissa) - 1)
    whole = np.where(exponent == 0, fraction, fraction + (1 << kind.mantissa)).astype(float)
    value = np.ldexp(whole, np.maximum(exponent, 1) - kind.bias - kind.mantissa)
    top = exponent == (1 << kind.exponent_bits) - 1
    if kind.special == "ieee":
        value = np.where(top, np.where(fraction == 0, np.inf, np.nan), value)
    elif kind.special == "fn":
        value = np.where(top & (fraction == (1 << kind.mantissa) - 1), np.nan, value)
    value = np.where(negative, -value, value)
    return (np.where(bits == 1 << (kind.bits - 1), np.nan, value) if kind.special == "fnuz"
            else value)


def decode(kind, bits):
    """Values of bits: an object array of integers, or float64, or complex128."""
    if kind.family in ("int", "index"):
        return np.array([signed(int(b), kind.bits) for b in np.ravel(bits)],
                        object).reshape(np.shape(bits))
    if kind.family == "complex":
        return bits.astype(np.complex128)
    if kind.bits >= 32 or kind.name == "f16":
        with np.errstate(invalid="ignore"):
            return bits.view(f"f{kind.bits // 8}").astype(np.float64)
    return _all_values(kind.name)[bits]


@functools.cache
def _sorted_finite(name):
    """Numbers that are not negative, ascending, and their bits; of a type of at most 16 bits."""
    values = _all_values(name)[: 1 << (FLOATS[name].bits - (FLOATS[name].special != "e8m0"))]
    finite = np.flatnonzero(np.isfinite(values))
    return values[finite], finite


def encode(kind, values):
    """Bits of values, rounded to nearest even from float64 (exact values in integers and complex
    types)."""
    if kind.family in ("int", "index"):
        return np.array([int(v) & ((1 << kind.bits) - 1) for v in np.ravel(values)],
                        kind.raw).reshape(np.shape(values))
    if kind.family == "complex":
        return np.asarray(values, np.complex128 if kind.name == "complex<f64>" else np.complex64)
    with np.errstate(all="ignore"):
        values = np.asarray(values, np.float64)
        if kind.bits == 64:
            return values.view(np.uint64)
        if kind.bits == 32 or kind.name == "f16":
            return values.astype(f"f{kind.bits // 8}").view(kind.raw)
        return _encode_small(kind, values)


def _encode_small(kind, values):
    numbers, patterns = _sorted_finite(kind.name)
    negative, magnitude = np.signbit(values), np.abs(values)
    above = np.clip(np.searchsorted(numbers, magnitude), 1, len(numbers) - 1)
    low, high = numbers[above - 1], numbers[above]
    # Ties to even; without digits after the leading one, which is odd, the larger.
    even = patterns[above] % 2 == 0 if kind.mantissa else np.full(values.shape, True)
    upper = (magnitude - low > high - magnitude) | ((magnitude - low == high - magnitude) & even)
    upper = np.where(magnitude <= low, False, upper)
    bits = patterns[np.where(upper, above, above - 1)]
    # Past the largest by half a step or more is too large.
    largest, step = numbers[-1], numbers[-1] - numbers[-2]
    too_large = (magnitude > largest + step / 2 if patterns[-1] % 2 == 0 and kind.mantissa
                 else magnitude >= largest + step / 2)
    too_large |= np.isinf(magnitude)
    nan = {"ieee": (1 << (kind.bits - 1)) - 1, "fn": (1 << (kind.bits - 1)) - 1,
           "fnuz": 1 << (kind.bits - 1), "finite": 0, "e8m0": 255}[kind.special]
    beyond = {"ieee": patterns[-1] + 1, "finite": patterns[-1]}.get(kind.special, nan)
    bits = np.where(too_large, beyond, bits)
    bits = np.where(np.isnan(values), nan, bits)
    if kind.special in ("ieee", "fn", "finite"):
        bits = bits | (negative.astype(int) << (kind.bits - 1))
    elif kind.special == "fnuz":
        bits = np.where(negative & (bits != 0) & (bits != nan), bits | 1 << (kind.bits - 1), bits)
    return bits.astype(kind.raw)


def rounded(kind, exact):
    """float64 of a Fraction, rounded once to a float type."""
    if exact == 0:
        return 0.0
    sign, magnitude = (-1 if exact < 0 else 1), abs(exact)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    exponent -= magnitude < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, kind.smallest_exponent) - kind.mantissa)
    steps = round(magnitude / unit)  # Python's round is to even.
    try:
        return sign * float(steps * unit)
    except OverflowError:
        return sign * np.inf


def unit_of(kind, values):
    """What the last bit of a float near `values` is worth, as longdouble."""
    magnitude = np.abs(np.asarray(values, np.longdouble))
    _, exponent = np.frexp(np.where(np.isfinite(magnitude) & (magnitude > 0), magnitude,
                                    np.longdouble(0)))
    exponent = np.where(magnitude > 0, exponent - 1, kind.smallest_exponent)
    return np.ldexp(np.longdouble(1), np.maximum(exponent, kind.smallest_exponent) - kind.mantissa)


def awkward(kind, count=14):
    """Bits of values that are easy to get wrong, the first ones being the worst; all values where
    there are few."""
    if kind.family in ("int", "index"):
        if 2**kind.bits <= count:
            return np.arange(2**kind.bits).astype(kind.raw)
        low, high = -(2 ** (kind.bits - 1)), 2 ** (kind.bits - 1) - 1
        middle = [7, -7, 100, -128, 12345, -54321, 2**24 + 1, 2**31, -(2**31) - 1, 2**53 + 1,
                  -(2**53) - 1]
        chosen = ([0, 1, -1, 2, low, high, 3, -3, low + 1, high - 1]
                  + [v for v in middle if low < v < high])
        return encode(kind, np.array(chosen[:count], object))
    if kind.family == "complex":
        parts = [0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1e-3, -0.75]
        return encode(kind, np.array([complex(a, b) for a in parts for b in parts[: count // 2]]))
    if 2**kind.bits <= count:
        return np.arange(2**kind.bits).astype(kind.raw)
    values = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.5, -2.5, 3.0]
    bits = list(encode(kind,
                       np.array([v for v in values if kind.special not in ("finite", "e8m0")
                                 or np.isfinite(v)])))
    finite = (1 << kind.bits - 1) - 1
    if kind.special == "e8m0":
        return np.array([127, 0, 254, 255, 1, 128, 126, 130, 120, 137, 253, 100, 140, 129],
                        kind.raw)[:count]
    largest = {"ieee": ((1 << kind.exponent_bits) - 1 << kind.mantissa) - 1,
               "fn": finite - 1}.get(kind.special, finite)
    bits += [1, largest, 1 << kind.mantissa, (1 << kind.mantissa) - 1, largest | 1 << kind.bits - 1,
             1 | 1 << kind.bits - 1]
    return np.array(list(dict.fromkeys(int(b) for b in bits)), kind.raw)[:count]


def literal(kind, bits):
    """An element as MLIR text writes it in a dense constant."""
    if kind.family in ("int", "index"):
        value = signed(int(bits), kind.bits)
        return ("false", "true")[value] if kind.bits == 1 else str(value)
    if kind.family == "complex":
        part = part_of(kind)
        return (f"({literal(part, encode(part, bits.real)[()])}, "
                f"{literal(part, encode(part, bits.imag)[()])})")
    return f"0x{int(bits):0{(kind.bits + 3) // 4}X}"
