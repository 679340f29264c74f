//===- GenericKind.h - any fused region, from elementwise to row kernels --===//
#pragma once
#include "compiler/Kernels/Generic/TilePlan.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// An operation that updates an input, and whose result is one of the kernel's, works on a copy of
/// the input in the destination.
void startFromDestinations(func::FuncOp kernel);

/// Named structured operations become linalg.generic, composite ones several.
LogicalResult generalize(func::FuncOp kernel);

/// The kernel in the form that tiles are cut from, beside the kernel itself; null if it has none.
std::shared_ptr<OwningOpRef<func::FuncOp>> prepareForTiles(const Kernel &kernel);

/// Writes linalg.generic that looks for the best of rows and its place as linalg_ext.arg_compare.
void recognizeArgCompare(func::FuncOp kernel);

/// Puts `prepared` in the place of the kernel.
void takePrepared(Kernel &kernel, OwningOpRef<func::FuncOp> &prepared);

/// The plan of a kind that computes the prepared form: what `match` finds there, or says why not,
/// as `planned` spreads it, unless that is none, is lowered by `lower`.
template <typename Match, typename Planned, typename Lower>
SmallVector<Candidate> preparedPlans(const Kernel &kernel, Match match, Planned planned,
                                     Lower lower) {
  auto prepared = prepareForTiles(kernel);
  auto found = prepared ? match(**prepared, kernel.why) : std::nullopt;
  auto plan = found ? planned(**prepared, *found) : std::nullopt;
  if (!plan)
    return {};
  return {{describe(*plan), [=, plan = *plan](Kernel &kernel) {
             takePrepared(kernel, *prepared);
             return lower(kernel, *found, plan);
           }}};
}

/// Puts `prepared` in the place of the kernel and follows `plan`.
LogicalResult lowerPrepared(Kernel &kernel, OwningOpRef<func::FuncOp> &prepared,
                            const TilePlan &plan);

/// Joins adjacent loops that all operations walk together.
LogicalResult collapseLoops(func::FuncOp kernel);

class LoopClasses;

/// Computes tile after tile, all operations of a tile together; workgroups take contiguous runs of
/// tiles. Leaves memrefs.
LogicalResult lowerTiled(Kernel &kernel, const TilePlan &plan);

/// What the planner is told about a kernel.
TileShape tileShape(const LoopClasses &classes);

} // namespace sluice::kernels
