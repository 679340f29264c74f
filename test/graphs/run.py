#===- run.py - random ONNX graphs beside ONNX Runtime ------------------===#
# A graph of random operators, attributes, types and sizes (draw.py), some of whose inputs are
# constants, is compiled and run and must give what ONNX Runtime gives, within what roundings allow.
# What fails is made smaller and written to a file that says how to try it again.
#   python test/graphs/run.py                        a few, the same ones every time
#   python test/graphs/run.py --seconds=3600 --seed=7000 --keep=found
#   python test/graphs/run.py seed-123               one of them; quantized-123 is one of quantized.py
#   python test/graphs/run.py --try=found/seed-123.onnx --target=cpu/O2
#===----------------------------------------------------------------------===#
import os
import pickle
import random
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), "programs")]
import harness  # Finds the built Python package.
import draw
import onnx
import quantized
from case import ORACLE, difference, isolated, kind_of, limit_time
from graph import onnxruntime_results, reference_results
from known import reason_of
from smaller import shrink
from targets import choices
from sizes import resized
from trial import OTHER, Case, case_of, trial

SHRINK_SECONDS, SECONDS_EACH = 60, 600
KINDS = {"seed": draw.draw, "quantized": quantized.draw}  # by the names of their tests
MOST_PER_SECOND = 20  # more graphs than that are not tried


def drawn(kind, seed):
    """(graph, values) of a seed, and the same with other sizes or None. Drawn in a process of its
    own: ONNX Runtime may crash."""
    with tempfile.NamedTemporaryFile() as file:

        def work(report):
            report("drawing begins")
            limit_time()
            d = KINDS[kind](seed)
            if d.graph.outputs:
                case = case_of(d.graph, d.values)
                onnx.checker.check_model(onnx.load_model_from_string(case.model), full_check=True)
            with open(file.name, "wb") as out:
                pickle.dump((d.graph, d.values, resized(d.graph, d.values, d.pick)), out)
            report("drawing ok")

        failure = isolated(work)
        if failure:
            raise harness.Skip(f"drawing {failure[1]}")
        graph, values, other = pickle.load(open(file.name, "rb"))
    if not graph.outputs:
        raise harness.Skip("no node was found")
    return graph, values, other


def opinion(case, number):
    """What ONNX Runtime gives for the whole graph, and ONNX's reference evaluator, beside the
    reference (each node by itself)."""
    said = []
    for name, run in (
        ("ONNX Runtime with the whole graph", onnxruntime_results),
        ("the reference evaluator of ONNX", reference_results),
    ):
        try:
            text = difference(
                run(onnx.load_model_from_string(case.model), case.feeds)[number],
                case.results[number],
                case.bounds[number],
            )
            said.append(
                f"{name} gives {'something else: ' + text if text else 'the reference'}"
            )
        except Exception as error:
            said.append(f"{name} does not run it: {str(error)[:100]}")
    return "\n".join(said)


def check(kind, seed, groups, keep):
    import onnxruntime  # noqa: F401 - Once in this process, whose children share it.
    import sluice  # noqa: F401
    from sluice import _compiler  # noqa: F401

    pick = random.Random(seed)
    graph, values, other = drawn(kind, seed)
    first, *others = groups
    targets = [
        (target, level, device)
        for target, device in first
        for level in ([0, 2] if pick.random() < 0.7 else [1, 3])
    ]
    if others and pick.random() < 0.3:
        target, device = pick.choice(pick.choice(others))
        targets.append((target, pick.choice([0, 2]), device))
    if pick.random() < 0.5:
        targets.append((ORACLE, 0, None))
    failure = trial(case_of(graph, values, other), targets)
    if failure is None:
        return
    if OTHER in failure[1]:
        graph, values = other
        failure = trial(case_of(graph, values), targets) or failure
    if "unsupported operators" in failure[1] or (
        reason := reason_of(graph, values, failure[1])
    ).startswith("refused"):
        raise harness.Skip(failure[1])
    failing = [t for t in targets if failure[0] in (t[0], f"{t[0]}/O{t[1]}")]
    graph, values = shrink(
        graph,
        values,
        lambda g, v: (
            (again := trial(case_of(g, v), failing)) is not None
            and kind_of(again) == kind_of(failure)
        ),
        SHRINK_SECONDS,
    )
    case = case_of(graph, values)
    failure = trial(case, failing) or failure
    if reason := reason_of(graph, values, failure[1]):
        raise harness.Skip(reason)
    os.makedirs(keep, exist_ok=True)
    path = os.path.join(keep, f"{kind}-{seed}.onnx")
    case.write(path)
    third = re.match(r"result (\d+) .*differ", failure[1])
    shown = lambda name: f"{name}: {values[name].type}{list(values[name].shape)}" if name else ""
    nodes = "; ".join(
        f"{', '.join(n.outputs)} = {n.op}({', '.join(map(shown, n.inputs))}){n.attributes or ''}"
        for n in graph.nodes
    )
    raise harness.Failure(
        f"{failure[0]}: {failure[1][:600]}\n{nodes[:600]}\n"
        + (opinion(case, int(third[1])) + "\n" if third else "")
        + f"python test/graphs/run.py --try={path} --target={failure[0]}"
    )


def try_again(path, names):
    """Tries a graph that was written to a file."""
    import sluice

    for name in names or ["cpu/O0", "cpu/O2"]:
        target, _, level = name.partition("/O")
        driver = sluice.driver_of(target)
        device = next((name for name, _ in sluice.devices() if name.split(":")[0] == driver), None)
        failure = trial(Case.read(path), [(target, int(level or 2), device)])
        worked = "ok" if device or target == ORACLE else "ok (compiled only)"
        print(f"{name}: {failure[1] if failure else worked}")


def main():
    parser = harness.options_of("graphs", "Random ONNX graphs beside ONNX Runtime.")
    parser.add_argument("--count", type=int, default=60, help="how many graphs (default 60)")
    parser.add_argument(
        "--seed", type=int, default=0, help="the first one's; those after it follow"
    )
    parser.set_defaults(device=None)  # Not given: the CPU, and at times another device here.
    parser.add_argument(
        "--keep",
        metavar="DIR",
        default=os.path.join(harness.BUILD, "logs", "graphs"),
        help="where failing graphs go",
    )
    parser.add_argument(
        "--try", dest="file", metavar="FILE", help="try a graph from a file, and do no more"
    )
    parser.add_argument(
        "--target", action="append", help="with --try: TARGET/OLEVEL, any number of times"
    )
    options = parser.parse_args()
    if options.file:
        return try_again(options.file, options.target)
    only = re.fullmatch(r"(?:seed|quantized)-(\d+)", options.filter)
    count = (
        options.count if options.seconds == float("inf") else int(options.seconds * MOST_PER_SECOND)
    )
    seeds = [int(only[1])] if only else range(options.seed, options.seed + count)
    groups = choices(options.device, "graphs")
    return harness.run(
        "graphs",
        [
            harness.Test(
                f"{kind}-{seed}",
                lambda kind=kind, seed=seed: check(kind, seed, groups, options.keep),
                seconds=SECONDS_EACH,
            )
            for seed in seeds
            for kind in KINDS
        ],
        options=options,
    )


if __name__ == "__main__":
    sys.exit(main())
