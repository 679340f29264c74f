#===- known.py - what random graphs meet and is no error of ours -------===#
# Errors of ONNX Runtime and of ONNX's reference evaluator, with what the specification says
# instead, and what is refused by name because it is not known before the program runs
# (docs/operators.md).
#===----------------------------------------------------------------------===#
import re

# operator, whether a difference of this node with these inputs is one, reason
WRONG = [
    (
        "Shrink",
        lambda node, inputs: inputs[0].type == "float64",
        "ONNX Runtime computes Shrink of doubles in f32",
    ),
    (
        "Unique",
        lambda node, inputs: "axis" in node.attributes and not node.attributes.get("sorted", 1),
        "the reference evaluator of ONNX takes elements, not slices, where they are not sorted",
    ),
    (
        "ReduceMean",
        lambda node, inputs: not inputs[0].array.size,
        "ONNX Runtime does not reduce integers of which there are none",
    ),
]
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
