#===- generate.py - a random recipe from a seed --------------------------===#
import random

import contractions
import control
import elementwise
import indexing
import rows
import shapes
import sources
from program import (INTEGER_BITS, Builder, Dim, Input, Invalid, Op, Recipe, bits_of, is_float,
                     is_tiny, same)

KINDS = {kind.__name__.lower(): kind() for module in (elementwise, shapes, rows, contractions,
                                                      indexing, control, sources)
         for kind in vars(module).values()
         if isinstance(kind, type) and hasattr(kind, "propose") and kind.__module__
         == module.__name__}

# Around the sizes of vectors, tiles and workgroups, and what is easily forgotten: none and one.
SIZES = ([0] + [1] * 6 + [2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 8, 9, 12, 15, 16, 16, 17, 24, 31, 32, 33,
                          48, 63, 64, 65, 100, 127, 128, 129, 200, 255, 256, 257, 1000])
UNITS = [1, 1, 1, 1, 2, 3, 8, 24]
FEW = [0, 1, 1, 2, 2, 3, 4, 5]
LARGEST_VALUE = 40_000  # elements, since the reference runs plain loops
LARGEST_CONSTANT = 8_000
TYPES = (["f32"] * 8 + ["f16"] * 3 + ["bf16", "bf16", "f64", "i32", "i32", "i64", "i8", "i8", "i16",
                                      "i1"])
RARE = ["f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "f4E2M1FN", "i4", "i2", "bf16", "i1",
        "f64"]


class Generator:
    """What kinds of operations ask when they propose one: values, new inputs, sizes."""

    def __init__(self, seed):
        self.pick = random.Random(seed)
        self.builder, self.steps, self.next = Builder(), {}, 0
        self.types = [self.pick.choice(RARE if self.pick.random() < 0.12 else TYPES)
                      for _ in range(3)]
        # share of dimensions that are known at run time only
        self.dynamic = self.pick.choice([0.0, 0.0, 0.3, 0.9])
        self.specials = self.pick.random() < 0.1
        self.sizes = self.pick.choices([[size for size in SIZES if size], SIZES, UNITS, FEW],
                                       [60, 16, 14, 10])[0]
        # share of constants among what is no result
        self.constants = self.pick.choice([0.0, 0.0, 0.2, 0.5, 1.0])

    @property
    def values(self):
        return list(self.builder.values.values())

    def value(self, want=lambda value: True):
        """A value, the last ones rather than others. Makes one if none is wanted."""
        fitting = [value for value in self.values if want(value)]
        if fitting and (self.pick.random() < 0.85 or len(self.values) > 12):
            return self.pick.choice(fitting[-2:] if self.pick.random() < 0.6 else fitting)
        for _ in range(30):
            value = self.input(self.pick.choice(self.types),
                               [self.dim()
                                for _ in range(self.pick.choice([0] + [1, 2, 2, 3, 3, 4] * 3
                                                                + [5]))])
            if want(value):
                return value
            self.undo(value)
        raise Invalid("no value fits")

    def fitting(self, type, dims):
        """A value with these dimensions (None: any), or a new input."""
        fitting = [v for v in self.values if v.type == type and v.rank == len(dims)
                   and all(d is None or same(d, e) for d, e in zip(dims, v.dims))]
        if fitting and self.pick.random() < 0.5:
            return self.pick.choice(fitting)
        return self.input(type, [self.dim() if d is None else d for d in dims])

    def dim(self, size=None, dynamic=None, limit=None):
        self.next += 1
        size = (self.pick.choice([s for s in self.sizes if limit is None or s <= limit]) if size
                is None else size)
        return Dim(f"n{self.next}", size, self.pick.random() < self.dynamic if dynamic is None
                   else dynamic)

    def input(self, type, dims, content=None):
        """A new argument."""
        elements = 1
        for dim in dims:
            elements *= dim.size
        if elements > LARGEST_VALUE:
            raise Invalid("too many elements")
        if content is None:
            low, high = self.pick.choice([(-1, 1), (-1, 1), (-4, 4), (0, 2),
                                          (-32, 8) if is_tiny(type) else (-30, 10)])
            kind = "uniform" if is_float(type) and self.pick.random() < 0.6 else "integers"
            if is_float(type) and bits_of(type) > 4 and self.specials and self.pick.random() < 0.5:
                kind = "special"
            low, high = (low, high) if kind == "uniform" else (low * 4, high * 4)
            if bits_of(type) <= 4:
                bound = 6 if is_float(type) else 2 ** (INTEGER_BITS[type] - 1)
                low, high = ((0, 1) if type == "i1"
                             else (max(low, -bound), min(high, bound - (not is_float(type)))))
            content = (kind, low, high)
        constant = ""
        if self.pick.random() < self.constants and elements <= LARGEST_CONSTANT:
            constant = self.pick.choice(["dense", "dense", "dense", "resource"])
            if self.pick.random() < 0.25 and content[0] != "special":  # One value everywhere.
                edge = self.pick.choice([int(content[1]), int(content[2])])
                content = ("integers", edge, edge)
        (value,) = self.add(Input(type, list(dims), content, constant))
        return value

    def add(self, item):
        step = self.next = self.next + 1
        values = self.builder.add(step, item, KINDS)
        self.steps[step] = item
        return values

    def undo(self, value):
        """Takes back the last step, an input."""
        step = value.ref[0]
        del self.steps[step], self.builder.values[value.ref]

    def rebuild(self):
        """Forgets what a failed step left behind."""
        self.builder = Builder()
        for step, item in self.steps.items():
            self.builder.add(step, item, KINDS)


def generate(seed):
    """The recipe of this seed."""
    g = Generator(seed)
    names, often = list(KINDS), [0.0, 0.3, 1.0, 1.0, 1.0, 3.0, 8.0]
    # Each program has favourites and lacks some kinds, so that the same few often follow each
    # other.
    weights = [kind.weight * g.pick.choice(often) for kind in KINDS.values()]
    weights = weights if any(weights) else [kind.weight for kind in KINDS.values()]
    length = g.pick.choice([1, 2, 3, 3, 4, 5, 6, 8, 12])
    done = 0
    for _ in range(10 * length):
        if done == length:
            break
        (name,) = g.pick.choices(names, weights)
        before = dict(g.steps)
        try:
            proposal = KINDS[name].propose(g)
            if proposal is None:
                raise Invalid("nothing to propose")
            operands, params = proposal
            results = g.add(Op(name, [value.ref for value in operands], params))
            if any(value.elements > LARGEST_VALUE for value in results):
                raise Invalid("too many elements")
            done += 1
        except (Invalid, OverflowError):
            g.steps = before
            g.rebuild()
    used = {ref for item in g.steps.values() if isinstance(item, Op) for ref in item.operands}
    made = [ref for ref, value in g.builder.values.items() if isinstance(g.steps[ref[0]], Op)]
    ends = [ref for ref in made if ref not in used]
    results = [ref for ref in made if ref in ends and (g.pick.random() < 0.95 or ref == ends[-1])
               or ref not in ends and g.pick.random() < 0.1]
    return Recipe(g.steps, results[-6:])
