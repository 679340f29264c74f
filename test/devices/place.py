#===- place.py - --place: which target runs which node -------------------===#
import functools
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), "models")]
from harness import SLUICE, Failure, Skip, Test, close, run
from zoo import MODELS

# Three nodes in a row, beside them one that nobody says anything about.
MODEL = """
func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32> loc("input")
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %m = linalg.matmul ins(%x, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32> loc("encoder/MatMul_0 (MatMul)")
  %a = linalg.add ins(%m, %m : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32> loc("encoder/Add_1 (Add)")
  %r = linalg.matmul ins(%a, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32> loc("decoder/MatMul_2 (MatMul)")
  %n = linalg.negf ins(%r : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32> loc("Neg_3 (Neg)")
  check.expect_eq_const(%n, dense<[[-74.0, -108.0], [-162.0, -236.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}
"""

# Two long branches of equal work.
BRANCHES = """
func.func @main(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %0 = linalg.matmul ins(%x, %x : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32> loc("left")
  %1 = linalg.matmul ins(%y, %y : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32> loc("right")
  %2 = linalg.matmul ins(%0, %0 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32> loc("left")
  %3 = linalg.matmul ins(%1, %1 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32> loc("right")
  return %2, %3 : tensor<512x512xf32>, tensor<512x512xf32>
}
"""


def tool(*arguments, fails="", says=""):
    done = subprocess.run([SLUICE, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, timeout=300)
    if bool(done.returncode) != bool(
        fails) or fails not in done.stderr or says not in done.stderr or (says == "" and not fails
                and "warning" in done.stderr):
        said = "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[:8])
        raise Failure(f"exit code {done.returncode}, wanted '{fails or says}'\n{said}")
    return done.stdout


class Folder(tempfile.TemporaryDirectory):
    def __init__(self):
        super().__init__(prefix="sluice-")

    def __enter__(self):
        return self

    def path(self, name):
        return os.path.join(self.name, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)
        return self.path(name)


def column(text, node, index):
    """Column `index` of the line of `node` in what `sluice explain` says."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("  ") if cell.strip()]
        if cells and cells[0] == node:
            return cells[index]
    raise Failure(f"no node {node} in\n{text}")


def by_file(second, device):
    """Nodes that a line matches go where it says, the first line that does; others follow."""
    with Folder() as folder:
        model = folder.write("m.mlir", MODEL)
        place = folder.write("place.txt",
                             f"# comment\n\n^decoder/ -> {second}\nMatMul|Add -> 0   \n")
        module = folder.path("m.slm")
        options = ["--target=cpu", f"--target={device.split(':')[0]}", f"--place={place}"]
        tool("compile", model, "-o", module, *options)
        tool("run", module, "--all-functions", "--device=cpu", f"--device={device}")
        for what in ([module], [model, *options]):
            text = tool("explain", *what)
            for node, where, why in (("encoder/MatMul_0 (MatMul)", "@__device_0", "place.txt:4"),
                                     ("encoder/Add_1 (Add)", "@__device_0", "place.txt:4"),
                                     ("decoder/MatMul_2 (MatMul)", "@__device_1", "place.txt:3"),
                                     ("Neg_3 (Neg)", "@__device_1", "follows its operands")):
                if column(text, node, 1) != where or not column(text, node, 2).endswith(why):
                    raise Failure(f"{node} is not on {where} because of {why}:\n{text}")
        html = folder.path("report.html")
        tool("explain", module, "-o", html)
        if "<td>decoder/MatMul_2 (MatMul)</td><td>@__device_1</td>" not in open(html).read():
            raise Failure("the HTML lacks a node")


BAD = {
    "regex": ("ok -> cpu\n  a(b -> cpu", "place.txt:2:3: error: 'a(b' is no regular expression"),
    "device": ("MatMul -> abacus",
               "place.txt:1:11: error: no --target gives 'abacus'; given cpu, cpu"),
    "number": ("MatMul -> 2", "place.txt:1:11: error: no --target gives '2'; given cpu, cpu"),
    "global": ("MatMul -> @gpu", "place.txt:1:11: error: the program has no device '@gpu'"),
    "no_arrow": ("\nMatMul cpu", "place.txt:2:1: error: expected REGEX -> DEVICE"),
    "no_device": ("MatMul ->", "place.txt:1:8: error: expected REGEX -> DEVICE"),
}


def bad(text, says):
    with Folder() as folder:
        model, place = folder.write("m.mlir", MODEL), folder.write("place.txt", text)
        tool("compile", model, "-o", folder.path("m.slm"), "--target=cpu", "--target=cpu",
             f"--place={place}", fails=says)
        if os.path.exists(folder.path("m.slm")):
            raise Failure("a module was written")


def odd():
    with Folder() as folder:
        model, module = folder.write("m.mlir", MODEL), folder.path("m.slm")
        place = folder.write("place.txt", "MatMul -> 0\nSoftmax -> 1\n")
        tool("compile", model, "-o", module, "--target=cpu", "--target=cpu", f"--place={place}",
             says="place.txt:2:1: warning: no node of the model matches this line")
        tool("compile", model, "-o", module, f"--place={folder.path('none.txt')}",
             fails="cannot read")
        named = folder.write("named.mlir", 'util.global private @gpu = #hal.device.target<"cpu"> : '
                                           '!hal.device\nutil.global private @other = '
                                           '#hal.device.target<"cpu"> : !hal.device\n' + MODEL)
        tool("compile", named, "-o", module, "--place=auto",
             fails="the program names its devices itself")
        place = folder.write("named.txt", "decoder -> @other\nencoder -> @gpu\n")
        tool("compile", named, "-o", module, f"--place={place}")
        if column(tool("explain", module), "decoder/MatMul_2 (MatMul)", 1) != "@other":
            raise Failure("not on the program's own device")
        tool("run", module, "--all-functions", "--device=cpu", "--device=cpu:1")


def automatic():
    """Branches of equal work spread over equal devices; what is small stays on one."""
    with Folder() as folder:
        branches, small = folder.write("b.mlir", BRANCHES), folder.write("m.mlir", MODEL)
        text = tool("explain", branches, "--target=cpu", "--target=cpu", "--place=auto")
        if {column(text, "left", 1), column(text, "right", 1)} != {"@__device_0",
                "@__device_1"} or column(text, "left", 2) != "auto":
            raise Failure(f"the branches are on one device:\n{text}")
        tool("run", small, "--all-functions", "--device=cpu", "--device=cpu:1", "--place=auto")
        text = tool("explain", small, "--target=cpu", "--target=vulkan", "--place=auto")
        if len({column(text, node, 1)
                for node in ("encoder/MatMul_0 (MatMul)", "encoder/Add_1 (Add)",
                             "decoder/MatMul_2 (MatMul)")}) != 1:
            raise Failure(f"a few numbers are moved between devices:\n{text}")
        if column(text, "@__device_1",
                  2) != "not used" or "@__device_1" not in text.split("nodes")[1].splitlines()[1]:
            raise Failure(f"what the other device would cost is not there:\n{text}")
        text = tool("explain", branches)
        if "one device" not in text or "kernels for cpu" not in text:
            raise Failure(f"of a program for one device:\n{text}")


# Every other node elsewhere; every other layer.
SPLIT_MODELS = {"mobilenet_v2": "Conv -> 1\n",
                "bert_base": "layer.(0|2|4|6|8|10)/ -> 1\nembeddings -> 1\n"}


def model(name, second):
    """A model that is split over two devices gives what it gives on one."""
    import sluice

    if second == "vulkan" and not any(device.startswith("vulkan")
                                      for device, _ in sluice.devices()):
        raise Skip("no vulkan device")
    model = next(model for model in MODELS if model.name == name)
    feeds = next(iter(model.feeds.values()))()
    with Folder() as folder:
        expected = sluice.compile(model.path(), output=folder.path("one.slm"))(**feeds)
        place = folder.write("place.txt", SPLIT_MODELS[name])
        tool("compile", model.path(), "-o", folder.path("split.slm"), "--target=cpu",
             f"--target={second}", f"--place={place}")
        results = sluice.load(folder.path("split.slm"),
                              device=["cpu", "cpu:1" if second == "cpu" else second])(**feeds)
        for ours, theirs in zip(results if isinstance(results, tuple) else (results,),
                                expected if isinstance(expected, tuple) else (expected,)):
            close(ours, theirs)


def tests():
    for name in SPLIT_MODELS:
        for second in ("cpu", "vulkan"):
            yield Test(f"place/{name}_{second}", functools.partial(model, name, second),
                       seconds=400)
    yield Test("place/by_number", functools.partial(by_file, "1", "cpu:1"))
    yield Test("place/by_kind", functools.partial(by_file, "vulkan", "vulkan"))
    for name, (text, says) in BAD.items():
        yield Test(f"place/bad_{name}", functools.partial(bad, text, says))
    yield Test("place/odd", odd)
    yield Test("place/auto", automatic)


if __name__ == "__main__":
    sys.exit(run("place", list(tests())))
