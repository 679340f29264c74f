"""Operators of torch that take graphs: branches, loops, and attention with scores of one's own."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from . import torch as printing
from .torch import Node, Operand, Printer, torch


def _types(operands: Sequence[Operand]) -> str:
    return ", ".join(kind for _, kind in operands)


def _names(operands: Sequence[Operand]) -> str:
    return ", ".join(name for name, _ in operands)


def _results(printer: Printer, node: Node) -> list[Operand]:
    return [(printer.fresh(), printing.value_type(value)) for value in node.meta["val"]]


def _condition(printer: Printer, operand: Operand) -> Operand:
    """A bool, or the only element of a tensor as one."""
    if operand[1] == "!torch.bool":
        return operand
    ((name, kind),) = printer.call("aten.Bool.Tensor", [printing.Written(operand)], ["!torch.bool"])
    return name, kind


def _cond(printer: Printer, node: Node) -> list[Operand]:
    """cond(condition, graph, graph, operands)"""
    chosen, *sides, operands = node.args
    operands = [printer.operand(value) for value in operands]
    (name, _), results = _condition(printer, printer.operand(chosen)), _results(printer, node)
    printer.line(f"{_names(results)} = torch.prim.If {name} -> ({_types(results)}) {{")
    for index, graph in enumerate(sides):
        with printer.region():
            values = printer.inlined(graph, operands)
            printer.line(f"torch.prim.If.yield {_names(values)} : {_types(values)}")
        printer.line("}" if index else "} else {")
    return results


def _loop(
    printer: Printer, limit: Operand, condition: Operand, initial: Sequence[Operand],
    results: list[Operand],
    step: Callable[[Operand, list[Operand]], tuple[Operand, list[Operand]]],
) -> list[Operand]:
    """torch.prim.Loop; step(place, values) gives the next condition and values."""
    place, values = (printer.fresh(), "!torch.int"), [(printer.fresh(), k) for _, k in initial]
    head = f"{limit[0]}, {condition[0]}, init({_names(initial)})"
    printer.line(f"{_names(results)} = torch.prim.Loop {head} {{")
    printer.line(f"^bb0({', '.join(f'{name}: {kind}' for name, kind in [place, *values])}):")
    with printer.region():
        (goes_on, _), following = step(place, values)
        carried = f"{_names(following)} : {_types(following)}"
        printer.line(f"torch.prim.Loop.condition {goes_on}, iter({carried})")
    kinds = _types(results) if len(results) == 1 else f"({_types(results)})"
    printer.line(f"}} : ({_types([limit, condition, *initial])}) -> {kinds}")
    return results


def _while(printer: Printer, node: Node) -> list[Operand]:
    """while_loop(graph of the condition, graph of the body, carried, others)"""
    condition, body, carried, others = node.args
    carried, others = ([printer.operand(v) for v in values] for values in (carried, others))

    def goes_on(values: Sequence[Operand]) -> Operand:
        return _condition(printer, printer.inlined(condition, [*values, *others])[0])

    def step(_: Operand, values: list[Operand]) -> tuple[Operand, list[Operand]]:
        following = printer.inlined(body, [*values, *others])
        return goes_on(following), following

    limit = printer.operand(2**63 - 1)
    return _loop(printer, limit, goes_on(carried), carried, _results(printer, node), step)


def _size(printer: Printer, size: Any, nodes: Sequence[Any]) -> Any:
    """A size, if it is not known that of one of `nodes`."""
    for node in nodes if isinstance(size, torch.SymInt) else ():
        value: Any = node.meta["val"] if isinstance(node, torch.fx.Node) else None
        for place, other in enumerate(value.shape if isinstance(value, torch.Tensor) else ()):
            if isinstance(other, torch.SymInt) and other.node.expr == size.node.expr:
                size = printer.call("aten.size.int", [node, place], ["!torch.int"])[0]
                return printing.Written(size)
    if isinstance(size, torch.SymInt):
        raise printing.Unsupported("rows one by one of a size that no operand has")
    return size


def _rows(printer: Printer, node: Node, body: Node, carried: Sequence[Any], sources: Sequence[Any],
          others: Sequence[Any]) -> list[Operand]:
    """The last `carried`, and what `body` gives for each row of `sources`, stacked."""
    rows = [source.meta["val"] for source in sources]
    stacked = node.meta["val"][len(carried) :]
    nodes = *sources, *carried, *others
    limit = _size(printer, rows[0].shape[0], nodes)
    shapes = [[_size(printer, size, nodes) for size in value.shape] for value in stacked]
    results = _results(printer, node)
    first, by_rows, fixed = (
        [printer.operand(value) for value in values] for values in (carried, sources, others)
    )
    kinds = [printing.value_type(row[0]) for row in rows]
    empty = [
        printer.call("aten.zeros", [shape, v.dtype, None, None, None], [printing.value_type(v)])[0]
        for v, shape in zip(stacked, shapes)
    ]
    always, count = printer.operand(True), len(first)

    def step(counter: Operand, values: list[Operand]) -> tuple[Operand, list[Operand]]:
        place, inner = printing.Written(counter), list[Operand]()
        for source, kind in zip(by_rows, kinds):
            inner += printer.call("aten.select.int", [printing.Written(source), 0, place], [kind])
        given = printer.inlined(body, [*values[:count], *inner, *fixed])
        following = given[:count]
        for whole, row in zip(values[count:], given[count:]):
            parts = [printing.Written(whole), printing.Written(row), 0, place]
            following += printer.call("aten.select_scatter", parts, [whole[1]])
        return always, following

    return _loop(printer, printer.operand(limit), always, [*first, *empty], results, step)


def _scan(printer: Printer, node: Node) -> list[Operand]:
    """scan(graph, carried, tensors by rows, others): the last carried, and what rows give."""
    return _rows(printer, node, *node.args)


def _map(printer: Printer, node: Node) -> list[Operand]:
    """map(graph, tensors by rows, others): what rows give."""
    body, sources, others = node.args
    return _rows(printer, node, body, (), sources, others)


def _with_effects(printer: Printer, node: Node) -> list[Any]:
    """with_effects(token, operator, arguments...): as without; what only checks is left out."""
    _, target, *arguments = node.args
    if not target._schema.returns:
        return [None, None]
    inner = torch.fx.Graph().call_function(target, tuple(arguments), dict(node.kwargs))
    values = node.meta["val"][1:]
    inner.meta["val"] = values[0] if len(target._schema.returns) == 1 else values
    printer.node(inner)
    results = printer.values.pop(inner)
    return [None, *(results if isinstance(results, list) else [results])]


def _out_dtype(printer: Printer, node: Node) -> Operand:
    """out_dtype(operator, type, arguments...): the operator on its tensors in another type."""
    target, dtype, *arguments = node.args
    given: list[Any] = []
    for argument in arguments:
        if isinstance(argument, torch.fx.Node) and isinstance(argument.meta["val"], torch.Tensor):
            kind = printing.tensor_type(argument.meta["val"].to(dtype))
            how = [argument, dtype, None, None, None, False, None]
            argument = printing.Written(printer.call("aten._to_copy", how, [kind])[0])
        given.append(argument)
    inner = torch.fx.Graph().create_node("call_function", target)
    inner.meta["val"] = node.meta["val"]
    printer.node(inner, given)
    return printer.values.pop(inner)


def _flex_attention(printer: Printer, node: Node) -> list[Operand]:
    """flex_attention(query, key, value, a graph of scores, a mask with one, ...): what torch
    defines it as, whose vmap makes the graphs of numbers graphs of tensors."""
    detect_fake_mode = import_module("torch._guards").detect_fake_mode
    math_attention = import_module("torch._higher_order_ops.flex_attention").math_attention
    make_fx = import_module("torch.fx.experimental.proxy_tensor").make_fx
    leaves, form = torch.utils._pytree.tree_flatten((node.args, node.kwargs))
    nodes = dict.fromkeys(leaf for leaf in leaves if isinstance(leaf, torch.fx.Node))
    named = [leaf for leaf in nodes if leaf.op == "get_attr"]
    graphs = {leaf: printer.module.get_submodule(leaf.target) for leaf in named}
    inputs = [leaf for leaf in nodes if leaf not in graphs]

    def attention(*values: Any) -> Any:
        known = {**graphs, **dict(zip(inputs, values))}
        every = [known[leaf] if isinstance(leaf, torch.fx.Node) else leaf for leaf in leaves]
        arguments, keywords = torch.utils._pytree.tree_unflatten(every, form)
        return math_attention(*arguments, **keywords)

    values = [leaf.meta["val"] for leaf in inputs]
    with detect_fake_mode(values):
        module = make_fx(attention, decomposition_table=printing.decompositions())(*values)
    return printer.results_of(module, [printer.operand(leaf) for leaf in inputs])


OPERATORS: dict[str, Callable[[Printer, Node], Any]] = {
    "cond": _cond,
    "while_loop": _while,
    "scan": _scan,
    "map_impl": _map,
    "out_dtype": _out_dtype,
    "with_effects": _with_effects,
    "flex_attention": _flex_attention,
}
