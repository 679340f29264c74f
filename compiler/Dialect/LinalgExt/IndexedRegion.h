//===- IndexedRegion.h - ops in whose region linalg_ext.index has a meaning ==//
#pragma once
#include "mlir/IR/OpDefinition.h"

namespace sluice::linalg_ext {
/// linalg_ext.index in the region is a position in the op's iteration space.
template <typename ConcreteType>
class IndexedRegion : public OpTrait::TraitBase<ConcreteType, IndexedRegion> {};
} // namespace sluice::linalg_ext
