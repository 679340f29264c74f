//===- LaneInstruction.h - how matrix instructions spread over lanes ------===//
// Instructions that multiply two square-tiled matrices, side x k and k x side, whose operands lie
// in the registers of a subgroup: every lane has some k of one row of the first and of one column
// of the second. Lanes with the same row are told apart by a group, of which each has other k.
// Results lie the other way round: a lane has one column, and of its rows those of its group. The
// emitter computes C's transpose with them: the instruction's rows are C's columns, so that a lane
// has neighbours of one row of C.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

struct LaneInstruction {
  enum class Register { F16, BF16, I16, I32, F32, I64, F64 };

  StringRef intrinsic; ///< LLVM's name; empty if `emit` makes it.
  /// What an operand is made of, in LLVM's words, and of how many; one is no vector.
  Register operand;
  int64_t operandCount;
  int64_t side, lanes;
  /// Lanes of all groups have all of k (gfx11); else a lane's k follow those of the group before.
  bool repeats = false;
  /// Neighbouring lanes have the same row in neighbouring groups (NVIDIA's); else the rows follow
  /// each other.
  bool groupsFirst = false;
  /// Rows of the results follow each other from group to group; else in runs of `together`.
  bool interleaved = false;
  /// Rows of the results that the emitter takes for neighbours: operand rows are exchanged
  /// accordingly, see operandRow().
  int64_t together = 4;
  /// Says for each operand whether its integers are signed; without, all are.
  bool hasSigns = false;
  int64_t zerosAfter = 0; ///< Operands of i32 after the sum, all 0.
  /// Emits the instruction where it has no intrinsic: `sum` plus the product.
  Value (*emit)(OpBuilder &builder, Location loc, Value row, Value column, Value sum) = nullptr;

  int64_t operandBytes() const { // Per lane.
    return operandCount * (operand >= Register::I64 ? 8 : operand >= Register::I32 ? 4 : 2);
  }
  int64_t groups() const { return lanes / side; }
  int64_t depthGroups() const { return repeats ? 1 : groups(); }
  int64_t accumulators() const { return side / groups(); } ///< Per lane.
  /// Where sum `number` of `group` belongs among the rows of the emitter. So that lanes read
  /// different banks, rows that the operand's lanes 8i to 8i+7 have are 8i to 8i+7 in any order.
  int64_t rowOfSum(int64_t number, int64_t group) const {
    return number % together + together * group + together * groups() * (number / together);
  }
};

/// A row of a family's table: the instruction is for all of its targets whose bit is in `targets`.
struct LaneInstructionEntry {
  unsigned targets;
  MatrixElement element;
  LaneInstruction instruction;
};

/// Says in `model` that `unit` multiplies what `table` has rows for.
void addLaneInstructions(TargetModel &model, ArrayRef<LaneInstructionEntry> table, unsigned target,
                         const MatrixUnit &unit);

/// The first instruction of `table` for the target with this bit and a part of a tile that is
/// `rows` x `columns` large; null if there is none.
const LaneInstruction *findLaneInstruction(ArrayRef<LaneInstructionEntry> table, unsigned target,
                                           MatrixElement element, int64_t rows, int64_t columns);

} // namespace sluice::kernels
