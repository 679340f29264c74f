#===- generate_tosa.py - writes tosa_operators.mlir; needs NumPy ---------===#
# One function for each operator of TOSA, on sizes that are known and, where the operator allows it,
# on ones that are not. Expected values are computed here. Run it after changing it and review what
# changes:
#   python test/check/generate_tosa.py
#===----------------------------------------------------------------------===#
import os

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
RANDOM = np.random.default_rng(7)
NAMES = {"float32": "f32", "float16": "f16", "int32": "i32", "int16": "i16", "int8": "i8",
         "bool": "i1", "int64": "i64"}
functions = []


def kind(array, dynamic=()):
    sizes = "".join("?x" if i in dynamic else f"{n}x" for i, n in enumerate(array.shape))
    return f"tensor<{sizes}{NAMES[str(array.dtype)]}>"


def dense(array):
    def text(value):
        if isinstance(value, list):
            return "[" + ", ".join(map(text, value)) + "]"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return str(value)
        return "0x7FC00000" if value != value else f"{value:.9e}"

    return f"dense<{text(array.tolist()) if array.size else ''}>"


def floats(*shape, low=-3.0, high=3.0):
    return (RANDOM.uniform(low, high, shape) * 64).round().astype(np.float32) / np.float32(64)


def ints(*shape, low=-20, high=20, dtype=np.int32):
    return RANDOM.integers(low, high + 1, shape).astype(dtype)


def case(name, op, inputs, expected, attributes="", constants=(), dynamic=None, out_dynamic=None):
    """`op` applied to `inputs` (values at run time) and `constants` (tosa.const), in this order."""
    expected = expected if isinstance(expected, tuple) else (expected,)
    for unknown in (False, True):
        if unknown and dynamic is None:
            continue
        lines, names, kinds = [], [], []
        for i, array in enumerate(inputs):
            dims = tuple(range(array.ndim)) if dynamic == "all" else (dynamic[i] if dynamic else ())
            source = f"%x{i}"
            lines.append(f"{source} = util.unfoldable_constant {dense(array)} : {kind(array)}")
            if unknown and dims:
                wide = kind(array, dims)
                lines += [f"{source}c = tensor.cast {source} : {kind(array)} to {wide}",
                          f"{source}d = util.optimization_barrier {source}c : {wide}"]
                source = source + "d"
            names.append(source)
            kinds.append(kind(array, dims) if unknown else kind(array))
        for i, constant in enumerate(constants):
            if isinstance(constant, str):
                lines.append(f"%k{i} = {constant}")
                kinds.append(constant.rpartition(" : ")[2].rpartition("-> ")[2])
            else:
                lines.append(f'%k{i} = "tosa.const"() {{values = {dense(constant)} : '
                             f'{kind(constant)}}} : () -> {kind(constant)}')
                kinds.append(kind(constant))
            names.append(f"%k{i}")
        outs = [kind(e, tuple(range(e.ndim)) if out_dynamic is None else out_dynamic) if unknown
                else kind(e) for e in expected]
        results = ", ".join(f"%r{i}" for i in range(len(expected)))
        lines.append(f'{results} = "tosa.{op}"({", ".join(names)}) {{{attributes}}} : '
                     f'({", ".join(kinds)}) -> ({", ".join(outs)})')
        for i, (array, out) in enumerate(zip(expected, outs)):
            check = "expect_almost_eq_const" if array.dtype.kind == "f" else "expect_eq_const"
            lines.append(f"check.{check}(%r{i}, {dense(array)} : {kind(array)}) : {out}")
        body = "\n".join("  " + line for line in lines)
        functions.append(f"func.func @{name}{'_dynamic' if unknown else ''}() {{\n{body}\n  "
                         f"return\n}}")


def elementwise():
    x, y, p = floats(2, 3), floats(2, 3), floats(2, 3, low=0.25)
    i, j = ints(2, 3), ints(2, 3, low=1)
    erf = np.vectorize(__import__("math").erf)
    unary = {"abs": np.abs, "ceil": np.ceil, "floor": np.floor, "exp": np.exp, "negate": None,
             "tanh": np.tanh, "sin": np.sin, "cos": np.cos,
             "sigmoid": lambda v: 1 / (1 + np.exp(-v)), "erf": erf}
    zero = np.zeros(1, np.float32)
    for op, f in unary.items():
        if op == "negate":
            case("negate", op, [x], -x, constants=[zero, zero], dynamic="all")
            case("negate_i8", op, [np.array([3, -128, 100], np.int8)],
                 np.array([-1, 127, -98], np.int8),
                 constants=[np.array([1], np.int8), np.array([1], np.int8)])
        else:
            case(op, op, [x], f(x).astype(np.float32), dynamic="all")
    case("log", "log", [p], np.log(p), dynamic="all")
    case("reciprocal", "reciprocal", [p], 1 / p, dynamic="all")
    case("rsqrt", "rsqrt", [p], 1 / np.sqrt(p), dynamic="all")
    case("abs_i32", "abs", [i], np.abs(i), dynamic="all")
    shift = np.zeros(1, np.int8)
    case("add", "add", [x, y[:1]], x + y[:1], dynamic=[(0,), ()], out_dynamic=(0,))
    case("add_i32", "add", [i, j], i + j, dynamic="all")
    case("sub", "sub", [x, y], x - y, dynamic="all")
    case("mul", "mul", [x, y], x * y, constants=[shift], dynamic="all")
    case("mul_i32", "mul", [i, j], i * j, constants=[shift], dynamic="all")
    wide = ints(6, low=-2**20, high=2**20)
    case("mul_shifted", "mul", [wide, wide[::-1].copy()],
         ((wide.astype(np.int64) * wide[::-1] + (1 << 14)) >> 15).astype(np.int32),
         constants=[np.array([15], np.int8)])
    case("mul_i8", "mul", [i.astype(np.int8), j.astype(np.int8)], i * j, constants=[shift],
         dynamic="all")
    case("pow", "pow", [p, y], p ** y, dynamic="all")
    case("maximum", "maximum", [x, y], np.maximum(x, y), "nan_mode = #tosa.nan_mode<PROPAGATE>",
         dynamic="all")
    case("minimum", "minimum", [x, y], np.minimum(x, y), "nan_mode = #tosa.nan_mode<PROPAGATE>",
         dynamic="all")
    case("maximum_i32", "maximum", [i, j], np.maximum(i, j), "nan_mode = #tosa.nan_mode<PROPAGATE>",
         dynamic="all")
    nan = np.array([np.nan, 1, -2], np.float32)
    case("minimum_ignoring_nan", "minimum", [nan, np.array([0, 3, -4], np.float32)],
         np.array([0, 1, -4], np.float32), "nan_mode = #tosa.nan_mode<IGNORE>")
    case("intdiv", "intdiv", [i, j], (np.sign(i) * (np.abs(i) // j)).astype(np.int32),
         dynamic="all")
    for op, f in (("bitwise_and", np.bitwise_and), ("bitwise_or", np.bitwise_or),
                  ("bitwise_xor", np.bitwise_xor)):
        case(op, op, [i, j], f(i, j), dynamic="all")
    case("bitwise_not", "bitwise_not", [i], ~i, dynamic="all")
    s = ints(2, 3, low=0, high=5)
    case("logical_left_shift", "logical_left_shift", [i, s], i << s, dynamic="all")
    case("logical_right_shift", "logical_right_shift", [i, s],
         (i.view(np.uint32) >> s.view(np.uint32)).view(np.int32), dynamic="all")
    case("arithmetic_right_shift", "arithmetic_right_shift", [i, s], i >> s, "round = false",
         dynamic="all")
    case("arithmetic_right_shift_rounded", "arithmetic_right_shift", [i, s],
         np.where(s > 0, (i + (1 << np.maximum(s - 1, 0))) >> s, i).astype(np.int32),
         "round = true", dynamic="all")
    b, c = i > 0, j > 5
    case("logical_and", "logical_and", [b, c], b & c, dynamic="all")
    case("logical_or", "logical_or", [b, c], b | c, dynamic="all")
    case("logical_xor", "logical_xor", [b, c], b ^ c, dynamic="all")
    case("logical_not", "logical_not", [b], ~b, dynamic="all")
    case("equal", "equal", [i, i.copy()], i == i, dynamic="all")
    case("greater", "greater", [x, y], x > y, dynamic="all")
    case("greater_equal", "greater_equal", [i, j], i >= j, dynamic="all")
    case("select", "select", [b, x, y], np.where(b, x, y), dynamic="all")
    case("clz", "clz", [np.array([0, 1, -1, 255], np.int32)], np.array([32, 31, 0, 24], np.int32),
         dynamic="all")
    case("clamp", "clamp", [x], np.clip(x, -1, 1.5), "min_val = -1.0 : f32, max_val = 1.5 : f32",
         dynamic="all")
    case("clamp_i8", "clamp", [i.astype(np.int8)], np.clip(i, -5, 7).astype(np.int8),
         "min_val = -5 : i8, max_val = 7 : i8", dynamic="all")
    for to in (np.float16, np.int32, np.int8):
        values = x if to == np.float16 else np.rint(x)
        case(f"cast_f32_{NAMES[np.dtype(to).name]}", "cast", [x], values.astype(to), dynamic="all")
    case("cast_i32_f32", "cast", [i], i.astype(np.float32), dynamic="all")
    case("cast_i1_i32", "cast", [b], b.astype(np.int32), dynamic="all")
    case("cast_i8_i16", "cast", [i.astype(np.int8)], i.astype(np.int16), dynamic="all")
    case("cast_saturates", "cast", [np.array([300, -300, 1e10], np.float32)],
         np.array([127, -128, 127], np.int8))
    table = ints(256, low=-128, high=127, dtype=np.int8)
    at = ints(2, 5, low=-128, high=127, dtype=np.int8)
    case("table_i8", "table", [at], table[at.astype(int) + 128], constants=[table],
         dynamic=[(0, 1)])
    wide_table = (np.arange(513) * 40 - 10000).astype(np.int16)
    at = ints(6, low=-32768, high=32767, dtype=np.int16)
    place, fraction = (at.astype(int) + 32768) >> 7, at.astype(int) & 127
    base, following = wide_table[place].astype(int), wide_table[place + 1].astype(int)
    case("table_i16", "table", [at], ((base << 7) + (following - base) * fraction).astype(np.int32),
         constants=[wide_table])


def reductions():
    x, i, b = floats(2, 3, 4), ints(2, 3, 4), ints(2, 3, 4) > 0
    nan = ", nan_mode = #tosa.nan_mode<PROPAGATE>"
    for axis in (0, 2):
        out = (tuple(d for d in range(3) if d != axis))
        for op, f, extra in (("reduce_sum", np.sum, ""), ("reduce_product", np.prod, ""),
                             ("reduce_max", np.max, nan), ("reduce_min", np.min, nan)):
            case(f"{op}_{axis}", op, [x], f(x, axis, keepdims=True), f"axis = {axis} : i32{extra}",
                 dynamic="all", out_dynamic=out)
        case(f"reduce_sum_i32_{axis}", "reduce_sum", [i],
             np.sum(i, axis, keepdims=True).astype(np.int32), f"axis = {axis} : i32", dynamic="all",
             out_dynamic=out)
        case(f"reduce_all_{axis}", "reduce_all", [b], np.all(b, axis, keepdims=True),
             f"axis = {axis} : i32", dynamic="all", out_dynamic=out)
        case(f"reduce_any_{axis}", "reduce_any", [b], np.any(b, axis, keepdims=True),
             f"axis = {axis} : i32", dynamic="all", out_dynamic=out)
    case("argmax", "argmax", [x], np.argmax(x, 1).astype(np.int32), "axis = 1 : i32" + nan,
         dynamic="all")
    case("argmax_i8", "argmax", [i.astype(np.int8)], np.argmax(i, 2).astype(np.int32),
         "axis = 2 : i32" + nan, dynamic="all")


def shape(*values):
    return (f"tosa.const_shape {{values = dense<[{', '.join(map(str, values))}]> : "
            f"tensor<{len(values)}xindex>}} : () -> !tosa.shape<{len(values)}>")


def movement():
    x = floats(2, 3, 4)
    case("reshape", "reshape", [x], x.reshape(6, 4), constants=[shape(6, 4)])
    case("reshape_rest", "reshape", [x], x.reshape(2, 12), constants=[shape(2, -1)], dynamic=[(0,)],
         out_dynamic=())
    case("transpose", "transpose", [x], x.transpose(2, 0, 1).copy(), "perms = array<i32: 2, 0, 1>",
         dynamic="all")
    case("reverse", "reverse", [x], x[:, ::-1].copy(), "axis = 1 : i32", dynamic="all")
    case("concat", "concat", [x, x[:, :2].copy()], np.concatenate([x, x[:, :2]], 1),
         "axis = 1 : i32", dynamic="all")
    case("slice", "slice", [x], x[0:2, 1:3, 2:4].copy(), constants=[shape(0, 1, 2), shape(2, 2, 2)],
         dynamic="all", out_dynamic=())
    case("tile", "tile", [x], np.tile(x, (2, 1, 3)), constants=[shape(2, 1, 3)], dynamic="all")
    case("pad", "pad", [x], np.pad(x, ((1, 0), (0, 2), (1, 1)), constant_values=2.5),
         constants=[shape(1, 0, 0, 2, 1, 1), np.array([2.5], np.float32)], dynamic="all")
    case("identity", "identity", [x], x, dynamic="all")
    index = ints(2, 5, low=0, high=2)
    case("gather", "gather", [x, index], np.stack([x[n][index[n]] for n in range(2)]),
         dynamic="all")
    places, values = np.array([[2, 0], [1, 2]], np.int32), floats(2, 2, 4)
    scattered = x.copy()
    for n in range(2):
        scattered[n][places[n]] = values[n]
    case("scatter", "scatter", [x, places, values], scattered, dynamic="all")


def conv(x, w, stride, pad, dilation, zx=0, zw=0, depthwise=False):
    x, w = x.astype(np.float64) - zx, w.astype(np.float64) - zw
    x = np.pad(x, ((0, 0), (pad[0], pad[1]), (pad[2], pad[3]), (0, 0)))
    kh, kw = (w.shape[0], w.shape[1]) if depthwise else (w.shape[1], w.shape[2])
    oh, ow = (x.shape[1] - (kh - 1) * dilation[0] - 1) // stride[0] + 1, (x.shape[2] - (kw - 1)
            * dilation[1] - 1) // stride[1] + 1
    out = 0
    for a in range(kh):
        for b in range(kw):
            part = x[:, a * dilation[0]: a * dilation[0] + (oh - 1) * stride[0] + 1: stride[0],
                     b * dilation[1]: b * dilation[1] + (ow - 1) * stride[1] + 1: stride[1]]
            out = (out + (np.einsum("nhwc,cm->nhwcm", part, w[a, b]).reshape(*part.shape[:3], -1)
                          if depthwise else np.einsum("nhwc,oc->nhwo", part, w[:, a, b])))
    return out


def layers():
    z = np.zeros(1, np.float32)
    x, w, bias = floats(1, 5, 6, 2), floats(3, 3, 2, 2), floats(3)
    geometry = ("acc_type = {}, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, dilation "
                "= array<i64: 1, 2>")
    same = dict(stride=(2, 1), pad=(1, 1, 0, 1), dilation=(1, 2))
    case("conv2d", "conv2d", [x, w, bias], (conv(x, w, **same) + bias).astype(np.float32),
         geometry.format("f32"), constants=[z, z], dynamic=[(0, 1, 2), (), ()],
         out_dynamic=(0, 1, 2))
    xq, wq, bq = ints(1, 5, 6, 2, dtype=np.int8), ints(3, 3, 2, 2, dtype=np.int8), ints(3)
    zx, zw = np.array([3], np.int8), np.array([-2], np.int8)
    # Padding is by the zero point.
    case("conv2d_i8", "conv2d", [xq, wq, bq],
         (conv(xq, wq, zx=3, zw=-2, **same) + bq).astype(np.int32), geometry.format("i32"),
         constants=[zx, zw], dynamic=[(0,), (), ()], out_dynamic=(0,))
    dw, db = floats(3, 2, 2, 2), floats(4)
    case("depthwise_conv2d", "depthwise_conv2d", [x, dw, db],
         (conv(x, dw, depthwise=True, **same) + db).astype(np.float32), geometry.format("f32"),
         constants=[z, z], dynamic=[(0,), (), ()], out_dynamic=(0,))
    dq, dqb = ints(3, 2, 2, 2, dtype=np.int8), ints(4)
    case("depthwise_conv2d_i8", "depthwise_conv2d", [xq, dq, dqb],
         (conv(xq, dq, zx=3, zw=-2, depthwise=True, **same) + dqb).astype(np.int32),
         geometry.format("i32"), constants=[zx, zw])
    v, k3, b3 = floats(1, 3, 4, 4, 2), floats(2, 2, 2, 2, 2), floats(2)
    out = np.zeros((1, 2, 3, 3, 2))
    for a in range(2):
        for b in range(2):
            for c in range(2):
                out += np.einsum("ndhwc,oc->ndhwo", v[:, a:a + 2, b:b + 3, c:c + 3], k3[:, a, b, c])
    case("conv3d", "conv3d", [v, k3, b3], (out + b3).astype(np.float32),
         "acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, "
         "dilation = array<i64: 1, 1, 1>", constants=[z, z], dynamic=[(0,), (), ()],
         out_dynamic=(0,))
    t, tw, tb = floats(1, 3, 2, 2), floats(3, 2, 2, 2), floats(3)
    out = np.zeros((1, 6, 4, 3))
    for a in range(3):
        for b in range(2):
            for c in range(2):
                out[:, 2 * a: 2 * a + 2, 2 * b: 2 * b + 2] += (np.einsum("nc,ohwc->nhwo",
                        t[:, a, b], tw)[:, :, :] if c == 0 else 0)
    case("transpose_conv2d", "transpose_conv2d", [t, tw, tb], (out + tb).astype(np.float32),
         "acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>",
         constants=[z, z])
    m, n = floats(2, 3, 4), floats(2, 4, 5)
    case("matmul", "matmul", [m, n], (m @ n).astype(np.float32), constants=[z, z], dynamic="all")
    mq, nq = ints(2, 3, 4, dtype=np.int8), ints(2, 4, 5, dtype=np.int8)
    case("matmul_i8", "matmul", [mq, nq],
         ((mq.astype(np.int32) - 3) @ (nq.astype(np.int32) + 2)).astype(np.int32),
         constants=[zx, zw], dynamic="all")
    windows = np.lib.stride_tricks.sliding_window_view(x, (2, 2), (1, 2))[:, ::2, ::2]
    pool = "kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>"
    even = x[:, :4]
    windows = np.lib.stride_tricks.sliding_window_view(even, (2, 2), (1, 2))[:, ::2, ::2]
    case("max_pool2d", "max_pool2d", [even.copy()], windows.max((-1, -2)),
         pool + ", nan_mode = #tosa.nan_mode<PROPAGATE>", dynamic=[(0,)], out_dynamic=(0,))
    case("avg_pool2d", "avg_pool2d", [even.copy()], windows.mean((-1, -2)).astype(np.float32),
         pool + ", acc_type = f32", constants=[z, z], dynamic=[(0,)], out_dynamic=(0,))
    q = ints(1, 4, 4, 2, low=-8, high=8, dtype=np.int8) * np.int8(4)
    qw = np.lib.stride_tricks.sliding_window_view(q, (2, 2), (1, 2))[:, ::2, ::2].astype(np.int32)
    case("avg_pool2d_i8", "avg_pool2d", [q], (qw.sum((-1, -2)) // 4).astype(np.int8),
         pool + ", acc_type = i32", constants=[np.zeros(1, np.int8), np.zeros(1, np.int8)])
    case("max_pool2d_i8", "max_pool2d", [q], qw.max((-1, -2)).astype(np.int8),
         pool + ", nan_mode = #tosa.nan_mode<PROPAGATE>")
    # value * multiplier / 2^shift, rounded to the nearest.
    r = ints(2, 5, low=-2000, high=2000)
    scaled = ((r.astype(np.int64) - 0) * (1 << 30) + (1 << 33)) >> 34
    rescale = ("scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = "
               "{}, input_unsigned = false, output_unsigned = false")
    case("rescale", "rescale", [r], np.clip(scaled + 5, -128, 127).astype(np.int8),
         rescale.format("false"), constants=[np.array([1 << 30], np.int32), np.array([34], np.int8),
                 np.zeros(1, np.int32), np.array([5], np.int8)], dynamic="all")
    shifts = np.array([33, 34, 35, 36, 37])
    scaled = (r.astype(np.int64) * (1 << 30) + (1 << (shifts - 1))) >> shifts
    case("rescale_channels", "rescale", [r], np.clip(scaled, -32768, 32767).astype(np.int16),
         rescale.format("true"),
         constants=[np.full(5, 1 << 30, np.int32), shifts.astype(np.int8), np.zeros(1, np.int32),
                    np.zeros(1, np.int16)])
    up = np.arange(8, dtype=np.float32).reshape(1, 2, 4, 1)
    case("resize_nearest", "resize", [up], up.repeat(2, 1).repeat(2, 2),
         "mode = #tosa.resize_mode<NEAREST_NEIGHBOR>",
         constants=[shape(4, 2, 4, 2), shape(-1, -1), shape(1, 1)])
    rows, columns = np.array([0, 0.5, 1]), np.arange(0, 3.5, 0.5)
    fine = np.array([[[4 * a + b] for b in columns] for a in rows], np.float32)[None]
    case("resize_bilinear", "resize", [up], fine, "mode = #tosa.resize_mode<BILINEAR>",
         constants=[shape(4, 2, 4, 2), shape(0, 0), shape(0, 0)])
    re, im = floats(1, 4, 8), floats(1, 4, 8)
    spectrum = np.fft.fft2(re + 1j * im)
    case("fft2d", "fft2d", [re, im],
         (spectrum.real.astype(np.float32), spectrum.imag.astype(np.float32)), "inverse = false",
         dynamic=[(0,), (0,)], out_dynamic=(0,))
    half = np.fft.rfft2(re)
    case("rfft2d", "rfft2d", [re], (half.real.astype(np.float32), half.imag.astype(np.float32)), "",
         dynamic=[(0,)], out_dynamic=(0,))


CONTROL = """
func.func @cond_if() {
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %p = util.unfoldable_constant dense<true> : tensor<i1>
  %r = "tosa.cond_if"(%p, %x) ({
  ^bb0(%a: tensor<2xf32>):
    %y = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %y : tensor<2xf32>
  }, {
  ^bb0(%a: tensor<2xf32>):
    tosa.yield %a : tensor<2xf32>
  }) : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const(%r, dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @while_loop() {
  %i = util.unfoldable_constant dense<0> : tensor<i32>
  %x = util.unfoldable_constant dense<[1.0, 3.0]> : tensor<2xf32>
  %r:2 = "tosa.while_loop"(%i, %x) ({
  ^bb0(%a: tensor<i32>, %b: tensor<2xf32>):
    %n = "tosa.const"() {values = dense<5> : tensor<i32>} : () -> tensor<i32>
    %c = tosa.greater %n, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<2xf32>):
    %one = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
    %n = tosa.add %a, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %y = tosa.add %b, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %n, %y : tensor<i32>, tensor<2xf32>
  }) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  check.expect_eq_const(%r#1, dense<[32.0, 96.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
""".strip()


def main():
    for family in (elementwise, reductions, movement, layers):
        family()
    head = "// Every operator of TOSA. Written by generate_tosa.py."
    with open(os.path.join(HERE, "tosa_operators.mlir"), "w") as file:
        file.write("\n\n".join([head, *functions, CONTROL]) + "\n")
    print(f"{len(functions) + 2} functions")


if __name__ == "__main__":
    main()
