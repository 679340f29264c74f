#===- draw.py - a random graph from a seed -----------------------------===#
# Operators, the types that they take and their attributes come from the schemas of the onnx
# package; what makes them fit (sizes, axes, indices) from recipes.py, or else from NumPy's
# rules of broadcasting.
#===----------------------------------------------------------------------===#
import functools
import math
import random
import types

import numpy as np
import onnx
from graph import Graph, Leaf, Node, Refused, Runner, Value, rounding

SIZES = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 24, 32, 33, 64]
TYPES = ["float32"] * 10 + [
    "float16",
    "float64",
    "int64",
    "int64",
    "int32",
    "int32",
    "int8",
    "uint8",
    "int16",
    "uint16",
    "uint32",
    "uint64",
    "bool",
]
OPSETS = [7, 8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 26, 27, 28]
LARGEST_VALUE = 20_000  # elements
LARGEST = {"float16": 2e3}
# Inputs that were attributes before an opset; None: there was nothing but 1.
FORMERLY = {
    "Slice": (10, {1: "starts", 2: "ends", 3: "axes", 4: None}),
    "TopK": (10, {1: "k"}),
    "Pad": (11, {1: "pads", 2: "value"}),
    "Clip": (11, {1: "min", 2: "max"}),
    "Split": (13, {1: "split"}),
    "Squeeze": (13, {1: "axes"}),
    "Unsqueeze": (13, {1: "axes"}),
}


@functools.cache
def schemas(opset):
    """Operators of ai.onnx by name, as this opset has them."""
    found = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        if (
            schema.domain == ""
            and schema.since_version <= opset
            and (
                schema.name not in found or found[schema.name].since_version < schema.since_version
            )
        ):
            found[schema.name] = schema
    return {name: schema for name, schema in found.items() if not schema.deprecated}


def types_of(schema, number):
    """NumPy's names of the element types that an input may have."""
    formal = schema.inputs[min(number, len(schema.inputs) - 1)]
    names = next(
        (
            c.allowed_type_strs
            for c in schema.type_constraints
            if c.type_param_str == formal.type_str
        ),
        [formal.type_str],
    )
    known = {"tensor(float)": "float32", "tensor(double)": "float64"}
    return {known.get(name, name[7:-1]) for name in names} & set(TYPES)


class Draw:
    """What recipes ask: values, new leaves, numbers."""

    def __init__(self, seed):
        self.pick = random.Random(seed)
        self.numpy = np.random.default_rng(seed)
        newest = onnx.defs.onnx_opset_version()
        self.graph = Graph(min(self.pick.choice(OPSETS), newest))
        self.values = {}  # by name
        self.constants = self.pick.choice([0.1, 0.4, 0.4, 0.8, 1.0])  # share of leaves that are
        self.dynamic = self.pick.choice(
            [0.0, 0.3, 0.8]
        )  # share of dimensions of inputs that are known at run time only
        self.types = [self.pick.choice(TYPES) for _ in range(3)]
        self.zeros = self.pick.random() < 0.06
        self.counts = {"refused": 0}

    # --- Values ---

    def size(self, limit=None):
        if self.zeros and self.pick.random() < 0.15:
            return 0
        return self.pick.choice([size for size in SIZES if limit is None or size <= limit])

    def shape(self, rank=None, limit=None):
        if rank is None:
            rank = self.pick.choice([0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7])
        shape = [self.size(limit) for _ in range(rank)]
        while math.prod(shape) > LARGEST_VALUE:
            shape[shape.index(max(shape))] = self.pick.choice([1, 2, 3])
        return shape

    def elements(self, type, shape, low=None, high=None):
        if low is None:
            low, high = self.pick.choice([(-2, 2), (-1, 1), (0.25, 2), (-8, 8)])
            if type[0] == "u":
                low, high = 0, 9
        if type == "bool":
            return self.numpy.random(shape) < 0.5
        if type.startswith("float") and self.pick.random() < 0.7:
            return self.numpy.uniform(low, high, shape).astype(type)
        array = self.numpy.integers(math.ceil(low), math.floor(high) + 1, shape).astype(type)
        if (
            not type.startswith("float") and array.size and high > 2 and self.pick.random() < 0.08
        ):  # The ends of the type.
            info = np.iinfo(type)
            array.flat[self.pick.randrange(array.size)] = self.pick.choice(
                [info.min, info.max, info.max // 2 + 1]
            )
        return array

    def leaf(self, type, shape, low=None, high=None, array=None, storage=None, dynamic=0.1):
        """A new input or constant, with these elements or some between `low` and `high`. Of inputs
        `dynamic` is the share of dimensions that may be known at run time only: small for weights
        and their like, whose sizes operators have to know."""
        array = np.asarray(self.elements(type, shape, low, high) if array is None else array)
        if storage is None:
            constant = self.pick.random() < self.constants and array.size < 5000
            storage = (
                self.pick.choice(["initializer", "initializer", "constant", "default"])
                if constant
                else "input"
            )
        name = f"x{len(self.graph.leaves)}"
        symbols = tuple(
            f"d{size}" if self.pick.random() < 0.5 else f"{name}_{i}"
            for i, size in enumerate(array.shape)
        )
        symbols = (
            tuple(
                symbol if self.pick.random() < self.dynamic * dynamic else None
                for symbol in symbols
            )
            if storage == "input"
            else ()
        )
        leaf = Leaf(name, array, 0.0, storage, symbols)
        self.graph.leaves[name] = self.values[name] = leaf
        return leaf

    def number(self, value, type="int64"):
        """A scalar; most are constants."""
        return self.listed(value, type)

    def fixed(self, value, type="int64"):
        """A scalar that is a constant."""
        storage = self.pick.choice(["initializer", "constant"])
        return self.leaf(type, [], array=np.array(value, type), storage=storage)

    def listed(self, numbers, type="int64"):
        """Numbers that say what a node does; most are constants."""
        storage = self.pick.choices(["initializer", "constant", "input"], [5, 3, 1])[0]
        # Some are the shape of another value.
        if type == "int64" and isinstance(numbers, (list, tuple)) and self.pick.random() < 0.3:
            same = [v for v in self.values.values() if list(v.shape) == list(numbers) and v.rank]
            if same:
                return self.node("Shape", [self.pick.choice(same)], {})[0]
        leaf = self.leaf(type, [], array=np.array(numbers, type), storage=storage)
        if storage == "input":
            leaf.symbols = (None,) * leaf.rank
        return leaf

    def value(self, types, want=lambda value: True, rank=None, low=None, high=None, exact=False):
        """A value of one of these types, the last ones rather than others; a new leaf if none
        fits."""
        fitting = [
            v
            for v in self.values.values()
            if v.type in types
            and want(v)
            and (rank is None or v.rank == rank)
            and not (exact and v.error)
            and not (v.error and v.type[0] not in "f")
            and (
                low is None
                or v.array.size
                and v.array.min() - v.error >= low
                and v.array.max() + v.error <= high
            )
        ]
        if fitting and self.pick.random() < 0.85:
            return self.pick.choice(fitting[-2:] if self.pick.random() < 0.6 else fitting)
        wanted = (
            [type for type in self.types if type in types]
            or ["float32"] * ("float32" in types)
            or sorted(types)
        )
        if not wanted:
            raise Refused("no type")
        for _ in range(20):
            array = self.elements(self.pick.choice(wanted), self.shape(rank), low, high)
            if want(Value("", array)):
                return self.leaf(str(array.dtype), [], array=array, dynamic=1)
        raise Refused("no value fits")

    def beside(self, value, type=None, low=None, high=None, onto=False):
        """A value that broadcasts with another one (`onto`: to its shape)."""
        type = type or value.type
        if low is None and self.pick.random() < 0.5:
            shape = value.shape
            fitting = [
                v
                for v in self.values.values()
                if v.type == type
                and v.rank
                and not (v.error and type[0] != "f")
                and self.broadcasts(v.shape, shape, onto)
            ]
            if fitting:
                return self.pick.choice(fitting)
        shape = list(value.shape)
        if self.pick.random() < 0.35:
            shape = shape[self.pick.randint(0, len(shape)) :]
        shape = [
            1
            if self.pick.random() < 0.2
            else (self.size(8) if size == 1 and not onto and self.pick.random() < 0.3 else size)
            for size in shape
        ]
        if not onto and len(shape) < 4 and self.pick.random() < 0.1:
            shape = [self.pick.choice([1, 2, 3]), *([1] * (value.rank - len(shape))), *shape]
        return self.leaf(type, shape, low, high, dynamic=1)

    @staticmethod
    def broadcasts(shape, to, onto):
        try:
            both = np.broadcast_shapes(shape, to)
        except ValueError:
            return False
        return math.prod(both) <= LARGEST_VALUE and (not onto or both == tuple(to))

    # --- Nodes ---

    def node(self, op, inputs, attributes, outputs=1, exact=False, firm=(), **bodies):
        """Runs a node and adds it; its values. `exact`: it moves elements or its results are exact.
        `firm`: inputs whose elements are not to be changed a little, such as scales that sizes
        follow from."""
        names = [
            f"v{len(self.graph.nodes)}{'abcdefgh'[i] if outputs > 1 else ''}"
            for i in range(outputs)
        ]
        since, attribute_of = FORMERLY.get(op, (0, {}))
        if self.graph.opset < since:
            inputs, attributes = self.formerly(inputs, attributes, attribute_of)
        given = [value.name if value else "" for value in inputs]
        node = Node(op, given, names, attributes, **bodies)
        runner = Runner(
            node, [value.array if value else None for value in inputs], self.graph.opset
        )
        firm = [Value(v.name, v.array, 0.0) if v and i in firm else v for i, v in enumerate(inputs)]
        if op == "Shape" or op == "Size":
            errors = [0.0]
        else:
            errors = rounding(firm, runner, runner.results, exact)
        values = []
        for name, array, error in zip(names, runner.results, errors):
            if array.size > LARGEST_VALUE or array.dtype.kind not in "fiub":
                raise Refused("too large or of another type")
            if array.dtype.kind == "f":
                wide = array.astype(np.float64)
                if (
                    not np.isfinite(wide).all()
                    or np.abs(wide).max(initial=0) > LARGEST.get(str(array.dtype), 1e6)
                    or not error <= max(0.02 * np.abs(wide).max(initial=0), 1e-3)
                ):
                    raise Refused("not finite, too large, or of no exactness")
            values.append(Value(name, array, error))
        self.graph.nodes.append(node)
        for value in values:
            self.values[value.name] = value
        return values

    @staticmethod
    def formerly(inputs, attributes, attribute_of):
        """Inputs and attributes of a node with those inputs as attributes that once were."""
        attributes = dict(attributes)
        for number, name in attribute_of.items():
            array = inputs[number].array if number < len(inputs) and inputs[number] else None
            if array is None or not name:
                if array is not None and (array != 1).any():
                    raise Refused("no attribute had this")
                continue
            attributes[name] = int(array[0]) if name == "k" else array.tolist()
        return [v for number, v in enumerate(inputs) if number not in attribute_of], attributes

    def state(self):
        return list(self.graph.nodes), dict(self.graph.leaves), dict(self.values)

    def restore(self, state):
        self.graph.nodes, self.graph.leaves, self.values = state


def draw(seed):
    """The Draw of this seed, complete."""
    import contrib
    import recipes

    d = Draw(seed)
    groups = {
        name: types.SimpleNamespace(name=name) for name in ("Inline", "List", *contrib.NAMES)
    }
    table = {**schemas(d.graph.opset), **groups}
    return fill(d, table, [name for name in table if name not in recipes.LEFT_OUT])


def fill(d, table, names):
    """`d` with nodes of some of the operators `names`, whose schemas are in `table`."""
    import recipes

    favourites = d.pick.sample(names, min(len(names), 12))
    length = d.pick.choice([1, 2, 3, 4, 5, 6, 8, 10, 12])
    made = 0
    for _ in range(12 * length):
        if made >= length:
            break
        name = d.pick.choice(names if d.pick.random() < 0.5 else favourites)
        before = d.state()
        try:
            recipes.add(d, table[name])
            made += 1
        except Refused as refused:
            d.counts["refused"] += 1
            d.reasons = [*getattr(d, "reasons", []), (name, str(refused))]
            d.restore(before)
    used = {name for node in d.graph.nodes for name in node.inputs}
    makes = [name for node in d.graph.nodes for name in node.outputs if name]
    d.graph.outputs = [name for name in makes if name not in used or d.pick.random() < 0.1][-8:]
    needed = {name for node in d.graph.nodes for name in node.inputs}
    d.graph.leaves = {name: leaf for name, leaf in d.graph.leaves.items() if name in needed}
    return d
