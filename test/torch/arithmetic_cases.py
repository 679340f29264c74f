#===- arithmetic_cases.py - operators of torch that compute with numbers ----===#
import math

import torch
import torch.ao.quantization.fx._decomposed  # It loads the operators of quantizers.
from family import BF16, F16, F32, F64, I32, I64, U8, Family, bools, floats, ints


def elementwise():
    op = Family()
    x, y, row = floats(2, 3), floats(2, 3, low=0.5), floats(3)
    i, j = ints(2, 3), ints(2, 3, low=1)
    edge = torch.tensor([0.0, -0.0, 1.0, -1.0, float("inf"), float("-inf"), float("nan"), 0.5, -2.5,
                         2.5])
    op("aten.add.Tensor", x, row)
    op("aten.add.Tensor", x, i)
    op("aten.add.Tensor", i, j, alpha=3)
    op("aten.add.Tensor", x.half(), floats(2, 1, dtype=F16))
    op("aten.add.Tensor", x.to(BF16), row.to(BF16))
    op("aten.add.Tensor", ints(2, 3, low=0, dtype=U8), ints(3, dtype=torch.int8))
    op("aten.add.Tensor", i.int(), torch.tensor(2))
    op("aten.add.Tensor", x, torch.tensor(2.5, dtype=F64))
    op("aten.add.Tensor", bools(4), bools(1, 4))
    op("aten.add.Scalar", x, 2, 3)
    op("aten.add.Scalar", i, 2.5)
    op("aten.sub.Tensor", x, row, alpha=2)
    op("aten.sub.Scalar", i, 2)
    op("aten.rsub.Scalar", x, 1.5, 2)
    op("aten.mul.Tensor", x, row)
    op("aten.mul.Tensor", bools(4), floats(4))
    op("aten.mul.Tensor", bools(4), bools(2, 4))
    op("aten.mul.Scalar", i, 3)
    op("aten.mul.Scalar", ints(5, low=0, high=200, dtype=U8), 2)
    op("aten.div.Tensor", x, y)
    op("aten.div.Tensor", i, j)
    op("aten.div.Scalar", i, 4)
    op("aten.div.Tensor_mode", i, j, rounding_mode="floor")
    op("aten.div.Tensor_mode", i, j, rounding_mode="trunc")
    op("aten.div.Tensor_mode", x, y, rounding_mode="floor")
    op("aten.div.Scalar_mode", x, -0.5, rounding_mode="trunc")
    op("aten.div.Scalar_mode", torch.tensor([1.0, -1.0]), 0.1, rounding_mode="floor")
    op("aten.floor_divide", i, j)
    op("aten.remainder.Tensor", i, -j)
    op("aten.remainder.Tensor", x, -y)
    op("aten.remainder.Scalar", x, 0.75)
    op("aten.fmod.Tensor", x, y)
    op("aten.fmod.Scalar", i, -4)
    op("aten.pow.Tensor_Tensor", y, x)
    op("aten.pow.Tensor_Scalar", x, 2)
    op("aten.pow.Tensor_Scalar", x, 3)
    op("aten.pow.Tensor_Scalar", y, 0.5)
    op("aten.pow.Tensor_Scalar", y, -1.5)
    op("aten.pow.Tensor_Scalar", i, 2)
    op("aten.pow.Scalar", 2, x)
    op("aten.addcmul", x, y, row, value=0.5)
    op("aten.addcdiv", x, x, y)
    op("aten.lerp.Scalar", x, y, 0.25)
    op("aten.lerp.Tensor", x, y, row)
    op("aten.atan2", x, row)
    op("aten.copysign.Tensor", y, x)
    op("aten.maximum", x, row)
    op("aten.maximum", edge, torch.zeros(1))
    op("aten.maximum", bools(3, 4), bools(4))
    op("aten.minimum", i, j)
    op("aten.minimum", bools(3, 4), bools(4))
    op("aten.fmax", edge, torch.zeros(10))
    op("aten.fmin", edge, torch.zeros(10))
    op("aten.clamp", x, -1, 1)
    op("aten.clamp", i, 0)
    op("aten.clamp", i, max=2.5)
    op("aten.clamp.Tensor", x, row, None)
    op("aten.clamp_min", x, 0.5)
    op("aten.clamp_max", i, 3)
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        op(f"aten.{name}.Tensor", i, ints(3, low=-3, high=3))
        op(f"aten.{name}.Tensor", edge, edge.flip(0))
        op(f"aten.{name}.Scalar", i, 1.5)
    op("aten.eq.Tensor", ints(4, low=0, high=255, dtype=U8), ints(4, low=0, high=3))
    op("aten.lt.Tensor", ints(6, low=0, high=255, dtype=U8), torch.tensor([100], dtype=U8))
    for name in ("and", "or", "xor"):
        op(f"aten.logical_{name}", x.trunc(), bools(3))
        op(f"aten.bitwise_{name}.Tensor", i, j)
        op(f"aten.bitwise_{name}.Tensor", bools(2, 3), bools(3))
        op(f"aten.bitwise_{name}.Scalar", i, 6)
    op("aten.logical_not", i)
    op("aten.bitwise_not", i)
    op("aten.bitwise_not", bools(5))
    op("aten.bitwise_left_shift.Tensor", i, ints(3, low=0, high=4))
    op("aten.bitwise_right_shift.Tensor", i * 100, ints(3, low=0, high=4))
    op("aten.where.self", bools(2, 3), x, row)
    op("aten.where.self", bools(2, 1), i, torch.tensor(2.5))
    op("aten.masked_fill.Scalar", x, bools(3), -1.5)
    op("aten.masked_fill.Tensor", x, bools(2, 3), torch.tensor(7.0))
    for name in ("isnan", "isinf", "isfinite", "signbit", "nan_to_num", "abs", "neg", "sign",
                 "floor", "ceil", "round", "trunc"):
        op(f"aten.{name}", edge)
    for name in ("isnan", "isinf", "isfinite", "abs", "neg", "sign", "floor", "ceil", "trunc",
                 "round"):
        op(f"aten.{name}", i)
    op("aten.round.decimals", x, decimals=1)
    op("aten.frac", x)
    op("aten.square", x)
    for name in ("exp", "exp2", "expm1", "erf", "erfc", "sin", "cos", "tan", "atan", "sinh", "cosh",
                 "tanh", "asinh", "sigmoid", "reciprocal"):
        op(f"aten.{name}", floats(3, 4))
    for name in ("exp", "sin", "tanh", "sigmoid", "erf", "reciprocal", "rsqrt", "log"):
        op(f"aten.{name}", j)
    for name in ("log", "log2", "log10", "log1p", "sqrt", "rsqrt"):
        op(f"aten.{name}", floats(3, 4, low=0.25, high=4))
    for name in ("asin", "acos", "atanh"):
        op(f"aten.{name}", floats(3, 4, low=-0.95, high=0.95))
    op("aten.acosh", floats(3, 4, low=1.01, high=4))
    op("aten.logit", floats(3, 4, low=0.05, high=0.95))
    op("aten.logit", floats(3, 4, low=-0.5, high=1.5), 0.1)
    op("aten.exp", floats(3, dtype=F64))
    op("aten.exp", floats(3, dtype=F16))
    # Other names of the same.
    for name in ("absolute", "arctan", "negative", "fix", "special_expit", "special_gammaln"):
        op(f"aten.{name}", y)
    for name in ("divide", "subtract", "multiply", "greater_equal", "not_equal", "true_divide"):
        op(f"aten.{name}.Tensor", x, row)
    op("aten.less.Scalar", x, 0.5)
    return op.cases


def activations():
    op = Family()
    x = floats(3, 5, low=-4, high=4)
    for name in ("relu", "silu", "gelu", "leaky_relu", "hardtanh", "hardsigmoid", "hardswish",
                 "elu", "softplus", "hardshrink", "softshrink",
                 "mish", "relu6", "selu", "celu"):
        op(f"aten.{name}", x)
    op("aten.relu", ints(6))
    op("aten.gelu", x, approximate="tanh")
    op("aten.leaky_relu", x, 0.3)
    op("aten.hardtanh", x, -0.5, 2)
    op("aten.elu", x, 0.5, 2, 1.5)
    op("aten.softplus", x, 2, 3)
    op("aten.log_sigmoid", x) if hasattr(torch.ops.aten, "log_sigmoid") else None
    op("aten.threshold", x, 0.5, -1)
    op("aten.prelu", floats(2, 3, 4), floats(3))
    op("aten.glu", floats(2, 6))
    op("aten.glu", floats(4, 3), 0)
    op("aten.dropout", x, 0.5, False)
    op("aten.native_dropout", x, 0.5, False)
    op("aten.rrelu_with_noise_functional", x, torch.ones_like(x), 0.1, 0.3, False)
    return op.cases


def reductions():
    op = Family()
    x, i, b = floats(2, 3, 4), ints(2, 3, 4), bools(3, 4)
    op("aten.sum", x)
    op("aten.sum", i.int())
    op("aten.sum", b)
    op("aten.sum.dim_IntList", x, [1])
    op("aten.sum.dim_IntList", x, [0, -1], True)
    op("aten.sum.dim_IntList", x, None)
    op("aten.sum.dim_IntList", i, [2], False, dtype=F32)
    op("aten.sum.dim_IntList", torch.tensor(2.5), [0])
    op("aten.sum.dim_IntList", torch.zeros(2, 0), [1], static=True)
    op("aten.mean", x)
    op("aten.mean", i, dtype=F32)
    op("aten.mean.dim", x, [1, 2], True)
    op("aten.mean.dim", x.half(), [-1])
    op("aten.prod", x)
    op("aten.prod.dim_int", i, 1)
    op("aten.prod.dim_int", x, -1, True)
    for name in ("amax", "amin"):
        op(f"aten.{name}", x, [1])
        op(f"aten.{name}", i, [0, 2], True)
        op(f"aten.{name}", x)
    op("aten.max", x)
    op("aten.min", i)
    for name in ("max", "min"):
        op(f"aten.{name}.dim", x, 1)
        op(f"aten.{name}.dim", i, -1, True)
    for name in ("argmax", "argmin"):
        op(f"aten.{name}", x)
        op(f"aten.{name}", x, 1)
        op(f"aten.{name}", i, -1, True)
    for name in ("any", "all"):
        op(f"aten.{name}", b)
        op(f"aten.{name}.dim", b, 0)
        op(f"aten.{name}.dim", i, -1, True)
        op(f"aten.{name}.dims", b, [0, 1])
    for name in ("var", "std"):
        op(f"aten.{name}", x)
        op(f"aten.{name}.dim", x, [1])
        op(f"aten.{name}.dim", x, [0, 2], False, True)
        op(f"aten.{name}.correction", x, [1], correction=0)
        op(f"aten.{name}.correction", x, None, correction=2, keepdim=True)
    op("aten.var_mean.correction", x, [1], correction=1)
    op("aten.std_mean.correction", x, [2], correction=0, keepdim=True)
    op("aten.linalg_vector_norm", x, 2, [1])
    op("aten.linalg_vector_norm", x, 1, [0, 1], True)
    op("aten.linalg_vector_norm", x, float("inf"))
    op("aten.linalg_vector_norm", x, 3, [-1])
    op("aten.linalg_vector_norm", x.trunc(), 0, [-1])
    op("aten.norm.ScalarOpt_dim", x, 2, [1], True)
    op("aten.logsumexp", x, [1])
    op("aten.logsumexp", torch.tensor([[float("-inf")] * 2, [1.0, 800.0]]), [1], True)
    op("aten.count_nonzero.dim_IntList", i.clamp(0, 3), [1])
    op("aten._is_all_true", bools(2, 3))
    op("aten._is_any_true", bools(2, 3))
    op("aten.count_nonzero", b)
    op("aten.cumsum", x, 1)
    op("aten.cumsum", i.int(), -1)
    op("aten.cumsum", b, 0)
    op("aten.cumprod", x, 1)
    op("aten.cumprod", ints(2, 3, low=1), 0)
    peaks = torch.tensor([[1.0, 3.0, 3.0, 2.0, 4.0], [2.0, float("nan"), 5.0, float("nan"), 1.0],
                          [float("-inf")] * 4 + [0.5]])
    for name in ("cummax", "cummin"):
        op(f"aten.{name}", peaks, 1)
        op(f"aten.{name}", i, -2)
        op(f"aten.{name}", ints(6, low=0, high=255, dtype=U8), 0)
        op(f"aten.{name}", bools(2, 4), 1)
    op("aten.logcumsumexp", peaks, 1)
    op("aten.logcumsumexp", floats(4, 3, low=-90, high=90), 0)
    op("aten.logcumsumexp", floats(5, dtype=F16), 0)
    op("aten.logcumsumexp", torch.tensor([float("inf"), 1.0, float("inf")]), 0)
    op("aten._cdist_forward", floats(2, 3, 4), floats(2, 5, 4), 2.0, None)
    op("aten._cdist_forward", floats(3, 4), floats(5, 4), 1.0, None)
    op("aten._pdist_forward", floats(4, 3), 2.0, static=True)
    op("aten.histc", floats(4, 5), 6, -1.0, 1.5)
    op("aten.histc", floats(9), 4)
    op("aten.histc", floats(3, low=2, high=2.0001).round(), 3)
    op("aten.histc", torch.tensor([0.0, 3.0, 1.0, 3.0, -1.0, 4.0, 2.0]), 4, 0, 3)
    return op.cases


def complexes():
    op = Family()
    C64, C128 = torch.complex64, torch.complex128
    values = lambda *shape, dtype=C64: torch.complex(floats(*shape, low=0.25, dtype=F64),
                                                     floats(*shape, low=-1.5, dtype=F64)).to(dtype)
    z, w, x = values(2, 3), values(3), floats(2, 3, low=0.5)
    op("aten.view_as_real", z)
    op("aten.view_as_real", values(2, dtype=C128))
    op("aten.view_as_complex", floats(3, 2), fixed=(0,))
    op("aten.real", z)
    op("aten.imag", z)
    op("aten.complex", x, floats(3))
    op("aten.polar", x, floats(2, 3))
    op("aten.conj_physical", z)
    op("aten.add.Tensor", z, w, alpha=2)
    op("aten.add.Tensor", z, x)
    op("aten.sub.Tensor", x, z)
    op("aten.mul.Tensor", z, w)
    op("aten.mul.Tensor", z, x)
    op("aten.mul.Scalar", z, 2.5)
    op("aten.ldexp.Tensor", z, ints(3))
    op("aten.ldexp.Tensor", z, w)
    op("aten.ldexp.Tensor", x, z)
    op("aten.pow.Scalar", 2.5, z)
    op("aten.mul.Tensor", values(2, 3, dtype=C128), w)
    op("aten.div.Tensor", z, w)
    op("aten.div.Tensor", z, x)
    op("aten.div.Scalar", z, 2)
    op("aten.neg", z)
    op("aten.reciprocal", z)
    op("aten.abs", z)
    op("aten.angle", z)
    op("aten.angle", floats(5))
    op("aten.conj_physical", x)
    op("aten.exp", z)
    op("aten.log", z)
    op("aten.sqrt", z)
    op("aten.sin", z)
    op("aten.cos", z)
    op("aten.tanh", z)
    op("aten.pow.Tensor_Scalar", z, 3)
    op("aten.pow.Tensor_Scalar", z, -2)
    op("aten.pow.Tensor_Scalar", z, 0.5)
    op("aten.eq.Tensor", z, z.clone())
    op("aten.ne.Tensor", z, w)
    op("aten.sum.dim_IntList", z, [0])
    op("aten.sum.dim_IntList", z, [0, 1], True)
    op("aten.mean.dim", z, [1])
    op("aten.mm", z, values(3, 4))
    op("aten.mm", values(2, 3, dtype=C128), values(3, 2, dtype=C128))
    op("aten.bmm", values(2, 2, 3), values(2, 3, 2))
    op("aten.permute", z, [1, 0])
    op("aten.cat", [z, values(1, 3)], 0)
    op("aten.view", z, [3, 2], static=True)
    op("aten.slice.Tensor", z, 1, 1, 3)
    op("aten.index_select", z, 1, torch.tensor([2, 0]))
    op("aten.expand", w, [2, 3])
    op("aten._to_copy", z, dtype=C128)
    op("aten._to_copy", x, dtype=C64)
    op("aten._to_copy", z, dtype=F32)
    op("aten.where.self", bools(2, 3), z, w)
    for mode in (0, 1, 2):
        op("aten._fft_c2c", values(2, 5), [1], mode, True)
        op("aten._fft_c2c", values(2, 5), [1], mode, False)
        op("aten._fft_r2c", floats(2, 6), [1], mode, True)
        op("aten._fft_c2r", values(2, 4), [1], mode, 6)
    op("aten._fft_c2c", values(3, 4, 2), [0, 2], 0, True)
    op("aten._fft_c2c", values(3, 4, dtype=C128), [1, 0], 2, False)
    op("aten._fft_r2c", floats(3, 5), [0, 1], 0, True)
    op("aten._fft_r2c", floats(3, 5, dtype=F64), [1, 0], 1, False)
    op("aten._fft_c2r", values(3, 3), [0, 1], 2, 5)
    op("aten._fft_c2r", values(3, 3), [0, 1], 2, 4)
    op("aten._fft_c2r", values(4, 3), [0], 0, 7)
    op("aten.constant_pad_nd", z, [1, 2, -1, 1], 1.5)
    op("aten.full", [2, 3], 1, dtype=C64)
    op("aten.full", [], 2.5, dtype=C128)
    op("aten.full", [2, 3], 1.5 - 2j, dtype=C64)
    # Numbers of Python, what is done with each part, and what only asks whether one is not 0.
    op("aten.constant_pad_nd", z, [1, 2, 0, 1], 1.5 - 2j)
    op("aten.mul.Scalar", z, 2 - 1j)
    op("aten.add.Scalar", x, 2 - 1j)
    op("aten.addmm", values(2, 4), z, values(3, 4), beta=0.5, alpha=1j)
    op("aten.cumsum", z, 1)
    op("aten.index_put", z, [torch.tensor([1, 0, 1])], values(3, 3), True)
    op("aten.masked_scatter", z, bools(2, 3), values(6))
    op("aten.masked_select", z, bools(2, 3))
    op("aten.scatter.src", z, 1, torch.tensor([[2, 0], [1, 2]]), values(2, 2))
    op("aten.scatter_add", z, 1, torch.tensor([[2, 2], [1, 0]]), values(2, 2))
    op("aten.slice_scatter", z, values(2, 2), 1, 0, 3, 2)
    for name in ("sinh", "cosh", "log2", "log10"):
        op(f"aten.{name}", z)
    op("aten.linalg_vector_norm", z, 2, [1])
    op("aten.linalg_vector_norm", z, float("inf"), [0], True)
    odd = torch.tensor([0, 1j, 2, complex(1, float("nan")), complex(float("inf"), 1)])
    for name in ("isnan", "isinf", "logical_not", "any"):
        op(f"aten.{name}", odd)
    op("aten.logical_xor", odd, torch.tensor([0, 0, 1j, 0, 1]))
    for name in ("asin", "acos", "atan", "asinh", "acosh", "atanh", "sigmoid"):
        op(f"aten.{name}", z)
        op(f"aten.{name}", torch.tensor([0, 0.5, 2, -2, 3 + 4j, -0.5j, 2j, -2 + 1e-3j],
                                        dtype=C128))
    op("aten._to_copy", odd, dtype=torch.bool)
    op("aten.mean", z)
    for number in (2, 1.5 - 2j):
        op("aten.scatter.value", z, 1, torch.tensor([[2, 0], [1, 2]]), number)
    op("aten.replication_pad1d_backward", values(2, 6), z, [1, 2])
    return op.cases


def special():
    op = Family()
    x = torch.cat([floats(3, 4, low=-7, high=9) + 0.125, torch.tensor([[0.0, 1.0, 2.0, -3.0]])])
    beside_poles = torch.tensor([-1e-3, -1e-6, -1e-8, -1e-30, -0.9999999, -1.0000001, -3.0000002])
    for name in ("lgamma", "digamma"):
        for numbers in (x, beside_poles):
            op(f"aten.{name}", numbers)
            op(f"aten.{name}", numbers.double())
    edges = torch.tensor([1.0, -1.0, 0.0, 2.0, 0.9999])
    op("aten.erfinv", torch.cat([floats(9, low=-1, high=1), edges]))
    op("aten.erfinv", floats(9, low=-1, high=1, dtype=F64))
    large = torch.tensor([3.0, 0.0, 1e30, float("inf"), -1.5])
    op("aten.hypot", large, torch.tensor([4.0, 0.0, 1e30, 1.0, 0.25]))
    op("aten.ldexp.Tensor", floats(4), torch.tensor([3, -2, 0, 8]))
    op("aten.copysign.Scalar", floats(4), -1.0)
    op("aten.bitwise_and.Scalar_Tensor", 12, ints(5, low=0))
    op("aten.bitwise_left_shift.Scalar_Tensor", 3, ints(5, low=0))
    op("aten.view.dtype", floats(2, 4), I32)
    op("aten.view.dtype", floats(2, 4), torch.int16)
    op("aten.view.dtype", ints(2, 8, low=-99, high=99, dtype=torch.int16), I64)
    op("aten.view.dtype", ints(2, 4, low=0, high=255, dtype=U8), F16)
    wide, zeros = floats(2, 5, low=-20, high=20), torch.tensor([1, 0], dtype=I32)
    op("aten.fake_quantize_per_tensor_affine_cachemask", wide, 0.125, 3, -100, 100)
    channels = "aten.fake_quantize_per_channel_affine_cachemask"
    op(channels, floats(2, 5), torch.tensor([0.5, 0.01]), zeros, 0, -5, 5)
    for kind, bits in ((U8, (0, 255)), (torch.int8, (-100, 127))):
        op("quantized_decomposed.quantize_per_tensor", wide, 0.11, 3, *bits, kind)
        bytes = ints(2, 5, low=bits[0], high=bits[1], dtype=kind)
        op("quantized_decomposed.dequantize_per_tensor", bytes, 0.11, 3, *bits, kind)
        for points in (zeros, torch.tensor([-300, 255])):  # The second one is beyond a byte.
            op("quantized_decomposed.dequantize_per_channel", bytes, floats(2), points, 0, *bits, kind)
    op("aten._int_mm", ints(17, 8, dtype=torch.int8), ints(8, 8, dtype=torch.int8))
    op("aten._weight_int8pack_mm", floats(3, 4), ints(5, 4, dtype=torch.int8), floats(5, low=0.5))
    op("aten._trilinear", floats(3, 4), floats(5, 4, 2), floats(3, 2), [1, 3], [0], [1, 2], [2, 3])
    span = torch.tensor([-30.0, -9.0, -8.0, -3.0, -0.5, 0.0, 0.25, 2.0, 7.5, 8.5, 20.0])
    for name in ("i0", "special_i0e", "special_i1", "special_i1e"):
        op(f"aten.{name}", span)
        op(f"aten.{name}", span.double())
    chances = torch.tensor([0.0, 1e-30, 1e-9, 0.01, 0.1353, 0.2, 0.5, 0.8, 0.99, 0.9999999, 1.0,
                            1.5, -0.5])
    op("aten.special_ndtri", chances)
    op("aten.special_ndtri", chances.double())
    op("aten.special_erfcx",
       torch.cat([span.clamp(-8), torch.tensor([0.46, 0.47, 3.9, 4.1, 1e4, math.inf])]))
    op("aten.special_erfcx", span.clamp(-20).double())
    orders = torch.tensor([2.0, 1.5, 3.0, 1.0, 0.5, 7.0])
    op("aten.special_zeta", orders, torch.tensor([1.0, 0.5, 20.0, 1.0, 1.0, 0.25]))
    op("aten.special_zeta.self_scalar", 2.0, floats(6, low=0.1, high=30.0, dtype=F64))
    for n in range(4):
        op("aten.polygamma", n, floats(8, low=0.1, high=12.0))
    op("aten.polygamma", 1, torch.tensor([-0.5, -3.25, 0.0], dtype=F64))
    for n in 2, 3, 5:
        op("aten.polygamma", n, torch.tensor([-0.5, -3.25, 0.3, -17.7], dtype=F64))
    op("aten.gcd", ints(3, 4, low=-60, high=60), ints(4, low=-40, high=40))
    op("aten.gcd", torch.tensor([12, 18, 0, 7], dtype=U8), torch.tensor([200, 0, 0, 49], dtype=U8))
    op("aten.lcm", ints(3, 4, low=-60, high=60), ints(4, low=-40, high=40).int())
    edges = torch.tensor([0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, 1.5, math.nan, 2.0, 2.0])
    toward = torch.tensor([1.0, -1.0, 2.0, 0.0, 0.0, 0.0, 1.5, 0.0, math.nan, -math.inf])
    op("aten.nextafter", edges, toward)
    op("aten.nextafter", edges.double(), toward.double())
    for dtype in (F32, F64, F16):
        op("aten.frexp.Tensor",
           torch.tensor([0.0, -0.0, 1.0, -3.5, 1e-3, 6.5e4, math.inf, math.nan]).to(dtype))
    op("aten.frexp.Tensor", torch.tensor([1e-310, 5e-324, -2e-308], dtype=F64))
    second(op)
    return op.cases


def second(op):
    """Bessel functions of both kinds, orthogonal polynomials, parts of the gamma function."""
    near = [0.0, 1e-3, 0.25, 0.99, 1.0, 2.5, 5.0, 9.0, 13.9, 14.1, 25.0, 60.0]
    for kind in ("bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "modified_bessel_k0",
                 "modified_bessel_k1", "scaled_modified_bessel_k0", "scaled_modified_bessel_k1",
                 "spherical_bessel_j0"):
        op(f"aten.special_{kind}", torch.tensor([*near, -1.5]))
        op(f"aten.special_{kind}", torch.tensor([*near, 700.0], dtype=F64))
    op("aten.special_i1", torch.tensor([-30.0, -19.9, 20.1, 1e-4, 90.0], dtype=F64))
    op("aten.special_ndtri", torch.tensor([1e-300, 1e-12, 0.499, 0.501, 1 - 1e-12], dtype=F64))
    x = torch.tensor([-1.0, -0.5, 0.0, 0.3, 1.0, 1.7]).unsqueeze(1)
    degrees = torch.tensor([-1.0, 0.0, 1.0, 2.0, 3.0, 8.0])
    for letter in "tuvw":
        op(f"aten.special_chebyshev_polynomial_{letter}", x, degrees)
        op(f"aten.special_shifted_chebyshev_polynomial_{letter}", x[3:].double(), degrees.double())
    for kind in ("hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l",
                 "legendre_polynomial_p"):
        op(f"aten.special_{kind}", x, degrees)
    # NaN from where they overflow, 0 where the degree is none.
    degrees = torch.tensor([2.0**24 + 4, 2.0**40, math.inf, -math.inf, math.nan])
    for kind in ("hermite_polynomial_h", "hermite_polynomial_he"):
        op(f"aten.special_{kind}", x, degrees)
        op(f"aten.special_{kind}", x.double(), degrees.double(), static=True)
    op("aten.special_legendre_polynomial_p.n_scalar", x.double(), 5)
    op("aten.special_hermite_polynomial_h.x_scalar", 0.5, ints(4, low=0))
    a = torch.tensor([0.0, 0.25, 1.0, 3.5, 40.0, 900.0, -1.0, math.inf]).unsqueeze(1)
    bounds = torch.tensor([0.0, 1e-3, 0.9, 4.5, 39.0, 910.0, math.inf, -1.0])
    for name in ("igamma", "igammac"):
        op(f"aten.{name}", a, bounds)
        op(f"aten.{name}", a.double(), bounds.double())


def matrices():
    """Factors that have one form only; those whose signs are free are held together by
    test/check/linear_algebra.mlir."""
    op = Family()
    a, b, v = floats(2, 3, 3), floats(2, 3, 2), floats(2, 3)
    wide, tall = floats(3, 5), floats(2, 5, 3)
    good = a @ a.mT + torch.eye(3)
    singular = torch.stack([torch.tensor([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [1.0, 0.0, 1.0]]),
                            torch.eye(3)])
    zero = torch.zeros(2, 2)
    number = torch.complex(floats(3, 3), floats(3, 3, low=-1))
    lower = a.tril() + 3 * torch.eye(3)
    op("aten.linalg_cholesky_ex", good)
    op("aten.linalg_cholesky_ex", good[0].double(), upper=True, static=True)
    op("aten.linalg_cholesky_ex", torch.stack([good[0], -torch.eye(3)]), skipped=(0,), static=True)
    op("aten.linalg_cholesky_ex", number @ number.mH + torch.eye(3), static=True)
    op("aten.cholesky_solve", b, lower)
    op("aten.cholesky_inverse", lower.mT.contiguous(), True, static=True)
    op("aten.linalg_solve_triangular", lower, b, upper=False)
    op("aten.linalg_solve_triangular", lower.mT.contiguous(), b.mT.contiguous(), upper=True,
       left=False)
    op("aten.linalg_solve_triangular", lower[0], b, upper=False, unitriangular=True, static=True)
    op("aten.triangular_solve", b, lower, False, True)
    for matrix in (a, wide, tall[0].double(), singular, number):
        op("aten.linalg_lu_factor_ex", matrix, static=matrix is not wide)
    op("aten.linalg_lu", tall, static=True)
    op("aten.linalg_lu", wide)
    packed, pivots, _ = torch.linalg.lu_factor_ex(a)
    op("aten.lu_unpack", packed, pivots)
    op("aten.linalg_lu_solve", packed, pivots, b, static=True)
    op("aten.linalg_lu_solve", packed, pivots, b.mT.contiguous(), left=False, adjoint=True)
    op("aten._linalg_solve_ex", a, b, skipped=(1, 2))
    op("aten._linalg_solve_ex", a, v, skipped=(1, 2), static=True)
    op("aten._linalg_solve_ex", number, number.mT.contiguous(), skipped=(1, 2), static=True)
    op("aten._linalg_solve_ex", a, b.mT.contiguous(), left=False, skipped=(1, 2))
    op("aten._linalg_solve_ex", singular, b, skipped=(0, 1, 2), static=True)
    op("aten.linalg_inv_ex", a)
    op("aten.linalg_inv_ex", torch.stack([zero, torch.eye(2)]), skipped=(0,), static=True)
    for matrix in (a, singular, number, zero):
        op("aten._linalg_det", matrix, skipped=(1, 2), static=True)
        op("aten._linalg_slogdet", matrix, skipped=(2, 3), static=matrix is not a)
    op("aten.geqrf", tall)
    op("aten.linalg_qr", tall, static=True)
    op("aten.linalg_qr", wide)
    op("aten.linalg_qr", number, static=True)
    op("aten.linalg_qr", tall[0].double(), "complete", static=True)
    op("aten.linalg_householder_product", *torch.geqrf(tall))
    op("aten._linalg_eigh", good, skipped=(1,))
    op("aten._linalg_eigh", floats(5, 5).double(), "U", skipped=(1,), static=True)
    op("aten._linalg_eigh", number + number.mH, skipped=(1,), bound=1e-4, static=True)
    for matrix in (tall, wide, number):
        op("aten._linalg_svd", matrix, skipped=(0, 2), bound=1e-4, static=matrix is not wide)
    op("aten._linalg_svd", torch.ones(4, 4).double(), True, skipped=(0, 2), static=True)
    op("aten.linalg_pinv.atol_rtol_tensor", tall, static=True)
    op("aten.linalg_pinv.atol_rtol_tensor", torch.ones(3, 4), rtol=torch.tensor(1e-4))
    op("aten.linalg_pinv.atol_rtol_tensor", torch.tensor([[2.0, 9, -7], [0.5, 1.5, 8],
                                                          [-1.25, 0.25, 3]]),
       hermitian=True, static=True)
    op("aten.linalg_matrix_exp", a, static=True)
    op("aten.linalg_matrix_exp", torch.stack([zero, 9 * floats(2, 2)]).double())
    op("aten.linalg_matrix_exp", number, static=True)
    return op.cases
