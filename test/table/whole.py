#===- whole.py - an operation on whole tensors, as functions -------------===#
# Two functions of each: the tensors are arguments, or constants.
#===----------------------------------------------------------------------===#
import numpy as np
from cells import Cell, Expected, constant_of, passed
from complexes import Exact
from kinds import COMPLEX, FLOATS, INDEX, INTEGERS, awkward, encode, literal

EVERY = [*INTEGERS.values(), INDEX, *FLOATS.values(), *COMPLEX.values()]


def dims(shape):
    return "".join(f"{size}x" for size in shape)


def dense(kind, array):
    """An array as the elements of a dense constant."""
    if array.ndim == 0:
        return literal(kind, array[()])
    return "[" + ", ".join(dense(kind, row) for row in array) + "]"


def moved(kind, bits):
    """An Expected of values that only moved."""
    return (Exact(kind, values=np.ravel(bits)) if kind.family == "complex"
            else Expected(kind, np.ravel(bits)))


def values_of(kind, shape, seed=0):
    """Bits of awkward values in a shape."""
    pool, size = awkward(kind, 14), int(np.prod(shape))
    return np.resize(np.roll(pool, seed), size).reshape(shape)


def scalar_of(kind, bits, tensor):
    """The line of %s, the first element of a tensor; a constant if it is complex, as the host has
    no such numbers."""
    if kind.family == "complex":
        return constant_of(kind, bits[0], "%s") + "\n"
    return (f"%c0 = arith.constant 0 : index\n%s = tensor.extract {tensor}[%c0] : "
            f"tensor<{len(bits)}x{kind.name}>\n")


def whole(op, types, body, arguments, expected, shapes, settings=""):
    """Cells of `body`, which computes %r0, ... of `shapes` from %t0, ...: (kind, array of bits)
    each. `expected` are flat."""
    kinds = [e.kind for e in expected]
    lines, names = [], []
    inner = [f"tensor<{dims(bits.shape)}{kind.name}>" for kind, bits in arguments]
    outer = [f"tensor<{dims(bits.shape)}{passed(kind)}>" for kind, bits in arguments]
    results = [f"tensor<{dims(s)}{k.name}>" for s, k in zip(shapes, kinds)]
    given = [f"tensor<{dims(s)}{passed(k)}>" for s, k in zip(shapes, kinds)]
    for i, (a, b) in enumerate(zip(results, given)):
        names.append(f"%r{i}" if a == b else f"%p{i}")
        if a != b:
            lines.append(f"  %p{i} = arith.index_cast %r{i} : {a} to {b}")
    end = "\n".join([*lines, f"  return {', '.join(names)} : {', '.join(given)}\n}}\n"])
    body = "  " + body.strip().replace("\n", "\n  ") + "\n"
    heads = [f"  %t{i} = arith.index_cast %u{i} : {o} to {t}\n"
             for i, (o, t) in enumerate(zip(outer, inner)) if o != t]
    parameters = ", ".join(f"%{'t' if o == t else 'u'}{i}: {o}"
                           for i, (o, t) in enumerate(zip(outer, inner)))
    yield Cell(op, types, "tensor", f"func.func @NAME({parameters}) -> ({', '.join(given)}) {{\n"
               + "".join(heads) + body + end, arguments, expected)
    if not arguments:
        return
    constants = "".join(f"  %t{i} = arith.constant dense<{dense(kind, bits)}> : {t}\n"
                        for i, ((kind, bits), t) in enumerate(zip(arguments, inner)))
    yield Cell(op, types, "constant", f"func.func @NAME() -> ({', '.join(given)}) {{\n" + constants
               + body + end, [], expected)


class Whole:
    """What run.py asks of a recipe: the name of its operation, and its cells."""

    def __init__(self, op, *rest):
        self.op, self.rest = op, rest

    def cells(self):
        return whole(self.op, *self.rest)
