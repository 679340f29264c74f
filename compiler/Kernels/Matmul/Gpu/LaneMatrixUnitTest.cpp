//===- LaneMatrixUnitTest.cpp - emitted products, run lane by lane --------===//
// No GPU of AMD's takes part in tests. What the unit emits for one K tile is run here, all threads
// of a workgroup step by step, with the instructions' meaning as their manuals give it: where an
// element of a matrix lies, which is not how the unit asks.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Gpu/LaneInstruction.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"
#include "compiler/Mlir.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <set>

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

namespace {
using Bytes = SmallVector<uint8_t, 16>;
using Threads = std::vector<Bytes>; // A value, per thread.

uint64_t toInteger(const Bytes &bytes) {
  uint64_t value = 0;
  memcpy(&value, bytes.data(), std::min<size_t>(bytes.size(), 8));
  return value;
}
Bytes toBytes(uint64_t value, int64_t size) {
  Bytes bytes(size);
  memcpy(bytes.data(), &value, size);
  return bytes;
}

/// Elements as bits and numbers.
struct Number {
  const llvm::fltSemantics *semantics = nullptr; ///< Null: an integer.
  int64_t bytes = 1;
  bool isUnsigned = false;

  double decode(const uint8_t *at) const {
    uint64_t bits = 0;
    memcpy(&bits, at, bytes);
    llvm::APInt value(bytes * 8, bits);
    if (!semantics)
      return isUnsigned ? double(value.getZExtValue()) : double(value.getSExtValue());
    llvm::APFloat number(*semantics, value);
    bool lost;
    number.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &lost);
    return number.convertToDouble();
  }
  void encode(double number, uint8_t *at) const {
    uint64_t bits = uint64_t(int64_t(number));
    if (semantics) {
      llvm::APFloat value(number);
      bool lost;
      value.convert(*semantics, llvm::APFloat::rmNearestTiesToEven, &lost);
      bits = value.bitcastToAPInt().getZExtValue();
    }
    memcpy(at, &bits, bytes);
  }
};

Number numberOf(MatrixElement element, bool isUnsigned = false) {
  using llvm::APFloat;
  switch (element) {
  case MatrixElement::F16: return {&APFloat::IEEEhalf(), 2};
  case MatrixElement::BF16: return {&APFloat::BFloat(), 2};
  case MatrixElement::F32: return {&APFloat::IEEEsingle(), 4};
  case MatrixElement::F64: return {&APFloat::IEEEdouble(), 8};
  case MatrixElement::I8: return {nullptr, 1, isUnsigned};
  case MatrixElement::F8E4M3: return {&APFloat::Float8E4M3FN(), 1};
  case MatrixElement::F8E5M2: return {&APFloat::Float8E5M2(), 1};
  case MatrixElement::F8E4M3FNUZ: return {&APFloat::Float8E4M3FNUZ(), 1};
  case MatrixElement::F8E5M2FNUZ: return {&APFloat::Float8E5M2FNUZ(), 1};
  }
  llvm_unreachable("all elements are numbers");
}

/// Where an instruction's matrices lie, by the manuals. D[i][j] += A[i][k] * B[k][j]; B lies as A's
/// transpose does.
struct Meaning {
  int64_t side, depth, lanes;
  std::function<std::pair<int64_t, int64_t>(int64_t i, int64_t k)>
      ofOperand; ///< Lane, and element of its operand.
  std::function<std::pair<int64_t, int64_t>(int64_t i, int64_t j)>
      ofResult;       ///< Lane, and its number of sums.
  int64_t copies = 1; ///< Lanes this far apart (half a subgroup) must have the same operands if 2.
};

Meaning mfma(int64_t side, int64_t depth) {
  int64_t groups = 64 / side, each = depth / groups;
  return {side, depth, 64,
          [=](int64_t i, int64_t k) { return std::pair(i + side * (k / each), k % each); },
          [=](int64_t i, int64_t j) {
            return std::pair(j + side * (i / 4 % groups), i % 4 + i / (4 * groups) * 4);
          }};
}

Meaning meaningOf(StringRef name) {
  if (name.consume_front("llvm.amdgcn.mfma.f64.16x16x4f64"))
    return {16, 4, 64, [](int64_t i, int64_t k) { return std::pair(i + 16 * k, int64_t(0)); },
            [](int64_t i, int64_t j) { return std::pair(j + 16 * (i % 4), i / 4); }};
  if (name.consume_front("llvm.amdgcn.mfma.")) {
    int64_t side, depth;
    name = name.split('.').second; // What the sums are.
    name.consumeInteger(10, side);
    name = name.split('x').second.split('x').second;
    name.consumeInteger(10, depth);
    return mfma(side, depth);
  }
  ADD_FAILURE() << "no meaning of " << name.str();
  return {};
}

Meaning wmma(bool isGfx11) {
  if (isGfx11)
    return {16,
            16,
            32,
            [](int64_t i, int64_t k) { return std::pair(i, k); },
            [](int64_t i, int64_t j) { return std::pair(j + 16 * (i % 2), i / 2); },
            /*copies=*/2};
  return {16, 16, 32, [](int64_t i, int64_t k) { return std::pair(i + 16 * (k / 8), k % 8); },
          [](int64_t i, int64_t j) { return std::pair(j + 16 * (i / 8), i % 8); }};
}

/// Runs straight-line code of the dialects that kernels are made of.
class Machine {
public:
  Machine(int64_t threads, std::vector<uint8_t> &memory, const TargetModel &target,
          MatrixElement element)
      : threads(threads), memory(memory), target(target), element(element) {}

  void set(Value value, Threads content) { values[value] = std::move(content); }
  const Threads &get(Value value) { return values[value]; }

  void run(Block &block) {
    for (Operation &op : block)
      if (!llvm::TypeSwitch<Operation *, bool>(&op)
               .Case([&](arith::ConstantOp op) { return constant(op); })
               .Case<arith::AddIOp>(
                   [&](auto op) { return binary(op, [](auto a, auto b) { return a + b; }); })
               .Case<arith::MulIOp>(
                   [&](auto op) { return binary(op, [](auto a, auto b) { return a * b; }); })
               .Case<arith::DivUIOp>(
                   [&](auto op) { return binary(op, [](auto a, auto b) { return a / b; }); })
               .Case<arith::RemUIOp>(
                   [&](auto op) { return binary(op, [](auto a, auto b) { return a % b; }); })
               .Case<arith::XOrIOp>(
                   [&](auto op) { return binary(op, [](auto a, auto b) { return a ^ b; }); })
               .Case<arith::IndexCastOp, arith::IndexCastUIOp>([&](Operation *op) {
                 return each(op, [&](auto in) {
                   return toBytes(toInteger(*in[0]), sizeOf(op->getResult(0).getType()));
                 });
               })
               .Case([&](vector::BitCastOp op) { return each(op, [](auto in) { return *in[0]; }); })
               .Case([&](vector::LoadOp op) { return load(op); })
               .Case([&](vector::ExtractOp op) { return part(op, op.getStaticPosition()[0]); })
               .Case([&](vector::ExtractStridedSliceOp op) {
                 return part(op, cast<IntegerAttr>(op.getOffsets()[0]).getInt());
               })
               .Case([&](LLVM::ExtractValueOp op) { return part(op, op.getPosition()[0]); })
               .Case<vector::FromElementsOp>([&](Operation *op) {
                 return each(op, [](auto in) {
                   Bytes all;
                   for (const Bytes *bytes : in)
                     all.append(*bytes);
                   return all;
                 });
               })
               .Case([&](vector::ShuffleOp op) { return shuffle(op); })
               .Case([&](LLVM::CallIntrinsicOp op) { return intrinsic(op); })
               .Case([&](LLVM::InlineAsmOp op) { return doubles(op); })
               .Default(false))
        ADD_FAILURE() << "cannot run " << op.getName().getStringRef().str();
  }

private:
  static int64_t sizeOf(Type type) {
    if (auto vector = dyn_cast<VectorType>(type))
      return vector.getNumElements() * sizeOf(vector.getElementType());
    return type.isIndex() ? 8 : (type.getIntOrFloatBitWidth() + 7) / 8;
  }
  template <typename Compute> bool each(Operation *op, Compute compute) {
    Threads result;
    for (int64_t thread = 0; thread < threads; ++thread) {
      SmallVector<const Bytes *> in;
      for (Value operand : op->getOperands())
        in.push_back(&values[operand][thread]);
      result.push_back(compute(in));
    }
    values[op->getResult(0)] = std::move(result);
    return true;
  }
  template <typename Compute> bool binary(Operation *op, Compute compute) {
    int64_t size = sizeOf(op->getResult(0).getType());
    return each(
        op, [&](auto in) { return toBytes(compute(toInteger(*in[0]), toInteger(*in[1])), size); });
  }
  bool constant(arith::ConstantOp op) {
    uint64_t value = 0;
    if (auto integer = dyn_cast<IntegerAttr>(op.getValue()))
      value = integer.getInt();
    else if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue()))
      EXPECT_TRUE(dense.isSplat());
    Bytes bytes(sizeOf(op.getType()));
    memcpy(bytes.data(), &value, std::min<size_t>(bytes.size(), 8));
    values[op] = Threads(threads, bytes);
    return true;
  }
  bool load(vector::LoadOp op) {
    int64_t size = sizeOf(op.getType());
    Threads result;
    for (int64_t thread = 0; thread < threads; ++thread) {
      uint64_t at = toInteger(values[op.getIndices()[0]][thread]);
      EXPECT_EQ(at % op.getAlignment().value_or(1), 0u);
      if (at + size > memory.size()) {
        ADD_FAILURE() << "reads past the end";
        at = 0;
      }
      result.emplace_back(memory.begin() + at, memory.begin() + at + size);
    }
    values[op] = std::move(result);
    return true;
  }
  bool part(Operation *op, int64_t position) {
    Type type = op->getResult(0).getType();
    int64_t size = sizeOf(type), first = position * sizeOf(getElementTypeOrSelf(type));
    return each(
        op, [&](auto in) { return Bytes(in[0]->begin() + first, in[0]->begin() + first + size); });
  }
  bool shuffle(vector::ShuffleOp op) {
    int64_t size = sizeOf(getElementTypeOrSelf(op.getType()));
    return each(op, [&](auto in) {
      Bytes both(*in[0]), all;
      both.append(*in[1]);
      for (int64_t lane : op.getMask())
        all.append(both.begin() + lane * size, both.begin() + (lane + 1) * size);
      return all;
    });
  }

  bool intrinsic(LLVM::CallIntrinsicOp op) {
    StringRef name = op.getIntrin();
    SmallVector<Value> operands;
    SmallVector<bool> flags;
    for (Value operand : op.getArgs())
      if (operand.getType().isInteger(1))
        flags.push_back(toInteger(values[operand][0]));
      else
        operands.push_back(operand);
    bool isWmma = name.starts_with("llvm.amdgcn.wmma.");
    if (operands.size() != (isWmma ? 3 : 6))
      return false;
    Number first = numberOf(element, flags.size() == 3 && !flags[0]),
           second = numberOf(element, flags.size() == 3 && !flags[1]);
    multiply(isWmma ? wmma(StringRef(target.cpu).starts_with("gfx11")) : meaningOf(name), first,
             second, operands[0], operands[1], operands[2], op.getResult(0));
    return true;
  }
  /// mma.sync.m8n8k4 (PTX ISA): A and B by rows of four lanes, two neighbours of C.
  bool doubles(LLVM::InlineAsmOp op) {
    if (!op.getAsmString().starts_with("mma.sync.aligned.m8n8k4.row.col.f64"))
      return false;
    Threads accumulators;
    for (int64_t thread = 0; thread < threads; ++thread) {
      accumulators.push_back(values[op.getOperand(2)][thread]);
      accumulators.back().append(values[op.getOperand(3)][thread]);
    }
    Meaning meaning{8, 4, 32, [](int64_t i, int64_t k) { return std::pair(4 * i + k, int64_t(0)); },
                    [](int64_t i, int64_t j) { return std::pair(4 * i + j / 2, j % 2); }};
    Number f64 = numberOf(MatrixElement::F64);
    accumulate(meaning, f64, f64, op.getOperand(0), op.getOperand(1), accumulators, f64);
    values[op.getRes()] = std::move(accumulators);
    return true;
  }
  void multiply(const Meaning &meaning, Number first, Number second, Value a, Value b, Value c,
                Value result) {
    Type sum = getElementTypeOrSelf(c.getType());
    Number ofSum = sum.isF32()   ? numberOf(MatrixElement::F32)
                   : sum.isF64() ? numberOf(MatrixElement::F64)
                                 : Number{nullptr, 4};
    Threads accumulators = values[c];
    accumulate(meaning, first, second, a, b, accumulators, ofSum);
    values[result] = std::move(accumulators);
  }
  void accumulate(const Meaning &meaning, Number first, Number second, Value a, Value b,
                  Threads &accumulators, Number ofSum) {
    auto read = [&](Value operand, Number number, int64_t wave) {
      std::vector<double> matrix;
      const Threads &all = values[operand];
      for (int64_t i = 0; i < meaning.side; ++i)
        for (int64_t k = 0; k < meaning.depth; ++k) {
          auto [lane, at] = meaning.ofOperand(i, k);
          matrix.push_back(number.decode(&all[wave + lane][at * number.bytes]));
          if (meaning.copies == 2)
            EXPECT_EQ(matrix.back(), number.decode(&all[wave + lane + 16][at * number.bytes]));
        }
      return matrix;
    };
    for (int64_t wave = 0; wave < threads; wave += meaning.lanes) {
      std::vector<double> rows = read(a, first, wave), columns = read(b, second, wave);
      for (int64_t i = 0; i < meaning.side; ++i)
        for (int64_t j = 0; j < meaning.side; ++j) {
          auto [lane, at] = meaning.ofResult(i, j);
          uint8_t *place = &accumulators[wave + lane][at * ofSum.bytes];
          double sum = ofSum.decode(place);
          for (int64_t k = 0; k < meaning.depth; ++k)
            sum += rows[i * meaning.depth + k] * columns[j * meaning.depth + k];
          ofSum.encode(sum, place);
        }
    }
  }

  int64_t threads;
  std::vector<uint8_t> &memory;
  const TargetModel &target;
  MatrixElement element;
  llvm::DenseMap<Value, Threads> values;
};

/// Puts a K tile of `rows` x `depth` numbers where MatrixUnit.h says.
void placeKTile(std::vector<uint8_t> &memory, int64_t start, const std::vector<double> &matrix,
                int64_t rows, Number number, bool kContiguous) {
  int64_t depth = kKTileBytes / number.bytes, perChunk = kMatrixChunkBytes / number.bytes;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t k = 0; k < depth; ++k) {
      int64_t line = kContiguous ? row : row / depth * depth + k,
              inLine = kContiguous ? k : row % depth;
      int64_t chunk = (inLine / perChunk) ^ (line % 8);
      number.encode(matrix[row * depth + k],
                    &memory[start + line * kKTileBytes + chunk * kMatrixChunkBytes +
                            inLine % perChunk * number.bytes]);
    }
}

void expectProduct(const TargetModel &target, const MatmulShape &shape, const MatmulPlan &plan) {
  MLIRContext context;
  context.loadDialect<arith::ArithDialect, gpu::GPUDialect, LLVM::LLVMDialect,
                      memref::MemRefDialect, vector::VectorDialect>();
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  Number lhs = numberOf(shape.element, shape.lhsUnsigned),
         rhs = numberOf(shape.element, shape.rhsUnsigned);
  int64_t depth = kKTileBytes / lhs.bytes;
  std::vector<uint8_t> memory(plan.stageBytes());
  std::vector<double> a, c;
  for (int64_t i = 0; i < plan.rows * depth; ++i)
    a.push_back((i * 7 + i / depth * 3) % 11 - (shape.lhsUnsigned ? 0 : 5));
  for (int64_t i = 0; i < plan.columns * depth; ++i)
    c.push_back((i * 5 + i / depth * 11) % 13 - (shape.rhsUnsigned ? 0 : 6));
  placeKTile(memory, 0, a, plan.rows, lhs, shape.lhsKContiguous);
  placeKTile(memory, plan.lhsBytes(), c, plan.columns, rhs, shape.rhsKContiguous);

  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  Block block;
  auto space = gpu::AddressSpaceAttr::get(&context, gpu::AddressSpace::Workgroup);
  Value thread = block.addArgument(b.getIndexType(), loc);
  Value kTiles = block.addArgument(
      MemRefType::get({plan.stageBytes()}, b.getI8Type(), MemRefLayoutAttrInterface(), space), loc);
  b.setInsertionPointToStart(&block);
  MatrixUnitParts parts{b,      loc,    plan,           shape,  b.getI8Type(),
                        thread, kTiles, kMatrixThreads, &target};
  std::unique_ptr<MatrixUnitEmitter> unit = laneMatrixUnit(parts, nullptr);
  Type accumulatorType = shape.element == MatrixElement::I8    ? Type(b.getI32Type())
                         : shape.element == MatrixElement::F64 ? Type(b.getF64Type())
                                                               : b.getF32Type();
  SmallVector<Value> accumulators = unit->start(b, loc, accumulatorType);
  unit->multiply(arith::ConstantIntOp::create(b, loc, 0, 32),
                 arith::ConstantIntOp::create(b, loc, plan.lhsBytes(), 32), accumulators);
  unit->read(accumulators);
  EXPECT_EQ(int64_t(accumulators.size()), unit->accumulatorCount());
  SmallVector<AccumulatorsOfRow> places = unit->accumulatorsOfThread();

  Machine machine(kMatrixThreads, memory, target, shape.element);
  Threads numbers;
  for (int64_t i = 0; i < kMatrixThreads; ++i)
    numbers.push_back(toBytes(i, 8));
  machine.set(thread, numbers);
  machine.run(block);
  Number ofSum = accumulatorType.isF64()   ? numberOf(MatrixElement::F64)
                 : accumulatorType.isF32() ? numberOf(MatrixElement::F32)
                                           : Number{nullptr, 4};
  std::vector<int> found(plan.rows * plan.columns);
  int64_t wrong = 0;
  for (const AccumulatorsOfRow &ofRow : places)
    for (const AccumulatorsOfRow::Pair &pair : ofRow.pairs)
      for (int64_t thread = 0; thread < kMatrixThreads; ++thread)
        for (int64_t i = 0; i < unit->neighbours(); ++i) {
          int64_t row = toInteger(machine.get(ofRow.row)[thread]),
                  column = toInteger(machine.get(pair.column)[thread]) + i;
          ASSERT_LT(row, plan.rows);
          ASSERT_LT(column, plan.columns);
          ++found[row * plan.columns + column];
          double expected = 0;
          for (int64_t k = 0; k < depth; ++k)
            expected += a[row * depth + k] * c[column * depth + k];
          wrong +=
              ofSum.decode(machine.get(accumulators[pair.index + i])[thread].data()) != expected;
        }
  EXPECT_EQ(wrong, 0);
  EXPECT_TRUE(llvm::all_of(found, [](int count) { return count == 1; }))
      << "each element is one thread's";
  block.clear();
}

using Elements = std::initializer_list<MatrixElement>;

void expectProducts(const char *name, Elements elements) {
  TargetModel target = llvm::cantFail(parseTarget(name));
  for (MatrixElement element : elements) {
    ASSERT_TRUE(target.multiplies(element));
    for (bool lhsKContiguous : {false, true})
      for (bool rhsKContiguous : {false, true}) {
        MatmulShape shape;
        shape.element = element, shape.operandBits = numberOf(element).bytes * 8;
        shape.lhsKContiguous = lhsKContiguous, shape.rhsKContiguous = rhsKContiguous;
        llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, target);
        ASSERT_FALSE(plans.empty());
        plans.push_back(planUnalignedMatmul(shape, target));
        shape.m = 512, shape.n = 40;
        plans.append(planMatmul(shape, target));
        shape.rhsUnsigned = element == MatrixElement::I8 && target.matrixUnsigned;
        // Parts of a subgroup; tiles differ in how many there are.
        std::set<std::pair<int64_t, int64_t>> seen;
        for (const MatmulPlan &plan : plans) {
          if (!seen.insert({plan.rows / plan.subgroupsM, plan.columns / plan.subgroupsN}).second)
            continue;
          SCOPED_TRACE(std::string(name) + ": " + describe(plan) + ", element " +
                       std::to_string(int(element)) + (lhsKContiguous ? ", lhs along k" : "") +
                       (rhsKContiguous ? ", rhs along k" : ""));
          expectProduct(target, shape, plan);
        }
      }
  }
}
} // namespace

using enum MatrixElement;

TEST(LaneMatrixUnit, Gfx908) { expectProducts("rocm:gfx908", {F16, BF16, F32, I8}); }
TEST(LaneMatrixUnit, Gfx90a) { expectProducts("rocm:gfx90a", {F16, BF16, F32, F64, I8}); }
TEST(LaneMatrixUnit, Gfx942) {
  expectProducts("rocm:gfx942", {F16, BF16, F32, F64, I8, F8E4M3FNUZ, F8E5M2FNUZ});
}
TEST(LaneMatrixUnit, Gfx950) {
  expectProducts("rocm:gfx950", {F16, BF16, F32, F64, I8, F8E4M3, F8E5M2});
}
TEST(LaneMatrixUnit, Gfx1100) { expectProducts("rocm:gfx1100", {F16, BF16, I8}); }
TEST(LaneMatrixUnit, Gfx1201) { expectProducts("rocm:gfx1201", {F16, BF16, I8, F8E4M3, F8E5M2}); }
TEST(LaneMatrixUnit, NvidiasF64) { expectProducts("cuda:sm_80", {F64}); }
