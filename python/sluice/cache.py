"""Modules that torch.compile made, kept in a folder from one process to the next.

A file is named by all that decides what is in it: the program with its constants, options, the
compiler and the machines that it is for. Other processes may add and remove files at any time:
files appear complete, by a rename, and loading one checks every byte of it.
"""

import contextlib
import hashlib
import logging
import os
import shutil
import threading
from typing import Any

from ._runtime import Error
from .compiler import compile as compile_model
from .module import Module, load

_log = logging.getLogger("sluice")
_BOUND = 1 << 30
"""Bytes of the folder, unless SLUICE_CACHE_BYTES says another number."""
_warned: set[str] = set()


def module_of(path: str, target: str, opt_level: int, device: str,
              deterministic: bool = False) -> Module:
    """The Module for the text in file `path`, which has a folder for itself and its constants."""
    folder = os.path.join(_parent(), "torch")
    kept = os.path.join(folder, _key(path, target, opt_level, deterministic) + ".slm")
    try:
        if os.path.exists(kept):
            module = load(kept, device)
            with contextlib.suppress(OSError):
                os.utime(kept)
            return module
    except Error as problem:
        _warn("a module that was kept is compiled again", problem)
    made = os.path.join(os.path.dirname(path), "model.slm")
    module = compile_model(path, target, opt_level, made, device, deterministic=deterministic)
    partial = f"{kept}.{os.getpid()}.{threading.get_ident()}"
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        shutil.copyfile(made, partial)
        os.replace(partial, kept)
        _shrink(folder, int(os.environ.get("SLUICE_CACHE_BYTES", _BOUND)))
    except (OSError, ValueError) as problem:
        _warn("modules are not kept for other processes (SLUICE_CACHE_DIR names their folder)",
              problem)
    return module


def _parent() -> str:
    """The folder of `sluice run`."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.environ.get("SLUICE_CACHE_DIR") or os.path.join(home, "sluice")


def _key(path: str, target: str, opt_level: int, deterministic: bool) -> str:
    """A name for what the compiler makes of a text."""
    from . import _compiler

    stamp = os.stat(_compiler.__file__)
    parts: list[Any] = [_compiler.version(), stamp.st_size, stamp.st_mtime_ns, opt_level,
                        deterministic, *_compiler.target_specs([target]),
                        *[os.environ.get(name) for name in ("SLUICE_PTXAS", "SLUICE_PLANT_BUG")]]
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=20)
    for name in sorted(os.listdir(os.path.dirname(path))):
        with open(os.path.join(os.path.dirname(path), name), "rb") as file:
            digest.update(f"\0{name}\0{os.fstat(file.fileno()).st_size}\0".encode())
            while chunk := file.read(1 << 20):
                digest.update(chunk)
    return digest.hexdigest()


def _shrink(folder: str, bound: int) -> None:
    """Removes what has not been used for longest until the rest takes at most `bound` bytes."""
    found: list[tuple[int, int, str]] = []
    for entry in os.scandir(folder):
        with contextlib.suppress(FileNotFoundError):
            found.append((entry.stat().st_mtime_ns, entry.stat().st_size, entry.path))
    for _, size, path in sorted(found, reverse=True):
        bound -= size
        if bound < 0:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(path)


def _warn(what: str, problem: Exception) -> None:
    """Once for each `what` in a process."""
    if what not in _warned:
        _warned.add(what)
        _log.warning("%s: %s", what, problem)
