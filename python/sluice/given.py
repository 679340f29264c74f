#===- given.py - what callers give is of the types that functions take ------------------===#
# A number where a list belongs fails with one line that names the argument.
import numbers
import os
from collections.abc import Callable
from typing import Any, TypeAlias, TypeGuard

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Path: TypeAlias = str | os.PathLike[str]


def _between(kind: type[Any], low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kind) and low <= value < high


KINDS: dict[str, Callable[[Any], bool]] = {
    "a text": lambda value: isinstance(value, str) and "\0" not in value,
    "a path": lambda value: isinstance(value, (str, os.PathLike)) and "\0" not in f"{value}",
    "a whole number": _between(numbers.Integral, -2**63, 2**63),
    "a count": _between(numbers.Integral, 0, 2**31),
    "a number": _between(numbers.Real, -2**63, 2**63),
    "a function": callable,
    "a dictionary": lambda value: isinstance(value, dict),
}


def is_tuple(value: Any) -> TypeGuard[tuple[Any, ...]]:
    return isinstance(value, tuple)


def check(kind: str | type, **given: Any) -> None:
    """Raises TypeError unless each of `given` is None or of `kind`: a name in KINDS, or a class."""
    expected = kind if isinstance(kind, str) else f"a sluice.{kind.__name__}"
    for name, value in given.items():
        holds = KINDS[kind](value) if isinstance(kind, str) else isinstance(value, kind)
        if value is not None and not holds:
            raise TypeError(f"{name}={value!r:.100}: expected {expected}")


def listed(kind: str | type, **given: Any) -> list[Any]:
    """The one argument of `given` as a list, each element of which is of `kind`, or TypeError."""
    (name, values), = given.items()
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{name}={values!r:.100}: expected a list")
    values = list[Any](values)
    for i, value in enumerate(values):
        if value is None:
            raise TypeError(f"{name}[{i}] is None")
        check(kind, **{f"{name}[{i}]": value})
    return values
