#===- trial.py - a graph with inputs and results, and how Sluice does ---===#
# The oracle (compiler/Oracle), which computes small graphs without compiling, is one of the
# targets. A case is a model file and, beside it, FILE.npz with the inputs, the results and how
# exact these must be.
#===----------------------------------------------------------------------===#
import dataclasses
import os
import tempfile
import traceback

import numpy as np
from case import ORACLE, ask_oracle, difference, isolated, limit_time


@dataclasses.dataclass
class Case:
    model: bytes
    feeds: dict
    results: list
    bounds: list
    other: "Case" = None  # the same model with other sizes

    def write(self, path):
        with open(path, "wb") as file:
            file.write(self.model)
        arrays = {f"input:{name}": array for name, array in self.feeds.items()}
        for number, (result, bound) in enumerate(zip(self.results, self.bounds)):
            arrays |= {f"result:{number}": result, f"bound:{number}": np.array(bound)}
        np.savez(path + ".npz", **arrays)

    @staticmethod
    def read(path):
        arrays = np.load(path + ".npz")
        with open(path, "rb") as file:
            model = file.read()
        count = sum(name.startswith("result:") for name in arrays)
        return Case(
            model,
            {name[6:]: arrays[name] for name in arrays if name.startswith("input:")},
            [arrays[f"result:{i}"] for i in range(count)],
            [float(arrays[f"bound:{i}"]) for i in range(count)],
        )


OTHER = "with other sizes: "


def case_of(graph, values, other=None):
    """The case of a graph whose values are known; `other`: the same graph with other sizes."""
    model = graph.model({name: value.array for name, value in values.items()})
    outputs = [values[name] for name in graph.outputs]
    return Case(
        model.SerializeToString(),
        graph.feeds(),
        [v.array for v in outputs],
        [8 * v.error if v.array.dtype.kind == "f" else 0.0 for v in outputs],
        other and case_of(*other),
    )


def wrong(module, case):
    """What `module` computes otherwise than this case wants."""
    results = module(**case.feeds)
    return compared(results if isinstance(results, tuple) else (results,), case)


def compared(results, case):
    return [
        f"result {i} {text}"
        for i, (a, b, bound) in enumerate(zip(results, case.results, case.bounds))
        if (text := difference(a, b, bound))
    ]


def attempt(case, targets, report):
    import sluice
    from sluice import _compiler

    with tempfile.TemporaryDirectory(prefix="sluice-graphs-") as folder:
        source, module = os.path.join(folder, "model.onnx"), os.path.join(folder, "model.slm")
        with open(source, "wb") as file:
            file.write(case.model)
        for target, level, device in targets:
            name = target if target == ORACLE else f"{target}/O{level}"
            report(f"{name} begins")
            limit_time()
            begin = ""
            try:
                found = []
                if target == ORACLE:
                    found = compared(ask_oracle(source, case.feeds.values(), case.results), case)
                else:
                    messages = _compiler.compile_file(source, module, [target], level, [])
                    if messages:
                        raise sluice.Error("; ".join(messages).replace(folder + "/", ""))
                    if device:
                        loaded = sluice.load(module, device)
                        found = wrong(loaded, case)
                        if case.other and not found:
                            begin = OTHER
                            report(f"{name} {begin}begins")
                            found = wrong(loaded, case.other)
                report(f"{name} {begin * bool(found)}{'; '.join(found) or 'ok'}")
            except sluice.Error as error:
                report(f"{name} {begin}{str(error).strip() or 'an error without a message'}")
            except Exception:
                report(f"{name} {begin}{traceback.format_exc(limit=-3)}")


def trial(case, targets):
    """What is wrong with a graph, as `isolated` says it."""
    return isolated(lambda report: attempt(case, targets, report))
