"""Programs of PyTorch for Sluice: what torch.export makes, as text of the torch dialect.

    import sluice
    model = sluice.compile(module, inputs=(x,))               # or
    sluice.compile(torch.export.export(...))

    fast = torch.compile(module, backend="sluice")             # where the package is installed

An operator that Sluice does not support makes sluice.compile fail with the names of all of them;
under torch.compile the part of the model that has it runs as it would without a backend, after a
warning with the names.
"""

import contextlib
import functools
import logging
import math
import os
import re
import struct
import typing
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias, TypeGuard, cast

# What torch says of its types lacks its graphs, and may not be there: all of it is Any for a type
# checker.
torch, operator = import_module("torch"), import_module("operator")
Tensor: TypeAlias = Any
Node: TypeAlias = Any  # torch.fx's
Graph: TypeAlias = Any
GraphModule: TypeAlias = Any
Operator: TypeAlias = Any  # torch.ops'

get_decompositions = import_module("torch._decomp").get_decompositions
statically_known_true = import_module("torch.fx.experimental.symbolic_shapes").statically_known_true
if __package__ == "sluice":  # Alone, this file writes what torch traced.
    import_module("sluice.torch_rules")  # Corrects what torch traces, before it does.

Operand: TypeAlias = tuple[str, str]
"""The name of a value in the text, and its type."""

# The element types of tensors: their text, and the number that a torch.dtype is in the text.
_ELEMENTS: dict[Any, tuple[str, int]] = {
    torch.uint8: ("ui8", 0), torch.int8: ("si8", 1), torch.int16: ("si16", 2),
    torch.int32: ("si32", 3), torch.int64: ("si64", 4), torch.float16: ("f16", 5),
    torch.float32: ("f32", 6), torch.float64: ("f64", 7), torch.complex64: ("complex<f32>", 9),
    torch.complex128: ("complex<f64>", 10), torch.bool: ("i1", 11), torch.bfloat16: ("bf16", 15),
    torch.float8_e5m2: ("f8E5M2", 23), torch.float8_e4m3fn: ("f8E4M3FN", 24),
    torch.float8_e5m2fnuz: ("f8E5M2FNUZ", 25), torch.float8_e4m3fnuz: ("f8E4M3FNUZ", 26),
    torch.uint16: ("ui16", 27), torch.uint32: ("ui32", 28), torch.uint64: ("ui64", 29),
    torch.float8_e8m0fnu: ("f8E8M0FNU", 44),
}
_MEMORY_FORMATS: dict[Any, int] = {torch.contiguous_format: 0, torch.preserve_format: 1,
                                   torch.channels_last: 2,
                                   torch.channels_last_3d: 3}

# Functions of Python on sizes, by the operator that means the same.
_ON_NUMBERS: dict[Any, str] = {
    operator.add: "aten.add.int", operator.sub: "aten.sub.int", operator.mul: "aten.mul.int",
    operator.floordiv: "aten.floordiv.int", operator.mod: "aten.remainder.int",
    operator.eq: "aten.eq.int", operator.ne: "aten.ne.int", operator.lt: "aten.lt.int",
    operator.le: "aten.le.int", operator.gt: "aten.gt.int", operator.ge: "aten.ge.int",
    operator.neg: "aten.neg.int", operator.truediv: "aten.div.int", operator.pow: "aten.pow.int",
    torch.sym_max: "prim.max.int", torch.sym_min: "prim.min.int",
    operator.and_: "aten.__and__.bool", operator.or_: "aten.__or__.bool",
    torch.sym_not: "aten.__not__", torch.sym_ite: "prim.sym_ite", math.ceil: "aten.ceil.Scalar",
    math.floor: "aten.floor.Scalar", math.trunc: "aten.Int.Scalar", math.sqrt: "aten.sqrt.int",
    torch.sym_float: "aten.Float.Scalar",
}

_log = logging.getLogger("sluice")


def is_several(value: Any) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, (list, tuple))


class Unsupported(Exception):
    """Something in a graph that has no text in the torch dialect: what, or {name of a node:
    what}."""

    def __init__(self, what: str | dict[str, str]):
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return self.what if isinstance(self.what, str) else "; ".join(
            f"{name}: {problem}" for name, problem in self.what.items())


def tensor_type(value: Tensor) -> str:
    """The type of a tensor; sizes that are not known are `?`."""
    if value.dtype not in _ELEMENTS:
        raise Unsupported(f"elements of type {value.dtype}")
    sizes = ",".join(str(size) if isinstance(size, int) else "?" for size in value.shape)
    return f"!torch.vtensor<[{sizes}],{_ELEMENTS[value.dtype][0]}>"


def value_type(value: Any) -> str:
    """The type of what a node of a graph computes."""
    if isinstance(value, torch.Tensor):
        return tensor_type(value)
    for kinds, name in (((bool, torch.SymBool), "bool"), ((int, torch.SymInt), "int"),
                        ((float, torch.SymFloat), "float")):
        if isinstance(value, kinds):
            return f"!torch.{name}"
    if value is None:
        return "!torch.none"
    raise Unsupported(f"a value of type {type(value).__name__}")


class Weights:
    """Tensors that go into a file beside the text, as they lie in memory."""

    def __init__(self, path: str):
        self.path, self.size = path, 0
        self.tensors: list[Tensor] = []

    def literal(self, tensor: Tensor) -> str:
        tensor = tensor.detach().contiguous().cpu()
        text = f'file "{os.path.basename(self.path)}" at {self.size}'
        self.tensors.append(tensor)
        count = tensor.numel() * tensor.element_size()
        self.size += (count + 63) // 64 * 64
        return text

    def write(self) -> None:
        with open(self.path, "wb") as file:
            for tensor in self.tensors:
                file.write(tensor.reshape(-1).view(torch.uint8).numpy())
                file.write(b"\0" * (-file.tell() % 64))


class Written(typing.NamedTuple):
    """An operand of a call that is a name and a type already."""

    operand: Operand


class Printer:
    """The nodes of a graph as lines of the torch dialect."""

    def __init__(self, module: GraphModule, weights: Weights | None = None):
        self.lines: list[str] = []
        self.values: dict[Node, Any] = {}  # Operand, or a list of them
        self.constants: dict[tuple[str, str], str] = {}
        self.unknown: dict[str, str] = {}
        self.count, self.weights, self.module, self.where = 0, weights, module, ""

    def fresh(self) -> str:
        self.count += 1
        return f"%{self.count - 1}"

    def line(self, text: str) -> None:
        opens = text.endswith("{") or text.startswith("^")  # A region, whose end has the place.
        self.lines.append(f"    {text}{'' if opens else self.where}")

    def constant(self, kind: str, text: str = "") -> Operand:
        """The value of a constant operation; each is written once."""
        key = (kind, text)
        if key not in self.constants:
            name = self.fresh()
            self.line(f"{name} = torch.constant.{kind} {text}".rstrip())
            self.constants[key] = name
        return self.constants[key], "!torch." + {"device": "Device"}.get(kind, kind)

    def literal(self, tensor: Tensor) -> Operand:
        """The value of a tensor that is known."""
        name, kind = self.fresh(), tensor_type(tensor)
        if self.weights is not None and tensor.numel() > 16:
            value = self.weights.literal(tensor)
        else:
            value = dense(tensor)
        self.line(f"{name} = torch.vtensor.literal({value}) : {kind}")
        return name, kind

    def operand(self, value: Any) -> Operand:
        """(name, type) of an argument of a call."""
        if isinstance(value, torch.fx.Node):
            return self.values[value]
        if isinstance(value, Written):
            return value.operand
        for kind, name, text in _CONSTANTS:
            if isinstance(value, kind):
                return self.constant(name, text(value))
        if isinstance(value, complex):  # It changes no type, as a number.
            return self.literal(torch.tensor(value, dtype=torch.complex128))
        if isinstance(value, torch.dtype):
            if value not in _ELEMENTS:
                raise Unsupported(f"elements of type {value}")
            return self.constant("int", str(_ELEMENTS[value][1]))
        if isinstance(value, torch.Tensor):
            return self.literal(value)
        if is_several(value):
            parts = [self.operand(element) for element in value]
            kinds = {kind.replace("!torch.", "") for _, kind in parts}
            element = (kinds.pop() if len(kinds) == 1 else "optional<vtensor>"
                       if any("vtensor" in kind for kind in kinds) else "any" if kinds else "int")
            if "vtensor" in element and not element.startswith("optional"):
                element = "vtensor"
            name = self.fresh()
            kind = f"!torch.list<{element}>"
            self.line(f"{name} = torch.prim.ListConstruct {', '.join(n for n, _ in parts)} : "
                      f"({', '.join(k for _, k in parts)}) -> {kind}")
            return name, kind
        raise Unsupported(f"an argument of type {type(value).__name__}")

    def call(self, name: str, arguments: Sequence[Any], results: Sequence[str]) -> list[Operand]:
        """One operation; returns the names of its results, of the types `results`."""
        operands = [self.operand(argument) for argument in arguments]
        names = [self.fresh() for _ in results]
        text = f"{', '.join(names)} = " if names else ""
        text += f"torch.{name} " + ", ".join(n for n, _ in operands)
        if operands:
            text += " : " + ", ".join(k for _, k in operands)
        if results:
            text += " -> " + ", ".join(results)
        self.line(text)
        return list(zip(names, results))

    def memory(self, node: Node) -> Node | Written:
        """A tensor with its dimensions as they lie in memory."""
        value = node.meta["val"]
        order = order_in_memory(value)
        if order is None:
            raise Unsupported("a strided view of a part of what is in memory")
        if order == sorted(order):
            return node
        (turned,) = self.call("aten.permute", [node, order], [tensor_type(value.permute(order))])
        return Written(turned)

    def node(self, node: Node, arguments: Sequence[Any] | None = None) -> None:
        """Writes a call of a function, with its own arguments or others."""
        target, value = node.target, node.meta.get("val")
        if target is operator.getitem:
            self.values[node] = self.values[node.args[0]][node.args[1]]
            return
        if target in _ON_NUMBERS:
            (self.values[node],) = self.call(_ON_NUMBERS[target], node.args, [value_type(value)])
            return
        if target is torch.sym_sum:
            def add(x: Any, y: Any) -> Written:
                return Written(self.call("aten.add.int", [x, y], ["!torch.int"])[0])

            self.values[node] = self.operand(functools.reduce(add, node.args[0]))
            return
        if isinstance(target, torch._ops.HigherOrderOperator):
            from . import graphs  # Which imports this file.

            if target.name() in graphs.OPERATORS:
                self.values[node] = graphs.OPERATORS[target.name()](self, node)
                return
        if not isinstance(target, torch._ops.OpOverload):
            raise Unsupported(
                f"{getattr(target, '__module__', '')}.{getattr(target, '__name__', target)}")
        schema = target._schema
        given: list[Any] = list(node.args if arguments is None else arguments)
        if target in _STRIDED:
            given[0] = self.memory(given[0])
        for argument in schema.arguments[len(given):]:
            given.append(node.kwargs[argument.name] if argument.name in node.kwargs
                         else argument.default_value)
        name = (schema.name.replace("::", ".") + (f".{schema.overload_name}" if schema.overload_name
                                                  else ""))
        if not schema.returns or value is None:
            self.call(name, given, [])
        elif len(schema.returns) == 1 and is_several(value):  # A list of tensors.
            kinds = [value_type(element) for element in value]
            (whole,) = self.call(name, given, ["!torch.list<vtensor>"])
            self.values[node] = (self.call("prim.ListUnpack", [Written(whole)], kinds) if kinds
                                 else [])
        elif len(schema.returns) == 1:
            (self.values[node],) = self.call(name, given, [value_type(value)])
        else:  # What is not computed, as the state of a generator, has no type of its own.
            kinds = ["!torch.none" if each is None else value_type(each) for each in value]
            self.values[node] = self.call(name, given, kinds)

    def inlined(self, which: Node, operands: Sequence[Operand]) -> list[Operand]:
        """The results of a graph within the program, where it stands; `which` is the node that
        names it."""
        return self.results_of(self.module.get_submodule(which.target), operands)

    def results_of(self, module: GraphModule, operands: Sequence[Operand]) -> list[Operand]:
        """The results of a module of a graph, for operands in its text."""
        outer, self.module = self.module, module
        for node, operand in zip((n for n in module.graph.nodes if n.op == "placeholder"),
                                 operands):
            self.values[node] = operand
        self.nodes(module.graph)
        self.module = outer
        (output,) = [node for node in module.graph.nodes if node.op == "output"]
        return [self.operand(value) for value in torch.utils._pytree.tree_leaves(output.args[0])
                if value is not None]

    @contextlib.contextmanager
    def region(self) -> Generator[None]:
        """What is written within is seen nowhere else."""
        constants, values = dict(self.constants), dict(self.values)
        yield
        self.constants, self.values = constants, values

    def nodes(self, graph: Graph) -> None:
        """All calls of a graph. Raises Unsupported with everything that has no text."""
        for node in graph.nodes:
            if node.op == "get_attr":
                value = operator.attrgetter(node.target)(self.module)
                if isinstance(value, torch.Tensor):
                    self.values[node] = self.literal(value)
            if node.op == "call_function":
                outer, self.where = self.where, f' loc("{node.name}")'
                try:
                    self.node(node)
                except Unsupported as problem:
                    self.unknown[node.name] = str(problem)
                except KeyError:  # What it is made of has no text.
                    pass
                self.where = outer
        if self.unknown:
            raise Unsupported(self.unknown)


def real_text(value: float) -> str:
    """A float of Python as MLIR reads it, exactly."""
    if math.isfinite(value):
        text = repr(value)
        if re.fullmatch(r"-?\d+\.\d+(e[+-]?\d+)?", text):
            return text
        return f"{value:.17e}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


# Numbers and names that are arguments: their types in Python and in the text, and the text.
_CONSTANTS: list[tuple[Any, str, Callable[[Any], str]]] = [
    (type(None), "none", lambda _: ""), (bool, "bool", lambda value: str(value).lower()),
    (int, "int", str), (float, "float", real_text), (torch.layout, "int", lambda _: "0"),
    (torch.memory_format, "int", lambda value: str(_MEMORY_FORMATS.get(value, 0))),
    (torch.device, "device", lambda value: f'"{value}"'),
    (str, "str", lambda value: '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'),
]


def dense(tensor: Tensor) -> str:
    """A tensor as an attribute, by its bytes."""
    tensor = tensor.detach().contiguous().cpu()
    kind = tensor_type(tensor)
    sizes = "".join(f"{size}x" for size in tensor.shape)
    whole = f"tensor<{sizes}{kind.rpartition('],')[2][:-1]}>"
    if tensor.numel() == 0:
        return f"dense<> : {whole}"
    if tensor.dtype == torch.bool:
        return f"dense<{str(tensor.tolist()).lower()}> : {whole}"
    raw = bytes(tensor.reshape(-1).view(torch.uint8).tolist())
    return f'dense<"0x{raw.hex().upper()}"> : {whole}'


def _symbols(values: Iterable[Any]) -> dict[Any, str]:
    """The symbols in sizes of `values`, in order: {expression: name}."""
    sizes = [size for value in values if isinstance(value, torch.Tensor) for size in value.shape
             if isinstance(size, torch.SymInt)]
    return {symbol: str(symbol) for size in sizes
            for symbol in sorted(size.node.expr.free_symbols, key=str)}


def _bind(printer: Printer, arguments: list[tuple[str, Any]], ranges: Mapping[Any, Any]) -> None:
    """Says which sizes of arguments are made of which symbols, and their bounds."""
    symbols = _symbols(value for _, value in arguments)
    names: dict[Any, str] = {}
    for symbol, text in symbols.items():
        bounds = ranges.get(symbol)
        low = max(int(bounds.lower), 0) if bounds is not None else 0
        high = (int(bounds.upper) if bounds is not None and bounds.upper.is_number
                and bounds.upper.is_finite and bounds.upper < 2**62 else 2**63 - 1)
        names[symbol] = printer.fresh()
        printer.line(f'{names[symbol]} = torch.symbolic_int "{text}" {{min_val = {low}, max_val = '
                     f'{high}}} : !torch.int')
    for name, value in arguments:
        places = {symbol: f"s{i}" for i, symbol in enumerate(_symbols([value]))}
        affine = [_affine(size, places) for size in value.shape] if places else []
        shape = [text for text in affine if text is not None]
        if places and len(shape) == len(affine):
            printer.line(f"torch.bind_symbolic_shape {name}, "
                         f"[{', '.join(names[symbol] for symbol in places)}], "
                         f"affine_map<()[{', '.join(places.values())}] -> ({', '.join(shape)})> : "
                         f"{tensor_type(value)}")


def _affine(size: Any, places: dict[Any, str]) -> str | None:
    """A size as an affine expression, or None."""
    if isinstance(size, int):
        return str(size)
    names = {str(symbol): place for symbol, place in places.items()}  # Places are names as well.
    text = re.sub(r"[a-z]\w*", lambda found: names.get(found[0], "?"), str(size.node.expr))
    return text if re.fullmatch(r"[s0-9+\-* ]+", text) and "**" not in text else None


def program_text(
    graph: Graph, arguments: Sequence[Node], constants: Mapping[Node, Any] | None = None,
    ranges: Mapping[Any, Any] | None = None, weights: Weights | None = None, name: str = "main",
    kept: Sequence[int] | None = None,
) -> str:
    """The text of a function.

    graph      a torch.fx.Graph of ATen operators whose nodes know their values (meta["val"])
    arguments  its placeholders that are arguments of the function, in order
    constants  tensors that other placeholders stand for
    kept       which of the graph's results are results of the function, by position; all without it
    """
    printer = Printer(graph.owning_module, weights)
    signature: list[str] = []
    for index, node in enumerate(arguments):
        value = node.meta["val"]
        printer.values[node] = (f"%arg{index}", value_type(value))
        signature.append(f'%arg{index}: {value_type(value)} {{sluice.name = "{node.name}"}}')
    _bind(printer, [(printer.values[node][0], node.meta["val"]) for node in arguments],
          ranges or {})
    for node, tensor in (constants or {}).items():
        if isinstance(tensor, torch.Tensor):
            if node.users:
                printer.values[node] = printer.literal(tensor)
        else:
            printer.values[node] = printer.operand(tensor)
    printer.nodes(graph)
    (output,) = [node for node in graph.nodes if node.op == "output"]
    values = torch.utils._pytree.tree_leaves(output.args[0])
    values = values if kept is None else [values[place] for place in kept]
    results = [printer.operand(value) for value in values if value is not None]
    kinds = ", ".join(kind for _, kind in results)
    lines = [f"func.func @{name}({', '.join(signature)}) -> ({kinds}) {{", *printer.lines]
    lines.append(f"    return {', '.join(n for n, _ in results)} : {kinds}" if results
                 else "    return")
    return "\n".join([*lines, "}", ""])


# torch.as_strided in terms of values: it sees all of the memory that its operand is a view of.
_STRIDED = torch.ops.aten.as_strided.default, torch.ops.aten.as_strided_copy.default


def _is_view(node: Node) -> bool:
    return isinstance(node.target, torch._ops.OpOverload) and node.target.is_view


def views_at(node: Node) -> Iterator[Node]:
    """What a node is made by, as far as they are views of something."""
    while _is_view(node) or node.target is operator.getitem and _is_view(node.args[0]):
        yield node
        node = node.args[0]


def prepare(graph: Graph) -> None:
    """Makes strided views of views those of what has the memory, and states of recurrent layers
    what torch 2.11 computes, which states other shapes."""
    for node in graph.nodes:
        if node.target is torch.ops.aten.lstm.input:
            states = [state.meta["val"] for state in node.args[1]]
            node.meta["val"] = node.meta["val"][0], *states
            for user in node.users:
                user.meta["val"] = node.meta["val"][user.args[1]]
        if node.target in _STRIDED:
            view, sizes, strides, *offset = node.args
            offset = offset[0] if offset else node.kwargs.get("storage_offset")
            if offset is None:
                with graph.inserting_before(node):
                    offset = _as_node(graph, view.meta["val"].storage_offset())
            base = [view, *(each.args[0] for each in views_at(view))][-1]
            node.args, node.kwargs = (base, sizes, strides, offset), {}


def _as_node(graph: Graph, number: Any) -> Any:
    """A number made of symbols as nodes of a graph, of its arguments that are those symbols."""
    if not isinstance(number, torch.SymInt):
        return number
    sympy_interp = import_module("torch.utils._sympy.interp").sympy_interp
    arithmetic = import_module("torch.utils._sympy.reference").PythonReferenceAnalysis
    tracer = torch.fx.proxy.GraphAppendingTracer(graph)
    symbols = {value.node.expr: torch.fx.Proxy(node, tracer) for node in graph.nodes
               if node.op == "placeholder"
               and isinstance(value := node.meta.get("val"), torch.SymInt)}
    before = {*graph.nodes}
    result = sympy_interp(arithmetic, symbols, number.node.expr)
    for node in graph.nodes:
        if node not in before:
            values = [each.meta["val"] if isinstance(each, torch.fx.Node) else each
                      for each in node.args]
            node.meta["val"] = node.target(*values)
    return result.node


def inverse(order: Sequence[int]) -> list[int]:
    """The permutation that undoes `order`."""
    return [order.index(d) for d in range(len(order))]


def order_in_memory(tensor: Tensor) -> list[int] | None:
    """The dimensions of a tensor from the slowest on, or None if it is not all of its memory."""
    strides = hints(tensor.stride())
    order = sorted(range(tensor.dim()), key=lambda d: (-strides[d], d))
    facts = [tensor.storage_offset() == 0,
             tensor.untyped_storage().nbytes() == tensor.numel() * tensor.element_size()]
    return order if all(map(statically_known_true, facts)) and is_dense(tensor, order) else None


def is_dense(tensor: Tensor, order: Sequence[int]) -> bool:
    """Whether in that order of its dimensions each is known to go on where the next ends."""
    facts: list[Any] = []
    step: Any = 1
    for d in reversed(order):
        if not statically_known_true(tensor.shape[d] == 1):
            facts.append(tensor.stride(d) == step)
        step = step * tensor.shape[d]
    return all(map(statically_known_true, facts))


def hints(sizes: Iterable[Any]) -> list[int]:
    """Numbers in the order that `sizes` have where symbols are large."""
    def large(size: Any) -> int:
        return int(size.subs(dict.fromkeys(size.free_symbols, 1 << 20)))

    return [size if isinstance(size, int) else large(size.node.expr) for size in sizes]


def decompositions() -> dict[Operator, Callable[..., Any]]:
    """Those of core ATen, but for what is one operator here: attention, which taken apart is views
    that sizes cannot be proven for, and recurrent layers, which are a graph for each step."""
    table, aten = torch.export.default_decompositions(), torch.ops.aten
    for whole in (aten.scaled_dot_product_attention.default, aten.lstm.input, aten.gru.input,
                  aten.rnn_tanh.input):
        table.pop(whole, None)
    return {**table, **FURTHER, **_of_quantizers()}


def multilabel_margin_loss(x: Tensor, labels: Tensor, reduction: int) -> tuple[Tensor, Tensor]:
    """torch's own counts what lies behind the first -1 as class 0."""
    rows, labels_of = torch.atleast_2d(x), torch.atleast_2d(labels)
    counts = (labels_of >= 0).cumprod(-1).to(x.dtype)
    places = torch.where(counts > 0, labels_of, 0)
    is_label = torch.zeros_like(rows).scatter_add(1, places, counts) > 0
    margins = (1 - rows.gather(1, places).unsqueeze(2) + rows.unsqueeze(1)).clamp(min=0)
    margins = torch.where(is_label.unsqueeze(1), 0, margins * counts.unsqueeze(2))
    losses = margins.sum((1, 2)) / rows.shape[1]
    loss = [lambda: losses.view(labels.shape[:-1]), losses.mean, losses.sum][reduction]()
    return loss, is_label.to(x.dtype).view(labels.shape)


def _power_of_bools(x: Tensor, exponent: Any) -> Any:
    """A bool, where torch's tracing has an integer."""
    if x.dtype != torch.bool or not isinstance(exponent, bool):
        return NotImplemented
    return x.clone() if exponent else torch.ones_like(x)


FURTHER: dict[Operator, Callable[..., Any]] = {
           torch.ops.aten.multilabel_margin_loss_forward.default: multilabel_margin_loss,
           torch.ops.aten.pow.Tensor_Scalar: _power_of_bools,
           **get_decompositions([torch.ops.aten.rrelu_with_noise_backward])}
"""Decompositions that core ATen's are without."""


def _choose_scale(is_symmetric: bool, x: Tensor, low: int, high: int, least: float,
                  dtype: Any) -> tuple[Tensor, Tensor]:
    """The scale and zero point that quantized_decomposed.choose_qparams gives, whose own kernel asks
    for values."""
    bottom, top = x.amin().clamp(max=0).view(1), x.amax().clamp(min=0).view(1)
    if is_symmetric:
        scale = (torch.maximum(-bottom, top) / ((high - low) / 2)).clamp(min=least)
        zero = torch.full_like(scale, 128 if dtype == torch.uint8 else 0)
    else:
        scale = ((top - bottom) / (high - low)).clamp(min=least)
        zero = (low - torch.round(bottom / scale)).clamp(low, high)
    return scale.to(torch.float64), zero.to(torch.int64)


def composites(space: str) -> dict[Operator, Callable[..., Any]]:
    """The operators whose names begin so and which torch computes by others, by those."""
    key = torch._C.DispatchKey.CompositeExplicitAutograd
    has_kernel = torch._C._dispatch_has_kernel_for_dispatch_key
    names = [name for name in torch._C._dispatch_get_all_op_names() if name.startswith(space)
             and has_kernel(name, key.name)]
    overloads = [re.split("::|[.]", name) for name in names]
    ops = [getattr(getattr(getattr(torch.ops, library), name), kind[0] if kind else "default")
           for library, name, *kind in overloads]
    return {op: functools.partial(op._op_dk, key) for op in ops}


def _of_quantizers() -> dict[Operator, Callable[..., Any]]:
    """The operators that torch's quantizers (pt2e) insert, where they are loaded, by what torch
    computes them with, but for those that are operators here."""
    ours = "quantize_per_tensor", "dequantize_per_tensor", "dequantize_per_channel"
    return {op: functools.partial(_choose_scale, "symmetric" in op.name())
            if op.name().endswith(("choose_qparams.tensor", "choose_qparams_symmetric.tensor"))
            else kernel for op, kernel in composites("quantized_decomposed::").items()
            if op.name().partition("::")[2] not in ours}


def exported_text(exported: Any, weights: Weights | None = None) -> str:
    """The text of a torch.export.ExportedProgram. Its state goes into `weights`, or into the
    text."""
    exported = exported.run_decompositions(decompositions())
    prepare(exported.graph)
    signature = exported.graph_signature
    state = {**exported.state_dict, **exported.constants}
    known = {**signature.inputs_to_parameters, **signature.inputs_to_buffers,
             **getattr(signature, "inputs_to_lifted_tensor_constants", {})}
    if signature.buffers_to_mutate:
        raise Unsupported(f"a module that changes its buffers "
                          f"({', '.join(signature.buffers_to_mutate.values())}); put it into eval "
                          f"mode")
    kinds = [spec.kind.name for spec in signature.output_specs]
    if "PARAMETER_MUTATION" in kinds:
        _log.warning("the module changes its parameters (%s) when it is called; each call starts "
                     "from those that were exported",
                     ", ".join(spec.target for spec in signature.output_specs if spec.kind.name
                               == "PARAMETER_MUTATION"))
    tokens = {spec.arg.name for spec in signature.input_specs if spec.kind.name == "TOKEN"}
    arguments: list[Node] = []
    constants: dict[Node, Any] = {}
    for node in exported.graph.nodes:
        if node.op != "placeholder":
            continue
        if node.name in known:
            constants[node] = state[known[node.name]]
        elif node.name in tokens or not isinstance(node.meta.get("val"),
                                                   (torch.Tensor, torch.SymInt)):
            # A number that the export was made for.
            constants[node] = None if node.name in tokens else node.meta.get("val")
        else:
            arguments.append(node)
    kept = [place for place, kind in enumerate(kinds) if kind
            not in ("PARAMETER_MUTATION", "TOKEN")]
    return program_text(exported.graph, arguments, constants, exported.range_constraints, weights,
                        kept=kept)


def write_program(model: Any, inputs: Any, dynamic_shapes: Any, folder: str) -> str:
    """The path of the text of a module or an exported program; its weights lie beside it."""
    from ._runtime import Error

    if isinstance(model, torch.nn.Module):
        if inputs is None:
            raise Error("to compile a torch.nn.Module, give example inputs: sluice.compile(module, "
                        "inputs=(x,))")
        arguments, keywords = [inputs], dict[str, Any]()
        if is_several(inputs):
            arguments = [*inputs]
        elif isinstance(inputs, dict):
            arguments, keywords = [], cast(dict[str, Any], inputs)
        with torch.no_grad():
            model = torch.export.export(model, tuple(arguments), keywords,
                                        dynamic_shapes=dynamic_shapes)
    try:
        return write_text(lambda weights: exported_text(model, weights), folder)
    except Unsupported as problem:
        raise Error(f"the exported program has {problem}, which is not supported") from None


def write_text(make: Callable[[Weights], str], folder: str) -> str:
    """The path of the text that `make` gives for the Weights that go beside it."""
    weights = Weights(os.path.join(folder, "weights.bin"))
    text = make(weights)
    weights.write()
    path = os.path.join(folder, "model.mlir")
    with open(path, "w") as file:
        file.write(text)
    return path
