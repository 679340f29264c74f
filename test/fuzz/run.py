#===- run.py - mutated models: an error or a result, nothing else --------===#
# Models of the ONNX node suite are changed at random (mutations.py), compiled and, if they still compile, run. Whatever was done to
# a model, the compiler raises sluice.Error with lines for the user, or the module does; a crash, a hang or any other exception fails.
#   python test/fuzz/run.py                       a few hundred, the same ones every time
#   python test/fuzz/run.py --seconds=600 --seed=7
#   python test/fuzz/run.py --keep=NAME:SEED      writes that mutant to mutant.onnx
#===----------------------------------------------------------------------===#
import argparse
import glob
import os
import random
import signal
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import harness  # Finds the built Python package.
from mutations import mutate

DATA = "/usr/share/libonnx-testdata/data"
LARGEST_MODEL, LARGEST_INPUT = 60_000, 1_000_000  # bytes, elements
BATCH, SECONDS_EACH = 40, 30


def models():
    """Paths by the names of their tests."""
    found = {os.path.basename(os.path.dirname(path)): path for path in sorted(glob.glob(f"{DATA}/*/*/model.onnx"))}
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
        arrays.append(np.asarray(values).astype(onnx.helper.tensor_dtype_to_np_dtype(tensor.elem_type)))
    return arrays


def attempt(data, seed, folder):
    """Compiles and runs one mutant: "ran", "refused", or what is wrong."""
    import onnx
    import sluice

    path = os.path.join(folder, "mutant.onnx")
    with open(path, "wb") as file:
        file.write(data)
    try:
        module = sluice.compile(path, opt_level=seed % 2 * 2)
        arrays = arguments(onnx.load_from_string(data), seed)
        if arrays is not None:
            module(*arrays)
        return "ran"
    except sluice.Error as error:
        return "refused" if str(error).strip() else "an error without a message"
    except Exception as error:  # Whatever else comes through is what this test looks for.
        return f"{type(error).__name__}: {error}"


def serve(cases, paths, folder, pipe):
    """Tries `cases` one after the other and says before and after each how it went."""
    with os.fdopen(pipe, "w", buffering=1) as report:
        for index, (name, seed) in enumerate(cases):
            data = mutate(open(paths[name], "rb").read(), seed)
            if data is None:
                continue
            report.write(f"{index} begins\n")
            signal.alarm(SECONDS_EACH)
            outcome = attempt(data, seed, folder)
            signal.alarm(0)
            report.write(f"{index} {outcome}\n".replace("\n", " ").strip() + "\n")


def run_batch(cases, paths, folder):
    """Outcomes of `cases`, in a process of their own that may die."""
    outcomes = {}
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            serve(cases, paths, folder, writing)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, errors="replace") as lines:
        for line in lines:
            index, outcome = line.rstrip("\n").split(" ", 1)
            outcomes[int(index)] = outcome
    _, status = os.waitpid(child, 0)
    for index, outcome in outcomes.items():
        if outcome == "begins":
            number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
            hangs = number == signal.SIGALRM
            outcomes[index] = f"did not end within {SECONDS_EACH} s" if hangs else f"crashed ({signal.strsignal(number) if number else 'exit'})"
    return outcomes


def main():
    parser = argparse.ArgumentParser(description="Mutated ONNX models: each must be refused with an error, or run.")
    parser.add_argument("filter", nargs="?", default="", help="only models whose name contains this")
    parser.add_argument("--count", type=int, default=400, help="how many mutants (default 400)")
    parser.add_argument("--seconds", type=float, help="go on for so long instead")
    parser.add_argument("--seed", type=int, default=0, help="other mutants")
    parser.add_argument("--keep", metavar="NAME:SEED", help="write this mutant to mutant.onnx, and do no more")
    options = parser.parse_args()
    paths = {name: path for name, path in models().items() if options.filter in name}
    if options.keep:
        name, seed = options.keep.rsplit(":", 1)
        with open("mutant.onnx", "wb") as file:
            file.write(mutate(open(paths[name], "rb").read(), int(seed)))
        return 0
    if not paths:
        print("0 passed, 0 failed, 1 skipped")
        return 0
    pick, begin, counts, failures = random.Random(options.seed), time.time(), {}, 0
    with tempfile.TemporaryDirectory() as folder:
        tried = 0
        while time.time() - begin < options.seconds if options.seconds else tried < options.count:
            cases = [(pick.choice(list(paths)), pick.randrange(2**30)) for _ in range(BATCH)]
            tried += len(cases)
            for index, outcome in run_batch(cases, paths, folder).items():
                counts[outcome] = counts.get(outcome, 0) + 1
                if outcome not in ("ran", "refused"):
                    failures += 1
                    print(f"FAIL fuzz: {cases[index][0]}:{cases[index][1]}\n     {outcome}", flush=True)
    print(f"{counts.get('ran', 0)} mutants ran, {counts.get('refused', 0)} were refused")
    print(f"{counts.get('ran', 0) + counts.get('refused', 0)} passed, {failures} failed, 0 skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
