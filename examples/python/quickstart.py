"""Compile a model, run it on arrays of several sizes, save it, load it again.

    PYTHONPATH=build/python .venv/bin/python examples/python/quickstart.py
"""

import os
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper

import sluice

# A little model: y = Softmax(x W), for any number of rows. Usually it comes from a file.
weights = np.random.default_rng(0).standard_normal((8, 3)).astype(np.float32)
graph = helper.make_graph(
    [helper.make_node("MatMul", ["x", "w"], ["scores"]),
     helper.make_node("Softmax", ["scores"], ["y"])],
    "classifier",
    [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["rows", 8])],
    [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["rows", 3])],
    [onnx.numpy_helper.from_array(weights, "w")],
)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "classifier.slm")
    compiled = sluice.compile(model, output=path)
    print(compiled)

    # One compiled module serves every number of rows. Arrays are not copied, neither in nor out.
    for rows in (1, 2, 1000):
        x = np.random.default_rng(rows).standard_normal((rows, 8)).astype(np.float32)
        y = compiled(x)
        print(f"{rows} rows: {y.shape}, each sums to {y.sum(axis=1).min():.6f} .. "
              f"{y.sum(axis=1).max():.6f}")

    # Later, or in another process: this loads no compiler. Arguments may be named.
    loaded = sluice.load(path, threads=1)
    assert np.array_equal(loaded(x=x), compiled(x))

try:
    loaded(np.zeros((2, 9), np.float32))
except sluice.Error as error:
    print("a wrong shape:", error)
