#===- bodies.py - operators with bodies, and elements of few bits --------===#
# If, Loop and Scan, whose bodies are short chains of elementwise operators on what they are given
# and what they capture. Elements of bf16, f8 and 4 bits, which NumPy lacks, only live between two
# casts: such a group of operators is drawn, run and made smaller as one node, "Inline". So are lists
# of tensors, which are made, changed and read in one group.
#===----------------------------------------------------------------------===#
import numpy as np
from graph import Body, Node, Refused
from onnx import TensorProto
from recipes import recipe

FLOATS = {"float32", "float64"}
UNARY = ["Tanh", "Sigmoid", "Neg", "Abs", "Relu", "Identity"]
BINARY = ["Add", "Sub", "Mul", "Max", "Min"]


def chain(d, names, goal):
    """Elementwise operators on `names` of a body, the first on `goal`: nodes, and the last name."""
    nodes, last = [], goal
    for number in range(d.pick.randint(1, 3)):
        op = d.pick.choice(UNARY + BINARY)
        inputs = [last] if op in UNARY else [last, d.pick.choice(names)]
        if len(inputs) == 2 and d.pick.random() < 0.5:
            inputs.reverse()
        last = f"t{number}"
        nodes.append(Node(op, inputs, [last], {}))
    return nodes, last


def captured(d, value, first):
    """Values that fit to `value`, and what a body calls them: inputs of the node from `first`."""
    values = [d.beside(value, onto=True) for _ in range(d.pick.randint(0, 2))]
    return values, [f"@{first + i}" for i in range(len(values))]


@recipe("If")
def branch(d, s):
    x = d.value(FLOATS)
    others, names = captured(d, x, 2)
    values = [v for v in d.values.values() if v.type == "bool" and v.array.size == 1]
    if values and d.pick.random() < 0.5:
        condition = d.pick.choice(values)
    else:
        shape = d.pick.choice([[], [1]])
        condition = d.leaf("bool", shape, array=d.numpy.random(shape) < 0.5)
    bodies = {}
    for branch in ("then_branch", "else_branch"):
        nodes, last = chain(d, ["@1", *names], "@1")
        bodies[branch] = Body([], nodes, {last: (x.type, x.rank)})
    return d.node("If", [condition, x, *others], {}, bodies=bodies, formal=1)


@recipe("Loop")
def loop(d, s):
    v = d.value(FLOATS)
    others, names = captured(d, v, 3)
    count = d.number(d.pick.choice([0, 1, 2, 3, 5])) if d.pick.random() < 0.8 else None
    until = d.pick.randint(0, 4)
    test = d.pick.random() < 0.5 or count is None
    begin = d.number(d.pick.random() < 0.8, "bool") if d.pick.random() < 0.5 else None
    nodes, last = chain(d, ["v", *names], "v")
    if last == "v":
        raise Refused("an empty body")
    nodes += [
        Node("Less", ["iteration", "until"], ["more"], {})
        if test
        else Node("Identity", ["condition"], ["more"], {})
    ]
    results = {"more": ("bool", 0), last: (v.type, v.rank)}
    if scanned := d.pick.random() < 0.5:
        to = TensorProto.FLOAT if v.type == "float32" else TensorProto.DOUBLE
        nodes.append(Node("Cast", ["iteration"], ["number"], {"to": to}))
        nodes.append(Node("Add", ["v", "number"], ["row"], {}))
        results["row"] = (v.type, v.rank)
    body = Body(
        [("iteration", "int64", []), ("condition", "bool", []), ("v", v.type, [None] * v.rank)],
        nodes,
        results,
        {"until": np.array(until)},
    )
    inputs = [count, begin, v, *others]
    results = d.node("Loop", inputs, {}, 1 + scanned, bodies={"body": body}, formal=3)
    if scanned and not results[1].shape[0]:
        raise Refused("ONNX Runtime gives rows of no iterations sizes of 0")
    return results


@recipe("Scan")
def scan(d, s):
    xs = d.value(FLOATS, lambda v: v.rank and v.array.size)
    axis = d.pick.randrange(xs.rank) if d.pick.random() < 0.3 else 0
    shape = [size for i, size in enumerate(xs.shape) if i != axis]
    state = d.leaf(xs.type, shape)
    others, names = captured(d, state, 2)
    nodes, last = chain(d, ["x", "state", *names], "state")
    nodes.append(Node("Max", [last, "x"], ["next"], {}))
    nodes.append(Node("Add", ["state", "x"], ["row"], {}))
    rank = len(shape)
    body = Body(
        [("state", xs.type, [None] * rank), ("x", xs.type, [None] * rank)],
        nodes,
        {"next": (xs.type, rank), "row": (xs.type, rank)},
    )
    attributes = {"num_scan_inputs": 1}
    if axis:
        attributes["scan_input_axes"] = [axis]
    for name in ("scan_input_directions", "scan_output_directions"):
        if d.pick.random() < 0.3:
            attributes[name] = [1]
    return d.node("Scan", [state, xs, *others], attributes, 2, bodies={"body": body}, formal=2)


# Opset that brought the type: its names.
NARROW = {
    13: ["BFLOAT16"],
    19: ["FLOAT8E4M3FN", "FLOAT8E4M3FNUZ", "FLOAT8E5M2", "FLOAT8E5M2FNUZ"],
    21: ["INT4", "UINT4"],
    23: ["FLOAT4E2M1"],
}


@recipe("Inline")
def narrow(d, s):
    """There and back: what is rounded away is the same everywhere, to the bit."""
    known = [name for opset, names in NARROW.items() if opset <= d.graph.opset for name in names]
    name = d.pick.choice(known)
    type = getattr(TensorProto, name)
    low, high = d.pick.choice([(-1, 1), (-8, 8), (-600, 600)])
    x = d.leaf("float32", d.shape(), low, high)
    if name == "BFLOAT16" or (name.startswith("FLOAT") and d.pick.random() < 0.5):
        to = {"to": type}
        if "8" in name and d.pick.random() < 0.5:
            to["saturate"] = d.pick.randint(0, 1)
        nodes = [Node("Cast", ["@0"], ["narrow"], to)]
        last = "narrow"
        if name == "BFLOAT16" and d.pick.random() < 0.6:
            more, last = chain(d, ["narrow"], "narrow")
            if any(node.op in ("Tanh", "Sigmoid") for node in more):
                raise Refused("not exact in bf16")
            nodes += more
        back = Node("Cast", [last], ["wide"], {"to": TensorProto.FLOAT})
        body = Body([], [*nodes, back], {"wide": ("float32", x.rank)})
        return d.node("Inline", [x], {}, exact=True, bodies={"": body})
    scale = d.leaf("float32", [], array=np.float32(d.pick.choice([0.25, 0.5, 1, 2])))
    if d.graph.opset < 21:
        raise Refused("the type of codes is that of a zero point here")
    nodes = [
        Node("QuantizeLinear", ["@0", "@1"], ["codes"], {"output_dtype": type}),
        Node("DequantizeLinear", ["codes", "@1"], ["wide"], {}),
    ]
    body = Body([], nodes, {"wide": ("float32", x.rank)})
    return d.node("Inline", [x, scale], {}, exact=True, firm=(1,), bodies={"": body})


@recipe("List")
def sequence(d, s):
    """A list of tensors, of which one, all joined or their number comes out."""
    if d.graph.opset < 11:
        raise Refused("no sequences yet")
    x = d.value({"float32", "int64", "float16"}, lambda v: v.rank and v.array.size)
    axis = d.pick.randrange(x.rank)
    if split := d.pick.random() < 0.5:
        size = d.pick.choice([1, 1, 2, 3, x.shape[axis]])
        keep = size > 1 or d.pick.random() < 0.5
        inputs = [x] if size == 1 and (not keep or d.pick.random() < 0.5) else [x, d.fixed(size)]
        given = {"axis": axis - d.pick.choice([0, x.rank]), "keepdims": int(keep)}
        nodes = [Node("SplitToSequence", [f"@{i}" for i in range(len(inputs))], ["list"], given)]
        length = -(-x.shape[axis] // size)
        rank = x.rank - (not keep and len(inputs) == 1)
    else:
        others = [d.leaf(x.type, [d.size(6) if i == axis else n for i, n in enumerate(x.shape)])
                  for _ in range(d.pick.randint(0, 2))]
        inputs, length, rank = [x, *others], 1 + len(others), x.rank
        nodes = [Node("SequenceConstruct", [f"@{i}" for i in range(length)], ["list"], {})]
    last, changes = "list", d.pick.randint(0, 2)

    def given(value):
        inputs.append(value)
        return f"@{len(inputs) - 1}"

    def place(length):
        return given(d.fixed(d.pick.randint(-length, length - 1)))

    for number in range(changes):
        name = f"list{number}"
        if length > 1 and d.pick.random() < 0.5:
            length -= 1
            at = [place(length + 1)] if d.pick.random() < 0.7 else []
            nodes.append(Node("SequenceErase", [last, *at], [name], {}))
        elif not split:
            at = [place(length)] if d.pick.random() < 0.7 else []
            nodes.append(Node("SequenceInsert", [last, "@0", *at], [name], {}))
            length += 1
        else:
            continue
        last = name
    roll = d.pick.random()
    if roll < 0.4:
        nodes.append(Node("SequenceAt", [last, place(length)], ["one"], {}))
    elif roll < 0.9 and rank:
        nodes.append(Node("ConcatFromSequence", [last], ["one"],
                          {"axis": d.pick.randrange(rank) if rank < x.rank else axis}))
    else:
        nodes.append(Node("SequenceLength", [last], ["one"], {}))
        return d.node("Inline", inputs, {}, exact=True,
                      bodies={"": Body([], nodes, {"one": ("int64", 0)})})
    body = Body([], nodes, {"one": (x.type, rank)})
    return d.node("Inline", inputs, {}, exact=True, bodies={"": body})
