#===- memory.py - what a run adds to a process's memory ------------------===#
# Each engine gets a process of its own: inputs are made, the current resident size is noted, then the model is loaded and run
# twice, and the highest resident size since is read. Mapped weights count as far as they are touched.
#   python memory.py sluice|onnxruntime MODEL_NAME LABEL MODULE THREADS    prints megabytes
#===----------------------------------------------------------------------===#
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "test", "models")]


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


def in_child(engine, model, label, module, threads):
    """Megabytes that loading and running adds."""
    done = subprocess.run([sys.executable, __file__, engine, model.name, label, module, str(threads)], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return float(done.stdout)


def _status(key):
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) / 1e3 for line in file if line.startswith(key + ":"))


def main(engine, name, label, module, threads):
    import zoo

    model = next(m for m in zoo.MODELS if m.name == name)
    feeds, path = model.feeds[label](), model.path()
    if engine == "sluice":
        import sluice
    else:
        import onnxruntime
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")  # Starts the high-water mark afresh.
    before = _status("VmRSS")
    if engine == "sluice":
        loaded = sluice.load(module, threads=int(threads))
        call = lambda: loaded(**feeds)
    else:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads, options.log_severity_level = int(threads), 3
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        call = lambda: session.run(None, feeds)
    for _ in range(2):
        call()
    print(_status("VmHWM") - before)


if __name__ == "__main__":
    main(*sys.argv[1:])
