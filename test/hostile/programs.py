#===- programs.py - programs of other tests, with their inputs as arguments ---===#
# The functions of test/torch whose sizes are open, and those of test/check, check operators on
# constants. Here these are arguments, and what was checked is returned, so that the operators can be
# called with anything.
import functools
import glob
import os
import re

import harness
import ml_dtypes
import numpy as np

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FUNCTION = re.compile(r"^func\.func @(\w+)\(\) \{\n(.*?)^\}\n", re.M | re.S)
# A constant, of which the sizes may be hidden behind a barrier.
CONSTANT = re.compile(r"^  (%\w+) = util\.unfoldable_constant dense<(.*)> : (tensor<[^>]+>)\n"
                      r"(?:  (%\w+) = tensor\.cast \1 : \3 to (tensor<\S+>)\n"
                      r"  (%\w+) = util\.optimization_barrier \4 : \5\n)?", re.M)
CHECK = re.compile(r"^  check\.expect_\w+\((%[\w#]+),.*\).* : (tensor<[^>]+>)(?:, tensor<[^>]+>)?\n",
                   re.M)
TYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
         "i1": bool, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}


@functools.cache
def functions():
    """Bodies, and what stands beside them, by "check/FILE/NAME" and "torch/FILE/NAME"."""
    found = {}
    for path in glob.glob(os.path.join(TESTS, "*", "*.mlir")):
        folder, file = path[len(TESTS) + 1 : -len(".mlir")].split("/")
        text = open(path).read()
        is_searched = folder in ("check", "torch") and "@main(" not in text
        for name, body in FUNCTION.findall(text) if is_searched else ():
            if folder == "torch" and not name.endswith("_dynamic"):
                continue
            rest = CHECK.sub("", CONSTANT.sub("", body))
            if CHECK.search(body) and CONSTANT.search(body) and not re.search(
                    r"unfoldable_constant|check\.", rest):
                found[f"{folder}/{file}/{name}"] = body, FUNCTION.sub("", text)
    return found


def program(name):
    text, beside = functions()[name]
    arguments = ", ".join(f"{given[5] or given[0]}: {given[4] or given[2]} "
                          f"{{sluice.name = \"{given[0][1:]}\"}}" for given in CONSTANT.findall(text))
    checks = CHECK.findall(text)
    results, types = ", ".join(c[0] for c in checks), ", ".join(c[1] for c in checks)
    body = CHECK.sub("", CONSTANT.sub("", text)).replace("  return\n", f"  return {results} : {types}\n")
    return f"{beside}func.func @main({arguments}) -> ({types}) {{\n{body}}}\n"


def arrays(name):
    """The constants; raises Skip where one is of another type, or written in bits."""
    result = []
    for _, values, type, *_ in CONSTANT.findall(functions()[name][0]):
        *shape, element = type[len("tensor<"):-1].split("x")
        numbers = re.sub(r"[\[\],]", " ", values).replace("true", "1").replace("false", "0").split()
        if element not in TYPES or any(re.search('0x|"|[()]', n) for n in numbers):
            raise harness.Skip("no plain numbers")
        shape, parse = [int(size) for size in shape], float if "f" in element else int
        flat = np.array([parse(n) for n in numbers]).astype(TYPES[element])
        result.append(np.resize(flat, shape))
    return result
