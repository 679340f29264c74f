"""Counts the divisions in SPIR-V modules that follow each other in one file, by the width of their type (SPIR-V specification, 2.3)."""
import struct
import sys

DIVISIONS = {134, 135, 137, 138, 139}  # OpUDiv, OpSDiv, OpUMod, OpSRem, OpSMod
TYPE_INT, TYPE_VECTOR, MAGIC = 21, 23, 0x07230203

data = open(sys.argv[1], "rb").read()
words = struct.unpack(f"<{len(data) // 4}I", data)
counts, widths, at = {32: 0, 64: 0}, {}, 0
while at < len(words):
    if words[at] == MAGIC:
        widths, at = {}, at + 5
    length, opcode = words[at] >> 16, words[at] & 0xFFFF
    if opcode == TYPE_INT:
        widths[words[at + 1]] = words[at + 2]
    elif opcode == TYPE_VECTOR:
        widths[words[at + 1]] = widths.get(words[at + 2])
    elif opcode in DIVISIONS:
        counts[widths[words[at + 1]]] += 1
    at += length
for width, count in counts.items():
    print(f"{width}-bit divisions: {count}")
