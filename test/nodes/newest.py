#===- newest.py - the node suite of the installed onnx package -----------===#
# The package holds the suite as functions that make models and the specification's outputs.
# `folder()` has them written, once for each version of the package, as libonnx-testdata holds its
# own: model.onnx, test_data_set_0/{input,output}_0.pb.
#===----------------------------------------------------------------------===#
import fcntl
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import BUILD


def folder():
    """Where the suite lies; None if there is no onnx package."""
    try:
        import onnx
    except ImportError:
        return None
    path = os.path.join(BUILD, f"nodes-onnx-{onnx.__version__}")
    os.makedirs(BUILD, exist_ok=True)
    with open(path + ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # Two test runs may begin together.
        if not os.path.isdir(path):
            shutil.rmtree(path + ".part", ignore_errors=True)
            # Its own process: making the cases takes memory and patches what it imports.
            subprocess.run([sys.executable, os.path.abspath(__file__), path + ".part"], check=True,
                           stdin=subprocess.DEVNULL)
            os.rename(path + ".part", path)
    return path


def _bytes_of(value, info):
    import numpy as np
    import onnx
    from onnx import numpy_helper

    writers = {"map_type": numpy_helper.from_dict, "sequence_type": numpy_helper.from_list,
               "optional_type": numpy_helper.from_optional}
    if isinstance(value, onnx.TensorProto):
        return value.SerializeToString()
    writer = writers.get(info.type.WhichOneof("value"))
    proto = (writer(value, info.name) if writer
             else numpy_helper.from_array(np.asarray(value), info.name))
    return proto.SerializeToString()


def write(target):
    import warnings

    import numpy as np

    warnings.simplefilter("ignore")  # The cases divide by zero and overflow on purpose.
    np.random.seed(0)  # Cases with random inputs are the same in every run.
    from onnx.backend.test.case import node

    for case in node.collect_testcases(None):
        path = os.path.join(target, "node", case.name)
        os.makedirs(path)
        with open(f"{path}/model.onnx", "wb") as file:
            file.write(case.model.SerializeToString())
        for i, (inputs, outputs) in enumerate(case.data_sets):
            os.makedirs(f"{path}/test_data_set_{i}")
            for kind, values, infos in (("input", inputs, case.model.graph.input),
                                        ("output", outputs, case.model.graph.output)):
                for j, value in enumerate(values):
                    with open(f"{path}/test_data_set_{i}/{kind}_{j}.pb", "wb") as file:
                        file.write(_bytes_of(value, infos[j]))


if __name__ == "__main__":
    write(sys.argv[1])
