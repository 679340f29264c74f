#===- run.py - one program in several processes ---------------------------===#
# Every collective of the shard dialect on every type, in 1, 2 and 4 processes that Open MPI or the
# environment starts, against numpy. And what happens when one of them dies, or is not what the
# others are.
#===----------------------------------------------------------------------===#
import math
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import programs
import sharded

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), "models")]
from harness import BUILD, SLUICE, Failure, Skip, Test, run
from zoo import MODELS

RUNNER = os.path.join(BUILD, "bin", "sluice-run")


def compiled(folder, text, *options, name="program", fails=""):
    source, module = os.path.join(folder, name + ".mlir"), os.path.join(folder, name + ".slm")
    with open(source, "w") as file:
        file.write(text)
    done = subprocess.run([SLUICE, "compile", source, "-o", module, *options],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
    if bool(done.returncode) != bool(fails) or fails not in done.stderr:
        raise Failure(f"exit code {done.returncode}, "
                      f"{'wanted ' + repr(fails) if fails else ''}\n{done.stderr.strip()}")
    return module


def with_mpi(processes, command):
    """The command for Open MPI, also as root and on fewer cores than processes."""
    mpirun = shutil.which("mpirun")
    if not mpirun:
        raise Skip("mpirun is not installed")
    return [mpirun, "-n", str(processes), "--oversubscribe", "--bind-to", "none",
            *(["--allow-run-as-root"] if os.getuid() == 0 else []), *command]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1] - 1  # the one after MASTER_PORT is used


def start_by_environment(processes, command_of, **overrides):
    """One process for each rank with torchrun's variables; command_of(rank) is what it runs."""
    port = str(free_port())
    return [subprocess.Popen(command_of(rank), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True,
                             env=os.environ | dict(RANK=str(rank), LOCAL_RANK=str(rank),
                                     WORLD_SIZE=str(processes), LOCAL_WORLD_SIZE=str(processes),
                                                   MASTER_ADDR="127.0.0.1", MASTER_PORT=port)
                             | overrides)
            for rank in range(processes)]


def ended(running, seconds):
    """(exit code, output) of each, or Failure if one is still there after so long."""
    end, results = time.time() + seconds, []
    try:
        for process in running:
            output, _ = process.communicate(timeout=max(0.1, end - time.time()))
            results.append((process.returncode, output))
    except subprocess.TimeoutExpired:
        raise Failure(f"still running after {seconds} s") from None
    finally:
        for process in running:
            process.kill()
    return results


def expect(results, code, says=""):
    for rank, (got, output) in enumerate(results):
        if bool(got) != bool(code) or says not in output:
            raise Failure(f"process {rank}: exit code {got}, "
                          f"{'wanted ' + repr(says) if says else ''}\n"
                          + "\n".join(output.strip().splitlines()[:8]))


def cases(processes, level, launcher):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, programs.program(processes), f"-O{level}")
        command = [sys.executable, os.path.join(HERE, "rank.py"), "cases", module, str(processes)]
        if launcher == "mpi":
            done = subprocess.run(with_mpi(processes, command), stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, timeout=200)
            expect([(done.returncode, done.stdout + done.stderr)], 0)
        else:
            expect(ended(start_by_environment(processes, lambda rank: command), 200), 0)


def on_gpus(processes, says="", nccl="fake_nccl", **environment):
    """The cases without kernels by NCCL, on fake devices."""
    fakes = os.path.join(BUILD, "runtime", "testing")
    if not os.path.exists(f"{fakes}/fake_nccl.so"):
        raise Skip("the runtime's tests are not built")
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, programs.program(processes, with_kernels=False),
                          "--target=cuda:sm_90")
        command = [sys.executable, os.path.join(HERE, "rank.py"), "cases", module, str(processes),
                   "cuda:0"]
        environment = dict(LD_PRELOAD=f"{fakes}/fake_cuda.so", SLUICE_FAKE_DRIVER="loads",
                           SLUICE_NCCL=f"{fakes}/{nccl}.so") | environment
        running = start_by_environment(processes, lambda rank: command, **environment)
        expect(ended(running, 200), 1 if says else 0, says)


GRID = "shard.grid @grid(shape = 4)\n"
# Sums for as long as nobody stops it.
ENDLESS = GRID + """
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1000000000 : index
  %y = scf.for %i = %c0 to %many step %c1 iter_args(%a = %x) -> (tensor<1000xf32>) {
    %s = shard.all_reduce %a on @grid grid_axes = [0] reduction = max : tensor<1000xf32> -> tensor<1000xf32>
    scf.yield %s : tensor<1000xf32>
  }
  return %y : tensor<1000xf32>
}
"""
ONCE = GRID + """
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = shard.all_reduce %x on @grid grid_axes = [0] : tensor<3xf32> -> tensor<3xf32>
  return %y : tensor<3xf32>
}
"""
PATIENCE = 10  # seconds after which all others have noticed


def killed(launcher):
    """One of four is killed while they exchange data: the others end soon, and say why."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ENDLESS)
        pids = [os.path.join(folder, f"pid{rank}") for rank in range(4)]
        rank = "$OMPI_COMM_WORLD_RANK" if launcher == "mpi" else "$RANK"
        command = ["sh", "-c", f"echo $$ >{folder}/pid{rank}; exec {RUNNER} {module} "
                               f"--input=1000xf32=random --threads=1"]
        if launcher == "mpi":
            running = [subprocess.Popen(with_mpi(4, command), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True)]
        else:
            running = start_by_environment(4, lambda rank: command)
        try:
            deadline = time.time() + 60
            while not all(os.path.exists(path) and os.path.getsize(path) for path in pids):
                if time.time() > deadline:
                    raise Failure("they do not start")
                time.sleep(0.05)
            time.sleep(3)  # in the midst of it
            os.kill(int(open(pids[2]).read()), signal.SIGKILL)
        except BaseException:
            for process in running:
                process.kill()
            raise
        results = ended(running, PATIENCE)
        if launcher == "mpi":
            expect(results, 1)  # mpirun also ends the others by itself, whoever is first
        else:
            expect([r for i, r in enumerate(results) if i != 2], 1,
                   "process 2 of 4 ended without notice: it crashed or was killed")


def killed_while_meeting(victim):
    """One of those who wait for the last process is killed: the others end soon, and name it."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ONCE)
        port = free_port()
        running = start_by_environment(4, lambda rank: ["sleep", "60"] if rank == 3
                                       else run_it(rank, [module]), MASTER_PORT=str(port))
        late = running.pop()
        try:
            deadline = time.time() + 60
            while established(port + 1) < 2:  # 1 and 2 with 0
                if time.time() > deadline:
                    raise Failure("they do not meet")
                time.sleep(0.05)
            time.sleep(0.5)
            running[victim].kill()
            results = ended(running, PATIENCE)
        finally:
            late.kill()
            late.wait()
        expect([r for i, r in enumerate(results) if i != victim], 1,
               f"process {victim} of 4 ended without notice before all had met: it crashed or was "
               f"killed")


def established(port):
    """How many TCP connections somebody at `port` of this machine has accepted."""
    with open("/proc/net/tcp") as table:
        return sum(columns[1].endswith(f":{port:04X}") and columns[3] == "01"
                   for columns in map(str.split, table))


def failing():
    """One of four does not come to the collective, since it fails before: the others do not wait
    for it."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ONCE)
        results = ended(start_by_environment(4, lambda rank: [RUNNER, module,
                f"--input={'2' if rank == 1 else '3'}xf32=random"]), 60)
        expect([results.pop(1)], 1, "argument 0 must be 3xf32, given 2xf32")
        expect(results, 1, "process 1 of 4 left before the others were done")


def refused(says, command_of, processes=4, **overrides):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        modules = [compiled(folder, ONCE),
                   compiled(folder,
                            ONCE.replace("all_reduce %x", "all_reduce %x ").replace("3xf32",
                                    "5xf32"), name="other")]
        results = ended(start_by_environment(processes, lambda rank: command_of(rank, modules),
                                             **overrides), 60)
        expect([result for result in results if result[1]], 1, says)  # one may be none of ours


def other_secret():
    """Process 2 has another secret: it is told, and the others name it as missing."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ONCE)
        command = [RUNNER, module, "--input=3xf32=random"]
        secrets = "env", "SLUICE_SECRET=of these four processes", *command
        other = "env", "SLUICE_SECRET=of something else", *command
        results = ended(start_by_environment(4, lambda rank: other if rank == 2 else secrets,
                                             SLUICE_RENDEZVOUS_TIMEOUT="5"), 60)
        expect([results.pop(2)], 1, "has another secret than process 2")
        expect(results, 1, "only 3 of 4 processes came within 5 s; missing: 2")


def run_it(rank, modules):
    return [RUNNER, modules[0], "--input=3xf32=random"]


def alone():
    """Outside of any launch: says how to start it."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        done = subprocess.run([RUNNER, compiled(folder, ONCE), "--input=3xf32=random"],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        expect([(done.returncode, done.stderr)], 1,
               "module is for a grid of 4, 4 processes, and 1 runs (neither mpirun nor "
               "WORLD_SIZE): start it with mpirun -n 4")


def files():
    """Inputs and outputs of each process."""
    import numpy as np

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ONCE)
        for rank in range(4):
            np.save(os.path.join(folder, f"x{rank}.npy"), np.float32([rank, 10 * rank, 1]))
        command = [RUNNER, module, f"--input=@{folder}/x{{rank}}.npy",
                   f"--output=@{folder}/y{{rank}}.npy"]
        expect(ended(start_by_environment(4, lambda rank: command), 60), 0)
        for rank in range(4):
            np.testing.assert_array_equal(np.load(os.path.join(folder, f"y{rank}.npy")),
                                          np.float32([6, 60, 4]))


def run_model():
    """`sluice run` in each process: the model is compiled, or was by another, and cut as the
    command line says."""
    import numpy as np

    x, w = (np.random.default_rng(i).standard_normal((128, 128), np.float32) for i in (0, 1))
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        source, rules = os.path.join(folder, "model.mlir"), os.path.join(folder, "rules.txt")
        with open(source, "w") as file:
            file.write("""func.func @main(%x: tensor<128x128xf32>, %w: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %y = linalg.matmul ins(%x, %w : tensor<128x128xf32>, tensor<128x128xf32>) outs(%f : tensor<128x128xf32>) -> tensor<128x128xf32> loc("product")
  return %y : tensor<128x128xf32>
}""")
        with open(rules, "w") as file:
            file.write("grid = 2\n^product$ -> [[0], []]\n")
        for name, value in (("x", x), ("w", w)):
            np.save(os.path.join(folder, name + ".npy"), value)
        command = [SLUICE, "run", source, f"--shard={rules}", f"--input=@{folder}/x.npy",
                   f"--input=@{folder}/w.npy", f"--output=@{folder}/y{{rank}}.npy"]
        expect(ended(start_by_environment(2, lambda rank: command, XDG_CACHE_HOME=folder), 100), 0)
        for rank in range(2):
            np.testing.assert_allclose(np.load(os.path.join(folder, f"y{rank}.npy")), x @ w,
                                       rtol=1e-3, atol=1e-3)


# Only one tensor says how it lies; the rest follows, as in a feed-forward block that is cut over
# processes.
ANNOTATED = GRID + """
func.func @main(%x: tensor<6x8xf32>, %w1: tensor<8x16xf32>, %w2: tensor<16x8xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<6x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x16xf32>) -> tensor<6x16xf32>
  %m1 = linalg.matmul ins(%x, %w1 : tensor<6x8xf32>, tensor<8x16xf32>) outs(%f1 : tensor<6x16xf32>) -> tensor<6x16xf32>
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %m1c = shard.shard %m1 to %columns : tensor<6x16xf32>
  %relu = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%m1c : tensor<6x16xf32>) outs(%e1 : tensor<6x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %r = arith.maximumf %a, %zero : f32
    linalg.yield %r : f32
  } -> tensor<6x16xf32>
  %e2 = tensor.empty() : tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %m2 = linalg.matmul ins(%relu, %w2 : tensor<6x16xf32>, tensor<16x8xf32>) outs(%f2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %whole = shard.sharding @grid split_axes = [[], []] : !shard.sharding
  %m2w = shard.shard %m2 to %whole : tensor<6x8xf32>
  return %m2w : tensor<6x8xf32>
}
"""


def annotated(level):
    """Each process is given its columns of the first weights and its rows of the second; all get
    the whole result."""
    import numpy as np

    x, w1, w2 = (np.random.default_rng(i).standard_normal(shape, np.float32)
                 for i, shape in enumerate(((6, 8), (8, 16), (16, 8))))
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = compiled(folder, ANNOTATED, f"-O{level}")
        for rank in range(4):
            part = slice(4 * rank, 4 * rank + 4)
            for name, value in (("x", x), ("a", w1[:, part]), ("b", w2[part])):
                np.save(os.path.join(folder, f"{name}{rank}.npy"), np.ascontiguousarray(value))
        command = [RUNNER, module, *(f"--input=@{folder}/{name}{{rank}}.npy" for name in "xab"),
                   f"--output=@{folder}/y{{rank}}.npy"]
        expect([(done.returncode, done.stdout)
                for done in [subprocess.run(with_mpi(4, command), stdin=subprocess.DEVNULL,
                                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                            text=True, timeout=60)]], 0)
        for rank in range(4):
            np.testing.assert_allclose(np.load(os.path.join(folder, f"y{rank}.npy")),
                                       np.maximum(x @ w1, 0) @ w2, rtol=1e-4, atol=1e-4)


def random_programs(grid, seeds):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        if sharded.prepare(folder, seeds, grid) < len(seeds) // 2:
            raise Failure("hardly any result is cut")
        command = [sys.executable, os.path.join(HERE, "rank.py"), "sharded", folder]
        expect(ended(start_by_environment(math.prod(grid), lambda rank: command),
                     30 + 5 * len(seeds)), 0)


def whole_model(name, processes):
    """The weights of a model are cut over processes of Open MPI; each gives what one process
    gives."""
    import numpy as np
    import sluice

    model = next(model for model in MODELS if model.name == name)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        feeds = next(iter(model.feeds.values()))()
        for name, value in feeds.items():
            np.save(os.path.join(folder, name + ".npy"), value)
        one = sluice.compile(model.path(), output=f"{folder}/one.slm")
        done = subprocess.run([SLUICE, "compile", model.path(), "-o", f"{folder}/cut.slm",
                               f"--shard={processes}"], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=300)
        expect([(done.returncode, done.stderr)], 0)
        expected = one(**feeds)
        expected = expected if isinstance(expected, tuple) else (expected,)
        command = [RUNNER, f"{folder}/cut.slm",
                   *(f"--input={name}=@{folder}/{name}.npy" for name in feeds),
                   *(f"--output=@{folder}/{i}.{{rank}}.npy" for i in range(len(expected)))]
        done = subprocess.run(with_mpi(processes, command), stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=200)
        expect([(done.returncode, done.stdout + done.stderr)], 0)
        for i, value in enumerate(expected):
            for rank in range(processes):
                np.testing.assert_allclose(np.load(f"{folder}/{i}.{rank}.npy"), value, rtol=1e-4,
                                           atol=1e-4)


REFUSED = {
    "fewer": lambda: refused("module is for a grid of 4, 4 processes, and 2 run (WORLD_SIZE=2): "
                             "start it with mpirun -n 4", run_it, 2),
    "other_module": lambda: refused(
        "loads another module than process", lambda rank, modules: [RUNNER, modules[rank == 3],
                f"--input={'5' if rank == 3 else '3'}xf32=random"]),
    "bad_rank": lambda: refused("RANK=x is not a number from 0 to 3", run_it, RANK="x"),
    "no_port": lambda: refused("a launch of several processes sets MASTER_PORT, which is missing",
                               run_it, MASTER_PORT=""),
    "no_library": lambda: refused("launched by mpirun, but Open MPI's library does not open: /"
                                  "nowhere/libmpi.so is not installed; SLUICE_MPI=FILE says where "
                                  "it is",
                                  run_it, 1, OMPI_COMM_WORLD_SIZE="4", OMPI_COMM_WORLD_RANK="0",
                                  SLUICE_MPI="/nowhere/libmpi.so"),
    "no_secret": lambda: refused("processes that meet at MASTER_ADDR=192.0.2.1 need a secret that "
                                 "strangers do not know: set SLUICE_SECRET", run_it,
                                 MASTER_ADDR="192.0.2.1"),
    "short_secret": lambda: refused("the secret in SLUICE_SECRET has 5 characters, the least is 16",
                                    run_it, SLUICE_SECRET="short"),
    "not_this_machine": lambda: refused(
        "process 0: cannot listen at 192.0.2.1, port ", lambda rank, modules: run_it(rank, modules)
        if rank == 0 else ["false"], MASTER_ADDR="192.0.2.1", SLUICE_SECRET="of these processes"),
    "no_libcrypto": lambda: refused("SLUICE_CRYPTO=FILE says where it is", run_it, 2,
                                    SLUICE_CRYPTO="/nowhere/libcrypto.so",
                                    SLUICE_RENDEZVOUS_TIMEOUT="2"),
    "missing_process": lambda: refused(
        "only 3 of 4 processes came within 2 s; missing: 3", lambda rank, modules: ["false"]
        if rank == 3 else run_it(rank, modules), SLUICE_RENDEZVOUS_TIMEOUT="2"),
}


def tests():
    for processes in programs.GRIDS:
        for level in (0, 2):
            yield Test(f"mpi_{processes}_O{level}", lambda p=processes, o=level: cases(p, o, "mpi"),
                       seconds=400)
    yield Test("environment_1_O2", lambda: cases(1, 2, "environment"), seconds=400)
    yield Test("environment_4_O2", lambda: cases(4, 2, "environment"), seconds=400)
    for processes in (2, 4):
        yield Test(f"gpus_{processes}", lambda p=processes: on_gpus(p))
    yield Test("gpus_alone", lambda: on_gpus(
        2, "NCCL: meeting the other GPUs failed: unhandled system error: the fake is told to",
        SLUICE_FAKE_NCCL="alone"))
    yield Test("gpus_failing", lambda: on_gpus(
        2, "NCCL: all_reduce failed: remote process exited: the fake is told to",
        SLUICE_FAKE_NCCL="fails"))
    yield Test("gpus_old_nccl", lambda: on_gpus(
        2, "this NCCL is too old: it has no ncclGroupEnd", "fake_nccl_old"))
    yield Test("gpus_without_nccl", lambda: on_gpus(
        2, "collectives between CUDA devices need NCCL", SLUICE_NCCL="/nowhere/libnccl.so"))
    yield Test("other_secret", other_secret)
    for launcher in ("mpi", "environment"):
        yield Test(f"killed_{launcher}", lambda l=launcher: killed(l))
    for grid, first in (((2,), 0), ((3,), 100), ((2, 2), 200)):
        yield Test(f"sharded_{'x'.join(map(str, grid))}", lambda g=grid, f=first: random_programs(g,
                range(f, f + 16)), seconds=300)
    for name, processes in (("bert_base", 4), ("llama_tiny_kv", 2), ("mobilenet_v2", 2)):
        yield Test(f"sharded_{name}", lambda n=name, p=processes: whole_model(n, p), seconds=400)
    for level in (0, 2):
        yield Test(f"annotated_O{level}", lambda o=level: annotated(o))
    for victim in (0, 2):
        yield Test(f"killed_while_meeting_{victim}", lambda v=victim: killed_while_meeting(v))
    yield Test("run_model", run_model)
    yield Test("failing", failing)
    yield Test("files", files)
    yield Test("refused_alone", alone)
    for name, function in REFUSED.items():
        yield Test(f"refused_{name}", function)


if __name__ == "__main__":
    sys.exit(run("collectives", tests()))
