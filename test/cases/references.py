#===- references.py - what the programs in this folder compute, in numpy -===#
# One function for each program, named by the number in its file name: inputs in, expected results
# out. Where values are equal, a sort may choose which of their indices comes first: ChosenFrom
# stands for such results.
#===----------------------------------------------------------------------===#
import numpy as np

f16, f32 = np.float16, np.float32


class ChosenFrom:
    """Stands for different indices into `source` along its last axis that select `values`."""

    def __init__(self, source, values):
        self.source, self.values = source, values


def _descending(x, k=None):
    values = (-np.sort(-x.astype(np.float64), axis=-1)[..., :k]).astype(x.dtype)
    return values, ChosenFrom(x, values)


def _softmax(x):
    e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    return (e / e.sum(-1, keepdims=True)).astype(f32)


def _scatter_add(x, index):
    out = np.zeros(x.shape, f32)
    j, k = np.indices(x.shape)[1:]
    np.add.at(out, (index, j, k), x.astype(f32))
    return (out.astype(f16),)


def case_001(x):
    return _scatter_add(x, np.zeros(x.shape, np.int64))


def case_002(x, index):
    return _scatter_add(x, index)


def case_003(boxes, scores, count, iou_threshold, score_threshold):
    """Greedy suppression of boxes given as center and size; the first `count` kept ones."""
    center, size = boxes[0, :, :2].astype(np.float64), boxes[0, :, 2:].astype(np.float64)
    low, high = center - size / 2, center + size / 2
    area, kept = np.prod(high - low, axis=1), []
    for i in np.argsort(-scores[0, 0], kind="stable"):
        overlap = [np.prod(np.maximum(np.minimum(high[i], high[j]) - np.maximum(low[i], low[j]), 0))
                   for j in kept]
        if all(o / (area[i] + area[j] - o) <= iou_threshold[0] for o, j in zip(overlap, kept)):
            kept.append(i)
    return (np.array([[0, 0, i] for i in kept[: count[0]]], np.int64),)


def case_004(x):
    return _descending(x)


def case_005(x):
    values, indices = _descending(x, 2)
    # The first result is a softmax of the values, so the indices are compared directly; random
    # values have no ties.
    return _softmax(values), np.argsort(-x, axis=-1, kind="stable")[..., :2].astype(np.int64)


def case_006(x):
    return _descending(x, 2)


def case_007(values, ids):
    order = np.argsort(-values, axis=-1, kind="stable")[:, :4]
    return np.take_along_axis(values, order, 1), np.take_along_axis(ids, order, 1)


def case_008(x):
    return _descending(x, 4)


def case_009(x):
    return (ChosenFrom(x, np.sort(x)),)


def case_010(a, b, gate):
    product = a.astype(f32) @ b.astype(f32).T
    g = gate.astype(f16).astype(np.float64)
    return ((g / (1 + np.exp(-g)) * product).astype(f16),)


def case_011(x, w, v):
    t = x @ w
    return np.maximum(t, 0) @ v, t


def case_012(x, fr):
    # heads, positions, pairs, (re, im)
    t = x.astype(f32).transpose(1, 2, 0, 3, 4, 5)[0, :, :, :, 0]
    cos, sin = fr[..., 0], fr[..., 1]
    return ((cos * t[..., 0:1] + sin * t[..., 1:2]).astype(f16)[None],)


def _rms_norm(x, epsilon):
    wide = x.astype(np.float64)
    return ((wide / np.sqrt((wide**2).mean(-1, keepdims=True) + epsilon)).astype(f32),)


def case_017(x):
    return _rms_norm(x, 1e-6)


def case_022(x):
    return _rms_norm(x, 1e-5)


def case_024(x):
    return (_softmax((x + 1).reshape(-1, 1, 9)),)


def case_049(a, b):
    return ((a.astype(f32) @ b.astype(f32)).astype(f16),)


# How far from the reference f16 programs may be: sums of many terms in any order, rounded to 11
# bits.
BOUNDS = {"001": 1e-2, "002": 1e-2, "010": 5e-3, "012": 2e-3, "049": 2e-3}

# More sizes for the dynamic dimensions, one list of input shapes each; the same compiled module
# must serve them.
MORE_SIZES = {
    "005": [[(1, 2, 2)], [(64, 2, 2)]],
    "006": [[(1, 4)], [(1000, 4)]],
    "007": [[(1, 4), (1, 4)], [(17, 1000), (17, 1000)]],
    "009": [[(1,)], [(4097,)]],
    "010": [[(1, 4096), (14336, 4096), (1, 14336)]],
    "022": [[(4, 1, 32)], [(4, 640, 32)]],
    "024": [[(1, 1, 54)], [(3, 50, 54)]],
}

# Programs whose own size takes plain loops minutes: at O0 only the sizes above are run.
SLOW_AT_O0 = {"010"}
