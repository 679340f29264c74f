#===- programs.py - the programs that hold the promises of numerics.md ---===#
# One module a topic, whose functions take tensors of any size where that is possible.
#===----------------------------------------------------------------------===#
import math
import typing


class About(typing.NamedTuple):
    """A function of `math`: how to compute it in a wider type, and up to which magnitude of
    arguments its bound holds (0: all)."""

    reference: callable
    arguments: int = 1
    largest: float = 0


def _each(function):
    def reference(x):
        import numpy as np

        return np.array([function(float(v)) for v in x]).astype(x.dtype)

    return reference


def _numpy(name):
    def reference(*x):
        import numpy as np

        return getattr(np, name)(*x)

    return reference


def _rsqrt(x):
    import numpy as np

    return 1 / np.sqrt(x)


FUNCTIONS = {name: About(_numpy(name)) for name in ("exp", "exp2", "expm1", "log", "log2", "log10",
        "log1p", "sqrt", "cbrt", "sinh", "cosh", "tanh")}
FUNCTIONS |= {name: About(_numpy("arc" + name[1:]))
              for name in ("asin", "acos", "atan", "asinh", "acosh", "atanh")}
FUNCTIONS |= {name: About(_numpy(name), largest=2.0**20) for name in ("sin", "cos", "tan")}
FUNCTIONS |= {name: About(_each(getattr(math, name))) for name in ("erf", "erfc")}
FUNCTIONS |= {"rsqrt": About(_rsqrt), "powf": About(_numpy("power"), arguments=2),
              "atan2": About(_numpy("arctan2"), arguments=2)}


SMALLEST = ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN")  # of 4 and 6 bits, without infinities and NaN


def elementwise(name, result, arguments, body):
    """A function of vectors of any size; `body` computes %r of %x, %y."""
    names = ["%x", "%y"][: len(arguments)]
    tensors = ", ".join(f"{n}t: tensor<?x{t}>" for n, t in zip(names, arguments))
    maps = ", ".join(["affine_map<(i) -> (i)>"] * (len(arguments) + 1))
    ins = ", ".join(f"{n}t" for n in names) + " : " + ", ".join(f"tensor<?x{t}>" for t in arguments)
    block = ", ".join(f"{n}: {t}" for n, t in zip(names, arguments))
    return f"""func.func @{name}({tensors}) -> tensor<?x{result}> {{
  %c0 = arith.constant 0 : index
  %d = tensor.dim %xt, %c0 : tensor<?x{arguments[0]}>
  %e = tensor.empty(%d) : tensor<?x{result}>
  %out = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}} ins({ins}) outs(%e : tensor<?x{result}>) {{
  ^bb0({block}, %o: {result}):
    {body}
    linalg.yield %r : {result}
  }} -> tensor<?x{result}>
  return %out : tensor<?x{result}>
}}
"""


def reduction(name, shape, maps, iterators, element, body="%r = arith.addf %s, %x : ELEMENT",
              out="", start="0.0", block="%x: ELEMENT, %s: ELEMENT"):
    """A reduction of one tensor with sizes `shape` ("?x40960x"); those of the result, `out`, are
    static."""
    text = f"""func.func @{name}(%a: tensor<{shape}ELEMENT>) -> tensor<{out}ELEMENT> {{
  %z = arith.constant {start} : ELEMENT
  %e = tensor.empty() : tensor<{out}ELEMENT>
  %f = linalg.fill ins(%z : ELEMENT) outs(%e : tensor<{out}ELEMENT>) -> tensor<{out}ELEMENT>
  %out = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} ins(%a : tensor<{shape}ELEMENT>) outs(%f : tensor<{out}ELEMENT>) {{
  ^bb0({block}):
    {body}
    linalg.yield %r : ELEMENT
  }} -> tensor<{out}ELEMENT>
  return %out : tensor<{out}ELEMENT>
}}
"""
    return text.replace("ELEMENT", element)


ROWS = ("affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>", '"parallel", "reduction"')
COLUMNS = ("affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (i)>", '"parallel", "reduction"')
ALL = ("affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> ()>", '"reduction", "reduction"')


def named(name, op, shapes, out, element, attributes=""):
    """`op` of tensors with sizes `shapes` onto zeros of size `out`."""
    arguments = ", ".join(f"%a{i}: tensor<{s}x{element}>" for i, s in enumerate(shapes))
    ins = (", ".join(f"%a{i}" for i in range(len(shapes))) + " : "
           + ", ".join(f"tensor<{s}x{element}>" for s in shapes))
    of = f"tensor<{out}x{element}>" if out else f"tensor<{element}>"
    return f"""func.func @{name}({arguments}) -> {of} {{
  %z = arith.constant 0.0 : {element}
  %e = tensor.empty() : {of}
  %f = linalg.fill ins(%z : {element}) outs(%e : {of}) -> {of}
  %out = {op} {attributes} ins({ins}) outs(%f : {of}) -> {of}
  return %out : {of}
}}
"""


def scan(name, shape, out, dimension, element):
    return f"""func.func @{name}(%x: tensor<{shape}x{element}>) -> (tensor<{shape}x{element}>, tensor<{out}x{element}>) {{
  %e = tensor.empty() : tensor<{shape}x{element}>
  %a = tensor.empty() : tensor<{out}x{element}>
  %r:2 = linalg_ext.scan dimension({dimension}) inclusive(true) ins(%x : tensor<{shape}x{element}>)
      outs(%e, %a : tensor<{shape}x{element}>, tensor<{out}x{element}>) {{
  ^bb0(%l: {element}, %r: {element}):
    %s = arith.addf %l, %r : {element}
    linalg_ext.yield %s : {element}
  }} -> tensor<{shape}x{element}>, tensor<{out}x{element}>
  return %r#0, %r#1 : tensor<{shape}x{element}>, tensor<{out}x{element}>
}}
"""


def narrow():
    yield named("matmul", "linalg.matmul", ["3x2048", "2048x5"], "3x5", "f16")
    yield named("matmul_one_column", "linalg.matmul", ["1x2048", "2048x1"], "1x1", "f16")
    yield named("matmul_bf16", "linalg.matmul", ["3x2048", "2048x5"], "3x5", "bf16")
    yield named("batch_matmul", "linalg.batch_matmul", ["2x3x512", "2x512x4"], "2x3x4", "f16")
    yield """func.func @matmul_onto(%a: tensor<3x512xf16>, %b: tensor<512x5xf16>, %c: tensor<3x5xf16>) -> tensor<3x5xf16> {
  %out = linalg.matmul ins(%a, %b : tensor<3x512xf16>, tensor<512x5xf16>) outs(%c : tensor<3x5xf16>) -> tensor<3x5xf16>
  return %out : tensor<3x5xf16>
}
"""
    yield named("convolution", "linalg.conv_2d_nhwc_hwcf", ["1x8x1x512", "3x1x512x4"], "1x6x1x4",
                "f16")
    yield """func.func @pooling(%x: tensor<1x45x45x3xf16>) -> tensor<1x6x6x3xf16> {
  %z = arith.constant 0.0 : f16
  %w = tensor.empty() : tensor<40x40xf16>
  %e = tensor.empty() : tensor<1x6x6x3xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<1x6x6x3xf16>) -> tensor<1x6x6x3xf16>
  %out = linalg.pooling_nhwc_sum ins(%x, %w : tensor<1x45x45x3xf16>, tensor<40x40xf16>) outs(%f : tensor<1x6x6x3xf16>) -> tensor<1x6x6x3xf16>
  return %out : tensor<1x6x6x3xf16>
}
"""
    yield reduction("rows", "3x?x", *ROWS, "f16", out="3x")
    yield reduction("columns", "?x3x", *COLUMNS, "f16", out="3x")
    yield reduction("all", "?x?x", *ALL, "f16")
    scaled = ("%c = arith.constant 2.44140625e-4 : f8E5M2\n    %y = arith.mulf %x, %c : f8E5M2\n   "
              " %r = arith.addf %s, %y : f8E5M2")
    yield reduction("mean_f8", "3x4000x", *ROWS, "f8E5M2", body=scaled, out="3x")
    yield reduction("product", "3x300x", *ROWS, "f16", body="%r = arith.mulf %s, %x : f16",
                    out="3x", start="1.0")
    yield """func.func @softmax(%x: tensor<2x4000xf16>) -> tensor<2x4000xf16> {
  %e = tensor.empty() : tensor<2x4000xf16>
  %out = linalg.softmax dimension(1) ins(%x : tensor<2x4000xf16>) outs(%e : tensor<2x4000xf16>) -> tensor<2x4000xf16>
  return %out : tensor<2x4000xf16>
}
func.func @softmax_f32(%x: tensor<3x1000xf32>) -> tensor<3x1000xf32> {
  %e = tensor.empty() : tensor<3x1000xf32>
  %out = linalg.softmax dimension(1) ins(%x : tensor<3x1000xf32>) outs(%e : tensor<3x1000xf32>) -> tensor<3x1000xf32>
  return %out : tensor<3x1000xf32>
}
func.func @attention(%q: tensor<2x8xf16>, %k: tensor<4096x8xf16>, %v: tensor<4096x8xf16>) -> tensor<2x8xf16> {
  %scale = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<2x8xf16>
  %out = linalg_ext.attention {indexing_maps = [affine_map<(m, k1, k2, n) -> (m, k1)>, affine_map<(m, k1, k2, n) -> (k2, k1)>,
      affine_map<(m, k1, k2, n) -> (k2, n)>, affine_map<(m, k1, k2, n) -> ()>, affine_map<(m, k1, k2, n) -> (m, n)>]}
      ins(%q, %k, %v, %scale : tensor<2x8xf16>, tensor<4096x8xf16>, tensor<4096x8xf16>, f16) outs(%e : tensor<2x8xf16>) {
  ^bb0(%s: f32):
    linalg_ext.yield %s : f32
  } -> tensor<2x8xf16>
  return %out : tensor<2x8xf16>
}
"""
    yield scan("scan_f16", "2x600", "2", 1, "f16")
    yield scan("scan_f16_outer", "600x3", "3", 0, "f16")


def sums():
    yield reduction("rows", "2x?x", *ROWS, "f32", out="2x")
    yield reduction("columns", "?x3x", *COLUMNS, "f32", out="3x")
    yield reduction("all", "?x?x", *ALL, "f32")
    yield reduction("rows_f64", "2x?x", *ROWS, "f64", out="2x")
    yield reduction("softmax_sum", "2x40960x", *ROWS, "f32", out="2x", body="""%m = arith.constant 0.999 : f32
    %d = arith.subf %x, %m : f32
    %y = math.exp %d : f32
    %r = arith.addf %s, %y : f32""")
    yield named("dot", "linalg.dot", ["?", "?"], "", "f32")
    yield named("matmul", "linalg.matmul", ["3x?", "?x5"], "3x5", "f32")
    yield named("matmul_static", "linalg.matmul", ["8x40960", "40960x48"], "8x48", "f32")
    yield named("convolution", "linalg.conv_2d_nhwc_hwcf", ["1x2x2x40960", "1x1x40960x3"],
                "1x2x2x3", "f32")
    yield scan("scan", "2x40960", "2", 1, "f32")
    yield scan("scan_outer", "40960x3", "3", 0, "f32")
    yield """func.func @mean_variance(%x: tensor<2x40960xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 40960.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %s:2 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x40960xf32>) outs(%f, %f : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %q = arith.divf %a, %n : f32
    %t = arith.addf %b, %q : f32
    %u = arith.mulf %a, %a : f32
    %v = arith.addf %c, %u : f32
    linalg.yield %t, %v : f32, f32
  } -> (tensor<2xf32>, tensor<2xf32>)
  return %s#0, %s#1 : tensor<2xf32>, tensor<2xf32>
}
"""


def integers():
    for bits in (8, 16, 32, 64):
        t = f"i{bits}"
        for op in ("addi", "subi", "muli", "divsi", "divui", "floordivsi", "ceildivsi", "ceildivui",
                   "remsi", "remui", "shli", "shrui", "shrsi"):
            yield elementwise(f"{op}_{t}", t, [t, t], f"%r = arith.{op} %x, %y : {t}")
        if bits in (8, 32):
            yield elementwise(f"ipowi_{t}", t, [t, t], f"%r = math.ipowi %x, %y : {t}")
    maps = ", ".join(["affine_map<(i) -> (i)>"] * 4)
    six = "tensor<6xi32>"
    yield f"""func.func @counts(%x: {six}) -> ({six}, {six}, {six}) {{
  %e = tensor.empty() : {six}
  %r:3 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}} ins(%x : {six}) outs(%e, %e, %e : {six}, {six}, {six}) {{
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i32):
    %l = math.ctlz %a : i32
    %t = math.cttz %a : i32
    %m = math.absi %a : i32
    linalg.yield %l, %t, %m : i32, i32, i32
  }} -> ({six}, {six}, {six})
  return %r#0, %r#1, %r#2 : {six}, {six}, {six}
}}
"""


def conversions():
    for source in ("f16", "bf16", "f32", "f64"):
        for bits in (8, 16, 32, 64):
            for sign in "su":
                yield elementwise(f"{source}_to_{sign}{bits}", f"i{bits}", [source],
                                  f"%r = arith.fpto{sign}i %x : {source} to i{bits}")
    for target in ("f16", "f32", "f64"):
        for sign in "su":
            yield elementwise(f"{sign}64_to_{target}", target, ["i64"],
                              f"%r = arith.{sign}itofp %x : i64 to {target}")
    for target in ("bf16", "f8E4M3FN", "f8E5M2"):
        for sign in "su":
            yield elementwise(f"{sign}32_to_{target}", target, ["i32"],
                              f"%r = arith.{sign}itofp %x : i32 to {target}")
    for target in SMALLEST:  # There and back: the host has no such numbers.
        yield elementwise(f"f32_to_{target}", "f32", ["f32"],
                          f"%n = arith.truncf %x : f32 to {target}\n    %r = arith.extf %n : "
                          f"{target} to f32")
    for source in ("f32", "f64"):
        for target in ("f16", "bf16", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ"):
            yield elementwise(f"{source}_to_{target}", target, [source],
                              f"%r = arith.truncf %x : {source} to {target}")


def special():
    for op in ("minimumf", "maximumf", "minnumf", "maxnumf"):
        yield elementwise(op, "f32", ["f32", "f32"], f"%r = arith.{op} %x, %y : f32")
    for name, op, start in (("max_rows", "maximumf", "0xFF800000"),
                            ("min_rows", "minimumf", "0x7F800000")):
        yield reduction(name, "4x4x", *ROWS, "f32", body=f"%r = arith.{op} %s, %x : f32", out="4x",
                        start=start)
    for predicate in ("oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ult", "ule", "ugt",
                      "uge"):
        yield elementwise(f"cmp_{predicate}", "i1", ["f32", "f32"],
                          f"%r = arith.cmpf {predicate}, %x, %y : f32")
    for element in ("f16", "f32", "f64"):
        for op in ("addf", "subf", "mulf", "divf", "remf"):
            yield elementwise(f"{op}_{element}", element, [element, element],
                              f"%r = arith.{op} %x, %y : {element}")
    yield elementwise("fma_f32", "f32", ["f32", "f32"], "%r = math.fma %x, %x, %y : f32")


def orders():
    keys, places = "tensor<2x300xf32>", "tensor<2x300xi32>"
    yield f"""func.func @sort(%k: {keys}, %p: {places}) -> ({keys}, {places}) {{
  %r:2 = linalg_ext.sort dimension(1) outs(%k, %p : {keys}, {places}) {{
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  }} -> {keys}, {places}
  return %r#0, %r#1 : {keys}, {places}
}}
func.func @topk(%x: {keys}) -> (tensor<2x10xf32>, tensor<2x10xi32>) {{
  %v = tensor.empty() : tensor<2x10xf32>
  %p = tensor.empty() : tensor<2x10xi32>
  %r:2 = linalg_ext.topk {{overwrite}} dimension(1) ins(%x : {keys}) outs(%v, %p : tensor<2x10xf32>, tensor<2x10xi32>) {{
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  }} -> tensor<2x10xf32>, tensor<2x10xi32>
  return %r#0, %r#1 : tensor<2x10xf32>, tensor<2x10xi32>
}}
func.func @sort_nan(%k: {keys}, %p: {places}) -> ({keys}, {places}) {{
  %r:2 = linalg_ext.sort dimension(1) outs(%k, %p : {keys}, {places}) {{
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %beyond = arith.cmpf ult, %a, %b : f32
    %number = arith.cmpf ord, %a, %a : f32
    %c = arith.andi %beyond, %number : i1
    linalg_ext.yield %c : i1
  }} -> {keys}, {places}
  return %r#0, %r#1 : {keys}, {places}
}}
func.func @topk_nan(%x: {keys}) -> (tensor<2x10xf32>, tensor<2x10xi32>) {{
  %v = tensor.empty() : tensor<2x10xf32>
  %p = tensor.empty() : tensor<2x10xi32>
  %r:2 = linalg_ext.topk {{overwrite}} dimension(1) ins(%x : {keys}) outs(%v, %p : tensor<2x10xf32>, tensor<2x10xi32>) {{
  ^bb0(%a: f32, %b: f32):
    %beyond = arith.cmpf ugt, %a, %b : f32
    %number = arith.cmpf ord, %b, %b : f32
    %c = arith.andi %beyond, %number : i1
    linalg_ext.yield %c : i1
  }} -> tensor<2x10xf32>, tensor<2x10xi32>
  return %r#0, %r#1 : tensor<2x10xf32>, tensor<2x10xi32>
}}
func.func @argmax(%x: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xi64>) {{
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %v = tensor.empty() : tensor<3xf32>
  %p = tensor.empty() : tensor<3xi64>
  %vf = linalg.fill ins(%low : f32) outs(%v : tensor<3xf32>) -> tensor<3xf32>
  %pf = linalg.fill ins(%zero : i64) outs(%p : tensor<3xi64>) -> tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x4xf32>) outs(%vf, %pf : tensor<3xf32>, tensor<3xi64>) {{
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  }} -> tensor<3xf32>, tensor<3xi64>
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}}
"""


def functions():
    for name, about in FUNCTIONS.items():
        for element in ("f16", "bf16", "f32", "f64"):
            operands = ", ".join(["%x", "%y"][: about.arguments])
            yield elementwise(f"{name}_{element}", element, [element] * about.arguments,
                              f"%r = math.{name} {operands} : {element}")


PROGRAMS = {topic.__name__: "".join(topic())
            for topic in (narrow, sums, integers, conversions, special, orders)}
COMPLEX = {"exp": 1, "expm1": 1, "log": 1, "log1p": 1, "sin": 1, "cos": 1, "tan": 1, "tanh": 1,
           "sqrt": 1, "rsqrt": 1, "mul": 2, "div": 2, "pow": 2, "atan2": 2}


def complex_functions():
    for name, arguments in COMPLEX.items():
        for part in ("f32", "f64"):
            t = f"complex<{part}>"
            yield elementwise(f"{name}_{part}", t, [t] * arguments,
                              f"%r = complex.{name} {', '.join(['%x', '%y'][:arguments])} : {t}")


PROGRAMS["complex"] = "".join(complex_functions())
PROGRAMS["math"] = "".join(functions())
