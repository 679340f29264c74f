#===- shapes.py - operations that move elements --------------------------===#
from program import Dim, Value, require, same, tensor_type


def like(value, name, dims, **changes):
    """A value with the elements of another one."""
    return Value(name, value.type, dims, changes.get("low", value.low),
                 changes.get("high", value.high),
                 changes.get("error", value.error), changes.get("special", value.special))


class Transpose:
    weight = 3

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 2)
        order = list(range(value.rank))
        g.pick.shuffle(order)
        return [value], {"order": order}

    def build(self, b, operands, params):
        (value,) = operands
        require(sorted(params["order"]) == list(range(value.rank)))
        dims = [value.dims[i] for i in params["order"]]
        out = b.empty(value.type, dims)
        text = (f"linalg.transpose ins({value.name} : {value.text}) outs({out} : "
                f"{tensor_type(value.type, dims)}) permutation = {params['order']}")
        return [like(value, b.emit(text), dims)]


class Broadcast:
    weight = 1

    def propose(self, g):
        value = g.value(lambda v: v.rank <= 3)
        other = g.value(lambda v: v.rank >= 1)  # Whose size the new dimension has.
        return [value, other], {"at": g.pick.randint(0, value.rank),
                                "as": g.pick.randrange(other.rank)}

    def build(self, b, operands, params):
        value, other = operands
        dims = list(value.dims)
        dims.insert(params["at"], other.dims[params["as"]])
        out = b.empty(value.type, dims)
        text = (f"linalg.broadcast ins({value.name} : {value.text}) outs({out} : "
                f"{tensor_type(value.type, dims)}) dimensions = [{params['at']}]")
        return [like(value, b.emit(text), dims)]


class Slice:
    weight = 3

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1)
        at = g.pick.randrange(value.rank)
        size = value.dims[at].size
        low = g.pick.randint(0, min(size, 9))
        high = g.pick.randint(0, min(size - low, 9))
        return [value], {"at": at, "low": low, "high": high,
                         "stride": g.pick.choice([1, 1, 1, 2, 3])}

    def build(self, b, operands, params):
        (value,) = operands
        at, low, high, stride = (params[key] for key in ("at", "low", "high", "stride"))
        dim = value.dims[at]
        left = dim.size - low - high
        require(left >= 0 and (dim.dynamic or low < dim.size)
                and all(d.dynamic or d.size > 0 for d in value.dims))
        size = b.derived(-(-left // stride), dim.dynamic,
                         (f"(d0 + {-low - high}) ceildiv {stride}", [dim]))
        dims = [size if i == at else d for i, d in enumerate(value.dims)]
        lists = [[low if i == at else 0 for i in range(value.rank)],
                 [b.size(d) if d.dynamic else d.size for d in dims],
                 [stride if i == at else 1 for i in range(value.rank)]]
        text = " ".join(f"[{', '.join(map(str, part))}]" for part in lists)
        return [like(value, b.emit(f"tensor.extract_slice {value.name}{text} : {value.text} to "
                                   f"{tensor_type(value.type, dims)}"), dims)]


class Pad:
    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.type != "i1")
        low, high = ([g.pick.choice([0, 0, 1, 2, 5]) for _ in range(value.rank)] for _ in range(2))
        return [value], {"low": low, "high": high, "value": g.pick.choice([0, 0, 1, -2])}

    def build(self, b, operands, params):
        (value,) = operands
        low, high, filling = params["low"], params["high"], params["value"]
        require(len(low) == value.rank)
        dims = [b.derived(d.size + l + h, d.dynamic, (f"d0 + {l + h}", [d])) if l + h else d
                for d, l, h in zip(value.dims, low, high)]
        constant = b.constant(filling, value.type)
        arguments = ", ".join(f"%i{i}: index" for i in range(value.rank))
        (name,) = b.region(f"tensor.pad {value.name} low[{', '.join(map(str, low))}] "
                           f"high[{', '.join(map(str, high))}] {{", arguments,
                           [f"tensor.yield {constant} : {value.type}"],
                           f": {value.text} to {tensor_type(value.type, dims)}", 1)
        return [like(value, name, dims, low=min(value.low, filling), high=max(value.high, filling))]


class Concat:
    weight = 2

    def propose(self, g):
        first = g.value(lambda v: v.rank >= 1)
        at = g.pick.randrange(first.rank)
        fitting = [v for v in g.values if v.type == first.type and v.rank == first.rank and
                   all(same(a, c) for i, (a, c) in enumerate(zip(v.dims, first.dims)) if i != at)]
        operands = [first] + [g.pick.choice(fitting) for _ in range(g.pick.randint(0, 2))]
        if len(operands) == 1:
            operands.append(g.input(first.type,
                                    [g.dim() if i == at else d for i, d in enumerate(first.dims)]))
        g.pick.shuffle(operands)
        return operands, {"at": at}

    def build(self, b, operands, params):
        at, first = params["at"], operands[0]
        for value in operands:
            require(value.type == first.type and value.rank == first.rank)
            require(all(same(a, c) for i, (a, c) in enumerate(zip(value.dims, first.dims))
                        if i != at))
        parts = [value.dims[at] for value in operands]
        dynamic = any(part.dynamic for part in parts)
        terms = " + ".join(f"d{i}" if part.dynamic else str(part.size)
                           for i, part in enumerate(parts))
        size = b.derived(sum(part.size for part in parts), dynamic, (terms, parts))
        # A dimension is static in the result if it is in any operand.
        dims = [size if i == at else next((v.dims[i] for v in operands if not v.dims[i].dynamic), d)
                for i, d in enumerate(first.dims)]
        text = (f"tensor.concat dim({at}) {', '.join(v.name for v in operands)} : "
                f"({', '.join(v.text for v in operands)}) -> {tensor_type(first.type, dims)}")
        return [like(first, b.emit(text), dims, low=min(v.low for v in operands),
                     high=max(v.high for v in operands),
                     error=max(v.error for v in operands),
                     special=any(v.special for v in operands))]


class InsertSlice:
    """Writes a value into a larger one, which other operations may still read as it was."""

    weight = 1

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1)
        offsets = [g.pick.randint(0, 3) for _ in value.dims]
        dims = [g.dim(size=d.size + o + g.pick.randint(0, 3)) for d, o in zip(value.dims, offsets)]
        return [value, g.input(value.type, dims)], {"offsets": offsets}

    def build(self, b, operands, params):
        value, into = operands
        require(value.type == into.type and value.rank == into.rank == len(params["offsets"]))
        require(all(o + d.size <= t.size and o < t.size
                    for o, d, t in zip(params["offsets"], value.dims, into.dims)))
        sizes = ", ".join(b.size(d) if d.dynamic else str(d.size) for d in value.dims)
        text = (f"tensor.insert_slice {value.name} into "
                f"{into.name}[{', '.join(map(str, params['offsets']))}] [{sizes}] "
                f"[{', '.join('1' * value.rank)}]")
        return [like(into, b.emit(f"{text} : {value.text} into {into.text}"), into.dims,
                     low=min(value.low, into.low),
                     high=max(value.high, into.high), error=max(value.error, into.error),
                     special=value.special or into.special)]


class Collapse:
    """Two neighbouring dimensions become one."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 2)
        return [value], {"at": g.pick.randrange(value.rank - 1)}

    def build(self, b, operands, params):
        (value,) = operands
        at = params["at"]
        first, second = value.dims[at : at + 2]
        dynamic = first.dynamic or second.dynamic
        formula = " * ".join(f"d{i}" if d.dynamic else str(d.size)
                             for i, d in enumerate((first, second)))
        if first.dynamic and second.dynamic:  # No affine expression.
            dim = Dim(f"{b.step}.{b.keys}", first.size * second.size, True)
            b.keys += 1
            b.register([dim])
            b.sizes.setdefault(dim.key,
                               b.emit(f"arith.muli {b.size(first)}, {b.size(second)} : index"))
        else:
            dim = b.derived(first.size * second.size, dynamic, (formula, [first, second]))
        dims = value.dims[:at] + [dim] + value.dims[at + 2 :]
        groups = ([[i] for i in range(at)] + [[at, at + 1]]
                  + [[i] for i in range(at + 2, value.rank)])
        return [like(value, b.emit(f"tensor.collapse_shape {value.name} {groups} : {value.text} "
                                   f"into {tensor_type(value.type, dims)}"), dims)]


class Expand:
    """A dimension becomes two. If it is not known, the inner one may be unknown, too."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and v.rank <= 4)
        at = g.pick.randrange(value.rank)
        inner = [n for n in (1, 2, 3, 4, 8, 16) if value.dims[at].size % n == 0]
        return [value], {"at": at, "inner": g.pick.choice(inner),
                         "unknown": g.pick.random() < 0.5}

    def build(self, b, operands, params):
        (value,) = operands
        at, inner = params["at"], params["inner"]
        dim = value.dims[at]
        require(dim.size % inner == 0)
        outer = b.derived(dim.size // inner, dim.dynamic, (f"d0 floordiv {inner}", [dim]))
        unknown = params["unknown"] and dim.dynamic
        new = Dim(f"{b.step}.{b.keys}", inner, unknown)
        b.keys += 1
        b.register([new])
        if unknown and new.key not in b.sizes:
            b.sizes[new.key] = b.emit(f"util.optimization_barrier {b.constant(inner, 'index')} "
                                      ": index")
        dims = value.dims[:at] + [outer, new] + value.dims[at + 1 :]
        groups = ([[i] for i in range(at)] + [[at, at + 1]]
                  + [[i + 1] for i in range(at + 1, value.rank)])
        sizes = ", ".join(b.size(d) if d.dynamic else str(d.size) for d in dims)
        made = b.emit(f"tensor.expand_shape {value.name} {groups} output_shape [{sizes}] : "
                      f"{value.text} into {tensor_type(value.type, dims)}")
        return [like(value, made, dims)]


class Forget:
    """A dimension whose size is known is no longer known: what an exporter's cast does."""

    weight = 1

    def propose(self, g):
        value = g.value(lambda v: any(not d.dynamic for d in v.dims))
        return [value], {"at": g.pick.choice([i for i, d in enumerate(value.dims) if
                                              not d.dynamic])}

    def build(self, b, operands, params):
        (value,) = operands
        at = params["at"]
        require(not value.dims[at].dynamic)
        dim = Dim(f"{b.step}.{b.keys}", value.dims[at].size, True)
        b.keys += 1
        b.register([dim])
        dims = value.dims[:at] + [dim] + value.dims[at + 1 :]
        name = b.emit(f"tensor.cast {value.name} : {value.text} to {tensor_type(value.type, dims)}")
        if dim.key not in b.sizes:
            b.sizes[dim.key] = b.emit(f"tensor.dim {name}, {b.constant(at, 'index')} : "
                                      f"{tensor_type(value.type, dims)}")
        return [like(value, name, dims)]
