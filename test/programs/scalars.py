#===- scalars.py - arithmetic on elements, with ranges and errors --------===#
# A body is a list of steps [operation, indices of its operands, a number for those that take one]:
# operands are the arguments and what earlier steps gave. `run` writes one. Operations whose result
# jumps (floor, comparisons, conversions to integers) take exact operands only, since two correct
# compilers may differ in the last bits of others; operations with a domain clamp their operand.
import dataclasses
import math

from program import (EPSILON, INTEGER_BITS, LARGEST, SMALLEST, Invalid, bits_of, is_float, is_tiny,
                     number, require)


@dataclasses.dataclass
class Scalar:
    name: str
    type: str
    low: float
    high: float
    error: float = 0.0
    special: bool = False

    @property
    def magnitude(self):
        return max(abs(self.low), abs(self.high))


class Body:
    """The lines of a region. Names begin with `prefix`."""

    def __init__(self, prefix="%s"):
        self.lines, self.prefix = [], prefix

    def emit(self, text):
        name = f"{self.prefix}{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        return name

    def constant(self, value, type):
        return self.emit(f"arith.constant {number(value, type)}"
                         + ("" if type == "i1" else f" : {type}"))

    def clamped(self, x, low, high):
        """x, brought into [low, high] if it may lie outside."""
        name, largest = x.name, LARGEST[x.type]
        if math.isfinite(low) and (x.low - x.error < low or x.special):
            name = self.emit(f"arith.maximumf {name}, {self.constant(low, x.type)} : {x.type}")
        if math.isfinite(high) and high <= largest and (x.high + x.error > high or x.special):
            name = self.emit(f"arith.minimumf {name}, {self.constant(high, x.type)} : {x.type}")
        return Scalar(name, x.type, min(max(x.low, low), high), max(min(x.high, high), low),
                      x.error, x.special)


def rounded(name, type, low, high, error, special, ulps=1):
    """The result of an operation that rounds."""
    low, high = min(low, high), max(low, high)
    require(max(abs(low), abs(high)) + (error if is_tiny(type) else 0) <= LARGEST[type],
            "too large")
    return Scalar(name, type, low, high, error + ulps * EPSILON[type]
                  * max(abs(low), abs(high), SMALLEST.get(type, 1e-4)), special)


def corners(function, *ranges):
    values = [function(a, b) for a in ranges[0] for b in ranges[1]]
    return min(values), max(values)


def add(body, x, y):
    return rounded(body.emit(f"arith.addf {x.name}, {y.name} : {x.type}"), x.type, x.low + y.low,
                   x.high + y.high, x.error + y.error, x.special or y.special)


def sub(body, x, y):
    return rounded(body.emit(f"arith.subf {x.name}, {y.name} : {x.type}"), x.type, x.low - y.high,
                   x.high - y.low, x.error + y.error, x.special or y.special)


def mul(body, x, y):
    low, high = corners(lambda a, b: a * b, (x.low, x.high), (y.low, y.high))
    return rounded(body.emit(f"arith.mulf {x.name}, {y.name} : {x.type}"), x.type, low, high,
                   x.magnitude * y.error + y.magnitude * x.error, x.special or y.special)


def div(body, x, y):
    """x over |y| + 1/2."""
    size = Scalar(body.emit(f"math.absf {y.name} : {y.type}"), y.type, 0.0, y.magnitude, y.error,
                  y.special)
    below = add(body, size, Scalar(body.constant(0.5, y.type), y.type, 0.5, 0.5))
    low, high = corners(lambda a, b: a / b, (x.low, x.high), (0.5, below.high))
    return rounded(body.emit(f"arith.divf {x.name}, {below.name} : {x.type}"), x.type, low, high,
                   2 * x.error + 4 * x.magnitude * below.error, x.special or y.special, ulps=2)


def fma(body, x, y, z):
    low, high = corners(lambda a, b: a * b, (x.low, x.high), (y.low, y.high))
    return rounded(body.emit(f"math.fma {x.name}, {y.name}, {z.name} : {x.type}"), x.type,
                   low + z.low, high + z.high,
                   x.magnitude * y.error + y.magnitude * x.error + z.error, x.special or y.special
                   or z.special, ulps=2)


def extreme(operation, choose):
    def apply(body, x, y):
        return Scalar(body.emit(f"arith.{operation} {x.name}, {y.name} : {x.type}"), x.type,
                      choose(x.low, y.low), choose(x.high, y.high),
                      max(x.error, y.error), x.special or y.special)

    return apply


def function(operation, evaluate, slope, low=-math.inf, high=math.inf, falls=False):
    """A monotonous function on [low, high], where it changes by `slope` times its operand's change
    at most."""

    def apply(body, x):
        require(bits_of(x.type) >= 8, "lacks the bounds")
        x = body.clamped(x, low, high)
        ends = evaluate(x.low), evaluate(x.high)
        return rounded(body.emit(f"math.{operation} {x.name} : {x.type}"), x.type,
                       *(reversed(ends) if falls else ends),
                       slope(x) * x.error, x.special, ulps=4)

    return apply


def wave(operation):
    def apply(body, x):
        x = body.clamped(x, -16.0, 16.0)
        return rounded(body.emit(f"math.{operation} {x.name} : {x.type}"), x.type, -1.0, 1.0,
                       x.error, x.special, ulps=4)

    return apply


def negate(body, x):
    return Scalar(body.emit(f"arith.negf {x.name} : {x.type}"), x.type, -x.high, -x.low, x.error,
                  x.special)


def absolute(body, x):
    low = 0.0 if x.low <= 0 <= x.high else min(abs(x.low), abs(x.high))
    return Scalar(body.emit(f"math.absf {x.name} : {x.type}"), x.type, low, x.magnitude, x.error,
                  x.special)


def step(operation):
    def apply(body, x):
        require(x.error == 0)
        return Scalar(body.emit(f"math.{operation} {x.name} : {x.type}"), x.type, math.floor(x.low),
                      math.ceil(x.high), 0.0, x.special)

    return apply


def choose(body, x, y, predicate):
    """The one of two that compares, or the other: an exact comparison and a select."""
    require(x.error == 0 and y.error == 0)
    kind, order = (("cmpf", ["olt", "ogt", "oeq", "une"]) if is_float(x.type)
                   else ("cmpi", ["slt", "sge", "eq", "ult"]))
    condition = body.emit(f"arith.{kind} {order[predicate % 4]}, {x.name}, {y.name} : {x.type}")
    name = body.emit(f"arith.select {condition}, {x.name}, {y.name} : {x.type}")
    return Scalar(name, x.type, min(x.low, y.low), max(x.high, y.high), 0.0, x.special or y.special)


def compare(body, x, y, predicate):
    require(x.error == 0 and y.error == 0)
    kind, order = (("cmpf", ["olt", "oge", "oeq", "uno"]) if is_float(x.type)
                   else ("cmpi", ["sle", "sgt", "ne", "uge"]))
    return Scalar(body.emit(f"arith.{kind} {order[predicate % 4]}, {x.name}, {y.name} : {x.type}"),
                  "i1", 0, 1)


def limits(type):
    bits = INTEGER_BITS[type]
    return (0, 1) if bits == 1 else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def integer(operation):
    """Any result may come out, since integers wrap around."""

    def apply(body, x, y):
        return Scalar(body.emit(f"arith.{operation} {x.name}, {y.name} : {x.type}"), x.type,
                      *limits(x.type))

    return apply


def shift(operation):
    def apply(body, x, amount):
        bits = INTEGER_BITS[x.type]
        return Scalar(body.emit(f"arith.{operation} {x.name}, "
                                f"{body.constant(amount % bits, x.type)} : {x.type}"), x.type,
                      *limits(x.type))

    return apply


def divide(operation):
    """By an odd number that is not -1, so that nothing overflows."""

    def apply(body, x, amount):
        by = body.constant(amount % min(61, 2 ** (INTEGER_BITS[x.type] - 2) - 1) * 2 + 3, x.type)
        return Scalar(body.emit(f"arith.{operation} {x.name}, {by} : {x.type}"), x.type,
                      *limits(x.type))

    return apply


FLOAT1 = {
    "neg": negate, "abs": absolute, "floor": step("floor"), "ceil": step("ceil"),
    "roundeven": step("roundeven"), "trunc": step("trunc"),
    "exp": function("exp", math.exp, lambda x: math.exp(x.high), -8.0, 4.0),
    "exp2": function("exp2", lambda x: 2.0**x, lambda x: 2.0**x.high, -8.0, 6.0),
    "log": function("log", math.log, lambda x: 1 / x.low, 0.25, 1e4),
    "log1p": function("log1p", math.log1p, lambda x: 1 / (1 + x.low), -0.5, 1e4),
    "sqrt": function("sqrt", math.sqrt, lambda x: 0.5 / math.sqrt(x.low), 0.25, 1e5),
    "rsqrt": function("rsqrt", lambda x: x**-0.5, lambda x: 0.5 * x.low**-1.5, 0.25, 1e5,
                      falls=True),
    "tanh": function("tanh", math.tanh, lambda x: 1.0),
    "erf": function("erf", math.erf, lambda x: 1.13),
    "expm1": function("expm1", math.expm1, lambda x: math.exp(x.high), -8.0, 4.0),
    "atan": function("atan", math.atan, lambda x: 1.0),
    "sin": wave("sin"), "cos": wave("cos"),
}
FLOAT2 = {
    "add": add, "sub": sub, "mul": mul, "div": div, "maximum": extreme("maximumf", max),
    "minimum": extreme("minimumf", min),
    "maxnum": extreme("maxnumf", max), "minnum": extreme("minnumf", min),
}
INTEGER2 = {name: integer(name) for name in ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi",
                                             "minsi", "maxui", "minui")}
INTEGER1 = {"shli": shift("shli"), "shrsi": shift("shrsi"), "shrui": shift("shrui"),
            "divsi": divide("divsi"), "divui": divide("divui"),
            "remsi": divide("remsi"), "remui": divide("remui"), "floordivsi": divide("floordivsi")}


def convert(body, x, type):
    """x as an element of another type, where that has one meaning."""
    if x.type == type:
        return x
    if is_float(x.type) and is_float(type):
        require(bits_of(type) != bits_of(x.type), "no direct conversion")
        widens = bits_of(type) > bits_of(x.type)
        require(widens or x.magnitude + (x.error if is_tiny(type) else 0) <= LARGEST[type],
                "too large")
        name = body.emit(f"arith.{'extf' if widens else 'truncf'} {x.name} : {x.type} to {type}")
        error = 0 if widens else EPSILON[type] * max(x.magnitude, SMALLEST.get(type, 0))
        return Scalar(name, type, x.low, x.high, x.error + error, x.special)
    if is_float(x.type):
        require(x.error == 0 and not x.special and type != "i1", "jumps")
        low, high = (max(edge, -1e9) if edge < 0 else min(edge, 1e9) for edge in limits(type))
        low, high = (max(low, -LARGEST[x.type]), min(high, LARGEST[x.type]))
        if INTEGER_BITS[type] == 8:  # 127 is no number of the narrowest floats.
            low, high = ((-6.0, 6.0) if bits_of(x.type) == 4 else (-64.0, 64.0) if is_tiny(x.type)
                         else (-128.0, 127.0))
        x = body.clamped(x, low, high)
        return Scalar(body.emit(f"arith.fptosi {x.name} : {x.type} to {type}"), type,
                      math.floor(x.low), math.ceil(x.high))
    if is_float(type):
        if is_tiny(type) and x.magnitude > 6:
            x = Scalar(body.emit(f"arith.andi {x.name}, {body.constant(3, x.type)} : {x.type}"),
                       x.type, 0, 3)
        elif x.type in ("i32", "i64"):  # A number that the type has.
            mask = body.constant(511, x.type)
            x = Scalar(body.emit(f"arith.andi {x.name}, {mask} : {x.type}"), x.type, 0, 511)
        elif type in ("f16", "bf16") and x.type == "i16":
            x = Scalar(body.emit(f"arith.shrsi {x.name}, {body.constant(8, x.type)} : {x.type}"),
                       x.type, -128, 127)
        operation = "uitofp" if x.type == "i1" else "sitofp"
        error = EPSILON[type] * x.magnitude if x.magnitude * EPSILON[type] > 1 else 0.0
        return Scalar(body.emit(f"arith.{operation} {x.name} : {x.type} to {type}"), type, x.low,
                      x.high, error)
    if INTEGER_BITS[type] < INTEGER_BITS[x.type]:
        return Scalar(body.emit(f"arith.trunci {x.name} : {x.type} to {type}"), type, *limits(type))
    operation = "extui" if x.type == "i1" else "extsi"
    return Scalar(body.emit(f"arith.{operation} {x.name} : {x.type} to {type}"), type, x.low,
                  x.high)


def apply(body, operation, operands, extra):
    """One step of a body."""
    if operation == "convert":
        return convert(body, operands[0], extra)
    if operation == "constant":
        type = operands[0].type  # As its operand's.
        return (Scalar(body.constant(extra, type), type, extra, extra) if is_float(type)
                else Scalar(body.constant(extra, type), type, *limits(type)))
    x, *rest = operands
    require(all(y.type == x.type for y in rest))
    if operation in ("compare", "choose"):
        return {"compare": compare, "choose": choose}[operation](body, x, *rest, extra)
    if is_float(x.type):
        if operation == "fma":
            return fma(body, *operands)
        table = FLOAT1 if len(operands) == 1 else FLOAT2
        require(operation in table)
        return table[operation](body, *operands)
    if operation in INTEGER1:
        require(INTEGER_BITS[x.type] >= (4 if operation[:3] in ("div", "rem", "flo") else 2))
        return INTEGER1[operation](body, x, extra)
    require(operation in INTEGER2 and len(operands) == 2)
    require(x.type != "i1" or operation in ("andi", "ori", "xori"))
    return INTEGER2[operation](body, *operands)


def run(body, arguments, steps):
    """All values of a body: the arguments, then what each step gives."""
    values = list(arguments)
    for operation, operands, extra in steps:
        values.append(apply(body, operation, [values[i] for i in operands], extra))
    return values


def propose(pick, arguments, types, length):
    """Steps that make sense for arguments of these kinds, chosen one by one."""
    body, steps, values = Body(), [], list(arguments)
    for _ in range(8 * length):
        if len(steps) == length:
            break
        x = pick.choice(values[-3:] if pick.random() < 0.7 else values)
        index = values.index(x)
        equals = [i for i, value in enumerate(values) if value.type == x.type]
        other = pick.choice(equals)
        roll = pick.random()
        extra = None
        if roll < 0.12:
            operation, operands, extra = "convert", [index], pick.choice(types)
        elif roll < 0.22:
            operation, operands, extra = pick.choice(["compare", "choose", "choose"]), [index,
                    other], pick.randrange(4)
        elif roll < 0.3:
            operation, operands, extra = "constant", [index], pick.choice([0, 1, 2, -1, 3] if
                    not is_float(x.type) else [0.5, 2.0, -1.5, 1.0, 0.1])
            if x.type in ("i1", "i2"):
                continue
        elif is_float(x.type):
            operation, operands = pick.choice([(pick.choice(list(FLOAT1)), [index]),
                                               (pick.choice(list(FLOAT2)), [index, other]),
                                               (pick.choice(list(FLOAT2)), [index, other]),
                                               ("fma", [index, other, pick.choice(equals)])])
        else:
            operation, operands = pick.choice([(pick.choice(list(INTEGER1)), [index]),
                                               (pick.choice(list(INTEGER2)), [index, other])])
            extra = pick.randrange(100) if len(operands) == 1 else None
        try:
            values.append(apply(body, operation, [values[i] for i in operands], extra))
            steps.append([operation, operands, extra])
        except Invalid:
            continue
    return steps, values
