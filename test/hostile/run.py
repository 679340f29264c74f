#===- run.py - what strangers may give to an honest model ----------------===#
# Graphs of one operator whose sizes are open (operators.py) are called with odd sizes, indices and
# values: tensors without elements and rows of 2^45 of them, repeats of -1 and 2^62, NaN, indices out
# of range. Each call ends at once, with a right result (that of ONNX Runtime, where this survives
# the question too) or with one line of an error that names the node; memory is limited, so what is
# allocated before anybody looked shows as well.
# So are programs of MLIR (texts.py), at both levels with the same outcome.
# The node tests of ONNX, the cases of test/operators, and programs of test/torch and test/check are called
# with changed inputs of theirs, too (nodes.py); of those only that each call ends.
#   python test/hostile/run.py                   a sample of the operators and nodes
#   python test/hostile/run.py --all --calls=500 --seed=7
#   python test/hostile/run.py tile/O0/17
#===----------------------------------------------------------------------===#
import functools
import os
import pickle
import random
import re
import resource
import signal
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import harness  # Finds the built Python package.
import nodes
from harness import Failure, Skip, Test
from operators import OPERATORS
from texts import TEXTS

SECONDS_EACH, CALL_SECONDS, REFERENCE_SECONDS = 20, 8, 3
MEMORY = 3 << 30  # bytes beyond what the process has
LARGEST_RESULT = 10_000_000  # elements that are compared
# Where ONNX leaves a value open, or ONNX Runtime has another than ONNX says: only that the call ends
# is tested.
OPEN_VALUES = {
    "conv_transpose": "infinite weights times the zeros that strides put between elements",
    "cast_i32": "a float beyond the range of integers",
    "dynamic_quantize": "the scale of infinities and NaN",
    "quantize": "what a scale of 0 or NaN gives",
    "grid_sample": "positions that are NaN or infinite",
    "pad_wrap": "what is repeated where a side is cut off",
    "reduce_i64": "sums that overflow: ONNX Runtime has the largest integer",
    "split2": "which of two parts is longer: ONNX Runtime has the last",
}
# Where it is the place of NaN among numbers, or of -infinity among the least that there are.
ORDERING = {"argmax0", "argmin1", "clip", "maxpool", "nms", "reduce_lse", "reduce_max", "reduce_min",
            "roi_align", "topk", "topk0", "unique", "unique0"}
# Of nothing: ONNX Runtime has a mean of 0, and dimensions without elements where one is summed.
OF_NOTHING = {"reduce_mean", "reduce_axes"}
# What ONNX Runtime lets pass.
REFUSED = re.compile("K is larger than the dimension|an axis is named twice|an axis is out of range|"
                     "the condition is longer|more is cut off than dimension|"
                     "inputs . and . differ in dimension|does not fit to the first|"
                     "a region is too large|there is nothing to repeat|^dimension '.*' is")


def model_of(name):
    import onnx.parser

    text, _, opset = OPERATORS[name]
    model = onnx.parser.parse_model(f'<ir_version: 8, opset_import: ["": {opset}, "com.microsoft": 1]> '
                                     f"hostile {text}")
    return model.SerializeToString()


@functools.cache
def compiled(name, level):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, f"{name}.onnx")
        with open(path, "wb") as file:
            file.write(model_of(name))
        return harness.compiled(path, opt_level=level)


@functools.cache
def compiled_text(name, level):
    import sluice

    return sluice.compile(TEXTS[name][0], target=harness.target(), device=harness.DEVICE,
                          opt_level=level)


def limit_memory():
    pages = int(open("/proc/self/statm").read().split()[0])
    limit = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))


def reference(name, inputs):
    """What ONNX Runtime gives, in a process of its own; None if it fails, hangs or crashes."""
    with tempfile.NamedTemporaryFile() as file:

        def work(report):
            import numpy as np
            import onnxruntime

            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(REFERENCE_SECONDS)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            limit_memory()
            options = onnxruntime.SessionOptions()
            options.log_severity_level = 4
            options.intra_op_num_threads = 1
            session = onnxruntime.InferenceSession(model_of(name), options,
                                                   providers=["CPUExecutionProvider"])
            names = [i.name for i in session.get_inputs()]
            results = session.run(None, dict(zip(names, inputs)))
            if all(np.asarray(r).size <= LARGEST_RESULT for r in results):
                with open(file.name, "wb") as out:
                    pickle.dump(results, out)
                report("done")

        if not harness.in_child(work)[0]:
            return None
        return pickle.load(open(file.name, "rb"))


def shown(inputs):
    return "; ".join(f"{a.dtype}{list(a.shape)}" + (f" = {a.tolist()}" if 0 < a.size <= 16 else "")
                     for a in inputs)


def called(module, inputs):
    """The results, or what was said: one line. A loop of 2^31 steps is what its inputs ask for: it
    ends by a limit, that of memory without a text, for which there is none left."""
    import sluice

    function = module.main.with_limits(sluice.Limits(seconds=CALL_SECONDS))

    limits = resource.getrlimit(resource.RLIMIT_AS)
    limit_memory()
    try:
        results, said = function(*inputs), None
    except sluice.Error as error:
        results, said = None, str(error).strip()
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
    if said is not None and (not said or "\n" in said or
                             not re.search(r" \(\w+\): |^\S+\.mlir:\d+:\d+: |argument|result|"
                                           r"^out of memory$", said)):
        raise Failure(f"no line that names the node: {said}: {shown(inputs)}")
    return results, said


def check_node(name, level, seed):
    inputs, module = nodes.inputs(name, seed), nodes.compiled(name, level)
    if module is None:
        raise Skip("does not compile")
    return "refused" if called(module, inputs)[1] else "ended"


def check(name, level, seed):
    import numpy as np

    inputs = [make(random.Random(f"{name} {seed} {i}")) for i, make in
              enumerate(OPERATORS[name][1])]
    results, said = called(compiled(name, level), inputs)
    is_open = name in ORDERING and any(a.dtype.kind == "f" and not np.isfinite(a).all()
                                            for a in inputs)
    is_open |= name in OF_NOTHING and inputs[0].size == 0
    if is_open or name in OPEN_VALUES:
        return "ended"
    expected = reference(name, inputs)
    if said is not None:
        if expected is not None and "out of memory" not in said and not REFUSED.search(said):
            raise Failure(f"refused: {said}: {shown(inputs)}; the reference gives "
                          f"{shown([np.asarray(e) for e in expected])}")
        return "refused"
    if expected is None:
        return "ran alone"
    for ours, theirs in zip(results if isinstance(results, tuple) else (results,), expected):
        try:
            harness.close(np.asarray(ours), np.asarray(theirs))
        except Failure as failure:
            raise Failure(f"{failure}: {shown(inputs)}")
    return "compared"


def check_text(name, seed):
    """What both levels say is the same."""
    import numpy as np

    program, makers = TEXTS[name]
    inputs = [make(random.Random(f"{name} {seed} {i}")) for i, make in enumerate(makers)]
    said, results = [], []
    for level in (0, 2):
        result, refused = called(compiled_text(name, level), inputs)
        if refused and re.search("takes longer|out of memory|too large", refused):
            return "ended"
        said.append(refused and re.sub(r".*\.mlir:[\d:]*", "", refused))
        results.append(result)
    if said[0] != said[1]:
        raise Failure(f"at O0 {said[0]}, at O2 {said[1]}: {shown(inputs)}")
    if said[0] is None:
        harness.close(np.asarray(results[1]), np.asarray(results[0]))
    return "refused" if said[0] else "ended"


def report(results):
    outcomes = [text for result, text in results.values() if result == "passed"]
    print(", ".join(f"{outcomes.count(kind)} {kind}"
                    for kind in ("compared", "refused", "ran alone", "ended")))


def main():
    parser = harness.options_of("hostile", __doc__)
    parser.add_argument("--calls", type=int, default=12, help="of each operator and level (12)")
    options = parser.parse_args()
    first = (options.seed or 0) * 1_000_000
    tests = [Test(f"{name}/O{level}/{seed}", functools.partial(check, name, level, seed),
                  group=f"{name}/O{level}", seconds=SECONDS_EACH)
             for name in OPERATORS for level in (0, 2) for seed in range(first, first + options.calls)]
    tests += [Test(f"text/{name}/{seed}", functools.partial(check_text, name, seed),
                   group=f"text/{name}", seconds=SECONDS_EACH)
              for name in TEXTS for seed in range(first, first + options.calls)]
    names = nodes.names()
    if not (options.all or options.filter or options.list):
        names = random.Random(harness.seed_of(options.seed)).sample(names, 150)
    tests += [Test(f"node/{name}/O{level}/{seed}", functools.partial(check_node, name, level, seed),
                   group=f"node/{name}/O{level}", seconds=SECONDS_EACH)
              for name in names for level in (0, 2) for seed in range(first, first + options.calls)]
    return harness.run("hostile", tests, report=report, options=options, share=0.25)


if __name__ == "__main__":
    sys.exit(main())
