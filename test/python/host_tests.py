#===- host_tests.py - functions of the host that programs call ------------===#
import os
import subprocess
import tempfile
import threading

import numpy as np
from expectations import expect, raises
from harness import ROOT, SLUICE

# Between two kernels; the last is fused with nothing across the call.
PROGRAM = """
func.func private @middle(tensor<?xf32>) -> tensor<?xf32>
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = math.absf %x : tensor<?xf32>
  %z = func.call @middle(%y) : (tensor<?xf32>) -> tensor<?xf32>
  %r = arith.addf %z, %z : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""

SEVERAL = """
func.func private @split(tensor<4xi64>, tensor<bf16>) -> (tensor<?xi64>, tensor<2xbf16>)
func.func private @tell(tensor<?xi64>)
func.func @main(%x: tensor<4xi64>, %b: tensor<bf16>) -> (tensor<?xi64>, tensor<2xbf16>) {
  %n, %c = func.call @split(%x, %b) : (tensor<4xi64>, tensor<bf16>) -> (tensor<?xi64>, tensor<2xbf16>)
  func.call @tell(%n) : (tensor<?xi64>) -> ()
  func.call @tell(%n) : (tensor<?xi64>) -> ()
  return %n, %c : tensor<?xi64>, tensor<2xbf16>
}
"""

# As often as the program finds while it runs.
LOOP = """
func.func private @step(tensor<1xi64>) -> tensor<1xi64>
func.func @main(%x: tensor<1xi64>) -> tensor<1xi64> {
  %r = scf.while (%a = %x) : (tensor<1xi64>) -> tensor<1xi64> {
    %c0 = arith.constant 0 : index
    %v = tensor.extract %a[%c0] : tensor<1xi64>
    %c100 = arith.constant 100 : i64
    %more = arith.cmpi slt, %v, %c100 : i64
    scf.condition(%more) %a : tensor<1xi64>
  } do {
  ^bb0(%a: tensor<1xi64>):
    %b = func.call @step(%a) : (tensor<1xi64>) -> tensor<1xi64>
    scf.yield %b : tensor<1xi64>
  }
  return %r : tensor<1xi64>
}
"""


def targets():
    """Those of the devices that are here."""
    import sluice

    return ["cpu"] + ["vulkan"] * any(name.startswith("vulkan") for name, _ in sluice.devices())


def test_host_function():
    """It sees what kernels made, and kernels see what it made, of another size too."""
    import sluice

    for target in targets():
        for level in (0, 2):
            sizes = []

            def middle(x):
                sizes.append(x.size)
                return np.repeat(np.sinc(x), 2)

            model = sluice.compile(PROGRAM, target=target, opt_level=level,
                                   functions={"middle": middle})
            for size in (0, 1, 5, 1000, 100_003):
                x = np.random.default_rng(size).standard_normal(size).astype(np.float32)
                expect(np.allclose(model(x), 2 * np.repeat(np.sinc(np.abs(x)), 2), atol=1e-6),
                       f"{size} values on {target} at O{level}")
                call = model.call_async(x)
                expect(np.array_equal(call.result(), model(x)), "a call that goes on")
            expect(sizes == [n for n in (0, 1, 5, 1000, 100_003) for _ in range(3)], f"{sizes}")


def test_float_type():
    """A model of f32 that multiplies in 16 bits: near the values, and not the same."""
    import sluice

    product = """
func.func @main(%x: tensor<?x64xf32>, %w: tensor<64x48xf32>) -> tensor<?x48xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x48xf32>
  %zero = arith.constant 0.0 : f32
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x64xf32>, tensor<64x48xf32>) outs(%z : tensor<?x48xf32>) -> tensor<?x48xf32>
  %y = math.tanh %p : tensor<?x48xf32>
  return %y : tensor<?x48xf32>
}
"""
    random = np.random.default_rng(3)
    x, w = (random.standard_normal(shape).astype(np.float32) / 4 for shape in ((7, 64), (64, 48)))
    exact = np.tanh(x.astype(np.float64) @ w)
    for target in targets():
        for kind, bits in (("f16", 11), ("bf16", 8)):
            y = sluice.compile(product, target=target, float_type=kind)(x, w)
            worst = np.abs(y - exact).max()
            expect(y.dtype == np.float32, f"{y.dtype}")
            expect(2.0 ** -(bits + 8) < worst < 2.0 ** -(bits - 2), f"{kind} on {target}: {worst}")
    raises(lambda: sluice.compile(product, float_type="f8"), "expected f16 or bf16, given 'f8'")


def test_host_function_may_keep_its_arguments():
    import sluice

    kept = []
    model = sluice.compile(PROGRAM, functions={"middle": lambda x: kept.append(x) or x})
    xs = [np.full(1000, i, np.float32) for i in range(20)]
    for x in xs:
        expect(np.array_equal(model(x), 2 * x), "the argument is the result")
    expect(all(np.array_equal(x, y) for x, y in zip(xs, kept)), "what was kept changed")


def test_host_functions_of_several_types():
    import ml_dtypes
    import sluice

    told = []

    @sluice.kernel
    def split(x, b):
        expect(b.dtype == ml_dtypes.bfloat16 and b.shape == (), f"{b!r}")
        return x[x > 2], np.stack([b, b + 1])

    @sluice.kernel
    def tell(n):
        told.append(n.tolist())

    n, c = sluice.compile(SEVERAL)(np.arange(4), np.array(1.5, ml_dtypes.bfloat16))
    expect(n.tolist() == [3] and c.tolist() == [1.5, 2.5], f"{n} {c}")
    expect(told == [[3], [3]], f"calls without results: {told}")


def test_host_function_in_a_loop():
    import sluice

    model = sluice.compile(LOOP, functions={"step": lambda a: a * 3})
    expect(model(np.array([1])).tolist() == [243], "values")
    expect(model(np.array([100])).tolist() == [100], "none")


def test_host_function_of_many_threads():
    import sluice

    model = sluice.compile(PROGRAM, functions={"middle": lambda x: x + 1})
    wrong = []

    def calls(seed):
        x = np.full(1000, seed, np.float32)
        wrong.extend(seed for _ in range(50) if not np.array_equal(model(x), 2 * x + 2))

    threads = [threading.Thread(target=calls, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expect(not wrong, f"wrong values in threads {wrong}")


def test_host_function_is_checked():
    import sluice

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "m.slm")
        sluice.compile(PROGRAM, output=path, functions={"middle": abs})
        x = np.ones(3, np.float32)

        def with_result(function):
            return lambda: sluice.load(path, functions={"middle": function})(x)

        raises(lambda: sluice.load(path), "calls the host's function 'middle', which is not given")
        raises(with_result(lambda x: x.astype(np.float64)),
               "model.mlir:5:8: 'result 0 of middle' must be ?xf32, given 3xf64")
        raises(with_result(lambda x: x.reshape(3, 1)), "must be ?xf32, given 3x1xf32")
        raises(with_result(lambda x: None), "gave 0 results, and the program takes 1")
        raises(with_result(lambda x: (x, x)), "gave 2 results")
        raises(with_result(lambda x: np.array(["a"])), "there is no type for elements of <U1")
        raises(with_result(lambda x: {}["key"]), "model.mlir:5:8", "KeyError('key')")
        # It works again afterwards.
        expect(with_result(lambda x: x)().tolist() == [2, 2, 2], "after failures")
    raises(lambda: sluice.compile("func.func private @f(i32) -> tensor<1xf32>\n"
                                  "func.func @main(%n: i32) -> tensor<1xf32> {\n"
                                  "  %y = func.call @f(%n) : (i32) -> tensor<1xf32>\n"
                                  "  return %y : tensor<1xf32>\n}"),
           "takes and gives tensors, not 'i32'")


def test_host_library():
    """The blocks of docs/plugins.md: in Python, and in C from the command line."""
    blocks = open(f"{ROOT}/docs/plugins.md").read().split("```")[1::2]
    first = lambda language: next(text[len(language) + 1:] for text in blocks
                                  if text.startswith(language + "\n"))
    with tempfile.TemporaryDirectory() as folder:
        for name, language in (("program.mlir", "mlir"), ("functions.c", "c"),
                               ("program.py", "python")):
            with open(os.path.join(folder, name), "w") as file:
                file.write(first(language))
        where = dict(os.environ, PATH=os.path.dirname(SLUICE) + ":" + os.environ["PATH"],
                     C_INCLUDE_PATH=ROOT + "/runtime/include")
        import sys

        for command in (["bash", "-ec", first("sh")], [sys.executable, "program.py"]):
            done = subprocess.run(command, cwd=folder, env=where, capture_output=True, text=True)
            expect(done.returncode == 0 and "0.948" in done.stdout and "0.797" in done.stdout,
                   f"{done.stdout}{done.stderr}")
        done = subprocess.run([SLUICE, "run", "program.slm", "--input=2xf32=1"], cwd=folder,
                              capture_output=True, text=True)
        expect(done.returncode == 1 and "which is not given" in done.stderr, done.stderr)
        done = subprocess.run([SLUICE, "run", "program.slm", "--host-library=./none.so"],
                              cwd=folder, capture_output=True, text=True)
        expect(done.returncode == 1 and "none.so" in done.stderr, done.stderr)
