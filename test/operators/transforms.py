#===- transforms.py - com.microsoft's operators on whole tensors ---------===#
# Those that ONNX Runtime has for other devices only are compared to NumPy.
import math

import numpy as np
from nodes import NodeCase, microsoft, random

WAVES = [random(1, 8), random(3, 8)]
SPECTRA = [random(1, 5, 2), random(4, 5, 2)]
PICTURES = [random(1, 3, 5, 6), random(2, 3, 5, 6)]
REPEATED = [np.array(x, np.float32) for x in ([2, 1, 1, 3, 4, 3], [7], [0, -1, 0, -1, 5, 5, 5])]


def one(name, operator, inputs, values, constants=(), outputs="y", like=None, **attributes):
    """`like`: what NumPy makes of the inputs, where ONNX Runtime has no answer."""
    case = NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs,
                    dict(constants))
    if like:
        case.expected = lambda given: [np.asarray(y) for y in like(**given)]
    return case


def pairs(z):
    return np.stack([z.real, z.imag], -1).astype(np.float32)


def numbers(x):
    return x[..., 0] + 1j * x[..., 1]


def spectrum(axes):
    return lambda x: [pairs(np.fft.rfftn(x, axes=axes))]


def wave(axes):
    return lambda x: [np.fft.irfftn(numbers(x), axes=axes).astype(np.float32)]


def product(conjugate):
    return lambda a, b: [pairs(numbers(a) * (numbers(b).conj() if conjugate else numbers(b)))]


def positions(table, both, farthest):
    def like(q, k):
        rows = np.zeros((int(q), int(k)), np.int64)
        buckets = table.shape[0] // (2 if both else 1)
        for i, j in np.ndindex(*rows.shape):
            apart = abs(j - i) if both else max(i - j, 0)
            exact = buckets // 2
            bucket = (apart if apart < exact
                      else min(exact
                               + int(np.float32(math.log(apart / exact))
                                     / np.float32(math.log(farthest / exact)) * (buckets - exact)),
                               buckets - 1))
            rows[i, j] = bucket + (buckets if both and j > i else 0)
        return [table[rows].transpose(2, 0, 1)[None]]

    return like


BIAS = random(32, 4)
POSITION = {"q": [np.array(n, np.int64) for n in (1, 7, 40)],
            "k": [np.array(n, np.int64) for n in (5, 7, 40)]}
MATRICES = [random(1, 4, 4), random(3, 4, 4, seed=1)]
ODD = np.array([[0, 2, 1], [1, 0, 0], [0, 0, 3]], np.float32)  # Rows must change places.

CASES = [
    one("trilu", "Trilu", "x", {"x": [random(4, 5), random(2, 5)]}, upper=0),
    one("trilu_above", "Trilu", "x k", {"x": [random(4, 5), random(2, 5)]}, {"k": np.array(1)}),
    one("gather_nd", "GatherND", "x i", {"x": [random(4, 5), random(6, 5)]},
        {"i": np.array([[0, 1], [3, 2]])}),
    one("grid_sample", "GridSample", "x g",
        {"x": PICTURES, "g": [random(len(x), 4, 4, 2) for x in PICTURES]}, mode="bilinear",
        padding_mode="border"),
    one("pad", "Pad", "x p v", {"x": PICTURES},
        {"p": np.array([0, 0, 1, 2, 0, 0, 0, 1]), "v": np.array(3, np.float32)}),
    one("range", "Range", "a b",
        {"a": np.array(2, np.float32), "b": [np.array(n, np.float32) for n in (7, 2, 3.5)]}),
    one("range_step", "Range", "a b c",
        {"a": np.array(2, np.int32), "b": np.array(11, np.int32), "c": np.array(3, np.int32)}),
    one("expand_dims", "ExpandDims", "x d", {"x": WAVES}, {"d": np.array(1, np.int32)}),
    one("expand_dims_last", "ExpandDims", "x d", {"x": WAVES}, {"d": np.array(-1, np.int32)}),
    one("unique", "Unique", "x", {"x": REPEATED}, outputs="y where counts"),
    one("embedding", "TorchEmbedding", "w i", {"i": [np.array([[1, 2]]), np.array([[0], [3]])]},
        {"w": random(4, 6)}, like=lambda i: [random(4, 6)[i]]),
    one("finite", "IsAllFinite", "a b",
        {"a": WAVES[0],
         "b": [WAVES[1], np.full((3, 8), np.inf, np.float32), np.full((3, 8), np.nan, np.float32)]},
        like=lambda a, b: [np.isfinite(a).all() and np.isfinite(b).all()]),
    one("finite_or_infinite", "IsAllFinite", "a",
        {"a": [WAVES[1], np.full((3, 8), np.inf, np.float32), np.full((3, 8), np.nan, np.float32)]},
        like=lambda a: [not np.isnan(a).any()], isnan_only=1),
    one("complex_mul", "ComplexMul", "a b", {"a": SPECTRA, "b": random(5, 2)}, like=product(False)),
    one("complex_mul_conj", "ComplexMulConj", "a b", {"a": SPECTRA, "b": SPECTRA},
        like=product(True)),
    one("rfft", "Rfft", "x", {"x": WAVES}, like=spectrum([-1]), signal_ndim=1, normalized=0,
        onesided=1),
    one("rfft_pictures", "Rfft", "x", {"x": PICTURES}, like=spectrum([-2, -1]), signal_ndim=2,
        normalized=0, onesided=1),
    one("irfft", "Irfft", "x", {"x": SPECTRA}, like=wave([-1]), signal_ndim=1, normalized=0,
        onesided=1),
    one("irfft_pictures", "Irfft", "x", {"x": [random(1, 3, 4, 2), random(2, 3, 4, 2)]},
        like=wave([-2, -1]), signal_ndim=2, normalized=0, onesided=1),
    one("inverse", "Inverse", "x", {"x": [ODD, random(3, 3)]}),
    one("inverse_batch", "Inverse", "x", {"x": MATRICES}),
    one("inverse_large", "Inverse", "x", {"x": random(40, 40) + 3 * np.eye(40, dtype=np.float32)}),
    one("distances", "CDist", "a b",
        {"a": [random(1, 5), random(4, 5)], "b": [random(7, 5), random(2, 5)]}, metric="euclidean"),
    one("distances_squared", "CDist", "a b",
        {"a": random(4, 5), "b": [random(7, 5), random(2, 5)]}),
    one("relative_positions", "RelativePositionBias", "t q k", POSITION, {"t": BIAS},
        like=positions(BIAS, False, 64), max_distance=64),
    one("relative_positions_both", "RelativePositionBias", "t q k", POSITION, {"t": BIAS},
        like=positions(BIAS, True, 100), max_distance=100, is_bidirectional=1),
]
