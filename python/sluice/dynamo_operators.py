"""Operators under torch.compile that core ATen keeps whole, in operators that Sluice has."""

import functools
import math
from collections.abc import Callable
from importlib import import_module
from typing import Any

from .torch import (
    FURTHER, Operator, Tensor, composites, get_decompositions, inverse, order_in_memory, torch,
)

F = import_module("torch.nn.functional")
core_aten_decompositions = import_module("torch._decomp").core_aten_decompositions
_aten = torch.ops.aten


def _linspace(whole: Operator, start: Any, end: Any, *given: Any, dtype: Any = None,
              **how: Any) -> Tensor:
    """Of integers, the ends are integers first, as torch has it when it does not decompose."""
    if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
        start, end = (value.trunc() if isinstance(value, torch.Tensor) else math.trunc(value)
                      for value in (start, end))
    return whole(start, end, *given, dtype=dtype, **how)


def _determinant(whole: Operator, x: Tensor) -> Any:
    """torch factors the transposed of what lies by rows, and its gradients take that from the
    factors."""
    turned = x.mT
    by_rows = x.is_contiguous() and not turned.is_contiguous() and not x.is_complex()
    return whole(turned) if by_rows else NotImplemented


def _max_unpool2d(whole: Operator, x: Tensor, *given: Any) -> Tensor:
    """On the host the result lies in memory as `x` does, which torch's decomposition leaves out."""
    by_rows = whole(x, *given)
    return by_rows if x.device.type != "cpu" else by_rows.contiguous(
        memory_format=torch._prims_common.suggest_memory_format(x))


def _complex_variance(whole: Operator, with_mean: bool, x: Tensor, dim: Any = None, *,
                      correction: Any = None, keepdim: bool = False) -> Any:
    """That of complex numbers is the sum of those of their parts."""
    if not x.is_complex():
        return NotImplemented
    how = {"correction": correction, "keepdim": keepdim}
    variance = whole(x.real, dim, **how) + whole(x.imag, dim, **how)
    return (variance, x.mean(dim, keepdim=keepdim)) if with_mean else variance


def _complex_addbmm(x: Tensor, left: Tensor, right: Tensor, *, beta: Any = 1,
                    alpha: Any = 1) -> Any:
    if not x.is_complex():
        return NotImplemented
    product = _aten.bmm(left, right).sum(0) * alpha
    return product.expand(x.shape).clone() if beta == 0 else x * beta + product


def _complex_cumprod(x: Tensor, dim: int, *, dtype: Any = None) -> Any:
    """Products of 1, 2, 4... elements up to each."""
    x = x.clone() if dtype is None else x.to(dtype)
    size, step = x.shape[dim] if x.dim() else 1, 1
    if not x.is_complex() or not isinstance(size, int):
        return NotImplemented
    while step < size:
        rest = size - step
        x = torch.cat([x.narrow(dim, 0, step), x.narrow(dim, step, rest) * x.narrow(dim, 0, rest)],
                      dim)
        step *= 2
    return x


def _complex_product(x: Tensor, dim: int = 0, keepdim: bool = False, *, dtype: Any = None) -> Any:
    """Halves are multiplied until there is one element."""
    x = x if dtype is None else x.to(dtype)
    if not x.is_complex() or not x.dim() or not isinstance(size := x.shape[dim], int):
        return NotImplemented
    while size > 1:
        half, last = size // 2, x.narrow(dim, size - size % 2, size % 2)
        x = torch.cat([x.narrow(dim, 0, half) * x.narrow(dim, half, half), last], dim)
        size = half + size % 2
    x = x if size else x.new_ones([1 if d == dim % x.dim() else n for d, n in enumerate(x.shape)])
    return x if keepdim else x.squeeze(dim)


def _complex_product_of_all(x: Tensor, *, dtype: Any = None) -> Any:
    return _complex_product(x.reshape(-1), dtype=dtype)


def _complex_nonzero(x: Tensor) -> Any:
    return _aten.nonzero(x != 0) if x.is_complex() else NotImplemented


def _as_strided_scatter(x: Tensor, source: Tensor, sizes: list[int], strides: list[int],
                        begin: int | None = None) -> Any:
    """Other elements of what lies in memory, where that is all of `x`."""
    order = order_in_memory(x)
    if order is None:
        return NotImplemented
    places = torch.full((), begin or 0, dtype=torch.int64, device=x.device)
    for size, stride in zip(sizes, strides):
        places = places.unsqueeze(-1) + torch.arange(size, device=x.device) * stride
    lying = x.permute(order)
    whole = lying.reshape(-1).scatter(0, places.reshape(-1), source.reshape(-1))
    return whole.view(lying.shape).permute(inverse(order))


def _encoder_layer(
    x: Tensor, width: int, heads: int, qkv: Tensor, qkv_bias: Tensor, out: Tensor, out_bias: Tensor,
    has_gelu: bool, norm_first: bool, eps: float, *given: Any,
) -> Tensor:
    """torch's kernel for the inference of nn.TransformerEncoderLayer. Whatever type a mask has, what
    is not 0 in it is left out: rows by columns, columns of a batch, or both for each head."""
    scale_1, bias_1, scale_2, bias_2, up, up_bias, down, down_bias, *mask = given
    mask, kind = [*mask, None, None][:2]

    def normed(x: Tensor, scale: Tensor, bias: Tensor) -> Tensor:
        return F.layer_norm(x, (width,), scale, bias, eps)

    def attend(x: Tensor) -> Tensor:
        q, k, v = F.linear(x, qkv, qkv_bias).unflatten(-1, (3, heads, -1)).permute(2, 0, 3, 1, 4)
        seen = None if mask is None else ~mask.to(torch.bool)
        seen = seen[:, None, None] if seen is not None and kind == 1 else seen
        y = F.scaled_dot_product_attention(q, k, v, seen)
        return F.linear(y.transpose(1, 2).flatten(2), out, out_bias)

    def feed(x: Tensor) -> Tensor:
        y = F.linear(x, up, up_bias)
        return F.linear(F.gelu(y) if has_gelu else y.relu(), down, down_bias)

    if norm_first:
        x = x + attend(normed(x, scale_1, bias_1))
        return x + feed(normed(x, scale_2, bias_2))
    x = normed(x + attend(x), scale_1, bias_1)
    return normed(x + feed(x), scale_2, bias_2)


DECOMPOSITIONS: dict[Operator, Callable[..., Any]] = {
    _aten._transformer_encoder_layer_fwd.default: _encoder_layer,
    _aten.addbmm.default: _complex_addbmm,
    _aten.as_strided_scatter.default: _as_strided_scatter,
    _aten.nonzero.default: _complex_nonzero,
    _aten.cumprod.default: _complex_cumprod,
    _aten.prod.default: _complex_product_of_all,
    _aten.prod.dim_int: _complex_product,
    _aten.var.correction: functools.partial(_complex_variance, _aten.var.correction, False),
    _aten.var_mean.correction: functools.partial(_complex_variance, _aten.var.correction, True),
    _aten.max_unpool2d.default: functools.partial(
        _max_unpool2d, core_aten_decompositions()[_aten.max_unpool2d.default]),
    **{whole: functools.partial(_determinant, whole)
       for whole in (_aten._linalg_det.default, _aten._linalg_slogdet.default)},
    **{operator: functools.partial(_linspace, whole)
       for operator, whole in core_aten_decompositions().items()
       if operator.name().startswith("aten::linspace") and "out" not in operator.name()},
    **get_decompositions([_aten._batch_norm_with_update, _aten._batch_norm_with_update_functional,
                          _aten.batch_norm_backward]),
    **FURTHER,
    **composites("aten::_foreach_"),
    _aten.narrow_copy.default: lambda *given: _aten.narrow(*given).clone(),
    _aten.unbind_copy.int: lambda *given: [part.clone() for part in _aten.unbind(*given)],
}
"""By operator, as aot_autograd takes them."""
