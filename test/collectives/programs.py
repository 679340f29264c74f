#===- programs.py - collectives of the shard dialect, and what numpy makes of them ===#
# A case is a function of one program, and a function of numpy from the arguments of all processes
# to their results. Values are small integers, which every type holds exactly, so results are
# compared for equality.
#===----------------------------------------------------------------------===#
import dataclasses
import itertools
import math
import re
import zlib

import numpy as np

# Types of the program; bf16 and the like come and go as a type that numpy has.
CARRIERS = {"f16": "f16", "bf16": "f32", "f32": "f32", "f64": "f64", "i8": "i8", "i16": "i16",
            "i32": "i32", "i64": "i64"}
NUMPY = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i8": np.int8, "i16": np.int16,
         "i32": np.int32, "i64": np.int64}
REDUCTIONS = {"sum": np.add, "product": np.multiply, "max": np.maximum, "min": np.minimum}
GRIDS = {1: [(1,)], 2: [(2,)], 4: [(4,), (2, 2)]}


@dataclasses.dataclass
class Case:
    name: str
    grid: tuple
    axes: tuple
    type: str
    source: tuple  # shape
    target: tuple
    operation: str  # text with %x, TYPES, GRID
    # [arguments of the group's members] -> [their results]; None where the program leaves it open
    expected: callable
    dynamic: bool = False

    def argument(self, rank):
        """What process `rank` gives."""
        values = np.random.default_rng(zlib.crc32(f"{self.name} {rank}".encode())).integers(-3, 4,
                self.source)
        return values.astype(NUMPY[CARRIERS[self.type]])

    def groups(self):
        """Lists of ranks, in the order of the group's axes."""
        others = [a for a in range(len(self.grid)) if a not in self.axes]
        for fixed in itertools.product(*(range(self.grid[a]) for a in others)):
            group = []
            for moving in itertools.product(*(range(self.grid[a]) for a in self.axes)):
                at = dict(zip(others, fixed)) | dict(zip(self.axes, moving))
                group.append(int(np.ravel_multi_index([at[a] for a in range(len(self.grid))],
                                                      self.grid)))
            yield group

    def result(self, rank):
        group = next(group for group in self.groups() if rank in group)
        return self.expected([self.argument(member) for member in group])[group.index(rank)]

    def text(self):
        shape = lambda dims, element: "tensor<" + "".join(f"{'?' if self.dynamic else d}x"
                                                          for d in dims) + element + ">"
        carrier = CARRIERS[self.type]
        x, y = shape(self.source, self.type), shape(self.target, self.type)
        outer_x, outer_y = shape(self.source, carrier), shape(self.target, carrier)
        narrow, widen = "", "  return %y : " + y
        if carrier != self.type:
            narrow, widen = (f"  %x = arith.truncf %x0 : {outer_x} to {x}\n",
                             f"  %y0 = arith.extf %y : {y} to {outer_y}\n  return %y0 : {outer_y}")
        operation = self.operation.replace("GRID",
                                           f"@{grid_name(self.grid)} grid_axes = {list(self.axes)}").replace("XTYPE", x).replace("YTYPE", y)
        return (f"func.func @{self.name}({'%x0' if narrow else '%x'}: {outer_x}) -> {outer_y} "
                f"{{\n{narrow}  {operation}\n{widen}\n}}\n")


def grid_name(grid):
    return "grid" + "x".join(map(str, grid))


def split(array, n, axis):
    return np.split(array, n, axis)


# Which only move and reduce what lies together, in types that NCCL has.
WITHOUT_KERNELS = re.compile(r"(all_reduce_|reduce_|reduce_scatter_|all_gather_|all_to_all_|broadcast_|"
                             r"shift_)(sum_|product_|max_|min_|rotate_)?(f16|f32|f64|i8|i32|i64)_"
                             r"(?!.*dynamic)")


def cases(processes, with_kernels=True):
    """All cases for so many processes."""
    return (case for case in all_cases(processes)
            if with_kernels or WITHOUT_KERNELS.match(case.name))


def all_cases(processes):
    for grid in GRIDS[processes]:
        for axes in [(0,)] if len(grid) == 1 else [(0,), (1,), (1, 0)]:
            yield from of_group(grid, axes)


def of_group(grid, axes):
    n = math.prod(grid[a] for a in axes)
    where = f"{grid_name(grid)}_{''.join(map(str, axes))}"
    plain = len(grid) == 1  # the full set of types there, one type elsewhere

    def case(name, source, target, operation, expected, type="f32", dynamic=False):
        return Case(f"{name}_{type}_{where}{'_dynamic' if dynamic else ''}", grid, axes, type,
                    source, target, operation, expected, dynamic)

    root = [grid[a] - 1 for a in axes]
    at = n - 1  # its number in the group

    for type, (reduction, ufunc) in itertools.product(CARRIERS if plain else ["f32"],
                                                      REDUCTIONS.items()):
        reduce = lambda xs, ufunc=ufunc: ufunc.reduce(xs).astype(xs[0].dtype)
        yield case(f"all_reduce_{reduction}", (7, 5), (7, 5),
                   f"%y = shard.all_reduce %x on GRID reduction = {reduction} : XTYPE -> YTYPE",
                   lambda xs, r=reduce: [r(xs)] * n, type)
        yield case(f"reduce_scatter_{reduction}", (2 * n, 3), (2, 3),
                   f"%y = shard.reduce_scatter %x on GRID reduction = {reduction} scatter_axis = 0 "
                   f": XTYPE -> YTYPE",
                   lambda xs, r=reduce: split(r(xs), n, 0), type)
        yield case(f"reduce_{reduction}", (3, 5), (3, 5),
                   f"%y = shard.reduce %x on GRID reduction = {reduction} root = {root} : (XTYPE) "
                   f"-> YTYPE",
                   lambda xs, r=reduce: [r(xs) if i == at else None for i in range(n)], type)
    for type in CARRIERS if plain else ["f32"]:
        yield case("all_gather", (3, 4), (3 * n, 4),
                   "%y = shard.all_gather %x on GRID gather_axis = 0 : XTYPE -> YTYPE", lambda xs: [
                       np.concatenate(xs)] * n, type)
        yield case("all_to_all", (2 * n, 3), (2 * n, 3),
                   "%y = shard.all_to_all %x on GRID split_axis = 0 concat_axis = 0 : XTYPE -> "
                   "YTYPE",
                   lambda xs: [np.concatenate([split(x, n, 0)[i] for x in xs]) for i in range(n)],
                   type)
        yield case("broadcast", (3, 5), (3, 5),
                   f"%y = shard.broadcast %x on GRID root = {root} : (XTYPE) -> YTYPE", lambda xs: [
                       xs[at]] * n, type)
        if len(axes) == 1:
            yield case("shift_rotate", (3, 5), (3, 5),
                       f"%y = shard.shift %x on GRID shift_axis = {axes[0]} offset = 1 rotate : "
                       f"XTYPE -> YTYPE",
                       lambda xs: [xs[i - 1] for i in range(n)], type)
    for dynamic in (False, True):
        yield case("all_gather_1", (3, 2, 4), (3, 2 * n, 4),
                   "%y = shard.all_gather %x on GRID gather_axis = 1 : XTYPE -> YTYPE",
                   lambda xs: [np.concatenate(xs, 1)] * n, dynamic=dynamic)
        yield case("reduce_scatter_1", (3, 2 * n), (3, 2),
                   "%y = shard.reduce_scatter %x on GRID scatter_axis = 1 : XTYPE -> YTYPE",
                   lambda xs: split(np.add.reduce(xs), n, 1), dynamic=dynamic)
        yield case("all_to_all_2_0", (3, 2, 5 * n), (3 * n, 2, 5),
                   "%y = shard.all_to_all %x on GRID split_axis = 2 concat_axis = 0 : XTYPE -> "
                   "YTYPE",
                   lambda xs: [np.concatenate([split(x, n, 2)[i] for x in xs]) for i in range(n)],
                   dynamic=dynamic)
        yield case("gather", (2, 3), (2, 3 * n),
                   f"%y = shard.gather %x on GRID gather_axis = 1 root = {root} : (XTYPE) -> YTYPE",
                   lambda xs: [np.concatenate(xs, 1) if i == at else None for i in range(n)],
                   dynamic=dynamic)
        yield case("scatter", (2, 3 * n), (2, 3),
                   f"%y = shard.scatter %x on GRID scatter_axis = 1 root = {root} : (XTYPE) -> "
                   f"YTYPE",
                   lambda xs: split(xs[at], n, 1), dynamic=dynamic)
        yield case("all_slice", (2, 3 * n), (2, 3),
                   "%y = shard.all_slice %x on GRID slice_axis = 1 : XTYPE -> YTYPE",
                   lambda xs: [split(x, n, 1)[i] for i, x in enumerate(xs)], dynamic=dynamic)
    yield case("all_reduce", (0, 3), (0, 3),
               "%y = shard.all_reduce %x on GRID : XTYPE -> YTYPE", lambda xs: [np.add.reduce(xs)]
               * n, dynamic=True)
    yield case("all_reduce_large", (1031, 257), (1031, 257),
               "%y = shard.all_reduce %x on GRID : XTYPE -> YTYPE", lambda xs: [np.add.reduce(xs)]
               * n)
    if len(axes) == 1:
        yield case("shift", (3, 5), (3, 5), f"%y = shard.shift %x on GRID shift_axis = {axes[0]} "
                                            f"offset = -1 : XTYPE -> YTYPE",
                   lambda xs: [xs[i + 1] if i + 1 < n else None for i in range(n)])
    if plain and n > 1:
        # From the first to the last, chosen when it runs.
        yield case("send_recv", (3, 5), (3, 5), f"""%c0 = arith.constant 0 : index
  %last = arith.constant {n - 1} : index
  %me = shard.process_linear_index on @{grid_name(grid)} : index
  %first = arith.cmpi eq, %me, %c0 : index
  %sent = scf.if %first -> (XTYPE) {{
    %s = shard.send %x on GRID destination = [%last] : (XTYPE, index) -> XTYPE
    scf.yield %s : XTYPE
  }} else {{
    scf.yield %x : XTYPE
  }}
  %end = arith.cmpi eq, %me, %last : index
  %y = scf.if %end -> (YTYPE) {{
    %r = shard.recv %x on GRID source = [0] : (XTYPE) -> YTYPE
    scf.yield %r : YTYPE
  }} else {{
    scf.yield %sent : YTYPE
  }}""", lambda xs: [xs[0] if i == n - 1 else x for i, x in enumerate(xs)])


def program(processes, with_kernels=True):
    grids = "".join(f"shard.grid @{grid_name(grid)}(shape = {'x'.join(map(str, grid))})\n"
                    for grid in GRIDS[processes])
    return grids + "".join(case.text() for case in cases(processes, with_kernels))
