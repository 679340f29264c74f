#===- alone.py - one engine in a process of its own ----------------------===#
# Two engines in one process disturb each other: the worker threads of ONNX Runtime go on spinning
# for a while after a call and take a core from whatever runs next, and ours do the same, more
# politely. Here each has the machine to itself. Time: the median of calls one after another.
# Memory: inputs are made, the current resident size is noted, then the model is loaded and called
# twice, and the highest resident size since is read; mapped weights count as far as they are
# touched.
#   python alone.py sluice|onnxruntime MODEL FEEDS.npz THREADS SECONDS    prints JSON: median_ms,
#   min_ms, calls, memory_mb
#===----------------------------------------------------------------------===#
import json
import os
import statistics
import subprocess
import sys
import time

import numpy as np

BUILD = os.environ.get("SLUICE_BUILD_DIR",
                       os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                                    "build"))
sys.path.insert(0, os.path.join(BUILD, "python"))
MOST_CALLS = 2000


def open_engine(engine, path, threads):
    """A function of inputs by name that returns a list of outputs. `path` is a module, or for ONNX
    Runtime a model."""
    if engine == "sluice":
        import sluice

        loaded = sluice.load(path, threads=threads)

        def call(feeds):
            results = loaded(**feeds)
            return list(results) if isinstance(results, tuple) else [results]

        return call
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.log_severity_level = threads, 3
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return lambda feeds: session.run(None, feeds)


def take_turns(functions, seconds):
    """Times in milliseconds of each function; they run one after another, over and over, `seconds`
    each in all."""
    times = [[] for _ in functions]
    start = time.perf_counter()
    while len(times[0]) < 5 or time.perf_counter() - start < seconds * len(functions):
        for function, taken in zip(functions, times):
            begin = time.perf_counter()
            function()
            taken.append((time.perf_counter() - begin) * 1e3)
        if time.perf_counter() - start > 60 or len(times[0]) >= MOST_CALLS:
            break
    return times


def in_child(engine, path, feeds, threads, seconds):
    """What a child process that runs this file prints, for the inputs in the file `feeds`."""
    done = subprocess.run([sys.executable, __file__, engine, path, feeds, str(threads),
                           str(seconds)], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return json.loads(done.stdout)


def _status(key):
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) / 1e3 for line in file if line.startswith(key + ":"))


def main(engine, path, feeds_path, threads, seconds):
    with np.load(feeds_path) as file:
        feeds = dict(file)
    __import__(engine)  # Its code is not what is measured.
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")  # Starts the high-water mark afresh.
    before = _status("VmRSS")
    call = open_engine(engine, path, int(threads))
    for _ in range(2):
        call(feeds)
    memory = _status("VmHWM") - before
    (times,) = take_turns([lambda: call(feeds)], float(seconds))
    print(json.dumps({"median_ms": statistics.median(times), "min_ms": min(times),
                      "calls": len(times), "memory_mb": memory}))


if __name__ == "__main__":
    main(*sys.argv[1:])
