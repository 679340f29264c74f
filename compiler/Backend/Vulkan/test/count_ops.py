"""Counts what matters to drivers in SPIR-V modules that follow each other in one file (SPIR-V
specification, 2.3)."""
import struct
import sys

DIVISIONS = {134, 135, 137, 138, 139}  # OpUDiv, OpSDiv, OpUMod, OpSRem, OpSMod
TYPE_INT, TYPE_VECTOR, MEMORY_MODEL, EXECUTION_MODE, MAGIC = 21, 23, 14, 16, 0x07230203
KEEPS_NANS = 4461  # SignedZeroInfNanPreserve
MATRIX_MULTIPLY = 4459  # OpCooperativeMatrixMulAddKHR
EXTENDED = 12  # OpExtInst
EXTREMES = {37: "either", 40: "either", 79: "number", 80: "number"}  # FMin, FMax, NMin, NMax

data = open(sys.argv[1], "rb").read()
words = struct.unpack(f"<{len(data) // 4}I", data)
divisions, widths, products, models, modes, at = {32: 0, 64: 0}, {}, 0, set(), set(), 0
extremes = {"either": 0, "number": 0}
while at < len(words):
    if words[at] == MAGIC:
        widths, at = {}, at + 5
    length, opcode = words[at] >> 16, words[at] & 0xFFFF
    if opcode == TYPE_INT:
        widths[words[at + 1]] = words[at + 2]
    elif opcode == TYPE_VECTOR:
        widths[words[at + 1]] = widths.get(words[at + 2])
    elif opcode in DIVISIONS:
        divisions[widths[words[at + 1]]] += 1
    elif opcode == MEMORY_MODEL:
        models.add({1: "GLSL450", 3: "Vulkan"}[words[at + 2]])
    elif opcode == EXECUTION_MODE and words[at + 2] == KEEPS_NANS:
        modes.add(words[at + 3])
    elif opcode == EXTENDED and words[at + 4] in EXTREMES:
        extremes[EXTREMES[words[at + 4]]] += 1
    products += opcode == MATRIX_MULTIPLY
    at += length
for width, count in divisions.items():
    print(f"{width}-bit divisions: {count}")
print(f"products of matrices: {products}")
print(f"memory model: {', '.join(sorted(models))}")
print(f"NaNs kept in floats of: {', '.join(map(str, sorted(modes)))} bits")
print(f"extremes, of a NaN and a number: {extremes['number']} the number, {extremes['either']} either")
