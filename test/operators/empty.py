#===- empty.py - tensors without elements --------------------------------===#
# A size of 0, declared or met at run time: the cache before the first token, a batch without rows,
# a sum without terms.
import numpy as np
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


def many_rows(name, graph, *results):
    """The case with 2^44 rows and more, without an element in
    any; what it gives is known."""
    rank = graph.split("]")[0].count(",") + 1
    shape = [2**45, 0, 3][:rank] if rank < 4 else [2**44, 1, 0, 2]
    return Case(f"many_rows/{name}", graph, [{"x": np.zeros(shape, np.float32)}],
                expected=lambda inputs: [result(inputs["x"]) for result in results])


def filled(value, *shape, dtype=np.float32):
    return lambda x: np.full(shape, value, dtype)


SAME = lambda x: x
CASES = [
    many_rows("exp", "(float[a, b] x) => (float[a, b] y) { y = Exp (x) }", SAME),
    many_rows("cast", "(float[a, b] x) => (int32[a, b] y) { y = Cast <to = 6> (x) }",
              lambda x: x.astype(np.int32)),
    many_rows("sum", "(float[a, b] x) => (float y) { y = ReduceSum <keepdims = 0> (x) }", filled(0)),
    many_rows("sum3", "(float[a, b, c] x) => (float y) { y = ReduceSum <keepdims = 0> (x) }",
              filled(0)),
    many_rows("sum_rows", "(float[a, b, c] x) => (float[b, c] y) { k = Constant <value_ints = [0]> () "
              "y = ReduceSum <keepdims = 0> (x, k) }", filled(0, 0, 3)),
    many_rows("sum_first", "(float[a, b, c] x) => (float[c] y) { k = Constant <value_ints = [0, 1]> "
              "() y = ReduceSum <keepdims = 0> (x, k) }", filled(0, 3)),
    many_rows("max", "(float[a, b] x) => (float y) { y = ReduceMax <keepdims = 0> (x) }",
              filled(-np.inf)),
    many_rows("product", "(float[a, b] x) => (float y) { y = ReduceProd <keepdims = 0> (x) }",
              filled(1)),
    many_rows("cumsum", "(float[a, b] x) => (float[a, b] y) { k = Constant <value_int = 1> () y = "
              "CumSum (x, k) }", SAME),
    many_rows("softmax", "(float[a, b] x) => (float[a, b] y) { y = Softmax <axis = 0> (x) }", SAME),
    many_rows("concat", "(float[a, b] x) => (float[a, c] y) { z = Exp (x) y = Concat <axis = 1> (x, "
              "z) }", SAME),
    many_rows("tile", "(float[a, b] x) => (float[a, c] y) { k = Constant <value_ints = [1, 3]> () y = "
              "Tile (x, k) }", SAME),
    many_rows("transpose", "(float[a, b] x) => (float[b, a] y) { z = Transpose (x) y = Exp (z) }",
              lambda x: x.T),
    many_rows("nonzero", "(float[a, b] x) => (int64[2, n] y) { y = NonZero (x) }",
              filled(0, 2, 0, dtype=np.int64)),
    many_rows("split", "(float[a, b] x) => (float y, float z) { y, z = Split <axis = 1> (x) }", SAME,
              SAME),
    many_rows("topk", "(float[a, b] x) => (float y, int64 i) { k = Constant <value_ints = [0]> () y, "
              "i = TopK (x, k) }", SAME, lambda x: x.astype(np.int64)),
    many_rows("matmul", "(float[a, b] x) => (float[a, b] y) { z = Transpose (x) w = Shape (x) s = "
              "Constant <value_ints = [0, 0]> () v = ConstantOfShape (s) y = MatMul (x, v) }", SAME),
    many_rows("pool", "(float[a, b, c, d] x) => (float y) { y = MaxPool <kernel_shape = [1, 1]> (x) }",
              SAME),
    many_rows("where", "(float[a, b] x) => (float[a, b] y) { c = Equal (x, x) y = Where (c, x, x) }",
              SAME),
    many_rows("trilu", "(float[a, b] x) => (float[a, b] y) { y = Trilu (x) }", SAME),
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
    # ONNX Runtime lets the first window of a pool reach over the end by less than a stride.
    *both("pool_over_end", "(float[1, 2, 1, 6] x) => (float[1, 2, 1, 3] y) { y = MaxPool "
                           "<kernel_shape = [2, 2], strides = [2, 2]> (x) }",
          {"x": (1, 2, 1, 6)})[:1],
    *both("mean_over_end", "(float[1, 2, 1, 6] x) => (float[1, 2, 1, 3] y) { y = AveragePool "
                           "<kernel_shape = [2, 2], strides = [2, 2]> (x) }",
          {"x": (1, 2, 1, 6)})[:1],
    Case("conv_window_too_large",
         "(float[1, 2, h, w] x, float[3, 2, 3, 3] k) => (float[1, 3, i, j] y) { y = Conv "
         "<strides = [2, 2]> (x, k) }", [{"x": (1, 2, 3, 4), "k": (3, 2, 3, 3)}],
         fails=[{"x": (1, 2, 2, 4), "k": (3, 2, 3, 3)}], says="does not fit"),
    *both("pad", "(float[0, 2] x) => (float[2, 2] y) { p = Constant <value_ints = [1, 0, 1, 0]> () "
                 "y = Pad (x, p) }", {"x": (0, 2)}),
    *both("space_to_depth", "(float[1, 2, 0, 3] x) => (float[1, 18, 0, 1] y) { y = SpaceToDepth "
                            "<blocksize = 3> (x) }", {"x": (1, 2, 0, 3)})[:1],
    *both("layer_norm", "(float[0, 8] x, float[8] s) => (float[0, 8] y) { y = LayerNormalization "
                        "(x, s) }", {"x": (0, 8), "s": (8,)}),
]
