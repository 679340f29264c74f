#===- run.py - the node tests that come with ONNX ------------------------===#
# There is a small model for each way to use each operator, with inputs and the specification's
# outputs: those of the installed onnx package (`newest/`, see newest.py), and the older ones of
# Debian's libonnx-testdata, which use older versions of operators. Each is compiled and run.
# expected_failures.txt lists those that do not work, each with its reason; one of them that works
# is a failure too, so that the list only shrinks; `./dev bless nodes` writes it anew.
# --opt-level=N compiles at another level than O2, --every=N takes each Nth case only. By default
# each 7th case runs at O0 and at O3 too.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.path.insert(0, HERE)
import newest
from harness import Failure, Skip, Test, close, compiled, options_of, run

LIST = os.path.join(HERE, "expected_failures.txt")
PACKAGED = "/usr/share/libonnx-testdata/data"
# The last two are of opset 6.
PACKAGED_SUITES = ("node", "simple", "pytorch-operator", "pytorch-converted")


def expected_failures():
    """Reasons by name."""
    lines = open(LIST).read().splitlines()
    return {name.strip(): reason.strip()
            for name, _, reason in (line.partition(":") for line in lines if line
                                    and line[0] != "#")}


def cases():
    """Folders by name; those of the newest suite come first."""
    folder = newest.folder()
    found = ({f"newest/{os.path.basename(path)}": path
              for path in sorted(glob.glob(f"{folder}/node/test_*"))} if folder else {})
    for suite in PACKAGED_SUITES:
        for path in sorted(glob.glob(os.path.join(PACKAGED, suite, "test_*"))):
            found[f"{suite}/{os.path.basename(path)}"] = path
    return found


def read(path, kind):
    """The value in a file, as a type proto declares it: an array, a list of arrays, or None."""
    import numpy as np
    import onnx

    which = kind.WhichOneof("value")
    proto = {"sequence_type": onnx.SequenceProto, "optional_type": onnx.OptionalProto,
             "map_type": onnx.MapProto}.get(which, onnx.TensorProto)()
    with open(path, "rb") as file:
        proto.ParseFromString(file.read())
    if which == "sequence_type":
        return [np.asarray(value) for value in onnx.numpy_helper.to_list(proto)]
    if which == "optional_type":
        return onnx.numpy_helper.to_optional(proto)
    if which != "tensor_type":
        raise Failure(f"a {which[:-5]}: only tensors, sequences and optionals can be passed")
    array = np.asarray(onnx.numpy_helper.to_array(proto))
    if kind.tensor_type.elem_type == onnx.TensorProto.BFLOAT16 and array.dtype == np.uint16:
        # The files hold raw bits.
        array = array.view(onnx.helper.tensor_dtype_to_np_dtype(onnx.TensorProto.BFLOAT16))
    return array


def values(folder, kind, declared):
    """input_0.pb, input_1.pb, ... of a data set, as far as they are there."""
    paths = [os.path.join(folder, f"{kind}_{index}.pb") for index in range(len(declared))]
    return [read(path, value.type) for path, value in zip(paths, declared) if os.path.exists(path)]


def flat(values):
    """All tensors, as arguments and results of a module are."""
    return [tensor for value in values if value is not None
            for tensor in (value if isinstance(value, list) else [value])]


def spelled(value):
    """The type of what is passed, for input_types."""
    if value is None or isinstance(value, list):
        return value and [spelled(element) for element in value]
    kind, bits = value.dtype.kind, 8 * value.dtype.itemsize
    return "x".join([*map(str, value.shape), "i1" if kind == "b"
                     else {"f": "f", "i": "i", "u": "ui"}[kind] + str(bits)])


def check(case, level=2):
    import numpy as np
    import onnx

    path = os.path.join(case, "model.onnx")
    model = onnx.load(path)
    sets = [(values(folder, "input", model.graph.input),
             values(folder, "output", model.graph.output))
            for folder in sorted(glob.glob(case + "/test_data_set_*"))]
    # What depends on the length of a sequence must be known when it is compiled: so are sizes and
    # positions in these cases.
    named = list(zip(model.graph.input, sets[0][0]))
    lists = any(info.type.WhichOneof("value") != "tensor_type"
                for info in [*model.graph.input, *model.graph.output])
    types = {info.name: spelled(value) for info, value in named if info.type.WhichOneof("value")
             != "tensor_type"}
    values_of = {info.name: f"{spelled(value)}={' '.join(str(int(v)) for v in value.flatten())}"
                 for info, value in named if lists and
                 info.name not in types and spelled(value).split("x")[-1] in ("i1", "i64")
                 and value.ndim < 2 and value.size < 8}
    types.update(values_of)
    module = compiled(path, opt_level=level, input_types=types)
    for inputs, outputs in sets:
        inputs = flat(value for info, value in zip(model.graph.input, inputs) if info.name
                      not in values_of)
        outputs = flat(outputs)
        results = module(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        if len(results) != len(outputs):
            raise Failure(f"{len(results)} results, {len(outputs)} expected")
        for ours, expected in zip(results, outputs):
            # The suite's own data is rounded: f16 to 3 digits; float results may differ by 1e-3, as
            # ONNX's runner allows.
            close(ours, expected, 1e-2 if np.asarray(expected).dtype.itemsize == 2 else 1e-3)


def check_expected_failure(case, reason, level=2):
    import sluice

    try:
        check(case, level)
    except (sluice.Error, Failure):
        raise Skip(reason)
    raise Failure(f"works now, take it out of expected_failures.txt (the reason there: {reason})")


def tests(level=None, every=1):
    """At `level` only, or at O2 and a part of the newest suite's at O0 and O3."""
    expected, all_cases = expected_failures(), cases()
    have_newest = any(name.startswith("newest/") for name in all_cases)
    if missing := [name for name in expected if name not in all_cases
                   and (have_newest or not name.startswith("newest/"))]:
        raise SystemExit(f"nodes: error: expected_failures.txt names tests that are not there: "
                         f"{', '.join(missing)}")
    for index, (name, case) in enumerate(all_cases.items()):
        if index % every:
            continue
        levels = ([level] if level is not None else [2, (0, 3)[index // 7 % 2]] if index % 7 == 0
                  and have_newest else [2])
        for at in levels:
            function = (functools.partial(check_expected_failure, case, expected[name], at)
                        if name in expected else functools.partial(check, case, at))
            yield Test(name if at == 2 else f"{name}/O{at}", function, seconds=60)


# Cases that expect the numbers of one random stream, which the specification does not name.
RANDOM = re.compile(r"newest/test_(bernoulli|training_dropout)(?!.*zero_ratio)")


def kind_of(path):
    """What a case of the newest suite counts as."""
    import onnx

    model = onnx.load(path)
    domains = {entry.domain for entry in model.opset_import} - {"", "ai.onnx", "ai.onnx.preview"}
    apart = any(value.type.WhichOneof("value") != "tensor_type" or value.type.tensor_type.elem_type
                == onnx.TensorProto.STRING
                for value in [*model.graph.input, *model.graph.output])
    return (", ".join(sorted(domains) or ["ai.onnx"])
            + (" with sequences, optionals, maps or strings" if apart else ""))


def report(results):
    """Coverage of the newest node suite by kind of case."""
    import collections

    folder, counts = newest.folder(), collections.defaultdict(lambda: [0, 0])
    for name, (result, _) in results.items():
        base = re.sub(r"/O\d$", "", name)
        if not base.startswith("newest/") or base != name or RANDOM.match(base):
            continue
        count = counts[kind_of(f"{folder}/node/{base[7:]}/model.onnx")]
        count[0] += result == "passed"
        count[1] += 1
    for kind, (passed, total) in sorted(counts.items()):
        print(f"coverage: {passed} of {total} cases of {kind} pass ({100 * passed / total:.1f} %)")


def reason_of(message):
    """A reason for expected_failures.txt out of a test's first line."""
    message = re.sub(r"^Error: |model\.onnx(:[^:]*)?: (error: )?|^[^:]*\(\w+\): (?=\w+:)", "",
                     message)
    message = re.sub(r"^unsupported operators: (.*)", lambda m: "operator "
                     + ", ".join(re.findall(r"[\w.]+(?= of (?:opset|version) \d+ \()", m[1])),
                     message)
    return re.sub(r" \(onnx\.version_converter converts\)", "", message)


def write_expected(path, results):
    """Writes the list anew: what was expected and still is or was not run, and what fails now."""
    head = [line for line in open(LIST).read().splitlines() if line.startswith("#")]
    failing = {re.sub(r"/O\d$", "", name): reason_of(text.strip().splitlines()[0])
               for name, (result, text) in results.items() if result != "passed" and "works now"
               not in text}
    failing.update({name: reason for name, reason in expected_failures().items() if name
                    not in results})
    with open(path, "w") as file:
        file.write("\n".join(head
                             + [f"{name}: {reason}" for name, reason in sorted(failing.items())])
                   + "\n")


if __name__ == "__main__":
    if not os.path.isdir(PACKAGED):
        raise SystemExit(f"nodes: error: {PACKAGED} is missing; ./dev setup installs "
                         f"libonnx-testdata")
    parser = options_of("nodes")
    parser.add_argument("--write-expected", metavar="FILE",
                        help="write the list of expected failures anew")
    parser.add_argument("--opt-level", type=int, choices=range(4),
                        help="compile everything at this level")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take each Nth case only")
    options = parser.parse_args()
    if newest.folder() is None:
        print("SKIPPED: the newest suite: there is no Python package onnx")
    sys.exit(run("nodes", list(tests(options.opt_level, options.every)),
                 report=functools.partial(write_expected, options.write_expected)
                 if options.write_expected else report, options=options))
