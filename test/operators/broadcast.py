#===- broadcast.py - sizes that may be 1 at run time ---------------------===#
from run import Case, ints


PAIRS = [{"x": a, "y": b} for a, b in (((3, 4), (3, 4)), ((1, 4), (3, 4)), ((3, 4), (3, 1)),
                                       ((3, 1), (1, 4)), ((1, 1), (1, 1)), ((1, 4), (0, 4)))]
MISFITS = [{"x": (3, 4), "y": (2, 4)}, {"x": (3, 4), "y": (3, 5)}, {"x": (0, 4), "y": (3, 4)}]
BATCHES = [{"x": a + (2, 5), "y": b + (5, 3)}
           for a, b in (((4, 6), (4, 6)), ((1, 6), (4, 6)), ((4, 6), (4, 1)), ((4, 1), (1, 6)))]


def binary(operator, type="float"):
    return f"(float[a, b] x, float[c, d] y) => ({type}[e, f] z) {{ z = {operator} (x, y) }}"


def where():
    graph = ("(float[a, b] c, float[d, e] x, float[f, g] y) => (float[h, i] z) { one = Constant "
             "<value = float {1}> () c2 = Greater (c, one) z = Where (c2, x, y) }")
    shapes = [((3, 4), (3, 4), (3, 4)), ((1, 4), (3, 4), (3, 1)), ((3, 1), (1, 1), (1, 4)),
              ((3, 4), (1, 1), (1, 4))]
    fails = [((3, 4), (2, 4), (3, 4)), ((1, 4), (2, 4), (3, 4))]
    case = lambda s: dict(zip("cxy", s))
    return Case("where", graph, list(map(case, shapes)), list(map(case, fails)), "z (Where)")


CASES = [Case(name.lower(), binary(name, type), PAIRS, MISFITS, f"z ({name})") for name, type in (
    ("Add", "float"), ("Pow", "float"), ("Less", "bool"), ("Equal", "bool"), ("PRelu", "float"))]
# PRelu broadcasts one way only.
CASES[-1].runs, CASES[-1].fails = [{"x": (3, 4), "y": s}
                                   for s in ((3, 4), (1, 4), (3, 1), (1, 1))], [{"x": (3, 4),
                                           "y": s} for s in ((2, 4), (3, 5))]
CASES += [
    Case(name.lower(), f"(float[a, b] x, float[c, d] y, float[e, f] w) => (float[g, h] z) {{ z = "
                       f"{name} (x, y, w) }}",
         [{"x": a, "y": b, "w": c}
          for a, b, c in (((3, 4), (3, 4), (3, 4)), ((1, 4), (3, 4), (3, 1)),
                          ((3, 1), (1, 4), (1, 1)), ((1, 1), (1, 1), (3, 4)))],
         [{"x": (3, 4), "y": (2, 4), "w": (3, 4)}, {"x": (1, 4), "y": (2, 4), "w": (3, 4)}],
         f"z ({name})") for name in ("Min", "Max", "Sum", "Mean")
]
# Many inputs become several operations.
CASES += [
    Case(f"{name.lower()}_many", f"(float[a, b] x, float[c, d] y) => (float[e, f] z) {{ z = {name} "
                                 f"({', '.join(['x', 'y', 'x'] * 50)}) }}",
         [{"x": (3, 4), "y": (3, 1)}], [{"x": (3, 4), "y": (2, 4)}], f"z ({name})")
    for name in ("Max", "Mean")
]
CASES += [
    where(),
    # One size is known, the other is not; fewer dimensions on one side.
    Case("static", "(float[a, 4] x, float[c] y) => (float[e, f] z) { z = Mul (x, y) }",
         [{"x": (3, 4), "y": (4,)}, {"x": (3, 4), "y": (1,)}], [{"x": (3, 4), "y": (3,)}],
         "z (Mul)"),
    # The same name is the same size: nothing is checked at the node.
    Case("named", "(float[a, b] x, float[a, b] y) => (float[a, b] z) { z = Sub (x, y) }",
         [{"x": (3, 4), "y": (3, 4)}, {"x": (1, 1), "y": (1, 1)}]),
    # What follows still knows the sizes.
    Case("chain", "(float[a, b] x, float[c, d] y) => (float[e, f] z) { s = Add (x, y) t = Mul (s, "
                  "x) u = Sub (t, s) z = Softmax <axis = -1> (u) }",
         PAIRS[:-1], MISFITS, "s (Add)"),
    Case("expand", "(float[a, b] x, int64[k] shape) => (float[e, f] z) { three = Constant <value = "
                   "int64[1] {3}> () s = Concat <axis = 0> (three, shape) z = Expand (x, s) }"
         .replace("int64[k]", "int64[1]"),
         [{"x": (3, 4), "shape": ints(4)}, {"x": (1, 4), "shape": ints(4)},
          {"x": (1, 4), "shape": ints(1)}, {"x": (3, 1), "shape": ints(5)}],
         [{"x": (2, 4), "shape": ints(4)}, {"x": (3, 4), "shape": ints(5)}], "z (Expand)"),
    Case("expand_as", "(float[a, b] x, float[c, d] y) => (float[e, f] z) { s = Shape (y) z = "
                      "Expand (x, s) }", PAIRS, MISFITS, "z (Expand)"),
    Case("matmul", "(float[a, b, m, k] x, float[c, d, k, n] y) => (float[e, f, m, n] z) { z = "
                   "MatMul (x, y) }",
         BATCHES, [{"x": (4, 6, 2, 5), "y": (3, 6, 5, 3)}], "z (MatMul)"),
    Case("matmul_3", "(float[a, b, m, k] x, float[d, k, n] y) => (float[e, f, m, n] z) { z = "
                     "MatMul (x, y) }",
         [{"x": (4, 6, 2, 5), "y": (6, 5, 3)}, {"x": (4, 1, 2, 5), "y": (6, 5, 3)},
          {"x": (4, 6, 2, 5), "y": (1, 5, 3)}],
         [{"x": (4, 6, 2, 5), "y": (3, 5, 3)}], "z (MatMul)"),
    Case("matmul_vector",
         "(float[k] x, float[c, d, k, n] y) => (float[e, f, n] z) { z = MatMul (x, y) }",
         [{"x": (5,), "y": (2, 3, 5, 4)}, {"x": (5,), "y": (1, 1, 5, 4)}]),
    Case("gemm", "(float[m, k] x, float[k, n] y, float[a, b] c) => (float[m, n] z) { z = Gemm (x, "
                 "y, c) }",
         [{"x": (2, 5), "y": (5, 3), "c": c} for c in ((2, 3), (1, 3), (2, 1), (1, 1))],
         [{"x": (2, 5), "y": (5, 3), "c": (3, 3)}], "z (Gemm)"),
    # One way only: the first input has all elements.
    Case("layer_norm", "(float[a, b] x, float[c] s, float[d] t) => (float[e, f] z) { z = "
                       "LayerNormalization (x, s, t) }",
         [{"x": (3, n), "s": (s,), "t": (t,)} for n, s, t in ((4, 4, 4), (4, 1, 4), (4, 4, 1),
                                                              (1, 1, 1))],
         [{"x": (3, 4), "s": (3,), "t": (4,)}, {"x": (3, 1), "s": (1,), "t": (4,)}],
         "z (LayerNormalization)"),
    Case("rms_norm", "(float[a, b] x, float[c, d] s) => (float[e, f] z) { z = RMSNormalization (x, "
                     "s) }",
         [{"x": (3, 4), "s": s} for s in ((3, 4), (1, 4), (3, 1), (1, 1))],
         [{"x": (3, 4), "s": (3, 3)}], "z (RMSNormalization)", opset=23),
]
