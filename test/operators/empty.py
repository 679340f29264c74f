#===- empty.py - tensors without elements --------------------------------===#
# A size of 0, declared or met at run time: the cache before the first token, a batch without rows,
# a sum without terms.
from run import Case


def both(name, text, inputs):
    """The case with sizes as written, and with all sizes of arguments left open."""
    import re

    head, body = text.split("=>", 1)
    counter = iter("abcdefghijklmnop")
    open_head = re.sub(r"\[([^\]]*)\]", lambda match: "["
                       + ", ".join(next(counter) for _ in match[1].split(",")) + "]", head)
    results = re.sub(r"float\[[^\]]*\] (\w+)\)", r"float \1)", body, count=1)
    return [Case(f"{name}_{kind}", front + "=>" + results, [inputs])
            for kind, front in (("static", head), ("dynamic", open_head))]


CASES = [
    *both("add", "(float[0, 4] x, float[4] y) => (float[0, 4] z) { z = Add (x, y) }",
          {"x": (0, 4), "y": (4,)}),
    *both("sum", "(float[4, 0] x) => (float[4, 1] y) { y = ReduceSum (x) }", {"x": (4, 0)}),
    *both("softmax", "(float[4, 0] x) => (float[4, 0] y) { y = Softmax (x) }", {"x": (4, 0)}),
    *both("matmul_k", "(float[4, 0] x, float[0, 5] y) => (float[4, 5] z) { z = MatMul (x, y) }",
          {"x": (4, 0), "y": (0, 5)}),
    *both("matmul_m", "(float[0, 3] x, float[3, 5] y) => (float[0, 5] z) { z = MatMul (x, y) }",
          {"x": (0, 3), "y": (3, 5)}),
    *both("concat", "(float[2, 0, 3] x, float[2, 4, 3] y) => (float[2, 4, 3] z) { z = Concat <axis "
                    "= 1> (x, y) }", {"x": (2, 0, 3), "y": (2, 4, 3)}),
    *both("transpose", "(float[3, 0] x) => (float[0, 3] y) { y = Transpose <perm = [1, 0]> (x) }",
          {"x": (3, 0)}),
    *both("conv", "(float[0, 2, 5, 5] x, float[3, 2, 3, 3] w) => (float[0, 3, 3, 3] y) { y = Conv "
                  "(x, w) }", {"x": (0, 2, 5, 5), "w": (3, 2, 3, 3)})[:1],
    *both("pool", "(float[0, 2, 5, 5] x) => (float[0, 2, 4, 4] y) { y = MaxPool <kernel_shape = [2,"
                  " 2]> (x) }", {"x": (0, 2, 5, 5)}),
    *both("pad", "(float[0, 2] x) => (float[2, 2] y) { p = Constant <value_ints = [1, 0, 1, 0]> () "
                 "y = Pad (x, p) }", {"x": (0, 2)}),
    *both("space_to_depth", "(float[1, 2, 0, 3] x) => (float[1, 18, 0, 1] y) { y = SpaceToDepth "
                            "<blocksize = 3> (x) }", {"x": (1, 2, 0, 3)})[:1],
    *both("layer_norm", "(float[0, 8] x, float[8] s) => (float[0, 8] y) { y = LayerNormalization "
                        "(x, s) }", {"x": (0, 8), "s": (8,)}),
]
