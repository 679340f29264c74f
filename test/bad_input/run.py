#===- run.py - bad input gets one clear line -----------------------------===#
# Every test gives the tools something broken. Always: exit code 1; exactly one line with `error:`
# in it, which names the file or the node (the words in `says`); at most one `note:` line; nothing
# of the compiler's insides; no output file, whole or partial.
#===----------------------------------------------------------------------===#
import functools
import os
import random
import re
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import BUILD, SLUICE, Failure, Skip, Test, run

PLACED = os.path.join(HERE, "..", "..", "compiler", "Driver", "test", "kernel-of-device.mlir")
INSIDES = re.compile(r"LLVM ERROR|Stack dump|PLEASE submit|Assertion|terminate called|"
                     r"AddressSanitizer|runtime error:|loc\(|%\d+ =|builtin\.module|basic_string|"
                     r"std::")


def must_fail(arguments, says, folder, environment=None):
    """Runs a tool and checks all that the top of this file promises."""
    before = sorted(os.listdir(folder))
    done = subprocess.run(arguments, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, errors="replace", timeout=100,
                          env={**os.environ, **(environment or {})})
    said = done.stderr.strip()
    problems = []
    if done.returncode != 1:
        problems.append(f"exit code {done.returncode} instead of 1")
    lines = said.splitlines()
    if sum("error:" in line for line in lines) != 1 or any("error:" not in line and "note:"
            not in line for line in lines) or len(lines) > 2:
        problems.append(f"{len(lines)} lines instead of one with 'error:'")
    problems += [f"does not say '{word}'" for word in says if word.lower() not in said.lower()]
    if INSIDES.search(said):
        problems.append("shows the inside of the program")
    if len(said) > 1000:
        problems.append("too long")
    if sorted(os.listdir(folder)) != before:
        problems.append(f"left behind {sorted(set(os.listdir(folder)) - set(before))}")
    if problems:
        raise Failure("; ".join(problems) + f"\ncommand: {' '.join(arguments)}\nit said: "
                                            f"{said[:600] or '(nothing)'}")


# --- Models ---------------------------------------------------------------------------------------
F, I = TensorProto.FLOAT, TensorProto.INT64


def model(nodes, inputs, outputs, initializers=(), opset=17, domain=""):
    graph = helper.make_graph(nodes, "g", [helper.make_tensor_value_info(*i) for i in inputs],
                              [helper.make_tensor_value_info(*o) for o in outputs],
                              list(initializers))
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid(domain, opset)])
    made.ir_version = 8
    return made


def node(operator, inputs, outputs, name="TheNode", **attributes):
    return helper.make_node(operator, inputs, outputs, name=name, **attributes)


def good():
    weight = onnx.numpy_helper.from_array(np.ones((4, 5), np.float32), "w")
    return model([node("MatMul", ["x", "w"], ["y"])], [("x", F, ["n", 4])], [("y", F, ["n", 5])],
                 [weight])


def with_external_data(length):
    """A model whose weight lies in weights.bin, which is `length` bytes long (None: not there).
    Needs 80 bytes at 64."""
    made = good()
    weight = made.graph.initializer[0]
    weight.ClearField("raw_data")
    weight.data_location = TensorProto.EXTERNAL
    for key, value in (("location", "weights.bin"), ("offset", "64"), ("length", "80")):
        weight.external_data.add(key=key, value=value)
    return {"model.onnx": made.SerializeToString(),
            **({} if length is None else {"weights.bin": bytes(length)})}


def external_location(location):
    made = onnx.load_from_string(with_external_data(None)["model.onnx"])
    made.graph.initializer[0].external_data[0].value = location
    return {"model.onnx": made.SerializeToString()}


def saved(made):
    return {"model.onnx": made.SerializeToString() if hasattr(made, "SerializeToString") else made}


def unary(operator, type, domain="", opset=17, **attributes):
    return saved(model([node(operator, ["x"], ["y"], domain=domain, **attributes)],
                       [("x", type, [4])], [("y", type, [4])], opset=opset))


def binary(operator, type, left, right, result, opset=17, **attributes):
    return saved(model([node(operator, ["a", "b"], ["y"], **attributes)],
                       [("a", type, left), ("b", type, right)], [("y", type, result)],
                       opset=opset))


def random_bytes(seed, size):
    return saved(np.random.default_rng(seed).integers(0, 256, size, np.uint8).tobytes())


def short_initializer():
    made = good()
    made.graph.initializer[0].raw_data = bytes(12)
    return saved(made)


def undefined_value():
    return saved(model([node("Relu", ["nowhere"], ["y"])], [("x", F, [4])], [("y", F, [4])]))


def cycle():
    nodes = [node("Add", ["x", "b"], ["a"], "First"), node("Relu", ["a"], ["b"], "Second")]
    return saved(model(nodes, [("x", F, [4])], [("b", F, [4])]))


def defined_twice():
    nodes = [node("Relu", ["x"], ["y"], "First"), node("Neg", ["x"], ["y"], "Second")]
    return saved(model(nodes, [("x", F, [4])], [("y", F, [4])]))


def initializer_twice():
    made = good()
    made.graph.initializer.append(made.graph.initializer[0])
    return saved(made)


def functions_in_a_circle():
    made = model([node("F", ["x"], ["y"], domain="own")], [("x", F, [4])], [("y", F, [4])])
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("own", 1)]
    made.opset_import.append(opsets[1])
    for name, other in ("FG", "GF"):
        made.functions.append(helper.make_function("own", name, ["a"], ["b"],
                                                   [helper.make_node(other, ["a"], ["b"],
                                                                     domain="own")], opsets))
    return saved(made)


def copied_functions():
    """2^16 copies of the last one."""
    imports = [helper.make_opsetid("", 17), helper.make_opsetid("d", 1)]
    functions = []
    for k in range(17):
        calls = ([helper.make_node(f"f{k + 1}", [a], [b], domain="d") for a, b in ("xt", "ty")]
                 if k < 16 else [helper.make_node("Relu", ["x"], ["y"])])
        functions.append(helper.make_function("d", f"f{k}", ["x"], ["y"], calls, imports))
    made = model([helper.make_node("f0", ["x"], ["y"], name="TheNode", domain="d")],
                 [("x", F, [4])], [("y", F, [4])])
    made.opset_import.append(imports[1])
    made.functions.extend(functions)
    return saved(made)


def long_function(calls, *body):
    """A model that calls a function of the nodes `body` one after the other."""
    names = ["x", *(f"v{i}" for i in range(calls - 1)), "y"]
    imports = [helper.make_opsetid("", 17), helper.make_opsetid("d", 1)]
    made = model([helper.make_node("f", [a], [b], domain="d") for a, b in zip(names, names[1:])],
                 [("x", F, [4])], [("y", F, [4])])
    made.opset_import.append(imports[1])
    made.functions.append(helper.make_function("d", "f", ["a"], ["b"], body, imports))
    return saved(made)


def many_nodes():
    names = ["a", *(f"t{i}" for i in range(99)), "b"]
    return long_function(1500, *(helper.make_node("Relu", [a], [b])
                                 for a, b in zip(names, names[1:])))


def large_constants():
    large = onnx.numpy_helper.from_array(np.zeros(2_000_000, np.float32), "c")
    return long_function(100, helper.make_node("Constant", [], ["c"], value=large),
                         helper.make_node("ReduceMax", ["c"], ["m"], keepdims=0),
                         helper.make_node("Add", ["a", "m"], ["b"]))


def negative_size(operator, *inputs):
    sizes = onnx.numpy_helper.from_array(np.array([-1]), "s")
    return saved(model([node(operator, [*inputs, "s"], ["y"])], [("x", F, [1])], [("y", F, None)],
                       [sizes]))


def unrolled_loops():
    """A loop in a loop, each of 1000 iterations that add to a sequence."""
    def body(inner):
        sequence = [helper.make_tensor_sequence_value_info(n, F, [4]) for n in ("s", "t")]
        return helper.make_graph(
            [node("Identity", ["c"], ["d"]), inner], "body",
            [helper.make_tensor_value_info("i", I, []),
             helper.make_tensor_value_info("c", TensorProto.BOOL, []), sequence[0]],
            [helper.make_tensor_value_info("d", TensorProto.BOOL, []), sequence[1]])

    insert = body(node("SequenceInsert", ["s", "x"], ["t"]))
    both = body(node("Loop", ["n", "go", "s"], ["t"], body=insert))
    constants = [onnx.numpy_helper.from_array(np.array(1000), "n"),
                 onnx.numpy_helper.from_array(np.array(True), "go")]
    return saved(model([node("SequenceEmpty", [], ["e"], "Empty", dtype=F),
                        node("Loop", ["n", "go", "e"], ["o"], "Outer", body=both),
                        node("ConcatFromSequence", ["o"], ["y"], "Whole", axis=0)],
                       [("x", F, [4])], [("y", F, None)], constants))


def foreign(domain, operator, inputs, **attributes):
    """A node of another domain than ONNX's."""
    made = model([node(operator, inputs, ["y"], domain=domain, **attributes)], [("x", F, [2, 2])],
                 [("y", F, [2, 2])])
    made.opset_import.append(helper.make_opsetid(domain, 1))
    return saved(made)


def no_graph():
    made = onnx.ModelProto()
    made.ir_version = 8
    return saved(made)


def no_result():
    return saved(model([node("Relu", ["x"], ["y"])], [("x", F, [4])], [("missing_result", F, [4])]))


def grouped(groups):
    weights = onnx.numpy_helper.from_array(np.ones((2, 2, 3, 3), np.float32), "w")
    return saved(model([node("ConvTranspose", ["x", "w"], ["y"], group=groups)],
                       [("x", F, [1, 2, 8, 8])], [("y", F, None)], [weights]))


def dft(length):
    length = onnx.numpy_helper.from_array(np.array(length), "n")
    return saved(model([node("DFT", ["x", "n"], ["y"])], [("x", F, [1, 8, 1])], [("y", F, None)],
                       [length], opset=20))


def too_many_parts():
    one = onnx.numpy_helper.from_array(np.array(1), "s")
    return saved(model([node("SplitToSequence", ["x", "s"], ["q"]),
                        node("ConcatFromSequence", ["q"], ["y"], "Join", axis=0)],
                       [("x", F, [100000, 2])], [("y", F, None)], [one]))


whole = good().SerializeToString()

# name: (files, words that the message has)
COMPILE = {
    "empty": (lambda: saved(b""), ["model.onnx"]),
    "random-small": (lambda: random_bytes(1, 100), ["model.onnx"]),
    "random-large": (lambda: random_bytes(2, 100000), ["model.onnx"]),
    "text": (lambda: saved(b"this is not a model\n"), ["model.onnx"]),
    **{f"truncated-at-{n}": (lambda n=n: saved(whole[:n]), ["model.onnx"])
       for n in sorted({1, 5, 20, 40, 80, len(whole) // 2, len(whole) - 40, len(whole) - 1})},
    "no-graph": (no_graph, ["model.onnx"]),
    "external-data-missing": (lambda: with_external_data(None), ["weights.bin"]),
    "external-data-empty": (lambda: with_external_data(0), ["weights.bin"]),
    "external-data-short": (lambda: with_external_data(143), ["weights.bin"]),
    "external-data-outside": (lambda: external_location("../weights.bin"), ["weights.bin"]),
    "external-data-absolute": (lambda: external_location("/etc/passwd"), ["/etc/passwd"]),
    "external-data-link-outside": (lambda: {**external_location("weights.bin"),
                                            "weights.bin": ("link", "/etc/passwd")},
                                   ["weights.bin", "not inside the folder"]),
    "external-data-device": (lambda: {**external_location("weights.bin"),
                                      "weights.bin": ("link", "/dev/zero")}, ["weights.bin"]),
    "external-data-pipe": (lambda: {**external_location("weights.bin"), "weights.bin": ("pipe",)},
                           ["weights.bin", "not supported"]),
    "model-device": (lambda: {"model.onnx": ("link", "/dev/zero")}, ["model.onnx"]),
    "model-pipe": (lambda: {"model.onnx": ("pipe",)}, ["'model.onnx' is a device or pipe"]),
    "group-zero": (lambda: grouped(0), ["TheNode", "group"]),
    "blocksize-wraps": (lambda: saved(model([node("DepthToSpace", ["x"], ["y"], blocksize=2**62)],
                                            [("x", F, [1, 16, 8, 8])], [("y", F, None)])),
                        ["TheNode", "blocksize"]),
    "transform-wraps": (lambda: dft(2**32), ["TheNode", "2^48"]),
    "elements-wrap": (lambda: saved(model([node("RandomNormal", [], ["y"], shape=[2**32, 2**32])],
                                          [("x", F, [2])], [("y", F, None)])),
                      ["TheNode", "2^48"]),
    "copied-functions": (copied_functions, ["f15", "more than 16384 calls"]),
    "calls-of-many-nodes": (many_nodes, ["f", "more than 131072 nodes"]),
    "calls-of-large-constants": (large_constants, ["f", "more than 256 MiB"]),
    "constant-of-negative-size": (lambda: negative_size("ConstantOfShape"),
                                  ["TheNode", "size -1 at position 0"]),
    "expand-to-negative-size": (lambda: negative_size("Expand", "x"),
                                ["TheNode", "size -1 at position 0"]),
    "constant-of-high-rank": (lambda: saved(model(
        [node("Add", ["x", "w"], ["y"])], [("x", F, [4])], [("y", F, None)],
        [onnx.helper.make_tensor("w", F, [1] * 100000, [1.0])])), ["w", "100000 dimensions"]),
    "input-of-high-rank": (lambda: saved(model([node("Relu", ["x"], ["y"])],
                                               [("x", F, [1] * 100000)], [("y", F, None)])),
                           ["x", "100000 dimensions"]),
    "quantize-to-unknown": (lambda: binary("QuantizeLinear", F, [4], [], [4], output_dtype=-1,
                                           opset=21), ["TheNode", "unknown"]),
    "too-many-samples": (lambda: saved(model(
        [node("RoiAlign", ["x", "r", "i"], ["y"], sampling_ratio=10**6)],
        [("x", F, [1, 1, 8, 8]), ("r", F, [1, 4]), ("i", I, [1])], [("y", F, None)])),
                         ["TheNode", "sampling_ratio 1000000", "16384"]),
    "eye-of-unknown": (lambda: saved(model([node("EyeLike", ["x"], ["y"], dtype=-1)],
                                           [("x", F, [2, 2])], [("y", F, None)])),
                       ["TheNode", "unknown"]),
    "unrolled-loops": (unrolled_loops, ["TheNode", "all such loops together", "1024"]),
    "too-many-parts": (too_many_parts, ["TheNode", "100000 parts"]),
    "initializer-short": (short_initializer, ["w"]),
    "unknown-operator": (lambda: unary("Frobnicate", F), ["Frobnicate", "TheNode"]),
    "unknown-domain": (lambda: unary("Relu", F, domain="com.example"), ["com.example"]),
    "opset-too-new": (lambda: unary("Relu", F, opset=999), ["999"]),
    "opset-zero": (lambda: unary("Relu", F, opset=0), ["opset"]),
    "type-bool-add": (lambda: binary("Add", TensorProto.BOOL, [4], [4], [4]), ["TheNode"]),
    "type-string": (lambda: unary("Relu", TensorProto.STRING), ["string"]),
    "type-int-sqrt": (lambda: unary("Sqrt", I), ["TheNode"]),
    "type-int8-matmul": (lambda: binary("MatMul", TensorProto.INT8, [2, 2], [2, 2], [2, 2]),
                         ["TheNode"]),
    "shape-matmul": (lambda: binary("MatMul", F, [3, 4], [5, 6], [3, 6]), ["TheNode"]),
    "shape-broadcast": (lambda: binary("Add", F, [3, 4], [3, 5], [3, 5]), ["TheNode"]),
    "shape-concat": (lambda: binary("Concat", F, [3, 4], [2, 5], [5, 5], axis=0), ["TheNode"]),
    "axis-out-of-range": (lambda: unary("Softmax", F, axis=7), ["TheNode"]),
    "attribute-missing": (lambda: saved(model([node("Concat", ["x"], ["y"])], [("x", F, [4])],
                                              [("y", F, [4])])), ["axis", "TheNode"]),
    "attribute-type": (lambda: unary("Softmax", F, axis="last"), ["axis", "TheNode"]),
    "too-few-inputs": (lambda: unary("MatMul", F), ["TheNode"]),
    "too-few-inputs-of-new-opset": (lambda: unary("Col2Im", F, opset=18), ["TheNode"]),
    "pool-of-vector": (lambda: unary("MaxPool", F, kernel_shape=[2]), ["TheNode", "rank"]),
    "sequence-as-tensor": (lambda: saved(model([node("SequenceConstruct", ["x"], ["s"], "List"),
                                                node("Relu", ["s"], ["y"])], [("x", F, [4])],
                                               [("y", F, [4])])), ["TheNode", "sequence"]),
    "undefined-value": (undefined_value, ["nowhere"]),
    "undefined-result": (no_result, ["missing_result"]),
    "cycle": (cycle, ["model.onnx"]),
    "defined-twice": (defined_twice, ["y"]),
    "initializer-twice": (initializer_twice, ["w", "twice"]),
    "functions-in-a-circle": (functions_in_a_circle, ["calls itself"]),
    "result-of-another-type": (lambda: saved(model([node("Relu", ["x"], ["y"])], [("x", F, [4])],
                                                   [("y", I, [4])])), ["y", "int64", "float"]),
    "attribute-type-of-other-domain": (lambda: foreign("com.microsoft", "FusedMatMul", ["x", "x"],
                                                       alpha="a lot"),
                                       ["TheNode", "alpha", "STRING"]),
    "attribute-type-of-model": (lambda: foreign("ai.onnx.ml", "Scaler", ["x"], scale=3),
                                ["TheNode", "scale", "INT"]),
    "machine-without-vectors": (lambda: foreign("ai.onnx.ml", "SVMClassifier", ["x"],
                                                classlabels_ints=[1, 2], coefficients=[1.0],
                                                rho=[1.0], vectors_per_class=[1, -1]),
                                ["TheNode", "vectors_per_class"]),
    "map": (lambda: foreign("ai.onnx.ml", "DictVectorizer", ["x"], int64_vocabulary=[1, 2]),
            ["DictVectorizer"]),
}


OUTSIDE = ["is not inside the folder of the model"]


def literal(path, at):
    """A program whose weights lie in a file, and that says where it lies itself."""
    type = "!torch.vtensor<[2],si64>"
    return {"x.mlir": f"""func.func @main() -> {type} {{
  %0 = torch.vtensor.literal(file "{path}" at 0) : {type} loc({at})
  return %0 : {type}
}}
""".encode()}


def write(folder, files):
    for name, data in files.items():
        path = os.path.join(folder, name)
        if data == ("pipe",):
            os.mkfifo(path)
        elif data[:1] == ("link",):
            os.symlink(data[1], path)
        else:
            with open(path, "wb") as file:
                file.write(data)


def compile_case(files, says):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, files())
        must_fail([SLUICE, "compile", "model.onnx", "-o", "out.slm"], says, folder)


def compile_arguments(arguments, says, files=None):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, files() if files else saved(whole))
        must_fail([SLUICE, "compile", *arguments], says, folder)


# --- Running --------------------------------------------------------------------------------------
def compiled(folder, files=None):
    write(folder, files or saved(whole))
    subprocess.run([SLUICE, "compile", "model.onnx", "-o", "good.slm"], cwd=folder, check=True,
                   capture_output=True)


def run_arguments(arguments, says, files=None):
    with tempfile.TemporaryDirectory() as folder:
        compiled(folder, files() if files else None)
        np.save(os.path.join(folder, "bad.npy"), np.zeros((3, 4)))
        write(folder, {"broken.npy": b"\x93NUMPY\x01\x00", "text.npy": b"hello"})
        must_fail([SLUICE, "run", "good.slm", *arguments], says, folder)


def run_on_fake(library, mode, target, arguments, says):
    """A good model on a device that is not there or not well: the runtime's fake library takes the
    place of the driver's."""
    fake = os.path.join(BUILD, "runtime", "testing", f"fake_{library}.so")
    if not os.path.exists(fake):
        raise Skip("the runtime's tests are not built")
    device = library.partition("_")[0]
    with tempfile.TemporaryDirectory() as folder:
        write(folder, {"good.onnx": good().SerializeToString()})
        subprocess.run([SLUICE, "compile", "good.onnx", "-o", "good.slm", f"--target={target}"],
                       cwd=folder, check=True)
        must_fail([SLUICE, "run", "good.slm", f"--device={device}", *arguments], says, folder,
                  {"LD_PRELOAD": fake, "SLUICE_FAKE_DRIVER": mode})


PAIR = """
util.global private @first = #hal.device.target<"cuda"> : !hal.device
util.global private @second = #hal.device.target<"cuda"> : !hal.device
func.func @main(%x: tensor<?x256xf32> {iree.abi.affinity = #hal.device.affinity<@first>}) -> (tensor<?x256xf32> {iree.abi.affinity = #hal.device.affinity<@first>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x256xf32>
  %e = tensor.empty(%n) : tensor<?x256xf32>
  %a = linalg.abs {stream.affinity = #hal.device.affinity<@second>} ins(%x : tensor<?x256xf32>) outs(%e : tensor<?x256xf32>) -> tensor<?x256xf32>
  return %a : tensor<?x256xf32>
}
"""


def run_on_fake_pair(mode, arguments, says):
    """One of two devices is not there or not well."""
    fake = os.path.join(BUILD, "runtime", "testing", "fake_cuda.so")
    if not os.path.exists(fake):
        raise Skip("the runtime's tests are not built")
    with tempfile.TemporaryDirectory() as folder:
        write(folder, {"pair.mlir": PAIR.encode()})
        subprocess.run([SLUICE, "compile", "pair.mlir", "-o", "pair.slm", "--target=cuda:sm_90"],
                       cwd=folder, check=True)
        must_fail([SLUICE, "run", "pair.slm", *arguments], says, folder,
                  {"LD_PRELOAD": fake, "SLUICE_FAKE_DRIVER": mode})


def damaged(change):
    """A module changed by `change(bytearray)` is refused."""
    with tempfile.TemporaryDirectory() as folder:
        compiled(folder)
        data = bytearray(open(os.path.join(folder, "good.slm"), "rb").read())
        write(folder, {"bad.slm": bytes(change(data))})
        must_fail([SLUICE, "run", "bad.slm", "--input=2x4xf32=random"], ["bad.slm"], folder)


def any_attribute(stage):
    """Attributes of a stage's text are replaced by others: each text is refused, or compiled."""
    pattern = re.compile(
        r"""([a-z_][\w.]*) = (".*?"|\[[^\[\]]*\]|array<[^>]*>|-?\d+ : \w+|@\w+|#\w[\w.]*<[^>]*>)""")
    others = ("-1 : i64", '"x"', "[]", "{}", "[1]", "unit", "array<i64: 99>", "@nobody", "f32")
    with tempfile.TemporaryDirectory() as folder:
        dump = [SLUICE, "compile", PLACED, "--target=cuda:sm_90", f"--stop-after={stage}", "-o",
                "dump.mlir"]
        subprocess.run(dump, cwd=folder, check=True, timeout=100)
        with open(os.path.join(folder, "dump.mlir")) as file:
            text = file.read()
        # The parser of upstream's linalg.generic does not look at the kind of its iterator_types.
        places = [m.span(2) for m in pattern.finditer(text) if m[1] != "iterator_types"]
        changes = [(place, other) for place in places for other in others]
        random.Random(7).shuffle(changes)
        for (begin, end), other in changes[:80]:
            write(folder, {"bad.mlir": (text[:begin] + other + text[end:]).encode()})
            done = subprocess.run([SLUICE, "compile", "bad.mlir", "-o", "/dev/null",
                                   "--reproducer=none"], cwd=folder,
                                  capture_output=True, text=True, timeout=100)
            if done.returncode not in (0, 1) or "bug of Sluice" in done.stderr:
                line = 1 + text.count("\n", 0, begin)
                raise Failure(f"line {line} with {other} for {text[begin:end]}: exit code "
                              f"{done.returncode}, {done.stderr[:300]}")


def any_byte():
    """Every byte of the header and two hundred others: each change alone is found."""
    with tempfile.TemporaryDirectory() as folder:
        import sluice

        compiled(folder)
        good_bytes = open(os.path.join(folder, "good.slm"), "rb").read()
        places = (set(range(min(128, len(good_bytes))))
                  | set(np.random.default_rng(3).integers(0, len(good_bytes), 200).tolist()))
        for place in sorted(places):
            data = bytearray(good_bytes)
            data[place] ^= 1 << place % 8
            path = os.path.join(folder, f"bad-{place}.slm")
            with open(path, "wb") as file:
                file.write(data)
            try:
                sluice.load(path)
            except sluice.Error:
                continue
            finally:
                os.remove(path)
            raise Failure(f"byte {place} of {len(good_bytes)} changed, and the module was loaded")


def dynamic_matmul():
    return saved(model([node("MatMul", ["a", "b"], ["y"], "Product")],
                       [("a", F, ["n", "k"]), ("b", F, ["l", "m"])], [("y", F, ["n", "m"])]))


def dynamic_reshape():
    shape = onnx.numpy_helper.from_array(np.array([-1, 6], np.int64), "s")
    return saved(model([node("Reshape", ["x", "s"], ["y"], "Fold")], [("x", F, ["n", "m"])],
                       [("y", F, ["k", 6])], [shape]))


def dynamic_add():
    return saved(model([node("Add", ["a", "b"], ["y"], "Sum")], [("a", F, ["n"]), ("b", F, ["m"])],
                       [("y", F, ["k"])]))


def same_names():
    return saved(model([node("Add", ["a", "b"], ["y"], "Sum")], [("a", F, ["n"]), ("b", F, ["n"])],
                       [("y", F, ["n"])]))


# name: (arguments after `sluice run good.slm`, words, files)
RUN = {
    "wrong-rank": (["--input=2x4x1xf32=random"], ["x", "2x4x1xf32"], None),
    "wrong-shape": (["--input=2x5xf32=random"], ["x", "4"], None),
    "wrong-type": (["--input=2x4xf64=random"], ["x", "f32"], None),
    "too-few-inputs": ([], ["x"], None),
    "too-many-inputs": (["--input=2x4xf32=random", "--input=2x4xf32=random"], ["input"], None),
    "too-few-values": (["--input=2x4xf32=1 2 3"], ["8"], None),
    "not-a-value": (["--input=2x4xf32=1 2 3 4 5 6 7 eight"], ["eight"], None),
    "not-a-spec": (["--input=what"], ["what"], None),
    "input-file-missing": (["--input=@missing.npy"], ["missing.npy"], None),
    "input-file-endless": (["--input=@/dev/zero"], ["/dev/zero", "a device or named pipe"], None),
    **{f"{name}-nobody-reads": (["--input=2x4xf32=random", f"--{name}={place}"],
                                ["cannot write 'pipe'", "broken pipe"],
                                lambda: saved(whole) | {"pipe": ("pipe",)})
       for name, place in (("output", "@pipe"), ("trace", "pipe"))},
    "input-file-type": (["--input=@bad.npy"], ["f64"], None),
    "input-file-broken": (["--input=@broken.npy"], ["broken.npy"], None),
    "input-file-text": (["--input=@text.npy"], ["text.npy"], None),
    "no-such-function": (["--function=nope", "--input=2x4xf32=random"], ["nope", "main"], None),
    "no-such-device": (["--device=cuda", "--input=2x4xf32=random"], ["cuda", "cpu"], None),
    "no-such-driver": (["--device=abacus", "--input=2x4xf32=random"], ["abacus", "cpu"], None),
    "timeout-over": (["--input=2x4xf32=random", "--timeout=0.000001"],
                     ["good.slm", "the load takes longer than its limit"], None),
    "not-signed": (["--input=2x4xf32=random", "--require_signature"],
                   ["good.slm", "module is not signed"], None),
    "isolated-elsewhere": (["--input=2x4xf32=random", "--isolate", "--trace=t.json"],
                           ["--isolate goes without --trace"], None),
    "keys-missing": (["--input=2x4xf32=random", "--trusted_keys=key.pub"], ["key.pub"], None),
    "keys-of-another-kind": (["--input=2x4xf32=random", "--trusted_keys=text.npy"],
                             ["text.npy", "has no public key in PEM"], None),
    "output-not-writable": (["--input=2x4xf32=random", "--output=@no/such/folder/y.npy"],
                            ["no/such/folder"], None),
    "matmul-sizes-differ": (["--input=2x3xf32=random", "--input=4x5xf32=random"], ["Product"],
                            dynamic_matmul),
    "reshape-does-not-divide": (["--input=5x7xf32=random"], ["Fold"], dynamic_reshape),
    "add-sizes-differ": (["--input=3xf32=random", "--input=4xf32=random"], ["Sum"], dynamic_add),
    "named-sizes-differ": (["--input=3xf32=random", "--input=4xf32=random"], ["n"], same_names),
}

COMPILE_ARGUMENTS = {
    "file-missing": (["nowhere.onnx", "-o", "out.slm"], ["nowhere.onnx"], None),
    "file-is-a-folder": ([".", "-o", "out.slm"], ["."], None),
    "file-of-unknown-kind": (["model.txt", "-o", "out.slm"],
                             ["model.txt"], lambda: {"model.txt": b"hello"}),
    "output-folder-missing": (["model.onnx", "-o", "no/such/folder/out.slm"], ["no/such/folder"],
                              None),
    "output-is-a-folder": (["model.onnx", "-o", "/"], ["/"], None),
    "output-full": (["model.onnx", "-o", "/dev/full"], ["/dev/full"], None),
    "target-unknown": (["model.onnx", "-o", "out.slm", "--target=abacus"], ["abacus"], None),
    "target-several-stopped": (["model.onnx", "--stop-after=stream", "--target=cpu",
                                "--target=vulkan"], ["stream", "one target", "given 2"], None),
    "target-cpu-unknown": (["model.onnx", "-o", "out.slm", "--target=cpu:nosuch"], ["nosuch"],
                           None),
    "mlir-syntax": (["x.mlir", "-o", "out.slm"],
                    ["x.mlir:2"], lambda: {"x.mlir": b"func.func @main() {\n  what is this\n}\n"}),
    "mlir-verifier": (["x.mlir", "-o", "out.slm"], ["x.mlir:2"],
                      lambda: {"x.mlir": b"func.func @main(%a: tensor<4xf32>) -> tensor<5xf32> {\n "
                                         b" return %a : tensor<4xf32>\n}\n"}),
    "mlir-unknown-op": (["x.mlir", "-o", "out.slm"],
                        ["x.mlir:2", "'foo.bar' is unknown: there is no dialect 'foo'"],
                        lambda: {"x.mlir": b"func.func @main() {\n  foo.bar\n  return\n}\n"}),
    "dump-misspelt-op": (["x.mlir", "-o", "out.slm"],
                         ["x.mlir:2", "'flow.dispach' is unknown; did you mean 'flow.dispatch'?"],
                         lambda: {"x.mlir": b'module attributes {sluice.stage = "dispatch"} { '
                                            b'func.func @main() {\n  "flow.dispach"() : () -> ()\n '
                                            b' return\n} }\n'}),
    **{f"torch-weights-{name}": (["x.mlir", "-o", "out.slm"], says,
                                 lambda path=path, at=at, files=files: literal(path, at) | files)
       for name, path, at, files, says in (
           ("absolute", "/etc/passwd", "unknown", {}, OUTSIDE),
           ("outside", "../" * 20 + "etc/passwd", "unknown", {}, OUTSIDE),
           ("by-false-place", "passwd", '"/etc/x.mlir":1:1', {}, OUTSIDE),
           ("link-outside", "w", "unknown", {"w": ("link", "/etc/passwd")}, OUTSIDE),
           ("device", "w", "unknown", {"w": ("link", "/dev/zero")}, OUTSIDE),
           ("pipe", "w", "unknown", {"w": ("pipe",)}, ["cannot read 'w'"]))},
    **{f"{option}-of-a-device": (["x.mlir", "-o", "out.slm", f"--{option}=/dev/zero"],
                                 ["'/dev/zero' is a device"], lambda: literal("w", "unknown"))
       for option in ("plans", "place", "shard")},
    **{f"{option}-of-a-pipe": (["model.onnx", "-o", "out.slm", f"--{option}=pipe"],
                               ["pipe", "a device or named pipe"],
                               lambda: saved(whole) | {"pipe": ("pipe",)})
       for option in ("plans", "place", "shard", "plugin")},
    "output-nobody-reads": (["model.onnx", "-o", "pipe"], ["cannot write 'pipe'", "broken pipe"],
                            lambda: saved(whole) | {"pipe": ("pipe",)}),
    "trace-full-disk": (["model.onnx", "-o", "/dev/null", "--trace=/dev/full"],
                        ["cannot write '/dev/full'"], None),
    "parameters-of-a-device": (["x.mlir", "-o", "out.slm", "--parameters=/dev/zero"],
                               ["/dev/zero", "not supported"], lambda: {"x.mlir": PAIR.encode()}),
    "reproducer-of-another-version": (["x.mlir", "-o", "out.slm"],
                                      ["x.mlir:3", "'linalg.gone_by' is unknown",
                                       "made by sluice 0.0.1 (LLVM 21)", "does not read its text"],
                                      lambda: {"x.mlir": b"// sluice reproducer, made by sluice "
                                                         b"0.0.1 (LLVM 21)\nfunc.func @main() {\n  "
                                                         b"linalg.gone_by\n  return\n}\n"}),
}

# name: (fake library, its mode, target, arguments, what is said)
SMALL, LARGE = ["--input=2x4xf32=random"], ["--input=3500000x4xf32=random"]
DEVICES = {
    "cuda-no-device": ("cuda", "none", "cuda:sm_90", SMALL, ["cuda", "finds no device"]),
    "cuda-does-not-start": ("cuda", "broken", "cuda:sm_90", SMALL,
                            ["does not start", "CUDA_ERROR_FAKE", "the fake is broken"]),
    "cuda-driver-too-old": ("cuda_old", "", "cuda:sm_90", SMALL,
                            ["driver is too old", "cuLaunchKernel"]),
    "cuda-other-ordinal": ("cuda", "loads", "cuda:sm_90", [*SMALL, "--device=cuda:3"],
                           ["no device 'cuda:3'"]),
    "cuda-newer-code": ("cuda", "loads", "cuda:sm_100", SMALL,
                        ["compiled for cuda:sm_100", "this device is sm_90"]),
    "cuda-code-of-a-cpu": ("cuda", "loads", "cpu:haswell", SMALL,
                           ["compiled for cpu:haswell", "this is a CUDA device, sm_90"]),
    "cuda-code-does-not-load": ("cuda", "", "cuda:sm_90", SMALL,
                                ["TheNode", "cuda:0 (Fake H1) cannot load the PTX", "209"]),
    "cuda-kernel-faults": ("cuda", "faults", "cuda:sm_90", SMALL,
                           ["TheNode", "cuda:0 (Fake H1) was lost", "CUDA_ERROR_ILLEGAL_ADDRESS"]),
    "cuda-out-of-memory": ("cuda", "full", "cuda:sm_90", LARGE,
                           ["out of memory", "cannot allocate", "beside", "cuda:0 (Fake H1)"]),
    "hip-no-device": ("hip", "none", "rocm:gfx942", SMALL, ["hip", "finds no device"]),
    "hip-driver-too-old": ("hip_old", "", "rocm:gfx942", SMALL,
                           ["driver is too old", "hipModuleLaunchKernel"]),
    "hip-other-chip": ("hip", "loads", "rocm:gfx1100", SMALL,
                       ["compiled for rocm:gfx1100", "this device is gfx942"]),
    "hip-kernel-faults": ("hip", "faults", "rocm:gfx942", SMALL,
                          ["TheNode", "hip:0 (Fake MI) was lost", "700"]),
}

BOTH = ["--device=cuda", "--device=cuda:1"]
PAIR_CASES = {
    "second-faults": ("pair-faults", [*BOTH, "--input=2x256xf32=1"],
                      ["pair.mlir:8", "cuda:1 (Fake H1) was lost", "CUDA_ERROR_ILLEGAL_ADDRESS"]),
    "second-is-full": ("pair-full", [*BOTH, "--input=131072x256xf32=1"],
                       ["out of memory", "cannot allocate", "cuda:1 (Fake H1)"]),
    "second-is-absent": ("loads", BOTH, ["no device 'cuda:1'"]),
    "second-is-not-given": ("pair", ["--device=cuda", "--input=2x256xf32=1"],
                            ["module needs 2 devices", "'second' on cuda is absent",
                             "given cuda:0"]),
}

DAMAGE = {
    "module-empty": lambda data: b"",
    "module-random": lambda data: np.random.default_rng(4).integers(0, 256, 5000,
                                                                    np.uint8).tobytes(),
    "module-half": lambda data: data[: len(data) // 2],
    "module-last-byte-missing": lambda data: data[:-1],
    "module-byte-too-many": lambda data: data + b"\0",
    "module-header-only": lambda data: data[:64],
    "module-magic": lambda data: b"X" + data[1:],
}


def tests():
    for name, (files, says) in COMPILE.items():
        yield Test(f"compile/{name}", functools.partial(compile_case, files, says))
    for name, (arguments, says, files) in COMPILE_ARGUMENTS.items():
        yield Test(f"compile/{name}", functools.partial(compile_arguments, arguments, says, files))
    for name, (arguments, says, files) in RUN.items():
        yield Test(f"run/{name}", functools.partial(run_arguments, arguments, says, files))
    for name, case in DEVICES.items():
        yield Test(f"device/{name}", functools.partial(run_on_fake, *case))
    for name, case in PAIR_CASES.items():
        yield Test(f"device/pair_{name}", functools.partial(run_on_fake_pair, *case))
    for name, change in DAMAGE.items():
        yield Test(f"run/{name}", functools.partial(damaged, change))
    yield Test("run/module-any-byte", any_byte)
    for stage in ("global", "dispatch", "stream", "kernel"):
        yield Test(f"compile/dump-any-attribute-{stage}", functools.partial(any_attribute, stage))


if __name__ == "__main__":
    sys.exit(run("bad_input", list(tests())))
