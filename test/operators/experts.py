#===- experts.py - mixtures of experts -----------------------------------===#
# ONNX Runtime says what is right where its processor kernels have the form; elsewhere NumPy does.
import numpy as np
from nodes import NodeCase, microsoft, random

EXPERTS, WIDTH, INNER = 4, 16, 32
X = [random(5, WIDTH), random(1, WIDTH, seed=3)]
ROUTER = [random(len(x), EXPERTS, low=-2, high=2, seed=9) for x in X]
FC1, B1 = random(EXPERTS, INNER, WIDTH), random(EXPERTS, INNER)
FC2, B2 = random(EXPERTS, WIDTH, INNER, seed=1), random(EXPERTS, WIDTH, seed=2)
FC3, B3 = random(EXPERTS, INNER, WIDTH, seed=4), random(EXPERTS, INNER, seed=5)
WIDE, WIDE_BIAS = random(EXPERTS, 2 * INNER, WIDTH, seed=6), random(EXPERTS, 2 * INNER, seed=7)
LIMITS = {"activation_alpha": 1.702, "activation_beta": 1.0, "swiglu_limit": 0.5}


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def mixture(x, router, first, second, activation, k, normalize, mixing=None):
    """`first` and `second` are pairs of matrices and biases, `activation` a function of what the
    first gives for expert and row."""
    shares = np.exp(router) / np.exp(router).sum(1, keepdims=True) if mixing is None else mixing
    result = np.zeros_like(x)
    for row, chosen in enumerate(np.argsort(-router, axis=1, kind="stable")[:, :k]):
        weights = shares[row, chosen] / (shares[row, chosen].sum() if normalize else 1)
        for weight, e in zip(weights, chosen):
            hidden = activation(first[0][e] @ x[row] + first[1][e], e, x[row])
            result[row] += weight * (second[0][e] @ hidden + second[1][e])
    return result


def gated(g, linear):
    g, linear = np.minimum(g, 0.5), np.clip(linear, -0.5, 0.5)
    return g * sigmoid(1.702 * g) * (linear + 1)


def moe(name, activation="relu", k=1, normalize=0, like=None, x=X, fc1="w1", **attributes):
    inputs = f"x p {fc1} b1 w2 b2" + (" w3 b3" if fc1 == "w1" and like else "")
    constants = {"w1": FC1, "b1": B1, "w2": FC2, "b2": B2, "w3": FC3, "b3": B3}
    if fc1 == "wide":
        constants.update(wide=WIDE, b1=WIDE_BIAS)
    attributes = {"activation_type": activation, **attributes}
    node = microsoft("MoE", inputs, "y", k=k, normalize_routing_weights=normalize, **attributes)
    used = {name: value for name, value in constants.items() if name in inputs.split()}
    case = NodeCase(name, [node], {"x": x, "p": ROUTER}, "y", used)
    if like:
        first = (WIDE, WIDE_BIAS) if fc1 == "wide" else (FC1, B1)
        case.expected = lambda given: [mixture(given["x"], given["p"], first, (FC2, B2), like, k,
                                               normalize)]
    return case


def packed(values, bits):
    """Codes along the last dimension, several to a byte, low bits first."""
    per = 8 // bits
    values = np.concatenate([values,
                             np.zeros((*values.shape[:-1], -values.shape[-1] % per), values.dtype)],
                            -1)
    parts = (values.reshape(*values.shape[:-1], -1, per).astype(np.uint32) << (np.arange(per)
            * bits).astype(np.uint32))
    return parts.sum(-1).astype(np.uint8)


def codes(*shape, bits, seed):
    return np.random.default_rng(seed).integers(0, 1 << bits, shape)


def qmoe(name, bits, block=0, zeros=False, router_weights=False):
    rows = {"w1": (INNER, WIDTH), "w2": (WIDTH, INNER)}
    values, scales, points, dense = {}, {}, {}, {}
    for seed, (layer, (n, k)) in enumerate(rows.items()):
        c = codes(EXPERTS, n, k, bits=bits, seed=seed)
        blocks = k // block if block else 1
        scale = random(EXPERTS, n, blocks, low=0.01, high=0.05, seed=seed)
        zero = (codes(EXPERTS, n, blocks, bits=bits, seed=seed + 7) if zeros
                else np.full((EXPERTS, n, blocks), 1 << (bits - 1)))
        spread = lambda a: np.repeat(a, k // blocks, axis=2)  # noqa: B023
        dense[layer] = ((c - spread(zero)) * spread(scale)).astype(np.float32)
        values[layer] = packed(c, bits)
        scales[layer] = scale if block else scale[:, :, 0]
        points[layer] = packed(zero if block else zero[:, :, 0], bits)
    inputs = ("x p w1 s1 b1 w2 s2 b2 _ _ _" + (" z1 z2 _" if zeros else " _ _ _" if router_weights
                                               else "") + (" m" if router_weights else ""))
    constants = {"w1": values["w1"], "s1": scales["w1"], "b1": B1, "w2": values["w2"],
                 "s2": scales["w2"], "b2": B2}
    if zeros:
        constants.update(z1=points["w1"], z2=points["w2"])
    given = {"x": X, "p": ROUTER}
    if router_weights:
        given["m"] = [random(len(x), EXPERTS, low=0, high=1) for x in X]
    attributes = {"block_size": block} if block else {}
    node = microsoft("QMoE", inputs, "y", k=2, expert_weight_bits=bits, activation_type="silu",
                     normalize_routing_weights=1, **attributes)
    case = NodeCase(name, [node], given, "y", constants)
    silu = lambda h, e, x: h * sigmoid(h)
    case.expected = lambda v: [mixture(v["x"], v["p"], (dense["w1"], B1), (dense["w2"], B2), silu,
                                       2, True, v.get("m"))]
    return case


CASES = [
    moe("relu"),
    moe("silu_of_two", "silu", k=2, normalize=1),
    moe("gelu", "gelu", k=3),
    moe("identity", "identity", k=2),
    moe("batches", "relu", k=2, x=[random(1, len(x), WIDTH) for x in X]),
    moe("swiglu_interleaved", "swiglu", k=2, normalize=1, fc1="wide", swiglu_fusion=1, **LIMITS),
    moe("swiglu_halves", "swiglu", k=2, fc1="wide", swiglu_fusion=2, **LIMITS,
        like=lambda h, e, x: gated(*np.split(h, 2))),
    moe("swiglu_of_fc3", "swiglu", k=2, **LIMITS,
        like=lambda h, e, x: gated(h, FC3[e] @ x + B3[e])),
    moe("silu_times_fc3", "silu", k=2, like=lambda h, e, x: h * sigmoid(h) * (FC3[e] @ x + B3[e])),
    qmoe("four_bits", 4),
    qmoe("eight_bits_of_blocks", 8, block=16),
    qmoe("two_bits_with_zero_points", 2, zeros=True),
    qmoe("four_bits_of_blocks_with_zero_points", 4, block=16, zeros=True),
    qmoe("mixed_by_other_weights", 4, router_weights=True),
]
