#===- write_model.py - a test's text becomes an ONNX file ----------------===#
# write_model.py TEST OUT.onnx [--external]: lines of TEST that are no comments are a model in
# ONNX's textual form. `--external` moves the initializers to OUT.onnx.data, as exporters do with
# large ones.
import os
import sys

import onnx
import onnx.parser

test, out = sys.argv[1:3]
with open(test) as file:
    model = onnx.parser.parse_model("".join(line for line in file if not line.startswith("//")))
if "--external" in sys.argv:
    # The parser fills typed fields; only raw bytes are moved.
    for tensor in model.graph.initializer:
        tensor.CopyFrom(onnx.numpy_helper.from_array(onnx.numpy_helper.to_array(tensor),
                                                     tensor.name))
    onnx.save(model, out, save_as_external_data=True, location=os.path.basename(out) + ".data",
              size_threshold=0)
else:
    onnx.save(model, out)
