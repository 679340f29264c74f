#===- sharded.py - random programs, cut over processes in random ways ------===#
# Those of test/programs, each compiled with a file of rules that cuts results of some of its ops
# along dimensions that are divisible. All processes must get what one process gets at -O0.
#===----------------------------------------------------------------------===#
import math
import os
import pickle
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), "programs")]
import harness  # Finds the built Python package.
from case import case_of, compile_and_run, difference

RESULT = re.compile(r"^  (%\d+) = .*tensor<((?:\d+x)+)\w+>$")  # of an op on one line


def rules(text, grid, pick):
    """Lines of the file for --shard: REGEX -> AXES."""
    lines, opened = [], None
    for number, line in enumerate(text.splitlines(), 1):
        # An op with a region ends with its type on a later line.
        begins = re.match(r"^  %\d+ = ", line)
        opened = number if begins else opened
        ends = (RESULT.match(line)
                or (re.match(r"^  \} -> tensor<((?:\d+x)+)\w+>$", line) if opened else None))
        if not ends or pick.random() < 0.4:
            continue
        dims = [int(size) for size in ends.groups()[-1].split("x")[:-1]]
        axes, split = list(range(len(grid))), [[] for _ in dims]
        pick.shuffle(axes)
        for axis in axes:
            fits = [d for d in range(len(dims))
                    if dims[d] % math.prod(grid[a] for a in [*split[d], axis]) == 0]
            if fits and pick.random() < 0.8:
                split[pick.choice(fits)].append(axis)
        lines.append(f":{opened}:[0-9]+$ -> {split}")
    return lines


def prepare(folder, seeds, grid):
    """Compiles the programs; returns how many of their results are cut, and leaves a list for
    `run_rank`."""
    import sluice
    from generate import KINDS, generate
    from program import build
    from sluice import _compiler

    jobs, count = [], 0
    for seed in seeds:
        pick, recipe = random.Random(f"{seed} {grid}"), generate(seed)
        case = case_of(recipe, build(recipe, KINDS))
        name = os.path.join(folder, f"seed-{seed}")
        reference = compile_and_run(case, "cpu", 0, "cpu", folder)
        with open(name + ".mlir", "w") as file:
            file.write(case.text)
        chosen = rules(case.text, grid, pick)
        count += len(chosen)
        with open(name + ".rules", "w") as file:
            file.write("\n".join([f"grid = {'x'.join(map(str, grid))}", *chosen]) + "\n")
        level = pick.choice([0, 1, 2, 3])
        messages = _compiler.compile_file(name + ".mlir", name + ".slm", ["cpu"], level, [], "",
                                          name + ".rules")
        if messages:
            raise harness.Failure(f"seed-{seed} -O{level}: " + "\n".join(messages))
        jobs.append((f"seed-{seed} -O{level}", name + ".slm", case, reference))
    with open(os.path.join(folder, "jobs"), "wb") as file:
        pickle.dump(jobs, file)
    return count


def run_rank(folder, rank):
    """What one process does: all programs in order. Returns what is wrong."""
    import sluice

    with open(os.path.join(folder, "jobs"), "rb") as file:
        jobs = pickle.load(file)
    wrong = []
    for name, module, case, reference in jobs:
        print(f"{name} begins", file=sys.stderr, flush=True)
        results = sluice.load(module, threads=1)(*case.arguments())
        results = results if isinstance(results, tuple) else (results,)
        wrong += [f"{name}: process {rank}, result {i} {text}"
                  for i, (a, b, bound) in enumerate(zip(results, reference, case.bounds))
                  if (text := difference(a, b, bound))]
    return wrong
