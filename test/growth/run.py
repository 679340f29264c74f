#===- run.py - compile time grows with the model, not faster -------------===#
# One program per way in which graphs become large: chains, fans, shared weights, views, results.
# Each is compiled with N and with 4 N repetitions; the processor may then work at most 6 times as
# long (a step that looks at all others from each works 16 times as long).
#===----------------------------------------------------------------------===#
import functools
import os
import resource
import subprocess
import sys
import tempfile

import numpy as np
import onnx
import onnx.parser
from onnx import numpy_helper

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import SLUICE, Failure, Test, options_of, run

GROWTH, SPARE_SECONDS = 6, 0.2


def graph(body, inputs, result, weights):
    made = onnx.parser.parse_model(f"""<ir_version: 9, opset_import: ["" : 18]>
        g ({inputs}) => ({result}) {{ {body} }}""")
    made.graph.initializer.extend(numpy_helper.from_array(value, name)
                                  for name, value in weights.items())
    return made


def floats(*shape):
    return (np.arange(np.prod(shape), dtype=np.float32).reshape(shape) % 7 - 3) / 16


def chain(step, shape="4,8", grown=None, shared=(), **each):
    """`step` again and again, from `x#` to `x+`. `shared` weights are read by all steps, those of
    `each` by the step of their number."""

    def of(count):
        lines = [step.replace("x+", f"x{i + 1}").replace("#", f"{i}") for i in range(count)]
        weights = dict(shared)
        weights.update({f"{name}{i}": make(i) for i in range(count) for name, make in each.items()})
        return graph(" ".join(lines), f"float[{shape}] x0", f"float[{grown or shape}] x{count}",
                     weights)

    return of


def fan(branch, join="y = Sum ({})", inputs="float[4,8] x", result="float[m,8] y", shared=(),
        **each):
    """Branches that end in `a#`, joined; without `join` each is a result."""

    def of(count):
        names = [f"a{i}" for i in range(count)]
        lines = [branch.replace("#", f"{i}") for i in range(count)]
        weights = dict(shared)
        weights.update({f"{name}{i}": make(i) for i in range(count) for name, make in each.items()})
        results = result if join else ", ".join(f"float[m,8] {name}" for name in names)
        return graph(" ".join([*lines, join.format(", ".join(names))]), inputs, results, weights)

    return of


CONCAT = "y = Concat <axis = 0> ({})"


def names(letter, count):
    return ", ".join(f"{letter}{i}" for i in range(count))


def declared(letter, count, shape="4,8"):
    return names(f"float[{shape}] {letter}", count)


def split(count):
    """Into parts that are all results."""
    node = f"Split <axis = 0, num_outputs = {count}> (x)"
    return graph(f"{names('s', count)} = {node}", f"float[{count},8] x",
                 declared("s", count, "1,8"), {})


def carried(count):
    """By one loop."""
    body = " ".join(f"b{i} = Sin (a{i})" for i in range(count))
    return graph(f"{names('y', count)} = Loop (trips, yes, {names('x', count)}) "
                 f"<body = f (int64 i, bool go, {declared('a', count)}) => "
                 f"(bool next, {declared('b', count)}) {{ next = Identity (go) {body} }}>",
                 declared("x", count), declared("y", count),
                 {"trips": np.int64(3), "yes": np.bool_(True)})


def loops(count):
    """One after the other, each with one in it."""
    body = " ".join(
        f"x{i + 1} = Loop (trips, yes, x{i}) <body = f (int64 i{i}, bool go{i}, float[4,8] o{i}) "
        f"=> (bool n{i}, float[4,8] r{i}) {{ n{i} = Identity (go{i}) r{i} = Loop (trips, yes, o{i}) "
        f"<body = g (int64 j{i}, bool ho{i}, float[4,8] p{i}) => (bool m{i}, float[4,8] q{i}) "
        f"{{ m{i} = Identity (ho{i}) q{i} = Sin (p{i}) }}> }}>" for i in range(count))
    return graph(body, "float[4,8] x0", f"float[4,8] x{count}",
                 {"trips": np.int64(3), "yes": np.bool_(True)})


def donated(count):
    """An argument whose rows are replaced one by one."""
    row = "[1, 8] [1, 1] : tensor<1x8xf32> into tensor<1000x8xf32>"
    lines = [f"%x{i + 1} = tensor.insert_slice %u into %x{i}[{i}, 0] {row}" for i in range(count)]
    return "\n".join(["func.func @main(%x0: tensor<1000x8xf32> {sluice.donated},",
                      "%u: tensor<1x8xf32>) -> tensor<1000x8xf32> {", *lines,
                      f"return %x{count} : tensor<1000x8xf32>", "}"])


def layers(count):
    """Of BERT's form with 4 heads."""
    heads = " ".join(f"""{part}m# = MatMul (x#, {part}w#) {part}r# = Reshape ({part}m#, heads)
        {part}# = Transpose <perm = [{order}]> ({part}r#)"""
                     for part, order in zip("qkv", ("0, 2, 1, 3", "0, 2, 3, 1", "0, 2, 1, 3")))
    weights = {name: lambda i: floats(64, 64) + i for name in ("qw", "kw", "vw", "ow", "mw")}
    return chain(
        heads + """s# = MatMul (q#, k#) c# = Div (s#, root) p# = Softmax <axis = -1> (c#)
        a# = MatMul (p#, v#) t# = Transpose <perm = [0, 2, 1, 3]> (a#) f# = Reshape (t#, flat)
        o# = MatMul (f#, ow#) r# = Add (o#, x#) n# = LayerNormalization (r#, g)
        m# = MatMul (n#, mw#) e# = Tanh (m#) x+ = Add (e#, n#)""",
        shape="1,n,64", shared={"heads": np.int64([1, -1, 4, 16]), "flat": np.int64([1, -1, 64]),
                                "root": np.float32(4), "g": floats(64)}, **weights)(count)


# name: (N, what makes the model, options of the compiler). N is small where each repetition is a
# kernel of its own.
PROGRAMS = {
    "products_of_one_weight": (400, chain("x+ = MatMul (x#, w)", shared={"w": floats(8, 8)})),
    "products": (250, chain("x+ = MatMul (x#, w#)", w=lambda i: floats(8, 8) + i)),
    "elementwise": (250, chain("s# = Sin (x#) x+ = Mul (s#, x0)")),
    "residuals": (200, chain("p# = MatMul (x#, w) r# = Relu (p#) x+ = Add (r#, x0)",
                             shared={"w": floats(8, 8)})),
    "norms": (40, chain("n# = LayerNormalization (x#, g) x+ = Add (n#, x0)",
                        shared={"g": floats(8)})),
    "layers": (4, layers),
    "selections": (200, chain("g# = Greater (x#, x0) x+ = Where (g#, x#, c#)",
                              c=lambda i: floats(8) + i)),
    "views": (250, chain("t# = Transpose <perm = [1, 0]> (x#) r# = Reshape (t#, shape) "
                         "x+ = Sin (r#)", shared={"shape": np.int64([4, 8])})),
    "updates": (150, chain("x+ = ScatterND (x#, i#, u#)", i=lambda i: np.int64([[i % 4]]),
                           u=lambda i: floats(1, 8) + i)),
    "convolutions": (150, chain("c# = Conv <pads = [1, 1, 1, 1]> (x#, w#) x+ = Relu (c#)",
                                shape="1,4,6,6", w=lambda i: floats(4, 4, 3, 3) + i)),
    "sizes": (60, chain("h# = Shape (x#) f# = Gather <axis = 0> (h#, first) "
                        "s# = Concat <axis = 0> (f#, rest) r# = Reshape (x#, s#) "
                        "x+ = Softmax (r#)", shape="n,8",
                        shared={"first": np.int64([0]), "rest": np.int64([-1])})),
    "growing_sizes": (40, chain("c# = Concat <axis = 0> (x#, x0) x+ = Softmax (c#)", shape="n,8",
                                grown="m,8")),
    "conditions": (40, chain("m# = ReduceMax <keepdims = 0> (x0) p# = Greater (m#, zero) "
                             "x+ = If (p#) <then_branch = t () => (float[4,8] a#) "
                             "{ a# = Sin (x#) }, else_branch = e () => (float[4,8] b#) "
                             "{ b# = Cos (x#) }>", shared={"zero": np.float32(0)})),
    "sum_of_products": (100, fan("a# = MatMul (x, w#)", w=lambda i: floats(8, 8) + i)),
    "results": (40, fan("a# = Mul (x, c#)", join="", c=lambda i: np.float32([i]))),
    "gathers": (100, fan("g# = Gather <axis = 0> (t, k) a# = Add (g#, c#)",
                         inputs="int64[4] k", shared={"t": floats(100, 8)},
                         c=lambda i: floats(8) + i)),
    "concat": (40, fan("a# = Mul (x, c#)", join=CONCAT, c=lambda i: np.float32([i]))),
    "concat_inputs": (100, lambda count: graph(
        CONCAT.format(", ".join(f"x{i}" for i in range(count))),
        ", ".join(f"float[4,8] x{i}" for i in range(count)), "float[m,8] y", {})),
    "slices": (30, fan("s# = Slice (x, b#, e#, axis) a# = Softmax (s#)", join=CONCAT,
                       inputs="float[200,8] x", shared={"axis": np.int64([0])},
                       b=lambda i: np.int64([i]), e=lambda i: np.int64([i + 2]))),
    "plain_concat": (700, lambda count: graph(CONCAT.format(", ".join(["x"] * count)),
                                              "float[4,8] x", "float[m,8] y", {}), "-O0"),
    "plain_concat_inputs": (600, lambda count: graph(CONCAT.format(names("x", count)),
                                                     declared("x", count), "float[m,8] y", {}),
                            "-O0"),
    "plain_updates": (500, chain("x+ = ScatterND (x#, i#, u)", i=lambda i: np.int64([[i % 4]]),
                                 shared={"u": floats(1, 8)}), "-O0"),
    "plain_growing_sizes": (80, chain("x+ = Concat <axis = 0> (x#, x0)", shape="n,8",
                                      grown="m,8"), "-O0"),
    "donated": (200, donated),
    "split": (2000, split),
    "same_results": (3000, lambda count: graph(
        " ".join(f"y{i} = Identity (x)" for i in range(count)), "float[4,8] x",
        declared("y", count), {})),
    "carried": (60, carried),
    "loops": (40, loops),
    "sum": (150, lambda count: graph(f"y = Sum ({names('x', count)})", declared("x", count),
                                     "float[4,8] y", {})),
}


def processor_seconds(model, options, folder):
    """That the compiler needs, on all processors together."""
    path = os.path.join(folder, "model." + ("mlir" if isinstance(model, str) else "onnx"))
    if isinstance(model, str):
        with open(path, "w") as file:
            file.write(model)
    else:
        onnx.save(model, path)
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run([SLUICE, "compile", path, "-o", os.path.join(folder, "model.slm"),
                           *options],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Failure(done.stderr[:600])
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def check(program, times):
    count, make, *options = PROGRAMS[program]
    count *= times
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for _ in range(2):  # others may use the caches
            few, many = (processor_seconds(make(n), options, folder) for n in (count, 4 * count))
            if many <= GROWTH * few + SPARE_SECONDS:
                return
    raise Failure(f"{count} repetitions take {few:.2f} s, {4 * count} take {many:.2f} s: "
                  f"{many / few:.1f} times as long")


if __name__ == "__main__":
    options = options_of("growth", __doc__)
    options.add_argument("--times", type=int, default=1, help="as many repetitions (default 1)")
    options = options.parse_args()
    sys.exit(run("growth", [Test(name, functools.partial(check, name, options.times), seconds=300)
                            for name in PROGRAMS], options=options))
