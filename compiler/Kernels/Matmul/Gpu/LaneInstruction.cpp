//===- LaneInstruction.cpp - choosing one of a family's table -------------===//
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"

using namespace sluice;
using namespace sluice::kernels;

void kernels::addLaneInstructions(TargetModel &model, llvm::ArrayRef<LaneInstructionEntry> table,
                                  unsigned target, const MatrixUnit &unit) {
  for (const LaneInstructionEntry &entry : table) {
    if (!(entry.targets & target))
      continue;
    model.matrixUnit = &unit;
    model.addMatrixElements({entry.element});
    model.matrixUnsigned |= entry.instruction.hasSigns;
  }
}

const LaneInstruction *kernels::findLaneInstruction(llvm::ArrayRef<LaneInstructionEntry> table,
                                                    unsigned target, MatrixElement element,
                                                    int64_t rows, int64_t columns) {
  const auto *found = llvm::find_if(table, [&](const LaneInstructionEntry &entry) {
    return (entry.targets & target) && entry.element == element &&
           rows % entry.instruction.side == 0 && columns % entry.instruction.side == 0;
  });
  return found == table.end() ? nullptr : &found->instruction;
}
