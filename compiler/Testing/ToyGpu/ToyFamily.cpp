//===- ToyFamily.cpp - the toy's targets, and the family ------------------===//
#include "compiler/Testing/ToyGpu/Toy.h"

using namespace sluice;

static llvm::SmallVector<std::string> namesOf() { return {"lanes", "tensor"}; }

static llvm::Expected<TargetModel> parse(llvm::StringRef name) {
  if (name != "lanes" && name != "tensor")
    return llvm::createStringError("unknown target 'toy:" + name +
                                   "': expected toy:lanes or toy:tensor");
  TargetModel model;
  model.triple = "toy";
  model.cpu = name;
  model.l1Bytes = model.l2Bytes = model.l3Bytes = 0;
  model.workgroupMemoryBytes = 64 << 10;
  model.stackBytes = 8 << 10;
  model.maxThreads = 256;
  model.computeUnits = 8;
  model.waitScope = "device";
  model.units = &toy::gpuUnits();
  if (name == "lanes") {
    toy::addLanes(model);
  } else {
    model.matrixUnit = &toy::kTensor;
    model.addMatrixElements({MatrixElement::BF16});
  }
  return model;
}

const backend::Family toy::kFamily{
    {.name = "toy",
     .spelling = "toy:<unit>",
     .example = "toy:lanes",
     .parse = parse,
     .names = namesOf},
    .codeKind = module::GpuCodeKind::Hsaco, // A shared ELF library.
    .convert = convertKernel,
    .emit = emitCode,
};
