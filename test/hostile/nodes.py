#===- nodes.py - the node tests of ONNX, with other inputs than theirs ---===#
# Each small model of the node suite (test/nodes), of our own cases (test/operators), which have
# operators of other domains, and the programs of test/torch and test/check (programs.py), with all
# sizes of its inputs open where it compiles so, is called with its own inputs of which some were
# changed: integers become what is no size, no index and no count, floats NaN and infinities,
# dimensions longer, shorter or empty. So what operators.py leaves out is called too, with arguments
# that mean something.
import functools
import importlib.util
import math
import os
import random
import sys
import tempfile

import harness
import numpy as np
import programs
from operators import ABSURD, ODD_FLOATS

LARGEST_MODEL, LARGEST_INPUT = 100_000, 200_000  # bytes, elements
TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SUITE = os.path.join(TESTS, "nodes", "run.py")


@functools.cache
def suite():
    spec = importlib.util.spec_from_file_location("node_suite", SUITE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@functools.cache
def own():
    """The cases of test/operators, whose files have names of some here; those of many kernels take
    long to compile, and are nothing new."""
    hidden = {name: sys.modules.pop(name) for name in ("nodes", "run") if name in sys.modules}
    sys.path.insert(0, os.path.join(TESTS, "operators"))
    try:
        cases = importlib.import_module("run").cases()
    finally:
        del sys.path[0]
        sys.modules.update(hidden)
    return {f"own/{name}": case for name, case in cases.items()
            if not name.startswith("alike/")}


def names():
    return sorted([*folders(), *own(), *programs.functions()])


@functools.cache
def folders():
    """Folders by name."""
    return {name.split("/")[1]: folder for name, folder in suite().cases().items()
            if name.startswith(("newest/", "node/"))
            and os.path.getsize(os.path.join(folder, "model.onnx")) < LARGEST_MODEL}


@functools.cache
def read(name):
    """The model and its inputs; raises Skip unless they are small tensors of numbers."""
    import onnx

    if name in programs.functions():
        return programs.program(name), programs.arrays(name)
    case = own().get(name)
    model = case.model() if case else onnx.load(os.path.join(folders()[name], "model.onnx"))
    declared = list(model.graph.input)
    if any(value.type.WhichOneof("value") != "tensor_type" for value in declared):
        raise harness.Skip("no tensors")
    if case:
        given = case.inputs(case.runs[0])
        arrays = [np.asarray(given[value.name]) for value in declared if value.name in given]
    else:
        arrays = suite().values(f"{folders()[name]}/test_data_set_0", "input", declared)
    if len(arrays) != len(declared) or not arrays or any(
            array.dtype.kind not in "biufc" or array.size > LARGEST_INPUT for array in arrays):
        raise harness.Skip("no small arrays of numbers")
    return model, arrays


@functools.cache
def compiled(name, level):
    """The module; None if the model does not compile."""
    import onnx
    import sluice

    model = read(name)[0]
    if isinstance(model, str):
        return sluice.compile(model, opt_level=level)
    opened = onnx.ModelProto.FromString(model.SerializeToString())
    for i, value in enumerate(opened.graph.input):
        for d, dim in enumerate(value.type.tensor_type.shape.dim):
            dim.dim_param = f"d{i}_{d}"
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "model.onnx")
        for each in (opened, model):
            onnx.save(each, path)
            try:
                return harness.compiled(path, opt_level=level)
            except sluice.Error:
                pass
    return None


def changed(array, pick):
    array = np.array(array)
    if array.ndim and pick.random() < 0.2:
        axis = pick.randrange(array.ndim)
        size = pick.choice([0, 1, 2, array.shape[axis] + 1])
        shape = [*array.shape[:axis], size, *array.shape[axis + 1:]]
        if math.prod(shape) <= LARGEST_INPUT:  # Empty ones may have any other sizes.
            return np.resize(array, shape)
    for _ in range(pick.randint(1, 3) if array.size else 0):
        at = np.unravel_index(pick.randrange(array.size), array.shape)
        if array.dtype.kind in "iu":
            limits = np.iinfo(array.dtype)
            value = pick.choice([*ABSURD, 0, 1, 2, 3, int(array[at]) + 1, int(array[at]) - 1])
            array[at] = min(max(value, int(limits.min)), int(limits.max))
        elif array.dtype.kind == "b":
            array[at] = not array[at]
        else:
            with np.errstate(over="ignore"):
                array[at] = pick.choice(ODD_FLOATS)
    return array


def inputs(name, seed):
    pick, arrays = random.Random(f"{name} {seed}"), read(name)[1]
    chosen = {pick.randrange(len(arrays)) for _ in range(2)}
    return [changed(array, pick) if i in chosen else array for i, array in enumerate(arrays)]
