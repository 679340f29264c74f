#===- indices.py - recipes for gathers, scatters, sorts, reductions ----===#
import numpy as np
from draw import types_of
from graph import Refused
from recipes import DOMAIN, EXACT, attributes, axis_of, moves, recipe


def positions(d, shape, size, type="int64"):
    """Indices within a dimension, from both ends."""
    if not size:
        raise Refused("nothing to choose from")
    array = d.numpy.integers(-size, size, shape).astype(type)
    return d.leaf(type, [], array=np.asarray(array))


@recipe("Gather")
def gather(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1)
    axis = axis_of(d, x)
    indices = positions(
        d,
        d.shape(d.pick.choice([0, 1, 1, 2]), 8),
        x.shape[axis],
        d.pick.choice(["int64", "int64", "int32"]),
    )
    return moves(d, s, [x, indices], {"axis": axis})


@recipe("GatherElements")
def gather_elements(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1)
    axis = axis_of(d, x)
    shape = [d.pick.randint(min(n, 1), n) for n in x.shape]
    shape[axis] = d.size(12)
    return moves(d, s, [x, positions(d, shape, x.shape[axis])], {"axis": axis})


def tuples(d, batch, sizes):
    if not all(sizes):
        raise Refused("nothing to choose from")
    array = np.stack([d.numpy.integers(-n, n, batch) for n in sizes], -1).astype(np.int64)
    return d.leaf("int64", [], array=array)


@recipe("GatherND")
def gather_nd(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1)
    batch = d.pick.choice([0, 0, 1]) if x.rank > 1 else 0
    depth = d.pick.randint(1, x.rank - batch)
    return moves(
        d,
        s,
        [
            x,
            tuples(
                d,
                [*x.shape[:batch], *d.shape(d.pick.choice([0, 1, 2]), 6)],
                x.shape[batch : batch + depth],
            ),
        ],
        {"batch_dims": batch},
    )


@recipe("ScatterElements")
def scatter_elements(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1)
    axis = d.pick.randrange(x.rank)
    shape = [d.pick.randint(min(n, 1), n) for n in x.shape]
    reduction = d.pick.choice(
        ["none", "add", "mul", "max", "min"][: {16: 3, 18: 5}.get(s.since_version, 1)]
    )
    if x.type == "bool" and reduction != "none":
        raise Refused("bool")
    order = np.argsort(
        d.numpy.random([*shape[:axis], x.shape[axis], *shape[axis + 1 :]]), axis
    )  # Each place once.
    indices = np.take(order, np.arange(shape[axis]), axis)
    attributes = {"axis": axis, **({"reduction": reduction} if reduction != "none" else {})}
    return d.node(
        s.name,
        [x, d.leaf("int64", [], array=indices), d.leaf(x.type, shape)],
        attributes,
        exact=reduction in ("none", "max", "min"),
    )


@recipe("ScatterND")
def scatter_nd(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1 and v.array.size)
    depth = d.pick.randint(1, x.rank)
    cells = int(np.prod(x.shape[:depth]))
    reduction = d.pick.choice(
        ["none", "add", "mul", "max", "min"][: {16: 3, 18: 5}.get(s.since_version, 1)]
    )
    if x.type == "bool" and reduction != "none":
        raise Refused("bool")
    count = d.pick.randint(1, min(cells, 12))
    chosen = d.numpy.choice(cells, count, replace=reduction in ("add", "max", "min"))
    indices = np.stack(np.unravel_index(chosen, x.shape[:depth]), -1).astype(np.int64)
    return d.node(
        s.name,
        [x, d.leaf("int64", [], array=indices), d.leaf(x.type, [count, *x.shape[depth:]])],
        {"reduction": reduction} if reduction != "none" else {},
        exact=reduction in ("none", "max", "min"),
    )


@recipe("TensorScatter")
def tensor_scatter(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 3 and all(v.shape))
    length = d.pick.randint(1, x.shape[-2])
    update = d.leaf(x.type, [*x.shape[:-2], length, x.shape[-1]])
    mode = d.pick.choice(["linear", "circular"])
    starts = [
        d.pick.randint(0, x.shape[-2] - (length if mode == "linear" else 1))
        for _ in range(x.shape[0])
    ]
    return moves(d, s, [x, update, d.listed(starts)], {"mode": mode, "axis": -2})


@recipe("TopK")
def top_k(d, s):
    x = d.value(types_of(s, 0) - {"bool"}, lambda v: v.rank >= 1 and max(v.shape) > 0, exact=True)
    axis = d.pick.choice([i for i, n in enumerate(x.shape) if n])
    return moves(
        d,
        s,
        [x, d.listed([d.pick.randint(1, min(x.shape[axis], 9))])],
        {"axis": axis - d.pick.choice([0, x.rank]), "largest": d.pick.randint(0, 1)},
        2,
    )


@recipe("OneHot")
def one_hot(d, s):
    indices = d.leaf("int64", d.shape(d.pick.choice([0, 1, 2]), 8), -4, 5)
    type = d.pick.choice(["float32", "int64", "bool"])
    values = d.leaf(
        type,
        [],
        array=np.array(
            [0, 1] if type == "bool" else [d.pick.randint(0, 2), d.pick.randint(3, 5)], type
        ),
    )
    return moves(
        d,
        s,
        [indices, d.number(d.pick.randint(1, 6)), values],
        {"axis": d.pick.randint(-indices.rank - 1, indices.rank)},
    )


@recipe("Compress")
def compress(d, s):
    x = d.value(types_of(s, 0), lambda v: v.rank >= 1)
    axis = axis_of(d, x)
    return moves(d, s, [x, d.leaf("bool", [d.pick.randint(0, x.shape[axis])])], {"axis": axis})


@recipe("Unique")
def unique(d, s):
    x = d.value(
        types_of(s, 0) - {"bool", "float16"}, lambda v: v.rank >= 1 and v.array.size, exact=True
    )
    return moves(
        d,
        s,
        [x],
        {
            "sorted": d.pick.randint(0, 1),
            **({"axis": axis_of(d, x)} if d.pick.random() < 0.5 else {}),
        },
        4,
    )


@recipe("CumSum", "CumProd")
def cumulative(d, s):
    low, high = (0.5, 1.5) if s.name == "CumProd" else (None, None)
    x = d.value(types_of(s, 0) - {"bool"}, lambda v: v.rank >= 1, low=low, high=high)
    return d.node(s.name, [x, d.number(axis_of(d, x))], attributes(d, s, x), exact=x.type[0] != "f")


@recipe(
    *(
        f"Reduce{name}"
        for name in (
            "Sum",
            "Max",
            "Min",
            "Mean",
            "Prod",
            "L1",
            "L2",
            "LogSum",
            "LogSumExp",
            "SumSquare",
        )
    )
)
def reduce(d, s):
    low, high = DOMAIN.get(s.name, (None, None))
    x = d.value(types_of(s, 0) - {"bool"}, low=low, high=high)
    if x.type[0] != "f" and s.name in ("ReduceLogSum", "ReduceLogSumExp", "ReduceL2"):
        raise Refused("a logarithm or root of integers")
    axes = [
        a - d.pick.choice([0, x.rank])
        for a in d.pick.sample(range(x.rank), d.pick.randint(0, x.rank))
    ]
    chosen = attributes(d, s, x)
    if "axes" in s.attributes:
        return d.node(
            s.name, [x], {**chosen, **({"axes": axes} if axes else {})}, exact=s.name in EXACT
        )
    return d.node(
        s.name,
        [x] + ([d.listed(axes)] if axes or d.pick.random() < 0.3 else []),
        chosen,
        exact=s.name in EXACT,
    )
