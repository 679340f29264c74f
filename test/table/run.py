#===- run.py - every operation on every element type ---------------------===#
# README.md says what a cell is. Without options a part of the table, drawn by --seed; --all takes
# all of it.
#===----------------------------------------------------------------------===#
import collections
import dataclasses
import functools
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import numpy as np
import complexes
import extended
import ods
import refusals
import scalars
import structured
import tensors
from harness import SLUICE, Failure, Test, absence_of, in_child, options_of, run, seed_of
from kinds import decode, signed

DIALECTS = {**scalars.DIALECTS, "complex": complexes.complex_dialect, "tensor": tensors.tensor,
            "linalg": structured.linalg,
            "linalg_ext": extended.linalg_ext}
TARGETS = {"cpu": "cpu", "vulkan": "vulkan:core", "cuda": "cuda:sm_90", "rocm": "rocm:gfx942"}
LEVELS = (0, 2)
BATCH = 48  # functions of a module
os.environ["SLUICE_PTXAS"] = "none"


def cells_of(dialect):
    """All cells; a Failure names operations that are defined and have no recipe."""
    recipes = list(DIALECTS[dialect]())
    new = set(ods.operations(dialect)) - {recipe.op for recipe in recipes}
    if new:
        raise Failure("; ".join(f"{op} is new: give it a recipe in test/table"
                                for op in sorted(new)))
    return [cell for recipe in recipes for cell in recipe.cells()]


class Batch:
    """Cells that are compiled together, as functions f0, f1, ..."""

    def __init__(self, cells, target, level, folder):
        self.cells, self.target, self.level, self.folder = cells, target, level, folder
        self.refused, self.wrong = {}, {}

    def build(self):
        """Compiles all cells that can be; returns the module's path, or None if none is left."""
        left = list(range(len(self.cells)))
        stage = "input"
        while left:
            output = os.path.join(self.folder, "out.slm")
            errors = self.compile(left, stage, output)
            if errors is None:
                if stage is None:
                    return output
                stage = None
                continue
            found = self.blame(left, errors, stage)
            (self.refused if stage == "input" else self.wrong).update(found)
            left = [i for i in left if i not in found]
        return None

    def compile(self, left, stage, output):
        """None if the module of the cells `left` compiles, or what the compiler wrote."""
        path, self.starts, line = os.path.join(self.folder, "cells.mlir"), [], 1
        with open(path, "w") as file:
            for i in left:
                text = self.cells[i].text.replace("@NAME", f"@f{i}")
                self.starts.append((line, i))
                line += text.count("\n")
                file.write(text)
        command = [SLUICE, "compile", path, f"--target={self.target}", f"-O{self.level}", "-o",
                   output]
        done = subprocess.run(command + ([f"--stop-after={stage}"] if stage else []),
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
        return (None if done.returncode == 0 else done.stderr.strip()
                or f"it ends with exit code {done.returncode}")

    def blame(self, left, errors, stage):
        """{cell: message} of those that the compiler names, or else of one that fails by itself."""
        found = {}
        for line, message in re.findall(r"cells\.mlir:(\d+):\d+: (error: .*)", errors):
            owner = [i for start, i in self.starts if start <= int(line)]
            if owner:
                found.setdefault(owner[-1], message)
        if found or len(left) == 1:
            return found or {left[0]: errors}
        half = len(left) // 2
        for part in (left[:half], left[half:]):
            errors = self.compile(part, stage, os.path.join(self.folder, "part.slm"))
            if errors is not None:
                found.update(self.blame(part, errors, stage))
        return found or {i: "compiles by itself, but not with its neighbours" for i in left}

    def call_all(self, path, device):
        """Calls every cell in a process of its own, another one after each cell that ends it."""
        left = [i for i in range(len(self.cells)) if i not in self.refused and i not in self.wrong]
        while left:
            lines, status = in_child(functools.partial(self.answer, path, device, left))
            found = dict(map(json.loads, lines))
            self.wrong.update((i, problem) for i, problem in found.items() if problem)
            left = [i for i in left if i not in found]
            if left and status:
                how = (signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status)
                       else "with an exit code")
                self.wrong[left.pop(0)] = f"ends the process: {how}"

    def answer(self, path, device, left, report):
        """Reports [cell, what is wrong with it], as soon as it is known."""
        import sluice

        module = sluice.load(path, device=device)
        for i in left:
            try:
                problem = call(self.cells[i], module.functions[f"f{i}"], device)
            except sluice.Error as error:
                problem = f"error: {error}"
            except Exception as error:  # The Python package's own: no other may come through.
                problem = f"{type(error).__name__}: {error}"
            report(json.dumps([i, problem]))


def given(kind, bits):
    """An array to pass for bits."""
    bits = np.asarray(bits, order="C")
    if kind.family == "complex":
        return bits
    if kind.family in ("int", "index"):
        return (bits.astype(bool) if kind.bits == 1
                else np.array([signed(int(b), kind.bits) for b in bits.flat],
                              f"i{kind.raw.itemsize}").reshape(bits.shape))
    return bits.view(f"f{kind.bits // 8}") if kind.bits >= 32 or kind.name == "f16" else bits


def bits_of(kind, array):
    array = np.ravel(array)
    if kind.family == "complex":
        return array
    if kind.family in ("int", "index"):
        return ((array.astype(kind.raw) if kind.bits == 1
                 else array.view(f"u{array.dtype.itemsize}").astype(kind.raw))
                & kind.raw.type((1 << kind.bits) - 1))
    return array.view(kind.raw)


def call(cell, function, family):
    """What is wrong with what a function gives; "" if nothing."""
    import sluice

    if not cell.scalar:
        results = function(*(given(kind, bits) for kind, bits in cell.arguments))
        got = [bits_of(e.kind, r)
               for e, r in zip(cell.expected, results if isinstance(results, tuple)
                               else (results,))]
    else:
        rows = []
        in_tensors = not function.arguments[0].is_scalar
        for at in range(len(cell.arguments[0][1])):
            row = [given(kind, bits[at : at + 1]) if in_tensors else given_scalar(kind, bits[at])
                   for kind, bits in cell.arguments]
            try:
                out = function(*row)
                out = out if isinstance(out, tuple) else (out,)
                rows.append([bits_of(e.kind, v)[0] if in_tensors else scalar_bits(e.kind, v)
                             for e, v in zip(cell.expected, out)])
            except sluice.Error as error:
                if "division by zero" not in str(error) or row[1] != 0:
                    return f"error: {error}, given {row}"
                rows.append([e.bits[at] for e in cell.expected])
        got = [np.array(column, e.kind.raw if e.kind.family != "complex" else None)
               for e, column in zip(cell.expected, zip(*rows))]
    for position, (expected, bits) in enumerate(zip(cell.expected, got)):
        if len(bits) != len(expected.bits if expected.bits is not None else expected.values):
            return f"result {position} has {len(bits)} elements"
        if expected.kind.family == "float" and np.any(bits >= 1 << expected.kind.bits
                                                      if expected.kind.bits < 8 else False):
            return f"result {position} has bits beyond the {expected.kind.bits} of its type"
        if family != "cpu":
            expected = dataclasses.replace(expected, **expected.on_gpus,
                                           **(expected.on_vulkan if family == "vulkan" else {}))
        bad = np.flatnonzero(expected.wrong(bits))
        if len(bad):
            at = bad[0]
            source = (", ".join(shown(k, np.ravel(b)[at]) for k, b in cell.arguments if np.size(b)
                                == len(bits)) or "constants")
            wanted = (shown(expected.kind, expected.bits[at]) if expected.bits is not None
                      else f"{expected.values[at]:.9g}")
            return (f"{len(bad)} of {len(bits)} differ in result {position}, first at {at}: of "
                    f"{source} comes {shown(expected.kind, bits[at])}, not {wanted}")
    return ""


def shown(kind, bits):
    """Bits and the number they are."""
    if kind.family == "complex":
        return str(bits)
    return (f"{int(bits):#x}" + (f" ({decode(kind, np.array([bits], kind.raw))[0]:g})"
                                 if kind.family == "float" else ""))


def given_scalar(kind, bits):
    """As Python passes it: a number; of a float other than f32 and f64 its bits."""
    if kind.family == "float":
        return float(bits.view(f"f{kind.bits // 8}")) if kind.bits >= 32 else int(bits)
    return signed(int(bits), kind.bits)


def scalar_bits(kind, value):
    if kind.family == "float" and kind.bits >= 32:
        return np.array(value, f"f{kind.bits // 8}").view(kind.raw)[()]
    return int(value) & (1 << kind.bits) - 1


def device_of(family):
    import sluice

    return sluice.driver_of(family)


def attempt(cells, family, level, is_here):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        batch = Batch(cells, TARGETS[family], level, folder)
        path = batch.build()
        if path and is_here:
            batch.call_all(path, device_of(family))
    for i, message in list(batch.refused.items()):
        if not refusals.is_documented(cells[i]):
            batch.wrong[i] = f"refused, which docs/core-form.md does not say: {message}"
    for i, cell in enumerate(cells):
        if (i not in batch.refused and i not in batch.wrong and cell.form != "constant"
            and refusals.is_documented(cell)):
            batch.wrong[i] = "right, but docs/core-form.md says that it is refused"
    refused = len(set(batch.refused) - set(batch.wrong))
    counts = (f"{len(cells) - refused - len(batch.wrong)} right, {refused} refused, "
              f"{len(batch.wrong)} wrong")
    if batch.wrong:
        raise Failure(counts + "".join(f"\n{cells[i].name}: {message.splitlines()[0][:300]}"
                                       for i, message in sorted(batch.wrong.items())))
    return counts


def drawn(cells, places, seed, share):
    """[(cell, (family, level))]: of each operation's cells, each at one place, a share; one at
    least."""
    draw, by_op = random.Random(seed), collections.defaultdict(list)
    for cell in cells:
        by_op[cell.op].append(cell)
    chosen = [cell for some in by_op.values()
              for cell in draw.sample(some, max(1, round(len(some) * share)))]
    return [(cell, draw.choice(places)) for cell in chosen]


def tests(options):
    seed = seed_of(options.seed)
    if not (options.all or options.cells or options.list):
        print(f"a share of {options.share:g} of all cells; again by --seed={seed}, all by --all",
              flush=True)
    families = options.targets.split(",")
    here = {family for family in families if not absence_of(device_of(family))}
    places = [(family, int(level)) for family in families for level in options.levels.split(",")]
    for dialect in DIALECTS:
        try:
            cells = cells_of(dialect)
        except Failure as failure:
            yield Test(f"{dialect}/recipes", functools.partial(fail, failure))
            continue
        cells = [cell for cell in cells if re.search(options.cells, cell.name)]
        if options.all or options.cells or options.list:
            chosen = [(cell, place) for place in places for cell in cells]
        else:
            chosen = drawn(cells, places, f"{seed} {dialect}", options.share)
        for family, level in places:
            placed = [cell for cell, place in chosen if place == (family, level)]
            for start in range(0, len(placed), BATCH):
                work = functools.partial(attempt, placed[start : start + BATCH], family, level,
                                         family in here)
                yield Test(f"{dialect}-{start // BATCH:03d}/{family}/O{level}", work, seconds=600)


def fail(failure):
    raise failure


def report(results):
    total = collections.Counter()
    for result, text in results.values():
        for number, what in re.findall(r"(\d+) (right|refused|wrong)", text.split("\n")[0]):
            total[what] += int(number)
    print(f"cells: {total['right']} right, {total['refused']} refused by name, {total['wrong']} "
          f"wrong")


def main():
    parser = options_of("table", "every operation on every element type")
    parser.add_argument("--share", type=float, default=0.03,
                        help="how large a part of each operation's cells, each for one family and "
                             "level")
    parser.add_argument("--cells", default="",
                        help="regular expression on names of cells, OP TYPES FORM; "
                         "all of them then")
    parser.add_argument("--targets", default="cpu,vulkan,cuda,rocm",
                        help="families; compiled only where no device is here")
    parser.add_argument("--levels", default=",".join(map(str, LEVELS)))
    options = parser.parse_args()
    return run("table", list(tests(options)), report, options)


if __name__ == "__main__":
    sys.exit(main())
