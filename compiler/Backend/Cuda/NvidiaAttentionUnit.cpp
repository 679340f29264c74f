//===- NvidiaAttentionUnit.cpp - attention on mma.sync and wgmma ----------===//
// PTX ISA 9.7.14.5 (mma), 9.7.15 (wgmma), 9.7.13.15 (mbarrier).
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cuda/NvidiaMatrixUnit.h"

using namespace sluice::kernels;
using namespace sluice::cuda;

static constexpr int64_t kWarpThreads = 32, kStep = 16; // Threads; depth of one instruction.

namespace {
/// What both have in common: sums and scores are in pairs of neighbouring columns, and a pair of
/// weights makes one register of the next product's lhs.
class NvidiaAttention : public AttentionUnit, protected util::PlainIndexBuilder {
public:
  explicit NvidiaAttention(const AttentionUnitParts &parts)
      : util::PlainIndexBuilder(parts.builder, parts.loc), plan(parts.plan), element(parts.element),
        ofScores(
            matrixParts(parts, scorePlan, scoreShape, parts.plan.keys, /*rhsKContiguous=*/true)),
        ofSums(
            matrixParts(parts, sumPlan, sumShape, parts.plan.columns, /*rhsKContiguous=*/false)) {}

  MatrixUnitEmitter &copies() override { return ofScores; }
  SmallVector<AccumulatorsOfRow> scoresOfThread() override {
    return ofScores.accumulatorsOfThread();
  }
  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    return ofSums.accumulatorsOfThread();
  }
  int64_t accumulatorCount() const override { return ofSums.accumulatorCount(); }
  int64_t threadsOfRow() const override { return 4; }
  SmallVector<Value> packed(ArrayRef<Value> weights) override {
    SmallVector<Value> pairs;
    for (size_t i = 0; i < weights.size(); i += 2)
      pairs.push_back(pair(weights[i], weights[i + 1]));
    return pairs;
  }
  Value exp2(Value x) override {
    return assembly(b, loc, "ex2.approx.ftz.f32 $0, $1;", "=f,f", x, x.getType(),
                    /*sideEffects=*/false)[0];
  }

protected:
  /// Plans and shapes must live as long as the units, which copy them. Wgmma gives a thread the
  /// same elements as mma.sync with 16 rows a warp.
  static MatrixUnitParts matrixParts(const AttentionUnitParts &parts, MatmulPlan &plan,
                                     MatmulShape &shape, int64_t columns, bool rhsKContiguous) {
    plan = {&kMma, parts.plan.rows, columns,
            /*subgroupsM=*/parts.plan.computeThreads() / kWarpThreads,
            /*subgroupsN=*/1};
    shape = MatmulShape();
    shape.rhsKContiguous = rhsKContiguous;
    return {parts.builder, parts.loc, plan, shape, parts.element, parts.thread, parts.memory};
  }
  Value ahead(Value offset, int64_t bytes) { return bytes ? add(offset, bytes) : offset; }
  const char *elementName() const { return isa<BFloat16Type>(element) ? "bf16" : "f16"; }
  /// Two elements in a register, the first one low.
  Value pair(Value low, Value high) {
    return assembly(b, loc, "cvt.rn." + Twine(elementName()) + "x2.f32 $0, $1, $2;", "=r,f,f",
                    ValueRange{high, low}, b.getI32Type(), /*sideEffects=*/false)[0];
  }
  /// The lhs of 16 rows, the `block`th, and the `step`th 16 keys: both halves of the rows
  /// at the first 8 keys, then the others.
  SmallVector<Value> fragment(ArrayRef<Value> packedWeights, int64_t block, int64_t step) {
    return SmallVector<Value>(packedWeights.slice(block * plan.keys / 4 + step * 4, 4));
  }

  const AttentionPlan plan;
  Type element;
  MatmulPlan scorePlan, sumPlan;
  MatmulShape scoreShape, sumShape;
  MmaUnit ofScores, ofSums;
};

/// Every warp has rows of its own, with all keys and columns.
class MmaAttention final : public NvidiaAttention {
public:
  using NvidiaAttention::NvidiaAttention;

  SmallVector<Value> scores(Value queries, Value keys) override {
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    SmallVector<Value> accumulators(ofScores.accumulatorCount(), zero);
    for (int64_t at = 0; at < plan.depth; at += kStep) {
      int64_t slice = at / plan.sliceElements(), step = at % plan.sliceElements() / kStep;
      ofScores.addProducts(ofScores.rowFragments(ahead(queries, slice * plan.rows * 128), step),
                           ofScores.columnFragments(ahead(keys, slice * plan.keys * 128), step),
                           accumulators);
    }
    return accumulators;
  }

  void addValues(ArrayRef<Value> weights, Value values,
                 SmallVectorImpl<Value> &accumulators) override {
    int64_t blocks = weights.size() / (plan.keys / 4); // 16 rows each.
    for (int64_t step = 0; step < plan.keys / kStep; ++step) {
      MmaUnit::Fragments rows;
      for (int64_t block = 0; block < blocks; ++block)
        rows.push_back(fragment(weights, block, step));
      ofSums.addProducts(rows, ofSums.columnFragments(values, step), accumulators);
    }
  }
  void finish(SmallVectorImpl<Value> &, int64_t) override {}
};

/// Four warps together have 64 rows; the hardware reads queries, keys and values from workgroup
/// memory by itself. The queries of each four lie together.
class WgmmaAttention final : public NvidiaAttention {
public:
  explicit WgmmaAttention(const AttentionUnitParts &parts)
      : NvidiaAttention(parts), memory(addressOf(b, loc, parts.memory)) {}

  SmallVector<Value> scores(Value queries, Value keys) override {
    SmallVector<Value> accumulators;
    Value lhs = descriptor(queries, /*leading=*/16), rhs = descriptor(keys, /*leading=*/16);
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
    for (int64_t at = 0; at < plan.depth; at += kStep) {
      int64_t slice = at / plan.sliceElements(), inSlice = at % plan.sliceElements() * 2;
      product(accumulators, plan.keys, {further(b, loc, lhs, slice * 64 * 128 + inSlice)},
              further(b, loc, rhs, slice * plan.keys * 128 + inSlice), /*rhsKContiguous=*/true);
    }
    NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
    return accumulators;
  }

  void addValues(ArrayRef<Value> weights, Value values,
                 SmallVectorImpl<Value> &accumulators) override {
    // `leading` is the distance between blocks of 64 columns.
    Value rhs = descriptor(values, /*leading=*/plan.keys * 128);
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
    for (int64_t step = 0; step < plan.keys / kStep; ++step)
      product(accumulators, plan.columns, fragment(weights, 0, step),
              further(b, loc, rhs, step * kStep * 128),
              /*rhsKContiguous=*/false);
    NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
  }

  /// The results go through the wait: what reads them must come after it.
  void finish(SmallVectorImpl<Value> &results, int64_t pending) override {
    runOnSums(b, loc, "wgmma.wait_group.sync.aligned " + Twine(pending) + ";", results);
  }

private:
  Value descriptor(Value tile, int64_t leading) {
    return wgmmaDescriptor(b, loc, add(memory, tile), leading);
  }

  /// Adds `left` (a descriptor, or four registers) times `right`; without sums yet, starts from
  /// zero.
  void product(SmallVectorImpl<Value> &accumulators, int64_t columns, ArrayRef<Value> lhs,
               Value rhs, bool rhsKContiguous) {
    int64_t count = columns / 2, next = count + lhs.size();
    bool adds = !accumulators.empty(), inRegisters = lhs.size() > 1;
    SmallVector<Value> operands(lhs);
    operands.push_back(rhs);
    std::string from = inRegisters ? registers(count, lhs.size()) : "$" + std::to_string(count);
    std::string text = "{\n.reg .pred p;\nsetp.ne.b32 p, " + std::string(adds ? "1" : "0") +
                       ", 0;\nwgmma.mma_async.sync.aligned.m64n" + std::to_string(columns) +
                       "k16.f32." + elementName() + "." + elementName() + " " +
                       registers(0, count) + ", " + from + ", $" + std::to_string(next) +
                       ", p, 1, 1" + (inRegisters ? "" : ", 0") + (rhsKContiguous ? ", 0" : ", 1") +
                       ";\n}";
    accumulators.resize(count);
    runOnSums(b, loc, text, accumulators, operands);
  }

  Value memory;
};

class NvidiaMbarriers final : public Mbarriers, util::PlainIndexBuilder {
public:
  NvidiaMbarriers(const AttentionUnitParts &parts, int64_t first)
      : util::PlainIndexBuilder(parts.builder, parts.loc),
        memory(add(addressOf(b, loc, parts.memory), first)) {}

  void init(int64_t number, int64_t arrivals) override {
    run("mbarrier.init.shared::cta.b64 [$0], $1;", {place(i32(number)), i32(arrivals)});
  }
  void fenceInit() override { run("fence.mbarrier_init.release.cluster;"); }
  void arrive(Value number) override {
    run("{\n.reg .b64 state;\nmbarrier.arrive.shared::cta.b64 state, [$0];\n}", place(number));
  }
  void await(Value number, Value parity) override {
    run("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [$0], "
        "$1;\n@!done bra again;\n}",
        {place(number), parity});
  }
  void publish() override { run("fence.proxy.async.shared::cta;"); }
  void groupBarrier(Value number, int64_t threads) override {
    run("bar.sync $0, " + Twine(threads) + ";", number);
  }
  void setRegisters(int64_t count, bool more) override {
    run(Twine("setmaxnreg.") + (more ? "inc" : "dec") + ".sync.aligned.u32 " + Twine(count) + ";");
  }

private:
  Value place(Value number) { return add(memory, mul(number, 8)); }
  void run(const Twine &text, ValueRange operands = {}) { cuda::run(b, loc, text, operands); }

  Value memory;
};

class NvidiaUnits final : public AttentionUnits {
  std::unique_ptr<AttentionUnit> products(const AttentionUnitParts &parts) const override {
    if (parts.plan.unit == &kWgmma)
      return std::make_unique<WgmmaAttention>(parts);
    return std::make_unique<MmaAttention>(parts);
  }
  std::unique_ptr<Mbarriers> mbarriers(const AttentionUnitParts &parts,
                                       int64_t first) const override {
    return std::make_unique<NvidiaMbarriers>(parts, first);
  }
};
} // namespace

const AttentionUnits &sluice::cuda::nvidiaAttention() {
  static const NvidiaUnits units;
  return units;
}
