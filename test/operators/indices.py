#===- indices.py - indices in the data, also wrong ones ------------------===#
# ONNX Runtime fails for an index that is out of range, which takes a look at all of them. Here
# reads are clamped to the tensor, so the neighbour at its end is read, and such writes do not
# happen; nothing outside of the tensor is ever touched.
import numpy as np
from run import Case, ints

WRONG = ints(0, -1, 4, 5, -6, 2**40, -(2**40), 3)
CLAMPED = np.array([0, 4, 4, 4, 0, 4, 0, 3])
INSIDE = np.array([0, 1, 2, 7])  # of WRONG, and of them 4 is there twice


def scattered(update):
    """The scatter of x with the indices of WRONG that are in range."""

    def expected(inputs):
        y = inputs["x"].copy()
        for at in INSIDE:
            update(y, WRONG[at], inputs["u"][at])
        return [y]

    return expected


def put(y, at, value):
    y[at] = value


CASES = [
    Case("gather", "(float[a, b] x, int64[n] i) => (float[n, b] y) { y = Gather (x, i) }",
         [{"x": (5, 3), "i": ints(0, -1, 4, -5, 2)}, {"x": (0, 3), "i": ints()}],
         [{"x": (0, 3), "i": ints(0)}], "y (Gather)"),
    Case("gather_wrong", "(float[a, b] x, int64[n] i) => (float[n, b] y) { y = Gather (x, i) }",
         [{"x": (5, 3), "i": WRONG}],
         expected=lambda inputs: [inputs["x"][CLAMPED]]),
    Case("gather_elements", "(float[a, b] x, int64[c, d] i) => (float[c, d] y) { y = "
                            "GatherElements (x, i) }",
         [{"x": (5, 1), "i": ints(0, -1, 4, -5)[:, None]}]),
    Case("gather_elements_wrong", "(float[a, b] x, int64[c, d] i) => (float[c, d] y) { y = "
                                  "GatherElements (x, i) }", [{"x": (5, 1), "i": WRONG[:, None]}],
         expected=lambda inputs: [inputs["x"][CLAMPED]]),
    Case("gather_nd", "(float[a, b] x, int64[n, 2] i) => (float[n] y) { y = GatherND (x, i) }",
         [{"x": (5, 3), "i": np.array([[0, 1], [-1, -3], [4, 2]])}]),
    Case("gather_nd_wrong",
         "(float[a, b] x, int64[n, 2] i) => (float[n] y) { y = GatherND (x, i) }",
         [{"x": (5, 3), "i": np.stack([WRONG, WRONG * 0 + 1], 1)}],
         expected=lambda inputs: [inputs["x"][CLAMPED, 1]]),
    Case("scatter_elements", "(float[a] x, int64[n] i, float[n] u) => (float[a] y) { y = "
                             "ScatterElements (x, i, u) }",
         [{"x": (5,), "i": ints(0, -1, 2, -4), "u": (4,)}]),
    Case("scatter_elements_wrong", "(float[a] x, int64[n] i, float[n] u) => (float[a] y) { y = "
                                   "ScatterElements (x, i, u) }",
         [{"x": (5,), "i": WRONG, "u": (8,)}],
         expected=scattered(put)),
    Case("scatter_nd_wrong", "(float[a, b] x, int64[n, 1] i, float[n, b] u) => (float[a, b] y) { y "
                             "= ScatterND (x, i, u) }",
         [{"x": (5, 3), "i": WRONG[:, None], "u": (8, 3)}], expected=scattered(put)),
    Case("scatter_nd_of_unknown_depth", "(float[a, b] x, int64[n, k] i, float[m] u) => (float[a, b] "
                                        "y) { y = ScatterND (x, i, u) }",
         [{"x": (5, 3), "i": np.array([[0, 1], [-1, -3], [4, 2]]), "u": (3,)}],
         [{"x": (5, 3), "i": np.array([[0], [1], [2]]), "u": (3,)},
          {"x": (5, 3), "i": np.array([[0, 1], [4, 2]]), "u": (3,)}], "y (ScatterND)"),
    Case("reverse_sequence_wrong", "(float[t, n] x, int64[n] lengths) => (float[t, n] y) { y = "
                                   "ReverseSequence (x, lengths) }",
         [{"x": (3, 4), "lengths": ints(3, 1, 9, -5)}],
         expected=lambda inputs: [np.stack([inputs["x"][::-1, 0], inputs["x"][:, 1],
                                            inputs["x"][::-1, 2], inputs["x"][:, 3]], 1)]),
    Case("compress", "(float[a, b] x, bool[n] c) => (float[d, b] y) { y = Compress <axis = 0> (x, "
                     "c) }",
         [{"x": (3, 2), "c": np.array([True, False, True])},
          {"x": (3, 2), "c": np.array([False, True])}],
         [{"x": (1, 2), "c": np.array([False, True])}], "y (Compress)"),
]
