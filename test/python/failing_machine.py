"""Loads and calls a module while calls for memory and threads fail, each in its turn. Run by
fault_tests.py with failing_machine.cpp preloaded: failing_machine.py LIBRARY MODULE."""
import ctypes
import faulthandler
import sys

import numpy as np
import sluice

machine = ctypes.CDLL(sys.argv[1])
machine.arm.argtypes = ctypes.c_long, ctypes.c_bool
machine.disarm.restype = ctypes.c_long
x = np.arange(3000, dtype=np.float32)
known = sluice.load(sys.argv[2])


def load():
    return sluice.load(sys.argv[2], threads=3)(x)


def call():
    return known(x)


def call_async():
    return known.call_async(x).result()


def attack(body, all_from):
    """How many calls failed in their turn."""
    number = 0
    while True:
        number += 1
        where = f"{body.__name__}: call {number}{' and all after' if all_from else ''} failed"
        faulthandler.dump_traceback_later(20, exit=True)
        machine.arm(number, all_from)
        try:
            result = body()
        except (sluice.Error, MemoryError):
            result = None
        finally:
            failed = machine.disarm()
        if result is None and not failed:
            raise AssertionError(where + ", though none did")
        for values in (result, body()):
            if values is not None and not np.array_equal(values, x + x):
                raise AssertionError(where + ": wrong values")
        if not failed:
            faulthandler.cancel_dump_traceback_later()
            return number - 1


for body in (load, call, call_async):
    body()
    print(*(attack(body, all_from) for all_from in (False, True)), end=" ", flush=True)
print("fine")
