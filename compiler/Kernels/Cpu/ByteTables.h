//===- ByteTables.h - functions of bytes by lookup ------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Elementwise operations that make a byte of one byte, as activations between quantized layers do.
/// A workgroup computes all 256 results first where an operation takes longer than a lookup (a
/// product of 12544 x 16 x 16 with a sigmoid: 66 us on an Intel Xeon, 144 without).
class ByteTables {
public:
  /// `entry`: the kernel's first block, which begins with the tables.
  ByteTables(const TargetModel &target, Block &entry) : target(target), entry(entry) {}

  /// What `op` makes of the vectors `inputs` by lookup; null if it shall be computed.
  Value lookUp(OpBuilder &builder, linalg::GenericOp op, ArrayRef<Value> inputs);

private:
  /// The results for the bytes from 0 to 255: vectors of 64 to permute, or memory.
  SmallVector<Value> make(OpBuilder &builder, linalg::GenericOp op, int64_t lanes);

  const TargetModel &target;
  Block &entry;
  DenseMap<Operation *, SmallVector<Value>> tables;
};

} // namespace sluice::kernels
