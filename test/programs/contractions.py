#===- contractions.py - products of matrices, convolutions, pools, attention ===#
import math

import scalars
from program import (EPSILON, LARGEST, Value, bits_of, is_float, is_narrow, require, same,
                     tensor_type)
from rows import rounding, started

# Types that the sums of products of a type may have.
SUMS = {"f64": ["f64"], "f32": ["f32", "f32", "f64"], "f16": ["f32", "f32", "f16"],
        "bf16": ["f32", "f32", "bf16"],
        "i2": ["i32", "i2"], "i4": ["i32", "i32", "i8", "i4"], "i8": ["i32", "i32", "i8"],
        "i16": ["i32", "i16"], "i32": ["i32", "i64"], "i64": ["i64"],
        "f8E4M3FN": ["f32", "f32", "f16", "f8E4M3FN"], "f8E5M2": ["f32", "bf16", "f8E5M2"],
        "f8E4M3FNUZ": ["f32", "f8E4M3FNUZ"], "f8E5M2FNUZ": ["f32", "f16"],
        "f4E2M1FN": ["f32", "f32", "f16", "f4E2M1FN"]}
# Other types that a second operand may have; the sum is f32 or i32 then.
MIXED = {"f16": ["f8E4M3FN", "f32"], "bf16": ["f8E5M2", "f32"],
         "f8E4M3FN": ["f8E5M2", "f4E2M1FN", "bf16"], "f8E5M2": ["f8E4M3FN"], "f32": ["f16", "bf16"],
         "i8": ["i4", "i16", "i32"], "i4": ["i8", "i2"], "i32": ["i8"]}


def product(x, y, count, type):
    """Range and error of a sum of `count` products."""
    if not is_float(type):
        return *scalars.limits(type), 0.0
    require(count <= 64 or not is_narrow(type))
    bound = count * x.magnitude * y.magnitude
    require(bound <= LARGEST[type])
    error = (count * (x.magnitude * y.error + y.magnitude * x.error)
             + (rounding(type, count) + EPSILON[type]) * x.magnitude * y.magnitude)
    return -bound, bound, error


def multiply_add(x, y, type):
    """The region: sum + x * y in the type of the sum."""

    def region(names):
        body = scalars.Body()
        a, c = (scalars.convert(body, scalars.Scalar(name, v.type, 0.0, 0.0), type)
                for name, v in zip(names, (x, y)))
        times, plus = (("arith.mulf", "arith.addf") if is_float(type)
                       else ("arith.muli", "arith.addi"))
        return body.lines + [f"%m = {times} {a.name}, {c.name} : {type}",
                             f"%r = {plus} {names[2]}, %m : {type}"], ["%r"]

    return region


class Contraction:
    """Matrix products of any layout: loops are letters, as in einsum. `named` takes the op's own
    name where there is one."""

    weight = 7
    FORMS = ["mk,kn->mn", "mk,kn->mn", "mk,nk->mn", "km,kn->mn", "km,nk->nm", "bmk,bkn->bmn",
             "bmk,bnk->bmn", "bmk,kn->bmn", "mk,k->m", "k,kn->n",
             "k,k->", "bmk,bk->bm", "bhmk,bhnk->bhmn", "bmhk,bnhk->bhmn", "mkj,kjn->mn",
             "bcmk,bkn->cmbn", "bmk,bkn->bmn", "m,n->mn", "bm,bn->bmn", "mjk,njk->mn",
             "bmjk,bjkn->bmn", "bkm,bkn->bnm", "bk,bk->b", "mk,kbn->bmn", "abmk,abkn->bamn",
             "km,k->m", "bmk,kn->bnm", "kjm,jkn->mn", "bck,cko->bco", "abk,kc->cab",
             # some sum one operand only
             "mks,kn->mn", "ksm,kn->mn", "mk,skn->mn", "bmk,bkns->bmn", "ms,n->mn", "mk,ks->m"]
    NAMED = {"mk,kn->mn": "matmul", "bmk,bkn->bmn": "batch_matmul", "mk,k->m": "matvec",
             "k,kn->n": "vecmat", "k,k->": "dot", "bmk,bk->bm": "batch_matvec"}
    # linalg.contract says them too
    MAPPED = ("mk,nk->mn", "km,kn->mn", "bmk,bnk->bmn", "bmk,kn->bmn")

    def propose(self, g):
        form = g.pick.choice(self.FORMS)
        letters = form.split("->")[0].split(",")
        first = g.value(lambda v: v.rank == len(letters[0]) and v.type in SUMS)
        swap = g.pick.random() < 0.3 and len(letters[1]) == first.rank
        mine, others = (letters[1], letters[0]) if swap else letters
        sizes = dict(zip(mine, first.dims))
        other = (g.pick.choice(MIXED[first.type]) if first.type in MIXED and g.pick.random() < 0.1
                 else first.type)
        second = g.fitting(other, [sizes.get(l) for l in others])
        operands = [second, first] if swap else [first, second]
        type = (g.pick.choice(SUMS[first.type]) if other == first.type else "f32" if is_float(other)
                else "i32")
        if g.pick.random() < 0.15:  # What the sums are added to.
            sizes = {l: d for letters, v in zip(form.split("->")[0].split(","), operands)
                     for l, d in zip(letters, v.dims)}
            operands.append(g.fitting(type, [sizes[l] for l in form.split("->")[1]]))
        return operands, {"form": form, "type": type, "named": g.pick.random() < 0.6}

    def build(self, b, operands, params):
        x, y, *added = operands
        ins, out = params["form"].split("->")
        type, sizes = params["type"], {}
        require(type in SUMS[x.type] if x.type == y.type else is_float(x.type) == is_float(y.type)
                == is_float(type) and bits_of(type) == 32)
        for value, letters in zip((x, y), ins.split(",")):
            require(value.rank == len(letters))
            for letter, dim in zip(letters, value.dims):
                require(same(sizes.setdefault(letter, dim), dim))
        summed = [l for l in sizes if l not in out]
        count = math.prod(sizes[l].size for l in summed)
        require(math.prod(d.size for d in sizes.values()) <= 4_000_000)
        low, high, error = product(x, y, count, type)
        dims = [sizes[l] for l in out]
        for value in added:
            require(value.type == type and value.rank == len(dims)
                    and all(same(a, c) for a, c in zip(value.dims, dims)))
            dims = value.dims
            if is_float(type):
                error += value.error + (count + 1) * EPSILON[type] * (value.magnitude + abs(high))
                low, high = low + value.low, high + value.high
        start = added[0].name if added else started(b, "sum", type, dims)
        named = self.NAMED.get(params["form"]) if params["named"] else None
        if named:
            text = tensor_type(type, dims)
            name = b.emit(f"linalg.{named} ins({x.name}, {y.name} : {x.text}, {y.text}) "
                          f"outs({start} : {text}) -> {text}")
        else:
            loops = list(out) + summed
            maps = [[f"d{loops.index(l)}" for l in letters] for letters in ins.split(",")]
            to = [f"d{loops.index(l)}" for l in out]
            if params["named"] and params["form"] in self.MAPPED:
                texts = [f"affine_map<({', '.join(f'd{i}' for i in range(len(loops)))}) -> "
                         f"({', '.join(m)})>" for m in [*maps, to]]
                text = tensor_type(type, dims)
                name = b.emit(f"linalg.contract indexing_maps = [{', '.join(texts)}] ins({x.name}, "
                              f"{y.name} : {x.text}, {y.text}) outs({start} : {text}) -> {text}")
            else:
                (name,) = b.generic(["reduction" if l in summed else "parallel" for l in loops],
                                    [(v.name, v.text, m) for v, m in zip((x, y), maps)],
                                    [(start, type, dims, to)], multiply_add(x, y, type))
        return [Value(name, type, dims, low, high, error, any(v.special for v in operands))]


def windows(size, kernel, stride, dilation):
    return (size - dilation * (kernel - 1) - 1) // stride + 1


class Convolution:
    """The named convolutions with two windowed dimensions, strides and dilations; depthwise ones
    too."""

    weight = 4
    # where batch, channels and the two windowed dimensions are in the image, the filter and the
    # result
    FORMS = {
        "conv_2d_nhwc_hwcf": ("nhwc", "hwcf", "nhwf"),
        "conv_2d_nchw_fchw": ("nchw", "fchw", "nfhw"),
        "conv_2d_nhwc_fhwc": ("nhwc", "fhwc", "nhwf"),
        "depthwise_conv_2d_nhwc_hwc": ("nhwc", "hwc", "nhwc"),
        "depthwise_conv_2d_nchw_chw": ("nchw", "chw", "nchw"),
        "conv_1d_nwc_wcf": ("nwc", "wcf", "nwf"), "conv_1d_ncw_fcw": ("ncw", "fcw", "nfw"),
        "conv_2d_ngchw_fgchw": ("ngchw", "fgchw", "ngfhw"),
    }

    def propose(self, g):
        form = g.pick.choice(list(self.FORMS))
        image, filter, _ = self.FORMS[form]
        first = g.value(lambda v: v.rank == len(image) and v.type in SUMS and v.elements <= 6000)
        sizes, kernel = dict(zip(image, first.dims)), {}
        for letter in "hw":
            if letter in sizes:
                kernel[letter] = g.dim(size=g.pick.choice([1, 1, 2, 3, 3, 5]), dynamic=False)
        if any(kernel[l].size > sizes[l].size for l in kernel):
            return None
        dims = [kernel[l] if l in kernel else sizes[l] if l in sizes else g.dim(limit=20)
                for l in filter]
        strides = [g.pick.choice([1, 1, 1, 2, 3]) for _ in kernel]
        dilations = [g.pick.choice([1, 1, 1, 2]) for _ in kernel]
        return [first, g.input(first.type, dims)], {"form": form, "strides": strides,
                                                    "dilations": dilations,
                                                    "type": SUMS[first.type][0]}

    def build(self, b, operands, params):
        x, y = operands
        image, filter, result = self.FORMS[params["form"]]
        type = params["type"]
        require(x.rank == len(image) and y.rank == len(filter) and x.type == y.type
                and type in SUMS[x.type])
        sizes, kernel = dict(zip(image, x.dims)), dict(zip(filter, y.dims))
        windowed = [l for l in "hw" if l in sizes]
        require(all(same(sizes[l], kernel[l]) for l in filter if l in sizes and l not in windowed))
        outs = {}
        for letter, stride, dilation in zip(windowed, params["strides"], params["dilations"]):
            size, k = sizes[letter], kernel[letter]
            require(not k.dynamic and k.size > 0 and size.size >= dilation * (k.size - 1) + 1)
            outs[letter] = b.derived(windows(size.size, k.size, stride, dilation), size.dynamic,
                                     (f"(d0 - {dilation * (k.size - 1) + 1}) floordiv {stride} + 1",
                                      [size]))
        count = math.prod(kernel[l].size for l in filter if l not in result or l in windowed)
        dims = [outs.get(l) or sizes.get(l) or kernel[l] for l in result]
        require(math.prod(d.size for d in dims) * count <= 2_000_000)
        low, high, error = product(x, y, count, type)
        start, text = started(b, "sum", type, dims), tensor_type(type, dims)
        attributes = (f"{{strides = dense<{params['strides']}> : tensor<{len(windowed)}xi64>, "
                      f"dilations = dense<{params['dilations']}> : tensor<{len(windowed)}xi64>}}")
        name = b.emit(f"linalg.{params['form']} {attributes} ins({x.name}, {y.name} : {x.text}, "
                      f"{y.text}) outs({start} : {text}) -> {text}")
        return [Value(name, type, dims, low, high, error, x.special or y.special)]


class Pool:
    """Sums and maxima of windows."""

    weight = 1

    def propose(self, g):
        first = g.value(lambda v: v.rank == 4 and v.type != "i1")
        kernel = [g.pick.choice([1, 2, 2, 3]) for _ in range(2)]
        return [first], {"kind": g.pick.choice(["sum", "max"]),
                         "layout": g.pick.choice(["nhwc", "nchw"]), "kernel": kernel,
                         "strides": [g.pick.choice([1, 2, 2, 3]) for _ in range(2)]}

    def build(self, b, operands, params):
        (x,) = operands
        require(x.rank == 4)
        kind, type, at = params["kind"], x.type, [1, 2] if params["layout"] == "nhwc" else [2, 3]
        dims = list(x.dims)
        for i, k, stride in zip(at, params["kernel"], params["strides"]):
            require(dims[i].size >= k)
            dims[i] = b.derived(windows(dims[i].size, k, stride, 1), dims[i].dynamic,
                                (f"(d0 - {k}) floordiv {stride} + 1", [dims[i]]))
        count = math.prod(params["kernel"])
        bound = count * x.magnitude if kind == "sum" else x.magnitude
        start, text = started(b, kind, type, dims), tensor_type(type, dims)
        window = b.emit(f"tensor.empty() : tensor<{'x'.join(map(str, params['kernel']))}x{type}>")
        shape = f"tensor<{'x'.join(map(str, params['kernel']))}x{type}>"
        attributes = (f"{{strides = dense<{params['strides']}> : tensor<2xi64>, dilations = "
                      f"dense<1> : tensor<2xi64>}}")
        name = b.emit(f"linalg.pooling_{params['layout']}_{kind} {attributes} ins({x.name}, "
                      f"{window} : {x.text}, {shape}) outs({start} : {text}) -> {text}")
        if not is_float(type):
            return [Value(name, type, dims, *scalars.limits(type))]
        error = count * (x.error + EPSILON[type] * bound) if kind == "sum" else x.error
        return [Value(name, type, dims, -bound if kind == "sum" else x.low, bound if kind == "sum"
                      else x.high, error, x.special)]


class Attention:
    weight = 2

    def propose(self, g):
        first = g.value(lambda v: v.rank in (3, 4) and is_float(v.type) and not v.special
                        and v.elements <= 20000)
        *batch, _, k1 = first.dims
        k2 = g.pick.choice([first.dims[-2], g.dim()])
        key = g.fitting(first.type, [*batch, k2, k1])
        value = g.fitting(first.type, [*batch, k2, g.pick.choice([k1, None])])
        operands, mask = [first, key, value], g.pick.choice(["", "", "i1", first.type])
        if mask:
            operands.append(g.fitting(mask, [*batch, first.dims[-2], k2]))
        return operands, {"scaled": g.pick.random() < 0.8}

    def build(self, b, operands, params):
        q, k, v, *mask = operands
        type = q.type
        require(q.rank == k.rank == v.rank and q.rank >= 2 and k.type == v.type == type and
                not any(x.special for x in operands))
        *batch, m, k1 = q.dims
        k2, n = v.dims[-2:]
        require(all(same(a, c) for x in (k, v) for a, c in zip(x.dims, batch))
                and same(k.dims[-1], k1) and same(k.dims[-2], k2) and k1.size > 0 and k2.size > 0)
        scale = 1 / math.sqrt(k1.size) if params["scaled"] else 1.0
        scores = scale * k1.size * q.magnitude * k.magnitude + (mask[0].magnitude if mask else 0)
        require(scores <= 60, "scores too far apart")
        dims, types = [*batch, m, n], [q.text, k.text, v.text]
        names = [q.name, k.name, v.name]
        if params["scaled"] or mask:
            names.append(b.constant(scale, type))
            types.append(type)
        for x in mask:
            require(x.rank == q.rank and same(x.dims[-2], m) and same(x.dims[-1], k2)
                    and all(same(a, c) for a, c in zip(x.dims, batch)))
            names.append(x.name)
            types.append(x.text)
        out, text = b.filled(0.0, type, dims), tensor_type(type, dims)
        name = b.emit(f"linalg_ext.attention ins({', '.join(names)} : {', '.join(types)}) "
                      f"outs({out} : {text}) -> {text}")
        off = (scale * k1.size * (q.magnitude * k.error + k.magnitude * q.error)
               + (mask[0].error if mask else 0) + EPSILON[type] * (scores + 8))
        return [Value(name, type, dims, min(v.low, 0.0), max(v.high, 0.0),
                      v.error + 2 * v.magnitude * off)]
