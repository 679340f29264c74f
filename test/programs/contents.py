#===- contents.py - the elements of arguments and constants ------------===#
# Made from a number and a content, the same ones each time; as an array, and as MLIR writes them.
#===----------------------------------------------------------------------===#
import functools

import numpy as np

PARTS_OF_BYTES = ("i1", "i2", "i4", "f4E2M1FN")  # what hexadecimal text does not say


@functools.cache
def numpy_type(type):
    import ml_dtypes  # Not where programs are only run.

    names = {
        "i1": "bool_",
        "bf16": "bfloat16",
        "f8E4M3FN": "float8_e4m3fn",
        "f8E5M2": "float8_e5m2",
        "f8E4M3FNUZ": "float8_e4m3fnuz",
        "f8E5M2FNUZ": "float8_e5m2fnuz",
        "f4E2M1FN": "float4_e2m1fn",
    }
    name = names.get(type) or f"{'float' if type[0] == 'f' else 'int'}{type[1:]}"
    return np.dtype(getattr(ml_dtypes, name, None) or getattr(np, name))


def array(number, type, shape, content):
    """The elements of argument or constant `number`."""
    kind, low, high = content
    random = np.random.default_rng(number)
    values = (
        random.uniform(low, high, shape)
        if kind == "uniform"
        else random.integers(int(low), int(high) + 1, shape).astype(np.float64)
    )
    if kind == "special":
        chosen = random.random(shape) < 0.1
        values = np.where(chosen, random.choice([np.inf, -np.inf, np.nan, -0.0], shape), values)
    return np.asarray(values, np.float64).astype(numpy_type(type))


def listed(values, type):
    if isinstance(values, list):
        return "[" + ", ".join(listed(value, type) for value in values) + "]"
    if type == "i1":
        return "true" if values else "false"
    return str(int(values)) if type[0] == "i" else f"{float(values):.17e}"


def dense(values, type):
    """What stands between `dense<` and `>`."""
    if not values.size:
        return ""
    wide = values.astype(np.float64)
    if (wide == wide.flat[0]).all() and np.isfinite(wide.flat[0]):
        return listed(values.flat[0], type)
    if type in PARTS_OF_BYTES or (values.size <= 32 and np.isfinite(wide).all()):
        return listed(values.tolist(), type)
    return f'"0x{np.ascontiguousarray(values).tobytes().hex().upper()}"'


def resource(values):
    """The bytes of a resource: its alignment first."""
    contents = np.ascontiguousarray(values).tobytes().hex().upper()
    return f'"0x{(64).to_bytes(4, "little").hex()}{contents}"'
