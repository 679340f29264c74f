#===- control.py - steps inside branches and loops ---------------------===#
import scalars
from program import Value, is_float, require


def arithmetic(b, value, body):
    """A linalg.generic with the steps of `body`; the lines, the name of its result, and the result
    as a scalar."""
    before, b.lines = b.lines, []
    outcome = []

    def region(names):
        lines = scalars.Body()
        x = scalars.Scalar(names[0], value.type, value.low, value.high, value.error, value.special)
        outcome.append(scalars.run(lines, [x], body)[-1])
        return lines.lines, [outcome[0].name]

    loops = [f"d{i}" for i in range(value.rank)]
    (name,) = b.generic(
        ["parallel"] * value.rank,
        [(value.name, value.text, loops)],
        [(b.empty(value.type, value.dims), value.type, value.dims, loops)],
        region,
    )
    require(outcome[0].type == value.type)
    lines, b.lines = b.lines, before
    return lines, name, outcome[0]


def propose_body(g, value):
    x = scalars.Scalar("%a0", value.type, value.low, value.high, value.error, value.special)
    steps, values = scalars.propose(g.pick, [x], [value.type], g.pick.randint(1, 3))
    return steps if steps and values[-1].type == value.type else None


class Branch:
    """scf.if that depends on a size or on an element of a tensor; each branch computes with the
    same value."""

    weight = 1

    def propose(self, g):
        value = g.value(lambda v: v.type != "i1")
        bodies = [propose_body(g, value), propose_body(g, value)]
        if None in bodies:
            return None
        operands = [value]
        if g.pick.random() < 0.6:
            operands.append(
                g.value(
                    lambda v: (
                        v.exact
                        and not v.special
                        and v.type in ("i1", "i32", "i64", "f32")
                        and all(d.size and not d.dynamic for d in v.dims)
                    )
                )
            )
        return operands, {
            "bodies": bodies,
            "at": g.pick.randrange(max(value.rank, 1)),
            "limit": g.pick.choice([0, 1, 8, 100]),
        }

    def build(self, b, operands, params):
        value, *deciding = operands
        if deciding:
            (by,) = deciding
            require(
                by.exact
                and not by.special
                and by.type in ("i1", "i32", "i64", "f32")
                and all(d.size and not d.dynamic for d in by.dims)
            )
            zero = b.constant(0, "index")
            condition = b.emit(
                f"tensor.extract {by.name}[{', '.join([zero] * by.rank)}] : {by.text}"
            )
            if by.type != "i1":
                word = "cmpf ogt" if is_float(by.type) else "cmpi sgt"
                condition = b.emit(
                    f"arith.{word}, {condition}, {b.constant(0, by.type)} : {by.type}"
                )
        else:
            require(params["at"] < value.rank)
            condition = b.emit(
                f"arith.cmpi sgt, {b.size(value.dims[params['at']])}, "
                f"{b.constant(params['limit'], 'index')} : index"
            )
        sides = [arithmetic(b, value, body) for body in params["bodies"]]
        result = b.name()
        for head, (lines, name, _) in zip(
            [f"{result} = scf.if {condition} -> ({value.text}) {{", "} else {"], sides
        ):
            b.lines += [
                head,
                *(f"  {line}" for line in lines),
                f"  scf.yield {name} : {value.text}",
            ]
        b.lines.append("}")
        x, y = sides[0][2], sides[1][2]
        return [
            Value(
                result,
                value.type,
                value.dims,
                min(x.low, y.low),
                max(x.high, y.high),
                max(x.error, y.error),
                x.special or y.special,
            )
        ]


class Loop:
    """scf.for that carries a value through the same steps some times: a number that is known, or a
    size."""

    weight = 1

    def propose(self, g):
        value = g.value(lambda v: v.type != "i1")
        body = propose_body(g, value)
        return ([value], {"body": body, "times": g.pick.choice([0, 1, 2, 3])}) if body else None

    def build(self, b, operands, params):
        (value,) = operands
        times = params["times"]
        # What holds for the widest range that is reached holds for every turn.
        current, ranges = value, [value]
        for _ in range(times):
            _, _, x = arithmetic(b, current, params["body"])
            current = Value(value.name, value.type, value.dims, x.low, x.high, x.error, x.special)
            ranges.append(current)
        every = Value(
            "%carried",
            value.type,
            value.dims,
            min(r.low for r in ranges),
            max(r.high for r in ranges),
            max(r.error for r in ranges),
            any(r.special for r in ranges),
        )
        lines, name, _ = arithmetic(b, every, params["body"])
        start, end, step = (b.constant(n, "index") for n in (0, times, 1))
        carried = f"%c{b.step}"
        result = b.emit(
            f"scf.for %i{b.step} = {start} to {end} step {step} iter_args({carried} = "
            f"{value.name}) -> ({value.text}) {{"
        )
        b.lines += [f"  {line.replace('%carried', carried)}" for line in lines] + [
            f"  scf.yield {name} : {value.text}",
            "}",
        ]
        return [
            Value(
                result,
                value.type,
                value.dims,
                current.low,
                current.high,
                current.error,
                current.special,
            )
        ]
