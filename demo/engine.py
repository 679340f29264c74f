"""The two engines behind one call: a model file becomes a function from one array to one array."""

import os
import time

import numpy as np


class OnnxRuntime:
    name = "ONNX Runtime"

    def __init__(self, path, threads):
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.log_severity_level = 3
        start = time.perf_counter()
        self._session = onnxruntime.InferenceSession(path, options,
                                                     providers=["CPUExecutionProvider"])
        self._input = self._session.get_inputs()[0].name
        self.prepare_seconds = time.perf_counter() - start
        self.run_seconds = 0.0

    def __call__(self, x):
        start = time.perf_counter()
        (y,) = self._session.run(None, {self._input: x})
        self.run_seconds += time.perf_counter() - start
        return y


class Sluice:
    name = "Sluice"

    def __init__(self, path, threads):
        import sluice

        start = time.perf_counter()
        self._model = sluice.compile(path, threads=threads)
        self.prepare_seconds = time.perf_counter() - start
        self.run_seconds = 0.0

    def __call__(self, x):
        start = time.perf_counter()
        y = np.asarray(self._model(x))
        self.run_seconds += time.perf_counter() - start
        return y


ENGINES = {"sluice": Sluice, "onnxruntime": OnnxRuntime}


def model_path(name):
    """A trained model inside the installed package rapidocr-onnxruntime (which is not imported)."""
    import importlib.util

    package = importlib.util.find_spec("rapidocr_onnxruntime")
    if package is None:
        raise SystemExit("demo: error: the package rapidocr-onnxruntime is not installed; ./dev "
                         "setup installs it")
    return os.path.join(package.submodule_search_locations[0], "models", name)
