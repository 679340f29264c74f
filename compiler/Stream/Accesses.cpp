//===- Accesses.cpp - which bytes the commands of a submission touch ------===//
#include "compiler/Stream/Accesses.h"
#include "compiler/Dialect/Stream/StreamDialect.h"

namespace sluice::stream {

bool mayBeOther(Value root, Block &body) {
  auto import = root.getDefiningOp<ResourceImportOp>();
  return root.getParentBlock() != &body && !(import && import.getDonated());
}

Access Accesses::of(Value value, bool write) {
  SmallVector<Value> parts; // of each other, up to one that is known
  for (Value source = value; !known.contains(source);) {
    parts.push_back(source);
    Operation *op = source.getDefiningOp();
    auto slice = dyn_cast_or_null<AsyncSliceOp>(op);
    source = slice ? slice.getSource() : op ? updatedBy(source) : Value();
    if (!source)
      break;
  }
  for (Value part : llvm::reverse(parts)) {
    Part found{{part}};
    Operation *op = part.getDefiningOp();
    if (auto slice = dyn_cast_or_null<AsyncSliceOp>(op)) {
      found = known.lookup(slice.getSource());
      auto offset = getConstantIntValue(slice.getOffset()),
           length = getConstantIntValue(slice.getLength());
      found.isPlaced &= offset && length;
      int64_t begin = found.isPlaced ? found.access.begin + *offset : 0;
      found.access.begin = begin;
      found.access.end = found.isPlaced ? begin + *length : INT64_MAX;
    } else if (Value updated = op ? updatedBy(part) : Value()) {
      found = known.lookup(updated);
    }
    known[part] = found;
  }
  Access access = known.lookup(value).access;
  access.write = write;
  return access;
}

CommandRanges rangesOf(Operation *command) {
  auto list = [](ValueRange values, ValueRange lengths) {
    return llvm::map_to_vector(llvm::zip_equal(values, lengths), [](auto entry) {
      return ByteRange{std::get<0>(entry), Value(), std::get<1>(entry)};
    });
  };
  return llvm::TypeSwitch<Operation *, CommandRanges>(command)
      .Case([&](AsyncDispatchOp op) {
        return CommandRanges{list(op.getInputs(), op.getInputSizes()),
                             list(op.getResults(), op.getResultSizes())};
      })
      .Case([](AsyncSplatOp op) {
        return CommandRanges{{}, {{op.getResult(), Value(), op.getSize()}}};
      })
      .Case([](AsyncFillOp op) {
        return CommandRanges{{}, {{op.getTarget(), op.getOffset(), op.getLength()}}};
      })
      .Case<AsyncCloneOp, AsyncTransferOp>([](auto op) {
        return CommandRanges{{{op.getSource(), Value(), op.getSize()}},
                             {{op.getResult(), Value(), op.getSize()}}};
      })
      .Case([](AsyncUpdateOp op) {
        return CommandRanges{{{op.getSource(), Value(), op.getLength()}},
                             {{op.getTarget(), op.getOffset(), op.getLength()}}};
      })
      .Case([](AsyncCollectiveOp op) {
        return CommandRanges{{{op.getSource(), Value(), op.getSourceLength()}},
                             {{op.getTarget(), op.getOffset(), op.getLength()}}};
      })
      .Default(CommandRanges());
}

Access Accesses::written(const ByteRange &range) {
  Access access = of(range.value, /*write=*/true);
  if (!range.offset)
    return access;
  auto start = getConstantIntValue(range.offset), size = getConstantIntValue(range.length);
  if (!start || !size || !known.lookup(range.value).isPlaced)
    return Access{access.root, 0, INT64_MAX, true};
  int64_t begin = access.begin + *start;
  return Access{access.root, begin, begin + *size, true};
}

SmallVector<Access> Accesses::of(Operation *op) {
  auto [reads, writes] = rangesOf(op);
  SmallVector<Access> accesses;
  for (const ByteRange &range : reads)
    accesses.push_back(of(range.value, /*write=*/false));
  for (const ByteRange &range : writes)
    accesses.push_back(written(range));
  return accesses;
}

} // namespace sluice::stream
