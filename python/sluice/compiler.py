"""sluice.compile: a model in a file or in memory becomes a Module."""

import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, cast

from ._runtime import Error, driver_of
from .given import Path, check, listed
from .module import HostFunctions, Module, load

InputTypes: TypeAlias = Mapping[str, str | Sequence[str] | None]


def compile(
    model: Any, target: str | Sequence[str] = "cpu", opt_level: int = 2, output: Path | None = None,
    device: str | Sequence[str] | None = None, threads: int | None = None, inputs: Any = None,
    dynamic_shapes: Any = None, input_types: InputTypes | None = None, place: Path | None = None,
    shard: int | Path | None = None, parameters: Mapping[str, Path] | None = None,
    functions: HostFunctions = None, float_type: str | None = None, deterministic: bool = False,
) -> Module:
    """Compiles `model` and loads the result.

    model           path of an .onnx or .mlir file; or the bytes of an ONNX model or of MLIR
                    bytecode; or MLIR text; or an object with SerializeToString, such as
                    onnx.ModelProto; or a torch.nn.Module, or what torch.export.export gives
    target          what to compile for: "cpu", "cuda:sm_90", ...; of several in a list each device
                    takes the best that it can run
    opt_level       0 (plain loops, the reference) to 3
    output          where to keep the module file; by default it is gone with the returned Module
    device          as for sluice.load; by default the device that the first target names; for a
                    program that names its devices, a list
    threads         as for sluice.load
    inputs          for a torch.nn.Module, what torch.export.export takes: example inputs (a tuple,
                    or a dict by name)
    dynamic_shapes  which of their sizes may change
    input_types     for inputs of an ONNX model, a dictionary: {"x": "1x3x?xf32"} for a tensor, a
                    list of such types for a sequence, whose elements become arguments of their own
                    (x.0, x.1, ...), None for an optional that is not there, "i64=3" for the value
                    of an input, which then is no argument
    place           which of several targets runs what of a model that does not say: "auto", or the
                    path of a file with lines REGEX -> DEVICE (docs/devices.md)
    shard           over how many processes a model that does not say is cut: 4, "2x2", or the path
                    of a file of rules (docs/scale-out.md). Each process of the launch compiles the
                    same file, or loads what `sluice compile --shard` made of it
    parameters      the values that MLIR text only names (#flow.parameter.named): a dictionary from
                    each scope to the path of its archive (.irpa, .safetensors)
    functions       as for sluice.load
    float_type      "f16" or "bf16": the program multiplies in that type what the model has as f32,
                    and stores it so where its range allows
    deterministic   the same bits in every run: scatters add floats in the program's order

    Raises sluice.Error with the compiler's messages.
    """
    with tempfile.TemporaryDirectory(prefix="sluice-") as scratch:
        module_path = aot(model, os.path.join(scratch, "model.slm") if output is None else output,
                          target, opt_level, inputs, dynamic_shapes, input_types, place, shard,
                          parameters, float_type, deterministic)
        first = target if isinstance(target, str) else [*target, "cpu"][0]
        # The module stays mapped when its file is unlinked.
        return load(module_path, device or driver_of(first), threads, functions=functions)


def aot(
    model: Any, output: Path, target: str | Sequence[str] = "cpu", opt_level: int = 2,
    inputs: Any = None, dynamic_shapes: Any = None, input_types: InputTypes | None = None,
    place: Path | None = None, shard: int | Path | None = None,
    parameters: Mapping[str, Path] | None = None, float_type: str | None = None,
    deterministic: bool = False,
) -> str:
    """Compiles `model` into the module file `output`, whose path it returns, and loads nothing:
    devices for its targets may be elsewhere. The rest is as for compile."""
    try:
        from . import _compiler  # Loads LLVM: only those who compile pay for it.
    except ImportError as error:
        if "cannot import name" not in str(error):
            raise
        raise Error("this is the package without the compiler: load a compiled module, or install "
                    "sluice-ml in place of sluice-ml-runtime") from None

    targets = [target] if isinstance(target, str) else listed("a text", target=target) or ["cpu"]
    check("a count", opt_level=opt_level)
    if opt_level > 3:
        raise ValueError(f"opt_level={opt_level}: expected 0 to 3")
    output = os.fspath(output)
    with tempfile.TemporaryDirectory(prefix="sluice-") as scratch:
        archives = [f"{scope}={os.fspath(file)}" for scope, file in (parameters or {}).items()]
        messages = _compiler.compile_file(
            _as_file(model, scratch, inputs, dynamic_shapes), output, targets, opt_level,
            _spelled(input_types or {}), os.fspath(place or ""),
            "" if shard is None else str(shard) if isinstance(shard, int) else os.fspath(shard),
            archives, float_type or "", bool(deterministic),
        )
    if messages:
        raise Error("\n".join(messages))
    return output


def _spelled(input_types: InputTypes) -> list[str]:
    """As the command line has them: x=2x3xf32, s=[2xf32,3xf32], o=none."""
    def text(kind: str | Sequence[str] | None) -> str:
        return ("none" if kind is None else
                kind if isinstance(kind, str) else f"[{','.join(kind)}]")

    return [f"{name}={text(kind)}" for name, kind in input_types.items()]


def _as_file(model: Any, scratch: str, inputs: Any, dynamic_shapes: Any) -> str:
    """The path of a file with `model` in it, made in the folder `scratch` if need be."""
    if isinstance(model, os.PathLike):
        return os.fspath(cast(Path, model))
    if isinstance(model, str):
        if "\n" not in model and (os.path.exists(model) or not {"@", "{"} & set(model)):
            return model
        content, name = model.encode(), "model.mlir"
    elif _is_torch(model):
        from .torch import write_program

        return write_program(model, inputs, dynamic_shapes, scratch)
    elif hasattr(model, "SerializeToString"):
        content, name = model.SerializeToString(), "model.onnx"
    elif isinstance(model, (bytes, bytearray, memoryview)):
        content = cast(bytes, model)  # Or what is written as they are.
        name = "model.mlir" if bytes(content[:4]) == b"ML\xefR" else "model.onnx"
    else:
        raise TypeError(f"cannot compile a {type(model).__name__}: give a path, bytes, MLIR text, "
                        f"an onnx.ModelProto or a torch.nn.Module")
    path = os.path.join(scratch, name)
    with open(path, "wb") as file:
        file.write(content)
    return path


def _is_torch(model: Any) -> bool:
    """True for a torch.nn.Module and a torch.export.ExportedProgram. Does not import torch: without
    it there are none."""
    torch: Any = sys.modules.get("torch")
    if torch is None:
        return False
    return isinstance(model, torch.nn.Module) or type(model).__name__ == "ExportedProgram"
