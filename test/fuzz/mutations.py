#===- mutations.py - ONNX models with something wrong in them ------------===#
# A mutation is a function of a model and a random generator. Most results are models that somebody
# might really have: an attribute out of range, one input too few, an initializer of the wrong
# shape, an opset of long ago. Some are broken files.
import random

import onnx

NUMBERS = [0, 1, -1, 2, 3, -2, 7, 64, 2**31, -(2**31), 2**40, 2**63 - 1, -(2**63)]
OPERATORS = ("Add Conv MatMul Reshape Slice Concat Gather Resize Loop If LSTM Split Pad TopK "
             "Einsum QLinearConv ConvTranspose Scan "
             "Attention GridSample Unknown").split() + [""]
OPSETS = [0, 1, 6, 7, 9, 11, 13, 17, 21, 25, 99, -5]


def attribute_value(graph, node, pick):
    if not node.attribute:
        return
    attribute = pick.choice(node.attribute)
    if attribute.type == onnx.AttributeProto.INT:
        attribute.i = pick.choice(NUMBERS)
    elif attribute.type == onnx.AttributeProto.INTS:
        if attribute.ints and pick.random() < 0.6:
            attribute.ints[pick.randrange(len(attribute.ints))] = pick.choice(NUMBERS)
        elif pick.random() < 0.5:
            attribute.ints.append(pick.choice(NUMBERS))
        elif attribute.ints:
            del attribute.ints[-1]
    elif attribute.type == onnx.AttributeProto.FLOAT:
        attribute.f = pick.choice([0, -1, float("nan"), float("inf"), 1e38])
    elif attribute.type == onnx.AttributeProto.STRING:
        attribute.s = pick.choice([b"", b"x", b"SAME_UPPER", b"VALID", b"\xff\xfe", b"linear"])


def attribute_missing(graph, node, pick):
    if node.attribute:
        del node.attribute[pick.randrange(len(node.attribute))]


def input_changed(graph, node, pick):
    names = ([value.name for value in [*graph.input, *graph.initializer]]
             + ["", "nowhere", *node.output[:1]])
    if node.input:
        node.input[pick.randrange(len(node.input))] = pick.choice(names)


def input_missing(graph, node, pick):
    if node.input:
        del node.input[pick.randrange(len(node.input))]


def input_added(graph, node, pick):
    node.input.append(pick.choice([value.name for value in graph.input] + [""]))


def output_missing(graph, node, pick):
    if node.output:
        del node.output[pick.randrange(len(node.output))]


def operator_changed(graph, node, pick):
    node.op_type = pick.choice(OPERATORS)


def argument_changed(graph, node, pick):
    if not graph.input:
        return
    tensor = pick.choice(graph.input).type.tensor_type
    what = pick.choice(["type", "size", "name", "longer", "shorter"])
    dims = tensor.shape.dim
    if what == "type":
        tensor.elem_type = pick.randrange(26)
    elif what == "longer":
        dims.add().dim_value = pick.choice([1, 2, 3])
    elif dims and what == "size":
        pick.choice(dims).dim_value = pick.choice(NUMBERS)
    elif dims and what == "name":
        pick.choice(dims).dim_param = pick.choice(["N", "M", ""])
    elif dims:
        del dims[-1]


def initializer_changed(graph, node, pick):
    if not graph.initializer:
        return
    tensor = pick.choice(graph.initializer)
    what = pick.choice(["type", "size", "rank", "data"])
    if what == "type":
        tensor.data_type = pick.randrange(26)
    elif what == "size" and tensor.dims:
        tensor.dims[pick.randrange(len(tensor.dims))] = pick.choice(NUMBERS)
    elif what == "rank":
        tensor.dims.append(pick.choice([0, 1, 2]))
    else:
        tensor.raw_data = tensor.raw_data[: len(tensor.raw_data) // 2]


def node_missing(graph, node, pick):
    graph.node.remove(node)


def node_twice(graph, node, pick):
    graph.node.add().CopyFrom(node)


def result_renamed(graph, node, pick):
    if graph.output:
        pick.choice(graph.output).name = pick.choice(["nowhere"]
                                                     + [value.name for value in graph.input])


def made_a_function(graph, node, pick):
    """All nodes go into a function of the model, which is called once, perhaps without an input."""
    taken = {value.name for value in graph.initializer}
    inputs = [value.name for value in graph.input if value.name not in taken]
    outputs = [value.name for value in graph.output]
    body = [onnx.helper.make_node("Constant", [], [tensor.name], value=tensor)
            for tensor in graph.initializer]
    function = onnx.helper.make_function("made", "F", inputs, outputs, [*body, *graph.node], [])
    given = list(inputs)
    if given and pick.random() < 0.7:
        given[pick.randrange(len(given))] = ""
    if pick.random() < 0.2:
        del given[-1:]
    del graph.node[:], graph.initializer[:]
    graph.node.append(onnx.helper.make_node("F", given, outputs, name="call", domain="made"))
    return function


MUTATIONS = [attribute_value, attribute_missing, input_changed, input_missing, input_added,
             output_missing, operator_changed,
             argument_changed, initializer_changed, node_missing, node_twice, result_renamed,
             made_a_function]


def broken_file(data, pick):
    """Bytes changed, cut off, left out or put in."""
    data = bytearray(data)
    at = pick.randrange(len(data))
    what = pick.randrange(4)
    if what == 0:
        for _ in range(pick.randint(1, 8)):
            data[pick.randrange(len(data))] = pick.randrange(256)
    elif what == 1:
        del data[at:]
    elif what == 2:
        del data[at : at + pick.randint(1, 16)]
    else:
        data[at:at] = pick.randbytes(pick.randint(1, 8))
    return bytes(data)


def mutate(data, seed):
    """The bytes of an ONNX model, changed as `seed` says."""
    pick = random.Random(seed)
    if pick.random() < 0.3:
        return broken_file(data, pick)
    model = onnx.load_from_string(data)
    try:
        for _ in range(pick.randint(1, 3)):
            if pick.random() < 0.1 and model.opset_import:
                model.opset_import[0].version = pick.choice(OPSETS)
            elif model.graph.node:
                made = pick.choice(MUTATIONS)(model.graph, pick.choice(model.graph.node), pick)
                if made and not model.functions:
                    made.opset_import.extend(model.opset_import)
                    model.functions.append(made)
                    model.opset_import.append(onnx.helper.make_opsetid("made", 1))
        return model.SerializeToString()
    # A number that the field does not hold: another change instead.
    except (ValueError, TypeError):
        return mutate(data, pick.randrange(2**30))
