//===- Pipeline.cpp - from one program to a part for each device ----------===//
#include "compiler/Device/Passes.h"

void sluice::device::buildPlacePipeline(OpPassManager &pm, const std::string &rules,
                                        ArrayRef<std::string> targets) {
  PlaceNodesOptions options;
  options.rules = rules;
  options.targets.assign(targets.begin(), targets.end());
  if (rules == "auto")
    pm.addPass(createInlinerPass()); // a function may be called for several devices
  pm.addPass(createPlaceNodes(options));
}

void sluice::device::buildPartitionPipeline(OpPassManager &pm) {
  pm.addPass(createInlinerPass());      // a function may be called for several devices
  pm.addPass(createAssignDevices());    // ops -> devices, transfers between them
  pm.addPass(createPartitionDevices()); // stretches of one device -> functions
}
