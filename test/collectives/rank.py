#===- rank.py - what one of several processes does in a test --------------===#
# rank.py cases MODULE PROCESSES: runs every function of the module with this process's arguments
# and compares what comes back. rank.py sharded FOLDER: runs the programs that sharded.py left
# there. A third argument of cases is the device, of which kernels do not run.
#===----------------------------------------------------------------------===#
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import harness  # says where the package is
import programs
import sharded
import sluice

RANK = int(os.environ.get("OMPI_COMM_WORLD_RANK", os.environ.get("RANK", "0")))


def cases(path, processes, device="cpu"):
    module = sluice.load(path, device=device, threads=1)
    wrong = []
    for case in programs.cases(int(processes), device == "cpu"):
        result = getattr(module, case.name)(case.argument(RANK))
        expected = case.result(RANK)
        if expected is not None and (result.dtype != expected.dtype or
                                     not np.array_equal(result, expected)):
            wrong.append(f"{case.name}: process {RANK} got {result.ravel()[:8]}, not "
                         f"{expected.ravel()[:8]}")
    print("\n".join(wrong), end="\n" if wrong else "", flush=True)
    return 1 if wrong else 0


def random_programs(folder):
    wrong = sharded.run_rank(folder, RANK)
    print("\n".join(wrong), end="\n" if wrong else "", flush=True)
    return 1 if wrong else 0


sys.exit({"cases": cases, "sharded": random_programs}[sys.argv[1]](*sys.argv[2:]))
