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
    Part found{{part, 0, std::nullopt, false}};
    Operation *op = part.getDefiningOp();
    if (auto slice = dyn_cast_or_null<AsyncSliceOp>(op)) {
      found = known.lookup(slice.getSource());
      auto offset = getConstantIntValue(slice.getOffset()),
           length = getConstantIntValue(slice.getLength());
      found.isPlaced &= offset && length;
      found.access.offset = found.isPlaced ? found.access.offset + *offset : 0;
      found.access.length = found.isPlaced ? length : std::nullopt;
    } else if (Value updated = op ? updatedBy(part) : Value()) {
      found = known.lookup(updated);
    }
    known[part] = found;
  }
  Access access = known.lookup(value).access;
  access.write = write;
  return access;
}

Access Accesses::written(Value target, Value offset, Value length) {
  Access access = of(target, /*write=*/true);
  auto start = getConstantIntValue(offset), size = getConstantIntValue(length);
  if (!start || !size || !known.lookup(target).isPlaced)
    return Access{access.root, 0, std::nullopt, true};
  return Access{access.root, access.offset + *start, *size, true};
}

SmallVector<Access> Accesses::of(Operation *op) {
  SmallVector<Access> accesses;
  if (isa<AsyncSliceOp, AsyncEmptyOp>(op))
    return accesses;
  if (auto update = dyn_cast<AsyncUpdateOp>(op))
    return {of(update.getSource(), false),
            written(update.getTarget(), update.getOffset(), update.getLength())};
  if (auto fill = dyn_cast<AsyncFillOp>(op))
    return {written(fill.getTarget(), fill.getOffset(), fill.getLength())};
  if (auto collective = dyn_cast<AsyncCollectiveOp>(op))
    return {of(collective.getSource(), false),
            written(collective.getTarget(), collective.getOffset(), collective.getLength())};
  for (Value operand : op->getOperands())
    if (isa<hal::BufferType>(operand.getType()))
      accesses.push_back(of(operand, false));
  for (Value result : op->getResults())
    accesses.push_back(of(result, true));
  return accesses;
}

} // namespace sluice::stream
