"""Kernels of every shape that the generic kind must take, at -O0 to -O3, against NumPy.

Run by numeric.test; `python numeric.py softmax` runs one and prints its library's IR.
"""
import itertools, os, sys
sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
from run_kernel import Kernels

CASES = []
np.seterr(all="ignore")
rng = np.random.default_rng(1)
f32 = lambda *shape: rng.standard_normal(shape).astype(np.float32)
DTYPES = {np.float32: "f32", np.float64: "f64", np.float16: "f16", np.int8: "i8", np.int16: "i16",
          np.int32: "i32", np.int64: "i64", np.bool_: "i1", np.uint8: "i8", np.uint16: "i16"}


def case(name, text, inputs, expected, tolerance=1e-6):
    """`text` is the body of a kernel @name; expected is a list of arrays."""
    CASES.append((name, text, inputs, expected if isinstance(expected, list) else [expected],
                  tolerance))


def generic(result, maps, iterators, ins, outs, body, args):
    """One linalg.generic; ins and outs are lists of (value, type)."""
    names = lambda values: ", ".join(v for v, _ in values)
    types = lambda values: ", ".join(t for _, t in values)
    ins_text = f"ins({names(ins)} : {types(ins)}) " if ins else ""
    return (f"%{result} = linalg.generic {{indexing_maps = "
            f"[{', '.join('affine_map<' + m + '>' for m in maps)}], iterator_types = ["
            + ", ".join('"parallel"' if c == "p" else '"reduction"' for c in iterators)
            + f"]}} {ins_text}outs({names(outs)} : {types(outs)}) {{\n^bb0({args}):\n{body}\n}} -> "
              f"{types(outs) if len(outs) == 1 else '(' + types(outs) + ')'}\n")


def kernel(name, args, result_types, body):
    return (f"flow.executable private @{name} {{\nfunc.func @{name}({args}) -> ({result_types}) "
            f"{{\n{body}\n}}\n}}\n")


# Elementwise, static and dynamic, over collapsible and odd shapes.
def elementwise(name, type, shape, numpy_op, body, dtype=np.float32, out_type=None, out_dtype=None,
                tolerance=1e-6, data=None):
    rank = len(shape)
    dims = ", ".join(f"d{i}" for i in range(rank))
    out_type, element, out_element = out_type or type, type[7:-1].split("x")[-1], (out_type
            or type)[7:-1].split("x")[-1]
    ops = generic("r", [f"({dims}) -> ({dims})"] * 2, "p" * rank, [("%x", type)],
                  [("%out", out_type)], body,
                  f"%a: {element}, %o: {out_element}")
    x = data if data is not None else (rng.standard_normal(shape) * 3).astype(dtype)
    case(name,
         kernel(name, f"%x: {type}, %out: {out_type}", out_type, ops + f"return %r : {out_type}"),
         [x],
         numpy_op(x).astype(out_dtype or dtype), tolerance)


import math
erf = np.vectorize(math.erf)
elementwise("relu", "tensor<?x?x7x7xf32>", (3, 5, 7, 7), lambda x: np.maximum(x, 0),
            "%z = arith.constant 0.0 : f32\n%m = arith.maximumf %a, %z : f32\nlinalg.yield %m : f32")
elementwise("gelu", "tensor<1x1000xf32>", (1, 1000), lambda x: 0.5 * x
            * (1 + erf(x.astype(np.float64) / np.sqrt(2))),
            "%h = arith.constant 0.5 : f32\n%c = arith.constant 0.70710678 : f32\n%one = "
            "arith.constant 1.0 : f32\n%s = arith.mulf %a, %c : f32\n"
            "%e = math.erf %s : f32\n%p = arith.addf %e, %one : f32\n%q = arith.mulf %a, %h : "
            "f32\n%m = arith.mulf %q, %p : f32\nlinalg.yield %m : f32")
elementwise("tanh", "tensor<?xf32>", (333,), np.tanh,
            "%m = math.tanh %a : f32\nlinalg.yield %m : f32")
elementwise("exp_f64", "tensor<?xf64>", (33,), np.exp,
            "%m = math.exp %a : f64\nlinalg.yield %m : f64", np.float64)
elementwise("exp_f16", "tensor<?xf16>", (130,), np.exp,
            "%m = math.exp %a : f16\nlinalg.yield %m : f16", np.float16, tolerance=2e-3)
elementwise("sin", "tensor<?xf32>", (99,), np.sin, "%m = math.sin %a : f32\nlinalg.yield %m : f32")
elementwise("pow3", "tensor<?xf32>", (99,), lambda x: x**3,
            "%c = arith.constant 3.0 : f32\n%m = math.powf %a, %c : f32\nlinalg.yield %m : f32")
elementwise("is_positive", "tensor<?x5xf32>", (7, 5), lambda x: x > 0,
            "%z = arith.constant 0.0 : f32\n%m = arith.cmpf ogt, %a, %z : f32\nlinalg.yield %m : i1",
            out_type="tensor<?x5xi1>", out_dtype=np.bool_)
elementwise("not", "tensor<?xi1>", (70,), np.logical_not,
            "%t = arith.constant true\n%m = arith.xori %a, %t : i1\nlinalg.yield %m : i1", np.bool_,
            data=rng.random(70) > 0.5)
elementwise("to_i64", "tensor<?xi32>", (70,), lambda x: x,
            "%m = arith.extsi %a : i32 to i64\nlinalg.yield %m : i64", np.int32, "tensor<?xi64>",
            np.int64)
elementwise("to_f32", "tensor<?xi8>", (70,), lambda x: x,
            "%m = arith.sitofp %a : i8 to f32\nlinalg.yield %m : f32", np.int8, "tensor<?xf32>",
            np.float32)
elementwise("add_i4", "tensor<?xi4>", (70,), lambda x: (x + 3) & 15,
            "%c = arith.constant 3 : i4\n%m = arith.addi %a, %c : i4\nlinalg.yield %m : i4",
            np.uint8,
            data=rng.integers(0, 16, 70).astype(np.uint8))
try:
    import ml_dtypes
    wide = np.concatenate([(rng.standard_normal(3000) * 2.0**rng.integers(-24, 20, 3000)),
                           [0, -0.0, np.nan, np.inf, -np.inf, 448, 464, 465, 57344, 61440, 2**-17]])
    for name in ("f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "bf16"):
        dtype = np.dtype(getattr(ml_dtypes, "bfloat16" if name == "bf16" else "float8_"
                                 + name[2:].lower()))
        codes = np.arange(256 if dtype.itemsize == 1
                          else 65536).astype(f"u{dtype.itemsize}").view(dtype)
        for source, numpy_source in (("f32", np.float32), ("f64", np.float64)):
            if (name, source) != ("bf16", "f64"):
                elementwise(f"{source}_to_{name}", f"tensor<?x{source}>", wide.shape, lambda x: x,
                            f"%m = arith.truncf %a : {source} to {name}\nlinalg.yield %m : {name}",
                            numpy_source, f"tensor<?x{name}>", dtype, 0, wide.astype(numpy_source))
        elementwise(f"{name}_to_f32", f"tensor<?x{name}>", codes.shape, lambda x: x,
                    f"%m = arith.extf %a : {name} to f32\nlinalg.yield %m : f32", dtype,
                    "tensor<?xf32>", np.float32, 0, codes)
        elementwise(f"add_{name}", f"tensor<?x{name}>",
                    codes.shape, lambda x: (x.astype(np.float32) * 2),
                    f"%m = arith.addf %a, %a : {name}\nlinalg.yield %m : {name}", dtype, data=codes,
                    tolerance=0)
except ImportError:
    print("without ml_dtypes: 8-bit floats and bf16 are not tested")
elementwise("scalar", "tensor<f32>", (), lambda x: x * 2,
            "%m = arith.addf %a, %a : f32\nlinalg.yield %m : f32")
elementwise("empty", "tensor<?x4xf32>", (0, 4), lambda x: x * 2,
            "%m = arith.addf %a, %a : f32\nlinalg.yield %m : f32")

# Bias per channel, a scalar operand, two results, an index.
x, b = f32(2, 6, 5, 5), f32(6)
case("bias", kernel("bias", "%x: tensor<?x6x5x?xf32>, %b: tensor<6xf32>, %s: f32, %out: "
                            "tensor<?x6x5x?xf32>, %neg: tensor<?x6x5x?xf32>",
                    "tensor<?x6x5x?xf32>, tensor<?x6x5x?xf32>",
                    generic("r:2", ["(n, c, h, w) -> (n, c, h, w)", "(n, c, h, w) -> (c)"]
                            + ["(n, c, h, w) -> (n, c, h, w)"] * 2, "pppp",
                            [("%x", "tensor<?x6x5x?xf32>"), ("%b", "tensor<6xf32>")],
                            [("%out", "tensor<?x6x5x?xf32>"), ("%neg", "tensor<?x6x5x?xf32>")],
                            "%t = arith.addf %a, %c : f32\n%u = arith.mulf %t, %s : f32\n%n = "
                            "arith.negf %u : f32\nlinalg.yield %u, %n : f32, f32",
                            "%a: f32, %c: f32, %o: f32, %p: f32")
                    + "return %r#0, %r#1 : tensor<?x6x5x?xf32>, tensor<?x6x5x?xf32>"),
     [x, b, 2.5], [(x + b[:, None, None]) * 2.5, (x + b[:, None, None]) * -2.5])
x, b = f32(1, 6, 7, 7), f32(1, 6, 1, 1)
B = "tensor<1x6x7x7xf32>"
case("bias_units", kernel("bias_units", f"%x: {B}, %b: tensor<1x6x1x1xf32>, %out: {B}", B,
                    generic("r",
                            ["(n, c, h, w) -> (n, c, h, w)", "(n, c, h, w) -> (0, c, 0, 0)",
                             "(n, c, h, w) -> (n, c, h, w)"], "pppp",
                            [("%x", B), ("%b", "tensor<1x6x1x1xf32>")], [("%out", B)],
                            "%t = arith.addf %a, %c : f32\nlinalg.yield %t : f32",
                            "%a: f32, %c: f32, %o: f32")
                    + f"return %r : {B}"), [x, b], x + b)
case("iota", kernel("iota", "%start: index, %out: tensor<?x8xi64>", "tensor<?x8xi64>",
                    generic("r", ["(i, j) -> (i, j)"], "pp", [], [("%out", "tensor<?x8xi64>")],
                            "%i = linalg.index 0 : index\n%j = linalg.index 1 : index\n%e = "
                            "arith.constant 8 : index\n%m = arith.muli %i, %e : index\n"
                            "%s = arith.addi %m, %j : index\n%t = arith.addi %s, %start : "
                            "index\n%v = arith.index_cast %t : index to i64\nlinalg.yield %v : i64",
                            "%o: i64")
                    + "return %r : tensor<?x8xi64>"), [5],
     np.arange(5, 5 + 8 * 9).reshape(9, 8).astype(np.int64))


# Reductions over rows, columns, the middle, and everything.
def reduction(name, type, out_type, shape, maps, iterators, axis, init, op, numpy_op,
              tolerance=1e-5):
    body = (f"%init = arith.constant {init} : f32\n%f = linalg.fill ins(%init : f32) outs(%out : "
            f"{out_type}) -> {out_type}\n"
            + generic("r", maps, iterators, [("%x", type)], [("%f", out_type)],
                      f"%m = arith.{op} %a, %o : f32\nlinalg.yield %m : f32", "%a: f32, %o: f32")
            + f"return %r : {out_type}")
    x = f32(*shape)
    case(name, kernel(name, f"%x: {type}, %out: {out_type}", out_type, body), [x],
         numpy_op(x, axis=axis), tolerance)


reduction("row_sum", "tensor<?x?xf32>", "tensor<?xf32>", (33, 257),
          ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr", 1, "0.0", "addf", np.sum)
reduction("row_max", "tensor<?x100xf32>", "tensor<?xf32>", (33, 100),
          ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr", 1, "0xFF800000", "maximumf", np.max)
reduction("column_sum", "tensor<?x?xf32>", "tensor<?xf32>", (300, 1100),
          ["(i, j) -> (j, i)", "(i, j) -> (i)"], "pr", 0, "0.0", "addf", np.sum)
reduction("middle_sum", "tensor<?x?x?xf32>", "tensor<?x?xf32>", (3, 50, 70),
          ["(i, j, k) -> (i, k, j)", "(i, j, k) -> (i, j)"], "ppr", 1, "0.0", "addf", np.sum)
reduction("global_pool", "tensor<?x8x7x7xf32>", "tensor<?x8xf32>", (3, 8, 7, 7),
          ["(n, c, h, w) -> (n, c, h, w)", "(n, c, h, w) -> (n, c)"], "pprr", (2, 3), "0.0",
          "addf", np.sum)
reduction("total", "tensor<?x?xf32>", "tensor<f32>", (33, 257),
          ["(i, j) -> (i, j)", "(i, j) -> ()"], "rr", None, "0.0", "addf", np.sum, 1e-4)

# Transposes.
for name, type, out_type, shape, perm in [("transpose_2d", "tensor<?x?xf32>", "tensor<?x?xf32>",
                                           (67, 131), (1, 0)),
                                          ("transpose_static", "tensor<64x96xf32>",
                                           "tensor<96x64xf32>", (64, 96), (1, 0)),
                                          ("transpose_heads", "tensor<?x?x4x16xf32>",
                                           "tensor<?x4x?x16xf32>", (2, 9, 4, 16), (0, 2, 1, 3)),
                                          ("transpose_nhwc", "tensor<2x20x9x?xf32>",
                                           "tensor<2x9x?x20xf32>", (2, 20, 9, 33), (0, 2, 3, 1)),
                                          ("transpose_i8", "tensor<?x?xi8>", "tensor<?x?xi8>",
                                           (67, 131), (1, 0))]:
    x = f32(*shape) if "i8" not in name else rng.integers(-99, 99, shape).astype(np.int8)
    case(name, kernel(name, f"%x: {type}, %out: {out_type}", out_type,
                      f"%r = linalg.transpose ins(%x : {type}) outs(%out : {out_type}) permutation "
                      f"= [{', '.join(map(str, perm))}]\nreturn %r : {out_type}"),
         [x], np.ascontiguousarray(x.transpose(perm)))

# Softmax and layer normalization, the latter with its statistics as results.
for name, type, row_type, shape in [("softmax", "tensor<?x?xf32>", "tensor<?xf32>", (13, 1003)),
                                    ("softmax_static", "tensor<12x128xf32>", "tensor<12xf32>",
                                     (12, 128)),
                                    ("softmax_one_row", "tensor<1x?xf32>", "tensor<1xf32>",
                                     (1, 77))]:
    dynamic_rows, dynamic = "tensor<?x" in type, "x?xf32" in type
    sizes = ("%n" if dynamic_rows else "", "%m" if dynamic else "")
    body = ("%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%zero = "
            "arith.constant 0.0 : f32\n%low = arith.constant 0xFF800000 : f32\n"
            f"%n = tensor.dim %x, %c0 : {type}\n%m = tensor.dim %x, %c1 : {type}\n%er = "
            f"tensor.empty({sizes[0]}) : {row_type}\n"
            f"%e = tensor.empty({', '.join(filter(None, sizes))}) : {type}\n%f0 = linalg.fill "
            f"ins(%low : f32) outs(%er : {row_type}) -> {row_type}\n"
            + generic("max", ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr", [("%x", type)],
                      [("%f0", row_type)],
                      "%r = arith.maximumf %p, %o : f32\nlinalg.yield %r : f32", "%p: f32, %o: f32")
            + generic("exp", ["(i, j) -> (i, j)", "(i, j) -> (i)", "(i, j) -> (i, j)"], "pp",
                      [("%x", type), ("%max", row_type)], [("%e", type)],
                      "%d = arith.subf %p, %q : f32\n%r = math.exp %d : f32\nlinalg.yield %r : f32",
                      "%p: f32, %q: f32, %o: f32")
            + f"%f1 = linalg.fill ins(%zero : f32) outs(%er : {row_type}) -> {row_type}\n"
            + generic("sum", ["(i, j) -> (i, j)", "(i, j) -> (i)"], "pr", [("%exp", type)],
                      [("%f1", row_type)], "%r = arith.addf %p, %o : f32\nlinalg.yield %r : f32",
                      "%p: f32, %o: f32")
            + generic("y", ["(i, j) -> (i, j)", "(i, j) -> (i)", "(i, j) -> (i, j)"], "pp",
                      [("%exp", type), ("%sum", row_type)], [("%out", type)],
                      "%r = arith.divf %p, %q : f32\nlinalg.yield %r : f32",
                      "%p: f32, %q: f32, %o: f32") + f"return %y : {type}")
    x = f32(*shape) * 3
    e = np.exp(x - x.max(1, keepdims=True))
    case(name, kernel(name, f"%x: {type}, %out: {type}", type, body), [x],
         e / e.sum(1, keepdims=True), 2e-6)

x, scale = f32(6, 5, 96), f32(96)
T, R = "tensor<?x?x96xf32>", "tensor<?x?xf32>"
rows = ["(i, j, k) -> (i, j, k)", "(i, j, k) -> (i, j)"]
mean = x.mean(2)
variance = ((x - mean[..., None])**2).mean(2)
case("layer_norm",
     kernel("layer_norm", f"%x: {T}, %scale: tensor<96xf32>, %out: {T}, %mean_out: {R}",
            f"{T}, {R}",
     "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%zero = arith.constant 0.0 : "
     "f32\n%k = arith.constant 96.0 : f32\n%eps = arith.constant 1.0e-5 : f32\n"
     f"%n = tensor.dim %x, %c0 : {T}\n%m = tensor.dim %x, %c1 : {T}\n%er = tensor.empty(%n, %m) : "
     f"{R}\n%f0 = linalg.fill ins(%zero : f32) outs(%er : {R}) -> {R}\n"
     + generic("s", rows, "ppr", [("%x", T)], [("%f0", R)],
               "%r = arith.addf %p, %o : f32\nlinalg.yield %r : f32", "%p: f32, %o: f32")
     + generic("mean", ["(i, j) -> (i, j)"] * 2, "pp", [("%s", R)], [("%mean_out", R)],
               "%r = arith.divf %p, %k : f32\nlinalg.yield %r : f32", "%p: f32, %o: f32")
     + generic("sq", [rows[0], rows[1], rows[1]], "ppr", [("%x", T), ("%mean", R)], [("%f0", R)],
               "%d = arith.subf %p, %q : f32\n%d2 = arith.mulf %d, %d : f32\n%r = arith.addf %d2, "
               "%o : f32\nlinalg.yield %r : f32", "%p: f32, %q: f32, %o: f32")
     + generic("y", [rows[0], rows[1], rows[1], "(i, j, k) -> (k)", rows[0]], "ppp",
               [("%x", T), ("%mean", R), ("%sq", R), ("%scale", "tensor<96xf32>")], [("%out", T)],
               "%v = arith.divf %q2, %k : f32\n%ve = arith.addf %v, %eps : f32\n%i = math.rsqrt "
               "%ve : f32\n%d = arith.subf %p, %q : f32\n%t = arith.mulf %d, %i : f32\n"
               "%r = arith.mulf %t, %g : f32\nlinalg.yield %r : f32",
               "%p: f32, %q: f32, %q2: f32, %g: f32, %o: f32") + f"return %y, %mean : {T}, {R}"),
     [x, scale], [(x - mean[..., None]) / np.sqrt(variance[..., None] + 1e-5) * scale, mean], 1e-5)

# Padding and concatenation, as insertions into the destination; a slice; a gather.
x, y = f32(3, 10, 11), f32(3, 4, 11)
case("pad", kernel("pad", "%x: tensor<3x?x11xf32>, %out: tensor<5x?x17xf32>", "tensor<5x?x17xf32>",
     "%z = arith.constant 1.5 : f32\n%c1 = arith.constant 1 : index\n%n = tensor.dim %x, %c1 : "
     "tensor<3x?x11xf32>\n"
     "%f = linalg.fill ins(%z : f32) outs(%out : tensor<5x?x17xf32>) -> tensor<5x?x17xf32>\n"
     "%r = tensor.insert_slice %x into %f[1, 2, 3] [3, %n, 11] [1, 1, 1] : tensor<3x?x11xf32> into "
     "tensor<5x?x17xf32>\nreturn %r : tensor<5x?x17xf32>"),
     [x], np.pad(x, ((1, 1), (2, 1), (3, 3)), constant_values=1.5))
case("concat",
     kernel("concat", "%x: tensor<3x?x11xf32>, %y: tensor<3x?x11xf32>, %out: tensor<3x?x11xf32>",
            "tensor<3x?x11xf32>",
     "%c1 = arith.constant 1 : index\n%n = tensor.dim %x, %c1 : tensor<3x?x11xf32>\n%m = "
     "tensor.dim %y, %c1 : tensor<3x?x11xf32>\n"
     "%i = tensor.insert_slice %x into %out[0, 0, 0] [3, %n, 11] [1, 1, 1] : tensor<3x?x11xf32> "
     "into tensor<3x?x11xf32>\n"
     "%r = tensor.insert_slice %y into %i[0, %n, 0] [3, %m, 11] [1, 1, 1] : tensor<3x?x11xf32> "
     "into tensor<3x?x11xf32>\nreturn %r : tensor<3x?x11xf32>"),
     [x, y], np.concatenate([x, y], 1))
case("concat_last",
     kernel("concat_last", "%x: tensor<?x5xf32>, %y: tensor<?x3xf32>, %out: tensor<?x8xf32>",
            "tensor<?x8xf32>",
     "%c0 = arith.constant 0 : index\n%n = tensor.dim %x, %c0 : tensor<?x5xf32>\n"
     "%i = tensor.insert_slice %x into %out[0, 0] [%n, 5] [1, 1] : tensor<?x5xf32> into "
     "tensor<?x8xf32>\n"
     "%r = tensor.insert_slice %y into %i[0, 5] [%n, 3] [1, 1] : tensor<?x3xf32> into "
     "tensor<?x8xf32>\nreturn %r : tensor<?x8xf32>"),
     [f32(9, 5), f32(9, 3)], None)
CASES[-1][3][0] = np.concatenate(CASES[-1][2], 1)
case("slice", kernel("slice", "%x: tensor<?x64xf32>, %at: index, %out: tensor<?x8xf32>",
                     "tensor<?x8xf32>",
     "%c0 = arith.constant 0 : index\n%n = tensor.dim %x, %c0 : tensor<?x64xf32>\n"
     "%s = tensor.extract_slice %x[0, %at] [%n, 8] [1, 2] : tensor<?x64xf32> to tensor<?x8xf32>\n"
     + generic("r", ["(i, j) -> (i, j)"] * 2, "pp", [("%s", "tensor<?x8xf32>")],
               [("%out", "tensor<?x8xf32>")], "%r0 = arith.negf %p : f32\nlinalg.yield %r0 : f32",
               "%p: f32, %o: f32")
     + "return %r : tensor<?x8xf32>"), [f32(5, 64), 3], None)
CASES[-1][3][0] = -CASES[-1][2][0][:, 3:19:2]
case("only_slice", kernel("only_slice", "%x: tensor<?x64xf32>, %at: index, %out: tensor<?x8xf32>",
                          "tensor<?x8xf32>",
     "%c0 = arith.constant 0 : index\n%n = tensor.dim %x, %c0 : tensor<?x64xf32>\n"
     "%s = tensor.extract_slice %x[0, %at] [%n, 8] [1, 1] : tensor<?x64xf32> to "
     "tensor<?x8xf32>\nreturn %s : tensor<?x8xf32>"), [f32(5, 64), 3], None)
CASES[-1][3][0] = CASES[-1][2][0][:, 3:11]
case("gather",
     kernel("gather", "%table: tensor<100x12xf32>, %ids: tensor<?xi64>, %out: tensor<?x12xf32>",
            "tensor<?x12xf32>",
     generic("r", ["(i, j) -> (i)", "(i, j) -> (i, j)"], "pp", [("%ids", "tensor<?xi64>")],
             [("%out", "tensor<?x12xf32>")],
             "%k = arith.index_cast %id : i64 to index\n%j = linalg.index 1 : index\n%v = "
             "tensor.extract %table[%k, %j] : tensor<100x12xf32>\nlinalg.yield %v : f32",
             "%id: i64, %o: f32") + "return %r : tensor<?x12xf32>"),
     [f32(100, 12), rng.integers(0, 100, 31)], None)
CASES[-1][3][0] = CASES[-1][2][0][CASES[-1][2][1]]
x = f32(2, 3, 10, 12)
windows = np.lib.stride_tricks.sliding_window_view(x, (3, 3), (2, 3))[:, :, ::2, ::2].max((4, 5))
case("max_pool", kernel("max_pool", "%x: tensor<?x3x10x12xf32>, %out: tensor<?x3x4x5xf32>",
                        "tensor<?x3x4x5xf32>",
     "%low = arith.constant 0xFF800000 : f32\n%w = tensor.empty() : tensor<3x3xf32>\n%f = "
     "linalg.fill ins(%low : f32) outs(%out : tensor<?x3x4x5xf32>) -> tensor<?x3x4x5xf32>\n"
     "%r = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>} ins(%x, %w : "
     "tensor<?x3x10x12xf32>, tensor<3x3xf32>) outs(%f : tensor<?x3x4x5xf32>) -> "
     "tensor<?x3x4x5xf32>\n"
     "return %r : tensor<?x3x4x5xf32>"), [x], np.ascontiguousarray(windows))
a, b = f32(20, 30), f32(30, 17)
case("matmul",
     kernel("matmul", "%a: tensor<?x30xf32>, %b: tensor<30x17xf32>, %out: tensor<?x17xf32>",
            "tensor<?x17xf32>",
     "%z = arith.constant 0.0 : f32\n%f = linalg.fill ins(%z : f32) outs(%out : tensor<?x17xf32>) "
     "-> tensor<?x17xf32>\n"
     "%r = linalg.matmul ins(%a, %b : tensor<?x30xf32>, tensor<30x17xf32>) outs(%f : "
     "tensor<?x17xf32>) -> tensor<?x17xf32>\nreturn %r : tensor<?x17xf32>"), [a, b], a @ b, 1e-5)
# A depthwise convolution of padded input with an epilogue, with sizes known and not.
from itertools import product as steps
x, w, b = f32(2, 3, 20, 35), f32(3, 3, 3), f32(3)
xp = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
conv = sum(xp[:, :, i:i + 20, j:j + 35] * w[:, i, j][None, :, None, None]
           for i, j in steps(range(3), range(3)))
for name, D, P, sizes, empty in [("depthwise", "tensor<?x3x?x?xf32>", "tensor<?x3x?x?xf32>",
                                  "%n: index, %h: index, %v: index, ", "%n, %h, %v"),
                          ("depthwise_static", "tensor<2x3x20x35xf32>", "tensor<2x3x22x37xf32>", "",
                           "")]:
    case(name, kernel(name, f"%x: {D}, %w: tensor<3x3x3xf32>, %b: tensor<3xf32>, {sizes}%out: {D}",
                      D,
         f"%z = arith.constant 0.0 : f32\n%e = tensor.empty({empty}) : {D}\n%f = linalg.fill "
         f"ins(%z : f32) outs(%e : {D}) -> {D}\n"
         f"%p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {{\n^bb0(%i: index, %j: index, %k: "
         f"index, %l: index):\ntensor.yield %z : f32\n}} : {D} to {P}\n"
         f"%c = linalg.depthwise_conv_2d_nchw_chw {{dilations = dense<1> : tensor<2xi64>, strides "
         f"= dense<1> : tensor<2xi64>}} ins(%p, %w : {P}, tensor<3x3x3xf32>) outs(%f : {D}) -> "
         f"{D}\n"
         + generic("r",
                   ["(n, c, h, w) -> (n, c, h, w)", "(n, c, h, w) -> (c)",
                    "(n, c, h, w) -> (n, c, h, w)"], "pppp", [("%c", D), ("%b", "tensor<3xf32>")],
                   [("%out", D)],
                   "%s = arith.addf %p0, %q : f32\n%m = arith.maximumf %s, %z : f32\nlinalg.yield "
                   "%m : f32", "%p0: f32, %q: f32, %o: f32") + f"return %r : {D}"),
         [x, w, b] + ([2, 20, 35] if sizes else []), np.maximum(conv + b[:, None, None], 0), 1e-5)

# Products of operands narrower than the sum: mixed signs, extreme values, odd and dynamic k, either
# layout of the rhs, rows in any number.
for name, left, right, (m, n, k), transposed, dynamic in [
    ("bytes", ("i8", "extui"), ("i8", "extsi"), (13, 37, 64), False, "mk"),
    ("bytes_odd", ("i8", "extsi"), ("i8", "extui"), (1, 75, 7), False, "m"),
    ("bytes_one_k", ("i8", "extsi"), ("i8", "extsi"), (3, 20, 1), False, "mnk"),
    ("bytes_packed", ("i8", "extui"), ("i8", "extsi"), (61, 33, 31), False, ""),
    ("bytes_transposed", ("i8", "extsi"), ("i8", "extui"), (9, 35, 29), True, "mnk"),
    ("words", ("i16", "extsi"), ("i16", "extsi"), (14, 64, 33), False, "k"),
    ("words_bytes", ("i16", "extsi"), ("i8", "extsi"), (1, 256, 128), False, "m"),
    ("unsigned_words", ("i16", "extui"), ("i8", "extsi"), (5, 40, 9), False, "mk"),
    ("words_wide", ("i16", "extsi"), ("i32", None), (5, 40, 9), False, "mk"),
    ("halves", ("f16", "extf"), ("f16", "extf"), (7, 50, 33), False, "mk"),
    ("halves_single", ("f32", None), ("f16", "extf"), (50, 50, 33), True, "n")]:
    def operand(element, widening, shape):
        if element[0] == "f":
            return rng.standard_normal(shape).astype({"f16": np.float16,
                                                      "f32": np.float32}[element])
        bits = 16 if element == "i32" else int(element[1:])
        low, high = (0, 2**bits) if widening == "extui" else (-2 ** (bits - 1), 2 ** (bits - 1))
        values = rng.integers(low, high, shape)
        values.flat[::3] = rng.choice([low, high - 1], values.flat[::3].shape)
        return values.astype(("u" if widening == "extui" else "") + "int" + element[1:])
    a, b = operand(*left, (m, k)), operand(*right, (n, k) if transposed else (k, n))
    element, add, mul, wide = (("f32", "addf", "mulf", np.float32) if left[0][0] == "f"
                               else ("i32", "addi", "muli", np.int64))
    size = lambda loops, type: "tensor<" + "".join(("?" if loop in dynamic
            else str({"m": m, "n": n, "k": k}[loop])) + "x" for loop in loops) + type + ">"
    A, B, C = size("mk", left[0]), size("nk" if transposed else "kn", right[0]), size("mn", element)
    body = "".join(f"%w{i} = arith.{widening} %p{i} : {type} to {element}\n"
                   for i, (type, widening) in enumerate([left, right]) if widening)
    names = [f"%w{i}" if widening else f"%p{i}" for i, (_, widening) in enumerate([left, right])]
    case(name, kernel(name, f"%a: {A}, %b: {B}, %out: {C}", C,
         f"%z = arith.constant 0{'.0' if element == 'f32' else ''} : {element}\n%f = linalg.fill "
         f"ins(%z : {element}) outs(%out : {C}) -> {C}\n"
         + generic("r",
                   ["(m, n, k) -> (m, k)", f"(m, n, k) -> ({'n, k' if transposed else 'k, n'})",
                    "(m, n, k) -> (m, n)"], "ppr", [("%a", A), ("%b", B)], [("%f", C)],
                   f"{body}%s = arith.{mul} {names[0]}, {names[1]} : {element}\n%t = arith.{add} "
                   f"%o, %s : {element}\nlinalg.yield %t : {element}",
                   f"%p0: {left[0]}, %p1: {right[0]}, %o: {element}") + f"return %r : {C}"),
         [a, b], (a.astype(wide) @ (b.T if transposed else b).astype(wide)).astype(np.float32
                 if element == "f32" else np.int32), 1e-5 if element == "f32" else 0)

# linalg_ext.
x, ids = f32(5, 33), np.tile(np.arange(33, dtype=np.int32), (5, 1))
order = np.argsort(-x, 1)
case("sort", kernel("sort", "%k: tensor<?x33xf32>, %i: tensor<?x33xi32>, %ko: tensor<?x33xf32>, "
                            "%io: tensor<?x33xi32>", "tensor<?x33xf32>, tensor<?x33xi32>",
     "%r:2 = linalg_ext.sort dimension(1) outs(%k, %i : tensor<?x33xf32>, tensor<?x33xi32>) "
     "{\n^bb0(%a: f32, %b: f32, %p: i32, %q: i32):\n"
     "%c = arith.cmpf ogt, %a, %b : f32\nlinalg_ext.yield %c : i1\n} -> tensor<?x33xf32>, "
     "tensor<?x33xi32>\nreturn %r#0, %r#1 : tensor<?x33xf32>, tensor<?x33xi32>"),
     [x, ids], [np.take_along_axis(x, order, 1), order.astype(np.int32)])
case("topk", kernel("topk", "%x: tensor<?x33xf32>, %v: tensor<?x4xf32>, %i: tensor<?x4xi64>",
                    "tensor<?x4xf32>, tensor<?x4xi64>",
     "%r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<?x33xf32>) outs(%v, %i : "
     "tensor<?x4xf32>, tensor<?x4xi64>) {\n^bb0(%a: f32, %b: f32):\n"
     "%c = arith.cmpf ogt, %a, %b : f32\nlinalg_ext.yield %c : i1\n} -> tensor<?x4xf32>, "
     "tensor<?x4xi64>\nreturn %r#0, %r#1 : tensor<?x4xf32>, tensor<?x4xi64>"),
     [x], [np.take_along_axis(x, order, 1)[:, :4], order[:, :4]])
data, updates, at = f32(9, 6), f32(16, 6), rng.integers(0, 9, (16, 1)).astype(np.int32)
scattered = data.copy()
np.add.at(scattered, at[:, 0], updates)
case("scatter", kernel("scatter", "%u: tensor<?x6xf32>, %i: tensor<?x1xi32>, %d: tensor<9x6xf32>, "
                                  "%o: tensor<9x6xf32>", "tensor<9x6xf32>",
     "%r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : "
     "tensor<?x6xf32>, tensor<?x1xi32>) outs(%d : tensor<9x6xf32>) {\n^bb0(%a: f32, %b: f32):\n"
     "%c = arith.addf %a, %b : f32\nlinalg_ext.yield %c : f32\n} -> tensor<9x6xf32>\nreturn %r : "
     "tensor<9x6xf32>"), [updates, at, data], scattered, 1e-5)
table = np.array([3, 1, 4, 1, 5], np.float32)
case("constant", kernel("constant", "%x: tensor<?x5xf32>, %out: tensor<?x5xf32>", "tensor<?x5xf32>",
     "%t = arith.constant dense<[3.0, 1.0, 4.0, 1.0, 5.0]> : tensor<5xf32>\n"
     + generic("r", ["(i, j) -> (i, j)", "(i, j) -> (j)", "(i, j) -> (i, j)"], "pp",
               [("%x", "tensor<?x5xf32>"), ("%t", "tensor<5xf32>")], [("%out", "tensor<?x5xf32>")],
               "%m = arith.mulf %p, %q : f32\nlinalg.yield %m : f32", "%p: f32, %q: f32, %o: f32")
                        + "return %r : tensor<?x5xf32>"), [f32(4, 5)], None)
CASES[-1][3][0] = CASES[-1][2][0] * table


def main(only):
    chosen = [c for c in CASES if not only or c[0] in only]
    failures = 0
    for level in (0, 1, 2, 3):
        kernels = Kernels("".join(c[1] for c in chosen), level)
        if only:
            print(kernels.ir if level == 2 else "", f"-O{level}: {kernels.compile_seconds:.2f} s")
        for name, _, inputs, expected, tolerance in chosen:
            for backwards in (False, True):
                # Destinations start out as garbage.
                outs = [np.full(e.shape, 1 if e.dtype == np.bool_ else 77, e.dtype)
                        for e in expected]
                results = kernels.run(name, inputs, outs, backwards)
                for got, want in zip(results, expected):
                    got, want = got.astype(np.float64), want.astype(np.float64)
                    same = (got == want) | (np.isnan(got) & np.isnan(want))
                    error = np.where(same, 0, np.abs(got - want) / (1 + np.abs(want)))
                    worst = error.max() if error.size else 0
                    if not worst <= tolerance:
                        failures += 1
                        print(f"{name} at -O{level}: off by {worst}")
        print(f"-O{level}: {len(chosen)} kernels compiled in {kernels.compile_seconds:.2f} s, "
              f"{len(kernels.elf)} bytes")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
