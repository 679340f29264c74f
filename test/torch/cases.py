#===- cases.py - operators of torch and what they are applied to ---------===#
import functools
import math

import torch
from arithmetic_cases import activations, complexes, elementwise, matrices, reductions, special
from family import BF16, F16, F64, I32, I64, U8, Family, bools, floats, ints
from tensor_cases import creation, indexing, selections, shapes


def layers():
    op = Family()
    op("aten.mm", floats(3, 4), floats(4, 5))
    op("aten.mm", ints(3, 4), ints(4, 2))
    op("aten.mm", floats(3, 4, dtype=F16), floats(4, 5, dtype=F16))
    op("aten._grouped_mm", floats(7, 8), floats(4, 8, 16), torch.tensor([2, 2, 6, 7], dtype=I32))
    op("aten._grouped_mm", floats(5, 8, dtype=BF16), floats(2, 8, 8, dtype=BF16),
       torch.tensor([0, 5], dtype=I32))
    op("aten.bmm", floats(2, 3, 4), floats(2, 4, 5))
    op("aten.matmul", floats(2, 1, 3, 4), floats(5, 4, 2))
    op("aten.matmul", floats(3, 4), floats(4))
    op("aten.mv", floats(3, 4), floats(4))
    op("aten.dot", floats(4), floats(4, low=0))
    op("aten.addmm", floats(5), floats(3, 4), floats(4, 5), beta=2, alpha=0.5)
    op("aten.addmm", floats(3, 5), floats(3, 4), floats(4, 5))
    op("aten.baddbmm", floats(2, 3, 5), floats(2, 3, 4), floats(2, 4, 5), beta=0.5)
    op("aten.addmv", floats(3), floats(3, 4), floats(4))
    op("aten.linear", floats(2, 3, 4), floats(5, 4), floats(5))
    op("aten.outer", floats(3), floats(4))
    op("aten.einsum", "bij,bjk->bik", [floats(2, 3, 4), floats(2, 4, 5)])
    picture = floats(1, 2, 6, 7)
    op("aten.convolution", picture, floats(3, 2, 3, 3), floats(3), [1, 1], [1, 1], [1, 1], False,
       [0, 0], 1)
    op("aten.convolution", picture, floats(4, 1, 3, 2), None, [2, 1], [1, 0], [1, 2], False, [0, 0],
       2, fixed=(1,))
    op("aten.convolution", picture, floats(2, 3, 3, 3), floats(3), [2, 2], [1, 1], [1, 1], True,
       [1, 1], 1)
    op("aten.convolution", floats(2, 3, 8), floats(4, 3, 3), floats(4), [1], [1], [1], False, [0],
       1, fixed=(1,))
    op("aten.convolution", floats(1, 2, 4, 4, 4), floats(3, 2, 2, 2, 2), None, [1, 1, 1], [0, 0, 0],
       [1, 1, 1], False, [0, 0, 0], 1, fixed=(1,))
    op("aten.conv2d", picture, floats(3, 2, 3, 3), floats(3), [1, 1], [1, 1], fixed=(1,))
    op("aten.conv2d.padding", picture, floats(3, 2, 2, 3), None, [1, 1], "same")
    op("aten.conv1d", floats(2, 3, 8), floats(4, 3, 3))
    op("aten.conv_transpose2d.input", picture, floats(2, 3, 2, 2), None, [2, 2], fixed=(1,))
    op("aten.max_pool2d", picture, [2, 3], [2, 1], [1, 1])
    op("aten.max_pool2d_with_indices", picture, [3, 3], [2, 2], [1, 1])
    op("aten.max_pool2d_with_indices", floats(2, 3, 5, 5), [2, 2], [2, 2], [0, 0], [1, 1], True)
    op("aten.max_pool3d_with_indices", floats(1, 2, 4, 4, 4), [2, 2, 2])
    # The last NaN of a window is its maximum; of nothing but -inf the first, if not in the padding.
    odd = torch.tensor([[[1, math.nan, 2, -math.inf], [math.nan, 0, 5, -math.inf],
                         [-math.inf, -math.inf, 3, 3], [-math.inf, -math.inf, 3, 3]]])
    op("aten.max_pool2d_with_indices", odd, [2, 2], [1, 1], [1, 1])
    op("aten.max_pool1d", floats(1, 2, 8), [3], [2])
    op("aten.avg_pool2d", picture, [3, 3], [2, 2], [1, 1])
    op("aten.avg_pool2d", picture, [3, 3], [2, 2], [1, 1], False, False)
    op("aten.avg_pool2d", picture, [2, 2], [], [0, 0], True)
    op("aten.avg_pool2d", picture, [2, 2], [1, 1], [0, 0], False, True, 3)
    op("aten.avg_pool1d", floats(1, 2, 8), [3], [2], [1])
    op("aten.avg_pool3d", floats(1, 2, 4, 4, 4), [2, 2, 2])
    op("aten._adaptive_avg_pool2d", picture, [1, 1])
    op("aten._adaptive_avg_pool2d", picture, [3, 4])
    op("aten._adaptive_avg_pool3d", floats(1, 2, 4, 5, 3), [2, 3, 3])
    op("aten.adaptive_avg_pool1d", floats(1, 2, 7), [3])
    op("aten.upsample_nearest2d.vec", floats(1, 2, 3, 4), [6, 10], None)
    op("aten.upsample_nearest2d.vec", floats(1, 2, 3, 4), None, [2.0, 2.0])
    op("aten.upsample_bilinear2d.vec", floats(1, 2, 3, 4), [6, 7], False, None)
    op("aten.upsample_bilinear2d.vec", floats(1, 2, 3, 4), [6, 7], True, None)
    op("aten.upsample_bicubic2d.vec", floats(1, 2, 4, 5), [8, 10], False, None)
    op("aten.grid_sampler_2d", floats(1, 2, 4, 5), floats(1, 3, 3, 2, low=-1.2, high=1.2), 0, 0,
       False)
    op("aten.grid_sampler_2d", floats(1, 2, 4, 5), floats(1, 3, 3, 2, low=-1.2, high=1.2), 1, 1,
       True)
    op("aten.col2im", floats(1, 8, 6), [3, 4], [2, 2], [1, 1], [0, 0], [1, 1])
    op("aten.im2col", floats(1, 2, 4, 5), [2, 3], [1, 1], [1, 0], [1, 2])
    x = floats(2, 3, 4)
    op("aten._softmax", x, -1, False)
    op("aten._softmax", x, 1, False)
    op("aten.softmax.int", x.half(), 2)
    op("aten._log_softmax", x, 0, False)
    op("aten.log_softmax.int", x, -1, F64)
    op("aten.native_layer_norm", x, [4], floats(4), floats(4, low=0), 1e-5)
    op("aten.native_layer_norm", x, [3, 4], None, None, 1e-3)
    op("aten.layer_norm", x, [4], floats(4), None, 1e-5)
    op("aten.rms_norm", x, [4], floats(4), 1e-6)
    op("aten.native_group_norm", floats(2, 4, 3), floats(4), floats(4, low=0), 2, 4, 3, 2, 1e-5)
    op("aten.group_norm", floats(2, 4, 3, 2), 2, floats(4), floats(4, low=0), 1e-5)
    stats = (floats(3), floats(3, low=0.5))
    op("aten._native_batch_norm_legit_no_training", x, floats(3), floats(3, low=0), *stats, 0.1,
       1e-5)
    op("aten._native_batch_norm_legit.no_stats", x, floats(3), floats(3, low=0), True, 0.1, 1e-5)
    op("aten.batch_norm", x, None, None, *stats, False, 0.1, 1e-5, True)
    q, k, v = floats(2, 2, 3, 4), floats(2, 2, 5, 4), floats(2, 2, 5, 4, low=0)
    op("aten.scaled_dot_product_attention", q, k, v)
    op("aten.scaled_dot_product_attention", q, k, v, floats(3, 5))
    op("aten.scaled_dot_product_attention", q, k, v, bools(2, 1, 3, 5), scale=0.3)
    op("aten.scaled_dot_product_attention", q, floats(2, 2, 3, 4), floats(2, 2, 3, 4, low=0), None,
       0.0, True)
    op("aten.scaled_dot_product_attention", floats(1, 4, 3, 4), floats(1, 2, 5, 4),
       floats(1, 2, 5, 4, low=0), enable_gqa=True, static=True)
    recurrent(op)
    whole(op)
    # Elements lie where factors say, not where the size does.
    for name in ("nearest2d", "bilinear2d"):
        aligned = () if name.startswith("nearest") else (False,)
        op(f"aten.upsample_{name}.vec", floats(1, 2, 5, 7), None, *aligned, [1.7, 0.6], static=True)
        op(f"aten.upsample_{name}", floats(1, 2, 5, 7), [6, 5], *aligned, 1.3, 0.75)
    for ceil in (False, True):
        op("aten.avg_pool2d", picture, [3, 3], [2, 2], [1, 1], ceil, False, 5)
        op("aten.avg_pool2d", picture, [3, 2], [2, 2], [1, 1], ceil)
    return op.cases


def whole(op):
    """Integers where there mostly are floats."""
    x = ints(2, 4, 6, 7)
    for kind in (I64, I32):
        op("aten.convolution", x.to(kind), ints(6, 4, 3, 3, dtype=kind), ints(6, dtype=kind), [2, 1],
           [1, 1], [1, 1], False, [0, 0], 1, fixed=(1,))
        op("aten.convolution", x.to(kind), ints(6, 2, 3, 3, dtype=kind), None, [1, 1], [0, 0],
           [1, 1], False, [0, 0], 2, fixed=(1,))
    op("aten.convolution", x, ints(4, 3, 3, 3), ints(3), [2, 2], [1, 1], [1, 1], True, [1, 0], 1,
       fixed=(1,))
    # Padding that takes more than the kernel's reach, from each end or the first one.
    op("aten.convolution", ints(1, 2, 4, 4, 4), ints(2, 3, 2, 1, 2), None, [2, 2, 2], [2, 1, 0],
       [1, 1, 1], True, [0, 0, 0], 1, fixed=(1,))
    op("aten.convolution", floats(1, 2, 6, 7), floats(2, 3, 1, 2), floats(3), [2, 3], [1, 2],
       [1, 1], True, [1, 2], 1, fixed=(1,))
    op("aten.avg_pool2d", x, [3, 3], [2, 2], [1, 1])
    op("aten.avg_pool2d", x, [3, 3], [2, 2], [1, 1], True, False, 2)
    for kind in (torch.int8, U8, torch.int16):
        op("aten.mm", ints(3, 40, low=0, dtype=kind), ints(40, 5, low=0, dtype=kind))


def recurrent(op):
    """Layers that keep a state: one or two, one direction or two, with biases or not."""
    for name, gates in ("lstm", 4), ("gru", 3), ("rnn_tanh", 1):
        for layers, directions, each in (1, 1, 4), (2, 2, 4), (1, 2, 2):
            state = floats(layers * directions, 2, 3, low=-1)
            parameters = []
            for place in range(layers * directions):
                columns = 5 if place < directions else 3 * directions
                own = dict(low=-1 - place / 4, high=1)
                parameters += [floats(gates * 3, columns, **own), floats(gates * 3, 3, **own),
                               floats(gates * 3, **own), floats(gates * 3, high=1)][:each]
            batch_first = layers == 2
            op(f"aten.{name}.input", floats(*((2, 4) if batch_first else (4, 2)), 5),
               [state, state * 0.5] if name == "lstm" else state, parameters, each == 4, layers,
               0.0, False, directions == 2, batch_first,
               fixed=range(1, len(parameters) + (3 if name == "lstm" else 2)))


def gradients():
    op = Family()
    x, weight = floats(2, 3, 4), floats(4)
    out, mean, rstd = torch.ops.aten.native_layer_norm(x, [4], weight, None, 1e-5)
    op("aten.native_layer_norm_backward", floats(2, 3, 4, low=0), x, [4], mean, rstd, weight,
       weight, [True, True, True])
    x, weight = floats(2, 4, 3), floats(4, low=0.5)
    out, mean, rstd = torch.ops.aten.native_group_norm(x, weight, None, 2, 4, 3, 2, 1e-5)
    op("aten.native_group_norm_backward", floats(2, 4, 3, low=0), x, mean, rstd, weight, 2, 4, 3, 2,
       [True, True, True])
    op("aten.embedding_dense_backward", floats(2, 3, 4), torch.tensor([[1, 0, 1], [4, 1, 2]]), 5, 2,
       False)
    picture, kernel = floats(2, 3, 6, 7), floats(4, 3, 3, 2)
    gradient = floats(2, 4, 3, 7, low=0)
    op("aten.convolution_backward", gradient, picture, kernel, [4], [2, 1], [1, 1], [1, 2], False,
       [0, 0], 1, [True, True, True])
    out, places = torch.ops.aten.max_pool2d_with_indices(picture, [3, 3], [2, 2], [1, 1])
    op("aten.max_pool2d_with_indices_backward", floats(*out.shape, low=0), picture, [3, 3], [2, 2],
       [1, 1], [1, 1], False, places)
    op("aten._adaptive_avg_pool2d_backward", floats(2, 3, 4, 2), picture)
    op("aten.avg_pool2d_backward", floats(2, 3, 3, 4), picture, [3, 3], [2, 2], [1, 1], False, True,
       None)
    # In groups, and of transposed convolutions.
    op("aten.convolution_backward", floats(2, 6, 3, 7, low=0), floats(2, 4, 6, 7),
       floats(6, 2, 3, 2), [6], [2, 1], [1, 1], [1, 2], False, [0, 0], 2, [True, True, True],
       static=True)
    op("aten.convolution_backward", floats(2, 6, 12, 8, low=0), floats(2, 4, 6, 7),
       floats(4, 3, 3, 2), [6], [2, 1], [1, 0], [1, 1], True, [1, 0], 2, [True, True, True],
       static=True)
    op("aten.convolution_backward", floats(1, 2, 7, 4, 10, low=0), floats(1, 2, 3, 4, 5),
       floats(2, 2, 2, 3, 3), None, [2, 1, 2], [0, 1, 1], [1, 1, 1], True, [1, 0, 1], 1,
       [True, True, False], static=True)
    # Windows that end behind the picture.
    pool = (picture, [3, 3], [2, 2], [1, 1], True)
    op("aten.avg_pool2d_backward", floats(2, 3, 4, 4), *pool, True, None)
    op("aten.avg_pool2d_backward", floats(2, 3, 4, 4), *pool, False, None)
    op("aten.avg_pool2d_backward", floats(2, 3, 4, 4), *pool, True, 5)
    solid = floats(2, 3, 4, 5, 6)
    op("aten.avg_pool3d_backward", floats(2, 3, 3, 3, 5), solid, [2, 3, 2], [2, 2, 1], [1, 1, 0],
       False, False, None)
    op("aten._adaptive_avg_pool3d_backward", floats(2, 3, 3, 2, 4), solid)
    out, places = torch.ops.aten.max_pool3d_with_indices(solid, [2, 3, 2], [1, 2, 2])
    op("aten.max_pool3d_with_indices_backward", floats(*out.shape, low=0), solid, [2, 3, 2],
       [1, 2, 2], [0, 0, 0], [1, 1, 1], False, places)
    for name, x, size in (("2d", picture, [4, 3]), ("3d", solid, [3, 2, 4])):
        out, places = getattr(torch.ops.aten, f"adaptive_max_pool{name}")(x, size)
        op(f"aten.adaptive_max_pool{name}_backward", floats(*out.shape, low=0), x, places)
    for name in ("silu", "mish"):
        op(f"aten.{name}_backward", floats(3, 4, low=0), floats(3, 4, low=-3, high=3))
    op("aten.mish_backward", floats(5, dtype=F16), floats(5, low=-3, high=3, dtype=F16))
    for name in ("upsample_nearest", "_upsample_nearest_exact"):
        op(f"aten.{name}1d_backward", floats(2, 3, 7), [7], [2, 3, 4])
        op(f"aten.{name}2d_backward", floats(2, 3, 5, 3), [5, 3], [2, 3, 3, 4], 1.5, 0.75)
    op("aten.upsample_linear1d_backward", floats(2, 3, 7), [7], [2, 3, 4], False)
    op("aten.upsample_bilinear2d_backward", floats(2, 3, 5, 3), [5, 3], [2, 3, 3, 4], True)
    op("aten.upsample_bilinear2d_backward", floats(2, 3, 4, 8), [4, 8], [2, 3, 3, 4], False, 1.5,
       2.0)
    op("aten.upsample_bicubic2d_backward", floats(2, 3, 5, 7), [5, 7], [2, 3, 3, 4], False)
    op("aten.upsample_trilinear3d_backward", floats(2, 3, 2, 5, 3), [2, 5, 3], [2, 3, 3, 4, 2],
       False)
    for rank, padding in ((1, [2, 1]), (2, [1, 3, -1, 2]), (3, [1, 0, 2, 1, 0, 2])):
        x = floats(2, *range(3, 4 + rank))
        name = f"replication_pad{rank}d"
        shape = getattr(torch.ops.aten, name)(x, padding).shape
        op(f"aten.{name}_backward", floats(*shape, low=0), x, padding)
    # Windows with gaps, and so many that gradients are scattered; the last end behind the picture.
    for dtype, kernel, stride, padding, dilation in ((F16, [3, 2], [2, 1], [1, 1], [1, 3]),
                                                     (torch.float32, [5, 4], [1, 1], [2, 1], [1, 1])):
        x = (torch.arange(84) * 37 % 101 / 8).reshape(2, 6, 7).to(dtype)
        out, places = torch.ops.aten.max_pool2d_with_indices(x, kernel, stride, padding, dilation,
                                                             True)
        gradient = (torch.arange(out.numel()) % 9 / 4 - 1).reshape(out.shape).to(dtype)
        op("aten.max_pool2d_with_indices_backward", gradient, x, kernel, stride, padding, dilation,
           True, places)
    return op.cases


def vision():
    import torchvision  # noqa: F401  (its operators)

    op = Family()
    picture = floats(2, 4, 5, 6)
    regions = torch.tensor([[0, 1.0, 2.0, 9.0, 8.0], [1, 3.5, 1.25, 7.0, 11.5]])
    corners = floats(12, 2, low=0, high=9)
    boxes = torch.cat([corners, corners + floats(12, 2, low=3, high=6)], 1)
    op("torchvision.nms", boxes, floats(12, low=0, high=1), 0.3)
    op("torchvision.roi_align", picture, regions, 0.5, 3, 4, 2, False)
    op("torchvision.roi_align", picture, regions, 0.5, 2, 2, -1, True)
    op("torchvision.roi_pool", picture, regions, 0.5, 3, 3, skipped=(1,))
    op("torchvision.ps_roi_align", picture, regions, 0.5, 2, 2, 2, skipped=(1,))
    strided, plain = (2, 2, 1, 1, 1, 1, 2, 2, True), (1, 1, 0, 0, 1, 1, 1, 1, False)
    op("torchvision.deform_conv2d", floats(1, 4, 6, 6), floats(6, 2, 3, 3), floats(1, 36, 3, 3),
       floats(1, 18, 3, 3, low=0.5), floats(6), *strided, fixed=(1,))
    op("torchvision.deform_conv2d", floats(1, 4, 5, 5), floats(4, 4, 3, 3), floats(1, 18, 3, 3),
       torch.zeros(1, 1), floats(4), *plain, fixed=(1, 3))
    for name in ("bilinear", "bicubic"):
        op(f"aten._upsample_{name}2d_aa", floats(1, 2, 9, 7), [4, 5], False)
        op(f"aten._upsample_{name}2d_aa", floats(1, 2, 4, 5), [7, 3], False)
        op(f"aten._upsample_{name}2d_aa", floats(1, 2, 9, 7), [4, 9], True)
        op(f"aten._upsample_{name}2d_aa", floats(1, 2, 9, 7), [1, 7], True)
        op(f"aten._upsample_{name}2d_aa", floats(1, 2, 9, 7), [3, 7], False, 0.4, 0.8)
    places = floats(1, 2, 3, 2, 3, low=-1.2, high=1.2)
    op("aten.grid_sampler_3d", floats(1, 2, 4, 5, 3), places, 0, 0, False)
    op("aten.adaptive_max_pool2d", floats(1, 2, 7, 5), [3, 2])
    op("aten.adaptive_max_pool2d", floats(1, 2, 7, 6), [1, 2])
    op("aten.adaptive_max_pool3d", floats(2, 4, 5, 3), [2, 3, 3])
    op("aten.fractional_max_pool2d", floats(2, 3, 9, 8), [2, 3], [4, 3],
       floats(2, 3, 2, low=0.1, high=0.9), static=True)
    op("aten.fractional_max_pool3d", floats(2, 7, 6, 5), [2, 2, 2], [3, 4, 2],
       floats(1, 2, 3, low=0.1, high=0.9), static=True)
    regions = torch.tensor([[0, 1.0, 2.0, 9.0, 10.0], [1, 0.0, 0.0, 15.0, 12.0],
                            [0, 3.5, 4.25, 7.0, 15.5]])
    op("torchvision.ps_roi_pool", floats(2, 8, 8, 8), regions, 0.5, 2, 2)
    return op.cases


def compounds():
    """What other operators say together, and exports leave as it is."""
    op = Family()
    op("aten.addbmm", floats(3, 5), floats(2, 3, 4), floats(2, 4, 5), beta=0.5, alpha=2)
    op("aten._scaled_mm", floats(16, 16).to(torch.float8_e4m3fn),
       floats(16, 32).t().to(torch.float8_e4m3fn).reshape(32, 16).t(),
       floats(16, 1, low=0.5), floats(1, 32, low=0.5), None, None, BF16, static=True,
       reference=lambda a, b, rows, columns, *_: (a.float() @ b.float() * rows * columns).to(BF16))
    for p in (0, 1, 2, 3.5, float("inf")):
        op("aten.dist", floats(3, 4), floats(4), p)
    op("aten.conv_tbc", floats(6, 2, 4), floats(3, 4, 5), floats(5), 1, fixed=(1,))
    op("aten.nonzero_static", ints(3, 4, low=0, high=1), size=4, fill_value=-7)
    op("aten.nonzero_static", ints(3, 4, low=0, high=1), size=13, fill_value=2**53 + 1)
    quantized = "aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams"
    for enabled in (0, 1):
        op(quantized, floats(3, 4), torch.tensor(0.25), torch.tensor(1), torch.tensor(enabled), -4,
           5)
    op("aten._fake_quantize_learnable_per_tensor_affine", floats(3, 4), torch.tensor([0.25]),
       torch.tensor([1.4]), -4, 5, fixed=(1, 2))
    pictures, mean, variance = floats(4, 3, 2, 2), floats(3), floats(3, low=0.5)
    for training in (False, True):
        skipped = () if training else (1, 2)
        op("aten._native_batch_norm_legit_functional", pictures, floats(3), None, mean, variance,
           training, 0.1, 1e-5, skipped=skipped)
    return op.cases


@functools.cache
def families():
    return {"elementwise": elementwise(), "activations": activations(), "reductions": reductions(),
            "shapes": shapes(),
            "indexing": indexing(), "layers": layers(), "creation": creation(),
            "gradients": gradients(), "complexes": complexes(),
            "selections": selections(), "special": special(), "vision": vision(),
            "matrices": matrices(),
            "compounds": compounds()}
