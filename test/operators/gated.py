#===- gated.py - com.microsoft's gates, norms and states of newer models -===#
import numpy as np
from nodes import NodeCase, microsoft, random

ROWS = [random(2, 3, 16), random(1, 5, 16)]
GATES = [random(2, 3, 16, seed=1), random(1, 5, 16, seed=1)]
HEADS, SIZE, STEPS = 2, 4, [3, 5]


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def one(name, operator, inputs, values, constants=None, outputs="y", like=None, **attributes):
    case = NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs,
                    constants or {})
    if like:
        case.expected = lambda given: [np.asarray(y, np.float32) for y in like(**given)]
    return case


def scaled_silu(x, s=0.5):
    return [x * s * sigmoid(x * s)]


def gated_norm(gate):
    def like(x, z):
        groups = x.reshape(*x.shape[:-1], 4, 4)
        norm = groups / np.sqrt((groups**2).mean(-1, keepdims=True) + 1e-5) * random(4)
        return [norm.reshape(x.shape) * gate(z)]

    return like


def rotary(e, q, r, k, s):
    e = e[:, None]
    return [q * np.cos(e) + r * np.sin(e), k * np.cos(e) + s * np.sin(e)]


def linear_attention(q, k, v, g, b, s=None):
    """The rule `gated_delta`, step by step."""
    batch, steps, _ = q.shape
    heads = lambda x: x.reshape(batch, steps, HEADS, -1)
    q, k, v, result = heads(q), heads(k), heads(v), np.zeros_like(v)
    state = np.zeros((batch, HEADS, SIZE, SIZE)) if s is None else s.astype(np.float64)
    result = np.zeros((batch, steps, HEADS, SIZE))
    for t in range(steps):
        state = state * np.exp(g[:, t])[:, :, None, None]
        rest = v[:, t] - np.einsum("bhkv,bhk->bhv", state, k[:, t])
        state = state + b[:, t][:, :, None, None] * np.einsum("bhk,bhv->bhkv", k[:, t], rest)
        result[:, t] = np.einsum("bhk,bhkv->bhv", q[:, t], state) / np.sqrt(SIZE)
    return [result.reshape(batch, steps, -1), state]


def causal_conv(x, s):
    whole = np.concatenate([s, x], 2)
    weight, bias = random(6, 1, 3), random(6)
    y = (sum(whole[:, :, i : i + x.shape[2]] * weight[:, 0, i][:, None] for i in range(3))
         + bias[:, None])
    return [y * sigmoid(y), whole[:, :, -2:]]


def steps(*shape, seed=0, **limits):
    """Inputs of two runs: shape with the number of steps in place of 0."""
    return [random(*(size or n for size in shape), seed=seed, **limits) for n in STEPS]


BYTES = [np.random.default_rng(n).integers(0, 255, (n, 8, 6, 4)).astype(np.uint8) for n in (1, 2)]

CASES = [
    one("scaled_silu", "ScaledSiLU", "x", {"x": ROWS}, like=scaled_silu, alpha=0.5),
    one("scaled_silu_by_input", "ScaledSiLU", "x s", {"x": ROWS, "s": np.array(1.5, np.float32)},
        like=scaled_silu),
    one("gated_add", "GatedAdd", "x y0 g",
        {"x": ROWS, "y0": GATES, "g": [x[..., :1].copy() for x in GATES]},
        like=lambda x, y0, g: [x + y0 * g]),
    one("gated_norm", "GatedRMSNorm", "x s z", {"x": ROWS, "z": GATES}, {"s": random(4)},
        like=gated_norm(lambda z: z * sigmoid(z)), activation="silu"),
    one("gated_norm_sigmoid", "GatedRMSNorm", "x s z", {"x": ROWS, "z": GATES}, {"s": random(4)},
        like=gated_norm(sigmoid), activation="sigmoid"),
    one("gemma_rotary", "GemmaRotaryEmbedding", "e q r k s",
        {"e": steps(1, 0, 8), **{n: steps(1, 2, 0, 8, seed=i) for i, n in enumerate("qrks")}},
        outputs="y z", like=rotary),
    one("max_pool_channels_last", "NhwcMaxPool", "x", {"x": BYTES}, kernel_shape=[3, 2],
        strides=[2, 1], pads=[1, 0, 1, 0]),
    one("linear_attention", "LinearAttention", "q k v s g b",
        {"q": steps(1, 0, 8), "k": steps(1, 0, 8, seed=1), "v": steps(1, 0, 8, seed=2),
         "s": random(1, 2, 4, 4), "g": steps(1, 0, 2, seed=3, high=0.0),
         "b": steps(1, 0, 2, seed=4, low=0.0)},
        outputs="y t", like=linear_attention, q_num_heads=2, kv_num_heads=2,
        update_rule="gated_delta"),
    one("causal_conv", "CausalConvWithState", "x w b s",
        {"x": steps(1, 6, 0), "s": random(1, 6, 2)}, {"w": random(6, 1, 3), "b": random(6)},
        outputs="y t",
        like=causal_conv, activation="silu"),
]
