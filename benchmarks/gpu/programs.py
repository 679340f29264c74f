"""The programs, as MLIR, whose kernels compare.py measures. Sizes are those of its cases."""


def tensor(*sizes_and_element):
    return f"tensor<{'x'.join(map(str, sizes_and_element))}>"


def element(type):
    return type[:-1].split("x")[-1].removeprefix("tensor<")


def function(name, arguments, results, *body):
    """From arguments {name: type} to the results of %r, which the last op of `body` gives."""
    types = ", ".join(results)
    values = ", ".join(f"%r#{i}" for i in range(len(results))) if len(results) > 1 else "%r"
    return "\n".join([f"func.func @{name}({', '.join(f'%{a}: {t}' for a, t in arguments.items())})"
                      f" -> ({types}) {{", *body, f"return {values} : {types}\n}}\n"])


def filled(name, value, type, sizes=""):
    return f"""%{name}_value = arith.constant {value} : {element(type)}
%{name}_room = tensor.empty({sizes}) : {type}
%{name} = linalg.fill ins(%{name}_value : {element(type)}) outs(%{name}_room : {type}) -> {type}"""


def empty(name, type, sizes=""):
    return f"%{name} = tensor.empty({sizes}) : {type}"


def size(name, value, dim, type):
    return f"%c{dim} = arith.constant {dim} : index\n%{name} = tensor.dim %{value}, %c{dim} : {type}"


def op(text, inputs, outs, body=""):
    """%r by an op of inputs and outs {name: type}, with a region if it has a body."""
    operands = " ".join(f"{word}({', '.join('%' + name for name in values)} : "
                        f"{', '.join(values.values())})"
                        for word, values in (("ins", inputs), ("outs", outs)) if values)
    results = f"%r:{len(outs)}" if len(outs) > 1 else "%r"
    region = f" {{\n{body}\n}}" if body else ""
    return f"{results} = {text} {operands}{region} -> {', '.join(outs.values())}"


def generic(loops, places, kinds, inputs, outs, body):
    """`places`: the loops along which each operand lies, as "i, j"."""
    maps = ", ".join(f"affine_map<({loops}) -> ({place})>" for place in places)
    iterators = ", ".join({"p": '"parallel"', "r": '"reduction"'}[kind] for kind in kinds)
    return op(f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}}",
              inputs, outs, body)


def named(name, text):
    """The same op with another name for its result."""
    return text.replace("%r", f"%{name}", 1)


def summed(name, text, shapes, result, kind="f16", border=None):
    """An op that adds to its outs, to zeros; `border`: zeros around the first operand."""
    arguments = {argument: tensor(*shape, kind) for argument, shape in shapes.items()}
    out, operands, padding = tensor(*result, kind), dict(arguments), []
    if border:
        first, shape = next(iter(shapes.items()))
        wide = tensor(*(size + 2 * more for size, more in zip(shape, border)), kind)
        places = ", ".join(f"%i{dim}: index" for dim in range(len(shape)))
        padding = [f"""%border = arith.constant 0.0 : {kind}
%p = tensor.pad %{first} low{border} high{border} {{
^bb0({places}):
  tensor.yield %border : {kind}
}} : {arguments[first]} to {wide}"""]
        operands = {"p": wide, **{a: t for a, t in arguments.items() if a != first}}
    return function(name, arguments, [out], *padding, filled("f", 0.0, out),
                    op(text, operands, {"f": out}))


def rows():
    """Softmax, sums, layer norm, gelu, a transpose."""
    x, wide = tensor(4096, 4096, "f16"), tensor(8192, 8192, "f16")
    row, row32 = tensor(8192, "f16"), tensor(8192, "f32")

    def reduce(source, out, dim):
        kind = element(source)
        return (f"%r = linalg.reduce ins(%x : {source}) outs(%f : {out}) dimensions = [{dim}]\n"
                f"(%a: {kind}, %b: {kind}) "
                f"{{ %s = arith.addf %a, %b : {kind} linalg.yield %s : {kind} }}")

    yield function("softmax", {"x": x}, [x], empty("e", x),
                   op("linalg.softmax dimension(1)", {"x": x}, {"e": x}))
    yield function("rowsum", {"x": wide}, [row], filled("f", 0.0, row), reduce(wide, row, 1))
    any, some = tensor("?", "?", "f16"), tensor("?", "f16")
    yield function("rowsum_dyn", {"x": any}, [some], size("n", "x", 0, any),
                   filled("f", 0.0, some, "%n"), reduce(any, some, 1))
    long, one = tensor(1 << 26, "f32"), "tensor<f32>"
    yield function("fullsum", {"x": long}, [one], filled("f", 0.0, one), reduce(long, one, 0))
    big = tensor(1 << 26, "f16")
    yield function("gelu", {"x": big}, [big], empty("e", big),
                   generic("i", ["i", "i"], "p", {"x": big}, {"e": big}, """
^bb0(%h: f16, %o: f16):
  %a = arith.extf %h : f16 to f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %k = arith.constant 0.70710678118654752 : f32
  %s = arith.mulf %a, %k : f32
  %t = math.erf %s : f32
  %u = arith.addf %t, %one : f32
  %v = arith.mulf %a, %half : f32
  %w = arith.mulf %u, %v : f32
  %q = arith.truncf %w : f32 to f16
  linalg.yield %q : f16"""))
    total = generic("i, j", ["i, j", "i"], "pr", {"x": wide}, {"f": row32}, """
^bb0(%h: f16, %o: f32):
  %a = arith.extf %h : f16 to f32
  %t = arith.addf %o, %a : f32
  linalg.yield %t : f32""")
    spread = generic("i, j", ["i, j", "i", "i"], "pr", {"x": wide, "s": row32}, {"f": row32}, """
^bb0(%h: f16, %m: f32, %o: f32):
  %n = arith.constant 1.220703125e-04 : f32
  %a = arith.extf %h : f16 to f32
  %mean = arith.mulf %m, %n : f32
  %d = arith.subf %a, %mean : f32
  %d2 = arith.mulf %d, %d : f32
  %t = arith.addf %o, %d2 : f32
  linalg.yield %t : f32""")
    scaled = generic("i, j", ["i, j", "i", "i", "j", "j", "i, j"], "pp",
                     {"x": wide, "s": row32, "v": row32, "g": row, "b": row}, {"e": wide}, """
^bb0(%h: f16, %m: f32, %vv: f32, %gg: f16, %bb: f16, %o: f16):
  %n = arith.constant 1.220703125e-04 : f32
  %eps = arith.constant 1.0e-05 : f32
  %a = arith.extf %h : f16 to f32
  %mean = arith.mulf %m, %n : f32
  %var = arith.mulf %vv, %n : f32
  %d = arith.subf %a, %mean : f32
  %ve = arith.addf %var, %eps : f32
  %rs = math.rsqrt %ve : f32
  %dn = arith.mulf %d, %rs : f32
  %ga = arith.extf %gg : f16 to f32
  %ba = arith.extf %bb : f16 to f32
  %p = arith.mulf %dn, %ga : f32
  %q = arith.addf %p, %ba : f32
  %w = arith.truncf %q : f32 to f16
  linalg.yield %w : f16""")
    yield function("layernorm", {"x": wide, "g": row, "b": row}, [wide], filled("f", 0.0, row32),
                   named("s", total), named("v", spread), empty("e", wide), scaled)
    turned = tensor(8192, 8192, "f32")
    yield function("transpose", {"x": turned}, [turned], empty("e", turned),
                   f"%r = linalg.transpose ins(%x : {turned}) outs(%e : {turned}) "
                   "permutation = [1, 0]")


def products():
    square = {"a": (4096, 4096), "b": (4096, 4096)}
    yield summed("matmul", "linalg.matmul", square, (4096, 4096))
    yield summed("matmul_f32", "linalg.matmul", square, (4096, 4096), "f32")
    for m, n, k in [(49, 2048, 512), (49, 512, 2048)] + [(m, *rest) for m in (128, 512)
            for rest in ((768, 768), (3072, 768), (768, 3072))]:
        yield summed(f"product_{m}x{n}x{k}", "linalg.matmul", {"a": (m, k), "b": (k, n)}, (m, n))
    # Of f16 with sums of f32, rows of the weights being columns.
    terms = """
^bb0(%h: f16, %k: f16, %o: f32):
  %h32 = arith.extf %h : f16 to f32
  %k32 = arith.extf %k : f16 to f32
  %p = arith.mulf %h32, %k32 : f32
  %t = arith.addf %o, %p : f32
  linalg.yield %t : f32"""
    rounded = """
^bb0(%h: f32, %o: f16):
  %t = arith.truncf %h : f32 to f16
  linalg.yield %t : f16"""
    gated = """
^bb0(%h: f32, %g: f16, %o: f16):
  %one = arith.constant 1.0 : f32
  %n = arith.negf %h : f32
  %p = math.exp %n : f32
  %d = arith.addf %p, %one : f32
  %silu = arith.divf %h, %d : f32
  %t = arith.truncf %silu : f32 to f16
  %u = arith.mulf %t, %g : f16
  linalg.yield %u : f16"""
    w, vector, row = tensor(14336, 4096, "f16"), tensor(4096, "f16"), tensor(14336, "f16")
    sums = tensor(14336, "f32")
    dot = generic("i, j", ["j", "i, j", "i"], "pr", {"x": vector, "w": w}, {"f": sums}, terms)
    yield function("gemv", {"x": vector, "w": w}, [row], filled("f", 0.0, sums), named("s", dot),
                   empty("e", row), generic("i", ["i"] * 2, "p", {"s": sums}, {"e": row}, rounded))
    a, out, sums = tensor("?", 4096, "f16"), tensor("?", 14336, "f16"), tensor("?", 14336, "f32")
    dot = generic("i, j, k", ["i, k", "j, k", "i, j"], "ppr", {"a": a, "w": w}, {"f": sums}, terms)
    for name, gate, body in ("matmul_dynamic", {}, rounded), ("matmul_gated", {"gate": out}, gated):
        yield function(name, {"a": a, "w": w, **gate}, [out], size("m", "a", 0, a),
                       filled("f", 0.0, sums, "%m"), named("s", dot), empty("e", out, "%m"),
                       generic("i, j", ["i, j"] * (2 + len(gate)), "pp", {"s": sums, **gate},
                               {"e": out}, body))


def narrow_products():
    """Of elements of 8 bits that lie along k; floats are rounded to f16."""
    for m, n, k in (4096, 4096, 4096), (16, 14336, 4096):
        for name, kind, wide, narrow, suffix, extend in (
                ("fp8", "f8E4M3FN", "f32", "f16", "f", "arith.extf"),
                ("int8", "i8", "i32", "i32", "i", "arith.extsi")):
            a, b = tensor(m, k, kind), tensor(n, k, kind)
            sums, out = tensor(m, n, wide), tensor(m, n, narrow)
            terms = f"""
^bb0(%h: {kind}, %k: {kind}, %o: {wide}):
  %hw = {extend} %h : {kind} to {wide}
  %kw = {extend} %k : {kind} to {wide}
  %p = arith.mul{suffix} %hw, %kw : {wide}
  %t = arith.add{suffix} %o, %p : {wide}
  linalg.yield %t : {wide}"""
            dot = generic("i, j, k", ["i, k", "j, k", "i, j"], "ppr", {"a": a, "b": b},
                          {"f": sums}, terms)
            rounded = [named("s", dot), empty("e", out),
                       generic("i, j", ["i, j"] * 2, "pp", {"s": sums}, {"e": out}, """
^bb0(%h: f32, %o: f16):
  %t = arith.truncf %h : f32 to f16
  linalg.yield %t : f16""")]
            yield function(f"{name}_{m}", {"a": a, "b": b}, [out],
                           filled("f", "0.0" if suffix == "f" else 0, sums),
                           *(rounded if wide != narrow else [dot]))


def convolutions():
    channels_last = "linalg.conv_2d_nhwc_hwcf {{strides = dense<{}> : tensor<2xi64>}}".format
    image = (64, 56, 56, 64)
    yield summed("conv3x3", channels_last(1), {"x": image, "w": (3, 3, 64, 64)}, image,
                 border=[0, 1, 1, 0])
    yield summed("conv1x1", channels_last(1), {"x": (64, 56, 56, 256), "w": (1, 1, 256, 64)}, image)
    yield summed("conv1x1_wide", channels_last(1), {"x": image, "w": (1, 1, 64, 256)},
                 (64, 56, 56, 256))
    yield summed("depthwise",
                 "linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>}",
                 {"x": (64, 56, 56, 144), "w": (3, 3, 144)}, (64, 56, 56, 144),
                 border=[0, 1, 1, 0])
    yield summed("first_layer", channels_last(2), {"x": (8, 224, 224, 3), "w": (7, 7, 3, 64)},
                 (8, 112, 112, 64), border=[0, 3, 3, 0])
    yield summed("conv3x3_f32", "linalg.conv_2d_nchw_fchw",
                 {"x": (1, 128, 28, 28), "w": (128, 128, 3, 3)}, (1, 128, 28, 28), "f32",
                 border=[0, 0, 1, 1])


def attentions():
    causal = """^bb0(%score: f32):
  %row = linalg_ext.index 2 : index
  %key = linalg_ext.index 4 : index
  %keep = arith.cmpi ule, %key, %row : index
  %removed = arith.constant 0xFF800000 : f32
  %s = arith.select %keep, %score, %removed : f32
  linalg_ext.yield %s : f32"""
    large, small = tensor(4, 32, 4096, 128, "f16"), tensor(32, 1024, 64, "f32")
    for name, type, scale, body in (("attention", large, 0.08838834764831845, ""),
                                    ("attention_causal", large, 0.08838834764831845, causal),
                                    ("attention_f32", small, 0.125, "")):
        arguments = {"q": type, "k": type, "v": type}
        yield function(name, arguments, [type], f"%scale = arith.constant {scale} : f32",
                       empty("e", type), op("linalg_ext.attention", {**arguments, "scale": "f32"},
                                            {"e": type}, body))


def orders():
    """Sorts, top-k, running sums, where the largest is."""
    def compared(predicate, kind, more=""):
        return (f"^bb0(%a: {kind}, %b: {kind}{more}):\n  %c = arith.cmpf {predicate}, %a, %b : "
                f"{kind}\n  linalg_ext.yield %c : i1")
    for name, shape in (("sort_rows", (4096, 4096)), ("sort_short_rows", (16384, 1000)),
                        ("sort_million", (1 << 20,)), ("sort_long", (1 << 24,))):
        both = {"x": tensor(*shape, "f32"), "ids": tensor(*shape, "i64")}
        yield function(name, both, both.values(),
                       op(f"linalg_ext.sort dimension({len(shape) - 1})", {}, both,
                          compared("olt", "f32", ", %i: i64, %j: i64")))
    for name, rows, columns, k, kind, index in (("topk_one", 1, 131072, 4, "f16", "i64"),
                                                ("topk_vocabulary", 64, 151936, 8, "f16", "i32"),
                                                ("topk_rows", 4096, 32000, 50, "f32", "i64")):
        x, outs = tensor(rows, columns, kind), {"v": tensor(rows, k, kind),
                                                "i": tensor(rows, k, index)}
        yield function(name, {"x": x}, outs.values(), *(empty(*out) for out in outs.items()),
                       op("linalg_ext.topk {overwrite} dimension(1)", {"x": x}, outs,
                          compared("ogt", kind)))
    for name, shape, dim in (("cumsum_rows", (4096, 4096), 1), ("cumsum_columns", (4096, 4096), 0),
                             ("cumsum_long", (1 << 24,), 0)):
        x, last = tensor(*shape, "f32"), tensor(*shape[1:], "f32")
        scan = op(f"linalg_ext.scan dimension({dim}) inclusive(true)", {"x": x},
                  {"e": x, "f": last},
                  "^bb0(%a: f32, %b: f32):\n  %c = arith.addf %a, %b : f32\n"
                  "  linalg_ext.yield %c : f32")
        yield function(name, {"x": x}, [x], empty("e", x), filled("f", 0.0, last),
                       named("s", scan), f"%r = tensor.cast %s#0 : {x} to {x}")
    for name, rows, columns in ("argmax_rows", 4096, 32000), ("argmax_long", 1, 1 << 26):
        x, best, place = (tensor(rows, columns, "f32"), tensor(rows, "f32"), tensor(rows, "i64"))
        search = op("linalg_ext.arg_compare dimension(1)", {"x": x}, {"g": best, "h": place},
                    compared("ogt", "f32"))
        yield function(name, {"x": x}, [place], filled("g", "0xFF800000", best),
                       filled("h", 0, place), named("s", search),
                       f"%r = tensor.cast %s#1 : {place} to {place}")


def text():
    return "".join(part for family in (rows, products, narrow_products, convolutions,
                                      attentions, orders)
                   for part in family())
