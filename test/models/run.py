#===- run.py - whole models against ONNX Runtime -------------------------===#
# For each model and optimization level: one module is compiled, then run over all sizes of the model's dynamic dimensions.
# Every result must have ONNX Runtime's type and shape, and |a-b| / (1+|b|) <= 1e-4 everywhere.
#===----------------------------------------------------------------------===#
import functools
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import Failure, Skip, Test, close, compiled, run
from zoo import MODELS


@functools.cache
def reference(model, label):
    """ONNX Runtime's answer, by name."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(model.path(), options, providers=["CPUExecutionProvider"])
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


def tests():
    for model in MODELS:
        for level in (0, 1, 2, 3):
            compiled = Compiled(model, level)
            name = f"{model.name}/O{level}"
            yield Test(f"{name}/compile", compiled.compile, name, 300)
            for label in model.feeds:
                if level > 0 or label not in model.slow:
                    yield Test(f"{name}/{label}", functools.partial(compiled.check, label), name, 300)


if __name__ == "__main__":
    sys.exit(run("models", list(tests())))
