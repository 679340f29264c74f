#===- cells.py - one operation on one choice of types, as functions ------===#
# An elementwise operation becomes functions on tensors that are arguments, on constants (so that it
# is folded or evaluated while compiling), on scalars, which the host computes, and for each operand
# one where it alone is a constant: 0, -0, 1, ... one after the other, which compilers and drivers
# have rules for. A value of type index is an i64 for callers.
#===----------------------------------------------------------------------===#
import dataclasses
import itertools
import random
import re

import numpy as np
from kinds import FLOATS, KINDS, awkward, decode, encode, literal, part_of, unit_of

LITERALS = 6  # constants of an operand


@dataclasses.dataclass
class Expected:
    """What a result must be: these bits (any NaN for a NaN), or `values` (longdouble) up to `error`
    units of `unit` beside the rounding.
    Elements that are not in `defined` may be anything; with `either_zero` 0 and -0 are the same."""

    kind: object
    bits: np.ndarray = None
    values: np.ndarray = None
    error: float = 0
    unit: object = None
    defined: np.ndarray = None
    either_zero: bool = False
    on_gpus: dict = dataclasses.field(default_factory=dict)  # fields that are otherwise there
    on_vulkan: dict = dataclasses.field(default_factory=dict)

    def wrong(self, got):
        """Where `got` (bits) is not right: a boolean array."""
        if self.kind.family in ("int", "index"):
            bad = got != self.bits
        elif self.kind.family == "complex":
            raise NotImplementedError
        else:
            ours = decode(self.kind, got)
            bits = self.bits if self.bits is not None else encode(self.kind, self.values)
            theirs = decode(self.kind, bits)
            same = ((ours == theirs) & (np.signbit(ours) == np.signbit(theirs)) | np.isnan(ours)
                    & np.isnan(theirs))
            if self.either_zero:
                same |= (ours == 0) & (theirs == 0)
            if self.values is not None:
                with np.errstate(invalid="ignore", over="ignore"):
                    bound = (unit_of(self.kind, self.values) / 2 + self.error
                             * unit_of(self.unit or self.kind, self.values))
                    same |= np.abs(ours - self.values) <= bound
            bad = ~same
        return bad if self.defined is None else bad & self.defined


@dataclasses.dataclass
class Cell:
    """A function to compile, and calls of it: bits of each argument, and what comes out. Scalars
    are called element by element."""

    op: str
    types: str
    form: str  # "tensor", "constant", "scalar", "literal0" if operand 0 is a constant
    text: str  # with NAME in place of the function's name
    arguments: list  # (kind, bits)
    expected: list
    scalar: bool = False

    @property
    def name(self):
        return f"{self.op} {self.types} {self.form}"


# By the host program these are products of sizes: one that does not fit ends the call.
SIZE_PRODUCTS = ("arith.muli", "index.mul")


@dataclasses.dataclass
class Elementwise:
    """`body` computes %y0, ... from %x0, ...; `expect` takes bits of the operands and gives an
    Expected for each result."""

    op: str
    operands: list
    results: list
    body: str
    expect: callable
    types: str = ""
    inputs: callable = None  # kinds -> bits of all operands, in place of awkward ones

    def cells(self):
        types = self.types or " ".join(k.name for k in self.operands) or self.results[0].name
        bits = self.inputs(self.operands) if self.inputs else operand_bits(self.operands)
        for form, size in (("tensor", None), ("constant", 53), ("scalar", 12)):
            chosen = bits
            if form == "scalar" and types == "index index" and self.op in SIZE_PRODUCTS:
                pairs = zip(*(operand.view(np.int64) for operand in bits))
                fits = [abs(int(a) * int(b)) < 2**63 for a, b in pairs]
                chosen = bits = [b[fits] for b in bits]
            if size and len(bits[0]) > size:
                at = sorted(random.Random(types).sample(range(len(bits[0])), size))
                chosen = [b[at] for b in bits]
            text = getattr(self, f"_{form}")(chosen)
            yield Cell(self.op, types, form, text, [] if form == "constant"
                       else list(zip(self.operands, chosen)), self.expect(*chosen),
                       form == "scalar")
        if len(self.operands) > 1 and not self.inputs:
            for place in range(len(self.operands)):
                yield self._literal(place, types)

    def _literal(self, place, types):
        """The operation once for each awkward constant as operand `place`."""
        kind, others = self.operands[place], [k for i, k in enumerate(self.operands) if i != place]
        bits = operand_bits(others) if len(others) > 1 else [awkward(others[0])]
        bodies, expected, results = [], [], []
        for copy, value in enumerate(awkward(kind, LITERALS)):
            all_bits = [*bits[:place],
                        np.resize(np.array(value, bits[0].dtype if kind.family == "complex"
                                           else kind.raw), len(bits[0])), *bits[place:]]
            expected += self.expect(*all_bits)
            names = {f"x{i}": f"x{i - (i > place)}" for i in range(len(self.operands))
                     if i != place}
            names |= {f"y{i}": f"y{i + copy * len(self.results)}" for i in range(len(self.results))}
            body = constant_of(kind, value, f"%x{place}") + "\n" + self.body
            bodies.append(re.sub(r"%([a-z]+\d*)", lambda m: "%" + names.get(m[1], f"{m[1]}_{copy}"),
                                 body))
            results += self.results
        whole = dataclasses.replace(self, operands=others, results=results, body="\n".join(bodies))
        return Cell(self.op, types, f"literal{place}", whole._tensor(bits), list(zip(others, bits)),
                    expected)

    def _generic(self, names, size, operands, inside, outside):
        """The lines of a linalg.generic of all results, from tensors of types `inside`; what leaves
        has types `outside`."""
        shape = lambda t: f"tensor<{size}x{t}>"
        maps = ", ".join(["affine_map<(i) -> (i)>"] * (len(operands) + len(outside)))
        lines = [f"  %e{i} = tensor.empty({'%n' if size == '?' else ''}) : {shape(t)}"
                 for i, t in enumerate(outside)]
        outs = (f"outs({', '.join(f'%e{i}' for i in range(len(outside)))} : "
                f"{', '.join(map(shape, outside))})")
        ins = f"ins({', '.join(names)} : {', '.join(map(shape, operands))})"
        block = ", ".join([f"%{'a' if k != t else 'x'}{i}: {t}"
                           for i, (k, t) in enumerate(zip(inside, operands))]
                          + [f"%o{i}: {t}" for i, t in enumerate(outside)])
        lines.append(f"  %r:{len(outside)} = linalg.generic {{indexing_maps = [{maps}], "
                     f"iterator_types = [\"parallel\"]}} {ins} {outs} {{\n  ^bb0({block}):")
        lines += [f"    %x{i} = arith.index_cast %a{i} : i64 to index"
                  for i, (k, t) in enumerate(zip(inside, operands)) if k != t]
        lines.append("    " + self.body.replace("\n", "\n    "))
        out = [f"%z{i}" if k.name == "index" else f"%y{i}" for i, k in enumerate(self.results)]
        lines += [f"    %z{i} = arith.index_cast %y{i} : index to i64"
                  for i, k in enumerate(self.results) if k.name == "index"]
        lines.append(f"    linalg.yield {', '.join(out)} : {', '.join(outside)}\n  }} -> "
                     f"({', '.join(map(shape, outside))})")
        results = ", ".join(f"%r#{i}" for i in range(len(outside)))
        return "\n".join(lines) + f"\n  return {results} : {', '.join(map(shape, outside))}\n}}\n"

    def _tensor(self, _):
        inside, outer = [k.name for k in self.operands], [passed(k) for k in self.operands]
        outside = [passed(k) for k in self.results]
        arguments = ", ".join(f"%t{i}: tensor<?x{t}>" for i, t in enumerate(outer))
        head = (f"func.func @NAME({arguments}) -> ({', '.join(f'tensor<?x{t}>' for t in outside)}) "
                f"{{\n")
        head += (f"  %c0 = arith.constant 0 : index\n  %n = tensor.dim %t0, %c0 : "
                 f"tensor<?x{outer[0]}>\n")
        return (head + self._generic([f"%t{i}" for i in range(len(outer))], "?", outer, inside,
                                     outside))

    def _constant(self, bits):
        inside, outside, size = [k.name for k in self.operands], [passed(k)
                for k in self.results], len(bits[0])
        head = f"func.func @NAME() -> ({', '.join(f'tensor<{size}x{t}>' for t in outside)}) {{\n"
        for i, (kind, values) in enumerate(zip(self.operands, bits)):
            head += (f"  %t{i} = arith.constant "
                     f"dense<[{', '.join(literal(kind, v) for v in values)}]> : "
                     f"tensor<{size}x{kind.name}>\n")
        return (head + self._generic([f"%t{i}" for i in range(len(inside))], size, inside, inside,
                                     outside))

    def _scalar(self, _):
        if any(k.family == "complex" for k in [*self.operands, *self.results]):
            return self._elements()
        arguments = ", ".join(f"%x{i}: {k.name}" for i, k in enumerate(self.operands))
        types = ", ".join(k.name for k in self.results)
        body = self.body.replace("\n", "\n  ")
        return (f"func.func @NAME({arguments}) -> ({types}) {{\n  {body}\n  return "
                f"{', '.join(f'%y{i}' for i in range(len(self.results)))} : {types}\n}}\n")


    def _elements(self):
        """Complex scalars cannot be passed: they come from tensors of one element, and go there."""
        one = lambda k: f"tensor<1x{passed(k)}>"
        lines = [f"func.func "
                 f"@NAME({', '.join(f'%t{i}: {one(k)}' for i, k in enumerate(self.operands))}) -> "
                 f"({', '.join(map(one, self.results))}) {{"]
        lines.append("  %c0 = arith.constant 0 : index")
        lines += [f"  %x{i} = tensor.extract %t{i}[%c0] : {one(k)}"
                  for i, k in enumerate(self.operands)]
        lines.append("  " + self.body.replace("\n", "\n  "))
        lines += [f"  %r{i} = tensor.from_elements %y{i} : {one(k)}"
                  for i, k in enumerate(self.results)]
        lines.append(f"  return {', '.join(f'%r{i}' for i in range(len(self.results)))} : "
                     f"{', '.join(map(one, self.results))}\n}}\n")
        return "\n".join(lines)


def constant_of(kind, bits, name):
    """The line of a scalar constant."""
    if kind.family != "complex":
        return (f"{name} = arith.constant {literal(kind, bits)}"
                + (f" : {kind.name}" if kind.bits > 1 else ""))
    part = part_of(kind)
    parts = ", ".join(f"{literal(part, encode(part, v)[()])} : {part.name}"
                      for v in (bits.real, bits.imag))
    return f"{name} = complex.constant [{parts}] : {kind.name}"


def passed(kind):
    """The type by which callers pass a value of a type in a tensor."""
    return "i64" if kind.name == "index" else kind.name


def operand_bits(kinds):
    """All pairs, triples, ... of awkward values; of one operand some ordinary ones too."""
    if len(kinds) == 1:
        kind = kinds[0]
        if kind.family == "complex":
            return [awkward(kind)]
        if kind.bits <= 8:
            return [np.arange(2**kind.bits).astype(kind.raw)]
        draw = np.random.default_rng(kind.bits)
        spread = awkward(kind, 30)
        if kind.family == "float":
            spread = np.concatenate([spread, encode(kind, draw.normal(0, 3, 40)),
                                     encode(kind, np.exp(draw.normal(0, 4, 20)))])
        return [np.concatenate([spread,
                                draw.integers(0, 2**kind.bits, 30, np.uint64).astype(kind.raw)
                                if kind.bits < 64
                                else draw.integers(0, 2**63, 30).astype(kind.raw)])]
    each = {2: 14, 3: 6}[len(kinds)]
    tuples = list(itertools.product(*(awkward(k, each) for k in kinds)))
    return [np.array(column, k.raw if k.family != "complex" else None)
            for column, k in zip(zip(*tuples), kinds)]


def integers(kinds, function):
    """An `expect` from a function on unsigned Python numbers that gives one number for each result,
    or one."""

    def expect(*bits):
        rows = [function(*(int(v) for v in row)) for row in zip(*bits)]
        columns = zip(*(row if isinstance(row, tuple) else (row,) for row in rows))
        return [Expected(k, np.array([int(v) & (1 << k.bits) - 1 for v in c], k.raw))
                for k, c in zip(kinds, columns)]

    return expect


def representable(kind, values):
    """Where a type has a number to round `values` to: f8E8M0FNU has none that is not positive, and
    a type without NaN none for it."""
    if kind.special == "e8m0":
        return ~(values < 2.0**-127)
    return ~np.isnan(values) if kind.special == "finite" else np.full(np.shape(values), True)


def floats(operands, results, function, error=None, largest=np.inf, gpu_domain=None, **options):
    """An `expect` from a function on float64 arrays (longdouble with an error, in units of f32 or
    the wider type) to one array per result. Of
    finite operands beyond `largest` nothing is promised, nor on GPUs where `gpu_domain` of all is
    false."""

    def expect(*bits):
        values = [decode(k, b) for k, b in zip(operands, bits)]
        if error is not None:
            values = [v.astype(np.longdouble) if v.dtype == float else v for v in values]
        with np.errstate(all="ignore"):
            found = function(*values)
        found = found if isinstance(found, tuple) else (found,)
        out = []
        for kind, value in zip(results, found):
            defined = representable(kind, value)
            for v in values if largest < np.inf else ():
                defined &= (np.abs(v) <= largest) | ~np.isfinite(v)
            if error is None:
                out.append(Expected(kind, encode(kind, value), defined=defined, **options))
            else:
                unit = kind if kind.name == "f64" else FLOATS["f32"]
                out.append(Expected(kind, values=value, error=error, unit=unit, defined=defined,
                                    **options))
            if gpu_domain:
                with np.errstate(all="ignore"):
                    out[-1].on_gpus = {"defined": defined & gpu_domain(*values)}
        return out

    return expect


def kinds_of(names):
    return [KINDS[name] for name in names]
