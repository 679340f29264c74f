#===- known.py - cells that are known to be wrong -------------------------===#
# known.txt: a pattern of names of cells, the targets, and why. It only shrinks: --all names the lines that no wrong cell needs any more.
#===----------------------------------------------------------------------===#
import fnmatch
import functools
import os

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "known.txt")


@functools.cache
def rows():
    """(pattern, places) of each line; a place is "vulkan/O2"."""
    lines = [line.split("#")[0].rsplit(None, 1) for line in open(PATH) if line.split("#")[0].strip()]
    return [(pattern.strip(), places) for pattern, places in lines]


def find(cell, family, level):
    """The number of the first line for a cell at a place, or None."""
    place = f"{family}/O{level}"
    return next((i for i, (pattern, places) in enumerate(rows()) if fnmatch.fnmatchcase(cell.name, pattern) and fnmatch.fnmatchcase(place, places)), None)
