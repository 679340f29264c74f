//===- FunctionEncoder.h - one host function as bytecode ------------------===//
#pragma once
#include "compiler/Module/ModuleTables.h"
#include "compiler/Module/RegisterAllocation.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "runtime/vm/Bytecode.h"

namespace sluice::module {
class FunctionEncoder {
public:
  FunctionEncoder(mlir::func::FuncOp func, ModuleTables &tables)
      : func(func), tables(tables), registers(func) {}
  /// The function as in the module file, or an error at the first operation that the runtime does
  /// not have.
  mlir::FailureOr<FunctionDesc> encode();

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
    mlir::ValueRange values;
  };
  struct Refs {
    mlir::ValueRange values;
  };
  /// One instruction, for `op` or null. Refs that it reads and that are dead after `op` are marked.
  template <typename... Parts>
  void emit(mlir::Operation *op, vm::Opcode opcode, const Parts &...parts) {
    begin(op, opcode);
    (put(parts), ...);
    end();
  }
  void emit(vm::Opcode opcode, llvm::ArrayRef<uint32_t> words) { emit(nullptr, opcode, words); }
  void begin(mlir::Operation *op, vm::Opcode opcode);
  void put(uint32_t word) { words.push_back(word); }
  void put(llvm::ArrayRef<uint32_t> more) { words.insert(words.end(), more.begin(), more.end()); }
  void put(Wide value);
  void put(Label label);
  void put(mlir::Value value);
  void put(Scalars list) { putList(list.values, /*refs=*/false); }
  void put(Refs list) { putList(list.values, /*refs=*/true); }
  void putList(mlir::ValueRange values, bool refs);
  void end();

  mlir::LogicalResult encodeOp(mlir::Operation *op);
  mlir::LogicalResult encodeHal(mlir::Operation *op);
  void encodeDispatch(mlir::Operation *op);
  void encodeSelection(mlir::Operation *op); // EncodeControl.cpp
  mlir::LogicalResult encodeConstant(mlir::Operation *op);

  // EncodeControl.cpp: branches, calls, assertions, globals.
  mlir::LogicalResult encodeControl(mlir::Operation *op);
  void encodeSwitch(mlir::cf::SwitchOp op);
  /// Moves into the block arguments of `to` and drops refs that it does not need, then jumps there.
  void emitEdge(mlir::Block *from, mlir::Block *to, mlir::ValueRange passed);
  /// The label to branch to: of `to` itself, or of code for the edge that is emitted after the
  /// branch.
  uint32_t edgeLabel(mlir::Block *from, mlir::Block *to, mlir::ValueRange passed);
  void emitPendingEdges();
  uint32_t newLabel() { return labels.emplace_back(0), labels.size() - 1; }
  void bindLabel(uint32_t label) { labels[label] = words.size(); }
  void releaseUnused(mlir::ValueRange values);

  // EncodeArith.cpp: scalars. Returns failure, without a message, for what it does not know.
  mlir::LogicalResult encodeArith(mlir::Operation *op);
  mlir::LogicalResult encodeInteger(mlir::Operation *op);
  mlir::LogicalResult encodeFloat(mlir::Operation *op);
  mlir::LogicalResult encodeConversion(mlir::Operation *op);
  void emitNormalize(mlir::Value result);
  uint32_t extended(mlir::Value operand, bool isSigned, unsigned scratch);
  uint32_t floatOperand(mlir::Value operand, unsigned scratch);

  struct PendingEdge {
    uint32_t label;
    mlir::Block *from, *to;
    llvm::SmallVector<mlir::Value> passed;
  };

  mlir::func::FuncOp func;
  ModuleTables &tables;
  RegisterAllocation registers;
  std::vector<uint32_t> words;
  std::vector<fb::SourcePosition> sourceMap;
  std::vector<uint32_t> labels; // Positions of blocks and edges.
  llvm::DenseMap<mlir::Block *, uint32_t> blockLabels;
  llvm::SmallVector<uint32_t> labelWords; // Positions of words that hold a label until the end.
  llvm::SmallVector<PendingEdge> pendingEdges;
  // The instruction being built.
  mlir::Operation *current = nullptr;
  uint32_t head = 0;
  llvm::SmallVector<std::pair<uint32_t, mlir::Value>> refWords;
};
} // namespace sluice::module
