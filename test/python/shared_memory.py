#===- shared_memory.py - memory of a device in two processes --------------===#
# Run by run.py: `shared_memory.py DEVICE MODULE [FAKE]`, the module compiled by it, FAKE the
# library of a fake driver that runs no kernels. The other process opens what this one exports,
# computes on it where it lies, and writes into it through a donated argument.
#===----------------------------------------------------------------------===#
import ctypes
import multiprocessing
import sys

import numpy as np

FAKE = sys.argv[3:]
if FAKE:
    ctypes.CDLL(FAKE[0], mode=ctypes.RTLD_GLOBAL)  # before the driver looks for it
import sluice  # noqa: E402


def other(connection, device, path):
    try:
        handle = connection.recv()
        with handle:
            there = sluice.open_memory(handle, device)
        module = sluice.load(path, device=device, results="device")
        doubled = module.double(there)
        module.put(there, np.full((1, 3), 9, np.float32))
        connection.send((there.shape, str(there.dtype), there.numpy(), doubled.numpy()))
    except BaseException as error:
        connection.send(error)
        raise


def main(device, path):
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    spawn = multiprocessing.get_context("spawn")
    neighbour = sluice.to_device(np.full(1000, 7, np.int64), device)  # in the same block, perhaps
    mine = sluice.to_device(x, device)
    here, there = spawn.Pipe()
    process = spawn.Process(target=other, args=(there, device, path))
    process.start()
    with mine.export_memory() as handle:
        print(repr(handle))
        here.send(handle)
        told = here.recv()
    process.join(60)
    assert process.exitcode == 0 and isinstance(told, tuple), told
    shape, dtype, values, doubled = told
    assert shape == (2, 3) and dtype == "float32", told
    assert FAKE or np.array_equal(doubled, 2 * x), doubled
    x[1] = 9
    assert np.array_equal(values, x), values
    assert np.array_equal(mine.numpy(), x), mine.numpy()  # without a copy: what the other wrote
    assert (neighbour.numpy() == 7).all()
    print("fine")


if __name__ == "__main__":
    main(*sys.argv[1:3])
