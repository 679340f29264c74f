#===- shrink.py - a smaller program that fails in the same way -----------===#
# Tries, until nothing helps: fewer results, an operation's results as inputs, plain inputs, smaller
# and known sizes.
#===----------------------------------------------------------------------===#
import dataclasses
import time

from program import Dim, Input, Invalid, Op, Recipe, is_float
from scalars import limits


def needed(recipe):
    """The recipe without steps that no result needs."""
    wanted, steps = {step for step, _ in recipe.results}, {}
    for step, item in reversed(recipe.steps.items()):
        if step in wanted:
            steps[step] = item
            if isinstance(item, Op):
                wanted |= {operand for operand, _ in item.operands}
    return Recipe(dict(reversed(steps.items())), recipe.results)


def smaller_results(recipe, builder):
    for result in recipe.results:
        if len(recipe.results) > 1:
            yield Recipe(recipe.steps, [result])
    for result in recipe.results:
        if len(recipe.results) > 1:
            yield Recipe(recipe.steps, [r for r in recipe.results if r != result])
    # The operands of what is returned instead of it.
    for result in recipe.results:
        item = recipe.steps[result[0]]
        if isinstance(item, Op):
            for operand in item.operands:
                if isinstance(recipe.steps[operand[0]], Op):
                    yield Recipe(recipe.steps, [operand])


def cut(recipe, builder, constant=""):
    """An operation's result becomes an input with elements of the same range."""
    fresh = max(recipe.steps) + 1
    for step, item in recipe.steps.items():
        if not isinstance(item, Op):
            continue
        steps, moved = {}, {}
        for (owner, number), value in builder.values.items():
            if owner == step:
                kind = "uniform" if is_float(value.type) and value.error else "integers"
                least, most = (-1e6, 1e6) if is_float(value.type) else limits(value.type)
                low, high = max(value.low, least, -1e6), min(value.high, most, 1e6)
                steps[fresh + number] = Input(value.type, list(value.dims), (kind, low, high),
                                              constant)
                moved[owner, number] = (fresh + number, 0)
        for other, kept in recipe.steps.items():
            if isinstance(kept, Op):
                kept = dataclasses.replace(kept,
                                           operands=[moved.get(ref, ref) for ref in kept.operands])
            if other != step:
                steps[other] = kept
        if not any(ref[0] == step for ref in recipe.results):
            yield Recipe(steps, recipe.results)


def cut_to_constants(recipe, builder):
    """The same with a constant, where compilers evaluate what follows."""
    if any(isinstance(item, Input) and item.constant for item in recipe.steps.values()):
        yield from cut(recipe, builder, "dense")


def resized(recipe, builder):
    """One size after the other smaller, or known when the program is compiled."""
    dims = {dim.key: dim for item in recipe.steps.values() if isinstance(item, Input)
            for dim in item.dims}
    for key, dim in dims.items():
        changes = [Dim(key, size, dim.dynamic) for size in (1, 2, 3, dim.size // 2, dim.size - 1)
                   if 0 < size < dim.size]
        changes += [Dim(key, dim.size, False)] if dim.dynamic else []
        for change in changes:
            yield Recipe({step: dataclasses.replace(item,
                                                    dims=[change if d.key == key else d
                                                            for d in item.dims])
                          if isinstance(item, Input) else item
                          for step, item in recipe.steps.items()}, recipe.results)


def simpler_bodies(recipe, builder):
    for step, item in recipe.steps.items():
        if isinstance(item, Op) and item.kind == "elementwise":
            body, count = item.params["body"], len(item.operands)
            for length in range(1, len(body)):
                params = {**item.params, "body": body[:length], "yields": [count + length - 1]}
                yield Recipe({**recipe.steps, step: dataclasses.replace(item, params=params)},
                             recipe.results)
            if len(item.params["yields"]) > 1:
                for kept in item.params["yields"]:
                    yield Recipe({**recipe.steps,
                                  step: dataclasses.replace(item,
                                          params={**item.params, "yields": [kept]})},
                                 recipe.results)


def plain_inputs(recipe, builder):
    for step, item in recipe.steps.items():
        if not isinstance(item, Input):
            continue
        if item.content[0] == "special":
            yield Recipe({**recipe.steps,
                          step: dataclasses.replace(item, content=("integers", *item.content[1:]))},
                         recipe.results)
        for plainer in {"": [], "dense": [""], "resource": ["", "dense"]}[item.constant]:
            yield Recipe({**recipe.steps, step: dataclasses.replace(item, constant=plainer)},
                         recipe.results)
        if item.constant and item.content[1] != item.content[2]:
            edge = int(item.content[2])
            yield Recipe({**recipe.steps,
                          step: dataclasses.replace(item, content=("integers", edge, edge))},
                         recipe.results)


def shrink(recipe, build, fails, seconds):
    """The smallest recipe found within `seconds` for which fails(builder, recipe) holds, as it does
    for `recipe`."""
    end, recipe, progress = time.time() + seconds, needed(recipe), True
    while progress and time.time() < end:
        progress = False
        for changes in (smaller_results, cut, cut_to_constants, plain_inputs, simpler_bodies,
                        resized):
            again = True
            while again and time.time() < end:
                again = False
                for candidate in changes(recipe, build(recipe)):
                    if time.time() > end:
                        break
                    candidate = needed(candidate)
                    try:
                        if fails(build(candidate), candidate):
                            recipe, progress, again = candidate, True, True
                            break
                    except (Invalid, KeyError, OverflowError):
                        continue
    return recipe
