#===- run.py - Vulkan, on whatever device there is (CI: Mesa's lavapipe) --===#
# Tests of the other suites on Vulkan, as many as a driver on the CPU gets through in minutes: all
# check programs and cases at O0 and O2, every fourth case of the packaged node suite, two models
# and a sample of the others (all with --all or a filter). All of them: `nodes/run.py
# --device=vulkan`, and so on. Every kernel must be valid SPIR-V.
#===----------------------------------------------------------------------===#
import importlib.util
import os
import re
import subprocess
import sys
import tempfile

if not any(argument.startswith("--device") for argument in sys.argv):
    sys.argv.append("--device=vulkan")
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import ROOT, SLUICE, Failure, Skip, Test, options_of, run, sample

# lavapipe ends a thread's loops silently after 65,535 steps, all together, and takes a minute to
# compile some kernels.
TOO_LONG = "takes more than 65,535 steps in one thread, all that lavapipe does"
TOO_SLOW = "takes minutes on lavapipe"
SKIPPED = {
    r"cases/008_.*": TOO_LONG,
    r"cases/009_.*/4097": TOO_LONG,
    r"cases/010_.*": TOO_SLOW,
    r"cases/012_.*/O0.*": TOO_SLOW,
    r"nodes/node/test_resize_(down|up).*_cubic.*": TOO_SLOW,
}


# An input of each model that is small enough for a driver on the CPU.
SMALL = {
    "bert_base": "batch=1,seq=7", "llama_tiny_kv": "new=1,past=5", "magika": "batch=1",
    "mobilenet_v2": "batch=1",
    "ocr_detection": "2x64x96", "ocr_direction": "48x192", "ocr_recognition": "48x100",
    "silero_vad": "8k",
    "silero_vad_half": "16k", "silero_vad_ifless": "16k", "silero_vad_op15": "16k",
    "silero_vad_sequence": "4 frames",
}
ALWAYS = ("models/mobilenet_v2/O2", "models/magika/O2")
SHARE = 0.1  # of the models at their levels: half a minute on two cores


def tests_of(suite):
    """What tests() of another suite's run.py yields."""
    path = os.path.join(HERE, "..", suite, "run.py")
    spec = importlib.util.spec_from_file_location(f"{suite}_run", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for test in module.tests():
        group = f"{suite}/{test.group}" if test.group else ""
        yield type(test)(f"{suite}/{test.name}", test.function, group, test.seconds)


def skip(reason):
    def function():
        raise Skip(reason)

    return function


def variants():
    """A module made for devices with 64 KiB of workgroup memory says so on one with less; beside
    smaller variants it runs."""
    import sluice

    text = next((text for name, text in sluice.devices() if name == "vulkan:0"), "")
    if not (found := re.search(r"(\d+) KiB and", text)) or int(found[1]) >= 64:
        raise Skip("no Vulkan device with less than 64 KiB of workgroup memory")
    program = os.path.join(ROOT, "test/check/topk_long.mlir")
    with tempfile.TemporaryDirectory() as folder:
        module = os.path.join(folder, "module.slm")
        for targets, error in (["large"], r"topk_long.mlir:\d+:\d+: .* needs \d+ bytes of "
                                          r"workgroup memory, vulkan:0 .* has \d+"), (["core",
                                                  "large", "desktop"], None):
            subprocess.run([SLUICE, "compile", program, "-o", module,
                            *(f"--target=vulkan:{name}" for name in targets)], check=True)
            done = subprocess.run([SLUICE, "run", module, "--device=vulkan", "--all-functions"],
                                  capture_output=True, text=True)
            lines = done.stderr.strip().splitlines()
            if error and not (done.returncode == 1 and len(lines) == 1
                              and re.search(error, lines[0])):
                raise Failure(f"no clear error: {done.stderr[-600:]}")
            if not error and done.returncode:
                raise Failure(done.stderr[-600:])


PRODUCT = """
func.func @main(%a: tensor<19x200xf32>, %b: tensor<200x36xf32>) -> tensor<19x36xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<19x36xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<19x36xf32>) -> tensor<19x36xf32>
  %p = linalg.matmul ins(%a, %b : tensor<19x200xf32>, tensor<200x36xf32>)
      outs(%f : tensor<19x36xf32>) -> tensor<19x36xf32>
  return %p : tensor<19x36xf32>
}
"""


def tune():
    """Plans are measured on the device; each that could be is right."""
    with tempfile.TemporaryDirectory() as folder:
        program, plans, module = (os.path.join(folder, name) for name in
                                  ("product.mlir", "product.plans", "product.slm"))
        with open(program, "w") as file:
            file.write(PRODUCT)
        call = dict(check=True, capture_output=True, text=True)
        done = subprocess.run([SLUICE, "tune", program, "--device=vulkan", "--repetitions=1",
                               "-o", plans], **call)
        if "1 of 1 kernels have several plans" not in done.stdout:
            raise Failure(done.stdout)
        with open(plans) as file:
            head, line = file.read().splitlines()
        device, key, plan, *times = line.split("\t")
        target = device.split("/")[0]
        usual = subprocess.run([SLUICE, "explain", program, f"--target={target}"], **call).stdout
        usual = re.search(r"matmul: .*?fma tiles of \d+x\d+, \d stages?", usual)[0]
        for plan in {plan, usual, usual + ", split-K up to 2", usual + ", split-K up to 3"}:
            with open(plans, "w") as file:
                file.write("\n".join([head, "\t".join([device, key, plan, *times])]))
            compiled = subprocess.run([SLUICE, "compile", program, f"--target={target}",
                                       f"--plans={plans}", "-o", module], **call)
            kernels = subprocess.run([SLUICE, "inspect", module, "--kernels"], **call).stdout
            if compiled.stderr or plan + ", tuned" not in kernels:
                raise Failure(f"{plan}: {compiled.stderr}{kernels}")
            subprocess.run([SLUICE, "verify", program, f"--target={target}",
                            f"--plans={plans}"], **call)


def models(options):
    """Every model at every level but O0, or some of them."""
    small = {f"models/{model}/O{level}/{part}" for model, label in SMALL.items()
             for level in (1, 2, 3) for part in ("compile", label)}
    chosen = [test for test in tests_of("models") if test.name in small]
    if options.all or options.filter or options.list:
        return chosen
    others = [test for test in chosen if test.group not in ALWAYS]
    return [test for test in chosen if test.group in ALWAYS] + sample(others, SHARE, options.seed)


def tests(options):
    yield Test("variants", variants)
    yield Test("tune", tune)
    chosen = [test for suite in ("check", "cases") for test in tests_of(suite)
              if re.search(r"/O[02]\b", test.name)]
    chosen += [test for test in tests_of("nodes") if "/newest/" not in test.name and
               not re.search(r"/O\d$", test.name)][::4]
    chosen += models(options)
    for test in chosen:
        reason = next((SKIPPED[pattern] for pattern in SKIPPED if re.fullmatch(pattern, test.name)),
                      None)
        if reason and not test.name.endswith("/compile"):
            test.function = skip(reason)
        yield test


if __name__ == "__main__":
    options = options_of("vulkan").parse_args()
    sys.exit(run("vulkan", list(tests(options)), options=options))
