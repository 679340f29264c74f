"""Attention under torch.compile, in operators of core ATen.

torch picks a kernel of its own for F.scaled_dot_product_attention before a backend sees the graph:
a flash kernel of the host, or one of three of GPUs. Here each is the same products around a softmax,
forward and backward, which the compiler makes its own kernels of. Those with dropout stay torch's.
"""

import torch
from torch._decomp import core_aten_decompositions

_aten = torch.ops.aten


def decompositions():
    """Those of core ATen, and those of attention. Core ATen's of the host's kernel returns the
    weights in place of the logarithm of their sums, which the gradients are made of."""
    return {**core_aten_decompositions(), **{getattr(_aten, name).default: function
                                             for name, function in _KERNELS.items()}}


def _scores(query, key, is_causal, bias, scale):
    """What softmax is taken of, in f32 at least."""
    scores = _wide(query) @ _wide(key).transpose(-2, -1) * scale
    if is_causal:
        rows, columns = scores.shape[-2:]
        seen = torch.ones(rows, columns, dtype=torch.bool, device=query.device).tril()
        scores = torch.where(seen, scores, float("-inf"))
    if bias is None:
        return scores
    return torch.where(bias, scores, float("-inf")) if bias.dtype == torch.bool else scores + bias


def _wide(tensor):
    return tensor.to(torch.promote_types(tensor.dtype, torch.float32))


def _repeated(tensor, query):
    """Keys or values with as many heads as there are queries."""
    batch, heads, rows, columns = tensor.shape
    times = query.shape[1] // heads
    if times == 1:
        return tensor
    return tensor.unsqueeze(2).expand(batch, heads, times, rows, columns).flatten(1, 2)


def _forward(query, key, value, bias, is_causal, scale):
    """What attention returns, and the logarithm of the sums that softmax divides by."""
    scale = query.shape[-1]**-0.5 if scale is None else scale
    scores = _scores(query, _repeated(key, query), is_causal, bias, scale)
    out = scores.softmax(-1) @ _wide(_repeated(value, query))
    return out.to(query.dtype), scores.logsumexp(-1)


def _backward(grad, query, key, value, bias, out, logsumexp, is_causal, scale):
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

    def narrow(part, like):  # Gradients of heads that were repeated are added up.
        if part.shape != like.shape:
            part = part.unflatten(1, (like.shape[1], -1)).sum(2)
        return part.to(like.dtype)

    return (*map(narrow, parts, (query, key, value)), scores)


# ----------------------------------------------------------------------------
# torch's kernels, by what they take and return (aten/src/ATen/native/native_functions.yaml)
# ----------------------------------------------------------------------------


def _no_state(query):
    """In place of a random generator's seed and offset."""
    return query.new_zeros((), dtype=torch.int64)


def _host(query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None):
    if dropout_p:
        return NotImplemented
    return _forward(query, key, value, attn_mask, is_causal, scale)


def _host_backward(grad, query, key, value, out, logsumexp, dropout_p, is_causal, *,
                   attn_mask=None, scale=None):
    return _backward(grad, query, key, value, attn_mask, out, logsumexp, is_causal, scale)[:3]


def _flash(query, key, value, dropout_p=0.0, is_causal=False, return_debug_mask=False, *,
           scale=None):
    if dropout_p or return_debug_mask:
        return NotImplemented
    return (*_forward(query, key, value, None, is_causal, scale), None, None, query.shape[2],
            key.shape[2], _no_state(query), _no_state(query), query.new_zeros(0))


def _flash_backward(grad, query, key, value, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k,
                    dropout_p, is_causal, philox_seed, philox_offset, *, scale=None):
    if dropout_p:
        return NotImplemented
    return _backward(grad, query, key, value, None, out, logsumexp, is_causal, scale)[:3]


def _efficient(query, key, value, attn_bias, compute_log_sumexp, dropout_p=0.0, is_causal=False, *,
               scale=None):
    if dropout_p:
        return NotImplemented
    return (*_forward(query, key, value, attn_bias, is_causal, scale), _no_state(query),
            _no_state(query))


def _efficient_backward(grad, query, key, value, attn_bias, out, logsumexp, philox_seed,
                        philox_offset, dropout_p, grad_input_mask, is_causal=False, *, scale=None):
    if dropout_p:
        return NotImplemented
    *parts, scores = _backward(grad, query, key, value, attn_bias, out, logsumexp, is_causal, scale)
    wants_bias = attn_bias is not None and grad_input_mask[3]
    bias = scores.sum_to_size(attn_bias.shape).to(attn_bias.dtype) if wants_bias else None
    return (*parts, bias)


def _cudnn(query, key, value, attn_bias, compute_log_sumexp, dropout_p=0.0, is_causal=False,
           return_debug_mask=False, *, scale=None):
    if dropout_p or return_debug_mask:
        return NotImplemented
    return (*_forward(query, key, value, attn_bias, is_causal, scale), None, None, query.shape[2],
            key.shape[2], _no_state(query), _no_state(query), None)


def _cudnn_backward(grad, query, key, value, out, logsumexp, philox_seed, philox_offset, attn_bias,
                    cum_seq_q, cum_seq_k, max_q, max_k, dropout_p, is_causal, *, scale=None):
    if dropout_p:
        return NotImplemented
    return _backward(grad, query, key, value, attn_bias, out, logsumexp, is_causal, scale)[:3]


_KERNELS = {
    "_scaled_dot_product_flash_attention_for_cpu": _host,
    "_scaled_dot_product_flash_attention_for_cpu_backward": _host_backward,
    "_scaled_dot_product_flash_attention": _flash,
    "_scaled_dot_product_flash_attention_backward": _flash_backward,
    "_scaled_dot_product_efficient_attention": _efficient,
    "_scaled_dot_product_efficient_attention_backward": _efficient_backward,
    "_scaled_dot_product_cudnn_attention": _cudnn,
    "_scaled_dot_product_cudnn_attention_backward": _cudnn_backward,
}
