#===- memory_tests.py - arrays in the memory of devices and of others -------===#
import os
import subprocess
import sys
import tempfile

import numpy as np
from expectations import SCALE, expect, raises
from harness import BUILD, ROOT, SLUICE, Skip


def test_device_arrays():
    """Arrays of other libraries in the memory of a GPU, over a fake CUDA."""
    import sluice

    fake = os.path.join(BUILD, "runtime", "testing", "fake_cuda.so")
    if not os.path.exists(fake):
        raise Skip("the runtime's tests are not built")
    same = ('func.func @main(%x: tensor<?xf32> {sluice.name = "x"}) -> tensor<?xf32> { return %x : '
            'tensor<?xf32> }')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "same.slm")
        sluice.compile(same, output=path)
        done = subprocess.run([sys.executable, ROOT + "/test/python/device_arrays.py", fake, path],
                              capture_output=True, text=True,
                              env=dict(os.environ, PYTHONPATH=BUILD + "/python"))
    expect(done.returncode == 0 and done.stdout == "fine\n",
           done.stdout[-300:] + done.stderr[-900:])


DOUBLE_AND_PUT = """
func.func @double(%x: tensor<?x3xf32> {sluice.name = "x"}) -> tensor<?x3xf32> {
  %y = arith.addf %x, %x : tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}
func.func @put(%x: tensor<?x3xf32> {sluice.name = "x", sluice.donated}, %row: tensor<1x3xf32> {sluice.name = "row"}) -> tensor<?x3xf32> {
  %y = tensor.insert_slice %row into %x[1, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}
"""


def shared_memory(device, target, *fake):
    """Another process opens memory of a device, computes on it in place and writes into it."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "m.slm")
        model = os.path.join(folder, "m.mlir")
        with open(model, "w") as file:
            file.write(DOUBLE_AND_PUT)
        subprocess.run([SLUICE, "compile", model, "-o", path, f"--target={target}"], check=True)
        done = subprocess.run([sys.executable, ROOT + "/test/python/shared_memory.py", device, path,
                               *fake], capture_output=True, text=True,
                              env=dict(os.environ, PYTHONPATH=BUILD + "/python",
                                       SLUICE_FAKE_DRIVER="loads"), timeout=100)
    expect(done.returncode == 0 and done.stdout == "sluice.MemoryHandle(2x3xf32)\nfine\n",
           done.stdout[-300:] + done.stderr[-900:])


def test_shared_memory():
    import sluice

    if not any(name.startswith("vulkan") for name, _ in sluice.devices()):
        raise Skip("no Vulkan device")
    shared_memory("vulkan:0", "vulkan")


def test_shared_memory_by_ipc():
    """The same over a fake CUDA."""
    fake = os.path.join(BUILD, "runtime", "testing", "fake_cuda.so")
    if not os.path.exists(fake):
        raise Skip("the runtime's tests are not built")
    shared_memory("cuda:0", "cuda:sm_90", fake)


def test_arrays_on_devices():
    """Arrays that a module gives and takes in the memory of a device, and what cannot be done with
    them."""
    import sluice

    x = np.float32([[1, 2, 3]])
    for device in ("cpu:2",
                   *(["vulkan:0"] if any(name.startswith("vulkan") for name, _ in sluice.devices())
                     else [])):
        module = sluice.compile(DOUBLE_AND_PUT, target=device.split(":")[0], device=device)
        there = sluice.to_device(x, device)
        expect(there.device == device and there.shape == (1, 3) and there.dtype == np.float32,
               repr(there))
        expect(np.array_equal(np.asarray(module.double(module.double(there))), 4 * x),
               "wrong values")
        expect(isinstance(module.double(there), np.ndarray if device.startswith("cpu")
                          else sluice.DeviceArray), "a result elsewhere")
        copy = there.numpy()
        copy[:] = 0
        expect(np.array_equal(there.numpy(), x), "numpy() does not copy")
        try:
            np.from_dlpack(there)
        except BufferError as error:
            expect("has no addresses that DLPack knows" in str(error), str(error))
        else:
            raise AssertionError("DLPack takes it")
    raises(lambda: sluice.to_device(x, "cpu:2").export_memory(),
           "cpu:2 shares no memory with other processes")
    raises(lambda: sluice.to_device(np.array(["text"]), "cpu"),
           "the runtime has no arrays of NumPy's")


def test_memory_of_other_devices():
    """Arrays are copied to and from a device that cannot use the host's memory in place."""
    import sluice

    if not any(name.startswith("vulkan") for name, _ in sluice.devices()):
        raise Skip("no Vulkan device")
    module, x = sluice.compile(SCALE, target="vulkan"), np.arange(1000, dtype=np.float32)
    expect(np.array_equal(module(x), 2 * x + 1) and np.array_equal(module(x[::2]), 2 * x[::2] + 1),
           "wrong values")
    expect(module(x[:0]).shape == (0,), "an empty array")
