#===- run.py - whatever comes in: an error or a result, nothing else -----===#
# First each target of libFuzzer for a moment (targets.py), arrays as strangers make them
# (capsules.py), command lines (commands.py) and files beside a model (files.py). Then models of the ONNX node suite are changed at
# random (mutations.py), compiled and, if they still compile, run; so is MLIR text (texts.py), which
# is not run. Whatever was done to a model, the compiler raises sluice.Error with lines for the user,
# or the module does; a crash, a hang or any other exception fails.
#   python test/fuzz/run.py                       a few hundred, the same ones every time
#   python test/fuzz/run.py 'target:|capsules:|commands:|files:'   without models
#   python test/fuzz/run.py --seconds=600 --seed=7
#   python test/fuzz/run.py --keep=NAME:SEED      writes that mutant to mutant.onnx
# The other options are those of every harness; the filter chooses among models and targets.
#===----------------------------------------------------------------------===#
import glob
import os
import random
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import harness  # Finds the built Python package.
import capsules
import commands
import files
import targets
import texts
from mutations import mutate

DATA = "/usr/share/libonnx-testdata/data"
LARGEST_MODEL, LARGEST_INPUT = 60_000, 1_000_000  # bytes, elements
SECONDS_EACH = 30
MOST_PER_SECOND = 100  # more mutants than that are not tried


def models():
    """Paths by the names of their tests."""
    found = {os.path.basename(os.path.dirname(path)): path
             for path in sorted(glob.glob(f"{DATA}/*/*/model.onnx"))}
    return {name: path for name, path in found.items() if os.path.getsize(path) < LARGEST_MODEL}


def arguments(model, seed):
    """Arrays for a model's inputs; None if one would be too large."""
    import numpy as np
    import onnx

    given = {tensor.name for tensor in model.graph.initializer}
    arrays = []
    for value in model.graph.input:
        if value.name in given:
            continue
        tensor = value.type.tensor_type
        shape = [dim.dim_value if dim.dim_value > 0 else 2 for dim in tensor.shape.dim]
        if np.prod(shape, dtype=float) > LARGEST_INPUT:
            return None
        values = np.random.default_rng(seed).integers(0, 5, shape)
        arrays.append(
            np.asarray(values).astype(onnx.helper.tensor_dtype_to_np_dtype(tensor.elem_type)))
    return arrays


def attempt(path, seed):
    """Compiles and runs one mutant; returns "ran" or "refused". Anything else that comes through is
    what this test looks for."""
    import onnx
    import sluice

    data = mutate(open(path, "rb").read(), seed)
    with tempfile.NamedTemporaryFile(suffix=".onnx") as file:
        file.write(data)
        file.flush()
        try:
            module = sluice.compile(file.name, opt_level=seed % 2 * 2)
            arrays = arguments(onnx.load_from_string(data), seed)
            if arrays is not None:
                module(*arrays)
            return "ran"
        except sluice.Error as error:
            if not str(error).strip():
                raise harness.Failure("an error without a message") from error
            return "refused"


def report(results):
    outcomes = [text for result, text in results.values() if result == "passed"]
    print("inputs of " + ", ".join(text for text in outcomes if ":" in text))
    print(f"{outcomes.count('ran')} mutants ran, {outcomes.count('refused')} were refused")


def main():
    parser = harness.options_of("fuzz", "Targets of libFuzzer, and mutated ONNX models: each must "
                                        "be refused with an error, or run.")
    parser.add_argument("--count", type=int, default=400, help="how many mutants (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="other mutants")
    parser.add_argument("--keep", metavar="NAME:SEED",
                        help="write this mutant to mutant.onnx, and do no more")
    options = parser.parse_args()
    paths = {name: path for name, path in models().items() if re.search(options.filter, name)}
    pattern, options.filter = options.filter, ""  # as a mutant's name has more than the model's
    if options.keep:
        name, seed = options.keep.rsplit(":", 1)
        with open("mutant.onnx", "wb") as file:
            file.write(mutate(open(paths[name], "rb").read(), int(seed)))
        return 0
    pick, names = random.Random(options.seed), list(paths)
    count = (options.count if options.seconds == float("inf")
             else int(options.seconds * MOST_PER_SECOND))
    cases = [(pick.choice(names), pick.randrange(2**30)) for _ in range(count if names else 0)]
    tests = [harness.Test(f"{name}:{seed}", lambda path=paths[name], seed=seed: attempt(path, seed),
                          seconds=SECONDS_EACH)
             for name, seed in cases]
    programs = texts.functions()
    programs = {name: programs[name] for name in programs if re.search(pattern, f"text:{name}")}
    drawn = [(pick.choice(list(programs)), pick.randrange(2**30))
             for _ in range(count * 3 // 8 if programs else 0)]
    tests += [harness.Test(f"text:{name}:{seed}",
                           lambda name=name, seed=seed: texts.attempt(programs[name], seed),
                           seconds=SECONDS_EACH)
              for name, seed in drawn]
    pick.shuffle(tests)
    tests = [harness.Test(f"target:{name}", lambda name=name: targets.short_run(name))
             for name in targets.names() if re.search(pattern, f"target:{name}")] + [
        harness.Test(f"capsules:{first}", lambda first=first: capsules.check(first, 1000))
        for first in range(1000 * options.seed, 1000 * options.seed + 3000, 1000)
        if re.search(pattern, f"capsules:{first}")] + [
        harness.Test(f"commands:{first}", lambda first=first: commands.check(first, 20))
        for first in range(1000 * options.seed, 1000 * options.seed + 60, 20)
        if re.search(pattern, f"commands:{first}")] + [
        harness.Test(f"files:{first}", lambda first=first: files.check(first, 20))
        for first in range(1000 * options.seed, 1000 * options.seed + 60, 20)
        if re.search(pattern, f"files:{first}")] + tests
    return harness.run("fuzz", tests, report=report, options=options)


if __name__ == "__main__":
    sys.exit(main())
