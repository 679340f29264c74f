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
import resource
import subprocess
import tempfile
import time

import numpy as np
import onnx
import onnx.parser
from onnx import numpy_helper

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


# What is repeated, and the sizes of its weights. `#` stands for the number of the repetition, `x+` for
# what the next one starts from. The second is a layer of BERT's form with 4 heads.
BLOCK = ("""a# = MatMul (x#, w#)  b# = Add (a#, v#)  c# = Sigmoid (b#)  d# = Mul (b#, c#)
    e# = ReduceMean <axes = [-1]> (d#)  f# = Sub (d#, e#)  s# = Shape (f#)  g# = Reshape (f#, s#)
    h# = Transpose <perm = [0, 1, 2]> (g#)  x+ = Add (h#, x#)""", {"w": (64, 64), "v": (64,)})
LAYER = ("\n".join(f"""{part}m# = MatMul (x#, {part}w#)  {part}b# = Add ({part}m#, {part}v#)
    {part}r# = Reshape ({part}b#, heads)  {part}# = Transpose <perm = [{order}]> ({part}r#)"""
                   for part, order in zip("qkv", ("0, 2, 1, 3", "0, 2, 3, 1", "0, 2, 1, 3")))
         + """s# = MatMul (q#, k#)  c# = Div (s#, root)  p# = Softmax <axis = -1> (c#)
    a# = MatMul (p#, v#)  t# = Transpose <perm = [0, 2, 1, 3]> (a#)  f# = Reshape (t#, flat)
    o# = MatMul (f#, ow#)  r# = Add (o#, x#)  n# = LayerNormalization (r#, g#, h#)
    m# = MatMul (n#, mw#)  e# = Add (m#, mv#)  ge# = Gelu (e#)  y# = MatMul (ge#, yw#)
    z# = Add (y#, yv#)  j# = Add (z#, n#)  x+ = LayerNormalization (j#, jg#, jh#)""",
         {**{f"{part}w": (256, 256) for part in "qkvo"}, **{f"{part}v": (256,) for part in "qkv"},
          "g": (256,), "h": (256,), "mw": (256, 1024), "mv": (1024,), "yw": (1024, 256),
          "yv": (256,), "jg": (256,), "jh": (256,)})
FORMS = {"heads": np.array([1, -1, 4, 64]), "flat": np.array([1, -1, 256]),
         "root": np.array(8, np.float32)}


def repeated(what, count, opset, shape):
    """A model of one input and one result of this shape, as ONNX spells it."""
    (text, sizes), random = what, np.random.default_rng(0)
    weights = {f"{name}_{i}": (random.random(size, np.float32) - 0.5) * 0.1
               for i in range(count) for name, size in sizes.items()}
    lines = [text.replace("#", f"_{i}").replace("x+", f"x_{i + 1}") for i in range(count)]
    model = onnx.parser.parse_model(f"""<ir_version: 8, opset_import: ["" : {opset}]>
        g (float[{shape}] x_0) => (float[{shape}] x_{count}) {{ {" ".join(lines)} }}""")
    model.graph.initializer.extend(numpy_helper.from_array(value, name) for name, value
                                   in ({**weights, **FORMS} if what is LAYER else weights).items())
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
        for name, what, opset, shapes, counts in (
                ("blocks", BLOCK, 17, ("2,16,64", "n,16,64"), (50, 100, 200, 400, 800, 1600)),
                ("layers", LAYER, 20, ("1,64,256", "1,n,256"), (6, 12, 24, 48))):
            for kind, shape in zip(("static", "dynamic"), shapes):
                for count in counts:
                    made = repeated(what, count, opset, shape)
                    onnx.save(made, model)
                    nodes = len(made.graph.node)
                    imported = processor_seconds(sluice, "import", model)
                    compiled = processor_seconds(sluice, "compile", model, "-o", module,
                                                 f"--target={options.target}")
                    title = f"{kind} {name} x {count}"
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
