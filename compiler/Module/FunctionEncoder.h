//===- FunctionEncoder.h - one host function as bytecode ------------------===//
#pragma once
#include "compiler/Module/ModuleTables.h"
#include "compiler/Module/RegisterAllocation.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "runtime/vm/Bytecode.h"

namespace sluice::module {
class FunctionEncoder {
public:
  FunctionEncoder(func::FuncOp func, ModuleTables &tables)
      : func(func), tables(tables), registers(func) {}
  /// The function as in the module file, or an error at the first operation that the runtime does
  /// not have.
  FailureOr<FunctionDesc> encode();

private:
  // Instructions: parts in the order of Opcodes.def.
  /// 64 bits, in two words.
  struct Wide {
    uint64_t bits;
  };
  /// A position in the code, which is known at the end.
  struct Label {
    uint32_t number;
  };
  /// The values of one kind, after their number.
  struct Scalars {
    ValueRange values;
  };
  struct Refs {
    ValueRange values;
  };
  /// One instruction, for `op` or null. Refs that it reads and that are dead after `op` are marked.
  template <typename... Parts> void emit(Operation *op, vm::Opcode opcode, const Parts &...parts) {
    begin(op, opcode);
    (put(parts), ...);
    end();
  }
  void emit(vm::Opcode opcode, ArrayRef<uint32_t> words) { emit(nullptr, opcode, words); }
  void begin(Operation *op, vm::Opcode opcode);
  void put(uint32_t word) { words.push_back(word); }
  void put(ArrayRef<uint32_t> more) { words.insert(words.end(), more.begin(), more.end()); }
  void put(Wide value);
  void put(Label label);
  void put(Value value);
  void put(Scalars list) { putList(list.values, /*refs=*/false); }
  void put(Refs list) { putList(list.values, /*refs=*/true); }
  void putList(ValueRange values, bool refs);
  void end();

  LogicalResult encodeOp(Operation *op);
  LogicalResult encodeHal(Operation *op);
  void encodeDispatch(Operation *op);
  void encodeSelection(Operation *op); // EncodeControl.cpp
  LogicalResult encodeConstant(Operation *op);

  // EncodeControl.cpp: branches, calls, assertions, globals.
  LogicalResult encodeControl(Operation *op);
  void encodeSwitch(cf::SwitchOp op);
  LogicalResult encodeHostCall(func::CallOp op, func::FuncOp callee);
  /// Moves into the block arguments of `to` and drops refs that it does not need, then jumps there.
  void emitEdge(Block *from, Block *to, ValueRange passed);
  /// The label to branch to: of `to` itself, or of code for the edge that is emitted after the
  /// branch.
  uint32_t edgeLabel(Block *from, Block *to, ValueRange passed);
  void emitPendingEdges();
  uint32_t newLabel() { return labels.emplace_back(0), labels.size() - 1; }
  void bindLabel(uint32_t label) { labels[label] = words.size(); }
  void releaseUnused(ValueRange values);

  // EncodeArith.cpp: scalars. Returns failure, without a message, for what it does not know.
  LogicalResult encodeArith(Operation *op);
  LogicalResult encodeInteger(Operation *op);
  LogicalResult encodeFloat(Operation *op);
  LogicalResult encodeConversion(Operation *op);
  void emitNormalize(Value result);
  uint32_t extended(Value operand, bool isSigned, unsigned scratch);
  uint32_t floatOperand(Value operand, unsigned scratch);

  struct PendingEdge {
    uint32_t label;
    Block *from, *to;
    SmallVector<Value> passed;
  };

  func::FuncOp func;
  ModuleTables &tables;
  RegisterAllocation registers;
  std::vector<uint32_t> words;
  std::vector<fb::SourcePosition> sourceMap;
  std::vector<uint32_t> labels; // Positions of blocks and edges.
  DenseMap<Block *, uint32_t> blockLabels;
  SmallVector<uint32_t> labelWords; // Positions of words that hold a label until the end.
  SmallVector<PendingEdge> pendingEdges;
  // The instruction being built.
  Operation *current = nullptr;
  uint32_t head = 0;
  SmallVector<std::pair<uint32_t, Value>> refWords;
};
} // namespace sluice::module
