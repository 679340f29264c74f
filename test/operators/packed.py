#===- packed.py - attention over texts without padding -------------------===#
# ONNX Runtime has these for other devices only, so NumPy says what is right.
import numpy as np
from nodes import NodeCase, microsoft, random

HEADS, WIDTH = 2, 8
LENGTHS = [np.array([2, 4, 1], np.int32), np.array([3, 3], np.int32)]
WEIGHTS, BIAS = random(WIDTH, 3 * WIDTH), random(3 * WIDTH)


def offsets(lengths):
    """Where words stand among `longest` places for each text, then where none is; and where each
    text begins."""
    longest = 4
    is_word = (np.arange(longest) < lengths[:, None]).reshape(-1)
    order = np.concatenate([np.flatnonzero(is_word),
                            np.flatnonzero(~is_word)]).reshape(len(lengths), longest)
    return order.astype(np.int32), np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)


def attention(q, k, v, starts):
    result = np.zeros_like(v)
    size = q.shape[1] // HEADS
    for begin, end in zip(starts, starts[1:]):
        for head in range(HEADS):
            columns = slice(head * size, (head + 1) * size)
            scores = np.exp(q[begin:end, columns] @ k[begin:end, columns].T / np.sqrt(size))
            result[begin:end, columns] = (scores / scores.sum(1, keepdims=True)
                                          @ v[begin:end, columns])
    return result


def one(name, operator, inputs, values, outputs, like, constants=(), **attributes):
    case = NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs,
                    dict(constants))
    case.expected = lambda given: [np.asarray(y) for y in like(**given)]
    return case


TABLES = [offsets(lengths) for lengths in LENGTHS]
WORDS = [random(lengths.sum(), WIDTH) for lengths in LENGTHS]
PLACES = {"o": [order for order, _ in TABLES], "c": [starts for _, starts in TABLES]}


def removed(x, n):
    order, starts = offsets(n)
    return x.reshape(-1, x.shape[2])[order.reshape(-1)[: n.sum()]], order, starts, [n.max()]


def restored(x, o):
    result = np.zeros((o.size, x.shape[1]), np.float32)
    result[o.reshape(-1)[: len(x)]] = x
    return [result.reshape(*o.shape, -1)]


CASES = [
    one("remove_padding", "RemovePadding", "x n",
        {"x": [random(len(n), 4, WIDTH) for n in LENGTHS], "n": LENGTHS}, "y o c m", removed),
    one("restore_padding", "RestorePadding", "x o", {"x": WORDS, "o": PLACES["o"]}, "y", restored),
    one("attention", "PackedAttention", "x w b o c", {"x": WORDS, **PLACES}, "y",
        lambda x, o, c: [attention(*np.split(x @ WEIGHTS + BIAS, 3, 1), c)],
        {"w": WEIGHTS, "b": BIAS}, num_heads=HEADS),
    one("heads", "PackedMultiHeadAttention", "q k v b o c",
        {"q": WORDS, "k": [2 * w for w in WORDS], "v": [w - 1 for w in WORDS], **PLACES}, "y",
        lambda q, k, v, o, c: [attention(q + BIAS[:WIDTH], k + BIAS[WIDTH : 2 * WIDTH],
                                         v + BIAS[2 * WIDTH :], c)], {"b": BIAS}, num_heads=HEADS),
    one("heads_together", "PackedMultiHeadAttention", "q _ _ _ o c",
        {"q": [random(len(w), HEADS, 3, WIDTH // HEADS) for w in WORDS], **PLACES}, "y",
        lambda q, o, c: [attention(*(q[:, :, i].reshape(len(q), -1) for i in range(3)), c)],
        num_heads=HEADS),
]
