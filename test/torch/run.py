#===- run.py - operators of torch against what torch computed ------------===#
# Each *.mlir here is written by generate.py, which needs torch; running them does not. A function
# applies one operator to constants and checks the results; `..._dynamic` is the same with sizes
# that are not known. O0 and O2.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import distributions
from harness import Failure, Test, compiled, run

LEVELS = (0, 2)


class Program:
    def __init__(self, path, level):
        self.path, self.level, self.module, self.tried = path, level, None, False

    def compile(self):
        self.tried = True
        self.module = compiled(self.path, opt_level=self.level)

    def call(self, function):
        if not self.tried:
            self.compile()
        if self.module is None:
            raise Failure("it does not compile")
        self.module.functions[function]()


def tests():
    for path in sorted(glob.glob(os.path.join(HERE, "*.mlir"))):
        family = os.path.basename(path)[: -len(".mlir")]
        functions = re.findall(r"^func\.func @(\w+)", open(path).read(), re.M)
        for level in LEVELS:
            program, group = Program(path, level), f"{family}/O{level}"
            yield Test(f"{group}/compile", program.compile, group, seconds=300)
            for function in functions:
                yield Test(f"{group}/{function}", functools.partial(program.call, function), group,
                           seconds=300)
    yield from distributions.tests()


if __name__ == "__main__":
    sys.exit(run("torch", list(tests())))
