#===- indexing.py - gather, scatter and look-ups -------------------------===#
import scalars
from program import Value, is_float, require, same, tensor_type
from rows import COMBINERS, combined


class Gather:
    """Slices from positions; a position outside is clamped."""

    weight = 3

    def propose(self, g):
        source = g.value(lambda v: v.rank >= 1 and all(d.size for d in v.dims))
        depth = g.pick.choice([1, 1, min(2, source.rank)])
        mapped = g.pick.sample(range(source.rank), depth)
        batch = [g.dim(limit=40) for _ in range(g.pick.choice([1, 1, 2]))]
        last = [] if depth == 1 and g.pick.random() < 0.4 else [g.dim(size=depth, dynamic=False)]
        largest = max(source.dims[i].size for i in mapped)
        outside = g.pick.random() < 0.2
        indices = g.input(g.pick.choice(["i32", "i64"]), batch + last,
                          ("integers", -2 if outside else 0, largest + 1 if outside
                           else max(largest - 1, 0)))
        return [source, indices], {"map": mapped, "batch": len(batch)}

    def build(self, b, operands, params):
        source, indices = operands
        mapped, batch = params["map"], params["batch"]
        require(all(i < source.rank and source.dims[i].size for i in mapped)
                and indices.type in ("i32", "i64"))
        require(indices.rank in (batch, batch + 1) and (indices.rank > batch or len(mapped) == 1))
        require(indices.rank == batch
                or (indices.dims[-1].size == len(mapped) and not indices.dims[-1].dynamic))
        dims = indices.dims[:batch] + [d for i, d in enumerate(source.dims) if i not in mapped]
        out, text = b.empty(source.type, dims), tensor_type(source.type, dims)
        (name,) = b.region(f"linalg_ext.gather dimension_map = {mapped} ins({source.name}, "
                           f"{indices.name} : {source.text}, {indices.text}) outs({out} : {text}) "
                           f"{{",
                           f"%a: {source.type}, %b: {source.type}",
                           [f"linalg_ext.yield %a : {source.type}"], f"-> {text}", 1)
        return [Value(name, source.type, dims, source.low, source.high, source.error,
                      source.special)]


class Scatter:
    """Slices combined into a tensor at positions that may repeat; those outside are skipped."""

    weight = 2

    def propose(self, g):
        target = g.value(lambda v: v.rank >= 1 and v.type != "i1")
        mapped = g.pick.sample(range(target.rank), g.pick.choice([1, 1, min(2, target.rank)]))
        batch = [g.dim(limit=40)]
        updates = g.input(target.type,
                          batch + [d for i, d in enumerate(target.dims) if i not in mapped])
        largest = max(target.dims[i].size for i in mapped)
        outside = g.pick.random() < 0.2
        low, high = (-2, largest + 1) if outside else (0, max(largest - 1, 0))
        indices = g.input(g.pick.choice(["i32", "i64"]),
                          batch + [g.dim(size=len(mapped), dynamic=False)], ("integers", low, high))
        return [target, updates, indices], {"map": mapped,
                                            "kind": g.pick.choice(["sum", "sum", "max", "last"])}

    def build(self, b, operands, params):
        target, updates, indices = operands
        mapped, kind, type = params["map"], params["kind"], target.type
        require(updates.type == type and indices.type in ("i32", "i64") and indices.rank == 2)
        require(indices.dims[1].size == len(mapped) and not indices.dims[1].dynamic
                and same(indices.dims[0], updates.dims[0]))
        slices = [d for i, d in enumerate(target.dims) if i not in mapped]
        require(updates.rank == 1 + len(slices)
                and all(same(a, c) for a, c in zip(updates.dims[1:], slices)))
        union = Value("", type, [], min(target.low, updates.low), max(target.high, updates.high),
                      max(target.error, updates.error))
        low, high, error = union.low, union.high, union.error
        body = ["linalg_ext.yield %a : " + type]
        if kind != "last":
            if kind == "sum" or not is_float(type):
                low, high, error = combined(kind, union, updates.dims[0].size + 1)
            body = [f"%r = {COMBINERS[kind][1 if is_float(type) else 2]} %b, %a : {type}",
                    f"linalg_ext.yield %r : {type}"]
        (name,) = b.region(f"linalg_ext.scatter dimension_map = {mapped} unique_indices(false) "
                           f"ins({updates.name}, {indices.name} : {updates.text}, {indices.text}) "
                           f"outs({target.name} : {target.text}) {{", f"%a: {type}, %b: {type}",
                           body, f"-> {target.text}", 1)
        return [Value(name, type, target.dims, low, high, error, target.special or updates.special)]


class LookUp:
    """Rows of a table by tensor.extract, as frontends write embeddings."""

    weight = 1

    def propose(self, g):
        table = g.value(lambda v: v.rank == 2 and v.dims[0].size > 0)
        tokens = g.input(g.pick.choice(["i32", "i64"]), [g.dim(limit=40)],
                         ("integers", 0, table.dims[0].size - 1))
        return [table, tokens], {}

    def build(self, b, operands, params):
        table, tokens = operands
        require(table.rank == 2 and tokens.rank == 1 and tokens.type in ("i32", "i64")
                and 0 <= tokens.low and tokens.high < table.dims[0].size)
        dims = [tokens.dims[0], table.dims[1]]

        def region(names):
            body = scalars.Body()
            row, column = body.emit(
                f"arith.index_cast {names[0]} : {tokens.type} to index"), body.emit("linalg.index "
                                                                                    "1 : index")
            element = body.emit(f"tensor.extract {table.name}[{row}, {column}] : {table.text}")
            return body.lines, [element]

        (name,) = b.generic(["parallel", "parallel"], [(tokens.name, tokens.text, ["d0"])],
                            [(b.empty(table.type, dims), table.type, dims, ["d0", "d1"])], region)
        return [Value(name, table.type, dims, table.low, table.high, table.error, table.special)]
