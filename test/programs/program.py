#===- program.py - a recipe for a program, and the program in MLIR -------===#
# A recipe is plain data: steps in order, each an input or an operation on results of earlier steps,
# and the results to return. `build` writes it as MLIR and works out, for each value, its sizes, the
# range of its elements and by how much their last bits may differ between two correct compilers. A
# recipe that makes no sense, as a change of another one may, is Invalid.
#   Recipe(steps={0: Input("f32", [("0.0", 8, True)], ...), 1: Op("softmax", [(0, 0)], {"dim": 0})},
#   results=[(1, 0)])
# Sizes have keys: dimensions with one key have one size, and a result's dimension that no operand
# has gets the key "STEP.NUMBER".
#===----------------------------------------------------------------------===#
import dataclasses
import math

import contents

# Distance of neighbouring numbers at 1, and the largest magnitude that programs reach for.
EPSILON = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7, "f8E4M3FN": 2.0**-3,
           "f8E5M2": 2.0**-2,
           "f8E4M3FNUZ": 2.0**-3, "f8E5M2FNUZ": 2.0**-2, "f4E2M1FN": 2.0**-1}
LARGEST = {"f64": 1e9, "f32": 1e6, "f16": 2e3, "bf16": 1e6, "f8E4M3FN": 96.0, "f8E5M2": 1024.0,
           "f8E4M3FNUZ": 60.0, "f8E5M2FNUZ": 1024.0, "f4E2M1FN": 6.0}
# Below this, neighbouring numbers are no closer.
SMALLEST = {"f8E4M3FN": 2.0**-6, "f8E4M3FNUZ": 2.0**-7, "f4E2M1FN": 1.0}
FLOAT_BITS = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16, "f4E2M1FN": 4}  # others: 8
INTEGER_BITS = {"i1": 1, "i2": 2, "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


class Invalid(Exception):
    """This recipe is no program."""


def require(condition, why="does not fit"):
    if not condition:
        raise Invalid(why)


def is_float(type):
    return type in EPSILON


def is_narrow(type):
    """Floats whose sums are better kept in f32."""
    return EPSILON.get(type, 0) >= 2.0**-10


def is_tiny(type):
    """Floats of one byte or less."""
    return EPSILON.get(type, 0) >= 2.0**-3


def bits_of(type):
    return INTEGER_BITS.get(type) or FLOAT_BITS.get(type, 8)


@dataclasses.dataclass(frozen=True)
class Dim:
    key: str
    size: int
    dynamic: bool


@dataclasses.dataclass
class Input:
    """An argument or a constant. `content` says what is in it: ("uniform", low, high), ("integers",
    low, high) in any type, or
    ("special", low, high): integers among which are infinities and NaN. `constant` is "", "dense"
    or "resource"."""

    type: str
    dims: list  # of Dim
    content: tuple
    constant: str = ""


@dataclasses.dataclass
class Op:
    kind: str
    operands: list  # of (step, number of the result)
    params: dict


@dataclasses.dataclass
class Recipe:
    steps: dict  # step number: Input or Op, in order
    results: list  # of (step, number)


@dataclasses.dataclass
class Value:
    """A tensor of the program. Finite elements lie in [low, high], off by `error` at most;
    `special`: others may be there."""

    name: str
    type: str
    dims: list
    low: float
    high: float
    error: float = 0.0
    special: bool = False
    ref: tuple = None

    @property
    def exact(self):
        return self.error == 0

    @property
    def magnitude(self):
        return max(abs(self.low), abs(self.high))

    @property
    def rank(self):
        return len(self.dims)

    @property
    def elements(self):
        return math.prod(dim.size for dim in self.dims)

    @property
    def text(self):
        return tensor_type(self.type, self.dims)


def tensor_type(type, dims):
    return "tensor<" + "".join(f"{'?' if dim.dynamic else dim.size}x" for dim in dims) + f"{type}>"


def same(a, b):
    """Whether two dimensions are known to have one size."""
    return a.key == b.key or (not a.dynamic and not b.dynamic and a.size == b.size)


def number(value, type):
    """A constant of an element type in MLIR's words."""
    if is_float(type):
        return f"{value:.9e}"
    return ("true" if value else "false") if type == "i1" else str(int(value))


class Builder:
    """Writes operations and keeps what is known of their results."""

    def __init__(self):
        self.arguments, self.inputs, self.lines, self.step = [], [], [], 0
        self.resources = {}  # their text by name
        self.values = {}  # by (step, number)
        self.sizes, self.known = {}, {}  # SSA names and sizes by the keys of dimensions
        self.names = self.keys = 0

    # --- Dimensions ---

    def register(self, dims):
        for dim in dims:
            require(self.known.setdefault(dim.key, (dim.size, dim.dynamic))
                    == (dim.size, dim.dynamic), "two sizes for one key")

    def derived(self, size, dynamic, formula=None):
        """A dimension that no operand has. `formula` is its size as an affine expression of Dims:
        ("d0 + 3", [dim])."""
        require(size >= 0)
        dim = Dim(f"{self.step}.{self.keys}", size, dynamic)
        self.keys += 1
        self.register([dim])
        if dynamic and dim.key not in self.sizes:
            text, sources = formula
            names = ", ".join(self.size(source) for source in sources)
            variables = ", ".join(f"d{i}" for i in range(len(sources)))
            self.sizes[dim.key] = self.emit(f"affine.apply affine_map<({variables}) -> "
                                            f"({text})>({names})")
        return dim

    def size(self, dim):
        """The SSA name of a dimension's size, of type index."""
        if dim.dynamic:
            return self.sizes[dim.key]
        return self.constant(dim.size, "index")

    # --- Lines ---

    def name(self):
        self.names += 1
        return f"%{self.names}"

    def emit(self, text):
        """A line with one result; its name."""
        name = self.name()
        self.lines.append(f"{name} = {text}")
        return name

    def constant(self, value, type):
        return self.emit(f"arith.constant {number(value, type)}"
                         + ("" if type == "i1" else f" : {type}"))

    def empty(self, type, dims):
        sizes = ", ".join(self.size(dim) for dim in dims if dim.dynamic)
        return self.emit(f"tensor.empty({sizes}) : {tensor_type(type, dims)}")

    def filled(self, value, type, dims):
        text = tensor_type(type, dims)
        start, empty = self.constant(value, type), self.empty(type, dims)
        return self.emit(f"linalg.fill ins({start} : {type}) outs({empty} : {text}) -> {text}")

    def generic(self, iterators, operands, outs, body):
        """linalg.generic. `operands`: (name, tensor type, map); `outs`: (name, element type, dims,
        map); `body(args) -> (lines,
        yields)` writes the region. Names of the results."""
        maps = [f"affine_map<({', '.join(f'd{i}' for i in range(len(iterators)))}) -> "
                f"({', '.join(m)})>"
                for m in [o[2] for o in operands] + [o[3] for o in outs]]
        element = lambda text: text[:-1].split("<", 1)[1].rsplit("x", 1)[-1]
        types = [element(o[1]) for o in operands] + [o[1] for o in outs]
        names = [f"%a{i}" for i in range(len(types))]
        lines, yields = body(names)
        out_types = [tensor_type(o[1], o[2]) for o in outs]
        head = (f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = "
                f"[{', '.join(chr(34) + i + chr(34) for i in iterators)}]}}")
        if operands:
            head += (f" ins({', '.join(o[0] for o in operands)} : "
                     f"{', '.join(o[1] for o in operands)})")
        head += f" outs({', '.join(o[0] for o in outs)} : {', '.join(out_types)}) {{"
        arguments = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
        closing = f"linalg.yield {', '.join(yields)} : {', '.join(o[1] for o in outs)}"
        return self.region(head, arguments, lines + [closing], f"-> {self.tuple(out_types)}",
                           len(outs))

    def region(self, head, arguments, lines, tail, results):
        """An operation with a region; names of its results."""
        name = self.name()
        self.lines.append(f"{name}{f':{results}' if results > 1 else ''} = {head}")
        self.lines += [f"^bb0({arguments}):"] + [f"  {line}" for line in lines] + [f"}} {tail}"]
        return [f"{name}#{i}" for i in range(results)] if results > 1 else [name]

    @staticmethod
    def tuple(types):
        return types[0] if len(types) == 1 else f"({', '.join(types)})"

    # --- Steps ---

    def literal(self, item):
        """The name of a constant."""
        values = contents.array(1000 + self.step, item.type, [dim.size for dim in item.dims],
                                item.content)
        known = [dataclasses.replace(dim, dynamic=False) for dim in item.dims]
        if item.constant == "resource" and values.size and item.type not in contents.PARTS_OF_BYTES:
            text = f"dense_resource<c{self.step}>"
            self.resources[f"c{self.step}"] = contents.resource(values)
        else:
            text = f"dense<{contents.dense(values, item.type)}>"
        name = self.emit(f"arith.constant {text} : {tensor_type(item.type, known)}")
        if known == item.dims:
            return name
        return self.emit(f"tensor.cast {name} : {tensor_type(item.type, known)} to "
                         f"{tensor_type(item.type, item.dims)}")

    def add(self, step, item, kinds):
        """Adds one step; its values."""
        self.step, self.keys = step, 0
        if isinstance(item, Input):
            self.register(item.dims)
            kind, low, high = item.content
            name = self.literal(item) if item.constant else f"%arg{len(self.arguments)}"
            value = Value(name, item.type, item.dims, low, high, special=kind == "special")
            if not item.constant:
                self.arguments.append(f"{name}: {value.text}")
                self.inputs.append(item)
            for i, dim in enumerate(item.dims):
                if dim.dynamic and dim.key not in self.sizes:
                    self.sizes[dim.key] = self.emit(f"tensor.dim {name}, "
                                                    f"{self.constant(i, 'index')} : {value.text}")
            values = [value]
        else:
            values = kinds[item.kind].build(self, [self.values[ref] for ref in item.operands],
                                            item.params)
        for i, value in enumerate(values):
            require(not is_float(value.type) or value.magnitude
                    + (value.error if is_tiny(value.type) else 0) <= LARGEST[value.type],
                    "too large")
            value.ref = (step, i)
            self.values[step, i] = value
        return values

    def text(self, results):
        """The function that returns these values."""
        types = self.tuple([value.text for value in results]) if results else "()"
        lines = ([f"func.func @main({', '.join(self.arguments)}) -> {types} {{"]
                 + [f"  {line}" for line in self.lines])
        names = ", ".join(value.name for value in results)
        lines += [f"  return {names} : {', '.join(value.text for value in results)}", "}"]
        if self.resources:
            lines += ["{-# dialect_resources: { builtin: {",
                      ",\n".join(f"  {name}: {text}" for name, text in self.resources.items()),
                      "} } #-}"]
        return "\n".join(lines) + "\n"


def build(recipe, kinds):
    """The Builder of a recipe. Raises Invalid."""
    builder = Builder()
    for step, item in recipe.steps.items():
        try:
            builder.add(step, item, kinds)
        except (KeyError, IndexError) as error:  # An operand that is not there any more.
            raise Invalid(str(error)) from error
    return builder
