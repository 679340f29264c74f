#===- graph.py - an ONNX graph that is being drawn, with all its values ---===#
# Every node is run by ONNX Runtime alone as soon as it is drawn (by ONNX's reference evaluator if
# ONNX Runtime lacks it), so that the sizes and elements of all values are known, and what is
# refused is drawn anew. A value carries by how much two correct compilers may differ: nodes are run
# again on inputs that are a little off, and what comes out of that is the difference that roundings
# may make.
#===----------------------------------------------------------------------===#
import dataclasses

import numpy as np
import onnx
from known import REFERENCE_WRONG
from onnx import helper

DOMAIN = "com.microsoft"  # of operators whose names begin so
EPSILON = {"float64": 2.0**-52, "float32": 2.0**-23, "float16": 2.0**-10}


class Refused(Exception):
    """This node does not fit."""


@dataclasses.dataclass
class Value:
    """A tensor. `error`: by how much its elements may be off, 0 if they are exact."""

    name: str
    array: np.ndarray
    error: float = 0.0

    @property
    def type(self):
        return str(self.array.dtype)

    @property
    def shape(self):
        return self.array.shape

    @property
    def rank(self):
        return self.array.ndim


@dataclasses.dataclass
class Leaf(Value):
    """A tensor that no node makes. `storage` is "input", "initializer", "default" (both) or
    "constant"; `symbols` has a name for each dimension of an input that is known at run time only,
    else None."""

    storage: str = "input"
    symbols: tuple = ()


@dataclasses.dataclass
class Node:
    """`bodies`: by attribute; that of the operator "Inline" stands in place of the node. They
    capture the inputs from `formal` on."""

    op: str
    inputs: list  # of names, "" for absent ones
    outputs: list
    attributes: dict
    bodies: dict = dataclasses.field(default_factory=dict)
    formal: int = None

    def protos(self, inputs=None, outputs=None):
        """As ONNX has it, with these names for inputs and outputs."""
        inputs, outputs = inputs or self.inputs, outputs or self.outputs
        if self.op == "Inline":
            body = self.bodies[""]
            return body.protos(outputs[0], inputs, dict(zip(body.outputs, outputs)))
        graphs = {
            name: body.graph(outputs[0] + name[0], inputs) for name, body in self.bodies.items()
        }
        given, last = inputs[: self.formal], outputs[0]
        domain, _, op = self.op.rpartition(".")
        return [
            helper.make_node(
                op, given, outputs, name=last, domain=domain, **self.attributes, **graphs
            )
        ]


@dataclasses.dataclass
class Body:
    """Nodes inside of a node. Names are its own, but for "@3", input 3 of the node around it."""

    inputs: list  # (name, type, dimensions)
    nodes: list
    outputs: dict  # name: (type, rank)
    constants: dict = dataclasses.field(default_factory=dict)  # name: array

    def protos(self, prefix, outer, known=None):
        def renamed(name):
            if name.startswith("@"):
                return outer[int(name[1:])]
            return (known or {}).get(name, f"{prefix}_{name}")

        return [
            proto
            for node in self.nodes
            for proto in node.protos(
                [renamed(name) for name in node.inputs], [renamed(name) for name in node.outputs]
            )
        ]

    def graph(self, prefix, outer):
        def typed(name, type, dims):
            type = helper.np_dtype_to_tensor_dtype(np.dtype(type))
            return helper.make_tensor_value_info(f"{prefix}_{name}", type, dims)

        return helper.make_graph(
            self.protos(prefix, outer),
            prefix,
            [typed(*given) for given in self.inputs],
            [typed(name, type, [None] * rank) for name, (type, rank) in self.outputs.items()],
            [onnx.numpy_helper.from_array(a, f"{prefix}_{n}") for n, a in self.constants.items()],
        )


@dataclasses.dataclass
class Graph:
    opset: int
    leaves: dict = dataclasses.field(default_factory=dict)  # name: Leaf
    nodes: list = dataclasses.field(default_factory=list)
    outputs: list = dataclasses.field(default_factory=list)  # names

    def model(self, values, outputs=None):
        """The ModelProto. `values` has the array of every output, for its type and rank."""
        inputs, initializers, nodes = [], [], []
        for leaf in self.leaves.values():
            tensor = onnx.numpy_helper.from_array(leaf.array, leaf.name)
            if leaf.storage in ("input", "default"):
                dims = [
                    symbol or size for symbol, size in zip(leaf.symbols or leaf.shape, leaf.shape)
                ]
                inputs.append(helper.make_tensor_value_info(leaf.name, tensor.data_type, dims))
            if leaf.storage in ("initializer", "default"):
                initializers.append(tensor)
            elif leaf.storage == "constant":
                nodes.append(
                    helper.make_node(
                        "Constant",
                        [],
                        [leaf.name],
                        name=leaf.name,
                        **constant_of(leaf.array, tensor),
                    )
                )
        nodes += [proto for node in self.nodes for proto in node.protos()]
        names = self.outputs if outputs is None else outputs
        results = [
            helper.make_tensor_value_info(
                name,
                helper.np_dtype_to_tensor_dtype(values[name].dtype),
                [None] * values[name].ndim,
            )
            for name in names
        ]
        graph = helper.make_graph(nodes, "graph", inputs, results, initializer=initializers)
        return helper.make_model(
            graph,
            opset_imports=opsets(self.opset),
            ir_version=min(10, onnx.IR_VERSION),
            producer_name="sluice-graphs",
        )

    def feeds(self):
        return {leaf.name: leaf.array for leaf in self.leaves.values() if leaf.storage == "input"}


def opsets(opset):
    return [helper.make_opsetid("", opset), helper.make_opsetid(DOMAIN, 1)]


def constant_of(array, tensor):
    """The attribute of a Constant: short lists of numbers have their own."""
    if array.ndim <= 1 and array.size <= 4 and array.dtype in (np.int64, np.float32) and array.size:
        kind, name = (int, "value_int") if array.dtype == np.int64 else (float, "value_float")
        return {name + "s": [kind(x) for x in array]} if array.ndim else {name: kind(array)}
    return {"value": tensor}


def onnxruntime_results(model, feeds, names=None):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    return [np.asarray(result) for result in session.run(names, feeds)]


def reference_results(model, feeds):
    from onnx.reference import ReferenceEvaluator

    with np.errstate(all="ignore"):
        return [np.asarray(result) for result in ReferenceEvaluator(model).run(None, feeds)]


def checker_context(opset):
    context = onnx.checker.C.CheckerContext()
    context.ir_version, context.opset_imports = min(10, onnx.IR_VERSION), {"": opset, DOMAIN: 1}
    return context


class Runner:
    """Runs one node on arrays, as often as asked for."""

    def __init__(self, node, arrays, opset):
        self.feeds = {
            f"i{number}": array for number, array in enumerate(arrays) if array is not None
        }
        names = [f"i{number}" if array is not None else "" for number, array in enumerate(arrays)]
        outputs = [f"o{number}" if name else "" for number, name in enumerate(node.outputs)]
        inputs = [
            helper.make_tensor_value_info(
                name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape
            )
            for name, array in self.feeds.items()
        ]
        results = [helper.make_empty_tensor_value_info(name) for name in outputs if name]
        protos = node.protos(names, outputs)
        graph = helper.make_graph(protos, "node", inputs, results)
        model = helper.make_model(
            graph,
            opset_imports=opsets(opset),
            ir_version=min(10, onnx.IR_VERSION),
        )
        try:
            self.model = onnx.shape_inference.infer_shapes(model, check_type=True, strict_mode=True)
            for proto in protos if not node.bodies else ():
                onnx.checker.check_node(proto, checker_context(opset))
        except Exception as error:
            raise Refused(f"checker: {error}") from error
        self.engine = onnxruntime_results
        try:
            self.results = self.run([])
        except Refused as refused:
            if protos[0].domain or (
                "NOT_IMPLEMENTED" not in str(refused)
                and "is under development" not in str(refused)
                and "No Op registered" not in str(refused)
            ):
                raise
            schema = onnx.defs.get_schema(protos[0].op_type, opset)
            if (schema.has_function or schema.has_context_dependent_function) and any(
                a.dtype == np.float64 for a in self.feeds.values()
            ):
                raise Refused(
                    "the functions of the specification have constants in f32"
                ) from refused
            if node.op in REFERENCE_WRONG and REFERENCE_WRONG[node.op](arrays):
                raise Refused("the reference evaluator of ONNX gets it wrong") from refused
            self.engine = reference_results
            self.results = self.run([])

    def run(self, changed):
        """Results with other arrays for the first inputs."""
        feeds = {
            **self.feeds,
            **{
                f"i{number}": np.asarray(array)
                for number, array in enumerate(changed)
                if array is not None
            },
        }
        try:
            return self.engine(self.model, feeds)
        except Exception as error:
            raise Refused(str(error)) from error


def rounding(values, runner, results, exact):
    """By how much each result may be off. `exact`: the node makes no roundings of its own."""
    arrays = [value.array if value else None for value in values]
    if not any(a is not None and a.dtype.kind == "f" for a in arrays + results):
        return [0.0] * len(results)
    # What is made of integers alone may be a sum that cancels, such as a window's.
    least = 1e-3 if any(a is not None and a.dtype.kind == "f" for a in arrays) else 1.0
    errors = [
        0.0 if exact else 16 * EPSILON.get(str(r.dtype), 0) * float(np.abs(r).max(initial=least))
        for r in results
    ]
    if exact:
        worst = max((value.error for value in values if value), default=0.0)
        return [worst if r.dtype.kind == "f" else 0.0 for r in results]
    random = np.random.default_rng(0)
    for _ in range(2):
        off = [
            np.asarray(
                a
                + (
                    (value.error + 2 * EPSILON[value.type] * np.abs(a))
                    * random.uniform(-1, 1, a.shape)
                ).astype(a.dtype)
            )
            if a is not None and a.dtype.kind == "f"
            else a
            for a, value in zip(arrays, values)
        ]
        for i, (moved, result) in enumerate(zip(runner.run(off), results)):
            if result.dtype.kind == "f" and result.size:
                if moved.shape != result.shape:
                    raise Refused("its shape jumps")
                with np.errstate(invalid="ignore"):
                    errors[i] += 4 * float(
                        np.abs(moved.astype(np.float64) - result.astype(np.float64)).max()
                    )
    return errors


def near_tie(value, scale):
    """Whether roundings may decide to which multiple of `scale` an element of `value` is rounded."""
    quotient = value.array.astype(np.float64) / scale
    distance = np.abs(quotient - np.floor(quotient) - 0.5)
    bound = 8 * value.error / scale + 1e-6 * np.abs(quotient)
    return bool(value.error and (distance <= bound).any())
