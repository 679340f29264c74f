#===- attention23.py - ONNX's own attention, rotations and caches --------===#
import numpy as np
from nodes import NodeCase, node, random

Q, K, V = random(2, 3, 24), random(2, 5, 24), random(2, 5, 12)
BIG = [random(2, 6, 3, 4), random(1, 6, 7, 4)]
KEYS, VALUES = [random(2, 2, 5, 4), random(1, 2, 9, 4)], [random(2, 2, 5, 8), random(1, 2, 9, 8)]
MASK = random(3, 5) > -0.5
MASK[1] = False


def attention(name, inputs, values, outputs="y", opset=23, **attributes):
    return NodeCase(f"attention_{name}", [node("Attention", inputs, outputs, **attributes)], values,
                    outputs.replace("_ ", ""), opset=opset)


CASES = [
    attention("joined", "q k v", {"q": Q, "k": K, "v": V}, q_num_heads=6, kv_num_heads=6),
    attention("grouped", "q k v", {"q": Q, "k": K[..., :8].copy(), "v": V[..., :10].copy()},
              q_num_heads=6, kv_num_heads=2),
    attention("unknown_size", "q k v",
              {"q": [Q, random(1, 3, 12)], "k": [K, random(1, 3, 12)], "v": [V, random(1, 3, 6)]},
              q_num_heads=6, kv_num_heads=6),
    attention("heads", "q k v", {"q": BIG, "k": KEYS, "v": VALUES}, scale=0.3, is_causal=1),
    attention("softcap", "q k v m", {"q": Q, "k": K, "v": V, "m": random(3, 5)}, q_num_heads=3,
              kv_num_heads=3, softcap=2.0),
    attention("past", "q k v _ p r",
              {"q": BIG[0], "k": KEYS[0], "v": VALUES[0], "p": random(2, 2, 4, 4),
               "r": random(2, 2, 4, 8)}, "y a b", is_causal=1),
    NodeCase("rotary", [node("RotaryEmbedding", "x c s p", "y", num_heads=3)],
             {"x": [random(2, 5, 24), random(1, 2, 24)],
              "p": [np.arange(10).reshape(2, 5), np.array([[3, 8]])]}, "y",
             {"c": random(10, 4), "s": random(10, 4, seed=1)}, opset=23),
    NodeCase("rotary_interleaved",
             [node("RotaryEmbedding", "x c s", "y", interleaved=1, rotary_embedding_dim=4)],
             {"x": [random(2, 3, 5, 8)], "c": [random(2, 5, 2)], "s": [random(2, 5, 2, seed=1)]},
             "y", opset=23),
]

WITH_REFERENCE = [
    NodeCase("attention_masked_row",
             [node("Attention", "q k v m", "y", q_num_heads=3, kv_num_heads=3)],
             {"q": Q, "k": K, "v": V, "m": MASK}, "y", opset=23),
    NodeCase("tensor_scatter", [node("TensorScatter", "c u w", "y")],
             {"c": random(2, 3, 8, 4), "u": [random(2, 3, 2, 4), random(2, 3, 1, 4)],
              "w": np.array([1, 5])}, "y", opset=24),
    NodeCase("tensor_scatter_circular",
             [node("TensorScatter", "c u w", "y", mode="circular", axis=1)],
             {"c": random(2, 8, 4), "u": random(2, 3, 4), "w": np.array([6, 2])}, "y", opset=24),
    NodeCase("center_crop_pad", [node("CenterCropPad", "x s", "y", axes=[2, 0])],
             {"x": [random(5, 3, 8), random(2, 3, 3)], "s": [np.array([5, 4]), np.array([4, 1])]},
             "y", opset=18),
    NodeCase("col2im",
             [node("Col2Im", "x i b", "y", pads=[0, 1, 0, 1], strides=[1, 2], dilations=[1, 2])],
             {"x": random(2, 18, 16), "i": np.array([5, 9])}, "y",
             {"b": np.array([2, 3])}, opset=18),
    NodeCase("swish", [node("Swish", "x", "y", alpha=1.5)], {"x": random(3, 4)}, "y", opset=24),
]


def reference(case):
    """ONNX's own evaluator, where ONNX Runtime has no such operator or another opinion."""
    from onnx.reference import ReferenceEvaluator

    return lambda inputs: ReferenceEvaluator(case.model()).run(None, inputs)


# Some keys are padding, all of a text's, or more than there are.
padded = attention("padded", "q k v _ _ _ n",
                   {"q": BIG[0], "k": KEYS[0], "v": VALUES[0], "n": np.array([3, 0])}, opset=24)
padded.fails = [padded.runs[0] | {"n": np.array([5, 6])}, padded.runs[0] | {"n": np.array([-1, 2])}]
padded.says = "a length of nonpad_kv_seqlen is above that of the keys, or below 0"
WITH_REFERENCE.append(padded)

for case in WITH_REFERENCE:
    case.expected = reference(case)
CASES += WITH_REFERENCE
