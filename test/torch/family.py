#===- family.py - a case of an operator, and what it is applied to ----------===#
import dataclasses
import zlib

import torch

F16, F32, F64, BF16 = torch.float16, torch.float32, torch.float64, torch.bfloat16
I64, I32, U8, BOOL = torch.int64, torch.int32, torch.uint8, torch.bool


@dataclasses.dataclass
class Case:
    operator: str  # "aten.add.Tensor"
    arguments: tuple
    keywords: dict
    name: str
    static: bool = False  # Only with known sizes.
    fixed: tuple = ()  # Tensors whose sizes are known even so.
    skipped: tuple = ()  # Results that are not checked.
    bound: float = 0
    reference: object = None  # What it means, where not every version of torch has it for the host.


class Family:
    def __init__(self):
        self.cases, self.names = [], {}

    def __call__(self, operator, *arguments, static=False, fixed=(), skipped=(), bound=0,
                 reference=None, **keywords):
        base = operator.partition(".")[2].replace(".", "_")
        count = self.names[base] = self.names.get(base, 0) + 1
        self.cases.append(Case(operator, arguments, keywords, base if count == 1
                               else f"{base}_case{count}", static, fixed, skipped, bound,
                               reference))


def floats(*shape, low=-2.0, high=2.0, dtype=F32):
    """Made-up numbers with few digits, the same for the same arguments."""
    generator = torch.Generator().manual_seed(zlib.crc32(repr((shape, low, high)).encode()))
    values = torch.rand(shape, generator=generator, dtype=F64) * (high - low) + low
    return (values * 256).round().div(256).to(dtype)


def ints(*shape, low=-9, high=9, dtype=I64):
    generator = torch.Generator().manual_seed(zlib.crc32(repr((shape, low, high)).encode()))
    return torch.randint(low, high + 1, shape, generator=generator).to(dtype)


def bools(*shape):
    return ints(*shape, low=0, high=1).to(BOOL)
