#===- compile_time.py - does compile time grow with the model only? ------===#
# Times `sluice import` and `sluice compile` for one block of ten operators repeated 50, 100, 200 and 400 times, with static and with
# dynamic sizes, and compiling and running a loop of 10 to 20,000 iterations that collects its values.
#   compile_time.py [--sluice=build/bin/sluice]
#===----------------------------------------------------------------------===#
import argparse
import os
import re
import subprocess
import tempfile
import time

import numpy as np
import onnx
import onnx.parser
from onnx import TensorProto, helper, numpy_helper

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def blocks(count, dynamic):
    nodes, weights, random, x = [], [], np.random.default_rng(0), "x"
    for i in range(count):
        weights += [numpy_helper.from_array(random.random((64, 64), np.float32), f"w{i}"), numpy_helper.from_array(random.random(64, np.float32), f"b{i}")]
        for line in (f"MatMul {x} w{i} = a", f"Add a b{i} = b", "Sigmoid b = c", "Mul b c = d", "ReduceMean d = e", "Sub d e = f", "Shape f = s",
                     "Reshape f s = g", "Transpose g = h", f"Add h {x} = y"):  # fmt: skip
            operator, *inputs, _, output = line.split()
            local = lambda name: name if re.match(r"[wb]\d|x$|y\d", name) else f"{name}{i}_" if name != "y" else f"y{i}"  # noqa: E731
            attributes = {"ReduceMean": {"axes": [-1]}, "Transpose": {"perm": [0, 1, 2]}}.get(operator, {})
            nodes.append(helper.make_node(operator, [local(name) for name in inputs], [local(output)], **attributes))
        x = f"y{i}"
    shape = ["n" if dynamic else 2, 16, 64]
    graph = helper.make_graph(nodes, "blocks", [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)], [helper.make_empty_tensor_value_info(x)], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def loop(trips):
    return onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 17]> g (float[4,64] x) => (float[4,64] y, float[t,4,64] rows) {{
        trips = Constant <value = int64 {{{trips}}}> ()
        yes = Constant <value = bool {{1}}> ()
        y, rows = Loop (trips, yes, x) <body = f (int64 i, bool go, float[4,64] old) => (bool next, float[4,64] new, float[4,64] row) {{
            next = Identity (go) new = Cos (old) row = Identity (new) }}> }}""")


def seconds(*command):
    start = time.time()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.time() - start


def main():
    parser = argparse.ArgumentParser(description="Times import and compilation of growing models.")
    parser.add_argument("--sluice", default=os.path.join(ROOT, "build", "bin", "sluice"))
    sluice = parser.parse_args().sluice
    with tempfile.TemporaryDirectory() as folder:
        model, module = f"{folder}/m.onnx", f"{folder}/m.slm"
        print(f"{'model':24s} {'nodes':>6s} {'import s':>9s} {'compile s':>9s} {'us a node':>9s}")
        for dynamic in (False, True):
            for count in (50, 100, 200, 400):
                onnx.save(blocks(count, dynamic), model)
                imported, compiled = seconds(sluice, "import", model), seconds(sluice, "compile", model, "-o", module)
                print(f"{'dynamic' if dynamic else 'static'} blocks x {count:<6d} {10 * count:8d} {imported:9.2f} {compiled:9.2f} {compiled / count * 1e5:9.0f}", flush=True)
        print(f"\n{'loop':24s} {'compile s':>9s} {'run s':>9s}")
        for trips in (10, 1000, 10000, 20000):
            onnx.save(loop(trips), model)
            compiled, run = seconds(sluice, "compile", model, "-o", module), seconds(sluice, "run", module, "--input=4x64xf32=random")
            print(f"{trips:<24d} {compiled:9.2f} {run:9.2f}", flush=True)


if __name__ == "__main__":
    main()
