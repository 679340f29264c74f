#!/usr/bin/env python3
"""A step of generation of a llama of 8 billion parameters (without the words' embeddings), f16: the
bytes that it must move a second beside what the same GPU copies. Weights and caches are arguments,
made on the device; caches are donated, and updated in place.

examples:
  decode.py pack OUT [--layers=32] [--target=cuda:sm_90]   compiles (needs build/bin/sluice, the
  sluice package and torch)
  decode.py run OUT                   measures (where the GPU and torch are; $SLUICE is sluice-run;
  compare.py lies beside this file)
"""
import math
import os
import re
import statistics
import subprocess

import torch
import torch.nn.functional as F

import compare

WIDTH, HEADS, CACHED, DEPTH, HIDDEN = 4096, 32, 8, 128, 14336
BATCHES, PASTS = (1, 16), (2048, 8192)
OF_LAYER = 9  # Arguments, the last two of which are the caches.


def shapes(layers, batch, past):
    cache = (batch, CACHED, past + 1, DEPTH)
    layer = [(WIDTH,), ((HEADS + 2 * CACHED) * DEPTH, WIDTH), (WIDTH, WIDTH), (WIDTH,),
             (HIDDEN, WIDTH), (HIDDEN, WIDTH), (WIDTH, HIDDEN), cache, cache]
    return [(batch, 1, WIDTH), (1, DEPTH), (1, DEPTH)] + layers * layer


def normalized(x, weight):
    wide = x.float()
    scale = torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
    return (wide * scale).to(x.dtype) * weight


class Step(torch.nn.Module):
    def __init__(self, past):
        super().__init__()
        self.past = past

    def forward(self, x, cos, sin, *arguments):
        def heads(y):
            return y.unflatten(-1, (-1, DEPTH)).transpose(1, 2)

        def rotated(y):
            half = DEPTH // 2
            return y * cos + torch.cat([-y[..., half:], y[..., :half]], -1) * sin

        caches = []
        for first in range(0, len(arguments), OF_LAYER):
            norm, qkv, out, norm2, gate, up, down, keys, values = arguments[first:first + OF_LAYER]
            sizes = [count * DEPTH for count in (HEADS, CACHED, CACHED)]
            q, k, v = map(heads, F.linear(normalized(x, norm), qkv).split(sizes, -1))
            place = (2, self.past, self.past + 1)
            keys = torch.slice_scatter(keys, rotated(k), *place)
            values = torch.slice_scatter(values, v, *place)
            y = F.scaled_dot_product_attention(rotated(q), keys, values, enable_gqa=True)
            x = x + F.linear(y.transpose(1, 2).flatten(2), out)
            z = normalized(x, norm2)
            x = x + F.linear(F.silu(F.linear(z, gate)) * F.linear(z, up), down)
            caches += [keys, values]
        return (x, *caches)


def pack(out, target, layers=32):
    from sluice import torch as front
    from torch._subclasses.fake_tensor import FakeTensorMode

    layers = int(layers)
    for batch in BATCHES:
        for past in PASTS:
            with FakeTensorMode():
                inputs = tuple(torch.empty(*shape, dtype=torch.float16)
                               for shape in shapes(layers, batch, past))
                text = front.exported_text(torch.export.export(Step(past), inputs))
            for i in range(3, 3 + layers * OF_LAYER):
                if (i - 3) % OF_LAYER >= OF_LAYER - 2:
                    text = re.sub(rf"(%arg{i}: [^{{]*{{)", r"\1sluice.donated, ", text, count=1)
            source = out / "step.mlir"
            source.write_text(text)
            compare.compile(source, out / f"{layers}_{batch}_{past}.slm", target)


def copied():
    """Bytes that a copy moves in a second."""
    source = torch.empty(1 << 30, dtype=torch.uint8, device="cuda")
    target, times = torch.empty_like(source), []
    for _ in range(20):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        target.copy_(source)
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) / 1e3)
    return 2 * source.nbytes / statistics.median(times)


def run(out):
    rate = copied()
    torch.cuda.empty_cache()
    print(f"{torch.cuda.get_device_name()}, copies {rate / 1e12:.2f} TB/s\n")
    print("| layers | batch | past | GB | ms | TB/s | of the copy |\n|--:|--:|--:|--:|--:|--:|--:|")
    for module in sorted(out.glob("*.slm")):
        layers, batch, past = map(int, module.stem.split("_"))
        of_all = shapes(layers, batch, past)
        moved = 2 * sum(map(math.prod, of_all))
        inputs = [f"--input={'x'.join(map(str, shape))}xf16=0.001" for shape in of_all]
        text = subprocess.run([os.environ["SLUICE"], module, "--device=cuda", "--bench", *inputs],
                              check=True, capture_output=True, text=True).stdout
        seconds = float(re.search(r"median ([\d.]+) ms", text)[1]) / 1e3
        print(f"| {layers} | {batch} | {past} | {moved / 1e9:.2f} | {seconds * 1e3:.3f} | "
              f"{moved / seconds / 1e12:.2f} | {moved / seconds / rate:.0%} |", flush=True)


if __name__ == "__main__":
    compare.main(__doc__, pack, run)
