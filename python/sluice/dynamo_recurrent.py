"""Recurrent layers under torch.compile, as loops over their steps.

torch takes them apart into operators of every step, which takes seconds for each, or calls a kernel
of its own on the host. Here a layer is one scan, whose gradient is another that goes back: in the
products of the weights' gradients all steps are rows.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from .torch import GraphModule, Tensor, torch

F = import_module("torch.nn.functional")
scan_op = import_module("torch._higher_order_ops.scan").scan_op
Tensors: TypeAlias = Sequence[Tensor]


def _lstm(sums: Tensor, _: Tensor, c: Tensor) -> Tensors:
    """The states after a step, from what comes of its input and of the states before."""
    i, f, g, o = sums.chunk(4, -1)
    after = f.sigmoid() * c + i.sigmoid() * g.tanh()
    return o.sigmoid() * after.tanh(), after


def _gru(x: Tensor, hidden: Tensor, h: Tensor) -> Tensors:
    (xr, xz, xn), (hr, hz, hn) = x.chunk(3, -1), hidden.chunk(3, -1)
    n, z = (xn + (xr + hr).sigmoid() * hn).tanh(), (xz + hz).sigmoid()
    return ((h - n) * z + n,)


def _tanh(sums: Tensor, _: Tensor) -> Tensors:
    return (sums.tanh(),)


def _relu(sums: Tensor, _: Tensor) -> Tensors:
    return (sums.relu(),)


_CELLS: dict[str, Callable[..., Tensors]] = {
    "lstm": _lstm, "gru": _gru, "rnn_tanh": _tanh, "rnn_relu": _relu}


def _parts(kind: str, x: Tensor, hidden: Tensor) -> list[Tensor]:
    """What a cell takes of what comes of inputs and of states before: most take the sums only."""
    return [x, hidden] if kind == "gru" else [x + hidden]


class _Steps(torch.autograd.Function):
    """All steps of a layer in one direction: the first state after each, and the last states. `x`
    is what comes of the inputs, `weight` and `bias` make the rest of the first state, which
    `projection` multiplies; bias and projection may be None."""

    @staticmethod
    def forward(ctx: Any, kind: str, is_trained: bool, x: Tensor, weight: Tensor, bias: Tensor,
                projection: Tensor, *states: Tensor) -> Tensors:
        cell, count = _CELLS[kind], len(states)
        # Copies: on GPUs weights lie in one memory, first states may be one tensor.
        layer = [each.clone() for each in (weight, bias, projection) if each is not None]

        def step(*given: Tensor) -> list[Tensor]:
            before, x, rest = given[:count], given[count], list(given[count + 1:])
            last = None if projection is None else rest.pop()
            h, *others = cell(*_parts(kind, x, F.linear(before[0], *rest)), *before)
            after = [h if last is None else F.linear(h, last), *others]
            return [*after, *(each.clone() for each in after[: count if is_trained else 1])]

        results = scan_op(step, [state.clone() for state in states], [x], tuple(layer))
        ctx.kind = kind
        if is_trained:
            ctx.save_for_backward(weight, bias, projection, x, *states, *results[count:])
        return results[count], *results[:count]

    @staticmethod
    def backward(ctx: Any, of_rows: Tensor, *of_last: Tensor) -> tuple[Any, ...]:
        weight, bias, projection, x, *rest = ctx.saved_tensors
        cell, count = _CELLS[ctx.kind], len(of_last)
        before = [torch.cat([first[None], rows[:-1]])
                  for first, rows in zip(rest[:count], rest[count:])]
        parts = _parts(ctx.kind, x, F.linear(before[0], weight, bias))
        layer = [each.clone() for each in (weight, projection) if each is not None]

        def step(*given: Tensor) -> list[Tensor]:
            (of_h, *others), (of_row, *rest) = given[:count], given[count:]
            of_h, (weight, *last) = of_h + of_row, rest[-len(layer):]
            _, pull = torch.func.vjp(cell, *rest[:-len(layer)])
            gradients = pull((of_h @ last[0] if last else of_h, *others))
            of_parts, (direct, *others) = gradients[:len(parts)], gradients[len(parts):]
            return [of_parts[-1] @ weight + direct, *others, *(each.clone() for each in of_parts),
                    *([of_h] if last else [])]

        rows = [each.flip(0) for each in (of_rows, *parts, *before)]
        results = scan_op(step, [each.clone() for each in of_last], rows, tuple(layer))
        of_x, *of_others = (each.flip(0) for each in results[count:])
        of_hidden = [of_x, *of_others][len(parts) - 1]
        return (None, None, of_x, _product(of_hidden, before[0]),
                None if bias is None else of_hidden.sum((0, 1)),
                _product(of_others[-1], cell(*parts, *before)[0]) if projection is not None
                else None, *results[:count])


def _product(x: Tensor, y: Tensor) -> Tensor:
    """That of columns of all steps."""
    return x.flatten(0, 1).t() @ y.flatten(0, 1)


def _cast(given: Tensors, place: str) -> list[Tensor]:
    """Tensors as torch.autocast has them there."""
    if not torch.is_autocast_enabled(place):
        return [*given]
    return [each.to(torch.get_autocast_dtype(place)) for each in given]


def _layers(kind: str, x: Tensor, first: Any, weights: Tensors, has_bias: bool, layers: int,
            dropout: float, is_trained: bool, is_bidirectional: bool, batch_first: bool) -> Any:
    """torch.lstm, torch.gru, torch.rnn_tanh and torch.rnn_relu of tensors."""
    place = x.device.type
    states = _cast(first if kind == "lstm" else [first], place)
    weights = _cast(weights, place)
    (x,) = _cast([x.transpose(0, 1) if batch_first else x], place)
    with torch.autocast(place, enabled=False):
        needs = torch.is_grad_enabled() and any(
            each.requires_grad for each in (x, *states, *weights))
        given, last = iter(weights), list[list[Tensor]]()
        is_projected = kind == "lstm" and states[0].shape[-1] != states[1].shape[-1]
        for layer in range(layers):
            rows: list[Tensor] = []
            for direction in range(1 + is_bidirectional):
                of_x, of_h = next(given), next(given)
                biases = [next(given), next(given)] if has_bias else [None, None]
                projection = next(given) if is_projected else None
                inputs = F.linear(x.flip(0) if direction else x, of_x, biases[0])
                row, *after = _Steps.apply(kind, needs, inputs, of_h, biases[1], projection,
                                           *(state[len(last)] for state in states))
                rows.append(row.flip(0) if direction else row)
                last.append(after)
            x = torch.cat(rows, -1) if is_bidirectional else rows[0]
            if dropout and is_trained and layer + 1 < layers:
                x = F.dropout(x, dropout)
        x = x.transpose(0, 1) if batch_first else x
        return x, *(torch.stack(each) for each in zip(*last))


def take_apart(module: GraphModule) -> None:
    """Puts loops in place of a graph's recurrent layers of tensors; those of packed sequences stay
    torch's."""
    for node in module.graph.nodes:
        kind = getattr(node.target, "__name__", "")
        if node.op == "call_function" and kind in _CELLS and isinstance(node.args[3], bool):
            node.args, node.target = (kind, *node.args), _layers
    module.recompile()
