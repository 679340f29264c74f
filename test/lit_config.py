# How lit finds and runs the tests of passes and tools: every *.mlir and *.test below a folder named
# `test`. (Not called lit.cfg.py: lit would take the folder for a suite of its own when it walks the
# sources.) A build writes build/test/lit.site.cfg.py, which loads this file: `lit-22 build/test`,
# or `./dev test lit [FILTER]`.
import os
import sys

sys.path.insert(0, os.path.join(config.sluice_source, "test"))
from lit_format import TestFolders

config.name = "sluice"
config.test_format = TestFolders(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = config.sluice_source
config.test_exec_root = os.path.join(config.sluice_build, "test", "lit")

# Folders that hold no lit tests: builds, environments, and programs that other harnesses run.
config.excludes = ["Inputs", "demo-output", "cases", "check", "devices", "models", "nodes",
                   "operators", "bad_input", "programs", "torch", "zoo"]
config.excludes += [name for name in os.listdir(config.sluice_source)
                    if name.startswith((".", "build"))]

config.environment["PATH"] = os.pathsep.join([config.sluice_build + "/bin", config.llvm_tools,
                                              os.environ["PATH"]])
if "SLUICE_BLESS" in os.environ:  # See test/bless.
    config.environment["PATH"] = (os.path.join(config.sluice_source, "test", "bless") + os.pathsep
                                  + config.environment["PATH"])
    config.environment.update({name: os.environ[name]
                               for name in ("SLUICE_BLESS", "SLUICE_BLESS_FILECHECK")})
config.environment["PYTHONPATH"] = config.sluice_build + "/python"
config.substitutions += [("%python", config.python), ("%source", config.sluice_source),
                         ("%build", config.sluice_build)]

# A test for one part says `REQUIRES: NAME`, where NAME is a program in build/bin.
config.available_features.update(os.listdir(config.sluice_build + "/bin")
                                 if os.path.isdir(config.sluice_build + "/bin") else [])
if os.path.exists(config.sluice_build + "/runtime/testing/fake_cuda.so"):
    config.available_features.add("fake_cuda")
