"""torch.compile(module, backend="sluice"): graphs of torch as modules of Sluice.

A graph is compiled whole where all of its operators are supported. Otherwise it is split: what is
supported runs compiled, the rest as torch runs it, after a warning with the operators and where the
model calls them. Random operators are always torch's own, so that torch's generators decide what
comes, as they do without a backend.

The device of a graph's tensors is where it runs: on a GPU tensors go in and out by DLPack, in order
with torch's current stream and without a copy.
"""

import copy
import logging
import operator
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

from . import dynamo_attention, dynamo_recurrent, strided
from ._runtime import DeviceTensor, Error, targets
from .cache import module_of
from .device_array import place_of
from .module import Module
from .torch import (
    Graph, GraphModule, Node, Tensor, Unsupported, hints, inverse, is_dense, is_several,
    prepare, program_text, torch, views_at, write_text,
)

functorch = import_module("functorch.compile")
aot_autograd = import_module("torch._dynamo.backends.common").aot_autograd
unset_fake_temporarily = import_module("torch._subclasses.fake_tensor").unset_fake_temporarily
CapabilityBasedPartitioner = import_module(
    "torch.fx.passes.infra.partitioner").CapabilityBasedPartitioner
OperatorSupportBase = import_module("torch.fx.passes.operator_support").OperatorSupportBase
dlpack = import_module("torch.utils.dlpack")

Settings: TypeAlias = Mapping[str, Any]
_log = logging.getLogger("sluice")
torch._dynamo.config.allow_rnn = True  # Without it torch breaks graphs at recurrent layers.
# Sizes of packed sequences are values, which torch does not trace.
torch._dynamo.disallow_in_graph(torch._VF._pad_packed_sequence)
_TORCH = torch.__path__[0] + os.sep
_OPTIONS = {"opt_level": 2}
_STRIDED = {torch.ops.aten.as_strided_scatter.default}
"""Those that torch runs, with the views that they see the memory of."""


def backend(graph_module: GraphModule, example_inputs: Sequence[Any],
            options: Settings | None = None, **_: Any) -> Callable[..., Any]:
    """The backend of torch.compile: `options={"opt_level": 3}`. Guards and graph breaks are torch's
    own. Raises sluice.Error for an option that there is not."""
    unknown = set(options or {}) - set(_OPTIONS)
    if unknown:
        raise Error(f"torch.compile: the backend sluice has no option "
                    f"{', '.join(sorted(unknown))}; there is {', '.join(_OPTIONS)}")
    settings = {**_OPTIONS, **(options or {})}

    def compiler(module: GraphModule, _inputs: Sequence[Any]) -> Callable[..., Any]:
        with unset_fake_temporarily():  # Constants of the graph have values.
            return functorch.make_boxed_func(_compiled(module, settings))

    dynamo_recurrent.take_apart(graph_module)
    traced = aot_autograd(fw_compiler=compiler, decompositions=dynamo_attention.decompositions(),
                          partition_fn=functorch.min_cut_rematerialization_partition)
    return traced(graph_module, example_inputs)


# ----------------------------------------------------------------------------
# What is compiled
# ----------------------------------------------------------------------------


def _compiled(module: GraphModule, settings: Settings) -> Callable[..., Any]:
    """A callable for a graph of ATen operators, with placeholders for all that it reads."""
    dynamo_attention.take_apart(module)
    prepare(module.graph)
    module.recompile()
    settings = {**settings, "device": _device_of(module.graph)}
    views = {view for node in module.graph.nodes if node.target in _STRIDED
             for view in views_at(node.args[0])}
    views.update(strided.views_of_arguments(module.graph)[1])
    # Why nodes run as torch runs them, by their names.
    refused: dict[str, str | None] = {
        node.name: None for node in module.graph.nodes
        if node in views or _is_random(node) or _is_elsewhere(node, settings["device"])}
    refused.update((user.name, "a size of tensors that are nested") for node in module.graph.nodes
                   if _is_nested(node) for user in node.users if user.op == "call_function")
    while True:
        try:
            result = _split(module, refused, settings) if refused else _whole(module, settings)
            break
        except _Refusal as refusal:
            new = {name: why for name, why in refusal.reasons.items() if name not in refused}
            if not new:
                _log.warning("a part of the model runs without Sluice: %s", refusal)
                return module.forward
            refused.update(new)
    places = {node.name: _place(node) for node in module.graph.nodes}
    reasons = [f"{places[name]}{why}" for name, why in refused.items() if why]
    if reasons:
        _log.warning("a part of the model runs without Sluice: %s",
                     "; ".join(dict.fromkeys(reasons)))
    return result


class _Refusal(Exception):
    """A graph that does not compile: the message, and {name of a node: why} where it names
    nodes."""

    def __init__(self, message: str, reasons: dict[str, str]):
        super().__init__(message)
        self.reasons = reasons


def _whole(module: GraphModule, settings: Settings) -> Callable[..., Any]:
    """All of a graph as one module of Sluice, but for results that are views of arguments: torch
    takes those, so that they lie in the arguments' memory."""
    places, _ = strided.views_of_arguments(module.graph)
    if not places:
        return _program(module, settings)
    others = sorted({*range(len(strided.results_of(module.graph)))} - {*places})
    program = _program(strided.with_results(module, others), settings) if others else None
    views = strided.with_results(module, places, lambda node: node.op in ("placeholder", "output"))
    return _WithViews(program, views, places, len(others), _is_single(module.graph))


def _is_single(graph: Graph) -> bool:
    return isinstance(graph.output_node().args[0], torch.fx.Node)


def _program(module: GraphModule, settings: Settings) -> "_Compiled":
    """All of a graph as one module of Sluice."""
    graph, device = module.graph, settings["device"]
    arguments = [node for node in graph.nodes if node.op == "placeholder"]
    results = [value.meta["val"] if isinstance(value, torch.fx.Node) else value
               for value in strided.results_of(graph)]
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        try:
            path = write_text(lambda weights: program_text(graph, arguments, weights=weights),
                              folder)
            compiled = module_of(path, opt_level=settings["opt_level"],
                                 deterministic=torch.are_deterministic_algorithms_enabled(),
                                 **_load_options(device))
        except Unsupported as problem:
            reasons = problem.what if isinstance(problem.what, dict) else {}
            raise _Refusal(str(problem), reasons) from None
        except Error as problem:
            # A node is the place of what it was written as.
            found = re.findall(r"model\.mlir:(\w+): error: ([^\n]*)", str(problem))
            raise _Refusal("; ".join(str(problem).splitlines()), dict(found)) from None
    given = [node.meta["val"] for node in arguments]
    return _Compiled(compiled, module, device, given, results, _is_single(graph))


def _split(module: GraphModule, refused: Mapping[str, str | None],
           settings: Settings) -> Callable[..., Any]:
    """What of a graph is not refused, as modules of Sluice between what torch runs."""
    whole = torch.fx.GraphModule(module, copy.deepcopy(module.graph))
    random = [node for node in whole.graph.nodes if _is_random(node)]
    # They draw from one generator: each is after the one before, which an argument says.
    for before, node in zip(random, random[1:]):
        node.kwargs = {**node.kwargs, "after": before}

    class Support(OperatorSupportBase):
        def is_node_supported(self, _: Any, node: Node) -> bool:
            made = node.args[0] if node.target is operator.getitem else node
            return (node.op == "call_function" and refused.keys().isdisjoint([node.name, made.name])
                    or _graph_of(node) is not None
                    and not any(user.name in refused for user in node.users))

    partitioner = CapabilityBasedPartitioner(whole, Support(), allows_single_node_partition=True)
    parts = [part for part in partitioner.propose_partitions()
             if any(_computes(node) for node in part.nodes)
             and any(user not in part.nodes for node in part.nodes for user in node.users)]
    whole = partitioner.fuse_partitions(parts, prefix="sluice_")
    for node in whole.graph.nodes:
        node.kwargs = {name: given for name, given in node.kwargs.items() if name != "after"}
    whole.recompile()
    for node in whole.graph.nodes:
        if node.op == "call_module" and node.target.startswith("sluice_"):
            setattr(whole, node.target, _whole(getattr(whole, node.target), settings))
    return whole.forward


def _tensors(node: Node) -> list[Tensor]:
    """Those that an operator makes, without values."""
    value = node.meta.get("val")
    return [each for each in (value if is_several(value) else [value])
            if isinstance(each, torch.Tensor)]


def _device_of(graph: Graph) -> Any:
    """Where most of a graph runs: on the device of its tensors that is not the host, if there is
    one."""
    devices = [tensor.device for node in graph.nodes for tensor in _tensors(node)]
    return next((device for device in devices if device.type != "cpu"), torch.device("cpu"))


def _is_elsewhere(node: Node, device: Any) -> bool:
    """Whether an operator has to do with tensors of another device; numbers may lie on the host."""
    return node.op == "call_function" and (
        any(tensor.device != device for tensor in _tensors(node)) or
        any(tensor.device != device and tensor.dim()
            for given in node.all_input_nodes for tensor in _tensors(given)))


def _name(device: Any) -> str:
    """What the runtime calls a device of torch."""
    return f"{'hip' if torch.version.hip else device.type}:{device.index or 0}"


def _load_options(device: Any) -> dict[str, str]:
    """What compiles and loads for a device of torch."""
    if device.type == "cpu":
        return {"target": "cpu", "device": "cpu"}
    name = _name(device)
    if name not in (found := targets()):
        raise _Refusal(f"its tensors are on {device}, which Sluice does not find", {})
    return {"target": found[name], "device": name}


def _graph_of(node: Node) -> Graph | None:
    """What a node names for an operator that takes graphs."""
    named = node.op == "get_attr" and operator.attrgetter(node.target)(node.graph.owning_module)
    return named.graph if isinstance(named, torch.fx.GraphModule) else None


def _is_random(node: Node) -> bool:
    graphs = [graph for given in node.all_input_nodes if (graph := _graph_of(given))]
    # What is computed again in a backward pass is an argument of what keeps the generator's state.
    return (any(_is_random(inner) for graph in graphs for inner in graph.nodes)
            or any(isinstance(each, torch._ops.OpOverload)
                   and torch.Tag.nondeterministic_seeded in each.tags
                   for each in (node.target, *node.args)))


def _is_nested(node: Node) -> bool:
    """Whether an argument names sizes that differ by rows, and is no number."""
    value: Any = node.meta.get("val") if node.op == "placeholder" else None
    return isinstance(value, torch.SymInt) and value.node.is_nested_int()


def _computes(node: Node) -> bool:
    return isinstance(node.target, torch._ops.OpOverload) and not node.target.is_view


def _place(node: Node) -> str:
    """Where the model calls a node, "net.py:12: ", as far as torch knows: outside of torch, if it
    knows such a line."""
    lines = re.findall(r'File "([^"]+)", line (\d+)', node.meta.get("stack_trace") or "")
    lines = [line for line in lines if not line[0].startswith(_TORCH)] or lines
    return f"{lines[-1][0]}:{lines[-1][1]}: " if lines else ""


class _Compiled(torch.nn.Module):
    """A module of Sluice in place of a graph of torch: tensors in, tensors out.

    graph    what it is in place of
    device   where it runs, as torch has it
    given    what each argument is: a tensor without values, or a number
    results  what each result is, or None
    single   there is one, and it is not in a list
    """

    def __init__(self, module: Module, graph: GraphModule, device: Any, given: list[Any],
                 results: list[Any], single: bool):
        torch.nn.Module.__init__(self)
        self.function, self.device, self.single = module.main, device, single
        self.graph, self.given = graph, given
        self.dtypes = [getattr(value, "dtype", None) for value in given]
        self.results = [value if value is None else _kind(value, device) for value in results]
        # Of each argument that is a parameter: it, its address, and what a call takes.
        self.kept: list[tuple[Tensor, int, tuple[Any, int]] | None] = [None] * len(given)
        self.on_gpu = device.type != "cpu"
        if self.on_gpu:
            self.stream = torch.cuda.ExternalStream(self.function.device.stream, device)

    def forward(self, *arguments: Any) -> Any:
        if self.on_gpu and torch.cuda.is_current_stream_capturing():
            _log.warning("a graph that torch captures runs without Sluice, which has a stream of "
                         "its own")
            return self.graph(*arguments)
        prepared = [
            kept[2] if kept and kept[0] is value and kept[1] == value.data_ptr()
            else self._prepared(number, value)
            for number, (kept, value) in enumerate(zip(self.kept, arguments))]
        if self.on_gpu:  # What torch has yet to compute comes first, copies of arguments too.
            self.stream.wait_stream(torch.cuda.current_stream(self.device))
        try:
            out = iter(self.function.call_prepared(prepared, self.on_gpu))
        except Error as problem:
            if not self._has_other_sizes(arguments):
                raise
            _log.warning("a part of the model runs without Sluice: %s", problem)
            return self.graph(*arguments)
        known = lambda: strided.symbols(zip(self.given, arguments))
        tensors = [None if make is None else make(next(out), known) for make in self.results]
        return tensors[0] if self.single else tensors

    def _has_other_sizes(self, arguments: Sequence[Any]) -> bool:
        """Whether torch told other sizes than it gives, as for operators whose sizes depend on
        values and which it runs on zeros to tell (index_fill's gradient has aten._unique)."""
        return any(isinstance(told, int) and told != size
                   for told, size in strided.sizes(zip(self.given, arguments)))

    def _prepared(self, number: int, value: Any) -> tuple[Any, int | None]:
        """An argument as a call takes it; parameters are kept."""
        if not isinstance(value, torch.Tensor):  # Names of nested sizes are not read.
            return 0 if isinstance(value, torch.SymInt) else value, None
        # What torch runs in between may give another type than it told, or conjugates to be taken.
        tensor = value.detach().to(self.device, self.dtypes[number])
        tensor = tensor.resolve_conj().resolve_neg().contiguous()
        if self.on_gpu and tensor.data_ptr() % 16:  # Kernels read 16 bytes at once.
            tensor = tensor.clone()
        prepared = dlpack.to_dlpack(tensor), 0 if self.on_gpu else None
        if isinstance(value, torch.nn.Parameter) and tensor.data_ptr() == value.data_ptr():
            borrowed = self.function.device.borrow(*prepared), 0
            self.kept[number] = value, value.data_ptr(), borrowed
            return borrowed
        return prepared


class _WithViews(torch.nn.Module):
    """Results of a program, if there are any, and views at `places` between them."""

    def __init__(self, program: _Compiled | None, views: GraphModule, places: list[int],
                 count: int, single: bool):
        torch.nn.Module.__init__(self)
        self.program, self.views, self.places, self.single = program, views, places, single
        self.count = count + len(places)

    def forward(self, *arguments: Any) -> Any:
        results = iter(self.program(*arguments) if self.program else ())
        views = iter(self.views(*arguments))
        every = [next(views if place in self.places else results) for place in range(self.count)]
        return every[0] if self.single else every


def _kind(value: Any, device: Any) -> Callable[..., Any]:
    """Makes of a result of a module what torch expects in place of `value` on `device`, and of a
    function for the symbols of the call."""
    if not isinstance(value, torch.Tensor):
        kind = float if isinstance(value, (float, torch.SymFloat)) else int

        def number(result: Any, _: Any) -> int | float:
            return kind(np.asarray(result).item())

        return number
    dtype, place = value.dtype, place_of(_name(device))
    # Views of the result are made by its strides: dimensions lie in memory as torch has them.
    strides = hints(value.stride())
    once = tuple(slice(0, 1) if s == 0 else slice(None) for s in strides)
    # What is repeated (stride 0) lies outside of what is not.
    order = sorted(range(len(strides)), key=lambda d: (strides[d] != 0, -strides[d]))
    back, is_permuted = inverse(order), order != sorted(order)
    # With what is between them and without what is repeated, as far as torch can tell.
    fills = is_dense(value, order)

    def make(result: Any, known: Callable[[], dict[Any, Any]]) -> Tensor:
        if isinstance(result, DeviceTensor) and place:
            tensor = dlpack.from_dlpack(result.dlpack(*place))
        else:
            result = np.asarray(result)
            # By the bits: NumPy has no such types of its own.
            if dtype == torch.bfloat16 or "float8" in str(dtype):
                result = result.view({1: np.uint8, 2: np.int16}[result.itemsize]).copy()
            tensor = torch.from_numpy(result).to(device)
        if tensor.dtype != dtype:
            tensor = tensor.view(dtype)
        if is_permuted:
            tensor = tensor.permute(order).contiguous().permute(back)
        if fills or not tensor.numel():
            return tensor
        wanted = strided.strides_at(value, {**known(), **strided.symbols([(value, tensor)])})
        if tensor.stride() == wanted:
            return tensor
        part = tensor[once]
        whole = torch.empty_strided(part.shape, wanted, dtype=dtype, device=device)
        return whole.copy_(part).expand(tensor.shape)

    return make
