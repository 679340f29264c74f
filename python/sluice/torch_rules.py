"""Rules by which torch 2.11 traces operators whose results have other types or strides than it
tells, corrected where it looks them up: all that it decides by them is right too, here and in other
backends."""

import torch
from torch._subclasses.fake_impls import op_implementations_dict as _rules

_aten = torch.ops.aten


def _bincount(counts, _, weights=None, minlength=0):
    kind = (torch.int64 if weights is None else torch.float32 if weights.dtype == torch.float32
            else torch.float64)
    return counts.new_empty(counts.shape, dtype=kind)


def _unique(results, *_, **__):
    """Numbers of places and counts are no values of the operand."""
    first, *others = results
    return first, *(each.new_empty(each.shape, dtype=torch.int64) for each in others)


def _unique_dim(results, x, dim, *_, **__):
    """Slices lie one after the other."""
    first, *others = _unique(results)
    sizes = list(first.shape)
    count = sizes.pop(dim % x.dim())
    return first.new_empty([count, *sizes]).movedim(0, dim), *others


def _unique_consecutive(results, x, return_inverse=False, return_counts=False, dim=None):
    return _unique(results) if dim is None else _unique_dim(results, x, dim)


def _correct(operator, corrected):
    rule = _rules[operator]

    def whole(mode, op, *given, **named):
        return corrected(rule(mode, op, *given, **named), *given, **named)

    _rules[operator] = whole


_correct(_aten.bincount.default, _bincount)
_correct(_aten._unique2.default, _unique)
_correct(_aten.unique_dim.default, _unique_dim)
_correct(_aten.unique_consecutive.default, _unique_consecutive)
