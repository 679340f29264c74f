#===- fused.py - com.microsoft's fused products, activations and norms ---===#
import numpy as np
from nodes import NodeCase, microsoft, node, random

X = [random(1, 3, 8, 8), random(2, 3, 8, 8)]
ROWS = [random(1, 5, 16), random(2, 3, 16)]


def one(name, operator, inputs, values, constants=(), outputs="y", **attributes):
    return NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs, dict(constants))


CONV = {"w": random(4, 3, 3, 3), "b": random(4)}
TABLES = {"words": random(20, 16), "places": random(12, 16), "segments": random(2, 16, seed=2), "gamma": random(16, low=0.5, seed=1), "beta": random(16)}
IDS = [random(b, s, low=0, high=20, type=np.int32) for b, s in ((1, 4), (2, 7))]
KINDS = [random(*ids.shape, low=0, high=2, type=np.int32) for ids in IDS]


def bits(name, width, block, k, n, zero=None, batch=False):
    blocks, per = -(-k // block), 8 // width
    constants = {"b": random(n, blocks, block // per, low=0, high=256, type=np.uint8), "s": random(n * blocks, low=0.1)}
    if zero == "packed":
        constants["z"] = random(n * -(-blocks // per), low=0, high=256, type=np.uint8, seed=3)
    inputs = "x b s" + (" z" if zero else "")
    values = {"x": [random(1, 2, k), random(2, 3, k)] if batch else [random(1, k), random(5, k)]}
    return one(name, "MatMulNBits", inputs, values, constants, K=k, N=n, bits=width, block_size=block)


CASES = [
    one("conv_relu", "FusedConv", "x w b", {"x": X}, CONV, activation="Relu", pads=[1, 1, 1, 1]),
    one("conv_leaky", "FusedConv", "x w b", {"x": X}, CONV, activation="LeakyRelu", activation_params=[0.2], strides=[2, 2]),
    one("conv_clip", "FusedConv", "x w", {"x": X}, CONV, activation="Clip", activation_params=[-0.5, 0.75]),
    one("conv_hard_sigmoid", "FusedConv", "x w b", {"x": X}, CONV, activation="HardSigmoid", activation_params=[0.3, 0.4]),
    one("conv_sum", "FusedConv", "x w b z", {"x": X, "z": [random(v.shape[0], 4, 8, 8) for v in X]}, CONV, activation="Relu", pads=[1, 1, 1, 1]),
    one("gemm", "FusedGemm", "x w b", {"x": [random(1, 5), random(3, 5)]}, {"w": random(4, 5), "b": random(4)}, activation="Relu", transB=1, alpha=0.5),
    one("matmul", "FusedMatMul", "a b", {"a": [random(2, 3, 4), random(1, 5, 4)], "b": [random(2, 6, 4), random(1, 2, 4)]}, transB=1, alpha=0.25),
    one("matmul_left", "FusedMatMul", "a b", {"a": [random(2, 4, 3)], "b": [random(2, 4, 5)]}, transA=1),
    one("matmul_batches", "FusedMatMul", "a b", {"a": [random(5, 2, 3, 4), random(6, 1, 2, 4)], "b": [random(2, 3, 4, 6), random(1, 2, 4, 6)]}, transBatchA=1),
    one("matmul_batches_right", "FusedMatMul", "a b", {"a": [random(2, 5, 4)], "b": [random(6, 2, 4)]}, transBatchB=1, transB=1),
    one("gelu", "Gelu", "x", {"x": ROWS}),
    one("bias_gelu", "BiasGelu", "x b", {"x": ROWS}, {"b": random(16)}),
    one("fast_gelu", "FastGelu", "x", {"x": ROWS}),
    one("fast_gelu_bias", "FastGelu", "x b", {"x": ROWS}, {"b": random(16)}),
    one("quick_gelu", "QuickGelu", "x", {"x": ROWS}, alpha=1.5),
    one("skip_norm", "SkipLayerNormalization", "x s gamma beta b", {"x": ROWS, "s": [v * 2 for v in ROWS]}, {**TABLES, "b": random(16, seed=4)}, epsilon=1e-6),
    NodeCase("skip_norm_sum", [microsoft("SkipLayerNormalization", "x s gamma", "y _ _ t")], {"x": ROWS, "s": [v * 2 for v in ROWS]}, "y t", TABLES),
    one("skip_rms_norm", "SkipSimplifiedLayerNormalization", "x s gamma b", {"x": ROWS, "s": [v * 2 for v in ROWS]}, {**TABLES, "b": random(16, seed=4)}),
    NodeCase("rms_norm", [node("SimplifiedLayerNormalization", "x gamma", "y", axis=-1, epsilon=1e-6)], {"x": ROWS}, "y", {"gamma": TABLES["gamma"]}),
    NodeCase("embed_norm", [microsoft("EmbedLayerNormalization", "ids kinds words places segments gamma beta mask", "y count", epsilon=1e-6)],
             {"ids": IDS, "kinds": KINDS, "mask": [(k < 1).astype(np.int32) for k in KINDS]}, "y count", TABLES),
    NodeCase("embed_norm_plain", [microsoft("EmbedLayerNormalization", "ids _ words places _ gamma beta", "y count")], {"ids": IDS}, "y count", TABLES),
    bits("bits_4", 4, 16, 64, 5),
    bits("bits_4_zero", 4, 32, 96, 6, "packed"),
    bits("bits_8", 8, 16, 32, 5, batch=True),
    bits("bits_4_rest", 4, 16, 40, 5, "packed"),
]  # fmt: skip
