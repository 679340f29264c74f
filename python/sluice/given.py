#===- given.py - what callers give is of the types that functions take ------------------===#
# A number where a list belongs fails with one line that names the argument.
import numbers
import os

KINDS = {
    "a text": lambda value: isinstance(value, str) and "\0" not in value,
    "a path": lambda value: isinstance(value, (str, os.PathLike)) and "\0" not in str(value),
    "a whole number": lambda value: isinstance(value, numbers.Integral) and -2**63 <= value < 2**63,
    "a count": lambda value: isinstance(value, numbers.Integral) and 0 <= value < 2**31,
    "a number": lambda value: isinstance(value, numbers.Real) and -2**63 <= value < 2**63,
    "a function": callable,
    "a dictionary": lambda value: isinstance(value, dict),
}


def check(kind, **given):
    """Raises TypeError unless each of `given` is None or of `kind`: a name in KINDS, or a class."""
    holds = KINDS.get(kind) or (lambda value: isinstance(value, kind))
    for name, value in given.items():
        if value is not None and not holds(value):
            expected = kind if isinstance(kind, str) else f"a sluice.{kind.__name__}"
            raise TypeError(f"{name}={value!r:.100}: expected {expected}")


def listed(kind, **given):
    """The one argument of `given` as a list, each element of which is of `kind`, or TypeError."""
    (name, values), = given.items()
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{name}={values!r:.100}: expected a list")
    values = list(values)
    for i, value in enumerate(values):
        if value is None:
            raise TypeError(f"{name}[{i}] is None")
        check(kind, **{f"{name}[{i}]": value})
    return values
