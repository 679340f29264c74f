//===- Accesses.cpp - which bytes the commands of a submission touch ------===//
#include "compiler/Stream/Accesses.h"
#include "compiler/Dialect/Stream/StreamDialect.h"

namespace sluice::stream {

static bool isOutside(Value value, Block &body) { return value.getParentBlock() != &body; }

/// Memory that a caller gave up: no other argument lies in it.
static bool isDonated(Value value) {
  auto import = value.getDefiningOp<ResourceImportOp>();
  return import && import.getDonated();
}

bool Access::conflictsWith(const Access &other, Block &body) const {
  if (!(write || other.write))
    return false;
  if (root != other.root)
    return isOutside(root, body) && isOutside(other.root, body) && !isDonated(root) &&
           !isDonated(other.root);
  if (!length || !other.length)
    return true;
  return offset < other.offset + *other.length && other.offset < offset + *length;
}

Access accessOf(Value value, bool write) {
  Access access{value, 0, std::nullopt, write};
  while (Operation *op = access.root.getDefiningOp()) {
    if (auto slice = dyn_cast<AsyncSliceOp>(op)) {
      auto offset = getConstantIntValue(slice.getOffset()),
           length = getConstantIntValue(slice.getLength());
      access.root = slice.getSource();
      access.offset += offset.value_or(0);
      if (!access.length)
        access.length = length;
      if (!offset || !length)
        return Access{accessOf(access.root, write).root, 0, std::nullopt, write};
    } else if (Value updated = updatedBy(access.root)) {
      access.root = updated;
    } else {
      break;
    }
  }
  return access;
}

static Access writeAccess(Value target, Value offset, Value length) {
  Access access = accessOf(target, /*write=*/true);
  auto start = getConstantIntValue(offset), size = getConstantIntValue(length);
  if (!start || !size)
    return Access{access.root, 0, std::nullopt, true};
  return Access{access.root, access.offset + *start, *size, true};
}

SmallVector<Access> accessesOf(Operation *op) {
  SmallVector<Access> accesses;
  if (isa<AsyncSliceOp, AsyncEmptyOp>(op))
    return accesses;
  if (auto update = dyn_cast<AsyncUpdateOp>(op))
    return {accessOf(update.getSource(), false),
            writeAccess(update.getTarget(), update.getOffset(), update.getLength())};
  if (auto fill = dyn_cast<AsyncFillOp>(op))
    return {writeAccess(fill.getTarget(), fill.getOffset(), fill.getLength())};
  if (auto collective = dyn_cast<AsyncCollectiveOp>(op))
    return {accessOf(collective.getSource(), false),
            writeAccess(collective.getTarget(), collective.getOffset(), collective.getLength())};
  for (Value operand : op->getOperands())
    if (isa<hal::BufferType>(operand.getType()))
      accesses.push_back(accessOf(operand, false));
  for (Value result : op->getResults())
    accesses.push_back(accessOf(result, true));
  return accesses;
}

} // namespace sluice::stream
