#===- torch_programs.py - operators of torch, with their inputs as arguments ===#
# The functions of test/torch whose sizes are open check one operator on constants. Here these are
# arguments, and what was checked is returned, so that the operator can be called with anything.
import functools
import glob
import os
import re

import harness
import ml_dtypes
import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "torch")
CONSTANT = re.compile(r"^  (%in\d+) = util\.unfoldable_constant dense<(.*)> : (tensor<\S+>)\n"
                      r"  (%in\d+c) = tensor\.cast \1 : \3 to (tensor<\S+>)\n"
                      r"  (%in\d+d) = util\.optimization_barrier \4 : \5\n", re.M)
CHECK = re.compile(r"^  check\.\w+\((%\w+),.*\) : (tensor<\S+>)\n", re.M)
TYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
         "i1": bool, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}


@functools.cache
def functions():
    """Texts by "torch/FAMILY/NAME"."""
    found = {}
    for path in glob.glob(os.path.join(FOLDER, "*.mlir")):
        family = os.path.basename(path)[: -len(".mlir")]
        for name, text in re.findall(r"^func\.func @(\w+)_dynamic\(\) \{\n(.*?)^\}", open(path).read(),
                                     re.M | re.S):
            if "unfoldable_constant" not in CONSTANT.sub("", text):
                found[f"torch/{family}/{name}"] = text
    return found


def program(name):
    text = functions()[name]
    arguments = ", ".join(f"{given[5]}: {given[4]} {{sluice.name = \"{given[0][1:]}\"}}"
                          for given in CONSTANT.findall(text))
    checks = CHECK.findall(text)
    results, types = ", ".join(c[0] for c in checks), ", ".join(c[1] for c in checks)
    body = CHECK.sub("", CONSTANT.sub("", text)).replace("  return\n", f"  return {results} : {types}\n")
    return f"func.func @main({arguments}) -> ({types}) {{\n{body}}}\n"


def arrays(name):
    """The constants; raises Skip where one is of another type, or written in bits."""
    result = []
    for _, values, type, *_ in CONSTANT.findall(functions()[name]):
        *shape, element = type[len("tensor<"):-1].split("x")
        numbers = re.sub(r"[\[\],]", " ", values).replace("true", "1").replace("false", "0").split()
        if element not in TYPES or any("0x" in n or '"' in n for n in numbers):
            raise harness.Skip("no plain numbers")
        shape, parse = [int(size) for size in shape], float if "f" in element else int
        flat = np.array([parse(n) for n in numbers]).astype(TYPES[element])
        result.append(np.resize(flat, shape))
    return result
