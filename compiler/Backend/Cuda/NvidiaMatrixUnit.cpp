//===- NvidiaMatrixUnit.cpp - mma.sync and wgmma --------------------------===//
#include "compiler/Backend/Cuda/NvidiaMatrixUnit.h"
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"
#include "llvm/Support/FormatVariadic.h"

using namespace sluice::kernels;
using namespace sluice::cuda;

SmallVector<Value> cuda::assembly(OpBuilder &b, Location loc, const Twine &text,
                                  const Twine &constraints, ValueRange operands, TypeRange results,
                                  bool sideEffects) {
  Type result;
  if (results.size() == 1)
    result = results[0];
  else if (!results.empty())
    result = LLVM::LLVMStructType::getLiteral(b.getContext(), llvm::to_vector(results));
  auto op = LLVM::InlineAsmOp::create(
      b, loc, result ? TypeRange(result) : TypeRange(), operands, text.str(), constraints.str(),
      sideEffects, /*is_align_stack=*/false, LLVM::tailcallkind::TailCallKind::None,
      LLVM::AsmDialectAttr(), ArrayAttr());
  if (results.size() <= 1)
    return SmallVector<Value>(op->getResults());
  SmallVector<Value> values;
  for (size_t i = 0; i < results.size(); ++i)
    values.push_back(LLVM::ExtractValueOp::create(b, loc, op.getRes(), i));
  return values;
}

std::string cuda::registers(int64_t first, int64_t count) {
  std::string text;
  for (int64_t i = first; i < first + count; ++i)
    text += (i > first ? ", $" : "{$") + std::to_string(i);
  return text + "}";
}

void cuda::runOnSums(OpBuilder &b, Location loc, const Twine &text, MutableArrayRef<Value> sums,
                     ArrayRef<Value> operands) {
  Type type = sums.front() ? sums.front().getType() : b.getF32Type();
  SmallVector<std::string> constraints(sums.size(), isa<IntegerType>(type) ? "=r" : "=f");
  SmallVector<Value> all(operands);
  for (Value operand : operands)
    constraints.push_back(operand.getType().isInteger(64) ? "l" : "r");
  for (auto [i, sum] : llvm::enumerate(sums))
    if (sum)
      constraints.push_back(std::to_string(i)), all.push_back(sum);
  if (operands.empty())
    constraints.push_back("~{memory}");
  llvm::copy(assembly(b, loc, text, llvm::join(constraints, ","), all,
                      SmallVector<Type>(sums.size(), type), /*sideEffects=*/true),
             sums.begin());
}

Value cuda::wgmmaDescriptor(OpBuilder &b, Location loc, Value address, int64_t leadingBytes) {
  auto constant = [&](int64_t value, unsigned bits) {
    return arith::ConstantIntOp::create(b, loc, value, bits).getResult();
  };
  Value inMemory = arith::AndIOp::create(b, loc, address, constant(0x3ffff, 32));
  Value units = arith::ShRUIOp::create(b, loc, inMemory, constant(4, 32));
  Value wide = arith::ExtUIOp::create(b, loc, b.getI64Type(), units);
  int64_t stride = 1024 / 16, swizzle = int64_t(1) << 62;
  return arith::OrIOp::create(b, loc, wide,
                              constant(leadingBytes / 16 << 16 | stride << 32 | swizzle, 64));
}

Value cuda::addressOf(OpBuilder &b, Location loc, Value memory) {
  return arith::IndexCastOp::create(b, loc, b.getI32Type(),
                                    memref::ExtractAlignedPointerAsIndexOp::create(b, loc, memory));
}

void cuda::run(OpBuilder &b, Location loc, const Twine &text, ValueRange operands) {
  std::string constraints;
  for (Value operand : operands)
    constraints += operand.getType().isInteger(64)   ? "l,"
                   : operand.getType().isInteger(16) ? "h,"
                   : operand.getType().isF32()       ? "f,"
                                                     : "r,";
  assembly(b, loc, text, constraints + "~{memory}", operands, TypeRange(), /*sideEffects=*/true);
}

Value cuda::further(OpBuilder &b, Location loc, Value descriptor, int64_t bytes) {
  return arith::AddIOp::create(b, loc, descriptor,
                               arith::ConstantIntOp::create(b, loc, bytes / 16, 64));
}

void cuda::addMmaProduct(OpBuilder &b, Location loc, StringRef size, const std::string &types,
                         ArrayRef<Value> rows, ArrayRef<Value> columns,
                         MutableArrayRef<Value> sums) {
  SmallVector<Value> operands(rows);
  operands.append(columns.begin(), columns.end());
  operands.append(sums.begin(), sums.end());
  std::string text = "mma.sync.aligned." + size.str() + ".row.col." + types + " " +
                     registers(0, 4) + ", " + registers(4, rows.size()) + ", " +
                     registers(4 + rows.size(), columns.size()) + ", " +
                     registers(4 + rows.size() + columns.size(), 4) + ";";
  std::string sum = isa<IntegerType>(sums.front().getType()) ? "r" : "f", results, inputs, added;
  for (size_t i = 0; i < rows.size() + columns.size(); ++i)
    inputs += "r,";
  for (size_t i = 0; i < 4; ++i) {
    results += "=" + sum + ",";
    added += (i ? "," : "") + sum;
  }
  llvm::copy(assembly(b, loc, text, results + inputs + added, operands, ValueRange(sums).getTypes(),
                      /*sideEffects=*/false),
             sums.begin());
}

namespace {
/// Four warps together have 64 rows and all columns of the tile; the hardware reads both K tiles by
/// itself. Tensor cores keep sums of 8-bit floats with fewer bits than f32 has: those of a K tile
/// are short, and added as f32 before the next ones take their registers. Meanwhile the other four
/// warps multiply, and where sums are few the next K tile has registers of its own, so that
/// products wait for no additions. 256 columns have too many sums, and are multiplied in two parts.
/// Tiles of 64 rows are all warps': every four of them multiply another K tile of a stage, and are
/// left with half of the columns when all sums are added. Tiles of 192 rows are, too: each four
/// multiply half of the columns.
class WgmmaUnit final : public NvidiaUnit {
public:
  explicit WgmmaUnit(const MatrixUnitParts &unit)
      : NvidiaUnit(unit), isByte(element.getIntOrFloatBitWidth() == 8),
        areShort(isByte && isa<FloatType>(element)), parts(areShort && plan.columns > 192 ? 2 : 1),
        sharesK(plan.kTilesTogether > 1), sharesRows(plan.rows > 64 && plan.rows % 128 != 0),
        inRow(areShort ? kTilesThatRunOn() : 1), group(div(thread, 128)), signals(unit.signals) {}
  int64_t accumulatorCount() const override {
    return plan.columns / (sharesK || sharesRows ? 4 : 2) * pieces();
  }
  int64_t pieces() const override {
    return std::max<int64_t>(plan.rows / (sharesRows ? 64 : 128), 1);
  }
  int64_t kTilesInUse() const override { return 2; }
  int64_t kTilesInRow() const override { return inRow; }

  void barrier() override {
    auto space = NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta);
    NVVM::FenceProxyOp::create(b, loc, NVVM::ProxyKind::async_shared, space);
    if (plan.copyThreads == 0)
      NVVM::Barrier0Op::create(b, loc);
    else // Of those that multiply.
      barrierOf(i32(1), kMatrixThreads);
  }

  void makeSignals() override {
    for (int64_t stage = 0; stage < plan.stages; ++stage)
      for (Signal signal : {Signal::Copied, Signal::Read}) {
        int64_t ofCopies = shape.hasBoxes ? 1 : plan.copyThreads,
                ofComputed = plan.rhsDepth > 0 ? plan.copyThreads : 0,
                signallers = signal == Signal::Read ? kMatrixThreads / 32 * partners()
                                                    : ofCopies + ofComputed;
        run("mbarrier.init.shared::cta.b64 [$0], " + std::to_string(signallers) + ";",
            addressOf(signal, i32(stage)));
      }
    if (shape.hasBoxes)
      run("fence.mbarrier_init.release.cluster;");
  }
  void takePart(bool copies) override {
    // Of 64 K registers each thread of three warpgroups has 168 at first. Threads that compute
    // operands want as many, which few sums leave them.
    bool areMany = sumCount() + shortSums() > 128, areComputed = plan.rhsDepth > 0;
    if (!areComputed || sumCount() > 64) {
      int64_t ofCopies = areComputed ? 120
                         : areMany   ? 40
                                     : 88,
              count = copies ? ofCopies : (504 - ofCopies) / 2;
      run("setmaxnreg." + std::string(copies ? "dec" : "inc") + ".sync.aligned.u32 " +
          std::to_string(count) + ";");
    }
    // Until here no memory was read: the kernel before may still run (a product of 132 tiles takes
    // 0.3 us less so on an H100).
    run(kWait + Twine(";"));
  }
  void wait(Signal signal, Value stage, Value phase) override {
    waitFor(addressOf(signal, stage), signal == Signal::Read ? exclusiveOr(phase, i32(1)) : phase);
    if (signal == Signal::Copied && !shape.hasBoxes) { // wgmma reads what copies wrote.
      auto space = NVVM::SharedSpaceAttr::get(b.getContext(), NVVM::SharedSpace::shared_cta);
      NVVM::FenceProxyOp::create(b, loc, NVVM::ProxyKind::async_shared, space);
    }
  }
  void store(Value target, Value vector) override {
    NvidiaUnit::store(target, vector);
    if (plan.copyThreads > 0 && plan.rhsDepth == 0) // The signal behind it is for copies.
      run("fence.acq_rel.cta;");
  }
  void signalCopied(Value stage) override {
    if (shape.hasBoxes) // wgmma reads what was stored.
      run("fence.proxy.async.shared::cta;");
    else
      run("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0];", addressOf(Signal::Copied, stage));
    if (plan.rhsDepth > 0) // What was stored is no copy.
      run("mbarrier.arrive.shared::cta.b64 _, [$0];", addressOf(Signal::Copied, stage));
  }
  void expectBoxes(Value stage, int64_t bytes) override {
    run("mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;",
        {addressOf(Signal::Copied, stage), i32(bytes)});
  }
  void copyBox(Value target, Value map, ArrayRef<Value> place, Value stage,
               Value members) override {
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), map);
    SmallVector<Value> operands{add(memory, target), wide, addressOf(Signal::Copied, stage)};
    std::string at;
    for (Value index : place) {
      at += (at.empty() ? "$" : ", $") + std::to_string(operands.size());
      operands.push_back(index);
    }
    std::string text = "cp.async.bulk.tensor." + std::to_string(place.size()) +
                       "d.shared::cluster.global.mbarrier::complete_tx::bytes",
                to = " [$0], [$1, {" + at + "}], [$2]";
    if (!members)
      return run(text + to + ";", operands);
    operands.push_back(members);
    run(text + ".multicast::cluster" + to + ", $" + std::to_string(operands.size() - 1) + ";",
        operands);
  }
  void prefetchMap(Value map) override {
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), map);
    run("prefetch.tensormap [$0];", wide);
  }
  void signalRead(Value stage, Value condition) override {
    Value lane = rem(thread, 32), signals = both(condition, less(lane, partners()));
    SmallVector<Value> operands{addressOf(Signal::Read, stage),
                                arith::ExtUIOp::create(b, loc, b.getI32Type(), signals)};
    std::string ifSo = "{\n.reg .pred p;\nsetp.ne.b32 p, $1, 0;\n";
    if (plan.sharers() == 1)
      return run(ifSo + "@p mbarrier.arrive.shared::cta.b64 _, [$0];\n}", operands);
    operands.push_back(partner(lane));
    run(ifSo + ".reg .b32 remote;\n@p mapa.shared::cluster.u32 remote, $0, $2;\n"
               "@p mbarrier.arrive.shared::cluster.b64 _, [remote];\n}",
        operands);
  }

  /// Others see signals by what makes them: waiting for all memory here, and at the end, took 1 us.
  void startCluster() override {
    NVVM::ClusterArriveRelaxedOp::create(b, loc, UnitAttr());
    NVVM::ClusterWaitOp::create(b, loc, UnitAttr());
  }

  /// Short sums follow the others, or those that others get.
  SmallVector<Value> start(OpBuilder &builder, Location loc, Type sum) override {
    SmallVector<Value> sums = MatrixUnitEmitter::start(builder, loc, sum);
    int64_t others = (sharesK ? accumulatorCount() : 0) + (inRow > 1 ? 0 : shortSums());
    sums.append(others, Value(sums.front()));
    return sums;
  }
  void read(SmallVectorImpl<Value> &accumulators) override {
    if (sharesK)
      addHalves(accumulators);
    accumulators.truncate(accumulatorCount());
  }

  void multiply(Value lhs, Value rhs, SmallVectorImpl<Value> &accumulators) override {
    // A block of 64 rows is as large either way.
    int64_t columns = plan.columns / parts / (sharesRows ? 2 : 1),
            nextPiece = sharesRows ? 64 : 128;
    Value mine = mul(group, (sharesK ? plan.kTileBytes() : (sharesRows ? columns : 64) * 128));
    if (!sharesRows)
      lhs = add(lhs, mine);
    if (sharesK || sharesRows)
      rhs = add(rhs, mine);
    for (int64_t part = 0; part < parts; ++part) {
      if (inRow > 1) {
        SmallVector<Value> next(sumCount());
        addProducts(descriptor(lhs, shape.lhsKContiguous), descriptor(rhs, shape.rhsKContiguous),
                    next);
        NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
        addRunning(accumulators, /*pending=*/1);
        running = next;
        return;
      }
      if (areShort)
        addShortSums(part == 0 ? parts - 1 : part - 1, accumulators);
      Value ofPart = descriptor(add(rhs, part * columns * 128), shape.rhsKContiguous);
      for (int64_t piece = 0, count = columns / 2; piece < pieces(); ++piece)
        addProducts(descriptor(add(lhs, piece * nextPiece * 128), shape.lhsKContiguous), ofPart,
                    MutableArrayRef(accumulators)
                        .slice(accumulators.size() - (pieces() - piece) * count, count));
      NVVM::WgmmaGroupSyncAlignedOp::create(b, loc);
    }
  }

  void finish(SmallVectorImpl<Value> &accumulators, unsigned pending) override {
    if (!areShort)
      wait(accumulators, pending);
    else if (pending == 0 && inRow > 1)
      addRunning(accumulators, pending);
    else if (pending == 0)
      addShortSums(parts - 1, accumulators);
  }

  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() override {
    SmallVector<AccumulatorsOfRow> all;
    Value lane = rem(thread, 32), warp = div(sharesK ? rem(thread, 128) : thread, 32),
          row = add(mul(warp, 16), div(lane, 4)), column = mul(rem(lane, 4), 2);
    if (sharesK)
      column = add(column, mul(group, plan.columns / 2));
    for (int64_t half = 0; half < 2; ++half) {
      AccumulatorsOfRow &accumulators = all.emplace_back();
      accumulators.row = add(row, half * 8);
      for (int64_t j = 0; j < accumulatorCount() / 4; ++j)
        accumulators.pairs.push_back({add(column, j * 8), unsigned(j * 4 + half * 2)});
    }
    return all;
  }

  SubgroupRows rowsOfSubgroup() override { return {mul(div(thread, 32), 16), 16}; }
  void subgroupBarrier() override { NVVM::SyncWarpOp::create(b, loc, i32(-1)); }
  void groupBarrier() override { barrierOf(add(group, 2), 128); }
  void storeTransposed(Value target, ArrayRef<Value> pairs) override {
    NVVM::StMatrixOp::create(b, loc, shared(target), pairs, NVVM::MMALayout::col,
                             NVVM::LdStMatrixShapeAttr::get(b.getContext(), 8, 8),
                             NVVM::LdStMatrixEltType::B16);
  }

  void startExchange(int64_t bytes) override {
    IfScope isFirst(b, loc, less(thread, 1));
    run("mbarrier.init.shared::cta.b64 [$0], 1;", received());
    run("fence.mbarrier_init.release.cluster;");
    run("mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", {received(), i32(bytes)});
  }
  /// Sums go from registers to memory of those that need them, which is there for them alone:
  /// nobody waits before or behind. (By copies between what had been multiplied 128 x 768 x 3072
  /// took 6.1 us on an H100, 5.9 so.)
  void exchange(SmallVectorImpl<Value> &sums, Value rank, int64_t count) override {
    int64_t each = sums.size() / count, threads = kMatrixThreads, bytes = each * 4 * threads;
    Value first = add(mul(thread, 16), signals + plan.signalBytes() - plan.receivedBytes());
    SmallVector<Value> mine(sums.begin(), sums.begin() + each);
    for (int64_t other = 0; other < count; ++other) {
      auto theirs = ArrayRef(sums).slice(other * each, each);
      Value isMine = equal(rank, other);
      for (int64_t i = 0; i < each; ++i)
        mine[i] = select(isMine, theirs[i], mine[i]);
      IfScope isSent(b, loc, exclusiveOr(isMine, 1));
      Value slot = rem(add(rank, count - 1 - other), count);
      for (int64_t i = 0; i < each; i += 4) {
        SmallVector<Value> operands{
            add(add(memory, add(first, mul(slot, bytes))), i / 4 * threads * 16), received(),
            i32(other)};
        operands.append(theirs.begin() + i, theirs.begin() + i + 4);
        run("{\n.reg .b32 target, signal;\nmapa.shared::cluster.u32 target, $0, $2;\n"
            "mapa.shared::cluster.u32 signal, $1, $2;\n"
            "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 "
            "[target], {$3, $4, $5, $6}, [signal];\n}",
            operands);
      }
    }
    waitFor(received(), i32(0));
    auto four = VectorType::get({4}, sums.front().getType());
    for (int64_t i = 0; i < each; i += 4)
      for (int64_t slot = 0; slot < count - 1; ++slot) {
        Value place = shared(add(first, slot * bytes + i / 4 * threads * 16)),
              of = LLVM::LoadOp::create(b, loc, four, place, 16);
        for (int64_t j = 0; j < 4; ++j)
          mine[i + j] = addSums(b, loc, mine[i + j], vector::ExtractOp::create(b, loc, of, j));
      }
    sums.assign(mine);
  }

private:
  /// Assembly without results.
  void run(const Twine &text, ValueRange operands = {}) { cuda::run(b, loc, text, operands); }
  /// Number 0 is of all threads. No assembly, which would be copied into branches.
  void barrierOf(Value number, int64_t threads) {
    NVVM::BarrierOp::create(b, loc, TypeRange(), number, i32(threads), /*reductionOp=*/{},
                            /*reductionPredicate=*/{});
  }
  void waitFor(Value signal, Value phase) {
    run("{\n.reg .pred p;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\n"
        "@p bra done;\nbra again;\ndone:\n}",
        {signal, phase});
  }
  /// Those of a thread's products; where K tiles are shared it is left with half of them.
  int64_t sumCount() const { return accumulatorCount() * plan.kTilesTogether; }
  /// Of a stage's mbarrier.
  Value addressOf(Signal signal, Value stage) {
    return add(add(memory, mul(stage, kSignalBytes)), signals + (signal == Signal::Read ? 8 : 0));
  }
  /// Of an mbarrier, behind which sums of others come.
  Value received() {
    return add(memory, signals + plan.signalBytes() - plan.receivedBytes() - kSignalBytes);
  }
  /// Workgroups that share rows or columns with this one, and it.
  int64_t partners() const { return plan.sharedDown + plan.sharedAcross - 1; }
  /// Rank in the cluster of number `which` of them, those of the same rows first.
  Value partner(Value which) {
    Value rank = NVVM::ClusterId::create(b, loc, b.getI32Type());
    int64_t across = plan.sharedAcross;
    Value down = div(rank, across), other = sub(which, across),
          isPast = arith::ExtUIOp::create(b, loc, b.getI32Type(), less(down, add(other, 1)));
    return select(less(which, across), add(mul(down, across), which),
                  add(mul(add(other, isPast), across), rem(rank, across)));
  }
  /// Each group sends the others' columns by way of the K tiles' memory, and adds its own.
  void addHalves(SmallVectorImpl<Value> &sums) {
    int64_t count = accumulatorCount();
    auto four = VectorType::get({4}, sums.front().getType());
    Value isSecond = equal(group, 1), inGroup = rem(thread, 128);
    auto placeOf = [&](Value group, int64_t i) {
      return shared(mul(add(add(mul(group, count / 4 * 128), inGroup), i / 4 * 128), 16));
    };
    barrier(); // All have multiplied.
    for (int64_t i = 0; i < count; i += 4) {
      SmallVector<Value> sent;
      for (int64_t j = i; j < i + 4; ++j) {
        Value first = sums[j];
        sent.push_back(select(isSecond, first, sums[count + j]));
        sums[j] = select(isSecond, sums[count + j], first);
      }
      LLVM::StoreOp::create(b, loc, vectorOf(sent), placeOf(group, i), 16);
    }
    barrier();
    for (int64_t i = 0; i < count; i += 4) {
      Value received = LLVM::LoadOp::create(b, loc, four, placeOf(sub(i32(1), group), i), 16);
      for (int64_t j = 0; j < 4; ++j)
        sums[i + j] = addSums(b, loc, sums[i + j], vector::ExtractOp::create(b, loc, received, j));
    }
  }

  void addProducts(Value rows, Value columns, MutableArrayRef<Value> sums) {
    int64_t count = sums.size();
    bool isInteger = isa<IntegerType>(element);
    std::string form = "wgmma.mma_async.sync.aligned.m64n" + std::to_string(count * 2) +
                       (isByte ? "k32." : "k16.") + (isInteger ? "s32." : "f32.") +
                       operandName(shape.lhsUnsigned) + "." + operandName(shape.rhsUnsigned) + " " +
                       registers(0, count) + ", $" + std::to_string(count) + ", $" +
                       std::to_string(count + 1) + ", p" + (isInteger ? "" : ", 1, 1");
    if (!isByte) // Which may lie along k only.
      form += std::string(shape.lhsKContiguous ? ", 0" : ", 1") +
              (shape.rhsKContiguous ? ", 0" : ", 1");
    NVVM::WgmmaFenceAlignedOp::create(b, loc);
    for (int64_t step = 0; step < 4; ++step) {
      const char *adds = areShort && step == 0 ? "0" : "1"; // Else what was there is overwritten.
      runOnSums(b, loc,
                Twine("{\n.reg .pred p;\nsetp.ne.b32 p, ") + adds + ", 0;\n" + form + ";\n}", sums,
                {further(b, loc, rows, step * stepOf(shape.lhsKContiguous)),
                 further(b, loc, columns, step * stepOf(shape.rhsKContiguous))});
    }
  }

  /// Of K tiles that follow each other in a loop the short sums of one are added while the next one
  /// is multiplied, where there are registers for both: 512 x 4096 x 4096 takes 13.7 us on an H200
  /// so, 15.8 without, by two in a row 13.9. (To ptxas (13.0) none may run on where a loop begins
  /// again.) Of a few stages two are left for copies.
  int64_t kTilesThatRunOn() const {
    constexpr int64_t kMostSums = 64, kMostKTiles = 4;
    if (sumCount() > kMostSums || shape.k < 0 || plan.copyThreads == 0 || plan.stages < 4 ||
        plan.clusterSize * plan.maxSplitK > 1)
      return 1;
    int64_t kTiles = llvm::divideCeil(shape.k, kKTileBytes * plan.kTilesTogether),
            count = std::min(kMostKTiles, plan.stages - 2);
    while (kTiles % count != 0)
      --count;
    return count;
  }
  /// Registers of them.
  int64_t shortSums() const {
    return !areShort ? 0 : inRow > 1 ? 2 * sumCount() : sumCount() / parts;
  }
  /// Adds those of the K tile that runs, if one does, of which `pending` follow.
  void addRunning(SmallVectorImpl<Value> &accumulators, unsigned pending) {
    if (!running.empty())
      addShortSums(accumulators, running, pending);
    running.clear();
  }
  /// Waits for all products, and adds the short sums to those of `part`.
  void addShortSums(int64_t part, SmallVectorImpl<Value> &accumulators) {
    int64_t count = sumCount() / parts;
    addShortSums(MutableArrayRef(accumulators).slice(part * count, count),
                 MutableArrayRef(accumulators).take_back(count), /*pending=*/0);
  }
  /// In one piece of assembly: where additions move behind what overwrites them, ptxas lets no
  /// products run ahead.
  void addShortSums(MutableArrayRef<Value> sums, MutableArrayRef<Value> ofKTile, unsigned pending) {
    int64_t count = sums.size();
    std::string additions;
    for (int64_t i = 0; i < count; ++i)
      additions += llvm::formatv("\nadd.f32 ${0}, ${0}, ${1};", i, count + i).str();
    SmallVector<Value> both(sums.begin(), sums.end());
    both.append(ofKTile.begin(), ofKTile.end());
    wait(both, pending, additions);
    llvm::copy(ArrayRef(both).take_front(count), sums.begin());
    llvm::copy(ArrayRef(both).take_back(count), ofKTile.begin());
  }

  /// The sums go through the wait: what reads them must come after it. To ptxas (12.8, 13.0) a
  /// product is done at the first wait behind it, also at one that lets it run on, and reads move
  /// before the last one (half of a K tile was missing in 1x1 convolutions of 256 channels). They
  /// do not move before a trap, which is never taken: no multiprocessor has the last number.
  void wait(MutableArrayRef<Value> sums, unsigned pending, std::string then = "") {
    if (pending == 0 && then.empty())
      then = "\n{\n.reg .pred p;\n.reg .b32 number;\nmov.u32 number, %smid;\n"
             "setp.eq.b32 p, number, -1;\n@p trap;\n}";
    runOnSums(b, loc, "wgmma.wait_group.sync.aligned " + Twine(pending) + ";" + then, sums);
  }

  Value descriptor(Value kTile, bool kContiguous) {
    return wgmmaDescriptor(b, loc, add(memory, kTile), kContiguous ? 16 : 64 * 128);
  }
  /// Bytes between instructions that follow each other along k (16 each).
  static int64_t stepOf(bool kContiguous) { return kContiguous ? 32 : 16 * 128; }

  bool isByte;
  bool areShort;              ///< See above.
  int64_t parts;              ///< Of the columns, multiplied one after the other.
  bool sharesK;               ///< See above.
  bool sharesRows;            ///< See above.
  int64_t inRow;              ///< See kTilesThatRunOn().
  SmallVector<Value> running; ///< Short sums of the K tile that is multiplied, if several run on.
  Value group;                ///< Of four warps.
  int64_t signals;            ///< Bytes from the start of workgroup memory.
};
} // namespace

void MmaUnit::addGroups(SmallVectorImpl<Value> &sums) {
  int64_t threads = kMatrixThreads, ofGroup = threads / plan.kTilesTogether;
  auto type = VectorType::get({accumulatorCount()}, sums.front().getType());
  barrier(); // All have multiplied.
  for (int64_t i = 0; i < int64_t(sums.size()); i += 4) {
    Value sent = vectorOf(ArrayRef(sums).slice(i, 4));
    LLVM::StoreOp::create(b, loc, sent, shared(mul(add(thread, i / 4 * threads), 16)), 16);
  }
  barrier();
  int64_t each = accumulatorCount();
  Value first = add(mul(add(rem(thread, ofGroup), mul(div(firstPair(), 2), threads)), 16),
                    mul(rem(firstPair(), 2), 8)),
        total;
  for (int64_t other = 0; other < plan.kTilesTogether; ++other) {
    Value place = shared(add(first, other * ofGroup * 16));
    Value part = LLVM::LoadOp::create(b, loc, type, place, each * 4);
    total = total ? addSums(b, loc, total, part) : part;
  }
  sums.clear();
  for (int64_t i = 0; i < each; ++i)
    sums.push_back(vector::ExtractOp::create(b, loc, total, i));
}

// Four threads of a row have two columns each of every eight. Of four such groups each thread gets
// one, by a transpose of four by four: first between neighbours, then between neighbouring twos.
//   thread 0  0a 1a 2a 3a      0a 0b 2a 2b      0a 0b 0c 0d
//   thread 1  0b 1b 2b 3b  ->  1a 1b 3a 3b  ->  1a 1b 1c 1d
//   thread 2  0c 1c 2c 3c      0c 0d 2c 2d      2a 2b 2c 2d
//   thread 3  0d 1d 2d 3d      1c 1d 3c 3d      3a 3b 3c 3d
SmallVector<AccumulatorsOfRow> NvidiaUnit::gatherEights(SmallVectorImpl<Value> &accumulators) {
  SmallVector<AccumulatorsOfRow> rows = accumulatorsOfThread(), eights;
  if (rows.empty() || rows.front().pairs.size() % 4 != 0)
    return {};
  Value inFour = rem(thread, 4), width = i32(32);
  auto isSet = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(b, loc, inFour, i32(bit));
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, masked, i32(0));
  };
  Value isOdd = isSet(1), isHigh = isSet(2);
  // `low` stays where the bit is not set, `high` where it is; the other one comes from there.
  auto exchange = [&](Value &low, Value &high, Value isSet, int64_t distance) {
    Value sent = arith::SelectOp::create(b, loc, isSet, low, high);
    Value received =
        gpu::ShuffleOp::create(b, loc, sent, i32(distance), width, gpu::ShuffleMode::XOR)
            .getShuffleResult();
    Value kept = low;
    low = arith::SelectOp::create(b, loc, isSet, received, kept);
    high = arith::SelectOp::create(b, loc, isSet, high, received);
  };
  SmallVector<Value> exchanged;
  for (const AccumulatorsOfRow &ofRow : rows) {
    AccumulatorsOfRow &eight = eights.emplace_back();
    eight.row = ofRow.row;
    for (size_t first = 0; first < ofRow.pairs.size(); first += 4) {
      Value square[4][2];
      for (size_t i = 0; i < 4; ++i)
        for (size_t half = 0; half < 2; ++half)
          square[i][half] = accumulators[ofRow.pairs[first + i].index + half];
      for (size_t half = 0; half < 2; ++half) {
        exchange(square[0][half], square[1][half], isOdd, 1);
        exchange(square[2][half], square[3][half], isOdd, 1);
        exchange(square[0][half], square[2][half], isHigh, 2);
        exchange(square[1][half], square[3][half], isHigh, 2);
      }
      // The pair's column was 2 times the thread's number in.
      eight.pairs.push_back(
          {add(ofRow.pairs[first].column, mul(inFour, 6)), unsigned(exchanged.size())});
      for (auto &pair : square)
        exchanged.append({pair[0], pair[1]});
    }
  }
  accumulators = exchanged;
  return eights;
}

std::unique_ptr<MatrixUnitEmitter> sluice::cuda::nvidiaMatrixUnit(const MatrixUnitParts &parts) {
  if (parts.plan.unit == &kWgmma)
    return std::make_unique<WgmmaUnit>(parts);
  return std::make_unique<MmaUnit>(parts);
}
