//===- AttentionUnit.h - products of attention on matrix instructions -----===//
// What the emitter of attention asks of a GPU. Tiles lie in workgroup memory as slices of 128
// bytes, their chunks swizzled as MatrixUnit.h says:
//   queries, keys   slice = 64 along the depth      row = query or key
//   values          slice = 64 columns              row = key
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

namespace sluice::kernels {
class AttentionScores;

class AttentionUnit {
public:
  virtual ~AttentionUnit() = default;
  /// Copies, and barriers between copies and products.
  virtual MatrixUnitEmitter &copies() = 0;
  /// Which queries and keys the scores of a thread belong to, and which queries and columns its
  /// sums.
  virtual SmallVector<AccumulatorsOfRow> scoresOfThread() = 0;
  virtual SmallVector<AccumulatorsOfRow> accumulatorsOfThread() = 0;
  virtual int64_t accumulatorCount() const = 0;
  // Where AttentionPlan::isStaged, what scores() and packed() do is weigh()'s affair, and what is
  // carried from tile to tile is the unit's own until read() makes the sums single.
  /// Takes the next `depth` elements of queries, at this place, into registers, for all tiles of
  /// keys.
  virtual void holdQueries(Value queries, int64_t depth) {
    llvm_unreachable("planned for a unit that reads them");
  }
  /// What is carried to the first tile, behind what the scores carry.
  virtual SmallVector<Value> start(const AttentionScores &) { llvm_unreachable("sums are single"); }
  /// Packed weights of the tile of keys there, `first` and on. All that is `carried` follows.
  virtual SmallVector<Value> weigh(AttentionScores &, Value keys, Value first,
                                   SmallVectorImpl<Value> &carried) {
    llvm_unreachable("sums are single");
  }
  virtual void read(SmallVectorImpl<Value> &carried) { llvm_unreachable("sums are single"); }
  /// Neighbouring threads that share a row.
  virtual int64_t threadsOfRow() const = 0;
  /// Queries times keys, from tiles at these bytes of workgroup memory (i32). They may still run:
  /// see finish().
  virtual SmallVector<Value> scores(Value queries, Value keys) { llvm_unreachable("see weigh()"); }
  /// `weights`, which stand where scores do, as addValues() takes them.
  virtual SmallVector<Value> packed(ArrayRef<Value> weights) { llvm_unreachable("see weigh()"); }
  /// Adds packed weights times the values there; they may still run.
  virtual void addValues(ArrayRef<Value> packedWeights, Value values,
                         SmallVectorImpl<Value> &accumulators) = 0;
  /// Waits for products until at most `pending` calls run; `results` are those of the last one that
  /// is done.
  virtual void finish(SmallVectorImpl<Value> &results, int64_t pending) = 0;
  /// 2^x of an f32.
  virtual Value exp2(Value x) = 0;
};

/// mbarriers between threads that copy and threads that compute, by their numbers (i32): a phase
/// ends after a given number of arrivals.
class Mbarriers {
public:
  virtual ~Mbarriers() = default;
  /// Called by one thread, before a barrier of the workgroup.
  virtual void init(int64_t number, int64_t arrivals) = 0;
  /// Lets the other threads, and copies, see what init() did.
  virtual void fenceInit() = 0;
  virtual void arrive(Value number) = 0;
  /// Waits for the end of the phase of this parity (i32).
  virtual void await(Value number, Value parity) = 0;
  /// What this thread has copied will be seen by products of others, after an mbarrier or barrier.
  virtual void publish() = 0;
  /// Waits for the other threads of this group of `threads`; `number` (i32) from 1 on is its own.
  virtual void groupBarrier(Value number, int64_t threads) = 0;
  /// Leaves this thread's group so many registers.
  virtual void setRegisters(int64_t count, bool more) = 0;
};

struct AttentionUnitParts {
  OpBuilder &builder;
  Location loc;
  const AttentionPlan &plan;
  Type element; ///< Element type of queries, keys and values.
  Value thread; ///< Index.
  Value memory; ///< Workgroup memory, as bytes.
};

/// What a family brings for attention.
class AttentionUnits {
public:
  virtual ~AttentionUnits() = default;
  /// Products by the instructions of parts.plan.unit.
  virtual std::unique_ptr<AttentionUnit> products(const AttentionUnitParts &parts) const = 0;
  /// mbarriers between threads that copy and threads that compute, at `first` bytes of workgroup
  /// memory; asked of families with a unit of several subgroups.
  virtual std::unique_ptr<Mbarriers> mbarriers(const AttentionUnitParts &parts,
                                               int64_t first) const {
    llvm_unreachable("planned for a family without mbarriers");
  }
};

} // namespace sluice::kernels
