#===- case.py - a program with its arguments, as one file, and its trial ---===#
# The file is MLIR whose comments say what goes in and how exact the results must be, so that it can
# be edited and tried again:
#   // input: f32 4x8 uniform -1 1
#   // result: 1.2e-06
# A trial compiles and runs it at -O0 for the CPU, the reference, and for targets, in a process of
# its own that may crash; the reference itself is compared with the oracle, where that is asked for
# and the program is small.
#===----------------------------------------------------------------------===#
import dataclasses
import math
import os
import re
import signal
import tempfile
import traceback

import contents
from harness import in_child
from program import EPSILON, is_float

SECONDS, MOST_SECONDS = 90, 240  # for one target: of processors, and until it ends
ORACLE = "oracle"  # in place of a target
ORACLE_STEPS = 3_000_000  # A second or two; larger programs are not computed by the oracle.


@dataclasses.dataclass
class Case:
    text: str
    inputs: list  # of (type, shape, content)
    bounds: list  # by how much each result may differ from the reference's

    def write(self, path, notes=()):
        lines = [f"// {line}".rstrip() for note in notes for line in note.splitlines()]
        lines += [f"// input: {type} {'x'.join(map(str, shape)) or 'scalar'} {kind} {low:g} "
                  f"{high:g}" for type, shape, (kind, low, high) in self.inputs]
        lines += [f"// result: {bound:.3g}" for bound in self.bounds]
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n" + self.text)

    @staticmethod
    def read(path):
        text = open(path).read()
        inputs = []
        for line in re.findall(r"^// input: (.*)$", text, re.M):
            type, shape, kind, low, high = line.split()
            inputs.append((type, tuple(int(d) for d in shape.split("x")) if shape != "scalar"
                           else (), (kind, float(low), float(high))))
        return Case(text, inputs,
                    [float(line) for line in re.findall(r"^// result: (.*)$", text, re.M)])

    def arguments(self):
        """Arrays for the inputs, the same ones each time."""
        return [contents.array(number, *what) for number, what in enumerate(self.inputs)]


def case_of(recipe, builder):
    """The program of a recipe. Its results may differ from the reference's by their errors, and
    those of the reference."""
    values = [builder.values[ref] for ref in recipe.results]
    bounds = [4 * v.error + (8 * EPSILON[v.type] * (v.magnitude if v.error else 0)
                             if is_float(v.type) else 0) for v in values]
    inputs = [(item.type, tuple(dim.size for dim in item.dims), item.content)
              for item in builder.inputs]
    return Case(builder.text(values), inputs,
                [bound if math.isfinite(bound) else 1e300 for bound in bounds])


def difference(ours, theirs, bound):
    """What is wrong with a result, or ""."""
    import numpy as np

    ours, theirs = np.asarray(ours), np.asarray(theirs)
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        return (f"is {ours.dtype}{list(ours.shape)}, the reference is "
                f"{theirs.dtype}{list(theirs.shape)}")
    a, b = (x if x.dtype.kind in "iub" else x.astype(np.float64) for x in (ours, theirs))
    same = a == b
    if a.dtype.kind == "f":
        with np.errstate(invalid="ignore"):
            same |= ((np.isnan(a) & np.isnan(b))
                     | (np.isfinite(a) & np.isfinite(b) & (np.abs(a - b) <= bound)))
    wrong = np.argwhere(~same)
    if not len(wrong):
        return ""
    at = tuple(int(i) for i in wrong[0])
    return (f"{len(wrong)} of {a.size} values differ by more than {bound:.2g}; first at "
            f"{list(at)}: {a[at]}, the reference is {b[at]}")


def compile_and_run(case, target, level, device, folder):
    """Results of a program on a device; None without a device, when it is only compiled."""
    import sluice
    from sluice import _compiler

    source, module = os.path.join(folder, "program.mlir"), os.path.join(folder, "program.slm")
    with open(source, "w") as file:
        file.write(case.text)
    messages = _compiler.compile_file(source, module, [target], level, [])
    if messages:
        raise sluice.Error("; ".join(messages).replace(folder + "/", ""))
    if not device:
        return None
    results = sluice.load(module, device)(*case.arguments())
    return results if isinstance(results, tuple) else (results,)


def ask_oracle(source, arguments, like):
    """Results of the oracle for the only function of a file, of the types of those that are `like`
    them; None if it is too large for it."""
    import numpy as np
    import sluice
    from sluice import _compiler

    arguments = [("", list(array.shape), array.tobytes()) for array in arguments]
    messages, results = _compiler.interpret_file(source, "", arguments, ORACLE_STEPS)
    if any("too large for the oracle" in message for message in messages):
        return None
    if messages:
        raise sluice.Error("; ".join(messages).replace(os.path.dirname(source) + "/", ""))
    return [np.frombuffer(data, other.dtype).reshape(shape)
            for (_, shape, data), other in zip(results, like, strict=True)]


def attempt(case, targets, report, oracle=False):
    """Tries the reference, compares it with the oracle if that is asked for, tries the targets, and
    reports each name before and after."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-programs-") as folder:
        reference = None
        for target, level, device in [("cpu", 0, "cpu"), *([(ORACLE, "", None)] if oracle else []),
                                      *targets]:
            name = target if target == ORACLE else f"{target}/O{level}"
            report(f"{name} begins")
            limit_time()
            try:
                results = (ask_oracle(os.path.join(folder, "program.mlir"), case.arguments(),
                                      reference) if target == ORACLE
                           else compile_and_run(case, target, level, device, folder))
                wrong = []
                if reference is None:
                    reference = results
                elif results is not None:
                    ours, theirs = ((reference, results) if target == ORACLE
                                    else (results, reference))
                    wrong = [f"result {i} {text}"
                             for i, (a, b, bound) in enumerate(zip(ours, theirs, case.bounds))
                             if (text := difference(a, b, bound))]
                report(f"{name} {'; '.join(wrong) or 'ok'}")
            except sluice.Error as error:
                report(f"{name} {str(error).strip() or 'an error without a message'}")
            except Exception:
                report(f"{name} {traceback.format_exc(limit=-3)}")
            if reference is None:
                return


def limit_time():
    """Ends this process unless it is called again in time. A machine may be busy with other work:
    what counts first is processor time."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    signal.alarm(MOST_SECONDS)


def isolated(work):
    """(name of a step, what is wrong) of the first failure, or None. `work` runs in a process of
    its own and is given a function for
    its lines: the name of a step and "begins", then the same name and "ok" or what is wrong."""

    def quietly(report):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # A crash prints the compiler's stack.
        work(report)

    lines, status = in_child(quietly)
    outcomes = dict(line.split(" ", 1) for line in lines)
    for name, outcome in outcomes.items():
        if outcome == "begins":
            number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
            if number in (signal.SIGALRM, signal.SIGPROF):
                return name, "takes too long"
            return name, f"crashes ({signal.strsignal(number) if number else 'exit'})"
        if outcome != "ok":
            return name, outcome
    return None if outcomes else ("cpu/O0", "did not begin")


def trial(case, targets, oracle=False):
    """What is wrong with a program, as `isolated` says it; with ORACLE it is the -O0 CPU that
    differs from it."""
    return isolated(lambda report: attempt(case, targets, report, oracle))


def kind_of(failure):
    """What stays the same of a failure while a program shrinks: the target and the words of the
    message."""
    target, text = failure
    if "values differ" in text:
        return target, "values"
    return target, re.sub(r"'[^']*'|\"[^\"]*\"|%?\w*\d[\w.:x?]*|<[^>]*>", "", text)[:120]
