#===- alike.py - many kernels that differ in offsets and numbers only ----===#
from run import Case

COUNT = 21


def each(text):
    return " ".join(text.replace("#", f"{i}").replace("@+", f"{2 * i + 3}").replace("@", f"{2 * i}")
                    for i in range(COUNT))


def joined(axis=0, count=COUNT):
    return f"y = Concat <axis = {axis}> (" + ", ".join(f"a{i}" for i in range(count)) + ")"


def case(name, body, inputs, runs, opset=9):
    """In opset 9 Slice has its offsets as attributes."""
    return Case(name, f"({inputs}) => (float[p, q] y) {{ {body} }}", runs, opset=opset)


SLICE = "s# = Slice <axes = [0], starts = [@], ends = [@+]> (x) "
CASES = [
    case("slices", each(SLICE + "a# = Softmax (s#)") + joined(), "float[43, n] x",
         [{"x": (43, 1)}, {"x": (43, 37)}]),
    # The last slices are shorter where there are fewer rows.
    case("slices_of_any_rows", each(SLICE + "a# = Softmax (s#)") + joined(), "float[m, 19] x",
         [{"x": (43, 19)}, {"x": (42, 19)}, {"x": (60, 19)}]),
    case("slices_of_columns",
         each("s# = Slice <axes = [0, 1], starts = [@, #], ends = [@+, 30]> (x) a# = Exp (s#)")
         + joined(1), "float[43, 30] x", [{"x": (43, 30)}]),
    case("numbers", each("c# = Constant <value_float = #.5> () m# = Mul (x, c#) a# = Tanh (m#)")
         + joined(), "float[m, 7] x", [{"x": (1, 7)}, {"x": (6, 7)}], 13),
    case("inputs", joined(1, 150),
         ", ".join(f"float[3, {1 + i % 16}] a{i}" for i in range(150)),
         [{f"a{i}": (3, 1 + i % 16) for i in range(150)}]),
]
