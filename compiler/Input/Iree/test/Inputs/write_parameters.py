"""Archives of parameters: write_parameters.py FOLDER makes a.irpa, b.safetensors and broken
ones."""
import json
import os
import struct
import sys

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)


def write(name, data):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(data)


def entry(kind, name, names, body):
    at = len(names)
    names += name.encode()
    head = struct.pack("<QIQQQQQQ", 60 + len(body), kind, 0, at, len(name), 0, 0, 64)
    return (head + body).ljust(-(-(60 + len(body)) // 16) * 16, b"\0")


def header(next_header, count, entries, names, storage):
    return struct.pack("<4sHHQQQQ6Q", b"IRPA", 0, 0, 88, next_header, 0, count, *entries, *names,
                       *storage).ljust(96, b"\0")


def archive(entries, names, storage, more):
    at = 96, 96 + len(entries), 96 + len(entries) + len(names)
    size = -(-(at[2] + len(storage)) // 16) * 16
    ranges = (at[0], len(entries)), (at[1], len(names)), (at[2], len(storage))
    count = 0
    begin = 0
    while begin < len(entries):
        begin += -(-struct.unpack_from("<Q", entries, begin)[0] // 16) * 16
        count += 1
    return (header(size if more else 0, count, *ranges) + entries + bytes(names)
            + storage).ljust(size, b"\0")


weights = struct.pack("<6f", 1, 2, 3, 4, 5, 6)
codes = bytes([0x21, 0x43])  # 1 2 3 4
names = bytearray()
first = archive(entry(2, "w", names, struct.pack("<QQ", 0, 24)) + entry(0, "gone", names, b"")
                + entry(2, "codes", names, struct.pack("<QQ", 24, 2)), names, weights + codes, True)
names = bytearray()
splat = struct.pack("<Q16sB", 16, struct.pack("<f", 0.5), 4)
second = archive(entry(1, "half", names, splat) + entry(3, "far", names, bytes(32)), names, b"",
                 False)
write("a.irpa", first + second)
write("short.irpa", (first + second)[: len(first) + 40])

table = {"w": {"dtype": "F32", "shape": [3, 2], "data_offsets": [0, 24]},
         "__metadata__": {"format": "pt"}}
text = json.dumps(table).encode()
write("b.safetensors", struct.pack("<Q", len(text)) + text + weights)
write("short.safetensors", struct.pack("<Q", len(text)) + text + weights[:8])
write("no.irpa", b"something else entirely")
