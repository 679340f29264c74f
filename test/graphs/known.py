#===- known.py - what random graphs meet and is no error of ours -------===#
# Errors of ONNX Runtime and of ONNX's reference evaluator, with what the specification says
# instead, and what is refused by name because it is not known before the program runs
# (docs/operators.md).
#===----------------------------------------------------------------------===#
import re

import numpy as np

# operator, whether a difference of this node with these inputs is one, reason
WRONG = [
    (
        "Shrink",
        lambda node, inputs: inputs[0].type == "float64",
        "ONNX Runtime computes Shrink of doubles in f32",
    ),
    (
        "Shrink",
        lambda node, inputs: inputs[0].type in ("int64", "uint64")
        and np.abs(inputs[0].array.astype(float)).max(initial=0) >= 2.0**53,
        "ONNX Runtime and the reference evaluator shrink 64-bit integers as floats",
    ),
    (
        "Split",
        lambda node, inputs: "num_outputs" in node.attributes
        and inputs[0].shape[node.attributes.get("axis", 0)] % node.attributes["num_outputs"],
        "the last part of an uneven split is the smaller one",
    ),
    (
        "Pad",
        lambda node, inputs: node.attributes.get("mode") in ("wrap", b"wrap"),
        "ONNX Runtime wraps around once only",
    ),
    (
        "InstanceNormalization",
        lambda node, inputs: np.prod(inputs[0].shape[2:]) == 1,
        "ONNX Runtime cancels what a single element differs from its mean by",
    ),
    (
        "MaxPool",
        lambda node, inputs: len([name for name in node.outputs if name]) > 1
        or "auto_pad" in node.attributes
        or len(set(node.attributes.get("pads", [0]))) > 1,
        "the reference evaluator counts places from the beginning of each image, takes the last of "
        "equal ones, rounds sizes of SAME down, and pads dimensions by what others have",
    ),
    *(
        (
            f"Reduce{kind}",
            lambda node, inputs, power=power: inputs[0].type.startswith(("int", "uint"))
            and (np.abs(inputs[0].array.astype(float)) ** power).sum()
            > np.iinfo(inputs[0].type).max,
            "ONNX Runtime saturates sums of integers that overflow",
        )
        for kind, power in (("L1", 1), ("Mean", 1), ("Sum", 1), ("SumSquare", 2))
    ),
    *(
        (
            kind,
            lambda node, inputs: inputs[0].shape and inputs[0].shape[-1] == 0,
            "ONNX Runtime leaves products of integers without terms as the memory was",
        )
        for kind in ("MatMulInteger", "QLinearMatMul")
    ),
    (
        "Gelu",
        lambda node, inputs: inputs[0].type == "float64",
        "the constants of its function are f32",
    ),
    (
        "HardSwish",
        lambda node, inputs: inputs[0].type == "float64",
        "ONNX Runtime takes a sixth in f32 for doubles",
    ),
    (
        "Unique",
        lambda node, inputs: "axis" in node.attributes and not node.attributes.get("sorted", 1),
        "the reference evaluator of ONNX takes elements, not slices, where they are not sorted",
    ),
    *(
        (
            f"Reduce{kind}",
            lambda node, inputs: not inputs[0].array.size,
            "ONNX Runtime reduces dimensions of size 0 to none",
        )
        for kind in ("L1", "L2", "LogSum", "LogSumExp", "Max", "Mean", "Min", "Prod", "Sum",
                     "SumSquare")
    ),
    *(
        (
            f"Arg{kind}",
            lambda node, inputs: not inputs[0].array.size,
            "which of no elements is the largest is not defined",
        )
        for kind in ("Max", "Min")
    ),
    (
        "Pow",
        lambda node, inputs: inputs[0].type.startswith(("int", "uint"))
        and np.abs(inputs[0].array.astype(float)).max(initial=0)
        ** np.abs(inputs[1].array.astype(float)).max(initial=0)
        >= 2.0**31,
        "powers of integers that overflow are not defined",
    ),
    (
        "AffineGrid",
        lambda node, inputs: node.attributes.get("align_corners") and 1 in inputs[1].array[2:],
        "where the only pixel of a row lies between aligned corners is not defined",
    ),
    (
        "NonZero",
        lambda node, inputs: not inputs[0].shape,
        "ONNX Runtime gives a scalar one coordinate, the specification none",
    ),
    (
        "Resize",
        lambda node, inputs: node.attributes.get("coordinate_transformation_mode")
        == "align_corners"
        and len(inputs) > 2
        and inputs[2] is not None,
        "ONNX Runtime rounds resized sizes before corners are aligned, ONNX's own tests do not",
    ),
]
# Operators that ONNX's reference evaluator gets wrong, where ONNX Runtime has none to ask instead.
REFERENCE_WRONG = {
    "Erf": lambda inputs: inputs[0].dtype == np.float64,  # by a polynomial of few digits
    # in floats
    "Gemm": lambda inputs: inputs[0].dtype.itemsize >= 4 and inputs[0].dtype.kind in "iu",
    "Loop": lambda inputs: inputs[1] is None,  # does nothing without a condition
    "LpNormalization": lambda inputs: (inputs[0] < 0).any(),  # adds odd powers with their signs
    "AveragePool": lambda inputs: True,  # with ceil_mode and dilations
    # the first bias for all groups
    "ConvTranspose": lambda inputs: len(inputs) > 2 and inputs[2] is not None,
    "GridSample": lambda inputs: True,  # cubic: pads places, not the neighbours of each
    "LpPool": lambda inputs: True,  # weighs windows that reach beyond the end
    "LRN": lambda inputs: True,  # takes no window of one channel
    "QLinearConv": lambda inputs: True,  # these two add the zero point before they round
    "QLinearMatMul": lambda inputs: True,
    **dict.fromkeys(  # reads all of every sequence
        ("GRU", "LSTM", "RNN"), lambda inputs: len(inputs) > 4 and inputs[4] is not None
    ),
}
REFUSED = r"must be (a )?(known|constant)|shape known|an unknown number of them"


def reason_of(graph, values, message):
    """Why a failure is not ours, or "" """
    if refused := re.search(REFUSED, message):
        return f"refused: {refused[0]}: {message}"
    if "the reference is" not in message:
        return ""
    for operator, holds, reason in WRONG:
        for node in graph.nodes:
            if node.op == operator and holds(
                node, [values[name] if name else None for name in node.inputs]
            ):
                return reason
    return ""
