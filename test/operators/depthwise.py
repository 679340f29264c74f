#===- depthwise.py - windows that leave the image -------------------------===#
import numpy as np

from nodes import NodeCase, node, random


def case(name, channels, window, images, type=np.float32, results=None, **attributes):
    """With `results`, all channels make so many others. Sums of f16 are whole and exact."""
    of = lambda values: np.round(values).astype(type) if type == np.float16 else values
    constants = {"w": random(results or channels, channels if results else 1, *window),
                 "b": random(results or channels)}
    return NodeCase(name, [node("Conv", "x w b", "c", group=1 if results else channels,
                                **attributes),
                           node("Relu", "c", "y")],
                    {"x": [of(random(*shape[:1], channels, *shape[1:], seed=i))
                           for i, shape in enumerate(images)]}, "y",
                    {name: of(value) for name, value in constants.items()})


def quantized(name, type, zero, channels, image, **attributes):
    low, high = (0, 256) if type == np.uint8 else (-128, 128)
    constants = {"xs": np.float32(0.02), "xz": type(zero), "ws": np.float32(0.01), "wz": np.int8(0),
                 "ys": np.float32(0.05), "yz": type(zero),
                 "w": random(channels, 1, 3, 3, low=-64, high=64, type=np.int8)}
    return NodeCase(name, [node("QLinearConv", "x xs xz w ws wz ys yz", "y", group=channels,
                                **attributes)],
                    {"x": [random(1, channels, *image, low=low, high=high, type=type)]}, "y",
                    {key: np.asarray(value) for key, value in constants.items()})


CASES = [
    case("3x3", 19, (3, 3), [(1, 13, 31)], pads=[1, 1, 1, 1]),
    case("any_size", 19, (3, 3), [(1, 9, 9), (2, 1, 1), (3, 2, 40)], pads=[1, 1, 1, 1]),
    case("uneven_edges", 48, (3, 3), [(1, 11, 33), (2, 5, 8)], pads=[0, 2, 1, 0]),
    case("strides", 33, (3, 3), [(2, 12, 25), (1, 7, 9)], pads=[1, 1, 1, 1], strides=[2, 3]),
    case("dilations", 16, (3, 3), [(1, 6, 50), (1, 3, 4)], pads=[3, 2, 3, 2], dilations=[3, 2]),
    case("5x5", 24, (5, 5), [(1, 4, 40)], pads=[2, 2, 2, 2]),
    case("5x5_of_small_images", 24, (5, 5), [(1, 7, 7)], pads=[2, 2, 2, 2]),
    case("7x1", 17, (7, 1), [(2, 5, 35)], pads=[3, 0, 3, 0]),
    case("more_edge_than_image", 20, (3, 3), [(1, 2, 2)], pads=[4, 5, 4, 3]),
    case("along_a_line", 21, (5,), [(2, 37), (1, 3)], pads=[2, 2]),
    case("in_space", 18, (3, 3, 3), [(1, 4, 5, 33)], pads=[1, 1, 1, 1, 1, 1]),
    case("half", 19, (3, 3), [(1, 9, 9), (2, 2, 40)], type=np.float16, pads=[1, 1, 1, 1]),
    case("half_of_all_channels", 19, (3, 3), [(1, 9, 9), (2, 2, 40)], type=np.float16, results=33,
         pads=[1, 1, 1, 1]),
    case("half_in_blocks", 600, (1, 1), [(1, 9, 9)], type=np.float16, results=70),
    quantized("bytes", np.uint8, 131, 19, (9, 21), pads=[1, 1, 1, 1]),
    quantized("signed_bytes", np.int8, -5, 32, (6, 40), pads=[1, 0, 2, 1], strides=[2, 1]),
]
