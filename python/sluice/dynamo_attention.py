"""Attention under torch.compile, in operators of core ATen.

torch picks a kernel of its own for F.scaled_dot_product_attention before a backend sees the graph:
a flash kernel of the host, or one of three of GPUs. Here each is the same products around a softmax,
forward and backward, which the compiler makes its own kernels of. Those with dropout stay torch's.
"""

from collections.abc import Callable
from typing import Any

from .dynamo_gradients import gradients
from .dynamo_operators import DECOMPOSITIONS, core_aten_decompositions
from .torch import Operator, Tensor, torch

_aten = torch.ops.aten


def decompositions() -> dict[Operator, Callable[..., Any]]:
    """Those of core ATen and of further operators, and those of attention. Core ATen's of the host's
    kernel returns the weights in place of the logarithm of their sums, which the gradients are made
    of."""
    kernels = [f"_scaled_dot_product_{kind}_attention{end}"
               for kind in ("flash", "efficient", "cudnn") for end in ("", "_backward")]
    host = "_scaled_dot_product_flash_attention_for_cpu"
    return {**core_aten_decompositions(), **DECOMPOSITIONS, **gradients(),
            **{getattr(_aten, name).default: _decomposed(name)
               for name in (*kernels, host, f"{host}_backward")}}


def _scores(query: Tensor, key: Tensor, is_causal: bool, bias: Tensor, scale: Any) -> Tensor:
    """What softmax is taken of, in f32 at least."""
    scores = _wide(query) @ _wide(key).transpose(-2, -1) * scale
    if is_causal:
        rows, columns = scores.shape[-2:]
        seen = torch.ones(rows, columns, dtype=torch.bool, device=query.device).tril()
        scores = torch.where(seen, scores, float("-inf"))
    if bias is None:
        return scores
    return torch.where(bias, scores, float("-inf")) if bias.dtype == torch.bool else scores + bias


def _wide(tensor: Tensor) -> Tensor:
    return tensor.to(torch.promote_types(tensor.dtype, torch.float32))


def _repeated(tensor: Tensor, query: Tensor) -> Tensor:
    """Keys or values with as many heads as there are queries."""
    batch, heads, rows, columns = tensor.shape
    times = query.shape[1] // heads
    if times == 1:
        return tensor
    return tensor.unsqueeze(2).expand(batch, heads, times, rows, columns).flatten(1, 2)


def _forward(query: Tensor, key: Tensor, value: Tensor, bias: Tensor, is_causal: bool,
             scale: Any) -> tuple[Tensor, Tensor]:
    """What attention returns, and the logarithm of the sums that softmax divides by."""
    scale = query.shape[-1]**-0.5 if scale is None else scale
    scores = _scores(query, _repeated(key, query), is_causal, bias, scale)
    out = scores.softmax(-1) @ _wide(_repeated(value, query))
    return out.to(query.dtype), scores.logsumexp(-1)


def _backward(grad: Tensor, query: Tensor, key: Tensor, value: Tensor, bias: Tensor, out: Tensor,
              logsumexp: Tensor, is_causal: bool, scale: Any) -> tuple[Tensor, ...]:
    """Gradients of queries, keys, values and scores. With P the weights, that of scores is
    dS = P (dP - sum(dO O)) (Dao et al. 2022, algorithm 4)."""
    scale = query.shape[-1]**-0.5 if scale is None else scale
    keys, values = _repeated(key, query), _repeated(value, query)
    weights = (_scores(query, keys, is_causal, bias, scale) - logsumexp.unsqueeze(-1)).exp()
    wide = _wide(grad)
    inner = (wide * _wide(out)).sum(-1, keepdim=True)
    scores = weights * (wide @ _wide(values).transpose(-2, -1) - inner)
    parts = ((scores * scale) @ _wide(keys), (scores * scale).transpose(-2, -1) @ _wide(query),
             weights.transpose(-2, -1) @ wide)

    def narrow(part: Tensor, like: Tensor) -> Tensor:
        if part.shape != like.shape:  # Gradients of heads that were repeated are added up.
            part = part.unflatten(1, (like.shape[1], -1)).sum(2)
        return part.to(like.dtype)

    return (*map(narrow, parts, (query, key, value)), scores)


_STATES = "philox_seed", "philox_offset", "rng_state", "unused"
"""Results in place of a random generator's seed and offset."""


def _decomposed(name: str) -> Callable[..., Any]:
    """torch's kernel of that name, whose schema says what it takes and returns
    (aten/src/ATen/native/native_functions.yaml)."""
    schema = getattr(_aten, name).default._schema

    def kernel(*values: Any, **named: Any) -> Any:
        given: dict[str, Any] = {argument.name: argument.default_value
                                 for argument in schema.arguments}
        given.update(zip(given, values), **named)
        if given["dropout_p"] or given.get("return_debug_mask"):
            return NotImplemented
        query, key, value = given["query"], given["key"], given["value"]
        bias = given.get("attn_bias", given.get("attn_mask"))
        how = given["is_causal"], given["scale"]
        if name.endswith("_backward"):
            *parts, scores = _backward(next(iter(given.values())), query, key, value, bias,
                                       given["out"], given["logsumexp"], *how)
            if "grad_input_mask" not in given:
                return tuple(parts)
            if bias is None or not given["grad_input_mask"][3]:
                return (*parts, None)
            return (*parts, scores.sum_to_size(bias.shape).to(bias.dtype))
        out, sums = _forward(query, key, value, bias, *how)
        known: dict[str, Any] = {"output": out, "logsumexp": sums, "log_sumexp": sums,
                                 "max_q": query.shape[2], "max_k": key.shape[2]}
        if "cudnn" not in name:
            known["debug_attn_mask"] = query.new_zeros(0)
        return tuple(query.new_zeros((), dtype=torch.int64) if result.name in _STATES
                     else known.get(result.name) for result in schema.returns)

    return kernel
