#===- compile_time.py - does compile time grow with the model only? ------===#
# Times `sluice import` and `sluice compile` for one block of ten operators repeated 50 to 1,600
# times, with static and with dynamic sizes, for layers of a transformer repeated 6 to 48 times, and
# compiling and running a loop of 10 to 20,000 iterations that collects its values. Times of the
# compiler are those of all processors together: they do not grow when others use the machine, as
# the clock does.
#   compile_time.py [--sluice=build/bin/sluice] [--target=cpu]
#===----------------------------------------------------------------------===#
import argparse
import os
import re
import resource
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
        weights += [numpy_helper.from_array(random.random((64, 64), np.float32), f"w{i}"),
                    numpy_helper.from_array(random.random(64, np.float32), f"b{i}")]
        for line in (f"MatMul {x} w{i} = a", f"Add a b{i} = b", "Sigmoid b = c", "Mul b c = d",
                     "ReduceMean d = e", "Sub d e = f", "Shape f = s",
                     "Reshape f s = g", "Transpose g = h", f"Add h {x} = y"):
            operator, *inputs, _, output = line.split()
            local = lambda name: name if re.match(r"[wb]\d|x$|y\d",
                    name) else f"{name}{i}_" if name != "y" else f"y{i}"
            attributes = {"ReduceMean": {"axes": [-1]},
                          "Transpose": {"perm": [0, 1, 2]}}.get(operator, {})
            nodes.append(helper.make_node(operator, [local(name) for name in inputs],
                                          [local(output)], **attributes))
        x = f"y{i}"
    shape = ["n" if dynamic else 2, 16, 64]
    graph = helper.make_graph(nodes, "blocks",
                              [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)],
                              [helper.make_empty_tensor_value_info(x)], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def transformer(layers, dynamic):
    """Layers of BERT's form, 256 wide, with 4 heads and weights of their own."""
    random, lines, weights = np.random.default_rng(0), [], {}
    rows = "n" if dynamic else 64

    def weight(name, *shape):
        weights[name] = (random.random(shape, np.float32) - 0.5) * 0.1
        return name

    for i in range(layers):
        x, local = f"x{i}", lambda name: f"{name}_{i}"  # noqa: B023
        for part in "qkv":
            lines.append(f"{local(part)}m = MatMul ({x}, {weight(local('w' + part), 256, 256)})")
            lines.append(f"{local(part)}b = Add ({local(part)}m, {weight(local('b' + part), 256)})")
            lines.append(f"{local(part)}r = Reshape ({local(part)}b, heads)")
            order = "[0, 2, 3, 1]" if part == "k" else "[0, 2, 1, 3]"
            lines.append(f"{local(part)} = Transpose <perm = {order}> ({local(part)}r)")
        lines += [f"{local('s')} = MatMul ({local('q')}, {local('k')})",
                  f"{local('c')} = Div ({local('s')}, root)",
                  f"{local('p')} = Softmax <axis = -1> ({local('c')})",
                  f"{local('a')} = MatMul ({local('p')}, {local('v')})",
                  f"{local('t')} = Transpose <perm = [0, 2, 1, 3]> ({local('a')})",
                  f"{local('f')} = Reshape ({local('t')}, flat)",
                  f"{local('o')} = MatMul ({local('f')}, {weight(local('wo'), 256, 256)})",
                  f"{local('r1')} = Add ({local('o')}, {x})",
                  f"{local('n1')} = LayerNormalization ({local('r1')}, {weight(local('g1'), 256)}, "
                  f"{weight(local('h1'), 256)})",
                  f"{local('m1')} = MatMul ({local('n1')}, {weight(local('w1'), 256, 1024)})",
                  f"{local('e1')} = Add ({local('m1')}, {weight(local('c1'), 1024)})",
                  f"{local('ge')} = Gelu ({local('e1')})",
                  f"{local('m2')} = MatMul ({local('ge')}, {weight(local('w2'), 1024, 256)})",
                  f"{local('e2')} = Add ({local('m2')}, {weight(local('c2'), 256)})",
                  f"{local('r2')} = Add ({local('e2')}, {local('n1')})",
                  f"x{i + 1} = LayerNormalization ({local('r2')}, {weight(local('g2'), 256)}, "
                  f"{weight(local('h2'), 256)})"]
    weights.update(heads=np.array([1, -1, 4, 64]), flat=np.array([1, -1, 256]),
                   root=np.array(8, np.float32))
    text = (f"""<ir_version: 8, opset_import: ["" : 20]> g (float[1,{rows},256] x0) => (float[1,{rows},256] x{layers}) {{ {" ".join(lines)} }}""")
    model = onnx.parser.parse_model(text)
    model.graph.initializer.extend(numpy_helper.from_array(value, name)
                                   for name, value in weights.items())
    return model


def loop(trips):
    return onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : 17]> g (float[4,64] x) => (float[4,64] y, float[t,4,64] rows) {{
        trips = Constant <value = int64 {{{trips}}}> ()
        yes = Constant <value = bool {{1}}> ()
        y, rows = Loop (trips, yes, x) <body = f (int64 i, bool go, float[4,64] old) => (bool next, float[4,64] new, float[4,64] row) {{
            next = Identity (go) new = Cos (old) row = Identity (new) }}> }}""")


def seconds(*command):
    """By the clock."""
    start = time.time()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.time() - start


def processor_seconds(*command):
    """Seconds of all processors, the system's work for the process included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    parser = argparse.ArgumentParser(description="Times import and compilation of growing models.")
    parser.add_argument("--sluice", default=os.path.join(ROOT, "build", "bin", "sluice"))
    parser.add_argument("--target", default="cpu")
    options = parser.parse_args()
    sluice = options.sluice
    with tempfile.TemporaryDirectory() as folder:
        model, module = f"{folder}/m.onnx", f"{folder}/m.slm"
        print(f"{'model':32s} {'nodes':>6s} {'import s':>9s} {'compile s':>9s} {'us a node':>9s}")
        for name, make, counts in (("blocks", blocks, (50, 100, 200, 400, 800, 1600)),
                                   ("layers", transformer, (6, 12, 24, 48))):
            for dynamic in (False, True):
                for count in counts:
                    made = make(count, dynamic)
                    onnx.save(made, model)
                    nodes = len(made.graph.node)
                    imported = processor_seconds(sluice, "import", model)
                    compiled = processor_seconds(sluice, "compile", model, "-o", module,
                                                 f"--target={options.target}")
                    title = f"{'dynamic' if dynamic else 'static'} {name} x {count}"
                    print(f"{title:32s} {nodes:6d} {imported:9.2f} {compiled:9.2f} "
                          f"{compiled / nodes * 1e6:9.0f}", flush=True)
        print(f"\n{'loop':24s} {'compile s':>9s} {'run s':>9s}")
        for trips in (10, 1000, 10000, 20000):
            onnx.save(loop(trips), model)
            compiled, run = processor_seconds(sluice, "compile", model, "-o",
                    module), seconds(sluice, "run", module, "--input=4x64xf32=random")
            print(f"{trips:<24d} {compiled:9.2f} {run:9.2f}", flush=True)


if __name__ == "__main__":
    main()
