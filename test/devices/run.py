#===- run.py - programs of several devices --------------------------------===#
# Programs with two devices, `KIND_A` and `KIND_B` in their text, for every pair of kinds: the
# processor twice, and the processor with a Vulkan device (CI: Mesa's lavapipe) either way around,
# at O0 and O2. And what happens when a device is not there.
#===----------------------------------------------------------------------===#
import functools
import glob
import json
import os
import subprocess
import sys
import tempfile

import numpy as np
import place
import placements

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import SLUICE, Failure, Skip, Test, run

PAIRS = [("cpu", "cpu"), ("cpu", "vulkan"), ("vulkan", "cpu"), ("vulkan", "vulkan")]


@functools.cache
def kinds():
    done = subprocess.run([SLUICE, "devices"], capture_output=True, text=True)
    return {line.split(":")[0] for line in done.stdout.splitlines() if "not available" not in line}


def tool(*arguments, fails=""):
    done = subprocess.run([SLUICE, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, timeout=300)
    if bool(done.returncode) != bool(fails) or fails not in done.stderr:
        said = "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[:8])
        raise Failure(f"exit code {done.returncode}, "
                      f"{'wanted ' + repr(fails) if fails else ''}\n{said}")
    return done.stdout


def given(pair):
    """The options that give devices of these kinds, a second one of the processor as cpu:1, the
    same Vulkan device twice."""
    for kind in pair:
        if kind not in kinds():
            raise Skip(f"no {kind} device")
    return [f"--device={kind}:1" if kind == "cpu" and i and pair[0] == "cpu" else f"--device={kind}"
            for i, kind in enumerate(pair)]


def compiled(folder, text, pair, *options):
    source, module = os.path.join(folder, "program.mlir"), os.path.join(folder, "program.slm")
    with open(source, "w") as file:
        file.write(text.replace("KIND_A", pair[0]).replace("KIND_B", pair[1]))
    tool("compile", source, "-o", module, *options)
    return module


def check(path, pair, level):
    devices = given(pair)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, open(path).read(), pair, f"-O{level}")
        for threads in (1, 2):
            tool("run", module, "--all-functions", f"--threads={threads}", *devices)


ARGUMENTS = """
util.global private @dev_a = #hal.device.target<"KIND_A"> : !hal.device
util.global private @dev_b = #hal.device.target<"KIND_B"> : !hal.device
func.func @main(%x: tensor<?x16xf32> {iree.abi.affinity = #hal.device.affinity<@dev_b>}, %w: tensor<16x8xf32>)
    -> (tensor<?x8xf32> {iree.abi.affinity = #hal.device.affinity<@dev_a>}, tensor<?x8xf32>, tensor<?x16xf32> {iree.abi.affinity = #hal.device.affinity<@dev_a>}) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %m = linalg.matmul {stream.affinity = #hal.device.affinity<@dev_a>} ins(%x, %w : tensor<?x16xf32>, tensor<16x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %a = linalg.abs {stream.affinity = #hal.device.affinity<@dev_b>} ins(%m : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %m, %a, %x : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x16xf32>
}
"""


def arguments(pair):
    """Arguments and results on devices of their own, of sizes known at run time, none included."""
    devices = given(pair)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ARGUMENTS, pair)
        for rows in (5, 1, 0, 333):
            x, w = np.random.default_rng(rows).standard_normal((rows, 16),
                    np.float32), np.random.default_rng(1).standard_normal((16, 8), np.float32)
            files = [os.path.join(folder, name)
                     for name in ("x.npy", "w.npy", "m.npy", "a.npy", "same.npy")]
            np.save(files[0], x), np.save(files[1], w)
            tool("run", module, *devices, *(f"--input=@{f}" for f in files[:2]),
                 *(f"--output=@{f}" for f in files[2:]))
            m, a, same = map(np.load, files[2:])
            np.testing.assert_allclose(m, x @ w, rtol=1e-4, atol=1e-4)
            np.testing.assert_array_equal(a, np.abs(m))
            np.testing.assert_array_equal(same, x)


def full(pair):
    """One of two devices has too little memory, the other or both have enough."""
    devices = given(pair)
    names = [option.split("=")[1] for option in devices]
    x, w = np.full((5000, 16), 2, np.float32), np.ones((16, 8), np.float32)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module, files = compiled(folder, ARGUMENTS, pair), [os.path.join(folder, name)
                                                            for name in ("x.npy", "w.npy", "m.npy")]
        np.save(files[0], x), np.save(files[1], w)
        command = ["run", module, *devices, *(f"--input=@{f}" for f in files[:2]),
                   f"--output=@{files[2]}"]
        for name in names:  # x takes 320,000 bytes, m and a half of that
            named = name if ":" in name else name + ":0"
            tool(*command, f"--memory_limit={name}=100K", fails="out of memory: cannot allocate ")
            tool(*command, "--memory_limit=2G", f"--memory_limit={name}=100000",
                 fails=f"the limit of {named}")
        tool(*command, "--memory_limit=100K", *(f"--memory_limit={name}=1.5M" for name in names))
        np.testing.assert_array_equal(np.load(files[2]), x @ w)
        tool(*command, "--memory_limit=hip:3=1G",
             fails=f"--memory_limit is for 'hip:3', which is none of the devices given: "
                   f"{', '.join(names)}")
        for wrong in ("0", "-1", "64Q", "", "=5", "1e3", f"{names[0]}=", "9999999999G"):
            tool(*command, f"--memory_limit={wrong}",
                 fails=f"--memory_limit takes a number of bytes above 0, as 64M, or NAME=BYTES, "
                       f"given '{wrong}'")


def opened_blocks():
    """A Vulkan device that is given twice uses the memory of the other in place, as the trace
    says."""
    if "shares memory by file descriptor" not in tool("devices"):
        raise Skip("no Vulkan device that shares memory")
    devices = given(("vulkan", "vulkan"))
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module, trace = compiled(folder, open(os.path.join(HERE, "two_stage.mlir")).read(),
                                 ("vulkan", "vulkan")), os.path.join(folder, "trace.json")
        tool("run", module, "--all-functions", f"--trace={trace}", *devices)
        events = [event["args"] for event in json.load(open(trace))["traceEvents"] if event["name"]
                  == "hal.memory.open"]
        if not events or any(event["result"] != "in place" for event in events):
            raise Failure(f"opened {events}")


# Two branches, of which one is on another queue; then both are needed.
QUEUES = """
util.global private @dev = #hal.device.target<"KIND_A"> : !hal.device
func.func @main(%x: tensor<?x64xf32>) -> (tensor<?x64xf32>, tensor<?x64xf32> {iree.abi.affinity = #hal.device.affinity<@dev, [QUEUE]>}) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x64xf32>
  %w = util.unfoldable_constant dense<0.125> : tensor<64x64xf32>
  %e = tensor.empty(%n) : tensor<?x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %a = linalg.matmul {stream.affinity = #hal.device.affinity<@dev>} ins(%x, %w : tensor<?x64xf32>, tensor<64x64xf32>) outs(%f : tensor<?x64xf32>) -> tensor<?x64xf32>
  %b = linalg.abs {stream.affinity = #hal.device.affinity<@dev, [QUEUE]>} ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %s = linalg.add {stream.affinity = #hal.device.affinity<@dev, [0, QUEUE]>} ins(%a, %b : tensor<?x64xf32>, tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %d = linalg.sub {stream.affinity = #hal.device.affinity<@dev, [QUEUE]>} ins(%s, %b : tensor<?x64xf32>, tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %s, %d : tensor<?x64xf32>, tensor<?x64xf32>
}
"""


def queues(kind, queue):
    """One device, given once, with two queues: the values are right, and a trace has both, where
    the device has them. Nothing is copied."""
    if kind not in kinds():
        raise Skip(f"no {kind} device")
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, QUEUES.replace("QUEUE", str(queue)), (kind, ""))
        for rows in (1, 0, 257):
            x = np.random.default_rng(rows).standard_normal((rows, 64), np.float32)
            files = [os.path.join(folder, name) for name in ("x.npy", "s.npy", "d.npy")]
            trace = os.path.join(folder, "trace.json")
            np.save(files[0], x)
            tool("run", module, f"--device={kind}", f"--input=@{files[0]}",
                 *(f"--output=@{f}" for f in files[1:]), f"--trace={trace}")
            product = np.repeat(x.sum(axis=1, keepdims=True) * 0.125, 64, axis=1)
            np.testing.assert_allclose(np.load(files[1]), product + np.abs(x), rtol=1e-4, atol=1e-4)
            np.testing.assert_allclose(np.load(files[2]), product, rtol=1e-3, atol=1e-3)
            events = [event for event in json.load(open(trace))["traceEvents"] if event["ph"]
                      == "X"]
            seen = {event["args"]["queue"].split(", stream")[0] for event in events}
            if rows and len(seen) != (2 if kind == "cpu" else 1):
                raise Failure(f"the trace has {seen}")
            if any(event["name"] == "transfer" for event in events):
                raise Failure("something was copied from one queue to the other")


def absent():
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, open(os.path.join(HERE, "chain.mlir")).read(), ("cpu", "cpu"))
        tool("run", module, "--all-functions",
             fails="module needs 2 devices, 'dev_b' on cpu is absent; given cpu:0")
        module = compiled(folder, open(os.path.join(HERE, "chain.mlir")).read(), ("cpu", "vulkan"))
        tool("run", module, "--all-functions", "--device=cpu", "--device=cpu:1",
             fails="'dev_b' on vulkan is absent; given cpu:0, cpu:1")


def select():
    """The first device of a selection that is there, whichever that is."""
    choice = '#hal.device.select<[#hal.device.target<"vulkan">, #hal.device.alias<"local">]>'
    text = open(os.path.join(HERE, "chain.mlir")).read().replace('#hal.device.target<"KIND_B">',
                                                                 choice)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, text, ("cpu", ""))
        tool("run", module, "--all-functions", "--device=cpu", "--device=cpu:1")
        tool("run", module, "--all-functions", "--device=cpu",
             fails="module has no variant for cpu:0")
        if "vulkan" in kinds():
            tool("run", module, "--all-functions", "--device=cpu", "--device=vulkan")


def selections(trace):
    """The devices that were chosen, from a trace."""
    return [event["args"]["device"] for event in json.load(open(trace))["traceEvents"]
            if event["name"] == "hal.allocator.select"]


def lead(pair, policy):
    """Memory of the chosen device: the first, or that of --device_lead_allocator; asked for once,
    although two functions and a loop use it."""
    devices = given(pair)
    names = [option.split("=")[1] + ("" if option.count(":") else ":0") for option in devices]
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module, trace = compiled(folder, open(os.path.join(HERE, "two_stage.mlir")).read(),
                                 pair), os.path.join(folder, "trace.json")
        if policy:
            tool("run", module, "--all-functions", f"--device_policy={policy}", f"--trace={trace}",
                 *devices)
            chosen = selections(trace)
            if len(chosen) != 2 or not set(chosen) <= set(names):
                raise Failure(f"chose {chosen}")
            return
        # @dev_a before @dev_b is one question, @dev_b before @dev_a another.
        for options, wanted in (([], names), (["--device_lead_allocator=0"], names[:1] * 2),
                                (["--device_lead_allocator=1"], names[1:] * 2)):
            tool("run", module, "--all-functions", f"--trace={trace}", *options, *devices)
            if selections(trace) != wanted:
                raise Failure(f"{options}: chose {selections(trace)} instead of {wanted}")
        tool("run", module, "--all-functions", "--device_lead_allocator=2", *devices,
             fails="the lead allocator is device 2, but the module is loaded onto 2")
        tool("run", module, "--all-functions", "--device_policy=best", *devices,
             fails="no device policy 'best', expected first, rank, bandwidth, free_memory or "
                   "locality")


def model_on_several():
    """A model given to run is compiled for all the devices that are given."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "program.mlir")
        text = open(os.path.join(HERE, "chain.mlir")).read()
        text = "\n".join(line for line in text.splitlines() if "util.global" not in line)
        for i, name in enumerate("ab"):
            text = text.replace(f"#hal.device.affinity<@dev_{name}>",
                                f"#hal.device.promise<@__device_{i}>")
        with open(path, "w") as file:
            file.write(text)
        os.environ["SLUICE_CACHE_DIR"] = folder
        tool("run", path, "--all-functions", "--device=cpu", "--device=cpu:1")
        tool("run", path, "--all-functions", "--device=cpu",
             fails="is target 1 of the compiler, but 1 is given")
        if "vulkan" in kinds():
            tool("run", path, "--all-functions", "--device=vulkan", "--device=cpu")
            tool("bench", path, "--function=main", "--repetitions=2", "--device=cpu",
                 "--device=vulkan")


def promise():
    """Devices that only the command line names."""
    text = open(os.path.join(HERE, "chain.mlir")).read()
    text = "\n".join(line for line in text.splitlines() if "util.global" not in line)
    for i, name in enumerate("ab"):
        text = text.replace(f"#hal.device.affinity<@dev_{name}>",
                            f"#hal.device.promise<@__device_{i}>")
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, text, ("", ""), "--target=cpu", "--target=cpu:x86-64")
        tool("run", module, "--all-functions", "--device=cpu", "--device=cpu:1")


def refused(text, says):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "program.mlir")
        with open(path, "w") as file:
            file.write(text)
        tool("compile", path, "-o", os.path.join(folder, "out.slm"), fails=says)


DEVICE = 'util.global private @d = #hal.device.target<"cpu"> : !hal.device\n'
REFUSED = {
    "unknown_kind": ('util.global private @d = #hal.device.target<"abacus"> : !hal.device',
                     'unknown device "abacus", expected cpu (or local), cuda, hip or vulkan'),
    "no_architecture": ('util.global private @d = #hal.device.target<"hip"> : !hal.device',
                        'device "hip" does not say what to compile for; add --target=rocm'),
    "unsupported": ('util.global private @d = #hal.device.target<"cuda", '
                    '[#hal.executable.target<"cuda", "cuda-nvptx-fb", {target_arch = "sm_3"}>]> : '
                    '!hal.device', "no target supports"),
    "unknown_device": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                                "#hal.device.affinity<@e>}) -> tensor<2xf32> { return %x : "
                                "tensor<2xf32> }",
                       "is placed on the unknown device @e; the program has @d"),
    "queue": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                       "#hal.device.affinity<@d, [1, 64]>}) -> tensor<2xf32> { return %x : "
                       "tensor<2xf32> }",
              "is placed on queue 64 of @d; queues are numbered from 0 to 63"),
    "queue_of_unknown": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                                  "#hal.device.affinity<@e, [1]>}) -> tensor<2xf32> { return %x : "
                                  "tensor<2xf32> }",
                         "is placed on the unknown device @e; the program has @d"),
    "no_affinity": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = 7}) -> "
                             "tensor<2xf32> { return %x : tensor<2xf32> }",
                    "which is no affinity to a device"),
    "promise": ("func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                "#hal.device.promise<@__device_1>}) -> tensor<2xf32> { return %x : tensor<2xf32> }",
                "'@__device_1', which is target 1 of the compiler, but 1 is given; add --target"),
    "unknown_optimal": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                                 "#hal.device.optimal<[#hal.device.affinity<@d>, "
                                 "#hal.device.affinity<@e>]>}) -> tensor<2xf32> { return %x : "
                                 "tensor<2xf32> }",
                        "is placed on the unknown device @e; the program has @d"),
    "optimal_nothing": (DEVICE + "func.func @f(%x: tensor<2xf32> {iree.abi.affinity = "
                                 "#hal.device.optimal<[]>}) -> tensor<2xf32> { return %x : "
                                 "tensor<2xf32> }", "names no device"),
    "select_nothing": ("util.global private @d = #hal.device.select<[]> : !hal.device",
                       "selects among no devices"),
    "fallback": ("util.global private @d = #hal.device.fallback<@e> : !hal.device",
                 "falls back to 'e', which is no device"),
}


def tests():
    yield from place.tests()
    yield from placements.tests()
    for path in sorted(glob.glob(os.path.join(HERE, "*.mlir"))):
        for pair in PAIRS:
            for level in (0, 2):
                name = f"{os.path.basename(path)[:-5]}/{'+'.join(pair)}/O{level}"
                yield Test(name, functools.partial(check, path, pair, level))
    for pair in PAIRS:
        yield Test(f"arguments/{'+'.join(pair)}", functools.partial(arguments, pair))
    for pair in PAIRS[:3]:
        yield Test(f"lead/{'+'.join(pair)}", functools.partial(lead, pair, ""))
    for policy in ("first", "rank", "bandwidth", "free_memory", "locality"):
        yield Test(f"policy/{policy}", functools.partial(lead, PAIRS[1], policy))
    for pair in PAIRS[:3]:
        yield Test(f"full/{'+'.join(pair)}", functools.partial(full, pair))
    yield Test("opened_blocks", opened_blocks)
    yield Test("model_on_several", model_on_several)
    for kind in ("cpu", "vulkan"):
        for queue in (1, 5):
            yield Test(f"queues/{kind}/{queue}", functools.partial(queues, kind, queue))
    yield Test("absent", absent)
    yield Test("select", select)
    yield Test("promise", promise)
    for name, (text, says) in REFUSED.items():
        yield Test(f"refused/{name}", functools.partial(refused, text, says))


if __name__ == "__main__":
    sys.exit(run("devices", list(tests())))
