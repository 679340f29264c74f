#===- tensors.py - the tensor dialect: values move, bits stay ------------===#
import numpy as np
from kinds import FLOATS, INTEGERS
from whole import EVERY, Whole, moved, scalar_of, values_of

I64 = INTEGERS["i64"]


def tensor():
    for kind in EVERY:
        yield from of_kind(kind)
    for a in [*INTEGERS.values(), *FLOATS.values()]:
        for b in [*INTEGERS.values(), *FLOATS.values()]:
            if a.bits == b.bits and a is not b:
                x = values_of(a, (5, 7))
                body = f"%r0 = tensor.bitcast %t0 : tensor<5x7x{a.name}> to tensor<5x7x{b.name}>"
                yield Whole("tensor.bitcast", f"{a.name} {b.name}", body, [(a, x)],
                            [moved(b, x.astype(b.raw))], [(5, 7)])


def of_kind(kind):
    t = kind.name
    x, y, v = values_of(kind, (5, 7)), values_of(kind, (5, 3), 3), values_of(kind, (4,), 1)
    X, Y, V = f"tensor<5x7x{t}>", f"tensor<5x3x{t}>", f"tensor<4x{t}>"
    scalar = scalar_of(kind, v, "%t1")

    def move(name, body, result, arguments=None):
        arguments = arguments or [(kind, x)]
        return Whole(f"tensor.{name}", t, body, arguments, [moved(kind, result)], [result.shape])

    yield move("cast", f"%d = tensor.cast %t0 : {X} to tensor<?x7x{t}>\n%b = "
                       f"util.optimization_barrier %d : tensor<?x7x{t}>\n"
               f"%r0 = tensor.cast %b : tensor<?x7x{t}> to {X}", x)
    yield move("collapse_shape",
               f"%r0 = tensor.collapse_shape %t0 [[0, 1]] : {X} into tensor<35x{t}>", x.reshape(35))
    yield move("expand_shape", f"%r0 = tensor.expand_shape %t0 [[0], [1, 2]] output_shape [5, 7, "
                               f"1] : {X} into tensor<5x7x1x{t}>", x.reshape(5, 7, 1))
    yield move("concat", f"%r0 = tensor.concat dim(1) %t0, %t1 : ({X}, {Y}) -> tensor<5x10x{t}>",
               np.concatenate([x, y], 1), [(kind, x), (kind, y)])
    yield move("extract", f"%c3 = arith.constant 3 : index\n%c6 = arith.constant 6 : index\n%v = "
                          f"tensor.extract %t0[%c3, %c6] : {X}\n"
               f"%r0 = tensor.from_elements %v : tensor<1x{t}>", x[3:4, 6])
    yield move("extract_slice", f"%r0 = tensor.extract_slice %t0[1, 2] [2, 3] [2, 1] : {X} to "
                                f"tensor<2x3x{t}>", x[1:4:2, 2:5])
    yield move("from_elements", f"%c0 = arith.constant 0 : index\n%s = tensor.extract %t0[%c0] : "
                                f"{V}\n%c2 = arith.constant 2 : index\n%w = tensor.extract "
                                f"%t0[%c2] : {V}\n"
               f"%r0 = tensor.from_elements %s, %w, %s : tensor<3x{t}>", v[[0, 2, 0]], [(kind, v)])
    yield move("splat", scalar + f"%r0 = tensor.splat %s : {X}", np.full((5, 7), v[0]),
               [(kind, x), (kind, v)])
    yield move("empty", scalar + f"%e = tensor.empty() : {X}\n%r0 = linalg.fill ins(%s : {t}) "
                                 f"outs(%e : {X}) -> {X}", np.full((5, 7), v[0]),
               [(kind, x), (kind, v)])
    padded = np.full((7, 9), v[0], x.dtype)
    padded[1:6, 2:9] = x
    yield move("pad", scalar + f"%r0 = tensor.pad %t0 low[1, 2] high[1, 0] {{\n^bb0(%i: index, %j: "
                               f"index):\n  tensor.yield %s : {t}\n}} : {X} to tensor<7x9x{t}>",
               padded, [(kind, x), (kind, v)])
    inserted = x.copy()
    inserted[2, 4] = v[0]
    yield move("insert", scalar + f"%c2 = arith.constant 2 : index\n%c4 = arith.constant 4 : "
                                  f"index\n%r0 = tensor.insert %s into %t0[%c2, %c4] : {X}",
               inserted, [(kind, x), (kind, v)])
    sliced = x.copy()
    sliced[:, 1:7:2] = y
    arguments = [(kind, x), (kind, y)]
    yield move("insert_slice", f"%r0 = tensor.insert_slice %t1 into %t0[0, 1] [5, 3] [1, 2] : {Y} "
                               f"into {X}", sliced, arguments)
    yield move("parallel_insert_slice",
               f"%r0 = scf.forall (%i) in (5) shared_outs(%o = %t0) -> ({X}) {{\n"
               f"  %p = tensor.extract_slice %t1[%i, 0] [1, 3] [1, 1] : {Y} to tensor<1x3x{t}>\n  "
               f"scf.forall.in_parallel {{\n"
               f"    tensor.parallel_insert_slice %p into %o[%i, 1] [1, 3] [1, 2] : "
               f"tensor<1x3x{t}> into {X}\n  }}\n}}", sliced, arguments)
    rows, places = np.array([[4], [0], [4]]), np.array([[3], [1]])
    yield move("gather", f"%r0 = tensor.gather %t0[%t1] gather_dims([0]) : ({X}, tensor<3x1xi64>) "
                         f"-> tensor<3x1x7x{t}>", x[rows],
               [(kind, x), (I64, rows.astype(np.uint64))])
    scattered, updates = x.copy(), values_of(kind, (2, 1, 7), 5)
    scattered[[3, 1]] = updates[:, 0]
    yield move("scatter", f"%r0 = tensor.scatter %t1 into %t0[%t2] scatter_dims([0]) unique : "
                          f"(tensor<2x1x7x{t}>, {X}, tensor<2x1xi64>) -> {X}",
               scattered, [(kind, x), (kind, updates), (I64, places.astype(np.uint64))])
    yield move("generate", f"%r0 = tensor.generate {{\n^bb0(%i: index, %j: index):\n  %v = "
                           f"tensor.extract %t0[%j, %i] : {X}\n  tensor.yield %v : {t}\n}} : "
                           f"tensor<7x5x{t}>", x.T)
    yield move("yield", f"%c0 = arith.constant 0 : index\n%r0 = tensor.generate {{\n^bb0(%i: "
                        f"index):\n  %v = tensor.extract %t0[%i, %c0] : {X}\n  tensor.yield %v : "
                        f"{t}\n}} : tensor<5x{t}>", x[:, 0])
    shape = np.array([7, 5], np.uint64)
    yield move("reshape",
               f"%r0 = tensor.reshape %t0(%t1) : ({X}, tensor<2xi64>) -> tensor<7x5x{t}>",
               x.reshape(7, 5), [(kind, x), (I64, shape)])
    for name, text, number in (("dim", f"%c1 = arith.constant 1 : index\n%n = tensor.dim %t0, %c1 "
                                       f": {X}", 7), ("rank", f"%n = tensor.rank %t0 : {X}", 2)):
        body = (f"{text}\n%i = arith.index_cast %n : index to i64\n%r0 = tensor.from_elements %i : "
                f"tensor<1xi64>")
        yield Whole(f"tensor.{name}", t, body, [(kind, x)],
                    [moved(I64, np.array([number], np.uint64))], [(1,)])
