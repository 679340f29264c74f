# ===- generate.py - writes the programs of this folder; needs torch ------===#
# Builds each model of models.py, gives it made-up weights, exports it and writes NAME.mlir.gz: the
# text that python/sluice/torch.py prints, and before it one comment that says how weights and
# inputs are made up and what torch computed from them.
#   python test/zoo/generate.py [FILTER]        --show NAME prints a text
#   ... --sweep FILTER --out FOLDER             the same for all that matches of what there is, with
#                                               whatever small configuration fits
# ===----------------------------------------------------------------------===#
import argparse
import gzip
import importlib
import json
import math
import multiprocessing
import os
import re
import sys
import time
import traceback
import types
import warnings

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
import made_up

# The package itself needs the built runtime; its printer does not.
package = types.ModuleType("sluice")
package.__path__ = [os.path.join(ROOT, "python", "sluice")]
sys.modules["sluice"] = package
printing = importlib.import_module("sluice.torch")


def manner(tensor):
    """(mean, spread) of what a weight is filled with: matrices keep the size of what goes through
    them, others are like what torch made."""
    wide = tensor.detach().double()
    mean, deviation = wide.mean().item(), wide.std(correction=0).item()
    if tensor.dim() >= 2 and abs(mean) <= 0.5 * deviation:
        experts = tensor.dim() == 3 and tensor.shape[-1] > 16  # One matrix for each.
        inner = tensor.shape[-1] if experts else math.prod(tensor.shape[1:])
        return 0.0, round(math.sqrt(3 / inner), 4)
    return float(f"{mean:.4g}"), float(f"{max(math.sqrt(3) * deviation, 0.1):.4g}")


def fill(model):
    """Fills parameters and statistics; {address: (seed, mean, spread)}."""
    filled = {}
    statistics = [(n, b) for n, b in model.named_buffers() if re.search(r"running_(mean|var)$", n)]
    with torch.no_grad():
        for _, tensor in [*model.named_parameters(), *statistics]:
            if not tensor.is_floating_point() or tensor.numel() == 0 or tensor.data_ptr() in filled:
                continue
            seed, (mean, spread) = len(filled), manner(tensor)
            tensor.copy_(torch.from_numpy(made_up.reals(seed, tuple(tensor.shape), mean, spread)))
            filled[tensor.data_ptr()] = seed, mean, spread
    return filled


def example(seed, spec):
    """A tensor, and how run.py makes the same."""
    if isinstance(spec, torch.Tensor):
        how = {"values": spec.flatten().tolist(), "type": str(spec.dtype)[6:]}
        return spec.contiguous(), {"shape": list(spec.shape), **how}
    kind, shape, *bounds = spec
    if kind == "ints":
        values, how = made_up.integers(seed, shape, *bounds), {"integers": [seed, *bounds]}
    else:
        mean, spread = bounds or (0, 1)
        values, how = made_up.reals(seed, shape, mean, spread), {"reals": [seed, mean, spread]}
    return torch.from_numpy(values), {"shape": list(shape), **how, "type": str(values.dtype)}


def recorded(value):
    """What run.py compares with a result."""
    if not isinstance(value, torch.Tensor):
        return {"number": value}
    flat = value.detach().flatten()
    record = {"shape": list(value.shape), "type": str(value.dtype)[6:]}
    some = flat[torch.from_numpy(np.asarray(made_up.places(flat.numel())))]
    wide = flat.double()
    short = lambda number: float(f"{number:.9g}")
    if value.dtype.is_floating_point:
        if infinite := int((~torch.isfinite(wide)).sum()):
            record["infinite"] = infinite
        record["rms"] = short(wide.square().mean().sqrt().item()) if flat.numel() else 0
        record["values"] = [short(number) for number in some.double().tolist()]
    else:
        record["values"] = some.to(torch.int64).tolist()
    record["mean"] = short(wide.mean().item()) if flat.numel() else 0
    return record


class MadeUp(printing.Weights):
    """Only what fill() filled goes into the file; other tensors are part of the text."""

    def __init__(self, filled):
        super().__init__("weights.bin")
        self.filled, self.entries = filled, []

    def literal(self, tensor):
        if tensor.data_ptr() not in self.filled or not tensor.is_contiguous():
            return printing.dense(tensor)
        manner = self.filled[tensor.data_ptr()]
        self.entries.append([self.size, list(tensor.shape), str(tensor.dtype)[6:], *manner])
        return super().literal(tensor)


def sensitive(model, positional, keywords):
    """A remark if f32 itself does not give what f64 does: such a result is no reference."""

    def leaves(*both):
        results = torch.utils._pytree.tree_leaves(model(*both[0], **both[1]))
        return [
            r
            for r in results
            if isinstance(r, torch.Tensor) and r.is_floating_point() and r.numel()
        ]

    wide = lambda x: x.double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x
    narrow = [result.double() for result in leaves(positional, keywords)]
    try:
        torch.set_default_dtype(torch.float64)
        model.double()
        exact = leaves(
            tuple(map(wide, positional)), {key: wide(value) for key, value in keywords.items()}
        )
    except Exception as error:  # Many models name f32 themselves.
        return [f"not held against f64 ({type(error).__name__})"]
    worst = max(
        [
            ((a - b).abs() / (b.square().mean().sqrt().clamp(max=1) + b.abs()))
            .nan_to_num()
            .max()
            .item()
            for a, b in zip(narrow, exact)
        ],
        default=0,
    )
    return [f"f32 is off by {worst:.1e}"] if worst > 2e-5 else []


def written(name, model, specs, dynamic=None):
    """The text of `model` with its comment, and what is worth a remark."""
    model = model.eval().requires_grad_(False)
    weights = MadeUp(fill(model))
    keys = list(specs) if isinstance(specs, dict) else range(len(specs))
    pairs = {key: example(1000 + i, specs[key]) for i, key in enumerate(keys)}
    tensors = {key: tensor for key, (tensor, _) in pairs.items()}
    positional, keywords = (
        ((), tensors) if isinstance(specs, dict) else (tuple(tensors.values()), {})
    )
    with torch.no_grad():
        exported = torch.export.export(
            model, positional, keywords, dynamic_shapes=dynamic, strict=False
        )
        results = torch.utils._pytree.tree_leaves(exported.module()(*positional, **keywords))
    results = [recorded(result) for result in results if result is not None]
    text = printing.exported_text(exported, weights)
    head = {
        "name": name,
        "weights": weights.entries,
        "inputs": [how for _, how in pairs.values()],
        "results": results,
    }
    remarks = [
        f"result {i} has rms {result['rms']:.2g}"
        for i, result in enumerate(results)
        if "rms" in result and not 1e-3 < result["rms"] < 1e4
    ]
    with torch.no_grad():
        remarks += sensitive(model, positional, keywords)
    return "// " + json.dumps(head, separators=(",", ":")) + "\n" + text, remarks


def one(folder, name, build):
    """In a process of its own."""
    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    torch.set_num_threads(1)
    start = time.time()
    try:
        text, remarks = written(name, *build())
    except BaseException as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        message = " ".join(str(error).split())[:300]
        print(
            f"{name}: FAILED {type(error).__name__}: {message} "
            f"[{os.path.basename(place.filename)}:{place.lineno}]",
            flush=True,
        )
        os._exit(1)
    data = gzip.compress(text.encode(), 9, mtime=0)
    with open(os.path.join(folder, f"{name}.mlir.gz"), "wb") as file:
        file.write(data)
    lines, seconds = text.count("\n"), time.time() - start
    print(
        "; ".join([f"{name}: {lines} lines, {len(data) / 1000:.1f} kB, {seconds:.1f} s", *remarks]),
        flush=True,
    )
    os._exit(0)


def generate(folder, entries, seconds=240):
    """Writes all; returns how many failed."""
    failed = 0
    for name, build in entries:
        process = multiprocessing.get_context("fork").Process(
            target=one, args=(folder, name, build)
        )
        process.start()
        process.join(seconds)
        if process.is_alive():
            print(f"{name}: FAILED after {seconds} s", flush=True)
            process.kill()
            process.join()
        failed += process.exitcode != 0
    return failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("filter", nargs="?", default="", help="regular expression on names")
    parser.add_argument("--show", metavar="NAME", help="print the text of a model")
    parser.add_argument(
        "--sweep", metavar="FILTER", help="all that there is, not only what is kept"
    )
    parser.add_argument("--out", default=HERE, help="the folder of the texts")
    options = parser.parse_args()
    if options.show:
        print(gzip.open(os.path.join(options.out, options.show + ".mlir.gz"), "rt").read())
        return 0
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    import models

    os.makedirs(options.out, exist_ok=True)
    entries = models.kept() if options.sweep is None else models.everything(options.sweep)
    entries = [(name, build) for name, build in entries if re.search(options.filter, name)]
    failed = generate(options.out, entries)
    print(f"{len(entries) - failed} of {len(entries)} written")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
