//===- CodeProductKind.cpp - products with weights of few bits, unpacked in registers ---------===//
// The codes of a block are unpacked once for all rows of a tile, vector by vector, and the sum of
// the block is scaled as it is added to the others'. Where rows may be rounded to 8 bits, a
// workgroup rounds its own first, and words of four bytes are multiplied. Other rows, if they are
// more than a tile's, are multiplied by weights that a workgroup unpacks into memory, some blocks
// at a time (512 x 2048 x 8192, 4 bits: 64 ms, 130 from registers).
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Cpu/CodeProductKind.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/Cpu/TileKernel.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"

namespace sluice::kernels {

std::optional<linalg_ext::ScaledCodes> matchCodeProduct(linalg::LinalgOp root, Reasons why) {
  if (root.getNumDpsInputs() != 2 || !linalg::isaContractionOpInterface(root))
    return why.none("no product of two tensors");
  auto codes =
      linalg_ext::matchScaledCodes(root.getDpsInputs()[1].getDefiningOp<linalg::GenericOp>());
  if (!codes)
    return why.none("the rhs is not made of codes and scales in panels");
  auto operands = matchProduct(root);
  SmallVector<AffineMap> maps = root.getIndexingMapsArray();
  unsigned n = maps[2].getNumResults() - 1, sums = maps[1].getNumResults() - 1;
  auto identity = AffineMap::getMultiDimIdentityMap(n + 1 + sums, root.getContext());
  SmallVector<unsigned> ofLhs;
  for (unsigned loop = 0; loop < n + 1 + sums; ++loop)
    if (loop != n)
      ofLhs.push_back(loop);
  if (!operands ||
      *operands != ProductOperands{.lhsType = operands->rhsType,
                                   .rhsType = Float32Type::get(root.getContext())} ||
      maps[2] != identity.getMajorSubMap(n + 1) || maps[1] != identity.getMinorSubMap(sums + 1) ||
      maps[0] != identity.getSubMap(ofLhs))
    return why.none("not rows of f32 along the codes' blocks");
  return codes;
}

namespace {

/// Rows of a workgroup at most, and its panels if it rounds more than a few rows: it does that once
/// for all of them.
constexpr int64_t kChunkRows = 128, kPanels = 8, kFewRows = 16;
/// Where weights are unpacked into memory: rows of a workgroup at most, and terms of the sum whose
/// weights are unpacked at once.
constexpr int64_t kManyRows = 256, kTermsTogether = 512;
/// Rows of words that are fetched ahead where instructions on one fill the processor's window.
constexpr int64_t kWordsAhead = 16;
/// The bits of 2^23 as f32: those of a small whole number in their place add it.
constexpr int64_t kWhole = 1 << 23, kBitsOfWhole = 0x4B000000;

/// The product of a kernel; its rows are all but the last of the result's dimensions.
struct CodeProduct : linalg_ext::ScaledCodes {
  linalg::LinalgOp root;
  Epilogue epilogue;
  int64_t rows, columns, blocks, blockWords; ///< Rows -1 if unknown.
  int64_t width;                             ///< Of a panel.

  int64_t blockSize() const { return blockWords * linalg_ext::codesPerWord(bits); }
  int64_t terms() const { return blocks * blockSize(); }
};

struct CodePlan {
  RegisterTile tile;
  int64_t chunkRows, panels; ///< Of a workgroup.
  bool roundsRows;
  int64_t blocksTogether = 0; ///< Whose weights are unpacked into memory at once; 0: of none.
};

std::optional<CodeProduct> matchCodes(func::FuncOp kernel, Reasons why = {}) {
  linalg::LinalgOp root = findProduct(kernel, why);
  if (!root)
    return std::nullopt;
  auto codes = matchCodeProduct(root, why);
  if (!codes)
    return std::nullopt;
  Value zeros = codes->zeros ? codes->zeros : codes->scales;
  for (Value operand : {root.getDpsInputs()[0], codes->words, codes->scales, zeros})
    if (!isa<BlockArgument>(operand))
      return why.none("an operand is computed in the kernel");
  auto epilogue = matchEpilogue(kernel, root);
  if (!epilogue || !startsAtZero(root) || startsAtNegativeZero(root))
    return why.none("what is computed beside the product does not fit its registers");
  auto type = cast<RankedTensorType>(codes->words.getType());
  CodeProduct product{*codes, root, *epilogue, 1};
  for (int64_t size : cast<RankedTensorType>(root->getResult(0).getType()).getShape().drop_back())
    product.rows = ShapedType::isDynamic(size) || product.rows < 0 ? -1 : product.rows * size;
  product.columns = type.getDimSize(0);
  product.blocks = type.getDimSize(1);
  product.blockWords = type.getDimSize(2);
  product.width = cast<encoding::PanelsAttr>(type.getEncoding()).getWidth();
  return product;
}

std::optional<CodePlan> planCodes(const CodeProduct &c, const TargetModel &target, Reasons why) {
  int64_t lanes = target.lanes(32), vectors = c.width / lanes;
  if (c.width % lanes || vectors > 4)
    return why.none("panels of " + Twine(c.width) + " columns are no tile's");
  // One instruction multiplies words of signed bytes of a row and of codes.
  bool multipliesBytes = target.avx512Vnni || target.avxVnni || target.i8mm;
  bool roundsRows = c.roundsRows && multipliesBytes && c.blockSize() % lanes == 0 &&
                    (c.zeros || c.zero == int64_t(c.zero));
  bool isFew = c.rows >= 0 && c.rows <= kFewRows;
  int64_t rows = util::sizeOr(c.rows, util::Assumed::CpuTileRows), chunkRows = kChunkRows;
  CodePlan plan{planRegisterTile(rows, vectors, 32, target), 0, isFew || !roundsRows ? 1 : kPanels,
                roundsRows};
  // Sums of a block and of all of them stand side by side: of 16 registers four rows have eight.
  if (roundsRows && target.vectorRegisters < 32)
    plan.tile.rows = std::min<int64_t>(plan.tile.rows, 4);
  if (!roundsRows && (c.rows < 0 || c.rows > plan.tile.rows)) {
    chunkRows = kManyRows;
    plan.blocksTogether = std::clamp<int64_t>(kTermsTogether / c.blockSize(), 1, c.blocks);
  }
  if (c.rows >= 0)
    chunkRows = llvm::divideCeil(rows, llvm::divideCeil(rows, chunkRows));
  plan.chunkRows = llvm::alignTo(chunkRows, plan.tile.rows);
  return plan;
}

std::string describe(const CodePlan &plan) {
  return std::to_string(plan.tile.rows) + "x" +
         std::to_string(plan.tile.vectors * plan.tile.lanes) + " register tile, " +
         (plan.roundsRows ? "rows rounded to 8 bits, " : "") +
         (plan.blocksTogether ? "weights of " + std::to_string(plan.blocksTogether) +
                                    " blocks unpacked for many rows, "
                              : "") +
         std::to_string(plan.chunkRows) + " rows and " + std::to_string(plan.panels) +
         " panels a workgroup";
}

class CodeEmitter : TileKernel {
public:
  CodeEmitter(KernelRewrite &rewrite, Kernel &kernel, CodeProduct &c, const CodePlan &plan)
      : TileKernel(rewrite, kernel, c.root, operandsOf(c, plan), c.epilogue, plan.tile), c(c),
        plan(plan) {}

  LogicalResult run() {
    unsigned result = argumentOf(2), rowDims = outType().getRank() - 1;
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      util::PlainIndexBuilder k(builder, loc);
      Value rows = k.index(1);
      for (unsigned dim = 0; dim < rowDims; ++dim)
        rows = k.mul(rows, arguments.dim(result, dim));
      return Grid{k.index(llvm::divideCeil(panelCount(), plan.panels)),
                  k.divUp(rows, plan.chunkRows)};
    });
    Value rows = index(1);
    for (unsigned dim = 0; dim < rowDims; ++dim) {
      rowSizes.push_back(this->dim(rewrite.destination(0), dim));
      rows = mul(rows, rowSizes.back());
    }
    lhs = flat(rewrite.argument(c.root->getOperand(0)));
    codes = rewrite.argument(c.words);
    scales = rewrite.argument(c.scales);
    if (c.zeros)
      zeros = rewrite.argument(c.zeros);
    setRows(workgroupId(1), plan.chunkRows, rows);
    if (plan.roundsRows)
      roundRows();
    Value first = mul(workgroupId(), plan.panels);
    Value last = smaller(add(first, plan.panels), index(panelCount()));
    forEach(first, last, index(1), [&](Value at) {
      panel = at;
      columns.clear();
      masks.clear();
      setColumns(mul(panel, width()), index(c.columns), c.columns);
      auto inRegisters = [&] {
        forTiles(c.rows, [&](Value row, int64_t count) { tileAt(row, count); });
      };
      if (!plan.blocksTogether)
        inRegisters();
      else if (c.rows >= 0)
        multiplyUnpacked();
      else
        ifElse(less(sub(lastRow, firstRow), plan.tile.rows + 1), inRegisters,
               [&] { multiplyUnpacked(); });
    });
    rewrite.finish(kernel);
    return success();
  }

private:
  /// Bytes of rows have signs, codes have none.
  static ProductOperands operandsOf(CodeProduct &c, const CodePlan &plan) {
    Type f32 = Float32Type::get(c.root.getContext()),
         byte = IntegerType::get(c.root.getContext(), 8);
    if (!plan.roundsRows)
      return {Widening::None, Widening::None, f32, f32, 1};
    return {Widening::SignExtend, Widening::ZeroExtend, byte, byte, 4};
  }

  RankedTensorType outType() { return cast<RankedTensorType>(c.root->getResult(0).getType()); }
  int64_t panelCount() { return llvm::divideCeil(c.columns, width()); }

  using TileKernel::splat;
  Value splat(int64_t bits) {
    return arith::ConstantOp::create(
        b, loc, SplatElementsAttr::get(wordVector(), b.getI32IntegerAttr(int32_t(bits))));
  }
  VectorType wordVector() { return VectorType::get({tile.lanes}, b.getI32Type()); }

  /// The workgroup's rows as bytes, their blocks' scales, and the sums of blocks' bytes.
  void roundRows() {
    auto blocksOf = [&](Type type) {
      return memref::AllocOp::create(b, loc, MemRefType::get({plan.chunkRows, c.blocks}, type))
          .getResult();
    };
    bytes = memref::AllocOp::create(b, loc,
                                    MemRefType::get({plan.chunkRows, c.terms()}, b.getI8Type()));
    rowScales = blocksOf(b.getF32Type());
    byteSums = blocksOf(c.zeros ? Type(b.getF32Type()) : Type(b.getI32Type()));
    forEach(firstRow, lastRow, index(1), [&](Value row) {
      Value own = sub(row, firstRow);
      forEach(index(0), index(c.blocks), index(1), [&](Value block) {
        Value begin = mul(block, c.blockSize()), from = add(mul(row, c.terms()), begin);
        auto steps = [&](Value start, function_ref<Value(Value, Value)> step) {
          return loop(index(0), index(c.blockSize()), index(tile.lanes), start,
                      [&](Value at, ValueRange sum) { return Values{step(at, sum[0])}; })[0];
        };
        auto load = [&](Value at) {
          return vector::LoadOp::create(b, loc, vectorType, lhs, add(from, at)).getResult();
        };
        // NaN stays: it is the scale then.
        Value most = steps(splat(0.0), [&](Value at, Value most) -> Value {
          return arith::MaximumFOp::create(b, loc, most, math::AbsFOp::create(b, loc, load(at)));
        });
        most = vector::ReductionOp::create(b, loc, vector::CombiningKind::MAXIMUMF, most);
        Value factor = arith::DivFOp::create(b, loc, f32(127), most);
        Value isZero = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, most, f32(0));
        factor = broadcast(select(isZero, f32(0), factor));
        Value sum = steps(splat(int64_t(0)), [&](Value at, Value sum) -> Value {
          Value number =
              math::RoundEvenOp::create(b, loc, arith::MulFOp::create(b, loc, load(at), factor));
          number = arith::MaxNumFOp::create(b, loc, number, splat(-127.0));
          number = arith::MinNumFOp::create(b, loc, number, splat(127.0));
          Value whole = arith::FPToSIOp::create(b, loc, wordVector(), number);
          auto narrow = VectorType::get({tile.lanes}, b.getI8Type());
          vector::StoreOp::create(b, loc, arith::TruncIOp::create(b, loc, narrow, whole), bytes,
                                  ValueRange{own, add(begin, at)});
          return arith::AddIOp::create(b, loc, sum, whole);
        });
        sum = vector::ReductionOp::create(b, loc, vector::CombiningKind::ADD, sum);
        if (c.zeros)
          sum = arith::SIToFPOp::create(b, loc, b.getF32Type(), sum);
        memref::StoreOp::create(b, loc, sum, byteSums, ValueRange{own, block});
        memref::StoreOp::create(b, loc, arith::MulFOp::create(b, loc, most, f32(1.0 / 127)),
                                rowScales, ValueRange{own, block});
      });
    });
  }

  void tileAt(Value row, int64_t count) {
    Values zero(count * tile.vectors, splat(0.0));
    Values sums = loop(index(0), index(c.blocks), index(1), zero, [&](Value block, Values sums) {
      addCodes(row, count, block, sums);
      return sums;
    });
    emitRows(sums, [&](Value i, ArrayRef<Value> vectors) { storeRow(add(row, i), vectors); });
  }

  void storeRow(Value row, ArrayRef<Value> vectors) {
    Values at = split(row, rowSizes);
    at.push_back(Value());
    for (auto [v, sum] : llvm::enumerate(vectors)) {
      at.back() = columns[v];
      finishVector(v, sum, at);
    }
  }

  /// Multiplies the workgroup's rows by its panel, some blocks at a time: their weights, unpacked,
  /// are in the cache while all rows are multiplied.
  void multiplyUnpacked() {
    Value weights = makeRows(plan.blocksTogether * c.blockSize());
    auto addBlocks = [&](Value first, int64_t count) {
      forEach(index(0), index(count), index(1),
              [&](Value block) { unpack(add(first, block), weights, mul(block, c.blockSize())); });
      Value begin = mul(first, c.blockSize());
      forTiles(c.rows, [&](Value row, int64_t tileRows) {
        OperandLoads loads;
        loads.rhs = [&](int64_t v, ValueRange step) -> Value {
          return vector::LoadOp::create(b, loc, vectorType, weights, placeOf(step[0], v));
        };
        loads.lhs = [&](int64_t i, ValueRange step) -> Value {
          Value at = add(mul(add(row, i), c.terms()), add(begin, step[0]));
          return memref::LoadOp::create(b, loc, lhs, at);
        };
        addBlock(row, tileRows, count * c.blockSize(), loads);
      });
    };
    int64_t rest = c.blocks % plan.blocksTogether;
    sumInBlocks(
        plan.chunkRows,
        [&] {
          forEach(index(0), index(c.blocks - rest), index(plan.blocksTogether),
                  [&](Value first) { addBlocks(first, plan.blocksTogether); });
          if (rest)
            addBlocks(index(c.blocks - rest), rest);
        },
        [&](Value row, ArrayRef<Value> sums) { storeRow(row, sums); });
  }

  /// Writes the weights of a block of the panel to `weights`, from row `to` on.
  void unpack(Value block, Value weights, Value to) {
    int64_t each = linalg_ext::codesPerWord(c.bits);
    Values scale = ofBlock(scales, block), zero = c.zeros ? ofBlock(zeros, block) : Values();
    for (int64_t v = 0; v < tile.vectors; ++v) {
      forEach(index(0), index(c.blockWords), index(1), [&](Value word) {
        Value packed = wordsOf(block, word, v), from = add(to, mul(word, each));
        for (int64_t i = 0; i < each; ++i) {
          Value number = numberOf(packed, i / 4, i % 4, c.zeros ? zero[v] : Value());
          Value weight = arith::MulFOp::create(b, loc, number, scale[v]);
          vector::StoreOp::create(b, loc, weight, weights, placeOf(add(from, i), v));
        }
      });
    }
  }

  /// Where vector `v` of row `step` of the workgroup's panel lies, of `steps` rows in all.
  Value placeIn(Value step, int64_t steps, int64_t v) {
    return add(mul(add(mul(panel, steps), step), width()), v * tile.lanes);
  }

  Value load(Value panels, Value at) {
    auto type = VectorType::get({tile.lanes}, getElementTypeOrSelf(panels.getType()));
    return vector::LoadOp::create(b, loc, type, panels, at);
  }

  /// The scales or zero points of `block`.
  Values ofBlock(Value panels, Value block) {
    return llvm::map_to_vector(llvm::seq(tile.vectors), [&](int64_t v) {
      Value numbers = load(panels, placeIn(block, c.blocks, v));
      return numbers.getType() == vectorType
                 ? numbers
                 : arith::UIToFPOp::create(b, loc, vectorType, numbers).getResult();
    });
  }

  /// Vector `v` of the codes of `block` in `word`.
  Value wordsOf(Value block, Value word, int64_t v) {
    Value at = placeIn(add(mul(block, c.blockWords), word), c.blocks * c.blockWords, v);
    if (!plan.roundsRows)
      memref::PrefetchOp::create(b, loc, codes, add(at, kWordsAhead * width()),
                                 /*isWrite=*/false, /*localityHint=*/3, /*isDataCache=*/true);
    return load(codes, at);
  }

  /// Adds a block to the sums of `count` rows.
  void addCodes(Value row, int64_t count, Value block, Values &sums) {
    Value own = sub(row, firstRow);
    Values zero = c.zeros ? ofBlock(zeros, block) : Values();
    Values parts;
    for (int64_t i = 0; i < count; ++i)
      parts.append(tile.vectors, plan.roundsRows ? startOf(add(own, i), block) : splat(0.0));
    auto addWord = [&](Value word, Values parts) {
      Value k = add(mul(block, c.blockSize()), mul(word, linalg_ext::codesPerWord(c.bits)));
      Values packed;
      for (int64_t v = 0; v < tile.vectors; ++v)
        packed.push_back(wordsOf(block, word, v));
      for (int64_t part = 0; part < 8 / c.bits; ++part)
        plan.roundsRows ? addBytes(packed, part, own, add(k, 4 * part), parts)
                        : addNumbers(packed, part, row, add(k, 4 * part), zero, parts);
      return parts;
    };
    parts = loop(index(0), index(c.blockWords), index(1), parts, addWord);
    Values scale = ofBlock(scales, block);
    eachRow(sums, [&](int64_t i, MutableArrayRef<Value> sums) {
      Values at{add(own, i), block};
      auto ofRow = [&](Value memory) {
        return broadcast(memref::LoadOp::create(b, loc, memory, at));
      };
      Value rowScale = plan.roundsRows ? ofRow(rowScales) : Value(),
            byteSum = plan.roundsRows && c.zeros ? ofRow(byteSums) : Value();
      for (int64_t v = 0; v < tile.vectors; ++v) {
        Value part = parts[i * tile.vectors + v], factor = scale[v];
        if (plan.roundsRows) {
          part = arith::SIToFPOp::create(b, loc, vectorType, part);
          if (byteSum)
            part = vector::FMAOp::create(b, loc, arith::NegFOp::create(b, loc, zero[v]), byteSum,
                                         part);
          factor = arith::MulFOp::create(b, loc, factor, rowScale);
        }
        sums[v] = vector::FMAOp::create(b, loc, part, factor, sums[v]);
      }
    });
  }

  /// What the sum of a block of bytes begins at: what the zero point takes off.
  Value startOf(Value own, Value block) {
    if (c.zeros)
      return splat(int64_t(0));
    Value sum = memref::LoadOp::create(b, loc, byteSums, ValueRange{own, block});
    return broadcast(mul(sum, i32(-int64_t(c.zero))));
  }

  /// `packed` moved to the right by `count` bits.
  Value moved(Value packed, int64_t count) {
    return count ? arith::ShRUIOp::create(b, loc, packed, splat(count)).getResult() : packed;
  }

  /// The products of four bytes of rows from `own` on, at `k`, with bytes of codes.
  void addBytes(ArrayRef<Value> packed, int64_t part, Value own, Value k, Values &parts) {
    int64_t mask = ((1 << c.bits) - 1) * int64_t(0x01010101);
    Values factors = llvm::map_to_vector(packed, [&](Value word) -> Value {
      return arith::AndIOp::create(b, loc, moved(word, part * c.bits), splat(mask));
    });
    eachRow(parts, [&](int64_t row, MutableArrayRef<Value> sums) {
      Value word = loadWord(b, loc, bytes, {add(own, row), k}, operands.lhs, perWord);
      word = broadcast(word);
      for (auto [sum, factor] : llvm::zip(sums, factors))
        sum = words.add(b, loc, word, factor, sum);
    });
  }

  /// The number that byte `byte` of part `part` of `packed` stands for, without the zero point.
  Value numberOf(Value packed, int64_t part, int64_t byte, Value zero) {
    double offset = kWhole + (zero ? 0 : c.zero);
    bool isExact = offset == int64_t(offset);
    Value code = arith::AndIOp::create(b, loc, moved(packed, 8 * byte + c.bits * part),
                                       splat(int64_t(1 << c.bits) - 1));
    Value number = arith::BitcastOp::create(
        b, loc, vectorType, arith::OrIOp::create(b, loc, code, splat(kBitsOfWhole)));
    number = arith::SubFOp::create(b, loc, number, splat(isExact ? offset : double(kWhole)));
    if (zero || !isExact)
      number = arith::SubFOp::create(b, loc, number, zero ? zero : splat(c.zero));
    return number;
  }

  /// The products of four numbers of rows from `row` on, at `k`.
  void addNumbers(ArrayRef<Value> packed, int64_t part, Value row, Value k, ArrayRef<Value> zero,
                  Values &parts) {
    for (int64_t byte = 0; byte < 4; ++byte) {
      Values numbers;
      for (int64_t v = 0; v < tile.vectors; ++v)
        numbers.push_back(numberOf(packed[v], part, byte, c.zeros ? zero[v] : Value()));
      eachRow(parts, [&](int64_t i, MutableArrayRef<Value> sums) {
        Value at = add(mul(add(row, i), c.terms()), add(k, byte));
        Value x = broadcast(memref::LoadOp::create(b, loc, lhs, at));
        for (auto [sum, number] : llvm::zip(sums, numbers))
          sum = vector::FMAOp::create(b, loc, x, number, sum);
      });
    }
  }

  /// Calls `body` for the sums of each row.
  void eachRow(MutableArrayRef<Value> sums,
               function_ref<void(int64_t row, MutableArrayRef<Value>)> body) {
    for (int64_t row = 0, count = sums.size() / tile.vectors; row < count; ++row)
      body(row, sums.slice(row * tile.vectors, tile.vectors));
  }

  CodeProduct &c;
  const CodePlan &plan;
  Value lhs, codes, scales, zeros, panel;
  Value bytes, rowScales, byteSums; ///< Of the workgroup's rows.
  Values rowSizes;
};

} // namespace

SmallVector<Candidate> codeProductPlans(const Kernel &kernel) {
  auto product = matchCodes(kernel.func, kernel.why);
  auto chosen = product ? planCodes(*product, kernel.target, kernel.why) : std::nullopt;
  if (!chosen)
    return {};
  return emittedBy<CodeEmitter>(describe(*chosen), *chosen, matchCodes);
}

} // namespace sluice::kernels
