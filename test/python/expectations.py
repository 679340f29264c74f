#===- expectations.py - what a test of the Python package expects ----------===#
import os

from harness import ROOT, Failure

SCALE = os.path.join(ROOT, "examples", "cli", "scale.mlir")


def expect(condition, text):
    if not condition:
        raise Failure(text)


def raises(function, *words):
    import sluice

    try:
        function()
    except sluice.Error as error:
        for word in words:
            expect(word in str(error), f"the message lacks '{word}': {error}")
        return error
    raise Failure("no sluice.Error")
