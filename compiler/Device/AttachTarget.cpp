//===- AttachTarget.cpp - what the IR says of its devices at first ---------===//
#include "compiler/Device/Passes.h"
#include "compiler/Device/Placement.h"

namespace sluice::device {
#define GEN_PASS_DEF_ATTACHTARGET
#define GEN_PASS_DEF_PLACENODES
#include "compiler/Device/Passes.h.inc"

namespace {
struct AttachTarget final : impl::AttachTargetBase<AttachTarget> {
  using Base::Base;
  void runOnOperation() override {
    if (auto known = parseTarget(target); !known) {
      getOperation().emitError() << llvm::toString(known.takeError());
      return signalPassFailure();
    }
    setTarget(getOperation(), describeTarget(&getContext(), target));
  }
};

struct PlaceNodes final : impl::PlaceNodesBase<PlaceNodes> {
  using Base::Base;
  void runOnOperation() override {
    bool isAuto = rules == "auto";
    std::vector<std::string> known(targets.begin(), targets.end());
    if (isAuto && namesDevices(getOperation()))
      getOperation().emitError(
          "the program names its devices itself, so there is nothing to place");
    else if (succeeded(isAuto ? placeAutomatically(getOperation(), known)
                              : placeByFile(getOperation(), rules, known)))
      return;
    signalPassFailure();
  }
};
} // namespace
} // namespace sluice::device
