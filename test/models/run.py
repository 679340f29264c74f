#===- run.py - whole models against ONNX Runtime -------------------------===#
# For each model and optimization level: one module is compiled, then run over all sizes of the
# model's dynamic dimensions. Every result must have ONNX Runtime's type and shape, and |a-b| /
# (1+|b|) <= 1e-4 everywhere. What lives inside a call must not take more than 1.1 times the memory
# that is in use at the busiest moment, also if commands ran one after the other.
#===----------------------------------------------------------------------===#
import functools
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import DEVICE, SLUICE, Failure, Skip, Test, close, compiled, run, target
from zoo import MODELS


@functools.cache
def reference(model, label):
    """ONNX Runtime's answer, by name."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(model.path(), options,
                                           providers=["CPUExecutionProvider"])
    return session.run(None, model.feeds[label]())


class Compiled:
    """A model at one level, compiled when it is first asked for."""

    def __init__(self, model, level):
        self.model, self.level, self.module, self.tried = model, level, None, False

    def compile(self):
        self.tried = True
        try:
            path = self.model.path()
        except ModuleNotFoundError as missing:
            raise Skip(str(missing))
        self.module = compiled(path, opt_level=self.level)

    def check(self, label):
        if not self.tried:
            self.compile()
        if self.module is None:
            raise Failure("it does not compile")
        feeds = self.model.feeds[label]()
        results = self.module(**feeds)
        results = results if isinstance(results, tuple) else (results,)
        expected = reference(self.model, label)
        if len(results) != len(expected):
            raise Failure(f"{len(results)} results, the reference has {len(expected)}")
        for index, (ours, theirs) in enumerate(zip(results, expected)):
            try:
                close(ours, theirs)
            except Failure as failure:
                raise Failure(f"result {index}: {failure}")


TYPES = {"float32": "f32", "int64": "i64", "int32": "i32", "float16": "f16"}
MOST_ABOVE_BOUND = 1.1
ROUNDING = 4096  # bytes that small values lose to alignment


def check_memory(model):
    try:
        path = model.path()
    except ModuleNotFoundError as missing:
        raise Skip(str(missing))
    notes = []
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = os.path.join(folder, "model.slm")
        subprocess.run([SLUICE, "compile", path, "-o", module, f"--target={target()}"], check=True)
        for label, feeds in model.feeds.items():
            inputs = [
                f"--input={name}={'x'.join([*map(str, value.shape), TYPES[value.dtype.name]])}"
                for name, value in feeds().items()]
            done = subprocess.run([SLUICE, "inspect", module, "--memory", "--json", *inputs],
                                  capture_output=True, text=True)
            if done.returncode:
                raise Failure(done.stderr)
            for plan in json.loads(done.stdout)["memory"]:
                if plan["peak_bytes"] is None:
                    notes.append(f"{label}: depends on {', '.join(plan['depends_on'])}")
                    continue
                ratio = plan["peak_bytes"] / max(plan["lower_bound_in_order_bytes"], 1)
                notes.append(f"{label}: {plan['peak_bytes'] / 1e6:.3f} MB, {ratio:.3f}")
                if plan["peak_bytes"] > MOST_ABOVE_BOUND * plan[
                    "lower_bound_in_order_bytes"] + ROUNDING:
                    raise Failure(f"{label}: {plan['function']} takes {plan['peak_bytes']} bytes, "
                                  f"{ratio:.3f} times what is in use at once")
    return "; ".join(notes)


def tests():
    for model in MODELS:
        if DEVICE == "cpu":
            yield Test(f"{model.name}/memory", functools.partial(check_memory, model), model.name,
                       300)
        for level in (0, 1, 2, 3):
            compiled = Compiled(model, level)
            name = f"{model.name}/O{level}"
            yield Test(f"{name}/compile", compiled.compile, name, 300)
            for label in model.feeds:
                if level > 0 or label not in model.slow:
                    yield Test(f"{name}/{label}", functools.partial(compiled.check, label), name,
                               300)


if __name__ == "__main__":
    sys.exit(run("models", list(tests())))
