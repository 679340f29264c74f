"""Rules by which torch 2.11 traces operators to other types or strides than they compute, corrected
where it looks them up, so that all that it decides by them is right too."""

import torch
from torch._subclasses.fake_impls import op_implementations_dict as _rules

_aten = torch.ops.aten


def _bincount(counts, _, weights=None, minlength=0):
    kind = (torch.int64 if weights is None else torch.float32 if weights.dtype == torch.float32
            else torch.float64)
    return counts.new_empty(counts.shape, dtype=kind)


def _unique(results, x, dim=None):
    """Numbers of places and counts are no values of the operand; slices lie one after the other."""
    first, *others = results
    if dim is not None:
        sizes = list(first.shape)
        count = sizes.pop(dim % x.dim())
        first = first.new_empty([count, *sizes]).movedim(0, dim)
    return first, *(each.new_empty(each.shape, dtype=torch.int64) for each in others)


def _correct(operator, corrected):
    if rule := _rules.get(operator):  # Without one torch does not trace it.
        _rules[operator] = lambda mode, op, *given, **named: corrected(
            rule(mode, op, *given, **named), *given, **named)


_correct(_aten.bincount.default, _bincount)
_correct(_aten._unique2.default, lambda results, x, *_, **__: _unique(results, x))
_correct(_aten.unique_dim.default, lambda results, x, dim, *_, **__: _unique(results, x, dim))
_correct(_aten.unique_consecutive.default,
         lambda results, x, return_inverse=False, return_counts=False, dim=None: _unique(
             results, x, dim))
