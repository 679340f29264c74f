#===- layers.py - recipes for products, windows, norms, cells ----------===#
import numpy as np
from draw import types_of
from graph import Refused
from recipes import attributes, axis_of, recipe

FLOATS = {"float32", "float64", "float16"}


def fitting(d, type, shape, low=None, high=None):
    """A value of this shape, or a new leaf."""
    found = [
        v
        for v in d.values.values()
        if v.type == type and list(v.shape) == list(shape) and not (v.error and type[0] != "f")
    ]
    return (
        d.pick.choice(found)
        if found and low is None and d.pick.random() < 0.4
        else d.leaf(type, shape, low, high)
    )


@recipe("MatMul", "MatMulInteger")
def matmul(d, s):
    a = d.value(types_of(s, 0) - {"bool"}, lambda v: v.rank >= 1)
    k, n = a.shape[-1], d.size(33)
    roll = d.pick.random()
    if roll < 0.15:
        shape = [k]
    elif roll < 0.5 or a.rank < 3:
        shape = [k, n]
    else:
        shape = [
            *(d.pick.choice([1, m]) for m in a.shape[d.pick.randint(0, a.rank - 2) : -2]),
            k,
            n,
        ]
    type = a.type if s.name == "MatMul" else d.pick.choice(["int8", "uint8"])
    if d.pick.random() < 0.1 and s.name == "MatMul" and a.rank >= 2:  # A vector from the left.
        return d.node(s.name, [fitting(d, type, [n, a.shape[-2]]), a], {}, exact=type[0] != "f")
    zeros = (
        [d.leaf(a.type, [], 0, 3), d.leaf(type, [], 0, 3)]
        if s.name == "MatMulInteger" and d.pick.random() < 0.5
        else []
    )
    return d.node(s.name, [a, fitting(d, type, shape), *zeros], {}, exact=type[0] != "f")


@recipe("Gemm")
def gemm(d, s):
    a = d.value(types_of(s, 0), rank=2)
    at, bt, n = d.pick.randint(0, 1), d.pick.randint(0, 1), d.size(33)
    m, k = a.shape[::-1] if at else a.shape
    inputs = [a, fitting(d, a.type, [n, k] if bt else [k, n])]
    if d.pick.random() < 0.6:
        inputs.append(d.leaf(a.type, d.pick.choice([[n], [m, n], [1, n], [m, 1], [1], []])))
    chosen = {
        name: value
        for name, value in (("transA", at), ("transB", bt))
        if value or d.pick.random() < 0.3
    }
    if a.type[0] == "f":
        chosen |= attributes(d, s, a)
    return d.node(s.name, inputs, chosen, exact=a.type[0] != "f")


@recipe("Einsum")
def einsum(d, s):
    forms = [
        "ij,jk->ik",
        "bij,bjk->bik",
        "bhmk,bhnk->bhmn",
        "bmhk,bnhk->bhmn",
        "i,j->ij",
        "ij->ji",
        "bij,bij->b",
        "ij,j->i",
        "ii->i",
        "ij->",
        "bmk,kn->bmn",
        "...ij,...jk->...ik",
        "abc,cd,de->abe",
        "bc,ac->ab",
        "ijk,jil->kl",
    ]
    form = d.pick.choice(forms)
    sizes, inputs = {}, []
    for letters in form.split("->")[0].split(","):
        letters = letters.replace("...", "b")
        inputs.append(
            fitting(d, "float32", [sizes.setdefault(letter, d.size(12)) for letter in letters])
        )
    return d.node(s.name, inputs, {"equation": form})


def windows(d, shape, spatial):
    """Attributes of a window over the last `spatial` dimensions, and its sizes."""
    kernel = [d.pick.choice([1, 2, 3, 3, 5]) for _ in range(spatial)]
    dilations = [d.pick.choice([1, 1, 1, 2]) for _ in range(spatial)]
    kernel = [
        k if (k - 1) * a + 1 <= n else 1 for k, a, n in zip(kernel, dilations, shape[-spatial:])
    ]
    chosen = {}
    if d.pick.random() < 0.7:
        chosen["strides"] = [d.pick.choice([1, 1, 2, 3]) for _ in range(spatial)]
    if any(a > 1 for a in dilations):
        chosen["dilations"] = dilations
    if d.pick.random() < 0.2 and "dilations" not in chosen:
        chosen["auto_pad"] = d.pick.choice(["SAME_UPPER", "SAME_LOWER", "VALID"])
    elif d.pick.random() < 0.6:
        chosen["pads"] = [d.pick.randint(0, (k - 1) // 2 + 1) if k > 1 else 0 for k in kernel * 2]
    return chosen, kernel


def picture(d, types, spatial=None, channels=None):
    """Something of shape [batch, channels, ...]."""
    spatial = spatial or d.pick.choice([1, 2, 2, 2, 3])
    if d.pick.random() < 0.5:
        found = [
            v
            for v in d.values.values()
            if v.type in types
            and v.rank == spatial + 2
            and v.array.size
            and (channels is None or v.shape[1] == channels)
        ]
        if found:
            return d.pick.choice(found)
    type = d.pick.choice(sorted(types & {"float32"} or types))
    return d.leaf(
        type,
        [
            d.pick.choice([1, 2, 3]),
            channels or d.pick.choice([1, 2, 3, 4, 8, 16]),
            *(d.pick.choice([1, 3, 5, 8, 9, 14]) for _ in range(spatial)),
        ],
    )


@recipe("Conv", "ConvInteger")
def conv(d, s):
    x = picture(d, types_of(s, 0) - {"float16"})
    spatial, channels = x.rank - 2, x.shape[1]
    groups = d.pick.choice([g for g in (1, 1, 1, 2, channels) if channels % g == 0])
    features = groups * d.pick.choice([1, 2, 3, 8])
    chosen, kernel = windows(d, x.shape, spatial)
    if groups > 1:
        chosen["group"] = groups
    if d.pick.random() < 0.5:
        chosen["kernel_shape"] = kernel
    shape = [features, channels // groups, *kernel]
    if s.name == "ConvInteger":
        if x.type != "uint8":
            raise Refused("only uint8")
        return d.node(
            s.name,
            [x, d.leaf("uint8", shape)]
            + ([d.leaf("uint8", [], 0, 3)] if d.pick.random() < 0.5 else []),
            chosen,
            exact=True,
        )
    return d.node(
        s.name,
        [x, d.leaf(x.type, shape)]
        + ([d.leaf(x.type, [features])] if d.pick.random() < 0.5 else []),
        chosen,
    )


@recipe("ConvTranspose")
def conv_transpose(d, s):
    x = picture(d, {"float32"})
    spatial, channels = x.rank - 2, x.shape[1]
    groups = d.pick.choice([g for g in (1, 1, 2, channels) if channels % g == 0])
    features = d.pick.choice([1, 2, 3])
    chosen, kernel = windows(d, x.shape, spatial)
    chosen.pop("auto_pad", None)
    if groups > 1:
        chosen["group"] = groups
    if "strides" in chosen and d.pick.random() < 0.4:
        chosen["output_padding"] = [d.pick.randint(0, stride - 1) for stride in chosen["strides"]]
    return d.node(
        s.name,
        [x, d.leaf("float32", [channels, features, *kernel])]
        + ([d.leaf("float32", [features * groups])] if d.pick.random() < 0.5 else []),
        chosen,
    )


@recipe("MaxPool", "AveragePool", "LpPool")
def pool(d, s):
    x = picture(d, types_of(s, 0) & {"float32", "float64", "int8", "uint8"})
    chosen, kernel = windows(d, x.shape, x.rank - 2)
    for name in ("dilations", "ceil_mode"):
        if name not in s.attributes:
            chosen.pop(name, None)
    if "pads" in chosen:
        chosen["pads"] = [min(p, k // 2) for p, k in zip(chosen["pads"], kernel * 2)]
    if "ceil_mode" in s.attributes and d.pick.random() < 0.25:
        chosen["ceil_mode"] = 1
    if s.name == "AveragePool" and d.pick.random() < 0.5:
        chosen["count_include_pad"] = 1
    if s.name == "LpPool":
        chosen["p"] = d.pick.choice([1, 2, 3])
    outputs = (
        2
        if s.name == "MaxPool" and x.type[0] == "f" and not x.error and d.pick.random() < 0.3
        else 1
    )
    return d.node(
        s.name, [x], {**chosen, "kernel_shape": kernel}, outputs, exact=s.name == "MaxPool"
    )


@recipe("GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool", "LRN")
def whole_pool(d, s):
    x = picture(d, {"float32"})
    return d.node(
        s.name,
        [x],
        attributes(d, s, x, but=("alpha", "beta", "bias")),
        exact=s.name == "GlobalMaxPool",
    )


@recipe("BatchNormalization")
def batch_norm(d, s):
    x = d.value({"float32", "float64"}, lambda v: v.rank >= 2)
    parts = [d.leaf(x.type, [x.shape[1]], *ends) for ends in ((0.5, 2), (-1, 1), (-1, 1), (0.5, 2))]
    return d.node(s.name, [x, *parts], attributes(d, s, x))


@recipe("InstanceNormalization")
def instance_norm(d, s):
    x = d.value({"float32"}, lambda v: v.rank >= 3)
    return d.node(
        s.name, [x, d.leaf(x.type, [x.shape[1]]), d.leaf(x.type, [x.shape[1]])], {"epsilon": 0.01}
    )


@recipe("GroupNormalization")
def group_norm(d, s):
    x = picture(d, {"float32"})
    groups = d.pick.choice([g for g in (1, 2, 4, x.shape[1]) if x.shape[1] % g == 0])
    count = x.shape[1] if s.since_version >= 21 else groups
    return d.node(
        s.name,
        [x, d.leaf(x.type, [count]), d.leaf(x.type, [count])],
        {"num_groups": groups, "epsilon": 0.01},
    )


@recipe("LayerNormalization", "RMSNormalization")
def layer_norm(d, s):
    x = d.value(types_of(s, 0) & FLOATS, lambda v: v.rank >= 1)
    axis = axis_of(d, x)
    inputs = [x, d.leaf(x.type, x.shape[axis:])]
    if s.name[0] == "L" and d.pick.random() < 0.6:
        inputs.append(d.leaf(x.type, x.shape[axis:]))
    return d.node(s.name, inputs, {"axis": axis, "epsilon": 0.01})


@recipe("MeanVarianceNormalization")
def variance_norm(d, s):
    x = picture(d, {"float32"}, 2)
    return d.node(
        s.name,
        [x],
        {"axes": sorted(d.pick.sample(range(4), d.pick.randint(1, 3)))}
        if d.pick.random() < 0.5
        else {},
    )


@recipe("RNN", "GRU", "LSTM")
def recurrent(d, s):
    x = d.value({"float32"}, lambda v: v.rank == 3 and v.array.size and v.shape[0] <= 12)
    steps, batch, width = x.shape
    hidden, directions = d.pick.choice([1, 3, 4, 8]), d.pick.choice([1, 1, 2])
    gates = {"RNN": 1, "GRU": 3, "LSTM": 4}[s.name]
    direction = "bidirectional" if directions == 2 else d.pick.choice(["forward", "reverse"])
    inputs = [
        x,
        d.leaf("float32", [directions, gates * hidden, width], -1, 1),
        d.leaf("float32", [directions, gates * hidden, hidden], -1, 1),
    ]
    inputs.append(
        d.leaf("float32", [directions, 2 * gates * hidden], -1, 1)
        if d.pick.random() < 0.6
        else None
    )
    inputs.append(
        d.listed([d.pick.randint(1, steps) for _ in range(batch)], "int32")
        if d.pick.random() < 0.3
        else None
    )
    for _ in range(1 + (s.name == "LSTM")):
        inputs.append(
            d.leaf("float32", [directions, batch, hidden], -1, 1) if d.pick.random() < 0.4 else None
        )
    chosen = {"hidden_size": hidden, "direction": direction}
    if s.name == "GRU":
        chosen["linear_before_reset"] = d.pick.randint(0, 1)
    while inputs[-1] is None:
        inputs.pop()
    return d.node(s.name, inputs, chosen, 3 if s.name == "LSTM" else 2)


@recipe("Attention")
def attention(d, s):
    batch, heads, q, k, depth = (
        d.pick.choice([1, 2]),
        d.pick.choice([1, 2, 4]),
        d.size(12),
        d.size(12),
        d.pick.choice([1, 4, 8]),
    )
    shared = d.pick.choice([g for g in (1, heads) if heads % g == 0])
    chosen = {"is_causal": 1} if d.pick.random() < 0.3 else {}
    if d.pick.random() < 0.5:
        shapes = [[batch, heads, q, depth], [batch, shared, k, depth], [batch, shared, k, depth]]
    else:
        shapes = [[batch, q, heads * depth], [batch, k, shared * depth], [batch, k, shared * depth]]
        chosen |= {"q_num_heads": heads, "kv_num_heads": shared}
    inputs = [fitting(d, "float32", shape) for shape in shapes]
    if d.pick.random() < 0.4:
        inputs.append(
            d.leaf(
                d.pick.choice(["float32", "bool"]),
                d.pick.choice([[q, k], [batch, 1, q, k], [1, heads, q, k]]),
            )
        )
        if inputs[-1].type == "bool":
            inputs[-1].array[..., 0] = True  # No row without a key.
    return d.node(s.name, inputs, chosen)


@recipe("RotaryEmbedding")
def rotary(d, s):
    batch, heads, length, depth = (
        d.pick.choice([1, 2]),
        d.pick.choice([1, 3]),
        d.size(9),
        d.pick.choice([2, 4, 8]),
    )
    x = fitting(d, "float32", [batch, heads, length, depth])
    caches = [d.leaf("float32", [length, depth // 2], -1, 1) for _ in range(2)]
    places = d.leaf("int64", [batch, length], 0, max(length - 1, 0))
    return d.node(s.name, [x, *caches, places], {"interleaved": d.pick.randint(0, 1)})


@recipe("Resize")
def resize(d, s):
    x = picture(d, {"float32", "uint8"} if d.pick.random() < 0.2 else {"float32"}, 2)
    mode = d.pick.choice(["nearest", "linear", "cubic"] if x.type == "float32" else ["nearest"])
    how = d.pick.choice(["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"])
    chosen = {"mode": mode, "coordinate_transformation_mode": how}
    if mode == "nearest":
        chosen["nearest_mode"] = d.pick.choice(
            ["floor", "ceil", "round_prefer_floor", "round_prefer_ceil"]
        )
        if x.error:
            raise Refused("jumps")
    if d.pick.random() < 0.5:
        scales = d.leaf(
            "float32",
            [],
            array=np.array(
                [1, 1, *(d.pick.choice([0.5, 1, 2, 1.5, 3]) for _ in range(2))], np.float32
            ),
        )
        return d.node(s.name, [x, None, scales], chosen, exact=mode == "nearest", firm=(2,))
    return d.node(
        s.name,
        [x, None, None, d.listed([*x.shape[:2], d.pick.randint(1, 16), d.pick.randint(1, 16)])],
        chosen,
        exact=mode == "nearest",
    )


@recipe("GridSample")
def grid_sample(d, s):
    x = picture(d, {"float32"}, 2)
    grid = d.leaf("float32", [x.shape[0], d.pick.randint(1, 6), d.pick.randint(1, 6), 2], -1.2, 1.2)
    mode = d.pick.choice(["bilinear", "bicubic"] if s.since_version < 20 else ["linear", "cubic"])
    return d.node(
        s.name,
        [x, grid],
        {
            "mode": mode,
            "padding_mode": d.pick.choice(["zeros", "border", "reflection"]),
            "align_corners": d.pick.randint(0, 1),
        },
    )


@recipe("AffineGrid")
def affine_grid(d, s):
    n = d.pick.choice([1, 2])
    return d.node(
        s.name,
        [
            d.leaf("float32", [n, 2, 3], -1, 1),
            d.listed([n, 2, d.pick.randint(1, 5), d.pick.randint(1, 5)]),
        ],
        {"align_corners": d.pick.randint(0, 1)},
    )


@recipe("DFT")
def dft(d, s):
    x = d.leaf("float32", [d.size(3), d.pick.choice([1, 2, 3, 8, 12, 16]), d.pick.choice([1, 2])])
    if s.since_version < 20:
        return d.node(s.name, [x], {"axis": 1, "onesided": 0})
    one = d.pick.randint(0, 1) if x.shape[-1] == 1 else 0
    return d.node(
        s.name,
        [x, None, d.number(1)],
        {"onesided": one, **({} if one else {"inverse": d.pick.randint(0, 1)})},
    )


@recipe("BlackmanWindow", "HammingWindow", "HannWindow")
def window(d, s):
    return d.node(s.name, [d.number(d.pick.randint(2, 20))], {"periodic": d.pick.randint(0, 1)})


@recipe("NegativeLogLikelihoodLoss", "SoftmaxCrossEntropyLoss")
def loss(d, s):
    x = d.value({"float32"}, lambda v: v.rank >= 2 and v.array.size and v.shape[1] > 0)
    classes = x.shape[1]
    labels = d.leaf("int64", [x.shape[0], *x.shape[2:]], 0, classes - 1)
    weights = [d.leaf("float32", [classes], 0.5, 2)] if d.pick.random() < 0.4 else []
    return d.node(
        s.name, [x, labels, *weights], {"reduction": d.pick.choice(["none", "sum", "mean"])}
    )


@recipe("RoiAlign")
def roi_align(d, s):
    x = picture(d, {"float32"}, 2)
    count = d.pick.randint(1, 4)
    low, size = d.numpy.uniform(0, 3, [count, 2]), d.numpy.uniform(1, 5, [count, 2])
    rois = d.leaf("float32", [], array=np.concatenate([low, low + size], 1).astype(np.float32))
    return d.node(
        s.name,
        [x, rois, d.leaf("int64", [count], 0, x.shape[0] - 1)],
        {
            "output_height": d.pick.randint(1, 3),
            "output_width": d.pick.randint(1, 3),
            "sampling_ratio": d.pick.choice([1, 2]),
            "spatial_scale": 1.0,
        },
        firm=(1,),
    )


@recipe("NonMaxSuppression")
def suppression(d, s):
    batch, boxes, classes = d.pick.choice([1, 2]), d.pick.randint(1, 12), d.pick.choice([1, 2])
    corner, size = (
        d.numpy.uniform(0, 4, [batch, boxes, 2]),
        d.numpy.uniform(0.5, 3, [batch, boxes, 2]),
    )
    array = np.concatenate([corner, corner + size], 2).astype(np.float32)
    scores = (
        d.numpy.permutation(batch * classes * boxes)
        .reshape(batch, classes, boxes)
        .astype(np.float32)
        / 100
    )
    return d.node(
        s.name,
        [
            d.leaf("float32", [], array=array),
            d.leaf("float32", [], array=scores),
            d.listed([d.pick.randint(1, 5)]),
            d.leaf("float32", [], array=np.array([0.5], np.float32)),
        ],
        {},
        exact=True,
    )


@recipe("Col2Im")
def col2im(d, s):
    h, w, kh, kw = (
        d.pick.randint(3, 7),
        d.pick.randint(3, 7),
        d.pick.randint(1, 3),
        d.pick.randint(1, 3),
    )
    blocks = (h - kh + 1) * (w - kw + 1)
    return d.node(
        s.name,
        [
            d.leaf("float32", [d.pick.choice([1, 2]), d.pick.choice([1, 3]) * kh * kw, blocks]),
            d.listed([h, w]),
            d.listed([kh, kw]),
        ],
        {},
    )


@recipe("Det")
def det(d, s):
    n = d.pick.randint(1, 5)
    return d.node(s.name, [d.leaf("float32", [*d.shape(d.pick.randint(0, 2), 3), n, n])], {})


@recipe("QLinearMatMul")
def quantized_matmul(d, s):
    types = [d.pick.choice(["uint8", "int8"]) for _ in range(2)]
    m, k, n = (d.size(16) for _ in range(3))
    scale = lambda value: d.leaf("float32", [], array=np.array(value, np.float32))
    return d.node(
        s.name,
        [
            d.leaf(types[0], [m, k]),
            scale(0.5),
            d.leaf(types[0], [], 0, 3),
            d.leaf(types[1], [k, n]),
            scale(0.25),
            d.leaf(types[1], [], 0, 3),
            scale(0.5),
            d.leaf(types[0], [], 0, 3),
        ],
        {},
        exact=True,
    )


@recipe("QLinearConv")
def quantized_conv(d, s):
    x = picture(d, {"uint8", "int8"})
    chosen, kernel = windows(d, x.shape, x.rank - 2)
    features = d.pick.choice([1, 2, 8])
    scale = lambda value, shape=(): d.leaf("float32", [], array=np.full(shape, value, np.float32))
    per = [features] if d.pick.random() < 0.5 else []
    inputs = [
        x,
        scale(0.5),
        d.leaf(x.type, [], 0, 3),
        d.leaf("int8", [features, x.shape[1], *kernel]),
        scale(0.25, per),
        d.leaf("int8", [], array=np.zeros(per, np.int8)),
        scale(0.5),
        d.leaf(x.type, [], 0, 3),
    ]
    return d.node(
        s.name,
        inputs + ([d.leaf("int32", [features])] if d.pick.random() < 0.5 else []),
        chosen,
        exact=True,
    )


@recipe("STFT")
def short_time(d, s):
    x = d.leaf("float32", [d.pick.choice([1, 2]), d.pick.randint(16, 40), 1])
    frame = d.pick.choice([4, 8, 12])
    window = (
        [d.leaf("float32", [frame], 0.1, 1)] if d.pick.random() < 0.6 else [None, d.number(frame)]
    )
    return d.node(
        s.name, [x, d.number(d.pick.randint(1, 6)), *window], {"onesided": d.pick.randint(0, 1)}
    )


@recipe("CausalConvWithState")
def causal_conv(d, s):
    batch, channels, length, taps = (
        d.pick.choice([1, 2]),
        d.size(8),
        d.size(12),
        d.pick.choice([1, 2, 4]),
    )
    inputs = [d.leaf("float32", [batch, channels, length]), d.leaf("float32", [channels, 1, taps])]
    inputs.append(d.leaf("float32", [channels]) if d.pick.random() < 0.5 else None)
    inputs.append(d.leaf("float32", [batch, channels, taps - 1]) if d.pick.random() < 0.5 else None)
    return d.node(s.name, inputs, {"activation": d.pick.choice(["none", "silu"])}, 2)
