#===- fused.py - com.microsoft's fused products, activations and norms ---===#
import math

import numpy as np
from nodes import NodeCase, microsoft, node, random

X = [random(1, 3, 8, 8), random(2, 3, 8, 8)]
ROWS = [random(1, 5, 16), random(2, 3, 16)]


def one(name, operator, inputs, values, constants=(), outputs="y", **attributes):
    return NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs,
                    dict(constants))


CONV = {"w": random(4, 3, 3, 3), "b": random(4)}
TABLES = {"words": random(20, 16), "places": random(12, 16), "segments": random(2, 16, seed=2),
          "gamma": random(16, low=0.5, seed=1), "beta": random(16)}
IDS = [random(b, s, low=0, high=20, type=np.int32) for b, s in ((1, 4), (2, 7))]
KINDS = [random(*ids.shape, low=0, high=2, type=np.int32) for ids in IDS]


def bits(name, width, block, k, n, zero=None, batch=False, **attributes):
    blocks, per = -(-k // block), 8 // width
    constants = {"b": random(n, blocks, block // per, low=0, high=256, type=np.uint8),
                 "s": random(n * blocks, low=0.1)}
    if zero == "packed":
        constants["z"] = random(n * -(-blocks // per), low=0, high=256, type=np.uint8, seed=3)
    inputs = "x b s" + (" z" if zero else "")
    # One row, a tile of them, and more than are multiplied by weights in registers.
    values = {"x": [random(1, 2, k), random(2, 19, k)] if batch
              else [random(rows, k) for rows in (1, 5, 23)]}
    return one(name, "MatMulNBits", inputs, values, constants, K=k, N=n, bits=width,
               block_size=block, **attributes)


def rounded_bits(name, block, k, n):
    """Rows that 8 bits hold: accuracy level 4 rounds them, at some levels, to what they are."""
    case = bits(name, 4, block, k, n, accuracy_level=4)
    rows = [np.round(x * 126) for x in case.values["x"]]
    for x in rows:
        x[:, ::block] = 127
    case.values["x"] = [np.float32(x / 128) for x in rows]
    return case


def half_bits(name, block, k, n):
    """Rows and scales of f16 whose sums f16 holds, however they are added."""
    case = bits(name, 4, block, k, n, "packed")
    case.values["x"] = [np.float16(np.round(x)) for x in case.values["x"]]
    case.constants["s"] = np.float16(case.constants["s"] > 0.5) / np.float16(2)
    return case


def codes(name, kind):
    constants = {"b": random(5 * 48 // 2, low=0, high=256, type=np.uint8), "s": random(15, low=0.1)}
    return one(name, "MatMulBnb4", "x b s", {"x": [random(1, 2, 48), random(3, 1, 48)]}, constants,
               K=48, N=5, block_size=16, quant_type=kind)


def slices(name, type, width, zero=False, rows=7):
    """Rows of a table of 7 x 64 numbers, or fewer rows, in blocks of 16."""
    import ml_dtypes

    rng, packed = np.random.default_rng(0), type == np.uint8
    made = lambda columns: rng.integers(0, 256, (rows, columns * width // 8),
                                        np.uint8) if packed else rng.integers(0 if type == "uint4"
                                                else -8, 8,
                                                (rows, columns)).astype(getattr(ml_dtypes, type))
    constants = {"d": made(64), "s": random(rows, 4, low=0.1), **({"z": made(4)} if zero else {})}
    return one(name, "GatherBlockQuantized", "d i s" + (" z" if zero else ""),
               {"i": [np.array([[1, 6]]), np.array([[0], [3]])] if rows > 6
                else [np.zeros((2, 3), np.int64), np.array([[0]])]}, constants, block_size=16,
               **({"bits": width} if packed else {}))


LAST = [x.transpose(0, 2, 3, 1).copy() for x in X]
CHANNELS = [random(1, 4, 5, 8), random(2, 4, 5, 8)]
AFFINE = {"gamma": random(8, low=0.5), "beta": random(8, seed=1), "bias": random(8, seed=2)}


def compared(case, like):
    """For what ONNX Runtime has for other devices only: NumPy says what is right."""
    case.expected = lambda given: [np.asarray(y, np.float32) for y in like(**given)]
    return case


def silu(x):
    return x / (1 + np.exp(-x))


def exact_gelu(x):
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2)))


def fast_gelu(x):
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def group_norm(x, groups, epsilon=1e-5):
    split = x.reshape(x.shape[0], -1, groups, x.shape[-1] // groups)
    split = ((split - split.mean((1, 3), keepdims=True))
             / np.sqrt(split.var((1, 3), keepdims=True) + epsilon))
    return split.reshape(x.shape) * AFFINE["gamma"] + AFFINE["beta"]


def softmax(x):
    x = np.exp(x - x.max(-1, keepdims=True))
    return x / x.sum(-1, keepdims=True)


def convolved(x, kernel, bias, pad):
    """Channels last: x [n, h, w, c], kernel [m, kh, kw, c]."""
    x = np.pad(x, ((0, 0), (pad, pad), (pad, pad), (0, 0)))
    # n, h, w, c, kh, kw
    windows = np.lib.stride_tricks.sliding_window_view(x, kernel.shape[1:3], (1, 2))
    return np.einsum("nhwcij,mijc->nhwm", windows, kernel) + bias


KERNEL_LAST = CONV["w"].transpose(0, 2, 3, 1).copy()

CASES = [
    one("conv_relu", "FusedConv", "x w b", {"x": X}, CONV, activation="Relu", pads=[1, 1, 1, 1]),
    one("conv_leaky", "FusedConv", "x w b", {"x": X}, CONV, activation="LeakyRelu",
        activation_params=[0.2], strides=[2, 2]),
    one("conv_clip", "FusedConv", "x w", {"x": X}, CONV, activation="Clip",
        activation_params=[-0.5, 0.75]),
    one("conv_hard_sigmoid", "FusedConv", "x w b", {"x": X}, CONV, activation="HardSigmoid",
        activation_params=[0.3, 0.4]),
    one("conv_sum", "FusedConv", "x w b z", {"x": X, "z": [random(v.shape[0], 4, 8, 8) for v in X]},
        CONV, activation="Relu", pads=[1, 1, 1, 1]),
    one("gemm", "FusedGemm", "x w b", {"x": [random(1, 5), random(3, 5)]},
        {"w": random(4, 5), "b": random(4)}, activation="Relu", transB=1, alpha=0.5),
    one("matmul", "FusedMatMul", "a b",
        {"a": [random(2, 3, 4), random(1, 5, 4)], "b": [random(2, 6, 4), random(1, 2, 4)]},
        transB=1, alpha=0.25),
    one("matmul_left", "FusedMatMul", "a b", {"a": [random(2, 4, 3)], "b": [random(2, 4, 5)]},
        transA=1),
    one("matmul_batches", "FusedMatMul", "a b",
        {"a": [random(5, 2, 3, 4), random(6, 1, 2, 4)],
         "b": [random(2, 3, 4, 6), random(1, 2, 4, 6)]}, transBatchA=1),
    one("matmul_batches_right", "FusedMatMul", "a b",
        {"a": [random(2, 5, 4)], "b": [random(6, 2, 4)]}, transBatchB=1, transB=1),
    one("gelu", "Gelu", "x", {"x": ROWS}),
    one("bias_gelu", "BiasGelu", "x b", {"x": ROWS}, {"b": random(16)}),
    one("fast_gelu", "FastGelu", "x", {"x": ROWS}),
    one("fast_gelu_bias", "FastGelu", "x b", {"x": ROWS}, {"b": random(16)}),
    one("quick_gelu", "QuickGelu", "x", {"x": ROWS}, alpha=1.5),
    one("skip_norm", "SkipLayerNormalization", "x s gamma beta b",
        {"x": ROWS, "s": [v * 2 for v in ROWS]}, {**TABLES, "b": random(16, seed=4)}, epsilon=1e-6),
    NodeCase("skip_norm_sum", [microsoft("SkipLayerNormalization", "x s gamma", "y _ _ t")],
             {"x": ROWS, "s": [v * 2 for v in ROWS]}, "y t", TABLES),
    one("skip_rms_norm", "SkipSimplifiedLayerNormalization", "x s gamma b",
        {"x": ROWS, "s": [v * 2 for v in ROWS]}, {**TABLES, "b": random(16, seed=4)}),
    NodeCase("rms_norm",
             [node("SimplifiedLayerNormalization", "x gamma", "y", axis=-1, epsilon=1e-6)],
             {"x": ROWS}, "y", {"gamma": TABLES["gamma"]}),
    NodeCase("embed_norm",
             [microsoft("EmbedLayerNormalization",
                        "ids kinds words places segments gamma beta mask", "y count",
                        epsilon=1e-6)],
             {"ids": IDS, "kinds": KINDS, "mask": [(k < 1).astype(np.int32) for k in KINDS]},
             "y count", TABLES),
    NodeCase("embed_norm_plain",
             [microsoft("EmbedLayerNormalization", "ids _ words places _ gamma beta", "y count")],
             {"ids": IDS}, "y count", TABLES),
    bits("bits_4", 4, 16, 64, 5),
    bits("bits_4_zero", 4, 32, 96, 6, "packed"),
    bits("bits_8", 8, 16, 32, 5, batch=True),
    bits("bits_4_rest", 4, 16, 40, 5, "packed"),
    bits("bits_4_panels", 4, 32, 512, 70),
    bits("bits_4_panels_zero", 4, 128, 512, 65, "packed", batch=True),
    bits("bits_4_panels_rest", 4, 32, 1184, 70, "packed"),
    bits("bits_2_panels", 2, 16, 512, 70, "packed"),
    bits("bits_8_panels", 8, 64, 128, 130),
    half_bits("bits_4_half", 32, 512, 70),
    rounded_bits("bits_4_rounded", 32, 512, 70),
    codes("codes_fp4", 0), codes("codes_nf4", 1),
    slices("slices_bytes", np.uint8, 4), slices("slices_bytes_8", np.uint8, 8),
    slices("slices_bytes_zero", np.uint8, 4, True),
    slices("slices_int4", "int4", 4), slices("slices_uint4", "uint4", 4, True),
    slices("slices_of_one_row", np.uint8, 4, rows=1),
    slices("slices_of_one_row_zero", "uint4", 4, True, rows=1),
    compared(one("conv_channels_last", "NhwcConv", "x w b", {"x": LAST},
                 {"w": KERNEL_LAST, "b": CONV["b"]},
                 pads=[1, 1, 1, 1]), lambda x: [convolved(x, KERNEL_LAST, CONV["b"], 1)]),
    compared(one("conv_channels_last_sum", "NhwcFusedConv", "x w b z",
                 {"x": LAST, "z": [random(len(v), 6, 6, 4) for v in X]}, CONV, activation="Relu"),
             lambda x, z: [np.maximum(convolved(x, KERNEL_LAST, CONV["b"], 0) + z, 0)]),
    compared(one("group_norm", "GroupNorm", "x gamma beta", {"x": CHANNELS}, AFFINE, groups=2,
                 activation=0), lambda x: [group_norm(x, 2)]),
    compared(one("group_norm_silu", "GroupNorm", "x gamma beta",
                 {"x": [x.transpose(0, 3, 1, 2).copy() for x in CHANNELS]}, AFFINE, groups=4,
                 activation=1, channels_last=0),
             lambda x: [silu(group_norm(x.transpose(0, 2, 3, 1), 4)).transpose(0, 3, 1, 2)]),
    compared(one("skip_group_norm", "SkipGroupNorm", "x gamma beta s bias",
                 {"x": CHANNELS, "s": [x + 1 for x in CHANNELS]}, AFFINE, outputs="y t", groups=2,
                 activation=1),
             lambda x, s: [silu(group_norm(x + s + AFFINE["bias"], 2)), x + s + AFFINE["bias"]]),
    compared(one("skip_group_norm_vector", "SkipGroupNorm", "x gamma beta s",
                 {"x": CHANNELS, "s": [random(len(x), 8) for x in CHANNELS]}, AFFINE, groups=8,
                 activation=0),
             lambda x, s: [group_norm(x + s[:, None, None], 8)]),
    compared(one("bias_split_gelu", "BiasSplitGelu", "x b", {"x": ROWS},
                 {"b": random(16)}), lambda x: [(x + random(16))[..., :8]
                                                * exact_gelu((x + random(16))[..., 8:])]),
    compared(one("gemm_fast_gelu", "GemmFastGelu", "x w b", {"x": ROWS},
                 {"w": random(16, 5), "b": random(5)}), lambda x: [fast_gelu(x @ random(16, 5)
                                                                             + random(5))]),
    compared(one("bias_softmax", "BiasSoftmax", "x b",
                 {"x": [random(1, 2, 3, 4), random(3, 2, 3, 4)], "b": random(1, 1, 3, 4)}, axis=3,
                 is_inner_broadcast=0), lambda x, b: [softmax(x + b)]),
    compared(one("bias_softmax_rows", "BiasSoftmax", "x b",
                 {"x": [random(1, 2, 3, 4), random(3, 2, 3, 4)], "b": random(1, 1, 3, 4)}, axis=2,
                 is_inner_broadcast=0),
             lambda x, b: [softmax((x + b).reshape(len(x), 2, 12)).reshape(x.shape)]),
    compared(one("bias_dropout", "BiasDropout", "x b r", {"x": ROWS, "r": ROWS},
                 {"b": random(16)}), lambda x, r: [x + r + random(16)]),
]
