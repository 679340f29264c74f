"""Gradients that torch has a kernel of its own for, in operators of core ATen."""

import itertools
import math
from collections.abc import Callable
from typing import Any

from .torch import Operator, Tensor, torch

_aten = torch.ops.aten


def _masked_scatter(grad: Tensor, mask: Tensor, sizes: list[int]) -> Tensor:
    """The gradient of what was scattered: element k is that of the k-th place in the mask."""
    count, mask = math.prod(sizes), mask.expand(grad.shape).reshape(-1)
    places = torch.where(mask, mask.to(torch.int64).cumsum(0) - 1, count)
    return grad.new_zeros(count + 1).scatter_add(0, places, grad.reshape(-1))[:count].view(sizes)


def _cdist(grad: Tensor, x1: Tensor, x2: Tensor, p: float, cdist: Tensor) -> Tensor:
    """The gradient of x1 from distances (sum |d|^p)^(1/p) of all rows: that of each difference d is
    sign(d) (|d| / distance)^(p - 1), 0 where the rows are the same."""
    difference = x1.unsqueeze(-2) - x2.unsqueeze(-3)
    size, distance = difference.abs(), cdist.unsqueeze(-1)
    if math.isinf(p):
        share = (size == distance).to(grad.dtype)
    elif p == 0:
        share = torch.zeros_like(size)
    else:
        share = (size / distance)**(p - 1)
        share = torch.where((distance == 0) | (size == 0), 0.0, share)
    return (grad.unsqueeze(-1) * difference.sign() * share).sum(-2)


def _pdist(grad: Tensor, x: Tensor, p: float, pdist: Tensor) -> Tensor:
    """Those of all n rows to each other: of rows i < j it is element i (2n - i - 1) / 2 + j - i - 1
    of `pdist`."""
    rows = x.shape[0]
    if rows < 2:
        return torch.zeros_like(x)
    i = torch.arange(rows, device=x.device)
    low, high = torch.minimum(i.unsqueeze(1), i), torch.maximum(i.unsqueeze(1), i)
    places = torch.where(low < high, low * (2 * rows - low - 1) // 2 + high - low - 1, 0)
    grads, distances = (torch.where(low < high, each[places], 0.0) for each in (grad, pdist))
    return _cdist(grads, x, x, p, distances)


# ----------------------------------------------------------------------------
# Samples of grids
# ----------------------------------------------------------------------------

Taps = list[tuple[Tensor, Any, Any]]
"""Of one dimension: which elements count, by which factors, and what those change by."""


def _place(at: Tensor, size: int, padding: int, is_aligned: bool) -> tuple[Tensor, Any]:
    """A coordinate within what there is of a dimension, and what it changes by."""
    if padding == 0:
        return at, 1.0
    slope: Any = 1.0
    if padding == 2:
        low, span = (0.0, size - 1) if is_aligned else (-0.5, size)
        if span == 0:
            return torch.zeros_like(at), 0.0
        off = at - low
        turns, rest = torch.floor(off.abs() / span), torch.fmod(off.abs(), span)
        is_even = torch.fmod(turns, 2) == 0
        at = torch.where(is_even, rest, span - rest) + low
        slope = torch.where(is_even == (off >= 0), 1.0, -1.0)
    inside = (at > 0) & (at < size - 1)
    return at.clamp(0, size - 1), torch.where(inside, slope, 0.0)


def _taps(at: Tensor, size: int, mode: int, padding: int, is_aligned: bool) -> Taps:
    if mode == 2:  # Each of the elements is within, not the coordinate.
        first = torch.floor(at)
        t = at - first
        a, taps = -0.75, Taps()
        for k, x in ((-1, t + 1), (0, t), (1, 1 - t), (2, 2 - t)):
            if k in (-1, 2):
                factor = ((a * x - 5 * a) * x + 8 * a) * x - 4 * a
                change = (3 * a * x - 10 * a) * x + 8 * a
            else:
                factor = ((a + 2) * x - (a + 3)) * x * x + 1
                change = (3 * (a + 2) * x - 2 * (a + 3)) * x
            taps.append((_place(first + k, size, padding, is_aligned)[0], factor,
                         change if k < 1 else -change))
        return taps
    at, slope = _place(at, size, padding, is_aligned)
    if mode == 1:
        return [(torch.round(at), 1.0, 0.0)]
    first = torch.floor(at)
    return [(first, first + 1 - at, -slope), (first + 1, at - first, slope)]


def _grid_sampler(grad: Tensor, x: Tensor, grid: Tensor, mode: int, padding: int, is_aligned: bool,
                  mask: list[bool]) -> tuple[Tensor | None, Tensor]:
    """A sample is the sum of elements around a coordinate of `grid`, whose last dimension comes
    first, by products of factors of each dimension."""
    sizes, samples = x.shape[2:], grid.shape[1:-1]
    scales = [((n - 1) if is_aligned else n) / 2 for n in sizes]
    places = [(grid.select(-1, len(sizes) - 1 - d) + 1) * scale - (0 if is_aligned else 0.5)
              for d, scale in enumerate(scales)]
    every = [_taps(at, n, mode, padding, is_aligned) for at, n in zip(places, sizes)]
    flat, grads = x.flatten(2), grad.flatten(2)
    of_x: Any = torch.zeros_like(flat)
    of_places: list[Any] = [0.0] * len(sizes)
    for taps in itertools.product(*every):
        seen: Any = torch.ones_like(taps[0][0], dtype=torch.bool)
        index: Any = torch.zeros_like(taps[0][0], dtype=torch.int64)
        for (at, _, _), n in zip(taps, sizes):
            seen = seen & (at >= 0) & (at <= n - 1)
            index = index * n + torch.where(seen, at, 0).to(torch.int64)
        index = index.flatten(1).unsqueeze(1).expand(grads.shape)
        factor: Any = torch.where(seen, math.prod(factor for _, factor, _ in taps), 0.0).to(x.dtype)
        if mask[0]:
            of_x = of_x.scatter_add(2, index, grads * factor.flatten(1).unsqueeze(1))
        if mode != 1:
            value = (flat.gather(2, index) * grads).sum(1).view(-1, *samples)
            for d, (_, _, change) in enumerate(taps):
                others = math.prod(factor for e, (_, factor, _) in enumerate(taps) if e != d)
                of_places[d] = of_places[d] + torch.where(seen, value * others * change, 0.0)
    of_grid = (torch.zeros_like(grid) if mode == 1 else torch.stack(
        [of * scale for of, scale in zip(of_places, scales)][::-1], -1))
    return of_x.view(x.shape) if mask[0] else None, of_grid


# ----------------------------------------------------------------------------
# Rows in bags and groups
# ----------------------------------------------------------------------------


def _bags(indices: Tensor, offsets: Tensor) -> Tensor:
    """The bag of each index."""
    count = indices.shape[0]
    begun = indices.new_zeros(count + 1).scatter_add(
        0, offsets.to(torch.int64), torch.ones_like(offsets, dtype=indices.dtype))
    return begun.cumsum(0)[:count] - 1


def _embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, by_counts: bool = False, mode: int = 0,
    sparse: bool = False, factors: Tensor = None, with_last: bool = False, padding: int = -1,
) -> Any:
    """The largest of bags, and which row each is of, which gradients are made by."""
    if mode != 2 or sparse:
        return NotImplemented
    bags = torch.arange(offsets.shape[0] - with_last, device=weight.device)
    member = ((_bags(indices, offsets) == bags.unsqueeze(1)) & (indices != padding)).unsqueeze(2)
    hidden = torch.where(member, weight[indices], -math.inf)
    largest, places = hidden.max(1)
    counts = member.sum((1, 2))
    is_any = (counts > 0).unsqueeze(1)
    return (torch.where(is_any, largest, 0.0), _bags(indices, offsets), counts,
            torch.where(is_any, indices[places], -1))


def _embedding_bag_backward(
    grad: Tensor, indices: Tensor, offsets: Tensor, _: Tensor, __: Tensor, largest: Tensor,
    rows: int, by_counts: bool, mode: int, sparse: bool, factors: Tensor, padding: int = -1,
) -> Any:
    if sparse or by_counts:  # torch's kernel divides by counts of other rows.
        return NotImplemented
    zeros = grad.new_zeros(rows, grad.shape[1])
    if mode == 2:
        return zeros.scatter_add(0, largest.clamp(min=0).to(torch.int64),
                                 torch.where(largest < 0, 0.0, grad))
    bags, is_read = _bags(indices, offsets), indices != padding
    share = is_read.to(grad.dtype)
    if mode == 1:
        share = share / grad.new_zeros(grad.shape[0]).scatter_add(0, bags, share).clamp(min=1)[bags]
    if factors is not None:
        share = share * factors
    return zeros.index_add(0, indices, grad[bags] * share.unsqueeze(1))


def _embedding_bag_factors(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor,
                           _: Tensor, mode: int, padding: int = -1) -> Tensor:
    products = (grad[_bags(indices, offsets)] * weight[indices]).sum(1)
    return torch.where(indices == padding, 0.0, products)


def _grouped_mm(x: Tensor, weight: Tensor, ends: Tensor, grad: Tensor) -> tuple[Tensor, Tensor]:
    """Those of transformers' product of groups of rows, each by a matrix, up to `ends`."""
    of_x = torch.ops.transformers.grouped_mm_fallback(grad, weight.mT, ends)
    rows = torch.arange(x.shape[0], device=x.device).unsqueeze(1)
    groups = torch.arange(ends.shape[0], device=x.device)
    member = ((rows >= ends).sum(1, keepdim=True) == groups).mT.unsqueeze(2)
    return of_x, torch.where(member, x, 0.0).mT @ grad


def gradients() -> dict[Operator, Callable[..., Any]]:
    """By operator, as aot_autograd takes them."""
    table = {
        _aten.masked_scatter_backward: _masked_scatter, _aten._cdist_backward: _cdist,
        _aten._pdist_backward: _pdist, _aten._embedding_bag: _embedding_bag,
        _aten.grid_sampler_2d_backward: _grid_sampler,
        _aten.grid_sampler_3d_backward: _grid_sampler,
        _aten._weight_norm_interface_backward: _aten._weight_norm_differentiable_backward,
        _aten._embedding_bag_backward: _embedding_bag_backward,
        _aten._embedding_bag_per_sample_weights_backward: _embedding_bag_factors,
    }
    if hasattr(torch.ops.transformers, "grouped_mm_fallback_backward"):  # Where it is loaded.
        table[torch.ops.transformers.grouped_mm_fallback_backward] = _grouped_mm
    return {packet.default: decomposition for packet, decomposition in table.items()}
