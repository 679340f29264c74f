#===- culprit.py - which pass, kernel or plan makes a program wrong ------===#
# `./dev bisect` ends here. Everything is asked of the tool `sluice`, each time in a process of its
# own, so that a crash is an answer like others:
#   sluice verify P --record=DIR              is it wrong; inputs, and what they should give
#   sluice compile P --passes=N               the program after N passes, which the oracle or -O0
#   can compute
#   sluice verify P --reproducer=DIR          the kernel that is wrong on what it reads
#   sluice ... --kernel-plan=KERNEL=O0 or =N  kernels as plain loops, or without their first plans
#   sluice ... --llvm=-opt-bisect-limit=N     a kernel's code after N passes of LLVM
#===----------------------------------------------------------------------===#
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SLUICE = os.path.join(os.environ.get("SLUICE_BUILD_DIR", os.path.join(ROOT, "build")), "bin",
                      "sluice")
ALL_PASSES = 1 << 20
ORACLE_STEPS = 30_000_000  # some ten seconds


class Stop(Exception):
    """The search is over; the text says why."""


class Answer:
    """What one run of the tool said."""

    def __init__(self, done):
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr
        self.crashed = done.returncode < 0 or "the compiler crashed" in done.stderr
        self.right = done.returncode == 0
        self.failed_check = not self.crashed and "check failed:" in done.stderr
        self.wrong = (self.failed_check or not self.crashed
                      and (" (above " in done.stdout or ": different shapes" in done.stdout))

    def error(self):
        lines = [line for line in self.err.splitlines() if "error:" in line]
        return lines[0] if lines else (self.err.strip().splitlines() or ["no message"])[-1]


def first_bad(good, bad, judge):
    """The smallest number above `good` for which `judge` says False, given that it does for `bad`,
    and the largest that is known
    to be right. Where it cannot tell (None), numbers nearby are asked."""
    while bad - good > 1:
        middle = (good + bad) // 2
        order = sorted(range(good + 1, bad), key=lambda number: abs(number - middle))
        verdicts = ((number, judge(number)) for number in order)
        number, verdict = next(((n, v) for n, v in verdicts if v is not None), (None, None))
        if number is None:
            break
        if verdict:
            good = number
        else:
            bad = number
    return good, bad


class Bisection:
    def __init__(self, options, scratch):
        self.program, self.options, self.scratch = options.program, options, scratch
        self.folder = options.reproducer
        self.how = ([f"--target={options.target}", f"-O{options.level}"]
                    + [f"--parameters={p}" for p in options.parameters])
        self.call = [f"--function={options.function}"] if options.function else []
        self.call += [f"--tolerance={options.tolerance}"] if options.tolerance else []
        self.given = [f"--input={text}" for text in options.input]
        self.oracle = options.reference != "O0"
        # Kernels that tries leave by themselves, where they fail or crash, go with the scratch
        # folder.
        cache = os.path.join(scratch, "cache")
        self.environment = {**os.environ, "SLUICE_CACHE_DIR": cache, "TMPDIR": scratch}

    def say(self, text):
        print(f"bisect: {text}", file=sys.stderr, flush=True)

    def sluice(self, *arguments):
        command = [SLUICE, *arguments]
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  errors="replace",
                                  timeout=self.options.seconds, env=self.environment)
        except subprocess.TimeoutExpired:
            raise Stop(f"took more than {self.options.seconds} s: {shlex.join(command)}; "
                       f"--seconds=N waits longer") from None
        return Answer(done)

    def file(self, name):
        return os.path.join(self.scratch, name)

    # --- Is it wrong ------------------------------------------------------------------------------

    def run(self):
        recorded = self.file("recorded")
        verify = ["verify", self.program, *self.how, *self.call, *self.given,
                  f"--record={recorded}"]
        answer = None
        if self.oracle:
            answer = self.sluice(*verify, "--oracle", f"--oracle-steps={ORACLE_STEPS}")
            if not answer.right and not answer.wrong and not answer.crashed:
                if self.options.reference == "oracle":
                    raise Stop(answer.error())
                self.oracle, answer = False, None
        answer = answer or self.sluice(*verify)
        reference = "the oracle" if self.oracle else "-O0"
        if answer.crashed:
            return self.find_crash(answer)
        self.checks = answer.failed_check
        way = self.complaint(answer)
        if answer.right or (answer.wrong and not way):
            level = f"{self.options.target} at -O{self.options.level}"
            if answer.wrong:
                return (f"{self.program} is right for {level}, but -O0 on the CPU is not: try "
                        f"--target=cpu -O0", 1)
            return f"{self.program} is right: {level} gives what {reference} gives", 0
        if not answer.wrong:
            return self.find_failure(answer)
        self.say(way if self.checks else f"{way}; the reference is {reference}")
        os.makedirs(self.folder, exist_ok=True)
        self.inputs = self.recorded = self.given
        if not self.checks:
            self.inputs, self.recorded = self.keep(recorded, "program")
        return self.find_pass() or self.find_kernel()

    def complaint(self, answer):
        """The line that says that what was asked about, and not the reference on the CPU, is
        wrong."""
        start = f"{self.options.target}/O{self.options.level}: "
        for line in answer.out.splitlines():
            if line.startswith(start) and (" (above " in line or ": different shapes" in line):
                return line
        return next((line for line in answer.err.splitlines() if start in line
                     and "check failed:" in line), None)

    def keep(self, recorded, name):
        """Takes what `sluice verify --record` wrote to where what is found is left; the options
        that give the inputs, and all."""
        start = os.path.join(self.folder, name)
        for file in sorted(os.listdir(recorded)):
            shutil.copy(os.path.join(recorded, file), f"{start}-{file}")
        count = sum(file.startswith("input-") for file in os.listdir(recorded))
        return [f"--input=@{start}-input-{i}.npy" for i in range(count)], [f"--recorded={start}"]

    # --- Passes before kernels --------------------------------------------------------------------

    def after(self, passes, path):
        return self.sluice("compile", self.program, *self.how, f"--passes={passes}", "-o", path)

    def pass_name(self, path):
        """Number, name and stage of the last pass that the program in `path` went through."""
        with open(path) as file:
            text = next(line for line in file if line.startswith("module"))
        number, name = re.search(r'sluice\.last_pass = "(\d+) ([^"]*)"', text).groups()
        done = re.search(r'sluice\.stage = "(\w+)"', text)
        return int(number), name, done[1] if done else ""

    def is_right(self, passes):
        """What the program after so many passes gives, by something that is not what is being
        tested. None: cannot tell."""
        path = self.file("after.mlir")
        if not self.after(passes, path).right:
            return None
        asked = [*self.call, *self.recorded]
        verdict = self.ask_oracle(path, asked) if self.oracle else None
        if verdict is None:
            answer = self.sluice("verify", path, *asked, "-O0")
            verdict = True if answer.right else False if answer.wrong else None
        self.say(f"after {passes} passes: "
                 f"{'cannot tell' if verdict is None else 'right' if verdict else 'wrong'}")
        return verdict

    def ask_oracle(self, path, asked):
        steps = f"--oracle-steps={ORACLE_STEPS}"
        if not self.checks:
            answer = self.sluice("verify", path, *asked, "--oracle", steps)
            return True if answer.right else False if answer.wrong else None
        answer = self.sluice("verify", path, "--oracle", "--all-functions", steps)
        found = re.search(rf"^(ok|FAILED) +{re.escape(self.options.function or 'main')}$",
                          answer.out, re.M)
        return found[1] == "ok" if found and (found[1] == "ok" or answer.failed_check) else None

    def find_pass(self):
        path = self.file("all.mlir")
        answer = self.after(ALL_PASSES, path)
        if not answer.right:
            raise Stop(f"all of it compiles, but not the stages before kernels alone: "
                       f"{answer.error()}")
        count, _, _ = self.pass_name(path)
        if self.is_right(count) is not False:
            return None
        good, bad = first_bad(0, count, self.is_right)
        before, after = (os.path.join(self.folder, name) for name in ("before.mlir", "after.mlir"))
        self.after(good, before)
        self.after(bad, after)
        number, name, stage = self.pass_name(after)
        ends = self.pass_name(before)
        begun = ["input", "global", "dispatch"]
        stage = begun[min(begun.index(ends[2]) + 1, 2)] if ends[2] else "input"
        said = f"wrong after pass {number} '{name}' (stage {stage})"
        if bad - good > 1:
            said = (f"wrong after one of the passes {good + 1} to {bad}, the last of which is "
                    f"'{name}' (stage {stage})")
        command = ["sluice", "compile", self.program, *self.how, f"--passes={bad}", "-o", after]
        return (f"{said}; the program before it is in {before}, after it in {after}\nrun: "
                f"{shlex.join(command)}", 1)

    # --- Kernels ----------------------------------------------------------------------------------

    def find_kernel(self):
        oracle = ["--oracle", f"--oracle-steps={ORACLE_STEPS}"] if self.oracle else []
        answer = self.sluice("verify", self.program, *self.how, *self.call, *self.inputs,
                             f"--reproducer={self.folder}", *oracle)
        kernel = re.search(r"^kernel '([^']+)' \((.*)\): largest difference", answer.out, re.M)
        alone = re.search(r"^note: kernel '[^']+' alone is in '([^']+)'.* run: sluice (.*)$",
                          answer.out, re.M)
        if kernel and alone:
            words = shlex.split(alone[2])
            return self.find_plan(kernel[1], kernel[2], words[1:], "sluice " + alone[2])
        for line in answer.out.splitlines():
            if line.startswith("no wrong kernel"):
                self.say(line)
        return self.find_by_replacing()

    def kernels(self):
        with open(self.file("all.mlir")) as file:
            return re.findall(r'^  flow\.executable private @"?([\w.$-]+)', file.read(), re.M)

    def find_by_replacing(self):
        """For kernels that are not looked at alone: the first kernels of the program run as plain
        loops, the others do not."""
        names = self.kernels()
        run = [self.program, *self.how, *self.call, *self.recorded]

        def is_wrong(plain):
            pattern = ([f"--kernel-plan=({'|'.join(map(re.escape, names[:plain]))})=O0"] if plain
                       else [])
            answer = self.sluice("verify", *run, *pattern)
            verdict = False if answer.right else True if answer.wrong else None
            self.say(f"with {plain} of {len(names)} kernels as plain loops: "
                     f"{'cannot tell' if verdict is None else 'wrong' if verdict else 'right'}")
            return verdict

        if not names or is_wrong(len(names)) is not False:
            command = ["sluice", "verify", *run, "--kernel-plan=.*=O0"]
            return ("wrong after the stage dispatch, with every kernel as plain loops too: what "
                    "runs between kernels (the stages stream and module) is wrong, or the lowering "
                    f"of all levels\nrun: {shlex.join(command)}"), 1
        _, first = first_bad(0, len(names), is_wrong)
        kernel = names[first - 1]
        run = self.alone_on_random(kernel) or run
        return self.find_plan(kernel, "in a loop or branch", run,
                              shlex.join(["sluice", "verify", *run]))

    def alone_on_random(self, kernel):
        """What `sluice verify` takes to show that `kernel` is wrong without the program; None if
        random inputs do not show it."""
        program = os.path.join(self.folder, f"{kernel}.mlir")
        if not self.sluice("compile", self.program, *self.how, f"--kernel={kernel}", "-o",
                           program).right:
            return None
        recorded = self.file("alone")
        if not self.sluice("verify", program, *self.how, f"--record={recorded}").wrong:
            return None
        return [program, *self.how, *self.keep(recorded, kernel)[1]]

    def plan_of(self, program, kernel, *options):
        """The plan by which `kernel` is compiled; None if there is none."""
        module = self.file("plan.slm")
        if not self.sluice("compile", program, *self.how, "-o", module, *options).right:
            return None
        text = self.sluice("inspect", module, "--kernels").out
        found = re.search(rf"^ +{re.escape(kernel)}$.*?^ +plan +(.*?)$", text, re.M | re.S)
        return found[1] if found else None

    def find_plan(self, kernel, node, run, command):
        """`run` is what `sluice verify` takes to show that `kernel` is wrong."""
        self.say(f"kernel '{kernel}' is wrong")
        program, rest = run[0], run[1:]
        wrong = [self.plan_of(program, kernel)]
        right = None
        for dropped in range(1, 100):
            option = f"--kernel-plan={re.escape(kernel)}={dropped}"
            plan = self.plan_of(program, kernel, option)
            if plan is None:
                break
            if plan == wrong[-1]:  # It was dropped for another reason before.
                continue
            answer = self.sluice("verify", program, *rest, option)
            self.say(f"plan '{plan}': {'right' if answer.right else 'wrong'}")
            if answer.right:
                right = plan
                break
            wrong.append(plan)
        said = f"wrong in kernel '{kernel}' ({node}), plan '{wrong[0]}'"
        if right:
            said += ("".join(f" and plan '{plan}'" for plan in wrong[1:])
                     + f", but not plan '{right}'")
        else:
            said += " and each plan after it" if len(wrong) > 1 else ", the only one"
        return f"{said}; {self.find_llvm_pass(program, kernel, rest)}\nrun: {command}", 1

    def find_llvm_pass(self, program, kernel, rest):
        """The pass of LLVM that makes the kernel of `program` wrong, if one does."""
        if self.options.target.startswith("vulkan"):
            return "its lowering is wrong"
        if len(self.kernels_in(program)) != 1:
            return "in its lowering or in LLVM's passes"
        module = self.file("limited.slm")
        rest = [word for word in rest if not word.startswith(("--kernel-plan", "-O"))]

        def is_right(limit):
            answer = self.sluice("compile", program, *self.how, "-o", module,
                                 f"--llvm=-opt-bisect-limit={limit}")
            self.passes = re.findall(r"^BISECT: (?:NOT )?running pass \((\d+)\) (.*)$", answer.err,
                                     re.M)
            if not answer.right:
                return None
            answer = self.sluice("verify", module, *rest)
            return True if answer.right else False if answer.wrong else None

        if is_right(0) is not True:
            return "its lowering is wrong, before any pass of LLVM"
        if is_right(ALL_PASSES) is not False:
            return "its lowering is wrong"  # Compiled once more it is right: nothing to search for.
        names = dict((int(number), name) for number, name in self.passes)
        _, bad = first_bad(0, len(names), is_right)
        return (f"wrong from pass {bad} of LLVM on, '{names.get(bad, '?')}' "
                f"(--llvm=-opt-bisect-limit={bad})")

    def kernels_in(self, program):
        if not program.endswith(".mlir"):
            return []
        with open(program, errors="replace") as file:
            return re.findall(r"^  flow\.executable ", file.read(), re.M)

    # --- What does not compile --------------------------------------------------------------------

    def find_failure(self, answer):
        said = (f"{self.program} does not compile or run for {self.options.target} at "
                f"-O{self.options.level}: {answer.error()}")
        compiled = self.sluice("compile", self.program, *self.how, "-o", self.file("failed.slm"),
                               f"--reproducer={self.folder}")
        if compiled.right:
            return said, 1
        path = self.file("after.mlir")
        end = self.after(ALL_PASSES, path)
        found = re.search(r"^note: in pass (\d+) (.+)$", end.err, re.M)
        if not end.right and found:
            os.makedirs(self.folder, exist_ok=True)
            before = os.path.join(self.folder, "before.mlir")
            number = int(found[1])
            self.after(number - 1, before)
            command = ["sluice", "compile", self.program, *self.how, f"--passes={number}", "-o",
                       "-"]
            return (f"{said}; fails in pass {number} '{found[2]}', the program before it is in "
                    f"{before}\nrun: {shlex.join(command)}", 1)
        notes = [line for line in compiled.err.splitlines() if line.startswith("note: kernel ")]
        return "\n".join([f"{said}; in the kernel stage or after it", *notes]), 1

    def find_crash(self, answer):
        compiled = self.sluice("compile", self.program, *self.how, "-o", self.file("crash.slm"),
                               f"--reproducer={self.folder}")
        if not compiled.crashed:
            return (f"{self.program} compiles for {self.options.target}, and crashes when it runs: "
                    f"{answer.error()}", 1)
        kernel = re.search(r"crashed in pass '[^']*' on kernel '([^']+)'", compiled.err)
        alone = re.search(r"^note: the kernel alone is in '([^']+)', run: (.*)$", compiled.err,
                          re.M)
        if not kernel or not alone:
            return self.find_crashing_pass(compiled)
        said = f"crash in kernel '{kernel[1]}'"
        for dropped in range(1, 100):
            option = f"--kernel-plan={re.escape(kernel[1])}={dropped}"
            answer = self.sluice("compile", alone[1], *self.how, "-o", self.file("crash.slm"),
                                 option)
            if not answer.crashed:
                first = "its first plan" if dropped == 1 else f"its first {dropped} plans"
                said += (f", by {first}, but not by the next" if answer.right
                         else ", by each of its plans")
                break
        return f"{said}; the kernel alone is in {alone[1]}\nrun: {alone[2]}", 1

    def find_crashing_pass(self, compiled):
        path = self.file("after.mlir")
        end = self.after(ALL_PASSES, path)
        if not end.crashed:
            return f"crash after the stage dispatch: {compiled.error()}", 1
        crashes = lambda passes: self.after(passes, path).crashed
        good, bad = first_bad(0,
                              next(most for most in (1 << i for i in range(21))
                                   if crashes(most)), lambda passes: not crashes(passes))
        os.makedirs(self.folder, exist_ok=True)
        before = os.path.join(self.folder, "before.mlir")
        self.after(good, before)
        name = re.search(r"crashed in pass '([^']+)'", end.err)
        command = ["sluice", "compile", self.program, *self.how, f"--passes={bad}", "-o", "-"]
        return (f"crash in pass {bad} '{name[1] if name else '?'}'; the program before it is in "
                f"{before}\nrun: {shlex.join(command)}", 1)


def main():
    parser = argparse.ArgumentParser(prog="./dev bisect",
                                     description="Finds the pass, kernel or plan that makes a "
                                                 "program wrong.")
    parser.add_argument("program", metavar="PROGRAM", help="a model (.onnx, .mlir)")
    parser.add_argument("--target", default="cpu", help="what it is wrong for (default: cpu)")
    parser.add_argument("-O", dest="level", type=int, choices=range(4), default=2,
                        help="the level at which it is wrong (default: 2)")
    parser.add_argument("--input", action="append", default=[], metavar="SPEC",
                        help="as for sluice run (default: random)")
    parser.add_argument("--function", default="", metavar="NAME",
                        help="the function that is wrong (default: main, or the only one)")
    parser.add_argument("--tolerance", default="", metavar="X", help="as for sluice verify")
    parser.add_argument("--parameters", action="append", default=[], metavar="FILE",
                        help="as for sluice compile")
    parser.add_argument("--reference", choices=["oracle", "O0"], default="",
                        help="what is right (default: the oracle where it is quick enough)")
    parser.add_argument("--reproducer", default=os.path.join(ROOT, "build", "logs", "bisect"),
                        metavar="DIR", help="where what is found is left")
    parser.add_argument("--seconds", type=int, default=600, metavar="N",
                        help="how long one run may take (default: 600)")
    options = parser.parse_args()
    if not os.path.exists(options.program):
        parser.error(f"no such file: '{options.program}'")
    scratch = tempfile.mkdtemp(prefix="sluice-bisect-")
    try:
        said, code = Bisection(options, scratch).run()
        print(said)
    except Stop as stop:
        print(f"bisect: error: {stop}", file=sys.stderr)
        code = 2
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
