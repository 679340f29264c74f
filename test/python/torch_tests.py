#===- torch_tests.py - modules of PyTorch through sluice -----------------===#
# In a process of its own, as the Python of the tests need not have torch: `run.py` looks for one
# that has (SLUICE_TORCH_PYTHON).
#
#   torch_tests.py backend                    the tests with `backend` in their names
#   torch_tests.py --device=cuda              on a GPU: all tensors lie there, modules are for it
#===----------------------------------------------------------------------===#
import argparse
import contextlib
import copy
import functools
import glob
import importlib.util
import itertools
import json
import logging
import math
import os
import subprocess
import sys
import tempfile
import types
import unittest.mock

import numpy as np
import torch
import torch.utils.checkpoint
from torch import nn

import sluice
import sluice.cache
import sluice.torch


def close(ours, theirs, bound=1e-4):
    if not isinstance(ours, torch.Tensor):
        ours = torch.as_tensor(np.asarray(ours))
    ours, theirs = ours.detach().cpu(), theirs.detach().cpu()
    assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype), (
        f"{ours.dtype}{list(ours.shape)} for {theirs.dtype}{list(theirs.shape)}")
    worst = (((ours.double() - theirs.double()).abs() / (1 + theirs.double().abs())).max().item()
             if ours.numel() else 0)
    assert worst <= bound, f"off by {worst:.2e}"


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32),
                                    nn.Linear(32, 4))
        self.register_buffer("scale", torch.tensor([2.0]))

    def forward(self, x):
        return torch.softmax(self.layers(x) * self.scale, -1)


class Pictures(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(8, 8, 3, groups=2), nn.AdaptiveAvgPool2d(1))
        self.head = nn.Linear(8, 5)

    def forward(self, x):
        return self.head(self.features(x).flatten(1))


class Tokens(nn.Module):
    """A transformer's layer over embedded tokens, with a causal mask."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(50, 32)
        self.norm = nn.LayerNorm(32)
        self.qkv, self.out = nn.Linear(32, 96), nn.Linear(32, 32)

    def forward(self, ids):
        x = (self.embedding(ids) + torch.arange(ids.shape[1], dtype=torch.float32).unsqueeze(-1)
             * 0.01)
        q, k, v = self.qkv(self.norm(x)).reshape(ids.shape[0], ids.shape[1], 3, 4, 8).permute(2, 0,
                3, 1, 4).unbind(0)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return x + self.out(y.transpose(1, 2).reshape(ids.shape[0], ids.shape[1], 32))


class Recurrent(nn.Module):
    """Both directions of a network that keeps a state, and what it ends with."""

    def __init__(self, kind):
        super().__init__()
        self.network, self.head = kind(4, 8, batch_first=True, bidirectional=True), nn.Linear(16, 3)

    def forward(self, x):
        steps, state = self.network(x)
        return self.head(steps), *(state if isinstance(state, tuple) else [state])


def seeded(make):
    torch.manual_seed(0)
    return make().eval()


def test_module():
    module, x = seeded(Mlp), torch.randn(3, 16)
    close(sluice.compile(module, inputs=(x,))(x), module(x))


def test_pictures():
    module, x = seeded(Pictures), torch.randn(2, 3, 16, 16)
    close(sluice.compile(module, inputs=(x,))(x), module(x))


def test_recurrent():
    for kind in (nn.LSTM, nn.GRU):
        module = seeded(lambda: Recurrent(kind))  # noqa: B023
        compiled = sluice.compile(module, inputs=(torch.randn(2, 4, 4),),
                                  dynamic_shapes=({0: torch.export.Dim("batch", min=1, max=8)},))
        for batch in (2, 5):
            x = torch.randn(batch, 4, 4)
            for ours, theirs in zip(compiled(x), module(x), strict=True):
                close(ours, theirs)


def test_recurrent_layers():
    """Under torch.compile they are loops, forward and backward, of any number of steps; what torch
    does not trace of packed sequences is torch's."""
    x = torch.randn(5, 3, 8)
    # On GPUs a kernel of NVIDIA's drops by numbers of its own in eager.
    dropout = 0.5 if torch.get_default_device().type == "cpu" else 0
    for module, inputs in (
        (nn.LSTM(8, 16, 2, bidirectional=True), (x, 2 * (torch.randn(4, 3, 16, requires_grad=True),))),
        (nn.LSTM(8, 16, 2, dropout=dropout), (x,)), (nn.LSTM(8, 16, proj_size=4), (x,)),
        (nn.GRU(8, 16, 2, batch_first=True), (x,)), (nn.GRU(8, 16, bias=False), (x,)),
        (nn.RNN(8, 16, bidirectional=True), (x,)), (nn.RNN(8, 16, nonlinearity="relu"), (x[0],))):
        leaves = [*module.parameters(), *(states[0] for states in inputs[1:])]
        with warnings_of_sluice() as records:
            found = []
            for function in (torch.compile(module, backend="sluice"), module):
                torch.manual_seed(3)
                rows, last = function(*inputs)
                last = last if isinstance(last, tuple) else [last]
                loss = rows.square().sum() + sum(state.sin().sum() for state in last)
                found.append([rows, *last, *torch.autograd.grad(loss, leaves)])
            for ours, theirs in zip(*found, strict=True):
                close(ours, theirs)
        assert not records, records
    torch._dynamo.reset()
    module = nn.LSTM(8, 16)
    compiled = torch.compile(module, backend="sluice", dynamic=True)
    with torch.no_grad(), warnings_of_sluice() as records:
        for steps in (3, 7, 20):
            x = torch.randn(steps, 2, 8)
            close(compiled(x)[0], module(x)[0])
    assert not records, records
    of = nn.utils.rnn

    def packed(x):
        rows, _ = module(of.pack_padded_sequence(x, torch.tensor([5, 3, 2], device="cpu")))
        return of.pad_packed_sequence(rows)[0]

    x = torch.randn(5, 3, 8)
    close(torch.compile(packed, backend="sluice")(x), packed(x))


def test_random_numbers_in_branches():
    dropped = lambda x: torch.cond(x.sum() > 0, nn.functional.dropout, torch.neg, (x,))
    mixed = lambda x: torch.cond(x.sum() > 0, torch.sin, torch.neg, (x,)) + torch.rand(6, device=x.device)
    x = torch.ones(5, 6)
    for function in (dropped, mixed):
        with torch.no_grad():
            compiled = torch.compile(function, backend="sluice")
            torch.manual_seed(3)
            first, second = compiled(x), compiled(x)
            torch.manual_seed(3)
            close(first, function(x))
            close(second, function(x))
        assert not torch.equal(first, second)


def test_graphs():
    """Operators that take graphs; rows of sizes that are not known."""
    from torch._higher_order_ops import map, scan
    from torch._higher_order_ops.out_dtype import out_dtype
    from torch.nn.attention.flex_attention import flex_attention

    class Graphs(nn.Module):
        def forward(self, x, y, z):
            nearer = lambda score, batch, head, row, column: score - (row - column).abs() * y[head]
            last, rows = scan(lambda sum, row: ((sum + row).tanh(), sum - row), x[0] * 0, x)
            parts = map(lambda row, y: row.sum() * y, rows, y)
            small = (x[0, 0] * 9).to(torch.int8)
            product = out_dtype(torch.ops.aten.mm.default, torch.int32, small, small + 1)
            return flex_attention(z, z, z, nearer), last, parts, product

    def given(rows):
        # torch.export makes sizes of flex_attention known that are not.
        # Products of bytes on GPUs have at least 17 rows, and columns by the eight.
        return torch.randn(rows, 2, 24, 24), torch.rand(2), torch.randn(3, 2, 6, 6)

    rows = torch.export.Dim("rows", min=2, max=9)
    compiled = sluice.compile(Graphs(), inputs=given(4), dynamic_shapes=({0: rows}, None, None))
    for inputs in (given(4), given(7)):
        for ours, theirs in zip(compiled(*inputs), Graphs()(*inputs), strict=True):
            close(ours, theirs)


def test_exported_program():
    module, x = seeded(Mlp), torch.randn(3, 16)
    close(sluice.compile(torch.export.export(module, (x,)), opt_level=0)(x), module(x))


def test_dynamic_sizes():
    module, ids = seeded(Tokens), torch.randint(0, 50, (2, 6))
    shapes = ({0: torch.export.Dim("batch", min=1, max=8),
               1: torch.export.Dim("length", min=2, max=64)},)
    compiled = sluice.compile(module, inputs=(ids,), dynamic_shapes=shapes)
    for size in ((2, 6), (1, 13), (5, 2)):
        ids = torch.randint(0, 50, size)
        close(compiled(ids), module(ids))


def test_names_of_arguments():
    class Two(nn.Module):
        def forward(self, left, right):
            return left - right, left.sum()

    a, b = torch.randn(4), torch.randn(4)
    difference, total = sluice.compile(Two(), inputs=(a, b))(right=b, left=a)
    close(difference, a - b)
    close(total, a.sum())


def test_element_types():
    class Mixed(nn.Module):
        def forward(self, x, flags):
            return (x.to(torch.uint8), torch.where(flags, x, 0), x / 2)

    x, flags = torch.randint(0, 200, (5,)), torch.tensor([True, False, True, True, False])
    for ours, theirs in zip(sluice.compile(Mixed(), inputs=(x, flags))(x, flags),
                            Mixed()(x, flags)):
        close(ours, theirs)


def test_unsupported_operators_are_named():
    class Odd(nn.Module):
        def forward(self, x):
            return torch.linalg.eigvals(x).abs() + torch.special.airy_ai(x[0])

    try:
        sluice.compile(Odd(), inputs=(torch.randn(3, 3),))
    except sluice.Error as error:
        assert "linalg_eig" in str(error) and "airy_ai" in str(error), str(error)
    else:
        raise AssertionError("it compiled")


def test_module_needs_inputs():
    try:
        sluice.compile(seeded(Mlp))
    except sluice.Error as error:
        assert "inputs=" in str(error), str(error)
    else:
        raise AssertionError("it compiled")


def test_backend():
    module, x = seeded(Mlp), torch.randn(3, 16)
    fast = torch.compile(module, backend="sluice")
    with torch.no_grad():
        close(fast(x), module(x))
        y = torch.randn(7, 16)  # Another size: torch's guards decide.
        close(fast(y), module(y))


def test_backend_needs_no_import():
    """In a process that never imports sluice, torch finds the backend."""
    code = ("import torch; f = torch.compile(lambda x: x.relu() + 1, backend='sluice'); "
            "torch.set_grad_enabled(False); print(f(torch.tensor([-1., 2.])).tolist())")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[1.0, 3.0]", done.stdout + done.stderr[-400:]


def test_ranges_of_sizes_reach_the_program():
    from sluice.torch import exported_text

    shapes = ({0: torch.export.Dim("rows", min=3, max=40)},)
    text = exported_text(torch.export.export(seeded(Mlp), (torch.randn(5, 16),),
                                             dynamic_shapes=shapes))
    assert "min_val = 3, max_val = 40" in text, text[:400]


def test_complex_numbers():
    class Waves(nn.Module):
        def forward(self, x):
            y = torch.fft.rfft2(x)
            return torch.fft.irfft2(y,
                                    s=x.shape[-2:]), (y
                                                      * y.conj()).real, torch.fft.ifft(
                                                          torch.fft.fftn(
                                                              x)).imag, torch.fft.fftshift(y.abs())

    x = torch.randn(2, 6, 10)
    shapes = ({0: torch.export.Dim("count", min=1, max=8),
               1: torch.export.Dim("rows", min=2, max=16)},)
    compiled = sluice.compile(Waves(), inputs=(x,), dynamic_shapes=shapes)
    for x in (x, torch.randn(3, 7, 10)):
        for ours, theirs in zip(compiled(x), Waves()(x)):
            close(ours, theirs)


@contextlib.contextmanager
def warnings_of_sluice():
    """What the package logs within."""
    records = []

    class Keep(logging.Handler):
        def emit(self, record):
            records.append(record.getMessage())

    handler = Keep()
    logging.getLogger("sluice").addHandler(handler)
    yield records
    logging.getLogger("sluice").removeHandler(handler)


def tensors(values):
    return [v for v in torch.utils._pytree.tree_leaves(values) if isinstance(v, torch.Tensor)]


def train(function, inputs, steps=2):
    """Results of the last of some calls, and what has changed: gradients of all that has some, and
    buffers."""
    inputs = [x.clone().requires_grad_(x.is_floating_point()) for x in inputs]
    torch.manual_seed(7)
    for _ in range(steps):
        results = tensors(function(*inputs))
        sum((y * torch.linspace(0.5, 1.5, y.numel()).view(y.shape)).sum()
            for y in results if y.requires_grad).backward()
    state = ([*[p.grad for p in function.parameters()], *function.buffers()]
             if isinstance(function, nn.Module) else [])
    return [*results, *[x.grad for x in inputs if x.requires_grad], *state]


def same_training(function, *inputs, bound=1e-4):
    torch._dynamo.reset()
    compiled = torch.compile(copy.deepcopy(function), backend="sluice")
    for ours, theirs in zip(train(compiled, inputs), train(function, inputs), strict=True):
        close(ours.detach(), theirs, bound)


def attention(**options):
    return lambda q, k, v: nn.functional.scaled_dot_product_attention(q, k, v, **options)


def test_gradients_of_attention():
    q, k, v = (torch.randn(2, 3, length, 8) for length in (7, 9, 9))
    same_training(attention(), q, k, v)
    same_training(attention(is_causal=True, scale=0.3), k, k, v)
    same_training(attention(attn_mask=torch.ones(7, 9, dtype=torch.bool).tril(1)), q, k, v)
    same_training(lambda q, k, v, m: attention(attn_mask=m)(q, k, v), q, k, v, torch.randn(7, 9))
    same_training(attention(dropout_p=0.3), q, k, v)


def test_what_attention_keeps():
    """For its gradients: rows, and no matrix of weights."""
    q, kept = torch.randn(2, 3, 40, 8, dtype=torch.float16, requires_grad=True), []
    with torch.autograd.graph.saved_tensors_hooks(lambda x: kept.append(tuple(x.shape)) or x,
                                                  lambda x: x):
        torch.compile(attention(is_causal=True), backend="sluice")(q, q, q)
    assert kept and all(shape[-2:] != (40, 40) for shape in kept), kept


def test_kernels_of_attention():
    """In place of each that torch has for GPUs is what lies in memory as its results do."""
    from sluice import dynamo_attention
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx.experimental.proxy_tensor import make_fx

    aten = torch.ops.aten

    def flash(q, k, v, of_out):
        out, *others = aten._scaled_dot_product_flash_attention(q, k, v, 0.0, True)[:8]
        return out, others[0], *aten._scaled_dot_product_flash_attention_backward(
            of_out, q, k, v, out, *others[:5], 0.0, True, *others[5:])

    def efficient(q, k, v, of_out):
        out, sums, *seeds = aten._scaled_dot_product_efficient_attention(q, k, v, None, True, 0.0, True)
        return out, sums, *aten._scaled_dot_product_efficient_attention_backward(
            of_out, q, k, v, None, out, sums, *seeds, 0.0, [True] * 3 + [False], True)[:3]

    def cudnn(q, k, v, of_out):
        out, *others = aten._scaled_dot_product_cudnn_attention(q, k, v, None, True, 0.0, True)[:8]
        return out, others[0], *aten._scaled_dot_product_cudnn_attention_backward(
            of_out, q, k, v, out, others[0], *others[5:], None, *others[1:5], 0.0, True)

    kind = lambda node: (node.meta["val"].shape, node.meta["val"].stride())
    for kernels in (flash, efficient, cudnn):
        with FakeTensorMode():
            x = torch.empty(2, 40, 3, 64, device="cuda", dtype=torch.float16).transpose(1, 2)
            module = make_fx(kernels)(x, x, x, x)
        results = module.graph.output_node()
        before = [*map(kind, results.args[0])]
        dynamo_attention.take_apart(module)
        assert [*map(kind, results.args[0])] == before
        assert not any("scaled_dot" in str(node.target) for node in module.graph.nodes)


def test_encoder_layers():
    """By torch's kernel of the whole layer, in inference."""
    x, pad = torch.randn(2, 5, 16), torch.arange(5).expand(2, 5) > torch.tensor([[2], [4]])
    for first in (False, True):
        layer = nn.TransformerEncoderLayer(16, 4, 32, activation="gelu", batch_first=True,
                                           norm_first=first)
        layer = seeded(lambda: layer)  # noqa: B023
        with torch.no_grad(), warnings_of_sluice() as records:
            fast = torch.compile(layer, backend="sluice")
            close(fast(x), layer(x))
            close(fast(x, src_key_padding_mask=pad), layer(x, src_key_padding_mask=pad))
        assert not records, records


def test_training():
    x, picture = torch.randn(6, 16), torch.randn(4, 3, 12, 12)
    torch.manual_seed(0)
    same_training(Mlp(), x)
    same_training(Pictures(), picture)  # Batch norm changes its buffers.
    same_training(nn.TransformerEncoderLayer(16, 4, 32, batch_first=True), torch.randn(2, 5, 16))
    same_training(nn.LSTM(16, 8), torch.randn(3, 2, 16))
    kinds = torch.tensor([1, 0, 2, 3, 3, 1])
    same_training(lambda x: nn.functional.cross_entropy(x, kinds), x)
    same_training(lambda w: nn.functional.embedding(kinds, w).tanh(), x)
    same_training(lambda x: (x.sort(1)[0], x.topk(3)[0], x.cumsum(1), x.logsumexp(0), x.std(1),
                             x[kinds], x.gather(1, kinds[:, None]), x.prod(1)), x)


def test_gradients_of_decomposed_operators():
    x, y = torch.randn(3, 5), torch.randn(2, 5)
    y[0] = x[1]  # A distance of 0.
    with warnings_of_sluice() as records:
        for p in (1.0, 1.5, 2.0, math.inf):
            same_training(lambda x, y: torch.cdist(x, y, p), x, y)  # noqa: B023
        mask = torch.randn(3, 5) > 0
        same_training(lambda x: x.masked_scatter(mask, x.flip(0) * 2), x)
        same_training(lambda x: nn.functional.rrelu(x, 0.1, 0.4), x)
        modes = "nearest", "nearest-exact", "bilinear", "bicubic"
        same_training(lambda x: [nn.functional.interpolate(nn.functional.mish(x), scale_factor=1.5,
                                                           mode=mode) for mode in modes],
                      torch.randn(2, 3, 4, 5))
        for p in (1.0, 2.0, math.inf):
            same_training(lambda x: nn.functional.pdist(x, p), x)  # noqa: B023
        same_training(lambda x: x.t().unfold(0, 3, 1).square(), x)
        same_training(lambda x, g: torch._weight_norm(x, g, 0), x, torch.rand(3, 1))
    assert not records, records


def test_gradients_of_samples_of_grids():
    """Some of them are outside."""
    modes = itertools.product(("bilinear", "nearest", "bicubic"),
                              ("zeros", "border", "reflection"), (False, True))
    flat = torch.randn(2, 3, 4, 5), torch.rand(2, 3, 2, 2) * 5 - 2.5
    solid = torch.randn(1, 2, 3, 4, 5), torch.rand(1, 2, 3, 2, 3) * 3 - 1.5
    with warnings_of_sluice() as records:
        for mode, padding, is_aligned in modes:
            for x, grid in (flat, solid)[:1 if mode == "bicubic" else 2]:
                same_training(lambda x, grid: nn.functional.grid_sample(
                    x, grid, mode, padding, is_aligned), x, grid)  # noqa: B023
    assert not records, records


def test_gradients_of_bags():
    """One of them is empty, and one row is padding."""
    ids, ends, factors = torch.tensor([1, 2, 4, 0, 0, 6]), torch.tensor([0, 3, 3, 5]), torch.rand(6)

    def bags(mode, weight, ids, *given):
        return nn.functional.embedding_bag(ids, weight, ends, mode=mode, padding_idx=4,
                                           per_sample_weights=given[0] if given else None)

    with warnings_of_sluice() as records:
        for mode in ("sum", "mean", "max"):
            same_training(functools.partial(bags, mode), torch.randn(7, 3), ids)
        same_training(functools.partial(bags, "sum"), torch.randn(7, 3), ids, factors)
    assert not records, records


def test_nested_tensors():
    """Their sizes are names, which programs do not read."""
    layer = nn.Linear(8, 4)

    def rows(t):
        return layer(t.sin() * 2).relu()

    with warnings_of_sluice() as records:
        for lengths in ((2, 3), (4, 1)):
            nested = torch.nested.nested_tensor([torch.randn(n, 8) for n in lengths],
                                                layout=torch.jagged)
            results = []
            for function in (torch.compile(rows, backend="sluice"), rows):
                layer.zero_grad()
                result = function(nested)
                result.values().sum().backward()
                results.append((result.values(), layer.weight.grad.clone()))
            for ours, theirs in zip(*results):
                close(ours, theirs)
    assert not records, records


def test_optimizers_of_lists():
    """What they do to all tensors of a list is done to each."""
    def trained(compile):
        module = seeded(Mlp)
        torch.manual_seed(1)
        optimizer = torch.optim.AdamW(module.parameters(), 1e-2, foreach=True)

        def step():
            nn.utils.clip_grad_norm_(module.parameters(), 0.1, foreach=True)
            optimizer.step()

        step = compile(step)
        for _ in range(2):
            optimizer.zero_grad()
            (module(torch.randn(3, 16)) - 1).square().sum().backward()
            step()
        return module.parameters()

    with warnings_of_sluice() as records:
        for ours, theirs in zip(trained(functools.partial(torch.compile, backend="sluice")),
                                trained(lambda step: step)):
            close(ours, theirs)
    assert not records, records


def test_gradients_of_groups_of_rows():
    """As experts of transformers have them."""
    if importlib.util.find_spec("transformers"):
        importlib.import_module("transformers.integrations.moe")
        with warnings_of_sluice() as records:
            same_training(lambda x, w: torch.ops.transformers.grouped_mm_fallback(
                x, w, torch.tensor([2, 2, 5], dtype=torch.int32, device=x.device)),
                torch.randn(5, 4), torch.randn(3, 4, 6))
        assert not records, records


def test_operators():
    """A part of torch's own tests of operators; test/torch/op_db.py alone runs all."""
    runner = os.path.join(os.path.dirname(__file__), "../torch/op_db.py")
    done = subprocess.run([sys.executable, runner, "--share=0.03", "--gradients"],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


def test_ends_of_ranges_of_integers():
    def ranges(x):
        return [torch.linspace(first, -3.5, 31, dtype=torch.int64, device=x.device)
                for first in (x, 4.3, x.int())]

    x = torch.tensor(4.3)
    for ours, theirs in zip(torch.compile(ranges, backend="sluice")(x), ranges(x), strict=True):
        close(ours, theirs, 0)


def test_inverse_of_the_lower_half():
    inverse = lambda x: torch.linalg.pinv(x, hermitian=True)
    with warnings_of_sluice() as records:
        for dtype in (torch.float32, torch.complex64):
            x = torch.randn(4, 4, dtype=dtype) + 4 * torch.eye(4)
            ours = torch.compile(inverse, backend="sluice")(x)
            close(torch.view_as_real(ours + 0j), torch.view_as_real(inverse(x) + 0j))
    assert not records, records


def test_views_of_results():
    """torch makes them by the strides that it expects of what they are views of."""
    same_training(lambda x: [(y[0], y[1:], y.t()) for y in (x.t().relu(),)], torch.randn(4, 5))
    same_training(lambda x: (x[1:], x.view(-1), x.clone().mul_(2).add_(1)), torch.randn(4, 5))
    unpooled = torch.randn(1, 2, 3, 3).to(memory_format=torch.channels_last)
    places = torch.arange(9).view(1, 1, 3, 3).expand(1, 2, 3, 3) * 4
    unpool = lambda x: nn.functional.max_unpool2d(x, places, 2)
    ours, theirs = torch.compile(unpool, backend="sluice")(unpooled), unpool(unpooled)
    assert torch.equal(ours, theirs) and ours.stride() == theirs.stride()
    # Kernels of torch want rows to lie together in what is repeated, as the mask of attention.
    repeated = torch.empty(1, 4, 5).transpose(1, 2).expand(3, 5, 4)
    made = sluice.dynamo._kind(repeated, repeated.device)(np.ones((3, 5, 4), np.float32), dict)
    assert made[0].stride() == repeated[0].stride()


def test_gradients_of_determinants():
    x = torch.randn(3, 5, 5) + 0.1 * torch.eye(5)
    for matrices in (x, x.mT, x[:, :1, :1], x[0]):
        same_training(torch.linalg.det, matrices, bound=1e-3)
        same_training(lambda x: torch.linalg.slogdet(x)[1], matrices, bound=1e-3)


def test_the_writer_alone():
    """sluice/torch.py writes programs without the rest of the package, where nothing is compiled:
    benchmarks bring that file alone to machines that have torch."""
    sys.modules["alone"] = types.ModuleType("alone")
    sys.modules["alone._runtime"] = types.ModuleType("alone._runtime")
    sys.modules["alone._runtime"].Error = sluice.Error
    spec = importlib.util.spec_from_file_location("alone.torch", sluice.torch.__file__)
    alone = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(alone)
    with tempfile.TemporaryDirectory() as folder:
        exported = torch.export.export(Mlp().eval(), (torch.randn(2, 16),))
        alone.write_program(exported, None, None, folder)
        assert os.listdir(folder)
    assert alone.exported_text(exported) == sluice.torch.exported_text(exported)


def test_strided_views():
    """They see the memory of what their operand is a view of, whatever lies there in which order."""
    matrices = torch.randn(4, 4), torch.randn(4, 4).t(), torch.randn(6, 4)[1:5], torch.randn(4,
            8)[:, ::2]
    same = lambda f, x: close(torch.compile(f, backend="sluice")(x), f(x))
    for x in matrices:
        same(lambda x: x.t().as_strided((2, 3), (1, 2)) + 1, x)
        same(lambda x: (x * 2)[1:].as_strided((3,), (1,), 0) + 1, x)
        same(lambda x: (x * 2).split(2)[1].t().as_strided((2,), (4,)) + 1, x)
        same(lambda x: (x * 2)[1:].as_strided_scatter(x[0], (4,), (2,), 1) + 1, x)
    # Where sizes are symbols, so is where a view begins.
    for x in (*matrices, torch.randn(8, 5)[3:], torch.randn(9, 12)[2:, ::2]):
        same(lambda x: (x * 2)[1:].as_strided((2,), (1,)) + 1, x)
        same(lambda x: x[2:].as_strided((2,), (1,)), x)

    class Strided(nn.Module):
        def forward(self, x):
            return (x * 2)[1:].as_strided((2, 3), (1, 2))

    close(sluice.compile(Strided(), inputs=(matrices[0],))(matrices[0]), Strided()(matrices[0]))


def test_strides_of_results():
    """Those of eager: with rows between, or repeated."""
    x = torch.randn(5, 4, 2)
    for f in (lambda x: (x + 1).chunk(2, 1), lambda x: (x + 1).expand(3, 5, 4, 2),
              lambda x: torch.unsafe_chunk(x + 1, 2, 1)):
        for ours, theirs in zip(torch.compile(f, backend="sluice")(x), f(x), strict=True):
            close(ours, theirs)
            assert ours.stride() == theirs.stride(), (ours.stride(), theirs.stride())


def same_at_all_sizes(function, *arguments, **config):
    """Values and layouts of one graph with unknown sizes, and which results lie in an argument."""
    with torch._dynamo.config.patch(**config):
        torch._dynamo.reset()
        compiled = torch.compile(function, backend="sluice", dynamic=True, fullgraph=True)
        for given in arguments:
            given = given if isinstance(given, tuple) else (given,)
            for ours, theirs in zip(tensors(compiled(*given)), tensors(function(*given)),
                                    strict=True):
                close(ours, theirs)
                layouts = [(t.stride(), t.storage_offset(), t.data_ptr() in (
                    x.data_ptr() for x in tensors(given))) for t in (ours, theirs)]
                assert not ours.numel() or layouts[0] == layouts[1], layouts


def test_layouts_of_unknown_sizes():
    """Views of arguments lie in them, others have the strides of eager."""
    numbers = torch.randn(3, 4, 5), torch.randn(5, 6, 7)
    same_at_all_sizes(lambda x: (x[1], x[:, 1:].permute(2, 0, 1), x.split(2), x + 1), *numbers)
    same_at_all_sizes(lambda x: x.narrow(1, 1, 2), *numbers)
    same_at_all_sizes(lambda x: (x + 1).permute(1, 0, 2)[1].clone(), *numbers)
    for f in (lambda x: (x + 1)[:, :, :2], lambda x: (x + 1)[:, 1:2].expand(-1, 9, -1)):
        compiled = torch.compile(f, backend="sluice", dynamic=True)
        for x in numbers:
            close(compiled(x), f(x))
            assert compiled(x).stride() == f(x).stride()


def test_numbers_of_unknown_value():
    """Factors are operands like others where no call is compiled for their value."""
    x, y, a, b = (torch.randn(shape) for shape in ((4, 4), (4, 4), (3, 4, 5), (3, 5, 4)))
    no_number = torch.full((4, 4), torch.nan)
    with warnings_of_sluice() as records:
        for f in (lambda x, n: torch.add(x, y, alpha=n), lambda x, n: torch.rsub(x, y, alpha=n),
                  lambda x, n: torch.addcmul(x, y, y, value=n),
                  lambda x, n: torch.addcdiv(x, y, y, value=n),
                  lambda x, n: torch.addbmm(x, a, b, alpha=n),
                  lambda x, n: torch.addmm(x, a[0], b[0], beta=n, alpha=n)):
            same_at_all_sizes(f, (x, 2), (x, 3), (x, 0))
        same_at_all_sizes(lambda x, n: torch.addmm(x, a[0], b[0], beta=n), (x, 3), (no_number, 0))
    assert not records, records


def test_sizes_by_values():
    with warnings_of_sluice() as records:
        for f in (lambda x: (x > 0).nonzero(), lambda x: x[x > 0] * 2,
                  lambda x: torch.masked_select(x, x > 0) + 1, lambda x: (x + 0j).nonzero()):
            same_at_all_sizes(f, torch.randn(3, 4, 5), torch.randn(5, 6, 7), torch.randn(2, 3, 4),
                              capture_dynamic_output_shape_ops=True)
        same_at_all_sizes(lambda x: x.nonzero(), torch.tensor(1.0), torch.tensor(0.0),
                          capture_dynamic_output_shape_ops=True)
        for f in (lambda x, i: x.narrow(0, i.item(), 2),
                  lambda x, i: (x.narrow(0, (i + 1).item(), 2), x.relu())):
            same_at_all_sizes(f, (torch.randn(5, 3), torch.tensor(2)),
                              (torch.randn(6, 4), torch.tensor(1)), capture_scalar_outputs=True)
    assert not records, records


def test_symbols_of_any_name():
    """torch numbers them by what they are the size of; the text numbers those of an argument."""
    class Symbol:
        def __init__(self, text):
            self.node = self
            self.expr = text

    affine = sluice.torch._affine
    assert affine(Symbol("s1"), {"s10": "s0", "s1": "s1", "s0": "s2"}) == "s1"
    assert affine(Symbol("2*s10 + s0"), {"s10": "s0", "s0": "s1"}) == "2*s0 + s1"
    assert affine(Symbol("s2**2"), {"s2": "s0"}) is None


def test_sizes_by_scales():
    """Sizes that are floats until they are rounded."""
    for scale in (1.5, 2.25):
        same_at_all_sizes(lambda x, s: nn.functional.interpolate(x, scale_factor=s),
                          (torch.randn(1, 2, 5, 7), scale), (torch.randn(1, 2, 6, 9), scale))


class Called(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *given):
        return self.function(*given)


def test_programs_of_strangers():
    """Exported with unknown sizes: what end-to-end suites of others have."""
    import torch.ao.quantization.fx._decomposed

    quantized, interpolate = torch.ops.quantized_decomposed, nn.functional.interpolate
    picture = torch.randn(2, 3, 5, 7)
    rows, labels = torch.randn(4, 4), torch.tensor([[0, 2, -1, 1], [-1, 0, 1, 2], [1, 2, 3, 0],
                                                    [2, 2, 1, -1]])
    both = lambda x: quantized.choose_qparams.tensor(x, -128, 127, 1e-8, torch.int8)
    even = lambda x: quantized.choose_qparams_symmetric.tensor(x, 0, 255, 1e-8, torch.uint8)
    cases = [
        (lambda x: interpolate(x, scale_factor=(1.7, 0.6)), picture),
        (lambda x: interpolate(x, scale_factor=(1.7, 1.1), mode="bilinear"), picture),
        (lambda x: interpolate(x, scale_factor=(1.7, 1.1), mode="bicubic"), picture),
        (lambda x: interpolate(x, size=(3, 9), mode="bilinear", antialias=True,
                               align_corners=True), picture),
        (lambda x: nn.functional.adaptive_max_pool2d(x, (1, 3)), picture),
        (torch.unique, torch.tensor([3, 1, 3, 2])),
        (lambda x: torch.unique(x, return_inverse=True)[1], torch.tensor([0.5, 0.25, 0.5])),
        (lambda x: torch.bincount(x, x * 0.25, minlength=5), torch.tensor([3, 1, 3, 2])),
        (lambda x, y: nn.functional.multilabel_margin_loss(x, y, reduction="none"), rows, labels),
        (lambda x, y: torch.ops.aten.rrelu_with_noise_backward(x, -y, y, 0.1, 0.9, True, False),
         rows, rows.abs()),
        (lambda x: both(x)[0], rows), (lambda x: both(x)[1], rows), (lambda x: even(x)[0], rows),
        (lambda x: quantized.quantize_per_tensor.tensor(x, *both(x), -128, 127, torch.int8), rows)]
    for function, *given in cases:
        sizes = tuple({d: torch.export.Dim.AUTO for d in range(x.dim())} for x in given)
        with torch.no_grad():
            exported = torch.export.export(Called(function), tuple(given), dynamic_shapes=(sizes,))
        with torch.device("cpu"):  # On GPUs torch 2.11 resizes bilinearly by other scales.
            theirs = function(*(x.cpu() for x in given))
        close(sluice.compile(exported).main(*given), theirs.to(given[0].device))


def test_complex_operators_by_parts():
    x, y = (torch.randn(2, 3, 3, dtype=torch.complex64) for _ in range(2))
    with warnings_of_sluice() as records:
        for f in (lambda x: torch.full_like(x, 2 - 1j), lambda x: x.new_full((2,), 1j),
                  lambda x: torch.var(x, 1), lambda x: torch.var_mean(x, (0, 2), correction=0)[0],
                  lambda x: torch.addbmm(x[0], x, y, beta=0.5j, alpha=2),
                  lambda x: torch.addbmm(x[0], x, y, beta=0), lambda x: x.cumprod(1),
                  lambda x: x[0, 0, 0].cumprod(0), lambda x: x.prod(), lambda x: x.prod(1, True),
                  lambda x: x[:0].prod(0)):
            ours, theirs = (torch.view_as_real(r + 0j) for r in (
                torch.compile(f, backend="sluice")(x), f(x)))
            close(ours, theirs)
    assert not records, records


def test_types_that_torch_tells_wrongly():
    """Weighted counts are no integers, and places no values, in what is computed with them either."""
    x, y = torch.tensor([3, 1, 3, 2]), torch.tensor([0.5, 0.25, 0.5])
    cases = [(lambda x, y: torch.bincount(x, y), x, x * 0.3),
             (lambda x, y: torch.bincount(x, y) * 2, x, x * 0.3),
             (lambda x, y: torch.cat([torch.bincount(x, y).floor(), torch.bincount(x)]), x,
              x * 0.3),
             (lambda x, y: torch.bincount(x, weights=y, minlength=9).to(torch.int64), x,
              x.double() / 3),
             (lambda x, _: torch.bincount(x) * 0.5, x.int(), x),
             (lambda x, _: (x > 1).pow(True), x, x),
             (lambda x, _: torch.unique(x, return_counts=True)[1] / 3, y, x),
             (lambda x, _: torch.unique_consecutive(x, return_inverse=True)[1] / 2, y, x),
             (lambda x, _: torch.unique(x.view(3, 1), dim=0, return_counts=True)[1] / 3, y, x)]
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        for function, *given in cases:
            theirs = function(*given)
            close(torch.compile(function, backend="sluice", fullgraph=True)(*given), theirs)
            exported = torch.export.export(Called(function), tuple(given))
            close(sluice.compile(exported).main(*given), theirs)


def raised(call):
    try:
        call()
    except Exception as problem:
        return str(problem)
    return ""


def test_quantized_by_onnxruntime():
    with tempfile.TemporaryDirectory() as folder:
        model, small, sample = (f"{folder}/{name}" for name in ("model.onnx", "small.onnx", "x.npy"))
        torch.manual_seed(0)
        layers = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.Flatten(), nn.Linear(288, 10))
        torch.onnx.export(layers, (torch.randn(2, 3, 8, 8),), model, dynamo=False,
                          input_names=["x"], output_names=["y"], opset_version=17)
        samples = [{"x": torch.randn(2, 3, 8, 8).numpy()} for _ in range(8)]
        np.save(sample, samples[0]["x"])
        missing = raised(lambda: sluice.quantize(model, small, samples=[sample]))
        if importlib.util.find_spec("onnxruntime") is None:
            assert "pip install onnxruntime onnx" in missing, missing
            return
        import onnxruntime

        for least, options in ((30, {}), (30, {"per_channel": False}), (30, {"mode": "dynamic"}),
                               (35, {"mode": "weights"}), (15, {"mode": "weights", "bits": 4})):
            report = sluice.quantize(model, small, samples=samples, **options)
            before, after = report["bytes"]
            assert before == os.path.getsize(model) and after < before / 1.5, report
            difference = report["results"]["y"]
            assert least < difference["snr"] < 60 and difference["top1"] > 0.7, report
            session = onnxruntime.InferenceSession(small, providers=["CPUExecutionProvider"])
            exact = [layers(torch.from_numpy(each["x"])).detach().numpy() for each in samples]
            theirs = [session.run(None, each)[0] for each in samples]
            error = max(np.abs(x - y).max() for x, y in zip(exact, theirs))
            assert abs(error - difference["max_error"]) < 0.3 * error, (error, report)
        command = [sys.executable, "-c", "import sluice.quantizer; sluice.quantizer.main()", model,
                   "-o", small, "--samples"]
        done = subprocess.run([*command, sample], capture_output=True, text=True)
        assert json.loads(done.stdout)["results"]["y"]["snr"] > 25, done.stdout + done.stderr
        assert "give samples" in subprocess.run(command, capture_output=True, text=True).stderr
        assert "expected 8" in raised(lambda: sluice.quantize(model, small, bits=4))
        torch.onnx.export(Called(torch.add), (torch.randn(5), torch.randn(5)), model, dynamo=False,
                          input_names=["a", "b"])
        assert "with a, b" in raised(lambda: sluice.quantize(model, small, samples=[sample]))
        torch.onnx.export(nn.ReLU(), (torch.randn(5),), model, dynamo=False)
        assert "no products" in raised(lambda: sluice.quantize(model, small, "weights"))
        with unittest.mock.patch.dict(sys.modules, {"onnxruntime.quantization": None}):
            assert "pip install onnxruntime onnx" in raised(
                lambda: sluice.quantize(model, small, "dynamic"))


def test_sizes_that_torch_tells_wrongly():
    """The gradient of a value takes the places that differ, which torch counts on zeros."""
    x, value = torch.randn(5, 3, requires_grad=True), torch.randn((), requires_grad=True)
    fill = lambda x, places, value: x.index_fill(0, places, value)
    gradients = []
    for function in (torch.compile(fill, backend="sluice"), fill):
        for places in (torch.tensor([1, 1, 3]), torch.tensor([4, 0, 2])):
            gradients += torch.autograd.grad(function(x, places, value).square().sum(), (x, value))
    for ours, theirs in zip(gradients[:4], gradients[4:]):
        close(ours, theirs)


class Doubled(nn.Module):
    def forward(self, x):
        return x * 2


def test_lazy_conjugates():
    """torch conjugates and negates by a flag, which memory does not show."""
    x = torch.randn(1, dtype=torch.complex64).conj()
    for value in (x, x.imag, torch.randn(3, dtype=torch.complex64).conj()):
        assert value.is_conj() or value.is_neg()
        for function in (torch.compile(Doubled(), backend="sluice"),
                         sluice.compile(Doubled(), inputs=(torch.zeros_like(value),))):
            assert torch.equal(torch.as_tensor(function(value)), value * 2)


def test_quantized_by_torch():
    """What converted modules of pt2e consist of: bytes with a scale and a zero point, weights with one
    for each channel."""
    import torch.ao.quantization.fx._decomposed  # It loads the operators.
    of = torch.ops.quantized_decomposed

    class Quantized(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("weights", torch.randint(-127, 128, (6, 8), dtype=torch.int8))
            self.register_buffer("scales", torch.rand(6) / 50)
            self.register_buffer("points", torch.zeros(6, dtype=torch.int64))

        def forward(self, x):
            bytes = of.quantize_per_tensor(x, 0.03, 5, -128, 127, torch.int8)
            x = of.dequantize_per_tensor(bytes, 0.03, 5, -128, 127, torch.int8)
            weights = of.dequantize_per_channel(self.weights, self.scales, self.points, 0, -127, 127,
                                                torch.int8)
            y = of.quantize_per_tensor(nn.functional.linear(x, weights), 0.05, 3, 0, 255, torch.uint8)
            return bytes, of.dequantize_per_tensor(y, 0.05, 3, 0, 255, torch.uint8)

    module, x = Quantized(), 3 * torch.randn(7, 8)
    compiled = sluice.compile(torch.export.export(module, (x,)))
    for ours, theirs in zip(compiled(x), module(x)):
        close(ours, theirs, 0.05)  # A step of the result, where sums lie between two.


def test_convolutions_quantized_by_torch():
    import torch.ao.quantization.fx._decomposed  # It loads the operators.
    of = torch.ops.quantized_decomposed
    channels = 15 * 7  # Enough for zero points to lie in the file of weights.

    class Quantized(nn.Module):
        def __init__(self, groups):
            super().__init__()
            shape, self.groups = (channels, 15 // groups, 3, 3), groups
            self.register_buffer("weights", torch.randint(-127, 128, shape, dtype=torch.int8))
            self.register_buffer("scales", torch.rand(channels) / 50)
            self.register_buffer("points", torch.randint(-9, 9, (channels,)))
            self.bias = nn.Parameter(torch.randn(channels))

        def forward(self, x):
            x = of.quantize_per_tensor(x, 0.03, 120, 0, 255, torch.uint8)
            x = of.dequantize_per_tensor(x, 0.03, 120, 0, 255, torch.uint8)
            weights = of.dequantize_per_channel(self.weights, self.scales, self.points, 0, -127, 127,
                                                torch.int8)
            return nn.functional.conv2d(x, weights, self.bias, stride=2, padding=1,
                                        groups=self.groups)

    for groups in (1, 3, 15):
        module, x = Quantized(groups), 3 * torch.randn(2, 15, 13, 9)
        close(sluice.compile(torch.export.export(module, (x,)))(x), module(x), 1e-4)


def test_random_numbers_are_torchs():
    for function in (lambda x: x + torch.rand(6, 16, device=x.device), nn.Dropout(0.5),
                     lambda x: (x * torch.randn_like(x)).bernoulli(0.4) + torch.randn_like(x),
                     lambda x: x.sin() * torch.rand_like(x) + (torch.randn_like(x) + x.cos()).exp()
                     * torch.rand_like(x),
                     lambda x: nn.functional.dropout(nn.functional.dropout(
                         x.requires_grad_()).sin() * 2).cos().detach(),
                     lambda x: torch.utils.checkpoint.checkpoint(
                         lambda x: nn.functional.dropout(x * 2), x.requires_grad_(),
                         use_reentrant=False).detach()):
        torch._dynamo.reset()
        compiled, x = torch.compile(function, backend="sluice"), torch.ones(6, 16)
        torch.manual_seed(3)
        with warnings_of_sluice() as records:
            first, second = compiled(x), compiled(x)
        assert not records, records
        assert not torch.equal(first, second)
        torch.manual_seed(3)
        close(first, function(x))
        close(second, function(x))


def test_backend_splits_graphs():
    """What is not supported runs as torch runs it, and is named with its line, once."""
    def odd(x):
        y = torch.special.airy_ai(x.exp())
        return y.relu() * 2

    x = torch.rand(5)
    with torch.no_grad(), warnings_of_sluice() as records:
        close(torch.compile(odd, backend="sluice")(x), odd(x))
    line = odd.__code__.co_firstlineno + 1
    told = f"torch_tests.py:{line}: operator torch.aten.special_airy_ai"
    assert len(records) == 1 and told in records[0], records


def test_backend_knows_its_options():
    def relu(x):
        return x.relu()

    x = torch.randn(5)
    close(torch.compile(relu, backend="sluice", options={"opt_level": 1})(x), relu(x))
    torch._dynamo.reset()
    try:
        torch.compile(relu, backend="sluice", options={"optlevel": 1})(x)
    except Exception as error:
        assert "no option optlevel" in str(error) and "opt_level" in str(error), str(error)
    else:
        raise AssertionError("a misspelt option was taken")


@contextlib.contextmanager
def environment(**values):
    before = dict(os.environ)
    os.environ.update(values)
    yield
    os.environ.clear()
    os.environ.update(before)


def test_modules_are_kept_between_processes():
    """What is kept is loaded and not compiled; what is damaged is compiled again, after one
    warning; the folder is bounded; without a folder there is one warning."""
    def product(x, y, level=2):
        torch._dynamo.reset()
        function = lambda x, y: (x @ y).relu() - 1
        fast = torch.compile(function, backend="sluice", options={"opt_level": level})
        close(fast(x, y), function(x, y))

    compiled, compile_model = [], sluice.cache.compile_model
    sluice.cache.compile_model = (
        lambda *given, **named: compiled.append((given, named)) or compile_model(*given, **named))
    x, y = torch.randn(5, 7), torch.randn(7, 3)
    with tempfile.TemporaryDirectory() as folder, environment(SLUICE_CACHE_DIR=folder):
        files = lambda: sorted(glob.glob(f"{folder}/torch/*"))
        with warnings_of_sluice() as records:
            product(x, y)
            product(x, y)
            assert (len(compiled), len(files()), records) == (1, 1, []), (compiled, records)
            product(x, y, level=1)
            product(x[:, 1:], y[1:])
            assert (len(compiled), len(files()), records) == (3, 3, []), (compiled, records)
            for path in files():
                size = os.path.getsize(path)
                with open(path, "r+b") as file:
                    file.seek(size // 2)
                    file.write(b"garbage")
            for level in (1, 1, 2, 2):
                product(x, y, level)
            assert len(compiled) == 5 and len(records) == 1, (compiled, records)
            assert "compiled again" in records[0] and "damaged" in records[0], records
            product(x, y)
            assert len(compiled) == 5, "what was compiled again is kept"
            torch.use_deterministic_algorithms(True)
            product(x, y)
            torch.use_deterministic_algorithms(False)
            assert [named["deterministic"] for _, named in compiled] == [False] * 5 + [True]
        size = max(map(os.path.getsize, files()))
        with environment(SLUICE_CACHE_BYTES=str(2 * size)):
            for rows in (2, 3, 4):
                product(x[:rows], y)
            assert len(files()) == 2, files()
        with environment(SLUICE_CACHE_DIR="/dev/null/folder"), warnings_of_sluice() as records:
            product(x, y)
            product(x, y, level=1)
        assert len(records) == 1 and "SLUICE_CACHE_DIR" in records[0], records
    sluice.cache.compile_model = compile_model


def test_floats_of_eight_bits():
    """DLPack has a code for each of their types."""
    for dtype in (torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz,
                  torch.float8_e5m2fnuz):
        x = torch.randn(3, 4).to(dtype)
        y = torch.compile(lambda x: (x.to(torch.float32) * 2, x.clone()), backend="sluice")(x)
        assert torch.equal(y[0], x.to(torch.float32) * 2), dtype
        assert torch.equal(y[1].view(torch.uint8), x.view(torch.uint8)), dtype


def test_statistics_of_batches_on_gpus():
    """torch states there that inference keeps them, and that it keeps none on the host."""
    norm = nn.BatchNorm2d(4).eval()
    x = torch.randn(2, 4, 3, 3)
    with tempfile.TemporaryDirectory() as folder:
        exported = torch.export.export(norm, (x,))
        path = sluice.torch.write_program(exported, None, None, folder)
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(text.replace("[0]", "[4]"))
        close(sluice.compile(path).main(x), norm(x))


def test_arguments_of_gpus():
    """Copies that torch still makes, what lies at any address, and graphs that torch captures."""
    if torch.get_default_device().type != "cuda":
        return
    large = torch.randn(4096, 4096)
    turned = torch.compile(lambda x: x + 1, backend="sluice")
    for _ in range(10):
        other = large * 2
        close(turned(other.t()[:, ::2]), other.t()[:, ::2] + 1)
    x = torch.randn(64, 65)
    product = lambda x: (x @ x.t()).relu()
    compiled = torch.compile(product, backend="sluice")
    close(compiled(x.view(-1)[3:3 + 64 * 64].view(64, 64)), product(x.view(-1)[3:3 + 64 * 64].view(
        64, 64)))
    given = torch.randn(64, 64)
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        compiled(given)
    stream.synchronize()
    graph = torch.cuda.CUDAGraph()
    with warnings_of_sluice() as records, torch.cuda.graph(graph):
        result = compiled(given)
    given.copy_(torch.randn(64, 64))
    graph.replay()
    close(result, product(given))
    assert len(records) == 1 and "captures" in records[0], records


def test_tutorial():
    """docs/tutorial-pytorch.md, as it stands there."""
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    import documentation

    with tempfile.TemporaryDirectory() as folder:
        assert documentation.run_page("docs/tutorial-pytorch.md", folder, ["not run"]) == 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--device", default="cpu")
    given = parser.parse_args()
    if given.device != "cpu":
        torch.set_default_device(given.device)
        # Eager rounds operands of products to 10 bits otherwise.
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
        name = f"{given.device}:0"
        sluice.compile = functools.partial(sluice.compile, target=sluice.targets()[name],
                                           device=name)
    for name, function in list(globals().items()):
        if not name.startswith("test_") or given.pattern not in name:
            continue
        try:
            function()
            print(f"ok {name}", flush=True)
        except Exception as error:
            text = f"{type(error).__name__}: {error}".strip().replace("\n", " | ")
            print(f"not ok {name}: {text[:600]}", flush=True)


main()
