#===- smaller.py - a smaller graph that fails in the same way ----------===#
# Tries, until nothing helps: fewer results, a node's results as inputs, constants as inputs, known
# sizes, fewer attributes, smaller sizes.
#===----------------------------------------------------------------------===#
import copy
import time

import numpy as np
from graph import Leaf, Refused, Runner, Value, near_tie


def needed(graph):
    """Drops nodes and leaves that no output needs."""
    wanted, nodes = set(graph.outputs), []
    for node in reversed(graph.nodes):
        if wanted & set(node.outputs):
            nodes.insert(0, node)
            wanted |= set(node.inputs)
    graph.nodes = nodes
    graph.leaves = {name: leaf for name, leaf in graph.leaves.items() if name in wanted}
    return graph


def evaluated(graph, values):
    """The values of a changed graph; errors stay what they were."""
    found = dict(graph.leaves)
    for node in graph.nodes:
        results = Runner(
            node, [found[name].array if name else None for name in node.inputs], graph.opset
        ).results
        if any(array.dtype.kind == "f" and not np.isfinite(array).all() for array in results):
            raise Refused("not finite")
        if node.op == "QuantizeLinear" and near_tie(
            found[node.inputs[0]], found[node.inputs[1]].array.min()
        ):
            raise Refused("close to a tie")
        for name, array in zip([name for name in node.outputs if name], results):
            found[name] = Value(name, array, values[name].error)
    return found


def changes(graph, values):
    """(changed graph, whether its values must be computed anew)"""
    for name in graph.outputs:
        if len(graph.outputs) > 1:
            yield with_(graph, outputs=[name]), False
    for name in graph.outputs:
        if len(graph.outputs) > 1:
            yield with_(graph, outputs=[other for other in graph.outputs if other != name]), False
    for node in graph.nodes:
        if not set(node.outputs) & set(graph.outputs):
            for storage in ("input", "initializer"):
                changed = with_(graph, nodes=[other for other in graph.nodes if other is not node])
                for name in filter(None, node.outputs):
                    changed.leaves[name] = Leaf(
                        name, values[name].array, values[name].error, storage
                    )
                yield changed, False
        else:  # What goes in instead of what comes out.
            made = [
                name for name in node.inputs if any(name in other.outputs for other in graph.nodes)
            ]
            if made:
                rest = [name for name in graph.outputs if name not in node.outputs]
                yield with_(graph, outputs=rest + made[:1]), False
    for name, leaf in graph.leaves.items():
        if any(leaf.symbols or ()):
            yield with_leaf(graph, name, symbols=()), False
        for plainer in {
            "input": [],
            "initializer": ["input"],
            "constant": ["input", "initializer"],
            "default": ["input", "initializer"],
        }[leaf.storage]:
            yield with_leaf(graph, name, storage=plainer, symbols=()), False
    for node in graph.nodes:
        for name in node.attributes:
            changed = with_(graph)
            changed.nodes = [copy.copy(other) for other in graph.nodes]
            at = graph.nodes.index(node)
            changed.nodes[at].attributes = {
                key: value for key, value in node.attributes.items() if key != name
            }
            yield changed, True
    for size in sorted(
        {size for leaf in graph.leaves.values() for size in leaf.shape if size > 1}, reverse=True
    ):
        for smaller in sorted({1, 2, size // 2, size - 1}):
            if 0 < smaller < size:
                changed = with_(graph)
                for name, leaf in graph.leaves.items():
                    changed.leaves[name] = Leaf(
                        name,
                        leaf.array[
                            tuple(slice(smaller) if n == size else slice(None) for n in leaf.shape)
                        ],
                        leaf.error,
                        leaf.storage,
                    )
                yield changed, True
    for name, leaf in graph.leaves.items():
        if (
            leaf.array.dtype.kind == "f"
            and leaf.array.size
            and (leaf.array != np.round(leaf.array)).any()
        ):
            yield with_leaf(graph, name, array=np.round(leaf.array)), True


def with_(graph, **changed):
    new = copy.copy(graph)
    new.leaves = dict(graph.leaves)
    for name, value in changed.items():
        setattr(new, name, value)
    return new


def with_leaf(graph, name, **changed):
    new = with_(graph)
    new.leaves[name] = copy.copy(new.leaves[name])
    for field, value in changed.items():
        setattr(new.leaves[name], field, value)
    return new


def shrink(graph, values, fails, seconds):
    """The smallest (graph, values) found within `seconds` for which `fails` holds, as it does for
    these."""
    end, progress = time.time() + seconds, True
    while progress and time.time() < end:
        progress = False
        for changed, anew in changes(graph, values):
            if time.time() > end:
                break
            changed = needed(changed)
            try:
                now = evaluated(changed, values) if anew else {**values, **changed.leaves}
                if fails(changed, now):
                    graph, values, progress = changed, now, True
                    break
            except Exception:  # Refused, or no graph any more.
                continue
    return graph, values
