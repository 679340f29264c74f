# ===- made_up.py - numbers for weights and inputs, without storing them --===#
# Element i of the tensor with number `seed` is `mean` plus up to `spread` either way, by a hash of
# both (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA
# 2014). The same on every machine and in every version of NumPy.
# ===----------------------------------------------------------------------===#
import numpy as np


def _hash(values):
    with np.errstate(over="ignore"):
        values = values * np.uint64(0x9E3779B97F4A7C15)
        values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))


def uniform(seed, count):
    """`count` numbers in [0, 1), f64 with 53 random bits."""
    start = _hash(np.array([seed + 1], np.uint64))
    with np.errstate(over="ignore"):
        bits = _hash(start + np.arange(1, count + 1, dtype=np.uint64))
    return (bits >> np.uint64(11)).astype(np.float64) / 2**53


def reals(seed, shape, mean, spread):
    """f32 numbers of `shape` within `spread` of `mean`."""
    count = int(np.prod(shape, dtype=np.int64))
    return (mean + spread * (2 * uniform(seed, count) - 1)).astype(np.float32).reshape(shape)


def integers(seed, shape, low, high):
    """i64 numbers of `shape` in [low, high)."""
    count = int(np.prod(shape, dtype=np.int64))
    return (low + np.floor(uniform(seed, count) * (high - low))).astype(np.int64).reshape(shape)


def places(size, count=64):
    """Up to `count` + 2 positions among `size`, all different, with the first and the last."""
    if size <= count:
        return np.arange(size)
    inner = np.unique(integers(size, (count,), 1, size - 1))
    return np.concatenate([[0], inner, [size - 1]])
