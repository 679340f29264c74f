#===- run.py - Sluice next to ONNX Runtime -------------------------------===#
# For each case: compile with the command-line tool, load, compare results; then medians of each
# engine alone in a process of its own, and of both taking turns in one process (alone.py says why
# these differ). Then figures of the whole: runtime size, time to load, memory.
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
from alone import BUILD, in_child, open_engine, take_turns

SLUICE = os.path.join(BUILD, "bin", "sluice")


def say(text):
    """Progress: a moving line on a terminal, nothing in a pipe."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text[:118]}", end="", file=sys.stderr, flush=True)


def weight_bytes(path):
    """Bytes of the initializers and constants of an ONNX model, wherever they lie."""
    import onnx

    def of(graph):
        total = sum(size(t) for t in graph.initializer)
        for node in graph.node:
            for attribute in node.attribute:
                total += size(attribute.t) if attribute.type == onnx.AttributeProto.TENSOR else 0
                total += of(attribute.g) if attribute.type == onnx.AttributeProto.GRAPH else 0
        return total

    def size(tensor):
        count = 1
        for dim in tensor.dims:
            count *= dim
        return count * onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type).itemsize

    return of(onnx.load(path, load_external_data=False).graph)


def compile_module(path, module):
    """Seconds of the command, or raises RuntimeError with its message."""
    start = time.perf_counter()
    done = subprocess.run([SLUICE, "compile", path, "-o", module], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no message"])[0])
    return time.perf_counter() - start


def measure(case, folder, compiled, options):
    """One row of the table: a dict. `compiled` keeps the modules of models by name."""
    path = case.path(folder)
    key = case.model or case.name
    if key not in compiled:
        module = os.path.join(folder, re.sub(r"\W+", "-", key) + ".slm")
        compiled[key] = (module, compile_module(path, module))
    module, compile_seconds = compiled[key]
    feeds = case.feeds()
    feeds_path = os.path.join(folder, "feeds.npz")
    np.savez(feeds_path, **feeds)
    row = {"case": case.name, "target": case.target, "compile_s": compile_seconds,
           "module_bytes": os.path.getsize(module),
           "weight_bytes": weight_bytes(path), "memory_mb": {}}
    for engine, file in (("sluice", module), ("onnxruntime", path)):
        alone = in_child(engine, file, feeds_path, options.threads, options.seconds)
        row["memory_mb"][engine] = alone.pop("memory_mb")
        row[engine] = {"alone": alone}
    ours, theirs = open_engine("sluice", module, options.threads), open_engine("onnxruntime", path,
                                                                               options.threads)
    row["error"] = max((float(np.max(np.abs(a.astype(np.float64) - b) / (1 + np.abs(b))))
                        for a, b in zip(ours(feeds), theirs(feeds)) if b.size), default=0.0)
    for engine, times in zip(("sluice", "onnxruntime"),
                             take_turns([lambda: ours(feeds), lambda: theirs(feeds)],
                                        options.seconds)):
        row[engine]["turns"] = {"median_ms": statistics.median(times), "min_ms": min(times),
                                "calls": len(times)}
    return row


def measure_house(folder, rows, compiled, options):
    """Figures of the whole: name, value, target, all as text."""
    import sluice

    figures = []
    library = os.path.join(BUILD, "lib", "libsluice_runtime.so")
    if os.path.exists(library):
        stripped = os.path.join(folder, "runtime.so")
        subprocess.run(["strip", "-o", stripped, library], check=True)
        figures.append(("runtime library, stripped", f"{os.path.getsize(stripped) / 1e6:.2f} MB",
                        "1 MB"))
    if "bert_base" in compiled:
        module, _ = compiled["bert_base"]
        times = []
        for _ in range(7):
            start = time.perf_counter()
            sluice.load(module, threads=options.threads)
            times.append(time.perf_counter() - start)
        figures.append((f"loading bert_base ({os.path.getsize(module) / 1e6:.0f} MB)",
                        f"{statistics.median(times) * 1e3:.0f} ms", "100 ms"))
    for row in rows:
        if "failed" in row or not any(row["case"].startswith(name)
                                      for name in ("resnet50", "bert_base", "ocr_detection")):
            continue
        memory, weights = row["memory_mb"], row["weight_bytes"] / 1e6
        allowed = weights + 1.3 * max(memory["onnxruntime"] - weights, 0)
        figures.append((f"memory of a run, {row['case']}", f"{memory['sluice']:.0f} MB (ONNX "
                                                           f"Runtime {memory['onnxruntime']:.0f} "
                                                           f"MB)", f"{allowed:.0f} MB"))
    return figures


HEADER = """| case | Sluice alone ms | ONNX Runtime alone ms | ratio | Sluice in turns ms | ONNX Runtime in turns ms | ratio | target | error | compile s | module - weights |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"""


def line_of(row):
    """One row of the first table in Markdown."""
    if "failed" in row:
        return f"| {row['case']} | failed: {row['failed']} |" + " |" * 9
    times = ""
    for way in ("alone", "turns"):
        ours, theirs = row["sluice"][way]["median_ms"], row["onnxruntime"][way]["median_ms"]
        times += f" {ours:.3f} | {theirs:.3f} | {ours / theirs:.2f} |"
    extra = (row["module_bytes"] - row["weight_bytes"]) / 1e6
    return (f"| {row['case']} |{times} {row['target']:.1f} | {row['error']:.0e} | "
            f"{row['compile_s']:.1f} | {extra:.2f} MB |")


def main():
    parser = argparse.ArgumentParser(prog="dev bench", description=__doc__)
    parser.add_argument("filter", nargs="?", default="",
                        help="regular expression on the names of cases")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.5,
                        help="of timing for each engine, case and way of running")
    parser.add_argument("--json", metavar="F", help="write all figures there")
    parser.add_argument("--markdown", metavar="F", help="write the tables there")
    parser.add_argument("--list", action="store_true", help="print the names of the cases")
    options = parser.parse_args()
    chosen = [case for case in all_cases.cases() if re.search(options.filter, case.name)]
    if options.list:
        print("\n".join(case.name for case in chosen))
        return 0

    processor = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo")
                      if line.startswith("model name")), platform.processor())
    lines, rows, compiled = [], [], {}

    def tell(text):
        say("")
        print(text, flush=True)
        lines.append(text)

    busy = os.getloadavg()[0]
    note = (f"; **{busy:.1f} other threads were running on {os.cpu_count()} cores**" if busy > 0.5
            else "")
    tell(f"{processor}, {options.threads} threads, medians: each engine alone in a process, and "
         f"both in turns in one process{note}\n\n{HEADER}")
    with tempfile.TemporaryDirectory(prefix="sluice-bench-") as folder:
        for number, case in enumerate(chosen, 1):
            say(f"{number}/{len(chosen)}  {case.name}")
            try:
                rows.append(measure(case, folder, compiled, options))
            except Exception as error:  # One case must not end the others.
                rows.append({"case": case.name, "failed": str(error).splitlines()[0] if str(error)
                             else type(error).__name__})
            tell(line_of(rows[-1]))
        house = measure_house(folder, rows, compiled, options)
    tell("\n| figure | measured | at most |\n|---|--:|--:|\n"
         + "\n".join(f"| {a} | {b} | {c} |" for a, b, c in house))
    if options.markdown:
        with open(options.markdown, "w") as file:
            file.write("\n".join(lines) + "\n")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"processor": processor, "threads": options.threads, "cases": rows,
                       "figures": house}, file, indent=1)
    return 1 if any("failed" in row for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
