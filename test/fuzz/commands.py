#===- commands.py - command lines with anything in them ------------------===#
# Each command of `sluice` with options that its own help names, and values that do not belong there:
# folders, devices, numbers out of range. It ends with 0 to 3, and says why if not with 0.
import functools
import os
import random
import re
import subprocess
import tempfile

import harness

COMMANDS = "compile run bench inspect explain verify reduce tune ops import devices".split()
VALUES = ["", "0", "-1", "1", "9223372036854775808", "1e999", "nan", "x", "cpu", "cuda:sm_90",
          "vulkan", "cuda:0", "/dev/null", "/dev/zero", "@/dev/zero", "/nonexistent/d/f", "FOLDER", "@FOLDER", "FOLDER/loop", "=", "a=b", "n=4",
          "n=-1", "n=99999999999999999999", "2x2xf32=1", "a=2x2xf32=random", "99999999999xf32=1",
          "0x4xf32=", "i64=5", "auto", "%", "{}", "[", ".*", "(", "main", "input", "dispatch",
          "4294967296", "-O9", "x" * 5000]
FILES = ["FOLDER/m.mlir", "FOLDER/m.slm", "FOLDER/bad.mlir", "/dev/null", "/dev/zero", "/nonexistent",
         "FOLDER", "FOLDER/loop", ""]
MODEL = "func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> { return %x : tensor<?x?xf32> }"


@functools.cache
def options_of(command):
    """[("--output", "=FILE"), ...]"""
    said = subprocess.run([harness.SLUICE, command, "--help"], capture_output=True, text=True).stdout
    return sorted(set(re.findall(r"^ +(--[a-z_-]+)(\S*)", said, re.M)))


def drawn(pick):
    """The words of one command line."""
    command, words = pick.choice(COMMANDS), []
    for _ in range(pick.choice([0, 1, 1, 1, 2, 2, 3])):
        if not options_of(command):
            break
        name, value = pick.choice(options_of(command))
        if name == "--check":  # it is run
            words.append(name + "=" + pick.choice(["false", "true", ""]))
        elif value.startswith("=") or pick.random() < 0.15:
            words.append(name + "=" + pick.choice(VALUES))
        else:
            words.append(name)
    for _ in range(pick.choice([1, 1, 1, 1, 1, 0, 2])):
        words.insert(pick.randint(0, len(words)), pick.choice(FILES))
    return [command, *words] + (["--repetitions=1"] if command in ("bench", "tune") else [])


def attempt(words):
    """Runs one command line in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        for name, text in [("m.mlir", MODEL), ("bad.mlir", MODEL.replace("return", "retrun"))]:
            with open(f"{folder}/{name}", "w") as file:
                file.write(text)
        os.symlink("loop", f"{folder}/loop")
        subprocess.run([harness.SLUICE, "compile", f"{folder}/m.mlir", "-o", f"{folder}/m.slm"],
                       check=True, capture_output=True)
        words = [word.replace("FOLDER", folder) for word in words]
        done = subprocess.run([harness.SLUICE, *words], capture_output=True, text=True, cwd=folder,
                              errors="replace", stdin=subprocess.DEVNULL, timeout=80)
    said = done.stderr + done.stdout
    if done.returncode not in (0, 1, 2, 3) or (done.returncode and not said.strip()) or \
            re.search("Assertion|Stack dump|terminate called|bad_alloc", done.stderr):
        raise harness.Failure(f"exit code {done.returncode} of {words}: {done.stderr[-800:]}")


KNOWN = [["run", "--shard=FOLDER", "FOLDER/m.mlir"], ["run", "--plans=FOLDER", "FOLDER/m.mlir"],
         *([command, "FOLDER/loop"] for command in COMMANDS)]


def check(first, count):
    """What once failed, and `count` others."""
    for words in KNOWN:
        attempt(words)
    for seed in range(first, first + count):
        attempt(drawn(random.Random(seed)))
