#===- functions.py - functions that a model brings -----------------------===#
import dataclasses

import numpy as np
from run import Case

F = np.float32


@dataclasses.dataclass
class ModelCase(Case):
    """`graph` is the whole model."""

    def model(self):
        import onnx.parser

        return onnx.parser.parse_model(self.graph)


HEAD = '<ir_version: 9, opset_import: ["" : 17, "local" : 1]>'
TWICE = '<domain: "local", opset_import: ["" : 17]> Twice (x) => (y) { y = Add (x, x) }'
LEAKY = """<domain: "local", opset_import: ["" : 17]> Leaky <slope> (x, other) => (y, z) {
  y = LeakyRelu <alpha: float = @slope> (x)
  z = Sub (y, other)
}"""
NESTED = ('<domain: "local", opset_import: ["" : 17, "local" : 1]> Nested (x) => (z) { x2 = '
          'local.Twice (x) z = local.Twice (x2) }')

CASES = [
    ModelCase("function", f"{HEAD} g (float[n] x) => (float[n] y) {{ t = local.Twice (x) y = Abs "
                          f"(t) }} {TWICE}", [{"x": (3,)}]),
    # Names inside are the function's own: its `x` is not the caller's.
    ModelCase("function_names", f"{HEAD} g (float[n] x) => (float[n] y) {{ t = Neg (x) y = "
                                f"local.Twice (t) }} {TWICE}", [{"x": (3,)}]),
    ModelCase("function_attribute", f"{HEAD} g (float[n] x) => (float[n] y, float[n] z) {{ m = Neg "
                                    f"(x) y, z = local.Leaky <slope = 0.5> (m, x) }} {LEAKY}",
              [{"x": (4,)}]),
    ModelCase("function_nested", f"{HEAD} g (float[n] x) => (float[n] y) {{ a = local.Nested (x) y "
                                 f"= local.Nested (a) }} {TWICE} {NESTED}", [{"x": (2,)}]),
]
