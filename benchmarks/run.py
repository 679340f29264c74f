#===- run.py - Sluice next to ONNX Runtime -------------------------------===#
# For each case: compile with the command-line tool, load, compare results, then let the two engines take turns and report
# medians. Then figures that are not times: module size, runtime size, time to load, memory.
#===----------------------------------------------------------------------===#
import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import cases as all_cases
import memory

BUILD = os.environ.get("SLUICE_BUILD_DIR", os.path.join(all_cases.ROOT, "build"))
SLUICE = os.path.join(BUILD, "bin", "sluice")


def say(text):
    """Progress: a moving line on a terminal, nothing in a pipe."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text[:118]}", end="", file=sys.stderr, flush=True)


def onnxruntime_session(path, threads):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def compile_module(path, module):
    """Seconds of the command, or raises RuntimeError with its message."""
    start = time.perf_counter()
    done = subprocess.run([SLUICE, "compile", path, "-o", module], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no message"])[0])
    return time.perf_counter() - start


def take_turns(functions, seconds):
    """Median time in milliseconds of each function; they run one after another, over and over."""
    times = [[] for _ in functions]
    for function in functions:
        function()
    start = time.perf_counter()
    while len(times[0]) < 5 or time.perf_counter() - start < seconds * len(functions):
        for function, taken in zip(functions, times):
            begin = time.perf_counter()
            function()
            taken.append(time.perf_counter() - begin)
        if time.perf_counter() - start > 60 or len(times[0]) >= 2000:
            break
    return [statistics.median(taken) * 1e3 for taken in times]


def measure(case, folder, compiled, options):
    """One row of the table: a dict. `compiled` keeps the modules of models by name."""
    import sluice

    path = case.path(folder)
    key = case.model or case.name
    if key not in compiled:
        module = os.path.join(folder, re.sub(r"\W+", "-", key) + ".slm")
        compiled[key] = (module, compile_module(path, module))
    module, compile_seconds = compiled[key]
    feeds = case.feeds()
    ours, theirs = sluice.load(module, threads=options.threads), onnxruntime_session(path, options.threads)
    results, expected = ours(**feeds), theirs.run(None, feeds)
    results = results if isinstance(results, tuple) else (results,)
    error = max((float(np.max(np.abs(a.astype(np.float64) - b) / (1 + np.abs(b)))) for a, b in zip(results, expected) if b.size), default=0.0)
    sluice_ms, ort_ms = take_turns([lambda: ours(**feeds), lambda: theirs.run(None, feeds)], options.seconds)
    weights = memory.weight_bytes(path)
    return {"case": case.name, "sluice_ms": sluice_ms, "ort_ms": ort_ms, "ratio": sluice_ms / ort_ms, "target": case.target, "error": error,
            "compile_s": compile_seconds, "module_bytes": os.path.getsize(module), "weight_bytes": weights}  # fmt: skip


def measure_house(folder, compiled, options):
    """Figures of the whole: name, value, target, all as text."""
    import sluice

    rows = []
    library = os.path.join(BUILD, "lib", "libsluice_runtime.so")
    if os.path.exists(library):
        stripped = os.path.join(folder, "runtime.so")
        subprocess.run(["strip", "-o", stripped, library], check=True)
        rows.append(("runtime library, stripped", f"{os.path.getsize(stripped) / 1e6:.2f} MB", "1 MB"))
    if "bert_base" in compiled:
        module, _ = compiled["bert_base"]
        times = []
        for _ in range(7):
            start = time.perf_counter()
            sluice.load(module, threads=options.threads)
            times.append(time.perf_counter() - start)
        rows.append((f"loading bert_base ({os.path.getsize(module) / 1e6:.0f} MB)", f"{statistics.median(times) * 1e3:.0f} ms", "100 ms"))
    for model in all_cases.MODELS:
        if model.name in compiled and model.name in ("resnet50", "bert_base", "ocr_detection"):
            label = (model.bench or list(model.feeds)[-1:])[0]
            say(f"memory of {model.name}")
            ours, theirs = (memory.in_child(engine, model, label, compiled[model.name][0], options.threads) for engine in ("sluice", "onnxruntime"))
            weights = memory.weight_bytes(model.path()) / 1e6
            allowed = weights + 1.3 * max(theirs - weights, 0)
            rows.append((f"memory of a run, {model.name} {label}", f"{ours:.0f} MB (ONNX Runtime {theirs:.0f} MB)", f"{allowed:.0f} MB"))
    return rows


HEADER = """| case | Sluice ms | ONNX Runtime ms | ratio | target | error | compile s | module - weights |
|---|--:|--:|--:|--:|--:|--:|--:|"""


def line_of(row):
    """One row of the first table in Markdown."""
    if "failed" in row:
        return f"| {row['case']} | failed: {row['failed']} | | | | | | |"
    extra = (row["module_bytes"] - row["weight_bytes"]) / 1e6
    return (f"| {row['case']} | {row['sluice_ms']:.3f} | {row['ort_ms']:.3f} | {row['ratio']:.2f} | {row['target']:.1f} | {row['error']:.0e} "
            f"| {row['compile_s']:.1f} | {extra:.2f} MB |")  # fmt: skip


def main():
    parser = argparse.ArgumentParser(prog="dev bench", description=__doc__)
    parser.add_argument("filter", nargs="?", default="", help="regular expression on the names of cases")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3, help="of timing for each engine and case")
    parser.add_argument("--json", metavar="F", help="write all figures there")
    parser.add_argument("--markdown", metavar="F", help="write the tables there")
    parser.add_argument("--list", action="store_true", help="print the names of the cases")
    options = parser.parse_args()
    chosen = [case for case in all_cases.cases() if re.search(options.filter, case.name)]
    if options.list:
        print("\n".join(case.name for case in chosen))
        return 0

    processor = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.processor())
    lines, rows, compiled = [], [], {}

    def tell(text):
        say("")
        print(text, flush=True)
        lines.append(text)

    tell(f"{processor}, {options.threads} threads, medians of alternating runs\n\n{HEADER}")
    with tempfile.TemporaryDirectory(prefix="sluice-bench-") as folder:
        for number, case in enumerate(chosen, 1):
            say(f"{number}/{len(chosen)}  {case.name}")
            try:
                rows.append(measure(case, folder, compiled, options))
            except Exception as error:  # One case must not end the others.
                rows.append({"case": case.name, "failed": str(error).splitlines()[0] if str(error) else type(error).__name__})
            tell(line_of(rows[-1]))
        house = measure_house(folder, compiled, options)
    tell("\n| figure | measured | at most |\n|---|--:|--:|\n" + "\n".join(f"| {a} | {b} | {c} |" for a, b, c in house))
    if options.markdown:
        with open(options.markdown, "w") as file:
            file.write("\n".join(lines) + "\n")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"processor": processor, "threads": options.threads, "cases": rows, "figures": house}, file, indent=1)
    return 1 if any("failed" in row for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
