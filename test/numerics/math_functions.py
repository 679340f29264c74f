#===- math_functions.py - errors of math functions, of the page's table ----===#
import functools
import math
import re

from calls import PAGE, call, dtype_of
from harness import DEVICE, Failure, Skip
from programs import FUNCTIONS


@functools.cache
def bounds():
    """{(function, element): units in the last place} of the page's table."""
    table, rows = {}, [line for line in open(PAGE) if line.startswith("| `") and line.count("|")
                       == 8]
    columns = ("f16", "bf16", "f32", "f64", "f32, GPUs", "f64, GPUs")
    for line in rows:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        for name in re.findall(r"`(\w+)`", cells[0]):
            for column, cell in zip(columns, cells[1:]):
                table[name, column] = None if cell == "-" else float(cell)
    for names, *cells in re.findall(r"^\| (`complex\..*) \| ([\d.]+) \| ([\d.]+) \|$",
                                    open(PAGE).read(), re.M):
        table.update({(name, column): float(cell) for name in re.findall(r"`(complex\.\w+)`", names)
                      for column, cell in zip(("f32", "f64"), cells)})
    return table


def samples(function, element):
    import numpy as np

    dtype = dtype_of(element)
    if element in ("f16", "bf16"):
        every = np.arange(1 << 16, dtype=np.uint16).view(dtype)
        return np.concatenate([every[~np.isnan(every.astype(np.float32))],
                               np.array([math.nan]).astype(dtype)])
    info, random = np.finfo(dtype), np.random.default_rng(11)
    magnitudes = np.concatenate([np.exp2(np.linspace(-40, 20, 6001)),
                                 np.exp2(random.uniform(-info.maxexp + 2, info.maxexp - 1, 2000)),
                                 np.linspace(0, 4, 4001),
                                 [1, math.pi, math.pi / 2, math.e, 88.7, 709.7, info.max, info.tiny,
                                  math.inf]])
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
            inputs = (x, np.where(np.arange(len(x)) % 3 == 0, np.round(y.astype(np.float64) % 9),
                                  y).astype(x.dtype))
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
    error = np.where(same, np.minimum(np.nan_to_num(error, nan=0.0), 0.5),
                     np.nan_to_num(error.astype(np.float64), nan=np.inf))
    if element != "f64" and (DEVICE != "cpu" or level > 0):
        # What is less than the least normal f32 may count as that, or as zero.
        small = np.any([(np.abs(v.astype(wide)) < 2.0**-126) & (v != 0) for v in inputs], axis=0)
        small |= (np.abs(exact) < 2.0**-126) & (np.abs(got.astype(wide)) <= 2.0**-126)
        error = np.where(small, 0, error)
    at = int(error.argmax())
    return float(
        error[
            at]), f"{function}({', '.join(repr(float(v[at])) for v in inputs)}) = {float(got[at])!r}, exactly {float(exact[at])!r}"


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
        return (np.where(np.abs(d) < 0.5, near, np.log(np.abs(1 + d))) + 1j
                * np.arctan2(d.imag, 1 + d.real))
    if name == "atan2":
        ratio = z / w  # Near 0 the logarithm of 1 + a small number.
        return np.where(np.abs(ratio) < 1e-4, ratio - ratio**3 / 3,
                        -1j * np.log((w + 1j * z) / np.sqrt(w * w + z * z)))
    by_name = {"rsqrt": lambda: 1 / np.sqrt(z), "mul": lambda: z * w, "div": lambda: z / w,
               "pow": lambda: np.power(z, w)}
    return by_name[name]() if name in by_name else getattr(np, name)(z)


def complex_function(function, element, level):
    """Distances from the exact number in units of its magnitude, over arguments of all directions
    and many sizes, some near 1."""
    import numpy as np

    random, count = np.random.default_rng(23), 6000
    kind = np.complex64 if element == "f32" else np.complex128
    draw = lambda: np.exp2(random.uniform(-18, 2.5, count)) * np.exp(2j * np.pi
                                                                     * random.uniform(0, 1, count))
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
        raise Failure(f"{function}({', '.join(str(v[at]) for v in inputs)}) = {got[at]}, exactly "
                      f"{exact[at]}: {error[at]:.2f} units, the page says {bound:g}")
