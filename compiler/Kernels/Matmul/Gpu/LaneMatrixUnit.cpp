//===- LaneMatrixUnit.cpp - mfma, wmma, and mma.sync of f64 ---------------===//
// A lane reads chunks of 16 bytes along k, which are operands of one or several instructions: which
// k a lane has does not matter as long as those of rows and columns are the same. Where neighbours
// in memory are rows (or columns), it reads some of them for each k and turns them in registers:
// each belongs to another block, so that a lane's rows follow each other in the tile.
//   along k       block b, lane's row i: row b * side + i
//   along rows    blocks taken `turned` at a time, b = turned * q + t:
//                 row (q * side + i) * turned + t
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

using namespace sluice::kernels;
using Register = LaneInstruction::Register;

namespace {
class LaneUnit final : public BorrowingMatrixUnit, KernelBuilder {
public:
  LaneUnit(const MatrixUnitParts &parts, const LaneInstruction &instruction,
           std::unique_ptr<MatrixUnitEmitter> copies)
      : BorrowingMatrixUnit(std::move(copies)), KernelBuilder(parts.builder, parts.loc),
        plan(parts.plan), shape(parts.shape), instruction(instruction), memory(parts.memory),
        elementBytes(shape.operandBits / 8), perChunk(kMatrixChunkBytes / elementBytes),
        depth(kKTileBytes / elementBytes),
        chunksTogether(std::max<int64_t>(instruction.operandBytes() / kMatrixChunkBytes, 1)) {
    Value thread = asI32(parts.thread);
    Value lane = rem(thread, instruction.lanes), wave = div(thread, instruction.lanes), row;
    if (instruction.groupsFirst) {
      row = div(lane, instruction.groups()), group = rem(lane, instruction.groups());
    } else {
      row = rem(lane, instruction.side), group = div(lane, instruction.side);
    }
    int64_t rows = plan.rows / plan.subgroupsM, columns = plan.columns / plan.subgroupsN;
    down = {mul(div(wave, plan.subgroupsN), rows), row, rows / instruction.side,
            shape.lhsKContiguous};
    across = {mul(rem(wave, plan.subgroupsN), columns), operandRow(row), columns / instruction.side,
              shape.rhsKContiguous};
  }

  int64_t accumulatorCount() const override {
    return down.blocks * across.blocks * instruction.accumulators();
  }
  SmallVector<Value> start(OpBuilder &builder, Location loc, Type sum) override {
    auto type = VectorType::get({instruction.accumulators()}, sum);
    return Values(down.blocks * across.blocks, KernelBuilder(builder, loc).zero(type));
  }
  int64_t neighbours() const override { return instruction.together * turned(across); }
  int64_t kTilesInUse() const override { return 1; }
  void barrier() override { workgroupBarrier(b, loc); }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    for (int64_t step = 0; step < depth / (perChunk * chunksTogether * instruction.depthGroups());
         ++step) {
      SmallVector<SmallVector<Value>> rows = operands(lhs, down, step),
                                      columns = operands(rhs, across, step);
      for (size_t k = 0; k < rows.front().size(); ++k)
        for (int64_t i = 0; i < down.blocks; ++i)
          for (int64_t j = 0; j < across.blocks; ++j) {
            Value &sum = accumulators[i * across.blocks + j];
            sum = product(columns[j][k], rows[i][k], sum);
          }
    }
  }

  void read(SmallVectorImpl<Value> &accumulators) override {
    SmallVector<Value> all;
    forEachRun([&](int64_t i, int64_t firstBlock, int64_t firstSum) {
      for (int64_t number = firstSum; number < firstSum + instruction.together; ++number)
        for (int64_t j = firstBlock; j < firstBlock + turned(across); ++j)
          all.push_back(
              vector::ExtractOp::create(b, loc, accumulators[i * across.blocks + j], number));
    });
    accumulators = all;
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all(down.blocks);
    int64_t side = instruction.side, perRow = turned(down);
    for (int64_t i = 0; i < down.blocks; ++i)
      all[i].row =
          add(add(down.first, mul(down.row, perRow)), i / perRow * side * perRow + i % perRow);
    unsigned index = 0;
    int64_t perColumn = turned(across), ofGroup = instruction.together * perColumn;
    Value column = add(across.first, mul(group, ofGroup));
    forEachRun([&](int64_t i, int64_t firstBlock, int64_t firstSum) {
      int64_t ahead =
          (firstBlock / perColumn * side + instruction.rowOfSum(firstSum, 0)) * perColumn;
      all[i].pairs.push_back({add(column, ahead), index});
      index += ofGroup;
    });
    return all;
  }

  void copy(Value target, const MatrixMemory &from, Value source, Value ahead,
            Value valid) override {
    assert(copies && "copies go through registers");
    copies->copy(target, from, source, ahead, valid);
  }
  void store(Value target, Value vector) override {
    vector = asBytes(vector);
    storeAligned(vector, memory, asIndex(target), kMatrixChunkBytes);
  }

private:
  Value asBytes(Value vector) {
    auto type = cast<VectorType>(vector.getType());
    int64_t bytes = type.getNumElements() * type.getElementTypeBitWidth() / 8;
    return vector::BitCastOp::create(b, loc, VectorType::get({bytes}, b.getI8Type()), vector);
  }
  Value load(Value offset, int64_t bytes) {
    return loadAligned(b.getI8Type(), bytes, memory, asIndex(offset), bytes);
  }

  /// What one subgroup has of the tile's rows, or columns.
  struct Side {
    Value first, row; ///< i32: of the subgroup in the tile, of the lane in a block.
    int64_t blocks = 0;
    bool kContiguous = true;
  };

  /// The row that a lane reads, which has that of the instruction: see LaneInstruction::rowOfSum().
  Value operandRow(Value row) {
    if (!instruction.interleaved)
      return row;
    int64_t groups = instruction.groups(), together = instruction.together;
    Value number = div(row, groups);
    return add(add(rem(number, together), mul(rem(row, groups), together)),
               mul(div(number, together), together * groups));
  }

  /// Blocks whose rows neighbour.
  int64_t turned(const Side &side) const {
    return side.kContiguous ? 1 : std::min(side.blocks, perChunk);
  }

  /// Visits blocks of rows, blocks of columns, and runs of neighbouring accumulators in each.
  void forEachRun(function_ref<void(int64_t, int64_t, int64_t)> each) {
    for (int64_t i = 0; i < down.blocks; ++i)
      for (int64_t j = 0; j < across.blocks; j += turned(across))
        for (int64_t number = 0; number < instruction.accumulators();
             number += instruction.together)
          each(i, j, number);
  }

  /// Per block, operands for instructions one after the other.
  SmallVector<SmallVector<Value>> operands(Value kTile, const Side &side, int64_t step) {
    Value firstChunk = i32(step * instruction.depthGroups() * chunksTogether);
    if (!instruction.repeats)
      firstChunk = add(firstChunk, mul(group, chunksTogether));
    SmallVector<SmallVector<Value>> all;
    if (side.kContiguous)
      for (int64_t block = 0; block < side.blocks; ++block)
        all.push_back(split(chunksAlongK(kTile, side, block, firstChunk)));
    else
      for (int64_t block = 0; block < side.blocks; block += turned(side))
        for (Value chunks : chunksAlongRows(kTile, side, block, firstChunk))
          all.push_back(split(chunks));
    return all;
  }

  Value chunksAlongK(Value kTile, const Side &side, int64_t block, Value firstChunk) {
    Value line = add(add(side.first, side.row), block * instruction.side);
    Value start = add(kTile, mul(line, kKTileBytes)), swizzle = rem(line, 8), all;
    for (int64_t i = 0; i < chunksTogether; ++i) {
      Value chunk = exclusiveOr(add(firstChunk, i), swizzle);
      Value bytes = load(add(start, mul(chunk, kMatrixChunkBytes)), kMatrixChunkBytes);
      if (all) {
        SmallVector<int64_t> both = llvm::to_vector(llvm::seq<int64_t>(0, 2 * kMatrixChunkBytes));
        bytes = vector::ShuffleOp::create(b, loc, all, bytes, both);
      }
      all = bytes;
    }
    return all;
  }

  SmallVector<Value> chunksAlongRows(Value kTile, const Side &side, int64_t block,
                                     Value firstChunk) {
    int64_t together = turned(side),
            perLine = depth; // As many elements along k as rows in a line of 128 bytes.
    Value row = add(add(side.first, mul(side.row, together)), block * instruction.side);
    Value inLine = rem(row, perLine), chunk = div(inLine, perChunk);
    Value start = add(kTile, mul(div(row, perLine), depth * kKTileBytes));
    start = add(start, mul(rem(inLine, perChunk), elementBytes));
    Type element = b.getIntegerType(elementBytes * 8);
    SmallVector<Value> ofDepth;
    for (int64_t i = 0; i < perChunk * chunksTogether; ++i) {
      Value k = add(mul(firstChunk, perChunk), i);
      Value offset = add(add(start, mul(k, kKTileBytes)),
                         mul(exclusiveOr(chunk, rem(k, 8)), kMatrixChunkBytes));
      ofDepth.push_back(vector::BitCastOp::create(b, loc, VectorType::get({together}, element),
                                                  load(offset, together * elementBytes)));
    }
    SmallVector<Value> ofBlocks;
    for (int64_t i = 0; i < together; ++i) {
      SmallVector<Value> elements = llvm::map_to_vector(ofDepth, [&](Value vector) -> Value {
        return vector::ExtractOp::create(b, loc, vector, i);
      });
      ofBlocks.push_back(asBytes(vectorOf(elements)));
    }
    return ofBlocks;
  }

  Type registerType() {
    switch (instruction.operand) {
    case Register::F16: return b.getF16Type();
    case Register::BF16: return b.getBF16Type();
    case Register::I16: return b.getI16Type();
    case Register::I32: return b.getI32Type();
    case Register::I64: return b.getI64Type();
    case Register::F32: return b.getF32Type();
    case Register::F64: return b.getF64Type();
    }
    llvm_unreachable("all registers have types");
  }

  /// Operands of which `bytes` are made.
  SmallVector<Value> split(Value bytes) {
    Type type = registerType();
    int64_t count =
        cast<VectorType>(bytes.getType()).getNumElements() * 8 / type.getIntOrFloatBitWidth();
    Value all = vector::BitCastOp::create(b, loc, VectorType::get({count}, type), bytes);
    SmallVector<Value> parts;
    for (int64_t i = 0; i < count; i += instruction.operandCount) {
      if (instruction.operandCount == 1)
        parts.push_back(vector::ExtractOp::create(b, loc, all, i));
      else if (instruction.operandCount == count)
        parts.push_back(all);
      else
        parts.push_back(
            vector::ExtractStridedSliceOp::create(b, loc, all, i, instruction.operandCount, 1));
    }
    return parts;
  }

  /// Sums are those of C's transpose: a lane has neighbours of a row.
  Value product(Value column, Value row, Value sum) {
    if (instruction.emit)
      return instruction.emit(b, loc, row, column, sum);
    SmallVector<Value> operands;
    auto flag = [&](bool value) {
      operands.push_back(arith::ConstantIntOp::create(b, loc, value, 1));
    };
    auto take = [&](Value operand, bool isUnsigned) {
      if (instruction.hasSigns)
        flag(!isUnsigned);
      operands.push_back(operand);
    };
    take(column, shape.rhsUnsigned);
    take(row, shape.lhsUnsigned);
    operands.push_back(sum);
    if (instruction.hasSigns)
      flag(false); // Sums wrap around.
    if (instruction.zerosAfter)
      operands.append(instruction.zerosAfter, i32(0));
    return LLVM::CallIntrinsicOp::create(b, loc, sum.getType(),
                                         b.getStringAttr(instruction.intrinsic), operands)
        .getResult(0);
  }

  const MatmulPlan plan;
  const MatmulShape shape;
  const LaneInstruction instruction;
  Value memory; ///< Bytes.
  int64_t elementBytes, perChunk, depth;
  int64_t chunksTogether; ///< Chunks of 16 bytes in one operand.
  Side down, across;
  Value group;
};
} // namespace

std::unique_ptr<MatrixUnitEmitter>
sluice::kernels::laneMatrixUnit(const MatrixUnitParts &parts,
                                std::unique_ptr<MatrixUnitEmitter> copies) {
  const LaneInstruction *instruction =
      unitsOf(*parts.target)
          .laneInstruction(*parts.target, parts.shape.element,
                           parts.plan.rows / parts.plan.subgroupsM,
                           parts.plan.columns / parts.plan.subgroupsN);
  assert(instruction && "planned without an instruction");
  return std::make_unique<LaneUnit>(parts, *instruction, std::move(copies));
}

void kernels::addLaneInstructions(TargetModel &model, ArrayRef<LaneInstructionEntry> table,
                                  unsigned target, const MatrixUnit &unit) {
  for (const LaneInstructionEntry &entry : table) {
    if (!(entry.targets & target))
      continue;
    model.matrixUnit = &unit;
    model.addMatrixElements({entry.element});
    model.matrixUnsigned |= entry.instruction.hasSigns;
  }
}

const LaneInstruction *kernels::findLaneInstruction(ArrayRef<LaneInstructionEntry> table,
                                                    unsigned target, MatrixElement element,
                                                    int64_t rows, int64_t columns) {
  const auto *found = llvm::find_if(table, [&](const LaneInstructionEntry &entry) {
    return (entry.targets & target) && entry.element == element &&
           rows % entry.instruction.side == 0 && columns % entry.instruction.side == 0;
  });
  return found == table.end() ? nullptr : &found->instruction;
}
