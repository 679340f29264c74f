#===- refusals.py - what docs/core-form.md says is refused ---------------===#
import fnmatch
import functools
import os
import re

DOCUMENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs",
                        "core-form.md")


@functools.cache
def _rows():
    """(operation, types, form) of the rows of the table of refusals, as patterns of names of
    cells."""
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| (everywhere|scalars) \|",
                      open(DOCUMENT).read(), re.M)
    return [(op, types, "scalar" if form == "scalars" else "*") for op, types, form in rows]


def is_documented(cell):
    return any(all(map(fnmatch.fnmatchcase, (cell.op, cell.types, cell.form), row))
               for row in _rows())
