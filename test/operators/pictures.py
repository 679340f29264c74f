#===- pictures.py - sampling, boxes, signals and different elements ------===#
import numpy as np
from nodes import NodeCase, node, random

GRID = [random(2, 4, 5, 2, low=-1.3, high=1.3), random(2, 1, 3, 2, low=-3, high=3)]
BOXES = np.sort(random(2, 40, 4, low=0, high=10).reshape(2, 40, 2, 2), 2).reshape(2, 40, 4)
SIGNAL = [random(2, 200, 1), random(1, 81, 1)]


def grid_sample(mode, padding, corners):
    return NodeCase(f"grid_sample_{mode}_{padding}_{corners}",
                    [node("GridSample", "x g", "y", mode=mode, padding_mode=padding,
                          align_corners=corners)],
                    {"x": [random(2, 3, 6, 7), random(2, 1, 4, 5)], "g": GRID}, "y", opset=20)


def suppression(name, values, **attributes):
    scores = [random(2, 3, 40, low=0, high=1), np.round(random(2, 1, 40, low=0, high=1), 1)]
    return NodeCase(f"suppression_{name}",
                    [node("NonMaxSuppression", "b s most overlap least", "y", **attributes)],
                    {"b": BOXES, "s": scores, **values}, "y")



CASES = [grid_sample(mode, padding, corners) for mode in ("linear", "nearest", "cubic")
         for padding in ("zeros", "border", "reflection") for corners in (0, 1)]
CASES += [
    NodeCase("grid_sample_5d", [node("GridSample", "x g", "y")],
             {"x": [random(2, 2, 3, 4, 5)], "g": [random(2, 2, 3, 4, 3), random(2, 1, 1, 2, 3)]},
             "y", opset=20),
    NodeCase("affine_grid", [node("AffineGrid", "t s", "y")],
             {"t": random(2, 2, 3), "s": [np.array([2, 3, 5, 6]), np.array([2, 3, 1, 4])]}, "y",
             opset=20),
    NodeCase("affine_grid_3d", [node("AffineGrid", "t s", "y", align_corners=1)],
             {"t": random(2, 3, 4), "s": np.array([2, 1, 2, 3, 4])}, "y", opset=20),
    suppression("all",
                {"most": np.array([100]), "overlap": np.array([0.3], np.float32),
                 "least": np.array([0.2], np.float32)}),
    suppression("few",
                {"most": [np.array([3]), np.array([0])], "overlap": np.array([0.5], np.float32),
                 "least": np.array([0.0], np.float32)}),
    suppression("centered",
                {"most": np.array([7]), "overlap": np.array([0.4], np.float32),
                 "least": np.array([0.9], np.float32)}, center_point_box=1),
    NodeCase("roi_pool", [node("MaxRoiPool", "x r", "y", pooled_shape=[3, 2], spatial_scale=0.5)],
             {"x": [random(2, 3, 8, 9)],
              "r": [np.array([[0, 0, 0, 15, 15], [1, 3, 5, 9, 16], [0, 4, 4, 4, 4],
                              [1, -6, 2, 40, 9]], np.float32),
                    np.array([[1, 2, 3, 8, 7]], np.float32)]}, "y"),
    NodeCase("roi_align",
             [node("RoiAlign", "x r i", "y", output_height=3, output_width=2, spatial_scale=0.5)],
             {"x": [random(2, 3, 8, 9)],
              "r": [random(4, 4, low=0, high=16), random(1, 4, low=0, high=16)],
              "i": [np.array([0, 1, 1, 0]), np.array([1])]}, "y", opset=16),
    NodeCase("roi_align_max",
             [node("RoiAlign", "x r i", "y", output_height=2, output_width=2, sampling_ratio=2,
                   mode="max", coordinate_transformation_mode="output_half_pixel")],
             {"x": [random(2, 3, 8, 9)], "r": np.array([[0, 0, 7, 7], [1, 2, 4, 3]], np.float32),
              "i": np.array([0, 1])}, "y", opset=16),
    NodeCase("deform_conv",
             [node("DeformConv", "x w o b m", "y", pads=[1, 1, 1, 1], strides=[2, 1], group=2,
                   offset_group=2)],
             {"x": [random(2, 4, 7, 6), random(1, 4, 7, 6)],
              "o": [random(2, 36, 4, 6, low=-2, high=2), random(1, 36, 4, 6)],
              "m": [random(2, 18, 4, 6), random(1, 18, 4, 6)]}, "y",
             {"w": random(6, 2, 3, 3), "b": random(6)}, opset=19),
    NodeCase("average_same_ceil",
             [node("AveragePool", "x", "y", auto_pad="SAME_UPPER", ceil_mode=1, count_include_pad=1,
                   kernel_shape=[3, 2], strides=[2, 1])],
             {"x": [random(1, 2, 5, 4), random(1, 2, 4, 3)]}, "y", opset=19),
    NodeCase("stft", [node("STFT", "x step w", "y")],
             {"x": SIGNAL, "step": [np.array(16), np.array(7)], "w": random(32)}, "y"),
    NodeCase("dft_onesided", [node("DFT", "x", "y", axis=1, onesided=1)],
             {"x": [random(2, 64, 1), random(1, 21, 1)]}, "y"),
    NodeCase("dft_inverse", [node("DFT", "x n", "y", axis=1, inverse=1)],
             {"x": [random(2, 20, 2), random(3, 11, 2)], "n": np.array(16)}, "y"),
    NodeCase("unique", [node("Unique", "x", "y i j c")],
             {"x": [np.floor(random(5, 7, high=9)), np.zeros((1, 3), np.float32)]}, "y i j c"),
    NodeCase("unique_rows", [node("Unique", "x", "y i j c", axis=0)],
             {"x": [np.floor(random(9, 2, low=0, high=2)), np.floor(random(4, 3, low=0, high=2))]},
             "y i j c"),
    NodeCase("unique_unsorted", [node("Unique", "x", "y i j c", sorted=0)],
             {"x": [np.floor(random(30, low=0, high=9)).astype(np.int64)]}, "y i j c"),
]
