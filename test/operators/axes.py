#===- axes.py - axes, lengths and counts that are inputs -----------------===#
import itertools

import numpy as np
from run import Case, ints

X = {"x": (3, 4, 5)}


def reduction(name, graph, *axes, shape=(3, 4, 5), **keywords):
    return Case(name, graph, [{"x": shape, "axes": ints(*a)} for a in axes], **keywords)


def mean_variance(x):
    """Over the first dimension. ONNX Runtime takes the difference of two large numbers, which may
    be negative."""
    x = x.astype(np.float64)
    return ((x - x.mean(0)) / (x.std(0) + 1e-9)).astype(np.float32)


def sliced(starts, ends, axes, steps, shape=(6, 5, 7)):
    return {"x": shape, "starts": ints(*starts), "ends": ints(*ends), "axes": ints(*axes),
            "steps": ints(*steps)}


def arg_extreme(operator, last, element):
    """Rows around the lengths of blocks: random, of equal elements, ascending and descending, with
    infinities and with NaN, the first of which NumPy finds as the extreme, too."""
    find = np.argmax if operator == "ArgMax" else np.argmin

    def rows(length):
        random, places = np.random.default_rng(length), np.arange(length)
        x = random.uniform(-100, 100, (12, length)).round()
        x[1], x[2], x[3], x[4] = 0, places % 101, -places % 101, places // 16 % 101
        if element in ("float", "float16", "double"):
            x[5], x[6], x[7, length // 2], x[8, length // 3] = -np.inf, np.inf, np.inf, -np.inf
            x[9, length // 2:], x[10, random.integers(0, length, 3)], x[11] = np.nan, np.nan, np.nan
        return x.astype({"float": "float32"}.get(element, element))

    def expected(inputs):
        x = inputs["x"]
        return [x.shape[1] - 1 - find(x[:, ::-1], axis=1) if last else find(x, axis=1)]

    return Case(f"{operator}_{element}{'_last' * last}",
                f"({element}[a, b] x) => (int64[a] y) {{ y = {operator} <axis = 1, keepdims = 0, "
                f"select_last_index = {int(last)}> (x) }}",
                [{"x": rows(length)} for length in (1, 7, 16, 33, 64, 1000)], expected=expected)


IN = "float[a, b, c] x, int64"
CASES = [
    reduction("reduce_one", f"({IN}[1] axes) => (float[d, e, f] y) {{ y = ReduceSum (x, axes) }}",
              [0], [1], [2], [-1], [-3], opset=18,
              fails=[{"x": (3, 4, 5), "axes": ints(3)}], says="y (ReduceSum)"),
    reduction("reduce_two", f"({IN}[2] axes) => (float[d, e, f] y) {{ y = ReduceMean (x, axes) }}",
              [0, 1], [2, 0], [-1, 1], opset=18),
    reduction("reduce_drop", f"({IN}[2] axes) => (float[d] y) {{ y = ReduceMax <keepdims = 0> (x, "
                             f"axes) }}", [0, 1], [2, 0], [-1, 1], opset=18),
    reduction("reduce_drop_one", f"({IN}[1] axes) => (float[d, e] y) {{ y = ReduceLogSumExp "
                                 f"<keepdims = 0> (x, axes) }}", [0], [1], [-1], opset=18),
    reduction("reduce_static", "(float[3, 4, 5] x, int64[1] axes) => (float[d, e] y) { s = "
                               "ReduceL2 <keepdims = 0> (x, axes) y = Add (s, s) }", [0], [1], [-1],
              opset=18),
    Case("reflect_twice", '(float[a] x) => (float[b] y) { p = Constant <value_ints = [3, 8]> () y '
                          '= Pad <mode = "reflect"> (x, p) }',
         [{"x": (n,)} for n in (1, 2, 3)],
         expected=lambda inputs: [np.pad(inputs["x"], (3, 8), "reflect")]),
    # The first dimension keeps its size and is resized all the same.
    Case("resize_to_the_same_size",
         "(float[2, 1] x) => (float[a, b] y) { s = Constant <value_floats = [1.25, 3.0]> () y = "
         'Resize <mode = "linear"> (x, , s) }', [{"x": (2, 1)}],
         expected=lambda inputs: [np.repeat([[1, 0], [0.3, 0.7]] @ inputs["x"].astype(float), 3,
                                            axis=1).astype(np.float32)]),
    Case("range_of_16_bits", "(int16[1] x) => (bool[3] y) { a = Constant <value = int16 {-4}> () b "
                             "= Constant <value = int16 {-1}> () c = Constant <value = int16 {1}> "
                             "() r = Range (a, b, c) y = Less (r, x) }",
         [{"x": np.array([-2], np.int16)}],
         expected=lambda inputs: [np.array([True, True, False])]),
    Case("arg_max_of_a_scalar",
         "(float x) => (int64 y) { y = ArgMax <axis = 0, keepdims = 1> (x) }", [{"x": ()}],
         expected=lambda inputs: [np.int64(0)]),
    *(arg_extreme(*which) for which in itertools.product(
        ("ArgMax", "ArgMin"), (False, True), ("float", "float16", "double", "int8", "int64"))),
    Case("reshape_one", "(int64[1] n) => (float[m] y) { one = Constant <value_floats = [1.5]> () y "
                        "= Reshape (one, n) }", [{"n": ints(1)}, {"n": ints(-1)}]),
    Case("expand_slice", "(float[1] x, int64[1] to) => (float[7] y) { s = Constant <value_ints = "
                         "[-1]> () t = Constant <value_ints = [3]> () w = Constant <value_ints = "
                         "[7]> () v = Slice (x, s, to, s, t) y = Expand (v, w) }",
         [{"x": (1,), "to": ints(1)}, {"x": (1,), "to": ints(5)}]),
    Case("reduce_empty", "(float[a, b] x) => (float[a] y) { axes = Constant <value = int64[1] {1}> "
                         "() y = ReduceSum <keepdims = 0> (x, axes) }",
         [{"x": (3, 0)}, {"x": (3, 2)}, {"x": (0, 2)}]),
    reduction("reduce_none", f"({IN}[n] axes) => (float[d, e, f] y) {{ y = ReduceSum "
                             f"<noop_with_empty_axes = 1> (x, axes) }}", [], [2], opset=18),
    reduction("reduce_any", f"({IN}[n] axes) => (float[d, e, f] y) {{ y = ReduceSum (x, axes) }}",
              [], [1], [-1, 0], [0, 1, 2], opset=18,
              fails=[{"x": (3, 4, 5), "axes": ints(0, 3)}], says="y (ReduceSum)"),
    reduction("unsqueeze", f"({IN}[2] axes) => (float[d, e, f, g, h] y) {{ y = Unsqueeze (x, axes) "
                           f"}}", [0, 1], [1, 3], [4, 0], [-1, -2], [2, -1],
              fails=[{**X, "axes": ints(5, 0)}, {**X, "axes": ints(1, 1)}], says="y (Unsqueeze)"),
    reduction("unsqueeze_one",
              f"({IN}[1] axes) => (float[d, e, f, g] y) {{ y = Unsqueeze (x, axes) }}", [0], [1],
              [3], [-1], [-4]),
    Case("squeeze", f"({IN}[1] axes) => (float[d, e] y) {{ y = Squeeze (x, axes) }}",
         [{"x": (1, 4, 5), "axes": ints(0)}, {"x": (4, 1, 5), "axes": ints(1)},
          {"x": (1, 1, 5), "axes": ints(-2)}, {"x": (4, 5, 1), "axes": ints(-1)}],
         [{"x": (1, 4, 5), "axes": ints(1)}], "y (Squeeze)"),
    Case("slice", "(float[a, b, c] x, int64[2] starts, int64[2] ends, int64[2] axes) => (float[d, "
                  "e, f] y) { y = Slice (x, starts, ends, axes) }",
         [{k: v for k, v in sliced(s, e, a, ()).items() if k != "steps"} for s, e, a in (
             ((1, 2), (4, 6), (0, 2)), ((1, -3), (-1, 100), (2, 1)), ((0, 3), (0, 2), (-3, -1)),
             ((-100, 2), (2**63 - 1, -(2**63)), (1, 0)))]),
    Case("slice_steps", "(float[a, b, c] x, int64[2] starts, int64[2] ends, int64[2] axes, "
                        "int64[2] steps) => (float[d, e, f] y) { y = Slice (x, starts, ends, axes, "
                        "steps) }",
         [sliced(*a)
          for a in (((0, 1), (6, 7), (0, 2), (2, 3)), ((5, -1), (-100, 0), (0, 2), (-1, -2)),
                    ((1, 4), (5, 0), (1, 0), (4, -3)),
                               ((-1, 0), (-(2**63), 2**63 - 1), (1, 2), (-1, 1)),
                    ((0, 0), (0, 7), (1, 2), (-1, 10)))],
         [sliced((0, 0), (1, 1), (0, 1), (1, 0))], "y (Slice)"),
    Case("slice_step", "(float[n] x, int64[1] starts, int64[1] ends, int64[1] steps) => (float[m] "
                       "y) { axes = Constant <value = int64[1] {0}> () y = Slice (x, starts, ends, "
                       "axes, steps) }",
         [{k: v for k, v in sliced((s,), (e,), (), (t,), (9,)).items() if k != "axes"}
          for s, e, t in ((0, 9, 2), (8, -100, -1), (-2, 1, -3), (3, 3, 1), (20, 1, -4))]),
    Case("split", "(float[a, b] x, int64[3] lengths) => (float[c, d] p, float[e, f] q, float[g, h] "
                  "r) { p, q, r = Split <axis = 1> (x, lengths) }",
         [{"x": (2, 9), "lengths": ints(*n)} for n in ((3, 3, 3), (1, 8, 0), (0, 0, 9), (2, 3, 4))],
         [{"x": (2, 9), "lengths": ints(*n)} for n in ((3, 3, 4), (10, -1, 0))], "p (Split)"),
    Case("split_parts", "(float[a, b] x) => (float[c, b] p, float[d, b] q, float[e, b] r) { p, q, r "
                        "= Split <axis = 0, num_outputs = 3> (x) }",
         [{"x": (n, 2)} for n in (7, 6, 5)], opset=18),
    Case("split_equal", "(float[a, b] x) => (float[c, b] p, float[c, b] q) { p, q = Split <axis = 0> "
                        "(x) }", [{"x": (n, 2)} for n in (4, 6)], [{"x": (7, 2)}], "p (Split)", 13),
    Case("triangle", "(float[a, b] x, int64 k) => (float[a, b] y, float[a, b] z) { y = Trilu <upper "
                     "= 0> (x, k) z = Trilu (x, k) }",
         [{"x": (3, 4), "k": np.array(k)} for k in (-1, 2, 2**63 - 1, -(2**63))]),
    Case("pad_wrap", "(float[a, b] x, int64[4] pads) => (float[c, d] y) { y = Pad <mode = \"wrap\"> "
                     "(x, pads) }",
         [{"x": (4, 5), "pads": ints(*p)} for p in ((-1, 1, 2, -3), (2, -2, -1, 4), (0, 0, 0, 0))],
         [{"x": (4, 5), "pads": ints(-4, 0, 1, 0)}], "y (Pad)"),
    Case("cumsum", "(float[a, b, c] x, int64 axis) => (float[a, b, c] y) { y = CumSum <reverse = "
                   "1> (x, axis) }",
         [{"x": (3, 4, 5), "axis": np.array(a)} for a in (0, 1, 2, -1, -3)],
         [{"x": (3, 4, 5), "axis": np.array(3)}], "y (CumSum)"),
    Case("topk", "(float[a, b] x, int64[k] count) => (float[a, c] y, int64[a, c] i) { y, i = TopK "
                 "(x, count) }",
         [{"x": (3, 7), "count": ints(k)} for k in (1, 3, 7, 0)],
         [{"x": (3, 7), "count": ints(8)}, {"x": (3, 7), "count": ints(-1)},
          {"x": (3, 7), "count": ints(1, 2)}], "y (TopK)"),
    Case("pad", "(float[a, b, c] x, int64[4] pads, float value, int64[2] axes) => (float[d, e, f] "
                "y) { y = Pad (x, pads, value, axes) }",
         [{**X, "pads": ints(*p), "value": np.array(7, np.float32), "axes": ints(*a)} for p, a in (
             ((1, 0, 2, 3), (0, 1)), ((1, 2, 0, 1), (2, 0)), ((-1, 2, 1, -2), (1, -1)),
             ((-2, 0, -1, 0), (0, 1)))], opset=18),
    Case("pad_all", "(float[a, b] x, int64[4] pads) => (float[d, e] y) { y = Pad (x, pads) }",
         [{"x": (3, 4), "pads": ints(*p)} for p in ((1, 2, 3, 0), (-1, 0, 2, -3), (0, 0, 0, 0),
                                                    (-3, 1, 0, 0))],
         [{"x": (3, 4), "pads": ints(-3, 0, -1, 0)}], "y (Pad)"),
    Case("pad_edge", "(float[a, b] x, int64[4] pads) => (float[d, e] y) { y = Pad <mode = "
                     "\"edge\"> (x, pads) }",
         [{"x": (3, 4), "pads": ints(*p)} for p in ((1, 2, 3, 0), (0, 0, 0, 5))],
         [{"x": (0, 4), "pads": ints(1, 0, 0, 0)}], "y (Pad)"),
    Case("squeeze_all", "(float[a, 1, b, 1] x) => (float[c, d] y) { y = Squeeze (x) }",
         [{"x": (3, 1, 2, 1)}], [{"x": (1, 1, 2, 1)}], "y (Squeeze)"),
    Case("nonzero_scalar", "(float x) => (int64[a, b] y) { y = NonZero (x) }",
         [{"x": np.array(v, np.float32)} for v in (3, 0)],
         # as the specification says; ONNX Runtime has one row
         expected=lambda inputs: [np.zeros((0, np.count_nonzero(inputs["x"])), np.int64)]),
    Case("lstm_sizes", "(float[t, b, i] x, float[d, g, i] w, float[d, g, h] r, float[d, k] bias) "
                       "=> (float[p, q, s, u] y) "
         "{ y = LSTM <hidden_size = 3> (x, w, r, bias) }",
         [{"x": (2, 2, 4), "w": (1, 12, 4), "r": (1, 12, 3), "bias": (1, 24)}],
         [{"x": (2, 2, 4), "w": (1, 16, 4), "r": (1, 16, 4), "bias": (1, 32)}], "y (LSTM)"),
    Case("gru_sizes", "(float[t, b, i] x, float[d, 9, i] w, float[d, g, h] r) => (float[p, q, s, "
                      "u] y) "
         "{ y = GRU <direction = \"bidirectional\", hidden_size = 3> (x, w, r) }",
         [{"x": (2, 2, 4), "w": (2, 9, 4), "r": (2, 9, 3)}]),
    Case("group_norm_channels",
         "(float[n, c, h] x, float[k] scale, float[k] bias) => (float[p, q, r] y) "
         "{ y = GroupNormalization <num_groups = 2> (x, scale, bias) }",
         [{"x": (2, 4, 5), "scale": (4,), "bias": (4,)},
          {"x": (1, 6, 2), "scale": (6,), "bias": (6,)}],
         [{"x": (1, 5, 2), "scale": (5,), "bias": (5,)}], "y (GroupNormalization)", opset=21),
    Case("mean_variance_small", "(float[2, n] x) => (float[2, m] y) { y = "
                                "MeanVarianceNormalization <axes = [0]> (x) }",
         [{"x": np.array([[1e-5, 3e-5, 0, 1], [5e-5, -4e-5, 1e-9, 1]], np.float32)}],
         expected=lambda inputs: [mean_variance(inputs["x"])]),
]
