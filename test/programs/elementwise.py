#===- elementwise.py - fused arithmetic over permuted and broadcast operands ===#
# One linalg.generic with parallel loops. `axes` says for each operand which loop each of its
# dimensions is, or None for a dimension of size 1 that is read at 0; loops that an operand lacks
# are broadcast.
#===----------------------------------------------------------------------===#
import scalars
from program import Value, require, same


class Elementwise:
    weight = 10

    def propose(self, g):
        first = g.value()
        loops = list(first.dims)
        extra = g.pick.random() < 0.12 and len(loops) < 5
        if extra:
            loops.insert(g.pick.randint(0, len(loops)), g.dim(limit=8))
        order = list(range(len(loops)))
        if g.pick.random() < 0.25:
            g.pick.shuffle(order)
        loops = [loops[i] for i in order]
        axes = [[loops.index(dim) for dim in first.dims] if len(set(map(id, loops))) == len(loops)
                else None]
        if axes[0] is None:
            return None
        operands = [first]
        for _ in range(g.pick.choice([0, 0, 1, 1, 1, 2])):
            other, places = self.another(g, loops, needed=extra and len(operands) == 1)
            operands.append(other)
            axes.append(places)
        covered = {axis for places in axes for axis in places}
        if covered - {None} != set(range(len(loops))):
            return None
        arguments = [scalars.Scalar(f"%a{i}", v.type, v.low, v.high, v.error, v.special)
                     for i, v in enumerate(operands)]
        steps, values = scalars.propose(g.pick, arguments, g.types, g.pick.randint(1, 5))
        if not steps:
            return None
        yields = [len(values) - 1]
        if g.pick.random() < 0.15:
            yields.append(g.pick.randrange(len(values)))
        out = list(range(len(loops)))
        if g.pick.random() < 0.15:
            g.pick.shuffle(out)
        return operands, {"axes": axes, "loops": len(loops), "body": steps, "yields": yields,
                          "out": out}

    def another(self, g, loops, needed):
        """A value, or a new input, over some of the loops."""
        if not needed and g.pick.random() < 0.5:
            for value in g.pick.sample(g.values, len(g.values)):
                free, places = list(range(len(loops))), []
                for dim in value.dims:
                    match = [i for i in free if same(loops[i], dim)]
                    if not match:
                        break
                    places.append(match[-1])
                    free.remove(match[-1])
                if len(places) == value.rank:
                    return value, places
        chosen = [i for i in range(len(loops)) if needed or g.pick.random() < 0.7]
        if g.pick.random() < 0.2:
            g.pick.shuffle(chosen)
        dims = [loops[i] for i in chosen]
        if dims and not needed and g.pick.random() < 0.15:
            at = g.pick.randrange(len(dims))
            chosen[at], dims[at] = None, g.dim(size=1, dynamic=False)
        return g.input(g.pick.choice([g.values[-1].type] * 3 + g.types), dims), chosen

    def build(self, b, operands, params):
        loops = [None] * params["loops"]
        for value, places in zip(operands, params["axes"]):
            require(len(places) == value.rank)
            for dim, place in zip(value.dims, places):
                if place is None:
                    require(dim.size == 1 and not dim.dynamic)
                    continue
                require(loops[place] is None or same(loops[place], dim))
                loops[place] = loops[place] or dim
        require(None not in loops)
        results = []

        def region(names):
            body = scalars.Body()
            arguments = [scalars.Scalar(name, v.type, v.low, v.high, v.error, v.special)
                         for name, v in zip(names, operands)]
            values = scalars.run(body, arguments, params["body"])
            results.extend(values[i] for i in params["yields"])
            return body.lines, [value.name for value in results]

        region([f"%a{i}" for i in range(len(operands))])  # For the types of the results.
        types = [value.type for value in results]
        results.clear()
        order = params["out"]
        dims, map = [loops[i] for i in order], [f"d{i}" for i in order]
        ins = [(v.name, v.text, ["0" if p is None else f"d{p}" for p in places])
               for v, places in zip(operands, params["axes"])]
        outs = [(b.empty(type, dims), type, dims, map) for type in types]
        names = b.generic(["parallel"] * len(loops), ins, outs, region)
        return [Value(name, s.type, dims, s.low, s.high, s.error, s.special)
                for name, s in zip(names, results)]
