#===- overhead.py - what a dispatch costs beyond its kernel ---------------===#
# A program of N kernels of one workgroup, each on the result of the one before, in one command
# buffer: the time of a call for N = 1, and what each further one adds. Beyond the kernel itself,
# whose time `--per-kernel` gives, that is interpreting, recording, the barrier and the start.
# Goals: a call of one dispatch <= 5 us, each further one <= 1 us.
#   overhead.py [--sluice=build/bin/sluice] [--device=cpu] [--threads=N] [--json=F]
#===----------------------------------------------------------------------===#
import argparse
import json
import os
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def chain(count):
    """Barriers of the optimizer keep the kernels apart; equal ones are compiled once."""
    type = "tensor<16xf32>"
    lines = [f"func.func @main(%v0: {type}) -> {type} {{", f"  %e = tensor.empty() : {type}"]
    for i in range(count):
        lines.append(f"  %w{i} = linalg.sqrt ins(%v{i} : {type}) outs(%e : {type}) -> {type}")
        lines.append(f"  %v{i + 1} = util.optimization_barrier %w{i} : {type}")
    return "\n".join([*lines, f"  return %v{count} : {type}", "}"]) + "\n"


def measure(arguments, folder, count):
    source, module, result = (os.path.join(folder, f"{count}.{ending}")
                              for ending in ("mlir", "slm", "json"))
    with open(source, "w") as file:
        file.write(chain(count))
    subprocess.run([arguments.sluice, "compile", source, "-o", module,
                    f"--target={arguments.target}"], check=True)
    dispatches = subprocess.run([arguments.sluice, "inspect", module, "--memory", "--json"],
                                check=True, capture_output=True, text=True).stdout
    commands = len(json.loads(dispatches)["memory"][0]["commands"])
    if commands != count:
        raise SystemExit(f"{count} kernels became {commands}")
    bench = [arguments.sluice, "bench", module, f"--device={arguments.device}",
             "--repetitions=2000", f"--json={result}"]
    subprocess.run([*bench, *([f"--threads={arguments.threads}"] if arguments.threads else [])],
                   check=True, stdout=subprocess.DEVNULL)
    with open(result) as file:
        timing = json.load(file)
    return 1e3 * timing["median_ms"], 1e3 * timing["min_ms"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sluice", default=os.path.join(ROOT, "build", "bin", "sluice"))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--target", default="cpu")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--json")
    arguments = parser.parse_args()
    counts, times = (1, 101, 1001), []
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for count in counts:
            times.append(measure(arguments, folder, count))
            further = (f"; {(times[-1][0] - times[0][0]) / (count - 1):.3f} us for each further one"
                       if count > 1 else "")
            print(f"{count:5} dispatches: median {times[-1][0]:8.2f} us, min {times[-1][1]:8.2f} "
                  f"us{further}", flush=True)
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump({"one_us": times[0][0], "further_us": (times[-1][0] - times[0][0])
                       / (counts[-1] - 1)}, file)


if __name__ == "__main__":
    main()
