#===- fault_tests.py - a machine that fails -----------------------------------===#
import os
import re
import subprocess
import sys
import tempfile

from expectations import expect
from harness import BUILD, ROOT

DOUBLE = """
func.func @main(%x: tensor<?xf32> {sluice.name = "x"}) -> tensor<?xf32> {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
"""


def test_machine_that_fails():
    """Every call for memory and threads of loads and calls fails once, and from there on: an
    exception or the right values, and the right values after it."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        library, module = os.path.join(folder, "failing.so"), os.path.join(folder, "m.slm")
        subprocess.run(["clang++-22", "-O1", "-shared", "-fPIC", "-o", library,
                        os.path.join(ROOT, "test", "python", "failing_machine.cpp")], check=True)
        sluice.compile(DOUBLE, output=module)
        done = subprocess.run([sys.executable, os.path.join(ROOT, "test/python/failing_machine.py"),
                               library, module], capture_output=True, text=True, timeout=200,
                              env=dict(os.environ, PYTHONPATH=os.path.join(BUILD, "python"),
                                       LD_PRELOAD=library))
    counts = re.fullmatch(r"((?:\d+ ){6})fine\n", done.stdout)
    expect(done.returncode == 0 and counts, done.stdout[-300:] + done.stderr[-2000:])
    expect(min(int(count) for count in counts[1].split()) > 20, "too few calls: " + done.stdout)
