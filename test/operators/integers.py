#===- integers.py - integers that a double cannot hold -----------------===#
# An int64 has 63 bits and a double 53: attributes and constants must not pass through one.
#===----------------------------------------------------------------------===#
import numpy as np
from nodes import NodeCase, node
from onnx import numpy_helper

LARGE = [2**63 - 1, 2**53 + 1, -(2**63), -(2**53) - 1, 7]
X = np.array([[1, 2**53 + 1, 3, 2**63 - 1, 0]], np.int64)


def exact(name, nodes, expected, values=None, outputs="y", **more):
    """A case whose results are `expected`, by the specification."""
    case = NodeCase(name, nodes, {"x": X} if values is None else values, outputs, **more)
    case.expected = expected
    return case


def power(kind):
    base = np.array([3, -7, 10, 2, 1, -1, 0], kind)
    exponent = np.array([39 if kind == "int64" else 19, 3, 9, 30, 50, 51, 0], kind)
    results = np.array([int(b) ** int(e) for b, e in zip(base, exponent)], object).astype(kind)
    return exact(
        f"power_{kind}",
        [node("Pow", "x e", "y")],
        lambda inputs: [results],
        {"x": base},
        constants={"e": exponent},
    )


CASES = [
    exact(
        "constant_list",
        [node("Constant", "", "c", value_ints=LARGE), node("Max", "x c", "y")],
        lambda inputs: [np.maximum(inputs["x"], np.array(LARGE))],
    ),
    exact(
        "constant_list_result",
        [
            node("Constant", "", "c", value_ints=LARGE),
            node("Identity", "c", "y"),
            node("Identity", "x", "z"),
        ],
        lambda inputs: [np.array(LARGE), inputs["x"]],
        outputs="y z",
    ),
    exact(
        "constant_number",
        [node("Constant", "", "c", value_int=2**53 + 1), node("BitwiseXor", "x c", "y")],
        lambda inputs: [inputs["x"] ^ (2**53 + 1)],
        opset=18,
    ),
    exact(
        "constant_of_shape",
        [
            node("Shape", "x", "s"),
            node("ConstantOfShape", "s", "y", value=numpy_helper.from_array(np.array([2**53 + 1]))),
        ],
        lambda inputs: [np.full_like(inputs["x"], 2**53 + 1)],
    ),
    exact(
        "label_default",
        [
            node(
                "LabelEncoder",
                "x",
                "y",
                domain="ai.onnx.ml",
                keys_int64s=[2**53 + 1, 3],
                values_int64s=[2**53 + 3, 5],
                default_int64=-(2**53) - 1,
            )
        ],
        lambda inputs: [
            np.where(
                inputs["x"] == 2**53 + 1, 2**53 + 3, np.where(inputs["x"] == 3, 5, -(2**53) - 1)
            )
        ],
    ),
    exact(
        "imputer",
        [
            node(
                "Imputer",
                "x",
                "y",
                domain="ai.onnx.ml",
                imputed_value_int64s=[2**53 + 5],
                replaced_value_int64=2**53 + 1,
            )
        ],
        lambda inputs: [np.where(inputs["x"] == 2**53 + 1, 2**53 + 5, inputs["x"])],
    ),
    exact(
        "range",
        [node("Range", "a b d", "y"), node("Identity", "x", "z")],
        lambda inputs: [np.arange(2**53 + 1, 2**53 + 8, 2), inputs["x"]],
        outputs="y z",
        constants={"a": np.array(2**53 + 1), "b": np.array(2**53 + 8), "d": np.array(2)},
    ),
    exact(
        "sum_on_the_host",
        [
            node("Constant", "", "c", value_ints=LARGE),
            node("Constant", "", "d", value_int=-3),
            node("Add", "c d", "e"),
            node("Max", "x e", "y"),
        ],
        lambda inputs: [
            np.maximum(
                inputs["x"], (np.array(LARGE).astype(np.uint64) - np.uint64(3)).astype(np.int64)
            )
        ],
    ),
    # 32 bits wrap around also where the numbers are known to the compiler.
    exact(
        "wrapped_sum_of_32_bits",
        [
            node(
                "Constant",
                "",
                "c",
                value=numpy_helper.from_array(np.array([2**31 - 1, 5], np.int32)),
            ),
            node("Add", "c c", "d"),
            node("Less", "d c", "e"),
            node("Cast", "e", "f", to=7),
            node("ReduceMax", "x", "m", keepdims=0),
            node("Mul", "f m", "y"),
        ],
        lambda inputs: [np.array([2**63 - 1, 0])],
    ),
    *map(power, ("int64", "int32")),
]
