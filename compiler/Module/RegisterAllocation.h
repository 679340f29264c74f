//===- RegisterAllocation.h - registers of the virtual machine ------------===//
// Two files: scalars (int64_t) and refs (buffers, views, command buffers, timepoints). A register
// is reused after its value's last use. Values in SSA form, visited so that definitions come before
// uses, need no more registers this way than are live at one point (Hack, Grund, Goos: Register
// Allocation for Programs in SSA-Form, 2006).
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Analysis/Liveness.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::module {
/// Whether values of this type live in ref registers.
bool isRef(Type type);

class RegisterAllocation {
public:
  explicit RegisterAllocation(func::FuncOp func);

  uint32_t operator[](Value value) const { return registers.at(value); }
  /// Number of registers, the scratch registers at the end included.
  uint32_t scalarCount() const { return scalars.count + kScratchScalars; }
  uint32_t refCount() const { return refs.count + 1; }
  uint32_t scratchScalar(unsigned index) const { return scalars.count + index; }
  uint32_t scratchRef() const { return refs.count; }

  /// Whether `value` is dead once `op`, which uses it or defines it, is done.
  bool isDeadAfter(Value value, Operation *op) const;
  /// Refs that are held when `block` ends but not needed in `successor`.
  SmallVector<Value> deadOnEdge(Block *block, Block *successor) const;
  bool isLiveIn(Value value, Block *block) const {
    return liveness.getLiveness(block)->isLiveIn(value);
  }

  static constexpr unsigned kScratchScalars = 2;

private:
  struct File {
    llvm::BitVector used;
    uint32_t count = 0;
    uint32_t take(std::optional<uint32_t> wish);
    void occupy(uint32_t reg);
  };
  File &file(Value value) { return isRef(value.getType()) ? refs : scalars; }
  void assign(Value value);
  void allocateBlock(Block *block);
  std::optional<uint32_t> wish(Value value);

  Liveness liveness;
  DenseMap<Value, uint32_t> registers;
  /// The last operation in a block that uses a value which is not live out of the block.
  DenseMap<std::pair<Block *, Value>, Operation *> lastUse;
  File scalars, refs;
};
} // namespace sluice::module
