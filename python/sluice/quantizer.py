"""sluice.quantize: an ONNX model in fewer bits (docs/quantization.md). onnxruntime.quantization
rewrites the model; Sluice runs both and says what that changes."""

import argparse
import json
import logging
import os
import sys
import tempfile
import time
import types
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

from ._runtime import Error
from .compiler import compile
from .given import Array, Path, is_tuple
from .module import Argument, Module

Sample: TypeAlias = dict[str, Array]


def quantize(
    model: Path, output: Path, mode: str = "static", samples: Iterable[Sample | Path] = (),
    bits: int = 8, per_channel: bool = True, block_size: int = 32, target: str = "cpu",
) -> dict[str, Any]:
    """Writes the ONNX model in the file `model` to `output` in fewer bits: "static": weights and
    activations, in the ranges that these have on the samples; "dynamic": in those of each call;
    "weights": weights of matrix products in `bits` (8 or 4), a scale for each `block_size` of them.
    Samples are dictionaries of arrays, or .npz files, or .npy files for a model of one input.
    Gives the bytes of both models, and on the samples, by `target`, median milliseconds, and of each
    result the largest error, signal to noise in decibels, and the share of rows whose largest
    element is the same. Raises sluice.Error without onnxruntime."""
    if mode not in ("static", "dynamic", "weights"):
        raise ValueError(f"mode={mode!r}: expected static, dynamic or weights")
    if bits != 8 and (bits != 4 or mode != "weights"):
        raise ValueError(f"bits={bits}: expected 8, or 4 for mode=weights")
    whole = compile(model, target=target)
    given = [each if isinstance(each, dict) else _sample(each, whole.main.arguments)
             for each in samples]
    if mode == "static" and not given:
        raise Error("to quantize activations ahead of time, give samples: the ranges to calibrate")
    with tempfile.TemporaryDirectory(prefix="sluice-") as scratch:
        try:
            _rewrite(model, output, os.path.join(scratch, "model.onnx"), mode, given, bits,
                     per_channel, block_size)
        except ImportError as problem:
            raise Error(f"sluice.quantize needs onnxruntime and onnx: pip install onnxruntime onnx "
                        f"onnx-ir ({problem})") from None
        except Exception as problem:  # Of any of its parts.
            raise Error(f"onnxruntime does not quantize {model}: {problem}") from problem
    times, found = zip(*(_run(each, given) for each in (whole, compile(output, target=target))))
    return {"bytes": [os.path.getsize(file) for file in (model, output)], "milliseconds": times,
            "results": {name: _difference(*both) for name, *both in
                        zip([result.name for result in whole.main.results],
                            *(zip(*calls) for calls in found))}}


def _rewrite(model: Path, output: Path, ready: str, mode: str, samples: list[Sample], bits: int,
             per_channel: bool, block_size: int) -> None:
    onnx = import_module("onnx")
    # Importing it configures the root logger, unless that has a handler.
    logging.getLogger().addHandler(quiet := logging.NullHandler())
    ort = import_module("onnxruntime.quantization")
    logging.getLogger().removeHandler(quiet)

    ort.quant_pre_process(model, ready, skip_symbolic_shape=True)
    if mode == "static":
        reader = types.SimpleNamespace(get_next=iter([*samples, None]).__next__)
        ort.quantize_static(ready, output, reader, per_channel=per_channel)
    elif mode == "dynamic":
        ort.quantize_dynamic(ready, output, per_channel=per_channel)
    else:
        products = ort.onnx_model.ONNXModel(onnx.load(ready))
        products.replace_gemm_with_matmul()
        by_bits = import_module("onnxruntime.quantization.matmul_nbits_quantizer")
        quantizer = by_bits.MatMulNBitsQuantizer(products.model, bits, block_size, True)
        quantizer.process()
        if not any(node.op_type == "MatMulNBits" for node in quantizer.model.model.graph.node):
            raise Error("it has no products with constant matrices")
        quantizer.model.save_model_to_file(output)


def _sample(given: Path, arguments: Sequence[Argument]) -> Sample:
    """Arrays by names of arguments."""
    names = [argument.name for argument in arguments]
    try:
        if os.path.exists(given) and not os.path.isfile(given):
            raise OSError("a folder, device or pipe")
        value: Any = np.load(given)
    except Exception as problem:  # NumPy's, zipfile's, zlib's.
        raise Error(f"{given} is no file of arrays: {problem}") from problem
    if isinstance(value, np.ndarray) and len(names) != 1:
        raise Error(f"{given} is one array: give an .npz file with {', '.join(names)}")
    if isinstance(value, np.ndarray):
        return {names[0]: value}
    try:
        return {name: value[name] for name in names}
    except Exception as problem:  # Also of what is compressed.
        raise Error(f"{given} lacks an array, or holds none: {problem}") from problem


def _run(module: Module, samples: list[Sample]) -> tuple[float | None, list[Sequence[Any]]]:
    """(median of milliseconds, lists of results)"""
    times: list[float] = []
    found: list[Sequence[Any]] = []
    for sample in samples:
        module(**sample)
        start = time.perf_counter()
        out = module(**sample)
        times.append(1e3 * (time.perf_counter() - start))
        found.append(out if is_tuple(out) else [out])
    return float(np.median(times)) if times else None, found


def _difference(exact: Sequence[Any], rough: Sequence[Any]) -> dict[str, float | None]:
    """Of a result on all samples, by rows of its last dimension."""
    rows = [[np.atleast_1d(each).astype(np.float64) for each in side] for side in (exact, rough)]
    x, y = (np.concatenate([each.reshape(-1, each.shape[-1]) for each in side]) for side in rows)
    with np.errstate(divide="ignore"):
        ratio = 10 * np.log10(np.square(x).sum() / np.square(x - y).sum())
    return {"max_error": float(np.abs(x - y).max(initial=0)),
            "snr": float(ratio) if np.isfinite(ratio) else None,
            "top1": float((x.argmax(-1) == y.argmax(-1)).mean())}


def main() -> None:
    parser = argparse.ArgumentParser("sluice-quantize", description="An ONNX model in fewer bits.")
    parser.add_argument("model")
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--mode", default="static", help="static, dynamic or weights")
    parser.add_argument("--samples", nargs="*", default=(), metavar="FILE", help=".npz, or .npy")
    parser.add_argument("--bits", type=int, default=8)
    parser.add_argument("--per-tensor", dest="per_channel", action="store_false")
    parser.add_argument("--block-size", type=int, default=32)
    parser.add_argument("--target", default="cpu")
    try:
        print(json.dumps(quantize(**vars(parser.parse_args())), indent=2))
    except (Error, ValueError, OSError) as problem:
        sys.exit(f"sluice-quantize: error: {problem}")
