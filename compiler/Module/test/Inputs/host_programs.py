#===- host_programs.py - random host programs that check themselves ------===#
# Prints functions of nested loops and branches that carry scalars and small tensors, permute them,
# insert into them and read from them, with checks against what Python computes for the same
# program. What breaks them: registers, moves between blocks, updates in place, barriers.
#   host_programs.py FIRST COUNT        one function @f<seed> for each seed from FIRST on
#===----------------------------------------------------------------------===#
import random
import sys

TYPES = "i64, i64, i64, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>"
STATE = {"s0": 3, "s1": -5, "s2": 7, "t0": [1, 2], "t1": [3, 4], "t2": [5, 6]}


def wrap(number):
    return (number + 2**63) % 2**64 - 2**63


class Program:
    """Grows the MLIR text and the same program as Python side by side. %v3#1 is v3_1 in Python."""

    def __init__(self, seed):
        self.random, self.mlir, self.python, self.count = random.Random(seed), [], ["if True:"], 0

    def name(self):
        self.count += 1
        return f"v{self.count}"

    def emit(self, depth, mlir=None, python=None):
        if mlir:
            self.mlir.append("  " * depth + mlir)
        if python:
            self.python.append("  " * depth + python.replace("%", "").replace("#", "_"))

    def statement(self, depth, scalars, tensors):
        """Replaces some of the current values by new ones."""
        kind = self.random.random() if depth < 4 else self.random.random() * 0.62
        name, a, b, t = self.name(), self.random.choice(scalars), self.random.choice(
            scalars), self.random.choice(tensors)
        at, slot = self.random.randrange(2), self.random.randrange(3)
        if kind < 0.35:
            op, sign = self.random.choice([("addi", "+"), ("subi", "-"), ("muli", "*")])
            self.emit(depth, f"%{name} = arith.{op} {a}, {b} : i64",
                      f"{name} = wrap({a} {sign} {b})")
            scalars[slot] = f"%{name}"
        elif kind < 0.5:
            self.emit(depth, f"%{name} = tensor.insert {a} into {t}[%c{at}] : tensor<2xi64>",
                      f"{name} = list({t}); {name}[{at}] = {a}")
            tensors[slot] = f"%{name}"
        elif kind < 0.62:
            self.emit(depth, f"%{name} = tensor.extract {t}[%c{at}] : tensor<2xi64>",
                      f"{name} = {t}[{at}]")
            scalars[slot] = f"%{name}"
        elif kind < 0.82:
            self.loop(depth, name, scalars, tensors)
        else:
            self.branch(depth, name, a, b, scalars, tensors)

    def results(self, name, scalars, tensors):
        scalars[:], tensors[:] = [f"%{name}#{i}" for i in range(3)], [f"%{name}#{i}"
                                                                      for i in range(3, 6)]

    def body(self, depth, limit, scalars, tensors):
        for _ in range(self.random.randrange(limit)):
            self.statement(depth, scalars, tensors)
        pick = self.random.choice([lambda v: self.random.sample(v,
                3), lambda v: self.random.choices(v, k=3)])
        values = pick(scalars) + pick(tensors)
        self.emit(depth, f"scf.yield {', '.join(values)} : {TYPES}")
        return ", ".join(values)

    def loop(self, depth, name, scalars, tensors):
        trips, carried = self.random.randrange(5), [f"%{name}_{i}" for i in range(6)]
        self.emit(depth, f"%n{name} = arith.constant {trips} : index")
        starts = ", ".join(f"%a{c[1:]} = {v}" for c, v in zip(carried, scalars + tensors))
        self.emit(depth, f"%{name}:6 = scf.for %i{name} = %c0 to %n{name} step %c1 "
                         f"iter_args({starts}) -> ({TYPES}) {{")
        arguments = ", ".join(f"a{c[1:]}" for c in carried)
        self.emit(depth, None, f"{arguments} = {', '.join(scalars + tensors)}")
        self.emit(depth, None, f"for _ in range({trips}):")
        inner = [f"%a{c[1:]}" for c in carried]
        self.emit(depth + 1, None, f"{arguments} = {self.body(depth + 1, 5, inner[:3], inner[3:])}")
        self.emit(depth, "}", f"{', '.join(carried)} = {arguments}")
        self.results(name, scalars, tensors)

    def branch(self, depth, name, a, b, scalars, tensors):
        self.emit(depth, f"%c{name} = arith.cmpi slt, {a}, {b} : i64")
        self.emit(depth, f"%{name}:6 = scf.if %c{name} -> ({TYPES}) {{", f"if {a} < {b}:")
        results = ", ".join(f"{name}_{i}" for i in range(6))
        for end, otherwise in (("} else {", "else:"), ("}", None)):
            self.emit(depth + 1, None, f"{results} = "
                                       f"{self.body(depth + 1, 4, list(scalars), list(tensors))}")
            self.emit(depth, end, otherwise)
        self.results(name, scalars, tensors)


def function(seed):
    program, scalars, tensors = Program(seed), ["%s0", "%s1", "%s2"], ["%t0", "%t1", "%t2"]
    for _ in range(8):
        program.statement(1, scalars, tensors)
    values = dict(STATE, wrap=wrap)
    exec("\n".join(program.python), values)
    value = lambda name: values[name[1:].replace("#", "_")]
    lines = [f"func.func @f{seed}() {{", "  %c0 = arith.constant 0 : index",
             "  %c1 = arith.constant 1 : index"]
    lines += [f"  %s{i} = util.global.load @s{i} : i64" for i in range(3)]
    lines += ["  %t0 = util.global.load @t0 : tensor<2xi64>", "  %four = arith.constant 4 : i64",
              "  %t1 = tensor.from_elements %s0, %four : tensor<2xi64>",
              "  %t2 = arith.constant dense<[5, 6]> : tensor<2xi64>"]
    lines += program.mlir
    for i, name in enumerate(scalars):
        lines += [f"  %expected{i} = arith.constant {value(name)} : i64",
                  f"  %holds{i} = arith.cmpi eq, {name}, %expected{i} : i64",
                  f"  check.expect_true(%holds{i}) : i1"]
    lines += [f"  check.expect_eq_const({name}, dense<{value(name)}> : tensor<2xi64>) : "
              f"tensor<2xi64>" for name in tensors]
    return "\n".join(lines + ["  return", "}"])


def main():
    first, count = int(sys.argv[1]), int(sys.argv[2])
    for i in range(3):
        print(f"util.global private mutable @s{i} : i64 = {STATE[f's{i}']} : i64")
    print("util.global private mutable @t0 : tensor<2xi64> = dense<[1, 2]> : tensor<2xi64>")
    for seed in range(first, first + count):
        print(function(seed))


main()
