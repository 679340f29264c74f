#===- distributions.py - random numbers of torch programs ----------------===#
# Each operator draws 20,000 numbers: the largest distance of their distribution from what it should
# be (Kolmogorov and Smirnov) is held to 1.95 / sqrt(n), which one of a thousand fair samples
# exceeds; the numbers are the same in each run, so that no run is unlucky. The same module gives
# the same numbers again, and two uses in a program have nothing to do with each other.
#===----------------------------------------------------------------------===#
import functools
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from harness import Failure, Test, compiled

COUNT = 20000
VECTOR, LONG = f"!torch.vtensor<[{COUNT}],f32>", f"!torch.vtensor<[{COUNT}],si64>"
CONSTANTS = """  %none = torch.constant.none
  %no = torch.constant.bool false
  %yes = torch.constant.bool true
  %zero = torch.constant.int 0
  %seven = torch.constant.int 7
  %minus = torch.constant.int -3
  %count = torch.constant.int 20000
  %third = torch.constant.float 0.3
  %half = torch.constant.float 0.5
  %two = torch.constant.float 2.0
  %f32 = torch.constant.int 6
  %size = torch.prim.ListConstruct %count : (!torch.int) -> !torch.list<int>
"""
NONES = ", ".join(["!torch.none"] * 4)


def normal(x, mean=0.0, deviation=1.0):
    import numpy as np

    return np.array([0.5 * math.erfc((mean - value) / (deviation * math.sqrt(2)))
                     for value in np.asarray(x, float).ravel()])


def frequencies(*weights, first=0):
    """Those of whole numbers from `first` on."""
    return {first + i: weight / sum(weights) for i, weight in enumerate(weights)}


# Name: the call, which reads %x (ones) or %p (0.3), the type of its result, and a distribution
# function or frequencies.
OPERATORS = {
    "rand": (f"torch.aten.rand %size, %none, %none, %none, %none : !torch.list<int>, {NONES}",
             VECTOR, lambda x: x),
    "randn": (f"torch.aten.randn %size, %none, %none, %none, %none : !torch.list<int>, {NONES}",
              VECTOR, normal),
    "rand_like": (f"torch.aten.rand_like %x, %none, %none, %none, %none, %none : {VECTOR}, {NONES},"
                  f" !torch.none", VECTOR, lambda x: x),
    "randn_like": (f"torch.aten.randn_like %x, %none, %none, %none, %none, %none : {VECTOR}, "
                   f"{NONES}, !torch.none", VECTOR, normal),
    "randint": (f"torch.aten.randint.low %minus, %seven, %size, %none, %none, %none, %none : "
                f"!torch.int, !torch.int, !torch.list<int>, {NONES}", LONG,
                frequencies(*[1] * 10, first=-3)),
    "uniform": (f"torch.aten.uniform %x, %half, %two, %none : {VECTOR}, !torch.float, !torch.float,"
                f" !torch.none", VECTOR, lambda x: (x - 0.5) / 1.5),
    "exponential": (f"torch.aten.exponential %x, %two, %none : {VECTOR}, !torch.float, !torch.none",
                    VECTOR, lambda x: 1 - 2.718281828459045 ** (-2 * x)),
    "normal_functional": (f"torch.aten.normal_functional %x, %half, %two, %none : {VECTOR}, "
                          f"!torch.float, !torch.float, !torch.none", VECTOR,
                          functools.partial(normal, mean=0.5, deviation=2.0)),
    "normal": (f"torch.aten.normal.Tensor_float %x, %half, %none : {VECTOR}, !torch.float, "
               f"!torch.none", VECTOR, functools.partial(normal, mean=1.0, deviation=0.5)),
    "log_normal": (f"torch.aten.log_normal %x, %half, %two, %none : {VECTOR}, !torch.float, "
                   f"!torch.float, !torch.none",
                   VECTOR, lambda x: normal([math.log(value) for value in x], 0.5, 2.0)),
    "cauchy": (f"torch.aten.cauchy %x, %half, %two, %none : {VECTOR}, !torch.float, !torch.float, "
               f"!torch.none",
               VECTOR, lambda x: [0.5 + math.atan((value - 0.5) / 2) / math.pi for value in x]),
    "geometric": (f"torch.aten.geometric %x, %third, %none : {VECTOR}, !torch.float, !torch.none",
                  VECTOR, frequencies(*[0.3 * 0.7**i for i in range(60)], first=1)),
    "bernoulli": (f"torch.aten.bernoulli %p, %none : {VECTOR}, !torch.none", VECTOR,
                  frequencies(0.7, 0.3)),
    "bernoulli_p": (f"torch.aten.bernoulli.p %x, %third, %none : {VECTOR}, !torch.float, "
                    f"!torch.none", VECTOR, frequencies(0.7, 0.3)),
    "bernoulli_tensor": (f"torch.aten.bernoulli.Tensor %x, %p, %none : {VECTOR}, {VECTOR}, "
                         f"!torch.none", VECTOR, frequencies(0.7, 0.3)),
    "multinomial": (f"torch.aten.multinomial %weights, %count, %yes, %none : !torch.vtensor<[4],"
                    f"f32>, !torch.int, !torch.bool, !torch.none", LONG, frequencies(1, 2, 0, 5)),
    "dropout": (f"torch.aten.dropout %x, %half, %yes : {VECTOR}, !torch.float, !torch.bool", VECTOR,
                frequencies(0.5, 0, 0.5)),
    "randperm": (f"torch.aten.randperm %count, %none, %none, %none, %none : !torch.int, {NONES}",
                 LONG, lambda x: (x + 0.5) / COUNT),
}


def function(name):
    call, result, _ = OPERATORS[name]
    # What is drawn twice must not be the same twice.
    return f"""func.func @{name}(%x: {VECTOR}, %p: {VECTOR}, %weights: !torch.vtensor<[4],f32>) -> ({result}, {result}) {{
{CONSTANTS}  %first = {call} -> {result}
  %second = {call} -> {result}
  return %first, %second : {result}, {result}
}}
"""


@functools.cache
def module():
    return compiled("".join(map(function, OPERATORS)), opt_level=2)


def check(name):
    import numpy as np

    x, p = np.ones(COUNT, np.float32), np.full(COUNT, 0.3, np.float32)
    weights = np.array([1, 2, 0, 5], np.float32)
    run = lambda: [np.asarray(result) for result in module().functions[name](x, p, weights)]
    first, second = drawn = run()
    for mine, again in zip(drawn, run()):
        if not np.array_equal(mine, again):
            raise Failure("a second run drew other numbers")
    expected = OPERATORS[name][2]
    for values in drawn:
        if isinstance(expected, dict):
            for value, chance in expected.items():
                found = np.count_nonzero(values == value) / COUNT
                if abs(found - chance) > 4 * math.sqrt(chance * (1 - chance) / COUNT) + 4 / COUNT:
                    raise Failure(f"{value} was drawn with frequency {found:.4f}, expected "
                                  f"{chance:.4f}")
            if not np.isin(values, list(expected)).all():
                raise Failure(f"drew {values[~np.isin(values, list(expected))][0]}, which has no "
                              f"chance")
            continue
        ordered = np.sort(values.astype(np.float64))
        reached = np.asarray(expected(ordered), float)
        steps = np.arange(COUNT + 1) / COUNT
        distance = max(np.max(np.abs(reached - steps[1:])), np.max(np.abs(reached - steps[:-1])))
        if distance > 1.95 / math.sqrt(COUNT):
            raise Failure(f"the distribution is {distance:.4f} from what it should be")
        if name == "randperm" and not np.array_equal(ordered, np.arange(COUNT)):
            raise Failure("it is no permutation")
    ranks = [np.argsort(np.argsort(values, kind="stable")) for values in drawn]
    for mine, other, what in ((*ranks, "two uses"), (ranks[0][1:], ranks[0][:-1], "neighbours")):
        correlation = np.corrcoef(mine, other)[0, 1]
        if not isinstance(expected, dict) and abs(correlation) > 4 / math.sqrt(COUNT):
            raise Failure(f"{what} correlate by {correlation:.4f}")
    if np.array_equal(first, second):
        raise Failure("two uses drew the same numbers")


def tests():
    for name in OPERATORS:
        yield Test(f"random/{name}", functools.partial(check, name), "random", seconds=300)
