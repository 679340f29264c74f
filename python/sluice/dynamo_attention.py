"""Attention under torch.compile, in operators of core ATen.

torch picks a kernel of its own for F.scaled_dot_product_attention before a backend sees the graph:
a flash kernel of the host, or one of three of GPUs. Here each is the same products around a softmax,
forward and backward, which the compiler makes its own kernels of; only once graphs of both are
apart, so that what is kept from one to the other is what torch's kernels keep, and no matrix of
weights. Those with dropout stay torch's.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .dynamo_gradients import gradients
from .dynamo_operators import DECOMPOSITIONS, core_aten_decompositions
from .torch import GraphModule, Node, Operator, Tensor, hints, inverse, torch

F = import_module("torch.nn.functional")
detect_fake_mode = import_module("torch._guards").detect_fake_mode
make_fx = import_module("torch.fx.experimental.proxy_tensor").make_fx
_aten = torch.ops.aten


def decompositions() -> dict[Operator, Callable[..., Any]]:
    """Those of core ATen and of further operators, but for attention's."""
    return {**core_aten_decompositions(), **DECOMPOSITIONS, **gradients(),
            **dict.fromkeys(_KERNELS, _kept)}


def _kept(*_: Any, **__: Any) -> Any:
    return NotImplemented


def take_apart(module: GraphModule) -> None:
    """Puts products around a softmax in place of a graph's kernels of attention."""
    for node in module.graph.nodes:
        if node.target not in _KERNELS:
            continue
        inputs = node.all_input_nodes

        def products(*values: Any, node: Node = node, inputs: list[Node] = inputs) -> Any:
            known = dict(zip(inputs, values))
            args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), known.__getitem__)
            needs_sums = any(user.args[1] == 1 for user in node.users)
            results = _KERNELS[node.target](*args, **kwargs, needs_sums=needs_sums)
            return results and [*map(_as_kernels, results, node.meta["val"])]

        values = [each.meta["val"] for each in inputs]
        with detect_fake_mode(values):
            traced = make_fx(products, core_aten_decompositions())(*values)
        places = dict(zip(traced.graph.find_nodes(op="placeholder"), inputs))
        with module.graph.inserting_before(node):
            results = module.graph.graph_copy(traced.graph, places)
        if not results:
            continue
        for user in [*node.users]:
            user.replace_all_uses_with(results[user.args[1]])
            module.graph.erase_node(user)
        module.graph.erase_node(node)
    module.graph.eliminate_dead_code()
    module.recompile()


def _as_kernels(result: Any, like: Any) -> Any:
    """A result in memory as that of torch's kernel, whose views others take."""
    if not isinstance(result, torch.Tensor) or result.dim() < 2:
        return result
    strides = hints(like.stride())
    order = sorted(range(like.dim()), key=lambda d: -strides[d])
    return result.permute(order).contiguous().permute(inverse(order))


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


def _factor(tensor: Tensor, query: Tensor) -> Tensor:
    """A factor of products, rounded as torch's kernels round it: to the type of the queries, in
    which matrix units multiply. Sums stay wide."""
    return _wide(tensor.to(query.dtype))


def _repeated(tensor: Tensor, query: Tensor) -> Tensor:
    """Keys or values with as many heads as there are queries."""
    batch, heads, rows, columns = tensor.shape
    times = query.shape[1] // heads
    if times == 1:
        return tensor
    return tensor.unsqueeze(2).expand(batch, heads, times, rows, columns).flatten(1, 2)


def _forward(query: Tensor, key: Tensor, value: Tensor, bias: Tensor, is_causal: bool,
             scale: Any, needs_sums: bool) -> tuple[Tensor, Tensor | None]:
    """What attention returns, and the logarithm of the sums that softmax divides by."""
    scale = query.shape[-1]**-0.5 if scale is None else scale
    scores = _scores(query, _repeated(key, query), is_causal, bias, scale)
    values = _wide(_repeated(value, query))
    if not needs_sums:  # The compiler makes one kernel of this.
        return (scores.softmax(-1) @ values).to(query.dtype), None
    most = scores.amax(-1, keepdim=True)
    powers = (scores - most).exp()
    total = powers.sum(-1, keepdim=True)
    out = _factor(powers / total, query) @ values
    return out.to(query.dtype), (total.log() + most).squeeze(-1)


def _backward(grad: Tensor, query: Tensor, key: Tensor, value: Tensor, bias: Tensor, out: Tensor,
              logsumexp: Tensor, is_causal: bool, scale: Any) -> tuple[Tensor, ...]:
    """Gradients of queries, keys, values and scores. With P the weights, that of scores is
    dS = P (dP - sum(dO O)) (Dao et al. 2022, algorithm 4)."""
    scale = query.shape[-1]**-0.5 if scale is None else scale
    keys, values = _repeated(key, query), _repeated(value, query)
    sums = logsumexp.flatten(2)[..., :query.shape[2], None]
    weights = (_scores(query, keys, is_causal, bias, scale) - sums).exp()
    wide = _wide(grad)
    inner = (wide * _wide(out)).sum(-1, keepdim=True)
    scores = weights * (wide @ _wide(values).transpose(-2, -1) - inner)
    scaled = _factor(scores * scale, query)
    parts = (scaled @ _wide(keys), scaled.transpose(-2, -1) @ _wide(query),
             _factor(weights, query).transpose(-2, -1) @ wide)

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
            return None
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
        out, sums = _forward(query, key, value, bias, *how, given["needs_sums"])
        if sums is not None and "cudnn" in name:
            sums = sums.unsqueeze(-1)
        if sums is not None and "efficient" in name:  # Whose rows are a multiple of 32.
            sums = F.pad(sums, (0, -query.shape[2] % 32))
        known: dict[str, Any] = {"output": out, "logsumexp": sums, "log_sumexp": sums,
                                 "max_q": query.shape[2], "max_k": key.shape[2]}
        if "cudnn" not in name:
            known["debug_attn_mask"] = query.new_zeros(0)
        return tuple(query.new_zeros((), dtype=torch.int64) if result.name in _STATES
                     else known.get(result.name) for result in schema.returns)

    return kernel


_KERNELS = {getattr(_aten, f"_scaled_dot_product_{kind}").default:
            _decomposed(f"_scaled_dot_product_{kind}")
            for each in ("flash_attention", "efficient_attention", "cudnn_attention",
                         "flash_attention_for_cpu") for kind in (each, f"{each}_backward")}
