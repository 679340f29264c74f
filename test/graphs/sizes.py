#===- sizes.py - a graph once more, with other sizes --------------------===#
# One module serves all sizes of the dimensions that are not known. Whatever ONNX Runtime takes, too,
# is a second run of it; elements are those of the first, repeated.
#===----------------------------------------------------------------------===#
import copy

import numpy as np
from graph import Refused, Value
from smaller import evaluated, with_

SIZES = [0, 1, 1, 2, 3, 4, 5, 7, 8, 16, 33, 65]
LARGEST_VALUE = 60_000  # elements
LESS_EXACT = 4  # Sums may have more terms, which `error` knows nothing of.


def largest(array):
    return np.abs(array.astype(np.float64)).max(initial=1e-3)


def with_sizes(graph, values, sizes):
    """`graph` and its values where dimensions have these sizes, by their names."""
    changed = with_(graph)
    for name, leaf in graph.leaves.items():
        shape = [sizes.get(s, n) for s, n in zip(leaf.symbols or leaf.shape, leaf.shape)]
        if shape != list(leaf.shape):
            if not leaf.array.size or np.prod(shape) > LARGEST_VALUE:
                raise Refused("no elements to repeat, or too many")
            changed.leaves[name] = copy.copy(leaf)
            changed.leaves[name].array = np.resize(leaf.array, shape)
    rough = {
        name: Value(name, value.array, LESS_EXACT * value.error) for name, value in values.items()
    }
    found = evaluated(changed, rough)
    for name, value in found.items():
        if value.array.size > LARGEST_VALUE:
            raise Refused("too many elements")
        if value.error:
            value.error *= max(1, largest(value.array) / largest(values[name].array))
    return changed, found


def resized(graph, values, pick):
    """`graph` and its values with other sizes, None where none were found."""
    names = sorted({name for leaf in graph.leaves.values() for name in leaf.symbols or () if name})
    for _ in range(6 if names else 0):
        chosen = pick.sample(names, pick.randint(1, len(names)))
        try:
            return with_sizes(graph, values, {name: pick.choice(SIZES) for name in chosen})
        except Refused:
            continue
    return None
