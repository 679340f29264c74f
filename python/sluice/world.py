"""sluice.world: the processes that run one program."""

import typing

from ._runtime import world as world_of_runtime


class World(typing.NamedTuple):
    """This process among all, and among those of this machine."""

    rank: int
    size: int
    local_rank: int
    local_size: int


def world() -> World:
    """What the environment says: mpirun of Open MPI, or torchrun's variables (RANK, WORLD_SIZE,
    ...); rank 0 of 1 without them."""
    return World(*world_of_runtime())
