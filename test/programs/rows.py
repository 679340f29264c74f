#===- rows.py - operations on rows: reductions, norms, scans, sorts ------===#
import math

import scalars
from program import EPSILON, LARGEST, Value, is_float, is_narrow, require, tensor_type


def rounding(type, count):
    """By how much a sum of `count` numbers of magnitude 1 may be off: a random walk, not the worst
    case."""
    return EPSILON[type] * count * min(count, 4 * math.sqrt(count) + 8)


# What starts, how two elements become one (for floats, for integers).
COMBINERS = {
    "sum": (0, "arith.addf", "arith.addi"), "product": (1, "arith.mulf", "arith.muli"),
    "max": (None, "arith.maximumf", "arith.maxsi"), "min": (None, "arith.minimumf", "arith.minsi"),
    "or": (0, None, "arith.ori"), "xor": (0, None, "arith.xori"),
}


def combined(kind, value, count):
    """Range and error of a combination of `count` elements, at least none."""
    if not is_float(value.type):
        return *scalars.limits(value.type), 0.0
    require(kind in ("sum", "product", "max", "min"))
    if kind in ("max", "min"):
        return min(value.low, -math.inf if count == 0 else value.low), max(value.high,
                math.inf if count == 0 else value.high), value.error
    if kind == "product":
        require(count <= 64)
        bound = max(value.magnitude, 1.0) ** count
        require(bound <= LARGEST[value.type])
        return -bound, bound, count * bound * (value.error + EPSILON[value.type])
    require(count <= 64 or not is_narrow(value.type), "sums of many narrow numbers say nothing")
    return min(0.0, count * value.low), max(0.0,
                                            count * value.high), count * value.error + rounding(
                                                value.type, count) * value.magnitude


def start(b, kind, type):
    """The neutral element, as a constant's name."""
    if kind in ("max", "min"):
        if is_float(type):
            # Where there are no infinities, the numbers farthest from zero.
            bits = {"f64": ("FFF0000000000000", "7FF0000000000000"),
                    "f32": ("FF800000", "7F800000"), "f16": ("FC00", "7C00"),
                    "bf16": ("FF80", "7F80"),
                    "f8E4M3FN": ("FE", "7E"), "f8E5M2": ("FC", "7C"), "f8E4M3FNUZ": ("FF", "7F"),
                    "f8E5M2FNUZ": ("FF", "7F"), "f4E2M1FN": ("F", "7")}
            return b.emit(f"arith.constant 0x{bits[type][kind == 'min']} : {type}")
        require(type != "i1")
        return b.constant(scalars.limits(type)[0 if kind == "max" else 1], type)
    return b.constant(COMBINERS[kind][0], type)


def started(b, kind, type, dims):
    text = tensor_type(type, dims)
    first, empty = start(b, kind, type), b.empty(type, dims)
    return b.emit(f"linalg.fill ins({first} : {type}) outs({empty} : {text}) -> {text}")


class Reduce:
    """Over any dimensions; of one element type, or widened first (as a sum of f16 is in f32)."""

    weight = 5

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1")
        over = sorted(g.pick.sample(range(value.rank),
                                    g.pick.choice([1, 1, 1, min(2, value.rank), value.rank])))
        kind = g.pick.choice(["sum", "sum", "sum", "max", "min", "product"]
                             + ([] if is_float(value.type) else ["or", "xor"]))
        wide = {"f16": "f32", "bf16": "f32", "f32": "f64", "i2": "i8", "i4": "i32", "i8": "i32",
                "i16": "i32", "i32": "i64", "f8E4M3FN": "f32", "f8E5M2": "f16",
                "f8E4M3FNUZ": "f32", "f8E5M2FNUZ": "bf16", "f4E2M1FN": "f16"}.get(value.type)
        return [value], {"over": over, "kind": kind, "type": wide if wide and g.pick.random() < 0.4
                         else value.type}

    def build(self, b, operands, params):
        (value,) = operands
        over, kind, type = params["over"], params["kind"], params["type"]
        require(all(i < value.rank for i in over))
        count = math.prod(value.dims[i].size for i in over)
        dims = [d for i, d in enumerate(value.dims) if i not in over]
        widened = Value("", type, value.dims, value.low, value.high, value.error, value.special)
        low, high, error = combined(kind, widened, count)
        require(count > 0 or kind in ("sum", "product") or not is_float(type),
                "an infinity for each empty row")
        operation = COMBINERS[kind][1 if is_float(type) else 2]
        out = started(b, kind, type, dims)

        def region(names):
            body = scalars.Body()
            x = scalars.convert(body,
                                scalars.Scalar(names[0], value.type, value.low, value.high, 0.0),
                                type)
            return body.lines + [f"%r = {operation} {x.name}, {names[1]} : {type}"], ["%r"]

        loops = [f"d{i}" for i in range(value.rank)]
        iterators = ["reduction" if i in over else "parallel" for i in range(value.rank)]
        (name,) = b.generic(iterators, [(value.name, value.text, loops)],
                            [(out, type, dims, [l for i, l in enumerate(loops) if i not in over])],
                            region)
        return [Value(name, type, dims, low, high, error, value.special)]


def row_generic(b, value, dim, operands, type, region, reduce=False):
    """A generic over `value`'s dimensions; operands are whole tensors or, by rank, rows'
    results."""
    loops = [f"d{i}" for i in range(value.rank)]
    outer = [l for i, l in enumerate(loops) if i != dim]
    outer_dims = [d for i, d in enumerate(value.dims) if i != dim]
    ins = [(name, tensor_type(t, value.dims if whole else outer_dims), loops if whole else outer)
           for name, t, whole in operands]
    dims = outer_dims if reduce else value.dims
    out = started(b, reduce, type, dims) if reduce else b.empty(type, dims)
    iterators = ["reduction" if reduce and i == dim else "parallel" for i in range(value.rank)]
    return b.generic(iterators, ins, [(out, type, dims, outer if reduce else loops)], region)[0]


class Softmax:
    """linalg.softmax, or the same step by step."""

    weight = 3

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and is_float(v.type) and not v.special)
        return [value], {"dim": g.pick.randrange(value.rank), "steps": g.pick.random() < 0.5}

    def build(self, b, operands, params):
        (value,) = operands
        dim, type = params["dim"], value.type
        require(dim < value.rank and value.magnitude <= 300 and not value.special)
        if params["steps"]:
            largest = row_generic(b, value, dim, [(value.name, type, True)],
                                  type, lambda n: ([f"%r = arith.maximumf {n[0]}, {n[1]} : {type}"],
                                                   ["%r"]), "max")
            powers = row_generic(b, value, dim, [(value.name, type, True), (largest, type, False)],
                                 type,
                                 lambda n: ([f"%d = arith.subf {n[0]}, {n[1]} : {type}",
                                             f"%r = math.exp %d : {type}"], ["%r"]))
            total = row_generic(b, value, dim, [(powers, type, True)],
                                type, lambda n: ([f"%r = arith.addf {n[0]}, {n[1]} : {type}"],
                                                 ["%r"]), "sum")
            name = row_generic(b, value, dim, [(powers, type, True), (total, type, False)],
                               type, lambda n: ([f"%r = arith.divf {n[0]}, {n[1]} : {type}"],
                                                ["%r"]))
        else:
            out = b.empty(type, value.dims)
            name = b.emit(f"linalg.softmax dimension({dim}) ins({value.name} : {value.text}) "
                          f"outs({out} : {value.text}) -> {value.text}")
        count = value.dims[dim].size
        require(count <= 64 or not is_narrow(type))
        error = (2 * value.error + EPSILON[type] * (2 * value.magnitude + 16)
                 + rounding(type, count) / max(count, 1))
        return [Value(name, type, value.dims, 0.0, 1.0, error)]


class Norm:
    """Rows less their mean over their deviation (layer norm), or over their root mean square; sums
    in f32 at least."""

    weight = 3

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and is_float(v.type) and not v.special)
        dim = value.rank - 1 if g.pick.random() < 0.7 else g.pick.randrange(value.rank)
        return [value], {"dim": dim, "centered": g.pick.random() < 0.6,
                         "epsilon": g.pick.choice([0.5, 1.0])}

    def build(self, b, operands, params):
        (value,) = operands
        dim, type = params["dim"], value.type
        wide = "f32" if is_narrow(type) else type
        require(dim < value.rank and value.magnitude <= 1e3 and value.dims[dim].size > 0)
        size = b.emit(f"arith.index_cast {b.size(value.dims[dim])} : index to i64")
        count = b.emit(f"arith.sitofp {size} : i64 to {wide}")
        epsilon = b.constant(params["epsilon"], wide)

        def widened(names, rest):
            body = scalars.Body()
            x = scalars.convert(body, scalars.Scalar(names[0], type, 0.0, 0.0), wide)
            return body.lines + rest(x.name), ["%r"]

        x = (value.name, type, True)
        center = []
        if params["centered"]:
            total = row_generic(b, value, dim, [x],
                                wide, lambda n: widened(n, lambda v: [f"%r = arith.addf {v}, "
                                                                      f"{n[1]} : {wide}"]), "sum")
            center = [(row_generic(b, value, dim, [x, (total, wide, False)],
                                   wide, lambda n: widened(n, lambda v: [
                f"%m = arith.divf {n[1]}, {count} : {wide}", f"%r = arith.subf {v}, %m : {wide}"])),
                       wide, True)]
        around = center or [x]
        inner = lambda n, rest: (rest(n[0]), ["%r"]) if center else widened(n, rest)
        squares = row_generic(b, value, dim, around,
                              wide, lambda n: inner(
                                  n, lambda v: [f"%q = arith.mulf {v}, {v} : {wide}",
                                                f"%r = arith.addf %q, {n[1]} : {wide}"]), "sum")

        def scaled(names):
            lines, _ = inner(names, lambda v: [f"%m = arith.divf {names[1]}, {count} : {wide}",
                                               f"%e = arith.addf %m, {epsilon} : {wide}",
                                               f"%s = math.rsqrt %e : {wide}",
                                               f"%y = arith.mulf {v}, %s : {wide}"])
            return ((lines + [f"%r = arith.truncf %y : {wide} to {type}"], ["%r"]) if wide != type
                    else (lines, ["%y"]))

        name = row_generic(b, value, dim, around + [(squares, wide, False)], type, scaled)
        bound = 2 * value.magnitude / math.sqrt(params["epsilon"])
        require(bound <= LARGEST[type])
        count = value.dims[dim].size
        error = (8 * value.error * (1 + value.magnitude) + EPSILON[type] * bound
                 + (EPSILON[wide] * 16 + rounding(wide, count) / count) * bound
                 * (1 + value.magnitude**2))
        return [Value(name, type, value.dims, -bound, bound, error)]


class Scan:
    """Running sums and maxima."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1")
        return [value], {"dim": g.pick.randrange(value.rank),
                         "kind": g.pick.choice(["sum", "sum", "max", "min"]),
                         "inclusive": g.pick.random() < 0.6}

    def build(self, b, operands, params):
        (value,) = operands
        dim, kind, type = params["dim"], params["kind"], value.type
        require(dim < value.rank)
        require(params["inclusive"] or kind == "sum", "an infinity before each row")
        require(value.dims[dim].size > 0 or kind == "sum", "an infinity for each empty row")
        dims = [d for i, d in enumerate(value.dims) if i != dim]
        low, high, error = combined(kind, value, max(value.dims[dim].size, 1))
        out, total = b.empty(type, value.dims), started(b, kind, type, dims)
        types = [value.text, tensor_type(type, dims)]
        operation = COMBINERS[kind][1 if is_float(type) else 2]
        names = b.region(f"linalg_ext.scan dimension({dim}) "
                         f"inclusive({'true' if params['inclusive'] else 'false'}) "
                         f"ins({value.name} : {value.text}) "
                         f"outs({out}, {total} : {', '.join(types)}) {{", f"%p: {type}, %q: {type}",
                         [f"%r = {operation} %p, %q : {type}", f"linalg_ext.yield %r : {type}"],
                         f"-> {', '.join(types)}", 2)
        return [Value(names[0], type, value.dims, low, high, error, value.special),
                Value(names[1], type, dims, low, high, error, value.special)]


def comparison(type, ascending, strict=True):
    word = {(True, True): "lt", (True, False): "le", (False, True): "gt",
            (False, False): "ge"}[ascending, strict]
    return f"arith.cmpf o{word}" if is_float(type) else f"arith.cmpi s{word}"


class Sort:
    """Rows sorted stably; others are carried along if the keys are the same everywhere to the last
    bit."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1" and not v.special)
        operands = [value]
        if value.exact and g.pick.random() < 0.5:
            operands.append(g.input(g.pick.choice(g.types), list(value.dims)))
        return operands, {"dim": g.pick.randrange(value.rank), "ascending": g.pick.random() < 0.6}

    def build(self, b, operands, params):
        keys, dim = operands[0], params["dim"]
        require(dim < keys.rank and not keys.special and (keys.exact or len(operands) == 1))
        require(all([d.key for d in v.dims] == [d.key for d in keys.dims] for v in operands))
        types = [v.text for v in operands]
        arguments = ", ".join(f"%a{i}: {v.type}, %b{i}: {v.type}" for i, v in enumerate(operands))
        names = b.region(f"linalg_ext.sort dimension({dim}) "
                         f"outs({', '.join(v.name for v in operands)} : {', '.join(types)}) {{",
                         arguments,
                         [f"%c = {comparison(keys.type, params['ascending'])}, %a0, %b0 : "
                          f"{keys.type}", "linalg_ext.yield %c : i1"],
                         f"-> {', '.join(types)}", len(operands))
        return [Value(name, v.type, v.dims, v.low, v.high, v.error, v.special)
                for name, v in zip(names, operands)]


class TopK:
    """The best k of rows, and where they were if that is the same everywhere."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1" and not v.special
                        and max(d.size for d in v.dims) > 0)
        dim = g.pick.choice([i for i, d in enumerate(value.dims) if d.size])
        return [value], {"dim": dim, "k": g.pick.randint(1, min(value.dims[dim].size, 12)),
                         "ascending": g.pick.random() < 0.3,
                         "index": g.pick.choice(["i32", "i64"]), "strict": g.pick.random() < 0.7}

    def build(self, b, operands, params):
        (value,) = operands
        dim, k, type = params["dim"], params["k"], value.type
        require(dim < value.rank and not value.special and 0 < k <= value.dims[dim].size)
        dims = [b.derived(k, False) if i == dim else d for i, d in enumerate(value.dims)]
        types = [tensor_type(type, dims), tensor_type(params["index"], dims)]
        outs = [b.empty(type, dims), b.empty(params["index"], dims)]
        names = b.region(f"linalg_ext.topk {{overwrite}} dimension({dim}) ins({value.name} : "
                         f"{value.text}) outs({', '.join(outs)} : {', '.join(types)}) {{",
                         f"%a: {type}, %b: {type}",
                         [f"%c = {comparison(type, params['ascending'], params['strict'])}, %a, %b "
                          f": {type}",
                                                     "linalg_ext.yield %c : i1"],
                         f"-> {', '.join(types)}", 2)
        values = [Value(names[0], type, dims, value.low, value.high, value.error)]
        return (values + ([Value(names[1], params["index"], dims, 0, value.dims[dim].size)]
                          if value.exact else []))


class ArgCompare:
    """The best of rows and where it is."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1" and not v.special
                        and max(d.size for d in v.dims) > 0)
        dim = g.pick.choice([i for i, d in enumerate(value.dims) if d.size])
        return [value], {"dim": dim, "max": g.pick.random() < 0.6,
                         "index": g.pick.choice(["i32", "i64"]), "strict": g.pick.random() < 0.6}

    def build(self, b, operands, params):
        (value,) = operands
        dim, type = params["dim"], value.type
        require(dim < value.rank and not value.special and value.dims[dim].size > 0)
        dims = [d for i, d in enumerate(value.dims) if i != dim]
        outs = [started(b, "max" if params["max"] else "min", type, dims),
                b.filled(0, params["index"], dims)]
        types = [tensor_type(type, dims), tensor_type(params["index"], dims)]
        names = b.region(f"linalg_ext.arg_compare dimension({dim}) ins({value.name} : "
                         f"{value.text}) outs({', '.join(outs)} : {', '.join(types)}) {{",
                         f"%a: {type}, %b: {type}",
                         [f"%c = {comparison(type, not params['max'], params['strict'])}, %a, %b : "
                          f"{type}",
                                                     "linalg_ext.yield %c : i1"],
                         f"-> {', '.join(types)}", 2)
        values = [Value(names[0], type, dims, value.low, value.high, value.error)]
        return (values + ([Value(names[1], params["index"], dims, 0, value.dims[dim].size)]
                          if value.exact else []))
