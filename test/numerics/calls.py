#===- calls.py - functions of the programs, and equal results -------------===#
import functools
import os

from harness import ROOT, Failure, compiled
from programs import PROGRAMS

PAGE = os.path.join(ROOT, "docs", "numerics.md")
# half a unit in the last place of 1
UNIT = {"f16": 2.0**-11, "bf16": 2.0**-8, "f32": 2.0**-24, "f64": 2.0**-53}


def dtype_of(name):
    import ml_dtypes
    import numpy as np

    known = {"bf16": "bfloat16", "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2",
             "f8E4M3FNUZ": "float8_e4m3fnuz"}
    if name in known:
        return np.dtype(getattr(ml_dtypes, known[name]))
    return (np.dtype({"f": "float", "i": "int"}[name[0]] + name[1:]) if name != "i1"
            else np.dtype(bool))


@functools.cache
def module(topic, level):
    return compiled(PROGRAMS[topic], opt_level=level)


def call(topic, level, name, *arguments):
    import numpy as np

    results = getattr(module(topic, level), name)(*arguments)
    return (np.asarray(results) if not isinstance(results, tuple)
            else tuple(np.asarray(r) for r in results))


def equal(got, wanted, inputs=()):
    """Raises Failure unless the same numbers, signs of zeros included; any NaN is like any
    other."""
    import numpy as np

    got, wanted = np.asarray(got), np.asarray(wanted)
    if got.shape != wanted.shape or got.dtype != wanted.dtype:
        raise Failure(f"got {got.dtype}{list(got.shape)}, expected "
                      f"{wanted.dtype}{list(wanted.shape)}")
    same = got == wanted
    if got.dtype.kind not in "iub":
        a, b = got.astype(np.float64), wanted.astype(np.float64)
        same = (np.isnan(a) & np.isnan(b)) | ((a == b) & (np.signbit(a) == np.signbit(b)))
    if not same.all():
        at = tuple(int(i) for i in np.argwhere(~same)[0])
        of = ", ".join(str(np.asarray(x)[at]) for x in inputs)
        raise Failure(f"{int((~same).sum())} of {got.size} values differ; first at "
                      f"{list(at)}{' of ' + of if of else ''}: {got[at]}, expected {wanted[at]}")
