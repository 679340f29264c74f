#===- run.py - the Python package and the examples ------------------------===#
import functools
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import docs_tests
import fault_tests
import host_tests
import hostile_tests
import memory_tests
from expectations import SCALE, expect, raises
from harness import BUILD, ROOT, SLUICE, Failure, Skip, Test, run

TWO_FUNCTIONS = """
func.func @sum_and_difference(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %s = arith.addf %a, %b : tensor<4xf32>
  %d = arith.subf %a, %b : tensor<4xf32>
  return %s, %d : tensor<4xf32>, tensor<4xf32>
}
func.func @negate(%a: tensor<4xf32>) -> tensor<4xf32> {
  %n = arith.negf %a : tensor<4xf32>
  return %n : tensor<4xf32>
}
"""


INSERT = """
func.func @main(%x: tensor<4x8xf32> {sluice.name = "x"}, %row: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %y = tensor.insert_slice %row into %x[2, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
func.func @both(%x: tensor<4x8xf32> {sluice.name = "x"}, %row: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %y = tensor.insert_slice %row into %x[2, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %x, %y : tensor<4x8xf32>, tensor<4x8xf32>
}
"""


def identity_of(element):
    """A program that adds nothing to a vector of `element`, so that its bits come back."""
    return f"""
func.func @main(%x: tensor<?x{element}>) -> tensor<?x{element}> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x{element}>
  %e = tensor.empty(%n) : tensor<?x{element}>
  %y = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
      ins(%x : tensor<?x{element}>) outs(%e : tensor<?x{element}>) {{
  ^bb0(%a: {element}, %o: {element}):
    linalg.yield %a : {element}
  }} -> tensor<?x{element}>
  return %y : tensor<?x{element}>
}}
"""


@functools.cache
def scale():
    import sluice

    return sluice.compile(SCALE)


def test_call():
    x = np.arange(5, dtype=np.float32)
    expect(np.array_equal(scale()(x), 2 * x + 1), "wrong values")


def test_dynamic_sizes():
    for n in (0, 1, 3, 16, 17, 1000, 100003):
        x = np.linspace(-1, 1, n, dtype=np.float32)
        expect(np.allclose(scale()(x), 2 * x + 1), f"wrong values for {n} elements")


def test_lists_and_numbers():
    expect(scale()([1, 2.5]).tolist() == [3.0, 6.0], "a list of numbers")


def test_strided_and_reversed_input():
    x = np.arange(20, dtype=np.float32)
    expect(np.array_equal(scale()(x[::2]), 2 * x[::2] + 1), "a strided array")
    expect(np.array_equal(scale()(x[::-1]), 2 * x[::-1] + 1), "a reversed array")


def test_read_only_input():
    x = np.arange(4, dtype=np.float32)
    x.flags.writeable = False
    expect(np.array_equal(scale()(x), 2 * x + 1), "a read-only array")


def test_unaligned_input():
    raw = np.zeros(4 * 8 + 1, np.uint8)
    x = raw[1:].view(np.float32)
    expect(np.array_equal(scale()(x), np.ones(8, np.float32)), "an unaligned array")


def test_input_is_released():
    x = np.ones(1000, np.float32)
    before = sys.getrefcount(x)
    for _ in range(10):
        scale()(x)
    gc.collect()
    expect(sys.getrefcount(x) == before, "calls keep references to their inputs")


def test_output_outlives_module():
    import sluice

    model = sluice.compile(SCALE)
    y = model(np.ones(100000, np.float32))
    del model
    gc.collect()
    np.ones(100000, np.float32) + 1
    expect((y == 3).all(), "the result changed after its module was gone")


def test_outputs_are_separate():
    a, b = scale()(np.zeros(50, np.float32)), scale()(np.ones(50, np.float32))
    expect((a == 1).all() and (b == 3).all(), "a later call changed an earlier result")
    expect(a.flags.writeable, "the result can't be written to")


def test_dlpack_out():
    y = np.from_dlpack(scale()(np.ones(4, np.float32)))
    expect(y.tolist() == [3.0] * 4, "from_dlpack of a result")


def test_dlpack_in():
    class Other:
        """An array of another library: DLPack is all that it offers."""

        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **options):
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    expect(scale()(Other(np.ones(4, np.float32))).tolist() == [3.0] * 4, "an argument by DLPack")
    raises(lambda: scale()(Other(np.ones(4, np.float64))), "f32", "f64")


def test_functions():
    import sluice

    model = sluice.compile(TWO_FUNCTIONS)
    a, b = np.arange(4, dtype=np.float32), np.ones(4, np.float32)
    s, d = model.sum_and_difference(a, b)
    expect(np.array_equal(s, a + b) and np.array_equal(d, a - b), "several results")
    expect(np.array_equal(model.functions["negate"](a), -a), "a function by name")
    raises(lambda: model(a), "main", "negate")
    try:
        model.nothing
    except AttributeError as error:
        expect("negate" in str(error), "an unknown function names those there are")
    else:
        raise Failure("an unknown function is no AttributeError")


def test_names():
    import sluice
    from onnx import TensorProto, helper

    values = [helper.make_tensor_value_info(n, TensorProto.FLOAT, ["n"])
              for n in ("left", "right", "result")]
    graph = helper.make_graph([helper.make_node("Sub", ["left", "right"], ["result"])], "g",
                              values[:2], values[2:])
    model = sluice.compile(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]))
    a, b = np.arange(4, dtype=np.float32), np.ones(4, np.float32)
    expect(np.array_equal(model(right=b, left=a), a - b), "arguments by name")
    expect(np.array_equal(model(a, right=b), a - b), "arguments by position and name")
    raises(lambda: model(a), "right")
    raises(lambda: model(a, wrong=b), "wrong")
    raises(lambda: model(a, left=b), "left")
    raises(lambda: model(a, b, a), "2", "3")
    raises(lambda: model(a, b[:3]), "n")


def test_wrong_arguments():
    raises(lambda: scale()(np.ones((2, 2), np.float32)), "?xf32", "2x2xf32")
    raises(lambda: scale()(np.ones(2, np.float64)), "f32", "f64")
    raises(lambda: scale()(np.array(["a"])), "f32")


def test_types():
    import ml_dtypes
    import sluice

    for element, dtype in {"f16": np.float16, "f64": np.float64, "i8": np.int8, "i16": np.int16,
                           "i32": np.int32, "i64": np.int64, "i1": np.bool_,
                           "bf16": ml_dtypes.bfloat16, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
                           "f8E5M2": ml_dtypes.float8_e5m2}.items():
        x = np.array([0, 1, 1, 0, 1], np.float32).astype(dtype)
        y = sluice.compile(identity_of(element))(x)
        expect(y.dtype == x.dtype and np.array_equal(y, x),
               f"{element}: {x} became {y} of type {y.dtype}")


def test_odd_widths():
    """Integers that no memory has are in the fewest bytes that hold them; only their own bits come
    back."""
    import sluice

    for element, dtype in {"i3": np.int8, "i12": np.int16, "i24": np.int32,
                           "i48": np.int64}.items():
        bits = int(element[1:])
        double = identity_of(element).replace("linalg.yield %a",
                f"%b = arith.addi %a, %a : {element}\n    linalg.yield %b")
        model = sluice.compile(double)
        x = np.array([1, -1, 2 ** (bits - 1) - 1, -(2 ** (bits - 1))], dtype)
        y = model(x)
        expect(y.dtype == dtype and y.tolist() == [2, -2, -2, 0], f"{element}: {y.dtype} {y}")
        raises(lambda: model(np.array([2 ** (bits - 1)], dtype)), element, "outside of")


def test_save_and_load():
    import sluice

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "scale.slm")
        sluice.compile(SCALE, output=path)
        x = np.arange(5, dtype=np.float32)
        expect(np.array_equal(sluice.load(path, threads=1)(x), 2 * x + 1), "a loaded module")
    raises(lambda: sluice.load("/no/such/file.slm"), "/no/such/file.slm")
    raises(lambda: sluice.load(SCALE), "scale.mlir")


def test_load_needs_no_compiler():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "scale.slm")
        subprocess.run([SLUICE, "compile", SCALE, "-o", path], check=True)
        program = (f"import sluice, numpy as np; sluice.load({path!r})(np.ones(3, np.float32)); "
                   f"print('MLIR' in open('/proc/self/maps').read())")
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                              env=dict(os.environ, PYTHONPATH=BUILD + "/python"))
        expect(done.stdout.strip() == "False",
               f"load brings the compiler in: {done.stdout}{done.stderr}")


def test_aot_loads_nothing():
    import sluice

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "m.slm")
        expect(sluice.aot(SCALE, path, target=["cuda:sm_90", "cpu"]) == path, "no path")
        expect(sluice.load(path).functions, "the file is no module")
        absent = os.path.join(folder, "absent.slm")
        sluice.aot(SCALE, absent, target="rocm:gfx942")
        raises(lambda: sluice.load(absent), "compiled for rocm:gfx942, this is a CPU")


def test_compile_errors():
    import sluice

    raises(lambda: sluice.compile("nowhere.onnx"), "nowhere.onnx")
    raises(lambda: sluice.compile(b"not a model"), "error")
    raises(lambda: sluice.compile("func.func @main( {\n}"), "error")
    raises(lambda: sluice.compile(SCALE, target="abacus"), "abacus")
    try:
        sluice.compile(42)
    except TypeError:
        return
    raise Failure("a number compiles")


def test_threads():
    import concurrent.futures

    x = np.arange(10000, dtype=np.float32)
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda i: scale()(x + i), range(64)))
    expect(all(np.array_equal(y, 2 * (x + i) + 1) for i, y in enumerate(results)),
           "calls from several threads")


def test_devices():
    import sluice

    expect(any(name.startswith("cpu") for name, _ in sluice.devices()), "no CPU among the devices")
    raises(lambda: sluice.compile(SCALE, device="abacus"), "abacus")


TWO_STAGES = """
util.global private @first = #hal.device.target<"cpu"> : !hal.device
util.global private @second = #hal.device.target<"cpu"> : !hal.device
func.func @main(%x: tensor<512x512xf32>) -> (tensor<512x512xf32> {iree.abi.affinity = #hal.device.affinity<@second>}) {
  %e = tensor.empty() : tensor<512x512xf32>
  %t = linalg.abs {stream.affinity = #hal.device.affinity<@first>} ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %m = flow.tensor.transfer %t : tensor<512x512xf32> to #hal.device.optimal<[#hal.device.affinity<@first>, #hal.device.affinity<@second>]>
  %y = linalg.negf {stream.affinity = #hal.device.affinity<@second>} ins(%m : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %y : tensor<512x512xf32>
}
"""


def test_devices_of_a_program():
    """What the first stage makes lies where the policy says, and nowhere else; each policy is asked
    once."""
    import sluice
    from sluice.module import device_of

    x = np.random.default_rng(0).standard_normal((512, 512), np.float32)
    used = [device_of(name, 1, -1) for name in ("cpu:2", "cpu:3")]
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "m.slm")
        sluice.compile(TWO_STAGES, output=path, device=["cpu:2", "cpu:3"], threads=1)
        asked = []

        def second(candidates, memory_type, usage):
            asked.append((candidates, memory_type, usage))
            return 1

        for options, on_second in (({}, False), ({"lead_allocator": 1}, True),
                                   ({"policy": second}, True), ({"policy": "first"}, False)):
            model = sluice.load(path, device=["cpu:2", "cpu:3"], threads=1, **options)
            for device in used:
                device.reset_peak_memory()
            expect(np.array_equal(model(x), -np.abs(x)), "wrong values")
            expect(model.selections == (["cpu:3" if on_second else "cpu:2"]),
                   f"chose {model.selections}")
            peaks = [device.memory["peak"] >> 20 for device in used]
            expect(peaks == ([0, 2] if on_second else [1, 1]), f"{options}: peaks of {peaks} MiB")
        (candidates, memory_type, usage), = asked
        expect(candidates == [("cpu:2", "first", 0, 2**64 - 1, None),
                              ("cpu:3", "second", 1, 2**64 - 1, None)], str(candidates))
        expect(memory_type == 0x30 and usage == 0xC03, f"asked for {memory_type:#x}, {usage:#x}")
        raises(lambda: sluice.load(path, ["cpu:2", "cpu:3"], lead_allocator=2),
               "the lead allocator is device 2, but the module is loaded onto 2")
        raises(lambda: sluice.load(path, ["cpu:2", "cpu:3"], policy="best"),
               "no device policy 'best'")
        raises(lambda: sluice.load(path, ["cpu:2", "cpu:3"], policy=lambda *_: 7),
               "the device policy chose candidate 7 of 2")
        raises(lambda: sluice.load(path), "'second' on cpu is absent; given cpu:0")
        try:
            sluice.load(path, ["cpu:2", "cpu:3"], policy=lambda *_: {}["key"])
        except KeyError as error:
            expect(error.args == ("key",), str(error))
        else:
            raise AssertionError("the policy's own exception is lost")


def test_memory_limit():
    """One of two devices is full; the module goes on with arguments that fit."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "m.slm")
        sluice.compile(TWO_STAGES, output=path, device=["cpu:2", "cpu:3"], threads=1)
        x = np.random.default_rng(0).standard_normal((512, 512), np.float32)
        for limit in (100 << 10, {"cpu:2": 100 << 10}, {"cpu:2": 1 << 30, "cpu:3": 100 << 10}):
            model = sluice.load(path, device=["cpu:2", "cpu:3"], threads=1, memory_limit=limit)
            full = "cpu:3" if isinstance(limit, dict) and "cpu:3" in limit else "cpu:2"
            for _ in range(2):
                raises(lambda: model(x), f"in use, the limit of {full} is 102400")
        model = sluice.load(path, device=["cpu:2", "cpu:3"], threads=1, memory_limit=8 << 20)
        expect(np.array_equal(model(x), -np.abs(x)), "wrong values")
        raises(lambda: sluice.load(path, ["cpu:2", "cpu:3"], memory_limit={"cpu:4": 5}),
               "memory_limit is for 'cpu:4', which is none of the devices given: cpu:2, cpu:3")


def test_call_async():
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "m.slm")
        sluice.compile(TWO_STAGES, output=path, device=["cpu:2", "cpu:3"], threads=2)
        model = sluice.load(path, device=["cpu:2", "cpu:3"], threads=2)
        xs = [np.random.default_rng(seed).standard_normal((512, 512), np.float32)
              for seed in range(20)]
        calls = [model.call_async(x) for x in xs]
        for x, call in zip(xs, calls):
            expect(np.array_equal(call.result(), -np.abs(x)), "wrong values")
            expect(call.done() and np.array_equal(call.result(), -np.abs(x)), "asked again")
        # One after the other; whoever is not waited for ends too, and its argument stays until
        # then.
        last = model.call_async(xs[0])
        for x in xs:
            last = model.call_async(x.copy(), after=[last])
        expect(np.array_equal(last.result(), -np.abs(xs[-1])), "wrong values at the end of a chain")
        for x in xs:
            model.call_async(x)
        raises(lambda: model.call_async(xs[0], xs[1]), "takes 1 arguments, 2 given")
        del model, calls, last


def test_calls_are_awaited():
    import asyncio

    import sluice
    from host_tests import PROGRAM

    wrong = sluice.compile(PROGRAM, functions={"middle": lambda x: 1 / 0})
    xs = [np.full(10, i, np.float32) for i in range(20)]

    async def scaled(x):
        return await scale().call_async(x)

    async def calls():
        values = await asyncio.gather(*map(scaled, xs))
        expect(all(np.array_equal(y, 2 * x + 1) for x, y in zip(xs, values)), f"{values}")
        await wrong.call_async(xs[0])

    raises(lambda: asyncio.run(calls()), "ZeroDivisionError")


def test_joined_calls():
    """Calls of threads at the same time are one of the function, but for those that do not fit."""
    import concurrent.futures
    import threading

    import sluice

    sizes = []
    program = """
      func.func private @seen(tensor<?x4xf32>) -> tensor<?x4xf32>
      func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> (tensor<?x4xf32>,
                                                                    tensor<?x4xf32>) {
        %0 = call @seen(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
        return %0, %y : tensor<?x4xf32>, tensor<?x4xf32>
      }"""

    def seen(x):
        sizes.append(len(x))
        if np.isnan(x).any():
            raise ValueError("not a number")
        return 2 * x

    function = sluice.compile(program, functions={"seen": seen}).main
    rows = lambda count, value=1.0: np.full((count, 4), value, np.float32)
    with sluice.Batcher(function, rows=8, delay=5) as batched:
        start = threading.Barrier(4)

        def call(value):
            start.wait()
            return batched(rows(2, value), rows(2, -value))

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for value, (x, y) in zip(range(4), pool.map(call, range(4))):
                expect(np.array_equal(x, rows(2, 2 * value)), f"{x} of {value}")
                expect(np.array_equal(y, rows(2, -value)), f"{y} of {value}")
        expect(sizes == [8], f"{sizes}")
        sizes.clear()
        # More than may be joined; one that fails, with one that does not.
        whole = batched.submit(rows(9), rows(9))
        bad, good = (batched.submit(rows(4, value), rows(4)) for value in (np.nan, 3))
        raises(bad.result, "not a number")
        expect(np.array_equal(good.result()[0], rows(4, 6)), "a call after one that fails")
        expect(len(whole.result()[0]) == 9 and sizes == [9, 8, 4, 4], f"{sizes}")
        raises(lambda: batched.submit(rows(1), rows(2)), "as many rows as one another")
        left = batched.submit(rows(1, 5), rows(1))
    expect(np.array_equal(left.result()[0], rows(1, 10)), "closed while a call waits")
    raises(lambda: batched(rows(1), rows(1)), "is closed")
    fixed = sluice.compile("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : "
                           "tensor<4xf32> }").main
    raises(lambda: sluice.Batcher(fixed), "calls can be joined if")


def test_place():
    """Nodes of a model go where a file says."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "place.txt")
        with open(path, "w") as file:
            file.write(". -> 1\n")
        x = np.arange(10, dtype=np.float32)
        model = sluice.compile(SCALE, target=["cpu", "cpu:x86-64"], place=path, device=["cpu:1"])
        expect(np.array_equal(model(x), 2 * x + 1), "wrong values")
        model = sluice.compile(SCALE, target=["cpu", "cpu"], place="auto", device=["cpu", "cpu:1"])
        expect(np.array_equal(model(x), 2 * x + 1), "wrong values")
        raises(lambda: sluice.compile(SCALE, target=["cpu"], place=os.path.join(folder, "none")),
               "cannot read")


def test_several_targets():
    """One module file for several devices: each takes its own variant."""
    import sluice

    with tempfile.TemporaryDirectory() as folder:
        path, x = os.path.join(folder, "all.slm"), np.arange(1000, dtype=np.float32)
        module = sluice.compile(SCALE, target=["cpu", "cuda:sm_80", "vulkan"], output=path)
        expect(np.array_equal(module(x), 2 * x + 1), "wrong values on the CPU")
        if any(name.startswith("vulkan") for name, _ in sluice.devices()):
            expect(np.array_equal(sluice.load(path, device="vulkan")(x), 2 * x + 1),
                   "wrong values on Vulkan")


@functools.cache
def torch_results():
    """What torch_tests.py says: {name: "" or what went wrong}. In a Python with torch:
    SLUICE_TORCH_PYTHON, or this one."""
    python = os.environ.get("SLUICE_TORCH_PYTHON", sys.executable)
    if subprocess.run([python, "-c", "import torch"], capture_output=True).returncode:
        raise Skip(f"torch is not installed for {python}; SLUICE_TORCH_PYTHON names another Python")
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run([python, ROOT + "/test/python/torch_tests.py"], capture_output=True,
                              text=True, env=dict(os.environ, PYTHONPATH=BUILD + "/python",
                                                  SLUICE_CACHE_DIR=cache))
    lines = [line.partition(": ") for line in done.stdout.splitlines()]
    results = {head.split()[-1]: text if head.startswith("not ok") else ""
               for head, _, text in lines if head.startswith(("ok ", "not ok "))}
    if done.returncode:
        results[""] = done.stderr[-800:]
    return results


def torch_test(name):
    results = torch_results()
    if name not in results:
        raise Failure(f"it did not run: {results.get('', '')}")
    expect(not results[name], results[name])


def test_example_python():
    done = subprocess.run([sys.executable, ROOT + "/examples/python/quickstart.py"],
                          capture_output=True, text=True,
                          env=dict(os.environ, PYTHONPATH=BUILD + "/python"))
    expect(done.returncode == 0, done.stderr[-800:])
    expect(
        "1000 rows: (1000, 3), each sums to 1.000000 .. 1.000000" in done.stdout.replace("0.999999",
                "1.000000"), done.stdout)


def test_example_c():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "scale.slm")
        subprocess.run([SLUICE, "compile", SCALE, "-o", path], check=True)
        done = subprocess.run([BUILD + "/bin/run_module", path], capture_output=True, text=True)
        expect(done.returncode == 0 and done.stdout.strip().endswith("2xf32 3 3"),
               done.stdout + done.stderr)


def test_example_command_line():
    """The commands of examples/cli/README.md, as they stand there."""
    text = open(ROOT + "/examples/cli/README.md").read()
    commands = [line.split("  #")[0].strip()
                for line in text.split("```sh")[1].split("```")[0].splitlines() if line.strip()]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cp", SCALE, folder], check=True)
        for command in commands:
            done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True,
                                  text=True,
                                  env=dict(os.environ, PATH=f"{BUILD}/bin:{os.environ['PATH']}"))
            expect(done.returncode == 0, f"{command}\n{done.stderr[-600:]}")
            expect("--print" not in command or "3 5 7" in done.stdout, f"{command}\n{done.stdout}")


def test_modules_of_released_versions():
    """On each device that they are for, with the values of their program."""
    import glob
    import sluice

    files = sorted(glob.glob(ROOT + "/test/modules/*/loop.slm"))
    expect(files, "there are modules")
    x = np.random.default_rng(0).standard_normal((5, 8)).astype(np.float32)
    wanted = np.exp(np.exp(x @ np.full((8, 8), 0.125, np.float32)) @ np.full((8, 8), 0.125))
    for path in files:
        for device in {name.split(":")[0] for name, _ in sluice.devices()} & {"cpu", "vulkan"}:
            y, steps = sluice.load(path, device=device)(x, 2)
            expect(np.allclose(y, wanted, rtol=1e-5) and steps == 2, f"{path} on {device}")


TYPED = """
import numpy as np
import sluice

module = sluice.load("m.slm", ["cpu"], threads=2, functions={"f": np.sinc}, limits=sluice.Limits())
function: sluice.Function = module.main
call: sluice.Call = function.call_async(np.ones(3), after=[])
shapes: list[tuple[int, ...]] = [argument.shape for argument in function.arguments]
y: np.ndarray = call.result()
with sluice.Batcher(function, rows=8) as batched:
    print(batched(np.ones(3)), call.done(), shapes)
sluice.compile("m.onnx", target=3)
"""


def test_types():
    """The package and its stubs have types for a strict checker, which finds what a user does wrong
    and nothing else."""
    checker = os.path.dirname(sys.executable) + "/basedpyright"
    if not os.path.exists(checker):
        raise Skip("basedpyright is not installed (python/requirements.txt)")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(BUILD + "/python/sluice", folder + "/sluice",
                        ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        with open(folder + "/user.py", "w") as file:
            file.write(TYPED)
        with open(folder + "/pyrightconfig.json", "w") as file:
            json.dump({"typeCheckingMode": "strict", "reportMissingModuleSource": "none"}, file)
        done = subprocess.run([checker, "--pythonpath", sys.executable, "--outputjson"],
                              cwd=folder, capture_output=True, text=True)
        found = json.loads(done.stdout)
        problems = [(os.path.basename(each["file"]), each["range"]["start"]["line"],
                     each["message"]) for each in found["generalDiagnostics"]]
        expect(found["summary"]["filesAnalyzed"] > 15, str(found["summary"]))
        expect(len(problems) == 1 and problems[0][:2] == ("user.py", TYPED.count("\n") - 1)
               and '"target"' in problems[0][2], "\n".join(map(str, problems)))


def torch_tests():
    for name in re.findall(r"^def (test_\w+)", open(HERE + "/torch_tests.py").read(), re.M):
        yield Test("torch_" + name[5:], functools.partial(torch_test, name), "torch", seconds=600)


def test_arguments_stay_as_they_are():
    """A program that changes a row copies its caller's tensor first."""
    import sluice

    module = sluice.compile(INSERT)
    x, row = np.zeros((4, 8), np.float32), np.ones((1, 8), np.float32)
    y = module.main(x, row)
    expect(not x.any() and y[2].all() and y.sum() == 8,
           "the row is in the result and not in the argument")
    old, new = module.both(x, row)
    expect(not x.any() and not old.any() and new.sum() == 8, "both results are right")
    old[:] = 7
    expect(not x.any(), "results are not the argument's memory")


def test_donated_arguments_are_updated_in_place():
    import sluice

    module = sluice.compile(INSERT.replace('{sluice.name = "x"}',
                                           '{sluice.name = "x", sluice.donated}'))
    x, row = np.zeros((4, 8), np.float32), np.ones((1, 8), np.float32)
    y = module.main(x, row)
    expect(y.sum() == 8 and np.shares_memory(x, y),
           "the row was written into the argument, which is the result")
    x[:] = 0
    old, new = module.both(x, row)
    expect(not old.any() and new.sum() == 8, "what is returned as well is copied")
    raises(lambda: module.main(x, x[1:2]), "argument 0 'x' may be overwritten",
           "argument 1 lies in the same memory")
    both = np.zeros((5, 8), np.float32)
    for begin in (1, 4):
        raises(lambda: module.main(both[1:], both[begin:begin + 1]), "in the same memory")
    module.main(both[1:], both[:1])
    module.main(both[:4], both[4:])
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "insert.mlir")
        with open(path, "w") as file:
            file.write(INSERT)
        compile = [SLUICE, "compile", path, "-o", path[:-4] + "slm"]
        subprocess.run([*compile, "--donate=x"], check=True)
        listed = subprocess.run([SLUICE, "inspect", path[:-4] + "slm"], check=True,
                                capture_output=True, text=True).stdout
        expect("main(x: 4x8xf32 donated" in listed, f"inspect says so: {listed}")
        refused = subprocess.run([*compile, "--donate=z"], capture_output=True, text=True)
        expect(refused.returncode == 1
               and "no function takes a tensor 'z' that could be donated" in refused.stderr,
               refused.stderr)


if __name__ == "__main__":
    sys.exit(run("python",
                 [*torch_tests(), *docs_tests.docs_tests()]
                 + [Test(name[5:], function, "together" if "example" not in name else "")
                    for name, function in [*globals().items(), *vars(memory_tests).items(),
                                           *vars(docs_tests).items(),
                                           *vars(fault_tests).items(),
                                           *vars(hostile_tests).items(),
                                           *vars(host_tests).items()]
                            if name.startswith("test_")]))
