#===- fill_weights.py - give a model without weights some ----------------===#
# The files in structures/ are real architectures whose weights are external data that is not in the
# repository. This makes up values: deterministic, and of a spread (variance 2 / fan-in) that keeps
# activations finite through deep models.
#   python fill_weights.py structures/bert_base.onnx build/models     -> build/models/bert_base.onnx
#   and .bin
#===----------------------------------------------------------------------===#
import fcntl
import os
import sys

import numpy as np
import onnx


def values(name, shape, dtype, random):
    """What the weight `name` holds."""
    if not np.issubdtype(dtype, np.floating):
        return random.integers(0, 2, shape).astype(dtype)
    if len(shape) >= 2:
        fan_in = int(np.prod(shape[1:])) if len(shape) == 4 else shape[0]
        spread = 0.7 * np.sqrt(6 / max(fan_in, 1))
        return (random.uniform(-1, 1, shape).astype(np.float32) * np.float32(spread)).astype(dtype)
    low, high = (0.5, 1.5) if "var" in name else (-0.1, 0.1)  # Variances are positive.
    return random.uniform(low, high, shape).astype(dtype)


def fill(structure, folder):
    """Writes the model with weights into `folder`, unless it is there and newer. Returns its
    path."""
    name = os.path.splitext(os.path.basename(structure))[0]
    path, data = os.path.join(folder, name + ".onnx"), os.path.join(folder, name + ".bin")
    newest = max(os.path.getmtime(structure), os.path.getmtime(__file__))
    os.makedirs(folder, exist_ok=True)
    # Tests that run beside each other ask for the same model.
    with open(os.path.join(folder, name + ".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.path.exists(path) or os.path.getmtime(path) <= newest:
            _write(structure, name, path, data)
    return path


def _write(structure, name, path, data):
    model = onnx.load(structure, load_external_data=False)
    random = np.random.default_rng(0)
    with open(data, "wb") as file:
        for tensor in model.graph.initializer:
            if tensor.data_location != onnx.TensorProto.EXTERNAL:
                continue
            place = {entry.key: entry for entry in tensor.external_data}
            place["location"].value = name + ".bin"
            file.seek(int(place["offset"].value))
            dtype = onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type)
            file.write(values(tensor.name, tuple(tensor.dims), dtype, random).tobytes())
    # The model comes last, complete: its presence says that the weights are there.
    onnx.save(model, path + ".part")
    os.replace(path + ".part", path)


if __name__ == "__main__":
    print(fill(sys.argv[1], sys.argv[2]))
