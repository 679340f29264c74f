#===- placements.py - one graph of 50 operations, placed at random ---------===#
# Whatever runs where, the values are the same, and nothing is left in memory. The operations are
# those of whole numbers, so all devices agree to the bit, and a program checks itself: each
# function is the graph with other placements, on processors and a Vulkan device (CI: lavapipe).
#   SLUICE_PLACEMENTS=N   how many in each test; 20 by default, `SLUICE_PLACEMENTS=1000 ./dev test
#   devices placements` takes a quarter of an hour
#   SLUICE_RUNNER=FILE    this sluice-run instead, on processors only: how the builds with
#   sanitizers run it
#===----------------------------------------------------------------------===#
import functools
import os
import random
import subprocess
import sys
import tempfile
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import SLUICE, Failure, Skip, Test, run

COUNT = int(os.environ.get("SLUICE_PLACEMENTS", "20"))
RUNNER = os.environ.get("SLUICE_RUNNER", "")
OPERATIONS, SIZE, IN_MODULE = 50, 6, 10
TYPE = f"tensor<{SIZE}x{SIZE}xi32>"


def wrapped(number):
    return (number + 2**31) % 2**32 - 2**31


def matmul(a, b):
    return [[wrapped(sum(a[i][k] * b[k][j] for k in range(SIZE))) for j in range(SIZE)]
            for i in range(SIZE)]


def elementwise(operation):
    return lambda a, b: [[wrapped(operation(x, y)) for x, y in zip(p, q)] for p, q in zip(a, b)]


KINDS = {
    "add": elementwise(lambda x, y: x + y),
    "sub": elementwise(lambda x, y: x - y),
    "mul": elementwise(lambda x, y: x * y),
    "max": elementwise(max),
    "matmul": matmul,
    "transpose": lambda a, b: [list(row) for row in zip(*a)],
}


def graph(seed):
    """Inputs, [(kind, first operand, second)], and the values of all."""
    chance = random.Random(seed)
    inputs = [[[chance.randrange(-9, 10) for _ in range(SIZE)] for _ in range(SIZE)]
              for _ in range(3)]
    values, operations = list(inputs), []
    for _ in range(OPERATIONS):
        kind = chance.choice(list(KINDS))
        a, b = (chance.randrange(max(0, len(values) - 8), len(values)) for _ in range(2))
        operations.append((kind, a, b))
        values.append(KINDS[kind](values[a], values[b]))
    return inputs, operations, values


def dense(value):
    return f"dense<{value}> : {TYPE}"


def affinity(chance, devices):
    """Where an operation goes: nowhere in particular, to one queue of one device, or with its
    result in memory that is chosen at run time."""
    queues = ["", "", ", [1]", ", [3, 2]"]
    one = lambda device: f"#hal.device.affinity<@d{device}{chance.choice(queues)}>"
    roll = chance.random()
    if roll < 0.15:
        return ""
    if roll < 0.3 and devices > 1:
        chosen = chance.sample(range(devices), chance.randrange(2, devices + 1))
        return f"{{stream.affinity = #hal.device.optimal<[{', '.join(map(one, chosen))}]>}} "
    return f"{{stream.affinity = {one(chance.randrange(devices))}}} "


def placed(name, chance, devices, inputs, operations, values):
    """The graph with random placements, as a function that checks four of its values."""
    lines = [f"func.func @{name}() {{", "  %zero = arith.constant 0 : i32",
             f"  %e = tensor.empty() : {TYPE}"]
    lines.append(f"  %f = linalg.fill ins(%zero : i32) outs(%e : {TYPE}) -> {TYPE}")
    lines += [f"  %v{i} = util.unfoldable_constant {dense(value)}"
              for i, value in enumerate(inputs)]
    for i, (kind, a, b) in enumerate(operations, len(inputs)):
        where = affinity(chance, devices)
        if kind == "transpose":
            attributes = where[1:-2] if where else ""
            lines.append(f"  %v{i} = linalg.transpose ins(%v{a} : {TYPE}) outs(%e : {TYPE}) "
                         f"permutation = [1, 0] {{{attributes}}}")
        else:
            out = "%f" if kind == "matmul" else "%e"
            lines.append(f"  %v{i} = linalg.{kind} {where}ins(%v{a}, %v{b} : {TYPE}, {TYPE}) "
                         f"outs({out} : {TYPE}) -> {TYPE}")
    last = len(values) - 1
    for i in sorted({last, *chance.sample(range(len(inputs), last), 3)}):
        lines.append(f"  check.expect_eq_const(%v{i}, {dense(values[i])}) : {TYPE}")
    return "\n".join([*lines, "  return", "}"])


def program(seed, kinds):
    chance = random.Random(seed * 7919 + len(kinds))
    lines = [f'util.global private @d{i} = #hal.device.target<"{kind}"> : !hal.device'
             for i, kind in enumerate(kinds)]
    return "\n".join(lines
                     + [placed(f"p{i}", chance, len(kinds), *graph(seed))
                        for i in range(IN_MODULE)])


def command(*arguments):
    done = subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=600)
    if done.returncode:
        said = "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[:40])
        raise Failure(f"{' '.join(arguments)}: exit code {done.returncode}\n{said}")


def compiled(folder, seed, kinds):
    source, module = os.path.join(folder, f"{seed}.mlir"), os.path.join(folder, f"{seed}.slm")
    with open(source, "w") as file:
        file.write(program(seed, kinds))
    command(SLUICE, "compile", source, "-o", module, f"-O{(0, 2)[seed % 2]}",
            *(f"--target={kind}" for kind in dict.fromkeys(kinds)))
    return module


def seeds():
    return range((COUNT + IN_MODULE - 1) // IN_MODULE)


def by_runner(kinds):
    """With a tool of another build, in a process of its own for each module."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for seed in seeds():
            for threads in (1, 3):
                command(RUNNER, compiled(folder, seed, kinds), "--all-functions",
                        f"--threads={threads}", "--device_lead_allocator=1",
                        *(f"--device=cpu:{i}" for i in range(len(kinds))))


def in_process(kinds):
    """All functions of a module at once on several threads; then the devices have as much memory in
    use as before."""
    import sluice
    from sluice.module import device_of

    names = [f"{kind}:{kinds[:i].count(kind) if kind == 'cpu' else 0}"
             for i, kind in enumerate(kinds)]
    if "vulkan" in kinds and not any(name.startswith("vulkan") for name, _ in sluice.devices()):
        raise Skip("no vulkan device")
    devices = [device_of(name, 2, -1) for name in names]
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for seed in seeds():
            path, failures = compiled(folder, seed, kinds), []
            for lead in range(len(kinds)):
                empty = [device.memory["in_use"] for device in devices]
                model = sluice.load(path, device=names, threads=2, lead_allocator=lead)
                before = [device.memory["in_use"] for device in devices]

                def calls(shift):
                    try:
                        functions = list(model.functions.values())
                        for function in functions[shift:] + functions[:shift]:
                            function()
                    except Exception as error:
                        failures.append(f"seed {seed}, lead {lead}: {error}")

                threads = [threading.Thread(target=calls, args=(3 * i,)) for i in range(3)]
                [thread.start() for thread in threads]
                [thread.join() for thread in threads]
                if failures:
                    raise Failure("\n".join(failures[:5]))
                after = [device.memory["in_use"] for device in devices]
                del model
                left = [device.memory["in_use"] for device in devices]
                if after != before or left != empty:
                    raise Failure(f"seed {seed}, lead {lead}: {before} bytes in use before, "
                                  f"{after} after, {left} when the module is gone ({empty})")


def tests():
    sets = ([("cpu", "cpu"), ("cpu", "cpu", "cpu")]
            + ([] if RUNNER else [("cpu", "vulkan"), ("vulkan", "cpu", "cpu")]))
    for kinds in sets:
        yield Test(f"placements/{'+'.join(kinds)}",
                   functools.partial(by_runner if RUNNER else in_process, kinds),
                   seconds=max(300, 3 * COUNT))


if __name__ == "__main__":
    if RUNNER and not os.path.exists(SLUICE):
        print("skipped: the compiler is not built")
        sys.exit(77)
    sys.exit(run("placements", list(tests())))
