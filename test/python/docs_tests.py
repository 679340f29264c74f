#===- docs_tests.py - what README.md and docs/*.md tell users to run -----===#
import functools
import glob
import os
import shutil
import tempfile

import documentation
import numpy as np
from expectations import SCALE, expect
from harness import ROOT, Test

PAGES = ["README.md", *sorted(os.path.relpath(path, ROOT) for path in glob.glob(ROOT + "/docs/*.md"))]
ELSEWHERE = {"docs/tutorial-cpp.md"}  # test/install runs it, where Sluice is installed.


def onnx_model(nodes, shape, result, **values):
    """Of one input x and one result y."""
    import onnx
    from onnx import TensorProto, helper

    graph = helper.make_graph(
        [helper.make_node(*node) for node in nodes], "graph",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, result)],
        [onnx.numpy_helper.from_array(value, name) for name, value in values.items()])
    return helper.make_model(graph, ir_version=10, opset_imports=[helper.make_opsetid("", 17)])


def prepare(page, folder):
    """What pages take for granted: a model of rows, or of images; programs; samples; and modules
    of them."""
    import onnx
    import sluice

    random = np.random.default_rng(0).standard_normal
    if page == "README.md":
        model = onnx_model([("GlobalAveragePool", ["x"], ["y"])], ["batch", 3, 224, 224],
                           ["batch", 3, 1, 1])
    else:
        model = onnx_model(
            [("MatMul", ["x", "w"], ["scores"], "encoder/MatMul"),
             ("Softmax", ["scores"], ["y"], "Softmax")], ["batch", 8], ["batch", 3],
            w=random((8, 3)).astype(np.float32))
    onnx.save(model, folder + "/model.onnx")
    for name in ("m", "small", "kernel"):
        shutil.copy(SCALE, f"{folder}/{name}.mlir")
    x = random((4, 8)).astype(np.float32)
    np.save(folder + "/x.npy", x)
    for name in ("1", "2"):
        np.savez(f"{folder}/{name}.npz", x=x)
    for name in ("model.onnx", "m.mlir"):
        sluice.aot(f"{folder}/{name}", f"{folder}/{name.partition('.')[0]}.slm")
    with open(folder + "/sluice-quantize", "w") as file:  # As an installation makes it.
        file.write(f"#!{documentation.sys.executable}\nfrom sluice.quantizer import main\nmain()\n")
    os.chmod(folder + "/sluice-quantize", 0o755)


def run_page(page):
    with tempfile.TemporaryDirectory() as folder:
        prepare(page, folder)
        documentation.run_page(page, folder)


def test_docs_forget_nothing():
    """Each block of code is run, or says why not."""
    found = [block for page in PAGES for block in documentation.forgotten(page)]
    expect(not found, "neither run nor with a reason:\n" + "\n".join(found))


def docs_tests():
    for page in PAGES:
        if page not in ELSEWHERE and any(
                language in documentation.COMMANDS and not (comment or "").startswith(("not run", "torch"))
                for _, comment, language, _ in documentation.blocks_of(page)):
            yield Test("docs_" + os.path.basename(page)[:-3], functools.partial(run_page, page))
