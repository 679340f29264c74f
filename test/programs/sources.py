#===- sources.py - values out of nothing, and dimensions of size one ---===#
import scalars
from program import Value, require, tensor_type
from shapes import like


class Iota:
    """Counts along one dimension of another value's shape."""

    weight = 0.7

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1)
        return [value], {
            "at": g.pick.randrange(value.rank),
            "type": g.pick.choice(["i32", "i64", "f32"]),
        }

    def build(self, b, operands, params):
        (value,) = operands
        at, type = params["at"], params["type"]
        require(at < value.rank)

        def region(names):
            body = scalars.Body()
            count = body.emit(
                f"arith.index_cast {body.emit(f'linalg.index {at} : index')} : index to "
                f"{'i64' if type == 'f32' else type}"
            )
            return body.lines, [
                body.emit(f"arith.sitofp {count} : i64 to f32") if type == "f32" else count
            ]

        loops = [f"d{i}" for i in range(value.rank)]
        (name,) = b.generic(
            ["parallel"] * value.rank,
            [],
            [(b.empty(type, value.dims), type, value.dims, loops)],
            region,
        )
        return [Value(name, type, value.dims, 0, max(value.dims[at].size - 1, 0))]


class Fill:
    """One number, known or read from a tensor, in another value's shape."""

    weight = 0.7

    def propose(self, g):
        value = g.value()
        if g.pick.random() < 0.5:
            return [value], {"value": g.pick.choice([0, 1]), "type": g.pick.choice(g.types)}
        return [value, g.value(lambda v: all(d.size and not d.dynamic for d in v.dims))], {}

    def build(self, b, operands, params):
        shape, *source = operands
        if source:
            (value,) = source
            require(all(d.size and not d.dynamic for d in value.dims))
            last = [b.constant(d.size - 1, "index") for d in value.dims]
            number = b.emit(f"tensor.extract {value.name}[{', '.join(last)}] : {value.text}")
        else:
            value = Value("", params["type"], [], params["value"], params["value"])
            number = b.constant(params["value"], value.type)
        out, text = b.empty(value.type, shape.dims), tensor_type(value.type, shape.dims)
        return [
            like(
                value,
                b.emit(f"linalg.fill ins({number} : {value.type}) outs({out} : {text}) -> {text}"),
                shape.dims,
            )
        ]


class Squeeze:
    """Dimensions that are known to be one disappear, and new ones appear."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank <= 4)
        if any(d.size == 1 and not d.dynamic for d in value.dims) and g.pick.random() < 0.6:
            return [value], {"insert": []}
        return [value], {
            "insert": [
                g.pick.randint(0, value.rank) for _ in range(g.pick.randint(1, 5 - value.rank))
            ]
        }

    def build(self, b, operands, params):
        (value,) = operands
        if not params["insert"]:
            kept = [i for i, d in enumerate(value.dims) if d.dynamic or d.size != 1]
            require(len(kept) < value.rank)
            # Each group ends before the next kept dimension; those of size one lead the first.
            groups = [
                list(range(0 if n == 0 else i, kept[n + 1] if n + 1 < len(kept) else value.rank))
                for n, i in enumerate(kept)
            ]
            dims = [value.dims[i] for i in kept]
            return [
                like(
                    value,
                    b.emit(
                        f"tensor.collapse_shape {value.name} {groups} : {value.text} into "
                        f"{tensor_type(value.type, dims)}"
                    ),
                    dims,
                )
            ]
        dims, groups = [], []
        for i in range(value.rank + 1):
            before = sum(place == i for place in params["insert"])
            ones = list(range(len(dims), len(dims) + before))
            dims += [b.derived(1, False) for _ in ones]
            if i < value.rank:
                groups.append([*ones, len(dims)])
                dims.append(value.dims[i])
            elif groups:
                groups[-1] += ones
        require(len(dims) > value.rank and len(dims) <= 6)
        sizes = ", ".join(b.size(d) if d.dynamic else str(d.size) for d in dims)
        return [
            like(
                value,
                b.emit(
                    f"tensor.expand_shape {value.name} {groups} output_shape [{sizes}] : "
                    f"{value.text} into {tensor_type(value.type, dims)}"
                ),
                dims,
            )
        ]


class Part:
    """A strided slice in every dimension, some of which are dropped."""

    weight = 2

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and all(d.size for d in v.dims))
        parts = []
        for dim in value.dims:
            low = g.pick.randint(0, min(dim.size - 1, 5)) if g.pick.random() < 0.6 else 0
            stride = g.pick.choice([1, 1, 1, 2, 3, 7])
            parts.append([low, -1 if g.pick.random() < 0.25 else stride])
        return [value], {"parts": parts, "dynamic": g.pick.random() < 0.2}

    def build(self, b, operands, params):
        """A part [low, stride]; stride -1 takes one element and drops the dimension."""
        (value,) = operands
        require(len(params["parts"]) == value.rank)
        offsets, sizes, strides, dims = [], [], [], []
        for dim, (low, stride) in zip(value.dims, params["parts"]):
            require(low < dim.size)
            offsets.append(b.constant(low, "index") if params["dynamic"] else str(low))
            strides.append(str(max(stride, 1)))
            if stride < 0:
                sizes.append("1")
                continue
            size = b.derived(
                -(-(dim.size - low) // stride),
                dim.dynamic,
                (f"(d0 - {low}) ceildiv {stride}", [dim]),
            )
            sizes.append(b.size(size) if size.dynamic else str(size.size))
            dims.append(size)
        text = f"[{', '.join(offsets)}] [{', '.join(sizes)}] [{', '.join(strides)}]"
        return [
            like(
                value,
                b.emit(
                    f"tensor.extract_slice {value.name}{text} : {value.text} to "
                    f"{tensor_type(value.type, dims)}"
                ),
                dims,
            )
        ]


class Replace:
    """Rows of one value strided into another one."""

    weight = 1

    def propose(self, g):
        value = g.value(lambda v: v.rank >= 1 and all(d.size for d in v.dims))
        strides = [g.pick.choice([1, 1, 2, 3]) for _ in value.dims]
        dims = [
            d
            if stride == 1 and g.pick.random() < 0.5
            else g.dim(size=(d.size - 1) * stride + 1 + g.pick.randint(0, 2))
            for d, stride in zip(value.dims, strides)
        ]
        return [value, g.input(value.type, dims)], {"strides": strides}

    def build(self, b, operands, params):
        value, into = operands
        require(
            value.type == into.type
            and value.rank == into.rank == len(params["strides"])
            and all(d.size for d in value.dims)
        )
        require(
            all(
                (d.size - 1) * stride < t.size
                for d, t, stride in zip(value.dims, into.dims, params["strides"])
            )
        )
        sizes = ", ".join(b.size(d) if d.dynamic else str(d.size) for d in value.dims)
        zeros = ", ".join("0" * value.rank)
        name = b.emit(
            f"tensor.insert_slice {value.name} into {into.name}[{zeros}] [{sizes}] "
            f"[{', '.join(map(str, params['strides']))}] : {value.text} into {into.text}"
        )
        return [
            like(
                into,
                name,
                into.dims,
                low=min(value.low, into.low),
                high=max(value.high, into.high),
                error=max(value.error, into.error),
                special=value.special or into.special,
            )
        ]


class Convert:
    """The elements as another type: what quantized models do between all steps."""

    weight = 2

    def propose(self, g):
        value = g.value()
        return [value], {"type": g.pick.choice(g.types)}

    def build(self, b, operands, params):
        (value,) = operands
        require(value.type != params["type"])
        outcome = []

        def region(names):
            body = scalars.Body()
            outcome.append(
                scalars.convert(
                    body,
                    scalars.Scalar(
                        names[0], value.type, value.low, value.high, value.error, value.special
                    ),
                    params["type"],
                )
            )
            return body.lines, [outcome[0].name]

        loops = [f"d{i}" for i in range(value.rank)]
        (name,) = b.generic(
            ["parallel"] * value.rank,
            [(value.name, value.text, loops)],
            [(b.empty(params["type"], value.dims), params["type"], value.dims, loops)],
            region,
        )
        x = outcome[0]
        return [Value(name, x.type, value.dims, x.low, x.high, x.error, x.special)]
