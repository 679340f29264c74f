#===- quantized.py - operators on 8-bit integers -------------------------===#
import numpy as np

from nodes import NodeCase, microsoft, node, random


def _lstm(name, directions, signed, per_row, hidden=16, inputs="x w r b _ h c",
          sizes=((1, 1), (3, 1), (2, 3)), **attributes):
    """Scales are large and inputs small, so that no rounding to 8 bits is close to a tie."""
    low, high, kind = (-64, 64, np.int8) if signed else (0, 256, np.uint8)
    shape = (directions, 4 * hidden) if per_row else (directions,)
    zero = np.full(shape, 0 if signed else 128, kind)
    constants = {
        "w": random(directions, 8, 4 * hidden, low=low, high=high, type=kind),
        "r": random(directions, hidden, 4 * hidden, low=low, high=high, type=kind, seed=1),
        "b": random(directions, 8 * hidden),
        "ws": random(*shape, low=0.002, high=0.004),
        "rs": random(*shape, low=0.001, high=0.002, seed=3),
        "z": zero,
    }
    feeds = {"x": [random(t, b, 8, seed=t) for t, b in sizes]}
    if " h c" in inputs:
        feeds["h"] = [random(directions, b, hidden) for _, b in sizes]
        feeds["c"] = [random(directions, b, hidden, seed=5) for _, b in sizes]
    tail = " _" * (8 - len(inputs.split()))
    direction = "bidirectional" if directions == 2 else "forward"
    made = microsoft("DynamicQuantizeLSTM", inputs + tail + " ws z rs z", "y last cell",
                     hidden_size=hidden, direction=direction, **attributes)
    return NodeCase(name, [made], feeds, "y last cell", constants)


CASES = [
    _lstm("lstm", 1, True, False),
    _lstm("lstm_unsigned", 1, False, False),
    _lstm("lstm_both_directions", 2, True, False),
    _lstm("lstm_scale_for_each_row", 2, True, True),
    _lstm("lstm_without_states", 1, True, False, inputs="x w r b"),
    # All steps are one kernel where the batch is known and small.
    _lstm("lstm_steps", 1, True, False, hidden=20, sizes=((3, 1), (7, 1))),
    _lstm("lstm_steps_rows", 2, False, False, hidden=36, sizes=((4, 7),)),
    _lstm("lstm_steps_no_words", 1, True, True, hidden=18, sizes=((4, 3),)),
    _lstm("lstm_steps_many_rows", 1, True, False, hidden=16, sizes=((3, 9),)),
]


def _scales(*values):
    return {f"s{i}": np.array(value, np.float32) for i, value in enumerate(values)}


def _bytes(*shape, seed=0, type=np.uint8):
    # Signed ones have 7 bits: ONNX Runtime's sums of u8 times i8 saturate on processors with AVX2
    # and without VNNI.
    return random(*shape, low=0 if type == np.uint8 else -64, high=256 if type == np.uint8 else 64,
                  seed=seed, type=type)


def _one(name, operator, inputs, values, constants, **attributes):
    return NodeCase(name, [microsoft(operator, inputs, "y", **attributes)], values, "y", constants)


def _several(name, operator, outputs, inputs, values, constants, **attributes):
    return NodeCase(name, [microsoft(operator, inputs, outputs, **attributes)], values, outputs,
                    constants)


POINTS = {**_scales(0.021, 0.033, 0.047), "z0": np.array(117, np.uint8),
          "z1": np.array(131, np.uint8), "z2": np.array(125, np.uint8), "i": np.array(3, np.int8)}
A, B, PICTURE = [_bytes(2, 6), _bytes(5, 6)], [_bytes(2, 6, seed=1),
        _bytes(5, 6, seed=1)], [_bytes(1, 3, 6, 6), _bytes(2, 3, 6, 6)]
WEIGHTS = {"w": _bytes(6, 4, type=np.int8), "ws": random(4, low=0.01, high=0.02),
           "wz": np.zeros(4, np.int8), "bias": random(4),
           "sums": random(4, low=-900, high=900, type=np.int32)}
REAL = [random(2, 6), random(5, 6)]
def _compared(case, like):
    """For what ONNX Runtime has for other devices only: NumPy says what is right."""
    case.expected = lambda given: [like(**given)]
    return case


def _convolved(name, images, weights, point, **attributes):
    """A convolution between QuantizeLinear nodes; `point` is the zero point of the weights."""
    inner = "a_real k_real bias_real"
    each = "" if np.ndim(point) == 0 else " axis"
    nodes = [
        node("DequantizeLinear", "a s0 z0", "a_real"),
        node("DequantizeLinear", "k ks kz", "k_real", axis=0),
        node("DequantizeLinear", "bias bs", "bias_real", axis=0),
        node("Conv", inner, "c", **attributes),
        node("QuantizeLinear", "c s2 z2", "y"),
    ]
    channels = len(weights)
    scale = random(channels, low=0.01, high=0.02) if each else np.array(0.013, np.float32)
    constants = {**POINTS, "k": weights, "ks": scale, "kz": np.array(point, weights.dtype),
                 "bias": random(channels, low=-900, high=900, type=np.int32),
                 "bs": scale * POINTS["s0"], "s2": np.array(0.71, np.float32)}
    return NodeCase(name, nodes, {"a": images}, "y", constants)


def _byte_weights(name, images, shape, type="int8", points=0, **attributes):
    """A convolution of floats; weights are codes with a scale for each channel."""
    import ml_dtypes

    kind = np.dtype(getattr(ml_dtypes, type, type))
    low, high = int(ml_dtypes.iinfo(kind).min), int(ml_dtypes.iinfo(kind).max) + 1
    codes = random(*shape, low=low, high=high, type=np.int32).astype(kind)
    constants = {"k": codes, "ks": random(shape[0], low=0.001, high=0.002),
                 "kz": np.full(shape[0], points).astype(kind), "bias": random(shape[0])}
    nodes = [node("DequantizeLinear", "k ks kz", "k_real", axis=0),
             node("Conv", "x k_real bias", "c", **attributes), node("Relu", "c", "y")]
    return NodeCase(name, nodes, {"x": images}, "y", constants, opset=21)


def _few_bits(name, type, k, n, block=0, points=False):
    """A product with dequantized weights: a scale for each column, or for each block of one."""
    import ml_dtypes

    kind = np.dtype(getattr(ml_dtypes, type, type))
    low, high = int(ml_dtypes.iinfo(kind).min), int(ml_dtypes.iinfo(kind).max) + 1
    made = lambda shape, seed: random(*shape, low=low, high=high, type=np.int32, seed=seed)
    shape = (k // block, n) if block else (n,)
    codes, zeros = made((k, n), 1), made(shape, 2) if points else np.zeros(shape, np.int32)
    constants = {"q": codes.astype(kind), "s": random(*shape, low=0.01, high=0.02)}
    if points:
        constants["z"] = zeros.astype(kind)
    how = {"axis": 0, "block_size": block} if block else {"axis": 1}
    each = lambda values: np.repeat(values, block, 0) if block else values
    weights = (codes - each(zeros)) * each(constants["s"]).astype(np.float64)
    case = NodeCase(name, [node("DequantizeLinear", "q s z" if points else "q s", "w", **how),
                           node("MatMul", "x w", "y")],
                    {"x": [random(rows, k) for rows in (1, 5, 23)]}, "y", constants, opset=21)
    return _compared(case, lambda x: (x @ weights).astype(np.float32))


def _pictures(channels, *sizes):
    return [_bytes(n, channels, h, w, seed=n) for n, h, w in sizes]


SIZES = (1, 9, 11), (2, 14, 7)
CASES += [
    _convolved("conv_centered", _pictures(5, *SIZES), _bytes(7, 5, 3, 3), 131, pads=[1, 0, 2, 1]),
    _convolved("conv_centered_each", _pictures(16, *SIZES), _bytes(34, 16, 3, 2, type=np.int8),
               np.arange(34) - 17, strides=[2, 1], dilations=[1, 2]),
    _convolved("conv_centered_pixel", _pictures(13, *SIZES), _bytes(9, 13, 1, 1), 122),
    _convolved("conv_groups", _pictures(12, *SIZES), _bytes(18, 4, 3, 3, type=np.int8), 0, group=3,
               pads=[1, 1, 1, 1]),
    _convolved("conv_groups_each", _pictures(15, *SIZES), _bytes(21, 5, 3, 3),
               np.arange(21) + 117, group=3, strides=[2, 2], pads=[1, 1, 1, 1]),
    _convolved("conv_groups_pixel", _pictures(64, *SIZES), _bytes(128, 16, 1, 1),
               np.arange(128) + 64, group=4),
    _convolved("conv_depthwise", _pictures(19, *SIZES), _bytes(19, 1, 3, 3), np.arange(19) + 117,
               group=19, pads=[1, 1, 1, 1]),
    _convolved("conv_depthwise_one", _pictures(33, *SIZES), _bytes(33, 1, 5, 3, type=np.int8), 7,
               group=33, strides=[1, 2], pads=[2, 1, 2, 1]),
    _convolved("conv_multiplied", _pictures(6, *SIZES), _bytes(12, 1, 3, 3), 128, group=6),
    _convolved("conv_line", [_bytes(1, 6, 17), _bytes(3, 6, 40)], _bytes(10, 6, 3), 120,
               pads=[1, 1]),
    _convolved("conv_space", [_bytes(1, 4, 5, 6, 7)], _bytes(6, 4, 2, 3, 3), 120,
               pads=[0, 1, 1, 1, 1, 1]),
    # Weights that are widened as they are read, or once for many positions: all, or by blocks.
    _byte_weights("conv_byte_weights", [random(1, 40, 9, 11), random(2, 40, 14, 7)],
                  (70, 40, 3, 3), pads=[1, 0, 2, 1]),
    _byte_weights("conv_byte_weights_blocks", [random(1, 256, 16, 15), random(2, 256, 3, 4)],
                  (70, 256, 3, 3), strides=[1, 2], pads=[1, 1, 1, 1]),
    _byte_weights("conv_byte_weights_pixel", [random(1, 300, 9, 23)], (50, 300, 1, 1)),
    _byte_weights("conv_byte_weights_centered", [random(2, 48, 12, 10)], (66, 24, 3, 3),
                  type="uint8", points=117, group=2),
    _byte_weights("conv_byte_weights_depthwise", [random(2, 1000, 7, 9)], (1000, 1, 3, 3),
                  group=1000, pads=[1, 1, 1, 1]),
    _byte_weights("conv_4_bits", [random(1, 64, 14, 14)], (33, 64, 3, 3), type="int4"),
    _byte_weights("conv_4_bits_centered", [random(1, 64, 14, 14)], (33, 64, 3, 3), type="uint4",
                  points=7),
    NodeCase("conv_transposed_windows",
             [node("DequantizeLinear", "a s0 z0", "a_real"),
              node("DequantizeLinear", "k ks kz", "k_real", axis=1),
              node("ConvTranspose", "a_real k_real", "c", strides=[2, 2], kernel_shape=[2, 2]),
              node("QuantizeLinear", "c s2 z2", "y")],
             {"a": _pictures(24, *SIZES)}, "y",
             {**POINTS, "k": _bytes(24, 9, 2, 2, type=np.int8), "kz": np.zeros(9, np.int8),
              "ks": random(9, low=0.01, high=0.02), "s2": np.array(0.31, np.float32)}),
    NodeCase("conv_integer", [node("ConvInteger", "a k z0 z1", "y", pads=[1, 1, 1, 1])],
             {"a": _pictures(5, *SIZES)}, "y", {**POINTS, "k": _bytes(7, 5, 3, 3)}),
    NodeCase("conv_integer_given", [node("ConvInteger", "a k p q", "y")],
             {"a": _pictures(5, *SIZES), "k": _bytes(7, 5, 3, 3),
              "p": np.array(3, np.uint8), "q": np.array(250, np.uint8)}, "y"),
    NodeCase("conv_integer_groups",
             [node("ConvInteger", "a k z0 z1", "y", group=2, strides=[2, 1], pads=[1, 1, 1, 1])],
             {"a": _pictures(10, *SIZES)}, "y", {**POINTS, "k": _bytes(8, 5, 3, 3)}),
    NodeCase("conv_dynamic",
             [node("DynamicQuantizeLinear", "x", "q scale zero"),
              node("ConvInteger", "q k zero z1", "c", pads=[1, 1, 1, 1]),
              node("Cast", "c", "real", to=1), node("Mul", "real scale", "y")],
             {"x": [random(1, 5, 9, 11), random(2, 5, 14, 7)]}, "y",
             {**POINTS, "k": _bytes(7, 5, 3, 3)}),
    _compared(_one("mul_integer", "MulInteger", "a z0 b z1", {"a": A, "b": B},
                   POINTS), lambda a, b: (a.astype(np.int32) - 117) * (b.astype(np.int32) - 131)),
    _compared(_one("sum_integer", "ReduceSumInteger", "a", {"a": A}, {}, axes=[1],
                   keepdims=1), lambda a: a.astype(np.int32).sum(1, keepdims=True, dtype=np.int32)),
    _compared(_one("mean", "QLinearReduceMean", "a s0 z0 s1 z1", {"a": PICTURE}, POINTS,
                   axes=[2, 3], keepdims=0),
              lambda a: np.clip(np.rint((a.astype(np.float32) - 117).mean((2, 3))
                                        * np.float32(0.021) / np.float32(0.033)) + 131, 0,
                                255).astype(np.uint8)),
    _one("add", "QLinearAdd", "a s0 z0 b s1 z1 s2 z2", {"a": A, "b": B}, POINTS),
    _one("add_row", "QLinearAdd", "a s0 z0 b s1 z1 s2 z2", {"a": A, "b": _bytes(6)}, POINTS),
    _one("mul", "QLinearMul", "a s0 z0 b s1 z1 s2 z2", {"a": A, "b": B}, POINTS),
    _one("sigmoid", "QLinearSigmoid", "a s0 z0 s1 z1", {"a": A},
         {**POINTS, "s1": np.array(1 / 255, np.float32)}),
    _one("leaky", "QLinearLeakyRelu", "a s0 z0 s1 z1", {"a": A}, POINTS, alpha=0.15),
    _one("global_pool", "QLinearGlobalAveragePool", "a s0 z0 s1 z1", {"a": PICTURE}, POINTS,
         channels_last=0),
    _one("pool", "QLinearAveragePool", "a s0 z0 s2 z2", {"a": PICTURE}, POINTS, kernel_shape=[2, 2],
         strides=[2, 2]),
    _one("pool_over_end", "QLinearAveragePool", "a s0 z0 s2 z2", {"a": PICTURE}, POINTS,
         kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1, count_include_pad=1),
    _one("concat", "QLinearConcat", "s2 z2 a s0 z0 b s1 z1", {"a": A, "b": B}, POINTS, axis=1),
    _one("where", "QLinearWhere", "c a s0 z0 b s1 z1 s2 z2",
         {"c": [a > 100 for a in A], "a": A, "b": B}, POINTS),
    _one("gemm", "QGemm", "a s0 z0 w s1 i sums s2 z2", {"a": A},
         {**POINTS, **WEIGHTS, "s2": np.array(2.0, np.float32)}, alpha=1.0),
    _one("gemm_real", "QGemm", "a s0 z0 w ws wz", {"a": A}, {**POINTS, **WEIGHTS}, transA=0),
    _one("to_float", "MatMulIntegerToFloat", "a w s0 ws z0 wz bias", {"a": A},
         {**POINTS, **WEIGHTS}),
    _one("dynamic_matmul", "DynamicQuantizeMatMul", "x w ws wz bias", {"x": REAL}, WEIGHTS),
    _one("dynamic_matmul_plain", "DynamicQuantizeMatMul", "x w s0", {"x": REAL},
         {**POINTS, **WEIGHTS}),
    _one("attention", "QAttention", "x w b s0 s1 _ z0 i",
         {"x": [_bytes(1, 4, 16), _bytes(2, 3, 16)]},
         {**_scales(0.01, 0.006), "z0": POINTS["z0"], "i": np.array(0, np.int8),
          "w": _bytes(16, 48, type=np.int8), "b": random(48)}, num_heads=4),
    NodeCase("integers", [node("MatMulInteger", "a w zero", "y")],
             {"a": [_bytes(1, 67), _bytes(9, 67)]}, "y",
             {"w": _bytes(67, 77, type=np.int8), "zero": np.array(117, np.uint8)}),
    NodeCase("integers_signed", [node("MatMulInteger", "a w _ zero", "y")],
             {"a": [_bytes(2, 1, 8, type=np.int8), _bytes(2, 7, 8, type=np.int8)]}, "y",
             {"w": _bytes(2, 8, 130, type=np.int8), "zero": np.array(0, np.int8)}),
    _one("conv", "QLinearConv", "a s0 z0 k s1 i s2 z2", {"a": PICTURE},
         {**POINTS, "k": _bytes(4, 3, 3, 3, type=np.int8), "s2": np.array(3.0, np.float32)},
         pads=[1, 1, 1, 1]),
    _one("conv_channels_last", "QLinearConv", "a s0 z0 k s1 i s2 z2 sums",
         {"a": [p.transpose(0, 2, 3, 1).copy() for p in PICTURE]},
         {**POINTS, "k": _bytes(4, 3, 3, 3, type=np.int8), "s2": np.array(3.0, np.float32),
          "sums": WEIGHTS["sums"]}, channels_last=1, strides=[2, 1]),
    _one("short_matmul", "MatMulInteger16", "a b",
         {"a": [random(2, 6, low=-900, high=900, type=np.int16),
                random(5, 6, low=-900, high=900, type=np.int16)]},
         {"b": random(6, 3, low=-900, high=900, type=np.int16)}),
    _several("embed_norm", "QEmbedLayerNormalization", "y count",
             "ids kinds words places segments gamma beta _ s0 s0 s1 s1 s2 z0 z1 z2 z0 z1",
             {"ids": random(2, 5, low=0, high=9, type=np.int32),
              "kinds": random(2, 5, low=0, high=2, type=np.int32)},
         {**POINTS, "words": _bytes(9, 8), "places": _bytes(6, 8), "segments": _bytes(2, 8),
          "gamma": _bytes(8), "beta": _bytes(8)}),
    _few_bits("int4_blocks", "int4", 512, 70, 32),
    _few_bits("int4_blocks_points", "int4", 1184, 70, 16, points=True),
    _few_bits("int4_columns", "int4", 500, 33),
    _few_bits("uint4_blocks", "uint4", 640, 70, 128),
    _few_bits("uint4_columns_points", "uint4", 1000, 70, points=True),
    _few_bits("int8_columns", "int8", 1000, 70),
    _few_bits("uint8_columns_points", "uint8", 512, 70, points=True),
    NodeCase("quantize",
             [microsoft("QuantizeLinear", "x s0 z0", "q"),
              microsoft("DequantizeLinear", "q s0 z0", "y")], {"x": REAL}, "q y", POINTS),
]
