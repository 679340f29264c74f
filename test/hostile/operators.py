#===- operators.py - graphs of one operator, and what their inputs are made of -===#
# A graph has all of its sizes open. An input is a function of a random.Random:
#   data(rank)      floats, among them NaN, infinities and -0.0, of any sizes
#   sizes(n)        n numbers that are sizes, repeats, pads, counts: mostly small, some absurd
#   indices(rank)   a tensor of numbers that may be indices
import numpy as np

ABSURD = [-2**63, -2**62, -2**45, -2**32, -2**31 - 1, -2**31, -7, 2**31 - 1, 2**31, 2**32, 2**33,
          2**40, 2**45, 2**61, 2**62, 2**63 - 1]
ODD_FLOATS = [float("nan"), float("inf"), float("-inf"), -0.0, 0.0, 2e-38, 3e38, -3e38, 2147483648,
              -9.3e18, 1e19]


def pick_size(pick, most=6):
    """A number where a size is wanted."""
    return pick.choice(ABSURD) if pick.random() < 0.15 else pick.randint(-1, most)


def pick_shape(pick, rank):
    """Sizes, with 0 among them at times; then others may be huge."""
    shape = [pick.choice([1, 1, 2, 3, 5]) for _ in range(rank)]
    if rank > 1 and pick.random() < 0.25:
        shape = [pick.choice([1, 3, 2**31, 2**45]) for _ in range(rank)]
        while np.prod(shape, dtype=float) > 2**58:
            shape[shape.index(max(shape))] = 2
        shape[pick.randrange(rank)] = 0
    elif rank and pick.random() < 0.1:
        shape[pick.randrange(rank)] = 0
    return shape


def data(rank, dtype=np.float32, shape=None):
    def make(pick):
        array = np.zeros(shape or pick_shape(pick, rank), dtype)
        for i in range(array.size):
            if dtype == np.float32:
                value = pick.choice(ODD_FLOATS) if pick.random() < 0.1 else pick.uniform(-3, 3)
            elif dtype == bool:
                value = pick.random() < 0.5
            else:
                limits = np.iinfo(dtype)
                value = pick.choice([limits.min, limits.max, 0, 1, 2, 3, 5])
            array.flat[i] = value
        return array

    return make


def sizes(count, dtype=np.int64, most=6):
    def make(pick):
        values = [pick_size(pick, most) for _ in range(count)]
        limits = np.iinfo(dtype)
        return np.array([min(max(v, limits.min), limits.max) for v in values], dtype)

    return make


def size(dtype=np.int64, most=6):
    return lambda pick: sizes(1, dtype, most)(pick).reshape(())


def indices(rank, dtype=np.int64, most=3, shape=None):
    def make(pick):
        array = np.zeros(shape or [pick.randint(0, 3) for _ in range(rank)], dtype)
        for i in range(array.size):
            absurd = pick.random() < 0.03
            array.flat[i] = pick.choice(ABSURD) if absurd else pick.randint(-1, most - 1)
        return array

    return make


def scalar(dtype=np.float32):
    return lambda pick: np.array(pick.choice(ODD_FLOATS + [1.0, 2.0, 0.5, 7.0]), dtype)


def floats(count, among=(1.0, 2.0, 0.5, 1.5)):
    def make(pick):
        return np.array([pick.choice(ODD_FLOATS + [1e9, 1e18, -1.0]) if pick.random() < 0.15
                         else pick.choice(among) for _ in range(count)], np.float32)

    return make


D1, D2, D3, D4 = "float[a]", "float[a,b]", "float[a,b,c]", "float[a,b,c,d]"


def one(text, *inputs, opset=18):
    return text, inputs, opset


def unary(node, rank=2, type="float", result="float", opset=18):
    dims = ",".join("abcd"[:rank])
    dtype = {"float": np.float32, "int64": np.int64, "int32": np.int32, "bool": bool}[type]
    return one(f"({type}[{dims}] x) => ({result} y) {{ y = {node} }}", data(rank, dtype),
               opset=opset)


OPERATORS = {
    "exp": unary("Exp(x)"), "relu": unary("Relu(x)"), "round": unary("Round(x)"),
    "cast_i32": unary("Cast<to=7>(x)", result="int64"),
    "softmax0": unary("Softmax<axis=0>(x)"), "softmax1": unary("Softmax<axis=1>(x)"),
    "argmax0": unary("ArgMax<axis=0>(x)", result="int64"),
    "argmin1": unary("ArgMin<axis=1>(x)", result="int64"),
    "transpose": unary("Transpose(x)", 3), "flatten": unary("Flatten<axis=1>(x)", 3),
    "reduce_sum": unary("ReduceSum(x)", 3), "reduce_max": unary("ReduceMax(x)", 3),
    "reduce_min": unary("ReduceMin(x)"), "reduce_mean": unary("ReduceMean(x)"),
    "reduce_prod": unary("ReduceProd(x)"), "reduce_lse": unary("ReduceLogSumExp(x)"),
    "reduce_l2": unary("ReduceL2(x)"), "reduce_i64": unary("ReduceSum(x)", 2, "int64", "int64"),
    "nonzero": unary("NonZero(x)", 2, "bool", "int64"), "unique": unary("Unique(x)"),
    "unique0": unary("Unique<axis=0>(x)"), "isnan": unary("IsNaN(x)", result="bool"),
    "shape": unary("Shape(x)", 3, result="int64"), "size": unary("Size(x)", 3, result="int64"),
    "eyelike": unary("EyeLike<k=9223372036854775807>(x)"), "det": unary("Det(x)", 3),
    "lpnorm": unary("LpNormalization<axis=0>(x)"), "gap": unary("GlobalAveragePool(x)", 4),
    "maxpool": unary("MaxPool<kernel_shape=[2,2],pads=[1,1,0,0]>(x)", 4),
    "avgpool": unary("AveragePool<kernel_shape=[2,1]>(x)", 4),
    "depth_to_space": unary("DepthToSpace<blocksize=2>(x)", 4),
    "space_to_depth": unary("SpaceToDepth<blocksize=2>(x)", 4),
    "abs_i64": unary("Abs(x)", 2, "int64", "int64"), "neg_i32": unary("Neg(x)", 2, "int32",
    "int32"),
    "dynamic_quantize": one("(float[a,b] x) => (uint8 y, float s, uint8 z) { y,s,z = "
                            "DynamicQuantizeLinear(x) }", data(2)),
    "quantize": one("(float[a,b] x, float s) => (uint8 y) { y = QuantizeLinear(x, s) }", data(2),
                    scalar()),
    "split2": one("(float[a,b] x) => (float y, float z) { y,z = Split<axis=0,num_outputs=2>(x) }",
                  data(2)),
    "concat0": one("(float[a,b] x, float[c,d] y) => (float z) { z = Concat<axis=0>(x, y) }",
                   data(2),
                   data(2)),
    "concat1": one("(float[a,b] x, float[c,d] y) => (float z) { e = Exp(x) z = Concat<axis=1>(e, y, "
                   "x) }", data(2), data(2)),
    "add": one("(float[a,b] x, float[c,d] y) => (float z) { z = Add(x, y) }", data(2), data(2)),
    "where": one("(bool[a,b] c, float[d,e] x, float[f,g] y) => (float z) { z = Where(c, x, y) }",
                 data(2, bool), data(2), data(2)),
    "div_i64": one("(int64[a] x, int64[b] y) => (int64 z) { z = Div(x, y) }", data(1, np.int64),
                   data(1, np.int64)),
    "mod_i32": one("(int32[a] x, int32[b] y) => (int32 z) { z = Mod(x, y) }", data(1, np.int32),
                   data(1, np.int32)),
    "fmod": one("(float[a] x, float[b] y) => (float z) { z = Mod<fmod=1>(x, y) }", data(1),
                data(1)),
    "shift": one("(uint32[a] x, uint32[b] y) => (uint32 z) { z = BitShift<direction=\"LEFT\">(x, y) }",
                 data(1, np.uint32), data(1, np.uint32)),
    "clip": one("(float[a] x, float l, float h) => (float z) { z = Clip(x, l, h) }", data(1),
                scalar(),
                scalar()),
    "matmul": one("(float[a,b] x, float[c,d] y) => (float z) { z = MatMul(x, y) }", data(2),
                  data(2)),
    "matmul3": one("(float[a,b,c] x, float[d,e,f] y) => (float z) { z = MatMul(x, y) }", data(3),
                   data(3)),
    "gram": one("(float[a,b] x) => (float z) { t = Transpose(x) z = MatMul(x, t) }", data(2)),
    "conv": one("(float[a,b,c,d] x, float[2,3,2,2] w) => (float z) { z = Conv<pads=[1,0,0,1]>(x, w) }",
                data(4), data(4, shape=[2, 3, 2, 2])),
    "conv_transpose": one("(float[a,b,c,d] x, float[3,2,2,2] w) => (float z) { z = "
                          "ConvTranspose<strides=[2,1]>(x, w) }", data(4),
                          data(4, shape=[3, 2, 2, 2])),
    "layer_norm": one("(float[a,b] x, float[c] s) => (float z) { z = LayerNormalization(x, s) }",
                      data(2), data(1)),
    "cumsum": one("(float[a,b] x, int64 k) => (float y) { y = CumSum(x, k) }", data(2),
                  size(most=1)),
    "cumsum_back": one("(float[a,b] x, int64 k) => (float y) { y = CumSum<exclusive=1,reverse=1>(x, k) "
                       "}", data(2), size(most=1)),
    "tile": one("(float[a,b] x, int64[2] r) => (float y) { y = Tile(x, r) }", data(2), sizes(2)),
    "expand": one("(float[a,b] x, int64[3] r) => (float y) { y = Expand(x, r) }", data(2),
                  sizes(3)),
    "reshape": one("(float[a,b] x, int64[3] r) => (float y) { y = Reshape(x, r) }", data(2),
                   sizes(3)),
    "reshape0": one("(float[a,b] x, int64[2] r) => (float y) { y = Reshape<allowzero=1>(x, r) }",
                    data(2), sizes(2)),
    "constant_of_shape": one("(int64[3] r) => (float y) { y = ConstantOfShape(r) }", sizes(3)),
    "range": one("(int64 a, int64 b, int64 c) => (int64 y) { y = Range(a, b, c) }", size(), size(),
                 size()),
    "range_i32": one("(int32 a, int32 b, int32 c) => (int32 y) { y = Range(a, b, c) }",
                     size(np.int32),
                     size(np.int32), size(np.int32)),
    "range_f32": one("(float a, float b, float c) => (float y) { y = Range(a, b, c) }", scalar(),
                     scalar(), scalar()),
    **{f"pad_{mode}": one(f"(float[a,b] x, int64[4] p) => (float y) {{ y = Pad<mode=\"{mode}\">(x, p) "
                          f"}}", data(2), sizes(4, most=2), opset=19)
       for mode in ("constant", "reflect", "edge", "wrap")},
    "pad_axes": one("(float[a,b] x, int64[2] p, int64[1] k) => (float y) { y = Pad(x, p, , k) }",
                    data(2), sizes(2), sizes(1, most=1)),
    "slice": one("(float[a,b] x, int64[2] s, int64[2] e, int64[2] k, int64[2] t) => (float y) { y = "
                 "Slice(x, s, e, k, t) }", data(2), sizes(2), sizes(2), lambda pick: np.array([0,
                 1]),
                 sizes(2)),
    "slice_axes": one("(float[a,b] x, int64[1] s, int64[1] e, int64[1] k) => (float y) { y = "
                      "Slice(x, s, e, k) }", data(2), sizes(1), sizes(1), sizes(1, most=1)),
    "gather": one("(float[a,b] x, int64[c,d] i) => (float y) { y = Gather<axis=1>(x, i) }", data(2),
                  indices(2)),
    "gather0": one("(float[a,b] x, int32[c] i) => (float y) { y = Gather<axis=0>(x, i) }", data(2),
                   lambda pick: indices(1)(pick).clip(-2**31, 2**31 - 1).astype(np.int32)),
    "gather_elements": one("(float[a,b] x, int64[c,d] i) => (float y) { y = GatherElements<axis=1>(x, "
                           "i) }", data(2), indices(2)),
    "gather_nd": one("(float[a,b] x, int64[c,2] i) => (float y) { y = GatherND(x, i) }", data(2),
                     lambda pick: indices(2, shape=[pick.randint(0, 3), 2])(pick)),
    "scatter_elements": one("(float[a,b] x, int64[c,d] i, float[e,f] u) => (float y) { y = "
                            "ScatterElements<axis=1>(x, i, u) }", data(2), indices(2, shape=[2, 2]),
                            data(2, shape=[2, 2])),
    "scatter_add": one("(float[a,b] x, int64[c,d] i, float[e,f] u) => (float y) { y = "
                       "ScatterElements<axis=0,reduction=\"add\">(x, i, u) }", data(2),
                       indices(2, shape=[2, 1]), data(2, shape=[2, 1])),
    "scatter_nd": one("(float[a,b] x, int64[c,2] i, float[e] u) => (float y) { y = ScatterND(x, i, u) }",
                      data(2), indices(2, shape=[3, 2]), data(1, shape=[3])),
    "onehot": one("(int64[a] x, int64 n, float[2] v) => (float y) { y = OneHot(x, n, v) }",
                  indices(1),
                  size(), data(1, shape=[2])),
    "topk": one("(float[a,b] x, int64[1] k) => (float y, int64 i) { y,i = TopK<axis=1>(x, k) }",
                data(2), sizes(1)),
    "topk0": one("(float[a,b] x, int64[1] k) => (float y, int64 i) { y,i = TopK<axis=0,largest=0>(x, "
                 "k) }", data(2), sizes(1)),
    "resize_scales": one("(float[a,b,c,d] x, float[4] s) => (float y) { y = Resize(x, , s) }",
                         data(4),
                         floats(4)),
    "resize_linear": one("(float[a,b,c,d] x, int64[4] s) => (float y) { y = Resize<mode=\"linear\">(x, "
                         ", , s) }", data(4), sizes(4)),
    "resize_cubic": one("(float[a,b,c,d] x, float[4] s) => (float y) { y = Resize<mode=\"cubic\">(x, , "
                        "s) }", data(4), floats(4)),
    "upsample": one("(float[a,b,c,d] x, float[4] s) => (float y) { y = Upsample(x, s) }", data(4),
                    floats(4), opset=9),
    "roi_align": one("(float[a,b,c,d] x, float[e,4] r, int64[f] i) => (float y) { y = RoiAlign"
                     "<output_height=2,output_width=2>(x, r, i) }", data(4), data(2, shape=[2, 4]),
                     indices(1, shape=[2])),
    "nms": one("(float[a,b,4] x, float[c,d,e] s, int64[1] k) => (int64 y) { y = NonMaxSuppression(x, s, "
               "k) }", lambda pick: data(3, shape=[1, 4, 4])(pick),
               lambda pick: data(3, shape=[1, 2, 4])(pick), sizes(1)),
    "split": one("(float[a,b] x, int64[2] s) => (float y, float z) { y,z = Split<axis=1>(x, s) }",
                 data(2), sizes(2, most=3)),
    "unsqueeze": one("(float[a,b] x, int64[2] k) => (float y) { y = Unsqueeze(x, k) }", data(2),
                     sizes(2, most=3)),
    "squeeze": one("(float[a,1,b] x, int64[1] k) => (float y) { y = Squeeze(x, k) }",
                   lambda pick: np.ones([pick.randint(0, 3), 1, pick.randint(0, 3)], np.float32),
                   sizes(1, most=2)),
    "reduce_axes": one("(float[a,b,c] x, int64[2] k) => (float y) { y = ReduceSum(x, k) }", data(3),
                       sizes(2, most=2)),
    "trilu": one("(float[a,b] x, int64 k) => (float y) { y = Trilu(x, k) }", data(2), size(most=2)),
    "compress": one("(float[a,b] x, bool[c] k) => (float y) { y = Compress<axis=1>(x, k) }",
                    data(2),
                    data(1, bool)),
    "reverse_sequence": one("(float[a,b,c] x, int64[d] k) => (float y) { y = ReverseSequence(x, k) }",
                            data(3), lambda pick: sizes(pick.randint(0, 3))(pick)),
    "max_unpool": one("(float[a,b,c,d] x, int64[e,f,g,h] i) => (float y) { y = MaxUnpool"
                      "<kernel_shape=[2,2],strides=[2,2]>(x, i) }", data(4, shape=[1, 1, 2, 2]),
                      lambda pick: sizes(4, most=15)(pick).reshape(1, 1, 2, 2)),
    "center_crop_pad": one("(float[a,b] x, int64[2] s) => (float y) { y = CenterCropPad(x, s) }",
                           data(2), sizes(2)),
    "col2im": one("(float[a,b,c] x, int64[2] s, int64[2] k) => (float y) { y = Col2Im(x, s, k) }",
                  data(3), sizes(2), sizes(2)),
    "grid_sample": one("(float[a,b,c,d] x, float[e,f,g,2] i) => (float y) { y = GridSample(x, i) }",
                       data(4), lambda pick: data(4, shape=[1, 2, 2, 2])(pick), opset=16),
    "affine_grid": one("(float[a,2,3] x, int64[4] s) => (float y) { y = AffineGrid(x, s) }",
                       lambda pick: data(3, shape=[pick.randint(0, 2), 2, 3])(pick), sizes(4),
                       opset=20),
    "hann": one("(int64 n) => (float y) { y = HannWindow(n) }", size()),
    "dft": one("(float[a,b,1] x, int64 n) => (float y) { y = DFT(x, n) }",
               lambda pick: data(3, shape=[pick.randint(0, 2), pick.randint(0, 4), 1])(pick),
               size()),
    "stft": one("(float[a,b,1] x, int64 s, int64 n) => (float y) { y = STFT(x, s, , n) }",
                lambda pick: data(3, shape=[1, 16, 1])(pick), size(), size()),
    "mel": one("(int64 n, int64 d, int64 s, float l, float h) => (float y) { y = MelWeightMatrix(n, d, "
               "s, l, h) }", size(), size(), size(most=40), scalar(), scalar()),
    "loop": one("(int64 n, float[a] x) => (float y) { c = Constant<value_ints=[1]>() b = Cast<to=9>(c) "
                "y = Loop(n, b, x) <body = g (int64 i, bool p, float[a] s) => (bool q, float[a] t) { q = "
                "Identity(p) t = Add(s, s) }> }",
                lambda pick: np.array(pick.choice([-2**63, -1, 0, 1, 5, 100])), data(1)),
    "scan": one("(float[a,b] x, float[c] s) => (float r, float y) { r,y = Scan<num_scan_inputs=1, body = "
                "g (float[c] p, float[b] q) => (float[c] t, float[b] u) { t = Add(p, q) u = Mul(q, q) }>"
                "(s, x) }", lambda pick: data(2, shape=[pick.randint(0, 3), 2])(pick), data(1)),
    "lstm": one("(float[a,b,c] x, float[1,k,l] w, float[1,k,m] r, int32[d] q) => (float y) { y,h,g = "
                "LSTM<hidden_size=2>(x, w, r, , q) }", lambda pick: data(3, shape=[3, 2, 2])(pick),
                data(3, shape=[1, 8, 2]), data(3, shape=[1, 8, 2]), sizes(2, np.int32, most=3)),
    "rotary": one("(float[a,b,c,d] x, int64[e,f] p, float[g,h] s, float[i,j] t) => (float y) { y = "
                  "com.microsoft.RotaryEmbedding(x, p, s, t) }", data(4, shape=[2, 2, 3, 4]),
                  lambda pick: sizes(6)(pick).reshape(pick.choice([(2, 3), (3, 2), (1, 6)])),
                  data(2, shape=[5, 2]),
                  lambda pick: data(2, shape=pick.choice([[5, 2], [5, 2], [4, 2], [0, 2]]))(pick)),
    "rotary_start": one("(float[a,b,c,d] x, int64[e] p, float[g,h] s, float[i,j] t) => (float y) { y = "
                        "com.microsoft.RotaryEmbedding(x, p, s, t) }", data(4, shape=[2, 2, 3, 4]),
                        lambda pick: sizes(pick.choice([1, 1, 1, 0, 2]))(pick),
                        data(2, shape=[9, 2]), data(2, shape=[9, 2])),
    "embed": one("(int64[a,b] i, float[c,d] w) => (float y) { g = Gather(w, i) s = Shape(g) t = "
                 "ConstantOfShape(s) y = Add(g, t) }", indices(2), data(2)),
    "shape_product": one("(float[a,b] x, int64 n) => (float y) { s = Shape(x) m = Mul(s, n) y = "
                         "ConstantOfShape(m) }", data(2), size()),
}
