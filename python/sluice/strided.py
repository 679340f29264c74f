"""torch.as_strided in terms of values: it sees all of the memory that its operand is a view of."""

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
    strides = [s if isinstance(s, int) else s.node.hint for s in tensor.stride()]
    order = sorted(range(tensor.dim()), key=lambda d: (-strides[d], d))
    facts, step = [tensor.storage_offset() == 0], 1
    for d in reversed(order):
        if not statically_known_true(tensor.shape[d] == 1):
            facts.append(tensor.stride(d) == step)
        step = step * tensor.shape[d]
    facts.append(tensor.untyped_storage().nbytes() == step * tensor.element_size())
    return order if all(map(statically_known_true, facts)) else None
