//===- Register.cpp - every dialect and pass of the compiler --------------===//
#include "compiler/Driver/Register.h"
#include "compiler/Backend/Family.h"
#include "compiler/Backend/Passes.h"
#include "compiler/Device/Passes.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/Passes.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/Annotations.h"
#include "compiler/Dispatch/Passes.h"
#include "compiler/Global/Passes.h"
#include "compiler/Input/Iree/IreeDialects.h"
#include "compiler/Input/Passes.h"
#include "compiler/Input/Torch/TorchDialect.h"
#include "compiler/Kernels/Passes.h"
#include "compiler/Module/Passes.h"
#include "compiler/Shard/Passes.h"
#include "compiler/Stream/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

void sluice::registerAllDialects(mlir::DialectRegistry &registry) {
  backend::registerFamilies();
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry
      .insert<check::CheckDialect, encoding::EncodingDialect, flow::FlowDialect, hal::HALDialect,
              linalg_ext::LinalgExtDialect, stream::StreamDialect, torch::ConversionDialect,
              torch::TorchDialect, util::AnnotationsDialect, util::UtilDialect>();
  linalg_ext::registerBufferization(registry);
  iree::registerDialects(registry);
}

mlir::DialectRegistry sluice::allDialects() {
  mlir::DialectRegistry registry;
  sluice::registerAllDialects(registry);
  return registry;
}

void sluice::registerAllPasses() {
  mlir::registerAllPasses();
  check::registerSluiceCheckPasses();
  linalg_ext::registerSluiceLinalgExtPasses();
  input::registerSluiceInputPasses();
  input::registerInputPipelines();
  global::registerSluiceGlobalPasses();
  device::registerSluiceDevicePasses();
  shard::registerSluiceShardPasses();
  dispatch::registerSluiceDispatchPasses();
  kernels::registerSluiceKernelsPasses();
  backend::registerSluiceBackendPasses();
  stream::registerSluiceStreamPasses();
  module::registerSluiceModulePasses();
  mlir::PassPipelineRegistration<>("sluice-stream-pipeline",
                                   "the stream stage: tensors -> commands on allocated memory",
                                   stream::buildStreamPipeline);
  mlir::PassPipelineRegistration<>("sluice-module-pipeline",
                                   "the module stage up to bytecode: stream -> hal",
                                   module::buildModulePipeline);
}
