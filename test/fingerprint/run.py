#===- run.py - whether a change of the compiler changes a byte of code ----===#
# Saves a hash of each kernel that the programs of test/check and models of test/zoo become, for
# each family of targets, and compares those of another build with them: a change that only moves or
# renames must leave all as they are.
#   python test/fingerprint/run.py save before.json
#   python test/fingerprint/run.py compare before.json         exit code 1 if a kernel is another
#   one
#===----------------------------------------------------------------------===#
import argparse
import concurrent.futures
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [os.path.join(ROOT, "test", "zoo"), os.path.join(ROOT, "test")]
SLUICE = os.path.join(os.environ.get("SLUICE_BUILD_DIR", os.path.join(ROOT, "build")), "bin",
                      "sluice")
TARGETS = ["cpu:haswell", "cpu:sapphirerapids", "cpu:aarch64-cortex-a72", "cuda:sm_75",
           "cuda:sm_90", "rocm:gfx942", "rocm:gfx1100", "vulkan:core", "vulkan:matrix"]
MODELS = ["bert", "convnext", "deepseek_v3", "gpt2", "llama_dynamic", "mamba", "mobilevit", "swin",
          "whisper"]
SHOWN = 20


def programs(pattern):
    paths = sorted(glob.glob(os.path.join(ROOT, "test/check/*.mlir")))
    paths += [path for name in MODELS
              if os.path.exists(path := os.path.join(ROOT, "test/zoo", name + ".mlir.gz"))]
    return [path for path in paths if re.search(pattern, os.path.basename(path))]


def kernels_of(path, target, level):
    """A hash of the code of each kernel, by name; {"": why} if the program does not compile."""
    from run import Model  # of test/zoo

    with tempfile.TemporaryDirectory(prefix="sluice-fingerprint-") as folder:
        program = Model(path).write(folder) if path.endswith(".gz") else path
        module, code = (os.path.join(folder, name) for name in ("module.slm", "code"))
        command = [SLUICE, "compile", program, "-o", module, f"--target={target}", f"-O{level}",
                   "--reproducer=none"]
        quiet = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True,
                 "env": dict(os.environ, SLUICE_PTXAS="none"), "cwd": folder}
        done = subprocess.run(command, **quiet)
        if done.returncode:
            return {"": (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[0]}
        subprocess.run([SLUICE, "inspect", module, f"--code={code}"], check=True, **quiet)
        found = {}
        for name in sorted(os.listdir(code)) if os.path.isdir(code) else []:
            with open(os.path.join(code, name), "rb") as file:
                found[name] = hashlib.sha256(file.read()).hexdigest()[:16]
        return found


def targets_of(asked):
    """Those named, and for a family's name alone its targets; all if none is named."""
    known = [[target for target in TARGETS if target.split(":")[0] == name] or [name]
             for name in asked or []]
    return list(dict.fromkeys(sum(known, []))) or TARGETS


def collect(options):
    targets = targets_of(options.target)
    work = [(path, target, level) for path in programs(options.programs) for target in targets
            for level in options.levels.split(",")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda task: kernels_of(*task), work)
        found = {}
        for number, ((path, target, level), kernels) in enumerate(zip(work, results)):
            found.update({f"{os.path.basename(path)} {target} O{level} {name}": code
                          for name, code in kernels.items()})
            if sys.stderr.isatty():
                print(f"\r\033[K{number + 1} of {len(work)}", end="", file=sys.stderr, flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(prog="./dev fingerprint",
                                     description="Whether a change of the compiler changes a byte "
                                                 "of code.",
                                     epilog="examples:\n  ./dev fingerprint save before.json\n  ./"
                                            "dev fingerprint compare before.json "
                                            "--target=cuda:sm_90",
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["save", "compare"])
    parser.add_argument("file", help="the hashes, as JSON")
    parser.add_argument("--target", action="append",
                        help=f"or a family, 'vulkan'; repeated; default: {' '.join(TARGETS)}")
    parser.add_argument("--programs", default="", metavar="REGEX",
                        help="of names of files in test/check and test/zoo; default all")
    parser.add_argument("--levels", default="2", help="of optimization, default 2")
    options = parser.parse_args()
    if options.command == "compare":
        try:
            with open(options.file) as file:
                before = json.load(file)
        except (OSError, ValueError) as error:
            sys.exit(f"fingerprint: error: cannot read {options.file}: {error}")
    after = collect(options)
    if options.command == "save":
        with open(options.file + ".part", "w") as file:
            json.dump(after, file, indent=0, sort_keys=True)
        os.replace(options.file + ".part", options.file)
        print(f"{len(after)} kernels, in {options.file}")
        return 0
    asked = {" ".join(key.split(" ")[:3]) for key in after}
    before = {key: code for key, code in before.items() if " ".join(key.split(" ")[:3]) in asked}
    changed = sorted(key for key in before.keys() | after.keys() if before.get(key)
                     != after.get(key))
    for key in changed[:SHOWN]:
        print(key + ("" if key in before and key in after else " (new)" if key in after
                     else " (gone)"))
    if len(changed) > SHOWN:
        print(f"... and {len(changed) - SHOWN} more")
    print(f"{len(changed)} of {len(after)} kernels differ")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
