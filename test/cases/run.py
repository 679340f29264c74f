#===- run.py - programs from public reports, against numpy ---------------===#
# Each *.mlir here once broke a compiler of this kind; its header says which and how. It is compiled
# at O0 to O3 and run on the inputs that its header describes, and, where dimensions are dynamic, on
# other sizes; references.py says what must come out.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import Failure, Test, close, compiled, run

NUMPY = {"f16": "float16", "f32": "float32", "f64": "float64", "i64": "int64", "i32": "int32",
         "i8": "int8", "i1": "bool"}


def make_inputs(path, shapes=None):
    """The arguments of the program, as its `// input:` lines describe them; `shapes` replaces
    theirs."""
    import numpy as np

    random, inputs = np.random.default_rng(1), []
    for line in re.findall(r"^// input: (.*)$", open(path).read(), re.M):
        spec, *facts = line.split()
        *dims, element = spec.split("x")
        shape = tuple(shapes[len(inputs)]) if shapes else tuple(int(d) for d in dims if d)
        dtype = np.dtype(NUMPY[element])
        facts = dict(fact.partition("=")[::2] for fact in facts)
        low, high = (float(v) for v in facts.get("range", "-1:1").split(":"))
        if "value" in facts:
            array = np.full(shape, float(facts["value"]))
        elif "unique" in facts:
            array = (random.permutation(int(high - low))[: int(np.prod(shape))].reshape(shape)
                     + int(low))
        elif dtype.kind == "f":
            array = random.uniform(low, high, shape)
        else:
            array = random.integers(int(low), int(high), shape)
        inputs.append(array.astype(dtype))
    return inputs


def taken(source, indices):
    """`source` at `indices`, which must be different in each row and within bounds."""
    import numpy as np

    ordered = np.sort(indices, axis=-1)
    if (ordered[..., 1:]
        == ordered[..., :-1]).any() or ordered.min() < 0 or ordered.max() >= source.shape[-1]:
        raise Failure("indices repeat or are out of bounds")
    return np.take_along_axis(source, indices.astype(np.int64), -1)


class Case:
    def __init__(self, path, level):
        self.path, self.level, self.module, self.tried = path, level, None, False
        self.number = os.path.basename(path)[:3]

    def compile(self):
        self.tried = True
        self.module = compiled(self.path, opt_level=self.level)

    def check(self, shapes):
        import numpy as np
        import references

        if not self.tried:
            self.compile()
        if self.module is None:
            raise Failure("it does not compile")
        inputs = make_inputs(self.path, shapes)
        before = [array.copy() for array in inputs]
        results = self.module(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        if any(not np.array_equal(a, b) for a, b in zip(inputs, before)):
            raise Failure("the program changed its inputs")
        expected = getattr(references, f"case_{self.number}")(*inputs)
        if len(results) != len(expected):
            raise Failure(f"{len(results)} results, the reference has {len(expected)}")
        for index, (ours, theirs) in enumerate(zip(results, expected)):
            if isinstance(theirs, references.ChosenFrom):
                ours, theirs = taken(theirs.source, np.asarray(ours)), theirs.values
            try:
                close(ours, theirs, references.BOUNDS.get(self.number, 1e-4))
            except Failure as failure:
                raise Failure(f"result {index}: {failure}")


def tests():
    import references

    for path in sorted(glob.glob(os.path.join(HERE, "*.mlir"))):
        for level in (0, 1, 2, 3):
            case = Case(path, level)
            name = f"{os.path.basename(path)[:-5]}/O{level}"
            yield Test(f"{name}/compile", case.compile, name)
            own = [] if level == 0 and case.number in references.SLOW_AT_O0 else [None]
            for shapes in own + references.MORE_SIZES.get(case.number, []):
                size = "" if shapes is None else "/" + "x".join(map(str, shapes[0]))
                yield Test(name + size, functools.partial(case.check, shapes), name)


if __name__ == "__main__":
    sys.exit(run("cases", list(tests())))
