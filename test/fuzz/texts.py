#===- texts.py - MLIR text with something wrong in it --------------------===#
# Programs of test/check and test/torch with one function each, of which words were swapped, left out,
# doubled or exchanged for odd numbers and other types. The compiler refuses them with an error, or
# makes a module.
import glob
import os
import random
import re

import harness

ODD = ["0", "1", "-1", "2", "64", "4294967296", "9223372036854775807", "-9223372036854775808", "f32",
       "f16", "i1", "i8", "i64", "index", "?", "x", "true", "dense<0>", "[]", "[0, 1]", "%0", "%arg0"]
# The parser of MLIR 22 for linalg.transpose, broadcast and reduce crashes on a list that is not whole.
CRASHES_UPSTREAM = re.compile(
    r"\b(permutation|dimensions)\b(?! = \[(\d{1,18}(, \d{1,18})*)?\])")
WORDS = re.compile(r"[%@#!]?[\w.$-]+|[^\w\s]")


def functions():
    """Texts by "FILE:FUNCTION", of those that are short and need nothing else of their file."""
    found = {}
    for path in sorted(glob.glob(f"{harness.ROOT}/test/check/*.mlir")
                       + glob.glob(f"{harness.ROOT}/test/torch/*.mlir")):
        for text in re.findall(r"^ *func\.func @[\s\S]*?^ *}$", open(path).read(), re.M):
            if len(text) < 3000 and "#map" not in text:
                name = re.search(r"@([\w.$-]+)", text)[1]
                found[f"{os.path.basename(path)}:{name}"] = text
    return found


def mutate(text, seed):
    pick = random.Random(seed)
    for _ in range(pick.randint(1, 3)):
        words = list(WORDS.finditer(text))
        one, other = pick.choice(words), pick.choice(words)
        numbers = [word for word in words if re.fullmatch(r"-?\d[\w.]*", word[0])]
        what = pick.randrange(5)
        if what == 0 and numbers:
            one = pick.choice(numbers)
            new = pick.choice(ODD)
        else:
            new = [other[0], "", f"{one[0]} {one[0]}", pick.choice(ODD), other[0]][what]
        text = text[: one.start()] + new + text[one.end() :]
    return text


def attempt(text, seed):
    """Compiles one mutant; returns "ran" or "refused"."""
    import tempfile

    import sluice

    mutant = mutate(text, seed)
    if CRASHES_UPSTREAM.search(mutant):
        return "refused"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(mutant)
        file.flush()
        try:
            sluice.compile(file.name, opt_level=seed % 2 * 2)
            return "ran"
        except sluice.Error as error:
            if not str(error).strip():
                raise harness.Failure("an error without a message") from error
            return "refused"
