#===- run.py - small models against ONNX Runtime -------------------------===#
# What the node suite of ONNX does not have: sizes, axes and indices that are only known at run
# time, old opsets, and operators of other domains. A case is a graph in ONNX's textual form, or
# nodes (nodes.py), with the inputs of several runs of one module. Results must be those of ONNX
# Runtime; where the inputs do not fit, the error must name the node.
#===----------------------------------------------------------------------===#
import dataclasses
import functools
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import Failure, Test, close, compiled, run

LEVELS = (0, 2)


def ints(*values):
    import numpy as np

    return np.array(values, np.int64)


@dataclasses.dataclass
class Case:
    name: str
    graph: str  # "(float[n] x) => (float[n] y) { y = Abs(x) }"
    runs: list  # of inputs by name: an array, or a shape to be filled with made-up floats
    fails: list = ()  # the same, but neither we nor ONNX Runtime can run it; ours names the node
    says: str = ""  # what the error must say
    opset: int = 17
    # for each run, where ONNX Runtime has no answer: a function from the inputs to the list of
    # outputs
    expected: list = None

    def model(self):
        import onnx.parser

        version = 8 if self.opset >= 9 else 3
        return onnx.parser.parse_model(f'<ir_version: {version}, opset_import: ["" : '
                                       f'{self.opset}]> test {self.graph}')

    def inputs(self, values):
        import numpy as np

        random = np.random.default_rng(0)
        return {name: random.uniform(0.5, 2, value).astype(np.float32) if isinstance(value, tuple)
                else value for name, value in values.items()}


def shown(inputs):
    return ", ".join(f"{name}: {list(a.shape)}" if a.size > 8 or a.dtype.kind == "f"
                     else f"{name} = {a.tolist()}" for name, a in inputs.items())


def check(case, level):
    import numpy as np
    import onnxruntime
    import sluice

    model = case.model()
    path = os.path.join(os.environ.get("TMPDIR", "/tmp"),
                        f"sluice-{case.name.replace('/', '-')}-{os.getpid()}.onnx")
    with open(path, "wb") as file:
        file.write(model.SerializeToString())
    try:
        module = compiled(path, opt_level=level)
    finally:
        os.unlink(path)
    if case.expected is None:
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 4
        options.intra_op_num_threads = 1  # With more it quantizes parts of a batch apart.
        session = onnxruntime.InferenceSession(model.SerializeToString(), options,
                                               providers=["CPUExecutionProvider"])
        reference = functools.partial(session.run, None)
    else:
        reference = case.expected
    for values in case.runs:
        inputs = case.inputs(values)
        expected = reference(inputs)
        try:
            results = module(**inputs)
            for index, (ours,
                        theirs) in enumerate(zip(results if isinstance(results, tuple)
                                                 else (results,), expected, strict=True)):
                close(np.asarray(ours), np.asarray(theirs))
        except (Failure, sluice.Error) as failure:
            raise Failure(f"{shown(inputs)}: {failure}")
    for values in case.fails:
        inputs = case.inputs(values)
        try:
            results = module(**inputs)
        except sluice.Error as error:
            if case.says not in str(error) or "\n" in str(error).strip():
                raise Failure(f"{shown(inputs)}: the error does not say '{case.says}' in one line: "
                              f"{error}")
            continue
        raise Failure(f"{shown(inputs)}: did not fail")


def cases():
    """By name."""
    import importlib

    names = sorted(name[:-3] for name in os.listdir(HERE) if name.endswith(".py") and name
                   not in ("run.py", "nodes.py"))
    return {f"{file.__name__}/{case.name}": case for file in map(importlib.import_module, names)
            for case in file.CASES}


if __name__ == "__main__":
    sys.exit(run("operators", [Test(f"{name}/O{level}", functools.partial(check, case, level))
                               for name, case in cases().items() for level in LEVELS]))
