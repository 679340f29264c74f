#===- run.py - the node tests that come with ONNX ------------------------===#
# Debian's libonnx-testdata holds a small model for each way to use each operator, with inputs and the specification's
# outputs. Each is compiled and run. expected_failures.txt lists those that do not work yet, each with its reason; one of them
# that works is a failure too, so that the list only shrinks;
# --write-expected writes it anew.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import Failure, Skip, Test, close, compiled, options_of, run

LIST = os.path.join(HERE, "expected_failures.txt")
DATA = "/usr/share/libonnx-testdata/data"
SUITES = ("node", "simple", "pytorch-operator", "pytorch-converted")  # The last two are of opset 6.


def expected_failures():
    """Reasons by name."""
    lines = open(LIST).read().splitlines()
    return {name.strip(): reason.strip() for name, _, reason in (line.partition(":") for line in lines if line and line[0] != "#")}


def values(folder, kind, declared):
    """The tensors input_0.pb, input_1.pb, ... of a data set, as the declared types say."""
    import numpy as np
    import onnx

    found = []
    for index, value in enumerate(declared):
        path = os.path.join(folder, f"{kind}_{index}.pb")
        if not os.path.exists(path):
            break
        if value.type.WhichOneof("value") != "tensor_type":
            raise Failure(f"{kind} '{value.name}' is a {value.type.WhichOneof('value')[:-5]}: only tensors can be passed")
        tensor = onnx.TensorProto()
        with open(path, "rb") as file:
            tensor.ParseFromString(file.read())
        array = np.asarray(onnx.numpy_helper.to_array(tensor))
        if value.type.tensor_type.elem_type == onnx.TensorProto.BFLOAT16 and array.dtype == np.uint16:
            array = array.view(onnx.helper.tensor_dtype_to_np_dtype(onnx.TensorProto.BFLOAT16))  # The files hold raw bits.
        found.append(array)
    return found


def check(case):
    import numpy as np
    import onnx

    path = os.path.join(case, "model.onnx")
    model = onnx.load(path)
    sets = [(values(folder, "input", model.graph.input), values(folder, "output", model.graph.output))
            for folder in sorted(glob.glob(case + "/test_data_set_*"))]  # fmt: skip
    module = compiled(path)
    for inputs, outputs in sets:
        results = module(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        if len(results) != len(outputs):
            raise Failure(f"{len(results)} results, {len(outputs)} expected")
        for ours, expected in zip(results, outputs):
            # The suite's own data is rounded: f16 to 3 digits; float results may differ by 1e-3, as ONNX's runner allows.
            close(ours, expected, 1e-2 if np.asarray(expected).dtype.itemsize == 2 else 1e-3)


def check_expected_failure(case, reason):
    import sluice

    try:
        check(case)
    except (sluice.Error, Failure):
        raise Skip(reason)
    raise Failure(f"works now, take it out of expected_failures.txt (the reason there: {reason})")


def tests():
    expected = expected_failures()
    for suite in SUITES:
        for case in sorted(glob.glob(os.path.join(DATA, suite, "test_*"))):
            name = f"{suite}/{os.path.basename(case)}"
            function = functools.partial(check_expected_failure, case, expected.pop(name)) if name in expected else functools.partial(check, case)
            yield Test(name, function, seconds=60)
    if expected:
        raise SystemExit(f"nodes: error: expected_failures.txt names tests that are not there: {', '.join(expected)}")


def report(results):
    """Coverage of the node suite's cases of the main operator set; training and ml operators are counted apart."""
    import onnx

    main = [name for name in results if name.startswith("node/") and all(
        entry.domain in ("", "ai.onnx") for entry in onnx.load(f"{DATA}/{name}/model.onnx").opset_import)]  # fmt: skip
    if main:
        passed = sum(results[name][0] == "passed" for name in main)
        print(f"coverage: {passed} of {len(main)} ai.onnx cases of the node suite pass ({100 * passed / len(main):.1f} %)")


def reason_of(message):
    """A reason for expected_failures.txt out of a test's first line."""
    message = re.sub(r"^Error: |model\.onnx(:[^:]*)?: (error: )?|^[^:]*\(\w+\): (?=\w+:)", "", message)
    message = re.sub(r"^unsupported operators: (.*)", lambda m: "operator " + ", ".join(re.findall(r"[\w.]+(?= of (?:opset|version) \d+ \()", m[1])), message)
    return re.sub(r" \(onnx\.version_converter converts\)", "", message)


def write_expected(results):
    """Writes the list anew: what was expected and still is, and what fails now. Review it as code."""
    head = [line for line in open(LIST).read().splitlines() if line.startswith("#")]
    failing = {name: reason_of(text.strip().splitlines()[0]) for name, (result, text) in results.items() if result != "passed" and "works now" not in text}
    with open(LIST, "w") as file:
        file.write("\n".join(head + [f"{name}: {reason}" for name, reason in sorted(failing.items())]) + "\n")


if __name__ == "__main__":
    if not os.path.isdir(DATA):
        raise SystemExit(f"nodes: error: {DATA} is missing; ./dev setup installs libonnx-testdata")
    parser = options_of("nodes")
    parser.add_argument("--write-expected", action="store_true", help="write the list of expected failures anew")
    options = parser.parse_args()
    sys.exit(run("nodes", list(tests()), report=write_expected if options.write_expected else report, options=options))
