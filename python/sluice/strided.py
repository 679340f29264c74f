"""How tensors of torch lie in memory: as_strided in terms of values (it sees all of the memory that
its operand is a view of), views of arguments, and strides."""

import copy
import operator

import torch
from torch.fx.experimental.symbolic_shapes import statically_known_true

_aten = torch.ops.aten
OPERATORS = _aten.as_strided.default, _aten.as_strided_copy.default


def _is_view(node):
    return isinstance(node.target, torch._ops.OpOverload) and node.target.is_view


def views_at(node):
    """What a node is made by, as far as they are views of something."""
    while _is_view(node) or node.target is operator.getitem and _is_view(node.args[0]):
        yield node
        node = node.args[0]


def results_of(graph):
    """Nodes and None."""
    values = graph.output_node().args[0]
    return [values] if isinstance(values, torch.fx.Node) else list(values)


def views_of_arguments(graph):
    """Which results of a graph are views of arguments at places that arguments tell; and the nodes
    of those at other places."""
    known, others = set(), []  # What is made of arguments' sizes and elements, and views of them.
    for node in graph.nodes:
        is_number = not isinstance(node.meta.get("val"), (torch.Tensor, list, tuple))
        if node.op == "placeholder" or node.op == "call_function" and known.issuperset(
                node.all_input_nodes) and (is_number or any(views_at(node))):
            known.add(node)
    places = []
    for place, node in enumerate(results_of(graph)):
        chain = list(views_at(node)) if node is not None else []
        if chain and node in known:
            places.append(place)
        elif chain and chain[-1].args[0].op == "placeholder":
            others += chain
    return places, others


def with_results(module, places, is_kept=None):
    """The module with some of its results, and other nodes without a use that `is_kept` is true of:
    those with effects if it is not given."""
    graph = copy.deepcopy(module.graph)
    graph.output_node().args = ([results_of(graph)[place] for place in places],)
    graph.eliminate_dead_code(is_kept)
    return torch.fx.GraphModule(module, graph)


def take_from_memory(graph):
    """Makes strided views of views those of what has the memory."""
    for node in graph.nodes:
        if node.target in OPERATORS:
            view, sizes, strides, *offset = node.args
            offset = offset[0] if offset else node.kwargs.get("storage_offset")
            if offset is None:
                offset = view.meta["val"].storage_offset()
            base = [view, *(each.args[0] for each in views_at(view))][-1]
            node.args, node.kwargs = (base, sizes, strides, offset), {}


def order_in_memory(tensor):
    """The dimensions of a tensor from the slowest on, or None if it is not all of its memory."""
    strides = hints(tensor.stride())
    order = sorted(range(tensor.dim()), key=lambda d: (-strides[d], d))
    facts = [tensor.storage_offset() == 0,
             tensor.untyped_storage().nbytes() == tensor.numel() * tensor.element_size()]
    return order if all(map(statically_known_true, facts)) and is_dense(tensor, order) else None


def is_dense(tensor, order):
    """Whether in that order of its dimensions each is known to go on where the next ends."""
    facts, step = [], 1
    for d in reversed(order):
        if not statically_known_true(tensor.shape[d] == 1):
            facts.append(tensor.stride(d) == step)
        step = step * tensor.shape[d]
    return all(map(statically_known_true, facts))


def hints(sizes):
    """Numbers in the order that `sizes` have where symbols are large."""
    large = lambda size: int(size.subs(dict.fromkeys(size.free_symbols, 1 << 20)))
    return [size if isinstance(size, int) else large(size.node.expr) for size in sizes]


def sizes(pairs):
    """Those of tensors, and numbers, (as torch told them, as they are)."""
    for told, given in pairs:
        is_tensor = isinstance(told, torch.Tensor)
        yield from zip(told.shape, given.shape) if is_tensor else [(told, given)]


def symbols(pairs):
    return {told.node.expr: given for told, given in sizes(pairs) if isinstance(told, torch.SymInt)}


def strides_at(tensor, symbols):
    """The strides of a tensor where symbols are known."""
    return tuple(s if isinstance(s, int) else int(s.node.expr.subs(symbols))
                 for s in tensor.stride())
