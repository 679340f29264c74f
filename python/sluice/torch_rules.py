"""Rules by which torch 2.11 traces operators to other types or strides than they compute, corrected
where it looks them up, so that all that it decides by them is right too."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .torch import Operator, Tensor, torch

_rules = import_module("torch._subclasses.fake_impls").op_implementations_dict
_aten = torch.ops.aten


def _bincount(counts: Tensor, _: Tensor, weights: Tensor = None, minlength: int = 0) -> Tensor:
    kind = (torch.int64 if weights is None else torch.float32 if weights.dtype == torch.float32
            else torch.float64)
    return counts.new_empty(counts.shape, dtype=kind)


def _unique(results: Any, x: Tensor, dim: int | None = None, *_: Any,
            **__: Any) -> tuple[Tensor, ...]:
    """Numbers of places and counts are no values of the operand; slices lie one after the other."""
    first, *others = results
    if dim is not None:
        sizes = list(first.shape)
        count = sizes.pop(dim % x.dim())
        first = first.new_empty([count, *sizes]).movedim(0, dim)
    return first, *(each.new_empty(each.shape, dtype=torch.int64) for each in others)


def _correct(operator: Operator, corrected: Callable[..., Any]) -> None:
    if rule := _rules.get(operator):  # Without one torch does not trace it.
        def traced(mode: Any, op: Operator, *given: Any, **named: Any) -> Any:
            return corrected(rule(mode, op, *given, **named), *given, **named)

        _rules[operator] = traced


def _unique_of_all(results: Any, x: Tensor, *_: Any, **__: Any) -> tuple[Tensor, ...]:
    return _unique(results, x)


def _unique_of_runs(results: Any, x: Tensor, return_inverse: bool = False,
                    return_counts: bool = False, dim: int | None = None) -> tuple[Tensor, ...]:
    return _unique(results, x, dim)


_correct(_aten.bincount.default, _bincount)
_correct(_aten._unique2.default, _unique_of_all)
_correct(_aten.unique_dim.default, _unique)
_correct(_aten.unique_consecutive.default, _unique_of_runs)
