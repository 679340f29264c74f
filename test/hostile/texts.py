#===- texts.py - programs of MLIR whose sizes and positions callers choose ---===#
# What upstream's ops leave open where sizes differ or a position is outside. A line of TEXTS is what
# a program takes, its body, and what its inputs are made of (operators.py). `%n` is the number in
# the scalar `n`, as an index; what is returned is `%r`, of `f32`.
import numpy as np
from operators import ABSURD, data, indices, size, sizes

ROW = "tensor<?xf32>"
MAP = "affine_map<(a) -> (a)>"
ONE_LOOP = f"indexing_maps = [{MAP}, {MAP}], iterator_types = [\"parallel\"]"


def length(most=6):
    """A row with that many elements."""
    return lambda pick: np.arange(pick.randint(0, most), dtype=np.float32)


def text(arguments, body, *inputs, result=ROW):
    scalars = [name for name, type in arguments.items() if type == "tensor<i64>"]
    lines = ["%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index",
             "%zero = arith.constant 0.0 : f32"]
    for name in scalars:
        lines += [f"%{name}_ = tensor.extract %{name}_0[] : tensor<i64>",
                  f"%{name} = arith.index_cast %{name}_ : i64 to index"]
    given = ", ".join(f"%{name}{'_0' * (name in scalars)}: {type} {{sluice.name = \"{name}\"}}"
                      for name, type in arguments.items())
    return "\n".join([f"func.func @main({given}) -> {result} {{", *lines, body,
                      f"return %r : {result}", "}"]), inputs


X, N, M = {"x": ROW}, {"n": "tensor<i64>"}, {"m": "tensor<i64>"}
TEXTS = {
    "lookup": text({**X, "at": "tensor<?xi64>"}, f"""
        %s = tensor.dim %at, %c0 : tensor<?xi64>
        %e = tensor.empty(%s) : {ROW}
        %r = linalg.generic {{{ONE_LOOP}}} ins(%at : tensor<?xi64>) outs(%e : {ROW}) {{
        ^bb0(%i: i64, %o: f32):
          %p = arith.index_cast %i : i64 to index
          %v = tensor.extract %x[%p] : {ROW}
          linalg.yield %v : f32
        }} -> {ROW}""", length(), indices(1)),
    "shifted": text({**X, **N}, f"""
        %s = tensor.dim %x, %c0 : {ROW}
        %e = tensor.empty(%s) : {ROW}
        %r = linalg.generic {{indexing_maps = [{MAP}], iterator_types = ["parallel"]}} outs(%e : {ROW}) {{
        ^bb0(%o: f32):
          %i = linalg.index 0 : index
          %p = arith.addi %i, %n : index
          %v = tensor.extract %x[%p] : {ROW}
          linalg.yield %v : f32
        }} -> {ROW}""", length(), size()),
    "slice": text({**X, **N, **M}, f"%r = tensor.extract_slice %x[%n] [%m] [1] : {ROW} to {ROW}",
                  length(), size(), size()),
    "strided": text({**X, **N, **M}, f"%r = tensor.extract_slice %x[1] [%n] [%m] : {ROW} to {ROW}",
                    length(), size(), size()),
    "written": text({**X, "y": ROW, **N, **M}, f"""
        %r = tensor.insert_slice %y into %x[%n] [%m] [1] : {ROW} into {ROW}""",
                    length(), length(3), size(), size(most=3)),
    "steps": text({**X, **N, **M}, f"""
        %r = scf.for %i = %c0 to %n step %m iter_args(%a = %x) -> ({ROW}) {{
          %v = tensor.extract_slice %a[%i] [1] [1] : {ROW} to tensor<1xf32>
          %e = tensor.empty() : tensor<1xf32>
          %w = linalg.exp ins(%v : tensor<1xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
          %b = tensor.insert_slice %w into %a[%i] [1] [1] : tensor<1xf32> into {ROW}
          scf.yield %b : {ROW}
        }}""", length(), size(), size(most=2)),
    "pad": text({**X, **N, **M}, f"""
        %r = tensor.pad %x low[%n] high[%m] {{
        ^bb0(%i: index):
          tensor.yield %zero : f32
        }} : {ROW} to {ROW}""", length(), size(), size()),
    "sum": text({**X, "y": ROW}, f"""
        %r = linalg.add ins(%x, %y : {ROW}, {ROW}) outs(%x : {ROW}) -> {ROW}""", length(2), length(2)),
    "product": text({"a": "tensor<?x?xf32>", "b": "tensor<?x?xf32>", "c": "tensor<?x?xf32>"}, """
        %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>)
            -> tensor<?x?xf32>""", *3 * [lambda pick: np.ones([pick.randint(1, 3), pick.randint(1, 3)],
                                                               np.float32)],
                    result="tensor<?x?xf32>"),
    "windows": text({**X, "w": ROW, "y": ROW}, f"""
        %r = linalg.conv_1d ins(%x, %w : {ROW}, {ROW}) outs(%y : {ROW}) -> {ROW}""",
                    length(5), length(3), length(3)),
    "best": text({**X, **N}, f"""
        %e = tensor.empty(%n) : {ROW}
        %r = linalg_ext.topk {{overwrite}} dimension(0) ins(%x : {ROW}) outs(%e : {ROW}) {{
        ^bb0(%a: f32, %b: f32):
          %c = arith.cmpf ogt, %a, %b : f32
          linalg_ext.yield %c : i1
        }} -> {ROW}""", length(), size()),
    "gather": text({"x": "tensor<?x2xf32>", "at": "tensor<?x1xi64>", "y": "tensor<?x2xf32>"}, """
        %r = linalg_ext.gather dimension_map = [0] ins(%x, %at : tensor<?x2xf32>, tensor<?x1xi64>)
            outs(%y : tensor<?x2xf32>) {
        ^bb0(%a: f32, %b: f32):
          linalg_ext.yield %a : f32
        } -> tensor<?x2xf32>""", *[lambda pick, f=f: f(pick) for f in (
            lambda pick: np.ones([pick.randint(0, 2), 2], np.float32),
            lambda pick: indices(2, shape=[pick.randint(1, 3), 1])(pick),
            lambda pick: np.ones([pick.randint(1, 3), 2], np.float32))], result="tensor<?x2xf32>"),
    "scatter": text({**X, "at": "tensor<?x1xi64>", "y": ROW}, f"""
        %r = linalg_ext.scatter dimension_map = [0] unique_indices(false)
            ins(%x, %at : {ROW}, tensor<?x1xi64>) outs(%y : {ROW}) {{
        ^bb0(%a: f32, %b: f32):
          %c = arith.addf %a, %b : f32
          linalg_ext.yield %c : f32
        }} -> {ROW}""", length(3), lambda pick: indices(2, shape=[pick.randint(1, 3), 1])(pick),
                    length()),
    "stage": text({**X, "y": ROW, **N}, f"""
        %r, %i = linalg_ext.fft ins(%n : index) outs(%x, %y : {ROW}, {ROW}) -> {ROW}, {ROW}""",
                  *2 * [lambda pick: np.ones(pick.choice([0, 4, 7, 8, 8]), np.float32)],
                  lambda pick: np.array(pick.choice([*ABSURD, 0, 1, 2, 3, 4, 40, 63, 64]))),
}
