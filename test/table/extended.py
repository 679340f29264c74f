#===- extended.py - our linalg_ext dialect -------------------------------===#
import numpy as np
from cells import Expected
from kinds import FLOATS, INTEGERS, decode, encode
from structured import NUMBERS, small, summed, tensor_of, wide
from whole import EVERY, Whole, moved, scalar_of, values_of

I64, I32, I1 = INTEGERS["i64"], INTEGERS["i32"], INTEGERS["i1"]


def compare(kind, name):
    """The line of a comparison %c of %a and %b, "greater" or "less"."""
    if kind.family == "float":
        return f"%c = arith.cmpf {'ogt' if name == 'greater' else 'olt'}, %a, %b : {kind.name}"
    return f"%c = arith.cmpi {'sgt' if name == 'greater' else 'slt'}, %a, %b : {kind.name}"


def keys(kind, shape, seed):
    """Bits with many equal numbers and no NaN, and numbers in the order of the type's
    comparison."""
    draw = np.random.default_rng([seed, kind.bits])
    if kind.family == "float":
        pool = (np.exp2(draw.integers(-2, 3, shape)) if kind.special == "e8m0"
                else draw.integers(-2, 4, shape) / 2)
        bits = encode(kind, pool)
        return bits, decode(kind, bits)
    low = -(2 ** (min(kind.bits, 3) - 1))
    values = draw.integers(low, -low, shape)
    return encode(kind, values.astype(object)), values


def ordered():
    return [k for k in EVERY if k.family != "complex"]


def sorts():
    X = (3, 9)
    for kind in ordered():
        bits, values = keys(kind, X, 1)
        t, k = tensor_of(kind, X), kind.name
        up = np.argsort(values, 1, "stable")
        best = np.argsort(-values.astype(float), 1, "stable")[:, :4]
        ids = np.broadcast_to(np.arange(9), X).astype(np.uint64)
        body = (f"%r:2 = linalg_ext.sort dimension(1) outs(%t0, %t1 : {t}, tensor<3x9xi64>) "
                f"{{\n^bb0(%a: {k}, %b: {k}, %i: i64, %j: i64):\n"
                f"  {compare(kind, 'less')}\n  linalg_ext.yield %c : i1\n}} -> {t}, "
                f"tensor<3x9xi64>\n"
                f"%r0 = tensor.cast %r#0 : {t} to {t}\n%r1 = tensor.cast %r#1 : tensor<3x9xi64> to "
                f"tensor<3x9xi64>")
        expected = [moved(kind, np.take_along_axis(bits, up, 1)),
                    moved(I64, np.ravel(up).astype(np.uint64))]
        for name in ("sort", "yield"):
            yield Whole(f"linalg_ext.{name}", k, body, [(kind, bits), (I64, ids)], expected, [X, X])
        body = (f"%v = tensor.empty() : tensor<3x4x{k}>\n%n = tensor.empty() : tensor<3x4xi64>\n"
                f"%r:2 = linalg_ext.topk {{overwrite}} dimension(1) ins(%t0 : {t}) outs(%v, %n : "
                f"tensor<3x4x{k}>, tensor<3x4xi64>) {{\n^bb0(%a: {k}, %b: {k}):\n"
                f"  {compare(kind, 'greater')}\n  linalg_ext.yield %c : i1\n}} -> tensor<3x4x{k}>, "
                f"tensor<3x4xi64>\n"
                f"%r0 = tensor.cast %r#0 : tensor<3x4x{k}> to tensor<3x4x{k}>\n%r1 = tensor.cast "
                f"%r#1 : tensor<3x4xi64> to tensor<3x4xi64>")
        expected = [moved(kind, np.take_along_axis(bits, best, 1)),
                    moved(I64, np.ravel(best).astype(np.uint64))]
        yield Whole("linalg_ext.topk", k, body, [(kind, bits)], expected, [(3, 4)] * 2)
        first = np.argmax(values, 1)
        start, start_ids = bits[:, 0].copy(), np.zeros(3, np.uint64)
        body = (f"%r:2 = linalg_ext.arg_compare dimension(1) ins(%t0 : {t}) outs(%t1, %t2 : "
                f"tensor<3x{k}>, tensor<3xi64>) {{\n^bb0(%a: {k}, %b: {k}):\n"
                f"  {compare(kind, 'greater')}\n  linalg_ext.yield %c : i1\n}} -> tensor<3x{k}>, "
                f"tensor<3xi64>\n"
                f"%r0 = tensor.cast %r#0 : tensor<3x{k}> to tensor<3x{k}>\n%r1 = tensor.cast %r#1 "
                f": tensor<3xi64> to tensor<3xi64>")
        expected = [moved(kind, bits[np.arange(3), first]), moved(I64, first.astype(np.uint64))]
        yield Whole("linalg_ext.arg_compare", k, body,
                    [(kind, bits), (kind, start), (I64, start_ids)], expected, [(3,), (3,)])


def moves():
    for kind in EVERY:
        k = kind.name
        x, u, v = values_of(kind, (5, 7)), values_of(kind, (2, 7), 3), values_of(kind, (7,), 1)
        t = tensor_of(kind, (5, 7))
        rows = np.array([[3], [1]])
        scattered = x.copy()
        scattered[rows[:, 0]] = u
        block = f"^bb0(%a: {k}, %b: {k}):\n  linalg_ext.yield %a : {k}\n"
        body = (f"%r0 = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%t0, %t1 : "
                f"tensor<2x7x{k}>, tensor<2x1xi32>) outs(%t2 : {t}) {{\n{block}}} -> {t}")
        indices = (I32, rows.astype(np.uint32))
        yield Whole("linalg_ext.scatter", k, body, [(kind, u), indices, (kind, x)],
                    [moved(kind, scattered)], [(5, 7)])
        body = (f"%e = tensor.empty() : tensor<2x7x{k}>\n%r0 = linalg_ext.gather dimension_map = "
                f"[0] ins(%t0, %t1 : {t}, tensor<2x1xi32>) outs(%e : tensor<2x7x{k}>) "
                f"{{\n{block}}} -> tensor<2x7x{k}>")
        yield Whole("linalg_ext.gather", k, body, [(kind, x), indices],
                    [moved(kind, x[rows[:, 0]])], [(2, 7)])
        T, scalar = f"tensor<7x6x{k}>", scalar_of(kind, v, "%t1")
        padded = np.concatenate([x.T, np.full((7, 1), v[0])], 1)
        body = (f"{scalar}%e = tensor.empty() : {T}\n%r0 = linalg_ext.map_load %t0 into %e "
                f"{{\n^bb0(%i: index, %j: index):\n  linalg_ext.yield %j, %i, %s : index, index, "
                f"{k}\n}} : {t} into {T} -> {T}")
        yield Whole("linalg_ext.map_load", k, body, [(kind, x), (kind, v)], [moved(kind, padded)],
                    [(7, 6)])
        stored, out = values_of(kind, (7, 6), 2), None
        out = stored.copy()
        out[:, :5] = np.where(np.arange(7)[:, None] != 2, x.T, stored[:, :5])
        body = (f"%c2 = arith.constant 2 : index\n%r0 = linalg_ext.map_store %t0 into %t1 "
                f"{{\n^bb0(%i: index, %j: index):\n"
                f"  %m = arith.cmpi ne, %j, %c2 : index\n  linalg_ext.yield %j, %i, %m : index, "
                f"index, i1\n}} : {t} into {T} -> {T}")
        yield Whole("linalg_ext.map_store", k, body, [(kind, x), (kind, stored)],
                    [moved(kind, out)], [(7, 6)])


def sums():
    X = (3, 9)
    for kind in NUMBERS:
        k, t = kind.name, tensor_of(kind, X)
        bits, values = small(kind, X, 1)
        add = {"int": "arith.addi" if kind.bits > 1 else "arith.ori", "float": "arith.addf",
               "complex": "complex.add"}[kind.family]
        zero = (encode(kind, np.array([0] * 3, object if kind.family == "int" else float))
                if kind.special != "e8m0" else encode(kind, np.ones(3)))
        for inclusive in (True, False):
            running = (np.cumsum(wide(values), 1) if kind.bits > 1
                       else np.maximum.accumulate(values, 1))
            first = wide(values)[:, :1] * 0 + (1 if kind.special == "e8m0" else 0)
            if not inclusive:
                running = np.concatenate([first, running[:, :-1] + first], 1)
            body = (f"%e = tensor.empty() : {t}\n%r:2 = linalg_ext.scan dimension(1) "
                    f"inclusive({str(inclusive).lower()}) ins(%t0 : {t}) outs(%e, %t1 : {t}, "
                    f"tensor<3x{k}>) {{\n"
                    f"^bb0(%a: {k}, %b: {k}):\n  %c = {add} %a, %b : {k}\n  linalg_ext.yield %c : "
                    f"{k}\n}} -> {t}, tensor<3x{k}>\n%r0 = tensor.cast %r#0 : {t} to {t}")
            yield Whole("linalg_ext.scan", f"{k} {'inclusive' if inclusive else 'exclusive'}", body,
                        [(kind, bits), (kind, zero)], [partial(kind, running)], [X])


def partial(kind, running):
    """Sums of which those are right for sure that come before the first one that the type has no
    number for."""
    expected = summed(kind, running)
    if kind.family == "float":
        expected.defined = np.ravel(
            np.logical_and.accumulate(expected.defined.reshape(running.shape), 1))
    return expected


def attention():
    for kind in FLOATS.values():
        k = kind.name
        shapes = [(2, 5, 4), (2, 6, 4), (2, 6, 3)]
        bits, (q, key, v) = zip(*(small(kind, s, i) for i, s in enumerate(shapes)))
        scores = np.einsum("bmk,bnk->bmn", q, key) * 0.5
        weights = np.exp(scores - scores.max(2, keepdims=True))
        result = np.einsum("bmn,bnd->bmd", weights / weights.sum(2, keepdims=True), v)
        t, O = [tensor_of(kind, s) for s in shapes], tensor_of(kind, (2, 5, 3))  # noqa: E741
        for name in ("attention", "index"):
            region = (f" {{\n^bb0(%x: {score_type(kind)}):\n  %i = linalg_ext.index 3 : index\n  "
                      f"linalg_ext.yield %x : {score_type(kind)}\n}}" if name == "index" else "")
            body = (f"%s = arith.constant 0.5 : {k}\n%e = tensor.empty() : {O}\n%r0 = "
                    f"linalg_ext.attention ins(%t0, %t1, %t2, %s : {', '.join(t)}, {k}) outs(%e : "
                    f"{O}){region} -> {O}")
            yield Whole(f"linalg_ext.{name}", k, body, [(kind, b) for b in bits],
                        [Close(kind, values=np.ravel(result))], [(2, 5, 3)])


def score_type(kind):
    return "f64" if kind.name == "f64" else "f32"


class Close(Expected):
    """Within 16 units in the last place of f32 or f64, or a few of a narrower type, of a number of
    the size of 1."""

    def wrong(self, got):
        bound = 2.0**-self.kind.mantissa * (4 if self.kind.bits <= 16 else 16)
        return ~(np.abs(decode(self.kind, got) - self.values) <= bound)


def fft():
    for kind in FLOATS.values():
        if kind.special == "e8m0":
            continue
        k, t = kind.name, tensor_of(kind, (3, 8))
        bits, (re, im) = zip(*(small(kind, (3, 8), i) for i in (1, 2)))
        z = (re + 1j * im).reshape(3, 4, 2)
        z = np.stack([z[..., 0] + z[..., 1], z[..., 0] - z[..., 1]], -1).reshape(3, 8)
        body = (f"%s = arith.constant 1 : index\n%one = arith.constant dense<1.0> : "
                f"tensor<1x{k}>\n%zero = arith.constant dense<0.0> : tensor<1x{k}>\n"
                f"%r:2 = linalg_ext.fft ins(%s, %one, %zero : index, tensor<1x{k}>, tensor<1x{k}>) "
                f"outs(%t0, %t1 : {t}, {t}) : {t}, {t}\n"
                f"%r0 = tensor.cast %r#0 : {t} to {t}\n%r1 = tensor.cast %r#1 : {t} to {t}")
        expected = [summed(kind, part) for part in (z.real, z.imag)]
        yield Whole("linalg_ext.fft", k, body, [(kind, b) for b in bits], expected, [(3, 8)] * 2)


def linalg_ext():
    yield from sorts()
    yield from moves()
    yield from sums()
    yield from attention()
    yield from fft()
