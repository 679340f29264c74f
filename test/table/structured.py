#===- structured.py - the linalg dialect ---------------------------------===#
# Contractions, convolutions and poolings are sums over subscripts that their names say
# ("nhwc_hwcf"), here by NumPy's einsum; numbers are small enough for every sum to be exact.
# Elementwise ones are what scalars.py says.
#===----------------------------------------------------------------------===#
import re

import numpy as np
import scalars
from cells import Expected, floats, integers
from complexes import Near, near
from kinds import COMPLEX, FLOATS, INTEGERS, KINDS, awkward, decode, encode
from scalars import INTEGER_BINARY, extreme
from whole import EVERY, Whole, dims, moved, scalar_of, values_of

NUMBERS = [*INTEGERS.values(), *FLOATS.values(), *COMPLEX.values()]
SIZES = dict(b=2, m=5, n=3, k=4, c=3, f=4, g=2, M=2, N=3, K=2, x=4, y=3, z=2, w=2, t=2, p=2, q=2,
             r=2)
CONTRACTIONS = {  # left, right, result
    "dot": "m,m->", "matvec": "mk,k->m", "vecmat": "k,kn->n", "matmul": "mk,kn->mn",
    "batch_matmul": "bmk,bkn->bmn",
    "batch_matvec": "bmk,bk->bm", "batch_vecmat": "bk,bkn->bn",
    "batch_reduce_matmul": "bmk,bkn->mn", "mmt4d": "MKxz,NKyz->MNxy",
    "batch_mmt4d": "bMKxz,bNKyz->bMNxy", "contract": "mk,kn->mn",
}
# Operands narrower than the result.
MIXED = [tuple(KINDS[k] for k in row.split()) for row in (
    "i8 i8 i32", "i4 i4 i32", "i8 i8 i16", "i16 i16 i64", "i8 i16 i32", "i7 i7 i33", "f16 f16 f32",
    "bf16 bf16 f32", "f32 f32 f64",
    "f8E4M3FN f8E4M3FN f32", "f8E5M2 f8E5M2 f16", "f8E4M3FN f8E5M2 f32",
    "f8E4M3FNUZ f8E4M3FNUZ bf16", "f4E2M1FN f4E2M1FN f32",
    "f6E2M3FN f6E3M2FN f32", "i8 f32 f32",
)]
MIXED_OPS = ("dot", "matmul", "batch_matmul", "contract", "mmt4d", "matvec", "conv_2d_nhwc_hwcf",
             "conv_2d_nchw_fchw", "depthwise_conv_2d_nhwc_hwc", "conv_1d")


def small(kind, shape, seed):
    """Bits of small numbers, and the numbers."""
    draw = np.random.default_rng([seed, *shape])
    if kind.family == "complex":
        values = draw.integers(-1, 3, shape) + 1j * draw.integers(-1, 2, shape)
    elif kind.special == "e8m0":
        values = np.exp2(draw.integers(0, 2, shape))
    else:
        values = draw.integers(-1, 2 if kind.bits <= 8 else 4, shape)
    bits = encode(kind, values.astype(object) if kind.family == "int" else values.astype(float)
                  if kind.family == "float" else values)
    return np.asarray(bits), values_from(kind, np.asarray(bits))


def values_from(kind, bits):
    if kind.family == "complex":
        return bits.astype(np.complex128)
    if kind.family == "float":
        return decode(kind, bits)
    high = 1 << (kind.bits - 1)
    return ((bits.astype(np.int64) & (2 * high - 1) ^ high) - high if 1 < kind.bits < 64
            else bits.astype(np.int64))


def summed(kind, values):
    """The Expected of exact sums; of one bit a sum is an or. f8E8M0FNU rounds nearly every sum, in
    an order that is open."""
    flat = np.ravel(values)
    if kind.family == "complex":
        return Near(kind, values=flat.astype(np.clongdouble), error=2)
    if kind.family == "float":
        bits = encode(kind, np.asarray(flat, float))
        return Expected(kind, bits, defined=(decode(kind, bits) == flat) & (kind.special != "e8m0"),
                        either_zero=True)
    if kind.bits == 1:
        return Expected(kind, (flat != 0).astype(np.uint8))
    return Expected(kind, np.array([int(v) & (1 << kind.bits) - 1 for v in flat], kind.raw))


def tensor_of(kind, shape):
    return f"tensor<{dims(shape)}{kind.name}>"


def structured(name, types, kinds, shapes, values_to_result, attributes="", extra=("", "")):
    """linalg.NAME of two inputs into an init that is an argument; `extra`: operands and their types
    after the two."""
    bits, values = zip(*(small(k, s, i) for i, (k, s) in enumerate(zip(kinds, shapes))))
    t = [tensor_of(k, s) for k, s in zip(kinds, shapes)]
    body = (f"{extra[2] if len(extra) > 2 else ''}%r0 = linalg.{name} {attributes} ins(%t0, "
            f"%t1{extra[0]} : {t[0]}, {t[1]}{extra[1]}) outs(%t2 : {t[2]}) -> {t[2]}")
    return Whole(f"linalg.{name}", types, body, list(zip(kinds, bits)),
                 [summed(kinds[2], values_to_result(*values))], [shapes[2]])


def choices(name):
    """(types, three kinds) that an operation is asked for."""
    for kind in NUMBERS:
        yield kind.name, [kind] * 3
    for row in MIXED if name in MIXED_OPS else ():
        yield " ".join(k.name for k in row), list(row)


def contractions():
    for name, subscripts in CONTRACTIONS.items():
        parts = re.split(",|->", subscripts)
        shapes = [tuple(SIZES[c] for c in part) for part in parts]
        attributes = ""
        if name == "contract":
            maps = ", ".join(f"affine_map<(m, n, k) -> ({', '.join(part)})>" for part in parts)
            attributes = f"indexing_maps = [{maps}]"
        for types, kinds in choices(name):
            yield structured(name, types, kinds,
                             shapes, lambda a, b, c, s=subscripts: np.einsum(s, wide(a), wide(b))
                             + wide(c), attributes)
    unsigned = lambda a: wide(a) % 256
    i8, i32 = INTEGERS["i8"], INTEGERS["i32"]
    yield structured("matmul", "i8 i8 i32 unsigned", [i8, i8, i32],
                     [(5, 4), (4, 3), (5, 3)], lambda a, b, c: unsigned(a) @ unsigned(b) + c,
                     "{cast = #linalg.type_fn<cast_unsigned>}")
    for name, subscripts in (("quantized_matmul", "mk,kn->mn"),
                             ("quantized_batch_matmul", "bmk,bkn->bmn")):
        shapes = [tuple(SIZES[c] for c in part) for part in re.split(",|->", subscripts)]
        for types, kinds in quantized_choices():
            yield structured(name, types, kinds,
                             shapes, lambda a, b, c, s=subscripts: np.einsum(s, wide(a) - 1,
                                     wide(b) + 2) + wide(c), extra=zero_points())


def wide(a):
    return a.astype(np.int64) if a.dtype.kind in "iub" else a


def quantized_choices():
    for row in ("i8 i8 i32", "i4 i4 i32", "i16 i16 i32", "i8 i8 i16"):
        yield row, [KINDS[k] for k in row.split()]


def zero_points():
    return (", %za, %zb", ", i32, i32",
            "%za = arith.constant 1 : i32\n%zb = arith.constant -2 : i32\n")


KERNEL = {"d": "r", "h": "p", "w": "q"}


def windows(x, letters, strided):
    """A tensor whose spatial dimensions are split in position of the result and of the kernel, and
    its subscripts."""
    subscripts = ""
    for letter in letters:
        subscripts += letter
        if letter in KERNEL:
            at = len(subscripts) - 1
            positions = (np.arange(3)[:, None] * (2 if strided else 1) + np.arange(2)[None, :]
                         * (2 if strided else 1))
            x = np.take(x, positions, axis=at)
            subscripts += KERNEL[letter]
    return x, subscripts


def size_in(letters, strided, kernel=False):
    space = 2 if kernel else (7 if strided else 4)
    return tuple(space if c in KERNEL else {"n": 2, "c": 3, "f": 4, "g": 2, "m": 2}[c]
                 for c in letters)


def convolutions():
    rows = [("conv_1d", "w", "w", "w"), ("conv_2d", "hw", "hw", "hw"),
            ("conv_3d", "dhw", "dhw", "dhw")]
    for name in ("1d_ncw_fcw 1d_nwc_wcf 2d_nchw_fchw 2d_nchw_fchw_q 2d_ngchw_fgchw 2d_ngchw_gfchw "
                 "2d_ngchw_gfchw_q 2d_nhwc_fhwc 2d_nhwc_fhwc_q "
                 "2d_nhwc_hwcf 2d_nhwc_hwcf_q 2d_nhwgc_gfhwc 2d_nhwgc_gfhwc_q 3d_ncdhw_fcdhw "
                 "3d_ndhwc_dhwcf 3d_ndhwc_dhwcf_q").split():
        _, source, kernel = name.replace("_q", "").split("_")
        rows.append((f"conv_{name}", source, kernel, source.replace("c", "f")))
    for name in ("1d_ncw_cw 1d_nwc_wc 1d_nwc_wcm 2d_nchw_chw 2d_nhwc_hwc 2d_nhwc_hwc_q "
                 "2d_nhwc_hwcm 2d_nhwc_hwcm_q 3d_ncdhw_cdhw 3d_ndhwc_dhwc "
                 "3d_ndhwc_dhwcm").split():
        _, source, kernel = name.replace("_q", "").split("_")
        rows.append((f"depthwise_conv_{name}", source, kernel, source + "m" * kernel.endswith("m")))
    for name, source, kernel, result in rows:
        strided, quantized = "n" in source, name.endswith("_q")
        shapes = [size_in(source, strided), size_in(kernel, strided, True),
                  tuple(3 if c in KERNEL else s for c, s in zip(result, size_in(result, strided)))]
        attributes = step_attributes(sum(c in KERNEL for c in source)) if strided else ""
        inside = "".join(KERNEL.get(c, c) for c in kernel)

        def result_of(x, k, init, source=source, strided=strided, inside=inside, result=result,
                      quantized=quantized):
            x, k = (wide(x) - 1, wide(k) + 2) if quantized else (wide(x), wide(k))
            x, subscripts = windows(x, source, strided)
            return np.einsum(f"{subscripts},{inside}->{result}", x, k) + wide(init)

        for types, kinds in quantized_choices() if quantized else choices(name):
            yield structured(name, types, kinds, shapes, result_of, attributes, zero_points()
                             if quantized else ("", ""))


def step_attributes(rank):
    return f"{{dilations = dense<2> : tensor<{rank}xi64>, strides = dense<2> : tensor<{rank}xi64>}}"


def poolings():
    names = ("nchw_max nchw_sum ncw_max ncw_sum ndhwc_max ndhwc_min ndhwc_sum nhwc_max "
             "nhwc_max_unsigned nhwc_min nhwc_min_unsigned nhwc_sum "
             "nwc_max nwc_max_unsigned nwc_min nwc_min_unsigned nwc_sum").split()
    for name in names:
        layout, how, *unsigned = name.split("_")
        rank = sum(c in KERNEL for c in layout)
        shapes = [size_in(layout, True), (2,) * rank,
                  tuple(3 if c in KERNEL else s for c, s in zip(layout, size_in(layout, True)))]

        def result_of(x, _, init, layout=layout, how=how, shape=shapes[2]):
            x, subscripts = windows(x, layout, True)
            axes = tuple(i for i, c in enumerate(subscripts) if c in KERNEL.values())
            if how == "sum":
                return wide(x).sum(axes) + wide(init)
            return np.maximum(x.max(axes), init) if how == "max" else np.minimum(x.min(axes), init)

        kinds = [k for k in NUMBERS if (k.family != "complex" or how == "sum")
                 and (k.family == "int" and k.bits > 1 or not unsigned)]
        for kind in kinds:
            bits, values = zip(*(small(kind, s, i) for i, s in enumerate(shapes)))
            if (unsigned or kind.bits == 1) and kind.family == "int":
                values = [b.astype(np.uint64) for b in bits]
                if kind.bits == 1 and not unsigned and how != "sum":
                    values = [-b.astype(np.int64) for b in bits]
            t = [tensor_of(kind, s) for s in shapes]
            body = (f"%k = tensor.empty() : {t[1]}\n%r0 = linalg.pooling_{name} "
                    f"{step_attributes(rank)} ins(%t0, %k : {t[0]}, {t[1]}) outs(%t1 : {t[2]}) -> "
                    f"{t[2]}")
            yield Whole(f"linalg.pooling_{name}", kind.name, body,
                        [(kind, bits[0]), (kind, bits[2])], [summed(kind, result_of(*values))],
                        [shapes[2]])


def error_of(table, name):
    found = table[name]
    return found if isinstance(found, tuple) else (found, None)


FLOAT_ONE = {
    **{n: error_of(scalars.FLOAT_UNARY, {"abs": "absf"}.get(n, n))
       for n in ("abs", "ceil", "erf", "exp", "floor", "log", "round", "rsqrt", "sqrt", "tanh")},
    "negf": (np.negative, None), "reciprocal": (lambda x: 1 / x, None),
    "square": (lambda x: x * x, None),
}
FLOAT_TWO = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide,
             "max": extreme(np.fmax, True), "min": extreme(np.fmin, True)}
WHOLE_TWO = {"add": "addi", "sub": "subi", "mul": "muli", "div": "divsi", "div_unsigned": "divui",
             "max": "maxsi", "min": "minsi"}
ELEMENTWISE_NAMES = {"max": "max_signed", "min": "min_signed"}


def elementwise():
    X = (5, 7)
    for kind in NUMBERS:
        x, y = values_of(kind, X), values_of(kind, X, 5)
        t = tensor_of(kind, X)

        def both(name, count, expect, kind=kind, x=x, y=y, t=t):
            """The operation by its own name, and as linalg.elementwise."""
            ins = (f"ins({', '.join(f'%t{i}' for i in range(count))} : {', '.join([t] * count)}) "
                   f"outs(%e : {t}) -> {t}")
            arguments = [(kind, x), (kind, y)][:count]
            expected = expect(*(np.ravel(bits) for _, bits in arguments))
            empty = f"%e = tensor.empty() : {t}\n"
            yield Whole(f"linalg.{name}", kind.name, f"{empty}%r0 = linalg.{name} {ins}", arguments,
                        expected, [X])
            same = (f"{empty}%r0 = linalg.elementwise "
                    f"kind=#linalg.elementwise_kind<{ELEMENTWISE_NAMES.get(name, name)}> {ins}")
            yield Whole("linalg.elementwise", f"{name} {kind.name}", same, arguments, expected, [X])

        if kind.family == "float":
            for name, (f, error) in FLOAT_ONE.items():
                yield from both(name, 1, floats([kind], [kind], f, error))
            for name, f in FLOAT_TWO.items():
                yield from both(name, 2,
                                floats([kind] * 2, [kind], f, on_gpus={"either_zero": True}
                                       if name in ("max", "min") else {}))
            yield from both("powf", 2,
                            floats([kind] * 2, [kind], np.power, 8,
                                   on_gpus=scalars.gpu_error("powf", kind)))
        elif kind.family == "int":
            for name, f in WHOLE_TWO.items():
                f = INTEGER_BINARY[{"add": "ori", "mul": "andi"}.get(name, f) if kind.bits == 1
                                   else f]
                # Upstream has these of one bit not.
                if kind.bits > 1 or name not in ("sub", "div", "div_unsigned"):
                    yield from both(name, 2,
                                    integers([kind], lambda a, b, f=f, w=kind.bits: f(a, b, w)))
        else:
            small_bits = [small(kind, X, i)[0] for i in (1, 2)]
            for name, f in (("add", np.add), ("sub", np.subtract), ("mul", np.multiply),
                            ("div", np.divide)):
                expected = near(kind, f, 8)(*(np.ravel(b) for b in small_bits))
                body = (f"%e = tensor.empty() : {t}\n%r0 = linalg.{name} ins(%t0, %t1 : {t}, {t}) "
                        f"outs(%e : {t}) -> {t}")
                yield Whole(f"linalg.{name}", kind.name, body, [(kind, b) for b in small_bits],
                            expected, [X])


def moves():
    i1, i64 = INTEGERS["i1"], INTEGERS["i64"]
    X = (5, 7)
    for kind in EVERY:
        t, k = tensor_of(kind, X), kind.name
        x, y, v = values_of(kind, X), values_of(kind, X, 5), values_of(kind, (7,), 1)
        empty = f"%e = tensor.empty() : {t}\n"

        def move(name, body, result, arguments=None, types="", kind=kind, x=x):
            return Whole(f"linalg.{name}", types or kind.name, body, arguments or [(kind, x)],
                         [moved(kind, result)], [result.shape])

        yield move("copy", f"{empty}%r0 = linalg.copy ins(%t0 : {t}) outs(%e : {t}) -> {t}", x)
        scalar = scalar_of(kind, v, "%t0")
        yield move("fill", f"{scalar}{empty}%r0 = linalg.fill ins(%s : {k}) outs(%e : {t}) -> {t}",
                   np.full(X, v[0]), [(kind, v)])
        yield move("broadcast", f"{empty}%r0 = linalg.broadcast ins(%t0 : tensor<7x{k}>) outs(%e : "
                                f"{t}) dimensions = [0]", np.broadcast_to(v, X), [(kind, v)])
        T = f"tensor<7x5x{k}>"
        yield move("transpose", f"%e = tensor.empty() : {T}\n%r0 = linalg.transpose ins(%t0 : {t}) "
                                f"outs(%e : {T}) permutation = [1, 0]", x.T)
        condition = np.arange(35).reshape(X) % 3 == 0
        arguments = [(i1, condition.astype(np.uint8)), (kind, x), (kind, y)]
        ins = f"ins(%t0, %t1, %t2 : tensor<5x7xi1>, {t}, {t}) outs(%e : {t}) -> {t}"
        if kind.name != "index":
            yield move("select", f"{empty}%r0 = linalg.select {ins}", np.where(condition, x, y),
                       arguments)
            yield move("elementwise", f"{empty}%r0 = linalg.elementwise "
                                      f"kind=#linalg.elementwise_kind<select> {ins}",
                       np.where(condition, x, y), arguments, f"select {k}")
        pair = [(kind, x), (i1, condition.astype(np.uint8))]
        block = f"(%a: {k}, %c: i1, %o: {k})"
        yield move("map", f"%r0 = linalg.map ins(%t0, %t1 : {t}, tensor<5x7xi1>) outs(%t2 : {t})\n "
                          f" {block} {{\n    %z = arith.select %c, %a, %a : {k}\n    linalg.yield "
                          f"%z : {k}\n  }}", x, [*pair, (kind, y)])
        maps = "affine_map<(i, j) -> (i, j)>"
        for name in ("generic", "yield"):
            yield move(name, f"%r0 = linalg.generic {{indexing_maps = [{maps}, {maps}, {maps}], "
                             f"iterator_types = [\"parallel\", \"parallel\"]}} "
                       f"ins(%t0, %t1 : {t}, tensor<5x7xi1>) outs(%t2 : {t}) {{\n^bb0{block}:\n  "
                       f"%z = arith.select %c, %a, %o : {k}\n  linalg.yield %z : {k}\n}} -> {t}",
                       np.where(condition, x, y), [*pair, (kind, y)])
        last = "affine_map<(i, j) -> (i)>"
        body = (f"{scalar_of(kind, x[0, :1], '%row')}%e = tensor.empty() : tensor<5x{k}>\n%c6 = "
                f"arith.constant 6 : index\n"
                f"%f = linalg.fill ins(%s : {k}) outs(%e : tensor<5x{k}>) -> tensor<5x{k}>\n"
                f"%r0 = linalg.generic {{indexing_maps = [{maps}, {last}], iterator_types = "
                f"[\"parallel\", \"reduction\"]}} ins(%t0 : {t}) outs(%f : tensor<5x{k}>) {{\n"
                f"^bb0(%a: {k}, %o: {k}):\n  %j = linalg.index 1 : index\n  %c = arith.cmpi eq, %j,"
                f" %c6 : index\n  %z = arith.select %c, %a, %o : {k}\n"
                f"  linalg.yield %z : {k}\n}} -> tensor<5x{k}>")
        if kind.family != "complex":
            body = (f"%row = tensor.extract_slice %t0[0, 0] [1, 1] [1, 1] : {t} to tensor<1x{k}>\n"
                    + body)
        yield move("index", body, x[:, 6])
        packed = np.full((2, 4, 3, 2), v[0], x.dtype)
        for i in range(5):
            for j in range(7):
                packed[i // 3, j // 2, i % 3, j % 2] = x[i, j]
        P = f"tensor<2x4x3x2x{k}>"
        inner = "inner_dims_pos = [0, 1] inner_tiles = [3, 2]"
        pad = scalar_of(kind, v, "%t1") + f"%e = tensor.empty() : {P}\n"
        yield move("pack", f"{pad}%r0 = linalg.pack %t0 padding_value(%s : {k}) {inner} into %e : "
                           f"{t} -> {P}", packed, [(kind, x), (kind, v)])
        yield move("unpack", f"{empty}%r0 = linalg.unpack %t0 {inner} into %e : {P} -> {t}", x,
                   [(kind, packed)])


def reductions():
    X = (5, 7)
    for kind in NUMBERS:
        bits, values = small(kind, X, 1)
        init_bits, init = small(kind, (5,), 2)
        add = {"int": "arith.addi" if kind.bits > 1 else "arith.ori", "float": "arith.addf",
               "complex": "complex.add"}[kind.family]
        k, t = kind.name, tensor_of(kind, X)
        body = (f"%r0 = linalg.reduce ins(%t0 : {t}) outs(%t1 : tensor<5x{k}>) dimensions = [1]\n  "
                f"(%a: {k}, %o: {k}) {{\n    %z = {add} %a, %o : {k}\n    linalg.yield %z : {k}\n  "
                f"}}")
        yield Whole("linalg.reduce", k, body, [(kind, bits), (kind, init_bits)],
                    [summed(kind, wide(values).sum(1) + wide(init))], [(5,)])
    for kind in FLOATS.values():
        bits = (encode(kind, np.resize([0.5, 1.0, -1.0, 2.0, 3.0, 0.25, -2.0, 1.5], X))
                if kind.special != "e8m0" else small(kind, X, 1)[0])
        values = decode(kind, bits).astype(np.longdouble)
        shares = np.exp(values - values.max(1, keepdims=True))
        shares = np.ravel(shares / shares.sum(1, keepdims=True))
        t = tensor_of(kind, X)
        unit = kind if kind.name == "f64" else FLOATS["f32"]
        expected = (Expected(kind, values=shares, error=12, unit=unit) if kind.bits > 16
                    else Expected(kind, values=shares, error=2))
        expected.defined = np.full(shares.shape, kind.special != "e8m0")
        yield Whole("linalg.softmax", kind.name, f"%e = tensor.empty() : {t}\n%r0 = linalg.softmax "
                                                 f"dimension(1) ins(%t0 : {t}) outs(%e : {t}) -> "
                                                 f"{t}", [(kind, bits)], [expected], [X])


def random_numbers():
    """linalg.fill_rng_2d, whose definition is a congruential generator from the indices and a
    seed."""
    for kind in (FLOATS["f64"], FLOATS["f32"], FLOATS["f16"], INTEGERS["i32"]):
        u32 = lambda v: v & 0xFFFFFFFF
        step = lambda v: u32(v * 1103515245 + 12345)
        seed, low, high = 5, -2.0, 6.0
        drawn = []
        for i in range(5):
            for j in range(7):
                state = step(u32(j + step(u32(i + seed))))
                number = scalars.signed(state, 32)
                drawn.append((number + 2147483647.0) * ((high - low) * 2.3283064e-10) + low)
        t = tensor_of(kind, (5, 7))
        body = (f"%lo = arith.constant -2.0 : f64\n%hi = arith.constant 6.0 : f64\n%seed = "
                f"arith.constant 5 : i32\n%e = tensor.empty() : {t}\n"
                f"%r0 = linalg.fill_rng_2d ins(%lo, %hi, %seed : f64, f64, i32) outs(%e : {t}) -> "
                f"{t}")
        values = np.array(drawn)
        expected = (Expected(kind, encode(kind, np.trunc(values).astype(int).astype(object)))
                    if kind.family == "int" else Expected(kind, values=values.astype(np.longdouble),
                                                          error=2))
        yield Whole("linalg.fill_rng_2d", kind.name, body, [], [expected], [(5, 7)])


def winograd():
    """The three transforms around a batched product are a convolution."""
    for kind in (FLOATS["f64"], FLOATS["f32"], FLOATS["f16"], FLOATS["bf16"]):
        for fmr, m, r in (("F_2_3", 2, 3), ("F_4_3", 4, 3), ("F_2_5", 2, 5)):
            a, k = m + r - 1, kind.name
            size = 2 * m + r - 1
            (x, xs), (w, ws) = small(kind, (2, size, size, 3), 1), small(kind, (4, r, r, 3), 2)
            at = np.arange(2 * m)[:, None] + np.arange(r)
            result = np.einsum("nhpwqc,fpqc->nhwf", np.take(np.take(xs, at, 1), at, 3), ws)
            shape = lambda *s, k=k: f"tensor<{dims(s)}{k}>"
            # noqa: E741
            F, I, O = shape(a, a, 3, 4), shape(a, a, 2, 2, 2, 3), shape(a, a, 2, 2, 2, 4)
            L, R, P = shape(a * a, 8, 3), shape(a * a, 3, 4), shape(a * a, 8, 4)
            out = shape(2, 2 * m, 2 * m, 4)
            body = (f"%fe = tensor.empty() : {F}\n%f = linalg.winograd_filter_transform fmr({fmr}) "
                    f"ins(%t1 : {shape(4, r, r, 3)}) outs(%fe : {F}) -> {F}\n"
                    f"%ie = tensor.empty() : {I}\n%i = linalg.winograd_input_transform fmr({fmr}) "
                    f"ins(%t0 : {shape(2, size, size, 3)}) outs(%ie : {I}) -> {I}\n"
                    f"%l = tensor.collapse_shape %i [[0, 1], [2, 3, 4], [5]] : {I} into {L}\n%q = "
                    f"tensor.collapse_shape %f [[0, 1], [2], [3]] : {F} into {R}\n"
                    f"%z = arith.constant 0.0 : {k}\n%pe = tensor.empty() : {P}\n%pz = linalg.fill "
                    f"ins(%z : {k}) outs(%pe : {P}) -> {P}\n"
                    f"%p = linalg.batch_matmul ins(%l, %q : {L}, {R}) outs(%pz : {P}) -> {P}\n"
                    f"%o = tensor.expand_shape %p [[0, 1], [2, 3, 4], [5]] output_shape [{a}, {a}, "
                    f"2, 2, 2, 4] : {P} into {O}\n"
                    f"%oe = tensor.empty() : {out}\n%oz = linalg.fill ins(%z : {k}) outs(%oe : "
                    f"{out}) -> {out}\n"
                    f"%r0 = linalg.winograd_output_transform fmr({fmr}) ins(%o : {O}) outs(%oz : "
                    f"{out}) -> {out}")
            expected = Absolute(kind, values=np.ravel(result), error=64 * np.abs(xs).max() * 27)
            for part in ("filter", "input", "output"):
                yield Whole(f"linalg.winograd_{part}_transform", f"{fmr} {k}", body,
                            [(kind, x), (kind, w)], [expected], [result.shape])


class Absolute(Expected):
    """Within `error` units of a number of the size of 1."""

    def wrong(self, got):
        return ~(np.abs(decode(self.kind, got) - self.values) <= self.error
                 * 2.0**-self.kind.mantissa)


def linalg():
    yield from contractions()
    yield from convolutions()
    yield from poolings()
    yield from elementwise()
    yield from moves()
    yield from reductions()
    yield from random_numbers()
    yield from winograd()
