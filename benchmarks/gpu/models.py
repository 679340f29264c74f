#!/usr/bin/env python3
"""Whole models on an NVIDIA GPU beside PyTorch (as CUDA graphs, f32 without and with TF32), and how
many kernels both run:
resnet50 and mobilenet_v2 with weights of zero but for the first of each tensor: equal tensors would
be stored once, and be faster to read than a model's.

examples:
  models.py pack OUT [--target=cuda:sm_90]     compiles the models (needs build/bin/sluice, the sluice
  package and torch)
  models.py run OUT [--per-kernel]             measures (where the GPU and PyTorch are; $SLUICE is
  sluice-run; compare.py lies beside this file)
"""
import json
import lzma
import os
import subprocess
import tempfile
from pathlib import Path

import torch

import compare

MODELS, BATCHES = ("resnet50", "mobilenet_v2"), (1, 8)


def pack(out, target):
    """Writes the modules into the folder `out`, compressed: zeros take no room."""
    from sluice import torch as front

    for name in MODELS:
        model = torch_model(name).eval()
        for i, tensor in enumerate(model.state_dict().values()):
            tensor.zero_().view(-1)[0] = (i + 1) / 1024
        with tempfile.TemporaryDirectory() as folder:
            # Sizes of examples that are 1 would be no others.
            text = front.write_program(model, torch.zeros(2, 3, 224, 224),
                                       ({0: torch.export.Dim.DYNAMIC},), folder)
            compare.compile(text, f"{folder}/model.slm", target)
            (out / f"{name}.slm.xz").write_bytes(
                lzma.compress(Path(f"{folder}/model.slm").read_bytes(), preset=1))


def torch_model(name):
    nn = torch.nn

    def conv(a, b, size, stride=1, groups=1, act=None):
        return nn.Sequential(nn.Conv2d(a, b, size, stride, size // 2, groups=groups, bias=False),
                             nn.BatchNorm2d(b), *([act()] if act else []))

    class Sum(nn.Module):
        def __init__(self, body, side, act):
            super().__init__()
            self.body, self.side, self.act = body, side, act

        def forward(self, x):
            return self.act(self.body(x) + self.side(x))

    tail = [nn.AdaptiveAvgPool2d(1), nn.Flatten()]
    if name == "resnet50":
        layers, width = [conv(3, 64, 7, 2, act=nn.ReLU), nn.MaxPool2d(3, 2, 1)], 64
        for stage, (inner, count) in enumerate(((64, 3), (128, 4), (256, 6), (512, 3))):
            for block in range(count):
                stride = 2 if stage and not block else 1
                body = nn.Sequential(conv(width, inner, 1, act=nn.ReLU),
                                     conv(inner, inner, 3, stride, act=nn.ReLU),
                                     conv(inner, inner * 4, 1))
                layers.append(Sum(body, nn.Identity() if block
                                  else conv(width, inner * 4, 1, stride), nn.ReLU()))
                width = inner * 4
        return nn.Sequential(*layers, *tail, nn.Linear(2048, 1000))
    layers, width = [conv(3, 32, 3, 2, act=nn.ReLU6)], 32
    for grow, outer, count, first in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2),
                                      (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)):
        for block in range(count):
            stride, inner = first if block == 0 else 1, width * grow
            body = nn.Sequential(*([conv(width, inner, 1, act=nn.ReLU6)] if grow > 1 else []),
                                 conv(inner, inner, 3, stride, inner, act=nn.ReLU6),
                                 conv(inner, outer, 1))
            layers.append(Sum(body, nn.Identity(), nn.Identity()) if stride == 1 and width == outer
                          else body)
            width = outer
    return nn.Sequential(*layers, conv(320, 1280, 1, act=nn.ReLU6), *tail, nn.Linear(1280, 1000))


def measure_torch(model, x, tf32):
    """Milliseconds of one call."""
    torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = tf32
    torch.backends.cudnn.benchmark = True
    with torch.no_grad():
        return compare.measure({"torch": lambda: model(x)}, calls=1, rounds=20, idle=0)["torch"] / 1e3


def kernels_of_torch(model, x):
    """How many kernels one call runs, compiled by torch."""
    compiled = torch.compile(model)
    with torch.no_grad():
        compiled(x)
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            compiled(x)
            torch.cuda.synchronize()
    return sum(event.device_type == torch.autograd.DeviceType.CUDA
               and not event.name.startswith(("Memcpy", "Memset")) for event in profile.events())


def kernels_of_table(text):
    """How many a table of `--per-kernel` says: time, share, calls, ..."""
    rows = [line.split() for line in text.splitlines()]
    return sum(int(row[2]) for row in rows if len(row) > 2 and row[1].endswith("%"))


def run(folder, *options):
    sluice = os.environ["SLUICE"]
    for name in MODELS:
        with tempfile.TemporaryDirectory() as scratch:
            module, figures = f"{scratch}/model.slm", f"{scratch}/figures.json"
            Path(module).write_bytes(lzma.decompress((folder / f"{name}.slm.xz").read_bytes()))
            model = torch_model(name).cuda().eval()
            for batch in BATCHES:
                command = [sluice, module, "--device=cuda", "--bench", f"--json={figures}",
                           f"--input={batch}x3x224x224xf32=random"]
                done = subprocess.run(command, capture_output=True, text=True)
                if done.returncode:
                    print(name, batch, "FAILED", done.stderr[:500])
                    continue
                x = torch.randn(batch, 3, 224, 224, device="cuda")
                exact, fast = measure_torch(model, x, False), measure_torch(model, x, True)
                ours = json.loads(Path(figures).read_text())["median_ms"]
                table = subprocess.run(command + ["--per-kernel", "--repetitions=3"],
                                       capture_output=True, text=True).stdout
                print(f"{name:14s} batch {batch}   sluice {ours:7.3f} ms   torch {exact:7.3f} ms   "
                      f"with TF32 {fast:7.3f} ms   ratio {ours / exact:5.2f}   kernels "
                      f"{kernels_of_table(table)}, torch.compile {kernels_of_torch(model, x)}",
                      flush=True)
                if "--per-kernel" in options:
                    print(table)


if __name__ == "__main__":
    compare.main(__doc__, pack, run)
