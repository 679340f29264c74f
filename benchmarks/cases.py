#===- cases.py - what is timed -------------------------------------------===#
import dataclasses
import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "test", "models"))
from zoo import MODELS


@dataclasses.dataclass
class Case:
    name: str
    path: callable  # (folder for made files) -> path of an .onnx file
    feeds: callable  # () -> inputs by name
    target: float  # at most this many times ONNX Runtime's time
    model: str = ""  # models only: cases of one model share a compilation


def _matmul(n, constant):
    def path(folder):
        made = os.path.join(folder, f"matmul-{n}-{'constant' if constant else 'dynamic'}.onnx")
        values = [helper.make_tensor_value_info(v, TensorProto.FLOAT, [n, n]) for v in "aby"]
        weights = [onnx.numpy_helper.from_array(_random(n, 1), "b")] if constant else []
        graph = helper.make_graph([helper.make_node("MatMul", ["a", "b"], ["y"], name="product")],
                                  "matmul",
                                  values[:1] if constant else values[:2], values[2:], weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
        model.ir_version = 8
        onnx.save(model, made)
        return made

    def feeds():
        return {"a": _random(n, 0)} if constant else {"a": _random(n, 0), "b": _random(n, 1)}

    return path, feeds


def _random(n, seed):
    return np.random.default_rng(seed).uniform(-1, 1, (n, n)).astype(np.float32)


def cases():
    for n in (1024, 2048):
        yield Case(f"matmul f32 {n}, B constant", *_matmul(n, True), 1.0)
        yield Case(f"matmul f32 {n}, B an input", *_matmul(n, False), 1.1)
    for model in MODELS:
        for label in model.bench or list(model.feeds)[-1:]:
            yield Case(f"{model.name} {label}", lambda _, model=model: model.path(),
                       model.feeds[label], 2.0, model.name)
