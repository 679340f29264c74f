#===- old_opsets.py - what operators meant before opset 7 ----------------===#
# ONNX Runtime no longer runs most of these, so numpy says what is right.
import numpy as np
from run import Case


def aligned(operator, function, shape, attributes, at, type="float"):
    """x `operator` y, where y with its dimensions at `at` has the given shape."""
    letters = ", ".join("cdef"[: len(shape)])
    return Case(f"{operator.lower()}{attributes}".translate(str.maketrans(" =,", "___")),
                f"(float[2, b, 4, 5] x, float[{letters}] y) => ({type}[2, b, 4, 5] z) {{ z = "
                f"{operator} <{attributes}> (x, y) }}",
                [{"x": (2, 3, 4, 5), "y": shape}], opset=6,
                expected=lambda i: [function(i["x"],
                                             i["y"].reshape(i["y"].shape + (1,)
                                                            * (4 - at - len(shape))))])


def case(name, graph, expected, inputs, opset, fails=(), says=""):
    return Case(name, graph, [inputs], list(fails), says,
                opset, lambda i: [np.asarray(y).astype(np.asarray(y).dtype) for y in expected(**i)])


def normalized(x, s, b, m, v):
    return [((x - m) / np.sqrt(v + 1e-5) * s + b).astype(np.float32)]


PADDED = ((0, 0), (0, 0), (1, 2), (0, 3))
X4 = {"x": (2, 3, 4, 5)}
CASES = [
    aligned("Add", np.add, (3, 4), "broadcast = 1, axis = 1", 1),
    aligned("Sub", np.subtract, (5,), "broadcast = 1", 3),
    aligned("Mul", np.multiply, (4, 5), "broadcast = 1", 2),
    aligned("Div", np.divide, (2,), "broadcast = 1, axis = 0", 0),
    aligned("Pow", np.power, (1,), "broadcast = 1", 3),
    aligned("Less", np.less, (3,), "broadcast = 1, axis = 1", 1, "bool"),
    aligned("Add", np.add, (2, 3, 4, 5), "broadcast = 0", 0),
    case("unequal",
         "(float[n] x, float[m] y) => (float[n] z) { z = Add (x, y) }", lambda x, y: [x + y],
         {"x": (4,), "y": (4,)}, 6,
         [{"x": (4,), "y": (1,)}], "z (Add)"),
    case("prelu", "(float[2, 3, 4, 5] x, float[3] s) => (float[2, 3, 4, 5] y) { m = Neg (x) y = "
                  "PRelu (m, s) }",
         lambda x, s: [-x * s[:, None, None]], {**X4, "s": (3,)}, 6),
    case("cast",
         "(float[a] x) => (int32[a] y) { y = Cast <to = \"INT32\"> (x) }", lambda x: [
             x.astype(np.int32)], {"x": np.array([1.5, -2.7, 3], np.float32)}, 1),
    case("concat",
         "(float[a, b] x, float[a, c] y) => (float[a, d] z) { z = Concat (x, y) }", lambda x, y: [
             np.concatenate([x, y], 1)], {"x": (2, 3), "y": (2, 1)}, 1),
    case("reshape",
         "(float[a, b, c, d] x) => (float[e, f] y) { y = Reshape <shape = [0, -1]> (x) }", lambda x: [x.reshape(2, -1)], X4, 1),
    case("pad_1", "(float[a, b, c, d] x) => (float[a, b, e, f] y) { y = Pad <paddings = [0, 0, 1, "
                  "0, 0, 0, 2, 3], value = 4.0> (x) }",
         lambda x: [np.pad(x, PADDED, constant_values=4)], X4, 1),
    case("pad_2", "(float[a, b, c, d] x) => (float[a, b, e, f] y) { y = Pad <pads = [0, 0, 1, 0, 0,"
                  " 0, 2, 3], mode = \"edge\"> (x) }", lambda x: [np.pad(x, PADDED, "edge")], X4,
         2),
    case("upsample_1", "(float[a, b, c, d] x) => (float[a, b, e, f] y) { y = Upsample "
                       "<height_scale = 2.0, width_scale = 3.0, mode = \"nearest\"> (x) }",
         lambda x: [x.repeat(2, 2).repeat(3, 3)], X4, 1),
    case("upsample_7", "(float[a, b, c, d] x) => (float[a, b, e, f] y) { y = Upsample <scales = "
                       "[1.0, 1.0, 2.0, 3.0]> (x) }", lambda x: [x.repeat(2, 2).repeat(3, 3)], X4,
         7),
    case("tile",
         "(float[a, b] x, int64 n, int64 axis) => (float[c, d] y) { y = Tile (x, n, axis) }", lambda x, n, axis: [np.tile(x, (1, 3))],
         {"x": (2, 3), "n": np.array(3), "axis": np.array(1)}, 1),
    case("slice", "(float[a, b] x) => (float[c, d] y) { y = Slice <starts = [1, -2], ends = [100, "
                  "-1], axes = [0, 1]> (x) }", lambda x: [x[1:, -2:-1]], {"x": (3, 5)}, 1),
    case("split", "(float[a, 5] x) => (float[a, 2] y, float[a, 3] z) { y, z = Split <axis = 1, "
                  "split = [2, 3]> (x) }", lambda x: [x[:, :2], x[:, 2:]], {"x": (3, 5)}, 2),
    case("squeeze", "(float[a, 1, b] x) => (float[1, a, b] y) { s = Squeeze <axes = [1]> (x) y = "
                    "Unsqueeze <axes = [0]> (s) }", lambda x: [x[None, :, 0]], {"x": (3, 1, 5)}, 1),
    case("dropout",
         "(float[a] x) => (float[a] y) { y = Dropout <is_test = 1, ratio = 0.5> (x) }", lambda x: [
             x], {"x": (9,)}, 6),
    case("hardmax", "(float[a, 3, 4] x) => (float[a, 3, 4] y) { y = Hardmax (x) }",
         lambda x: [(x == x.max((1, 2), keepdims=True)).astype(np.float32)], {"x": (2, 3, 4)}, 11),
    case("clip",
         "(float[a] x) => (float[a] y) { y = Clip <min = 0.75, max = 1.25> (x) }", lambda x: [
             x.clip(0.75, 1.25)], {"x": (9,)}, 6),
    case("topk", "(float[a, b] x) => (float[a, 2] y, int64[a, 2] i) { y, i = TopK <k = 2> (x) }",
         lambda x: [-np.sort(-x, 1)[:, :2], np.argsort(-x, 1)[:, :2]], {"x": (3, 7)}, 1),
    case("gemm", "(float[2, 3] x, float[3, 4] y, float[4] c) => (float[2, 4] z) { z = Gemm "
                 "<broadcast = 1> (x, y, c) }", lambda x, y, c: [x @ y + c],
         {"x": (2, 3), "y": (3, 4), "c": (4,)}, 6),
    case("batchnorm", "(float[a, 3, b] x, float[3] s, float[3] b, float[3] m, float[3] v) => "
                      "(float[a, 3, b] y) { y = BatchNormalization <is_test = 1> (x, s, b, m, v) }".replace("b] x", "w] x"),
         lambda x, **p: normalized(x, **{k: a[:, None] for k, a in p.items()}),
         {"x": (2, 3, 4), "s": (3,), "b": (3,), "m": (3,), "v": (3,)}, 6),
    case("batchnorm_positions", "(float[a, 3, 4] x, float[3, 4] s, float[3, 4] b, float[3, 4] m, "
                                "float[3, 4] v) => (float[a, 3, 4] y) { y = BatchNormalization "
                                "<spatial = 0, is_test = 1> (x, s, b, m, v) }",
         lambda x, **p: normalized(x, **p),
         {"x": (2, 3, 4), "s": (3, 4), "b": (3, 4), "m": (3, 4), "v": (3, 4)}, 6),
    case("affine", "(float[a] x) => (float[a] y) { t = ScaledTanh <alpha = 2.0, beta = 0.5> (x) s "
                   "= ParametricSoftplus <alpha = 0.5, beta = 2.0> (t) y = Affine <alpha = 3.0, "
                   "beta = -1.0> (s) }",
         lambda x: [(3 * 0.5 * np.log1p(np.exp(2 * (2 * np.tanh(x / 2)))) - 1).astype(np.float32)],
         {"x": (9,)}, 1),
    case("image_scaler", "(float[a, 3, h, w] x) => (float[a, 3, h, w] y) { y = ImageScaler <scale "
                         "= 0.5, bias = [1.0, 2.0, 3.0]> (x) }",
         lambda x: [x / 2 + np.array([1, 2, 3], np.float32)[:, None, None]], X4, 1),
    case("crop", "(float[a, b, c, d] x) => (float[a, b, e, f] y) { y = Crop <border = [1, 0, 2, "
                 "1]> (x) }", lambda x: [x[:, :, 0:3, 1:3]], X4, 1, [{"x": (2, 3, 4, 2)}],
         "y (Crop)"),
]
