#===- gpu_module.py - what the GPU kernels of a module need --------------===#
# Read from the code itself, not from what the compiler measured: the metadata of HSACO, the
# declarations of PTX. Formats: runtime/module/gpu_executable.fbs (FlatBuffers), ELF notes,
# MessagePack.
#===----------------------------------------------------------------------===#
import dataclasses
import re
import struct

AMDGPU_METADATA = 32  # type of the note


@dataclasses.dataclass
class Kernel:
    name: str
    table: dict  # what the module says: words, threads, workgroup, private, subgroup
    found: dict  # what the code says, in the same words
    problems: list


class Table:
    """A FlatBuffers table: fields by number."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.vtable = at - struct.unpack_from("<i", data, at)[0]
        self.fields = (struct.unpack_from("<H", data, self.vtable)[0] - 4) // 2

    def place(self, field):
        offset = (struct.unpack_from("<H", self.data, self.vtable + 4 + 2 * field)[0]
                  if field < self.fields else 0)
        return self.at + offset if offset else None

    def number(self, field, form="<I"):
        place = self.place(field)
        return struct.unpack_from(form, self.data, place)[0] if place else 0

    def follow(self, field):
        place = self.place(field)
        return place + struct.unpack_from("<I", self.data, place)[0] if place else None

    def bytes(self, field):
        start = self.follow(field)
        return (self.data[start + 4 : start + 4 + struct.unpack_from("<I", self.data, start)[0]]
                if start else b"")

    def count(self, field):
        start = self.follow(field)
        return struct.unpack_from("<I", self.data, start)[0] if start else 0

    def tables(self, field):
        start, count = self.follow(field), self.count(field)
        for place in range(start + 4, start + 4 + 4 * count, 4) if count else ():
            yield Table(self.data, place + struct.unpack_from("<I", self.data, place)[0])


def unpack(data, at=0):
    """One MessagePack object and where the next begins: what AMD's metadata uses of it."""
    tag, at = data[at], at + 1
    if tag < 0x80 or tag >= 0xE0:
        return tag if tag < 0x80 else tag - 0x100, at
    if tag < 0xA0 or tag in (0xDC, 0xDD, 0xDE, 0xDF):
        count, is_map = tag & 15, tag < 0x90 or tag in (0xDE, 0xDF)
        if tag >= 0xDC:
            size = 2 if tag in (0xDC, 0xDE) else 4
            count, at = int.from_bytes(data[at : at + size], "big"), at + size
        items = []
        for _ in range(count * (2 if is_map else 1)):
            item, at = unpack(data, at)
            items.append(item)
        return (dict(zip(items[::2], items[1::2])) if is_map else items), at
    if tag < 0xC0 or tag in (0xD9, 0xDA):
        length = tag & 31
        if tag >= 0xD9:
            size = tag - 0xD8
            length, at = int.from_bytes(data[at : at + size], "big"), at + size
        return data[at : at + length].decode(), at + length
    if tag in (0xC2, 0xC3):
        return tag == 0xC3, at
    if 0xCC <= tag <= 0xCF:
        size = 1 << (tag - 0xCC)
        return int.from_bytes(data[at : at + size], "big"), at + size
    raise ValueError(f"MessagePack tag {tag:#x}")


def notes(elf):
    """Owner, type and description of each note of a 64-bit ELF file."""
    start, size, count = (*struct.unpack_from("<Q", elf, 32), *struct.unpack_from("<HH", elf, 54))
    for header in range(start, start + size * count, size):
        kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", elf, header)
        at = offset
        while kind == 4 and at < offset + length:
            owner, described, type_ = struct.unpack_from("<III", elf, at)
            text = at + 12 + (owner + 3) // 4 * 4
            yield elf[at + 12 : at + 12 + owner - 1].decode(), type_, elf[text : text + described]
            at = text + (described + 3) // 4 * 4


def read_hsaco(code):
    (kernel,) = next(unpack(text)[0] for owner, type_, text in notes(code) if (owner, type_)
                     == ("AMDGPU", AMDGPU_METADATA))["amdhsa.kernels"]
    arguments = kernel.get(".args", [])
    found = {
        "words": len(arguments),
        "threads": kernel[".max_flat_workgroup_size"],
        "workgroup": kernel[".group_segment_fixed_size"],
        "private": kernel[".private_segment_fixed_size"],
        "subgroup": kernel[".wavefront_size"],
    }
    problems = [f"hidden argument {a['.value_kind']}" for a in arguments
                if a[".value_kind"].startswith("hidden")]
    problems += ["a stack of unknown size"] if kernel.get(".uses_dynamic_stack") else []
    problems += (["arguments that are not one word each"] if kernel[".kernarg_segment_size"] != 8
                 * len(arguments) else [])
    return found, problems


def read_ptx(code):
    text = code.decode().rstrip("\0")

    def total(space):
        return sum(int(n or 0) for n in re.findall(rf"^\s*(?:\.visible )?\.{space} [^;]*\[(\d+)\]",
                                                   text, re.M))

    found = {
        "words": sum(int(size or 8) // 8  # tensor maps are bytes
                     for size in re.findall(r"^\s*\.param [^\[\n]*(?:\[(\d+)\])?", text, re.M)),
        "threads": int(re.search(r"\.maxntid (\d+)", text)[1]),
        "workgroup": total("shared"),
        "private": total("local"),
        "subgroup": 0,
    }
    calls = re.findall(r"^\s*(?:call[ .].*|\.extern (?!\.shared).*)", text, re.M)
    return found, [f"'{call.strip()}'" for call in calls]


MAP_NUMBERS, MAP_WORDS = 19, 16  # of a tensor map (runtime/module/TensorMap.h)
READERS = {0: ("ptx", read_ptx), 2: ("hsaco", read_hsaco)}


def kernels(path):
    """The kernels of all GPU executables in the module at `path` whose code can be read here."""
    data, at = open(path, "rb").read(), -1
    while (at := data.find(b"SLGX", at + 1)) >= 0:
        part = data[at - 4 :]
        root = Table(part, struct.unpack_from("<I", part)[0])
        codes = [(code.number(0, "<B"), code.bytes(1)) for code in root.tables(1)]
        for entry in root.tables(2):
            kind, code = codes[entry.number(2)]
            if kind not in READERS:
                continue
            table = {
                "words": entry.number(3) + entry.number(4) + (entry.number(5) & 1)
                + (entry.number(5) >> 1 & 1) + entry.count(17) // MAP_NUMBERS * MAP_WORDS,
                "threads": entry.number(6) * max(1, entry.number(7)) * max(1, entry.number(8)),
                "workgroup": entry.number(9),
                "dynamic": entry.number(10),
                "private": entry.number(11),
                "subgroup": entry.number(13),
            }
            yield Kernel(entry.bytes(0).decode(), table, *READERS[kind][1](code))
