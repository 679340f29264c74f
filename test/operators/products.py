#===- products.py - products with weights, and what surrounds them -------===#
# Weights are stored in panels, so these kernels are others than those of two inputs.
import numpy as np
from nodes import NodeCase, node, random

CUT = {"w": random(8, 32), "two": np.array([2]), "ten": np.array([10]), "last": np.array([1]),
       "first": np.array([0]), "n": np.array([32]), "end": np.array([64])}
# Whole numbers, whose sums f16 has.
HALVES = {"w": np.round(random(768, 70)).astype(np.float16)}
X = {"x": [random(7, 12), random(1, 12)], "b": random(64)}

CASES = [
    NodeCase("product_of_halves", [node("MatMul", "x w", "y")],
             {"x": [np.round(random(rows, 768)).astype(np.float16) for rows in (1, 7, 50, 211)]},
             "y", HALVES),
    NodeCase("products_of_halves", [node("MatMul", "x w", "y")],
             {"x": [np.round(random(3, 50, 128)).astype(np.float16)],
              "w": [np.round(random(3, 128, 70)).astype(np.float16)]}, "y"),
    NodeCase("product_of_columns",
             [node("Slice", "x two ten last", "s"), node("MatMul", "s w", "y")], {"x": X["x"]}, "y",
             CUT),
    NodeCase("product_of_rows", [node("Slice", "x two n first", "s"), node("MatMul", "s w", "y")],
             {"x": [random(7, 8), random(3, 8)]}, "y", CUT),
    NodeCase("product_and_part_of_bias",
             [node("Slice", "b first n", "s"), node("Slice", "b n end", "t"),
              node("MatMul", "x w", "p"), node("Add", "p s", "q"), node("Add", "q t", "y")],
             {"x": [random(7, 8), random(1, 8)], "b": X["b"]}, "y", CUT),
]
