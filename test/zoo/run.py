# ===- run.py - public models against what torch computed -----------------===#
# Each NAME.mlir.gz is written by generate.py, which needs torch; running them does not. Its first
# line says how weights and inputs are made up and what torch computed: of each result the shape and
# type, the mean and root mean square of all values, and values at up to 66 places. O0 and O2. A
# part of the tests, drawn by the commit; --all runs all, --folder those of another folder.
# ===----------------------------------------------------------------------===#
import functools
import glob
import gzip
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import made_up
from harness import SLUICE, Failure, Test, compiled, options_of, run

LEVELS = (0, 2)
SHARE = 0.35  # of all tests
# Bounds of |a-b| / (scale + |b|), where scale is the root mean square of the result, at most 1.
BOUNDS = {"float16": 2e-2, "bfloat16": 1e-1}
BOUND = 1e-4


def stored(values, kind):
    """f32 values in another type; bf16 by its bits."""
    if kind != "bfloat16":
        return values.astype(kind)
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


class Model:
    def __init__(self, path):
        self.path, self.name = path, os.path.basename(path)[: -len(".mlir.gz")]

    @functools.cached_property
    def text(self):
        return gzip.open(self.path, "rt").read()

    @functools.cached_property
    def head(self):
        return json.loads(self.text[len("// ") : self.text.index("\n")])

    def write(self, folder):
        """The text and its weights as files in `folder`."""
        with open(os.path.join(folder, "weights.bin"), "wb") as file:
            for at, shape, kind, seed, mean, spread in self.head["weights"]:
                file.seek(at)
                file.write(stored(made_up.reals(seed, shape, mean, spread), kind).tobytes())
            file.truncate(file.tell() + -file.tell() % 64)
        path = os.path.join(folder, "model.mlir")
        with open(path, "w") as file:
            file.write(self.text)
        return path

    def inputs(self):
        for entry in self.head["inputs"]:
            shape = tuple(entry["shape"])
            if "integers" in entry:
                seed, *bounds = entry["integers"]
                yield made_up.integers(seed, shape, *bounds)
            elif "reals" in entry:
                seed, *manner = entry["reals"]
                yield made_up.reals(seed, shape, *manner)
            else:
                yield np.array(entry["values"], entry["type"]).reshape(shape)


def same(what, ours, theirs, bound):
    if not abs(ours - theirs) <= bound * (1 + abs(theirs)):
        raise Failure(f"the {what} of all values is {ours:.9g}, in torch {theirs:.9g}")


def compare(value, expected):
    """Raises Failure unless a result is what torch computed."""
    value = np.asarray(value)
    if "number" in expected:
        if value.item() != expected["number"]:
            raise Failure(f"{value.item()}, torch has {expected['number']}")
        return
    kind = expected["type"]
    if kind == "bfloat16":
        value = (value.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    elif value.dtype != np.dtype(kind):
        raise Failure(f"the type is {value.dtype}, in torch {kind}")
    if list(value.shape) != expected["shape"]:
        raise Failure(f"the shape is {list(value.shape)}, in torch {expected['shape']}")
    flat = value.reshape(-1)
    places = made_up.places(flat.size)
    wide, theirs = flat.astype(np.float64), np.array(expected["values"])
    if flat.dtype.kind in "iub":
        wrong = np.flatnonzero(flat[places].astype(np.int64) != theirs)
        if wrong.size:
            first = wrong[0]
            raise Failure(
                f"{wrong.size} of {places.size} values differ; first at {places[first]}: "
                f"{flat[places[first]]}, torch has {theirs[first]}"
            )
        same("mean", wide.mean() if flat.size else 0, expected["mean"], 1e-6)
        return
    infinite = int((~np.isfinite(wide)).sum())
    if infinite != expected.get("infinite", 0):
        raise Failure(f"{infinite} values are not finite, in torch {expected.get('infinite', 0)}")
    bound, scale = BOUNDS.get(kind, BOUND), 1.0 if infinite else min(1.0, expected["rms"])
    ours = wide[places]
    equal = (ours == theirs) | (np.isnan(ours) & np.isnan(theirs))
    with np.errstate(invalid="ignore"):
        error = np.where(equal, 0, np.abs(ours - theirs) / (scale + np.abs(theirs)))
    error = np.where(np.isnan(error), np.inf, error)
    if error.size and error.max() > bound:
        worst = int(error.argmax())
        raise Failure(
            f"off by {error[worst]:.2e} at {places[worst]}: {ours[worst]:.8g}, "
            f"torch has {theirs[worst]:.8g}; "
            f"{int((error > bound).sum())} of {places.size} values are off by more than {bound:g}"
        )
    if flat.size and not infinite:
        most = bound * max(scale, expected["rms"])
        same("mean", wide.mean(), expected["mean"], most)
        same("root mean square", np.sqrt(np.square(wide).mean()), expected["rms"], most)


def check(model, level):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        results = compiled(model.write(folder), opt_level=level)(*model.inputs())
    results = results if isinstance(results, tuple) else (results,)
    expected = model.head["results"]
    if len(results) != len(expected):
        raise Failure(f"{len(results)} results, in torch {len(expected)}")
    for index, (ours, theirs) in enumerate(zip(results, expected)):
        try:
            compare(ours, theirs)
        except Failure as failure:
            raise Failure(f"result {index}: {failure}")


def compile_only(model, target):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = os.path.join(folder, "model.slm")
        command = [SLUICE, "compile", model.write(folder), f"--target={target}", "-o", module]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            raise Failure(done.stderr)


def tests(options):
    for path in sorted(glob.glob(os.path.join(options.folder, "*.mlir.gz"))):
        model = Model(path)
        if target := options.compile_for:
            yield Test(
                f"{model.name}/{target}",
                functools.partial(compile_only, model, target),
                seconds=300,
            )
            continue
        for level in LEVELS:
            yield Test(
                f"{model.name}/O{level}", functools.partial(check, model, level), seconds=300
            )


if __name__ == "__main__":
    parser = options_of("zoo")
    parser.add_argument("--folder", default=HERE, help="where the texts are")
    parser.add_argument("--compile-for", metavar="TARGET", help="compile for TARGET and do not run")
    options = parser.parse_args()
    share = SHARE if options.folder == HERE and not options.compile_for else 1.0
    sys.exit(run("zoo", list(tests(options)), options=options, share=share))
