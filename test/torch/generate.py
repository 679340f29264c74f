#===- generate.py - writes the programs of this folder; needs torch ------===#
# For each case one function that applies an operator to constants and checks what torch computed,
# and for most a second one with unknown sizes. Run it after changing a file of cases or
# python/sluice/torch.py, and review what changes:
#   PYTHONPATH=build/python python test/torch/generate.py
#===----------------------------------------------------------------------===#
import importlib
import math
import os
import re
import struct
import sys
import types

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
# The package itself needs the built runtime; its printer does not.
package = types.ModuleType("sluice")
package.__path__ = [os.path.join(os.path.dirname(os.path.dirname(HERE)), "python", "sluice")]
sys.modules["sluice"] = package
printing = importlib.import_module("sluice.torch")

import cases

BOUNDS = {torch.float16: 2e-3, torch.bfloat16: 2e-2, torch.float32: 1e-4, torch.float64: 1e-6}


def element_text(value, dtype):
    if dtype.is_complex:
        part = torch.empty(0, dtype=dtype).real.dtype
        return f"({element_text(value.real, part)}, {element_text(value.imag, part)})"
    if dtype == torch.bool:
        return str(bool(value)).lower()
    if not dtype.is_floating_point:
        return str(int(value))
    if math.isfinite(value):
        exact = torch.tensor(value, dtype=dtype).item()
        for digits in range(1, 18):
            text = f"{value:.{digits}e}"
            if torch.tensor(float(text), dtype=dtype).item() == exact:
                return text
    size = torch.tensor([], dtype=dtype).element_size()
    raw = torch.tensor([value],
                       dtype=dtype).view({2: torch.int16, 4: torch.int32,
                                          8: torch.int64}[size]).item()
    return f"0x{raw & (2 ** (8 * size) - 1):0{2 * size}X}"


def nested(values, dtype):
    if isinstance(values, list):
        return "[" + ", ".join(nested(value, dtype) for value in values) + "]"
    return element_text(values, dtype)


def builtin_type(tensor, dynamic=False):
    sizes = "".join("?x" if dynamic else f"{size}x" for size in tensor.shape)
    element = printing.tensor_type(tensor).rpartition("],")[2][:-1]
    return f"tensor<{sizes}{element.replace('si', 'i').replace('ui', 'i')}>"


def dense(tensor):
    return f"dense<{nested(tensor.tolist(), tensor.dtype) if tensor.numel() else ''}>"


def outputs(value):
    if isinstance(value, (list, tuple)):
        return [leaf for element in value for leaf in outputs(element)]
    return [value] if isinstance(value, torch.Tensor) else []


def overload_of(name):
    namespace, operator, *overload = name.split(".")
    return getattr(getattr(getattr(torch.ops, namespace), operator), overload[0] if overload
                   else "default")


def build(case):
    """The graph of one call, its arguments, and what it gives."""
    graph, tensors = torch.fx.Graph(), []

    def placed(value):
        if isinstance(value, torch.Tensor):
            node = graph.placeholder(f"x{len(tensors)}")
            node.meta["val"] = value
            tensors.append(node)
            return node
        if isinstance(value, (list, tuple)):
            return [placed(element) for element in value]
        return value

    target = overload_of(case.operator)
    node = graph.call_function(target, tuple(placed(a) for a in case.arguments),
                               {k: placed(v) for k, v in case.keywords.items()})
    node.meta["val"] = (case.reference or target)(*[a.clone() if isinstance(a, torch.Tensor) else a
                                for a in case.arguments], **case.keywords)
    return graph, tensors, node


def function_text(case, dynamic):
    graph, arguments, node = build(case)
    printer, head = printing.Printer(graph.owning_module), []
    for index, argument in enumerate(arguments):
        tensor = argument.meta["val"]
        source, kind = f"%in{index}", builtin_type(tensor)
        head.append(f"    {source} = util.unfoldable_constant {dense(tensor)} : {kind}")
        if dynamic and tensor.dim() and index not in case.fixed:
            wide = builtin_type(tensor, True)
            head.append(f"    {source}c = tensor.cast {source} : {kind} to {wide}")
            head.append(f"    {source}d = util.optimization_barrier {source}c : {wide}")
            source, kind = source + "d", wide
        head.append(f"    %arg{index} = torch.torch_c.from_builtin_tensor {source} : {kind} -> "
                    f"{printing.tensor_type(tensor)}")
        printer.values[argument] = (f"%arg{index}", printing.tensor_type(tensor))
    printer.node(node)
    values, tail = printer.values[node], []
    values = values if isinstance(values, list) else [values]
    for index, ((name, kind), expected) in enumerate(zip(values, outputs(node.meta["val"]))):
        if index in case.skipped:
            continue
        if expected.dtype.is_complex:  # By its parts.
            expected = torch.view_as_real(expected)
            whole, kind = (name, kind), printing.tensor_type(expected)
            name = f"%parts{index}"
            tail.append(f"    {name} = torch.aten.view_as_real {whole[0]} : {whole[1]} -> {kind}")
        built = builtin_type(expected, dynamic)
        tail.append(f"    %out{index} = torch.torch_c.to_builtin_tensor {name} : {kind} -> {built}")
        text = f"{dense(expected)} : {builtin_type(expected)}"
        if expected.dtype.is_floating_point:
            bound = case.bound or BOUNDS[expected.dtype]
            tail.append(f"    check.expect_almost_eq_const(%out{index}, {text}, atol {bound:.1e}, "
                        f"rtol {bound:.1e}) : {built}")
        else:
            tail.append(f"    check.expect_eq_const(%out{index}, {text}) : {built}")
    lines = head + printer.lines + tail
    if dynamic:
        kept = {printing.tensor_type(arguments[index].meta["val"]) for index in case.fixed}
        unknown = lambda m: m[0] if m[0] in kept else "!torch.vtensor<[" + re.sub(r"\d+", "?",
                m[1]) + "]," + m[2]
        lines = [re.sub(r"!torch\.vtensor<\[([^\]]*)\],([^>]*>)", unknown, line) for line in lines]
    name = case.name + ("_dynamic" if dynamic else "")
    return "\n".join([f"func.func @{name}() {{", *(line[2:] for line in lines), "  return", "}"])


def main():
    torch.manual_seed(0)
    written = set()
    for family, members in cases.families().items():
        parts = [f"// Operators of torch: {family}. Written by generate.py with torch "
                 f"{torch.__version__.split('+')[0]}."]
        for case in members:
            try:
                parts.append(function_text(case, False))
                if not case.static and any(isinstance(a, torch.Tensor) and a.dim()
                                           for a in torch.utils._pytree.tree_leaves((case.arguments,
                                                   case.keywords))):
                    parts.append(function_text(case, True))
            except Exception as error:
                print(f"{case.name}: {type(error).__name__}: {error}", file=sys.stderr)
                raise
        path = os.path.join(HERE, f"{family}.mlir")
        with open(path, "w") as file:
            file.write("\n\n".join(parts) + "\n")
        written.add(path)
    print(f"{len({case.operator for members in cases.families().values() for case in members})} "
          f"operators in {len(written)} files")


if __name__ == "__main__":
    main()
