#===- run.py - random programs on every target, against the reference ----===#
# A program of random operations, shapes and types (generate.py) is compiled at -O0 for the CPU,
# which is the reference, and at other levels and for other targets; where the target's device is
# here, it is run and must give the same values within what its roundings allow. The reference must
# give those of the oracle (compiler/Oracle), which computes small programs without compiling. What
# fails is made smaller and written to a file that says how to try it again.
#   python test/programs/run.py                        a few, the same ones every time
#   python test/programs/run.py --seconds=1800 --seed=7 --keep=found
#   python test/programs/run.py seed-123 --device=cuda one of them, on one device
#   python test/programs/run.py --try=found/seed-123.mlir --target=cpu/O2 --target=cuda:sm_80/O3
#===----------------------------------------------------------------------===#
import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import harness  # Finds the built Python package.
from case import ORACLE, Case, case_of, kind_of, trial
from generate import KINDS, generate
from program import Dim, Input, Invalid, Recipe, build
from shrink import shrink
from targets import choices

SHRINK_SECONDS, SECONDS_EACH = 90, 900
MOST_PER_SECOND = 20  # more programs than that are not tried


def other_sizes(recipe, pick):
    """The same program for other sizes of its dynamic dimensions; None if there is none."""
    text = build(recipe, KINDS).text([])
    for _ in range(6):
        sizes = {dim.key: pick.choice([1, 2, 3, 7, 8, 17, 33, 64, 100])
                 for item in recipe.steps.values() if isinstance(item, Input) for dim in item.dims
                 if dim.dynamic}
        steps = {step: Input(item.type,
                             [Dim(d.key, sizes.get(d.key, d.size), d.dynamic) for d in item.dims],
                             item.content) if isinstance(item, Input) else item
                 for step, item in recipe.steps.items()}
        try:
            builder = build(Recipe(steps, recipe.results), KINDS)
            if sizes and builder.text([]) == text and all(value.elements < 100_000
                                                          for value in builder.values.values()):
                return Recipe(steps, recipe.results)
        except (Invalid, OverflowError):
            continue
    return None


def check(seed, targets, keep):
    import sluice  # Once in this process, whose children share it.
    from sluice import _compiler  # noqa: F401

    pick, recipe = random.Random(seed), generate(seed)
    if pick.random() < 0.3:
        recipe = other_sizes(recipe, pick) or recipe
    chosen = [(target, pick.choice([1, 2, 2, 3] if target == "cpu" else [0, 1, 2, 3]), device)
              for target, device in (pick.choice(group) for group in targets)]
    failure = trial(case_of(recipe, build(recipe, KINDS)), chosen, oracle=True)
    if failure is None:
        return
    by_oracle = failure[0] == ORACLE
    failing = [choice for choice in chosen if f"{choice[0]}/O{choice[1]}" == failure[0]]
    recipe = shrink(recipe, lambda r: build(r,
                                            KINDS), lambda builder, r: (again := trial(case_of(r,
                                                    builder), failing, by_oracle)) is not None
                    and kind_of(again) == kind_of(failure),
                    SHRINK_SECONDS)
    case = case_of(recipe, build(recipe, KINDS))
    failure = trial(case, failing, by_oracle) or failure
    os.makedirs(keep, exist_ok=True)
    path = os.path.join(keep, f"seed-{seed}.mlir")
    case.write(path,
               [f"{failure[0]}: {failure[1]}",
                f"python test/programs/run.py --try=THIS --target={failure[0]}"])
    raise harness.Failure(f"{failure[0]}: {failure[1]}\nsee {path}")


def try_again(path, names):
    """Tries a program that was written to a file."""
    import sluice

    targets = []
    for name in names or [ORACLE, "cpu/O1", "cpu/O2", "cpu/O3"]:
        if name == ORACLE:
            failure = trial(Case.read(path), [], oracle=True)
            print(f"{ORACLE}: {failure[1] if failure else 'ok'}")
            continue
        target, _, level = name.partition("/O")
        driver = sluice.driver_of(target)
        device = next((name for name, _ in sluice.devices() if name.split(":")[0] == driver), None)
        targets.append((target, int(level or 2), device))
    for target in targets:
        failure = trial(Case.read(path), [target])
        print(f"{target[0]}/O{target[1]}: "
              f"{failure[1] if failure else 'ok' + ('' if target[2] else ' (compiled only)')}")


def main():
    parser = harness.options_of("programs", "Random programs on every target, against the -O0 CPU "
                                            "reference.")
    parser.add_argument("--count", type=int, default=60, help="how many programs (default 60)")
    parser.add_argument("--seed", type=int, default=0,
                        help="the first one's; those after it follow")
    parser.set_defaults(device=None)  # Not given: on all devices here.
    parser.add_argument("--keep", metavar="DIR",
                        default=os.path.join(harness.BUILD, "logs", "programs"),
                        help="where failing programs go")
    parser.add_argument("--try", dest="file", metavar="FILE",
                        help="try a program from a file, and do no more")
    parser.add_argument("--target", action="append",
                        help="with --try: TARGET/OLEVEL, any number of times")
    options = parser.parse_args()
    if options.file:
        return try_again(options.file, options.target)
    only = re.fullmatch(r"seed-(\d+)", options.filter)
    count = (options.count if options.seconds == float("inf")
             else int(options.seconds * MOST_PER_SECOND))
    seeds = [int(only[1])] if only else range(options.seed, options.seed + count)
    targets = choices(options.device)
    return harness.run("programs",
                       [harness.Test(f"seed-{seed}", lambda seed=seed: check(seed, targets,
                               options.keep), seconds=SECONDS_EACH) for seed in seeds],
                       options=options)


if __name__ == "__main__":
    sys.exit(main())
