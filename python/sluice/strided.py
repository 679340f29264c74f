"""Arguments and views of them among the results of a graph, and the strides of the others."""

import copy
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from .torch import Graph, GraphModule, Node, Tensor, torch, views_at

Pairs: TypeAlias = Iterable[tuple[Any, Any]]


def results_of(graph: Graph) -> list[Node]:
    """Nodes and None."""
    values = graph.output_node().args[0]
    return [values] if isinstance(values, torch.fx.Node) else list(values)


def views_of_arguments(graph: Graph) -> tuple[list[int], list[Node]]:
    """Which results of a graph are numbers that are arguments, or views of arguments at places that
    arguments tell; and the nodes of those at other places."""
    others: list[Node] = []
    known: set[Node] = set()  # What is made of arguments' sizes and elements, and views of them.
    for node in graph.nodes:
        is_number = not isinstance(node.meta.get("val"), (torch.Tensor, list, tuple))
        if node.op == "placeholder" or node.op == "call_function" and known.issuperset(
                node.all_input_nodes) and (is_number or any(views_at(node))):
            known.add(node)
    places: list[int] = []
    for place, node in enumerate(results_of(graph)):
        chain = list(views_at(node)) if node is not None else []
        is_given = (node is not None and node.op == "placeholder"
                    and not isinstance(node.meta["val"], torch.Tensor))
        if is_given or chain and node in known:
            places.append(place)
        elif chain and chain[-1].args[0].op == "placeholder":
            others += chain
    return places, others


def with_results(module: GraphModule, places: Iterable[int],
                 is_kept: Callable[[Node], bool] | None = None) -> GraphModule:
    """The module with some of its results, and other nodes without a use that `is_kept` is true of:
    those with effects if it is not given."""
    graph = copy.deepcopy(module.graph)
    graph.output_node().args = ([results_of(graph)[place] for place in places],)
    graph.eliminate_dead_code(is_kept)
    return torch.fx.GraphModule(module, graph)


def sizes(pairs: Pairs) -> Iterator[tuple[Any, Any]]:
    """Those of tensors, and numbers, (as torch told them, as they are)."""
    for told, given in pairs:
        is_tensor = isinstance(told, torch.Tensor)
        yield from zip(told.shape, given.shape) if is_tensor else [(told, given)]


def symbols(pairs: Pairs) -> dict[Any, Any]:
    return {told.node.expr: given for told, given in sizes(pairs) if isinstance(told, torch.SymInt)}


def strides_at(tensor: Tensor, symbols: dict[Any, Any]) -> tuple[int, ...]:
    """The strides of a tensor where symbols are known."""
    return tuple(s if isinstance(s, int) else int(s.node.expr.subs(symbols))
                 for s in tensor.stride())
