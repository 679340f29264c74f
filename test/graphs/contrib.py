#===- contrib.py - recipes for ONNX Runtime's own operators -------------===#
# Operators of com.microsoft that its CPU has and that converters of models write.
#===----------------------------------------------------------------------===#
import numpy as np
from graph import DOMAIN, Refused
from layers import fitting
from recipes import recipe

NAMES = []


def contrib(*names):
    names = [DOMAIN + "." + name for name in names]
    NAMES.extend(names)
    return recipe(*names)


def some(d, chance=0.5):
    return d.pick.random() < chance


@contrib("QuickGelu", "FastGelu", "Gelu", "BiasGelu")
def gelu(d, s):
    x = d.value({"float32"}, lambda v: v.rank >= 1)
    if s.name.endswith("QuickGelu"):
        return d.node(s.name, [x], {"alpha": d.pick.choice([1.0, 1.702])})
    bias = s.name.endswith("BiasGelu") or (s.name.endswith("FastGelu") and some(d))
    values = d.node(s.name, [x] + ([fitting(d, x.type, [x.shape[-1]])] if bias else []), {})
    if np.abs(values[0].array).max(initial=0) < 0.1:
        raise Refused("a small difference of large numbers")
    return values


@contrib("FusedMatMul", "TransposeMatMul")
def fused_matmul(d, s):
    a = d.value({"float32"}, lambda v: v.rank >= 2)
    ta, tb, n = d.pick.randint(0, 1), d.pick.randint(0, 1), d.size(20)
    k = a.shape[-2 if ta else -1]
    batch = list(a.shape[:-2]) if some(d) else []
    b = fitting(d, a.type, [*batch, n, k] if tb else [*batch, k, n])
    chosen = {"transA": ta, "transB": tb, "alpha": d.pick.choice([1.0, 0.5])}
    return d.node(s.name, [a, b], chosen)


@contrib("FusedGemm")
def fused_gemm(d, s):
    a = d.value({"float32"}, rank=2)
    at, bt, n = d.pick.randint(0, 1), d.pick.randint(0, 1), d.size(20)
    m, k = a.shape[::-1] if at else a.shape
    inputs = [a, fitting(d, a.type, [n, k] if bt else [k, n])]
    if some(d):
        inputs.append(d.leaf(a.type, d.pick.choice([[n], [m, n], [1, n], [m, 1], [1], []])))
    activation = d.pick.choice(["Relu", "Tanh", "Sigmoid", "LeakyRelu"])
    chosen = {"transA": at, "transB": bt, "activation": activation}
    if activation == "LeakyRelu":
        chosen["activation_alpha"] = 0.1
    return d.node(s.name, inputs, chosen)


@contrib("FusedConv")
def fused_conv(d, s):
    groups = d.pick.choice([1, 1, 2])
    channels, filters = groups * d.pick.choice([1, 2, 3, 8]), groups * d.pick.choice([1, 2, 4, 8])
    kernel, size = d.pick.choice([1, 2, 3]), [d.pick.randint(4, 9) for _ in range(2)]
    x = d.leaf("float32", [d.size(3), channels, *size], dynamic=1)
    pad = d.pick.choice([0, 1])
    w = d.leaf("float32", [filters, channels // groups, kernel, kernel])
    inputs = [x, w] + ([d.leaf("float32", [filters])] if some(d) else [])
    stride = d.pick.choice([1, 2])
    out = [(n + 2 * pad - kernel) // stride + 1 for n in size]
    if len(inputs) == 3 and some(d):
        inputs.append(d.leaf("float32", [x.shape[0], filters, *out], dynamic=1))
    activation, given = d.pick.choice([("Relu", []), ("Tanh", []), ("Sigmoid", []),
                                       ("LeakyRelu", [0.1]), ("Clip", [-0.5, 0.5]),
                                       ("HardSigmoid", [0.2, 0.5])])
    chosen = {"activation": activation, "strides": [stride] * 2, "pads": [pad] * 4, "group": groups}
    return d.node(s.name, inputs, {**chosen, **({"activation_params": given} if given else {})})


@contrib("SkipLayerNormalization", "SkipSimplifiedLayerNormalization")
def skip_norm(d, s):
    x = d.value({"float32"}, lambda v: v.rank in (2, 3) and v.array.size)
    size = x.shape[-1]
    skip = fitting(d, x.type, d.pick.choice([x.shape, x.shape, [1, *x.shape[1:]], x.shape[1:]])
                   if x.rank == 3 else x.shape)
    inputs = [x, skip, d.leaf(x.type, [size])]
    if "Simplified" not in s.name:
        inputs.append(d.leaf(x.type, [size]) if some(d) else None)
    inputs.append(d.leaf(x.type, [size]) if some(d) else None)
    while inputs[-1] is None:
        inputs.pop()
    return d.node(s.name, inputs, {"epsilon": 1e-5})


def scale_of(d, shape=()):
    """Scales that put no element between two integers: what rounds first, the element or its sum
    with the zero point, is not the same in all of ONNX Runtime's loops."""
    return d.leaf("float32", [], array=d.numpy.uniform(0.1, 1, shape).astype(np.float32))


def quantized(d, type, shape):
    """A tensor of bytes, its scale and zero point."""
    x = d.value({type}, lambda v: v.rank >= 1) if shape is None else d.leaf(type, shape, dynamic=1)
    low = 0 if type[0] == "u" else -5
    return [x, scale_of(d), d.leaf(type, [], low, 9)]


@contrib("QLinearAdd", "QLinearMul")
def linear_binary(d, s):
    type = d.pick.choice(["uint8", "int8"])
    a = quantized(d, type, None)
    shape = list(a[0].shape) if some(d) else [n if some(d) else 1 for n in a[0].shape]
    b = quantized(d, type, shape if some(d, 0.7) else shape[-1:])
    return d.node(s.name, [*a, *b, *quantized(d, type, [1])[1:]], {}, exact=True)


@contrib("QLinearSigmoid", "QLinearLeakyRelu")
def linear_unary(d, s):
    type = d.pick.choice(["uint8", "int8"])
    chosen = {"alpha": 0.25} if "Leaky" in s.name else {}
    return d.node(s.name, [*quantized(d, type, None), *quantized(d, type, [1])[1:]], chosen,
                  exact=True)


@contrib("QLinearConcat")
def linear_concat(d, s):
    type = d.pick.choice(["uint8", "int8"])
    first = quantized(d, type, None)
    axis = d.pick.randrange(first[0].rank)
    parts = [*quantized(d, type, [1])[1:], *first]
    for _ in range(d.pick.randint(0, 2)):
        shape = [d.size(6) if i == axis else n for i, n in enumerate(first[0].shape)]
        parts += quantized(d, type, shape)
    return d.node(s.name, parts, {"axis": axis}, exact=True)


@contrib("QLinearGlobalAveragePool", "QLinearAveragePool")
def linear_pool(d, s):
    type = d.pick.choice(["uint8", "int8"])
    x = quantized(d, type, [d.size(3), d.size(8), d.pick.randint(3, 9), d.pick.randint(3, 9)])
    last = d.pick.randint(0, 1)
    chosen = {"channels_last": last}
    if "Global" not in s.name:
        chosen |= {"kernel_shape": [d.pick.randint(1, 3)] * 2, "strides": [d.pick.randint(1, 2)] * 2,
                   "count_include_pad": d.pick.randint(0, 1), "ceil_mode": d.pick.randint(0, 1)}
    return d.node(s.name, [*x, *quantized(d, type, [1])[1:]], chosen, exact=True)


@contrib("QLinearWhere")
def linear_where(d, s):
    type = d.pick.choice(["uint8", "int8"])
    x = quantized(d, type, None)
    y = quantized(d, type, [n if some(d) else 1 for n in x[0].shape])
    condition = d.leaf("bool", [n if some(d) else 1 for n in x[0].shape], dynamic=1)
    return d.node(s.name, [condition, *x, *y, *quantized(d, type, [1])[1:]], {}, exact=True)


@contrib("DynamicQuantizeMatMul", "MatMulIntegerToFloat")
def quantized_product(d, s):
    dynamic, n = "Dynamic" in s.name, d.size(20)
    a = d.value({"float32"} if dynamic else {"uint8"}, lambda v: v.rank >= 2 and v.array.size,
                exact=True)
    type = d.pick.choice(["uint8", "int8"])
    columns = [n] if some(d, 0.3) else []
    b = d.leaf(type, [a.shape[-1], n], -60 if type == "int8" else 0, 60)
    zero = d.leaf(type, columns, 0, 9) if some(d) else None
    bias = d.leaf("float32", [n]) if some(d) else None
    given = [a, b, *([] if dynamic else [scale_of(d)]), scale_of(d, columns),
             *([] if dynamic else [d.leaf("uint8", [], 0, 9) if some(d) else None]), zero, bias]
    while given[-1] is None:
        given.pop()
    return d.node(s.name, given, {}, firm=range(len(given)))


@contrib("MatMulNBits")
def few_bits(d, s):
    bits, block = d.pick.choice([4, 4, 8]), d.pick.choice([16, 32, 64])
    a = d.value({"float32"}, lambda v: v.rank >= 1 and v.array.size)
    k, n = a.shape[-1], d.pick.randint(1, 20)
    blocks, row = -(-k // block), block * bits // 8
    low = lambda shape: d.leaf("uint8", [], array=d.numpy.integers(0, 256, shape).astype("uint8"))
    given = [a, low([n, blocks, row]),
             d.leaf("float32", [], array=d.numpy.uniform(0.05, 0.1, [n, blocks]).astype("f"))]
    given.append(low([n, -(-blocks * bits // 8)]) if some(d) else None)
    given += [None, d.leaf("float32", [n]) if some(d) else None]
    while given[-1] is None:
        given.pop()
    return d.node(s.name, given, {"K": k, "N": n, "bits": bits, "block_size": block})


@contrib("MultiHeadAttention")
def heads_apart(d, s):
    heads, size, batch = d.pick.choice([1, 2, 4]), d.pick.choice([2, 4, 8]), d.size(3)
    length, other = d.size(9), d.size(12)
    leaf = lambda n: d.leaf("float32", [batch, n, heads * size], dynamic=1)
    same = some(d)
    if same:
        other = length
    given = [leaf(length), leaf(other), leaf(other)]
    given.append(d.leaf("float32", [3 * heads * size]) if some(d) else None)
    total = other
    mask = None
    if some(d, 0.3):
        array = (d.numpy.random([batch, total]) < 0.7).astype(np.int32)
        array[:, 0] = 1
        mask = d.leaf("int32", [], array=array)
    given.append(mask)
    bias = [d.pick.choice([1, batch]), d.pick.choice([1, heads]), length, total]
    given.append(d.leaf("float32", bias, dynamic=1) if some(d, 0.4) else None)
    while given[-1] is None:
        given.pop()
    chosen = {"num_heads": heads, "unidirectional": int(same and some(d, 0.4))}
    return d.node(s.name, given, {**chosen, **({"scale": 0.3} if some(d, 0.3) else {})})


@contrib("Attention")
def heads_together(d, s):
    heads, size, batch, length = d.pick.choice([1, 2, 4]), d.pick.choice([2, 4]), d.size(3), d.size(9)
    hidden = d.pick.choice([4, 8, heads * size])
    x = d.leaf("float32", [batch, length, hidden], dynamic=1)
    given = [x, d.leaf("float32", [hidden, 3 * heads * size]),
             d.leaf("float32", [3 * heads * size])]
    past = d.size(5) if some(d, 0.3) else 0
    mask = d.pick.choice([None, None, "lengths", "words", "square"])
    if mask == "lengths":
        array = d.numpy.integers(1, length + past + 1, [batch])
    elif mask:
        array = d.numpy.random([batch, past + length] if mask == "words"
                               else [batch, length, past + length]) < 0.7
        array[..., 0] = True
    given.append(mask and d.leaf("int32", [], array=array.astype(np.int32)))
    given.append(d.leaf("float32", [2, batch, heads, past, size]) if past else None)
    while given[-1] is None:
        given.pop()
    chosen = {"num_heads": heads, "unidirectional": d.pick.randint(0, 1)}
    return d.node(s.name, given, chosen, 1 + bool(past))


@contrib("GroupQueryAttention")
def grouped(d, s):
    groups, each, size, batch = d.pick.choice([1, 2]), d.pick.choice([1, 2, 3]), 16, d.size(3)
    length, past = d.pick.choice([(1, d.size(9)), (d.size(6), 0), (1, 0)])
    heads, total = groups * each, past + length
    rotary = some(d)
    leaf = lambda shape: d.leaf("float32", shape, dynamic=1)
    given = [leaf([batch, length, heads * size]), leaf([batch, length, groups * size]),
             leaf([batch, length, groups * size]), leaf([batch, groups, past, size]),
             leaf([batch, groups, past, size]),
             d.leaf("int32", [], array=np.full([batch], total - 1, np.int32)),
             d.leaf("int32", [], array=np.array(total, np.int32))]
    if rotary:
        given += [d.leaf("float32", [64, size // 2], -1, 1) for _ in range(2)]
    chosen = {"num_heads": heads, "kv_num_heads": groups, "do_rotary": int(rotary)}
    if rotary and some(d):
        chosen["rotary_interleaved"] = 1
    if some(d, 0.3):
        chosen["local_window_size"] = d.pick.randint(1, 6)
    if some(d, 0.3):
        chosen["softcap"] = 5.0
    return d.node(s.name, given, chosen, 3)


@contrib("RotaryEmbedding")
def rotary(d, s):
    batch, heads, length, half = d.size(3), d.pick.choice([1, 2, 3]), d.size(9), d.pick.choice([2, 4])
    shape = [batch, length, heads * 2 * half] if some(d) else [batch, heads, length, 2 * half]
    x = d.leaf("float32", shape, dynamic=1)
    start = some(d)
    array = (np.array([d.pick.randint(0, 20)]) if start
             else d.numpy.integers(0, 30, [batch, length]))
    given = [x, d.leaf("int64", [], array=array),
             *(d.leaf("float32", [32, half], -1, 1) for _ in range(2))]
    return d.node(s.name, given, {"interleaved": d.pick.randint(0, 1), "num_heads": heads}
                  if some(d) and len(shape) == 3 else {"interleaved": 0})


@contrib("EmbedLayerNormalization")
def embed(d, s):
    batch, length, size = d.size(3), d.size(9), d.pick.choice([4, 8, 12])
    ids = lambda most: d.leaf("int32", [batch, length], 0, most, dynamic=1)
    table = lambda rows: d.leaf("float32", [rows, size])
    segments = some(d)
    given = [ids(9), ids(1) if segments else None, table(10), table(64),
             table(2) if segments else None, *(d.leaf("float32", [size]) for _ in range(2))]
    return d.node(s.name, given, {"epsilon": 1e-5}, 2)


@contrib("GatherND", "ExpandDims", "CDist", "NhwcMaxPool", "Unique", "Inverse")
def others(d, s):
    name = s.name.rpartition(".")[2]
    if name == "ExpandDims":
        x = d.value({"float32", "int32"})
        axis = np.array(d.pick.randint(-x.rank - 1, x.rank), np.int32)
        return d.node(s.name, [x, d.leaf("int32", [], array=axis, storage="initializer")], {},
                      exact=True)
    if name == "CDist":
        a = d.value({"float32"}, lambda v: v.array.size, rank=2)
        b = fitting(d, a.type, [d.size(9), a.shape[1]])
        return d.node(s.name, [a, b], {"metric": d.pick.choice(["euclidean", "sqeuclidean"])})
    if name == "NhwcMaxPool":
        x = d.leaf(d.pick.choice(["uint8", "int8"]), [d.size(3), *(d.pick.randint(3, 8)
                   for _ in range(2)), d.size(8)], dynamic=1)
        pads = [d.pick.randint(0, 1) for _ in range(4)]
        return d.node(s.name, [x], {"kernel_shape": [d.pick.randint(2, 3)] * 2, "pads": pads,
                                    "strides": [d.pick.randint(1, 2)] * 2}, exact=True)
    if name == "Unique":
        return d.node(s.name, [d.value({"float32"}, lambda v: v.array.size, rank=1, exact=True)],
                      {}, 3, exact=True)
    if name == "Inverse":
        n = d.pick.randint(1, 4)
        array = d.numpy.uniform(-1, 1, [*d.shape(d.pick.choice([0, 1, 2]), 3), n, n])
        return d.node(s.name, [d.leaf("float32", [], array=(array + 3 * np.eye(n)).astype("f"))], {})
    x = d.value({"float32"}, lambda v: v.rank >= 1 and v.array.size)
    depth = d.pick.randint(1, x.rank)
    count = d.size(6)
    array = np.stack([d.numpy.integers(0, n, [count]) for n in x.shape[:depth]], -1)
    return d.node(s.name, [x, d.leaf("int64", [], array=array)], {}, exact=True)
